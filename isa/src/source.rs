//! What a source or scalar register code means: the 9-bit operand space of RDNA4 (section 4.1, table 93). VGPRs and constants
//! have the same codes in GCN and CDNA; what differs there, scalar registers above s101, is in `arch/gcn/text.rs`.

use std::fmt;

/// An inline floating-point constant (codes 240..=248).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum InlineFloat {
    /// 0.5
    Half,
    /// -0.5
    MinusHalf,
    /// 1.0
    One,
    /// -1.0
    MinusOne,
    /// 2.0
    Two,
    /// -2.0
    MinusTwo,
    /// 4.0
    Four,
    /// -4.0
    MinusFour,
    /// 1/(2*pi)
    InverseTwoPi,
}

/// Bits of the inline constants as f16, f32 and f64, and their text, in code order from 240 (section 4.1).
const INLINE_FLOATS: [(u16, u32, u64, &str); 9] = [
    (0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000, "0.5"),
    (0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000, "-0.5"),
    (0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000, "1.0"),
    (0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000, "-1.0"),
    (0x4000, 0x4000_0000, 0x4000_0000_0000_0000, "2.0"),
    (0xc000, 0xc000_0000, 0xc000_0000_0000_0000, "-2.0"),
    (0x4400, 0x4080_0000, 0x4010_0000_0000_0000, "4.0"),
    (0xc400, 0xc080_0000, 0xc010_0000_0000_0000, "-4.0"),
    (0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882, "0.15915494"),
];

impl InlineFloat {
    /// All, in code order.
    pub const ALL: [InlineFloat; 9] = {
        use InlineFloat::*;
        [Half, MinusHalf, One, MinusOne, Two, MinusTwo, Four, MinusFour, InverseTwoPi]
    };

    /// IEEE half bits.
    pub const fn f16_bits(self) -> u16 {
        INLINE_FLOATS[self as usize].0
    }

    /// bfloat16 bits.
    pub const fn bf16_bits(self) -> u16 {
        (self.f32_bits() >> 16) as u16
    }

    /// IEEE single bits.
    pub const fn f32_bits(self) -> u32 {
        INLINE_FLOATS[self as usize].1
    }

    /// IEEE double bits.
    pub const fn f64_bits(self) -> u64 {
        INLINE_FLOATS[self as usize].2
    }

    /// The assembler's text; of 1/(2*pi) the 16- and 32-bit form.
    pub const fn text(self) -> &'static str {
        INLINE_FLOATS[self as usize].3
    }
}

/// The meaning of a source code, 0..=511, or of a 7-bit scalar register code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// s0..=s105.
    Sgpr(u8),
    /// Low half of VCC.
    VccLo,
    /// High half of VCC.
    VccHi,
    /// ttmp0..=ttmp15.
    Ttmp(u8),
    /// Reads 0; writes are dropped.
    Null,
    /// M0.
    M0,
    /// Low half of EXEC.
    ExecLo,
    /// High half of EXEC.
    ExecHi,
    /// -16..=64.
    InlineInt(i8),
    /// A floating-point constant, as wide as the operand.
    InlineFloat(InlineFloat),
    /// Base of the shared aperture.
    SharedBase,
    /// Limit of the shared aperture.
    SharedLimit,
    /// Base of the private aperture.
    PrivateBase,
    /// Limit of the private aperture.
    PrivateLimit,
    /// Reserved by the document; named by LLVM.
    PopsExitingWaveId,
    /// VCC == 0. Reserved by the document; named by LLVM.
    Vccz,
    /// EXEC == 0. Reserved by the document; named by LLVM.
    Execz,
    /// SCC.
    Scc,
    /// The dword after the instruction.
    Literal,
    /// DPP8 control in the dword after the instruction; the flag is fetch-inactive.
    Dpp8(bool),
    /// DPP16 control in the dword after the instruction.
    Dpp16,
    /// v0..=v255.
    Vgpr(u8),
}

/// The meaning of every code: the decoder looks up several an instruction.
static SOURCES: [Option<Source>; 512] = {
    let mut table = [None; 512];
    let mut code = 0;
    while code < 512 {
        table[code] = Source::meaning(code as u16);
        code += 1;
    }
    table
};

impl Source {
    /// The meaning of `code` (9 bits), `None` for the reserved ones.
    #[inline]
    pub const fn from_code(code: u16) -> Option<Source> {
        if code < 512 { SOURCES[code as usize] } else { None }
    }

