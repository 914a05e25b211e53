//! What a dispatch puts into memory for its kernel: the dispatch packet, the queue, and the kernel argument segment with the hidden
//! arguments.

use crate::error::Error;
use crate::module::Kernel;
use tombolo_code_object::ValueKind;
use tombolo_sim::launch::hsa::{self, Hidden, Pointers};
use tombolo_sim::launch::{Dispatch, Scratch};

/// Where in the area of a dispatch the packet, the queue and the segment begin.
const QUEUE: u64 = hsa::PACKET_BYTES as u64;
const SEGMENT: u64 = 512;
/// Where device libraries that were built for code objects of version 4 look for the buffer of calls to the host: so far behind the
/// explicit arguments, where version 5 has a gap. clang 19 links those libraries unless it is told the version.
const HOSTCALL_OF_VERSION_4: u64 = 24;
/// The most kernel argument bytes; more is a broken file.
const MAX_SEGMENT: u64 = 1 << 20;

/// Addresses of what a kernel may have to do with beside its arguments; 0 where it has not.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Services {
    /// The buffer through which it calls the host.
    pub hostcall: u64,
    /// The barrier of a cooperative grid.
    pub grid_barrier: u64,
    /// The head of the heap.
    pub heap: u64,
}

/// The area of one dispatch.
pub(crate) struct Area {
    /// Addresses in it.
    pub pointers: Pointers,
    segment: usize,
}

impl Area {
    /// Bytes that a kernel's area takes.
    ///
    /// # Errors
    /// [`crate::ErrorKind::Value`]: the segment is larger than any kernel's.
    pub fn bytes(kernel: &Kernel) -> Result<u64, Error> {
        let segment = kernel.segment_bytes();
        if segment > MAX_SEGMENT {
            let name = &kernel.info().name;
            return Err(Error::value(format!(
                "kernel `{name}` has {segment} bytes of arguments, the most is {MAX_SEGMENT}"
            )));
        }
        Ok(SEGMENT + segment)
    }

    /// The area at `base`.
    pub fn at(base: u64, kernel: &Kernel, dispatch_id: u64, private_bytes: u32, scratch: Option<Scratch>) -> Self {
        let pointers = Pointers {
            packet: base,
            queue: base + QUEUE,
            kernarg: base + SEGMENT,
            dispatch_id,
            private_bytes,
            scratch,
        };
        Self { pointers, segment: kernel.segment_bytes() as usize }
    }

    /// Whether a kernel may call the host.
    pub fn calls_host(kernel: &Kernel) -> bool {
        Self::has(kernel, ValueKind::HiddenHostcallBuffer)
    }

    /// Whether a kernel may use the heap.
    pub fn uses_heap(kernel: &Kernel) -> bool {
        Self::has(kernel, ValueKind::HiddenHeapV1)
    }

    fn has(kernel: &Kernel, kind: ValueKind) -> bool {
        let mut slots = kernel.info().metadata.iter().flat_map(|metadata| &metadata.args);
        slots.any(|slot| slot.value_kind == kind)
    }

    /// Fills it. `given` are the caller's arguments, which may be followed by hidden ones that are overwritten.
    ///
    /// # Errors
    /// [`crate::ErrorKind::Value`]: too few or too many arguments, or metadata that put one outside the segment.
    pub fn fill(
        &self,
        memory: &mut [u8],
        kernel: &Kernel,
        dispatch: &Dispatch,
        dynamic_lds: u32,
        given: &[u8],
        Services { hostcall, grid_barrier, heap }: Services,
    ) -> Result<(), Error> {
        let name = &kernel.info().name;
        let explicit = kernel.explicit_bytes();
        if (given.len() as u64) < explicit || given.len() > self.segment {
            let (given, most) = (given.len(), self.segment);
            let message =
                format!("kernel `{name}` takes {explicit} bytes of arguments (at most {most}), {given} are given");
            return Err(Error::value(message));
        }
        let object = kernel.module().base().wrapping_add(kernel.info().descriptor_address);
        let packet = hsa::packet(dispatch, object, &self.pointers);
        memory[..packet.len()].copy_from_slice(&packet);
        let queue = hsa::queue(&self.pointers);
        memory[QUEUE as usize..QUEUE as usize + queue.len()].copy_from_slice(&queue);
        let segment = &mut memory[SEGMENT as usize..SEGMENT as usize + self.segment];
        segment.fill(0);
        segment[..given.len()].copy_from_slice(given);
        let (grid, block, queue) = (dispatch.grid, dispatch.block, self.pointers.queue);
        let hidden = Hidden { grid, block, dynamic_lds, queue, hostcall, grid_barrier, heap };
        let at = explicit.next_multiple_of(8).saturating_add(HOSTCALL_OF_VERSION_4);
        let mut slots = kernel.info().metadata.iter().flat_map(|metadata| &metadata.args);
        let is_gap = !slots.any(|slot| slot.offset < at + 8 && slot.offset.saturating_add(slot.size) > at);
        if let Some(place) = usize::try_from(at).ok().and_then(|at| segment.get_mut(at..)?.get_mut(..8))
            && is_gap
            && Self::calls_host(kernel)
        {
            place.copy_from_slice(&hostcall.to_le_bytes());
        }
        let slots = kernel.info().metadata.iter().flat_map(|metadata| &metadata.args);
        for slot in slots.filter(|slot| hsa::is_hidden(slot.value_kind)) {
            let Some(value) = hidden.value(slot.value_kind) else { continue };
            let at = usize::try_from(slot.offset).ok();
            let place = at.and_then(|at| segment.get_mut(at..at.checked_add(value.len())?));
            let wrong = || Error::value(format!("the metadata of `{name}` put an argument at {}", slot.offset));
            place.ok_or_else(wrong)?.copy_from_slice(&value);
        }
        Ok(())
    }
}
