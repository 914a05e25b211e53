//! Arithmetic that several units share: what the scalar ALU, the lanes, the local data share and atomic operations compute with.

pub mod float;
pub mod float_format;
pub mod integer;
