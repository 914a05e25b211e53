//! What the values within a module's expressions are for: the signal, register or memory that each is computed for. A
//! value without a name of its own is called after it.

use super::arrays::Arrays;
use super::clocked::{ClockedBlock, Step, steps};
use super::repeat::{Leaf, Loop};
use crate::ir::{ExprId, Module, Op, SignalId};
use std::collections::HashMap;

/// The name of what each expression that something uses is for, that of the first use; `clocked` are the registers outside
/// of loops.
pub(super) fn roles(
    module: &Module,
    arrays: &Arrays,
    clocked: &ClockedBlock,
    loops: &[Loop],
    leaves: &HashMap<SignalId, Leaf>,
) -> Vec<Option<String>> {
    let mut all = Roles { module, arrays, leaves, found: vec![None; module.exprs.len()] };
    for process in module.processes.iter().chain(loops.iter().flat_map(|each| &each.processes)) {
        all.steps(&steps(&process.body, process.target));
    }
    let inside = loops.iter().map(|each| ClockedBlock::of(&each.registers));
    for block in std::iter::once(clocked.clone()).chain(inside) {
        for (enable, first) in &block.enables {
            let name = all.name(*first);
            all.set(*enable, &name);
        }
        all.steps(&block.steps);
    }
    for memory in &module.memories {
        for port in &memory.reads {
            let name = all.name(port.data);
            all.set(port.address, &name);
            port.enable.iter().for_each(|enable| all.set(*enable, &name));
        }
        for port in &memory.writes {
            let values = [port.address, port.enable, port.data].into_iter().chain(port.mask);
            values.for_each(|value| all.set(value, &memory.name));
        }
    }
    // Users come after what they use.
    for at in (0..module.exprs.len()).rev() {
        if let Some(role) = all.found[at].clone() {
            module.exprs[at].op.operands().into_iter().for_each(|operand| all.set(operand, &role));
        }
    }
    all.found
}

struct Roles<'a> {
    module: &'a Module,
    arrays: &'a Arrays,
    leaves: &'a HashMap<SignalId, Leaf>,
    found: Vec<Option<String>>,
}

impl Roles<'_> {
    fn name(&self, signal: SignalId) -> String {
        match (self.arrays.place.get(&signal), self.leaves.get(&signal)) {
            (Some((array, _)), _) | (None, Some(Leaf::Element(array, _))) => self.arrays.all[*array].stem.clone(),
            _ => self.module.signal(signal).name.clone(),
        }
    }

    fn set(&mut self, id: ExprId, of: &str) {
        self.found[id.index()].get_or_insert_with(|| of.to_owned());
    }

    /// Assigned values are for their targets.
    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Assign { target, value } => {
                    let name = self.name(*target);
                    self.set(*value, &name);
                }
                Step::AssignSlice { target, offset, value } => {
                    let name = self.name(*target);
                    self.set(*offset, &name);
                    self.set(*value, &name);
                }
                Step::If { condition, then, otherwise } => {
                    self.choice(*condition, step);
                    self.steps(then);
                    self.steps(otherwise);
                }
                Step::Case { subject, arms, default } => {
                    self.choice(*subject, step);
                    arms.iter().for_each(|(_, body)| self.steps(body));
                    self.steps(default);
                }
            }
        }
    }

    /// What decides about a step belongs to the first signal that the step assigns.
    fn choice(&mut self, id: ExprId, step: &Step) {
        if let Some(target) = step.first_target() {
            let name = self.name(target);
            self.set(id, &name);
        }
    }
}

/// A name for a value that is for `role` and that `op` computes.
pub(super) fn role_name(role: Option<&str>, op: &Op) -> String {
    match role {
        Some(role) => format!("{role}_{}", noun(op)),
        None => noun(op).to_owned(),
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
