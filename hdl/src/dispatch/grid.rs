//! The walk over a grid: the size of the next work-group, its waves, and the work-items in it, X innermost.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Where the walk starts in a dimension.
    pub struct GridStart() {
        /// `COMPUTE_DIM`: work-groups, or work-items.
        in dim: (Bits<32>),
        /// First work-group.
        in start: (Bits<32>),
        /// Work-items of a full group.
        in full: (Bits<11>),
        /// `dim` counts work-items.
        in in_items: (Bit),
        /// Work-groups or work-items from there to the end.
        out remaining: (Bits<32>),
        /// There are none.
        out empty: (Bit),
    }
    |g| {
        let (dim, start) = (g.input("dim"), g.input("start"));
        let items = &start * g.input("full");
        let distance = g.name("distance", &g.input("in_items").select(&items, &start.zero_extend(43)));
        g.output("empty", &!distance.less(&dim.zero_extend(43)));
        g.output("remaining", &(dim - distance.slice(0, 32)));
    }
}

generator_block! {
    /// Size of the next work-group in a dimension, and what is left behind it.
    pub struct GroupExtent() {
        /// Work-groups or work-items left.
        in remaining: (Bits<32>),
        /// `remaining` counts work-items: the last group has what is left.
        in in_items: (Bit),
        /// Size of a full group.
        in full: (Bits<11>),
        /// Size of the last group, if `partial_enable` and not `in_items`.
        in partial: (Bits<11>),
        /// The last group has a size of its own.
        in partial_enable: (Bit),
        /// Size of this one.
        out size: (Bits<11>),
        /// Left behind it.
        out after: (Bits<32>),
        /// Nothing is.
        out last: (Bit),
    }
    |g| {
        let (remaining, in_items, full) = (g.input("remaining"), g.input("in_items"), g.input("full"));
        let step = g.name("step", &in_items.select(&full.zero_extend(32), &g.constant(32, 1)));
        let last = !step.less(&remaining);
        let rest = in_items.select(&remaining.slice(0, 11), &g.input("partial_enable").select(&g.input("partial"), &full));
        g.output("size", &last.select(&rest, &full));
        g.output("after", &(&remaining - step));
        g.output("last", &last);
    }
}

generator_block! {
    /// Waves of a work-group.
    pub struct GroupWaves() {
        /// Work-items in X, Y, Z; at most 1024 in all.
        in size: [Bits<11>; 3],
        /// A wave has 64 lanes, as against 32.
        in wave64: (Bit),
        /// Waves, 1 to 32.
        out waves: (Bits<6>),
    }
    |g| {
        let size = g.inputs("size", 3);
        let product = |a: &Wire, b: &Wire| (a * b).slice(0, 11);
        let items = g.name("items", &product(&product(&size[0], &size[1]), &size[2]));
        let of_32 = items.plus(31).slice(5, 6);
        let of_64 = items.plus(63).slice(6, 5).zero_extend(6);
        g.output("waves", &g.input("wave64").select(&of_64, &of_32));
    }
}

generator_block! {
    /// The work-item after this one, X innermost.
    pub struct NextItem() {
        /// Position in the group.
        in x: (Bits<10>),
        /// Position in the group.
        in y: (Bits<10>),
        /// Position in the group.
        in z: (Bits<10>),
        /// Size of the group, 1 to 1024.
        in size_x: (Bits<11>),
        /// Size of the group.
        in size_y: (Bits<11>),
        /// Size of the group.
        in size_z: (Bits<11>),
        /// The next position.
        out next_x: (Bits<10>),
        /// The next position.
        out next_y: (Bits<10>),
        /// The next position.
        out next_z: (Bits<10>),
        /// This is the last one.
        out last: (Bit),
    }
    |g| {
        let step = |axis: &str| {
            let next = g.input(axis).zero_extend(11).plus(1);
            let wraps = next.equals(&g.input(&format!("size_{axis}")));
            (next.slice(0, 10), wraps)
        };
        let ((x, wraps_x), (y, wraps_y), (z, wraps_z)) = (step("x"), step("y"), step("z"));
        g.output("next_x", &x.when(&!&wraps_x));
        let moved_y = y.when(&!&wraps_y);
        g.output("next_y", &wraps_x.select(&moved_y, &g.input("y")));
        let carry = &wraps_x & &wraps_y;
        g.output("next_z", &carry.select(&z, &g.input("z")));
        g.output("last", &(carry & wraps_z));
    }
}
