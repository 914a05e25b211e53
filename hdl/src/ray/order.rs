//! The children of a node of boxes, in the order that the resource asks for. Of equal keys the child that came first stays first; a key that is a NaN
//! is behind all others.

use super::arithmetic::{is_nan, ordered};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// A place: there is a child, it is a box and those come later, its key, its pointer.
pub const PLACE: usize = 66;
/// A child that is not there or not hit.
pub const INVALID: u128 = 0xffff_ffff;

generator_block! {
    /// The places with one child more.
    pub struct ChildOrder() {
        /// The places.
        in places: [Bits<{ PLACE }>; 4],
        /// Number of the child.
        in child: (Bits<2>),
        /// Its pointer.
        in pointer: (Bits<32>),
        /// What it is ordered by.
        in key: (Bits<32>),
        /// The ray hits it.
        in hit: (Bit),
        /// Children are sorted.
        in sorts: (Bit),
        /// Triangles before boxes.
        in triangles_first: (Bit),
        /// The places behind it.
        out next: [Bits<{ PLACE }>; 4],
    }
    |g| {
        let places = g.inputs("places", 4);
        let (pointer, key, sorts) = (g.input("pointer"), g.input("key"), g.input("sorts"));
        let there = g.input("hit") & !pointer.all();
        let class = g.input("triangles_first") & pointer.bit(2);
        let number = is_nan(&key).select(&g.constant(32, 0xffff_ffff), &ordered(g, &key));
        let rank = class.concat(&number);
        let own = g.concat(&[&there, &rank, &pointer]);
        // Places before it: those whose rank is not above its own.
        let stays: Vec<Wire> =
            places.iter().map(|place| place.msb() & !rank.less(&place.slice(32, 33))).collect();
        let next: Vec<Wire> = (0..4usize)
            .map(|at| {
                let shifted = match at.checked_sub(1) {
                    None => own.clone(),
                    Some(before) => stays[before].select(&own, &places[before]),
                };
                let sorted = there.select(&stays[at].select(&places[at], &shifted), &places[at]);
                let here = g.input("child").is(at as u128);
                sorts.select(&sorted, &here.select(&own, &places[at]))
            })
            .collect();
        g.outputs("next", &next);
    }
}

generator_block! {
    /// The answer of a lane.
    pub struct RayAnswer() {
        /// Children in their places.
        in places: [Bits<{ PLACE }>; 4],
        /// The node is one of boxes.
        in boxes: (Bit),
        /// The node is within the hierarchy.
        in inside: (Bit),
        /// The ray hits the triangle.
        in hit: (Bit),
        /// Numerator and denominator of the distance, two weights.
        in found: [Bits<32>; 4],
        /// Weights are told.
        in weights: (Bit),
        /// Else the last word of the node.
        in identity: (Bits<32>),
        /// The dwords of its VGPRs.
        out answer: (Bits<128>),
    }
    |g| {
        let found = g.inputs("found", 4);
        let (inside, boxes, weights) = (g.input("inside"), g.input("boxes"), g.input("weights"));
        let hit = g.input("hit") & &inside;
        let number = |at: usize| is_nan(&found[at]).select(&g.constant(32, super::arithmetic::NAN), &found[at]);
        let distance = [g.constant(32, 0x7f80_0000), g.constant(32, 0x3f80_0000)];
        let triangle = [
            hit.select(&number(0), &distance[0]),
            hit.select(&number(1), &distance[1]),
            weights.select(&number(2), &g.input("identity")),
            weights.select(&number(3), &hit.zero_extend(32)),
        ];
        let words: Vec<Wire> = g
            .inputs("places", 4)
            .iter()
            .zip(triangle)
            .map(|(place, other)| {
                let there = place.msb() & &inside;
                boxes.select(&there.select(&place.slice(0, 32), &g.constant(32, INVALID)), &other)
            })
            .collect();
        g.output("answer", &g.concat(&words.iter().rev().collect::<Vec<_>>()));
    }
}
