//! What waves learn of their instructions: which worker reads, writes and retires for which of them.

use super::Simd;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Progress;

impl Section<Progress> for Simd {
    #[hdl_gen]
    fn update(&mut self) {
        // What waves learn of their instructions.
        self.progress.workers.next.scalar_write = self.scalar_port.written.val().wave;
        self.progress.workers.next.salu = self.salu.write_wave.val();
        self.progress.workers.next.valu_head = self.valu.head_wave.val();
        self.progress.workers.next.valu = self.valu.retired.val().wave;
        self.progress.workers.next.smem_read = self.smem.read_wave.val();
        self.progress.workers.next.smem = self.smem.retired.val().wave;
        self.progress.workers.next.vmem_read = self.vmem.read_wave.val();
        self.progress.workers.next.vmem = self.vmem.loaded.val().wave;
        self.vmem_violation.next = self.vmem.violation.val();
        self.progress.workers.next.vmem_sent = self.vmem_violation.val().wave;
        self.progress.workers.next.lds_read = self.lds.wave.val();
        self.progress.workers.next.lds = self.lds.retired.val().wave;
        self.progress.happens.next.scalar_write = self.scalar_port.written.val().valid;
        self.progress.happens.next.scc_write = self.salu.scc_write.val();
        self.progress.happens.next.mode_write = self.salu.mode_write.val();
        self.progress.happens.next.state_write = false;
        self.exceptions_written.next.valid = false;
        self.exceptions_written.next.index = 0.into();
        self.exceptions_written.next.value = 0.into();
        self.progress.happens.next.exceptions_write = false;
        self.progress.happens.next.outside = false;
        for k in 0..self.vmem.outside.len() {
            self.progress.happens.next.outside = self.vmem.outside[k].val();
        }
        self.progress.happens.next.scalar_raised = 0.into();
        self.progress.happens.next.raised = 0.into();
        for k in 0..self.valu.raised.len() {
            self.progress.happens.next.raised = self.valu.raised[k].val();
        }
        for k in 0..self.salu.exceptions_write.len() {
            self.exceptions_written.next = self.salu.exceptions_write[k].val();
            self.progress.happens.next.exceptions_write = self.exceptions_written.val().valid;
            self.progress.happens.next.scalar_raised = self.salu.raised[k].val();
        }
        for k in 0..self.handler.len() {
            self.state_written.next = self.salu.state_write[k].val();
            self.progress.happens.next.state_write = self.state_written.val().valid;
            self.smem.handler[k].next = self.handler[k].val();
        }
        self.progress.happens.next.salu_done = self.salu.retired.val().valid;
        self.progress.happens.next.valu_read = self.valu.read_done.val();
        self.progress.happens.next.valu_done = self.valu.retired.val().valid;
        self.progress.happens.next.valu_scalar_done = self.valu.scalar_done.val();
        self.progress.happens.next.smem_done = self.smem.retired.val().valid;
        self.progress.happens.next.resume = self.smem.resumes.val();
        self.progress.happens.next.transfer = self.smem.jumps.val() | self.smem.sleeps.val();
        self.progress.happens.next.vmem_read = self.vmem.read_done.val();
        self.progress.happens.next.load_done = self.vmem.loaded.val().valid;
        self.progress.happens.next.store_done = self.vmem.stored.val().valid;
        self.progress.happens.next.lds_read = self.lds.read_done.val();
        self.progress.happens.next.lds_done = self.lds.retired.val().valid;
        if self.export_done.val().valid {
            self.progress.workers.next.lds_read = self.export_done.val().wave;
            self.progress.workers.next.lds = self.export_done.val().wave;
            self.progress.happens.next.lds_read = true;
            self.progress.happens.next.lds_done = true;
        }
    }
}
