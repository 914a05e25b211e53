//! Where the numbers of a primitive lie, 1024 of binary64: two polygons of up to 32 corners, eight numbers each, then what set-up keeps,
//! four numbers each: one for each corner of a triangle, or single ones.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, record};

/// Bits of a place.
pub const PLACE: u32 = 10;
/// Bits of a number of a corner of a polygon.
pub const CORNER: u32 = 5;

choice! {
    /// Which place a number names.
    pub enum Room {
        /// One that set-up keeps.
        Kept,
        /// The same of a corner of the triangle.
        Slot,
        /// One of a corner of the polygon.
        Corner,
        /// One of a corner of the triangle, in the polygon: its first one, the present one, the next one; of a line the first one again.
        Fan,
        /// One of the corner inside, where an edge is cut.
        From,
        /// One of the corner outside.
        To,
        /// One of the corner that is made, in the other polygon.
        Made,
        /// None: 1.
        One,
    }
}

record! {
    /// Counters that places depend on.
    pub struct Counters {
        /// Which of the two polygons is read.
        pub polygon: Bit,
        /// The corner of a step that is repeated, or else that is looked at.
        pub corner: Bits<6>,
        /// The corner of the triangle of a step.
        pub slot: Bits<2>,
        /// The corner inside.
        pub from: Bits<6>,
        /// The corner outside.
        pub to: Bits<6>,
        /// The corner that is made.
        pub made: Bits<6>,
        /// The second corner of the triangle.
        pub fan: Bits<6>,
        /// There are two corners: a line.
        pub line: Bit,
    }
}

/// A number's place: a room, and which number of it.
pub fn place(g: &Builder, counters: &CountersWires, room: &Wire, number: &Wire) -> Wire {
    let polygon = |other: &Wire, corner: &Wire| {
        let corner = corner.slice(0, CORNER);
        g.concat(&[&g.zero(1), &(&counters.polygon ^ other), &corner, &number.slice(0, 3)])
    };
    let same = g.zero(1);
    let is_first = counters.slot.is(0) | &counters.line & counters.slot.is(2);
    let of_fan = is_first.select(&g.zero(6), &(&counters.fan + counters.slot.bit(1).zero_extend(6)));
    let kept = g.constant(1, 1).concat(&number.zero_extend(PLACE - 1));
    let slot = &kept | counters.slot.zero_extend(PLACE);
    let rooms = [
        (Room::Slot as u128, slot),
        (Room::Corner as u128, polygon(&same, &counters.corner)),
        (Room::Fan as u128, polygon(&same, &of_fan)),
        (Room::From as u128, polygon(&same, &counters.from)),
        (Room::To as u128, polygon(&same, &counters.to)),
        (Room::Made as u128, polygon(&g.constant(1, 1), &counters.made)),
    ];
    g.lookup(room, &rooms, &kept)
}
