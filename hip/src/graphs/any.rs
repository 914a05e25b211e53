//! Nodes of any kind, by the description that has one part for each kind.

use super::allocations::{self, Allocation};
use super::copies::{self, Copy};
use super::fills::{self, Fill, Rows};
use super::hosts::HostNode;
use super::kernels::{self, KernelNode, KernelParameters};
use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::Work;
use super::{children, updates};
use crate::abi::{Handle, HipError, error};
use crate::boxes::BoxCopy;
use crate::call::{call, described};
use crate::events;
use std::ffi::c_void;

/// `hipMemcpyNodeParams`.
#[derive(Clone, Copy)]
#[repr(C)]
struct CopyParameters {
    flags: i32,
    _reserved: [i32; 3],
    copy: BoxCopy,
}

/// Bytes of the union.
const UNION: usize = 232;

/// The union in `hipGraphNodeParams`.
#[derive(Clone, Copy)]
#[repr(C)]
union Description {
    kernel: KernelParameters,
    copy: CopyParameters,
    fill: Rows,
    host: HostNode,
    handle: Handle,
    allocation: Allocation,
    address: *mut c_void,
    _all: [u64; UNION / 8],
}

/// `hipGraphNodeParams`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct AnyParameters {
    kind: i32,
    _reserved: [i32; 3],
    what: Description,
    _reserved2: i64,
}

/// Numbers of `hipGraphNodeType`.
mod kind {
    pub const KERNEL: i32 = 0;
    pub const COPY: i32 = 1;
    pub const FILL: i32 = 2;
    pub const HOST: i32 = 3;
    pub const CHILD: i32 = 4;
    pub const EMPTY: i32 = 5;
    pub const WAIT: i32 = 6;
    pub const RECORD: i32 = 7;
    pub const ALLOCATE: i32 = 10;
    pub const FREE: i32 = 11;
    /// Semaphores of other interfaces.
    pub const SEMAPHORES: [i32; 2] = [8, 9];
}

/// What a description says.
///
/// # Safety
/// The description is valid.
unsafe fn work(what: *mut AnyParameters) -> Result<Work, HipError> {
    // SAFETY: the caller's promise; each kind has its part of the union.
    unsafe {
        let what = what.as_mut().ok_or(error::INVALID_VALUE)?;
        match what.kind {
            kind::KERNEL => KernelNode::described(&raw const what.what.kernel).map(Work::Kernel),
            kind::COPY => copy(what).and_then(Copy::checked).map(Work::Copy),
            kind::FILL => what.what.fill.checked().map(|rows| Work::Fill(Fill::Rows(rows))),
            kind::HOST => HostNode::described(&raw const what.what.host).map(Work::Host),
            kind::CHILD => children::part(&mut world(), what.what.handle),
            kind::EMPTY => Ok(Work::Empty),
            kind::WAIT => events::check(what.what.handle).map(|()| Work::WaitEvent(what.what.handle)),
            kind::RECORD => events::check(what.what.handle).map(|()| Work::RecordEvent(what.what.handle)),
            kind::ALLOCATE => {
                let allocation = what.what.allocation.reserved()?;
                what.what.allocation = allocation;
                Ok(Work::Allocate(allocation))
            }
            kind::FREE => allocations::free(what.what.address),
            kind if kind::SEMAPHORES.contains(&kind) => Err(error::NOT_SUPPORTED),
            _ => Err(error::INVALID_VALUE),
        }
    }
}

fn copy(what: &AnyParameters) -> Result<Copy, HipError> {
    // SAFETY: the callers look at the kind.
    let copy = unsafe { what.what.copy };
    if copy.flags == 0 { Ok(Copy::Box(copy.copy)) } else { Err(error::INVALID_VALUE) }
}

/// What a description puts in the place of what a node does, which is of the same kind.
///
/// # Safety
/// The description is null or valid.
unsafe fn replaced(old: &Work, what: *const AnyParameters) -> Result<Work, HipError> {
    // SAFETY: the caller's promise; each kind has its part of the union.
    unsafe {
        let what = described(what)?;
        match (what.kind, old) {
            (kind::KERNEL, _) => kernels::replace(old, &raw const what.what.kernel),
            (kind::COPY, _) => copies::replace(old, copy(&what)),
            (kind::FILL, _) => fills::replace(old, Ok(what.what.fill)),
            (kind::HOST, Work::Host(_)) => HostNode::described(&raw const what.what.host).map(Work::Host),
            (kind::WAIT, Work::WaitEvent(_)) => {
                events::check(what.what.handle).map(|()| Work::WaitEvent(what.what.handle))
            }
            (kind::RECORD, Work::RecordEvent(_)) => {
                events::check(what.what.handle).map(|()| Work::RecordEvent(what.what.handle))
            }
            (kind::EMPTY, Work::Empty) => Ok(Work::Empty),
            (kind::CHILD, Work::Child(old)) => {
                let done = updates::take_over(&mut world(), *old, what.what.handle as usize)?;
                done.map(|()| Work::Child(*old)).map_err(|_| error::INVALID_VALUE)
            }
            _ => Err(error::INVALID_VALUE),
        }
    }
}

/// Adds a node of any kind.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *mut AnyParameters,
) -> HipError {
    if what.is_null() {
        return call(|| Err(error::INVALID_VALUE));
    }
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, || work(what)) }
}

/// Changes what a node does, which stays of the same kind. A graph in it stays one of the same nodes and edges.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeSetParams(node: Handle, what: *mut AnyParameters) -> HipError {
    // SAFETY: the caller's promise.
    set(node, |old| unsafe { replaced(old, what) })
}

/// Changes what a node of an executable does, which stays of the same kind.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *mut AnyParameters,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| unsafe { replaced(old, what) })
}

// The reserved words of HIP's union say how large it is; what the parts have is in `testbenches/hip/graph_nodes.hip` once more, by HIP's headers.
const _: () = assert!(size_of::<AnyParameters>() == 16 + UNION + 8);
const _: () = assert!(size_of::<KernelParameters>() == 64 && size_of::<CopyParameters>() == 176);
const _: () = assert!(size_of::<Rows>() == 48 && size_of::<Allocation>() == 120);
