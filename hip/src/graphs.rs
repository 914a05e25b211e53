//! Graphs: kernels, copies, fills and functions of the host that are launched together, added one by one or captured from a stream.
//!
//! A node is something to do and the nodes before it. Launching an executable graph does them one after the other, in an order that the
//! dependencies allow; captured work is in the order of its calls. One capture at a time: the stream in which it began, and
//! streams that wait for an event recorded in it.

use crate::abi::{Dim3, Handle, HipError, error};
use crate::call::{call, store};
use crate::launch::{self, Shape};
use crate::memory::{copy, fill};
use std::ffi::{c_char, c_void};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Something to do.
struct Work(Box<dyn Fn() -> Result<(), HipError>>);

// SAFETY: work holds addresses of the program's memory, which HIP lets any thread use.
unsafe impl Send for Work {}
// SAFETY: the same.
unsafe impl Sync for Work {}

/// A node: its number, which is its handle; what it does; the numbers of what must be done before.
struct Node {
    number: usize,
    work: Arc<Work>,
    before: Vec<usize>,
}

/// Numbers of nodes; 0 is no handle.
static NEXT: AtomicUsize = AtomicUsize::new(1);

/// A graph.
#[derive(Default)]
struct Graph(Mutex<Vec<Node>>);

/// A graph that can be launched: what it does, in order.
struct Executable(Vec<Arc<Work>>);

/// What is captured, of which streams, and the events that were recorded in them.
struct Capture {
    streams: Vec<usize>,
    events: Vec<usize>,
    work: Vec<Work>,
}

static CAPTURE: Mutex<Option<Capture>> = Mutex::new(None);

fn capture() -> MutexGuard<'static, Option<Capture>> {
    CAPTURE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a stream is captured.
pub fn is_captured(stream: Handle) -> bool {
    capture().as_ref().is_some_and(|capture| capture.streams.contains(&(stream as usize)))
}

/// Does something in a stream: now, or later if the stream is captured.
pub fn in_stream(stream: Handle, work: impl Fn() -> Result<(), HipError> + 'static) -> Result<(), HipError> {
    let mut capture = capture();
    if let Some(capture) = capture.as_mut().filter(|capture| capture.streams.contains(&(stream as usize))) {
        capture.work.push(Work(Box::new(work)));
        return Ok(());
    }
    drop(capture);
    work()
}

/// Refuses what a captured stream does not take.
pub fn not_captured(stream: Handle) -> Result<(), HipError> {
    if is_captured(stream) { Err(error::CAPTURE_UNSUPPORTED) } else { Ok(()) }
}

/// An event is recorded in a stream; answers whether the stream is captured.
pub fn record(event: Handle, stream: Handle) -> bool {
    let mut capture = capture();
    let captured = capture.as_mut().filter(|capture| capture.streams.contains(&(stream as usize)));
    captured.map(|capture| capture.events.push(event as usize)).is_some()
}

/// A stream waits for an event: if that is of a capture, the stream is from now on too.
pub fn wait(stream: Handle, event: Handle) {
    if let Some(capture) = capture().as_mut().filter(|capture| capture.events.contains(&(event as usize)))
        && !capture.streams.contains(&(stream as usize))
    {
        capture.streams.push(stream as usize);
    }
}

impl Graph {
    fn nodes(&self) -> MutexGuard<'_, Vec<Node>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a node; answers its number.
    fn add(&self, work: Work, before: Vec<usize>) -> Result<usize, HipError> {
        let mut nodes = self.nodes();
        if !before.iter().all(|wanted| nodes.iter().any(|node| node.number == *wanted)) {
            return Err(error::INVALID_VALUE);
        }
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        nodes.push(Node { number, work: Arc::new(work), before });
        Ok(number)
    }

    /// The nodes' work, what must be done before in front; none for a circle.
    fn order(&self) -> Option<Vec<Arc<Work>>> {
        let nodes = self.nodes();
        let (mut done, mut order) = (vec![], vec![]);
        while order.len() < nodes.len() {
            let is_next =
                |node: &&Node| !done.contains(&node.number) && node.before.iter().all(|before| done.contains(before));
            let next = nodes.iter().find(is_next)?;
            done.push(next.number);
            order.push(Arc::clone(&next.work));
        }
        Some(order)
    }
}

fn graph(handle: Handle) -> Result<&'static Graph, HipError> {
    // SAFETY: handles come from the functions below.
    unsafe { handle.cast::<Graph>().as_ref() }.ok_or(error::INVALID_VALUE)
}

