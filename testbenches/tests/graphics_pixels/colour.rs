//! The colour block by itself: quads of pixels with random exports, under random registers, beside the model.

use crate::bench::{BASE, Bench, elaborated, regions};
use crate::state::{self, Registers, below, once};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_hdl::graphics::cb::record::{ColourQuad, ColourRefusal, ColourState, TargetState};
use tombolo_hdl::graphics::cb::unit::ColourUnit;
use tombolo_model::export::Exports;
use tombolo_model::graphics::PixelBackEnd;
use tombolo_sim::random::SplitMix64;

/// Bytes of memory; each target has an eighth.
pub const BYTES: usize = 0x8_0000;

/// Where the marks of a target are in its eighth, and bytes of them that are drawn at random.
const MARKS: usize = 0xf000;
const MARK_BYTES: usize = 0x40;

/// The formats that the test draws to: FORMAT, and kinds of NUMBER_TYPE.
const FORMATS: [(u32, &[u32]); 16] = [
    (1, &[0, 1, 4, 5, 6]),
    (2, &[0, 1, 4, 5, 7]),
    (3, &[0, 1, 4, 5, 6]),
    (4, &[4, 5, 7]),
    (5, &[0, 1, 4, 5, 7]),
    (6, &[7]),
    (7, &[7]),
    (8, &[0, 1, 4, 5]),
    (9, &[0, 1, 4, 5]),
    (10, &[0, 1, 4, 5, 6]),
    (11, &[4, 5, 7]),
    (12, &[0, 1, 4, 5, 7]),
    (14, &[4, 5, 7]),
    (16, &[0, 1, 4, 5]),
    (17, &[0, 1, 4, 5]),
    (19, &[0, 1, 4, 5]),
];

pub fn bench() -> Bench {
    Bench::new(elaborated(|| {
        let mut unit = ColourUnit::new();
        unit.connect_all();
        Box::new(unit)
    }))
}

/// A random target: its registers from CB_COLOR*_BASE on, and CB_BLEND*_CONTROL.
fn target(random: &mut SplitMix64, number: u32, format: (u32, u32)) -> ([u32; 7], u32) {
    let tiles = 2 + below(random, 3);
    let pitch = tiles - 1;
    let slice = tiles * (2 + below(random, 3)) - 1;
    let base = (BASE as u32 >> 8) + number * ((BYTES as u32 / 8) >> 8);
    let view = below(random, 2);
    let flag = |random: &mut SplitMix64, of| u32::from(once(random, of));
    let info = format.0 << 2
        | flag(random, 8) << 7
        | format.1 << 8
        | below(random, 4) << 11
        | u32::from(!once(random, 4)) << 15
        | flag(random, 8) << 16
        | flag(random, 2) << 18;
    let attrib = below(random, 4) | flag(random, 4) << 17;
    let factor = |random: &mut SplitMix64| match below(random, 19) {
        factor @ 0..=10 => factor,
        factor => factor + 2,
    };
    let equation = |random: &mut SplitMix64| if once(random, 2) { 0 } else { below(random, 5) };
    let half = |random: &mut SplitMix64| factor(random) | equation(random) << 5 | factor(random) << 8;
    let blend = half(random)
        | half(random) << 16
        | flag(random, 2) << 29
        | u32::from(!once(random, 4)) << 30
        | flag(random, 4) << 31;
    ([base, pitch, slice, view, info, attrib, 0], blend)
}

