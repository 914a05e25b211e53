//! The MODE register's fields (section 3.4.3) as types.

/// Rounding direction of floating point results (MODE.FP_ROUND encoding).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Round {
    /// To nearest, ties to even.
    NearestEven = 0,
    /// Towards plus infinity.
    Up = 1,
    /// Towards minus infinity.
    Down = 2,
    /// Towards zero.
    Zero = 3,
}

impl Round {
    /// The direction that the low two bits of `bits` encode.
    pub const fn from_bits(bits: u32) -> Round {
        match bits & 3 {
            0 => Round::NearestEven,
            1 => Round::Up,
            2 => Round::Down,
            _ => Round::Zero,
        }
    }
}

/// Which denormals survive: MODE.FP_DENORM = {allow output, allow input}.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Denorm {
    /// Denormal inputs are used as they are, else taken as zero of the same sign.
    pub input: bool,
    /// Denormal results are kept, else flushed to zero of the same sign.
    pub output: bool,
}

impl Denorm {
    /// Both kept.
    pub const KEEP: Denorm = Denorm { input: true, output: true };
    /// Both flushed.
    pub const FLUSH: Denorm = Denorm { input: false, output: false };

    /// The setting that the low two bits of `bits` encode.
    pub const fn from_bits(bits: u32) -> Denorm {
        Denorm { input: bits & 1 != 0, output: bits & 2 != 0 }
    }
}

/// The MODE register, 32 bits (section 3.4.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mode(pub u32);

impl Mode {
    /// Bits that exist; the others read as zero.
    pub const WRITABLE: u32 = 0x0980_00ff;

    /// Rounding of single precision (FP_ROUND[1:0]).
    pub const fn round_f32(self) -> Round {
        Round::from_bits(self.0)
    }

    /// Rounding of double and half precision (FP_ROUND[3:2]).
    pub const fn round_f16_f64(self) -> Round {
        Round::from_bits(self.0 >> 2)
    }

    /// Denormals of single precision (FP_DENORM[5:4]).
    pub const fn denorm_f32(self) -> Denorm {
        Denorm::from_bits(self.0 >> 4)
    }

    /// Denormals of double and half precision (FP_DENORM[7:6]).
    pub const fn denorm_f16_f64(self) -> Denorm {
        Denorm::from_bits(self.0 >> 6)
    }

    /// FP16_OVFL: an overflowing f16 result becomes the largest finite value.
    pub const fn fp16_ovfl(self) -> bool {
        self.0 & 1 << 23 != 0
    }

    /// SCALAR_PREFETCH_EN: scalar prefetches are not no-ops.
    pub const fn scalar_prefetch_enabled(self) -> bool {
        self.0 & 1 << 24 != 0
    }
}
