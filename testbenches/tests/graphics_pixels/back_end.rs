//! The whole pixel back end: waves of quads through early tests, exports row by row, late tests and colours, beside the model.

use crate::bench::{BASE, Bench, elaborated, regions};
use crate::state::{self, Registers, below, once};
use crate::{colour, depth};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tombolo_hdl::export::record::ExportRow;
use tombolo_hdl::graphics::back_end::BackEnd;
use tombolo_hdl::graphics::cb::record::ColourRefusal;
use tombolo_hdl::graphics::db::record::{DepthQuad, DepthRefusal};
use tombolo_model::export::{Exports, Sent};
use tombolo_model::memory::Regions;
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::engine::Verilator;
use tombolo_sim::engine::verilator::Effort;
use tombolo_sim::random::SplitMix64;
use tombolo_testbenches::skip;

/// Bytes of memory: colours, then depths and stencils.
const BYTES: usize = colour::BYTES + 0x8000;

/// A quad of a wave.
#[derive(Clone, Copy)]
struct Quad {
    place: [u32; 3],
    mask: u32,
    front: bool,
    depths: [u32; 4],
}

impl Quad {
    fn random(random: &mut SplitMix64) -> Self {
        let place = [2 * below(random, 8), 2 * below(random, 8), below(random, 2)];
        let mask = if once(random, 2) { 15 } else { 1 + below(random, 15) };
        Self { place, mask, front: once(random, 2), depths: std::array::from_fn(|_| depth::level(random)) }
    }

    fn record(&self, mask: u32) -> DepthQuad {
        let [x, y, layer] = self.place.map(u64::from);
        DepthQuad {
            valid: true,
            x: x.into(),
            y: y.into(),
            layer: layer.into(),
            mask: u64::from(mask).into(),
            front: self.front,
            depths: depth::packed(self.depths),
        }
    }

    fn pixel(&self, pixel: u32) -> [u32; 3] {
        let [x, y, layer] = self.place;
        [x + (pixel & 1), y + (pixel >> 1), layer]
    }
}

/// Random exports of a wave whose EXEC at its start is `exec`.
fn sent(random: &mut SplitMix64, registers: &Registers, exec: u64) -> Vec<Sent> {
    let formats = registers[&state::SPI_SHADER_COL_FORMAT];
    let any = |random: &mut SplitMix64| if once(random, 3) { exec & random.next_u64() } else { exec };
    let mut all = vec![];
    let count = 1 + below(random, 4);
    for number in 0..count {
        let target = match below(random, 6) {
            0 => 8,
            1 => below(random, 8) as u8,
            _ => number as u8 % 2,
        };
        let format = if target == 8 { 9 } else { formats >> (4 * target) & 15 };
        let channels = if once(random, 4) { below(random, 16) } else { 15 };
        let (lanes, valid) = (any(random), number + 1 == count && !once(random, 4));
        all.push(state::sent(random, target, format, channels, lanes, valid));
    }
    all
}

/// Sends an instruction's rows.
fn send(bench: &mut Bench, sent: &Sent, lanes: u32) {
    for (high, beat) in (0..2u32).flat_map(|high| (0..32 / lanes).map(move |beat| (high, beat))) {
        let sources: Vec<usize> = (0..4).filter(|source| sent.sources[*source].is_some()).collect();
        for source in if sources.is_empty() { vec![None] } else { sources.into_iter().map(Some).collect() } {
            let number = |value: u32| u64::from(value);
            bench.set_record(
                "row",
                ExportRow {
                    valid: true,
                    target: u64::from(sent.target).into(),
                    channels: number(sent.channels).into(),
                    compressed: sent.compressed,
                    valid_lanes: sent.valid,
                    source: (source.unwrap_or(0) as u64).into(),
                    has_data: source.is_some(),
                    high: high != 0,
                    beat: number(beat).into(),
                    ..ExportRow::default()
                },
            );
            for lane in 0..lanes {
                let of_wave = 32 * high + lanes * beat + lane;
                bench.set(&format!("row_active_{lane}"), &[sent.lanes >> of_wave & 1]);
                let word =
                    source.and_then(|source| sent.sources[source].as_ref()).map_or(0, |row| row[of_wave as usize]);
                bench.set(&format!("row_data_{lane}"), &[word.into()]);
            }
            bench.until("row_ready", |_| {});
        }
    }
    bench.set("row_valid", &[0]);
}

fn hardware(lanes: usize) -> Arc<Netlist> {
    elaborated(move || {
        let mut unit = BackEnd::new(lanes);
        unit.connect_all();
        Box::new(unit)
    })
}

