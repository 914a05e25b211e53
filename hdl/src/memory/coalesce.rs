//! Coalescing: the lanes whose dwords lie in one line make one request; and the line that a store writes.

use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The next request: the line of the first pending lane, and the pending lanes that share it.
    pub struct Coalesce(lanes: usize) {
        /// Lanes still to serve.
        in pending: [Bit; lanes],
        /// Their line numbers.
        in line: [Bits<42>; lanes],
        /// Some lane is pending.
        out any: (Bit),
        /// The line.
        out request_line: (Bits<42>),
        /// The first lane.
        out first: (Bits<5>),
        /// Lanes that it serves.
        out served: [Bit; lanes],
    }
    |g| {
        let pending = g.inputs("pending", lanes);
        let lines = g.inputs("line", lanes);
        let all = vector_of(g, &pending);
        let first = g.name("first_pending", &(&all & &-&all));
        let line = g.name("line_of_first", &one_hot_select(g, &first, &lines));
        g.output("any", &all.any());
        g.output("request_line", &line);
        g.output("first", &encode(g, &first, 5));
        let served: Vec<Wire> = pending.iter().zip(&lines).map(|(want, own)| want & own.equals(&line)).collect();
        g.outputs("served", &served);
    }
}

generator_block! {
    /// The line to write, and which of its bytes: each served lane puts its dword at its offset; where lanes overlap
    /// the highest one wins.
    pub struct StoreLine(lanes: usize) {
        /// Lanes served.
        in served: [Bit; lanes],
        /// Byte offsets of their dwords in their first line.
        in offset: [Bits<6>; lanes],
        /// Their dwords.
        in data: [Bits<32>; lanes],
        /// The line is the second one.
        in upper_part: (Bit),
        /// Bytes.
        out line: (Bits<512>),
        /// Bytes written.
        out mask: (Bits<64>),
    }
    |g| {
        let served = g.inputs("served", lanes);
        let offsets = g.inputs("offset", lanes);
        let data = g.inputs("data", lanes);
        let upper = g.input("upper_part");
        // Two lines side by side; the dword never leaves them.
        let mut line = g.zero(576);
        let mut mask = g.zero(72);
        for lane in 0..lanes {
            let bytes = g.constant(72, 0xf).when(&served[lane]).shift_left(&offsets[lane]);
            let shift = offsets[lane].concat(&g.zero(3));
            let dword = data[lane].zero_extend(576).shift_left(&shift).when(&served[lane]);
            let keep: Vec<Wire> = (0..72).map(|at| (!bytes.bit(at)).repeat(8)).collect();
            let keep = g.concat(&keep.iter().rev().collect::<Vec<_>>());
            line = line & keep | dword;
            mask = mask | bytes;
        }
        let high = |wire: &Wire, width: u32| wire.slice(wire.width() - width / 8, width / 8).zero_extend(width);
        g.output("line", &upper.select(&line.slice(512, 64).zero_extend(512), &line.slice(0, 512)));
        g.output("mask", &upper.select(&high(&mask, 64), &mask.slice(0, 64)));
    }
}
