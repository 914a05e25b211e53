//! The inputs of a vertex shader: number of the vertex, instance by step rate, number of the primitive, instance, in VGPRs 0 to 3, of which
//! SPI_SHADER_PGM_RSRC1_VS.VGPR_COMP_CNT says how many there are (docs/model-decisions.md).

use crate::graphics::vgt::record::{Batch, VERTICES};
use crate::parts::round_robin::vector_of;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description. For a beat of `lanes` lanes.
    pub struct VertexInputs(lanes: usize) {
        /// The batch.
        in batch: (Batch),
        /// The register.
        in register: (Bits<5>),
        /// The beat.
        in beat: (Bits<4>),
        /// Numbers of the vertices of its lanes.
        in vertex: [Bits<32>; lanes],
        /// Numbers of their primitives.
        in primitive_of: [Bits<32>; lanes],
        /// Values of the lanes; zero behind the last vertex.
        out value: [Bits<32>; lanes],
        /// Lanes of the wave that have a vertex.
        out exec: (Bits<64>),
    }
    |g| {
        let batch = g.input_of::<Batch>("batch");
        let register = g.input("register").slice(0, 2);
        let (vertices, primitives) = (g.inputs("vertex", lanes), g.inputs("primitive_of", lanes));
        let bits: Vec<Wire> = (0..VERTICES).map(|at| g.constant(7, at as u128).less(&batch.vertices)).collect();
        let exec = g.name("lanes_with_vertex", &vector_of(g, &bits));
        let first = g.input("beat").concat(&g.zero(lanes.trailing_zeros()));
        let here = exec.slice_at(&first, lanes as u32);
        let value = |lane: usize| {
            let arms = [(1, batch.step.clone()), (2, primitives[lane].clone()), (3, batch.instance.clone())];
            g.lookup(&register, &arms, &vertices[lane]).when(&here.bit(lane as u32))
        };
        g.outputs("value", &(0..lanes).map(value).collect::<Vec<_>>());
        g.output("exec", &exec);
    }
}
