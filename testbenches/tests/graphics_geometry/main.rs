//! Graphics: clipping, set-up and scan conversion in hardware against the reference model, bit for bit.
//!
//! `TOMBOLO_SHAPES` is the number of random cases of a test.

mod bench;
mod numbers;
mod raster;
mod recordings;
mod scan;
mod setup;
mod state;
