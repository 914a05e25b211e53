//! FLAT instructions on their way to the local data share.
//!
//! A FLAT instruction issues to vector memory, and its copy waits here for the access unit, ahead of later LDS instructions.
//! Each of the two executes it for its own lanes (5.7.1.3): [`crate::lds::flat`].

use super::decode::InstructionWords;
use crate::hardware_block;
use crate::wave::Issued;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. Ports `memory_*` are what issues to vector memory, `lds_*` what issues as an LDS
    /// instruction, `unit_*` what the access unit gets.
    pub struct FlatQueue() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues to vector memory.
        pub memory_valid: Signal<In, Bit>,
        /// It.
        pub memory: Signal<In, Issued>,
        /// Its dwords.
        pub memory_words: Signal<In, InstructionWords>,
        /// It is a FLAT one.
        pub memory_is_flat: Signal<In, Bit>,
        /// Lane mask of its wave.
        pub memory_exec: Signal<In, Bits<64>>,
        /// An LDS instruction issues.
        pub lds_valid: Signal<In, Bit>,
        /// It.
        pub lds: Signal<In, Issued>,
        /// Its dwords.
        pub lds_words: Signal<In, InstructionWords>,
        /// A FLAT instruction waits: nothing else issues to vector memory or as an LDS instruction.
        pub waits: Signal<Out, Bit>,

        /// The access unit takes an instruction.
        pub ready: Signal<In, Bit>,
        /// It gets one.
        pub unit_valid: Signal<Out, Bit>,
        /// This.
        pub unit: Signal<Out, Issued>,
        /// Its dwords, for the decoder.
        pub unit_words: Signal<Out, InstructionWords>,
        /// Lane mask of that wave now.
        pub exec_now: Signal<In, Bits<64>>,
        /// Lane mask of the instruction.
        pub unit_exec: Signal<Out, Bits<64>>,

        waiting: DFF<Bit>,
        held: DFF<Issued>,
        words: DFF<InstructionWords>,
        exec: DFF<Bits<64>>,
    }
}

impl Logic for FlatQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waiting, held, words, exec);
        self.waits.next = self.waiting.q.val();
        self.unit_valid.next = self.lds_valid.val() | (self.waiting.q.val() & self.ready.val());
        self.unit.next = self.lds.val();
        self.unit_words.next = self.lds_words.val();
        // LDS instructions have two dwords.
        self.unit_words.next.word_2 = 0.into();
        self.unit_words.next.word_3 = 0.into();
        self.unit_exec.next = self.exec_now.val();
        if self.waiting.q.val() {
            self.unit.next = self.held.q.val();
            self.unit_words.next = self.words.q.val();
            self.unit_exec.next = self.exec.q.val();
        }
        if self.ready.val() {
            self.waiting.d.next = false;
        }
        if self.memory_valid.val() {
            self.waiting.d.next = self.memory_is_flat.val();
            self.held.d.next = self.memory.val();
            self.words.d.next = self.memory_words.val();
            self.exec.d.next = self.memory_exec.val();
        }
    }
}
