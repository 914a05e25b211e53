//! FLAT instructions on their way to the local data share.
//!
//! A FLAT instruction issues to vector memory, and its copy waits here for the access unit, ahead of later LDS instructions.
//! Each of the two executes it for its own lanes (5.7.1.3): the access unit for those in the LDS aperture, vector memory for
//! the others. Neither may write a VGPR that the other still has to read, so they read part by part: a part is one beat of
//! one half of a wave, and neither goes on with a part before the other has read it. They count the parts that they have
//! read, modulo 4, and are never more than one apart.

use crate::front::opcode_rom::has_format;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_isa::format::Format;
use tombolo_netlist::generator_block;

generator_block! {
    /// The instruction is a FLAT one.
    pub struct IsFlat() {
        /// Its first dword.
        in word: (Bits<32>),
        /// It is.
        out flat: (Bit),
    }
    |g| {
        g.output("flat", &has_format(&g.input("word"), Format::Vflat));
    }
}

hardware_block! {
    /// See the module's description. Ports `memory_*` are what issues to vector memory, `lds_*` what issues as an LDS
    /// instruction, `unit_*` what the access unit gets.
    pub struct FlatQueue() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues to vector memory.
        pub memory_valid: Signal<In, Bit>,
        /// From this wave.
        pub memory_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub memory_word: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Its number.
        pub memory_sequence: Signal<In, Bits<16>>,
        /// Lane mask of its wave.
        pub memory_exec: Signal<In, Bits<64>>,
        /// An LDS instruction issues.
        pub lds_valid: Signal<In, Bit>,
        /// From this wave.
        pub lds_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub lds_word: Vec<Signal<In, Bits<32>>> = signals(2),
        /// Its number.
        pub lds_sequence: Signal<In, Bits<16>>,
        /// A FLAT instruction waits: nothing else issues to vector memory or as an LDS instruction.
        pub waits: Signal<Out, Bit>,

        /// The access unit takes an instruction.
        pub ready: Signal<In, Bit>,
        /// It gets one.
        pub unit_valid: Signal<Out, Bit>,
        /// From this wave.
        pub unit_wave: Signal<Out, Bits<4>>,
        /// Its dwords.
        pub unit_word: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// Its number.
        pub unit_sequence: Signal<Out, Bits<16>>,
        /// Lane mask of that wave now.
        pub exec_now: Signal<In, Bits<64>>,
        /// Lane mask of the instruction.
        pub unit_exec: Signal<Out, Bits<64>>,

        is_flat: IsFlat = IsFlat::new(),
        waiting: DFF<Bit>,
        wave: DFF<Bits<4>>,
        word: Vec<DFF<Bits<32>>> = signals(3),
        sequence: DFF<Bits<16>>,
        exec: DFF<Bits<64>>,
    }
}

impl Logic for FlatQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waiting, wave, sequence, exec);
        self.is_flat.word.next = self.memory_word[0].val();
        self.waits.next = self.waiting.q.val();
        self.unit_valid.next = self.lds_valid.val() | (self.waiting.q.val() & self.ready.val());
        self.unit_wave.next = self.lds_wave.val();
        self.unit_sequence.next = self.lds_sequence.val();
        self.unit_exec.next = self.exec_now.val();
        self.unit_word[0].next = self.lds_word[0].val();
        self.unit_word[1].next = self.lds_word[1].val();
        self.unit_word[2].next = 0.into();
        for i in 0..self.word.len() {
            self.word[i].clock.next = self.clock.val();
            self.word[i].d.next = self.word[i].q.val();
            if self.memory_valid.val() {
                self.word[i].d.next = self.memory_word[i].val();
            }
            if self.waiting.q.val() {
                self.unit_word[i].next = self.word[i].q.val();
            }
        }
        if self.waiting.q.val() {
            self.unit_wave.next = self.wave.q.val();
            self.unit_sequence.next = self.sequence.q.val();
            self.unit_exec.next = self.exec.q.val();
        }
        if self.ready.val() {
            self.waiting.d.next = false;
        }
        if self.memory_valid.val() {
            self.waiting.d.next = self.is_flat.flat.val();
            self.wave.d.next = self.memory_wave.val();
            self.sequence.d.next = self.memory_sequence.val();
            self.exec.d.next = self.memory_exec.val();
        }
    }
}

hardware_block! {
    /// How far one side is with the parts of FLAT instructions: see the module's description.
    pub struct FlatParts() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// It has read a part of a FLAT instruction.
        pub reads: Signal<In, Bit>,
        /// Parts that the other side has read, modulo 4.
        pub other: Signal<In, Bits<2>>,
        /// Parts that this side has read, modulo 4.
        pub parts: Signal<Out, Bits<2>>,
        /// This side is ahead: it has to wait.
        pub ahead: Signal<Out, Bit>,

        count: DFF<Bits<2>>,
        distance: Signal<Local, Bits<2>>,
    }
}

impl Logic for FlatParts {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        if self.reads.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.parts.next = self.count.q.val();
        self.distance.next = self.count.q.val() - self.other.val();
        self.ahead.next = self.distance.val() == 1;
    }
}
