//! Finds what a module does alike for each element of its arrays, and turns it into loops.
//!
//! The logic of the element that a loop stands at becomes one template. Its expressions are those of the first element,
//! with what differs replaced: a signal by the array's element at the loop variable, a part of a vector by a part that
//! moves with it, a constant by a number that follows from it. Each of these is a signal of its own here (a [`Leaf`]), so
//! that templates are written as all logic is.

use super::arrays::{Arrays, Family, LEAST, families};
use super::clocked::Clocked;
use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Instance, Module, Process, Register, SignalId, Stmt};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{Hash, Hasher};

/// `factor * variable + offset`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Affine {
    pub(super) factor: i64,
    pub(super) offset: i64,
}

impl Affine {
    /// The function of the loop variable that takes these values, the first at 0.
    pub(super) fn through(values: &[i64]) -> Option<Self> {
        let factor = values.get(1)? - values[0];
        let offset = values[0];
        let fits = |(at, value): (usize, &i64)| factor * at as i64 + offset == *value;
        (factor != 0 && values.iter().enumerate().all(fits)).then_some(Self { factor, offset })
    }
}

/// What differs from element to element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Leaf {
    /// An element of an array.
    Element(usize, Affine),
    /// A part of an expression that is the same for all; the lowest bit.
    Part(ExprId, Affine),
    /// A number.
    Number(Affine),
}

/// Templates of what is alike `count` times; the loop variable begins at 0, so that the numbers that follow from it are never
/// wider than what they stand for.
#[derive(Default, Debug)]
pub(super) struct Loop {
    pub(super) count: u32,
    pub(super) processes: Vec<Process>,
    pub(super) registers: Vec<Clocked>,
    pub(super) instances: Vec<Instance>,
}

/// A module whose repeated logic has become loops.
pub(super) struct Repeated {
    /// Without the logic of the loops and without registers; with the expressions and leaves of both.
    pub(super) module: Module,
    pub(super) arrays: Arrays,
    /// Those outside of loops.
    pub(super) registers: Vec<Clocked>,
    pub(super) loops: Vec<Loop>,
    pub(super) leaves: HashMap<SignalId, Leaf>,
    /// Signals that the Verilog does not have, since their statements are those of registers.
    pub(super) absorbed: HashSet<SignalId>,
}

/// `module` with its repeated logic as loops; `direct` has the signals that each signal follows within a cycle.
pub(super) fn repeated(module: &Module, keeps_ports: bool, direct: &[Vec<SignalId>]) -> Repeated {
    let arrays = Arrays::of(module, keeps_ports, direct);
    let mut finder = Finder {
        signatures: signatures(module),
        table: ExprTable::of(module),
        module: module.clone(),
        arrays,
        ranges: BTreeMap::new(),
        leaves: HashMap::new(),
    };
    let mut gone = Gone::default();
    finder.drivers(module, &mut gone);
    finder.instances(module, &mut gone);
    let Finder { module: mut copy, arrays, ranges, leaves, .. } = finder;
    let mut at = 0..;
    copy.processes.retain(|_| !gone.processes.contains(&at.next().unwrap_or(0)));
    let mut at = 0..;
    copy.registers.retain(|_| !gone.registers.contains(&at.next().unwrap_or(0)));
    let mut at = 0..;
    copy.instances.retain(|_| !gone.instances.contains(&at.next().unwrap_or(0)));
    let loops = ranges.into_values().map(|range| range.templates);
    let loops = loops.filter(|l| !(l.processes.is_empty() && l.registers.is_empty() && l.instances.is_empty()));
    let registers = std::mem::take(&mut copy.registers).into_iter().map(Clocked::from).collect();
    // What outputs show has no name of its own.
    let unnamed = |signal: &SignalId| copy.signal(*signal).name.is_empty() && !leaves.contains_key(signal);
    let absorbed = (0..copy.signals.len()).map(|at| SignalId(at as u32)).filter(unnamed).collect();
    Repeated { module: copy, arrays, registers, loops: loops.collect(), leaves, absorbed }
}

/// What has become part of a loop.
#[derive(Default)]
struct Gone {
    processes: HashSet<usize>,
    registers: HashSet<usize>,
    instances: HashSet<usize>,
}

impl Gone {
    fn contains(&self, driver: Driver) -> bool {
        match driver {
            Driver::Process(at) => self.processes.contains(&at),
            Driver::Register(at) => self.registers.contains(&at),
        }
    }
}

/// What drives an element.
#[derive(Clone, Copy)]
enum Driver {
    Process(usize),
    Register(usize),
}

