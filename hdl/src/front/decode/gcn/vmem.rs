//! Decodes instructions of vector memory: FLAT, MUBUF and MTBUF (SQ_FLAT, SQ_MUBUF, SQ_MTBUF), and with [`image`] those of MIMG.
//!
//! All of it counts in LOADcnt, stores too: that is VM_CNT. ADDR64 of MUBUF adds a 64-bit address of the lane to the base of the resource, and
//! nothing is checked against its size.

use super::opcode_rom::{field, has_format, lookup, opcode_rom, placed};
use super::{alike, image};
use crate::config::Units;
use crate::front::decode::rdna4;
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::FIRST_CONSTANT;
use crate::texture::instruction::{ImageAccess, ImageAccessWires};
use crate::vmem::operations::{Access, Kind, MemoryAccessWires, MemoryControl, MemoryControlWires, Space};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// The formats but for that of images.
const FORMATS: [Format; 3] = [Format::FlatSi, Format::Mubuf, Format::Mtbuf];
/// Code of FLAT_SCRATCH (SQ_SOP1.SSRC0).
const FLAT_SCRATCH: u128 = 104;

/// What an opcode of vector memory asks for; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    if row.format == Format::Mimg {
        return image::access(row);
    }
    if !FORMATS.contains(&row.format) {
        return None;
    }
    let (found, atomic) = alike::of_memory(row.operation)?;
    let access = found.rows().find_map(rdna4::vmem::access)?;
    Some(atomic.map_or(access, |atomic| access.computing(atomic)))
}

/// A machine with these units executes an opcode of vector memory.
pub fn is_in(row: &Opcode, units: Units) -> bool {
    (units.buffers || row.format == Format::FlatSi) && access(row).is_some_and(|access| access.is_in(units))
}

/// An integer constant in SOFFSET that is not negative: 7 bits, and whether there is one.
pub fn constant_offset(code: &Wire) -> (Wire, Wire) {
    let value = code - &code.same_width(FIRST_CONSTANT);
    (value.slice(0, 7), !code.less(&code.same_width(FIRST_CONSTANT)) & !code.same_width(192).less(code))
}

/// The instruction asks for what this machine does not do: the status of its fetch, a transfer to LDS, an SOFFSET that is neither a register nor a
/// small integer, ADDR64 beside an index or an offset.
pub fn refused(words: &Wire, format: Format) -> Wire {
    let get = |name| field(words, format, name);
    let asks = match format {
        Format::FlatSi => return get(FieldName::Tfe),
        Format::Mubuf => get(FieldName::Tfe) | get(FieldName::Lds),
        _ => get(FieldName::Tfe),
    };
    let code = get(FieldName::Soffset);
    let in_register = code.less(&code.same_width(FIRST_CONSTANT));
    let offset = !(in_register | constant_offset(&code).1);
    let both = get(FieldName::Addr64) & (get(FieldName::Idxen) | get(FieldName::Offen));
    asks | offset | both
}

/// The body of `VmemIssue`.
pub fn issue(g: &Builder, units: Units) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let is_flat = has_format(&word_0, Format::FlatSi);
    let scalar = placed(&field(&words, Format::Mubuf, FieldName::Soffset).slice(0, 7));
    let first = is_flat.select(&g.constant(7, FLAT_SCRATCH), &scalar);
    let first = match units.images {
        true => {
            let resource = field(&words, Format::Mimg, FieldName::Rsrc).concat(&g.zero(2));
            has_format(&word_0, Format::Mimg).select(&resource, &first)
        }
        false => first,
    };
    g.output("first_scalar", &first);
    g.output("is_flat", &is_flat);
}

