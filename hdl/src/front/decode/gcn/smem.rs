//! Decodes what goes through scalar memory: SMRD (SQ_SMRD), and of SOP1 what moves the program counter (SQ_SOP1).
//!
//! A constant offset counts dwords, one in an SGPR bytes. A literal that is beyond the reach of the machine's offset is refused.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use crate::front::decode::rdna4::smem::{Load, LoadWires, dwords};
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, FIRST_TRAP, LITERAL, NULL, VCC};
use crate::scalar::access::{AccessKind, Datum, DatumWires, ScalarAccessWires};
use rust_hdl::prelude::*;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// What an SMRD opcode does; `None` when it is not executed.
fn access(opcode: op::Operation) -> Option<(AccessKind, Load)> {
    use AccessKind::{BufferLoad, Clock, Invalidate, Load};
    Some(match opcode {
        op::S_LOAD_DWORD => (Load, dwords(1)),
        op::S_LOAD_DWORDX2 => (Load, dwords(2)),
        op::S_LOAD_DWORDX4 => (Load, dwords(4)),
        op::S_LOAD_DWORDX8 => (Load, dwords(8)),
        op::S_LOAD_DWORDX16 => (Load, dwords(16)),
        op::S_BUFFER_LOAD_DWORD => (BufferLoad, dwords(1)),
        op::S_BUFFER_LOAD_DWORDX2 => (BufferLoad, dwords(2)),
        op::S_BUFFER_LOAD_DWORDX4 => (BufferLoad, dwords(4)),
        op::S_BUFFER_LOAD_DWORDX8 => (BufferLoad, dwords(8)),
        op::S_BUFFER_LOAD_DWORDX16 => (BufferLoad, dwords(16)),
        op::S_DCACHE_INV | op::S_DCACHE_INV_VOL => (Invalidate, dwords(0)),
        op::S_MEMTIME => (Clock, dwords(2)),
        _ => return None,
    })
}

/// The opcodes of SOP1 that move the program counter.
const JUMPS: [(op::Operation, AccessKind, u64); 3] = [
    (op::S_GETPC_B64, AccessKind::GetPc, 2),
    (op::S_SETPC_B64, AccessKind::SetPc, 0),
    (op::S_SWAPPC_B64, AccessKind::SwapPc, 2),
];

fn jump(row: &Opcode) -> Option<(AccessKind, u64)> {
    JUMPS.iter().find(|(known, ..)| *known == row.operation).map(|(_, kind, dwords)| (*kind, *dwords))
}

/// Scalar memory executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    access(row.operation).is_some() || jump(row).is_some()
}

/// The instruction of SOP1 stops its wave until it is done, 1 bit.
pub fn stops_wave(g: &Builder, words: &Wire) -> Wire {
    has_format(words, Format::Sop1) & opcode_rom(g, words, Format::Sop1, |row| jump(row).is_some())
}

/// The SMRD instruction takes the dword behind it as its offset, 1 bit.
pub fn has_literal(words: &Wire) -> Wire {
    !field(words, Format::Smrd, FieldName::Imm) & field(words, Format::Smrd, FieldName::Ioffset).is(LITERAL)
}

/// The offset of an SMRD instruction is neither a constant within reach nor a scalar register, 1 bit.
pub fn refused(words: &Wire) -> Wire {
    let code = field(words, Format::Smrd, FieldName::Ioffset);
    let literal = has_literal(words);
    let in_register = !field(words, Format::Smrd, FieldName::Imm) & !&literal;
    // Four times the literal is a positive number of 24 bits.
    in_register & !code.less(&code.same_width(FIRST_CONSTANT)) | literal & words.slice(32 + 21, 11).any()
}

/// An SMRD instruction.
fn memory(g: &Builder, words: &Wire) -> ScalarAccessWires {
    let get = |name| field(words, Format::Smrd, name);
    let facts = |width: usize, of: &dyn Fn((AccessKind, Load)) -> tombolo_netlist::Value| {
        lookup(g, words, Format::Smrd, width as u32, |row| access(row.operation).map(of))
    };
    let kind = facts(AccessKind::BITS, &|(kind, _)| kind.to_value());
    let LoadWires { datum, dwords } = LoadWires::unpack(&facts(Load::BITS, &|(_, load)| load.to_value()));
    let base = get(FieldName::Sbase).concat(&g.zero(1));
    let code = get(FieldName::Ioffset);
    let literal = has_literal(words);
    let constant = literal.select(&words.slice(32, 22), &code.zero_extend(22)).concat(&g.zero(2));
    let is_constant = get(FieldName::Imm) | &literal;
    let destination = placed(&get(FieldName::Sdst));
    let beyond = destination.zero_extend(8) + dwords.zero_extend(8);
    let within = |first: u128, end: u128| {
        !destination.less(&destination.same_width(first)) & !beyond.same_width(end).less(&beyond)
    };
    let in_registers = within(0, VCC) | within(VCC, FIRST_TRAP) | within(EXEC, FIRST_CONSTANT);
    let is_load = kind.is_a(AccessKind::Load) | kind.is_a(AccessKind::BufferLoad);
    ScalarAccessWires {
        transfers: kind.is_a(AccessKind::Clock),
        stops_wave: g.zero(1),
        base_missing: !base.less(&base.same_width(NULL)),
        base,
        offset: (is_constant | !is_load).select(&g.constant(7, NULL), &placed(&code.slice(0, 7))),
        immediate: constant.when(&get(FieldName::Imm).select(&g.constant(1, 1), &literal)),
        kind,
        datum,
        discard: !in_registers,
        destination,
        dwords,
    }
}

/// An instruction of SOP1.
fn jumped(g: &Builder, words: &Wire) -> ScalarAccessWires {
    let facts = |width: u32, of: &dyn Fn((AccessKind, u64)) -> tombolo_netlist::Value| {
        lookup(g, words, Format::Sop1, width, |row| jump(row).map(of))
    };
    let destination = placed(&field(words, Format::Sop1, FieldName::Sdst));
    ScalarAccessWires {
        kind: facts(AccessKind::BITS as u32, &|(kind, _)| kind.to_value()),
        transfers: g.constant(1, 1),
        stops_wave: g.constant(1, 1),
        base: placed(&field(words, Format::Sop1, FieldName::Ssrc0).slice(0, 7)),
        base_missing: g.zero(1),
        offset: g.constant(7, NULL),
        immediate: g.zero(24),
        datum: DatumWires::unpack(&g.zero(Datum::BITS as u32)),
        discard: g.zero(1),
        destination,
        dwords: facts(5, &|(_, dwords)| tombolo_netlist::Value::new(5, dwords.into())),
    }
}

/// Decodes an instruction: the body of `SmemDecode`.
pub fn decode(g: &Builder) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let is_jump = has_format(&word_0, Format::Sop1);
    let access = is_jump.select(&jumped(g, &words).pack(g), &memory(g, &words).pack(g));
    g.output_of("access", &ScalarAccessWires::unpack(&access));
}
