//! Operand and result modifiers: OPSEL, ABS, NEG, OMOD, CLAMP, halves, constants (7.2.2, 7.2.3, 7.4, 7.7).

use super::*;
use pretty_assertions::assert_eq;

#[test]
fn op_sel_picks_source_halves_and_keeps_the_other_half_of_the_destination() {
    // v_add_f16_e64 v1, v2, v3 op_sel:[1,0,1]
    let words = [0xd532_4801, 0x0002_0702];
    let registers = [(1, 0xaaaa_bbbb), (2, 0x3c00_0000), (3, 0x7e00_4000)];
    assert_eq!(result(&registers, &words, 1), 0x4200_bbbb);
}

#[test]
fn short_encodings_name_halves_by_register_bit_7() {
    // v_add_f16_e32 v5.h, v3.l, v4.h
    let registers = [(3, 0x0000_3c00), (4, 0x4000_0000), (5, 0x1111_2222)];
    assert_eq!(result(&registers, &[0x650b_0903], 5), 0x4200_2222);
}

#[test]
fn omod_scales_before_clamp_limits() {
    // v_mul_f32_e64 v1, v2, |v3| mul:4 clamp
    let words = [0xd508_8201, 0x1002_0702];
    assert_eq!(result(&[(2, 0x3e00_0000), (3, 0xbf80_0000)], &words, 1), 0x3f00_0000);
    assert_eq!(result(&[(2, TWO), (3, 0xbf80_0000)], &words, 1), ONE);
    assert_eq!(result(&[(2, 0xc000_0000), (3, 0xbf80_0000)], &words, 1), 0);
    assert_eq!(result(&[(2, 0x7fc0_0000), (3, ONE)], &words, 1), 0, "NaN clamps to zero");
}

#[test]
fn omod_turns_negative_zero_positive_and_flushes_denormals() {
    // v_mul_f32_e64 v1, -v2, v3 div:2
    let words = [0xd508_0001, 0x3802_0702];
    assert_eq!(result(&[(2, 0), (3, ONE)], &words, 1), 0);
    assert_eq!(result(&[(2, 0x0080_0000), (3, ONE)], &words, 1), 0);
    assert_eq!(result(&[(2, TWO), (3, ONE)], &words, 1), 0xbf80_0000);
}

#[test]
fn clamp_saturates_integers_in_their_own_range() {
    // v_add_nc_i32 v1, v2, v3 clamp
    let signed = [0xd726_8001, 0x0002_0702];
    assert_eq!(result(&[(2, 0x7fff_ffff), (3, 1)], &signed, 1), 0x7fff_ffff);
    assert_eq!(result(&[(2, 0x8000_0000), (3, u32::MAX)], &signed, 1), 0x8000_0000);
    // v_sub_nc_u32_e64 v1, v2, v3 clamp
    let unsigned = [0xd526_8001, 0x0002_0702];
    assert_eq!(result(&[(2, 1), (3, 2)], &unsigned, 1), 0);
    // v_pk_add_u16 v1, v2, v3 clamp
    let packed = [0xcc0a_c001, 0x1802_0702];
    assert_eq!(result(&[(2, 0xffff_0001), (3, 0x0001_0001)], &packed, 1), 0xffff_0002);
}

#[test]
fn packed_halves_are_selected_and_negated_separately() {
    // v_pk_add_f16 v1, v2, v3 op_sel:[1,0] op_sel_hi:[0,1] neg_lo:[1,0] neg_hi:[0,1]
    let words = [0xcc0f_4a01, 0x3002_0702];
    // Low: -(v2 high) + v3 low; high: v2 low + -(v3 high).
    let registers = [(2, 0x4000_3c00), (3, 0x4200_4400)];
    assert_eq!(result(&registers, &words, 1), 0xc000_4000);
}

#[test]
fn mixed_sources_are_singles_or_either_half() {
    // v_fma_mix_f32 v1, v2, v3, v4 op_sel:[0,1,0] op_sel_hi:[0,1,1] neg_lo:[1,0,0]
    let words = [0xcc20_5001, 0x3412_0702];
    let registers = [(2, TWO), (3, 0x4200_0000), (4, 0x0000_3c00)];
    assert_eq!(result(&registers, &words, 1), 0xc0a0_0000);
    // v_fma_mixhi_f16 v1, v2, v3, v4
    let high = [0xcc22_0001, 0x0412_0702];
    let registers = [(1, 0x1234_5678), (2, TWO), (3, ONE), (4, ONE)];
    assert_eq!(result(&registers, &high, 1), 0x4200_5678);
}

