//! The integer unit of a lane against the reference model: every opcode that it declares, corner and random operands, with
//! and without CLAMP and the signs of the dot products, through the compiled engine at one operation a clock.
//!
//! `TOMBOLO_ROUNDS` is the number of waves of 64 operand sets an opcode and variant gets (default 4).

use pretty_assertions::assert_eq;
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::arith::integer::{Control, EXECUTES, Function, IntegerUnit};
use tombolo_hdl::config::{Config, Units};
use tombolo_isa::arch::rdna4::decode;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Element, OperandShape};
use tombolo_model::wave::{Vgpr, Wave, WaveSize};
use tombolo_netlist::port::signals_of;
use tombolo_sim::engine::{CompiledEngine, Engine};
use tombolo_sim::random::SplitMix64;

const LANES: usize = 64;
/// Clocks from operands to result.
const LATENCY: usize = 4;
/// First VGPR of source `at` and of the destination; the scalar pair of the mask source and of mask results.
const SOURCES: [usize; 3] = [0, 4, 8];
const DESTINATION: usize = 16;
const MASK: u8 = 20;
const MASK_RESULT: u8 = 22;

/// An opcode with modifiers.
#[derive(Clone, Copy)]
struct Variant {
    row: &'static Opcode,
    function: Function,
    clamp: bool,
    neg: u32,
}

/// What goes into the unit for one lane, and what must come out.
struct Case {
    /// Control word, sources, mask bit and lane, a value for each signal of the unit.
    inputs: Vec<u64>,
    value: Option<(u64, u64)>,
    flag: Option<bool>,
}

fn source(row: &Opcode, at: usize) -> Option<&OperandShape> {
    let fields = [&[FieldName::Src0][..], &[FieldName::Src1, FieldName::Vsrc1][..], &[FieldName::Src2][..]];
    row.operands.iter().find(|operand| fields[at].contains(&operand.field) && operand.access.reads())
}

fn is_mask(operand: &OperandShape) -> bool {
    operand.data.element == Element::Mask
}

/// The row of an opcode in its widest encoding.
fn row_of(mnemonic: &str) -> &'static Opcode {
    let formats = [Format::Vop3, Format::Vop3sd, Format::Vop3p];
    let rows = || table::by_mnemonic(mnemonic);
    rows().find(|row| formats.contains(&row.format)).unwrap()
}

impl Variant {
    /// The instruction's words.
    fn words(self) -> Vec<u32> {
        let format = self.row.format;
        let mut bits = u64::from(format.layout().value);
        let mut set = |name: FieldName, value: u64| {
            if let Some(field) = format.field(name) {
                bits |= value << field.lsb;
            }
        };
        set(FieldName::Op, self.row.opcode.into());
        for (at, name) in [FieldName::Src0, FieldName::Src1, FieldName::Src2].into_iter().enumerate() {
            match source(self.row, at) {
                Some(operand) if is_mask(operand) => set(name, MASK.into()),
                Some(_) => set(name, 256 + SOURCES[at] as u64),
                // The constant 0.
                None => set(name, 128),
            }
        }
        let writes_mask = self.row.operands.iter().any(|operand| operand.field == FieldName::Vdst && is_mask(operand));
        let is_cmpx = self.row.mnemonic.starts_with("v_cmpx");
        let compares = writes_mask || self.row.mnemonic.starts_with("v_cmp_");
        let register = if is_cmpx { 126 } else { MASK_RESULT };
        set(FieldName::Vdst, if compares || is_cmpx { register.into() } else { DESTINATION as u64 });
        set(FieldName::Sdst, MASK_RESULT.into());
        set(FieldName::Clamp, self.clamp.into());
        set(FieldName::Neg, self.neg.into());
        // Packed operations take their upper operands from the upper halves.
        set(FieldName::OpSelHi, 3);
        set(FieldName::OpSelHi2, 1);
        vec![bits as u32, (bits >> 32) as u32]
    }

