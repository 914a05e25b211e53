//! What every vector opcode computes: rows of operation and function; compares follow from their opcode number.

use super::alike::ALIKE;
use super::compare::Test;
use super::source::Index;
use super::{convert, float, lanes, scaled};
use crate::fault::Fault;
use crate::float::transcendental::{Function, evaluate};
use crate::float::{Env, F16, F32, F64, add, fma, maximum, minimum, mul};
use crate::vector::lanes::Lane;
use crate::vector::operations as shared;
use crate::wave::{Vgpr, Wave};
use std::collections::HashMap;
use std::sync::LazyLock;
use tombolo_isa::arch::cdna4::{op, opcodes};
use tombolo_isa::arch::rdna4::op as rdna4;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;

/// What an opcode does.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// V_NOP.
    Nothing,
    /// V_CLREXCP.
    ClearExceptions,
    /// One value a lane.
    Value(fn(&Lane, Env) -> u64),
    /// One value a lane, which OMOD and CLAMP do not reach.
    Raw(fn(&Lane, Env) -> u64),
    /// 16 bits, which go to the half that OP_SEL names.
    Half(fn(&Lane, Env) -> u64),
    /// 8 bits, which go to the byte that OP_SEL names.
    Byte(fn(&Lane, Env) -> u64),
    /// V_BITOP3.
    Table,
    /// One value a lane, of which MODE.IEEE decides about NaNs.
    Ordered(fn([u64; 3], bool, Env) -> u64),
    /// A value and a bit of the mask result.
    Carry(fn(&Lane, Env) -> (u64, bool)),
    /// A bit of the mask result.
    Compare(Test),
    /// The function on both halves of packed 16-bit sources.
    Packed(fn(&Lane, Env) -> u64),
    /// The same where MODE.IEEE decides about NaNs.
    PackedOrdered(fn([u64; 3], bool, Env) -> u64),
    /// The function on both dwords of packed binary32 sources.
    PackedDwords(fn(&Lane, Env) -> u64),
    /// V_PK_MOV_B32.
    MovePair,
    /// A dot product: its pairs arrive with halves selected and negated.
    Dot(fn(&Lane, Env) -> u64),
    /// V_FMA_MIX: the half of the destination that the result goes to; none: it is a binary32 number.
    Mixed {
        /// The high half.
        half: Option<bool>,
    },
    /// Works on the whole wave.
    Whole(fn(&mut Wave, &Instruction) -> Result<(), Fault>),
}

use Operation::{
    Byte, ClearExceptions, Dot, Half, Mixed, MovePair, Nothing, Ordered, Packed, PackedDwords, PackedOrdered, Raw,
    Table, Value, Whole,
};

