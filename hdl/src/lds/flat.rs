//! How vector memory and the local data share execute one FLAT instruction together, each for its own lanes (5.7.1.3): the
//! access unit for those in the LDS aperture, vector memory for the others.
//!
//! Neither may write a VGPR that the other still has to read, so they read part by part: a part is one beat of one half of a
//! wave, and neither goes on with a part before the other has read it. They count the parts that they have read, modulo 4,
//! and are never more than one apart.

use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// How far one side is with the parts of FLAT instructions: see the module's description.
    pub struct FlatParts() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// It has read a part of a FLAT instruction.
        pub reads: Signal<In, Bit>,
        /// Parts that the other side has read, modulo 4.
        pub other: Signal<In, Bits<2>>,
        /// Parts that this side has read, modulo 4.
        pub parts: Signal<Out, Bits<2>>,
        /// This side is ahead: it has to wait.
        pub ahead: Signal<Out, Bit>,

        count: DFF<Bits<2>>,
        distance: Signal<Local, Bits<2>>,
    }
}

impl Logic for FlatParts {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        if self.reads.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.parts.next = self.count.q.val();
        self.distance.next = self.count.q.val() - self.other.val();
        self.ahead.next = self.distance.val() == 1;
    }
}
