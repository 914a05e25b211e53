//! What a draw does in a cycle, as a record: the debug port of the graphics pipeline ([`crate::probe::DRAW`]).

use super::pa::record::Kind;
use super::pipeline::DrawPhase;
use super::sc::record::{Bounds, BoundsWires, PIXEL};
use rust_hdl::prelude::*;
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// A shape that PA hands to SC: a primitive, or a piece that clipping has left of it.
    pub struct ShapeEvent {
        /// It does.
        pub valid: Bit,
        /// The shape shows its front.
        pub front: Bit,
        /// The box around it.
        pub bounds: Bounds,
    }
}

generator_block! {
    /// A shape as an event: a block of its own, which goes where nobody looks at it.
    pub struct ShapeSeen() {
        /// SC takes a shape.
        in taken: (Bit),
        /// It shows its front.
        in front: (Bit),
        /// The box around it.
        in bounds: (Bounds),
        /// That.
        out event: (ShapeEvent),
    }
    |g| {
        let taken = g.input("taken");
        let bounds = BoundsWires::combine("", &[g.input_of::<Bounds>("bounds")], &mut |_, of| of[0].when(&taken));
        let front = g.input("front").when(&taken);
        g.output_of("event", &ShapeEventWires { valid: taken, front, bounds });
    }
}

record! {
    /// A write of the depth block.
    pub struct DepthWrite {
        /// There is one.
        pub valid: Bit,
        /// It is of a stencil, not of a depth.
        pub stencil: Bit,
        /// Column of the pixel.
        pub x: Bits<{ PIXEL }>,
        /// Row of it.
        pub y: Bits<{ PIXEL }>,
        /// Logarithm of the bytes of an element.
        pub size: Bits<3>,
        /// What is written, as it is kept.
        pub value: Bits<32>,
    }
}

record! {
    /// A write of the colour block.
    pub struct ColourWrite {
        /// There is one.
        pub valid: Bit,
        /// To this target.
        pub target: Bits<3>,
        /// Column of the pixel.
        pub x: Bits<{ PIXEL }>,
        /// Row of it.
        pub y: Bits<{ PIXEL }>,
        /// Components that are written.
        pub components: Bits<4>,
        /// Logarithm of the bytes of an element.
        pub size: Bits<3>,
        /// The element, with what stays of it; bits behind its own ones mean nothing.
        pub low: Bits<64>,
        /// Its upper half.
        pub high: Bits<64>,
    }
}

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
        /// PA hands over a shape.
        pub shape: ShapeEvent,
        /// PA is done with a primitive, of which it has handed over all shapes,
        pub set_up: Bit,
        /// and which is that.
        pub kind: Kind,
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
        /// DB writes.
        pub depth: DepthWrite,
        /// CB writes.
        pub colour: ColourWrite,
    }
}
