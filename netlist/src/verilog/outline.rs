//! Gives numbered signals to values that a module computes alike several times, so that they become vectors and their
//! logic loops: what a generator wrote in a loop without naming it.

use super::arrays::{Arrays, LEAST};
use super::clocked::{Clocked, ClockedBlock};
use super::places::roots;
use super::roles::{role_name, roles};
use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Module, Op, Process, Signal, SignalId, SignalKind, Stmt};
use crate::simplify::turn;
use crate::value::Value;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{Hash, Hasher};

/// Shorter values are written out where they are used.
const SHORT: usize = 16;
/// Longer ones are not, unless they are lists.
const LONG: usize = 50;
/// As long as the name of a value is taken to be.
const NAME: usize = 12;
/// Values that consist of more are not compared.
const PARTS: usize = 600;

/// `module` with signals for the values that it computes alike, and how many names of vectors only a number tells from
/// others.
pub(super) fn outlined(module: &Module, keeps_ports: bool) -> (Module, u32) {
    let arrays = Arrays::of(module, keeps_ports, &[]);
    let mut outline = Outline::new(module, &arrays);
    let registers: Vec<Clocked> = module.registers.iter().cloned().map(Clocked::from).collect();
    let names = outline.names(&roles(module, &arrays, &ClockedBlock::of(&registers), &[], &HashMap::new()));
    let mut copy = module.clone();
    if names.is_empty() {
        return (copy, 0);
    }
    copy.exprs.clear();
    let mut table = ExprTable::default();
    let (mut new, mut own): (Vec<ExprId>, Vec<Process>) = (vec![], vec![]);
    for (at, expr) in module.exprs.iter().enumerate() {
        let op = expr.op.map_operands(|id| new[id.index()]);
        let mut id = table.add(&mut copy, op, expr.width);
        if let Some(name) = names.get(&ExprId(at as u32)) {
            let (name, width) = (name.clone(), expr.width);
            let target =
                copy.add_signal(Signal { name, width, kind: SignalKind::Local, labels: None, is_field: false });
            own.push(Process { target, body: vec![Stmt::Assign(id)] });
            id = table.signal(&mut copy, target);
        }
        new.push(id);
    }
    turn(&mut copy, &|id| new[id.index()]);
    copy.processes.extend(own);
    (copy, outline.numbered)
}

/// One leaf of a value: what it is, and its number among its like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Part {
    like: (u8, u64),
    number: i64,
}

/// Neighbours in a group whose parts follow each other.
struct Run {
    start: usize,
    end: usize,
    /// From one to the next, for each part.
    step: Vec<i64>,
}

struct Outline<'a> {
    module: &'a Module,
    arrays: &'a Arrays,
    /// Values that signals have as they are.
    lenders: HashMap<ExprId, SignalId>,
    /// By expression: it would get a name.
    wanted: Vec<bool>,
    /// The family that a value is in, or the group that may become one, and its number there.
    member: HashMap<ExprId, (u64, i64)>,
    /// Names of families that only a number tells from others.
    numbered: u32,
}

