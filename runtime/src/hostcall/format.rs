//! Formats printf messages of kernels: the words behind the control word are the format, padded to whole words, and the arguments, a
//! word each, strings padded as the format is.
//!
//! The C library prints each conversion; what reaches it is a specification that was taken apart and put together again, so that a
//! kernel chooses neither the type of an argument nor how much is printed.

use std::ffi::{CStr, CString, c_char, c_int, c_longlong};

/// The largest field width and precision. A larger one is cut: nobody reads it, and it would fill the host's memory.
const WIDEST: u64 = 4096;

/// A conversion specification, as C writes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Specification {
    flags: String,
    width: Option<Number>,
    precision: Option<Number>,
    /// Bits of an integer.
    bits: u32,
    /// `ls` and `lc`, whose characters are wide.
    wide: bool,
    /// Elements of OpenCL's vectors.
    pub elements: usize,
    pub conversion: char,
}

/// A number in a specification, or `*`: the next argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Number {
    Given(u64),
    Argument,
}

/// An argument.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value<'a> {
    Word(u64),
    Text(&'a [u8]),
}

impl Specification {
    /// Reads what follows a `%`; answers how many bytes that is. None if C has no such specification.
    pub fn parse(text: &[u8]) -> Option<(Self, usize)> {
        let mut at = 0;
        let mut specification = Self { bits: 32, elements: 1, ..Self::default() };
        while let Some(flag) = text.get(at).filter(|flag| b"-+ #0".contains(flag)) {
            specification.flags.push(char::from(*flag));
            at += 1;
        }
        specification.width = number(text, &mut at);
        if text.get(at) == Some(&b'.') {
            at += 1;
            specification.precision = Some(number(text, &mut at).unwrap_or(Number::Given(0)));
        }
        if text.get(at) == Some(&b'v') {
            at += 1;
            let Number::Given(elements @ (2 | 3 | 4 | 8 | 16)) = number(text, &mut at)? else { return None };
            specification.elements = elements as usize;
        }
        let lengths: [(&[u8], u32); 9] = [
            (b"hh", 8),
            (b"hl", 32),
            (b"h", 16),
            (b"ll", 64),
            (b"l", 64),
            (b"j", 64),
            (b"z", 64),
            (b"t", 64),
            (b"L", 64),
        ];
        if let Some((length, bits)) = lengths.iter().find(|(length, _)| text[at.min(text.len())..].starts_with(length))
        {
            at += length.len();
            specification.bits = *bits;
            specification.wide = *length == b"l";
        }
        specification.conversion =
            text.get(at).copied().map(char::from).filter(|c| "diouxXcfFeEgGaAspn".contains(*c))?;
        specification.flags.truncate(8);
        Some((specification, at + 1))
    }

    /// Arguments of width and precision.
    pub fn stars(&self) -> usize {
        [self.width, self.precision].iter().filter(|number| **number == Some(Number::Argument)).count()
    }

    /// Prints an argument; `stars` are the arguments of width and precision.
    pub fn print(&self, stars: &[u64], value: Value) -> Vec<u8> {
        let mut stars = stars.iter();
        let mut flags = self.flags.clone();
        let mut given = |number| match number {
            Number::Given(value) => i64::try_from(value).unwrap_or(i64::MAX),
            // An int, whatever the upper half holds.
            Number::Argument => i64::from(stars.next().map_or(0, |word| *word as i32)),
        };
        let width = self.width.map(&mut given);
        if width.is_some_and(|width| width < 0) {
            flags.push('-');
        }
        // A negative precision is none.
        let precision = self.precision.map(&mut given).filter(|precision| *precision >= 0);
        let width = width.map(|width| width.unsigned_abs().min(WIDEST).to_string()).unwrap_or_default();
        let precision = precision.map(|precision| format!(".{}", precision.unsigned_abs().min(WIDEST)));
        let head = format!("%{flags}{width}{}", precision.unwrap_or_default());
        let conversion = self.conversion;
        let unused = 64 - self.bits;
        match (conversion, value) {
            ('n', _) => vec![],
            ('s', Value::Text(text)) if !self.wide => print_text(&head, text),
            ('d' | 'i', Value::Word(word)) => print_integer(&format!("{head}lld"), (word << unused) as i64 >> unused),
            ('o' | 'u' | 'x' | 'X', Value::Word(word)) => {
                print_integer(&format!("{head}ll{conversion}"), (word << unused >> unused) as i64)
            }
            ('c', Value::Word(word)) if !self.wide => print_character(&format!("{head}c"), word as u8),
            ('p', Value::Word(word)) => print_pointer(&format!("{head}p"), word),
            ('f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A', Value::Word(word)) => {
                print_float(&format!("{head}{conversion}"), f64::from_bits(word))
            }
            // Wide characters, and a number where a text is wanted.
            _ => format!("{head}{}{conversion}", if self.wide { "l" } else { "" }).into_bytes(),
        }
    }
}