fn hand_over<T>(to: *mut Handle, made: T) -> Result<(), HipError> {
    let made = Box::into_raw(Box::new(made));
    // SAFETY: the callers' caller promises that the pointer is null or may be written; what cannot be handed over is dropped.
    unsafe { store(to, made.cast()) }.inspect_err(|_| drop(unsafe { Box::from_raw(made) }))
}

/// Adds a node.
///
/// # Safety
/// `node` is null or may be written; `before` has so many handles.
unsafe fn add(
    node: *mut Handle,
    to: Handle,
    before: *const Handle,
    count: usize,
    work: impl Fn() -> Result<(), HipError> + 'static,
) -> HipError {
    call(|| {
        if node.is_null() || (before.is_null() && count != 0) {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        let before = (0..count).map(|at| unsafe { *before.add(at) } as usize).collect();
        let made = graph(to)?.add(Work(Box::new(work)), before)?;
        // SAFETY: the caller's promise.
        unsafe { store(node, made as Handle) }
    })
}

/// An empty graph.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphCreate(made: *mut Handle, flags: u32) -> HipError {
    call(|| if flags == 0 { hand_over(made, Graph::default()) } else { Err(error::INVALID_VALUE) })
}

/// Ends a graph with its nodes; what was made executable of it stays.
///
/// # Safety
/// `of` is a graph that nobody uses any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphDestroy(of: Handle) -> HipError {
    call(|| {
        graph(of)?;
        // SAFETY: it was made by `hand_over`.
        drop(unsafe { Box::from_raw(of.cast::<Graph>()) });
        Ok(())
    })
}

/// `hipKernelNodeParams`.
#[repr(C)]
pub struct KernelNode {
    block: Dim3,
    extra: *const *mut c_void,
    function: *const c_void,
    groups: Dim3,
    arguments: *const *const c_void,
    shared: u32,
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
    what: *const KernelNode,
) -> HipError {
    // SAFETY: the caller's promise.
    let Some(what) = (unsafe { what.as_ref() }) else { return call(|| Err(error::INVALID_VALUE)) };
    let mut prepared = Err(error::INVALID_VALUE);
    let result = call(|| {
        // SAFETY: the caller's promise.
        prepared = unsafe { launch::prepare(what.function, what.arguments, what.extra) };
        prepared.as_ref().map(drop).map_err(|error| *error)
    });
    let Ok((kernel, arguments)) = prepared else { return result };
    let (groups, block, shared) = (what.groups.array(), what.block.array(), what.shared as usize);
    let shape = Shape { groups, block, shared, cooperative: false };
    // SAFETY: the caller's promise.
    unsafe { add(node, to, before, count, move || launch::run(&kernel, shape, &arguments)) }
}

/// Adds a copy.
///
/// # Safety
/// Both sides have so many bytes whenever the graph is launched; other pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddMemcpyNode1D(
    node: *mut Handle,
    graph: Handle,
    before: *const Handle,
    count: usize,
    to: *mut c_void,
    from: *const c_void,
    bytes: usize,
    kind: i32,
) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { add(node, graph, before, count, move || copy(to, from, bytes, kind)) }
}

/// `hipMemsetParams`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MemsetNode {
    to: *mut c_void,
    element_size: u32,
    height: usize,
    pitch: usize,
    value: u32,
    width: usize,
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
    what: *const MemsetNode,
) -> HipError {
    // SAFETY: the caller's promise.
    let known = unsafe { what.as_ref() }.filter(|what| matches!(what.element_size, 1 | 2 | 4));
    let Some(&what) = known else { return call(|| Err(error::INVALID_VALUE)) };
    let rows = move || {
        for row in 0..what.height {
            let at = row.checked_mul(what.pitch).ok_or(error::INVALID_VALUE)?;
            let value = what.value.to_le_bytes();
            fill(what.to.wrapping_byte_add(at), &value[..what.element_size as usize], what.width)?;
        }
        Ok(())
    };
    // SAFETY: the caller's promise.
    unsafe { add(node, graph, before, count, rows) }
}

/// `hipHostNodeParams`.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HostNode {
    function: Option<unsafe extern "C" fn(*mut c_void)>,
    data: *mut c_void,
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
    // SAFETY: the caller's promise.
    let known = unsafe { what.as_ref() }.and_then(|what| Some((what.function?, what.data as usize)));
    let Some((function, data)) = known else { return call(|| Err(error::INVALID_VALUE)) };
    let called = move || {
        // SAFETY: the caller's promise.
        unsafe { function(data as *mut c_void) };
        Ok(())
    };
    // SAFETY: the caller's promise.
    unsafe { add(node, graph, before, count, called) }
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
    // SAFETY: the caller's promise.
    unsafe { add(node, graph, before, count, || Ok(())) }
}

