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
use tombolo_netlist::builder::Wire;
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
    /// The sources of operation Y: the high halves of the operands when it begins; else zero, so that its units rest.
    pub struct SecondSources() {
        /// The operands of both operations.
        in operand: [Bits<64>; 3],
        /// The lane's bit of the mask source.
        in mask: (Bit),
        /// What the units do.
        in control: (DualControl),
        /// The sources of operation Y.
        out source: [Bits<64>; 3],
        /// Its bit of the mask source.
        out selects: (Bit),
        /// Its first source comes from the port of the third one, stage 1.
        out third: (Bit),
    }
    |g| {
        let control = g.input_of::<DualControl>("control");
        let starts = g.name("starts", &(&control.integer_start | &control.float_start));
        let of_second = |operand: &Wire| operand.slice(32, 32).when(&starts).zero_extend(64);
        g.outputs("source", &g.inputs("operand", 3).iter().map(of_second).collect::<Vec<_>>());
        g.output("selects", &(g.input("mask") & starts));
        g.output("third", &control.third);
    }
}

generator_block! {
    /// The results of both operations, or that of one that is alone.
    pub struct BothResults() {
        /// The result of X, or of an operation that is alone.
        in first: (Bits<64>),
        /// Whether there is an operation Y.
        in control: (DualControl),
        /// Its result.
        in second: (Bits<32>),
        /// That of X in the low half, of Y in the high one.
        out result: (Bits<64>),
    }
    |g| {
        let first = g.input("first");
        let both = g.input("second").concat(&first.slice(0, 32));
        g.output("result", &g.input_of::<DualControl>("control").valid.select(&both, &first));
    }
}

hardware_block! {
    /// See the module's description. While there is no operation Y nothing that comes in changes, so that simulation skips them.
    pub struct SecondUnits(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What they do.
        pub control: Signal<In, DualControl>,
        /// The sources of operation Y, stage 2.
        pub source: Vec<Signal<In, Bits<64>>> = signals(3),
        /// Its bit of the mask source, stage 2.
        pub mask: Signal<In, Bit>,
        /// Its result, stage 6.
        pub value: Signal<Out, Bits<32>>,
        /// Its exceptions.
        pub exceptions: Vec<Signal<Out, Bits<7>>> = signals(usize::from(units.exceptions)),

        integer: IntegerUnit = IntegerUnit::new(needed(units)),
        float: FloatUnit = FloatUnit::new(needed(units), float::STAGES),
    }
}

impl Logic for SecondUnits {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, integer, float);
        self.integer.control.next = self.control.val().integer;
        self.integer.start.next = self.control.val().integer_start;
        self.integer.s0.next = self.source[0].val();
        self.integer.s1.next = self.source[1].val();
        self.integer.s2.next = self.source[2].val();
        self.integer.mask.next = self.mask.val();
        // No opcode of operation Y asks which lane it is.
        self.integer.lane.next = 0.into();
        self.float.control.next = self.control.val().float;
        self.float.start.next = self.control.val().float_start;
        self.float.s0.next = self.source[0].val();
        self.float.s1.next = self.source[1].val();
        self.float.s2.next = self.source[2].val();
        self.float.mask.next = self.mask.val();

        self.value.next = self.integer.value.val().get_bits::<32>(0);
        for k in 0..self.exceptions.len() {
            self.exceptions[k].next = 0.into();
        }
        if self.control.val().unit == UnitName::Float {
            self.value.next = self.float.value.val().get_bits::<32>(0);
        }
        for k in 0..self.exceptions.len() {
            if self.control.val().valid & (self.control.val().unit == UnitName::Float) {
                self.exceptions[k].next = self.float.exceptions[k].val();
            }
        }
    }
}
