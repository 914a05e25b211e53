//! What the opcodes of the scalar ALU compute: a row for each, of Sea Islands and of CDNA4 (SQ_SOP1, SQ_SOP2, SQ_SOPC, SQ_SOPK of
//! the one, chapter 5 of the other), then those that CDNA4 alone has. The bound of a carry in the document of Sea Islands, 0x80000000, is one
//! hexadecimal digit short.

use crate::scalar::integer::{
    Binary, Compare, MaskOperation, Output, Unary, borrow, carry, extract_signed, extract_unsigned, low, mask,
    overflow, plain, position, quad_mask, select, sign_run, signed, some32, some64, whole_quads, word,
};
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::sea_islands;
use tombolo_isa::operation::Operation;

/// Rows of some kind of opcodes.
type Rows<T> = &'static [(Operation, T)];

macro_rules! of_both {
    ($($name:ident => $function:expr,)*) => {
        &[$((sea_islands::$name, $function), (cdna4::$name, $function),)*]
    };
}

macro_rules! of_cdna4 {
    ($($name:ident => $function:expr,)*) => {
        &[$((cdna4::$name, $function),)*]
    };
}

/// The row of an operation.
pub fn find<T: Copy>(tables: [Rows<T>; 2], operation: Operation) -> Option<T> {
    tables.into_iter().flatten().find(|row| row.0 == operation).map(|row| row.1)
}

/// SOP2 opcodes.
#[rustfmt::skip]
pub const BINARY: [Rows<Binary>; 2] = [
    of_both! {
        S_ADD_U32         => |a, b, _| carry(a + b),
        S_SUB_U32         => |a, b, _| borrow(a, b, false),
        S_ADD_I32         => |a, b, _| overflow(signed(a).overflowing_add(signed(b))),
        S_SUB_I32         => |a, b, _| overflow(signed(a).overflowing_sub(signed(b))),
        S_ADDC_U32        => |a, b, scc| carry(a + b + u64::from(scc)),
        S_SUBB_U32        => borrow,
        S_MIN_I32         => |a, b, _| select(signed(a) < signed(b), a, b),
        S_MIN_U32         => |a, b, _| select(a < b, a, b),
        S_MAX_I32         => |a, b, _| select(signed(a) > signed(b), a, b),
        S_MAX_U32         => |a, b, _| select(a > b, a, b),
        S_CSELECT_B32     => |a, b, scc| plain(if scc { a } else { b }),
        S_CSELECT_B64     => |a, b, scc| plain(if scc { a } else { b }),
        S_AND_B32         => |a, b, _| some32(low(a & b)),
        S_AND_B64         => |a, b, _| some64(a & b),
        S_OR_B32          => |a, b, _| some32(low(a | b)),
        S_OR_B64          => |a, b, _| some64(a | b),
        S_XOR_B32         => |a, b, _| some32(low(a ^ b)),
        S_XOR_B64         => |a, b, _| some64(a ^ b),
        S_ANDN2_B32       => |a, b, _| some32(low(a & !b)),
        S_ANDN2_B64       => |a, b, _| some64(a & !b),
        S_ORN2_B32        => |a, b, _| some32(low(a | !b)),
        S_ORN2_B64        => |a, b, _| some64(a | !b),
        S_NAND_B32        => |a, b, _| some32(low(!(a & b))),
        S_NAND_B64        => |a, b, _| some64(!(a & b)),
        S_NOR_B32         => |a, b, _| some32(low(!(a | b))),
        S_NOR_B64         => |a, b, _| some64(!(a | b)),
        S_XNOR_B32        => |a, b, _| some32(low(!(a ^ b))),
        S_XNOR_B64        => |a, b, _| some64(!(a ^ b)),
        S_LSHL_B32        => |a, b, _| some32(low(a) << (b & 31)),
        S_LSHL_B64        => |a, b, _| some64(a << (b & 63)),
        S_LSHR_B32        => |a, b, _| some32(low(a) >> (b & 31)),
        S_LSHR_B64        => |a, b, _| some64(a >> (b & 63)),
        S_ASHR_I32        => |a, b, _| some32((signed(a) >> (b & 31)) as u32),
        S_ASHR_I64        => |a, b, _| some64((a as i64 >> (b & 63)) as u64),
        S_BFM_B32         => |a, b, _| word(low(mask(a, b, 32))),
        S_BFM_B64         => |a, b, _| plain(mask(a, b, 64)),
        S_MUL_I32         => |a, b, _| word(low(a).wrapping_mul(low(b))),
        S_BFE_U32         => |a, b, _| some32(low(extract_unsigned(a, b, 32))),
        S_BFE_I32         => |a, b, _| some32(extract_signed(signed(a).into(), b, 32) as u32),
        S_BFE_U64         => |a, b, _| some64(extract_unsigned(a, b, 64)),
        S_BFE_I64         => |a, b, _| some64(extract_signed(a as i64, b, 64) as u64),
        S_ABSDIFF_I32     => |a, b, _| some32(signed(a).wrapping_sub(signed(b)).wrapping_abs() as u32),
    },
    of_cdna4! {
        S_MUL_HI_U32      => |a, b, _| plain((a * b) >> 32),
        S_MUL_HI_I32      => |a, b, _| word(((i64::from(signed(a)) * i64::from(signed(b))) >> 32) as u32),
        S_LSHL1_ADD_U32   => |a, b, _| shifted_sum(a, 1, b),
        S_LSHL2_ADD_U32   => |a, b, _| shifted_sum(a, 2, b),
        S_LSHL3_ADD_U32   => |a, b, _| shifted_sum(a, 3, b),
        S_LSHL4_ADD_U32   => |a, b, _| shifted_sum(a, 4, b),
        S_PACK_LL_B32_B16 => |a, b, _| word(low(a) & 0xffff | low(b) << 16),
        S_PACK_LH_B32_B16 => |a, b, _| word(low(a) & 0xffff | low(b) & 0xffff_0000),
        S_PACK_HH_B32_B16 => |a, b, _| word(low(a) >> 16 | low(b) & 0xffff_0000),
    },
];

