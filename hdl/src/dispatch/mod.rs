//! The work-group dispatcher, which the compute registers program.

pub mod control;
pub mod dispatcher;
pub mod faults;
pub mod grid;
pub mod initial;
pub mod items;
pub mod placement;
pub mod program;
pub mod wave_scalars;
