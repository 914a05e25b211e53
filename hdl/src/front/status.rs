//! The registers STATUS and STATE_PRIV of a wave (3.4.1, 3.4.2), put together from its state. Wiring only.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// What S_GETREG reads. `traps`: 1 where there are trap handlers, else 0; `dynamic`: where waves may have dynamic VGPRs.
    pub struct WaveStatus(traps: usize, dynamic: usize) {
        /// EXEC is not zero in the lanes of the wave.
        in exec_any: (Bit),
        /// VCC is not zero in the lanes of the wave.
        in vcc_any: (Bit),
        /// Waves of its work-group.
        in group_waves: (Bits<6>),
        /// It has 64 lanes.
        in wave64: (Bit),
        /// A wake-up came: the next sleep is skipped.
        in has_credit: (Bit),
        /// The barrier has completed, the wave has not waited for it yet.
        in barrier_complete: (Bit),
        /// SCC.
        in scc: (Bit),
        /// User priority.
        in priority: (Bits<2>),
        /// It has scratch memory.
        in has_scratch: (Bit),
        /// With trap handlers: FATAL_HALT, TRAP, TRAP_EN, PRIV.
        in trap_status: [Bits<4>; traps],
        /// The barrier of the trap handlers has completed, the wave has not waited for it yet.
        in handlers_complete: [Bit; traps],
        /// SYS_PRIO, HALT, WG_RR_EN.
        in trap_state: [Bits<4>; traps],
        /// DYN_VGPR_EN.
        in dynamic: [Bit; dynamic],
        /// STATUS.
        out status: (Bits<32>),
        /// STATE_PRIV.
        out state_priv: (Bits<32>),
    }
    |g| {
        // Fields by their first bit; those that this machine does not have are zero.
        let register = |fields: &[(u32, Wire)]| {
            let placed = |(lsb, wire): &(u32, Wire)| wire.zero_extend(32).shift_left(&g.constant(5, (*lsb).into()));
            g.or_all(32, &fields.iter().map(placed).collect::<Vec<_>>())
        };
        let [execz, vccz] = ["exec_any", "vcc_any"].map(|name| !g.input(name));
        let group_waves = g.input("group_waves");
        let in_group = !group_waves.less(&group_waves.same_width(2));
        let valid = g.constant(1, 1);
        let mut status = vec![(9, execz), (10, vccz), (11, in_group), (16, valid), (29, g.input("wave64"))];
        for bits in g.inputs("trap_status", traps) {
            status.extend([(5, bits.bit(0)), (6, bits.bit(1)), (14, bits.bit(2)), (23, bits.bit(3))]);
        }
        status.extend(g.inputs("handlers_complete", traps).into_iter().map(|complete| (15, complete)));
        status.extend(g.inputs("dynamic", dynamic).into_iter().map(|dynamic| (30, dynamic)));
        g.output("status", &register(&status));
        let fields = [(1, "has_credit"), (2, "barrier_complete"), (9, "scc"), (12, "priority"), (18, "has_scratch")];
        let mut state = fields.map(|(lsb, name)| (lsb, g.input(name))).to_vec();
        for bits in g.inputs("trap_state", traps) {
            state.extend([(0, bits.bit(0)), (14, bits.bit(1)), (10, bits.slice(2, 2))]);
        }
        g.output("state_priv", &register(&state));
    }
}
