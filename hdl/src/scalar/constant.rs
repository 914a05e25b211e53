//! The constants among source codes: integers, floating-point numbers, apertures, SCC, the literal (4.1, 7.2).

use super::source::SourceKind;
use crate::config::InstructionSet;
use crate::parts::constants::{APERTURES, LITERAL, PRIVATE_APERTURE, SCC, SHARED_APERTURE};
use tombolo_netlist::builder::{Builder, Wire};

/// Source codes of the floating-point constants 0.5, -0.5, 1, -1, 2, -2, 4, -4 and 1 / (2 pi) in binary16, 32 and 64 (7.2).
const FLOATS: [(u128, [u128; 3]); 9] = [
    (240, [0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000]),
    (241, [0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000]),
    (242, [0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000]),
    (243, [0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000]),
    (244, [0x4000, 0x4000_0000, 0x4000_0000_0000_0000]),
    (245, [0xc000, 0xc000_0000, 0xc000_0000_0000_0000]),
    (246, [0x4400, 0x4080_0000, 0x4010_0000_0000_0000]),
    (247, [0xc400, 0xc080_0000, 0xc010_0000_0000_0000]),
    (248, [0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882]),
];

/// Source codes of VCCZ and EXECZ of Sea Islands (SQ_SOP2.SSRC0): one where the mask is zero.
pub const EMPTY_MASKS: [u128; 2] = [251, 252];

/// The aperture constants with their codes: 64-bit addresses (6.10), of which other sources get the low word.
fn apertures(g: &Builder, is_wide: &Wire) -> Vec<(u128, Wire)> {
    let limit = u128::from(u32::MAX);
    let [shared, private] = [SHARED_APERTURE << 32, PRIVATE_APERTURE << 32];
    let values = [shared, shared | limit, private, private | limit];
    let value = |value: u128| is_wide.select(&g.constant(64, value), &g.constant(64, value & limit));
    APERTURES.into_iter().zip(values.map(value)).collect()
}

/// The 64-bit value of the constant `code` (8 bits) for a source of `kind` (4.1, 7.2.2, 7.7). CDNA4's dot products take those of pairs
/// as its packed math does: floats in the low half, integers of 32 bits. `pairs`: a source may be one.
pub fn constant(
    g: &Builder,
    code: &Wire,
    kind: &Wire,
    literal: &Wire,
    scc: &Wire,
    set: InstructionSet,
    pairs: bool,
) -> Wire {
    let is = |wanted: SourceKind| kind.is_a(wanted);
    // 128..=192 are 0..=64, 193..=208 are -1..=-16.
    let positive = code.zero_extend(9) - g.constant(9, 128);
    let negative = g.constant(9, 192) - code.zero_extend(9);
    let is_positive = code.less(&code.same_width(193));
    let integer = is_positive.select(&positive, &negative).sign_extend(64);
    let float = |format: usize| {
        let arms: Vec<(u128, Wire)> =
            FLOATS.iter().map(|(code, value)| (*code, g.constant(64, value[format]))).collect();
        g.lookup(code, &arms, &g.zero(64))
    };
    let integer = g.lookup(code, &apertures(g, &kind.bit(3)), &integer);
    let is_half = is(SourceKind::Half) | is(SourceKind::Packed) | is(SourceKind::PairF16);
    let [half, single, double] = [0, 1, 2].map(float);
    let upper_half = single.slice(16, 16).zero_extend(64);
    let value = is_half.select(&half, &is(SourceKind::PairBf16).select(&upper_half, &single));
    let value = kind.bit(3).select(&double, &value);
    let is_float = !code.less(&code.same_width(FLOATS[0].0));
    let value = is_float.select(&value, &integer);
    let value = code.is(SCC).select(&scc.zero_extend(64), &value);
    let low = value.slice(0, 16);
    let pair = is(SourceKind::PairF16) | is(SourceKind::PairBf16);
    // SCC is a scalar like an SGPR, and no inline constant: nothing repeats it (7.2.2.2, 7.7.1).
    let pair = if pairs { pair & !code.is(SCC) } else { pair };
    let inline = match set {
        InstructionSet::Rdna4 | InstructionSet::SeaIslands => pair.select(&low.concat(&low).zero_extend(64), &value),
        InstructionSet::Cdna4 => value,
    };

    let sign = (literal.msb() & is(SourceKind::Signed64)).repeat(32);
    let wide = is(SourceKind::Float64).select(&literal.concat(&g.zero(32)), &sign.concat(literal));
    code.is(LITERAL).select(&wide, &inline)
}
