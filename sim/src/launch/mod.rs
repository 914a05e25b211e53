//! A kernel launch made ready: the memory image (code, arguments, buffers, scratch) and what the dispatcher is told.
//!
//! A [`Launch`] is prepared from a launch folder, executed by an engine or the model on [`Launch::memory`], and then compared
//! with what its manifest expects. It is the same for every engine.

mod dispatch;
mod dtype;
mod error;
mod expect;
mod image;
mod kernarg;
mod manifest;
pub mod program;

pub use dispatch::{Dispatch, Scratch};
pub use dtype::{Dtype, Number};
pub use error::LaunchError;
pub use expect::{Expected, Mismatch};
pub use manifest::{Argument, Compare, Expectation, Manifest};

use crate::memory::AddressSpace;
use image::Image;
use std::path::Path;
use tombolo_isa::code_object::{CodeObject, Kernel, SourceLine};

/// A launch that is ready to run.
#[derive(Debug, Clone)]
pub struct Launch {
    /// Name from the manifest.
    pub name: String,
    /// The code object; its addresses are relative to [`Launch::load_base`].
    pub code_object: CodeObject,
    /// Address at which the code object is loaded.
    pub load_base: u64,
    /// What the dispatcher is told.
    pub dispatch: Dispatch,
    /// Device memory: the engine reads and writes it.
    pub memory: AddressSpace,
    /// Address of the buffer of each argument of the manifest; none for arguments that are no buffers.
    pub buffers: Vec<Option<u64>>,
    /// What the buffers must hold at the end.
    pub expected: Vec<Expected>,
}

impl Launch {
    /// Prepares the launch described at `path`, a launch folder or its JSON file, with the code object `elf`: a key of the
    /// manifest's `elfs`, by default its `elf`.
    pub fn read(path: &Path, elf: Option<&str>) -> Result<Self, LaunchError> {
        let (manifest, folder) = Manifest::read(path)?;
        let elf = folder.join(manifest.elf(elf)?);
        let code_object = read_code_object(&elf)?;
        let kernel = find_kernel(&code_object, &elf, &manifest.kernel)?;
        let image = Image::place(&manifest, &folder, &code_object, kernel)?;
        let expected = read_expected(&manifest, &folder)?;
        Ok(Self {
            name: manifest.name,
            load_base: image.load_base,
            dispatch: image.dispatch,
            memory: image.memory,
            buffers: image.buffers,
            expected,
            code_object,
        })
    }

    /// The line of the source that the instruction at an address comes from, of code compiled with `-g`.
    pub fn line_at(&self, pc: u64) -> Option<&SourceLine> {
        self.code_object.lines.at(pc.wrapping_sub(self.load_base))
    }

    /// The elements of all buffers that are not what the manifest expects, in the order of the expectations.
    pub fn mismatches(&self) -> Vec<Mismatch> {
        let differing = self.expected.iter().flat_map(|expected| {
            let base = self.buffers.get(expected.arg).copied().flatten();
            let region = base.and_then(|base| self.memory.region_at(base));
            region.into_iter().flat_map(|region| expected.mismatches(region.bytes()))
        });
        differing.collect()
    }
}

fn read_file(file: &Path) -> Result<Vec<u8>, LaunchError> {
    std::fs::read(file).map_err(|e| LaunchError::read(file, &e))
}

fn read_code_object(file: &Path) -> Result<CodeObject, LaunchError> {
    CodeObject::parse(&read_file(file)?).map_err(|what| LaunchError::CodeObject { file: file.to_path_buf(), what })
}

fn find_kernel<'a>(code_object: &'a CodeObject, file: &Path, name: &str) -> Result<&'a Kernel, LaunchError> {
    code_object.kernel(name).map_err(|what| LaunchError::CodeObject { file: file.to_path_buf(), what })
}

/// Reads a file that must have a given size; `what` names it in the manifest.
fn read_sized(file: &Path, what: impl FnOnce() -> String, wanted: u64) -> Result<Vec<u8>, LaunchError> {
    let bytes = read_file(file)?;
    let actual = bytes.len() as u64;
    if actual == wanted {
        return Ok(bytes);
    }
    Err(LaunchError::FileSize { file: file.to_path_buf(), actual, what: what(), wanted })
}

fn read_expected(manifest: &Manifest, folder: &Path) -> Result<Vec<Expected>, LaunchError> {
    let read = |(i, expect): (usize, &Expectation)| {
        let Expectation { arg, file, dtype, shape, compare } = expect;
        let elements = shape.iter().try_fold(1u64, |product, &extent| product.checked_mul(extent));
        let wanted = elements.and_then(|n| n.checked_mul(dtype.size() as u64)).unwrap_or(u64::MAX);
        let bytes = read_sized(&folder.join(file), || format!("expect[{i}] (shape {shape:?})"), wanted)?;
        Ok(Expected { arg: *arg, dtype: *dtype, compare: *compare, bytes })
    };
    manifest.expect.iter().enumerate().map(read).collect()
}
