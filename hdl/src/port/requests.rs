//! The request side of the memory port: what is offered stays until it is taken.

use super::{CLIENTS, LineRequest, PortArbiter};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected, implies};

hardware_block! {
    /// One request a cycle of `simds` SIMDs and the atomic unit, in turn. A request that is not taken stays as it is, whoever comes
    /// in between. `is_narrow`: see [`crate::config::Config::narrow_port`], `own_stores_known`: [`crate::config::Config::knows_own_stores`].
    pub struct PortRequests(simds: usize, is_narrow: bool, own_stores_known: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Requests of client `3 s + c`.
        pub request: Vec<Signal<In, LineRequest>> = signals(CLIENTS * simds),
        /// Bytes to write, of vector memory; of a narrow port the quarter of the beat, lowest.
        pub data: Vec<Signal<In, Bits<512>>> = signals(simds),
        /// The request of the atomic unit; its tag is 1 of writes.
        pub atomic: Signal<In, LineRequest>,
        /// Its bytes to write.
        pub atomic_data: Signal<In, Bits<512>>,
        /// The unit is between reading and writing its line: no one else writes it.
        pub locked: Signal<In, Bit>,
        /// See [`PortArbiter`].
        pub contends: Signal<Out, Bit>,
        /// Some request.
        pub valid: Signal<Out, Bit>,
        /// The port takes it.
        pub ready: Signal<In, Bit>,
        /// It writes.
        pub write: Signal<Out, Bit>,
        /// Line number.
        pub line: Signal<Out, Bits<42>>,
        /// Which 8 of its bytes are asked for.
        pub beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(is_narrow)),
        /// Bytes; of a narrow port those of the beat, lowest, from the second cycle of the request on.
        pub bytes: Signal<Out, Bits<512>>,
        /// Bytes wanted or written.
        pub mask: Signal<Out, Bits<64>>,
        /// Identifier.
        pub id: Signal<Out, Bits<10>>,
        /// The client's request is taken.
        pub taken: Vec<Signal<Out, Bit>> = signals(CLIENTS * simds),
        /// That of the atomic unit.
        pub atomic_taken: Signal<Out, Bit>,
        /// A line is written.
        pub written: Signal<Out, Bit>,
        /// Which, see [`PortArbiter`].
        pub written_line: Signal<Out, Bits<42>>,
        /// Not by the atomic unit.
        pub written_by_simd: Signal<Out, Bit>,

        arbiter: PortArbiter = PortArbiter::new(simds, is_narrow, own_stores_known),
        last: DFF<Bits<16>>,
        waits: DFF<Bit>,
    }
}

impl Logic for PortRequests {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last, waits);
        for i in 0..self.request.len() {
            self.arbiter.request[i].next = self.request[i].val();
            self.taken[i].next = self.arbiter.taken[i].val();
        }
        for i in 0..self.data.len() {
            self.arbiter.data[i].next = self.data[i].val();
        }
        self.arbiter.atomic.next = self.atomic.val();
        self.arbiter.atomic_data.next = self.atomic_data.val();
        self.arbiter.locked.next = self.locked.val();
        self.arbiter.ready.next = self.ready.val();
        for k in 0..self.beat.len() {
            self.arbiter.beat[k].next = self.beat[k].val();
        }
        self.arbiter.last.next = self.last.q.val();
        self.arbiter.waits.next = self.waits.q.val();
        self.waits.d.next = self.arbiter.valid.val() & !self.ready.val();
        if self.arbiter.valid.val() {
            self.last.d.next = self.arbiter.granted.val();
        }
        self.valid.next = self.arbiter.valid.val();
        self.write.next = self.arbiter.port_write.val();
        self.line.next = self.arbiter.port_line.val();
        self.bytes.next = self.arbiter.port_data.val();
        self.mask.next = self.arbiter.port_mask.val();
        self.id.next = self.arbiter.id.val();
        self.atomic_taken.next = self.arbiter.atomic_taken.val();
        self.written.next = self.arbiter.written.val();
        self.written_line.next = self.arbiter.written_line.val();
        self.written_by_simd.next = self.arbiter.written_by_simd.val();
        self.contends.next = self.arbiter.contends.val();
    }
}

/// SIMDs in the proof.
const PROVED_SIMDS: usize = 2;

/// See [`Proof`].
pub const PROOF: Proof = Proof {
    name: "port_requests",
    block: || connected(PortRequests::new(PROVED_SIMDS, false, false)),
    properties: |p| {
        // The bits of the data are alike: a byte stands for them.
        properties(p, &[&p.signal("bytes").slice(0, 8)]);
    },
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "port_requests", signal: "waits", fault: Fault::StuckAtZero(0) },
};

