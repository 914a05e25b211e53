//! Who refuses a draw, and why.

use super::cb::record::ColourRefusal;
use super::db::record::DepthRefusal;
use super::pa::record::{PaError, PaRefusal};
use super::registers::StateRefusal;
use super::spi::record::PixelRefusal;
use super::vertex::record::VertexRefusal;
use super::vgt::record::VgtRefusal;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// Who refused a draw.
    pub enum DrawUnit {
        /// Nobody.
        None,
        /// Nobody in particular ([`StateRefusal`]).
        State,
        /// VGT ([`VgtRefusal`]).
        Vgt,
        /// The vertex stage ([`VertexRefusal`]).
        Vertex,
        /// PA, the state ([`PaRefusal`]).
        Pa,
        /// PA, a primitive ([`PaError`]).
        Primitive,
        /// The pixel stage ([`PixelRefusal`]).
        Pixel,
        /// DB ([`DepthRefusal`]).
        Depth,
        /// CB ([`ColourRefusal`]).
        Colour,
        /// A wave has faulted, or the host has stopped it.
        Stopped,
    }
}

record! {
    /// Why a draw has ended before its time.
    pub struct DrawRefusal {
        /// Who refused it.
        pub unit: DrawUnit,
        /// Why: the unit's own number.
        pub reason: Bits<4>,
        /// Of the colour block: the target.
        pub target: Bits<3>,
    }
}

generator_block! {
    /// The first of what units refuse, and the larger of what stages need.
    pub struct DrawChecks() {
        /// Of the state that belongs to no unit.
        in state: (StateRefusal),
        /// Of VGT.
        in vgt: (VgtRefusal),
        /// Of the vertex stage.
        in vertex: (VertexRefusal),
        /// Of PA.
        in pa: (PaRefusal),
        /// Of PA, of the primitive that is done.
        in primitive: (PaError),
        /// A primitive is done.
        in done: (Bit),
        /// Of the pixel stage.
        in pixel: (PixelRefusal),
        /// Of the depth block.
        in depth: (DepthRefusal),
        /// Of the colour block,
        in colour: (ColourRefusal),
        /// of this target.
        in target: (Bits<3>),
        /// A wave has faulted.
        in stopped: (Bit),
        /// What is wrong with the registers as far as no unit has to work for it, or with what has been drawn.
        out refusal: (DrawRefusal),
        /// Something is.
        out refuses: (Bit),
        /// VGPRs of vertex waves,
        in vertex_vgprs: (Bits<11>),
        /// and of pixel waves.
        in pixel_vgprs: (Bits<11>),
        /// The more.
        out vgprs: (Bits<11>),
    }
    |g| {
        let input = |name: &str| g.input(name);
        let primitive = input("primitive").when(&input("done"));
        let units = [
            (DrawUnit::Stopped, input("stopped")),
            (DrawUnit::State, input("state")),
            (DrawUnit::Vgt, input("vgt")),
            (DrawUnit::Vertex, input("vertex")),
            (DrawUnit::Pa, input("pa")),
            (DrawUnit::Primitive, primitive),
            (DrawUnit::Pixel, input("pixel")),
            (DrawUnit::Depth, input("depth")),
            (DrawUnit::Colour, input("colour")),
        ];
        let none = (g.constant_of(DrawUnit::None), g.zero(4));
        let (unit, reason) = units.iter().rev().fold(none, |(unit, reason), (who, why)| {
            let here = why.any();
            (here.select(&g.constant_of(*who), &unit), here.select(&why.resize(4), &reason))
        });
        let target = input("target").when(&unit.is_a(DrawUnit::Colour));
        g.output("refuses", &unit.any());
        g.output_of("refusal", &DrawRefusalWires { unit, reason, target });
        let (vertex, pixel) = (input("vertex_vgprs"), input("pixel_vgprs"));
        g.output("vgprs", &vertex.less(&pixel).select(&pixel, &vertex));
    }
}
