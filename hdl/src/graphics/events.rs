//! What a draw does in a cycle, as a record: the debug port of the graphics pipeline ([`crate::probe::DRAW`]).

use super::pipeline::DrawPhase;
use super::sc::record::PIXEL;
use rust_hdl::prelude::*;
use tombolo_netlist::record;

record! {
    /// Which units of the pipeline are busy, and what goes from one to the next.
    pub struct DrawEvent {
        /// Where the draw is.
        pub phase: DrawPhase,
        /// VGT gathers a batch of vertices.
        pub assembles: Bit,
        /// A wave of vertices is launched or runs.
        pub shades_vertices: Bit,
        /// PA sets up a primitive.
        pub sets_up: Bit,
        /// A shape is scan converted.
        pub scans: Bit,
        /// A wave of pixels is launched or runs.
        pub shades_pixels: Bit,
        /// DB tests a quad.
        pub tests: Bit,
        /// CB has a quad.
        pub colours: Bit,
        /// The vertex stage is done with a batch.
        pub batch: Bit,
        /// PA and SC are done with a primitive.
        pub primitive: Bit,
        /// The scan converter hands over a quad.
        pub quad: Bit,
        /// Column of its left pixels.
        pub x: Bits<{ PIXEL }>,
        /// Row of its upper pixels.
        pub y: Bits<{ PIXEL }>,
        /// Covered pixels: upper left, upper right, lower left, lower right, lowest bit first.
        pub mask: Bits<4>,
        /// Those that early tests have left, in the same order: a quad with any goes into a wave.
        pub left: Bits<4>,
    }
}