/// Random registers of a draw.
pub fn draw(random: &mut SplitMix64) -> Registers {
    let mut registers = Registers::new();
    state::tile_modes(&mut registers);
    let count = if once(random, 3) { 8 } else { 1 + below(random, 2) };
    for number in 0..count {
        let (format, kinds) = FORMATS[below(random, 16) as usize];
        let number_type = kinds[below(random, kinds.len() as u32) as usize];
        let ([base, pitch, slice, view, info, attrib, _], blend) = target(random, number, (format, number_type));
        // Elements of 16 bytes have no clear value.
        let marked = u32::from(format != 14 && once(random, 3));
        let own = [base, pitch, slice, view, info | marked << 13, attrib].into_iter().zip(0..);
        let clear = [base + (MARKS as u32 >> 8), random.next_u32(), random.next_u32()].into_iter().zip([7, 11, 12]);
        for (word, at) in own.chain(clear) {
            registers.insert(state::CB_COLOR0_BASE + state::TARGET * number + 4 * at, word);
        }
        registers.insert(state::CB_BLEND0_CONTROL + 4 * number, blend);
    }
    let all = |random: &mut SplitMix64| if once(random, 2) { u32::MAX } else { random.next_u32() };
    registers.insert(state::CB_TARGET_MASK, all(random));
    // Of some targets the shader has no colour.
    let exported = (0..8).fold(0, |mask, at| if once(random, 8) { mask } else { mask | 15 << (4 * at) });
    registers.insert(state::CB_SHADER_MASK, all(random) & exported);
    for component in 0..4 {
        registers.insert(state::CB_BLEND_RED + 4 * component, state::float(random));
    }
    let rop = if once(random, 3) { below(random, 256) } else { 0xcc };
    let mode = if once(random, 8) { 2 } else { 1 };
    registers.insert(state::CB_COLOR_CONTROL, u32::from(once(random, 8)) << 3 | mode << 4 | rop << 16);
    let formats = (0..8).fold(0, |word, at| word | (4 + below(random, 6)) << (4 * at));
    registers.insert(state::SPI_SHADER_COL_FORMAT, formats);
    registers
}

/// Marks of all targets: of tiles that are cleared, and of others as drivers fill them in.
pub fn marks(memory: &mut [u8], random: &mut SplitMix64) {
    let mark = |random: &mut SplitMix64| [0, 0, 0xc, 0xf][below(random, 4) as usize];
    for target in 0..8 {
        let first = target * (BYTES / 8) + MARKS;
        memory[first..first + MARK_BYTES].fill_with(|| mark(random) | mark(random) << 4);
    }
}

/// Gives a draw's registers to the block.
pub fn set(bench: &mut Bench, prefix: &str, registers: &Registers) {
    let word = |address: u32| -> Bits<32> { u64::from(registers.get(&address).copied().unwrap_or(0)).into() };
    let blend = |at: u32| word(state::CB_BLEND_RED + 4 * at);
    bench.set_record(
        &format!("{prefix}state"),
        ColourState {
            cb_target_mask: word(state::CB_TARGET_MASK),
            cb_shader_mask: word(state::CB_SHADER_MASK),
            spi_shader_col_format: word(state::SPI_SHADER_COL_FORMAT),
            cb_color_control: word(state::CB_COLOR_CONTROL),
            cb_blend_red: blend(0),
            cb_blend_green: blend(1),
            cb_blend_blue: blend(2),
            cb_blend_alpha: blend(3),
        },
    );
    for number in 0..8 {
        let own = |at: u32| word(state::CB_COLOR0_BASE + state::TARGET * number + 4 * at);
        bench.set_record(
            &format!("targets_{number}"),
            TargetState {
                cb_color_base: own(0),
                cb_color_pitch: own(1),
                cb_color_slice: own(2),
                cb_color_view: own(3),
                cb_color_info: own(4),
                cb_color_attrib: own(5),
                cb_color_cmask: own(7),
                cb_color_clear_word0: own(11),
                cb_color_clear_word1: own(12),
                cb_blend_control: word(state::CB_BLEND0_CONTROL + 4 * number),
            },
        );
    }
    for index in 0..32 {
        let word = registers.get(&(state::GB_TILE_MODE0 + 4 * index)).copied().unwrap_or(0);
        bench.set(&format!("gb_tile_mode_{index}"), &[word.into()]);
    }
}

/// The model under these registers.
pub fn model(registers: &Registers) -> Result<PixelBackEnd, tombolo_model::graphics::Error> {
    let words: Vec<(u32, u32)> = registers.iter().map(|(address, word)| (*address, *word)).collect();
    PixelBackEnd::new(&words)
}

