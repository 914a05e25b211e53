//! Graphs: kernels, copies, fills, functions of the host and other work that is launched together, added node by node or captured from a stream.
//!
//! A node is something to do and the nodes before it. An executable is a copy of a graph; launching it does its nodes one after the other, in an
//! order that the edges allow.

mod allocations;
mod any;
mod capture;
mod captured;
mod children;
mod copies;
mod dot;
mod events;
mod execution;
mod fills;
mod graph;
mod hosts;
mod kernels;
mod objects;
mod parameters;
mod queries;
mod state;
mod updates;
mod work;

pub use allocations::{Allocation, free as freeing, freed};
pub use capture::{
    allowed, hipStreamBeginCapture, hipStreamEndCapture, in_stream, is_captured, may_wait, none as none_captured,
    not_of_a_capture, record, record_beside, stream_ended, wait,
};
pub use captured::{hipStreamGetCaptureInfo, hipStreamGetCaptureInfo_v2, hipStreamIsCapturing};
pub use copies::Copy;
pub use execution::hipGraphLaunch;
pub use fills::{Fill, Rows};
pub use hosts::HostNode;
pub use kernels::KernelNode;
pub use work::Work;

use crate::abi::{Handle, HipError};
use std::sync::Arc;

/// Copies in a stream by a function that no node is made with.
pub fn copy_in_stream(stream: Handle, copy: impl Fn() -> Result<(), HipError> + 'static) -> Result<(), HipError> {
    in_stream(stream, Work::Copy(Copy::Other(Arc::new(copy))))
}

/// Fills in a stream by a function that no node is made with.
pub fn fill_in_stream(stream: Handle, fill: impl Fn() -> Result<(), HipError> + 'static) -> Result<(), HipError> {
    in_stream(stream, Work::Fill(Fill::Other(Arc::new(fill))))
}
