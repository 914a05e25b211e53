//! What the opcodes of MFMA and SMFMAC say: sizes (tables 28 and 33), elements, and how much of A a lane has.

use crate::vector::matrix::Element;
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{choice, record};

choice! {
    /// Rows of A and D, and columns of B and D.
    pub enum Size {
        /// 4.
        Four,
        /// 16.
        Sixteen,
        /// 32.
        ThirtyTwo,
    }
}

choice! {
    /// Dwords of A that a lane has.
    pub enum Depth {
        /// One.
        One,
        /// Two.
        Two,
        /// Four.
        Four,
        /// Eight, six or four: CBSZ and BLGP say the formats of A and B (7.1.5).
        Chosen,
    }
}

record! {
    /// What an opcode says, and the fields of an instruction.
    pub struct MfmaFunction {
        /// The elements of A and B, if they are neither binary32 nor binary64.
        pub element: Element,
        /// 8-bit floats of A have five bits of exponent.
        pub left_bf8: Bit,
        /// Those of B.
        pub right_bf8: Bit,
        /// Elements are binary32, or binary64 if `wide`.
        pub chain: Bit,
        /// They are binary64.
        pub wide: Bit,
        /// A is sparse.
        pub sparse: Bit,
        /// The size.
        pub size: Size,
        /// There are several blocks.
        pub blocks: Bit,
        /// Dwords of A.
        pub depth: Depth,
        /// Groups along K, their logarithm: 0 to 2; half as many if both matrices have elements of 6 or 4 bits.
        pub groups: Bits<2>,
        /// Pairs of registers that D has, less one.
        pub last_pair: Bits<4>,
        /// A and B have scales.
        pub scaled: Bit,
        /// CBSZ.
        pub cbsz: Bits<3>,
        /// ABID.
        pub abid: Bits<4>,
        /// BLGP.
        pub blgp: Bits<3>,
    }
}

record! {
    /// All that a multiply depends on beside its operands.
    pub struct MfmaControl {
        /// What the instruction says.
        pub function: MfmaFunction,
        /// Every element of C is the same constant.
        pub constant: Bit,
        /// MODE: denormal operands of binary32 are kept.
        pub keep_inputs: Bit,
        /// MODE.FP16_OVFL: what overflows becomes the largest number.
        pub saturates: Bit,
        /// Which byte of its dword a scale of A is.
        pub left_byte: Bits<2>,
        /// Of B.
        pub right_byte: Bits<2>,
    }
}

/// Elements of an operation.
#[derive(Clone, Copy, PartialEq)]
enum Of {
    F64,
    F32,
    F16,
    Bf16,
    I8,
    /// 8-bit floats: A's are BF8, B's are.
    F8(bool, bool),
    /// As CBSZ and BLGP say.
    Chosen,
}

/// An operation: size, depth and blocks.
struct Shape {
    operation: op::Operation,
    of: Of,
    size: usize,
    depth: usize,
    blocks: usize,
    sparse: bool,
}

const fn dense(operation: op::Operation, of: Of, size: usize, depth: usize, blocks: usize) -> Shape {
    Shape { operation, of, size, depth, blocks, sparse: false }
}

const fn sparse(operation: op::Operation, of: Of, size: usize, depth: usize) -> Shape {
    Shape { operation, of, size, depth, blocks: 1, sparse: true }
}

const BF8_BF8: Of = Of::F8(true, true);
const BF8_FP8: Of = Of::F8(true, false);
const FP8_BF8: Of = Of::F8(false, true);
const FP8_FP8: Of = Of::F8(false, false);

