//! The scan converter: shapes of every kind, and what they have at their pixels.

use crate::bench::{Bench, Random, cases, word};
use crate::state::VIEWPORTS;
use pretty_assertions::assert_eq;
use tombolo_hdl::graphics::sc::record::{Bounds, Edge, ShapeTag};
use tombolo_hdl::graphics::sc::scissor::ScissorState;
use tombolo_hdl::graphics::sc::unit::ScanUnit;
use tombolo_hdl::graphics::sc::values::{DepthRange, OFFSET};
use tombolo_model::graphics::reference::{
    Corners, PIXEL, Quad, RegisterFile, Scissors, Shape, bounds, edge, limited, planes, quads,
};
use tombolo_sim::random::SplitMix64;

/// Tiles of a shape at most.
const LIMIT: u64 = 1 << 20;
/// Signals of a pixel, as [`expected`] has them.
const VALUES: [&str; 9] =
    ["perspective_i", "perspective_j", "pull_i", "pull_j", "pull_w", "linear_i", "linear_j", "depth", "w"];

/// A drawn quad: column, row, mask, the values of its pixels.
pub type Drawn = (i32, i32, u8, [[u32; 9]; 4]);

/// What the model draws of a shape.
pub fn expected(shape: &Shape, registers: &RegisterFile, viewport: u32, range: [f32; 2]) -> Vec<Drawn> {
    let scissors = Scissors::decode(registers);
    let values = |quad: Quad| {
        let pixels = std::array::from_fn(|pixel| {
            let (x, y) = (i64::from(quad.x) + (pixel as i64 & 1), i64::from(quad.y) + (pixel as i64 >> 1));
            let sample = shape.sample(x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2);
            let [i, j] = sample.perspective;
            let [pull_i, pull_j, pull_w] = sample.pull;
            let [linear_i, linear_j] = sample.linear;
            [i, j, pull_i, pull_j, pull_w, linear_i, linear_j, limited(sample.depth, range), sample.w].map(f32::to_bits)
        });
        (quad.x, quad.y, quad.mask, pixels)
    };
    quads(shape, scissors.rectangle(viewport), &scissors, LIMIT).unwrap().into_iter().map(values).collect()
}

/// The quad that a block shows, under the names of its ports.
pub fn shown(bench: &Bench) -> Drawn {
    let pixel = |pixel: usize| VALUES.map(|name| bench.get(&format!("values_{pixel}_{name}")) as u32);
    let place = |name: &str| bench.get(name) as i32;
    (place("quad_x"), place("quad_y"), bench.get("quad_mask") as u8, std::array::from_fn(pixel))
}

/// The registers of scissors.
pub fn scissor_state(registers: &RegisterFile, viewport: u32) -> ScissorState {
    let word = |address: u32| word(registers.word_at(address));
    ScissorState {
        screen_scissor_tl: word(0x28030),
        screen_scissor_br: word(0x28034),
        window_offset: word(0x28200),
        window_scissor_tl: word(0x28204),
        window_scissor_br: word(0x28208),
        generic_scissor_tl: word(0x28240),
        generic_scissor_br: word(0x28244),
        vport_scissor_tl: word(0x28250 + 8 * viewport),
        vport_scissor_br: word(0x28254 + 8 * viewport),
        vport_scissor_enable: registers.word_at(0x28a48) & 2 != 0,
        cliprect_rule: u64::from(registers.word_at(0x2820c) & 0xffff).into(),
        cliprect_0_tl: word(0x28210),
        cliprect_0_br: word(0x28214),
        cliprect_1_tl: word(0x28218),
        cliprect_1_br: word(0x2821c),
        cliprect_2_tl: word(0x28220),
        cliprect_2_br: word(0x28224),
        cliprect_3_tl: word(0x28228),
        cliprect_3_br: word(0x2822c),
    }
}

