//! The inputs of a pixel shader: SPI_PS_INPUT_ADDR says which have VGPRs, in the order of its bits, SPI_PS_INPUT_ENA which of them are filled. An
//! input that is not filled is zero.

use super::record::PixelStateWires;
use crate::graphics::sc::record::PixelValuesWires;
use tombolo_netlist::builder::{Builder, Wire};

/// VGPRs of each input, by its bit: perspective at sample, centre and centroid, pull model, the same three linear, line stipple, X, Y, Z, W, front
/// face, ancillary, sample coverage, fixed-point position.
const SIZES: [u128; 16] = [2, 2, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];
/// Most VGPRs of an input.
const LARGEST: u128 = 3;
/// ANCILLARY: a primitive is a triangle.
const TRIANGLE: u128 = 2;
/// 1.0 and -1.0.
const ONE: u128 = 0x3f80_0000;
const MINUS_ONE: u128 = 0xbf80_0000;

/// What a pixel is, beside what its shape has there.
pub struct Pixel {
    /// Column, 16 bits.
    pub x: Wire,
    /// Row.
    pub y: Wire,
    /// It is covered.
    pub covered: Wire,
    /// Its shape shows its front,
    pub front: Wire,
    /// and is a point.
    pub is_point: Wire,
    /// Slice of the render target, 11 bits.
    pub layer: Wire,
}

/// Which input a VGPR has.
pub struct Choice {
    /// One wire an input: it is this one, and it is filled.
    chosen: Vec<Wire>,
    /// Which of its VGPRs, 2 bits.
    part: Wire,
}

/// VGPRs that all inputs together have, 5 bits.
pub fn count(g: &Builder, state: &PixelStateWires) -> Wire {
    starts(g, state).pop().unwrap_or_else(|| g.zero(5))
}

/// The first VGPR of each input, and behind them their number.
fn starts(g: &Builder, state: &PixelStateWires) -> Vec<Wire> {
    let mut next = g.zero(5);
    let mut all = vec![next.clone()];
    for (at, size) in (0..).zip(SIZES) {
        next = next + g.constant(5, size).when(&state.input_addr.bit(at));
        all.push(next.clone());
    }
    all
}

/// The input of VGPR `register` (5 bits).
pub fn choice(g: &Builder, state: &PixelStateWires, register: &Wire) -> Choice {
    let starts = starts(g, state);
    let mut part = g.zero(5);
    let chosen = (0..16u32).map(|at| {
        let offset = register - &starts[at as usize];
        let is_here = offset.less(&offset.same_width(SIZES[at as usize])) & state.input_addr.bit(at);
        part = &part | offset.when(&is_here);
        is_here & state.input_ena.bit(at)
    });
    let chosen = chosen.collect();
    Choice { chosen, part: g.name("part_of_input", &part.slice(0, 2)) }
}

/// `n + half / 2` of a number of 16 bits, as binary32.
fn position(g: &Builder, number: &Wire, half: &Wire) -> Wire {
    let halves = number.concat(half);
    let zeros = halves.leading_zeros();
    let fraction = halves.shift_left(&zeros).slice(0, 16);
    // Its highest bit stands for 2^15.
    let exponent = g.constant(8, 127 + 15) - zeros.zero_extend(8);
    g.concat(&[&g.zero(1), &exponent, &fraction, &g.zero(7)]).when(&halves.any())
}

/// What the chosen VGPR of a pixel holds, 32 bits.
pub fn value(g: &Builder, state: &PixelStateWires, choice: &Choice, pixel: &Pixel, values: &PixelValuesWires) -> Wire {
    let part = |parts: [&Wire; 3]| {
        let arms: Vec<_> = (1..LARGEST).map(|at| (at, parts[at as usize].clone())).collect();
        g.lookup(&choice.part, &arms, parts[0])
    };
    let zero = g.zero(32);
    let linear = part([&values.linear_i, &values.linear_j, &zero]);
    let perspective = part([&values.perspective_i, &values.perspective_j, &zero]);
    let perspective = state.persp_corr_dis.select(&linear, &perspective);
    let pull = part([&values.pull_i, &values.pull_j, &values.pull_w]);
    let half = !&state.pos_float_ulc;
    let face = pixel.front.select(&g.constant(32, ONE), &g.constant(32, MINUS_ONE));
    let face = state.front_face_all_bits.select(&pixel.front.zero_extend(32), &face);
    let primitive = g.constant(16, TRIANGLE).when(&!&pixel.is_point);
    let inputs = [
        perspective.clone(),
        perspective.clone(),
        perspective,
        pull,
        linear.clone(),
        linear.clone(),
        linear,
        zero,
        position(g, &pixel.x, &half),
        position(g, &pixel.y, &half),
        values.depth.clone(),
        values.w.clone(),
        face,
        pixel.layer.zero_extend(16).concat(&primitive),
        pixel.covered.zero_extend(32),
        pixel.y.concat(&pixel.x),
    ];
    let chosen: Vec<Wire> = inputs.iter().zip(&choice.chosen).map(|(input, here)| input.when(here)).collect();
    g.or_all(32, &chosen)
}
