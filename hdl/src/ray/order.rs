//! The children of nodes of boxes, in the order that the resource asks for. Of equal keys the child that came first stays first; a key that is a NaN
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
        in places: [Bits<{ PLACE }>; 8],
        /// Eight of them are sorted together; else four,
        in wide: (Bit),
        /// which are the last ones.
        in upper: (Bit),
        /// Number of the child among four.
        in child: (Bits<2>),
        /// Its pointer.
        in pointer: (Bits<32>),
        /// What it is ordered by.
        in key: (Bits<32>),
        /// The ray hits it.
        in hit: (Bit),
        /// The child before it, which the ray hits, has the same pointer.
        in repeats: (Bit),
        /// Children are sorted.
        in sorts: (Bit),
        /// Triangles before boxes.
        in triangles_first: (Bit),
        /// Kinds of triangles are the first two alone; else four.
        in two_triangles: (Bit),
        /// The child counts.
        out counts: (Bit),
        /// The places behind it.
        out next: [Bits<{ PLACE }>; 8],
    }
    |g| {
        let places = g.inputs("places", 8);
        let (pointer, key, sorts) = (g.input("pointer"), g.input("key"), g.input("sorts"));
        let (wide, upper) = (g.input("wide"), g.input("upper"));
        let counts = g.input("hit") & !pointer.all();
        let there = &counts & !g.input("repeats");
        g.output("counts", &counts);
        let is_boxes = pointer.bit(2) | pointer.bit(1) & g.input("two_triangles");
        let class = g.input("triangles_first") & is_boxes;
        let number = is_nan(&key).select(&g.constant(32, 0xffff_ffff), &ordered(g, &key));
        let rank = class.concat(&number);
        let own = g.concat(&[&there, &rank, &pointer]);
        // Places before it: those whose rank is not above its own.
        let stays: Vec<Wire> =
            places.iter().map(|place| place.msb() & !rank.less(&place.slice(32, 33))).collect();
        let next: Vec<Wire> = (0..8usize)
            .map(|at| {
                let shifted = match at.checked_sub(1) {
                    None => own.clone(),
                    Some(before) => stays[before].select(&own, &places[before]),
                };
                // Four of them begin anew.
                let shifted = if at == 4 { wide.select(&shifted, &own) } else { shifted };
                let of_four = if at < 4 { !&upper } else { upper.clone() };
                let takes = &there & (&wide | &of_four);
                let sorted = takes.select(&stays[at].select(&places[at], &shifted), &places[at]);
                let here = g.input("child").is(at as u128 % 4) & &of_four;
                sorts.select(&sorted, &here.select(&own, &places[at]))
            })
            .collect();
        g.outputs("next", &next);
    }
}
