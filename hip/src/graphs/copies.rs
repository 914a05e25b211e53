//! Copy nodes: of bytes, to and from variables, and of boxes as the runtime and the driver describe them.

use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::{Opaque, Work};
use crate::abi::{Handle, HipError, error};
use crate::boxes::{BoxCopy, DriverBoxCopy};
use crate::call::{call, described, store};
use crate::memory::{self, DEVICE_TO_DEVICE, LAST_KIND};
use crate::{registered, symbols};
use std::ffi::c_void;

/// A copy.
#[derive(Clone)]
pub enum Copy {
    Bytes {
        to: *mut c_void,
        from: *const c_void,
        bytes: usize,
        kind: i32,
    },
    ToSymbol {
        symbol: *const c_void,
        from: *const c_void,
        bytes: usize,
        offset: usize,
        kind: i32,
    },
    FromSymbol {
        to: *mut c_void,
        symbol: *const c_void,
        bytes: usize,
        offset: usize,
        kind: i32,
    },
    Box(BoxCopy),
    DriverBox(DriverBoxCopy),
    /// Of a captured stream, by a function that no node is made with.
    Other(Opaque),
}

/// Whether it is memory that a variable can be copied from or to.
fn is_beside_a_variable(memory: *const c_void, bytes: usize, kind: i32) -> bool {
    bytes > 0 && registered::variable(memory).is_err() && (kind != DEVICE_TO_DEVICE || memory::is_known(memory))
}

impl Copy {
    /// Copies.
    pub fn run(&self) -> Result<(), HipError> {
        match self {
            &Self::Bytes { to, from, bytes, kind } => memory::copy(to, from, bytes, kind),
            &Self::ToSymbol { symbol, from, bytes, offset, .. } => symbols::copy_to(symbol, from, bytes, offset),
            &Self::FromSymbol { to, symbol, bytes, offset, .. } => symbols::copy_from(to, symbol, bytes, offset),
            Self::Box(copy) => copy.run(),
            Self::DriverBox(copy) => copy.run(),
            Self::Other(copy) => copy(),
        }
    }

    /// The copy, if both sides are there.
    ///
    /// # Errors
    /// What the copy itself would answer.
    pub fn checked(self) -> Result<Self, HipError> {
        match &self {
            &Self::Bytes { to, from, bytes, kind } => {
                memory::check_kind(kind)?;
                memory::check(to, bytes)?;
                memory::check(from, bytes)?;
            }
            &Self::ToSymbol { symbol, from, bytes, offset, .. } => {
                symbols::place(symbol, offset, bytes)?;
                memory::check(from, bytes)?;
            }
            &Self::FromSymbol { to, symbol, bytes, offset, .. } => {
                symbols::place(symbol, offset, bytes)?;
                memory::check(to, bytes)?;
            }
            Self::Box(copy) => copy.check()?,
            Self::DriverBox(copy) => copy.check()?,
            Self::Other(_) => {}
        }
        Ok(self)
    }

    /// Whether a node may be changed to it: it copies something, on the device between places apart, and the other side of a variable is memory,
    /// of the device if it says so.
    fn is_change(&self) -> bool {
        match *self {
            Self::Bytes { to, from, bytes, kind } => {
                bytes > 0 && (kind != DEVICE_TO_DEVICE || (to as usize).abs_diff(from as usize) >= bytes)
            }
            Self::ToSymbol { from, bytes, kind, .. } => is_beside_a_variable(from, bytes, kind),
            Self::FromSymbol { to, bytes, kind, .. } => is_beside_a_variable(to, bytes, kind),
            Self::Box(_) | Self::DriverBox(_) | Self::Other(_) => true,
        }
    }

    /// `hipMemcpyKind`.
    fn kind(&self) -> i32 {
        match self {
            Self::Bytes { kind, .. } | Self::ToSymbol { kind, .. } | Self::FromSymbol { kind, .. } => *kind,
            Self::Box(copy) => copy.kind(),
            Self::DriverBox(_) | Self::Other(_) => LAST_KIND,
        }
    }

    /// Whether it may take the place of another one in an executable: the direction stays.
    pub fn may_replace(&self, old: &Self) -> bool {
        old.kind() == self.kind()
    }
}

/// Puts a copy in the place of another one. As with ROCm, that may be less than what a new node does: see [`Copy::is_change`].
pub fn replace(old: &Work, new: Result<Copy, HipError>) -> Result<Work, HipError> {
    match (old, new?.checked()?) {
        (Work::Copy(_), new) if new.is_change() => Ok(Work::Copy(new)),
        _ => Err(error::INVALID_VALUE),
    }
}