fn number(text: &[u8], at: &mut usize) -> Option<Number> {
    if text.get(*at) == Some(&b'*') {
        *at += 1;
        return Some(Number::Argument);
    }
    let digits = text[(*at).min(text.len())..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let value = text[*at..*at + digits]
        .iter()
        .fold(0u64, |value, digit| value.saturating_mul(10).saturating_add(u64::from(digit - b'0')));
    *at += digits;
    (digits != 0).then_some(Number::Given(value))
}

/// What the C library prints for a specification with one argument: `print` gets a buffer, its size and the specification.
fn printed(specification: &str, print: impl Fn(*mut c_char, usize, *const c_char) -> c_int) -> Vec<u8> {
    let Ok(specification) = CString::new(specification) else { return vec![] };
    let mut buffer = vec![0u8; 64];
    loop {
        let wanted = print(buffer.as_mut_ptr().cast(), buffer.len(), specification.as_ptr());
        let Ok(wanted) = usize::try_from(wanted) else { return vec![] };
        if wanted < buffer.len() {
            buffer.truncate(wanted);
            return buffer;
        }
        buffer.resize(wanted + 1, 0);
    }
}

fn print_integer(specification: &str, value: i64) -> Vec<u8> {
    // SAFETY: the specification takes a long long, the buffer has `size` bytes.
    printed(specification, |buffer, size, format| unsafe { libc::snprintf(buffer, size, format, value as c_longlong) })
}

fn print_float(specification: &str, value: f64) -> Vec<u8> {
    // SAFETY: the specification takes a double, the buffer has `size` bytes.
    printed(specification, |buffer, size, format| unsafe { libc::snprintf(buffer, size, format, value) })
}

fn print_pointer(specification: &str, value: u64) -> Vec<u8> {
    let pointer = value as usize as *const c_char;
    // SAFETY: the specification takes a pointer, which is not followed; the buffer has `size` bytes.
    printed(specification, |buffer, size, format| unsafe { libc::snprintf(buffer, size, format, pointer) })
}

fn print_character(specification: &str, value: u8) -> Vec<u8> {
    // SAFETY: the specification takes an int, the buffer has `size` bytes.
    printed(specification, |buffer, size, format| unsafe { libc::snprintf(buffer, size, format, c_int::from(value)) })
}

fn print_text(head: &str, text: &[u8]) -> Vec<u8> {
    let text = CString::new(text).unwrap_or_default();
    // SAFETY: the specification takes a text with a zero at its end, the buffer has `size` bytes.
    printed(&format!("{head}s"), |buffer, size, format| unsafe { libc::snprintf(buffer, size, format, text.as_ptr()) })
}

/// The words as bytes up to the first zero, and the words behind them.
fn text_of(words: &[u64]) -> (Vec<u8>, &[u64]) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let text = CStr::from_bytes_until_nul(&bytes).map_or(&bytes[..], CStr::to_bytes);
    (text.to_vec(), &words[(text.len() / 8 + 1).min(words.len())..])
}

/// The format of a message.
pub(crate) fn format_of(words: &[u64]) -> Vec<u8> {
    text_of(words).0
}

