//! The instructions of one wave: program counter, instruction buffer, and what is asked of the fetch unit.
//!
//! The buffer holds two chunks, the halves of a 64- or 32-byte block; which of them are valid, and the program counter, say
//! everything: the half that the program counter is in is fetched first, then the one behind it. One adder moves the program
//! counter, past an instruction or to a branch target.

use super::decode::LONGEST;
use super::instruction_buffer::InstructionBuffer;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// What the buffer holds of the instruction at the head, and which chunk is wanted next. `chunk`: 4 or 8 dwords; with `looks_behind` also
    /// whether it holds a dword more.
    pub struct StreamHead(chunk: usize, looks_behind: bool) {
        /// The program counter, bytes.
        in pc: (Bits<48>),
        /// The lower half of the buffer is valid, the upper half.
        in valid: [Bit; 2],
        /// It lies outside memory.
        in missing: [Bit; 2],
        /// Length of the instruction in dwords.
        in length: (Bits<3>),
        /// The program counter after it moves on, in dwords.
        in stepped: (Bits<46>),
        /// The head lies in the upper half.
        out upper: (Bit),
        /// The half that the program counter is in is valid.
        out present: (Bit),
        /// All of the instruction is there.
        out whole: (Bit),
        /// And a dword behind it.
        out more: [Bit; usize::from(looks_behind)],
        /// Some of it lies outside memory.
        out lacks: (Bit),
        /// Moving on leaves the half.
        out leaves: (Bit),
        /// Both halves are valid.
        out full: (Bit),
        /// Address of the next chunk, bytes.
        out wanted: (Bits<48>),
        /// It belongs in the upper half.
        out wanted_upper: (Bit),
    }
    |g| {
        let bits = chunk.ilog2();
        let [pc, length] = ["pc", "length"].map(|name| g.input(name));
        let upper = pc.bit(2 + bits);
        let halves = |name: &str| {
            let [low, high] = [0, 1].map(|at: usize| g.inputs(name, 2)[at].clone());
            [upper.select(&high, &low), upper.select(&low, &high)]
        };
        let ([here, there], [lacks_here, lacks_there]) = (halves("valid"), halves("missing"));
        let left = g.constant(5, chunk as u128) - pc.slice(2, bits).zero_extend(5);
        let both = left.plus(chunk as u128);
        let length = length.zero_extend(5);
        let crosses = left.less(&length);
        if looks_behind {
            let beyond = !length.less(&left);
            let there = &there & !&lacks_there;
            g.outputs("more", &[&here & !&lacks_here & (there | !beyond)]);
        }
        g.output("whole", &(&here & there.select(&!both.less(&length), &!&crosses)));
        g.output("present", &here);
        g.output("lacks", &(lacks_here | lacks_there & &crosses));
        g.output("leaves", &(g.input("stepped").bit(bits) ^ &upper));
        g.output("full", &(&here & there));
        let number = pc.slice(2 + bits, 46 - bits);
        let next = g.name("next_chunk", &(&number + here.zero_extend(46 - bits)));
        g.output("wanted_upper", &next.bit(0));
        g.output("wanted", &next.concat(&g.zero(2 + bits)));
        g.output("upper", &upper);
    }
}

hardware_block! {
    /// See the module's description. `chunk`: dwords that a fetch delivers, 4 or 8. Without a buffer of its own
    /// ([`super::barrel`]) it tells where one is written and read, and has no `head`. `looks_behind`: what is behind the head issues with it.
    pub struct InstructionStream(chunk: usize, own_buffer: bool, looks_behind: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Instructions are wanted.
        pub enable: Signal<In, Bit>,
        /// Continues at `load_pc`; what is buffered is dropped. Set when a wave starts or jumps.
        pub load: Signal<In, Bit>,
        /// Byte address; its low two bits are ignored (3.2.1).
        pub load_pc: Signal<In, Bits<48>>,
        /// Moves on by `step`.
        pub advance: Signal<In, Bit>,
        /// Dwords, signed.
        pub step: Signal<In, Bits<17>>,
        /// Moving on is a jump: what is buffered is dropped.
        pub jump: Signal<In, Bit>,
        /// Length of the instruction at the head in dwords.
        pub length: Signal<In, Bits<3>>,
        /// The chunk is written to the lower half of the buffer, the upper half.
        pub write: Vec<Signal<Out, Bit>> = signals(2),
        /// Dword at which the head lies, in a line.
        pub position: Signal<Out, Bits<4>>,
        /// The half of the buffer that the program counter is in is valid.
        pub here: Signal<Out, Bit>,
        /// The dwords at the program counter.
        pub head: Vec<Signal<Out, Bits<32>>> = signals(LONGEST),
        /// All of the instruction is there.
        pub whole: Signal<Out, Bit>,
        /// And the dword behind it.
        pub more: Vec<Signal<Out, Bit>> = signals(usize::from(looks_behind)),
        /// Some of it lies outside memory.
        pub missing: Signal<Out, Bit>,
        /// The program counter: address of the head, bytes.
        pub pc: Signal<Out, Bits<48>>,

        /// A chunk is wanted.
        pub fetch_want: Signal<Out, Bit>,
        /// An address within it, bytes.
        pub fetch_pc: Signal<Out, Bits<48>>,
        /// The fetch unit takes the request.
        pub fetch_grant: Signal<In, Bit>,
        /// The chunk asked for is on `fetch_chunk`.
        pub fetch_hit: Signal<In, Bit>,
        /// The chunk asked for is not there yet: ask again.
        pub fetch_miss: Signal<In, Bit>,
        /// It lies outside memory.
        pub fetch_missing: Signal<In, Bit>,
        /// The chunk.
        pub fetch_chunk: Vec<Signal<In, Bits<32>>> = signals(chunk),

        buffer: Vec<InstructionBuffer> =
            (0..usize::from(own_buffer)).map(|_| InstructionBuffer::new(chunk)).collect(),
        at_head: StreamHead = StreamHead::new(chunk, looks_behind),
        pc_state: DFF<Bits<48>>,
        lower_valid: DFF<Bit>,
        upper_valid: DFF<Bit>,
        lower_missing: DFF<Bit>,
        upper_missing: DFF<Bit>,
        pending: DFF<Bit>,
        pending_upper: DFF<Bit>,
        stale: DFF<Bit>,
        redirect: Signal<Local, Bit>,
        answered: Signal<Local, Bit>,
        arrived: Signal<Local, Bit>,
        wide_step: Signal<Local, Bits<46>>,
        stepped: Signal<Local, Bits<46>>,
    }
}

