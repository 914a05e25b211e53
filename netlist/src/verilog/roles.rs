//! What the values within a module's expressions are for: the part that each plays for the signal, register or memory
//! that it is computed for. A value without a name of its own is called after it.

use super::arrays::Arrays;
use super::clocked::{ClockedBlock, Step, steps};
use super::repeat::{Leaf, Loop};
use crate::ir::{ExprId, Module, Op, SignalId};
use std::collections::HashMap;

/// `what` of `of`: the `condition` of `result`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Role {
    /// The signal, register or memory.
    pub(super) of: String,
    /// The part.
    pub(super) what: String,
}

/// The role of each expression that something uses, that of the first use; `clocked` are the registers outside of loops.
pub(super) fn roles(
    module: &Module,
    arrays: &Arrays,
    clocked: &ClockedBlock,
    loops: &[Loop],
    leaves: &HashMap<SignalId, Leaf>,
) -> Vec<Option<Role>> {
    let mut all = Roles { module, arrays, leaves, found: vec![None; module.exprs.len()] };
    for process in module.processes.iter().chain(loops.iter().flat_map(|each| &each.processes)) {
        all.steps(&steps(&process.body, process.target), "");
    }
    let inside = loops.iter().map(|each| ClockedBlock::of(&each.registers));
    for block in std::iter::once(clocked.clone()).chain(inside) {
        for (enable, first) in &block.enables {
            let name = all.name(*first);
            all.set(*enable, &name, "enable");
        }
        all.steps(&block.steps, "next");
    }
    for memory in &module.memories {
        for port in &memory.reads {
            let name = all.name(port.data);
            all.set(port.address, &name, "address");
            port.enable.iter().for_each(|enable| all.set(*enable, &name, "enable"));
        }
        for port in &memory.writes {
            all.set(port.address, &memory.name, "write_address");
            all.set(port.enable, &memory.name, "write_enable");
            all.set(port.data, &memory.name, "write_data");
            port.mask.iter().for_each(|mask| all.set(*mask, &memory.name, "write_mask"));
        }
    }
    // Users come after what they use.
    for at in (0..module.exprs.len()).rev() {
        if let Some(role) = all.found[at].clone() {
            all.operands(&module.exprs[at].op, &role);
        }
    }
    all.found
}

struct Roles<'a> {
    module: &'a Module,
    arrays: &'a Arrays,
    leaves: &'a HashMap<SignalId, Leaf>,
    found: Vec<Option<Role>>,
}

impl Roles<'_> {
    fn name(&self, signal: SignalId) -> String {
        match (self.arrays.place.get(&signal), self.leaves.get(&signal)) {
            (Some((array, _)), _) | (None, Some(Leaf::Element(array, _))) => self.arrays.all[*array].stem.clone(),
            _ => self.module.signal(signal).name.clone(),
        }
    }

    fn set(&mut self, id: ExprId, of: &str, what: &str) {
        self.found[id.index()].get_or_insert_with(|| Role { of: of.to_owned(), what: what.to_owned() });
    }

    /// `what` an assigned value is to its target.
    fn steps(&mut self, steps: &[Step], what: &str) {
        for step in steps {
            match step {
                Step::Assign { target, value } => {
                    let name = self.name(*target);
                    self.set(*value, &name, what);
                }
                Step::AssignSlice { target, offset, value } => {
                    let name = self.name(*target);
                    self.set(*offset, &name, "position");
                    self.set(*value, &name, "part");
                }
                Step::If { condition, then, otherwise } => {
                    self.choice(*condition, "condition", step);
                    self.steps(then, what);
                    self.steps(otherwise, what);
                }
                Step::Case { subject, arms, default } => {
                    self.choice(*subject, "case", step);
                    arms.iter().for_each(|(_, body)| self.steps(body, what));
                    self.steps(default, what);
                }
            }
        }
    }

    /// What decides about a step belongs to the first signal that the step assigns.
    fn choice(&mut self, id: ExprId, what: &str, step: &Step) {
        if let Some(target) = step.first_target() {
            let name = self.name(target);
            self.set(id, &name, what);
        }
    }

    fn operands(&mut self, op: &Op, role: &Role) {
        let of = &role.of;
        match op {
            Op::Mux(condition, a, b) => {
                self.set(*condition, of, "condition");
                self.set(*a, of, &role.what);
                self.set(*b, of, "otherwise");
            }
            Op::Lookup { subject, arms, default } => {
                self.set(*subject, of, "case");
                for (constant, result) in arms {
                    let constant = constant.to_u64().map_or("other".to_owned(), |constant| constant.to_string());
                    self.set(*result, of, &format!("case_{constant}"));
                }
                self.set(*default, of, "otherwise");
            }
            Op::ShiftLeft(a, by) | Op::ShiftRight(a, by) | Op::ShiftRightSigned(a, by) => {
                self.set(*a, of, "unshifted");
                self.set(*by, of, "shift");
            }
            Op::SliceAt(a, offset) => {
                self.set(*a, of, &role.what);
                self.set(*offset, of, "position");
            }
            Op::LeadingZeros(a) => self.set(*a, of, "leading"),
            Op::LessUnsigned(a, b) | Op::LessSigned(a, b) | Op::Eq(a, b) | Op::Ne(a, b) => {
                self.set(*a, of, "compared");
                self.set(*b, of, "compared");
            }
            Op::Mul(a, b) | Op::MulSigned(a, b) => {
                self.set(*a, of, "factor");
                self.set(*b, of, "factor");
            }
            op => op.operands().into_iter().for_each(|operand| self.set(operand, of, &role.what)),
        }
    }
}

impl Role {
    /// A name for a value with this role that `op` computes.
    pub(super) fn name(role: Option<&Self>, op: &Op) -> String {
        match role {
            Some(Role { of, .. }) => format!("{of}_{}", noun(op)),
            None => noun(op).to_owned(),
        }
    }
}

/// What the result of an operation is, in a word.
fn noun(op: &Op) -> &'static str {
    match op {
        Op::Constant(_) | Op::Signal(_) | Op::Slice(..) => "value",
        Op::Not(_) => "not",
        Op::Neg(_) => "negative",
        Op::And(..) => "all",
        Op::Or(..) => "any",
        Op::Xor(..) => "differing",
        Op::Add(..) => "sum",
        Op::Sub(..) => "difference",
        Op::Mul(..) | Op::MulSigned(..) => "product",
        Op::Eq(..) => "equal",
        Op::Ne(..) => "unequal",
        Op::LessUnsigned(..) | Op::LessSigned(..) => "less",
        Op::ShiftLeft(..) | Op::ShiftRight(..) | Op::ShiftRightSigned(..) => "shifted",
        Op::All(_) => "all_set",
        Op::Any(_) => "any_set",
        Op::Parity(_) => "parity",
        Op::LeadingZeros(_) => "zeros",
        Op::Concat(_) => "joined",
        Op::SliceAt(..) => "part",
        Op::ZeroExtend(_) | Op::SignExtend(_) => "wide",
        Op::Mux(..) => "choice",
        Op::Lookup { .. } => "entry",
    }
}
