//! Splits a statement into tokens: identifiers, numbers, strings and punctuation.
//!
//! Follows LLVM's assembly lexer: integers are decimal, `0b` binary, `0` octal or `0x` hexadecimal with 64 bits; reals
//! are decimal with a point or an exponent, or hexadecimal with a `p` exponent.

use super::diagnostic::{Fault, Parsed};

/// A token and its byte range in the statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token<'a> {
    pub kind: Kind<'a>,
    pub start: usize,
    pub end: usize,
}

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind<'a> {
    /// Letters, digits, `_`, `.`, `$` and `@`, not starting with a digit.
    Identifier(&'a str),
    /// A number of at most 64 bits.
    Integer(u64),
    /// A number with a point or an exponent.
    Real(f64),
    /// A quoted string, escapes resolved.
    Text(Vec<u8>),
    /// Anything else: operators, brackets, separators.
    Mark(&'static str),
    /// The end of the statement.
    End,
}

/// Punctuation, longer marks before their prefixes.
const MARKS: &[&str] = &[
    "<<", "<=", "<>", ">>", ">=", "==", "!=", "&&", "||", "::", "+", "-", "~", "!", "(", ")", "[", "]", "{", "}", "*",
    "/", "%", "&", "|", "^", "<", ">", "=", ",", ":", "#", "$", "@", "\\", "?", "`",
];

/// Tokens of a statement without comments; the last one is [`Kind::End`].
pub(super) fn tokenise(text: &str) -> Parsed<Vec<Token<'_>>> {
    let mut tokens = Vec::with_capacity(text.len() / 3 + 1);
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        let (kind, length) = next(text, at)?;
        let done = kind == Kind::End;
        tokens.push(Token { kind, start: at, end: at + length });
        if done {
            return Ok(tokens);
        }
        at += length;
    }
}

/// Whether a character may start an identifier.
pub(super) fn starts_identifier(character: char) -> bool {
    character.is_ascii_alphabetic() || matches!(character, '_' | '.')
}

/// Whether a character may continue an identifier.
pub(super) fn continues_identifier(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '.' | '$' | '@')
}

/// The token at `at` and its length in bytes.
fn next(text: &str, at: usize) -> Parsed<(Kind<'_>, usize)> {
    let rest = &text[at..];
    let Some(first) = rest.chars().next() else { return Ok((Kind::End, 0)) };
    let second = rest[first.len_utf8()..].chars().next();
    if first.is_ascii_digit() || (first == '.' && second.is_some_and(|digit| digit.is_ascii_digit())) {
        return number(rest).map_err(|message| fault(rest, at, message));
    }
    if starts_identifier(first) {
        let length = rest.find(|character| !continues_identifier(character)).unwrap_or(rest.len());
        return Ok((Kind::Identifier(&rest[..length]), length));
    }
    if first == '"' {
        let (text, length) = string(rest).ok_or_else(|| fault(rest, at, "the string has no closing quote"))?;
        return Ok((Kind::Text(text), length));
    }
    if first == '\'' {
        return character(rest).ok_or_else(|| fault(rest, at, "expected one character between single quotes"));
    }
    match MARKS.iter().find(|mark| rest.starts_with(**mark)) {
        Some(mark) => Ok((Kind::Mark(mark), mark.len())),
        None => Err(fault(rest, at, "this character has no meaning here")),
    }
}

fn fault(rest: &str, at: usize, message: &str) -> Fault {
    let end = rest.find(|character: char| character.is_whitespace() || character == ',').unwrap_or(rest.len());
    let first = rest.chars().next().map_or(0, char::len_utf8);
    Fault { at, token: rest[..end.max(first)].to_owned(), message: message.to_owned() }
}

fn span(text: &str, accepted: impl Fn(char) -> bool) -> usize {
    text.find(|character| !accepted(character)).unwrap_or(text.len())
}

