//! A random legal form of an opcode: operands from the pools of registers that programs use, every modifier that the opcode
//! admits.

use super::multiply::range;
use super::{below, once_in, pick, word};
use std::ops::Range;
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::canonical::canonical;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};
use tombolo_sim::random::SplitMix64;

/// SGPRs that hold data.
pub const SGPRS: Range<u32> = 16..48;
/// VGPRs that hold data.
pub const VGPRS: Range<u32> = 4..24;

/// So many VGPRs of data in a row.
pub(super) fn data_vgprs(count: u32, random: &mut SplitMix64) -> String {
    let first = VGPRS.start + below(random, VGPRS.end - VGPRS.start - count + 1);
    range('v', first as usize, count as usize)
}

/// Codes of sources and of scalar registers.
const VCC: u32 = 106;
const NULL: u32 = 124;
const M0: u32 = 125;
const EXEC: u32 = 126;
const FIRST_VGPR: u32 = 256;
const LITERAL: u32 = 255;
const DPP8: u32 = 233;
const DPP16: u32 = 250;

/// An instruction being made.
struct Form {
    format: Format,
    bits: u128,
    dwords: u32,
    /// The dword after the instruction: a literal, or DPP control.
    extra: Option<u32>,
    dpp: bool,
    /// Lane masks are pairs of registers.
    wave64: bool,
}

/// A random form of the opcode for waves of 32 or 64 lanes; `None` where its operands are not random data (addresses, program counters, messages).
pub fn random_form(row: &'static Opcode, wave64: bool, random: &mut SplitMix64) -> Option<Vec<u32>> {
    let words = canonical(row);
    let dwords = u32::from(row.format.layout().dwords);
    let bits = words.iter().take(dwords as usize).rev().fold(0u128, |bits, word| bits << 32 | u128::from(*word));
    let extra = words.get(dwords as usize).map(|_| word(random));
    let mut form = Form { format: row.format, bits, dwords, extra, dpp: false, wave64 };
    form.dpp = row.modifiers.flags.contains(Flags::DPP) && form.extra.is_none() && once_in(random, 8);
    for shape in row.operands {
        form.operand(shape, random)?;
    }
    form.modifiers(row, random);
    let mut words: Vec<u32> = (0..form.dwords).map(|at| (form.bits >> (32 * at)) as u32).collect();
    words.extend(form.extra);
    let decoded = decode(&words).ok()?;
    (decoded.opcode.mnemonic == row.mnemonic && usize::from(decoded.dwords) == words.len()).then_some(words)
}

impl Form {
    fn set(&mut self, name: FieldName, value: u32) {
        if let Some(field) = self.format.field(name) {
            let mask = ((1u128 << field.width()) - 1) << field.lsb;
            self.bits = self.bits & !mask | u128::from(value) << field.lsb & mask;
        }
    }

    fn width(&self, name: FieldName) -> u8 {
        self.format.field(name).map_or(0, |field| field.width())
    }

    /// Fields of VOP1, VOP2 and VOPC name a half of a VGPR where the operand has 16 bits.
    fn names_halves(&self, shape: &OperandShape) -> bool {
        matches!(self.format, Format::Vop1 | Format::Vop2 | Format::Vopc) && shape.data.bits() == 16
    }

    fn vgpr(&self, shape: &OperandShape, random: &mut SplitMix64) -> u32 {
        let count = u32::from(shape.data.registers()).max(1);
        let register = VGPRS.start + below(random, VGPRS.end - VGPRS.start - count + 1);
        if self.names_halves(shape) && once_in(random, 2) { register | 0x80 } else { register }
    }

    fn operand(&mut self, shape: &OperandShape, random: &mut SplitMix64) -> Option<()> {
        let nine_bits = self.width(shape.field) == 9;
        let value = match shape.kind {
            OperandKind::Vgpr => self.vgpr(shape, random) | if nine_bits { FIRST_VGPR } else { 0 },
            OperandKind::VectorSource => {
                let is_dpp = self.dpp && shape.field == FieldName::Src0;
                match (is_dpp, below(random, 8)) {
                    (true, _) => self.dpp_source(shape, random),
                    (false, 0..=4) => self.vgpr(shape, random) | FIRST_VGPR,
                    (false, _) => self.scalar_source(shape, random),
                }
            }
            OperandKind::ScalarSource | OperandKind::ScalarOnlySource => self.scalar_source(shape, random),
            OperandKind::RegisterSource => self.scalar_register(shape, false, random),
            OperandKind::Sgpr | OperandKind::SgprInVdst => self.scalar_register(shape, true, random),
            OperandKind::Immediate | OperandKind::HexImmediate | OperandKind::SignedImmediate => {
                random.next_u32() & 0xffff
            }
            OperandKind::Vcc | OperandKind::Literal => return Some(()),
            _ => return None,
        };
        self.set(shape.field, value);
        Some(())
    }