/// Opcodes of one operand.
#[rustfmt::skip]
pub const UNARY: [Rows<Unary>; 2] = [
    of_both! {
        S_MOV_B32              => plain,
        S_MOV_B64              => plain,
        S_MOVK_I32             => plain,
        S_NOT_B32              => |a| some32(!low(a)),
        S_NOT_B64              => |a| some64(!a),
        S_WQM_B32              => |a| some64(whole_quads(a)),
        S_WQM_B64              => |a| some64(whole_quads(a)),
        S_QUADMASK_B32         => |a| some64(quad_mask(a)),
        S_QUADMASK_B64         => |a| some64(quad_mask(a)),
        S_BREV_B32             => |a| word(low(a).reverse_bits()),
        S_BREV_B64             => |a| plain(a.reverse_bits()),
        S_BCNT0_I32_B32        => |a| some32(low(a).count_zeros()),
        S_BCNT0_I32_B64        => |a| some32(a.count_zeros()),
        S_BCNT1_I32_B32        => |a| some32(low(a).count_ones()),
        S_BCNT1_I32_B64        => |a| some32(a.count_ones()),
        S_FF0_I32_B32          => |a| position(low(a) != u32::MAX, low(a).trailing_ones()),
        S_FF0_I32_B64          => |a| position(a != u64::MAX, a.trailing_ones()),
        S_FF1_I32_B32          => |a| position(a != 0, a.trailing_zeros()),
        S_FF1_I32_B64          => |a| position(a != 0, a.trailing_zeros()),
        S_FLBIT_I32_B32        => |a| position(a != 0, low(a).leading_zeros()),
        S_FLBIT_I32_B64        => |a| position(a != 0, a.leading_zeros()),
        S_FLBIT_I32            => |a| sign_run(a, 32),
        S_FLBIT_I32_I64        => |a| sign_run(a, 64),
        S_SEXT_I32_I8          => |a| word(i32::from(a as i8) as u32),
        S_SEXT_I32_I16         => |a| word(i32::from(a as i16) as u32),
        S_ABS_I32              => |a| some32(signed(a).wrapping_abs() as u32),
    },
    of_cdna4! {
        S_BITREPLICATE_B64_B32 => doubled_bits,
    },
];

