//! Records of outstanding requests of vector memory, in distributed RAM.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Records of outstanding requests: sixteen, written once, read by their number.
    pub struct RequestTable(lanes: usize) clocked {
        /// Writes a record.
        in write: (Bit),
        /// Its number.
        in number: (Bits<4>),
        /// Facts of the request: see the ports below.
        in facts: (Bits<40>),
        /// Lanes served.
        in served: [Bit; lanes],
        /// Their byte offsets.
        in offset: [Bits<6>; lanes],
        /// Number of the record whose line is here.
        in returned: (Bits<4>),
        /// Number of the oldest record.
        in oldest: (Bits<4>),
        /// Facts of the record whose line is here.
        out returned_facts: (Bits<40>),
        /// Its lanes.
        out returned_served: [Bit; lanes],
        /// Their offsets.
        out returned_offset: [Bits<6>; lanes],
        /// Facts of the oldest record.
        out oldest_facts: (Bits<40>),
    }
    |g| {
        let (write, number) = (g.input("write"), g.input("number"));
        let count = lanes as u32;
        let facts = g.ram("facts_ram", 40, 16);
        g.ram_write(facts, &write, &number, &g.input("facts"), None);
        let lanes_ram = g.ram("lanes_ram", 7 * count, 16);
        let offsets = g.inputs("offset", lanes);
        let offsets = g.concat(&offsets.iter().rev().collect::<Vec<_>>());
        let word = vector_of(g, &g.inputs("served", lanes)).concat(&offsets);
        g.ram_write(lanes_ram, &write, &number, &word, None);
        let returned = g.input("returned");
        g.output("returned_facts", &g.ram_read_now(facts, "facts_returned", &returned));
        g.output("oldest_facts", &g.ram_read_now(facts, "facts_oldest", &g.input("oldest")));
        let word = g.ram_read_now(lanes_ram, "lanes_returned", &returned);
        g.outputs("returned_served", &bits_of(&word.slice(6 * count, count)));
        let offsets: Vec<Wire> = (0..count).map(|lane| word.slice(6 * lane, 6)).collect();
        g.outputs("returned_offset", &offsets);
    }
}
