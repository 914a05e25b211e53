//! The scan converter (SC): from a shape on the grid to the quads of 2 by 2 pixels whose samples it covers, and what it has at them.
//!
//! ```text
//!   scissor     PA_SC_*_SCISSOR_*            ->  the rectangle that is drawn in; which pixels clip rectangles show
//!   range       box of the shape, rectangle  ->  pixels and tiles of 8 by 8
//!   walk        tiles, quads                 ->  values of the edges there, covered pixels
//!   converter   shape                        ->  quads, tile by tile; a tile outside takes a clock, another one a clock a quad
//!   values      quad, planes of the shape    ->  weights, depth and W of its four pixels; some 90 clocks
//!   unit        both                         ->  quads with their values
//! ```

pub mod converter;
pub mod range;
pub mod record;
pub mod scissor;
pub mod unit;
pub mod values;
pub mod walk;
