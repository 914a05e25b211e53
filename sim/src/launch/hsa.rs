//! What a kernel of an HSA code object finds when it starts, beside its arguments: user SGPRs, the dispatch packet, the queue, hidden
//! arguments, scratch (LLVM, "User Guide for AMDGPU Backend", sections "Initial Kernel Execution State" and "Code Object V5
//! Metadata").

use super::dispatch::dimensions;
use super::{Dispatch, LaunchError, Scratch};
use tombolo_code_object::{Descriptor, DescriptorField, Kernel, ValueKind, descriptor_field as field};
use tombolo_isa::target::Target;

/// High words of the LDS and scratch apertures, as the Linux driver sets SH_MEM_BASES up: LDS at 2^48, scratch at 2^49.
const SHARED_BASE_HIGH: u32 = 0x0001_0000;
const PRIVATE_BASE_HIGH: u32 = 0x0002_0000;
/// Size of an AQL packet.
pub const PACKET_BYTES: usize = 64;
/// Bytes of a queue that kernels may look at.
pub const QUEUE_BYTES: usize = 256;
/// Waves that run at the same time, on any configuration: 4 SIMDs of 16. The dispatcher wants an area for every slot.
const RESIDENT_WAVES: u32 = 64;
/// Bytes of the stack of a work-item for calls whose depth the compiler does not know, beyond the fixed private segment, where nobody asks for others.
pub const STACK_BYTES: u32 = 16 * 1024;
/// The most scratch bytes of a work-item (COMPUTE_TMPRING_SIZE gives a wave32 at most about 8 MiB).
pub const MAX_PRIVATE: u64 = 1 << 18;

/// Addresses that a kernel may ask for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pointers {
    /// The AQL dispatch packet.
    pub packet: u64,
    /// The queue that the packet is in.
    pub queue: u64,
    /// The kernel argument segment.
    pub kernarg: u64,
    /// Number of the dispatch in its queue.
    pub dispatch_id: u64,
    /// Scratch bytes of a work-item.
    pub private_bytes: u32,
    /// Scratch memory.
    pub scratch: Option<Scratch>,
}

/// The buffer resource through which code of GFX7 reaches scratch: dwords of 64 lanes together (SWIZZLE_ENABLE, ADD_TID_ENABLE,
/// INDEX_STRIDE 64, ELEMENT_SIZE 4). The code adds the offset of its wave to the base.
fn private_segment_buffer(scratch: Option<Scratch>) -> Vec<u32> {
    const SWIZZLE_ENABLE: u32 = 1 << 31;
    const ADD_TID_ENABLE: u32 = 1 << 23;
    const INDEX_STRIDE_64: u32 = 3 << 21;
    const ELEMENT_SIZE_4: u32 = 1 << 19;
    const DATA_FORMAT_32: u32 = 4 << 15;
    let (base, bytes) = scratch.map_or((0, 0), |scratch| (scratch.base, scratch.bytes_per_wave * scratch.waves));
    let control = ADD_TID_ENABLE | INDEX_STRIDE_64 | ELEMENT_SIZE_4 | DATA_FORMAT_32;
    vec![base as u32, (base >> 32) as u32 & 0xffff | SWIZZLE_ENABLE, bytes, control]
}

/// The user SGPRs that the descriptor's kernel code properties ask for, in the order of LLVM's document.
///
/// # Errors
/// [`LaunchError::Unsupported`] for what the target does not have.
pub fn user_sgprs(
    kernel: &str,
    target: Target,
    descriptor: &Descriptor,
    pointers: &Pointers,
) -> Result<Vec<u32>, LaunchError> {
    let split = |address: u64| vec![address as u32, (address >> 32) as u32];
    let refused = |what: &str| Err(LaunchError::Unsupported { kernel: kernel.to_owned(), what: what.to_owned() });
    type Row<'a> = (DescriptorField, Result<Vec<u32>, &'a str>);
    let gcn = matches!(target, Target::Gcn(_));
    let of_gcn = |words: Vec<u32>, what| if gcn { Ok(words) } else { Err(what) };
    // FLAT_SCRATCH of a wave begins at an offset from the base that memory is told of, here that of all scratch.
    let flat_scratch = vec![0, pointers.scratch.map_or(0, |scratch| scratch.bytes_per_lane)];
    let rows: [Row; 7] = [
        (
            field::PRIVATE_SEGMENT_BUFFER,
            of_gcn(private_segment_buffer(pointers.scratch), "a private segment buffer in SGPRs (not of gfx12)"),
        ),
        (field::DISPATCH_PTR, Ok(split(pointers.packet))),
        (field::QUEUE_PTR, Ok(split(pointers.queue))),
        (field::KERNARG_SEGMENT_PTR, Ok(split(pointers.kernarg))),
        (field::DISPATCH_ID, Ok(split(pointers.dispatch_id))),
        (field::FLAT_SCRATCH_INIT, of_gcn(flat_scratch, "a flat scratch base in SGPRs (not of gfx12)")),
        (field::PRIVATE_SEGMENT_SIZE, Ok(vec![pointers.private_bytes])),
    ];
    let mut sgprs = Vec::new();
    for (flag, words) in rows {
        if descriptor.is_set(flag) {
            match words {
                Ok(words) => sgprs.extend(words),
                Err(what) => return refused(what),
            }
        }
    }
    // The count decides how many are loaded; what no property fills is zero.
    sgprs.resize(descriptor.get(field::USER_SGPR_COUNT) as usize, 0);
    Ok(sgprs)
}