    fn scalar_source(&mut self, shape: &OperandShape, random: &mut SplitMix64) -> u32 {
        let literal = self.extra.is_none() && !self.dpp && shape.kind != OperandKind::ScalarOnlySource;
        match below(random, 8) {
            // Integers from -16 to 64, floats from 0.5 to 1/(2 pi).
            0..=1 => 128 + below(random, 81),
            // Float constants mean nothing to integers of 8 and 4 bits (7.7.2).
            2 if shape.data.element.bits() >= 16 => 240 + below(random, 9),
            3 if literal => {
                self.extra = Some(word(random));
                LITERAL
            }
            _ => self.scalar_register(shape, false, random),
        }
    }

    /// Source 0 goes through DPP: the VGPR and the control are in the dword behind.
    fn dpp_source(&mut self, shape: &OperandShape, random: &mut SplitMix64) -> u32 {
        let vgpr = self.vgpr(shape, random);
        if once_in(random, 3) {
            self.extra = Some(vgpr | random.next_u32() << 8);
            return DPP8;
        }
        // QUAD_PERM, row shifts and rotations, mirrors, ROW_SHARE, ROW_XMASK (7.9).
        let control = match below(random, 6) {
            0 => below(random, 256),
            1 => 0x101 + below(random, 15),
            2 => 0x111 + below(random, 15),
            3 => 0x121 + below(random, 15),
            4 => 0x140 + below(random, 2),
            _ => 0x150 + below(random, 32),
        };
        let masks = if once_in(random, 2) { 0xff } else { below(random, 256) };
        let flags = below(random, 4);
        self.extra = Some(vgpr | control << 8 | flags << 18 | masks << 24);
        DPP16
    }

    fn modifiers(&mut self, row: &Opcode, random: &mut SplitMix64) {
        let modifiers = &row.modifiers;
        let mut some = |mask: u8| if once_in(random, 2) { u32::from(mask) & below(random, 256) } else { 0 };
        let (neg, abs, neg_hi) = (some(modifiers.neg), some(modifiers.abs), some(modifiers.neg_hi));
        let mut halves = modifiers.op_sel;
        if self.format == Format::Vop3 {
            for shape in row.operands.iter().filter(|shape| shape.data.bits() == 16) {
                halves |= match shape.field {
                    FieldName::Src0 => 1,
                    FieldName::Src1 => 2,
                    FieldName::Src2 => 4,
                    FieldName::Vdst if shape.kind == OperandKind::Vgpr => 8,
                    _ => 0,
                };
            }
        }
        // The halves of the packed bytes of a dot product mean nothing; they stay as the canonical form has them.
        let is_dot = row.mnemonic.starts_with("v_dot4") || row.mnemonic.starts_with("v_dot8");
        let op_sel = if is_dot { 0 } else { some(halves | modifiers.byte_sel | modifiers.index_keys(self.wave64)) };
        let packed_high = if is_dot { 7 } else { some(modifiers.op_sel_hi) };
        if matches!(self.format, Format::Vop3 | Format::Vop3sd | Format::Vop3p | Format::Vinterp) {
            self.set(FieldName::Neg, neg);
            if self.format == Format::Vop3 {
                self.set(FieldName::Abs, abs);
            }
            if self.format != Format::Vop3sd {
                self.set(FieldName::OpSel, op_sel);
            }
            if self.format == Format::Vop3p {
                // Of mixed-precision sources NEG_HI is ABS.
                self.set(FieldName::NegHi, neg_hi | abs);
                self.set(FieldName::OpSelHi, packed_high & 3);
                self.set(FieldName::OpSelHi2, packed_high >> 2 & 1);
            }
        }
        if modifiers.flags.contains(Flags::CLAMP) && once_in(random, 4) {
            self.set(FieldName::Clamp, 1);
        }
        if modifiers.flags.contains(Flags::OMOD) && once_in(random, 4) {
            self.set(FieldName::Omod, below(random, 4));
        }
    }

    /// A scalar register; pairs are aligned.
    fn scalar_register(&self, shape: &OperandShape, written: bool, random: &mut SplitMix64) -> u32 {
        let is_mask = self.wave64 && shape.data.element == Element::Mask;
        let count = if is_mask { 2 } else { u32::from(shape.data.registers()).max(1).next_power_of_two() };
        match below(random, 24) {
            0 => VCC,
            1 => NULL,
            2 if count == 1 => M0,
            3 if !written => EXEC,
            4 if count == 1 => VCC + 1,
            _ => {
                let all: Vec<u32> = SGPRS.step_by(count as usize).collect();
                pick(random, &all)
            }
        }
    }
}
