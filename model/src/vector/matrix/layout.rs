//! Where the elements of a matrix are: lane, register and position in the register (7.12.2).

use crate::wave::WaveSize;

/// The place of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Lane, 0..=63.
    pub lane: usize,
    /// Register after the operand's first.
    pub register: usize,
    /// Position in the register, in units of the element's width.
    pub position: u32,
}

/// The layouts of one wave size.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    wide: bool,
}

impl Layout {
    /// The layouts of this wave size.
    pub fn new(size: WaveSize) -> Self {
        Self { wide: size == WaveSize::W64 }
    }

    /// Element (`line`, `k`) of an input with `depth` elements of `bits` bits along K: a row of A, packed if it is sparse, or a column of
    /// B (7.12.2).
    pub fn input(self, bits: u32, depth: usize, line: usize, k: usize) -> Place {
        let bit = |n: usize| k >> n & 1;
        // Bits of K above the line's four lane bits, the register, and the position.
        let (upper_lane, register, position) = match (bits, depth, self.wide) {
            (16, _, false) => (bit(2), bit(3) << 1 | bit(1), bit(0)),
            (16, _, true) => (bit(3) << 1 | bit(2), bit(1), bit(0)),
            (8, _, false) => (bit(3), bit(2), k & 3),
            (8, _, true) => (bit(2) << 1 | bit(3), 0, k & 3),
            (_, 16, _) => (bit(3), 0, k & 7),
            (_, _, false) => (bit(4), bit(3), k & 7),
            (_, _, true) => (bit(3) << 1 | bit(4), 0, k & 7),
        };
        Place { lane: upper_lane << 4 | line, register, position: position as u32 }
    }

    /// Element (`k`, `column`) of the B of a sparse multiply with `depth` of `bits` bits along K: a lane has the rows that the groups
    /// of its own A meet. The document says nothing; AMD's matrix instruction calculator does, and tests of gfx1201 hardware
    /// (ROCm/hip-fpsan) agree with it.
    pub fn sparse_right(self, bits: u32, depth: usize, column: usize, k: usize) -> Place {
        let bit = |n: usize| k >> n & 1;
        // Of K: the lane's upper bits, and which of the lane's elements.
        let (upper_lane, item) = match (bits, depth, self.wide) {
            (16, _, false) => (bit(3), bit(4) << 3 | k & 7),
            (16, _, true) => (bit(4) << 1 | bit(3), k & 7),
            (_, 64, false) => (bit(5), k & 31),
            (_, 64, true) => (bit(4) << 1 | bit(5), k & 15),
            (_, _, false) => (bit(4), k & 15),
            (_, _, true) => (bit(3) << 1 | bit(4), k & 7),
        };
        let per_register = 32 / bits as usize;
        Place { lane: upper_lane << 4 | column, register: item / per_register, position: (item % per_register) as u32 }
    }

    /// Elements that a lane holds of an input of `depth`; the 16-deep 4-bit input uses 32 lanes of either wave size.
    pub fn elements_per_lane(self, bits: u32, depth: usize) -> usize {
        let lanes = if self.wide && !(bits == 4 && depth == 16) { 64 } else { 32 };
        16 * depth / lanes
    }

    /// Element (`row`, `column`) of C or D.
    pub fn output(self, bits: u32, row: usize, column: usize) -> Place {
        let bit = |n: usize| row >> n & 1;
        let (upper_lane, index) = if self.wide { (bit(2) << 1 | bit(3), row & 3) } else { (bit(3), row & 7) };
        let per_register = 32 / bits as usize;
        Place {
            lane: upper_lane << 4 | column,
            register: index / per_register,
            position: (index % per_register) as u32,
        }
    }

