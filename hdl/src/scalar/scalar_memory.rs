//! What the instructions of scalar memory do: opcodes, fields, addresses, ranges (chapter 8).
//!
//! Base, offset register and immediate are aligned each by itself, to dwords or to the 16-bit datum (8.1.1). A buffer load
//! checks each dword against the buffer's size (8.1.2, 8.4.1); dwords out of range are zero. The address arithmetic exists
//! once a SIMD; its multiplier, 14 by 32 bits, is in DSPs.

use crate::front::decode::rdna4::opcode_rom::field;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What a load fetches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Load {
    /// That many dwords.
    Dwords(u8),
    /// One byte, extended with zeros or the sign.
    Byte {
        /// Sign extension.
        signed: bool,
    },
    /// 16 bits, extended with zeros or the sign.
    Half {
        /// Sign extension.
        signed: bool,
    },
}

/// What an instruction of scalar memory does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Loads from an address.
    Load(Load),
    /// Loads from a buffer.
    BufferLoad(Load),
    /// A prefetch, which this machine leaves undone.
    Hint,
    /// Forgets the scalar data cache.
    Invalidate,
}

/// The opcodes executed here.
pub const EXECUTES: &[(op::Operation, Access)] = &[
    (op::S_LOAD_B32, Access::Load(Load::Dwords(1))),
    (op::S_LOAD_B64, Access::Load(Load::Dwords(2))),
    (op::S_LOAD_B96, Access::Load(Load::Dwords(3))),
    (op::S_LOAD_B128, Access::Load(Load::Dwords(4))),
    (op::S_LOAD_B256, Access::Load(Load::Dwords(8))),
    (op::S_LOAD_B512, Access::Load(Load::Dwords(16))),
    (op::S_LOAD_I8, Access::Load(Load::Byte { signed: true })),
    (op::S_LOAD_U8, Access::Load(Load::Byte { signed: false })),
    (op::S_LOAD_I16, Access::Load(Load::Half { signed: true })),
    (op::S_LOAD_U16, Access::Load(Load::Half { signed: false })),
    (op::S_BUFFER_LOAD_B32, Access::BufferLoad(Load::Dwords(1))),
    (op::S_BUFFER_LOAD_B64, Access::BufferLoad(Load::Dwords(2))),
    (op::S_BUFFER_LOAD_B96, Access::BufferLoad(Load::Dwords(3))),
    (op::S_BUFFER_LOAD_B128, Access::BufferLoad(Load::Dwords(4))),
    (op::S_BUFFER_LOAD_B256, Access::BufferLoad(Load::Dwords(8))),
    (op::S_BUFFER_LOAD_B512, Access::BufferLoad(Load::Dwords(16))),
    (op::S_BUFFER_LOAD_I8, Access::BufferLoad(Load::Byte { signed: true })),
    (op::S_BUFFER_LOAD_U8, Access::BufferLoad(Load::Byte { signed: false })),
    (op::S_BUFFER_LOAD_I16, Access::BufferLoad(Load::Half { signed: true })),
    (op::S_BUFFER_LOAD_U16, Access::BufferLoad(Load::Half { signed: false })),
    (op::S_DCACHE_INV, Access::Invalidate),
    (op::S_PREFETCH_INST, Access::Hint),
    (op::S_PREFETCH_INST_PC_REL, Access::Hint),
    (op::S_PREFETCH_DATA, Access::Hint),
    (op::S_PREFETCH_DATA_PC_REL, Access::Hint),
    (op::S_BUFFER_PREFETCH_DATA, Access::Hint),
];

/// A buffer load, whose offset must not be negative (8.1.2).
pub fn is_buffer_load(row: &Opcode) -> bool {
    EXECUTES.iter().any(|(known, access)| *known == row.operation && matches!(access, Access::BufferLoad(_)))
}

impl Access {
    fn load(self) -> Option<Load> {
        match self {
            Self::Load(load) | Self::BufferLoad(load) => Some(load),
            Self::Hint | Self::Invalidate => None,
        }
    }

    fn dwords(self) -> u8 {
        match self.load() {
            Some(Load::Dwords(count)) => count,
            Some(_) => 1,
            None => 0,
        }
    }

    /// Dwords 0, 16-bit 1, 8-bit 2, plus 4 for signed.
    fn narrowing(self) -> u8 {
        match self.load() {
            Some(Load::Half { signed }) => 1 + 4 * u8::from(signed),
            Some(Load::Byte { signed }) => 2 + 4 * u8::from(signed),
            Some(Load::Dwords(_)) | None => 0,
        }
    }
}