/// SOPC and SOPK opcodes: the new SCC.
#[rustfmt::skip]
pub const COMPARE: [Rows<Compare>; 2] = [
    of_both! {
        S_CMP_EQ_I32  => |a, b| a == b,
        S_CMP_LG_I32  => |a, b| a != b,
        S_CMP_GT_I32  => |a, b| signed(a) > signed(b),
        S_CMP_GE_I32  => |a, b| signed(a) >= signed(b),
        S_CMP_LT_I32  => |a, b| signed(a) < signed(b),
        S_CMP_LE_I32  => |a, b| signed(a) <= signed(b),
        S_CMP_EQ_U32  => |a, b| a == b,
        S_CMP_LG_U32  => |a, b| a != b,
        S_CMP_GT_U32  => |a, b| a > b,
        S_CMP_GE_U32  => |a, b| a >= b,
        S_CMP_LT_U32  => |a, b| a < b,
        S_CMP_LE_U32  => |a, b| a <= b,
        S_CMPK_EQ_I32 => |a, b| a == b,
        S_CMPK_LG_I32 => |a, b| a != b,
        S_CMPK_GT_I32 => |a, b| signed(a) > signed(b),
        S_CMPK_GE_I32 => |a, b| signed(a) >= signed(b),
        S_CMPK_LT_I32 => |a, b| signed(a) < signed(b),
        S_CMPK_LE_I32 => |a, b| signed(a) <= signed(b),
        S_CMPK_EQ_U32 => |a, b| a == b,
        S_CMPK_LG_U32 => |a, b| a != b,
        S_CMPK_GT_U32 => |a, b| a > b,
        S_CMPK_GE_U32 => |a, b| a >= b,
        S_CMPK_LT_U32 => |a, b| a < b,
        S_CMPK_LE_U32 => |a, b| a <= b,
        S_BITCMP0_B32 => |a, b| a >> (b & 31) & 1 == 0,
        S_BITCMP1_B32 => |a, b| a >> (b & 31) & 1 != 0,
        S_BITCMP0_B64 => |a, b| a >> (b & 63) & 1 == 0,
        S_BITCMP1_B64 => |a, b| a >> (b & 63) & 1 != 0,
    },
    of_cdna4! {
        S_CMP_EQ_U64  => |a, b| a == b,
        S_CMP_LG_U64  => |a, b| a != b,
    },
];

/// What the SAVEEXEC opcodes write to EXEC.
#[rustfmt::skip]
pub const SAVE_EXEC: [Rows<MaskOperation>; 2] = [
    of_both! {
        S_AND_SAVEEXEC_B64   => |s, exec| s & exec,
        S_OR_SAVEEXEC_B64    => |s, exec| s | exec,
        S_XOR_SAVEEXEC_B64   => |s, exec| s ^ exec,
        S_ANDN2_SAVEEXEC_B64 => |s, exec| s & !exec,
        S_ORN2_SAVEEXEC_B64  => |s, exec| s | !exec,
        S_NAND_SAVEEXEC_B64  => |s, exec| !(s & exec),
        S_NOR_SAVEEXEC_B64   => |s, exec| !(s | exec),
        S_XNOR_SAVEEXEC_B64  => |s, exec| !(s ^ exec),
    },
    of_cdna4! {
        S_ANDN1_SAVEEXEC_B64 => |s, exec| !s & exec,
        S_ORN1_SAVEEXEC_B64  => |s, exec| !s | exec,
    },
];

/// What the WREXEC opcodes write to EXEC and to the destination.
#[rustfmt::skip]
pub const WRITE_EXEC: [Rows<MaskOperation>; 2] = [
    &[],
    of_cdna4! {
        S_ANDN1_WREXEC_B64 => |s, exec| !s & exec,
        S_ANDN2_WREXEC_B64 => |s, exec| s & !exec,
    },
];

/// S_LSHLn_ADD_U32: SCC is the carry.
fn shifted_sum(a: u64, shift: u32, b: u64) -> Output {
    carry((a << shift) + b)
}

/// S_BITREPLICATE_B64_B32: every bit twice.
fn doubled_bits(a: u64) -> Output {
    plain((0..32).fold(0, |sum, bit| sum | ((a >> bit & 1) * 3) << (2 * bit)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn shifted_sums_carry_and_bits_are_doubled() {
        assert_eq!(shifted_sum(0x8000_0000, 1, 1), (1, Some(true)));
        assert_eq!(doubled_bits(0b101), (0b11_00_11, None));
    }
}
