//! The queue in front of the vector ALU: operations, which the decoder has made of instructions.
//!
//! It is full by the clocks that its operations take, not by their number: twelve, as on silicon, where the first sixteen-clock
//! matrix multiply that has to wait for room is the ninth of a row of sixteen and eight clocks, and shifts of 64 bits and products
//! fill it with fewer. A multiply counts as five thirds of a clock, and keeps its room until it is multiplied: seven of them leave room for
//! another, and one of them with ten clocks of others does, but three with seven do not. Without the pace of silicon an operation counts as one, and there is room for eight.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::ram::RecordRam;
use crate::vector::dual::DualOperation;
use crate::vector::matrix::MatrixModifiers;
use crate::vector::record::{QueuedOperation, UnitName};
use rust_hdl::prelude::*;

/// Thirds of clocks that the queue holds at silicon's pace. An operation enters while there is room for any, whatever it takes.
const THIRDS: u64 = 36;
/// Those of a matrix multiply.
const MULTIPLY: u64 = 5;
/// Operations that it holds without.
const OPERATIONS: u64 = 8;

/// Bits of an operation that are kept.
fn kept_bits(matrix: bool, dual: bool) -> u32 {
    let left_out = match (dual, matrix) {
        (true, _) => 0,
        (false, true) => DualOperation::BITS,
        (false, false) => DualOperation::BITS + MatrixModifiers::BITS,
    };
    (QueuedOperation::BITS - left_out) as u32
}

hardware_block! {
    /// The room in a queue at silicon's pace.
    pub struct QueuePace() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An operation enters.
        pub enters: Signal<In, Bit>,
        /// Its unit.
        pub entering_unit: Signal<In, UnitName>,
        /// Its clocks behind the first one.
        pub entering_clocks: Signal<In, Bits<2>>,
        /// The operation at the head leaves.
        pub leaves: Signal<In, Bit>,
        /// Its unit.
        pub leaving_unit: Signal<In, UnitName>,
        /// Its clocks behind the first one.
        pub leaving_clocks: Signal<In, Bits<2>>,
        /// A matrix multiply that has begun has two clocks left; no other operation leaves then.
        pub multiplied: Signal<In, Bit>,
        /// There is room.
        pub has_room: Signal<Out, Bit>,

        limit: Constant<Bits<6>> = Constant::new(THIRDS.into()),
        multiply: Constant<Bits<6>> = Constant::new(MULTIPLY.into()),
        used: DFF<Bits<6>>,
        more: Signal<Local, Bits<6>>,
        less: Signal<Local, Bits<6>>,
    }
}

impl Logic for QueuePace {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, used);
        self.has_room.next = self.used.q.val() < self.limit.val();
        self.more.next = 0.into();
        self.less.next = 0.into();
        if self.enters.val() {
            self.more.next =
                (bit_cast::<6, 2>(self.entering_clocks.val()) << 1) + bit_cast::<6, 2>(self.entering_clocks.val()) + 3;
            if self.entering_unit.val() == UnitName::Matrix {
                self.more.next = self.multiply.val();
            }
        }
        if self.leaves.val() & (self.leaving_unit.val() != UnitName::Matrix) {
            self.less.next =
                (bit_cast::<6, 2>(self.leaving_clocks.val()) << 1) + bit_cast::<6, 2>(self.leaving_clocks.val()) + 3;
        }
        if self.multiplied.val() {
            self.less.next = self.multiply.val();
        }
        self.used.d.next = (self.used.q.val() + self.more.val()) - self.less.val();
    }
}

hardware_block! {
    /// Holds operations until they leave, first in, first out; with `matrix` those of the matrix unit too, with `dual` what launches with
    /// them; `paced`: at silicon's pace.
    pub struct ValuQueue(matrix: bool, dual: bool, paced: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// There is room for one more.
        pub has_room: Signal<Out, Bit>,
        /// An operation enters.
        pub enters: Signal<In, Bit>,
        /// It.
        pub operation: Signal<In, QueuedOperation>,
        /// The operation at the head leaves.
        pub leaves: Signal<In, Bit>,
        /// At silicon's pace: a matrix multiply that has begun has two clocks left.
        pub multiplied: Vec<Signal<In, Bit>> = signals(usize::from(paced)),
        /// There is one.
        pub not_empty: Signal<Out, Bit>,
        /// It.
        pub head: Signal<Out, QueuedOperation>,

        ram: RecordRam<QueuedOperation> = RecordRam::new(if paced { 16 } else { 8 }, kept_bits(matrix, dual)),
        pace: Vec<QueuePace> = (0..usize::from(paced)).map(|_| QueuePace::new()).collect(),
        limit: Constant<Bits<5>> = Constant::new(OPERATIONS.into()),
        first: DFF<Bits<4>>,
        end: DFF<Bits<4>>,
        used: DFF<Bits<5>>,
        more: Signal<Local, Bits<5>>,
        less: Signal<Local, Bits<5>>,
    }
}

impl Logic for ValuQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, end, used);
        clock!(self, clock, ram);
        self.has_room.next = self.used.q.val() < self.limit.val();
        for k in 0..self.pace.len() {
            self.pace[k].clock.next = self.clock.val();
            self.pace[k].enters.next = self.enters.val();
            self.pace[k].entering_unit.next = self.operation.val().unit;
            self.pace[k].entering_clocks.next = self.operation.val().clocks;
            self.pace[k].leaves.next = self.leaves.val();
            self.pace[k].leaving_unit.next = self.ram.read_data.val().unit;
            self.pace[k].leaving_clocks.next = self.ram.read_data.val().clocks;
            self.pace[k].multiplied.next = self.multiplied[k].val();
            self.has_room.next = self.pace[k].has_room.val();
        }
        self.ram.write.next = self.enters.val();
        self.ram.write_address.next = self.end.q.val();
        self.ram.write_data.next = self.operation.val();
        self.ram.read_address.next = self.first.q.val();
        self.head.next = self.ram.read_data.val();
        self.not_empty.next = self.used.q.val() != 0;
        self.more.next = 0.into();
        self.less.next = 0.into();
        if self.enters.val() {
            self.end.d.next = self.end.q.val() + 1;
            self.more.next = bit_cast::<5, 2>(self.operation.val().clocks) + 1;
        }
        if self.leaves.val() {
            self.first.d.next = self.first.q.val() + 1;
            self.less.next = bit_cast::<5, 2>(self.ram.read_data.val().clocks) + 1;
        }
        self.used.d.next = (self.used.q.val() + self.more.val()) - self.less.val();
    }
}
