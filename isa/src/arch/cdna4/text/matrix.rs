//! The text of the matrix instructions: operands in accumulation VGPRs, and modifiers.

use crate::arch::cdna4::small_format_registers;
use crate::arch::gcn::text::Writer;
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::Flags;
use crate::operand::{OperandKind, OperandShape};

/// An operand; false if it is none that only matrices have.
pub(super) fn operand(writer: &Writer<'_>, out: &mut Text, shape: &OperandShape) -> bool {
    let code = writer.instruction.operand_code(writer.instruction.opcode, shape);
    let number = u32::from(code & 0xff);
    match shape.kind {
        OperandKind::Matrix | OperandKind::MatrixSource => {
            let accumulation = match shape.field {
                FieldName::Src0 => writer.field(FieldName::Acc) & 1 == 1,
                FieldName::Src1 => writer.field(FieldName::Acc) & 2 == 2,
                _ => writer.field(FieldName::AccCd) == 1,
            };
            let count = registers(writer, shape);
            if shape.field != FieldName::Vdst && code < 256 {
                writer.source(out, code, count, shape);
            } else if accumulation {
                out.registers(b"a", number, count);
            } else {
                out.registers(b"v", number, count);
            }
        }
        OperandKind::MatrixScale => writer.source(out, code, 1, shape),
        OperandKind::Accumulation => out.registers(b"a", number, 1),
        _ => return false,
    }
    true
}

/// Registers of a matrix; those of the small formats as many as their format needs.
fn registers(writer: &Writer<'_>, shape: &OperandShape) -> u8 {
    let opcode = writer.instruction.opcode;
    let small = |format: FieldName| small_format_registers(writer.field(format));
    match shape.field {
        FieldName::Src0 if opcode.mnemonic.ends_with("f8f6f4") => small(FieldName::Cbsz),
        FieldName::Src1 if opcode.mnemonic.ends_with("f8f6f4") => small(FieldName::Blgp),
        _ => opcode.registers(shape, true),
    }
}

/// Everything after the operands.
pub(super) fn modifiers(writer: &Writer<'_>, out: &mut Text) {
    let list = |out: &mut Text, name: &str, bits: u32, count: u32| {
        out.str(name);
        for n in 0..count {
            out.str(if n > 0 { "," } else { "" });
            out.decimal(bits >> n & 1);
        }
        out.put(b"]");
    };
    let (op_sel, op_sel_hi) = (writer.field(FieldName::OpSel), writer.field(FieldName::OpSelHi));
    let modifiers = &writer.instruction.opcode.modifiers;
    // Of the scales as an instruction of their own LLVM takes both halves for the default, beside matrices none.
    let scales = match writer.instruction.opcode.format {
        Format::MaiScale => Some((3, op_sel_hi | 4)),
        Format::MaiMove if modifiers.op_sel_hi != 0 => Some((2, op_sel_hi)),
        _ => None,
    };
    if let Some((count, changed)) = scales {
        if op_sel & 3 != 0 {
            list(out, " op_sel:[", op_sel & 3, count);
        }
        if changed != 3 {
            list(out, " op_sel_hi:[", op_sel_hi, count);
        }
    }
    if writer.flags().contains(Flags::CBSZ) {
        writer.number(out, " cbsz:", FieldName::Cbsz);
    }
    if writer.flags().contains(Flags::ABID) {
        writer.number(out, " abid:", FieldName::Abid);
    }
    if writer.flags().contains(Flags::BLGP) {
        writer.number(out, " blgp:", FieldName::Blgp);
    } else if writer.instruction.opcode.modifiers.neg != 0 && writer.field(FieldName::Neg) != 0 {
        list(out, " neg:[", writer.field(FieldName::Neg), 3);
    }
}
