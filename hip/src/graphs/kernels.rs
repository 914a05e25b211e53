//! Kernel nodes: launches with their arguments and attributes.

use super::parameters::{add, set, set_in_executable};
use super::state::world;
use super::work::Work;
use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::{call, described, store};
use crate::launch::{self, Shape};
use std::ffi::c_void;
use std::ptr::null;
use std::sync::Arc;
use tombolo::Kernel;

/// `hipKernelNodeParams`.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct KernelParameters {
    block: Dim3,
    extra: *const *mut c_void,
    function: *const c_void,
    groups: Dim3,
    arguments: *const *const c_void,
    shared: u32,
}

/// Arguments as they lie in memory, and what a program gets that asks for them: pointers, or what `extra` is.
struct Arguments {
    bytes: Vec<u8>,
    pointers: Vec<*const c_void>,
    extra: Vec<*mut c_void>,
    /// What `extra` points to.
    _size: Box<usize>,
    /// They were given by `extra`.
    is_packed: bool,
}

// SAFETY: the pointers are to what it has itself, which nothing changes; what a program does with those that it gets is its own affair.
unsafe impl Send for Arguments {}
// SAFETY: the same.
unsafe impl Sync for Arguments {}

impl Arguments {
    fn new(kernel: &Kernel, mut bytes: Vec<u8>, is_packed: bool) -> Self {
        let start = bytes.as_mut_ptr();
        let offsets = launch::explicit(kernel).map(|slot| start.wrapping_add(slot.offset as usize));
        let pointers = offsets.map(|pointer| pointer.cast_const().cast()).collect();
        let mut size = Box::new(bytes.len());
        let name = |number: usize| number as *mut c_void;
        let extra = vec![
            name(launch::EXTRA_BUFFER),
            start.cast(),
            name(launch::EXTRA_SIZE),
            (&raw mut *size).cast(),
            name(launch::EXTRA_END),
        ];
        Self { bytes, pointers, extra, _size: size, is_packed }
    }
}

/// `hipAccessPolicyWindow`: kept, and nothing comes of it.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct Window {
    base: *mut c_void,
    hit: i32,
    ratio: f32,
    miss: i32,
    bytes: usize,
}

/// What `hipLaunchAttributeValue` may be of a node.
#[derive(Debug, Clone, Copy)]
struct Attributes {
    window: Window,
    cooperative: i32,
    priority: i32,
}

/// A launch.
#[derive(Clone)]
pub struct KernelNode {
    pub kernel: Kernel,
    /// As the program named it.
    pub function: *const c_void,
    pub shape: Shape,
    arguments: Arc<Arguments>,
    attributes: Attributes,
}

/// Numbers of `hipLaunchAttributeID`.
mod attribute {
    pub const WINDOW: i32 = 1;
    pub const COOPERATIVE: i32 = 2;
    pub const PRIORITY: i32 = 8;
}

/// The last of `hipAccessProperty`, which is for hits alone.
const PERSISTING: i32 = 2;

impl KernelNode {
    /// A launch of a kernel that has been looked at, with its arguments.
    pub fn new(kernel: Kernel, function: *const c_void, shape: Shape, arguments: Vec<u8>, is_packed: bool) -> Self {
        let window = Window { base: std::ptr::null_mut(), hit: 0, ratio: 0.0, miss: 0, bytes: 0 };
        let attributes = Attributes { window, cooperative: shape.cooperative.into(), priority: 0 };
        let arguments = Arc::new(Arguments::new(&kernel, arguments, is_packed));
        Self { kernel, function, shape, arguments, attributes }
    }

    /// What is described. Its arguments are those of now.
    ///
    /// # Safety
    /// The description is null or valid.
    pub unsafe fn described(what: *const KernelParameters) -> Result<Self, HipError> {
        // SAFETY: the caller's promise.
        let what = unsafe { described(what) }?;
        if what.function.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let shape = Shape {
            groups: what.groups.array(),
            block: what.block.array(),
            shared: what.shared as usize,
            cooperative: false,
        };
        launch::grid(shape)?;
        // SAFETY: the caller's promise.
        let (kernel, arguments) = unsafe { launch::prepare(what.function, what.arguments, what.extra) }?;
        Ok(Self::new(kernel, what.function, shape, arguments, !what.extra.is_null()))
    }

    /// Launches it.
    pub fn run(&self) -> Result<(), HipError> {
        let shape = Shape { cooperative: self.attributes.cooperative != 0, ..self.shape };
        launch::run(&self.kernel, shape, &self.arguments.bytes)
    }

