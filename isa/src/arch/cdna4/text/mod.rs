//! The text of CDNA4's instructions, in LLVM's syntax for gfx950. Scalar registers and constants are written as GCN's.

mod matrix;
mod memory;
mod vector;

use super::names::{HARDWARE_REGISTERS, INDEXED, MESSAGES, WAIT_COUNT, wait_count};
use crate::arch::gcn::text::Writer;
use crate::arch::gcn::{Generation, symbolic};
use crate::decode::Instruction;
use crate::disasm::coded::hardware_register;
use crate::disasm::line::Text;
use crate::format::Format;
use crate::operand::{OperandKind, OperandShape};

/// Appends the text of an instruction in LLVM's syntax, without indentation or line end.
pub fn write_instruction(out: &mut String, instruction: &Instruction) {
    let mut line = Text::new();
    // The scalar registers are those of GCN 1.4.
    let writer = Writer { generation: Generation::Vega, instruction };
    vector::mnemonic(&writer, &mut line);
    writer.operands(&mut line, |out, shape| operand(&writer, out, shape));
    match instruction.opcode.format {
        Format::Mai | Format::MaiScale | Format::MaiMove => matrix::modifiers(&writer, &mut line),
        Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vop3Cdna | Format::Vop3bCdna | Format::Vop3pCdna => {
            vector::modifiers(&writer, &mut line);
        }
        _ => memory::modifiers(&writer, &mut line),
    }
    out.push_str(line.as_str());
}

fn operand(writer: &Writer<'_>, out: &mut Text, shape: &OperandShape) {
    if matrix::operand(writer, out, shape) || vector::operand(writer, out, shape) || memory::operand(writer, out, shape)
    {
        return;
    }
    let code = writer.instruction.operand_code(writer.instruction.opcode, shape);
    match shape.kind {
        OperandKind::HardwareRegister => hardware_register(out, code, &HARDWARE_REGISTERS),
        OperandKind::Message => symbolic::message(out, u32::from(code), &MESSAGES),
        OperandKind::WaitCount => waits(out, u32::from(code)),
        OperandKind::GprIndex => indexed(out, u32::from(code)),
        OperandKind::Literal => literal(writer, out),
        _ => writer.operand(out, shape),
    }
}

/// A literal as an operand of its own. That of S_SETREG_IMM32_B32 is a number where an inline constant would have it.
fn literal(writer: &Writer<'_>, out: &mut Text) {
    let value = writer.instruction.literal().unwrap_or(0);
    match value.cast_signed() {
        small @ -16..=64 if writer.instruction.opcode.format == Format::Sopk => out.signed(small),
        _ => out.hex(value),
    }
}

/// The counters that are waited for, or all of them if none is.
fn waits(out: &mut Text, value: u32) {
    let counters = WAIT_COUNT.map(|(name, parts)| (name, wait_count(value, parts)));
    let all = counters.iter().all(|(_, (count, most))| count == most);
    let mut separator = "";
    for (name, (count, most)) in counters {
        if all || count != most {
            out.str(separator);
            out.str(name);
            out.put(b"(");
            out.decimal(count);
            out.put(b")");
            separator = " ";
        }
    }
}

/// `gpr_idx(SRC0,DST)`, or a number if it has bits without a meaning.
fn indexed(out: &mut Text, code: u32) {
    if code > 15 {
        return out.hex(code);
    }
    out.put(b"gpr_idx(");
    let mut separator = "";
    for (bit, name) in INDEXED.iter().enumerate() {
        if code >> bit & 1 == 1 {
            out.str(separator);
            out.str(name);
            separator = ",";
        }
    }
    out.put(b")");
}
