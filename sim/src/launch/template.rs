//! A manifest for a kernel that has none: made from the metadata of its code object, such that it runs as it is.
//!
//! Sizes are guesses that go together: buffers have far more elements than the grid has work-items, and integers are small, so
//! that kernels which index rows and columns stay inside. Who knows the kernel puts the real ones in.

use super::fill::Fill;
use super::{Dtype, LaunchError};
use serde::Serialize;
use tombolo_code_object::{Argument as Slot, Kernel, ValueKind};

/// Elements of a buffer.
const ELEMENTS: u64 = 1 << 16;
/// Bytes of a buffer whose elements are not known.
const UNTYPED_BYTES: u64 = 1 << 18;
/// Bytes of a local array.
const LOCAL_BYTES: u32 = 4096;
/// Work-items of a work-group, where the kernel demands no other number.
const GROUP: u64 = 64;
/// Work-groups.
const GROUPS: u64 = 4;
/// Texels of an image along each axis, and slices of an array.
const TEXELS: u64 = 64;
const DEPTH: u64 = 16;
const LAYERS: u64 = 4;
/// The value of integers.
const INTEGER: u64 = 64;

#[derive(Serialize)]
struct Template<'a> {
    name: &'a str,
    elf: &'a str,
    kernel: &'a str,
    grid: [u64; 3],
    block: [u64; 3],
    args: Vec<Argument>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Argument {
    Buffer {
        #[serde(flatten)]
        name: Name,
        #[serde(skip_serializing_if = "Option::is_none")]
        dtype: Option<Dtype>,
        #[serde(skip_serializing_if = "Option::is_none")]
        shape: Option<Vec<u64>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        bytes: Option<u64>,
        fill: Fill,
    },
    Scalar {
        #[serde(flatten)]
        name: Name,
        #[serde(skip_serializing_if = "Option::is_none")]
        dtype: Option<Dtype>,
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<serde_json::Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        hex: Option<String>,
    },
    Local {
        #[serde(flatten)]
        name: Name,
        bytes: u32,
    },
    Image {
        #[serde(flatten)]
        name: Name,
        format: &'static str,
        #[serde(flatten)]
        extents: Extents,
        fill: Fill,
    },
    Sampler {
        #[serde(flatten)]
        name: Name,
        address: &'static str,
        filter: &'static str,
        normalized: bool,
    },
}

/// Sizes of an image; which there are says what type it is.
#[derive(Serialize)]
struct Extents {
    width: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    height: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<u64>,
}

impl Extents {
    /// Those of an OpenCL type; none of types that launches do not have.
    fn of(type_name: &str) -> Option<Self> {
        let (height, depth, layers) = match type_name.trim() {
            "image1d_t" => (None, None, None),
            "image1d_array_t" => (None, None, Some(LAYERS)),
            "image2d_t" => (Some(TEXELS), None, None),
            "image2d_array_t" => (Some(TEXELS), None, Some(LAYERS)),
            "image3d_t" => (Some(TEXELS), Some(DEPTH), None),
            _ => return None,
        };
        Some(Self { width: TEXELS, height, depth, layers })
    }
}

/// What the code object calls an argument.
#[derive(Serialize)]
struct Name {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<String>,
}

/// The text of a manifest that launches `kernel` from the file `elf`.
///
/// # Errors
/// [`LaunchError::Unsupported`] names an argument that launches do not provide.
pub fn manifest_for(kernel: &Kernel, elf: &str) -> Result<String, LaunchError> {
    let metadata = kernel.metadata.as_ref();
    let most = metadata.and_then(|m| m.max_flat_workgroup_size).unwrap_or(GROUP).max(1);
    let wanted = metadata.and_then(|m| m.reqd_workgroup_size).filter(|size| !size.contains(&0));
    let block = wanted.unwrap_or([GROUP.min(most), 1, 1]);
    let grid = [block[0].saturating_mul(GROUPS), block[1], block[2]];
    let args: Result<Vec<Argument>, LaunchError> =
        super::kernarg::explicit(kernel).enumerate().map(|(at, slot)| argument(kernel, at, slot)).collect();
    let template = Template { name: &kernel.name, elf, kernel: &kernel.name, grid, block, args: args? };
    // Plain structures always have a JSON form.
    Ok(serde_json::to_string_pretty(&template).unwrap_or_default() + "\n")
}

