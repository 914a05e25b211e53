//! How many VGPRs a wave has: as many as its dispatch says, or what it has allocated (3.3.3). Registers beyond them do not exist
//! (3.3.2.2).

use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// See the module's description. For `waves` slots.
    pub struct WaveVgprs(waves: usize) {
        /// The slot of the wave.
        in wave: (Bits<4>),
        /// The waves of the dispatch allocate.
        in dynamic: (Bit),
        /// VGPRs of a wave of the dispatch.
        in launched: (Bits<11>),
        /// What the wave in each slot has allocated.
        in allocated: [Bits<9>; waves],
        /// VGPRs of the wave.
        out vgprs: (Bits<11>),
    }
    |g| {
        let slots = (0..).zip(g.inputs("allocated", waves)).collect::<Vec<_>>();
        let allocated = g.lookup(&g.input("wave"), &slots, &g.zero(9)).zero_extend(11);
        g.output("vgprs", &g.input("dynamic").select(&allocated, &g.input("launched")));
    }
}
