//! Captures: what goes into a stream becomes nodes of a graph, instead of being done. A capture begins in one stream, and reaches
//! others that wait for an event recorded in it; those must have come back when it ends.

use super::graph::Graph;
use super::state::{Remains, World, world};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::{events, streams};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::thread::ThreadId;

/// Numbers of `hipStreamCaptureMode`: which calls beside a capture are refused.
pub mod mode {
    /// Of all threads.
    pub const GLOBAL: i32 = 0;
    /// Of the thread that captures.
    pub const THREAD: i32 = 1;
    /// None.
    pub const RELAXED: i32 = 2;
}

/// Bits of events: a node of its own, in the place of a dependency.
const EXTERNAL: u32 = 1;

/// A capture.
pub struct Capture {
    /// Its number, which programs see.
    pub number: usize,
    pub graph: usize,
    /// The graph is the program's.
    is_given: bool,
    /// The stream in which it began.
    origin: usize,
    mode: i32,
    thread: ThreadId,
    pub is_invalid: bool,
    /// Of each stream, the nodes that what comes next waits for.
    pub streams: BTreeMap<usize, Vec<usize>>,
    /// Of each event that was recorded, the nodes before it.
    events: BTreeMap<usize, Vec<usize>>,
    /// Nodes that nothing needs to wait for, since the program has said so.
    pub loose: BTreeSet<usize>,
}

thread_local! {
    /// How the calls of this thread take captures of others.
    static MODE: Cell<i32> = const { Cell::new(mode::GLOBAL) };
    /// Its address tells the default streams of threads apart.
    static OWN_STREAM: u8 = const { 0 };
}

/// What stands for a stream: its handle, for the default stream of the thread an address of its own.
pub fn key(stream: Handle) -> usize {
    if stream as usize == streams::OF_THE_THREAD {
        OWN_STREAM.with(|own| &raw const *own as usize)
    } else {
        stream as usize
    }
}

impl World {
    /// The capture of a stream.
    pub fn capture(&mut self, stream: usize) -> Option<&mut Capture> {
        self.captures.iter_mut().find(|capture| capture.streams.contains_key(&stream))
    }

    /// Adds a node behind what a captured stream has.
    fn append(&mut self, stream: usize, work: Work) -> Result<(), HipError> {
        let capture = self.capture(stream).ok_or(error::UNKNOWN)?;
        if capture.is_invalid {
            return Err(error::CAPTURE_INVALIDATED);
        }
        let (graph, before) = (capture.graph, capture.streams.get(&stream).cloned().unwrap_or_default());
        let node = self.add(graph as Handle, work, &before)?;
        if let Some(capture) = self.capture(stream) {
            capture.streams.insert(stream, vec![node]);
        }
        Ok(())
    }

    /// Whether calls of this thread are refused that could disturb a capture.
    fn refuses(&self) -> bool {
        let own = MODE.get();
        let (here, is_strict) = (std::thread::current().id(), own == mode::GLOBAL);
        own != mode::RELAXED
            && self.captures.iter().any(|capture| match capture.mode {
                mode::RELAXED => false,
                mode::THREAD => capture.thread == here,
                _ => capture.thread == here || is_strict,
            })
    }

    /// Nodes from which others of a graph can be reached, with those.
    fn ancestors(&self, graph: usize, of: &[usize]) -> BTreeSet<usize> {
        let (mut found, mut open) = (BTreeSet::new(), of.to_vec());
        while let (Some(next), Ok(graph)) = (open.pop(), self.graph(graph as Handle)) {
            if found.insert(next) {
                open.extend(graph.nodes.get(&next).into_iter().flat_map(|node| node.before.iter().copied()));
            }
        }
        found
    }

    /// What a stream has waited for is no longer needed.
    pub fn let_loose(&mut self, stream: usize) {
        let Some(capture) = self.capture(stream) else { return };
        let (graph, last) = (capture.graph, capture.streams.get(&stream).cloned().unwrap_or_default());
        let loose = self.ancestors(graph, &last);
        if let Some(capture) = self.capture(stream) {
            capture.loose.extend(loose);
        }
    }
}

/// Whether a stream is captured.
pub fn is_captured(stream: Handle) -> bool {
    world().capture(key(stream)).is_some()
}

/// Does something in a stream: now, or later if the stream is captured.
///
/// # Errors
/// `hipErrorContextIsDestroyed` for a stream that is none, `hipErrorStreamCaptureImplicit` for the default stream while one is captured that waits for it.
pub fn in_stream(stream: Handle, work: Work) -> Result<(), HipError> {
    streams::check(stream)?;
    let mut all = world();
    if all.capture(key(stream)).is_some() {
        return all.append(key(stream), work);
    }
    drop(all);
    not_implicit(stream)?;
    work.run()
}