    /// Its description, whose pointers stay until the node is changed or ended.
    pub fn parameters(&self) -> KernelParameters {
        let dim3 = |[x, y, z]: [u32; 3]| Dim3 { x, y, z };
        let (pointers, extra) = (self.arguments.pointers.as_ptr(), self.arguments.extra.as_ptr());
        let is_packed = self.arguments.is_packed;
        KernelParameters {
            block: dim3(self.shape.block),
            extra: if is_packed { extra } else { null() },
            function: self.function,
            groups: dim3(self.shape.groups),
            arguments: if is_packed { null() } else { pointers },
            shared: self.shape.shared as u32,
        }
    }
}

/// Puts a launch in the place of another one, whose attributes stay.
///
/// # Safety
/// As [`KernelNode::described`].
pub unsafe fn replace(old: &Work, what: *const KernelParameters) -> Result<Work, HipError> {
    let Work::Kernel(old) = old else { return Err(error::INVALID_VALUE) };
    // SAFETY: the caller's promise.
    let new = unsafe { KernelNode::described(what) }?;
    Ok(Work::Kernel(KernelNode { attributes: old.attributes, ..new }))
}

/// Adds a kernel. Its arguments are those of now.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddKernelNode(
    node: *mut Handle,
    to: Handle,
    before: *const Handle,
    count: usize,
    what: *const KernelParameters,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { add(node, to, before, count, || KernelNode::described(what).map(Work::Kernel)) }
}

/// What a kernel node launches.
///
/// # Safety
/// `what` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeGetParams(node: Handle, what: *mut KernelParameters) -> HipError {
    call(|| match &world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Kernel(kernel) => unsafe { store(what, kernel.parameters()) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Changes what a kernel node launches.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeSetParams(node: Handle, what: *const KernelParameters) -> HipError {
    // SAFETY: the caller's promise.
    set(node, |old| unsafe { replace(old, what) })
}

/// Changes what a kernel node launches in an executable.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecKernelNodeSetParams(
    executable: Handle,
    node: Handle,
    what: *const KernelParameters,
) -> HipError {
    // SAFETY: the caller's promise.
    set_in_executable(executable, node, |old| unsafe { replace(old, what) })
}

/// An attribute of a kernel node.
///
/// # Safety
/// `value` is null, or may be written with what the attribute is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeGetAttribute(node: Handle, number: i32, value: *mut c_void) -> HipError {
    call(|| {
        let world = world();
        let Work::Kernel(KernelNode { attributes, .. }) = &world.node(node)?.work else {
            return Err(error::INVALID_VALUE);
        };
        // SAFETY: the caller's promise.
        unsafe {
            match number {
                attribute::WINDOW => store(value.cast(), attributes.window),
                attribute::COOPERATIVE => store(value.cast(), attributes.cooperative),
                attribute::PRIORITY => store(value.cast(), attributes.priority),
                _ => Err(error::INVALID_VALUE),
            }
        }
    })
}

/// Sets an attribute of a kernel node. No more of a window can be kept in a cache than `hipDeviceProp_t` says: nothing.
///
/// # Safety
/// `value` is null, or to what the attribute is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphKernelNodeSetAttribute(node: Handle, number: i32, value: *const c_void) -> HipError {
    call(|| {
        let mut world = world();
        let Work::Kernel(KernelNode { attributes, .. }) = &mut world.node_mut(node)?.work else {
            return Err(error::INVALID_VALUE);
        };
        // SAFETY: the caller's promise.
        unsafe {
            match number {
                attribute::WINDOW => {
                    let window: Window = described(value.cast())?;
                    let is_known = (0..=PERSISTING).contains(&window.hit) && (0..PERSISTING).contains(&window.miss);
                    if !is_known || !(0.0..=1.0).contains(&window.ratio) || window.bytes > 0 {
                        return Err(error::INVALID_VALUE);
                    }
                    attributes.window = window;
                }
                attribute::COOPERATIVE => attributes.cooperative = described(value.cast())?,
                attribute::PRIORITY => attributes.priority = described(value.cast())?,
                _ => return Err(error::INVALID_VALUE),
            }
        }
        Ok(())
    })
}

/// Gives a kernel node the attributes of another one.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphKernelNodeCopyAttributes(from: Handle, to: Handle) -> HipError {
    call(|| {
        let mut world = world();
        let Work::Kernel(KernelNode { attributes, .. }) = world.node(from)?.work else {
            return Err(error::INVALID_VALUE);
        };
        match &mut world.node_mut(to)?.work {
            Work::Kernel(kernel) => kernel.attributes = attributes,
            _ => return Err(error::INVALID_VALUE),
        }
        Ok(())
    })
}
