//! What the source and register codes of GCN name (the fields SSRC0, SRC0 and SDST of chapter 4).

use crate::fault::Fault;
pub use crate::gcn_family::source::{Operand, Source, destination, place};
use crate::operand::extend_literal;
use crate::wave::code;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{DataType, OperandKind, OperandShape};
use tombolo_isa::source::{self as codes, InlineFloat};

/// What a code (0..=255) names as data of a type. A 16-bit constant of GCN 1.0 and 1.1 is the low half of the one of 32
/// bits; 1/(2 pi) came with 1.2.
pub fn source(code: u16, data: DataType, literal: Option<u32>, generation: Generation) -> Option<Source> {
    let early = matches!(generation, Generation::SouthernIslands | Generation::SeaIslands);
    let wide = data.bits() > 32;
    if let Some(place) = place(code) {
        return Some(if wide { Source::Pair(place) } else { Source::Register(place) });
    }
    Some(match code {
        251 => Source::VccZero,
        252 => Source::ExecZero,
        253 => Source::Scc,
        255 => Source::Constant(extend_literal(literal?, data.element)),
        _ => match codes::Source::from_code(code)? {
            codes::Source::InlineInt(value) if wide => Source::Constant(i64::from(value) as u64),
            codes::Source::InlineInt(value) => Source::Constant(u64::from(i32::from(value) as u32)),
            codes::Source::InlineFloat(InlineFloat::InverseTwoPi) if early => return None,
            codes::Source::InlineFloat(value) => Source::Constant(match data.bits() {
                ..=16 if !early => value.f16_bits().into(),
                ..=32 => value.f32_bits().into(),
                _ => value.f64_bits(),
            }),
            _ => return None,
        },
    })
}

/// LDS_DIRECT, a dword of LDS at the address in M0.
const LDS_DIRECT: u16 = 254;

/// The source that an operand of the scalar units is.
pub fn scalar(instruction: &Instruction, row: &Opcode, shape: &OperandShape) -> Result<Source, Fault> {
    let code = match shape.kind {
        OperandKind::Literal => 255,
        OperandKind::Vcc => code::VCC_LO.into(),
        _ => instruction.operand_code(row, shape),
    };
    named(instruction, row, shape, code, Generation::SeaIslands)
}

/// The source that an operand of the vector ALU is.
pub fn vector(
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    generation: Generation,
) -> Result<Operand, Fault> {
    let number = instruction.operand_code(row, shape);
    match shape.kind {
        OperandKind::Vgpr => Ok(Operand::Vector(usize::from(number & 0xff))),
        OperandKind::Literal => named(instruction, row, shape, 255, generation).map(Operand::Scalar),
        OperandKind::Vcc => Ok(Operand::Scalar(Source::Pair(code::VCC_LO))),
        _ if number >= 256 => Ok(Operand::Vector(usize::from(number - 256))),
        _ => named(instruction, row, shape, number, generation).map(Operand::Scalar),
    }
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
    source(code, shape.data, instruction.literal(), generation)
        .ok_or_else(|| Fault::Illegal { reason: format!("{}: source code {code} is reserved", row.mnemonic) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::{Wave, WaveSize};
    use pretty_assertions::assert_eq;
    use tombolo_isa::operand::Element;

    fn of_code(code: u16, element: Element, generation: Generation) -> Option<Source> {
        source(code, DataType { element, count: 1 }, Some(0x8000_0001), generation)
    }

    #[test]
    fn m0_is_124_and_125_names_nothing() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_scalar(code::M0, 7);
        let named = of_code(124, Element::B32, Generation::SeaIslands);
        assert_eq!(named.map(|source| source.read(&wave)), Some(7));
        assert_eq!(of_code(125, Element::B32, Generation::SeaIslands), None);
    }

    #[test]
    fn constants_follow_the_width_of_the_operand() {
        let si = Generation::SeaIslands;
        assert_eq!(of_code(193, Element::B64, si), Some(Source::Constant(u64::MAX)));
        assert_eq!(of_code(242, Element::F64, si), Some(Source::Constant(0x3ff0_0000_0000_0000)));
        assert_eq!(of_code(255, Element::F64, si), Some(Source::Constant(0x8000_0001_0000_0000)));
        assert_eq!(of_code(242, Element::F16, si), Some(Source::Constant(0x3f80_0000)));
        assert_eq!(of_code(242, Element::F16, Generation::Vega), Some(Source::Constant(0x3c00)));
        assert_eq!(of_code(248, Element::F32, si), None);
        assert_eq!(of_code(248, Element::F32, Generation::VolcanicIslands), Some(Source::Constant(0x3e22_f983)));
    }

    #[test]
    fn status_sources_are_bits() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_exec(4);
        let read = |code, wave: &Wave| of_code(code, Element::B32, Generation::SeaIslands).map(|s| s.read(wave));
        assert_eq!([251, 252, 253].map(|code| read(code, &wave)), [Some(1), Some(0), Some(0)]);
    }
}
