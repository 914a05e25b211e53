//! V_CVT_SCALEF32: conversions with a scale (7.3). To a small format the value is divided by the scale, from it multiplied. The
//! scale is the exponent of a binary32 number; an exponent of 255 makes a NaN.
//!
//! Not here, and refused: those whose stochastic rounding takes several passes (SR_PK_FP4, SR_PK32), of which no document says in what
//! order the random numbers are used, and 2XPK16, of which none says in what order the two sources are packed.

use super::super::operand::{self, Operand};
use super::super::vector_formats::Small;
use super::operations::Operation;
use super::source::Index;
use crate::fault::Fault;
use crate::vector::lanes::bits;
use crate::wave::Wave;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::operand::OperandShape;

/// A format of 16 or 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Large {
    F32,
    F16,
    Bf16,
}

impl Large {
    const fn bits(self) -> u32 {
        match self {
            Large::F32 => 32,
            Large::F16 | Large::Bf16 => 16,
        }
    }

    fn to_f64(self, bits: u32) -> f64 {
        match self {
            Large::F32 => f32::from_bits(bits).into(),
            Large::Bf16 => f32::from_bits(bits << 16).into(),
            Large::F16 => {
                let (field, fraction) = (bits >> 10 & 31, f64::from(bits & 0x3ff));
                let magnitude = match field {
                    31 if bits & 0x3ff != 0 => f64::NAN,
                    31 => f64::INFINITY,
                    0 => fraction * 2f64.powi(-24),
                    _ => (1024.0 + fraction) * 2f64.powi(field as i32 - 25),
                };
                if bits >> 15 & 1 != 0 { -magnitude } else { magnitude }
            }
        }
    }

    /// To nearest even. Every value that comes here has few significant bits, so that only its exponent may not fit. A number of 16 bits that
    /// is too large is infinite, or where it `saturates` the largest one (3.5, FP16_OVFL).
    fn round(self, value: f64, saturates: bool) -> u32 {
        let bits = self.nearest(value);
        let infinity = match self {
            Large::F32 => return bits,
            Large::F16 => 0x7c00,
            Large::Bf16 => 0x7f80,
        };
        let overflows = bits & 0x7fff == infinity && value.is_finite();
        if overflows && saturates { bits - 1 } else { bits }
    }

    fn nearest(self, value: f64) -> u32 {
        match self {
            Large::F32 => (value as f32).to_bits(),
            Large::Bf16 => {
                let bits = (value as f32).to_bits();
                if value.is_nan() { bits >> 16 | 0x40 } else { (bits + 0x7fff + (bits >> 16 & 1)) >> 16 }
            }
            Large::F16 => {
                let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
                let magnitude = value.abs();
                if value.is_nan() {
                    return sign | 0x7e00;
                }
                if magnitude == f64::INFINITY {
                    return sign | 0x7c00;
                }
                let exponent = exponent_of(magnitude).max(-14);
                let steps = round_even(magnitude / 2f64.powi(exponent - 10));
                let bits = steps as u32 + (((exponent + 14) as u32) << 10);
                sign | bits.min(0x7c00)
            }
        }
    }
}

/// The exponent of the leading bit; of zero the least.
fn exponent_of(magnitude: f64) -> i32 {
    (magnitude.to_bits() >> 52) as i32 - 1023
}

fn round_even(value: f64) -> f64 {
    let down = value.floor();
    let rest = value - down;
    let odd = down % 2.0 != 0.0;
    if rest > 0.5 || rest == 0.5 && odd { down + 1.0 } else { down }
}

impl Small {
    fn to_f64(self, bits: u32) -> f64 {
        use crate::vector::matrix::sum::Number;
        match self.number(bits.into()) {
            Number::Nan => f64::NAN,
            Number::Infinite { negative } => {
                if negative {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                }
            }
            Number::Finite { negative, exponent, fraction, significand } => {
                let magnitude = significand as f64 * 2f64.powi(exponent - fraction as i32);
                if negative { -magnitude } else { magnitude }
            }
        }
    }