/// Formats a message: its format and its arguments. It ends where arguments are missing, or where the format makes no sense.
pub(crate) fn message(words: &[u64]) -> Vec<u8> {
    let (format, mut arguments) = text_of(words);
    let (mut out, mut rest) = (vec![], &format[..]);
    while let Some(percent) = rest.iter().position(|byte| *byte == b'%') {
        out.extend_from_slice(&rest[..percent]);
        rest = &rest[percent + 1..];
        if let Some(behind) = rest.strip_prefix(b"%") {
            out.push(b'%');
            rest = behind;
            continue;
        }
        let Some((specification, length)) = Specification::parse(rest) else { return out };
        rest = &rest[length..];
        let Some((stars, behind)) = arguments.split_at_checked(specification.stars()) else { return out };
        let Some((first, after)) = behind.split_first() else { return out };
        if specification.conversion == 's' && !specification.wide {
            let (text, after) = text_of(behind);
            out.extend(specification.print(stars, Value::Text(&text)));
            arguments = after;
        } else {
            out.extend(specification.print(stars, Value::Word(*first)));
            arguments = after;
        }
    }
    out.extend_from_slice(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// A message as a kernel sends it.
    fn words(format: &str, arguments: &[&[u8]]) -> Vec<u64> {
        let padded = |bytes: &[u8]| {
            let mut bytes = bytes.to_vec();
            bytes.resize(bytes.len().next_multiple_of(8), 0);
            bytes
        };
        let format = [format.as_bytes(), &[0]].concat();
        let bytes: Vec<u8> = [&format[..]].iter().chain(arguments).flat_map(|bytes| padded(bytes)).collect();
        bytes.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect()
    }

    fn printed(format: &str, arguments: &[&[u8]]) -> String {
        String::from_utf8(message(&words(format, arguments))).unwrap()
    }

    fn word(value: u64) -> [u8; 8] {
        value.to_le_bytes()
    }

    #[test]
    fn integers_have_the_width_that_their_length_says() {
        let minus_one = word(0xffff_ffff);
        let all = word(u64::MAX - 1);
        assert_eq!(
            printed("%d %u %x %i|", &[&minus_one, &minus_one, &minus_one, &minus_one]),
            "-1 4294967295 ffffffff -1|"
        );
        assert_eq!(printed("%ld %llu %zx", &[&all, &all, &all]), "-2 18446744073709551614 fffffffffffffffe");
        assert_eq!(printed("%hhd %hd %hu", &[&word(0x1ff), &word(0x1_8000), &word(0x1_8000)]), "-1 -32768 32768");
        assert_eq!(printed("%+5d|%-5d|%05d|%#x|%o", &[&word(7)[..]; 5]), "   +7|7    |00007|0x7|7");
        assert_eq!(printed("%c%c", &[&word(65), &word(66)]), "AB");
    }

    #[test]
    fn floats_are_doubles_in_every_conversion() {
        let value = word(1.5f64.to_bits());
        assert_eq!(printed("%f %.2e %g %a %8.3f", &[&value[..]; 5]), "1.500000 1.50e+00 1.5 0x1.8p+0    1.500");
        let (infinity, nan) = (word(f64::INFINITY.to_bits()), word(f64::NAN.to_bits()));
        assert_eq!(printed("%f %G", &[&infinity, &nan]), "inf NAN");
    }

    #[test]
    fn texts_take_as_many_words_as_they_need() {
        assert_eq!(printed("%s|%s|%s|%d", &[b"\0", b"seven..\0", b"eight...\0", &word(3)]), "|seven..|eight...|3");
        assert_eq!(printed("%.3s|%6s|%d", &[b"longer than three\0", b"six\0", &word(4)]), "lon|   six|4");
        assert_eq!(printed("%p %%", &[&word(0x1234)]), "0x1234 %");
    }

    #[test]
    fn width_and_precision_come_from_arguments() {
        assert_eq!(
            printed(
                "%*d|%.*f|%*.*f",
                &[
                    &word(4),
                    &word(1),
                    &word(1),
                    &word(2.25f64.to_bits()),
                    &word(0xffff_fffa),
                    &word(2),
                    &word(2.25f64.to_bits())
                ]
            ),
            "   1|2.2|2.25  "
        );
        // No precision at all.
        assert_eq!(printed("%.*f", &[&word(0xffff_ffff), &word(2.25f64.to_bits())]), "2.250000");
    }

    #[test]
    fn what_is_missing_or_makes_no_sense_ends_the_text() {
        assert_eq!(printed("a %d b %d c", &[&word(1)]), "a 1 b ");
        assert_eq!(printed("a %", &[&word(1)]), "a ");
        assert_eq!(printed("a %q %d", &[&word(1)]), "a ");
        assert_eq!(printed("%ls %n%d", &[&word(1), &word(2), &word(3)]), "%ls 3");
        assert_eq!(printed("%99999999999999999999d", &[&word(1)]).len(), WIDEST as usize);
        assert_eq!(message(&[]), b"");
    }
}
