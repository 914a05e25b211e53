//! Modifiers of the vector ALU, interpolation, LDS parameter loads and exports.

use super::Encoder;
use crate::diagnostic::Parsed;
use crate::modifier::{Modifier, Value};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Flags;

/// Modifiers that are one field each: name, the flag that admits them, the field.
const FIELDS: &[(&str, Flags, FieldName)] = &[
    ("clamp", Flags::CLAMP, FieldName::Clamp),
    ("wait_exp", Flags::WAIT_EXP, FieldName::WaitExp),
    ("wait_va_vdst", Flags::WAIT_VA_VDST, FieldName::WaitVa),
    ("wait_vm_vsrc", Flags::WAIT_VM_VSRC, FieldName::WaitVmVsrc),
    ("offen", Flags::OFFEN, FieldName::Offen),
    ("idxen", Flags::IDXEN, FieldName::Idxen),
    ("tfe", Flags::TFE, FieldName::Tfe),
    ("lwe", Flags::LWE, FieldName::Lwe),
    ("format", Flags::FORMAT, FieldName::Format),
    ("dmask", Flags::DMASK, FieldName::Dmask),
    ("dim", Flags::DIM, FieldName::Dim),
    ("r128", Flags::R128, FieldName::R128),
    ("a16", Flags::A16, FieldName::A16),
    ("d16", Flags::D16, FieldName::D16),
    ("unorm", Flags::UNRM, FieldName::Unrm),
    ("scope", Flags::SCOPE, FieldName::Scope),
    ("glc", Flags::GLC, FieldName::Glc),
    ("sc0", Flags::SC0, FieldName::Glc),
    ("sc1", Flags::SC1, FieldName::Sc1),
    ("nt", Flags::NT, FieldName::Nt),
    ("slc", Flags::SLC, FieldName::Slc),
    ("lds", Flags::LDS, FieldName::Lds),
    ("gds", Flags::GDS, FieldName::Gds),
    ("da", Flags::DA, FieldName::Da),
    ("addr64", Flags::ADDR64, FieldName::Addr64),
    ("cbsz", Flags::CBSZ, FieldName::Cbsz),
    ("abid", Flags::ABID, FieldName::Abid),
    ("blgp", Flags::BLGP, FieldName::Blgp),
    ("done", Flags::DONE, FieldName::Done),
    ("compr", Flags::COMPR, FieldName::Compr),
    ("vm", Flags::VM, FieldName::Vm),
    ("row_en", Flags::ROW_EN, FieldName::Row),
];

