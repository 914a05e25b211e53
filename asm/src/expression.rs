//! Expressions: 64-bit integer arithmetic over numbers, symbols and places in sections.
//!
//! Operators and priorities are those of LLVM's assembler for ELF targets, which for `<<`, `>>`, `|`, `^`, `&` and the
//! comparisons are not those of C, nor those that the operand syntax pages print. A comparison that holds is -1.

use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::lexer::Kind;
use super::symbols::{Place, Symbols};

/// Deepest nesting of parentheses and unary operators.
const MAX_DEPTH: u32 = 64;

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expression {
    /// A number.
    Constant(i64),
    /// A place in a section, such as `.`.
    Place(Place),
    /// A symbol by name, perhaps with a relocation variant.
    Symbol(String, Variant),
    /// An operator before its operand.
    Unary(Unary, Box<Expression>),
    /// An operator between its operands.
    Binary(Binary, Box<Expression>, Box<Expression>),
}

/// Which part of a symbol's address a reference means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    /// Nothing written: relative to the place of the reference in a literal, absolute in data.
    Plain,
    /// `@rel32`, `@rel32@lo`: low half of the distance from the place of the reference.
    RelativeLow,
    /// `@rel32@hi`: high half of the distance from the place of the reference.
    RelativeHigh,
    /// `@abs32@lo`: low half of the address.
    AbsoluteLow,
    /// `@abs32@hi`: high half of the address.
    AbsoluteHigh,
    /// `@gotpcrel32@lo`: low half of the distance to the symbol's slot in the global offset table.
    SlotLow,
    /// `@gotpcrel32@hi`: high half of the distance to the symbol's slot in the global offset table.
    SlotHigh,
}

const VARIANTS: &[(&str, Variant)] = &[
    ("rel32", Variant::RelativeLow),
    ("rel32@lo", Variant::RelativeLow),
    ("rel32@hi", Variant::RelativeHigh),
    ("abs32@lo", Variant::AbsoluteLow),
    ("abs32@hi", Variant::AbsoluteHigh),
    ("gotpcrel", Variant::SlotLow),
    ("gotpcrel32@lo", Variant::SlotLow),
    ("gotpcrel32@hi", Variant::SlotHigh),
];

/// Operators before an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unary {
    Minus,
    Plus,
    Not,
    LogicalNot,
}

const UNARIES: &[(&str, Unary)] =
    &[("-", Unary::Minus), ("+", Unary::Plus), ("~", Unary::Not), ("!", Unary::LogicalNot)];

/// Operators between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binary {
    LogicalOr,
    LogicalAnd,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Add,
    Subtract,
    Or,
    OrNot,
    Xor,
    And,
    Multiply,
    Divide,
    Modulo,
    ShiftLeft,
    ShiftRight,
}

/// Mark, priority (higher binds tighter) and operator.
const BINARIES: &[(&str, u8, Binary)] = &[
    ("||", 1, Binary::LogicalOr),
    ("&&", 2, Binary::LogicalAnd),
    ("==", 3, Binary::Equal),
    ("!=", 3, Binary::NotEqual),
    ("<>", 3, Binary::NotEqual),
    ("<", 3, Binary::Less),
    ("<=", 3, Binary::LessEqual),
    (">", 3, Binary::Greater),
    (">=", 3, Binary::GreaterEqual),
    ("+", 4, Binary::Add),
    ("-", 4, Binary::Subtract),
    ("|", 5, Binary::Or),
    ("!", 5, Binary::OrNot),
    ("^", 5, Binary::Xor),
    ("&", 5, Binary::And),
    ("*", 6, Binary::Multiply),
    ("/", 6, Binary::Divide),
    ("%", 6, Binary::Modulo),
    ("<<", 6, Binary::ShiftLeft),
    (">>", 6, Binary::ShiftRight),
];

impl Unary {
    pub(super) fn apply(self, value: i64) -> i64 {
        match self {
            Self::Minus => value.wrapping_neg(),
            Self::Plus => value,
            Self::Not => !value,
            Self::LogicalNot => i64::from(value == 0),
        }
    }
}

