//! The binary64 unit against the model, whose sums and products are Berkeley SoftFloat's and rustc_apfloat's.

use super::bench::{Pipeline, Random, Settings, operands};
use pretty_assertions::assert_eq;
use tombolo_hdl::config::InstructionSet;
use tombolo_hdl::vector::shared;
use tombolo_hdl::vector::shared::binary64::{Binary64Unit, EXECUTES, Function, LATENCY, Operation};
use tombolo_model::float::{self, Env, F32, F64, Relation, Round, SaturatedInt, output_modifiers};

/// What an operation gives: its value with the format of the modifiers, or a flag.
enum Expected {
    Double(u64),
    Single(u64),
    Integer(u64),
    Flag(bool),
    /// Value and mask bit.
    Both(u64, bool),
}

/// The model's result.
fn model(operation: Operation, [a, b, c]: [u64; 3], mask: bool, env: Env) -> Expected {
    use Expected::*;
    let round = |direction| Double(float::round_to_integral::<F64>(a, direction, env));
    let int = |signed| Integer(float::to_int::<F64>(a, SaturatedInt { bits: 32, signed }, Round::TowardZero, env));
    match operation.function {
        Function::MultiplyAdd => Double(float::fma::<F64>(a, b, c, env)),
        Function::Add => Double(float::add::<F64>(a, b, env)),
        Function::Multiply => Double(float::mul::<F64>(a, b, env)),
        Function::Scale => Double(float::ldexp::<F64>(a, b as i32, env)),
        Function::Fraction => Double(float::fract::<F64>(a, env)),
        Function::FromSigned => Double(float::from_int::<F64>(i64::from(a as i32), env)),
        Function::FromUnsigned => Double(float::from_uint::<F64>(a & 0xffff_ffff, env)),
        Function::FromSingle => Double(float::convert::<F32, F64>(a & 0xffff_ffff, env)),
        Function::ToSingle => Single(float::convert::<F64, F32>(a, env)),
        Function::DivScale => {
            let scaled = float::div_scale::<F64>(a, b, c, env);
            Both(scaled.value, scaled.rescale)
        }
        Function::TrigSegment => Double(float::trig_preop(a, (b & 31) as u32)),
        Function::MinNum => Double(float::min_num::<F64>(a, b, env)),
        Function::MaxNum => Double(float::max_num::<F64>(a, b, env)),
        Function::Minimum => Double(float::minimum::<F64>(a, b, env)),
        Function::Maximum => Double(float::maximum::<F64>(a, b, env)),
        Function::Nearest => round(Round::NearestTiesToEven),
        Function::Ceil => round(Round::TowardPositive),
        Function::Floor => round(Round::TowardNegative),
        Function::Trunc => round(Round::TowardZero),
        Function::Mantissa => Double(float::frexp_mantissa::<F64>(a, env)),
        Function::Exponent => Integer(u64::from(float::frexp_exponent::<F64>(a, env) as u32)),
        Function::ToSigned => int(true),
        Function::ToUnsigned => int(false),
        Function::DivFixup => Double(float::div_fixup::<F64>(a, b, c, env)),
        Function::DivFmas => Double(float::div_fmas::<F64>(a, b, c, mask, env)),
        Function::Class => Flag(float::class_mask::<F64>(a) & b as u32 != 0),
        Function::Compare => {
            let shared::binary64::Relation { less, equal, greater, unordered } = operation.relation;
            let relation = Relation { less, equal, greater, unordered };
            Flag(float::compare::<F64>(a, b, relation, false, env))
        }
        Function::Rcp | Function::Rsq | Function::Sqrt => panic!("iterated, see the wrapper's test"),
    }
}

