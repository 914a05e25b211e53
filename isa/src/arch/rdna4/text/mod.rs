//! The text of RDNA4's instructions in LLVM's syntax for gfx1201. Nothing is allocated per instruction; the caller's string
//! is appended to.
//!
//! The text is that of LLVM 19's `llvm-mc -mcpu=gfx1201` except where LLVM loses information that the bits hold: the high
//! half of 16-bit VGPRs where LLVM names none (`v1.h`, `op_sel`).

mod immediate;
mod memory;
mod vector;

use crate::decode::Instruction;
use crate::disasm::line::Text;
use crate::disasm::{INVERSE_TWO_PI_64, Syntax};
use crate::format::{FieldName, Format};
use crate::opcode::{Class, Flags, Opcode};
use crate::operand::{Element, OperandKind, OperandShape};
use crate::source::{InlineFloat, Source};

/// Appends the text of an instruction, without indentation or line end.
pub fn write_instruction(out: &mut String, instruction: &Instruction, syntax: Syntax) {
    let mut line = Text::new();
    let writer = Writer::new(instruction, instruction.opcode, syntax);
    if let Some(second) = instruction.second {
        writer.dual_half(&mut line);
        line.put(b" :: ");
        Writer::new(instruction, second, syntax).dual_half(&mut line);
    } else {
        writer.mnemonic(&mut line);
        writer.operands(&mut line);
        writer.modifiers(&mut line);
    }
    out.push_str(line.as_str());
}

fn find_float(equal: impl Fn(InlineFloat) -> bool) -> Option<InlineFloat> {
    InlineFloat::ALL.into_iter().find(|&float| equal(float))
}

/// One operation of an instruction while it is written.
#[derive(Clone, Copy)]
struct Writer<'a> {
    instruction: &'a Instruction,
    opcode: &'static Opcode,
    syntax: Syntax,
    /// Sources that are negated, one bit each.
    negated: u8,
    /// Sources whose absolute value is taken, one bit each.
    absolute: u8,
}

impl<'a> Writer<'a> {
    fn new(instruction: &'a Instruction, opcode: &'static Opcode, syntax: Syntax) -> Self {
        let (negated, absolute) = vector::source_modifiers(instruction, opcode);
        Writer { instruction, opcode, syntax, negated, absolute }
    }

    fn dual_half(&self, out: &mut Text) {
        out.str(self.opcode.mnemonic);
        self.operands(out);
    }

    fn operands(&self, out: &mut Text) {
        let mut comma = false;
        for shape in self.opcode.operands {
            let before = out.len();
            if comma {
                out.put(b", ");
            } else {
                out.put(b" ");
            }
            let start = out.len();
            if shape.field >= FieldName::Vaddr0 && shape.field <= FieldName::Vaddr4 && shape.kind == OperandKind::Vgpr {
                self.ray_operand(out, shape);
            } else {
                self.operand(out, shape);
            }
            if out.len() == start {
                out.truncate(before);
            } else {
                comma = shape.kind != OperandKind::ExportTarget;
            }
        }
    }

    /// One operand; nothing if the text leaves it out.
    fn operand(&self, out: &mut Text, shape: &OperandShape) {
        use OperandKind::*;
        match shape.kind {
            Vgpr | VectorSource | ScalarSource | ScalarOnlySource | RegisterSource | Barrier => self.source(out, shape),
            Sgpr | SgprGroup => self.scalar_register(out, shape),
            SgprInVdst => out.source(self.scalar_code(shape), self.registers(shape)),
            Vcc => out.str(if self.syntax.wave64 { "vcc" } else { "vcc_lo" }),
            Literal if self.opcode.format == Format::Sopk => self.literal(out, shape),
            Literal => out.hex(self.instruction.literal().unwrap_or(0)),
            Immediate | HexImmediate | OptionalImmediate | SignedImmediate | Version | Label | HardwareRegister
            | Message | MessageReturn | DelayAlu | WaitAlu | WaitCount | Attribute | ExportTarget => {
                self.immediate(out, shape)
            }
            Offset | Swizzle => self.offset_operand(out, shape),
            BufferAddress | FlatAddress | ScratchAddress | Returned | ImageData | ImageAddress | ExportSource => {
                self.address(out, shape);
            }
            // No row of RDNA4 has one.
            ScalarOffset | Parameter | TypedFormat | Matrix | MatrixSource | MatrixScale | Accumulation | GprIndex => {}
        }
    }

    /// Number of 32-bit registers of an operand in this wave size; buffer data have one more with TFE.
    fn registers(&self, shape: &OperandShape) -> u8 {
        let count = self.opcode.registers(shape, self.syntax.wave64);
        let buffer_data = shape.field == FieldName::Vdata && self.opcode.modifiers.flags.contains(Flags::TFE);
        if buffer_data { count + self.instruction.field(FieldName::Tfe) as u8 } else { count }
    }

    fn code(&self, shape: &OperandShape) -> u16 {
        self.instruction.operand_code(self.opcode, shape)
    }

    /// A 7-bit scalar register in a wider field.
    fn scalar_code(&self, shape: &OperandShape) -> Source {
        Source::from_code(self.code(shape) & 0x7f).unwrap_or(Source::Null)
    }

