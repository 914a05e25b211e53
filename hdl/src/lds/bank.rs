//! A RAM of the local data share.
//!
//! Behind the dwords of the work-groups each SIMD has 64, through which data goes from lane to lane: lane `n` of a wave has
//! dword `n` there. Dword `n` of all is row `n / banks` of bank `n % banks`.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Dwords of a SIMD for data that goes from lane to lane.
pub const SCRATCH_DWORDS: usize = 64;

generator_block! {
    /// `rows` dwords with byte enables.
    pub struct LdsBank(rows: usize) clocked {
        /// All banks store; else they load.
        in store: (Bit),
        /// This one works.
        in enable: (Bit),
        /// Row.
        in row: (Bits<14>),
        /// Data.
        in data: (Bits<32>),
        /// Bytes that are stored.
        in bytes: (Bits<4>),
        /// The dword loaded one clock ago.
        out read: (Bits<32>),
    }
    |g| {
        let [store, enable, row] = ["store", "enable", "row"].map(|name| g.input(name));
        let ram = g.ram("dwords", 32, rows as u32);
        g.ram_write(ram, &(&enable & &store), &row, &g.input("data"), Some(&g.input("bytes")));
        g.output("read", &g.ram_read(ram, "dword", &row, Some(&(&enable & !&store))));
    }
}
