//! What the library keeps of graphs, behind one lock: graphs with their nodes, executables, captures, user objects and memory of graphs.
//!
//! Handles are numbers that are given out once, so that a foreign one or one of something that has ended is known as such. What may call
//! functions of the program (destructors, functions of the host) is handed out and done when the lock is free.

use super::allocations::Reservations;
use super::capture::Capture;
use super::execution::Executable;
use super::graph::{Graph, Node};
use super::objects::{Destructor, Objects};
use super::work::Work;
use crate::abi::{Handle, HipError, error};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All of it.
pub struct World {
    /// The last number that was given out; 0 is no handle.
    last: usize,
    graphs: BTreeMap<usize, Graph>,
    /// The graph of each node.
    homes: BTreeMap<usize, usize>,
    pub executables: BTreeMap<usize, Executable>,
    pub captures: Vec<Capture>,
    pub objects: Objects,
    pub memory: Reservations,
}

static WORLD: Mutex<World> = Mutex::new(World {
    last: 0,
    graphs: BTreeMap::new(),
    homes: BTreeMap::new(),
    executables: BTreeMap::new(),
    captures: vec![],
    objects: Objects::new(),
    memory: Reservations::new(),
});

/// The lock.
pub fn world() -> MutexGuard<'static, World> {
    WORLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is to be done when something has ended and the lock is free.
#[derive(Default)]
#[must_use]
pub struct Remains {
    pub destructors: Vec<Destructor>,
    /// Memory of graphs that nobody uses any more.
    pub memory: Vec<usize>,
}

impl Remains {
    /// Calls destructors and gives memory back.
    pub fn clear(self) -> Result<(), HipError> {
        self.destructors.into_iter().for_each(Destructor::call);
        self.memory.into_iter().try_for_each(|address| crate::memory::free(address as *mut _))
    }
}

impl World {
    /// A number for something new.
    pub fn number(&mut self) -> usize {
        self.last += 1;
        self.last
    }

    /// Whether a number was given out, of something that may have ended since.
    pub fn was_given(&self, handle: Handle) -> bool {
        (1..=self.last).contains(&(handle as usize))
    }

    /// Keeps a graph; answers its number.
    pub fn keep(&mut self, graph: Graph) -> usize {
        let number = self.number();
        self.graphs.insert(number, graph);
        number
    }

    /// The graph of a handle.
    pub fn graph(&self, handle: Handle) -> Result<&Graph, HipError> {
        self.graphs.get(&(handle as usize)).ok_or(error::INVALID_VALUE)
    }

    /// The graph of a handle.
    pub fn graph_mut(&mut self, handle: Handle) -> Result<&mut Graph, HipError> {
        self.graphs.get_mut(&(handle as usize)).ok_or(error::INVALID_VALUE)
    }

    /// The number of the graph that has a node.
    pub fn home(&self, node: Handle) -> Result<usize, HipError> {
        self.homes.get(&(node as usize)).copied().ok_or(error::INVALID_VALUE)
    }

    /// The node of a handle.
    pub fn node(&self, handle: Handle) -> Result<&Node, HipError> {
        let graph = self.graph(self.home(handle)? as Handle)?;
        graph.nodes.get(&(handle as usize)).ok_or(error::INVALID_VALUE)
    }

    /// The node of a handle.
    pub fn node_mut(&mut self, handle: Handle) -> Result<&mut Node, HipError> {
        let home = self.home(handle)?;
        self.graph_mut(home as Handle)?.nodes.get_mut(&(handle as usize)).ok_or(error::INVALID_VALUE)
    }

    /// The executable of a handle.
    pub fn executable(&self, handle: Handle) -> Result<&Executable, HipError> {
        self.executables.get(&(handle as usize)).ok_or(error::INVALID_VALUE)
    }

