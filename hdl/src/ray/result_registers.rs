//! Results of steps that have registers of their own: the reciprocals of the ray's direction, its origin in the axes of a node, and what the answer
//! tells of a triangle. 321 flip-flops.

use super::arithmetic::Function;
use super::program::Step;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct ResultRegisters() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A lane begins: its ray is as it was given.
        pub begins: Signal<In, Bit>,
        /// The step in the second stage.
        pub step: Signal<In, Step>,
        /// There is one.
        pub computes: Signal<In, Bit>,
        /// Its result.
        pub result: Signal<In, Bits<32>>,
        /// That of a division.
        pub quotient: Signal<In, Bits<32>>,
        /// Reciprocals of the direction.
        pub inverse: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// The ray is turned; then its origin
        pub turned: Signal<Out, Bit>,
        /// is this.
        pub origin: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// What is told.
        pub found: Vec<Signal<Out, Bits<32>>> = signals(4),

        turned_state: DFF<Bit>,
        inverse_state: Vec<DFF<Bits<32>>> = signals(3),
        origin_state: Vec<DFF<Bits<32>>> = signals(3),
        found_state: Vec<DFF<Bits<32>>> = signals(4),
        told: Signal<Local, Bits<32>>,
    }
}

impl Logic for ResultRegisters {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, turned_state);
        for i in 0..self.inverse.len() {
            self.inverse_state[i].clock.next = self.clock.val();
            self.inverse_state[i].d.next = self.inverse_state[i].q.val();
            self.inverse[i].next = self.inverse_state[i].q.val();
        }
        for i in 0..self.origin.len() {
            self.origin_state[i].clock.next = self.clock.val();
            self.origin_state[i].d.next = self.origin_state[i].q.val();
            self.origin[i].next = self.origin_state[i].q.val();
        }
        for i in 0..self.found.len() {
            self.found_state[i].clock.next = self.clock.val();
            self.found_state[i].d.next = self.found_state[i].q.val();
            self.found[i].next = self.found_state[i].q.val();
        }
        self.told.next = self.result.val();
        if self.step.val().function == Function::Divide {
            self.told.next = self.quotient.val();
        }
        if self.computes.val() & self.step.val().inverts {
            if self.step.val().word == 0 {
                self.inverse_state[0].d.next = self.quotient.val();
            }
            if self.step.val().word == 1 {
                self.inverse_state[1].d.next = self.quotient.val();
            }
            if self.step.val().word == 2 {
                self.inverse_state[2].d.next = self.quotient.val();
            }
        }
        if self.computes.val() & self.step.val().tells {
            if self.step.val().word == 0 {
                self.found_state[0].d.next = self.told.val();
            }
            if self.step.val().word == 1 {
                self.found_state[1].d.next = self.told.val();
            }
            if self.step.val().word == 2 {
                self.found_state[2].d.next = self.told.val();
            }
            if self.step.val().word == 3 {
                self.found_state[3].d.next = self.told.val();
            }
        }
        if self.computes.val() & self.step.val().moves {
            if self.step.val().word == 0 {
                self.origin_state[0].d.next = self.result.val();
            }
            if self.step.val().word == 1 {
                self.origin_state[1].d.next = self.result.val();
            }
            if self.step.val().word == 2 {
                // The last coordinate comes when no step reads the old ones any more.
                self.origin_state[2].d.next = self.result.val();
                self.turned_state.d.next = true;
            }
        }
        if self.begins.val() {
            self.turned_state.d.next = false;
        }
        self.turned.next = self.turned_state.q.val();
    }
}
