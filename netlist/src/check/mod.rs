//! The rules of hardware that a netlist must keep: equal widths, one driver a signal, no latch, no combinational loop.

mod dependencies;
mod loops;
mod widths;

pub use dependencies::{Dependencies, dependencies};

use crate::ir::{Memory, Module, Netlist, Process, SignalId, SignalKind};
use crate::schedule::{Driver, all_drivers, always_assigns};

/// A broken rule: where, what, and what to do. Paths are those of the first instance: `compute_unit.simd_0.fetch.pc`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// Two widths that must be equal are not.
    #[error("{path}: {what} has {found} bits where {expected} are needed; extend or cut it")]
    Width {
        /// Signal, register, memory or instance.
        path: String,
        /// Which of its parts.
        what: &'static str,
        /// Bits needed.
        expected: u32,
        /// Bits found.
        found: u32,
    },
    /// A signal that keeps its value on some path.
    #[error("{path}: not assigned on every path, which makes a latch; assign a default before the if or match")]
    Latch {
        /// The signal.
        path: String,
    },
    /// A signal without a driver.
    #[error("{path}: nothing drives it; assign it in the block or remove it")]
    Undriven {
        /// The signal, or the instance's input that nobody connected.
        path: String,
    },
    /// A signal with several drivers.
    #[error("{path}: driven by {drivers}; keep one of them")]
    DrivenTwice {
        /// The signal.
        path: String,
        /// What drives it.
        drivers: String,
    },
    /// Signals that depend on each other within one cycle.
    #[error("combinational loop: {}; break it with a register or split the signal that is two things", .signals.join(" -> "))]
    Loop {
        /// The signals in the direction of flow, the first again at the end; `instance(input to output)` where the
        /// loop passes through a child.
        signals: Vec<String>,
    },
    /// Clocked parts in a module that has no clock.
    #[error("{path}: has registers but no clock input; add a clock and connect it")]
    NoClock {
        /// The module's first instance.
        path: String,
    },
}

/// Checks every module.
///
/// # Errors
/// All broken rules, in the order of the modules.
pub fn check(netlist: &Netlist) -> Result<(), Vec<CheckError>> {
    let paths = first_paths(netlist);
    let dependencies = dependencies(netlist);
    let mut errors = vec![];
    for ((module, path), dependencies) in netlist.modules.iter().zip(&paths).zip(&dependencies) {
        errors.extend(widths::check(netlist, module, path));
        errors.extend(drivers(netlist, module, path));
        let latched = |it: &&Process| !always_assigns(module, it.target, &it.body);
        errors.extend(
            module.processes.iter().filter(latched).map(|it| CheckError::Latch { path: at(module, path, it.target) }),
        );
        errors.extend(loops::check(netlist, module, path, dependencies));
        if is_clocked(netlist, module) && !module.signals.iter().any(|signal| signal.kind == SignalKind::Clock) {
            errors.push(CheckError::NoClock { path: path.clone() });
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Path of the first instance of each module; modules that the top does not contain go by their name.
fn first_paths(netlist: &Netlist) -> Vec<String> {
    let mut paths: Vec<Option<String>> = vec![None; netlist.modules.len()];
    paths[netlist.top.index()] = Some(netlist.module(netlist.top).name.clone());
    // Parents follow their children, so going backwards meets every parent first.
    for (at, module) in netlist.modules.iter().enumerate().rev() {
        let Some(path) = paths[at].clone() else { continue };
        for instance in &module.instances {
            paths[instance.module.index()].get_or_insert_with(|| format!("{path}.{}", instance.name));
        }
    }
    let named = |(path, module): (Option<String>, &Module)| path.unwrap_or_else(|| module.name.clone());
    paths.into_iter().zip(&netlist.modules).map(named).collect()
}

fn at(module: &Module, path: &str, signal: SignalId) -> String {
    format!("{path}.{}", module.signal(signal).name)
}

fn is_clocked(netlist: &Netlist, module: &Module) -> bool {
    let clocked_child = |port: SignalKind| port == SignalKind::Clock;
    !module.registers.is_empty()
        || module.memories.iter().any(Memory::is_clocked)
        || module.instances.iter().any(|it| netlist.module(it.module).signals.iter().any(|it| clocked_child(it.kind)))
}

fn drivers(netlist: &Netlist, module: &Module, path: &str) -> Vec<CheckError> {
    let mut errors = vec![];
    for (signal, drivers) in all_drivers(netlist, module).iter().enumerate() {
        let signal = SignalId(signal as u32);
        match drivers[..] {
            [_] => {}
            [] => errors.push(CheckError::Undriven { path: undriven(netlist, module, path, signal) }),
            _ => {
                let drivers: Vec<String> = drivers.iter().map(|driver| describe(module, *driver)).collect();
                errors.push(CheckError::DrivenTwice { path: at(module, path, signal), drivers: drivers.join(" and ") });
            }
        }
    }
    errors
}

/// The path of an undriven signal; one that only stands for a child's input goes by the child's name for it.
fn undriven(netlist: &Netlist, module: &Module, path: &str, signal: SignalId) -> String {
    for instance in &module.instances {
        for (port, connected) in &instance.connections {
            let port = &netlist.module(instance.module).signal(*port).name;
            if *connected == signal && module.signal(signal).name == format!("{}_{port}", instance.name) {
                return format!("{path}.{}.{port}", instance.name);
            }
        }
    }
    at(module, path, signal)
}

fn describe(module: &Module, driver: Driver) -> String {
    match driver {
        Driver::Input => "the parent (it is an input)".to_string(),
        Driver::Process(_) => "an assignment".to_string(),
        Driver::Register(_) => "a register".to_string(),
        Driver::Read { memory, .. } => format!("a read port of memory {}", module.memories[memory].name),
        Driver::Child { instance, .. } => format!("an output of {}", module.instances[instance].name),
    }
}
