//! Copies a module with some signals replaced by others or left out: the replaced ones and the expressions that nothing
//! uses are left out, expressions that have become equal are kept once.

use crate::ir::{Expr, ExprId, Memory, Module, Op, Process, ReadPort, Register, Signal, SignalId, Stmt, WritePort};
use std::collections::HashMap;

/// `module` with every signal in `replaced` gone and its uses turned to the signal it maps to, which is not itself
/// replaced.
pub fn replace_signals(module: &Module, replaced: &HashMap<SignalId, SignalId>) -> Module {
    let mut copy = empty_copy(module);
    let mut signals = vec![SignalId(0); module.signals.len()];
    for (at, signal) in module.signals.iter().enumerate() {
        if !replaced.contains_key(&SignalId(at as u32)) {
            signals[at] = copy.add_signal(signal.clone());
        }
    }
    for (from, to) in replaced {
        signals[from.index()] = signals[to.index()];
    }
    Rewrite { module, signals, exprs: vec![None; module.exprs.len()], known: HashMap::new(), copy }.run()
}

/// `module` without the signals that are not kept, which nothing uses any more, and the new number of each signal.
pub fn keep_signals(module: &Module, kept: &[bool]) -> (Module, Vec<Option<SignalId>>) {
    let mut copy = empty_copy(module);
    let keep = |(signal, kept): (&Signal, &bool)| kept.then(|| copy.add_signal(signal.clone()));
    let numbers: Vec<Option<SignalId>> = module.signals.iter().zip(kept).map(keep).collect();
    let signals = numbers.iter().map(|number| number.unwrap_or(SignalId(0))).collect();
    let copy = Rewrite { module, signals, exprs: vec![None; module.exprs.len()], known: HashMap::new(), copy }.run();
    (copy, numbers)
}

fn empty_copy(module: &Module) -> Module {
    let mut copy = Module::new(module.name.clone(), module.source.clone(), module.kind);
    copy.notes.clone_from(&module.notes);
    copy
}

struct Rewrite<'a> {
    module: &'a Module,
    /// New number of each signal.
    signals: Vec<SignalId>,
    /// New number of each expression copied so far.
    exprs: Vec<Option<ExprId>>,
    known: HashMap<Expr, ExprId>,
    copy: Module,
}

impl Rewrite<'_> {
    fn run(mut self) -> Module {
        let module = self.module;
        for process in &module.processes {
            let body = self.statements(&process.body);
            self.copy.processes.push(Process { target: self.signal(process.target), body });
        }
        for Register { q, d, enable, init, survives_reset } in &module.registers {
            let register = Register {
                q: self.signal(*q),
                d: self.expr(*d),
                enable: enable.map(|enable| self.expr(enable)),
                init: init.clone(),
                survives_reset: *survives_reset,
            };
            self.copy.registers.push(register);
        }
        for memory in &module.memories {
            let memory = self.memory(memory);
            self.copy.memories.push(memory);
        }
        for instance in &module.instances {
            let mut instance = instance.clone();
            for (_, signal) in &mut instance.connections {
                *signal = self.signal(*signal);
            }
            self.copy.instances.push(instance);
        }
        self.copy
    }

    fn signal(&self, id: SignalId) -> SignalId {
        self.signals[id.index()]
    }

    fn memory(&mut self, memory: &Memory) -> Memory {
        let read = |this: &mut Self, port: &ReadPort| ReadPort {
            address: this.expr(port.address),
            enable: port.enable.map(|enable| this.expr(enable)),
            data: this.signal(port.data),
            registered: port.registered,
        };
        let write = |this: &mut Self, port: &WritePort| WritePort {
            address: this.expr(port.address),
            enable: this.expr(port.enable),
            data: this.expr(port.data),
            mask: port.mask.map(|mask| this.expr(mask)),
        };
        Memory {
            reads: memory.reads.iter().map(|port| read(self, port)).collect(),
            writes: memory.writes.iter().map(|port| write(self, port)).collect(),
            ..memory.clone()
        }
    }

    /// Copies an expression after its operands, without recursion: generators build deep ones.
    fn expr(&mut self, root: ExprId) -> ExprId {
        let mut open = vec![root];
        while let Some(&id) = open.last() {
            let expr = self.module.expr(id);
            let missing = |operand: &ExprId| self.exprs[operand.index()].is_none();
            let missing: Vec<ExprId> = expr.op.operands().into_iter().filter(missing).collect();
            if !missing.is_empty() {
                open.extend(missing);
                continue;
            }
            open.pop();
            let op = match &expr.op {
                Op::Signal(signal) => Op::Signal(self.signal(*signal)),
                op => op.map_operands(|operand| self.exprs[operand.index()].unwrap_or(operand)),
            };
            let expr = Expr { op, width: expr.width };
            let next = ExprId(self.copy.exprs.len() as u32);
            let new = *self.known.entry(expr).or_insert_with_key(|expr| {
                self.copy.exprs.push(expr.clone());
                next
            });
            self.exprs[id.index()] = Some(new);
        }
        self.exprs[root.index()].unwrap_or(root)
    }

    fn statements(&mut self, body: &[Stmt]) -> Vec<Stmt> {
        body.iter().map(|statement| self.statement(statement)).collect()
    }

    fn statement(&mut self, statement: &Stmt) -> Stmt {
        match statement {
            Stmt::Assign(value) => Stmt::Assign(self.expr(*value)),
            Stmt::AssignSlice { offset, value } => {
                Stmt::AssignSlice { offset: self.expr(*offset), value: self.expr(*value) }
            }
            Stmt::If { condition, then, otherwise } => Stmt::If {
                condition: self.expr(*condition),
                then: self.statements(then),
                otherwise: self.statements(otherwise),
            },
            Stmt::Case { subject, arms, default } => Stmt::Case {
                subject: self.expr(*subject),
                arms: arms.iter().map(|(constants, body)| (constants.clone(), self.statements(body))).collect(),
                default: self.statements(default),
            },
        }
    }
}
