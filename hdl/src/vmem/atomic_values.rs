//! What atomic operations return waits here for its turn, since records are dealt with in the order of the program: 64 bits for each
//! request that may be outstanding.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Values before atomic operations, by number of the record.
    pub struct AtomicValues(depth: usize) clocked {
        /// A value arrives.
        in write: (Bit),
        /// Number of its record.
        in number: (Bits<6>),
        /// The value.
        in value: (Bits<64>),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// Its value.
        out oldest_value: (Bits<64>),
    }
    |g| {
        let width = depth.trailing_zeros();
        let ram = g.ram("value_words", 64, depth as u32);
        g.ram_write(ram, &g.input("write"), &g.input("number").slice(0, width), &g.input("value"), None);
        g.output("oldest_value", &g.ram_read_now(ram, "value_oldest", &g.input("oldest").slice(0, width)));
    }
}
