use super::*;
use crate::texture::filter::blend;
use pretty_assertions::assert_eq;
use std::convert::Infallible;

const IDENTITY: [Select; 4] = [Select::Channel(0), Select::Channel(1), Select::Channel(2), Select::Channel(3)];

fn format(data: DataFormat, number: NumberFormat) -> Format {
    Format::new(data, number).unwrap()
}

/// A 2D texture of one level at address 0.
fn picture(data: DataFormat, number: NumberFormat, width: u32, height: u32) -> Texture {
    let format = format(data, number);
    let slice_bytes = u64::from(width * height) * format.bytes() as u64;
    let level = Level { base: 0, width, height, depth: 1, pitch: width, slice_bytes, tiling: Tiling::Linear };
    Texture {
        dimension: Dimension::D2,
        format,
        select: IDENTITY,
        levels: vec![level],
        base_level: 0,
        last_level: 0,
        first_slice: 0,
        last_slice: 0,
        samples: 1,
        min_lod: 0,
        border_order: [0, 1, 2, 3],
    }
}

fn reader(memory: &[u8]) -> impl FnMut(u64, &mut [u8]) -> Result<(), Infallible> {
    move |address, bytes| {
        bytes.copy_from_slice(&memory[address as usize..][..bytes.len()]);
        Ok(())
    }
}

fn sampled(texture: &Texture, sampler: &Sampler, request: Request, memory: &[u8]) -> [f32; 4] {
    sample(texture, sampler, &request, &mut reader(memory)).unwrap().map(f32::from_bits)
}

fn linear(wrap: Wrap) -> Sampler {
    Sampler { wrap: [wrap; 3], magnify: Filter::Linear, minify: Filter::Linear, ..Sampler::default() }
}

#[test]
fn a_bilinear_sample_between_four_texels_is_their_mean() {
    let texture = picture(DataFormat::D8, NumberFormat::Unorm, 2, 2);
    let got = sampled(&texture, &linear(Wrap::ClampLastTexel), Request::at([0.5, 0.5, 0.0]), &[0, 255, 255, 0]);
    assert_eq!(got, [0.5, 0.0, 0.0, 1.0]);
}

#[test]
fn a_quarter_of_a_texel_from_the_centre_the_weights_are_3_and_1() {
    let texture = picture(DataFormat::D32, NumberFormat::Float, 2, 1);
    let memory = [4f32.to_le_bytes(), 8f32.to_le_bytes()].concat();
    let at = |x: f32, wrap| sampled(&texture, &linear(wrap), Request::at([x / 2.0, 0.5, 0.0]), &memory)[0];
    assert_eq!(at(0.75, Wrap::ClampLastTexel), 5.0);
    assert_eq!(at(0.25, Wrap::ClampLastTexel), 4.0);
    assert_eq!(at(0.25, Wrap::Wrap), 5.0);
    assert_eq!(at(0.25, Wrap::ClampBorder), 3.0);
    assert_eq!(at(-0.25, Wrap::Mirror), 4.0);
}

#[test]
fn a_fraction_has_eight_bits() {
    let texture = picture(DataFormat::D32, NumberFormat::Float, 2, 1);
    let memory = [0f32.to_le_bytes(), 256f32.to_le_bytes()].concat();
    let at = |x: f32, truncate| {
        let sampler = Sampler { truncate, unnormalized: true, ..linear(Wrap::ClampLastTexel) };
        sampled(&texture, &sampler, Request::at([x, 0.5, 0.0]), &memory)[0]
    };
    assert_eq!([0.5 + 3.4 / 256.0, 0.5 + 3.6 / 256.0].map(|x| at(x, false)), [3.0, 4.0]);
    assert_eq!(at(0.5 + 3.6 / 256.0, true), 3.0);
}

#[test]
fn a_blend_is_rounded_once() {
    assert_eq!(blend(1.0, 3.0, 128), 2.0);
    // 1 + 2^-24 + 2^-60 lies just above the middle of two floats: rounding to binary64 first would lose the last part.
    let tiny = 2f32.powi(-24) * 2.0 * (1.0 + 2f32.powi(-23));
    assert_eq!(blend(2.0, tiny, 128).to_bits(), (1.0 + 2f32.powi(-23)).to_bits());
    assert_eq!(blend(f32::MIN_POSITIVE, 0.0, 128), 0.0);
}

