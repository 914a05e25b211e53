//! Output modifiers of a rounded result: OMOD, then CLAMP (7.2.3.1).

use crate::arith::float_format::{FloatFormat, overflow_is_infinite};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::choice;

choice! {
    /// What becomes of an infinite result: of Sea Islands' clamped and legacy functions (SQ_VOP1).
    pub enum Limit {
        /// It stays.
        None,
        /// The largest finite number of its sign.
        Finite,
        /// That, if it is negative.
        FiniteBelow,
        /// A zero of its sign.
        SignedZero,
        /// Zero.
        Zero,
    }
}

/// What is done to the result.
pub struct Modifiers {
    /// 2 bits: rounding mode, which an overflow of OMOD follows.
    pub round: Wire,
    /// 2 bits: none, times 2, times 4, divided by 2.
    pub omod: Wire,
    /// To [0, 1].
    pub clamp: Wire,
    /// An overflow of a finite value gives the largest finite one (FP16_OVFL).
    pub saturate: Wire,
    /// Of Sea Islands: CLAMP lets a NaN through.
    pub nan_passes: Option<Wire>,
    /// Of Sea Islands: [`Limit`].
    pub limit: Option<Wire>,
}

impl Modifiers {
    /// The fields `clocks` clocks later.
    pub fn registered(&self, g: &Builder, clocks: u32) -> Self {
        let fields = g.concat(&[&self.round, &self.omod, &self.clamp, &self.saturate]);
        let late = super::delayed(g, "modifiers", &fields, clocks);
        let nan_passes = self.nan_passes.as_ref().map(|wire| super::delayed(g, "nan_passes", wire, clocks));
        let limit = self.limit.as_ref().map(|wire| super::delayed(g, "limit", wire, clocks));
        let (round, omod) = (late.slice(4, 2), late.slice(2, 2));
        Self { round, omod, clamp: late.bit(1), saturate: late.bit(0), nan_passes, limit }
    }
}

/// A result of that format under `limit`.
fn limited(g: &Builder, format: FloatFormat, result: &Wire, limit: &Wire) -> Wire {
    let width = format.width();
    let infinity = g.constant(width - 1, ((1 << format.exponent) - 1) << format.fraction);
    let is_infinite = result.slice(0, width - 1).equals(&infinity);
    let (sign, none) = (result.msb(), g.zero(width - 1));
    let finite = sign.concat(&infinity.plus((1 << (width - 1)) - 1));
    let arms = [
        (Limit::FiniteBelow as u128, sign.select(&finite, result)),
        (Limit::Finite as u128, finite),
        (Limit::SignedZero as u128, sign.concat(&none)),
        (Limit::Zero as u128, g.zero(width)),
    ];
    is_infinite.select(&g.lookup(limit, &arms, result), result)
}

/// A result with its modifiers applied.
pub struct Modified {
    /// It.
    pub value: Wire,
    /// OMOD made it too large.
    pub overflow: Wire,
}

/// All exceptions of an operation, 7 bits: those of its operands, what rounding lost (inexact, underflow, overflow: 3 bits), and an overflow of
/// OMOD. An instruction with OMOD reports neither underflow nor inexact (7.2.3.1).
pub fn of_result(g: &Builder, of_operands: &Wire, lost: &Wire, omod_overflows: &Wire, omod: &Wire) -> Wire {
    let raised = of_operands | g.concat(&[&g.zero(1), lost, &g.zero(3)]);
    let raised = raised | omod_overflows.zero_extend(4).concat(&g.zero(3));
    raised & !omod.any().repeat(2).zero_extend(3).concat(&g.zero(4))
}

/// A result of that format with its modifiers applied, combinational. OMOD flushes denormals, its own and the result's,
/// to +0, and makes -0 +0; CLAMP makes NaN zero, unless it passes.
pub fn modified(g: &Builder, format: FloatFormat, result: &Wire, modifiers: &Modifiers) -> Modified {
    let width = format.width();
    let result = &match &modifiers.limit {
        Some(limit) => limited(g, format, result, limit),
        None => result.clone(),
    };
    let (sign, magnitude) = (result.msb(), result.slice(0, width - 1));
    let exponent = magnitude.slice(format.fraction, format.exponent);
    let range = format.exponent + 1;
    let largest = g.constant(range, (1 << format.exponent) - 1);
    let (special, is_zero) = (exponent.all(), exponent.none());

    let step = g.lookup(
        &modifiers.omod,
        &[(1, g.constant(range, 1)), (2, g.constant(range, 2)), (3, g.constant(range, (1 << range) - 1))],
        &g.zero(range),
    );
    let scaled = g.name("scaled_exponent", &(exponent.zero_extend(range) + step));
    let active = modifiers.omod.any();
    let vanishes = &active & (is_zero | scaled.none());
    let overflow = &active & !&special & !scaled.less(&largest);
    let scaled = scaled.slice(0, format.exponent).concat(&magnitude.slice(0, format.fraction));
    let away = overflow_is_infinite(g, &modifiers.round, &sign);
    let finite = &modifiers.saturate | &!away;
    let infinity = largest.slice(0, format.exponent).concat(&g.zero(format.fraction));
    let overflowed = &infinity - finite.zero_extend(width - 1);
    let kept = (&active & !&special).select(&scaled, &magnitude);
    let magnitude = overflow.select(&overflowed, &kept).when(&!&vanishes);
    let overflow = overflow & !&vanishes;
    let sign = sign & !vanishes;

    let one = g.constant(width - 1, ((1 << (format.exponent - 1)) - 1) << format.fraction);
    let is_nan = &special & result.slice(0, format.fraction).any();
    let clamp = match &modifiers.nan_passes {
        Some(passes) => &modifiers.clamp & !(&is_nan & passes),
        None => modifiers.clamp.clone(),
    };
    let below = g.name("clamped_low", &(&clamp & (&sign | is_nan)));
    let above = &clamp & one.less(&magnitude);
    let clamped = above.select(&one, &magnitude);
    Modified { value: (sign & !&below).concat(&clamped.when(&!below)), overflow }
}
