//! Which texels of a block of BC6H or BC7 belong to which pair of ends, and their indices between these ("BPTC" of the Khronos Data Format
//! Specification).

/// Two subsets: a bit a texel, of 0, 0 lowest, row by row.
#[rustfmt::skip]
const PAIRS: [u16; 64] = [
    0xcccc, 0x8888, 0xeeee, 0xecc8, 0xc880, 0xfeec, 0xfec8, 0xec80,
    0xc800, 0xffec, 0xfe80, 0xe800, 0xffe8, 0xff00, 0xfff0, 0xf000,
    0xf710, 0x008e, 0x7100, 0x08ce, 0x008c, 0x7310, 0x3100, 0x8cce,
    0x088c, 0x3110, 0x6666, 0x366c, 0x17e8, 0x0ff0, 0x718e, 0x399c,
    0xaaaa, 0xf0f0, 0x5a5a, 0x33cc, 0x3c3c, 0x55aa, 0x9696, 0xa55a,
    0x73ce, 0x13c8, 0x324c, 0x3bdc, 0x6996, 0xc33c, 0x9966, 0x0660,
    0x0272, 0x04e4, 0x4e40, 0x2720, 0xc936, 0x936c, 0x39c6, 0x639c,
    0x9336, 0x9cc6, 0x817e, 0xe718, 0xccf0, 0x0fcc, 0x7744, 0xee22,
];

/// Three subsets: two bits a texel.
#[rustfmt::skip]
const TRIPLES: [u32; 64] = [
    0xaa68_5050, 0x6a5a_5040, 0x5a5a_4200, 0x5450_a0a8, 0xa5a5_0000, 0xa0a0_5050, 0x5555_a0a0, 0x5a5a_5050,
    0xaa55_0000, 0xaa55_5500, 0xaaaa_5500, 0x9090_9090, 0x9494_9494, 0xa4a4_a4a4, 0xa9a5_9450, 0x2a0a_4250,
    0xa594_5040, 0x0a42_5054, 0xa5a5_a500, 0x55a0_a0a0, 0xa8a8_5454, 0x6a6a_4040, 0xa4a4_5000, 0x1a1a_0500,
    0x0050_a4a4, 0xaaa5_9090, 0x1469_6914, 0x6969_1400, 0xa085_85a0, 0xaa82_1414, 0x50a4_a450, 0x6a5a_0200,
    0xa9a5_8000, 0x5090_a0a8, 0xa8a0_9050, 0x2424_2424, 0x00aa_5500, 0x2492_4924, 0x2449_9224, 0x50a5_0a50,
    0x500a_a550, 0xaaaa_4444, 0x6666_0000, 0xa5a0_a5a0, 0x50a0_50a0, 0x6928_6928, 0x44aa_aa44, 0x6666_6600,
    0xaa44_4444, 0x54a8_54a8, 0x9580_9580, 0x9696_9600, 0xa854_54a8, 0x8095_9580, 0xaa14_1414, 0x9696_0000,
    0xaaaa_1414, 0xa050_50a0, 0xa0a5_a5a0, 0x9600_0000, 0x4080_4080, 0xa9a8_a9a8, 0xaaaa_aa44, 0x2a4a_5254,
];

/// The texel of the second of two subsets whose index has a bit less.
#[rustfmt::skip]
const SECOND_OF_TWO: [u32; 64] = [
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 2, 8, 2, 2, 8, 8, 15, 2, 8, 2, 2, 8, 8, 2, 2,
    15, 15, 6, 8, 2, 8, 15, 15, 2, 8, 2, 2, 2, 15, 15, 6,
    6, 2, 6, 8, 15, 15, 2, 2, 15, 15, 15, 15, 15, 2, 2, 15,
];

/// The same of three.
#[rustfmt::skip]
const SECOND_OF_THREE: [u32; 64] = [
    3, 3, 15, 15, 8, 3, 15, 15, 8, 8, 6, 6, 6, 5, 3, 3,
    3, 3, 8, 15, 3, 3, 6, 10, 5, 8, 8, 6, 8, 5, 15, 15,
    8, 15, 3, 5, 6, 10, 8, 15, 15, 3, 15, 5, 15, 15, 15, 15,
    3, 15, 5, 5, 5, 8, 5, 10, 5, 10, 8, 13, 15, 12, 3, 3,
];

/// That of the third one.
#[rustfmt::skip]
const THIRD_OF_THREE: [u32; 64] = [
    15, 8, 8, 3, 15, 15, 3, 8, 15, 15, 15, 15, 15, 15, 15, 8,
    15, 8, 15, 3, 15, 8, 15, 8, 3, 15, 6, 10, 15, 15, 10, 8,
    15, 3, 15, 10, 10, 8, 9, 10, 6, 15, 8, 15, 3, 6, 6, 8,
    15, 3, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 3, 15, 15, 8,
];

/// Which of so many subsets a texel (0 to 15) belongs to.
pub const fn subset(subsets: u32, partition: usize, texel: u32) -> usize {
    match subsets {
        1 => 0,
        2 => (PAIRS[partition & 63] >> texel & 1) as usize,
        _ => (TRIPLES[partition & 63] >> (2 * texel) & 3) as usize,
    }
}

/// The index of a texel among those that begin at the lowest bit of `indices`, `width` bits each. That of the first texel of each subset that is named
/// for it lacks its highest bit, which is zero.
pub fn index(indices: u128, width: u32, subsets: u32, partition: usize, texel: u32) -> usize {
    let partition = partition & 63;
    let short = match subsets {
        1 => vec![0],
        2 => vec![0, SECOND_OF_TWO[partition]],
        _ => vec![0, SECOND_OF_THREE[partition], THIRD_OF_THREE[partition]],
    };
    let before = short.iter().filter(|&&own| own < texel).count() as u32;
    let own = width - u32::from(short.contains(&texel));
    (indices >> (width * texel - before) & ((1 << own) - 1)) as usize
}

/// The value between two ends for an index of `width` bits (2 to 4).
pub fn between(ends: [i32; 2], index: usize, width: u32) -> i32 {
    let weights: &[i32] = match width {
        2 => &[0, 21, 43, 64],
        3 => &[0, 9, 18, 27, 37, 46, 55, 64],
        _ => &[0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64],
    };
    let weight = weights[index & (weights.len() - 1)];
    ((64 - weight) * ends[0] + weight * ends[1] + 32) >> 6
}
