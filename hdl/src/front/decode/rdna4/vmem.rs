//! Decodes instructions of vector memory: GLOBAL, FLAT, SCRATCH, BUFFER (chapters 9 to 11), and images with `super::image`.

use super::image;
use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use crate::config::{InstructionSet, Units};
use crate::front::decode::{InstructionWords, InstructionWordsWires, cdna4, gcn};
use crate::parts::constants::NULL;
use crate::texture::instruction::{ImageAccess, ImageAccessWires};
use crate::vmem::operations::{
    self, Access, Kind, MemoryAccess, MemoryAccessWires, MemoryControl, MemoryControlWires, Space,
};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Counter, Flags, Opcode};
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::{PortBits, Wires};

/// The formats, in the order of [`Space`].
pub const FORMATS: [Format; 4] = [Format::Vglobal, Format::Vflat, Format::Vscratch, Format::Vbuffer];

/// The formats of a machine with these units.
pub fn formats(units: Units) -> Vec<Format> {
    let images = image::FORMATS.into_iter().filter(|_| units.images);
    FORMATS.into_iter().chain(images).collect()
}

/// What an opcode of vector memory asks for; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    if image::FORMATS.contains(&row.format) {
        return image::access(row);
    }
    let memory = row.memory.filter(|_| FORMATS.contains(&row.format))?;
    operations::access(memory, row.format == Format::Vflat)
}

/// A machine with these units executes an opcode of vector memory.
pub fn is_in(row: &Opcode, units: Units) -> bool {
    (units.buffers || row.format != Format::Vbuffer) && access(row).is_some_and(|access| access.is_in(units))
}

/// The counter that an opcode of vector memory raises besides DScnt of FLAT: LOADcnt, STOREcnt, or one of the two by TH of
/// an atomic operation; none if the opcode is not executed.
pub fn counts_in(row: &Opcode) -> Counter {
    let Some(access) = access(row) else { return Counter::None };
    match access.kind {
        Kind::Load => Counter::Load,
        Kind::Store => Counter::Store,
        Kind::Atomic => Counter::Atomic,
        Kind::Control if access.counts_load => Counter::Load,
        Kind::Control => Counter::Store,
    }
}

generator_block! {
    /// What must be known of an instruction in the cycle of its issue.
    pub struct VmemIssue(units: Units) {
        /// The instruction.
        in words: (InstructionWords),
        /// The scalar register that it reads first.
        out first_scalar: (Bits<7>),
        /// It is FLAT.
        out is_flat: (Bit),
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::vmem::issue(g, units),
            InstructionSet::Cdna4 => return cdna4::vmem::issue(g),
        }
        let InstructionWordsWires { word_0: word, word_1, .. } = g.input_of::<InstructionWords>("words");
        let base = field(&word, Format::Vglobal, FieldName::Saddr);
        let first = match units.images {
            true => {
                let resource = field(&word_1.concat(&word), Format::Vimage, FieldName::Rsrc).slice(0, 7);
                image::is_image(g, &word).select(&resource, &base)
            }
            false => base,
        };
        g.output("first_scalar", &first);
        g.output("is_flat", &has_format(&word, Format::Vflat));
    }
}

