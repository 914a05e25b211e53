//! PA and SC together: what is drawn of a primitive.

use crate::bench::{Bench, Random, cases, word};
use crate::scan::{Drawn, expected, scissor_state, scissors, shown};
use crate::state::{Primitive, primitive, registers};
use pretty_assertions::assert_eq;
use tombolo_hdl::graphics::raster::Rasteriser;
use tombolo_hdl::graphics::sc::values::DepthRange;
use tombolo_model::graphics::reference::{Geometry, RegisterFile};
use tombolo_sim::random::SplitMix64;

/// Draws a primitive; whether it is an error.
fn draw(bench: &mut Bench, primitive: &Primitive, random: &mut Random) -> (Vec<Drawn>, bool) {
    let mut drawn = vec![];
    let (mut wants, mut failed) = (true, false);
    loop {
        bench.set("primitive", wants);
        bench.set("taken", false);
        primitive.answer(bench);
        if bench.get("valid") == 1 && !random.once_in(4) {
            drawn.push(shown(bench));
            bench.set("taken", true);
            bench.settle();
        }
        if bench.get("done") == 1 {
            (wants, failed) = (false, bench.get("error") != 0);
        }
        let busy = bench.get("busy") == 1;
        bench.step();
        if !wants && !busy {
            return (drawn, failed);
        }
    }
}

/// Draws it in hardware and with the model; the number of quads.
pub fn compare(
    bench: &mut Bench,
    primitive: &Primitive,
    registers: &RegisterFile,
    viewport: u32,
    random: &mut Random,
) -> usize {
    let disabled = registers.word_at(0x2800c) >> 16 & 1 != 0;
    let limits = [0, 4].map(|at| f32::from_bits(registers.word_at(0x282d0 + 8 * viewport + at)));
    primitive.write(bench, registers, viewport);
    bench.set("scissors", scissor_state(registers, viewport));
    bench.set(
        "range",
        DepthRange {
            disable_viewport_clamp: disabled,
            vport_zmin: word(limits[0].to_bits()),
            vport_zmax: word(limits[1].to_bits()),
        },
    );
    let range = if disabled { [f32::MIN, f32::MAX] } else { limits };
    let (drawn, failed) = draw(bench, primitive, random);
    let [a, b, c] = &primitive.vertices;
    let shapes = Geometry::decode(registers).unwrap().shapes(primitive.kind, [a, b, c], viewport);
    assert_eq!(failed, shapes.is_err());
    if let Ok(shapes) = shapes {
        let all: Vec<Drawn> = shapes.iter().flat_map(|shape| expected(shape, registers, viewport, range)).collect();
        assert_eq!(drawn, all, "{:?} {:?}", primitive.kind, [a, b, c].map(|vertex| vertex.position));
    }
    drawn.len()
}

#[test]
fn primitives_become_the_quads_and_values_of_the_model() {
    let mut bench = Bench::new(Rasteriser::new);
    let mut random = Random(SplitMix64::new(0x7a57));
    let mut all = 0;
    for _ in 0..cases(60) {
        let mut registers = registers(&mut random);
        scissors(&mut random, &mut registers);
        registers.write(0x2800c, (random.below(2) as u32) << 16).unwrap();
        registers.write(0x282d4, 1.0f32.to_bits()).unwrap();
        let primitive = primitive(&mut random, &registers);
        all += compare(&mut bench, &primitive, &registers, 0, &mut random);
    }
    assert!(all > 500, "{all} quads");
}
