//! Requests in flight, each with an AXI identifier: what is known of them, and the lines that they read.

use super::SLOTS;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Bits of a line's number by which it is known while it is in flight.
pub const TAG: usize = 16;

generator_block! {
    /// May the request leave? And what is known of two slots.
    pub struct SlotFacts() {
        /// The slot is in flight.
        in used: [Bit; SLOTS],
        /// It writes.
        in writes: [Bit; SLOTS],
        /// Low bits of its line.
        in tag: [Bits<16>; SLOTS],
        /// An answer to it was an error.
        in failed: [Bit; SLOTS],
        /// The slot that the request would get.
        in free: (Bits<4>),
        /// The request writes.
        in write: (Bit),
        /// Its line.
        in line: (Bits<42>),
        /// The slot that is answered.
        in picked: (Bits<4>),
        /// It may not leave yet.
        out blocked: (Bit),
        /// The slot that is answered writes.
        out picked_writes: (Bit),
        /// An answer to it was an error.
        out picked_failed: (Bit),
    }
    |g| {
        let [used, writes, tags, failed] = ["used", "writes", "tag", "failed"].map(|name| g.inputs(name, SLOTS));
        let (write, tag) = (g.input("write"), g.input("line").slice(0, TAG as u32));
        let conflicts = |at: usize| &used[at] & tags[at].equals(&tag) & (&write | &writes[at]);
        let conflict = g.name("conflict", &g.or_all(1, &(0..SLOTS).map(conflicts).collect::<Vec<_>>()));
        g.output("blocked", &(conflict | g.choose(&g.input("free"), &used)));
        let picked = g.input("picked");
        g.output("picked_writes", &g.choose(&picked, &writes));
        g.output("picked_failed", &g.choose(&picked, &failed));
    }
}

generator_block! {
    /// What was asked in each slot: identifier and line.
    pub struct SlotTable() clocked {
        /// A request leaves.
        in write: (Bit),
        /// Its slot.
        in slot: (Bits<4>),
        /// Its identifier.
        in id: (Bits<10>),
        /// Its line.
        in line: (Bits<42>),
        /// A slot.
        in picked: (Bits<4>),
        /// The identifier of its request.
        out picked_id: (Bits<10>),
        /// The line.
        out picked_line: (Bits<42>),
    }
    |g| {
        let ram = g.ram("asked", 52, SLOTS as u32);
        g.ram_write(ram, &g.input("write"), &g.input("slot"), &g.input("line").concat(&g.input("id")), None);
        let found = g.ram_read_now(ram, "found", &g.input("picked"));
        g.output("picked_id", &found.slice(0, 10));
        g.output("picked_line", &found.slice(10, 42));
    }
}

generator_block! {
    /// The lines of the slots, each of `beats`. What is read is there one cycle later and stays; a slot is not read while it is
    /// written, since it is answered only then. `is_narrow`: a quarter is read at a time, from a RAM that is not wider.
    pub struct SlotLines(beats: usize, is_narrow: bool) clocked {
        /// A beat arrives.
        in write: (Bit),
        /// For this slot.
        in slot: (Bits<4>),
        /// Its number.
        in beat: (Bits<3>),
        /// Its words.
        in data: [Bits<64>; 8 / beats],
        /// A line is read.
        in read: (Bit),
        /// Of this slot.
        in read_slot: (Bits<4>),
        /// Its quarter.
        in read_quarter: [Bits<2>; usize::from(is_narrow)],
        /// The line; or the quarter, lowest.
        out line: (Bits<512>),
    }
    |g| {
        let data = g.concat(&g.inputs("data", 8 / beats).iter().rev().collect::<Vec<_>>());
        let quarters = if is_narrow { 4 } else { 1 };
        let ram = g.ram("slot_words", 512 / quarters, SLOTS as u32 * quarters);
        // Of the number of a beat the upper bits are those of its quarter.
        let (beat, parts) = (g.input("beat"), beats as u32 / quarters);
        let place = g.constant(parts, 1).shift_left(&beat.slice(0, parts.ilog2().max(1)));
        let mask = (parts > 1).then_some(&place);
        let at = |slot: Wire, quarter: Option<Wire>| quarter.map_or(slot.clone(), |quarter| slot.concat(&quarter));
        let written = at(g.input("slot"), is_narrow.then(|| beat.slice(parts.ilog2(), 2)));
        g.ram_write(ram, &g.input("write"), &written, &data.repeat(parts), mask);
        let read = at(g.input("read_slot"), is_narrow.then(|| g.inputs("read_quarter", 1)[0].clone()));
        g.output("line", &g.ram_read(ram, "line_found", &read, Some(&g.input("read"))).zero_extend(512));
    }
}

generator_block! {
    /// The number of the beat that arrives, of those of all slots.
    pub struct BeatChoice(slots: usize) {
        /// Number of the slot's next beat.
        in beat: [Bits<3>; slots],
        /// The slot.
        in slot: (Bits<4>),
        /// The number of its beat.
        out chosen: (Bits<3>),
    }
    |g| {
        let beats = g.inputs("beat", slots);
        g.output("chosen", &g.choose(&g.input("slot"), &beats));
    }
}
