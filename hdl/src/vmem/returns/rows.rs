//! Rows of the VGPRs, or of LDS, that the oldest record writes.

use super::MemoryReturns;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Rows;

impl Section<Rows> for MemoryReturns {
    #[hdl_gen]
    fn update(&mut self) {
        // A formatted load is written component by component.
        for k in 0..self.formats.len() {
            if self.pops.val() & self.formats[k].oldest_formatted.val() {
                self.held_rows.d.next = self.formats[k].oldest_components.val();
            }
        }
        self.moves.next = self.goes.val() & self.held.q.val().returns;
        self.write.next = self.moves.val();
        self.taken.next = self.write_ready.val();
        for k in 0..self.shares.len() {
            self.shares[k].clock.next = self.clock.val();
            self.shares[k].push.next = self.push.val();
            self.shares[k].number.next = self.newest.val();
            self.shares[k].load.next = self.shared[k].val();
            self.shares[k].step.next = self.shared_step[k].val();
            self.shares[k].oldest.next = self.oldest.val();
            self.shares[k].pops.next = self.pops.val();
            self.shares[k].here.next = self.goes.val();
            self.shares[k].last.next = self.held.q.val().last;
            self.shares[k].goes.next = self.moves.val();
            self.shares[k].row.next = self.rows.row.val();
            self.shares[k].fits.next = self.gather[k].fits.val();
            self.shares[k].granted.next = self.shared_granted[k].val();
            self.shared_want[k].next = self.shares[k].want.val();
            self.shared_fours[k].next = self.shares[k].in_fours.val();
            for i in 0..self.shared_valid.len() {
                self.shares[k].dword[i].next = self.write_data[i].val();
                self.shares[k].bytes[i].next = self.write_bytes[i].val();
                self.shares[k].served[i].next = self.shared_served[i].val();
                self.shared_valid[i].next = self.shares[k].valid[i].val();
                self.shared_request[i].next = self.shares[k].request[i].val();
                self.shared_upper[i].next = self.shares[k].upper[i].val();
                self.shares[k].gathered_lane[i].next = self.gather[k].here[i].val();
                self.shares[k].four[i].next = self.gather[k].four[i].val();
            }
            if self.shares[k].active.val() {
                self.write.next = false;
                self.taken.next = self.shares[k].done.val();
            }
        }
        self.write_row.next = self.held.q.val().row + bit_cast::<11, 2>(self.rows.row.val());
        self.write_beat.next = self.held.q.val().beat;
        for k in 0..self.gathered.len() {
            if self.gathered[k].takes.val() {
                self.taken.next = false;
                self.write.next = self.gathered[k].writes.val();
                self.write_row.next = self.gathered[k].row.val();
                self.write_beat.next = self.gathered[k].row_beat.val();
            }
        }
        for k in 0..self.formats.len() {
            self.formats[k].clock.next = self.clock.val();
            self.formats[k].push.next = self.push.val();
            self.formats[k].number.next = self.newest.val();
            self.formats[k].record.next = self.formatted[k].val();
            self.formats[k].oldest.next = self.oldest.val();
            self.formats[k].pops.next = self.pops.val();
            self.formats[k].component.next = self.rows.row.val();
            if self.formats[k].active.val() {
                self.write_row.next = self.held.q.val().row + self.formats[k].away.val();
            }
        }
        // A lane keeps its answer until it is written.
        for k in 0..self.answers_left.len() {
            self.none_left[k].next = (self.count.q.val() == 0) & !self.valid.q.val();
            for i in 0..self.answer.len() {
                self.formats[k].answer[i].next = self.answer[i].val();
            }
            self.answers_left[k].clock.next = self.clock.val();
            self.answers_left[k].d.next = self.answers_left[k].q.val();
            self.answers[k].next = self.answers_left[k].q.val() != 0;
            if (self.push.val() & self.formatted[k].val().plan.answers)
                & !(self.completes.val() & self.formats[k].answers.val())
            {
                self.answers_left[k].d.next = self.answers_left[k].q.val() + 1;
            }
            if !(self.push.val() & self.formatted[k].val().plan.answers)
                & (self.completes.val() & self.formats[k].answers.val())
            {
                self.answers_left[k].d.next = self.answers_left[k].q.val() - 1;
            }
        }
        for i in 0..self.tiles.len() {
            self.tiles[i].clock.next = self.clock.val();
            self.tiles[i].push.next = self.push.val();
            self.tiles[i].number.next = self.newest.val();
            self.tiles[i].tile.next = self.tile[i].val();
            self.tiles[i].oldest.next = self.oldest.val();
            self.tiles[i].pops.next = self.pops.val();
            self.tiles[i].written.next = self.written.val();
            self.tiles[i].beat.next = self.held.q.val().beat;
            self.tiles[i].vgprs.next = self.vgprs[i].val();
            if self.tiles[i].active.val() {
                self.write_row.next = self.held.q.val().row + self.tiles[i].away.val();
                self.write_beat.next = self.tiles[i].write_beat.val();
            }
        }
    }
}
