//! The memory image of a launch: code object, kernel arguments, dispatch packet, buffers and scratch, each in a region of its
//! own with a guard gap behind it.

use super::dump::Picture;
use super::hsa::{self, Pointers, STACK_BYTES, private_bytes, user_sgprs};
use super::load::{Loaded, load};
use super::texture::Extents;
use super::trap::{WatchKey, WatchedAddress};
use super::{Argument, Dispatch, LaunchError, Layout, Manifest, Scratch, TrapHandler, content, kernarg};
use crate::memory::{Access, AddressSpace};
use std::path::Path;
use tombolo_code_object::{Argument as Slot, CodeObject, Kernel, descriptor_field};
use tombolo_isa::target::Target;
use tombolo_model::trap::WATCHES;

/// Where things lie in the device's memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    /// Of the code object.
    pub code: u64,
    /// Of the trap handler.
    pub handler: u64,
    /// Of the queue that some kernels ask for.
    pub queue: u64,
    /// Where everything else starts.
    pub data: u64,
    /// Regions start at multiples of this, and at least this much behind the end of the one before.
    pub guard: u64,
}

impl Default for Places {
    /// All beyond 32 bits, so that a truncated address is found, and far from each other.
    fn default() -> Self {
        Self {
            code: 0x7e00_0000_0000,
            handler: 0x7e40_0000_0000,
            queue: 0x7e80_0000_0000,
            data: 0x7f00_0000_0000,
            guard: 0x1_0000,
        }
    }
}

impl Places {
    /// In a memory of a board, from `base` on: an eighth of its `size` for code, a sixteenth for a trap handler, the rest for data.
    pub fn within(base: u64, size: u64) -> Self {
        let (eighth, guard) = (size / 8, 0x1000);
        Self { code: base, handler: base + eighth, queue: base + eighth * 3 / 2, data: base + eighth * 2, guard }
    }
}

/// Scalar loads may be wider than the arguments; the segment is padded to a multiple of this.
const KERNARG_PADDING: usize = 256;
/// The most kernel argument bytes; more is a broken file.
const MAX_KERNARG: u64 = 1 << 20;
/// The most bytes that are generated for all buffers together.
const MAX_FILLED: u64 = 4 << 30;

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
        places: Places,
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
        let private_bytes = private_bytes(kernel, STACK_BYTES)?;

        let mut placer = Placer { memory: AddressSpace::default(), places, next: places.data };
        let target = code_object.mcpu.target();
        let placed = placer.arguments(manifest, folder, kernel, target)?;
        let pointers: Vec<Option<u64>> = placed.iter().map(|placed| placed.pointer).collect();
        let grid_barrier = placer.grid_barrier(manifest, kernel)?;
        let given = (places.queue, grid_barrier);
        let mut arguments = kernarg::build(manifest, kernel, &pointers, given, kernarg_bytes as usize)?;
        arguments.resize((arguments.len() + 1).next_multiple_of(KERNARG_PADDING), 0);
        let kernarg = placer.put("the kernel arguments", arguments, Access::ReadOnly)?;
        let scratch = placer.scratch(private_bytes, kernel.descriptor.wavefront_size())?;
        let pointers =
            Pointers { packet: placer.next, queue: places.queue, kernarg, dispatch_id: 0, private_bytes, scratch };
        placer.memory.insert("the queue", places.queue, hsa::queue(&pointers), Access::ReadOnly)?;

        let mut descriptor = kernel.descriptor;
        if manifest.dynamic_vgprs {
            // The bit of other processors says something else.
            if target != Target::Rdna4 {
                return Err(LaunchError::DynamicVgprs { kernel: kernel.name.clone() });
            }
            descriptor.set(descriptor_field::ENABLE_DYNAMIC_VGPR, 1);
        }
        let dispatch = Dispatch {
            kernel: kernel.name.clone(),
            target,
            entry: places.code.wrapping_add(kernel.entry),
            descriptor,
            grid: manifest.grid,
            block: manifest.block,
            cooperative: manifest.cooperative,
            user_sgprs: user_sgprs(&kernel.name, target, &kernel.descriptor, &pointers)?,
            lds_bytes: kernel.descriptor.group_segment_fixed_size.saturating_add(dynamic_lds),
            scratch,
            trap_handler: placer.trap_handler(manifest, folder, kernel, target, &placed)?,
        };
        dispatch.check(kernel)?;
        let object = places.code.wrapping_add(kernel.descriptor_address);
        placer.put("the dispatch packet", hsa::packet(&dispatch, object, &pointers), Access::ReadOnly)?;
        placer.code(code_object)?;
        let buffers = placed.iter().map(|placed| placed.content).collect();
        let layouts = placed.into_iter().map(|placed| placed.layout).collect();
        Ok(Self { load_base: places.code, dispatch, memory: placer.memory, buffers, layouts })
    }
}

