//! Checks the widths that meet outside expressions; inside them [`crate::ir::ExprTable`] has done it.

use super::{CheckError, at};
use crate::ir::{ExprId, Memory, Module, Netlist, Process, Stmt};

/// All widths of one module that do not fit.
pub(super) fn check(netlist: &Netlist, module: &Module, path: &str) -> Vec<CheckError> {
    let mut widths = Widths { module, path: String::new(), errors: vec![] };
    for process in &module.processes {
        widths.path = at(module, path, process.target);
        widths.process(process);
    }
    for register in &module.registers {
        let width = module.signal(register.q).width;
        widths.path = at(module, path, register.q);
        widths.expr("the next value", width, register.d);
        widths.equal("the initial value", width, register.init.width());
        widths.optional("the enable", 1, register.enable);
    }
    for memory in &module.memories {
        widths.path = format!("{path}.{}", memory.name);
        widths.memory(memory);
    }
    for instance in &module.instances {
        let child = netlist.module(instance.module);
        for (port, signal) in &instance.connections {
            let port = child.signal(*port);
            widths.path = format!("{path}.{}.{}", instance.name, port.name);
            widths.equal("the connected signal", port.width, module.signal(*signal).width);
        }
    }
    widths.errors
}

struct Widths<'a> {
    module: &'a Module,
    path: String,
    errors: Vec<CheckError>,
}

impl Widths<'_> {
    fn equal(&mut self, what: &'static str, expected: u32, found: u32) {
        if expected != found {
            self.errors.push(CheckError::Width { path: self.path.clone(), what, expected, found });
        }
    }

    fn expr(&mut self, what: &'static str, expected: u32, expr: ExprId) {
        self.equal(what, expected, self.module.width(expr));
    }

    fn optional(&mut self, what: &'static str, expected: u32, expr: Option<ExprId>) {
        if let Some(expr) = expr {
            self.expr(what, expected, expr);
        }
    }

    fn process(&mut self, process: &Process) {
        self.statements(&process.body, self.module.signal(process.target).width);
    }

    fn statements(&mut self, body: &[Stmt], width: u32) {
        for statement in body {
            match statement {
                Stmt::Assign(value) => self.expr("the value", width, *value),
                Stmt::AssignSlice { .. } => {}
                Stmt::If { condition, then, otherwise } => {
                    self.expr("a condition", 1, *condition);
                    self.statements(then, width);
                    self.statements(otherwise, width);
                }
                Stmt::Case { subject, arms, default } => {
                    for (constants, body) in arms {
                        let subject = self.module.width(*subject);
                        constants.iter().for_each(|it| self.equal("a case label", subject, it.width()));
                        self.statements(body, width);
                    }
                    self.statements(default, width);
                }
            }
        }
    }

    fn memory(&mut self, memory: &Memory) {
        memory.init.iter().for_each(|word| self.equal("an initial word", memory.width, word.width()));
        for read in &memory.reads {
            self.equal("read data", memory.width, self.module.signal(read.data).width);
            self.optional("a read enable", 1, read.enable);
        }
        for write in &memory.writes {
            self.expr("write data", memory.width, write.data);
            self.expr("a write enable", 1, write.enable);
            if let Some(mask) = write.mask {
                let parts = self.module.width(mask);
                self.equal("the write mask times its parts", memory.width, memory.width / parts * parts);
            }
        }
    }
}
