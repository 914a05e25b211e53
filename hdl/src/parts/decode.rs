//! Between numbers of waves, one bit a wave, and vectors of bits.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// One of `count` outputs is set when `valid`: the one that `index` names.
    pub struct WaveDecode(count: usize) {
        /// Something is addressed.
        in valid: (Bit),
        /// Which one.
        in index: (Bits<4>),
        /// One-hot.
        out select: [Bit; count],
    }
    |g| {
        let one = g.input("valid").zero_extend(count.max(2) as u32);
        let one_hot = one.shift_left(&g.input("index")).slice(0, count as u32);
        g.outputs("select", &bits_of(&one_hot));
    }
}

generator_block! {
    /// One bit a wave as a vector, zeros above.
    pub struct WaveVector(count: usize) {
        /// The waves' bits.
        in bit: [Bit; count],
        /// The vector.
        out vector: (Bits<16>),
    }
    |g| {
        g.output("vector", &vector_of(g, &g.inputs("bit", count)).resize(16));
    }
}