/// What became of an argument.
#[derive(Default)]
struct Placed {
    /// The address that the kernel receives.
    pointer: Option<u64>,
    /// Where its elements are, of buffers and images.
    content: Option<u64>,
    layout: Option<Layout>,
}

/// Places regions one behind the other.
struct Placer {
    memory: AddressSpace,
    places: Places,
    next: u64,
}

impl Placer {
    fn put(&mut self, name: &str, bytes: Vec<u8>, access: Access) -> Result<u64, LaunchError> {
        let base = self.next;
        let end = base.saturating_add(bytes.len() as u64).saturating_add(self.places.guard);
        self.memory.insert(name, base, bytes, access)?;
        self.next = end.checked_next_multiple_of(self.places.guard).unwrap_or(u64::MAX);
        Ok(base)
    }

    /// Places each argument that lies in memory, with what it starts with.
    fn arguments(
        &mut self,
        manifest: &Manifest,
        folder: &Path,
        kernel: &Kernel,
        target: Target,
    ) -> Result<Vec<Placed>, LaunchError> {
        // What the manifest does not name has the name in the source, if the code object knows it.
        let slots: Vec<&Slot> = kernarg::explicit(kernel).collect();
        let mut filled = 0u64;
        let mut place = |(index, argument): (usize, &Argument)| {
            let slot = slots.get(index).copied();
            let (content, name, file, image) = match argument {
                Argument::Scalar(_) | Argument::Local { .. } => return Ok(Placed::default()),
                Argument::Sampler(sampler) => {
                    only_rdna4(kernel, target, "samplers")?;
                    return self.descriptor(index, &sampler.descriptor().words(), Placed::default());
                }
                Argument::Buffer(buffer) => {
                    if buffer.fill.is_some() {
                        filled = filled.saturating_add(buffer.size().ok().flatten().unwrap_or(0));
                        if filled > MAX_FILLED {
                            let (kernel, what) =
                                (manifest.kernel.clone(), "the size in bytes of all buffers with `fill`");
                            return Err(LaunchError::Limit { kernel, what, wanted: filled, limit: MAX_FILLED });
                        }
                    }
                    (content::of_buffer(index, buffer, folder)?, &buffer.name, &buffer.file, None)
                }
                Argument::Image(image) => {
                    only_rdna4(kernel, target, "images")?;
                    let (content, extents) = image.texels(index, folder)?;
                    check_type(kernel, index, slot, &extents)?;
                    (content, &image.name, &image.file, Some((image.format, extents)))
                }
            };
            let in_source = slot.and_then(|slot| slot.name.as_deref());
            let picture = image.as_ref().and_then(|(format, extents)| {
                let flat = extents.depth.or(extents.layers).is_none();
                flat.then(|| Picture { format: *format, width: extents.width, height: extents.height.unwrap_or(1) })
            });
            let layout = Layout {
                name: name.as_deref().or(in_source).map(str::to_owned),
                bytes: content.bytes.len(),
                dtype: content.dtype,
                shape: content.shape,
                picture,
            };
            let name = layout.name.as_deref().or(file.as_deref()).unwrap_or("filled");
            let what = format!("argument {index} ({name}, {} bytes)", layout.bytes);
            let address = self.put(&what, content.bytes, Access::ReadWrite)?;
            let placed = Placed { pointer: Some(address), content: Some(address), layout: Some(layout) };
            match image {
                Some((format, extents)) => self.descriptor(index, &extents.descriptor(address, format).words(), placed),
                None => Ok(placed),
            }
        };
        manifest.args.iter().enumerate().map(&mut place).collect()
    }

