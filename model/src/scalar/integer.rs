//! What the integer and bitwise SALU opcodes compute (sections 16.1 and 16.3): one row an opcode.
//!
//! Operands arrive zero-extended to 64 bits; a row answers the result and, where the opcode writes it, SCC.

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

fn plain(value: u64) -> Output {
    (value, None)
}

fn word(value: u32) -> Output {
    (value.into(), None)
}

/// SCC: the 32-bit result is not zero.
fn some32(value: u32) -> Output {
    (value.into(), Some(value != 0))
}

/// SCC: the 64-bit result is not zero.
fn some64(value: u64) -> Output {
    (value, Some(value != 0))
}

/// SCC: the sum does not fit 32 bits.
fn carry(sum: u64) -> Output {
    (sum & 0xffff_ffff, Some(sum >> 32 != 0))
}

fn borrow(a: u64, b: u64, scc: bool) -> Output {
    let subtrahend = b + u64::from(scc);
    (a.wrapping_sub(subtrahend) & 0xffff_ffff, Some(subtrahend > a))
}

fn overflow((value, overflow): (i32, bool)) -> Output {
    (u64::from(value as u32), Some(overflow))
}

fn select(first: bool, a: u64, b: u64) -> Output {
    (if first { a } else { b }, Some(first))
}

/// Field of `value` as S_BFE encodes it in `control`: offset in the low bits, width in bits 22:16. Answers the value
/// moved to bit 0 and the width, at most `bits`.
fn field(value: i128, control: u64, bits: u32) -> (i128, u32) {
    let offset = control as u32 & (bits - 1);
    let width = ((control >> 16) as u32 & 0x7f).min(bits);
    (value >> offset, width)
}

fn extract_unsigned(value: u64, control: u64, bits: u32) -> u64 {
    let (moved, width) = field(value.into(), control, bits);
    (moved & ((1 << width) - 1)) as u64
}

/// The sign is bit `width - 1` of the field; a field of no bits is zero.
fn extract_signed(value: i64, control: u64, bits: u32) -> i64 {
    let (moved, width) = field(value.into(), control, bits);
    match width {
        0 => 0,
        _ => (moved << (128 - width) >> (128 - width)) as i64,
    }
}

fn mask(width: u64, offset: u64, bits: u64) -> u64 {
    ((1 << (width & (bits - 1))) - 1) << (offset & (bits - 1))
}

fn signed(value: u64) -> i32 {
    value as u32 as i32
}