fn argument(kernel: &Kernel, at: usize, slot: &Slot) -> Result<Argument, LaunchError> {
    let name = Name { name: slot.name.clone(), comment: slot.type_name.clone() };
    let (dtype, width) = slot.type_name.as_deref().and_then(element).unzip();
    match slot.value_kind {
        ValueKind::GlobalBuffer => Ok(match (dtype, width) {
            (Some(dtype), Some(width)) => {
                let shape = if width == 1 { vec![ELEMENTS] } else { vec![ELEMENTS, width] };
                let fill = fill(dtype, ELEMENTS * width, at);
                Argument::Buffer { name, dtype: Some(dtype), shape: Some(shape), bytes: None, fill }
            }
            _ => Argument::Buffer { name, dtype: None, shape: None, bytes: Some(UNTYPED_BYTES), fill: Fill::Zeros },
        }),
        ValueKind::DynamicSharedPointer => Ok(Argument::Local { name, bytes: LOCAL_BYTES }),
        ValueKind::ByValue => Ok(match (dtype, width) {
            (Some(dtype), Some(width)) if width * dtype.size() as u64 == slot.size => {
                let one = match dtype {
                    Dtype::Bool => true.into(),
                    _ if dtype.precision().is_some() => 1.0.into(),
                    _ => INTEGER.into(),
                };
                let value = if width == 1 { one } else { vec![one; width as usize].into() };
                Argument::Scalar { name, dtype: Some(dtype), value: Some(value), hex: None }
            }
            _ => Argument::Scalar { name, dtype: None, value: None, hex: Some(untyped(slot.size)) },
        }),
        ValueKind::Sampler => {
            Ok(Argument::Sampler { name, address: "clamp_to_edge", filter: "nearest", normalized: false })
        }
        kind => {
            if let (ValueKind::Image, Some(extents)) = (kind, slot.type_name.as_deref().and_then(Extents::of)) {
                return Ok(Argument::Image { name, format: "rgba8unorm", extents, fill: Fill::Random(at as u64) });
            }
            let named = slot.type_name.as_deref().map_or(String::new(), |name| format!(" and type {name}"));
            let what = format!("an argument of kind {}{named} (argument {at})", kind.name());
            Err(LaunchError::Unsupported { kernel: kernel.name.clone(), what })
        }
    }
}

/// Hexadecimal bytes of a value without a type: an integer where it may be one, else zeros.
fn untyped(size: u64) -> String {
    /// The most that a kernel argument segment may have; more is a broken file, which the launch refuses.
    const MOST: u64 = 4096;
    let first = if matches!(size, 1 | 2 | 4 | 8) { INTEGER as u8 } else { 0 };
    (0..size.min(MOST)).map(|at| if at == 0 { format!("{first:02x}") } else { "00".to_owned() }).collect()
}

/// Floats are random; integers count where they can, since they may be indices.
fn fill(dtype: Dtype, count: u64, at: usize) -> Fill {
    match dtype.integer_range() {
        None => Fill::Random(at as u64),
        Some((_, greatest)) if i128::from(count) <= greatest + 1 => Fill::Arange,
        Some(_) => Fill::Zeros,
    }
}

