//! Which instances and which cycles a waveform has, and which signals in it share a value.

use super::WaveError;
use super::equal::Classes;
use crate::engine::{Engine, Hierarchy, ScopeId, SignalHandle};
use std::collections::{HashMap, HashSet};
use tombolo_netlist::ir::{EnumLabels, SignalId, SignalKind};

/// Paths that a misspelt one may mean: how many are named, and how many letters there are for each wrong one.
const SUGGESTIONS: usize = 3;
const MISSPELT: usize = 4;

/// Cycles to record, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// First cycle.
    pub from: u64,
    /// Last cycle.
    pub to: u64,
}

impl Default for Window {
    /// The whole run.
    fn default() -> Self {
        Self { from: 0, to: u64::MAX }
    }
}

impl Window {
    /// Whether a cycle is recorded.
    pub fn contains(&self, cycle: u64) -> bool {
        (self.from..=self.to).contains(&cycle)
    }
}

/// What a waveform records.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Selection {
    /// Paths of the instances to record with all below them; none: the whole design.
    pub scopes: Vec<String>,
    /// Cycles.
    pub window: Window,
}

/// A signal of an instance.
pub type Place = (ScopeId, SignalId);

/// One recorded value.
pub struct Net<'a> {
    /// Where the engine has it.
    pub handle: SignalHandle,
    /// The instance that gives it its value.
    pub origin: ScopeId,
    /// Bits.
    pub width: u32,
    /// Present when it is an enumeration.
    pub labels: Option<&'a EnumLabels>,
}

/// A name that shows a net.
pub struct Shown<'a> {
    /// Signal name.
    pub name: &'a str,
    /// Index of its net.
    pub net: usize,
    /// It is a register.
    pub state: bool,
}

/// The recorded part of a design.
pub struct Selected<'a> {
    /// Values, each once however many names it has; depth first by the instances that they come from, those of one word first.
    pub nets: Vec<Net<'a>>,
    /// Names by instance, in the order of the module; none for instances that are not recorded.
    pub shown: Vec<Vec<Shown<'a>>>,
}

/// What is recorded of these instances and of all below them: all signals, or `only` these. Clocks are left out: the recorder
/// draws one of its own.
pub fn select<'a>(engine: &'a dyn Engine, roots: &[ScopeId], only: Option<&HashSet<Place>>) -> Selected<'a> {
    let hierarchy = engine.hierarchy();
    let mut selected = Selected { nets: vec![], shown: hierarchy.scopes().iter().map(|_| vec![]).collect() };
    let (mut classes, mut known) = (Classes::new(hierarchy), HashMap::new());
    for scope in roots.iter().flat_map(|root| below(hierarchy, *root)) {
        for (at, signal) in hierarchy.module(scope).signals.iter().enumerate() {
            let id = SignalId(at as u32);
            let is_wanted = only.is_none_or(|only| only.contains(&(scope, id)));
            if !is_wanted || signal.kind == SignalKind::Clock || !engine.shows(scope, id) {
                continue;
            }
            let net = *known.entry(classes.of(scope, id)).or_insert_with(|| {
                // Not where another signal of the class has it: that may be in an instance that is not recorded.
                let from = Some(hierarchy.origin(scope, id)).filter(|(scope, id)| engine.shows(*scope, *id));
                let (origin, source) = from.unwrap_or((scope, id));
                let handle = engine.handle(origin, source);
                selected.nets.push(Net { handle, origin, width: signal.width, labels: None });
                selected.nets.len() - 1
            });
            let labels = &mut selected.nets[net].labels;
            *labels = labels.or(signal.labels.as_deref());
            let state = hierarchy.is_state(scope, id);
            selected.shown[scope.index()].push(Shown { name: &signal.name, net, state });
        }
    }
    selected.sort(hierarchy);
    selected
}

/// The instances that a selection names, none of them in another one.
///
/// # Errors
/// [`WaveError::NoScope`].
pub fn roots(hierarchy: &Hierarchy, paths: &[String]) -> Result<Vec<ScopeId>, WaveError> {
    let find = |path: &String| find(hierarchy, path).ok_or_else(|| no_scope(hierarchy, path));
    let found = paths.iter().map(find).collect::<Result<Vec<ScopeId>, _>>()?;
    let is_in_another = |scope: ScopeId| hierarchy.way_up(scope).skip(1).any(|at| found.contains(&at));
    let mut roots: Vec<ScopeId> = found.iter().copied().filter(|scope| !is_in_another(*scope)).collect();
    roots.sort();
    roots.dedup();
    if roots.is_empty() {
        roots.push(ScopeId::TOP);
    }
    Ok(roots)
}

/// The instance of a path, which may begin with the name of the top as it does in the file.
fn find(hierarchy: &Hierarchy, path: &str) -> Option<ScopeId> {
    let top = &hierarchy.scope(ScopeId::TOP).name;
    let inside = || path.strip_prefix(top.as_str()).and_then(|rest| rest.strip_prefix('.'));
    hierarchy
        .find_scope(path)
        .or_else(|| hierarchy.find_scope(inside()?))
        .or_else(|| (path == top).then_some(ScopeId::TOP))
}

/// The error for a path that names no instance: with those that are spelt most alike, if any is.
fn no_scope(hierarchy: &Hierarchy, path: &str) -> WaveError {
    let distance = |known: &String| strsim::osa_distance(path, known);
    let paths = (1..hierarchy.scopes().len()).map(|at| hierarchy.path(ScopeId(at as u32)));
    let mut near: Vec<(usize, String)> = paths.map(|path| (distance(&path), path)).collect();
    near.sort();
    let closest = near.first().map_or(0, |(distance, _)| *distance);
    let alike = |distance: usize| distance == closest && distance <= 1 + path.len() / MISSPELT;
    let near = near.into_iter().take_while(|(distance, _)| alike(*distance)).take(SUGGESTIONS);
    let top = hierarchy.scope(ScopeId::TOP).children.iter().map(|child| hierarchy.scope(*child).name.clone());
    WaveError::NoScope { path: path.to_owned(), near: near.map(|(_, path)| path).collect(), top: top.collect() }
}

impl Selected<'_> {
    fn sort(&mut self, hierarchy: &Hierarchy) {
        let mut rank = vec![0; hierarchy.scopes().len()];
        below(hierarchy, ScopeId::TOP).into_iter().enumerate().for_each(|(at, scope)| rank[scope.index()] = at);
        let mut order: Vec<usize> = (0..self.nets.len()).collect();
        let key = |net: &Net<'_>| (rank[net.origin.index()], net.width > 64);
        order.sort_by_key(|net| key(&self.nets[*net]));
        let mut place = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, net)| place[*net] = at);
        self.shown.iter_mut().flatten().for_each(|shown| shown.net = place[shown.net]);
        self.nets.sort_by_key(key);
    }
}

/// An instance and all below it, depth first.
pub fn below(hierarchy: &Hierarchy, root: ScopeId) -> Vec<ScopeId> {
    let mut found = vec![];
    let mut open = vec![root];
    while let Some(scope) = open.pop() {
        found.push(scope);
        open.extend(hierarchy.scope(scope).children.iter().rev());
    }
    found
}
