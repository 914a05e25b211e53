//! What is made of a run for people to look at: a line for every instruction, a pipeline view, a profile, pictures, a trace.

pub mod frame;
pub mod html;
pub mod journal;
pub mod konata;
pub mod palette;
pub mod perfetto;
pub mod picture;
pub mod profile;
pub mod scale;
pub mod story;
pub mod timeline;
