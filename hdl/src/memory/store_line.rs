//! The line that a store writes, gathered step by step: a crossbar from lanes to dwords, the largest block of vector memory.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords of a line.
const LINE_DWORDS: u32 = 16;

generator_block! {
    /// The line with the dwords of the served lanes; where lanes overlap the highest one wins.
    pub struct StoreLine(lanes: usize) {
        /// Lanes served.
        in served: [Bit; lanes],
        /// Dwords of the line that they write or want.
        in word: [Bits<4>; lanes],
        /// And which of the three behind that.
        in window: [Bits<4>; lanes],
        /// What they write, by the lowest two bits of the dword's number.
        in data: [Bits<128>; lanes],
        /// Which bytes of it.
        in bytes: [Bits<4>; lanes],
        /// The line as it was is kept where no lane writes; else it starts empty.
        in keep: (Bit),
        /// The line so far.
        in line_before: (Bits<512>),
        /// Its bytes.
        in mask_before: (Bits<64>),
        /// The line.
        out line: (Bits<512>),
        /// Its bytes.
        out mask: (Bits<64>),
    }
    |g| {
        let [served, words, windows, data, bytes] =
            ["served", "word", "window", "data", "bytes"].map(|name| g.inputs(name, lanes));
        let before = g.input("line_before");
        let mask_before = g.input("mask_before").when(&g.input("keep"));
        let place = |at: usize| windows[at].zero_extend(LINE_DWORDS).shift_left(&words[at]).when(&served[at]);
        let places: Vec<Wire> = (0..lanes).map(place).collect();
        let mut line = vec![];
        let mut mask = vec![];
        for slot in 0..LINE_DWORDS {
            // Bytes of each lane that no higher lane writes.
            let mut taken = g.zero(4);
            let mut parts = vec![];
            for lane in (0..lanes).rev() {
                let own = bytes[lane].when(&places[lane].bit(slot));
                let wins = &own & !&taken;
                let spread: Vec<Wire> = (0..4).rev().map(|byte| wins.bit(byte).repeat(8)).collect();
                parts.push(g.concat(&spread.iter().collect::<Vec<_>>()) & &data[lane].slice(32 * (slot % 4), 32));
                taken = taken | own;
            }
            let kept: Vec<Wire> = (0..4).rev().map(|byte| (!taken.bit(byte)).repeat(8)).collect();
            parts.push(g.concat(&kept.iter().collect::<Vec<_>>()) & before.slice(32 * slot, 32));
            line.push(g.or_all(32, &parts));
            mask.push(taken | mask_before.slice(4 * slot, 4));
        }
        g.output("line", &g.concat(&line.iter().rev().collect::<Vec<_>>()));
        g.output("mask", &g.concat(&mask.iter().rev().collect::<Vec<_>>()));
    }
}