/// Refuses the default stream while a stream is captured that waits for it.
pub fn not_implicit(stream: Handle) -> Result<(), HipError> {
    let world = world();
    let waits = |capture: &Capture| !capture.is_invalid && capture.streams.keys().any(|key| streams::waits(*key));
    if streams::is_legacy(stream) && world.captures.iter().any(waits) {
        return Err(error::CAPTURE_IMPLICIT);
    }
    Ok(())
}

/// Refuses to wait for a captured stream, and for others beside a capture, which makes that invalid.
pub fn may_wait(stream: Handle) -> Result<(), HipError> {
    let mut world = world();
    if world.capture(key(stream)).is_some() {
        return Err(error::CAPTURE_UNSUPPORTED);
    }
    if world.refuses() {
        let global = world.captures.iter_mut().filter(|capture| capture.mode == mode::GLOBAL);
        global.for_each(|capture| capture.is_invalid = true);
        return Err(error::CAPTURE_UNSUPPORTED);
    }
    Ok(())
}

/// Refuses what could disturb a capture: taking memory.
pub fn allowed() -> Result<(), HipError> {
    if world().refuses() { Err(error::CAPTURE_UNSUPPORTED) } else { Ok(()) }
}

/// Refuses waiting for the device while anything is captured.
pub fn none() -> Result<(), HipError> {
    if world().captures.is_empty() { Ok(()) } else { Err(error::CAPTURE_UNSUPPORTED) }
}

/// An event is recorded in a stream; answers whether the stream is captured.
pub fn record(event: Handle, stream: Handle, flags: u32) -> Result<bool, HipError> {
    let mut world = world();
    world.captures.iter_mut().for_each(|capture| {
        capture.events.remove(&(event as usize));
    });
    let key = key(stream);
    let Some(capture) = world.capture(key) else { return Ok(false) };
    if flags & EXTERNAL != 0 {
        return world.append(key, Work::RecordEvent(event)).map(|()| true);
    }
    let last = capture.streams.get(&key).cloned().unwrap_or_default();
    capture.events.insert(event as usize, last);
    Ok(true)
}

/// An event is recorded in a stream by what is launched there, so that a captured stream has a node for it.
pub fn record_beside(event: Handle, stream: Handle) -> Result<(), HipError> {
    events::check(event)?;
    in_stream(stream, Work::RecordEvent(event))
}

/// A stream waits for an event: if that is of a capture, the stream is from now on too.
///
/// # Errors
/// `hipErrorStreamCaptureIsolation` for a captured stream and an event of something else.
pub fn wait(stream: Handle, event: Handle, flags: u32) -> Result<(), HipError> {
    streams::check(stream)?;
    events::check_handle(event)?;
    let (mut world, key) = (world(), key(stream));
    let of_stream = world.capture(key).map(|capture| capture.number);
    if of_stream.is_some() && flags & EXTERNAL != 0 {
        return world.append(key, Work::WaitEvent(event));
    }
    let found = world.captures.iter_mut().find(|capture| capture.events.contains_key(&(event as usize)));
    match (found, of_stream) {
        (None, None) => Ok(()),
        (Some(capture), of_stream) if of_stream.is_none_or(|number| number == capture.number) => {
            if streams::is_legacy(stream) {
                return Err(error::CAPTURE_IMPLICIT);
            }
            let nodes = capture.events.get(&(event as usize)).cloned().unwrap_or_default();
            let last = capture.streams.entry(key).or_default();
            nodes.into_iter().for_each(|node| {
                if !last.contains(&node) {
                    last.push(node);
                }
            });
            Ok(())
        }
        _ => Err(error::CAPTURE_ISOLATION),
    }
}

/// Refuses to ask for an event that was recorded in a capture.
pub fn not_of_a_capture(event: Handle) -> Result<(), HipError> {
    let is_captured = world().captures.iter().any(|capture| capture.events.contains_key(&(event as usize)));
    if is_captured { Err(error::CAPTURED_EVENT) } else { Ok(()) }
}

