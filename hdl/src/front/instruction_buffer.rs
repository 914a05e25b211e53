//! The instruction buffer of a wave: twelve dwords, filled eight at a time, emptied one instruction at a time.
//!
//! Two barrel shifters over dwords; around 1,100 LUTs. The flip-flops are in [`super::wave_slot`].

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
