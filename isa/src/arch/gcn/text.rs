//! The text of GCN's instructions, in LLVM's syntax for its processors, and of what CDNA4 shares with them.

use super::names::{HARDWARE_REGISTERS, MESSAGES, NUMBER_FORMATS};
use super::{Generation, symbolic};
use crate::decode::Instruction;
use crate::disasm::INVERSE_TWO_PI_64;
use crate::disasm::coded::{hardware_register, swizzle};
use crate::disasm::line::Text;
use crate::format::{FieldName, Format};
use crate::opcode::Flags;
use crate::operand::{OperandKind, OperandShape};
use crate::source::{InlineFloat, Source};

/// Appends the text of an instruction.
pub(super) fn write(out: &mut String, generation: Generation, instruction: &Instruction) {
    let mut line = Text::new();
    let writer = Writer { generation, instruction };
    writer.mnemonic(&mut line);
    writer.operands(&mut line, |out, shape| writer.operand(out, shape));
    writer.modifiers(&mut line);
    out.push_str(line.as_str());
}

/// An instruction while it is written.
pub(crate) struct Writer<'a> {
    /// Whose scalar registers the codes name.
    pub generation: Generation,
    /// The instruction.
    pub instruction: &'a Instruction,
}

impl Writer<'_> {
    /// A field of the instruction.
    pub fn field(&self, field: FieldName) -> u32 {
        self.instruction.field(field)
    }

    /// The modifiers that its opcode admits.
    pub fn flags(&self) -> Flags {
        self.instruction.opcode.modifiers.flags
    }

    /// The mnemonic with the suffix of its encoding.
    pub fn mnemonic(&self, out: &mut Text) {
        let opcode = self.instruction.opcode;
        out.str(opcode.mnemonic);
        match opcode.format {
            _ if opcode.twin.is_none() || opcode.operands.is_empty() => {}
            Format::Vop1 | Format::Vop2 | Format::Vopc => out.put(b"_e32"),
            _ => out.put(b"_e64"),
        }
    }

    /// The operands, each as `write` does it; none where it writes nothing.
    pub fn operands(&self, out: &mut Text, write: impl Fn(&mut Text, &OperandShape)) {
        let mut separated = false;
        for shape in self.instruction.opcode.operands {
            let before = out.len();
            out.str(if separated { ", " } else { " " });
            let start = out.len();
            write(out, shape);
            if out.len() == start {
                out.truncate(before);
            } else {
                separated = shape.kind != OperandKind::ExportTarget;
            }
        }
    }

    /// One operand; nothing if the text leaves it out.
    pub fn operand(&self, out: &mut Text, shape: &OperandShape) {
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
            OptionalImmediate if number == 0 => {}
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
            Message => symbolic::message(out, number, &MESSAGES),
            ExportTarget => symbolic::export_target(out, number),
            ExportSource => self.export_source(out, shape),
            ScalarOffset if self.field(FieldName::Imm) == 1 => out.hex(number),
            ScalarOffset => self.source(out, code, 1, shape),
            Parameter => symbolic::parameter(out, number),
            // LLVM writes the format among the modifiers.
            Offset | Swizzle | TypedFormat => {}
            _ => out.hex(number),
        }
    }

    /// Registers of an operand: lane masks have two, buffer data one more with TFE.
    fn registers(&self, shape: &OperandShape) -> u8 {
        let count = self.instruction.opcode.registers(shape, true);
        if shape.field == FieldName::Vdata { count + self.field(FieldName::Tfe) as u8 } else { count }
    }

    /// A literal as an operand of its own. LLVM writes that of S_SETREG_IMM32_B32 as a number, others in hexadecimal.
    pub fn literal(&self, out: &mut Text) {
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

    /// A source of `count` registers, without modifiers.
    pub fn source(&self, out: &mut Text, code: u16, count: u8, shape: &OperandShape) {
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

    /// A scalar register of the generation: SGPRs end earlier than RDNA4's, and trap registers, FLAT_SCRATCH and XNACK_MASK
    /// have codes.
    pub fn register(&self, out: &mut Text, code: u16, count: u8) {
        let volcanic = matches!(self.generation, Generation::VolcanicIslands | Generation::Vega);
        let no_trap_base = self.generation == Generation::Vega;
        let name = match code {
            102 | 103 if volcanic => "flat_scratch",
            104 | 105 if volcanic => "xnack_mask",
            104 | 105 if self.generation == Generation::SeaIslands => "flat_scratch",
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

    pub fn flag(&self, out: &mut Text, flag: Flags, field: FieldName, name: &str) {
        if self.flags().contains(flag) && self.field(field) == 1 {
            out.str(name);
        }
    }

    /// `name` and the value of a field, unless it is zero.
    pub fn number(&self, out: &mut Text, name: &str, field: FieldName) {
        if self.field(field) != 0 {
            out.str(name);
            out.decimal(self.field(field));
        }
    }

    /// Everything after the operands.
    pub fn modifiers(&self, out: &mut Text) {
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
            Format::Mtbuf => {
                symbolic::typed_format(out, self.field(FieldName::Dfmt), self.field(FieldName::Nfmt), &NUMBER_FORMATS);
            }
            Format::Exp => {
                self.flag(out, Flags::DONE, FieldName::Done, " done");
                self.flag(out, Flags::COMPR, FieldName::Compr, " compr");
                self.flag(out, Flags::VM, FieldName::Vm, " vm");
            }
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

    pub fn swizzle(&self, out: &mut Text) {
        let pattern = self.field(FieldName::Offset);
        if pattern != 0 {
            out.put(b" offset:");
            swizzle(out, pattern);
        }
    }
}
