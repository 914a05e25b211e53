//! How far an instruction of Sea Islands reaches in the share of its work-group: there it ends at M0 (SQ_DS). Of those that count lanes M0 is
//! the address, and FLAT instructions and parameters have nothing to do with it. 18 flip-flops and a comparison.

use super::instruction::LdsOperation;
use super::operations::AddressSource;
use crate::hardware_block;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct LdsReach() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// M0 of its wave.
        pub issue_m0: Signal<In, Bits<32>>,
        /// What it does.
        pub issued_operation: Signal<In, LdsOperation>,
        /// Bytes of the share of its work-group.
        pub size: Signal<In, Bits<18>>,
        /// Those that it reaches.
        pub reached: Signal<Out, Bits<18>>,

        limit: DFF<Bits<18>>,
    }
}

impl Logic for LdsReach {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, limit);
        if self.issue_valid.val() {
            self.limit.d.next = self.issue_m0.val().get_bits::<18>(0);
            if self.issue_m0.val().get_bits::<14>(18).any() {
                self.limit.d.next = 0x3_ffff_u64.into();
            }
        }
        self.reached.next = self.size.val();
        if !self.issued_operation.val().flat
            & !self.issued_operation.val().control.counts
            & (self.issued_operation.val().control.address != AddressSource::Parameter)
            & (self.limit.q.val() < self.size.val())
        {
            self.reached.next = self.limit.q.val();
        }
    }
}