impl Binary {
    /// The result; `None` where there is none (division by 0).
    pub(super) fn apply(self, left: i64, right: i64) -> Option<i64> {
        let holds = |condition: bool| -i64::from(condition);
        // A shift by 64 or more leaves nothing.
        let shift = |shifted: Option<u64>| shifted.unwrap_or(0).cast_signed();
        let amount = u32::try_from(right).unwrap_or(u32::MAX);
        Some(match self {
            Self::LogicalOr => i64::from(left != 0 || right != 0),
            Self::LogicalAnd => i64::from(left != 0 && right != 0),
            Self::Equal => holds(left == right),
            Self::NotEqual => holds(left != right),
            Self::Less => holds(left < right),
            Self::LessEqual => holds(left <= right),
            Self::Greater => holds(left > right),
            Self::GreaterEqual => holds(left >= right),
            Self::Add => left.wrapping_add(right),
            Self::Subtract => left.wrapping_sub(right),
            Self::Or => left | right,
            Self::OrNot => left | !right,
            Self::Xor => left ^ right,
            Self::And => left & right,
            Self::Multiply => left.wrapping_mul(right),
            Self::Divide if right == 0 => return None,
            Self::Modulo if right == 0 => return None,
            Self::Divide => left.wrapping_div(right),
            Self::Modulo => left.wrapping_rem(right),
            Self::ShiftLeft => shift(left.cast_unsigned().checked_shl(amount)),
            Self::ShiftRight => shift(left.cast_unsigned().checked_shr(amount)),
        })
    }
}

