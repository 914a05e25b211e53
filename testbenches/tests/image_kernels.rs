//! OpenCL kernels with images and samplers, as stock clang compiles them, on the model and on the hardware in lock-step: each against a reference that
//! follows the formulas of the OpenCL specification (sections 8.2 and 8.3 of its environment's image chapter) in binary64.
//! `TOMBOLO_BLESS=1` writes the inputs and expectations beside the code objects.

use pretty_assertions::assert_eq;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{Report, model, rtl};

const WIDTH: usize = 48;
const HEIGHT: usize = 36;

fn folder(kernel: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels-images").join(kernel)
}

/// A picture with smooth colours, an edge and a pattern: RGBA.
fn picture() -> Vec<u8> {
    let texel = |at: usize| {
        let (x, y) = (at % WIDTH, at / WIDTH);
        let edge = if x + 2 * y > 60 { 90 } else { 20 };
        [(x * 5) as u8, (y * 7) as u8, (edge + (x ^ y) % 16) as u8, 255 - (x + y) as u8]
    };
    (0..WIDTH * HEIGHT).flat_map(texel).collect()
}

fn png() -> Vec<u8> {
    let mut file = vec![];
    let mut encoder = png::Encoder::new(&mut file, WIDTH as u32, HEIGHT as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header().unwrap().write_image_data(&picture()).unwrap();
    file
}

/// The texel of the picture nearest to a place, a number from 0 to 1 a channel.
fn texel(picture: &[u8], x: i64, y: i64, channel: usize) -> f64 {
    let (x, y) = (x.clamp(0, WIDTH as i64 - 1) as usize, y.clamp(0, HEIGHT as i64 - 1) as usize);
    f64::from(picture[4 * (y * WIDTH + x) + channel]) / 255.0
}

/// convert_uchar_sat_rte(f * 255).
fn byte(value: f64) -> u8 {
    (value * 255.0).round_ties_even().clamp(0.0, 255.0) as u8
}

fn blurred() -> Vec<u8> {
    let picture = picture();
    let value = |at: usize| {
        let (x, y, channel) = ((at / 4 % WIDTH) as i64, (at / 4 / WIDTH) as i64, at % 4);
        let weights = [(-1, 1.0), (0, 2.0), (1, 1.0)];
        let sum: f64 = weights
            .iter()
            .flat_map(|(dy, v)| weights.iter().map(move |(dx, w)| (dx, dy, v * w)))
            .map(|(dx, dy, weight)| weight * texel(&picture, x + dx, y + dy, channel))
            .sum();
        byte(sum / 16.0)
    };
    (0..4 * WIDTH * HEIGHT).map(value).collect()
}

/// A linear filter along one axis: the two texels and the weight of the second one.
fn linear(u: f64) -> (i64, i64, f64) {
    let first = (u - 0.5).floor();
    (first as i64, first as i64 + 1, u - 0.5 - first)
}

fn resized(width: usize, height: usize) -> Vec<u8> {
    let picture = picture();
    let value = |at: usize| {
        let (x, y, channel) = (at / 4 % width, at / 4 / width, at % 4);
        let u = (x as f64 + 0.5) / width as f64 * WIDTH as f64;
        let v = (y as f64 + 0.5) / height as f64 * HEIGHT as f64;
        let ((i0, i1, a), (j0, j1, b)) = (linear(u), linear(v));
        let row = |j| (1.0 - a) * texel(&picture, i0, j, channel) + a * texel(&picture, i1, j, channel);
        byte((1.0 - b) * row(j0) + b * row(j1))
    };
    (0..4 * width * height).map(value).collect()
}

fn histogram() -> Vec<u8> {
    let mut bins = [0u32; 256];
    for texel in picture().chunks(4) {
        let [red, green, blue] = [0, 1, 2].map(|channel| u32::from(texel[channel]));
        bins[(77 * red + 150 * green + 29 * blue) as usize >> 8] += 1;
    }
    bins.iter().flat_map(|bin| bin.to_le_bytes()).collect()
}

/// Texels along x, y and z of the volume.
const VOLUME: [usize; 3] = [8, 6, 5];

fn volume() -> Vec<f32> {
    let [width, height, depth] = VOLUME;
    let value = |at: usize| {
        let (x, y, z) = (at % width, at / width % height, at / width / height);
        (x * x) as f32 / 64.0 - y as f32 / 8.0 + (z * 3 % 5) as f32 / 10.0
    };
    (0..width * height * depth).map(value).collect()
}

/// Four slices of 8 x 8 from the volume, mirrored beyond its edges.
fn slices(step: f64) -> Vec<f32> {
    let volume = volume();
    // CLK_ADDRESS_MIRRORED_REPEAT: the coordinate in texels, then the two texels within the volume.
    let axis = |s: f64, size: usize| {
        let u = (s - 2.0 * (0.5 * s).round_ties_even()).abs() * size as f64;
        let (first, second, weight) = linear(u);
        (first.max(0) as usize, second.min(size as i64 - 1) as usize, weight)
    };
    let value = |at: usize| {
        let (x, y, z) = (at % 8, at / 8 % 8, at / 64);
        let place = [(x as f64 + 0.5) / 8.0 - 0.25, (y as f64 + 0.5) / 8.0, z as f64 * step];
        let [(i0, i1, a), (j0, j1, b), (k0, k1, c)] = [0, 1, 2].map(|n| axis(place[n], VOLUME[n]));
        let at = |i, j, k| f64::from(volume[(k * VOLUME[1] + j) * VOLUME[0] + i]);
        let row = |j, k| (1.0 - a) * at(i0, j, k) + a * at(i1, j, k);
        let plane = |k| (1.0 - b) * row(j0, k) + b * row(j1, k);
        ((1.0 - c) * plane(k0) + c * plane(k1)) as f32
    };
    (0..256).map(value).collect()
}

fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// The generated files of a kernel's folder.
fn files(kernel: &str) -> Vec<(&'static str, Vec<u8>)> {
    match kernel {
        "blur" => vec![("picture.png", png()), ("expect.bin", blurred())],
        "resize" => vec![("picture.png", png()), ("expect.bin", resized(64, 27))],
        "histogram" => vec![("picture.png", png()), ("expect.bin", histogram())],
        _ => vec![("volume.bin", floats(&volume())), ("expect.bin", floats(&slices(0.3)))],
    }
}

fn run(launch: &mut Launch) -> Report {
    model::run(launch, model::Options { limit: 10_000_000, ..model::Options::default() }, |_, _| {})
}

const KERNELS: [&str; 4] = ["blur", "resize", "histogram", "volume"];

#[test]
fn committed_inputs_and_expectations_are_the_generated_ones() {
    for kernel in KERNELS {
        for (name, content) in files(kernel) {
            let file = folder(kernel).join(name);
            if std::env::var_os("TOMBOLO_BLESS").is_some() {
                std::fs::write(&file, &content).unwrap();
            }
            assert!(std::fs::read(&file).unwrap() == content, "{} is stale: TOMBOLO_BLESS=1", file.display());
        }
    }
}

#[test]
fn kernels_with_images_compute_what_the_specification_says() {
    for kernel in KERNELS {
        let mut launch = Launch::read(&folder(kernel), None).unwrap();
        assert!(!launch.mismatches().is_empty(), "{kernel} passes without running");
        let report = run(&mut launch);
        assert!(report.pass, "{kernel}: {report} {:?}", report.error);
    }
}

#[test]
fn kernels_run_in_lock_step_on_the_hardware() {
    for name in ["default", "lanes8"] {
        let config = Config::by_name(name).unwrap();
        let netlist = Arc::new(design::compute_unit(config).unwrap());
        for kernel in KERNELS {
            let mut engine = design::engine(EngineKind::Compiled, netlist.clone()).unwrap();
            let mut launch = Launch::read(&folder(kernel), None).unwrap();
            let mut model = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
            let options = rtl::Options { lockstep: Some(&mut model), ..rtl::Options::default() };
            let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
            assert!(report.pass, "{kernel}, {name}: {report} {:?}", report.error);
            println!("{kernel}, {name}: {report}");
        }
    }
}

#[test]
fn a_dump_of_a_picture_is_a_png_file() {
    let mut launch = Launch::read(&folder("blur"), None).unwrap();
    run(&mut launch);
    let folder = tempfile::tempdir().unwrap();
    let dumped = launch.dump(folder.path()).unwrap();
    assert_eq!(dumped[1].what, "rgba8unorm picture of 48 x 36");
    let file = std::io::Cursor::new(std::fs::read(&dumped[1].file).unwrap());
    let mut reader = png::Decoder::new(file).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut bytes).unwrap();
    // The kernel's binary32 sums may fall on the other side of a half.
    let expected = blurred();
    assert_eq!(bytes.len(), expected.len());
    assert!(bytes.iter().zip(&expected).all(|(got, expected)| got.abs_diff(*expected) <= 1));
}
