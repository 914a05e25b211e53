//! The RAMs of the local data share.
//!
//! Behind the dwords of the work-groups each SIMD has 64, through which data goes from lane to lane: lane `n` of a wave has
//! dword `n` there.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Dwords of a SIMD for data that goes from lane to lane.
pub const SCRATCH_DWORDS: usize = 64;

generator_block! {
    /// `banks` RAMs of `rows` dwords with byte enables. In a cycle all store or all load.
    pub struct LdsBanks(banks: usize, rows: usize) clocked {
        /// They store.
        in store: (Bit),
        /// The bank works.
        in enable: [Bit; banks],
        /// Row.
        in row: [Bits<14>; banks],
        /// Data.
        in data: [Bits<32>; banks],
        /// Bytes that are stored.
        in bytes: [Bits<4>; banks],
        /// The dword loaded one clock ago.
        out read: [Bits<32>; banks],
    }
    |g| {
        let store = g.input("store");
        for at in 0..banks {
            let get = |name: &str| g.input(&format!("{name}_{at}"));
            let ram = g.ram(&format!("bank_{at}"), 32, rows as u32);
            let (enable, row) = (get("enable"), get("row"));
            g.ram_write(ram, &(&enable & &store), &row, &get("data"), Some(&get("bytes")));
            let read = g.ram_read(ram, &format!("dword_{at}"), &row, Some(&(&enable & !&store)));
            g.output(&format!("read_{at}"), &read);
        }
    }
}
