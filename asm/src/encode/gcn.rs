//! Operands and modifiers of GCN.

use super::{Encoder, Extra};
use crate::diagnostic::Parsed;
use crate::literal::{Constant, Encoded, Sign};
use crate::operand::Item;
use tombolo_isa::arch::gcn::names::{DEFAULT_DATA_FORMAT, DEFAULT_NUMBER_FORMAT};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Implicit;
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_isa::source::{InlineFloat, Source};

impl Encoder<'_> {
    /// Data and number format of a typed buffer: an operand before the scalar offset, or a modifier.
    pub(super) fn typed_format(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let modifier = self.modifier("format");
        let code = match (&operand.item, modifier) {
            (Item::Code(_), Some(modifier)) => return Err(modifier.fault("the format is given twice")),
            (Item::Code(code), None) => *code,
            (_, Some(modifier)) => modifier.unsigned(7)?,
            (_, None) => DEFAULT_DATA_FORMAT | DEFAULT_NUMBER_FORMAT << 4,
        };
        self.set(FieldName::Dfmt, code & 15);
        self.set(FieldName::Nfmt, code >> 4);
        Ok(())
    }

    /// The offset of scalar memory: dwords in 8 bits, an SGPR, or a literal.
    pub(super) fn dword_offset(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        match operand.item {
            Item::Constant(Constant::Integer(value @ 0..=255), Sign { negate: false, absolute: false }) => {
                self.set(FieldName::Imm, 1);
                self.set(shape.field, value as u32);
            }
            Item::Constant(Constant::Integer(value), Sign { negate: false, absolute: false })
                if (0..1 << 32).contains(&value) =>
            {
                self.set(shape.field, u32::from(Source::Literal.code()));
                self.extra = Extra::Literal(value as u32);
            }
            Item::Register(register, Sign { negate: false, absolute: false })
                if register.is_scalar_register() && register.count == 1 =>
            {
                self.set(shape.field, u32::from(register.first.code()));
                self.note(register);
            }
            _ => return Err(operand.fault("expected an SGPR or an offset in dwords")),
        }
        Ok(())
    }

    /// The address of an image: how many registers depends on the resource, from the row's smallest to what the largest
    /// dimension takes; LLVM also lets the largest be rounded up.
    pub(super) fn early_image_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        const VOLUME: u32 = 2;
        let operand = self.take(shape)?;
        let most = self.row.image_address_dwords(VOLUME, false).max(3);
        let rounded = if most <= 8 { most.next_power_of_two() } else { most };
        let least = self.registers(shape);
        match operand.item {
            Item::Register(register, _) if (least..=most).contains(&register.count) || register.count == rounded => {
                self.address_registers(operand, shape, register.count)
            }
            _ => Err(operand.fault(&format!("expected {least} to {rounded} VGPRs for `{}`", self.row.mnemonic))),
        }
    }

    /// A compressed export keeps the first and the third source: two halves each, which EN enables together.
    pub(super) fn compressed_export(&mut self) {
        if self.get(FieldName::Compr) == 0 {
            return;
        }
        let enabled = self.get(FieldName::En);
        let pair = |source: u32| if enabled >> source & 1 == 1 { 0b11 << source } else { 0 };
        self.set(FieldName::En, pair(0) | pair(2));
        self.set(FieldName::Vsrc1, self.get(FieldName::Vsrc2));
        self.set(FieldName::Vsrc2, 0);
        self.set(FieldName::Vsrc3, 0);
    }

    /// A dword of LDS can only be the first source of the vector ALU, which reversed operations do not have.
    pub(super) fn takes_lds_direct(&self, shape: &OperandShape) -> bool {
        const REVERSED: [&str; 5] = ["v_subrev", "v_subbrev", "v_lshlrev", "v_lshrrev", "v_ashrrev"];
        let vector =
            self.row.format.is_valu() || matches!(self.row.format, Format::Vop3Si | Format::Vop3bSi | Format::Vop3Vi);
        let reversed = REVERSED.iter().any(|name| self.row.mnemonic.starts_with(name));
        vector && shape.field == FieldName::Src0 && shape.data.registers() == 1 && !reversed
    }

    /// VCC without a field and M0, which count like the scalar that an operand names.
    pub(super) fn note_unnamed_scalars(&mut self) {
        let read = |shape: &OperandShape| shape.kind == OperandKind::Vcc && shape.access.reads();
        if self.row.reads.contains(Implicit::VCC) || self.row.operands.iter().any(read) {
            self.bus.push(Source::Sgpr(106));
        }
        if self.row.reads.contains(Implicit::M0) {
            self.bus.push(Source::Sgpr(124));
        }
    }

    /// GCN 1.0 and 1.1 lack the constant 1/(2*pi): it becomes a literal, which a 64-bit integer cannot hold.
    pub(super) fn without_inverse_two_pi(
        &self,
        encoded: Encoded,
        shape: &OperandShape,
    ) -> Result<Encoded, &'static str> {
        let early = matches!(self.row.format, Format::Vop3Si | Format::Vop3bSi) || self.candidate.is_sea_islands();
        let Encoded::Inline(Source::InlineFloat(float @ InlineFloat::InverseTwoPi)) = encoded else {
            return Ok(encoded);
        };
        let element = shape.data.element;
        match element.bits() {
            _ if !early => Ok(encoded),
            64 if !element.is_float() => Err("the constant does not fit a 32-bit literal"),
            64 => Ok(Encoded::Literal((float.f64_bits() >> 32) as u32)),
            16 => Ok(Encoded::Literal(u32::from(float.f16_bits()))),
            _ => Ok(Encoded::Literal(float.f32_bits())),
        }
    }
}
