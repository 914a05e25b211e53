//! Leaves out of a netlist what nothing that matters depends on, across module boundaries: a child keeps the ports that
//! some instance still needs.

use crate::ir::{Instance, Memory, Module, ModuleId, Netlist, Signal, SignalId, SignalKind};
use crate::rewrite::keep_signals;
use crate::schedule::{Driver, Reads, all_drivers};

/// The netlist with the signals that are `roots` (number of the module, signal) and what they depend on. Instances are
/// kept when something that is kept depends on them, or all of them.
pub(crate) fn keep_used(netlist: &Netlist, roots: impl Fn(usize, &Signal) -> bool, all_instances: bool) -> Netlist {
    let used = Usage::of(netlist, roots, all_instances);
    let mut numbers: Vec<Option<ModuleId>> = vec![None; netlist.modules.len()];
    let mut ports: Vec<Vec<Option<SignalId>>> = vec![];
    let mut modules = vec![];
    for (at, module) in netlist.modules.iter().enumerate() {
        let (mut kept, renumbered) = keep_signals(&used.trimmed(at, module), &used.signals[at]);
        ports.push(renumbered);
        if !used.modules[at] {
            continue;
        }
        for instance in &mut kept.instances {
            let child = instance.module.index();
            instance.connections.retain_mut(|(port, _)| match ports[child][port.index()] {
                Some(new) => {
                    *port = new;
                    true
                }
                None => false,
            });
            // Children precede their parents and those of kept instances are kept.
            instance.module = numbers[child].unwrap_or(instance.module);
        }
        numbers[at] = Some(ModuleId(modules.len() as u32));
        modules.push(kept);
    }
    Netlist { modules, top: numbers[netlist.top.index()].unwrap_or(netlist.top) }
}

/// What the signals that are kept depend on.
struct Usage<'a> {
    netlist: &'a Netlist,
    /// By module: some kept instance is one of it.
    modules: Vec<bool>,
    /// By module and signal.
    signals: Vec<Vec<bool>>,
    /// By module and instance.
    instances: Vec<Vec<bool>>,
}

impl<'a> Usage<'a> {
    fn of(netlist: &'a Netlist, roots: impl Fn(usize, &Signal) -> bool, all_instances: bool) -> Self {
        let roots = |(at, module): (usize, &Module)| module.signals.iter().map(|signal| roots(at, signal)).collect();
        let mut used = Self {
            netlist,
            modules: vec![all_instances; netlist.modules.len()],
            signals: netlist.modules.iter().enumerate().map(roots).collect(),
            instances: netlist.modules.iter().map(|module| vec![all_instances; module.instances.len()]).collect(),
        };
        used.modules[netlist.top.index()] = true;
        let drivers: Vec<Vec<Vec<Driver>>> =
            netlist.modules.iter().map(|module| all_drivers(netlist, module)).collect();
        let mut visited = used.signals.iter().map(|signals| vec![false; signals.len()]).collect::<Vec<_>>();
        // Parents come last, and needs travel mostly from outputs of a parent to outputs of its children.
        loop {
            let mut changed = false;
            for module in (0..netlist.modules.len()).rev() {
                changed |= used.spread(module, &drivers[module], &mut visited[module]);
                changed |= used.connect(module);
            }
            if !changed {
                return used;
            }
        }
    }

    fn mark(&mut self, module: usize, signal: SignalId) -> bool {
        !std::mem::replace(&mut self.signals[module][signal.index()], true)
    }

    /// From used signals to the signals that they are computed from.
    fn spread(&mut self, at: usize, drivers: &[Vec<Driver>], visited: &mut [bool]) -> bool {
        let netlist = self.netlist;
        let module = &netlist.modules[at];
        let mut reads = Reads::new(module);
        let mut open: Vec<usize> = (0..visited.len()).filter(|s| self.signals[at][*s] && !visited[*s]).collect();
        let changed = !open.is_empty();
        while let Some(signal) = open.pop() {
            if std::mem::replace(&mut visited[signal], true) {
                continue;
            }
            for driver in &drivers[signal] {
                let mut sources = match *driver {
                    Driver::Input => vec![],
                    Driver::Process(index) => reads.of_statements(&module.processes[index].body),
                    Driver::Register(index) => {
                        let register = &module.registers[index];
                        reads.of_exprs(std::iter::once(register.d).chain(register.enable))
                    }
                    Driver::Read { memory, port } => {
                        let memory = &module.memories[memory];
                        let read = &memory.reads[port];
                        let writes = memory.writes.iter().flat_map(|write| [write.address, write.enable, write.data]);
                        let masks = memory.writes.iter().filter_map(|write| write.mask);
                        reads.of_exprs(writes.chain(masks).chain([read.address]).chain(read.enable))
                    }
                    Driver::Child { instance, port } => {
                        self.instances[at][instance] = true;
                        let child = module.instances[instance].module.index();
                        self.modules[child] = true;
                        self.mark(child, port);
                        vec![]
                    }
                };
                if matches!(driver, Driver::Register(_) | Driver::Read { .. }) {
                    let clock = module.signals.iter().position(|signal| signal.kind == SignalKind::Clock);
                    sources.extend(clock.map(|clock| SignalId(clock as u32)));
                }
                for source in sources {
                    self.mark(at, source);
                    open.push(source.index());
                }
            }
        }
        changed
    }

    /// Every used port of a kept instance's module needs the signal that it is connected to.
    fn connect(&mut self, at: usize) -> bool {
        let mut changed = false;
        for (index, instance) in self.netlist.modules[at].instances.iter().enumerate() {
            if self.instances[at][index] {
                for (port, signal) in &instance.connections {
                    changed |= self.signals[instance.module.index()][port.index()] && self.mark(at, *signal);
                }
            }
        }
        changed
    }

    /// The module with only the logic whose result is used; all signals are still there.
    fn trimmed(&self, at: usize, module: &Module) -> Module {
        let used = |signal: SignalId| self.signals[at][signal.index()];
        let mut trimmed = module.clone();
        trimmed.processes.retain(|process| used(process.target));
        trimmed.registers.retain(|register| used(register.q));
        trimmed.memories = module.memories.iter().filter_map(|memory| trimmed_memory(memory, used)).collect();
        let kept = module.instances.iter().zip(&self.instances[at]).filter(|(_, kept)| **kept);
        trimmed.instances = kept.map(|(instance, _)| self.trimmed_instance(instance)).collect();
        trimmed
    }

    fn trimmed_instance(&self, instance: &Instance) -> Instance {
        let used = &self.signals[instance.module.index()];
        let mut trimmed = instance.clone();
        trimmed.connections.retain(|(port, _)| used[port.index()]);
        trimmed
    }
}

/// `None` when nothing reads the memory.
fn trimmed_memory(memory: &Memory, used: impl Fn(SignalId) -> bool) -> Option<Memory> {
    let mut trimmed = memory.clone();
    trimmed.reads.retain(|read| used(read.data));
    (!trimmed.reads.is_empty()).then_some(trimmed)
}
