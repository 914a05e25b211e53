//! The walk over a grid: the size of the next work-group, its waves, and the work-items in it, X innermost.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Size of the next work-group in a dimension, and what is left behind it.
    pub struct GroupExtent() {
        /// Work-items left.
        in remaining: (Bits<32>),
        /// Full size of a group.
        in block: (Bits<11>),
        /// Size of this one.
        out size: (Bits<11>),
        /// Left behind it.
        out after: (Bits<32>),
        /// Nothing is.
        out last: (Bit),
    }
    |g| {
        let remaining = g.input("remaining");
        let block = g.input("block");
        let full = block.zero_extend(32);
        let last = !full.less(&remaining);
        g.output("size", &last.select(&remaining.slice(0, 11), &block));
        g.output("after", &(&remaining - full));
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
