//! Wave matrix multiply: WMMA and the sparse SWMMAC, for every element type and both wave sizes (7.12).
//!
//! EXEC is ignored, and no exception is raised. An element of D starts with C; groups of products along K are added to it as [`sum`] says.
//! [`Multiply::each_element`] is what the results are; [`tile`] has a quicker way to most of them.

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
#[cfg(test)]
mod tests;
mod tile;

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

/// Most elements along K.
const MAX_DEPTH: usize = 64;

/// Raw elements by row and column; B is held transposed.
type Matrix = Vec<Vec<u32>>;

/// The elements of D by row and column.
type Tile = [[u32; SIZE]; SIZE];

/// Where C is.
#[derive(Clone, Copy)]
enum Addend {
    /// From this VGPR on.
    Registers(usize),
    /// The same everywhere.
    Constant(u32),
}

/// A multiply: where its matrices are, and how elements become a sum.
struct Multiply {
    kind: Kind,
    /// Elements along K of B, and of what A is packed into.
    depth: usize,
    packed_depth: usize,
    layout: Layout,
    /// Widths of the elements of A and B, and of C and D.
    input_bits: u32,
    output_bits: u32,
    /// The first VGPRs of A and B.
    sources: [usize; 2],
    addend: Addend,
    /// The VGPR of the index and which of its sets; of a sparse A.
    index: (usize, usize),
    arithmetic: Arithmetic,
}

fn multiply(wave: &mut Wave, instruction: &Instruction, depth: usize, kind: Kind) -> Result<(), Fault> {
    let multiply = Multiply::new(wave, instruction, depth, kind)?;
    let result = tile::product(wave, &multiply).unwrap_or_else(|| multiply.each_element(wave));
    let d = instruction.opcode.operands[0];
    store(wave, register(instruction, &d), multiply.output_bits, multiply.layout, &result);
    Ok(())
}

/// The VGPR that an operand names.
fn register(instruction: &Instruction, shape: &OperandShape) -> usize {
    usize::from(instruction.operand_code(instruction.opcode, shape) & 0xff)
}

impl Multiply {
    fn new(wave: &Wave, instruction: &Instruction, depth: usize, kind: Kind) -> Result<Self, Fault> {
        let row = instruction.opcode;
        let [d, a, b, c] = row.operands else {
            let reason = "a matrix multiply without four operands";
            return Err(Fault::Unsupported { mnemonic: row.mnemonic, reason });
        };
        let layout = Layout::new(wave.size());
        // A source that ends beyond the wave's VGPRs begins at V0 (3.3.2.2).
        let source = |shape: &OperandShape, registers: usize| {
            let first = register(instruction, shape);
            if wave.owns_vgprs(first, registers) { first } else { 0 }
        };
        let packed_depth = if kind == Kind::Sparse { depth / 2 } else { depth };
        let (input_bits, output_bits) = (u32::from(a.data.element.bits()), u32::from(d.data.element.bits()));
        let a_registers = (layout.elements_per_lane(input_bits, packed_depth) * input_bits as usize / 32).max(1);
        let b_registers = match kind {
            Kind::Dense => a_registers,
            Kind::Sparse => SIZE * depth * input_bits as usize / (32 * wave.size().lanes()),
        };
        let index = match kind {
            Kind::Dense => (0, 0),
            Kind::Sparse => (source(c, 1), instruction.field(FieldName::OpSel) as usize),
        };
        let addend_shape = if kind == Kind::Sparse { d } else { c };
        let addend = match instruction.source(row, addend_shape) {
            Some(Source::Vgpr(_)) => Addend::Registers(source(addend_shape, layout.output_registers(output_bits))),
            other => {
                let constant = other
                    .and_then(|source| Scalar::new(source, DataType { count: 1, ..d.data }, instruction.literal()))
                    .ok_or_else(|| Fault::Illegal {
                        reason: format!("{}: an addend that no matrix instruction can read", row.mnemonic),
                    })?;
                // The low bits of the constant (7.7.2).
                Addend::Constant(constant.read(wave) as u32 & (u32::MAX >> (32 - output_bits)))
            }
        };
        let elements = [a, b, d].map(|shape| shape.data.element);
        Ok(Self {
            kind,
            depth,
            packed_depth,
            layout,
            input_bits,
            output_bits,
            sources: [source(a, a_registers), source(b, b_registers)],
            addend,
            index,
            arithmetic: Arithmetic::new(instruction, kind, elements, wave.mode().into()),
        })
    }

    /// Elements along K of A (`source` 0) or B (1).
    const fn depth_of(&self, source: usize) -> usize {
        if source == 0 { self.packed_depth } else { self.depth }
    }

    /// Where the element of A (`source` 0) or B (1) is.
    fn place(&self, source: usize, line: usize, k: usize) -> Place {
        match self.kind {
            Kind::Sparse if source == 1 => self.layout.sparse_right(self.input_bits, self.depth, line, k),
            _ => self.layout.input(self.input_bits, self.depth_of(source), line, k),
        }
    }

    /// Which column of A each of its elements belongs to.
    fn columns(&self, wave: &Wave) -> Columns {
        match self.kind {
            Kind::Dense => Columns::Dense,
            Kind::Sparse => {
                let (index, set) = self.index;
                Columns::Kept(kept_columns(wave.vgpr(index), set, self.input_bits, self.packed_depth, self.layout))
            }
        }
    }

