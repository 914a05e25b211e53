//! A scene of three boxes on a floor, the rays of a picture of it, and that picture without a hierarchy: every ray against every triangle. And the
//! launches of kernels that trace it through one.

use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tombolo_asm::{Options, assemble};
use tombolo_hdl::config::Config;
use tombolo_sim::design::{self, EngineKind};
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::run::{model, rtl};

/// Pixels of a row.
const WIDTH: usize = 32;
/// Rows.
const HEIGHT: usize = 20;

/// A place, or a way.
pub type Point = [f32; 3];

/// Four corners, of which the first three and the last three are triangles, and a colour.
pub struct Quad {
    /// Them.
    pub corners: [Point; 4],
    /// It: its highest byte is 0xff.
    pub colour: u32,
}

/// A box that stands on the floor: its five visible sides, and the lower one.
fn cuboid(quads: &mut Vec<Quad>, low: Point, high: Point, colours: [u32; 3]) {
    let at = |x: usize, y: usize, z: usize| [[low, high][x][0], [low, high][y][1], [low, high][z][2]];
    for side in 0..2 {
        let faces = [
            [at(side, 0, 0), at(side, 1, 0), at(side, 0, 1), at(side, 1, 1)],
            [at(0, side, 0), at(1, side, 0), at(0, side, 1), at(1, side, 1)],
            [at(0, 0, side), at(1, 0, side), at(0, 1, side), at(1, 1, side)],
        ];
        quads.extend(faces.into_iter().zip(colours).map(|(corners, colour)| Quad { corners, colour }));
    }
}

/// The scene.
pub fn scene() -> Vec<Quad> {
    let floor = [[-6.0, 0.0, -2.0], [6.0, 0.0, -2.0], [-6.0, 0.0, 14.0], [6.0, 0.0, 14.0]];
    let mut quads = vec![Quad { corners: floor, colour: 0xff40_6040 }];
    cuboid(&mut quads, [-2.5, 0.0, 3.0], [-1.0, 2.0, 4.5], [0xff20_20c0, 0xff40_40ff, 0xff10_1080]);
    cuboid(&mut quads, [0.3, 0.0, 2.0], [1.4, 1.1, 3.0], [0xff20_c020, 0xff40_ff40, 0xff10_8010]);
    cuboid(&mut quads, [0.6, 0.0, 5.5], [2.9, 3.1, 7.0], [0xffc0_2020, 0xffff_4040, 0xff80_1010]);
    quads
}

/// A ray a pixel: origin and direction.
pub fn rays() -> Vec<(Point, Point)> {
    let ray = |at: usize| {
        let (x, y) = ((at % WIDTH) as f32 + 0.5, (at / WIDTH) as f32 + 0.5);
        let across = (x / WIDTH as f32 - 0.5) * 1.6;
        ([-0.4, 3.7, -3.0], [across, 0.15 - y / HEIGHT as f32, 1.0])
    };
    (0..WIDTH * HEIGHT).map(ray).collect()
}

/// How far along the ray the triangle is (in binary64, another way than that of the hardware: the plane, then the sides).
fn distance(origin: Point, direction: Point, triangle: &[Point]) -> Option<f64> {
    let wide = |point: Point| point.map(f64::from);
    let minus = |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|axis| a[axis] - b[axis]);
    let dot = |a: [f64; 3], b: [f64; 3]| (0..3).map(|axis| a[axis] * b[axis]).sum::<f64>();
    let cross =
        |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|n| a[(n + 1) % 3] * b[(n + 2) % 3] - a[(n + 2) % 3] * b[(n + 1) % 3]);
    let corners = [0, 1, 2].map(|corner| wide(triangle[corner]));
    let normal = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
    let (origin, direction) = (wide(origin), wide(direction));
    let along = dot(normal, minus(corners[0], origin)) / dot(normal, direction);
    let place = [0, 1, 2].map(|axis| origin[axis] + along * direction[axis]);
    let inside = (0..3).all(|at| {
        let (from, to) = (corners[at], corners[(at + 1) % 3]);
        dot(normal, cross(minus(to, from), minus(place, from))) >= 0.0
    });
    (inside && along >= 0.0 && along.is_finite()).then_some(along)
}

