//! Slabs that the host adds to the heap of kernels whose device library cannot.
//!
//! A kernel that finds no piece of its size asks the clock whether its last slab is old enough for another one. ROCm 5.2.3's library reads the clock by an
//! instruction that gfx12 does not have: clang leaves the reading out, the answer is never, and the kernel looks again for ever. Others wait for what one
//! of them gets, and so does this one: the host sees in the head that a kernel has asked, has not come beyond the clock, and has no slab with room, and
//! puts a slab there as a kernel would. The head of that library is smaller than that of later ones, which have first slabs in it: kernels of both in one
//! process would take each other's words for their own.

use crate::heap::{HEAD, SLAB};
use tombolo_sim::run::HostWrite;

/// Sizes of pieces: 16 bytes, 24, 32, 48 and so on to 3072.
const KINDS: usize = 16;
/// Where in a slab the pieces of each size begin.
const PIECES: [u64; KINDS] =
    [16288, 10904, 8192, 5504, 4160, 2816, 2176, 1472, 1280, 896, 1024, 512, 1024, 512, 2048, 2048];
/// From so many taken pieces on, a slab counts as full: 85 % of those that can be used.
const FULL: [u32; KINDS] =
    [110_114, 73_744, 55_054, 36_895, 27_364, 18_399, 13_477, 9133, 6524, 4495, 3045, 2176, 1305, 1015, 435, 435];
/// No piece lies at a multiple of this: those are the addresses of large ones.
const PAGE: u64 = 4096;
/// A slab begins with the number of its size, its own number, and where the search for a free piece goes on; bits of the pieces follow.
const BITS: usize = 16;

/// In the head of ROCm 5.2.3's library, for each size: slabs that there are, and slabs that there is room for.
const COUNTS: usize = 512;
const ROOMS: usize = 1024;
const STRIDE: usize = 32;
/// There, for each slab of a size: an address that is not used here, that of the slab, and the pieces that are taken.
const RECORDS: usize = 2560;
const RECORD_BYTES: usize = 24;
/// Slabs of a size that have their record in the head; kernels make room for so many when they want their first one.
const RECORDED: u32 = 256;
/// In the head of later libraries, for each size: the time of the last slab.
const TIMES: usize = 6144;
const TIME_STRIDE: usize = 128;
/// Clocks between two slabs of a size.
const TICKS: u64 = 20_000;
/// A time behind which the first slab need not wait, whatever the clock says, and which no clock comes to: a head that still has it for every size is
/// that of the old library, or not used yet.
const LONG_AGO: u64 = 0u64.wrapping_sub(TICKS);

/// Sets the times of a new head.
pub(crate) fn initialize(head: &mut [u8; HEAD as usize]) {
    for kind in 0..KINDS {
        head[TIMES + TIME_STRIDE * kind..][..8].copy_from_slice(&LONG_AGO.to_le_bytes());
    }
}

/// Where in the head the record of a slab is.
fn record(kind: Kind, number: u32) -> usize {
    RECORDS + RECORD_BYTES * (RECORDED as usize * kind.0 + number as usize)
}

/// A size of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Kind(usize);

impl Kind {
    fn bytes(self) -> u64 {
        let power = 16 << (self.0 / 2);
        if self.0.is_multiple_of(2) { power } else { power / 2 * 3 }
    }

    /// Pieces of a slab, those that cannot be used among them.
    fn pieces(self) -> u64 {
        (SLAB - PIECES[self.0]) / self.bytes()
    }

    fn is_usable(self, piece: u64) -> bool {
        !(PIECES[self.0] + self.bytes() * piece).is_multiple_of(PAGE)
    }
}

/// A slab that is wanted: its size, and its number among those of that size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wanted {
    kind: Kind,
    number: u32,
}

