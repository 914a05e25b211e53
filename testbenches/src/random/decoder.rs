//! The hardware's own decoder, for the tests that hold it against the tables.

pub use tombolo_sim::launch::decoder::{Decoded, HardwareDecoder};
