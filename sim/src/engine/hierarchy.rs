//! The instance tree of a netlist: what paths name, what a waveform shows as scopes.

use super::EngineError;
use std::iter::successors;
use std::sync::Arc;
use tombolo_netlist::ir::{MemoryId, Module, ModuleId, Netlist, SignalId, SignalKind};
use tombolo_netlist::schedule::{Driver, always_assigns, drivers};

/// Index into [`Hierarchy::scopes`]; 0 is the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ScopeId(pub u32);

impl ScopeId {
    /// The top instance.
    pub const TOP: Self = Self(0);

    /// As an index into [`Hierarchy::scopes`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One instance of the design.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Instance name; the module's name at the top.
    pub name: String,
    /// What it is an instance of.
    pub module: ModuleId,
    /// The instance that contains it; `None` at the top.
    pub parent: Option<ScopeId>,
    /// Its instances, in the order of the module's instances.
    pub children: Vec<ScopeId>,
}

/// Every instance of a design, parents before children.
#[derive(Clone, Debug)]
pub struct Hierarchy {
    netlist: Arc<Netlist>,
    drivers: Vec<Vec<Driver>>,
    scopes: Vec<Scope>,
}

impl Hierarchy {
    /// The instance tree below the netlist's top.
    ///
    /// # Errors
    /// A signal without exactly one driver, or a latch.
    pub fn new(netlist: Arc<Netlist>) -> Result<Self, EngineError> {
        let drivers = netlist.modules.iter().map(|module| drivers(&netlist, module)).collect::<Result<_, _>>()?;
        for module in &netlist.modules {
            if let Some(latch) =
                module.processes.iter().find(|process| !always_assigns(module, process.target, &process.body))
            {
                let signal = module.signal(latch.target).name.clone();
                return Err(EngineError::Latch { module: module.name.clone(), signal });
            }
        }
        let top = netlist.top;
        let name = netlist.module(top).name.clone();
        let mut scopes = vec![Scope { name, module: top, parent: None, children: vec![] }];
        let mut at = 0;
        while at < scopes.len() {
            for instance in &netlist.module(scopes[at].module).instances {
                let child = ScopeId(scopes.len() as u32);
                scopes[at].children.push(child);
                let parent = Some(ScopeId(at as u32));
                scopes.push(Scope { name: instance.name.clone(), module: instance.module, parent, children: vec![] });
            }
            at += 1;
        }
        Ok(Self { netlist, drivers, scopes })
    }

    /// The netlist that the instances' modules are in.
    pub fn netlist(&self) -> &Arc<Netlist> {
        &self.netlist
    }

    /// Every instance, parents before children.
    pub fn scopes(&self) -> &[Scope] {
        &self.scopes
    }

    /// One instance.
    pub fn scope(&self, scope: ScopeId) -> &Scope {
        &self.scopes[scope.index()]
    }

    /// The module that `scope` is an instance of.
    pub fn module(&self, scope: ScopeId) -> &Module {
        self.netlist.module(self.scope(scope).module)
    }

    /// Drivers of a module's signals, in their order.
    pub fn drivers(&self, module: ModuleId) -> &[Driver] {
        &self.drivers[module.index()]
    }

    /// The instance, the one that contains it, and so on to the top.
    pub fn way_up(&self, scope: ScopeId) -> impl Iterator<Item = ScopeId> {
        successors(Some(scope), |at| self.scope(*at).parent)
    }

    /// Instance names from below the top down to `scope`, joined by dots; empty for the top.
    pub fn path(&self, scope: ScopeId) -> String {
        let within = self.way_up(scope).filter(|at| *at != ScopeId::TOP);
        let mut names: Vec<&str> = within.map(|at| self.scope(at).name.as_str()).collect();
        names.reverse();
        names.join(".")
    }

    /// Path of something inside `scope`.
    pub fn path_in(&self, scope: ScopeId, name: &str) -> String {
        if scope == ScopeId::TOP { name.to_owned() } else { format!("{}.{name}", self.path(scope)) }
    }

    /// The instance of a path such as `simd_0.fetch`; the empty path is the top.
    pub fn find_scope(&self, path: &str) -> Option<ScopeId> {
        let mut at = ScopeId::TOP;
        for name in path.split('.').filter(|name| !name.is_empty()) {
            at = *self.scope(at).children.iter().find(|child| self.scope(**child).name == name)?;
        }
        Some(at)
    }

    fn split<'a>(&self, path: &'a str) -> Option<(ScopeId, &'a str)> {
        match path.rsplit_once('.') {
            Some((scope, name)) => Some((self.find_scope(scope)?, name)),
            None => Some((ScopeId::TOP, path)),
        }
    }

    /// The signal of a path such as `simd_0.fetch.pc`.
    pub fn find_signal(&self, path: &str) -> Option<(ScopeId, SignalId)> {
        let (scope, name) = self.split(path)?;
        Some((scope, self.module(scope).find_signal(name)?))
    }

    /// The memory of a path such as `simd_0.vgprs.bank_0`.
    pub fn find_memory(&self, path: &str) -> Option<(ScopeId, MemoryId)> {
        let (scope, name) = self.split(path)?;
        let at = self.module(scope).memories.iter().position(|memory| memory.name == name)?;
        Some((scope, MemoryId(at as u32)))
    }

    /// Follows outputs of children down to the signal that holds the value, and tells what drives that one.
    pub fn source(&self, mut scope: ScopeId, mut signal: SignalId) -> (ScopeId, SignalId, Driver) {
        loop {
            let driver = self.drivers[self.scope(scope).module.index()][signal.index()];
            let Driver::Child { instance, port } = driver else { return (scope, signal, driver) };
            (scope, signal) = (self.scope(scope).children[instance], port);
        }
    }

    /// The signal that a whole net has its value from: [`source`](Self::source), and inputs of children followed up to
    /// what their parents connect. Signals with the same origin always have the same value.
    pub fn origin(&self, mut scope: ScopeId, mut signal: SignalId) -> (ScopeId, SignalId) {
        loop {
            let (at, inner, driver) = self.source(scope, signal);
            (scope, signal) = (at, inner);
            let (Driver::Input, Some(parent)) = (driver, self.scope(scope).parent) else { return (scope, signal) };
            let siblings = &self.scope(parent).children;
            let instances = siblings.iter().zip(&self.module(parent).instances);
            let connected = instances
                .filter(|(child, _)| **child == scope)
                .flat_map(|(_, instance)| &instance.connections)
                .find(|(port, _)| *port == signal);
            match connected {
                Some((_, outer)) => (scope, signal) = (parent, *outer),
                None => return (scope, signal),
            }
        }
    }

    /// Whether the signal keeps its value until the next clock edge: a register or the data of a registered read port.
    pub fn is_state(&self, scope: ScopeId, signal: SignalId) -> bool {
        let (scope, _, driver) = self.source(scope, signal);
        match driver {
            Driver::Register(_) => true,
            Driver::Read { memory, port } => self.module(scope).memories[memory].reads[port].registered,
            Driver::Input | Driver::Process(_) | Driver::Child { .. } => false,
        }
    }

    /// Whether the signal is an input of the top that carries a value.
    pub fn is_top_input(&self, scope: ScopeId, signal: SignalId) -> bool {
        scope == ScopeId::TOP && self.module(scope).signal(signal).kind == SignalKind::Input
    }
}
