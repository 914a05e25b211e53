//! Launches: of kernels of the program (`<<<...>>>`) and of functions of modules. What goes wrong is told on stderr with its place.

use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::{call, store};
use crate::device::device;
use crate::errors::of_a_launch;
use crate::graphs::{KernelNode, Work, in_stream, record_beside};
use crate::modules::{self, told};
use crate::registered;
use std::cell::RefCell;
use std::ffi::c_void;
use tombolo::{ErrorKind, Kernel, Launch};
use tombolo_code_object::{Argument, ValueKind};

/// A configuration that `<<<...>>>` has pushed.
#[derive(Clone, Copy)]
struct Configuration {
    grid: Dim3,
    block: Dim3,
    shared: usize,
    stream: Handle,
}

thread_local! {
    static CONFIGURATIONS: RefCell<Vec<Configuration>> = const { RefCell::new(vec![]) };
}

/// What the parameter `extra` of a launch consists of: names, each followed by a value.
pub const EXTRA_END: usize = 3;
pub const EXTRA_BUFFER: usize = 1;
pub const EXTRA_SIZE: usize = 2;
/// A buffer of arguments is a struct of the caller's, which ends with what this alignment, in bytes, adds.
const STRUCT_ALIGNMENT: usize = 16;

/// How large a launch is, and what its work-groups may do.
#[derive(Debug, Clone, Copy, Default)]
pub struct Shape {
    /// Work-groups.
    pub groups: [u32; 3],
    /// Work-items of one.
    pub block: [u32; 3],
    /// Bytes of dynamic LDS.
    pub shared: usize,
    /// They may wait for each other.
    pub cooperative: bool,
}

/// Work-items of a launch.
pub fn grid(Shape { groups, block, .. }: Shape) -> Result<[u32; 3], HipError> {
    let mut grid = [0; 3];
    for ((items, groups), block) in grid.iter_mut().zip(groups).zip(block) {
        *items = groups.checked_mul(block).filter(|n| *n != 0).ok_or(error::INVALID_CONFIGURATION)?;
    }
    Ok(grid)
}

/// Runs a kernel.
pub fn run(kernel: &Kernel, shape: Shape, arguments: &[u8]) -> Result<(), HipError> {
    let Shape { block, shared, cooperative, .. } = shape;
    let grid = grid(shape)?;
    let dynamic_lds = u32::try_from(shared).map_err(|_| error::INVALID_CONFIGURATION)?;
    let done = device()?.launch(kernel, &Launch { grid, block, dynamic_lds, arguments, cooperative });
    done.map(drop).map_err(|error| match error.kind {
        // What an instruction did is another matter than what the caller asked for.
        ErrorKind::NotMapped | ErrorKind::OutOfMemory => {
            told(&error);
            error::LAUNCH_OUT_OF_RESOURCES
        }
        ErrorKind::Value | ErrorKind::Dispatch | ErrorKind::NotFound | ErrorKind::CooperativeTooLarge => told(&error),
        _ => of_a_launch(told(&error)),
    })
}

/// The arguments that programs give.
pub fn explicit(kernel: &Kernel) -> impl Iterator<Item = &Argument> {
    let slots = kernel.info().metadata.iter().flat_map(|metadata| &metadata.args);
    slots.filter(|slot| !slot.value_kind.name().starts_with("hidden_"))
}

/// The arguments as they lie in memory, from a pointer to each.
///
/// # Safety
/// `pointers` has a pointer for each argument, to as many bytes as the code object says.
unsafe fn gather(kernel: &Kernel, pointers: *const *const c_void) -> Result<Vec<u8>, HipError> {
    let mut arguments = vec![0; kernel.explicit_bytes() as usize];
    for (at, slot) in explicit(kernel).enumerate() {
        if slot.value_kind == ValueKind::DynamicSharedPointer {
            return Err(error::NOT_SUPPORTED);
        }
        if pointers.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let (offset, bytes) = (slot.offset as usize, slot.size as usize);
        let place = arguments.get_mut(offset..offset.saturating_add(bytes)).ok_or(error::INVALID_IMAGE)?;
        // SAFETY: the caller's promise.
        unsafe {
            let pointer = *pointers.add(at);
            if pointer.is_null() {
                return Err(error::INVALID_VALUE);
            }
            std::ptr::copy_nonoverlapping(pointer.cast::<u8>(), place.as_mut_ptr(), bytes);
        }
    }
    Ok(arguments)
}

