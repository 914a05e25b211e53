//! The `NT_AMDGPU_METADATA` note: a MessagePack document that lists kernels and their arguments.
//!
//! Keys: LLVM, "User Guide for AMDGPU Backend", section "Code Object V5 Metadata". Keys that are not listed here describe
//! sources and compilers, not launches, and are ignored.

use rmpv::Value;

use super::error::CodeObjectError;

/// Name in the note's header.
pub const METADATA_NOTE_NAME: &[u8] = b"AMDGPU";
/// Type in the note's header (`NT_AMDGPU_METADATA`).
pub const METADATA_NOTE_TYPE: u32 = 32;

/// Deepest nesting that is read; the format itself needs six.
const MAX_DEPTH: usize = 32;

/// The whole note.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Metadata {
    /// Major and minor version of the metadata.
    pub version: Option<[u64; 2]>,
    /// Target, such as `amdgcn-amd-amdhsa--gfx1201`.
    pub target: Option<String>,
    /// One entry a kernel.
    pub kernels: Vec<KernelMetadata>,
}

/// One kernel of the note. Sizes are in bytes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KernelMetadata {
    /// Name in the source.
    pub name: String,
    /// Symbol of the descriptor: the name and `.kd`.
    pub symbol: String,
    /// Arguments, hidden ones among them, in kernarg order.
    pub args: Vec<Argument>,
    /// Kernel argument segment.
    pub kernarg_segment_size: u64,
    /// Alignment of the kernel argument segment.
    pub kernarg_segment_align: u64,
    /// LDS of a work-group, without the dynamic part.
    pub group_segment_fixed_size: u64,
    /// Scratch of a work-item.
    pub private_segment_fixed_size: u64,
    /// Lanes of a wave: 32 or 64.
    pub wavefront_size: u64,
    /// SGPRs that the compiler counted.
    pub sgpr_count: Option<u64>,
    /// VGPRs that the compiler counted.
    pub vgpr_count: Option<u64>,
    /// Largest work-group in work-items.
    pub max_flat_workgroup_size: Option<u64>,
    /// Work-group size in work-items that the source demands.
    pub reqd_workgroup_size: Option<[u64; 3]>,
    /// The stack grows beyond the fixed private segment.
    pub uses_dynamic_stack: bool,
}

/// One kernel argument.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// Name in the source.
    pub name: Option<String>,
    /// Type in the source.
    pub type_name: Option<String>,
    /// Offset in the kernel argument segment in bytes.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// What to pass.
    pub value_kind: ValueKind,
    /// Address space of a pointer.
    pub address_space: Option<AddressSpace>,
    /// Alignment of what a dynamic LDS pointer points to, in bytes.
    pub pointee_align: Option<u64>,
}

