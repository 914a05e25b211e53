//! The explicit arguments of a launch as its manifest describes them.

use super::dtype::Dtype;
use super::fill::Fill;
use super::scalar::Scalar;
use super::texture::{Image, Sampler};
use serde::{Deserialize, Deserializer};

/// Extents that a shape may have, as in NumPy.
const MAX_EXTENTS: usize = 64;

/// One explicit kernel argument.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Argument {
    /// A pointer to device memory.
    Buffer(Buffer),
    /// A value passed in the kernarg segment itself.
    Scalar(Scalar),
    /// Dynamic LDS; the kernel receives its LDS byte offset.
    Local {
        /// Size in bytes.
        bytes: u32,
    },
    /// An image; the kernel receives the address of its descriptor.
    Image(Image),
    /// A sampler; the kernel receives the address of its descriptor.
    Sampler(Sampler),
}

/// A buffer in device memory: where its initial content comes from, and what it is.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Buffer {
    /// Name, for the file of a dump; by default the one in the code object.
    pub name: Option<String>,
    /// File with the initial content.
    pub file: Option<String>,
    /// Initial content that is generated.
    pub fill: Option<Fill>,
    /// Size in bytes.
    pub bytes: Option<u64>,
    /// Element type.
    #[serde(alias = "type")]
    pub dtype: Option<Dtype>,
    /// Extents in elements, outermost first.
    #[serde(default, deserialize_with = "shape")]
    pub shape: Option<Vec<u64>>,
}

impl Buffer {
    /// Size in bytes that element type and shape, or `bytes` itself, give; none where the file must tell.
    ///
    /// # Errors
    /// They contradict each other.
    pub(super) fn size(&self) -> Result<Option<u64>, String> {
        let of_shape = match (&self.shape, self.dtype) {
            (Some(shape), Some(dtype)) => {
                Some(bytes_of(shape, dtype).ok_or("dtype and shape are more than 2^64 bytes")?)
            }
            _ => None,
        };
        match (self.bytes, of_shape) {
            (Some(bytes), Some(wanted)) if bytes != wanted => {
                Err(format!("bytes says {bytes}, but dtype and shape are {wanted} bytes"))
            }
            (bytes, of_shape) => Ok(bytes.or(of_shape)),
        }
    }

    /// What can be told from the manifest alone.
    pub(super) fn check(&self) -> Result<(), String> {
        let size = self.size()?;
        match (&self.file, &self.fill) {
            (None, None) => Err("missing key `file` or `fill`: what does the buffer start with?".to_owned()),
            (Some(_), Some(_)) => Err("`file` and `fill` are both given; a buffer starts with one of them".to_owned()),
            (Some(file), None) if !is_npy(file) && size.is_none() => {
                Err("missing key `bytes` (or `dtype` with `shape`)".to_owned())
            }
            (None, Some(fill)) => fill.check(self.dtype, size.ok_or("`fill` needs `dtype` with `shape`, or `bytes`")?),
            (Some(_), None) => Ok(()),
        }
    }
}

/// Whether a file says itself what it holds.
pub(super) fn is_npy(file: &str) -> bool {
    file.to_ascii_lowercase().ends_with(".npy")
}

/// Size of an array in bytes, unless it is beyond 64 bits.
pub(super) fn bytes_of(shape: &[u64], dtype: Dtype) -> Option<u64> {
    shape.iter().try_fold(dtype.size() as u64, |product, &extent| product.checked_mul(extent))
}

/// Reads a shape.
pub(super) fn shape<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<u64>>, D::Error> {
    let shape = Vec::<u64>::deserialize(deserializer)?;
    if shape.len() > MAX_EXTENTS {
        return Err(serde::de::Error::custom(format!("a shape has at most {MAX_EXTENTS} extents")));
    }
    Ok(Some(shape))
}
