//! Calls from kernels to the host: printf, the messages of failed assertions, and memory.
//!
//! The device libraries that clang links into kernels (`__ockl_hostcall_*`) put a packet with a slot for each lane onto a stack in
//! memory, and wait until the host has cleared its flag. The host looks at the stack now and then while the dispatch runs
//! ([`tombolo_sim::run::Host`]), prints or allocates, and answers. [`buffer`] is the layout of that memory, [`messages`] puts the pieces of
//! messages together, [`format`] prints them; the [heap](crate::heap) has the memory.

pub(crate) mod buffer;
pub(crate) mod format;
mod messages;

use crate::heap::Heap;
use crate::memory::Memory;
use crate::output::{Output, Stream};
use buffer::{Layout, Request, SLOT_WORDS};
use messages::{Message, Messages};
use tombolo_sim::memory::AddressSpace;
use tombolo_sim::run::{ErrorKind, Host, HostWrite, RunError};

/// Services that the device libraries know and that are refused: a function of the host is nothing that a kernel may choose.
const REFUSED: [(u32, &str); 2] = [(1, "a call of a host function"), (4, "the address sanitizer")];
const PRINTF: u32 = 2;
const DEVICE_MEMORY: u32 = 3;

/// The format of the message that `assert` of HIP's headers prints before it traps.
const ASSERTION: &str = "%s:%u: %s: Device-side assertion `%s' failed.\n";

/// The host of one dispatch.
pub(crate) struct Service<'a> {
    layout: Layout,
    messages: Messages,
    output: &'a mut Output,
    /// The device's memory, without the address space that the dispatch has.
    memory: &'a mut Memory,
    heap: &'a mut Heap,
    /// The link that was on top of the ready packets at the last look.
    seen: u64,
    /// The message of the last assertion that failed.
    pub assertion: Option<String>,
}

impl<'a> Service<'a> {
    /// Serves the buffer of that layout.
    pub fn new(layout: Layout, output: &'a mut Output, memory: &'a mut Memory, heap: &'a mut Heap) -> Self {
        Self { layout, messages: Messages::default(), output, memory, heap, seen: 0, assertion: None }
    }

    /// Meets the request of a packet: each lane's, in the order of the lanes. The first word of a slot becomes the answer.
    fn meet(&mut self, request: &mut Request, space: &mut AddressSpace) -> Result<(), RunError> {
        for lane in (0..64).filter(|lane| request.lanes >> lane & 1 != 0) {
            let slot = &mut request.slots[lane * SLOT_WORDS..][..SLOT_WORDS];
            slot[0] = match request.service {
                PRINTF => match self.messages.add(slot).map_err(unsupported)? {
                    Message::Open(descriptor) => descriptor,
                    Message::Whole(words) => self.print(&words) as u64,
                },
                DEVICE_MEMORY => self.allocate(slot[0], slot[1], space)?,
                service => {
                    let name =
                        REFUSED.iter().find(|(number, _)| *number == service).map_or("unknown", |(_, name)| name);
                    return Err(unsupported(format!("the kernel asks the host for service {service}: {name}")));
                }
            };
        }
        Ok(())
    }

    /// Memory of so many bytes, or the memory at an address back.
    fn allocate(&mut self, address: u64, bytes: u64, space: &mut AddressSpace) -> Result<u64, RunError> {
        let served = self.with_memory(space, |heap, memory| heap.serve(memory, address, bytes));
        served.map_err(|message| RunError { kind: ErrorKind::Memory, message, wave: None, pc: None })
    }

    /// Lets the heap do something in the device's memory.
    fn with_memory<T>(&mut self, space: &mut AddressSpace, work: impl FnOnce(&mut Heap, &mut Memory) -> T) -> T {
        std::mem::swap(&mut self.memory.space, space);
        let done = work(self.heap, self.memory);
        std::mem::swap(&mut self.memory.space, space);
        done
    }

    /// Prints a message: a word that chooses the stream, the format, the arguments. Answers as printf does.
    fn print(&mut self, words: &[u64]) -> i64 {
        let (stream, words) = match words.split_first() {
            Some((0, words)) => (Stream::Output, words),
            Some((1, words)) => (Stream::Error, words),
            _ => return -1,
        };
        let text = format::message(words);
        if stream == Stream::Error && format::format_of(words) == ASSERTION.as_bytes() {
            self.assertion = Some(String::from_utf8_lossy(&text).trim_end().to_owned());
        }
        self.output.write(stream, &text);
        text.len() as i64
    }
}

impl Host for Service<'_> {
    fn serve(&mut self, memory: &mut AddressSpace) -> Result<Vec<HostWrite>, RunError> {
        let packets = self.layout.ready(memory, self.seen);
        self.seen = packets.first().copied().unwrap_or(self.seen);
        let mut writes = vec![];
        for packet in packets.into_iter().rev() {
            let Some(mut request) = self.layout.request(memory, packet) else { continue };
            self.meet(&mut request, memory)?;
            writes.extend(self.layout.answer(packet, &request));
        }
        writes.extend(self.with_memory(memory, Heap::add_slabs).map_err(unsupported)?);
        Ok(writes)
    }
}

fn unsupported(message: String) -> RunError {
    RunError { kind: ErrorKind::Unsupported, message, wave: None, pc: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_sim::memory::{Access, Bounds};

    #[test]
    fn services_that_are_not_there_are_refused_by_name() {
        for (service, name) in [(1, "host function"), (4, "address sanitizer"), (9, "unknown")] {
            let (layout, mut output) = (Layout { base: 0x1000 }, Output::default());
            let mut bytes = vec![0; Layout::BYTES as usize];
            layout.initialize(&mut bytes);
            let mut put = |at: usize, value: u64| bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
            // Packet 1 is ready, and asks for the service in its first lane.
            put(32, 1);
            put(64 + 24, 0);
            put(64 + 24 + 8, 1);
            put(64 + 24 + 16, service | 1 << 32);
            let mut memory = AddressSpace::default();
            memory.insert("hostcall", layout.base, bytes, Access::ReadWrite).unwrap();
            let (mut own, mut heap) = (Memory::new(1 << 20, Bounds::Rounded, None), Heap::default());
            let error = Service::new(layout, &mut output, &mut own, &mut heap).serve(&mut memory).unwrap_err();
            assert_eq!(error.kind, ErrorKind::Unsupported);
            assert!(error.message.contains(&format!("service {service}")) && error.message.contains(name), "{error:?}");
        }
    }
}
