//! Decodes what goes through scalar memory: SMEM (5.4), and of SOP1 and SOPK what moves the program counter (4.1).
//!
//! An offset is a constant of 21 bits with a sign, a register, or both: IMM and SOFFSET_EN say which. Stores and atomic operations
//! are accesses with a change ([`ScalarChange`]). Scratch is refused.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use crate::atomic::alu::AtomicOperation;
use crate::front::decode::rdna4::smem::{Load, LoadWires, dwords};
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, FIRST_TRAP, NULL, VCC};
use crate::scalar::access::{AccessKind, Datum, DatumWires, ScalarAccessWires};
use crate::scalar::changes::{ScalarChange, ScalarChangeWires};
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
        op::S_STORE_DWORD => (Load, dwords(1)),
        op::S_STORE_DWORDX2 => (Load, dwords(2)),
        op::S_STORE_DWORDX4 => (Load, dwords(4)),
        op::S_BUFFER_STORE_DWORD => (BufferLoad, dwords(1)),
        op::S_BUFFER_STORE_DWORDX2 => (BufferLoad, dwords(2)),
        op::S_BUFFER_STORE_DWORDX4 => (BufferLoad, dwords(4)),
        op::S_DCACHE_WB | op::S_DCACHE_WB_VOL => (Hint, dwords(0)),
        // There is no address translation to probe, and nothing to discard.
        op::S_ATC_PROBE | op::S_ATC_PROBE_BUFFER | op::S_DCACHE_DISCARD | op::S_DCACHE_DISCARD_X2 => (Hint, dwords(0)),
        op::S_MEMTIME | op::S_MEMREALTIME => (Clock, dwords(2)),
        other => {
            let (_, buffer, wide) = atomic(other)?;
            (if buffer { BufferLoad } else { Load }, dwords(if wide { 2 } else { 1 }))
        }
    })
}

macro_rules! atomics {
    ($($operation:ident $pointer:ident $buffer:ident $wide_pointer:ident $wide_buffer:ident)*) => {
        [$(([op::$pointer, op::$buffer, op::$wide_pointer, op::$wide_buffer], AtomicOperation::$operation)),*]
    };
}

/// Atomic operations: through a pointer and a resource, of 32 and of 64 bits.
const ATOMICS: [([op::Operation; 4], AtomicOperation); 13] = atomics! {
    Swap S_ATOMIC_SWAP S_BUFFER_ATOMIC_SWAP S_ATOMIC_SWAP_X2 S_BUFFER_ATOMIC_SWAP_X2
    CompareSwap S_ATOMIC_CMPSWAP S_BUFFER_ATOMIC_CMPSWAP S_ATOMIC_CMPSWAP_X2 S_BUFFER_ATOMIC_CMPSWAP_X2
    Add S_ATOMIC_ADD S_BUFFER_ATOMIC_ADD S_ATOMIC_ADD_X2 S_BUFFER_ATOMIC_ADD_X2
    Subtract S_ATOMIC_SUB S_BUFFER_ATOMIC_SUB S_ATOMIC_SUB_X2 S_BUFFER_ATOMIC_SUB_X2
    MinSigned S_ATOMIC_SMIN S_BUFFER_ATOMIC_SMIN S_ATOMIC_SMIN_X2 S_BUFFER_ATOMIC_SMIN_X2
    MinUnsigned S_ATOMIC_UMIN S_BUFFER_ATOMIC_UMIN S_ATOMIC_UMIN_X2 S_BUFFER_ATOMIC_UMIN_X2
    MaxSigned S_ATOMIC_SMAX S_BUFFER_ATOMIC_SMAX S_ATOMIC_SMAX_X2 S_BUFFER_ATOMIC_SMAX_X2
    MaxUnsigned S_ATOMIC_UMAX S_BUFFER_ATOMIC_UMAX S_ATOMIC_UMAX_X2 S_BUFFER_ATOMIC_UMAX_X2
    And S_ATOMIC_AND S_BUFFER_ATOMIC_AND S_ATOMIC_AND_X2 S_BUFFER_ATOMIC_AND_X2
    Or S_ATOMIC_OR S_BUFFER_ATOMIC_OR S_ATOMIC_OR_X2 S_BUFFER_ATOMIC_OR_X2
    Xor S_ATOMIC_XOR S_BUFFER_ATOMIC_XOR S_ATOMIC_XOR_X2 S_BUFFER_ATOMIC_XOR_X2
    Increment S_ATOMIC_INC S_BUFFER_ATOMIC_INC S_ATOMIC_INC_X2 S_BUFFER_ATOMIC_INC_X2
    Decrement S_ATOMIC_DEC S_BUFFER_ATOMIC_DEC S_ATOMIC_DEC_X2 S_BUFFER_ATOMIC_DEC_X2
};