impl Encoder<'_> {
    /// Modifiers that are plain fields, then those of the vector ALU.
    pub(super) fn vector_modifiers(&mut self) -> Parsed<()> {
        for (name, flag, field) in FIELDS {
            if self.row.modifiers.flags.contains(*flag)
                && !(self.candidate.is_narrow() && *name == "clamp")
                && self.width(*field) > 0
                && let Some(modifier) = self.modifier(name)
            {
                let value = modifier.unsigned(self.width(*field))?;
                self.set(*field, value);
            }
        }
        if self.candidate.sdwa {
            return self.parts();
        }
        self.output_modifier()?;
        match self.row.format {
            Format::Vop3p | Format::Vop3pCdna => self.packed()?,
            Format::Vop3Cdna => self.cdna_op_sel()?,
            Format::Vop3 | Format::Vop3sd | Format::Vinterp => {
                self.op_sel()?;
                self.byte_sel()?;
            }
            Format::Mai | Format::MaiScale | Format::MaiMove => self.matrix_modifiers()?,
            Format::Exp => self.compressed_export(),
            _ => {}
        }
        self.dpp_modifiers()
    }

    /// `mul:2`, `mul:4`, `div:2`; a factor of 1 says nothing.
    fn output_modifier(&mut self) -> Parsed<()> {
        if !self.row.modifiers.flags.contains(Flags::OMOD) || self.width(FieldName::Omod) == 0 {
            return Ok(());
        }
        for (name, codes) in [("mul", &[(1, 0), (2, 1), (4, 2)][..]), ("div", &[(1, 0), (2, 3)])] {
            let Some(modifier) = self.modifier(name) else { continue };
            let code = codes.iter().find(|(factor, _)| modifier.value == Value::Number(*factor));
            let (_, code) = code.ok_or_else(|| modifier.fault("expected mul:2, mul:4 or div:2"))?;
            self.set(FieldName::Omod, self.get(FieldName::Omod) | *code);
        }
        Ok(())
    }

    /// Number of vector sources.
    fn sources(&self) -> u32 {
        let is_source = |field| matches!(field, FieldName::Src0 | FieldName::Src1 | FieldName::Src2);
        self.row.operands.iter().filter(|shape| is_source(shape.field)).count() as u32
    }

    /// OPSEL bits that select the half of a 16-bit operand, bit 3 for the destination.
    fn half_bits(&self) -> u32 {
        self.row.operands.iter().filter(|shape| shape.data.bits() == 16).fold(0, |mask, shape| {
            mask | match shape.field {
                FieldName::Src0 => 1,
                FieldName::Src1 => 2,
                FieldName::Src2 => 4,
                FieldName::Vdst => 8,
                _ => 0,
            }
        })
    }

    /// `op_sel:[...]` with one element a source, then perhaps one for the destination.
    fn op_sel(&mut self) -> Parsed<()> {
        let mask = u32::from(self.row.modifiers.op_sel) | self.half_bits();
        if mask == 0 {
            return Ok(());
        }
        let Some(modifier) = self.modifier("op_sel") else { return Ok(()) };
        // A destination that is read counts as the third source; interpolation always lists three.
        let accumulates = self.row.operands.first().is_some_and(|shape| shape.access.reads() && mask & 8 != 0);
        let three = self.row.format == Format::Vinterp || accumulates;
        let sources = if three { 3 } else { self.sources() };
        let bits = bits(&modifier, sources + (mask >> 3 & 1))?;
        let of_sources = bits & ((1 << sources) - 1);
        let of_destination = bits >> sources & 1;
        self.set_op_sel(&modifier, of_sources | of_destination << 3, mask)
    }

    fn set_op_sel(&mut self, modifier: &Modifier, bits: u32, mask: u32) -> Parsed<()> {
        if bits & !mask != 0 {
            return Err(modifier.fault("one of these operands has no halves to select"));
        }
        self.set(FieldName::OpSel, self.get(FieldName::OpSel) | bits);
        Ok(())
    }

    /// `byte_sel:N`. Of a source OPSEL[0] is the high bit of the number, of a destination OPSEL[3] (7.6.2).
    fn byte_sel(&mut self) -> Parsed<()> {
        let mask = self.row.modifiers.byte_sel;
        if mask == 0 {
            return Ok(());
        }
        let Some(modifier) = self.modifier("byte_sel") else { return Ok(()) };
        let byte = modifier.unsigned(2)?;
        let bits = if mask == 0b11 { byte >> 1 | (byte & 1) << 1 } else { byte << 2 };
        self.set(FieldName::OpSel, self.get(FieldName::OpSel) | bits);
        Ok(())
    }

    /// OPSEL, OPSEL_HI, NEG_LO, NEG_HI and the index of sparse matrices.
    fn packed(&mut self) -> Parsed<()> {
        let modifiers = self.row.modifiers;
        let halves = modifiers.flags.contains(Flags::NEG_HALVES) || modifiers.abs == 0;
        // By default the high result takes the high halves; mixed precision takes 32-bit sources.
        let mut op_sel_hi = if halves { 0b111 } else { 0 };
        let sources = self.sources();
        let used = (1 << sources) - 1;
        for (name, mask) in [
            ("op_sel", modifiers.op_sel),
            ("op_sel_hi", modifiers.op_sel_hi),
            ("neg_lo", if halves { modifiers.neg } else { 0 }),
            ("neg_hi", modifiers.neg_hi),
        ] {
            if mask == 0 {
                continue;
            }
            let Some(modifier) = self.modifier(name) else { continue };
            let bits = bits(&modifier, sources)?;
            if bits & !u32::from(mask) & used != 0 && name != "op_sel_hi" {
                return Err(modifier.fault("this modifier does not apply to one of these sources"));
            }
            match name {
                "op_sel" => self.set(FieldName::OpSel, bits),
                "neg_lo" => self.set(FieldName::Neg, bits),
                "neg_hi" => self.set(FieldName::NegHi, bits),
                _ => op_sel_hi = op_sel_hi & !used | bits,
            }
        }
        self.set(FieldName::OpSelHi, op_sel_hi & 3);
        self.set(FieldName::OpSelHi2, op_sel_hi >> 2);
        let keys = modifiers.index_keys(self.candidate.wave64);
        if keys != 0
            && let Some(modifier) = self.modifier("index_key")
        {
            let index = modifier.unsigned(keys.count_ones() as u8)?;
            self.set(FieldName::OpSel, self.get(FieldName::OpSel) | index);
        }
        Ok(())
    }
}

/// A list of at most `most` bits.
fn bits(modifier: &Modifier, most: u32) -> Parsed<u32> {
    match modifier.value {
        Value::List(bits, count) if u32::from(count) <= most => Ok(bits),
        _ => Err(modifier.fault(&format!("expected a list of at most {most} bits"))),
    }
}
