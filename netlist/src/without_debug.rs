//! A netlist for synthesis: the ports whose names start with `debug_` and everything that only they use are left out.
//! A signal that something else uses too stays, but is no port.

use crate::ir::{Netlist, SignalKind};
use crate::usage::keep_used;

/// Names of ports that exist for debugging start with this.
pub const DEBUG_PREFIX: &str = "debug_";

/// The netlist without its debug ports.
pub fn without_debug(netlist: &Netlist) -> Netlist {
    let top = netlist.top.index();
    let mut closed = netlist.clone();
    // A debug port that something else reads is a signal of the top like any other.
    for signal in closed.modules[top].signals.iter_mut().filter(|signal| signal.name.starts_with(DEBUG_PREFIX)) {
        signal.kind = SignalKind::Local;
    }
    keep_used(&closed, |module, signal| module == top && signal.kind != SignalKind::Local, false)
}