#[test]
fn a_literal_is_the_upper_half_of_a_double() {
    // v_add_f64_e32 v[1:2], 0x40080000, v[3:4]: 3.0 + 2.0
    let mut wave = uniform(&[(4, 0x4000_0000)]);
    run(&mut wave, &[0x0402_06ff, 0x4008_0000]);
    assert_eq!((wave.vgpr_lane(2, 0), wave.vgpr_lane(1, 0)), (0x4014_0000, 0));
    // v_add_f64_e32 v[1:2], 1.0, v[3:4]
    run(&mut wave, &[0x0402_06f2]);
    assert_eq!(wave.vgpr_lane(2, 0), 0x4008_0000);
}

#[test]
fn denormals_are_flushed_by_the_mode_of_their_format() {
    // v_add_f32_e32 v1, v2, v3 with FP_DENORM of singles cleared.
    let mut wave = uniform(&[(2, 0x8000_0001), (3, 0x8000_0001)]);
    wave.hardware.mode = Mode(0xc0);
    run(&mut wave, &[0x0602_0702]);
    assert_eq!(wave.vgpr_lane(1, 0), 0x8000_0000);
    wave.hardware.mode = Mode(0xf0);
    run(&mut wave, &[0x0602_0702]);
    assert_eq!(wave.vgpr_lane(1, 0), 0x8000_0002);
}

#[test]
fn dot_products_repeat_inline_constants_in_both_halves() {
    // v_dot2_f32_f16 v1, 1.0, v3, v4 (source 0 replaced by the constant's code)
    let words = [0xcc13_4001, 0x1c12_06f2];
    assert_eq!(result(&[(3, 0x4000_3c00), (4, ONE)], &words, 1), 0x4080_0000);
}

#[test]
fn pairs_of_integers_take_float_constants_of_32_bits() {
    // v_pk_add_u16 v1, v2, 2.0, then with op_sel:[0,1]
    assert_eq!(result(&[(2, 0x0001_0002)], &[0xcc0a_4001, 0x1801_e902], 1), 0x4001_0002);
    assert_eq!(result(&[(2, 0x0001_0002)], &[0xcc0a_5001, 0x1801_e902], 1), 0x4001_4002);
    // v_pk_add_f16 v1, v2, 2.0
    assert_eq!(result(&[(2, 0x3c00_3c00)], &[0xcc0f_4001, 0x1801_e902], 1), 0x3c00_4200);
    // v_pk_fmac_f16 v1, 2.0, v2, which has no OPSEL
    assert_eq!(result(&[(1, 0x3c00_3c00), (2, 0x3c00_3c00)], &[0x7802_04f4], 1), 0x4200_4200);
}

#[test]
fn mixed_constants_are_singles_or_the_halves_of_a_half() {
    let registers = [(2, 0x4040_0000), (3, 0x40e0_0000)];
    // v_fma_mix_f32 v1, v2, 2.0, v3, then with op_sel_hi:[0,1,0], then with op_sel:[0,1,0] too
    assert_eq!(result(&registers, &[0xcc20_0001, 0x040d_e902], 1), 0x4150_0000);
    assert_eq!(result(&registers, &[0xcc20_0001, 0x140d_e902], 1), 0x4150_0000);
    assert_eq!(result(&registers, &[0xcc20_1001, 0x140d_e902], 1), 0x40e0_0000);
}

#[test]
fn op_sel_picks_halves_of_constants_but_not_in_dot_products() {
    // v_add_nc_u16 v1, v2, -16 op_sel:[0,1,0], then v_add_nc_u16 v1, v2, 1.0 op_sel:[0,1,0]
    assert_eq!(result(&[(2, 3)], &[0xd703_1001, 0x0001_a102], 1), 2);
    assert_eq!(result(&[(2, 3)], &[0xd703_1001, 0x0001_e502], 1), 3);
    // v_dot4_u32_u8 v1, v2, 1, v3 op_sel:[0,1,0] op_sel_hi:[1,0,1]
    assert_eq!(result(&[(2, 0x0102_0304)], &[0xcc17_5001, 0x0c0d_0302], 1), 4);
    // v_dot2_f16_f16 v1, v2, 0.5, 1.0 op_sel:[0,0,1,0]
    assert_eq!(result(&[(2, 0x4400_4000)], &[0xd666_2001, 0x03c9_e102], 1), 0x4400);
}
