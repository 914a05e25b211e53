//! The patterns of DS_SWIZZLE_B32: from which lane each lane takes its data (16.15).

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// The lane that lane `number` (5 bits, of its half of the wave) takes data from.
fn source_lane(g: &Builder, number: &Wire, offset: &Wire) -> Wire {
    let mask = offset.slice(0, 5);
    let bits: Vec<Wire> = (0..5).map(|at| number.bit(at)).collect();
    let mirrored = g.concat(&bits.iter().collect::<Vec<_>>());
    let ones = (0..5).fold(g.zero(3), |sum, at| sum + mask.bit(at).zero_extend(3));
    let fft = mirrored.shift_right(&ones) | number & &mask;

    let distance = offset.slice(5, 5);
    let distance = offset.bit(10).select(&-&distance, &distance);
    let rotated = (number & &mask) | ((number + &distance) & !&mask);

    let quad = number.slice(0, 2);
    let choices: Vec<_> = (1..4).map(|at| (u128::from(at), offset.slice(2 * at, 2))).collect();
    let chosen = g.lookup(&quad, &choices, &offset.slice(0, 2));
    let in_quad = number.slice(2, 3).concat(&chosen);
    let masked = (number & &offset.slice(0, 5) | offset.slice(5, 5)) ^ offset.slice(10, 5);
    let basic = offset.bit(15).select(&in_quad, &masked);
    // 0xe000 and above, 0xc000 and above.
    let special = offset.bit(15) & offset.bit(14);
    special.select(&offset.bit(13).select(&fft, &rotated), &basic)
}

generator_block! {
    /// Numbers of the lanes of a beat, and the lanes that they take data from.
    pub struct SwizzleLanes(lanes: usize) {
        /// The upper half of a wave64.
        in half: (Bit),
        /// Beat of the half.
        in beat: (Bits<3>),
        /// Offset of DS_SWIZZLE_B32.
        in offset: (Bits<16>),
        /// Number of the lane in its wave.
        out number: [Bits<6>; lanes],
        /// The lane that it swizzles from.
        out source: [Bits<6>; lanes],
    }
    |g| {
        let distance = g.constant(3, lanes.trailing_zeros().into());
        let first = g.input("beat").zero_extend(5).shift_left(&distance);
        let number = |at: usize| g.input("half").concat(&first.plus(at as u128));
        let numbers: Vec<Wire> = (0..lanes).map(number).collect();
        let offset = g.input("offset");
        let source = |number: &Wire| number.bit(5).concat(&source_lane(g, &number.slice(0, 5), &offset));
        g.outputs("source", &numbers.iter().map(source).collect::<Vec<_>>());
        g.outputs("number", &numbers);
    }
}
