//! Blending: factors, equations and the boolean operations that replace them (CB_BLEND0_CONTROL, CB_COLOR_CONTROL.ROP3).

use super::error::Error;
use super::fields::cb_blend0_control as control;
use super::registers::RegisterFile;

/// What a colour is multiplied with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Factor {
    Zero,
    One,
    Source,
    SourceAlpha,
    DestinationAlpha,
    Destination,
    Saturate,
    Constant,
    Second,
    SecondAlpha,
    ConstantAlpha,
}

/// Factors by their number, and whether one minus them is meant.
const FACTORS: [Option<(Factor, bool)>; 21] = [
    Some((Factor::Zero, false)),
    Some((Factor::One, false)),
    Some((Factor::Source, false)),
    Some((Factor::Source, true)),
    Some((Factor::SourceAlpha, false)),
    Some((Factor::SourceAlpha, true)),
    Some((Factor::DestinationAlpha, false)),
    Some((Factor::DestinationAlpha, true)),
    Some((Factor::Destination, false)),
    Some((Factor::Destination, true)),
    Some((Factor::Saturate, false)),
    None,
    None,
    Some((Factor::Constant, false)),
    Some((Factor::Constant, true)),
    Some((Factor::Second, false)),
    Some((Factor::Second, true)),
    Some((Factor::SecondAlpha, false)),
    Some((Factor::SecondAlpha, true)),
    Some((Factor::ConstantAlpha, false)),
    Some((Factor::ConstantAlpha, true)),
];

/// How products are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Equation {
    Add,
    Subtract,
    Least,
    Greatest,
    ReverseSubtract,
}

const EQUATIONS: [Option<Equation>; 8] = [
    Some(Equation::Add),
    Some(Equation::Subtract),
    Some(Equation::Least),
    Some(Equation::Greatest),
    Some(Equation::ReverseSubtract),
    None,
    None,
    None,
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Half {
    source: (Factor, bool),
    destination: (Factor, bool),
    equation: Equation,
}

/// The blending of a target.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Blend {
    colour: Half,
    alpha: Half,
    constant: [f32; 4],
}

/// The colours that blending works on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Operands {
    /// Of the shader.
    pub source: [f32; 4],
    /// The shader's second one.
    pub second: [f32; 4],
    /// Of the target.
    pub destination: [f32; 4],
}

impl Blend {
    /// The blending of target `number`; none if it has none.
    ///
    /// # Errors
    /// [`Error::State`] for reserved values.
    pub fn decode(registers: &RegisterFile, number: u32, constant: [f32; 4]) -> Result<Option<Blend>, Error> {
        let get = |field: super::fields::Field| registers.get(field.at(number, 4));
        if get(control::ENABLE) == 0 {
            return Ok(None);
        }
        let refuse = || Error::State {
            address: control::WORD.at(number, 4).address,
            value: get(control::WORD),
            reason: "a factor or equation is reserved",
        };
        let half = |source, equation, destination| {
            let factor = |field| FACTORS.get(get(field) as usize).copied().flatten().ok_or_else(refuse);
            Ok(Half {
                source: factor(source)?,
                destination: factor(destination)?,
                equation: EQUATIONS[get(equation) as usize & 7].ok_or_else(refuse)?,
            })
        };
        let colour = half(control::COLOR_SRCBLEND, control::COLOR_COMB_FCN, control::COLOR_DESTBLEND)?;
        let alpha = if get(control::SEPARATE_ALPHA_BLEND) != 0 {
            half(control::ALPHA_SRCBLEND, control::ALPHA_COMB_FCN, control::ALPHA_DESTBLEND)?
        } else {
            colour
        };
        Ok(Some(Blend { colour, alpha, constant }))
    }

    /// Whether a factor uses the shader's second colour.
    pub const fn uses_second(&self) -> bool {
        const fn second(factor: Factor) -> bool {
            matches!(factor, Factor::Second | Factor::SecondAlpha)
        }
        second(self.colour.source.0)
            || second(self.colour.destination.0)
            || second(self.alpha.source.0)
            || second(self.alpha.destination.0)
    }

    /// The blended colour. A NaN is 0x7fc00000, whatever it comes from.
    pub fn apply(&self, operands: &Operands) -> [f32; 4] {
        std::array::from_fn(|component| {
            let half = if component == 3 { &self.alpha } else { &self.colour };
            let source = operands.source[component] * self.factor(half.source, operands, component);
            let destination = operands.destination[component] * self.factor(half.destination, operands, component);
            let blended = match half.equation {
                Equation::Add => source + destination,
                Equation::Subtract => source - destination,
                Equation::ReverseSubtract => destination - source,
                Equation::Least => least(source, destination),
                Equation::Greatest => -least(-source, -destination),
            };
            if blended.is_nan() { f32::from_bits(0x7fc0_0000) } else { blended }
        })
    }

