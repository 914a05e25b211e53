//! The 64-byte kernel descriptor: what the launch hardware must set up before a kernel's first instruction.
//!
//! Layout: LLVM, "User Guide for AMDGPU Backend", section "Kernel Descriptor", columns for GFX12; what GFX7 has in other bits
//! is named so.

/// Size of a kernel descriptor in bytes; it is also its alignment.
pub const DESCRIPTOR_BYTES: usize = 64;

/// A kernel descriptor. Sizes are in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Descriptor {
    /// LDS that every work-group needs, without the dynamic part.
    pub group_segment_fixed_size: u32,
    /// Scratch that every work-item needs.
    pub private_segment_fixed_size: u32,
    /// Kernel arguments.
    pub kernarg_size: u32,
    /// Distance from the descriptor to the first instruction.
    pub entry_offset: i64,
    /// `COMPUTE_PGM_RSRC3`.
    pub rsrc3: u32,
    /// `COMPUTE_PGM_RSRC1`.
    pub rsrc1: u32,
    /// `COMPUTE_PGM_RSRC2`.
    pub rsrc2: u32,
    /// Kernel code properties.
    pub properties: u16,
    /// Kernel argument preload specification (not on GFX12).
    pub kernarg_preload: u16,
}

/// A word of the descriptor that is divided into fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescriptorWord {
    /// `COMPUTE_PGM_RSRC1`, 32 bits.
    Rsrc1,
    /// `COMPUTE_PGM_RSRC2`, 32 bits.
    Rsrc2,
    /// `COMPUTE_PGM_RSRC3`, 32 bits.
    Rsrc3,
    /// Kernel code properties, 16 bits.
    Properties,
}

/// Bits `msb..=lsb` of one word of the descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DescriptorField {
    /// The word.
    pub word: DescriptorWord,
    /// Highest bit.
    pub msb: u8,
    /// Lowest bit.
    pub lsb: u8,
}

impl DescriptorField {
    const fn new(word: DescriptorWord, msb: u8, lsb: u8) -> Self {
        Self { word, msb, lsb }
    }

    /// Largest value that fits.
    pub const fn max(self) -> u32 {
        u32::MAX >> (31 - (self.msb - self.lsb))
    }
}

/// The fields of the descriptor's words on GFX12, under LLVM's names.
pub mod descriptor_field {
    use super::{
        DescriptorField as Field,
        DescriptorWord::{Properties, Rsrc1, Rsrc2, Rsrc3},
    };

    /// VGPRs in granules, minus one.
    pub const VGPR_GRANULES: Field = Field::new(Rsrc1, 5, 0);
    /// Wave priority.
    pub const PRIORITY: Field = Field::new(Rsrc1, 11, 10);
    /// f32 rounding mode.
    pub const FLOAT_ROUND_MODE_32: Field = Field::new(Rsrc1, 13, 12);
    /// f16 and f64 rounding mode.
    pub const FLOAT_ROUND_MODE_16_64: Field = Field::new(Rsrc1, 15, 14);
    /// f32 denormal mode.
    pub const FLOAT_DENORM_MODE_32: Field = Field::new(Rsrc1, 17, 16);
    /// f16 and f64 denormal mode.
    pub const FLOAT_DENORM_MODE_16_64: Field = Field::new(Rsrc1, 19, 18);
    /// Both rounding and both denormal modes: `MODE[7:0]`.
    pub const FLOAT_MODE: Field = Field::new(Rsrc1, 19, 12);
    /// Waves of a work-group are issued in turn.
    pub const WG_ROUND_ROBIN: Field = Field::new(Rsrc1, 21, 21);
    /// GFX7: MODE.DX10_CLAMP at the start, in the bit of [`WG_ROUND_ROBIN`].
    pub const GFX7_DX10_CLAMP: Field = Field::new(Rsrc1, 21, 21);
    /// GFX7: MODE.IEEE at the start, in the bit of [`DISABLE_PERF`].
    pub const GFX7_IEEE: Field = Field::new(Rsrc1, 23, 23);
    /// Wave starts in debug mode.
    pub const DEBUG_MODE: Field = Field::new(Rsrc1, 22, 22);
    /// Performance counters leave this wave out.
    pub const DISABLE_PERF: Field = Field::new(Rsrc1, 23, 23);
    /// MODE.FP16_OVFL at the start.
    pub const FP16_OVERFLOW: Field = Field::new(Rsrc1, 26, 26);
    /// Work-group processor mode, as against compute-unit mode.
    pub const WGP_MODE: Field = Field::new(Rsrc1, 29, 29);
    /// Memory returns in order.
    pub const MEM_ORDERED: Field = Field::new(Rsrc1, 30, 30);
    /// Forward progress is guaranteed.
    pub const FORWARD_PROGRESS: Field = Field::new(Rsrc1, 31, 31);

