//! Addresses, offsets and modifiers of memory, LDS, image and export instructions.

use super::Writer;
use crate::arch::rdna4::names;
use crate::disasm::coded::swizzle;
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::{Counter, Flags};
use crate::operand::{OperandKind, OperandShape};

/// SADDR and SOFFSET code for no register.
const NULL: u32 = 124;

impl Writer<'_> {
    fn field(&self, field: FieldName) -> u32 {
        self.instruction.field(field)
    }

    /// The 24-bit byte offset, sign-extended.
    fn ioffset(&self) -> i32 {
        (self.field(FieldName::Ioffset) << 8) as i32 >> 8
    }

    pub(super) fn address(&self, out: &mut Text, shape: &OperandShape) {
        let code = u32::from(self.code(shape));
        match shape.kind {
            OperandKind::BufferAddress => {
                match self.field(FieldName::Offen) + self.field(FieldName::Idxen) {
                    0 => out.put(b"off"),
                    count => out.registers(b"v", code, count as u8),
                };
            }
            OperandKind::FlatAddress => {
                let scalar_base = self.opcode.format == Format::Vglobal && self.field(FieldName::Saddr) != NULL;
                out.registers(b"v", code, if scalar_base { 1 } else { 2 });
            }
            OperandKind::ScratchAddress if self.field(FieldName::Sve) == 0 => out.put(b"off"),
            OperandKind::Returned if !self.instruction.returns_value() => {}
            OperandKind::ImageData => out.registers(b"v", code, self.instruction.image_data_registers()),
            OperandKind::ImageAddress => self.image_address(out),
            OperandKind::ExportSource => self.export_source(out, shape, code),
            _ => out.registers(b"v", code, self.registers(shape)),
        }
    }

    /// SADDR of flat instructions: an SGPR base or `off`.
    pub(super) fn flat_base(&self, out: &mut Text, shape: &OperandShape) {
        if self.field(FieldName::Saddr) == NULL {
            out.put(b"off");
        } else {
            out.source(self.scalar_code(shape), self.registers(shape));
        }
    }

    /// SOFFSET of scalar memory: not written if it is NULL and a constant offset takes its place.
    pub(super) fn smem_offset(&self, out: &mut Text, shape: &OperandShape) {
        let prefetch = self.opcode.operands.iter().any(|shape| shape.field == FieldName::Sdata && shape.access.reads());
        if prefetch || self.field(FieldName::Soffset) != NULL {
            out.source(self.scalar_code(shape), 1);
        }
    }

    /// Offsets that stand among the operands: those of scalar memory without SOFFSET.
    pub(super) fn offset_operand(&self, out: &mut Text, shape: &OperandShape) {
        if self.opcode.format == Format::Smem && shape.field == FieldName::Ioffset {
            let prefetch = self.opcode.operands.iter().any(|s| s.field == FieldName::Sdata && s.access.reads());
            if prefetch || self.field(FieldName::Soffset) == NULL {
                out.signed_hex(self.ioffset());
            }
        }
    }

    pub(super) fn memory_modifiers(&self, out: &mut Text) {
        match self.opcode.format {
            Format::Smem => {
                let load = self.opcode.modifiers.flags.contains(Flags::SCOPE);
                if load && self.field(FieldName::Soffset) != NULL {
                    out.put(b" offset:");
                    out.signed_hex(self.ioffset());
                }
                self.cache_policy(out);
            }
            Format::Vbuffer => {
                let flags = self.opcode.modifiers.flags;
                if flags.contains(Flags::FORMAT) {
                    self.buffer_format(out);
                }
                self.flag(out, " idxen", FieldName::Idxen);
                self.flag(out, " offen", FieldName::Offen);
                self.memory_offset(out);
                self.cache_policy(out);
                self.flag(out, " tfe", FieldName::Tfe);
            }
            Format::Vflat | Format::Vglobal | Format::Vscratch => {
                self.memory_offset(out);
                self.cache_policy(out);
            }
            Format::Vds => self.lds_offset(out),
            Format::Vdsdir => {
                self.number(out, " wait_va_vdst:", FieldName::WaitVa);
                self.number(out, " wait_vm_vsrc:", FieldName::WaitVmVsrc);
            }
            Format::Vimage | Format::Vsample => self.image_modifiers(out),
            Format::Vexport => {
                self.flag(out, " done", FieldName::Done);
                self.flag(out, " row_en", FieldName::Row);
            }
            _ => {}
        }
    }

    fn memory_offset(&self, out: &mut Text) {
        if self.opcode.operands.iter().any(|shape| shape.field == FieldName::Ioffset) && self.ioffset() != 0 {
            out.put(b" offset:");
            out.signed(self.ioffset());
        }
    }

    fn buffer_format(&self, out: &mut Text) {
        let format = self.field(FieldName::Format);
        match names::BUFFER_FORMATS.get(format as usize) {
            _ if format == 1 => {}
            Some(name) => {
                out.put(b" format:[BUF_FMT_");
                out.str(name);
                out.put(b"]");
            }
            None => self.number(out, " format:", FieldName::Format),
        }
    }

    fn lds_offset(&self, out: &mut Text) {
        for shape in self.opcode.operands {
            let value = u32::from(self.code(shape));
            match (shape.kind, shape.field) {
                (OperandKind::Offset | OperandKind::Swizzle, _) if value == 0 => {}
                (OperandKind::Swizzle, _) => {
                    out.put(b" offset:");
                    swizzle(out, value);
                }
                (OperandKind::Offset, FieldName::Offset0) => self.number(out, " offset0:", FieldName::Offset0),
                (OperandKind::Offset, FieldName::Offset1) => self.number(out, " offset1:", FieldName::Offset1),
                (OperandKind::Offset, _) => self.number(out, " offset:", FieldName::Offset),
                _ => {}
            }
        }
    }

    fn cache_policy(&self, out: &mut Text) {
        let flags = self.opcode.modifiers.flags;
        let scope = self.field(FieldName::Scope);
        let hint = self.field(FieldName::Th);
        if flags.contains(Flags::TH) && hint != 0 {
            out.put(b" th:");
            self.temporal_hint(out, hint as usize & 7, scope);
        }
        if flags.contains(Flags::SCOPE) && scope != 0 {
            out.put(b" scope:");
            out.str(names::SCOPES[(scope & 3) as usize]);
        }
    }

    fn temporal_hint(&self, out: &mut Text, hint: usize, scope: u32) {
        let has = |kind: OperandKind| self.opcode.operands.iter().any(|shape| shape.kind == kind);
        let atomic = matches!(self.opcode.counter, Counter::Atomic | Counter::FlatAtomic) || has(OperandKind::Returned);
        let store = matches!(self.opcode.counter, Counter::Store | Counter::FlatStore);
        if atomic {
            match hint {
                4 | 5 if scope >= 2 => out.put(b"TH_ATOMIC_CASCADE_RT"),
                6 | 7 if scope >= 2 => out.put(b"TH_ATOMIC_CASCADE_NT"),
                4..=7 => {
                    out.put(b"TH_ATOMIC_");
                    out.hex(hint as u32);
                }
                3 => out.put(b"TH_ATOMIC_NT_RETURN"),
                2 => out.put(b"TH_ATOMIC_NT"),
                _ => out.put(b"TH_ATOMIC_RETURN"),
            }
        } else {
            if !store && hint == 7 {
                return out.hex(hint as u32);
            }
            out.str(if store { "TH_STORE_" } else { "TH_LOAD_" });
            out.str(match (hint, store) {
                (3, _) if scope == 3 => "BYPASS",
                (_, true) => names::STORE_HINTS[hint],
                (_, false) => names::LOAD_HINTS[hint],
            });
        }
    }

    fn export_source(&self, out: &mut Text, shape: &OperandShape, code: u32) {
        let bit = match shape.field {
            FieldName::Vsrc0 => 0,
            FieldName::Vsrc1 => 1,
            FieldName::Vsrc2 => 2,
            _ => 3,
        };
        if self.field(FieldName::En) >> bit & 1 == 1 {
            out.registers(b"v", code, 1);
        } else {
            out.put(b"off");
        }
    }

    fn image_address(&self, out: &mut Text) {
        let brackets = self.instruction.image_address_dwords() > 1;
        if brackets {
            out.put(b"[");
        }
        for (i, (register, count)) in self.instruction.image_address().enumerate() {
            if i > 0 {
                out.put(b", ");
            }
            out.registers(b"v", u32::from(register), count);
        }
        if brackets {
            out.put(b"]");
        }
    }

    /// A part of a ray's address: the parts share brackets, and the inverse direction is missing with A16, which packs it
    /// with the direction (10.9).
    pub(super) fn ray_operand(&self, out: &mut Text, shape: &OperandShape) {
        let a16 = self.opcode.modifiers.flags.contains(Flags::A16) && self.field(FieldName::A16) == 1;
        if a16 && shape.field == FieldName::Vaddr4 {
            return;
        }
        if shape.field == FieldName::Vaddr0 {
            out.put(b"[");
        }
        out.registers(b"v", u32::from(self.code(shape)), self.registers(shape));
        if shape.field == if a16 { FieldName::Vaddr3 } else { FieldName::Vaddr4 } {
            out.put(b"]");
        }
    }

    fn image_modifiers(&self, out: &mut Text) {
        let flags = self.opcode.modifiers.flags;
        if flags.contains(Flags::DMASK) && self.field(FieldName::Dmask) != 0 {
            out.put(b" dmask:");
            out.hex(self.field(FieldName::Dmask));
        }
        if flags.contains(Flags::DIM) {
            out.put(b" dim:");
            out.str(names::DIMENSIONS[(self.field(FieldName::Dim) & 7) as usize].0);
        }
        if flags.contains(Flags::UNRM) {
            self.flag(out, " unorm", FieldName::Unrm);
        }
        self.cache_policy(out);
        for (flag, name, field) in [
            (Flags::R128, " r128", FieldName::R128),
            (Flags::A16, " a16", FieldName::A16),
            (Flags::TFE, " tfe", FieldName::Tfe),
            (Flags::LWE, " lwe", FieldName::Lwe),
            (Flags::D16, " d16", FieldName::D16),
        ] {
            if flags.contains(flag) {
                self.flag(out, name, field);
            }
        }
    }
}
