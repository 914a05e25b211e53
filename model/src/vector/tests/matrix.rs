//! Matrix multiplies against a plain product of small integers, which every accumulation order gives exactly.

use super::*;
use pretty_assertions::assert_eq;

/// Small half-precision integers: `value` in -8..=8.
fn half(value: i32) -> u32 {
    const MAGNITUDES: [u32; 9] = [0, 0x3c00, 0x4000, 0x4200, 0x4400, 0x4500, 0x4600, 0x4700, 0x4800];
    let sign = if value < 0 { 0x8000 } else { 0 };
    sign | MAGNITUDES[value.unsigned_abs() as usize]
}

fn a(row: usize, k: usize) -> i32 {
    (row as i32 * 3 + k as i32 * 5) % 17 - 8
}

fn b(k: usize, column: usize) -> i32 {
    (k as i32 * 7 + column as i32 * 2) % 13 - 6
}

/// Puts a 16-bit element of an input into wave32 registers, as the tables of 7.12.2 place it.
fn place16(wave: &mut Wave, first: usize, line: usize, k: usize, value: u32) {
    let bit = |n: usize| k >> n & 1;
    let lane = bit(2) << 4 | line;
    let register = first + k / 16 * 4 + (bit(3) << 1 | bit(1));
    let old = wave.vgpr_lane(register, lane);
    wave.set_vgpr_lane(register, lane, old | value << (16 * bit(0)));
}

/// Element of a 32-bit wave32 result.
fn result32(wave: &Wave, first: usize, row: usize, column: usize) -> f32 {
    f32::from_bits(wave.vgpr_lane(first + row % 8, row / 8 * 16 + column))
}

#[test]
fn wmma_multiplies_and_ignores_exec() {
    // v_wmma_f32_16x16x16_f16 v[16:23], v[0:3], v[4:7], v[8:15]
    let mut wave = wave(WaveSize::W32);
    for line in 0..16 {
        for k in 0..16 {
            place16(&mut wave, 0, line, k, half(a(line, k)));
            place16(&mut wave, 4, line, k, half(b(k, line)));
        }
    }
    for register in 8..16 {
        fill(&mut wave, register, |_| ONE);
    }
    wave.set_exec(0);
    run(&mut wave, &[0xcc40_4010, 0x1c22_0900]);
    for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
        let exact = 1 + (0..16).map(|k| a(row, k) * b(k, column)).sum::<i32>();
        assert_eq!(result32(&wave, 16, row, column), exact as f32, "row {row} column {column}");
    }
}

#[test]
fn swmmac_spreads_each_packed_pair_over_four_columns() {
    // v_swmmac_f32_16x16x32_f16 v[16:23], v[0:3], v[4:11], v12
    let mut wave = wave(WaveSize::W32);
    for line in 0..16 {
        for k in 0..16 {
            place16(&mut wave, 0, line, k, half(a(line, k)));
        }
        // A lane has the rows of B that its own groups of A meet: bit 3 of K is the lane's, the rest goes through its registers.
        for k in 0..32 {
            let (lane, item) = ((k >> 3 & 1) << 4 | line, (k >> 4) << 3 | k & 7);
            let old = wave.vgpr_lane(4 + item / 2, lane);
            wave.set_vgpr_lane(4 + item / 2, lane, old | half(b(k, line)) << (16 * (item & 1)));
        }
    }
    // Every pair at columns 1 and 3 of its group.
    fill(&mut wave, 12, |_| 0xdddd);
    run(&mut wave, &[0xcc50_4010, 0x1c32_0900]);
    for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
        let product = |k: usize| a(row, k) * b(k / 2 * 4 + if k.is_multiple_of(2) { 1 } else { 3 }, column);
        let exact = (0..16).map(product).sum::<i32>();
        assert_eq!(result32(&wave, 16, row, column), exact as f32, "row {row} column {column}");
    }
}

#[test]
fn wave64_spreads_the_same_matrix_over_twice_the_lanes() {
    // v_wmma_f32_16x16x16_f16 v[16:19], v[0:1], v[4:5], v[8:11]
    let mut wave = wave(WaveSize::W64);
    let mut place = |first: usize, line: usize, k: usize, value: u32| {
        let (lane, register) = (k >> 2 << 4 | line, first + (k >> 1 & 1));
        let old = wave.vgpr_lane(register, lane);
        wave.set_vgpr_lane(register, lane, old | value << (16 * (k & 1)));
    };
    for (line, k) in (0..16).flat_map(|line| (0..16).map(move |k| (line, k))) {
        place(0, line, k, half(a(line, k)));
        place(4, line, k, half(b(k, line)));
    }
    run(&mut wave, &[0xcc40_4010, 0x1c22_0900]);
    for (row, column) in (0..16).flat_map(|row| (0..16).map(move |column| (row, column))) {
        let exact = (0..16).map(|k| a(row, k) * b(k, column)).sum::<i32>();
        let lane = (row / 4 % 2) * 32 + row / 8 * 16 + column;
        let got = f32::from_bits(wave.vgpr_lane(16 + row % 4, lane));
        assert_eq!(got, exact as f32, "row {row} column {column}");
    }
}

#[test]
fn clamp_saturates_the_sum_of_integers() {
    // v_wmma_i32_16x16x16_iu8 v[16:23], v[0:1], v[4:5], v[8:15] neg_lo:[1,1,0], with and without clamp
    for (clamp, expected) in [(0x8000, i32::MAX), (0, i32::MAX.wrapping_add(16 * 127 * 127))] {
        let mut wave = wave(WaveSize::W32);
        for register in [0, 1, 4, 5] {
            fill(&mut wave, register, |_| 0x7f7f_7f7f);
        }
        for register in 8..16 {
            fill(&mut wave, register, |_| i32::MAX as u32);
        }
        run(&mut wave, &[0xcc44_4010 | clamp, 0x7c22_0900]);
        assert_eq!(wave.vgpr_lane(16, 3) as i32, expected);
    }
}

#[test]
fn an_element_of_a_sparse_row_that_is_not_kept_meets_nothing() {
    // v_swmmac_f32_16x16x32_f16 v[16:23], v[0:3], v[4:11], v12: an infinite B beside the kept columns 0 and 1 is not multiplied.
    let mut wave = wave(WaveSize::W32);
    for register in 0..4 {
        fill(&mut wave, register, |_| 0x3c00_3c00);
    }
    for register in 4..12 {
        fill(&mut wave, register, |_| if register % 2 == 0 { 0x3c00_3c00 } else { 0x7c00_7c00 });
    }
    fill(&mut wave, 12, |_| 0x4444);
    run(&mut wave, &[0xcc50_4010, 0x1c32_0900]);
    assert_eq!(result32(&wave, 16, 0, 0), 16.0);
}
