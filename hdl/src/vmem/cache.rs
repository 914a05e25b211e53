//! The vector cache of a SIMD: lines that loads have read, direct-mapped, written through.
//!
//! A line is dropped when anyone of the compute unit writes it, so the caches of the SIMDs agree with each other and with
//! memory. Instead of a valid bit a line carries the number of the epoch in which it was read; a new epoch empties the
//! cache at once. With each epoch one entry is cleared, so that none is left when the numbers repeat. The first cycles behind
//! power-up or a reset are an epoch each, until every entry is cleared: a reset leaves what is in RAMs.
//!
//! A place of [`CacheData`] is never read in the cycle that fills it. Each record that reads an entry touches it in
//! [`CacheTags`] in the cycle in which it is made, and is outstanding until the cycle in which it reads; the entry is
//! allocated anew, to be filled later, only in a cycle in which the record that touched it last is not outstanding. Who
//! reads what an allocation fills comes behind it in the order of the records, and so after the fill. What does not
//! touch an entry must not read it. Where a record reads quarters of its line, one after the other, it is outstanding until
//! the last one is read.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Bits of an epoch's number; zero marks a line that is not there.
const EPOCH: u32 = 8;
/// Bits of a line number.
const LINE: u32 = 42;
/// Bits of a request's number: so many that an old one is rarely taken for one that is outstanding.
pub const NUMBER: u32 = 12;

/// The entry of a line: its lowest bits mixed with the next ones, so that lines a power of two apart spread out.
fn entry(line: &Wire, bits: u32) -> Wire {
    line.slice(0, bits) ^ line.slice(bits, bits)
}

generator_block! {
    /// Which line is in which of `lines` entries (a power of two, 4 to 256), and which request looked at the entry last.
    /// `own`: 1 where stores of this SIMD write the line that they look up, and so find out by themselves whether it is there.
    pub struct CacheTags(lines: usize, own: usize) clocked {
        /// Line looked up.
        in line: (Bits<42>),
        /// The current epoch.
        in epoch: (Bits<8>),
        /// The line is being read into its entry.
        in allocate: (Bit),
        /// The request looks at the entry.
        in touch: (Bit),
        /// Number of the request.
        in number: (Bits<12>),
        /// A line is written to memory.
        in written: (Bit),
        /// Which; never in the cycle of `allocate`.
        in written_line: (Bits<42>),
        /// The line looked up is written; never in the cycle of `allocate` and of `written`.
        in writes: [Bit; own],
        /// The entry of this epoch is cleared; never in the cycle of the other two.
        in clear: (Bit),
        /// Beside that: it is forgotten which request looked at it last; never in the cycle of `touch`.
        in sweep: (Bit),
        /// The line is there, or on its way for an earlier request.
        out hit: (Bit),
        /// Its entry.
        out index: (Bits<8>),
        /// The request that looked at the entry last.
        out last: (Bits<12>),
    }
    |g| {
        let bits = lines.trailing_zeros();
        let (line, epoch) = (g.input("line"), g.input("epoch"));
        let [allocate, written] = ["allocate", "written"].map(|name| g.input(name));
        let index = g.name("entry", &entry(&line, bits));
        let tag = line.slice(bits, LINE - bits);
        let tags = g.ram("tag_words", EPOCH + LINE - bits, lines as u32);
        // What is written leaves the cache, and no other line of the same entry.
        let written_line = g.input("written_line");
        let there = g.ram_read_now(tags, "there", &entry(&written_line, bits)).slice(0, LINE - bits);
        let drops = &written & there.equals(&written_line.slice(bits, LINE - bits));
        let other = written.select(&entry(&written_line, bits), &epoch.slice(0, bits));
        let found = g.ram_read_now(tags, "found", &index);
        let hit = g.name("is_there", &found.equals(&epoch.concat(&tag)));
        let writes = g.or_all(1, &g.inputs("writes", own));
        let stored = g.name("stored", &(&writes & &hit));
        let address = (&allocate | &writes).select(&index, &other);
        let content = epoch.concat(&tag).when(&allocate);
        g.ram_write(tags, &(&allocate | drops | stored | g.input("clear")), &address, &content, None);
        g.output("hit", &hit);
        g.output("index", &index.zero_extend(8));
        let last = g.ram("last_requests", NUMBER, lines as u32);
        let sweep = g.input("sweep");
        let looked_at = sweep.select(&other, &index);
        g.ram_write(last, &(g.input("touch") | &sweep), &looked_at, &g.input("number").when(&!&sweep), None);
        g.output("last", &g.ram_read_now(last, "last_request", &index));
    }
}

generator_block! {
    /// The lines themselves, in block RAM, and behind them a line for each of `requests` that finds its entry in use. `quarters` of
    /// a line are filled and read at once: 4, or 1. What is read is on `data` one cycle later and stays there.
    pub struct CacheData(lines: usize, requests: usize, quarters: usize) clocked {
        /// A part of a line arrives.
        in fill: (Bit),
        /// For this place.
        in fill_index: (Bits<9>),
        /// Number of the part.
        in fill_part: (Bits<2>),
        /// Its quarters.
        in fill_data: [Bits<128>; quarters],
        /// A part of a line is read, in another place than is filled.
        in read: (Bit),
        /// The place.
        in read_index: (Bits<9>),
        /// Number of the part.
        in read_part: (Bits<2>),
        /// Its quarters.
        out data: [Bits<128>; quarters],
    }
    |g| {
        let places = (lines + requests) as u32;
        let parts = 4 / quarters as u32;
        let bits = places.next_power_of_two().trailing_zeros();
        let address = |index: &str, part: &str| {
            let place = g.input(index).slice(0, bits);
            if parts == 1 { place } else { place.concat(&g.input(part)) }
        };
        let ram = g.ram("lines", 512 / parts, places * parts);
        let filled = g.concat(&g.inputs("fill_data", quarters).iter().rev().collect::<Vec<_>>());
        g.ram_write(ram, &g.input("fill"), &address("fill_index", "fill_part"), &filled, None);
        let part = g.ram_read(ram, "part", &address("read_index", "read_part"), Some(&g.input("read")));
        g.outputs("data", &(0..quarters as u32).map(|at| part.slice(128 * at, 128)).collect::<Vec<_>>());
    }
}
