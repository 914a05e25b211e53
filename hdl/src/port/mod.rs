//! The memory port of the compute unit: one request a cycle from its clients in turn, responses by number.
//!
//! An identifier is `{simd, client, tag}`: 2, 2 and 6 bits. Clients of a SIMD: 0 instruction fetch, 1 scalar memory,
//! 2 vector memory. The atomic unit, which the SIMDs share, is client 3 of SIMD 0; its tag is 1 of writes.

pub mod requests;

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{bits_of, one_hot_record, one_hot_select, round_robin, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};
use tombolo_netlist::{generator_block, record};

/// Clients of the port in each SIMD.
pub const CLIENTS: usize = 3;
/// `{simd, client}` of the atomic unit.
const ATOMIC_CLIENT: usize = 3;

record! {
    /// What a client asks of the port.
    pub struct LineRequest {
        /// There is something.
        pub valid: Bit,
        /// It writes; clients that cannot leave it out.
        pub write: Bit,
        /// Line number.
        pub line: Bits<42>,
        /// Bytes wanted or written; instruction fetch wants what is there.
        pub mask: Bits<64>,
        /// Number of the client's record, which comes back.
        pub tag: Bits<6>,
    }
}

record! {
    /// An access to some bytes of a line.
    pub struct LineAccess {
        /// It is made in this cycle.
        pub valid: Bit,
        /// It reads.
        pub reads: Bit,
        /// It writes.
        pub writes: Bit,
        /// Its wave.
        pub wave: Bits<4>,
        /// Line number.
        pub line: Bits<42>,
        /// The bytes.
        pub mask: Bits<64>,
    }
}

record! {
    /// A response, or a part of it; the data is beside it.
    pub struct LineResponse {
        /// It is here.
        pub valid: Bit,
        /// Number of the record.
        pub tag: Bits<6>,
        /// Number of the part of the line.
        pub part: Bits<2>,
        /// It is the last one.
        pub last: Bit,
        /// Parts of the line lie outside memory: bit 0 some, bit 1 all.
        pub missing: Bits<2>,
    }
}