/// What a quad of pixels exports to all targets: mostly all channels of all pixels.
pub fn exports(random: &mut SplitMix64, formats: u32) -> Exports {
    let mut exports = Exports::default();
    for target in 0..8u32 {
        let format = formats >> (4 * target) & 15;
        let channels = if once(random, 4) { below(random, 16) } else { 15 };
        exports.add(&state::sent(random, target as u8, format, channels, 15, false));
        if once(random, 8) {
            let (channels, lanes) = (below(random, 16), u64::from(below(random, 16)));
            exports.add(&state::sent(random, target as u8, format, channels, lanes, false));
        }
    }
    exports
}

/// Puts on the port what the target that is asked for has, a clock later.
fn answer(bench: &mut Bench, asked: u64, exports: &Exports) {
    let mut channels = 0;
    for lane in 0..4 {
        let mut words = [0u64; 2];
        for channel in 0..4 {
            if let Some(word) = exports.target(asked as u8).and_then(|export| export.channel(channel, lane)) {
                words[channel / 2] |= u64::from(word) << (32 * (channel % 2));
                channels |= 1 << (4 * lane + channel);
            }
        }
        bench.set(&format!("export_{lane}"), &words);
    }
    bench.set("export_channels", &[channels]);
}

/// Draws a quad: clocks.
pub fn quad(bench: &mut Bench, [x, y, layer]: [u32; 3], mask: u32, exports: &Exports) -> u64 {
    let number = |value: u32| u64::from(value);
    bench.set_record(
        "quad",
        ColourQuad {
            valid: true,
            x: number(x).into(),
            y: number(y).into(),
            layer: number(layer).into(),
            mask: number(mask).into(),
        },
    );
    let asked = |bench: &mut Bench| bench.word("export_target");
    let clocks = bench.until_with("quad_taken", asked, |bench, asked| answer(bench, asked, exports));
    bench.set("quad_valid", &[0]);
    clocks
}

pub fn flush(bench: &mut Bench) {
    bench.set("flush", &[1]);
    bench.until("flushed", |_| {});
    bench.set("flush", &[0]);
}

fn content(memory: &tombolo_model::memory::Regions) -> &[u8] {
    &memory.iter().next().unwrap().data
}

/// The first byte that differs, told with where it is.
pub fn compare(got: &[u8], expected: &[u8], what: &dyn Fn() -> String) {
    if let Some(at) = (0..got.len()).find(|at| got[*at] != expected[*at]) {
        let end = (at + 16).min(got.len());
        assert_eq!(got[at..end], expected[at..end], "byte {at:#x}: {}", what());
    }
}

#[test]
fn quads_are_written_as_the_model_writes_them() {
    let rounds = crate::rounds(120);
    let mut bench = bench();
    let mut clocks = 0;
    for seed in 0..rounds {
        let random = &mut SplitMix64::new(seed);
        let registers = draw(random);
        let Ok(model) = model(&registers) else {
            panic!("seed {seed}: {:?}", model(&registers).err());
        };
        bench.memory = (0..BYTES).map(|_| random.next_u32() as u8).collect();
        marks(&mut bench.memory, random);
        let mut memory = regions(&bench.memory);
        set(&mut bench, "", &registers);
        bench.pulse("start");
        bench.until("rests", |_| {});
        let formats = registers[&state::SPI_SHADER_COL_FORMAT];
        for _ in 0..6 {
            let (x, y) = (2 * below(random, 8), 2 * below(random, 8));
            let (mask, layer) = (if once(random, 2) { 15 } else { below(random, 16) }, below(random, 2));
            let exports = exports(random, formats);
            for pixel in (0..4).filter(|pixel| mask >> pixel & 1 != 0) {
                let place = [x + (pixel & 1), y + (pixel >> 1), layer];
                model.write(&mut memory, place, &exports, pixel as usize).unwrap();
            }
            clocks += quad(&mut bench, [x, y, layer], mask, &exports);
        }
        flush(&mut bench);
        assert_eq!(bench.word("refusal"), ColourRefusal::None as u64, "seed {seed}");
        compare(&bench.memory, content(&memory), &|| format!("seed {seed}: {registers:x?}"));
    }
    println!("{} clocks a quad, all targets", clocks / (6 * rounds));
}