/// The AQL kernel dispatch packet (HSA Platform System Architecture Specification, section 2.9.6). `kernel_object` is the address
/// of the kernel descriptor.
pub fn packet(dispatch: &Dispatch, kernel_object: u64, pointers: &Pointers) -> Vec<u8> {
    /// Type of a kernel dispatch packet, in header bits 7:0.
    const KERNEL_DISPATCH: u16 = 2;
    let mut packet = Vec::with_capacity(PACKET_BYTES);
    packet.extend(KERNEL_DISPATCH.to_le_bytes());
    packet.extend(dispatch.dimensions().to_le_bytes());
    packet.extend(dispatch.block.iter().flat_map(|n| (*n as u16).to_le_bytes()));
    packet.extend([0; 2]);
    packet.extend(dispatch.grid.iter().flat_map(|n| n.to_le_bytes()));
    packet.extend(pointers.private_bytes.to_le_bytes());
    packet.extend(dispatch.lds_bytes.to_le_bytes());
    packet.extend(kernel_object.to_le_bytes());
    packet.extend(pointers.kernarg.to_le_bytes());
    packet.resize(PACKET_BYTES, 0);
    packet
}

/// The queue (`hsa_queue_t` of the HSA Runtime Specification, section 2.5, and behind it the words with which the HSA runtime
/// tells kernels where the apertures are).
pub fn queue(pointers: &Pointers) -> Vec<u8> {
    /// `HSA_QUEUE_TYPE_MULTI`, and `HSA_QUEUE_FEATURE_KERNEL_DISPATCH`.
    const TYPE_AND_FEATURES: [u32; 2] = [0, 1];
    /// Packets that the queue has room for.
    const SIZE: u64 = 1;
    const WRITE_INDEX: usize = 56;
    const APERTURES: usize = 64;
    let mut queue = vec![0; QUEUE_BYTES];
    let mut put = |at: usize, bytes: &[u8]| queue[at..at + bytes.len()].copy_from_slice(bytes);
    put(0, &TYPE_AND_FEATURES[0].to_le_bytes());
    put(4, &TYPE_AND_FEATURES[1].to_le_bytes());
    put(8, &pointers.packet.to_le_bytes());
    put(24, &SIZE.to_le_bytes());
    put(WRITE_INDEX, &pointers.dispatch_id.wrapping_add(1).to_le_bytes());
    put(APERTURES, &SHARED_BASE_HIGH.to_le_bytes());
    put(APERTURES + 4, &PRIVATE_BASE_HIGH.to_le_bytes());
    queue
}

/// What hidden arguments say.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hidden {
    /// Grid size in work-items.
    pub grid: [u32; 3],
    /// Work-group size in work-items.
    pub block: [u32; 3],
    /// LDS bytes beyond those that the kernel has by itself.
    pub dynamic_lds: u32,
    /// Address of the queue.
    pub queue: u64,
    /// Address of the buffer through which kernels call the host; 0 without that service.
    pub hostcall: u64,
    /// Address of the [barrier of the grid](grid_barrier); 0 where the dispatch is not cooperative.
    pub grid_barrier: u64,
    /// Address of the head of the heap from which kernels allocate; 0 where there is none.
    pub heap: u64,
}

