//! Registers and constants in source and destination fields.

use super::cdna::is_mask;
use super::{Encoder, Extra};
use crate::diagnostic::Parsed;
use crate::instruction::is_wide;
use crate::literal::{self, Constant, Encoded, Sign};
use crate::operand::{Item, Operand};
use crate::register::{Half, Register};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Flags};
use tombolo_isa::operand::{DataType, Element, OperandKind, OperandShape};
use tombolo_isa::source::Source;
use tombolo_isa::target::Target;

/// The bit of NEG, ABS and OPSEL that belongs to a field: the number of the source, 3 for the destination.
fn modifier_bit(field: FieldName) -> u32 {
    match field {
        FieldName::Src0 => 0,
        FieldName::Src1 | FieldName::Vsrc1 => 1,
        FieldName::Src2 => 2,
        _ => 3,
    }
}

/// Code of M0 of GCN and CDNA.
const M0: u16 = 124;

impl Encoder<'_> {
    /// A source or a VGPR destination.
    pub(super) fn source(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        if self.candidate.sdwa && matches!(shape.field, FieldName::Src0 | FieldName::Vsrc1) {
            return self.part_of_source(operand, shape);
        }
        match &operand.item {
            Item::Register(register, sign) => self.register(operand, shape, *register, *sign),
            Item::Constant(constant, sign) => self.constant(operand, shape, *constant, *sign),
            Item::Code(code) if shape.kind == OperandKind::Barrier => {
                self.constant(operand, shape, Constant::Integer(i64::from(*code)), Sign::default())
            }
            Item::Expression(expression) => {
                if !self.takes_literals(shape) || self.candidate.dpp || shape.data.registers() > 2 {
                    return Err(self.wrong(operand, shape));
                }
                let extra = Extra::Expression(expression.clone(), operand.position());
                self.literal_dword(operand, extra)?;
                self.set(shape.field, u32::from(Source::Literal.code()));
                Ok(())
            }
            _ => Err(self.wrong(operand, shape)),
        }
    }

    /// Whether the operand may be a constant at all.
    fn takes_constants(&self, shape: &OperandShape) -> bool {
        matches!(
            shape.kind,
            OperandKind::VectorSource
                | OperandKind::ScalarSource
                | OperandKind::ScalarOnlySource
                | OperandKind::Barrier
                | OperandKind::MatrixScale
        ) && !(self.candidate.dpp && shape.field == FieldName::Src0)
    }

    /// Whether the operand may be a constant that is no inline constant.
    fn takes_literals(&self, shape: &OperandShape) -> bool {
        let second = matches!(shape.field, FieldName::Src1 | FieldName::Vsrc1);
        let lane = shape.kind == OperandKind::ScalarOnlySource && second;
        let lane = lane && matches!(self.row.mnemonic, "v_readlane_b32" | "v_writelane_b32");
        let kind = matches!(shape.kind, OperandKind::Barrier | OperandKind::MatrixScale);
        self.takes_constants(shape) && !matches!(self.row.class, Class::Matrix | Class::Vmem) && !kind && !lane
    }

    fn register(&mut self, operand: &Operand, shape: &OperandShape, register: Register, sign: Sign) -> Parsed<()> {
        self.check_register(operand, shape, register)?;
        self.set_sign(operand, shape, sign)?;
        let mut code = u32::from(register.first.code());
        if shape.data.bits() == 16 && self.candidate.target == Target::Rdna4 {
            code = self.half(operand, shape, register, code)?;
        } else if register.half.is_some() {
            return Err(operand.fault("only a 16-bit operand names half a register"));
        }
        self.note(register);
        // The lane that V_WRITELANE_B32 writes may come from M0 beside another scalar.
        let m0_lane = self.row.mnemonic == "v_writelane_b32"
            && self.candidate.is_sea_islands()
            && shape.field == FieldName::Vsrc1
            && register.first.code() == M0;
        if register.uses_constant_bus() && !m0_lane {
            self.bus.push(register.first);
        }
        if self.candidate.dpp && shape.field == FieldName::Src0 {
            self.set_dpp_source(code);
            return Ok(());
        }
        // An 8-bit VGPR field drops the bit that tells VGPRs from scalars.
        self.set(shape.field, code);
        self.set_data_bank(operand, shape, register)
    }

    fn check_register(&self, operand: &Operand, shape: &OperandShape, register: Register) -> Parsed<()> {
        let dpp_source = self.candidate.dpp && shape.field == FieldName::Src0;
        let possible = match shape.kind {
            OperandKind::Vgpr | OperandKind::Returned => register.is_vector(),
            OperandKind::VectorSource => !dpp_source || register.is_vector(),
            OperandKind::ScalarSource | OperandKind::ScalarOnlySource | OperandKind::RegisterSource => {
                !register.is_vector()
            }
            OperandKind::Barrier => register.first == Source::M0,
            // Beside a matrix a scale is a VGPR or an inline constant (CDNA4 7.2.1).
            OperandKind::MatrixScale => self.row.format != Format::MaiScale || register.is_vector(),
            _ => false,
        };
        // Matrices take VGPRs and inline constants.
        let matrix = self.row.class == Class::Matrix && !register.is_vector() && self.candidate.target == Target::Rdna4;
        if register.accumulation && !self.takes_accumulation(shape) {
            return Err(operand.fault("this operand takes no accumulation VGPR"));
        }
        if register.is_lds_direct() && !self.takes_lds_direct(shape) {
            return Err(
                operand.fault("`lds_direct` is possible as a 32-bit first source of operations in that order only")
            );
        }
        let size = register.count == 0 || register.count == self.registers(shape);
        if possible && size && !matrix { Ok(()) } else { Err(self.wrong(operand, shape)) }
    }

    /// A 16-bit operand in a VGPR: which half (7.4). The 32-bit encodings keep the half in bit 7 of the register and
    /// therefore reach v0 to v127; the others use OPSEL.
    fn half(&mut self, operand: &Operand, shape: &OperandShape, register: Register, code: u32) -> Parsed<u32> {
        let high = register.half == Some(Half::High);
        if !register.is_vector() {
            return Ok(code);
        }
        match self.row.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc => {
                if code & 0x80 != 0 {
                    return Err(operand.fault("the 32-bit encoding of a 16-bit operand reaches v0 to v127"));
                }
                Ok(code | u32::from(high) << 7)
            }
            Format::Vop3 | Format::Vop3sd | Format::Vinterp => {
                let bits = self.get(FieldName::OpSel) | u32::from(high) << modifier_bit(shape.field);
                self.set(FieldName::OpSel, bits);
                Ok(code)
            }
            _ if register.half.is_some() => Err(operand.fault("this encoding has no halves of registers")),
            _ => Ok(code),
        }
    }

    /// Sets NEG and ABS for the sign modifiers of a source.
    fn set_sign(&mut self, operand: &Operand, shape: &OperandShape, sign: Sign) -> Parsed<()> {
        if sign == Sign::default() {
            return Ok(());
        }
        let bit = modifier_bit(shape.field);
        let modifiers = &self.row.modifiers;
        let halves = modifiers.flags.contains(Flags::NEG_HALVES);
        let allowed = |mask: u8| bit < 3 && !halves && mask >> bit & 1 == 1;
        if (sign.negate && !allowed(modifiers.neg)) || (sign.absolute && !allowed(modifiers.abs)) {
            return Err(operand.fault("this operand takes no sign modifier"));
        }
        match self.row.format {
            Format::Vop3
            | Format::Vop3sd
            | Format::Vop3p
            | Format::Vinterp
            | Format::Vop3Si
            | Format::Vop3bSi
            | Format::Vop3Vi
            | Format::Vop3Cdna
            | Format::Vop3bCdna
            | Format::Vop3pCdna => {
                // The mixed-precision operations use NEG_HI as ABS.
                let packed = matches!(self.row.format, Format::Vop3p | Format::Vop3pCdna);
                let abs = if packed { FieldName::NegHi } else { FieldName::Abs };
                self.set(FieldName::Neg, self.get(FieldName::Neg) | u32::from(sign.negate) << bit);
                self.set(abs, self.get(abs) | u32::from(sign.absolute) << bit);
                Ok(())
            }
            _ if self.candidate.dpp && self.modifiers.has("dpp8") => {
                Err(operand.fault("DPP8 takes no sign modifier in the 32-bit encoding"))
            }
            _ if self.candidate.dpp => {
                self.set_dpp_sign(bit, sign);
                Ok(())
            }
            _ => Err(operand.fault("the 32-bit encoding takes no sign modifier")),
        }
    }

    fn constant(&mut self, operand: &Operand, shape: &OperandShape, constant: Constant, sign: Sign) -> Parsed<()> {
        if !self.takes_constants(shape) {
            return Err(self.wrong(operand, shape));
        }
        // The 32-bit encodings have no fields for signs, so a sign goes into the constant.
        let (applied, kept) =
            if self.candidate.is_narrow() { (sign, Sign::default()) } else { (Sign::default(), sign) };
        self.set_sign(operand, shape, kept)?;
        let encoded = literal::encode(constant, self.constant_type(shape), applied);
        let encoded = encoded.map_err(|message| operand.fault(message))?;
        match self.without_inverse_two_pi(encoded, shape).map_err(|message| operand.fault(message))? {
            Encoded::Inline(source) => self.set(shape.field, u32::from(source.code())),
            Encoded::Literal(word) => {
                if !self.takes_literals(shape) {
                    return Err(operand.fault("this operand takes inline constants only"));
                }
                self.literal_dword(operand, Extra::Literal(word))?;
                self.set(shape.field, u32::from(Source::Literal.code()));
            }
        }
        Ok(())
    }

    /// The type that decides how a constant is read.
    fn constant_type(&self, shape: &OperandShape) -> DataType {
        let one = |element| DataType { element, count: 1 };
        let packed = matches!(self.row.format, Format::Vop3p | Format::Vop3pCdna);
        let mixed = packed && self.row.modifiers.abs != 0;
        let classifies = self.row.mnemonic.contains("_class_") && shape.field == FieldName::Src1;
        // Where LLVM's type differs from what the operation reads.
        match (shape.data.element, self.row.format) {
            (Element::F32, _) if mixed => one(Element::F16),
            (Element::Fp8 | Element::Bf8, _) => one(Element::B32),
            (Element::F16, Format::Sop1) => one(Element::B32),
            // LLVM makes a literal of 0x3c00 here; two of them only fit as inline constants.
            (Element::F16, Format::Sopc) if !self.candidate.inline_half => one(Element::B16),
            _ if classifies => one(Element::B32),
            (Element::I16 | Element::U16 | Element::B16, _) if self.candidate.inline_half && shape.data.count == 1 => {
                one(Element::F16)
            }
            _ => shape.data,
        }
    }

    /// Appends the literal, of which there is at most one.
    fn literal_dword(&mut self, operand: &Operand, extra: Extra) -> Parsed<()> {
        if self.candidate.dpp {
            return Err(operand.fault("DPP leaves no room for a literal"));
        }
        if self.extra != Extra::None && self.extra != extra {
            return Err(operand.fault("only one literal is possible"));
        }
        self.extra = extra;
        Ok(())
    }

    /// The constant of S_FMAAK_F32 and its like, always a literal.
    pub(super) fn literal_operand(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let extra = match &operand.item {
            // The upper half is not used, but disassemblers show all 32 bits.
            Item::Constant(Constant::Integer(value), Sign { negate: false, absolute: false })
                if shape.data.bits() == 16 && (0..1 << 32).contains(value) =>
            {
                Extra::Literal(*value as u32)
            }
            Item::Constant(constant, sign) => {
                let encoded = literal::encode(*constant, shape.data, *sign);
                match (encoded.map_err(|message| operand.fault(message))?, shape.data.element) {
                    (Encoded::Literal(word), _) => Extra::Literal(word),
                    (Encoded::Inline(Source::InlineInt(value)), Element::F16) => {
                        Extra::Literal(u32::from(i16::from(value).cast_unsigned()))
                    }
                    (Encoded::Inline(Source::InlineInt(value)), _) => Extra::Literal(i32::from(value).cast_unsigned()),
                    (Encoded::Inline(Source::InlineFloat(float)), Element::F16) => {
                        Extra::Literal(u32::from(float.f16_bits()))
                    }
                    (Encoded::Inline(Source::InlineFloat(float)), _) => Extra::Literal(float.f32_bits()),
                    _ => return Err(self.wrong(operand, shape)),
                }
            }
            Item::Expression(expression) => Extra::Expression(expression.clone(), operand.position()),
            _ => return Err(self.wrong(operand, shape)),
        };
        // A 16-bit source shares the literal's lower half.
        if let (Extra::Literal(shared), Extra::Literal(word)) = (&self.extra, &extra)
            && shape.data.bits() == 16
            && *shared == word & 0xffff
        {
            self.extra = extra;
            return Ok(());
        }
        self.literal_dword(operand, extra)
    }

    /// A scalar register: SGPRs, VCC, TTMP, EXEC, M0, NULL.
    pub(super) fn scalar_register(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        if self.row.format == Format::Smem && shape.field == FieldName::Soffset && !self.candidate.is_prefetch() {
            return self.scalar_memory_offset(operand, shape);
        }
        let flat =
            matches!(self.row.format, Format::Vglobal | Format::Vscratch | Format::GlobalCdna | Format::ScratchCdna);
        if flat && shape.field == FieldName::Saddr && matches!(operand.item, Item::Off) {
            return Ok(());
        }
        let Item::Register(register, Sign { negate: false, absolute: false }) = operand.item else {
            return Err(self.wrong(operand, shape));
        };
        let wanted = self.registers(shape);
        let size = register.count == 0 || register.count == wanted || self.is_short_resource(shape, register);
        if !register.is_scalar_register() || !size {
            return Err(self.wrong(operand, shape));
        }
        let special = !matches!(register.first, Source::Sgpr(_) | Source::Ttmp(_) | Source::VccLo | Source::VccHi);
        let is_base = shape.field == FieldName::Sbase && wanted == 2;
        let no_group = shape.kind == OperandKind::SgprGroup && !is_base;
        if special && (no_group || (flat && wanted == 2 && register.first == Source::Null)) {
            return Err(self.wrong(operand, shape));
        }
        if self.candidate.sdwa && self.row.format == Format::Vopc && is_mask(shape) {
            self.note(register);
            self.sdwa_destination(register);
            return Ok(());
        }
        if shape.kind == OperandKind::Vcc {
            return if register.first.code() == Source::VccLo.code() {
                Ok(())
            } else {
                Err(self.wrong(operand, shape))
            };
        }
        let code = u32::from(register.first.code());
        let shift = match (shape.kind, shape.field, self.candidate.target) {
            (_, FieldName::Sbase, _) => 1,
            (OperandKind::SgprGroup, _, Target::Gcn(_) | Target::Cdna4) => 2,
            _ => 0,
        };
        self.set(shape.field, code >> shift);
        self.note(register);
        Ok(())
    }

    /// With R128 an image resource has four SGPRs.
    fn is_short_resource(&self, shape: &OperandShape, register: Register) -> bool {
        shape.field == FieldName::Rsrc && register.count == 4 && self.modifiers.has("r128")
    }

    /// SGPRs, VCC and the literal that the sources read: two at most (7.2), one for 64-bit shifts.
    pub(super) fn check_constant_bus(&mut self) -> Parsed<()> {
        let wide = is_wide(self.row.format);
        if !self.row.format.is_valu() && !wide {
            return Ok(());
        }
        if self.candidate.target != Target::Rdna4 {
            self.note_unnamed_scalars();
        }
        self.bus.sort_by_key(|source| source.code());
        self.bus.dedup();
        let literal = matches!(self.extra, Extra::Literal(_) | Extra::Expression(..));
        let shift = matches!(self.row.mnemonic, "v_lshlrev_b64" | "v_lshrrev_b64" | "v_ashrrev_i64");
        if literal && wide {
            return Err(self.operands.last().map_or_else(
                || self.end.clone(),
                |operand| operand.fault("the 64-bit encoding takes no literal on this processor"),
            ));
        }
        let limit = if shift || self.candidate.target != Target::Rdna4 { 1 } else { 2 };
        if self.bus.len() + usize::from(literal) > limit {
            let message = format!("the sources read more than {limit} scalar values");
            return Err(self.operands.last().map_or_else(|| self.end.clone(), |operand| operand.fault(&message)));
        }
        Ok(())
    }
}