/// The loop of one count, while it is found.
#[derive(Default)]
pub(super) struct Range {
    templates: Loop,
    /// The template of expressions, one for each element.
    pub(super) tuples: HashMap<Vec<ExprId>, Option<ExprId>>,
    pub(super) leaves: HashMap<(Leaf, u32), SignalId>,
}

pub(super) struct Finder {
    pub(super) module: Module,
    pub(super) table: ExprTable,
    pub(super) arrays: Arrays,
    pub(super) signatures: Vec<u64>,
    ranges: BTreeMap<u32, Range>,
    pub(super) leaves: HashMap<SignalId, Leaf>,
}

impl Finder {
    /// Processes and registers of the elements of arrays.
    fn drivers(&mut self, module: &Module, gone: &mut Gone) {
        let processes = module.processes.iter().enumerate().map(|(at, process)| (process.target, Driver::Process(at)));
        let registers = module.registers.iter().enumerate().map(|(at, register)| (register.q, Driver::Register(at)));
        let drivers: HashMap<SignalId, Driver> = processes.chain(registers).collect();
        for array in 0..self.arrays.all.len() {
            let elements = self.arrays.all[array].elements.clone();
            let drivers: Vec<Option<Driver>> = elements.iter().map(|element| drivers.get(element).copied()).collect();
            let form = |driver: &Option<Driver>| driver.map(|driver| self.form(module, driver));
            let forms: Vec<Option<u64>> = drivers.iter().map(form).collect();
            for (start, end) in runs(&forms) {
                let same: Vec<Driver> = drivers[start..end].iter().flatten().copied().collect();
                self.dividing(&same, &mut |this, part| this.driver(module, part, gone));
            }
            // What begins or ends each row of several rows.
            let mut left: Vec<(u64, Vec<Driver>)> = vec![];
            for (driver, form) in drivers.iter().zip(&forms) {
                let (Some(driver), Some(form)) = (driver, form) else { continue };
                if !gone.contains(*driver) {
                    match left.iter_mut().find(|(other, _)| other == form) {
                        Some((_, same)) => same.push(*driver),
                        None => left.push((*form, vec![*driver])),
                    }
                }
            }
            for (_, same) in left.iter().filter(|(_, same)| same.len() >= LEAST) {
                self.dividing(same, &mut |this, part| this.driver(module, part, gone));
            }
        }
    }

    /// Instances of one module with numbers in their names.
    fn instances(&mut self, module: &Module, gone: &mut Gone) {
        let names = module.instances.iter().enumerate();
        let names: Vec<(usize, &str, u32)> =
            names.map(|(at, instance)| (at, instance.name.as_str(), instance.module.0)).collect();
        for Family { stem, members, .. } in families(&names) {
            self.shrinking(&members, &mut |this, part| this.instance(module, &stem, part, gone));
        }
    }

    /// Tries a run as a whole, then in equal parts, the longest that will do.
    fn dividing<T: Clone>(&mut self, run: &[T], attempt: &mut impl FnMut(&mut Self, &[T]) -> Option<()>) {
        let length = run.len();
        for parts in (1..=length / LEAST).filter(|parts| length.is_multiple_of(*parts)) {
            let mut parts = run.chunks(length / parts);
            let Some(first) = parts.next() else { return };
            if self.shrinking(first, &mut *attempt) {
                parts.for_each(|part| {
                    self.shrinking(part, &mut *attempt);
                });
                return;
            }
        }
    }

    /// Tries all of a run, then all but the first, all but the last; then every second, third and fourth, as the bytes
    /// of words are.
    fn shrinking<T: Clone>(&mut self, run: &[T], attempt: &mut impl FnMut(&mut Self, &[T]) -> Option<()>) -> bool {
        let length = run.len();
        for (skip, end) in [(0, length), (1, length), (0, length - 1), (1, length - 1)] {
            if end - skip >= LEAST && attempt(self, &run[skip..end]).is_some() {
                return true;
            }
        }
        for step in [2, 3, 4] {
            if !length.is_multiple_of(step) || length / step < LEAST {
                continue;
            }
            let every = |first: usize| run.iter().skip(first).step_by(step).cloned().collect::<Vec<T>>();
            if attempt(self, &every(0)).is_some() {
                for first in 1..step {
                    attempt(self, &every(first));
                }
                return true;
            }
        }
        false
    }

    /// A number for the form of what a driver does; drivers that can share a template have equal ones.
    fn form(&self, module: &Module, driver: Driver) -> u64 {
        let mut hasher = DefaultHasher::new();
        match driver {
            Driver::Process(at) => self.hash_body(&module.processes[at].body, &mut hasher),
            Driver::Register(at) => {
                let register = &module.registers[at];
                let enable = register.enable.map(|enable| self.signatures[enable.index()]);
                (1, self.signatures[register.d.index()], enable, &register.init, register.survives_reset)
                    .hash(&mut hasher);
            }
        }
        hasher.finish()
    }

