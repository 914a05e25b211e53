//! An instruction of the access unit: what it says and what was true of its wave when it issued. The unit has two, one that
//! it executes and one that waits, whose address may already be read.

use crate::front::opcode_rom::{field, has_format};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_netlist::generator_block;

hardware_block! {
    /// Registers of an instruction, 274 of them.
    pub struct LdsInstruction() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Becomes what comes in.
        pub load: Signal<In, Bit>,
        /// Wave.
        pub take_wave: Signal<In, Bits<4>>,
        /// Its dwords.
        pub take_word: Vec<Signal<In, Bits<32>>> = signals(3),
        /// Its number.
        pub take_sequence: Signal<In, Bits<16>>,
        /// Lane mask of the wave.
        pub take_exec: Signal<In, Bits<64>>,
        /// The wave has 64 lanes.
        pub take_wave64: Signal<In, Bit>,
        /// Low half of its M0.
        pub take_m0: Signal<In, Bits<16>>,
        /// Its MODE.
        pub take_mode: Signal<In, Bits<32>>,
        /// First byte of its share.
        pub take_lds_base: Signal<In, Bits<17>>,
        /// Bytes of it.
        pub take_lds_size: Signal<In, Bits<17>>,
        /// First VGPR row of the wave.
        pub take_vgpr_base: Signal<In, Bits<11>>,
        /// Wave.
        pub wave: Signal<Out, Bits<4>>,
        /// Its dwords.
        pub word: Vec<Signal<Out, Bits<32>>> = signals(3),
        /// Its number.
        pub sequence: Signal<Out, Bits<16>>,
        /// Lane mask of the wave.
        pub exec: Signal<Out, Bits<64>>,
        /// The wave has 64 lanes.
        pub wave64: Signal<Out, Bit>,
        /// Low half of its M0.
        pub m0: Signal<Out, Bits<16>>,
        /// Its MODE.
        pub mode: Signal<Out, Bits<32>>,
        /// First byte of its share.
        pub lds_base: Signal<Out, Bits<17>>,
        /// Bytes of it.
        pub lds_size: Signal<Out, Bits<17>>,
        /// First VGPR row of the wave.
        pub vgpr_base: Signal<Out, Bits<11>>,

        wave_state: DFF<Bits<4>>,
        word_state: Vec<DFF<Bits<32>>> = signals(3),
        sequence_state: DFF<Bits<16>>,
        exec_state: DFF<Bits<64>>,
        wave64_state: DFF<Bit>,
        m0_state: DFF<Bits<16>>,
        mode_state: DFF<Bits<32>>,
        lds_base_state: DFF<Bits<17>>,
        lds_size_state: DFF<Bits<17>>,
        vgpr_base_state: DFF<Bits<11>>,
    }
}

impl Logic for LdsInstruction {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, wave_state, sequence_state, exec_state, wave64_state, m0_state, mode_state);
        dff_setup!(self, clock, lds_base_state, lds_size_state, vgpr_base_state);
        for i in 0..self.word.len() {
            self.word_state[i].clock.next = self.clock.val();
            self.word_state[i].d.next = self.word_state[i].q.val();
            if self.load.val() {
                self.word_state[i].d.next = self.take_word[i].val();
            }
            self.word[i].next = self.word_state[i].q.val();
        }
        if self.load.val() {
            self.wave_state.d.next = self.take_wave.val();
            self.sequence_state.d.next = self.take_sequence.val();
            self.exec_state.d.next = self.take_exec.val();
            self.wave64_state.d.next = self.take_wave64.val();
            self.m0_state.d.next = self.take_m0.val();
            self.mode_state.d.next = self.take_mode.val();
            self.lds_base_state.d.next = self.take_lds_base.val();
            self.lds_size_state.d.next = self.take_lds_size.val();
            self.vgpr_base_state.d.next = self.take_vgpr_base.val();
        }
        self.wave.next = self.wave_state.q.val();
        self.sequence.next = self.sequence_state.q.val();
        self.exec.next = self.exec_state.q.val();
        self.wave64.next = self.wave64_state.q.val();
        self.m0.next = self.m0_state.q.val();
        self.mode.next = self.mode_state.q.val();
        self.lds_base.next = self.lds_base_state.q.val();
        self.lds_size.next = self.lds_size_state.q.val();
        self.vgpr_base.next = self.vgpr_base_state.q.val();
    }
}

generator_block! {
    /// The register that an LDS or FLAT instruction reads first: its address.
    pub struct LdsFirstRegister() {
        /// Its dwords.
        in word: [Bits<32>; 3],
        /// ADDR, of a FLAT instruction VADDR.
        out register: (Bits<8>),
        /// It is a FLAT instruction.
        out flat: (Bit),
    }
    |g| {
        let words = g.inputs("word", 3);
        let flat = has_format(&words[0], Format::Vflat);
        let words = g.concat(&[&words[2], &words[1], &words[0]]);
        let of = |format, name| field(&words, format, name);
        g.output("register", &flat.select(&of(Format::Vflat, FieldName::Vaddr), &of(Format::Vds, FieldName::Addr)));
        g.output("flat", &flat);
    }
}
