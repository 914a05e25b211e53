//! Vector memory: FLAT, GLOBAL, SCRATCH (chapter 11) and BUFFER (chapter 9) instructions.

pub mod buffer;
pub mod flat;
pub(crate) mod format;
mod place;
mod resource;
mod transfer;
mod transpose;

pub use place::{Place, Ports};
pub use resource::Select;
pub use transfer::{Half, Load, Store, Transfer, lane_value, merge_half, set_lane_value};
