//! Executables that take over what the nodes of another graph do, which has the same nodes and edges.

use super::state::{World, world};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use std::collections::{BTreeMap, BTreeSet};
use std::ptr::null_mut;

/// Numbers of `hipGraphExecUpdateResult`.
mod result {
    pub const SUCCESS: i32 = 0;
    pub const TOPOLOGY: i32 = 2;
    pub const NODE_TYPE: i32 = 3;
    pub const PARAMETERS: i32 = 5;
    pub const NOT_SUPPORTED: i32 = 6;
}

/// Why a graph cannot take the place of another one, and at which of its nodes.
pub struct Difference {
    result: i32,
    node: Option<usize>,
}

/// Pairs of nodes, the one that is changed first.
type Pairs = Vec<(usize, usize)>;

/// Pairs the nodes of two graphs, with those in the graphs within them.
fn pair(world: &World, old: usize, new: usize) -> Result<Result<Pairs, Difference>, HipError> {
    let (old, new) = (world.graph(old as Handle)?, world.graph(new as Handle)?);
    let differs = |result, node| Ok(Err(Difference { result, node }));
    let (Some(olds), Some(news)) = (old.order(), new.order()) else { return differs(result::TOPOLOGY, None) };
    if olds.len() != news.len() {
        return differs(result::TOPOLOGY, None);
    }
    let of_old: BTreeMap<usize, usize> = olds.iter().copied().zip(news.iter().copied()).collect();
    let mut pairs = vec![];
    for (old_number, number) in olds.into_iter().zip(news) {
        let (Some(from), Some(to)) = (new.nodes.get(&number), old.nodes.get(&old_number)) else {
            return differs(result::TOPOLOGY, Some(number));
        };
        let before: BTreeSet<usize> = to.before.iter().filter_map(|before| of_old.get(before).copied()).collect();
        if from.work.kind() != to.work.kind() {
            return differs(result::NODE_TYPE, Some(number));
        }
        if before != from.before.iter().copied().collect() {
            return differs(result::TOPOLOGY, Some(number));
        }
        match (&to.work, &from.work) {
            (Work::Child(old), Work::Child(new)) => match pair(world, *old, *new)? {
                Ok(within) => pairs.extend(within),
                Err(difference) => return Ok(Err(difference)),
            },
            // The memory of a node is part of it.
            (Work::Allocate(_) | Work::Free(_), _) => return differs(result::NOT_SUPPORTED, Some(number)),
            (old, new) if new.check_change(old).is_err() => return differs(result::PARAMETERS, Some(number)),
            _ => pairs.push((old_number, number)),
        }
    }
    Ok(Ok(pairs))
}

/// Takes over what the nodes of a graph do, if they are the same nodes.
///
/// # Errors
/// `hipErrorInvalidValue` for a graph that is none.
pub fn take_over(world: &mut World, old: usize, new: usize) -> Result<Result<(), Difference>, HipError> {
    let pairs = match pair(world, old, new)? {
        Ok(pairs) => pairs,
        Err(difference) => return Ok(Err(difference)),
    };
    for (old, new) in pairs {
        let work = world.node(new as Handle)?.work.clone();
        world.node_mut(old as Handle)?.work = work;
    }
    Ok(Ok(()))
}

/// Changes an executable to what the nodes of a graph do, which has the same nodes and edges.
///
/// # Safety
/// `node` and `result` are null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphExecUpdate(
    executable: Handle,
    graph: Handle,
    node: *mut Handle,
    result: *mut i32,
) -> HipError {
    call(|| {
        if node.is_null() || result.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let mut world = world();
        let old = world.executable(executable)?.graph;
        let done = take_over(&mut world, old, graph as usize)?;
        let (why, at) = match &done {
            Ok(()) => (result::SUCCESS, null_mut()),
            Err(difference) => (difference.result, difference.node.map_or(null_mut(), |node| node as Handle)),
        };
        // SAFETY: the caller's promises.
        unsafe {
            store(node, at)?;
            store(result, why)?;
        }
        done.map_err(|_| error::GRAPH_UPDATE_FAILURE)
    })
}