    /// D, one element after the other.
    fn each_element(&self, wave: &Wave) -> Tile {
        let load = |first: usize, bits: u32, columns: usize, place: &dyn Fn(usize, usize) -> Place| -> Matrix {
            let element = |row, column| {
                let Place { lane, register, position } = place(row, column);
                wave.vgpr(first + register)[lane] >> (position * bits) & (u32::MAX >> (32 - bits))
            };
            (0..SIZE).map(|row| (0..columns).map(|column| element(row, column)).collect()).collect()
        };
        let [left, right] = [0, 1].map(|source| {
            let place = |line, k| self.place(source, line, k);
            load(self.sources[source], self.input_bits, self.depth_of(source), &place)
        });
        let addend = match self.addend {
            Addend::Constant(bits) => vec![vec![bits; SIZE]; SIZE],
            Addend::Registers(first) => {
                load(first, self.output_bits, SIZE, &|m, n| self.layout.output(self.output_bits, m, n))
            }
        };
        let columns = self.columns(wave);
        let arithmetic = &self.arithmetic;
        if arithmetic.elements[2] == Element::I32 {
            let [left, right] =
                [(left, 0), (right, 1)].map(|(matrix, source)| arithmetic.whole_numbers(&matrix, source));
            each_element(|m, n| arithmetic.integers(pairs(&columns, m, &left[m], &right[n]), addend[m][n]))
        } else {
            let [left, right] = [(left, 0), (right, 1)].map(|(matrix, source)| arithmetic.numbers(&matrix, source));
            each_element(|m, n| arithmetic.dot(pairs(&columns, m, &left[m], &right[n]), addend[m][n]))
        }
    }
}

/// Which column of A each of its elements belongs to.
#[expect(clippy::large_enum_variant, reason = "one lies on the stack for a multiply")]
enum Columns {
    /// A has them all.
    Dense,
    /// By row and element of a packed A; [`DROPPED`] for one that is not kept.
    Kept([[u8; MAX_DEPTH / 2]; SIZE]),
}

/// Of an element that takes part in nothing.
const DROPPED: u8 = u8::MAX;

impl Columns {
    /// Column of element `at` of A's row `m`.
    #[inline(always)]
    fn of(&self, m: usize, at: usize) -> Option<usize> {
        match self {
            Self::Dense => Some(at),
            Self::Kept(columns) => Some(columns[m][at]).filter(|column| *column != DROPPED).map(usize::from),
        }
    }
}

/// For each row of a packed sparse A, the column of each of its elements; [`DROPPED`] for one that the expansion of 7.12.3 drops. The
/// index has two bits for each element, in the order of the elements within their lane, in one of as many sets as fit in 32 bits.
fn kept_columns(index: &Vgpr, set: usize, bits: u32, depth: usize, layout: Layout) -> [[u8; MAX_DEPTH / 2]; SIZE] {
    let per_lane = layout.elements_per_lane(bits, depth);
    let set = set % (16 / per_lane);
    let mut columns = [[DROPPED; MAX_DEPTH / 2]; SIZE];
    for at in 0..depth / 2 {
        // The other rows are in the lanes behind that of row 0.
        let Place { lane, register, position } = layout.input(bits, depth, 0, at * 2);
        let within = register * (32 / bits as usize) + position as usize + set * per_lane;
        for (m, columns) in columns.iter_mut().enumerate() {
            let [first, second] = [0, 2].map(|bit| (index[lane + m] >> (2 * within + bit) & 3) as u8);
            // The first element cannot reach column 3, nor the second one column 0, and the first one goes before the second.
            let keeps_first = first != 3;
            let keeps_second = second != 0 && !(keeps_first && first == second);
            let column = |keeps: bool, column: u8| if keeps { at as u8 * 4 + column } else { DROPPED };
            columns[at * 2] = column(keeps_first, first);
            columns[at * 2 + 1] = column(keeps_second, second);
        }
    }
    columns
}

fn store(wave: &mut Wave, first: usize, bits: u32, layout: Layout, result: &Tile) {
    let registers = layout.output_registers(bits);
    if !wave.owns_vgprs(first, registers) {
        return;
    }
    let mut rows = [[0; 64]; SIZE / 2];
    for (m, line) in result.iter().enumerate() {
        // The other columns are in the lanes behind that of column 0.
        let Place { lane, register, position } = layout.output(bits, m, 0);
        let lanes = rows[register][lane..].iter_mut();
        lanes.zip(line).for_each(|(lane, value)| *lane |= value << (position * bits));
    }
    let all = wave.size().mask();
    for (register, row) in rows[..registers].iter().enumerate() {
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
fn pairs<T: Copy>(columns: &Columns, m: usize, left: &[T], right: &[T]) -> impl Iterator<Item = Pair<T>> {
    left.iter()
        .enumerate()
        .filter_map(move |(at, left)| Some(Pair { at, left: *left, right: right[columns.of(m, at)?] }))
}

fn each_element(value: impl Fn(usize, usize) -> u32) -> Tile {
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
        let (keep, flip) = self.addend_masks::<F>();
        Number::new::<F>(u64::from(raw) & keep ^ flip, F::rules(&self.mode).input_denormals)
    }

    /// Bits of C that ABS leaves, and those that NEG flips.
    fn addend_masks<F: Format>(&self) -> (u64, u64) {
        let [abs, neg] = [self.neg_hi, self.neg].map(|field| self.addend_modified && field & 4 != 0);
        (if abs { F::MAGNITUDE } else { F::MAGNITUDE | F::SIGN }, if neg { F::SIGN } else { 0 })
    }

    /// How many products along K are added at once, with what was there before: eight elements of A if they have 16 bits, all sixteen
    /// if they have 8.
    const fn group_size(&self) -> usize {
        if self.elements[0].bits() == 16 { SIZE / 2 } else { SIZE }
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

    /// The sum of all groups, as binary32.
    fn groups(&self, mut pairs: impl Iterator<Item = Pair<Number>>, addend: Number) -> u64 {
        let size = self.group_size();
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