/// Numbers at which something begins or ends.
const CORNERS: [u64; 30] = [
    0,
    1,
    2,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x0010_0000_0000_0001,
    0x001f_ffff_ffff_ffff,
    0x0340_0000_0000_0000,
    0x0350_0000_0000_0001,
    0x3690_0000_0000_0000,
    0x380f_ffff_f000_0000,
    0x3810_0000_0000_0000,
    0x3fdf_ffff_ffff_ffff,
    0x3fe0_0000_0000_0000,
    0x3fef_ffff_ffff_ffff,
    0x3ff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3ff8_0000_0000_0000,
    0x4000_0000_0000_0000,
    0x41df_ffff_ffff_ffff,
    0x41e0_0000_0000_0000,
    0x41ef_ffff_ffff_ffff,
    0x4330_0000_0000_0001,
    0x47ef_ffff_f000_0000,
    0x7fd0_0000_0000_0001,
    0x7fe0_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0x7ff0_0000_0000_0001,
    0x7ff8_dead_beef_0001,
];

/// A random operand: a corner, any bits, or one near 1 with few bits set.
fn operand(random: &mut Random) -> u64 {
    let sign = random.next() & 1 << 63;
    let sparse = random.next() & random.next() & random.next() & 0x000f_ffff_ffff_ffff;
    match random.next() % 8 {
        0 | 1 => sign | random.choose(&CORNERS),
        2 => sign | ((random.next() % 64 + 992) << 52) | sparse,
        3 => sign | ((random.next() % 8 + 1020) << 52) | sparse,
        4 => sign | ((random.next() % 4) << 52) | random.next() >> (12 + random.next() % 52),
        _ => random.next(),
    }
}

/// Operands of an operation: three, related in some rows so that they cancel or compare equal.
fn sources(random: &mut Random, operation: Operation) -> [u64; 3] {
    let [mut a, mut b, mut c] = [0; 3].map(|_| operand(random));
    match operation.function {
        Function::Scale => {
            b = match random.next() % 4 {
                0 => random.next(),
                _ => (random.next() % 4400).wrapping_sub(2200) & 0xffff_ffff,
            }
        }
        Function::FromSingle if random.next() & 1 == 0 => {
            a = random.choose(&[0u64, 1, 0x7f_ffff, 0x80_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7f80_0001, 0x7fc1_2345])
                | random.next() & 1 << 31
        }
        Function::DivScale => match random.next() % 4 {
            0 => a = b,
            1 => a = c,
            2 => {
                // Exponents about as far apart as it matters.
                let distance = random.choose(&[768u64, 767, 1021, 1022, 1023]);
                let low = random.next() % 1100;
                let (large, small) = ((low + distance).min(2046), low);
                let swap = random.next() & 1 == 0;
                let place = |exponent: u64, bits: u64| bits & !(0x7ff << 52) | exponent << 52;
                b = place(if swap { large } else { small }, b);
                c = place(if swap { small } else { large }, c);
                a = random.choose(&[b, c]);
            }
            _ => {}
        },
        Function::ToSingle | Function::ToSigned | Function::ToUnsigned if random.next() & 1 == 0 => {
            let exponent = random.next() % 300 + 860;
            a = a & !(0x7ff << 52) | exponent << 52;
        }
        Function::TrigSegment => a = a & !(0x7ff << 52) | random.next() & 0x7ff << 52,
        Function::DivFmas if random.next() & 1 == 0 => {
            // A quotient, and its remainder times a reciprocal about where its last bit is, so that it falls on either end of the numbers
            // when it is scaled.
            let (lowest, count) = random.choose(&[(0, 140), (1, 2046), (1900, 147)]);
            let exponent = lowest + random.next() % count;
            let distance = 40 + random.next() % 80;
            let few = |random: &mut Random, field: u64| {
                random.next() & 1 << 63 | field << 52 | (random.next() >> 12 & random.next() & random.next())
            };
            let halved = 1023 + exponent.saturating_sub(distance);
            let first = 1 + random.next() % (halved.min(2046));
            (a, b) = (few(random, first), few(random, (halved - first).min(2046)));
            c = few(random, exponent);
        }
        Function::DivFixup if random.next().is_multiple_of(4) => {
            a = a | 0x7ff << 52 | 1 << (random.next() % 52);
            (b, c) = (b & !(1 << 62) | 1 << 52, c & !(1 << 61) | 1 << 52);
        }
        Function::MultiplyAdd | Function::DivFmas if random.next().is_multiple_of(4) => {
            let product = f64::from_bits(a) * f64::from_bits(b);
            c = (-product).to_bits() ^ (random.next() % 4);
        }
        Function::MultiplyAdd | Function::DivFmas | Function::Multiply if random.next().is_multiple_of(3) => {
            // A denormal factor, and an addend whose bits lie about where those of the product end; both factors are often powers of
            // two, from which a small addend takes the leading bit.
            let sign = |random: &mut Random| random.next() & 1 << 63;
            let fraction = |random: &mut Random| random.next() & random.next() >> 12;
            let denormal = match random.next() % 3 {
                0 => 1,
                1 => 1 << (random.next() % 52),
                _ => (random.next() >> 12) >> (random.next() % 52),
            };
            let exponent = 900 + random.next() % 1146;
            let leading_bit = (exponent + 64 - u64::from(u64::leading_zeros(denormal | 1))).saturating_sub(1023 + 52);
            let distance = if random.next().is_multiple_of(3) { 50 + random.next() % 7 } else { random.next() % 120 };
            let low = leading_bit.saturating_sub(distance);
            let is_power = random.next() & 1 == 0;
            let factor = exponent << 52 | if is_power { 0 } else { fraction(random) } | sign(random);
            (a, b) = (denormal | sign(random), factor);
            if random.next() & 1 == 0 {
                (a, b) = (b, a);
            }
            c = low << 52 | fraction(random) | sign(random);
        }
        Function::Add | Function::Compare if random.next().is_multiple_of(4) => {
            b = a ^ (random.next() % 4) ^ random.next() & 1 << 63
        }
        _ => {}
    }
    [a, b, c]
}

