//! Scalar memory of one SIMD: several loads in progress, each in a unit of its own, so that they wait for memory together.
//!
//! An instruction goes to the first idle unit. Units read registers in the cycle after the issue, so only one does at a
//! time; requests and register writes are served lowest unit first. Loads may finish in any order (5.7).

use super::scalar_memory::ScalarMemory;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Chooses among `count` units: who takes the next load, who reads, who asks for a line, who writes.
    pub struct LoadUnits(count: usize) {
        /// The unit is idle.
        in idle: [Bit; count],
        /// A load issues.
        in issue: (Bit),
        /// The unit reads registers.
        in reading: [Bit; count],
        /// The unit wants a line.
        in wants: [Bit; count],
        /// The port takes a request.
        in port_ready: (Bit),
        /// The unit writes a register.
        in writes: [Bit; count],
        /// The SGPR file takes a write.
        in file_ready: (Bit),
        /// The unit finishes.
        in finishes: [Bit; count],
        /// Wave of the unit's load.
        in wave: [Bits<4>; count],
        /// Number of its load.
        in sequence: [Bits<16>; count],
        /// Base register.
        in base: [Bits<7>; count],
        /// Offset register.
        in offset: [Bits<7>; count],
        /// Line number.
        in line: [Bits<42>; count],
        /// Bytes of it.
        in mask: [Bits<64>; count],
        /// Pair number.
        in pair: [Bits<6>; count],
        /// Data.
        in data: [Bits<64>; count],
        /// Halves.
        in halves: [Bits<2>; count],
        /// Some unit is idle.
        out ready: (Bit),
        /// The load issues to the unit.
        out issues: [Bit; count],
        /// Wave that reads.
        out read_wave: (Bits<4>),
        /// Base register.
        out read_base: (Bits<7>),
        /// Offset register.
        out read_offset: (Bits<7>),
        /// A line is wanted.
        out request: (Bit),
        /// Which.
        out request_line: (Bits<42>),
        /// Bytes of it.
        out request_mask: (Bits<64>),
        /// Number of the unit.
        out request_tag: (Bits<4>),
        /// Wave of the request.
        out request_wave: (Bits<4>),
        /// Number of its load.
        out request_sequence: (Bits<16>),
        /// The unit's request is taken.
        out taken: [Bit; count],
        /// A register is written.
        out write: (Bit),
        /// Of this wave.
        out write_wave: (Bits<4>),
        /// Number of the load.
        out write_sequence: (Bits<16>),
        /// Pair number.
        out write_pair: (Bits<6>),
        /// Data.
        out write_data: (Bits<64>),
        /// Halves.
        out write_halves: (Bits<2>),
        /// The unit's write is taken.
        out written: [Bit; count],
        /// The load that writes is finished.
        out done: (Bit),
    }
    |g| {
        let lowest = |name: &str| {
            let set = vector_of(g, &g.inputs(name, count));
            g.name(&format!("first_{name}"), &(&set & &-&set))
        };
        let choose = |one_hot: &Wire, name: &str| one_hot_select(g, one_hot, &g.inputs(name, count));
        let idle = lowest("idle");
        g.output("ready", &idle.any());
        g.outputs("issues", &bits_of(&idle.when(&g.input("issue"))));
        let reading = lowest("reading");
        g.output("read_wave", &choose(&reading, "wave"));
        g.output("read_base", &choose(&reading, "base"));
        g.output("read_offset", &choose(&reading, "offset"));
        let asks = lowest("wants");
        g.output("request", &asks.any());
        g.output("request_line", &choose(&asks, "line"));
        g.output("request_mask", &choose(&asks, "mask"));
        g.output("request_tag", &encode(g, &asks, 4));
        g.output("request_wave", &choose(&asks, "wave"));
        g.output("request_sequence", &choose(&asks, "sequence"));
        g.outputs("taken", &bits_of(&asks.when(&g.input("port_ready"))));
        let writes = lowest("writes");
        g.output("write", &writes.any());
        for name in ["wave", "sequence", "pair", "data", "halves"] {
            g.output(&format!("write_{name}"), &choose(&writes, name));
        }
        g.outputs("written", &bits_of(&writes.when(&g.input("file_ready"))));
        g.output("done", &vector_of(g, &g.inputs("finishes", count)).any());
    }
}

generator_block! {
    /// The unit that an answer is for.
    pub struct LoadReturn(count: usize) {
        /// An answer is here.
        in valid: (Bit),
        /// Number of the unit.
        in tag: (Bits<4>),
        /// It is for the unit.
        out to: [Bit; count],
    }
    |g| {
        let (valid, tag) = (g.input("valid"), g.input("tag"));
        let to: Vec<Wire> = (0..count).map(|at| &valid & tag.is(at as u128)).collect();
        g.outputs("to", &to);
    }
}

