//! First look at an instruction: its length, its issue class, and whether this machine executes it.
//!
//! Everything follows from the opcode tables and from the lists of opcodes that the units declare, as constant vectors
//! indexed by the opcode field. An instruction that no unit declares, or that uses a modifier its unit lacks, has no
//! class and is reported as illegal when it reaches the head of its wave.

use super::opcode_rom::{field, has_format, opcode_rom, reads_field};
use super::{export, flow, image, lds, pace, refusal, smem, valu_operation, vmem};
use crate::config::{InstructionSet, Units};
use crate::front::decode::{Head, HeadWires, IssueClass, cdna4, gcn};
use crate::front::issue::CLASSES;
use crate::front::memory_reads::HeadRegisters;
use crate::front::pace::VectorPaceWires;
use crate::parts::constants::LITERAL;
use crate::scalar::salu::{float, operation as salu};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Counter, Implicit, Opcode};
use tombolo_isa::operand::OperandKind;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The class that executes an opcode where no unit is left out, from the lists that the units declare.
pub fn class_of(row: &Opcode) -> IssueClass {
    if flow::is_executed(row) {
        IssueClass::Flow
    } else if salu::operation(row.operation).is_some() {
        IssueClass::Salu
    } else if smem::is_executed(row) {
        IssueClass::Smem
    } else if valu_operation::operation(row).is_some() {
        IssueClass::Valu
    } else if vmem::access(row).is_some() {
        IssueClass::Vmem
    } else if lds::operation(row).is_some() || export::is_executed(row) {
        IssueClass::Lds
    } else {
        IssueClass::Illegal
    }
}

/// That class in a machine with these units.
pub fn class_in(row: &Opcode, units: Units) -> IssueClass {
    let class = class_of(row);
    let there = match class {
        IssueClass::Flow => units.traps || row.operation != op::S_RFE_B64,
        IssueClass::Salu if row.operation == op::S_ALLOC_VGPR => units.dynamic_vgprs,
        IssueClass::Salu => units.scalar_float || float::operation(row.operation).is_none(),
        IssueClass::Valu => valu_operation::operation_in(row, units).is_some(),
        IssueClass::Vmem => vmem::is_in(row, units),
        IssueClass::Lds if export::is_executed(row) => units.exports,
        IssueClass::Lds => lds::operation(row).is_some_and(|operation| operation.is_in(units)),
        _ => true,
    };
    if there { class } else { IssueClass::Illegal }
}

/// The formats, in the order in which their prefixes are looked at.
const FORMATS: [Format; 18] = [
    Format::Sop1,
    Format::Sopc,
    Format::Sopp,
    Format::Sopk,
    Format::Sop2,
    Format::Smem,
    Format::Vop1,
    Format::Vopc,
    Format::Vop2,
    Format::Vop3,
    Format::Vop3p,
    Format::Vinterp,
    Format::VopdX,
    Format::Vds,
    Format::Vglobal,
    Format::Vflat,
    Format::Vscratch,
    Format::Vbuffer,
];

/// Those of shaders alone.
const OF_SHADERS: [Format; 2] = [Format::Vexport, Format::Vdsdir];

/// A literal follows the instruction of `format`.
fn has_literal(g: &Builder, words: &Wire, format: Format) -> Wire {
    let sources = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0, FieldName::Src1, FieldName::Src2];
    let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let used = opcode_rom(g, words, format, |row| reads_field(row, name));
        field(words, format, name).is(LITERAL) & used
    });
    let own = opcode_rom(g, words, format, |row| reads_field(row, FieldName::Literal));
    named.fold(own, |any, one| any | one)
}

/// The opcode of an instruction of `format` has a property; of a dual instruction, those of both operations.
fn opcodes_hold(g: &Builder, words: &Wire, format: Format, holds: impl Fn(&Opcode) -> bool) -> Wire {
    let first = opcode_rom(g, words, format, &holds);
    match format {
        Format::VopdX => first & opcode_rom(g, words, Format::VopdY, &holds),
        _ => first,
    }
}

/// The opcode writes VCC, EXEC or an SGPR besides or instead of VGPRs.
pub fn writes_scalar(row: &Opcode) -> bool {
    let names_scalar = |kind| matches!(kind, OperandKind::Sgpr | OperandKind::SgprInVdst | OperandKind::Vcc);
    row.writes.intersects(Implicit::VCC | Implicit::EXEC)
        || row.operands.iter().any(|operand| operand.access.writes() && names_scalar(operand.kind))
}

