//! What the integer and bitwise SALU opcodes compute (sections 16.1 and 16.3): one row an opcode.
//!
//! Operands arrive zero-extended to 64 bits; a row answers the result and, where the opcode writes it, SCC.

use tombolo_isa::arch::rdna4::op;

/// Result and new SCC.
pub type Output = (u64, Option<bool>);
/// An opcode of two operands and SCC.
pub type Binary = fn(a: u64, b: u64, scc: bool) -> Output;
/// An opcode of one operand.
pub type Unary = fn(a: u64) -> Output;
/// A comparison: the new SCC.
pub type Compare = fn(a: u64, b: u64) -> bool;
/// A bitwise operation of the operand and EXEC.
pub type MaskOperation = fn(source: u64, exec: u64) -> u64;

pub(crate) fn plain(value: u64) -> Output {
    (value, None)
}

pub(crate) fn word(value: u32) -> Output {
    (value.into(), None)
}

/// SCC: the 32-bit result is not zero.
pub(crate) fn some32(value: u32) -> Output {
    (value.into(), Some(value != 0))
}

/// SCC: the 64-bit result is not zero.
pub(crate) fn some64(value: u64) -> Output {
    (value, Some(value != 0))
}

/// SCC: the sum does not fit 32 bits.
pub(crate) fn carry(sum: u64) -> Output {
    (sum & 0xffff_ffff, Some(sum >> 32 != 0))
}

pub(crate) fn borrow(a: u64, b: u64, scc: bool) -> Output {
    let subtrahend = b + u64::from(scc);
    (a.wrapping_sub(subtrahend) & 0xffff_ffff, Some(subtrahend > a))
}

pub(crate) fn overflow((value, overflow): (i32, bool)) -> Output {
    (u64::from(value as u32), Some(overflow))
}

pub(crate) fn select(first: bool, a: u64, b: u64) -> Output {
    (if first { a } else { b }, Some(first))
}

/// Field of `value` as S_BFE encodes it in `control`: offset in the low bits, width in bits 22:16. Answers the value
/// moved to bit 0 and the width, at most `bits`.
fn field(value: i128, control: u64, bits: u32) -> (i128, u32) {
    let offset = control as u32 & (bits - 1);
    let width = ((control >> 16) as u32 & 0x7f).min(bits);
    (value >> offset, width)
}

pub(crate) fn extract_unsigned(value: u64, control: u64, bits: u32) -> u64 {
    let (moved, width) = field(value.into(), control, bits);
    (moved & ((1 << width) - 1)) as u64
}

/// The sign is bit `width - 1` of the field; a field of no bits is zero.
pub(crate) fn extract_signed(value: i64, control: u64, bits: u32) -> i64 {
    let (moved, width) = field(value.into(), control, bits);
    match width {
        0 => 0,
        _ => (moved << (128 - width) >> (128 - width)) as i64,
    }
}

pub(crate) fn mask(width: u64, offset: u64, bits: u64) -> u64 {
    ((1 << (width & (bits - 1))) - 1) << (offset & (bits - 1))
}

pub(crate) fn signed(value: u64) -> i32 {
    value as u32 as i32
}

pub(crate) fn low(value: u64) -> u32 {
    value as u32
}

fn high_half(value: u64) -> u32 {
    value as u32 >> 16
}

fn pack(low: u32, high: u32) -> Output {
    word(low & 0xffff | high << 16)
}

