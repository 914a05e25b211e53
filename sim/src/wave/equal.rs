//! Which signals always have the same value, so that a waveform has it once: the names of a net, copies of it, and the same
//! logic of the same values, as when several instances of a module decode one instruction.
//!
//! What keeps a value over the clock edge is only equal to itself: it can be overwritten from outside.

use crate::engine::{Hierarchy, ScopeId};
use std::collections::HashMap;
use std::rc::Rc;
use tombolo_netlist::ir::{EnumLabels, ExprId, ModuleId, Op, Process, SignalId, Stmt};
use tombolo_netlist::schedule::{Driver, Reads};

/// Signals of the same class have the same value whenever they are settled, and the same labels: the place of one of them.
pub type Class = u32;

/// No class yet.
const NONE: Class = Class::MAX;

/// Finds the class of a signal.
pub struct Classes<'a> {
    hierarchy: &'a Hierarchy,
    /// By instance, the place of its first signal in `known`.
    first: Vec<usize>,
    known: Vec<Class>,
    /// By module.
    logic: Vec<Module<'a>>,
    computed: HashMap<Computation<'a>, Class>,
}

/// What is known of a module's logic.
struct Module<'a> {
    reads: Reads<'a>,
    /// By process, the signals that it reads.
    read_by: Vec<Option<Rc<[SignalId]>>>,
}

/// Logic, and the classes of what it reads.
#[derive(PartialEq, Eq, Hash)]
struct Computation<'a> {
    module: ModuleId,
    logic: Logic,
    labels: Option<&'a EnumLabels>,
    operands: Vec<Class>,
}

/// What gives a signal its value.
#[derive(PartialEq, Eq, Hash)]
enum Logic {
    /// The value of an expression, of which a module has equal ones once.
    Expr(ExprId),
    /// Index of a process.
    Process(usize),
}

impl<'a> Classes<'a> {
    /// Of a design in which no class is known.
    pub fn new(hierarchy: &'a Hierarchy) -> Self {
        let modules = &hierarchy.netlist().modules;
        let (mut first, mut signals) = (vec![], 0);
        for scope in hierarchy.scopes() {
            first.push(signals);
            signals += modules[scope.module.index()].signals.len();
        }
        let logic = modules
            .iter()
            .map(|module| Module { reads: Reads::new(module), read_by: vec![None; module.processes.len()] });
        Self { hierarchy, first, known: vec![NONE; signals], logic: logic.collect(), computed: HashMap::new() }
    }

    /// The class of a signal.
    pub fn of(&mut self, scope: ScopeId, signal: SignalId) -> Class {
        let (scope, signal) = self.hierarchy.origin(scope, signal);
        let place = self.first[scope.index()] + signal.index();
        if self.known[place] == NONE {
            // For the time being one of its own, so that this ends for a signal that depends on itself bit by bit.
            self.known[place] = place as Class;
            self.known[place] = self.found(scope, signal, place as Class);
        }
        self.known[place]
    }

    /// The class of the signal that a net has its value from, `new` if it is in none of those that are known.
    fn found(&mut self, scope: ScopeId, signal: SignalId, new: Class) -> Class {
        let module_id = self.hierarchy.scope(scope).module;
        let module = self.hierarchy.netlist().module(module_id);
        let Driver::Process(number) = self.hierarchy.drivers(module_id)[signal.index()] else { return new };
        let process = &module.processes[number];
        let labels = module.signal(signal).labels.as_deref();
        let value = whole(process);
        if let Some(Op::Signal(copied)) = value.map(|value| &module.expr(value).op)
            && (labels.is_none() || labels == module.signal(*copied).labels.as_deref())
        {
            return self.of(scope, *copied);
        }
        let logic = value.map_or(Logic::Process(number), Logic::Expr);
        let Module { reads, read_by } = &mut self.logic[module_id.index()];
        let read = read_by[number].get_or_insert_with(|| match logic {
            Logic::Expr(value) => reads.of_exprs([value]).into(),
            Logic::Process(_) => reads.of_statements(&process.body).into(),
        });
        let operands = read.clone().iter().map(|read| self.of(scope, *read)).collect();
        *self.computed.entry(Computation { module: module_id, logic, labels, operands }).or_insert(new)
    }
}

/// The expression that a process assigns in the end, whatever it does before.
fn whole(process: &Process) -> Option<ExprId> {
    match process.body.last() {
        Some(Stmt::Assign(value)) => Some(*value),
        _ => None,
    }
}
