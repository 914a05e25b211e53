//! The 8-bit formats to f32, exactly (7.5), and the table of V_CVT_OFF_F32_I4.

use tombolo_netlist::builder::{Builder, Wire};

/// The f32 of a byte, bf8 or else fp8: its upper 12 bits, the rest is zero.
pub fn widened(g: &Builder, byte: &Wire, is_bf8: &Wire) -> Wire {
    let (sign, magnitude) = (byte.bit(7), byte.slice(0, 7));
    // Both as 5 exponent bits of bias 15 or 4 of bias 7, and 3 fraction bits.
    let fp8_exponent = magnitude.slice(3, 4);
    let bf8_exponent = magnitude.slice(2, 5);
    let fraction = is_bf8.select(&magnitude.slice(0, 2).concat(&g.zero(1)), &magnitude.slice(0, 3));
    let is_denormal = is_bf8.select(&bf8_exponent, &fp8_exponent.zero_extend(5)).none();
    let widened_fp8 = g.concat(&[&fp8_exponent.bit(3), &(!fp8_exponent.bit(3)).repeat(4), &fp8_exponent.slice(0, 3)]);
    let widened_bf8 = g.concat(&[&bf8_exponent.bit(4), &(!bf8_exponent.bit(4)).repeat(3), &bf8_exponent.slice(0, 4)]);
    let exponent = is_bf8.select(&widened_bf8, &widened_fp8);
    // A denormal moves its leading one out of the fraction.
    let zeros = fraction.leading_zeros();
    let moved = fraction.shift_left(&zeros).slice(0, 2).concat(&g.zero(1));
    let normalised = &exponent - &zeros.zero_extend(8);
    let normalised = normalised.when(&fraction.any());
    // bf8 has infinity and NaNs at its last exponent, fp8 one NaN at its last value.
    let is_special = is_bf8.select(&bf8_exponent.all(), &magnitude.all());
    let quiet = fraction | (is_special.clone() & fraction_any(&magnitude, is_bf8)).concat(&g.zero(2));
    let exponent = is_denormal.select(&normalised, &(exponent | is_special.repeat(8)));
    let fraction = is_denormal.select(&moved, &quiet);
    g.concat(&[&sign, &exponent, &fraction])
}

fn fraction_any(magnitude: &Wire, is_bf8: &Wire) -> Wire {
    magnitude.slice(0, 2).any() | (!is_bf8 & magnitude.bit(2))
}

/// V_CVT_OFF_F32_I4 (16.8): a signed 4-bit integer in sixteenths.
pub fn offset(g: &Builder, nibble: &Wire) -> Wire {
    let table: Vec<(u128, Wire)> = (1..16u32)
        .map(|at| {
            let signed = ((at << 28) as i32) >> 28;
            (at as u128, g.constant(32, (signed as f32 / 16.0).to_bits() as u128))
        })
        .collect();
    g.lookup(nibble, &table, &g.zero(32))
}
