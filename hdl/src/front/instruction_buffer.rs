//! The instruction buffer of a wave: twelve dwords, filled eight at a time, emptied one instruction at a time.
//!
//! Two barrel shifters over dwords; around 3,300 LUTs. The flip-flops are in [`super::wave_slot`].

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// Dwords that a buffer holds.
pub const CAPACITY: usize = 12;
/// Dwords that one fetch delivers: an aligned half of a 64-byte line.
pub const CHUNK: usize = 8;

generator_block! {
    /// What the buffer holds after this clock edge.
    pub struct InstructionBuffer() {
        /// What it holds; dwords beyond `count` are zero.
        in words: [Bits<32>; CAPACITY],
        /// How many.
        in count: (Bits<4>),
        /// Dwords taken from the front in this cycle.
        in consume: (Bits<3>),
        /// A chunk arrives.
        in append: (Bit),
        /// The chunk.
        in chunk: [Bits<32>; CHUNK],
        /// Dwords at the chunk's start that precede the program counter.
        in skip: (Bits<3>),
        /// Empties the buffer; what arrives is dropped.
        in flush: (Bit),
        /// Held after the edge.
        out next_words: [Bits<32>; CAPACITY],
        /// How many after the edge.
        out next_count: (Bits<4>),
    }
    |g| {
        let total = 32 * CAPACITY as u32;
        let dwords = |count: &tombolo_netlist::builder::Wire| count.concat(&g.zero(5));
        let pack = |words: Vec<tombolo_netlist::builder::Wire>| g.concat(&words.iter().rev().collect::<Vec<_>>());
        let consume = g.input("consume");
        let kept = pack(g.inputs("words", CAPACITY)).shift_right(&dwords(&consume));
        let kept_count = g.name("kept_count", &(g.input("count") - consume.zero_extend(4)));
        let skip = g.input("skip");
        let fresh = pack(g.inputs("chunk", CHUNK)).shift_right(&dwords(&skip));
        let append = g.input("append");
        let fresh = fresh.zero_extend(total).shift_left(&dwords(&kept_count)).when(&append);
        let fresh_count = (g.constant(4, CHUNK as u128) - skip.zero_extend(4)).when(&append);
        let keep = !g.input("flush");
        let words = (kept | fresh).when(&keep);
        let words: Vec<_> = (0..CAPACITY as u32).map(|at| words.slice(32 * at, 32)).collect();
        g.outputs("next_words", &words);
        g.output("next_count", &(kept_count + fresh_count).when(&keep));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The buffer after one edge: `held` dwords from 1 on, `consume` taken, a chunk from 101 on appended behind `skip`.
    fn after(held: u64, consume: u64, skip: Option<u64>, flush: bool) -> Vec<u64> {
        let mut buffer = InstructionBuffer::new();
        for (at, word) in buffer.words.iter_mut().enumerate() {
            word.next = if (at as u64) < held { (at as u64 + 1).into() } else { 0.into() };
        }
        for (at, word) in buffer.chunk.iter_mut().enumerate() {
            word.next = (at as u64 + 101).into();
        }
        buffer.count.next = held.into();
        buffer.consume.next = consume.into();
        buffer.append.next = skip.is_some();
        buffer.skip.next = skip.unwrap_or(0).into();
        buffer.flush.next = flush;
        simulate(&mut buffer, 10);
        let count = buffer.next_count.val().to_u64() as usize;
        let words: Vec<u64> = buffer.next_words.iter().map(|word| word.val().to_u64()).collect();
        assert!(words[count..].iter().all(|word| *word == 0), "dwords beyond the count stay zero: {words:?}");
        words[..count].to_vec()
    }

    #[test]
    fn a_chunk_follows_what_is_left() {
        assert_eq!(after(4, 3, Some(6), false), [4, 107, 108]);
        assert_eq!(after(4, 0, Some(0), false), [1, 2, 3, 4, 101, 102, 103, 104, 105, 106, 107, 108]);
        assert!(after(2, 2, None, false).is_empty());
    }

    #[test]
    fn a_flush_drops_everything() {
        assert!(after(4, 1, Some(0), true).is_empty());
    }
}
