//! First look at an instruction: its length, its issue class, and whether this machine executes it.

use super::opcode_rom::{SEA_ISLANDS, field, has_format, opcode_rom, reads_field};
use super::{export, flow, image, lds, refusal, salu, smem, vector, vmem};
use crate::config::Units;
use crate::front::decode::rdna4::predecode::writes_scalar as rdna4_writes_scalar;
use crate::front::decode::{HeadWires, IssueClass};
use crate::front::issue::CLASSES;
use crate::front::pace::VectorPaceWires;
use crate::parts::constants::LITERAL;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_netlist::builder::{Builder, Wire};

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
    } else if vmem::is_in(row, units) {
        IssueClass::Vmem
    } else if lds::operation(row).is_some_and(|operation| operation.is_in(units))
        || units.exports && export::is_executed(row)
    {
        IssueClass::Lds
    } else {
        IssueClass::Illegal
    }
}

/// The formats, in the order in which their prefixes are looked at.
const FORMATS: [Format; 17] = [
    Format::Sop1,
    Format::Sopc,
    Format::Sopp,
    Format::Sopk,
    Format::Sop2,
    Format::Smrd,
    Format::Vop1,
    Format::Vopc,
    Format::Vop2,
    Format::Vop3Si,
    Format::DsSi,
    Format::FlatSi,
    Format::Mubuf,
    Format::Mtbuf,
    Format::Mimg,
    Format::Vintrp,
    Format::Exp,
];

/// A literal follows the instruction of `format`.
fn has_literal(g: &Builder, words: &Wire, format: Format) -> Wire {
    match format {
        Format::Smrd => return smem::has_literal(words),
        Format::Vop3Si
        | Format::DsSi
        | Format::FlatSi
        | Format::Mubuf
        | Format::Mtbuf
        | Format::Mimg
        | Format::Vintrp
        | Format::Exp => {
            return g.zero(1);
        }
        _ => {}
    }
    let sources = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0];
    let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let used = opcode_rom(g, words, format, |row| reads_field(row, name));
        field(words, format, name).is(LITERAL) & used
    });
    let own = opcode_rom(g, words, format, |row| reads_field(row, FieldName::Literal));
    named.fold(own, |any, one| any | one)
}

/// The opcode writes VCC, EXEC or an SGPR besides or instead of VGPRs.
fn writes_scalar(row: &Opcode) -> bool {
    vector::written(row).is_some_and(rdna4_writes_scalar)
}

/// Classifies the instruction that starts with two dwords: the body of `Predecode`.
pub fn classify(g: &Builder, units: Units) {
    let word0 = g.input("word0");
    let words = g.input("word1").concat(&word0);
    let (flow, refused_program) = flow::decode(g, &word0, SEA_ISLANDS, None);
    let mut class = g.constant_of(IssueClass::Illegal);
    let mut dwords = g.constant(3, 1);
    let mut writes = g.zero(1);
    for format in FORMATS.into_iter().rev() {
        let here = g.name(&format!("is_{}", format.layout().name.to_lowercase()), &has_format(&word0, format));
        let supported = !refusal::refused(g, &words, format);
        let of_class = |wanted: IssueClass| {
            let known = opcode_rom(g, &words, format, |row| class_in(row, units) == wanted) & &supported;
            let known = if wanted == IssueClass::Flow { known & !&refused_program } else { known };
            g.constant_of(wanted).when(&known)
        };
        let length = g.constant(3, format.layout().dwords.into()) + has_literal(g, &words, format).zero_extend(3);
        class = here.select(&g.or_all(class.width(), &CLASSES.map(of_class)), &class);
        dwords = here.select(&length, &dwords);
        writes = here.select(&opcode_rom(g, &words, format, writes_scalar), &writes);
    }
    let relative = [Format::Vop1, Format::Vop3Si].map(|format| {
        has_format(&word0, format) & opcode_rom(g, &words, format, |row| row.reads.contains(Implicit::M0))
    });
    let is_memory = class.is_a(IssueClass::Vmem);
    let has_sampler = has_format(&word0, Format::Mimg) & image::has_sampler(g, &words);
    let reads_scalars = if units.images { !is_memory | has_sampler } else { g.constant(1, 1) };
    let interpolates = has_format(&word0, Format::Vintrp);
    let clears =
        |format| has_format(&word0, format) & opcode_rom(g, &words, format, |row| row.operation == op::V_CLREXCP);
    let head = HeadWires {
        class,
        dwords,
        writes_scalar: writes,
        reads_m0: g.or_all(1, &relative),
        // Scalar instructions wait for all that is queued; of vector memory only samples are longer about theirs.
        reads_scalars,
        writes_masks: g.constant(1, 1),
        changes_exec: g.zero(1),
        pace: VectorPaceWires { clocks: g.zero(2), transcendental: g.zero(1) },
        reads_exceptions: has_format(&word0, Format::Sopk) & refusal::accesses_exceptions(g, &words),
        reads_bounds: g.zero(1),
        clears_exceptions: clears(Format::Vop1) | clears(Format::Vop3Si),
        stops_wave: smem::stops_wave(g, &words) | salu::stops_wave(g, &words, SEA_ISLANDS) | &interpolates,
        of_handlers: g.zero(1),
        counts_load: vmem::counts(g, &words),
        counts_store: g.zero(1),
        counts_lds: has_format(&word0, Format::FlatSi)
            | has_format(&word0, Format::DsSi)
            | interpolates
            | export::is_export(&word0),
        waits_exports: g.zero(1),
        flow,
    };
    g.output_of("head", &head);
}
