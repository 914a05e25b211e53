//! The dispatch that an AQL packet asks for. The packet has the address of a kernel descriptor in memory, and the kernel's arguments are where it
//! says; scratch memory, packet and queue are those of the device.

use crate::device::Statistics;
use crate::error::{Error, ErrorKind};
use crate::memory::Protection;
use crate::state::State;
use crate::views::Wanted;
use tombolo_code_object::{DESCRIPTOR_BYTES, Descriptor};
use tombolo_sim::launch::{Dispatch, hsa};

/// The most scratch bytes of a work-item that a packet can ask for.
const MOST_PRIVATE_BYTES: u32 = 1 << 18;

impl State {
    /// Runs the kernel of an AQL dispatch packet to its end.
    pub fn dispatch_packet(&mut self, packet: &[u8; hsa::PACKET_BYTES], limit: u64) -> Result<Statistics, Error> {
        let half = |at: usize| u32::from(u16::from_le_bytes([packet[at], packet[at + 1]]));
        let word = |at: usize| half(at) | half(at + 2) << 16;
        let long = |at: usize| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
        let (block, grid) = ([4, 6, 8].map(half), [12, 16, 20].map(word));
        let (private_bytes, lds_bytes, object, kernarg) = (word(24), word(28), long(32), long(40));
        let name = format!("the kernel of descriptor {object:#x}");
        let mut bytes = [0; DESCRIPTOR_BYTES];
        bytes.copy_from_slice(self.memory.bytes_mut(object, DESCRIPTOR_BYTES as u64)?);
        let none = || Error::new(ErrorKind::CodeObject, format!("{object:#x} is no kernel descriptor"));
        let descriptor = Descriptor::from_bytes(&bytes).ok_or_else(none)?;
        if private_bytes > MOST_PRIVATE_BYTES {
            let message =
                format!("{name}: {private_bytes} bytes of scratch a work-item, the most is {MOST_PRIVATE_BYTES}");
            return Err(Error::new(ErrorKind::Dispatch, message));
        }
        let target = self.processor().target();
        let scratch = self.scratch_of(private_bytes, descriptor.wavefront_size())?;
        let needed = (hsa::PACKET_BYTES + hsa::QUEUE_BYTES) as u64;
        let area = "the dispatch packet and the queue";
        let base = Self::room(&mut self.memory, &mut self.area, area, needed, Protection::ReadOnly)?;
        let queue = base + hsa::PACKET_BYTES as u64;
        let pointers =
            hsa::Pointers { packet: base, queue, kernarg, dispatch_id: self.dispatches, private_bytes, scratch };
        let memory = self.memory.bytes_mut(base, needed)?;
        memory[..hsa::PACKET_BYTES].copy_from_slice(packet);
        memory[hsa::PACKET_BYTES..].copy_from_slice(&hsa::queue(&pointers));
        let dispatch = Dispatch {
            entry: object.wrapping_add_signed(descriptor.entry_offset),
            user_sgprs: hsa::user_sgprs(&name, target, &descriptor, &pointers)?,
            kernel: name,
            target,
            descriptor,
            grid,
            block,
            cooperative: false,
            lds_bytes,
            scratch,
            trap_handler: None,
        };
        let code_object = self.no_code.clone();
        Ok(self.run(dispatch, code_object, 0, None, Wanted::default(), limit)?.0)
    }
}
