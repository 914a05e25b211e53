//! A dword of the line that a store writes, and which dwords a lane has in the line.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Dwords of a line.
pub const LINE_DWORDS: usize = 16;

/// A byte, and whether there is one: that of the last of `lanes` which has one. Neighbouring lanes and groups of them find theirs at the same
/// time, since which lanes are served is known last.
pub fn of_highest(lanes: impl Iterator<Item = (Wire, Wire)>) -> (Wire, Wire) {
    let mut groups: Vec<(Wire, Wire)> = lanes.collect();
    while groups.len() > 1 {
        let join = |pair: &[(Wire, Wire)]| match pair {
            [(low, of_low), (high, of_high)] => (low | high, high.select(of_high, of_low)),
            _ => pair[0].clone(),
        };
        groups = groups.chunks(2).map(join).collect();
    }
    groups.remove(0)
}

generator_block! {
    /// Where in a line the dwords of a lane go.
    pub struct StorePlace() {
        /// The first one.
        in word: (Bits<4>),
        /// Which of the three behind it the lane has too, and whether it has the first.
        in window: (Bits<4>),
        /// The dwords of the line.
        out dwords: (Bits<16>),
    }
    |g| {
        g.output("dwords", &g.input("window").zero_extend(16).shift_left(&g.input("word")));
    }
}

generator_block! {
    /// A dword of the line, each byte of the highest lane that writes it. For 32 lanes that are 31 choices of a byte, four times.
    pub struct StoreDword(lanes: usize) clocked {
        /// A step of a store is done.
        in step: (Bit),
        /// Lanes served.
        in served: [Bit; lanes],
        /// The lane has this dword.
        in here: [Bit; lanes],
        /// What it writes there.
        in data: [Bits<32>; lanes],
        /// Which bytes of it.
        in bytes: [Bits<4>; lanes],
        /// What was gathered is kept; else the line starts empty.
        in keep: (Bit),
        /// Bytes that were gathered before.
        in mask_before: (Bits<4>),
        /// The dword after the step, one clock later.
        out dword: (Bits<32>),
        /// Its bytes.
        out mask: (Bits<4>),
    }
    |g| {
        let [served, here, data, bytes] = ["served", "here", "data", "bytes"].map(|name| g.inputs(name, lanes));
        let (step, before) = (g.input("step"), g.input("mask_before").when(&g.input("keep")));
        let (mut dword, mut mask) = (vec![], vec![]);
        for byte in 0..4 {
            let of_lane = |lane: usize| (bytes[lane].bit(byte) & &here[lane] & &served[lane], data[lane].slice(8 * byte, 8));
            let (written, value) = of_highest((0..lanes).map(of_lane));
            dword.push(g.register_enabled(&format!("byte_{byte}"), &value, &(&written & &step)));
            mask.push(written | before.bit(byte));
        }
        g.output("dword", &g.concat(&dword.iter().rev().collect::<Vec<_>>()));
        g.output("mask", &g.concat(&mask.iter().rev().collect::<Vec<_>>()));
    }
}

generator_block! {
    /// The line of sixteen dwords.
    pub struct DwordsOfLine() {
        /// Each of them.
        in dword: [Bits<32>; LINE_DWORDS],
        /// Its bytes.
        in bytes: [Bits<4>; LINE_DWORDS],
        /// All of them.
        out line: (Bits<512>),
        /// Their bytes.
        out mask: (Bits<64>),
    }
    |g| {
        let joined = |name: &str| g.concat(&g.inputs(name, LINE_DWORDS).iter().rev().collect::<Vec<_>>());
        g.output("line", &joined("dword"));
        g.output("mask", &joined("bytes"));
    }
}
