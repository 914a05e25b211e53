//! The numbers of a node. Layouts are those of the model decisions ("Layout of nodes").

use crate::format::unpack::single_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The vertices of each triangle of a node.
const VERTICES: [[u128; 3]; 4] = [[0, 1, 2], [1, 3, 2], [2, 3, 4], [2, 4, 0]];
/// The first word of the boxes of a node.
const BOXES: u128 = 4;
/// The last word of a node of triangles, and the one before it.
const IDENTITY: u32 = 15;
const GEOMETRY: u32 = 14;

/// The bits of a node of two lines.
pub fn node_bits(g: &Builder) -> Wire {
    let lines = g.inputs("lines", 2);
    lines[1].concat(&lines[0])
}

/// The number that is one, whatever the node.
pub const ONE: u64 = 63;

generator_block! {
    /// A number of a node, and what else it has.
    pub struct NodeNumber() {
        /// Its lines.
        in lines: [Bits<512>; 2],
        /// The node is within the hierarchy; else it is zeros.
        in inside: (Bit),
        /// Its kind: 0 to 3 triangles, 4 boxes of 16 bits, 5 boxes of 32 bits, others of [`super::choice`].
        in kind: (Bits<4>),
        /// Child of a node of four boxes.
        in child: (Bits<2>),
        /// The number of a node of eight boxes.
        in of_boxes: (Bits<32>),
        /// That of a pair of triangles.
        in of_pair: (Bits<32>),
        /// Number: of a triangle three of each vertex, of a box the lower three, then the upper ones.
        in which: (Bits<6>),
        /// It as binary32.
        out number: (Bits<32>),
        /// Pointer of the child.
        out pointer: (Bits<32>),
        /// The last word of a node of triangles.
        out identity: (Bits<32>),
        /// The word before it.
        out geometry: (Bits<32>),
        /// The vertices whose weights the triangle gives.
        out weights: [Bits<2>; 2],
    }
    |g| {
        let [first, second] = [0, 1].map(|at| g.inputs("lines", 2)[at].clone());
        let inside = g.input("inside");
        let (kind, which, child) = (g.input("kind"), g.input("which"), g.input("child"));
        let triangle = kind.slice(0, 2);
        // Of a triangle: three words of a vertex behind each other.
        let corners: Vec<_> = (0..9u128)
            .map(|at| {
                let of = VERTICES.map(|vertices| g.constant(5, 3 * vertices[at as usize / 3] + at % 3));
                (at, g.choose(&triangle, &of))
            })
            .collect();
        let corner = g.lookup(&which, &corners, &g.zero(5));
        let six = child.zero_extend(5).shift_left(&g.constant(2, 2)) + child.zero_extend(5).shift_left(&g.constant(1, 1));
        let side = g.name("side_number", &(six + which.slice(0, 5)));
        let is_half = kind.slice(0, 3).is(4);
        let of_box = is_half.select(&side.slice(1, 4).zero_extend(5), &side) + g.constant(5, BOXES);
        let number = kind.bit(2).select(&of_box, &corner);
        let word = g.name("node_word", &second.concat(&first).slice_at(&number.concat(&g.zero(5)), 32));
        let half = side.bit(0).select(&word.slice(16, 16), &word.slice(0, 16));
        let own = is_half.select(&single_of(g, &half), &word);
        let other = kind.bit(1).select(&g.input("of_pair"), &g.input("of_boxes"));
        let number = kind.msb().select(&other, &own).when(&inside);
        g.output("number", &which.is(ONE.into()).select(&g.constant(32, 0x3f80_0000), &number));
        g.output("pointer", &first.slice_at(&child.concat(&g.zero(5)), 32));
        let identity = first.slice(32 * IDENTITY, 32).when(&inside);
        let own = identity.slice_at(&triangle.concat(&g.zero(3)), 8);
        g.outputs("weights", &[own.slice(0, 2), own.slice(2, 2)]);
        g.output("identity", &identity);
        g.output("geometry", &first.slice(32 * GEOMETRY, 32).when(&inside));
    }
}