/// The arguments that `extra` holds: a buffer and the place of its size.
///
/// # Safety
/// `extra` is null or as HIP says.
unsafe fn from_extra(extra: *const *mut c_void) -> Result<Vec<u8>, HipError> {
    let (mut buffer, mut size) = (std::ptr::null::<u8>(), 0);
    if extra.is_null() {
        return Ok(vec![]);
    }
    for pair in 0..4 {
        // SAFETY: the caller's promise.
        unsafe {
            let name = *extra.add(2 * pair) as usize;
            match name {
                EXTRA_END => {
                    let bytes = if size == 0 { &[] } else { std::slice::from_raw_parts(buffer, size) };
                    return Ok(bytes.to_vec());
                }
                EXTRA_BUFFER => buffer = (*extra.add(2 * pair + 1)).cast_const().cast(),
                EXTRA_SIZE => size = *(*extra.add(2 * pair + 1)).cast::<usize>(),
                _ => return Err(error::INVALID_VALUE),
            }
        }
        if size != 0 && buffer.is_null() && pair > 0 {
            return Err(error::INVALID_VALUE);
        }
    }
    Err(error::INVALID_VALUE)
}

/// The kernel of a function, with its arguments in either form.
///
/// # Safety
/// `arguments` is null or has a pointer to each argument; `extra` is null or as HIP says.
pub unsafe fn prepare(
    function: *const c_void,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
) -> Result<(Kernel, Vec<u8>), HipError> {
    let kernel = modules::kernel(function)?;
    if !arguments.is_null() && !extra.is_null() {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promises.
    let mut arguments = unsafe { if extra.is_null() { gather(&kernel, arguments) } else { from_extra(extra) } }?;
    let explicit = usize::try_from(kernel.explicit_bytes()).unwrap_or(usize::MAX);
    if arguments.len() <= explicit.saturating_add(STRUCT_ALIGNMENT - 1) {
        arguments.truncate(explicit);
    }
    Ok((kernel, arguments))
}

/// Launches a kernel of the program.
///
/// # Safety
/// `arguments` has a pointer to each argument.
pub unsafe fn of_program(
    function: *const c_void,
    shape: Shape,
    arguments: *const *const c_void,
    stream: Handle,
) -> HipError {
    call(|| {
        let kernel = registered::kernel(function)?.ok_or(error::INVALID_DEVICE_FUNCTION)?;
        // SAFETY: the caller's promise.
        let arguments = unsafe { gather(&kernel, arguments) }?;
        in_stream(stream, Work::Kernel(KernelNode::new(kernel, function, shape, arguments, false)))
    })
}

/// Launches a function of a module.
///
/// # Safety
/// As [`prepare`].
pub unsafe fn of_module(
    function: *const c_void,
    shape: Shape,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
    stream: Handle,
) -> HipError {
    call(|| {
        // SAFETY: the caller's promises.
        let (kernel, arguments) = unsafe { prepare(function, arguments, extra) }?;
        in_stream(stream, Work::Kernel(KernelNode::new(kernel, function, shape, arguments, !extra.is_null())))
    })
}

/// Keeps a configuration for the stub that is called next.
#[unsafe(no_mangle)]
pub extern "C" fn __hipPushCallConfiguration(grid: Dim3, block: Dim3, shared: usize, stream: Handle) -> HipError {
    CONFIGURATIONS.with_borrow_mut(|all| all.push(Configuration { grid, block, shared, stream }));
    error::SUCCESS
}

/// Gives the stub its configuration.
///
/// # Safety
/// The pointers are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn __hipPopCallConfiguration(
    grid: *mut Dim3,
    block: *mut Dim3,
    shared: *mut usize,
    stream: *mut Handle,
) -> HipError {
    call(|| {
        let top = CONFIGURATIONS.with_borrow_mut(Vec::pop).ok_or(error::INVALID_CONFIGURATION)?;
        // SAFETY: the caller's promises.
        unsafe {
            store(grid, top.grid)?;
            store(block, top.block)?;
            store(shared, top.shared)?;
            store(stream, top.stream)
        }
    })
}

