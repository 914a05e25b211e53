//! The instructions that software must put between a matrix instruction and what depends on it (7.6, table 38): a checker, which
//! changes nothing of what is executed. Silicon gives wrong results where too few are there; this model never does.
//!
//! An instruction counts one wait, S_NOP one more than its constant. Table 11 (4.5), which is not about matrices, is not checked.

use super::matrix::Shape;
use crate::wave::ACCUMULATION;
use std::collections::VecDeque;
use tombolo_isa::arch::cdna4::{op, small_format_registers};
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Class, Implicit};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};

/// The longest wait of the table.
const LONGEST: u64 = 20;

/// VGPRs: the first, and how many.
type Range = (usize, usize);

fn overlaps(a: Range, b: Range) -> bool {
    a.0 < b.0 + b.1 && b.0 < a.0 + a.1
}

/// What the table tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Matrices of integers and floats of at most 16 bits, dense and sparse.
    Xdl,
    /// Matrices of binary32.
    Sgemm,
    /// V_MFMA_F64_16X16X4_F64.
    Dgemm16,
    /// V_MFMA_F64_4X4X4_4B_F64.
    Dgemm4,
    /// Dot products.
    Dot(op::Operation),
    /// The vector ALU otherwise.
    Valu,
    /// Memory and LDS.
    Memory,
}

impl Kind {
    const fn is_matrix(self) -> bool {
        matches!(self, Kind::Xdl | Kind::Sgemm | Kind::Dgemm16 | Kind::Dgemm4)
    }
}

/// What an instruction does to VGPRs.
#[derive(Debug, Clone)]
struct Event {
    kind: Kind,
    time: u64,
    passes: u32,
    /// A, B and the index of matrices; all sources of others.
    sources: Vec<Range>,
    /// C.
    addend: Option<Range>,
    written: Vec<Range>,
    writes_exec: bool,
}

/// A violation: which rule, the register, the waits required and those found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Violation {
    /// The row of the table, in words.
    pub rule: &'static str,
    /// The first register that both touch, accumulation VGPRs from 256 on.
    pub register: u16,
    /// Waits that the table asks for.
    pub required: u32,
    /// Waits that there are.
    pub found: u32,
}

/// The last instructions of a wave.
#[derive(Debug, Clone, Default)]
pub struct Hazards {
    time: u64,
    recent: VecDeque<Event>,
}

impl Hazards {
    /// Looks at an instruction before it is executed; answers what it violates, if anything.
    pub fn check(&mut self, instruction: &Instruction) -> Option<Violation> {
        if instruction.opcode.operation == op::S_NOP {
            self.time += u64::from(instruction.field(FieldName::Simm16) & 15) + 1;
            return None;
        }
        self.time += 1;
        let event = event(instruction, self.time)?;
        while self.recent.front().is_some_and(|first| first.time + LONGEST < self.time) {
            self.recent.pop_front();
        }
        let violation = self.recent.iter().rev().find_map(|first| violation(first, &event));
        self.recent.push_back(event);
        violation
    }
}

/// A column of the table by the passes of the first instruction.
fn by_passes(passes: u32, waits: [u32; 4]) -> u32 {
    waits[match passes {
        0..=2 => 0,
        3..=4 => 1,
        5..=8 => 2,
        _ => 3,
    }]
}

