//! Modifiers after the operands: flags such as `clamp`, and `name:value` pairs.

use super::cursor::Cursor;
use super::diagnostic::{Fault, Parsed};
use super::expression::Expression;
use super::lexer::Kind;
use super::register;
use super::symbolic;
use super::symbols::Symbols;
use tombolo_isa::arch::rdna4::names;
use tombolo_isa::target::Target;

/// How the value of a modifier is written.
#[derive(Clone, Copy, Debug)]
enum Form {
    /// The name alone.
    Flag,
    /// `name:5`.
    Number,
    /// `name:[1,0,1]`: each element has that many bits, the first is lowest.
    List(u8),
    /// `name:NAME` or a number; the function gives the code of a name.
    Name(fn(&str) -> Option<i64>),
    /// `format:[BUF_FMT_32_FLOAT]` or a number.
    Format,
    /// `offset:5`, or `offset:swizzle(...)`.
    Offset,
}

/// Every modifier of the instruction sets.
const MODIFIERS: &[(&str, Form)] = &[
    ("clamp", Form::Flag),
    ("mul", Form::Number),
    ("div", Form::Number),
    ("op_sel", Form::List(1)),
    ("op_sel_hi", Form::List(1)),
    ("neg_lo", Form::List(1)),
    ("neg_hi", Form::List(1)),
    ("byte_sel", Form::Number),
    ("index_key", Form::Number),
    ("wait_exp", Form::Number),
    ("wait_va_vdst", Form::Number),
    ("wait_vm_vsrc", Form::Number),
    ("quad_perm", Form::List(2)),
    ("row_shl", Form::Number),
    ("row_shr", Form::Number),
    ("row_ror", Form::Number),
    ("row_share", Form::Number),
    ("row_xmask", Form::Number),
    ("row_mirror", Form::Flag),
    ("row_half_mirror", Form::Flag),
    ("dpp8", Form::List(3)),
    ("row_mask", Form::Number),
    ("bank_mask", Form::Number),
    ("bound_ctrl", Form::Number),
    ("fi", Form::Number),
    ("offset", Form::Offset),
    ("offset0", Form::Number),
    ("offset1", Form::Number),
    ("scope", Form::Name(scope)),
    ("th", Form::Name(|_| None)),
    ("offen", Form::Flag),
    ("idxen", Form::Flag),
    ("tfe", Form::Flag),
    ("lwe", Form::Flag),
    ("unorm", Form::Flag),
    ("r128", Form::Flag),
    ("a16", Form::Flag),
    ("d16", Form::Flag),
    ("dmask", Form::Number),
    ("dim", Form::Name(dimension)),
    ("format", Form::Format),
    // Of GCN and CDNA.
    ("glc", Form::Flag),
    ("slc", Form::Flag),
    ("sc0", Form::Flag),
    ("sc1", Form::Flag),
    ("nt", Form::Flag),
    ("bitop3", Form::Number),
    ("dst_sel", Form::Name(part)),
    ("dst_unused", Form::Name(unused)),
    ("src0_sel", Form::Name(part)),
    ("src1_sel", Form::Name(part)),
    ("row_newbcast", Form::Number),
    ("row_bcast", Form::Number),
    ("wave_shl", Form::Number),
    ("wave_rol", Form::Number),
    ("wave_shr", Form::Number),
    ("wave_ror", Form::Number),
    ("lds", Form::Flag),
    ("gds", Form::Flag),
    ("da", Form::Flag),
    ("addr64", Form::Flag),
    ("cbsz", Form::Number),
    ("abid", Form::Number),
    ("blgp", Form::Number),
    ("neg", Form::List(1)),
    ("done", Form::Flag),
    ("compr", Form::Flag),
    ("vm", Form::Flag),
    ("row_en", Form::Flag),
];

/// One modifier as written.
#[derive(Clone, Debug)]
pub(super) struct Modifier {
    pub name: &'static str,
    pub value: Value,
    /// The error that it is wrong or does not belong here; its message is filled in.
    place: Fault,
}

/// The value of a modifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// A number; 1 for a flag.
    Number(i64),
    /// Elements, packed from bit 0 on, and how many there are.
    List(u32, u8),
    /// A name without a code of its own, such as a temporal hint.
    Name(String),
}

/// The modifiers of one instruction, taken out one by one by the fields that they set.
#[derive(Clone, Debug, Default)]
pub(super) struct Modifiers {
    list: Vec<Modifier>,
}

fn row(word: &str) -> Option<&'static (&'static str, Form)> {
    MODIFIERS.iter().find(|(name, _)| *name == word)
}

/// Whether a modifier is next, as against another operand.
pub(super) fn is_next(cursor: &Cursor<'_>, symbols: &Symbols) -> bool {
    let Kind::Identifier(word) = cursor.peek() else { return false };
    // `a16` is an accumulation VGPR where there are such.
    if symbols.target != Target::Rdna4 && register::is_next(cursor, symbols) {
        return false;
    }
    match row(word) {
        Some((_, Form::Flag)) => !matches!(cursor.peek_second(), Kind::Mark(":")),
        Some(_) => matches!(cursor.peek_second(), Kind::Mark(":")),
        None => false,
    }
}

