//! What a graph consists of: nodes and edges, and the change of edges.

use super::state::{World, world};
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use std::ptr::null_mut;

/// Gives as many handles as there is room for, and how many there are; with no room named, only that. Room that is left is cleared.
///
/// # Safety
/// `count` is null, or may be read and written; each of `lists` is null or has room for so many.
unsafe fn give<const N: usize>(all: &[[usize; N]], lists: [*mut Handle; N], count: *mut usize) -> Result<(), HipError> {
    if count.is_null() {
        return Err(error::INVALID_VALUE);
    }
    if lists.iter().all(|list| list.is_null()) {
        // SAFETY: it is not null.
        return unsafe { store(count, all.len()) };
    }
    if lists.iter().any(|list| list.is_null()) {
        return Err(error::INVALID_VALUE);
    }
    // SAFETY: the caller's promises.
    unsafe {
        let room = *count;
        for at in 0..room {
            for (of, list) in lists.iter().enumerate() {
                list.add(at).write(all.get(at).map_or(null_mut(), |one| one[of] as Handle));
            }
        }
        store(count, all.len().min(room))
    }
}

macro_rules! lists {
    ($($(#[$doc:meta])* $name:ident($($list:ident),* of $of:ident) = |$world:ident| $all:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// `count` is null, or may be read and written; a list is null or has room for so many.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($of: Handle, $($list: *mut Handle,)* count: *mut usize) -> HipError {
            call(|| {
                let $world = world();
                let all: Vec<_> = $all;
                // SAFETY: the caller's promises.
                unsafe { give(&all, [$($list),*], count) }
            })
        }
    )*};
}

fn behind(world: &World, node: Handle) -> Result<Vec<[usize; 1]>, HipError> {
    let graph = world.graph(world.home(node)? as Handle)?;
    Ok(graph.edges().filter(|(from, _)| *from == node as usize).map(|(_, to)| [to]).collect())
}

lists! {
    /// The nodes of a graph.
    hipGraphGetNodes(nodes of graph) = |world| world.graph(graph)?.nodes.keys().map(|number| [*number]).collect();
    /// The nodes of a graph that wait for none.
    hipGraphGetRootNodes(nodes of graph) = |world| {
        let roots = world.graph(graph)?.nodes.iter().filter(|(_, node)| node.before.is_empty());
        roots.map(|(number, _)| [*number]).collect()
    };
    /// The edges of a graph, each from a node to one behind it.
    hipGraphGetEdges(from, to of graph) = |world| world.graph(graph)?.edges().map(|(from, to)| [from, to]).collect();
    /// The nodes that a node waits for.
    hipGraphNodeGetDependencies(nodes of node) = |world| {
        world.node(node)?.before.iter().map(|number| [*number]).collect()
    };
    /// The nodes that wait for a node.
    hipGraphNodeGetDependentNodes(nodes of node) = |world| behind(&world, node)?;
}

/// Pairs of nodes of a graph.
///
/// # Safety
/// Both lists have so many handles.
unsafe fn pairs(
    world: &World,
    of: Handle,
    from: *const Handle,
    to: *const Handle,
    count: usize,
) -> Result<Vec<(usize, usize)>, HipError> {
    let graph = world.graph(of)?;
    if count != 0 && (from.is_null() || to.is_null()) {
        return Err(error::INVALID_VALUE);
    }
    let mut pairs = vec![];
    for at in 0..count {
        // SAFETY: the caller's promise.
        let (from, to) = unsafe { (*from.add(at) as usize, *to.add(at) as usize) };
        // Looked at one by one, so that a count that is too large ends at the first handle that is none.
        if from == to || ![from, to].iter().all(|node| graph.nodes.contains_key(node)) {
            return Err(error::INVALID_VALUE);
        }
        pairs.push((from, to));
    }
    Ok(pairs)
}

/// Each node of `to` comes behind the one of `from`, which it did not before.
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
        let mut world = world();
        // SAFETY: the caller's promise.
        let pairs = unsafe { pairs(&world, of, from, to, count) }?;
        for (from, to) in pairs {
            let before = &mut world.node_mut(to as Handle)?.before;
            if before.contains(&from) {
                return Err(error::INVALID_VALUE);
            }
            before.push(from);
        }
        Ok(())
    })
}

/// Each node of `to` no longer comes behind the one of `from`.
///
/// # Safety
/// Both have so many handles.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphRemoveDependencies(
    of: Handle,
    from: *const Handle,
    to: *const Handle,
    count: usize,
) -> HipError {
    call(|| {
        let mut world = world();
        // SAFETY: the caller's promise.
        let pairs = unsafe { pairs(&world, of, from, to, count) }?;
        if count != 0 && world.graph(of)?.has_memory() {
            return Err(error::NOT_SUPPORTED);
        }
        for (from, to) in pairs {
            let before = &mut world.node_mut(to as Handle)?.before;
            let at = before.iter().position(|before| *before == from).ok_or(error::INVALID_VALUE)?;
            before.remove(at);
        }
        Ok(())
    })
}

/// What kind of node it is.
///
/// # Safety
/// `kind` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeGetType(node: Handle, kind: *mut i32) -> HipError {
    // SAFETY: the caller's promise.
    call(|| unsafe { store(kind, world().node(node)?.work.kind()) })
}
