//! First look at an instruction: its length, its issue class, and whether this machine executes it.
//!
//! Everything follows from the opcode tables and from the lists of opcodes that the units declare, as constant vectors
//! indexed by the opcode field. An instruction that no unit declares, or that uses a modifier its unit lacks, has no
//! class and is reported as illegal when it reaches the head of its wave.

use super::legality;
use crate::config::Units;
use crate::front::decode::rdna4::opcode_rom::{field, has_format, opcode_rom, reads_field};
use crate::front::flow;
use crate::front::issue::CLASSES;
use crate::lds;
use crate::parts::constants::{LITERAL, is_refused};
use crate::scalar::salu::{float, operation as salu, state};
use crate::scalar::{scalar_memory, transfer};
use crate::vector::operations;
use crate::vmem::operations as memory;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Counter, Implicit, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The unit class that an instruction issues to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IssueClass {
    /// Not executed by this machine.
    Illegal = 0,
    /// The issue stage itself ([`flow`]).
    Flow = 1,
    /// Scalar ALU.
    Salu = 2,
    /// Scalar memory.
    Smem = 3,
    /// Vector ALU.
    Valu = 4,
    /// Vector memory.
    Vmem = 5,
    /// Local data share.
    Lds = 6,
}

/// The class that executes an opcode where no unit is left out, from the lists that the units declare.
pub fn class_of(row: &Opcode) -> IssueClass {
    if flow::EXECUTES.iter().any(|(known, _)| *known == row.operation) {
        IssueClass::Flow
    } else if salu::operation(row).is_some() {
        IssueClass::Salu
    } else if scalar_memory::EXECUTES.iter().any(|(known, _)| *known == row.operation)
        || transfer::EXECUTES.iter().any(|(known, _)| *known == row.operation)
    {
        IssueClass::Smem
    } else if operations::operation(row).is_some() {
        IssueClass::Valu
    } else if memory::access(row).is_some() {
        IssueClass::Vmem
    } else if lds::operations::operation(row).is_some() {
        IssueClass::Lds
    } else {
        IssueClass::Illegal
    }
}

/// That class in a machine with these units.
pub fn class_in(row: &Opcode, units: Units) -> IssueClass {
    let class = class_of(row);
    let there = match class {
        IssueClass::Salu => units.scalar_float || float::operation(row).is_none(),
        IssueClass::Valu => operations::operation_in(row, units).is_some(),
        IssueClass::Vmem => memory::is_in(row, units),
        IssueClass::Lds => lds::operations::operation(row).is_some_and(|operation| operation.is_in(units)),
        _ => true,
    };
    if there { class } else { IssueClass::Illegal }
}

/// The formats of the first compute unit, in the order in which their prefixes are looked at.
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

/// Some source of the instruction of `format` is one that this machine refuses.
fn unsupported_source(g: &Builder, words: &Wire, format: Format) -> Wire {
    let sources = [FieldName::Ssrc0, FieldName::Ssrc1, FieldName::Src0, FieldName::Src1, FieldName::Src2];
    let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let source = field(words, format, name);
        let refused = is_refused(g, &source.slice(0, 8)) & opcode_rom(g, words, format, |row| reads_field(row, name));
        let wants_register = opcode_rom(g, words, format, |row| {
            let is_register = |operand: &OperandShape| operand.kind == OperandKind::RegisterSource;
            row.operands.iter().any(|operand| operand.field == name && is_register(operand))
        });
        let refused = refused | wants_register & source.slice(0, 8).msb();
        if source.width() > 8 { refused & !source.msb() } else { refused }
    });
    named.fold(g.zero(1), |any, one| any | one)
}

