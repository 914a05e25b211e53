//! S_DELAY_ALU (5.2): the wave waits at issue until what the instruction behind it depends on is about to be there, so that the
//! operation does not wait in the queue of the vector ALU, in front of those of other waves. Behind an instruction of an ALU it issues with that.
//!
//! An S_DELAY_ALU asks for one or two waits: for the instruction behind it, and for another one some instructions later. Which
//! results are not there yet follows from the last cycles in which the wave has issued: a vector operation is waited for during
//! 4 cycles, a transcendental one during 8, a scalar one during as many as the wait names. It costs 40 flip-flops a wave.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::bits_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// One wait: what it is for, and when.
    pub struct DelayRequest {
        /// INSTID: 1 to 4 the last but so many vector operations, 5 to 7 transcendental ones, 8 an accumulation, 9 to 11 cycles
        /// of the scalar ALU, 0 nothing.
        pub id: Bits<4>,
        /// Instructions that issue before the one that waits.
        pub skip: Bits<3>,
    }
}

/// Cycles in which the result of a vector operation is not there yet for one that issues.
const VECTOR_CYCLES: usize = 4;
/// The same of a transcendental one.
const TRANSCENDENTAL_CYCLES: usize = 8;

generator_block! {
    /// What the wave waits for, and what it waits for after this cycle.
    pub struct DelayRules() {
        /// The waits.
        in request: [DelayRequest; 2],
        /// An instruction issues.
        in grant: (Bit),
        /// It is an S_DELAY_ALU.
        in delays: (Bit),
        /// With this operand.
        in operand: (Bits<16>),
        /// Cycles, the last one lowest, in which vector operations issued.
        in vector: (Bits<{ VECTOR_CYCLES }>),
        /// In which transcendental ones did.
        in transcendental: (Bits<{ TRANSCENDENTAL_CYCLES }>),
        /// In which scalar ones did.
        in scalar: (Bits<4>),
        /// No instruction issues.
        out waits: (Bit),
        /// The waits after this cycle.
        out after: [DelayRequest; 2],
    }
    |g| {
        let [grant, delays, operand] = ["grant", "delays", "operand"].map(|name| g.input(name));
        let [vector, transcendental, scalar] = ["vector", "transcendental", "scalar"].map(|name| g.input(name));
        let count = |history: &Wire| bits_of(history).iter().fold(g.zero(4), |sum, bit| sum + bit.zero_extend(4));
        let (vectors, transcendentals) = (count(&vector), count(&transcendental));
        let waits = |id: &Wire| {
            // The n-th last one is younger than the limit if n of them are.
            let recent = |known: &Wire, n: u128| !known.less(&known.same_width(n));
            let of_vector = (1..=4).map(|n| (n, recent(&vectors, n)));
            let of_transcendental = (1..=3).map(|n| (4 + n, recent(&transcendentals, n)));
            let accumulates = (8, vector.bit(0));
            let of_scalar = (1..=3).map(|n| (8 + n, scalar.slice(0, n as u32).any()));
            let arms: Vec<_> = of_vector.chain(of_transcendental).chain([accumulates]).chain(of_scalar).collect();
            g.lookup(id, &arms, &g.zero(1))
        };
        let requests = g.inputs_of::<DelayRequest>("request", 2);
        let now = requests.iter().map(|request| request.skip.none() & waits(&request.id));
        g.output("waits", &now.fold(g.zero(1), |any, one| any | one));
        let asked = [
            DelayRequestWires { id: operand.slice(0, 4), skip: g.zero(3) },
            DelayRequestWires { id: operand.slice(7, 4), skip: operand.slice(4, 3) },
        ];
        for (at, (request, asked)) in requests.iter().zip(&asked).enumerate() {
            let done = request.skip.none();
            let id = grant.select(&request.id.when(&!&done), &request.id);
            let skip = (&grant & !&done).select(&request.skip.plus(u128::MAX), &request.skip);
            let after = DelayRequestWires { id: delays.select(&asked.id, &id), skip: delays.select(&asked.skip, &skip) };
            g.output_of(&format!("after_{at}"), &after);
        }
    }
}

hardware_block! {
    /// See the module's description.
    pub struct DelayAlu() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction of the wave issues.
        pub grant: Signal<In, Bit>,
        /// It is an S_DELAY_ALU.
        pub delays: Signal<In, Bit>,
        /// With this operand.
        pub operand: Signal<In, Bits<16>>,
        /// It is for the vector ALU.
        pub vector: Signal<In, Bit>,
        /// It is a transcendental function.
        pub transcendental: Signal<In, Bit>,
        /// It is for the scalar ALU.
        pub scalar: Signal<In, Bit>,
        /// No instruction issues.
        pub waits: Signal<Out, Bit>,

        rules: DelayRules = DelayRules::new(),
        request: Vec<DFF<DelayRequest>> = signals(2),
        vectors: DFF<Bits<{ VECTOR_CYCLES }>>,
        transcendentals: DFF<Bits<{ TRANSCENDENTAL_CYCLES }>>,
        scalars: DFF<Bits<4>>,
    }
}

impl Logic for DelayAlu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, vectors, transcendentals, scalars);
        self.vectors.d.next = self.vectors.q.val() << 1;
        if self.grant.val() & self.vector.val() {
            self.vectors.d.next = (self.vectors.q.val() << 1) | 1;
        }
        self.transcendentals.d.next = self.transcendentals.q.val() << 1;
        if self.grant.val() & self.transcendental.val() {
            self.transcendentals.d.next = (self.transcendentals.q.val() << 1) | 1;
        }
        self.scalars.d.next = self.scalars.q.val() << 1;
        if self.grant.val() & self.scalar.val() {
            self.scalars.d.next = (self.scalars.q.val() << 1) | 1;
        }
        self.rules.vector.next = self.vectors.q.val();
        self.rules.transcendental.next = self.transcendentals.q.val();
        self.rules.scalar.next = self.scalars.q.val();
        self.rules.grant.next = self.grant.val();
        self.rules.delays.next = self.grant.val() & self.delays.val();
        self.rules.operand.next = self.operand.val();
        for i in 0..self.request.len() {
            self.request[i].clock.next = self.clock.val();
            self.rules.request[i].next = self.request[i].q.val();
            self.request[i].d.next = self.rules.after[i].val();
        }
        self.waits.next = self.rules.waits.val();
    }
}
