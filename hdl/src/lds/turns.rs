//! Which lanes of a beat still have to be served, and whose turn it is.

use crate::parts::round_robin::{bits_of, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// The lanes that want the current part, and those that are left after this cycle. `stacks`, `groups`, `traps`: 1 where there are instructions on
    /// stacks of the lanes, stores in groups of lanes, trap handlers; else 0; `rounds`: 1 where lanes compute at once. `alone`: there is one SIMD, which nothing loads to LDS, so that it has the
    /// banks whenever it wants them, and what lanes want counts only then.
    pub struct LdsPending(lanes: usize, stacks: usize, groups: usize, traps: usize, rounds: usize, alone: bool) {
        /// The unit is accessing memory.
        in working: (Bit),
        /// The first cycle of the part.
        in fresh: (Bit),
        /// The part in the next word.
        in upper_part: (Bit),
        /// The lanes that take part in the beat.
        in acts: [Bit; lanes],
        /// They access memory one after another:
        in serial: (Bit),
        /// this one.
        in turn: [Bit; lanes],
        /// Every lane of the wave gives its data or a zero.
        in all: (Bit),
        /// The instruction is about stacks,
        in stack: [Bit; stacks],
        /// of which these lanes want an entry.
        in wants_entry: [Bit; stacks * lanes],
        /// Left from the cycle before.
        in pending: [Bit; lanes],
        /// The lane wants bytes of the part.
        in wants: [Bit; lanes],
        /// The lane has a part in the next word.
        in has_upper: [Bit; lanes],
        /// The lanes store in groups ([`super::grouping`]):
        in grouped: [Bit; groups],
        /// the lane of the port takes part,
        in port_acts: [Bit; groups * lanes],
        /// and wants bytes.
        in port_wants: [Bit; groups * lanes],
        /// Lanes that are not served now wait for another round ([`super::round`]).
        in opens: [Bit; rounds],
        /// The banks work for this SIMD.
        in granted: (Bit),
        /// And serve the lane.
        in served: [Bit; lanes],
        /// It is the lane's turn, whatever it gives to others.
        out takes_part: [Bit; traps * lanes],
        /// The lane wants the part; of a SIMD that is alone, if it is working.
        out valid: [Bit; lanes],
        /// Some lane does.
        out want: (Bit),
        /// The lane still wants it afterwards.
        out left: [Bit; lanes],
        /// Some lane takes part in the beat.
        out taken: (Bit),
        /// No lane still wants it.
        out finished: (Bit),
        /// Behind this part comes that in the next word.
        out more: (Bit),
    }
    |g| {
        let vector = |name: &str| vector_of(g, &g.inputs(name, lanes));
        let working = g.input("working");
        let acts = vector("acts");
        g.output("taken", &acts.any());
        let own = g.input("serial").select(&vector("turn"), &acts);
        let takes_part = g.inputs("stack", stacks).iter().fold(own, |own, stack| stack.select(&(&acts & vector("wants_entry")), &own));
        let takes_part = g.name("takes_part_lanes", &takes_part);
        if traps != 0 {
            g.outputs("takes_part", &bits_of(&takes_part));
        }
        let active = takes_part | g.input("all").repeat(lanes as u32);
        let (mut active, mut wants, mut has_upper) = (active, vector("wants"), vector("has_upper"));
        for grouped in g.inputs("grouped", groups) {
            active = grouped.select(&vector("port_acts"), &active);
            wants = grouped.select(&vector("port_wants"), &wants);
            has_upper = has_upper.when(&!&grouped);
        }
        let active = g.name("active_lanes", &active);
        let wanted = g.input("fresh").select(&(&active & wants), &vector("pending"));
        // Of a SIMD that is alone it is known last whether it works.
        let valid = if alone { wanted } else { wanted.when(&working) };
        let valid = g.name("valid_lanes", &valid);
        let unserved = &valid & !vector("served");
        let unserved = g.inputs("opens", rounds).iter().fold(unserved, |unserved, opens| unserved.when(&!opens));
        let granted = g.input("granted");
        g.outputs("valid", &bits_of(&valid));
        g.output("want", &(&working & valid.any()));
        let left = granted.select(&unserved, &valid);
        g.outputs("left", &bits_of(&g.name("left_lanes", &left.when(&working))));
        // It is granted whatever it wants.
        let left = if alone { unserved.any() } else { left.any() };
        g.output("finished", &(working & !left));
        g.output("more", &((active & has_upper).any() & !g.input("upper_part")));
    }
}

generator_block! {
    /// The lane whose turn it is among those left, and its operands for the atomic ALU.
    pub struct LdsTurn(lanes: usize) {
        /// Lanes left.
        in left: [Bit; lanes],
        /// What they loaded.
        in memory: [Bits<64>; lanes],
        /// Their data.
        in operand_0: [Bits<64>; lanes],
        /// The data behind it.
        in operand_1: [Bits<64>; lanes],
        /// 64-bit numbers.
        in wide: (Bit),
        /// The lane.
        out turn: [Bit; lanes],
        /// Some lane is left.
        out any: (Bit),
        /// Lanes left after it.
        out after: [Bit; lanes],
        /// None is.
        out last: (Bit),
        /// What memory holds.
        out memory_of: (Bits<64>),
        /// The lane's data.
        out data: (Bits<64>),
        /// Its second operand.
        out comparand: (Bits<64>),
    }
    |g| {
        let left = vector_of(g, &g.inputs("left", lanes));
        let turn = g.name("turn_of", &(&left & -&left));
        let after = &left ^ &turn;
        let of = |name: &str| one_hot_select(g, &turn, &g.inputs(name, lanes));
        let data = g.name("operands", &of("operand_0"));
        g.outputs("turn", &bits_of(&turn));
        g.output("any", &left.any());
        g.outputs("after", &bits_of(&after));
        g.output("last", &after.none());
        g.output("memory_of", &of("memory"));
        g.output("comparand", &g.input("wide").select(&of("operand_1"), &data.slice(32, 32).zero_extend(64)));
        g.output("data", &data);
    }
}

generator_block! {
    /// The number of lanes in a mask.
    pub struct LaneCount() {
        /// Lane mask.
        in mask: (Bits<64>),
        /// The wave has 64 lanes; else the upper half does not count.
        in wave64: (Bit),
        /// How many are set.
        out count: (Bits<32>),
    }
    |g| {
        let mask = g.input("mask");
        let mask = mask.slice(32, 32).when(&g.input("wave64")).concat(&mask.slice(0, 32));
        let mut counts = bits_of(&mask);
        while counts.len() > 1 {
            let width = counts[0].width() + 1;
            counts = counts.chunks(2).map(|pair| pair[0].zero_extend(width) + pair[1].zero_extend(width)).collect();
        }
        g.output("count", &counts[0].zero_extend(32));
    }
}