const SHAPES: [Shape; 68] = [
    dense(op::V_MFMA_F32_32X32X1_2B_F32, Of::F32, 32, 1, 2),
    dense(op::V_MFMA_F32_16X16X1_4B_F32, Of::F32, 16, 1, 4),
    dense(op::V_MFMA_F32_4X4X1_16B_F32, Of::F32, 4, 1, 16),
    dense(op::V_MFMA_F32_32X32X2_F32, Of::F32, 32, 2, 1),
    dense(op::V_MFMA_F32_16X16X4_F32, Of::F32, 16, 4, 1),
    dense(op::V_MFMA_F32_32X32X4_2B_F16, Of::F16, 32, 4, 2),
    dense(op::V_MFMA_F32_16X16X4_4B_F16, Of::F16, 16, 4, 4),
    dense(op::V_MFMA_F32_4X4X4_16B_F16, Of::F16, 4, 4, 16),
    dense(op::V_MFMA_F32_32X32X8_F16, Of::F16, 32, 8, 1),
    dense(op::V_MFMA_F32_16X16X16_F16, Of::F16, 16, 16, 1),
    dense(op::V_MFMA_F32_16X16X32_F16, Of::F16, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_F16, Of::F16, 32, 16, 1),
    dense(op::V_MFMA_F32_32X32X4_2B_BF16, Of::Bf16, 32, 4, 2),
    dense(op::V_MFMA_F32_16X16X4_4B_BF16, Of::Bf16, 16, 4, 4),
    dense(op::V_MFMA_F32_4X4X4_16B_BF16, Of::Bf16, 4, 4, 16),
    dense(op::V_MFMA_F32_32X32X8_BF16, Of::Bf16, 32, 8, 1),
    dense(op::V_MFMA_F32_16X16X16_BF16, Of::Bf16, 16, 16, 1),
    dense(op::V_MFMA_F32_16X16X32_BF16, Of::Bf16, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_BF16, Of::Bf16, 32, 16, 1),
    dense(op::V_MFMA_I32_32X32X4_2B_I8, Of::I8, 32, 4, 2),
    dense(op::V_MFMA_I32_16X16X4_4B_I8, Of::I8, 16, 4, 4),
    dense(op::V_MFMA_I32_4X4X4_16B_I8, Of::I8, 4, 4, 16),
    dense(op::V_MFMA_I32_32X32X16_I8, Of::I8, 32, 16, 1),
    dense(op::V_MFMA_I32_16X16X32_I8, Of::I8, 16, 32, 1),
    dense(op::V_MFMA_I32_16X16X64_I8, Of::I8, 16, 64, 1),
    dense(op::V_MFMA_I32_32X32X32_I8, Of::I8, 32, 32, 1),
    dense(op::V_MFMA_F64_16X16X4_F64, Of::F64, 16, 4, 1),
    dense(op::V_MFMA_F64_4X4X4_4B_F64, Of::F64, 4, 4, 4),
    dense(op::V_MFMA_F32_16X16X32_BF8_BF8, BF8_BF8, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_BF8_BF8, BF8_BF8, 32, 16, 1),
    dense(op::V_MFMA_F32_16X16X32_BF8_FP8, BF8_FP8, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_BF8_FP8, BF8_FP8, 32, 16, 1),
    dense(op::V_MFMA_F32_16X16X32_FP8_BF8, FP8_BF8, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_FP8_BF8, FP8_BF8, 32, 16, 1),
    dense(op::V_MFMA_F32_16X16X32_FP8_FP8, FP8_FP8, 16, 32, 1),
    dense(op::V_MFMA_F32_32X32X16_FP8_FP8, FP8_FP8, 32, 16, 1),
    dense(op::V_MFMA_F32_16X16X128_F8F6F4, Of::Chosen, 16, 128, 1),
    dense(op::V_MFMA_F32_32X32X64_F8F6F4, Of::Chosen, 32, 64, 1),
    dense(op::V_MFMA_SCALE_F32_16X16X128_F8F6F4, Of::Chosen, 16, 128, 1),
    dense(op::V_MFMA_SCALE_F32_32X32X64_F8F6F4, Of::Chosen, 32, 64, 1),
    sparse(op::V_SMFMAC_F32_16X16X32_F16, Of::F16, 16, 32),
    sparse(op::V_SMFMAC_F32_32X32X16_F16, Of::F16, 32, 16),
    sparse(op::V_SMFMAC_F32_16X16X64_F16, Of::F16, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_F16, Of::F16, 32, 32),
    sparse(op::V_SMFMAC_F32_16X16X32_BF16, Of::Bf16, 16, 32),
    sparse(op::V_SMFMAC_F32_32X32X16_BF16, Of::Bf16, 32, 16),
    sparse(op::V_SMFMAC_F32_16X16X64_BF16, Of::Bf16, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_BF16, Of::Bf16, 32, 32),
    sparse(op::V_SMFMAC_I32_16X16X64_I8, Of::I8, 16, 64),
    sparse(op::V_SMFMAC_I32_32X32X32_I8, Of::I8, 32, 32),
    sparse(op::V_SMFMAC_I32_16X16X128_I8, Of::I8, 16, 128),
    sparse(op::V_SMFMAC_I32_32X32X64_I8, Of::I8, 32, 64),
    sparse(op::V_SMFMAC_F32_16X16X64_BF8_BF8, BF8_BF8, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_BF8_BF8, BF8_BF8, 32, 32),
    sparse(op::V_SMFMAC_F32_16X16X128_BF8_BF8, BF8_BF8, 16, 128),
    sparse(op::V_SMFMAC_F32_32X32X64_BF8_BF8, BF8_BF8, 32, 64),
    sparse(op::V_SMFMAC_F32_16X16X64_BF8_FP8, BF8_FP8, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_BF8_FP8, BF8_FP8, 32, 32),
    sparse(op::V_SMFMAC_F32_16X16X128_BF8_FP8, BF8_FP8, 16, 128),
    sparse(op::V_SMFMAC_F32_32X32X64_BF8_FP8, BF8_FP8, 32, 64),
    sparse(op::V_SMFMAC_F32_16X16X64_FP8_BF8, FP8_BF8, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_FP8_BF8, FP8_BF8, 32, 32),
    sparse(op::V_SMFMAC_F32_16X16X128_FP8_BF8, FP8_BF8, 16, 128),
    sparse(op::V_SMFMAC_F32_32X32X64_FP8_BF8, FP8_BF8, 32, 64),
    sparse(op::V_SMFMAC_F32_16X16X64_FP8_FP8, FP8_FP8, 16, 64),
    sparse(op::V_SMFMAC_F32_32X32X32_FP8_FP8, FP8_FP8, 32, 32),
    sparse(op::V_SMFMAC_F32_16X16X128_FP8_FP8, FP8_FP8, 16, 128),
    sparse(op::V_SMFMAC_F32_32X32X64_FP8_FP8, FP8_FP8, 32, 64),
];