fn low(value: u64) -> u32 {
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
pub const BINARY: &[(&str, Binary)] = &[
    ("s_add_co_u32",      |a, b, _| carry(a + b)),
    ("s_sub_co_u32",      |a, b, _| borrow(a, b, false)),
    ("s_add_co_i32",      |a, b, _| overflow(signed(a).overflowing_add(signed(b)))),
    ("s_sub_co_i32",      |a, b, _| overflow(signed(a).overflowing_sub(signed(b)))),
    ("s_add_co_ci_u32",   |a, b, scc| carry(a + b + u64::from(scc))),
    ("s_sub_co_ci_u32",   borrow),
    ("s_absdiff_i32",     |a, b, _| some32(low(a).wrapping_sub(low(b)).cast_signed().wrapping_abs() as u32)),
    ("s_lshl_b32",        |a, b, _| some32(low(a) << (b & 31))),
    ("s_lshl_b64",        |a, b, _| some64(a << (b & 63))),
    ("s_lshr_b32",        |a, b, _| some32(low(a) >> (b & 31))),
    ("s_lshr_b64",        |a, b, _| some64(a >> (b & 63))),
    ("s_ashr_i32",        |a, b, _| some32((signed(a) >> (b & 31)) as u32)),
    ("s_ashr_i64",        |a, b, _| some64((a as i64 >> (b & 63)) as u64)),
    ("s_lshl1_add_u32",   |a, b, _| carry((a << 1) + b)),
    ("s_lshl2_add_u32",   |a, b, _| carry((a << 2) + b)),
    ("s_lshl3_add_u32",   |a, b, _| carry((a << 3) + b)),
    ("s_lshl4_add_u32",   |a, b, _| carry((a << 4) + b)),
    ("s_min_i32",         |a, b, _| select(signed(a) < signed(b), a, b)),
    ("s_min_u32",         |a, b, _| select(a < b, a, b)),
    ("s_max_i32",         |a, b, _| select(signed(a) >= signed(b), a, b)),
    ("s_max_u32",         |a, b, _| select(a >= b, a, b)),
    ("s_and_b32",         |a, b, _| some32(low(a & b))),
    ("s_and_b64",         |a, b, _| some64(a & b)),
    ("s_or_b32",          |a, b, _| some32(low(a | b))),
    ("s_or_b64",          |a, b, _| some64(a | b)),
    ("s_xor_b32",         |a, b, _| some32(low(a ^ b))),
    ("s_xor_b64",         |a, b, _| some64(a ^ b)),
    ("s_nand_b32",        |a, b, _| some32(low(!(a & b)))),
    ("s_nand_b64",        |a, b, _| some64(!(a & b))),
    ("s_nor_b32",         |a, b, _| some32(low(!(a | b)))),
    ("s_nor_b64",         |a, b, _| some64(!(a | b))),
    ("s_xnor_b32",        |a, b, _| some32(low(!(a ^ b)))),
    ("s_xnor_b64",        |a, b, _| some64(!(a ^ b))),
    ("s_and_not1_b32",    |a, b, _| some32(low(a & !b))),
    ("s_and_not1_b64",    |a, b, _| some64(a & !b)),
    ("s_or_not1_b32",     |a, b, _| some32(low(a | !b))),
    ("s_or_not1_b64",     |a, b, _| some64(a | !b)),
    ("s_bfe_u32",         |a, b, _| some32(low(extract_unsigned(a, b, 32)))),
    ("s_bfe_i32",         |a, b, _| some32(extract_signed(signed(a).into(), b, 32) as u32)),
    ("s_bfe_u64",         |a, b, _| some64(extract_unsigned(a, b, 64))),
    ("s_bfe_i64",         |a, b, _| some64(extract_signed(a as i64, b, 64) as u64)),
    ("s_bfm_b32",         |a, b, _| word(low(mask(a, b, 32)))),
    ("s_bfm_b64",         |a, b, _| plain(mask(a, b, 64))),
    ("s_mul_i32",         |a, b, _| word(low(a).wrapping_mul(low(b)))),
    ("s_mul_hi_u32",      |a, b, _| plain((a * b) >> 32)),
    ("s_mul_hi_i32",      |a, b, _| word(((i64::from(signed(a)) * i64::from(signed(b))) >> 32) as u32)),
    ("s_cselect_b32",     |a, b, scc| plain(if scc { a } else { b })),
    ("s_cselect_b64",     |a, b, scc| plain(if scc { a } else { b })),
    ("s_pack_ll_b32_b16", |a, b, _| pack(low(a), low(b))),
    ("s_pack_lh_b32_b16", |a, b, _| pack(low(a), high_half(b))),
    ("s_pack_hh_b32_b16", |a, b, _| pack(high_half(a), high_half(b))),
    ("s_pack_hl_b32_b16", |a, b, _| pack(high_half(a), low(b))),
    ("s_add_nc_u64",      |a, b, _| plain(a.wrapping_add(b))),
    ("s_sub_nc_u64",      |a, b, _| plain(a.wrapping_sub(b))),
    ("s_mul_u64",         |a, b, _| plain(a.wrapping_mul(b))),
];

/// Position counts answer -1 where nothing is found.
fn position(found: bool, count: u32) -> Output {
    word(if found { count } else { u32::MAX })
}

/// Leading bits equal to the sign bit.
fn sign_run(value: u64, bits: u32) -> Output {
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
fn quad_mask(value: u64) -> u64 {
    (0..16).filter(|quad| value >> (4 * quad) & 15 != 0).fold(0, |mask, quad| mask | 1 << quad)
}

fn replicate(value: u64) -> u64 {
    (0..32).filter(|bit| value >> bit & 1 != 0).fold(0, |wide, bit| wide | 3 << (2 * bit))
}

/// SOP1 opcodes of one operand.
#[rustfmt::skip]
pub const UNARY: &[(&str, Unary)] = &[
    ("s_mov_b32",              plain),
    ("s_mov_b64",              plain),
    ("s_brev_b32",             |a| word(low(a).reverse_bits())),
    ("s_brev_b64",             |a| plain(a.reverse_bits())),
    ("s_ctz_i32_b32",          |a| position(a != 0, a.trailing_zeros())),
    ("s_ctz_i32_b64",          |a| position(a != 0, a.trailing_zeros())),
    ("s_clz_i32_u32",          |a| position(a != 0, low(a).leading_zeros())),
    ("s_clz_i32_u64",          |a| position(a != 0, a.leading_zeros())),
    ("s_cls_i32",              |a| sign_run(a, 32)),
    ("s_cls_i32_i64",          |a| sign_run(a, 64)),
    ("s_sext_i32_i8",          |a| word(i32::from(a as i8) as u32)),
    ("s_sext_i32_i16",         |a| word(i32::from(a as i16) as u32)),
    ("s_bitreplicate_b64_b32", |a| plain(replicate(a))),
    ("s_abs_i32",              |a| some32(signed(a).wrapping_abs() as u32)),
    ("s_bcnt0_i32_b32",        |a| some32(low(a).count_zeros())),
    ("s_bcnt0_i32_b64",        |a| some32(a.count_zeros())),
    ("s_bcnt1_i32_b32",        |a| some32(low(a).count_ones())),
    ("s_bcnt1_i32_b64",        |a| some32(a.count_ones())),
    ("s_quadmask_b32",         |a| some64(quad_mask(a))),
    ("s_quadmask_b64",         |a| some64(quad_mask(a))),
    ("s_wqm_b32",              |a| some64(whole_quads(a))),
    ("s_wqm_b64",              |a| some64(whole_quads(a))),
    ("s_not_b32",              |a| some32(!low(a))),
    ("s_not_b64",              |a| some64(!a)),
];

/// SOPC opcodes: the new SCC.
#[rustfmt::skip]
pub const COMPARE: &[(&str, Compare)] = &[
    ("s_cmp_eq_i32",    |a, b| a == b),
    ("s_cmp_lg_i32",    |a, b| a != b),
    ("s_cmp_gt_i32",    |a, b| signed(a) > signed(b)),
    ("s_cmp_ge_i32",    |a, b| signed(a) >= signed(b)),
    ("s_cmp_lt_i32",    |a, b| signed(a) < signed(b)),
    ("s_cmp_le_i32",    |a, b| signed(a) <= signed(b)),
    ("s_cmp_eq_u32",    |a, b| a == b),
    ("s_cmp_lg_u32",    |a, b| a != b),
    ("s_cmp_gt_u32",    |a, b| a > b),
    ("s_cmp_ge_u32",    |a, b| a >= b),
    ("s_cmp_lt_u32",    |a, b| a < b),
    ("s_cmp_le_u32",    |a, b| a <= b),
    ("s_bitcmp0_b32",   |a, b| a >> (b & 31) & 1 == 0),
    ("s_bitcmp1_b32",   |a, b| a >> (b & 31) & 1 != 0),
    ("s_bitcmp0_b64",   |a, b| a >> (b & 63) & 1 == 0),
    ("s_bitcmp1_b64",   |a, b| a >> (b & 63) & 1 != 0),
    ("s_cmp_eq_u64",    |a, b| a == b),
    ("s_cmp_lg_u64",    |a, b| a != b),
];

/// What the SAVEEXEC opcodes write to EXEC, without their size.
#[rustfmt::skip]
pub const SAVE_EXEC: &[(&str, MaskOperation)] = &[
    ("s_and_saveexec",      |s, exec| s & exec),
    ("s_or_saveexec",       |s, exec| s | exec),
    ("s_xor_saveexec",      |s, exec| s ^ exec),
    ("s_nand_saveexec",     |s, exec| !(s & exec)),
    ("s_nor_saveexec",      |s, exec| !(s | exec)),
    ("s_xnor_saveexec",     |s, exec| !(s ^ exec)),
    ("s_and_not0_saveexec", |s, exec| !s & exec),
    ("s_or_not0_saveexec",  |s, exec| !s | exec),
    ("s_and_not1_saveexec", |s, exec| s & !exec),
    ("s_or_not1_saveexec",  |s, exec| s | !exec),
];

/// What the WREXEC opcodes write to EXEC and to their destination, without their size.
#[rustfmt::skip]
pub const WRITE_EXEC: &[(&str, MaskOperation)] = &[
    ("s_and_not0_wrexec", |s, exec| !s & exec),
    ("s_and_not1_wrexec", |s, exec| s & !exec),
];

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn unary(name: &str, a: u64) -> Output {
        UNARY.iter().find(|row| row.0 == name).unwrap().1(a)
    }

    fn binary(name: &str, a: u64, b: u64, scc: bool) -> Output {
        BINARY.iter().find(|row| row.0 == name).unwrap().1(a, b, scc)
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
