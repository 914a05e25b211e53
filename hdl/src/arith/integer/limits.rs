//! CLAMP of integers: what leaves the range of its type becomes the type's largest or smallest number (7.2.3.1).

use super::control::{Fields, Width};
use crate::parts::pipeline::Pipeline;
use tombolo_netlist::builder::{Builder, Wire};

/// What leaves its range: the lower half or the whole number, the upper half.
#[derive(Clone)]
pub(super) struct Excess {
    /// Above the largest number.
    pub above: [Wire; 2],
    /// Below the smallest.
    pub below: [Wire; 2],
}

impl Excess {
    /// All four bits, registered.
    pub fn registered(&self, pipeline: &Pipeline, stage: u32) -> Self {
        let register = |part: &str, wires: &[Wire; 2]| {
            [0, 1].map(|at: usize| pipeline.register(&format!("{part}_{at}"), stage, &wires[at]))
        };
        Self { above: register("above", &self.above), below: register("below", &self.below) }
    }

    /// These bits where `condition` (1 bit) is set.
    pub fn when(&self, condition: &Wire) -> Self {
        let when = |bits: &[Wire; 2]| [0, 1].map(|at: usize| &bits[at] & condition);
        Self { above: when(&self.above), below: when(&self.below) }
    }

    /// These bits, and above all of it where `condition` (1 bit) is set.
    pub fn or_above(&self, condition: &Wire) -> Self {
        Self { above: [0, 1].map(|at: usize| &self.above[at] | condition), below: self.below.clone() }
    }

    /// These bits, or `other` where `condition` is set.
    pub fn choose(&self, condition: &Wire, other: &Self) -> Self {
        let choose = |a: &[Wire; 2], b: &[Wire; 2]| [0, 1].map(|at: usize| condition.select(&b[at], &a[at]));
        Self { above: choose(&self.above, &other.above), below: choose(&self.below, &other.below) }
    }
}

/// What leaves the range of an exact 66-bit number, or of two exact 32-bit ones (packed: bits 63:32 and 31:0).
pub(super) fn excess_of(control: &Fields, total: &Wire) -> Excess {
    let signed = control.function.signed.wire();
    // Bits from `lsb` to `sign` may only repeat the sign; an unsigned number has none of them.
    let check = |from: u32, sign: u32| {
        let upper = total.slice(from, sign + 1 - from);
        let (any, all, sign) = (upper.any(), upper.all(), total.bit(sign));
        let below_from = total.bit(from - 1);
        let above = &any & !(&signed & &sign);
        let above = &above | &(&signed & !&sign & &below_from);
        let below = &signed & &sign & !(all & below_from);
        (above, below)
    };
    let lower_half = check(16, 31);
    let upper_half = check(48, 63);
    let (half, word, double) = (check(16, 65), check(32, 65), check(64, 65));
    let by_width = |pick: &dyn Fn(&(Wire, Wire)) -> Wire| {
        let arms = [(Width::Half, pick(&half)), (Width::Halves, pick(&lower_half)), (Width::Double, pick(&double))];
        control.function.width.choose(&arms, &pick(&word))
    };
    Excess {
        above: [by_width(&|flags| flags.0.clone()), upper_half.0.clone()],
        below: [by_width(&|flags| flags.1.clone()), upper_half.1.clone()],
    }
}

/// `value` (64 bits) with what left its range replaced. That it is below is asked last, as a reset of the registers behind it would be.
pub(super) fn limited(g: &Builder, control: &Fields, value: &Wire, excess: &Excess) -> Wire {
    let signed = control.function.signed.wire();
    let is = |wanted: Width| control.function.width.is_a(wanted);
    let packed = is(Width::Halves);
    // The largest number has all bits set but the sign, the smallest none but the sign.
    let part = |lsb: u32, bits: u32, above: &Wire, below: &Wire, has_sign: &Wire| {
        let sign = &signed & has_sign;
        let top = below.select(&sign, &above.select(&!&sign, &value.bit(lsb + bits - 1)));
        let rest = below.select(&g.zero(bits - 1), &(value.slice(lsb, bits - 1) | above.repeat(bits - 1)));
        top.concat(&rest)
    };
    let low = part(0, 16, &excess.above[0], &excess.below[0], &(is(Width::Half) | &packed));
    let high_above = packed.select(&excess.above[1], &excess.above[0]);
    let high_below = packed.select(&excess.below[1], &excess.below[0]);
    let high = part(16, 16, &high_above, &high_below, &(is(Width::Word) | &packed));
    let upper = part(32, 32, &excess.above[0], &excess.below[0], &is(Width::Double));
    g.name("limited", &g.concat(&[&upper, &high, &low]))
}