    const fn meaning(code: u16) -> Option<Source> {
        let low = code as u8;
        Some(match code {
            0..=105 => Source::Sgpr(low),
            106 => Source::VccLo,
            107 => Source::VccHi,
            108..=123 => Source::Ttmp(low - 108),
            124 => Source::Null,
            125 => Source::M0,
            126 => Source::ExecLo,
            127 => Source::ExecHi,
            128..=192 => Source::InlineInt((low - 128) as i8),
            193..=208 => Source::InlineInt(-((low - 192) as i8)),
            233 => Source::Dpp8(false),
            234 => Source::Dpp8(true),
            235 => Source::SharedBase,
            236 => Source::SharedLimit,
            237 => Source::PrivateBase,
            238 => Source::PrivateLimit,
            239 => Source::PopsExitingWaveId,
            240..=248 => Source::InlineFloat(InlineFloat::ALL[(low - 240) as usize]),
            250 => Source::Dpp16,
            251 => Source::Vccz,
            252 => Source::Execz,
            253 => Source::Scc,
            255 => Source::Literal,
            256..=511 => Source::Vgpr(low),
            _ => return None,
        })
    }

    /// The 9-bit code.
    pub const fn code(self) -> u16 {
        match self {
            Source::Sgpr(n) => n as u16,
            Source::VccLo => 106,
            Source::VccHi => 107,
            Source::Ttmp(n) => 108 + n as u16,
            Source::Null => 124,
            Source::M0 => 125,
            Source::ExecLo => 126,
            Source::ExecHi => 127,
            Source::InlineInt(value) if value < 0 => 192 + value.unsigned_abs() as u16,
            Source::InlineInt(value) => 128 + value as u16,
            Source::Dpp8(fetch_inactive) => 233 + fetch_inactive as u16,
            Source::SharedBase => 235,
            Source::SharedLimit => 236,
            Source::PrivateBase => 237,
            Source::PrivateLimit => 238,
            Source::PopsExitingWaveId => 239,
            Source::InlineFloat(float) => 240 + float as u16,
            Source::Dpp16 => 250,
            Source::Vccz => 251,
            Source::Execz => 252,
            Source::Scc => 253,
            Source::Literal => 255,
            Source::Vgpr(n) => 256 + n as u16,
        }
    }

    /// Whether the document defines the code (LLVM also names three that it reserves).
    pub const fn is_documented(self) -> bool {
        !matches!(self, Source::PopsExitingWaveId | Source::Vccz | Source::Execz)
    }

    /// Whether the source is a scalar register that instructions may also write: SGPRs, VCC, TTMP, NULL, M0, EXEC.
    pub const fn is_scalar_register(self) -> bool {
        self.code() < 128
    }

    /// Whether the source is an inline constant.
    pub const fn is_inline_constant(self) -> bool {
        matches!(self, Source::InlineInt(_) | Source::InlineFloat(_))
    }
}

/// The register or constant as the assembler writes it, as a single register; DPP and literals by a word.
impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Source::Sgpr(n) => write!(out, "s{n}"),
            Source::Ttmp(n) => write!(out, "ttmp{n}"),
            Source::Vgpr(n) => write!(out, "v{n}"),
            Source::InlineInt(value) => write!(out, "{value}"),
            Source::InlineFloat(float) => out.write_str(float.text()),
            _ => out.write_str(self.special_name()),
        }
    }
}

impl Source {
    /// Name of the sources that are neither numbered registers nor constants; empty for those.
    pub const fn special_name(self) -> &'static str {
        match self {
            Source::VccLo => "vcc_lo",
            Source::VccHi => "vcc_hi",
            Source::Null => "null",
            Source::M0 => "m0",
            Source::ExecLo => "exec_lo",
            Source::ExecHi => "exec_hi",
            Source::SharedBase => "src_shared_base",
            Source::SharedLimit => "src_shared_limit",
            Source::PrivateBase => "src_private_base",
            Source::PrivateLimit => "src_private_limit",
            Source::PopsExitingWaveId => "src_pops_exiting_wave_id",
            Source::Vccz => "src_vccz",
            Source::Execz => "src_execz",
            Source::Scc => "src_scc",
            Source::Literal => "literal",
            Source::Dpp8(_) => "dpp8",
            Source::Dpp16 => "dpp16",
            Source::Sgpr(_) | Source::Ttmp(_) | Source::Vgpr(_) | Source::InlineInt(_) | Source::InlineFloat(_) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_code_that_has_a_meaning_comes_back() {
        let named: Vec<u16> = (0..512).filter(|&code| Source::from_code(code).is_some()).collect();
        for &code in &named {
            assert_eq!(Source::from_code(code).map(Source::code), Some(code));
        }
        // 209..=232, 249 and 254 are reserved.
        assert_eq!(named.len(), 512 - 24 - 2);
    }

    #[test]
    fn null_and_m0_have_the_codes_of_gfx12() {
        assert_eq!(Source::from_code(124), Some(Source::Null));
        assert_eq!(Source::from_code(125), Some(Source::M0));
        assert_eq!(Source::from_code(192), Some(Source::InlineInt(64)));
        assert_eq!(Source::from_code(208), Some(Source::InlineInt(-16)));
    }
}
