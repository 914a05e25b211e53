//! The address of the next beat or instruction, read while the banks work for this one. Its data follow in the last cycle of that, so that
//! stores keep the banks as busy as loads do:
//!
//! ```text
//!   cycle       0         1         2         3         4
//!   this store  captured  access
//!   the next    address   data      captured  access
//!   the third                       address   data      captured
//! ```
//!
//! About 32 flip-flops a lane, since a store that waits for the banks still needs its own address.

use super::instruction::LdsOperation;
use super::pass::LdsRegisters;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. `accumulates`: 1 where data may lie in accumulation VGPRs, else 0.
    pub struct LdsAhead(lanes: usize, accumulates: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A row of the next beat may be read: this one reads none any more.
        pub free: Signal<In, Bit>,
        /// This one may be done in this cycle.
        pub last: Signal<In, Bit>,
        /// The operation of the next beat.
        pub operation: Signal<In, LdsOperation>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Of CDNA4: the first of them that accumulates.
        pub accumulation: Vec<Signal<In, Bits<11>>> = signals(accumulates),
        /// The row that is wanted is read in this cycle.
        pub read: Signal<In, Bit>,
        /// By lane, what was read one clock ago.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// The next beat begins.
        pub moves_on: Signal<In, Bit>,
        /// A row is wanted.
        pub wants: Signal<Out, Bit>,
        /// Which register: the address, or the first of the data.
        pub register: Signal<Out, Bits<11>>,
        /// The address is here.
        pub has_address: Signal<Out, Bit>,
        /// By lane.
        pub address: Vec<Signal<Out, Bits<32>>> = signals(lanes),

        registers: LdsRegisters = LdsRegisters::new(accumulates),
        // The address was read one clock ago; it is kept.
        arrives: DFF<Bit>,
        kept: DFF<Bit>,
        kept_address: Vec<DFF<Bits<32>>> = signals(lanes),
        here: Signal<Local, Bit>,
    }
}

impl Logic for LdsAhead {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, arrives, kept);
        self.here.next = self.arrives.q.val() | self.kept.q.val();
        self.has_address.next = self.here.val();
        self.registers.step.next = 0.into();
        if self.here.val() {
            self.registers.step.next = 1.into();
        }
        self.registers.address.next = self.operation.val().address_register;
        self.registers.data0.next = self.operation.val().data0_register;
        self.registers.data1.next = self.operation.val().data1_register;
        self.registers.data0_dwords.next = self.operation.val().control.data0;
        self.registers.data1_dwords.next = self.operation.val().control.data1;
        self.registers.flat.next = false;
        self.registers.destination.next = self.operation.val().destination;
        self.registers.returns.next = self.operation.val().control.returns;
        self.registers.vgprs.next = self.vgprs.val();
        for k in 0..self.accumulation.len() {
            self.registers.accumulation[k].next = self.accumulation[k].val();
            self.registers.accumulated[k].next = self.operation.val().accumulates;
        }
        self.register.next = self.registers.register.val();
        // Data go to the lanes' registers at once, which this one leaves in its last cycle.
        self.wants.next = self.free.val() & ((!self.here.val()) | (self.last.val() & !self.registers.all.val()));
        self.arrives.d.next = self.read.val() & !self.here.val() & !self.moves_on.val();
        self.kept.d.next = self.here.val() & !self.moves_on.val();
        for i in 0..self.address.len() {
            self.kept_address[i].clock.next = self.clock.val();
            self.kept_address[i].d.next = self.kept_address[i].q.val();
            self.address[i].next = self.kept_address[i].q.val();
            if self.arrives.q.val() {
                self.kept_address[i].d.next = self.vgpr[i].val();
                self.address[i].next = self.vgpr[i].val();
            }
        }
    }
}
