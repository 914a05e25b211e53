//! What memory has refused: requests that were answered with nothing (bit 1 of `missing`), until the instruction that made them learns it.
//!
//! A line is marked in its place, since several records may take their dwords out of it; stores and atomic operations have a mark each.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// A mark for each of `places` of lines, written when one arrives, and for each of 64 records.
    pub struct Refusals(places: usize) clocked {
        /// An answer is here, or a part of it.
        in answered: (Bit),
        /// Number of its record.
        in answered_record: (Bits<6>),
        /// It is a line
        in fills: (Bit),
        /// for this place.
        in fill_place: (Bits<9>),
        /// Memory has refused the request.
        in refused: (Bit),
        /// An atomic operation is done.
        in atomic: (Bit),
        /// Number of its record.
        in atomic_record: (Bits<6>),
        /// Memory has refused it.
        in atomic_refused: (Bit),
        /// The record that is looked at.
        in oldest: (Bits<6>),
        /// It takes dwords out of a line
        in takes_line: (Bit),
        /// in this place.
        in place: (Bits<9>),
        /// It is an atomic operation.
        in is_atomic: (Bit),
        /// It waited for an answer of its own, which was no line.
        in waited: (Bit),
        /// What it asked for was refused.
        out violates: (Bit),
    }
    |g| {
        let bits = (places as u32).next_power_of_two().trailing_zeros();
        let [answered, fills, refused] = ["answered", "fills", "refused"].map(|name| g.input(name));
        let lines = g.ram("refused_lines", 1, places as u32);
        g.ram_write(lines, &(&answered & &fills), &g.input("fill_place").slice(0, bits), &refused, None);
        let line = g.ram_read_now(lines, "line_refused", &g.input("place").slice(0, bits));
        let stores = g.ram("refused_stores", 1, 64);
        g.ram_write(stores, &(&answered & !&fills), &g.input("answered_record"), &refused, None);
        let store = g.ram_read_now(stores, "store_refused", &g.input("oldest"));
        let atomics = g.ram("refused_atomics", 1, 64);
        g.ram_write(atomics, &g.input("atomic"), &g.input("atomic_record"), &g.input("atomic_refused"), None);
        let atomic = g.ram_read_now(atomics, "atomic_refused_before", &g.input("oldest"));
        let is_atomic = g.input("is_atomic");
        let violates = g.input("takes_line").select(&line, &(store & g.input("waited") & !&is_atomic | atomic & &is_atomic));
        g.output("violates", &violates);
    }
}
