//! Reads the operands of an instruction, before it is known which encoding takes them.

use super::cursor::Cursor;
use super::diagnostic::{Fault, Parsed};
use super::expression::Expression;
use super::lexer::Kind;
use super::literal::{Constant, Sign};
use super::modifier;
use super::register::{self, Register, Registers};
use super::symbolic;
use super::symbols::Symbols;
use tombolo_isa::arch::gcn::names as gcn_names;
use tombolo_isa::arch::rdna4::names;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::{OperandKind, OperandShape};
use tombolo_isa::target::Target;

const TYPED_FORMAT: OperandKind = OperandKind::TypedFormat;

/// One operand as written.
#[derive(Clone, Debug)]
pub(super) struct Operand {
    pub item: Item,
    /// The error that the operand does not fit; its message is filled in.
    place: Fault,
}

/// What an operand is.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A register, with sign modifiers.
    Register(Register, Sign),
    /// A constant, with sign modifiers that are not part of it.
    Constant(Constant, Sign),
    /// A value that is known later.
    Expression(Expression),
    /// A register that is extended with its sign, `sext(v1)`.
    Extended(Register),
    /// `off`.
    Off,
    /// An operand that may be left out and is.
    Absent,
    /// Registers of an image address.
    Address(Vec<Register>),
    /// A constant with names inside, or a plain one of 16 bits.
    Code(u32),
    /// An attribute and its channel.
    Attribute(u32, u32),
}

impl Operand {
    /// An error at the operand.
    pub(super) fn fault(&self, message: &str) -> Fault {
        Fault { message: message.to_owned(), ..self.place.clone() }
    }

    /// Byte offset of the operand in the statement.
    pub(super) fn position(&self) -> usize {
        self.place.at
    }
}

/// Reads operands until a modifier, `::` or the end of the statement. `shapes` are the operands that the text may give,
/// in order; kinds with a syntax of their own are told apart by them.
pub(super) fn parse_all(cursor: &mut Cursor<'_>, symbols: &Symbols, shapes: &[&OperandShape]) -> Parsed<Vec<Operand>> {
    let mut operands = Vec::new();
    while !cursor.at_end() && !cursor.is("::") {
        let kind = shapes.get(operands.len()).map(|shape| match shape.field {
            FieldName::Vaddr0 => OperandKind::ImageAddress,
            _ => shape.kind,
        });
        // The format of a typed buffer stands among the operands or among the modifiers.
        if kind != Some(TYPED_FORMAT) && modifier::is_next(cursor, symbols) {
            break;
        }
        let start = cursor.clone();
        let item = parse(cursor, symbols, kind)?;
        let mut place = cursor.fault_from(start.position(), "");
        place.token.truncate(place.token.trim_end().len());
        operands.push(Operand { item, place });
        // The target of an export stands before its first source without a comma, as may the format of a typed buffer.
        let comma_optional = matches!(kind, Some(OperandKind::ExportTarget | TYPED_FORMAT));
        if !cursor.accept(",") && !comma_optional && !modifier::is_next(cursor, symbols) {
            break;
        }
    }
    Ok(operands)
}

fn parse(cursor: &mut Cursor<'_>, symbols: &Symbols, kind: Option<OperandKind>) -> Parsed<Item> {
    let code = |value: u16| Item::Code(u32::from(value));
    match kind {
        Some(OperandKind::HardwareRegister) => symbolic::hardware_register(cursor, symbols).map(code),
        Some(OperandKind::Message | OperandKind::MessageReturn) => symbolic::message(cursor, symbols).map(code),
        Some(OperandKind::DelayAlu) => symbolic::delay(cursor, symbols).map(code),
        Some(OperandKind::WaitAlu) => symbolic::counters(cursor, symbols, &names::WAIT_ALU).map(code),
        Some(OperandKind::WaitCount) => {
            if symbols.target == Target::Cdna4 {
                return symbolic::cdna::wait_count(cursor, symbols).map(code);
            }
            let fields = if symbols.target != Target::Rdna4 { &gcn_names::WAIT_COUNT } else { &names::WAIT_COUNT };
            symbolic::counters(cursor, symbols, fields).map(code)
        }
        Some(TYPED_FORMAT) => {
            symbolic::gcn::typed_format(cursor, symbols).map(|format| format.map_or(Item::Absent, Item::Code))
        }
        Some(OperandKind::GprIndex) => symbolic::cdna::indexed(cursor, symbols).map(code),
        Some(OperandKind::Parameter) => symbolic::gcn::parameter(cursor).map(Item::Code),
        Some(
            OperandKind::Immediate
            | OperandKind::HexImmediate
            | OperandKind::OptionalImmediate
            | OperandKind::SignedImmediate
            | OperandKind::Version,
        ) => symbolic::number(cursor, symbols, symbolic::WORD).map(|value| code(value as u16)),
        Some(OperandKind::Attribute) => {
            symbolic::attribute(cursor).map(|(attribute, channel)| Item::Attribute(attribute, channel))
        }
        Some(OperandKind::ExportTarget) => symbolic::export_target(cursor, symbols).map(Item::Code),
        Some(OperandKind::Label) => label(cursor, symbols),
        Some(OperandKind::ImageAddress) => address(cursor, symbols).map(Item::Address),
        _ if cursor.accept_word("off") => Ok(Item::Off),
        _ => source(cursor, symbols),
    }
}