    fn hash_body(&self, body: &[Stmt], hasher: &mut DefaultHasher) {
        body.len().hash(hasher);
        let form = |id: &ExprId| self.signatures[id.index()];
        for statement in body {
            std::mem::discriminant(statement).hash(hasher);
            match statement {
                Stmt::Assign(value) => form(value).hash(hasher),
                Stmt::AssignSlice { offset, value } => (form(offset), form(value)).hash(hasher),
                Stmt::If { condition, then, otherwise } => {
                    form(condition).hash(hasher);
                    self.hash_body(then, hasher);
                    self.hash_body(otherwise, hasher);
                }
                Stmt::Case { subject, arms, default } => {
                    form(subject).hash(hasher);
                    for (constants, body) in arms {
                        constants.hash(hasher);
                        self.hash_body(body, hasher);
                    }
                    self.hash_body(default, hasher);
                }
            }
        }
    }

    pub(super) fn range(&mut self, count: u32) -> &mut Range {
        self.ranges
            .entry(count)
            .or_insert_with(|| Range { templates: Loop { count, ..Loop::default() }, ..Range::default() })
    }

    fn driver(&mut self, module: &Module, run: &[Driver], gone: &mut Gone) -> Option<()> {
        let count = run.len() as u32;
        let processes: Vec<usize> =
            run.iter().filter_map(|driver| if let Driver::Process(at) = driver { Some(*at) } else { None }).collect();
        if processes.len() == run.len() {
            let targets: Vec<SignalId> = processes.iter().map(|at| module.processes[*at].target).collect();
            let bodies: Vec<&[Stmt]> = processes.iter().map(|at| module.processes[*at].body.as_slice()).collect();
            let body = self.body(count, &bodies)?;
            let target = self.signal(count, &targets)?;
            self.range(count).templates.processes.push(Process { target, body });
            gone.processes.extend(processes);
            return Some(());
        }
        let registers: Vec<usize> =
            run.iter().filter_map(|driver| if let Driver::Register(at) = driver { Some(*at) } else { None }).collect();
        if registers.len() != run.len() {
            return None;
        }
        let all = || registers.iter().map(|at| &module.registers[*at]);
        let d: Vec<ExprId> = all().map(|register| register.d).collect();
        let d = self.tuple(count, &d, 0)?;
        let enables: Vec<ExprId> = all().filter_map(|register| register.enable).collect();
        let enable = match enables.len() {
            0 => None,
            _ => Some(self.tuple(count, &enables, 0)?),
        };
        let q: Vec<SignalId> = all().map(|register| register.q).collect();
        let q = self.signal(count, &q)?;
        let Register { init, survives_reset, .. } = module.registers[registers[0]].clone();
        self.range(count).templates.registers.push(Register { q, d, enable, init, survives_reset }.into());
        gone.registers.extend(registers);
        Some(())
    }

    fn instance(&mut self, module: &Module, stem: &str, run: &[usize], gone: &mut Gone) -> Option<()> {
        let count = run.len() as u32;
        let first = &module.instances[run[0]];
        let mut connections = vec![];
        for (at, (port, _)) in first.connections.iter().enumerate() {
            let signals = run.iter().map(|instance| module.instances[*instance].connections.get(at));
            let signals: Vec<SignalId> =
                signals.map(|connection| connection.filter(|c| c.0 == *port).map(|c| c.1)).collect::<Option<_>>()?;
            connections.push((*port, self.signal(count, &signals)?));
        }
        let template = Instance { name: stem.to_owned(), module: first.module, connections };
        self.range(count).templates.instances.push(template);
        gone.instances.extend(run);
        Some(())
    }
}

/// Runs of equal forms, long enough for a loop.
fn runs(forms: &[Option<u64>]) -> Vec<(usize, usize)> {
    let mut found = vec![];
    let mut start = 0;
    for run in forms.chunk_by(|a, b| a == b) {
        if run.len() >= LEAST && run[0].is_some() {
            found.push((start, start + run.len()));
        }
        start += run.len();
    }
    found
}

/// A number for the form of each expression: equal where only signals, constants and places in vectors differ.
fn signatures(module: &Module) -> Vec<u64> {
    let mut all: Vec<u64> = vec![];
    for expr in &module.exprs {
        let mut hasher = DefaultHasher::new();
        (std::mem::discriminant(&expr.op), expr.width).hash(&mut hasher);
        for operand in expr.op.operands() {
            all[operand.index()].hash(&mut hasher);
        }
        all.push(hasher.finish());
    }
    all
}
