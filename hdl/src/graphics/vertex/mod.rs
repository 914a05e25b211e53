//! Vertex shaders: a batch of vertices becomes a wave, and what the wave exports becomes the vertices of primitives.
//!
//! | Block | |
//! |---|---|
//! | [`inputs::VertexInputs`] | the VGPRs that a vertex begins with |
//! | [`exports::ExportStore`] | positions and parameters of the vertices of a wave |
//! | [`fields::VertexFields`] | what of the positions means what (PA_CL_VS_OUT_CNTL) |
//! | [`unit::VertexStage`] | the sequence: launch, wait, primitives |

pub mod exports;
pub mod fields;
pub mod inputs;
pub mod record;
pub mod unit;
