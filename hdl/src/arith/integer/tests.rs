//! Results of the unit that follow by hand from the document, through its four stages. The comparison of every opcode with
//! the reference model is in the crate of the testbenches.

use super::*;
use crate::config::Units;
use pretty_assertions::assert_eq;

/// The control word, whose function comes from the opcode, mask bit, lane.
#[derive(Clone, Copy, Default)]
struct Around {
    modifiers: Control,
    mask: bool,
    lane: u64,
}

fn clamped() -> Around {
    Around { modifiers: Control { clamp: true, ..Control::default() }, ..Around::default() }
}

/// Runs an opcode through the four stages: value and flag.
fn run_with(mnemonic: &str, sources: [u64; 3], around: Around) -> (u64, bool) {
    let (_, function) = EXECUTES.iter().find(|(known, _)| known.mnemonic() == mnemonic).unwrap();
    let mut unit = IntegerUnit::new(Units::ALL);
    unit.control.next = Control { function: *function, ..around.modifiers };
    unit.s0.next = sources[0].into();
    unit.s1.next = sources[1].into();
    unit.s2.next = sources[2].into();
    unit.mask.next = around.mask;
    unit.start.next = true;
    unit.lane.next = around.lane.into();
    for _ in 0..4 {
        unit.clock.next = false.into();
        simulate(&mut unit, 10);
        unit.clock.next = true.into();
        simulate(&mut unit, 10);
    }
    (unit.value.val().to_u64(), unit.flag.val())
}

/// The low 32 bits of the result.
fn run(mnemonic: &str, sources: [u64; 3]) -> u64 {
    run_with(mnemonic, sources, Around::default()).0 & 0xffff_ffff
}

const WORDS: [u64; 6] = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x1234_5678];

#[test]
fn no_opcode_is_declared_twice() {
    let mut names: Vec<_> = EXECUTES.iter().map(|(operation, _)| *operation).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}

/// 16.7, V_ADD_CO_CI_U32 and relatives.
#[test]
fn sums_and_differences_carry_and_borrow() {
    for a in WORDS {
        for b in WORDS {
            for mask in [false, true] {
                let around = Around { mask, ..Around::default() };
                let carry = u64::from(mask);
                let (value, flag) = run_with("v_add_co_ci_u32", [a, b, 0], around);
                let sum = a + b + carry;
                assert_eq!((value & 0xffff_ffff, flag), (sum & 0xffff_ffff, sum >> 32 == 1), "{a:x} + {b:x} + {mask}");
                let difference = (a.wrapping_sub(b).wrapping_sub(carry) & 0xffff_ffff, a < b + carry);
                for (mnemonic, sources) in [("v_sub_co_ci_u32", [a, b, 0]), ("v_subrev_co_ci_u32", [b, a, 0])] {
                    let (value, flag) = run_with(mnemonic, sources, around);
                    assert_eq!((value & 0xffff_ffff, flag), difference, "{a:x} - {b:x} - {mask}");
                }
            }
        }
    }
}

/// 7.2.3.1.
#[test]
fn clamp_saturates_to_the_limits_of_the_type() {
    let clamped = |mnemonic, sources| run_with(mnemonic, sources, clamped()).0;
    assert_eq!(clamped("v_add_nc_u32", [0xffff_ffff, 2, 0]) as u32, 0xffff_ffff);
    assert_eq!(clamped("v_sub_nc_u32", [1, 2, 0]) as u32, 0);
    assert_eq!(clamped("v_add_nc_i32", [0x7fff_ffff, 1, 0]) as u32, 0x7fff_ffff);
    assert_eq!(clamped("v_sub_nc_i32", [0x8000_0000, 1, 0]) as u32, 0x8000_0000);
    assert_eq!(clamped("v_add_nc_i16", [0x8000, 0xffff, 0]) as u16, 0x8000);
    assert_eq!(run("v_pk_sub_u16", [5 << 16 | 1, 3 << 16 | 2, 0]), 0x2ffff);
    // The halves saturate by themselves: 0x7000 + 0x7000, 1 - 2.
    assert_eq!(clamped("v_pk_add_i16", [0x7000_0001, 0x7000_fffe, 0]) as u32, 0x7fff_ffff);
    assert_eq!(clamped("v_pk_sub_u16", [5 << 16 | 1, 3 << 16 | 2, 0]) as u32, 2 << 16);
    assert_eq!(clamped("v_pk_mad_i16", [0x4000_0003, 0x4000_fffe, 5]) as u32, 0x7fff_ffff);
    assert_eq!(clamped("v_mad_i32_i24", [0x80_0000, 0x7f_ffff, 0]) as u32, 0x8000_0000);
    assert_eq!(clamped("v_mad_co_u64_u32", [0xffff_ffff, 0xffff_ffff, u64::MAX]), u64::MAX);
    assert_eq!(clamped("v_sad_u8", [0xff, 0, 0xffff_ff80]) as u32, 0xffff_ffff);
    // Multiplied halves are saturated only under CLAMP.
    assert_eq!(run("v_mad_u16", [0x100, 0x100, 7]) & 0xffff, 7);
}

