//! The binary32 unit of a lane: which opcodes it executes and how they use the fused multiply-add.

pub mod arithmetic;
pub mod control;
pub mod cube;
pub mod division;
pub mod finish;
pub mod functions;
pub mod operand;
pub mod order;
pub mod settings;
pub mod small;
pub mod sum;
#[cfg(test)]
mod tests;
pub mod unit;

use super::fused_multiply_add::{FloatFormat, FusedControl, fused_multiply_add};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Operands of the fused multiply-add `a * b + c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// s0 * s1 + s2
    MultiplyAdd,
    /// s0 * 1 + s1
    Add,
    /// s0 * 1 - s1
    Subtract,
    /// -s0 * 1 + s1
    SubtractReversed,
    /// s0 * s1
    Multiply,
}

/// The opcodes executed here.
pub const EXECUTES: &[(&str, Form)] = &[
    ("v_fma_f32", Form::MultiplyAdd),
    ("v_fmac_f32", Form::MultiplyAdd),
    ("v_add_f32", Form::Add),
    ("v_sub_f32", Form::Subtract),
    ("v_subrev_f32", Form::SubtractReversed),
    ("v_mul_f32", Form::Multiply),
];

/// Bits of the unit's control word: form 3, NEG 3, ABS 3, round 2, denormals 2.
pub const CONTROL_WIDTH: u32 = 13;

generator_block! {
    /// The binary32 unit: sources to result in four clocks.
    pub struct FloatUnit() clocked {
        /// Form [2:0], NEG [5:3], ABS [8:6], MODE round [10:9], MODE denormals [12:11].
        in control: (Bits<13>),
        /// First source.
        in s0: (Bits<32>),
        /// Second source.
        in s1: (Bits<32>),
        /// Third source.
        in s2: (Bits<32>),
        /// The result.
        out value: (Bits<32>),
    }
    |g| {
        let control = g.input("control");
        let modified = |at: u32| {
            let source = g.input(&format!("s{at}"));
            let sign = source.msb() & !control.bit(6 + at) ^ control.bit(3 + at);
            g.name(&format!("source_{at}"), &sign.concat(&source.slice(0, 31)))
        };
        let [s0, s1, s2] = [0, 1, 2].map(modified);
        let form = control.slice(0, 3);
        let is = |wanted: Form| form.is(wanted as u128);
        // A NaN keeps its sign through a subtraction.
        let negated = |wire: &Wire| {
            let is_nan = wire.slice(23, 8).all() & wire.slice(0, 23).any();
            (wire.msb() ^ !is_nan).concat(&wire.slice(0, 31))
        };
        let one = g.constant(32, 0x3f80_0000);
        let multiplies = is(Form::MultiplyAdd) | is(Form::Multiply);
        let a = is(Form::SubtractReversed).select(&negated(&s0), &s0);
        let b = multiplies.select(&s1, &one);
        let c = g.lookup(
            &form,
            &[
                (Form::Add as u128, s1.clone()),
                (Form::Subtract as u128, negated(&s1)),
                (Form::SubtractReversed as u128, s1.clone()),
            ],
            &s2,
        );
        let fused = FusedControl {
            round: control.slice(9, 2),
            denormals: control.slice(11, 2),
            multiply_only: is(Form::Multiply),
        };
        g.output("value", &fused_multiply_add(g, FloatFormat::F32, &a, &b, &c, &fused));
    }
}
