//! A unit that serves the lanes of a part one after another: whether the lane whose turn it is takes part, and which lane is told that it is
//! done.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct LaneTurn(lanes: usize) {
        /// Number of the lane.
        in lane: (Bits<5>),
        /// It is done.
        in tells: (Bit),
        /// Lanes that take part.
        in active: [Bit; lanes],
        /// The lane takes part.
        out is_active: (Bit),
        /// It is the last one.
        out last: (Bit),
        /// It is told.
        out told: [Bit; lanes],
    }
    |g| {
        let lane = g.input("lane");
        g.output("is_active", &g.choose(&lane.slice(0, lanes.trailing_zeros()), &g.inputs("active", lanes)));
        g.output("last", &lane.is(lanes as u128 - 1));
        let told: Vec<_> = (0..lanes as u128).map(|at| lane.is(at) & g.input("tells")).collect();
        g.outputs("told", &told);
    }
}
