//! The text of instructions of older relatives, in LLVM's syntax for their processors.

use super::names::{HARDWARE_REGISTERS, small_format_registers};
use super::{Relative, symbolic};
use crate::decode::Instruction;
use crate::disasm::INVERSE_TWO_PI_64;
use crate::disasm::immediate::hardware_register;
use crate::disasm::memory::swizzle;
use crate::disasm::text::Text;
use crate::format::{FieldName, Format};
use crate::opcode::Flags;
use crate::operand::{OperandKind, OperandShape, RelativeKind};
use crate::source::{InlineFloat, Source};

/// Appends the text of an instruction.
pub(super) fn write(out: &mut String, relative: Relative, instruction: &Instruction) {
    let mut line = Text::new();
    Writer { relative, instruction }.line(&mut line);
    out.push_str(line.as_str());
}

struct Writer<'a> {
    relative: Relative,
    instruction: &'a Instruction,
}

impl Writer<'_> {
    fn field(&self, field: FieldName) -> u32 {
        self.instruction.field(field)
    }

    fn flags(&self) -> Flags {
        self.instruction.opcode.modifiers.flags
    }

    fn line(&self, out: &mut Text) {
        let opcode = self.instruction.opcode;
        out.str(opcode.mnemonic);
        match opcode.format {
            _ if opcode.twin.is_none() || opcode.operands.is_empty() => {}
            Format::Vop1 | Format::Vop2 | Format::Vopc => out.put(b"_e32"),
            _ => out.put(b"_e64"),
        }
        let mut separated = false;
        for shape in opcode.operands {
            let before = out.len();
            out.str(if separated { ", " } else { " " });
            let start = out.len();
            self.operand(out, shape);
            if out.len() == start {
                out.truncate(before);
            } else {
                separated = shape.kind != OperandKind::ExportTarget;
            }
        }
        self.modifiers(out);
    }

    fn operand(&self, out: &mut Text, shape: &OperandShape) {
        use OperandKind::*;
        let code = self.instruction.operand_code(self.instruction.opcode, shape);
        let number = u32::from(code);
        let count = self.registers(shape);
        match shape.kind {
            Vgpr => out.registers(b"v", number & 0xff, count),
            VectorSource | ScalarSource | ScalarOnlySource | RegisterSource => {
                self.modified_source(out, shape, code, count)
            }
            Sgpr | SgprInVdst => self.register(out, code & 0x7f, count),
            SgprGroup if shape.field == FieldName::Sbase => self.register(out, code << 1, count),
            SgprGroup => self.register(out, code << 2, count),
            Vcc => out.put(b"vcc"),
            Literal => self.literal(out),
            Label | OptionalImmediate => out.decimal(number),
            Immediate | SignedImmediate if number <= 64 => out.decimal(number),
            HardwareRegister => hardware_register(out, code, &HARDWARE_REGISTERS),
            WaitCount => symbolic::wait_count(out, number),
            Attribute => {
                out.put(b"attr");
                out.decimal(number);
                out.put(&[b'.', b"xyzw"[(self.field(FieldName::AttrChan) & 3) as usize]]);
            }
            BufferAddress => self.buffer_address(out, number),
            Returned if self.field(FieldName::Glc) == 0 => {}
            Returned => out.registers(b"v", number, count),
            ImageData => out.registers(b"v", number, self.image_data_registers()),
            Message => symbolic::message(out, number),
            ExportTarget => symbolic::export_target(out, number),
            ExportSource => self.export_source(out, shape),
            Offset | Swizzle => {}
            Relative(kind) => self.relative_operand(out, kind, shape, code),
            _ => out.hex(number),
        }
    }

    /// Registers of an operand: lane masks have two, matrices of the small formats as many as their format needs.
    fn registers(&self, shape: &OperandShape) -> u8 {
        let opcode = self.instruction.opcode;
        let small = |format: FieldName| small_format_registers(self.field(format));
        match shape.field {
            FieldName::Src0 if opcode.mnemonic.ends_with("f8f6f4") => small(FieldName::Cbsz),
            FieldName::Src1 if opcode.mnemonic.ends_with("f8f6f4") => small(FieldName::Blgp),
            FieldName::Vdata => opcode.registers(shape, true) + self.field(FieldName::Tfe) as u8,
            _ => opcode.registers(shape, true),
        }
    }

    fn relative_operand(&self, out: &mut Text, kind: RelativeKind, shape: &OperandShape, code: u16) {
        let count = self.registers(shape);
        match kind {
            RelativeKind::ScalarOffset if self.field(FieldName::Imm) == 1 => out.hex(u32::from(code)),
            RelativeKind::ScalarOffset => self.source(out, code, 1, shape),
            RelativeKind::Parameter => match code {
                0 => out.put(b"p10"),
                1 => out.put(b"p20"),
                2 => out.put(b"p0"),
                _ => {
                    out.put(b"invalid_param_");
                    out.decimal(u32::from(code));
                }
            },
            // LLVM writes it among the modifiers.
            RelativeKind::TypedFormat => {}
            RelativeKind::Matrix | RelativeKind::MatrixSource => {
                let accumulation = match shape.field {
                    FieldName::Src0 => self.field(FieldName::Acc) & 1 == 1,
                    FieldName::Src1 => self.field(FieldName::Acc) & 2 == 2,
                    _ => self.field(FieldName::AccCd) == 1,
                };
                if shape.field != FieldName::Vdst && code < 256 {
                    self.source(out, code, count, shape);
                } else if accumulation {
                    out.registers(b"a", u32::from(code & 0xff), count);
                } else {
                    out.registers(b"v", u32::from(code & 0xff), count);
                }
            }
            RelativeKind::MatrixScale => self.source(out, code, 1, shape),
            RelativeKind::Accumulation => out.registers(b"a", u32::from(code & 0xff), 1),
        }
    }

    /// A literal as an operand of its own. LLVM writes that of S_SETREG_IMM32_B32 as a number, others in hexadecimal.
    fn literal(&self, out: &mut Text) {
        let value = self.instruction.literal().unwrap_or(0);
        match value.cast_signed() {
            small @ -16..=64 if self.instruction.opcode.format == Format::Sopk => out.signed(small),
            _ => out.hex(value),
        }
    }

    /// A source of an export; compressed ones name each register twice.
    fn export_source(&self, out: &mut Text, shape: &OperandShape) {
        let index = match shape.field {
            FieldName::Vsrc0 => 0,
            FieldName::Vsrc1 => 1,
            FieldName::Vsrc2 => 2,
            _ => 3,
        };
        if self.field(FieldName::En) >> index & 1 == 0 {
            return out.put(b"off");
        }
        let field = match (self.field(FieldName::Compr), index) {
            (1, 0 | 1) => FieldName::Vsrc0,
            (1, _) => FieldName::Vsrc1,
            _ => shape.field,
        };
        out.registers(b"v", self.field(field), 1);
    }

    fn buffer_address(&self, out: &mut Text, register: u32) {
        let wide = self.flags().contains(Flags::ADDR64) && self.field(FieldName::Addr64) == 1;
        match self.field(FieldName::Offen) + self.field(FieldName::Idxen) {
            _ if wide => out.registers(b"v", register, 2),
            0 => out.put(b"off"),
            count => out.registers(b"v", register, count as u8),
        }
    }

    fn image_data_registers(&self) -> u8 {
        let four = self.instruction.opcode.mnemonic.starts_with("image_gather4");
        let components = if four { 4 } else { self.field(FieldName::Dmask).count_ones().max(1) };
        components as u8 + self.field(FieldName::Tfe) as u8
    }

    fn modified_source(&self, out: &mut Text, shape: &OperandShape, code: u16, count: u8) {
        let bit = match shape.field {
            FieldName::Src0 => 0,
            FieldName::Src1 => 1,
            FieldName::Src2 => 2,
            _ => return self.source(out, code, count, shape),
        };
        let modifiers = &self.instruction.opcode.modifiers;
        let neg = self.field(FieldName::Neg) & u32::from(modifiers.neg) & 1 << bit != 0;
        let abs = self.field(FieldName::Abs) & u32::from(modifiers.abs) & 1 << bit != 0;
        let spelled_out = neg && !abs && (128..256).contains(&code);
        if spelled_out {
            out.put(b"neg(");
        } else if neg {
            out.put(b"-");
        }
        if abs {
            out.put(b"|");
        }
        match self.instruction.literal() {
            // A 16-bit operand takes the low half.
            Some(value) if code == 255 && shape.data.bits() == 16 => out.hex(value & 0xffff),
            _ => self.source(out, code, count, shape),
        }
        if abs {
            out.put(b"|");
        }
        if spelled_out {
            out.put(b")");
        }
    }

    fn source(&self, out: &mut Text, code: u16, count: u8, shape: &OperandShape) {
        match (code, Source::from_code(code)) {
            (0..=127, _) => self.register(out, code, count),
            (254, _) => out.put(b"src_lds_direct"),
            (255, _) => out.hex(self.instruction.literal().unwrap_or(0)),
            (_, Some(Source::InlineFloat(InlineFloat::InverseTwoPi))) if shape.data.element.bits() == 64 => {
                out.str(INVERSE_TWO_PI_64);
            }
            (_, Some(source)) => out.source(source, count),
            (_, None) => out.decimal(u32::from(code)),
        }
    }

    /// A scalar register of the relative: SGPRs end earlier, and trap registers, FLAT_SCRATCH and XNACK_MASK have codes.
    fn register(&self, out: &mut Text, code: u16, count: u8) {
        let volcanic = matches!(self.relative, Relative::Tonga | Relative::Gfx900 | Relative::Gfx950);
        let no_trap_base = matches!(self.relative, Relative::Gfx900 | Relative::Gfx950);
        let name = match code {
            102 | 103 if volcanic => "flat_scratch",
            104 | 105 if volcanic => "xnack_mask",
            104 | 105 if self.relative == Relative::Bonaire => "flat_scratch",
            106 | 107 => "vcc",
            108..=123 if no_trap_base => return out.registers(b"ttmp", u32::from(code) - 108, count),
            108 | 109 => "tba",
            110 | 111 => "tma",
            112..=123 => return out.registers(b"ttmp", u32::from(code) - 112, count),
            124 => return out.put(b"m0"),
            126 | 127 => "exec",
            _ => return out.registers(b"s", u32::from(code), count),
        };
        out.str(name);
        if count == 1 {
            out.str(if code & 1 == 0 { "_lo" } else { "_hi" });
        }
    }

    fn flag(&self, out: &mut Text, flag: Flags, field: FieldName, name: &str) {
        if self.flags().contains(flag) && self.field(field) == 1 {
            out.str(name);
        }
    }

    fn number(&self, out: &mut Text, name: &str, field: FieldName) {
        if self.field(field) != 0 {
            out.str(name);
            out.decimal(self.field(field));
        }
    }

    fn modifiers(&self, out: &mut Text) {
        let opcode = self.instruction.opcode;
        match opcode.format {
            Format::Vop3Si | Format::Vop3bSi | Format::Vop3Vi => {
                self.flag(out, Flags::CLAMP, FieldName::Clamp, " clamp");
                if self.flags().contains(Flags::OMOD) {
                    out.str(["", " mul:2", " mul:4", " div:2"][(self.field(FieldName::Omod) & 3) as usize]);
                }
            }
            Format::DsSi => {
                for shape in opcode.operands {
                    match shape.field {
                        FieldName::Offset if shape.kind == OperandKind::Swizzle => self.swizzle(out),
                        FieldName::Offset0 => self.number(out, " offset0:", FieldName::Offset0),
                        FieldName::Offset1 => self.number(out, " offset1:", FieldName::Offset1),
                        FieldName::Offset => self.number(out, " offset:", FieldName::Offset),
                        _ => {}
                    }
                }
            }
            Format::Mimg if self.field(FieldName::Dmask) != 0 => {
                out.put(b" dmask:");
                out.hex(self.field(FieldName::Dmask));
            }
            Format::Mtbuf => symbolic::typed_format(out, self.field(FieldName::Dfmt), self.field(FieldName::Nfmt)),
            Format::Exp => {
                self.flag(out, Flags::DONE, FieldName::Done, " done");
                self.flag(out, Flags::COMPR, FieldName::Compr, " compr");
                self.flag(out, Flags::VM, FieldName::Vm, " vm");
            }
            Format::Mai | Format::MaiScale | Format::MaiMove => return self.matrix_modifiers(out),
            _ => {}
        }
        self.flag(out, Flags::UNRM, FieldName::Unrm, " unorm");
        self.flag(out, Flags::IDXEN, FieldName::Idxen, " idxen");
        self.flag(out, Flags::OFFEN, FieldName::Offen, " offen");
        self.flag(out, Flags::ADDR64, FieldName::Addr64, " addr64");
        if matches!(opcode.format, Format::Mubuf | Format::Mtbuf) && !opcode.operands.is_empty() {
            self.number(out, " offset:", FieldName::Ioffset);
        }
        self.flag(out, Flags::GLC, FieldName::Glc, " glc");
        self.flag(out, Flags::SLC, FieldName::Slc, " slc");
        self.flag(out, Flags::R128, FieldName::R128, " r128");
        self.flag(out, Flags::TFE, FieldName::Tfe, " tfe");
        self.flag(out, Flags::LWE, FieldName::Lwe, " lwe");
        self.flag(out, Flags::DA, FieldName::Da, " da");
        self.flag(out, Flags::LDS, FieldName::Lds, " lds");
        self.flag(out, Flags::GDS, FieldName::Gds, " gds");
    }

    fn swizzle(&self, out: &mut Text) {
        let pattern = self.field(FieldName::Offset);
        if pattern != 0 {
            out.put(b" offset:");
            swizzle(out, pattern);
        }
    }

    fn matrix_modifiers(&self, out: &mut Text) {
        let list = |out: &mut Text, name: &str, bits: u32, count: u32| {
            out.str(name);
            for n in 0..count {
                out.str(if n > 0 { "," } else { "" });
                out.decimal(bits >> n & 1);
            }
            out.put(b"]");
        };
        let (op_sel, op_sel_hi) = (self.field(FieldName::OpSel), self.field(FieldName::OpSelHi));
        let modifiers = &self.instruction.opcode.modifiers;
        // Of the scales as an instruction of their own LLVM takes both halves for the default, beside matrices none.
        let scales = match self.instruction.opcode.format {
            Format::MaiScale => Some((3, op_sel_hi | 4)),
            Format::MaiMove if modifiers.op_sel_hi != 0 => Some((2, op_sel_hi)),
            _ => None,
        };
        if let Some((count, changed)) = scales {
            if op_sel & 3 != 0 {
                list(out, " op_sel:[", op_sel & 3, count);
            }
            if changed != 3 {
                list(out, " op_sel_hi:[", op_sel_hi, count);
            }
        }
        if self.flags().contains(Flags::CBSZ) {
            self.number(out, " cbsz:", FieldName::Cbsz);
        }
        if self.flags().contains(Flags::ABID) {
            self.number(out, " abid:", FieldName::Abid);
        }
        if self.flags().contains(Flags::BLGP) {
            self.number(out, " blgp:", FieldName::Blgp);
        } else if self.instruction.opcode.modifiers.neg != 0 && self.field(FieldName::Neg) != 0 {
            list(out, " neg:[", self.field(FieldName::Neg), 3);
        }
    }
}
