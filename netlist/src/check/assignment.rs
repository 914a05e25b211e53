//! Finds latches: signals with a bit that some path through their process leaves unassigned.

use crate::ir::{Module, Op, Process, Stmt};
use crate::value::Value;

/// Whether every path assigns every bit of the process's target.
pub(super) fn assigns_every_bit(module: &Module, process: &Process) -> bool {
    let width = module.signal(process.target).width;
    assigned(module, &process.body, width).is_ones()
}

/// The bits that every path through `body` assigns.
fn assigned(module: &Module, body: &[Stmt], width: u32) -> Value {
    body.iter().fold(Value::zero(width), |bits, statement| match statement {
        _ if bits.is_ones() => bits,
        Stmt::Assign(_) => Value::ones(width),
        Stmt::AssignSlice { offset, value } => match &module.expr(*offset).op {
            Op::Constant(offset) => match offset.to_u64() {
                Some(offset) => bits.replace(offset, &Value::ones(module.width(*value))),
                None => bits,
            },
            _ => bits,
        },
        Stmt::If { then, otherwise, .. } => {
            bits.or(&assigned(module, then, width).and(&assigned(module, otherwise, width)))
        }
        Stmt::Case { subject, arms, default } => {
            let values: u64 = arms.iter().map(|(constants, _)| constants.len() as u64).sum();
            let exhaustive = 1u64.checked_shl(module.width(*subject)) == Some(values);
            let default = if exhaustive { Value::ones(width) } else { assigned(module, default, width) };
            let arms = arms.iter().map(|(_, body)| assigned(module, body, width));
            bits.or(&arms.fold(default, |all, arm| all.and(&arm)))
        }
    })
}
