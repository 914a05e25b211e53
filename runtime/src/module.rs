//! A loaded code object: its kernels and symbols at their addresses.

use crate::device::Launch;
use crate::error::{Error, ErrorKind};
use crate::memory::{Memory, Placed, Protection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tombolo_code_object::{CodeObject, Kernel as KernelInfo};
use tombolo_sim::launch::{Dispatch, hsa, load};
use tombolo_sim::memory::Access;

/// Tells modules of a process apart.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// A loaded code object. Clones are the same module.
#[derive(Debug, Clone)]
pub struct Module(pub(crate) Arc<Loaded>);

/// What a module is.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub id: u64,
    pub base: u64,
    pub code_object: Arc<CodeObject>,
    /// By kernel: the hardware of the device executes it, as far as can be told before.
    pub fits: Vec<AtomicBool>,
}

/// A symbol of a module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbol {
    /// Device address.
    pub address: u64,
    /// Bytes.
    pub bytes: u64,
}

/// A kernel of a module.
#[derive(Debug, Clone)]
pub struct Kernel {
    pub(crate) module: Module,
    pub(crate) index: usize,
}

impl Module {
    /// Loads a code object into memory.
    pub(crate) fn load(bytes: &[u8], memory: &mut Memory) -> Result<Self, Error> {
        let code_object = CodeObject::parse(bytes)?;
        let base = memory.reserve(load::extent(&code_object)?)?;
        Self::place(code_object, base, memory).inspect_err(|_| memory.release(base))
    }

    fn place(code_object: CodeObject, base: u64, memory: &mut Memory) -> Result<Self, Error> {
        for piece in load::load(&code_object, base)? {
            let protection = match piece.access {
                Access::ReadOnly => Protection::ReadOnly,
                Access::ReadWrite => Protection::ReadWrite,
            };
            let length = piece.bytes.len() as u64;
            if length == 0 {
                continue;
            }
            memory.place(piece.name, base, piece.offset, length, protection)?;
            memory.bytes_mut(base + piece.offset, length)?.copy_from_slice(&piece.bytes);
        }
        let fits = code_object.kernels.iter().map(|_| AtomicBool::new(false)).collect();
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Ok(Self(Arc::new(Loaded { id, base, code_object: Arc::new(code_object), fits })))
    }

    /// The code object; its addresses are relative to [`Module::base`].
    pub fn code_object(&self) -> &CodeObject {
        &self.0.code_object
    }

    /// Device address at which it is loaded.
    pub fn base(&self) -> u64 {
        self.0.base
    }

    /// The kernel of that name, with or without the `.kd` suffix.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`], with the kernels that there are.
    pub fn kernel(&self, name: &str) -> Result<Kernel, Error> {
        let found = self.0.code_object.kernel(name)?;
        let index = self.0.code_object.kernels.iter().position(|kernel| std::ptr::eq(kernel, found));
        Ok(Kernel { module: self.clone(), index: index.unwrap_or_default() })
    }

    /// The symbol of that name.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`].
    pub fn symbol(&self, name: &str) -> Result<Symbol, Error> {
        let none = || Error::new(ErrorKind::NotFound, format!("the code object has no symbol `{name}`"));
        let symbol = self.0.code_object.symbol(name).ok_or_else(none)?;
        Ok(Symbol { address: self.0.base + symbol.address, bytes: symbol.size })
    }

    /// Where its memory is: from the load base to the end of its last segment.
    pub fn place_of(&self) -> Result<Placed, Error> {
        Ok(Placed { base: self.0.base, bytes: load::extent(&self.0.code_object)? })
    }
}

impl Kernel {
    /// What the code object says of it.
    pub fn info(&self) -> &KernelInfo {
        &self.module.0.code_object.kernels[self.index]
    }

    /// The dispatch that a launch asks for, but for what is the device's: user SGPRs and scratch memory.
    pub(crate) fn dispatch(&self, launch: &Launch) -> Dispatch {
        let (info, module) = (self.info(), &self.module.0);
        Dispatch {
            kernel: info.name.clone(),
            target: module.code_object.mcpu.target(),
            entry: module.base.wrapping_add(info.entry),
            descriptor: info.descriptor,
            grid: launch.grid,
            block: launch.block,
            cooperative: launch.cooperative,
            user_sgprs: vec![],
            lds_bytes: info.descriptor.group_segment_fixed_size.saturating_add(launch.dynamic_lds),
            scratch: None,
            trap_handler: None,
        }
    }

    /// Its module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Bytes of the arguments that a caller gives, which are the first of the segment.
    pub fn explicit_bytes(&self) -> u64 {
        let arguments = self.info().metadata.iter().flat_map(|metadata| &metadata.args);
        let explicit = arguments.filter(|argument| !hsa::is_hidden(argument.value_kind));
        explicit.map(|argument| argument.offset.saturating_add(argument.size)).max().unwrap_or(0)
    }

    /// Bytes of the whole kernel argument segment.
    pub fn segment_bytes(&self) -> u64 {
        let described = self.info().metadata.as_ref().map_or(0, |metadata| metadata.kernarg_segment_size);
        described.max(self.info().descriptor.kernarg_size.into())
    }
}
