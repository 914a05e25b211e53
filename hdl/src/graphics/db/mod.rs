//! The depth block (DB): depth and stencil of pixels, before or behind their shader.
//!
//! ```text
//!   decode   registers of a draw        pixel   its tests
//!   unit     a quad, pixel by pixel
//! ```

pub mod decode;
pub mod pixel;
pub mod record;
pub mod unit;
