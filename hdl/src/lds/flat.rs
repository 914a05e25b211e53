//! FLAT instructions on their way to the local data share.
//!
//! A FLAT instruction issues to vector memory, and its copy waits here for the access unit, ahead of later LDS instructions.
//! Each of the two executes it for its own lanes (5.7.1.3): the access unit for those in the LDS aperture, vector memory for
//! the others. Neither may write a VGPR that the other still has to read, so they read part by part: a part is one beat of
//! one half of a wave, and neither goes on with a part before the other has read it. They count the parts that they have
//! read, modulo 4, and are never more than one apart.

use crate::front::decode::rdna4::opcode_rom::has_format;
use crate::hardware_block;
use crate::wave::Issued;
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
        /// It.
        pub memory: Signal<In, Issued>,
        /// Lane mask of its wave.
        pub memory_exec: Signal<In, Bits<64>>,
        /// An LDS instruction issues.
        pub lds_valid: Signal<In, Bit>,
        /// It.
        pub lds: Signal<In, Issued>,
        /// A FLAT instruction waits: nothing else issues to vector memory or as an LDS instruction.
        pub waits: Signal<Out, Bit>,

        /// The access unit takes an instruction.
        pub ready: Signal<In, Bit>,
        /// It gets one.
        pub unit_valid: Signal<Out, Bit>,
        /// This.
        pub unit: Signal<Out, Issued>,
        /// Lane mask of that wave now.
        pub exec_now: Signal<In, Bits<64>>,
        /// Lane mask of the instruction.
        pub unit_exec: Signal<Out, Bits<64>>,

        is_flat: IsFlat = IsFlat::new(),
        waiting: DFF<Bit>,
        held: DFF<Issued>,
        exec: DFF<Bits<64>>,
    }
}

impl Logic for FlatQueue {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waiting, held, exec);
        self.is_flat.word.next = self.memory.val().word_0;
        self.waits.next = self.waiting.q.val();
        self.unit_valid.next = self.lds_valid.val() | (self.waiting.q.val() & self.ready.val());
        self.unit.next = self.lds.val();
        self.unit.next.word_2 = 0.into();
        self.unit_exec.next = self.exec_now.val();
        if self.waiting.q.val() {
            self.unit.next = self.held.q.val();
            self.unit_exec.next = self.exec.q.val();
        }
        if self.ready.val() {
            self.waiting.d.next = false;
        }
        if self.memory_valid.val() {
            self.waiting.d.next = self.is_flat.flat.val();
            self.held.d.next = self.memory.val();
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
