//! Partitions of BC6H and BC7 blocks: the subset of each texel, and which index of a subset lacks its highest bit.

use tombolo_netlist::builder::{Builder, Wire};

/// Subsets of the texels, row by row; a letter where the index lacks a bit: a for 0, b for 1.
#[rustfmt::skip]
const TWO: [&str; 64] = [
    "a01100110011001b", "a00100010001000b", "a11101110111011b", "a00100110011011b",
    "a00000010001001b", "a01101110111111b", "a00100110111111b", "a00000010011011b",
    "a00000000001001b", "a01101111111111b", "a00000010111111b", "a00000000001011b",
    "a00101111111111b", "a00000001111111b", "a00011111111111b", "a00000000000111b",
    "a00010001110111b", "a1b1000100000000", "a0000000b0001110", "a1b1001100010000",
    "a0b1000100000000", "a0001000b1001110", "a0000000b0001100", "a11100110011000b",
    "a0b1000100010000", "a0001000b0001100", "a1b0011001100110", "a0b1011001101100",
    "a0010111b1101000", "a0001111b1110000", "a1b1000110001110", "a0b1100110011100",
    "a10101010101010b", "a00011110000111b", "a10110b001011010", "a0110011b1001100",
    "a0b1110000111100", "a1010101b0101010", "a11010010110100b", "a10110101010010b",
    "a1b1001111001110", "a0010011b1001000", "a0b1001001001100", "a0b1101111011100",
    "a1b0100110010110", "a01111001100001b", "a11001101001100b", "a00001b001100000",
    "a10011b001000000", "a0b0011100100000", "a00000b001110010", "a0000100b1100100",
    "a11011001001001b", "a01101101100100b", "a1b0001110011100", "a0b1100111000110",
    "a11011001100100b", "a11000110011100b", "a11111101000000b", "a00110001110011b",
    "a00011110011001b", "a0b1001111110000", "a0b0001011101110", "a10001000111011b",
];

/// The same of three subsets.
#[rustfmt::skip]
const THREE: [&str; 64] = [
    "a01b00110221222c", "a00b0011c2112221", "a0002001c211221b", "a22c00220011011b",
    "a0000000b122112c", "a01b00110022002c", "a02c00221111111b", "a0110011c211221b",
    "a0000000b111222c", "a0001111b111222c", "a00011b12222222c", "a01200b20012001c",
    "a11201b20112011c", "a1220b220122012c", "a01b01121122122c", "a01b2001c2002220",
    "a00b00110112112c", "a11b0011c0012200", "a0001122b122112c", "a02c00220022111b",
    "a11b01110222022c", "a00b0001c2212221", "a00000b10122012c", "a0001100c2b02210",
    "a12c0b2200110000", "a0120012b122222c", "a11012c1b2210110", "a00001b012c11221",
    "a0221102b102002c", "a1100b102002222c", "a011012201c2001b", "a0002000c211222b",
    "a0000002b122122c", "a22c00220012001b", "a01b00120022022c", "a1200b2001c00120",
    "a00011b122c20000", "a1201201c0b20120", "a1202012bc010120", "a011220011c2001b",
    "a01111c22200001b", "a10b01012222222c", "a0000000c121212b", "a0221b220022112c",
    "a02c00110022001b", "a22012c10220122b", "a10122c22222010b", "a0002121c121212b",
    "a10b01010101222c", "a22c01110222011b", "a0021b120002111c", "a0002b122112211c",
    "a2220b110111022c", "a0021112b112000c", "a1100b100110222c", "a000000021b2211c",
    "a1100b102222222c", "a022001100b1002c", "a0221122b122002c", "a000000000002b1c",
    "a00c00010002000b", "a22212220222b22c", "a10b22222222222c", "a11b2011c2012220",
];

/// Subset of a texel from its letter or digit.
const fn subset(letter: u8) -> u128 {
    match letter {
        b'a' | b'0' => 0,
        b'b' | b'1' => 1,
        _ => 2,
    }
}

/// The texels of a partition, two bits each, and above them the texels behind the first one whose index lacks a bit, four bits each; of two subsets the second is of
/// no texel.
fn word(partition: &str) -> u128 {
    let texels = (0..).zip(partition.bytes()).fold(0, |word, (at, letter)| word | subset(letter) << (2 * at));
    let short: Vec<u128> =
        (0u128..).zip(partition.bytes()).skip(1).filter(|(_, at)| at.is_ascii_alphabetic()).map(|(at, _)| at).collect();
    let place = |at: usize| short.get(at).copied().unwrap_or(15);
    texels | place(0) << 32 | place(1) << 36
}

/// Where the index of a texel lies.
pub(super) struct Place {
    /// Its subset, 2 bits.
    pub(super) subset: Wire,
    /// Indices before it that lack a bit, 2 bits.
    pub(super) before: Wire,
    /// It lacks a bit.
    pub(super) short: Wire,
}

/// The place of a texel (4 bits) in a partition (6 bits) of two or three subsets, or of one.
pub(super) fn place(g: &Builder, partition: &Wire, texel: &Wire, several: &Wire, three: &Wire) -> Place {
    let words: Vec<u128> = TWO.iter().chain(&THREE).map(|own| word(own)).collect();
    let table = g.rom("partitions", 40, &words);
    let word = g.ram_read_now(table, "partition_word", &three.concat(partition));
    let subset = word.slice(0, 32).slice_at(&texel.concat(&g.zero(1)), 2).when(several);
    let counts = [several.clone(), three.clone()];
    let (mut before, mut short) = (texel.any().zero_extend(2), texel.none());
    for (at, counts) in (0..).zip(counts) {
        let own = word.slice(32 + 4 * at, 4);
        before = before + (own.less(texel) & &counts).zero_extend(2);
        short = short | own.equals(texel) & counts;
    }
    Place { subset, before, short }
}
