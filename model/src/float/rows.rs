//! Sums and products of F32 in all lanes of a register at once, by the host's floating-point unit: [`super::native`] in a form
//! that the compiler makes vector code of.
//!
//! A lane is *beyond* if it needs more than a rounded sum or product of zeros and normal numbers: NaN, infinities, denormals, results
//! near the ends of the format. What is written for it means nothing: it is the soft float's.

use crate::wave::Vgpr;

/// What an operation raised, all lanes together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raised {
    /// Some result was rounded, of lanes that are not beyond.
    pub inexact: bool,
    /// Some lane is beyond.
    pub beyond: bool,
}

const MAGNITUDE: u32 = 0x7fff_ffff;
const SMALLEST_NORMAL: u32 = 0x0080_0000;
const INFINITY: u32 = 0x7f80_0000;

/// Nonzero below the normal numbers.
#[inline(always)]
fn is_denormal(bits: u32) -> bool {
    let magnitude = (bits & MAGNITUDE) as i32;
    (magnitude > 0) & (magnitude < SMALLEST_NORMAL as i32)
}

/// NaN, or a denormal number: what comparisons, minima and conversions treat in ways of their own.
#[inline(always)]
pub fn is_unordered_or_denormal(bits: u32) -> bool {
    let magnitude = (bits & MAGNITUDE) as i32;
    (magnitude > INFINITY as i32) | is_denormal(bits)
}

/// Finite and normal, even if rounding has moved it by one place.
#[inline(always)]
fn is_safe(bits: u32) -> bool {
    let magnitude = (bits & MAGNITUDE) as i32;
    (magnitude >= 2 * SMALLEST_NORMAL as i32) & (magnitude < INFINITY as i32)
}

/// Runs `lane` for 32 or 64 lanes with constant bounds; it answers whether the lane is beyond, which goes to `beyond` as all
/// ones or zero, and whether its result was rounded.
#[inline(always)]
fn all(lanes: usize, beyond: &mut Vgpr, mut lane: impl FnMut(usize) -> (bool, bool)) -> Raised {
    let (mut any, mut inexact) = (0_u32, 0_u32);
    let mut each = |at: usize| {
        let (bad, rounded) = lane(at);
        beyond[at] = if bad { u32::MAX } else { 0 };
        any |= beyond[at];
        inexact |= u32::from(rounded & !bad);
    };
    match lanes {
        32 => (0..32).for_each(&mut each),
        _ => (0..64).for_each(&mut each),
    }
    Raised { inexact: inexact != 0, beyond: any != 0 }
}

#[inline(always)]
fn sum_body(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let (x, y) = (f32::from_bits(a[lane]), f32::from_bits(b[lane]));
        // Knuth's TwoSum: the error of a sum is a number of the same format.
        let sum = x + y;
        let y_part = sum - x;
        let x_part = sum - y_part;
        let error = (x - x_part) + (y - y_part);
        out[lane] = sum.to_bits();
        let denormal = is_denormal(a[lane]) | is_denormal(b[lane]);
        // A sum of zero is exact.
        (denormal | !(is_safe(out[lane]) | (sum == 0.0)), error != 0.0)
    })
}

#[inline(always)]
fn product_body(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        // 48 bits at most: exact, and not zero unless a factor is.
        let exact = f64::from(f32::from_bits(a[lane])) * f64::from(f32::from_bits(b[lane]));
        let product = exact as f32;
        out[lane] = product.to_bits();
        let denormal = is_denormal(a[lane]) | is_denormal(b[lane]);
        (denormal | !(is_safe(out[lane]) | (exact == 0.0)), f64::from(product) != exact)
    })
}