impl Modifiers {
    /// Reads all modifiers; commas between them may be left out.
    pub(super) fn parse(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Self> {
        let mut modifiers = Self::default();
        while is_next(cursor, symbols) {
            let start = cursor.clone();
            let word = cursor.expect_word("a modifier")?;
            let (name, form) = row(word).ok_or_else(|| start.expected("a modifier"))?;
            let place = start.fault("");
            if modifiers.list.iter().any(|modifier| modifier.name == *name) {
                return Err(start.fault("this modifier is given twice"));
            }
            if !matches!(form, Form::Flag) {
                cursor.expect(":")?;
            }
            let value = value(*form, cursor, symbols)?;
            modifiers.list.push(Modifier { name, value, place });
            cursor.accept(",");
        }
        Ok(modifiers)
    }

    /// Takes out a modifier.
    pub(super) fn take(&mut self, name: &str) -> Option<Modifier> {
        let index = self.list.iter().position(|modifier| modifier.name == name)?;
        Some(self.list.remove(index))
    }

    /// The number that a modifier has, without taking it out; 0 where it is absent.
    pub(super) fn number(&self, name: &str) -> i64 {
        let found = self.list.iter().find(|modifier| modifier.name == name);
        found.map_or(0, |modifier| if let Value::Number(number) = modifier.value { number } else { 0 })
    }

    /// Whether a modifier is present.
    pub(super) fn has(&self, name: &str) -> bool {
        self.list.iter().any(|modifier| modifier.name == name)
    }

    /// Complains about the first modifier that was not taken out.
    pub(super) fn expect_none(&self, mnemonic: &str) -> Parsed<()> {
        match self.list.first() {
            None => Ok(()),
            Some(modifier) => Err(modifier.fault(&format!("`{mnemonic}` does not take this modifier in this form"))),
        }
    }
}

impl Modifier {
    /// An error at the modifier.
    pub(super) fn fault(&self, message: &str) -> Fault {
        Fault { message: message.to_owned(), ..self.place.clone() }
    }

    /// The value as a number of `width` bits, without a sign.
    pub(super) fn unsigned(&self, width: u8) -> Parsed<u32> {
        let limit = 1_i64 << width;
        match self.value {
            Value::Number(number) if (0..limit).contains(&number) => Ok(number as u32),
            _ => Err(self.fault(&format!("expected a number from 0 to {}", limit - 1))),
        }
    }