    /// Places the descriptor of an argument, which is what the kernel receives.
    fn descriptor(&mut self, index: usize, words: &[u32], placed: Placed) -> Result<Placed, LaunchError> {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let address = self.put(&format!("the descriptor of argument {index}"), bytes, Access::ReadOnly)?;
        Ok(Placed { pointer: Some(address), ..placed })
    }

    fn scratch(&mut self, bytes_per_lane: u32, lanes: u32) -> Result<Option<Scratch>, LaunchError> {
        let Some(scratch) = Scratch::of(bytes_per_lane, lanes) else { return Ok(None) };
        let base = self.put("scratch", vec![0; scratch.bytes()], Access::ReadWrite)?;
        Ok(Some(Scratch { base, ..scratch }))
    }

    /// Places the barrier of a cooperative grid, if the kernel asks for it; 0 if not.
    fn grid_barrier(&mut self, manifest: &Manifest, kernel: &Kernel) -> Result<u64, LaunchError> {
        if !manifest.cooperative || !hsa::wants_grid_barrier(kernel) {
            return Ok(0);
        }
        let bytes = hsa::grid_barrier(manifest.grid, manifest.block, self.next);
        self.put("the barrier of the grid", bytes.to_vec(), Access::ReadWrite)
    }

    /// Places the trap handler, if the manifest names one.
    fn trap_handler(
        &mut self,
        manifest: &Manifest,
        folder: &Path,
        kernel: &Kernel,
        target: Target,
        placed: &[Placed],
    ) -> Result<Option<TrapHandler>, LaunchError> {
        let Some(key) = &manifest.trap_handler else { return Ok(None) };
        only_rdna4(kernel, target, "trap handlers")?;
        let (pieces, base) = key.load(folder, self.places.handler)?;
        for Loaded { name, offset, bytes, access } in pieces {
            self.memory.insert(name, self.places.handler.wrapping_add(offset), bytes, access)?;
        }
        let memory = key.memory().and_then(|index| placed.get(index)?.content).unwrap_or(0);
        let mut watches = [None; WATCHES];
        for (watch, WatchKey { arg, offset, bytes, on }) in watches.iter_mut().zip(key.watch()) {
            let refused = |what: String| LaunchError::Unsupported {
                kernel: kernel.name.clone(),
                what: format!("trap_handler.watch of argument {arg}: {what}"),
            };
            let content = placed.get(arg).and_then(|argument| argument.content);
            let first = content.ok_or_else(|| refused("it is not a buffer".to_owned()))?;
            *watch = Some(WatchedAddress::new(first.wrapping_add(offset), bytes, on).map_err(refused)?);
        }
        Ok(Some(TrapHandler { base, memory, enables: key.enables(), watches }))
    }

    fn code(&mut self, code_object: &CodeObject) -> Result<(), LaunchError> {
        for Loaded { name, offset, bytes, access } in load(code_object, self.places.code)? {
            self.memory.insert(name, self.places.code.wrapping_add(offset), bytes, access)?;
        }
        Ok(())
    }
}

/// Descriptors are those of RDNA4; other instruction sets have their own.
fn only_rdna4(kernel: &Kernel, target: Target, what: &str) -> Result<(), LaunchError> {
    match target {
        Target::Rdna4 => Ok(()),
        Target::Gcn(_) | Target::Cdna4 => {
            let what = format!("{what} of another instruction set than RDNA4");
            Err(LaunchError::Unsupported { kernel: kernel.name.clone(), what })
        }
    }
}

/// Whether the code object wants an image of this dimension.
fn check_type(kernel: &Kernel, index: usize, slot: Option<&Slot>, extents: &Extents) -> Result<(), LaunchError> {
    let given = extents.type_name();
    match slot.and_then(|slot| slot.type_name.as_deref()) {
        // Depth images and such have the descriptors of the others.
        Some(wanted) if wanted.replace("_depth", "") != given => {
            let what = format!("argument {index} is a {given} in the manifest, {wanted} in the code object");
            Err(LaunchError::Arguments { kernel: kernel.name.clone(), what })
        }
        _ => Ok(()),
    }
}
