//! PA: primitives of every kind under every state, and the shapes that they become.

use crate::bench::{Bench, Random, cases};
use crate::state::{Primitive, pa_state, primitive, registers};
use pretty_assertions::assert_eq;
use tombolo_hdl::graphics::pa::record::{PaCheck, PaError, PaRefusal};
use tombolo_hdl::graphics::pa::unit::PrimitiveAssembler;
use tombolo_hdl::graphics::sc::values::OFFSET;
use tombolo_model::graphics::Error;
use tombolo_model::graphics::reference::{Geometry, RegisterFile, Shape};
use tombolo_sim::random::SplitMix64;

/// Clocks of a primitive at most.
const LIMIT: u64 = 50_000;

/// What there is of a shape: edges, box, numbers for planes, whether it is bounded by edges, is a band and shows its front.
type Made = ([[i64; 4]; 3], [i64; 4], Vec<u64>, [bool; 3]);

/// The bits of a number; there is one NaN, and the sign of zeros in planes that are linear on the screen does not show.
fn number(at: usize, value: f64) -> u64 {
    match value {
        _ if value.is_nan() => 0x7ff8 << 48,
        _ if value == 0.0 && (12..18).contains(&at) => 0,
        _ => value.to_bits(),
    }
}

fn expected(shape: &Shape) -> Made {
    let edges = shape.edges.map(|edge| [edge.step[0], edge.step[1], edge.origin, edge.inclusive.into()]);
    let numbers = shape.planes.iter().flatten().chain([&shape.offset]);
    let planes = numbers.enumerate().map(|(at, value)| number(at, *value)).collect();
    (edges, shape.bounds, planes, [shape.bounded_by_edges, shape.band, shape.front])
}

fn signed(bench: &Bench, name: &str, bits: u32) -> i64 {
    (bench.get(name) << (64 - bits)) as i64 >> (64 - bits)
}

fn shown(bench: &Bench, planes: &[u64]) -> Made {
    let edge = |at: usize| {
        let part = |part: &str, bits| signed(bench, &format!("edges_{at}_{part}"), bits);
        [part("right", 30), part("down", 30), part("origin", 60), bench.get(&format!("edges_{at}_inclusive")) as i64]
    };
    let side = |name: &str| signed(bench, &format!("bounds_{name}"), 29);
    let planes = planes.iter().enumerate().map(|(at, bits)| number(at, f64::from_bits(*bits))).collect();
    let flags = ["bounds_by_edges", "bounds_band", "tag_front"].map(|name| bench.get(name) == 1);
    ([edge(0), edge(1), edge(2)], ["left", "right", "top", "bottom"].map(side), planes, flags)
}

/// The shapes of a primitive, and the error that it ends with.
fn run(bench: &mut Bench, primitive: &Primitive, random: &mut Random) -> (Vec<Made>, u64) {
    let begin = bench.clocks;
    bench.set("primitive", true);
    let mut banks = [vec![0; OFFSET as usize + 1], vec![0; OFFSET as usize + 1]];
    let mut shapes = vec![];
    loop {
        assert!(bench.clocks - begin < LIMIT, "PA does not come to an end");
        bench.set("shape_taken", false);
        primitive.answer(bench);
        if bench.get("plane_write") == 1 {
            let at = bench.get("plane_number") as usize;
            banks[bench.get("plane_bank") as usize][at] = bench.get("plane");
        }
        if bench.get("shape") == 1 && random.once_in(2) {
            shapes.push(shown(bench, &banks[bench.get("tag_bank") as usize]));
            bench.set("shape_taken", true);
            bench.settle();
        }
        if bench.get("done") == 1 {
            let error = bench.get("error");
            bench.step();
            bench.set("primitive", false);
            return (shapes, error);
        }
        bench.step();
    }
}

#[test]
fn the_polygon_modes_that_the_model_refuses_are_refused() {
    let mut bench = Bench::new(PaCheck::new);
    for mode in 0..1 << 8 {
        // POLY_MODE, POLYMODE_FRONT_PTYPE and POLYMODE_BACK_PTYPE.
        let word = mode << 3;
        let mut registers = RegisterFile::default();
        registers.write(0x28814, word).unwrap();
        bench.set("state", pa_state(&registers, 0));
        bench.settle();
        let refuses = Geometry::decode(&registers).is_err();
        assert_eq!(bench.get("refusal") == PaRefusal::PolygonMode as u64, refuses, "{word:#x}");
    }
}

#[test]
fn primitives_become_the_shapes_of_the_model() {
    let mut bench = Bench::new(PrimitiveAssembler::new);
    let mut random = Random(SplitMix64::new(0x9a55));
    let (mut all, mut ranges, mut several, mut clocks, mut plain) = (0, 0, 0, 0, 0);
    for case in 0..cases(1500) {
        let registers = registers(&mut random);
        let primitive = primitive(&mut random, &registers);
        let [a, b, c] = &primitive.vertices;
        let geometry = Geometry::decode(&registers).unwrap();
        primitive.write(&mut bench, &registers, 0);
        let begin = bench.clocks;
        let (made, error) = run(&mut bench, &primitive, &mut random);
        let text = || {
            format!("case {case}: {:?} {:?} {:?}", primitive.kind, [a, b, c].map(|it| it.position), registers.written())
        };
        match geometry.shapes(primitive.kind, [a, b, c], 0) {
            Ok(shapes) => {
                assert_eq!(error, PaError::Nothing as u64, "{}", text());
                assert_eq!(made, shapes.iter().map(expected).collect::<Vec<_>>(), "{}", text());
                all += shapes.len();
                several += usize::from(shapes.len() > 1);
                if shapes.len() == 1 {
                    (clocks, plain) = (clocks + bench.clocks - begin, plain + 1);
                }
            }
            Err(Error::Range { .. }) => {
                assert_eq!(error, PaError::Range as u64, "{}", text());
                ranges += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    println!(
        "{all} shapes, {several} primitives of several, {ranges} out of range, {} clocks for one",
        clocks / plain.max(1)
    );
    assert!(all > 200 && ranges >= 3 && several > 20, "{all} shapes, {ranges} out of range, {several} of several");
}