    /// The value that is nearest, or with a random number the one below or above it. Too large ones are limited, but under the format's
    /// rule for 8 bits become infinity or NaN unless `saturates` (7.3).
    fn round(self, value: f64, random: Option<u32>, saturates: bool) -> u32 {
        let sign = if value.is_sign_negative() { self.sign() } else { 0 };
        // The code after the largest number is the NaN of E4M3 and the infinity of E5M2.
        let limited = match self {
            Small::Fp8 | Small::Bf8 if !saturates => self.largest() + 1,
            _ => self.largest(),
        };
        // No document says whose sign a NaN has that comes from the scale; here it is the number's.
        if value.is_nan() {
            return match self {
                Small::Fp8 | Small::Bf8 => sign | (self.sign() - 1),
                _ => sign | self.largest(),
            };
        }
        let magnitude = value.abs();
        if magnitude == f64::INFINITY {
            return sign | limited;
        }
        let fraction_bits = self.fraction_bits();
        let least = 1 - self.bias();
        let exponent = exponent_of(magnitude).max(least);
        let steps = magnitude / 2f64.powi(exponent - fraction_bits as i32);
        let rounded = match random {
            None => round_even(steps),
            Some(random) => (steps + f64::from(random) / 2f64.powi(32)).floor(),
        };
        // A significand that grows by a bit carries into the exponent.
        let bits = u64::from(((exponent - least) as u32) << fraction_bits) + rounded as u64;
        sign | if bits > self.largest().into() { limited } else { bits as u32 }
    }
}

/// What is converted, and how many values.
#[derive(Clone, Copy, Debug)]
struct Conversion {
    small: Small,
    large: Large,
    count: u32,
    /// To the small format.
    narrows: bool,
    /// Source 1 is a random number.
    stochastic: bool,
}

/// A source. One that is not wholly the wave's begins at v0 (6.2.3); of more than two registers none is a scalar (6.7.1).
fn first_vgpr(wave: &Wave, instruction: &Instruction, shape: &OperandShape, number: u32) -> Result<Operand, Fault> {
    let registers = usize::from(shape.data.registers());
    Ok(match operand::vector(instruction, instruction.opcode, shape)? {
        Operand::Vector(register) => {
            let register = Index::of(wave).register(register, number);
            Operand::Vector(if wave.owns_vgprs(register, registers) { register } else { 0 })
        }
        Operand::Scalar(_) if registers > 2 => {
            let mnemonic = instruction.opcode.mnemonic;
            return Err(Fault::Illegal {
                reason: format!("{mnemonic}: a source of {registers} registers that is no VGPR"),
            });
        }
        scalar => scalar,
    })
}

fn word(wave: &Wave, operand: Operand, index: usize, lane: usize) -> u32 {
    match operand {
        Operand::Vector(register) => wave.vgpr_lane(register + index, lane),
        Operand::Scalar(source) => (source.read(wave) >> (32 * index.min(1))) as u32,
    }
}

fn element(words: &[u32], bits: u32, index: u32) -> u32 {
    let at = (bits * index) as usize;
    let get = |word: usize| u64::from(words.get(word).copied().unwrap_or(0));
    ((get(at / 32) | get(at / 32 + 1) << 32) >> (at % 32)) as u32 & (u32::MAX >> (32 - bits))
}

fn put(words: &mut [u32], bits: u32, index: u32, value: u32) {
    let at = (bits * index) as usize;
    let placed = u64::from(value) << (at % 32);
    if let Some(word) = words.get_mut(at / 32) {
        *word |= placed as u32;
    }
    if let Some(word) = words.get_mut(at / 32 + 1) {
        *word |= (placed >> 32) as u32;
    }
}

/// The value with NEG and ABS of its source.
fn signed(instruction: &Instruction, number: u32, value: f64) -> f64 {
    let bit = |field, mask: u8| instruction.field(field) & u32::from(mask) & 1 << number != 0;
    let modifiers = &instruction.opcode.modifiers;
    let value = if bit(FieldName::Abs, modifiers.abs) { value.abs() } else { value };
    if bit(FieldName::Neg, modifiers.neg) { -value } else { value }
}

