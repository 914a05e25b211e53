//! Runs a prepared launch to its end, on the hardware's netlist or on the reference model, and reports what came out.

pub mod access;
pub mod bus;
pub mod counters;
pub mod exports;
pub mod fault;
mod findings;
pub mod groups;
mod hang;
mod host;
mod joined;
pub mod model;
pub mod observer;
pub mod pc;
pub mod ports;
pub mod probe;
pub mod queue;
mod recorder;
pub mod registers;
mod replay;
mod report;
pub mod rtl;
mod speculation;
pub mod stall;
mod start;
mod together;
pub mod trace;
pub mod waves;

pub use findings::Found;
pub use host::{Host, HostWrite};
pub use observer::{Listing, Moment, Observer, Sight};
pub use pc::Pc;
pub use recorder::Recorder;
pub use replay::Replay;
pub use report::{ErrorKind, Report, RunError, Statistics};
