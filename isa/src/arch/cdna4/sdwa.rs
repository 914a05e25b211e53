//! Subdword addressing: the dword after a VOP1, VOP2 or VOPC instruction that names parts of registers.

use crate::decode::{Extra, Instruction};

/// A part of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Select {
    /// Byte 0 to 3.
    Byte(u8),
    /// Half 0 or 1.
    Word(u8),
    /// All of it.
    Dword,
    /// A code without a meaning.
    Reserved,
}

impl Select {
    /// The part that a code of 3 bits names.
    pub const fn from_code(code: u32) -> Select {
        match code & 7 {
            byte @ 0..=3 => Select::Byte(byte as u8),
            word @ 4..=5 => Select::Word(word as u8 - 4),
            6 => Select::Dword,
            _ => Select::Reserved,
        }
    }

    /// First bit and number of bits.
    pub const fn bits(self) -> (u32, u32) {
        match self {
            Select::Byte(byte) => (8 * byte as u32, 8),
            Select::Word(word) => (16 * word as u32, 16),
            Select::Dword | Select::Reserved => (0, 32),
        }
    }
}

/// What the destination's other bits become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unused {
    /// Zero.
    Pad,
    /// The sign above, zero below.
    Sext,
    /// What they were.
    Preserve,
    /// A code without a meaning.
    Reserved,
}

/// One source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The part of the register.
    pub select: Select,
    /// The part is extended with its sign.
    pub sign_extend: bool,
    /// Negated.
    pub negate: bool,
    /// The absolute value.
    pub absolute: bool,
    /// An SGPR or constant instead of a VGPR.
    pub scalar: bool,
}

/// The dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sdwa {
    word: u32,
}

impl Sdwa {
    /// S0: source 0 is no VGPR.
    pub(crate) const SCALAR0: u32 = 1 << 23;

    /// The part of the destination that is written.
    pub const fn destination(self) -> Select {
        Select::from_code(self.word >> 8)
    }

    /// What its other bits become.
    pub const fn unused(self) -> Unused {
        match self.word >> 11 & 3 {
            0 => Unused::Pad,
            1 => Unused::Sext,
            2 => Unused::Preserve,
            _ => Unused::Reserved,
        }
    }

    /// CLAMP.
    pub const fn clamp(self) -> bool {
        self.word >> 13 & 1 == 1
    }

    /// OMOD.
    pub const fn output_modifier(self) -> u32 {
        self.word >> 14 & 3
    }

    /// The scalar destination of a compare other than VCC.
    pub const fn scalar_destination(self) -> Option<u8> {
        if self.word >> 15 & 1 == 1 { Some((self.word >> 8 & 0x7f) as u8) } else { None }
    }

    /// Source 0 or 1.
    pub const fn source(self, number: u32) -> Source {
        let bits = self.word >> (16 + 8 * number);
        Source {
            select: Select::from_code(bits),
            sign_extend: bits >> 3 & 1 == 1,
            negate: bits >> 4 & 1 == 1,
            absolute: bits >> 5 & 1 == 1,
            scalar: bits >> 7 & 1 == 1,
        }
    }
}

impl Instruction {
    /// The SDWA dword, if the instruction has one.
    pub fn sdwa(&self) -> Option<Sdwa> {
        (self.extra == Extra::Sdwa).then(|| Sdwa { word: self.last_dword() })
    }
}