    /// The value as a list of `count` elements, packed.
    pub(super) fn elements(&self, count: u8) -> Parsed<u32> {
        match self.value {
            Value::List(bits, found) if found == count => Ok(bits),
            _ => Err(self.fault(&format!("expected a list of {count} elements"))),
        }
    }
}

fn value(form: Form, cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Value> {
    match form {
        Form::Flag => Ok(Value::Number(1)),
        Form::Number => number(cursor, symbols).map(Value::Number),
        Form::List(bits) => list(bits, cursor, symbols),
        Form::Offset if cursor.word() == Some("swizzle") => swizzle(cursor, symbols).map(Value::Number),
        Form::Offset => number(cursor, symbols).map(Value::Number),
        Form::Format => format(cursor, symbols).map(Value::Number),
        Form::Name(code) => match name(cursor) {
            Some(name) => {
                let value = code(&name).map_or(Value::Name(name), Value::Number);
                Ok(value)
            }
            None => number(cursor, symbols).map(Value::Number),
        },
    }
}

fn number(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<i64> {
    let start = cursor.clone();
    let expression = Expression::parse(cursor, symbols)?;
    match symbols.evaluate(&expression, None) {
        Ok(value) if value.section.is_none() => Ok(value.offset),
        _ => Err(start.expected("an absolute expression")),
    }
}

/// A name, which may start with digits (`1D`).
fn name(cursor: &mut Cursor<'_>) -> Option<String> {
    let mut name = String::new();
    if let (Kind::Integer(digits), Kind::Identifier(word)) = (cursor.peek(), cursor.peek_second()) {
        if !cursor.touches_second() {
            return None;
        }
        name = format!("{digits}{word}");
        cursor.advance();
    } else if let Some(word) = cursor.word() {
        word.clone_into(&mut name);
    }
    if name.is_empty() {
        return None;
    }
    cursor.advance();
    Some(name)
}

fn list(bits: u8, cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<Value> {
    cursor.expect("[")?;
    let (mut packed, mut count) = (0_u32, 0_u8);
    loop {
        let start = cursor.clone();
        let element = number(cursor, symbols)?;
        let limit = 1_i64 << bits;
        if !(0..limit).contains(&element) || count >= 8 {
            return Err(start.expected(&format!("at most 8 elements from 0 to {}", limit - 1)));
        }
        packed |= (element as u32) << (u32::from(bits) * u32::from(count));
        count += 1;
        if !cursor.accept(",") {
            break;
        }
    }
    cursor.expect("]")?;
    Ok(Value::List(packed, count))
}

/// Parts of registers of SDWA.
fn part(name: &str) -> Option<i64> {
    const PARTS: [&str; 7] = ["BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD"];
    PARTS.iter().position(|known| *known == name).map(|code| code as i64)
}

/// What becomes of the other bits of a destination of SDWA.
fn unused(name: &str) -> Option<i64> {
    const RULES: [&str; 3] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE"];
    RULES.iter().position(|known| *known == name).map(|code| code as i64)
}

fn scope(name: &str) -> Option<i64> {
    names::SCOPES.iter().position(|scope| *scope == name).map(|code| code as i64)
}

fn dimension(name: &str) -> Option<i64> {
    const PREFIX: &str = "SQ_RSRC_IMG_";
    let short = name.strip_prefix(PREFIX).unwrap_or(name);
    names::DIMENSIONS.iter().position(|(full, ..)| full.strip_prefix(PREFIX) == Some(short)).map(|code| code as i64)
}

/// `[BUF_FMT_32_FLOAT]`, or the number of a format.
fn format(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<i64> {
    if symbols.target != Target::Rdna4 {
        return symbolic::gcn::format_value(cursor, symbols).map(i64::from);
    }
    if !cursor.accept("[") {
        return number(cursor, symbols);
    }
    let start = cursor.clone();
    let name = cursor.expect_word("the name of a buffer format")?;
    let code = name
        .strip_prefix("BUF_FMT_")
        .and_then(|name| names::BUFFER_FORMATS.iter().position(|format| *format == name))
        .ok_or_else(|| start.expected("the name of a buffer format"))?;
    cursor.expect("]")?;
    Ok(code as i64)
}

/// DS_SWIZZLE_B32's patterns (16.14, DS_SWIZZLE_B32): `swizzle(QUAD_PERM, 0, 1, 2, 3)` and others.
fn swizzle(cursor: &mut Cursor<'_>, symbols: &Symbols) -> Parsed<i64> {
    cursor.advance();
    cursor.expect("(")?;
    let start = cursor.clone();
    let mode = cursor.expect_word("the name of a swizzle mode")?;
    let mut argument = |limits: std::ops::RangeInclusive<i64>| {
        cursor.expect(",")?;
        let start = cursor.clone();
        let value = number(cursor, symbols)?;
        let expected = || start.expected(&format!("a number from {} to {}", limits.start(), limits.end()));
        if limits.contains(&value) { Ok((value, start)) } else { Err(expected()) }
    };
    // Lane masks of the general mode: AND in bits 4:0, OR in 9:5, XOR in 14:10.
    let pattern = |and: i64, or: i64, xor: i64| and | or << 5 | xor << 10;
    let power_of_two = |(value, start): (i64, Cursor<'_>)| {
        if value.count_ones() == 1 { Ok(value) } else { Err(start.expected("a power of two")) }
    };
    let code = match mode {
        "QUAD_PERM" => {
            let mut code = 0x8000;
            for lane in 0..4 {
                code |= argument(0..=3)?.0 << (2 * lane);
            }
            code
        }
        "BROADCAST" => {
            let size = power_of_two(argument(2..=32)?)?;
            let lane = argument(0..=size - 1)?.0;
            pattern(32 - size, lane, 0)
        }
        "SWAP" => pattern(0x1f, 0, power_of_two(argument(1..=16)?)?),
        "REVERSE" => pattern(0x1f, 0, power_of_two(argument(2..=32)?)? - 1),
        "FFT" => 0xe000 | argument(0..=31)?.0,
        "ROTATE" => 0xc000 | argument(0..=1)?.0 << 10 | argument(0..=31)?.0 << 5,
        "BITMASK_PERM" => {
            cursor.expect(",")?;
            bit_mask(cursor)?
        }
        _ => return Err(start.expected("QUAD_PERM, BROADCAST, SWAP, REVERSE, FFT, ROTATE or BITMASK_PERM")),
    };
    cursor.expect(")")?;
    Ok(code)
}

/// `"01pip"`: for each lane bit from the highest: 0, 1, `p` keeps it, `i` inverts it.
fn bit_mask(cursor: &mut Cursor<'_>) -> Parsed<i64> {
    let expected = cursor.expected("a string of five characters out of `0`, `1`, `p` and `i`");
    let Kind::Text(text) = cursor.peek() else { return Err(expected) };
    if text.len() != 5 {
        return Err(expected);
    }
    let mut code = 0;
    for (index, character) in text.iter().enumerate() {
        let bits = match character {
            b'0' => 0,
            b'1' => 1 << 5,
            b'p' => 1,
            b'i' => 1 | 1 << 10,
            _ => return Err(expected),
        };
        code |= bits << (4 - index);
    }
    cursor.advance();
    Ok(code)
}
