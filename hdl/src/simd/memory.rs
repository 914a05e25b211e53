//! Vector memory, the local data share, exports, and the memory port of the SIMD.

use super::Simd;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Memory;

impl Section<Memory> for Simd {
    #[hdl_gen]
    fn update(&mut self) {
        // Vector memory.
        self.vmem.issue_valid.next = self.issue.valid[4].val();
        self.vmem.issue.next = self.issue.unit[4].val();
        self.words[2].valid.next = self.issue.valid[4].val();
        self.words[2].words.next = self.issue.unit_words[4].val();
        self.vmem_decode.words.next = self.words[2].held.val();
        self.vmem_issue.words.next = self.issue.unit_words[4].val();
        self.vmem.issue_scalar.next = self.vmem_issue.first_scalar.val();
        self.vmem.access.next = self.vmem_decode.access.val();
        self.states.vmem_issue.next = self.issue.unit[4].val().wave;
        self.vmem.issue_state.next = self.states.vmem_issue_state.val();
        self.vmem.invalidate.next = self.invalidate.val();
        self.vmem.written.next = self.written.val();
        self.vmem.written_line.next = self.written_line.val();
        self.atomic.next = self.vmem.atomic.val();
        self.vmem.atomic_ready.next = self.atomic_ready.val();
        self.vmem.atomic_answer.next = self.atomic_answer.val();
        // Scalar memory has the cycles that vector memory leaves; the operation in progress is the one that is answered.
        for k in 0..self.smem.change.len() {
            if self.smem.atomic_sends[k].val() {
                self.atomic.next = self.smem.atomic[k].val();
            }
            if self.smem.atomic_waits[k].val() {
                self.vmem.atomic_answer.next.valid = false;
            }
        }
        self.violation.next = self.vmem.violation.val();
        self.debug_handled.next = 0.into();
        self.lds_violation.next.valid = false;
        self.lds_violation.next.wave = self.lds.wave.val();
        self.lds_violation.next.sequence = self.lds.sequence.val();
        for k in 0..self.violations.len() {
            self.vmem.atomic_refused[k].next = self.atomic_refused[k].val();
            self.watches[k].clock.next = self.clock.val();
            self.watches[k].write.next = self.watch[k].val();
            self.watches[k].vector.next = self.vmem.line_access[k].val();
            self.watches[k].scalar.next = self.smem.line_access[k].val();
            self.violations[k].refused.next = self.vmem.violation.val();
            self.violations[k].vector.next = self.vmem.memory_violation[k].val();
            self.violations[k].scalar.next = self.smem.refused[k].val();
            self.lds_violation.next.valid = self.lds.violation[k].val();
            self.violations[k].shared.next = self.lds_violation.val();
            self.violation.next.reason = self.violations[k].reason.val();
            self.debug_handled.next = self.violations[k].handled.val();
        }

        // Local data share.
        self.lds.simd.next = self.index.val();
        self.flat.memory_valid.next = self.issue.valid[4].val();
        self.flat.memory.next = self.issue.unit[4].val();
        self.flat.memory_words.next = self.issue.unit_words[4].val();
        self.flat.memory_is_flat.next = self.vmem_issue.is_flat.val();
        self.flat.memory_exec.next = self.states.vmem_issue_state.val().exec;
        self.flat.lds_valid.next = self.issue.valid[5].val();
        self.flat.lds.next = self.issue.unit[5].val();
        self.flat.lds_words.next = self.issue.unit_words[5].val();
        self.flat.exec_now.next = self.states.lds_issue_state.val().exec;
        self.flat.ready.next = self.lds.ready.val();
        self.lds.memory_parts.next = self.vmem.flat_parts.val();
        self.vmem.lds_parts.next = self.lds.flat_parts.val();
        self.vmem.flat_done.next = self.lds.retired.val().valid & self.lds.flat.val();
        self.lds.issue_valid.next = self.flat.unit_valid.val();
        self.lds.issue.next = self.flat.unit.val();
        self.words[3].valid.next = self.flat.unit_valid.val();
        self.words[3].words.next = self.flat.unit_words.val();
        self.lds_decode.words.next = self.words[3].held.val();
        self.lds.issued_operation.next = self.lds_decode.operation.val();
        self.lds.issue_exec.next = self.flat.unit_exec.val();
        self.states.lds_issue.next = self.flat.unit.val().wave;
        self.lds.issue_state.next = self.states.lds_issue_state.val();
        self.lds.vgprs.next = self.launch_vgprs.val();
        self.lds_want.next = self.lds.want.val();
        self.lds_store.next = self.lds.store.val();
        self.lds_hold.next = self.lds.hold.val();
        for k in 0..self.lds_single.len() {
            self.lds_single[k].next = self.lds.single[k].val();
        }
        self.lds.granted.next = self.lds_granted.val();
        for i in 0..self.lane.len() {
            self.lds_valid[i].next = self.lds.valid[i].val();
            self.lds_request[i].next = self.lds.request[i].val();
            self.lds.served[i].next = self.lds_served[i].val();
            self.lds.loaded[i].next = self.lds_word[i].val();
        }
        // Exports, which share the class of the local data share.
        self.export_done.next.valid = false;
        self.export_done.next.wave = 0.into();
        self.export_done.next.sequence = 0.into();
        for k in 0..self.exports.len() {
            self.export_issue[k].words.next = self.issue.unit_words[5].val();
            self.issue.unit_ready[5].next = self.lds.ready.val() & !self.flat.waits.val() & self.exports[k].ready.val();
            self.flat.lds_valid.next = self.issue.valid[5].val() & !self.export_issue[k].exports.val();
            self.exports[k].clock.next = self.clock.val();
            self.exports[k].issue_valid.next = self.issue.valid[5].val() & self.export_issue[k].exports.val();
            self.exports[k].issue.next = self.issue.unit[5].val();
            self.exports[k].issue_state.next = self.states.lds_issue_state.val();
            self.export_words[k].clock.next = self.clock.val();
            self.export_words[k].valid.next = self.issue.valid[5].val() & self.export_issue[k].exports.val();
            self.export_words[k].words.next = self.issue.unit_words[5].val();
            self.export_decode[k].words.next = self.export_words[k].held.val();
            self.exports[k].operation.next = self.export_decode[k].operation.val();
            self.exports[k].vgprs.next = self.launch_vgprs.val();
            for j in 0..self.launch_dynamic.len() {
                self.wave_vgprs[j + 4].wave.next = self.exports[k].wave.val();
                self.exports[k].vgprs.next = self.wave_vgprs[j + 4].vgprs.val();
            }
            self.export[k].next = self.exports[k].row.val();
            self.export_done.next = self.exports[k].retired.val();
            self.exports[k].row_ready.next = self.export_ready[k].val();
            self.exports[k].others_tell.next = self.lds.retired.val().valid | self.lds.read_done.val();
        }
        // Loads of vector memory to LDS.
        for k in 0..self.lds_access.len() {
            self.lds_access[k].clock.next = self.clock.val();
            self.lds_access[k].unit_want.next = self.lds.want.val();
            self.lds_access[k].unit_store.next = self.lds.store.val();
            self.lds_access[k].unit_hold.next = self.lds.hold.val();
            self.lds_access[k].load_want.next = self.vmem.shared_want[k].val();
            self.lds_access[k].unit_fours[k].next = self.lds.in_fours[k].val();
            self.lds_access[k].load_fours[k].next = self.vmem.shared_fours[k].val();
            self.lds_fours[k].next = self.lds_access[k].in_fours[k].val();
            self.lds_access[k].granted.next = self.lds_granted.val();
            self.vmem.shared_granted[k].next = self.lds_access[k].load_granted.val();
            self.lds.granted.next = self.lds_access[k].unit_granted.val();
            self.lds_want.next = self.lds_access[k].want.val();
            self.lds_store.next = self.lds_access[k].store.val();
            self.lds_hold.next = self.lds_access[k].hold.val();
            for i in 0..self.lane.len() {
                self.lds_access[k].unit_valid[i].next = self.lds.valid[i].val();
                self.lds_access[k].unit_request[i].next = self.lds.request[i].val();
                self.lds_access[k].load_valid[i].next = self.vmem.shared_valid[i].val();
                self.lds_access[k].load_request[i].next = self.vmem.shared_request[i].val();
                self.vmem.shared_served[i].next = self.lds_served[i].val();
                self.lds_valid[i].next = self.lds_access[k].valid[i].val();
                self.lds_request[i].next = self.lds_access[k].request[i].val();
                self.lds_access[k].unit_upper[i].next = self.lds.upper[i].val();
                self.lds_access[k].load_upper[i].next = self.vmem.shared_upper[i].val();
                self.lds_upper[i].next = self.lds_access[k].upper[i].val();
                self.lds.loaded_upper[i].next = self.lds_word_upper[i].val();
            }
        }

        // Memory port.
        self.request[0].next = self.fetch.request.val();
        self.request[1].next = self.smem.request.val();
        self.request[2].next = self.vmem.request.val();
        for k in 0..self.smem.change.len() {
            if self.smem.atomic_sends[k].val() {
                self.request[2].next = self.smem.atomic_target[k].val();
            }
        }
        self.request_data.next = self.vmem.request_data.val();
        for k in 0..self.request_beat.len() {
            self.vmem.request_beat[k].next = self.request_beat[k].val();
        }
        self.fetch.request_ready.next = self.request_ready[0].val();
        self.smem.request_ready.next = self.request_ready[1].val();
        self.vmem.request_ready.next = self.request_ready[2].val();
        for k in 0..self.border_table.len() {
            self.vmem.border_table[k].next = self.border_table[k].val();
        }
        self.fetch.response.next = self.response[0].val();
        self.smem.response.next = self.response[1].val();
        self.vmem.response.next = self.response[2].val();
        for i in 0..self.response_data.len() {
            self.fetch.response_data[i].next = self.response_data[i].val();
            self.smem.response_data[i].next = self.response_data[i].val();
            self.vmem.response_data[i].next = self.response_data[i].val();
        }
        self.smem.invalidate.next = self.invalidate_data.val();
        self.forget_data.next = self.smem.forget.val();
    }
}