/// SOP2 opcodes.
#[rustfmt::skip]
pub const BINARY: &[(op::Operation, Binary)] = &[
    (op::S_ADD_CO_U32,      |a, b, _| carry(a + b)),
    (op::S_SUB_CO_U32,      |a, b, _| borrow(a, b, false)),
    (op::S_ADD_CO_I32,      |a, b, _| overflow(signed(a).overflowing_add(signed(b)))),
    (op::S_SUB_CO_I32,      |a, b, _| overflow(signed(a).overflowing_sub(signed(b)))),
    (op::S_ADD_CO_CI_U32,   |a, b, scc| carry(a + b + u64::from(scc))),
    (op::S_SUB_CO_CI_U32,   borrow),
    (op::S_ABSDIFF_I32,     |a, b, _| some32(low(a).wrapping_sub(low(b)).cast_signed().wrapping_abs() as u32)),
    (op::S_LSHL_B32,        |a, b, _| some32(low(a) << (b & 31))),
    (op::S_LSHL_B64,        |a, b, _| some64(a << (b & 63))),
    (op::S_LSHR_B32,        |a, b, _| some32(low(a) >> (b & 31))),
    (op::S_LSHR_B64,        |a, b, _| some64(a >> (b & 63))),
    (op::S_ASHR_I32,        |a, b, _| some32((signed(a) >> (b & 31)) as u32)),
    (op::S_ASHR_I64,        |a, b, _| some64((a as i64 >> (b & 63)) as u64)),
    (op::S_LSHL1_ADD_U32,   |a, b, _| carry((a << 1) + b)),
    (op::S_LSHL2_ADD_U32,   |a, b, _| carry((a << 2) + b)),
    (op::S_LSHL3_ADD_U32,   |a, b, _| carry((a << 3) + b)),
    (op::S_LSHL4_ADD_U32,   |a, b, _| carry((a << 4) + b)),
    (op::S_MIN_I32,         |a, b, _| select(signed(a) < signed(b), a, b)),
    (op::S_MIN_U32,         |a, b, _| select(a < b, a, b)),
    (op::S_MAX_I32,         |a, b, _| select(signed(a) >= signed(b), a, b)),
    (op::S_MAX_U32,         |a, b, _| select(a >= b, a, b)),
    (op::S_AND_B32,         |a, b, _| some32(low(a & b))),
    (op::S_AND_B64,         |a, b, _| some64(a & b)),
    (op::S_OR_B32,          |a, b, _| some32(low(a | b))),
    (op::S_OR_B64,          |a, b, _| some64(a | b)),
    (op::S_XOR_B32,         |a, b, _| some32(low(a ^ b))),
    (op::S_XOR_B64,         |a, b, _| some64(a ^ b)),
    (op::S_NAND_B32,        |a, b, _| some32(low(!(a & b)))),
    (op::S_NAND_B64,        |a, b, _| some64(!(a & b))),
    (op::S_NOR_B32,         |a, b, _| some32(low(!(a | b)))),
    (op::S_NOR_B64,         |a, b, _| some64(!(a | b))),
    (op::S_XNOR_B32,        |a, b, _| some32(low(!(a ^ b)))),
    (op::S_XNOR_B64,        |a, b, _| some64(!(a ^ b))),
    (op::S_AND_NOT1_B32,    |a, b, _| some32(low(a & !b))),
    (op::S_AND_NOT1_B64,    |a, b, _| some64(a & !b)),
    (op::S_OR_NOT1_B32,     |a, b, _| some32(low(a | !b))),
    (op::S_OR_NOT1_B64,     |a, b, _| some64(a | !b)),
    (op::S_BFE_U32,         |a, b, _| some32(low(extract_unsigned(a, b, 32)))),
    (op::S_BFE_I32,         |a, b, _| some32(extract_signed(signed(a).into(), b, 32) as u32)),
    (op::S_BFE_U64,         |a, b, _| some64(extract_unsigned(a, b, 64))),
    (op::S_BFE_I64,         |a, b, _| some64(extract_signed(a as i64, b, 64) as u64)),
    (op::S_BFM_B32,         |a, b, _| word(low(mask(a, b, 32)))),
    (op::S_BFM_B64,         |a, b, _| plain(mask(a, b, 64))),
    (op::S_MUL_I32,         |a, b, _| word(low(a).wrapping_mul(low(b)))),
    (op::S_MUL_HI_U32,      |a, b, _| plain((a * b) >> 32)),
    (op::S_MUL_HI_I32,      |a, b, _| word(((i64::from(signed(a)) * i64::from(signed(b))) >> 32) as u32)),
    (op::S_CSELECT_B32,     |a, b, scc| plain(if scc { a } else { b })),
    (op::S_CSELECT_B64,     |a, b, scc| plain(if scc { a } else { b })),
    (op::S_PACK_LL_B32_B16, |a, b, _| pack(low(a), low(b))),
    (op::S_PACK_LH_B32_B16, |a, b, _| pack(low(a), high_half(b))),
    (op::S_PACK_HH_B32_B16, |a, b, _| pack(high_half(a), high_half(b))),
    (op::S_PACK_HL_B32_B16, |a, b, _| pack(high_half(a), low(b))),
    (op::S_ADD_NC_U64,      |a, b, _| plain(a.wrapping_add(b))),
    (op::S_SUB_NC_U64,      |a, b, _| plain(a.wrapping_sub(b))),
    (op::S_MUL_U64,         |a, b, _| plain(a.wrapping_mul(b))),
];

