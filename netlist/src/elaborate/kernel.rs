//! Lowers a kernel's statements: one list of statements for every signal that it drives, holding only what matters to
//! that signal, so that independent signals of one kernel depend on each other only where the hardware does.
//!
//! A read gives the settled value of its signal, as rust-hdl's simulation finds it by iteration. The exception is an
//! own signal (output or local) that is assigned before and again after the read: there Rust reads the value of the
//! moment. Such signals are found in a first pass; in a second their reads become the expression that they hold.

use super::error::{ElaborateError, Problem};
use super::literal::Literal;
use super::names::{Loops, identifier, resolve};
use super::text;
use crate::ir::{ExprId, ExprTable, Module, SignalId, Stmt};
use crate::schedule::always_assigns;
use crate::value::Value;
use rust_hdl::prelude::ast::{VerilogBlock, VerilogExpression, VerilogLink, VerilogStatement};
use std::collections::{BTreeMap, HashMap, HashSet};

/// What a name in a kernel stands for.
pub(super) enum Net {
    /// A clock; followed by name, not by value.
    Clock,
    /// A `Constant<>` field.
    Constant {
        /// Its value.
        value: Value,
        /// Of type `Signed<N>`.
        signed: bool,
    },
    /// A signal of the module.
    Signal {
        /// Which.
        id: SignalId,
        /// Of type `Signed<N>`.
        signed: bool,
        /// Who may assign it.
        driver: Driver,
    },
    /// A struct: a signal of the module for each field, lowest first.
    Struct {
        /// Them.
        fields: Vec<FieldNet>,
        /// Who may assign it.
        driver: Driver,
    },
}

/// A field of a struct.
pub(super) struct FieldNet {
    /// Its name in the struct, see [`Field`](super::atom::Field).
    pub name: String,
    /// The module's signal.
    pub id: SignalId,
    /// Its lowest bit in the struct.
    pub lsb: u32,
    /// Bits.
    pub width: u32,
}

/// Who may assign a signal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Driver {
    /// The kernel, which reads it back at once: an output or a local.
    KernelOwn,
    /// The kernel, which reads it back settled: an input of a child.
    KernelChild,
    /// Another; what it is, for the message.
    Elsewhere(&'static str),
}

/// The statements of each driven signal.
pub(super) type Bodies = BTreeMap<SignalId, Vec<Stmt>>;

/// What a kernel comes to, besides the expressions it leaves in its module.
#[derive(Default)]
pub(super) struct Lowered {
    /// Statements by signal.
    pub bodies: Bodies,
    /// Clock nets and the clock net that drives each.
    pub clocks: BTreeMap<String, String>,
    /// What is wrong.
    pub errors: Vec<ElaborateError>,
    /// The expressions made so far.
    pub exprs: ExprTable,
}

/// The lowering of one kernel.
pub(super) struct Kernel<'a> {
    pub(super) module: &'a mut Module,
    pub(super) exprs: ExprTable,
    pub(super) nets: &'a HashMap<String, Net>,
    /// `Type$Label` and its value; `None` when two types of that name disagree.
    pub(super) enums: &'a HashMap<String, Option<Value>>,
    pub(super) loops: Loops,
    /// Alternatives around this point.
    pub(super) open_branches: u32,
    path: &'a str,
    result: Lowered,
    order: Order,
    /// Values at this point of the signals that are read between assignments.
    pub(super) now: HashMap<SignalId, ExprId>,
}

/// Where signals are read and assigned, in program order.
#[derive(Default)]
struct Order {
    clock: usize,
    first_write: HashMap<SignalId, usize>,
    last_write: HashMap<SignalId, usize>,
    reads: Vec<(SignalId, usize)>,
    between: HashSet<SignalId>,
}

impl Order {
    fn read_between_writes(&self) -> HashSet<SignalId> {
        let between = |(signal, at): &(SignalId, usize)| {
            let after_first = self.first_write.get(signal).is_some_and(|first| first < at);
            after_first && self.last_write.get(signal).is_some_and(|last| last > at)
        };
        self.reads.iter().filter(|read| between(read)).map(|(signal, _)| *signal).collect()
    }
}

