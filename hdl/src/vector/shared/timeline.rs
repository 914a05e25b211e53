//! When the results of the shared units come: what was fed is followed down a shift register, whose taps are the latencies.

use super::{ANNOUNCE, Kind};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// `latencies` has, for each [`Kind`], the clocks from the operands of some lanes to their results, at least
    /// [`ANNOUNCE`] - 1. All operations under way are of one kind.
    pub struct Timeline(latencies: [usize; 3]) clocked {
        /// Operands enter the units.
        in step: (Bit),
        /// They are the last of their operation.
        in last: (Bit),
        /// The [`Kind`] under way.
        in kind: (Kind),
        /// They are of one lane.
        in of_one_lane: (Bit),
        /// Results leave the transcendental units.
        out taken_fast: (Bit),
        /// They are of one lane.
        out taken_of_one: (Bit),
        /// Results leave the binary64 units.
        out taken_slow: (Bit),
        /// The results of all lanes are there.
        out done: (Bit),
        /// They will be in [`ANNOUNCE`] clocks.
        out announce: (Bit),
    }
    |g| {
        let kind = g.input("kind");
        let is = |wanted: Kind| kind.is_a(wanted);
        let latency = |kind: Kind| latencies[kind as usize];
        // Entry `i` was fed `i` clocks ago. None goes on behind the last tap of its kind, so that it meets no other's.
        let deepest = latencies.iter().copied().max().unwrap_or(0) + 1;
        let delayed = |name: &str, first: Wire| -> Vec<Wire> {
            (0..deepest).fold(vec![first], |mut entries, at| {
                let ends = [Kind::Transcendental, Kind::Binary64, Kind::Root].into_iter().filter(|kind| latency(*kind) < at);
                let goes_on = ends.fold(entries[at].clone(), |entry, kind| entry & !is(kind));
                entries.push(g.register(&format!("{name}_delayed"), &goes_on));
                entries
            })
        };
        let steps = delayed("step", g.input("step"));
        let lasts = delayed("last", g.input("step") & g.input("last"));
        let of_one = delayed("of_one_lane", g.input("step") & g.input("of_one_lane"));
        let tap = |wires: &[Wire], kind: Kind| is(kind) & &wires[latency(kind)];
        let any = |wires: &[Wire]| {
            tap(wires, Kind::Transcendental) | tap(wires, Kind::Binary64) | tap(wires, Kind::Root)
        };
        g.output("taken_fast", &tap(&steps, Kind::Transcendental));
        g.output("taken_of_one", &tap(&of_one, Kind::Transcendental));
        g.output("taken_slow", &(tap(&steps, Kind::Binary64) | tap(&steps, Kind::Root)));
        // A clock more: the results are collected in a register.
        g.output("done", &any(&lasts[1..]));
        let early: Vec<Wire> = (0..deepest).map(|at| (at + 1).checked_sub(ANNOUNCE).map_or(g.zero(1), |at| lasts[at].clone())).collect();
        g.output("announce", &any(&early));
    }
}
