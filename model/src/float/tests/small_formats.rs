//! The formats of 8 and 16 bits that are defined in a sentence: their values against the definition.

use super::super::*;
use super::Operands;
use std::cell::Cell;

/// The value of a finite 8-bit float, from its definition (7.5).
fn small_value<F: Format>(bits: u64) -> f64 {
    let fraction = (bits & F::FRACTION) as f64 / f64::from(1 << F::FRACTION_BITS);
    let exponent = F::exponent(bits);
    let hidden = if exponent == 0 { 0.0 } else { 1.0 };
    let magnitude = (hidden + fraction) * f64::from(exponent.max(1) - F::BIAS).exp2();
    if F::is_negative(bits) { -magnitude } else { magnitude }
}

/// Every value of an 8-bit format widens to its definition, and random F32 narrow to the nearest value, ties to the even
/// pattern, found by search.
fn check_small_format<F: Format>(widen: fn(u64) -> u64, narrow: fn(u64, Env) -> u64) {
    let finite: Vec<u64> = (0..=F::MAX_FINITE).collect();
    for &bits in finite.iter().chain(&finite.iter().map(|bits| bits | F::SIGN).collect::<Vec<_>>()) {
        let wide = f32::from_bits(widen(bits) as u32);
        assert_eq!(f64::from(wide), small_value::<F>(bits), "{bits:#x}");
    }
    let flags = Cell::new(Flags::NONE);
    let env = Env::new(FloatMode::IEEE, &flags);
    let largest = small_value::<F>(F::MAX_FINITE);
    let mut operands = Operands { state: 4 };
    for _ in 0..20_000 {
        // Exponents from 2^-24 to 2^23 cover both formats and what lies beyond.
        let random = operands.next_u64();
        let single = random & 0x807f_ffff | (103 + (random >> 40) % 48) << 23;
        let exact = f64::from(f32::from_bits(single as u32));
        if exact.abs() > largest {
            continue;
        }
        let distance = |bits: &u64| (small_value::<F>(*bits) - exact.abs()).abs();
        let nearest = finite.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)).then((*a & 1).cmp(&(*b & 1))));
        let sign = if exact < 0.0 { F::SIGN } else { 0 };
        assert_eq!(Some(narrow(single, env)), nearest.map(|bits| bits | sign), "{single:#x}");
    }
}

#[test]
fn small_formats_follow_their_definition() {
    check_small_format::<Fp8>(fp8_to_f32, to_small_float::<Fp8>);
    check_small_format::<Bf8>(bf8_to_f32, to_small_float::<Bf8>);
}

#[test]
fn every_bf16_is_the_upper_half_of_its_single() {
    let flags = Cell::new(Flags::NONE);
    let env = Env::new(FloatMode::IEEE, &flags);
    for bits in (0..=0xffff).filter(|&bits| !Bf16::is_nan(bits)) {
        assert_eq!(convert::<Bf16, F32>(bits, env), bits << 16);
        assert_eq!(convert::<F32, Bf16>(bits << 16, env), bits);
    }
}
