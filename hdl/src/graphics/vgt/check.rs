//! What VGT refuses of a state, before anything of the draw is done.

use super::record::{DrawRequest, IndexSource, VgtRefusal, VgtState};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Types of primitives that are drawn: points, line list and strip, triangle list, fan and strip, rectangle list, line loop, quad list and strip, polygon.
const DRAWN: [u128; 11] = [1, 2, 3, 4, 5, 6, 17, 18, 19, 20, 21];
/// Line list, strip and loop.
const LINES: [u128; 3] = [2, 3, 18];
const PATCHES: u128 = 9;
/// Lists and strips of lines and triangles with adjacency.
const ADJACENCY: [u128; 4] = [10, 11, 12, 13];

generator_block! {
    /// The first thing that is refused.
    pub struct VgtCheck() {
        /// The state.
        in state: (VgtState),
        /// The draw.
        in draw: (DrawRequest),
        /// What is refused.
        out refusal: (VgtRefusal),
        /// There is nothing to draw, and nothing is refused.
        out empty: (Bit),
    }
    |g| {
        let state = g.input_of::<VgtState>("state");
        let draw = g.input_of::<DrawRequest>("draw");
        let is_one_of = |all: &[u128]| g.or_all(1, &all.iter().map(|kind| state.prim_type.is(*kind)).collect::<Vec<Wire>>());
        let unaligned = draw.source.is_a(IndexSource::Short) & draw.base.bit(0)
            | draw.source.is_a(IndexSource::Long) & draw.base.slice(0, 2).any();
        let checks = [
            (state.shader_stages.any(), VgtRefusal::ShaderStages),
            (state.gs_mode.any(), VgtRefusal::GeometryShader),
            (state.streamout.any(), VgtRefusal::Streamout),
            // EXPAND_LINE_WIDTH, PERPENDICULAR_ENDCAP_ENA.
            (is_one_of(&LINES) & (state.line_cntl.bit(9) | state.line_cntl.bit(11)), VgtRefusal::Lines),
            (state.prim_type.is(PATCHES), VgtRefusal::Patches),
            (is_one_of(&ADJACENCY), VgtRefusal::Adjacency),
            (!is_one_of(&DRAWN), VgtRefusal::PrimitiveType),
            (unaligned, VgtRefusal::IndexAddress),
        ];
        let none = g.constant_of(VgtRefusal::None);
        let first = checks.iter().rev().fold(none.clone(), |behind, (wrong, refusal)| {
            wrong.select(&g.constant_of(*refusal), &behind)
        });
        let empty = g.name("nothing", &(draw.count.none() | draw.instances.none()));
        g.output("refusal", &empty.select(&none, &first));
        g.output("empty", &empty);
    }
}
