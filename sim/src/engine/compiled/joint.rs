//! Registers that change under the same condition, as a tree of decisions.
//!
//! What a clocked process assigns inside an `if` becomes, register by register, a choice between a value and the register
//! itself. Taken together again, one branch decides for all of them: nothing of what is not taken is evaluated, and a
//! register that keeps its value is not touched.

use super::bits::Bits;
use super::logic::Logic;
use super::machine::{Comparison, Machine};
use super::regions::Inlined;
use std::collections::HashMap;
use tombolo_netlist::ir::{ExprId, Module, Op, SignalId};

/// Decisions inside of each other, at most.
const DEEPEST: u32 = 6;

/// A register and its next value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Index into the module's registers.
    pub register: usize,
    /// The value.
    pub value: ExprId,
    /// The register keeps its value while this is clear.
    pub enable: Option<ExprId>,
}

impl Leaf {
    /// Of a whole register.
    pub fn of(module: &Module, register: usize) -> Self {
        let of = &module.registers[register];
        Self { register, value: of.d, enable: of.enable }
    }
}

/// A condition on which several registers depend.
#[derive(Clone, Debug)]
pub struct Joint {
    /// The condition, 1 bit.
    pub condition: ExprId,
    /// What is done where it is set, and where it is clear.
    pub sides: [Side; 2],
    /// The registers as they were before: what is done instead when the branch would not pay.
    pub whole: Vec<Leaf>,
}

/// One side of a decision, or all registers of a module.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// Registers that get a value. The others keep theirs.
    pub leaves: Vec<Leaf>,
    /// Further decisions.
    pub joints: Vec<Joint>,
}

impl Side {
    /// All registers of a module; `inlined` are the signals without a place of their own.
    pub fn all(module: &Module, inlined: &Inlined) -> Self {
        let leaves = (0..module.registers.len()).map(|at| Leaf::of(module, at)).collect();
        Self::of(module, inlined, leaves, 0)
    }

    fn of(module: &Module, inlined: &Inlined, leaves: Vec<Leaf>, depth: u32) -> Self {
        let mut side = Self::default();
        let mut order: Vec<ExprId> = vec![];
        let mut by_condition: HashMap<ExprId, Vec<Decision>> = HashMap::new();
        for leaf in leaves {
            match Decision::of(module, inlined, leaf).filter(|_| depth < DEEPEST) {
                Some(decision) => {
                    let known = by_condition.entry(decision.condition).or_default();
                    if known.is_empty() {
                        order.push(decision.condition);
                    }
                    known.push(decision);
                }
                None => side.leaves.push(leaf),
            }
        }
        for condition in order {
            let decisions = by_condition.remove(&condition).unwrap_or_default();
            if let [one] = &decisions[..]
                && one.leaf.enable.is_none()
            {
                side.leaves.push(one.leaf);
                continue;
            }
            let whole: Vec<Leaf> = decisions.iter().map(|decision| decision.leaf).collect();
            let sides = [0, 1].map(|at: usize| {
                let leaves = decisions.iter().filter_map(|decision| {
                    let value = decision.sides[at]?;
                    Some(Leaf { register: decision.leaf.register, value, enable: None })
                });
                Self::of(module, inlined, leaves.collect(), depth + 1)
            });
            side.joints.push(Joint { condition, sides, whole });
        }
        side
    }

    /// The decisions of this side and all inside of them, those around others first.
    pub fn decisions(&self) -> Vec<&Joint> {
        let mut all = vec![];
        for joint in &self.joints {
            all.push(joint);
            joint.sides.iter().for_each(|side| all.extend(side.decisions()));
        }
        all
    }

    /// Takes decisions apart, by their places in [`Self::decisions`].
    pub fn take_apart(&mut self, is_weak: &[bool]) {
        self.take_apart_from(is_weak, &mut 0);
    }

    fn take_apart_from(&mut self, is_weak: &[bool], at: &mut usize) {
        for mut joint in std::mem::take(&mut self.joints) {
            let weak = is_weak[*at];
            *at += 1;
            joint.sides.iter_mut().for_each(|side| side.take_apart_from(is_weak, at));
            if weak { self.leaves.extend(joint.whole) } else { self.joints.push(joint) }
        }
    }

    /// Every register that may get a value.
    pub fn registers(&self) -> Vec<usize> {
        let mut all: Vec<usize> = self.leaves.iter().map(|leaf| leaf.register).collect();
        all.extend(self.joints.iter().flat_map(Joint::registers));
        all
    }

    /// Every expression that is looked at.
    pub fn roots(&self) -> Vec<ExprId> {
        let mut roots: Vec<ExprId> = self.leaves.iter().map(|leaf| leaf.value).collect();
        roots.extend(self.leaves.iter().filter_map(|leaf| leaf.enable));
        roots.extend(self.joints.iter().flat_map(Joint::roots));
        roots
    }
}

