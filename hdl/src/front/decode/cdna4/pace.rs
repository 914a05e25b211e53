//! Which scalars stand between a vector instruction that is still queued and a scalar instruction behind it.

use super::opcode_rom::{field, has_format, opcode_rom, reads_field};
use super::refusal;
use crate::front::decode::rdna4::pace::{may_be_exec, reads_conditions};
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Implicit;
use tombolo_netlist::builder::{Builder, Wire};

/// Source codes of what scalar instructions change besides SGPRs: VCCZ, EXECZ and SCC.
const CONDITIONS: [u128; 3] = [251, 252, 253];
/// Formats of the vector ALU.
pub const VECTOR: [Format; 6] =
    [Format::Vop1, Format::Vop2, Format::Vopc, Format::Vop3Cdna, Format::Mai, Format::MaiScale];
/// Formats of scalar instructions, with what they write.
const SCALAR: [(Format, Option<FieldName>); 6] = [
    (Format::Sop1, Some(FieldName::Sdst)),
    (Format::Sop2, Some(FieldName::Sdst)),
    (Format::Sopk, Some(FieldName::Sdst)),
    (Format::Sopc, None),
    (Format::Sopp, None),
    (Format::SmemCdna, Some(FieldName::Sdata)),
];

/// An instruction of the vector ALU reads SGPRs, VCC or a condition when it leaves the queue; none that says so in a dword of its own (SDWA) is looked into.
pub fn reads_scalars(g: &Builder, words: &Wire) -> Wire {
    let word = words.slice(0, 32);
    VECTOR.into_iter().fold(g.zero(1), |any, format| {
        let sources = [FieldName::Src0, FieldName::Src1, FieldName::Src2];
        let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
            let code = field(words, format, name);
            let is_condition = CONDITIONS.iter().fold(g.zero(1), |any, known| any | code.is(*known));
            let is_scalar = match code.width() {
                // VGPRs alone.
                8 => g.zero(1),
                _ => !code.slice(7, 2).any() | is_condition,
            };
            is_scalar & opcode_rom(g, words, format, |row| reads_field(row, name))
        });
        let [sdwa, _] = refusal::lane_dwords(g, words, format);
        let own = opcode_rom(g, words, format, reads_conditions) | sdwa;
        any | has_format(&word, format) & named.fold(own, |any, one| any | one)
    })
}

/// A scalar instruction writes EXEC or MODE, which every queued vector instruction still reads, or a register that M0 names.
pub fn writes_masks(g: &Builder, words: &Wire) -> Wire {
    let word = words.slice(0, 32);
    SCALAR.into_iter().fold(g.zero(1), |any, (format, destination)| {
        let own = opcode_rom(g, words, format, |row| {
            row.writes.intersects(Implicit::EXEC | Implicit::MODE | Implicit::M0) || row.reads.contains(Implicit::M0)
        });
        let named = destination
            .map_or(g.zero(1), |name| may_be_exec(&field(words, format, name).slice(0, 7), format == Format::SmemCdna));
        any | has_format(&word, format) & (own | named)
    })
}

/// Of those that [`writes_masks`]: an instruction of the scalar ALU writes EXEC alone of what queued vector instructions read.
pub fn changes_exec(g: &Builder, words: &Wire, writes_masks: &Wire) -> Wire {
    let word = words.slice(0, 32);
    SCALAR.into_iter().fold(writes_masks.clone(), |alone, (format, _)| {
        let more = opcode_rom(g, words, format, |row| {
            format == Format::SmemCdna
                || row.writes.intersects(Implicit::MODE | Implicit::M0)
                || row.reads.contains(Implicit::M0)
        });
        alone & !(has_format(&word, format) & more)
    })
}