/// A stream ends, and a capture with the stream in which it began.
pub fn stream_ended(stream: Handle) -> Result<(), HipError> {
    let (mut world, key) = (world(), key(stream));
    let mut remains = Remains::default();
    if let Some(at) = world.captures.iter().position(|capture| capture.origin == key) {
        let capture = world.captures.remove(at);
        if !capture.is_given {
            world.end_graph(capture.graph, &mut remains);
        }
    }
    if let Some(capture) = world.capture(key) {
        capture.streams.remove(&key);
    }
    drop(world);
    remains.clear()
}

/// Begins a capture, into a graph of the program if it gives one.
fn begin(stream: Handle, into: Option<(Handle, Vec<usize>)>, mode: i32) -> Result<(), HipError> {
    streams::check(stream)?;
    if streams::is_legacy(stream) {
        return Err(error::CAPTURE_UNSUPPORTED);
    }
    if !(mode::GLOBAL..=mode::RELAXED).contains(&mode) {
        return Err(error::INVALID_VALUE);
    }
    let (mut world, key) = (world(), key(stream));
    if world.capture(key).is_some() {
        return Err(error::ILLEGAL_STATE);
    }
    let is_given = into.is_some();
    let (graph, last) = match into {
        Some((graph, last)) => (graph as usize, last),
        None => (world.keep(Graph::default()), vec![]),
    };
    let capture = Capture {
        number: world.number(),
        graph,
        is_given,
        origin: key,
        mode,
        thread: std::thread::current().id(),
        is_invalid: false,
        streams: BTreeMap::from([(key, last)]),
        events: BTreeMap::new(),
        loose: BTreeSet::new(),
    };
    world.captures.push(capture);
    Ok(())
}

/// What goes into a stream from now on becomes a graph.
#[unsafe(no_mangle)]
pub extern "C" fn hipStreamBeginCapture(stream: Handle, mode: i32) -> HipError {
    call(|| begin(stream, None, mode))
}

/// What goes into a stream from now on becomes nodes of a graph, behind some that it has. Edges have no data.
///
/// # Safety
/// There are so many nodes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamBeginCaptureToGraph(
    stream: Handle,
    graph: Handle,
    nodes: *const Handle,
    data: *const [u8; 8],
    count: usize,
    mode: i32,
) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let last = unsafe { super::parameters::nodes(&world(), graph, nodes, count) }?;
        if !data.is_null() {
            return Err(error::INVALID_VALUE);
        }
        begin(stream, Some((graph, last)), mode)
    })
}

/// Why a capture cannot end as it should.
fn fault(world: &World, capture: &Capture) -> Option<HipError> {
    if capture.is_invalid {
        return Some(error::CAPTURE_INVALIDATED);
    }
    let last = capture.streams.get(&capture.origin).map_or(&[][..], Vec::as_slice);
    let mut joined = world.ancestors(capture.graph, last);
    joined.extend(&capture.loose);
    let is_joined = capture.streams.values().flatten().all(|node| joined.contains(node));
    (!is_joined).then_some(error::CAPTURE_UNJOINED)
}

/// Gives the graph of what went into the stream.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipStreamEndCapture(stream: Handle, made: *mut Handle) -> HipError {
    call(|| {
        streams::check(stream)?;
        let (mut world, key) = (world(), key(stream));
        let found = world.capture(key).ok_or(error::ILLEGAL_STATE)?;
        if found.origin != key {
            return Err(error::CAPTURE_UNMATCHED);
        }
        if found.mode != mode::RELAXED && found.thread != std::thread::current().id() {
            return Err(error::CAPTURE_WRONG_THREAD);
        }
        let number = found.number;
        let at = world.captures.iter().position(|capture| capture.number == number).ok_or(error::UNKNOWN)?;
        let capture = world.captures.remove(at);
        let fault = fault(&world, &capture);
        let mut remains = Remains::default();
        if !capture.is_given && (fault.is_some() || made.is_null()) {
            world.end_graph(capture.graph, &mut remains);
        }
        drop(world);
        remains.clear()?;
        let graph = if fault.is_some() { std::ptr::null_mut() } else { capture.graph as Handle };
        // SAFETY: the caller's promise.
        unsafe { store(made, graph) }?;
        fault.map_or(Ok(()), Err)
    })
}

/// Exchanges how the calls of this thread take captures.
///
/// # Safety
/// `mode` is null, or may be read and written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipThreadExchangeStreamCaptureMode(mode: *mut i32) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let mode = unsafe { mode.as_mut() }.ok_or(error::INVALID_VALUE)?;
        if !(mode::GLOBAL..=mode::RELAXED).contains(mode) {
            return Err(error::INVALID_VALUE);
        }
        *mode = MODE.replace(*mode);
        Ok(())
    })
}
