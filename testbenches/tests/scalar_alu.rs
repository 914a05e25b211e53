//! Random straight-line programs of scalar ALU instructions: hardware and model end in the same state.
//!
//! `TOMBOLO_PROGRAMS` sets how many programs run.

use pretty_assertions::assert_eq;
use std::collections::BTreeMap;
use tombolo_hdl::front::decode::{IssueClass, rdna4::predecode::class_of};
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::arch::rdna4::write_instruction;
use tombolo_isa::arch::rdna4::{decode, op};
use tombolo_isa::disasm::Syntax;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Access, OperandShape};
use tombolo_isa::target::Target;
use tombolo_sim::random::SplitMix64;
use tombolo_sim::vectors::format::{State, Vector};
use tombolo_sim::vectors::model::ModelTarget;
use tombolo_sim::vectors::rtl::RtlTarget;
use tombolo_sim::vectors::{Outcome, VectorTarget};
use tombolo_testbenches::random::{pick, word};

/// Physical lanes: as few as there may be, vectors do not matter here.
const LANES: usize = 4;
/// Programs of a short run.
const PROGRAMS: u64 = 150;
/// Instructions of a program.
const LENGTH: usize = 48;
/// S_ENDPGM.
const END: u32 = 0xbfb0_0000;
/// What a program ends with: the rest is for the prefetch, which needs 256 bytes behind the end (2.4).
const ENDS: [u32; 65] = [END; 65];
/// State registers with the same contents in both: MODE (often), STATUS, STATE_PRIV, SCRATCH_BASE_LO.
const STATE_REGISTERS: [u32; 6] = [1, 1, 1, 2, 4, 20];
/// Codes of special registers.
const VCC: u32 = 106;
const TTMP0: u32 = 108;
const NULL: u32 = 124;
const M0: u32 = 125;
const EXEC: u32 = 126;

/// A destination or register source; 64-bit ones are even.
fn register(random: &mut SplitMix64, wide: bool, written: bool) -> u32 {
    let special = if wide { [VCC, TTMP0 + 2, NULL, EXEC] } else { [VCC + 1, TTMP0, M0, EXEC] };
    let rarely = if written { 16 } else { 6 };
    if random.next_u32().is_multiple_of(rarely) {
        return pick(random, &special);
    }
    let number = random.next_u32() % 104;
    if wide { number & !1 } else { number }
}

/// A source: a register or a constant.
fn source(random: &mut SplitMix64, shape: &OperandShape) -> u32 {
    let wide = shape.data.bits() == 64;
    match random.next_u32() % 8 {
        0 => 128 + random.next_u32() % 81,
        1 => 240 + random.next_u32() % 9,
        2 => pick(random, &[255, 253, NULL]),
        _ => register(random, wide, false),
    }
}

/// The dwords of a random instruction of `row`.
fn instruction(random: &mut SplitMix64, row: &Opcode) -> Vec<u32> {
    let layout = row.format.layout();
    let mut bits = layout.value;
    let mut literal = false;
    let mut set = |name: FieldName, value: u32| {
        if let Some(field) = row.format.field(name) {
            bits |= value << field.lsb;
        }
    };
    set(FieldName::Op, row.opcode.into());
    let relative = row.group == "relative move";
    for shape in row.operands {
        let wide = shape.data.bits() == 64;
        match shape.field {
            FieldName::Simm16 if row.group == "mode/state access" => {
                let register = pick(random, &STATE_REGISTERS);
                set(FieldName::Simm16, random.next_u32() & 0xffc0 | register);
            }
            FieldName::Simm16 => set(FieldName::Simm16, random.next_u32() & 0xffff),
            FieldName::Literal => literal = true,
            FieldName::Sdst => set(FieldName::Sdst, register(random, wide, shape.access != Access::Read)),
            name if relative => set(name, register(random, wide, false)),
            name => {
                let code = source(random, shape);
                literal |= code == 255;
                set(name, code);
            }
        }
    }
    let mut words = vec![];
    if relative {
        // M0: an even offset that often stays in range.
        let offset = pick(random, &[0, 2, 8, 40, 100, 0x0004_0002, 0x0032_0010, 0xffff_fffe]);
        words.extend([0xbe80_00ff | M0 << 16, offset]);
    }
    words.push(bits);
    if literal {
        words.push(word(random));
    }
    words
}

