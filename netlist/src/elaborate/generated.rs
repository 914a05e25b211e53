//! Takes a generator block's ready module and holds its ports against the block's.

use super::atom::{AtomInfo, field_name};
use super::error::{ElaborateError, Problem};
use super::library::Port;
use super::module::Built;
use super::names::identifier;
use super::scope::Scope;
use crate::ir::{Module, SignalKind};
use rust_hdl::prelude::AtomKind;

/// The module of a generator block.
pub(super) fn build(scope: &Scope, module: &Module, path: &str) -> Built {
    let mut built = Built { module: module.clone(), ports: vec![], errors: vec![] };
    let mut error = |port: &str, what: String| {
        let problem = Problem::GeneratorPort { port: port.to_string(), what };
        built.errors.push(ElaborateError::Block { path: path.to_string(), problem });
    };
    for atom in &scope.atoms {
        let name = identifier(&atom.name);
        let kind = match atom.kind {
            AtomKind::InputParameter if atom.ty.clock => SignalKind::Clock,
            AtomKind::InputParameter => SignalKind::Input,
            AtomKind::OutputParameter => SignalKind::Output,
            _ => continue,
        };
        let mut signals = vec![];
        for (field, _, ty) in atom.ty.leaves() {
            let name = field_name(&name, field);
            let Some(signal) = module.find_signal(&name) else {
                error(&name, "the module has no such signal".to_string());
                continue;
            };
            let found = module.signal(signal);
            if found.kind != kind {
                error(&name, format!("{kind:?} in the block, {:?} in the module", found.kind));
            } else if found.width != ty.width {
                error(&name, format!("{} bits in the block, {} in the module", ty.width, found.width));
            } else {
                signals.push(signal);
            }
        }
        if signals.len() == atom.ty.leaves().len() {
            built.ports.push(Port { name: atom.name.clone(), signals, kind, ty: atom.ty.clone() });
        }
    }
    let is_port = |kind| matches!(kind, SignalKind::Input | SignalKind::Output | SignalKind::Clock);
    let declares = |atom: &AtomInfo, signal: &str| {
        let name = identifier(&atom.name);
        atom.ty.leaves().iter().any(|(field, ..)| field_name(&name, *field) == signal)
    };
    for signal in module.signals.iter().filter(|signal| is_port(signal.kind)) {
        if !scope.atoms.iter().any(|atom| declares(atom, &signal.name)) {
            error(&signal.name, "the block has no such signal".to_string());
        }
    }
    if !module.instances.is_empty() {
        error("", "a generator's module has no children".to_string());
    }
    built
}
