//! The line that is being written. Small pieces of known length are stored as whole words into a buffer on the stack:
//! the disassembler writes tens of millions of lines a second.

use crate::source::Source;

/// Longest line; the longest instruction text has less than 300 bytes.
const CAPACITY: usize = 512;

/// Digits of 0..=999 with their number in the last byte.
static DECIMALS: [[u8; 4]; 1000] = {
    let mut table = [[0; 4]; 1000];
    let mut value = 0;
    while value < 1000 {
        let (hundreds, tens, ones) =
            (b'0' + (value / 100) as u8, b'0' + (value / 10 % 10) as u8, b'0' + (value % 10) as u8);
        table[value] = if value < 10 {
            [ones, 0, 0, 1]
        } else if value < 100 {
            [tens, ones, 0, 2]
        } else {
            [hundreds, tens, ones, 3]
        };
        value += 1;
    }
    table
};

/// An ASCII line of limited length; what does not fit is dropped.
pub(crate) struct Text {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Text {
    pub(crate) const fn new() -> Text {
        Text { bytes: [0; CAPACITY], len: 0 }
    }

    pub(crate) fn as_str(&self) -> &str {
        // Only ASCII is ever stored. Whole blocks are cheaper to check than the exact length.
        let blocks = (self.len.next_multiple_of(16)).min(CAPACITY);
        std::str::from_utf8(&self.bytes[..blocks]).unwrap_or_default().get(..self.len).unwrap_or_default()
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Forgets what comes after the first `len` bytes.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Appends a piece whose length is known when the program is compiled.
    #[inline]
    pub(crate) fn put<const N: usize>(&mut self, piece: &[u8; N]) {
        if let Some(space) = self.bytes.get_mut(self.len..self.len + N) {
            space.copy_from_slice(piece);
            self.len += N;
        }
    }

    /// Appends the first `len` bytes of a piece; all of it is stored, which is cheaper.
    #[inline]
    fn put_part(&mut self, piece: &[u8; 4], len: usize) {
        if let Some(space) = self.bytes.get_mut(self.len..self.len + 4) {
            space.copy_from_slice(piece);
            self.len += len;
        }
    }

    /// Appends a string.
    #[inline]
    pub(crate) fn str(&mut self, piece: &str) {
        let piece = piece.as_bytes();
        if let Some(space) = self.bytes.get_mut(self.len..self.len + piece.len()) {
            match piece.len() {
                8..=16 => copy_ends::<8>(space, piece),
                17..=32 => copy_ends::<16>(space, piece),
                _ => space.copy_from_slice(piece),
            }
            self.len += piece.len();
        }
    }

    /// Appends a number in decimal.
    #[inline]
    pub(crate) fn decimal(&mut self, value: u32) {
        match DECIMALS.get(value as usize) {
            Some(digits) => self.put_part(digits, usize::from(digits[3])),
            None => self.long_decimal(value),
        }
    }

    fn long_decimal(&mut self, value: u32) {
        let mut digits = [0; 10];
        let mut at = digits.len();
        let mut rest = value;
        while rest > 0 {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        digits[at..].iter().for_each(|&digit| self.put(&[digit]));
    }

    /// Appends a signed number in decimal.
    pub(crate) fn signed(&mut self, value: i32) {
        if value < 0 {
            self.put(b"-");
        }
        self.decimal(value.unsigned_abs());
    }

    /// Appends a number as `0x...` in lower case without leading zeros.
    pub(crate) fn hex(&mut self, value: u32) {
        self.put(b"0x");
        let digits = 8 - (value | 1).leading_zeros() / 4;
        for digit in (0..digits).rev() {
            self.put(&[b"0123456789abcdef"[(value >> (4 * digit) & 15) as usize]]);
        }
    }

    /// Appends a signed number as `0x...` or `-0x...`.
    pub(crate) fn signed_hex(&mut self, value: i32) {
        if value < 0 {
            self.put(b"-");
        }
        self.hex(value.unsigned_abs());
    }

    /// Appends `prefix` and one register, or a range of `count` registers in brackets.
    #[inline]
    pub(crate) fn registers<const N: usize>(&mut self, prefix: &[u8; N], first: u32, count: u8) {
        if let ([letter], 0..=1, Some(&[a, b, c, digits])) = (&prefix[..], count, DECIMALS.get(first as usize)) {
            return self.put_part(&[*letter, a, b, c], 1 + usize::from(digits));
        }
        self.put(prefix);
        if count <= 1 {
            return self.decimal(first);
        }
        self.put(b"[");
        self.decimal(first);
        self.put(b":");
        self.decimal(first + u32::from(count) - 1);
        self.put(b"]");
    }

    /// Appends a source of `count` registers. A literal is the caller's business; it is written as nothing here.
    pub(crate) fn source(&mut self, source: Source, count: u8) {
        match source {
            Source::Vgpr(n) => self.registers(b"v", u32::from(n), count),
            Source::Sgpr(n) => self.registers(b"s", u32::from(n), count),
            Source::Ttmp(n) => self.registers(b"ttmp", u32::from(n), count),
            Source::InlineInt(value) => self.signed(i32::from(value)),
            Source::InlineFloat(float) => self.str(float.text()),
            Source::VccLo if count == 2 => self.put(b"vcc"),
            Source::ExecLo if count == 2 => self.put(b"exec"),
            Source::Literal => {}
            _ => self.str(source.special_name()),
        }
    }
}

/// Copies N to 2 N bytes as their first and last N, which may overlap: two moves instead of a call.
#[inline]
fn copy_ends<const N: usize>(to: &mut [u8], from: &[u8]) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk::<N>()) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk::<N>()) {
        *to = *from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        for value in [0, 1, 9, 10, 11, 99, 100, 999, 1000, 12345, u32::MAX] {
            let mut out = Text::new();
            out.decimal(value);
            out.put(b" ");
            out.hex(value);
            assert_eq!(out.as_str(), format!("{value} {value:#x}"));
        }
        let mut out = Text::new();
        out.signed(-16);
        out.signed_hex(-16);
        assert_eq!(out.as_str(), "-16-0x10");
    }

    #[test]
    fn a_full_line_drops_what_does_not_fit() {
        let mut out = Text::new();
        for _ in 0..CAPACITY {
            out.str("abc");
            out.decimal(7);
        }
        assert!(out.as_str().len() <= CAPACITY && out.as_str().starts_with("abc7abc7"));
    }
}
