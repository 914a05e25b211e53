//! Graphics of Sea Islands: the blocks that do not run shaders. Registers are those of the "Radeon Sea Islands 3D/Compute Register Reference Guide".
//!
//! | Block | |
//! |---|---|
//! | [`db`] | depth and stencil (DB): tests and writes of a quad of pixels |
//! | [`cb`] | colour (CB): what a shader exported becomes elements of the colour targets |
//! | [`back_end`] | both, in the order of a draw |
//! | [`exports`] | what a wave of pixels exported |
//! | [`surface`], [`lines`], [`port`] | where elements of surfaces lie, the lines of memory that are worked on, and the memory port |
//!
//! State is a record of registers that stays as it is during a draw; a state that is not built is refused by name before the draw's first quad.

pub mod back_end;
pub mod cb;
pub mod db;
pub mod exports;
pub mod lines;
pub mod port;
pub mod surface;
