//! Decodes instructions of vector memory: FLAT, GLOBAL and SCRATCH (chapter 9 of GCN's heirs; LLVM, "User Guide for AMDGPU Backend"), MUBUF and MTBUF, and
//! what controls the cache. All of it counts in LOADcnt, stores too: that is VM_CNT.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use crate::front::decode::gcn::vmem::constant_offset;
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::{FIRST_CONSTANT, NULL};
use crate::texture::instruction::{ImageAccess, ImageAccessWires};
use crate::vmem::operations::{self, Access, Kind, MemoryAccessWires, MemoryControl, MemoryControlWires, Space};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// The formats.
pub const FORMATS: [Format; 5] =
    [Format::FlatCdna, Format::GlobalCdna, Format::ScratchCdna, Format::MubufCdna, Format::MtbufCdna];
/// Those that go through a buffer resource.
const OF_BUFFERS: [Format; 2] = [Format::MubufCdna, Format::MtbufCdna];
/// Code of SADDR where there is none.
const NO_BASE: u128 = 0x7f;

/// What an opcode of vector memory asks for; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    let memory = row.memory.filter(|_| FORMATS.contains(&row.format))?;
    operations::access(memory, row.format == Format::FlatCdna)
}

/// A load without a destination: it goes to LDS.
fn has_no_destination(row: &Opcode) -> bool {
    access(row).is_some_and(|access| access.kind == Kind::Load)
        && !row.operands.iter().any(|operand| operand.access.writes())
}

/// A load of buffers may go to LDS: formatted ones do not here.
fn may_be_shared(row: &Opcode) -> bool {
    row.modifiers.flags.contains(Flags::LDS)
        && access(row).is_some_and(|access| access.kind == Kind::Load && !access.formatted)
}

/// The instruction asks for what this machine does not do: a formatted load to LDS, an SOFFSET that is neither a register nor a small integer.
pub fn refused(g: &Builder, words: &Wire, format: Format) -> Wire {
    let code = field(words, format, FieldName::Soffset);
    let in_register = code.less(&code.same_width(FIRST_CONSTANT));
    let offset = !(in_register | constant_offset(&code).1);
    match format {
        Format::MubufCdna => {
            offset | field(words, format, FieldName::Lds) & !opcode_rom(g, words, format, may_be_shared)
        }
        _ => offset,
    }
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
    let offset = placed(&field(&words, Format::MubufCdna, FieldName::Soffset).slice(0, 7));
    g.output("first_scalar", &of_buffers(g, &word_0).select(&offset, &base(g, &words).0));
    g.output("is_flat", &has_format(&word_0, Format::FlatCdna));
}

/// The instruction goes through a buffer resource, 1 bit.
fn of_buffers(g: &Builder, word: &Wire) -> Wire {
    g.or_all(1, &OF_BUFFERS.map(|format| has_format(word, format)))
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
    let [flat, _, scratch, _, typed] = FORMATS.map(|format| has_format(&word_0, format));
    let buffer = g.name("of_buffers", &of_buffers(g, &word_0));
    let width = MemoryControl::BITS as u32;
    let gated = FORMATS.map(|format| {
        let control = lookup(g, &words, format, width, |row| access(row).map(|access| access.control().to_value()));
        control.when(&has_format(&word_0, format))
    });
    let control = MemoryControlWires::unpack(&g.name("control", &g.or_all(width, &gated)));
    let [load, atomic, only_controls] = [Kind::Load, Kind::Atomic, Kind::Control].map(|kind| control.kind.is_a(kind));
    let of_buffer = |name| field(&words, Format::MubufCdna, name);
    let of_format = |name| field(&words, Format::MtbufCdna, name);
    // GLC, here SC0, of an atomic operation: the value before it is returned.
    let glc = buffer.select(&of_buffer(FieldName::Glc), &get(FieldName::Glc));
    let system = typed.select(&of_format(FieldName::Sc1), &of_buffer(FieldName::Sc1));
    let system = buffer.select(&system, &get(FieldName::Sc1));
    let returns = load | atomic & &glc;
    let segments = [Format::GlobalCdna, Format::ScratchCdna];
    let alone = segments.map(|format| has_format(&word_0, format) & opcode_rom(g, &words, format, has_no_destination));
    let of_buffer_to_lds = &buffer & !&typed & of_buffer(FieldName::Lds);
    let shared = g.name("shared", &(g.or_all(1, &alone) | of_buffer_to_lds));

    let (value, is_constant) = constant_offset(&of_buffer(FieldName::Soffset));
    let [index, offset] = [FieldName::Idxen, FieldName::Offen].map(|name| of_buffer(name) & &buffer);
    // A constant in SOFFSET goes beside OFFSET, since it is not swizzled with that: see `crate::vmem::address`.
    let buffer_offset = value.when(&is_constant).concat(&of_buffer(FieldName::Ioffset)).zero_extend(24);
    let (_, has_base) = base(g, &words);
    let of_global = has_base.select(&g.constant(2, 1), &g.constant(2, 2));
    let rows = scratch.select(&get(FieldName::Sve).zero_extend(2), &of_global);
    let rows = buffer.select(&(index.zero_extend(2) + offset.zero_extend(2)), &rows);
    let rows = rows.when(&!&only_controls);
    let has_scalar = buffer.select(&!&is_constant, &has_base);
    let spaces = [(&flat, Space::Flat), (&scratch, Space::Scratch), (&(&buffer & !&only_controls), Space::Buffer)];
    let space = spaces
        .iter()
        .fold(g.constant_of(Space::Global), |other, (here, space)| here.select(&g.constant_of(*space), &other));
    let access = MemoryAccessWires {
        space,
        counts_load: g.constant(1, 1),
        returns,
        wide_address: rows.is(2) & !&buffer,
        address_rows: rows,
        has_scalar: has_scalar & !&only_controls,
        has_index: index & !&only_controls,
        has_offset: offset & !&only_controls,
        typed,
        format: of_format(FieldName::Nfmt).concat(&of_format(FieldName::Dfmt)),
        resource: of_buffer(FieldName::Rsrc).concat(&g.zero(2)),
        address: get(FieldName::Addr),
        source: get(FieldName::Data0),
        destination: buffer.select(&of_buffer(FieldName::Vdata), &get(FieldName::Vdst)).when(&!&shared),
        offset: buffer.select(&buffer_offset, &flat_offset(&words)).when(&!&only_controls),
        beyond_unit: glc | system,
        image: ImageAccessWires::unpack(&g.zero(ImageAccess::BITS as u32)),
        accumulates: get(FieldName::Acc) & !&shared,
        shared,
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