/// Launches a kernel of the program.
///
/// # Safety
/// `arguments` has a pointer to each argument.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipLaunchKernel(
    function: *const c_void,
    groups: Dim3,
    block: Dim3,
    arguments: *const *const c_void,
    shared: usize,
    stream: Handle,
) -> HipError {
    let shape = Shape { groups: groups.array(), block: block.array(), shared, cooperative: false };
    // SAFETY: the caller's promise.
    unsafe { of_program(function, shape, arguments, stream) }
}

/// Does something between two events, each of which may be none.
fn between(start: Handle, stop: Handle, stream: Handle, what: impl FnOnce() -> HipError) -> HipError {
    let record = |event: Handle| if event.is_null() { Ok(()) } else { record_beside(event, stream) };
    match call(|| record(start)) {
        error::SUCCESS => match what() {
            error::SUCCESS => call(|| record(stop)),
            error => error,
        },
        error => error,
    }
}

/// The same, between two events.
///
/// # Safety
/// `arguments` has a pointer to each argument; the events are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtLaunchKernel(
    function: *const c_void,
    groups: Dim3,
    block: Dim3,
    arguments: *const *const c_void,
    shared: usize,
    stream: Handle,
    start: Handle,
    stop: Handle,
    _flags: i32,
) -> HipError {
    between(start, stop, stream, || {
        // SAFETY: the caller's promise.
        unsafe { hipLaunchKernel(function, groups, block, arguments, shared, stream) }
    })
}

/// Launches a function of a module. The first sizes are work-groups.
///
/// # Safety
/// `arguments` is null or has a pointer to each argument; `extra` is null or as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipModuleLaunchKernel(
    function: *const c_void,
    groups_x: u32,
    groups_y: u32,
    groups_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    shared: u32,
    stream: Handle,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
) -> HipError {
    let (groups, block) = ([groups_x, groups_y, groups_z], [block_x, block_y, block_z]);
    let shape = Shape { groups, block, shared: shared as usize, cooperative: false };
    // SAFETY: the caller's promises.
    unsafe { of_module(function, shape, arguments, extra, stream) }
}

/// Launches a function of a module; the first sizes are work-items.
///
/// # Safety
/// As [`hipModuleLaunchKernel`]; the events are null or valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipExtModuleLaunchKernel(
    function: *const c_void,
    items_x: u32,
    items_y: u32,
    items_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    shared: usize,
    stream: Handle,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
    start: Handle,
    stop: Handle,
    _flags: u32,
) -> HipError {
    let divided = [(items_x, block_x), (items_y, block_y), (items_z, block_z)]
        .map(|(items, block)| items.checked_rem(block).filter(|rest| *rest == 0).map(|_| items / block));
    let [Some(x), Some(y), Some(z)] = divided else { return call(|| Err(error::INVALID_CONFIGURATION)) };
    between(start, stop, stream, || {
        // SAFETY: the caller's promises.
        unsafe {
            hipModuleLaunchKernel(function, x, y, z, block_x, block_y, block_z, shared as u32, stream, arguments, extra)
        }
    })
}

/// The same by its older name, without flags.
///
/// # Safety
/// As [`hipExtModuleLaunchKernel`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipHccModuleLaunchKernel(
    function: *const c_void,
    items_x: u32,
    items_y: u32,
    items_z: u32,
    block_x: u32,
    block_y: u32,
    block_z: u32,
    shared: usize,
    stream: Handle,
    arguments: *const *const c_void,
    extra: *const *mut c_void,
    start: Handle,
    stop: Handle,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe {
        hipExtModuleLaunchKernel(
            function, items_x, items_y, items_z, block_x, block_y, block_z, shared, stream, arguments, extra, start,
            stop, 0,
        )
    }
}
