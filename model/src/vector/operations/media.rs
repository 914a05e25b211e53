//! Byte arithmetic: sums of absolute differences, averages, byte permutation (16.12).

use super::super::lanes::Lane;
use super::Operation::Whole;
use super::Row;
use crate::fault::Fault;
use crate::vector::operand::{Operand, unreadable};
use crate::wave::{Vgpr, Wave};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;

/// The rows.
pub const ROWS: &[Row] = &[
    (op::V_SAD_U8, value!(|l, _| sum(sad(l.s[0], l.s[1], 8) + l.s[2], l))),
    (op::V_SAD_HI_U8, value!(|l, _| sum((sad(l.s[0], l.s[1], 8) << 16) + l.s[2], l))),
    (op::V_SAD_U16, value!(|l, _| sum(sad(l.s[0], l.s[1], 16) + l.s[2], l))),
    (op::V_SAD_U32, value!(|l, _| sum(sad(l.s[0], l.s[1], 32) + l.s[2], l))),
    (op::V_MSAD_U8, value!(|l, _| sum(masked_sad(l.s[0], l.s[1]) + l.s[2], l))),
    (op::V_QSAD_PK_U16_U8, value!(|l, _| quad(l, |a, b| sad(a, b, 8)))),
    (op::V_MQSAD_PK_U16_U8, value!(|l, _| quad(l, masked_sad))),
    (op::V_MQSAD_U32_U8, Whole(mqsad_u32)),
    (op::V_LERP_U8, value!(|l, _| lerp(l))),
    (op::V_PERM_B32, value!(|l, _| permute(l))),
];

/// A 32-bit sum, saturated under CLAMP.
fn sum(exact: u64, l: &Lane) -> u64 {
    if l.clamp { exact.min(0xffff_ffff) } else { exact }
}

/// The elements of `bits` bits in 32 bits.
fn elements(word: u64, bits: u32) -> impl Iterator<Item = u64> {
    let mask = (1_u64 << bits) - 1;
    (0..32 / bits).map(move |index| word >> (bits * index) & mask)
}

/// Sum of absolute differences of the elements of two dwords.
fn sad(a: u64, b: u64, bits: u32) -> u64 {
    let pairs = elements(a, bits).zip(elements(b, bits));
    pairs.map(|(x, y)| x.abs_diff(y)).sum()
}

/// The same on bytes, without those whose reference is zero.
pub(crate) fn masked_sad(a: u64, reference: u64) -> u64 {
    let pairs = elements(a, 8).zip(elements(reference, 8));
    let counted = pairs.filter(|&(_, y)| y != 0);
    counted.map(|(x, y)| x.abs_diff(y)).sum()
}

/// Four sums over the dwords that start at bytes 0 to 3 of source 0, each added to a 16-bit element of source 2.
fn quad(l: &Lane, difference: fn(u64, u64) -> u64) -> u64 {
    (0..4).fold(0, |packed, index| {
        let window = l.s[0] >> (8 * index) & 0xffff_ffff;
        let exact = difference(window, l.s[1]) + (l.s[2] >> (16 * index) & 0xffff);
        let element = if l.clamp { exact.min(0xffff) } else { exact & 0xffff };
        packed | element << (16 * index)
    })
}

/// V_MQSAD_U32_U8: as the packed form, with 32-bit elements in four VGPRs.
fn mqsad_u32(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let row = instruction.opcode;
    let mut sources = [[0; 64]; 4];
    let mut shapes = row.operands.iter().filter(|shape| shape.access.reads());
    let illegal = || unreadable(row);
    for (index, shape) in shapes.by_ref().enumerate().take(2) {
        let operand = Operand::new(instruction, row, shape, index as u32).ok_or_else(illegal)?;
        operand.gather(wave, None, &mut sources[index]);
    }
    // 128 bits: the accumulators of two 64-bit operands, the second starting two registers further.
    let accumulators = shapes.next().ok_or_else(illegal)?;
    let words = Operand::words(wave, instruction, row, accumulators, 4).ok_or_else(illegal)?;
    let clamp = instruction.field(FieldName::Clamp) != 0;
    let destination = instruction.field(FieldName::Vdst) as usize;
    if !wave.owns_vgprs(destination, 4) {
        return Ok(());
    }
    let exec = wave.exec();
    for (index, word) in words.iter().enumerate() {
        let sums: Vgpr = std::array::from_fn(|lane| {
            let window = sources[0][lane] >> (8 * index) & 0xffff_ffff;
            let exact = masked_sad(window, sources[1][lane]) + u64::from(word[lane]);
            (if clamp { exact.min(0xffff_ffff) } else { exact }) as u32
        });
        wave.set_vgpr(destination + index, exec, &sums);
    }
    Ok(())
}

/// V_LERP_U8: per byte, the average; the low bit of source 2's byte rounds it up.
fn lerp(l: &Lane) -> u64 {
    let byte = |word: u64, index: u32| word >> (8 * index) & 0xff;
    (0..4).fold(0, |packed, index| {
        let [a, b, c] = l.s.map(|s| byte(s, index));
        packed | ((a + b + (c & 1)) >> 1) << (8 * index)
    })
}

/// V_PERM_B32: each byte of source 2 selects a byte of {S0, S1}, a replicated sign, or a constant.
fn permute(l: &Lane) -> u64 {
    let data = l.s[0] << 32 | l.s[1];
    let byte = |index: u64| data >> (8 * index) & 0xff;
    let sign = |index: u64| if byte(index) & 0x80 != 0 { 0xff } else { 0 };
    (0..4).fold(0, |packed, index| {
        let chosen = match l.s[2] >> (8 * index) & 0xff {
            select @ 0..=7 => byte(select),
            select @ 8..=11 => sign((select - 8) * 2 + 1),
            12 => 0,
            _ => 0xff,
        };
        packed | chosen << (8 * index)
    })
}
