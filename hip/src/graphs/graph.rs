//! A graph: its nodes and edges, the order that the edges allow, and the functions that make, copy and end graphs.

use super::state::{Remains, World, world};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use crate::call::{call, store};
use std::collections::{BTreeMap, BTreeSet};

/// A node. Its number is its handle.
#[derive(Clone)]
pub struct Node {
    /// The node that it was copied from; its own number if it was not.
    pub origin: usize,
    pub work: Work,
    /// The nodes that must be done before.
    pub before: Vec<usize>,
    /// Of an executable: whether it does something.
    pub enabled: bool,
}

/// A graph.
#[derive(Default)]
pub struct Graph {
    /// By number, which is the order in which they were added.
    pub nodes: BTreeMap<usize, Node>,
    /// The graph that it was copied from.
    pub copy_of: Option<usize>,
    /// It belongs to a node, which ends it.
    pub is_part: bool,
    /// User objects, and how many references the graph has to each.
    pub objects: BTreeMap<usize, u32>,
}

impl Graph {
    /// Each edge: a node and one behind it.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        self.nodes.iter().flat_map(|(to, node)| node.before.iter().map(|from| (*from, *to)))
    }

    /// The nodes behind each node.
    fn behind(&self) -> BTreeMap<usize, Vec<usize>> {
        let mut behind: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        self.edges().for_each(|(from, to)| behind.entry(from).or_default().push(to));
        behind
    }

    /// The nodes, what must be done before in front, else as they were added; none for a circle.
    pub fn order(&self) -> Option<Vec<usize>> {
        let behind = self.behind();
        let mut open: BTreeMap<usize, usize> =
            self.nodes.iter().map(|(number, node)| (*number, node.before.len())).collect();
        let mut ready: BTreeSet<usize> =
            open.iter().filter(|(_, before)| **before == 0).map(|(number, _)| *number).collect();
        let mut order = vec![];
        while let Some(next) = ready.pop_first() {
            order.push(next);
            for to in behind.get(&next).into_iter().flatten() {
                if let Some(left) = open.get_mut(to) {
                    *left -= 1;
                    if *left == 0 {
                        ready.insert(*to);
                    }
                }
            }
        }
        (order.len() == self.nodes.len()).then_some(order)
    }

    /// Whether it has memory that it takes or gives back, which allows one executable and no copies.
    pub fn has_memory(&self) -> bool {
        self.nodes.values().any(|node| matches!(node.work, Work::Allocate(_) | Work::Free(_)))
    }
}

/// A copy, which a graph with memory of its own has none of.
pub fn copy(world: &mut World, of: Handle) -> Result<usize, HipError> {
    if world.graph(of)?.has_memory() {
        return Err(error::NOT_SUPPORTED);
    }
    world.copy(of)
}

/// An empty graph.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphCreate(made: *mut Handle, flags: u32) -> HipError {
    call(|| {
        if flags != 0 || made.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let number = world().keep(Graph::default());
        // SAFETY: the caller's promise.
        unsafe { store(made, number as Handle) }
    })
}

/// Ends a graph with its nodes; what was made executable of it stays. The graph of a node ends with the node.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphDestroy(of: Handle) -> HipError {
    call(|| {
        let mut remains = Remains::default();
        let mut world = world();
        if world.graph(of)?.is_part {
            return Err(error::INVALID_VALUE);
        }
        world.end_graph(of as usize, &mut remains);
        drop(world);
        remains.clear()
    })
}

/// A copy of a graph.
///
/// # Safety
/// `made` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphClone(made: *mut Handle, of: Handle) -> HipError {
    call(|| {
        if made.is_null() {
            return Err(error::INVALID_VALUE);
        }
        let number = copy(&mut world(), of)?;
        // SAFETY: the caller's promise.
        unsafe { store(made, number as Handle) }
    })
}

/// The node of a copy that comes from a node of the graph.
///
/// # Safety
/// `found` is null or may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hipGraphNodeFindInClone(found: *mut Handle, node: Handle, copy: Handle) -> HipError {
    call(|| {
        let world = world();
        world.node(node)?;
        world.graph(copy)?.copy_of.ok_or(error::INVALID_VALUE)?;
        let number = world.node_of_copy(copy as usize, node).ok_or(error::INVALID_VALUE)?;
        // SAFETY: the caller's promise.
        unsafe { store(found, number as Handle) }
    })
}

/// Takes a node out of its graph, with its edges. Nodes that take or give back memory stay.
#[unsafe(no_mangle)]
pub extern "C" fn hipGraphDestroyNode(node: Handle) -> HipError {
    call(|| {
        let mut world = world();
        if matches!(world.node(node)?.work, Work::Allocate(_) | Work::Free(_)) {
            return Err(error::NOT_SUPPORTED);
        }
        let remains = world.remove(node)?;
        drop(world);
        remains.clear()
    })
}