impl Hidden {
    /// The bytes of a hidden argument; none where it stays zero: global offsets, and the services that a simulated device lacks
    /// (OpenCL's printf, device queues), which compilers list also for kernels that never use them.
    pub fn value(&self, kind: ValueKind) -> Option<Vec<u8>> {
        let Self { grid, block, .. } = self;
        let full_groups = |axis: usize| (grid[axis] / block[axis].max(1)).to_le_bytes().to_vec();
        let group_size = |axis: usize| (block[axis] as u16).to_le_bytes().to_vec();
        let remainder = |axis: usize| ((grid[axis] % block[axis].max(1)) as u16).to_le_bytes().to_vec();
        let value = match kind {
            ValueKind::HiddenBlockCountX => full_groups(0),
            ValueKind::HiddenBlockCountY => full_groups(1),
            ValueKind::HiddenBlockCountZ => full_groups(2),
            ValueKind::HiddenGroupSizeX => group_size(0),
            ValueKind::HiddenGroupSizeY => group_size(1),
            ValueKind::HiddenGroupSizeZ => group_size(2),
            ValueKind::HiddenRemainderX => remainder(0),
            ValueKind::HiddenRemainderY => remainder(1),
            ValueKind::HiddenRemainderZ => remainder(2),
            ValueKind::HiddenGridDims => dimensions(*grid).to_le_bytes().to_vec(),
            ValueKind::HiddenDynamicLdsSize => self.dynamic_lds.to_le_bytes().to_vec(),
            ValueKind::HiddenPrivateBase => PRIVATE_BASE_HIGH.to_le_bytes().to_vec(),
            ValueKind::HiddenSharedBase => SHARED_BASE_HIGH.to_le_bytes().to_vec(),
            ValueKind::HiddenQueuePtr => self.queue.to_le_bytes().to_vec(),
            ValueKind::HiddenHostcallBuffer => self.hostcall.to_le_bytes().to_vec(),
            ValueKind::HiddenMultigridSyncArg => self.grid_barrier.to_le_bytes().to_vec(),
            ValueKind::HiddenHeapV1 => self.heap.to_le_bytes().to_vec(),
            _ => return None,
        };
        Some(value)
    }
}

/// Bytes of [`grid_barrier`].
pub const GRID_BARRIER_BYTES: usize = 56;

/// What the work-groups of a cooperative dispatch of this size share, at `base`, before their first barrier: `mg_info` of ROCm 6's device libraries (`ockl`,
/// `cg.cl`), which `hidden_multigrid_sync_arg` points to. The dispatch is the only one of its multi-grid; the barrier among such dispatches lies behind.
pub fn grid_barrier(grid: [u32; 3], block: [u32; 3], base: u64) -> [u8; GRID_BARRIER_BYTES] {
    const NUMBER_OF_GRIDS: usize = 12;
    const ALL_WORK_ITEMS: usize = 24;
    const WORK_GROUPS: usize = 40;
    const BARRIER_OF_GRIDS: usize = 48;
    let product = |sizes: [u32; 3]| sizes.iter().fold(1u64, |product, n| product.saturating_mul(u64::from(*n)));
    let groups = product(std::array::from_fn(|axis| grid[axis].div_ceil(block[axis].max(1))));
    let mut bytes = [0; GRID_BARRIER_BYTES];
    let mut put = |at: usize, value: &[u8]| bytes[at..at + value.len()].copy_from_slice(value);
    put(0, &base.wrapping_add(BARRIER_OF_GRIDS as u64).to_le_bytes());
    put(NUMBER_OF_GRIDS, &1u32.to_le_bytes());
    put(ALL_WORK_ITEMS, &product(grid).to_le_bytes());
    put(WORK_GROUPS, &(groups as u32).to_le_bytes());
    bytes
}

/// Whether a kernel asks where the [barrier of the grid](grid_barrier) is.
pub fn wants_grid_barrier(kernel: &Kernel) -> bool {
    let mut slots = kernel.metadata.iter().flat_map(|metadata| &metadata.args);
    slots.any(|slot| slot.value_kind == ValueKind::HiddenMultigridSyncArg)
}

/// Whether an argument is one that the launch provides, not its caller.
pub fn is_hidden(kind: ValueKind) -> bool {
    kind.name().starts_with("hidden_")
}

/// Scratch bytes that a work-item of the kernel needs, with so many bytes of stack if the compiler does not know how deep calls go.
///
/// # Errors
/// [`LaunchError::Limit`]: more than there can be.
pub fn private_bytes(kernel: &Kernel, stack: u32) -> Result<u32, LaunchError> {
    let dynamic = kernel.metadata.as_ref().is_some_and(|metadata| metadata.uses_dynamic_stack)
        || kernel.descriptor.is_set(field::USES_DYNAMIC_STACK);
    let stack = if dynamic { stack } else { 0 };
    let wanted = u64::from(kernel.descriptor.private_segment_fixed_size) + u64::from(stack);
    match u32::try_from(wanted) {
        Ok(bytes) if wanted <= MAX_PRIVATE => Ok(bytes),
        _ => {
            let what = "the private segment of a work-item in bytes";
            Err(LaunchError::Limit { kernel: kernel.name.clone(), what, wanted, limit: MAX_PRIVATE })
        }
    }
}

