//! Image and sampler arguments of a launch: what the manifest says of them, their texels, and the descriptors that a kernel
//! receives pointers to.

mod picture;

pub(super) use picture::{of_png, to_png};

use super::argument::{Buffer, bytes_of};
use super::content::{self, Content};
use super::fill::Fill;
use super::{LaunchError, content::read_file};
use crate::texture::{Address, Dimension, Filter, ImageDescriptor, SamplerDescriptor, TexelFormat, most};
use serde::Deserialize;
use std::path::Path;

const MOST: [(&str, u32); 4] =
    [("width", most::TEXELS), ("height", most::TEXELS), ("depth", most::SLICES), ("layers", most::SLICES)];

/// An image: its format and size, and where its texels come from.
#[derive(Debug, Clone, Deserialize)]
pub struct Image {
    /// Name, for the file of a dump; by default the one in the code object.
    pub name: Option<String>,
    /// File with the texels: `.png`, `.npy`, or raw.
    pub file: Option<String>,
    /// Texels that are generated.
    pub fill: Option<Fill>,
    /// Texel format.
    pub format: TexelFormat,
    /// Texels along x; of a `.png` file its own.
    pub width: Option<u32>,
    /// Texels along y; absent: the image has one dimension.
    pub height: Option<u32>,
    /// Texels along z; absent: the image is no volume.
    pub depth: Option<u32>,
    /// Slices; absent: the image is no array.
    pub layers: Option<u32>,
}

/// How far an image reaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Extents {
    pub width: u32,
    pub height: Option<u32>,
    pub depth: Option<u32>,
    pub layers: Option<u32>,
}

impl Extents {
    fn dimension(&self) -> Dimension {
        match (self.height, self.depth, self.layers) {
            (None, _, None) => Dimension::D1,
            (None, _, Some(_)) => Dimension::D1Array,
            (Some(_), None, None) => Dimension::D2,
            (Some(_), None, Some(_)) => Dimension::D2Array,
            (Some(_), Some(_), _) => Dimension::D3,
        }
    }

    /// OpenCL's name of the type.
    pub fn type_name(&self) -> &'static str {
        match self.dimension() {
            Dimension::D1 => "image1d_t",
            Dimension::D1Array => "image1d_array_t",
            Dimension::D2 => "image2d_t",
            Dimension::D2Array | Dimension::Cube => "image2d_array_t",
            Dimension::D3 => "image3d_t",
        }
    }

    /// The descriptor of an image of this size whose texels lie at `base`, a multiple of 256.
    pub fn descriptor(&self, base: u64, format: TexelFormat) -> ImageDescriptor {
        let third = self.depth.or(self.layers);
        let size = [self.width, self.height.unwrap_or(1), third.unwrap_or(1)];
        ImageDescriptor::new(base, self.dimension(), format, size)
    }

    /// Extents of its array, outermost first; a last one for the channels if there are several.
    fn shape(&self, channels: u32) -> Vec<u64> {
        let sizes = [self.layers, self.depth, self.height, Some(self.width), (channels > 1).then_some(channels)];
        sizes.into_iter().flatten().map(u64::from).collect()
    }
}

impl Image {
    /// What can be told from the manifest alone.
    pub(super) fn check(&self) -> Result<(), String> {
        if self.depth.is_some() && self.height.is_none() {
            return Err("`depth` without `height`".to_owned());
        }
        if self.depth.is_some() && self.layers.is_some() {
            return Err("`depth` and `layers` are both given; there are no arrays of volumes".to_owned());
        }
        let sizes = [self.width, self.height, self.depth, self.layers];
        for ((name, most), size) in MOST.into_iter().zip(sizes) {
            if size.is_some_and(|size| size == 0 || size > most) {
                return Err(format!("`{name}` is from 1 to {most}"));
            }
        }
        match (&self.file, &self.fill) {
            (None, None) => Err("missing key `file` or `fill`: what does the image start with?".to_owned()),
            (Some(_), Some(_)) => Err("`file` and `fill` are both given; an image starts with one of them".to_owned()),
            (Some(file), None) if is_png(file) => Ok(()),
            _ => match self.extents() {
                None => Err("missing key `width`; only a `.png` file has it itself".to_owned()),
                Some(extents) => self.buffer(extents).check(),
            },
        }
    }

    fn extents(&self) -> Option<Extents> {
        let Self { height, depth, layers, .. } = *self;
        self.width.map(|width| Extents { width, height, depth, layers })
    }

