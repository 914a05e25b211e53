//! First look at an instruction: its length, its issue class, and whether this machine executes it.

use super::head_registers::registers;
use super::opcode_rom::{TABLE, field, has_format, opcode_rom, reads_field};
use super::{lds, pace, refusal, smem, vector, vmem};
use crate::config::Units;
use crate::front::decode::gcn::{flow, salu};
use crate::front::decode::rdna4::predecode::writes_scalar;
use crate::front::decode::{HeadWires, IssueClass};
use crate::front::issue::CLASSES;
use crate::front::pace::VectorPaceWires;
use crate::parts::constants::LITERAL;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
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
    let writes_masks = pace::writes_masks(g, &words);
    let head = HeadWires {
        class,
        dwords,
        writes_scalar: writes,
        reads_m0: g.zero(1),
        reads_scalars: pace::reads_scalars(g, &words),
        changes_exec: if units.keeps_exec { pace::changes_exec(g, &words, &writes_masks) } else { g.zero(1) },
        writes_masks,
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
