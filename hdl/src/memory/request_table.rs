//! Records of outstanding requests of vector memory, in distributed RAM.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Bits of a record beside those of its lanes.
const FACTS: u32 = 53;
/// Bits of a lane: served, dword in the line, byte offset.
const LANE: u32 = 7;

generator_block! {
    /// Records of `depth` outstanding requests (a power of two, up to 64), written once, read by their number.
    pub struct RequestTable(lanes: usize, depth: usize) clocked {
        /// Writes a record.
        in write: (Bit),
        /// Its number.
        in number: (Bits<6>),
        /// Row 10:0, beat 13:11, wave 17:14, sequence 33:18, returns 34, last 35, counted by LOADcnt 36, zero 37, atomic
        /// 38, two rows 39, element 41:40, signed 42, 16-bit 43, upper half 44, remaining bytes 45, cache entry 52:46.
        in facts: (Bits<53>),
        /// It reads a line into its entry.
        in fills: (Bit),
        /// Lanes served.
        in served: [Bit; lanes],
        /// Their dwords in the line.
        in word: [Bits<4>; lanes],
        /// Byte offsets of their data.
        in misaligned: [Bits<2>; lanes],
        /// Number of the record that is answered.
        in answered: (Bits<6>),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// The answered record reads a line.
        out answered_fills: (Bit),
        /// Into this entry.
        out answered_index: (Bits<7>),
        /// Facts of the oldest record.
        out oldest_facts: (Bits<53>),
        /// Its lanes.
        out oldest_served: [Bit; lanes],
        /// Their dwords.
        out oldest_word: [Bits<4>; lanes],
        /// Their offsets.
        out oldest_misaligned: [Bits<2>; lanes],
    }
    |g| {
        let (depth, width, count) = (depth as u32, depth.trailing_zeros(), lanes as u32);
        let number = |name: &str| g.input(name).slice(0, width);
        let (write, facts) = (g.input("write"), g.input("facts"));
        let facts_ram = g.ram("facts_ram", FACTS, depth);
        g.ram_write(facts_ram, &write, &number("number"), &facts, None);
        let fills_ram = g.ram("fills_ram", 8, depth);
        let fill = g.input("fills").concat(&facts.slice(46, 7));
        g.ram_write(fills_ram, &write, &number("number"), &fill, None);
        let lanes_ram = g.ram("lanes_ram", LANE * count, depth);
        let [served, words, misaligned] = ["served", "word", "misaligned"].map(|name| g.inputs(name, lanes));
        let parts: Vec<Wire> =
            (0..lanes).rev().map(|at| words[at].concat(&misaligned[at])).collect();
        let word = vector_of(g, &served).concat(&g.concat(&parts.iter().collect::<Vec<_>>()));
        g.ram_write(lanes_ram, &write, &number("number"), &word, None);

        let fill = g.ram_read_now(fills_ram, "fill_answered", &number("answered"));
        g.output("answered_fills", &fill.bit(7));
        g.output("answered_index", &fill.slice(0, 7));
        g.output("oldest_facts", &g.ram_read_now(facts_ram, "facts_oldest", &number("oldest")));
        let word = g.ram_read_now(lanes_ram, "lanes_oldest", &number("oldest"));
        g.outputs("oldest_served", &bits_of(&word.slice(6 * count, count)));
        let part = |lsb: u32, width: u32| -> Vec<Wire> {
            (0..count).map(|lane| word.slice(6 * lane + lsb, width)).collect()
        };
        g.outputs("oldest_word", &part(2, 4));
        g.outputs("oldest_misaligned", &part(0, 2));
    }
}