/// What CDNA4 alone has, or defines in its own way.
#[rustfmt::skip]
const OWN: &[(op::Operation, Operation)] = &[
    (op::V_NOP,                 Nothing),
    (op::V_CLREXCP,             ClearExceptions),
    (op::V_READFIRSTLANE_B32,   Whole(lanes::read_first_lane)),
    (op::V_READLANE_B32,        Whole(lanes::read_lane)),
    (op::V_WRITELANE_B32,       Whole(lanes::write_lane)),
    (op::V_SWAP_B32,            Whole(lanes::swap)),
    (op::V_PERMLANE16_SWAP_B32, Whole(lanes::swap_rows_of_16)),
    (op::V_PERMLANE32_SWAP_B32, Whole(lanes::swap_rows_of_32)),
    (op::V_ACCVGPR_READ_B32,    Whole(lanes::read_accumulation)),
    (op::V_ACCVGPR_WRITE_B32,   Whole(lanes::write_accumulation)),
    (op::V_ACCVGPR_MOV_B32,     Whole(lanes::move_accumulation)),
    (op::V_MQSAD_U32_U8,        Whole(masked_sums)),
    (op::V_MOV_B64,             Value(|l, _| l.s[0])),
    (op::V_MAD_F16,             Value(float::mad_f16)),
    (op::V_MAD_LEGACY_F16,      Value(float::mad_f16)),
    (op::V_MAC_F16,             Value(float::mad_f16)),
    (op::V_MADMK_F16,           Value(float::mad_f16)),
    (op::V_MADAK_F16,           Value(float::mad_f16)),
    (op::V_MIN_F16,             Ordered(float::min::<F16>)),
    (op::V_MAX_F16,             Ordered(float::max::<F16>)),
    (op::V_MIN_F32,             Ordered(float::min::<F32>)),
    (op::V_MAX_F32,             Ordered(float::max::<F32>)),
    (op::V_MIN_F64,             Ordered(float::min::<F64>)),
    (op::V_MAX_F64,             Ordered(float::max::<F64>)),
    (op::V_MIN3_F16,            Ordered(float::min3::<F16>)),
    (op::V_MAX3_F16,            Ordered(float::max3::<F16>)),
    (op::V_MED3_F16,            Ordered(float::med3::<F16>)),
    (op::V_MIN3_F32,            Ordered(float::min3::<F32>)),
    (op::V_MAX3_F32,            Ordered(float::max3::<F32>)),
    (op::V_MED3_F32,            Ordered(float::med3::<F32>)),
    (op::V_PK_MIN_F16,          PackedOrdered(float::min::<F16>)),
    (op::V_PK_MAX_F16,          PackedOrdered(float::max::<F16>)),
    (op::V_PK_MINIMUM3_F16,     Packed(|l, e| minimum::<F16>(minimum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_PK_MAXIMUM3_F16,     Packed(|l, e| maximum::<F16>(maximum::<F16>(l.s[0], l.s[1], e), l.s[2], e))),
    (op::V_PK_FMA_F32,          PackedDwords(|l, e| fma::<F32>(l.s[0], l.s[1], l.s[2], e))),
    (op::V_PK_MUL_F32,          PackedDwords(|l, e| mul::<F32>(l.s[0], l.s[1], e))),
    (op::V_PK_ADD_F32,          PackedDwords(|l, e| add::<F32>(l.s[0], l.s[1], e))),
    (op::V_PK_MOV_B32,          MovePair),
    (op::V_FMA_MIX_F32,         Mixed { half: None }),
    (op::V_FMA_MIXLO_F16,       Mixed { half: Some(false) }),
    (op::V_FMA_MIXHI_F16,       Mixed { half: Some(true) }),
    (op::V_DOT2_I32_I16,        Dot(|l, _| signed_sum(l, 16))),
    (op::V_DOT2C_I32_I16,       Dot(|l, _| signed_sum(l, 16))),
    (op::V_DOT4_I32_I8,         Dot(|l, _| signed_sum(l, 8))),
    (op::V_DOT4C_I32_I8,        Dot(|l, _| signed_sum(l, 8))),
    (op::V_DOT8_I32_I4,         Dot(|l, _| signed_sum(l, 4))),
    (op::V_DOT8C_I32_I4,        Dot(|l, _| signed_sum(l, 4))),
    (op::V_DOT2_U32_U16,        Dot(|l, _| unsigned_sum(l, 16))),
    (op::V_DOT4_U32_U8,         Dot(|l, _| unsigned_sum(l, 8))),
    (op::V_DOT8_U32_U4,         Dot(|l, _| unsigned_sum(l, 4))),
    (op::V_SIN_F32,             Value(|l, e| if float::out_of_range(l.s[0]) { 0 } else { evaluate::<F32>(Function::Sin, l.s[0], e) })),
    (op::V_COS_F32,             Value(|l, e| if float::out_of_range(l.s[0]) { 0x3f80_0000 } else { evaluate::<F32>(Function::Cos, l.s[0], e) })),
    (op::V_SUBREV_U16,          Value(|l, _| if l.clamp { l.s[1].saturating_sub(l.s[0]) } else { l.s[1].wrapping_sub(l.s[0]) & 0xffff })),
    (op::V_LSHL_ADD_U64,        Value(|l, _| (l.s[0] << (l.s[1] & 7)).wrapping_add(l.s[2]))),
    // Five bits of the byte count, so that it may shift everything out.
    (op::V_ALIGNBYTE_B32,       Value(|l, _| (l.s[0] << 32 | l.s[1]).checked_shr((l.s[2] as u32 & 31) * 8).unwrap_or(0))),
    (op::V_BITOP3_B16,          Table),
    (op::V_BITOP3_B32,          Table),
    (op::V_PRNG_B32,            Value(|l, _| next_random(l.s[0]))),
    (op::V_ASHR_PK_I8_I32,      Value(|l, _| shifted_bytes(l, -128, 127))),
    (op::V_ASHR_PK_U8_I32,      Value(|l, _| shifted_bytes(l, 0, 255))),
    (op::V_CVT_F32_BF16,        Value(convert::widen_bf16)),
    (op::V_CVT_PK_F16_F32,      Value(convert::pair_of_f16)),
    (op::V_CVT_PK_BF16_F32,     Value(convert::pair_of_bf16)),
    (op::V_CVT_SR_F16_F32,      Half(convert::stochastic_f16)),
    (op::V_CVT_SR_BF16_F32,     Half(convert::stochastic_bf16)),
    (op::V_CVT_F32_FP8,         Raw(convert::from_fp8)),
    (op::V_CVT_F32_BF8,         Raw(convert::from_bf8)),
    (op::V_CVT_PK_F32_FP8,      Raw(convert::pair_from_fp8)),
    (op::V_CVT_PK_F32_BF8,      Raw(convert::pair_from_bf8)),
    (op::V_CVT_PK_FP8_F32,      Half(convert::pair_of_fp8)),
    (op::V_CVT_PK_BF8_F32,      Half(convert::pair_of_bf8)),
    (op::V_CVT_SR_FP8_F32,      Byte(convert::stochastic_fp8)),
    (op::V_CVT_SR_BF8_F32,      Byte(convert::stochastic_bf8)),
];

/// V_BITOP3: the bit of the table that the bits of the sources number, source 0 the highest.
pub fn by_table([a, b, c]: [u64; 3], table: u32) -> u64 {
    (0..32).fold(0, |result, bit| {
        let number = (a >> bit & 1) << 2 | (b >> bit & 1) << 1 | c >> bit & 1;
        result | u64::from(table >> number & 1) << bit
    })
}

/// V_PRNG_B32: a linear feedback shift register.
fn next_random(value: u64) -> u64 {
    const TAPS: u64 = 0xc5;
    (value << 1 & 0xffff_ffff) ^ if value >> 31 & 1 != 0 { TAPS } else { 0 }
}

/// V_ASHR_PK: sources 0 and 1 shifted by source 2, limited to a byte.
fn shifted_bytes(l: &Lane, least: i32, most: i32) -> u64 {
    let byte = |value: u64| ((value as i32) >> (l.s[2] & 31)).clamp(least, most) as u64 & 0xff;
    byte(l.s[0]) | byte(l.s[1]) << 8
}

/// The sum of the products of elements of `bits` bits.
fn products(l: &Lane, bits: u32, signed: bool) -> i64 {
    let element = |x: u64, index: u32| {
        let aligned = (x >> (bits * index)) << (64 - bits);
        if signed { aligned as i64 >> (64 - bits) } else { (aligned >> (64 - bits)) as i64 }
    };
    (0..32 / bits).map(|index| element(l.s[0], index) * element(l.s[1], index)).sum()
}

fn signed_sum(l: &Lane, bits: u32) -> u64 {
    let exact = i64::from(l.s[2] as i32) + products(l, bits, true);
    let kept = if l.clamp { exact.clamp(i32::MIN.into(), i32::MAX.into()) } else { exact };
    u64::from(kept as u32)
}

fn unsigned_sum(l: &Lane, bits: u32) -> u64 {
    let exact = i64::from(l.s[2] as u32) + products(l, bits, false);
    let kept = if l.clamp { exact.clamp(0, u32::MAX.into()) } else { exact };
    u64::from(kept as u32)
}

/// V_MQSAD_U32_U8: for each of four dwords the sum for the bytes that start at its number, and the dword of source 2, which is VGPRs. CLAMP limits it
/// (6.5).
fn masked_sums(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let sources = super::Sources::resolve(wave, instruction)?;
    let row = instruction.opcode;
    let third = row.operands.iter().find(|shape| shape.field == FieldName::Src2);
    let added = third.map_or(0, |shape| usize::from(instruction.operand_code(row, shape)));
    let Some(added) = added.checked_sub(256) else {
        let mnemonic = row.mnemonic;
        return Err(Fault::Illegal { reason: format!("{mnemonic}: a source of four registers that is no VGPR") });
    };
    let indexed = Index::of(wave);
    let added = indexed.register(added, 2);
    let added = if wave.owns_vgprs(added, 4) { added } else { 0 };
    let clamp = instruction.field(FieldName::Clamp) != 0;
    let destination = indexed.register(instruction.field(FieldName::Vdst) as usize, 3);
    if !wave.owns_vgprs(destination, 4) {
        return Ok(());
    }
    let words: [Vgpr; 4] = std::array::from_fn(|word| *wave.vgpr(added + word));
    let exec = wave.exec();
    for (word, added) in words.iter().enumerate() {
        let sums: Vgpr = std::array::from_fn(|lane| {
            let data = sources.values[0][lane] >> (8 * word) & 0xffff_ffff;
            let exact = shared::media::masked_sad(data, sources.values[1][lane]) + u64::from(added[lane]);
            if clamp { exact.min(u32::MAX.into()) as u32 } else { exact as u32 }
        });
        wave.set_vgpr(destination + word, exec, &sums);
    }
    Ok(())
}

/// What RDNA4 has for an operation, if it is a function of one lane.
fn of_rdna4(operation: rdna4::Operation) -> Option<Operation> {
    Some(match *shared::of(operation.rows().next()?)? {
        shared::Operation::Value(function) | shared::Operation::Raw(function) => Value(function.one),
        shared::Operation::Carry(function) => Operation::Carry(function),
        shared::Operation::Packed(function) => Packed(function),
        shared::Operation::Dot(function) => Dot(function),
        _ => return None,
    })
}

static OPERATIONS: LazyLock<Vec<Option<Operation>>> = LazyLock::new(|| {
    let mut by_operation: HashMap<op::Operation, Operation> = OWN.iter().copied().collect();
    by_operation.extend(scaled::ROWS.iter().copied());
    by_operation.extend(ALIKE.iter().filter_map(|&(own, theirs)| Some((own, of_rdna4(theirs)?))));
    let of = |row: &Opcode| Test::of(row).map(Operation::Compare).or_else(|| by_operation.get(&row.operation).copied());
    opcodes().iter().map(of).collect()
});

/// The operation of a row; none if it is no vector ALU opcode, or one that no document describes.
pub fn of(row: &Opcode) -> Option<&'static Operation> {
    OPERATIONS.get(usize::from(row.index))?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::format::Format;
    use tombolo_isa::opcode::Class;

    #[test]
    fn every_vector_alu_opcode_but_those_that_no_document_describes_has_an_operation() {
        let missing: Vec<_> = opcodes()
            .iter()
            .filter(|row| matches!(row.class, Class::Valu | Class::Trans) && of(row).is_none())
            .filter(|row| matches!(row.format, Format::Vop1 | Format::Vop2 | Format::Vopc) || row.twin.is_none())
            .map(|row| row.mnemonic)
            .filter(|name| !name.starts_with("v_cvt_scalef32_sr_pk") && !name.starts_with("v_cvt_scalef32_2xpk"))
            .collect();
        assert_eq!(missing, ["v_screen_partition_4se_b32"]);
    }

    #[test]
    fn tables_number_the_bits_of_their_sources() {
        let sources = [0xf0, 0xcc, 0xaa];
        assert_eq!(by_table(sources, 0x96), 0x96);
        assert_eq!(by_table(sources, 0x80) & 0xff, 0x80);
        assert_eq!(by_table([0; 3], 1), 0xffff_ffff);
    }

    #[test]
    fn random_numbers_are_shifted_with_feedback() {
        assert_eq!(next_random(1), 2);
        assert_eq!(next_random(0x8000_0001), 2 ^ 0xc5);
    }
}
