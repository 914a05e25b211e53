//! The two ends of a texel of a BC6H block, channel by channel, as numbers of 16 bits with a sign of their own.
//!
//! Ends of `n` bits are held in the upper bits of 16, so offsets wrap at 16 bits whatever the mode, and the sign of an end is its highest bit. Made wider, an
//! end gets a one behind its last bit, but for the least and the largest ones.

use tombolo_netlist::builder::{Builder, Wire};

/// Where the bits of an end lie in the block: first bit and number of bits, the lowest ones first.
type Runs = &'static [(u32, u32)];

struct Mode {
    /// The lowest two bits of the block, or five.
    number: u128,
    /// Bits of an end.
    bits: u32,
    /// Ends but the first one are offsets from it.
    offsets: bool,
    /// Ends of red, green and blue; those of a second subset last.
    ends: [[Runs; 4]; 3],
}

/// Modes of two subsets, then of one.
#[rustfmt::skip]
const MODES: [Mode; 14] = [
    Mode { number: 0, bits: 10, offsets: true, ends: [
        [&[(5, 10)], &[(35, 5)], &[(65, 5)], &[(71, 5)]],
        [&[(15, 10)], &[(45, 5)], &[(41, 4), (2, 1)], &[(51, 4), (40, 1)]],
        [&[(25, 10)], &[(55, 5)], &[(61, 4), (3, 1)], &[(50, 1), (60, 1), (70, 1), (76, 1), (4, 1)]],
    ] },
    Mode { number: 1, bits: 7, offsets: true, ends: [
        [&[(5, 7)], &[(35, 6)], &[(65, 6)], &[(71, 6)]],
        [&[(15, 7)], &[(45, 6)], &[(41, 4), (24, 1), (2, 1)], &[(51, 4), (3, 2)]],
        [&[(25, 7)], &[(55, 6)], &[(61, 4), (14, 1), (22, 1)], &[(12, 2), (23, 1), (32, 1), (34, 1), (33, 1)]],
    ] },
    Mode { number: 2, bits: 11, offsets: true, ends: [
        [&[(5, 10), (40, 1)], &[(35, 5)], &[(65, 5)], &[(71, 5)]],
        [&[(15, 10), (49, 1)], &[(45, 4)], &[(41, 4)], &[(51, 4)]],
        [&[(25, 10), (59, 1)], &[(55, 4)], &[(61, 4)], &[(50, 1), (60, 1), (70, 1), (76, 1)]],
    ] },
    Mode { number: 6, bits: 11, offsets: true, ends: [
        [&[(5, 10), (39, 1)], &[(35, 4)], &[(65, 4)], &[(71, 4)]],
        [&[(15, 10), (50, 1)], &[(45, 5)], &[(41, 4), (75, 1)], &[(51, 4), (40, 1)]],
        [&[(25, 10), (59, 1)], &[(55, 4)], &[(61, 4)], &[(69, 1), (60, 1), (70, 1), (76, 1)]],
    ] },
    Mode { number: 10, bits: 11, offsets: true, ends: [
        [&[(5, 10), (39, 1)], &[(35, 4)], &[(65, 4)], &[(71, 4)]],
        [&[(15, 10), (49, 1)], &[(45, 4)], &[(41, 4)], &[(51, 4)]],
        [&[(25, 10), (60, 1)], &[(55, 5)], &[(61, 4), (40, 1)], &[(50, 1), (69, 2), (76, 1), (75, 1)]],
    ] },
    Mode { number: 14, bits: 9, offsets: true, ends: [
        [&[(5, 9)], &[(35, 5)], &[(65, 5)], &[(71, 5)]],
        [&[(15, 9)], &[(45, 5)], &[(41, 4), (24, 1)], &[(51, 4), (40, 1)]],
        [&[(25, 9)], &[(55, 5)], &[(61, 4), (14, 1)], &[(50, 1), (60, 1), (70, 1), (76, 1), (34, 1)]],
    ] },
    Mode { number: 18, bits: 8, offsets: true, ends: [
        [&[(5, 8)], &[(35, 6)], &[(65, 6)], &[(71, 6)]],
        [&[(15, 8)], &[(45, 5)], &[(41, 4), (24, 1)], &[(51, 4), (13, 1)]],
        [&[(25, 8)], &[(55, 5)], &[(61, 4), (14, 1)], &[(50, 1), (60, 1), (23, 1), (33, 2)]],
    ] },
    Mode { number: 22, bits: 8, offsets: true, ends: [
        [&[(5, 8)], &[(35, 5)], &[(65, 5)], &[(71, 5)]],
        [&[(15, 8)], &[(45, 6)], &[(41, 4), (24, 1), (23, 1)], &[(51, 4), (40, 1), (33, 1)]],
        [&[(25, 8)], &[(55, 5)], &[(61, 4), (14, 1)], &[(13, 1), (60, 1), (70, 1), (76, 1), (34, 1)]],
    ] },
    Mode { number: 26, bits: 8, offsets: true, ends: [
        [&[(5, 8)], &[(35, 5)], &[(65, 5)], &[(71, 5)]],
        [&[(15, 8)], &[(45, 5)], &[(41, 4), (24, 1)], &[(51, 4), (40, 1)]],
        [&[(25, 8)], &[(55, 6)], &[(61, 4), (14, 1), (23, 1)], &[(50, 1), (13, 1), (70, 1), (76, 1), (34, 1), (33, 1)]],
    ] },
    Mode { number: 30, bits: 6, offsets: false, ends: [
        [&[(5, 6)], &[(35, 6)], &[(65, 6)], &[(71, 6)]],
        [&[(15, 6)], &[(45, 6)], &[(41, 4), (24, 1), (21, 1)], &[(51, 4), (11, 1), (31, 1)]],
        [&[(25, 6)], &[(55, 6)], &[(61, 4), (14, 1), (22, 1)], &[(12, 2), (23, 1), (32, 1), (34, 1), (33, 1)]],
    ] },
    Mode { number: 3, bits: 10, offsets: false, ends: [
        [&[(5, 10)], &[(35, 10)], &[], &[]],
        [&[(15, 10)], &[(45, 10)], &[], &[]],
        [&[(25, 10)], &[(55, 10)], &[], &[]],
    ] },
    Mode { number: 7, bits: 11, offsets: true, ends: [
        [&[(5, 10), (44, 1)], &[(35, 9)], &[], &[]],
        [&[(15, 10), (54, 1)], &[(45, 9)], &[], &[]],
        [&[(25, 10), (64, 1)], &[(55, 9)], &[], &[]],
    ] },
    Mode { number: 11, bits: 12, offsets: true, ends: [
        [&[(5, 10), (44, 1), (43, 1)], &[(35, 8)], &[], &[]],
        [&[(15, 10), (54, 1), (53, 1)], &[(45, 8)], &[], &[]],
        [&[(25, 10), (64, 1), (63, 1)], &[(55, 8)], &[], &[]],
    ] },
    Mode { number: 15, bits: 16, offsets: true, ends: [
        [&[(5, 10), (44, 1), (43, 1), (42, 1), (41, 1), (40, 1), (39, 1)], &[(35, 4)], &[], &[]],
        [&[(15, 10), (54, 1), (53, 1), (52, 1), (51, 1), (50, 1), (49, 1)], &[(45, 4)], &[], &[]],
        [&[(25, 10), (64, 1), (63, 1), (62, 1), (61, 1), (60, 1), (59, 1)], &[(55, 4)], &[], &[]],
    ] },
];
/// How many have two subsets.
const OF_TWO: usize = 10;
/// Bits of an end at most.
const END: u32 = 16;

