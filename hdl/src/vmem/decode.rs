//! The decoder of vector memory instructions: GLOBAL, FLAT, SCRATCH, BUFFER.

use crate::front::decode::rdna4::opcode_rom::{field, has_format};
use crate::vmem::operations::{CONTROL_WIDTH, FORMATS, Kind, access};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::table;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Code of NULL: no scalar base or offset.
const NULL: u128 = 124;

/// The address space of an instruction; the order of [`FORMATS`].
pub mod space {
    /// Global memory.
    pub const GLOBAL: u128 = 0;
    /// Decided by the apertures, lane by lane.
    pub const FLAT: u128 = 1;
    /// Scratch.
    pub const SCRATCH: u128 = 2;
    /// Through a buffer resource.
    pub const BUFFER: u128 = 3;
}

generator_block! {
    /// Fields of a vector memory instruction, and what its opcode asks for. Loads are known as transposed where the machine
    /// has such loads.
    pub struct MemoryDecode(transposed_loads: bool) {
        /// Its dwords.
        in word: [Bits<32>; 3],
        /// [`space`].
        out space: (Bits<2>),
        /// [`crate::vmem::operations::Access::control`].
        out control: (Bits<20>),
        /// [`Kind`] is Atomic.
        out is_atomic: (Bit),
        /// VGPRs receive something.
        out returns: (Bit),
        /// LOADcnt counts it, as against STOREcnt.
        out counts_load: (Bit),
        /// VGPRs moved or returned.
        out dwords: (Bits<3>),
        /// A block of VGPRs by M0.
        out block: (Bit),
        /// VGPRs of the address: 0 to 2.
        out address_rows: (Bits<2>),
        /// VGPRs of data to read.
        out data_rows: (Bits<3>),
        /// The second address VGPR is the high half of an address.
        out wide_address: (Bit),
        /// Address VGPR.
        out address: (Bits<8>),
        /// VGPR stored.
        out source: (Bits<8>),
        /// VGPR loaded.
        out destination: (Bits<8>),
        /// There is a scalar base or offset.
        out has_scalar: (Bit),
        /// A buffer takes an index from the first address VGPR.
        out has_index: (Bit),
        /// A buffer takes an offset from the last address VGPR.
        out has_offset: (Bit),
        /// First register of the buffer resource.
        out resource: (Bits<7>),
        /// Signed byte offset.
        out offset: (Bits<24>),
        /// The access is coherent beyond the compute unit (4.1.1).
        out beyond_unit: (Bit),
    }
    |g| {
        let words = g.inputs("word", 3);
        let word0 = words[0].clone();
        let words = g.concat(&[&words[2], &words[1], &words[0]]);
        let get = |name| field(&words, Format::Vglobal, name);
        let of_buffer = |name| field(&words, Format::Vbuffer, name);
        let is = FORMATS.map(|format| has_format(&word0, format));
        let [_, flat, scratch, buffer] = is.clone();
        let codes: Vec<Wire> = (0..).zip(&is).map(|(at, here)| g.constant(2, at).when(here)).collect();
        g.output("space", &g.or_all(2, &codes));

        let opcode = get(FieldName::Op);
        let facts = |format: Format| {
            let rows = table::opcodes().iter().filter(|row| row.format == format);
            let known = rows.filter_map(|row| access(row).map(|access| (row, access)));
            let known = known.filter(|(_, access)| transposed_loads || !access.transposed);
            let arm = |(row, access): (&tombolo_isa::opcode::Opcode, crate::vmem::operations::Access)| {
                let facts = access.control() | u128::from(access.data_rows()) << CONTROL_WIDTH;
                (u128::from(row.opcode), g.constant(CONTROL_WIDTH + 3, facts))
            };
            g.lookup(&opcode, &known.map(arm).collect::<Vec<_>>(), &g.zero(CONTROL_WIDTH + 3))
        };
        let gated: Vec<Wire> = FORMATS.iter().zip(&is).map(|(format, here)| facts(*format).when(here)).collect();
        let facts = g.name("facts", &g.or_all(CONTROL_WIDTH + 3, &gated));
        let control = facts.slice(0, CONTROL_WIDTH);
        let kind = |wanted: Kind| control.slice(0, 2).is(wanted as u128);
        let [load, atomic] = [kind(Kind::Load), kind(Kind::Atomic)];
        g.output("control", &control);
        g.output("is_atomic", &atomic);
        // TH[0] of an atomic operation: the value before it is returned (4.1.1).
        let returns = load | &atomic & get(FieldName::Th).bit(0);
        g.output("returns", &returns);
        g.output("counts_load", &(returns | control.bit(18)));
        g.output("dwords", &control.slice(2, 3));
        g.output("block", &control.bit(11));
        g.output("data_rows", &facts.slice(CONTROL_WIDTH, 3));

        let saddr = get(FieldName::Saddr);
        let has_scalar = saddr.differs(&saddr.same_width(NULL)) & !&flat;
        let lane_addressed = control.bit(10);
        let [index, offset] = [of_buffer(FieldName::Idxen), of_buffer(FieldName::Offen)];
        let of_global = lane_addressed.select(&g.zero(2), &has_scalar.select(&g.constant(2, 1), &g.constant(2, 2)));
        let of_buffer_rows = index.zero_extend(2) + offset.zero_extend(2);
        let of_scratch = get(FieldName::Sve).zero_extend(2);
        let rows = buffer.select(&of_buffer_rows, &scratch.select(&of_scratch, &of_global));
        let rows = rows.when(&!kind(Kind::Control));
        g.output("address_rows", &rows);
        g.output("wide_address", &(rows.is(2) & !&buffer));
        g.output("has_scalar", &has_scalar);
        g.output("has_index", &(&index & &buffer));
        g.output("has_offset", &(&offset & &buffer));
        g.output("resource", &of_buffer(FieldName::Rsrc).slice(0, 7));
        g.output("address", &get(FieldName::Vaddr));
        g.output("source", &buffer.select(&of_buffer(FieldName::Vdata), &get(FieldName::Vsrc)));
        g.output("destination", &get(FieldName::Vdst));
        g.output("offset", &get(FieldName::Ioffset));
        g.output("beyond_unit", &get(FieldName::Scope).any());
    }
}
