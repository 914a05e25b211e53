//! Which expressions of a function are needed on one side of a choice only.
//!
//! Every operand that a choice ([`Op::Mux`], [`Op::Lookup`]) may take opens a **region**, and so does each side of a decision
//! about several registers ([`joint`](super::joint)). An expression lies in the
//! innermost region that holds all its uses, so that a choice which branches evaluates the taken side and nothing of the
//! others. Choices whose sides hold too little to pay for a branch do not branch; their regions dissolve into the one
//! around them.

use super::joint::{Joint, Side};
use super::layout::words_of;
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, Module, Op, SignalId};

/// Instructions on the sides of a choice from which on it branches; below, wrong predictions cost more than is saved.
const BRANCH_COST: u32 = 50;
/// The same for a decision about registers.
const DECISION_COST: u32 = 12;
/// Instructions that a register takes for each of its words: present value, choice, store.
const REGISTER_COST: u32 = 3;
/// Choices that are nested deeper do not branch.
const DEEPEST: u32 = 24;

/// Signals of a module that a function computes where they are needed instead of in order, with their values.
#[derive(Default)]
pub struct Inlined(HashMap<SignalId, ExprId>);

impl Inlined {
    /// Adds a signal.
    pub fn add(&mut self, signal: SignalId, value: ExprId) {
        self.0.insert(signal, value);
    }

    /// The value of a signal that is one of them.
    pub fn get(&self, signal: SignalId) -> Option<ExprId> {
        self.0.get(&signal).copied()
    }

    /// Whether an expression is made anew at every use: a constant, which costs nothing, or a signal that has a place.
    pub fn is_at_hand(&self, op: &Op) -> bool {
        match op {
            Op::Constant(_) => true,
            Op::Signal(signal) => self.get(*signal).is_none(),
            _ => false,
        }
    }

    /// The operands of an expression, through these signals.
    pub fn operands(&self, op: &Op) -> Vec<ExprId> {
        match op {
            Op::Signal(signal) => self.get(*signal).into_iter().collect(),
            op => op.operands(),
        }
    }

    /// The other signals that `roots` depend on through these.
    pub fn reads(&self, module: &Module, roots: impl IntoIterator<Item = ExprId>) -> Vec<SignalId> {
        let mut seen = vec![false; module.exprs.len()];
        let mut open: Vec<ExprId> = roots.into_iter().collect();
        let mut signals = vec![];
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut seen[id.index()], true) {
                continue;
            }
            match &module.expr(id).op {
                Op::Signal(signal) if self.get(*signal).is_none() => signals.push(*signal),
                op => open.extend(self.operands(op)),
            }
        }
        signals
    }
}

/// A region, by its place in [`Regions`].
type RegionId = u32;

/// The region outside all choices.
const OUTSIDE: RegionId = 0;

/// What opens a region.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Opener {
    /// A choice.
    Choice(ExprId),
    /// The decision of that place in [`Side::decisions`].
    Decision(usize),
}

struct Region {
    /// The region around it and what opens it; `None` for [`OUTSIDE`].
    opened: Option<(RegionId, Opener)>,
    depth: u32,
    /// Instructions in it, those of inner regions included.
    cost: u32,
}

/// The regions of one function.
pub struct Regions {
    regions: Vec<Region>,
    /// By expression.
    of: Vec<Option<RegionId>>,
    /// By expression: a choice that branches.
    branches: Vec<bool>,
    /// By decision: it does not pay.
    weak: Vec<bool>,
}

impl Regions {
    /// No choice branches.
    pub fn none(module: &Module) -> Self {
        let outside = Region { opened: None, depth: 0, cost: 0 };
        let count = module.exprs.len();
        Self { regions: vec![outside], of: vec![None; count], branches: vec![false; count], weak: vec![] }
    }

    /// For a function that evaluates `roots` and decides about registers. Decisions that do not pay are taken apart.
    pub fn new(module: &Module, inlined: &Inlined, roots: &[ExprId], registers: &mut Side) -> Self {
        loop {
            let regions = Self::of_decisions(module, inlined, roots, registers);
            if !regions.weak.contains(&true) {
                return regions;
            }
            registers.take_apart(&regions.weak);
        }
    }

