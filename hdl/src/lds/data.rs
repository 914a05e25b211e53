//! From registers to bytes in the banks and back: what a lane stores, what it has loaded, what its register takes.

use super::operations::{ElementFormat, ElementFormatWires, Size};
use crate::config::InstructionSet;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords that one instruction moves at most.
pub const MAX_DWORDS: usize = 4;

generator_block! {
    /// What a lane stores in the current part.
    pub struct LdsStoreData() {
        /// Data registers.
        in words: [Bits<32>; MAX_DWORDS],
        /// The register in ADDR.
        in register: (Bits<32>),
        /// What the atomic ALU computed.
        in computed: (Bits<64>),
        /// It is stored.
        in computes: (Bit),
        /// Dword.
        in dword: (Bits<2>),
        /// The high half of the data register.
        in high: (Bit),
        /// The data is the register in ADDR.
        in swizzles: (Bit),
        /// Zero is stored.
        in blank: (Bit),
        /// A dword is stored without its top bit, if that is set.
        in conditional: (Bit),
        /// Byte offset in the first word.
        in shift: (Bits<2>),
        /// The part in the next word.
        in upper_part: (Bit),
        /// Bytes in range.
        in bytes: (Bits<4>),
        /// The word.
        out data: (Bits<32>),
        /// Bytes of it that are stored.
        out mask: (Bits<4>),
    }
    |g| {
        let dword = g.input("dword");
        let word = g.choose(&dword, &g.inputs("words", MAX_DWORDS));
        let computed = g.input("computed");
        let computed = dword.bit(0).select(&computed.slice(32, 32), &computed.slice(0, 32));
        let word = g.input("computes").select(&computed, &word);
        let word = g.input("high").select(&word.slice(16, 16).zero_extend(32), &word);
        let word = g.input("swizzles").select(&g.input("register"), &word);
        let word = g.name("stored", &word.when(&!g.input("blank")));
        let conditional = g.input("conditional");
        let mask = g.input("bytes").when(&(!&conditional | word.msb()));
        let word = (word.msb() & !conditional).concat(&word.slice(0, 31));
        let amount = g.input("shift").concat(&g.zero(3));
        let both = word.zero_extend(64).shift_left(&amount);
        g.output("data", &g.input("upper_part").select(&both.slice(32, 32), &both.slice(0, 32)));
        g.output("mask", &mask);
    }
}

generator_block! {
    /// The bytes of an element that a part has loaded, in their places.
    pub struct LdsLoadData() {
        /// The word.
        in word: (Bits<32>),
        /// Bytes of it that are in range.
        in bytes: (Bits<4>),
        /// Byte offset of the element in its first word.
        in shift: (Bits<2>),
        /// The word is the second one.
        in upper_part: (Bit),
        /// The bytes, zeros elsewhere.
        out element: (Bits<32>),
    }
    |g| {
        let bytes = g.input("bytes");
        let mask: Vec<Wire> = (0..4).rev().map(|at| bytes.bit(at).repeat(8)).collect();
        let word = g.input("word") & g.concat(&mask.iter().collect::<Vec<_>>());
        let upper = g.input("upper_part");
        let both = word.when(&upper).concat(&word.when(&!&upper));
        let amount = g.input("shift").concat(&g.zero(3));
        g.output("element", &both.shift_right(&amount).slice(0, 32));
    }
}

generator_block! {
    /// A loaded element as the register takes it. Registers of CDNA4 are written as a whole: beside a half is zero.
    pub struct LdsResult(set: InstructionSet) {
        /// Loaded dwords.
        in results: [Bits<32>; MAX_DWORDS],
        /// The one returned.
        in dword: (Bits<2>),
        /// How it lies in the register.
        in format: (ElementFormat),
        /// The lane takes it.
        in active: (Bit),
        /// The register.
        out data: (Bits<32>),
        /// Bytes of it.
        out bytes: (Bits<4>),
    }
    |g| {
        let word = g.choose(&g.input("dword"), &g.inputs("results", MAX_DWORDS));
        let ElementFormatWires { size, signed, half, high } = g.input_of::<ElementFormat>("format");
        let extended = |width: u32| (word.bit(width - 1) & &signed).repeat(32 - width).concat(&word.slice(0, width));
        let arms = [(Size::Byte as u128, extended(8)), (Size::Half as u128, extended(16))];
        let value = g.lookup(&size, &arms, &word);
        let high = high & &half;
        let (value, bytes) = match set {
            InstructionSet::Cdna4 => (value.slice(16, 16).when(&!&half).concat(&value.slice(0, 16)), g.constant(4, 0xf)),
            _ => (value, (!(&half & !&high)).repeat(2).concat(&(!&high).repeat(2))),
        };
        g.output("data", &high.select(&value.slice(0, 16).concat(&g.zero(16)), &value));
        g.output("bytes", &bytes.when(&g.input("active")));
    }
}