    /// A wave of operands through the model.
    fn cases(self, random: &mut SplitMix64) -> Vec<Case> {
        let mut wave = Wave::new(WaveSize::W64, 32);
        wave.set_exec(u64::MAX);
        let registers = SOURCES.map(|_| [(); 4].map(|()| -> Vgpr { std::array::from_fn(|_| operand(random)) }));
        for (at, first) in SOURCES.into_iter().enumerate() {
            for (part, values) in registers[at].iter().enumerate() {
                wave.set_vgpr(first + part, u64::MAX, values);
            }
        }
        let mask = random.next_u64();
        wave.set_scalar64(MASK, mask);
        let instruction = decode(&self.words()).unwrap();
        tombolo_model::vector::Prepared::new(&instruction).unwrap().execute(&mut wave, &instruction).unwrap();

        let destination =
            self.row.operands.iter().find(|operand| operand.field == FieldName::Vdst && !is_mask(operand));
        let destination = destination.filter(|_| !self.row.mnemonic.starts_with("v_cmp"));
        let has_mask = self.row.mnemonic.starts_with("v_cmp")
            || self.row.operands.iter().any(|operand| operand.access.writes() && is_mask(operand));
        let result = if self.row.mnemonic.starts_with("v_cmpx") { 126 } else { MASK_RESULT };
        let flags = u64::from(wave.scalar(result)) | u64::from(wave.scalar(result + 1)) << 32;
        let bits = destination.map_or(0, |operand| operand.data.bits());
        let mut cases = vec![];
        #[expect(clippy::needless_range_loop, reason = "a lane is a column through several registers")]
        for lane in 0..LANES {
            let pair = |at: usize, part: usize| {
                u64::from(registers[at][part][lane]) | u64::from(registers[at][part + 1][lane]) << 32
            };
            // A result of 128 bits takes two passes.
            for pass in 0..usize::from(bits).div_ceil(64).max(1) {
                let prepared = |at: usize| match source(self.row, at).map(|operand| operand.data.bits()) {
                    Some(16) => pair(at, 0) & 0xffff,
                    Some(128) => pair(at, 2 * pass),
                    // What lies above a 32-bit source, or in one that is not read, must not matter.
                    _ => pair(at, 0),
                };
                let part = |half: usize| u64::from(wave.vgpr_lane(DESTINATION + 2 * pass + half, lane));
                let ones = if bits >= 64 { u64::MAX } else { (1u64 << bits) - 1 };
                let [first_signed, second_signed] = [0, 1].map(|at| self.neg >> at & 1 == 1);
                let upper = pass == 1;
                let control =
                    Control { function: self.function, clamp: self.clamp, first_signed, second_signed, upper };
                let sources = [prepared(0), prepared(1), prepared(2), mask >> lane & 1, lane as u64];
                cases.push(Case {
                    inputs: signals_of("control", control).iter().map(|(_, it)| it.low_u64()).chain(sources).collect(),
                    value: destination.map(|_| ((part(0) | part(1) << 32) & ones, ones)),
                    flag: has_mask.then_some(flags >> lane & 1 == 1),
                });
            }
        }
        cases
    }
}

/// Small numbers, limits of every width, bit patterns.
fn operand(random: &mut SplitMix64) -> u32 {
    const CORNERS: [u32; 16] = [
        0,
        1,
        2,
        0xffff_ffff,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0001,
        0xffff,
        0x8000,
        0x7fff,
        0x7fff_8000,
        0x8000_7fff,
        0x80,
        0x007f_ffff,
        0x0080_0000,
        0x00ff_ffff,
    ];
    let bits = random.next_u64();
    match bits >> 61 {
        0 | 1 => CORNERS[(bits & 15) as usize],
        2 => (bits & 63) as u32,
        3 => (random.next_u32() & 0x0f0f_0f0f) | 0x0c00_0800,
        _ => random.next_u32(),
    }
}

fn engine(units: Units) -> CompiledEngine {
    let mut block = IntegerUnit::new(units);
    block.connect_all();
    let mut engine = CompiledEngine::new(Arc::new(tombolo_netlist::elaborate(&block, "top").unwrap())).unwrap();
    let start = engine.input("start").unwrap();
    engine.set(start, &[1]);
    engine
}

fn check(engine: &mut CompiledEngine, variant: Variant, cases: &[Case]) {
    let control = signals_of("control", Control::default()).into_iter().map(|(name, _)| name);
    let names = control.chain(["s0", "s1", "s2", "mask", "lane"].map(String::from));
    let inputs: Vec<_> = names.map(|name| engine.input(&name).unwrap()).collect();
    let [value, flag] = ["value", "flag"].map(|name| engine.find(name).unwrap());
    for at in 0..cases.len() + LATENCY {
        if let Some(case) = cases.get(at) {
            for (input, value) in inputs.iter().zip(&case.inputs) {
                engine.set(*input, &[*value]);
            }
        }
        engine.settle();
        if let Some(case) = at.checked_sub(LATENCY).map(|done| &cases[done]) {
            let ones = case.value.map_or(0, |(_, ones)| ones);
            let got = (engine.get(value)[0] & ones, case.flag.map(|_| engine.get(flag)[0] == 1));
            let expected = (case.value.map_or(0, |(value, _)| value), case.flag);
            let Variant { row, clamp, neg, .. } = variant;
            assert_eq!(
                got, expected,
                "{} clamp {clamp} neg {neg}, control, sources, mask, lane {:x?}",
                row.mnemonic, case.inputs
            );
        }
        engine.step();
    }
}

fn check_opcodes(units: Units) {
    let rounds = std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let mut engine = engine(units);
    let mut random = SplitMix64::new(0x7a11);
    for (operation, function) in EXECUTES.iter().filter(|(_, function)| function.is_in(units)) {
        let row = row_of(operation.mnemonic());
        let signs = if row.dot > 0 { 0..4 } else { 0..1 };
        for neg in signs {
            for clamp in [false, true] {
                let variant = Variant { row, function: *function, clamp, neg };
                for _ in 0..rounds {
                    let cases = variant.cases(&mut random);
                    check(&mut engine, variant, &cases);
                }
            }
        }
    }
}

#[test]
fn every_opcode_gives_the_results_of_the_model() {
    check_opcodes(Units::ALL);
}

/// What a machine leaves out is not in its unit, so that another one computes what it has.
#[test]
fn so_does_every_opcode_of_a_small_machine() {
    check_opcodes(Config::by_name("ecp5").expect("a configuration").units);
}