/// The host must have a fused multiply-add, else this is correct and slow.
#[inline(always)]
fn fused_body(lanes: usize, a: &Vgpr, b: &Vgpr, c: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let [x, y, z] = [a[lane], b[lane], c[lane]].map(f32::from_bits);
        let result = x.mul_add(y, z);
        out[lane] = result.to_bits();
        let product = f64::from(x) * f64::from(y);
        let addend = f64::from(z);
        let sum = product + addend;
        let addend_part = sum - product;
        let product_part = sum - addend_part;
        let error = (product - product_part) + (addend - addend_part);
        let denormal = is_denormal(a[lane]) | is_denormal(b[lane]) | is_denormal(c[lane]);
        // A product that the addend cancels is zero exactly; any other zero is an underflow.
        let zero = (sum == 0.0) & (error == 0.0);
        (denormal | !(is_safe(out[lane]) | zero), (error != 0.0) | (f64::from(result) != sum))
    })
}

/// The same where nobody wants to know whether results were rounded.
#[inline(always)]
fn fused_quietly_body(lanes: usize, a: &Vgpr, b: &Vgpr, c: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let [x, y, z] = [a[lane], b[lane], c[lane]].map(f32::from_bits);
        let result = x.mul_add(y, z);
        out[lane] = result.to_bits();
        let denormal = is_denormal(a[lane]) | is_denormal(b[lane]) | is_denormal(c[lane]);
        (denormal | !is_safe(out[lane]), false)
    })
}

#[inline(always)]
fn of_signed_body(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let exact = f64::from(a[lane] as i32);
        let rounded = exact as f32;
        out[lane] = rounded.to_bits();
        (false, f64::from(rounded) != exact)
    })
}

#[inline(always)]
fn of_unsigned_body(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let exact = f64::from(a[lane]);
        let rounded = exact as f32;
        out[lane] = rounded.to_bits();
        (false, f64::from(rounded) != exact)
    })
}

/// Toward zero; nothing tells whether that was exact ([`super::to_int`]).
#[inline(always)]
fn to_signed_body(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let value = f32::from_bits(a[lane]);
        let fits = value.abs() < 2_147_483_648.0;
        out[lane] = if fits { value as i32 as u32 } else { 0 };
        (is_denormal(a[lane]) | !fits, false)
    })
}

#[inline(always)]
fn to_unsigned_body(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let value = f32::from_bits(a[lane]);
        let fits = (0.0..4_294_967_296.0).contains(&value);
        out[lane] = if fits { value as i64 as u32 } else { 0 };
        (is_denormal(a[lane]) | !fits, false)
    })
}

/// `a + b` in each of the first 32 or 64 lanes.
pub fn sum(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    #[cfg(target_arch = "x86_64")]
    if let Some(wide) = wide::Avx2::of_this_processor() {
        return wide.sum(lanes, a, b, out, beyond);
    }
    sum_body(lanes, a, b, out, beyond)
}

/// `a * b` in each of the first 32 or 64 lanes.
pub fn product(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    #[cfg(target_arch = "x86_64")]
    if let Some(wide) = wide::Avx2::of_this_processor() {
        return wide.product(lanes, a, b, out, beyond);
    }
    product_body(lanes, a, b, out, beyond)
}

/// To an integral value: sums to and differences from a large number tell whether that was exact, so must this.
macro_rules! integral_body {
    ($name:ident, $round:ident) => {
        #[inline(always)]
        fn $name(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
            all(lanes, beyond, |lane| {
                let value = f32::from_bits(a[lane]);
                let rounded = value.$round();
                out[lane] = rounded.to_bits();
                (is_unordered_or_denormal(a[lane]), rounded != value)
            })
        }
    };
}

integral_body!(nearest_body, round_ties_even);
integral_body!(up_body, ceil);
integral_body!(down_body, floor);
integral_body!(toward_zero_body, trunc);

/// `a` times two to the power of the integer `b`, where that moves the exponent only.
#[inline(always)]
fn scaled_body(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    all(lanes, beyond, |lane| {
        let bits = a[lane];
        let before = (bits >> 23 & 0xff) as i32;
        let after = before + (b[lane] as i32).clamp(-512, 512);
        let zero = bits & MAGNITUDE == 0;
        out[lane] = if zero { bits } else { bits & !INFINITY | (after as u32 & 0xff) << 23 };
        let normal = (before > 0) & (before < 0xff) & (after > 0) & (after < 0xff);
        (!(zero | normal), false)
    })
}