fn with_mips(sizes: &[u32]) -> Texture {
    let mut texture = picture(DataFormat::D32, NumberFormat::Float, sizes[0], 1);
    let mut base = 0;
    texture.levels.clear();
    for &width in sizes {
        let slice_bytes = u64::from(4 * width);
        texture.levels.push(Level {
            base,
            width,
            height: 1,
            depth: 1,
            pitch: width,
            slice_bytes,
            tiling: Tiling::Linear,
        });
        base += slice_bytes;
    }
    texture.last_level = sizes.len() as u32 - 1;
    texture
}

#[test]
fn levels_are_chosen_and_blended_by_the_level_of_detail() {
    let texture = with_mips(&[4, 2, 1]);
    let memory: Vec<u8> =
        [0f32, 0.0, 0.0, 0.0, 16.0, 16.0, 64.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let at = |lod: f32, mip| {
        let request = Request { lod: Lod::Explicit(lod), ..Request::at([0.5, 0.5, 0.0]) };
        sampled(&texture, &Sampler { mip, ..Sampler::default() }, request, &memory)[0]
    };
    assert_eq!([0.0, 0.49, 0.5, 1.0, 9.0].map(|lod| at(lod, MipFilter::Point)), [0.0, 0.0, 16.0, 16.0, 64.0]);
    assert_eq!([0.25, 1.5, 3.0].map(|lod| at(lod, MipFilter::Linear)), [4.0, 40.0, 64.0]);
    assert_eq!(at(2.0, MipFilter::None), 0.0);
}

#[test]
fn the_level_follows_from_the_larger_derivative_and_the_bias() {
    let texture = with_mips(&[8, 4, 2, 1]);
    let lod = |horizontal: f32, vertical: f32, bias: f32| {
        let lod = Lod::Computed {
            horizontal: [horizontal / 8.0, 0.0, 0.0],
            vertical: [vertical / 8.0, 0.0, 0.0],
            bias,
            clamp: None,
        };
        let found = detail(&texture, &Sampler::default(), &Request { lod, ..Request::at([0.0; 3]) });
        (found.raw, found.clamped, found.magnified)
    };
    assert_eq!(lod(1.0, 0.5, 0.0), (0, 0, true));
    assert_eq!(lod(1.0, 2.0, 0.0), (256, 256, false));
    assert_eq!(lod(2.0, 1.0, 0.5), (384, 384, false));
    assert_eq!(lod(0.5, 0.25, 0.0), (-256, 0, true));
    assert_eq!(lod(64.0, 0.0, 0.0), (6 * 256, 3 * 256, false));
}

#[test]
fn the_first_bias_of_a_sampler_counts_for_given_levels_the_second_one_does_not() {
    let texture = with_mips(&[8, 4, 2, 1]);
    let sampler = Sampler { lod_bias: 64, second_lod_bias: 128, ..Sampler::default() };
    let raw = |lod| detail(&texture, &sampler, &Request { lod, ..Request::at([0.0; 3]) }).raw;
    let derivatives = [[0.25, 0.0, 0.0], [0.0; 3]];
    let computed = Lod::Computed { horizontal: derivatives[0], vertical: derivatives[1], bias: 0.0, clamp: None };
    assert_eq!([Lod::Zero, Lod::Explicit(1.0), computed].map(raw), [0, 256 + 64, 256 + 64 + 128]);
}

#[test]
fn an_anisotropic_filter_takes_probes_along_the_longer_side() {
    let texture = with_mips(&[8, 4, 2, 1]);
    let filter = Filter::AnisoLinear;
    let sampler = Sampler { minify: filter, magnify: filter, max_anisotropy: 4, ..Sampler::default() };
    let mut wide = texture.clone();
    wide.levels[0].height = 8;
    let lod = Lod::Computed { horizontal: [0.5, 0.0, 0.0], vertical: [0.0, 0.125, 0.0], bias: 0.0, clamp: None };
    let found = detail(&wide, &sampler, &Request { lod, ..Request::at([0.0; 3]) });
    assert_eq!((found.raw, found.probes, found.line), (0, 4, [0.5, 0.0, 0.0]));
    let lod = Lod::Computed { horizontal: [2.0, 0.0, 0.0], vertical: [0.0, 0.125, 0.0], bias: 0.0, clamp: None };
    let found = detail(&wide, &sampler, &Request { lod, ..Request::at([0.0; 3]) });
    assert_eq!((found.raw, found.probes), (2 * 256, 4));
}

#[test]
fn a_comparison_is_made_texel_by_texel_before_the_filter() {
    let texture = picture(DataFormat::D32, NumberFormat::Float, 2, 1);
    let memory = [0.25f32.to_le_bytes(), 0.75f32.to_le_bytes()].concat();
    let sampler = Sampler { compare: Compare::LessOrEqual, ..linear(Wrap::ClampLastTexel) };
    let at = |reference: f32| {
        let request = Request { reference: Some(reference), ..Request::at([0.5, 0.5, 0.0]) };
        sampled(&texture, &sampler, request, &memory)[0]
    };
    assert_eq!([0.2, 0.5, 0.8].map(at), [1.0, 0.5, 0.0]);
}

#[test]
fn a_gather_starts_at_the_lower_left_and_runs_counter_clockwise() {
    let texture = picture(DataFormat::D8, NumberFormat::Uint, 3, 2);
    let memory = [1, 2, 3, 4, 5, 6];
    let sampler = linear(Wrap::ClampLastTexel);
    let request = Request::at([2.0 / 3.0, 0.5, 0.0]);
    let mut read = reader(&memory);
    assert_eq!(gather(&texture, &sampler, &request, 0, Gathered::Square, &mut read).unwrap(), [5, 6, 3, 2]);
    let left = Request::at([0.0, 0.5, 0.0]);
    assert_eq!(gather(&texture, &sampler, &left, 0, Gathered::Row, &mut read).unwrap(), [1, 1, 2, 3]);
}

#[test]
fn a_gather_of_integers_as_they_are_filtered_starts_at_the_texel_that_the_coordinate_is_in() {
    let sampler = linear(Wrap::ClampLastTexel);
    let request = Request::at([0.4, 0.2, 0.0]);
    let at = |number: NumberFormat, shape: Gathered| {
        let texture = picture(DataFormat::D8, number, 3, 2);
        gather(&texture, &sampler, &request, 0, shape, &mut reader(&[1, 2, 3, 4, 5, 6])).unwrap()
    };
    assert_eq!(at(NumberFormat::Uint, Gathered::Square), [1, 2, 2, 1]);
    assert_eq!(at(NumberFormat::Uint, Gathered::SquareAsFiltered), [5, 6, 3, 2]);
    assert_eq!(at(NumberFormat::Unorm, Gathered::SquareAsFiltered), at(NumberFormat::Unorm, Gathered::Square));
}

#[test]
fn offsets_are_whole_texels_before_the_address_mode() {
    let texture = picture(DataFormat::D8, NumberFormat::Uint, 4, 1);
    let sampler = Sampler { wrap: [Wrap::Wrap; 3], ..Sampler::default() };
    let request = Request { offset: [2, 0, 0], ..Request::at([0.9, 0.5, 0.0]) };
    let got = sample(&texture, &sampler, &request, &mut reader(&[10, 11, 12, 13])).unwrap();
    assert_eq!(got, [11, 0, 0, 1]);
}

#[test]
fn the_faces_of_a_cube_go_on_in_each_other() {
    let mut texture = picture(DataFormat::D32, NumberFormat::Float, 2, 2);
    texture.dimension = Dimension::Cube;
    texture.last_slice = 5;
    // Every texel holds the number of its face.
    let memory: Vec<u8> = (0..24).flat_map(|texel| (texel as f32 / 4.0).floor().to_le_bytes()).collect();
    let at = |s: f32, t: f32, face: f32| {
        let request = Request { slice: face, ..Request::at([s, t, 0.0]) };
        sampled(&texture, &linear(Wrap::Wrap), request, &memory)[0]
    };
    assert_eq!(at(1.5, 1.5, 4.0), 4.0);
    // Half way across the edge from +z (4) to +x (0), and to -x (1).
    assert_eq!((at(2.0, 1.5, 4.0), at(1.0, 1.5, 4.0)), (2.0, 2.5));
    // At the corner of +z, +x and +y (2) the fourth texel is 85/256 of the last one of the three, 0, and 171/256 of the others' mean, 3.
    assert_eq!(at(2.0, 1.0, 4.0), (2.0 + 4.0 + 0.0 + 3.0 * 171.0 / 256.0) / 4.0);
    // Nothing lies beyond an edge but what lies next to it.
    assert_eq!(at(2.5, 1.5, 4.0), at(2.0, 1.5, 4.0));
}

#[test]
fn a_volume_is_filtered_along_z_as_the_volume_filter_says() {
    let mut texture = picture(DataFormat::D32, NumberFormat::Float, 1, 1);
    texture.dimension = Dimension::D3;
    texture.levels[0].depth = 2;
    let memory = [2f32.to_le_bytes(), 6f32.to_le_bytes()].concat();
    let request = Request::at([0.5, 0.5, 0.5]);
    assert_eq!(sampled(&texture, &linear(Wrap::ClampLastTexel), request, &memory)[0], 4.0);
    let point = Sampler { volume: Some(Filter::Point), ..linear(Wrap::ClampLastTexel) };
    assert_eq!(sampled(&texture, &point, request, &memory)[0], 6.0);
}

#[test]
fn what_lies_outside_of_the_view_is_zero_and_not_read() {
    let mut texture = picture(DataFormat::D8_8_8_8, NumberFormat::Unorm, 2, 1);
    texture.select = [Select::Channel(2), Select::Channel(1), Select::Channel(0), Select::One];
    let memory = [255, 0, 51, 0, 0, 0, 0, 0];
    let at = |x: u32, level: u32| {
        let position = Position { texel: [x, 0, 0], level, ..Position::default() };
        load(&texture, &position, &mut reader(&memory)).unwrap().map(f32::from_bits)
    };
    assert_eq!(at(0, 0), [0.2, 0.0, 1.0, 1.0]);
    assert_eq!((at(2, 0), at(0, 1)), ([0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 0.0, 1.0]));
    assert_eq!(store(&texture, [1f32, 0.0, 0.5, 0.0].map(f32::to_bits)), Ok(0x00ff_0080));
}

#[test]
fn texels_of_an_8x8_tile_lie_in_the_order_of_its_mode() {
    let mut texture = picture(DataFormat::D32, NumberFormat::Uint, 16, 16);
    let mut at = |tiling, x, y| {
        texture.levels[0].tiling = tiling;
        let position = Position { texel: [x, y, 0], ..Position::default() };
        locate(&texture, &position).unwrap().0 / 4
    };
    assert_eq!([(1, 0), (0, 1), (2, 0), (3, 5)].map(|(x, y)| at(Tiling::Micro, x, y)), [1, 2, 4, 0b10_0111]);
    assert_eq!([(1, 0), (0, 1), (2, 0), (4, 3)].map(|(x, y)| at(Tiling::MicroDisplay, x, y)), [1, 4, 2, 0b01_1100]);
    assert_eq!((at(Tiling::Micro, 8, 0), at(Tiling::Micro, 0, 8)), (64, 128));
}

#[test]
fn srgb_shared_exponent_and_subsampled_texels_are_decoded() {
    let srgb = format(DataFormat::D8_8_8_8, NumberFormat::Srgb);
    let texel = srgb.decode(0x80_00_ff_80, 0, 0).map(f32::from_bits);
    assert_eq!((texel[1], texel[2]), (1.0, 0.0));
    assert!((texel[0] - 0.215_86).abs() < 1e-5 && (texel[3] - 128.0 / 255.0).abs() < 1e-7);
    for byte in 0..=255u32 {
        let element = u128::from(byte * 0x0101_0101);
        assert_eq!(srgb.encode(srgb.decode(element, 0, 0)), Some(element));
    }
    let shared = format(DataFormat::D5_9_9_9, NumberFormat::Float);
    // 2^(16 - 15) * 256/512 = 1; half and a quarter of it.
    let element = 256 | 128 << 9 | 64 << 18 | 16 << 27;
    assert_eq!(shared.decode(element, 0, 0).map(f32::from_bits), [1.0, 0.5, 0.25, 0.0]);
    assert_eq!(shared.encode([1f32, 0.5, 0.25, 0.0].map(f32::to_bits)), Some(element));
    let pairs = format(DataFormat::DGbGr, NumberFormat::Uint);
    assert_eq!([0, 1].map(|x| pairs.decode(0x04_03_02_01, x, 0)), [[1, 2, 3, 0], [1, 4, 3, 0]]);
}
