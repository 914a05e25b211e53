//! Graphics of Sea Islands: what is around the shaders of a draw.
//!
//! | Room | |
//! |---|---|
//! | [`launch`] | waves of shaders, beside those of dispatches |
//! | [`vgt`] | from a draw to batches of vertices and the primitives between them |
//!
//! The meaning of registers is that of the "Radeon Sea Islands 3D/Compute Register Reference Guide" and, where it is silent, of
//! docs/model-decisions.md ("Graphics of GFX7").

pub mod launch;
pub mod vgt;
