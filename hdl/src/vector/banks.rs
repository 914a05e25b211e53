//! Who reads and who writes the four VGPR banks in a cycle.

use crate::vector::gather::has_bypasses;
use crate::vector::lane::vgprs::BANKS;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Address within a bank: `{row / 4, beat}`, 12 bits.
pub fn bank_address(row: &Wire, beat: &Wire, beats: usize) -> Wire {
    let group = row.slice(2, 9);
    let bits = beats.trailing_zeros();
    if bits == 0 { group.zero_extend(12) } else { group.concat(&beat.slice(0, bits)).resize(12) }
}

generator_block! {
    /// Reads of the four VGPR banks: vector memory and LDS first, then the gather. A bank has `ports` read ports; all banks' first ports
    /// come first, and vector memory reads by the last ones.
    pub struct BankReads(beats: usize, ports: usize) clocked {
        /// The gather reads the bank.
        in gather: [Bit; BANKS * ports],
        /// This row.
        in gather_row: [Bits<11>; BANKS * ports],
        /// Beat.
        in gather_beat: (Bits<3>),
        /// Vector memory reads.
        in memory: (Bit),
        /// This row.
        in memory_row: (Bits<11>),
        /// Beat.
        in memory_beat: (Bits<3>),
        /// Where each bank is written.
        in write_address: [Bits<12>; BANKS],
        /// Vector memory takes the bank.
        out memory_takes: [Bit; BANKS],
        /// It took it one cycle ago, a bit each.
        out memory_banks: (Bits<4>),
        /// The bank reads.
        out read: [Bit; BANKS * ports],
        /// At this address.
        out address: [Bits<12>; BANKS * ports],
        /// Which is the one where it is written: what is compared once for all lanes.
        out is_written: [Bit; BANKS * ports],
    }
    |g| {
        let writes = g.inputs("write_address", BANKS);
        let gather = g.inputs("gather", BANKS * ports);
        let gather_row = g.inputs("gather_row", BANKS * ports);
        let [memory, memory_row, memory_beat, beat] =
            ["memory", "memory_row", "memory_beat", "gather_beat"].map(|name| g.input(name));
        let own = BANKS * (ports - 1);
        let read_at = |at: usize, address: &Wire| {
            g.output(&format!("address_{at}"), address);
            g.output(&format!("is_written_{at}"), &address.equals(&writes[at % BANKS]));
        };
        for at in 0..own {
            g.output(&format!("read_{at}"), &gather[at]);
            read_at(at, &bank_address(&gather_row[at], &beat, beats));
        }
        let mut taken = vec![];
        for bank in 0..BANKS {
            let takes = &memory & memory_row.slice(0, 2).is(bank as u128);
            taken.insert(0, takes.clone());
            let at = own + bank;
            let address = takes.select(
                &bank_address(&memory_row, &memory_beat, beats),
                &bank_address(&gather_row[at], &beat, beats),
            );
            g.output(&format!("memory_takes_{bank}"), &takes);
            g.output(&format!("read_{at}"), &(takes | &gather[at]));
            read_at(at, &address);
        }
        let taken = g.concat(&taken.iter().collect::<Vec<_>>());
        g.output("memory_banks", &g.register("taken", &taken));
    }
}

generator_block! {
    /// Writes of the four VGPR banks: the results in stage 6 first, then memory where they leave the bank free. With many beats
    /// memory and the high half of a result share the way to the banks. With `dual` the row of the high half may be any in another bank,
    /// else it is the next one. With `mfma` multiplies write two rows, in other banks than the results in stage 6.
    pub struct BankWrites(beats: usize, dual: bool, mfma: bool) {
        /// The low half of the result is written.
        in low: (Bit),
        /// The high half too.
        in high: (Bit),
        /// Row of the low half.
        in row: (Bits<11>),
        /// Row of the high half.
        in row_high: [Bits<11>; usize::from(dual)],
        /// Beat.
        in beat: (Bits<3>),
        /// Results of MFMA are written,
        in matrix: [Bit; usize::from(mfma)],
        /// to this row and the next one.
        in matrix_row: [Bits<11>; usize::from(mfma)],
        /// Beat.
        in matrix_beat: [Bits<3>; usize::from(mfma)],
        /// Memory or the dispatcher wants to write.
        in memory: (Bit),
        /// This row.
        in memory_row: (Bits<11>),
        /// Beat.
        in memory_beat: (Bits<3>),
        /// It does, in this cycle.
        out memory_ready: (Bit),
        /// Address of each bank.
        out address: [Bits<12>; BANKS],
        /// The bank takes the low half.
        out write_low: [Bit; BANKS],
        /// The bank takes the high half.
        out write_high: [Bit; BANKS],
        /// The bank takes the memory's data.
        out write_memory: [Bit; BANKS],
        /// The bank takes the first row of results of MFMA.
        out matrix_low: [Bit; BANKS * usize::from(mfma)],
        /// The second row.
        out matrix_high: [Bit; BANKS * usize::from(mfma)],
    }
    |g| {
        let address = |row: &Wire, beat: &Wire| {
            bank_address(row, beat, beats)
        };
        let [low, high, row, beat] = ["low", "high", "row", "beat"].map(|name| g.input(name));
        let [memory, memory_row, memory_beat] = ["memory", "memory_row", "memory_beat"].map(|name| g.input(name));
        let row_high = if dual { g.input("row_high_0") } else { row.plus(1) };
        let memory_bank = memory_row.slice(0, 2);
        let mut ready = g.zero(1);
        for bank in 0..BANKS {
            let here = |row: &Wire| row.slice(0, 2).is(bank as u128);
            let takes_low = &low & here(&row);
            let takes_high = &high & here(&row_high);
            let free = !(&takes_low | &takes_high);
            let mut to_high = takes_high.select(&address(&row_high, &beat), &address(&row, &beat));
            let mut free = free;
            if mfma {
                let [matrix, row, beat] = ["matrix_0", "matrix_row_0", "matrix_beat_0"].map(|name| g.input(name));
                let next = row.plus(1);
                let [low, high] = [&row, &next].map(|row| &matrix & here(row));
                let to = high.select(&address(&next, &beat), &address(&row, &beat));
                to_high = (&low | &high).select(&to, &to_high);
                free = free & !(&low | &high);
                g.output(&format!("matrix_low_{bank}"), &low);
                g.output(&format!("matrix_high_{bank}"), &high);
            }
            let to = free.select(&address(&memory_row, &memory_beat), &to_high);
            let is_memory_bank = memory_bank.is(bank as u128);
            let free = if has_bypasses(beats) { free } else { free & !&high };
            g.output(&format!("address_{bank}"), &to);
            g.output(&format!("write_low_{bank}"), &takes_low);
            g.output(&format!("write_high_{bank}"), &takes_high);
            g.output(&format!("write_memory_{bank}"), &(&memory & &free & &is_memory_bank));
            ready = ready | free & is_memory_bank;
        }
        g.output("memory_ready", &ready);
    }
}
