//! The instruction buffer of a wave: two chunks of 8 or 4 dwords, each replaced as a whole, read at any dword.
//!
//! A chunk lies where its address says (the bit above its dwords chooses the half), so nothing is ever moved: with 8 dwords a
//! chunk 512 flip-flops, and 640 LUTs that rotate the first three dwords at the head into place; with 4 dwords 256 and 416. What is
//! valid is known to [`super::stream`].

use super::decode::LONGEST;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description. `size` of a chunk: 4 or 8 dwords.
    pub struct InstructionBuffer(size: usize) clocked {
        /// Replaces the lower half, the upper half.
        in write: [Bit; 2],
        /// The chunk.
        in chunk: [Bits<32>; size],
        /// Dword at which the head lies, in a line; the buffer holds all of it or half of it.
        in position: (Bits<4>),
        /// The dwords at the head; behind the end of the buffer comes its beginning.
        out head: [Bits<32>; LONGEST],
    }
    |g| {
        let chunk = g.inputs("chunk", size);
        let mut words: Vec<Wire> = vec![];
        for (half, write) in g.inputs("write", 2).iter().enumerate() {
            words.extend((0..size).map(|at| g.register_enabled(&format!("word_{}", size * half + at), &chunk[at], write)));
        }
        // Rotates by powers of two, keeping only what later steps can still reach.
        let position = g.input("position");
        for bit in (0..=size.ilog2()).rev() {
            let (by, count) = (1 << bit, words.len());
            let kept = LONGEST - 1 + by;
            let moved = |at: usize| position.bit(bit).select(&words[(at + by) % count], &words[at]);
            words = (0..kept).map(moved).collect();
        }
        g.outputs("head", &words);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_head_may_lie_anywhere_in_the_buffer_and_wraps_to_its_beginning() {
        for size in [4, 8] {
            anywhere(size);
        }
    }

    fn anywhere(size: usize) {
        let mut buffer = InstructionBuffer::new(size);
        for half in 0..2 {
            for (at, word) in buffer.chunk.iter_mut().enumerate() {
                word.next = (100 + (size * half + at) as u64).into();
            }
            buffer.write[half].next = true;
            buffer.write[1 - half].next = false;
            buffer.clock.next = false.into();
            simulate(&mut buffer, 10);
            buffer.clock.next = true.into();
            simulate(&mut buffer, 10);
        }
        for position in 0..16 {
            buffer.position.next = position.into();
            simulate(&mut buffer, 10);
            let head: Vec<u64> = buffer.head.iter().map(|word| word.val().to_u64()).collect();
            let expected: Vec<u64> = (0..LONGEST as u64).map(|at| 100 + (position + at) % (2 * size as u64)).collect();
            assert_eq!(head, expected, "{size} dwords a chunk, at {position}");
        }
    }
}
