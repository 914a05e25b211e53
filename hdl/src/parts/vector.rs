//! Between one bit a wave and vectors of bits.

use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

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
