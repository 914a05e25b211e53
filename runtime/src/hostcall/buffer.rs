//! The memory through which kernels call the host, as the device libraries of ROCm lay it out (ROCclr, `HostcallBuffer`): a head, a
//! header for each packet, a payload for each packet, and here behind them the signal that a kernel increments.
//!
//! Two stacks link the packets, the free ones and those that are ready for the host. A link is the index of a packet with a tag above
//! it, which grows with each use, so that a link never comes again. Kernels change both stacks with atomic operations. A host that
//! takes packets off the second one would have to be atomic too, and to reach the lines that the atomic unit keeps; this one leaves
//! the stack as it is, and remembers how far down it has been.

use tombolo_sim::memory::AddressSpace;
use tombolo_sim::run::HostWrite;

/// Packets: at least one for each wave that can be resident, a power of two.
pub(crate) const PACKETS: usize = 64;
const INDEX_MASK: u64 = PACKETS as u64 - 1;

/// Words of the slot of a lane.
pub(crate) const SLOT_WORDS: usize = 8;
const LANES: usize = 64;

/// The head: addresses of headers, payloads and signal, both stacks, the mask of indices.
const READY_STACK: u64 = 32;
/// Headers begin in a line of their own.
const HEADERS: u64 = 64;
/// A header: next packet, lanes, service, control.
const HEADER_BYTES: u64 = 24;
const LANES_AT: u64 = 8;
const SERVICE_AT: u64 = 16;
const CONTROL_AT: u64 = 20;
/// Control bit of a packet that waits for the host.
const READY: u32 = 1;
const PAYLOADS: u64 = (HEADERS + HEADER_BYTES * PACKETS as u64).next_multiple_of(64);
const PAYLOAD_BYTES: u64 = (LANES * SLOT_WORDS * 8) as u64;
/// The signal (`amd_signal_t`): kind, value, and a mailbox, which is null: nobody has to be interrupted.
const SIGNAL: u64 = PAYLOADS + PAYLOAD_BYTES * PACKETS as u64;
const SIGNAL_BYTES: u64 = 64;
/// Kind of a signal whose value is all there is (`AMD_SIGNAL_KIND_USER`).
const SIGNAL_KIND: u64 = 1;

/// A request of a wave.
pub(crate) struct Request {
    /// What it asks for.
    pub service: u32,
    /// The lanes that ask.
    pub lanes: u64,
    /// A slot for each lane.
    pub slots: Vec<u64>,
}

/// The buffer at an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Device address of its head.
    pub base: u64,
}

impl Layout {
    /// Bytes of a buffer.
    pub const BYTES: u64 = SIGNAL + SIGNAL_BYTES;

    /// Makes the buffer ready for a dispatch: every packet is free.
    pub fn initialize(self, memory: &mut [u8]) {
        let mut put = |at: u64, value: u64| memory[at as usize..at as usize + 8].copy_from_slice(&value.to_le_bytes());
        for (at, value) in (0..).step_by(8).zip([
            self.base + HEADERS,
            self.base + PAYLOADS,
            self.base + SIGNAL,
            // The first free packet; the one of index 0 is last, with a tag, since 0 is no link.
            PACKETS as u64 - 1,
            0,
            INDEX_MASK,
        ]) {
            put(at, value);
        }
        for index in 0..PACKETS as u64 {
            let next = match index {
                0 => 0,
                1 => PACKETS as u64,
                _ => index - 1,
            };
            let header = HEADERS + HEADER_BYTES * index;
            [next, 0, 0].into_iter().zip((header..).step_by(8)).for_each(|(value, at)| put(at, value));
        }
        for (at, value) in (SIGNAL..SIGNAL + SIGNAL_BYTES).step_by(8).zip([SIGNAL_KIND, 1, 0, 0, 0, 0, 0, 0]) {
            put(at, value);
        }
    }

    /// The links of the packets that have become ready since the stack began with the link `last`, latest first.
    pub fn ready(self, memory: &AddressSpace, last: u64) -> Vec<u64> {
        let mut links = vec![];
        let mut link = word(memory, self.base + READY_STACK);
        // A program that destroys the stack gets no more than there can be. Each packet above `last` waits, so that its link to the
        // one below is what it was.
        while let Some(packet) = link.filter(|link| *link != 0 && *link != last)
            && links.len() < PACKETS
        {
            links.push(packet);
            link = word(memory, self.header(packet));
        }
        links
    }