/// Lowers a kernel into `module`, which holds its signals and no expressions yet.
pub(super) fn lower(
    code: &VerilogBlock,
    module: &mut Module,
    nets: &HashMap<String, Net>,
    enums: &HashMap<String, Option<Value>>,
    path: &str,
) -> Lowered {
    let mut between = HashSet::new();
    loop {
        module.exprs.clear();
        let mut kernel = Kernel {
            module,
            exprs: ExprTable::default(),
            nets,
            enums,
            loops: vec![],
            open_branches: 0,
            path,
            result: Lowered::default(),
            order: Order { between: between.clone(), ..Order::default() },
            now: HashMap::new(),
        };
        let bodies = kernel.block(code);
        kernel.result.bodies = bodies;
        kernel.use_values_found();
        let found = kernel.order.read_between_writes();
        if found.is_subset(&between) {
            return Lowered { exprs: kernel.exprs, ..kernel.result };
        }
        between.extend(found);
    }
}

pub(super) fn array_index(index: String) -> Problem {
    Problem::ArrayIndex { index: index.replace('$', ".") }
}

/// Appends statements; what an unconditional assignment of the whole signal overwrites is dropped.
fn append(bodies: &mut Bodies, more: Bodies) {
    for (target, statements) in more {
        let body = bodies.entry(target).or_default();
        if let Some(Stmt::Assign(_)) = statements.first() {
            body.clear();
        }
        body.extend(statements);
    }
}

/// A signal that a statement assigns.
#[derive(Clone, Copy)]
struct Target {
    id: SignalId,
    /// Its lowest bit in the struct that it is a field of.
    lsb: u32,
    width: u32,
    /// An output or local of the block itself.
    own: bool,
}

