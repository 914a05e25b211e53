//! The memory image of a launch: code object, kernel arguments, dispatch packet, buffers and scratch, each in a region of its
//! own with a guard gap behind it.

use super::dispatch::{Pointers, user_sgprs};
use super::{Argument, Dispatch, LaunchError, Layout, Manifest, Scratch, content, kernarg};
use crate::memory::{Access, AddressSpace};
use std::path::Path;
use tombolo_code_object::{CodeObject, Kernel};

/// Where the code object is loaded. Like all addresses here beyond 32 bits, so that a truncated address is found.
const LOAD_BASE: u64 = 0x7e00_0000_0000;
/// Where everything else starts.
const DATA_BASE: u64 = 0x7f00_0000_0000;
/// Regions start at multiples of this, and at least this much behind the end of the one before.
const GUARD: u64 = 0x1_0000;
/// Code is followed by this much padding that may be fetched: prefetch runs ahead of the last instruction.
const CODE_PADDING: usize = 1024;
/// S_CODE_END, with which compilers pad code themselves.
const S_CODE_END: [u8; 4] = 0xbf9f_0000u32.to_le_bytes();
/// Scalar loads may be wider than the arguments; the segment is padded to a multiple of this.
const KERNARG_PADDING: usize = 256;
/// Size of an AQL packet.
const PACKET_BYTES: usize = 64;
/// The most that a segment or an argument segment of a code object may take; more is a broken file.
const MAX_SEGMENT: u64 = 1 << 30;
/// The most kernel argument bytes; more is a broken file.
const MAX_KERNARG: u64 = 1 << 20;
/// The most scratch bytes of a work-item (COMPUTE_TMPRING_SIZE gives a wave32 at most about 8 MiB).
const MAX_PRIVATE: u64 = 1 << 18;
/// The most bytes that are generated for all buffers together.
const MAX_FILLED: u64 = 4 << 30;
/// Waves that run at the same time on the largest configuration: 2 SIMDs of 16.
const RESIDENT_WAVES: u32 = 32;
/// Stack of a work-item for calls whose depth the compiler does not know, beyond the fixed private segment.
const DYNAMIC_STACK_BYTES: u32 = 16 * 1024;

/// The image and what follows from it.
pub(super) struct Image {
    pub load_base: u64,
    pub dispatch: Dispatch,
    pub memory: AddressSpace,
    pub buffers: Vec<Option<u64>>,
    pub layouts: Vec<Option<Layout>>,
}

impl Image {
    /// Places everything the launch needs.
    pub fn place(
        manifest: &Manifest,
        folder: &Path,
        code_object: &CodeObject,
        kernel: &Kernel,
    ) -> Result<Self, LaunchError> {
        let metadata = kernel.metadata.as_ref();
        let limit = |what, wanted, limit| match wanted > limit {
            true => Err(LaunchError::Limit { kernel: kernel.name.clone(), what, wanted, limit }),
            false => Ok(()),
        };
        let kernarg_bytes =
            u64::from(kernel.descriptor.kernarg_size).max(metadata.map_or(0, |m| m.kernarg_segment_size));
        limit("the kernel argument segment in bytes", kernarg_bytes, MAX_KERNARG)?;
        let dynamic_lds = kernarg::dynamic_lds(manifest, kernel)?;
        let stack = if metadata.is_some_and(|m| m.uses_dynamic_stack) { DYNAMIC_STACK_BYTES } else { 0 };
        let private = u64::from(kernel.descriptor.private_segment_fixed_size) + u64::from(stack);
        limit("the private segment of a work-item in bytes", private, MAX_PRIVATE)?;

        let mut placer = Placer { memory: AddressSpace::default(), next: DATA_BASE };
        let (buffers, layouts) = placer.buffers(manifest, folder, kernel)?;
        let mut arguments = kernarg::build(manifest, kernel, &buffers, kernarg_bytes as usize)?;
        arguments.resize((arguments.len() + 1).next_multiple_of(KERNARG_PADDING), 0);
        let kernarg = placer.put("the kernel arguments", arguments, Access::ReadOnly)?;
        let scratch = placer.scratch(private as u32, kernel.descriptor.wavefront_size())?;
        let pointers = Pointers { packet: placer.next, kernarg, private_bytes: private as u32, scratch };
        let target = code_object.mcpu.target();

        let dispatch = Dispatch {
            kernel: kernel.name.clone(),
            target,
            entry: LOAD_BASE.wrapping_add(kernel.entry),
            descriptor: kernel.descriptor,
            grid: manifest.grid,
            block: manifest.block,
            user_sgprs: user_sgprs(&kernel.name, target, &kernel.descriptor, &pointers)?,
            lds_bytes: kernel.descriptor.group_segment_fixed_size.saturating_add(dynamic_lds),
            scratch,
        };
        dispatch.check(kernel)?;
        let object = LOAD_BASE.wrapping_add(kernel.descriptor_address);
        placer.put("the dispatch packet", packet(&dispatch, object, &pointers), Access::ReadOnly)?;
        for segment in &code_object.segments {
            limit("a segment of the code object in bytes", segment.memory_size, MAX_SEGMENT)?;
        }
        placer.code(code_object)?;
        Ok(Self { load_base: LOAD_BASE, dispatch, memory: placer.memory, buffers, layouts })
    }
}