#[test]
fn shifts_take_as_many_bits_of_the_amount_as_their_width_has() {
    let wide = |mnemonic, sources| run_with(mnemonic, sources, Around::default()).0;
    assert_eq!(run("v_lshlrev_b32", [33, 0x8000_0001, 0]), 2);
    assert_eq!(wide("v_lshlrev_b64", [33, 1, 0]), 1 << 33);
    assert_eq!(run("v_lshrrev_b32", [36, 0xf000_0000, 0]), 0x0f00_0000);
    assert_eq!(run("v_ashrrev_i32", [4, 0xf000_0000, 0]), 0xff00_0000);
    assert_eq!(wide("v_ashrrev_i64", [4, 0xf << 60, 0]), 0xff << 56);
    assert_eq!(wide("v_lshrrev_b64", [4, 0xf << 60, 0]), 0xf << 56);
    assert_eq!(run("v_ashrrev_i16", [0x14, 0x8000, 0]) & 0xffff, 0xf800);
    assert_eq!(run("v_pk_lshlrev_b16", [0x0004_0011, 0x0f0f_8001, 0]), 0xf0f0_0002);
    assert_eq!(run("v_pk_ashrrev_i16", [0x0004_0001, 0x8000_4000, 0]), 0xf800_2000);
}

#[test]
fn bit_fields_and_alignment() {
    assert_eq!(run("v_bfe_u32", [0xabcd_ef12, 8, 8]), 0xef);
    assert_eq!(run("v_bfe_i32", [0xabcd_ef12, 8, 8]), 0xffff_ffef);
    assert_eq!(run("v_bfe_i32", [0xabcd_ef12, 8, 32]), 0);
    assert_eq!(run("v_bfm_b32", [4, 30, 0]), 0xc000_0000);
    assert_eq!(run("v_bfi_b32", [0xff00, 0x1234, 0xabcd]), 0x12cd);
    assert_eq!(run("v_alignbit_b32", [1, 0x8000_0000, 31]), 3);
    assert_eq!(run("v_alignbyte_b32", [0x1234_5678, 0x9abc_def0, 6]), 0x5678_9abc);
    assert_eq!(run("v_perm_b32", [0x8765_4321, 0xfedc_ba98, 0x0d0c_0b00]), 0xff00_ff98);
    assert_eq!(run("v_add_lshl_u32", [3, 4, 33]), 14);
    assert_eq!(run("v_lshl_or_b32", [3, 4, 5]), 0x35);
    assert_eq!(run("v_lshl_add_u32", [3, 4, 0x18]), 0x48);
}

/// 16.8, examples of V_CLS_I32; 16.12, V_MBCNT.
#[test]
fn counts() {
    for (value, expected) in [(0u64, u32::MAX), (0x4000_0000, 1), (0x8000_0000, 1), (0x0fff_ffff, 4), (0xffff_fffe, 31)]
    {
        assert_eq!(run("v_cls_i32", [value, 0, 0]) as u32, expected, "{value:x}");
    }
    assert_eq!(run("v_clz_i32_u32", [0x1000_00ff, 0, 0]), 3);
    assert_eq!(run("v_ctz_i32_b32", [0x1000_0040, 0, 0]), 6);
    let count = |mnemonic, lane| run_with(mnemonic, [0xffff_ffff, 100, 0], Around { lane, ..Around::default() }).0;
    assert_eq!([0, 7, 32, 40].map(|lane| count("v_mbcnt_lo_u32_b32", lane)), [100, 107, 132, 132]);
    assert_eq!([0, 7, 32, 40].map(|lane| count("v_mbcnt_hi_u32_b32", lane)), [100, 100, 100, 108]);
}

