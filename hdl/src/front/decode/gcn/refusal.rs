//! Which instructions this machine refuses although it has their opcode: operands that the opcode does not admit, reserved source codes, LDS_DIRECT,
//! state registers that it does not have, fields of what no unit has.

use super::opcode_rom::{field, opcode_rom, reads_field};
use super::{image, lds, smem, vmem};
use crate::config::InstructionSet;
use crate::scalar::salu::state::{self, OF_SEA_ISLANDS};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::operand::OperandKind;
use tombolo_netlist::builder::{Builder, Wire};

/// Source codes that no operand of this machine may have: reserved ones, LDS_DIRECT. They are ranges, ends included.
const REFUSED: [(u128, u128); 4] = [(125, 125), (209, 239), (248, 250), (254, 254)];
const LITERAL: u128 = 255;

/// The source code (8 bits) is one that no operand may have, 1 bit.
fn is_refused(g: &Builder, code: &Wire) -> Wire {
    let within =
        |(first, last): &(u128, u128)| !code.less(&code.same_width(*first)) & !code.same_width(*last).less(code);
    REFUSED.iter().map(within).fold(g.zero(1), |any, one| any | one)
}

/// A source of the instruction is one that its operand does not admit.
fn refused_sources(g: &Builder, words: &Wire, format: Format) -> Wire {
    let names = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0, FieldName::Src1, FieldName::Src2];
    let named = names.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let source = field(words, format, name);
        let code = source.slice(0, 8);
        let in_vgpr = if source.width() > 8 { source.msb() } else { g.zero(1) };
        let of_kind = |kinds: &'static [OperandKind]| {
            opcode_rom(g, words, format, |row| {
                row.operands.iter().any(|operand| operand.field == name && kinds.contains(&operand.kind))
            })
        };
        // Only instructions of one dword have a literal.
        let literal = match format {
            Format::Vop3Si => code.is(LITERAL),
            _ => g.zero(1),
        };
        let reserved = (is_refused(g, &code) | literal) & !&in_vgpr;
        let reads = opcode_rom(g, words, format, |row| reads_field(row, name));
        let wants_vgpr = of_kind(&[OperandKind::Vgpr]);
        let wants_scalar =
            of_kind(&[OperandKind::ScalarOnlySource, OperandKind::ScalarSource, OperandKind::RegisterSource]);
        let wants_register = of_kind(&[OperandKind::RegisterSource]);
        reserved & reads | wants_vgpr & !&in_vgpr | wants_scalar & &in_vgpr | wants_register & code.msb()
    });
    named.fold(g.zero(1), |any, one| any | one)
}

/// The instruction of SOPK accesses a state register.
fn accesses_register(g: &Builder, words: &Wire) -> Wire {
    opcode_rom(g, words, Format::Sopk, |row| {
        row.operands.iter().any(|operand| operand.kind == OperandKind::HardwareRegister)
    })
}

/// The instruction of SOPK accesses exceptions of the ALUs in TRAPSTS, and nothing else there.
pub fn accesses_exceptions(g: &Builder, words: &Wire) -> Wire {
    accesses_register(g, words)
        & state::is_of_exceptions(&field(words, Format::Sopk, FieldName::Simm16), InstructionSet::SeaIslands)
}

/// The instruction of `format` is refused.
pub fn refused(g: &Builder, words: &Wire, format: Format) -> Wire {
    let fields = match format {
        Format::Smrd => smem::refused(words),
        Format::FlatSi | Format::Mubuf | Format::Mtbuf => vmem::refused(words, format),
        Format::Mimg => image::refused(g, words),
        Format::Vintrp => lds::refused(g, words),
        Format::DsSi => field(words, format, FieldName::Gds),
        Format::Sopk => {
            let register = field(words, format, FieldName::Simm16).slice(0, 6);
            let known = OF_SEA_ISLANDS.iter().fold(g.zero(1), |any, known| any | register.is(*known));
            let known = known | accesses_exceptions(g, words);
            accesses_register(g, words) & !known
        }
        _ => g.zero(1),
    };
    refused_sources(g, words, format) | fields
}