impl Expression {
    /// Reads an expression.
    pub(super) fn parse(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Self> {
        let left = primary(cursor, symbols, 0)?;
        binary(cursor, symbols, left, 0, 0)
    }

    /// Reads an operand of an expression only: a number, a symbol, or anything in parentheses.
    pub(super) fn parse_primary(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Self> {
        primary(cursor, symbols, 0)
    }

    /// The number, where the expression has neither labels nor symbols that are still to be defined.
    pub(super) fn constant(&self) -> Option<i64> {
        match self {
            Self::Constant(value) => Some(*value),
            Self::Place(_) | Self::Symbol(..) => None,
            Self::Unary(operator, operand) => Some(operator.apply(operand.constant()?)),
            Self::Binary(operator, left, right) => operator.apply(left.constant()?, right.constant()?),
        }
    }

    /// Whether LLVM takes a literal with this expression relative to the place of the literal: any reference to a
    /// symbol that is not part of a difference or asks for an absolute address.
    pub(super) fn is_relative(&self) -> bool {
        match self {
            Self::Constant(_) => false,
            Self::Place(_) => true,
            Self::Symbol(_, variant) => !matches!(variant, Variant::AbsoluteLow | Variant::AbsoluteHigh),
            Self::Unary(_, operand) => operand.is_relative(),
            Self::Binary(Binary::Subtract, ..) => false,
            Self::Binary(_, left, right) => left.is_relative() || right.is_relative(),
        }
    }

    /// The relocation variant of the first symbol that has one.
    pub(super) fn variant(&self) -> Variant {
        match self {
            Self::Constant(_) | Self::Place(_) => Variant::Plain,
            Self::Symbol(_, variant) => *variant,
            Self::Unary(_, operand) => operand.variant(),
            Self::Binary(_, left, right) => match left.variant() {
                Variant::Plain => right.variant(),
                variant => variant,
            },
        }
    }

    /// The first symbol whose slot in the global offset table is meant.
    pub(super) fn slot_symbol(&self) -> Option<&str> {
        match self {
            Self::Constant(_) | Self::Place(_) => None,
            Self::Symbol(name, variant) => {
                matches!(variant, Variant::SlotLow | Variant::SlotHigh).then_some(name.as_str())
            }
            Self::Unary(_, operand) => operand.slot_symbol(),
            Self::Binary(_, left, right) => left.slot_symbol().or_else(|| right.slot_symbol()),
        }
    }

    fn unary(operator: Unary, operand: Self) -> Self {
        match operand {
            Self::Constant(value) => Self::Constant(operator.apply(value)),
            operand => Self::Unary(operator, Box::new(operand)),
        }
    }
}

fn primary(cursor: &mut Cursor<'_>, symbols: &Symbols, depth: u32) -> Parsed<Expression> {
    if depth > MAX_DEPTH {
        return Err(cursor.fault("the expression is nested too deeply"));
    }
    match cursor.peek() {
        Kind::Integer(value) => {
            let (value, start) = (*value, cursor.position());
            cursor.advance();
            if let (Some(direction @ ("b" | "f")), true) = (cursor.word(), cursor.touches_previous()) {
                cursor.advance();
                let name = symbols.local_label(value, direction == "f");
                return name
                    .map(|name| Expression::Symbol(name, Variant::Plain))
                    .ok_or_else(|| cursor.fault_from(start, format!("there is no label `{value}:` above")));
            }
            Ok(Expression::Constant(value.cast_signed()))
        }
        Kind::Identifier(".") => {
            cursor.advance();
            Ok(Expression::Place(symbols.here))
        }
        Kind::Identifier(name) => symbol(cursor, symbols, name),
        Kind::Text(name) => {
            let name = String::from_utf8_lossy(name).into_owned();
            symbol(cursor, symbols, &name)
        }
        Kind::Mark("(") => {
            cursor.advance();
            let left = primary(cursor, symbols, depth + 1)?;
            let inner = binary(cursor, symbols, left, 0, depth + 1)?;
            cursor.expect(")")?;
            Ok(inner)
        }
        Kind::Mark(mark) => match UNARIES.iter().find(|(unary, _)| unary == mark) {
            Some((_, operator)) => {
                cursor.advance();
                Ok(Expression::unary(*operator, primary(cursor, symbols, depth + 1)?))
            }
            None => Err(cursor.expected("a number, a symbol or an expression in parentheses")),
        },
        Kind::Real(_) | Kind::End => Err(cursor.expected("an integer, a symbol or an expression in parentheses")),
    }
}

fn symbol(cursor: &mut Cursor<'_>, symbols: &Symbols, word: &str) -> Parsed<Expression> {
    let (name, variant) = match word.split_once('@') {
        None => (word, Variant::Plain),
        Some((name, wanted)) => {
            let row = VARIANTS.iter().find(|(variant, _)| variant.eq_ignore_ascii_case(wanted));
            let names = VARIANTS.iter().map(|(name, _)| format!("@{name}")).collect::<Vec<_>>().join(", ");
            let (_, variant) = row.ok_or_else(|| cursor.expected(&format!("one of {names}")))?;
            (name, *variant)
        }
    };
    cursor.advance();
    // The value at this point of the source counts, so that `.set i, i+1` works.
    Ok(match symbols.constant(name) {
        Some(value) => Expression::Constant(value),
        None => Expression::Symbol(name.to_owned(), variant),
    })
}

fn operator(cursor: &Cursor<'_>) -> Option<(u8, Binary)> {
    let Kind::Mark(mark) = cursor.peek() else { return None };
    BINARIES.iter().find(|(text, ..)| text == mark).map(|(_, priority, binary)| (*priority, *binary))
}

/// Reads operators of at least `lowest` priority and their right operands: precedence climbing.
fn binary(
    cursor: &mut Cursor<'_>,
    symbols: &Symbols,
    mut left: Expression,
    lowest: u8,
    depth: u32,
) -> Parsed<Expression> {
    while let Some((priority, binary_operator)) = operator(cursor).filter(|(priority, _)| *priority >= lowest.max(1)) {
        cursor.advance();
        let mut right = primary(cursor, symbols, depth + 1)?;
        if operator(cursor).is_some_and(|(next, _)| next > priority) {
            right = binary(cursor, symbols, right, priority + 1, depth + 1)?;
        }
        left = match (left.constant(), right.constant()) {
            (Some(a), Some(b)) if binary_operator.apply(a, b).is_some() => {
                Expression::Constant(binary_operator.apply(a, b).unwrap_or(0))
            }
            _ => Expression::Binary(binary_operator, Box::new(left), Box::new(right)),
        };
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::super::cursor::read;
    use super::*;
    use pretty_assertions::assert_eq;

    fn value(text: &str) -> Option<i64> {
        let symbols = Symbols::default();
        read(text, |cursor| {
            let expression = Expression::parse(cursor, &symbols)?;
            cursor.expect_end()?;
            Ok(expression)
        })
        .unwrap()
        .constant()
    }

    #[test]
    fn priorities_are_those_of_llvm_for_elf() {
        for (text, expected) in [
            ("100+2<<3", 116),
            ("100|2<<3", 116),
            ("100|3==3", 0),
            ("96|3+8", 107),
            ("200-8*2", 184),
            ("1||0&&0", 1),
            ("(100+2)<<3", 816),
            ("10-4-3", 3),
        ] {
            assert_eq!(value(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn operators_work_on_64_bits() {
        for (text, expected) in [
            ("300<400", -1),
            ("300<>300", 0),
            ("!300", 0),
            ("~300", -301),
            ("-700/3", -233),
            ("-700%3", -1),
            ("-2>>1", 0x7fff_ffff_ffff_ffff),
            ("1<<64", 0),
            ("0xffffffffffffffff+1", 0),
            ("- -5", 5),
        ] {
            assert_eq!(value(text), Some(expected), "{text}");
        }
        assert_eq!(value("7/0"), None);
    }

    #[test]
    fn deep_nesting_is_an_error() {
        let symbols = Symbols::default();
        let text = "(".repeat(100_000);
        assert!(read(&text, |cursor| Expression::parse(cursor, &symbols)).is_err());
    }
}
