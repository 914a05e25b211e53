//! The front end of a machine that looks at one wave a cycle ([`crate::config::Config::barrel`]): the waves take turns, each
//! that may have something to issue, and the instruction of the wave whose turn it is passes the one decoder.
//!
//! A turn has three cycles: the wave is chosen, its head is read and decoded, it may issue. So a wave has a turn every second cycle
//! at most, and registers are between the RAM with the decoder and all that decides about issuing, which would be the longest path
//! of the front end.
//!
//! One RAM holds the instructions of all waves, and nothing is chosen among their heads: 750 LUTs and 32 distributed RAMs
//! for four waves that have 4 dwords a chunk and 160 flip-flops, where a buffer and a decoder for each wave and the choice of six
//! classes take 4900 LUTs and 1024 flip-flops. A wave waits up to `waves` cycles for its turn. Priorities and clauses, which choose among waves
//! that could issue at once, have nothing to choose from.

use super::decode::rdna4::predecode::Predecode;
use super::decode::{Head, InstructionWords, LONGEST};
use crate::config::Units;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::round_robin::{RoundRobin, encode, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// The instruction buffers of `waves` waves: two chunks of `size` dwords each, as in [`super::instruction_buffer`]. A
    /// distributed RAM for each dword of a chunk is written at the clock edge and read in the same cycle.
    pub struct InstructionRam(waves: usize, size: usize) clocked {
        /// The chunk is the lower half of the wave's buffer.
        in write_lower: [Bit; waves],
        /// The upper half.
        in write_upper: [Bit; waves],
        /// The chunk; for one wave at a time.
        in chunk: [Bits<32>; size],
        /// The wave that reads.
        in wave: (Bits<4>),
        /// Dword at which the head of each wave lies, in a line; the buffer holds all of it or half of it.
        in position: [Bits<4>; waves],
        /// The dwords at its head; behind the end of the buffer comes its beginning.
        out head: [Bits<32>; LONGEST],
    }
    |g| {
        let bits = waves.next_power_of_two().trailing_zeros();
        let vector = |name: &str| vector_of(g, &g.inputs(name, waves));
        let (lower, upper) = (vector("write_lower"), vector("write_upper"));
        let writes = g.name("writes", &(&lower | &upper));
        let written = g.name("written", &encode(g, &writes, bits).concat(&upper.any()));
        let wave = g.input("wave").slice(0, bits);
        let position = g.name("position_of_wave", &g.choose(&wave, &g.inputs("position", waves)));
        let first = position.slice(0, size.ilog2());
        let half = position.bit(size.ilog2());
        // The dwords in front of the first one are those of the other half.
        let word = |(at, dword): (usize, &Wire)| {
            let ram = g.ram(&format!("dword_{at}"), 32, 2 << bits);
            g.ram_write(ram, &writes.any(), &written, dword, None);
            let wraps = first.same_width(at as u128).less(&first);
            g.ram_read_now(ram, &format!("word_{at}"), &wave.concat(&(&half ^ wraps)))
        };
        let words: Vec<Wire> = g.inputs("chunk", size).iter().enumerate().map(word).collect();
        let head = |at: usize| {
            let rotated: Vec<Wire> = (0..size).map(|first| words[(first + at) % size].clone()).collect();
            g.choose(&first, &rotated)
        };
        g.outputs("head", &(0..LONGEST).map(head).collect::<Vec<_>>());
    }
}

hardware_block! {
    /// See the module's description. For a machine with these units; `chunk`: dwords that a fetch delivers.
    pub struct Barrel(waves: usize, units: Units, chunk: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The wave has something at its head.
        pub wants: Vec<Signal<In, Bit>> = signals(waves),
        /// Dword at which the head of the wave lies.
        pub position: Vec<Signal<In, Bits<4>>> = signals(waves),
        /// The chunk is for the lower half of its buffer.
        pub write_lower: Vec<Signal<In, Bit>> = signals(waves),
        /// The upper half.
        pub write_upper: Vec<Signal<In, Bit>> = signals(waves),
        /// The chunk.
        pub chunk: Vec<Signal<In, Bits<32>>> = signals(chunk),
        /// The wave has 64 lanes.
        pub wave64: Vec<Signal<In, Bit>> = signals(waves),
        /// It is the wave's turn: `words` and `head` are its own, if its state is that of one cycle ago.
        pub turn: Vec<Signal<Out, Bit>> = signals(waves),
        /// Whose turn it is.
        pub wave: Signal<Out, Bits<4>>,
        /// The dwords at its head.
        pub words: Signal<Out, InstructionWords>,
        /// What the instruction is.
        pub head: Signal<Out, Head>,

        choose: RoundRobin = RoundRobin::new(waves),
        ram: InstructionRam = InstructionRam::new(waves, chunk),
        predecode: Predecode = Predecode::new(units),
        last: DFF<Bits<16>>,
        reads: DFF<Bits<16>>,
        index: DFF<Bits<4>>,
        turns: DFF<Bits<16>>,
        turn_index: DFF<Bits<4>>,
        turn_words: DFF<InstructionWords>,
        turn_head: DFF<Head>,
    }
}

