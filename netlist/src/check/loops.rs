//! Finds combinational loops, one for each group of signals that depend on each other.

use super::dependencies::Dependencies;
use super::{CheckError, at};
use crate::ir::{Module, Netlist, SignalId};
use crate::schedule::{Driver, all_drivers};

/// The loops of one module; loops inside a child are the child's.
pub(super) fn check(netlist: &Netlist, module: &Module, path: &str, dependencies: &Dependencies) -> Vec<CheckError> {
    let mut search = Search { direct: &dependencies.direct, state: vec![State::New; module.signals.len()] };
    let mut errors = vec![];
    for signal in 0..module.signals.len() {
        if let Some(cycle) = search.cycle_from(SignalId(signal as u32)) {
            errors.push(CheckError::Loop { signals: describe(netlist, module, path, &cycle) });
        }
    }
    errors
}

/// A loop in the direction of flow, from a signal back to itself.
fn describe(netlist: &Netlist, module: &Module, path: &str, cycle: &[SignalId]) -> Vec<String> {
    let drivers = all_drivers(netlist, module);
    let mut names = vec![];
    let pairs = cycle.iter().zip(cycle.iter().cycle().skip(1));
    for (from, to) in pairs {
        names.push(at(module, path, *from));
        for driver in &drivers[to.index()] {
            if let Driver::Child { instance, port } = *driver {
                let instance = &module.instances[instance];
                let child = netlist.module(instance.module);
                let input = instance.connections.iter().find(|(_, signal)| signal == from);
                let input = input.map_or("", |(input, _)| &child.signal(*input).name);
                names.push(format!("{path}.{}({input} to {})", instance.name, child.signal(port).name));
            }
        }
    }
    names.push(at(module, path, cycle[0]));
    names
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

struct Search<'a> {
    direct: &'a [Vec<SignalId>],
    state: Vec<State>,
}

impl Search<'_> {
    /// The first loop met when following dependencies from a signal that was not visited before.
    fn cycle_from(&mut self, start: SignalId) -> Option<Vec<SignalId>> {
        let mut stack = vec![(start, 0)];
        let mut found = None;
        if self.state[start.index()] != State::New {
            return None;
        }
        self.state[start.index()] = State::Open;
        while let Some((signal, next)) = stack.last_mut() {
            let Some(followed) = self.direct[signal.index()].get(*next).copied() else {
                self.state[signal.index()] = State::Done;
                stack.pop();
                continue;
            };
            *next += 1;
            match self.state[followed.index()] {
                State::Done => {}
                State::New => {
                    self.state[followed.index()] = State::Open;
                    stack.push((followed, 0));
                }
                State::Open if found.is_none() => {
                    let begin = stack.iter().position(|(signal, _)| *signal == followed).unwrap_or(0);
                    // The stack goes against the flow.
                    let cycle = stack[begin..].iter().rev().map(|(signal, _)| *signal);
                    found = Some(cycle.collect());
                }
                State::Open => {}
            }
        }
        found
    }
}