    /// The request of a packet; none if it waits for nothing.
    pub fn request(self, memory: &AddressSpace, link: u64) -> Option<Request> {
        let header = self.header(link);
        let control = word(memory, header + SERVICE_AT)?;
        if control >> 32 & u64::from(READY) == 0 {
            return None;
        }
        let mut slots = vec![0; PAYLOAD_BYTES as usize];
        memory.read(self.payload(link), &mut slots).ok()?;
        let slots = slots.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect();
        Some(Request { service: control as u32, lanes: word(memory, header + LANES_AT)?, slots })
    }

    /// The writes that answer a packet: two words for each lane, then the flag that lets the wave go on.
    pub fn answer(self, link: u64, request: &Request) -> Vec<HostWrite> {
        let lanes = (0..LANES).filter(|lane| request.lanes >> lane & 1 != 0);
        let mut writes: Vec<HostWrite> = lanes
            .map(|lane| {
                let words = &request.slots[lane * SLOT_WORDS..][..2];
                let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                HostWrite { address: self.payload(link) + (lane * SLOT_WORDS * 8) as u64, bytes }
            })
            .collect();
        writes.push(HostWrite { address: self.header(link) + CONTROL_AT, bytes: vec![0; 4] });
        writes
    }

    fn header(self, link: u64) -> u64 {
        self.base + HEADERS + HEADER_BYTES * (link & INDEX_MASK)
    }

    fn payload(self, link: u64) -> u64 {
        self.base + PAYLOADS + PAYLOAD_BYTES * (link & INDEX_MASK)
    }
}

fn word(memory: &AddressSpace, address: u64) -> Option<u64> {
    let mut bytes = [0; 8];
    memory.read(address, &mut bytes).ok()?;
    Some(u64::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_sim::memory::Access;

    const BASE: u64 = 0x10_0000;

    fn fresh() -> AddressSpace {
        let mut memory = AddressSpace::default();
        let mut bytes = vec![0xaa; Layout::BYTES as usize];
        Layout { base: BASE }.initialize(&mut bytes);
        memory.insert("hostcall", BASE, bytes, Access::ReadWrite).unwrap();
        memory
    }

    fn put(memory: &mut AddressSpace, address: u64, value: u64) {
        memory.write(address, &value.to_le_bytes()).unwrap();
    }

    #[test]
    fn every_packet_is_on_the_free_stack_once_and_no_link_is_null() {
        let (memory, layout) = (fresh(), Layout { base: BASE });
        let (mut link, mut seen) = (word(&memory, BASE + 24).unwrap(), vec![]);
        while link != 0 {
            seen.push(link & INDEX_MASK);
            link = word(&memory, layout.header(link)).unwrap();
        }
        assert_eq!(seen, (0..PACKETS as u64).rev().collect::<Vec<_>>());
        assert_eq!(layout.ready(&memory, 0), [0; 0]);
    }

    #[test]
    fn of_a_stack_on_top_of_what_was_seen_before_only_what_is_new_is_ready() {
        let (mut memory, layout) = (fresh(), Layout { base: BASE });
        put(&mut memory, BASE + READY_STACK, 5);
        put(&mut memory, layout.header(5), 0);
        assert_eq!(layout.ready(&memory, 0), [5]);
        put(&mut memory, BASE + READY_STACK, 7);
        put(&mut memory, layout.header(7), 5);
        assert_eq!(layout.ready(&memory, 5), [7]);
        assert_eq!(layout.ready(&memory, 7), [0; 0]);
    }

    #[test]
    fn a_stack_that_never_ends_is_cut_off() {
        let (mut memory, layout) = (fresh(), Layout { base: BASE });
        put(&mut memory, BASE + READY_STACK, 5);
        put(&mut memory, layout.header(5), 5);
        assert_eq!(layout.ready(&memory, 0).len(), PACKETS);
    }

    #[test]
    fn an_answer_writes_two_words_a_lane_and_clears_the_flag_last() {
        let (mut memory, layout) = (fresh(), Layout { base: BASE });
        put(&mut memory, layout.header(3) + LANES_AT, 0b101);
        put(&mut memory, layout.header(3) + SERVICE_AT, 2 | 1 << 32);
        put(&mut memory, layout.payload(3) + 128, 77);
        let request = layout.request(&memory, 3).unwrap();
        assert_eq!((request.service, request.lanes, request.slots[16]), (2, 5, 77));
        let writes = layout.answer(3, &request);
        assert_eq!(writes.len(), 3);
        assert_eq!((writes[1].address, writes[1].bytes[0]), (layout.payload(3) + 128, 77));
        assert_eq!(writes[2], HostWrite { address: layout.header(3) + CONTROL_AT, bytes: vec![0; 4] });
        put(&mut memory, layout.header(3) + SERVICE_AT, 2);
        assert!(layout.request(&memory, 3).is_none());
    }
}
