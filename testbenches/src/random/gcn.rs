//! What random programs of Sea Islands and of CDNA4 share: one wave, random registers, LDS, memory and MODE, and code in parts. Both targets of
//! instruction vectors run a program, and their final states are compared.
//!
//! Registers: s[4:5] points to memory that is only read, s[6:7] to memory that is written, s[84:87] is a buffer of that, s[88:91] one of
//! records, s[92:95] one of what is only read, s[80:83] one that is made anew for each use; [`SGPRS`] and [`VGPRS`] hold data, v[2:3] is an address.

use super::form::{SGPRS, VGPRS};
use super::{below, once_in, pick, variable, word};
use crate::skip::campaigns_are_wanted;
use tombolo_asm::{Options, assemble};
use tombolo_isa::canonical::canonical;
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Element, OperandKind, OperandShape};
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{LDS_BYTES, Segment, State, Vector};
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{TargetError, VectorTarget};

/// Where the code is.
const CODE: u64 = 0x2_0000_0000;
/// What is only read.
pub(super) const READ: u64 = 0x3_0000_0000;
/// What is written.
pub(super) const WRITTEN: u64 = 0x4_0000_0000;
/// Bytes of each; behind the second one as many belong to nobody.
pub(super) const BYTES: usize = 4096;
/// Bytes of LDS that addresses reach.
pub(super) const LDS_REACH: u32 = 4096;
/// Bytes of scratch of a lane, of CDNA4.
pub(super) const SCRATCH: u32 = 256;
/// High word of the LDS aperture.
const SHARED: u32 = 0x1_0000;

/// Code of VCC, the low word of which the high one follows.
pub(super) const VCC: u32 = 106;
/// Code of M0.
pub(super) const M0: u32 = 124;
/// Code of EXEC.
pub(super) const EXEC: u32 = 126;
/// VCCZ, with EXECZ and SCC behind it.
pub(super) const VCCZ: u32 = 251;
/// A dword follows as a source.
pub(super) const LITERAL: u32 = 255;
/// The first VGPR among sources of 9 bits.
pub(super) const FIRST_VGPR: u32 = 256;
/// S_WAITCNT 0.
pub(super) const WAIT: u32 = 0xbf8c_0000;
/// S_ENDPGM.
const END: u32 = 0xbf81_0000;

/// First of the scalar registers of a buffer, in fours: raw bytes of the memory that is written.
pub(super) const RAW: u32 = 84 / 4;
/// Records of it.
pub(super) const RECORDS: u32 = 88 / 4;
/// The one that is made anew.
pub(super) const OWN: u32 = 80;

/// A program: instructions that belong together, and the state in which it begins.
#[derive(Debug, Clone)]
pub struct Program {
    /// Whose code it is.
    pub target: Target,
    /// Dwords of each part.
    pub parts: Vec<Vec<u32>>,
    pub(super) state: State,
    pub(super) mode: u32,
    pub(super) lds: Vec<u8>,
    pub(super) memory: [Vec<u8>; 2],
}

/// Puts a value into a field of an instruction, if the format has it.
pub(super) fn set(format: Format, bits: &mut u128, name: FieldName, value: u32) {
    if let Some(field) = format.field(name) {
        let mask = ((1u128 << field.width()) - 1) << field.lsb;
        *bits = *bits & !mask | u128::from(value) << field.lsb & mask;
    }
}

/// The dwords of an opcode with these fields.
pub(super) fn with_fields(row: &Opcode, fields: &[(FieldName, u32)]) -> Vec<u32> {
    let mut words = canonical(row);
    let mut bits = words.iter().rev().fold(0u128, |bits, word| bits << 32 | u128::from(*word));
    fields.iter().for_each(|(name, value)| set(row.format, &mut bits, *name, *value));
    words.iter_mut().enumerate().for_each(|(at, word)| *word = (bits >> (32 * at)) as u32);
    words
}