    fn factor(&self, (factor, inverse): (Factor, bool), operands: &Operands, component: usize) -> f32 {
        let value = match factor {
            Factor::Zero => 0.0,
            Factor::One => 1.0,
            Factor::Source => operands.source[component],
            Factor::SourceAlpha => operands.source[3],
            Factor::DestinationAlpha => operands.destination[3],
            Factor::Destination => operands.destination[component],
            Factor::Saturate if component == 3 => 1.0,
            Factor::Saturate => least(operands.source[3], 1.0 - operands.destination[3]),
            Factor::Constant => self.constant[component],
            Factor::ConstantAlpha => self.constant[3],
            Factor::Second => operands.second[component],
            Factor::SecondAlpha => operands.second[3],
        };
        if inverse { 1.0 - value } else { value }
    }
}

/// The smaller one; the first one of equal ones, so that it is known which zero that is, and of a NaN and a number the number.
fn least(first: f32, second: f32) -> f32 {
    if second < first || first.is_nan() { second } else { first }
}

/// ROP3: bit `4 pattern + 2 source + destination` of the code, for every bit; the pattern is the shader's colour too.
pub fn raster_operation(code: u32, source: u128, destination: u128) -> u128 {
    let term = |number: u32| {
        let pattern = if number & 4 != 0 { source } else { !source };
        let source = if number & 2 != 0 { source } else { !source };
        let destination = if number & 1 != 0 { destination } else { !destination };
        if code >> number & 1 != 0 { pattern & source & destination } else { 0 }
    };
    (0..8).fold(0, |result, number| result | term(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn blend(word: u32) -> Blend {
        let mut registers = RegisterFile::default();
        registers.write(control::WORD.address, word).unwrap();
        Blend::decode(&registers, 0, [0.25, 0.5, 0.75, 1.0]).unwrap().unwrap()
    }

    const OPERANDS: Operands =
        Operands { source: [1.0, 0.5, 0.0, 0.25], second: [0.5; 4], destination: [0.5, 0.5, 1.0, 0.5] };
    const ENABLE: u32 = 1 << 30;

    #[test]
    fn colours_are_mixed_by_their_alpha() {
        assert_eq!(blend(ENABLE | 4 | 5 << 8).apply(&OPERANDS), [0.625, 0.5, 0.75, 0.4375]);
        let separate = blend(ENABLE | 1 << 29 | 4 | 5 << 8 | 1 << 16 | 1 << 24 | 4 << 21);
        assert_eq!(separate.apply(&OPERANDS), [0.625, 0.5, 0.75, 0.25]);
    }

    #[test]
    fn equations_and_constants_are_those_of_the_register() {
        assert_eq!(blend(ENABLE | 1 | 1 << 5 | 1 << 8).apply(&OPERANDS)[..3], [0.5, 0.0, -1.0]);
        assert_eq!(blend(ENABLE | 1 | 1 << 8 | 2 << 5).apply(&OPERANDS), [0.5, 0.5, 0.0, 0.25]);
        assert_eq!(blend(ENABLE | 1 | 1 << 8 | 3 << 5).apply(&OPERANDS), [1.0, 0.5, 1.0, 0.5]);
        assert_eq!(blend(ENABLE | 13).apply(&OPERANDS), [0.25, 0.25, 0.0, 0.25]);
        assert_eq!(blend(ENABLE | 10).apply(&OPERANDS), [0.25, 0.125, 0.0, 0.25]);
        assert!(blend(ENABLE | 15).uses_second() && !blend(ENABLE | 10).uses_second());
    }

    #[test]
    fn reserved_values_are_refused() {
        let mut registers = RegisterFile::default();
        registers.write(control::WORD.address, ENABLE | 11).unwrap();
        assert!(Blend::decode(&registers, 0, [0.0; 4]).is_err());
    }

    #[test]
    fn raster_operations_are_truth_tables() {
        assert_eq!(raster_operation(0xcc, 0b1100, 0b1010) & 15, 0b1100);
        assert_eq!(raster_operation(0x66, 0b1100, 0b1010) & 15, 0b0110);
        assert_eq!(raster_operation(0x55, 0b1100, 0b1010) & 15, 0b0101);
    }
}
