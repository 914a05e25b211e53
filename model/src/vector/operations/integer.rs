//! Integer arithmetic, shifts, bit fields, logic and moves. Results are cut to the destination's width when written.

use super::super::lanes::Lane;
use super::Operation::{Carry, Nothing, Packed, Value};
use super::Row;

/// The rows.
pub const ROWS: &[Row] = &[
    // Sums.
    ("v_add_nc_u32", Value(|l, _| unsigned::<32>(l.s[0] as i128 + l.s[1] as i128, l))),
    ("v_sub_nc_u32", Value(|l, _| unsigned::<32>(l.s[0] as i128 - l.s[1] as i128, l))),
    ("v_subrev_nc_u32", Value(|l, _| unsigned::<32>(l.s[1] as i128 - l.s[0] as i128, l))),
    ("v_add_nc_i32", Value(|l, _| signed::<32>(int::<32>(l.s[0]) + int::<32>(l.s[1]), l))),
    ("v_sub_nc_i32", Value(|l, _| signed::<32>(int::<32>(l.s[0]) - int::<32>(l.s[1]), l))),
    ("v_add_nc_u16", Value(|l, _| unsigned::<16>(l.s[0] as i128 + l.s[1] as i128, l))),
    ("v_pk_add_u16", Packed(|l, _| unsigned::<16>(l.s[0] as i128 + l.s[1] as i128, l))),
    ("v_sub_nc_u16", Value(|l, _| unsigned::<16>(l.s[0] as i128 - l.s[1] as i128, l))),
    ("v_pk_sub_u16", Packed(|l, _| unsigned::<16>(l.s[0] as i128 - l.s[1] as i128, l))),
    ("v_add_nc_i16", Value(|l, _| signed::<16>(int::<16>(l.s[0]) + int::<16>(l.s[1]), l))),
    ("v_pk_add_i16", Packed(|l, _| signed::<16>(int::<16>(l.s[0]) + int::<16>(l.s[1]), l))),
    ("v_sub_nc_i16", Value(|l, _| signed::<16>(int::<16>(l.s[0]) - int::<16>(l.s[1]), l))),
    ("v_pk_sub_i16", Packed(|l, _| signed::<16>(int::<16>(l.s[0]) - int::<16>(l.s[1]), l))),
    ("v_add3_u32", Value(|l, _| l.s[0] + l.s[1] + l.s[2])),
    ("v_xad_u32", Value(|l, _| (l.s[0] ^ l.s[1]) + l.s[2])),
    ("v_lshl_add_u32", Value(|l, _| (l.s[0] << (l.s[1] & 31)) + l.s[2])),
    ("v_add_lshl_u32", Value(|l, _| (l.s[0] + l.s[1]) << (l.s[2] & 31))),
    // Sums with carry.
    ("v_add_co_u32", Carry(|l, _| carry_add(l.s[0], l.s[1], false, l))),
    ("v_sub_co_u32", Carry(|l, _| borrow(l.s[0], l.s[1], false, l))),
    ("v_subrev_co_u32", Carry(|l, _| borrow(l.s[1], l.s[0], false, l))),
    ("v_add_co_ci_u32", Carry(|l, _| carry_add(l.s[0], l.s[1], l.mask, l))),
    ("v_sub_co_ci_u32", Carry(|l, _| borrow(l.s[0], l.s[1], l.mask, l))),
    ("v_subrev_co_ci_u32", Carry(|l, _| borrow(l.s[1], l.s[0], l.mask, l))),
    ("v_mad_co_u64_u32", Carry(|l, _| mad_co_u64(l))),
    ("v_mad_co_i64_i32", Carry(|l, _| mad_co_i64(l))),
    // Products.
    ("v_mul_i32_i24", Value(|l, _| signed::<32>(int::<24>(l.s[0]) * int::<24>(l.s[1]), l))),
    ("v_mul_hi_i32_i24", Value(|l, _| ((int::<24>(l.s[0]) * int::<24>(l.s[1])) >> 32) as u64)),
    ("v_mul_u32_u24", Value(|l, _| unsigned::<32>(uint24(l.s[0]) * uint24(l.s[1]), l))),
    ("v_mul_hi_u32_u24", Value(|l, _| ((uint24(l.s[0]) * uint24(l.s[1])) >> 32) as u64)),
    ("v_mad_i32_i24", Value(|l, _| signed::<32>(int::<24>(l.s[0]) * int::<24>(l.s[1]) + int::<32>(l.s[2]), l))),
    ("v_mad_u32_u24", Value(|l, _| unsigned::<32>(uint24(l.s[0]) * uint24(l.s[1]) + l.s[2] as i128, l))),
    ("v_mul_lo_u32", Value(|l, _| l.s[0] * l.s[1])),
    ("v_mul_hi_u32", Value(|l, _| (l.s[0] * l.s[1]) >> 32)),
    ("v_mul_hi_i32", Value(|l, _| ((int::<32>(l.s[0]) * int::<32>(l.s[1])) >> 32) as u64)),
    ("v_mul_lo_u16", Value(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128, l))),
    ("v_pk_mul_lo_u16", Packed(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128, l))),
    ("v_mad_u16", Value(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    ("v_pk_mad_u16", Packed(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    ("v_mad_i16", Value(|l, _| signed::<16>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<16>(l.s[2]), l))),
    ("v_pk_mad_i16", Packed(|l, _| signed::<16>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<16>(l.s[2]), l))),
    ("v_mad_u32_u16", Value(|l, _| unsigned::<32>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    ("v_mad_i32_i16", Value(|l, _| signed::<32>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<32>(l.s[2]), l))),
    // Minima, maxima, medians.
    ("v_min_u32", Value(|l, _| l.s[0].min(l.s[1]))),
    ("v_min3_u32", Value(|l, _| l.s[0].min(l.s[1]).min(l.s[2]))),
    ("v_max_u32", Value(|l, _| l.s[0].max(l.s[1]))),
    ("v_max3_u32", Value(|l, _| l.s[0].max(l.s[1]).max(l.s[2]))),
    ("v_med3_u32", Value(|l, _| median(l.s[0], l.s[1], l.s[2]))),
    ("v_maxmin_u32", Value(|l, _| l.s[0].max(l.s[1]).min(l.s[2]))),
    ("v_minmax_u32", Value(|l, _| l.s[0].min(l.s[1]).max(l.s[2]))),
    ("v_min_i32", Value(|l, _| int::<32>(l.s[0]).min(int::<32>(l.s[1])) as u64)),
    ("v_min3_i32", Value(|l, _| int::<32>(l.s[0]).min(int::<32>(l.s[1])).min(int::<32>(l.s[2])) as u64)),
    ("v_max_i32", Value(|l, _| int::<32>(l.s[0]).max(int::<32>(l.s[1])) as u64)),
    ("v_max3_i32", Value(|l, _| int::<32>(l.s[0]).max(int::<32>(l.s[1])).max(int::<32>(l.s[2])) as u64)),
    ("v_med3_i32", Value(|l, _| median(int::<32>(l.s[0]), int::<32>(l.s[1]), int::<32>(l.s[2])) as u64)),
    ("v_maxmin_i32", Value(|l, _| int::<32>(l.s[0]).max(int::<32>(l.s[1])).min(int::<32>(l.s[2])) as u64)),
    ("v_minmax_i32", Value(|l, _| int::<32>(l.s[0]).min(int::<32>(l.s[1])).max(int::<32>(l.s[2])) as u64)),
    ("v_min_u16", Value(|l, _| l.s[0].min(l.s[1]))),
    ("v_pk_min_u16", Packed(|l, _| l.s[0].min(l.s[1]))),
    ("v_min3_u16", Value(|l, _| l.s[0].min(l.s[1]).min(l.s[2]))),
    ("v_max_u16", Value(|l, _| l.s[0].max(l.s[1]))),
    ("v_pk_max_u16", Packed(|l, _| l.s[0].max(l.s[1]))),
    ("v_max3_u16", Value(|l, _| l.s[0].max(l.s[1]).max(l.s[2]))),
    ("v_med3_u16", Value(|l, _| median(l.s[0], l.s[1], l.s[2]))),
    ("v_min_i16", Value(|l, _| int::<16>(l.s[0]).min(int::<16>(l.s[1])) as u64)),
    ("v_pk_min_i16", Packed(|l, _| int::<16>(l.s[0]).min(int::<16>(l.s[1])) as u64)),
    ("v_min3_i16", Value(|l, _| int::<16>(l.s[0]).min(int::<16>(l.s[1])).min(int::<16>(l.s[2])) as u64)),
    ("v_max_i16", Value(|l, _| int::<16>(l.s[0]).max(int::<16>(l.s[1])) as u64)),
    ("v_pk_max_i16", Packed(|l, _| int::<16>(l.s[0]).max(int::<16>(l.s[1])) as u64)),
    ("v_max3_i16", Value(|l, _| int::<16>(l.s[0]).max(int::<16>(l.s[1])).max(int::<16>(l.s[2])) as u64)),
    ("v_med3_i16", Value(|l, _| median(int::<16>(l.s[0]), int::<16>(l.s[1]), int::<16>(l.s[2])) as u64)),
    // Shifts.
    ("v_lshlrev_b32", Value(|l, _| l.s[1] << (l.s[0] & 31))),
    ("v_lshrrev_b32", Value(|l, _| l.s[1] >> (l.s[0] & 31))),
    ("v_ashrrev_i32", Value(|l, _| (int::<32>(l.s[1]) >> (l.s[0] & 31)) as u64)),
    ("v_lshlrev_b64", Value(|l, _| l.s[1] << (l.s[0] & 63))),
    ("v_lshrrev_b64", Value(|l, _| l.s[1] >> (l.s[0] & 63))),
    ("v_ashrrev_i64", Value(|l, _| (l.s[1] as i64 >> (l.s[0] & 63)) as u64)),
    ("v_lshlrev_b16", Value(|l, _| l.s[1] << (l.s[0] & 15))),
    ("v_pk_lshlrev_b16", Packed(|l, _| l.s[1] << (l.s[0] & 15))),
    ("v_lshrrev_b16", Value(|l, _| l.s[1] >> (l.s[0] & 15))),
    ("v_pk_lshrrev_b16", Packed(|l, _| l.s[1] >> (l.s[0] & 15))),
    ("v_ashrrev_i16", Value(|l, _| (int::<16>(l.s[1]) >> (l.s[0] & 15)) as u64)),
    ("v_pk_ashrrev_i16", Packed(|l, _| (int::<16>(l.s[1]) >> (l.s[0] & 15)) as u64)),
    ("v_lshl_or_b32", Value(|l, _| l.s[0] << (l.s[1] & 31) | l.s[2])),
    ("v_alignbit_b32", Value(|l, _| (l.s[0] << 32 | l.s[1]) >> (l.s[2] & 31))),
    ("v_alignbyte_b32", Value(|l, _| (l.s[0] << 32 | l.s[1]) >> ((l.s[2] & 3) * 8))),
    // Bit fields and counts.
    ("v_bfe_u32", Value(|l, _| (l.s[0] >> (l.s[1] & 31)) & field_mask(l.s[2]))),
    ("v_bfe_i32", Value(|l, _| bit_field_signed(l))),
    ("v_bfi_b32", Value(|l, _| l.s[0] & l.s[1] | !l.s[0] & l.s[2])),
    ("v_bfm_b32", Value(|l, _| field_mask(l.s[0]) << (l.s[1] & 31))),
    ("v_bfrev_b32", Value(|l, _| u64::from((l.s[0] as u32).reverse_bits()))),
    ("v_clz_i32_u32", Value(|l, _| found((l.s[0] as u32).leading_zeros()))),
    ("v_ctz_i32_b32", Value(|l, _| found((l.s[0] as u32).trailing_zeros()))),
    ("v_cls_i32", Value(|l, _| found(((l.s[0] ^ (int::<32>(l.s[0]) >> 31) as u64) as u32).leading_zeros()))),
    ("v_bcnt_u32_b32", Value(|l, _| u64::from(l.s[0].count_ones()) + l.s[1])),
    ("v_mbcnt_lo_u32_b32", Value(|l, _| masked_count(l.s[0], l.lane.min(32), l.s[1]))),
    ("v_mbcnt_hi_u32_b32", Value(|l, _| masked_count(l.s[0], l.lane.saturating_sub(32), l.s[1]))),
    // Logic, moves and selection.
    ("v_and_b32", Value(|l, _| l.s[0] & l.s[1])),
    ("v_and_b16", Value(|l, _| l.s[0] & l.s[1])),
    ("v_or_b32", Value(|l, _| l.s[0] | l.s[1])),
    ("v_or_b16", Value(|l, _| l.s[0] | l.s[1])),
    ("v_xor_b32", Value(|l, _| l.s[0] ^ l.s[1])),
    ("v_xor_b16", Value(|l, _| l.s[0] ^ l.s[1])),
    ("v_xnor_b32", Value(|l, _| !(l.s[0] ^ l.s[1]))),
    ("v_not_b32", Value(|l, _| !l.s[0])),
    ("v_not_b16", Value(|l, _| !l.s[0])),
    ("v_xor3_b32", Value(|l, _| l.s[0] ^ l.s[1] ^ l.s[2])),
    ("v_or3_b32", Value(|l, _| l.s[0] | l.s[1] | l.s[2])),
    ("v_and_or_b32", Value(|l, _| l.s[0] & l.s[1] | l.s[2])),
    ("v_mov_b32", Value(|l, _| l.s[0])),
    ("v_mov_b16", Value(|l, _| l.s[0])),
    ("v_cndmask_b32", Value(|l, _| if l.mask { l.s[1] } else { l.s[0] })),
    ("v_cndmask_b16", Value(|l, _| if l.mask { l.s[1] } else { l.s[0] })),
    ("v_pack_b32_f16", Value(|l, _| l.s[0] | l.s[1] << 16)),
    ("v_nop", Nothing),
    ("v_pipeflush", Nothing),
];

/// The low `BITS` bits as a two's complement number.
fn int<const BITS: u32>(x: u64) -> i64 {
    ((x << (64 - BITS)) as i64) >> (64 - BITS)
}

/// The low 24 bits as an unsigned number.
fn uint24(x: u64) -> i128 {
    i128::from(x & 0xff_ffff)
}

/// A signed result of `BITS` bits, saturated under CLAMP.
fn signed<const BITS: u32>(exact: i64, l: &Lane) -> u64 {
    let limit = 1_i64 << (BITS - 1);
    if l.clamp { exact.clamp(-limit, limit - 1) as u64 } else { exact as u64 }
}

/// An unsigned result of `BITS` bits, saturated under CLAMP.
fn unsigned<const BITS: u32>(exact: i128, l: &Lane) -> u64 {
    if l.clamp { exact.clamp(0, (1 << BITS) - 1) as u64 } else { exact as u64 }
}

/// Sum with carry in and out, saturated under CLAMP.
fn carry_add(a: u64, b: u64, carry: bool, l: &Lane) -> (u64, bool) {
    let sum = a + b + u64::from(carry);
    (unsigned::<32>(i128::from(sum), l), sum >> 32 != 0)
}

/// Difference with borrow in and out, saturated under CLAMP.
fn borrow(a: u64, b: u64, borrow: bool, l: &Lane) -> (u64, bool) {
    let difference = i128::from(a) - i128::from(b) - i128::from(borrow);
    (unsigned::<32>(difference, l), difference < 0)
}

/// V_MAD_CO_U64_U32: the carry is bit 64 of the exact result.
fn mad_co_u64(l: &Lane) -> (u64, bool) {
    let exact = i128::from(l.s[0] * l.s[1]) + i128::from(l.s[2]);
    (unsigned::<64>(exact, l), exact >> 64 != 0)
}

/// V_MAD_CO_I64_I32: the carry is bit 64 of the exact sum, which is its sign.
fn mad_co_i64(l: &Lane) -> (u64, bool) {
    let exact = i128::from(int::<32>(l.s[0]) * int::<32>(l.s[1])) + i128::from(l.s[2] as i64);
    let value = if l.clamp { exact.clamp(i64::MIN.into(), i64::MAX.into()) } else { exact };
    (value as u64, exact < 0)
}

fn median<T: Ord + Copy>(a: T, b: T, c: T) -> T {
    a.max(b).min(a.min(b).max(c))
}

/// The mask of a field of `size & 31` bits.
fn field_mask(size: u64) -> u64 {
    (1 << (size & 31)) - 1
}

/// V_BFE_I32: a field of size 0 is 0.
fn bit_field_signed(l: &Lane) -> u64 {
    let size = l.s[2] & 31;
    if size == 0 {
        return 0;
    }
    let field = (int::<32>(l.s[0]) >> (l.s[1] & 31)) as u64;
    let unused = 64 - size;
    (((field << unused) as i64) >> unused) as u64
}

/// A bit position, or -1 if all 32 bits were searched in vain.
fn found(position: u32) -> u64 {
    if position == 32 { u64::MAX } else { u64::from(position) }
}

/// Ones among the low `bits` bits of `mask`, added to `base`.
fn masked_count(mask: u64, bits: u32, base: u64) -> u64 {
    let below = (1_u64 << bits) - 1;
    u64::from((mask & below).count_ones()) + base
}
