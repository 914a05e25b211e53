//! An instruction of the access unit: what it says and what was true of its wave when it issued. The unit has two, one that
//! it executes and one that waits, whose address may already be read.

use crate::front::decode::rdna4::opcode_rom::{field, has_format};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::{generator_block, record};

record! {
    /// An instruction that the unit holds.
    pub struct LdsInstruction {
        /// Its wave.
        pub wave: Bits<4>,
        /// Its number.
        pub sequence: Bits<16>,
        /// First dword.
        pub word_0: Bits<32>,
        /// Second dword.
        pub word_1: Bits<32>,
        /// Third dword.
        pub word_2: Bits<32>,
        /// Lane mask of the wave.
        pub exec: Bits<64>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// Low half of its M0.
        pub m0: Bits<16>,
        /// Its MODE.
        pub mode: Bits<32>,
        /// First byte of its share.
        pub lds_base: Bits<17>,
        /// Bytes of it.
        pub lds_size: Bits<17>,
        /// First VGPR row of the wave.
        pub vgpr_base: Bits<11>,
    }
}

generator_block! {
    /// The register that an LDS or FLAT instruction reads first: its address.
    pub struct LdsFirstRegister() {
        /// Its dwords.
        in word: [Bits<32>; 3],
        /// ADDR, of a FLAT instruction VADDR.
        out register: (Bits<8>),
        /// It is a FLAT instruction.
        out flat: (Bit),
    }
    |g| {
        let words = g.inputs("word", 3);
        let flat = has_format(&words[0], Format::Vflat);
        let words = g.concat(&[&words[2], &words[1], &words[0]]);
        let of = |format, name| field(&words, format, name);
        g.output("register", &flat.select(&of(Format::Vflat, FieldName::Vaddr), &of(Format::Vds, FieldName::Addr)));
        g.output("flat", &flat);
    }
}
