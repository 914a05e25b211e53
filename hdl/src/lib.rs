//! The hardware of the compute unit: rust-hdl blocks, one folder a room of the machine.

pub mod arith;
pub mod atomic;
pub mod bus;
pub mod command;
pub mod compute_queue;
pub mod compute_unit;
pub mod compute_unit_axi;
pub mod config;
pub mod dispatch;
pub mod events;
pub mod export;
pub mod format;
pub mod front;
pub mod lds;
pub mod parts;
pub mod port;
pub mod probe;
pub mod proofs;
pub mod ray;
pub mod registers;
pub mod scalar;
pub mod simd;
pub mod texture;
pub mod vector;
pub mod vmem;
pub mod wave;
