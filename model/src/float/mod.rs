//! Floating point as the vector and scalar ALUs do it: bits in, bits out, under the rounding and denormal controls of MODE.
//!
//! Every value is a bit pattern in the low bits of a `u64`; a [`Format`] type parameter says what the bits mean
//! ([`F16`], [`Bf16`], [`F32`], [`F64`], [`Fp8`], [`Bf8`]). Results come from the crate `rustc_apfloat` (with
//! the feature `softfloat` also from Berkeley SoftFloat), never from the host's floating-point unit, so they are the same
//! on every machine. What the crate does not know, the rules of the RDNA4 document, is added here: denormals flushed on input and output (3.4.3, 7.2.4), NaNs quieted and chosen in operand
//! order, FP16_OVFL, and the opcodes that ignore parts of MODE.
//!
//! ```
//! use std::cell::Cell;
//! use tombolo_model::float::{Env, F32, Flags, add};
//! use tombolo_model::mode::Mode;
//! let flags = Cell::new(Flags::NONE);
//! let env = Env::new(Mode(0xf0).into(), &flags);
//! assert_eq!(add::<F32>(0x3f80_0000, 0x4000_0000, env), 0x4040_0000);
//! ```

mod arithmetic;
#[cfg(feature = "softfloat")]
mod berkeley;
mod compare;
mod convert;
mod division;
mod engine;
mod env;
mod format;
mod integral;
mod modifiers;
#[cfg(any(test, not(feature = "softfloat")))]
mod native;
#[cfg(not(feature = "softfloat"))]
pub(crate) mod rows;
#[cfg(test)]
mod tests;
pub mod transcendental;

pub use arithmetic::{add, fma, fma_dx9_zero, fma_mixed, mul, mul_dx9_zero, mullit, sub, sub_reversed};
pub use compare::{Relation, class_mask, compare, max_num, maximum, med3_num, min_num, minimum};
pub use convert::{
    NormalizedRange, SaturatedInt, bf8_to_f32, convert, fp8_to_f32, from_int, from_uint, offset_i4_to_f32, stochastic,
    to_int, to_normalized, to_small_float,
};
pub use division::{Scaled, div_fixup, div_fmas, div_scale, trig_preop};
pub use engine::{Engine, Rounded};
pub use env::{Env, Flags, FloatMode, Rules};
pub use format::{Bf8, Bf16, F16, F32, F64, Format, Fp8};
pub use integral::{fract, frexp_exponent, frexp_mantissa, ldexp, round_to_integral};
pub use modifiers::{Omod, clamp_unit, output_modifiers, reported};
pub use rustc_apfloat::Round;
