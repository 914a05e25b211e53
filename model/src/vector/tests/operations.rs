//! Single operations whose statements in chapter 16 are easy to get wrong.

use super::*;
use pretty_assertions::assert_eq;

#[test]
fn masked_sads_slide_over_the_bytes_and_skip_zero_references() {
    // v_mqsad_u32_u8 v[8:11], v[0:1], v2, v[4:7]
    let registers = [(0, 0x0403_0201), (1, 0x0807_0605), (2, 0x0004_0302), (4, 100), (5, 200), (6, 300), (7, 400)];
    let mut wave = uniform(&registers);
    run(&mut wave, &[0xd63d_0008, 0x0412_0500]);
    let sums: Vec<u32> = (8..12).map(|register| wave.vgpr_lane(register, 0)).collect();
    // Windows 1 2 3 4, 2 3 4 5, ... against 2 3 4, the fourth reference byte is zero.
    assert_eq!(sums, [103, 200, 303, 406]);
}

#[test]
fn interpolation_reads_fixed_lanes_of_the_quad() {
    // v_interp_p10_f32 v1, v2, v3, v2: lane 1's P10 times I plus lane 0's P0
    let mut wave = uniform(&[(3, TWO)]);
    let parameters = [ONE, TWO, 0x4040_0000, 0];
    fill(&mut wave, 2, |lane| parameters[lane % 4]);
    run(&mut wave, &[0xcd00_0001, 0x040a_0702]);
    assert_eq!([0, 3, 6].map(|lane| wave.vgpr_lane(1, lane)), [0x40a0_0000; 3]);
    // v_interp_p2_f32 v1, v2, v3, v4: lane 2's P20
    run(&mut wave, &[0xcd01_0001, 0x0412_0702]);
    assert_eq!(wave.vgpr_lane(1, 1), 0x40c0_0000);
}

#[test]
fn stochastic_conversions_write_the_selected_byte() {
    // v_cvt_sr_fp8_f32 v1, v2, v3 byte_sel:2
    let registers = [(1, 0x1122_3344), (2, ONE), (3, 0)];
    assert_eq!(result(&registers, &[0xd76b_4001, 0x0002_0702], 1), 0x1138_3344);
}

#[test]
fn byte_select_of_8_bit_sources_is_reversed() {
    // v_cvt_f32_fp8_e64 v1, v2 byte_sel:1, which sets OPSEL[1]
    assert_eq!(result(&[(2, 0x0000_3800)], &[0xd5ec_1001, 0x0000_0102], 1), ONE);
}

#[test]
fn byte_permutation_selects_signs_and_constants() {
    // v_perm_b32 v1, v2, v3, v4
    let words = [0xd644_0001, 0x0412_0702];
    let registers = [(2, 0x8765_4321), (3, 0x0fed_cba9)];
    let select = |selector| [registers[0], registers[1], (4, selector)];
    assert_eq!(result(&select(0x0704_0300), &words, 1), 0x8721_0fa9);
    assert_eq!(result(&select(0x0b0a_0908), &words, 1), 0xff00_00ff, "signs of bytes 7, 5, 3, 1");
    assert_eq!(result(&select(0x0dff_0c00), &words, 1), 0xffff_00a9);
}

#[test]
fn signed_bit_fields_extend_their_top_bit_and_empty_ones_are_zero() {
    // v_bfe_i32 v1, v2, v3, v4
    let words = [0xd611_0001, 0x0412_0702];
    assert_eq!(result(&[(2, 0x0000_0f00), (3, 8), (4, 4)], &words, 1), u32::MAX);
    assert_eq!(result(&[(2, u32::MAX), (3, 8), (4, 0)], &words, 1), 0);
    assert_eq!(result(&[(2, u32::MAX), (3, 8), (4, 32)], &words, 1), 0, "only five bits of the size count");
}

#[test]
fn integer_dot_products_take_signedness_from_neg() {
    // v_dot4_i32_iu8 v1, v2, v3, v4 neg_lo:[1,0,0]
    let registers = [(2, 0xff01_02fe), (3, 0xff01_0101), (4, 10)];
    assert_eq!(result(&registers, &[0xcc16_4001, 0x3c12_0702], 1), (10_i32 - 2 + 2 + 1 - 255) as u32);
}

#[test]
fn upper_mask_counts_start_at_lane_32() {
    // v_mbcnt_hi_u32_b32 v1, v2, v3
    let mut wave = wave(WaveSize::W64);
    fill(&mut wave, 2, |_| u32::MAX);
    fill(&mut wave, 3, |_| 1000);
    run(&mut wave, &[0xd720_0001, 0x0002_0702]);
    assert_eq!([0, 31, 32, 33, 63].map(|lane| wave.vgpr_lane(1, lane)), [1000, 1000, 1000, 1001, 1031]);
}

#[test]
fn cube_faces_prefer_z_then_y_then_x() {
    // v_cubeid_f32 v1, v2, v3, v4
    let face = |x, y, z| result(&[(2, x), (3, y), (4, z)], &[0xd60c_0001, 0x0412_0702], 1);
    assert_eq!(face(ONE, ONE, ONE), 0x4080_0000, "+z");
    assert_eq!(face(ONE, ONE, 0xc000_0000), 0x40a0_0000, "-z");
    assert_eq!(face(ONE, 0xbf80_0000, 0), 0x4040_0000, "-y");
    assert_eq!(face(TWO, ONE, ONE), 0, "+x");
}

#[test]
fn a_scaled_quotient_comes_back_in_div_fmas() {
    // v_div_fmas_f32 v1, v2, v3, v4 with VCC set: 2^64 for addends of 2 or more, 2^-64 below
    let words = [0xd637_0001, 0x0412_0702];
    let scaled = |addend| {
        let mut wave = uniform(&[(4, addend)]);
        wave.set_vcc(u64::MAX);
        run(&mut wave, &words);
        wave.vgpr_lane(1, 0)
    };
    assert_eq!(scaled(TWO), 0x6000_0000);
    assert_eq!(scaled(ONE), 0x1f80_0000);
}

#[test]
fn invalid_operations_raise_their_sticky_flag() {
    // v_add_f32_e32 v1, v2, v3: infinity minus infinity
    let mut wave = uniform(&[(2, 0x7f80_0000), (3, 0xff80_0000)]);
    run(&mut wave, &[0x0602_0702]);
    assert_eq!(wave.vgpr_lane(1, 0), 0xffc0_0000);
    assert_eq!(wave.hardware.excp_flag_user & 1, 1);
}
