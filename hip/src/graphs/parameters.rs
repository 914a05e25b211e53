//! What the functions of all kinds of nodes have in common: adding one, and changing what one does, in its graph or in an executable.

use super::state::{World, world};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};

/// Handles of nodes of a graph.
///
/// # Safety
/// `nodes` is null or has so many.
pub unsafe fn nodes(world: &World, of: Handle, nodes: *const Handle, count: usize) -> Result<Vec<usize>, HipError> {
    let graph = world.graph(of)?;
    if nodes.is_null() && count != 0 {
        return Err(error::INVALID_VALUE);
    }
    let mut all = vec![];
    for at in 0..count {
        // SAFETY: the caller's promise.
        let node = unsafe { *nodes.add(at) } as usize;
        // Looked at one by one, so that a count that is too large ends at the first handle that is none.
        if !graph.nodes.contains_key(&node) || all.contains(&node) {
            return Err(error::INVALID_VALUE);
        }
        all.push(node);
    }
    Ok(all)
}

/// Adds a node.
///
/// # Safety
/// `node` is null or may be written; `before` has so many handles.
pub unsafe fn add(
    node: *mut Handle,
    to: Handle,
    before: *const Handle,
    count: usize,
    work: impl FnOnce() -> Result<Work, HipError>,
) -> HipError {
    call(|| {
        if node.is_null() {
            return Err(error::INVALID_VALUE);
        }
        // SAFETY: the caller's promise. Looking at parameters takes other locks, so this one is free meanwhile.
        unsafe { nodes(&world(), to, before, count) }?;
        let work = work()?;
        let mut world = world();
        // SAFETY: the caller's promises.
        unsafe {
            let before = nodes(&world, to, before, count)?;
            store(node, world.add(to, work, &before)? as Handle)
        }
    })
}

/// Changes what a node does.
pub fn set(node: Handle, change: impl FnOnce(&Work) -> Result<Work, HipError>) -> HipError {
    call(|| {
        let old = world().node(node)?.work.clone();
        let new = change(&old)?;
        world().node_mut(node)?.work = new;
        Ok(())
    })
}

/// Changes what the node of an executable does that was made of a node.
pub fn set_in_executable(
    executable: Handle,
    node: Handle,
    change: impl FnOnce(&Work) -> Result<Work, HipError>,
) -> HipError {
    call(|| {
        let (number, old) = {
            let world = world();
            let number = world.node_of_executable(executable, node)?;
            (number, world.node(number as Handle)?.work.clone())
        };
        // A pitch that is too small is a value like others here, as with ROCm.
        let new = change(&old).map_err(|told| match told {
            error::INVALID_PITCH_VALUE => error::INVALID_VALUE,
            told => told,
        })?;
        new.check_change(&old)?;
        world().node_mut(number as Handle)?.work = new;
        Ok(())
    })
}