/// A branch target: a label, or the distance in dwords itself.
fn label(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Item> {
    let start = cursor.clone();
    let expression = Expression::parse(cursor, symbols)?;
    match expression.constant() {
        Some(distance) if symbolic::WORD.contains(&distance) => Ok(Item::Code(u32::from(distance as u16))),
        Some(_) => Err(start.expected("a distance of at most 16 bits")),
        None => Ok(Item::Expression(expression)),
    }
}

/// An image address: one register, a range or a list of both.
fn address(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Vec<Register>> {
    let start = cursor.clone();
    let registers = if cursor.is("[") {
        register::parse_elements(cursor, symbols)?
    } else {
        vec![register::parse(cursor, symbols)?]
    };
    if registers.iter().all(Register::is_vector) { Ok(registers) } else { Err(start.expected("VGPRs")) }
}

/// Whether what follows a minus sign is something that is negated, as against a negative number.
fn negates(cursor: &Cursor<'_>, symbols: &Symbols) -> bool {
    let mut after = cursor.clone();
    after.advance();
    register::is_next(&after, symbols) || after.is("|") || is_function(&after, "abs")
}

fn is_function(cursor: &Cursor<'_>, name: &str) -> bool {
    cursor.word() == Some(name) && *cursor.peek_second() == Kind::Mark("(")
}

fn accept_function(cursor: &mut Cursor<'_>, name: &str) -> bool {
    let found = is_function(cursor, name);
    if found {
        cursor.advance();
        cursor.advance();
    }
    found
}

/// A register or constant with `neg()` or `-`, and `abs()` or `||`.
fn source(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Item> {
    if accept_function(cursor, "sext") {
        let register = register::parse(cursor, symbols)?;
        cursor.expect(")")?;
        return Ok(Item::Extended(register));
    }
    let mut sign = Sign::default();
    let in_neg = accept_function(cursor, "neg");
    if in_neg {
        sign.negate = true;
    } else if cursor.is("-") && negates(cursor, symbols) {
        cursor.advance();
        sign.negate = true;
    }
    let item = if accept_function(cursor, "abs") {
        sign.absolute = true;
        let item = value(cursor, symbols, sign, false)?;
        cursor.expect(")")?;
        item
    } else if cursor.accept("|") {
        sign.absolute = true;
        let item = value(cursor, symbols, sign, true)?;
        cursor.expect("|")?;
        item
    } else if accept_function(cursor, "lit") {
        let item = value(cursor, symbols, sign, false)?;
        cursor.expect(")")?;
        item
    } else {
        value(cursor, symbols, sign, false)?
    };
    if in_neg {
        cursor.expect(")")?;
    }
    Ok(item)
}

/// A register, a number or an expression; between `|` signs an expression is a single operand.
fn value(cursor: &mut Cursor<'_>, symbols: &Symbols, sign: Sign, primary_only: bool) -> Parsed<Item> {
    if register::is_next(cursor, symbols) {
        let start = cursor.clone();
        return match register::parse_list(cursor, symbols)? {
            Registers::One(register) => Ok(Item::Register(register, sign)),
            Registers::List(_) => Err(start.fault("registers in a list must have consecutive indices")),
        };
    }
    if let Some(real) = real(cursor) {
        return Ok(Item::Constant(Constant::Real(real), sign));
    }
    let start = cursor.clone();
    let starts = matches!(
        cursor.peek(),
        Kind::Integer(_) | Kind::Identifier(_) | Kind::Text(_) | Kind::Mark("(" | "-" | "+" | "~" | "!")
    );
    if !starts {
        return Err(start.expected("a register, a number or an expression"));
    }
    let read = if primary_only { Expression::parse_primary } else { Expression::parse };
    let expression = read(cursor, symbols)?;
    match expression.constant() {
        Some(number) => Ok(Item::Constant(Constant::Integer(number), sign)),
        None if sign == Sign::default() => Ok(Item::Expression(expression)),
        None => Err(start.expected("a register or a number under a sign modifier")),
    }
}

/// A floating-point number, perhaps with a sign of its own.
fn real(cursor: &mut Cursor<'_>) -> Option<f64> {
    match (cursor.peek(), cursor.peek_second()) {
        (Kind::Real(value), _) => {
            cursor.advance();
            Some(*value)
        }
        (Kind::Mark(sign @ ("-" | "+")), Kind::Real(value)) => {
            cursor.advance();
            cursor.advance();
            Some(if *sign == "-" { -value } else { *value })
        }
        _ => None,
    }
}
