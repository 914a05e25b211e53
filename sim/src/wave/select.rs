//! Which instances and which cycles a waveform has, and which signals in it are one net.

use super::WaveError;
use crate::engine::{Engine, Hierarchy, ScopeId, SignalHandle};
use std::collections::HashMap;
use tombolo_netlist::ir::{EnumLabels, SignalId, SignalKind};

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
    /// Path of the instance to record with all below it; empty: the whole design.
    pub scope: String,
    /// Cycles.
    pub window: Window,
}

/// One recorded value.
pub struct Net<'a> {
    /// Where the engine has it.
    pub handle: SignalHandle,
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
    /// Root of the recorded instances.
    pub root: ScopeId,
    /// Values, each once however many names it has.
    pub nets: Vec<Net<'a>>,
    /// Names by instance, in the order of the module; none for instances that are not recorded.
    pub shown: Vec<Vec<Shown<'a>>>,
}

/// Resolves a selection. Clocks are left out: the recorder draws one of its own.
///
/// # Errors
/// [`WaveError::NoScope`].
pub fn select<'a>(engine: &'a dyn Engine, selection: &Selection) -> Result<Selected<'a>, WaveError> {
    let hierarchy = engine.hierarchy();
    let missing = || WaveError::NoScope { path: selection.scope.clone() };
    let root = hierarchy.find_scope(&selection.scope).ok_or_else(missing)?;
    let mut selected = Selected { root, nets: vec![], shown: hierarchy.scopes().iter().map(|_| vec![]).collect() };
    let mut known: HashMap<SignalHandle, usize> = HashMap::new();
    for scope in below(hierarchy, root) {
        for (at, signal) in hierarchy.module(scope).signals.iter().enumerate() {
            if signal.kind == SignalKind::Clock {
                continue;
            }
            let (origin_scope, origin) = hierarchy.origin(scope, SignalId(at as u32));
            let handle = engine.handle(origin_scope, origin);
            let net = *known.entry(handle).or_insert_with(|| {
                selected.nets.push(Net { handle, width: signal.width, labels: None });
                selected.nets.len() - 1
            });
            let labels = &mut selected.nets[net].labels;
            *labels = labels.or(signal.labels.as_deref());
            let state = hierarchy.is_state(scope, SignalId(at as u32));
            selected.shown[scope.index()].push(Shown { name: &signal.name, net, state });
        }
    }
    Ok(selected)
}

/// An instance and all below it, depth first.
fn below(hierarchy: &Hierarchy, root: ScopeId) -> Vec<ScopeId> {
    let mut found = vec![];
    let mut open = vec![root];
    while let Some(scope) = open.pop() {
        found.push(scope);
        open.extend(hierarchy.scope(scope).children.iter().rev());
    }
    found
}
