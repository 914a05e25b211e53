//! Builds the expressions of a module: checks the widths and keeps each distinct expression once.

use crate::ir::{Expr, ExprId, Module, Op, SignalId};
use crate::value::Value;
use std::collections::HashMap;

/// A rule of the netlist that an expression would break.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WidthError {
    /// Operands must be equally wide.
    #[error("{operation}: operands of {left} and {right} bits; extend or cut one of them explicitly")]
    Unequal {
        /// Operation name.
        operation: &'static str,
        /// Bits of the first.
        left: u32,
        /// Bits of the second.
        right: u32,
    },
    /// A part select leaves its operand.
    #[error("slice [{lsb} +: {width}] leaves an operand of {operand} bits")]
    Slice {
        /// Lowest bit.
        lsb: u32,
        /// Bits selected.
        width: u32,
        /// Bits there are.
        operand: u32,
    },
    /// An extension to fewer bits, or a vector of no bits.
    #[error("{operation}: {from} bits cannot become {to} bits")]
    Extend {
        /// Operation name.
        operation: &'static str,
        /// Bits of the operand.
        from: u32,
        /// Bits asked for.
        to: u32,
    },
}

/// Bits that hold the counts `0 ..= largest`.
pub fn count_width(largest: u32) -> u32 {
    32 - largest.leading_zeros()
}

/// Builds a module's expressions: checks the widths and keeps each distinct expression once.
#[derive(Default)]
pub struct ExprTable {
    known: HashMap<Expr, ExprId>,
}

impl ExprTable {
    /// To add to the expressions of a module that exists.
    pub fn of(module: &Module) -> Self {
        let known = module.exprs.iter().enumerate().map(|(at, expr)| (expr.clone(), ExprId(at as u32)));
        Self { known: known.collect() }
    }

    /// An operation whose width the caller knows.
    pub(crate) fn add(&mut self, module: &mut Module, op: Op, width: u32) -> ExprId {
        let expr = Expr { op, width };
        *self.known.entry(expr).or_insert_with_key(|expr| {
            module.exprs.push(expr.clone());
            ExprId(module.exprs.len() as u32 - 1)
        })
    }

    /// A literal.
    pub fn constant(&mut self, module: &mut Module, value: Value) -> ExprId {
        let width = value.width();
        self.add(module, Op::Constant(value), width)
    }

    /// The value of a signal.
    pub fn signal(&mut self, module: &mut Module, signal: SignalId) -> ExprId {
        let width = module.signal(signal).width;
        self.add(module, Op::Signal(signal), width)
    }

    /// A part select whose width is `width`: [`Op::Slice`] (the whole operand is the operand itself).
    ///
    /// # Errors
    /// The slice leaves the operand or has no bits.
    pub fn slice(&mut self, module: &mut Module, a: ExprId, lsb: u32, width: u32) -> Result<ExprId, WidthError> {
        let operand = module.width(a);
        if width == 0 || lsb.checked_add(width).is_none_or(|end| end > operand) {
            return Err(WidthError::Slice { lsb, width, operand });
        }
        if width == operand {
            return Ok(a);
        }
        Ok(self.add(module, Op::Slice(a, lsb), width))
    }

    /// A part select at a run-time offset: [`Op::SliceAt`].
    pub fn slice_at(&mut self, module: &mut Module, a: ExprId, offset: ExprId, width: u32) -> ExprId {
        self.add(module, Op::SliceAt(a, offset), width)
    }

    /// Extension with zeros or the sign to `width` bits; the same width is the operand itself.
    ///
    /// # Errors
    /// `width` is smaller than the operand.
    pub fn extend(&mut self, module: &mut Module, a: ExprId, width: u32, signed: bool) -> Result<ExprId, WidthError> {
        let from = module.width(a);
        let operation = if signed { "sign extension" } else { "zero extension" };
        match from.cmp(&width) {
            std::cmp::Ordering::Equal => Ok(a),
            std::cmp::Ordering::Greater => Err(WidthError::Extend { operation, from, to: width }),
            std::cmp::Ordering::Less if signed => Ok(self.add(module, Op::SignExtend(a), width)),
            std::cmp::Ordering::Less => Ok(self.add(module, Op::ZeroExtend(a), width)),
        }
    }

    /// Any operation whose result's width follows from its operands: all but slices, extensions, constants, signals.
    ///
    /// # Errors
    /// The operands' widths break the operation's rule.
    pub fn operation(&mut self, module: &mut Module, op: Op) -> Result<ExprId, WidthError> {
        let equal = |operation, a: ExprId, b: ExprId| {
            let (left, right) = (module.width(a), module.width(b));
            if left == right { Ok(left) } else { Err(WidthError::Unequal { operation, left, right }) }
        };
        let width = match &op {
            Op::Constant(value) => value.width(),
            Op::Signal(signal) => module.signal(*signal).width,
            Op::Not(a) | Op::Neg(a) => module.width(*a),
            Op::And(a, b) => equal("and", *a, *b)?,
            Op::Or(a, b) => equal("or", *a, *b)?,
            Op::Xor(a, b) => equal("xor", *a, *b)?,
            Op::Add(a, b) => equal("add", *a, *b)?,
            Op::Sub(a, b) => equal("subtract", *a, *b)?,
            Op::Mul(a, b) | Op::MulSigned(a, b) => module.width(*a) + module.width(*b),
            Op::Eq(a, b) | Op::Ne(a, b) => equal("equality", *a, *b).map(|_| 1)?,
            Op::LessUnsigned(a, b) | Op::LessSigned(a, b) => equal("comparison", *a, *b).map(|_| 1)?,
            Op::ShiftLeft(a, _) | Op::ShiftRight(a, _) | Op::ShiftRightSigned(a, _) => module.width(*a),
            Op::All(_) | Op::Any(_) | Op::Parity(_) => 1,
            Op::LeadingZeros(a) => count_width(module.width(*a)),
            Op::Concat(parts) => parts.iter().map(|part| module.width(*part)).sum(),
            Op::Mux(condition, a, b) => {
                if module.width(*condition) != 1 {
                    let from = module.width(*condition);
                    return Err(WidthError::Extend { operation: "condition", from, to: 1 });
                }
                equal("choice", *a, *b)?
            }
            Op::Lookup { subject, arms, default } => {
                for (constant, result) in arms {
                    let (left, right) = (module.width(*subject), constant.width());
                    if left != right {
                        return Err(WidthError::Unequal { operation: "lookup constant", left, right });
                    }
                    equal("lookup result", *default, *result)?;
                }
                module.width(*default)
            }
            Op::Slice(a, lsb) => {
                let operand = module.width(*a);
                return Err(WidthError::Slice { lsb: *lsb, width: 0, operand });
            }
            Op::SliceAt(a, _) | Op::ZeroExtend(a) | Op::SignExtend(a) => {
                let from = module.width(*a);
                return Err(WidthError::Extend { operation: "result without a width", from, to: 0 });
            }
        };
        if width == 0 {
            return Err(WidthError::Extend { operation: "empty vector", from: 0, to: 0 });
        }
        Ok(self.add(module, op, width))
    }
}