/// The functions of one description of copies.
macro_rules! copies {
    ($($(#[$doc:meta])* ($($argument:ident: $type:ty),*) = $copy:expr => $add:ident, $set:ident, $set_in_executable:ident;)*) => {$(
        $(#[$doc])*
        /// Adds it.
        ///
        /// # Safety
        /// Both sides are there whenever the graph is launched; other pointers are as HIP says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $add(
            node: *mut Handle, graph: Handle, before: *const Handle, count: usize, $($argument: $type),*
        ) -> HipError {
            let copy = || $copy.and_then(Copy::checked).map(Work::Copy);
            // SAFETY: the caller's promises.
            unsafe { add(node, graph, before, count, copy) }
        }

        $(#[$doc])*
        /// Changes it.
        ///
        /// # Safety
        /// Both sides are there whenever the graph is launched; other pointers are as HIP says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $set(node: Handle, $($argument: $type),*) -> HipError {
            set(node, |old| replace(old, $copy))
        }

        $(#[$doc])*
        /// Changes it in an executable, where its direction stays.
        ///
        /// # Safety
        /// Both sides are there whenever the graph is launched; other pointers are as HIP says.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $set_in_executable(executable: Handle, node: Handle, $($argument: $type),*) -> HipError {
            set_in_executable(executable, node, |old| replace(old, $copy))
        }
    )*};
}

copies! {
    /// A copy of bytes.
    (to: *mut c_void, from: *const c_void, bytes: usize, kind: i32) = Ok(Copy::Bytes { to, from, bytes, kind })
        => hipGraphAddMemcpyNode1D, hipGraphMemcpyNodeSetParams1D, hipGraphExecMemcpyNodeSetParams1D;
    /// A copy to a variable.
    (symbol: *const c_void, from: *const c_void, bytes: usize, offset: usize, kind: i32)
        = Ok(Copy::ToSymbol { symbol, from, bytes, offset, kind })
        => hipGraphAddMemcpyNodeToSymbol, hipGraphMemcpyNodeSetParamsToSymbol, hipGraphExecMemcpyNodeSetParamsToSymbol;
    /// A copy from a variable.
    (to: *mut c_void, symbol: *const c_void, bytes: usize, offset: usize, kind: i32)
        = Ok(Copy::FromSymbol { to, symbol, bytes, offset, kind })
        => hipGraphAddMemcpyNodeFromSymbol, hipGraphMemcpyNodeSetParamsFromSymbol, hipGraphExecMemcpyNodeSetParamsFromSymbol;
    /// A copy of a box.
    // SAFETY: the caller's promise.
    (what: *const BoxCopy) = unsafe { described(what) }.map(Copy::Box)
        => hipGraphAddMemcpyNode, hipGraphMemcpyNodeSetParams, hipGraphExecMemcpyNodeSetParams;
}

/// What a node copies. One that copies bytes has a row of a box; variables are not described by boxes.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemcpyNodeGetParams(node: Handle, what: *mut BoxCopy) -> HipError {
    call(|| {
        let found = match &world().node(node)?.work {
            Work::Copy(Copy::Box(copy)) => *copy,
            &Work::Copy(Copy::Bytes { to, from, bytes, kind }) => BoxCopy::of_bytes(to, from, bytes, kind),
            _ => return Err(error::INVALID_VALUE),
        };
        // SAFETY: the caller's promise.
        unsafe { store(what, found) }
    })
}

/// Adds a copy of a box as the driver describes it.
///
/// # Safety
/// Both sides are there whenever the graph is launched; other pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemcpyNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *const DriverBoxCopy,
    _context: Handle,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe {
        add(node, graph, before, count, || described(what).map(Copy::DriverBox).and_then(Copy::checked).map(Work::Copy))
    }
}

/// What a node copies, as the driver describes it.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphMemcpyNodeGetParams(node: Handle, what: *mut DriverBoxCopy) -> HipError {
    call(|| match &world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Copy(Copy::DriverBox(copy)) => unsafe { store(what, *copy) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Changes what a node copies.
///
/// # Safety
/// As [`hipDrvGraphAddMemcpyNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphMemcpyNodeSetParams(node: Handle, what: *const DriverBoxCopy) -> HipError {
    // SAFETY: the caller's promise.
    set(node, |old| replace(old, unsafe { described(what) }.map(Copy::DriverBox)))
}

/// Changes what a node copies in an executable.
///
/// # Safety
/// As [`hipDrvGraphAddMemcpyNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphExecMemcpyNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *const DriverBoxCopy,
    _context: Handle,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| replace(old, unsafe { described(what) }.map(Copy::DriverBox)))
}
