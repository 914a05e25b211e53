//! What traces, profile and lock-step see of a SIMD (`crate::probe`).

use super::Simd;
use crate::events::{MatrixActivity, SharedActivity};
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Traces;

impl Section<Traces> for Simd {
    #[hdl_gen]
    fn update(&mut self) {
        // Debug events.
        self.debug_scalar.next = self.scalar_port.written.val();
        self.debug_condition.next.valid = self.salu.scc_write.val();
        self.debug_condition.next.wave = self.salu.write_wave.val();
        self.debug_condition.next.sequence = self.salu.retired.val().sequence;
        self.debug_condition.next.value = self.salu.scc_value.val();
        self.debug_answer.next.valid = self.answer_trace.valid.val();
        self.debug_answer.next.wave = self.answer_trace.wave.val();
        self.debug_answer.next.sequence = self.answer_trace.answered_sequence.val();
        self.debug_answer.next.value = self.signalled_first.val();
        self.debug_valu.next = self.valu.done_event.val();
        for k in 0..self.debug_matrix.len() {
            self.debug_matrix[k].next = self.valu.matrix_event[k].val();
        }
        self.debug_units.next.ready = self.issue.units.val();
        self.debug_units.next.vector = self.valu.debug_activity.val();
        self.debug_units.next.vector_read = self.valu.read_done.val();
        self.debug_units.next.matrix = MatrixActivity::Idle;
        for k in 0..self.matrix.len() {
            if self.valu.debug_matrix.val() | self.matrix[k].debug_fills.val() {
                self.debug_units.next.matrix = MatrixActivity::Operands;
            }
            if self.matrix[k].debug_multiplies.val() {
                self.debug_units.next.matrix = MatrixActivity::Multiply;
            }
        }
        for k in 0..self.mfma.len() {
            if self.valu.debug_matrix.val() | self.mfma[k].debug_fills.val() {
                self.debug_units.next.matrix = MatrixActivity::Operands;
            }
            if self.mfma[k].debug_multiplies.val() {
                self.debug_units.next.matrix = MatrixActivity::Multiply;
            }
        }
        self.debug_units.next.memory_read = self.vmem.read_done.val();
        self.debug_units.next.memory_reader = self.vmem.read_wave.val();
        self.debug_units.next.shared_read = self.lds.read_done.val();
        self.debug_units.next.shared_reader = self.lds.wave.val();
        if self.export_done.val().valid {
            self.debug_units.next.shared_read = true;
            self.debug_units.next.shared_reader = self.export_done.val().wave;
        }
        self.debug_units.next.shared = SharedActivity::Idle;
        if self.lds.want.val() {
            self.debug_units.next.shared = SharedActivity::Refused;
            if self.lds.granted.val() {
                self.debug_units.next.shared = SharedActivity::Access;
                if self.lds.debug_conflict.val() {
                    self.debug_units.next.shared = SharedActivity::BankConflict;
                }
            }
        }
        self.debug_load.next = self.row_port.writes.val();
        self.debug_load.next.valid = self.row_port.write_ready[0].val() | self.row_port.write_ready[1].val();
        for i in 0..self.lane.len() {
            self.debug_valu_lane[i].next = self.lane[i].debug_valu.val();
            self.debug_load_lane[i].next = self.lane[i].debug_load.val();
            for k in 0..self.mfma.len() {
                self.debug_matrix_lane[i].next = self.mfma[k].value[i].val();
            }
        }
        self.debug_lds.next.valid = self.lds.debug_store.val();
        self.debug_lds.next.wave = self.lds.wave.val();
        self.debug_lds.next.sequence = self.lds.sequence.val();
        self.debug_lds.next.conflict = self.lds.debug_conflict.val();
        for k in 0..self.lds_access.len() {
            if self.lds_access[k].load_granted.val() {
                self.debug_lds.next.valid = true;
                self.debug_lds.next.wave = self.vmem.write.val().wave;
                self.debug_lds.next.sequence = self.vmem.write.val().sequence;
                self.debug_lds.next.conflict = false;
            }
        }
        self.debug_request.next = self.vmem.requester.val();
        self.debug_hit.next = self.vmem.debug_hit.val();
        for k in 0..self.debug_joined.len() {
            self.debug_joined[k].next = self.vmem.debug_joined[k].val();
        }
        self.debug_scalar_request.next.valid = self.smem.request.val().valid;
        self.debug_scalar_request.next.wave = self.smem.requester.val().wave;
        self.debug_scalar_request.next.sequence = self.smem.requester.val().sequence;
        self.debug_retire[0].next = self.salu.retired.val();
        self.debug_retire[1].next = self.valu.retired.val();
        self.debug_retire[2].next = self.smem.retired.val();
        self.debug_retire[3].next = self.vmem.loaded.val();
        self.debug_retire[4].next = self.vmem.stored.val();
        // A FLAT instruction retires in vector memory.
        self.debug_retire[5].next = self.lds.retired.val();
        self.debug_retire[5].next.valid = self.lds.retired.val().valid & !self.lds.flat.val();
        if self.export_done.val().valid {
            self.debug_retire[5].next = self.export_done.val();
        }
    }
}
