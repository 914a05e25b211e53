//! Graphics of Sea Islands: what is around the shaders of a draw.
//!
//! | Room | |
//! |---|---|
//! | [`geometry`] | the front half of a draw: the next two |
//! | [`launch`] | waves of shaders, beside those of dispatches |
//! | [`vgt`] | from a draw to batches of vertices and the primitives between them |
//! | [`registers`] | the registers of a draw |
//! | [`vertex`] | vertex waves, what they export, primitives with their vertices |
//!
//! The meaning of registers is that of the "Radeon Sea Islands 3D/Compute Register Reference Guide" and, where it is silent, of
//! docs/model-decisions.md ("Graphics of GFX7").

pub mod geometry;
pub mod launch;
pub mod registers;
pub mod vertex;
pub mod vgt;