    /// The kernel uses scratch.
    pub const ENABLE_PRIVATE_SEGMENT: Field = Field::new(Rsrc2, 0, 0);
    /// User SGPRs, which start at s0.
    pub const USER_SGPR_COUNT: Field = Field::new(Rsrc2, 5, 1);
    /// Waves allocate their VGPRs (GFX12; GFX7 has TRAP_PRESENT here). No directive of LLVM's assembler sets it.
    pub const ENABLE_DYNAMIC_VGPR: Field = Field::new(Rsrc2, 6, 6);
    /// ttmp9 holds the work-group id X.
    pub const ENABLE_SGPR_WORKGROUP_ID_X: Field = Field::new(Rsrc2, 7, 7);
    /// `ttmp7[15:0]` holds the work-group id Y.
    pub const ENABLE_SGPR_WORKGROUP_ID_Y: Field = Field::new(Rsrc2, 8, 8);
    /// `ttmp7[31:16]` holds the work-group id Z.
    pub const ENABLE_SGPR_WORKGROUP_ID_Z: Field = Field::new(Rsrc2, 9, 9);
    /// Work-group information is passed.
    pub const ENABLE_SGPR_WORKGROUP_INFO: Field = Field::new(Rsrc2, 10, 10);
    /// Dimensions of the work-item id in v0, minus one.
    pub const WORKITEM_ID_DIMENSIONS: Field = Field::new(Rsrc2, 12, 11);
    /// Traps at accesses to watched addresses (EXCP_EN_MSB\[0\]).
    pub const EXCEPTION_ADDRESS_WATCH: Field = Field::new(Rsrc2, 13, 13);
    /// Invalid-operation exceptions trap.
    pub const EXCEPTION_INVALID: Field = Field::new(Rsrc2, 24, 24);
    /// Denormal-source exceptions trap.
    pub const EXCEPTION_DENORMAL: Field = Field::new(Rsrc2, 25, 25);
    /// Floating-point division-by-zero exceptions trap.
    pub const EXCEPTION_DIVIDE_BY_ZERO: Field = Field::new(Rsrc2, 26, 26);
    /// Overflow exceptions trap.
    pub const EXCEPTION_OVERFLOW: Field = Field::new(Rsrc2, 27, 27);
    /// Underflow exceptions trap.
    pub const EXCEPTION_UNDERFLOW: Field = Field::new(Rsrc2, 28, 28);
    /// Inexact exceptions trap.
    pub const EXCEPTION_INEXACT: Field = Field::new(Rsrc2, 29, 29);
    /// Integer division-by-zero exceptions trap.
    pub const EXCEPTION_INT_DIVIDE_BY_ZERO: Field = Field::new(Rsrc2, 30, 30);

    /// CDNA: where accumulation VGPRs begin in the wave's VGPRs, in units of 4, minus one.
    pub const ACCUM_OFFSET: Field = Field::new(Rsrc3, 5, 0);
    /// Instructions to prefetch at the start, in units of 128 bytes.
    pub const INST_PREF_SIZE: Field = Field::new(Rsrc3, 11, 4);

    /// User SGPRs hold the private segment buffer (4 SGPRs; GFX7, not GFX12, whose scratch base is wave state).
    pub const PRIVATE_SEGMENT_BUFFER: Field = Field::new(Properties, 0, 0);
    /// User SGPRs hold the AQL packet pointer (2 SGPRs).
    pub const DISPATCH_PTR: Field = Field::new(Properties, 1, 1);
    /// User SGPRs hold the queue pointer (2 SGPRs).
    pub const QUEUE_PTR: Field = Field::new(Properties, 2, 2);
    /// User SGPRs hold the kernel argument pointer (2 SGPRs).
    pub const KERNARG_SEGMENT_PTR: Field = Field::new(Properties, 3, 3);
    /// User SGPRs hold the dispatch id (2 SGPRs).
    pub const DISPATCH_ID: Field = Field::new(Properties, 4, 4);
    /// User SGPRs hold the flat scratch base (2 SGPRs; GFX7: offset and bytes of a lane; not on GFX12).
    pub const FLAT_SCRATCH_INIT: Field = Field::new(Properties, 5, 5);
    /// A user SGPR holds the private segment size (1 SGPR).
    pub const PRIVATE_SEGMENT_SIZE: Field = Field::new(Properties, 6, 6);
    /// Wave32, as against wave64.
    pub const WAVEFRONT_SIZE32: Field = Field::new(Properties, 10, 10);
    /// The stack grows beyond the fixed private segment.
    pub const USES_DYNAMIC_STACK: Field = Field::new(Properties, 11, 11);
}

