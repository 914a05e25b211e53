//! The transcendental unit gives the bits that `docs/transcendentals.md` defines.

use super::bench::{Pipeline, Random, Settings, operands};
use pretty_assertions::assert_eq;
use tombolo_hdl::config::Units;
use tombolo_hdl::vector::shared;
use tombolo_hdl::vector::shared::transcendental::{EXECUTES, Function, Operation, TranscendentalUnit, latency};
use tombolo_model::float::transcendental::{Function as Modelled, evaluate};
use tombolo_model::float::{F16, F32, output_modifiers};

const FUNCTIONS: [(Function, Modelled); 7] = [
    (Function::Rcp, Modelled::Rcp),
    (Function::Rsq, Modelled::Rsq),
    (Function::Sqrt, Modelled::Sqrt),
    (Function::Log, Modelled::Log),
    (Function::Exp, Modelled::Exp),
    (Function::Sin, Modelled::Sin),
    (Function::Cos, Modelled::Cos),
];

/// A quick unit and one that is not.
fn units() -> [Pipeline; 2] {
    [true, false].map(|quick_transcendental| {
        let units = Units { quick_transcendental, ..Units::ALL };
        Pipeline::new(move || TranscendentalUnit::new(units), &["s0"], vec!["value"], latency(units))
    })
}

/// Runs a function on operands under settings and compares each result with the model's.
fn compare(unit: &mut Pipeline, functions: (Function, Modelled), half: bool, settings: Settings, operands: &[u64]) {
    let (function, modelled) = functions;
    let word = settings.word(shared::Function::Transcendental(Operation {
        function,
        half,
        of_one_lane: false,
        of_integers: false,
    }));
    let rows: Vec<Vec<u64>> = operands.iter().map(|x| [&word[..], &[*x]].concat()).collect();
    unit.run(&rows, |at, results| {
        let x = operands[at];
        let expected = settings.model(|env, omod, clamp| {
            if half {
                output_modifiers::<F16>(evaluate::<F16>(modelled, x, env), omod, clamp, env)
            } else {
                output_modifiers::<F32>(evaluate::<F32>(modelled, x, env), omod, clamp, env)
            }
        });
        assert!(
            results[0] == expected,
            "{function:?} half {half} of {x:08x} under {settings:?}: {:08x}, expected {expected:08x}",
            results[0]
        );
    });
}

#[test]
fn every_binary16_operand_in_every_mode() {
    let mut units = units();
    let all: Vec<u64> = (0..0x1_0000).collect();
    let sample: Vec<u64> =
        (0..0x1_0000).step_by(61).chain([0, 1, 0x3ff, 0x400, 0x7c00, 0x7c01, 0x7e00, 0x8000]).collect();
    for functions in FUNCTIONS {
        for unit in &mut units {
            compare(unit, functions, true, Settings { denormals: 3, ..Settings::default() }, &all);
        }
        for settings in Settings::sweep() {
            for unit in &mut units {
                compare(unit, functions, true, settings, &sample);
            }
        }
    }
}

/// Both signs of exponents and fractions where something begins or ends.
fn corners() -> Vec<u64> {
    let fractions = [0u64, 1, 2, 0x1f_ffff, 0x20_0000, 0x3f_ffff, 0x40_0000, 0x40_0001, 0x7f_fffe, 0x7f_ffff];
    let magnitudes = (0..=255).flat_map(|exponent| fractions.map(|fraction| exponent << 23 | fraction));
    magnitudes.flat_map(|magnitude| [magnitude, magnitude | 1 << 31]).collect()
}

#[test]
fn binary32_corners_and_random_operands_in_every_mode() {
    let mut units = units();
    let corners = corners();
    let mut random = Random(1);
    for functions in FUNCTIONS {
        for settings in Settings::sweep() {
            let mut list: Vec<u64> = (0..operands(400)).map(|_| random.next() >> 32).collect();
            // Half of the corners in turn, and near one, where logarithms and angles are delicate.
            list.extend(corners.iter().skip(random.next() as usize & 1).step_by(2));
            list.extend((0..100).map(|_| 0x3f80_0000 ^ (random.next() >> (40 + random.next() % 20))));
            for unit in &mut units {
                compare(unit, functions, false, settings, &list);
            }
        }
    }
}

#[test]
fn every_opcode_of_the_instruction_table_is_executed() {
    let has = |row: &tombolo_isa::opcode::Opcode| EXECUTES.iter().any(|(known, _)| *known == row.operation);
    let functions = ["rcp", "rcp_iflag", "rsq", "sqrt", "log", "exp", "sin", "cos"];
    let missing: Vec<&str> = tombolo_isa::arch::rdna4::table::opcodes()
        .iter()
        .filter(|row| {
            let name = row.mnemonic.strip_prefix("v_s_").or_else(|| row.mnemonic.strip_prefix("v_")).unwrap_or("");
            let stem = name.strip_suffix("_f32").or_else(|| name.strip_suffix("_f16"));
            stem.is_some_and(|stem| functions.contains(&stem)) && !has(row)
        })
        .map(|row| row.mnemonic)
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}
