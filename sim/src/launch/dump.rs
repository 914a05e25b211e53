//! Writes the buffers of a launch to files, for whoever looks at them with NumPy or a hex editor.

use super::texture::to_png;
use super::{Dtype, Launch, npy};
use crate::output::{self, OutputError};
use crate::run::exports::target_name;
use crate::run::groups::Groups;
use crate::texture::TexelFormat;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What a buffer is, for its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Name of the argument, from the manifest or the code object.
    pub name: Option<String>,
    /// Size in bytes.
    pub bytes: usize,
    /// Element type, where it is known.
    pub dtype: Option<Dtype>,
    /// Extents in elements, where they are known.
    pub shape: Option<Vec<u64>>,
    /// The picture that it is, of images of one slice.
    pub picture: Option<Picture>,
}

/// A picture: the texels of an image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// Texel format.
    pub format: TexelFormat,
    /// Texels along x.
    pub width: u32,
    /// Texels along y.
    pub height: u32,
}

impl Layout {
    /// Element type and shape of the array that the buffer is; without a shape it has one dimension.
    fn array(&self) -> Option<(Dtype, Vec<u64>)> {
        let dtype = self.dtype?;
        let size = dtype.size();
        let in_one_dimension = || self.bytes.is_multiple_of(size).then(|| vec![(self.bytes / size) as u64]);
        self.shape.clone().or_else(in_one_dimension).map(|shape| (dtype, shape))
    }
}

/// A file that a dump wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dumped {
    /// The file.
    pub file: PathBuf,
    /// What it holds, for people.
    pub what: String,
}

impl Launch {
    /// Writes every buffer as memory holds it now into a folder: pictures of 8-bit channels as
    /// `.png`, others with an element type as `.npy`, the others as they are. Then what its waves have exported, target by target.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn dump(&self, folder: &Path) -> Result<Vec<Dumped>, OutputError> {
        let buffers = self.buffers.iter().zip(&self.layouts).enumerate();
        let write = |(index, (address, layout)): (usize, (&Option<u64>, &Option<Layout>))| {
            let (address, layout) = (address.as_ref()?, layout.as_ref()?);
            // An empty buffer has no region.
            let region = self.memory.region_at(*address).filter(|_| layout.bytes > 0);
            let bytes = region.and_then(|region| region.bytes().get(..layout.bytes)).unwrap_or_default();
            Some(write(folder, index, layout, bytes))
        };
        let dumped: Result<Vec<Dumped>, OutputError> = buffers.filter_map(write).collect();
        Ok([dumped?, self.dump_exports(folder)?].concat())
    }
}

impl Launch {
    /// For each target its four channels, by wave and lane, and beside it which of them were exported, a bit a channel.
    fn dump_exports(&self, folder: &Path) -> Result<Vec<Dumped>, OutputError> {
        let lanes = u64::from(self.dispatch.wave_size());
        let waves = Groups::of(&self.dispatch).waves();
        let targets: BTreeSet<(u8, Option<u8>)> =
            self.exports.values().flat_map(|exports| exports.targets().map(|(target, row, _)| (target, row))).collect();
        let mut dumped = vec![];
        for target in targets {
            let (mut channels, mut sent) = (Vec::new(), Vec::new());
            for wave in 0..waves {
                let of_wave = self.exports.get(&wave);
                let export = of_wave
                    .and_then(|exports| exports.targets().find(|(number, row, _)| (*number, *row) == target))
                    .map(|(_, _, export)| export);
                for lane in 0..lanes as usize {
                    let of_lane: [Option<u32>; 4] =
                        std::array::from_fn(|channel| export.and_then(|export| export.channel(channel, lane)));
                    channels.extend(of_lane.iter().flat_map(|channel| channel.unwrap_or(0).to_le_bytes()));
                    sent.push((0..4).filter(|at| of_lane[*at].is_some()).fold(0, |mask, at| mask | 1 << at));
                }
            }
            let name = target_name(self.dispatch.target, target.0, target.1);
            let arrays = [
                (format!("export_{name}.npy"), Dtype::Uint32, vec![waves, lanes, 4], channels),
                (format!("export_{name}_channels.npy"), Dtype::Uint8, vec![waves, lanes], sent),
            ];
            for (file, dtype, shape, bytes) in arrays {
                let file = folder.join(file);
                output::write(&file, &npy::file(dtype, &shape, &bytes))?;
                dumped.push(Dumped { file, what: format!("{} {shape:?}", dtype.name()) });
            }
        }
        Ok(dumped)
    }
}

fn write(folder: &Path, index: usize, layout: &Layout, bytes: &[u8]) -> Result<Dumped, OutputError> {
    let stem = match &layout.name {
        Some(name) if !name.is_empty() => format!("arg{index}_{}", file_name(name)),
        _ => format!("arg{index}"),
    };
    let png = layout.picture.and_then(|picture| {
        let Picture { format, width, height } = picture;
        Some((to_png(&format, width, height, bytes)?, format!("{} picture of {width} x {height}", format.name())))
    });
    if let Some((png, what)) = png {
        let file = folder.join(format!("{stem}.png"));
        output::write(&file, &png)?;
        return Ok(Dumped { file, what });
    }
    let (file, what) = match layout.array() {
        Some((dtype, shape)) => {
            let file = folder.join(format!("{stem}.npy"));
            output::write(&file, &npy::file(dtype, &shape, bytes))?;
            (file, format!("{} {shape:?}{}", dtype.name(), as_bits(dtype)))
        }
        None => {
            let file = folder.join(format!("{stem}.bin"));
            output::write(&file, bytes)?;
            (file, format!("{} bytes", bytes.len()))
        }
    };
    Ok(Dumped { file, what })
}

/// The note on types that NumPy does not have.
fn as_bits(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::Bfloat16 => ", its bits as uint16",
        Dtype::Float8E4m3 | Dtype::Float8E5m2 => ", its bits as uint8",
        _ => "",
    }
}

/// A name that every file system takes.
fn file_name(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '_' | '-') { c } else { '_' };
    name.chars().take(64).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::super::npy::{Array, Elements};
    use super::*;
    use pretty_assertions::assert_eq;

    fn layout(bytes: usize, dtype: Option<Dtype>) -> Layout {
        Layout { name: None, bytes, dtype, shape: None, picture: None }
    }

    #[test]
    fn names_that_leave_the_folder_do_not() {
        let folder = tempfile::tempdir().unwrap();
        let layout = Layout { name: Some("../../x y".to_owned()), ..layout(1, None) };
        let dumped = write(folder.path(), 2, &layout, &[7]).unwrap();
        assert_eq!(dumped.file, folder.path().join("arg2_______x_y.bin"));
        assert_eq!(std::fs::read(dumped.file).unwrap(), [7]);
    }

    #[test]
    fn what_has_no_whole_elements_is_written_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let dumped = write(folder.path(), 0, &layout(3, Some(Dtype::Uint16)), &[1, 2, 3]).unwrap();
        assert_eq!((dumped.file, dumped.what), (folder.path().join("arg0.bin"), "3 bytes".to_owned()));
    }

    #[test]
    fn the_bits_of_bfloat16_are_unsigned_integers() {
        let folder = tempfile::tempdir().unwrap();
        let dumped = write(folder.path(), 1, &layout(4, Some(Dtype::Bfloat16)), &[0x80, 0x3f, 0, 0]).unwrap();
        assert_eq!(dumped.what, "bfloat16 [2], its bits as uint16");
        let file = std::fs::read(dumped.file).unwrap();
        assert_eq!(Array::find(&file).unwrap().elements, Elements::Of(Dtype::Uint16));
    }
}
