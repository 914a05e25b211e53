//! Textures as a texture unit sees them, whatever the instruction set: what a resource describes ([`Texture`]), what a
//! sampler asks for ([`Sampler`]), loads and stores of single texels, and filtered samples. The instruction sets unpack
//! their descriptors into these types; memory is a closure, so that each keeps its own rules for faults.
//!
//! Arithmetic: a coordinate becomes a fixed-point number of texels with 8 bits of fraction, so do levels of detail;
//! a blend of two values is rounded once, to nearest even, along x first, then y, z and the levels.

mod address;
mod block;
mod border;
mod bptc;
mod cube;
mod filter;
mod format;
mod layout;
mod level;
mod sampler;
mod texel;

pub use border::{Border, BorderOrder};
pub use filter::{Gathered, Request, gather, sample};
pub use format::{DataFormat, Format, Kind, NumberFormat};
pub use layout::{Dimension, Level, Texture, Tiling};
pub use level::{Detail, Lod, detail, difference};
pub use sampler::{Compare, Filter, MipFilter, Reduction, Sampler, Wrap};
pub use texel::{Position, load, locate, store};

pub use crate::vmem::Select;

/// Reads bytes of memory for a texture.
pub type Fetch<'a, E> = dyn FnMut(u64, &mut [u8]) -> Result<(), E> + 'a;

/// The four components of a texel as registers hold them: binary32 numbers or integers, as [`Format::kind`] says.
pub type Texel = [u32; 4];

#[cfg(test)]
mod tests;
