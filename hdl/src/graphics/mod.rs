//! Graphics of Sea Islands: what is around the shaders of a draw.
//!
//! ```text
//!   vgt       a draw                  ->  batches of vertices, and the primitives between them
//!   vertex    a batch                 ->  a wave, what it exports, primitives with their vertices
//!   pa        three vertices          ->  clipped, set up: a shape on the grid of 1/4096 pixel
//!   sc        a shape                 ->  quads of 2 by 2 pixels, and what the shape has at them
//!   spi       quads                   ->  waves of pixels with their inputs
//!   db, cb    quads and exports       ->  depth, stencil and colours in memory
//! ```
//!
//! | Block | |
//! |---|---|
//! | [`pipeline`] | all of it: a draw from its registers to memory |
//! | [`events`] | what is seen of a draw from outside, cycle by cycle |
//! | [`registers`] | the registers on the bus, and the state of each unit |
//! | [`refusal`], [`primitive`] | who refuses a draw, and why; what of a primitive goes on behind the vertex stage |
//! | [`launch`] | waves of shaders, beside those of dispatches |
//! | [`geometry`] | the front half of a draw: [`vgt`] and [`vertex`] |
//! | [`raster`] | primitives to quads: [`pa`] and [`sc`], on the numbers of [`float`] and [`divider`] |
//! | [`spi`] | the pixel stage |
//! | [`back_end`] | [`db`] and [`cb`] in the order of a draw; [`exports`] keeps what a wave of pixels exported |
//! | [`surface`], [`cleared`], [`lines`], [`port`] | where elements of surfaces lie, tiles that a clear has only marked, the lines of memory that are worked on, and the memory port |
//!
//! The meaning of registers is that of the "Radeon Sea Islands 3D/Compute Register Reference Guide" and, where it is silent, of
//! docs/model-decisions.md ("Graphics of GFX7"). State is a record of registers that stays as it is during a draw; a state that is not built is refused
//! by name before anything of the draw is written.

pub mod back_end;
pub mod cb;
pub mod cleared;
pub mod db;
pub mod divider;
pub mod events;
pub mod exports;
pub mod float;
pub mod geometry;
pub mod launch;
pub mod lines;
pub mod pa;
pub mod pipeline;
pub mod port;
pub mod primitive;
pub mod raster;
pub mod refusal;
pub mod registers;
pub mod sc;
pub mod spi;
pub mod surface;
pub mod vertex;
pub mod vgt;
