//! What the source and register codes of CDNA4 name (6.2.2, table of operands).

use crate::fault::Fault;
use crate::gcn_family::source;
pub use crate::gcn_family::source::{Operand, Source, destination};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Opcode, Properties};
use tombolo_isa::operand::{DataType, Element, OperandShape};
use tombolo_isa::source::InlineFloat;

/// Whether the elements of a pair are as wide as a register, so that a constant is the first of them (6.7).
const fn is_pair_of_dwords(data: DataType) -> bool {
    data.count > 1 && data.element.bits() == 32
}

/// What a code (0..=255) names as data of a type.
pub fn of_code(code: u16, data: DataType, literal: Option<u32>) -> Option<Source> {
    let wide = data.bits() > 32;
    let aperture = |private, limit| Some(Source::Aperture { private, limit, wide });
    match code {
        235 => aperture(false, false),
        236 => aperture(false, true),
        237 => aperture(true, false),
        238 => aperture(true, true),
        _ => {
            let wide = wide && !is_pair_of_dwords(data);
            source::of_code(code, data, literal, wide, |value| Some(constant(value, data, wide)))
        }
    }
}

fn constant(value: InlineFloat, data: DataType, wide: bool) -> u64 {
    match data.element {
        Element::Bf16 => value.bf16_bits().into(),
        _ if wide => value.f64_bits(),
        // Of packed integers constants are binary32 numbers, as compilers use them.
        Element::I16 | Element::U16 | Element::B16 if data.count > 1 => value.f32_bits().into(),
        element if element.bits() == 16 => value.f16_bits().into(),
        _ => value.f32_bits().into(),
    }
}

/// The source that an operand of the scalar units is.
pub fn scalar(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Result<Source, Fault> {
    source::scalar(instruction, row, shape, |code| named(instruction, row, shape, code))
}

/// The source that an operand of the vector ALU is.
pub fn vector(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Result<Operand, Fault> {
    source::vector(instruction, row, shape, |code| named(instruction, row, shape, code))
}

/// The type that a constant has for an operand: a source of mixed precision is binary16 where OPSEL_HI says so.
fn constant_type(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> DataType {
    let number = match shape.field {
        FieldName::Src0 => 0,
        FieldName::Src1 => 1,
        _ => 2,
    };
    let half = row.properties.contains(Properties::MIXED) && instruction.op_sel_hi() >> number & 1 != 0;
    if half { DataType { element: Element::F16, count: 1 } } else { shape.data }
}

/// What a code below 256 names for an operand.
pub fn named(instruction: &Instruction, row: &Opcode, shape: &OperandShape, code: u16) -> Result<Source, Fault> {
    let data = constant_type(instruction, row, shape);
    of_code(code, data, instruction.literal()).ok_or_else(|| source::reserved(row, code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::{Wave, WaveSize};
    use pretty_assertions::assert_eq;

    fn named_by(code: u16, element: Element, count: u8) -> Option<Source> {
        of_code(code, DataType { element, count }, Some(0x8000_0001))
    }

    #[test]
    fn constants_follow_the_width_of_the_operand() {
        assert_eq!(named_by(193, Element::B64, 1), Some(Source::Constant(u64::MAX)));
        assert_eq!(named_by(242, Element::F64, 1), Some(Source::Constant(0x3ff0_0000_0000_0000)));
        assert_eq!(named_by(242, Element::F16, 2), Some(Source::Constant(0x3c00)));
        assert_eq!(named_by(245, Element::U16, 2), Some(Source::Constant(0xc000_0000)));
        assert_eq!(named_by(242, Element::Bf16, 2), Some(Source::Constant(0x3f80)));
        assert_eq!(named_by(242, Element::F32, 2), Some(Source::Constant(0x3f80_0000)));
        assert_eq!(named_by(125, Element::B32, 1), None);
    }

    #[test]
    fn apertures_are_addresses_or_their_upper_words() {
        let wave = Wave::new(WaveSize::W64, 1);
        let read = |code, element| named_by(code, element, 1).map(|source| source.read(&wave));
        assert_eq!(read(235, Element::B32), Some(0x0001_0000));
        assert_eq!(read(238, Element::B64), Some(0x0002_0000_ffff_ffff));
    }
}
