//! Nodes that are graphs. A node has a copy of its graph, which can be asked for and changed.

use super::graph;
use super::parameters::add;
use super::state::{World, world};
use super::updates::take_over;
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};

/// A copy of a graph that belongs to a node.
pub fn part(world: &mut World, of: Handle) -> Result<Work, HipError> {
    let copy = graph::copy(world, of)?;
    world.graph_mut(copy as Handle)?.is_part = true;
    Ok(Work::Child(copy))
}

/// Adds a copy of a graph, which may be the one that it is added to.
///
/// # Safety
/// Pointers are as HIP says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphAddChildGraphNode(
    node: *mut Handle,
    to: Handle,
    before: *const Handle,
    count: usize,
    of: Handle,
) -> HipError {
    // SAFETY: the caller's promises.
    unsafe { add(node, to, before, count, || part(&mut world(), of)) }
}

/// The graph of a node.
///
/// # Safety
/// `graph` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphChildGraphNodeGetGraph(node: Handle, graph: *mut Handle) -> HipError {
    call(|| match world().node(node)?.work {
        // SAFETY: the caller's promise.
        Work::Child(found) => unsafe { store(graph, found as Handle) },
        _ => Err(error::INVALID_VALUE),
    })
}

/// Changes the graph of a node in an executable to what one of the same nodes and edges does.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphExecChildGraphNodeSetParams(executable: Handle, node: Handle, graph: Handle) -> HipError {
    call(|| {
        let mut world = world();
        let number = world.node_of_executable(executable, node)?;
        match world.node(number as Handle)?.work {
            Work::Child(old) => take_over(&mut world, old, graph as usize)?.map_err(|_| error::INVALID_VALUE),
            _ => Err(error::INVALID_VALUE),
        }
    })
}
