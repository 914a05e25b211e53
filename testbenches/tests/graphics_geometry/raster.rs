//! PA and SC together: what is drawn of a primitive.

use crate::bench::{Bench, Random, cases, word};
use crate::scan::{Drawn, expected, scissor_state, scissors, shown};
use crate::state::{Primitive, VIEWPORTS, primitive, registers};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::Bits;
use tombolo_hdl::graphics::raster::Rasteriser;
use tombolo_hdl::graphics::sc::values::DepthRange;
use tombolo_model::graphics::reference::{Geometry, RegisterFile};
use tombolo_sim::random::SplitMix64;

/// A primitive, and its viewport.
pub type Placed = (Primitive, u32);

/// Whether depth is not limited.
fn is_unlimited(registers: &RegisterFile) -> bool {
    registers.word_at(0x2800c) >> 16 & 1 != 0
}

/// The depths of a viewport.
fn limits(registers: &RegisterFile, viewport: u32) -> [f32; 2] {
    [0, 4].map(|at| f32::from_bits(registers.word_at(0x282d0 + 8 * viewport + at)))
}

/// Draws primitives one behind the other: each quad with the number of its primitive, and which primitives are errors. At random the one
/// who takes the quads lets them wait.
fn draw(
    bench: &mut Bench,
    registers: &RegisterFile,
    primitives: &[Placed],
    random: &mut Random,
) -> (Vec<(usize, Drawn)>, Vec<bool>) {
    let (mut drawn, mut failed) = (vec![], vec![]);
    let mut offered = None;
    loop {
        let number = failed.len();
        if let (Some((primitive, viewport)), true) = (primitives.get(number), offered != Some(number)) {
            offered = Some(number);
            let [least, greatest] = limits(registers, *viewport).map(|depth| word(depth.to_bits()));
            let range =
                DepthRange { disable_viewport_clamp: is_unlimited(registers), vport_zmin: least, vport_zmax: greatest };
            primitive.write(bench, registers, *viewport);
            bench.set("mark", Bits::<16>::from(number as u64));
            bench.set("scissors", scissor_state(registers, *viewport));
            bench.set("range", range);
        }
        bench.set("primitive", number < primitives.len());
        bench.set("taken", false);
        if let Some((primitive, _)) = primitives.get(number) {
            primitive.answer(bench);
        }
        bench.settle();
        if bench.get("valid") == 1 && !random.once_in(4) {
            drawn.push((bench.get("quad_mark") as usize, shown(bench)));
            bench.set("taken", true);
            bench.settle();
        }
        if bench.get("done") == 1 {
            failed.push(bench.get("error") != 0);
        }
        let busy = bench.get("busy") == 1;
        bench.step();
        if failed.len() == primitives.len() && !busy {
            return (drawn, failed);
        }
    }
}

/// Draws primitives in hardware and with the model; the number of quads.
pub fn compare(bench: &mut Bench, registers: &RegisterFile, primitives: &[Placed], random: &mut Random) -> usize {
    let geometry = Geometry::decode(registers).unwrap();
    let (drawn, failed) = draw(bench, registers, primitives, random);
    for (number, (primitive, viewport)) in primitives.iter().enumerate() {
        let range = if is_unlimited(registers) { [f32::MIN, f32::MAX] } else { limits(registers, *viewport) };
        let [a, b, c] = &primitive.vertices;
        let shapes = geometry.shapes(primitive.kind, [a, b, c], *viewport);
        assert_eq!(failed[number], shapes.is_err());
        if let Ok(shapes) = shapes {
            let all: Vec<Drawn> =
                shapes.iter().flat_map(|shape| expected(shape, registers, *viewport, range)).collect();
            let own = drawn.iter().filter(|(mark, _)| *mark == number).map(|(_, quad)| *quad);
            let text = || format!("{:?} {:?}", primitive.kind, [a, b, c].map(|vertex| vertex.position));
            assert_eq!(own.collect::<Vec<_>>(), all, "{}", text());
        }
    }
    assert!(drawn.is_sorted_by_key(|(mark, _)| *mark));
    drawn.len()
}

#[test]
fn primitives_become_the_quads_and_values_of_the_model() {
    let mut bench = Bench::new(Rasteriser::new);
    let mut random = Random(SplitMix64::new(0x7a57));
    let mut all = 0;
    for _ in 0..cases(15) {
        let mut registers = registers(&mut random);
        scissors(&mut random, &mut registers);
        registers.write(0x2800c, (random.below(2) as u32) << 16).unwrap();
        let primitives: Vec<Placed> =
            (0..5).map(|_| (primitive(&mut random, &registers), random.below(VIEWPORTS.into()) as u32)).collect();
        all += compare(&mut bench, &registers, &primitives, &mut random);
    }
    assert!(all > 500, "{all} quads");
}
