//! The hardware of the compute unit: rust-hdl blocks, one folder a pipeline block.

pub mod compute_unit;
pub mod config;
pub mod dispatch;
pub mod front;
pub mod graphics;
pub mod memory;
pub mod parts;
pub mod probe;
pub mod scalar;
pub mod simd;
pub mod vector;