impl<'a> Outline<'a> {
    fn new(module: &'a Module, arrays: &'a Arrays) -> Self {
        let mut outline = Self {
            module,
            arrays,
            lenders: HashMap::new(),
            wanted: vec![false; module.exprs.len()],
            member: HashMap::new(),
            numbered: 0,
        };
        let mut uses = vec![0u32; module.exprs.len()];
        let mut alone = HashSet::new();
        for process in &module.processes {
            if let [Stmt::Assign(value)] = process.body[..] {
                alone.insert(value);
                if !arrays.place.contains_key(&process.target) {
                    outline.lenders.entry(value).or_insert(process.target);
                }
            }
        }
        roots(module).into_iter().for_each(|root| uses[root.index()] += 1);
        let mut sliced = vec![false; module.exprs.len()];
        for (at, expr) in module.exprs.iter().enumerate().rev() {
            if uses[at] == 0 {
                continue;
            }
            expr.op.operands().into_iter().for_each(|operand| uses[operand.index()] += 1);
            if let Op::Slice(a, _) | Op::SliceAt(a, _) | Op::SignExtend(a) = expr.op {
                sliced[a.index()] = true;
            }
        }
        let mut lengths: Vec<usize> = vec![];
        for (at, expr) in module.exprs.iter().enumerate() {
            let id = ExprId(at as u32);
            let mut operands = expr.op.operands();
            operands.dedup();
            let length: usize = operands.iter().map(|operand| lengths[operand.index()] + 3).sum();
            let is_list = matches!(expr.op, Op::And(..) | Op::Or(..) | Op::Xor(..) | Op::Add(..) | Op::Mux(..));
            let is_wiring = matches!(expr.op, Op::Slice(..) | Op::ZeroExtend(_) | Op::Concat(_) | Op::Not(_));
            let is_leaf = matches!(expr.op, Op::Constant(_) | Op::Signal(_)) || outline.lenders.contains_key(&id);
            let is_table = matches!(expr.op, Op::Lookup { .. }) && !(alone.contains(&id) && uses[at] == 1);
            let shared = uses[at] > 1 && length > SHORT && !is_wiring;
            let is_long = length > LONG && !is_list && !(alone.contains(&id) && uses[at] == 1);
            let is_base = sliced[at] && !is_wiring;
            outline.wanted[at] = uses[at] > 0 && !is_leaf && (is_table || is_base || shared || is_long);
            lengths.push(if is_leaf || outline.wanted[at] { NAME } else { length });
        }
        outline
    }

    /// Names for the values that become numbered signals.
    fn names(&mut self, roles: &[Option<String>]) -> BTreeMap<ExprId, String> {
        let mut groups: HashMap<u64, Vec<ExprId>> = HashMap::new();
        let mut order = vec![];
        let mut forms: Vec<u64> = vec![];
        for (at, expr) in self.module.exprs.iter().enumerate() {
            let id = ExprId(at as u32);
            let mut hasher = DefaultHasher::new();
            (std::mem::discriminant(&expr.op), expr.width).hash(&mut hasher);
            for operand in expr.op.operands() {
                match self.is_leaf(operand) {
                    true => self.module.width(operand).hash(&mut hasher),
                    false => forms[operand.index()].hash(&mut hasher),
                }
            }
            let form = hasher.finish();
            forms.push(form);
            if self.wanted[at] {
                let group = groups.entry(form).or_default();
                if group.is_empty() {
                    order.push(form);
                }
                self.member.insert(id, (form, group.len() as i64));
                group.push(id);
            }
        }
        let mut taken: HashSet<String> = self.module.signals.iter().map(|signal| signal.name.clone()).collect();
        taken.extend(self.arrays.all.iter().map(|array| array.stem.clone()));
        let mut names = BTreeMap::new();
        let mut families = 0;
        for form in order {
            for family in self.families(&groups[&form]) {
                let stem = self.stem(family[0], roles, &mut taken);
                for (number, id) in family.iter().enumerate() {
                    self.member.insert(*id, (families, number as i64));
                    names.insert(*id, format!("{stem}_{number}"));
                }
                families += 1;
            }
        }
        names
    }

    fn is(&self, id: ExprId, property: impl Fn(&Value) -> bool) -> bool {
        matches!(&self.module.expr(id).op, Op::Constant(value) if property(value))
    }

    fn is_leaf(&self, id: ExprId) -> bool {
        let op = &self.module.expr(id).op;
        matches!(op, Op::Constant(_) | Op::Signal(_)) || self.wanted[id.index()] || self.lenders.contains_key(&id)
    }

