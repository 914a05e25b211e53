//! Whether S_DELAY_ALU stands behind the instruction at the head of a wave, which then takes it along when it issues: on silicon it costs no
//! slot behind an instruction of an ALU. Two comparisons of 16 bits.

use super::opcode_rom::{field, has_format};
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::generator_block;

generator_block! {
    /// For heads of one or two dwords: a longer one takes nothing along.
    pub struct DelayBehind() {
        /// Second dword at the program counter.
        in word1: (Bits<32>),
        /// Third one.
        in word2: (Bits<32>),
        /// Dwords of the instruction at the head.
        in dwords: (Bits<3>),
        /// S_DELAY_ALU is behind it.
        out delays: (Bit),
        /// Its operand.
        out operand: (Bits<16>),
    }
    |g| {
        let dwords = g.input("dwords");
        let (short, long) = (dwords.is(1), dwords.is(2));
        let word = g.name("word", &short.select(&g.input("word1"), &g.input("word2")));
        let row = op::S_DELAY_ALU.rows().find(|row| row.format == Format::Sopp).expect("program control is SOPP");
        let is_delay = has_format(&word, Format::Sopp) & field(&word, Format::Sopp, FieldName::Op).is(row.opcode.into());
        g.output("delays", &(is_delay & (short | long)));
        g.output("operand", &field(&word, Format::Sopp, FieldName::Simm16));
    }
}
