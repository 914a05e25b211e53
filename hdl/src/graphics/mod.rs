//! Graphics of Sea Islands: what draws.
//!
//! ```text
//!   pa          three vertices          ->  clipped, set up: a shape on the grid of 1/4096 pixel
//!   sc          a shape                 ->  quads of 2 by 2 pixels, and what the shape has at them
//!   raster      both                    ->  primitives to quads
//!   float       binary64                ->  products and sums, conversions
//!   divider     binary64                ->  quotients
//! ```

pub mod divider;
pub mod float;
pub mod pa;
pub mod raster;
pub mod sc;
