//! Inline constants of source operands (RDNA4 ISA 4.1, source codes 128 to 248).

use tombolo_netlist::builder::{Builder, Wire};

/// Source codes below this name a scalar register.
pub const FIRST_CONSTANT: u128 = 128;
/// Source code of a 32-bit literal after the instruction.
pub const LITERAL: u128 = 255;
/// Source code of SCC as an operand.
pub const SCC: u128 = 253;

/// Source codes, binary32 and binary64 values of the floating-point constants 0.5, 1, 2, 4 and their negatives, 1/(2 pi).
const FLOATS: [(u128, u128, u128); 9] = [
    (240, 0x3f00_0000, 0x3fe0_0000_0000_0000),
    (241, 0xbf00_0000, 0xbfe0_0000_0000_0000),
    (242, 0x3f80_0000, 0x3ff0_0000_0000_0000),
    (243, 0xbf80_0000, 0xbff0_0000_0000_0000),
    (244, 0x4000_0000, 0x4000_0000_0000_0000),
    (245, 0xc000_0000, 0xc000_0000_0000_0000),
    (246, 0x4080_0000, 0x4010_0000_0000_0000),
    (247, 0xc080_0000, 0xc010_0000_0000_0000),
    (248, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882),
];

/// The 64-bit value of a constant source: integers sign-extended, floating-point constants in the operand's width
/// (`wide`: 64 bits), the literal zero-extended, SCC.
///
/// `code` is the 8-bit source code. Codes that name a register give a value that the caller ignores; reserved codes do
/// not get here.
pub fn constant_source(g: &Builder, code: &Wire, wide: &Wire, literal: &Wire, scc: &Wire) -> Wire {
    // 128..=192 are 0..=64, 193..=208 are -1..=-16.
    let positive = code.zero_extend(9) - g.constant(9, 128);
    let negative = g.constant(9, 192) - code.zero_extend(9);
    let is_positive = code.less(&code.same_width(193));
    let integer = is_positive.select(&positive, &negative).sign_extend(64);
    let floats: Vec<(u128, Wire)> = FLOATS
        .iter()
        .map(|(code, single, double)| (*code, wide.select(&g.constant(64, *double), &g.constant(64, *single))))
        .collect();
    let float = g.lookup(code, &floats, &g.zero(64));
    let is_float = !code.less(&code.same_width(FLOATS[0].0));
    let value = is_float.select(&float, &integer);
    let value = code.is(SCC).select(&scc.zero_extend(64), &value);
    code.is(LITERAL).select(&literal.zero_extend(64), &value)
}
