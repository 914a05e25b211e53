//! MFMA and SMFMAC (7.1 to 7.5): all 68 instructions. EXEC is ignored.

mod layout;
mod shapes;
mod sum;

pub use shapes::Shape;

use super::operand::{self, Source};
use super::vector_formats::Small;
use crate::fault::Fault;
use crate::wave::{ACCUMULATION, Vgpr, Wave};
use layout::{Input, Output, Place};
use sum::{Kind, Pair, dot, group, scale};
use tombolo_isa::arch::cdna4::small_format_registers;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::operand::{Element, OperandShape};

/// A matrix of a source: where it lies.
#[derive(Clone, Copy, Debug)]
struct Operand {
    kind: Kind,
    first: usize,
    registers: usize,
    layout: Input,
}

/// Matrix C.
#[derive(Clone, Copy, Debug)]
enum Addend {
    Registers(usize),
    Constant(Source),
}

/// The scale of a matrix: one for each 32 elements along K.
#[derive(Clone, Copy, Debug)]
struct Scale {
    source: ScaleSource,
    /// Which byte of the dword.
    byte: u32,
}

#[derive(Clone, Copy, Debug)]
enum ScaleSource {
    Register(usize),
    Constant(Source),
}

/// A matrix instruction, decoded.
#[derive(Clone, Debug)]
pub struct Operation {
    shape: &'static Shape,
    a: Operand,
    b: Operand,
    c: Addend,
    d: usize,
    registers: usize,
    /// 64-bit elements of C and D.
    wide: bool,
    /// CBSZ, ABID and BLGP where they move lanes, NEG where they negate.
    cbsz: u32,
    abid: u32,
    blgp: u32,
    neg: u32,
    /// The VGPR of sparse indices.
    index: usize,
    scales: Option<[Scale; 2]>,
}

fn kind(element: Element) -> Kind {
    match element {
        Element::F64 => Kind::F64,
        Element::F16 => Kind::F16,
        Element::Bf16 => Kind::Bf16,
        Element::I8 => Kind::I8,
        Element::Fp8 => Kind::Small(Small::Fp8),
        Element::Bf8 => Kind::Small(Small::Bf8),
        _ => Kind::F32,
    }
}

