//! The two ports through which vector operations issue on silicon: one to the lanes, one to the transcendental unit. An operation that
//! takes several clocks keeps its port from all waves meanwhile, so that it does not wait in the queue in front of others.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::one_hot_record;
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

record! {
    /// How long a vector operation keeps its port.
    pub struct VectorPace {
        /// Clocks behind the first one.
        pub clocks: Bits<2>,
        /// The port is that of the transcendental unit.
        pub transcendental: Bit,
    }
}

generator_block! {
    /// The pace of the wave that issues.
    pub struct GrantedPace(waves: usize) {
        /// The wave, one-hot.
        in granted: (Bits<16>),
        /// Of the operation at the head of each wave.
        in pace: [VectorPace; waves],
        /// Of the one that issues.
        out issued: (VectorPace),
    }
    |g| {
        let pace = g.inputs_of::<VectorPace>("pace", waves);
        g.output_of("issued", &one_hot_record(g, &g.input("granted").slice(0, waves as u32), &pace));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct VectorPorts(waves: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A vector operation issues.
        pub issues: Signal<In, Bit>,
        /// From this wave, one-hot.
        pub granted: Signal<In, Bits<16>>,
        /// Of the operation at the head of each wave.
        pub pace: Vec<Signal<In, VectorPace>> = signals(waves),
        /// The port to the lanes is free.
        pub lanes_free: Signal<Out, Bit>,
        /// That to the transcendental unit is.
        pub transcendental_free: Signal<Out, Bit>,

        issued: GrantedPace = GrantedPace::new(waves),
        lanes: DFF<Bits<2>>,
        transcendental: DFF<Bits<2>>,
    }
}

impl Logic for VectorPorts {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, lanes, transcendental);
        self.issued.granted.next = self.granted.val();
        for i in 0..self.pace.len() {
            self.issued.pace[i].next = self.pace[i].val();
        }
        self.lanes_free.next = self.lanes.q.val() == 0;
        self.transcendental_free.next = self.transcendental.q.val() == 0;
        if self.lanes.q.val() != 0 {
            self.lanes.d.next = self.lanes.q.val() - 1;
        }
        if self.transcendental.q.val() != 0 {
            self.transcendental.d.next = self.transcendental.q.val() - 1;
        }
        if self.issues.val() {
            if self.issued.issued.val().transcendental {
                self.transcendental.d.next = self.issued.issued.val().clocks;
            } else {
                self.lanes.d.next = self.issued.issued.val().clocks;
            }
        }
    }
}
