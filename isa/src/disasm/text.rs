//! Numbers and register names into a string, without the formatting machinery: the disassembler writes tens of
//! millions of them a second.

use crate::source::Source;

/// Appends `value` in decimal.
pub(super) fn decimal(out: &mut String, value: u32) {
    if value < 10 {
        out.push((b'0' + value as u8) as char);
        return;
    }
    let mut digits = [0; 10];
    let mut at = digits.len();
    let mut rest = value;
    while rest > 0 {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    digits[at..].iter().for_each(|&digit| out.push(digit as char));
}

/// Appends a signed value in decimal.
pub(super) fn signed(out: &mut String, value: i32) {
    if value < 0 {
        out.push('-');
    }
    decimal(out, value.unsigned_abs());
}

/// Appends `value` as `0x...` in lower case without leading zeros.
pub(super) fn hex(out: &mut String, value: u64) {
    out.push_str("0x");
    let digits = 16 - (value | 1).leading_zeros() / 4;
    for digit in (0..digits).rev() {
        let nibble = (value >> (4 * digit) & 15) as u8;
        out.push((if nibble < 10 { b'0' + nibble } else { b'a' + nibble - 10 }) as char);
    }
}

/// Appends a signed value as `0x...` or `-0x...`.
pub(super) fn signed_hex(out: &mut String, value: i64) {
    if value < 0 {
        out.push('-');
    }
    hex(out, value.unsigned_abs());
}

/// Appends `prefix` and one register, or a range of `count` registers in brackets.
pub(super) fn registers(out: &mut String, prefix: &str, first: u32, count: u8) {
    out.push_str(prefix);
    if count <= 1 {
        decimal(out, first);
        return;
    }
    out.push('[');
    decimal(out, first);
    out.push(':');
    decimal(out, first + u32::from(count) - 1);
    out.push(']');
}

/// Appends a source of `count` registers. A literal is the caller's business; it is written as nothing here.
pub(super) fn source(out: &mut String, source: Source, count: u8) {
    match source {
        Source::Vgpr(n) => registers(out, "v", u32::from(n), count),
        Source::Sgpr(n) => registers(out, "s", u32::from(n), count),
        Source::Ttmp(n) => registers(out, "ttmp", u32::from(n), count),
        Source::InlineInt(value) => signed(out, i32::from(value)),
        Source::InlineFloat(float) => out.push_str(float.text()),
        Source::VccLo if count == 2 => out.push_str("vcc"),
        Source::ExecLo if count == 2 => out.push_str("exec"),
        Source::Literal => {}
        _ => out.push_str(source.special_name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        for value in [0, 1, 9, 10, 11, 99, 100, 12345, u32::MAX] {
            let mut out = String::new();
            decimal(&mut out, value);
            out.push(' ');
            hex(&mut out, u64::from(value));
            assert_eq!(out, format!("{value} {value:#x}"));
        }
        let mut out = String::new();
        hex(&mut out, u64::MAX);
        signed(&mut out, -16);
        signed_hex(&mut out, -16);
        assert_eq!(out, "0xffffffffffffffff-16-0x10");
    }
}