/// The atomic operation of an opcode, whether it goes through a resource, and whether it has 64 bits.
fn atomic(opcode: op::Operation) -> Option<(AtomicOperation, bool, bool)> {
    ATOMICS.iter().find_map(|(opcodes, operation)| {
        let at = opcodes.iter().position(|known| *known == opcode)?;
        Some((*operation, at % 2 == 1, at >= 2))
    })
}

const STORES: [op::Operation; 6] = [
    op::S_STORE_DWORD,
    op::S_STORE_DWORDX2,
    op::S_STORE_DWORDX4,
    op::S_BUFFER_STORE_DWORD,
    op::S_BUFFER_STORE_DWORDX2,
    op::S_BUFFER_STORE_DWORDX4,
];

/// What an opcode changes; `None` of a load. Whether it returns what was there is a bit of the instruction.
fn change(opcode: op::Operation) -> Option<ScalarChange> {
    let stores = STORES.contains(&opcode);
    let swap = stores.then_some((AtomicOperation::Swap, false, false));
    let (operation, _, wide) = swap.or_else(|| atomic(opcode))?;
    Some(ScalarChange { valid: true, operation, wide, returns: !stores, stores })
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

/// The instruction of SMEM stores or has an atomic operation, 1 bit.
fn changes(g: &Builder, words: &Wire) -> Wire {
    opcode_rom(g, words, Format::SmemCdna, |row| change(row.operation).is_some())
}

/// The instruction stops its wave until it is done, 1 bit.
pub fn stops_wave(g: &Builder, words: &Wire) -> Wire {
    let here =
        FORMATS.map(|format| has_format(words, format) & opcode_rom(g, words, format, |row| jump(row).is_some()));
    g.or_all(1, &here) | has_format(words, Format::SmemCdna) & changes(g, words)
}

/// The constant that is added, 21 bits.
fn constant(words: &Wire) -> Wire {
    field(words, Format::SmemCdna, FieldName::Ioffset).when(&field(words, Format::SmemCdna, FieldName::Imm))
}

/// A scalar buffer access has a negative constant, or not all data of a change lie in registers, 1 bit.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    let buffer = |row: &Opcode| access(row.operation).is_some_and(|(kind, _)| kind == AccessKind::BufferLoad);
    // A comparand lies behind the data.
    let data = lookup(g, words, Format::SmemCdna, 5, |row| {
        let shape = row.operands.iter().find(|shape| shape.field == FieldName::Sdata)?;
        Some(Value::new(5, shape.data.registers().into()))
    });
    let first = placed(&field(words, Format::SmemCdna, FieldName::Sdata));
    constant(words).msb() & opcode_rom(g, words, Format::SmemCdna, buffer)
        | changes(g, words) & !in_registers(&first, &data)
}

/// The `dwords` (5 bits) registers from `first` (7 bits) on are all of one kind.
fn in_registers(first: &Wire, dwords: &Wire) -> Wire {
    let beyond = first.zero_extend(8) + dwords.zero_extend(8);
    let within = |start: u128, end: u128| !first.less(&first.same_width(start)) & !beyond.same_width(end).less(&beyond);
    within(0, VCC) | within(VCC, FIRST_TRAP) | within(EXEC, FIRST_CONSTANT)
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
    let is_load = kind.is_a(AccessKind::Load) | kind.is_a(AccessKind::BufferLoad);
    let has_register = (register | !imm) & &is_load;
    ScalarAccessWires {
        transfers: kind.is_a(AccessKind::Clock),
        stops_wave: changes(g, words),
        base_missing: !base.less(&base.same_width(NULL)),
        base,
        offset: has_register.select(&offset, &g.constant(7, NULL)),
        immediate: constant(words).sign_extend(24).when(&is_load),
        kind,
        datum,
        discard: !in_registers(&destination, &dwords),
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
    let facts = lookup(g, &words, Format::SmemCdna, ScalarChange::BITS as u32, |row| {
        change(row.operation).map(PortBits::to_value)
    });
    let change = ScalarChangeWires::unpack(&facts.when(&is_memory));
    let returns = &change.returns & field(&words, Format::SmemCdna, FieldName::Glc);
    g.output_of("change_0", &ScalarChangeWires { returns, ..change });
}
