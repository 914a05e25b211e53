//! Wave matrix multiply: WMMA and the sparse SWMMAC, for every element type and both wave sizes (7.12).
//!
//! EXEC is ignored. Every element of D is a chain of fused multiply-adds over ascending K that starts with C.

use super::operations::{Operation, Row};
use crate::fault::Fault;
use crate::float::{Bf16, Env, F16, F32, Flags, Format, bf8_to_f32, convert, fma, fp8_to_f32};
use crate::operand::Source as Scalar;
use crate::wave::{Vgpr, Wave};
use std::cell::Cell;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::{DataType, Element, OperandShape};
use tombolo_isa::source::Source;

mod layout;

use layout::{Layout, Place};

/// Rows of A and D, and columns of B and D.
const SIZE: usize = 16;

/// The rows of the operation table.
pub const ROWS: &[Row] = &[
    (op::V_WMMA_F32_16X16X16_F16, DENSE_16),
    (op::V_WMMA_F32_16X16X16_BF16, DENSE_16),
    (op::V_WMMA_F16_16X16X16_F16, DENSE_16),
    (op::V_WMMA_BF16_16X16X16_BF16, DENSE_16),
    (op::V_WMMA_I32_16X16X16_IU8, DENSE_16),
    (op::V_WMMA_I32_16X16X16_IU4, DENSE_16),
    (op::V_WMMA_F32_16X16X16_FP8_FP8, DENSE_16),
    (op::V_WMMA_F32_16X16X16_FP8_BF8, DENSE_16),
    (op::V_WMMA_F32_16X16X16_BF8_FP8, DENSE_16),
    (op::V_WMMA_F32_16X16X16_BF8_BF8, DENSE_16),
    (op::V_WMMA_I32_16X16X32_IU4, Operation::Whole(|wave, i| multiply(wave, i, 32, Kind::Dense))),
    (op::V_SWMMAC_F32_16X16X32_F16, SPARSE_32),
    (op::V_SWMMAC_F32_16X16X32_BF16, SPARSE_32),
    (op::V_SWMMAC_F16_16X16X32_F16, SPARSE_32),
    (op::V_SWMMAC_BF16_16X16X32_BF16, SPARSE_32),
    (op::V_SWMMAC_I32_16X16X32_IU8, SPARSE_32),
    (op::V_SWMMAC_I32_16X16X32_IU4, SPARSE_32),
    (op::V_SWMMAC_F32_16X16X32_FP8_FP8, SPARSE_32),
    (op::V_SWMMAC_F32_16X16X32_FP8_BF8, SPARSE_32),
    (op::V_SWMMAC_F32_16X16X32_BF8_FP8, SPARSE_32),
    (op::V_SWMMAC_F32_16X16X32_BF8_BF8, SPARSE_32),
    (op::V_SWMMAC_I32_16X16X64_IU4, Operation::Whole(|wave, i| multiply(wave, i, 64, Kind::Sparse))),
];

const DENSE_16: Operation = Operation::Whole(|wave, i| multiply(wave, i, 16, Kind::Dense));
const SPARSE_32: Operation = Operation::Whole(|wave, i| multiply(wave, i, 32, Kind::Sparse));

/// Whether A holds all its elements or two of every four.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Dense,
    Sparse,
}

/// Raw elements by row and column; B is held transposed.
type Matrix = Vec<Vec<u32>>;

/// Reads an operand that starts at VGPR `first`; `place` says where row and column are.
fn load(
    wave: &Wave,
    first: usize,
    bits: u32,
    rows: usize,
    columns: usize,
    place: impl Fn(usize, usize) -> Place,
) -> Matrix {
    let mask = if bits == 32 { u32::MAX } else { (1 << bits) - 1 };
    let element = |row, column| {
        let Place { lane, register, position } = place(row, column);
        wave.vgpr(first + register)[lane] >> (position * bits) & mask
    };
    (0..rows).map(|row| (0..columns).map(|column| element(row, column)).collect()).collect()
}

