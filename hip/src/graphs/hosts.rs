//! Nodes that call functions of the host, and those that do nothing.

use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, described, store};
use crate::streams::HostFunction;
use std::ffi::c_void;

/// `hipHostNodeParams`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct HostNode {
    pub function: Option<HostFunction>,
    pub data: *mut c_void,
}

impl HostNode {
    /// What is described.
    ///
    /// # Safety
    /// The description is null or valid, and its function may be called whenever the graph is launched.
    pub unsafe fn described(what: *const Self) -> Result<Self, HipError> {
        // SAFETY: the caller's promise.
        let what = unsafe { described(what) }?;
        what.function.map(|_| what).ok_or(error::INVALID_VALUE)
    }

    /// Calls it.
    pub fn call(&self) {
        if let Some(function) = self.function {
            // SAFETY: as `described` says.
            unsafe { function(self.data) }
        }
    }
}

fn replace(old: &Work, new: Result<HostNode, HipError>) -> Result<Work, HipError> {
    if matches!(old, Work::Host(_)) { new.map(Work::Host) } else { Err(error::INVALID_VALUE) }
}

/// Adds a function of the host.
///
/// # Safety
/// The function may be called whenever the graph is launched; other pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddHostNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *const HostNode,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, || HostNode::described(what).map(Work::Host)) }
}

/// The function of a node.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphHostNodeGetParams(node: Handle, what: *mut HostNode) -> HipError {
    call(|| match &world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Host(host) => unsafe { store(what, *host) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Changes the function of a node.
///
/// # Safety
/// As [`hipGraphAddHostNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphHostNodeSetParams(node: Handle, what: *const HostNode) -> HipError {
    // SAFETY: the caller's promise.
    set(node, |old| replace(old, unsafe { HostNode::described(what) }))
}

/// Changes the function of a node in an executable.
///
/// # Safety
/// As [`hipGraphAddHostNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecHostNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *const HostNode,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| replace(old, unsafe { HostNode::described(what) }))
}

/// Adds a node that does nothing, for others to depend on.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddEmptyNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, || Ok(Work::Empty)) }
}
