//! Operands and modifiers of CDNA4's matrix instructions.

use super::Encoder;
use crate::diagnostic::Parsed;
use crate::literal::{self, Encoded, Sign};
use crate::modifier::Value;
use crate::operand::{Item, Operand};
use crate::register::Register;
use tombolo_isa::arch::cdna4::small_format_registers;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::operand::{OperandKind, OperandShape};

impl Encoder<'_> {
    /// One accumulation VGPR.
    pub(super) fn accumulation(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        match operand.item {
            Item::Register(register, Sign { negate: false, absolute: false })
                if register.accumulation && register.count == 1 =>
            {
                self.set(shape.field, u32::from(register.first.code()));
                self.note(register);
                Ok(())
            }
            _ => Err(operand.fault("expected an accumulation VGPR")),
        }
    }

    /// A matrix in VGPRs or accumulation VGPRs, or an inline constant for C.
    pub(super) fn matrix(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        match operand.item {
            Item::Register(register, Sign { negate: false, absolute: false }) => {
                if !register.is_vector() || register.count != self.matrix_registers(shape) {
                    return Err(self.wrong(operand, shape));
                }
                self.set_accumulation(operand, shape, register)?;
                let code = u32::from(register.first.code());
                self.set(shape.field, if shape.field == FieldName::Vdst { code & 0xff } else { code });
                self.note(register);
                Ok(())
            }
            Item::Constant(constant, sign) if shape.kind == OperandKind::MatrixSource => {
                match literal::encode(constant, shape.data, sign) {
                    Ok(Encoded::Inline(source)) => {
                        self.set(shape.field, u32::from(source.code()));
                        Ok(())
                    }
                    _ => Err(operand.fault("a matrix takes inline constants only")),
                }
            }
            _ => Err(self.wrong(operand, shape)),
        }
    }

    /// ACC has a bit for A and one for B; C and D share one.
    fn set_accumulation(&mut self, operand: &Operand, shape: &OperandShape, register: Register) -> Parsed<()> {
        let set = u32::from(register.accumulation);
        match shape.field {
            FieldName::Src0 => self.set(FieldName::Acc, self.get(FieldName::Acc) | set),
            FieldName::Src1 => self.set(FieldName::Acc, self.get(FieldName::Acc) | set << 1),
            FieldName::Vdst => self.set(FieldName::AccCd, set),
            _ if self.get(FieldName::AccCd) != set => {
                return Err(operand.fault("C and D must both be VGPRs or both be accumulation VGPRs"));
            }
            _ => {}
        }
        Ok(())
    }

    /// Registers of a matrix; those of the small formats as many as their format needs.
    fn matrix_registers(&self, shape: &OperandShape) -> u8 {
        // The modifiers are checked where they are set.
        let small = |name| small_format_registers(self.modifiers.number(name) as u32);
        match shape.field {
            FieldName::Src0 if self.row.mnemonic.ends_with("f8f6f4") => small("cbsz"),
            FieldName::Src1 if self.row.mnemonic.ends_with("f8f6f4") => small("blgp"),
            _ => self.registers(shape),
        }
    }

    /// `neg` of f64 matrices, `op_sel` and `op_sel_hi` of scaled ones.
    pub(super) fn matrix_modifiers(&mut self) -> Parsed<()> {
        let scaled = self.row.format == Format::MaiScale || self.row.modifiers.op_sel != 0;
        let fields = [
            ("neg", FieldName::Neg, self.row.modifiers.neg != 0),
            ("op_sel", FieldName::OpSel, scaled),
            ("op_sel_hi", FieldName::OpSelHi, scaled),
        ];
        for (name, field, admitted) in fields {
            if admitted && let Some(modifier) = self.modifier(name) {
                // LLVM ignores the third element where there is no third source.
                let Value::List(bits, ..=3) = modifier.value else {
                    return Err(modifier.fault("expected a list of at most 3 bits"));
                };
                self.set(field, bits);
            }
        }
        Ok(())
    }
}