    /// Registers of C or D.
    pub fn output_registers(self, bits: u32) -> usize {
        let elements = if self.wide { 4 } else { 8 };
        elements * bits as usize / 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Inputs of all matrix instructions by width and depth: dense ones and packed A, and B of sparse ones.
    const DENSE: [(u32, usize); 4] = [(16, 16), (8, 16), (4, 16), (4, 32)];
    const SPARSE: [(u32, usize); 4] = [(16, 32), (8, 32), (4, 32), (4, 64)];

    #[test]
    fn no_two_elements_share_a_place() {
        for size in [WaveSize::W32, WaveSize::W64] {
            let layout = Layout::new(size);
            let all = |depth: usize, place: &dyn Fn(usize, usize) -> Place| {
                let mut seen = HashSet::new();
                for (line, k) in (0..16).flat_map(|line| (0..depth).map(move |k| (line, k))) {
                    let place = place(line, k);
                    assert!(place.lane < size.lanes());
                    assert!(seen.insert((place.lane, place.register, place.position)));
                }
            };
            for (bits, depth) in DENSE {
                all(depth, &|line, k| layout.input(bits, depth, line, k));
            }
            for (bits, depth) in SPARSE {
                all(depth, &|column, k| layout.sparse_right(bits, depth, column, k));
            }
        }
    }

    #[test]
    fn lines_lie_in_lanes_side_by_side_and_elements_in_a_register() {
        for size in [WaveSize::W32, WaveSize::W64] {
            let layout = Layout::new(size);
            let all = |bits: u32, depth: usize, place: &dyn Fn(usize, usize) -> Place| {
                let per_register = 32 / bits as usize;
                for (line, k) in (0..16).flat_map(|line| (0..depth).map(move |k| (line, k))) {
                    let first = place(0, k - k % per_register);
                    let position = (k % per_register) as u32;
                    let expected = Place { lane: first.lane + line, register: first.register, position };
                    assert_eq!(place(line, k), expected, "line {line}, {k} of {depth}, {bits} bits");
                }
            };
            for (bits, depth) in DENSE {
                all(bits, depth, &|line, k| layout.input(bits, depth, line, k));
            }
            for (bits, depth) in SPARSE {
                all(bits, depth, &|column, k| layout.sparse_right(bits, depth, column, k));
            }
            for (bits, row, column) in
                [16, 32].into_iter().flat_map(|bits| (0..256).map(move |at| (bits, at / 16, at % 16)))
            {
                let first = layout.output(bits, row, 0);
                assert_eq!(layout.output(bits, row, column), Place { lane: first.lane + column, ..first });
            }
        }
    }

    #[test]
    fn a_lane_has_the_sparse_b_that_its_own_a_meets() {
        for size in [WaveSize::W32, WaveSize::W64] {
            let layout = Layout::new(size);
            for (bits, depth) in SPARSE {
                for k in 0..depth {
                    // Two of every four are kept. 16 elements of 4 bits lie in the lower half of a wave64 alone, B in both.
                    let left = layout.input(bits, depth / 2, 3, k / 4 * 2).lane;
                    let right = layout.sparse_right(bits, depth, 3, k).lane;
                    let halved = bits == 4 && depth == 32 && size == WaveSize::W64;
                    assert_eq!(left & 31, right & 31, "{bits} bits, K {k} of {depth}");
                    assert!(halved || left == right, "{bits} bits, K {k} of {depth}");
                }
            }
        }
    }

    #[test]
    fn the_example_of_7_12_2_is_reproduced() {
        // 16-bit A in wave32: lane 16 holds columns 4 to 7 and 12 to 15 of row 0.
        let layout = Layout::new(WaveSize::W32);
        let at = |k| layout.input(16, 16, 0, k);
        assert_eq!(at(4), Place { lane: 16, register: 0, position: 0 });
        assert_eq!(at(0xd), Place { lane: 16, register: 2, position: 1 });
        assert_eq!(at(9), Place { lane: 0, register: 2, position: 1 });
    }

    #[test]
    fn wave64_results_interleave_the_row_chunks() {
        // Lanes 32 to 47 receive rows 4 to 7.
        let place = Layout::new(WaveSize::W64).output(32, 5, 3);
        assert_eq!(place, Place { lane: 35, register: 1, position: 0 });
    }
}
