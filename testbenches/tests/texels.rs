//! The converters of the texture unit that one texel at a time goes through against the model: blocks of BC6H and BC7 of every mode, and elements that
//! are stored to sRGB, depths and 5_9_9_9.
//!
//! `TOMBOLO_ROUNDS` is the number of random blocks a mode, and of texels a format (default 40 and 100 times as many).

use pretty_assertions::assert_eq;
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::format::Numeric;
use tombolo_hdl::texture::bptc::BptcTexel;
use tombolo_hdl::texture::encode::TexelPack;
use tombolo_model::texture::{DataFormat, Format, NumberFormat};
use tombolo_netlist::Netlist;
use tombolo_netlist::fault::{Fault, plant};
use tombolo_sim::engine::{CompiledEngine, Engine};
use tombolo_sim::random::SplitMix64;

/// Clocks from the data of a lane to its element.
const CLOCKS: usize = 4;

fn rounds(otherwise: usize) -> usize {
    std::env::var("TOMBOLO_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

fn netlist(block: &impl Block) -> Netlist {
    tombolo_netlist::elaborate(block, "top").unwrap()
}

fn words(value: u128) -> [u64; 2] {
    [value as u64, (value >> 64) as u64]
}

/// Blocks of every mode, also of those that are none: which format, and the block.
fn blocks(random: &mut SplitMix64) -> Vec<(DataFormat, NumberFormat, u128)> {
    use DataFormat::{Bc6, Bc7};
    let mut blocks = vec![];
    let modes = (0..9).map(|mode| (Bc7, NumberFormat::Unorm, mode + 1, 1u128 << mode & 0xff));
    let floats = [NumberFormat::Unorm, NumberFormat::Snorm].into_iter();
    let modes = modes.chain(floats.flat_map(|sign| (0..32).map(move |mode| (Bc6, sign, 5, mode))));
    for (data, number, bits, header) in modes {
        for round in 0..rounds(40) {
            let any = u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
            // Now and then the ends are the least or the largest ones.
            let any = match round % 8 {
                6 => any | ((1 << 77) - 1),
                7 => any & !((1 << 77) - 1),
                _ => any,
            };
            blocks.push((data, number, any >> bits << bits | header));
        }
    }
    blocks
}

/// The first texel of a block that the hardware decodes to something else than the model does.
fn first_difference(netlist: Netlist) -> Option<String> {
    let mut engine = CompiledEngine::new(Arc::new(netlist)).unwrap();
    let [element, numeric, x, y] = ["element", "numeric", "x", "y"].map(|name| engine.input(name).unwrap());
    let values = engine.find("values").unwrap();
    for (data, number, block) in blocks(&mut SplitMix64::new(11)) {
        let kind = match (data, number) {
            (DataFormat::Bc7, _) => Numeric::Unorm,
            (_, NumberFormat::Unorm) => Numeric::Float,
            _ => Numeric::Snorm,
        };
        let format = Format::new(data, number).unwrap();
        engine.set(element, &words(block));
        engine.set(numeric, &[kind as u64]);
        for texel in 0..16 {
            engine.set(x, &[texel & 3]);
            engine.set(y, &[texel >> 2]);
            engine.settle();
            let got = engine.get(values);
            let got = [got[0] as u32, (got[0] >> 32) as u32, got[1] as u32, (got[1] >> 32) as u32];
            let expected = format.decode(block, texel as u32 & 3, texel as u32 >> 2);
            if got != expected {
                return Some(format!(
                    "{data:?}, {number:?}, {block:#034x}, texel {texel}: {got:x?}, not {expected:x?}"
                ));
            }
        }
    }
    None
}

#[test]
fn blocks_of_every_mode_are_decoded_alike_on_hardware_and_model() {
    let mut block = BptcTexel::new();
    block.connect_all();
    assert_eq!(first_difference(netlist(&block)), None);
}

#[test]
fn planted_bugs_of_blocks_are_noticed() {
    let mut block = BptcTexel::new();
    block.connect_all();
    let sound = netlist(&block);
    for (signal, fault) in [
        ("bc7_ends", Fault::StuckAtZero(1)),
        ("bc6_end", Fault::StuckAtZero(16)),
        ("bc7_mode", Fault::StuckAtZero(2)),
        ("weight", Fault::StuckAtOne(0)),
    ] {
        let planted = plant(&sound, "top", signal, fault).unwrap();
        assert!(first_difference(planted).is_some(), "{signal}");
    }
}

/// A number that a format may find hard: anything, or near what it ends at.
fn number(random: &mut SplitMix64) -> u32 {
    let any = random.next_u64();
    let (bits, kind) = (any as u32, any >> 32 & 15);
    match kind {
        0 => bits,
        1 => [0, 1 << 31, 0x3f80_0000, 0x3f00_0000, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0x477f_8000]
            [bits as usize & 7],
        2 => bits & 0x01ff_ffff,
        // From 2^-31 to 2^17.
        3..=7 => (0x60 + bits % 0x30) << 23 | bits >> 9,
        // From 1/256 to 1, and near a code of 8 bits.
        8..=11 => (0x77 + bits % 8) << 23 | bits >> 9,
        _ => ((bits % 256) as f32 / 255.0 + ((bits >> 8) as f32 / 16_777_216.0 - 0.5) / 255.0).to_bits(),
    }
}

#[test]
fn elements_are_made_alike_on_hardware_and_model() {
    use DataFormat::{D5_9_9_9, D8, D8_8, D8_8_8_8, D8_24, D24_8, D32, DX24_8_32};
    use NumberFormat::{Float, FloatClamp, Sint, Snorm, Srgb, Sscaled, Uint, Unorm, Uscaled};
    let mut block = TexelPack::new();
    block.connect_all();
    let mut engine = CompiledEngine::new(Arc::new(netlist(&block))).unwrap();
    let [data, layout, numeric] = ["data", "plan_layout", "plan_numeric"].map(|name| engine.input(name).unwrap());
    let element = engine.find("element").unwrap();
    let random = &mut SplitMix64::new(5);
    let kinds = [Unorm, Snorm, Uscaled, Sscaled, Uint, Sint];
    let depths = [(D8_24, 20), (D24_8, 21)].map(|(format, layout)| kinds.map(|kind| (format, kind, layout)));
    let mut formats = vec![
        (D8, Srgb, 1),
        (D8_8, Srgb, 3),
        (D8_8_8_8, Srgb, 10),
        (D32, FloatClamp, 4),
        (DX24_8_32, Uint, 22),
        (DX24_8_32, Sint, 22),
        (DX24_8_32, Float, 22),
        (D5_9_9_9, Float, 23),
    ];
    formats.extend(depths.concat());
    for (format, kind, code) in formats {
        let meaning = match kind {
            Unorm => Numeric::Unorm,
            Snorm => Numeric::Snorm,
            Uscaled => Numeric::Uscaled,
            Sscaled => Numeric::Sscaled,
            Uint => Numeric::Uint,
            Sint => Numeric::Sint,
            Float => Numeric::Float,
            Srgb => Numeric::Srgb,
            FloatClamp => Numeric::Clamped,
        };
        engine.set(layout, &[code]);
        engine.set(numeric, &[meaning as u64]);
        let reference = Format::new(format, kind).unwrap();
        for _ in 0..100 * rounds(40) {
            let mut texel = [0; 4].map(|_| number(random));
            if matches!(kind, Uscaled | Sscaled) {
                // Numbers around the ends of 8 and 24 bits.
                texel = texel
                    .map(|bits| if bits & 1 == 0 { bits } else { (0x84 + bits % 20) << 23 | bits >> 9 | bits << 31 });
            }
            engine.set(data, &words(texel.iter().rev().fold(0, |all, word| all << 32 | u128::from(*word))));
            for _ in 0..CLOCKS {
                engine.settle();
                engine.step();
            }
            engine.settle();
            let got = u128::from(engine.get(element)[0]);
            let expected = reference.encode(texel).unwrap();
            assert_eq!(format!("{got:x}"), format!("{expected:x}"), "{format:?} {kind:?}: {texel:x?}");
        }
    }
}

/// Every code of sRGB begins where the nearest one changes, bit by bit.
#[test]
fn every_code_of_srgb_begins_at_the_same_number_on_hardware_and_model() {
    let mut block = TexelPack::new();
    block.connect_all();
    let mut engine = CompiledEngine::new(Arc::new(netlist(&block))).unwrap();
    let [data, layout, numeric] = ["data", "plan_layout", "plan_numeric"].map(|name| engine.input(name).unwrap());
    let element = engine.find("element").unwrap();
    engine.set(layout, &[1]);
    engine.set(numeric, &[Numeric::Srgb as u64]);
    let format = Format::new(DataFormat::D8, NumberFormat::Srgb).unwrap();
    let code = |bits: u32| format.encode([bits, 0, 0, 0]).unwrap();
    for wanted in 1..256 {
        // The smallest number of that code, by halving.
        let (mut low, mut high) = (0, 0x3f80_0000);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if code(middle) < wanted { low = middle } else { high = middle }
        }
        for (number, expected) in [(low, wanted - 1), (high, wanted)] {
            engine.set(data, &[number.into(), 0]);
            for _ in 0..CLOCKS {
                engine.settle();
                engine.step();
            }
            engine.settle();
            assert_eq!(u128::from(engine.get(element)[0]), expected, "{number:#x}");
        }
    }
}
