//! The compute registers, and the work-group dispatcher that they program.

pub mod compute_registers;
pub mod dispatcher;
pub mod grid;
pub mod initial;
pub mod placement;
