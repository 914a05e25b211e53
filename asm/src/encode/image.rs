//! Data and addresses of image, sample and ray tracing instructions (chapter 10, 15.8, 15.9).

use super::Encoder;
use crate::diagnostic::{Fault, Parsed};
use crate::operand::Item;
use crate::register::Register;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Flags;
use tombolo_isa::operand::OperandShape;
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// The address fields in order; VSAMPLE lacks the last.
const ADDRESS: [FieldName; 5] =
    [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];

impl Encoder<'_> {
    pub(super) fn is_image(&self) -> bool {
        matches!(self.row.format, Format::Vimage | Format::Vsample)
    }

    pub(super) fn image_data(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let has = |name| self.modifiers.has(name);
        // DMASK is checked where it is set; here its low bits do.
        let dmask = self.modifiers.number("dmask") as u32 & 15;
        // Rows of Sea Islands do not tell gathers by their group.
        let gathers = self.candidate.target != Target::Rdna4 && self.row.mnemonic.starts_with("image_gather4");
        let dmask = if gathers { 15 } else { dmask };
        let wanted = self.row.image_data_registers(dmask, has("d16"), has("tfe"));
        self.address_registers(operand, shape, wanted)
    }

    /// The address: a register a field, the last field of VSAMPLE's four all that is left.
    pub(super) fn image_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let Item::Address(registers) = &operand.item else { return Err(self.wrong(operand, shape)) };
        let wanted =
            usize::from(self.row.image_address_dwords(self.modifiers.number("dim") as u32, self.modifiers.has("a16")));
        let dwords: Vec<u16> = registers.iter().flat_map(dwords).collect();
        if dwords.len() != wanted {
            let message = format!("the address has {} dwords, `dim` and `a16` ask for {wanted}", dwords.len());
            return Err(operand.fault(&message));
        }
        let fields = if self.row.format == Format::Vsample { &ADDRESS[..4] } else { &ADDRESS[..] };
        let rest = dwords.get(fields.len() - 1..).unwrap_or_default();
        if rest.windows(2).any(|pair| pair[1] != pair[0] + 1) {
            return Err(operand.fault("the last registers of a long address must be consecutive"));
        }
        for (field, code) in fields.iter().zip(&dwords) {
            self.set(*field, u32::from(code & 0xff));
        }
        registers.iter().for_each(|register| self.note(*register));
        Ok(())
    }

    /// The address of a ray tracing instruction: one list of ranges. With A16 the last range is missing.
    pub(super) fn ray_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let Item::Address(registers) = &operand.item else { return Err(self.wrong(operand, shape)) };
        let mut wanted: Vec<_> = self.row.operands.iter().filter(|shape| ADDRESS.contains(&shape.field)).collect();
        if self.modifiers.has("a16") {
            wanted.pop();
        }
        let fits = wanted.len() == registers.len()
            && wanted.iter().zip(registers).all(|(shape, register)| shape.data.registers() == register.count);
        if !fits {
            let sizes: Vec<_> = wanted.iter().map(|shape| shape.data.registers().to_string()).collect();
            return Err(operand.fault(&format!("expected a list of ranges of {} VGPRs", sizes.join(", "))));
        }
        for (shape, register) in wanted.iter().zip(registers) {
            self.set(shape.field, u32::from(register.first.code()) & 0xff);
            self.note(*register);
        }
        // LLVM sets both for ray tracing: the resource has 128 bits, all components are written.
        self.set(FieldName::R128, 1);
        self.set(FieldName::Dmask, 15);
        Ok(())
    }

    /// Checks that the dimension is there.
    pub(super) fn image_modifiers(&mut self) -> Parsed<()> {
        // `dim` has been taken out when it was there; DIM 0 is a dimension too, so ask before that is done.
        if self.row.modifiers.flags.contains(Flags::DIM) && !self.has_dimension {
            let message = format!("expected `dim:` for `{}`", self.row.mnemonic);
            return Err(Fault { message, ..self.end.clone() });
        }
        Ok(())
    }
}

/// The codes of the single registers of a range of VGPRs.
fn dwords(register: &Register) -> impl Iterator<Item = u16> + use<> {
    let first = if let Source::Vgpr(first) = register.first { u16::from(first) } else { 0 };
    first..first + u16::from(register.count)
}
