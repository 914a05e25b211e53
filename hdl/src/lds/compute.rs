//! The serial part of the access unit: whose turn it is, and what the atomic ALU makes of that lane's operands, where the lanes have none of their own.

use super::distance::distances;
use super::turns::LdsTurn;
use crate::atomic::alu::{AtomicAlu, AtomicOperation};
use crate::config::Atomics;
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. `lanes` physical lanes, the operations that `atomics` has, `alus`: 1 or none.
    pub struct LdsCompute(lanes: usize, atomics: Atomics, alus: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What is computed.
        pub operation: Signal<In, AtomicOperation>,
        /// On 64 bits.
        pub wide: Signal<In, Bit>,
        /// Its denormals follow the rules of binary16 and binary64.
        pub half_denormals: Signal<In, Bit>,
        /// FLAT: denormals are kept.
        pub flat: Signal<In, Bit>,
        /// MODE.
        pub mode: Signal<In, Bits<32>>,
        /// Lanes left.
        pub left: Vec<Signal<In, Bit>> = signals(lanes),
        /// What they loaded.
        pub memory: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// Their data.
        pub operand_0: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// The data behind it.
        pub operand_1: Vec<Signal<In, Bits<64>>> = signals(lanes),
        /// The lane whose turn it is.
        pub turn: Vec<Signal<Out, Bit>> = signals(lanes),
        /// Some lane is left.
        pub any: Signal<Out, Bit>,
        /// Lanes left after it.
        pub after: Vec<Signal<Out, Bit>> = signals(lanes),
        /// None is.
        pub last: Signal<Out, Bit>,
        /// What it loaded.
        pub memory_of: Signal<Out, Bits<64>>,
        /// Of Sea Islands: its data.
        pub data_of: Vec<Signal<Out, Bits<64>>> = signals(distances(atomics.set)),
        /// Of float operations: bit 0 keeps denormal inputs, bit 1 denormal results.
        pub denormals: Signal<Out, Bits<2>>,
        /// What it stores.
        pub result: Vec<Signal<Out, Bits<64>>> = signals(alus),

        choice: LdsTurn = LdsTurn::new(lanes),
        alu: Vec<AtomicAlu> = (0..alus).map(|_| AtomicAlu::new(atomics)).collect(),
    }
}

impl Logic for LdsCompute {
    #[hdl_gen]
    fn update(&mut self) {
        self.choice.wide.next = self.wide.val();
        for i in 0..self.left.len() {
            self.choice.left[i].next = self.left[i].val();
            self.choice.memory[i].next = self.memory[i].val();
            self.choice.operand_0[i].next = self.operand_0[i].val();
            self.choice.operand_1[i].next = self.operand_1[i].val();
            self.turn[i].next = self.choice.turn[i].val();
            self.after[i].next = self.choice.after[i].val();
        }
        self.any.next = self.choice.any.val();
        self.last.next = self.choice.last.val();
        self.memory_of.next = self.choice.memory_of.val();
        for i in 0..self.data_of.len() {
            self.data_of[i].next = self.choice.data.val();
        }

        // Denormals: binary32 by FP_DENORM[1:0], the others by [3:2]; those of FLAT are kept (13.2).
        self.denormals.next = self.mode.val().get_bits::<2>(4);
        if self.half_denormals.val() {
            self.denormals.next = self.mode.val().get_bits::<2>(6);
        }
        if self.flat.val() {
            self.denormals.next = 3.into();
        }
        for k in 0..self.alu.len() {
            self.alu[k].clock.next = self.clock.val();
            self.alu[k].operation.next = self.operation.val();
            self.alu[k].wide.next = self.wide.val();
            self.alu[k].memory.next = self.choice.memory_of.val();
            self.alu[k].data.next = self.choice.data.val();
            self.alu[k].comparand.next = self.choice.comparand.val();
            self.alu[k].denormals.next = self.denormals.val();
            self.result[k].next = self.alu[k].result.val();
        }
    }
}