/// 16.10.
#[test]
fn dot_products_take_signs_from_neg() {
    let dot = |mnemonic, neg: u64, sources| {
        let modifiers = Control { first_signed: neg & 1 == 1, second_signed: neg & 2 == 2, ..Control::default() };
        run_with(mnemonic, sources, Around { modifiers, ..Around::default() }).0 as u32
    };
    // 255 * 255 * 4 + 1; -1 * 255; -1 * -1.
    assert_eq!(dot("v_dot4_i32_iu8", 0, [0xffff_ffff, 0xffff_ffff, 1]), 260_101);
    assert_eq!(dot("v_dot4_i32_iu8", 1, [0xffff_ffff, 0xffff_ffff, 1]), (-1019i32) as u32);
    assert_eq!(dot("v_dot4_i32_iu8", 3, [0xffff_ffff, 0xffff_ffff, 1]), 5);
    assert_eq!(dot("v_dot4_u32_u8", 3, [0xffff_ffff, 0xffff_ffff, 1]), 260_101);
    // Of nibbles: 15 * 15 * 8, -8 * 15 * 8, -8 * -8 * 8.
    assert_eq!(dot("v_dot8_u32_u4", 0, [0xffff_ffff, 0xffff_ffff, 0]), 1800);
    assert_eq!(dot("v_dot8_i32_iu4", 1, [0x8888_8888, 0xffff_ffff, 0]), (-960i32) as u32);
    assert_eq!(dot("v_dot8_i32_iu4", 3, [0x8888_8888, 0x8888_8888, 0]), 512);
}

/// 16.12, V_MAD_CO_U64_U32 and V_MAD_CO_I64_I32.
#[test]
fn multiply_add_has_64_bits_and_a_carry() {
    let (a, b, c) = (0xffff_ffffu64, 0xffff_fffeu64, u64::MAX);
    let exact = u128::from(a) * u128::from(b) + u128::from(c);
    assert_eq!(run_with("v_mad_co_u64_u32", [a, b, c], Around::default()), (exact as u64, exact >> 64 == 1));
    // -1 * -2 - 1 = 1, without a sign.
    assert_eq!(run_with("v_mad_co_i64_i32", [a, b, c], Around::default()), (1, false));
    assert_eq!(run("v_mul_hi_i32", [0x8000_0000, 2, 0]), 0xffff_ffff);
    assert_eq!(run("v_mul_hi_u32", [0x8000_0000, 2, 0]), 1);
}

#[test]
fn comparisons_of_all_widths_follow_their_relation_and_sign() {
    let holds = |mnemonic, a, b| run_with(mnemonic, [a, b, 0], Around::default()).1;
    assert!(!holds("v_cmp_lt_u32", 0xffff_ffff, 1));
    assert!(holds("v_cmp_lt_i32", 0xffff_ffff, 1));
    assert!(holds("v_cmp_lt_u64", 0xffff_ffff, 1 << 32));
    assert!(holds("v_cmpx_lt_i64", u64::MAX, 0));
    assert!(holds("v_cmp_gt_i16", 1, 0x8000));
    assert!(holds("v_cmp_lt_u16", 1, 0x8000));
    // The upper halves do not matter in 32 bits.
    assert!(!holds("v_cmp_ne_u32", 5 << 32 | 7, 7));
}

/// 16.12, V_SAD_U8 to V_MQSAD_U32_U8.
#[test]
fn absolute_differences() {
    assert_eq!(run("v_sad_u8", [0x0105_0010, 0x0400_ff00, 1]), 3 + 5 + 255 + 16 + 1);
    assert_eq!(run("v_sad_hi_u8", [0x10, 0, 0x0001_0003]), 0x0011_0003);
    assert_eq!(run("v_msad_u8", [0x0105_0010, 0x0400_ff00, 1]), 3 + 255 + 1);
    assert_eq!(run("v_sad_u16", [0x0001_fff0, 0x0003_0000, 1]), 2 + 0xfff0 + 1);
    assert_eq!(run("v_sad_u32", [1, 0xffff_ffff, 5]), 0xffff_fffe + 5 - (1 << 32));
    let quad = |mnemonic, s2, around| run_with(mnemonic, [0x0706_0504_0302_0100, 0x0202_0202, s2], around);
    // |0..3 - 2|, |1..4 - 2|, |2..5 - 2|, |3..6 - 2|
    assert_eq!(quad("v_qsad_pk_u16_u8", 0, Around::default()).0, 0x000a_0006_0004_0004);
    assert_eq!(quad("v_qsad_pk_u16_u8", 0xffff, clamped()).0, 0x000a_0006_0004_ffff);
    assert_eq!(quad("v_mqsad_u32_u8", 1 << 32, Around::default()).0, 5 << 32 | 4);
    let upper = Around { modifiers: Control { upper: true, ..Control::default() }, ..Around::default() };
    assert_eq!(quad("v_mqsad_u32_u8", 1 << 32, upper).0, 11 << 32 | 6);
}