impl Wanted {
    /// The slabs that kernels wait for.
    pub fn of(head: &[u8; HEAD as usize]) -> Vec<Self> {
        let word = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| head[at + byte]));
        let long = |at: usize| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
        if (0..KINDS).any(|kind| long(TIMES + TIME_STRIDE * kind) != LONG_AGO) {
            return vec![];
        }
        let wanted = |kind: usize| {
            let [number, room] = [COUNTS, ROOMS].map(|at| word(at + STRIDE * kind));
            let kind = Kind(kind);
            if room != RECORDED || number >= RECORDED || long(record(kind, number) + 8) != 0 {
                return None;
            }
            let is_full = |slab: u32| word(record(kind, slab) + 16) >= FULL[kind.0];
            (0..number).all(is_full).then_some(Self { kind, number })
        };
        (0..KINDS).filter_map(wanted).collect()
    }

    /// The first bytes of the slab; the rest is zero.
    pub fn content(self) -> Vec<u8> {
        let Self { kind, number } = self;
        let pieces = kind.pieces();
        let mut bytes = vec![0; BITS + 4 * pieces.div_ceil(32) as usize];
        bytes[..4].copy_from_slice(&(kind.0 as u32).to_le_bytes());
        bytes[4..8].copy_from_slice(&number.to_le_bytes());
        // Neither what lies on a page nor what is behind the last piece may be taken.
        let bits = pieces.next_multiple_of(32);
        for piece in (0..bits).filter(|piece| *piece >= pieces || !kind.is_usable(*piece)) {
            bytes[BITS + piece as usize / 8] |= 1 << (piece % 8);
        }
        bytes
    }

    /// The writes to the head at that address that make the slab known: where it is, then that it is there.
    pub fn writes(self, head: u64, slab: u64) -> [HostWrite; 2] {
        let Self { kind, number } = self;
        let (place, count) = (record(kind, number) + 8, COUNTS + STRIDE * kind.0);
        [
            HostWrite { address: head + place as u64, bytes: slab.to_le_bytes().to_vec() },
            HostWrite { address: head + count as u64, bytes: (number + 1).to_le_bytes().to_vec() },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn head() -> Box<[u8; HEAD as usize]> {
        let mut head = Box::new([0; HEAD as usize]);
        initialize(&mut head);
        head
    }

    fn put(head: &mut [u8], at: usize, value: u32) {
        head[at..at + 4].copy_from_slice(&value.to_le_bytes());
    }

    #[test]
    fn sizes_have_the_pieces_of_the_device_library() {
        let facts = |kind| (Kind(kind).bytes(), Kind(kind).pieces());
        assert_eq!([0, 1, 6, 15].map(facts), [(16, 130_054), (24, 86_927), (128, 16_367), (3072, 682)]);
        let usable = |kind: Kind| (0..kind.pieces()).filter(|piece| kind.is_usable(*piece)).count() as u32;
        assert_eq!(std::array::from_fn(|kind| usable(Kind(kind)) * 85 / 100), FULL);
    }

    #[test]
    fn a_slab_is_wanted_where_a_kernel_has_asked_and_not_come_beyond_the_clock() {
        let mut head = head();
        assert_eq!(Wanted::of(&head), []);
        put(&mut *head, ROOMS + STRIDE * 3, RECORDED);
        let first = Wanted { kind: Kind(3), number: 0 };
        assert_eq!(Wanted::of(&head), [first]);
        for HostWrite { address, bytes } in first.writes(0, 2 << 20) {
            head[address as usize..][..bytes.len()].copy_from_slice(&bytes);
        }
        assert_eq!(Wanted::of(&head), []);
        put(&mut *head, record(Kind(3), 0) + 16, FULL[3]);
        assert_eq!(Wanted::of(&head), [Wanted { kind: Kind(3), number: 1 }]);
        // A kernel that reads the clock gets its slabs itself.
        put(&mut *head, TIMES + TIME_STRIDE * 5, 7);
        assert_eq!(Wanted::of(&head), []);
    }

    #[test]
    fn pieces_on_pages_and_behind_the_last_one_are_taken_from_the_beginning() {
        let content = Wanted { kind: Kind(15), number: 5 }.content();
        assert_eq!(content.len(), 16 + 4 * 22);
        assert_eq!(content[..20], [15, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x44, 0x44, 0x44, 0x44]);
        // 682 pieces end with bit 9 of the last word.
        assert_eq!(content[100..], [0x44, 0xfc, 0xff, 0xff]);
    }
}
