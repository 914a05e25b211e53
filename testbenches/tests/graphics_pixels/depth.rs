//! The depth block by itself: quads of pixels with random depths and exports, under random registers, beside the model.

use crate::bench::{BASE, Bench, elaborated, regions};
use crate::colour::{compare, model};
use crate::state::{self, Registers, below, float, once};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_hdl::graphics::db::record::{DepthExport, DepthQuad, DepthRefusal, DepthState};
use tombolo_hdl::graphics::db::unit::DepthUnit;
use tombolo_model::export::Exports;
use tombolo_sim::random::SplitMix64;

/// Bytes of memory: depths, stencils from 0x4000 on, then their marks.
const BYTES: usize = 0x8000;
const MARKS: usize = 0x7000;
/// Tiles whose marks are drawn at random.
const TILES: usize = 64;

fn bench() -> Bench {
    Bench::new(elaborated(|| {
        let mut unit = DepthUnit::new();
        unit.connect_all();
        Box::new(unit)
    }))
}

/// Adds random registers of the depth block, of surfaces that begin at `base`.
pub fn draw(registers: &mut Registers, random: &mut SplitMix64, base: u64) {
    let flag = |random: &mut SplitMix64, of| u32::from(once(random, of));
    let mostly = |random: &mut SplitMix64| u32::from(!once(random, 4));
    let tiles = 2 + below(random, 3);
    let format = below(random, 4);
    let (depth, stencil) = ((base >> 8) as u32, (base >> 8) as u32 + 0x40);
    let control = mostly(random)
        | mostly(random) << 1
        | mostly(random) << 2
        | flag(random, 3) << 3
        | below(random, 8) << 4
        | flag(random, 2) << 7
        | below(random, 8) << 8
        | below(random, 8) << 20;
    let shader = flag(random, 3)
        | flag(random, 3) << 1
        | flag(random, 3) << 2
        | below(random, 4) << 4
        | flag(random, 4) << 6
        | flag(random, 4) << 8
        | flag(random, 4) << 12;
    let words = [
        (0x28000, flag(random, 8) | flag(random, 8) << 1 | flag(random, 6) << 5 | flag(random, 6) << 6),
        (0x28008, below(random, 2) | flag(random, 8) << 24 | flag(random, 8) << 25),
        (0x28014, (base as u32 + MARKS as u32) >> 8),
        (0x28020, level(random)),
        (0x28024, level(random)),
        (0x28028, below(random, 256)),
        (0x2802c, level(random)),
        (0x2803c, below(random, 3) << 4),
        (0x28040, format | flag(random, 2) << 29),
        (0x28044, mostly(random) | flag(random, 3) << 29),
        (0x28048, depth),
        (0x2804c, stencil),
        (0x28050, depth),
        (0x28054, stencil),
        (0x28058, tiles - 1),
        (0x2805c, tiles * (2 + below(random, 2)) - 1),
        (0x2842c, random.next_u32() & 0xff_ffff),
        (0x28430, masks(random)),
        (0x28434, masks(random)),
        (0x28800, control),
        (0x2880c, shader),
    ];
    registers.extend(words);
}

/// Reference, masks and operand of stencil: of few values, so that comparisons meet.
fn masks(random: &mut SplitMix64) -> u32 {
    let byte = |random: &mut SplitMix64| match below(random, 3) {
        0 => 0xff,
        1 => below(random, 4),
        _ => below(random, 256),
    };
    byte(random) | byte(random) << 8 | byte(random) << 16 | byte(random) << 24
}

/// A depth: mostly one of few between 0 and 1.
pub fn level(random: &mut SplitMix64) -> u32 {
    if once(random, 3) { float(random) } else { (below(random, 9) as f32 / 8.0).to_bits() }
}

/// Memory in which depths are of few values, too.
pub fn contents(random: &mut SplitMix64, registers: &Registers, bytes: usize) -> Vec<u8> {
    let mut memory = vec![];
    while memory.len() < bytes {
        let depth = f32::from_bits(level(random));
        let word = match (below(random, 6), registers[&0x28040] & 3) {
            (0, _) => random.next_u32(),
            (_, 1) => (depth.clamp(0.0, 1.0) * 65535.0).round() as u32 * 0x1_0001,
            (_, 2) => (depth.clamp(0.0, 1.0) * 16_777_215.0).round() as u32,
            _ => depth.to_bits(),
        };
        memory.extend(word.to_le_bytes());
    }
    memory
}

