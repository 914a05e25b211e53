//! The text of the vector ALU: suffixes of encodings, sources with signs and parts, and what follows the operands.

use crate::arch::cdna4::op;
use crate::arch::cdna4::sdwa::{Sdwa, Select, Unused};
use crate::arch::gcn::text::Writer;
use crate::arch::rdna4::dpp::{Dpp, Dpp16};
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::Flags;
use crate::operand::{OperandKind, OperandShape};

/// The mnemonic with the suffix of its encoding.
pub(super) fn mnemonic(writer: &Writer<'_>, out: &mut Text) {
    let opcode = writer.instruction.opcode;
    let narrow = matches!(opcode.format, Format::Vop1 | Format::Vop2 | Format::Vopc);
    if writer.instruction.sdwa().is_some() || writer.instruction.dpp().is_some() {
        out.str(opcode.mnemonic);
        out.str(if writer.instruction.sdwa().is_some() { "_sdwa" } else { "_dpp" });
    } else if opcode.operands.is_empty() {
        out.str(opcode.mnemonic);
    } else {
        out.str(opcode.mnemonic);
        match opcode.twin {
            Some(_) if narrow => out.put(b"_e32"),
            Some(_) => out.put(b"_e64"),
            // Its 64-bit encoding has no text.
            None if opcode.operation == op::V_PK_FMAC_F16 => out.put(b"_e32"),
            None => {}
        }
    }
}

/// Number of a source in masks of modifiers.
const fn number(field: FieldName) -> Option<u32> {
    match field {
        FieldName::Src0 => Some(0),
        FieldName::Src1 | FieldName::Vsrc1 => Some(1),
        FieldName::Src2 => Some(2),
        _ => None,
    }
}

/// An operand; false if it is none of the vector ALU's.
pub(super) fn operand(writer: &Writer<'_>, out: &mut Text, shape: &OperandShape) -> bool {
    let instruction = writer.instruction;
    let row = instruction.opcode;
    if let Some(sdwa) = instruction.sdwa() {
        if shape.kind == OperandKind::Vcc && shape.access.writes() && row.format == Format::Vopc {
            match sdwa.scalar_destination() {
                Some(register) => writer.register(out, register.into(), 2),
                None => out.put(b"vcc"),
            }
            return true;
        }
        if let (Some(source), FieldName::Src0 | FieldName::Vsrc1) = (number(shape.field), shape.field) {
            part_of_source(writer, out, shape, source, sdwa);
            return true;
        }
        return false;
    }
    let Some(source) = number(shape.field) else { return false };
    let signed = matches!(
        row.format,
        Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop3Cdna | Format::Vop3bCdna | Format::Vop3pCdna
    );
    let vector = matches!(shape.kind, OperandKind::VectorSource | OperandKind::Vgpr | OperandKind::ScalarOnlySource);
    if !signed || !vector {
        return false;
    }
    let (neg, abs) = signs(writer, source);
    let code = instruction.operand_code(row, shape);
    let code = if shape.kind == OperandKind::Vgpr { code | 256 } else { code };
    let count = row.registers(shape, true);
    let spelled_out = neg && !abs && matches!(code, 128..=208 | 240..=248 | 255);
    if spelled_out {
        out.put(b"neg(");
    } else if neg {
        out.put(b"-");
    }
    if abs {
        out.put(b"|");
    }
    match instruction.literal() {
        // A 16-bit operand takes the low half.
        Some(value) if code == 255 && shape.data.bits() == 16 => out.hex(value & 0xffff),
        _ if code >= 256 => out.registers(b"v", u32::from(code) & 255, count),
        _ => writer.source(out, code, count, shape),
    }
    if abs {
        out.put(b"|");
    }
    if spelled_out {
        out.put(b")");
    }
    true
}

/// Whether a source is negated and whether its absolute value is taken, as far as the text shows it at the source.
fn signs(writer: &Writer<'_>, source: u32) -> (bool, bool) {
    let modifiers = &writer.instruction.opcode.modifiers;
    let bit = |field: u32| field >> source & 1 == 1;
    let (neg, abs) = match (writer.instruction.opcode.format, writer.instruction.dpp()) {
        (Format::Vop1 | Format::Vop2 | Format::Vopc, Some(Dpp::Dpp16(dpp))) => match source {
            0 => (dpp.src0_neg, dpp.src0_abs),
            _ => (dpp.src1_neg, dpp.src1_abs),
        },
        (Format::Vop1 | Format::Vop2 | Format::Vopc, _) => (false, false),
        // Of mixed precision NEG_HI is the absolute value.
        (Format::Vop3pCdna, _) if modifiers.abs != 0 => {
            (bit(writer.field(FieldName::Neg)), bit(writer.field(FieldName::NegHi)))
        }
        (Format::Vop3pCdna, _) => (false, false),
        _ => (bit(writer.field(FieldName::Neg)), bit(writer.field(FieldName::Abs))),
    };
    (neg && bit(modifiers.neg.into()), abs && bit(modifiers.abs.into()))
}

