//! From rust-hdl blocks to a typed, deduplicated netlist; its checks and its Verilog.
//!
//! The netlist ([`ir`]) is the product that everything else is made from: the simulation engines, the Verilog, the
//! area reports. Its semantics are defined once, by [`eval`]. Blocks whose logic follows from run-time parameters are
//! written with [`builder`] and become rust-hdl blocks through [`generator`]; [`elaborate()`] makes the netlist of any
//! block and [`check`] holds it against the rules of hardware.

pub mod builder;
pub mod check;
pub mod dataflow;
pub mod elaborate;
pub mod eval;
pub mod exposed;
pub mod expr_table;
pub mod fault;
pub mod flatten;
pub mod formal;
pub mod generator;
pub mod ir;
pub mod known;
pub mod open_ports;
pub mod port;
pub mod record;
pub mod reset;
pub mod rewrite;
pub mod schedule;
pub mod simplify;
mod usage;
pub mod value;
pub mod vector_ports;
pub mod verilog;
pub mod without_debug;

pub use elaborate::{ElaborateError, elaborate, elaborate_whole};
pub use ir::{ExprId, MemoryId, Module, ModuleId, Netlist, SignalId};
#[doc(hidden)]
pub use pastey;
pub use value::Value;