/// Number of a block's mode: two bits of it, or five.
fn number(block: &Wire) -> Wire {
    block.bit(1).select(&block.slice(0, 5), &block.slice(0, 2).zero_extend(5))
}

/// The block has two subsets.
pub(super) fn has_two_subsets(g: &Builder, block: &Wire) -> Wire {
    let number = number(block);
    g.or_all(1, &MODES[..OF_TWO].iter().map(|mode| number.is(mode.number)).collect::<Vec<_>>())
}

/// An end as it lies in the block, in the upper of 16 bits; `signed`: with its sign above it.
fn placed(g: &Builder, block: &Wire, runs: Runs, bits: u32, signed: bool) -> Wire {
    let parts: Vec<Wire> = runs.iter().rev().map(|(first, count)| block.slice(*first, *count)).collect();
    if parts.is_empty() {
        return g.zero(END);
    }
    let stored = g.concat(&parts.iter().collect::<Vec<_>>());
    let whole = if signed { stored.sign_extend(END) } else { stored.zero_extend(END) };
    if bits == END { whole } else { whole.slice(0, bits).concat(&g.zero(END - bits)) }
}

/// An end in 16 bits: its magnitude, below its sign. `below`: ones for the bits that ends do not have; `half`: the highest of these.
fn widened(g: &Builder, end: &Wire, below: &Wire, half: &Wire, signed: &Wire) -> Wire {
    let negative = end.msb() & signed;
    let magnitude = negative.select(&-end, end);
    let filled = &magnitude | below;
    // The least number has no counterpart; with fewer than 16 bits it is as the next one.
    let beyond = magnitude.msb() & signed & below.any();
    let largest = filled.slice(0, 15).all() & (filled.msb() | signed) | beyond;
    let most = (!signed).concat(&g.constant(15, 0x7fff));
    let wide = largest.select(&most, &(&magnitude | half)).when(&magnitude.any());
    negative.concat(&wide)
}

/// Two ends of red, green and blue of the first subset, or of the `second` one: magnitudes of 16 bits, with a sign above.
pub(super) fn ends(g: &Builder, block: &Wire, second: &Wire, signed: &Wire) -> [[Wire; 2]; 3] {
    let number = number(block);
    let by_mode = |width: u32, value: &dyn Fn(&Mode) -> Wire| {
        let arms: Vec<_> = MODES.iter().map(|mode| (mode.number, value(mode))).collect();
        g.lookup(&number, &arms, &g.zero(width))
    };
    let offsets = by_mode(1, &|mode| g.constant(1, mode.offsets.into()));
    let below = by_mode(END, &|mode| g.constant(END, (1 << (END - mode.bits)) - 1));
    let half = by_mode(END, &|mode| g.constant(END, (1 << (END - mode.bits)) >> 1));
    [0, 1, 2].map(|channel: usize| {
        let end = |at: usize| {
            by_mode(END, &|mode| placed(g, block, mode.ends[channel][at], mode.bits, mode.offsets && at > 0))
        };
        let base = end(0);
        let [second_end, third, fourth] = [1, 2, 3].map(|at: usize| end(at) + base.when(&offsets));
        let pair = [second.select(&third, &base), second.select(&fourth, &second_end)];
        pair.map(|end| g.name("bc6_end", &widened(g, &end, &below, &half, signed)))
    })
}
