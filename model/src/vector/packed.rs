//! VOP3P source halves: OPSEL and OPSEL_HI select, NEG and NEG_HI negate, the mixed-precision and dot-product opcodes
//! read the same fields in their own way (7.7).

use super::lanes::Lane;
use crate::float::{Env, F16, F32, convert, fma_mixed};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Access, Element, OperandShape};
use tombolo_isa::source::Source;

/// Sign bit of a 16-bit float.
const SIGN16: u64 = 0x8000;

/// Which half of each source makes the low and the high half of the result, and how they are negated.
#[derive(Clone, Copy, Debug)]
pub struct Halves {
    /// Bit `i`: the low result reads the high half of source `i`.
    op_sel: u32,
    /// Bit `i`: the high result reads the high half of source `i`.
    op_sel_hi: u32,
    neg: u32,
    neg_hi: u32,
    /// Bit `i`: source `i` is a pair of 16-bit floats, which NEG and NEG_HI negate.
    float_pairs: u32,
    /// Bit `i`: source `i` is one 32-bit float; NEG negates it, NEG_HI takes its absolute value.
    single_floats: u32,
    /// Bit `i`: source `i` is an integer pair or an array of bytes.
    pairs: u32,
}

impl Halves {
    /// The fields of a VOP3P word; other formats pair low with low and high with high.
    pub fn new(instruction: &Instruction, row: &Opcode) -> Self {
        let mut halves =
            Self { op_sel: 0, op_sel_hi: 7, neg: 0, neg_hi: 0, float_pairs: 0, single_floats: 0, pairs: 0 };
        if row.format != Format::Vop3p {
            return halves;
        }
        halves.op_sel = instruction.field(FieldName::OpSel);
        halves.op_sel_hi = instruction.op_sel_hi();
        halves.neg = instruction.field(FieldName::Neg);
        halves.neg_hi = instruction.field(FieldName::NegHi);
        let sources = row.operands.iter().filter(|shape| shape.access == Access::Read);
        for (index, shape) in sources.enumerate() {
            let bit = 1 << index;
            let is_constant = instruction.source(row, shape).is_some_and(Source::is_inline_constant);
            // Dot products of integers take inline constants whole (7.7.2).
            if is_constant && row.dot > 0 {
                halves.op_sel &= !bit;
                halves.op_sel_hi |= bit;
            }
            match kind(shape) {
                Kind::FloatPair => halves.float_pairs |= bit,
                Kind::SingleFloat => halves.single_floats |= bit,
                Kind::Pair => halves.pairs |= bit,
                Kind::Whole => {}
            }
        }
        // The dot products of 16-bit floats have no ABS (7.2.2.1).
        if row.dot == 2 {
            halves.neg_hi &= !halves.single_floats;
        }
        halves
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

    fn half(&self, source: u64, index: usize, select: u32, negate: u32) -> u64 {
        let shift = if select >> index & 1 != 0 { 16 } else { 0 };
        let negated = negate & self.float_pairs;
        let sign = u64::from(negated >> index & 1) * SIGN16;
        (source >> shift & 0xffff) ^ sign
    }

    /// The lane of a dot product: pairs with their halves selected, single floats with ABS and NEG applied.
    pub fn joined(&self, lane: &Lane) -> Lane {
        let mut joined = *lane;
        for (index, source) in joined.s.iter_mut().enumerate() {
            let bit = 1 << index;
            if (self.float_pairs | self.pairs) & bit != 0 {
                let low = self.half(*source, index, self.op_sel, self.neg);
                let high = self.half(*source, index, self.op_sel_hi, self.neg_hi);
                *source = low | high << 16;
            } else if self.single_floats & bit != 0 {
                *source = self.single(*source, index);
            }
        }
        joined
    }

    /// A 32-bit float source: NEG_HI is its absolute value, NEG its negation after that.
    fn single(&self, source: u64, index: usize) -> u64 {
        signed(source, index, F32_SIGN, self.neg, self.neg_hi)
    }

    /// V_FMA_MIX*: each source is an F32 or the F16 in one of its halves (7.7, OPSEL for MIX instructions).
    pub fn mixed(&self, lane: &Lane, half: bool, env: Env) -> u64 {
        let mut index = 0;
        let [a, b, c] = lane.s.map(|source| {
            let (wide, high) = (self.op_sel_hi >> index & 1 == 0, self.op_sel >> index & 1 != 0);
            let value = if wide {
                signed(source, index, F32_SIGN, self.neg, self.neg_hi)
            } else {
                let raw = source >> if high { 16 } else { 0 } & 0xffff;
                convert::<F16, F32>(signed(raw, index, SIGN16, self.neg, self.neg_hi), env)
            };
            index += 1;
            value
        });
        fma_mixed(a, b, c, half, env)
    }
}

/// Sign bit of an F32.
const F32_SIGN: u64 = 1 << 31;

/// ABS, then NEG, of source `index`.
fn signed(value: u64, index: usize, sign: u64, neg: u32, abs: u32) -> u64 {
    let magnitude = if abs >> index & 1 != 0 { value & !sign } else { value };
    magnitude ^ if neg >> index & 1 != 0 { sign } else { 0 }
}

/// How VOP3P modifiers act on a source.
enum Kind {
    FloatPair,
    SingleFloat,
    Pair,
    Whole,
}

fn kind(shape: &OperandShape) -> Kind {
    match (shape.data.element, shape.data.count) {
        (Element::F16 | Element::Bf16, 2) => Kind::FloatPair,
        (Element::F32, 1) => Kind::SingleFloat,
        (_, 2..) => Kind::Pair,
        _ => Kind::Whole,
    }
}
