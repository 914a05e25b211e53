//! The work-group dispatcher.

pub mod dispatcher;
pub mod grid;
pub mod initial;
pub mod placement;
