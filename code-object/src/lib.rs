//! Reads an AMDHSA code object: the ELF file in which compilers deliver kernels for the GPU.
//!
//! The file format is the one of LLVM's "User Guide for AMDGPU Backend", section "Code Object": a shared object for
//! machine `EM_AMDGPU`, one `NAME.kd` symbol per kernel at its 64-byte descriptor, and an `NT_AMDGPU_METADATA` note that
//! describes the arguments. Everything is copied out, so a [`CodeObject`] outlives the bytes it was read from.

mod descriptor;
mod elf;
mod error;
mod lines;
mod listing;
mod mcpu;
mod metadata;
mod relocation;

pub use descriptor::{DESCRIPTOR_BYTES, Descriptor, DescriptorField, DescriptorWord, descriptor_field, vgpr_granule};
pub use error::CodeObjectError;
pub use lines::{LineTable, SourceLine};
pub use listing::{ListingError, ListingOptions, disassemble_file};
pub use mcpu::{Mcpu, machine_name};
pub use metadata::{
    AddressSpace, Argument, KernelMetadata, METADATA_NOTE_NAME, METADATA_NOTE_TYPE, Metadata, ValueKind,
};
pub use relocation::{Relocation, RelocationKind};

/// The ELF OS/ABI of code objects for the HSA runtime (`ELFOSABI_AMDGPU_HSA`).
pub const OS_ABI_HSA: u8 = 64;

/// One loaded code object.
#[derive(Clone, Debug, PartialEq)]
pub struct CodeObject {
    /// The processor that the code was compiled for.
    pub mcpu: Mcpu,
    /// Kernels in the order of the symbol table.
    pub kernels: Vec<Kernel>,
    /// Loadable segments in ascending address order; addresses are relative to the load base.
    pub segments: Vec<Segment>,
    /// Defined symbols, dynamic ones first, each address and name once.
    pub symbols: Vec<Symbol>,
    /// Relocations that the loader has to apply once it knows the load base.
    pub relocations: Vec<Relocation>,
    /// The metadata note, when the file has one.
    pub metadata: Option<Metadata>,
    /// Lines of the source, when it was compiled with `-g`.
    pub lines: LineTable,
}

/// One kernel: its descriptor and what the metadata note says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// Name without the `.kd` suffix.
    pub name: String,
    /// Address of the descriptor, relative to the load base.
    pub descriptor_address: u64,
    /// The 64-byte kernel descriptor.
    pub descriptor: Descriptor,
    /// Address of the first instruction, relative to the load base.
    pub entry: u64,
    /// Arguments and sizes; absent in a hand-written kernel without `.amdgpu_metadata`.
    pub metadata: Option<KernelMetadata>,
}

/// One `PT_LOAD` segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Virtual address relative to the load base.
    pub address: u64,
    /// Bytes that the file supplies; the rest of `memory_size` is zero.
    pub bytes: Vec<u8>,
    /// Size in memory in bytes, at least `bytes.len()`.
    pub memory_size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// The segment may be read.
    pub readable: bool,
    /// The segment may be written.
    pub writable: bool,
    /// The segment holds code.
    pub executable: bool,
}

/// What a symbol names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolKind {
    /// Code (`STT_FUNC`).
    Function,
    /// Data (`STT_OBJECT`).
    Object,
    /// Anything else, such as a label.
    Other,
}

/// One defined symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Name as in the file.
    pub name: String,
    /// Address relative to the load base.
    pub address: u64,
    /// Size in bytes, 0 where the file gives none.
    pub size: u64,
    /// What it names.
    pub kind: SymbolKind,
    /// Visible to other modules.
    pub global: bool,
}

impl CodeObject {
    /// Reads a code object for one of [`Mcpu::ALL`].
    ///
    /// # Errors
    /// A typed error for anything else: truncated and foreign files, other processors (by name), relocations and
    /// metadata that are not known. No input panics.
    pub fn parse(bytes: &[u8]) -> Result<Self, CodeObjectError> {
        elf::parse(bytes)
    }

    /// The processor that an ELF file is for, whether linked or not and for whatever operating system.
    ///
    /// # Errors
    /// What is no ELF file of an AMD GPU, or of a processor (named) beside [`Mcpu::ALL`].
    pub fn processor(bytes: &[u8]) -> Result<Mcpu, CodeObjectError> {
        elf::processor(bytes)
    }

    /// The kernel of that name, with or without the `.kd` suffix.
    ///
    /// # Errors
    /// [`CodeObjectError::NoSuchKernel`], which lists the kernels there are.
    pub fn kernel(&self, name: &str) -> Result<&Kernel, CodeObjectError> {
        let wanted = name.strip_suffix(".kd").unwrap_or(name);
        self.kernels.iter().find(|kernel| kernel.name == wanted).ok_or_else(|| CodeObjectError::NoSuchKernel {
            name: wanted.to_owned(),
            present: self.kernels.iter().map(|kernel| kernel.name.clone()).collect(),
        })
    }

    /// The symbol of that name.
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        self.symbols.iter().find(|symbol| symbol.name == name)
    }

    /// `len` bytes of a segment's file contents at `address` (relative to the load base).
    pub fn read(&self, address: u64, len: usize) -> Option<&[u8]> {
        self.segments.iter().find_map(|segment| segment.read(address, len))
    }
}

impl Segment {
    /// `len` bytes at `address`, when the file supplies all of them.
    fn read(&self, address: u64, len: usize) -> Option<&[u8]> {
        let start = usize::try_from(address.checked_sub(self.address)?).ok()?;
        self.bytes.get(start..start.checked_add(len)?)
    }

    /// Whether the segment covers `address` in memory.
    pub fn contains(&self, address: u64) -> bool {
        address.checked_sub(self.address).is_some_and(|offset| offset < self.memory_size)
    }
}
