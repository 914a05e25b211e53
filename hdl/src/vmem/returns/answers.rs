//! Records of what was asked for, and the answers of memory and of the atomic unit.

use super::MemoryReturns;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Answers;

impl Section<Answers> for MemoryReturns {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, head, tail, count, answered, valid, held, held_value, held_rows, flats, odd);
        clock!(self, clock, table, values);

        // Records.
        self.oldest.next = self.head.q.val().get_bits::<6>(0) & self.number_mask.val();
        self.newest.next = self.tail.q.val().get_bits::<6>(0) & self.number_mask.val();
        self.number.next = self.newest.val();
        self.serial.next = self.tail.q.val();
        self.begun.next = self.head.q.val();
        self.occupied.next = self.count.q.val();
        for k in 0..self.coming.len() {
            if self.valid.q.val() {
                self.begun.next = self.head.q.val() - 1;
                self.occupied.next = self.count.q.val() + 1;
            }
            self.coming[k].rows.next = self.held_rows.q.val();
        }
        self.free.next = self.occupied.val() != self.depth.val();
        self.table.write.next = self.push.val();
        self.table.number.next = self.newest.val();
        self.table.record.next = self.record.val();
        self.table.fills.next = self.fills.val();
        self.table.oldest.next = self.oldest.val();
        for i in 0..self.asked.len() {
            self.age[i].next = self.asked[i].val() - self.begun.val();
            self.outstanding[i].next = self.age[i].val() < bit_cast::<12, 7>(self.occupied.val());
        }
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.pops.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.push.val() & !self.pops.val() {
            self.count.d.next = self.count.q.val() + 1;
        } else if !self.push.val() & self.pops.val() {
            self.count.d.next = self.count.q.val() - 1;
        }

        // PortResponses.
        self.table.answered.next = self.response.val().tag;
        for k in 0..self.stored.len() {
            self.stored[k].clock.next = self.clock.val();
            self.stored[k].begins.next = self.begins[k].val();
            self.stored[k].newest.next = self.newest.val();
            self.stored[k].answers.next = self.response.val().valid & self.response.val().last;
            self.stored[k].answered.next = self.response.val().tag;
            self.stored[k].oldest.next = self.oldest.val();
            self.stored[k].sweep.next = self.sweep[k].val();
            self.stored[k].swept.next = self.swept[k].val();
        }
        for j in 0..self.data.len() {
            self.data[j].clock.next = self.clock.val();
            self.data[j].fill.next = self.response.val().valid & self.table.answered_fills.val();
            for k in 0..self.stored.len() {
                if self.stored[k].of_store.val() {
                    self.data[j].fill.next = false;
                }
            }
            self.data[j].fill_index.next = self.table.answered_index.val();
            self.data[j].fill_part.next = self.response.val().part;
            for i in 0..self.response_data.len() {
                self.data[j].fill_data[i].next = self.response_data[i].val();
            }
        }
        self.values.write.next = self.atomic_valid.val();
        self.values.number.next = self.atomic_tag.val();
        self.values.value.next = self.atomic_value.val();
        self.values.oldest.next = self.oldest.val();
        self.after_push.next = self.answered.q.val();
        if self.push.val() {
            self.after_push.next = self.answered.q.val().replace_bit(self.newest.val().index(), !self.waits.val());
        }
        self.after_response.next = self.after_push.val();
        if self.response.val().valid & self.response.val().last {
            self.after_response.next = self.after_push.val().replace_bit(self.response.val().tag.index(), true);
        }
        self.after_atomic.next = self.after_response.val();
        if self.atomic_valid.val() {
            self.after_atomic.next = self.after_response.val().replace_bit(self.atomic_tag.val().index(), true);
        }
        self.answered.d.next = self.after_atomic.val();
    }
}
