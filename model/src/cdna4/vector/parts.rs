//! Parts of registers: what SDWA selects of a source, and where it puts a result.

use tombolo_isa::arch::cdna4::sdwa::{Select, Unused};

/// A byte, a half or all of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    shift: u32,
    width: u32,
}

impl Part {
    /// The part that a code names.
    pub const fn new(select: Select) -> Part {
        let (shift, width) = select.bits();
        Part { shift, width }
    }

    const fn mask(self) -> u32 {
        u32::MAX >> (32 - self.width)
    }

    /// The part of a source.
    pub fn extract(self, value: u64, sign_extend: bool) -> u64 {
        let part = (value as u32) >> self.shift & self.mask();
        let above = 32 - self.width;
        u64::from(if sign_extend { ((part << above).cast_signed() >> above).cast_unsigned() } else { part })
    }

    /// `value` in its part of the destination, whose other bits become what `unused` says.
    pub fn insert(self, value: u32, old: u32, unused: Unused) -> u32 {
        let mask = self.mask();
        let placed = (value & mask) << self.shift;
        match unused {
            Unused::Preserve => old & !(mask << self.shift) | placed,
            Unused::Sext => {
                let above = 32 - self.width;
                ((value << above).cast_signed() >> above).cast_unsigned() << self.shift
            }
            Unused::Pad | Unused::Reserved => placed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn bytes_and_halves_are_taken_and_put_in_place() {
        let byte = Part::new(Select::Byte(2));
        assert_eq!(byte.extract(0x1184_2233, false), 0x84);
        assert_eq!(byte.extract(0x1184_2233, true), 0xffff_ff84);
        assert_eq!(byte.insert(0x1ff, 0x1111_1111, Unused::Preserve), 0x11ff_1111);
        assert_eq!(byte.insert(0x84, 0x1111_1111, Unused::Pad), 0x0084_0000);
        assert_eq!(byte.insert(0x84, 0x1111_1111, Unused::Sext), 0xff84_0000);
        assert_eq!(Part::new(Select::Dword).insert(7, 9, Unused::Sext), 7);
    }
}
