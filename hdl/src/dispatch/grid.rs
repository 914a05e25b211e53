//! The walk over a grid: the size of the next work-group, its waves, and the work-items in it, X innermost.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// Work-items of a work-group, 1 to 1024 in each dimension.
    pub struct GroupSize {
        /// X.
        pub x: Bits<11>,
        /// Y.
        pub y: Bits<11>,
        /// Z.
        pub z: Bits<11>,
    }
}

record! {
    /// Position of a work-item in its work-group. Behind the last one Z goes on.
    pub struct Item {
        /// X, less than the size of the group.
        pub x: Bits<11>,
        /// Y, likewise.
        pub y: Bits<11>,
        /// Z.
        pub z: Bits<11>,
    }
}

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
        /// It.
        in item: (Item),
        /// Size of the group.
        in size: (GroupSize),
        /// The next one.
        out following: (Item),
    }
    |g| {
        let (item, size) = (g.input_of::<Item>("item"), g.input_of::<GroupSize>("size"));
        let step = |position: &Wire, size: &Wire| {
            let next = position.plus(1);
            let wraps = next.equals(size);
            (next.when(&!&wraps), wraps)
        };
        let ((x, wraps_x), (y, wraps_y)) = (step(&item.x, &size.x), step(&item.y, &size.y));
        let y = wraps_x.select(&y, &item.y);
        let z = &item.z + &(wraps_x & wraps_y).zero_extend(11);
        g.output_of("following", &ItemWires { x, y, z });
    }
}
