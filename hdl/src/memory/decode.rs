//! The decoder of global memory instructions.

use crate::front::opcode_rom::field;
use crate::memory::vector_memory::EXECUTES;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::table;
use tombolo_netlist::generator_block;

/// Code of NULL: no scalar base.
const NULL: u128 = 124;

generator_block! {
    /// Fields of a global memory instruction.
    pub struct GlobalDecode() {
        /// Its dwords.
        in word: [Bits<32>; 3],
        /// It stores.
        out is_store: (Bit),
        /// Dwords moved.
        out dwords: (Bits<3>),
        /// Address VGPR.
        out address: (Bits<8>),
        /// VGPR stored.
        out source: (Bits<8>),
        /// VGPR loaded.
        out destination: (Bits<8>),
        /// There is a scalar base; the address VGPR is then a 32-bit offset.
        out has_base: (Bit),
        /// Its register.
        out base: (Bits<7>),
        /// Signed byte offset.
        out offset: (Bits<48>),
    }
    |g| {
        let words = g.inputs("word", 3);
        let words = g.concat(&[&words[2], &words[1], &words[0]]);
        let get = |name| field(&words, Format::Vglobal, name);
        let rows = EXECUTES.iter().flat_map(|(mnemonic, dwords)| {
            let rows = table::by_mnemonic(mnemonic).filter(|row| row.format == Format::Vglobal);
            rows.map(|row| {
                let store = row.mnemonic.contains("store") as u128;
                (u128::from(row.opcode), g.constant(4, store << 3 | u128::from(*dwords)))
            })
        });
        let facts = g.lookup(&get(FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(4));
        g.output("is_store", &facts.bit(3));
        g.output("dwords", &facts.slice(0, 3));
        g.output("address", &get(FieldName::Vaddr));
        g.output("source", &get(FieldName::Vsrc));
        g.output("destination", &get(FieldName::Vdst));
        let base = get(FieldName::Saddr);
        g.output("has_base", &base.differs(&base.same_width(NULL)));
        g.output("base", &base);
        g.output("offset", &get(FieldName::Ioffset).sign_extend(48));
    }
}
