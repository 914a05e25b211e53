//! The decoder of LDS instructions.

use super::operations::{Operation, control_width, control_word, flat_operation, operation, place};
use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use crate::front::decode::rdna4::opcode_rom::{field, has_format};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::table;
use tombolo_netlist::generator_block;

/// Float operations that are not on binary32.
const HALF_DENORMALS: [AtomicOperation; 4] =
    [AtomicOperation::AddPairF16, AtomicOperation::AddPairBf16, AtomicOperation::MinF64, AtomicOperation::MaxF64];

generator_block! {
    /// Fields of an LDS instruction and what it does; see [`super::operations::Operation`].
    pub struct LdsDecode(units: Units) {
        /// Its dwords.
        in word: [Bits<32>; 3],
        /// It is a FLAT instruction: for the lanes in the LDS aperture.
        out flat: (Bit),
        /// ADDR.
        out address_register: (Bits<8>),
        /// DATA0.
        out data0_register: (Bits<8>),
        /// DATA1.
        out data1_register: (Bits<8>),
        /// VDST.
        out destination: (Bits<8>),
        /// {OFFSET1, OFFSET0}
        out offset: (Bits<16>),
        /// Byte offsets of the first and the second address.
        out byte_offset: [Bits<18>; 2],
        /// Dwords of the first address, of two.
        out split: (Bits<3>),
        /// There are two addresses.
        out two: (Bit),
        /// Source of the address.
        out address: (Bits<2>),
        /// Dwords in DATA0.
        out data0: (Bits<3>),
        /// Dwords in DATA1.
        out data1: (Bits<3>),
        /// Dwords loaded.
        out loads: (Bits<3>),
        /// Dwords stored.
        out stores: (Bits<3>),
        /// Dwords returned.
        out returns: (Bits<3>),
        /// Element size.
        out size: (Bits<2>),
        /// The high half of a register.
        out high: (Bit),
        /// Results: element size 1:0, signed 2, half a register 3, the high half 4.
        out format: (Bits<5>),
        /// One lane after another.
        out serial: (Bit),
        /// The atomic ALU computes what is stored.
        out computes: (Bit),
        /// Its operation.
        out operation: (Bits<5>),
        /// Its denormals follow the rules of binary16 and binary64.
        out half_denormals: (Bit),
        /// On 64 bits.
        out wide: (Bit),
        /// The data is the number of active lanes.
        out counts: (Bit),
        /// Dwords with their top bit set are stored.
        out conditional: (Bit),
        /// Between lanes.
        out cross: (Bits<2>),
        /// From inactive lanes too.
        out fetch_inactive: (Bit),
    }
    |g| {
        let words = g.inputs("word", 3);
        let is_flat = has_format(&words[0], Format::Vflat);
        let words = g.concat(&[&words[2], &words[1], &words[0]]);
        let get = |name| field(&words, Format::Vds, name);
        let of_flat = |name| field(&words, Format::Vflat, name);
        let either = |flat, own| is_flat.select(&of_flat(flat), &get(own));
        let width = control_width();
        let control_of = |format: Format, operation: &dyn Fn(&Opcode) -> Option<Operation>| {
            let rows: Vec<_> = table::opcodes()
                .iter()
                .filter(|row| row.format == format)
                .filter_map(|row| Some((row, operation(row).filter(|operation| operation.is_in(units))?)))
                .map(|(row, operation)| (row.opcode.into(), g.constant(width, control_word(&operation))))
                .collect();
            g.lookup(&field(&words, format, FieldName::Op), &rows, &g.zero(width))
        };
        let control = is_flat.select(&control_of(Format::Vflat, &flat_operation), &control_of(Format::Vds, &operation));
        let control = g.name("control", &control);
        let part = |name: &str| {
            let (lsb, width) = place(name).unwrap_or((0, 1));
            control.slice(lsb, width)
        };
        g.output("flat", &is_flat);
        g.output("address_register", &either(FieldName::Vaddr, FieldName::Addr));
        g.output("data0_register", &either(FieldName::Vsrc, FieldName::Data0));
        g.output("data1_register", &get(FieldName::Data1));
        g.output("destination", &either(FieldName::Vdst, FieldName::Vdst));
        let kept = &is_flat & part("computes") & !of_flat(FieldName::Th).bit(0);
        g.output("returns", &part("returns").when(&!kept));
        let offset = get(FieldName::Offset1).concat(&get(FieldName::Offset0));
        g.output("offset", &offset);
        let two = part("two");
        let scaled = |name| get(name).zero_extend(18).shift_left(&part("unit"));
        let whole = is_flat.select(&of_flat(FieldName::Ioffset).slice(0, 17).zero_extend(18), &offset.zero_extend(18));
        g.output("byte_offset_0", &two.select(&scaled(FieldName::Offset0), &whole));
        g.output("byte_offset_1", &scaled(FieldName::Offset1));
        // Stride 64 or not, units of an odd power of two bytes are those of 64-bit elements.
        let pairs = part("unit").bit(0);
        let second = pairs.select(&g.constant(3, 2), &g.constant(3, 1));
        g.output("split", &two.select(&second, &g.constant(3, 4)));
        let operation = part("operation");
        let halves = HALF_DENORMALS.map(|of| operation.is(of as u128));
        let [high, d16, signed, size] = ["high", "d16", "signed", "size"].map(part);
        g.output("format", &g.concat(&[&high, &d16, &signed, &size]));
        g.output("half_denormals", &g.or_all(1, &halves));
        for name in [
            "two", "address", "data0", "data1", "loads", "stores", "size", "high", "serial",
            "computes", "operation", "wide", "counts", "conditional", "cross", "fetch_inactive",
        ] {
            g.output(name, &part(name));
        }
    }
}