/// A source with SDWA, whose VGPR or scalar register the extra dword names.
fn part_of_source(writer: &Writer<'_>, out: &mut Text, shape: &OperandShape, number: u32, sdwa: Sdwa) {
    let source = sdwa.source(number);
    let code = writer.instruction.operand_code(writer.instruction.opcode, shape);
    let float = shape.data.element.is_float() || writer.instruction.opcode.modifiers.neg != 0;
    let sext = source.sign_extend && !float;
    if source.negate && float {
        out.put(b"-");
    }
    if source.absolute && float {
        out.put(b"|");
    }
    if sext {
        out.put(b"sext(");
    }
    if source.scalar {
        writer.source(out, code & 255, 1, shape);
    } else {
        out.registers(b"v", u32::from(code) & 255, 1);
    }
    if sext {
        out.put(b")");
    }
    if source.absolute && float {
        out.put(b"|");
    }
}

fn list(out: &mut Text, name: &str, bits: u32, count: u32) {
    out.str(name);
    for n in 0..count {
        out.str(if n > 0 { "," } else { "" });
        out.decimal(bits >> n & 1);
    }
    out.put(b"]");
}

/// Everything after the operands.
pub(super) fn modifiers(writer: &Writer<'_>, out: &mut Text) {
    if let Some(sdwa) = writer.instruction.sdwa() {
        return parts(writer, out, sdwa);
    }
    match writer.instruction.opcode.format {
        Format::Vop3Cdna if writer.flags().contains(Flags::BOUND_CTRL) => {
            out.str(if writer.field(FieldName::OpSel) & 2 != 0 { " bound_ctrl:1" } else { "" });
            out.str(if writer.field(FieldName::OpSel) & 1 != 0 { " fi:1" } else { "" });
        }
        Format::Vop3Cdna => {
            if writer.flags().contains(Flags::BITOP3) {
                truth_table(writer, out);
            }
            half_selects(writer, out);
        }
        Format::Vop3pCdna => packed(writer, out),
        _ => {}
    }
    if writer.instruction.opcode.format.layout().dwords == 2 {
        writer.flag(out, Flags::CLAMP, FieldName::Clamp, " clamp");
        if writer.flags().contains(Flags::OMOD) {
            out.str(["", " mul:2", " mul:4", " div:2"][(writer.field(FieldName::Omod) & 3) as usize]);
        }
    }
    if let Some(Dpp::Dpp16(dpp)) = writer.instruction.dpp() {
        lanes(out, dpp);
    }
}

/// OPSEL of VOP3: one element a source and one for the destination, as many as the row has in its mask.
fn half_selects(writer: &Writer<'_>, out: &mut Text) {
    let mask = u32::from(writer.instruction.opcode.modifiers.op_sel);
    let bits = writer.field(FieldName::OpSel) & mask;
    if bits != 0 {
        let sources = (mask & 7).count_ones();
        list(out, " op_sel:[", bits & 7 | bits >> 3 << sources, sources + 1);
    }
}

/// The truth table of V_BITOP3: bits 2:0 are in NEG, 5:3 in ABS, 7:6 in OMOD.
fn truth_table(writer: &Writer<'_>, out: &mut Text) {
    let table = writer.instruction.truth_table();
    if table != 0 {
        out.put(b" bitop3:");
        if table <= 10 { out.decimal(table) } else { out.hex(table) }
    }
}