fn multiply(wave: &mut Wave, instruction: &Instruction, depth: usize, kind: Kind) -> Result<(), Fault> {
    let row = instruction.opcode;
    let [d, a, b, c] = row.operands else {
        return Err(Fault::Unsupported { mnemonic: row.mnemonic, reason: "a matrix multiply without four operands" });
    };
    let layout = Layout::new(wave.size());
    let vgpr = |shape: &OperandShape| usize::from(instruction.operand_code(row, shape) & 0xff);
    let packed_depth = if kind == Kind::Sparse { depth / 2 } else { depth };
    let (a_bits, d_bits) = (u32::from(a.data.element.bits()), u32::from(d.data.element.bits()));
    let mut left = load(wave, vgpr(a), a_bits, SIZE, packed_depth, |m, k| layout.input(a_bits, packed_depth, m, k));
    let right = load(wave, vgpr(b), a_bits, SIZE, depth, |n, k| layout.input(a_bits, depth, n, k));
    if kind == Kind::Sparse {
        let index = *wave.vgpr(vgpr(c));
        let set = instruction.field(FieldName::OpSel) as usize;
        left = expand(&left, &index, set, a_bits, packed_depth, layout);
    }

    let addend_shape = if kind == Kind::Sparse { d } else { c };
    let addend = match instruction.source(row, addend_shape) {
        Some(Source::Vgpr(first)) => {
            load(wave, usize::from(first), d_bits, SIZE, SIZE, |m, n| layout.output(d_bits, m, n))
        }
        other => {
            let constant = other
                .and_then(|source| Scalar::new(source, DataType { count: 1, ..d.data }, instruction.literal()))
                .ok_or_else(|| Fault::Illegal {
                    reason: format!("{}: an addend that no matrix instruction can read", row.mnemonic),
                })?;
            // The low bits of the constant (7.7.2).
            let mask = u32::MAX >> (32 - d_bits);
            vec![vec![constant.read(wave) as u32 & mask; SIZE]; SIZE]
        }
    };

    let flags = Cell::new(Flags::NONE);
    let env = Env::new(wave.mode().into(), &flags);
    let arithmetic = Arithmetic::new(instruction, kind, [a.data.element, b.data.element, d.data.element], env);
    let mut result = [[0; SIZE]; SIZE];
    for (m, line) in result.iter_mut().enumerate() {
        for (n, value) in line.iter_mut().enumerate() {
            *value = arithmetic.dot(&left[m], &right[n], addend[m][n]);
        }
    }
    store(wave, vgpr(d), d_bits, layout, &result);
    wave.raise(flags.get().0);
    Ok(())
}

/// Spreads a packed sparse A over twice its columns: the index has two bits for each packed element, in the order of
/// the elements within their lane (7.12.3).
fn expand(packed: &Matrix, index: &Vgpr, set: usize, bits: u32, depth: usize, layout: Layout) -> Matrix {
    let mut dense = vec![vec![0; depth * 2]; SIZE];
    let per_lane = layout.elements_per_lane(bits, depth);
    for (m, line) in dense.iter_mut().enumerate() {
        for (group, four) in line.chunks_exact_mut(4).enumerate() {
            let column = group * 2;
            let Place { lane, register, position } = layout.input(bits, depth, m, column);
            let within = register * (32 / bits as usize) + position as usize + set * per_lane;
            let select = index[lane].checked_shr(2 * within as u32).unwrap_or(0);
            let (first, second) = ((select & 3) as usize, (select >> 2 & 3) as usize);
            // The document's expansion: the first element cannot reach column 3, the second not column 0.
            if second != 0 {
                four[second] = packed[m][column + 1];
            }
            if first != 3 {
                four[first] = packed[m][column];
            }
        }
    }
    dense
}

