//! Where the elements of matrices lie (7.1.4, 7.1.5.1, 7.5.1): the lane, and the number of the element among those of the lane.

use super::shapes::Shape;

/// A place in the registers of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Lane.
    pub lane: usize,
    /// Number of the element in the lane.
    pub item: usize,
}

/// How A or B is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input {
    size: usize,
    depth: usize,
    blocks: usize,
    /// Runs along the depth that lie behind each other in the registers: 1 or 2.
    runs: usize,
}

impl Input {
    /// A dense matrix of so many elements along its depth.
    pub const fn new(shape: &Shape, depth: usize, runs: usize) -> Input {
        Input { size: shape.size, depth, blocks: shape.blocks, runs }
    }

    /// Elements of a lane.
    pub const fn items(&self) -> usize {
        self.depth * self.size * self.blocks / 64
    }

    /// The place of row `i` of A, or column `i` of B, of a block, at `k` along the depth.
    pub const fn place(&self, block: usize, i: usize, k: usize) -> Place {
        let run_depth = self.depth / self.runs;
        let per_lane = self.items() / self.runs;
        let (run, k) = (k / run_depth, k % run_depth);
        Place { lane: i + self.size * (block + self.blocks * (k / per_lane)), item: run * per_lane + k % per_lane }
    }
}

/// How C and D are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Output {
    size: usize,
    /// Consecutive rows in the elements of a lane.
    height: usize,
    /// Blocks in the same element of all lanes.
    blocks: usize,
    /// Groups of rows in the same element of all lanes.
    rows: usize,
    /// Groups of rows behind each other.
    groups: usize,
}

impl Output {
    /// Of a shape; `wide`: of 64-bit elements.
    pub const fn new(shape: &Shape, wide: bool) -> Output {
        let size = shape.size;
        let height = if wide { 1 } else { 4 };
        let blocks = 64usize.div_ceil(size * size / height);
        let rows = 64 / blocks / size;
        Output { size, height, blocks, rows, groups: size / (height * rows) }
    }

    /// The place of row `i`, column `j` of a block. The document's rule for the lane, which has the last factors the other way round,
    /// is right wherever one of them is 1; the layout of V_MFMA_F64_4X4X4_4B_F64, where none is, is that of AMD's matrix calculator.
    pub const fn place(&self, block: usize, i: usize, j: usize) -> Place {
        let group = i / self.height;
        Place {
            lane: j + self.size * (block % self.blocks + self.blocks * (group % self.rows)),
            item: i % self.height + self.height * (group / self.rows + self.groups * (block / self.blocks)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::collections::HashSet;
    use tombolo_isa::arch::cdna4::op;

    fn shape(operation: op::Operation) -> &'static Shape {
        operation.rows().find_map(Shape::of).unwrap()
    }

    #[test]
    fn inputs_follow_the_examples_of_the_document() {
        let a = Input::new(shape(op::V_MFMA_F32_4X4X4_16B_F16), 4, 1);
        assert_eq!(a.place(15, 3, 2), Place { lane: 63, item: 2 });
        let a = Input::new(shape(op::V_MFMA_F32_32X32X2_F32), 2, 1);
        assert_eq!(a.place(0, 5, 1), Place { lane: 37, item: 0 });
        // FP8 of 16x16x128: two runs of 16 a lane.
        let a = Input::new(shape(op::V_MFMA_F32_16X16X128_F8F6F4), 128, 2);
        assert_eq!(a.place(0, 3, 64 + 17), Place { lane: 19, item: 17 });
    }

    #[test]
    fn outputs_follow_the_examples_of_the_document() {
        let d = Output::new(shape(op::V_MFMA_F32_4X4X4_16B_F16), false);
        assert_eq!(d.place(1, 3, 0), Place { lane: 4, item: 3 });
        let d = Output::new(shape(op::V_MFMA_F64_16X16X4_F64), true);
        assert_eq!(d.place(0, 5, 1), Place { lane: 17, item: 1 });
        let d = Output::new(shape(op::V_MFMA_F64_4X4X4_4B_F64), true);
        assert_eq!(d.place(2, 3, 1), Place { lane: 16 * 3 + 4 * 2 + 1, item: 0 });
    }

    #[test]
    fn no_two_elements_share_a_place() {
        for row in tombolo_isa::arch::cdna4::opcodes() {
            let Some(shape) = Shape::of(row) else { continue };
            let d = Output::new(shape, row.operands[0].data.element.bits() == 64);
            let mut places = HashSet::new();
            for block in 0..shape.blocks {
                for i in 0..shape.size {
                    for j in 0..shape.size {
                        let Place { lane, item } = d.place(block, i, j);
                        assert!(lane < 64 && places.insert((lane, item)), "{}", row.mnemonic);
                    }
                }
            }
            for runs in [1, 2] {
                if !Input::new(shape, shape.depth, 1).items().is_multiple_of(runs) {
                    continue;
                }
                let a = Input::new(shape, shape.depth, runs);
                let mut places = HashSet::new();
                for block in 0..shape.blocks {
                    for i in 0..shape.size {
                        for k in 0..shape.depth {
                            let Place { lane, item } = a.place(block, i, k);
                            assert!(lane < 64 && item < a.items() && places.insert((lane, item)), "{}", row.mnemonic);
                        }
                    }
                }
            }
        }
    }
}
