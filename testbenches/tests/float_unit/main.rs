//! The float unit of a lane through the compiled engine, one operation a clock, against the reference model: every opcode
//! that it declares, over all rounding and denormal modes, CLAMP, OMOD and FP16_OVFL.
//!
//! `TOMBOLO_ROUNDS` is the number of waves of 64 operand sets that each opcode gets (default 64).

mod instruction;
#[cfg(feature = "softfloat")]
mod soft_float;

use instruction::{Case, Instruction, LANES, Setting};
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::arith::float::functions::EXECUTES;
use tombolo_hdl::arith::float::unit::{FloatUnit, STAGES};
use tombolo_hdl::config::Units;
use tombolo_sim::engine::{CompiledEngine, Engine, InputHandle, SignalHandle};
use tombolo_sim::random::SplitMix64;

/// Clocks from operands to result.
const LATENCY: usize = 4;

struct Bench {
    engine: CompiledEngine,
    control: InputHandle,
    inputs: [InputHandle; 4],
    outputs: [SignalHandle; 2],
}

impl Bench {
    fn new() -> Self {
        let build = || {
            let mut block = FloatUnit::new(Units::ALL, STAGES);
            block.connect_all();
            tombolo_netlist::elaborate(&block, "float_unit").unwrap()
        };
        // rust-hdl blocks are large values.
        let netlist = std::thread::Builder::new().stack_size(64 << 20).spawn(build).unwrap().join().unwrap();
        let mut engine = CompiledEngine::new(Arc::new(netlist)).unwrap();
        let start = engine.input("start").unwrap();
        engine.set(start, &[1]);
        let control = engine.input("control").unwrap();
        let inputs = ["s0", "s1", "s2", "mask"].map(|name| engine.input(name).unwrap());
        let outputs = ["value", "flag"].map(|name| engine.find(name).unwrap());
        Self { engine, control, inputs, outputs }
    }

    /// What differs, in words.
    fn check(&mut self, cases: &[Case]) -> Vec<String> {
        let mut wrong = vec![];
        for at in 0..cases.len() + LATENCY {
            if let Some(case) = cases.get(at) {
                self.engine.set(self.control, &[case.control as u64, (case.control >> 64) as u64]);
                for (input, value) in self.inputs.iter().zip(case.inputs) {
                    self.engine.set(*input, &[value]);
                }
            }
            self.engine.settle();
            if let Some(case) = at.checked_sub(LATENCY).map(|done| &cases[done]) {
                let value = self.engine.get(self.outputs[0])[0] & case.ones;
                let flag = self.engine.get(self.outputs[1])[0] == 1;
                if value != case.expected.0 || (case.has_flag && flag != case.expected.1) {
                    let [s0, s1, s2, mask] = case.inputs;
                    let (expected, expected_flag) = case.expected;
                    wrong.push(format!(
                        "{s0:08x} {s1:08x} {s2:08x} {mask}: {value:x} {flag}, expected {expected:x} {expected_flag}"
                    ));
                }
            }
            self.engine.step();
        }
        wrong
    }
}

/// Small, large, special and random numbers of f32 and pairs of f16.
fn operand(random: &mut SplitMix64) -> u32 {
    const WORDS: [u32; 32] = [
        0,
        1,
        2,
        0x0040_0000,
        0x007f_ffff,
        0x0080_0000,
        0x0080_0001,
        0x3300_0000,
        0x3300_0001,
        0x3380_0000,
        0x3f00_0000,
        0x3f7f_ffff,
        0x3f80_0000,
        0x3f80_0001,
        0x4000_0000,
        0x4b00_0001,
        0x4b7f_ffff,
        0x4eff_ffff,
        0x4f00_0000,
        0x4f7f_ffff,
        0x4f80_0000,
        0x7f00_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0x7f80_0001,
        0x7fc0_0000,
        0x7fd2_3456,
        0x477f_e000,
        0x477f_f000,
        0x3880_0000,
        0x387f_f000,
        0x43e0_0000,
    ];
    const HALVES: [u16; 24] = [
        0, 1, 2, 0x0200, 0x03ff, 0x0400, 0x0401, 0x1000, 0x37ff, 0x3800, 0x3801, 0x3bff, 0x3c00, 0x3c01, 0x4000,
        0x5bff, 0x6400, 0x77ff, 0x7800, 0x7bff, 0x7c00, 0x7c01, 0x7e00, 0x7e55,
    ];
    let bits = random.next_u64();
    let low = bits as u32;
    let sign = low & 0x8000_0000;
    let half = |bits: u64| u32::from(HALVES[(bits % 24) as usize] | bits as u16 & 0x8000);
    match bits >> 60 {
        0..=2 => WORDS[(bits >> 32 & 31) as usize] | sign,
        3..=5 => half(bits >> 20) | half(bits >> 36) << 16,
        // About one; integers; near the ends of f16 and f32; like one of the words.
        6..=7 => sign | (0x3e00_0000 + (low & 0x03ff_ffff)),
        8 => sign | (0x4000_0000 + (low & 0x0fff_ffff)),
        9 => (low & 0x8fff_8fff) | 0x3000_3000,
        10 => sign | (low & 0x00ff_ffff),
        11 => sign | (0x3700_0000 + (low & 0x01ff_ffff)),
        12 => (WORDS[(bits >> 32 & 31) as usize] ^ (low & 3)) | sign,
        _ => low,
    }
}