/// The text of dwords.
pub fn text(target: Target, words: &[u32]) -> String {
    let mut text = String::new();
    if let Ok(instruction) = target.decode(words) {
        target.write_instruction(&mut text, &instruction, Syntax { wave64: true });
    }
    text.trim().to_owned()
}

/// The assembler takes the instruction: it keeps the limits on scalar values that an encoding may exceed.
pub(super) fn is_legal(target: Target, words: &[u32]) -> bool {
    assemble(&text(target, words), "form", &Options::of(target)).is_ok()
}

/// The dwords of an instruction that the program needs around others.
pub(super) fn line(target: Target, text: &str) -> Vec<u32> {
    let assembled = assemble(text, "line", &Options::of(target));
    let assembled = assembled.unwrap_or_else(|errors| panic!("{text}: {}", errors[0]));
    let bytes = assembled.text().unwrap_or_default();
    bytes.chunks_exact(4).map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).collect()
}

/// The first of `count` VGPRs of data.
pub(super) fn vgpr(count: u32, random: &mut SplitMix64) -> u32 {
    VGPRS.start + below(random, VGPRS.end - VGPRS.start - count.max(1) + 1)
}

/// A scalar register for the operand; the few that are no SGPRs among them.
pub(super) fn scalar_register(shape: &OperandShape, written: bool, random: &mut SplitMix64) -> u32 {
    // A mask of 64 lanes is a pair.
    let registers = if shape.data.element == Element::Mask { 2 } else { shape.data.registers() };
    let count = u32::from(registers).max(1).next_power_of_two();
    match below(random, 24) {
        0 => VCC,
        2 if count == 1 => M0,
        3 if !written => EXEC,
        4 if count == 1 => VCC + 1,
        _ => pick(random, &SGPRS.step_by(count as usize).collect::<Vec<_>>()),
    }
}

/// A scalar source: a constant, a literal where one can follow, a state bit or a register.
pub(super) fn scalar_source(shape: &OperandShape, literal: Option<&mut Option<u32>>, random: &mut SplitMix64) -> u32 {
    match (below(random, 8), literal) {
        (0..=1, _) => 128 + below(random, 81),
        (2, _) => 240 + below(random, 8),
        (3, Some(extra)) if extra.is_none() => {
            *extra = Some(word(random));
            LITERAL
        }
        (4, _) if shape.data.bits() <= 32 => VCCZ + below(random, 3),
        _ => scalar_register(shape, false, random),
    }
}

/// First of the registers of an operand, if it has one.
pub(super) fn data(row: &Opcode, name: FieldName, random: &mut SplitMix64) -> Option<(FieldName, u32)> {
    let shape = row.operands.iter().find(|shape| shape.field == name)?;
    // A returned value and a comparand lie behind each other.
    Some((name, vgpr(2 * u32::from(shape.data.registers()).max(1), random)))
}

pub(super) fn is_atomic(row: &Opcode) -> bool {
    row.mnemonic.contains("_atomic_")
}

/// It stores and nothing else: which of two lanes that store to one place comes last is open.
pub(super) fn is_store(row: &Opcode) -> bool {
    row.mnemonic.contains("_store_") || row.mnemonic.starts_with("ds_write")
}

pub(super) fn is_formatted(row: &Opcode) -> bool {
    row.mnemonic.contains("_format_")
}

/// v2 = v2 + `stride` times the number of the lane; v3 is lost. `add` adds v3 to v2.
pub(super) fn add_lane(target: Target, add: &str, stride: u32) -> Vec<u32> {
    [
        line(target, "v_mbcnt_lo_u32_b32_e64 v3, -1, 0"),
        line(target, "v_mbcnt_hi_u32_b32_e64 v3, -1, v3"),
        line(target, &format!("v_mul_u32_u24_e32 v3, {stride}, v3")),
        line(target, add),
    ]
    .concat()
}

/// Both halves of EXEC, often all ones.
pub(super) fn set_exec(target: Target, random: &mut SplitMix64) -> Vec<u32> {
    let mut half = |name: &str| {
        let value = if once_in(random, 2) { u32::MAX } else { word(random) };
        line(target, &format!("s_mov_b32 {name}, {value:#x}"))
    };
    [half("exec_lo"), half("exec_hi")].concat()
}

