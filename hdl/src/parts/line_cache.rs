//! The arrays of a small read-only cache: direct-mapped lines of 64 bytes with tag, valid bit, and whether the line lies outside
//! memory. A lookup answers a cycle later. Data and tags are RAMs, the valid bits flip-flops, so that all lines can be
//! forgotten at once.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords of half a line.
const HALF: usize = 8;
/// Bits of a line number: an address without its low 6 bits.
const LINE: u32 = 42;

generator_block! {
    /// See the module's description. `lines`: a power of two, 2 to 256.
    pub struct LineCache(lines: usize) clocked {
        /// Looks a line up.
        in read: (Bit),
        /// Its number.
        in read_line: (Bits<42>),
        /// Stores a line; not in a cycle that looks one up.
        in write: (Bit),
        /// Its number.
        in write_line: (Bits<42>),
        /// Its bytes.
        in write_data: (Bits<512>),
        /// It lies outside memory.
        in write_missing: (Bit),
        /// Forgets every line, that of this cycle, too.
        in invalidate: (Bit),
        /// One cycle after a lookup: the line is here.
        out hit: (Bit),
        /// It lies outside memory.
        out missing: (Bit),
        /// Its lower half.
        out low: [Bits<32>; HALF],
        /// Its upper half.
        out high: [Bits<32>; HALF],
    }
    |g| {
        let bits = lines.trailing_zeros();
        let depth = lines as u32;
        let [read, write, read_line, write_line] =
            ["read", "write", "read_line", "write_line"].map(|name| g.input(name));
        let (data, tags) = (g.ram("data", 512, depth), g.ram("tags", LINE - bits + 1, depth));
        let (read_index, write_index) = (read_line.slice(0, bits), write_line.slice(0, bits));
        let tag_of = |line: &Wire| line.slice(bits, LINE - bits);
        g.ram_write(data, &write, &write_index, &g.input("write_data"), None);
        g.ram_write(tags, &write, &write_index, &g.input("write_missing").concat(&tag_of(&write_line)), None);
        let line = g.ram_read(data, "line", &read_index, Some(&read));
        let tag = g.ram_read(tags, "tag", &read_index, Some(&read));
        let asked = g.register_enabled("asked", &read_line, &read);
        let forget = g.input("invalidate");
        let valid = |at: u32| {
            let stored = &write & write_index.is(at.into());
            g.register_enabled(&format!("valid_{at}"), &!&forget, &(&forget | stored))
        };
        let valid: Vec<Wire> = (0..depth).rev().map(valid).collect();
        let valid = g.concat(&valid.iter().collect::<Vec<_>>());
        let matches = tag.slice(0, LINE - bits).equals(&tag_of(&asked));
        g.output("hit", &(matches & valid.slice_at(&asked.slice(0, bits), 1)));
        g.output("missing", &tag.msb());
        let dwords = |first: u32| (first..first + HALF as u32).map(|at| line.slice(32 * at, 32)).collect::<Vec<_>>();
        g.outputs("low", &dwords(0));
        g.outputs("high", &dwords(HALF as u32));
    }
}
