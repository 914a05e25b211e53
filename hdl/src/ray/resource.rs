//! The resource of a hierarchy (10.9.3, table 65), and where in it a node lies.

use super::choice::{NONE, OTHER, PAIR, QUANTIZED};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// The resource of a hierarchy (10.9.3, table 65).
    pub struct Hierarchy {
        /// Its first line.
        pub base: Bits<42>,
        /// The last line, counted from there.
        pub last: Bits<42>,
        /// Children are sorted.
        pub sorts: Bit,
        /// By what.
        pub order: Bits<2>,
        /// Triangles before boxes.
        pub triangles_first: Bit,
        /// How far boxes reach, in 2^-24 of the distance of the far side.
        pub grow: Bits<8>,
        /// Triangles give weights.
        pub weights: Bit,
        /// Eight children may be sorted together.
        pub wide: Bit,
        /// Nodes of IMAGE_BVH8_INTERSECT_RAY are those of RTIP 3.1: a bit that the document has as reserved, and Mesa's driver names.
        pub quantized: Bit,
        /// Nodes of kind 6 are instances.
        pub instances: Bit,
        /// The resource is none of a hierarchy.
        pub foreign: Bit,
    }
}

/// Of the words of a resource of a hierarchy: it asks for what is not there. Box nodes of 64 bytes with high precision, pointer flags, the reserved
/// order.
pub fn is_refused(words: &Wire) -> Wire {
    words.bit(116) | words.bit(119) | words.slice(53, 2).all()
}

generator_block! {
    /// The fields of a resource.
    pub struct HierarchyDecode() {
        /// Its words.
        in words: (Bits<128>),
        /// They.
        out hierarchy: (Hierarchy),
    }
    |g| {
        let words = g.input("words");
        g.output_of("hierarchy", &HierarchyWires {
            base: words.slice(0, 40).concat(&g.zero(2)),
            last: words.slice(64, 42),
            sorts: words.bit(63),
            order: words.slice(53, 2),
            triangles_first: words.bit(52),
            grow: words.slice(55, 8),
            weights: words.bit(120),
            wide: words.bit(117),
            quantized: words.bit(115),
            instances: words.bit(118),
            foreign: !words.slice(124, 4).is(8),
        });
    }
}

generator_block! {
    /// Where a node lies.
    pub struct NodePlace() {
        /// Node pointer.
        in pointer: (Bits<64>),
        /// Kind of the node.
        in kind: (Bits<4>),
        /// The hierarchy.
        in hierarchy: (Hierarchy),
        /// Its second line is asked for.
        in second: (Bit),
        /// The line.
        out line: (Bits<42>),
        /// The node is within the hierarchy.
        out inside: (Bit),
        /// It is one of boxes.
        out boxes: (Bit),
        /// It has two lines.
        out long: (Bit),
        /// It is of a kind that the hardware does not have.
        out other: (Bit),
        /// It is none.
        out none: (Bit),
        /// It has eight boxes.
        out eight: (Bit),
        /// It is a pair of triangles.
        out pair: (Bit),
        /// And the ray meets the second one.
        out second_triangle: (Bit),
    }
    |g| {
        let (pointer, kind) = (g.input("pointer"), g.input("kind"));
        let HierarchyWires { base, last, .. } = g.input_of::<Hierarchy>("hierarchy");
        let unit = pointer.slice(3, 61);
        let long = kind.is(5) | kind.msb();
        let end = unit.zero_extend(62) + long.zero_extend(62);
        g.output("inside", &!last.zero_extend(62).less(&end));
        g.output("line", &g.name("node_line", &(base + unit.slice(0, 42) + g.input("second").zero_extend(42))));
        let eight = kind.is(QUANTIZED);
        g.output("boxes", &(kind.is(4) | kind.is(5) | &eight));
        g.output("eight", &eight);
        g.output("long", &long);
        g.output("other", &kind.is(OTHER));
        g.output("none", &kind.is(NONE));
        g.output("pair", &kind.slice(1, 3).is(PAIR >> 1));
        g.output("second_triangle", &kind.bit(0));
    }
}
