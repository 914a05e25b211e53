//! RAMs. Reading the address that is written in the same cycle is undefined: whoever needs the new value bypasses it.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

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
    /// `depth` values (a power of two, 2 to 16) in distributed RAM, of whose bits the lowest `width` are kept: written at the
    /// clock edge, read in the same cycle. For queues of records.
    pub struct RecordRam<T>(depth: u32, width: u32) clocked {
        /// Writes a value.
        in write: (Bit),
        /// Where to.
        in write_address: (Bits<4>),
        /// The value.
        in write_data: (T),
        /// Where from.
        in read_address: (Bits<4>),
        /// The value there, before this cycle's write.
        out read_data: (T),
    }
    |g| {
        let ram = g.ram("words", width, depth);
        let address = |name: &str| g.input(name).slice(0, depth.trailing_zeros());
        let data = g.input_of::<T>("write_data").pack(g);
        g.ram_write(ram, &g.input("write"), &address("write_address"), &data.slice(0, width), None);
        let word = g.ram_read_now(ram, "word", &address("read_address")).zero_extend(data.width());
        g.output_of("read_data", &T::Wires::unpack(&word));
    }
}
