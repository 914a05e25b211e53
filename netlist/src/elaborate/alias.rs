//! Removes the signals that only forward another: a child's port is connected to the signal itself.
//!
//! Only signals that nobody named are removed: those that stand for a child's port or a flip-flop's input in the
//! parent. Locals stay, they are what one looks at in a waveform.

use crate::ir::{Module, Op, SignalId, Stmt};
use crate::rewrite::replace_signals;
use std::collections::{HashMap, HashSet};

/// The signals that stand for others in a parent.
#[derive(Default)]
pub(super) struct Stubs {
    /// For inputs of children and of flip-flops: driven by the kernel.
    pub inputs: HashSet<SignalId>,
    /// For outputs of children.
    pub outputs: HashSet<SignalId>,
}

/// `module` without the stubs that only forward.
pub(super) fn clean(mut module: Module, stubs: &Stubs) -> Module {
    let mut aliases = Aliases::default();
    let mut forwarding = vec![];
    for process in &module.processes {
        let [Stmt::Assign(value)] = process.body[..] else { continue };
        let Op::Signal(from) = module.expr(value).op else { continue };
        let target = process.target;
        let joined = if stubs.inputs.contains(&target) {
            aliases.join(target, from)
        } else {
            stubs.outputs.contains(&from) && aliases.join(from, target)
        };
        if joined {
            forwarding.push(target);
        }
    }
    let forwarding: HashSet<SignalId> = forwarding.into_iter().collect();
    module.processes.retain(|process| !forwarding.contains(&process.target));
    replace_signals(&module, &aliases.resolved())
}

/// Signals and what each is replaced by.
#[derive(Default)]
struct Aliases {
    to: HashMap<SignalId, SignalId>,
}

impl Aliases {
    fn root(&self, mut signal: SignalId) -> SignalId {
        while let Some(to) = self.to.get(&signal) {
            signal = *to;
        }
        signal
    }

    /// Replaces `from` by `to`, unless it is replaced already or is what `to` is replaced by.
    fn join(&mut self, from: SignalId, to: SignalId) -> bool {
        if self.to.contains_key(&from) || self.root(to) == from {
            return false;
        }
        self.to.insert(from, to);
        true
    }

    fn resolved(&self) -> HashMap<SignalId, SignalId> {
        self.to.keys().map(|from| (*from, self.root(*from))).collect()
    }
}