/// Some bits of MODE's rounding, denormals, DX10_CLAMP and IEEE. `opcode`: S_SETREG_IMM32_B32 of MODE.
pub(super) fn set_mode(opcode: u32, random: &mut SplitMix64) -> Vec<u32> {
    let offset = below(random, 10);
    let size = 1 + below(random, 10 - offset);
    vec![opcode | offset << 6 | (size - 1) << 11, random.next_u32()]
}

/// A FLAT access of these fields, to which its data are added; each lane goes to LDS or to memory. `add`: see [`add_lane`].
pub(super) fn flat(
    target: Target,
    add: &str,
    row: &Opcode,
    mut fields: Vec<(FieldName, u32)>,
    random: &mut SplitMix64,
) -> Vec<u32> {
    let line = |text: &str| line(target, text);
    fields.extend([FieldName::Vdst, FieldName::Data0].into_iter().filter_map(|name| data(row, name, random)));
    let mask = if is_store(row) { 0x2f } else { mask(row, 2048, random) };
    let [from, by] = [(); 2].map(|()| vgpr(1, random));
    [
        line(&format!("v_and_b32_e32 v2, {mask:#x}, v{from}")),
        if is_store(row) { add_lane(target, add, 64) } else { vec![] },
        line(&format!("v_cmp_gt_i32_e32 vcc, {}, v{by}", below(random, 2))),
        line(&format!("v_mov_b32_e32 v3, {SHARED:#x}")),
        line(&format!("v_cndmask_b32_e32 v3, {}, v3, vcc", WRITTEN >> 32)),
        with_fields(row, &fields),
        vec![WAIT],
    ]
    .concat()
}

/// The first SGPR that a scalar load writes, and the pair of SGPRs of its base; none if it writes nothing.
pub(super) fn scalar_load(row: &Opcode, random: &mut SplitMix64) -> Option<(u32, u32)> {
    let shape = row.operands.iter().find(|shape| shape.access.writes())?;
    let registers = u32::from(shape.data.registers()).max(1);
    let aligned = registers.next_power_of_two().min(4);
    let first = SGPRS.start + aligned * below(random, (SGPRS.end - SGPRS.start - registers) / aligned + 1);
    let is_buffer =
        row.operands.iter().any(|shape| shape.kind == OperandKind::SgprGroup && shape.data.registers() == 4);
    Some((first, if is_buffer { 92 / 2 } else { 4 / 2 }))
}

/// The mask of an offset below `end`: of atomic operations, and often of others, a multiple of 8.
pub(super) fn mask(row: &Opcode, end: u32, random: &mut SplitMix64) -> u32 {
    if is_atomic(row) || is_formatted(row) || once_in(random, 2) { end - 8 } else { end - 1 }
}

/// A data format and a number format that it has.
pub(super) fn format(random: &mut SplitMix64) -> [u32; 2] {
    let data = below(random, 15);
    let number = match data {
        6 | 7 => 7,
        4 | 11 | 13 | 14 => pick(random, &[4, 5, 7]),
        2 | 5 | 12 => pick(random, &[0, 1, 2, 3, 4, 5, 7]),
        _ => below(random, 6),
    };
    [data, number]
}

/// Word 3 of a resource with random formats and selections.
pub(super) fn formats(random: &mut SplitMix64) -> u32 {
    let [data, number] = format(random);
    (0..4).fold(data << 15 | number << 12, |bits, at| bits | pick(random, &[0, 1, 4, 5, 6, 7, 4 + at]) << (3 * at))
}

