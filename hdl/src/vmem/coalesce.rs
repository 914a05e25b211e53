//! Coalescing: which step the lanes take next, and which of them lie in one line.
//!
//! The sender stays at a line as long as a later step may have lanes there, so that a line is asked for, or written, once
//! for all dwords of all lanes. Where a store gathers a part of a line at a time, lanes at other parts take the step again.

use super::store_line::parts;
use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The next step: the last one again; or the one behind it at the same line, if any lane has such a step to do; else the
    /// lowest.
    pub struct StepChoice(lanes: usize) {
        /// Steps to do.
        in steps: [Bits<12>; lanes],
        /// The sender is at a line.
        in at_line: (Bit),
        /// Its last step there.
        in last: (Bits<4>),
        /// Lanes at the line have that step still to do.
        in again: (Bit),
        /// Some lane has a step to do.
        out any: (Bit),
        /// The step.
        out step: (Bits<4>),
        /// It is at the same line as the last one.
        out stays: (Bit),
        /// It is the last one at its line.
        out closes: (Bit),
    }
    |g| {
        let all = g.name("all_steps", &g.or_all(12, &g.inputs("steps", lanes)));
        let ones = g.constant(16, 0xffff);
        let above = |step: &Wire| ones.shift_left(step).slice(0, 11).concat(&g.zero(1));
        let last = g.input("last");
        let behind = above(&last) | g.constant(12, 1).shift_left(&last).when(&g.input("again"));
        let later = (&all & behind).when(&g.input("at_line"));
        let stays = later.any();
        let candidates = stays.select(&later, &all);
        let first = &candidates & &-&candidates;
        let step = g.name("next_step", &encode(g, &first, 4));
        g.output("any", &all.any());
        g.output("step", &step);
        g.output("stays", &stays);
        g.output("closes", &(all & above(&step)).none());
    }
}

generator_block! {
    /// The lanes that the step serves: those whose dword lies in the line where the sender is, or in that of the first
    /// pending lane.
    pub struct Coalesce(lanes: usize) {
        /// The lane has the step to do.
        in pending: [Bit; lanes],
        /// A later step of the lane may lie in the same line.
        in lingers: [Bit; lanes],
        /// Its line number.
        in line: [Bits<42>; lanes],
        /// Its dword in the line.
        in word: [Bits<4>; lanes],
        /// Lanes must be in the same part of the line, see [`parts`].
        in one_part: (Bit),
        /// The sender stays at its line.
        in stays: (Bit),
        /// That line.
        in at_line: (Bits<42>),
        /// Lines do not matter: every pending lane is served.
        in all: (Bit),
        /// One lane at a time.
        in single: (Bit),
        /// The line.
        out request_line: (Bits<42>),
        /// The first lane that is served.
        out first: (Bits<5>),
        /// Some lane is served.
        out any: (Bit),
        /// One of which a later step may lie in the same line, or `again`.
        out any_lingers: (Bit),
        /// Lanes at the line are not served, since they are in other parts of it.
        out again: (Bit),
        /// Lanes served.
        out served: [Bit; lanes],
    }
    |g| {
        let pending = g.inputs("pending", lanes);
        let lines = g.inputs("line", lanes);
        let wanting = vector_of(g, &pending);
        let first = g.name("first_pending", &(&wanting & &-&wanting));
        let of_first = one_hot_select(g, &first, &lines);
        let line = g.name("line_here", &g.input("stays").select(&g.input("at_line"), &of_first));
        g.output("request_line", &line);
        let (all, single) = (g.input("all"), g.input("single"));
        let mut served: Vec<Wire> = vec![];
        for (at, own) in lines.iter().enumerate() {
            let here = own.equals(&line) | &all;
            served.push(single.select(&first.bit(at as u32), &(&pending[at] & here)));
        }
        let mut again = g.zero(1);
        let part_bits = parts(lanes).ilog2();
        if part_bits > 0 {
            let at_line = g.name("at_this_line", &vector_of(g, &served));
            let numbers: Vec<Wire> = g.inputs("word", lanes).iter().map(|word| word.slice(4 - part_bits, part_bits)).collect();
            let part = g.name("part", &one_hot_select(g, &(&at_line & &-&at_line), &numbers));
            let elsewhere = |at: usize| g.input("one_part") & !numbers[at].equals(&part);
            let waits: Vec<Wire> = (0..lanes).map(|at| &served[at] & elsewhere(at)).collect();
            served = served.iter().zip(&waits).map(|(served, waits)| served & !waits).collect();
            again = vector_of(g, &waits).any();
        }
        let vector = vector_of(g, &served);
        g.output("any", &vector.any());
        g.output("again", &again);
        g.output("any_lingers", &((&vector & vector_of(g, &g.inputs("lingers", lanes))).any() | again));
        g.output("first", &encode(g, &(&vector & &-&vector), 5));
        g.outputs("served", &served);
    }
}
