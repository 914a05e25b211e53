//! Coalescing: which step the lanes take next, and which of them lie in one line.
//!
//! The sender stays at a line as long as a later step may have lanes there, so that a line is asked for, or written, once
//! for all dwords of all lanes. Where a store gathers a part of a line at a time, lanes at other parts take the step again.
//! A store may be done with two lines in one step ([`SecondLine`]).

use super::joined_stores::bank;
use super::store_line::parts;
use crate::events::{StoredEvent, StoredEventWires};
use crate::parts::priority::{first_number, first_set};
use crate::parts::round_robin::{bits_of, encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
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
        // Both are looked for before it is known which of them counts.
        let [later, lowest] = [&later, &all].map(|steps| first_number(g, &bits_of(steps)));
        let step = g.name("next_step", &stays.select(&later, &lowest));
        g.output("any", &all.any());
        g.output("step", &step);
        g.output("stays", &stays);
        g.output("closes", &(all & above(&step)).none());
    }
}

/// So few lanes compare their lines, and their parts of them, with each other, before it is known which of them comes first.
const COMPARED_LANES: usize = 4;

/// The first one of the lanes, one bit each.
fn first_lane(g: &Builder, lanes: &[Wire]) -> Vec<Wire> {
    if lanes.len() <= COMPARED_LANES {
        return first_set(g, lanes);
    }
    let lanes = vector_of(g, lanes);
    bits_of(&(&lanes & &-&lanes))
}

/// What is known of few lanes before it is which of them come first.
struct Compared {
    /// The sender stays at its line.
    stays: Wire,
    /// The lane is at that line, or lines do not matter.
    at_line: Vec<Wire>,
    /// The same of the line of the other lane, one before it.
    same_line: Vec<Vec<Wire>>,
    /// It is in another part of its line than that lane.
    apart: Vec<Vec<Wire>>,
    /// One lane at a time.
    single: Wire,
}

impl Compared {
    /// The lanes that are served, of those that `pending` says have the step to do; and those that are not for their part of the line alone.
    fn served(&self, g: &Builder, pending: &[Wire]) -> (Vec<Wire>, Vec<Wire>) {
        let first = first_set(g, pending);
        let there = |at: usize| &pending[at] & self.single.select(&first[at], &self.at_line[at]);
        let there: Vec<Wire> = (0..pending.len()).map(there).collect();
        let first_there = first_set(g, &there);
        let any = |of: &dyn Fn(usize) -> Wire, at: usize| g.or_all(1, &(0..at).map(of).collect::<Vec<_>>());
        let of_lane = |at: usize| {
            // The first lane at the line where the sender stays, or the first one and its line.
            let waits_there = &there[at] & any(&|other| &first_there[other] & &self.apart[at][other], at);
            let with = |other: usize| &first[other] & &self.same_line[at][other] & !&self.single;
            let near = &first[at] | any(&|other| with(other) & !&self.apart[at][other], at);
            let waits = any(&|other| with(other) & &self.apart[at][other], at);
            let served_there = &there[at] & !&waits_there;
            (
                self.stays.select(&served_there, &(&pending[at] & near)),
                self.stays.select(&waits_there, &(&pending[at] & waits)),
            )
        };
        (0..pending.len()).map(of_lane).unzip()
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
        let [stays, at_line, all, single] = ["stays", "at_line", "all", "single"].map(|name| g.input(name));
        let first = first_lane(g, &pending);
        let of_first = one_hot_select(g, &g.name("first_pending", &vector_of(g, &first)), &lines);
        let line = g.name("line_here", &stays.select(&at_line, &of_first));
        g.output("request_line", &line);
        let part_bits = parts(lanes).ilog2();
        let (served, again): (Vec<Wire>, Wire) = if lanes <= COMPARED_LANES {
            let pairs = |of: &dyn Fn(usize, usize) -> Wire| -> Vec<Vec<Wire>> {
                (0..lanes).map(|at| (0..at).map(|other| of(at, other)).collect()).collect()
            };
            let numbers: Vec<Wire> = g.inputs("word", lanes).iter().map(|word| word.slice(4 - part_bits, part_bits)).collect();
            let one_part = g.input("one_part");
            let compared = Compared {
                at_line: lines.iter().map(|own| own.equals(&at_line) | &all).collect(),
                same_line: pairs(&|at, other| lines[at].equals(&lines[other]) | &all),
                apart: pairs(&|at, other| numbers[at].differs(&numbers[other]) & &one_part),
                stays,
                single,
            };
            let (served, waits) = compared.served(g, &pending);
            (served, vector_of(g, &waits).any())
        } else {
            assert_eq!(part_bits, 0, "only few lanes take turns at the parts of a line");
            let here = lines.iter().map(|own| own.equals(&line) | &all);
            let served = here.enumerate().map(|(at, here)| single.select(&first[at], &(&pending[at] & here)));
            (served.collect(), g.zero(1))
        };
        let vector = vector_of(g, &served);
        g.output("any", &vector.any());
        g.output("again", &again);
        g.output("any_lingers", &((&vector & vector_of(g, &g.inputs("lingers", lanes))).any() | again));
        g.output("first", &encode(g, &vector_of(g, &first_lane(g, &served)), 5));
        g.outputs("served", &served);
    }
}