fn number(rest: &str) -> Result<(Kind<'static>, usize), &'static str> {
    if let Some(digits) = rest.strip_prefix("0x").or_else(|| rest.strip_prefix("0X")) {
        return hexadecimal(digits).map(|(kind, length)| (kind, length + 2));
    }
    if let Some(digits) = rest.strip_prefix("0b").or_else(|| rest.strip_prefix("0B")) {
        let length = span(digits, |character| matches!(character, '0' | '1'));
        if length > 0 {
            return Ok((Kind::Integer(integer(&digits[..length], 2)?), length + 2));
        }
        // `0b` alone is a reference to the local label 0.
        return Ok((Kind::Integer(0), 1));
    }
    let whole = span(rest, |character| character.is_ascii_digit());
    let after = &rest[whole..];
    if after.starts_with('.') || exponent(after, 'e') > 0 {
        return decimal_real(rest, whole);
    }
    let digits = &rest[..whole];
    let radix = if digits.len() > 1 && digits.starts_with('0') { 8 } else { 10 };
    Ok((Kind::Integer(integer(digits, radix)?), whole))
}

fn integer(digits: &str, radix: u32) -> Result<u64, &'static str> {
    u64::from_str_radix(digits, radix).map_err(|error| match error.kind() {
        std::num::IntErrorKind::PosOverflow => "the number does not fit 64 bits",
        _ => "a number that starts with 0 is octal: expected digits 0 to 7",
    })
}

/// Length of an exponent at the start of `text`, 0 where there is none; its digits may be absent, as in LLVM.
fn exponent(text: &str, letter: char) -> usize {
    let mut characters = text.chars();
    if !characters.next().is_some_and(|first| first.eq_ignore_ascii_case(&letter)) {
        return 0;
    }
    let sign = usize::from(matches!(characters.next(), Some('+' | '-')));
    1 + sign + span(&text[1 + sign..], |character| character.is_ascii_digit())
}

