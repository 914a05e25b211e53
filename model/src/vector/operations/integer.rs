//! Integer arithmetic, shifts, bit fields, logic and moves. Results are cut to the destination's width when written.

use super::super::lanes::Lane;
use super::Operation::{Carry, Nothing, Packed};
use super::Row;
use tombolo_isa::arch::rdna4::op;

/// The rows.
pub const ROWS: &[Row] = &[
    // Sums.
    (op::V_ADD_NC_U32, integer!(|l| unsigned::<32>(l.s[0] as i128 + l.s[1] as i128, l))),
    (op::V_SUB_NC_U32, integer!(|l| unsigned::<32>(l.s[0] as i128 - l.s[1] as i128, l))),
    (op::V_SUBREV_NC_U32, integer!(|l| unsigned::<32>(l.s[1] as i128 - l.s[0] as i128, l))),
    (op::V_ADD_NC_I32, integer!(|l| signed::<32>(int::<32>(l.s[0]) + int::<32>(l.s[1]), l))),
    (op::V_SUB_NC_I32, integer!(|l| signed::<32>(int::<32>(l.s[0]) - int::<32>(l.s[1]), l))),
    (op::V_ADD_NC_U16, integer!(|l| unsigned::<16>(l.s[0] as i128 + l.s[1] as i128, l))),
    (op::V_PK_ADD_U16, Packed(|l, _| unsigned::<16>(l.s[0] as i128 + l.s[1] as i128, l))),
    (op::V_SUB_NC_U16, integer!(|l| unsigned::<16>(l.s[0] as i128 - l.s[1] as i128, l))),
    (op::V_PK_SUB_U16, Packed(|l, _| unsigned::<16>(l.s[0] as i128 - l.s[1] as i128, l))),
    (op::V_ADD_NC_I16, integer!(|l| signed::<16>(int::<16>(l.s[0]) + int::<16>(l.s[1]), l))),
    (op::V_PK_ADD_I16, Packed(|l, _| signed::<16>(int::<16>(l.s[0]) + int::<16>(l.s[1]), l))),
    (op::V_SUB_NC_I16, integer!(|l| signed::<16>(int::<16>(l.s[0]) - int::<16>(l.s[1]), l))),
    (op::V_PK_SUB_I16, Packed(|l, _| signed::<16>(int::<16>(l.s[0]) - int::<16>(l.s[1]), l))),
    (op::V_ADD3_U32, integer!(|l| l.s[0] + l.s[1] + l.s[2])),
    (op::V_XAD_U32, integer!(|l| (l.s[0] ^ l.s[1]) + l.s[2])),
    (op::V_LSHL_ADD_U32, integer!(|l| (l.s[0] << (l.s[1] & 31)) + l.s[2])),
    (op::V_ADD_LSHL_U32, integer!(|l| (l.s[0] + l.s[1]) << (l.s[2] & 31))),
    // Sums with carry.
    (op::V_ADD_CO_U32, Carry(|l, _| carry_add(l.s[0], l.s[1], false, l))),
    (op::V_SUB_CO_U32, Carry(|l, _| borrow(l.s[0], l.s[1], false, l))),
    (op::V_SUBREV_CO_U32, Carry(|l, _| borrow(l.s[1], l.s[0], false, l))),
    (op::V_ADD_CO_CI_U32, Carry(|l, _| carry_add(l.s[0], l.s[1], l.mask, l))),
    (op::V_SUB_CO_CI_U32, Carry(|l, _| borrow(l.s[0], l.s[1], l.mask, l))),
    (op::V_SUBREV_CO_CI_U32, Carry(|l, _| borrow(l.s[1], l.s[0], l.mask, l))),
    (op::V_MAD_CO_U64_U32, Carry(|l, _| mad_co_u64(l))),
    (op::V_MAD_CO_I64_I32, Carry(|l, _| mad_co_i64(l))),
    // Products.
    (op::V_MUL_I32_I24, integer!(|l| signed::<32>(int::<24>(l.s[0]) * int::<24>(l.s[1]), l))),
    (op::V_MUL_HI_I32_I24, integer!(|l| ((int::<24>(l.s[0]) * int::<24>(l.s[1])) >> 32) as u64)),
    (op::V_MUL_U32_U24, integer!(|l| unsigned::<32>(uint24(l.s[0]) * uint24(l.s[1]), l))),
    (op::V_MUL_HI_U32_U24, integer!(|l| ((uint24(l.s[0]) * uint24(l.s[1])) >> 32) as u64)),
    (op::V_MAD_I32_I24, integer!(|l| signed::<32>(int::<24>(l.s[0]) * int::<24>(l.s[1]) + int::<32>(l.s[2]), l))),
    (op::V_MAD_U32_U24, integer!(|l| unsigned::<32>(uint24(l.s[0]) * uint24(l.s[1]) + l.s[2] as i128, l))),
    (op::V_MUL_LO_U32, integer!(|l| l.s[0] * l.s[1])),
    (op::V_MUL_HI_U32, integer!(|l| (l.s[0] * l.s[1]) >> 32)),
    (op::V_MUL_HI_I32, integer!(|l| ((int::<32>(l.s[0]) * int::<32>(l.s[1])) >> 32) as u64)),
    (op::V_MUL_LO_U16, integer!(|l| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128, l))),
    (op::V_PK_MUL_LO_U16, Packed(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128, l))),
    (op::V_MAD_U16, integer!(|l| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    (op::V_PK_MAD_U16, Packed(|l, _| unsigned::<16>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    (op::V_MAD_I16, integer!(|l| signed::<16>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<16>(l.s[2]), l))),
    (op::V_PK_MAD_I16, Packed(|l, _| signed::<16>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<16>(l.s[2]), l))),
    (op::V_MAD_U32_U16, integer!(|l| unsigned::<32>(l.s[0] as i128 * l.s[1] as i128 + l.s[2] as i128, l))),
    (op::V_MAD_I32_I16, integer!(|l| signed::<32>(int::<16>(l.s[0]) * int::<16>(l.s[1]) + int::<32>(l.s[2]), l))),
    // Minima, maxima, medians.
    (op::V_MIN_U32, integer!(|l| l.s[0].min(l.s[1]))),
    (op::V_MIN3_U32, integer!(|l| l.s[0].min(l.s[1]).min(l.s[2]))),
    (op::V_MAX_U32, integer!(|l| l.s[0].max(l.s[1]))),
    (op::V_MAX3_U32, integer!(|l| l.s[0].max(l.s[1]).max(l.s[2]))),
    (op::V_MED3_U32, integer!(|l| median(l.s[0], l.s[1], l.s[2]))),
    (op::V_MAXMIN_U32, integer!(|l| l.s[0].max(l.s[1]).min(l.s[2]))),
    (op::V_MINMAX_U32, integer!(|l| l.s[0].min(l.s[1]).max(l.s[2]))),
    (op::V_MIN_I32, integer!(|l| int::<32>(l.s[0]).min(int::<32>(l.s[1])) as u64)),
    (op::V_MIN3_I32, integer!(|l| int::<32>(l.s[0]).min(int::<32>(l.s[1])).min(int::<32>(l.s[2])) as u64)),
    (op::V_MAX_I32, integer!(|l| int::<32>(l.s[0]).max(int::<32>(l.s[1])) as u64)),
    (op::V_MAX3_I32, integer!(|l| int::<32>(l.s[0]).max(int::<32>(l.s[1])).max(int::<32>(l.s[2])) as u64)),
    (op::V_MED3_I32, integer!(|l| median(int::<32>(l.s[0]), int::<32>(l.s[1]), int::<32>(l.s[2])) as u64)),
    (op::V_MAXMIN_I32, integer!(|l| int::<32>(l.s[0]).max(int::<32>(l.s[1])).min(int::<32>(l.s[2])) as u64)),
    (op::V_MINMAX_I32, integer!(|l| int::<32>(l.s[0]).min(int::<32>(l.s[1])).max(int::<32>(l.s[2])) as u64)),
    (op::V_MIN_U16, integer!(|l| l.s[0].min(l.s[1]))),
    (op::V_PK_MIN_U16, Packed(|l, _| l.s[0].min(l.s[1]))),
    (op::V_MIN3_U16, integer!(|l| l.s[0].min(l.s[1]).min(l.s[2]))),
    (op::V_MAX_U16, integer!(|l| l.s[0].max(l.s[1]))),
    (op::V_PK_MAX_U16, Packed(|l, _| l.s[0].max(l.s[1]))),
    (op::V_MAX3_U16, integer!(|l| l.s[0].max(l.s[1]).max(l.s[2]))),
    (op::V_MED3_U16, integer!(|l| median(l.s[0], l.s[1], l.s[2]))),
    (op::V_MIN_I16, integer!(|l| int::<16>(l.s[0]).min(int::<16>(l.s[1])) as u64)),
    (op::V_PK_MIN_I16, Packed(|l, _| int::<16>(l.s[0]).min(int::<16>(l.s[1])) as u64)),
    (op::V_MIN3_I16, integer!(|l| int::<16>(l.s[0]).min(int::<16>(l.s[1])).min(int::<16>(l.s[2])) as u64)),
    (op::V_MAX_I16, integer!(|l| int::<16>(l.s[0]).max(int::<16>(l.s[1])) as u64)),
    (op::V_PK_MAX_I16, Packed(|l, _| int::<16>(l.s[0]).max(int::<16>(l.s[1])) as u64)),
    (op::V_MAX3_I16, integer!(|l| int::<16>(l.s[0]).max(int::<16>(l.s[1])).max(int::<16>(l.s[2])) as u64)),
    (op::V_MED3_I16, integer!(|l| median(int::<16>(l.s[0]), int::<16>(l.s[1]), int::<16>(l.s[2])) as u64)),
    // Shifts.
    (op::V_LSHLREV_B32, integer!(|l| l.s[1] << (l.s[0] & 31))),
    (op::V_LSHRREV_B32, integer!(|l| l.s[1] >> (l.s[0] & 31))),
    (op::V_ASHRREV_I32, integer!(|l| (int::<32>(l.s[1]) >> (l.s[0] & 31)) as u64)),
    (op::V_LSHLREV_B64, integer!(|l| l.s[1] << (l.s[0] & 63))),
    (op::V_LSHRREV_B64, integer!(|l| l.s[1] >> (l.s[0] & 63))),
    (op::V_ASHRREV_I64, integer!(|l| (l.s[1] as i64 >> (l.s[0] & 63)) as u64)),
    (op::V_LSHLREV_B16, integer!(|l| l.s[1] << (l.s[0] & 15))),
    (op::V_PK_LSHLREV_B16, Packed(|l, _| l.s[1] << (l.s[0] & 15))),
    (op::V_LSHRREV_B16, integer!(|l| l.s[1] >> (l.s[0] & 15))),
    (op::V_PK_LSHRREV_B16, Packed(|l, _| l.s[1] >> (l.s[0] & 15))),
    (op::V_ASHRREV_I16, integer!(|l| (int::<16>(l.s[1]) >> (l.s[0] & 15)) as u64)),
    (op::V_PK_ASHRREV_I16, Packed(|l, _| (int::<16>(l.s[1]) >> (l.s[0] & 15)) as u64)),
    (op::V_LSHL_OR_B32, integer!(|l| l.s[0] << (l.s[1] & 31) | l.s[2])),
    (op::V_ALIGNBIT_B32, integer!(|l| (l.s[0] << 32 | l.s[1]) >> (l.s[2] & 31))),
    (op::V_ALIGNBYTE_B32, integer!(|l| (l.s[0] << 32 | l.s[1]) >> ((l.s[2] & 3) * 8))),
    // Bit fields and counts.
    (op::V_BFE_U32, integer!(|l| (l.s[0] >> (l.s[1] & 31)) & field_mask(l.s[2]))),
    (op::V_BFE_I32, integer!(|l| bit_field_signed(l))),
    (op::V_BFI_B32, integer!(|l| l.s[0] & l.s[1] | !l.s[0] & l.s[2])),
    (op::V_BFM_B32, integer!(|l| field_mask(l.s[0]) << (l.s[1] & 31))),
    (op::V_BFREV_B32, integer!(|l| u64::from((l.s[0] as u32).reverse_bits()))),
    (op::V_CLZ_I32_U32, integer!(|l| found((l.s[0] as u32).leading_zeros()))),
    (op::V_CTZ_I32_B32, integer!(|l| found((l.s[0] as u32).trailing_zeros()))),
    (op::V_CLS_I32, integer!(|l| found(((l.s[0] ^ (int::<32>(l.s[0]) >> 31) as u64) as u32).leading_zeros()))),
    (op::V_BCNT_U32_B32, integer!(|l| u64::from(l.s[0].count_ones()) + l.s[1])),
    (op::V_MBCNT_LO_U32_B32, integer!(|l| masked_count(l.s[0], l.lane.min(32), l.s[1]))),
    (op::V_MBCNT_HI_U32_B32, integer!(|l| masked_count(l.s[0], l.lane.saturating_sub(32), l.s[1]))),
    // Logic, moves and selection.
    (op::V_AND_B32, integer!(|l| l.s[0] & l.s[1])),
    (op::V_AND_B16, integer!(|l| l.s[0] & l.s[1])),
    (op::V_OR_B32, integer!(|l| l.s[0] | l.s[1])),
    (op::V_OR_B16, integer!(|l| l.s[0] | l.s[1])),
    (op::V_XOR_B32, integer!(|l| l.s[0] ^ l.s[1])),
    (op::V_XOR_B16, integer!(|l| l.s[0] ^ l.s[1])),
    (op::V_XNOR_B32, integer!(|l| !(l.s[0] ^ l.s[1]))),
    (op::V_NOT_B32, integer!(|l| !l.s[0])),
    (op::V_NOT_B16, integer!(|l| !l.s[0])),
    (op::V_XOR3_B32, integer!(|l| l.s[0] ^ l.s[1] ^ l.s[2])),
    (op::V_OR3_B32, integer!(|l| l.s[0] | l.s[1] | l.s[2])),
    (op::V_AND_OR_B32, integer!(|l| l.s[0] & l.s[1] | l.s[2])),
    (op::V_MOV_B32, integer!(|l| l.s[0])),
    (op::V_MOV_B16, integer!(|l| l.s[0])),
    (op::V_CNDMASK_B32, integer!(|l| if l.mask { l.s[1] } else { l.s[0] })),
    (op::V_CNDMASK_B16, integer!(|l| if l.mask { l.s[1] } else { l.s[0] })),
    (op::V_PACK_B32_F16, integer!(|l| l.s[0] | l.s[1] << 16)),
    (op::V_NOP, Nothing),
    (op::V_PIPEFLUSH, Nothing),
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
