//! Cases derived by hand from the instruction set document, with its sections.

use super::control::{CLAMP, FP16_OVFL, Field, MIX, MODE, OMOD, control_word};
use super::functions::EXECUTES;
use super::unit::{FloatUnit, STAGES};
use crate::config::Units;
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;

/// Every denormal kept, round to nearest even.
const KEEP: (Field, u64) = (MODE, 0xf0);

/// Value and flag of an opcode.
fn run(mnemonic: &str, modifiers: &[(Field, u64)], sources: [u64; 3]) -> (u64, bool) {
    let (_, function) = EXECUTES.iter().find(|(known, _)| known.mnemonic() == mnemonic).unwrap();
    let modifiers = modifiers.iter().fold(0, |word, (field, value)| word | value << field.at);
    let mut unit = FloatUnit::new(Units::ALL, STAGES);
    let word = control_word(*function) | u128::from(modifiers);
    let [low, high]: [Bits<65>; 2] = [word, word >> 64].map(|part| (part as u64).into());
    unit.control.next = low | high << 64;
    let [s0, s1, s2] = sources;
    unit.start.next = true;
    unit.s0.next = s0.into();
    unit.s1.next = s1.into();
    unit.s2.next = s2.into();
    for _ in 0..4 {
        unit.clock.next = false.into();
        simulate(&mut unit, 10);
        unit.clock.next = true.into();
        simulate(&mut unit, 10);
    }
    (unit.value.val().to_u64(), unit.flag.val())
}

fn value(mnemonic: &str, modifiers: &[(Field, u64)], sources: [u64; 3]) -> u64 {
    run(mnemonic, modifiers, sources).0
}

const ONE: u64 = 0x3f80_0000;
const MINUS_ZERO: u64 = 0x8000_0000;

/// 16.7: -0 is less than +0, a number wins over a NaN, which comes out quiet where there are only NaNs.
#[test]
fn minimum_orders_zeros_and_prefers_numbers() {
    assert_eq!(value("v_min_num_f32", &[KEEP], [0, MINUS_ZERO, 0]), MINUS_ZERO);
    assert_eq!(value("v_max_num_f32", &[KEEP], [MINUS_ZERO, 0, 0]), 0);
    assert_eq!(value("v_min_num_f32", &[KEEP], [0x7f80_0001, ONE, 0]), ONE);
    assert_eq!(value("v_min_num_f32", &[KEEP], [0x7f80_0001, 0xff80_0002, 0]), 0x7fc0_0001);
    // 16.12: of a quiet and a signaling NaN, V_MINIMUM returns the signaling one.
    assert_eq!(value("v_minimum_f32", &[KEEP], [0x7fc0_0005, 0x7f80_0001, 0]), 0x7fc0_0001);
}

/// 16.12, V_MED3_NUM: max3 is S0 by value, so the larger one of S1 and S2.
#[test]
fn median_takes_zeros_of_both_signs_as_equal() {
    assert_eq!(value("v_med3_num_f32", &[KEEP], [MINUS_ZERO, 0, 0xbf80_0000]), 0);
    assert_eq!(value("v_med3_num_f16", &[KEEP], [0x4400, 0x3c00, 0x4000]), 0x4000);
}

/// 16.9: comparisons with a NaN are unordered; classes are bits of the second source.
#[test]
fn comparisons_and_classes_answer_with_the_flag() {
    assert!(run("v_cmp_eq_f32", &[KEEP], [0, MINUS_ZERO, 0]).1);
    assert!(run("v_cmp_nge_f32", &[KEEP], [0x7fc0_0000, ONE, 0]).1);
    assert!(!run("v_cmp_lt_f16", &[KEEP], [0xfc00, 0x7e00, 0]).1);
    // A negative denormal is bit 4, whatever MODE says of denormals.
    assert!(run("v_cmp_class_f16", &[], [0x8001, 1 << 4, 0]).1);
    assert!(!run("v_cmp_class_f16", &[], [0x8001, 1 << 5, 0]).1);
}

/// 16.8: fract(-1.2) is 0.8 and never reaches 1; rounding to the nearest goes to even.
#[test]
fn integral_values_and_fractions() {
    assert_eq!(value("v_fract_f32", &[KEEP], [0xbf99_999a, 0, 0]), 0x3f4c_cccc);
    assert_eq!(value("v_fract_f32", &[KEEP], [0x8000_0001, 0, 0]), 0x3f7f_ffff);
    assert_eq!(value("v_rndne_f32", &[KEEP], [0x4020_0000, 0, 0]), 0x4000_0000);
    assert_eq!(value("v_ceil_f32", &[KEEP], [0xbf00_0000, 0, 0]), MINUS_ZERO);
    assert_eq!(value("v_floor_f16", &[KEEP], [0x8001, 0, 0]), 0xbc00);
}

