//! Who drives each signal of a module, and which signals a piece of logic reads: what an order of evaluation is made of.

use crate::ir::{ExprId, Module, Netlist, Op, Signal, SignalId, SignalKind, Stmt};
use crate::value::Value;

/// The one source of a signal's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// The parent, or the test bench at the top; the clock too.
    Input,
    /// Index into [`Module::processes`].
    Process(usize),
    /// Index into [`Module::registers`].
    Register(usize),
    /// A read port.
    Read {
        /// Index into [`Module::memories`].
        memory: usize,
        /// Index into the memory's read ports.
        port: usize,
    },
    /// An output of a child.
    Child {
        /// Index into [`Module::instances`].
        instance: usize,
        /// The child's output.
        port: SignalId,
    },
}

/// A signal that does not have exactly one driver.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DriverError {
    /// Nothing drives it.
    #[error("signal {signal} of module {module} is driven by nothing; assign it or make it an input")]
    Undriven {
        /// Module name.
        module: String,
        /// Signal name.
        signal: String,
    },
    /// Two sources, or an input that is driven from inside.
    #[error("signal {signal} of module {module} is driven twice; keep one of the drivers")]
    Twice {
        /// Module name.
        module: String,
        /// Signal name.
        signal: String,
    },
}

/// All drivers of every signal of `module`, in the order of its signals.
pub fn all_drivers(netlist: &Netlist, module: &Module) -> Vec<Vec<Driver>> {
    let mut found: Vec<Vec<Driver>> = vec![vec![]; module.signals.len()];
    let mut add = |signal: SignalId, driver| found[signal.index()].push(driver);
    for (at, signal) in module.signals.iter().enumerate() {
        if matches!(signal.kind, SignalKind::Input | SignalKind::Clock | SignalKind::Reset) {
            add(SignalId(at as u32), Driver::Input);
        }
    }
    for (at, process) in module.processes.iter().enumerate() {
        add(process.target, Driver::Process(at));
    }
    for (at, register) in module.registers.iter().enumerate() {
        add(register.q, Driver::Register(at));
    }
    for (memory, ram) in module.memories.iter().enumerate() {
        for (port, read) in ram.reads.iter().enumerate() {
            add(read.data, Driver::Read { memory, port });
        }
    }
    for (instance, child) in module.instances.iter().enumerate() {
        let ports = netlist.module(child.module);
        for (port, signal) in &child.connections {
            if ports.signal(*port).kind == SignalKind::Output {
                add(*signal, Driver::Child { instance, port: *port });
            }
        }
    }
    found
}

/// The driver of every signal of `module`, in the order of its signals.
///
/// # Errors
/// The first signal that does not have exactly one driver.
pub fn drivers(netlist: &Netlist, module: &Module) -> Result<Vec<Driver>, DriverError> {
    let found = all_drivers(netlist, module).into_iter().zip(&module.signals);
    let one = |(drivers, signal): (Vec<Driver>, &Signal)| {
        let (module, signal) = (module.name.clone(), signal.name.clone());
        match drivers[..] {
            [driver] => Ok(driver),
            [] => Err(DriverError::Undriven { module, signal }),
            _ => Err(DriverError::Twice { module, signal }),
        }
    };
    found.map(one).collect()
}

/// Whether statements assign every bit of their target on every path; those that do not make a latch.
pub fn always_assigns(module: &Module, target: SignalId, body: &[Stmt]) -> bool {
    assigned(module, body, module.signal(target).width).is_ones()
}

/// The bits that every path through `body` assigns.
fn assigned(module: &Module, body: &[Stmt], width: u32) -> Value {
    body.iter().fold(Value::zero(width), |bits, statement| match statement {
        _ if bits.is_ones() => bits,
        Stmt::Assign(_) => Value::ones(width),
        Stmt::AssignSlice { offset, value } => match &module.expr(*offset).op {
            Op::Constant(offset) => match offset.to_u64() {
                Some(offset) => bits.replace(offset, &Value::ones(module.width(*value))),
                None => bits,
            },
            _ => bits,
        },
        Stmt::If { then, otherwise, .. } => {
            bits.or(&assigned(module, then, width).and(&assigned(module, otherwise, width)))
        }
        Stmt::Case { subject, arms, default } => {
            let values: u64 = arms.iter().map(|(constants, _)| constants.len() as u64).sum();
            let exhaustive = 1u64.checked_shl(module.width(*subject)) == Some(values);
            let default = if exhaustive { Value::ones(width) } else { assigned(module, default, width) };
            let arms = arms.iter().map(|(_, body)| assigned(module, body, width));
            bits.or(&arms.fold(default, |all, arm| all.and(&arm)))
        }
    })
}

/// Finds the signals that logic of one module reads, each once per query.
pub struct Reads<'a> {
    module: &'a Module,
    query: u32,
    seen: Vec<u32>,
}

impl<'a> Reads<'a> {
    /// For expressions and statements of `module`.
    pub fn new(module: &'a Module) -> Self {
        Self { module, query: 0, seen: vec![0; module.exprs.len()] }
    }

    /// Signals that the value of some of `roots` may depend on, in no particular order; without duplicates when the
    /// module keeps each distinct expression once.
    pub fn of_exprs(&mut self, roots: impl IntoIterator<Item = ExprId>) -> Vec<SignalId> {
        self.query += 1;
        let mut signals = vec![];
        let mut open: Vec<ExprId> = roots.into_iter().collect();
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut self.seen[id.index()], self.query) == self.query {
                continue;
            }
            match &self.module.expr(id).op {
                Op::Signal(signal) => signals.push(*signal),
                op => open.extend(op.operands()),
            }
        }
        signals
    }

    /// Signals that the outcome of statements may depend on.
    pub fn of_statements(&mut self, body: &[Stmt]) -> Vec<SignalId> {
        let mut roots = vec![];
        statement_roots(body, &mut roots);
        self.of_exprs(roots)
    }
}

/// The expressions that statements use directly.
pub fn statement_roots(body: &[Stmt], roots: &mut Vec<ExprId>) {
    for statement in body {
        match statement {
            Stmt::Assign(value) => roots.push(*value),
            Stmt::AssignSlice { offset, value } => roots.extend([*offset, *value]),
            Stmt::If { condition, then, otherwise } => {
                roots.push(*condition);
                statement_roots(then, roots);
                statement_roots(otherwise, roots);
            }
            Stmt::Case { subject, arms, default } => {
                roots.push(*subject);
                arms.iter().for_each(|(_, body)| statement_roots(body, roots));
                statement_roots(default, roots);
            }
        }
    }
}
