//! An output that is nothing but a register, or the value of a signal inside: `output reg valid` instead of a register, an
//! output and an assignment of one to the other.

use super::arrays::Arrays;
use crate::ir::{Module, Op, SignalId, SignalKind, Stmt};
use crate::without_debug::DEBUG_PREFIX;
use std::collections::{HashMap, HashSet};

/// `module` with its outputs in the place of the signals that they show; those have no names any more.
pub(super) fn with_aliases(module: &Module, keeps_ports: bool) -> Module {
    let arrays = Arrays::of(module, keeps_ports, &[]);
    let registers: HashSet<SignalId> = module.registers.iter().map(|register| register.q).collect();
    let mut outputs: HashMap<SignalId, SignalId> = HashMap::new();
    for process in &module.processes {
        let [Stmt::Assign(value)] = process.body[..] else { continue };
        let Op::Signal(inner) = module.expr(value).op else { continue };
        let (output, shown) = (module.signal(process.target), module.signal(inner));
        // An element of a vector that follows another one would look like a loop.
        let is_free = registers.contains(&inner) || !arrays.place.contains_key(&process.target);
        if output.kind == SignalKind::Output
            && shown.kind == SignalKind::Local
            && (shown.labels.is_none() || shown.labels == output.labels)
            && !output.name.starts_with(DEBUG_PREFIX)
            && !arrays.place.contains_key(&inner)
            && is_free
        {
            outputs.entry(inner).or_insert(process.target);
        }
    }
    let mut copy = module.clone();
    let shown: HashSet<SignalId> = outputs.values().copied().collect();
    let replace = |signal: &mut SignalId| {
        if let Some(output) = outputs.get(signal) {
            *signal = *output;
        }
    };
    copy.processes.retain(|process| !shown.contains(&process.target));
    copy.processes.iter_mut().for_each(|process| replace(&mut process.target));
    copy.registers.iter_mut().for_each(|register| replace(&mut register.q));
    copy.memories.iter_mut().flat_map(|memory| &mut memory.reads).for_each(|read| replace(&mut read.data));
    copy.instances.iter_mut().flat_map(|instance| &mut instance.connections).for_each(|(_, signal)| replace(signal));
    for expr in &mut copy.exprs {
        if let Op::Signal(signal) = &mut expr.op {
            replace(signal);
        }
    }
    for inner in outputs.keys() {
        copy.signals[inner.index()].name.clear();
    }
    copy
}