/// An enumeration whose values have names in the metadata.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_meta])* $variant,)* }

        impl $name {
            /// Name in the metadata.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The value of that name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

named! {
    /// What the launch passes in an argument (`.value_kind`).
    ValueKind {
        /// The bytes of the argument themselves.
        ByValue = "by_value",
        /// Pointer to a buffer in global memory.
        GlobalBuffer = "global_buffer",
        /// Byte offset of an LDS array whose size the launch gives.
        DynamicSharedPointer = "dynamic_shared_pointer",
        /// Pointer to a sampler descriptor.
        Sampler = "sampler",
        /// Pointer to an image descriptor.
        Image = "image",
        /// Pointer to an OpenCL pipe.
        Pipe = "pipe",
        /// Pointer to a device queue.
        Queue = "queue",
        /// Nothing; leaves a gap.
        HiddenNone = "hidden_none",
        /// Global offset X in work-items, 64 bits.
        HiddenGlobalOffsetX = "hidden_global_offset_x",
        /// Global offset Y in work-items, 64 bits.
        HiddenGlobalOffsetY = "hidden_global_offset_y",
        /// Global offset Z in work-items, 64 bits.
        HiddenGlobalOffsetZ = "hidden_global_offset_z",
        /// Pointer to the printf buffer.
        HiddenPrintfBuffer = "hidden_printf_buffer",
        /// Pointer to the host-call buffer.
        HiddenHostcallBuffer = "hidden_hostcall_buffer",
        /// Pointer to the default device queue.
        HiddenDefaultQueue = "hidden_default_queue",
        /// Pointer to the completion action.
        HiddenCompletionAction = "hidden_completion_action",
        /// Pointer to the multi-grid synchronisation argument.
        HiddenMultigridSyncArg = "hidden_multigrid_sync_arg",
        /// Work-groups in X, 32 bits.
        HiddenBlockCountX = "hidden_block_count_x",
        /// Work-groups in Y, 32 bits.
        HiddenBlockCountY = "hidden_block_count_y",
        /// Work-groups in Z, 32 bits.
        HiddenBlockCountZ = "hidden_block_count_z",
        /// Work-items of a full work-group in X, 16 bits.
        HiddenGroupSizeX = "hidden_group_size_x",
        /// Work-items of a full work-group in Y, 16 bits.
        HiddenGroupSizeY = "hidden_group_size_y",
        /// Work-items of a full work-group in Z, 16 bits.
        HiddenGroupSizeZ = "hidden_group_size_z",
        /// Work-items of the partial work-group in X, 16 bits.
        HiddenRemainderX = "hidden_remainder_x",
        /// Work-items of the partial work-group in Y, 16 bits.
        HiddenRemainderY = "hidden_remainder_y",
        /// Work-items of the partial work-group in Z, 16 bits.
        HiddenRemainderZ = "hidden_remainder_z",
        /// Dimensions of the grid, 16 bits.
        HiddenGridDims = "hidden_grid_dims",
        /// Pointer to the device heap.
        HiddenHeapV1 = "hidden_heap_v1",
        /// Bytes of dynamic LDS, 32 bits.
        HiddenDynamicLdsSize = "hidden_dynamic_lds_size",
        /// High 32 bits of the private aperture's base.
        HiddenPrivateBase = "hidden_private_base",
        /// High 32 bits of the shared aperture's base.
        HiddenSharedBase = "hidden_shared_base",
        /// Pointer to the queue.
        HiddenQueuePtr = "hidden_queue_ptr",
    }
}

named! {
    /// Address space of a pointer argument (`.address_space`).
    AddressSpace {
        /// Scratch.
        Private = "private",
        /// Device memory.
        Global = "global",
        /// Device memory that the kernel only reads.
        Constant = "constant",
        /// LDS.
        Local = "local",
        /// Any of them, told apart by aperture.
        Generic = "generic",
        /// Global data share.
        Region = "region",
    }
}

impl Metadata {
    /// Reads the note's contents.
    pub fn from_message_pack(bytes: &[u8]) -> Result<Self, CodeObjectError> {
        let mut bytes = bytes;
        let document = rmpv::decode::read_value_with_max_depth(&mut bytes, MAX_DEPTH)
            .map_err(|error| CodeObjectError::Metadata(format!("not MessagePack: {error}")))?;
        let root = Map { path: "the document".to_owned(), value: &document };
        Ok(Self {
            version: root.numbers("amdhsa.version")?,
            target: root.text("amdhsa.target")?,
            kernels: root.list("amdhsa.kernels", kernel)?,
        })
    }
}

fn kernel(entry: &Map<'_>) -> Result<KernelMetadata, CodeObjectError> {
    Ok(KernelMetadata {
        name: entry.required(".name", Map::text)?,
        symbol: entry.required(".symbol", Map::text)?,
        args: entry.list(".args", argument)?,
        kernarg_segment_size: entry.required(".kernarg_segment_size", Map::number)?,
        kernarg_segment_align: entry.required(".kernarg_segment_align", Map::number)?,
        group_segment_fixed_size: entry.required(".group_segment_fixed_size", Map::number)?,
        private_segment_fixed_size: entry.required(".private_segment_fixed_size", Map::number)?,
        wavefront_size: entry.required(".wavefront_size", Map::number)?,
        sgpr_count: entry.number(".sgpr_count")?,
        vgpr_count: entry.number(".vgpr_count")?,
        max_flat_workgroup_size: entry.number(".max_flat_workgroup_size")?,
        reqd_workgroup_size: entry.numbers(".reqd_workgroup_size")?,
        uses_dynamic_stack: entry.flag(".uses_dynamic_stack")?,
    })
}

fn argument(entry: &Map<'_>) -> Result<Argument, CodeObjectError> {
    let kind = entry.required(".value_kind", Map::text)?;
    let space = entry.text(".address_space")?;
    Ok(Argument {
        name: entry.text(".name")?,
        type_name: entry.text(".type_name")?,
        offset: entry.required(".offset", Map::number)?,
        size: entry.required(".size", Map::number)?,
        value_kind: ValueKind::from_name(&kind)
            .ok_or_else(|| entry.wrong(".value_kind", &format!("`{kind}` is not known")))?,
        address_space: space
            .map(|space| {
                AddressSpace::from_name(&space)
                    .ok_or_else(|| entry.wrong(".address_space", &format!("`{space}` is not known")))
            })
            .transpose()?,
        pointee_align: entry.number(".pointee_align")?,
    })
}

/// A map of the document, with the path that errors name.
struct Map<'a> {
    path: String,
    value: &'a Value,
}