#[test]
fn every_operation_in_every_mode() {
    let mut unit = Pipeline::new(
        || Binary64Unit::new(InstructionSet::Rdna4, false),
        &["s0", "s1", "s2", "mask"],
        vec!["value", "flag"],
        LATENCY,
    );
    let mut random = Random(3);
    let mut failures = vec![];
    let mut seen: Vec<Operation> = vec![];
    for (opcode, operation) in EXECUTES {
        if seen.contains(operation) || matches!(operation.function, Function::Rcp | Function::Rsq | Function::Sqrt) {
            continue;
        }
        seen.push(*operation);
        for settings in Settings::sweep() {
            let word = settings.word(shared::Function::Binary64(*operation));
            let count = operands(200);
            let rows: Vec<Vec<u64>> = (0..count)
                .map(|_| {
                    let [a, b, c] = sources(&mut random, *operation);
                    [&word[..], &[a, b, c, random.next() & 1]].concat()
                })
                .collect();
            unit.run(&rows, |at, results| {
                let row = &rows[at][word.len()..];
                let sources = [row[0], row[1], row[2]];
                let (expected, got) = settings.model(|env, omod, clamp| {
                    let double = |value| output_modifiers::<F64>(value, omod, clamp, env);
                    match model(*operation, sources, row[3] == 1, env) {
                        Expected::Double(value) => ((double(value), false), (results[0], false)),
                        Expected::Single(value) => {
                            ((output_modifiers::<F32>(value, omod, clamp, env), false), (results[0], false))
                        }
                        Expected::Integer(value) => ((value, false), (results[0], false)),
                        Expected::Flag(flag) => ((0, flag), (0, results[1] == 1)),
                        Expected::Both(value, flag) => ((double(value), flag), (results[0], results[1] == 1)),
                    }
                });
                if expected != got {
                    failures.push(format!("{opcode} {row:016x?} {settings:?}: {got:016x?}, expected {expected:016x?}"));
                }
            });
        }
    }
    let shown = std::env::var("TOMBOLO_SHOWN").ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures[..failures.len().min(shown)].join("\n"));
}

#[test]
fn every_opcode_of_the_instruction_table_is_executed() {
    let missing: Vec<&str> = tombolo_isa::arch::rdna4::table::opcodes()
        .iter()
        .filter(|row| row.mnemonic.starts_with("v_") && row.mnemonic.contains("f64"))
        .filter(|row| !EXECUTES.iter().any(|(known, _)| *known == row.operation))
        .map(|row| row.mnemonic)
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}
