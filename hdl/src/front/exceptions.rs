//! Exceptions that the instructions of a wave have raised (EXCP_FLAG_USER): seven of the ALUs, and two of vector memory. They stay until the wave
//! clears them. Nine flip-flops a wave.

use crate::hardware_block;
use crate::wave::{Progress, StateWrite};
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct WaveExceptions() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A wave starts here.
        pub launch: Signal<In, Bit>,
        /// What happens of its instructions.
        pub progress: Signal<In, Progress>,
        /// What one of them makes of its exceptions, if `progress` says that one does.
        pub write: Signal<In, StateWrite>,
        /// One that issues clears them.
        pub clears: Signal<In, Bit>,
        /// Those of the ALUs, and above them those of vector memory.
        pub raised: Signal<Out, Bits<9>>,

        state: DFF<Bits<9>>,
        raises: Signal<Local, Bits<7>>,
    }
}

impl Logic for WaveExceptions {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state);
        self.raised.next = self.state.q.val();
        self.raises.next = self.progress.val().raised | self.progress.val().scalar_raised;
        self.state.d.next = self.state.q.val() | bit_cast::<9, 7>(self.raises.val());
        if self.progress.val().outside {
            self.state.d.next = self.state.q.val() | bit_cast::<9, 7>(self.raises.val()) | 0x80;
        }
        if self.progress.val().exceptions_write {
            self.state.d.next = bit_cast::<9, 7>(self.write.val().value.get_bits::<7>(0))
                | (bit_cast::<9, 2>(self.write.val().value.get_bits::<2>(30)) << 7);
        }
        if self.clears.val() | self.launch.val() {
            self.state.d.next = 0.into();
        }
    }
}
