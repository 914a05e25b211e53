//! Short floats: 16 bits with a sign, 11 and 10 bits without.

/// The single-precision value of a half-precision one.
pub fn from_half(bits: u32) -> f32 {
    let (sign, exponent, fraction) = (bits >> 15 & 1, bits >> 10 & 31, bits & 0x3ff);
    let magnitude = match (exponent, fraction) {
        (31, 0) => f32::INFINITY,
        (31, _) => f32::NAN,
        (0, fraction) => fraction as f32 / (1 << 24) as f32,
        _ => f32::from_bits((exponent + 112) << 23 | fraction << 13),
    };
    if sign != 0 { -magnitude } else { magnitude }
}

/// The half-precision value, rounded to nearest even or towards zero.
pub fn to_half(value: f32, truncate: bool) -> u32 {
    let sign = (value.to_bits() >> 16) & 0x8000;
    let magnitude = value.abs();
    if value.is_nan() {
        return sign | 0x7e00;
    }
    if magnitude.is_infinite() {
        return sign | 0x7c00;
    }
    // In units of the last place: 2^-24 below the smallest normal number.
    let exponent = ((magnitude.to_bits() >> 23) as i32 - 127).max(-14);
    let units = f64::from(magnitude) * f64::from(10 - exponent).exp2();
    let rounded = if truncate { units.trunc() } else { units.round_ties_even() } as u32;
    // A carry out of the fraction goes into the exponent by itself.
    let bits = rounded + (((exponent + 14) as u32) << 10);
    match bits {
        0x7c00.. if truncate => sign | 0x7bff,
        0x7c00.. => sign | 0x7c00,
        bits => sign | bits,
    }
}

/// The value of a float without a sign that has the exponent of a half and `width` bits.
pub fn from_unsigned(bits: u32, width: u32) -> f32 {
    from_half(bits << (15 - width))
}

/// The float without a sign of `width` bits, truncated; negative values become zero.
pub fn to_unsigned(value: f32, width: u32) -> u32 {
    if value < 0.0 { 0 } else { (to_half(value, true) & 0x7fff) >> (15 - width) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_half_survives_the_way_through_single_precision() {
        for bits in (0..0x1_0000).filter(|bits| bits & 0x7fff <= 0x7c00) {
            assert_eq!(to_half(from_half(bits), false), bits);
            assert_eq!(to_half(from_half(bits), true), bits);
        }
    }

    #[test]
    fn rounding_is_to_even_or_towards_zero() {
        let between = 1.0 + 1.5 / 1024.0;
        assert_eq!([to_half(between, false), to_half(between, true)], [0x3c02, 0x3c01]);
        assert_eq!([to_half(1e6, false), to_half(1e6, true)], [0x7c00, 0x7bff]);
        assert_eq!(to_half(-1.0e-8, false), 0x8000);
        assert_eq!([from_unsigned(0x3c0, 11), from_unsigned(0x1e0, 10)], [1.0, 1.0]);
        assert_eq!([to_unsigned(1.0, 11), to_unsigned(-2.0, 10)], [0x3c0, 0]);
    }
}
