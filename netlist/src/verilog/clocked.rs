//! What happens to registers at an edge of the clock, as one would write it by hand: `if (take) held <= given;` instead of
//! a signal with the next value, a block that computes it and an assignment. Registers that change under one condition
//! share its branch.

use super::places::roots;
use super::repeat::{Leaf, Repeated};
use crate::ir::{ExprId, Module, Op, Process, Register, SignalId, SignalKind, Stmt};
use crate::schedule::statement_roots;
use crate::value::Value;
use std::collections::{HashMap, HashSet};

/// A register, and the statements that give it its next value.
#[derive(Clone, Debug)]
pub(super) struct Clocked {
    pub(super) q: SignalId,
    pub(super) enable: Option<ExprId>,
    pub(super) init: Value,
    pub(super) survives_reset: bool,
    pub(super) body: Vec<Stmt>,
}

impl Clocked {
    /// Adds the expressions that it uses directly.
    pub(super) fn roots(&self, roots: &mut Vec<ExprId>) {
        statement_roots(&self.body, roots);
        roots.extend(self.enable);
    }
}

impl From<Register> for Clocked {
    fn from(Register { q, d, enable, init, survives_reset }: Register) -> Self {
        Self { q, enable, init, survives_reset, body: vec![Stmt::Assign(d)] }
    }
}

/// A statement that says what it assigns.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Assign { target: SignalId, value: ExprId },
    AssignSlice { target: SignalId, offset: ExprId, value: ExprId },
    If { condition: ExprId, then: Vec<Step>, otherwise: Vec<Step> },
    Case { subject: ExprId, arms: Vec<(Vec<Value>, Vec<Step>)>, default: Vec<Step> },
}

impl Step {
    /// The first signal that it assigns, in some branch.
    pub(super) fn first_target(&self) -> Option<SignalId> {
        match self {
            Self::Assign { target, .. } | Self::AssignSlice { target, .. } => Some(*target),
            Self::If { then, otherwise, .. } => then.iter().chain(otherwise).find_map(Self::first_target),
            Self::Case { arms, default, .. } => {
                arms.iter().flat_map(|(_, body)| body).chain(default).find_map(Self::first_target)
            }
        }
    }
}

/// Those that assign a signal that is wanted, with the branches around them.
pub(super) fn only(steps: &[Step], wanted: &impl Fn(SignalId) -> bool) -> Vec<Step> {
    let of = |steps: &[Step]| only(steps, wanted);
    let step = |step: &Step| match step {
        Step::Assign { target, .. } | Step::AssignSlice { target, .. } => wanted(*target).then(|| step.clone()),
        Step::If { condition, then, otherwise } => {
            let (then, otherwise) = (of(then), of(otherwise));
            let is_empty = then.is_empty() && otherwise.is_empty();
            (!is_empty).then_some(Step::If { condition: *condition, then, otherwise })
        }
        Step::Case { subject, arms, default } => {
            let arms: Vec<_> = arms.iter().map(|(constants, body)| (constants.clone(), of(body))).collect();
            let default = of(default);
            let is_empty = default.is_empty() && arms.iter().all(|(_, body)| body.is_empty());
            (!is_empty).then_some(Step::Case { subject: *subject, arms, default })
        }
    };
    steps.iter().filter_map(step).collect()
}

/// The statements of one target.
pub(super) fn steps(body: &[Stmt], target: SignalId) -> Vec<Step> {
    let step = |statement: &Stmt| match statement {
        Stmt::Assign(value) => Step::Assign { target, value: *value },
        Stmt::AssignSlice { offset, value } => Step::AssignSlice { target, offset: *offset, value: *value },
        Stmt::If { condition, then, otherwise } => {
            Step::If { condition: *condition, then: steps(then, target), otherwise: steps(otherwise, target) }
        }
        Stmt::Case { subject, arms, default } => Step::Case {
            subject: *subject,
            arms: arms.iter().map(|(constants, body)| (constants.clone(), steps(body, target))).collect(),
            default: steps(default, target),
        },
    };
    body.iter().map(step).collect()
}

/// The expressions that steps use directly.
pub(super) fn step_roots(steps: &[Step], roots: &mut Vec<ExprId>) {
    for step in steps {
        match step {
            Step::Assign { value, .. } => roots.push(*value),
            Step::AssignSlice { offset, value, .. } => roots.extend([*offset, *value]),
            Step::If { condition, then, otherwise } => {
                roots.push(*condition);
                step_roots(then, roots);
                step_roots(otherwise, roots);
            }
            Step::Case { subject, arms, default } => {
                roots.push(*subject);
                arms.iter().for_each(|(_, body)| step_roots(body, roots));
                step_roots(default, roots);
            }
        }
    }
}

