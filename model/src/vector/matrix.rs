//! Wave matrix multiply: WMMA and the sparse SWMMAC, for every element type and both wave sizes (7.12).
//!
//! EXEC is ignored, and no exception is raised. An element of D starts with C; groups of products along K are added to it as `sum` says.

use super::operations::{Operation, Row};
use crate::fault::Fault;
use crate::float::{Bf8, Bf16, Env, F16, F32, Flags, FloatMode, Format, Fp8, convert};
use crate::operand::Source as Scalar;
use crate::wave::{Vgpr, Wave};
use rustc_apfloat::Round;
use std::cell::Cell;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::{DataType, Element, OperandShape};
use tombolo_isa::source::Source;

mod layout;
pub(crate) mod sum;

use layout::{Layout, Place};
use sum::Number;

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
    // A source that ends beyond the wave's VGPRs begins at V0 (3.3.2.2).
    let source = |shape: &OperandShape, registers: usize| {
        let first = vgpr(shape);
        if wave.owns_vgprs(first, registers) { first } else { 0 }
    };
    let packed_depth = if kind == Kind::Sparse { depth / 2 } else { depth };
    let (a_bits, d_bits) = (u32::from(a.data.element.bits()), u32::from(d.data.element.bits()));
    let a_registers = (layout.elements_per_lane(a_bits, packed_depth) * a_bits as usize / 32).max(1);
    let b_registers = match kind {
        Kind::Dense => a_registers,
        Kind::Sparse => SIZE * depth * a_bits as usize / (32 * wave.size().lanes()),
    };
    let left =
        load(wave, source(a, a_registers), a_bits, SIZE, packed_depth, |m, k| layout.input(a_bits, packed_depth, m, k));
    let right = load(wave, source(b, b_registers), a_bits, SIZE, depth, |n, k| match kind {
        Kind::Dense => layout.input(a_bits, depth, n, k),
        Kind::Sparse => layout.sparse_right(a_bits, depth, n, k),
    });
    let columns = match kind {
        Kind::Dense => vec![(0..depth).map(Some).collect(); SIZE],
        Kind::Sparse => {
            let set = instruction.field(FieldName::OpSel) as usize;
            kept_columns(wave.vgpr(source(c, 1)), set, a_bits, packed_depth, layout)
        }
    };

    let addend_shape = if kind == Kind::Sparse { d } else { c };
    let addend = match instruction.source(row, addend_shape) {
        Some(Source::Vgpr(_)) => {
            load(wave, source(addend_shape, layout.output_registers(d_bits)), d_bits, SIZE, SIZE, |m, n| {
                layout.output(d_bits, m, n)
            })
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

    let arithmetic = Arithmetic::new(instruction, kind, [a, b, d].map(|shape| shape.data.element), wave.mode().into());
    let result = if d.data.element == Element::I32 {
        let [left, right] = [(left, 0), (right, 1)].map(|(matrix, source)| arithmetic.whole_numbers(&matrix, source));
        each_element(|m, n| arithmetic.integers(pairs(&columns[m], &left[m], &right[n]), addend[m][n]))
    } else {
        let [left, right] = [(left, 0), (right, 1)].map(|(matrix, source)| arithmetic.numbers(&matrix, source));
        each_element(|m, n| arithmetic.dot(pairs(&columns[m], &left[m], &right[n]), addend[m][n]))
    };
    store(wave, vgpr(d), d_bits, layout, &result);
    Ok(())
}

/// For each row of a packed sparse A, the column of each of its elements; `None` for one that the expansion of 7.12.3 drops. The index
/// has two bits for each element, in the order of the elements within their lane, in one of as many sets as fit in 32 bits.
fn kept_columns(index: &Vgpr, set: usize, bits: u32, depth: usize, layout: Layout) -> Vec<Vec<Option<usize>>> {
    let per_lane = layout.elements_per_lane(bits, depth);
    let set = set % (16 / per_lane);
    let group = |m: usize, at: usize| {
        let Place { lane, register, position } = layout.input(bits, depth, m, at * 2);
        let within = register * (32 / bits as usize) + position as usize + set * per_lane;
        let [first, second] = [0, 2].map(|bit| (index[lane] >> (2 * within + bit) & 3) as usize);
        // The first element cannot reach column 3, nor the second one column 0, and the first one goes before the second.
        let keeps_first = first != 3;
        let keeps_second = second != 0 && !(keeps_first && first == second);
        [keeps_first.then_some(at * 4 + first), keeps_second.then_some(at * 4 + second)]
    };
    (0..SIZE).map(|m| (0..depth / 2).flat_map(|at| group(m, at)).collect()).collect()
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

/// Two elements that are multiplied.
#[derive(Clone, Copy)]
struct Pair<T> {
    /// Place of the element of A in its row, of a sparse one in its packed row.
    at: usize,
    left: T,
    right: T,
}

/// What meets in the product of a row of A and a column of B; an element of A that is not kept takes part in nothing.
fn pairs<T: Copy>(columns: &[Option<usize>], left: &[T], right: &[T]) -> impl Iterator<Item = Pair<T>> {
    let kept = columns.iter().zip(left).enumerate();
    kept.filter_map(|(at, (column, left))| Some(Pair { at, left: *left, right: right[(*column)?] }))
}

/// The elements of D by row and column.
fn each_element(value: impl Fn(usize, usize) -> u32) -> [[u32; SIZE]; SIZE] {
    std::array::from_fn(|m| std::array::from_fn(|n| value(m, n)))
}

/// How elements are multiplied and summed.
struct Arithmetic {
    /// Of A, B and D.
    elements: [Element; 3],
    /// NEG and NEG_HI of the low three bits.
    neg: u32,
    neg_hi: u32,
    clamp: bool,
    mode: FloatMode,
    addend_modified: bool,
}

impl Arithmetic {
    fn new(instruction: &Instruction, kind: Kind, elements: [Element; 3], mode: FloatMode) -> Self {
        Self {
            elements,
            neg: instruction.field(FieldName::Neg),
            neg_hi: instruction.field(FieldName::NegHi),
            clamp: instruction.field(FieldName::Clamp) != 0,
            mode,
            addend_modified: kind == Kind::Dense,
        }
    }

    /// An element of A (`source` 0) or B (1), negated by NEG or NEG_HI if 16 bits wide: by which one the half of its register
    /// says.
    fn number(&self, raw: u32, source: usize, k: usize) -> Number {
        let (raw, denormals) = (u64::from(raw), self.mode.half_double.input_denormals);
        let negate = if k.is_multiple_of(2) { self.neg } else { self.neg_hi };
        let number = match self.elements[source] {
            Element::F16 => Number::new::<F16>(raw, denormals),
            Element::Bf16 => Number::new::<Bf16>(raw, denormals),
            Element::Fp8 => return Number::new::<Fp8>(raw, true),
            _ => return Number::new::<Bf8>(raw, true),
        };
        if negate >> source & 1 != 0 { number.negated() } else { number }
    }

    /// C under {ABS, NEG} = {NEG_HI[2], NEG[2]}.
    fn addend<F: Format>(&self, raw: u32) -> Number {
        let mut value = u64::from(raw);
        if self.addend_modified {
            if self.neg_hi & 4 != 0 {
                value &= F::MAGNITUDE;
            }
            if self.neg & 4 != 0 {
                value ^= F::SIGN;
            }
        }
        Number::new::<F>(value, F::rules(&self.mode).input_denormals)
    }

    /// All elements of A (`source` 0) or B (1).
    fn numbers(&self, matrix: &Matrix, source: usize) -> Vec<Vec<Number>> {
        let line = |line: &Vec<u32>| line.iter().enumerate().map(|(k, raw)| self.number(*raw, source, k)).collect();
        matrix.iter().map(line).collect()
    }

    fn dot(&self, pairs: impl Iterator<Item = Pair<Number>>, c: u32) -> u32 {
        match self.elements[2] {
            Element::F16 => self.narrowed::<F16>(self.groups(pairs, self.addend::<F16>(c))),
            Element::Bf16 => self.narrowed::<Bf16>(self.groups(pairs, self.addend::<Bf16>(c))),
            _ => self.groups(pairs, self.addend::<F32>(c)) as u32,
        }
    }

    /// The sum as an element of D of 16 bits: rounded to nearest, FP16_OVFL and denormals as MODE says.
    fn narrowed<F: Format>(&self, sum: u64) -> u32
    where
        <F32 as Format>::Soft: rustc_apfloat::FloatConvert<F::Soft>,
    {
        let flags = Cell::new(Flags::NONE);
        let mut mode = self.mode;
        mode.single.input_denormals = true;
        convert::<F32, F>(sum, Env::new(mode, &flags).rounding(Round::NearestTiesToEven)) as u32
    }

    /// The sum of all groups, as binary32: eight elements of A are one if they have 16 bits, all sixteen if they have 8.
    fn groups(&self, mut pairs: impl Iterator<Item = Pair<Number>>, addend: Number) -> u64 {
        let size = if self.elements[0].bits() == 16 { SIZE / 2 } else { SIZE };
        // What was there before the group is added to its products.
        let mut terms = [addend; SIZE + 1];
        let mut result = 0;
        let mut next = pairs.next();
        for group in 0..SIZE / size {
            let mut count = 1;
            while let Some(pair) = next.filter(|pair| pair.at / size == group) {
                terms[count] = pair.left.times(pair.right);
                count += 1;
                next = pairs.next();
            }
            result = sum::sum(&terms[..count], &self.mode);
            terms[0] = Number::new::<F32>(result, true);
        }
        result
    }

    /// All elements of A (`source` 0) or B (1): NEG says signed.
    fn whole_numbers(&self, matrix: &Matrix, source: u32) -> Vec<Vec<i64>> {
        let unused = 32 - u32::from(self.elements[0].bits());
        let value = |raw: &u32| {
            let aligned = raw << unused;
            i64::from(if self.neg >> source & 1 != 0 { aligned as i32 >> unused } else { (aligned >> unused) as i32 })
        };
        matrix.iter().map(|line| line.iter().map(value).collect()).collect()
    }

    /// The sum of integers; CLAMP saturates.
    fn integers(&self, pairs: impl Iterator<Item = Pair<i64>>, c: u32) -> u32 {
        let sum = pairs.fold(i64::from(c as i32), |sum, pair| sum + pair.left * pair.right);
        let clamped = sum.clamp(i32::MIN.into(), i32::MAX.into());
        if self.clamp { clamped as u32 } else { sum as u32 }
    }
}