generator_block! {
    /// Fields of an instruction of scalar memory.
    pub struct ScalarAccessDecode() {
        /// First dword.
        in word0: (Bits<32>),
        /// Second dword.
        in word1: (Bits<32>),
        /// First register of the base.
        out base: (Bits<7>),
        /// The base is no SGPR, VCC or TTMP, or a buffer's four registers are not: it reads as zero (8.4.1).
        out base_missing: (Bit),
        /// Offset register; NULL reads zero.
        out offset: (Bits<7>),
        /// Signed byte offset.
        out immediate: (Bits<48>),
        /// First destination register.
        out destination: (Bits<7>),
        /// Nothing is written: the destination is NULL or not all of it can be written (8.4.1).
        out discard: (Bit),
        /// Dwords to load; 0 for what is no load.
        out dwords: (Bits<5>),
        /// 0 dwords, 1 16 bits, 2 8 bits; plus 4: signed.
        out narrowing: (Bits<3>),
        /// The base is a buffer resource.
        out is_buffer: (Bit),
        /// Forgets the scalar data cache.
        out invalidates: (Bit),
    }
    |g| {
        let words = g.input("word1").concat(&g.input("word0"));
        let get = |name| field(&words, Format::Smem, name);
        let by_opcode = |width: u32, value: &dyn Fn(Access) -> u8| {
            let rows = EXECUTES.iter().flat_map(|(operation, access)| {
                let rows = operation.rows().filter(|row| row.format == Format::Smem);
                rows.map(|row| (u128::from(row.opcode), g.constant(width, value(*access).into())))
            });
            g.lookup(&get(FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(width))
        };
        let dwords = by_opcode(5, &Access::dwords);
        let is_buffer = by_opcode(1, &|access| matches!(access, Access::BufferLoad(_)).into());
        let base = get(FieldName::Sbase).concat(&g.zero(1));
        let destination = get(FieldName::Sdata);
        // Four registers from 104 or 106 on leave the SGPRs or VCC, those from 122 on the TTMPs.
        let crosses = base.is(104) | base.is(106) | base.is(122);
        g.output("base_missing", &(!base.less(&base.same_width(124)) | &is_buffer & crosses));
        g.output("base", &base);
        g.output("offset", &get(FieldName::Soffset));
        g.output("immediate", &get(FieldName::Ioffset).sign_extend(48));
        let beyond = destination.zero_extend(8) + dwords.zero_extend(8);
        let in_sgprs = beyond.less(&beyond.same_width(107));
        let in_vcc = !destination.less(&destination.same_width(106)) & beyond.less(&beyond.same_width(109));
        g.output("discard", &!(in_sgprs | in_vcc));
        g.output("destination", &destination);
        g.output("dwords", &dwords);
        g.output("narrowing", &by_opcode(3, &Access::narrowing));
        g.output("is_buffer", &is_buffer);
        g.output("invalidates", &by_opcode(1, &|access| (access == Access::Invalidate).into()));
    }
}

generator_block! {
    /// Address and range of a load.
    pub struct ScalarAddress() {
        /// As in [`ScalarAccessDecode`].
        in narrowing: (Bits<3>),
        /// As there.
        in is_buffer: (Bit),
        /// As there.
        in base_missing: (Bit),
        /// As there.
        in immediate: (Bits<48>),
        /// As there.
        in dwords: (Bits<5>),
        /// The base registers, or the low half of the resource.
        in base: (Bits<64>),
        /// The offset register.
        in offset: (Bits<32>),
        /// NUM_RECORDS of the resource.
        in records: (Bits<32>),
        /// Byte address of the first datum.
        out address: (Bits<48>),
        /// Dwords in range; the others are zero.
        out available: (Bits<5>),
    }
    |g| {
        let size = g.input("narrowing").slice(0, 2);
        let (is_byte, is_half) = (size.is(2), size.is(1));
        let align = |value: &Wire| {
            let low = (value.bit(1) & (&is_byte | &is_half)).concat(&(value.bit(0) & &is_byte));
            value.slice(2, value.width() - 2).concat(&low)
        };
        let present = !g.input("base_missing");
        let is_buffer = g.input("is_buffer");
        let base = g.input("base").when(&present);
        let offset = align(&g.input("offset").zero_extend(48)) + align(&g.input("immediate"));
        let offset = g.name("full_offset", &offset);
        g.output("address", &(align(&base.slice(0, 48)) + &offset));

        let stride = base.slice(48, 14);
        let stride = stride.any().select(&stride, &stride.same_width(1));
        let records = g.input("records").when(&present);
        let bytes = g.name("buffer_bytes", &align(&(stride * records)));
        let offset = offset.slice(0, 46);
        let left = g.name("bytes_left", &(&bytes - &offset));
        let outside = !offset.less(&bytes);
        let dwords = g.input("dwords");
        // What is left of the buffer, rounded up to dwords: a narrow datum takes one.
        let left_dwords = left.plus(3).slice(2, 44);
        let enough = !left_dwords.less(&dwords.zero_extend(44));
        let in_buffer = enough.select(&dwords, &left_dwords.slice(0, 5)).when(&!outside);
        g.output("available", &is_buffer.select(&in_buffer, &dwords));
    }
}
