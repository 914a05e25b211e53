//! Atomic operations on memory: the unit in front of the memory port, and the ALU that the local data share has too.

pub mod alu;
pub mod float_add;
pub mod unit;
