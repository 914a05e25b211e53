//! Decodes instructions of vector memory: FLAT, GLOBAL and SCRATCH (chapter 9 of GCN's heirs; LLVM, "User Guide for AMDGPU Backend"), and what controls the
//! cache. All of it counts in LOADcnt, stores too: that is VM_CNT. Buffers and loads to LDS are refused.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::NULL;
use crate::texture::instruction::{ImageAccess, ImageAccessWires};
use crate::vmem::operations::{self, Access, Kind, MemoryAccessWires, MemoryControl, MemoryControlWires, Space};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// The formats.
pub const FORMATS: [Format; 4] = [Format::FlatCdna, Format::GlobalCdna, Format::ScratchCdna, Format::MubufCdna];
/// Code of SADDR where there is none.
const NO_BASE: u128 = 0x7f;

/// What an opcode of vector memory asks for; none if it is not executed. A load without a destination goes to LDS.
pub fn access(row: &Opcode) -> Option<Access> {
    let memory = row.memory.filter(|_| FORMATS.contains(&row.format))?;
    let access = operations::access(memory, row.format == Format::FlatCdna)?;
    let returns = row.operands.iter().any(|operand| operand.field == FieldName::Vdst);
    let there = match access.kind {
        Kind::Control => true,
        Kind::Load => returns && row.format != Format::MubufCdna,
        Kind::Store | Kind::Atomic => row.format != Format::MubufCdna,
    };
    there.then_some(access)
}

/// The constant offset of flat memory, 24 bits: of global memory and scratch it has a sign.
pub fn flat_offset(words: &Wire) -> Wire {
    let bits = field(words, Format::FlatCdna, FieldName::Ioffset);
    let flat = has_format(&words.slice(0, 32), Format::FlatCdna);
    flat.select(&bits.slice(0, 12).zero_extend(24), &bits.sign_extend(24))
}

/// The body of `VmemIssue`.
pub fn issue(g: &Builder) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    g.output("first_scalar", &base(g, &words).0);
    g.output("is_flat", &has_format(&word_0, Format::FlatCdna));
}

/// The scalar register of the base, and whether there is one. Else it is NULL.
fn base(g: &Builder, words: &Wire) -> (Wire, Wire) {
    let saddr = field(words, Format::GlobalCdna, FieldName::Saddr);
    let segment = [Format::GlobalCdna, Format::ScratchCdna].map(|format| has_format(&words.slice(0, 32), format));
    let named = g.or_all(1, &segment) & !saddr.is(NO_BASE);
    (named.select(&placed(&saddr), &g.constant(7, NULL)), named)
}

/// Decodes an instruction: the body of `VmemDecode`.
pub fn decode(g: &Builder) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let get = |name| field(&words, Format::GlobalCdna, name);
    let [flat, _, scratch, _] = FORMATS.map(|format| has_format(&word_0, format));
    let width = MemoryControl::BITS as u32;
    let gated = FORMATS.map(|format| {
        let control = lookup(g, &words, format, width, |row| access(row).map(|access| access.control().to_value()));
        control.when(&has_format(&word_0, format))
    });
    let control = MemoryControlWires::unpack(&g.name("control", &g.or_all(width, &gated)));
    let [load, atomic, only_controls] = [Kind::Load, Kind::Atomic, Kind::Control].map(|kind| control.kind.is_a(kind));
    // GLC, here SC0, of an atomic operation: the value before it is returned.
    let returns = load | atomic & get(FieldName::Glc);
    let (_, has_scalar) = base(g, &words);
    let of_global = has_scalar.select(&g.constant(2, 1), &g.constant(2, 2));
    let rows = scratch.select(&get(FieldName::Sve).zero_extend(2), &of_global);
    let rows = rows.when(&!&only_controls);
    let space = flat.select(&g.constant_of(Space::Flat), &g.constant_of(Space::Global));
    let space = scratch.select(&g.constant_of(Space::Scratch), &space);
    let access = MemoryAccessWires {
        space,
        counts_load: g.constant(1, 1),
        returns,
        wide_address: rows.is(2),
        address_rows: rows,
        has_scalar: has_scalar & !&only_controls,
        has_index: g.zero(1),
        has_offset: g.zero(1),
        typed: g.zero(1),
        format: g.zero(7),
        resource: g.zero(7),
        address: get(FieldName::Addr),
        source: get(FieldName::Data0),
        destination: get(FieldName::Vdst),
        offset: flat_offset(&words).when(&!&only_controls),
        beyond_unit: get(FieldName::Glc) | get(FieldName::Sc1),
        image: ImageAccessWires::unpack(&g.zero(ImageAccess::BITS as u32)),
        accumulates: get(FieldName::Acc),
        control,
    };
    g.output_of("access", &access);
}

/// The instruction counts in LOADcnt, 1 bit.
pub fn counts(g: &Builder, words: &Wire) -> Wire {
    let here =
        FORMATS.map(|format| has_format(words, format) & opcode_rom(g, words, format, |row| access(row).is_some()));
    g.or_all(1, &here)
}
