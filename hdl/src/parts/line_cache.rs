//! The arrays of a small read-only cache: direct-mapped lines of 64 bytes with tag, valid bit, and whether the line lies outside
//! memory. A lookup answers a cycle later. Data and tags are RAMs, the valid bits flip-flops, so that all lines can be
//! forgotten at once.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Bits of a line number: an address without its low 6 bits.
const LINE: u32 = 42;

generator_block! {
    /// See the module's description. `lines`: a power of two, 2 to 256. Of a line `quarters` are read and written at once: 4, or
    /// 1, and then it is written in four consecutive cycles.
    pub struct LineCache(lines: usize, quarters: usize) clocked {
        /// Looks a line up.
        in read: (Bit),
        /// Its number.
        in read_line: (Bits<42>),
        /// The part of it that is read.
        in read_part: (Bits<2>),
        /// Stores a part of a line; not in a cycle that looks one up.
        in write: (Bit),
        /// The line's number.
        in write_line: (Bits<42>),
        /// The part's number.
        in write_part: (Bits<2>),
        /// It is the last one: the line is complete.
        in write_last: (Bit),
        /// Its quarters.
        in write_data: [Bits<128>; quarters],
        /// The line lies outside memory.
        in write_missing: (Bit),
        /// Forgets every line, that of this cycle, too.
        in invalidate: (Bit),
        /// One cycle after a lookup: the line is here.
        out hit: (Bit),
        /// It lies outside memory.
        out missing: (Bit),
        /// The quarters of the part, the lowest first.
        out data: [Bits<128>; quarters],
    }
    |g| {
        let bits = lines.trailing_zeros();
        let depth = lines as u32;
        let parts = 4 / quarters as u32;
        let [read, write, read_line, write_line] =
            ["read", "write", "read_line", "write_line"].map(|name| g.input(name));
        let (data, tags) = (g.ram("data", 512 / parts, depth * parts), g.ram("tags", LINE - bits + 1, depth));
        let (read_index, write_index) = (read_line.slice(0, bits), write_line.slice(0, bits));
        let place = |index: &Wire, part: &str| if parts == 1 { index.clone() } else { index.concat(&g.input(part)) };
        let tag_of = |line: &Wire| line.slice(bits, LINE - bits);
        let written = g.concat(&g.inputs("write_data", quarters).iter().rev().collect::<Vec<_>>());
        g.ram_write(data, &write, &place(&write_index, "write_part"), &written, None);
        let completes = &write & g.input("write_last");
        g.ram_write(tags, &completes, &write_index, &g.input("write_missing").concat(&tag_of(&write_line)), None);
        let part = g.ram_read(data, "part", &place(&read_index, "read_part"), Some(&read));
        let tag = g.ram_read(tags, "tag", &read_index, Some(&read));
        let asked = g.register_enabled("asked", &read_line, &read);
        let forget = g.input("invalidate");
        let valid = |at: u32| {
            let stored = &completes & write_index.is(at.into());
            g.register_enabled(&format!("valid_{at}"), &!&forget, &(&forget | stored))
        };
        let valid: Vec<Wire> = (0..depth).rev().map(valid).collect();
        let valid = g.concat(&valid.iter().collect::<Vec<_>>());
        let matches = tag.slice(0, LINE - bits).equals(&tag_of(&asked));
        g.output("hit", &(matches & valid.slice_at(&asked.slice(0, bits), 1)));
        g.output("missing", &tag.msb());
        g.outputs("data", &(0..quarters as u32).map(|at| part.slice(128 * at, 128)).collect::<Vec<_>>());
    }
}
