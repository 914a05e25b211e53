//! Mnemonic suffixes and modifiers of vector ALU instructions: encodings, NEG and ABS, OPSEL, clamp, OMOD, DPP.

use super::Writer;
use crate::arch::rdna4::dpp::{Dpp, Dpp16};
use crate::decode::Instruction;
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::{Flags, Opcode};
use crate::operand::{Access, OperandKind};

/// The sources that are negated and those whose absolute value is taken, one bit each (bit 0 = SRC0), from the instruction
/// or its DPP16 dword.
pub(super) fn source_modifiers(instruction: &Instruction, opcode: &Opcode) -> (u8, u8) {
    let modifiers = &opcode.modifiers;
    if modifiers.neg | modifiers.abs == 0 || modifiers.flags.contains(Flags::NEG_HALVES) {
        return (0, 0);
    }
    let (neg, abs) = match opcode.format {
        Format::Vop1 | Format::Vop2 | Format::Vopc => match instruction.dpp() {
            // SRC0 and SRC1, the only sources that these formats name.
            Some(Dpp::Dpp16(dpp)) => (
                u8::from(dpp.src0_neg) | u8::from(dpp.src1_neg) << 1,
                u8::from(dpp.src0_abs) | u8::from(dpp.src1_abs) << 1,
            ),
            _ => (0, 0),
        },
        // The mixed-precision operations use NEG_HI as ABS.
        Format::Vop3p => (instruction.field(FieldName::Neg) as u8, instruction.field(FieldName::NegHi) as u8),
        _ => (instruction.field(FieldName::Neg) as u8, instruction.field(FieldName::Abs) as u8),
    };
    (neg & modifiers.neg, abs & modifiers.abs)
}

impl Writer<'_> {
    /// The mnemonic with the suffix of its encoding. Only operations with two encodings have one, and those with DPP.
    pub(super) fn mnemonic(&self, out: &mut Text) {
        out.str(self.opcode.mnemonic);
        let dpp = self.instruction.dpp().is_some();
        match self.opcode.format {
            Format::Vopc if dpp => {}
            Format::Vop1 | Format::Vop2 if dpp => out.put(b"_dpp"),
            Format::Vop3 | Format::Vop3sd | Format::Vop3p if dpp => out.put(b"_e64_dpp"),
            // LLVM has no 64-bit encoding of v_readfirstlane_b32, and no suffix for what takes no operand.
            _ if self.opcode.twin.is_none() || self.opcode.operands.is_empty() => {}
            Format::Vop1 if self.opcode.mnemonic == "v_readfirstlane_b32" => {}
            Format::Vop1 | Format::Vop2 | Format::Vopc => out.put(b"_e32"),
            Format::Vop3 | Format::Vop3sd => out.put(b"_e64"),
            _ => {}
        }
    }

    /// Everything after the operands.
    pub(super) fn modifiers(&self, out: &mut Text) {
        match self.opcode.format {
            Format::Vop1 | Format::Vop2 | Format::Vopc => {}
            Format::Vop3 | Format::Vop3sd => {
                self.op_sel(out);
                self.byte_sel(out);
                self.clamp_and_omod(out);
            }
            Format::Vinterp => {
                self.clamp_and_omod(out);
                self.op_sel(out);
                self.number(out, " wait_exp:", FieldName::WaitExp);
            }
            Format::Vop3p => {
                self.packed(out);
                self.clamp_and_omod(out);
            }
            _ => return self.memory_modifiers(out),
        }
        self.dpp(out);
    }

    pub(super) fn number(&self, out: &mut Text, name: &str, field: FieldName) {
        out.str(name);
        out.decimal(self.instruction.field(field));
    }

    pub(super) fn flag(&self, out: &mut Text, name: &str, field: FieldName) {
        if self.instruction.field(field) == 1 {
            out.str(name);
        }
    }

    fn clamp_and_omod(&self, out: &mut Text) {
        let flags = self.opcode.modifiers.flags;
        if flags.contains(Flags::CLAMP) {
            self.flag(out, " clamp", FieldName::Clamp);
        }
        if flags.contains(Flags::OMOD) {
            out.str(["", " mul:2", " mul:4", " div:2"][(self.instruction.field(FieldName::Omod) & 3) as usize]);
        }
    }

    /// Number of vector sources.
    fn sources(&self) -> u32 {
        let is_source = |field| matches!(field, FieldName::Src0 | FieldName::Src1 | FieldName::Src2);
        self.opcode.operands.iter().filter(|shape| is_source(shape.field)).count() as u32
    }

    fn op_sel(&self, out: &mut Text) {
        let modifiers = &self.opcode.modifiers;
        let bits = self.instruction.field(FieldName::OpSel);
        let mut mask = u32::from(modifiers.op_sel);
        if mask == 0 && !self.names_halves() {
            mask = self.half_bits();
        }
        if bits & mask == 0 {
            return;
        }
        // Lane permutations use two bits for something else and show only those.
        let accumulates = self.opcode.operands.iter().any(|shape| shape.access == Access::ReadWrite);
        let sources = if mask & 8 == 0 && mask == u32::from(modifiers.op_sel) {
            2
        } else {
            self.sources() + u32::from(accumulates)
        };
        out.put(b" op_sel:[");
        bit_list(out, bits, sources);
        if mask & 8 != 0 || mask != u32::from(modifiers.op_sel) {
            out.str(if bits & 8 != 0 { ",1" } else { ",0" });
        }
        out.put(b"]");
    }

    /// OPSEL bits that select the half of a 16-bit VGPR.
    fn half_bits(&self) -> u32 {
        self.opcode.operands.iter().fold(0, |mask, shape| {
            let half = matches!(shape.kind, OperandKind::Vgpr | OperandKind::VectorSource) && shape.data.bits() == 16;
            mask | match shape.field {
                FieldName::Src0 => u32::from(half),
                FieldName::Src1 => u32::from(half) << 1,
                FieldName::Src2 => u32::from(half) << 2,
                _ => u32::from(half) << 3,
            }
        })
    }

    fn byte_sel(&self, out: &mut Text) {
        let mask = u32::from(self.opcode.modifiers.byte_sel);
        let bits = self.instruction.field(FieldName::OpSel) & mask;
        // Of a source byte OPSEL[0] is the high bit of the number, of a destination byte OPSEL[3] (7.6.2).
        let byte = if mask == 0b11 { (bits & 1) << 1 | bits >> 1 } else { bits >> 2 };
        if byte != 0 {
            out.put(b" byte_sel:");
            out.decimal(byte);
        }
    }

    fn packed(&self, out: &mut Text) {
        let modifiers = &self.opcode.modifiers;
        let sources = self.sources();
        let op_sel = self.instruction.field(FieldName::OpSel);
        if op_sel & u32::from(modifiers.op_sel) != 0 {
            list(out, " op_sel:[", op_sel & u32::from(modifiers.op_sel), sources);
        }
        if modifiers.op_sel_hi != 0 {
            let mask = u32::from(modifiers.op_sel_hi);
            let default = if modifiers.flags.contains(Flags::NEG_HALVES) { mask } else { 0 };
            let op_sel_hi = self.instruction.op_sel_hi() & mask;
            if op_sel_hi != default {
                list(out, " op_sel_hi:[", op_sel_hi, sources);
            }
        }
        let index = op_sel & u32::from(modifiers.index_keys(self.syntax.wave64));
        if index != 0 {
            out.put(b" index_key:");
            out.decimal(index);
        }
        if modifiers.flags.contains(Flags::NEG_HALVES) {
            let neg_lo = self.instruction.field(FieldName::Neg) & u32::from(modifiers.neg);
            let neg_hi = self.instruction.field(FieldName::NegHi) & u32::from(modifiers.neg_hi);
            if neg_lo != 0 {
                list(out, " neg_lo:[", neg_lo, sources);
            }
            if neg_hi != 0 {
                list(out, " neg_hi:[", neg_hi, sources);
            }
        }
    }

    fn dpp(&self, out: &mut Text) {
        match self.instruction.dpp() {
            None => {}
            Some(Dpp::Dpp8(dpp)) => {
                out.put(b" dpp8:[");
                for (i, &lane) in dpp.lanes.iter().enumerate() {
                    if i > 0 {
                        out.put(b",");
                    }
                    out.decimal(u32::from(lane));
                }
                out.put(b"]");
                if dpp.fetch_inactive {
                    out.put(b" fi:1");
                }
            }
            Some(Dpp::Dpp16(dpp)) => dpp16(out, dpp),
        }
    }
}

