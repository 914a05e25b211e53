//! Block benches, instruction vectors, kernels, regressions and benchmarks.

pub mod launches;
pub mod programs;