impl Kernel<'_> {
    pub(super) fn error(&mut self, signal: Option<&str>, code: String, problem: Problem) {
        let path = match signal {
            Some(signal) => format!("{}.{}", self.path, identifier(signal)),
            None => self.path.to_string(),
        };
        let error = ElaborateError::Kernel { path, code, problem };
        // An unrolled loop meets the same text again and again.
        if !self.result.errors.contains(&error) {
            self.result.errors.push(error);
        }
    }

    pub(super) fn read_signal(&mut self, id: SignalId) -> ExprId {
        self.order.clock += 1;
        self.order.reads.push((id, self.order.clock));
        match self.now.get(&id) {
            Some(value) => *value,
            None => self.exprs.signal(self.module, id),
        }
    }

    /// Gives the signals that are read between assignments the value they end with, unless some path leaves them
    /// unassigned: then the statements show where.
    fn use_values_found(&mut self) {
        for id in &self.order.between {
            if let (Some(value), Some(body)) = (self.now.get(id), self.result.bodies.get_mut(id))
                && always_assigns(self.module, *id, body)
            {
                *body = vec![Stmt::Assign(*value)];
            }
        }
    }

    fn wrote(&mut self, target: &Target) {
        self.order.clock += 1;
        if target.own {
            self.order.first_write.entry(target.id).or_insert(self.order.clock);
            self.order.last_write.insert(target.id, self.order.clock);
        }
    }

    pub(super) fn block(&mut self, code: &VerilogBlock) -> Bodies {
        let mut bodies = Bodies::new();
        for statement in code {
            append(&mut bodies, self.statement(statement));
        }
        bodies
    }

    pub(super) fn statement(&mut self, statement: &VerilogStatement) -> Bodies {
        match statement {
            VerilogStatement::Assignment(target, value) => self.assignment(statement, target, value),
            VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
                self.slice_assignment(statement, base, *width as u32, offset, replacement)
            }
            VerilogStatement::If(conditional) => self.conditional(conditional),
            VerilogStatement::Match(choice) => self.choice(choice),
            VerilogStatement::Comment(_) => Bodies::new(),
            VerilogStatement::Macro(code) => self.block(code),
            VerilogStatement::Loop(repeat) => {
                let bound = |literal| Literal::parse(literal).and_then(|bound| bound.to_i128());
                let (Some(from), Some(to)) = (bound(&repeat.from), bound(&repeat.to)) else {
                    let construct = format!("the bounds of the loop over {}", repeat.index);
                    let problem = Problem::Unsupported { construct, advice: "use numbers or Rust constants" };
                    self.error(None, text::statement(statement), problem);
                    return Bodies::new();
                };
                let mut bodies = Bodies::new();
                for value in from..to {
                    self.loops.push((repeat.index.clone(), value));
                    append(&mut bodies, self.block(&repeat.block));
                    self.loops.pop();
                }
                bodies
            }
            VerilogStatement::Link(links) => {
                let mut bodies = Bodies::new();
                for link in links {
                    append(&mut bodies, self.link(link));
                }
                bodies
            }
        }
    }

    fn link(&mut self, link: &VerilogLink) -> Bodies {
        let (ends, forward) = match link {
            VerilogLink::Forward(ends) => (ends, true),
            VerilogLink::Backward(ends) => (ends, false),
            VerilogLink::Bidirectional(ends) => {
                let construct = format!("the bidirectional signal {}", ends.owner_name);
                let advice = "use an input, an output and an enable";
                self.error(None, text::link(link), Problem::Unsupported { construct, advice });
                return Bodies::new();
            }
        };
        let field = ends.my_name.trim_start_matches('.');
        let name = |owner: &str| if field.is_empty() { owner.to_string() } else { format!("{owner}${field}") };
        let (owner, other) = (name(&ends.owner_name), name(&ends.other_name));
        let (target, value) = if forward { (other, owner) } else { (owner, other) };
        let (target, value) = (VerilogExpression::Signal(target), VerilogExpression::Signal(value));
        let statement = VerilogStatement::Assignment(target.clone(), value.clone());
        self.assignment(&statement, &target, &value)
    }

    /// The signals that a statement assigns, of a struct those of its fields; none after a clock connection.
    fn targets(&mut self, ast: &VerilogExpression, value: &VerilogExpression) -> Result<Vec<Target>, Problem> {
        let VerilogExpression::Signal(name) = ast else {
            let construct = "an assignment to something that is not a signal".to_string();
            return Err(Problem::Unsupported { construct, advice: "assign `.next` of a signal" });
        };
        let name = resolve(name, &self.loops).map_err(array_index)?;
        match self.nets.get(&name) {
            None => Err(Problem::UnknownName { name: name.replace('$', ".") }),
            Some(Net::Constant { .. }) => Err(Problem::DrivenElsewhere { what: "a constant" }),
            Some(Net::Clock) => {
                let VerilogExpression::Signal(from) = value else { return Err(Problem::ClockNotTraced) };
                let from = resolve(from, &self.loops).map_err(array_index)?;
                if !matches!(self.nets.get(&from), Some(Net::Clock)) {
                    return Err(Problem::ClockNotTraced);
                }
                let again = self.result.clocks.insert(name, from).is_some();
                if again || self.open_branches > 0 {
                    return Err(Problem::ClockNotTraced);
                }
                Ok(vec![])
            }
            Some(
                Net::Signal { driver: Driver::Elsewhere(what), .. }
                | Net::Struct { driver: Driver::Elsewhere(what), .. },
            ) => Err(Problem::DrivenElsewhere { what }),
            Some(Net::Signal { id, driver, .. }) => {
                let width = self.module.signal(*id).width;
                Ok(vec![Target { id: *id, lsb: 0, width, own: *driver == Driver::KernelOwn }])
            }
            Some(Net::Struct { fields, driver }) => {
                let own = *driver == Driver::KernelOwn;
                let target = |field: &FieldNet| Target { id: field.id, lsb: field.lsb, width: field.width, own };
                Ok(fields.iter().map(target).collect())
            }
        }
    }

    fn assignment(
        &mut self,
        statement: &VerilogStatement,
        target: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Bodies {
        match self.assigned(target, value) {
            Ok(values) => values.into_iter().map(|(id, value)| (id, vec![Stmt::Assign(value)])).collect(),
            Err(problem) => self.refuse(statement, target, problem),
        }
    }

    fn assigned(
        &mut self,
        target: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<Vec<(SignalId, ExprId)>, Problem> {
        let targets = self.targets(target, value)?;
        if targets.is_empty() {
            return Ok(vec![]);
        }
        let expected = targets.iter().map(|target| target.width).sum();
        let value = self.expression(value, Some(expected))?;
        self.expect_width(value, expected)?;
        self.spread(&targets, 0, value)
    }

    /// Assigns a value to the signals that hold its bits; it begins at bit `lsb` of their struct.
    fn spread(&mut self, targets: &[Target], lsb: u32, value: ExprId) -> Result<Vec<(SignalId, ExprId)>, Problem> {
        let mut assigned = vec![];
        for target in targets {
            let value = self.exprs.slice(self.module, value, target.lsb - lsb, target.width)?;
            self.wrote(target);
            if self.order.between.contains(&target.id) {
                self.now.insert(target.id, value);
            }
            assigned.push((target.id, value));
        }
        Ok(assigned)
    }

    fn expect_width(&self, value: ExprId, expected: u32) -> Result<(), Problem> {
        let found = self.module.width(value);
        if found == expected { Ok(()) } else { Err(Problem::WidthMismatch { expected, found }) }
    }

    fn refuse(&mut self, statement: &VerilogStatement, target: &VerilogExpression, problem: Problem) -> Bodies {
        let name = match target {
            VerilogExpression::Signal(name) => resolve(name, &self.loops).unwrap_or_else(|_| name.clone()),
            _ => String::new(),
        };
        self.error(Some(&name), text::statement(statement), problem);
        Bodies::new()
    }

    fn slice_assignment(
        &mut self,
        statement: &VerilogStatement,
        base: &VerilogExpression,
        expected: u32,
        offset: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Bodies {
        match self.sliced(base, expected, offset, value) {
            Ok(bodies) => bodies,
            Err(problem) => self.refuse(statement, base, problem),
        }
    }

    /// A part of a signal, or whole fields of a struct.
    fn sliced(
        &mut self,
        base: &VerilogExpression,
        expected: u32,
        offset: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<Bodies, Problem> {
        let targets = self.targets(base, value)?;
        let value = self.expression(value, Some(expected))?;
        self.expect_width(value, expected)?;
        let [target] = targets[..] else { return self.fields(&targets, expected, offset, value) };
        let offset = self.offset(offset)?;
        self.wrote(&target);
        if self.order.between.contains(&target.id) {
            let now = self.current(target.id);
            let replaced = self.replaced(now, offset, value)?;
            self.now.insert(target.id, replaced);
        }
        Ok(Bodies::from([(target.id, vec![Stmt::AssignSlice { offset, value }])]))
    }

    /// The fields of a struct that the `width` bits from `offset` on are.
    fn fields(
        &mut self,
        targets: &[Target],
        width: u32,
        offset: &VerilogExpression,
        value: ExprId,
    ) -> Result<Bodies, Problem> {
        let whole = || Problem::Unsupported {
            construct: "an assignment to a part of a struct that is not a field".to_string(),
            advice: "assign whole fields",
        };
        let lsb = self.number(offset).and_then(|lsb| u32::try_from(lsb).ok()).ok_or_else(whole)?;
        let is_in = |target: &&Target| target.lsb >= lsb && target.lsb + target.width <= lsb + width;
        let targets: Vec<Target> = targets.iter().filter(is_in).copied().collect();
        if targets.iter().map(|target| target.width).sum::<u32>() != width {
            return Err(whole());
        }
        let assigned = self.spread(&targets, lsb, value)?;
        Ok(assigned.into_iter().map(|(id, value)| (id, vec![Stmt::Assign(value)])).collect())
    }
}
