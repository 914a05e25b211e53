//! The pixel stage (SPI): quads of the scan converter become waves of pixel shaders with their inputs, and leave for the pixel back end.
//!
//! | Block | |
//! |---|---|
//! | [`unit`] | the sequence: gather quads, launch their wave, shade |
//! | [`quads`] | the quads of a wave, the VGPRs that it begins with, and what the back end is told of them |
//! | [`inputs`] | which input is in which VGPR (SPI_PS_INPUT_ADDR, SPI_PS_INPUT_ENA) |
//! | [`planes`] | P0, P10 and P20 of a parameter (SPI_PS_INPUT_CNTL_n) |
//! | [`loader`] | the parameters of the primitives of a wave on their way to LDS |
//! | [`record`] | registers, what is refused |

pub mod inputs;
pub mod loader;
pub mod planes;
pub mod quads;
pub mod record;
pub mod unit;
