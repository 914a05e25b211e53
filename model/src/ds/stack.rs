//! DS_BVH_STACK: the short traversal stack of ray tracing, a ring of dwords in LDS for each lane (section 12.5.3).
//!
//! The section and the pseudocode of 16.15 contradict each other; docs/model-decisions.md tells what is done here.

use crate::lds::Lds;
use crate::wave::Wave;

/// How many nodes come in, the last of which is not pushed, and how many go out at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Data dwords: 4 or 8.
    pub pushed: usize,
    /// Result dwords: 1 or 2.
    pub pops: usize,
}

/// The VGPRs of the instruction.
#[derive(Debug, Clone, Copy)]
pub struct Registers {
    /// First result.
    pub destination: usize,
    /// Stack address, read and written.
    pub address: usize,
    /// Last node pointer.
    pub last: usize,
    /// First node.
    pub data: usize,
}

/// No node.
const INVALID_NODE: u32 = u32::MAX;

/// The stack address, unpacked as the table "Address Fields" of section 12.5.3 has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stack {
    valid_entries: u32,
    entries_to_tlas: u32,
    ring_address: u32,
    base: u32,
    has_tlas: bool,
    overflowed: bool,
    blas_to_tlas_pop: bool,
}

impl Stack {
    const fn unpack(word: u32) -> Stack {
        Stack {
            valid_entries: word & 31,
            entries_to_tlas: word >> 5 & 31,
            ring_address: word >> 10 & 31,
            base: word >> 15 & 0x3fff,
            has_tlas: word >> 29 & 1 != 0,
            overflowed: word >> 30 & 1 != 0,
            blas_to_tlas_pop: word >> 31 != 0,
        }
    }

    fn pack(self) -> u32 {
        self.valid_entries
            | self.entries_to_tlas << 5
            | self.ring_address << 10
            | self.base << 15
            | u32::from(self.has_tlas) << 29
            | u32::from(self.overflowed) << 30
            | u32::from(self.blas_to_tlas_pop) << 31
    }

    const fn entry(self, index: u32) -> u32 {
        4 * (self.base + index)
    }

    /// Pushes a node; the oldest one is lost when the ring is full.
    fn push(&mut self, lds: &mut Lds, size: u32, node: u32) {
        lds.store_u32(self.entry(self.ring_address), node);
        self.ring_address = (self.ring_address + 1) % size;
        if self.valid_entries == size.min(31) {
            self.overflowed = true;
        } else {
            self.valid_entries += 1;
        }
        if self.has_tlas {
            self.entries_to_tlas = (self.entries_to_tlas + 1).min(31);
        }
    }

    /// Pops the youngest node; none from an empty stack.
    fn pop(&mut self, lds: &mut Lds, size: u32) -> u32 {
        if self.valid_entries == 0 {
            return INVALID_NODE;
        }
        self.blas_to_tlas_pop = false;
        self.valid_entries -= 1;
        self.ring_address = (self.ring_address + size - 1) % size;
        if self.has_tlas {
            if self.entries_to_tlas == 0 {
                self.has_tlas = false;
                self.blas_to_tlas_pop = true;
            } else {
                self.entries_to_tlas -= 1;
            }
        }
        let address = self.entry(self.ring_address);
        let node = lds.load_u32(address);
        lds.store_u32(address, INVALID_NODE);
        node
    }

    /// The youngest node, left where it is.
    fn youngest(self, lds: &mut Lds, size: u32) -> u32 {
        match self.valid_entries {
            0 => INVALID_NODE,
            _ => lds.load_u32(self.entry((self.ring_address + size - 1) % size)),
        }
    }
}

/// One lane: pushes all nodes but the last, and answers the last one or what it pops. `size` is the number of entries
/// of the ring, 0 meaning 32.
pub fn step(wave: &mut Wave, lds: &mut Lds, shape: Shape, registers: Registers, size: u32, lane: usize) {
    let size = if size == 0 { 32 } else { size };
    let mut stack = Stack::unpack(wave.vgpr_lane(registers.address, lane));
    stack.ring_address %= size;
    let last = wave.vgpr_lane(registers.last, lane);
    let valid = |node: u32| node != INVALID_NODE && (last == INVALID_NODE || node != last);
    let node = |index: usize| wave.vgpr_lane(registers.data + index, lane);
    for node in (0..shape.pushed - 1).map(node) {
        if valid(node) {
            stack.push(lds, size, node);
        } else if node == last {
            // The node visited last: those after it have been visited before.
            break;
        }
    }
    let newest = node(shape.pushed - 1);
    let first = if valid(newest) { newest } else { stack.pop(lds, size) };
    let has_second = shape.pops > 1 && valid(stack.youngest(lds, size));
    let second = if has_second { stack.pop(lds, size) } else { INVALID_NODE };
    wave.set_vgpr_lane(registers.destination, lane, first);
    if shape.pops > 1 {
        wave.set_vgpr_lane(registers.destination + 1, lane, second);
    }
    wave.set_vgpr_lane(registers.address, lane, stack.pack());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    const REGISTERS: Registers = Registers { destination: 0, address: 1, last: 2, data: 3 };

    fn run(wave: &mut Wave, lds: &mut Lds, last: u32, nodes: [u32; 4]) -> u32 {
        wave.set_vgpr_lane(2, 0, last);
        for (index, node) in nodes.into_iter().enumerate() {
            wave.set_vgpr_lane(3 + index, 0, node);
        }
        step(wave, lds, Shape { pushed: 4, pops: 1 }, REGISTERS, 8, 0);
        wave.vgpr_lane(0, 0)
    }

    #[test]
    fn nodes_come_back_in_reverse_order_and_the_last_one_is_not_pushed() {
        let (mut wave, mut lds) = (Wave::new(WaveSize::W32, 16), Lds::new(1024));
        wave.set_vgpr_lane(1, 0, 16 << 15);
        assert_eq!(run(&mut wave, &mut lds, INVALID_NODE, [10, 11, INVALID_NODE, 12]), 12);
        assert_eq!(lds.load_u32(64), 10);
        assert_eq!(wave.vgpr_lane(1, 0), 16 << 15 | 2 << 10 | 2);
        assert_eq!(run(&mut wave, &mut lds, INVALID_NODE, [INVALID_NODE; 4]), 11);
        assert_eq!(run(&mut wave, &mut lds, INVALID_NODE, [INVALID_NODE; 4]), 10);
        assert_eq!(run(&mut wave, &mut lds, INVALID_NODE, [INVALID_NODE; 4]), INVALID_NODE);
    }

    #[test]
    fn nodes_after_the_last_visited_one_are_not_pushed() {
        let (mut wave, mut lds) = (Wave::new(WaveSize::W32, 16), Lds::new(1024));
        assert_eq!(run(&mut wave, &mut lds, 11, [10, 11, 12, INVALID_NODE]), 10);
        assert_eq!(run(&mut wave, &mut lds, 11, [INVALID_NODE; 4]), INVALID_NODE);
    }

    #[test]
    fn a_full_ring_loses_its_oldest_nodes_and_says_so() {
        let (mut wave, mut lds) = (Wave::new(WaveSize::W32, 16), Lds::new(1024));
        for first in [1, 4, 7] {
            run(&mut wave, &mut lds, INVALID_NODE, [first, first + 1, first + 2, 100]);
        }
        let stack = Stack::unpack(wave.vgpr_lane(1, 0));
        assert_eq!((stack.valid_entries, stack.overflowed), (8, true));
        assert_eq!(run(&mut wave, &mut lds, INVALID_NODE, [INVALID_NODE; 4]), 9);
    }
}