/// Marks of surfaces that begin at byte `base` of memory: of tiles whose depths or stencils are cleared, and of others.
pub fn marks(memory: &mut [u8], random: &mut SplitMix64, base: usize) {
    for tile in 0..TILES {
        let keeps = [0x300, 0xf, 0x30f, 0][below(random, 4) as usize];
        let word = random.next_u32() & !0x30f | keeps;
        memory[base + MARKS + 4 * tile..][..4].copy_from_slice(&word.to_le_bytes());
    }
}

/// Gives a draw's registers to the block.
pub fn set(bench: &mut Bench, port: &str, registers: &Registers) {
    let word = |address: u32| -> Bits<32> { u64::from(registers.get(&address).copied().unwrap_or(0)).into() };
    bench.set_record(
        port,
        DepthState {
            db_render_control: word(0x28000),
            db_depth_view: word(0x28008),
            db_htile_data_base: word(0x28014),
            db_depth_bounds_min: word(0x28020),
            db_depth_bounds_max: word(0x28024),
            db_stencil_clear: word(0x28028),
            db_depth_clear: word(0x2802c),
            db_depth_info: word(0x2803c),
            db_z_info: word(0x28040),
            db_stencil_info: word(0x28044),
            db_z_read_base: word(0x28048),
            db_stencil_read_base: word(0x2804c),
            db_z_write_base: word(0x28050),
            db_stencil_write_base: word(0x28054),
            db_depth_size: word(0x28058),
            db_depth_slice: word(0x2805c),
            db_stencil_control: word(0x2842c),
            db_stencilrefmask: word(0x28430),
            db_stencilrefmask_bf: word(0x28434),
            db_depth_control: word(0x28800),
            db_shader_control: word(0x2880c),
            db_alpha_to_mask: word(0x28b70),
            gb_tile_mode_31: word(state::GB_TILE_MODE0 + 4 * 31),
        },
    );
}

/// Depths of a quad as a port has them.
pub fn packed(depths: [u32; 4]) -> Bits<128> {
    let word = |at: usize| bit_cast::<128, 32>(u64::from(depths[at]).into());
    word(0) | (word(1) << 32) | (word(2) << 64) | (word(3) << 96)
}

/// What a quad exports for the tests: mostly something.
pub fn exports(random: &mut SplitMix64) -> Exports {
    let mut exports = Exports::default();
    if !once(random, 4) {
        let lanes = if once(random, 3) { u64::from(below(random, 16)) } else { 15 };
        let channels = below(random, 4);
        exports.add(&state::sent(random, 8, 9, channels, lanes, false));
    }
    exports
}

#[test]
fn quads_are_tested_as_the_model_tests_them() {
    let rounds = crate::rounds(120);
    let mut bench = bench();
    let (mut passed, mut failed, mut clocks) = (0, 0, 0);
    for seed in 0..rounds {
        let random = &mut SplitMix64::new(seed);
        let mut registers = Registers::new();
        state::tile_modes(&mut registers);
        draw(&mut registers, random, BASE);
        let model = model(&registers).unwrap();
        bench.memory = contents(random, &registers, BYTES);
        marks(&mut bench.memory, random, 0);
        let mut memory = regions(&bench.memory);
        set(&mut bench, "state", &registers);
        bench.pulse("start");
        bench.until("rests", |_| {});
        for number in 0..10 {
            let (x, y) = (2 * below(random, 8), 2 * below(random, 8));
            let (mask, layer) = (if once(random, 2) { 15 } else { below(random, 16) }, below(random, 2));
            let exports = exports(random);
            let front = once(random, 2);
            let depths: [u32; 4] = std::array::from_fn(|_| level(random));
            let mut expected = 0;
            for pixel in (0..4).filter(|pixel| mask >> pixel & 1 != 0) {
                let place = [x + (pixel & 1), y + (pixel >> 1), layer];
                let depth = f32::from_bits(depths[pixel as usize]);
                if model.test(&mut memory, place, depth, front, &exports, pixel as usize).unwrap() {
                    expected |= 1 << pixel;
                }
            }
            let number_of = |value: u32| u64::from(value);
            bench.set_record(
                "quad",
                DepthQuad {
                    valid: true,
                    x: number_of(x).into(),
                    y: number_of(y).into(),
                    layer: number_of(layer).into(),
                    mask: number_of(mask).into(),
                    front,
                    depths: packed(depths),
                },
            );
            for lane in 0..4 {
                let channel = |at| exports.target(8).and_then(|export| export.channel(at, lane));
                bench.set_record(
                    &format!("export_{lane}"),
                    DepthExport {
                        has_depth: channel(0).is_some(),
                        has_stencil: channel(1).is_some(),
                        depth: u64::from(channel(0).unwrap_or(0)).into(),
                        stencil: u64::from(channel(1).unwrap_or(0) & 0xffff).into(),
                    },
                );
            }
            let mut got = 0;
            clocks += bench.until("quad_taken", |bench| got = bench.word("passed"));
            bench.set("quad_valid", &[0]);
            let what = || format!("seed {seed}, quad {number}, depths {depths:x?}, mask {mask:x}: {registers:x?}");
            assert_eq!(got, expected, "{}", what());
            passed += got.count_ones();
            failed += mask.count_ones() - got.count_ones();
        }
        bench.set("flush", &[1]);
        bench.until("flushed", |_| {});
        bench.set("flush", &[0]);
        assert_eq!(bench.word("refusal"), DepthRefusal::None as u64, "seed {seed}");
        assert_eq!(bench.word("early") != 0, model.is_early(), "seed {seed}");
        let expected = &memory.iter().next().unwrap().data;
        compare(&bench.memory, expected, &|| format!("seed {seed}: {registers:x?}"));
    }
    assert!(passed > rounds as u32 && failed > rounds as u32, "{passed} pixels pass, {failed} fail");
    println!("{} clocks a quad", clocks / (10 * rounds));
}

