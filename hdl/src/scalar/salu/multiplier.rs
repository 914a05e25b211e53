//! Products: one multiplier of 32x32 bits. A 32-bit product takes two cycles (as S_MUL_I32 does on silicon), a 64-bit one
//! sums three of them in five, which is what the notes of S_MUL_U64 say (16.1).

use super::operation::{Executes, Function, Operation};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The low 32 bits.
    Low,
    /// The high 32 bits, unsigned.
    HighUnsigned,
    /// The high 32 bits, signed.
    HighSigned,
    /// The low 64 bits of 64-bit sources.
    Wide,
}

impl Form {
    /// Cycles in the execute stage.
    pub fn cycles(self) -> u128 {
        if self == Self::Wide { 5 } else { 2 }
    }
}

const fn product(form: Form) -> Operation {
    Operation::plain(Function::Multiplier(form))
}

/// The opcodes executed here.
pub const EXECUTES: Executes = &[
    (op::S_MUL_I32, product(Form::Low)),
    (op::S_MULK_I32, product(Form::Low)),
    (op::S_MUL_HI_U32, product(Form::HighUnsigned)),
    (op::S_MUL_HI_I32, product(Form::HighSigned)),
    (op::S_MUL_U64, product(Form::Wide)),
];

generator_block! {
    /// The multiplier: `step` counts down to zero in the cycle of the result, while the sources stay.
    pub struct SaluMultiplier() clocked {
        /// [`Form`].
        in form: (Bits<2>),
        /// Cycles until the result.
        in step: (Bits<3>),
        /// First source.
        in a: (Bits<64>),
        /// Second source.
        in b: (Bits<64>),
        /// The product.
        out product: (Bits<64>),
    }
    |g| {
        let (form, step, a, b) = (g.input("form"), g.input("step"), g.input("a"), g.input("b"));
        let half = |wire: &Wire, high: &Wire| high.select(&wire.slice(32, 32), &wire.slice(0, 32));
        // A 64-bit product: low by low at step 4, low by high at step 3, high by low at step 2.
        let [low_by_high, high_by_low] = [3, 2].map(|at| step.is(at));
        let factors = half(&a, &high_by_low) * half(&b, &low_by_high);
        let newest = g.register("newest", &factors);
        let middle = g.register("middle", &newest);
        let oldest = g.register("oldest", &middle);
        let high = oldest.slice(32, 32) + middle.slice(0, 32) + newest.slice(0, 32);
        // It stays while another unit writes registers.
        let wide = g.register_enabled("wide", &high.concat(&oldest.slice(0, 32)), &step.any());

        // A signed product's high half: less one factor for each negative other one.
        let correction = b.slice(0, 32).when(&a.bit(31)) + a.slice(0, 32).when(&b.bit(31));
        let correction = g.register("correction", &correction.when(&form.is(Form::HighSigned as u128)));
        let high = newest.slice(32, 32) - correction;
        let narrow = form.is(Form::Low as u128).select(&newest.slice(0, 32), &high);
        g.output("product", &form.is(Form::Wide as u128).select(&wide, &narrow.zero_extend(64)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_product_stays_until_it_can_be_written() {
        let (a, b) = (0x0123_4567_89ab_cdef_u64, 0xfedc_ba98_7654_3210_u64);
        let forms = [
            (Form::Low, u64::from((a as u32).wrapping_mul(b as u32))),
            (Form::HighUnsigned, ((a & 0xffff_ffff) * (b & 0xffff_ffff)) >> 32),
            (Form::HighSigned, u64::from(((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32)),
            (Form::Wide, a.wrapping_mul(b)),
        ];
        for (form, product) in forms {
            let mut multiplier = SaluMultiplier::new();
            multiplier.form.next = (form as u64).into();
            multiplier.a.next = a.into();
            multiplier.b.next = b.into();
            let waiting = std::iter::repeat_n(0, 4);
            for step in (0..form.cycles() as u64).rev().chain(waiting) {
                multiplier.clock.next = false.into();
                multiplier.step.next = step.into();
                simulate(&mut multiplier, 10);
                if step == 0 {
                    assert_eq!(multiplier.product.val().to_u64(), product, "{form:?}");
                }
                multiplier.clock.next = true.into();
                simulate(&mut multiplier, 10);
            }
        }
    }
}
