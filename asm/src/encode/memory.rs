//! Addresses, offsets and cache policy of scalar memory, buffers, flat memory and LDS; sources of exports.

use super::Encoder;
use crate::diagnostic::Parsed;
use crate::literal::{Constant, Sign};
use crate::modifier::{Modifier, Value};
use crate::operand::{Item, Operand};
use tombolo_isa::arch::rdna4::names;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Counter, Flags};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};
use tombolo_isa::target::Target;

impl Encoder<'_> {
    /// SOFFSET of scalar memory, or the constant offset in its place.
    pub(super) fn scalar_memory_offset(&mut self, operand: &Operand, shape: &OperandShape) -> Parsed<()> {
        match operand.item {
            Item::Register(register, Sign { negate: false, absolute: false })
                if register.count <= 1 && register.is_scalar_register() =>
            {
                self.set(shape.field, u32::from(register.first.code()));
                self.note(register);
                self.offsets()
            }
            Item::Constant(Constant::Integer(value), Sign { negate: false, absolute: false }) => {
                let offset = self.row.operands.iter().find(|shape| shape.field == FieldName::Ioffset);
                let offset = offset.ok_or_else(|| self.wrong(operand, shape))?;
                let limits = limits(offset, self.width(offset.field));
                if !limits.contains(&value) {
                    let message = format!("expected an offset from {} to {}", limits.start(), limits.end());
                    return Err(operand.fault(&message));
                }
                self.set(FieldName::Ioffset, value as u32);
                Ok(())
            }
            _ => Err(operand.fault("expected an SGPR, `m0`, `null` or a constant offset")),
        }
    }

    /// The offset of a prefetch, which stands among the operands.
    pub(super) fn offset_operand(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        self.scalar_memory_offset(operand, shape)
    }

    /// Offsets that are modifiers.
    fn offsets(&mut self) -> Parsed<()> {
        for shape in self.row.operands {
            if !matches!(shape.kind, OperandKind::Offset | OperandKind::Swizzle) {
                continue;
            }
            let name = match shape.field {
                FieldName::Offset0 => "offset0",
                FieldName::Offset1 => "offset1",
                _ => "offset",
            };
            let Some(modifier) = self.modifier(name) else { continue };
            let limits = self.offset_limits(shape);
            match modifier.value {
                Value::Number(value) if limits.contains(&value) => self.set(shape.field, value as u32),
                _ => {
                    let message = format!("expected a number from {} to {}", limits.start(), limits.end());
                    return Err(modifier.fault(&message));
                }
            }
        }
        Ok(())
    }

    /// Offsets and the temporal hint; checks what modifiers ask of each other.
    pub(super) fn memory_modifiers(&mut self) -> Parsed<()> {
        if self.row.format != Format::Smem {
            self.offsets()?;
        }
        // LLVM takes an offset of zero where flat memory has none.
        if self.row.format == Format::FlatSi
            && let Some(modifier) = self.modifier("offset")
            && modifier.value != Value::Number(0)
        {
            return Err(modifier.fault("flat memory has no offset on this processor"));
        }
        let hint = self.modifier("th");
        if let Some(modifier) = &hint {
            self.temporal_hint(modifier)?;
        }
        let atomic = self.row.operands.iter().any(|shape| shape.kind == OperandKind::Returned);
        let (field, name) = match self.candidate.target {
            Target::Rdna4 => (FieldName::Th, "th:TH_ATOMIC_RETURN"),
            Target::Gcn(_) => (FieldName::Glc, "glc"),
            Target::Cdna4 => (FieldName::Glc, "sc0"),
        };
        if atomic && self.candidate.returns != (self.get(field) & 1 == 1) {
            let message = &if self.candidate.returns {
                format!("an atomic that returns a value needs `{name}`")
            } else {
                format!("`{name}` needs a VGPR for the value")
            };
            return Err(match (&hint, self.operands.first()) {
                (Some(modifier), _) => modifier.fault(message),
                (None, Some(operand)) => operand.fault(message),
                (None, None) => self.end.clone(),
            });
        }
        if self.is_image() {
            self.image_modifiers()?;
        }
        Ok(())
    }

    /// `th:TH_LOAD_NT` and others: the kind must be that of the instruction (4.1.1).
    fn temporal_hint(&mut self, modifier: &Modifier) -> Parsed<()> {
        if !self.row.modifiers.flags.contains(Flags::TH) {
            return Err(modifier.fault(&format!("`{}` has no temporal hint", self.row.mnemonic)));
        }
        let wrong = |what: &str| Err(modifier.fault(what));
        let Value::Name(name) = &modifier.value else {
            let code = modifier.unsigned(self.width(FieldName::Th))?;
            self.set(FieldName::Th, code);
            return Ok(());
        };
        if name == "TH_DEFAULT" {
            return Ok(());
        }
        let scope_is_system = self.get(FieldName::Scope) == 3;
        let (kind, hint) = match name.strip_prefix("TH_").and_then(|rest| rest.split_once('_')) {
            Some(parts) => parts,
            None => return wrong("expected TH_LOAD_, TH_STORE_ or TH_ATOMIC_ and a hint"),
        };
        let expected = self.access();
        if kind != expected {
            return wrong(&format!("expected a hint that starts with TH_{expected}_"));
        }
        let code = match (kind, hint) {
            // The names of cascading hints do not say whether the value returns; the operands do.
            ("ATOMIC", _) if hint.starts_with("CASCADE") => {
                atomic_hint(hint).map(|code| code | usize::from(self.candidate.returns))
            }
            ("ATOMIC", _) => atomic_hint(hint),
            (_, "BYPASS") if scope_is_system => Some(BYPASS),
            (_, "BYPASS") => return wrong("BYPASS needs scope:SCOPE_SYS"),
            ("LOAD", _) => names::LOAD_HINTS.iter().position(|name| *name == hint),
            _ => names::STORE_HINTS.iter().position(|name| *name == hint),
        };
        match code {
            Some(BYPASS) if scope_is_system && hint != "BYPASS" && kind != "ATOMIC" => {
                wrong("at SCOPE_SYS this hint is BYPASS")
            }
            Some(code) if code < 1 << self.width(FieldName::Th) => {
                self.set(FieldName::Th, code as u32);
                Ok(())
            }
            _ => wrong(&format!("this is no temporal hint of `{}`", self.row.mnemonic)),
        }
    }

    /// The word for the instruction's kind in the names of temporal hints.
    fn access(&self) -> &'static str {
        match self.row.counter {
            Counter::Atomic | Counter::FlatAtomic => "ATOMIC",
            Counter::Store | Counter::FlatStore => "STORE",
            _ => "LOAD",
        }
    }

    /// VADDR of a buffer: `off`, or a VGPR for each of OFFEN and IDXEN.
    pub(super) fn buffer_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let counted = u8::from(self.modifiers.has("offen")) + u8::from(self.modifiers.has("idxen"));
        let wanted = if self.modifiers.has("addr64") { 2 } else { counted };
        match operand.item {
            Item::Off if wanted == 0 => Ok(()),
            _ => self.address_registers(operand, shape, wanted),
        }
    }

    /// VADDR of flat and global memory: 64 bits, or 32 bits beside an SGPR base.
    pub(super) fn flat_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        let base = self.candidate.positional().position(|shape| shape.field == FieldName::Saddr);
        let base = base.and_then(|index| self.operands.get(index));
        let has_base = base.is_some_and(|operand| !matches!(operand.item, Item::Off));
        self.address_registers(operand, shape, if has_base { 1 } else { 2 })
    }

    /// VADDR of scratch memory: a VGPR, or `off`.
    pub(super) fn scratch_address(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        if matches!(operand.item, Item::Off) {
            return Ok(());
        }
        self.set(FieldName::Sve, 1);
        self.address_registers(operand, shape, 1)
    }

    /// VGPRs of an address, data or export, of which there must be `wanted`.
    pub(super) fn address_registers(&mut self, operand: &Operand, shape: &OperandShape, wanted: u8) -> Parsed<()> {
        match operand.item {
            Item::Register(register, Sign { negate: false, absolute: false })
                if register.is_vector() && register.count == wanted && register.half.is_none() =>
            {
                self.set(shape.field, u32::from(register.first.code()) & 0xff);
                self.note(register);
                Ok(())
            }
            _ => Err(self.wrong(operand, shape)),
        }
    }

    /// A source of an export; EN has a bit for each that is not `off`.
    pub(super) fn export_source(&mut self, shape: &OperandShape) -> Parsed<()> {
        let operand = self.take(shape)?;
        if matches!(operand.item, Item::Off) {
            return Ok(());
        }
        let bit = match shape.field {
            FieldName::Vsrc0 => 0,
            FieldName::Vsrc1 => 1,
            FieldName::Vsrc2 => 2,
            _ => 3,
        };
        self.set(FieldName::En, self.get(FieldName::En) | 1 << bit);
        self.address_registers(operand, shape, 1)
    }
}

/// Code 3 of TH at system scope.
const BYPASS: usize = 3;

/// Hints of atomics: bit 0 returns the old value, bit 1 is non-temporal, bit 2 cascades.
fn atomic_hint(hint: &str) -> Option<usize> {
    const HINTS: &[(&str, usize)] = &[
        ("RT", 0),
        ("RETURN", 1),
        ("RT_RETURN", 1),
        ("NT", 2),
        ("NT_RETURN", 3),
        ("CASCADE_RT", 4),
        ("CASCADE_NT", 6),
    ];
    let named = HINTS.iter().find(|(name, _)| *name == hint).map(|(_, code)| *code);
    // Codes without a name are written as numbers.
    named.or_else(|| usize::from_str_radix(hint.strip_prefix("0x")?, 16).ok())
}

/// The values that an offset may have. Buffer offsets have 24 bits but must not be negative.
pub(super) fn limits(shape: &OperandShape, width: u8) -> std::ops::RangeInclusive<i64> {
    match shape.data.element {
        Element::I24 => -(1 << 23)..=(1 << 23) - 1,
        Element::U24 => 0..=(1 << 23) - 1,
        _ => 0..=(1 << width) - 1,
    }
}