generator_block! {
    /// Decodes an instruction, for a machine with these units: what it does not have is not known as such.
    pub struct VmemDecode(units: Units) {
        /// The instruction.
        in words: (InstructionWords),
        /// What it does.
        out access: (MemoryAccess),
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::vmem::decode(g, units),
            InstructionSet::Cdna4 => return cdna4::vmem::decode(g),
        }
        let InstructionWordsWires { word_0, word_1, word_2, .. } = g.input_of::<InstructionWords>("words");
        let words = g.concat(&[&word_2, &word_1, &word_0]);
        let get = |name| field(&words, Format::Vglobal, name);
        let of_buffer = |name| field(&words, Format::Vbuffer, name);
        let is = FORMATS.map(|format| has_format(&word_0, format));
        let [_, flat, scratch, buffer] = is.clone();
        let codes: Vec<Wire> = Space::ALL.iter().zip(&is).map(|(space, here)| g.constant_of(*space).when(here)).collect();

        let width = MemoryControl::BITS as u32;
        let of_format = |(format, here): (&Format, &Wire)| {
            let control = lookup(g, &words, *format, width, |row| {
                let access = access(row)?;
                let there = (units.transposed_loads || !access.transposed) && (units.typed_buffers || !access.formatted);
                there.then(|| access.control().to_value())
            });
            control.when(here)
        };
        let gated: Vec<Wire> = FORMATS.iter().zip(&is).map(of_format).collect();
        let gated = g.or_all(width, &gated);
        let is_image = if units.images { image::is_image(g, &word_0) } else { g.zero(1) };
        let no_image = g.zero(ImageAccess::BITS as u32);
        let (gated, image) = match units.images {
            true => {
                let (control, access) = image::decode(g, &words);
                (is_image.select(&control.pack(g), &gated), access.pack(g).when(&is_image))
            }
            false => (gated, no_image),
        };
        let control = MemoryControlWires::unpack(&g.name("control", &gated));
        let [load, atomic] = [Kind::Load, Kind::Atomic].map(|kind| control.kind.is_a(kind));
        // TH[0] of an atomic operation: the value before it is returned (4.1.1).
        let returns = load | atomic & get(FieldName::Th).bit(0);

        let saddr = get(FieldName::Saddr);
        let has_scalar = saddr.differs(&saddr.same_width(NULL)) & !&flat;
        let has_scalar = if units.images { has_scalar & !&is_image } else { has_scalar };
        let [index, offset] = [of_buffer(FieldName::Idxen), of_buffer(FieldName::Offen)];
        let of_global = control.lane_addressed.select(&g.zero(2), &has_scalar.select(&g.constant(2, 1), &g.constant(2, 2)));
        let of_buffer_rows = index.zero_extend(2) + offset.zero_extend(2);
        let of_scratch = get(FieldName::Sve).zero_extend(2);
        let rows = buffer.select(&of_buffer_rows, &scratch.select(&of_scratch, &of_global));
        let rows = rows.when(&!control.kind.is_a(Kind::Control));
        // The texture unit makes an address of two registers.
        let rows = if units.images { is_image.select(&g.constant(2, 2), &rows) } else { rows };
        let offset_of_lane = get(FieldName::Ioffset);
        let constant = if units.images { offset_of_lane.when(&!&is_image) } else { offset_of_lane };
        let of_data = if units.images { &buffer | &is_image } else { buffer.clone() };
        let access = MemoryAccessWires {
            space: g.or_all(2, &codes),
            counts_load: &returns | &control.counts_load,
            returns,
            wide_address: rows.is(2) & !&buffer,
            address_rows: rows,
            has_scalar,
            has_index: index & &buffer,
            has_offset: offset & &buffer,
            typed: opcode_rom(g, &words, Format::Vbuffer, |row| row.modifiers.flags.contains(Flags::FORMAT)),
            format: of_buffer(FieldName::Format),
            resource: of_buffer(FieldName::Rsrc).slice(0, 7),
            address: get(FieldName::Vaddr),
            source: of_data.select(&of_buffer(FieldName::Vdata), &get(FieldName::Vsrc)),
            destination: get(FieldName::Vdst),
            offset: constant,
            beyond_unit: get(FieldName::Scope).any(),
            image: ImageAccessWires::unpack(&image),
            accumulates: g.zero(1),
            shared: g.zero(1),
            control,
        };
        g.output_of("access", &access);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::table;

    #[test]
    fn everything_is_executed() {
        let row = |row: &&Opcode| FORMATS.contains(&row.format) && access(row).is_none();
        let missing: Vec<&str> = table::opcodes().iter().filter(row).map(|row| row.mnemonic).collect();
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn compare_and_swap_reads_twice_what_it_returns() {
        let of = |name| access(table::by_mnemonic(name).next().unwrap()).unwrap();
        let rows = |name| (of(name).dwords, of(name).data_rows());
        assert_eq!(rows("global_atomic_cmpswap_b64"), (2, 4));
        assert_eq!(rows("flat_atomic_add_u32"), (1, 1));
        assert_eq!(rows("scratch_store_b96"), (3, 3));
        assert_eq!(rows("buffer_load_b128"), (4, 0));
        assert_eq!(rows("tbuffer_load_d16_format_xyz"), (2, 0));
        assert_eq!(rows("buffer_store_d16_hi_format_x"), (1, 1));
    }
}
