//! Constants as sources: inline constant or literal, by the type of the operand.
//!
//! Rules: LLVM's AMDGPU operand syntax, "Conversion of integer values" and "of floating-point values", as LLVM 19 applies
//! them to gfx12. Floating-point literals are converted with rounding to the nearest even; overflow and underflow are
//! refused, lost precision is not.

use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Status};

use tombolo_isa::operand::{DataType, Element};
use tombolo_isa::source::{InlineFloat, Source};

/// A constant as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Constant {
    Integer(i64),
    Real(f64),
}

/// A constant as encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoded {
    /// In the source field.
    Inline(Source),
    /// In the dword after the instruction.
    Literal(u32),
}

/// How an operand takes constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Integer16,
    Float16,
    Bfloat16,
    PackedFloat16,
    PackedBfloat16,
    /// Integers and floats of 32 bits, and packed bytes, nibbles and 16-bit integers, which LLVM treats alike.
    Any32,
    Integer64,
    Float64,
}

fn class(data: DataType) -> Class {
    match (data.element, data.count) {
        (Element::F64, _) => Class::Float64,
        (Element::F16, 1) => Class::Float16,
        (Element::F16, _) => Class::PackedFloat16,
        (Element::Bf16, 1) => Class::Bfloat16,
        (Element::Bf16, _) => Class::PackedBfloat16,
        (Element::I16 | Element::U16 | Element::B16, 1) => Class::Integer16,
        (element, count) if element.bits() * u16::from(count) == 64 => Class::Integer64,
        _ => Class::Any32,
    }
}

/// Sign and absolute value, where they are applied to a constant itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sign {
    pub negate: bool,
    pub absolute: bool,
}

impl Sign {
    fn apply(self, bits: u64, width: u32) -> u64 {
        let sign = 1_u64 << (width - 1);
        let bits = if self.absolute { bits & !sign } else { bits };
        if self.negate { bits ^ sign } else { bits }
    }
}

/// Whether a number fits `bits` bits, read as signed or as unsigned.
fn fits(value: i64, bits: u32) -> bool {
    (-(1_i64 << (bits - 1))..1_i64 << bits).contains(&value)
}

fn inline_integer(value: i64) -> Option<Encoded> {
    // -16..=64 fits an i8.
    (-16..=64).contains(&value).then_some(Encoded::Inline(Source::InlineInt(value as i8)))
}

fn inline_float(is: impl Fn(InlineFloat) -> bool) -> Option<Encoded> {
    InlineFloat::ALL.into_iter().find(|float| is(*float)).map(|float| Encoded::Inline(Source::InlineFloat(float)))
}

/// Converts to a narrower format; `None` on overflow or underflow.
fn narrowed<Narrow: Float>(value: f64) -> Option<u32>
where
    Double: FloatConvert<Narrow>,
{
    let mut lost = false;
    let result = Double::from_bits(value.to_bits().into()).convert(&mut lost);
    let bad = lost && result.status.intersects(Status::OVERFLOW | Status::UNDERFLOW);
    // At most 32 bits wide.
    (!bad).then(|| result.value.to_bits() as u32)
}

/// Encodes a constant for an operand of this type; the error says why it has no form.
pub(super) fn encode(constant: Constant, data: DataType, sign: Sign) -> Result<Encoded, &'static str> {
    match constant {
        Constant::Integer(value) => integer(value, class(data), sign),
        Constant::Real(value) => real(value, class(data), sign),
    }
}

fn integer(value: i64, class: Class, sign: Sign) -> Result<Encoded, &'static str> {
    let too_wide = "the constant does not fit the operand";
    match class {
        Class::Integer64 => inline_64(value)
            .or_else(|| fits(value, 32).then_some(Encoded::Literal(value as u32)))
            .ok_or("the constant does not fit a 32-bit literal"),
        Class::Float64 => {
            if sign != Sign::default() {
                return Err("an integer that is negated or made absolute is ambiguous for a 64-bit float");
            }
            let high = || fits(value, 32).then_some(i64::from(value as u32) << 32);
            inline_64(value)
                .or_else(|| high().map(|wide| inline_64(wide).unwrap_or(Encoded::Literal(value as u32))))
                .ok_or("the constant does not fit the high half of a 64-bit float")
        }
        Class::Any32 | Class::PackedFloat16 | Class::PackedBfloat16 => {
            if !fits(value, 32) {
                return Err(too_wide);
            }
            Ok(bits_32(sign.apply(value.cast_unsigned(), 32) as u32, class))
        }
        Class::Integer16 | Class::Float16 | Class::Bfloat16 => {
            if !fits(value, 16) {
                return Err(too_wide);
            }
            Ok(bits_16(sign.apply(value.cast_unsigned(), 16) as u16, class))
        }
    }
}