/// A denormal factor, a normal one, and an addend whose bits lie about where those of the product end; both factors are often powers of
/// two, from which a small addend takes the leading bit.
fn with_denormal_factor(random: &mut SplitMix64) -> [u32; 3] {
    let mut bits = || random.next_u32();
    let signed = |word: u32, bits: u32| word | bits & 0x8000_0000;
    let denormal = match bits() % 3 {
        0 => 1,
        1 => 1 << (bits() % 23),
        _ => (bits() & 0x007f_ffff) >> (bits() % 23),
    };
    let exponent = 60 + bits() % 190;
    let factor = exponent << 23 | if bits() & 1 == 0 { 0 } else { bits() & 0x007f_ffff };
    let leading_bit = (exponent + 32 - u32::leading_zeros(denormal | 1)).saturating_sub(127 + 23);
    let distance = if bits() % 3 == 0 { 21 + bits() % 7 } else { bits() % 60 };
    let addend = leading_bit.saturating_sub(distance) << 23 | bits() & bits() & 0x007f_ffff;
    [signed(denormal, bits()), signed(factor, bits()), signed(addend, bits())]
}

/// A quotient as V_DIV_FMAS has it: a remainder and a reciprocal whose product lies about at the last bit of the addend, or far below, so that
/// what is scaled falls on either end of the numbers. V_DIV_FIXUP finds a NaN, and numbers.
fn quotient(random: &mut SplitMix64) -> [u32; 3] {
    let mut bits = || random.next_u32();
    let exponent = match bits() % 3 {
        0 => bits() % 72,
        1 => 1 + bits() % 254,
        _ => 180 + bits() % 75,
    };
    let halved = 127 + exponent.saturating_sub(16 + bits() % 40);
    let first = 1 + bits() % halved.min(254);
    let mut few = |exponent: u32| bits() & 0x8000_0000 | exponent << 23 | bits() & bits() & 0x007f_ffff;
    [few(first), few((halved - first).min(254)), few(exponent)]
}

/// [`with_denormal_factor`] in pairs of f16.
fn with_denormal_halves(random: &mut SplitMix64) -> [u32; 3] {
    let mut pair = |half: &dyn Fn(u32) -> u32| {
        let bits = [random.next_u32(), random.next_u32()];
        let [low, high] = bits.map(|bits| half(bits) | bits >> 16 & 0x8000);
        low | high << 16
    };
    let denormal = |bits: u32| (bits & 0x03ff) >> (bits >> 10 & 15).min(9);
    let factor = |bits: u32| (bits % 16 + 15) << 10 | bits >> 4 & bits >> 14 & 0x03ff;
    let addend = |bits: u32| (bits % 20) << 10 | bits >> 5 & bits >> 15 & 0x03ff;
    [pair(&denormal), pair(&factor), pair(&addend)]
}

