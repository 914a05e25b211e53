//! Executables: graphs with the nodes of when they were made, and their launches, one node after the other in an order that the edges allow.

use super::state::{Remains, World, world};
use super::work::Work;
use super::{allocations, capture};
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use crate::streams;
use std::ffi::c_char;

/// What can be launched: a copy of a graph.
pub struct Executable {
    /// The copy.
    pub graph: usize,
    /// The graph that it is of.
    of: usize,
    flags: u64,
}

/// `hipGraphInstantiateParams`.
#[derive(Debug)]
#[repr(C)]
pub struct Instantiation {
    node: Handle,
    flags: u64,
    result: i32,
    upload: Handle,
}

/// Numbers of `hipGraphInstantiateFlags`.
mod flag {
    /// Memory that a launch has taken is given back by the next one.
    pub const AUTO_FREE: u64 = 1;
    /// Each of them stands alone; what they say of preparation and priorities changes nothing.
    pub const KNOWN: [u64; 5] = [0, AUTO_FREE, 2, DEVICE_LAUNCH, 8];
    /// Kernels launch the graph, which the device cannot.
    pub const DEVICE_LAUNCH: u64 = 4;
}

/// Numbers of `hipGraphInstantiateResult`.
mod result {
    pub const SUCCESS: i32 = 0;
    pub const ERROR: i32 = 1;
    pub const INVALID_STRUCTURE: i32 = 2;
    pub const NOT_SUPPORTED: i32 = 3;
}

impl World {
    /// The node of an executable that was made of a node, which is still there.
    pub fn node_of_executable(&self, executable: Handle, node: Handle) -> Result<usize, HipError> {
        let graph = self.executable(executable)?.graph;
        self.node(node)?;
        self.node_of_copy(graph, node).ok_or(error::INVALID_VALUE)
    }

    /// What a graph does, in order, with what the graphs in it do; nothing for a circle.
    fn program(&self, graph: usize, program: &mut Vec<Work>) -> Result<(), HipError> {
        let graph = self.graph(graph as Handle)?;
        for number in graph.order().ok_or(error::INVALID_VALUE)? {
            match graph.nodes.get(&number) {
                Some(node) if !node.enabled => {}
                Some(node) => match &node.work {
                    Work::Child(inner) => self.program(*inner, program)?,
                    work => program.push(work.clone()),
                },
                None => {}
            }
        }
        Ok(())
    }
}

/// Makes a graph executable; answers the error, and the number that says why.
fn instantiate(made: *mut Handle, of: Handle, flags: u64) -> Result<(), (HipError, i32)> {
    let mut world = world();
    let other = |error| (error, result::ERROR);
    if made.is_null() || !flag::KNOWN.contains(&flags) {
        return Err(other(error::INVALID_VALUE));
    }
    let has_memory = world.graph(of).map_err(other)?.has_memory();
    if flags == flag::DEVICE_LAUNCH {
        return Err((error::NOT_SUPPORTED, result::NOT_SUPPORTED));
    }
    world.program(of as usize, &mut vec![]).map_err(|error| (error, result::INVALID_STRUCTURE))?;
    if has_memory && world.executables.values().any(|executable| executable.of == of as usize) {
        return Err(other(error::NOT_SUPPORTED));
    }
    let graph = world.copy(of).map_err(other)?;
    let number = world.number();
    world.executables.insert(number, Executable { graph, of: of as usize, flags });
    // SAFETY: the callers' caller promises that the pointer may be written.
    unsafe { store(made, number as Handle) }.map_err(other)
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
    call(|| instantiate(made, of, 0).map_err(|(error, _)| error))
}

/// The same, with flags.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiateWithFlags(made: *mut Handle, of: Handle, flags: u64) -> HipError {
    call(|| instantiate(made, of, flags).map_err(|(error, _)| error))
}

/// The same, which also says why it fails.
///
/// # Safety
/// `made` is null or may be written; `how` is null, or may be read and written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphInstantiateWithParams(
    made: *mut Handle,
    of: Handle,
    how: *mut Instantiation,
) -> HipError {
    call(|| {
        // SAFETY: the caller's promise.
        let how = unsafe { how.as_mut() }.ok_or(error::INVALID_VALUE)?;
        let done = instantiate(made, of, how.flags);
        how.node = std::ptr::null_mut();
        how.result = done.err().map_or(result::SUCCESS, |(_, why)| why);
        done.map_err(|(error, _)| error)
    })
}

/// The flags that an executable was made with.
///
/// # Safety
/// `flags` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecGetFlags(executable: Handle, flags: *mut u64) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(flags, world().executable(executable)?.flags) })
}

/// Launches a graph; it has ended when the call returns. In a captured stream it becomes a node.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphLaunch(of: Handle, stream: Handle) -> HipError {
    call(|| {
        let &Executable { graph, flags, .. } = world().executable(of)?;
        streams::check(stream)?;
        if capture::is_captured(stream) {
            let child = super::children::part(&mut world(), graph as Handle)?;
            return capture::in_stream(stream, child);
        }
        let mut program = vec![];
        world().program(graph, &mut program)?;
        if flags & flag::AUTO_FREE != 0 {
            for work in &program {
                if let Work::Allocate(allocation) = work {
                    // What the program has given back is no longer taken.
                    let _ = allocations::given_back(allocation.address());
                }
            }
        }
        program.iter().try_for_each(Work::run)
    })
}

/// There is nothing to prepare.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphUpload(of: Handle, stream: Handle) -> HipError {
    call(|| {
        world().executable(of)?;
        streams::check(stream)
    })
}

/// Ends an executable graph.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphExecDestroy(of: Handle) -> HipError {
    call(|| {
        let mut remains = Remains::default();
        let mut world = world();
        let ended = world.executables.remove(&(of as usize)).ok_or(error::INVALID_VALUE)?;
        world.end_graph(ended.graph, &mut remains);
        drop(world);
        remains.clear()
    })
}

/// Switches a node of an executable on or off: a kernel, a copy or a fill.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphNodeSetEnabled(executable: Handle, node: Handle, enabled: u32) -> HipError {
    call(|| {
        let mut world = world();
        let number = world.node_of_executable(executable, node)?;
        let node = world.node_mut(number as Handle)?;
        if !node.work.can_be_disabled() {
            return Err(error::INVALID_VALUE);
        }
        node.enabled = enabled != 0;
        Ok(())
    })
}

/// Whether a node of an executable is switched on.
///
/// # Safety
/// `enabled` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetEnabled(executable: Handle, node: Handle, enabled: *mut u32) -> HipError {
    call(|| {
        let world = world();
        let number = world.node_of_executable(executable, node)?;
        let node = world.node(number as Handle)?;
        if !node.work.can_be_disabled() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise.
        unsafe { store(enabled, node.enabled.into()) }
    })
}
