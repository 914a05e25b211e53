//! A kernel launch made ready: the memory image (code, arguments, buffers, scratch) and what the dispatcher is told.
//!
//! A [`Launch`] is prepared from a launch folder, executed by an engine or the model on [`Launch::memory`], and then compared
//! with what its manifest expects. It is the same for every engine.

mod argument;
mod code;
pub mod compile;
mod content;
pub mod decoder;
mod dispatch;
mod dtype;
mod dump;
mod error;
mod expect;
mod fill;
mod fit;
pub mod hsa;
mod image;
mod kernarg;
mod keys;
pub mod load;
mod manifest;
mod npy;
pub mod pack;
pub mod program;
mod residency;
mod scalar;
pub mod template;
mod texture;
pub mod trap;

pub use argument::{Argument, Buffer};
pub(crate) use code::instruction_at;
pub use dispatch::{Dispatch, Scratch, max_lds};
pub use dtype::{Dtype, Number};
pub use dump::{Dumped, Layout};
pub use error::LaunchError;
pub use expect::{Expected, Mismatch};
pub use fill::Fill;
pub use fit::{FitError, Missing, Warning};
pub use image::Places;
pub use manifest::{Compare, Expectation, Manifest};
pub use npy::NpyError;
pub use residency::{Residency, Resource};
pub use scalar::Scalar;
pub use trap::TrapHandler;

pub use texture::{Image as ImageArgument, Sampler};

use crate::memory::AddressSpace;
use crate::run::exports::OfWaves;
use content::read_file;
use image::Image;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tombolo_code_object::{CodeObject, Kernel, SourceLine};

/// A launch that is ready to run.
#[derive(Debug, Clone)]
pub struct Launch {
    /// Name from the manifest.
    pub name: String,
    /// The code object; its addresses are relative to [`Launch::load_base`].
    pub code_object: Arc<CodeObject>,
    /// Address at which the code object is loaded.
    pub load_base: u64,
    /// What the dispatcher is told.
    pub dispatch: Dispatch,
    /// Device memory: the engine reads and writes it.
    pub memory: AddressSpace,
    /// Address of the buffer of each argument of the manifest; none for arguments that are no buffers.
    pub buffers: Vec<Option<u64>>,
    /// What those buffers are.
    pub layouts: Vec<Option<Layout>>,
    /// What the buffers must hold at the end.
    pub expected: Vec<Expected>,
    /// What its waves have exported, where a run collects that.
    pub exports: OfWaves,
}

impl Launch {
    /// Prepares the launch described at `path`, a launch folder or its JSON file, with the code object `elf`: a key of the
    /// manifest's `elfs`, by default its `elf`.
    pub fn read(path: &Path, elf: Option<&str>) -> Result<Self, LaunchError> {
        Self::read_into(Places::default(), path, elf)
    }

    /// Prepares it as [`Launch::read`] does, for a device whose memory has these places.
    pub fn read_into(places: Places, path: &Path, elf: Option<&str>) -> Result<Self, LaunchError> {
        let (manifest, folder) = Manifest::read(path)?;
        let elf = match manifest.elf(elf)? {
            Some(file) => folder.join(file),
            None => only_code_object(&folder)?,
        };
        let code_object = read_code_object(&elf)?;
        let kernel = find_kernel(&code_object, &elf, &manifest.kernel)?;
        let image = Image::place(places, &manifest, &folder, &code_object, kernel)?;
        let expected = read_expected(&manifest, &folder, &image.layouts)?;
        Ok(Self {
            name: manifest.name.unwrap_or_else(|| name_of(path)),
            load_base: image.load_base,
            dispatch: image.dispatch,
            memory: image.memory,
            buffers: image.buffers,
            layouts: image.layouts,
            expected,
            exports: OfWaves::new(),
            code_object: Arc::new(code_object),
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

fn read_code_object(file: &Path) -> Result<CodeObject, LaunchError> {
    CodeObject::parse(&read_file(file)?).map_err(|what| LaunchError::CodeObject { file: file.to_path_buf(), what })
}

fn find_kernel<'a>(code_object: &'a CodeObject, file: &Path, name: &str) -> Result<&'a Kernel, LaunchError> {
    code_object.kernel(name).map_err(|what| LaunchError::CodeObject { file: file.to_path_buf(), what })
}

/// The name of a launch without one: its folder's, or that of its JSON file.
fn name_of(path: &Path) -> String {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let name = if path.is_dir() { path.file_name() } else { path.file_stem() };
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The code object of a folder that has exactly one.
fn only_code_object(folder: &Path) -> Result<PathBuf, LaunchError> {
    let listed = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = std::fs::read_dir(listed).map_err(|e| LaunchError::read(listed, &e))?;
    let mut found: Vec<PathBuf> =
        entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).filter(|file| is_code_object(file)).collect();
    match found.pop() {
        Some(file) if found.is_empty() => Ok(file),
        last => {
            let mut found: Vec<String> = found
                .iter()
                .chain(&last)
                .filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned()))
                .collect();
            found.sort();
            Err(LaunchError::WhichElf { folder: listed.to_path_buf(), found })
        }
    }
}

/// Whether a file starts as an ELF file for AMD's GPUs does.
fn is_code_object(file: &Path) -> bool {
    /// Where the header of a 64-bit ELF file has the machine.
    const MACHINE: usize = 18;
    /// EM_AMDGPU.
    const AMDGPU: [u8; 2] = 224u16.to_le_bytes();
    let mut header = [0; MACHINE + 2];
    let read = file.is_file() && File::open(file).is_ok_and(|mut file| file.read_exact(&mut header).is_ok());
    read && header.starts_with(b"\x7fELF") && header[MACHINE..] == AMDGPU
}

fn read_expected(manifest: &Manifest, folder: &Path, layouts: &[Option<Layout>]) -> Result<Vec<Expected>, LaunchError> {
    let read = |(i, expect): (usize, &Expectation)| {
        let expected = content::of_expectation(i, expect, folder)?;
        let buffer = layouts.get(expect.arg).and_then(Option::as_ref).map_or(0, |layout| layout.bytes);
        if expected.bytes.len() > buffer {
            let (file, actual) = (folder.join(&expect.file), expected.bytes.len() as u64);
            let what = format!("args[{}], which it is compared with,", expect.arg);
            return Err(LaunchError::FileSize { file, actual, what, wanted: buffer as u64 });
        }
        Ok(expected)
    };
    manifest.expect.iter().enumerate().map(read).collect()
}