fn real(value: f64, class: Class, sign: Sign) -> Result<Encoded, &'static str> {
    let out_of_range = "the constant is out of range for the operand";
    let signed = f64::from_bits(sign.apply(value.to_bits(), 64));
    match class {
        Class::Integer64 => {
            inline_64(signed.to_bits().cast_signed()).ok_or("a 64-bit integer operand takes no floating-point literal")
        }
        Class::Float64 => {
            let bits = signed.to_bits();
            Ok(inline_64(bits.cast_signed()).unwrap_or(Encoded::Literal((bits >> 32) as u32)))
        }
        Class::Any32 => narrowed::<Single>(signed).map(|bits| bits_32(bits, class)).ok_or(out_of_range),
        Class::PackedFloat16 => narrowed::<Half>(signed).map(|bits| bits_32(bits, class)).ok_or(out_of_range),
        Class::PackedBfloat16 => narrowed::<BFloat>(signed).map(|bits| bits_32(bits, class)).ok_or(out_of_range),
        Class::Float16 => narrowed::<Half>(signed).map(|bits| bits_16(bits as u16, class)).ok_or(out_of_range),
        Class::Bfloat16 => narrowed::<BFloat>(signed).map(|bits| bits_16(bits as u16, class)).ok_or(out_of_range),
        Class::Integer16 => {
            let bits = narrowed::<Half>(signed).ok_or(out_of_range)? as u16;
            // An inline float is as good for a 16-bit integer as for a float, but only when it is written as one.
            Ok(inline_float(|float| float.f16_bits() == bits).unwrap_or_else(|| bits_16(bits, class)))
        }
    }
}

fn inline_64(value: i64) -> Option<Encoded> {
    inline_integer(value).or_else(|| inline_float(|float| float.f64_bits() == value.cast_unsigned()))
}

fn bits_32(bits: u32, class: Class) -> Encoded {
    let float = |float: InlineFloat| match class {
        Class::PackedFloat16 => u32::from(float.f16_bits()) == bits,
        Class::PackedBfloat16 => u32::from(float.bf16_bits()) == bits,
        _ => float.f32_bits() == bits,
    };
    inline_integer(i64::from(bits.cast_signed())).or_else(|| inline_float(float)).unwrap_or(Encoded::Literal(bits))
}

fn bits_16(bits: u16, class: Class) -> Encoded {
    let float = |float: InlineFloat| match class {
        Class::Float16 => float.f16_bits() == bits,
        Class::Bfloat16 => float.bf16_bits() == bits,
        _ => false,
    };
    inline_integer(i64::from(bits.cast_signed()))
        .or_else(|| inline_float(float))
        .unwrap_or(Encoded::Literal(u32::from(bits)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const NONE: Sign = Sign { negate: false, absolute: false };

    fn one(element: Element) -> DataType {
        DataType { element, count: 1 }
    }

    fn literal(constant: Constant, element: Element) -> Option<u32> {
        match encode(constant, one(element), NONE) {
            Ok(Encoded::Literal(bits)) => Some(bits),
            _ => None,
        }
    }

    #[test]
    fn integers_keep_their_low_bits_if_the_rest_is_their_sign() {
        assert_eq!(literal(Constant::Integer(-256), Element::U16), Some(0xff00));
        assert_eq!(literal(Constant::Integer(0x1ff00), Element::U16), None);
        assert_eq!(literal(Constant::Integer(0xffef_ffff), Element::I64), Some(0xffef_ffff));
        assert_eq!(literal(Constant::Integer(0x1_ffef_ffff), Element::I64), None);
    }

    #[test]
    fn reals_take_the_format_of_the_operand() {
        assert_eq!(literal(Constant::Real(65500.0), Element::F16), Some(0x7bff));
        assert_eq!(literal(Constant::Real(65600.0), Element::F16), None);
        assert_eq!(literal(Constant::Real(65600.0), Element::F32), Some(0x4780_2000));
        assert_eq!(literal(Constant::Real(1e40), Element::F32), None);
        assert_eq!(literal(Constant::Real(1.5), Element::F64), Some(0x3ff8_0000));
        assert_eq!(literal(Constant::Real(1.5), Element::Bf16), Some(0x3fc0));
        assert_eq!(literal(Constant::Real(1.5), Element::B64), None);
    }

    #[test]
    fn inline_constants_need_no_literal() {
        let inline = |constant, element| encode(constant, one(element), NONE);
        let one_point_zero = Ok(Encoded::Inline(Source::InlineFloat(InlineFloat::One)));
        assert_eq!(inline(Constant::Real(1.0), Element::U16), one_point_zero);
        assert_eq!(inline(Constant::Integer(0x3c00), Element::F16), one_point_zero);
        assert_eq!(inline(Constant::Integer(0x3f80_0000), Element::B32), one_point_zero);
        assert_eq!(inline(Constant::Integer(0x3ff0_0000), Element::F64), one_point_zero);
        assert_eq!(inline(Constant::Integer(-16), Element::I64), Ok(Encoded::Inline(Source::InlineInt(-16))));
        assert_eq!(inline(Constant::Integer(0x3c00), Element::U16), Ok(Encoded::Literal(0x3c00)));
    }

    #[test]
    fn a_sign_before_a_constant_changes_its_sign_bit() {
        let negative = Sign { negate: true, absolute: false };
        assert_eq!(encode(Constant::Integer(1), one(Element::F32), negative), Ok(Encoded::Literal(0x8000_0001)));
        let minus_one = Ok(Encoded::Inline(Source::InlineFloat(InlineFloat::MinusOne)));
        assert_eq!(encode(Constant::Real(1.0), one(Element::F32), negative), minus_one);
    }
}
