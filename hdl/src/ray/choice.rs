//! Which node a lane is at: that of its pointer, or, of IMAGE_BVH_DUAL_INTERSECT_RAY and IMAGE_BVH8_INTERSECT_RAY, the first or the second of those that
//! offsets from a base name (table 64). A pair of triangles is a node twice.

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;
use tombolo_netlist::record;

/// Kinds of nodes. The first six are those of pointers: four triangles, boxes of 16 bits, boxes of 32 bits.
pub const OTHER: u128 = 6;
/// The kind of instances in a pointer, or in an offset.
const INSTANCE: u128 = 6;
/// There is no node, or one that the program defines: nothing of it is read.
pub const NONE: u128 = 7;
/// Eight boxes of twelve bits.
pub const QUANTIZED: u128 = 8;
/// The first triangle of a pair; the second one is the next kind.
pub const PAIR: u128 = 10;

record! {
    /// How an instruction names nodes.
    pub struct NodeForm {
        /// By offsets from a base.
        pub from_base: Bit,
        /// Of these: one, which may have eight boxes.
        pub eight: Bit,
        /// And is one of RTIP 3.1.
        pub quantized: Bit,
        /// Eight children may be sorted together.
        pub wide: Bit,
        /// Nodes of kind 6 are instances; else programs define them.
        pub instances: Bit,
    }
}

generator_block! {
    /// See the module's description.
    pub struct NodeChoice() {
        /// How the instruction names nodes.
        in form: (NodeForm),
        /// The pointer, or the base.
        in pointer: (Bits<64>),
        /// Offsets.
        in offsets: [Bits<32>; 2],
        /// The second one of the nodes.
        in second: (Bit),
        /// The node's pointer.
        out node: (Bits<64>),
        /// Its kind.
        out kind: (Bits<4>),
        /// Number of the pair.
        out pair: (Bits<3>),
        /// Eight children are sorted together.
        out wide: (Bit),
        /// Kinds of triangles in pointers are the first two alone.
        out two_triangles: (Bit),
        /// It is the last node of the lane.
        out last: (Bit),
    }
    |g| {
        let NodeFormWires { from_base, eight, quantized, wide, instances } = g.input_of::<NodeForm>("form");
        let (pointer, second) = (g.input("pointer"), g.input("second"));
        let offsets = g.inputs("offsets", 2);
        let is_dual = &from_base & !&eight;
        let offset = (&is_dual & &second).select(&offsets[1], &offsets[0]);
        let own = offset.slice(0, 3);
        let plain = |kind: u128| g.constant(4, kind);
        let by_second = |first: u128, then: u128| second.select(&plain(then), &plain(first));
        // Of eight boxes without the nodes of RTIP 3.1: two triangles, two nodes of boxes, or one node of another kind.
        let of_eight = g.lookup(
            &own,
            &[(1, by_second(0, 1)), (2, plain(5)), (3, plain(OTHER))],
            &second.select(&plain(NONE), &own.zero_extend(4)),
        );
        let of_quantized = g.lookup(
            &own,
            &[(5, plain(QUANTIZED)), (NONE, plain(NONE)), (4, plain(OTHER)), (INSTANCE, plain(OTHER))],
            &by_second(PAIR, PAIR + 1),
        );
        let of_eight = quantized.select(&of_quantized, &of_eight);
        let kind = eight.select(&of_eight, &own.zero_extend(4));
        let single = pointer.slice(0, 3);
        let kind = from_base.select(&kind, &single.zero_extend(4));
        let is_user = from_base.select(&own, &single).is(INSTANCE) & !instances;
        let kind = is_user.select(&plain(NONE), &kind);
        let is_pair = kind.slice(1, 3).is(PAIR >> 1);
        // Bit 3 of an offset of triangles is one of the pair's number.
        let low = (offset.bit(3) & !&is_pair).concat(&g.zero(3));
        let behind = &eight & !&quantized & own.is(2) & &second;
        let counted = offset.slice(4, 28).zero_extend(60).concat(&low) + behind.zero_extend(64).shift_left(&g.constant(3, 4));
        // Offsets have 32 bits.
        let counted = counted.slice(0, 32).zero_extend(64);
        let place = pointer.slice(3, 61).concat(&g.zero(3)) + counted;
        g.output("node", &from_base.select(&place, &pointer));
        g.output("pair", &offset.bit(3).concat(&offset.slice(0, 2)));
        let is_boxes = |offset: &tombolo_netlist::builder::Wire| offset.slice(1, 2).is(2);
        let both = is_boxes(&offsets[0]) & is_boxes(&offsets[1]);
        let wide_eight = &quantized | own.is(2);
        g.output("wide", &(&wide & eight.select(&wide_eight, &both) & &from_base));
        g.output("two_triangles", &(&from_base & &eight & !&quantized));
        g.output("last", &(&second | kind.is(QUANTIZED)));
        g.output("kind", &kind);
    }
}
