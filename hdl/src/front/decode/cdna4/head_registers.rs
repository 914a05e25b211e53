//! The VGPRs of the instruction at the head of a wave, as far as issue has to know of them: those that it writes, and those that vector memory
//! and LDS will read later ([`HeadRegisters`](crate::front::memory_reads::HeadRegisters)).

use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use super::{pace, vector, vmem};
use crate::config::Units;
use crate::front::memory_reads::{HeadRegistersWires, PendingReadsWires};
use crate::vmem::operations::Kind;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// Formats of which it is known what they write: one range of VGPRs, or none.
const WRITING: [Format; 11] = [
    Format::Vop1,
    Format::Vop2,
    Format::Vopc,
    Format::Vop3Cdna,
    Format::Mai,
    Format::DsCdna,
    Format::FlatCdna,
    Format::GlobalCdna,
    Format::ScratchCdna,
    Format::MubufCdna,
    Format::MtbufCdna,
];

/// Their opcode says which file they mean.
const ACCUMULATION_MOVES: [op::Operation; 3] = [op::V_ACCVGPR_READ_B32, op::V_ACCVGPR_WRITE_B32, op::V_ACCVGPR_MOV_B32];

/// The VGPRs that an instruction writes, those of its only such operand: 0 to 32. None if they are not known.
fn written(row: &Opcode) -> Option<u16> {
    if ACCUMULATION_MOVES.contains(&row.operation) {
        return None;
    }
    let mut written = row.operands.iter().filter(|operand| operand.access.writes() && operand.field != FieldName::Sdst);
    let dwords = match written.next() {
        Some(operand) if matches!(operand.field, FieldName::Vdst | FieldName::Vdata) => {
            operand.data.bits().div_ceil(32)
        }
        Some(_) => return None,
        None => 0,
    };
    (written.next().is_none() && dwords <= 32).then_some(dwords)
}

/// The opcode swaps its two VGPRs.
fn swaps(row: &Opcode) -> bool {
    let written = row.operands.iter().filter(|operand| operand.access.writes()).map(|operand| operand.field);
    written.eq([FieldName::Vdst, FieldName::Src0])
}

/// The VGPRs of the instruction that starts with these dwords.
pub fn registers(g: &Builder, words: &Wire, units: Units) -> HeadRegistersWires {
    let word = words.slice(0, 32);
    let (mut known, mut first, mut count) = (g.zero(1), g.zero(9), g.zero(6));
    for format in WRITING {
        let here = has_format(&word, format);
        let dwords = lookup(g, words, format, 6, |row| Some(Value::new(6, written(row)?.into())));
        let get = |name| field(words, format, name);
        let accumulates = match format {
            Format::Mai => get(FieldName::AccCd) & opcode_rom(g, words, format, |row| row.format == Format::Mai),
            _ => format.field(FieldName::Acc).map_or(g.zero(1), |_| get(FieldName::Acc)),
        };
        let destination = [FieldName::Vdst, FieldName::Vdata].into_iter().find(|name| format.field(*name).is_some());
        let number = destination.map_or(g.zero(8), |name| get(name).slice(0, 8));
        known = here.select(&opcode_rom(g, words, format, |row| written(row).is_some()), &known);
        first = here.select(&accumulates.concat(&number), &first);
        count = here.select(&dwords, &count);
    }
    // A multiply with scales stands behind what announces them.
    let scaled = g.constant(1, units.mfma().into()) & has_format(&word, Format::MaiScale);
    let multiply = if units.mfma() { words.slice(64, 64) } else { words.clone() };
    let of_multiply = |name| field(&multiply, Format::Mai, name);
    let known = scaled.select(&opcode_rom(g, &multiply, Format::Mai, |row| written(row).is_some()), &known);
    let first = scaled.select(&of_multiply(FieldName::AccCd).concat(&of_multiply(FieldName::Vdst).slice(0, 8)), &first);
    let dwords = lookup(g, &multiply, Format::Mai, 6, |row| Some(Value::new(6, written(row)?.into())));
    let count = scaled.select(&dwords, &count);
    // What lies between two registers that are swapped is taken for written too.
    let is_swap = has_format(&word, Format::Vop1) & opcode_rom(g, words, Format::Vop1, swaps);
    let [one, other] = [FieldName::Vdst, FieldName::Src0].map(|name| field(words, Format::Vop1, name).slice(0, 8));
    let turned = other.less(&one);
    let (lower, upper) = (turned.select(&other, &one), turned.select(&one, &other));
    let distance = upper - &lower;
    let known = is_swap.select(&distance.slice(5, 3).none(), &known);
    let first = is_swap.select(&lower.zero_extend(9), &first);
    let count = is_swap.select(&distance.slice(0, 6).plus(1), &count);
    let memory_data = vmem::FORMATS.map(|format| {
        let reads = |row: &Opcode| vmem::access(row).is_some_and(|access| access.kind != Kind::Load);
        has_format(&word, format) & opcode_rom(g, words, format, reads)
    });
    let is_shared = has_format(&word, Format::DsCdna);
    let shared_reads = |name| {
        let reads = |row: &Opcode| row.operands.iter().any(|operand| operand.field == name);
        &is_shared & opcode_rom(g, words, Format::DsCdna, reads)
    };
    let accumulates = is_shared
        .select(&field(words, Format::DsCdna, FieldName::Acc), &field(words, Format::GlobalCdna, FieldName::Acc));
    let multiplies =
        has_format(&word, Format::Mai) & opcode_rom(g, words, Format::Mai, |row| row.format == Format::Mai);
    let in_order = pace::VECTOR
        .map(|format| has_format(&word, format) & opcode_rom(g, words, format, |row| vector::is_of_lanes(row, units)));
    // Address and data lie at the same places in all formats of memory.
    let get = |name| field(words, Format::GlobalCdna, name);
    HeadRegistersWires {
        known,
        written: first,
        count,
        matrix: multiplies | scaled,
        in_order: g.or_all(1, &in_order),
        reads: PendingReadsWires {
            address: get(FieldName::Addr),
            has_data: g.or_all(1, &memory_data) | shared_reads(FieldName::Data0),
            data: accumulates.concat(&get(FieldName::Data0)),
            more: shared_reads(FieldName::Data1),
        },
    }
}