    fn of_decisions(module: &Module, inlined: &Inlined, roots: &[ExprId], registers: &Side) -> Self {
        let mut regions = Self::none(module);
        let all: Vec<ExprId> = roots.iter().copied().chain(registers.roots()).collect();
        let order = users_last(module, inlined, &all);
        roots.iter().for_each(|root| regions.add_use(*root, OUTSIDE));
        regions.use_registers(module, registers, OUTSIDE);
        for id in order.iter().rev() {
            let own = regions.of[id.index()].unwrap_or(OUTSIDE);
            let op = &module.expr(*id).op;
            regions.regions[own as usize].cost += cost(module, *id);
            if regions.regions[own as usize].depth >= DEEPEST {
                inlined.operands(op).into_iter().for_each(|operand| regions.add_use(operand, own));
                continue;
            }
            match op {
                Op::Mux(condition, a, b) => {
                    regions.add_use(*condition, own);
                    [*a, *b].into_iter().for_each(|side| regions.open(side, own, *id));
                }
                Op::Lookup { subject, arms, default } if module.width(*subject) <= 64 => {
                    regions.add_use(*subject, own);
                    // Constants that choose one value share its region.
                    let mut sides: Vec<ExprId> = arms.iter().map(|(_, side)| *side).chain([*default]).collect();
                    sides.sort();
                    sides.dedup();
                    sides.into_iter().for_each(|side| regions.open(side, own, *id));
                }
                op => inlined.operands(op).into_iter().for_each(|operand| regions.add_use(operand, own)),
            }
        }
        regions.decide();
        regions
    }

    fn open(&mut self, side: ExprId, around: RegionId, choice: ExprId) {
        let region = self.region(around, Opener::Choice(choice));
        self.add_use(side, region);
    }

    fn region(&mut self, around: RegionId, opener: Opener) -> RegionId {
        let depth = self.regions[around as usize].depth + 1;
        self.regions.push(Region { opened: Some((around, opener)), depth, cost: 0 });
        self.regions.len() as RegionId - 1
    }

    /// Decisions are met in the order of [`Side::decisions`].
    fn use_registers(&mut self, module: &Module, side: &Side, within: RegionId) {
        for leaf in &side.leaves {
            [Some(leaf.value), leaf.enable].into_iter().flatten().for_each(|id| self.add_use(id, within));
            self.regions[within as usize].cost += REGISTER_COST * words_of(module.width(leaf.value));
        }
        for Joint { condition, sides, .. } in &side.joints {
            self.add_use(*condition, within);
            let decision = self.weak.len();
            self.weak.push(false);
            for side in sides {
                let region = self.region(within, Opener::Decision(decision));
                self.use_registers(module, side, region);
            }
        }
    }

    fn add_use(&mut self, operand: ExprId, by: RegionId) {
        let known = self.of[operand.index()];
        self.of[operand.index()] = Some(known.map_or(by, |known| self.common(known, by)));
    }

    /// The innermost region around both.
    fn common(&self, mut a: RegionId, mut b: RegionId) -> RegionId {
        while a != b {
            let deeper = if self.depth(a) >= self.depth(b) { &mut a } else { &mut b };
            *deeper = self.around(*deeper);
        }
        a
    }

    fn depth(&self, region: RegionId) -> u32 {
        self.regions[region as usize].depth
    }

    fn around(&self, region: RegionId) -> RegionId {
        self.regions[region as usize].opened.map_or(OUTSIDE, |(around, _)| around)
    }

    /// Chooses what branches and moves expressions out of regions that dissolve.
    fn decide(&mut self) {
        let mut sides: HashMap<Opener, u32> = HashMap::new();
        for at in (1..self.regions.len()).rev() {
            let cost = self.regions[at].cost;
            if let Some((around, opener)) = self.regions[at].opened {
                self.regions[around as usize].cost += cost;
                *sides.entry(opener).or_default() += cost;
            }
        }
        for (opener, cost) in sides {
            match opener {
                Opener::Choice(choice) => self.branches[choice.index()] = cost >= BRANCH_COST,
                Opener::Decision(decision) => self.weak[decision] = cost < DECISION_COST,
            }
        }
        // Regions are numbered after the ones around them.
        let mut kept: Vec<RegionId> = (0..self.regions.len() as RegionId).collect();
        for at in 1..self.regions.len() {
            let Some((around, opener)) = self.regions[at].opened else { continue };
            let around = kept[around as usize];
            let branches = match opener {
                Opener::Choice(choice) => self.branches[choice.index()],
                Opener::Decision(_) => true,
            };
            if branches {
                let depth = self.depth(around) + 1;
                self.regions[at] = Region { opened: Some((around, opener)), depth, cost: 0 };
            } else {
                kept[at] = around;
            }
        }
        self.of.iter_mut().flatten().for_each(|region| *region = kept[*region as usize]);
    }

