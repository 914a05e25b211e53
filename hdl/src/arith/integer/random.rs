//! Random numbers (V_PRNG_B32 of CDNA4): a shift register with feedback.

use super::control::{Function, Source, Width};
use tombolo_netlist::builder::{Builder, Wire};

/// The operation.
pub const NEXT: Function = Function::from(Source::Random, Width::Word, false);

/// Bits that change where the highest one was set.
const TAPS: u128 = 0xc5;

/// What follows `value` (32 bits).
pub(super) fn next(g: &Builder, value: &Wire) -> Wire {
    let shifted = value.slice(0, 31).concat(&g.zero(1));
    shifted ^ g.constant(32, TAPS).when(&value.msb())
}