#[test]
fn a_state_that_is_not_built_is_refused_by_its_name() {
    let mut bench = bench();
    let changes = [
        (0x28000, 0, DepthRefusal::None),
        (0x28040, 1 << 2, DepthRefusal::Samples),
        (0x28050, 1, DepthRefusal::Bases),
        (0x28054, 1, DepthRefusal::Bases),
        (0x28000, 1 << 2, DepthRefusal::Copy),
        (0x28000, 1 << 3, DepthRefusal::Copy),
        (0x28800, 1 << 30, DepthRefusal::ColourWrites),
        (0x28800, 1 << 31, DepthRefusal::ColourWrites),
        (0x28b70, 1, DepthRefusal::AlphaToMask),
        (0x2880c, 1 << 7, DepthRefusal::CoverageToMask),
        (0x2803c, 4 << 4, DepthRefusal::Tiling),
    ];
    for (address, bits, expected) in changes {
        let mut registers = Registers::new();
        state::tile_modes(&mut registers);
        draw(&mut registers, &mut SplitMix64::new(3), BASE);
        registers.insert(0x28040, 3);
        registers.insert(0x28044, 1);
        registers.insert(0x2803c, 0);
        *registers.entry(address).or_default() ^= bits;
        assert_eq!(model(&registers).is_err(), expected != DepthRefusal::None, "{address:x} {bits:x}");
        set(&mut bench, "state", &registers);
        bench.pulse("start");
        bench.until("rests", |_| {});
        assert_eq!(bench.word("refusal"), expected as u64, "{address:x} {bits:x}");
    }
}

#[test]
fn a_quad_takes_few_clocks_where_its_lines_are_here() {
    let mut bench = bench();
    bench.memory = vec![0; BYTES];
    let mut registers = Registers::new();
    state::tile_modes(&mut registers);
    draw(&mut registers, &mut SplitMix64::new(3), BASE);
    // Floats, less; stencil counts where the test passes.
    let plain = [(0x28000, 0), (0x28008, 0), (0x28040, 3), (0x28044, 1), (0x2842c, 5 << 4), (0x28430, 0x01ff_ff00)];
    registers.extend(plain);
    registers.extend([(0x28800, 1 | 1 << 1 | 1 << 2 | 6 << 4 | 7 << 8), (0x2880c, 0)]);
    assert!(model(&registers).is_ok());
    set(&mut bench, "state", &registers);
    bench.pulse("start");
    bench.until("rests", |_| {});
    let mut clocks = 0;
    for _ in 0..2 {
        let depths = packed([0x3f00_0000; 4]);
        bench.set_record("quad", DepthQuad { valid: true, mask: 15u64.into(), depths, ..DepthQuad::default() });
        let mut passed = 0;
        clocks = bench.until("quad_taken", |bench| passed = bench.word("passed"));
        assert_eq!(passed, 15);
    }
    println!("{clocks} clocks");
    assert!(clocks <= 30, "{clocks} clocks");
}
