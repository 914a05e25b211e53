//! Random registers of the pixel back end, numbers and exports.

use std::collections::BTreeMap;
use tombolo_model::export::Sent;
use tombolo_sim::random::SplitMix64;

/// Words of registers by byte address.
pub type Registers = BTreeMap<u32, u32>;

pub const CB_TARGET_MASK: u32 = 0x28238;
pub const CB_SHADER_MASK: u32 = 0x2823c;
pub const CB_BLEND_RED: u32 = 0x28414;
pub const CB_BLEND0_CONTROL: u32 = 0x28780;
pub const CB_COLOR_CONTROL: u32 = 0x28808;
pub const CB_COLOR0_BASE: u32 = 0x28c60;
/// From the registers of a target to those of the next one.
pub const TARGET: u32 = 0x3c;
pub const SPI_SHADER_COL_FORMAT: u32 = 0x28714;
pub const GB_TILE_MODE0: u32 = 0x9910;

/// A number below `limit`.
pub fn below(random: &mut SplitMix64, limit: u32) -> u32 {
    random.next_u32() % limit
}

/// Yes, once in `of` times.
pub fn once(random: &mut SplitMix64, of: u32) -> bool {
    below(random, of) == 0
}

/// Bits of a float: of a colour, near the ends of ranges, special, or any.
pub fn float(random: &mut SplitMix64) -> u32 {
    const CORNERS: [u32; 20] = [
        0,
        0x8000_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x3f7f_ffff,
        0x3f80_0001,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0xffc1_2345,
        0x7f81_0001,
        1,
        0x807f_ffff,
        0x3300_0000,
        0x3300_0001,
        0x387f_e000,
        0x477f_efff,
        0x477f_f000,
        0x3b4d_2e1c,
        0x3b80_8081,
    ];
    match below(random, 8) {
        0 => CORNERS[below(random, 20) as usize],
        1 => random.next_u32(),
        2 => (below(random, 2048) as f32 / 510.0).to_bits(),
        3 => (0.5 - below(random, 1 << 24) as f32 / (1 << 23) as f32).to_bits(),
        // Around the smallest halves, and around the largest.
        4 => 0x3280_0000 + below(random, 0x0700_0000),
        5 => (below(random, 2) << 31) | (0x4700_0000 + below(random, 0x0100_0000)),
        _ => (below(random, 1 << 24) as f32 / (1 << 24) as f32).to_bits(),
    }
}

/// The word of an export in an export format.
pub fn exported(random: &mut SplitMix64, format: u32) -> u32 {
    match format {
        4 => match below(random, 4) {
            0 => [0, 0x8000, 0x3c00, 0x7c00, 0xfc00, 0x7e01, 0xfd23, 1, 0x83ff][below(random, 9) as usize],
            1 => below(random, 1 << 16),
            _ => 0x3800 | below(random, 1 << 10),
        },
        5..=8 => match below(random, 4) {
            0 => [0, 0xffff, 0x7fff, 0x8000, 0x8001, 1][below(random, 6) as usize],
            1 => below(random, 300),
            _ => below(random, 1 << 16),
        },
        _ => match below(random, 3) {
            0 => below(random, 70_000).wrapping_sub(below(random, 70_000)),
            _ => float(random),
        },
    }
}

/// An export of some channels of a target in an export format.
pub fn sent(random: &mut SplitMix64, target: u8, format: u32, channels: u32, lanes: u64, valid: bool) -> Sent {
    let compressed = (4..=8).contains(&format);
    let word = |random: &mut SplitMix64| {
        if compressed { exported(random, format) | exported(random, format) << 16 } else { exported(random, format) }
    };
    let sources: [[u32; 64]; 4] = std::array::from_fn(|_| std::array::from_fn(|_| word(random)));
    let sources = [&sources[0], &sources[1], &sources[2], &sources[3]];
    let (row, done, none) = (None, false, [const { None }; 4]);
    Sent { target, row, channels, compressed, done, valid, lanes, sources: none }.with(sources)
}

/// Tile modes of GB_TILE_MODE: array mode and micro tile mode. 0 to 3 are linear and tiled, the others are macro tiles.
pub fn tile_modes(registers: &mut Registers) {
    for index in 0..32 {
        let word = match index % 8 {
            0 => 1 << 2,
            1 => 2 << 2,
            2 => 2 << 2 | 1 << 22,
            3 | 7 => 2 << 2 | 2 << 22,
            4 => 4 << 2,
            5 => 2 << 2 | 3 << 22,
            _ => 13 << 2 | 1 << 22,
        };
        registers.insert(GB_TILE_MODE0 + 4 * index, word);
    }
}
