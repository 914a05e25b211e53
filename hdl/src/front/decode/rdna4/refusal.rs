//! Which instructions this machine refuses although it has their opcode: operands that the opcode does not admit, reserved source
//! codes, dual instructions that break the rules of 7.8, fields of what no unit has.

use super::opcode_rom::{field, opcode_rom, reads_field};
use super::{export, image, lds, smem};
use crate::config::{InstructionSet, Units};
use crate::parts::constants::is_refused;
use crate::scalar::salu::state;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_netlist::builder::{Builder, Wire};

/// Codes of SRC0 that announce a DPP dword: DPP8, DPP8FI, DPP16 (7.9).
const DPP: [u128; 3] = [233, 234, 250];

/// The formats of the vector ALU.
pub const FORMATS: [Format; 7] =
    [Format::Vop1, Format::Vopc, Format::Vop2, Format::Vop3, Format::Vop3p, Format::Vinterp, Format::VopdX];

/// The first source of the instruction announces a DPP dword.
pub fn has_dpp(g: &Builder, words: &Wire, format: Format) -> Wire {
    if !FORMATS.contains(&format) || matches!(format, Format::VopdX | Format::Vinterp) {
        return g.zero(1);
    }
    let source = field(words, format, FieldName::Src0);
    let reads = opcode_rom(g, words, format, |row| reads_field(row, FieldName::Src0));
    DPP.iter().fold(g.zero(1), |any, code| any | source.is(*code)) & reads
}

/// A source code is one that the operand does not admit.
fn refused_source(g: &Builder, words: &Wire, format: Format, name: FieldName, units: Units) -> Wire {
    let source = field(words, format, name);
    let code = source.slice(0, 8);
    let of_kind = |kinds: &'static [OperandKind]| {
        opcode_rom(g, words, format, |row| {
            row.operands.iter().any(|operand| operand.field == name && kinds.contains(&operand.kind))
        })
    };
    let reserved = is_refused(g, &code) & !source.msb();
    let takes_dpp = opcode_rom(g, words, format, |row| units.lane_permutes && row.modifiers.flags.contains(Flags::DPP));
    let reserved = match name {
        FieldName::Src0 => reserved & !(has_dpp(g, words, format) & takes_dpp),
        _ => reserved,
    };
    let wants_scalar =
        of_kind(&[OperandKind::ScalarOnlySource, OperandKind::ScalarSource, OperandKind::RegisterSource]);
    let wants_vgpr = of_kind(&[OperandKind::Vgpr]);
    let dpp = if name == FieldName::Src0 { has_dpp(g, words, format) } else { g.zero(1) };
    let wants_register = of_kind(&[OperandKind::RegisterSource]);
    let misplaced = wants_scalar & source.msb() | wants_register & code.msb() | wants_vgpr & !source.msb() & !dpp;
    reserved & opcode_rom(g, words, format, |row| reads_field(row, name)) | misplaced
}

/// One operation of a dual instruction writes a VGPR that the other one reads: Y what X writes, or X what Y writes. Both
/// operations read before either writes (7.8), so the reader goes first.
pub struct Dependence {
    /// Y reads what X writes.
    pub of_y: Wire,
    /// X reads what Y writes.
    pub of_x: Wire,
}

/// The dependence between the operations of the dual instruction in `words`.
pub fn dependence(g: &Builder, words: &Wire) -> Dependence {
    let (x, y) = (Format::VopdX, Format::VopdY);
    let written_by_x = field(words, x, FieldName::Vdst);
    let written_by_y = field(words, y, FieldName::VdstHigh).concat(&!written_by_x.bit(0));
    let reads = |format: Format, written: &Wire| {
        let reads = |name| opcode_rom(g, words, format, move |row: &Opcode| reads_field(row, name));
        let vgpr = g.constant(1, 1).concat(written);
        field(words, format, FieldName::Src0).equals(&vgpr) & reads(FieldName::Src0)
            | field(words, format, FieldName::Vsrc1).equals(written) & reads(FieldName::Vsrc1)
    };
    Dependence { of_y: reads(y, &written_by_x), of_x: reads(x, &written_by_y) }
}

/// A vector instruction is refused for its operands.
fn refused_operands(g: &Builder, words: &Wire, format: Format, wave64: &Wire, units: Units) -> Wire {
    let sources = |format: Format| {
        let names = [FieldName::Src0, FieldName::Src1, FieldName::Src2];
        let named = names.into_iter().filter(|name| format.field(*name).is_some());
        named.fold(g.zero(1), |any, name| any | refused_source(g, words, format, name, units))
    };
    match format {
        Format::VopdX => {
            let Dependence { of_x, of_y } = dependence(g, words);
            sources(format) | sources(Format::VopdY) | of_x & of_y | wave64
        }
        _ => sources(format),
    }
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
/// asks for the status of its fetch; an export to no target; a stack instruction with flags, of which the document only has the names (12.5.3).
fn refused_field(g: &Builder, words: &Wire, format: Format, units: Units) -> Wire {
    match format {
        Format::Smem => {
            let is_buffer_load = opcode_rom(g, words, format, smem::is_buffer_load);
            field(words, format, FieldName::Ioffset).msb() & is_buffer_load
        }
        Format::Vbuffer => field(words, format, FieldName::Tfe),
        Format::Vexport => export::refused(g, words),
        Format::Vimage | Format::Vsample => image::refused(g, words, format, units),
        Format::Vds if units.stacks => {
            let is_stack =
                opcode_rom(g, words, format, |row| lds::operation(row).is_some_and(|operation| operation.stack));
            is_stack & field(words, format, FieldName::Offset1).any()
        }
        _ => g.zero(1),
    }
}

/// The instruction of SOPK accesses a state register.
fn accesses_register(g: &Builder, words: &Wire) -> Wire {
    opcode_rom(g, words, Format::Sopk, |row| state::EXECUTES.iter().any(|(known, _)| *known == row.operation))
}

/// The instruction of SOPK accesses exceptions, and others than those of the ALUs.
pub fn accesses_exceptions(g: &Builder, words: &Wire) -> [Wire; 2] {
    let constant = field(words, Format::Sopk, FieldName::Simm16);
    let accesses = accesses_register(g, words) & state::is_of_exceptions(&constant, InstructionSet::Rdna4);
    [accesses.clone(), accesses & !state::is_of_alus(&constant)]
}

/// The instruction of `format` in a wave of 64 lanes, or not, is refused by a machine with these units.
pub fn refused(g: &Builder, words: &Wire, format: Format, wave64: &Wire, units: Units) -> Wire {
    let operands = match FORMATS.contains(&format) {
        true => refused_operands(g, words, format, wave64, units),
        false => unsupported_source(g, words, format),
    };
    let fields = match format {
        Format::Sop1 => smem::refused(g, words, units.traps),
        Format::Sopk => {
            accesses_register(g, words) & state::is_unknown(g, &field(words, format, FieldName::Simm16), units)
        }
        _ => refused_field(g, words, format, units),
    };
    operands | fields
}
