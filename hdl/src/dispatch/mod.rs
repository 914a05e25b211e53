//! The work-group dispatcher.

pub mod dispatcher;
