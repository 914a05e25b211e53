//! What keeps a wave from issuing for some cycles because of an instruction that it has issued, whatever is at its head: about ten flip-flops a
//! wave with every unit.

use super::decode::{Head, IssueClass};
use super::outstanding::Counts;
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::scalar::salu::branch_stack::branch_stacks;
use rust_hdl::prelude::*;

/// Some instruction of a machine with these units holds its wave: 1, else 0.
pub const fn holds(units: Units) -> usize {
    let some =
        units.images || units.silicon_pace || units.dynamic_vgprs || units.exceptions || branch_stacks(units.set) != 0;
    some as usize
}

hardware_block! {
    /// See the module's description. A wave that is *delayed* issues later; one that *stands* is not looked at, so that nothing of its head is
    /// illegal yet.
    pub struct WaveHolds(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts here.
        pub launch: Signal<In, Bit>,
        /// The head issues.
        pub grant: Signal<In, Bit>,
        /// It.
        pub head: Signal<In, Head>,
        /// Its class, as the wave has it.
        pub class: Signal<In, IssueClass>,
        /// What the wave has outstanding.
        pub counts: Signal<In, Counts>,
        /// Accesses to memory hold what is behind them: the wave is in no clause.
        pub outside_clause: Signal<In, Bit>,
        /// The wave issues nothing.
        pub delayed: Signal<Out, Bit>,
        /// Nor is its head looked at.
        pub stands: Signal<Out, Bit>,
        /// It does since an instruction of the scalar ALU that may branch.
        pub branches: Signal<Out, Bit>,

        // Clocks for which the access to memory that issued last keeps what is behind it, unless that is of its clause.
        access_shadow: Vec<DFF<Bits<3>>> = signals(usize::from(units.silicon_pace)),
        // Cycles in which the scalars of a sample are read that later instructions might have changed.
        sampler_shadow: Vec<DFF<Bits<2>>> = signals(usize::from(units.images)),
        // An interpolation of Sea Islands has issued to LDS: the wave does not wait for it by a count.
        interpolates: Vec<DFF<Bit>> = signals(branch_stacks(units.set)),
        // There, too: the scalar ALU has an instruction that may branch or change MODE.VSKIP.
        at_branch: Vec<DFF<Bit>> = signals(branch_stacks(units.set)),
        // S_ALLOC_VGPR is under way.
        at_allocation: Vec<DFF<Bit>> = signals(usize::from(units.dynamic_vgprs)),
        // An instruction that accesses exceptions is: nothing behind it raises any before it is done.
        at_exceptions: Vec<DFF<Bit>> = signals(usize::from(units.exceptions)),
        stops_at_scalar: Signal<Local, Bit>,
        scalars_done: Signal<Local, Bit>,
    }
}

impl Logic for WaveHolds {
    #[hdl_gen]
    fn update(&mut self) {
        self.delayed.next = false;
        self.stands.next = false;
        self.branches.next = false;
        self.stops_at_scalar.next =
            self.grant.val() & self.head.val().stops_wave & (self.class.val() == IssueClass::Salu);
        self.scalars_done.next = self.counts.val().salu == 0;
        for k in 0..self.access_shadow.len() {
            self.access_shadow[k].clock.next = self.clock.val();
            self.access_shadow[k].d.next = self.access_shadow[k].q.val();
            if self.access_shadow[k].q.val() != 0 {
                self.access_shadow[k].d.next = self.access_shadow[k].q.val() - 1;
                self.delayed.next = self.outside_clause.val();
            }
            if self.grant.val() & (self.class.val() == IssueClass::Vmem) {
                self.access_shadow[k].d.next = 2.into();
                if self.head.val().counts_store {
                    self.access_shadow[k].d.next = 7.into();
                }
            }
            if self.launch.val() {
                self.access_shadow[k].d.next = 0.into();
            }
        }
        for k in 0..self.sampler_shadow.len() {
            self.sampler_shadow[k].clock.next = self.clock.val();
            self.sampler_shadow[k].d.next = self.sampler_shadow[k].q.val();
            if self.sampler_shadow[k].q.val() != 0 {
                self.sampler_shadow[k].d.next = self.sampler_shadow[k].q.val() - 1;
                self.delayed.next = true;
            }
            if self.grant.val() & (self.class.val() == IssueClass::Vmem) & self.head.val().reads_scalars {
                self.sampler_shadow[k].d.next = 2.into();
            }
            if self.launch.val() {
                self.sampler_shadow[k].d.next = 0.into();
            }
        }
        for k in 0..self.interpolates.len() {
            self.interpolates[k].clock.next = self.clock.val();
            self.interpolates[k].d.next = self.interpolates[k].q.val() & (self.counts.val().lds != 0);
            if self.interpolates[k].q.val() {
                self.delayed.next = true;
            }
            if self.grant.val() & (self.class.val() == IssueClass::Lds) & self.head.val().stops_wave {
                self.interpolates[k].d.next = true;
            }
            if self.launch.val() {
                self.interpolates[k].d.next = false;
            }
        }
        for k in 0..self.at_branch.len() {
            self.at_branch[k].clock.next = self.clock.val();
            self.at_branch[k].d.next = self.at_branch[k].q.val() & !self.scalars_done.val();
            self.branches.next = self.at_branch[k].q.val();
            if self.at_branch[k].q.val() {
                self.stands.next = true;
            }
            if self.stops_at_scalar.val() {
                self.at_branch[k].d.next = true;
            }
            if self.launch.val() {
                self.at_branch[k].d.next = false;
            }
        }
        for k in 0..self.at_allocation.len() {
            self.at_allocation[k].clock.next = self.clock.val();
            self.at_allocation[k].d.next = self.at_allocation[k].q.val() & !self.scalars_done.val();
            if self.at_allocation[k].q.val() {
                self.stands.next = true;
            }
            if self.stops_at_scalar.val() {
                self.at_allocation[k].d.next = true;
            }
            if self.launch.val() {
                self.at_allocation[k].d.next = false;
            }
        }
        for k in 0..self.at_exceptions.len() {
            self.at_exceptions[k].clock.next = self.clock.val();
            self.at_exceptions[k].d.next = self.at_exceptions[k].q.val() & !self.scalars_done.val();
            if self.at_exceptions[k].q.val() {
                self.stands.next = true;
            }
            if self.grant.val() & self.head.val().reads_exceptions & (self.class.val() == IssueClass::Salu) {
                self.at_exceptions[k].d.next = true;
            }
            if self.launch.val() {
                self.at_exceptions[k].d.next = false;
            }
        }
    }
}
