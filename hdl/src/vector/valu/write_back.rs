//! Stage 6: VGPRs, masks and scalars are written, and the operation retires.

use super::Valu;
use crate::events::VectorActivity;
use crate::parts::sections::Section;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct WriteBack;

impl Section<WriteBack> for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        // Stage 6: write-back.
        self.collect.before.next = self.mask_so_far.q.val();
        if self.stages.unit_6.val() == UnitName::Shared {
            self.collect.before.next = self.late_mask_so_far.q.val();
        }
        self.collect.beat.next = self.stages.written.val().beat;
        self.collect.odd.next = self.stages.odd_6.val();
        for i in 0..self.lane_mask.len() {
            self.lane_mask[i].next = self.stages.mask[i].val();
            self.lane_number[i].next = self.numbers.number[i].val();
            self.lane_crossed[i].next = self.network.crossed[i].val();
            self.network.value[i].next = self.lane_value[i].val();
            self.network.choice[i].next = self.lane_choice[i].val();
            self.stages.active[i].next = self.network.active[i].val();
            self.lane_active[i].next = self.stages.active_6[i].val();
            self.collect.flag[i].next = self.lane_flag[i].val();
            self.collect.active[i].next = self.stages.active_6[i].val();
        }
        for k in 0..self.exceptions.len() {
            for i in 0..self.lane_exceptions.len() {
                self.exceptions[k].lane[i].next = self.lane_exceptions[i].val();
                self.exceptions[k].active[i].next = self.stages.active_6[i].val();
            }
            // A scalar result is that of the first lane, whatever EXEC says (7.10).
            self.exceptions[k].of_one.next = self.stages.written.val().scalar_result;
            self.exceptions[k].valid.next = self.stages.valid[5].val();
            self.raised[k].next = self.exceptions[k].raised.val();
        }
        self.lane_unit.next = self.stages.unit_6.val();
        self.lane_result_bytes.next = self.stages.written.val().bytes;
        self.writes.low.next = self.stages.hazard[5].val().writes;
        self.writes.high.next = self.stages.hazard[5].val().writes_high;
        self.writes.row.next = self.stages.written.val().row;
        self.writes.beat.next = self.stages.written.val().beat;
        for i in 0..self.gather.matrix.len() {
            self.gather.matrix[i].next = self.writeback[0].hazard[i].val();
        }
        for k in 0..self.writeback.len() {
            self.writes.matrix[k].next = self.writeback[k].writes.val();
            self.writes.matrix_row[k].next = self.writeback[k].row.val();
            self.writes.matrix_beat[k].next = self.writeback[k].beat.val();
            self.matrix_event[k].next = self.writeback[k].event.val();
        }
        for i in 0..self.lane_matrix_low.len() {
            self.lane_matrix_low[i].next = self.writes.matrix_low[i].val();
            self.lane_matrix_high[i].next = self.writes.matrix_high[i].val();
        }
        self.writes.memory.next = self.memory_write.val().valid;
        self.writes.memory_row.next = self.memory_write.val().row;
        self.writes.memory_beat.next = self.memory_write.val().beat;
        self.memory_write_ready.next = self.writes.memory_ready.val();
        for i in 0..self.lane_write_low.len() {
            self.reads.write_address[i].next = self.writes.address[i].val();
            self.lane_write_address[i].next = self.writes.address[i].val();
            self.lane_write_low[i].next = self.writes.write_low[i].val();
            self.lane_write_high[i].next = self.writes.write_high[i].val();
            self.lane_write_memory[i].next = self.writes.write_memory[i].val();
        }
        if self.stages.valid[5].val() {
            if self.stages.unit_6.val() == UnitName::Shared {
                self.late_mask_so_far.d.next = self.collect.mask.val();
            } else {
                self.mask_so_far.d.next = self.collect.mask.val();
            }
        }
        self.scalar_data.next = self.collect.mask.val();
        if self.stages.written.val().scalar_result {
            self.scalar_data.next = self.lane_result.val();
        }
        self.register.next = self.stages.written.val().register;
        self.write.next.valid = self.stages.scalar_6.val();
        self.write.next.wave = self.stages.written.val().wave;
        self.write.next.sequence = self.stages.written.val().sequence;
        self.write.next.pair = self.register.val().get_bits::<6>(1);
        self.write.next.data = bit_cast::<64, 32>(self.scalar_data.val());
        self.write.next.halves = 1.into();
        if self.register.val().get_bit(0) {
            self.write.next.data = bit_cast::<64, 32>(self.scalar_data.val()) << 32;
            self.write.next.halves = 2.into();
        }
        self.retired.next.valid = self.stages.ends_6.val();
        self.retired.next.wave = self.stages.written.val().wave;
        self.retired.next.sequence = self.stages.written.val().sequence;
        for k in 0..self.writeback.len() {
            self.writeback[k].other_ends.next = self.stages.ends_6.val();
            self.matrix_ends[k].next = !self.stages.ends_6.val();
            if !self.stages.ends_6.val() {
                self.retired.next = self.writeback[k].finished.val();
            }
        }
        self.scalar_done.next = self.stages.scalar_ends_6.val();
        self.debug_matrix.next = self.queue.not_empty.val() & self.is_matrix.val();
        self.debug_activity.next = VectorActivity::Idle;
        if self.queue.not_empty.val() {
            self.debug_activity.next = VectorActivity::BankConflict;
            if self.gather.complete.val() {
                self.debug_activity.next = VectorActivity::Beat;
            }
            if self.gather.debug_stalls.val() {
                self.debug_activity.next = VectorActivity::Dependency;
            }
        }
        self.writes_register.next = self.stages.written.val().row != self.running_row.val();
        for k in 0..self.running_rows.len() {
            self.writes_register.next = self.stages.written.val().row < self.running_rows[k].val();
        }
        self.done_event.next.valid = self.stages.hazard[5].val().writes & self.writes_register.val();
        self.done_event.next.high = self.stages.hazard[5].val().writes_high & self.writes_register.val();
        self.done_event.next.row_high = self.stages.written.val().row + 1;
        self.done_event.next.wave = self.stages.written.val().wave;
        self.done_event.next.sequence = self.stages.written.val().sequence;
        self.done_event.next.row = self.stages.written.val().row;
        self.done_event.next.beat = self.stages.written.val().beat;
        self.done_event.next.bytes = self.stages.written.val().bytes;
        // Of a dual instruction operation X may be ignored, and Y not.
        for k in 0..self.dual.len() {
            self.done_event.next.row_high = self.dual[k].row_high[5].val();
            if !self.stages.hazard[5].val().writes {
                self.done_event.next.valid = self.stages.hazard[5].val().writes_high;
                self.done_event.next.high = self.stages.hazard[5].val().writes_high;
                self.done_event.next.bytes = 0.into();
            }
        }
    }
}
