//! Which lanes compute at once: those whose places lie in different banks are a round of an atomic operation.
//!
//! ```text
//!   Access   the lanes that are left ask for their dword; each bank serves the first of them, and these are the round
//!            (64 bits: they ask for their second dwords, which lie in different banks too)
//!   Drain    the words come back
//!   Compute  each lane has an atomic ALU
//!   Access   the results are stored, a cycle for each dword
//! ```
//!
//! The others are left for the next round, so lanes with the same place come in the order of lanes, as if one came after another. Without conflicts a
//! beat takes 4 cycles, 6 for 64 bits. All lanes must be aligned to what they compute with, or the places of two of them might overlap in a part; else
//! one lane comes after another, as where an instruction has two addresses, a condition for each dword, or one operation for all lanes.

use crate::parts::round_robin::{bits_of, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// For `lanes` physical lanes.
    pub struct LdsRound(lanes: usize) {
        /// The instruction loads, computes and stores;
        in serial: (Bit),
        /// one operation for all lanes,
        in counts: (Bit),
        /// or by dwords,
        in conditional: (Bit),
        /// or at two addresses.
        in two: (Bit),
        /// It stores in this pass.
        in storing: (Bit),
        /// Dword that is next.
        in dword: (Bits<3>),
        /// The lane takes part in the beat.
        in acts: [Bit; lanes],
        /// It is not aligned to what it computes with.
        in unaligned: [Bit; lanes],
        /// It has not computed yet.
        in left: [Bit; lanes],
        /// It is in the round.
        in round: [Bit; lanes],
        /// It is the first one that is left.
        in turn: [Bit; lanes],
        /// It wants bytes of its dword.
        in wants: [Bit; lanes],
        /// The banks serve it.
        in served: [Bit; lanes],
        /// Lanes compute at once, and this access says which.
        out opens: (Bit),
        /// The lane accesses.
        out own: [Bit; lanes],
        /// It is in the round, when that has opened: it is served, or out of range.
        out joins: [Bit; lanes],
        /// Some lane wants a dword that its bank does not serve to it then.
        out misses: (Bit),
        /// It is left when what has accessed is stored.
        out after: [Bit; lanes],
        /// None is.
        out last: (Bit),
    }
    |g| {
        let [serial, counts, conditional, two, storing] =
            ["serial", "counts", "conditional", "two", "storing"].map(|name| g.input(name));
        let vector = |name: &str| vector_of(g, &g.inputs(name, lanes));
        let aligned = (vector("acts") & vector("unaligned")).none();
        let together = g.name("rounds", &(serial & !&counts & !conditional & !two & aligned));
        let opens = g.name("opens_round", &(&together & !storing & g.input("dword").none()));
        let left = vector("left");
        let own = together.select(&opens.select(&left, &vector("round")), &vector("turn"));
        let own = g.name("own_lanes", &own);
        g.outputs("own", &bits_of(&own));
        let missed = g.name("missed_lanes", &(&left & vector("wants") & !vector("served")));
        g.outputs("joins", &bits_of(&g.name("join_lanes", &(&left & !&missed))));
        g.output("misses", &(&opens & missed.any()));
        let after = g.name("after_round", &(left & !own).when(&!counts));
        g.outputs("after", &bits_of(&after));
        g.output("last", &after.none());
        g.output("opens", &opens);
    }
}