/// `a` times two to the power of the integer `b`.
pub fn scaled(lanes: usize, a: &Vgpr, b: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
    scaled_body(lanes, a, b, out, beyond)
}

macro_rules! conversions {
    ($($(#[$doc:meta])* $name:ident = $body:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name(lanes: usize, a: &Vgpr, out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
            #[cfg(target_arch = "x86_64")]
            if let Some(wide) = wide::Avx2::of_this_processor() {
                return wide.$name(lanes, a, out, beyond);
            }
            $body(lanes, a, out, beyond)
        }
    )*};
}

conversions! {
    /// From signed integers.
    of_signed = of_signed_body;
    /// From unsigned integers.
    of_unsigned = of_unsigned_body;
    /// To signed integers, toward zero.
    to_signed = to_signed_body;
    /// To unsigned integers, toward zero.
    to_unsigned = to_unsigned_body;
    /// To the nearest integral value, ties to even.
    nearest = nearest_body;
    /// To integral values, up.
    up = up_body;
    /// To integral values, down.
    down = down_body;
    /// To integral values, toward zero.
    toward_zero = toward_zero_body;
}

/// `a * b + c`, rounded once, in each of the first 32 or 64 lanes; `quiet`: whether results were rounded need not be told. None
/// where the processor has no fused multiply-add.
pub fn fused(lanes: usize, [a, b, c]: [&Vgpr; 3], quiet: bool, out: &mut Vgpr, beyond: &mut Vgpr) -> Option<Raised> {
    #[cfg(target_arch = "x86_64")]
    let (fused, fused_quietly) = {
        let wide = wide::Avx2::of_this_processor()?;
        (
            move |out: &mut _, beyond: &mut _| wide.fused(lanes, a, b, c, out, beyond),
            move |out: &mut _, beyond: &mut _| wide.fused_quietly(lanes, a, b, c, out, beyond),
        )
    };
    #[cfg(not(target_arch = "x86_64"))]
    let (fused, fused_quietly) = (
        move |out: &mut _, beyond: &mut _| fused_body(lanes, a, b, c, out, beyond),
        move |out: &mut _, beyond: &mut _| fused_quietly_body(lanes, a, b, c, out, beyond),
    );
    // Quietly, zeros are beyond too.
    let raised = if quiet { fused_quietly(out, beyond) } else { fused(out, beyond) };
    Some(if quiet && raised.beyond { fused(out, beyond) } else { raised })
}

/// The same functions for processors with AVX2 and FMA, which programs for x86-64 may not take for granted.
#[cfg(target_arch = "x86_64")]
mod wide {
    use super::{Raised, Vgpr};

    /// Says that the processor has both.
    #[derive(Clone, Copy)]
    pub struct Avx2(());

    impl Avx2 {
        /// None where it does not.
        #[inline]
        pub fn of_this_processor() -> Option<Self> {
            (is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")).then_some(Self(()))
        }
    }

    macro_rules! compiled_for_avx2 {
        ($($name:ident = $body:ident($($row:ident),*);)*) => { impl Avx2 {$(
            pub fn $name(self, lanes: usize, $($row: &Vgpr,)* out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
                #[target_feature(enable = "avx2,fma")]
                fn compiled(lanes: usize, $($row: &Vgpr,)* out: &mut Vgpr, beyond: &mut Vgpr) -> Raised {
                    super::$body(lanes, $($row,)* out, beyond)
                }
                // SAFETY: there is an `Avx2` only where the processor has the instructions.
                unsafe { compiled(lanes, $($row,)* out, beyond) }
            }
        )*}};
    }

    compiled_for_avx2! {
        sum = sum_body(a, b);
        product = product_body(a, b);
        fused = fused_body(a, b, c);
        fused_quietly = fused_quietly_body(a, b, c);
        of_signed = of_signed_body(a);
        of_unsigned = of_unsigned_body(a);
        to_signed = to_signed_body(a);
        to_unsigned = to_unsigned_body(a);
        nearest = nearest_body(a);
        up = up_body(a);
        down = down_body(a);
        toward_zero = toward_zero_body(a);
    }
}