impl Map<'_> {
    fn get(&self, key: &str) -> Result<Option<&Value>, CodeObjectError> {
        let map =
            self.value.as_map().ok_or_else(|| CodeObjectError::Metadata(format!("{} is not a map", self.path)))?;
        Ok(map.iter().find(|(name, _)| name.as_str() == Some(key)).map(|(_, value)| value))
    }

    fn wrong(&self, key: &str, what: &str) -> CodeObjectError {
        CodeObjectError::Metadata(format!("{key} of {}: {what}", self.path))
    }

    fn field<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl Fn(&Value) -> Option<T>,
    ) -> Result<Option<T>, CodeObjectError> {
        self.get(key)?
            .map(|value| read(value).ok_or_else(|| self.wrong(key, &format!("expected {expected}"))))
            .transpose()
    }

    fn number(&self, key: &str) -> Result<Option<u64>, CodeObjectError> {
        self.field(key, "an unsigned number", Value::as_u64)
    }

    fn text(&self, key: &str) -> Result<Option<String>, CodeObjectError> {
        self.field(key, "a string", |value| value.as_str().map(str::to_owned))
    }

    fn flag(&self, key: &str) -> Result<bool, CodeObjectError> {
        Ok(self.field(key, "a boolean", Value::as_bool)?.unwrap_or(false))
    }

    fn numbers<const N: usize>(&self, key: &str) -> Result<Option<[u64; N]>, CodeObjectError> {
        self.field(key, &format!("{N} unsigned numbers"), |value| {
            let numbers: Option<Vec<u64>> = value.as_array()?.iter().map(Value::as_u64).collect();
            numbers?.try_into().ok()
        })
    }

    fn required<T>(
        &self,
        key: &str,
        read: impl Fn(&Self, &str) -> Result<Option<T>, CodeObjectError>,
    ) -> Result<T, CodeObjectError> {
        read(self, key)?.ok_or_else(|| self.wrong(key, "it is missing"))
    }

    fn list<T>(
        &self,
        key: &str,
        read: impl Fn(&Map<'_>) -> Result<T, CodeObjectError>,
    ) -> Result<Vec<T>, CodeObjectError> {
        let Some(items) = self.get(key)? else {
            return Ok(Vec::new());
        };
        let items = items.as_array().ok_or_else(|| self.wrong(key, "expected a list"))?;
        let place = |index| format!("{key}[{index}] of {}", self.path);
        items.iter().enumerate().map(|(index, value)| read(&Map { path: place(index), value })).collect()
    }
}
