//! Coalescing: the lanes whose dwords lie in one line make one request; and the line that a store writes.

use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
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

/// Dwords of a line.
const LINE_DWORDS: u32 = 16;

/// A lane's dword shifted to its byte position, as two halves for two neighbouring dwords of the line.
struct Placed {
    /// One bit a dword of the line: the lower half goes there.
    dword: Wire,
    /// 64 bits.
    data: Wire,
    /// 8 bits: which bytes of `data` are written.
    bytes: Wire,
}

impl Placed {
    fn new(g: &Builder, served: &Wire, offset: &Wire, data: &Wire) -> Self {
        let within = offset.slice(0, 2);
        Self {
            dword: served.zero_extend(LINE_DWORDS).shift_left(&offset.slice(2, 4)),
            data: data.zero_extend(64).shift_left(&within.concat(&g.zero(3))),
            bytes: g.constant(8, 0xf).shift_left(&within),
        }
    }

    /// What the lane writes to dword `slot` of the line: data and bytes, zero where it writes nothing.
    fn at(&self, slot: u32) -> (Wire, Wire) {
        let lower = (slot < LINE_DWORDS).then(|| self.dword.bit(slot));
        let upper = slot.checked_sub(1).map(|below| self.dword.bit(below));
        let pick = |wire: &Wire, width: u32| {
            let low = lower.as_ref().map(|here| wire.slice(0, width).when(here));
            let high = upper.as_ref().map(|here| wire.slice(width, width).when(here));
            match (low, high) {
                (Some(low), Some(high)) => low | high,
                (Some(one), None) | (None, Some(one)) => one,
                (None, None) => wire.slice(0, width),
            }
        };
        (pick(&self.data, 32), pick(&self.bytes, 4))
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
        // A dword at a byte offset touches two neighbouring dwords of the line; the seventeenth is the next line's first.
        let lanes: Vec<Placed> = (0..lanes).map(|at| Placed::new(g, &served[at], &offsets[at], &data[at])).collect();
        let mut words = vec![];
        let mut bytes = vec![];
        for slot in 0..=LINE_DWORDS {
            let (mut word, mut mask) = (g.zero(32), g.zero(4));
            for lane in &lanes {
                let (value, enables) = lane.at(slot);
                let kept: Vec<Wire> = (0..4).rev().map(|byte| (!enables.bit(byte)).repeat(8)).collect();
                word = word & g.concat(&kept.iter().collect::<Vec<_>>()) | value;
                mask = mask | enables;
            }
            words.push(word);
            bytes.push(mask);
        }
        let (next_word, next_bytes) = (words.pop().unwrap_or(g.zero(32)), bytes.pop().unwrap_or(g.zero(4)));
        let line = g.concat(&words.iter().rev().collect::<Vec<_>>());
        let mask = g.concat(&bytes.iter().rev().collect::<Vec<_>>());
        g.output("line", &upper.select(&next_word.zero_extend(512), &line));
        g.output("mask", &upper.select(&next_bytes.zero_extend(64), &mask));
    }
}