    /// The buffer that its texels are.
    fn buffer(&self, extents: Extents) -> Buffer {
        let shape = extents.shape(self.format.channels);
        let bytes = bytes_of(&shape, self.format.dtype);
        Buffer {
            name: self.name.clone(),
            file: self.file.clone(),
            fill: self.fill,
            bytes,
            dtype: Some(self.format.dtype),
            shape: Some(shape),
        }
    }

    /// The texels that it starts with, of argument `index`, and how far it reaches.
    pub(super) fn texels(&self, index: usize, folder: &Path) -> Result<(Content, Extents), LaunchError> {
        let Some(file) = self.file.as_ref().filter(|file| is_png(file)) else {
            // The manifest has been checked: other files have a width.
            let width = self.width.unwrap_or(1);
            let Self { height, depth, layers, .. } = *self;
            let extents = Extents { width, height, depth, layers };
            return Ok((content::of_buffer(index, &self.buffer(extents), folder)?, extents));
        };
        let path = folder.join(file);
        let disagrees = |what: String| LaunchError::Disagrees { file: path.clone(), what };
        let (bytes, width, height) = of_png(&read_file(&path)?, &self.format).map_err(disagrees)?;
        let says = (self.width.unwrap_or(width), self.height.unwrap_or(height));
        if says != (width, height) {
            return Err(disagrees(format!(
                "has {width} x {height} pixels, but args[{index}] says {} x {}",
                says.0, says.1
            )));
        }
        if self.depth.is_some() || self.layers.is_some() {
            return Err(disagrees(format!("is one picture, but args[{index}] has `depth` or `layers`")));
        }
        if width > MOST[0].1 || height > MOST[1].1 {
            return Err(disagrees(format!(
                "has {width} x {height} pixels, the most are {} x {}",
                MOST[0].1, MOST[1].1
            )));
        }
        let extents = Extents { width, height: Some(height), depth: None, layers: None };
        let shape = extents.shape(self.format.channels);
        Ok((Content { bytes, dtype: Some(self.format.dtype), shape: Some(shape) }, extents))
    }
}

fn is_png(file: &str) -> bool {
    file.to_ascii_lowercase().ends_with(".png")
}

/// A sampler, as OpenCL has them.
#[derive(Debug, Clone, Deserialize)]
pub struct Sampler {
    /// What lies outside.
    pub address: Address,
    /// How texels are combined.
    pub filter: Filter,
    /// Coordinates from 0 to 1 span the image; else they are texels.
    pub normalized: bool,
}

impl Sampler {
    /// Its descriptor.
    pub(super) const fn descriptor(&self) -> SamplerDescriptor {
        SamplerDescriptor::new(self.address, self.filter, self.normalized)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn image(keys: &str) -> Result<Image, String> {
        let image: Image = serde_json::from_str(&format!("{{{keys}}}")).map_err(|e| e.to_string())?;
        image.check().map(|()| image)
    }

    #[test]
    fn the_keys_say_which_type_of_image_it_is() {
        let name = |keys: &str| {
            let keys = format!(r#""fill":"zeros","format":"r32float",{keys}"#);
            image(&keys).unwrap().extents().unwrap().type_name()
        };
        assert_eq!(name(r#""width":4"#), "image1d_t");
        assert_eq!(name(r#""width":4,"layers":2"#), "image1d_array_t");
        assert_eq!(name(r#""width":4,"height":2"#), "image2d_t");
        assert_eq!(name(r#""width":4,"height":2,"layers":1"#), "image2d_array_t");
        assert_eq!(name(r#""width":4,"height":2,"depth":1"#), "image3d_t");
    }

    #[test]
    fn what_contradicts_itself_or_is_missing_is_named() {
        for (keys, words) in [
            (r#""fill":"zeros","format":"r32float""#, "`width`"),
            (r#""format":"r32float","width":1"#, "`file` or `fill`"),
            (r#""fill":"zeros","format":"r33float","width":1"#, "r33float"),
            (r#""fill":"zeros","format":"r8unorm","width":1,"depth":1"#, "without `height`"),
            (r#""fill":"zeros","format":"r8unorm","width":1,"height":1,"depth":1,"layers":1"#, "arrays of volumes"),
            (r#""fill":"zeros","format":"r8unorm","width":0"#, "from 1 to 16384"),
        ] {
            let error = image(keys).unwrap_err();
            assert!(error.contains(words), "{keys}: {error}");
        }
    }

    #[test]
    fn texels_have_the_shape_of_an_array_with_channels_last() {
        let keys = r#""fill":"arange","format":"rg16uint","width":3,"height":2,"layers":4"#;
        let (content, _) = image(keys).unwrap().texels(0, Path::new(".")).unwrap();
        assert_eq!((content.shape, content.bytes.len()), (Some(vec![4, 2, 3, 2]), 96));
    }
}