/// What no unit has or the document forbids: a scalar buffer load with a negative offset (8.1.2); a vector buffer access that
/// asks for the status of its fetch; a stack instruction with flags, of which the document only has the names (12.5.3).
fn refused_field(g: &Builder, words: &Wire, format: Format, units: Units) -> Wire {
    match format {
        Format::Smem => {
            let is_buffer_load = opcode_rom(g, words, format, scalar_memory::is_buffer_load);
            field(words, format, FieldName::Ioffset).msb() & is_buffer_load
        }
        Format::Vbuffer => field(words, format, FieldName::Tfe),
        Format::Vds if units.stacks => {
            let is_stack = opcode_rom(g, words, format, |row| {
                lds::operations::operation(row).is_some_and(|operation| operation.stack)
            });
            is_stack & field(words, format, FieldName::Offset1).any()
        }
        _ => g.zero(1),
    }
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
        /// The wave has 64 lanes.
        in wave64: (Bit),
        /// [`IssueClass`].
        out class: (Bits<3>),
        /// Length in dwords, with a literal.
        out dwords: (Bits<3>),
        /// A vector ALU operation that writes VCC, EXEC or an SGPR.
        out writes_scalar: (Bit),
        /// A vector ALU operation that adds M0 to register numbers.
        out reads_m0: (Bit),
        /// The wave stops until the instruction is done.
        out stops_wave: (Bit),
        /// A store: it counts in STOREcnt.
        out is_store: (Bit),
        /// FLAT: it counts in DScnt too.
        out is_flat: (Bit),
    }
    |g| {
        let word0 = g.input("word0");
        let words = g.input("word1").concat(&word0);
        let wave64 = g.input("wave64");
        let mut class = g.constant(3, IssueClass::Illegal as u128);
        let mut dwords = g.constant(3, 1);
        let mut scalar = g.zero(1);
        for format in FORMATS.into_iter().rev() {
            let here = g.name(&format!("is_{}", format.layout().name.to_lowercase()), &has_format(&word0, format));
            let classes = CLASSES;
            let refused = match legality::FORMATS.contains(&format) {
                true => legality::refused(g, &words, format, &wave64, units),
                false => unsupported_source(g, &words, format),
            };
            let refused = refused | state::refused(g, &words, format) | transfer::refused(g, &words, format);
            let supported = !(refused | refused_field(g, &words, format, units));
            let bits = classes.map(|wanted| {
                let known = opcodes_hold(g, &words, format, |row| class_in(row, units) == wanted) & &supported;
                g.constant(3, wanted as u128).when(&known)
            });
            let literal = has_literal(g, &words, format);
            let literal = match format {
                Format::VopdX => literal | has_literal(g, &words, Format::VopdY),
                _ => literal | legality::has_dpp(g, &words, format),
            };
            let length = g.constant(3, format.layout().dwords.into()) + literal.zero_extend(3);
            class = here.select(&g.or_all(3, &bits), &class);
            dwords = here.select(&length, &dwords);
            scalar = here.select(&opcode_rom(g, &words, format, writes_scalar), &scalar);
        }
        g.output("class", &class);
        g.output("dwords", &dwords);
        g.output("writes_scalar", &scalar);
        g.output("is_flat", &has_format(&word0, Format::Vflat));
        let relative = [Format::Vop1, Format::Vop3].map(|format| {
            let reads = opcode_rom(g, &words, format, |row| row.reads.contains(Implicit::M0));
            has_format(&word0, format) & reads
        });
        g.output("reads_m0", &g.or_all(1, &relative));
        let stops = [Format::Sop1, Format::Sopk]
            .map(|format| has_format(&word0, format) & transfer::stops_wave(g, &words, format));
        g.output("stops_wave", &g.or_all(1, &stops));
        let stores = memory::FORMATS.map(|format| {
            let always = opcode_rom(g, &words, format, |row| memory::counts_in(row) == Counter::Store);
            // An atomic operation that returns nothing (TH[0], 4.1.1).
            let atomic = opcode_rom(g, &words, format, |row| memory::counts_in(row) == Counter::Atomic);
            has_format(&word0, format) & (always | atomic & !field(&words, format, FieldName::Th).bit(0))
        });
        g.output("is_store", &stores.into_iter().fold(g.zero(1), |any, one| any | one));
    }
}
