//! What the registers of a stage say of its waves.

use super::record::{StageRefusal, StageState, WaveRequest, WaveRequestWires};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// User SGPRs that a stage has registers for.
const USER_SGPRS: u128 = 16;

generator_block! {
    /// See the module's description. For a machine with `rows` VGPR rows.
    pub struct StageWave(rows: usize) {
        /// The registers.
        in state: (StageState),
        /// The waves of a draw have as many VGPRs as its largest stage: those of this one.
        out vgprs: (Bits<11>),
        /// A wave, without what the stage knows of it.
        out wave: (WaveRequest),
        /// What is refused.
        out refusal: (StageRefusal),
    }
    |g| {
        let state = g.input_of::<StageState>("state");
        let vgprs = state.vgprs.zero_extend(11).plus(1).shift_left(&g.constant(2, 2));
        let many = g.constant(12, rows as u128).less(&vgprs.concat(&g.zero(1)));
        let none = g.constant_of(StageRefusal::None);
        let refusal = many.select(&g.constant_of(StageRefusal::Vgprs), &none);
        g.output("refusal", &state.trap_present.select(&g.constant_of(StageRefusal::TrapHandler), &refusal));
        g.output("vgprs", &vgprs);
        let most = g.constant(5, USER_SGPRS);
        g.output_of("wave", &WaveRequestWires {
            valid: g.zero(1),
            pc: g.concat(&[&state.pgm_hi, &state.pgm_lo, &g.zero(8)]),
            mode: g.concat(&[&g.zero(22), &state.ieee_mode, &state.dx10_clamp, &state.float_mode]),
            exec: g.zero(64),
            initial_vgprs: g.zero(5),
            user_sgprs: most.less(&state.user_sgpr).select(&most, &state.user_sgpr),
            has_system: g.zero(1),
            system: g.zero(32),
            scratch: state.scratch_en,
            may_run: g.zero(1),
        });
    }
}
