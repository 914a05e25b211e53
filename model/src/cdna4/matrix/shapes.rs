//! The sizes of the matrix instructions (tables 28 and 33): a row each.

use tombolo_isa::arch::cdna4::op;
use tombolo_isa::opcode::Opcode;

/// The sizes of a matrix instruction. A block of D has as many columns as rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    operation: op::Operation,
    /// Rows of A and D, and columns of B and D.
    pub size: usize,
    /// Columns of A and rows of B.
    pub depth: usize,
    /// Independent products.
    pub blocks: usize,
    /// Two of every four elements along the depth of A are there (7.5).
    pub sparse: bool,
    /// Passes of four cycles; twice as many if one of the matrices of F8F6F4 has 8-bit elements.
    pub passes: u32,
}

const fn dense(operation: op::Operation, size: usize, depth: usize, blocks: usize, passes: u32) -> Shape {
    Shape { operation, size, depth, blocks, sparse: false, passes }
}

const fn sparse(operation: op::Operation, size: usize, depth: usize, blocks: usize, passes: u32) -> Shape {
    Shape { operation, size, depth, blocks, sparse: true, passes }
}

impl Shape {
    /// The sizes of a row; none if it is no matrix instruction.
    pub fn of(row: &Opcode) -> Option<&'static Shape> {
        SHAPES.iter().find(|shape| shape.operation == row.operation)
    }

    /// Whether the formats of A and B are fields of the instruction (7.1.5).
    pub fn chooses_formats(&self) -> bool {
        matches!(
            self.operation,
            op::V_MFMA_F32_16X16X128_F8F6F4
                | op::V_MFMA_F32_32X32X64_F8F6F4
                | op::V_MFMA_SCALE_F32_16X16X128_F8F6F4
                | op::V_MFMA_SCALE_F32_32X32X64_F8F6F4
        )
    }
}

const SHAPES: &[Shape] = &[
    dense(op::V_MFMA_F32_32X32X1_2B_F32, 32, 1, 2, 16),
    dense(op::V_MFMA_F32_16X16X1_4B_F32, 16, 1, 4, 8),
    dense(op::V_MFMA_F32_4X4X1_16B_F32, 4, 1, 16, 2),
    dense(op::V_MFMA_F32_32X32X2_F32, 32, 2, 1, 16),
    dense(op::V_MFMA_F32_16X16X4_F32, 16, 4, 1, 8),
    dense(op::V_MFMA_F32_32X32X4_2B_F16, 32, 4, 2, 16),
    dense(op::V_MFMA_F32_16X16X4_4B_F16, 16, 4, 4, 8),
    dense(op::V_MFMA_F32_4X4X4_16B_F16, 4, 4, 16, 2),
    dense(op::V_MFMA_F32_32X32X8_F16, 32, 8, 1, 8),
    dense(op::V_MFMA_F32_16X16X16_F16, 16, 16, 1, 4),
    dense(op::V_MFMA_F32_16X16X32_F16, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_F16, 32, 16, 1, 8),
    dense(op::V_MFMA_F32_32X32X4_2B_BF16, 32, 4, 2, 16),
    dense(op::V_MFMA_F32_16X16X4_4B_BF16, 16, 4, 4, 8),
    dense(op::V_MFMA_F32_4X4X4_16B_BF16, 4, 4, 16, 2),
    dense(op::V_MFMA_F32_32X32X8_BF16, 32, 8, 1, 8),
    dense(op::V_MFMA_F32_16X16X16_BF16, 16, 16, 1, 4),
    dense(op::V_MFMA_F32_16X16X32_BF16, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_BF16, 32, 16, 1, 8),
    dense(op::V_MFMA_I32_32X32X4_2B_I8, 32, 4, 2, 16),
    dense(op::V_MFMA_I32_16X16X4_4B_I8, 16, 4, 4, 8),
    dense(op::V_MFMA_I32_4X4X4_16B_I8, 4, 4, 16, 2),
    dense(op::V_MFMA_I32_32X32X16_I8, 32, 16, 1, 8),
    dense(op::V_MFMA_I32_16X16X32_I8, 16, 32, 1, 4),
    dense(op::V_MFMA_I32_16X16X64_I8, 16, 64, 1, 4),
    dense(op::V_MFMA_I32_32X32X32_I8, 32, 32, 1, 8),
    dense(op::V_MFMA_F64_16X16X4_F64, 16, 4, 1, 16),
    dense(op::V_MFMA_F64_4X4X4_4B_F64, 4, 4, 4, 8),
    dense(op::V_MFMA_F32_16X16X32_BF8_BF8, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_BF8_BF8, 32, 16, 1, 8),
    dense(op::V_MFMA_F32_16X16X32_BF8_FP8, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_BF8_FP8, 32, 16, 1, 8),
    dense(op::V_MFMA_F32_16X16X32_FP8_BF8, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_FP8_BF8, 32, 16, 1, 8),
    dense(op::V_MFMA_F32_16X16X32_FP8_FP8, 16, 32, 1, 4),
    dense(op::V_MFMA_F32_32X32X16_FP8_FP8, 32, 16, 1, 8),
    dense(op::V_MFMA_F32_16X16X128_F8F6F4, 16, 128, 1, 4),
    dense(op::V_MFMA_F32_32X32X64_F8F6F4, 32, 64, 1, 8),
    dense(op::V_MFMA_SCALE_F32_16X16X128_F8F6F4, 16, 128, 1, 4),
    dense(op::V_MFMA_SCALE_F32_32X32X64_F8F6F4, 32, 64, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X32_F16, 16, 32, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X16_F16, 32, 16, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_F16, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_F16, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X32_BF16, 16, 32, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X16_BF16, 32, 16, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_BF16, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_BF16, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_I32_16X16X64_I8, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_I32_32X32X32_I8, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_I32_16X16X128_I8, 16, 128, 1, 4),
    sparse(op::V_SMFMAC_I32_32X32X64_I8, 32, 64, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_BF8_BF8, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_BF8_BF8, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X128_BF8_BF8, 16, 128, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X64_BF8_BF8, 32, 64, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_BF8_FP8, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_BF8_FP8, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X128_BF8_FP8, 16, 128, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X64_BF8_FP8, 32, 64, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_FP8_BF8, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_FP8_BF8, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X128_FP8_BF8, 16, 128, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X64_FP8_BF8, 32, 64, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X64_FP8_FP8, 16, 64, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X32_FP8_FP8, 32, 32, 1, 8),
    sparse(op::V_SMFMAC_F32_16X16X128_FP8_FP8, 16, 128, 1, 4),
    sparse(op::V_SMFMAC_F32_32X32X64_FP8_FP8, 32, 64, 1, 8),
];

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::cdna4::opcodes;
    use tombolo_isa::format::Format;

    #[test]
    fn all_68_matrix_instructions_have_a_shape_that_fills_their_registers() {
        let rows: Vec<_> =
            opcodes().iter().filter(|row| matches!(row.format, Format::Mai | Format::MaiScale)).collect();
        assert_eq!((rows.len(), SHAPES.len()), (68, 68));
        for row in rows {
            let shape = Shape::of(row).unwrap();
            let d = &row.operands[0].data;
            assert_eq!(usize::from(d.count) * 64, shape.size * shape.size * shape.blocks, "{}", row.mnemonic);
            if !shape.chooses_formats() {
                let kept = if shape.sparse { shape.depth / 2 } else { shape.depth };
                let a = usize::from(row.operands[1].data.count) * 64;
                assert_eq!(a, (shape.size * kept * shape.blocks).max(64), "{}", row.mnemonic);
            }
        }
    }
}
