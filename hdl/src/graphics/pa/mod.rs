//! The primitive assembler (PA): clipping and set-up, from three vertices to shapes on the grid of 1/4096 pixel.
//!
//! ```text
//!   step         a step                ->  what it computes, or what it controls
//!   program      step by step          ->  take, clip, set up; its parts are clipping and setup, written with writer
//!   place        step, counters        ->  where numbers lie: corners of two polygons, what set-up keeps
//!   operands     registers, vertices   ->  numbers of a step that are not kept
//!   path         a step                ->  product and sum of binary64, or of binary32; a step a clock, seven clocks to its result
//!   condition    state, results        ->  whether a step leads elsewhere
//!   grid         window coordinates    ->  the grid; edges, facing, the box
//!   unit         a primitive           ->  shapes
//! ```
//!
//! A triangle that is not clipped takes some 600 clocks.

mod clipping;
pub mod condition;
pub mod grid;
pub mod operands;
pub mod path;
pub mod place;
pub mod program;
pub mod record;
mod setup;
pub mod step;
pub mod unit;
mod writer;