/// A draw begins: what the block refuses.
pub fn refusal(bench: &mut Bench, registers: &Registers) -> u64 {
    set(bench, "", registers);
    bench.pulse("start");
    bench.until("rests", |_| {});
    bench.word("refusal")
}

/// A draw to one target of 8-bit components, 16 by 16 pixels, tiled.
pub fn plain() -> Registers {
    let mut registers = Registers::new();
    state::tile_modes(&mut registers);
    registers.extend([
        (state::CB_TARGET_MASK, 15),
        (state::CB_SHADER_MASK, 15),
        (state::CB_COLOR_CONTROL, 1 << 4 | 0xcc << 16),
        (state::SPI_SHADER_COL_FORMAT, 9),
        (state::CB_COLOR0_BASE, BASE as u32 >> 8),
        (state::CB_COLOR0_BASE + 4, 1),
        (state::CB_COLOR0_BASE + 8, 3),
        (state::CB_COLOR0_BASE + 0x10, 10 << 2 | 1 << 15),
        (state::CB_COLOR0_BASE + 0x14, 1),
    ]);
    registers
}

#[test]
fn a_state_that_is_not_built_is_refused_by_its_name() {
    let mut bench = bench();
    let (info, attrib) = (state::CB_COLOR0_BASE + 0x10, state::CB_COLOR0_BASE + 0x14);
    let changes = [
        (info, 0, ColourRefusal::None),
        (state::CB_COLOR_CONTROL, 2 << 4, ColourRefusal::Mode),
        (info, (10 ^ 14) << 2 | 4 << 8 | 1 << 13, ColourRefusal::Compressed),
        (info, 1 << 14, ColourRefusal::Compressed),
        (attrib, 2 << 12, ColourRefusal::Samples),
        (attrib, 1 << 15, ColourRefusal::Samples),
        (info, 2, ColourRefusal::Endian),
        (info, 2 << 8, ColourRefusal::ElementFormat),
        (info, 7 << 8, ColourRefusal::ElementFormat),
        (info, 5 << 2, ColourRefusal::ElementFormat),
        (attrib, 4, ColourRefusal::Tiling),
        (state::CB_BLEND0_CONTROL, 1 << 30 | 11, ColourRefusal::Blend),
        (state::CB_BLEND0_CONTROL, 1 << 30 | 1 << 29 | 21 << 24, ColourRefusal::Blend),
        (state::CB_BLEND0_CONTROL, 1 << 30 | 5 << 5, ColourRefusal::Blend),
    ];
    for (address, bits, expected) in changes {
        let mut registers = plain();
        *registers.entry(address).or_default() ^= bits;
        assert_eq!(model(&registers).is_err(), expected != ColourRefusal::None, "{address:x} {bits:x}");
        assert_eq!(refusal(&mut bench, &registers), expected as u64, "{address:x} {bits:x}");
    }
}

#[test]
fn the_model_refuses_what_the_block_refuses() {
    let mut bench = bench();
    let mut counts = [0, 0];
    for seed in 0..crate::rounds(120) {
        let random = &mut SplitMix64::new(seed);
        let mut registers = draw(random);
        for _ in 0..1 + below(random, 3) {
            let number = below(random, 2);
            let address = match below(random, 5) {
                0 => state::CB_BLEND0_CONTROL + 4 * number,
                1 => state::CB_COLOR_CONTROL,
                at => state::CB_COLOR0_BASE + state::TARGET * number + 4 * (at + 2),
            };
            *registers.entry(address).or_default() ^= 1 << below(random, 32);
        }
        let refused = model(&registers).is_err();
        assert_eq!(refusal(&mut bench, &registers) != 0, refused, "seed {seed}: {registers:x?}");
        counts[usize::from(refused)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 0), "{counts:?}");
}