impl Scratch {
    /// Areas of so many bytes a work-item, for every wave that may run at the same time; none where nothing is needed. The base is
    /// still to be set.
    pub fn of(bytes_per_lane: u32, lanes: u32) -> Option<Self> {
        if bytes_per_lane == 0 {
            return None;
        }
        // Scratch is swizzled by dwords; COMPUTE_TMPRING_SIZE counts areas in 1 KiB.
        let bytes_per_lane = bytes_per_lane.next_multiple_of(4);
        let bytes_per_wave = (bytes_per_lane * lanes).next_multiple_of(1024);
        Some(Self { base: 0, bytes_per_lane, bytes_per_wave, waves: RESIDENT_WAVES })
    }

    /// Bytes of all areas.
    pub fn bytes(&self) -> usize {
        self.bytes_per_wave as usize * self.waves as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::gcn::Generation;

    fn descriptor(properties: u16, count: u32) -> Descriptor {
        let mut descriptor = Descriptor { properties, ..Descriptor::default() };
        descriptor.set(field::USER_SGPR_COUNT, count);
        descriptor
    }

    fn sgprs(properties: u16, count: u32) -> Result<Vec<u32>, LaunchError> {
        let (packet, queue, kernarg) = (0x1_0000_0002, 0x7_0000_0008, 0x3_0000_0004);
        let pointers = Pointers { packet, queue, kernarg, dispatch_id: 6, private_bytes: 5, scratch: None };
        user_sgprs("k", Target::Rdna4, &descriptor(properties, count), &pointers)
    }

    #[test]
    fn code_of_gfx7_gets_its_scratch_as_a_swizzled_buffer_and_as_flat_scratch() {
        let scratch = Scratch { base: 0x7f01_2345_0000, bytes_per_lane: 40, bytes_per_wave: 3072, waves: 32 };
        let pointers = Pointers { kernarg: 8, private_bytes: 40, scratch: Some(scratch), ..Pointers::default() };
        let gfx7 = Target::Gcn(Generation::SeaIslands);
        let words = user_sgprs("k", gfx7, &descriptor(0x29, 8), &pointers).unwrap();
        assert_eq!(words, [0x2345_0000, 0x8000_7f01, 3072 * 32, 0x00ea_0000, 8, 0, 0, 40]);
        assert!(user_sgprs("k", Target::Rdna4, &descriptor(0x29, 8), &pointers).is_err());
    }

    #[test]
    fn user_sgprs_follow_the_properties_in_order() {
        assert_eq!(sgprs(0x408, 2).unwrap(), [4, 3]);
        assert_eq!(sgprs(0x40a, 4).unwrap(), [2, 1, 4, 3]);
        assert_eq!(sgprs(0x448, 6).unwrap(), [4, 3, 5, 0, 0, 0]);
        assert_eq!(sgprs(0x41e, 8).unwrap(), [2, 1, 8, 7, 4, 3, 6, 0]);
    }

    #[test]
    fn what_a_launch_cannot_provide_is_refused_by_name() {
        assert!(sgprs(0x401, 4).unwrap_err().to_string().contains("private segment buffer"));
        assert!(sgprs(0x420, 2).unwrap_err().to_string().contains("flat scratch"));
    }

    #[test]
    fn the_barrier_of_a_grid_knows_its_work_groups_and_work_items() {
        let bytes = grid_barrier([96, 2, 1], [32, 2, 1], 0x1000);
        let long = |at: usize| u64::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte]));
        // The barrier among grids; one grid, this one; work-items before it and in all; nobody has come; work-groups.
        assert_eq!([0, 8, 16, 24, 32, 40, 48].map(long), [0x1030, 1 << 32, 0, 192, 0, 3, 0]);
    }

    #[test]
    fn the_queue_has_its_packets_and_the_apertures() {
        let queue = queue(&Pointers { packet: 0x1234, dispatch_id: 8, ..Pointers::default() });
        assert_eq!(queue.len(), QUEUE_BYTES);
        assert_eq!(queue[8..10], [0x34, 0x12]);
        assert_eq!((queue[4], queue[24], queue[56]), (1, 1, 9));
        assert_eq!(queue[64..72], [0, 0, 1, 0, 0, 0, 2, 0]);
    }
}