/// 7.2.3.1: OMOD multiplies and makes -0 and denormals +0; CLAMP makes NaN and what is negative +0.
#[test]
fn output_modifiers() {
    assert_eq!(value("v_add_f32", &[KEEP, (OMOD, 2)], [ONE, ONE, 0]), 0x4100_0000);
    assert_eq!(value("v_mul_f32", &[KEEP, (OMOD, 1)], [MINUS_ZERO, ONE, 0]), 0);
    assert_eq!(value("v_add_f32", &[KEEP, (OMOD, 3)], [0x0080_0000, 0, 0]), 0);
    assert_eq!(value("v_add_f32", &[KEEP, (CLAMP, 1)], [ONE, ONE, 0]), ONE);
    assert_eq!(value("v_add_f16", &[KEEP, (CLAMP, 1)], [0x7e00, 0x3c00, 0]), 0);
}

/// 3.4.3: FP16_OVFL keeps an overflow finite, an infinity stays; 7.6.2: overflow of the 8-bit formats.
#[test]
fn overflow_of_narrow_formats() {
    assert_eq!(value("v_mul_f16", &[KEEP, (FP16_OVFL, 1)], [0x7800, 0x7800, 0]), 0x7bff);
    assert_eq!(value("v_mul_f16", &[KEEP, (FP16_OVFL, 1)], [0x7c00, 0x7800, 0]), 0x7c00);
    assert_eq!(value("v_cvt_pk_fp8_f32", &[KEEP], [0x7f80_0000, 0x43e0_0000, 0]) & 0xffff, 0x7e7f);
    assert_eq!(value("v_cvt_pk_bf8_f32", &[KEEP, (FP16_OVFL, 1)], [0xff80_0000, ONE, 0]) & 0xffff, 0x3cfb);
}

/// 16.10: V_FMA_MIXLO rounds to f32, then to f16: 1 + 2^-11 + 2^-25 becomes 1 + 2^-11, which ties to 1.
#[test]
fn mixed_precision_rounds_twice() {
    let sum = |mnemonic| value(mnemonic, &[KEEP, (MIX, 3)], [0x3c00, 0x3c00, 0x3a00_0200]);
    assert_eq!([sum("v_fma_mix_f32"), sum("v_fma_mixlo_f16")], [0x3f80_1000, 0x3c00]);
}

/// 16.12, 16.8: conversions to integers saturate, a NaN is 0; normalized ones round to nearest even.
#[test]
fn conversions_to_integers_saturate() {
    assert_eq!(value("v_cvt_i32_f32", &[KEEP], [0xcf80_0000, 0, 0]), 0x8000_0000);
    assert_eq!(value("v_cvt_u32_f32", &[KEEP], [0xbf80_0000, 0, 0]), 0);
    assert_eq!(value("v_cvt_i32_f32", &[KEEP], [0x7fc0_0000, 0, 0]), 0);
    assert_eq!(value("v_cvt_nearest_i32_f32", &[KEEP], [0xc020_0000, 0, 0]), 0xffff_fffe);
    assert_eq!(value("v_cvt_pk_norm_i16_f32", &[KEEP], [0xbf80_0000, 0x3f00_0000, 0]), 0x4000_8001);
    assert_eq!(value("v_cvt_pk_u8_f32", &[KEEP], [0x4380_0000, 2, 0x1122_3344]), 0x11ff_3344);
}

/// 16.12: faces of a cube map, z before y before x.
#[test]
fn cube_faces() {
    let two = 0x4000_0000;
    assert_eq!(value("v_cubeid_f32", &[KEEP], [ONE, ONE, ONE]), 0x4080_0000);
    assert_eq!(value("v_cubeid_f32", &[KEEP], [ONE, two | 1 << 31, ONE]), 0x4040_0000);
    assert_eq!(value("v_cubema_f32", &[KEEP], [ONE, two, ONE]), 0x4080_0000);
    assert_eq!(value("v_cubesc_f32", &[KEEP], [two, 0, ONE]), ONE | 1 << 31);
}

/// 16.12: V_DIV_SCALE scales a tiny numerator, V_DIV_FIXUP puts special quotients in place.
#[test]
fn division_steps() {
    assert_eq!(value("v_div_scale_f32", &[KEEP], [0x0080_0000, ONE, 0x0080_0000]), 0x2080_0000);
    assert_eq!(run("v_div_scale_f32", &[KEEP], [ONE, 0, ONE]), (0xffc0_0000, true));
    assert_eq!(value("v_div_fixup_f32", &[KEEP], [ONE, MINUS_ZERO, ONE]), 0xff80_0000);
    assert_eq!(value("v_div_fixup_f16", &[KEEP], [0x3c00, 0, 0]), 0xfe00);
}

/// `scripts/fma_tops.v` has V_FMA_F32 as a number.
#[test]
fn the_unit_beside_fpnew_is_held_to_a_multiply_add() {
    let tops = include_str!("../../../../scripts/fma_tops.v");
    let (_, function) = EXECUTES.iter().find(|(known, _)| known.mnemonic() == "v_fma_f32").unwrap();
    assert!(tops.contains(&format!(".control(65'h{:x} | modifiers)", control_word(*function))));
    assert_eq!([CLAMP.at, OMOD.at, MODE.at, MODE.at + MODE.width], [0, 1, 3, 11]);
}
