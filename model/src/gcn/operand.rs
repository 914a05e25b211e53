//! What the source and register codes of GCN name (the fields SSRC0, SRC0 and SDST of chapter 4).

use crate::fault::Fault;
use crate::gcn_family::source;
pub use crate::gcn_family::source::{Operand, Source, destination};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{DataType, OperandShape};
use tombolo_isa::source::InlineFloat;

/// What a code (0..=255) names as data of a type. A 16-bit constant of GCN 1.0 and 1.1 is the low half of the one of 32
/// bits; 1/(2 pi) came with 1.2.
pub fn of_code(code: u16, data: DataType, literal: Option<u32>, generation: Generation) -> Option<Source> {
    let early = matches!(generation, Generation::SouthernIslands | Generation::SeaIslands);
    source::of_code(code, data, literal, data.bits() > 32, |value| match value {
        InlineFloat::InverseTwoPi if early => None,
        value => Some(match data.bits() {
            ..=16 if !early => value.f16_bits().into(),
            ..=32 => value.f32_bits().into(),
            _ => value.f64_bits(),
        }),
    })
}

/// LDS_DIRECT, a dword of LDS at the address in M0.
const LDS_DIRECT: u16 = 254;

/// The source that an operand of the scalar units is.
pub fn scalar(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Result<Source, Fault> {
    source::scalar(instruction, row, shape, |code| named(instruction, row, shape, code, Generation::SeaIslands))
}

/// The source that an operand of the vector ALU is.
pub fn vector(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    generation: Generation,
) -> Result<Operand, Fault> {
    source::vector(instruction, row, shape, |code| named(instruction, row, shape, code, generation))
}

fn named(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    code: u16,
    generation: Generation,
) -> Result<Source, Fault> {
    if code == LDS_DIRECT {
        return Err(Fault::Unsupported { mnemonic: row.mnemonic, reason: "LDS_DIRECT is not modelled" });
    }
    of_code(code, shape.data, instruction.literal(), generation).ok_or_else(|| source::reserved(row, code))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::{Wave, WaveSize, code};
    use pretty_assertions::assert_eq;
    use tombolo_isa::operand::Element;

    fn named_by(code: u16, element: Element, generation: Generation) -> Option<Source> {
        of_code(code, DataType { element, count: 1 }, Some(0x8000_0001), generation)
    }

    #[test]
    fn m0_is_124_and_125_names_nothing() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_scalar(code::M0, 7);
        let named = named_by(124, Element::B32, Generation::SeaIslands);
        assert_eq!(named.map(|source| source.read(&wave)), Some(7));
        assert_eq!(named_by(125, Element::B32, Generation::SeaIslands), None);
    }

    #[test]
    fn constants_follow_the_width_of_the_operand() {
        let si = Generation::SeaIslands;
        assert_eq!(named_by(193, Element::B64, si), Some(Source::Constant(u64::MAX)));
        assert_eq!(named_by(242, Element::F64, si), Some(Source::Constant(0x3ff0_0000_0000_0000)));
        assert_eq!(named_by(255, Element::F64, si), Some(Source::Constant(0x8000_0001_0000_0000)));
        assert_eq!(named_by(242, Element::F16, si), Some(Source::Constant(0x3f80_0000)));
        assert_eq!(named_by(242, Element::F16, Generation::Vega), Some(Source::Constant(0x3c00)));
        assert_eq!(named_by(248, Element::F32, si), None);
        assert_eq!(named_by(248, Element::F32, Generation::VolcanicIslands), Some(Source::Constant(0x3e22_f983)));
    }

    #[test]
    fn status_sources_are_bits() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_exec(4);
        let read = |code, wave: &Wave| named_by(code, Element::B32, Generation::SeaIslands).map(|s| s.read(wave));
        assert_eq!([251, 252, 253].map(|code| read(code, &wave)), [Some(1), Some(0), Some(0)]);
    }
}
