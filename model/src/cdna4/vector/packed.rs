//! VOP3P: what OPSEL, OPSEL_HI, NEG and NEG_HI make of the sources (6.7).

use crate::float::{Env, F16, F32, convert, fma_mixed};
use crate::vector::lanes::Lane;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::operand::{Access, DataType, Element};

const SIGN16: u64 = 1 << 15;
const SIGN32: u64 = 1 << 31;

/// The fields of a VOP3P instruction.
#[derive(Clone, Copy, Debug)]
pub struct Packing {
    op_sel: u32,
    op_sel_hi: u32,
    neg: u32,
    neg_hi: u32,
    /// Bit `i`: source `i` is a pair of 16-bit floats.
    float_pairs: u32,
    /// Bit `i`: source `i` is one binary32 number.
    single_floats: u32,
    /// Bit `i`: source `i` is a pair or an array of integers.
    pairs: u32,
}

impl Packing {
    /// The fields; other formats pair low with low and high with high.
    pub fn new(instruction: &Instruction) -> Packing {
        let row = instruction.opcode;
        let mut packing =
            Packing { op_sel: 0, op_sel_hi: 7, neg: 0, neg_hi: 0, float_pairs: 0, single_floats: 0, pairs: 0 };
        if row.format == Format::Vop3pCdna {
            packing.op_sel = instruction.field(FieldName::OpSel);
            packing.op_sel_hi = instruction.op_sel_hi();
            packing.neg = instruction.field(FieldName::Neg);
            packing.neg_hi = instruction.field(FieldName::NegHi);
        }
        for (index, shape) in row.operands.iter().filter(|shape| shape.access == Access::Read).enumerate() {
            let bit = 1 << index;
            match shape.data {
                DataType { element: Element::F16 | Element::Bf16, count: 2 } => packing.float_pairs |= bit,
                DataType { element: Element::F32, count: 1 } => packing.single_floats |= bit,
                DataType { count: 2.., .. } => packing.pairs |= bit,
                _ => {}
            }
        }
        packing
    }

    fn half(&self, source: u64, index: usize, select: u32, negate: u32) -> u64 {
        let shift = if select >> index & 1 != 0 { 16 } else { 0 };
        let sign = u64::from((negate & self.float_pairs) >> index & 1) * SIGN16;
        (source >> shift & 0xffff) ^ sign
    }

    /// The two lanes of 16-bit operands that a packed instruction computes as if they were separate.
    pub fn split(&self, lane: &Lane) -> [Lane; 2] {
        [(self.op_sel, self.neg), (self.op_sel_hi, self.neg_hi)].map(|(select, negate)| {
            let mut half = *lane;
            for (index, source) in half.s.iter_mut().enumerate() {
                *source = self.half(*source, index, select, negate);
            }
            half
        })
    }

    /// The two lanes of binary32 operands.
    pub fn split_dwords(&self, lane: &Lane) -> [Lane; 2] {
        [(self.op_sel, self.neg), (self.op_sel_hi, self.neg_hi)].map(|(select, negate)| {
            let mut half = *lane;
            for (index, source) in half.s.iter_mut().enumerate() {
                let value = *source >> if select >> index & 1 != 0 { 32 } else { 0 } & 0xffff_ffff;
                *source = value ^ if negate >> index & 1 != 0 { SIGN32 } else { 0 };
            }
            half
        })
    }

    /// V_PK_MOV_B32: a dword of source 0, then one of source 1, as OPSEL says.
    pub fn moved(&self, lane: &Lane) -> u64 {
        let dword = |index: usize| lane.s[index] >> if self.op_sel >> index & 1 != 0 { 32 } else { 0 } & 0xffff_ffff;
        dword(0) | dword(1) << 32
    }

    /// The lane of a dot product: pairs with their halves selected, single floats negated.
    pub fn joined(&self, lane: &Lane) -> Lane {
        let mut joined = *lane;
        for (index, source) in joined.s.iter_mut().enumerate() {
            let bit = 1 << index;
            if (self.float_pairs | self.pairs) & bit != 0 {
                let low = self.half(*source, index, self.op_sel, self.neg);
                let high = self.half(*source, index, self.op_sel_hi, self.neg_hi);
                *source = low | high << 16;
            } else if self.single_floats & self.neg & bit != 0 {
                *source ^= SIGN32;
            }
        }
        joined
    }

    /// V_FMA_MIX*: each source is a binary32 number or, as OPSEL_HI says, the binary16 one in one of its halves.
    pub fn mixed(&self, lane: &Lane, half: bool, env: Env) -> u64 {
        let mut index = 0;
        let [a, b, c] = lane.s.map(|source| {
            let signed = |value: u64, sign: u64| {
                let magnitude = if self.neg_hi >> index & 1 != 0 { value & !sign } else { value };
                magnitude ^ if self.neg >> index & 1 != 0 { sign } else { 0 }
            };
            let value = if self.op_sel_hi >> index & 1 == 0 {
                signed(source, SIGN32)
            } else {
                let raw = source >> if self.op_sel >> index & 1 != 0 { 16 } else { 0 } & 0xffff;
                convert::<F16, F32>(signed(raw, SIGN16), env)
            };
            index += 1;
            value
        });
        fma_mixed(a, b, c, half, env)
    }
}
