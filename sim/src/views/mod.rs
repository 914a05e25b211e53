//! What is made of a run for people to look at: a line for every instruction, a pipeline view, a profile, a picture.

pub mod journal;
pub mod konata;
pub mod picture;
pub mod profile;
pub mod timeline;