hardware_block! {
    /// See the module's description. `count` units, 1 to 16.
    pub struct ScalarLoads(count: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A load issues.
        pub issue_valid: Signal<In, Bit>,
        /// From this wave.
        pub issue_wave: Signal<In, Bits<4>>,
        /// First dword.
        pub issue_word0: Signal<In, Bits<32>>,
        /// Second dword.
        pub issue_word1: Signal<In, Bits<32>>,
        /// Its number.
        pub issue_sequence: Signal<In, Bits<16>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The wave whose registers are read.
        pub read_wave: Signal<Out, Bits<4>>,
        /// Base and offset registers.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(2),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// A register pair is written.
        pub write: Signal<Out, Bit>,
        /// The write happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Of this wave.
        pub write_wave: Signal<Out, Bits<4>>,
        /// Number of the load.
        pub write_sequence: Signal<Out, Bits<16>>,
        /// Pair number.
        pub write_pair: Signal<Out, Bits<6>>,
        /// Data.
        pub write_data: Signal<Out, Bits<64>>,
        /// Halves.
        pub write_halves: Signal<Out, Bits<2>>,
        /// The load that writes is finished.
        pub done: Signal<Out, Bit>,
        /// A line is wanted.
        pub request_valid: Signal<Out, Bit>,
        /// The port takes the request.
        pub request_ready: Signal<In, Bit>,
        /// Line number.
        pub request_line: Signal<Out, Bits<42>>,
        /// Bytes of it that the load takes.
        pub request_mask: Signal<Out, Bits<64>>,
        /// Number of the unit.
        pub request_tag: Signal<Out, Bits<4>>,
        /// Wave of the request.
        pub request_wave: Signal<Out, Bits<4>>,
        /// Number of its load.
        pub request_sequence: Signal<Out, Bits<16>>,
        /// A line is here.
        pub response_valid: Signal<In, Bit>,
        /// Number of the unit.
        pub response_tag: Signal<In, Bits<4>>,
        /// Its bytes.
        pub response_data: Signal<In, Bits<512>>,

        unit: Vec<ScalarMemory> = (0..count).map(|_| ScalarMemory::new()).collect(),
        choose: LoadUnits = LoadUnits::new(count),
        answers: LoadReturn = LoadReturn::new(count),
    }
}

impl Logic for ScalarLoads {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..self.unit.len() {
            self.unit[i].clock.next = self.clock.val();
            self.unit[i].issue_valid.next = self.choose.issues[i].val();
            self.unit[i].issue_wave.next = self.issue_wave.val();
            self.unit[i].issue_word0.next = self.issue_word0.val();
            self.unit[i].issue_word1.next = self.issue_word1.val();
            self.unit[i].issue_sequence.next = self.issue_sequence.val();
            self.unit[i].read_data[0].next = self.read_data[0].val();
            self.unit[i].read_data[1].next = self.read_data[1].val();
            self.unit[i].request_ready.next = self.choose.taken[i].val();
            self.unit[i].response_valid.next = self.answers.to[i].val();
            self.unit[i].response_data.next = self.response_data.val();
            self.unit[i].write_ready.next = self.choose.written[i].val();
            self.choose.idle[i].next = self.unit[i].ready.val();
            self.choose.reading[i].next = self.unit[i].reading.val();
            self.choose.wants[i].next = self.unit[i].request_valid.val();
            self.choose.writes[i].next = self.unit[i].write.val();
            self.choose.finishes[i].next = self.unit[i].done.val();
            self.choose.wave[i].next = self.unit[i].wave.val();
            self.choose.sequence[i].next = self.unit[i].sequence.val();
            self.choose.base[i].next = self.unit[i].read_index[0].val();
            self.choose.offset[i].next = self.unit[i].read_index[1].val();
            self.choose.line[i].next = self.unit[i].request_line.val();
            self.choose.mask[i].next = self.unit[i].request_mask.val();
            self.choose.pair[i].next = self.unit[i].write_pair.val();
            self.choose.data[i].next = self.unit[i].write_data.val();
            self.choose.halves[i].next = self.unit[i].write_halves.val();
        }
        self.choose.issue.next = self.issue_valid.val();
        self.choose.port_ready.next = self.request_ready.val();
        self.choose.file_ready.next = self.write_ready.val();
        self.ready.next = self.choose.ready.val();
        self.read_wave.next = self.choose.read_wave.val();
        self.read_index[0].next = self.choose.read_base.val();
        self.read_index[1].next = self.choose.read_offset.val();
        self.write.next = self.choose.write.val();
        self.write_wave.next = self.choose.write_wave.val();
        self.write_sequence.next = self.choose.write_sequence.val();
        self.write_pair.next = self.choose.write_pair.val();
        self.write_data.next = self.choose.write_data.val();
        self.write_halves.next = self.choose.write_halves.val();
        self.done.next = self.choose.done.val();
        self.request_valid.next = self.choose.request.val();
        self.request_line.next = self.choose.request_line.val();
        self.request_mask.next = self.choose.request_mask.val();
        self.request_tag.next = self.choose.request_tag.val();
        self.request_wave.next = self.choose.request_wave.val();
        self.request_sequence.next = self.choose.request_sequence.val();
        self.answers.valid.next = self.response_valid.val();
        self.answers.tag.next = self.response_tag.val();
    }
}