impl Program {
    /// A program of so many parts, which `part` makes, in a random state.
    pub(super) fn made(
        target: Target,
        random: &mut SplitMix64,
        length: usize,
        mut part: impl FnMut(&mut SplitMix64) -> Vec<u32>,
    ) -> Self {
        let mut state = State {
            exec: if once_in(random, 2) { u64::MAX } else { random.next_u64() },
            vcc: random.next_u64(),
            scc: once_in(random, 2),
            m0: word(random),
            ..State::default()
        };
        for register in SGPRS {
            state.scalars.insert(register as usize, word(random));
        }
        for (register, value) in [
            (4, READ as u32),
            (5, (READ >> 32) as u32),
            (6, WRITTEN as u32),
            (7, (WRITTEN >> 32) as u32),
            // Raw bytes.
            (84, WRITTEN as u32),
            (85, (WRITTEN >> 32) as u32),
            (86, BYTES as u32 - 8),
            (87, 0x2_4fac),
            // 64 records of 48 bytes.
            (88, WRITTEN as u32),
            (89, (WRITTEN >> 32) as u32 | 48 << 16),
            (90, 64),
            (91, 0x2_4fac),
            (92, READ as u32),
            (93, (READ >> 32) as u32),
            (94, BYTES as u32),
            (95, 0x2_4fac),
        ] {
            state.scalars.insert(register, value);
        }
        for register in VGPRS {
            state.vectors.insert(register as usize, (0..64).map(|_| word(random)).collect());
        }
        let mut bytes = |count: usize| -> Vec<u8> { (0..count / 4).flat_map(|_| word(random).to_le_bytes()).collect() };
        let (memory, mut lds) = ([bytes(BYTES), bytes(2 * BYTES)], bytes(2 * LDS_REACH as usize));
        lds.resize(LDS_BYTES, 0x5a);
        let mode = if once_in(random, 2) { 0x3c0 } else { random.next_u32() & 0x3ff };
        let parts = (0..length).map(|_| part(random)).collect();
        Self { target, parts, state, mode, lds, memory }
    }

    /// The vector. What comes out of it is not known: it is what the other target says.
    pub fn vector(&self) -> Vector {
        let mut words = self.parts.concat();
        words.push(END);
        let code = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let [read, written] = &self.memory;
        Vector {
            mode: self.mode,
            scratch_stride: if self.target == Target::Cdna4 { SCRATCH as usize } else { 0 },
            lds: self.lds.clone(),
            memory: vec![
                Segment { address: READ, data: read.clone() },
                Segment { address: WRITTEN, data: written.clone() },
            ],
            ..Vector::of_program("random program", self.target, 64, CODE, code, self.state.clone())
        }
    }

    /// Its text, MODE first.
    pub fn text(&self) -> String {
        let mut text = format!("MODE {:#x}, EXEC {:#x}\n", self.mode, self.state.exec);
        for part in &self.parts {
            let mut at = 0;
            while let Ok(instruction) = self.target.decode(&part[at..]) {
                text.push_str(&self::text(self.target, &part[at..]));
                text.push('\n');
                at += usize::from(instruction.dwords).max(1);
                if at >= part.len() {
                    break;
                }
            }
        }
        text
    }

    /// The same without the parts that the model refuses, which has no misaligned elements.
    pub fn accepted(mut self) -> Self {
        let is_refused = |program: &Self| matches!(ModelTarget.run(&program.vector()), Err(TargetError::Failed(error)) if error.contains("misaligned"));
        let mut at = 0;
        while at < self.parts.len() && is_refused(&self) {
            let begin = Self { parts: self.parts[..=at].to_vec(), ..self.clone() };
            if is_refused(&begin) {
                self.parts.remove(at);
            } else {
                at += 1;
            }
        }
        self
    }

    /// The smallest program found for which `fails` still holds: parts are left out one by one, from the end.
    pub fn shrunk(&self, mut fails: impl FnMut(&Self) -> bool) -> Self {
        let mut best = self.clone();
        let mut size = best.parts.len().div_ceil(2);
        while size > 0 {
            let mut at = 0;
            while at < best.parts.len() {
                let mut candidate = best.clone();
                candidate.parts.drain(at..(at + size).min(best.parts.len()));
                if fails(&candidate) { best = candidate } else { at += size }
            }
            size /= 2;
        }
        best
    }