/// Places regions one behind the other.
struct Placer {
    memory: AddressSpace,
    next: u64,
}

impl Placer {
    fn put(&mut self, name: &str, bytes: Vec<u8>, access: Access) -> Result<u64, LaunchError> {
        let base = self.next;
        let end = base.saturating_add(bytes.len() as u64).saturating_add(GUARD);
        self.memory.insert(name, base, bytes, access)?;
        self.next = end.checked_next_multiple_of(GUARD).unwrap_or(u64::MAX);
        Ok(base)
    }

    /// Places each buffer argument with what it starts with.
    #[expect(clippy::type_complexity, reason = "two lists with an entry for each argument")]
    fn buffers(
        &mut self,
        manifest: &Manifest,
        folder: &Path,
        kernel: &Kernel,
    ) -> Result<(Vec<Option<u64>>, Vec<Option<Layout>>), LaunchError> {
        // What the manifest does not name has the name in the source, if the code object knows it.
        let in_source: Vec<Option<&str>> = kernarg::explicit(kernel).map(|slot| slot.name.as_deref()).collect();
        let mut filled = 0u64;
        let mut place = |(i, arg): (usize, &Argument)| {
            let Argument::Buffer(buffer) = arg else { return Ok((None, None)) };
            if buffer.fill.is_some() {
                filled = filled.saturating_add(buffer.size().ok().flatten().unwrap_or(0));
                if filled > MAX_FILLED {
                    let (kernel, what) = (manifest.kernel.clone(), "the size in bytes of all buffers with `fill`");
                    return Err(LaunchError::Limit { kernel, what, wanted: filled, limit: MAX_FILLED });
                }
            }
            let content = content::of_buffer(i, buffer, folder)?;
            let layout = Layout {
                name: buffer.name.as_deref().or(in_source.get(i).copied().flatten()).map(str::to_owned),
                bytes: content.bytes.len(),
                dtype: content.dtype,
                shape: content.shape,
            };
            let name = layout.name.as_deref().or(buffer.file.as_deref()).unwrap_or("filled");
            let what = format!("argument {i} ({name}, {} bytes)", layout.bytes);
            let address = self.put(&what, content.bytes, Access::ReadWrite)?;
            Ok((Some(address), Some(layout)))
        };
        manifest.args.iter().enumerate().map(&mut place).collect()
    }

    fn scratch(&mut self, bytes_per_lane: u32, lanes: u32) -> Result<Option<Scratch>, LaunchError> {
        if bytes_per_lane == 0 {
            return Ok(None);
        }
        // Scratch is swizzled by dwords; COMPUTE_TMPRING_SIZE counts areas in 1 KiB.
        let bytes_per_lane = bytes_per_lane.next_multiple_of(4);
        let bytes_per_wave = (bytes_per_lane * lanes).next_multiple_of(1024);
        let area = vec![0; bytes_per_wave as usize * RESIDENT_WAVES as usize];
        let base = self.put("scratch", area, Access::ReadWrite)?;
        Ok(Some(Scratch { base, bytes_per_lane, bytes_per_wave, waves: RESIDENT_WAVES }))
    }

    /// Loads the segments, relocated; code gets padding that may be fetched, as far as nothing follows it.
    fn code(&mut self, code_object: &CodeObject) -> Result<(), LaunchError> {
        let segments = &code_object.segments;
        let mut relocated = 0;
        for (i, segment) in segments.iter().enumerate() {
            let mut bytes = segment.bytes.clone();
            bytes.resize(segment.memory_size as usize, 0);
            for relocation in &code_object.relocations {
                let value = relocation.bytes(LOAD_BASE);
                let at = relocation.address.checked_sub(segment.address).and_then(|at| usize::try_from(at).ok());
                let place = at.and_then(|at| bytes.get_mut(at..at.checked_add(value.len())?));
                if let Some(place) = place {
                    place.copy_from_slice(&value);
                    relocated += 1;
                }
            }
            if segment.executable {
                let end = segment.address.saturating_add(segment.memory_size);
                let room = segments.get(i + 1).map_or(u64::MAX, |next| next.address.saturating_sub(end));
                let padding = usize::try_from(room).unwrap_or(usize::MAX).min(CODE_PADDING);
                bytes.extend(S_CODE_END.iter().cycle().take(padding));
            }
            let name = if segment.executable { "the code" } else { "the data of the code object" };
            let access = if segment.writable { Access::ReadWrite } else { Access::ReadOnly };
            self.memory.insert(name, LOAD_BASE.wrapping_add(segment.address), bytes, access)?;
        }
        match code_object.relocations.len().checked_sub(relocated) {
            None | Some(0) => Ok(()),
            Some(lost) => Err(LaunchError::Relocation { lost }),
        }
    }
}

/// The AQL kernel dispatch packet (HSA Platform System Architecture Specification, section 2.9.6).
fn packet(dispatch: &Dispatch, kernel_object: u64, pointers: &Pointers) -> Vec<u8> {
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