/// The registers of a module, or of a loop, in one block.
#[derive(Clone, Default, Debug)]
pub(super) struct ClockedBlock {
    /// With their values after configuration.
    pub(super) registers: Vec<(SignalId, Value)>,
    /// Those of them that a reset leaves as they are.
    pub(super) survivors: HashSet<SignalId>,
    /// Enables, each with the first register that has it.
    pub(super) enables: Vec<(ExprId, SignalId)>,
    pub(super) steps: Vec<Step>,
}

impl ClockedBlock {
    /// The block of these registers.
    pub(super) fn of(registers: &[Clocked]) -> Self {
        let mut block = Self::default();
        for Clocked { q, enable, init, survives_reset, body } in registers {
            block.registers.push((*q, init.clone()));
            if *survives_reset {
                block.survivors.insert(*q);
            }
            let mut next = steps(body, *q);
            if let Some(enable) = *enable {
                if block.enables.iter().all(|(other, _)| *other != enable) {
                    block.enables.push((enable, *q));
                }
                next = vec![Step::If { condition: enable, then: next, otherwise: vec![] }];
            }
            join(&mut block.steps, next);
        }
        block
    }

    /// The expressions that it uses directly.
    pub(super) fn roots(&self) -> Vec<ExprId> {
        let mut roots = vec![];
        step_roots(&self.steps, &mut roots);
        roots
    }
}

/// Adds the steps of another register. Those of different registers do not depend on each other's order, since all are
/// assigned at the end of the time step; those of one register stay in theirs.
fn join(into: &mut Vec<Step>, more: Vec<Step>) {
    let mut from = 0;
    for step in more {
        match into[from..].iter().position(|other| are_alike(other, &step)) {
            Some(at) => {
                join_one(&mut into[from + at], step);
                from += at + 1;
            }
            None => {
                // Behind what this register has done, at the end.
                into.push(step);
                from = into.len();
            }
        }
    }
}

/// Branches of one condition, which can be one branch.
fn are_alike(one: &Step, other: &Step) -> bool {
    match (one, other) {
        (Step::If { condition: a, .. }, Step::If { condition: b, .. }) => a == b,
        (Step::Case { subject: a, arms: one, .. }, Step::Case { subject: b, arms: other, .. }) => {
            a == b && one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.0 == other.0)
        }
        _ => false,
    }
}

fn join_one(into: &mut Step, more: Step) {
    match (into, more) {
        (Step::If { then, otherwise, .. }, Step::If { then: more, otherwise: other, .. }) => {
            join(then, more);
            join(otherwise, other);
        }
        (Step::Case { arms, default, .. }, Step::Case { arms: more, default: other, .. }) => {
            arms.iter_mut().zip(more).for_each(|((_, arm), (_, more))| join(arm, more));
            join(default, other);
        }
        _ => {}
    }
}

/// Gives registers the statements of their next values, where nothing else reads these.
pub(super) fn absorb(repeated: &mut Repeated) {
    let survey = Survey::of(repeated);
    let chosen = survey.chosen(repeated);
    let Repeated { module, registers, loops, absorbed, arrays, .. } = repeated;
    take(&survey.signals, &chosen, &mut module.processes, registers);
    for each in loops {
        take(&survey.signals, &chosen, &mut each.processes, &mut each.registers);
    }
    absorbed.extend(chosen);
    // The elements that templates of loops stand for.
    let whole: Vec<usize> = absorbed
        .iter()
        .filter_map(|signal| match repeated.leaves.get(signal) {
            Some(Leaf::Element(array, _)) => Some(*array),
            _ => None,
        })
        .collect();
    for array in whole {
        absorbed.extend(&arrays.all[array].elements);
    }
}

/// The signal that each expression is, if it is one.
fn module_table(module: &Module) -> HashMap<ExprId, SignalId> {
    let signal = |(at, op): (usize, &Op)| match op {
        Op::Signal(signal) => Some((ExprId(at as u32), *signal)),
        _ => None,
    };
    module.exprs.iter().map(|expr| &expr.op).enumerate().filter_map(signal).collect()
}

/// Moves the processes of the chosen signals into their registers.
fn take(
    signals: &HashMap<ExprId, SignalId>,
    chosen: &HashSet<SignalId>,
    processes: &mut Vec<Process>,
    registers: &mut [Clocked],
) {
    let mut bodies: HashMap<SignalId, Vec<Stmt>> = HashMap::new();
    processes.retain_mut(|process| {
        let goes = chosen.contains(&process.target);
        if goes {
            bodies.insert(process.target, std::mem::take(&mut process.body));
        }
        !goes
    });
    for register in registers {
        let Some(mut body) = next_of(register, signals).and_then(|next| bodies.remove(&next)) else { continue };
        if let Some(Stmt::Assign(value)) = body.first()
            && signals.get(value) == Some(&register.q)
        {
            body.remove(0);
        }
        register.body = body;
    }
}

