//! From the queue of instructions through the reader to the sender of lines.

use super::VectorMemory;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Instructions;

impl Section<Instructions> for VectorMemory {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waits, epoch, emptying, swept);
        clock!(self, clock, queue, reader, sender, tags, order, returns);

        // Queue.
        self.queue.issue_valid.next = self.issue_valid.val();
        self.queue.issue.next = self.issue.val();
        self.queue.issue_scalar.next = self.issue_scalar.val();
        self.queue.issue_pc.next = self.issue_pc.val();
        self.queue.access.next = self.access.val();
        self.queue.issue_state.next = self.issue_state.val();
        self.ready.next = self.queue.ready.val();
        self.base_wave.next = self.queue.scalar_wave.val();
        self.base_index.next = self.queue.scalar_index.val();
        self.queue.scalar_data.next = self.base_data.val();

        // Reader.
        self.reader.offers.next = self.queue.offers.val();
        self.reader.offered.next = self.queue.offered.val();
        self.queue.taken.next = self.reader.begins.val();
        self.queue.reader_ready.next = self.reader.ready.val();
        self.reader.vgprs.next = self.vgprs.val();
        for k in 0..self.reading_wave.len() {
            self.reading_wave[k].next = self.reader.reading_wave[k].val();
            self.reader.reading_vgprs[k].next = self.reading_vgprs[k].val();
        }
        for k in 0..self.accumulation.len() {
            self.reader.accumulation[k].next = self.accumulation[k].val();
        }
        self.read.next.valid = self.reader.read.val();
        self.read.next.row = self.reader.read_row.val();
        self.read.next.beat = self.reader.read_beat.val();
        self.read_done.next = self.reader.read_done.val();
        self.read_wave.next = self.reader.part.val().wave;

        self.flat_parts.next = self.reader.flat_parts.val();
        self.reader.lds_parts.next = self.lds_parts.val();
        self.returns.flat_done.next = self.flat_done.val();

        // From the reader to the sender.
        self.reader.take.next = self.sender.take.val();
        self.reader.taken_at_once.next = self.sender.idle.val();
        self.sender.present.next = self.reader.present.val();
        self.sender.part.next = self.reader.part.val();
        self.sender.exec.next = self.reader.exec.val();
        for i in 0..self.vgpr.len() {
            self.sender.vgpr[i].next = self.vgpr[i].val();
        }
        self.sender.clear.next = self.reader.clear.val();
        self.sender.load_low.next = self.reader.load_low.val();
        self.sender.load_high.next = self.reader.load_high.val();
        for i in 0..4 {
            self.sender.load_data[i].next = self.reader.load_data[i].val();
        }
        for i in 0..self.reader.converts.len() {
            self.sender.converts[i].next = self.reader.converts[i].val();
            self.sender.channel[i].next = self.reader.channel[i].val();
        }
        self.sender.shared.next = self.reader.shared_address.val();
        for i in 0..self.reader.vgpr.len() {
            self.reader.vgpr[i].next = self.vgpr[i].val();
            self.sender.located[i].next = self.reader.located[i].val();
            self.reader.prepared[i].next = self.sender.prepared[i].val();
            self.returns.answer[i].next = self.sender.answered[i].val();
        }
        for k in 0..self.reader.location.len() {
            self.sender.location[k].next = self.reader.location[k].val();
            self.sender.answer[k].next = self.reader.answer[k].val();
            self.sender.encodes[k].next = self.reader.encodes[k].val();
            self.sender.keeps[k].next = self.returns.answers[k].val();
        }
        // A line that a sample asks for comes when nothing else is outstanding, so that what was before it in the program is done, and all that
        // memory answers until then is that line.
        self.fetching.next = false;
        for k in 0..self.reader.fetch.len() {
            self.fetching.next = self.reader.fetch[k].val()
                & self.sender.idle.val()
                & !self.sender.valid.val()
                & self.returns.none_left[k].val();
            self.reader.fetch_taken[k].next = self.fetching.val() & self.request_ready.val();
            self.reader.response[k].next = self.response.val();
        }
        for k in 0..self.border_table.len() {
            self.reader.border_table[k].next = self.border_table[k].val();
        }
        for i in 0..self.reader.response_data.len() {
            self.reader.response_data[i].next = self.response_data[i].val();
        }
        self.violation.next = self.sender.violation.val();
        for k in 0..self.outside.len() {
            self.outside[k].next = self.sender.outside[k].val();
        }
        self.violation_pc.next = self.reader.pc.val();
    }
}
