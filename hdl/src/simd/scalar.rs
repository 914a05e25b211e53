//! Scalar ALU, scalar memory and the scalar registers that they and the vector units read and write.

use super::Simd;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Scalar;

impl Section<Scalar> for Simd {
    #[hdl_gen]
    fn update(&mut self) {
        // Scalar ALU.
        self.scalar_queue.issue_valid.next = self.issue.valid[1].val();
        self.scalar_queue.issue.next.issued = self.issue.unit[1].val();
        self.scalar_queue.issue.next.words = self.issue.unit_words[1].val();
        self.scalar_queue.unit_ready.next = self.salu.ready.val();
        for k in 0..self.scalar_queue.finishes.len() {
            self.scalar_queue.finishes[k].next = self.salu.retired.val().valid;
        }
        self.salu.issue_valid.next = self.scalar_queue.valid.val();
        self.salu.issue.next = self.scalar_queue.instruction.val().issued;
        self.words[0].valid.next = self.scalar_queue.valid.val();
        self.words[0].words.next = self.scalar_queue.instruction.val().words;
        self.salu_decode.words.next = self.words[0].held.val();
        self.salu.operation.next = self.salu_decode.operation.val();
        self.states.salu_decode.next = self.salu.read_wave.val();
        self.states.salu_execute.next = self.salu.write_wave.val();
        self.salu.read_state.next = self.states.salu_decode_state.val();
        self.salu.write_state.next = self.states.salu_execute_state.val();
        self.salu.simd.next = self.index.val();
        self.salu.write_ready.next = self.scalar_port.taken[1].val();

        // Scalar memory.
        self.smem.issue_valid.next = self.issue.valid[2].val();
        self.smem.issue.next = self.issue.unit[2].val();
        self.words[1].valid.next = self.issue.valid[2].val();
        self.words[1].words.next = self.issue.unit_words[2].val();
        self.smem_decode.words.next = self.words[1].held.val();
        self.smem.access.next = self.smem_decode.access.val();
        for k in 0..self.smem.change.len() {
            self.smem.change[k].next = self.smem_decode.change[k].val();
            self.smem.atomic_ready[k].next = self.atomic_ready.val();
            self.smem.atomic_answer[k].next = self.atomic_answer.val();
            self.smem.atomic_free[k].next = !self.vmem.request.val().valid & !self.vmem.atomic.val().valid;
        }
        self.states.smem_read.next = self.smem.read_wave.val();
        self.smem.cycles.next = self.cycles.val();
        self.salu.cycles.next = self.cycles.val();
        self.reads_cycles.next = self.smem.reads_cycles.val() | self.salu.reads_cycles.val();
        self.smem.read_state.next = self.states.smem_read_state.val();
        self.asking_group.next = self.states.smem_read_state.val().shape.group;
        self.smem.signalled.next = self.signalled.val();
        self.smem.write_ready.next = self.scalar_port.taken[2].val();

        // Scalar registers: reads.
        for i in 0..2 {
            self.sgprs.read_wave[i].next = self.salu.read_wave.val();
            self.sgprs.read_index[i].next = self.salu.read_index[i].val();
            self.salu.read_data[i].next = self.sgprs.read_data[i].val();
            self.sgprs.read_wave[i + 5].next = self.smem.read_wave.val();
            self.sgprs.read_index[i + 5].next = self.smem.read_index[i].val();
            self.smem.read_data[i].next = self.sgprs.read_data[i + 5].val();
        }
        for i in 0..3 {
            self.sgprs.read_wave[i + 2].next = self.valu.head_wave.val();
            self.sgprs.read_index[i + 2].next = self.valu.read_index[i].val();
            self.valu.read_data[i].next = self.sgprs.read_data[i + 2].val();
        }
        self.sgprs.read_wave[7].next = self.vmem.base_wave.val();
        self.sgprs.read_index[7].next = self.vmem.base_index.val();
        self.vmem.base_data.next = self.sgprs.read_data[7].val();

        // Scalar registers: writes.
        self.scalar_port.write[0].next = self.valu.write.val();
        self.scalar_port.write[1].next = self.salu.write.val();
        self.scalar_port.write[2].next = self.smem.write.val();
        self.scalar_port.write[3].next.valid = self.launch_scalar.val();
        self.scalar_port.write[3].next.wave = self.launch_wave.val();
        self.scalar_port.write[3].next.pair = self.launch_pair.val();
        self.scalar_port.write[3].next.data = self.launch_data.val();
        self.scalar_port.write[3].next.halves = 3.into();
        self.scalar_port.write[3].next.sequence = 0.into();
        self.launch_scalar_ready.next = self.scalar_port.taken[3].val();
        self.sgprs.write.next = self.scalar_port.written.val();
        for k in 0..self.launch_initial.len() {
            self.sgprs.initial[k].next = self.launch_initial[k].val();
            self.sgprs.launches[k].next = self.scalar_port.taken[3].val();
        }
    }
}
