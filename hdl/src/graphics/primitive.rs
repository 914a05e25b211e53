//! A primitive between the vertex stage and those behind it: what PA and the pixel stage are told of it.

use super::pa::record::Kind;
use super::spi::record::{PixelPrimitive, PixelPrimitiveWires};
use super::vertex::record::{ShadedPrimitive, VectorWires};
use super::vgt::record::PrimitiveKind;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// What PA and the pixel stage are told of a primitive and its vertices.
    pub struct PrimitiveWords() {
        /// It.
        in primitive: (ShadedPrimitive),
        /// What it is, for PA.
        out kind: (Kind),
        /// Its vertices do not want it drawn, first vertex lowest.
        out kills: (Bits<3>),
        /// Viewport of its provoking vertex.
        out viewport: (Bits<4>),
        /// Slice of the render target of that.
        out layer: (Bits<11>),
        /// For the pixel stage.
        out of_pixels: (PixelPrimitive),
        /// The vertex that PA reads.
        in vertex: (Bits<2>),
        /// The word of it: 0 to 3 position, 4 size of points, 8 to 15 distances.
        in word: (Bits<4>),
        /// It.
        out data: (Bits<32>),
    }
    |g| {
        let primitive = g.input_of::<ShadedPrimitive>("primitive");
        let vertices = [&primitive.first, &primitive.second, &primitive.third];
        let kinds = [
            (PrimitiveKind::Point, Kind::Point),
            (PrimitiveKind::Rectangle, Kind::Rectangle),
            (PrimitiveKind::Line, Kind::Line),
        ];
        let kind = kinds.into_iter().fold(g.constant_of(Kind::Triangle), |other, (from, to)| {
            primitive.kind.is_a(from).select(&g.constant_of(to), &other)
        });
        g.output("kind", &kind);
        g.output("kills", &g.concat(&[&vertices[2].kill, &vertices[1].kill, &vertices[0].kill]));
        let of = |index: &Wire, values: [Wire; 3]| {
            let [first, second, third] = values;
            g.lookup(index, &[(1u128, second), (2, third)], &first)
        };
        g.output("viewport", &of(&primitive.provoking, vertices.map(|vertex| vertex.viewport.clone())));
        g.output("layer", &of(&primitive.provoking, vertices.map(|vertex| vertex.layer.clone())));
        g.output_of("of_pixels", &PixelPrimitiveWires {
            kind: primitive.kind.clone(),
            provoking: primitive.provoking.clone(),
            first: primitive.first.place.clone(),
            second: primitive.second.place.clone(),
            third: primitive.third.place.clone(),
        });
        let index = g.input("vertex");
        let words = vertices.map(|vertex| {
            let channels = |vector: &VectorWires| [&vector.x, &vector.y, &vector.z, &vector.w].map(Wire::clone);
            let distances = [channels(&vertex.low_distances), channels(&vertex.high_distances)].concat();
            let mut arms: Vec<(u128, Wire)> = (0..).zip(channels(&vertex.position)).collect();
            arms.push((4, vertex.point_size.clone()));
            arms.extend((8..).zip(distances));
            g.lookup(&g.input("word"), &arms, &g.zero(32))
        });
        g.output("data", &of(&index, words));
    }
}