impl Logic for InstructionStream {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            pc_state,
            lower_valid,
            upper_valid,
            lower_missing,
            upper_missing,
            pending,
            pending_upper,
            stale
        );

        // The head.
        self.pc.next = self.pc_state.q.val();
        self.at_head.pc.next = self.pc_state.q.val();
        self.at_head.valid[0].next = self.lower_valid.q.val();
        self.at_head.valid[1].next = self.upper_valid.q.val();
        self.at_head.missing[0].next = self.lower_missing.q.val();
        self.at_head.missing[1].next = self.upper_missing.q.val();
        self.at_head.length.next = self.length.val();
        self.at_head.stepped.next = self.stepped.val();
        self.whole.next = self.at_head.whole.val();
        for k in 0..self.more.len() {
            self.more[k].next = self.at_head.more[k].val();
        }
        self.missing.next = self.at_head.lacks.val();
        self.here.next = self.at_head.present.val();
        self.position.next = self.pc_state.q.val().get_bits::<4>(2);
        for i in 0..self.head.len() {
            self.head[i].next = 0.into();
        }
        for k in 0..self.buffer.len() {
            self.buffer[k].clock.next = self.clock.val();
            self.buffer[k].position.next = self.position.val();
            for i in 0..self.head.len() {
                self.head[i].next = self.buffer[k].head[i].val();
            }
            for i in 0..self.fetch_chunk.len() {
                self.buffer[k].chunk[i].next = self.fetch_chunk[i].val();
            }
            for i in 0..2 {
                self.buffer[k].write[i].next = self.write[i].val();
            }
        }

        // What arrives; a jump makes the chunk on its way stale.
        self.redirect.next = self.load.val() | (self.advance.val() & self.jump.val());
        self.answered.next = self.fetch_hit.val() | self.fetch_miss.val();
        self.arrived.next = self.fetch_hit.val() & !self.stale.q.val();
        self.write[0].next = self.arrived.val() & !self.pending_upper.q.val();
        self.write[1].next = self.arrived.val() & self.pending_upper.q.val();
        if self.arrived.val() & !self.pending_upper.q.val() {
            self.lower_valid.d.next = true;
            self.lower_missing.d.next = self.fetch_missing.val();
        }
        if self.arrived.val() & self.pending_upper.q.val() {
            self.upper_valid.d.next = true;
            self.upper_missing.d.next = self.fetch_missing.val();
        }

        // What is asked for.
        self.fetch_pc.next = self.at_head.wanted.val();
        self.fetch_want.next = self.enable.val() & !self.pending.q.val() & !self.at_head.full.val();
        for _k in 0..self.buffer.len() {
            // In a barrel it is known too late whether the wave goes on elsewhere: what is asked for in that cycle is stale.
            if self.redirect.val() {
                self.fetch_want.next = false;
            }
        }
        if self.fetch_grant.val() {
            self.pending.d.next = true;
            self.pending_upper.d.next = self.at_head.wanted_upper.val();
        }
        if self.answered.val() {
            self.pending.d.next = false;
            self.stale.d.next = false;
        }

        // Moving on: a half that is left is free.
        self.wide_step.next = bit_cast::<46, 17>(self.step.val());
        if self.step.val().get_bit(16) {
            self.wide_step.next = bit_cast::<46, 17>(self.step.val()) | 0x3fff_fffe_0000_u64;
        }
        self.stepped.next = self.pc_state.q.val().get_bits::<46>(2) + self.wide_step.val();
        if self.advance.val() {
            self.pc_state.d.next = bit_cast::<48, 46>(self.stepped.val()) << 2;
            if self.at_head.leaves.val() {
                if self.at_head.upper.val() {
                    self.upper_valid.d.next = false;
                } else {
                    self.lower_valid.d.next = false;
                }
            }
        }
        if self.load.val() {
            self.pc_state.d.next = self.load_pc.val() & 0xffff_ffff_fffc_u64;
        }
        if self.redirect.val() {
            self.lower_valid.d.next = false;
            self.upper_valid.d.next = false;
            self.stale.d.next = (self.pending.q.val() & !self.answered.val()) | self.fetch_grant.val();
        }
    }
}