fn violation(first: &Event, second: &Event) -> Option<Violation> {
    let found = (second.time - first.time - 1) as u32;
    let shared = |ranges: &[Range]| {
        let pairs = first.written.iter().flat_map(|a| ranges.iter().map(move |b| (*a, *b)));
        pairs.filter(|&(a, b)| overlaps(a, b)).map(|(a, b)| a.0.max(b.0) as u16).min()
    };
    let too_few = |rule, register: Option<u16>, required: u32| {
        let register = register?;
        (found < required).then_some(Violation { rule, register, required, found })
    };
    if second.kind.is_matrix() && first.writes_exec {
        return too_few("V_CMPX, then a matrix instruction", Some(0), 4);
    }
    // The anti-dependency: C of the first may be read after the second has written it.
    if first.kind == Kind::Xdl && matches!(second.kind, Kind::Valu | Kind::Dot(_)) {
        let late = first.addend.and_then(|addend| second.written.iter().find(|&&written| overlaps(addend, written)));
        let required = by_passes(first.passes, [1, 3, 7, 15]);
        let found =
            too_few("a matrix instruction reads C, then the vector ALU writes it", late.map(|r| r.0 as u16), required);
        if found.is_some() {
            return found;
        }
    }
    let addend = second.addend.as_slice();
    let same = second.addend.is_some_and(|addend| first.written.contains(&addend)) && first.passes == second.passes;
    let of_c = |exact: u32, overlapped: u32, rule| too_few(rule, shared(addend), if same { exact } else { overlapped });
    let second_is_gemm = matches!(second.kind, Kind::Sgemm | Kind::Dgemm16 | Kind::Dgemm4);
    match (first.kind, second.kind) {
        (Kind::Valu, second_kind) if second_kind.is_matrix() => {
            let read = shared(&second.sources).or_else(|| shared(addend));
            too_few("the vector ALU writes, then a matrix instruction reads", read, 2)
        }
        (Kind::Dot(a), Kind::Dot(b)) if a == b => {
            too_few("a dot product writes, then the same opcode reads a factor", shared(&second.sources), 3)
        }
        (Kind::Dot(_), _) => {
            let touched = shared(&second.sources).or_else(|| shared(addend)).or_else(|| shared(&second.written));
            too_few("a dot product writes, then another opcode reads or writes", touched, 3)
        }
        (kind, second_kind) if kind.is_matrix() && second_kind.is_matrix() => {
            let (c, factor) = match kind {
                Kind::Xdl if second_kind == Kind::Xdl => {
                    let exact = by_passes(first.passes, [2, 0, 0, 0]);
                    (Some((exact, by_passes(first.passes, [4, 6, 10, 18]))), by_passes(first.passes, [5, 8, 12, 20]))
                }
                Kind::Xdl => {
                    let overlapped = by_passes(first.passes, [3, 6, 10, 18]);
                    (Some((overlapped, overlapped)), by_passes(first.passes, [5, 8, 12, 20]))
                }
                Kind::Sgemm => {
                    let overlapped = by_passes(first.passes, [2, 4, 8, 16]);
                    let exact =
                        if second_kind == Kind::Sgemm { by_passes(first.passes, [2, 0, 0, 0]) } else { overlapped };
                    (second_is_gemm.then_some((exact, overlapped)), by_passes(first.passes, [4, 6, 10, 18]))
                }
                Kind::Dgemm16 => {
                    let exact = if second_kind == Kind::Dgemm16 { 0 } else { 17 };
                    (second_is_gemm.then_some((exact, 17)), 19)
                }
                _ => (second_is_gemm.then_some((4, 4)), 6),
            };
            c.and_then(|(exact, overlapped)| of_c(exact, overlapped, "a matrix instruction writes, then one reads C"))
                .or_else(|| {
                    too_few("a matrix instruction writes, then one reads a factor", shared(&second.sources), factor)
                })
        }
        (kind, second_kind) if kind.is_matrix() => {
            let required = match kind {
                Kind::Xdl => by_passes(first.passes, [5, 8, 12, 20]),
                Kind::Sgemm => by_passes(first.passes, [4, 6, 10, 18]),
                Kind::Dgemm16 if second_kind == Kind::Memory => 18,
                Kind::Dgemm16 => 19,
                _ if second_kind == Kind::Memory => 9,
                _ => 6,
            };
            match second_kind {
                Kind::Memory => {
                    too_few("a matrix instruction writes, then memory reads", shared(&second.sources), required)
                }
                _ => {
                    let touched = shared(&second.sources).or_else(|| shared(&second.written));
                    too_few("a matrix instruction writes, then the vector ALU reads or writes", touched, required)
                }
            }
        }
        _ => None,
    }
}

fn event(instruction: &Instruction, time: u64) -> Option<Event> {
    let row = instruction.opcode;
    let shape = Shape::of(row);
    let kind = match (shape, row.class) {
        (Some(_), _) => match row.operands.get(1)?.data.element {
            Element::F64 if row.operation == op::V_MFMA_F64_4X4X4_4B_F64 => Kind::Dgemm4,
            Element::F64 => Kind::Dgemm16,
            Element::F32 => Kind::Sgemm,
            _ => Kind::Xdl,
        },
        (None, Class::Valu | Class::Trans | Class::Matrix) if is_dot(row.operation) => Kind::Dot(row.operation),
        (None, Class::Valu | Class::Trans | Class::Matrix) => Kind::Valu,
        (None, Class::Vmem | Class::Lds) => Kind::Memory,
        _ => return None,
    };
    let mut event = Event {
        kind,
        time,
        passes: passes(instruction),
        sources: vec![],
        addend: None,
        written: vec![],
        writes_exec: row.writes.contains(Implicit::EXEC),
    };
    for shape in row.operands {
        let Some(range) = registers(instruction, shape) else { continue };
        if shape.access.writes() {
            event.written.push(range);
        }
        if !shape.access.reads() {
            continue;
        }
        let is_c = kind.is_matrix() && (shape.kind == OperandKind::MatrixSource || shape.field == FieldName::Vdst)
            || matches!(kind, Kind::Dot(_)) && matches!(shape.field, FieldName::Src2 | FieldName::Vdst);
        if is_c { event.addend = Some(range) } else { event.sources.push(range) }
    }
    Some(event)
}

fn is_dot(operation: op::Operation) -> bool {
    operation.rows().any(|row| row.dot > 0)
        || matches!(
            operation,
            op::V_DOT2C_F32_F16 | op::V_DOT2C_F32_BF16 | op::V_DOT2C_I32_I16 | op::V_DOT4C_I32_I8 | op::V_DOT8C_I32_I4
        )
}

