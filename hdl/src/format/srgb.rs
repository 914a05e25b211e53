//! sRGB (IEC 61966-2-1) of 8 bits: linear binary32 numbers by code, and the codes of linear numbers by where each of them begins.
//!
//! A linear number gets the nearest code. The codes begin at the linear numbers of the middles between them, so eight comparisons find the code, the highest bit
//! first. No number of binary32 is exactly such a middle.

use tombolo_netlist::builder::{Builder, Wire};

/// The linear number of an sRGB number.
fn linear(value: f64) -> f64 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Bits of the smallest binary32 number of a code above zero.
fn begin(code: u32) -> u32 {
    let middle = linear((f64::from(code) - 0.5) / 255.0);
    let nearest = middle as f32;
    if f64::from(nearest) < middle { nearest.to_bits() + 1 } else { nearest.to_bits() }
}

/// The linear numbers of codes (8 bits each), 32 bits each: one table that all of them read.
pub fn to_linear(g: &Builder, codes: &[Wire]) -> Vec<Wire> {
    let words: Vec<u128> = (0..256).map(|code| ((linear(f64::from(code) / 255.0) as f32).to_bits()).into()).collect();
    let table = g.rom("linear_of_srgb", 32, &words);
    let read = |(at, code): (usize, &Wire)| g.ram_read_now(table, &format!("linear_{at}"), code);
    codes.iter().enumerate().map(read).collect()
}

/// The codes of linear numbers from 0 to 1: one table that all of them read.
pub fn of_linear(g: &Builder, numbers: &[Wire]) -> Vec<Wire> {
    let words: Vec<u128> = (0..256).map(|code| if code == 0 { 0 } else { begin(code).into() }).collect();
    let table = g.rom("srgb_begins", 31, &words);
    let code = |(at, number): (usize, &Wire)| {
        let magnitude = number.slice(0, 31);
        (0..8u32).rev().fold(g.zero(8), |code, bit| {
            let tried = &code | &g.constant(8, 1 << bit);
            let begins = g.ram_read_now(table, &format!("begin_{at}_{bit}"), &tried);
            g.name(&format!("code_{at}_{bit}"), &magnitude.less(&begins).select(&code, &tried))
        })
    };
    numbers.iter().enumerate().map(code).collect()
}