impl Operation {
    /// The operation of a decoded instruction.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        let row = instruction.opcode;
        let illegal = |reason: &str| Fault::Illegal { reason: format!("{}: {reason}", row.mnemonic) };
        let (Some(shape), [d, a, b, c, ..]) = (Shape::of(row), row.operands) else {
            return Err(Fault::Unsupported { mnemonic: row.mnemonic, reason: "the model does not know it" });
        };
        let field = |name| instruction.field(name);
        let acc_cd = field(FieldName::AccCd) == 1;
        let bank = |accumulates: bool| if accumulates { ACCUMULATION } else { 0 };
        let register = |shape: &OperandShape| usize::from(instruction.operand_code(row, shape) & 0xff);
        let chooses = shape.chooses_formats();
        let operand = |operand: &OperandShape, acc_bit: u32, format: FieldName| {
            let (kind, registers) = if chooses {
                let code = field(format);
                let small = Small::of_format(code).ok_or_else(|| illegal("this format has no meaning"))?;
                (Kind::Small(small), small_format_registers(code).into())
            } else {
                (kind(operand.data.element), usize::from(row.registers(operand, true)))
            };
            let first = bank(field(FieldName::Acc) >> acc_bit & 1 == 1) + register(operand);
            let is_a = acc_bit == 0;
            let depth = if shape.sparse && is_a { shape.depth / 2 } else { shape.depth };
            // Two runs: FP8 of F8F6F4 (7.1.5.1), and B of the sparse products whose depth is doubled (tables 34 to 37).
            let wide_bytes = chooses && kind.bits() == 8;
            let doubled = shape.sparse && !is_a && registers == 8;
            let layout = Input::new(shape, depth, if wide_bytes || doubled { 2 } else { 1 });
            Ok::<_, Fault>(Operand { kind, first, registers, layout })
        };
        let addend = match instruction.operand_code(row, c) {
            _ if shape.sparse => Addend::Registers(bank(acc_cd) + register(d)),
            code @ 0..=255 => {
                let element = tombolo_isa::operand::DataType { element: d.data.element, count: 1 };
                let source = operand::of_code(code, element, None);
                Addend::Constant(source.ok_or_else(|| illegal("C is neither a VGPR nor a constant"))?)
            }
            _ => Addend::Registers(bank(acc_cd) + register(c)),
        };
        let negates = row.modifiers.neg != 0;
        let moves = !chooses && !negates && !shape.sparse;
        Ok(Operation {
            shape,
            a: operand(a, 0, FieldName::Cbsz)?,
            b: operand(b, 1, FieldName::Blgp)?,
            c: addend,
            d: bank(acc_cd) + register(d),
            registers: row.registers(d, true).into(),
            wide: d.data.element.bits() == 64,
            cbsz: if moves || shape.sparse { field(FieldName::Cbsz) } else { 0 },
            abid: if moves || shape.sparse { field(FieldName::Abid) } else { 0 },
            blgp: if moves { field(FieldName::Blgp) } else { 0 },
            neg: if negates { field(FieldName::Neg) } else { 0 },
            index: register(c),
            scales: (row.format == Format::MaiScale).then(|| scales(instruction)).transpose()?,
        })
    }

    /// Executes it.
    pub fn execute(&self, wave: &mut Wave) {
        if !wave.owns_vgprs(self.d, self.registers) {
            return;
        }
        let Shape { size, depth, blocks, .. } = *self.shape;
        let output = Output::new(self.shape, self.wide);
        let mode = wave.mode();
        let a = Elements::load(wave, &self.a, |lane| self.lane_of_a(lane), self.neg & 1 != 0);
        let b = Elements::load(wave, &self.b, |lane| self.lane_of_b(lane), self.neg & 2 != 0);
        let columns = self.columns(wave);
        let kinds = [self.a.kind, self.b.kind];
        let group = group(kinds, self.a.registers);
        let mut results = vec![[0u32; 64]; self.registers];
        let mut pairs = Vec::with_capacity(depth);
        for block in 0..blocks {
            for (i, columns) in columns.iter().enumerate() {
                for j in 0..size {
                    let place = output.place(block, i, j);
                    pairs.clear();
                    for (at, &k) in columns.iter().enumerate() {
                        let scale = self.scale(wave, i, j, k);
                        pairs.push(Pair {
                            a: a.at(self.a.layout.place(block, i, at)),
                            b: b.at(self.b.layout.place(block, j, k)),
                            scale,
                        });
                    }
                    let value = dot(kinds, group, self.addend(wave, place), &pairs, mode);
                    if self.wide {
                        results[2 * place.item][place.lane] = value as u32;
                        results[2 * place.item + 1][place.lane] = (value >> 32) as u32;
                    } else {
                        results[place.item][place.lane] = value as u32;
                    }
                }
            }
        }
        for (index, values) in results.iter().enumerate() {
            wave.set_vgpr(self.d + index, u64::MAX, values);
        }
    }

    /// For each row of A, where along the depth its elements belong.
    fn columns(&self, wave: &Wave) -> Vec<Vec<usize>> {
        let Shape { size, depth, sparse, .. } = *self.shape;
        if !sparse {
            return vec![(0..depth).collect(); size];
        }
        let layout = self.a.layout;
        // Two bits an element, those of a lane behind each other; a dword may hold several such sets (7.5.1).
        let bits = 2 * layout.items() as u32;
        let sets = 32 / bits;
        let set = if self.cbsz & 3 == 0 { self.abid & (sets - 1) } else { 0 };
        let index = wave.vgpr(self.index);
        let column = |i: usize, at: usize| {
            let Place { lane, item } = layout.place(0, i, at);
            4 * (at / 2) + (index[lane] >> (bits * set + 2 * item as u32) & 3) as usize
        };
        (0..size).map(|i| (0..depth / 2).map(|at| column(i, at)).collect()).collect()
    }

    /// The lane that stands for a lane of A: CBSZ makes groups of 64, 32 ... lanes, of which ABID names the one that all are
    /// (7.1.6).
    fn lane_of_a(&self, lane: usize) -> usize {
        if self.shape.sparse {
            return lane;
        }
        let group = 64 >> self.cbsz.min(6);
        (lane % group + group * self.abid as usize) % 64
    }

    /// The lane that stands for a lane of B by BLGP (table 29).
    fn lane_of_b(&self, lane: usize) -> usize {
        match self.blgp {
            0 => lane,
            1 => lane % 32,
            2 => 32 + lane % 32,
            3 => (lane + 16) % 64,
            quarter => 16 * (quarter as usize - 4) + lane % 16,
        }
    }

    fn addend(&self, wave: &Wave, place: Place) -> u64 {
        let sign = if self.neg & 4 != 0 { 1 << 63 } else { 0 };
        let value = match self.c {
            Addend::Constant(source) => source.read(wave),
            Addend::Registers(first) if self.wide => {
                let word = |index| u64::from(wave.vgpr(first + 2 * place.item + index)[place.lane]);
                word(0) | word(1) << 32
            }
            Addend::Registers(first) => wave.vgpr(first + place.item)[place.lane].into(),
        };
        value ^ sign
    }

    /// The exponent that scales add to the product of row `i` and column `j` at `k`: that of K block `n` and row `i` of A is in lane
    /// `size * n + i`.
    fn scale(&self, wave: &Wave, i: usize, j: usize, k: usize) -> Option<i32> {
        let Some([a, b]) = self.scales else { return Some(0) };
        let block = k / 32;
        let exponent = |of: Scale, index: usize| {
            let word = match of.source {
                ScaleSource::Register(register) => wave.vgpr(register)[self.shape.size * block + index],
                // The exponent of a float constant, in every byte.
                ScaleSource::Constant(source) => ((source.read(wave) as u32) >> 23 & 0xff) * 0x0101_0101,
            };
            scale((word >> (8 * of.byte)) as u8)
        };
        Some(exponent(a, i)? + exponent(b, j)?)
    }
}