/// Two's complement of a field of a record.
fn bits<const N: usize>(value: i64) -> rust_hdl::prelude::Bits<N> {
    (value as u64 & (u64::MAX >> (64 - N))).into()
}

fn write_planes(bench: &mut Bench, shape: &Shape, bank: bool) {
    let numbers = shape.planes.iter().flatten().chain([&shape.offset]);
    bench.set("plane_write", true);
    bench.set("plane_bank", bank);
    for (at, plane) in numbers.enumerate() {
        assert!(at as u64 <= OFFSET);
        bench.set("plane_number", bits::<5>(at as i64));
        bench.set("plane", rust_hdl::prelude::Bits::<64>::from(plane.to_bits()));
        bench.settle();
        bench.step();
    }
    bench.set("plane_write", false);
}

fn write_shape(bench: &mut Bench, shape: &Shape, bank: bool) {
    for (at, edge) in shape.edges.iter().enumerate() {
        let [right, down] = edge.step;
        let edge = Edge { right: bits(right), down: bits(down), origin: bits(edge.origin), inclusive: edge.inclusive };
        bench.set(&format!("edges_{at}"), edge);
    }
    let [left, right, top, bottom] = shape.bounds;
    let (by_edges, band) = (shape.bounded_by_edges, shape.band);
    let [left, right, top, bottom] = [left, right, top, bottom].map(bits);
    bench.set("bounds", Bounds { left, right, top, bottom, by_edges, band });
    bench.set("tag", ShapeTag { front: shape.front, mark: bits(shape.edges[0].origin & 0xffff), bank });
}

/// A shape around or in a window of 64 by 64 pixels.
fn shape(random: &mut Random) -> Option<Shape> {
    let size = random.pick(&[64.0, 64.0, 8.0, 2.0, 500.0, 32767.0]);
    let unit = random.pick(&[1i64, 16, 256, 4096, 2048]);
    let middle = [random.unit() * 40.0 + 32.0, random.unit() * 40.0 + 32.0];
    let mut place = |axis: usize| {
        let value = (middle[axis] + random.unit() * size) * PIXEL as f64;
        (value as i64 / unit * unit).clamp(-(1 << 27), 1 << 27)
    };
    let points = [[place(0), place(1)], [place(0), place(1)], [place(0), place(1)]];
    let [a, mut b, mut c] = points;
    let by_edges = !random.once_in(4);
    if !by_edges {
        (b[1], c[0]) = (a[1], a[0]);
    }
    let points = [a, b, c];
    let twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if twice == 0 {
        return None;
    }
    let rule = random.below(16) as u32;
    let simple = random.once_in(2);
    let mut weights = || -> [[f64; 3]; 3] {
        if simple {
            return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        }
        std::array::from_fn(|_| std::array::from_fn(|_| random.unit().abs()))
    };
    let (own, linear) = (weights(), weights());
    let mut number = |scale: f64| match random.below(40) {
        0 => random.pick(&[0.0, -0.0, f64::INFINITY, f64::NAN, 1e-45, 3e38, 1e-300, -5e-310]),
        1 => f64::from(f32::from_bits(random.0.next_u32())),
        _ => f64::from((random.unit().abs() * scale) as f32),
    };
    let corners = Corners {
        depths: std::array::from_fn(|_| number(1.0)),
        inverse: std::array::from_fn(|_| number(2.0)),
        weights: own,
        linear,
    };
    let offset = number(0.01);
    Some(Shape {
        edges: [(b, c), (c, a), (a, b)].map(|(from, to)| edge(from, to, twice.signum(), rule)),
        bounds: bounds(&points, rule),
        bounded_by_edges: by_edges,
        band: by_edges && random.once_in(3),
        planes: planes(1.0 / (twice as f64).abs(), &corners),
        offset,
        front: random.once_in(2),
    })
}

