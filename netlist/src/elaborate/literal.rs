//! Reads rust-hdl's literals, whose fields are private, from their printed form (`8'h2a`, `3'b101`, `8'h-3`).

use crate::value::Value;
use rust_hdl::prelude::VerilogLiteral;

/// A literal: sign and magnitude, and the width of the Rust type it was written with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Literal {
    /// 1 for a `bool`; the width of the Rust integer type otherwise, which says nothing about the hardware's width.
    pub type_width: u32,
    negative: bool,
    magnitude: Value,
}

impl Literal {
    /// `None` when the text is not of the expected form.
    pub(super) fn parse(literal: &VerilogLiteral) -> Option<Self> {
        Self::parse_text(&literal.to_string())
    }

    fn parse_text(text: &str) -> Option<Self> {
        let (type_width, digits) = text.split_once('\'')?;
        let (bits_per_digit, digits) = match digits.split_at_checked(1)? {
            ("b", digits) => (1, digits),
            ("h", digits) => (4, digits),
            _ => return None,
        };
        let negative = digits.starts_with('-');
        let digits = digits.trim_start_matches('-');
        let mut magnitude = Value::zero((digits.len() as u32 * bits_per_digit).max(1));
        for (place, digit) in digits.chars().rev().enumerate() {
            let digit = digit.to_digit(1 << bits_per_digit)?;
            for bit in 0..bits_per_digit {
                magnitude.set(place as u32 * bits_per_digit + bit, digit >> bit & 1 == 1);
            }
        }
        Some(Self { type_width: type_width.parse().ok()?, negative, magnitude })
    }

    /// As a number, when it fits.
    pub(super) fn to_i128(&self) -> Option<i128> {
        let low = i128::from(self.magnitude.to_u64()?);
        Some(if self.negative { -low } else { low })
    }

    /// As a bit vector of `width` bits (two's complement when negative); `None` when it does not fit.
    pub(super) fn to_value(&self, width: u32) -> Option<Value> {
        let significant = self.magnitude.width() - self.magnitude.leading_zeros();
        if significant > width {
            return None;
        }
        let value = self.magnitude.resize(width);
        Some(if self.negative { value.neg() } else { value })
    }
}

#[cfg(test)]
mod tests {
    use super::Literal;
    use crate::value::Value;
    use pretty_assertions::assert_eq;
    use rust_hdl::prelude::*;

    #[test]
    fn literals_of_every_printed_form_keep_their_value() {
        let value = |literal: VerilogLiteral, width| Literal::parse(&literal).and_then(|it| it.to_value(width));
        assert_eq!(value(true.into(), 1), Some(Value::bit(true)));
        assert_eq!(value(Bits::<5>::from(21).into(), 5), Some(Value::new(5, 21)));
        assert_eq!(value(0xdead_beef_0123_u64.into(), 48), Some(Value::new(48, 0xdead_beef_0123)));
        assert_eq!(value(signed::<8>(-3).into(), 8), Some(Value::new(8, 0xfd)));
        assert_eq!(value((!Bits::<130>::default()).into(), 130), Some(Value::ones(130)));
    }

    #[test]
    fn a_literal_that_needs_more_bits_is_not_cut() {
        let literal: VerilogLiteral = 16_u32.into();
        assert_eq!(Literal::parse(&literal).and_then(|it| it.to_value(4)), None);
    }
}
