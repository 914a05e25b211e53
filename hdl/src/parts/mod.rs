//! Small reusable hardware.

pub mod block;
pub mod constants;
pub mod counter;
pub mod lane_turn;
pub mod line_cache;
pub mod pipeline;
pub mod priority;
pub mod ram;
pub mod round_robin;
pub mod sections;
pub mod shift_queue;
pub mod vector;
