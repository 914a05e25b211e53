//! VCC, M0 and EXEC of one wave, beside the scalar register file, for who needs them without reading it.

use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::{EXEC_PAIR, M0_PAIR, VCC_PAIR};
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. Every write of the scalar register file comes here, too.
    /// `quick`: 1 with a quick launch, which tells of EXEC alone, else 0.
    pub struct ShadowRegisters(quick: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave is launched: VCC and M0 are zero.
        pub launch: Vec<Signal<In, Bit>> = signals(quick),
        /// A scalar register of the wave is written.
        pub write: Signal<In, Bit>,
        /// Pair number: SGPR code / 2.
        pub pair: Signal<In, Bits<6>>,
        /// The pair's data.
        pub data: Signal<In, Bits<64>>,
        /// Which halves are written.
        pub halves: Signal<In, Bits<2>>,
        /// The wave has 64 lanes.
        pub wave64: Signal<In, Bit>,
        /// Vector condition code.
        pub vcc: Signal<Out, Bits<64>>,
        /// M0.
        pub m0: Signal<Out, Bits<32>>,
        /// Lane mask.
        pub exec: Signal<Out, Bits<64>>,
        /// VCC has a one in the lanes of the wave.
        pub vcc_any: Signal<Out, Bit>,
        /// EXEC has a one in the lanes of the wave.
        pub exec_any: Signal<Out, Bit>,
        vcc_pair: Constant<Bits<6>> = Constant::new(VCC_PAIR.into()),
        m0_pair: Constant<Bits<6>> = Constant::new(M0_PAIR.into()),
        exec_pair: Constant<Bits<6>> = Constant::new(EXEC_PAIR.into()),
        vcc_low: DFF<Bits<32>>,
        vcc_high: DFF<Bits<32>>,
        m0_state: DFF<Bits<32>>,
        exec_low: DFF<Bits<32>>,
        exec_high: DFF<Bits<32>>,
    }
}

impl Logic for ShadowRegisters {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, vcc_low, vcc_high, m0_state, exec_low, exec_high);
        // M0 is the upper half of its pair, whose lower half is NULL.
        if self.write.val() & self.halves.val().get_bit(0) {
            if self.pair.val() == self.vcc_pair.val() {
                self.vcc_low.d.next = self.data.val().get_bits::<32>(0);
            }
            if self.pair.val() == self.exec_pair.val() {
                self.exec_low.d.next = self.data.val().get_bits::<32>(0);
            }
        }
        if self.write.val() & self.halves.val().get_bit(1) {
            if self.pair.val() == self.vcc_pair.val() {
                self.vcc_high.d.next = self.data.val().get_bits::<32>(32);
            }
            if self.pair.val() == self.m0_pair.val() {
                self.m0_state.d.next = self.data.val().get_bits::<32>(32);
            }
            if self.pair.val() == self.exec_pair.val() {
                self.exec_high.d.next = self.data.val().get_bits::<32>(32);
            }
        }
        for i in 0..self.launch.len() {
            if self.launch[i].val() {
                self.vcc_low.d.next = 0.into();
                self.vcc_high.d.next = 0.into();
                self.m0_state.d.next = 0.into();
            }
        }
        self.vcc.next = (bit_cast::<64, 32>(self.vcc_high.q.val()) << 32) | bit_cast::<64, 32>(self.vcc_low.q.val());
        self.m0.next = self.m0_state.q.val();
        self.exec.next = (bit_cast::<64, 32>(self.exec_high.q.val()) << 32) | bit_cast::<64, 32>(self.exec_low.q.val());
        // The upper halves are not looked at in wave32 (3.2.2, 3.4.7).
        self.vcc_any.next = (self.vcc_low.q.val()).any() | (self.wave64.val() & (self.vcc_high.q.val()).any());
        self.exec_any.next = (self.exec_low.q.val()).any() | (self.wave64.val() & (self.exec_high.q.val()).any());
    }
}
