//! Lowers a kernel's expressions: names to signals, literals to the width of what they meet, Rust's operators to the
//! netlist's.
//!
//! rust-hdl keeps neither types nor widths in its expressions; both are derived here from the signals. Numbers that
//! Rust knows at elaboration (literals, loop variables, arithmetic on them) are evaluated.

use super::error::Problem;
use super::kernel::{FieldNet, Kernel, Net, array_index};
use super::literal::Literal;
use super::names::{loop_value, resolve};
use crate::ir::{ExprId, Op, SignalId, count_width};
use crate::value::Value;
use rust_hdl::prelude::VerilogLiteral;
use rust_hdl::prelude::ast::{VerilogExpression as Ast, VerilogOp, VerilogOpUnary};

/// Width of `usize` arithmetic on an index: exact for every vector that fits into memory.
const INDEX_WIDTH: u32 = 32;

fn compares(operator: &VerilogOp) -> bool {
    use VerilogOp::{Eq, Ge, Gt, Le, LogicalAnd, LogicalOr, Lt, Ne};
    matches!(operator, Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr)
}

fn literal(literal: &VerilogLiteral) -> Result<Literal, Problem> {
    Literal::parse(literal).ok_or_else(|| Problem::UnknownName { name: literal.to_string() })
}

/// A width that a kernel asks for.
fn some_bits(width: usize) -> Result<u32, Problem> {
    u32::try_from(width).ok().filter(|width| *width > 0).ok_or(Problem::NoBits)
}

