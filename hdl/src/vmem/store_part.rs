//! The line that a store of a machine with four lanes writes, a quarter of it in a step.
//!
//! A step gathers 16 bytes: what four lanes write in a row, or one lane as four dwords. That takes 940 LUTs; the crossbar to all of the
//! line takes 2,160. Behind a narrow port the quarters are words of a distributed RAM: nothing but the quarter that is written or read is as
//! wide as 16 bytes, and 512 flip-flops are not there.

use super::store_dword::{LINE_DWORDS, of_highest};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// The parts of a line of which a step gathers one, a power of two.
pub const PARTS: usize = 4;
/// Dwords of one.
const PART_DWORDS: usize = LINE_DWORDS / PARTS;

generator_block! {
    /// The line with the dwords of the served lanes; where lanes overlap the highest one wins. What no lane has written is left
    /// from earlier lines. `is_narrow`, with four lanes: see [`crate::config::Config::narrow_port`].
    pub struct StorePart(lanes: usize, is_narrow: bool) clocked {
        /// A step of a store is done: its lanes are all in the same part.
        in step: (Bit),
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
        /// What was gathered is kept; else the line starts empty.
        in keep: (Bit),
        /// Its bytes so far.
        in mask_before: (Bits<64>),
        /// Which 8 bytes of the line are wanted.
        in beat: [Bits<3>; usize::from(is_narrow)],
        /// The line after the step; or their quarter, lowest.
        out line: (Bits<512>),
        /// Its bytes, before that clock edge.
        out mask: (Bits<64>),
    }
    |g| {
        let [served, words, windows, data, bytes] =
            ["served", "word", "window", "data", "bytes"].map(|name| g.inputs(name, lanes));
        let (step, mask_before) = (g.input("step"), g.input("mask_before").when(&g.input("keep")));
        let place = |at: usize| {
            let dwords = windows[at].zero_extend(LINE_DWORDS as u32).shift_left(&words[at]);
            let parts = (0..LINE_DWORDS).step_by(PART_DWORDS).map(|first| dwords.slice(first as u32, PART_DWORDS as u32));
            (g.or_all(PART_DWORDS as u32, &parts.collect::<Vec<_>>()), dwords)
        };
        let places: Vec<(Wire, Wire)> = (0..lanes).map(place).collect();
        // The part of the line, wherever it is.
        let byte_of = |slot: u32, byte: u32| {
            of_highest((0..lanes).map(|lane| {
                let writes = bytes[lane].bit(byte) & places[lane].0.bit(slot) & &served[lane];
                (writes, data[lane].slice(32 * slot + 8 * byte, 8))
            }))
        };
        let part: Vec<Vec<(Wire, Wire)>> =
            (0..PART_DWORDS as u32).map(|slot| (0..4).map(|byte| byte_of(slot, byte)).collect()).collect();
        let mut line = vec![];
        let mut mask = vec![];
        for slot in 0..LINE_DWORDS {
            for (byte, (_, value)) in part[slot % PART_DWORDS].iter().enumerate() {
                let at = 4 * slot + byte;
                let of_lanes = places.iter().zip(&bytes).zip(&served);
                let own = of_lanes.map(|(((_, place), bytes), served)| bytes.bit(byte as u32) & place.bit(slot as u32) & served);
                let written = g.or_all(1, &own.collect::<Vec<_>>());
                if !is_narrow {
                    line.push(g.register_enabled(&format!("byte_{at}"), value, &(&written & &step)));
                }
                mask.push(written | mask_before.bit(at as u32));
            }
        }
        if is_narrow {
            let bytes = |of: fn(&(Wire, Wire)) -> &Wire| g.concat(&part.iter().flatten().map(of).rev().collect::<Vec<_>>());
            let quarters: Vec<Wire> = words.iter().zip(&served).map(|(word, served)| word.slice(2, 2).when(served)).collect();
            let ram = g.ram("quarters", 128, PARTS as u32);
            let written = bytes(|(in_part, _)| in_part);
            g.ram_write(ram, &step, &g.or_all(2, &quarters), &bytes(|(_, value)| value), Some(&written));
            let wanted = g.inputs("beat", 1)[0].slice(1, 2);
            g.output("line", &g.ram_read_now(ram, "quarter", &wanted).zero_extend(512));
        } else {
            g.output("line", &g.concat(&line.iter().rev().collect::<Vec<_>>()));
        }
        g.output("mask", &g.concat(&mask.iter().rev().collect::<Vec<_>>()));
    }
}