impl Joint {
    /// Every register that may get a value, each once.
    pub fn registers(&self) -> Vec<usize> {
        let mut all: Vec<usize> = self.sides.iter().flat_map(Side::registers).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Every expression that is looked at.
    pub fn roots(&self) -> Vec<ExprId> {
        let sides = self.sides.iter().flat_map(Side::roots);
        sides.chain([self.condition]).collect()
    }
}

/// What decides on a register's next value.
struct Decision {
    leaf: Leaf,
    condition: ExprId,
    /// The value where the condition is set and where it is clear, unless it is the present one.
    sides: [Option<ExprId>; 2],
}

impl Decision {
    fn of(module: &Module, inlined: &Inlined, leaf: Leaf) -> Option<Self> {
        let q = module.registers[leaf.register].q;
        let changed = |value: ExprId| (!is_signal(module, inlined, value, q)).then_some(value);
        if let Some(enable) = leaf.enable {
            let condition = resolved(module, inlined, enable);
            return Some(Self { leaf, condition, sides: [changed(leaf.value), None] });
        }
        match module.expr(resolved(module, inlined, leaf.value)).op {
            Op::Mux(condition, a, b) => {
                let condition = resolved(module, inlined, condition);
                Some(Self { leaf, condition, sides: [changed(a), changed(b)] })
            }
            _ => None,
        }
    }
}

/// The expression behind signals that have no place of their own.
fn resolved(module: &Module, inlined: &Inlined, mut id: ExprId) -> ExprId {
    while let Op::Signal(signal) = module.expr(id).op
        && let Some(value) = inlined.get(signal)
    {
        id = value;
    }
    id
}

fn is_signal(module: &Module, inlined: &Inlined, id: ExprId, signal: SignalId) -> bool {
    matches!(module.expr(resolved(module, inlined, id)).op, Op::Signal(of) if of == signal)
}

impl<M: Machine> Logic<'_, M> {
    /// The value of a register after the clock edge.
    pub fn next_value(&mut self, leaf: &Leaf) -> Bits<M::Value> {
        let Some(enable) = leaf.enable else { return self.expr(leaf.value) };
        let enable = self.condition(enable);
        let q = self.module.registers[leaf.register].q;
        let (d, q) = (self.expr(leaf.value), self.signal(q));
        self.emit.select(enable, &d, &q)
    }

    /// Stores a register's next value; a flag that it has changed, if the register is in `feedback`.
    pub fn update(&mut self, q: SignalId, bits: &Bits<M::Value>, feedback: &[bool]) -> Option<M::Value> {
        let changed = feedback[q.index()].then(|| {
            let old = self.signal(q);
            self.emit.equal(bits, &old, Comparison::NotEqual).condition()
        });
        self.store(self.layout.signal(q), bits);
        changed
    }

    /// The same for the instances where `mask` is set.
    fn update_some(
        &mut self,
        q: SignalId,
        bits: &Bits<M::Value>,
        mask: M::Value,
        feedback: &[bool],
    ) -> Option<M::Value> {
        // As it is by now: others may have taken the other side and have their new value already.
        let first = self.layout.signal(q);
        let old = self.load(first, bits.words.len() as u32);
        let bits = self.emit.select(mask, bits, &old);
        self.store(first, &bits);
        feedback[q.index()].then(|| self.emit.equal(&bits, &old, Comparison::NotEqual).condition())
    }

    /// Performs the side of a decision that is taken, where `mask` is set if there is one; a flag: a register in `feedback` has
    /// changed. Registers that the decision both reads and writes are known.
    pub fn decide(&mut self, joint: &Joint, mask: Option<M::Value>, feedback: &[bool]) -> M::Value {
        let needed =
            self.needs.regions.needed_before_decision(self.module, &self.needs.inlined, joint, self.known.depth());
        needed.into_iter().for_each(|id| drop(self.expr(id)));
        let condition = self.condition(joint.condition);
        let mut choice = self.emit.machine.choose_by(condition);
        for (at, side) in joint.sides.iter().enumerate() {
            self.emit.machine.enter(&mut choice);
            // Where one instance takes a side, it is evaluated for all.
            let own = (!M::BRANCHES).then(|| {
                let condition = self.emit.machine.is_set(condition);
                let here = if at == 0 { condition } else { self.emit.machine.not(condition) };
                mask.map_or(here, |mask| self.emit.machine.and(here, mask))
            });
            self.known.enter_side();
            let changed = self.perform_side(side, own, feedback);
            self.known.leave_side();
            self.emit.machine.leave(&mut choice, &[changed]);
        }
        self.emit.machine.chosen(choice)[0]
    }

    fn perform_side(&mut self, side: &Side, mask: Option<M::Value>, feedback: &[bool]) -> M::Value {
        let mut flags = vec![];
        for leaf in &side.leaves {
            let q = self.module.registers[leaf.register].q;
            let bits = self.next_value(leaf);
            flags.extend(match mask {
                Some(mask) => self.update_some(q, &bits, mask, feedback),
                None => self.update(q, &bits, feedback),
            });
        }
        for joint in &side.joints {
            flags.push(self.decide(joint, mask, feedback));
        }
        let any = flags.into_iter().reduce(|a, b| self.emit.machine.or(a, b));
        any.unwrap_or_else(|| self.emit.machine.clear())
    }
}