    /// The runs of a group whose parts are the same or follow each other. Runs that follow each other in the same way are
    /// the rows of one family, together with what begins and ends a row.
    fn families(&self, group: &[ExprId]) -> Vec<Vec<ExprId>> {
        if group.len() < LEAST {
            return vec![];
        }
        let parts: Vec<Option<Vec<Part>>> = group.iter().map(|id| self.parts(*id)).collect();
        let step = |a: usize, b: usize| -> Option<Vec<i64>> {
            let (a, b) = (parts[a].as_ref()?, parts[b].as_ref()?);
            let pairs = || a.iter().zip(b);
            let alike = a.len() == b.len() && pairs().all(|(a, b)| a.like == b.like);
            alike.then(|| pairs().map(|(a, b)| b.number - a.number).collect())
        };
        let mut runs: Vec<Run> = vec![];
        let mut start = 0;
        while start + LEAST <= group.len() {
            let first = step(start, start + 1);
            let mut end = start + 1;
            while first.is_some() && end < group.len() && step(end - 1, end) == first {
                end += 1;
            }
            match first {
                Some(step) if end - start >= LEAST => {
                    runs.push(Run { start, end, step });
                    start = end;
                }
                _ => start += 1,
            }
        }
        let mut found = vec![];
        let (mut at, mut before) = (0, 0);
        while at < runs.len() {
            let Run { start, end, step: first } = &runs[at];
            let row = runs.get(at + 1).map_or(0, |next| next.start - start);
            let between = runs.get(at + 1).and_then(|next| step(*start, next.start));
            let mut last = at;
            while let Some(next) = runs.get(last + 1)
                && row <= 2 * (end - start)
                && next.start - runs[last].start == row
                && next.end - next.start == end - start
                && next.step == *first
                && between.is_some()
                && step(runs[last].start, next.start) == between
            {
                last += 1;
            }
            if last > at {
                let begin = start - (start - before).min(row - (end - start));
                before = (begin + (last + 1 - at) * row).min(group.len());
                found.push(group[begin..before].to_vec());
            } else {
                let mut family = group[*start..*end].to_vec();
                before = *end;
                // Numbers that grow read best.
                if first.iter().sum::<i64>() < 0 {
                    family.reverse();
                }
                found.push(family);
            }
            at = last + 1;
        }
        found
    }

    /// The leaves of a value, in order, and the places of what is taken from vectors.
    fn parts(&self, root: ExprId) -> Option<Vec<Part>> {
        let mut parts = vec![];
        let mut open: Vec<ExprId> = self.module.expr(root).op.operands();
        self.own_parts(root, &mut parts);
        while let Some(id) = open.pop() {
            if parts.len() > PARTS {
                return None;
            }
            let signal = |signal: SignalId| match self.arrays.place.get(&signal) {
                Some((array, number)) => Part { like: (0, *array as u64), number: *number as i64 },
                None => Part { like: (1, signal.0 as u64), number: 0 },
            };
            if let Some(lender) = self.lenders.get(&id) {
                parts.push(signal(*lender));
                continue;
            }
            if let Some((family, number)) = self.member.get(&id) {
                parts.push(Part { like: (2, *family), number: *number });
                continue;
            }
            let op = &self.module.expr(id).op;
            match op {
                Op::Signal(id) => parts.push(signal(*id)),
                op => {
                    self.own_parts(id, &mut parts);
                    open.extend(op.operands());
                }
            }
        }
        Some(parts)
    }

    /// What an expression itself says in numbers.
    fn own_parts(&self, id: ExprId, parts: &mut Vec<Part>) {
        match &self.module.expr(id).op {
            Op::Slice(_, lsb) => parts.push(Part { like: (3, 0), number: *lsb as i64 }),
            Op::Constant(value) => match value.to_u64().filter(|value| *value < 1 << 24) {
                Some(small) => parts.push(Part { like: (4, 0), number: small as i64 }),
                None => {
                    let mut hasher = DefaultHasher::new();
                    value.hash(&mut hasher);
                    parts.push(Part { like: (5, hasher.finish()), number: 0 });
                }
            },
            // What is always true is not written as a comparison.
            Op::LessUnsigned(a, b) if self.is(*a, Value::is_ones) || self.is(*b, Value::is_zero) => {
                parts.push(Part { like: (7, 0), number: 0 });
            }
            Op::Lookup { arms, .. } => {
                let mut hasher = DefaultHasher::new();
                arms.iter().for_each(|(constant, _)| constant.hash(&mut hasher));
                parts.push(Part { like: (6, hasher.finish()), number: 0 });
            }
            _ => {}
        }
    }

    /// A name for a family, after what it is for.
    fn stem(&mut self, id: ExprId, roles: &[Option<String>], taken: &mut HashSet<String>) -> String {
        let base = role_name(roles[id.index()].as_deref(), &self.module.expr(id).op);
        let mut stem = base.clone();
        let mut number = 2;
        while !taken.insert(stem.clone()) {
            // Not behind an underscore: that is what the members are numbered with.
            stem = format!("{base}{number}");
            number += 1;
        }
        self.numbered += u32::from(stem != base);
        stem
    }
}
