//! The repository's own launches: sizes, arguments and expected results of the kernels in `kernels/`, computed on the host.
//!
//! `cargo run -p tombolo-testbenches --example write-launches` writes them beside the code objects.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tombolo_sim::random::SplitMix64;

/// A launch with its inputs and its expected result.
#[derive(Debug, Clone)]
pub struct OwnLaunch {
    /// Name of the folder, the source and the kernel.
    pub name: &'static str,
    /// Grid size in work-items, in x.
    pub grid: u32,
    /// Work-group size in work-items, in x.
    pub block: u32,
    /// Arguments in kernarg order.
    pub args: Vec<Arg>,
    /// Index of the argument that holds the result.
    pub output: usize,
    /// What it holds at the end, little-endian.
    pub expected: Vec<u8>,
}

/// An argument of a launch.
#[derive(Debug, Clone)]
pub enum Arg {
    /// Initial content of a buffer, little-endian.
    Buffer(&'static str, Vec<u8>),
    /// A scalar: dtype, value, little-endian bytes.
    Scalar(&'static str, Value, Vec<u8>),
}

/// The folder of the kernels in the source tree.
pub fn kernels_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")
}

/// All launches.
pub fn launches() -> Vec<OwnLaunch> {
    vec![vecadd(), saxpy(), fill(), copy(), polynomial(), add_u64(), saxpy_strided(), partial_groups()]
}

impl OwnLaunch {
    /// The files of the launch folder by name: manifest, inputs, expectation.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        let mut args = Vec::new();
        for (i, arg) in self.args.iter().enumerate() {
            args.push(match arg {
                Arg::Buffer(dtype, content) => {
                    let file = format!("arg{i}.bin");
                    files.push((file.clone(), content.clone()));
                    json!({"kind": "buffer", "file": file, "bytes": content.len(), "dtype": dtype,
                           "output": i == self.output})
                }
                Arg::Scalar(dtype, value, bytes) => {
                    let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
                    json!({"kind": "scalar", "dtype": dtype, "bytes": bytes.len(), "value": value, "hex": hex})
                }
            });
        }
        let dtype = match &self.args[self.output] {
            Arg::Buffer(dtype, _) | Arg::Scalar(dtype, ..) => dtype,
        };
        let expect = format!("expect{}.bin", self.output);
        let element = if dtype.ends_with("64") { 8 } else { 4 };
        let manifest = json!({
            "name": self.name, "kernel": self.name, "source": format!("{}.cl", self.name),
            "elf": "kernel_gfx1201.elf",
            "elfs": {"gfx1200": "kernel_gfx1200.elf", "gfx1201": "kernel_gfx1201.elf",
                     "gfx1201_wave64": "kernel_gfx1201_wave64.elf"},
            "grid": [self.grid, 1, 1], "block": [self.block, 1, 1], "dynamic_lds_bytes": 0, "args": args,
            "expect": [{"arg": self.output, "file": expect, "dtype": dtype,
                        "shape": [self.expected.len() / element], "compare": "exact", "rtol": 0, "atol": 0}],
        });
        files.push((expect, self.expected.clone()));
        files.push(("manifest.json".to_owned(), format!("{manifest:#}\n").into_bytes()));
        files
    }
}

/// Floats of every magnitude, with zeros, denormals, the largest and infinities among them but no NaN, and so that no sum of
/// two is one: which NaN an invalid operation gives is the business of the instruction vectors.
fn floats(seed: u64, n: usize) -> Vec<f32> {
    const SPECIAL: [f32; 8] =
        [0.0, -0.0, f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, f32::from_bits(1), f32::from_bits(0x807f_ffff), 1.0];
    let mut random = SplitMix64::new(seed);
    let mut float = |i: usize| match (i % 16, random.next_u32()) {
        (0, bits) => SPECIAL[(bits >> 29) as usize],
        // Neighbouring exponents, so that sums round and cancel.
        (1..8, bits) => f32::from_bits(bits & 0x83ff_ffff | 0x3c00_0000),
        (_, bits) => f32::from_bits(bits & 0xbfff_ffff),
    };
    (0..n).map(&mut float).collect()
}

fn bytes_of<const N: usize, T: Copy>(values: &[T], to_bytes: fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|v| to_bytes(*v)).collect()
}

fn f32_buffer(values: &[f32]) -> Arg {
    Arg::Buffer("float32", bytes_of(values, f32::to_le_bytes))
}

fn u64_buffer(values: &[u64]) -> Arg {
    Arg::Buffer("uint64", bytes_of(values, u64::to_le_bytes))
}

fn f32_scalar(value: f32) -> Arg {
    Arg::Scalar("float32", json!(value), value.to_le_bytes().to_vec())
}

