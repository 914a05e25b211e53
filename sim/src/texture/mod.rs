//! What kernels of RDNA4 see images through: texel formats, where the texels of an image lie in memory, and the descriptors of images, of
//! formatted buffers and of samplers. Launches from a folder and the HIP library make theirs here.

mod descriptor;
mod format;
mod image;
mod sampler;

pub use format::TexelFormat;
pub use image::{BufferDescriptor, Dimension, ImageDescriptor, Layout, Level, most};
pub use sampler::{Address, Border, Filter, SamplerDescriptor};
