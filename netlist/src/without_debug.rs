//! A netlist for synthesis: the ports whose names start with `debug_` and everything that only they use are left out.
//! A signal that something else uses too stays under a name without `debug_`, and is no port of the top.

use crate::ir::{Module, Netlist, SignalKind};
use crate::usage::keep_used;
use std::collections::HashSet;

/// Names of ports that exist for debugging start with this.
pub const DEBUG_PREFIX: &str = "debug_";

/// The netlist without its debug ports.
pub fn without_debug(netlist: &Netlist) -> Netlist {
    let mut kept = without_ports(netlist, |name| name.starts_with(DEBUG_PREFIX));
    kept.modules.iter_mut().for_each(rename);
    kept
}

/// The netlist without some ports of its top and what only they use.
pub fn without_ports(netlist: &Netlist, leave_out: impl Fn(&str) -> bool) -> Netlist {
    let top = netlist.top.index();
    let mut closed = netlist.clone();
    // A port that something else reads is a signal of the top like any other.
    for signal in closed.modules[top].signals.iter_mut().filter(|signal| leave_out(&signal.name)) {
        signal.kind = SignalKind::Local;
    }
    keep_used(&closed, |module, signal| module == top && signal.kind != SignalKind::Local, false)
}

/// Takes the prefix from the names of what is left: it is not for debugging alone.
fn rename(module: &mut Module) {
    let mut taken: HashSet<String> = module.signals.iter().map(|signal| signal.name.clone()).collect();
    taken.extend(module.instances.iter().map(|instance| instance.name.clone()));
    taken.extend(module.memories.iter().map(|memory| memory.name.clone()));
    for signal in &mut module.signals {
        let Some(plain) = signal.name.strip_prefix(DEBUG_PREFIX) else { continue };
        let mut name = plain.to_owned();
        let mut number = 2;
        while !taken.insert(name.clone()) {
            name = format!("{plain}_{number}");
            number += 1;
        }
        if let Some(note) = module.notes.remove(&signal.name) {
            module.notes.insert(name.clone(), note);
        }
        signal.name = name;
    }
}
