//! The oldest record, once it is answered: which of its rows is read from the line, with which lanes.

use super::MemoryReturns;
use crate::lds::operations::Size;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Oldest;

impl Section<Oldest> for MemoryReturns {
    #[hdl_gen]
    fn update(&mut self) {
        // The oldest record, once answered: its line is read in one cycle and written to the VGPRs in the next, row by row.
        self.rows.rows.next = self.held_rows.q.val();
        // A FLAT instruction is finished here after its half in the local data share, so that it retires once.
        self.flat_last.next = self.held.q.val().flat & self.held.q.val().last;
        self.goes.next = self.valid.q.val() & (!self.flat_last.val() | (self.flats.q.val() != 0));
        if self.flat_done.val() & !(self.completes.val() & self.flat_last.val()) {
            self.flats.d.next = self.flats.q.val() + 1;
        } else if !self.flat_done.val() & self.completes.val() & self.flat_last.val() {
            self.flats.d.next = self.flats.q.val() - 1;
        }
        self.completes.next = self.goes.val()
            & (!self.held.q.val().returns | (self.taken.val() & self.rows.last.val() & self.last_turn.val()));
        // Loads of four dwords a lane: whole lanes of registers of 32 bits, of a record that is no other unit's.
        self.row_by_row.next = false;
        for k in 0..self.gather.len() {
            self.row_by_row.next = (self.held.q.val().format.size == Size::Dword)
                & !self.held.q.val().atomic
                & !self.held.q.val().format.half;
            for i in 0..self.tiles.len() {
                if self.tiles[i].active.val() {
                    self.row_by_row.next = false;
                }
            }
            for i in 0..self.formats.len() {
                if self.formats[i].active.val() | self.formats[i].answers.val() {
                    self.row_by_row.next = false;
                }
            }
            self.gather[k].clock.next = self.clock.val();
            self.gather[k].zero.next = self.held.q.val().zero;
            for j in 0..self.response_data.len() {
                self.gather[k].line[j].next = self.data[0].data[j].val();
            }
            for i in 0..self.held_window.len() {
                self.gather[k].window[i].next = self.held_window[i].q.val();
                self.gather[k].word[i].next = self.held_word[i].q.val();
                self.gather[k].misaligned[i].next = self.held_misaligned[i].q.val();
            }
            self.gather[k].number.next = self.gathered[k].number.val();
            self.gather[k].joins.next = self.gathered[k].joins.val();
            self.gather[k].clears.next = self.gathered[k].clears.val();
            self.gathered[k].clock.next = self.clock.val();
            self.gathered[k].goes.next = self.goes.val();
            self.gathered[k].returns.next = self.held.q.val().returns;
            self.gathered[k].fits.next = self.gather[k].fits.val() & self.row_by_row.val();
            self.gathered[k].last.next = self.held.q.val().last;
            self.gathered[k].first.next = self.held.q.val().row;
            self.gathered[k].beat.next = self.held.q.val().beat;
            self.gathered[k].write_ready.next = self.write_ready.val();
            for i in 0..self.shares.len() {
                if self.shares[i].active.val() {
                    self.gathered[k].goes.next = false;
                    self.gather[k].joins.next = self.shares[i].joins.val();
                    self.gather[k].clears.next = self.shares[i].clears.val();
                }
            }
            if self.gathered[k].takes.val() {
                self.completes.next = self.gathered[k].completes.val();
            }
        }
        for k in 0..self.shares.len() {
            if self.shares[k].active.val() & self.shares[k].whole.val() {
                self.completes.next = self.goes.val() & self.shares[k].done.val();
            }
            if self.shares[k].active.val() & self.held.q.val().last & !self.held.q.val().returns {
                self.completes.next = self.goes.val() & self.shares[k].stored.val();
            }
        }
        for i in 0..self.tiles.len() {
            if self.tiles[i].active.val() {
                self.completes.next = self.goes.val()
                    & (!self.held.q.val().returns | (self.write_ready.val() & self.tiles[i].last.val()));
            }
        }
        self.pops.next = (self.count.q.val() != 0)
            & self.answered.q.val().get_bit(self.oldest.val().index())
            & (!self.valid.q.val() | self.completes.val());
        for k in 0..self.stored.len() {
            if self.stored[k].waits.val() {
                self.pops.next = false;
            }
        }
        // Its place belongs to a record only if it takes dwords of a line: zeros and atomic operations have none, and the
        // entry of their line may be filled for a later record meanwhile.
        self.takes_line.next = self.table.oldest_record.val().returns
            & !self.table.oldest_record.val().zero
            & !self.table.oldest_record.val().atomic;
        self.oldest_event.next.valid = false;
        self.oldest_event.next.wave = self.table.oldest_record.val().wave;
        self.oldest_event.next.sequence = self.table.oldest_record.val().sequence;
        for k in 0..self.refusals.len() {
            self.refusals[k].clock.next = self.clock.val();
            self.refusals[k].answered.next = self.response.val().valid;
            self.refusals[k].answered_record.next = self.response.val().tag;
            self.refusals[k].fills.next = self.table.answered_fills.val();
            self.refusals[k].fill_place.next = self.table.answered_index.val();
            self.refusals[k].refused.next = self.response.val().missing.get_bit(1);
            self.refusals[k].atomic.next = self.atomic_valid.val();
            self.refusals[k].atomic_record.next = self.atomic_tag.val();
            self.refusals[k].atomic_refused.next = self.atomic_refused[k].val();
            self.refusals[k].oldest.next = self.oldest.val();
            self.refusals[k].takes_line.next = self.takes_line.val();
            self.refusals[k].place.next = self.table.oldest_record.val().place;
            self.refusals[k].is_atomic.next = self.table.oldest_record.val().atomic;
            self.refusals[k].waited.next = self.stores[k].q.val().get_bit(self.oldest.val().index());
            self.stores[k].clock.next = self.clock.val();
            self.stores[k].d.next = self.stores[k].q.val();
            if self.push.val() {
                self.stores[k].d.next =
                    self.stores[k].q.val().replace_bit(self.newest.val().index(), self.waits.val() & !self.fills.val());
            }
            self.oldest_event.next.valid = self.pops.val() & self.refusals[k].violates.val();
            self.violation[k].next = self.oldest_event.val();
        }
        self.reads.next = self.pops.val() & self.takes_line.val();
        self.read_index.next = self.table.oldest_record.val().place;
        if self.completes.val() {
            self.valid.d.next = false;
        }
        self.written.next = self.moves.val() & self.taken.val();
        self.last_turn.next = true;
        for k in 0..self.pairs.len() {
            self.pairs[k].next = self.odd.q.val();
            self.last_turn.next = self.odd.q.val();
            if self.written.val() {
                self.odd.d.next = !self.odd.q.val();
            }
        }
        if self.written.val() & self.last_turn.val() {
            self.held_rows.d.next = self.rows.after.val();
        }
        if self.pops.val() {
            self.valid.d.next = true;
            self.held.d.next = self.table.oldest_record.val();
            self.held_value.d.next = self.values.oldest_value.val();
            self.held_rows.d.next = self.table.oldest_rows.val();
        }
    }
}
