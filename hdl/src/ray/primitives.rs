//! A node of up to eight pairs of triangles: bits out of 1024, whose places a header tells. Layouts are those of the model decisions ("Node of
//! triangles").

use super::node::node_bits;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Bits of the header, and of a pair at the end.
const HEADER: u128 = 52;
const PAIR: u128 = 29;
/// A vertex that stands for what the program intersects.
const PROCEDURAL: u128 = 15;
/// Width of a place where bits begin: it is modulo 2048. Whatever lies behind the node is zero.
const PLACE: u32 = 11;

/// `bits` (6 bits, at most 32) bits of the node from `place` on.
fn extract(g: &Builder, lines: &Wire, place: &Wire, bits: &Wire) -> Wire {
    let first = place.slice(5, PLACE - 5);
    let word = |number: &Wire| lines.slice_at(&number.slice(0, 5).concat(&g.zero(5)), 32).when(&!number.msb());
    // Behind the last place there is no first one again.
    let two = word(&first.plus(1)).when(&!first.msb()).concat(&word(&first));
    let moved = two.shift_right(&place.slice(0, 5)).slice(0, 32);
    moved & g.constant(64, 0xffff_ffff).shift_left(bits).slice(32, 32)
}

/// The bits of a pair, 29 of them.
fn pair_bits(g: &Builder, lines: &Wire, pair: &Wire) -> Wire {
    let all: Vec<Wire> = (1..=8u32).map(|at| lines.slice(1024 - PAIR as u32 * at, PAIR as u32)).collect();
    g.choose(pair, &all)
}

/// Vertices of a triangle of a pair.
fn indices(pair: &Wire, second: &Wire) -> [Wire; 3] {
    [0, 4, 8].map(|at| second.select(&pair.slice(3 + at, 4), &pair.slice(17 + at, 4)))
}

generator_block! {
    /// A coordinate of a vertex.
    pub struct PairNumber() {
        /// The node.
        in lines: [Bits<512>; 2],
        /// Pair.
        in pair: (Bits<3>),
        /// Its second triangle.
        in second: (Bit),
        /// Which: three coordinates of each vertex.
        in which: (Bits<6>),
        /// It.
        out number: (Bits<32>),
    }
    |g| {
        let lines = node_bits(g);
        let pair = pair_bits(g, &lines, &g.input("pair"));
        let which = g.input("which");
        let by_number = |of: &dyn Fn(usize) -> Wire| {
            let arms: Vec<(u128, Wire)> = (0..9usize).map(|at| (at as u128, of(at))).collect();
            g.lookup(&which, &arms, &of(0).same_width(0))
        };
        let vertices = indices(&pair, &g.input("second"));
        let vertex = by_number(&|at| vertices[at / 3].clone());
        let own: Vec<Wire> = (0..3).map(|axis| lines.slice(5 * axis, 5).zero_extend(PLACE).plus(1)).collect();
        let zeros = lines.slice(15, 5);
        let common: Vec<Wire> = own
            .iter()
            .map(|own| {
                let taken = own + zeros.zero_extend(PLACE);
                let whole = g.constant(PLACE, 32);
                (&whole - &taken).when(&taken.less(&whole))
            })
            .collect();
        let before = |lengths: &[Wire], axis: usize| {
            lengths[..axis].iter().fold(g.zero(PLACE), |sum, length| sum + length)
        };
        let header = g.constant(PLACE, HEADER);
        let prefix_place = &header + by_number(&|at| before(&common, at % 3));
        let prefix_bits = by_number(&|at| common[at % 3].clone()).slice(0, 6);
        let prefix = extract(g, &lines, &prefix_place, &prefix_bits);
        let prefix = prefix.shift_left(&(g.constant(6, 32) - &prefix_bits));
        let behind = (vertex * before(&own, 3).slice(0, 7)).zero_extend(PLACE);
        let place = header + before(&common, 3) + behind + by_number(&|at| before(&own, at % 3));
        let bits = by_number(&|at| own[at % 3].clone()).slice(0, 6);
        let value = extract(g, &lines, &g.name("vertex_place", &place), &bits).shift_left(&zeros);
        g.output("number", &(prefix | value));
    }
}

generator_block! {
    /// What else there is of a triangle of a pair.
    pub struct PairFacts() {
        /// The node.
        in lines: [Bits<512>; 2],
        /// Pair.
        in pair: (Bits<3>),
        /// Its second triangle.
        in second: (Bit),
        /// Number of the primitive.
        out primitive: (Bits<32>),
        /// Number of the geometry, and below it where a program goes on.
        out geometry: (Bits<32>),
        /// It is the second one, and there is none.
        out absent: (Bit),
        /// The program intersects it.
        out procedural: (Bit),
        /// It is opaque.
        out opaque: (Bit),
        /// Coordinates are no binary32 numbers.
        out normalised: (Bit),
    }
    |g| {
        let lines = node_bits(g);
        let (number, second) = (g.input("pair"), g.input("second"));
        let pair = pair_bits(g, &lines, &number);
        let vertices = indices(&pair, &second);
        g.output("absent", &(vertices.iter().fold(g.constant(1, 1), |none, vertex| none & vertex.none()) & &second));
        g.output("procedural", &(vertices[0].is(PROCEDURAL) & vertices[1].is(PROCEDURAL)));
        g.output("opaque", &second.select(&pair.bit(2), &pair.bit(16)));
        g.output("normalised", &lines.bit(31));
        let triangle = number.concat(&second);
        let at = |lsb: u32, width: u32| lines.slice(lsb, width);
        let middle = at(42, 10).zero_extend(PLACE);
        let whole = |first: &Wire, bits: &Wire, place: &Wire, own_bits: &Wire| {
            let anchor = extract(g, &lines, first, bits);
            let own = extract(g, &lines, place, own_bits);
            let shared = own_bits.less(bits);
            // What is above the own bits.
            let above = g.constant(32, 0xffff_ffff).shift_left(own_bits);
            let mixed = &own | (&anchor & above).when(&shared);
            triangle.none().select(&anchor, &mixed)
        };
        let wide = |bits: &Wire| bits.zero_extend(6);
        let (bits, own_bits) = (wide(&at(32, 5)), wide(&at(37, 5)));
        let steps = (triangle.zero_extend(5) - g.constant(5, 1)) * own_bits.slice(0, 5);
        // Of the first triangle the place is one that does not count.
        let place = &middle + bits.zero_extend(PLACE) + steps.zero_extend(PLACE);
        g.output("primitive", &whole(&middle, &bits, &place, &own_bits));
        let double = |bits: &Wire| wide(&bits.concat(&g.zero(1)));
        let (bits, own_bits) = (double(&at(20, 4)), double(&at(24, 4)));
        let first = &middle - bits.zero_extend(PLACE);
        let steps = &triangle * own_bits.slice(0, 5);
        let place = &first - steps.zero_extend(PLACE);
        let geometry = whole(&first, &bits, &place, &own_bits);
        let stops = pair.bit(0);
        let ends = &stops | number.equals(&at(28, 3));
        g.output("geometry", &geometry.slice(0, 30).concat(&stops).concat(&ends));
    }
}
