//! A node of eight boxes whose corners have twelve bits. Layouts are those of the model decisions ("Node of eight boxes").

use super::node::node_bits;
use super::turn::{self, MATRICES};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Kind of such a node in the pointers to it.
const BOXES: u128 = 5;
/// Words of the node: where its children begin, the first of its origin, exponents and count, matrix, the first of its children.
const FIRST_BOXES: u32 = 0;
const FIRST_OTHERS: u32 = 1;
const ORIGIN: u128 = 3;
const SHAPE: u32 = 6;
const MATRIX: u32 = 7;
const CHILDREN: u32 = 8;
/// No matrix.
const NO_MATRIX: u128 = 0x7f;
/// Number of the first coordinate of the origin, behind those of the corners.
pub const FIRST_OF_ORIGIN: u64 = 6;
/// Number of the first element of the matrix, behind those.
pub const FIRST_OF_MATRIX: u64 = 9;

/// The three words of a child.
fn child_words(g: &Builder, lines: &Wire, child: &Wire) -> Wire {
    let all: Vec<Wire> = (0..8).map(|at| lines.slice(32 * (CHILDREN + 3 * at), 96)).collect();
    g.choose(child, &all)
}

generator_block! {
    /// A number of the node.
    pub struct QuantizedNumber() {
        /// The node.
        in lines: [Bits<512>; 2],
        /// Child.
        in child: (Bits<3>),
        /// Which: the lower three sides, then the upper ones, then the origin, then the matrix, row by row.
        in which: (Bits<6>),
        /// It as binary32; a side counts from the origin.
        out number: (Bits<32>),
        /// The boxes are turned by a matrix,
        out turned: (Bit),
        /// which there is not.
        out unknown: (Bit),
        /// The last child.
        out last: (Bits<3>),
    }
    |g| {
        let lines = node_bits(g);
        let (child, which) = (g.input("child"), g.input("which"));
        let word = |at: u32| lines.slice(32 * at, 32);
        let own = child_words(g, &lines, &child);
        // Lower x, y, z, upper x, y, z; upper ones are those of the next part.
        let sides = [0, 12, 32, 44, 64, 76].map(|at: u32| own.slice(at, 12));
        let planes: Vec<(u128, Wire)> = (0..6u128)
            .zip(&sides)
            .map(|(at, side)| (at, side.zero_extend(13) + g.constant(13, u128::from(at >= 3))))
            .collect();
        let plane = g.name("plane", &g.lookup(&which, &planes, &g.zero(13)));
        let shape = word(SHAPE);
        let exponents: Vec<(u128, Wire)> =
            (0..6u128).map(|at| (at, shape.slice(8 * (at as u32 % 3), 8))).collect();
        let exponent = g.lookup(&which, &exponents, &g.zero(8));
        // The whole is 2 to the power of the exponent: the highest of 13 bits. Below the normal numbers all are zero.
        let zeros = plane.leading_zeros().resize(9);
        let there = zeros.less(&exponent.zero_extend(9)) & plane.any();
        let fraction = plane.shift_left(&zeros).slice(0, 12).concat(&g.zero(11));
        let scaled = (exponent.zero_extend(9) - zeros).slice(0, 8).zero_extend(9).concat(&fraction).when(&there);
        let origin: Vec<(u128, Wire)> = (0..3u128)
            .map(|axis| (u128::from(FIRST_OF_ORIGIN) + axis, word((ORIGIN + axis) as u32)))
            .collect();
        let matrix = word(MATRIX).slice(0, 7);
        let at = (&which - which.same_width(FIRST_OF_MATRIX.into())).slice(0, 4);
        let element = turn::element(g, &matrix, &at);
        let of_matrix = !which.less(&which.same_width(FIRST_OF_MATRIX.into()));
        g.output("number", &of_matrix.select(&element, &g.lookup(&which, &origin, &scaled)));
        let turned = !matrix.is(NO_MATRIX);
        g.output("unknown", &(&turned & !matrix.less(&matrix.same_width(MATRICES))));
        g.output("turned", &turned);
        g.output("last", &shape.slice(28, 3));
    }
}

generator_block! {
    /// A child of the node, but for its corners.
    pub struct QuantizedChild() {
        /// The node.
        in lines: [Bits<512>; 2],
        /// Child.
        in child: (Bits<3>),
        /// Where the next node of boxes lies, and where the next other one, behind the children before this one.
        in places: [Bits<32>; 2],
        /// Children with a bit of it take part.
        in mask: (Bits<8>),
        /// Its pointer.
        out pointer: (Bits<32>),
        /// It takes part.
        out here: (Bit),
        /// The places behind it.
        out next: [Bits<32>; 2],
    }
    |g| {
        let lines = node_bits(g);
        let child = g.input("child");
        let own = child_words(g, &lines, &child);
        let kind = own.slice(64 + 24, 4);
        let step = own.slice(64 + 28, 4).concat(&g.zero(4)).zero_extend(32);
        let places: Vec<Wire> = g
            .inputs("places", 2)
            .iter()
            .zip([FIRST_BOXES, FIRST_OTHERS])
            .map(|(place, word)| child.none().select(&lines.slice(32 * word, 32), place))
            .collect();
        let is_boxes = kind.is(BOXES);
        g.output("pointer", &(is_boxes.select(&places[0], &places[1]) | kind.zero_extend(32)));
        g.output("here", &(own.slice(32 + 24, 8) & g.input("mask")).any());
        let next = [&places[0] + step.when(&is_boxes), &places[1] + step.when(&!&is_boxes)];
        g.outputs("next", &next);
    }
}
