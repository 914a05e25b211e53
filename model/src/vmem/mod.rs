//! Vector memory: FLAT, GLOBAL, SCRATCH (chapter 11), BUFFER (chapter 9) image and ray tracing (chapter 10) instructions.

pub mod buffer;
pub mod flat;
pub(crate) mod format;
pub mod image;
mod place;
pub mod ray;
mod resource;
mod transfer;
mod transpose;
pub(crate) mod window;

pub use place::{Place, Ports};
pub use resource::Select;
pub use transfer::{Half, Load, Store, Transfer, lane_value, merge_half, set_lane_value};