/// Makes random draws and compares: clocks a quad, and how many of the draws test early.
fn draws(mut bench: Bench, lanes: usize, rounds: u64) -> (u64, u64) {
    let (mut quads, mut clocks, mut early) = (0, 0, 0);
    for seed in 0..rounds {
        let random = &mut SplitMix64::new(seed);
        let mut registers = colour::draw(random);
        let base = BASE + colour::BYTES as u64;
        depth::draw(&mut registers, random, base);
        let model = colour::model(&registers).unwrap();
        bench.memory = depth::contents(random, &registers, BYTES);
        colour::marks(&mut bench.memory, random);
        depth::marks(&mut bench.memory, random, colour::BYTES);
        let mut memory = regions(&bench.memory);
        colour::set(&mut bench, "colour_", &registers);
        depth::set(&mut bench, "depth_state", &registers);
        bench.pulse("start");
        bench.until("rests", |_| {});
        early += u64::from(model.is_early());
        let mut samples = 0;
        for wave in 0..2 {
            let mut living: Vec<(Quad, u32)> = vec![];
            for _ in 0..1 + below(random, 6) {
                let quad = Quad::random(random);
                let mut mask = quad.mask;
                if model.is_early() {
                    mask = tested(&model, &mut memory, &quad, mask, &Exports::default(), 0);
                }
                bench.set_record("scanned", quad.record(quad.mask));
                let mut left = 0;
                clocks += bench.until("scanned_taken", |bench| left = bench.word("scanned_left"));
                bench.set("scanned_valid", &[0]);
                assert_eq!(left, u64::from(mask), "seed {seed}, wave {wave}: {registers:x?}");
                living.extend((mask != 0).then_some((quad, mask)));
                quads += 1;
            }
            bench.pulse("wave");
            bench.until("wave_ready", |_| {});
            let exec = living.iter().zip(0..).fold(0, |exec, ((_, mask), at)| exec | u64::from(*mask) << (4 * at));
            let mut exports = Exports::default();
            for sent in sent(random, &registers, exec) {
                send(&mut bench, &sent, lanes as u32);
                exports.add(&sent);
            }
            for ((quad, mask), number) in living.iter().zip(0u32..) {
                let mut mask = mask & (exports.valid.unwrap_or(u64::MAX) >> (4 * number)) as u32;
                if !model.is_early() {
                    mask = tested(&model, &mut memory, quad, mask, &exports, number);
                }
                for pixel in (0..4).filter(|pixel| mask >> pixel & 1 != 0) {
                    let lane = (4 * number + pixel) as usize;
                    model.write(&mut memory, quad.pixel(pixel), &exports, lane).unwrap();
                }
                samples += mask.count_ones();
                bench.set_record("shaded", quad.record(living[number as usize].1));
                bench.set("shaded_number", &[number.into()]);
                let mut left = 0;
                clocks += bench.until("shaded_taken", |bench| left = bench.word("shaded_left"));
                bench.set("shaded_valid", &[0]);
                assert_eq!(left, u64::from(mask), "seed {seed}, wave {wave}, quad {number}: {registers:x?}");
            }
        }
        bench.set("flush", &[1]);
        bench.until("flushed", |_| {});
        bench.set("flush", &[0]);
        assert_eq!(bench.word("samples"), u64::from(samples), "seed {seed}");
        assert_eq!(bench.word("depth_refusal"), DepthRefusal::None as u64, "seed {seed}");
        assert_eq!(bench.word("colour_refusal"), ColourRefusal::None as u64, "seed {seed}");
        let expected = &memory.iter().next().unwrap().data;
        colour::compare(&bench.memory, expected, &|| format!("seed {seed}: {registers:x?}"));
    }
    (clocks / quads, early)
}

/// The pixels of a quad that pass.
fn tested(
    model: &tombolo_model::graphics::PixelBackEnd,
    memory: &mut Regions,
    quad: &Quad,
    mask: u32,
    exports: &Exports,
    number: u32,
) -> u32 {
    let mut passed = 0;
    for pixel in (0..4).filter(|pixel| mask >> pixel & 1 != 0) {
        let depth = f32::from_bits(quad.depths[pixel as usize]);
        let lane = (4 * number + pixel) as usize;
        if model.test(memory, quad.pixel(pixel), depth, quad.front, exports, lane).unwrap() {
            passed |= 1 << pixel;
        }
    }
    passed
}

#[test]
fn waves_are_drawn_as_the_model_draws_them() {
    let rounds = crate::rounds(40);
    let (clocks, early) = draws(Bench::new(hardware(32)), 32, rounds);
    println!("{clocks} clocks a quad, all targets");
    assert!((1..rounds).contains(&early), "{early} of {rounds} draws test early");
}

#[test]
fn rows_of_eight_lanes_are_gathered_as_those_of_thirty_two() {
    draws(Bench::new(hardware(8)), 8, crate::rounds(40) / 4);
}

#[test]
fn the_emitted_verilog_draws_as_the_model_draws() {
    if skip::without_tool("verilator") {
        return;
    }
    let engine = Verilator::new(hardware(32), Effort::QuickBuild).unwrap();
    draws(Bench::of(Box::new(engine)), 32, 10);
}

#[test]
fn planted_bugs_are_noticed() {
    let sound = hardware(32);
    for (module, signal, fault) in [
        ("surface_element", "element", Fault::StuckAtZero(4)),
        ("line_arrays", "has", Fault::StuckAtOne(0)),
        ("line_arrays", "element_bytes", Fault::StuckAtZero(17)),
        ("pixel_test", "packed_depth", Fault::Inverted(2)),
        ("pixel_test", "new_stencil", Fault::Inverted(5)),
        ("target_decode", "meaning", Fault::StuckAtZero(0)),
        ("target_decode", "export_number", Fault::StuckAtOne(1)),
        ("colour_pipeline", "source_alpha", Fault::StuckAtOne(22)),
        ("colour_pipeline", "scaled_product", Fault::StuckAtZero(30)),
        ("wave_exports", "next_living", Fault::StuckAtOne(2)),
        ("wave_exports", "channels", Fault::StuckAtZero(6)),
    ] {
        let faulty = Arc::new(plant(&sound, module, signal, fault).unwrap());
        let found = catch_unwind(AssertUnwindSafe(|| draws(Bench::new(faulty), 32, 40))).is_err();
        assert!(found, "{module}.{signal}");
    }
}
