//! Numbers around the ends of codes: where a channel's next code begins, one place before and behind it.

use crate::bench::regions;
use crate::colour::{self, compare, model};
use crate::state::{self, Registers};
use tombolo_model::export::{Exports, Sent};
use tombolo_sim::random::SplitMix64;

/// FORMAT, NUMBER_TYPE, ROUND_MODE, and the numbers.
type Case = (u32, u32, u32, Vec<f32>);

/// The linear number that is half way between two codes of sRGB.
fn srgb_middle(code: u32) -> f64 {
    let value = (f64::from(code) - 0.5) / 255.0;
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// The numbers around each.
fn around(middles: impl Iterator<Item = f64>) -> Vec<f32> {
    let bits = middles.map(|middle| (middle as f32).to_bits());
    bits.flat_map(|bits| [bits.wrapping_sub(1), bits, bits + 1].map(f32::from_bits)).collect()
}

/// Middles between codes of `1 / most`, at most 80 of them.
fn middles(most: u32) -> Vec<f32> {
    around((0..most).step_by(1 + most as usize / 80).map(|code| (f64::from(code) + 0.5) / f64::from(most)))
}

/// Middles between floats of `fraction` bits of fraction, with the exponents of a half, denormal ones among them.
fn floats(fraction: u32) -> Vec<f32> {
    let of = |bits: u32| {
        let (exponent, low) = (bits >> fraction, bits & ((1 << fraction) - 1));
        let significand = f64::from(low) + if exponent == 0 { 0.0 } else { f64::from(1 << fraction) } + 0.5;
        significand * f64::from(exponent.max(1) as i32 - 15 - fraction as i32).exp2()
    };
    around((0..31 << fraction).step_by(((31 << fraction) / 120) | 1).map(of))
}

fn cases() -> Vec<Case> {
    let signed = |numbers: Vec<f32>| numbers.iter().flat_map(|number| [*number, -number]).collect::<Vec<f32>>();
    vec![
        (10, 6, 0, around((1..256).map(srgb_middle))),
        (10, 0, 0, middles(255)),
        (10, 1, 0, signed(middles(127))),
        (12, 0, 0, middles(65535)),
        (12, 1, 0, signed(middles(32767))),
        (9, 0, 0, middles(1023)),
        (16, 0, 0, middles(31)),
        (19, 0, 0, middles(15)),
        (19, 1, 0, signed(middles(7))),
        (17, 0, 0, middles(1)),
        (12, 7, 0, signed(floats(10))),
        (12, 7, 1, signed(floats(10))),
        (7, 7, 0, signed(floats(6))),
        (6, 7, 0, signed(floats(5))),
    ]
}

/// A quad whose pixels export these numbers, four each.
fn exports(numbers: &[f32]) -> Exports {
    let number = |lane: usize, channel: usize| numbers[(4 * lane + channel) % numbers.len()].to_bits();
    let sources: [[u32; 64]; 4] =
        std::array::from_fn(|channel| std::array::from_fn(|lane| if lane < 4 { number(lane, channel) } else { 0 }));
    let [r, g, b, a] = &sources;
    let (row, compressed, done, valid, none) = (None, false, false, false, [const { None }; 4]);
    let sent = Sent { target: 0, row, channels: 15, compressed, done, valid, lanes: 15, sources: none };
    let mut exports = Exports::default();
    exports.add(&sent.with([r, g, b, a]));
    exports
}

#[test]
fn numbers_around_the_ends_of_codes_get_the_codes_of_the_model() {
    let mut bench = colour::bench();
    let random = &mut SplitMix64::new(9);
    for (format, number, truncate, numbers) in cases() {
        let mut registers: Registers = colour::plain();
        let info = format << 2 | number << 8 | 1 << 15 | truncate << 18;
        registers.insert(state::CB_COLOR0_BASE + 0x10, info);
        // A surface of 64 by 16 pixels.
        registers.insert(state::CB_COLOR0_BASE + 4, 7);
        registers.insert(state::CB_COLOR0_BASE + 8, 15);
        bench.memory = (0..64 * 16 * 16).map(|_| random.next_u32() as u8).collect();
        let mut memory = regions(&bench.memory);
        let model = model(&registers).unwrap();
        assert_eq!(colour::refusal(&mut bench, &registers), 0);
        for (quad, numbers) in numbers.chunks(16).enumerate() {
            let (x, y) = (2 * (quad as u32 % 32), 2 * (quad as u32 / 32 % 8));
            let exports = exports(numbers);
            for pixel in 0..4 {
                let place = [x + (pixel & 1), y + (pixel >> 1), 0];
                model.write(&mut memory, place, &exports, pixel as usize).unwrap();
            }
            colour::quad(&mut bench, [x, y, 0], 15, &exports);
        }
        colour::flush(&mut bench);
        let expected = &memory.iter().next().unwrap().data;
        compare(&bench.memory, expected, &|| format!("format {format}, number type {number}"));
    }
}
