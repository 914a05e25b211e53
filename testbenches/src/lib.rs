//! Block benches, instruction vectors, kernels, regressions and benchmarks.

#[cfg(unix)]
pub mod board;
pub mod evidence;
pub mod handlers;
pub mod launches;
pub mod machine;
pub mod programs;
pub mod random;
pub mod ray_scene;
pub mod rays;
pub mod recordings;
pub mod regression;
pub mod skip;
