//! The repository's own launches: sizes, arguments and expected results of the kernels in `kernels/`, computed on the host.
//!
//! `cargo run -p tombolo-testbenches --example write-launches` writes them beside the code objects. Each kernel has a function
//! here that says with plain Rust what it should compute; floating-point results are exact where the kernel uses only
//! correctly rounded operations and within a tolerance where not.

mod cooperative;
mod floating;
mod integer;
mod matrix;
mod streaming;

use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// A launch with its inputs and its expected result.
#[derive(Debug, Clone)]
pub struct OwnLaunch {
    /// Name of the folder, the source and the kernel.
    pub name: &'static str,
    /// Grid size in work-items.
    pub grid: [u32; 3],
    /// Work-group size in work-items.
    pub block: [u32; 3],
    /// Arguments in kernarg order.
    pub args: Vec<Arg>,
    /// Index of the argument that holds the result.
    pub output: usize,
    /// What it holds at the end.
    pub expected: Elements,
    /// Relative and absolute tolerance; none: exact.
    pub tolerance: Option<(f64, f64)>,
}

/// An argument of a launch.
#[derive(Debug, Clone)]
pub enum Arg {
    /// A buffer with its initial content.
    Buffer(Elements),
    /// A scalar and its value as JSON.
    Scalar(Elements, Value),
    /// Dynamic LDS of so many bytes.
    Local(u32),
}

/// Values of one type, little-endian.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elements {
    /// NumPy's name of the type.
    pub dtype: &'static str,
    /// Bytes of an element.
    pub size: usize,
    /// The content.
    pub bytes: Vec<u8>,
}

/// A type that buffers and scalars are made of.
trait Element: Copy {
    const DTYPE: &'static str;
    fn append_to(self, bytes: &mut Vec<u8>);
    fn json(self) -> Value;
}

macro_rules! elements {
    ($($type:ty = $dtype:literal,)*) => {$(
        impl Element for $type {
            const DTYPE: &'static str = $dtype;
            fn append_to(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
            fn json(self) -> Value {
                json!(self)
            }
        }
    )*};
}

elements! { u8 = "uint8", u32 = "uint32", u64 = "uint64", i32 = "int32", f32 = "float32", f64 = "float64", }

/// The bits of a half-precision number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Half(u16);

impl Element for Half {
    const DTYPE: &'static str = "float16";
    fn append_to(self, bytes: &mut Vec<u8>) {
        bytes.extend(self.0.to_le_bytes());
    }
    fn json(self) -> Value {
        json!(format!("{:#06x}", self.0))
    }
}

fn elements<T: Element>(values: &[T]) -> Elements {
    let mut bytes = Vec::new();
    values.iter().for_each(|value| value.append_to(&mut bytes));
    Elements { dtype: T::DTYPE, size: size_of::<T>(), bytes }
}

fn buffer<T: Element>(values: &[T]) -> Arg {
    Arg::Buffer(elements(values))
}

/// A buffer that the kernel only writes: starts as `n` times `value`, which no result is.
fn blank<T: Element>(value: T, n: usize) -> Arg {
    buffer(&vec![value; n])
}

fn scalar<T: Element>(value: T) -> Arg {
    Arg::Scalar(elements(&[value]), value.json())
}

/// The launches whose every instruction the hardware has.
pub const HARDWARE_LAUNCHES: [&str; 8] =
    ["add_u64", "copy", "fill", "partial_groups", "polynomial", "saxpy", "saxpy_strided", "vecadd"];

/// The folder of the kernels in the source tree.
pub fn kernels_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")
}

/// Launch folders of kernels that Triton has compiled, by name; `scripts/build-triton-kernels.sh` writes them.
///
/// # Errors
/// Their folder cannot be read.
pub fn triton_launches() -> std::io::Result<Vec<PathBuf>> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels-triton").read_dir()?;
    let mut folders = all.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    folders.retain(|folder| folder.join("manifest.json").is_file());
    folders.sort();
    Ok(folders)
}

/// All launches.
pub fn launches() -> Vec<OwnLaunch> {
    [streaming::launches(), cooperative::launches(), integer::launches(), floating::launches(), matrix::launches()]
        .concat()
}

impl OwnLaunch {
    /// The files of the launch folder by name: manifest, inputs, expectation.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        let mut args = Vec::new();
        let mut dynamic_lds_bytes = 0;
        for (i, arg) in self.args.iter().enumerate() {
            args.push(match arg {
                Arg::Buffer(Elements { dtype, bytes, .. }) => {
                    let file = format!("arg{i}.bin");
                    files.push((file.clone(), bytes.clone()));
                    json!({"kind": "buffer", "file": file, "bytes": bytes.len(), "dtype": dtype,
                           "output": i == self.output})
                }
                Arg::Scalar(Elements { dtype, bytes, .. }, value) => {
                    let hex: String = bytes.iter().map(|b| format!("{b:02x}")).collect();
                    json!({"kind": "scalar", "dtype": dtype, "bytes": bytes.len(), "value": value, "hex": hex})
                }
                Arg::Local(bytes) => {
                    dynamic_lds_bytes += bytes;
                    json!({"kind": "local", "bytes": bytes})
                }
            });
        }
        let Elements { dtype, size, bytes } = &self.expected;
        let expect = format!("expect{}.bin", self.output);
        let (compare, (rtol, atol)) = match self.tolerance {
            None => ("exact", (0.0, 0.0)),
            Some(tolerance) => ("tol", tolerance),
        };
        let manifest = json!({
            "name": self.name, "kernel": self.name, "source": format!("{}.cl", self.name),
            "elf": "kernel_gfx1201.elf",
            "elfs": {"gfx1200": "kernel_gfx1200.elf", "gfx1201": "kernel_gfx1201.elf",
                     "gfx1201_wave64": "kernel_gfx1201_wave64.elf"},
            "grid": self.grid, "block": self.block, "dynamic_lds_bytes": dynamic_lds_bytes, "args": args,
            "expect": [{"arg": self.output, "file": expect, "dtype": dtype, "shape": [bytes.len() / size],
                        "compare": compare, "rtol": rtol, "atol": atol}],
        });
        files.push((expect, bytes.clone()));
        files.push(("manifest.json".to_owned(), format!("{manifest:#}\n").into_bytes()));
        files
    }
}