/// The scales of A and B; OP_SEL_HI and OP_SEL choose a byte.
fn scales(instruction: &Instruction) -> Result<[Scale; 2], Fault> {
    let row = instruction.opcode;
    let of = |name: FieldName, bit: u32| {
        let shape = row.operands.iter().find(|shape| shape.field == name);
        let code = shape.map_or(0, |shape| instruction.operand_code(row, shape));
        let source = match (code, shape) {
            (256.., _) => ScaleSource::Register(usize::from(code - 256)),
            (_, Some(shape)) => {
                let source = operand::of_code(code, shape.data, None);
                let illegal = || Fault::Illegal { reason: format!("{}: source code {code} is no scale", row.mnemonic) };
                ScaleSource::Constant(source.ok_or_else(illegal)?)
            }
            (_, None) => return Err(Fault::Illegal { reason: format!("{}: no scales", row.mnemonic) }),
        };
        let select = |name| instruction.field(name) >> bit & 1;
        Ok(Scale { source, byte: select(FieldName::OpSel) | select(FieldName::OpSelHi) << 1 })
    };
    Ok([of(FieldName::Scale0, 0)?, of(FieldName::Scale1, 1)?])
}

/// The elements of A or B, by lane and number.
struct Elements {
    registers: Vec<Vgpr>,
    bits: usize,
    sign: u64,
    lanes: [usize; 64],
}

impl Elements {
    fn load(wave: &Wave, operand: &Operand, lane: impl Fn(usize) -> usize, negate: bool) -> Elements {
        // Registers beyond the wave's are the first (3.6.4).
        let first = if wave.owns_vgprs(operand.first, operand.registers) { operand.first } else { 0 };
        let bits = operand.kind.bits();
        Elements {
            registers: (0..operand.registers).map(|index| *wave.vgpr(first + index)).collect(),
            bits,
            sign: if negate { 1 << (bits - 1) } else { 0 },
            lanes: std::array::from_fn(lane),
        }
    }

    fn at(&self, Place { lane, item }: Place) -> u64 {
        let lane = self.lanes[lane];
        let (word, shift) = (item * self.bits / 32, item * self.bits % 32);
        let dword = |index: usize| self.registers.get(index).map_or(0, |register| u64::from(register[lane]));
        let value = (dword(word) | dword(word + 1) << 32) >> shift;
        let mask = u64::MAX >> (64 - self.bits);
        (value & mask) ^ self.sign
    }
}
