//! What an instruction does, in plain Rust: the architectural reference, independent of the hardware.

pub mod atomic;
pub mod barrier;
pub mod cdna4;
pub mod ds;
pub mod export;
pub mod fault;
pub mod float;
pub mod flow;
pub mod gcn;
mod gcn_family;
pub mod graphics;
pub mod grid;
pub mod group;
pub mod hardware;
pub mod journal;
mod lane_bits;
pub mod lds;
pub mod memory;
pub mod mode;
pub mod operand;
pub mod program;
pub mod sanitize;
pub mod scalar;
pub mod smem;
pub mod texture;
pub mod trap;
pub mod vector;
pub mod vexport;
pub mod vmem;
pub mod wave;

pub use fault::Fault;
pub use wave::{Wave, WaveSize};