fn dpp16(out: &mut Text, dpp: Dpp16) {
    let low = u32::from(dpp.control & 15);
    let numbered = match dpp.control {
        0x101..=0x10f => " row_shl:",
        0x111..=0x11f => " row_shr:",
        0x121..=0x12f => " row_ror:",
        0x150..=0x15f => " row_share:",
        0x160..=0x16f => " row_xmask:",
        _ => "",
    };
    match dpp.control {
        0..=0xff => {
            out.put(b" quad_perm:[");
            for lane in 0..4 {
                if lane > 0 {
                    out.put(b",");
                }
                out.decimal(u32::from(dpp.control >> (2 * lane) & 3));
            }
            out.put(b"]");
        }
        0x140 => out.put(b" row_mirror"),
        0x141 => out.put(b" row_half_mirror"),
        _ if numbered.is_empty() => out.put(b" /* Invalid dpp_ctrl value */"),
        _ => {
            out.str(numbered);
            out.decimal(low);
        }
    }
    out.put(b" row_mask:");
    out.hex(u32::from(dpp.row_mask));
    out.put(b" bank_mask:");
    out.hex(u32::from(dpp.bank_mask));
    if dpp.bound_control {
        out.put(b" bound_ctrl:1");
    }
    if dpp.fetch_inactive {
        out.put(b" fi:1");
    }
}

fn list(out: &mut Text, open: &str, bits: u32, count: u32) {
    out.str(open);
    bit_list(out, bits, count);
    out.put(b"]");
}

fn bit_list(out: &mut Text, bits: u32, count: u32) {
    for i in 0..count {
        out.str(match (i, bits >> i & 1) {
            (0, 0) => "0",
            (0, _) => "1",
            (_, 0) => ",0",
            (_, _) => ",1",
        });
    }
}
