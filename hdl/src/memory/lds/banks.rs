//! The RAMs of the local data share.
//!
//! Behind the rows of the work-groups each SIMD has two rows, through which data goes from lane to lane: lane `n` of a wave
//! has dword `n` there.

use super::crossbar::BANKS;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Rows of a SIMD for data that goes from lane to lane.
pub const SCRATCH_ROWS: usize = 2;

generator_block! {
    /// 32 RAMs of `rows` dwords with byte enables. In a cycle all store or all load.
    pub struct LdsBanks(rows: usize) clocked {
        /// They store.
        in store: (Bit),
        /// The bank works.
        in enable: [Bit; BANKS],
        /// Row.
        in row: [Bits<10>; BANKS],
        /// Data.
        in data: [Bits<32>; BANKS],
        /// Bytes that are stored.
        in bytes: [Bits<4>; BANKS],
        /// The dword loaded one clock ago.
        out read: [Bits<32>; BANKS],
    }
    |g| {
        let store = g.input("store");
        for at in 0..BANKS {
            let get = |name: &str| g.input(&format!("{name}_{at}"));
            let ram = g.ram(&format!("bank_{at}"), 32, rows as u32);
            let (enable, row) = (get("enable"), get("row"));
            g.ram_write(ram, &(&enable & &store), &row, &get("data"), Some(&get("bytes")));
            let read = g.ram_read(ram, &format!("dword_{at}"), &row, Some(&(&enable & !&store)));
            g.output(&format!("read_{at}"), &read);
        }
    }
}