generator_block! {
    /// Chooses among the clients of `simds` SIMDs (client `c` of SIMD `s` is number `3 s + c`) and the atomic unit (the
    /// last one); only vector memory and the atomic unit write. `is_narrow`: see [`crate::config::Config::narrow_port`], `own_stores_known`:
    /// [`crate::config::Config::knows_own_stores`].
    pub struct PortArbiter(simds: usize, is_narrow: bool, own_stores_known: bool) {
        /// Requests.
        in request: [LineRequest; CLIENTS * simds],
        /// Bytes to write, of vector memory; of a narrow port the quarter of the beat, lowest.
        in data: [Bits<512>; simds],
        /// The request of the atomic unit; its tag is 1 of writes.
        in atomic: (LineRequest),
        /// Its bytes to write.
        in atomic_data: (Bits<512>),
        /// The unit is between reading and writing its line: no one else writes it.
        in locked: (Bit),
        /// Granted last, one-hot.
        in last: (Bits<16>),
        /// That request was not taken: it stays.
        in waits: (Bit),
        /// The port takes the request.
        in ready: (Bit),
        /// Which 8 of its bytes are asked for.
        in beat: [Bits<3>; usize::from(is_narrow)],
        /// Some request.
        out valid: (Bit),
        /// It writes.
        out port_write: (Bit),
        /// Line number.
        out port_line: (Bits<42>),
        /// Bytes; of a narrow port those of the beat, lowest, from the second cycle of the request on.
        out port_data: (Bits<512>),
        /// Bytes wanted or written.
        out port_mask: (Bits<64>),
        /// Identifier.
        out id: (Bits<10>),
        /// The client's request is taken.
        out taken: [Bit; CLIENTS * simds],
        /// That of the atomic unit.
        out atomic_taken: (Bit),
        /// A line is written; where the only cache knows what its own stores write, by the atomic unit.
        out written: (Bit),
        /// Which.
        out written_line: (Bits<42>),
        /// Not by the atomic unit.
        out written_by_simd: (Bit),
        /// The choice, for `last`.
        out granted: (Bits<16>),
        /// A write of the atomic unit's line was there before the unit began, and still is: the unit does not read the line yet.
        out contends: (Bit),
    }
    |g| {
        // The atomic unit is the last client and the last writer.
        let clients = CLIENTS * simds + 1;
        let mut requests = g.inputs_of::<LineRequest>("request", clients - 1);
        requests.push(g.input_of::<LineRequest>("atomic"));
        let mut data = g.inputs("data", simds);
        data.push(g.input("atomic_data"));
        let writers: Vec<usize> = (0..simds).map(|simd| CLIENTS * simd + 2).chain([clients - 1]).collect();
        let locked = g.input("locked");
        let mut wants: Vec<Wire> = requests.iter().map(|request| request.valid.clone()).collect();
        let mut conflicts = vec![];
        for at in &writers[..simds] {
            let LineRequestWires { valid, write, line, .. } = &requests[*at];
            let conflict = &locked & write & line.equals(&requests[clients - 1].line);
            wants[*at] = valid & !&conflict;
            conflicts.push(conflict);
        }
        let want = vector_of(g, &wants);
        let (last, waits) = (g.input("last").slice(0, clients as u32), g.input("waits"));
        let grant = g.name("grant", &waits.select(&last, &round_robin(&want, &last)));
        let contends = writers.iter().zip(&conflicts).map(|(at, conflict)| last.bit(*at as u32) & conflict);
        g.output("contends", &(&waits & g.or_all(1, &contends.collect::<Vec<_>>())));
        let writer: Vec<_> = writers.iter().map(|at| grant.bit(*at as u32)).collect();
        let writer = g.name("grant_writer", &vector_of(g, &writer));
        g.output("valid", &(want.any() | &waits));
        let granted = one_hot_record(g, &grant, &requests);
        g.output("port_line", &granted.line);
        g.output("written_line", if own_stores_known { &requests[clients - 1].line } else { &granted.line });
        let writes: Vec<Wire> = writers.iter().map(|at| requests[*at].write.clone()).collect();
        let write = one_hot_select(g, &writer, &writes);
        g.output("port_write", &write);
        let bytes = if is_narrow {
            // Who has waited was granted before: nothing is between registers and these bytes but their choice. The atomic unit's are the
            // same in all beats.
            let upper = g.inputs("beat", 1)[0].bit(0);
            let waiting: Vec<_> = writers.iter().map(|at| last.bit(*at as u32)).collect();
            let word = |quarter: &Wire| upper.select(&quarter.slice(64, 64), &quarter.slice(0, 64));
            let mut words: Vec<Wire> = data[..simds].iter().map(word).collect();
            words.push(data[simds].slice(0, 64));
            one_hot_select(g, &vector_of(g, &waiting), &words).zero_extend(512)
        } else {
            one_hot_select(g, &writer, &data)
        };
        g.output("port_data", &bytes);
        g.output("port_mask", &granted.mask);
        let code = |at: usize| if at == clients - 1 { ATOMIC_CLIENT } else { at / CLIENTS * 4 + at % CLIENTS };
        let codes: Vec<_> = (0..clients).map(|at| g.constant(4, code(at) as u128)).collect();
        g.output("id", &one_hot_select(g, &grant, &codes).concat(&granted.tag));
        g.output("granted", &grant.resize(16));
        let ready = g.input("ready");
        let taken = bits_of(&grant.when(&ready));
        g.outputs("taken", &taken[..clients - 1]);
        g.output("atomic_taken", &taken[clients - 1]);
        let written = write & ready;
        let by_atomic = grant.bit(clients as u32 - 1);
        g.output("written", &if own_stores_known { &written & &by_atomic } else { written.clone() });
        g.output("written_by_simd", &(written & !by_atomic));
    }
}

generator_block! {
    /// Sends a response to the client that asked. They all take it at once.
    pub struct PortReturn(simds: usize) {
        /// A response is here, or some of it.
        in valid: (Bit),
        /// Identifier.
        in id: (Bits<10>),
        /// Number of the part.
        in part: (Bits<2>),
        /// It is the last one.
        in last: (Bit),
        /// See [`LineResponse`].
        in missing: (Bits<2>),
        /// For client `3 s + c`.
        out to: [LineResponse; CLIENTS * simds],
        /// For the atomic unit.
        out to_atomic: (LineResponse),
    }
    |g| {
        let [valid, id, part, last, missing] = ["valid", "id", "part", "last", "missing"].map(|name| g.input(name));
        let tag = id.slice(0, 6);
        let response = |code: usize| LineResponseWires {
            valid: &valid & id.slice(6, 4).is(code as u128),
            tag: tag.clone(),
            part: part.clone(),
            last: last.clone(),
            missing: missing.clone(),
        };
        for at in 0..CLIENTS * simds {
            g.output_of(&format!("to_{at}"), &response(at / CLIENTS * 4 + at % CLIENTS));
        }
        g.output_of("to_atomic", &response(ATOMIC_CLIENT));
    }
}

generator_block! {
    /// The part of a line that has a number: `quarters` of its four quarters, 4 or 1.
    pub struct LinePart(quarters: usize) {
        /// 64 bytes.
        in line: (Bits<512>),
        /// The number.
        in part: (Bits<2>),
        /// The quarters, the lowest first.
        out data: [Bits<128>; quarters],
    }
    |g| {
        let line = g.input("line");
        let all: Vec<_> = (0..4).map(|at| line.slice(128 * at, 128)).collect();
        let chosen = if quarters == 4 { all } else { vec![g.choose(&g.input("part"), &all)] };
        g.outputs("data", &chosen);
    }
}

