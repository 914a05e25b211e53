//! Writes a kernel's statements as a reader knows them, for error messages.

use super::literal::Literal;
use rust_hdl::prelude::VerilogLiteral;
use rust_hdl::prelude::ast::{VerilogExpression, VerilogLink, VerilogOp, VerilogOpUnary, VerilogStatement};

/// The first line of a statement.
pub(super) fn statement(statement: &VerilogStatement) -> String {
    match statement {
        VerilogStatement::Assignment(target, value) => format!("{} = {}", name_of(target), expression(value)),
        VerilogStatement::SliceAssignment { base, width, offset, replacement } => {
            let (base, offset) = (name_of(base), expression(offset));
            format!("{base}[{offset} +: {width}] = {}", expression(replacement))
        }
        VerilogStatement::If(conditional) => format!("if {}", expression(&conditional.test)),
        VerilogStatement::Match(choice) => format!("match {}", expression(&choice.test)),
        VerilogStatement::Loop(repeat) => format!("for {}", repeat.index),
        VerilogStatement::Comment(text) => format!("// {text}"),
        VerilogStatement::Link(links) => links.first().map(link).unwrap_or_default(),
        VerilogStatement::Macro(body) => body.first().map(self::statement).unwrap_or_default(),
    }
}

/// `join` or `link` of two signals.
pub(super) fn link(link: &VerilogLink) -> String {
    let (VerilogLink::Forward(ends) | VerilogLink::Backward(ends) | VerilogLink::Bidirectional(ends)) = link;
    let field = ends.my_name.replace('$', ".");
    format!("{}{field} joined to {}{field}", dotted(&ends.owner_name), dotted(&ends.other_name))
}

fn dotted(name: &str) -> String {
    // Values of enumerations are the only names that begin with a capital.
    let separator = if name.starts_with(char::is_uppercase) { "::" } else { "." };
    name.replace('$', separator)
}

fn name_of(expression: &VerilogExpression) -> String {
    match expression {
        VerilogExpression::Signal(name) => dotted(name),
        other => self::expression(other),
    }
}

/// An expression in Rust's notation.
pub(super) fn expression(expression: &VerilogExpression) -> String {
    use VerilogExpression as E;
    let inner = self::expression;
    match expression {
        E::Signal(name) => dotted(name),
        E::Literal(literal) => number(literal),
        E::Cast(a, width) => format!("bit_cast::<{width}, _>({})", inner(a)),
        E::Signed(a) => format!("signed_cast({})", inner(a)),
        E::Unsigned(a) => format!("unsigned_cast({})", inner(a)),
        E::Paren(a) => format!("({})", inner(a)),
        E::Binary(a, operator, b) => format!("{} {} {}", inner(a), symbol(operator), inner(b)),
        E::Unary(VerilogOpUnary::Not, a) => format!("!{}", inner(a)),
        E::Unary(VerilogOpUnary::Neg, a) => format!("-{}", inner(a)),
        E::Unary(VerilogOpUnary::All, a) => format!("{}.all()", inner(a)),
        E::Unary(VerilogOpUnary::Any, a) => format!("{}.any()", inner(a)),
        E::Unary(VerilogOpUnary::Xor, a) => format!("{}.xor()", inner(a)),
        E::Index(a, at) => format!("{}.get_bit({})", inner(a), inner(at)),
        E::Slice(a, width, at) => format!("{}.get_bits::<{width}>({})", inner(a), inner(at)),
        E::IndexReplace(a, at, bit) => format!("{}.replace_bit({}, {})", inner(a), inner(at), inner(bit)),
    }
}

fn number(literal: &VerilogLiteral) -> String {
    let parsed = Literal::parse(literal);
    match parsed.as_ref().and_then(Literal::to_i128) {
        Some(bit) if parsed.is_some_and(|it| it.type_width == 1) => (bit == 1).to_string(),
        Some(number) => number.to_string(),
        None => literal.to_string(),
    }
}

fn symbol(operator: &VerilogOp) -> &'static str {
    match operator {
        VerilogOp::Add => "+",
        VerilogOp::Sub => "-",
        VerilogOp::Mul => "*",
        VerilogOp::LogicalAnd => "&&",
        VerilogOp::LogicalOr => "||",
        VerilogOp::BitXor => "^",
        VerilogOp::BitAnd => "&",
        VerilogOp::BitOr => "|",
        VerilogOp::Shl => "<<",
        VerilogOp::Shr => ">>",
        VerilogOp::Eq => "==",
        VerilogOp::Lt => "<",
        VerilogOp::Le => "<=",
        VerilogOp::Ne => "!=",
        VerilogOp::Ge => ">=",
        VerilogOp::Gt => ">",
    }
}
