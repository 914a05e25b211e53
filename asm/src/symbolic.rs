//! Constants with names inside: hardware registers, messages, delays, wait counters, attributes, export targets.

pub(super) mod cdna;
pub(super) mod gcn;

use super::cursor::Cursor;
use super::diagnostic::Parsed;
use super::expression::Expression;
use super::lexer::Kind;
use super::symbols::Symbols;
use tombolo_isa::arch::cdna4::names as cdna4_names;
use tombolo_isa::arch::gcn::names as gcn_names;
use tombolo_isa::arch::rdna4::names;
use tombolo_isa::disasm::CounterField;
use tombolo_isa::target::Target;

/// Reads an expression that must be a number in `limits`.
pub(super) fn number(cursor: &mut Cursor<'_>, symbols: &Symbols, limits: std::ops::RangeInclusive<i64>) -> Parsed<i64> {
    let start = cursor.clone();
    let expected = || start.expected(&format!("a number from {} to {}", limits.start(), limits.end()));
    if !matches!(cursor.peek(), Kind::Integer(_) | Kind::Identifier(_) | Kind::Mark("(" | "-" | "+" | "~" | "!")) {
        return Err(expected());
    }
    let expression = Expression::parse(cursor, symbols)?;
    match symbols.evaluate(&expression, None) {
        Ok(value) if value.section.is_none() && limits.contains(&value.offset) => Ok(value.offset),
        Ok(value) if value.section.is_none() => Err(expected()),
        _ => Err(start.expected("an absolute expression")),
    }
}

/// Values that 16 bits hold, read as signed or as unsigned.
pub(super) const WORD: std::ops::RangeInclusive<i64> = -0x8000..=0xffff;

fn plain(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    number(cursor, symbols, WORD).map(|value| value as u16)
}

/// Whether the call `name(` is next.
fn is_call(cursor: &Cursor<'_>, name: &str) -> bool {
    cursor.word() == Some(name) && *cursor.peek_second() == Kind::Mark("(")
}

/// Reads a name out of a table, or a number.
fn named(
    cursor: &mut Cursor<'_>,
    symbols: &Symbols,
    what: &str,
    limits: std::ops::RangeInclusive<i64>,
    code: impl Fn(&str) -> Option<i64>,
) -> Parsed<i64> {
    match cursor.word() {
        None => number(cursor, symbols, limits),
        Some(word) => match code(word).or_else(|| symbols.constant(word).filter(|value| limits.contains(value))) {
            Some(code) => {
                cursor.advance();
                Ok(code)
            }
            None => Err(cursor.expected(what)),
        },
    }
}

fn position(table: &[&str], name: &str) -> Option<i64> {
    table.iter().position(|known| !known.is_empty() && *known == name).map(|code| code as i64)
}

/// `hwreg(NAME)`, `hwreg(NAME, OFFSET, SIZE)`, `{id: ID, offset: OFFSET, size: SIZE}` or a number (S_GETREG_B32).
pub(super) fn hardware_register(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    let (mut id, mut offset, mut size) = (0, 0, 32);
    if cursor.accept("{") {
        loop {
            let start = cursor.clone();
            let field = cursor.expect_word("`id`, `offset` or `size`")?;
            cursor.expect(":")?;
            match field {
                "id" => id = register_id(cursor, symbols)?,
                "offset" => offset = number(cursor, symbols, 0..=31)?,
                "size" => size = number(cursor, symbols, 1..=32)?,
                _ => return Err(start.expected("`id`, `offset` or `size`")),
            }
            if !cursor.accept(",") {
                break;
            }
        }
        cursor.expect("}")?;
    } else if is_call(cursor, "hwreg") {
        cursor.advance();
        cursor.advance();
        id = register_id(cursor, symbols)?;
        if cursor.accept(",") {
            offset = number(cursor, symbols, 0..=31)?;
            cursor.expect(",")?;
            size = number(cursor, symbols, 1..=32)?;
        }
        cursor.expect(")")?;
    } else {
        return plain(cursor, symbols);
    }
    // Each part is in range, so the sum fits 16 bits.
    Ok((id | offset << 6 | (size - 1) << 11) as u16)
}

