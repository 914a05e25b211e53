//! What issue has to know of an instruction beside its class: for how many clocks silicon's vector ALU is busy with it, and
//! which scalars stand between a vector instruction that is still queued and a scalar instruction behind it.
//!
//! The clocks are those of traces of a gfx1201 (docs/timing.md): shifts of 64 bits take two, products of 32 by 32 bits and the
//! transcendental functions of all lanes four.

use super::opcode_rom::{field, opcode_rom, reads_field};
use crate::parts::constants::{EXEC, SCC};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Class, Implicit, Opcode};
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_netlist::builder::{Builder, Wire};

/// Integer operations that take more than one clock.
const SLOW: &[(op::Operation, u32)] = &[
    (op::V_LSHLREV_B64, 2),
    (op::V_LSHRREV_B64, 2),
    (op::V_ASHRREV_I64, 2),
    (op::V_MAD_CO_U64_U32, 4),
    (op::V_MAD_CO_I64_I32, 4),
    (op::V_MUL_LO_U32, 4),
    (op::V_MUL_HI_U32, 4),
    (op::V_MUL_HI_I32, 4),
];
/// Clocks of a transcendental function of all lanes.
const TRANSCENDENTAL: u32 = 4;

/// Clocks for which an operation keeps the lanes busy.
pub fn lane_clocks(row: &Opcode) -> u32 {
    let operation = row.single_operation();
    SLOW.iter().find(|(known, _)| *known == operation).map_or(1, |(_, clocks)| *clocks)
}

/// Clocks until the next vector instruction of the wave may issue.
pub fn issue_clocks(row: &Opcode) -> u32 {
    let of_one_lane = row.operands.iter().any(|operand| operand.kind == OperandKind::SgprInVdst);
    if row.class == Class::Trans && !of_one_lane { TRANSCENDENTAL } else { lane_clocks(row) }
}

/// Those clocks of an instruction of `format` behind the first one, 2 bits.
pub fn clocks_behind(g: &Builder, words: &Wire, format: Format) -> Wire {
    let of = |bit: u32| opcode_rom(g, words, format, |row| (issue_clocks(row) - 1) >> bit & 1 != 0);
    of(1).concat(&of(0))
}

/// An instruction of `format` of the vector ALU reads SGPRs, VCC or SCC.
pub fn reads_scalars(g: &Builder, words: &Wire, format: Format) -> Wire {
    let sources = [FieldName::Src0, FieldName::Src1, FieldName::Src2];
    let named = sources.into_iter().filter(|name| format.field(*name).is_some()).map(|name| {
        let code = field(words, format, name);
        let is_scalar = !code.msb() & (!code.bit(7) | code.slice(0, 8).is(SCC));
        is_scalar & opcode_rom(g, words, format, |row| reads_field(row, name))
    });
    let own = opcode_rom(g, words, format, reads_conditions);
    named.fold(own, |any, one| any | one)
}

/// The opcode reads VCC or SCC, whatever its sources are.
pub fn reads_conditions(row: &Opcode) -> bool {
    let reads_vcc = |operand: &OperandShape| operand.kind == OperandKind::Vcc && operand.access.reads();
    row.reads.intersects(Implicit::VCC | Implicit::SCC) || row.operands.iter().any(reads_vcc)
}

/// A destination (7 bits) is EXEC, or a half of it; of scalar memory, which writes sixteen registers at most, one of them may be.
pub fn may_be_exec(destination: &Wire, of_memory: bool) -> Wire {
    // Sixteen registers that begin below these do not reach EXEC.
    if of_memory { destination.slice(5, 2).is(EXEC >> 5) } else { destination.slice(1, 6).is(EXEC >> 1) }
}

/// A scalar instruction of `format` writes EXEC or MODE, which every queued vector instruction still reads, or a register that
/// M0 names.
pub fn writes_masks(g: &Builder, words: &Wire, format: Format) -> Wire {
    let own = opcode_rom(g, words, format, |row| {
        row.writes.intersects(Implicit::EXEC | Implicit::MODE) || row.reads.contains(Implicit::M0)
    });
    let destination = match format {
        Format::Sop1 | Format::Sop2 | Format::Sopk => may_be_exec(&field(words, format, FieldName::Sdst), false),
        Format::Smem => may_be_exec(&field(words, format, FieldName::Sdata), true),
        _ => g.zero(1),
    };
    own | destination
}

/// Of those that [`writes_masks`]: an instruction of the scalar ALU writes EXEC alone of what queued vector instructions read.
pub fn changes_exec(g: &Builder, words: &Wire, format: Format, writes_masks: &Wire) -> Wire {
    if format == Format::Smem {
        return g.zero(1);
    }
    writes_masks
        & !opcode_rom(g, words, format, |row| row.writes.contains(Implicit::MODE) || row.reads.contains(Implicit::M0))
}