/// The element type of an OpenCL type, pointer or not, and how many there are: `uint4*` is four of uint32.
fn element(type_name: &str) -> Option<(Dtype, u64)> {
    let name = type_name.trim_end_matches(['*', ' ']).trim();
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = match &name[letters.len()..] {
        "" => 1,
        // A vector of three takes the room of four.
        "3" => 4,
        digits => digits.parse().ok().filter(|width| [2, 4, 8, 16].contains(width))?,
    };
    let dtype = match letters {
        "bool" => Dtype::Bool,
        "uchar" => Dtype::Uint8,
        "ushort" => Dtype::Uint16,
        "uint" => Dtype::Uint32,
        "ulong" => Dtype::Uint64,
        "char" => Dtype::Int8,
        "short" => Dtype::Int16,
        "int" => Dtype::Int32,
        "long" => Dtype::Int64,
        "half" => Dtype::Float16,
        "float" => Dtype::Float32,
        "double" => Dtype::Float64,
        _ => return None,
    };
    Some((dtype, width))
}

#[cfg(test)]
mod tests {
    use super::super::Manifest;
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_code_object::{Descriptor, KernelMetadata};

    fn kernel(args: &[(ValueKind, u64, Option<&str>)], reqd_workgroup_size: Option<[u64; 3]>) -> Kernel {
        let slot = |&(value_kind, size, type_name): &(ValueKind, u64, Option<&str>)| Slot {
            name: Some("x".to_owned()),
            type_name: type_name.map(str::to_owned),
            offset: 0,
            size,
            value_kind,
            address_space: None,
            pointee_align: None,
        };
        let args = args.iter().map(slot).collect();
        Kernel {
            name: "k".to_owned(),
            descriptor_address: 0,
            descriptor: Descriptor::default(),
            entry: 0,
            metadata: Some(KernelMetadata { args, reqd_workgroup_size, ..KernelMetadata::default() }),
        }
    }

    #[test]
    fn every_kind_of_argument_becomes_one_that_a_manifest_may_have() {
        use ValueKind::*;
        let arguments = [
            (GlobalBuffer, 8, Some("float4*")),
            (GlobalBuffer, 8, Some("uint*")),
            (GlobalBuffer, 8, Some("char*")),
            (GlobalBuffer, 8, None),
            (ByValue, 4, Some("float")),
            (ByValue, 16, Some("int3")),
            (ByValue, 24, Some("struct parameters")),
            (ByValue, 8, None),
            (DynamicSharedPointer, 4, Some("float*")),
            (Image, 8, Some("image2d_array_t")),
            (Image, 8, Some("image3d_t")),
            (Sampler, 8, Some("sampler_t")),
            (HiddenBlockCountX, 4, None),
        ];
        let text = manifest_for(&kernel(&arguments, Some([8, 4, 1])), "k.elf").unwrap();
        let manifest = Manifest::parse(&text).unwrap();
        assert_eq!((manifest.grid, manifest.block), ([32, 4, 1], [8, 4, 1]));
        assert_eq!(manifest.args.len(), arguments.len() - 1);
        let sizes: Vec<u64> = manifest
            .args
            .iter()
            .map(|arg| match arg {
                super::super::Argument::Buffer(buffer) => buffer.size().unwrap().unwrap(),
                super::super::Argument::Scalar(scalar) => scalar.bytes.len() as u64,
                super::super::Argument::Local { bytes } => u64::from(*bytes),
                super::super::Argument::Image(_) | super::super::Argument::Sampler(_) => 0,
            })
            .collect();
        assert_eq!(sizes, [1 << 20, 1 << 18, 1 << 16, 1 << 18, 4, 16, 24, 8, 4096, 0, 0, 0]);
        let kinds: Vec<&str> = ["\"image\"", "\"layers\"", "\"depth\"", "\"sampler\""]
            .into_iter()
            .filter(|word| !text.contains(word))
            .collect();
        assert_eq!(kinds, [""; 0]);
    }

    #[test]
    fn arguments_that_launches_do_not_provide_are_named() {
        let error = manifest_for(&kernel(&[(ValueKind::Image, 8, None)], None), "k.elf").unwrap_err().to_string();
        assert!(error.contains("kind image (argument 0)"), "{error}");
    }
}
