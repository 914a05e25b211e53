//! Why a launch cannot be prepared. Every message is one line that names the culprit and what to do about it.

use super::npy::NpyError;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use tombolo_code_object::CodeObjectError;

/// A launch that cannot be prepared.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// A file that cannot be read.
    #[error("{}: cannot be read: {what}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// The operating system's reason.
        what: String,
    },
    /// A manifest that is not JSON, lacks a key or contradicts itself.
    #[error("{}: not a launch manifest: {what}", file.display())]
    Manifest {
        /// The manifest.
        file: PathBuf,
        /// Key, line and column, and what is wrong.
        what: String,
    },
    /// No such key among the code objects.
    #[error("the manifest has no code object {key:?}; its \"elfs\" are: {}", .available.join(", "))]
    NoSuchElf {
        /// The key asked for.
        key: String,
        /// The keys there are.
        available: Vec<String>,
    },
    /// The manifest names no code object, and its folder does not have exactly one.
    #[error("{}: the manifest has no \"elf\", and the folder {}", folder.display(), list(.found))]
    WhichElf {
        /// The folder.
        folder: PathBuf,
        /// The code objects in it.
        found: Vec<String>,
    },
    /// A code object that cannot be loaded.
    #[error("{}: {what}", file.display())]
    CodeObject {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        what: CodeObjectError,
    },
    /// The manifest and the code object disagree on the kernel's arguments.
    #[error("kernel `{kernel}`: {what}; correct \"args\" of the manifest or choose another code object")]
    Arguments {
        /// Name of the kernel.
        kernel: String,
        /// The argument and the two opinions.
        what: String,
    },
    /// A file of a buffer or an expectation whose size is not the manifest's.
    #[error("{}: holds {actual} bytes, but {what} is {wanted} bytes", file.display())]
    FileSize {
        /// The file.
        file: PathBuf,
        /// Its size in bytes.
        actual: u64,
        /// The manifest's item.
        what: String,
        /// The size in bytes that the manifest gives it.
        wanted: u64,
    },
    /// Waves that cannot allocate their VGPRs are to.
    #[error("kernel `{kernel}`: \"dynamic_vgprs\" is for waves of 32 lanes of gfx12 (RDNA4 ISA, section 3.3.3)")]
    DynamicVgprs {
        /// Name of the kernel.
        kernel: String,
    },
    /// A trap handler that cannot be one.
    #[error("{}: {what}", file.display())]
    TrapHandler {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// A `.npy` file that no buffer can hold.
    #[error("{}: {what}", file.display())]
    Npy {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        what: NpyError,
    },
    /// A `.npy` file that is not what the manifest says.
    #[error("{}: {what}", file.display())]
    Disagrees {
        /// The file.
        file: PathBuf,
        /// The two opinions.
        what: String,
    },
    /// The source of the kernel demands another work-group size.
    #[error(
        "kernel `{kernel}` is compiled for work-groups of {} work-items (reqd_work_group_size), but \"block\" is {}",
        product(.wanted), product(.block)
    )]
    GroupSize {
        /// Name of the kernel.
        kernel: String,
        /// The manifest's.
        block: [u32; 3],
        /// The kernel's.
        wanted: [u64; 3],
    },
    /// A work-group needs more LDS than it may have.
    #[error(
        "kernel `{kernel}`: a work-group needs {} bytes of LDS ({fixed} of the kernel, {dynamic} dynamic), the most is {limit}",
        fixed + dynamic
    )]
    Lds {
        /// Name of the kernel.
        kernel: String,
        /// What the code object demands.
        fixed: u64,
        /// What the launch adds.
        dynamic: u64,
        /// The most there is.
        limit: u64,
    },
    /// More than a compute unit has.
    #[error("kernel `{kernel}`: {what} is {wanted}, the most is {limit}")]
    Limit {
        /// Name of the kernel.
        kernel: String,
        /// What there is too much of.
        what: &'static str,
        /// What the launch asks for.
        wanted: u64,
        /// The most there is.
        limit: u64,
    },
    /// Something the launch does not set up.
    #[error("kernel `{kernel}` needs {what}, which launches do not provide")]
    Unsupported {
        /// Name of the kernel.
        kernel: String,
        /// What it needs.
        what: String,
    },
    /// Relocations that write where nothing is loaded.
    #[error("the code object has {lost} relocations outside its segments; link it again")]
    Relocation {
        /// How many.
        lost: usize,
    },
    /// Regions of the memory image overlap.
    #[error(transparent)]
    Overlap(#[from] crate::memory::Overlap),
}

impl LaunchError {
    /// The error of reading `file`.
    pub(super) fn read(file: &Path, error: &std::io::Error) -> Self {
        Self::Read { file: file.to_path_buf(), what: error.to_string() }
    }
}

/// A size as the field writes it: `64 x 2 x 1`.
fn product<T: Display>([x, y, z]: &[T; 3]) -> String {
    format!("{x} x {y} x {z}")
}

fn list(found: &[String]) -> String {
    match found {
        [] => "has no code object".to_owned(),
        several => format!("has several code objects: {}", several.join(", ")),
    }
}
