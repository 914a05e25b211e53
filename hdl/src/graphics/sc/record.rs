//! What PA hands to SC, and SC to who shades pixels.
//!
//! A shape lies on the grid of 1/4096 pixel, whose coordinates reach 2^27 either way (32768 pixels).

use rust_hdl::prelude::*;
use tombolo_netlist::record;

/// Fractional bits of the grid.
pub const GRID_BITS: u32 = 12;
/// Bits of a coordinate of a box on the grid, two's complement.
pub const COORDINATE: usize = 29;
/// Bits of a difference of coordinates, two's complement.
pub const STEP: usize = 30;
/// Bits of the value of an edge at a sample, two's complement.
pub const VALUE: usize = 60;
/// Bits of a coordinate of a pixel that is drawn.
pub const PIXEL: usize = 16;
/// Bits of the sides of a rectangle of pixels, two's complement.
pub const SIDE: usize = 18;
/// Bits of the number of a tile.
pub const TILE: usize = 13;
/// Bits of a mark.
pub const MARK: usize = 16;

record! {
    /// A line that bounds a triangle, positive inside; edge n is opposite corner n.
    pub struct Edge {
        /// Change for a grid unit to the right.
        pub right: Bits<{ STEP }>,
        /// Change for a grid unit down.
        pub down: Bits<{ STEP }>,
        /// Value at the origin.
        pub origin: Bits<{ VALUE }>,
        /// Samples on the line are inside (PA_SC_EDGERULE).
        pub inclusive: Bit,
    }
}

record! {
    /// The box around a shape: least and greatest samples inside, on the grid.
    pub struct Bounds {
        /// Least column.
        pub left: Bits<{ COORDINATE }>,
        /// Greatest column.
        pub right: Bits<{ COORDINATE }>,
        /// Least row.
        pub top: Bits<{ COORDINATE }>,
        /// Greatest row.
        pub bottom: Bits<{ COORDINATE }>,
        /// The edges bound the shape too; else they only weigh.
        pub by_edges: Bit,
        /// If they do: the third one does, and what runs beside it through the third corner.
        pub band: Bit,
    }
}

record! {
    /// What goes with a shape to its pixels.
    pub struct ShapeTag {
        /// It shows its front.
        pub front: Bit,
        /// What who gave the primitive knows it by.
        pub mark: Bits<{ MARK }>,
        /// Its planes are those of the other half of the memory for planes.
        pub bank: Bit,
    }
}

record! {
    /// A rectangle of pixels, right and bottom excluded.
    pub struct Rectangle {
        /// Left.
        pub left: Bits<{ SIDE }>,
        /// Right.
        pub right: Bits<{ SIDE }>,
        /// Top.
        pub top: Bits<{ SIDE }>,
        /// Bottom.
        pub bottom: Bits<{ SIDE }>,
    }
}

record! {
    /// A quad of pixels.
    pub struct Quad {
        /// Column of its left pixels, even.
        pub x: Bits<{ PIXEL }>,
        /// Row of its upper pixels, even.
        pub y: Bits<{ PIXEL }>,
        /// Covered pixels: upper left, upper right, lower left, lower right, lowest bit first.
        pub mask: Bits<4>,
    }
}

record! {
    /// What a shape has at a pixel, as binary32.
    pub struct PixelValues {
        /// Perspective-correct weight of the second vertex.
        pub perspective_i: Bits<32>,
        /// And of the third one.
        pub perspective_j: Bits<32>,
        /// Weight of the second vertex over W.
        pub pull_i: Bits<32>,
        /// And of the third one.
        pub pull_j: Bits<32>,
        /// 1/W.
        pub pull_w: Bits<32>,
        /// Weight of the second vertex, linear on the screen.
        pub linear_i: Bits<32>,
        /// And of the third one.
        pub linear_j: Bits<32>,
        /// Depth, within PA_SC_VPORT_ZMIN and ZMAX where they limit it.
        pub depth: Bits<32>,
        /// W.
        pub w: Bits<32>,
    }
}
