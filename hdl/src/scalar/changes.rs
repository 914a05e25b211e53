//! Stores and atomic operations of scalar memory (CDNA4, 8.2.1, 8.2.2): an instruction at a time, as operations of the atomic unit. A store is a
//! swap for each dword, whose answers nobody wants. They are rare, so this is small instead of fast: about eight cycles a dword, and the wave stands
//! until it is done. 128 flip-flops hold the data.
//!
//! ```text
//!   idle -> read the registers -> take them -> send a dword -> wait for its answer -> done: the value before to registers
//!                                                   ^________________|
//! ```
//!
//! The scalar data cache, which holds no dirty lines, forgets all of its lines at the end.

use crate::atomic::alu::AtomicOperation;
use crate::atomic::unit::{AtomicRequest, AtomicResponse};
use crate::events::RequestEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineRequest;
use crate::wave::Issued;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// What an instruction of scalar memory changes.
    pub struct ScalarChange {
        /// It is no load.
        pub valid: Bit,
        /// What it does; a store swaps.
        pub operation: AtomicOperation,
        /// An atomic operation of 64 bits.
        pub wide: Bit,
        /// The value before goes to the registers of the data.
        pub returns: Bit,
        /// It stores.
        pub stores: Bit,
    }
}

/// Progress of a change.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ChangeState {
    /// There is none.
    Idle,
    /// The SGPR file is asked for the data.
    Read,
    /// They are here.
    Take,
    /// The atomic unit takes an operation.
    Send,
    /// It answers.
    Wait,
    /// The instruction finishes.
    Done,
}

hardware_block! {
    /// See the module's description.
    pub struct ScalarChanges() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction has its address; it is taken if it is a change.
        pub offered: Signal<In, Bit>,
        /// What it changes; it stays until the end.
        pub change: Signal<In, ScalarChange>,
        /// Whose.
        pub issued: Signal<In, Issued>,
        /// Byte address of the first dword.
        pub address: Signal<In, Bits<48>>,
        /// Its dwords: to store, or of an atomic operation.
        pub dwords: Signal<In, Bits<5>>,
        /// Those within the buffer. An atomic operation has all or none.
        pub available: Signal<In, Bits<5>>,
        /// The SGPR file is asked for the data.
        pub reads: Signal<Out, Bit>,
        /// They are here one cycle later, the lower ones first.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// An operation for the atomic unit.
        pub operation: Signal<Out, AtomicRequest>,
        /// Its line; no request.
        pub target: Signal<Out, LineRequest>,
        /// The way to the atomic unit is free.
        pub free: Signal<In, Bit>,
        /// There is an operation.
        pub sends: Signal<Out, Bit>,
        /// The atomic unit has the operation.
        pub waits: Signal<Out, Bit>,
        /// It is taken.
        pub operation_ready: Signal<In, Bit>,
        /// It is done.
        pub answer: Signal<In, AtomicResponse>,
        /// There is a change, or one is taken.
        pub busy: Signal<Out, Bit>,
        /// It is at its end, which is taken in this cycle.
        pub done: Signal<Out, Bit>,
        /// The value before goes to registers.
        pub returns: Signal<Out, Bit>,
        /// The value before, of the last operation; zero beyond a buffer.
        pub value: Signal<Out, Bits<64>>,

        state: DFF<ChangeState>,
        place: DFF<Bits<48>>,
        left: DFF<Bits<5>>,
        data: DFF<Bits<128>>,
        before: DFF<Bits<64>>,
        origin: Signal<Local, RequestEvent>,
        taken: Signal<Local, Bit>,
        count: Signal<Local, Bits<5>>,
    }
}

impl Logic for ScalarChanges {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, place, left, data, before);
        self.taken.next = self.offered.val() & self.change.val().valid;
        self.busy.next = (self.state.q.val() != ChangeState::Idle) | self.taken.val();
        self.returns.next = self.change.val().returns;
        self.count.next = self.available.val();
        if !self.change.val().stores {
            self.count.next = 0.into();
            if self.available.val() == self.dwords.val() {
                self.count.next = 1.into();
            }
        }
        self.reads.next = self.state.q.val() == ChangeState::Read;
        self.done.next = self.state.q.val() == ChangeState::Done;
        self.value.next = self.before.q.val();
        self.waits.next = self.state.q.val() == ChangeState::Wait;
        self.sends.next = (self.state.q.val() == ChangeState::Send) & self.free.val();
        self.operation.next.valid = self.sends.val();
        self.operation.next.operation = self.change.val().operation;
        self.operation.next.wide = self.change.val().wide;
        // Operations are aligned to their size (8.2.1.1).
        self.operation.next.word = self.place.q.val().get_bits::<4>(2);
        if self.change.val().wide {
            self.operation.next.word = self.place.q.val().get_bits::<4>(2) & 14;
        }
        self.operation.next.data = self.data.q.val();
        self.origin.next.wave = self.issued.val().wave;
        self.origin.next.sequence = self.issued.val().sequence;
        self.origin.next.lane = 0.into();
        self.operation.next.origin = self.origin.val();
        self.target.next.valid = false;
        self.target.next.write = false;
        self.target.next.line = self.place.q.val().get_bits::<42>(6);
        self.target.next.mask = 0.into();
        self.target.next.tag = 0.into();
        match self.state.q.val() {
            ChangeState::Idle => {
                if self.taken.val() {
                    self.place.d.next = self.address.val();
                    self.left.d.next = self.count.val();
                    self.before.d.next = 0.into();
                    self.state.d.next = ChangeState::Read;
                    if self.count.val() == 0 {
                        self.state.d.next = ChangeState::Done;
                    }
                }
            }
            ChangeState::Read => {
                self.state.d.next = ChangeState::Take;
            }
            ChangeState::Take => {
                self.data.d.next =
                    (bit_cast::<128, 64>(self.read_data[1].val()) << 64) | bit_cast::<128, 64>(self.read_data[0].val());
                self.state.d.next = ChangeState::Send;
            }
            ChangeState::Send => {
                if self.operation_ready.val() & self.free.val() {
                    self.state.d.next = ChangeState::Wait;
                }
            }
            ChangeState::Wait => {
                if self.answer.val().valid {
                    self.before.d.next = self.answer.val().value;
                    self.data.d.next = self.data.q.val() >> 32;
                    self.place.d.next = self.place.q.val() + 4;
                    self.left.d.next = self.left.q.val() - 1;
                    self.state.d.next = ChangeState::Send;
                    if self.left.q.val() == 1 {
                        self.state.d.next = ChangeState::Done;
                    }
                }
            }
            ChangeState::Done => {
                self.state.d.next = ChangeState::Idle;
            }
        }
    }
}
