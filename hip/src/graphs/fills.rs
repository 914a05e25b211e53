//! Fill nodes: rows of values, as the runtime and the driver describe them.

use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::{Opaque, Work};
use crate::abi::{Handle, HipError, error};
use crate::call::{call, described, store};
use crate::memory;
use std::ffi::c_void;

/// `hipMemsetParams`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Rows {
    pub to: *mut c_void,
    /// Bytes of a value.
    pub element: u32,
    pub height: usize,
    pub pitch: usize,
    pub value: u32,
    /// Values of a row.
    pub width: usize,
}

/// `HIP_MEMSET_NODE_PARAMS`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct DriverRows {
    to: *mut c_void,
    pitch: usize,
    value: u32,
    element: u32,
    width: usize,
    height: usize,
}

impl From<DriverRows> for Rows {
    fn from(rows: DriverRows) -> Self {
        let DriverRows { to, pitch, value, element, width, height } = rows;
        Self { to, element, height, pitch, value, width }
    }
}

/// A value of one, two or four bytes.
pub trait Value {
    /// As a word, and its bytes.
    fn word(self) -> (u32, u32);
}

macro_rules! values {
    ($($value:ty),*) => {$(
        impl Value for $value {
            fn word(self) -> (u32, u32) {
                (self as u32, size_of::<Self>() as u32)
            }
        }
    )*};
}

values!(u8, u16, u32, i32);

/// A fill.
#[derive(Clone)]
pub enum Fill {
    Rows(Rows),
    /// Of a captured stream, by a function that no node is made with.
    Other(Opaque),
}

impl Rows {
    /// Rows with so many values of one, two or four bytes.
    pub fn new(to: *mut c_void, pitch: usize, value: impl Value, [width, height]: [usize; 2]) -> Self {
        let (value, element) = value.word();
        Self { to, element, height, pitch, value, width }
    }

    /// Bytes from the start of one row to that of the next.
    fn step(&self) -> usize {
        // The pitch of a single row is not looked at.
        if self.height == 1 { self.width.saturating_mul(self.element as usize) } else { self.pitch }
    }

    /// The rows, if there is memory for them.
    pub fn checked(self) -> Result<Self, HipError> {
        if !matches!(self.element, 1 | 2 | 4) || self.height == 0 {
            return Err(error::INVALID_VALUE);
        }
        let row = self.width.checked_mul(self.element as usize).ok_or(error::INVALID_VALUE)?;
        if row > self.step() {
            return Err(error::INVALID_VALUE);
        }
        let bytes = self.step().checked_mul(self.height - 1).and_then(|bytes| bytes.checked_add(row));
        memory::check(self.to, bytes.ok_or(error::INVALID_VALUE)?)?;
        Ok(self)
    }
}

impl Fill {
    /// Whether it may take the place of another one in an executable: a single row changes as it likes, several stay as large.
    pub fn may_replace(&self, old: &Self) -> bool {
        match (old, self) {
            (Self::Rows(old), Self::Rows(new)) => {
                let size = |rows: &Rows| (rows.height, rows.width, rows.pitch, rows.element);
                (old.height, new.height) == (1, 1) || size(old) == size(new)
            }
            _ => true,
        }
    }

    /// Fills.
    pub fn run(&self) -> Result<(), HipError> {
        match self {
            Self::Rows(rows) => {
                let value = rows.value.to_le_bytes();
                let value = value.get(..rows.element as usize).ok_or(error::INVALID_VALUE)?;
                memory::fill_rows(rows.to, rows.step(), value, [rows.width, rows.height])
            }
            Self::Other(fill) => fill(),
        }
    }
}

/// Puts a fill in the place of another one.
pub fn replace(old: &Work, new: Result<Rows, HipError>) -> Result<Work, HipError> {
    if !matches!(old, Work::Fill(_)) {
        return Err(error::INVALID_VALUE);
    }
    Ok(Work::Fill(Fill::Rows(new?.checked()?)))
}

/// Adds a fill.
///
/// # Safety
/// The memory is there whenever the graph is launched; other pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemsetNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *const Rows,
) -> HipError {
    let rows = || {
        // SAFETY: the caller's promise.
        let rows = unsafe { described(what) }?.checked()?;
        Ok(Work::Fill(Fill::Rows(rows)))
    };
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, rows) }
}

/// What a node fills.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemsetNodeGetParams(node: Handle, what: *mut Rows) -> HipError {
    call(|| match &world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Fill(Fill::Rows(rows)) => unsafe { store(what, *rows) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Changes what a node fills.
///
/// # Safety
/// As [`hipGraphAddMemsetNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphMemsetNodeSetParams(node: Handle, what: *const Rows) -> HipError {
    // SAFETY: the caller's promise.
    set(node, |old| replace(old, unsafe { described(what) }))
}

/// Changes what a node fills in an executable.
///
/// # Safety
/// As [`hipGraphAddMemsetNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecMemsetNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *const Rows,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| replace(old, unsafe { described(what) }))
}

/// Adds a fill as the driver describes it.
///
/// # Safety
/// As [`hipGraphAddMemsetNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphAddMemsetNode(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    what: *const DriverRows,
    _context: Handle,
) -> HipError {
    let rows = || {
        // SAFETY: the caller's promise.
        let rows = Rows::from(unsafe { described(what) }?).checked()?;
        Ok(Work::Fill(Fill::Rows(rows)))
    };
    // SAFETY: the caller's promises.
    unsafe { add(node, graph, before, count, rows) }
}

/// Changes what a node fills in an executable.
///
/// # Safety
/// As [`hipGraphAddMemsetNode`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipDrvGraphExecMemsetNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *const DriverRows,
    _context: Handle,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| replace(old, unsafe { described(what) }.map(Rows::from)))
}