generator_block! {
    /// A second line that a store writes in the same step, of the other bank of [`JoinedBanks`](super::joined_banks::JoinedBanks): that of the first lane
    /// there. Both lines must be done with the step.
    pub struct SecondLine(lanes: usize) {
        /// The lane has the step to do.
        in pending: [Bit; lanes],
        /// It is served at the first line.
        in at_first: [Bit; lanes],
        /// A later step of the lane may lie in the same line.
        in lingers: [Bit; lanes],
        /// Its line number.
        in line: [Bits<42>; lanes],
        /// A store begins the first line with this step.
        in stores: (Bit),
        /// That line.
        in first_line: (Bits<42>),
        /// There is a second one.
        out valid: (Bit),
        /// It.
        out second_line: (Bits<42>),
        /// The first lane that is served there.
        out first: (Bits<5>),
        /// Lanes served there.
        out served: [Bit; lanes],
    }
    |g| {
        let [pending, lines, at_first, lingers] = ["pending", "line", "at_first", "lingers"].map(|name| g.inputs(name, lanes));
        let bank_of_first = bank(&g.input("first_line"));
        let others: Vec<Wire> = pending.iter().zip(&lines).map(|(pending, line)| pending & (bank(line) ^ &bank_of_first)).collect();
        let first = vector_of(g, &first_lane(g, &others));
        let line = g.name("line_beside", &one_hot_select(g, &first, &lines));
        let here: Vec<Wire> = others.iter().zip(&lines).map(|(other, own)| other & own.equals(&line)).collect();
        let stay: Vec<Wire> = (0..lanes).map(|at| &lingers[at] & (&here[at] | &at_first[at])).collect();
        let valid = g.name("has_second", &(g.input("stores") & first.any() & vector_of(g, &stay).none()));
        let served: Vec<Wire> = here.iter().map(|here| here & &valid).collect();
        g.output("valid", &valid);
        g.output("second_line", &line);
        g.output("first", &encode(g, &first, 5));
        g.outputs("served", &served);
    }
}

generator_block! {
    /// That line as it is sent.
    pub struct SentLine(lanes: usize) {
        /// There is one.
        in valid: (Bit),
        /// It.
        in line: (Bits<42>),
        /// Bytes written there.
        in mask: (Bits<64>),
        /// The first lane that is served there.
        in first: (Bits<5>),
        /// Beat.
        in beat: (Bits<3>),
        /// Second half of a wave of 64 lanes.
        in half: (Bit),
        /// What is sent.
        out part: (StoredEvent),
    }
    |g| {
        let [valid, line, mask] = ["valid", "line", "mask"].map(|name| g.input(name));
        let before = g.input("beat").zero_extend(5).shift_left(&g.constant(3, lanes.trailing_zeros().into()));
        let lane = g.input("half").concat(&(before + g.input("first")));
        g.output_of("part", &StoredEventWires { valid, line, mask, lane });
    }
}