/// The signal that holds the next value of a register.
fn next_of(register: &Clocked, signals: &HashMap<ExprId, SignalId>) -> Option<SignalId> {
    match register.body[..] {
        [Stmt::Assign(value)] => signals.get(&value).copied(),
        _ => None,
    }
}

/// Who uses what in a module.
struct Survey {
    signals: HashMap<ExprId, SignalId>,
    /// By expression.
    uses: Vec<u32>,
    /// Signals that instances are connected to.
    connected: HashSet<SignalId>,
}

impl Survey {
    fn of(repeated: &Repeated) -> Self {
        let Repeated { module, registers, loops, leaves, .. } = repeated;
        let mut open = roots(module);
        let clocked = registers.iter().chain(loops.iter().flat_map(|each| &each.registers));
        for register in clocked {
            register.roots(&mut open);
        }
        for process in loops.iter().flat_map(|each| &each.processes) {
            statement_roots(&process.body, &mut open);
        }
        let mut uses = vec![0; module.exprs.len()];
        while let Some(id) = open.pop() {
            uses[id.index()] += 1;
            if uses[id.index()] > 1 {
                continue;
            }
            let op = &module.expr(id).op;
            open.extend(op.operands());
            if let Op::Signal(signal) = op
                && let Some(Leaf::Part(of, _)) = leaves.get(signal)
            {
                open.push(*of);
            }
        }
        let instances = module.instances.iter().chain(loops.iter().flat_map(|each| &each.instances));
        let connected = instances.flat_map(|instance| &instance.connections).map(|(_, signal)| *signal).collect();
        Self { signals: module_table(module), uses, connected }
    }

    /// The signals whose statements become those of their registers.
    fn chosen(&self, repeated: &Repeated) -> HashSet<SignalId> {
        let Repeated { module, registers, loops, leaves, arrays, .. } = repeated;
        let mut chosen = self.of_scope(module, &module.processes, registers);
        for each in loops {
            chosen.extend(self.of_scope(module, &each.processes, &each.registers));
        }
        let array = |signal: &SignalId| match (arrays.place.get(signal), leaves.get(signal)) {
            (Some((array, _)), _) | (None, Some(Leaf::Element(array, _))) => Some(*array),
            _ => None,
        };
        // All of an array or none of it: what is left would need the vector.
        let mut kept = HashSet::new();
        let read = self.signals.iter().filter(|(id, _)| self.uses[id.index()] > 0).map(|(_, signal)| signal);
        let targets = module.processes.iter().chain(loops.iter().flat_map(|each| &each.processes));
        let targets: Vec<SignalId> = targets.map(|process| process.target).collect();
        for signal in read.chain(&targets).chain(&self.connected) {
            if let (Some(array), false) = (array(signal), chosen.contains(signal)) {
                kept.insert(array);
            }
        }
        chosen.retain(|signal| array(signal).is_none_or(|array| !kept.contains(&array)));
        chosen
    }

    fn of_scope(&self, module: &Module, processes: &[Process], registers: &[Clocked]) -> HashSet<SignalId> {
        let bodies: HashMap<SignalId, &[Stmt]> =
            processes.iter().map(|process| (process.target, process.body.as_slice())).collect();
        let next = |register: &Clocked| {
            let Stmt::Assign(value) = register.body.first()? else { return None };
            let next = next_of(register, &self.signals)?;
            let is_alone = self.uses[value.index()] == 1
                && module.signal(next).kind == SignalKind::Local
                && !self.connected.contains(&next);
            (is_alone && self.can_move(module, bodies.get(&next)?)).then_some(next)
        };
        registers.iter().filter_map(next).collect()
    }

    /// Means the same when all that it assigns takes effect at its end.
    fn can_move(&self, module: &Module, body: &[Stmt]) -> bool {
        match body {
            // A value that others read keeps the name that it has from this signal.
            [Stmt::Assign(value)] => {
                let op = &module.expr(*value).op;
                self.uses[value.index()] == 1 && !matches!(op, Op::Lookup { .. })
            }
            [Stmt::Assign(_), rest @ ..] => has_fixed_parts(module, rest),
            _ => false,
        }
    }
}

/// Parts that move are written with the rest of the value, which is known only at the end.
fn has_fixed_parts(module: &Module, body: &[Stmt]) -> bool {
    body.iter().all(|statement| match statement {
        Stmt::Assign(_) => true,
        Stmt::AssignSlice { offset, .. } => matches!(module.expr(*offset).op, Op::Constant(_)),
        Stmt::If { then, otherwise, .. } => has_fixed_parts(module, then) && has_fixed_parts(module, otherwise),
        Stmt::Case { arms, default, .. } => {
            arms.iter().all(|(_, body)| has_fixed_parts(module, body)) && has_fixed_parts(module, default)
        }
    })
}