impl Shape {
    fn function(&self) -> MfmaFunction {
        let (bits, products, element) = match self.of {
            Of::F64 => (64, 1, Element::F16),
            Of::F32 => (32, 1, Element::F16),
            Of::F16 => (16, 8, Element::F16),
            Of::Bf16 => (16, 8, Element::Bf16),
            Of::I8 => (8, 16, Element::I8),
            Of::F8(..) | Of::Chosen => (8, 16, Element::F8),
        };
        let kept = if self.sparse { self.depth / 2 } else { self.depth };
        let dwords = kept * self.size * self.blocks * bits / 64 / 32;
        // Lanes with four dwords of A or more: groups are twice as deep.
        let products = if dwords < 4 { products } else { 2 * products };
        let (left_bf8, right_bf8) = match self.of {
            Of::F8(left, right) => (left, right),
            _ => (false, false),
        };
        let wide = self.of == Of::F64;
        let registers = self.size * self.size * self.blocks / 64 * if wide { 2 } else { 1 };
        MfmaFunction {
            element,
            left_bf8,
            right_bf8,
            chain: matches!(self.of, Of::F64 | Of::F32),
            wide,
            sparse: self.sparse,
            size: match self.size {
                4 => Size::Four,
                16 => Size::Sixteen,
                _ => Size::ThirtyTwo,
            },
            blocks: self.blocks > 1,
            depth: match (self.of, dwords) {
                (Of::Chosen, _) => Depth::Chosen,
                (_, 0 | 1) => Depth::One,
                (_, 2) => Depth::Two,
                _ => Depth::Four,
            },
            groups: u64::from(kept.div_ceil(products).trailing_zeros()).into(),
            last_pair: (registers as u64 / 2 - 1).into(),
            scaled: false,
            cbsz: 0.into(),
            abid: 0.into(),
            blgp: 0.into(),
        }
    }
}

