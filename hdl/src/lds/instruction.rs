//! An instruction of the access unit: what it does and what was true of its wave when it issued. The unit has two, one that
//! it executes and one that waits, whose address may already be read.

use super::operations::LdsControl;
use crate::wave::Issued;
use rust_hdl::prelude::*;
use tombolo_netlist::{generator_block, record};

record! {
    /// What an instruction does; of stack instructions see [`super::stack`].
    pub struct LdsOperation {
        /// It is a FLAT instruction: for the lanes in the LDS aperture.
        pub flat: Bit,
        /// What its opcode asks for.
        pub control: LdsControl,
        /// Register of the address.
        pub address_register: Bits<8>,
        /// First register of the data.
        pub data0_register: Bits<8>,
        /// First register of the second data.
        pub data1_register: Bits<8>,
        /// First register of the result.
        pub destination: Bits<8>,
        /// Byte offset, or two offsets of 8 bits.
        pub offset: Bits<17>,
        /// A stack instruction pushes eight items, not four.
        pub eight_items: Bit,
        /// It pops two, not one.
        pub two_pops: Bit,
        /// Of Sea Islands: the data is in LDS too, at the second address ([`super::distance`]).
        pub from_lds: Bit,
        /// Of CDNA4: data and result are accumulation VGPRs.
        pub accumulates: Bit,
    }
}

record! {
    /// Whose an instruction is, and what was true of the wave when it issued.
    pub struct LdsContext {
        /// Its wave and number.
        pub issued: Issued,
        /// Lane mask of the wave.
        pub exec: Bits<64>,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// Low half of its M0.
        pub m0: Bits<16>,
        /// Its MODE.
        pub mode: Bits<32>,
        /// First byte of its share.
        pub lds_base: Bits<18>,
        /// Bytes of it.
        pub lds_size: Bits<18>,
        /// First VGPR row of the wave.
        pub vgpr_base: Bits<11>,
    }
}

generator_block! {
    /// The offsets of an instruction's addresses.
    pub struct LdsOffsets() {
        /// The instruction.
        in operation: (LdsOperation),
        /// Of the first and the second address, bytes.
        out byte_offset: [Bits<18>; 2],
        /// Dwords of the first address, of two.
        out split: (Bits<3>),
    }
    |g| {
        let LdsOperationWires { control, offset, .. } = g.input_of::<LdsOperation>("operation");
        // Units are 1, 4, 8, 256 and 512 bytes: fewer choices than a shifter has.
        let scaled = |lsb: u32| {
            let own = offset.slice(lsb, 8).zero_extend(18);
            let [by_4, by_8, by_256, by_512] = [2, 3, 8, 9].map(|amount| own.shift_left(&g.constant(4, amount)));
            let [is_odd, is_small, is_large] = [0, 1, 3].map(|at| control.unit.bit(at));
            is_large.select(&is_odd.select(&by_512, &by_256), &is_small.select(&is_odd.select(&by_8, &by_4), &own))
        };
        g.output("byte_offset_0", &control.two.select(&scaled(0), &offset.zero_extend(18)));
        g.output("byte_offset_1", &scaled(8));
        // Stride 64 or not, units of an odd power of two bytes are those of 64-bit elements.
        let second = control.unit.bit(0).select(&g.constant(3, 2), &g.constant(3, 1));
        g.output("split", &control.two.select(&second, &g.constant(3, 4)));
    }
}
