//! The regression: vectors, kernels and random programs on the hardware, in parallel, with a summary by opcode group, results
//! as JUnit XML and functional coverage.

pub mod coverage;
pub mod report;
pub mod results;
pub mod shard;
pub mod suite;