fn store(wave: &mut Wave, first: usize, bits: u32, layout: Layout, result: &[[u32; SIZE]; SIZE]) {
    let registers = layout.output_registers(bits);
    if !wave.owns_vgprs(first, registers) {
        return;
    }
    let mut rows = vec![[0; 64]; registers];
    for (m, line) in result.iter().enumerate() {
        for (n, value) in line.iter().enumerate() {
            let Place { lane, register, position } = layout.output(bits, m, n);
            rows[register][lane] |= value << (position * bits);
        }
    }
    let all = wave.size().mask();
    for (register, row) in rows.iter().enumerate() {
        wave.set_vgpr(first + register, all, row);
    }
}

/// How elements are multiplied and summed.
struct Arithmetic<'a> {
    elements: [Element; 3],
    /// NEG and NEG_HI of the low three bits.
    neg: u32,
    neg_hi: u32,
    env: Env<'a>,
    addend_modified: bool,
}

impl<'a> Arithmetic<'a> {
    fn new(instruction: &Instruction, kind: Kind, elements: [Element; 3], env: Env<'a>) -> Self {
        Self {
            elements,
            neg: instruction.field(FieldName::Neg),
            neg_hi: instruction.field(FieldName::NegHi),
            env: env.rounding(crate::float::Round::NearestTiesToEven),
            addend_modified: kind == Kind::Dense,
        }
    }

    /// An element of A (`source` 0) or B (1) at column `k` as an F32, negated by NEG or NEG_HI if 16 bits wide.
    fn widened(&self, raw: u32, source: usize, k: usize) -> u64 {
        let raw = u64::from(raw);
        let negate = if k.is_multiple_of(2) { self.neg } else { self.neg_hi };
        let sign = if negate >> source & 1 != 0 { F32::SIGN } else { 0 };
        match self.elements[source] {
            Element::F16 => convert::<F16, F32>(raw, self.env) ^ sign,
            Element::Bf16 => (raw << 16) ^ sign,
            Element::Fp8 => fp8_to_f32(raw),
            _ => bf8_to_f32(raw),
        }
    }

    /// C under {ABS, NEG} = {NEG_HI[2], NEG[2]}.
    fn addend<F: Format>(&self, raw: u32) -> u64 {
        let mut value = u64::from(raw);
        if self.addend_modified {
            if self.neg_hi & 4 != 0 {
                value &= F::MAGNITUDE;
            }
            if self.neg & 4 != 0 {
                value ^= F::SIGN;
            }
        }
        value
    }

    fn dot(&self, a: &[u32], b: &[u32], c: u32) -> u32 {
        match self.elements {
            [_, _, Element::I32] => self.integers(a, b, c),
            [_, _, Element::F16] => {
                let sum = convert::<F16, F32>(self.addend::<F16>(c), self.env);
                convert::<F32, F16>(self.chain(a, b, sum), self.env) as u32
            }
            [_, _, Element::Bf16] => {
                let sum = convert::<Bf16, F32>(self.addend::<Bf16>(c), self.env);
                convert::<F32, Bf16>(self.chain(a, b, sum), self.env) as u32
            }
            _ => self.chain(a, b, self.addend::<F32>(c)) as u32,
        }
    }

    fn chain(&self, a: &[u32], b: &[u32], start: u64) -> u64 {
        let pairs = a.iter().zip(b).enumerate();
        pairs.fold(start, |sum, (k, (&a, &b))| fma::<F32>(self.widened(a, 0, k), self.widened(b, 1, k), sum, self.env))
    }

    fn integers(&self, a: &[u32], b: &[u32], c: u32) -> u32 {
        let bits = u32::from(self.elements[0].bits());
        let value = |raw: u32, source: u32| {
            let aligned = raw << (32 - bits);
            if self.neg >> source & 1 != 0 { aligned as i32 >> (32 - bits) } else { (aligned >> (32 - bits)) as i32 }
        };
        let products = a.iter().zip(b).map(|(&a, &b)| value(a, 0) * value(b, 1));
        products.fold(c as i32, i32::wrapping_add) as u32
    }
}
