//! First look at an instruction: its length, its issue class, and whether this machine executes it.

use super::opcode_rom::{TABLE, field, has_format, lookup, opcode_rom, reads_field};
use super::{lds, pace, refusal, smem, vector, vmem};
use crate::config::Units;
use crate::front::decode::gcn::{flow, salu};
use crate::front::decode::rdna4::predecode::writes_scalar;
use crate::front::decode::{HeadWires, IssueClass};
use crate::front::issue::CLASSES;
use crate::front::memory_reads::{HeadRegistersWires, PendingReadsWires};
use crate::front::pace::VectorPaceWires;
use crate::parts::constants::LITERAL;
use crate::vmem::operations::Kind;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};

/// Where S_WAITCNT has the bits of VM_CNT above the fourth: first bit and width (4.4).
const MORE_OF_VM_CNT: (u32, u32) = (14, 2);

/// The class that executes an opcode in a machine with these units.
pub fn class_in(row: &Opcode, units: Units) -> IssueClass {
    if flow::is_executed(row) {
        IssueClass::Flow
    } else if salu::is_executed(row) {
        IssueClass::Salu
    } else if smem::is_executed(row) {
        IssueClass::Smem
    } else if vector::row_of(row, units).is_some() {
        IssueClass::Valu
    } else if vmem::access(row).is_some_and(|access| access.is_in(units)) {
        IssueClass::Vmem
    } else if lds::operation(row).is_some_and(|operation| operation.is_in(units)) {
        IssueClass::Lds
    } else {
        IssueClass::Illegal
    }
}

/// The formats, in the order in which their prefixes are looked at: VOP3P is among the opcodes of VOP3, and what announces scales
/// among those of VOP3P.
const FORMATS: [Format; 18] = [
    Format::Sop1,
    Format::Sopc,
    Format::Sopp,
    Format::Sopk,
    Format::Sop2,
    Format::SmemCdna,
    Format::Vop1,
    Format::Vopc,
    Format::Vop2,
    Format::MaiScale,
    Format::Mai,
    Format::Vop3Cdna,
    Format::DsCdna,
    Format::FlatCdna,
    Format::GlobalCdna,
    Format::ScratchCdna,
    Format::MubufCdna,
    Format::MtbufCdna,
];

/// A dword follows the instruction of `format`: a literal, or one of SDWA or DPP.
fn has_dword(g: &Builder, words: &Wire, format: Format) -> Wire {
    if format.layout().dwords > 1 {
        return g.zero(1);
    }
    let sources = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0];
    let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let used = opcode_rom(g, words, format, |row| reads_field(row, name));
        field(words, format, name).is(LITERAL) & used
    });
    let own = opcode_rom(g, words, format, |row| reads_field(row, FieldName::Literal));
    let [sdwa, dpp] = refusal::lane_dwords(g, words, format);
    named.fold(own | sdwa | dpp, |any, one| any | one)
}

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

/// The VGPRs that issue has to know of.
fn registers(g: &Builder, words: &Wire, units: Units) -> HeadRegistersWires {
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

/// Classifies the instruction that starts with two dwords: the body of `Predecode`.
pub fn classify(g: &Builder, units: Units) {
    let word0 = g.input("word0");
    let words = g.input("word1").concat(&word0);
    let behind = g.inputs("behind", if units.mfma() { 2 } else { 0 });
    let words = behind.iter().fold(words, |words, word| word.concat(&words));
    let (flow, refused_program) = flow::decode(g, &word0, TABLE, Some(MORE_OF_VM_CNT));
    let mut class = g.constant_of(IssueClass::Illegal);
    let mut dwords = g.constant(3, 1);
    let mut writes = g.zero(1);
    // Without matrices what announces scales is an opcode like others.
    for format in FORMATS.into_iter().rev().filter(|format| *format != Format::MaiScale || units.mfma()) {
        let here = g.name(&format!("is_{}", format!("{format:?}").to_lowercase()), &has_format(&word0, format));
        let supported = !refusal::refused(g, &words, format);
        let of_class = |wanted: IssueClass| {
            let known = opcode_rom(g, &words, format, |row| class_in(row, units) == wanted) & &supported;
            let known = if wanted == IssueClass::Flow { known & !&refused_program } else { known };
            g.constant_of(wanted).when(&known)
        };
        let length = g.constant(3, format.layout().dwords.into()) + has_dword(g, &words, format).zero_extend(3);
        class = here.select(&g.or_all(class.width(), &CLASSES.map(of_class)), &class);
        dwords = here.select(&length, &dwords);
        writes = here.select(&opcode_rom(g, &words, format, writes_scalar), &writes);
    }
    let head = HeadWires {
        class,
        dwords,
        writes_scalar: writes,
        reads_m0: g.zero(1),
        reads_scalars: pace::reads_scalars(g, &words),
        writes_masks: pace::writes_masks(g, &words),
        pace: VectorPaceWires { clocks: g.zero(2), transcendental: g.zero(1) },
        reads_exceptions: g.zero(1),
        reads_bounds: g.zero(1),
        clears_exceptions: g.zero(1),
        stops_wave: smem::stops_wave(g, &words) | salu::stops_wave(g, &words, TABLE),
        of_handlers: g.zero(1),
        counts_load: vmem::counts(g, &words),
        counts_store: g.zero(1),
        counts_lds: has_format(&word0, Format::FlatCdna) | has_format(&word0, Format::DsCdna),
        waits_exports: g.zero(1),
        flow,
    };
    g.output_of("head", &head);
    g.output_of("registers_0", &registers(g, &words, units));
}