/// Position counts answer -1 where nothing is found.
pub(crate) fn position(found: bool, count: u32) -> Output {
    word(if found { count } else { u32::MAX })
}

/// Leading bits equal to the sign bit.
pub(crate) fn sign_run(value: u64, bits: u32) -> Output {
    let value = value << (64 - bits);
    let turned = if value >> 63 != 0 { !value } else { value } & u64::MAX << (64 - bits);
    position(turned != 0, turned.leading_zeros())
}

/// Sets all four bits of every quad of which any bit is set.
pub fn whole_quads(value: u64) -> u64 {
    let any = value | value >> 1 | value >> 2 | value >> 3;
    (any & 0x1111_1111_1111_1111) * 15
}

/// One bit for each quad of which any bit is set.
pub(crate) fn quad_mask(value: u64) -> u64 {
    (0..16).filter(|quad| value >> (4 * quad) & 15 != 0).fold(0, |mask, quad| mask | 1 << quad)
}

fn replicate(value: u64) -> u64 {
    (0..32).filter(|bit| value >> bit & 1 != 0).fold(0, |wide, bit| wide | 3 << (2 * bit))
}

/// SOP1 opcodes of one operand.
#[rustfmt::skip]
pub const UNARY: &[(op::Operation, Unary)] = &[
    (op::S_MOV_B32,              plain),
    (op::S_MOV_B64,              plain),
    (op::S_BREV_B32,             |a| word(low(a).reverse_bits())),
    (op::S_BREV_B64,             |a| plain(a.reverse_bits())),
    (op::S_CTZ_I32_B32,          |a| position(a != 0, a.trailing_zeros())),
    (op::S_CTZ_I32_B64,          |a| position(a != 0, a.trailing_zeros())),
    (op::S_CLZ_I32_U32,          |a| position(a != 0, low(a).leading_zeros())),
    (op::S_CLZ_I32_U64,          |a| position(a != 0, a.leading_zeros())),
    (op::S_CLS_I32,              |a| sign_run(a, 32)),
    (op::S_CLS_I32_I64,          |a| sign_run(a, 64)),
    (op::S_SEXT_I32_I8,          |a| word(i32::from(a as i8) as u32)),
    (op::S_SEXT_I32_I16,         |a| word(i32::from(a as i16) as u32)),
    (op::S_BITREPLICATE_B64_B32, |a| plain(replicate(a))),
    (op::S_ABS_I32,              |a| some32(signed(a).wrapping_abs() as u32)),
    (op::S_BCNT0_I32_B32,        |a| some32(low(a).count_zeros())),
    (op::S_BCNT0_I32_B64,        |a| some32(a.count_zeros())),
    (op::S_BCNT1_I32_B32,        |a| some32(low(a).count_ones())),
    (op::S_BCNT1_I32_B64,        |a| some32(a.count_ones())),
    (op::S_QUADMASK_B32,         |a| some64(quad_mask(a))),
    (op::S_QUADMASK_B64,         |a| some64(quad_mask(a))),
    (op::S_WQM_B32,              |a| some64(whole_quads(a))),
    (op::S_WQM_B64,              |a| some64(whole_quads(a))),
    (op::S_NOT_B32,              |a| some32(!low(a))),
    (op::S_NOT_B64,              |a| some64(!a)),
];