generator_block! {
    /// Classifies the instruction that starts with two dwords, for a machine with these units.
    pub struct Predecode(units: Units) {
        /// First dword.
        in word0: (Bits<32>),
        /// Second dword.
        in word1: (Bits<32>),
        /// Third and fourth dword, of machines that classify by them.
        in behind: [Bits<32>; if units.mfma() { 2 } else { 0 }],
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// What issue has to know.
        out head: (Head),
        /// Of CDNA4: the VGPRs that it has to know.
        out registers: [HeadRegisters; units.set.accumulates()],
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::predecode::classify(g, units),
            InstructionSet::Cdna4 => return cdna4::predecode::classify(g, units),
        }
        let word0 = g.input("word0");
        let words = g.input("word1").concat(&word0);
        let wave64 = g.input("wave64");
        let (flow, refused_program) = flow::decode(g, &word0, units);
        let mut class = g.constant_of(IssueClass::Illegal);
        let mut dwords = g.constant(3, 1);
        let mut writes = g.zero(1);
        let [mut reads_scalars, mut writes_masks, mut changes_exec, mut transcendental] = [0; 4].map(|_| g.zero(1));
        let mut clocks = g.zero(2);
        let images = image::FORMATS.into_iter().filter(|_| units.images);
        let of_shaders = OF_SHADERS.into_iter().filter(|_| units.exports);
        for format in images.chain(of_shaders.clone()).chain(FORMATS.into_iter().rev()) {
            let here = g.name(&format!("is_{}", format.layout().name.to_lowercase()), &has_format(&word0, format));
            let supported = !refusal::refused(g, &words, format, &wave64, units);
            let of_class = |wanted: IssueClass| {
                let known = opcodes_hold(g, &words, format, |row| class_in(row, units) == wanted) & &supported;
                let known = if wanted == IssueClass::Flow { known & !&refused_program } else { known };
                g.constant_of(wanted).when(&known)
            };
            let literal = has_literal(g, &words, format);
            let literal = match format {
                Format::VopdX => literal | has_literal(g, &words, Format::VopdY),
                _ => literal | refusal::has_dpp(g, &words, format),
            };
            let length = g.constant(3, format.layout().dwords.into()) + literal.zero_extend(3);
            class = here.select(&g.or_all(class.width(), &CLASSES.map(of_class)), &class);
            dwords = here.select(&length, &dwords);
            writes = here.select(&opcode_rom(g, &words, format, writes_scalar), &writes);
            let halves = if format == Format::VopdX { vec![format, Format::VopdY] } else { vec![format] };
            let of_halves = |holds: &dyn Fn(Format) -> Wire| g.or_all(1, &halves.iter().map(|half| holds(*half)).collect::<Vec<_>>());
            if refusal::FORMATS.contains(&format) {
                reads_scalars = here.select(&of_halves(&|half| pace::reads_scalars(g, &words, half)), &reads_scalars);
            } else {
                let masks = pace::writes_masks(g, &words, format);
                if units.keeps_exec {
                    changes_exec = here.select(&pace::changes_exec(g, &words, format, &masks), &changes_exec);
                }
                writes_masks = here.select(&masks, &writes_masks);
            }
            if units.silicon_pace && matches!(format, Format::Vop1 | Format::Vop2 | Format::Vop3) {
                clocks = here.select(&pace::clocks_behind(g, &words, format), &clocks);
                let is_transcendental = opcode_rom(g, &words, format, |row| row.class == Class::Trans);
                transcendental = here.select(&is_transcendental, &transcendental);
            }
        }
        let relative = [Format::Vop1, Format::Vop3].map(|format| {
            let reads = opcode_rom(g, &words, format, |row| row.reads.contains(Implicit::M0));
            has_format(&word0, format) & reads
        });
        let stops = [Format::Sop1, Format::Sopk]
            .map(|format| has_format(&word0, format) & smem::stops_wave(g, &words, format));
        let allocates = units.dynamic_vgprs.then(|| {
            let allocates = opcode_rom(g, &words, Format::Sop1, |row| row.operation == op::S_ALLOC_VGPR);
            has_format(&word0, Format::Sop1) & allocates
        });
        let memory: Vec<Wire> = vmem::formats(units).into_iter().map(|format| has_format(&word0, format)).collect();
        let stores = vmem::formats(units).into_iter().map(|format| {
            let counts = |counter: Counter| {
                opcode_rom(g, &words, format, |row| vmem::is_in(row, units) && vmem::counts_in(row) == counter)
            };
            let always = counts(Counter::Store);
            // An atomic operation that returns nothing (TH[0], 4.1.1).
            let atomic = counts(Counter::Atomic);
            has_format(&word0, format) & (always | atomic & !field(&words, format, FieldName::Th).bit(0))
        });
        let counts_store = g.or_all(1, &stores.collect::<Vec<_>>());
        let of_lds: Vec<Wire> =
            [Format::Vflat, Format::Vds].into_iter().chain(of_shaders).map(|format| has_format(&word0, format)).collect();
        let waits_exports = if units.exports {
            has_format(&word0, Format::Vinterp) & !field(&words, Format::Vinterp, FieldName::WaitExp).all()
        } else {
            g.zero(1)
        };
        let [reads_exceptions, reads_bounds] = match units.exceptions {
            true => refusal::accesses_exceptions(g, &words).map(|accesses| accesses & has_format(&word0, Format::Sopk)),
            false => [g.zero(1), g.zero(1)],
        };
        let of_handlers = match units.traps {
            true => has_format(&word0, Format::Sop1) & smem::is_of_handlers(g, &words),
            false => g.zero(1),
        };
        let head = HeadWires {
            class,
            dwords,
            writes_scalar: writes,
            reads_m0: g.or_all(1, &relative),
            reads_scalars: if units.images { reads_scalars | has_format(&word0, Format::Vsample) } else { reads_scalars },
            writes_masks,
            changes_exec,
            pace: VectorPaceWires { clocks, transcendental },
            reads_exceptions,
            reads_bounds,
            clears_exceptions: g.zero(1),
            stops_wave: g.or_all(1, &stops.into_iter().chain(allocates).collect::<Vec<_>>()),
            of_handlers,
            counts_load: g.or_all(1, &memory) & !&counts_store,
            counts_store,
            counts_lds: g.or_all(1, &of_lds),
            waits_exports,
            flow,
        };
        g.output_of("head", &head);
    }
}