/// Each node of `to` comes behind the one of `from`.
///
/// # Safety
/// Both have so many handles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddDependencies(
    of: Handle,
    from: *const Handle,
    to: *const Handle,
    count: usize,
) -> HipError {
    call(|| {
        if count != 0 && (from.is_null() || to.is_null()) {
            return Err(error::INVALID_VALUE);
        }
        let mut nodes = graph(of)?.nodes();
        for at in 0..count {
            // SAFETY: the caller's promise.
            let (from, to) = unsafe { (*from.add(at) as usize, *to.add(at) as usize) };
            if !nodes.iter().any(|node| node.number == from) {
                return Err(error::INVALID_VALUE);
            }
            let node = nodes.iter_mut().find(|node| node.number == to).ok_or(error::INVALID_VALUE)?;
            node.before.push(from);
        }
        Ok(())
    })
}

/// How many nodes a graph has, and as many of them as there is room for.
///
/// # Safety
/// `count` may be read and written; `nodes` is null or has room for so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphGetNodes(of: Handle, nodes: *mut Handle, count: *mut usize) -> HipError {
    call(|| {
        let all = graph(of)?.nodes();
        if !nodes.is_null() && !count.is_null() {
            // SAFETY: the caller's promise.
            let room = unsafe { *count };
            for (at, node) in all.iter().take(room).enumerate() {
                // SAFETY: the caller's promise.
                unsafe { nodes.add(at).write(node.number as Handle) };
            }
        }
        // SAFETY: the caller's promise.
        unsafe { store(count, all.len()) }
    })
}

/// Makes a graph executable, with the nodes of now.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiate(
    made: *mut Handle,
    of: Handle,
    _node: *mut Handle,
    _log: *mut c_char,
    _bytes: usize,
) -> HipError {
    call(|| hand_over(made, Executable(graph(of)?.order().ok_or(error::INVALID_VALUE)?)))
}

/// The same.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiateWithFlags(made: *mut Handle, of: Handle, _flags: u64) -> HipError {
    // SAFETY: the caller's promise.
    unsafe { hipGraphInstantiate(made, of, std::ptr::null_mut(), std::ptr::null_mut(), 0) }
}

/// Launches a graph; it has ended when the call returns.
///
/// # Safety
/// `of` is an executable graph, and the memory that its nodes name is there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphLaunch(of: Handle, stream: Handle) -> HipError {
    call(|| {
        not_captured(stream)?;
        // SAFETY: handles come from `hipGraphInstantiate`.
        let executable = unsafe { of.cast::<Executable>().as_ref() }.ok_or(error::INVALID_VALUE)?;
        executable.0.iter().try_for_each(|work| (work.0)())
    })
}

/// There is nothing to prepare.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphUpload(of: Handle, _stream: Handle) -> HipError {
    call(|| if of.is_null() { Err(error::INVALID_VALUE) } else { Ok(()) })
}

/// Ends an executable graph.
///
/// # Safety
/// `of` is one that nobody uses any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecDestroy(of: Handle) -> HipError {
    call(|| {
        if of.is_null() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: it was made by `hand_over`.
        drop(unsafe { Box::from_raw(of.cast::<Executable>()) });
        Ok(())
    })
}

/// What goes into a stream from now on becomes a graph.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamBeginCapture(stream: Handle, _mode: i32) -> HipError {
    call(|| {
        let mut capture = capture();
        if stream.is_null() || capture.is_some() {
            return Err(error::CAPTURE_UNSUPPORTED);
        }
        *capture = Some(Capture { streams: vec![stream as usize], events: vec![], work: vec![] });
        Ok(())
    })
}

/// Gives the graph of what went into the stream.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamEndCapture(stream: Handle, made: *mut Handle) -> HipError {
    call(|| {
        let mut capture = capture();
        if capture.as_ref().is_none_or(|capture| capture.streams.first() != Some(&(stream as usize))) {
            return Err(error::CAPTURE_UNMATCHED);
        }
        let work = capture.take().map(|capture| capture.work).unwrap_or_default();
        let graph = Graph::default();
        let mut before = vec![];
        for work in work {
            before = vec![graph.add(work, before)?];
        }
        hand_over(made, graph)
    })
}

/// Whether a stream is captured.
///
/// # Safety
/// `status` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamIsCapturing(stream: Handle, status: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(status, is_captured(stream).into()) })
}