hardware_block! {
    /// A response on its way to the client that asked: as a whole, or a quarter a cycle in consecutive cycles. `is_narrow`: the quarters
    /// come one by one, see [`crate::config::Config::narrow_port`].
    pub struct PortResponses(simds: usize, quarters: usize, is_narrow: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A response is here; it stays until it is taken.
        pub valid: Signal<In, Bit>,
        /// Identifier.
        pub id: Signal<In, Bits<10>>,
        /// The line, or its quarter as the lowest one.
        pub line: Signal<In, Bits<512>>,
        /// Number of that quarter.
        pub quarter: Vec<Signal<In, Bits<2>>> = signals(usize::from(is_narrow)),
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// See [`LineResponse`].
        pub missing: Signal<In, Bits<2>>,
        /// To client `3 s + c`.
        pub to: Vec<Signal<Out, LineResponse>> = signals(CLIENTS * simds),
        /// To the atomic unit.
        pub to_atomic: Signal<Out, LineResponse>,
        /// Its quarters.
        pub data: Vec<Signal<Out, Bits<128>>> = signals(quarters),

        choice: PortReturn = PortReturn::new(simds),
        slice: Vec<LinePart> = (0..usize::from(!is_narrow)).map(|_| LinePart::new(quarters)).collect(),
        count: Vec<DFF<Bits<2>>> = signals(usize::from(quarters == 1 && !is_narrow)),
        part: Signal<Local, Bits<2>>,
        last: Signal<Local, Bit>,
    }
}

impl Logic for PortResponses {
    #[hdl_gen]
    fn update(&mut self) {
        self.part.next = 0.into();
        self.last.next = true;
        for k in 0..self.count.len() {
            self.count[k].clock.next = self.clock.val();
            self.count[k].d.next = self.count[k].q.val();
            if self.valid.val() {
                self.count[k].d.next = self.count[k].q.val() + 1;
            }
            self.part.next = self.count[k].q.val();
            self.last.next = self.count[k].q.val() == 3;
        }
        self.ready.next = self.last.val();
        for k in 0..self.quarter.len() {
            self.part.next = self.quarter[k].val();
            self.last.next = self.quarter[k].val() == 3;
            self.ready.next = true;
            self.data[k].next = self.line.val().get_bits::<128>(0);
        }
        self.choice.valid.next = self.valid.val();
        self.choice.id.next = self.id.val();
        self.choice.part.next = self.part.val();
        self.choice.last.next = self.last.val();
        self.choice.missing.next = self.missing.val();
        for i in 0..self.to.len() {
            self.to[i].next = self.choice.to[i].val();
        }
        self.to_atomic.next = self.choice.to_atomic.val();
        for k in 0..self.slice.len() {
            self.slice[k].line.next = self.line.val();
            self.slice[k].part.next = self.part.val();
            for i in 0..self.data.len() {
                self.data[i].next = self.slice[k].data[i].val();
            }
        }
    }
}

/// SIMDs in the proof.
const PROVED_SIMDS: usize = 2;

/// Of responses in quarters: see [`Proof`].
pub const RESPONSES_PROOF: Proof = Proof {
    name: "port_responses",
    block: || connected(PortResponses::new(PROVED_SIMDS, 1, false)),
    properties: responses,
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "port_responses", signal: "last", fault: Fault::StuckAtOne(0) },
};

fn responses(p: &Properties) {
    let [valid, ready, id, line, missing] = ["valid", "ready", "id", "line", "missing"].map(|name| p.signal(name));
    p.assume("response_stays", &p.stays(&valid, &ready, &[&id, &line, &missing]));
    p.assume("response_ends_when_taken", &implies(&p.past(&(&valid & !&ready)), &valid));
    let part = p.state("parts", 2, 0, |part| part + valid.zero_extend(2));
    p.assert("parts_are_counted", &part.equals(&p.signal("count_0")));
    p.assert("taken_with_the_last_part", &ready.equals(&part.is(3)));
    let clients = CLIENTS * PROVED_SIMDS;
    let mut to: Vec<_> = (0..clients).map(|at| p.record::<LineResponse>(&format!("to_{at}"))).collect();
    to.push(p.record::<LineResponse>("to_atomic"));
    for (at, response) in to.iter().enumerate() {
        let code = if at == clients { ATOMIC_CLIENT } else { at / CLIENTS * 4 + at % CLIENTS };
        let meant = &valid & id.slice(6, 4).is(code as u128);
        p.assert(&format!("client_{at}_is_meant"), &response.valid.equals(&meant));
        let same = response.tag.equals(&id.slice(0, 6))
            & response.part.equals(&part)
            & response.last.equals(&part.is(3))
            & response.missing.equals(&missing);
        p.assert(&format!("client_{at}_gets_its_part"), &implies(&meant, &same));
    }
    let bit = part.concat(&p.builder().zero(7));
    p.assert("data_are_of_the_part", &p.signal("data_0").equals(&line.slice_at(&bit, 128)));
}