fn u32_scalar(value: u32) -> Arg {
    Arg::Scalar("uint32", json!(value), value.to_le_bytes().to_vec())
}

fn vecadd() -> OwnLaunch {
    let n = 1000;
    let (a, b) = (floats(1, n), floats(2, n));
    let sum: Vec<f32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    OwnLaunch {
        name: "vecadd",
        grid: 1024,
        block: 256,
        args: vec![f32_buffer(&a), f32_buffer(&b), f32_buffer(&vec![0.0; n]), u32_scalar(n as u32)],
        output: 2,
        expected: bytes_of(&sum, f32::to_le_bytes),
    }
}

/// alpha * x + y over all elements, by a launch of this shape; `n` counts what the kernel counts.
fn saxpy_of(name: &'static str, grid: u32, block: u32, seed: u64, elements: usize, n: u32) -> OwnLaunch {
    let alpha = 2.5f32;
    let (x, y) = (floats(seed, elements), floats(seed + 1, elements));
    let result: Vec<f32> = x.iter().zip(&y).map(|(x, y)| alpha.mul_add(*x, *y)).collect();
    OwnLaunch {
        name,
        grid,
        block,
        args: vec![f32_buffer(&x), f32_buffer(&y), f32_scalar(alpha), u32_scalar(n)],
        output: 1,
        expected: bytes_of(&result, f32::to_le_bytes),
    }
}

fn saxpy() -> OwnLaunch {
    saxpy_of("saxpy", 768, 64, 10, 700, 700)
}

fn saxpy_strided() -> OwnLaunch {
    saxpy_of("saxpy_strided", 128, 64, 20, 1220, 305)
}

fn fill() -> OwnLaunch {
    let (n, value) = (300, 0xdead_beefu32);
    OwnLaunch {
        name: "fill",
        grid: 320,
        block: 32,
        args: vec![Arg::Buffer("uint32", vec![0; 4 * n]), u32_scalar(value), u32_scalar(n as u32)],
        output: 0,
        expected: bytes_of(&vec![value; n], u32::to_le_bytes),
    }
}

fn copy() -> OwnLaunch {
    let n = 150;
    let content = floats(30, 4 * n);
    OwnLaunch {
        name: "copy",
        grid: 192,
        block: 96,
        args: vec![f32_buffer(&content), f32_buffer(&vec![0.0; 4 * n]), u32_scalar(n as u32)],
        output: 1,
        expected: bytes_of(&content, f32::to_le_bytes),
    }
}

fn polynomial() -> OwnLaunch {
    let n = 500;
    let [c0, c1, c2] = [0.5f32, -0.25, 1.5];
    let x: Vec<f32> = floats(40, n).into_iter().map(|x| if x.is_infinite() { 3.0 } else { x }).collect();
    // Horner's rule, as in the kernel; large arguments overflow to infinity, where the sign of no operand can cancel.
    let y: Vec<f32> = x.iter().map(|&x| c2.mul_add(x, c1).mul_add(x, c0).mul_add(x, 1.0)).collect();
    OwnLaunch {
        name: "polynomial",
        grid: 512,
        block: 128,
        args: vec![
            f32_buffer(&x),
            f32_buffer(&vec![0.0; n]),
            f32_scalar(c0),
            f32_scalar(c1),
            f32_scalar(c2),
            u32_scalar(n as u32),
        ],
        output: 1,
        expected: bytes_of(&y, f32::to_le_bytes),
    }
}

fn add_u64() -> OwnLaunch {
    let n = 100;
    let mut random = SplitMix64::new(50);
    // Every other low word is all ones in one operand, so that carries run into the high word.
    let a: Vec<u64> = (0..2 * n).map(|i| random.next_u64() | if i % 2 == 0 { 0xffff_ffff } else { 0 }).collect();
    let b: Vec<u64> = (0..2 * n).map(|_| random.next_u64()).collect();
    let sum: Vec<u64> = a.iter().zip(&b).map(|(a, b)| a.wrapping_add(*b)).collect();
    OwnLaunch {
        name: "add_u64",
        grid: 128,
        block: 64,
        args: vec![u64_buffer(&a), u64_buffer(&b), u64_buffer(&vec![0; 2 * n]), u32_scalar(n as u32)],
        output: 2,
        expected: bytes_of(&sum, u64::to_le_bytes),
    }
}

fn partial_groups() -> OwnLaunch {
    let n = 200;
    let ids: Vec<u32> = (0..n).collect();
    OwnLaunch {
        name: "partial_groups",
        grid: n,
        block: 96,
        args: vec![Arg::Buffer("uint32", vec![0xff; 4 * n as usize])],
        output: 0,
        expected: bytes_of(&ids, u32::to_le_bytes),
    }
}