/// SOPC opcodes: the new SCC.
#[rustfmt::skip]
pub const COMPARE: &[(op::Operation, Compare)] = &[
    (op::S_CMP_EQ_I32,    |a, b| a == b),
    (op::S_CMP_LG_I32,    |a, b| a != b),
    (op::S_CMP_GT_I32,    |a, b| signed(a) > signed(b)),
    (op::S_CMP_GE_I32,    |a, b| signed(a) >= signed(b)),
    (op::S_CMP_LT_I32,    |a, b| signed(a) < signed(b)),
    (op::S_CMP_LE_I32,    |a, b| signed(a) <= signed(b)),
    (op::S_CMP_EQ_U32,    |a, b| a == b),
    (op::S_CMP_LG_U32,    |a, b| a != b),
    (op::S_CMP_GT_U32,    |a, b| a > b),
    (op::S_CMP_GE_U32,    |a, b| a >= b),
    (op::S_CMP_LT_U32,    |a, b| a < b),
    (op::S_CMP_LE_U32,    |a, b| a <= b),
    (op::S_BITCMP0_B32,   |a, b| a >> (b & 31) & 1 == 0),
    (op::S_BITCMP1_B32,   |a, b| a >> (b & 31) & 1 != 0),
    (op::S_BITCMP0_B64,   |a, b| a >> (b & 63) & 1 == 0),
    (op::S_BITCMP1_B64,   |a, b| a >> (b & 63) & 1 != 0),
    (op::S_CMP_EQ_U64,    |a, b| a == b),
    (op::S_CMP_LG_U64,    |a, b| a != b),
];

/// What the SAVEEXEC opcodes write to EXEC, of 32 and of 64 bits.
#[rustfmt::skip]
pub const SAVE_EXEC: &[([op::Operation; 2], MaskOperation)] = &[
    ([op::S_AND_SAVEEXEC_B32, op::S_AND_SAVEEXEC_B64],           |s, exec| s & exec),
    ([op::S_OR_SAVEEXEC_B32, op::S_OR_SAVEEXEC_B64],             |s, exec| s | exec),
    ([op::S_XOR_SAVEEXEC_B32, op::S_XOR_SAVEEXEC_B64],           |s, exec| s ^ exec),
    ([op::S_NAND_SAVEEXEC_B32, op::S_NAND_SAVEEXEC_B64],         |s, exec| !(s & exec)),
    ([op::S_NOR_SAVEEXEC_B32, op::S_NOR_SAVEEXEC_B64],           |s, exec| !(s | exec)),
    ([op::S_XNOR_SAVEEXEC_B32, op::S_XNOR_SAVEEXEC_B64],         |s, exec| !(s ^ exec)),
    ([op::S_AND_NOT0_SAVEEXEC_B32, op::S_AND_NOT0_SAVEEXEC_B64], |s, exec| !s & exec),
    ([op::S_OR_NOT0_SAVEEXEC_B32, op::S_OR_NOT0_SAVEEXEC_B64],   |s, exec| !s | exec),
    ([op::S_AND_NOT1_SAVEEXEC_B32, op::S_AND_NOT1_SAVEEXEC_B64], |s, exec| s & !exec),
    ([op::S_OR_NOT1_SAVEEXEC_B32, op::S_OR_NOT1_SAVEEXEC_B64],   |s, exec| s | !exec),
];