fn run(wave: &mut Wave, instruction: &Instruction, conversion: Conversion) -> Result<(), Fault> {
    let Conversion { small, large, count, narrows, stochastic } = conversion;
    let row = instruction.opcode;
    let (Some(d), sources) = (row.operands.first(), &row.operands[1..]) else { return Ok(()) };
    let mut operands = Vec::with_capacity(3);
    for (number, shape) in (0..).zip(sources) {
        operands.push((first_vgpr(wave, instruction, shape, number)?, shape.data.registers()));
    }
    let destination = Index::of(wave).register(instruction.field(FieldName::Vdst) as usize, 3);
    let registers = usize::from(d.data.registers());
    if !wave.owns_vgprs(destination, registers) {
        return Ok(());
    }
    let op_sel = instruction.field(FieldName::OpSel);
    let saturates = wave.mode().fp16_ovfl();
    let flushes = !wave.mode().denorm_f32().input && large == Large::F32;
    let scale_number = operands.len() - 1;
    let mut results = vec![[0u32; 64]; registers];
    let exec = wave.exec();
    for lane in bits(exec) {
        let raw = word(wave, operands[scale_number].0, 0, lane);
        let scale = match raw >> 23 & 0xff {
            255 => f64::NAN,
            exponent => 2f64.powi(exponent as i32 - 127),
        };
        let words: Vec<u32> =
            (0..usize::from(operands[0].1)).map(|index| word(wave, operands[0].0, index, lane)).collect();
        // What is narrower than a register goes to, or comes from, the part that OP_SEL names.
        let (from_bits, to_bits) = if narrows { (large.bits(), small.bits()) } else { (small.bits(), large.bits()) };
        let source_part = if narrows { 0 } else { part(op_sel & 3, from_bits * count, count) };
        let mut out = vec![0u32; registers];
        for index in 0..count {
            // Two binary32 numbers are two sources.
            let bits = if narrows && large == Large::F32 && count == 2 {
                word(wave, operands[index as usize].0, 0, lane)
            } else {
                element(&words, from_bits, index + source_part)
            };
            let value = if narrows {
                let number = if large == Large::F32 && count == 2 { index } else { 0 };
                let value = signed(instruction, number, large.to_f64(bits));
                let value = if flushes && value.abs() < f64::from(f32::MIN_POSITIVE) { 0.0 * value } else { value };
                let random = stochastic.then(|| word(wave, operands[1].0, 0, lane));
                let quotient = if scale.is_nan() { f64::NAN.copysign(value) } else { value / scale };
                small.round(quotient, random, saturates)
            } else {
                large.round(small.to_f64(bits) * scale, saturates)
            };
            put(&mut out, to_bits, index, value);
        }
        let width = to_bits * count;
        if width < 32 {
            let at = width * if width == 8 { op_sel >> 2 & 3 } else { op_sel >> 3 & 1 };
            let mask = (u32::MAX >> (32 - width)) << at;
            out[0] = wave.vgpr_lane(destination, lane) & !mask | out[0] << at;
        }
        for (result, word) in results.iter_mut().zip(out) {
            result[lane] = word;
        }
    }
    for (index, values) in results.iter().enumerate() {
        wave.set_vgpr(destination + index, exec, values);
    }
    Ok(())
}

/// The number of the first element of a source of `width` bits in all: one of fewer than 32 begins at the byte or half that OP_SEL
/// names.
fn part(op_sel: u32, width: u32, count: u32) -> u32 {
    match width {
        8 => op_sel * count,
        16 => (op_sel & 1) * count,
        _ => 0,
    }
}

macro_rules! rows {
    ($($operation:ident: $small:ident $direction:ident $large:ident, $count:literal, $stochastic:literal;)*) => {
        /// The rows.
        pub const ROWS: &[(op::Operation, Operation)] = &[
            $((op::$operation, Operation::Whole(|wave, instruction| {
                run(wave, instruction, Conversion {
                    small: Small::$small,
                    large: Large::$large,
                    count: $count,
                    narrows: rows!(@$direction),
                    stochastic: $stochastic,
                })
            })),)*
        ];
    };
    (@of) => { true };
    (@to) => { false };
}