impl Descriptor {
    /// Reads a descriptor; `None` where a reserved byte is not 0.
    pub fn from_bytes(bytes: &[u8; DESCRIPTOR_BYTES]) -> Option<Self> {
        let reserved = [12..16, 24..44, 60..64];
        if reserved.into_iter().any(|range| bytes[range].iter().any(|&byte| byte != 0)) {
            return None;
        }
        let half = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let word = |at: usize| u32::from(half(at)) | u32::from(half(at + 2)) << 16;
        let offset = u64::from(word(16)) | u64::from(word(20)) << 32;
        Some(Self {
            group_segment_fixed_size: word(0),
            private_segment_fixed_size: word(4),
            kernarg_size: word(8),
            entry_offset: offset.cast_signed(),
            rsrc3: word(44),
            rsrc1: word(48),
            rsrc2: word(52),
            properties: half(56),
            kernarg_preload: half(58),
        })
    }

    /// The descriptor as it stands in a code object.
    pub fn to_bytes(&self) -> [u8; DESCRIPTOR_BYTES] {
        let mut bytes = [0; DESCRIPTOR_BYTES];
        let mut put = |at: usize, part: &[u8]| bytes[at..at + part.len()].copy_from_slice(part);
        put(0, &self.group_segment_fixed_size.to_le_bytes());
        put(4, &self.private_segment_fixed_size.to_le_bytes());
        put(8, &self.kernarg_size.to_le_bytes());
        put(16, &self.entry_offset.to_le_bytes());
        put(44, &self.rsrc3.to_le_bytes());
        put(48, &self.rsrc1.to_le_bytes());
        put(52, &self.rsrc2.to_le_bytes());
        put(56, &self.properties.to_le_bytes());
        put(58, &self.kernarg_preload.to_le_bytes());
        bytes
    }

    /// Value of a field.
    pub fn get(&self, field: DescriptorField) -> u32 {
        let word = match field.word {
            DescriptorWord::Rsrc1 => self.rsrc1,
            DescriptorWord::Rsrc2 => self.rsrc2,
            DescriptorWord::Rsrc3 => self.rsrc3,
            DescriptorWord::Properties => u32::from(self.properties),
        };
        word >> field.lsb & field.max()
    }

    /// Whether a field is not 0.
    pub fn is_set(&self, field: DescriptorField) -> bool {
        self.get(field) != 0
    }

    /// Sets a field to `value`, of which the bits that do not fit are dropped.
    pub fn set(&mut self, field: DescriptorField, value: u32) {
        let mask = field.max() << field.lsb;
        let insert = |word: u32| word & !mask | value << field.lsb & mask;
        match field.word {
            DescriptorWord::Rsrc1 => self.rsrc1 = insert(self.rsrc1),
            DescriptorWord::Rsrc2 => self.rsrc2 = insert(self.rsrc2),
            DescriptorWord::Rsrc3 => self.rsrc3 = insert(self.rsrc3),
            DescriptorWord::Properties => self.properties = insert(u32::from(self.properties)) as u16,
        }
    }

    /// Lanes of a wave: 32 or 64.
    pub fn wavefront_size(&self) -> u32 {
        if self.is_set(descriptor_field::WAVEFRONT_SIZE32) { 32 } else { 64 }
    }

    /// VGPRs of a wave, rounded up to the granule (8 in wave32, 4 in wave64).
    pub fn vgprs(&self) -> u32 {
        (self.get(descriptor_field::VGPR_GRANULES) + 1) * vgpr_granule(self.wavefront_size())
    }

    /// VGPRs and accumulation VGPRs of a wave of CDNA, which counts both together in granules of 8.
    pub fn vgprs_of_cdna(&self) -> (u32, u32) {
        let all = (self.get(descriptor_field::VGPR_GRANULES) + 1) * 8;
        let accumulation_offset = (self.get(descriptor_field::ACCUM_OFFSET) + 1) * 4;
        let vgprs = accumulation_offset.min(all);
        (vgprs, all - vgprs)
    }

    /// Dimensions of the work-item id in v0: 1, 2 or 3 (4 is reserved).
    pub fn workitem_id_dimensions(&self) -> u32 {
        self.get(descriptor_field::WORKITEM_ID_DIMENSIONS) + 1
    }

    /// Bytes of code to prefetch at the start.
    pub fn instruction_prefetch_bytes(&self) -> u32 {
        self.get(descriptor_field::INST_PREF_SIZE) * 128
    }
}

/// VGPRs in one granule of the descriptor for a wave of that many lanes.
pub fn vgpr_granule(wavefront_size: u32) -> u32 {
    if wavefront_size == 32 { 8 } else { 4 }
}
