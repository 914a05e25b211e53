//! Scalar sources: what an 8-bit source code of the scalar formats reads (sections 4.1 and 6.2).

use crate::wave::Wave;
use tombolo_isa::operand::{DataType, Element};

/// A scalar source with everything that does not depend on the wave's state worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// One scalar register, by operand code.
    Register(u8),
    /// A pair of scalar registers.
    Pair(u8),
    /// An inline constant or literal.
    Constant(u64),
    /// One of the aperture constants, codes 235 to 238 (section 6.10).
    Aperture(u8),
    /// The scalar condition code as 0 or 1.
    Scc,
}

/// Inline float constants, codes 240 to 248, as f16, f32 and f64.
const FLOATS: [(u16, u32, u64); 9] = [
    (0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000),
    (0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000),
    (0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000),
    (0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000),
    (0x4000, 0x4000_0000, 0x4000_0000_0000_0000),
    (0xc000, 0xc000_0000, 0xc000_0000_0000_0000),
    (0x4400, 0x4080_0000, 0x4010_0000_0000_0000),
    (0xc400, 0xc080_0000, 0xc010_0000_0000_0000),
    (0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882),
];

impl Source {
    /// The source that `code` names for data of type `data`; none for codes that are reserved.
    pub fn new(code: u32, data: DataType, literal: Option<u32>) -> Option<Source> {
        let wide = data.bits() > 32;
        let integer = |value: i64| Source::Constant(if wide { value as u64 } else { u64::from(value as u32) });
        Some(match code {
            0..=127 if wide => Source::Pair(code as u8),
            0..=127 => Source::Register(code as u8),
            128..=192 => integer(i64::from(code) - 128),
            193..=208 => integer(192 - i64::from(code)),
            235..=238 => Source::Aperture(code as u8),
            240..=248 => {
                let (half, single, double) = FLOATS[code as usize - 240];
                Source::Constant(match data.bits() {
                    16 => half.into(),
                    32 => single.into(),
                    _ => double,
                })
            }
            253 => Source::Scc,
            255 => Source::Constant(extend_literal(literal?, data.element)),
            _ => return None,
        })
    }

    /// Its value, zero-extended to 64 bits.
    pub fn read(self, wave: &Wave) -> u64 {
        match self {
            Source::Register(code) => wave.scalar(code).into(),
            Source::Pair(code) => wave.scalar64(code),
            Source::Constant(value) => value,
            Source::Aperture(code) => aperture(wave, code),
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

/// SHARED_BASE, SHARED_LIMIT, PRIVATE_BASE and PRIVATE_LIMIT, codes 235 to 238 (section 6.10). Only the lowest bits
/// of limits are ones; the bases' low words are zero.
fn aperture(wave: &Wave, code: u8) -> u64 {
    let base = if code < 237 { wave.hardware.shared_base } else { wave.hardware.private_base };
    let limit = if code.is_multiple_of(2) { 0xffff_ffff } else { 0 };
    u64::from(base) << 48 | limit
}
