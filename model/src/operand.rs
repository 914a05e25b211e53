//! Scalar sources: what a source code reads, with everything that does not depend on the wave's state worked out when
//! the instruction is decoded (sections 4.1 and 6.2).

use crate::wave::Wave;
use tombolo_isa::operand::{DataType, Element};
use tombolo_isa::source;

/// A scalar source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// One scalar register, by operand code.
    Register(u8),
    /// A pair of scalar registers.
    Pair(u8),
    /// An inline constant or literal.
    Constant(u64),
    /// An aperture constant (section 6.10): which aperture, and whether its limit instead of its base.
    Aperture {
        /// The scratch aperture instead of the LDS one.
        private: bool,
        /// The limit instead of the base.
        limit: bool,
        /// All 64 bits; else the low word.
        wide: bool,
    },
    /// The scalar condition code as 0 or 1.
    Scc,
}

impl Source {
    /// The source that `source` is for data of type `data`; none for what no scalar operand can be.
    pub fn new(source: source::Source, data: DataType, literal: Option<u32>) -> Option<Source> {
        use source::Source::*;
        let wide = data.bits() > 32;
        Some(match source {
            Sgpr(_) | VccLo | VccHi | Ttmp(_) | Null | M0 | ExecLo | ExecHi => {
                let code = source.code() as u8;
                if wide { Source::Pair(code) } else { Source::Register(code) }
            }
            InlineInt(value) if wide => Source::Constant(i64::from(value) as u64),
            InlineInt(value) => Source::Constant(u64::from(i32::from(value) as u32)),
            // Two halves in a register are 32 bits, but in packed math (7.7.2), which asks for its halves itself.
            InlineFloat(value) => Source::Constant(match data.bits() {
                // A BF16 constant is the upper half of the F32 one (7.7.2).
                16 if data.element == Element::Bf16 => (value.f32_bits() >> 16).into(),
                ..=16 => value.f16_bits().into(),
                32 => value.f32_bits().into(),
                _ => value.f64_bits(),
            }),
            SharedBase => Source::Aperture { private: false, limit: false, wide },
            SharedLimit => Source::Aperture { private: false, limit: true, wide },
            PrivateBase => Source::Aperture { private: true, limit: false, wide },
            PrivateLimit => Source::Aperture { private: true, limit: true, wide },
            Scc => Source::Scc,
            Literal => Source::Constant(extend_literal(literal?, data.element)),
            PopsExitingWaveId | Vccz | Execz | Dpp8(_) | Dpp16 | Vgpr(_) => return None,
        })
    }

    /// Its value, zero-extended to 64 bits.
    pub fn read(self, wave: &Wave) -> u64 {
        match self {
            Source::Register(code) => wave.scalar(code).into(),
            Source::Pair(code) => wave.scalar64(code),
            Source::Constant(value) => value,
            Source::Aperture { private, limit, wide } => {
                let hardware = &wave.hardware;
                let base = if private { hardware.private_base } else { hardware.shared_base };
                let upper = if wide { u64::from(base) << 48 } else { 0 };
                upper | if limit { 0xffff_ffff } else { 0 }
            }
            Source::Scc => wave.scc().into(),
        }
    }
}

/// A 32-bit literal as data of type `element` (section 4.1).
pub fn extend_literal(literal: u32, element: Element) -> u64 {
    match element {
        Element::I64 => i64::from(literal as i32) as u64,
        Element::F64 => u64::from(literal) << 32,
        _ => literal.into(),
    }
}
