//! What vertex shaders are told, and what they hand over.

use crate::graphics::launch::record::StageState;
use crate::graphics::vgt::record::PrimitiveKind;
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

choice! {
    /// Why a draw ends in its vertex stage.
    pub enum VertexRefusal {
        /// It does not.
        None,
        /// SPI_SHADER_PGM_RSRC2_VS.SO_EN or OC_LDS_EN: streamout and tessellation.
        Streamout,
        /// SPI_SHADER_PGM_RSRC2_VS.TRAP_PRESENT: trap handlers.
        TrapHandler,
        /// SPI_SHADER_PGM_RSRC1_VS.VGPRS: more than the machine has.
        Vgprs,
        /// The shader has not exported a position of every vertex.
        Position,
    }
}

record! {
    /// The registers that the vertex stage of a draw depends on, beside its user data.
    pub struct VertexState {
        /// SPI_SHADER_PGM_LO_VS, _HI_VS, _RSRC1_VS, _RSRC2_VS.
        pub stage: StageState,
        /// SPI_SHADER_PGM_RSRC1_VS.VGPR_COMP_CNT: VGPRs that hold inputs, less one.
        pub comp_cnt: Bits<2>,
        /// SPI_SHADER_PGM_RSRC2_VS.OC_LDS_EN.
        pub oc_lds_en: Bit,
        /// SPI_SHADER_PGM_RSRC2_VS.SO_EN.
        pub so_en: Bit,
        /// PA_CL_VS_OUT_CNTL.VS_OUT_MISC_VEC_ENA.
        pub misc_vec_ena: Bit,
        /// PA_CL_VS_OUT_CNTL.VS_OUT_CCDIST0_VEC_ENA.
        pub ccdist0_vec_ena: Bit,
        /// PA_CL_VS_OUT_CNTL.VS_OUT_CCDIST1_VEC_ENA.
        pub ccdist1_vec_ena: Bit,
        /// PA_CL_VS_OUT_CNTL.USE_VTX_RENDER_TARGET_INDX.
        pub use_vtx_render_target: Bit,
        /// PA_CL_VS_OUT_CNTL.USE_VTX_VIEWPORT_INDX.
        pub use_vtx_viewport: Bit,
        /// PA_CL_VS_OUT_CNTL.USE_VTX_KILL_FLAG.
        pub use_vtx_kill_flag: Bit,
        /// PA_CL_CLIP_CNTL.DX_RASTERIZATION_KILL: vertices are shaded, and nothing is drawn.
        pub rasterization_kill: Bit,
    }
}

record! {
    /// A vector that a lane exported; channels that it did not export are zero.
    pub struct Vector {
        /// X.
        pub x: Bits<32>,
        /// Y.
        pub y: Bits<32>,
        /// Z.
        pub z: Bits<32>,
        /// W.
        pub w: Bits<32>,
    }
}

record! {
    /// A vertex as its shader left it; floats are binary32.
    pub struct ShadedVertex {
        /// Its place in its batch, by which its parameters are found.
        pub place: Bits<6>,
        /// Position in clip space.
        pub position: Vector,
        /// The size of points that the shader gives, in pixels; PA knows whether it counts (PA_CL_VS_OUT_CNTL.USE_VTX_POINT_SIZE).
        pub point_size: Bits<32>,
        /// Slice of the render target.
        pub layer: Bits<11>,
        /// Viewport.
        pub viewport: Bits<4>,
        /// The primitive is not to be drawn.
        pub kill: Bit,
        /// Distances of clip and cull planes 0 to 3.
        pub low_distances: Vector,
        /// Those of planes 4 to 7.
        pub high_distances: Vector,
    }
}

record! {
    /// A primitive on its way to PA.
    pub struct ShadedPrimitive {
        /// There is one. It stays until it is taken.
        pub valid: Bit,
        /// What it is.
        pub kind: PrimitiveKind,
        /// The corner that gives the flat values.
        pub provoking: Bits<2>,
        /// The first vertex; of a point the others are the same.
        pub first: ShadedVertex,
        /// The second one.
        pub second: ShadedVertex,
        /// The third one.
        pub third: ShadedVertex,
    }
}