rows! {
    V_CVT_SCALEF32_PK_FP8_F32: Fp8 of F32, 2, false;
    V_CVT_SCALEF32_PK_BF8_F32: Bf8 of F32, 2, false;
    V_CVT_SCALEF32_PK_FP4_F32: Fp4 of F32, 2, false;
    V_CVT_SCALEF32_PK_FP8_F16: Fp8 of F16, 2, false;
    V_CVT_SCALEF32_PK_BF8_F16: Bf8 of F16, 2, false;
    V_CVT_SCALEF32_PK_FP4_F16: Fp4 of F16, 2, false;
    V_CVT_SCALEF32_PK_FP8_BF16: Fp8 of Bf16, 2, false;
    V_CVT_SCALEF32_PK_BF8_BF16: Bf8 of Bf16, 2, false;
    V_CVT_SCALEF32_PK_FP4_BF16: Fp4 of Bf16, 2, false;
    V_CVT_SCALEF32_SR_FP8_F32: Fp8 of F32, 1, true;
    V_CVT_SCALEF32_SR_BF8_F32: Bf8 of F32, 1, true;
    V_CVT_SCALEF32_SR_FP8_F16: Fp8 of F16, 1, true;
    V_CVT_SCALEF32_SR_BF8_F16: Bf8 of F16, 1, true;
    V_CVT_SCALEF32_SR_FP8_BF16: Fp8 of Bf16, 1, true;
    V_CVT_SCALEF32_SR_BF8_BF16: Bf8 of Bf16, 1, true;
    V_CVT_SCALEF32_F32_FP8: Fp8 to F32, 1, false;
    V_CVT_SCALEF32_F32_BF8: Bf8 to F32, 1, false;
    V_CVT_SCALEF32_F16_FP8: Fp8 to F16, 1, false;
    V_CVT_SCALEF32_F16_BF8: Bf8 to F16, 1, false;
    V_CVT_SCALEF32_PK_F32_FP8: Fp8 to F32, 2, false;
    V_CVT_SCALEF32_PK_F32_BF8: Bf8 to F32, 2, false;
    V_CVT_SCALEF32_PK_F32_FP4: Fp4 to F32, 2, false;
    V_CVT_SCALEF32_PK_F16_FP8: Fp8 to F16, 2, false;
    V_CVT_SCALEF32_PK_F16_BF8: Bf8 to F16, 2, false;
    V_CVT_SCALEF32_PK_F16_FP4: Fp4 to F16, 2, false;
    V_CVT_SCALEF32_PK_BF16_FP8: Fp8 to Bf16, 2, false;
    V_CVT_SCALEF32_PK_BF16_BF8: Bf8 to Bf16, 2, false;
    V_CVT_SCALEF32_PK_BF16_FP4: Fp4 to Bf16, 2, false;
    V_CVT_SCALEF32_PK32_FP6_F16: Fp6 of F16, 32, false;
    V_CVT_SCALEF32_PK32_FP6_BF16: Fp6 of Bf16, 32, false;
    V_CVT_SCALEF32_PK32_BF6_F16: Bf6 of F16, 32, false;
    V_CVT_SCALEF32_PK32_BF6_BF16: Bf6 of Bf16, 32, false;
    V_CVT_SCALEF32_PK32_F32_FP6: Fp6 to F32, 32, false;
    V_CVT_SCALEF32_PK32_F32_BF6: Bf6 to F32, 32, false;
    V_CVT_SCALEF32_PK32_F16_FP6: Fp6 to F16, 32, false;
    V_CVT_SCALEF32_PK32_F16_BF6: Bf6 to F16, 32, false;
    V_CVT_SCALEF32_PK32_BF16_FP6: Fp6 to Bf16, 32, false;
    V_CVT_SCALEF32_PK32_BF16_BF6: Bf6 to Bf16, 32, false;
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn small_formats_round_to_nearest_even_and_saturate() {
        assert_eq!(Small::Fp4.round(2.5, None, false), 4);
        assert_eq!(Small::Fp4.round(3.5, None, false), 6);
        assert_eq!(Small::Fp4.round(-100.0, None, false), 0xf);
        assert_eq!(Small::Fp4.round(0.25, None, false), 0);
        assert_eq!(Small::Fp8.round(1.0, None, false), 0x38);
        assert_eq!(Small::Fp8.round(1000.0, None, false), 0x7f);
        assert_eq!(Small::Fp8.round(1000.0, None, true), 0x7e);
        assert_eq!(Small::Bf8.round(1e6, None, false), 0x7c);
        assert_eq!(Small::Bf6.round(f64::INFINITY, None, false), 0x1f);
    }

    #[test]
    fn every_value_of_a_small_format_comes_back() {
        for small in [Small::Fp8, Small::Bf8, Small::Fp6, Small::Bf6, Small::Fp4] {
            for bits in 0..=small.largest() {
                assert_eq!(small.round(small.to_f64(bits), None, false), bits, "{small:?}");
            }
        }
    }

    #[test]
    fn a_random_number_rounds_up_as_often_as_the_rest_says() {
        assert_eq!(Small::Fp4.round(2.5, Some(0), false), 4);
        assert_eq!(Small::Fp4.round(2.5, Some(0x8000_0000), false), 5);
    }

    #[test]
    fn halves_round_and_overflow() {
        assert_eq!(Large::F16.round(1.5, false), 0x3e00);
        assert_eq!(Large::F16.round(2f64.powi(-24), false), 1);
        assert_eq!(Large::F16.round(448.0 * 1024.0, false), 0x7c00);
        assert_eq!(Large::F16.round(-448.0 * 1024.0, true), 0xfbff);
        assert_eq!(Large::F16.round(f64::INFINITY, true), 0x7c00);
        assert_eq!(Large::Bf16.round(-1.0, false), 0xbf80);
        assert_eq!(Large::F16.to_f64(0x0001), 2f64.powi(-24));
    }
}
