//! Records of what was asked for, and what comes back of them.

use super::VectorMemory;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Records;

impl Section<Records> for VectorMemory {
    #[hdl_gen]
    fn update(&mut self) {
        // Records.
        self.returns.push.next = self.taken.val();
        self.returns.waits.next = !self.stays_here.val() & !self.hits.val();
        for k in 0..self.returns.begins.len() {
            self.returns.begins[k].next = self.joined[k].begins.val();
            self.returns.sweep[k].next = self.sweeps.val();
            self.returns.swept[k].next = self.epoch.q.val().get_bits::<6>(0);
            // A store has one record for all its lines, which is made with its last request and waits for them.
            if self.sender.is_write.val() {
                self.returns.waits.next = false;
                if !self.sender.request.val().last {
                    self.returns.push.next = false;
                }
            }
        }
        self.returns.fills.next = self.misses.val();
        self.returns.record.next.row = self.sender.request.val().row;
        self.returns.record.next.beat = self.sender.request.val().part.beat;
        self.returns.record.next.wave = self.sender.request.val().part.wave;
        self.returns.record.next.sequence = self.sender.request.val().part.sequence;
        self.returns.record.next.returns = self.sender.request.val().part.returns & !self.sender.request.val().empty;
        self.returns.record.next.last = self.sender.request.val().last;
        self.returns.record.next.counts_load = self.sender.request.val().part.counts_load;
        self.returns.record.next.zero = self.sender.is_zero.val();
        self.returns.record.next.atomic = self.sender.is_atomic.val();
        self.returns.record.next.format = self.sender.request.val().part.control.format;
        self.returns.record.next.remaining = self.sender.request.val().step.get_bit(2);
        self.returns.record.next.place = self.place.val();
        self.returns.record.next.flat = self.sender.request.val().part.control.flat;
        // A transposed load of two dwords a lane has elements of 8 bits.
        self.tile.next.transposed = self.sender.request.val().part.control.transposed;
        self.tile.next.bytes = self.sender.request.val().part.control.dwords == 2;
        self.tile.next.wave64 = self.sender.request.val().part.wave64;
        self.tile.next.step = self.sender.request.val().step.get_bits::<2>(0);
        self.formatted.next.plan = self.sender.request.val().part.plan;
        self.formatted.next.step = self.sender.request.val().step.get_bits::<2>(0);
        self.formatted.next.zero = self.sender.is_zero.val();
        for i in 0..self.returns.formatted.len() {
            self.returns.formatted[i].next = self.formatted.val();
        }
        for k in 0..self.shared_want.len() {
            self.returns.shared[k].next = self.sender.request.val().part.shared;
            self.returns.shared_step[k].next = self.sender.request.val().step.get_bits::<2>(0);
            self.returns.shared_granted[k].next = self.shared_granted[k].val();
            self.shared_want[k].next = self.returns.shared_want[k].val();
            self.shared_fours[k].next = self.returns.shared_fours[k].val();
        }
        for i in 0..self.shared_valid.len() {
            self.returns.shared_served[i].next = self.shared_served[i].val();
            self.shared_valid[i].next = self.returns.shared_valid[i].val();
            self.shared_request[i].next = self.returns.shared_request[i].val();
            self.shared_upper[i].next = self.returns.shared_upper[i].val();
        }
        for i in 0..self.returns.tile.len() {
            self.returns.tile[i].next = self.tile.val();
            self.returns.vgprs[i].next = self.vgprs.val();
        }
        for i in 0..self.vgpr.len() {
            self.returns.window[i].next = self.sender.window[i].val();
            self.returns.word[i].next = self.sender.word[i].val();
            self.returns.misaligned[i].next = self.sender.misaligned[i].val();
            self.write_data[i].next = self.returns.write_data[i].val();
            self.write_bytes[i].next = self.returns.write_bytes[i].val();
        }
        self.returns.response.next = self.response.val();
        for k in 0..self.reader.fetching.len() {
            if self.reader.fetching[k].val() & self.returns.none_left[k].val() {
                self.returns.response.next.valid = false;
            }
        }
        for i in 0..self.response_data.len() {
            self.returns.response_data[i].next = self.response_data[i].val();
        }
        self.returns.atomic_valid.next = self.atomic_answer.val().valid;
        self.returns.atomic_tag.next = self.atomic_answer.val().tag;
        self.returns.atomic_value.next = self.atomic_answer.val().value;
        self.returns.write_ready.next = self.write_ready.val();
        self.write.next.valid = self.returns.write.val();
        self.write.next.wave = self.returns.wave.val();
        self.write.next.sequence = self.returns.sequence.val();
        self.write.next.row = self.returns.write_row.val();
        self.write.next.beat = self.returns.write_beat.val();
        self.loaded.next.valid = self.returns.load_done.val();
        self.loaded.next.wave = self.returns.wave.val();
        self.loaded.next.sequence = self.returns.sequence.val();
        self.stored.next.valid = self.returns.store_done.val();
        self.stored.next.wave = self.returns.wave.val();
        self.stored.next.sequence = self.returns.sequence.val();
    }
}