impl Logic for Barrel {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last, reads, index, turns, turn_index, turn_words, turn_head);
        clock!(self, clock, ram);
        self.choose.last.next = self.last.q.val();
        self.reads.d.next = 0.into();
        if self.choose.valid.val() {
            self.last.d.next = self.choose.granted.val();
            self.reads.d.next = self.choose.granted.val();
            self.index.d.next = self.choose.index.val();
        }
        self.turn_index.d.next = self.index.q.val();
        self.wave.next = self.turn_index.q.val();
        self.predecode.wave64.next = false;
        self.turns.d.next = 0.into();
        self.ram.wave.next = self.index.q.val();
        for i in 0..self.wants.len() {
            // Its turn may move it on.
            self.choose.request[i].next = self.wants[i].val() & !self.reads.q.val().get_bit(i);
            self.turn[i].next = self.turns.q.val().get_bit(i);
            // What arrives for it in this cycle is not read yet.
            if self.reads.q.val().get_bit(i) {
                self.predecode.wave64.next = self.wave64[i].val();
                if !(self.write_lower[i].val() | self.write_upper[i].val()) {
                    self.turns.d.next = self.reads.q.val();
                }
            }
            self.ram.position[i].next = self.position[i].val();
            self.ram.write_lower[i].next = self.write_lower[i].val();
            self.ram.write_upper[i].next = self.write_upper[i].val();
        }
        for i in 0..self.chunk.len() {
            self.ram.chunk[i].next = self.chunk[i].val();
        }
        self.turn_words.d.next.word_0 = self.ram.head[0].val();
        self.turn_words.d.next.word_1 = self.ram.head[1].val();
        self.turn_words.d.next.word_2 = self.ram.head[2].val();
        self.turn_words.d.next.word_3 = self.ram.head[3].val();
        self.words.next = self.turn_words.q.val();
        self.predecode.word0.next = self.ram.head[0].val();
        self.predecode.word1.next = self.ram.head[1].val();
        self.turn_head.d.next = self.predecode.head.val();
        self.head.next = self.turn_head.q.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn each_wave_has_its_own_buffer_in_the_ram_and_its_head_may_lie_anywhere() {
        let (waves, size) = (4, 4);
        let mut ram = InstructionRam::new(waves, size);
        for (wave, half) in (0..waves).flat_map(|wave| [(wave, 0), (wave, 1)]) {
            for at in 0..waves {
                ram.write_lower[at].next = at == wave && half == 0;
                ram.write_upper[at].next = at == wave && half == 1;
            }
            for (at, word) in ram.chunk.iter_mut().enumerate() {
                word.next = (100 * wave as u64 + (size * half + at) as u64).into();
            }
            ram.clock.next = false.into();
            simulate(&mut ram, 10);
            ram.clock.next = true.into();
            simulate(&mut ram, 10);
        }
        for (wave, position) in (0..waves as u64).flat_map(|wave| (0..8).map(move |position| (wave, position))) {
            ram.wave.next = wave.into();
            ram.position[wave as usize].next = position.into();
            simulate(&mut ram, 10);
            let head: Vec<u64> = ram.head.iter().map(|word| word.val().to_u64()).collect();
            let expected: Vec<u64> = (0..LONGEST as u64).map(|at| 100 * wave + (position + at) % 8).collect();
            assert_eq!(head, expected, "wave {wave} at {position}");
        }
    }

    /// Whose turn it is in each of some cycles.
    fn turns(wants: &[usize], written: Option<usize>, cycles: usize) -> Vec<Option<usize>> {
        let mut barrel = Barrel::new(4, Units::ALL, 4);
        barrel.connect_all();
        for wave in wants {
            barrel.wants[*wave].next = true;
        }
        if let Some(wave) = written {
            barrel.write_upper[wave].next = true;
        }
        let mut turns = vec![];
        for _ in 0..cycles {
            barrel.clock.next = false.into();
            simulate(&mut barrel, 10);
            barrel.clock.next = true.into();
            simulate(&mut barrel, 10);
            let one_hot: Vec<usize> = (0..4).filter(|wave| barrel.turn[*wave].val()).collect();
            assert!(one_hot.len() <= 1 && one_hot.iter().all(|wave| *wave == barrel.wave.val().to_u64() as usize));
            turns.push(one_hot.first().copied());
        }
        turns
    }

    #[test]
    fn waves_with_something_at_their_heads_have_turns_one_after_the_other() {
        assert_eq!(turns(&[0, 2, 3], None, 7)[1..], [0, 2, 3, 0, 2, 3].map(Some));
    }

    #[test]
    fn a_wave_alone_has_a_turn_every_second_cycle() {
        assert_eq!(turns(&[2], None, 6), [None, Some(2), None, Some(2), None, Some(2)]);
    }

    #[test]
    fn a_turn_is_lost_when_a_chunk_arrives_while_the_head_is_read() {
        assert_eq!(turns(&[1, 2], Some(1), 6), [None, None, Some(2), None, Some(2), None]);
    }
}
