//! The two ends of a texel of a BC7 block, 8 bits a channel, and where its indices lie.

use tombolo_netlist::builder::{Builder, Wire};

/// A mode: what lies in its block, one behind the other, behind a number of zeros and a one.
struct Mode {
    subsets: u32,
    partition: u32,
    /// Rotation and index selection.
    rotation: u32,
    selection: u32,
    /// Bits of a colour channel of an end, and of its alpha.
    colour: u32,
    alpha: u32,
    /// Lowest bits that all channels of an end share: none, one a subset, one an end.
    lowest: Lowest,
    /// Bits of an index, and of one of a second kind.
    index: u32,
    second: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Lowest {
    None,
    OfSubset,
    OfEnd,
}

const fn mode(sizes: [u32; 8], lowest: Lowest) -> Mode {
    let [subsets, partition, rotation, selection, colour, alpha, index, second] = sizes;
    Mode { subsets, partition, rotation, selection, colour, alpha, lowest, index, second }
}

const MODES: [Mode; 8] = [
    mode([3, 4, 0, 0, 4, 0, 3, 0], Lowest::OfEnd),
    mode([2, 6, 0, 0, 6, 0, 3, 0], Lowest::OfSubset),
    mode([3, 6, 0, 0, 5, 0, 2, 0], Lowest::None),
    mode([2, 6, 0, 0, 7, 0, 2, 0], Lowest::OfEnd),
    mode([1, 0, 2, 1, 5, 6, 2, 3], Lowest::None),
    mode([1, 0, 2, 0, 7, 8, 2, 2], Lowest::None),
    mode([1, 0, 0, 0, 7, 7, 4, 0], Lowest::OfEnd),
    mode([2, 6, 0, 0, 5, 5, 2, 0], Lowest::OfEnd),
];

impl Mode {
    /// Where ends begin in the block of the mode of that number.
    const fn ends_at(&self, number: u32) -> u32 {
        number + 1 + self.partition + self.rotation + self.selection
    }

    /// Where lowest bits begin.
    const fn lowest_at(&self, number: u32) -> u32 {
        self.ends_at(number) + 2 * self.subsets * (3 * self.colour + self.alpha)
    }

    /// Where indices begin.
    const fn indices_at(&self, number: u32) -> u32 {
        let lowest = match self.lowest {
            Lowest::None => 0,
            Lowest::OfSubset => self.subsets,
            Lowest::OfEnd => 2 * self.subsets,
        };
        self.lowest_at(number) + lowest
    }
}

/// What a block says, whatever the texel.
pub(super) struct Header {
    /// Its mode, 4 bits; 8 for none.
    mode: Wire,
    /// It has two subsets or three.
    pub(super) several: Wire,
    /// Three.
    pub(super) three: Wire,
    /// Number of the partition, 6 bits.
    pub(super) partition: Wire,
    /// Which channel changes places with alpha: none, red, green, blue.
    pub(super) rotation: Wire,
    /// Colours have the indices of the second kind.
    pub(super) selects: Wire,
    /// Where indices begin, 7 bits, and how many bits one has, 3 bits.
    pub(super) indices_at: Wire,
    pub(super) index_bits: Wire,
    /// The same of the second kind; zero bits for none.
    pub(super) second_at: Wire,
    pub(super) second_bits: Wire,
}

/// What `value` says of the mode, `width` bits; zero for none.
fn of_mode(g: &Builder, number: &Wire, width: u32, value: &dyn Fn(u32, &Mode) -> Wire) -> Wire {
    let arms: Vec<_> = (0u32..).zip(&MODES).map(|(at, mode)| (u128::from(at), value(at, mode))).collect();
    g.lookup(number, &arms, &g.zero(width))
}

impl Header {
    pub(super) fn of(g: &Builder, block: &Wire) -> Self {
        let mode =
            (0..8u32).rev().fold(g.constant(4, 8), |found, at| block.bit(at).select(&g.constant(4, at.into()), &found));
        let mode = g.name("bc7_mode", &mode);
        let number = |width: u32, value: &dyn Fn(u32, &Mode) -> u32| {
            of_mode(g, &mode, width, &|at, own| g.constant(width, value(at, own).into()))
        };
        let field = |width: u32, place: &dyn Fn(u32, &Mode) -> (u32, u32)| {
            of_mode(g, &mode, width, &|at, own| match place(at, own) {
                (_, 0) => g.zero(width),
                (first, bits) => block.slice(first, bits).zero_extend(width),
            })
        };
        Header {
            several: number(1, &|_, own| u32::from(own.subsets > 1)),
            three: number(1, &|_, own| u32::from(own.subsets > 2)),
            partition: field(6, &|at, own| (at + 1, own.partition)),
            rotation: field(2, &|at, own| (at + 1, own.rotation)),
            selects: field(1, &|at, own| (at + 1 + own.rotation, own.selection)),
            indices_at: number(7, &|at, own| own.indices_at(at)),
            index_bits: number(3, &|_, own| own.index),
            second_at: number(7, &|_, own| if own.second == 0 { 0 } else { 128 + 1 - 16 * own.second }),
            second_bits: number(3, &|_, own| own.second),
            mode,
        }
    }

    /// There is no mode.
    pub(super) fn is_none(&self) -> Wire {
        self.mode.msb()
    }

    /// Two ends of red, green, blue and alpha of a subset (2 bits).
    pub(super) fn ends(&self, g: &Builder, block: &Wire, subset: &Wire) -> [[Wire; 2]; 4] {
        let mut arms = vec![];
        for (number, own) in (0u32..).zip(&MODES) {
            for subset in 0..own.subsets {
                let end = |channel: u32, end: u32| {
                    let width = if channel == 3 { own.alpha } else { own.colour };
                    if width == 0 {
                        return g.constant(8, 255);
                    }
                    let at = own.ends_at(number) + 2 * own.subsets * own.colour * channel + width * (2 * subset + end);
                    let mut value = block.slice(at, width);
                    let lowest = own.lowest_at(number);
                    match own.lowest {
                        Lowest::None => {}
                        Lowest::OfSubset => value = value.concat(&block.bit(lowest + subset)),
                        Lowest::OfEnd => value = value.concat(&block.bit(lowest + 2 * subset + end)),
                    }
                    // The highest bits again, below.
                    let missing = 8 - value.width();
                    if missing == 0 { value } else { value.concat(&value.slice(value.width() - missing, missing)) }
                };
                let all: Vec<Wire> = (0..4).rev().flat_map(|channel| [end(channel, 1), end(channel, 0)]).collect();
                arms.push((u128::from(number << 2 | subset), g.concat(&all.iter().collect::<Vec<_>>())));
            }
        }
        let found = g.name("bc7_ends", &g.lookup(&self.mode.slice(0, 3).concat(subset), &arms, &g.zero(64)));
        [0, 1, 2, 3].map(|channel| [0, 1].map(|end| found.slice(16 * channel + 8 * end, 8)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn indices_of_every_mode_end_with_the_block() {
        for (number, own) in (0..).zip(&MODES) {
            let first = own.indices_at(number) + 16 * own.index - own.subsets;
            let second = if own.second == 0 { 0 } else { 16 * own.second - 1 };
            assert_eq!(first + second, 128, "mode {number}");
        }
    }
}