/// What the WREXEC opcodes write to EXEC and to their destination, of 32 and of 64 bits.
#[rustfmt::skip]
pub const WRITE_EXEC: &[([op::Operation; 2], MaskOperation)] = &[
    ([op::S_AND_NOT0_WREXEC_B32, op::S_AND_NOT0_WREXEC_B64], |s, exec| !s & exec),
    ([op::S_AND_NOT1_WREXEC_B32, op::S_AND_NOT1_WREXEC_B64], |s, exec| s & !exec),
];

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn unary(name: &str, a: u64) -> Output {
        UNARY.iter().find(|row| row.0.mnemonic() == name).unwrap().1(a)
    }

    fn binary(name: &str, a: u64, b: u64, scc: bool) -> Output {
        BINARY.iter().find(|row| row.0.mnemonic() == name).unwrap().1(a, b, scc)
    }

    #[test]
    fn absolute_difference_wraps_as_the_examples_of_16_1_show() {
        for (a, b, result) in [
            (0x0000_0002, 0x0000_0005, 0x0000_0003),
            (0xffff_ffff, 0x0000_0000, 0x0000_0001),
            (0x8000_0000, 0x0000_0000, 0x8000_0000),
            (0x8000_0000, 0x0000_0001, 0x7fff_ffff),
            (0x8000_0000, 0xffff_fffe, 0x7fff_fffe),
        ] {
            assert_eq!(binary("s_absdiff_i32", a, b, false), (result, Some(true)));
        }
    }

    #[test]
    fn counts_of_leading_bits_follow_the_examples_of_16_3() {
        for (a, zeros, signs) in [
            (0x0000_0000, u32::MAX, u32::MAX),
            (0x0000_cccc, 16, 16),
            (0xffff_3333, 0, 16),
            (0x7fff_ffff, 1, 1),
            (0x8000_0000, 0, 1),
            (0xffff_ffff, 0, u32::MAX),
        ] {
            assert_eq!(unary("s_clz_i32_u32", a), (zeros.into(), None));
            assert_eq!(unary("s_cls_i32", a), (signs.into(), None));
        }
    }

    #[test]
    fn borrow_in_counts_towards_the_borrow_out() {
        assert_eq!(binary("s_sub_co_ci_u32", 5, 5, true), (0xffff_ffff, Some(true)));
        assert_eq!(binary("s_sub_co_ci_u32", 5, 0xffff_ffff, true), (5, Some(true)));
        assert_eq!(binary("s_sub_co_ci_u32", 6, 5, true), (0, Some(false)));
    }

    #[test]
    fn bit_fields_of_every_width_are_cut_and_sign_extended() {
        let width = |width: u64, offset: u64| width << 16 | offset;
        assert_eq!(binary("s_bfe_u32", 0xdead_beef, width(8, 4), false), (0xee, Some(true)));
        assert_eq!(binary("s_bfe_i32", 0xdead_beef, width(8, 4), false), (0xffff_ffee, Some(true)));
        assert_eq!(binary("s_bfe_i32", 0xdead_beef, width(0, 4), false), (0, Some(false)));
        assert_eq!(binary("s_bfe_u32", 0xdead_beef, width(0x7f, 0), false), (0xdead_beef, Some(true)));
        assert_eq!(binary("s_bfe_i64", 0x8000_0000_0000_0000, width(64, 0), false), (1 << 63, Some(true)));
        assert_eq!(binary("s_bfe_u64", u64::MAX, width(33, 60), false), (0xf, Some(true)));
    }

    #[test]
    fn quads_become_one_bit_and_one_bit_becomes_a_quad() {
        assert_eq!(unary("s_quadmask_b32", 0x0100_0080), (0b0100_0010, Some(true)));
        assert_eq!(unary("s_wqm_b32", 0x0100_0080), (0x0f00_00f0, Some(true)));
        assert_eq!(unary("s_bitreplicate_b64_b32", 0x8000_0005), (0xc000_0000_0000_0033, None));
    }
}
