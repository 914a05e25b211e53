//! One choice between two values is an expression: `assign value = condition ? one : other;` instead of a block with a
//! default and a branch. Blocks stay where there is more to choose, and where a register keeps its value otherwise, whose
//! statements [`super::clocked`] moves to the clock.

use super::places::signals_below;
use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Module, Op, SignalId, Stmt};
use std::collections::{HashMap, HashSet};

/// `module` with its single choices as expressions.
pub(super) fn with_choices(module: &Module) -> Module {
    let mut copy = module.clone();
    let mut table = ExprTable::of(module);
    // Next value and register.
    let held: HashSet<(SignalId, SignalId)> = module
        .registers
        .iter()
        .filter_map(|register| match module.expr(register.d).op {
            Op::Signal(next) => Some((next, register.q)),
            _ => None,
        })
        .collect();
    for at in 0..module.processes.len() {
        let process = &module.processes[at];
        let Some((condition, then, otherwise)) = choice(&process.body) else { continue };
        let keeps = matches!(module.expr(otherwise).op, Op::Signal(q) if held.contains(&(process.target, q)));
        // Within a block that would be what the block gave it before.
        let operands = vec![condition, then, otherwise];
        let follows_itself = signals_below(module, operands, &HashMap::new()).contains(&process.target);
        if keeps || follows_itself {
            continue;
        }
        if let Ok(value) = table.operation(&mut copy, Op::Mux(condition, then, otherwise)) {
            copy.processes[at].body = vec![Stmt::Assign(value)];
        }
    }
    copy
}

/// Condition and the two values of a body that is nothing but a choice.
fn choice(body: &[Stmt]) -> Option<(ExprId, ExprId, ExprId)> {
    let (condition, then, otherwise) = match body {
        [Stmt::Assign(other), Stmt::If { condition, then, otherwise }] if otherwise.is_empty() => {
            (condition, then, [Stmt::Assign(*other)].to_vec())
        }
        [Stmt::If { condition, then, otherwise }] => (condition, then, otherwise.clone()),
        _ => return None,
    };
    match (then.as_slice(), otherwise.as_slice()) {
        ([Stmt::Assign(then)], [Stmt::Assign(otherwise)]) => Some((*condition, *then, *otherwise)),
        _ => None,
    }
}
