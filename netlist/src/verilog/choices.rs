//! Few choices between values are an expression: `assign value = condition ? one : other;` instead of a block with a
//! default and branches; many conditions that all set a bit, or all clear it, are one too: `assign value = before | one |
//! another | ...;`. Blocks stay where there is more to choose, and where a register keeps its value otherwise, whose
//! statements [`super::clocked`] moves to the clock.

use super::places::signals_below;
use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Module, Op, SignalId, Stmt};
use crate::value::Value;
use std::collections::{HashMap, HashSet};

/// More choices than this are a block.
const CHOICES: usize = 3;

/// `module` with its few choices as expressions.
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
        let Some(Choice { rows, otherwise }) = choice(&process.body) else { continue };
        let is_bit = |id: ExprId, value: bool| module.expr(id).op == Op::Constant(Value::bit(value));
        let is_long = rows.len() > CHOICES;
        let sets = is_long && rows.iter().all(|(_, value)| is_bit(*value, true));
        let clears = is_long && rows.iter().all(|(_, value)| is_bit(*value, false));
        if rows.is_empty() || (is_long && !sets && !clears) {
            continue;
        }
        let keeps = matches!(module.expr(otherwise).op, Op::Signal(q) if held.contains(&(process.target, q)));
        // Within a block that would be what the block gave it before.
        let operands = rows.iter().flat_map(|(condition, value)| [*condition, *value]).chain([otherwise]).collect();
        let follows_itself = signals_below(module, operands, &HashMap::new()).contains(&process.target);
        if keeps || follows_itself {
            continue;
        }
        let starts_clear = is_bit(otherwise, false);
        let row = |before: ExprId, (condition, value): &(ExprId, ExprId)| match (sets, clears) {
            (true, _) if starts_clear && before == otherwise => Ok(*condition),
            (true, _) => table.operation(&mut copy, Op::Or(before, *condition)),
            (_, true) => {
                let not = table.operation(&mut copy, Op::Not(*condition))?;
                table.operation(&mut copy, Op::And(before, not))
            }
            _ => table.operation(&mut copy, Op::Mux(*condition, *value, before)),
        };
        if let Ok(value) = rows.iter().try_fold(otherwise, row) {
            copy.processes[at].body = vec![Stmt::Assign(value)];
        }
    }
    copy
}

/// Conditions with their values, of which the last one that holds counts, and the value if none does.
struct Choice {
    rows: Vec<(ExprId, ExprId)>,
    otherwise: ExprId,
}

/// The choice that a body is, if it is nothing else.
fn choice(body: &[Stmt]) -> Option<Choice> {
    match body {
        [Stmt::Assign(value)] => Some(Choice { rows: vec![], otherwise: *value }),
        [before @ .., Stmt::If { condition, then, otherwise }] => {
            let [Stmt::Assign(value)] = then[..] else { return None };
            // What counts else: what is assigned in front of the branch, or instead of it.
            let mut choice = match (before, otherwise.as_slice()) {
                (before, []) => choice(before),
                ([], otherwise) => choice(otherwise),
                _ => None,
            }?;
            choice.rows.push((*condition, value));
            Some(choice)
        }
        _ => None,
    }
}
