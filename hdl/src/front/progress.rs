//! Tells each wave what happens of its instructions.

use crate::wave::{Progress, ProgressWires, Workers};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// What happens in the SIMD, by wave.
    pub struct WaveProgress(waves: usize) {
        /// What happens.
        in happens: (Progress),
        /// To which waves.
        in workers: (Workers),
        /// To each wave.
        out of_wave: [Progress; waves],
    }
    |g| {
        let happens = g.input_of::<Progress>("happens");
        let workers = g.input_of::<Workers>("workers");
        for wave in 0..waves {
            let is = |worker: &Wire| worker.is(wave as u128);
            let (salu, valu, smem, vmem) = (is(&workers.salu), is(&workers.valu), is(&workers.smem), is(&workers.vmem));
            let progress = ProgressWires {
                scalar_write: &happens.scalar_write & is(&workers.scalar_write),
                scc_write: &happens.scc_write & &salu,
                mode_write: &happens.mode_write & &salu,
                state_write: &happens.state_write & &salu,
                salu_done: &happens.salu_done & &salu,
                valu_read: &happens.valu_read & is(&workers.valu_head),
                valu_done: &happens.valu_done & &valu,
                exceptions_write: &happens.exceptions_write & &salu,
                outside: &happens.outside & is(&workers.vmem_sent),
                scalar_raised: happens.scalar_raised.when(&salu),
                raised: happens.raised.when(&valu),
                valu_scalar_done: &happens.valu_scalar_done & &valu,
                smem_done: &happens.smem_done & &smem,
                resume: &happens.resume & &smem,
                transfer: &happens.transfer & is(&workers.smem_read),
                vmem_read: &happens.vmem_read & is(&workers.vmem_read),
                load_done: &happens.load_done & &vmem,
                store_done: &happens.store_done & &vmem,
                lds_read: &happens.lds_read & is(&workers.lds_read),
                lds_done: &happens.lds_done & is(&workers.lds),
            };
            g.output_of(&format!("of_wave_{wave}"), &progress);
        }
    }
}
