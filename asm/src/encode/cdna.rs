//! Operands and modifiers that CDNA4 alone has: parts of registers (SDWA), data in accumulation VGPRs, OP_SEL with as many elements as
//! the row says, byte offsets of scalar memory, truth tables.

use super::{Encoder, Extra};
use crate::diagnostic::Parsed;
use crate::literal::{self, Constant, Encoded, Sign};
use crate::modifier::Value;
use crate::operand::{Item, Operand};
use crate::register::Register;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Flags;
use tombolo_isa::operand::{Element, OperandKind, OperandShape};

/// The source code that says that an SDWA dword follows.
const SDWA: u32 = 249;
/// All of a register.
const DWORD: u32 = 6;
/// The other bits of a destination stay.
const PRESERVE: u32 = 2;

impl Encoder<'_> {
    /// Whether a register of data may accumulate: data of memory.
    pub(super) fn takes_accumulation(&self, shape: &OperandShape) -> bool {
        use Format::*;
        matches!(self.row.format, DsCdna | FlatCdna | ScratchCdna | GlobalCdna | MubufCdna | MtbufCdna)
            && matches!(shape.field, FieldName::Vdst | FieldName::Data0 | FieldName::Data1 | FieldName::Vdata)
    }

    /// ACC, which all data of an instruction share.
    pub(super) fn set_data_bank(&mut self, operand: &Operand, shape: &OperandShape, register: Register) -> Parsed<()> {
        if !self.takes_accumulation(shape) {
            return Ok(());
        }
        let before = self.row.operands.iter().take_while(|other| other.field != shape.field);
        let others = before.filter(|other| self.takes_accumulation(other)).count()
            > usize::from(
                !self.candidate.returns && self.row.operands.iter().any(|shape| shape.kind == OperandKind::Returned),
            );
        let set = u32::from(register.accumulation);
        if others && self.get(FieldName::Acc) != set {
            return Err(operand.fault("the data must all be VGPRs or all be accumulation VGPRs"));
        }
        self.set(FieldName::Acc, set);
        Ok(())
    }

    /// The offset of scalar memory in bytes: 21 bits with a sign, an SGPR, or both.
    pub(super) fn byte_offset(&mut self, shape: &OperandShape) -> Parsed<()> {
        const LIMITS: std::ops::RangeInclusive<i64> = -(1 << 20)..=(1 << 20) - 1;
        let operand = self.take(shape)?;
        match operand.item {
            Item::Constant(Constant::Integer(value), Sign { negate: false, absolute: false })
                if LIMITS.contains(&value) =>
            {
                self.set(FieldName::Imm, 1);
                self.set(shape.field, value as u32);
            }
            Item::Register(register, Sign { negate: false, absolute: false })
                if register.is_scalar_register() && register.count == 1 =>
            {
                self.note(register);
                let code = u32::from(register.first.code());
                match self.modifier("offset") {
                    None => self.set(shape.field, code),
                    Some(modifier) => match modifier.value {
                        Value::Number(value) if LIMITS.contains(&value) => {
                            self.set(FieldName::Imm, 1);
                            self.set(FieldName::SoffsetEn, 1);
                            self.set(FieldName::Soffset, code);
                            self.set(shape.field, value as u32);
                        }
                        _ => return Err(modifier.fault("expected an offset of 21 bits with a sign")),
                    },
                }
            }
            _ => return Err(operand.fault("expected an SGPR or an offset of 21 bits with a sign")),
        }
        Ok(())
    }

    /// The values that an offset of this format may have.
    pub(super) fn offset_limits(&self, shape: &OperandShape) -> std::ops::RangeInclusive<i64> {
        match self.row.format {
            Format::FlatCdna => 0..=0xfff,
            Format::GlobalCdna | Format::ScratchCdna => -0x1000..=0xfff,
            _ => super::memory::limits(shape, self.width(shape.field)),
        }
    }

    /// OP_SEL of VOP3, one element a source and one for the destination; truth tables; the controls of the lane swaps.
    pub(super) fn cdna_op_sel(&mut self) -> Parsed<()> {
        let flags = self.row.modifiers.flags;
        if flags.contains(Flags::BITOP3)
            && let Some(modifier) = self.modifier("bitop3")
        {
            let table = modifier.unsigned(8)?;
            self.set(FieldName::Neg, table & 7);
            self.set(FieldName::Abs, table >> 3 & 7);
            self.set(FieldName::Omod, table >> 6);
        }
        for (name, flag, bit) in [("fi", Flags::FETCH_INACTIVE, 1), ("bound_ctrl", Flags::BOUND_CTRL, 2)] {
            if flags.contains(flag)
                && let Some(modifier) = self.modifier(name)
                && modifier.unsigned(1)? == 1
            {
                self.set(FieldName::OpSel, self.get(FieldName::OpSel) | bit);
            }
        }
        let mask = u32::from(self.row.modifiers.op_sel);
        if mask == 0 {
            return Ok(());
        }
        let Some(modifier) = self.modifier("op_sel") else { return Ok(()) };
        let sources = (mask & 7).count_ones();
        match modifier.value {
            Value::List(bits, count) if u32::from(count) <= sources + 1 => {
                self.set(FieldName::OpSel, bits & ((1 << sources) - 1) | (bits >> sources & 1) << 3);
                Ok(())
            }
            _ => Err(modifier.fault(&format!("expected a list of at most {} bits", sources + 1))),
        }
    }

    /// A source of which SDWA takes a part.
    pub(super) fn part_of_source(&mut self, operand: &Operand, shape: &OperandShape) -> Parsed<()> {
        let number = u32::from(shape.field == FieldName::Vsrc1);
        let at = 16 + 8 * number;
        let float = shape.data.element.is_float() || self.row.modifiers.neg != 0;
        let (register, bits) = match &operand.item {
            Item::Register(register, sign) if *sign == Sign::default() || float => {
                (*register, u32::from(sign.negate) << 4 | u32::from(sign.absolute) << 5)
            }
            Item::Extended(register) if !float => (*register, 1 << 3),
            Item::Constant(constant, sign) => {
                let one = tombolo_isa::operand::DataType { element: shape.data.element, count: 1 };
                let Ok(Encoded::Inline(source)) = literal::encode(*constant, one, *sign) else {
                    return Err(operand.fault("SDWA takes inline constants only"));
                };
                self.set_part(number, u32::from(source.code()) & 0xff, 1 << (at + 7));
                return Ok(());
            }
            _ => return Err(self.wrong(operand, shape)),
        };
        if register.accumulation || register.count > 1 {
            return Err(self.wrong(operand, shape));
        }
        self.note(register);
        let scalar = !register.is_vector();
        if scalar {
            self.bus.push(register.first);
        }
        self.set_part(number, u32::from(register.first.code()) & 0xff, (bits | u32::from(scalar) << 7) << at);
        Ok(())
    }

    fn set_part(&mut self, number: u32, register: u32, bits: u32) {
        if number == 0 {
            self.set(FieldName::Src0, SDWA);
            self.dpp_word(register | bits);
        } else {
            self.set(FieldName::Vsrc1, register);
            self.dpp_word(bits);
        }
    }

    /// The parts that an SDWA dword names, and its output modifiers.
    pub(super) fn parts(&mut self) -> Parsed<()> {
        let compares = self.row.format == Format::Vopc;
        let has = |field| self.row.operands.iter().any(|shape| shape.field == field);
        let rows = [
            ("dst_sel", 8, 3, DWORD, !compares),
            ("dst_unused", 11, 2, PRESERVE, !compares),
            ("src0_sel", 16, 3, DWORD, has(FieldName::Src0)),
            ("src1_sel", 24, 3, DWORD, has(FieldName::Vsrc1)),
        ];
        for (name, lsb, width, default, exists) in rows {
            if !exists {
                continue;
            }
            let value = match self.modifier(name) {
                Some(modifier) => modifier.unsigned(width)?,
                None => default,
            };
            self.dpp_word(value << lsb);
        }
        if !compares && let Some(modifier) = self.modifier("clamp") {
            self.dpp_word(modifier.unsigned(1)? << 13);
        }
        let float = self.row.operands.first().is_some_and(|shape| shape.data.element.is_float());
        if self.row.modifiers.flags.contains(Flags::OMOD) && float {
            for (name, codes) in [("mul", &[(1, 0), (2, 1), (4, 2)][..]), ("div", &[(1, 0), (2, 3)])] {
                let Some(modifier) = self.modifier(name) else { continue };
                let code = codes.iter().find(|(factor, _)| modifier.value == Value::Number(*factor));
                let (_, code) = code.ok_or_else(|| modifier.fault("expected mul:2, mul:4 or div:2"))?;
                self.dpp_word(code << 14);
            }
        }
        Ok(())
    }

    /// The scalar destination of a compare with SDWA: VCC, or a pair that the extra dword names.
    pub(super) fn sdwa_destination(&mut self, register: Register) {
        const VCC: u16 = 106;
        let code = register.first.code();
        if code != VCC {
            self.dpp_word(u32::from(code) << 8 | 1 << 15);
        }
        debug_assert!(!matches!(self.extra, Extra::Literal(_)), "an SDWA dword leaves no room for a literal");
    }
}

/// Whether data are a lane mask.
pub(super) const fn is_mask(shape: &OperandShape) -> bool {
    matches!(shape.data.element, Element::Mask)
}
