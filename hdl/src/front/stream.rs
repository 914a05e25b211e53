//! The instructions of one wave: program counter, instruction buffer, and what is asked of the fetch unit.
//!
//! The buffer holds the two halves of a 64-byte line; which of them are valid, and the program counter, say everything:
//! the half that the program counter is in is fetched first, then the one behind it. One adder moves the program counter, past
//! an instruction or to a branch target.

use super::instruction_buffer::{CHUNK, InstructionBuffer, LONGEST};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct InstructionStream() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Instructions are wanted.
        pub enable: Signal<In, Bit>,
        /// Continues at `load_pc`; what is buffered is dropped. Set when a wave starts or jumps.
        pub load: Signal<In, Bit>,
        /// Byte address; its low two bits are ignored (3.2.1).
        pub load_pc: Signal<In, Bits<48>>,
        /// Moves on by `step`.
        pub advance: Signal<In, Bit>,
        /// Dwords, signed.
        pub step: Signal<In, Bits<17>>,
        /// Moving on is a jump: what is buffered is dropped.
        pub jump: Signal<In, Bit>,
        /// Length of the instruction at the head in dwords.
        pub length: Signal<In, Bits<3>>,
        /// The dwords at the program counter.
        pub head: Vec<Signal<Out, Bits<32>>> = signals(LONGEST),
        /// All of the instruction is there.
        pub whole: Signal<Out, Bit>,
        /// Some of it lies outside memory.
        pub missing: Signal<Out, Bit>,
        /// The program counter: address of the head, bytes.
        pub pc: Signal<Out, Bits<48>>,

        /// A chunk is wanted.
        pub fetch_want: Signal<Out, Bit>,
        /// An address within it, bytes.
        pub fetch_pc: Signal<Out, Bits<48>>,
        /// The fetch unit takes the request.
        pub fetch_grant: Signal<In, Bit>,
        /// The chunk asked for is on `fetch_chunk`.
        pub fetch_hit: Signal<In, Bit>,
        /// The chunk asked for is not there yet: ask again.
        pub fetch_miss: Signal<In, Bit>,
        /// It lies outside memory.
        pub fetch_missing: Signal<In, Bit>,
        /// Half a line of instructions.
        pub fetch_chunk: Vec<Signal<In, Bits<32>>> = signals(CHUNK),

        buffer: InstructionBuffer = InstructionBuffer::new(),
        pc_state: DFF<Bits<48>>,
        lower_valid: DFF<Bit>,
        upper_valid: DFF<Bit>,
        lower_missing: DFF<Bit>,
        upper_missing: DFF<Bit>,
        pending: DFF<Bit>,
        pending_upper: DFF<Bit>,
        stale: DFF<Bit>,
        upper: Signal<Local, Bit>,
        here_valid: Signal<Local, Bit>,
        there_valid: Signal<Local, Bit>,
        here_missing: Signal<Local, Bit>,
        there_missing: Signal<Local, Bit>,
        held: Signal<Local, Bits<5>>,
        redirect: Signal<Local, Bit>,
        answered: Signal<Local, Bit>,
        arrived: Signal<Local, Bit>,
        wide_step: Signal<Local, Bits<46>>,
        stepped: Signal<Local, Bits<46>>,
        next_chunk: Signal<Local, Bits<43>>,
    }
}

