//! RAMs. Reading the address that is written in the same cycle is undefined: whoever needs the new value bypasses it.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// One write port of a register file with bypasses.
pub struct Write<'a> {
    /// 1 bit.
    pub enable: &'a Wire,
    /// Word address.
    pub address: &'a Wire,
    /// Word.
    pub data: &'a Wire,
}

/// A RAM of `depth` words with registered reads that see the word written in the same cycle: a comparator, a register
/// and a choice for each read port.
pub fn register_file(g: &Builder, name: &str, depth: u32, write: &Write, reads: &[Wire]) -> Vec<Wire> {
    let ram = g.ram(name, write.data.width(), depth);
    g.ram_write(ram, write.enable, write.address, write.data, None);
    let written = g.register(&format!("{name}_written"), write.data);
    let read = |(at, address): (usize, &Wire)| {
        let collides = write.enable & &write.address.equals(address);
        let word = g.ram_read(ram, &format!("{name}_word_{at}"), address, Some(&!&collides));
        let bypassed = g.register(&format!("{name}_bypassed_{at}"), &collides);
        bypassed.select(&written, &word)
    };
    reads.iter().enumerate().map(read).collect()
}

generator_block! {
    /// `depth` words (a power of two, 2 to 16) of 256 bits in distributed RAM, of which `width` are kept: written at the clock
    /// edge, read in the same cycle. For queues of wide records.
    pub struct QueueRam(depth: u32, width: u32) clocked {
        /// Writes a word.
        in write: (Bit),
        /// Where to.
        in write_address: (Bits<4>),
        /// The word.
        in write_data: (Bits<256>),
        /// Where from.
        in read_address: (Bits<4>),
        /// The word there, before this cycle's write.
        out read_data: (Bits<256>),
    }
    |g| {
        let ram = g.ram("words", width, depth);
        let address = |name: &str| g.input(name).slice(0, depth.trailing_zeros());
        g.ram_write(ram, &g.input("write"), &address("write_address"), &g.input("write_data").slice(0, width), None);
        g.output("read_data", &g.ram_read_now(ram, "word", &address("read_address")).zero_extend(256));
    }
}