/// Random scissors and clip rectangles; what is left of them is small.
pub fn scissors(random: &mut Random, registers: &mut RegisterFile) {
    let mut write = |address: u32, value: u32| registers.write(address, value).unwrap();
    let pair = |random: &mut Random, from: u64, to: u64| {
        let low = random.below(from) as u32 | (random.below(from) as u32) << 16;
        let high = (from + random.below(to)) as u32 | ((from + random.below(to)) as u32) << 16;
        [low, high]
    };
    let offset = if random.once_in(2) { 0 } else { (random.below(16) as u32).wrapping_sub(8) & 0xffff | 0xfffd_0000 };
    write(0x28200, offset);
    for (address, size) in [(0x28030, 90), (0x28204, 80), (0x28240, 16384)] {
        let [low, high] = pair(random, 12, size);
        let flag = if address != 0x28030 && random.once_in(2) { 1 << 31 } else { 0 };
        // The screen scissor has signs.
        let low = if address == 0x28030 && random.once_in(3) { 0xfff0_ffe0 } else { low };
        write(address, low | flag);
        write(address + 4, high);
    }
    for viewport in 0..VIEWPORTS {
        let [low, high] = pair(random, 20, 60);
        write(0x28250 + 8 * viewport, low | (random.below(2) as u32) << 31);
        write(0x28254 + 8 * viewport, high);
    }
    write(0x28a48, random.below(2) as u32 * 2);
    write(0x2820c, if random.once_in(2) { 0xffff } else { random.0.next_u32() & 0xffff });
    for rectangle in 0..4 {
        let [low, high] = pair(random, 40, 40);
        write(0x28210 + 8 * rectangle, low);
        write(0x28214 + 8 * rectangle, high);
    }
}

/// Draws a shape; at random the one who takes its quads lets it wait.
fn draw(bench: &mut Bench, shape: &Shape, bank: bool, random: &mut Random) -> Vec<Drawn> {
    write_planes(bench, shape, bank);
    write_shape(bench, shape, bank);
    bench.set("shape", true);
    bench.settle();
    assert_eq!(bench.get("shape_taken"), 1);
    bench.step();
    bench.set("shape", false);
    // Nothing of it need stay.
    bench.set("edges_0", Edge::default());
    bench.set("bounds", Bounds::default());
    bench.set("tag", ShapeTag { front: !shape.front, mark: bits(0), bank: !bank });
    bench.set("range", DepthRange::default());
    let mut drawn = vec![];
    loop {
        let takes = !random.once_in(3);
        bench.set("taken", false);
        bench.settle();
        if bench.get("busy") == 0 {
            return drawn;
        }
        if bench.get("valid") == 1 && takes {
            bench.set("taken", true);
            bench.settle();
            assert_eq!(bench.get("front"), u64::from(shape.front));
            assert_eq!(bench.get("mark"), shape.edges[0].origin as u64 & 0xffff);
            drawn.push(shown(bench));
        }
        bench.step();
    }
}

#[test]
fn shapes_become_the_quads_and_values_of_the_model() {
    let mut bench = Bench::new(ScanUnit::new);
    let mut random = Random(SplitMix64::new(0x5c15));
    let (mut all, mut bank) = (0, false);
    for case in 0..cases(120) {
        let Some(shape) = shape(&mut random) else { continue };
        let mut registers = RegisterFile::default();
        scissors(&mut random, &mut registers);
        let range = if random.once_in(3) { [f32::MIN, f32::MAX] } else { [0.25, 0.75] };
        bench.set("scissors", scissor_state(&registers, 0));
        bench.set(
            "range",
            DepthRange {
                disable_viewport_clamp: range[0] == f32::MIN,
                vport_zmin: word(0.25f32.to_bits()),
                vport_zmax: word(0.75f32.to_bits()),
            },
        );
        bank = !bank;
        let expected = expected(&shape, &registers, 0, range);
        let drawn = draw(&mut bench, &shape, bank, &mut random);
        assert_eq!(drawn, expected, "case {case}: {shape:?}");
        all += drawn.len();
    }
    assert!(all > 1000, "{all} quads");
}