/// The colour of each pixel; black where nothing is.
pub fn picture() -> Vec<u32> {
    let quads = scene();
    let pixel = |(origin, direction): (Point, Point)| {
        let hits = quads.iter().flat_map(|quad| {
            let triangles = [&quad.corners[..3], &quad.corners[1..]];
            triangles
                .into_iter()
                .filter_map(move |triangle| Some((distance(origin, direction, triangle)?, quad.colour)))
        });
        hits.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(0, |(_, colour)| colour)
    };
    rays().into_iter().map(pixel).collect()
}

/// The launch folder of a kernel that traces the picture.
fn folder(kernel: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels-rays").join(kernel)
}

/// The files of its launch, beside its source: code object, rays and nodes as words, expected picture, manifest.
fn files(kernel: &str, rays: &[u32], nodes: &[u32]) -> Vec<(String, Vec<u8>)> {
    let file = format!("{kernel}.s");
    let source = std::fs::read_to_string(folder(kernel).join(&file)).unwrap();
    let assembled = assemble(&source, &file, &Options::default()).and_then(|assembled| assembled.code_object());
    let elf = format!("{kernel}.elf");
    let buffer = |file: &str, words: &[u32]| json!({"kind": "buffer", "file": file, "bytes": 4 * words.len(), "dtype": "uint32"});
    let manifest = json!({
        "name": kernel, "elf": elf, "elfs": {"gfx1201": elf}, "kernel": kernel,
        "grid": [WIDTH * HEIGHT, 1, 1], "block": [64, 1, 1], "dynamic_lds_bytes": 0,
        "args": [
            buffer("rays.bin", rays),
            buffer("nodes.bin", nodes),
            {"kind": "buffer", "fill": "zeros", "dtype": "uint32", "shape": [HEIGHT, WIDTH]},
        ],
        "expect": [{"arg": 2, "file": "expect.bin", "dtype": "uint32", "shape": [HEIGHT, WIDTH], "compare": "exact"}],
    });
    let bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let mut manifest = serde_json::to_vec_pretty(&manifest).unwrap();
    manifest.push(b'\n');
    vec![
        (elf, assembled.unwrap_or_else(|errors| panic!("{}", errors[0]))),
        ("rays.bin".to_owned(), bytes(rays)),
        ("nodes.bin".to_owned(), bytes(nodes)),
        ("expect.bin".to_owned(), bytes(&picture())),
        ("manifest.json".to_owned(), manifest),
    ]
}

/// The launch of a kernel that traces the picture is the committed one; `TOMBOLO_BLESS=1` writes it.
pub fn is_committed(kernel: &str, rays: &[u32], nodes: &[u32]) {
    for (name, content) in files(kernel, rays, nodes) {
        let file = folder(kernel).join(name);
        if std::env::var_os("TOMBOLO_BLESS").is_some() {
            std::fs::write(&file, &content).unwrap();
        }
        assert!(std::fs::read(&file).unwrap() == content, "{} is stale: TOMBOLO_BLESS=1", file.display());
    }
}

/// A kernel traces the picture on the model.
pub fn traces_on_the_model(kernel: &str) {
    let mut launch = Launch::read(&folder(kernel), None).unwrap();
    assert!(!launch.mismatches().is_empty(), "it passes without running");
    let report = model::run(&mut launch, model::Options { limit: 10_000_000, ..model::Options::default() }, |_, _| {});
    assert!(report.pass, "{report} {:?}", report.error);
}

/// A kernel traces the picture on `default`, in lock-step with the model.
pub fn traces_in_lock_step(kernel: &str) {
    let config = Config::by_name("default").unwrap();
    let netlist = Arc::new(design::compute_unit(config).unwrap());
    let mut engine = design::engine(EngineKind::Compiled, netlist).unwrap();
    let mut launch = Launch::read(&folder(kernel), None).unwrap();
    let mut model = Lockstep::new(engine.as_ref(), config, &launch).unwrap();
    let options = rtl::Options { lockstep: Some(&mut model), max_cycles: 30_000_000, ..rtl::Options::default() };
    let report = rtl::run(&mut launch, config, engine.as_mut(), options, |_| ());
    assert!(report.pass, "{report} {:?}", report.error);
    println!("{report}");
}
