//! Records of outstanding requests of vector memory, in distributed RAM.

use super::record::{RequestRecord, RequestRecordWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Bits of a lane in a record: rows that it gets, dword in the line, byte offset.
const LANE: u32 = 10;

generator_block! {
    /// Records of `depth` outstanding requests (a power of two, up to 64), written once, read by their number.
    pub struct RequestTable(lanes: usize, depth: usize) clocked {
        /// Writes a record.
        in write: (Bit),
        /// Its number.
        in number: (Bits<6>),
        /// What it says.
        in record: (RequestRecord),
        /// It reads a line into its place.
        in fills: (Bit),
        /// Of which rows, from the first one on, the lanes get a dword.
        in window: [Bits<4>; lanes],
        /// That of the first row in the line; the others follow it.
        in word: [Bits<4>; lanes],
        /// Byte offsets of their data.
        in misaligned: [Bits<2>; lanes],
        /// Number of the record that is answered.
        in answered: (Bits<6>),
        /// Number of the oldest record.
        in oldest: (Bits<6>),
        /// The answered record reads a line.
        out answered_fills: (Bit),
        /// Into this place.
        out answered_index: (Bits<9>),
        /// The oldest record.
        out oldest_record: (RequestRecord),
        /// Rows that some lane gets.
        out oldest_rows: (Bits<4>),
        /// Rows of each lane.
        out oldest_window: [Bits<4>; lanes],
        /// Their dwords.
        out oldest_word: [Bits<4>; lanes],
        /// Their offsets.
        out oldest_misaligned: [Bits<2>; lanes],
    }
    |g| {
        let (depth, width, count) = (depth as u32, depth.trailing_zeros(), lanes as u32);
        let number = |name: &str| g.input(name).slice(0, width);
        let (write, record) = (g.input("write"), g.input_of::<RequestRecord>("record"));
        let records_ram = g.ram("records_ram", RequestRecord::BITS as u32, depth);
        g.ram_write(records_ram, &write, &number("number"), &record.pack(g), None);
        let fills_ram = g.ram("fills_ram", 10, depth);
        let fill = g.input("fills").concat(&record.place);
        g.ram_write(fills_ram, &write, &number("number"), &fill, None);
        let lanes_ram = g.ram("lanes_ram", LANE * count, depth);
        let [windows, words, misaligned] = ["window", "word", "misaligned"].map(|name| g.inputs(name, lanes));
        let part = |at: usize| g.concat(&[&windows[at], &words[at], &misaligned[at]]);
        let parts: Vec<Wire> = (0..lanes).rev().map(part).collect();
        let word = g.concat(&parts.iter().collect::<Vec<_>>());
        g.ram_write(lanes_ram, &write, &number("number"), &word, None);

        let fill = g.ram_read_now(fills_ram, "fill_answered", &number("answered"));
        g.output("answered_fills", &fill.bit(9));
        g.output("answered_index", &fill.slice(0, 9));
        let oldest = g.ram_read_now(records_ram, "record_oldest", &number("oldest"));
        g.output_of("oldest_record", &RequestRecordWires::unpack(&oldest));
        let word = g.ram_read_now(lanes_ram, "lanes_oldest", &number("oldest"));
        let part = |lsb: u32, width: u32| -> Vec<Wire> {
            (0..count).map(|lane| word.slice(LANE * lane + lsb, width)).collect()
        };
        let windows = part(6, 4);
        g.output("oldest_rows", &g.or_all(4, &windows));
        g.outputs("oldest_window", &windows);
        g.outputs("oldest_word", &part(2, 4));
        g.outputs("oldest_misaligned", &part(0, 2));
    }
}
