//! Tables that read better as something else.
//!
//! An element of a vector by its number is a part select, `state_mode[{wave, 5'd0} +: 32]`. Only where elements begin at
//! powers of two: Yosys makes a multiplier of any other factor, and then a shifter of whole vectors, half as large again as
//! the table. A table of up to four rows is a choice, `(size == 2'd2) ? wide : narrow`.

use super::arrays::Arrays;
use crate::expr_table::ExprTable;
use crate::ir::{ExprId, Module, Op, SignalId};
use crate::simplify::turn;
use crate::value::Value;

/// Smaller tables are no part selects.
const LEAST: usize = 4;

/// More comparisons than this in a choice are a table.
const COMPARISONS: usize = 4;

/// `module` with part selects where a table has an element of one vector, or a part of one value, for every number in
/// order, and with choices where it has few rows.
pub(super) fn with_plain_tables(module: &Module, keeps_ports: bool) -> Module {
    let arrays = Arrays::of(module, keeps_ports, &[]);
    let mut copy = module.clone();
    copy.exprs.clear();
    let mut table = ExprTable::default();
    let mut new: Vec<ExprId> = vec![];
    for expr in &module.exprs {
        let op = expr.op.map_operands(|id| new[id.index()]);
        let (selection, width) = (select(module, &arrays, &expr.op), expr.width);
        let made = match (selection, &op) {
            (Some(Selection { subject, from }), _) => {
                let whole = match from {
                    From::Elements(elements) => {
                        let elements: Vec<ExprId> = elements.into_iter().rev().map(|id| new[id.index()]).collect();
                        let width = width * elements.len() as u32;
                        table.add(&mut copy, Op::Concat(elements), width)
                    }
                    From::Value(value) => new[value.index()],
                };
                let offset = offset(&mut copy, &mut table, new[subject.index()], width);
                table.add(&mut copy, Op::SliceAt(whole, offset), width)
            }
            (None, Op::Lookup { subject, arms, default }) => {
                let chosen = choice(&mut copy, &mut table, *subject, arms, *default);
                chosen.unwrap_or_else(|| table.add(&mut copy, op, width))
            }
            (None, _) => table.add(&mut copy, op, width),
        };
        new.push(made);
    }
    turn(&mut copy, &|id| new[id.index()]);
    copy
}

/// A table of few rows as a choice.
fn choice(
    module: &mut Module,
    table: &mut ExprTable,
    subject: ExprId,
    arms: &[(Value, ExprId)],
    default: ExprId,
) -> Option<ExprId> {
    let mut rows: Vec<(ExprId, Vec<Value>)> = vec![];
    for (constant, result) in arms.iter().filter(|(_, result)| *result != default) {
        match rows.iter_mut().find(|(other, _)| other == result) {
            Some((_, constants)) => constants.push(constant.clone()),
            None => rows.push((*result, vec![constant.clone()])),
        }
    }
    if rows.iter().map(|(_, constants)| constants.len()).sum::<usize>() > COMPARISONS {
        return None;
    }
    let bit = |module: &Module, id: ExprId| match &module.expr(id).op {
        Op::Constant(value) if value.width() == 1 => Some(!value.is_zero()),
        _ => None,
    };
    let mut chosen = default;
    for (result, constants) in rows.into_iter().rev() {
        let comparison = |constant: Value| {
            let constant = table.constant(module, constant);
            table.add(module, Op::Eq(subject, constant), 1)
        };
        let comparisons: Vec<ExprId> = constants.into_iter().map(comparison).collect();
        let condition = comparisons.into_iter().reduce(|a, b| table.add(module, Op::Or(a, b), 1))?;
        chosen = match (bit(module, result), bit(module, chosen)) {
            (Some(true), Some(false)) => condition,
            (Some(false), Some(true)) => table.add(module, Op::Not(condition), 1),
            _ => {
                let width = module.width(result);
                table.add(module, Op::Mux(condition, result, chosen), width)
            }
        };
    }
    Some(chosen)
}

/// The lowest bit of the element with this number; `width` is a power of two.
fn offset(module: &mut Module, table: &mut ExprTable, number: ExprId, width: u32) -> ExprId {
    let (bits, low) = (module.width(number), width.trailing_zeros());
    if low == 0 {
        return number;
    }
    let zeros = table.constant(module, Value::zero(low));
    table.add(module, Op::Concat(vec![number, zeros]), bits + low)
}

/// What a table is a part of, and by which number.
struct Selection {
    subject: ExprId,
    from: From,
}

/// The whole that a table selects from.
enum From {
    /// All elements of a vector, from the lowest on.
    Elements(Vec<ExprId>),
    /// One value.
    Value(ExprId),
}

fn select(module: &Module, arrays: &Arrays, op: &Op) -> Option<Selection> {
    let Op::Lookup { subject, arms, default } = op else { return None };
    if !module.width(*default).is_power_of_two() {
        return None;
    }
    let count =
        1usize.checked_shl(module.width(*subject)).filter(|count| *count == arms.len() + 1 && *count >= LEAST)?;
    let mut results: Vec<Option<ExprId>> = vec![None; count];
    for (constant, result) in arms {
        *results.get_mut(usize::try_from(constant.to_u64()?).ok()?)? = Some(*result);
    }
    let results: Vec<ExprId> = results.into_iter().map(|result| result.unwrap_or(*default)).collect();
    let from = elements(module, arrays, &results).or_else(|| parts(module, &results))?;
    Some(Selection { subject: *subject, from })
}

/// The results are all elements of a vector.
fn elements(module: &Module, arrays: &Arrays, results: &[ExprId]) -> Option<From> {
    let signal = |id: &ExprId| match module.expr(*id).op {
        Op::Signal(signal) => Some(signal),
        _ => None,
    };
    let signals: Vec<SignalId> = results.iter().map(signal).collect::<Option<_>>()?;
    let (array, _) = *arrays.place.get(signals.first()?)?;
    (arrays.all[array].elements == signals).then(|| From::Elements(results.to_vec()))
}

/// The results are all of a value, part by part.
fn parts(module: &Module, results: &[ExprId]) -> Option<From> {
    let Op::Slice(value, 0) = module.expr(*results.first()?).op else { return None };
    let width = module.width(results[0]);
    let follows = |(at, id): (usize, &ExprId)| matches!(module.expr(*id).op, Op::Slice(of, lsb) if of == value && lsb == at as u32 * width);
    let is_whole = module.width(value) == results.len() as u32 * width;
    (is_whole && results.iter().enumerate().all(follows)).then_some(From::Value(value))
}
