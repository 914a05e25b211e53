//! Small reusable hardware.

pub mod block;
pub mod constants;
pub mod counter;
pub mod decode;
pub mod line_cache;
pub mod pipeline;
pub mod ram;
pub mod round_robin;