/// Decodes an instruction: the body of `VmemDecode`.
pub fn decode(g: &Builder, units: Units) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let flat = has_format(&word_0, Format::FlatSi);
    let typed = has_format(&word_0, Format::Mtbuf);
    let of_flat = |name| field(&words, Format::FlatSi, name);
    // What both have lies in the same bits of MTBUF.
    let of_buffer = |name| field(&words, Format::Mubuf, name);
    let of_format = |name| field(&words, Format::Mtbuf, name);
    let control = |format: Format| {
        lookup(g, &words, format, MemoryControl::BITS as u32, |row| {
            access(row).map(|access| access.control().to_value())
        })
    };
    let of_buffers = typed.select(&control(Format::Mtbuf), &control(Format::Mubuf));
    let control = flat.select(&control(Format::FlatSi), &of_buffers);
    let (control, own, is_image) = match units.images {
        true => {
            let is_image = has_format(&word_0, Format::Mimg);
            let (of_image, access) = image::decode(g, &words);
            (is_image.select(&of_image.pack(g), &control), access.pack(g).when(&is_image), is_image)
        }
        false => (control, g.zero(ImageAccess::BITS as u32), g.zero(1)),
    };
    let own = ImageAccessWires::unpack(&own);
    let control = MemoryControlWires::unpack(&g.name("control", &control));
    let [load, atomic, only_controls] = [Kind::Load, Kind::Atomic, Kind::Control].map(|kind| control.kind.is_a(kind));
    let glc = flat.select(&of_flat(FieldName::Glc), &of_buffer(FieldName::Glc));
    let glc = is_image.select(&field(&words, Format::Mimg, FieldName::Glc), &glc);
    let returns = load | &atomic & &glc;

    let code = of_buffer(FieldName::Soffset);
    let (value, is_constant) = constant_offset(&code);
    let addr64 = of_buffer(FieldName::Addr64) & !&flat & !&is_image;
    let [index, offset] = [FieldName::Idxen, FieldName::Offen].map(|name| of_buffer(name) & !&flat & !&is_image);
    // The texture unit makes an address of two registers, in no space but memory's.
    let wide = &flat | &addr64 | &is_image;
    let rows = wide.select(&g.constant(2, 2), &(index.zero_extend(2) + offset.zero_extend(2)));
    // A constant in SOFFSET goes beside OFFSET, since it is not swizzled with that: see `crate::vmem::address`.
    let buffer_offset = value.when(&is_constant).concat(&of_buffer(FieldName::Ioffset)).zero_extend(24);
    let space = flat.select(&g.constant_of(Space::Flat), &g.constant_of(Space::Buffer));
    let access = MemoryAccessWires {
        space: (&only_controls | &is_image).select(&g.constant_of(Space::Global), &space),
        counts_load: g.constant(1, 1),
        returns,
        wide_address: &wide & !&only_controls,
        address_rows: rows.when(&!&only_controls),
        has_scalar: (&flat | !is_constant) & !&only_controls & !&is_image,
        has_index: index,
        has_offset: offset,
        typed: typed & !&is_image,
        format: of_format(FieldName::Nfmt).concat(&of_format(FieldName::Dfmt)),
        resource: of_buffer(FieldName::Rsrc).concat(&g.zero(2)),
        address: flat.select(&of_flat(FieldName::Addr), &of_buffer(FieldName::Vaddr)),
        source: flat.select(&of_flat(FieldName::Data0), &of_buffer(FieldName::Vdata)),
        destination: flat.select(&of_flat(FieldName::Vdst), &of_buffer(FieldName::Vdata)),
        offset: buffer_offset.when(&!(&flat | &is_image)),
        beyond_unit: glc,
        image: own,
        accumulates: g.zero(1),
        shared: g.zero(1),
        control,
    };
    g.output_of("access", &access);
}

/// The instruction counts in LOADcnt, 1 bit.
pub fn counts(g: &Builder, words: &Wire) -> Wire {
    let here =
        FORMATS.map(|format| has_format(words, format) & opcode_rom(g, words, format, |row| access(row).is_some()));
    let images = has_format(words, Format::Mimg) & opcode_rom(g, words, Format::Mimg, |row| access(row).is_some());
    g.or_all(1, &here) | images
}
