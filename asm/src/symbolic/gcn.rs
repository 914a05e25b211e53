//! Constants with names inside of GCN and CDNA: messages with operations, export targets, formats of typed
//! buffers, interpolation parameters.

use super::{named, number, position};
use crate::cursor::Cursor;
use crate::diagnostic::Parsed;
use crate::symbols::Symbols;
use tombolo_isa::arch::cdna4::names as cdna4_names;
use tombolo_isa::arch::gcn::names::{
    DATA_FORMATS, DEFAULT_DATA_FORMAT, DEFAULT_NUMBER_FORMAT, EXPORT_TARGETS, MESSAGES, Message, NUMBER_FORMATS,
};
use tombolo_isa::target::Target;

/// What follows `sendmsg(`: message, operation and stream. Names are checked against each other, numbers are not.
pub(super) fn message(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u16> {
    let messages: &[Message] = if symbols.target == Target::Cdna4 { &cdna4_names::MESSAGES } else { &MESSAGES };
    let known = cursor.word().and_then(|word| messages.iter().find(|message| message.name == word));
    let code = |_: &str| known.map(|message| i64::from(message.id));
    let id = named(cursor, symbols, "the name of a message", 0..=15, code)?;
    let (mut operation, mut stream) = (0, 0);
    let start = cursor.clone();
    if cursor.accept(",") {
        let names: &[&str] = known.map_or(MESSAGES[1].operations, |message| message.operations);
        operation = named(cursor, symbols, "the name of an operation", 0..=7, |name| position(names, name))?;
    }
    let has_stream = |message: &Message| message.streams && operation != 0;
    if cursor.accept(",") {
        if known.is_some_and(|message| !has_stream(message)) {
            return Err(cursor.expected("a message without a stream"));
        }
        stream = number(cursor, symbols, 0..=3)?;
    }
    let meant = |message: &Message| match message.operations.get(operation as usize) {
        Some(name) => !name.is_empty(),
        None => message.operations.is_empty() && operation == 0,
    };
    if known.is_some_and(|message| !meant(message)) {
        return Err(start.expected("an operation of the message"));
    }
    cursor.expect(")")?;
    // Each part is in range, so the sum fits 16 bits.
    Ok((id | operation << 4 | stream << 8) as u16)
}

/// The code of `mrt0`, `param31` and others.
pub(super) fn export_target(word: &str) -> Option<u32> {
    EXPORT_TARGETS.iter().find_map(|&(name, first, count)| {
        let digits = word.strip_prefix(name)?;
        if count == 1 {
            return digits.is_empty().then_some(u32::from(first));
        }
        let plain = digits == "0" || !digits.starts_with('0');
        let index: u8 = digits.parse().ok().filter(|index| plain && *index < count)?;
        Some(u32::from(first + index))
    })
}

/// A format of a typed buffer: the data format in bits 3:0, the number format in 6:4.
fn packed(data: Option<u32>, number: Option<u32>) -> u32 {
    data.unwrap_or(DEFAULT_DATA_FORMAT) | number.unwrap_or(DEFAULT_NUMBER_FORMAT) << 4
}

/// The format that stands before the scalar offset, if it does: `dfmt:4, nfmt:7`, one of them, or `format:`.
pub(crate) fn typed_format(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Option<u32>> {
    if cursor.accept_word("format") {
        cursor.expect(":")?;
        return format_value(cursor, symbols).map(Some);
    }
    let (mut data, mut number_format) = (None, None);
    loop {
        let (found, limit) = match cursor.word() {
            Some("dfmt") => (&mut data, 15),
            Some("nfmt") => (&mut number_format, 7),
            _ => break,
        };
        if found.is_some() {
            return Err(cursor.fault("this format is given twice"));
        }
        cursor.advance();
        cursor.expect(":")?;
        *found = Some(number(cursor, symbols, 0..=limit)? as u32);
        cursor.accept(",");
    }
    Ok((data.is_some() || number_format.is_some()).then(|| packed(data, number_format)))
}

/// What follows `format:`: `[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]`, one of them, or a number.
pub(crate) fn format_value(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<u32> {
    if !cursor.accept("[") {
        return number(cursor, symbols, 0..=127).map(|code| code as u32);
    }
    let (mut data, mut number_format) = (None, None);
    loop {
        let start = cursor.clone();
        let expected = || start.expected("the name of a data or number format");
        let word = cursor.expect_word("the name of a data or number format")?;
        let (found, table, name) = match (word.strip_prefix("BUF_DATA_FORMAT_"), word.strip_prefix("BUF_NUM_FORMAT_")) {
            (Some(name), _) => (&mut data, &DATA_FORMATS[..], name),
            (_, Some(name)) if symbols.target == Target::Cdna4 => {
                (&mut number_format, &cdna4_names::NUMBER_FORMATS[..], name)
            }
            (_, Some(name)) => (&mut number_format, &NUMBER_FORMATS[..], name),
            _ => return Err(expected()),
        };
        let code = position(table, name).ok_or_else(expected)?;
        if found.replace(code as u32).is_some() {
            return Err(start.fault("this format is given twice"));
        }
        if !cursor.accept(",") {
            break;
        }
    }
    cursor.expect("]")?;
    Ok(packed(data, number_format))
}

/// `p10`, `p20` or `p0` of V_INTERP_MOV_F32.
pub(crate) fn parameter(cursor: &mut Cursor<'_>) -> Parsed<u32> {
    let start = cursor.clone();
    let word = cursor.expect_word("`p10`, `p20` or `p0`")?;
    position(&["p10", "p20", "p0"], word).map(|code| code as u32).ok_or_else(|| start.expected("`p10`, `p20` or `p0`"))
}
