//! What the vector ALU's queue holds of an operation: one vector of bits, laid out here once.

use crate::vector::control::NUMBER_WIDTH;
use crate::vector::lane::prepare;
use crate::vector::operations::UNIT_WIDTH;
use crate::vector::source::KIND_WIDTH;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The fields of a queue record with their widths, lowest first.
const RECORD: [(&str, u32); 36] = [
    ("wave", 4),
    ("sequence", 16),
    ("wave64", 1),
    ("high", 1),
    ("last", 1),
    ("reuses", 1),
    ("code_0", 8),
    ("code_1", 8),
    ("code_2", 8),
    ("row_0", 11),
    ("row_1", 11),
    ("row_2", 11),
    ("literal", 32),
    ("need", 6),
    ("kind_0", KIND_WIDTH),
    ("kind_1", KIND_WIDTH),
    ("kind_2", KIND_WIDTH),
    ("prepare", prepare::WIDTH),
    ("number", NUMBER_WIDTH),
    ("unit", UNIT_WIDTH),
    ("shared_kind", 2),
    ("modifiers", MODIFIERS_WIDTH),
    ("destination", 11),
    ("writes", 1),
    ("writes_high", 1),
    ("bytes", 4),
    ("exchange_bytes", 4),
    ("has_mask_source", 1),
    ("mask_source", 7),
    ("mask_from_vcc", 1),
    ("has_mask_destination", 1),
    ("mask_destination", 7),
    ("scalar_result", 1),
    ("ignored", 1),
    ("cross", 4),
    ("cross_flags", 2),
];

/// Bits of a record.
pub const RECORD_WIDTH: usize = 256;

/// Bits of the modifiers that the unit applies, [`modifiers`].
pub const MODIFIERS_WIDTH: u32 = 10;

/// Modifiers of an operation that its unit applies: lowest bits.
pub mod modifiers {
    /// CLAMP.
    pub const CLAMP: u32 = 0;
    /// OMOD, 2 bits.
    pub const OMOD: u32 = 1;
    /// NEG of the first two sources: 8- and 4-bit integers are signed (7.7).
    pub const NEG: u32 = 3;
    /// OPSEL_HI, 3 bits: which sources of V_FMA_MIX are binary16.
    pub const MIX: u32 = 5;
    /// 2 bits: the byte that V_CVT_F32_FP8 takes, from OPSEL (7.6.2); which of a sequence the operation is.
    pub const BYTE: u32 = 8;
}

/// Puts a record together from its fields in the order of the layout.
pub fn assemble(g: &Builder, values: &[(&str, Wire)]) -> Wire {
    assert_eq!(values.len(), RECORD.len(), "fields of the queue record");
    for ((name, width), (given, value)) in RECORD.iter().zip(values) {
        assert!(name == given && *width == value.width(), "field {name} of the queue record: {given}");
    }
    let parts: Vec<&Wire> = values.iter().rev().map(|(_, value)| value).collect();
    g.concat(&parts).zero_extend(RECORD_WIDTH as u32)
}

generator_block! {
    /// The fields of a queue record.
    pub struct QueueRecord() {
        /// The record.
        in record: (Bits<RECORD_WIDTH>),
        /// Wave.
        out wave: (Bits<4>),
        /// Number of the instruction.
        out sequence: (Bits<16>),
        /// The wave has 64 lanes.
        out wave64: (Bit),
        /// The operation is for its upper 32 lanes.
        out high: (Bit),
        /// The instruction ends with this operation.
        out last: (Bit),
        /// Its scalar operands are those of the operation before.
        out reuses: (Bit),
        /// Source codes; of VGPRs and unused sources: the constant 0.
        out code: [Bits<8>; 3],
        /// Rows of the VGPR sources.
        out row: [Bits<11>; 3],
        /// Literal or DPP dword.
        out literal: (Bits<32>),
        /// Halves of the sources that VGPRs hold.
        out need: (Bits<6>),
        /// [`SourceKind`](crate::vector::source::SourceKind) of the sources.
        out kind: [Bits<4>; 3],
        /// Preparation of the sources, [`prepare`].
        out prepare: (Bits<30>),
        /// Opcode number.
        out number: (Bits<11>),
        /// The unit that computes the result.
        out unit: (Bits<2>),
        /// [`Kind`](crate::vector::shared::Kind) of an operation of the shared units.
        out shared_kind: (Bits<2>),
        /// Modifiers that the unit applies.
        out modifiers: (Bits<10>),
        /// Row of the destination.
        out destination: (Bits<11>),
        /// It is written.
        out writes: (Bit),
        /// The row behind it is written too.
        out writes_high: (Bit),
        /// Its bytes that are written.
        out bytes: (Bits<4>),
        /// Bytes of the first source that an exchange writes.
        out exchange_bytes: (Bits<4>),
        /// The operation reads a lane mask.
        out has_mask_source: (Bit),
        /// From this register.
        out mask_source: (Bits<7>),
        /// Which is VCC.
        out mask_from_vcc: (Bit),
        /// It writes scalars.
        out has_mask_destination: (Bit),
        /// To this register.
        out mask_destination: (Bits<7>),
        /// A lane's result instead of a mask.
        out scalar_result: (Bit),
        /// It does nothing: its destination is beyond the wave's VGPRs.
        out ignored: (Bit),
        /// [`CrossLane`](crate::vector::cross_lane::CrossLane).
        out cross: (Bits<4>),
        /// Inactive lanes are fetched \[0\]; what cannot be fetched is zero \[1\].
        out cross_flags: (Bits<2>),
    }
    |g| {
        let record = g.input("record");
        let mut lsb = 0;
        for (name, width) in RECORD {
            g.output(name, &record.slice(lsb, width));
            lsb += width;
        }
    }
}
