//! The compute registers, and the work-group dispatcher that they program.

pub mod compute_registers;
pub mod control;
pub mod dispatcher;
pub mod faults;
pub mod grid;
pub mod initial;
pub mod placement;
pub mod program;