impl Kernel<'_> {
    fn net(&self, name: &str) -> Result<Option<&Net>, Problem> {
        let name = resolve(name, &self.loops).map_err(array_index)?;
        Ok(self.nets.get(&name))
    }

    /// The value of `Type::Label`.
    pub(super) fn enum_value(&self, name: &str) -> Result<Option<&Value>, Problem> {
        let mut parts = name.rsplit('$');
        let (Some(label), Some(ty)) = (parts.next(), parts.next()) else { return Ok(None) };
        match self.enums.get(&format!("{ty}${label}")) {
            Some(None) => Err(Problem::AmbiguousEnum { name: name.replace('$', "::") }),
            Some(Some(value)) => Ok(Some(value)),
            None => Ok(None),
        }
    }

    /// Bits of an expression; `None` when it is a number that takes its width from what it meets, or at fault.
    fn width_of(&self, ast: &Ast) -> Option<u32> {
        match ast {
            Ast::Signal(name) if loop_value(&self.loops, name).is_some() => None,
            Ast::Signal(name) => match self.net(name).ok()? {
                Some(Net::Constant { value, .. }) => Some(value.width()),
                Some(Net::Signal { id, .. }) => Some(self.module.signal(*id).width),
                Some(Net::Struct { fields, .. }) => Some(fields.iter().map(|field| field.width).sum()),
                Some(Net::Clock) => None,
                None => match self.inner(name).ok()? {
                    Some(parts) => Some(parts.iter().map(|id| self.module.signal(*id).width).sum()),
                    None => self.enum_value(name).ok()?.map(Value::width),
                },
            },
            Ast::Literal(number) => Literal::parse(number).filter(|it| it.type_width == 1).map(|_| 1),
            Ast::Cast(_, width) | Ast::Slice(_, width, _) => some_bits(*width).ok(),
            Ast::Signed(a) | Ast::Unsigned(a) | Ast::Paren(a) | Ast::IndexReplace(a, ..) => self.width_of(a),
            Ast::Binary(_, operator, _) if compares(operator) => Some(1),
            Ast::Binary(a, VerilogOp::Shl | VerilogOp::Shr, _) => self.width_of(a),
            Ast::Binary(a, VerilogOp::Mul, b) => Some(self.width_of(a)? + self.width_of(b)?),
            Ast::Binary(a, _, b) => self.width_of(a).or_else(|| self.width_of(b)),
            Ast::Unary(VerilogOpUnary::Not | VerilogOpUnary::Neg, a) => self.width_of(a),
            Ast::Unary(..) | Ast::Index(..) => Some(1),
        }
    }

    fn is_signed(&self, ast: &Ast) -> bool {
        match ast {
            Ast::Signed(_) => true,
            Ast::Signal(name) => match self.net(name) {
                Ok(Some(Net::Constant { signed, .. } | Net::Signal { signed, .. })) => *signed,
                _ => false,
            },
            Ast::Paren(a) | Ast::Slice(a, ..) | Ast::Unary(VerilogOpUnary::Neg, a) => self.is_signed(a),
            Ast::Binary(a, operator, b) => !compares(operator) && (self.is_signed(a) || self.is_signed(b)),
            _ => false,
        }
    }

    /// The number that an expression is at elaboration, whatever its width; `None` when it depends on a signal.
    pub(super) fn number(&self, ast: &Ast) -> Option<i128> {
        match ast {
            Ast::Literal(number) => Literal::parse(number)?.to_i128(),
            Ast::Signal(name) => loop_value(&self.loops, name),
            Ast::Paren(a) => self.number(a),
            Ast::Binary(a, operator, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                let shift = u32::try_from(b);
                Some(match operator {
                    VerilogOp::Add => a.checked_add(b)?,
                    VerilogOp::Sub => a.checked_sub(b)?,
                    VerilogOp::Mul => a.checked_mul(b)?,
                    VerilogOp::BitAnd | VerilogOp::LogicalAnd => a & b,
                    VerilogOp::BitOr | VerilogOp::LogicalOr => a | b,
                    VerilogOp::BitXor => a ^ b,
                    VerilogOp::Shl => a.checked_mul(1i128.checked_shl(shift.ok()?)?)?,
                    VerilogOp::Shr => a.checked_shr(shift.ok()?)?,
                    VerilogOp::Eq => (a == b) as i128,
                    VerilogOp::Ne => (a != b) as i128,
                    VerilogOp::Lt => (a < b) as i128,
                    VerilogOp::Le => (a <= b) as i128,
                    VerilogOp::Gt => (a > b) as i128,
                    VerilogOp::Ge => (a >= b) as i128,
                })
            }
            Ast::Unary(VerilogOpUnary::Not, a) if self.width_of(a) == Some(1) => Some(1 - self.number(a)?),
            _ => None,
        }
    }

    pub(super) fn constant(&mut self, value: Value) -> ExprId {
        self.exprs.constant(self.module, value)
    }

    pub(super) fn operation(&mut self, op: Op) -> Result<ExprId, Problem> {
        Ok(self.exprs.operation(self.module, op)?)
    }

    /// A number as a literal of `width` bits.
    fn sized(&mut self, number: i128, width: Option<u32>) -> Result<ExprId, Problem> {
        let width = width.ok_or(Problem::LiteralWithoutWidth)?;
        let value = Value::new(width, number.unsigned_abs());
        if number < 0 || value.to_u64().map(i128::from) != Some(number) {
            return Err(Problem::LiteralTooWide { literal: number.to_string(), width });
        }
        Ok(self.constant(value))
    }

    /// Lowers an expression; `want` is the width that a bare number takes.
    pub(super) fn expression(&mut self, ast: &Ast, want: Option<u32>) -> Result<ExprId, Problem> {
        if let Some(number) = self.number(ast) {
            return self.sized(number, self.width_of(ast).or(want));
        }
        match ast {
            Ast::Signal(name) => self.read(name),
            Ast::Literal(text) => {
                let width = want.ok_or(Problem::LiteralWithoutWidth)?;
                let too_wide = Problem::LiteralTooWide { literal: text.to_string(), width };
                let value = literal(text)?.to_value(width).ok_or(too_wide)?;
                Ok(self.constant(value))
            }
            Ast::Cast(a, width) => {
                let width = some_bits(*width)?;
                let a = self.expression(a, Some(width))?;
                if self.module.width(a) > width {
                    Ok(self.exprs.slice(self.module, a, 0, width)?)
                } else {
                    Ok(self.exprs.extend(self.module, a, width, false)?)
                }
            }
            Ast::Signed(a) | Ast::Unsigned(a) | Ast::Paren(a) => self.expression(a, want),
            Ast::Binary(a, operator, b) => self.binary(a, operator, b, want),
            Ast::Unary(operator, a) => {
                let a = self.expression(a, want)?;
                self.operation(match operator {
                    VerilogOpUnary::Not => Op::Not(a),
                    VerilogOpUnary::Neg => Op::Neg(a),
                    VerilogOpUnary::All => Op::All(a),
                    VerilogOpUnary::Any => Op::Any(a),
                    VerilogOpUnary::Xor => Op::Parity(a),
                })
            }
            Ast::Index(a, at) => self.slice(a, 1, at),
            Ast::Slice(a, width, at) => self.slice(a, some_bits(*width)?, at),
            Ast::IndexReplace(a, at, bit) => {
                let (a, at, bit) = (self.expression(a, want)?, self.offset(at)?, self.expression(bit, Some(1))?);
                self.replaced(a, at, bit)
            }
        }
    }

    fn read(&mut self, name: &str) -> Result<ExprId, Problem> {
        match self.net(name)? {
            Some(Net::Constant { value, .. }) => {
                let value = value.clone();
                Ok(self.constant(value))
            }
            Some(Net::Signal { id, .. }) => {
                let id = *id;
                Ok(self.read_signal(id))
            }
            Some(Net::Struct { fields, .. }) => {
                let fields: Vec<SignalId> = fields.iter().map(|field| field.id).collect();
                self.side_by_side(&fields)
            }
            Some(Net::Clock) => Err(Problem::ClockAsData),
            None => match self.enum_value(name)? {
                Some(value) => {
                    let value = value.clone();
                    Ok(self.constant(value))
                }
                None if let Some(parts) = self.inner(name)? => self.side_by_side(&parts),
                None => Err(Problem::UnknownName { name: name.replace('$', ".") }),
            },
        }
    }

    fn binary(&mut self, a: &Ast, operator: &VerilogOp, b: &Ast, want: Option<u32>) -> Result<ExprId, Problem> {
        let signed = self.is_signed(a) || self.is_signed(b);
        let shifts = matches!(operator, VerilogOp::Shl | VerilogOp::Shr);
        let met = self.width_of(a).or_else(|| if shifts { None } else { self.width_of(b) });
        let width = if compares(operator) { met } else { met.or(want) };
        let a = self.expression(a, width)?;
        let b = if shifts { self.shift_amount(b)? } else { self.expression(b, width)? };
        let less = |a, b| if signed { Op::LessSigned(a, b) } else { Op::LessUnsigned(a, b) };
        let op = match operator {
            VerilogOp::Add => Op::Add(a, b),
            VerilogOp::Sub => Op::Sub(a, b),
            VerilogOp::Mul if signed => Op::MulSigned(a, b),
            VerilogOp::Mul => Op::Mul(a, b),
            VerilogOp::BitAnd | VerilogOp::LogicalAnd => Op::And(a, b),
            VerilogOp::BitOr | VerilogOp::LogicalOr => Op::Or(a, b),
            VerilogOp::BitXor => Op::Xor(a, b),
            VerilogOp::Eq => Op::Eq(a, b),
            VerilogOp::Ne => Op::Ne(a, b),
            VerilogOp::Lt => less(a, b),
            VerilogOp::Gt => less(b, a),
            VerilogOp::Le => Op::Not(self.operation(less(b, a))?),
            VerilogOp::Ge => Op::Not(self.operation(less(a, b))?),
            VerilogOp::Shl => Op::ShiftLeft(a, b),
            VerilogOp::Shr if signed => Op::ShiftRightSigned(a, b),
            VerilogOp::Shr => Op::ShiftRight(a, b),
        };
        self.operation(op)
    }

    /// `old` with the bits from `at` on replaced by `part`.
    pub(super) fn replaced(&mut self, old: ExprId, at: ExprId, part: ExprId) -> Result<ExprId, Problem> {
        let width = self.module.width(old);
        let ones = self.constant(Value::ones(self.module.width(part)).resize(width));
        let mask = self.operation(Op::ShiftLeft(ones, at))?;
        let keep = self.operation(Op::Not(mask))?;
        let kept = self.operation(Op::And(old, keep))?;
        let part = self.exprs.extend(self.module, part, width, false)?;
        let placed = self.operation(Op::ShiftLeft(part, at))?;
        self.operation(Op::Or(kept, placed))
    }

    fn slice(&mut self, a: &Ast, width: u32, at: &Ast) -> Result<ExprId, Problem> {
        if let Some(field) = self.field(a, width, at)? {
            return Ok(field);
        }
        let a = self.expression(a, None)?;
        if let Some(lsb) = self.number(at) {
            let operand = self.module.width(a);
            let lsb = u32::try_from(lsb).unwrap_or(operand);
            return Ok(self.exprs.slice(self.module, a, lsb, width)?);
        }
        let at = self.offset(at)?;
        Ok(self.exprs.slice_at(self.module, a, at, width))
    }

    /// The field of a struct that these bits of `a` are; `None` when `a` is no struct or they are something else.
    fn field(&mut self, a: &Ast, width: u32, at: &Ast) -> Result<Option<ExprId>, Problem> {
        let Ast::Signal(name) = a else { return Ok(None) };
        let Some(lsb) = self.number(at).and_then(|lsb| u32::try_from(lsb).ok()) else { return Ok(None) };
        let Some(Net::Struct { fields, .. }) = self.net(name)? else { return Ok(None) };
        let is_in = |field: &&FieldNet| field.lsb >= lsb && field.lsb + field.width <= lsb + width;
        let inside: Vec<&FieldNet> = fields.iter().filter(is_in).collect();
        if inside.iter().map(|field| field.width).sum::<u32>() != width {
            return Ok(None);
        }
        let inside: Vec<SignalId> = inside.into_iter().map(|field| field.id).collect();
        self.side_by_side(&inside).map(Some)
    }

    /// The signals of a field of a field (`command.val().left.value`), lowest first; `None` when the name is no such thing.
    fn inner(&self, name: &str) -> Result<Option<Vec<SignalId>>, Problem> {
        let Some((outer, path)) = name.split_once("$val()$") else { return Ok(None) };
        let Some(Net::Struct { fields, .. }) = self.net(outer)? else { return Ok(None) };
        let path = path.replace('$', "_");
        if let Some(field) = fields.iter().find(|field| field.name == path) {
            return Ok(Some(vec![field.id]));
        }
        let is_in = |field: &&FieldNet| field.name.strip_prefix(&path).is_some_and(|rest| rest.starts_with('_'));
        let inside: Vec<SignalId> = fields.iter().filter(is_in).map(|field| field.id).collect();
        Ok(Some(inside).filter(|inside| !inside.is_empty()))
    }

    /// The values of these signals, the first one lowest.
    fn side_by_side(&mut self, signals: &[SignalId]) -> Result<ExprId, Problem> {
        let parts: Vec<ExprId> = signals.iter().rev().map(|id| self.read_signal(*id)).collect();
        match parts[..] {
            [part] => Ok(part),
            _ => self.operation(Op::Concat(parts)),
        }
    }

    /// A shift amount; a number takes as many bits as it needs.
    fn shift_amount(&mut self, by: &Ast) -> Result<ExprId, Problem> {
        match self.number(by) {
            Some(number) => {
                let needed = u32::try_from(number).map_or(INDEX_WIDTH, count_width);
                self.sized(number, Some(needed.max(1)))
            }
            None => self.expression(by, None),
        }
    }

    /// A bit offset. Arithmetic outside parentheses is Rust's on `usize` (`a.index() + 1`) and does not wrap at the
    /// width of `a`.
    pub(super) fn offset(&mut self, at: &Ast) -> Result<ExprId, Problem> {
        match at {
            Ast::Binary(..) if self.number(at).is_none() => self.index_arithmetic(at),
            _ => self.shift_amount(at),
        }
    }

    fn index_arithmetic(&mut self, at: &Ast) -> Result<ExprId, Problem> {
        if let Some(number) = self.number(at) {
            return self.sized(number, Some(INDEX_WIDTH));
        }
        match at {
            Ast::Binary(a, operator, b) => {
                let (a, b) = (self.index_arithmetic(a)?, self.index_arithmetic(b)?);
                match operator {
                    VerilogOp::Add => self.operation(Op::Add(a, b)),
                    VerilogOp::Sub => self.operation(Op::Sub(a, b)),
                    VerilogOp::Shl => self.operation(Op::ShiftLeft(a, b)),
                    VerilogOp::Shr => self.operation(Op::ShiftRight(a, b)),
                    VerilogOp::Mul => {
                        let product = self.operation(Op::Mul(a, b))?;
                        Ok(self.exprs.slice(self.module, product, 0, INDEX_WIDTH)?)
                    }
                    _ => Err(Problem::IndexArithmetic),
                }
            }
            // Parentheses may enclose usize or Bits arithmetic; the difference (.index()) is not in rust-hdl's text.
            Ast::Paren(a) if matches!(**a, Ast::Binary(..)) => Err(Problem::IndexArithmetic),
            _ => {
                let value = self.expression(at, None)?;
                Ok(self.exprs.extend(self.module, value, INDEX_WIDTH, false)?)
            }
        }
    }
}
