//! Lowers a kernel's `if` and `match`: what each alternative does to each signal, and the values after them.
//!
//! Conditions that are known at elaboration (loop variables, `Constant<>` fields) leave only the alternative taken.

use super::error::Problem;
use super::kernel::{Bodies, Kernel};
use super::names::number;
use super::text;
use crate::ir::{ExprId, Op, SignalId, Stmt};
use crate::value::Value;
use rust_hdl::prelude::ast::{VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogMatch};
use std::collections::{BTreeSet, HashMap};

/// Values of the signals that are read between assignments.
type Now = HashMap<SignalId, ExprId>;

/// An alternative: its statements and the values after it.
type Arm = (Bodies, Now);

impl Kernel<'_> {
    /// The value at this point of a signal that is read between assignments.
    pub(super) fn current(&mut self, id: SignalId) -> ExprId {
        self.now.get(&id).copied().unwrap_or_else(|| self.exprs.signal(self.module, id))
    }

    /// Lowers an alternative from the present values, which stay as they are.
    fn branch(&mut self, lower: impl FnOnce(&mut Self) -> Bodies) -> Arm {
        let before = self.now.clone();
        self.open_branches += 1;
        let bodies = lower(self);
        self.open_branches -= 1;
        (bodies, std::mem::replace(&mut self.now, before))
    }

    fn known(&self, id: ExprId) -> Option<Value> {
        match &self.module.expr(id).op {
            Op::Constant(value) => Some(value.clone()),
            _ => None,
        }
    }

    pub(super) fn conditional(&mut self, conditional: &VerilogConditional) -> Bodies {
        let condition = self.expression(&conditional.test, Some(1)).and_then(|condition| {
            let found = self.module.width(condition);
            if found == 1 { Ok(condition) } else { Err(Problem::Condition { found }) }
        });
        let condition = match condition {
            Ok(condition) => condition,
            Err(problem) => {
                self.error(None, format!("if {}", text::expression(&conditional.test)), problem);
                self.block(&conditional.then);
                return self.otherwise(&conditional.otherwise);
            }
        };
        match self.known(condition) {
            Some(value) if value.is_zero() => return self.otherwise(&conditional.otherwise),
            Some(_) => return self.block(&conditional.then),
            None => {}
        }
        let (mut then, then_now) = self.branch(|kernel| kernel.block(&conditional.then));
        let (mut otherwise, otherwise_now) = self.branch(|kernel| kernel.otherwise(&conditional.otherwise));
        for id in changed(&self.now, [&then_now, &otherwise_now]) {
            let settled = self.current(id);
            let value = |now: &Now| now.get(&id).copied().unwrap_or(settled);
            if let Ok(merged) = self.operation(Op::Mux(condition, value(&then_now), value(&otherwise_now))) {
                self.now.insert(id, merged);
            }
        }
        let targets: BTreeSet<SignalId> = then.keys().chain(otherwise.keys()).copied().collect();
        let merged = targets.into_iter().map(|target| {
            let then = then.remove(&target).unwrap_or_default();
            let otherwise = otherwise.remove(&target).unwrap_or_default();
            (target, vec![Stmt::If { condition, then, otherwise }])
        });
        merged.collect()
    }

    fn otherwise(&mut self, otherwise: &VerilogBlockOrConditional) -> Bodies {
        match otherwise {
            VerilogBlockOrConditional::Block(code) => self.block(code),
            VerilogBlockOrConditional::Conditional(statement) => self.statement(statement),
            VerilogBlockOrConditional::None => Bodies::new(),
        }
    }

    /// A pattern's constant; `None` for `_`.
    fn pattern(&self, pattern: &str, width: u32) -> Result<Option<Value>, Problem> {
        let refused = || Problem::Pattern { pattern: pattern.replace('$', "::") };
        if pattern == "default" {
            return Ok(None);
        }
        if let Some(value) = self.enum_value(pattern)? {
            return if value.width() == width { Ok(Some(value.clone())) } else { Err(refused()) };
        }
        let bits = match pattern {
            "true" => 1,
            "false" => 0,
            _ => number(pattern).and_then(|number| u128::try_from(number).ok()).ok_or_else(refused)?,
        };
        if width < 128 && bits >> width != 0 {
            return Err(Problem::LiteralTooWide { literal: pattern.to_string(), width });
        }
        Ok(Some(Value::new(width, bits)))
    }

    pub(super) fn choice(&mut self, choice: &VerilogMatch) -> Bodies {
        match self.reachable(choice) {
            Ok((subject, cases)) => self.cases(subject, cases),
            Err(problem) => {
                self.error(None, format!("match {}", text::expression(&choice.test)), problem);
                choice.cases.iter().for_each(|case| drop(self.block(&case.block)));
                Bodies::new()
            }
        }
    }

    /// The subject and the arms that can be taken, each constant once, `_` last.
    fn reachable<'a>(&mut self, choice: &'a VerilogMatch) -> Result<(ExprId, Vec<Case<'a>>), Problem> {
        let subject = self.expression(&choice.test, None)?;
        let known = self.known(subject);
        let mut cases: Vec<Case<'a>> = vec![];
        for case in &choice.cases {
            let constant = self.pattern(&case.condition, self.module.width(subject))?;
            let covered = cases.iter().any(|(earlier, _)| earlier.is_none() || *earlier == constant);
            let excluded = known.is_some() && constant.is_some() && constant != known;
            if !covered && !excluded {
                cases.push((constant, &case.block));
            }
        }
        if known.is_some() {
            cases.truncate(1);
        }
        Ok((subject, cases))
    }

    fn cases(&mut self, subject: ExprId, mut cases: Vec<Case<'_>>) -> Bodies {
        // Rust has checked that the arms cover every value: without `_` the last arm takes the encodings that no
        // label has.
        let Some((_, default)) = cases.pop() else { return Bodies::new() };
        if cases.is_empty() {
            return self.block(default);
        }
        let mut arms: Vec<(Value, Arm)> = vec![];
        for (constant, code) in cases {
            let arm = self.branch(|kernel| kernel.block(code));
            arms.extend(constant.map(|constant| (constant, arm)));
        }
        let (mut default, default_now) = self.branch(|kernel| kernel.block(default));
        self.merge(subject, &arms, &default_now);
        let targets: BTreeSet<SignalId> =
            arms.iter().flat_map(|(_, (bodies, _))| bodies.keys()).chain(default.keys()).copied().collect();
        let merged = targets.into_iter().map(|target| {
            let case = |(constant, (bodies, _)): &mut (Value, Arm)| {
                (vec![constant.clone()], bodies.remove(&target).unwrap_or_default())
            };
            let arms = arms.iter_mut().map(case).collect();
            (target, vec![Stmt::Case { subject, arms, default: default.remove(&target).unwrap_or_default() }])
        });
        merged.collect()
    }

    /// After a match: the values of the signals that are read between assignments.
    fn merge(&mut self, subject: ExprId, arms: &[(Value, Arm)], default: &Now) {
        let after = arms.iter().map(|(_, (_, now))| now).chain([default]);
        for id in changed(&self.now, after) {
            let settled = self.current(id);
            let value = |now: &Now| now.get(&id).copied().unwrap_or(settled);
            let arms = arms.iter().map(|(constant, (_, now))| (constant.clone(), value(now))).collect();
            if let Ok(merged) = self.operation(Op::Lookup { subject, arms, default: value(default) }) {
                self.now.insert(id, merged);
            }
        }
    }
}

/// A pattern's constant (`None`: `_`) and its statements.
type Case<'a> = (Option<Value>, &'a VerilogBlock);

/// The signals whose value differs after one of the alternatives, in order.
fn changed<'a>(before: &Now, after: impl IntoIterator<Item = &'a Now>) -> BTreeSet<SignalId> {
    let differs = after.into_iter().flatten().filter(|(id, value)| before.get(id) != Some(value));
    differs.map(|(id, _)| *id).collect()
}
