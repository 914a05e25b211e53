//! What the vectors behind the position mean (PA_CL_VS_OUT_CNTL): point size, slice, viewport and kill flag in one, distances in two more.
//! Those that are enabled follow each other from the second position on.

use super::record::{ShadedVertex, ShadedVertexWires, Vector, VectorWires, VertexState};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Which position a vector is: 0 the position, 1 point size and others, 2 and 3 distances.
    pub struct VectorPlace() {
        /// The state.
        in state: (VertexState),
        /// Which vector.
        in vector: (Bits<2>),
        /// Its position; of a vector that is not exported it means nothing.
        out position: (Bits<2>),
    }
    |g| {
        let state = g.input_of::<VertexState>("state");
        let vector = g.input("vector");
        let one = g.constant(2, 1);
        let before_low = &one + state.misc_vec_ena.zero_extend(2);
        let before_high = &before_low + state.ccdist0_vec_ena.zero_extend(2);
        g.output("position", &g.lookup(&vector, &[(1, one), (2, before_low), (3, before_high)], &g.zero(2)));
    }
}

generator_block! {
    /// A vertex with one vector more.
    pub struct VertexFields() {
        /// The state.
        in state: (VertexState),
        /// The vertex before.
        in before: (ShadedVertex),
        /// Its place in the batch.
        in place: (Bits<6>),
        /// Which vector: the first one begins the vertex.
        in vector: (Bits<2>),
        /// What was exported.
        in exported: (Vector),
        /// The vertex behind it.
        out behind: (ShadedVertex),
    }
    |g| {
        let (state, before) = (g.input_of::<VertexState>("state"), g.input_of::<ShadedVertex>("before"));
        let (vector, exported) = (g.input("vector"), g.input_of::<Vector>("exported"));
        let [begins, misc, low, high] = [0, 1, 2, 3].map(|number| vector.is(number));
        let misc = misc & &state.misc_vec_ena;
        let low = low & &state.ccdist0_vec_ena;
        let high = high & &state.ccdist1_vec_ena;
        // The vertex begins with its position and zeros.
        let with = |here: &Wire, new: &Wire, old: &Wire| here.select(new, &old.when(&!&begins));
        let vector_with = |here: &Wire, old: &VectorWires| VectorWires {
            x: with(here, &exported.x, &old.x),
            y: with(here, &exported.y, &old.y),
            z: with(here, &exported.z, &old.z),
            w: with(here, &exported.w, &old.w),
        };
        let layer = exported.z.slice(0, 11).when(&state.use_vtx_render_target);
        let viewport = exported.w.slice(0, 4).when(&state.use_vtx_viewport);
        let kill = &exported.z.bit(0) & &state.use_vtx_kill_flag;
        g.output_of("behind", &ShadedVertexWires {
            place: g.input("place"),
            position: vector_with(&begins, &before.position),
            point_size: with(&misc, &exported.x, &before.point_size),
            layer: with(&misc, &layer, &before.layer),
            viewport: with(&misc, &viewport, &before.viewport),
            kill: with(&misc, &kill, &before.kill),
            low_distances: vector_with(&low, &before.low_distances),
            high_distances: vector_with(&high, &before.high_distances),
        });
    }
}
