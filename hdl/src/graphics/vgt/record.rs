//! What VGT is told, and what it hands over.

use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

/// Vertices of a batch at most: lanes of a wave.
pub const VERTICES: usize = 64;
/// Primitives of a batch at most.
pub const PRIMITIVES: usize = 256;

choice! {
    /// Where indices come from.
    pub enum IndexSource {
        /// 0, 1, 2 and so on.
        Counted,
        /// Memory, 16 bits each.
        Short,
        /// Memory, 32 bits each.
        Long,
    }
}

choice! {
    /// What a primitive is.
    pub enum PrimitiveKind {
        /// One vertex.
        Point,
        /// Three vertices.
        Triangle,
        /// Three corners of a rectangle along the axes.
        Rectangle,
        /// Two vertices, the first one again as the third.
        Line,
    }
}

choice! {
    /// Why a draw ends before its time.
    pub enum VgtRefusal {
        /// It does not.
        None,
        /// VGT_SHADER_STAGES_EN: tessellation or geometry shaders.
        ShaderStages,
        /// VGT_GS_MODE: geometry shaders.
        GeometryShader,
        /// VGT_STRMOUT_CONFIG: streamout.
        Streamout,
        /// PA_SC_LINE_CNTL: lines that are wider if they run askew, or end across.
        Lines,
        /// VGT_PRIMITIVE_TYPE: patches, which need tessellation.
        Patches,
        /// VGT_PRIMITIVE_TYPE: primitives with adjacency, which need geometry shaders.
        Adjacency,
        /// VGT_PRIMITIVE_TYPE: another one.
        PrimitiveType,
        /// Indices do not lie at a multiple of their size.
        IndexAddress,
        /// Indices lie outside memory.
        IndexMemory,
    }
}

record! {
    /// A draw.
    pub struct DrawRequest {
        /// Where indices come from.
        pub source: IndexSource,
        /// Byte address of the first one.
        pub base: Bits<48>,
        /// Indices that the buffer has; behind them there are zeros.
        pub limit: Bits<32>,
        /// Indices of an instance.
        pub count: Bits<32>,
        /// Instances.
        pub instances: Bits<32>,
    }
}

record! {
    /// The registers of VGT that a draw depends on.
    pub struct VgtState {
        /// VGT_PRIMITIVE_TYPE.PRIM_TYPE.
        pub prim_type: Bits<6>,
        /// PA_SU_SC_MODE_CNTL.PROVOKING_VTX_LAST.
        pub provoking_vtx_last: Bit,
        /// VGT_MULTI_PRIM_IB_RESET_EN.RESET_EN.
        pub reset_en: Bit,
        /// VGT_MULTI_PRIM_IB_RESET_INDX.
        pub reset_index: Bits<32>,
        /// VGT_INDX_OFFSET.
        pub index_offset: Bits<32>,
        /// VGT_MIN_VTX_INDX.
        pub min_index: Bits<32>,
        /// VGT_MAX_VTX_INDX.
        pub max_index: Bits<32>,
        /// VGT_REUSE_OFF.REUSE_OFF.
        pub reuse_off: Bit,
        /// VGT_PRIMITIVEID_EN.PRIMITIVEID_EN.
        pub primitive_id_en: Bit,
        /// VGT_INSTANCE_STEP_RATE_0.
        pub step_rate: Bits<32>,
        /// VGT_SHADER_STAGES_EN.
        pub shader_stages: Bits<32>,
        /// VGT_GS_MODE.MODE.
        pub gs_mode: Bits<3>,
        /// VGT_STRMOUT_CONFIG: STREAMOUT_0_EN to STREAMOUT_3_EN.
        pub streamout: Bits<4>,
        /// PA_SC_LINE_CNTL.
        pub line_cntl: Bits<32>,
    }
}

record! {
    /// A primitive between vertices, by their numbers.
    pub struct NumberedPrimitive {
        /// There is one.
        pub valid: Bit,
        /// What it is.
        pub kind: PrimitiveKind,
        /// The corner that gives the flat values.
        pub provoking: Bits<2>,
        /// Number of the first vertex.
        pub first: Bits<32>,
        /// Of the second one.
        pub second: Bits<32>,
        /// Of the third one.
        pub third: Bits<32>,
    }
}

record! {
    /// A primitive between the vertices of a batch.
    pub struct BatchPrimitive {
        /// What it is.
        pub kind: PrimitiveKind,
        /// The corner that gives the flat values.
        pub provoking: Bits<2>,
        /// Place of the first vertex; of a point all three are the same.
        pub first: Bits<6>,
        /// Of the second one.
        pub second: Bits<6>,
        /// Of the third one.
        pub third: Bits<6>,
    }
}

record! {
    /// A batch: what is the same for all of its vertices.
    pub struct Batch {
        /// There is one. It stays until it is done.
        pub valid: Bit,
        /// Vertices, 1 to 64.
        pub vertices: Bits<7>,
        /// Primitives, 1 to 256.
        pub primitives: Bits<9>,
        /// Number of the instance.
        pub instance: Bits<32>,
        /// The same divided by VGT_INSTANCE_STEP_RATE_0; 0 if that is 0.
        pub step: Bits<32>,
    }
}