    /// Whether a choice evaluates only the side that it takes.
    pub fn branches(&self, choice: ExprId) -> bool {
        self.branches[choice.index()]
    }

    /// What must be known before a choice branches, beyond what it chooses by: what its sides use from outside of them.
    pub fn needed_before(&self, module: &Module, inlined: &Inlined, choice: ExprId) -> Vec<ExprId> {
        let own = self.of[choice.index()].unwrap_or(OUTSIDE);
        let sides = match &module.expr(choice).op {
            Op::Mux(_, a, b) => vec![*a, *b],
            op => op.operands(),
        };
        self.outside(module, inlined, self.depth(own), sides)
    }

    /// The same before a decision that is inside of `depth` others.
    pub fn needed_before_decision(&self, module: &Module, inlined: &Inlined, joint: &Joint, depth: u32) -> Vec<ExprId> {
        let mut needed = self.outside(module, inlined, depth, joint.roots());
        needed.push(joint.condition);
        needed
    }

    /// What lies outside of regions that are deeper than `depth`, of `open` and all that it needs.
    fn outside(&self, module: &Module, inlined: &Inlined, depth: u32, mut open: Vec<ExprId>) -> Vec<ExprId> {
        let inside = |id: ExprId| self.of[id.index()].is_some_and(|region| self.depth(region) > depth);
        let mut seen = std::collections::HashSet::new();
        let mut needed = vec![];
        while let Some(id) = open.pop() {
            let op = &module.expr(id).op;
            if inlined.is_at_hand(op) || !seen.insert(id) {
                continue;
            }
            if inside(id) {
                open.extend(inlined.operands(op));
            } else {
                needed.push(id);
            }
        }
        needed
    }
}

/// `roots` and all that they need, operands before users.
fn users_last(module: &Module, inlined: &Inlined, roots: &[ExprId]) -> Vec<ExprId> {
    let mut order = vec![];
    let mut seen = vec![false; module.exprs.len()];
    for root in roots {
        let mut open = vec![(*root, None::<Vec<ExprId>>)];
        while let Some((id, waiting)) = open.pop() {
            let mut waiting = match waiting {
                Some(waiting) => waiting,
                None if std::mem::replace(&mut seen[id.index()], true) => continue,
                None => inlined.operands(&module.expr(id).op),
            };
            match waiting.pop() {
                Some(operand) => open.extend([(id, Some(waiting)), (operand, None)]),
                None => order.push(id),
            }
        }
    }
    order
}

/// About how many instructions an expression takes, its operands not counted.
fn cost(module: &Module, id: ExprId) -> u32 {
    let expr = module.expr(id);
    let of = |id: &ExprId| words_of(module.width(*id));
    let words = words_of(expr.width);
    match &expr.op {
        Op::Constant(_) => 0,
        Op::Signal(_) | Op::Not(_) | Op::And(..) | Op::Or(..) | Op::Xor(..) | Op::ZeroExtend(_) => words,
        Op::Neg(_) | Op::Add(..) | Op::Sub(..) => 4 * words - 3,
        Op::Mul(a, b) | Op::MulSigned(a, b) => 4 * of(a) * of(b),
        Op::Eq(a, _) | Op::Ne(a, _) | Op::Any(a) | Op::All(a) | Op::Parity(a) => 2 * of(a),
        Op::LessUnsigned(a, _) | Op::LessSigned(a, _) | Op::LeadingZeros(a) => 3 * of(a),
        Op::ShiftLeft(a, _) | Op::ShiftRight(a, _) | Op::ShiftRightSigned(a, _) | Op::SliceAt(a, _) => {
            of(a) * (5 + of(a).ilog2())
        }
        Op::Concat(parts) => 2 * parts.len() as u32,
        Op::Slice(..) | Op::SignExtend(_) => 2 * words,
        Op::Mux(..) => 2 * words,
        Op::Lookup { arms, .. } => (1 + words) * arms.len() as u32,
    }
}
