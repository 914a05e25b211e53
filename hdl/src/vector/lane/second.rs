//! The units of a lane that compute operation Y of a dual instruction ([`crate::vector::dual`]): they take the high halves of the
//! operands, and their result is the high half of the lane's. All operands are numbers of 32 bits.

use crate::arith::float::{self, FloatUnit};
use crate::arith::integer::IntegerUnit;
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::dual::DualControl;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// What of a lane's units the opcodes of operation Y ask for.
fn needed(units: Units) -> Units {
    Units {
        packed_float: false,
        narrow_float: false,
        pixel_float: false,
        division: false,
        half_integer: false,
        packed_integer: false,
        byte_arithmetic: false,
        ..units
    }
}

generator_block! {
    /// The sources and the result of operation Y beside those of X.
    pub struct SecondHalves() {
        /// The operands of both.
        in operand: [Bits<64>; 3],
        /// Those of operation Y.
        out source: [Bits<64>; 3],
        /// The result of X, or of an operation that is alone.
        in first: (Bits<64>),
        /// The low half is that of X, and this is the high one.
        in valid: (Bit),
        /// The result of Y.
        in second: (Bits<64>),
        /// That of both.
        out result: (Bits<64>),
    }
    |g| {
        let operands = g.inputs("operand", 3);
        g.outputs("source", &operands.iter().map(|operand| operand.slice(32, 32).zero_extend(64)).collect::<Vec<_>>());
        let (first, second) = (g.input("first"), g.input("second"));
        let both = second.slice(0, 32).concat(&first.slice(0, 32));
        g.output("result", &g.input("valid").select(&both, &first));
    }
}

hardware_block! {
    /// See the module's description.
    pub struct SecondUnits(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What they do.
        pub control: Signal<In, DualControl>,
        /// Operation Y has its first source from the port of the third one, stage 1.
        pub third: Signal<Out, Bit>,
        /// The operands of both operations, stage 2.
        pub operand: Vec<Signal<In, Bits<64>>> = signals(3),
        /// The lane's bit of the mask source, stage 2.
        pub mask: Signal<In, Bit>,
        /// Number of the lane in its wave, stage 2.
        pub number: Signal<In, Bits<6>>,
        /// The result of operation X, stage 6.
        pub first: Signal<In, Bits<64>>,
        /// That of both, or of an operation that is alone.
        pub result: Signal<Out, Bits<64>>,
        /// Exceptions of operation Y.
        pub exceptions: Vec<Signal<Out, Bits<7>>> = signals(usize::from(units.exceptions)),

        halves: SecondHalves = SecondHalves::new(),
        integer: IntegerUnit = IntegerUnit::new(needed(units)),
        float: FloatUnit = FloatUnit::new(needed(units), float::STAGES),
    }
}

impl Logic for SecondUnits {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, integer, float);
        for i in 0..self.operand.len() {
            self.halves.operand[i].next = self.operand[i].val();
        }
        self.third.next = self.control.val().third;
        self.integer.control.next = self.control.val().integer;
        self.integer.start.next = self.control.val().integer_start;
        self.integer.s0.next = self.halves.source[0].val();
        self.integer.s1.next = self.halves.source[1].val();
        self.integer.s2.next = self.halves.source[2].val();
        self.integer.mask.next = self.mask.val();
        self.integer.lane.next = self.number.val();
        self.float.control.next = self.control.val().float;
        self.float.start.next = self.control.val().float_start;
        self.float.s0.next = self.halves.source[0].val();
        self.float.s1.next = self.halves.source[1].val();
        self.float.s2.next = self.halves.source[2].val();
        self.float.mask.next = self.mask.val();

        self.halves.first.next = self.first.val();
        self.halves.valid.next = self.control.val().valid;
        self.halves.second.next = self.integer.value.val();
        for k in 0..self.exceptions.len() {
            self.exceptions[k].next = 0.into();
        }
        if self.control.val().unit == UnitName::Float {
            self.halves.second.next = self.float.value.val();
        }
        for k in 0..self.exceptions.len() {
            if self.control.val().valid & (self.control.val().unit == UnitName::Float) {
                self.exceptions[k].next = self.float.exceptions[k].val();
            }
        }
        self.result.next = self.halves.result.val();
    }
}
