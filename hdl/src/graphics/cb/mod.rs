//! The colour block (CB): what a pixel shader exported becomes elements of the colour targets.
//!
//! ```text
//!   decode     registers of a target
//!   format     channels of its elements         value          bits and numbers
//!   pipeline   exported words to bits: numbers, blending, packing
//!   unit       a quad, target by target
//! ```

pub mod decode;
pub mod format;
pub mod pipeline;
pub mod record;
pub mod unit;
pub mod value;
