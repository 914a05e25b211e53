//! In which order processes are written: each after those whose signals it reads, so that a signal can be declared where
//! it gets its value, as `wire [7:0] sum = a + b;`. Otherwise as in the source.

use super::expressions::Known;
use crate::ir::{ExprId, Module, Op, Process, SignalId, Stmt};
use crate::schedule::statement_roots;
use std::collections::{HashMap, HashSet};

/// The numbers of the processes in the order in which they are written.
pub(super) fn order(module: &Module, processes: &[Process], known: &[Known], names: &[String]) -> Vec<usize> {
    let at: HashMap<SignalId, usize> = processes.iter().enumerate().map(|(at, process)| (process.target, at)).collect();
    // Whose users read the signal of a process instead.
    let mut lenders: HashMap<ExprId, usize> = HashMap::new();
    for (at, process) in processes.iter().enumerate() {
        if let [Stmt::Assign(value)] = process.body[..]
            && known[value.index()].name.as_deref() == Some(names[process.target.index()].as_str())
        {
            lenders.insert(value, at);
        }
    }
    let before = |process: usize| {
        let mut roots = vec![];
        statement_roots(&processes[process].body, &mut roots);
        let (mut found, mut seen) = (vec![], HashSet::new());
        while let Some(id) = roots.pop() {
            if !seen.insert(id) {
                continue;
            }
            match (lenders.get(&id), &module.expr(id).op) {
                (Some(lender), _) if *lender != process => found.push(*lender),
                (_, Op::Signal(signal)) => found.extend(at.get(signal).filter(|other| **other != process)),
                (_, op) => roots.extend(op.operands()),
            }
        }
        found.sort_unstable();
        found
    };
    let mut order = vec![];
    let mut begun = vec![false; processes.len()];
    for first in 0..processes.len() {
        // Processes that wait for others, the innermost last.
        let mut waiting: Vec<(usize, std::vec::IntoIter<usize>)> = vec![];
        let begin = |process: usize, begun: &mut Vec<bool>| {
            let is_new = !std::mem::replace(&mut begun[process], true);
            is_new.then(|| (process, before(process).into_iter()))
        };
        waiting.extend(begin(first, &mut begun));
        while let Some((process, others)) = waiting.last_mut() {
            match others.next() {
                Some(other) => waiting.extend(begin(other, &mut begun)),
                None => {
                    order.push(*process);
                    waiting.pop();
                }
            }
        }
    }
    order
}