fn packed(writer: &Writer<'_>, out: &mut Text) {
    let opcode = writer.instruction.opcode;
    let modifiers = &opcode.modifiers;
    let count = opcode.operands.iter().filter(|shape| number(shape.field).is_some()).count() as u32;
    let all = (1 << count) - 1;
    let mixed = modifiers.abs != 0;
    let op_sel = writer.field(FieldName::OpSel) & u32::from(modifiers.op_sel);
    if op_sel != 0 {
        list(out, " op_sel:[", op_sel, count);
    }
    let op_sel_hi = writer.instruction.op_sel_hi() & all;
    if modifiers.op_sel_hi != 0 && op_sel_hi != if mixed { 0 } else { all } {
        list(out, " op_sel_hi:[", op_sel_hi, count);
    }
    for (name, field, mask) in [
        (" neg_lo:[", FieldName::Neg, if mixed { 0 } else { modifiers.neg }),
        (" neg_hi:[", FieldName::NegHi, modifiers.neg_hi),
    ] {
        let bits = writer.field(field) & u32::from(mask);
        if bits != 0 {
            list(out, name, bits, count);
        }
    }
}

/// The parts that SDWA names.
fn parts(writer: &Writer<'_>, out: &mut Text, sdwa: Sdwa) {
    let opcode = writer.instruction.opcode;
    if sdwa.clamp() && opcode.format != Format::Vopc {
        out.put(b" clamp");
    }
    let to_float = opcode.operands.first().is_some_and(|shape| shape.data.element.is_float());
    if writer.flags().contains(Flags::OMOD) && to_float {
        out.str(["", " mul:2", " mul:4", " div:2"][sdwa.output_modifier() as usize & 3]);
    }
    if opcode.format != Format::Vopc && !converts_small(writer) {
        select(out, " dst_sel:", sdwa.destination());
        out.str(match sdwa.unused() {
            Unused::Pad => " dst_unused:UNUSED_PAD",
            Unused::Sext => " dst_unused:UNUSED_SEXT",
            Unused::Preserve => " dst_unused:UNUSED_PRESERVE",
            Unused::Reserved => " dst_unused:",
        });
    }
    let sources = opcode.operands.iter().filter(|shape| number(shape.field).is_some()).count();
    if sources > 0 {
        select(out, " src0_sel:", sdwa.source(0).select);
    }
    if sources > 1 {
        select(out, " src1_sel:", sdwa.source(1).select);
    }
}

/// The conversions of 8-bit floats have no selection of the destination.
fn converts_small(writer: &Writer<'_>) -> bool {
    matches!(
        writer.instruction.opcode.operation,
        op::V_CVT_F32_FP8 | op::V_CVT_F32_BF8 | op::V_CVT_PK_F32_FP8 | op::V_CVT_PK_F32_BF8
    )
}

fn select(out: &mut Text, name: &str, select: Select) {
    out.str(name);
    match select {
        Select::Byte(byte) => {
            out.put(b"BYTE_");
            out.decimal(byte.into());
        }
        Select::Word(word) => {
            out.put(b"WORD_");
            out.decimal(word.into());
        }
        Select::Dword => out.put(b"DWORD"),
        Select::Reserved => {}
    }
}

fn lanes(out: &mut Text, dpp: Dpp16) {
    let low = u32::from(dpp.control & 15);
    match dpp.control {
        0..=0xff => {
            out.put(b" quad_perm:[");
            for lane in 0..4 {
                out.str(if lane > 0 { "," } else { "" });
                out.decimal(u32::from(dpp.control) >> (2 * lane) & 3);
            }
            out.put(b"]");
        }
        0x101..=0x10f => numbered(out, " row_shl:", low),
        0x111..=0x11f => numbered(out, " row_shr:", low),
        0x121..=0x12f => numbered(out, " row_ror:", low),
        0x130 => out.put(b" wave_shl:1"),
        0x134 => out.put(b" wave_rol:1"),
        0x138 => out.put(b" wave_shr:1"),
        0x13c => out.put(b" wave_ror:1"),
        0x140 => out.put(b" row_mirror"),
        0x141 => out.put(b" row_half_mirror"),
        0x142 => out.put(b" row_bcast:15"),
        0x143 => out.put(b" row_bcast:31"),
        0x150..=0x15f => numbered(out, " row_newbcast:", low),
        _ => out.put(b" /* Invalid dpp_ctrl value */"),
    }
    out.put(b" row_mask:");
    out.hex(dpp.row_mask.into());
    out.put(b" bank_mask:");
    out.hex(dpp.bank_mask.into());
    out.str(if dpp.bound_control { " bound_ctrl:1" } else { "" });
}

fn numbered(out: &mut Text, name: &str, value: u32) {
    out.str(name);
    out.decimal(value);
}
