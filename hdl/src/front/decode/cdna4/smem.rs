//! Decodes what goes through scalar memory: SMEM (5.4), and of SOP1 and SOPK what moves the program counter (4.1).
//!
//! An offset is a constant of 21 bits with a sign, a register, or both: IMM and SOFFSET_EN say which. Stores, atomic operations and scratch are refused.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use crate::front::decode::rdna4::smem::{Load, LoadWires, dwords};
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, FIRST_TRAP, NULL, VCC};
use crate::scalar::access::{AccessKind, Datum, DatumWires, ScalarAccessWires};
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// What an SMEM opcode does; `None` when it is not executed. Nothing is ever dirty in the cache, so that there is nothing to write back.
fn access(opcode: op::Operation) -> Option<(AccessKind, Load)> {
    use AccessKind::{BufferLoad, Clock, Hint, Invalidate, Load};
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
        op::S_DCACHE_WB | op::S_DCACHE_WB_VOL => (Hint, dwords(0)),
        op::S_MEMTIME | op::S_MEMREALTIME => (Clock, dwords(2)),
        _ => return None,
    })
}

/// The opcodes that move the program counter, and registers that they write.
const JUMPS: [(op::Operation, AccessKind, u64); 4] = [
    (op::S_GETPC_B64, AccessKind::GetPc, 2),
    (op::S_SETPC_B64, AccessKind::SetPc, 0),
    (op::S_SWAPPC_B64, AccessKind::SwapPc, 2),
    (op::S_CALL_B64, AccessKind::Call, 2),
];
/// Their formats.
const FORMATS: [Format; 2] = [Format::Sop1, Format::Sopk];

fn jump(row: &Opcode) -> Option<(AccessKind, u64)> {
    JUMPS.iter().find(|(known, ..)| *known == row.operation).map(|(_, kind, dwords)| (*kind, *dwords))
}

/// Scalar memory executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    access(row.operation).is_some() || jump(row).is_some()
}

/// The instruction stops its wave until it is done, 1 bit.
pub fn stops_wave(g: &Builder, words: &Wire) -> Wire {
    let here =
        FORMATS.map(|format| has_format(words, format) & opcode_rom(g, words, format, |row| jump(row).is_some()));
    g.or_all(1, &here)
}

/// The constant that is added, 21 bits.
fn constant(words: &Wire) -> Wire {
    field(words, Format::SmemCdna, FieldName::Ioffset).when(&field(words, Format::SmemCdna, FieldName::Imm))
}

/// A scalar buffer load has a negative constant, 1 bit.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    let buffer = |row: &Opcode| access(row.operation).is_some_and(|(kind, _)| kind == AccessKind::BufferLoad);
    constant(words).msb() & opcode_rom(g, words, Format::SmemCdna, buffer)
}

/// An SMEM instruction.
fn memory(g: &Builder, words: &Wire) -> ScalarAccessWires {
    let get = |name| field(words, Format::SmemCdna, name);
    let facts = |width: usize, of: &dyn Fn((AccessKind, Load)) -> Value| {
        lookup(g, words, Format::SmemCdna, width as u32, |row| access(row.operation).map(of))
    };
    let kind = facts(AccessKind::BITS, &|(kind, _)| kind.to_value());
    let LoadWires { datum, dwords } = LoadWires::unpack(&facts(Load::BITS, &|(_, load)| load.to_value()));
    let base = get(FieldName::Sbase).concat(&g.zero(1));
    let (imm, register) = (get(FieldName::Imm), get(FieldName::SoffsetEn));
    // Without either bit the constant names a register.
    let named = get(FieldName::Ioffset).slice(0, 7);
    let offset = placed(&register.select(&get(FieldName::Soffset), &named));
    let destination = placed(&get(FieldName::Sdata));
    let beyond = destination.zero_extend(8) + dwords.zero_extend(8);
    let within = |first: u128, end: u128| {
        !destination.less(&destination.same_width(first)) & !beyond.same_width(end).less(&beyond)
    };
    let in_registers = within(0, VCC) | within(VCC, FIRST_TRAP) | within(EXEC, FIRST_CONSTANT);
    let is_load = kind.is_a(AccessKind::Load) | kind.is_a(AccessKind::BufferLoad);
    let has_register = (register | !imm) & &is_load;
    ScalarAccessWires {
        transfers: kind.is_a(AccessKind::Clock),
        stops_wave: g.zero(1),
        base_missing: !base.less(&base.same_width(NULL)),
        base,
        offset: has_register.select(&offset, &g.constant(7, NULL)),
        immediate: constant(words).sign_extend(24).when(&is_load),
        kind,
        datum,
        discard: !in_registers,
        destination,
        dwords,
    }
}

/// An instruction of SOP1 or SOPK.
fn jumped(g: &Builder, words: &Wire) -> ScalarAccessWires {
    let facts = |width: u32, of: &dyn Fn((AccessKind, u64)) -> Value| {
        let of_format = |format| lookup(g, words, format, width, |row| jump(row).map(of));
        has_format(words, Format::Sop1).select(&of_format(Format::Sop1), &of_format(Format::Sopk))
    };
    let destination = placed(&field(words, Format::Sop1, FieldName::Sdst));
    ScalarAccessWires {
        kind: facts(AccessKind::BITS as u32, &|(kind, _)| kind.to_value()),
        transfers: g.constant(1, 1),
        stops_wave: g.constant(1, 1),
        base: placed(&field(words, Format::Sop1, FieldName::Ssrc0).slice(0, 7)),
        base_missing: g.zero(1),
        offset: g.constant(7, NULL),
        immediate: field(words, Format::Sopk, FieldName::Simm16).concat(&g.zero(2)).sign_extend(24),
        datum: DatumWires::unpack(&g.zero(Datum::BITS as u32)),
        discard: g.zero(1),
        destination,
        dwords: facts(5, &|(_, dwords)| Value::new(5, dwords.into())),
    }
}

/// Decodes an instruction: the body of `SmemDecode`.
pub fn decode(g: &Builder) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let is_memory = has_format(&word_0, Format::SmemCdna);
    let access = is_memory.select(&memory(g, &words).pack(g), &jumped(g, &words).pack(g));
    g.output_of("access", &ScalarAccessWires::unpack(&access));
}