/// Passes, of four cycles each, that a matrix instruction takes (tables 28 and 33); zero for others.
pub fn passes(instruction: &Instruction) -> u32 {
    let Some(shape) = Shape::of(instruction.opcode) else { return 0 };
    let wide = |field| matches!(instruction.field(field), 0 | 1);
    let slow = shape.chooses_formats() && (wide(FieldName::Cbsz) || wide(FieldName::Blgp));
    if slow { 2 * shape.passes } else { shape.passes }
}

/// The VGPRs of an operand.
fn registers(instruction: &Instruction, shape: &OperandShape) -> Option<Range> {
    use OperandKind::*;
    let row = instruction.opcode;
    let field = |name| instruction.field(name);
    let code = usize::from(instruction.operand_code(row, shape));
    let count = usize::from(row.registers(shape, true));
    let bank = |accumulates: bool| if accumulates { ACCUMULATION } else { 0 };
    let is_memory = matches!(row.class, Class::Vmem | Class::Lds);
    Some(match shape.kind {
        Vgpr | Returned if is_memory => {
            if shape.kind == Returned && field(FieldName::Glc) == 0 || field(FieldName::Lds) == 1 {
                return None;
            }
            let data = shape.field != FieldName::Addr && field(FieldName::Acc) & 1 == 1;
            (bank(data) + (code & 0xff), count)
        }
        BufferAddress => match field(FieldName::Offen) + field(FieldName::Idxen) {
            0 => return None,
            addresses => (code, addresses as usize),
        },
        FlatAddress => (code, if field(FieldName::Saddr) == 0x7f { 2 } else { 1 }),
        ScratchAddress if field(FieldName::Sve) == 1 => (code, 1),
        Accumulation => (ACCUMULATION + (code & 0xff), count),
        Matrix | MatrixSource => {
            if shape.field != FieldName::Vdst && code < 256 {
                return None;
            }
            let (accumulates, format) = match shape.field {
                FieldName::Src0 => (field(FieldName::Acc) & 1 == 1, Some(FieldName::Cbsz)),
                FieldName::Src1 => (field(FieldName::Acc) & 2 == 2, Some(FieldName::Blgp)),
                _ => (field(FieldName::AccCd) == 1, None),
            };
            let chooses = Shape::of(row).is_some_and(Shape::chooses_formats);
            let count = match format {
                Some(format) if chooses => small_format_registers(field(format)).into(),
                _ => count,
            };
            (bank(accumulates) + (code & 0xff), count)
        }
        Vgpr => (code & 0xff, count),
        VectorSource | MatrixScale if code >= 256 => (code & 0xff, count),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::cdna4::decode;

    fn check(program: &[&[u32]]) -> Option<Violation> {
        let mut hazards = Hazards::default();
        program.iter().fold(None, |found, words| found.or(hazards.check(&decode(words).unwrap())))
    }

    // v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3], four passes.
    const MFMA: &[u32] = &[0xd3cd_0000, 0x0402_0d04];
    // v_mov_b32 v4, v8; v_mov_b32 v8, v1; v_mov_b32 v1, v8.
    const WRITES_FACTOR: &[u32] = &[0x7e08_0308];
    const READS_RESULT: &[u32] = &[0x7e10_0301];
    const WRITES_RESULT: &[u32] = &[0x7e02_0308];

    const fn nop(waits: u32) -> [u32; 1] {
        [0xbf80_0000 | (waits - 1)]
    }

    #[test]
    fn a_factor_that_the_vector_alu_writes_needs_two_waits() {
        let found = check(&[WRITES_FACTOR, &nop(1), MFMA]);
        assert_eq!(found.map(|v| (v.required, v.found, v.register)), Some((2, 1, 4)));
        assert_eq!(check(&[WRITES_FACTOR, &nop(2), MFMA]), None);
    }

    #[test]
    fn a_result_of_four_passes_needs_eight_waits_before_the_vector_alu() {
        let found = check(&[MFMA, &nop(7), READS_RESULT]);
        assert_eq!(found.map(|v| (v.required, v.found, v.register)), Some((8, 7, 1)));
        assert_eq!(check(&[MFMA, &nop(8), READS_RESULT]), None);
        assert_eq!(check(&[MFMA, &nop(7), WRITES_RESULT]).map(|v| v.required), Some(8));
    }

    #[test]
    fn accumulation_into_the_same_registers_needs_none() {
        assert_eq!(check(&[MFMA, MFMA]), None);
        // Of registers that only overlap, six.
        let shifted: &[u32] = &[0xd3cd_0002, 0x040a_0d04];
        assert_eq!(check(&[MFMA, &nop(5), shifted]).map(|v| (v.required, v.found)), Some((6, 5)));
        assert_eq!(check(&[MFMA, &nop(6), shifted]), None);
    }
}
