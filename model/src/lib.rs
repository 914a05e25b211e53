//! What an instruction does, in plain Rust: the architectural reference, independent of the hardware.

pub mod fault;
pub mod float;
pub mod journal;
pub mod mode;
pub mod wave;

pub use fault::Fault;
pub use wave::{Wave, WaveSize};
