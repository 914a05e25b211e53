//! The VGPRs of one lane: four banks (register number modulo 4), one read and one write a cycle each, in block RAM. With dual issue (7.8)
//! and MFMA a bank has three read ports, one for each source.
//!
//! A register that is written in the cycle that reads it is not read: the operand registers take it from the bypass. Where there are
//! none, nobody reads it then, and the high half of a result goes to the banks by the way of memory's data: 160 LUTs for 256.

use crate::config::Units;
use crate::parts::round_robin::vector_of;
use crate::vector::gather::has_bypasses;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Banks of the VGPR file.
pub const BANKS: usize = 4;

/// Read ports of a bank: one for all sources, or one for each.
pub const fn read_ports(by_source: bool) -> usize {
    if by_source { 3 } else { 1 }
}

generator_block! {
    /// `rows` registers of each of `beats` lanes of a wave, and, where there are sequences, the running rows behind them. An
    /// address is `{row / 4, beat}`. Of reads the first ports of all banks come first.
    pub struct LaneVgprs(rows: usize, units: Units, beats: usize) clocked {
        /// Reads the bank.
        in read: [Bit; BANKS * read_ports(units.reads_by_source())],
        /// At this address.
        in read_address: [Bits<12>; BANKS * read_ports(units.reads_by_source())],
        /// It is the address where the bank is written.
        in is_written: [Bit; BANKS * read_ports(units.reads_by_source())],
        /// Where the bank is written.
        in write_address: [Bits<12>; BANKS],
        /// With the low half of the result.
        in write_low: [Bit; BANKS],
        /// With the high half of the result.
        in write_high: [Bit; BANKS],
        /// With data from memory.
        in write_memory: [Bit; BANKS],
        /// With the first row of results of MFMA.
        in matrix_low: [Bit; BANKS * usize::from(units.mfma())],
        /// With the second.
        in matrix_high: [Bit; BANKS * usize::from(units.mfma())],
        /// Those results.
        in matrix: [Bits<64>; usize::from(units.mfma())],
        /// Result of the lane; one that is a part of its row is there in every place.
        in result: (Bits<64>),
        /// Bytes of its low half that are written.
        in result_bytes: (Bits<4>),
        /// Data from memory.
        in memory_data: (Bits<32>),
        /// The bytes of it that are written.
        in memory_bytes: (Bits<4>),
        /// What was read, one cycle later.
        out data: [Bits<32>; BANKS * read_ports(units.reads_by_source())],
    }
    |g| {
        let depth = (((rows + units.running_rows()) / BANKS) * beats) as u32;
        let width = u32::BITS - (depth - 1).leading_zeros();
        let (result, memory_data, memory_bytes) = (g.input("result"), g.input("memory_data"), g.input("memory_bytes"));
        let result_bytes = if units.writes_parts() { g.input("result_bytes") } else { g.constant(4, 0xf) };
        let ports = BANKS * read_ports(units.reads_by_source());
        let [read, reads, is_written] = ["read", "read_address", "is_written"].map(|name| g.inputs(name, ports));
        let [write_low, write_high, write_memory] = ["write_low", "write_high", "write_memory"].map(|name| g.inputs(name, BANKS));
        let writes = g.inputs("write_address", BANKS);
        let high_or_memory = (!has_bypasses(beats)).then(|| {
            let is_high = vector_of(g, &write_high).any();
            g.name("high_or_memory", &is_high.select(&result.slice(32, 32), &memory_data))
        });
        for bank in 0..BANKS {
            let to = writes[bank].slice(0, width);
            let own = &write_low[bank] | &write_high[bank];
            let mut write = &own | &write_memory[bank] & memory_bytes.any();
            let high = write_high[bank].select(&result.slice(32, 32), &result.slice(0, 32));
            let mut data = match &high_or_memory {
                Some(other) => write_low[bank].select(&result.slice(0, 32), other),
                None => own.select(&high, &memory_data),
            };
            let mut bytes = write_low[bank].select(&result_bytes, &(write_high[bank].repeat(4) | &memory_bytes));
            if units.mfma() {
                let [low, high] = ["low", "high"].map(|half| g.input(&format!("matrix_{half}_{bank}")));
                let [first, second] = [0, 32].map(|from| g.input("matrix_0").slice(from, 32));
                let either = low | &high;
                data = either.select(&high.select(&second, &first), &data);
                bytes = bytes | either.repeat(4);
                write = write | either;
            }
            let write = g.name(&format!("write_{bank}"), &write);
            let ram = g.ram(&format!("bank_{bank}"), 32, depth);
            g.ram_write(ram, &write, &to, &data, Some(&bytes));
            for at in (bank..ports).step_by(BANKS) {
                let from = reads[at].slice(0, width);
                let enable = &read[at] & !(&write & &is_written[at]);
                g.output(&format!("data_{at}"), &g.ram_read(ram, &format!("word_{at}"), &from, Some(&enable)));
            }
        }
    }
}