    /// Adds a node to a graph; answers its number. The nodes before it are different ones of the same graph.
    pub fn add(&mut self, to: Handle, work: Work, before: &[usize]) -> Result<usize, HipError> {
        let graph = self.graph(to)?;
        let different = before.iter().collect::<BTreeSet<_>>().len();
        if different != before.len() || !before.iter().all(|node| graph.nodes.contains_key(node)) {
            return Err(error::INVALID_VALUE);
        }
        if let Work::Allocate(allocation) = &work {
            self.memory.hold(allocation.address());
        }
        let number = self.number();
        self.homes.insert(number, to as usize);
        let node = Node { origin: number, work, before: before.to_vec(), enabled: true };
        self.graph_mut(to)?.nodes.insert(number, node);
        Ok(number)
    }

    /// Takes a node out of its graph, with its edges.
    pub fn remove(&mut self, node: Handle) -> Result<Remains, HipError> {
        let home = self.home(node)?;
        let graph = self.graph_mut(home as Handle)?;
        let taken = graph.nodes.remove(&(node as usize)).ok_or(error::INVALID_VALUE)?;
        graph.nodes.values_mut().for_each(|other| other.before.retain(|before| *before != node as usize));
        self.homes.remove(&(node as usize));
        let mut remains = Remains::default();
        self.end_work(&taken.work, &mut remains);
        Ok(remains)
    }

    /// Copies a graph with the graphs in it. The nodes of the copy know which ones they are of.
    pub fn copy(&mut self, of: Handle) -> Result<usize, HipError> {
        let copied: Vec<(usize, Node)> = self.graph(of)?.nodes.iter().map(|(at, node)| (*at, node.clone())).collect();
        let objects = self.graph(of)?.objects.clone();
        let to = self.keep(Graph { copy_of: Some(of as usize), ..Graph::default() });
        let mut numbers = BTreeMap::new();
        for (at, _) in &copied {
            numbers.insert(*at, self.number());
        }
        for (at, mut node) in copied {
            if let Work::Child(graph) = &mut node.work {
                let inner = self.copy(*graph as Handle)?;
                self.graph_mut(inner as Handle)?.is_part = true;
                *graph = inner;
            }
            if let Work::Allocate(allocation) = &node.work {
                self.memory.hold(allocation.address());
            }
            let before = node.before.iter().filter_map(|before| numbers.get(before).copied()).collect();
            let number = numbers.get(&at).copied().ok_or(error::UNKNOWN)?;
            self.homes.insert(number, to);
            self.graph_mut(to as Handle)?.nodes.insert(number, Node { origin: at, before, ..node });
        }
        for (object, count) in objects {
            self.objects.retain(object, count);
            self.graph_mut(to as Handle)?.objects.insert(object, count);
        }
        Ok(to)
    }

    /// The node of a copy that comes from a node, in graphs within it too.
    pub fn node_of_copy(&self, copy: usize, origin: Handle) -> Option<usize> {
        let graph = self.graphs.get(&copy)?;
        let found = graph.nodes.iter().find(|(_, node)| node.origin == origin as usize);
        let within = || {
            graph.nodes.values().find_map(|node| match node.work {
                Work::Child(inner) => self.node_of_copy(inner, origin),
                _ => None,
            })
        };
        found.map(|(number, _)| *number).or_else(within)
    }

    /// Ends a graph with its nodes and the graphs in it.
    pub fn end_graph(&mut self, graph: usize, remains: &mut Remains) {
        let Some(ended) = self.graphs.remove(&graph) else { return };
        for (number, node) in ended.nodes {
            self.homes.remove(&number);
            self.end_work(&node.work, remains);
        }
        for (object, count) in ended.objects {
            remains.destructors.extend(self.objects.release(object, count));
        }
    }

    /// Ends what a node has beside it.
    pub fn end_work(&mut self, work: &Work, remains: &mut Remains) {
        match work {
            Work::Child(graph) => self.end_graph(*graph, remains),
            Work::Allocate(allocation) => remains.memory.extend(self.memory.let_go(allocation.address())),
            _ => {}
        }
    }
}