/// Mesa's drivers leave no holes among exports: a shader with a colour for target 1 alone exports it as its first one.
#[test]
fn exports_go_to_the_targets_that_the_shader_mask_names_in_their_order() {
    let mut bench = bench();
    let mut exports = Exports::default();
    exports.add(&state::sent(&mut SplitMix64::new(1), 0, 9, 15, 15, false));
    let second = 0x400;
    for (shader_mask, drawn) in [(0xff, 0), (0x0f, 0), (0xf0, second), (0xf1, 0)] {
        let mut registers = plain();
        for at in 0..6 {
            let word = registers.get(&(state::CB_COLOR0_BASE + 4 * at)).copied().unwrap_or(0);
            registers.insert(state::CB_COLOR0_BASE + state::TARGET + 4 * at, word);
        }
        registers.insert(state::CB_COLOR0_BASE + state::TARGET, (BASE as u32 + second) >> 8);
        registers.insert(state::CB_TARGET_MASK, 0xff);
        registers.insert(state::CB_SHADER_MASK, shader_mask);
        bench.memory = vec![0x5a; 0x800];
        let mut memory = regions(&bench.memory);
        model(&registers).unwrap().write(&mut memory, [0, 0, 0], &exports, 0).unwrap();
        assert_eq!(refusal(&mut bench, &registers), 0);
        quad(&mut bench, [0, 0, 0], 1, &exports);
        flush(&mut bench);
        compare(&bench.memory, content(&memory), &|| format!("shader mask {shader_mask:#x}"));
        let changed = bench.memory.iter().position(|byte| *byte != 0x5a).unwrap();
        assert_eq!(changed as u32 & second, drawn, "shader mask {shader_mask:#x}");
    }
}

#[test]
fn a_pixel_outside_its_surface_or_memory_ends_the_draw() {
    let mut bench = bench();
    let random = &mut SplitMix64::new(1);
    let mut exports = Exports::default();
    exports.add(&state::sent(random, 0, 9, 15, 15, false));
    bench.memory = vec![0x5a; 1 << 10];
    assert_eq!(refusal(&mut bench, &plain()), 0);
    quad(&mut bench, [16, 0, 0], 15, &exports);
    assert_eq!(bench.word("refusal"), ColourRefusal::Outside as u64);
    flush(&mut bench);
    assert!(bench.memory.iter().all(|byte| *byte == 0x5a));
    // A pixel that is not drawn may be anywhere.
    assert_eq!(refusal(&mut bench, &plain()), 0);
    quad(&mut bench, [16, 0, 0], 0, &exports);
    quad(&mut bench, [14, 14, 0], 15, &exports);
    flush(&mut bench);
    assert_eq!(bench.word("refusal"), 0);
    assert!(bench.memory.iter().filter(|byte| **byte != 0x5a).count() > 8);
    // The second slice lies behind memory.
    assert_eq!(refusal(&mut bench, &plain()), 0);
    quad(&mut bench, [0, 0, 1], 15, &exports);
    flush(&mut bench);
    assert_eq!(bench.word("refusal"), ColourRefusal::Memory as u64);
}

#[test]
fn a_quad_takes_few_clocks_where_its_line_is_here() {
    let mut bench = bench();
    bench.memory = vec![0x5a; 1 << 10];
    let mut exports = Exports::default();
    exports.add(&state::sent(&mut SplitMix64::new(1), 0, 9, 15, 15, false));
    // Source alpha, and one minus it.
    let blend = 1 << 30 | 4 | 5 << 8;
    for (control, most) in [(0, 44), (blend, 52)] {
        let mut registers = plain();
        registers.insert(state::CB_BLEND0_CONTROL, control);
        assert_eq!(refusal(&mut bench, &registers), 0);
        quad(&mut bench, [0, 0, 0], 15, &exports);
        let clocks = quad(&mut bench, [2, 0, 0], 15, &exports);
        println!("control {control:x}: {clocks} clocks");
        assert!(clocks <= most, "{clocks} clocks");
        flush(&mut bench);
    }
}