impl Logic for InstructionStream {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            pc_state,
            lower_valid,
            upper_valid,
            lower_missing,
            upper_missing,
            pending,
            pending_upper,
            stale
        );
        clock!(self, clock, buffer);

        // The head.
        self.pc.next = self.pc_state.q.val();
        self.upper.next = self.pc_state.q.val().get_bit(5);
        self.here_valid.next = self.lower_valid.q.val();
        self.there_valid.next = self.upper_valid.q.val();
        self.here_missing.next = self.lower_missing.q.val();
        self.there_missing.next = self.upper_missing.q.val();
        if self.upper.val() {
            self.here_valid.next = self.upper_valid.q.val();
            self.there_valid.next = self.lower_valid.q.val();
            self.here_missing.next = self.upper_missing.q.val();
            self.there_missing.next = self.lower_missing.q.val();
        }
        self.held.next = 0.into();
        if self.here_valid.val() {
            self.held.next = 8 - bit_cast::<5, 3>(self.pc_state.q.val().get_bits::<3>(2));
            if self.there_valid.val() {
                self.held.next = 16 - bit_cast::<5, 3>(self.pc_state.q.val().get_bits::<3>(2));
            }
        }
        self.whole.next = self.held.val() >= bit_cast::<5, 3>(self.length.val());
        self.missing.next = self.here_missing.val()
            | (self.there_missing.val()
                & (8 - bit_cast::<5, 3>(self.pc_state.q.val().get_bits::<3>(2)) < bit_cast::<5, 3>(self.length.val())));
        self.buffer.position.next = self.pc_state.q.val().get_bits::<4>(2);
        for i in 0..self.head.len() {
            self.head[i].next = self.buffer.head[i].val();
        }

        // What arrives; a jump makes the chunk on its way stale.
        self.redirect.next = self.load.val() | (self.advance.val() & self.jump.val());
        self.answered.next = self.fetch_hit.val() | self.fetch_miss.val();
        self.arrived.next = self.fetch_hit.val() & !self.stale.q.val();
        self.buffer.write[0].next = self.arrived.val() & !self.pending_upper.q.val();
        self.buffer.write[1].next = self.arrived.val() & self.pending_upper.q.val();
        for i in 0..self.fetch_chunk.len() {
            self.buffer.chunk[i].next = self.fetch_chunk[i].val();
        }
        if self.arrived.val() & !self.pending_upper.q.val() {
            self.lower_valid.d.next = true;
            self.lower_missing.d.next = self.fetch_missing.val();
        }
        if self.arrived.val() & self.pending_upper.q.val() {
            self.upper_valid.d.next = true;
            self.upper_missing.d.next = self.fetch_missing.val();
        }

        // What is asked for.
        self.next_chunk.next = self.pc_state.q.val().get_bits::<43>(5);
        if self.here_valid.val() {
            self.next_chunk.next = self.pc_state.q.val().get_bits::<43>(5) + 1;
        }
        self.fetch_pc.next = bit_cast::<48, 43>(self.next_chunk.val()) << 5;
        self.fetch_want.next = self.enable.val()
            & !self.pending.q.val()
            & !self.redirect.val()
            & !(self.here_valid.val() & self.there_valid.val());
        if self.fetch_grant.val() {
            self.pending.d.next = true;
            self.pending_upper.d.next = self.next_chunk.val().get_bit(0);
        }
        if self.answered.val() {
            self.pending.d.next = false;
            self.stale.d.next = false;
        }

        // Moving on: a half that is left is free.
        self.wide_step.next = bit_cast::<46, 17>(self.step.val());
        if self.step.val().get_bit(16) {
            self.wide_step.next = bit_cast::<46, 17>(self.step.val()) | 0x3fff_fffe_0000_u64;
        }
        self.stepped.next = self.pc_state.q.val().get_bits::<46>(2) + self.wide_step.val();
        if self.advance.val() {
            self.pc_state.d.next = bit_cast::<48, 46>(self.stepped.val()) << 2;
            if self.stepped.val().get_bit(3) != self.upper.val() {
                if self.upper.val() {
                    self.upper_valid.d.next = false;
                } else {
                    self.lower_valid.d.next = false;
                }
            }
        }
        if self.load.val() {
            self.pc_state.d.next = self.load_pc.val() & 0xffff_ffff_fffc_u64;
        }
        if self.redirect.val() {
            self.lower_valid.d.next = false;
            self.upper_valid.d.next = false;
            self.stale.d.next = self.pending.q.val() & !self.answered.val();
        }
    }
}
