//! One legal form of every opcode: the first registers, no modifiers, fields without a meaning zero. What tables, tests
//! and documents show of an opcode when any form will do.

use crate::arch::rdna4::table;
use crate::format::{FieldName, Format};
use crate::opcode::{Counter, Opcode};
use crate::operand::OperandKind;
use crate::source::Source;

/// The literal of forms that need one.
const LITERAL: u32 = 0x1234_5678;

/// The dwords of the canonical form; a VOPD half is paired with V_DUAL_MOV_B32.
pub fn canonical(opcode: &Opcode) -> Vec<u32> {
    let mut form = Form { bits: u128::from(opcode.format.layout().value), literal: false };
    form.fill(opcode);
    let partner = match opcode.format {
        Format::VopdX => Some(Format::VopdY),
        Format::VopdY => Some(Format::VopdX),
        _ => None,
    };
    if let Some(format) = partner
        && let Some(row) = table::by_mnemonic("v_dual_mov_b32").find(|row| row.format == format)
    {
        form.fill(row);
    }
    if opcode.format == Format::MaiScale {
        form.bits |= u128::from(Format::Mai.layout().value) << 64;
        form.set(opcode.format, FieldName::Abid, 1);
    }
    let dwords = opcode.format.layout().dwords;
    let mut words: Vec<u32> = (0..dwords).map(|i| (form.bits >> (32 * i)) as u32).collect();
    words.extend(form.literal.then_some(LITERAL));
    words
}

struct Form {
    bits: u128,
    literal: bool,
}

impl Form {
    fn set(&mut self, format: Format, name: FieldName, value: u32) {
        if let Some(field) = format.field(name) {
            let mask = ((1u128 << field.width()) - 1) << field.lsb;
            self.bits = self.bits & !mask | u128::from(value) << field.lsb & mask;
        }
    }

    fn fill(&mut self, opcode: &Opcode) {
        use FieldName as N;
        let format = opcode.format;
        self.set(format, N::Op, u32::from(opcode.opcode));
        let no_register = u32::from(Source::Null.code());
        match format {
            Format::Vop3p => {
                // The high halves work on the high halves; of mixed-precision sources the bits mean 16 bits instead.
                let packed = opcode.modifiers.abs == 0;
                self.set(format, N::OpSelHi, if packed { 3 } else { 0 });
                self.set(format, N::OpSelHi2, u32::from(packed));
            }
            Format::Vbuffer => {
                self.set(format, N::Format, 1);
                self.set(format, N::Soffset, no_register);
            }
            Format::Vflat | Format::Vscratch | Format::Vglobal => {
                self.set(format, N::Saddr, no_register);
                self.set(format, N::Sve, 1);
            }
            Format::Vimage if opcode.counter == Counter::Bvh => {
                self.set(format, N::Dmask, 15);
                self.set(format, N::R128, 1);
            }
            Format::Vimage | Format::Vsample | Format::Mimg => self.set(format, N::Dmask, 1),
            Format::Vexport | Format::Exp => self.set(format, N::En, 1),
            _ => {}
        }
        for shape in opcode.operands {
            let nine_bits = format.field(shape.field).is_some_and(|field| field.width() == 9);
            let vgpr = u32::from(Source::Vgpr(0).code());
            match shape.kind {
                OperandKind::Vgpr | OperandKind::VectorSource if nine_bits => self.set(format, shape.field, vgpr),
                OperandKind::Matrix
                | OperandKind::MatrixSource
                | OperandKind::MatrixScale
                | OperandKind::Accumulation
                    if nine_bits =>
                {
                    self.set(format, shape.field, vgpr);
                }
                // The work-group barrier.
                OperandKind::Barrier => self.set(format, shape.field, u32::from(Source::InlineInt(-1).code())),
                OperandKind::Sgpr if format == Format::Smem && shape.field == N::Soffset => {
                    self.set(format, shape.field, no_register);
                }
                OperandKind::MessageReturn => self.set(format, shape.field, 128),
                OperandKind::Message => self.set(format, shape.field, 1),
                OperandKind::HardwareRegister => self.set(format, shape.field, 31 << 11 | 1),
                OperandKind::ScalarOffset => self.set(format, N::Imm, 1),
                OperandKind::Literal => self.literal = true,
                _ => {}
            }
        }
        // V_CMPX names no destination, but the field says EXEC (7.5.1).
        if format == Format::Vop3 && opcode.mnemonic.starts_with("v_cmpx") {
            self.set(format, N::Vdst, u32::from(Source::ExecLo.code()));
        }
        // The destinations of VOPD are an even and an odd register.
        if format == Format::VopdY {
            self.set(format, N::VdstHigh, 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Target;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_canonical_form_of_every_opcode_decodes_to_its_row() {
        for target in Target::ALL {
            for opcode in target.opcodes() {
                let words = canonical(opcode);
                let found = target.decode(&words).map(|i| {
                    let row = if opcode.format == Format::VopdY { i.second.unwrap_or(i.opcode) } else { i.opcode };
                    (row.mnemonic, row.format, usize::from(i.dwords))
                });
                assert_eq!(found, Ok((opcode.mnemonic, opcode.format, words.len())));
            }
        }
    }
}