/// A number from the environment.
fn number(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Runs waves of operands and settings through unit and model; what differs, in words.
fn differences(
    bench: &mut Bench,
    instruction: &Instruction,
    waves: impl Iterator<Item = (Setting, [[u32; LANES]; 3], u64)>,
) -> Vec<String> {
    let mut wrong = vec![];
    for (setting, operands, masks) in waves {
        let found = bench.check(&instruction.cases(setting, &operands, masks));
        wrong.extend(found.into_iter().map(|text| format!("{text} under {setting:x?}")));
    }
    wrong
}

/// Fails with the first differences of each opcode.
fn assert_none(report: &[(&str, Vec<String>)]) {
    let lines: Vec<String> = report
        .iter()
        .filter(|(_, wrong)| !wrong.is_empty())
        .map(|(name, wrong)| format!("{name}: {} wrong\n  {}", wrong.len(), wrong[..wrong.len().min(6)].join("\n  ")))
        .collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// Stands where the comparison is, so that a run without it says so.
#[cfg(not(feature = "softfloat"))]
#[test]
#[ignore = "needs `--features softfloat`, which builds Berkeley SoftFloat with cmake and a C compiler"]
fn arithmetic_and_conversions_give_the_results_of_softfloat() {}

/// Four roundings by four ways with denormals, the same for both formats.
fn modes() -> impl Iterator<Item = Setting> + Clone {
    (0..16).map(|at| Setting { mode: ((at & 3) * 0x05) | ((at >> 2) * 0x50), ..Setting::default() })
}

#[test]
fn every_opcode_gives_the_results_of_the_model_in_every_mode() {
    let rounds = number("TOMBOLO_ROUNDS", 64);
    let mut bench = Bench::new();
    let mut random = SplitMix64::new(0xf10a7);
    let mut report = vec![];
    for (operation, function) in EXECUTES {
        let mnemonic = operation.mnemonic();
        let Some(instruction) = Instruction::new(mnemonic, *function) else { continue };
        let random_settings = std::iter::repeat_with(|| None);
        let settings: Vec<_> = modes().map(Some).chain(random_settings).take(rounds).collect();
        let waves = settings.into_iter().map(|setting| {
            let any = Setting::random(&mut random);
            // Every mode without modifiers first.
            let setting = setting.map_or(any, |fixed| Setting { select: any.select, ..fixed });
            let mut operands = [(); 3].map(|()| -> [u32; LANES] { std::array::from_fn(|_| operand(&mut random)) });
            let [first, second, third] = &mut operands;
            for ((a, b), c) in first.iter_mut().zip(second).zip(third) {
                match random.next_u64() & 15 {
                    0 => *b = *a,
                    1 => *c = *a ^ 0x8000_0000,
                    2 => *a = *c,
                    3 => *b = random.next_u32() & 0x8000_003f,
                    4 => [*a, *b, *c] = with_denormal_factor(&mut random),
                    5 => [*b, *a, *c] = with_denormal_factor(&mut random),
                    6 => [*a, *b, *c] = with_denormal_halves(&mut random),
                    7 | 8 => [*a, *b, *c] = quotient(&mut random),
                    9 => *a |= 0x7f80_0001,
                    _ => {}
                }
            }
            (setting, operands, random.next_u64())
        });
        report.push((mnemonic, differences(&mut bench, &instruction, waves)));
    }
    assert_none(&report);
}

/// Denormal factors are multiplied as they are: two bits below the product are just enough for what is rounded.
#[test]
fn a_denormal_factor_leaves_enough_of_the_product() {
    let rounds = number("TOMBOLO_ROUNDS", 128);
    let mut bench = Bench::new();
    let mut random = SplitMix64::new(0xde407);
    let mut report = vec![];
    for mnemonic in ["v_fma_f32", "v_fma_f16", "v_pk_fma_f16", "v_fma_mix_f32", "v_fma_mixlo_f16", "v_div_fmas_f32"] {
        let (_, function) = EXECUTES.iter().find(|(known, _)| known.mnemonic() == mnemonic).unwrap();
        let instruction = Instruction::new(mnemonic, *function).unwrap();
        let waves = modes().cycle().take(rounds).map(|setting| {
            let mut operands = [[0; LANES]; 3];
            let [first, second, third] = &mut operands;
            for ((a, b), c) in first.iter_mut().zip(second).zip(third) {
                [*a, *b, *c] = match random.next_u64() & 7 {
                    0 => with_denormal_halves(&mut random),
                    _ => with_denormal_factor(&mut random),
                };
            }
            (setting, operands, random.next_u64())
        });
        report.push((mnemonic, differences(&mut bench, &instruction, waves)));
    }
    assert_none(&report);
}

/// Opcodes of one f16, or of one integer of 16 bits.
const UNARY: [&str; 17] = [
    "v_trunc_f16",
    "v_ceil_f16",
    "v_rndne_f16",
    "v_floor_f16",
    "v_fract_f16",
    "v_frexp_mant_f16",
    "v_frexp_exp_i16_f16",
    "v_cvt_f32_f16",
    "v_cvt_f16_i16",
    "v_cvt_f16_u16",
    "v_cvt_i16_f16",
    "v_cvt_u16_f16",
    "v_cvt_norm_i16_f16",
    "v_cvt_norm_u16_f16",
    "v_cvt_f32_fp8",
    "v_cvt_f32_bf8",
    "v_cvt_pk_f32_fp8",
];

/// `TOMBOLO_MODES` of the 16 modes for each operand (default 1, another one for each opcode).
#[test]
fn every_16_bit_operand_gives_the_result_of_the_model() {
    let count = number("TOMBOLO_MODES", 1);
    let mut bench = Bench::new();
    let mut report = vec![];
    for (at, mnemonic) in UNARY.into_iter().enumerate() {
        let function = EXECUTES.iter().find(|(known, _)| known.mnemonic() == mnemonic).map(|(_, function)| *function);
        let instruction = function.and_then(|function| Instruction::new(mnemonic, function)).unwrap();
        let settings: Vec<Setting> = modes().cycle().skip(at * 7).take(count).collect();
        let waves = settings.iter().flat_map(|setting| {
            (0..0x1_0000 / LANES as u32).map(|wave| {
                let numbers = std::array::from_fn(|lane| wave * LANES as u32 + lane as u32);
                (*setting, [numbers, [0; LANES], [0; LANES]], 0)
            })
        });
        report.push((mnemonic, differences(&mut bench, &instruction, waves)));
    }
    assert_none(&report);
}