    /// What differs at its end between the model and the hardware, if anything does; a program that the model refuses is no program.
    pub fn difference(&self, hardware: &mut RtlTarget) -> Option<String> {
        let vector = self.vector();
        let expected = match ModelTarget.run(&vector) {
            Ok(expected) => expected,
            Err(TargetError::Failed(error)) if error.contains("misaligned") => return None,
            Err(error) => return Some(format!("the model: {error}")),
        };
        let got = match hardware.run(&vector) {
            Ok(got) => got,
            Err(error) => return Some(format!("the hardware: {error}")),
        };
        if got == expected {
            return None;
        }
        let mut text = String::new();
        let mut note = |what: String, got: u64, expected: u64| {
            if got != expected && text.len() < 400 {
                text += &format!("{what}: got {got:x}, expected {expected:x}; ");
            }
        };
        note("exec".to_owned(), got.exec, expected.exec);
        note("vcc".to_owned(), got.vcc, expected.vcc);
        note("scc".to_owned(), got.scc.into(), expected.scc.into());
        note("m0".to_owned(), got.m0.into(), expected.m0.into());
        for (register, (got, expected)) in got.scalars.iter().zip(&expected.scalars).enumerate() {
            note(format!("s{register}"), (*got).into(), (*expected).into());
        }
        for (register, (got, expected)) in got.vectors.iter().zip(&expected.vectors).enumerate() {
            for (lane, (got, expected)) in got.iter().zip(expected).enumerate() {
                note(format!("v{register} lane {lane}"), (*got).into(), (*expected).into());
            }
        }
        let memories = got.memory.iter().zip(&expected.memory).chain([(&got.lds, &expected.lds)]);
        for (which, (got, expected)) in memories.enumerate() {
            for (at, (got, expected)) in got.iter().zip(expected).enumerate() {
                note(format!("memory {which} (2 is LDS) byte {at:#x}"), (*got).into(), (*expected).into());
            }
        }
        Some(text)
    }
}

/// The seeds to run: `TOMBOLO_PROGRAMS` of them (40 without it, 300 of a campaign) from `TOMBOLO_SEED` (1) on.
fn seeds() -> std::ops::Range<u64> {
    let first = variable("TOMBOLO_SEED", 1);
    first..first + variable("TOMBOLO_PROGRAMS", if campaigns_are_wanted() { 300 } else { 40 })
}

/// Runs the programs of the [`seeds`], and tells on stderr what is left of those whose ends differ. Their seeds.
pub fn differing(make: impl Fn(u64) -> Program) -> Vec<u64> {
    let mut hardware = RtlTarget::new(None);
    let mut differs = |seed: &u64| {
        let program = make(*seed);
        let found = program.difference(&mut hardware).is_some();
        if found {
            let small = program.shrunk(|program| program.difference(&mut hardware).is_some());
            let what = small.difference(&mut hardware).unwrap_or_default();
            eprintln!("seed {seed}: {what}\n{}", small.text());
        }
        found
    };
    seeds().filter(|seed| differs(seed)).collect()
}

/// Programs in which each of the rows comes once, `length` of them in each, and a last one of the instructions `quiet`. `empty` is the program of a
/// seed without parts, `part` an instruction of a row.
pub(super) fn in_turn(
    length: usize,
    rows: &[&'static Opcode],
    quiet: &[&str],
    empty: impl Fn(u64) -> Program,
    part: impl Fn(&'static Opcode, &mut SplitMix64) -> Vec<u32>,
) -> Vec<Program> {
    let last = empty(0);
    let last = Program { parts: quiet.iter().map(|text| line(last.target, text)).collect(), ..last };
    let programs = (0..).zip(rows.chunks(length)).map(|(seed, rows)| {
        let random = &mut SplitMix64::new(seed);
        Program { parts: rows.iter().map(|row| part(row, random)).collect(), ..empty(seed) }.accepted()
    });
    programs.chain([last]).collect()
}