    fn scalar_register(&self, out: &mut Text, shape: &OperandShape) {
        let count = self.registers(shape);
        match shape.field {
            FieldName::Sbase => out.source(Source::from_code(self.code(shape) << 1).unwrap_or(Source::Null), count),
            FieldName::Saddr => self.flat_base(out, shape),
            _ if self.opcode.format == Format::Smem && shape.field == FieldName::Soffset => {
                self.smem_offset(out, shape)
            }
            _ if self.opcode.class == Class::Vmem && shape.field == FieldName::Soffset => {
                out.source(self.scalar_code(shape), 1);
            }
            _ => out.source(self.scalar_code(shape), count),
        }
    }

    /// A source with its modifiers.
    fn source(&self, out: &mut Text, shape: &OperandShape) {
        let Some(source) = self.instruction.source(self.opcode, shape) else { return };
        if self.negated | self.absolute == 0 {
            return self.bare_source(out, shape, source);
        }
        let bit = match shape.field {
            FieldName::Src0 => 1,
            FieldName::Src1 | FieldName::Vsrc1 => 2,
            FieldName::Src2 => 4,
            _ => 0,
        };
        let (neg, abs) = (self.negated & bit != 0, self.absolute & bit != 0);
        let constant = source.is_inline_constant() || source == Source::Literal;
        let spelled_out = neg && !abs && constant;
        if spelled_out {
            out.put(b"neg(");
        } else if neg {
            out.put(b"-");
        }
        if abs {
            out.put(b"|");
        }
        self.bare_source(out, shape, source);
        if abs {
            out.put(b"|");
        }
        if spelled_out {
            out.put(b")");
        }
    }

    fn bare_source(&self, out: &mut Text, shape: &OperandShape, source: Source) {
        if let Some((register, high)) = self.instruction.vgpr_half(self.opcode, shape) {
            let narrow = matches!(self.opcode.format, Format::Vop1 | Format::Vop2 | Format::Vopc);
            if narrow || self.names_halves() {
                out.registers(b"v", u32::from(register), 1);
                if high {
                    out.put(b".h");
                } else if self.names_halves() {
                    out.put(b".l");
                }
                return;
            }
        }
        match source {
            Source::Literal => self.literal(out, shape),
            Source::InlineFloat(float) if self.is_typed_16(shape) && self.is_integer(shape) => {
                out.hex(u32::from(float.f16_bits()));
            }
            Source::InlineFloat(InlineFloat::InverseTwoPi) if shape.data.bits() == 64 => out.str(INVERSE_TWO_PI_64),
            _ => out.source(source, self.registers(shape)),
        }
    }

    /// A literal as the value that it is for its operand; like LLVM as an inline constant if it could have been one.
    fn literal(&self, out: &mut Text, shape: &OperandShape) {
        let value = self.instruction.literal().unwrap_or(0);
        let float = shape.data.element.is_float();
        let bits = shape.data.element.bits();
        // The bits that an inline constant of this operand would have.
        let (integer, constant, shown) = match (bits, float) {
            // The literal is the high half of a double.
            (64, true) => {
                (if value == 0 { Some(0) } else { None }, find_float(|f| f.f64_bits() == u64::from(value) << 32), value)
            }
            (64, false) => (i32::try_from(value).ok(), None, value),
            (16, _) if self.is_typed_16(shape) && !self.is_integer(shape) => {
                let low = value as u16;
                (Some(i32::from(low as i16)), find_float(|f| f.f16_bits() == low), u32::from(low))
            }
            (16, true) if shape.data.count > 1 => {
                (Some(value as i32), find_float(|f| u32::from(f.f16_bits()) == value), value)
            }
            _ => {
                let shown = if self.is_typed_16(shape) { value & 0xffff } else { value };
                (Some(value as i32), find_float(|f| f.f32_bits() == value), shown)
            }
        };
        match (integer, constant) {
            (Some(integer @ -16..=64), _) => out.signed(integer),
            (_, Some(InlineFloat::InverseTwoPi)) if bits == 64 => out.str(INVERSE_TWO_PI_64),
            (_, Some(constant)) => out.str(constant.text()),
            _ => out.hex(shown),
        }
    }

    /// Whether LLVM takes an operand for a 16-bit value, whose constants then have 16 bits. It does not for packed values,
    /// bfloat16, one-source scalar operations and the class mask of V_CMP_CLASS_F16.
    fn is_typed_16(&self, shape: &OperandShape) -> bool {
        shape.data.bits() == 16
            && shape.data.count == 1
            && shape.data.element != Element::Bf16
            && self.opcode.format != Format::Sop1
            && !(shape.data.element == Element::U16 && self.opcode.mnemonic.ends_with("_class_f16"))
    }

    /// Whether LLVM takes a 16-bit operand for an integer, whose constants are then written as numbers. It takes the
    /// exponent of V_LDEXP_F16 for a float and the sources of scalar compares for integers.
    fn is_integer(&self, shape: &OperandShape) -> bool {
        match self.opcode.mnemonic {
            "v_ldexp_f16" => false,
            _ => !shape.data.element.is_float() || self.opcode.format == Format::Sopc,
        }
    }

    /// The two operations whose 16-bit registers LLVM 19 always writes as `v1.l` or `v1.h`.
    fn names_halves(&self) -> bool {
        matches!(self.opcode.mnemonic, "v_mov_b16" | "v_swap_b16")
    }
}