fn register_id(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<i64> {
    let table: &[&str] = match symbols.target {
        Target::Rdna4 => &names::HARDWARE_REGISTERS,
        Target::Gcn(_) => &gcn_names::HARDWARE_REGISTERS,
        Target::Cdna4 => &cdna4_names::HARDWARE_REGISTERS,
    };
    let code = |name: &str| position(table, name);
    named(cursor, symbols, "the name of a hardware register", 0..=63, code)
}

/// `sendmsg(NAME)`, `sendmsg(ID, OPERATION, STREAM)` or a number (S_SENDMSG, S_SENDMSG_RTN_B32).
pub(super) fn message(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    if !is_call(cursor, "sendmsg") {
        return plain(cursor, symbols);
    }
    cursor.advance();
    cursor.advance();
    if symbols.target != Target::Rdna4 {
        return gcn::message(cursor, symbols);
    }
    let code = |name: &str| names::MESSAGES.iter().find(|(_, known)| *known == name).map(|(id, _)| i64::from(*id));
    let id = named(cursor, symbols, "the name of a message", 0..=255, code)?;
    // Operation and stream are of older processors: only 0 is possible.
    while cursor.accept(",") {
        number(cursor, symbols, 0..=0)?;
    }
    cursor.expect(")")?;
    Ok(id as u16)
}

/// `instid0(NAME) | instskip(NAME) | instid1(NAME)`, any of them, or a number (S_DELAY_ALU).
pub(super) fn delay(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    if !["instid0", "instskip", "instid1"].iter().any(|part| is_call(cursor, part)) {
        return plain(cursor, symbols);
    }
    let mut value = 0;
    loop {
        let start = cursor.clone();
        let (shift, table): (u32, &[&str]) = match cursor.expect_word("`instid0`, `instskip` or `instid1`")? {
            "instid0" => (0, &names::DELAYS),
            "instskip" => (4, &names::DELAY_SKIPS),
            "instid1" => (7, &names::DELAYS),
            _ => return Err(start.expected("`instid0`, `instskip` or `instid1`")),
        };
        cursor.expect("(")?;
        let limit = table.len() as i64 - 1;
        let code = |name: &str| position(table, name);
        value |= named(cursor, symbols, "the name of a dependency", 0..=limit, code)? << shift;
        cursor.expect(")")?;
        if !cursor.accept("|") {
            return Ok(value as u16);
        }
    }
}

/// `NAME(COUNT)` for any of the counters, separated by nothing, `&` or commas; those not named do not wait.
pub(super) fn counters(cursor: &mut Cursor<'_>, symbols: &Symbols, fields: &[CounterField]) -> Parsed<u16> {
    if *cursor.peek_second() != Kind::Mark("(") || cursor.word().is_none() {
        return plain(cursor, symbols);
    }
    let mut value = idle(fields);
    while cursor.word().is_some() {
        let start = cursor.clone();
        let word = cursor.expect_word("a counter")?;
        let names = || fields.iter().map(|(name, ..)| format!("`{name}`")).collect::<Vec<_>>().join(", ");
        // `_sat` asks for the largest possible value in place of an error.
        let (name, saturates) = word.strip_suffix("_sat").map_or((word, false), |name| (name, true));
        let field = fields.iter().find(|(known, ..)| *known == name);
        let (_, lsb, width) = field.ok_or_else(|| start.expected(&format!("one of {}", names())))?;
        let most = (1_i64 << width) - 1;
        cursor.expect("(")?;
        let limit = if saturates { i64::from(u32::MAX) } else { most };
        let count = number(cursor, symbols, 0..=limit)?.min(most);
        cursor.expect(")")?;
        value = value & !((most as u32) << lsb) | (count as u32) << lsb;
        if !cursor.accept("&") {
            cursor.accept(",");
        }
    }
    Ok(value as u16)
}

/// The value with which no counter waits: all its bits are ones.
fn idle(fields: &[CounterField]) -> u32 {
    fields.iter().fold(0, |value, (_, lsb, width)| value | ((1_u32 << width) - 1) << lsb)
}

/// `attr0.x`: attribute (6 bits) and channel (2 bits).
pub(super) fn attribute(cursor: &mut Cursor<'_>) -> Parsed<(u32, u32)> {
    let start = cursor.clone();
    let word = cursor.expect_word("an attribute such as `attr0.x`")?;
    let parts = word.strip_prefix("attr").and_then(|rest| rest.split_once('.'));
    let read = |(number, channel): (&str, &str)| {
        let channel = ["x", "y", "z", "w"].iter().position(|name| *name == channel)?;
        Some((number.parse::<u32>().ok().filter(|number| *number < 64)?, channel as u32))
    };
    // LLVM and the document give attributes 0 to 32; 33 and up have no meaning.
    parts.and_then(read).filter(|(number, _)| *number <= 32).ok_or_else(|| start.expected("attr0.x to attr32.w"))
}

/// `mrt0`, `pos1`, `prim` and others.
pub(super) fn export_target(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u32> {
    let start = cursor.clone();
    let word = cursor.expect_word("an export target")?;
    if symbols.target != Target::Rdna4 {
        return gcn::export_target(word).ok_or_else(|| start.expected("an export target"));
    }
    position(&names::EXPORT_TARGETS, word).map(|code| code as u32).ok_or_else(|| start.expected("an export target"))
}