fn decimal_real(rest: &str, whole: usize) -> Result<(Kind<'static>, usize), &'static str> {
    let mut length = whole;
    if rest[length..].starts_with('.') {
        length += 1;
        length += span(&rest[length..], |character| character.is_ascii_digit());
    }
    let mantissa = &rest[..length];
    let exponent = exponent(&rest[length..], 'e');
    let power = rest[length..length + exponent].trim_start_matches(['e', 'E']);
    let power = if power.trim_start_matches(['+', '-']).is_empty() { "0" } else { power };
    let value = format!("{mantissa}e{power}").parse().map_err(|_| "expected a number")?;
    Ok((Kind::Real(value), length + exponent))
}

fn hexadecimal(digits: &str) -> Result<(Kind<'static>, usize), &'static str> {
    let hex = |character: char| character.is_ascii_hexdigit();
    let whole = span(digits, hex);
    let after = &digits[whole..];
    if !after.starts_with(['.', 'p', 'P']) {
        if whole == 0 {
            return Err("expected hexadecimal digits after 0x");
        }
        return Ok((Kind::Integer(integer(&digits[..whole], 16)?), whole));
    }
    let mut length = whole;
    let mut fraction = "";
    if let Some(after) = after.strip_prefix('.') {
        fraction = &after[..span(after, hex)];
        length += 1 + fraction.len();
    }
    if whole + fraction.len() == 0 {
        return Err("expected hexadecimal digits before the exponent");
    }
    let exponent = exponent(&digits[length..], 'p');
    let power = digits[length..length + exponent].get(1..).filter(|power| !power.is_empty());
    let Some(power) = power else { return Err("a hexadecimal real needs a `p` exponent") };
    let power: i32 = power.parse().map_err(|_| "expected an exponent")?;
    Ok((Kind::Real(hexadecimal_real(&digits[..whole], fraction, power)), length + exponent))
}

/// `whole.fraction` in hexadecimal times two to the `power`; digits beyond 60 bits only round.
fn hexadecimal_real(whole: &str, fraction: &str, power: i32) -> f64 {
    let mut mantissa = 0_u64;
    let mut scale = i64::from(power);
    for (place, digit) in whole.chars().chain(fraction.chars()).enumerate() {
        let digit = u64::from(digit.to_digit(16).unwrap_or(0));
        let in_fraction = place >= whole.len();
        if mantissa >> 60 == 0 {
            mantissa = mantissa << 4 | digit;
            scale -= if in_fraction { 4 } else { 0 };
        } else {
            // Sticky: what is dropped can still decide a tie.
            mantissa |= u64::from(digit != 0);
            scale += if in_fraction { 0 } else { 4 };
        }
    }
    let scale = scale.clamp(-2200, 2200) as i32;
    // Two steps, so that a subnormal result does not lose its scale to an underflow on the way.
    let half = scale / 2;
    mantissa as f64 * 2_f64.powi(half) * 2_f64.powi(scale - half)
}

fn string(rest: &str) -> Option<(Vec<u8>, usize)> {
    let bytes = rest.as_bytes();
    let mut text = Vec::new();
    let mut at = 1;
    loop {
        match *bytes.get(at)? {
            b'"' => return Some((text, at + 1)),
            b'\\' => {
                let (byte, length) = escape(&bytes[at + 1..])?;
                text.push(byte);
                at += 1 + length;
            }
            byte => {
                text.push(byte);
                at += 1;
            }
        }
    }
}

/// The byte that an escape after `\` stands for, and its length.
fn escape(bytes: &[u8]) -> Option<(u8, usize)> {
    let octal = bytes.iter().take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
    if octal > 0 {
        let value = bytes[..octal].iter().fold(0_u32, |value, digit| value * 8 + u32::from(digit - b'0'));
        return Some((value as u8, octal));
    }
    let byte = match bytes.first()? {
        b'n' => b'\n',
        b't' => b'\t',
        b'r' => b'\r',
        b'b' => 8,
        b'f' => 12,
        other => *other,
    };
    Some((byte, 1))
}

fn character(rest: &str) -> Option<(Kind<'static>, usize)> {
    let bytes = rest.as_bytes();
    let (value, length) = match *bytes.get(1)? {
        b'\\' => {
            let (value, length) = escape(&bytes[2..])?;
            (value, length + 1)
        }
        value => (value, 1),
    };
    (bytes.get(1 + length) == Some(&b'\'')).then_some((Kind::Integer(u64::from(value)), length + 2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        tokenise(text).unwrap().into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn numbers_have_the_radix_of_their_prefix() {
        let expected = [10, 10, 8, 255].map(Kind::Integer);
        assert_eq!(kinds("10 0b1010 010 0xff")[..4], expected);
    }

    #[test]
    fn reals_are_decimal_or_hexadecimal() {
        let text = "1.5 234e2 .5 0x1afp-10 0x.1afp10 5e 1.";
        let expected = [1.5, 23400.0, 0.5, 431.0 / 1024.0, 431.0 / 4.0, 5.0, 1.0].map(Kind::Real);
        assert_eq!(kinds(text)[..7], expected);
    }

    #[test]
    fn malformed_numbers_are_refused() {
        for text in ["09", "0x1af.5", "0xp10", "0x", "99999999999999999999"] {
            assert!(tokenise(text).is_err(), "{text} was accepted");
        }
    }

    #[test]
    fn letters_after_a_number_start_another_token() {
        assert_eq!(kinds("12a4")[..2], [Kind::Integer(12), Kind::Identifier("a4")]);
        assert_eq!(kinds("0b")[..2], [Kind::Integer(0), Kind::Identifier("b")]);
    }

    #[test]
    fn strings_resolve_escapes() {
        assert_eq!(kinds(r#""a\n\"\101""#)[0], Kind::Text(b"a\n\"A".to_vec()));
        assert!(tokenise("\"open").is_err());
    }
}