/// The vector that runs `instructions` from a random state.
fn vector(seed: u64, instructions: &[Vec<u32>]) -> Vector {
    let mut random = SplitMix64::new(seed);
    let wide = |random: &mut SplitMix64| u64::from(word(random)) << 32 | u64::from(word(random));
    let input = State {
        exec: wide(&mut random),
        vcc: wide(&mut random),
        scc: random.next_u32() & 1 == 1,
        m0: word(&mut random),
        scalars: (0..106).map(|number| (number, word(&mut random))).collect(),
        vectors: BTreeMap::new(),
    };
    let words = instructions.iter().flatten().chain(&ENDS);
    let code = words.flat_map(|word| word.to_le_bytes()).collect();
    Vector {
        mode: random.next_u32() & 0xff,
        ..Vector::of_program(format!("random/{seed}"), Target::Rdna4, 32, 0x1000, code, input)
    }
}

/// What differs between the targets' final states, by register.
fn differences(model: &Outcome, hardware: &Outcome) -> Vec<String> {
    let special = |outcome: &Outcome| {
        let Outcome { exec, vcc, scc, m0, .. } = outcome;
        // The model tells the masks of the wave's 32 lanes only.
        [("exec", *exec & 0xffff_ffff), ("vcc", *vcc & 0xffff_ffff), ("scc", u64::from(*scc)), ("m0", u64::from(*m0))]
    };
    let named = special(model).into_iter().zip(special(hardware));
    let named = named.map(|((name, a), (_, b))| (name.to_owned(), a, b));
    let pairs = model.scalars.iter().zip(&hardware.scalars).enumerate();
    let scalars = pairs.map(|(number, (a, b))| (format!("s{number}"), u64::from(*a), u64::from(*b)));
    let all = named.chain(scalars).filter(|(_, a, b)| a != b);
    all.map(|(name, a, b)| format!("{name}: model {a:x}, hardware {b:x}")).collect()
}

/// Runs the program on both and answers what differs.
fn compare(hardware: &mut RtlTarget, seed: u64, instructions: &[Vec<u32>]) -> Vec<String> {
    let vector = vector(seed, instructions);
    match (ModelTarget.run(&vector), hardware.run(&vector)) {
        (Ok(model), Ok(hardware)) => differences(&model, &hardware),
        (model, result) => {
            // A machine that hangs is of no use to the next program.
            *hardware = RtlTarget::new(Some(LANES));
            let ends = [model.err().map(|e| format!("model: {e}")), result.err().map(|e| format!("hardware: {e}"))];
            ends.into_iter().flatten().collect()
        }
    }
}

fn text(words: &[u32]) -> String {
    let mut at = 0;
    let mut text = String::new();
    while let Some(instruction) = words.get(at..).and_then(|rest| decode(rest).ok()) {
        write_instruction(&mut text, &instruction, Syntax::default());
        text.push_str("; ");
        at += usize::from(instruction.dwords);
    }
    text
}

#[test]
fn random_scalar_programs_end_in_the_state_of_the_model() {
    let programs = std::env::var("TOMBOLO_PROGRAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(PROGRAMS);
    let formats = [Format::Sop1, Format::Sop2, Format::Sopk, Format::Sopc, Format::Sopp];
    let rows: Vec<&Opcode> = table::opcodes()
        .iter()
        .filter(|row| formats.contains(&row.format) && class_of(row) == IssueClass::Salu)
        // Illegal in waves without dynamic VGPRs, as these are.
        .filter(|row| row.operation != op::S_ALLOC_VGPR)
        .collect();
    assert!(rows.len() > 130, "only {} opcodes", rows.len());
    let mut hardware = RtlTarget::new(Some(LANES));
    let mut failures = vec![];
    for seed in 0..programs {
        let mut random = SplitMix64::new(seed.wrapping_mul(0x1234_5678_9abc_def1));
        let program: Vec<_> = (0..LENGTH)
            .map(|_| {
                let row = pick(&mut random, &rows);
                instruction(&mut random, row)
            })
            .collect();
        if compare(&mut hardware, seed, &program).is_empty() {
            continue;
        }
        // The shortest beginning that differs ends with the culprit.
        let length = (1..=LENGTH).find(|length| !compare(&mut hardware, seed, &program[..*length]).is_empty());
        let length = length.unwrap_or(LENGTH);
        let what = compare(&mut hardware, seed, &program[..length]).join(", ");
        failures.push(format!("program {seed}, instruction {length}: {}: {what}", text(&program[length - 1])));
        if failures.len() == 20 {
            break;
        }
    }
    assert_eq!(failures, Vec::<String>::new());
}