/// Of [`crate::config::Config::narrow_port`]: see [`Proof`].
pub const NARROW_PROOF: Proof = Proof {
    name: "port_requests_narrow",
    block: || connected(PortRequests::new(PROVED_SIMDS, true, false)),
    properties: |p| {
        properties(p, &[]);
        let (last, upper) = (p.signal("last"), p.signal("beat_0").bit(0));
        let writers = [(2, "data_0"), (5, "data_1"), (CLIENTS as u32 * PROVED_SIMDS as u32, "atomic_data")];
        for (client, data) in writers {
            let data = p.signal(data);
            // The atomic unit's are the same in all beats.
            let low = data.slice(0, 8);
            let word = if client == 6 { low } else { upper.select(&data.slice(64, 8), &low) };
            let asked = &p.signal("waits") & last.bit(client);
            let same = p.signal("bytes").slice(0, 8).equals(&word);
            p.assert(&format!("client_{client}_gives_the_beat"), &implies(&asked, &same));
        }
    },
    depth: 1,
    is_bounded: false,
    planted: Planted { module: "port_arbiter", signal: "grant_writer", fault: Fault::StuckAtOne(0) },
};

/// `data`: what else of a request stays.
fn properties(p: &Properties, data: &[&Wire]) {
    let clients = CLIENTS * PROVED_SIMDS;
    let mut requests: Vec<_> = (0..clients).map(|at| p.record::<LineRequest>(&format!("request_{at}"))).collect();
    requests.push(p.record::<LineRequest>("atomic"));
    let mut taken = p.signals("taken", clients);
    taken.push(p.signal("atomic_taken"));
    let [valid, ready, write, line, id, locked, contends] =
        ["valid", "ready", "write", "line", "id", "locked", "contends"].map(|name| p.signal(name));
    let byte = |name: &str| p.signal(name).slice(0, 8);
    let mask = p.signal("mask");
    let payload = [&[&write, &line, &mask, &id], data].concat();

    // Clients keep to it themselves, and the atomic unit asks for the line that it has locked.
    for (at, (request, taken)) in requests.iter().zip(&taken).enumerate() {
        let data = match at {
            2 | 5 => byte(&format!("data_{}", at / CLIENTS)),
            6 => byte("atomic_data"),
            _ => p.builder().zero(1),
        };
        let fields = [&request.write, &request.line, &request.mask, &request.tag, &data];
        p.assume(&format!("client_{at}_stays"), &p.stays(&request.valid, taken, &fields));
        if at % CLIENTS != 2 && at != clients {
            p.assume(&format!("client_{at}_reads"), &!&request.write);
        }
    }
    let atomic = &requests[clients];
    let was_locked = p.past(&locked);
    let its_line = &atomic.line;
    p.assume("locked_line_stays", &implies(&(&locked & &was_locked), &its_line.equals(&p.past(its_line))));
    p.assume("atomic_is_locked", &implies(&atomic.valid, &locked));

    p.assert("request_stays", &p.stays(&valid, &ready, &payload));
    let any_taken = p.builder().concat(&taken.iter().collect::<Vec<_>>());
    p.assert("one_is_taken", &(&any_taken & &any_taken.plus(u128::MAX)).none());
    p.assert("taken_is_handed_over", &any_taken.any().equals(&(&valid & &ready)));
    for (at, (request, taken)) in requests.iter().zip(&taken).enumerate() {
        let code = if at == clients { 3 } else { at / CLIENTS * 4 + at % CLIENTS };
        let same = request.valid.clone()
            & request.line.equals(&line)
            & request.write.equals(&write)
            & id.slice(6, 4).is(code as u128)
            & id.slice(0, 6).equals(&request.tag);
        p.assert(&format!("client_{at}_is_served"), &implies(taken, &same));
    }
    // The atomic unit is alone with its line, but for what was there before it; that it learns.
    let theirs = p.signal("written_by_simd") & &locked & line.equals(its_line);
    p.assert("line_is_locked", &implies(&theirs, &contends));
    p.assert("contends_from_the_start", &implies(&(&contends & &was_locked), &p.past(&contends)));

    // What the induction needs.
    let (last, waits) = (p.signal("last"), p.signal("waits"));
    p.assert("last_is_one", &(&last & &last.plus(u128::MAX)).none());
    p.assert("waiting_was_granted", &implies(&waits, &last.slice(0, clients as u32 + 1).any()));
    for (at, request) in requests.iter().enumerate() {
        p.assert(&format!("waiting_{at}_is_there"), &implies(&(&waits & last.bit(at as u32)), &request.valid));
    }
}
