//! How many lines of a store are still to be answered, where a store has one record for all its lines ([`super::joined_stores`]): the lines that
//! it has begun are counted on one side, the answers on the other, by the number of the record.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Bits of a count: an instruction writes at most 5 dwords' lines of 64 lanes.
const COUNT: u32 = 9;

generator_block! {
    /// See the module's description, for `depth` records (a power of two, up to 64).
    pub struct StoredLines(depth: usize) clocked {
        /// So many lines are begun
        in begins: (Bits<2>),
        /// for the record that gets this number.
        in newest: (Bits<6>),
        /// An answer is there
        in answers: (Bit),
        /// with this number.
        in answered: (Bits<6>),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// Instead: the counts of a record are cleared; RAMs keep through a reset what is in them.
        in sweep: (Bit),
        /// Which.
        in swept: (Bits<6>),
        /// The answer is that of a line that a store has begun.
        out of_store: (Bit),
        /// Lines of the oldest record are still to be answered.
        out waits: (Bit),
    }
    |g| {
        let depth = depth as u32;
        let [begins, answers, sweep] = ["begins", "answers", "sweep"].map(|name| g.input(name));
        let [newest, answered, oldest, swept] =
            ["newest", "answered", "oldest", "swept"].map(|name| g.input(name).slice(0, depth.trailing_zeros()));
        let ram = |name: &str| g.ram(name, COUNT, depth);
        let (begun, done) = (ram("begun_lines"), ram("answered_lines"));
        let begun_here = g.ram_read_now(begun, "begun_of_newest", &newest);
        let done_there = g.ram_read_now(done, "answered_of_answered", &answered);
        let of_store = &answers & !g.ram_read_now(begun, "begun_of_answered", &answered).equals(&done_there);
        let more = begun_here + begins.zero_extend(COUNT);
        g.ram_write(begun, &(begins.any() | &sweep), &sweep.select(&swept, &newest), &more.when(&!&sweep), None);
        g.ram_write(done, &(&of_store | &sweep), &sweep.select(&swept, &answered), &done_there.plus(1).when(&!&sweep), None);
        g.output("of_store", &of_store);
        let left = [begun, done].map(|ram| g.ram_read_now(ram, "lines_of_oldest", &oldest));
        g.output("waits", &!left[0].equals(&left[1]));
    }
}
