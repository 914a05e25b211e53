//! The text of memory instructions: addresses, data in accumulation VGPRs, offsets and scopes.

use crate::arch::cdna4::names::NUMBER_FORMATS;
use crate::arch::gcn::symbolic;
use crate::arch::gcn::text::Writer;
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::Flags;
use crate::operand::{OperandKind, OperandShape};

/// Code of a scalar base that is not there.
const NO_BASE: u32 = 0x7f;

/// An operand; false if it is none of memory's.
pub(super) fn operand(writer: &Writer<'_>, out: &mut Text, shape: &OperandShape) -> bool {
    let opcode = writer.instruction.opcode;
    let code = u32::from(writer.instruction.operand_code(opcode, shape));
    let scalar = opcode.format == Format::SmemCdna;
    match shape.kind {
        OperandKind::Returned if writer.field(FieldName::Glc) == 0 => {}
        OperandKind::Vgpr | OperandKind::Returned if is_data(opcode.format, shape.field) => {
            let count = opcode.registers(shape, true);
            match () {
                () if writer.flags().contains(Flags::LDS) && writer.field(FieldName::Lds) == 1 => {}
                () if writer.field(FieldName::Acc) == 1 => out.registers(b"a", code, count),
                () => out.registers(b"v", code, count),
            }
        }
        OperandKind::FlatAddress => {
            let pair = writer.field(FieldName::Saddr) == NO_BASE;
            out.registers(b"v", code, if pair { 2 } else { 1 });
        }
        OperandKind::ScratchAddress if writer.field(FieldName::Sve) == 0 => out.put(b"off"),
        OperandKind::ScratchAddress => out.registers(b"v", code, 1),
        OperandKind::Sgpr if shape.field == FieldName::Saddr && code == NO_BASE => out.put(b"off"),
        OperandKind::Sgpr if shape.field == FieldName::Saddr => {
            writer.register(out, code as u16, opcode.registers(shape, true));
        }
        OperandKind::ScalarOffset if scalar => scalar_offset(writer, out),
        OperandKind::Sgpr if scalar => writer.register(out, code as u16, opcode.registers(shape, true)),
        OperandKind::SgprGroup if scalar => writer.register(out, (code << 1) as u16, opcode.registers(shape, true)),
        _ => return false,
    }
    true
}

/// Whether the field names data, which may lie in accumulation VGPRs.
const fn is_data(format: Format, field: FieldName) -> bool {
    use Format::*;
    matches!(format, DsCdna | FlatCdna | ScratchCdna | GlobalCdna | MubufCdna | MtbufCdna)
        && matches!(field, FieldName::Vdst | FieldName::Data0 | FieldName::Data1 | FieldName::Vdata)
}

/// The offset of scalar memory: a constant, a register, or a register and a constant.
fn scalar_offset(writer: &Writer<'_>, out: &mut Text) {
    let offset = writer.instruction.scalar_offset();
    match offset.register {
        Some(register) => {
            writer.register(out, register.into(), 1);
            if let Some(constant) = offset.constant {
                out.put(b" offset:");
                out.signed_hex(constant);
            }
        }
        None => out.signed_hex(offset.constant.unwrap_or(0)),
    }
}

/// Everything after the operands.
pub(super) fn modifiers(writer: &Writer<'_>, out: &mut Text) {
    let opcode = writer.instruction.opcode;
    match opcode.format {
        Format::DsCdna => {
            for shape in opcode.operands {
                match shape.field {
                    FieldName::Offset if shape.kind == OperandKind::Swizzle => writer.swizzle(out),
                    FieldName::Offset0 => writer.number(out, " offset0:", FieldName::Offset0),
                    FieldName::Offset1 => writer.number(out, " offset1:", FieldName::Offset1),
                    FieldName::Offset => writer.number(out, " offset:", FieldName::Offset),
                    _ => {}
                }
            }
            writer.flag(out, Flags::GDS, FieldName::Gds, " gds");
        }
        Format::FlatCdna | Format::ScratchCdna | Format::GlobalCdna => {
            let offset = writer.instruction.flat_offset();
            if offset != 0 {
                out.put(b" offset:");
                out.signed(offset);
            }
        }
        Format::MubufCdna | Format::MtbufCdna => {
            if opcode.format == Format::MtbufCdna {
                let (data, number) = (writer.field(FieldName::Dfmt), writer.field(FieldName::Nfmt));
                symbolic::typed_format(out, data, number, &NUMBER_FORMATS);
            }
            writer.flag(out, Flags::IDXEN, FieldName::Idxen, " idxen");
            writer.flag(out, Flags::OFFEN, FieldName::Offen, " offen");
            if !opcode.operands.is_empty() {
                writer.number(out, " offset:", FieldName::Ioffset);
            }
        }
        _ => {}
    }
    writer.flag(out, Flags::GLC, FieldName::Glc, " glc");
    writer.flag(out, Flags::SC0, FieldName::Glc, " sc0");
    writer.flag(out, Flags::NT, FieldName::Nt, " nt");
    writer.flag(out, Flags::SC1, FieldName::Sc1, " sc1");
    writer.flag(out, Flags::LDS, FieldName::Lds, " lds");
}
