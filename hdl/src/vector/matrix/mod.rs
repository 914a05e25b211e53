//! The matrix unit: WMMA and the sparse SWMMAC, D = A x B + C on matrices that are spread over the lanes of a wave (7.12).
//!
//! ```text
//!   queue head          stage 2           unit
//!   walk: two rows of   lanes' operand    staging  ->  active  -> spread -> dot products, one a lane -> sums
//!   A, B and C a step   registers                                             stages 0 .. 7             of a lane
//! ```
//!
//! It is a client of the vector ALU as the shared units are: the operation at the head of the queue reads its rows in two or four steps
//! ([`walk`]), which leave the stages behind stage 2 and fill the unit's staging registers ([`operands`]). Results come back two
//! rows at a time, in order, and are written in stage 6 ([`returns`]). A lane of the wave holds eight elements of D, and its datapath
//! ([`dot`]) makes one step of one of them a clock: eight products of 16-bit elements, sixteen of 8 bits, 32 of 4 bits. So a multiply of
//! 16-bit elements takes 16 clocks and every other one 8, and so many clocks pass before the next operation leaves the queue. The
//! next multiply fills the staging registers meanwhile.
//!
//! All places of elements (7.12.2) become one when the lower and the upper half of a wave64 count as registers one behind the other,
//! *slots*: in slots the two wave sizes have the same layout.

pub mod dot;
pub mod element;
pub mod mfma;
pub mod operands;
pub mod returns;
pub mod round;
pub mod spread;
pub mod unit;
pub mod walk;
pub mod writeback;

use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::{choice, record};

/// Clocks from the choice of an element of D to its sum.
pub const LATENCY: usize = 7;

choice! {
    /// What elements of A and B are.
    pub enum Element {
        /// Binary16.
        F16,
        /// Bfloat16.
        Bf16,
        /// 8-bit floats.
        F8,
        /// 8-bit integers.
        I8,
        /// 4-bit integers.
        I4,
    }
}

record! {
    /// What an opcode says.
    pub struct MatrixFunction {
        /// The elements of A and B.
        pub element: Element,
        /// 8-bit floats of A have five bits of exponent (BF8) instead of four.
        pub left_bf8: Bit,
        /// Those of B.
        pub right_bf8: Bit,
        /// A is sparse: two of every four elements along K are kept (7.12.3).
        pub sparse: Bit,
        /// C and D have 16 bits an element.
        pub narrow: Bit,
        /// A row of A has 32 elements, of 4 bits.
        pub deep: Bit,
    }
}

record! {
    /// What the fields of an instruction say.
    pub struct MatrixModifiers {
        /// NEG of A, B, C; of integers: A and B are signed.
        pub neg: Bits<3>,
        /// NEG_HI of A and B; ABS of C.
        pub neg_hi: Bits<3>,
        /// OPSEL: which set of the sparse index.
        pub set: Bits<2>,
    }
}

record! {
    /// All that a multiply depends on beside its operands.
    pub struct MatrixControl {
        /// What the opcode says.
        pub function: MatrixFunction,
        /// What the instruction says.
        pub modifiers: MatrixModifiers,
        /// CLAMP: sums of integers saturate.
        pub clamp: Bit,
        /// The wave has 64 lanes.
        pub wave64: Bit,
        /// Every element of C is the same constant.
        pub constant: Bit,
        /// C is the D of the multiply before.
        pub forwards: Bit,
        /// MODE: denormal operands of binary32 are kept.
        pub keep_inputs: Bit,
        /// Denormal results of binary32.
        pub keep_outputs: Bit,
        /// Denormal operands of 16 bits.
        pub keep_narrow_inputs: Bit,
        /// Denormal results of 16 bits.
        pub keep_narrow_outputs: Bit,
        /// MODE.FP16_OVFL: what overflows 16 bits becomes the largest finite number.
        pub saturates: Bit,
    }
}

const fn row(element: Element) -> MatrixFunction {
    MatrixFunction { element, left_bf8: false, right_bf8: false, sparse: false, narrow: false, deep: false }
}

const fn narrow(element: Element) -> MatrixFunction {
    MatrixFunction { narrow: true, ..row(element) }
}

const fn bytes(left_bf8: bool, right_bf8: bool) -> MatrixFunction {
    MatrixFunction { left_bf8, right_bf8, ..row(Element::F8) }
}

const fn deep() -> MatrixFunction {
    MatrixFunction { deep: true, ..row(Element::I4) }
}

const fn sparse(dense: MatrixFunction) -> MatrixFunction {
    MatrixFunction { sparse: true, ..dense }
}

/// The opcodes that it executes.
pub const EXECUTES: [(op::Operation, MatrixFunction); 22] = [
    (op::V_WMMA_F32_16X16X16_F16, row(Element::F16)),
    (op::V_WMMA_F32_16X16X16_BF16, row(Element::Bf16)),
    (op::V_WMMA_F16_16X16X16_F16, narrow(Element::F16)),
    (op::V_WMMA_BF16_16X16X16_BF16, narrow(Element::Bf16)),
    (op::V_WMMA_I32_16X16X16_IU8, row(Element::I8)),
    (op::V_WMMA_I32_16X16X16_IU4, row(Element::I4)),
    (op::V_WMMA_I32_16X16X32_IU4, deep()),
    (op::V_WMMA_F32_16X16X16_FP8_FP8, bytes(false, false)),
    (op::V_WMMA_F32_16X16X16_FP8_BF8, bytes(false, true)),
    (op::V_WMMA_F32_16X16X16_BF8_FP8, bytes(true, false)),
    (op::V_WMMA_F32_16X16X16_BF8_BF8, bytes(true, true)),
    (op::V_SWMMAC_F32_16X16X32_F16, sparse(row(Element::F16))),
    (op::V_SWMMAC_F32_16X16X32_BF16, sparse(row(Element::Bf16))),
    (op::V_SWMMAC_F16_16X16X32_F16, sparse(narrow(Element::F16))),
    (op::V_SWMMAC_BF16_16X16X32_BF16, sparse(narrow(Element::Bf16))),
    (op::V_SWMMAC_I32_16X16X32_IU8, sparse(row(Element::I8))),
    (op::V_SWMMAC_I32_16X16X32_IU4, sparse(row(Element::I4))),
    (op::V_SWMMAC_I32_16X16X64_IU4, sparse(deep())),
    (op::V_SWMMAC_F32_16X16X32_FP8_FP8, sparse(bytes(false, false))),
    (op::V_SWMMAC_F32_16X16X32_FP8_BF8, sparse(bytes(false, true))),
    (op::V_SWMMAC_F32_16X16X32_BF8_FP8, sparse(bytes(true, false))),
    (op::V_SWMMAC_F32_16X16X32_BF8_BF8, sparse(bytes(true, true))),
];

impl MatrixFunction {
    /// That of an opcode; `None` when the unit does not execute it.
    pub fn of(operation: op::Operation) -> Option<Self> {
        EXECUTES.iter().find(|(known, _)| *known == operation).map(|(_, function)| *function)
    }

    /// A and B have 16 bits an element: the multiply takes sixteen clocks, not eight.
    pub fn has_halves(self) -> bool {
        matches!(self.element, Element::F16 | Element::Bf16)
    }
}

impl MatrixFunctionWires {
    /// A and B have 16 bits an element: a row of A makes two groups.
    pub fn has_halves(&self) -> tombolo_netlist::builder::Wire {
        self.element.is_a(Element::F16) | self.element.is_a(Element::Bf16)
    }
}