/// What the unit does for an opcode; `None` when it does not execute it.
pub fn function_of(operation: op::Operation) -> Option<MfmaFunction> {
    let scaled = [op::V_MFMA_SCALE_F32_16X16X128_F8F6F4, op::V_MFMA_SCALE_F32_32X32X64_F8F6F4].contains(&operation);
    let shape = SHAPES.iter().find(|shape| shape.operation == operation)?;
    Some(MfmaFunction { scaled, ..shape.function() })
}

impl MfmaFunctionWires {
    /// The formats of A and B are fields of the instruction.
    pub fn chooses(&self) -> Wire {
        self.depth.is_a(Depth::Chosen)
    }

    /// Groups are twice as deep.
    pub fn doubled(&self) -> Wire {
        self.depth.is_a(Depth::Four) | self.chooses()
    }

    /// Both matrices have elements of 6 or 4 bits, of which a clock takes 64 along K.
    pub fn is_little(&self) -> Wire {
        self.chooses() & self.cbsz.slice(1, 2).any() & self.blgp.slice(1, 2).any()
    }

    /// The last group along K, two bits.
    pub fn last_group(&self, g: &Builder) -> Wire {
        let last = g.choose(&self.groups, &[0, 1, 3].map(|last| g.constant(2, last)));
        self.is_little().select(&last.bit(1).zero_extend(2), &last)
    }

    /// Pairs of registers of a matrix of F8F6F4 by its format, less one: two bits.
    fn chosen_last(g: &Builder, format: &Wire) -> Wire {
        let six = format.is(2) | format.is(3);
        let two = g.constant(2, 1);
        format.is(4).select(&two, &six.select(&g.constant(2, 2), &g.constant(2, 3)))
    }

    /// Pairs of registers of A and of B, less one, three bits each.
    pub fn last_pairs(&self, g: &Builder) -> [Wire; 2] {
        let four = self.depth.is_a(Depth::Four);
        let one = g.zero(1);
        let left = one.concat(&four);
        // Of a sparse multiply B has twice as many.
        let right = self.sparse.select(&four.concat(&g.constant(1, 1)), &left);
        [(left, &self.cbsz), (right, &self.blgp)]
            .map(|(own, format)| self.chooses().select(&Self::chosen_last(g, format), &own).zero_extend(3))
    }

    /// CBSZ, ABID and BLGP move lanes (7.1.6).
    pub fn moves(&self) -> Wire {
        !(&self.wide | &self.sparse | self.chooses())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::cdna4::opcodes;
    use tombolo_isa::format::Format;

    #[test]
    fn every_matrix_instruction_has_a_function_that_agrees_with_its_registers() {
        let rows: Vec<_> =
            opcodes().iter().filter(|row| matches!(row.format, Format::Mai | Format::MaiScale)).collect();
        assert_eq!(rows.len(), 68);
        for row in rows {
            let function = function_of(row.operation).unwrap_or_else(|| panic!("{}", row.mnemonic));
            let registers = |at: usize| u64::from(row.registers(&row.operands[at], true));
            let last_pair: u64 = function.last_pair.into();
            assert_eq!(2 * (last_pair + 1), registers(0), "{}", row.mnemonic);
            let dwords = match function.depth {
                Depth::One => 1,
                Depth::Two => 2,
                Depth::Four => 4,
                Depth::Chosen => continue,
            };
            assert_eq!(dwords, registers(1), "{}", row.mnemonic);
        }
    }
}
