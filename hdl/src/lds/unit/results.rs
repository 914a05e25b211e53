//! What the writer takes of a beat that is done, and what it writes and retires.

use super::LdsUnit;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Results;

impl Section<Results> for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // Results. What only stores has no rows.
        self.writer.take.next = self.hands_over.val() | (self.beat_done.val() & self.ends.val());
        self.writer.take_last.next = self.ends.val();
        self.writer.take_wave.next = self.current.q.val().issued.wave;
        self.writer.take_sequence.next = self.current.q.val().issued.sequence;
        self.writer.take_flat.next = self.operation.q.val().flat;
        self.writer.take_counts.next = self.operation.q.val().control.counts;
        self.writer.take_row.next = self.half_row.val() + bit_cast::<11, 8>(self.operation.q.val().destination);
        for k in 0..self.accumulation.len() {
            if self.operation.q.val().accumulates {
                self.writer.take_row.next = self.half_row.val()
                    + self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.operation.q.val().destination);
            }
        }
        self.writer.take_beat.next = self.beat.q.val();
        self.writer.take_rows.next = self.operation.q.val().control.returns;
        self.writer.take_format.next = self.operation.q.val().control.format;
        self.writer.take_some.next = self.pending.taken.val();
        for i in 0..self.tiles.len() {
            self.writer.take_tile[i].next = self.operation.q.val().control.tile;
            self.tiles[i].tile.next = self.writer.tile[i].val();
            self.tiles[i].dword.next = self.writer.dword.val();
        }
        self.writer.ahead.next = self.parts.ahead.val();
        self.writer.write_ready.next = self.write_ready.val();
        self.write.next.valid = self.writer.write.val();
        self.write.next.wave = self.writer.wave.val();
        self.write.next.sequence = self.writer.sequence.val();
        self.write.next.row = self.writer.row.val();
        for i in 0..self.stack.len() {
            self.writer.take_stack[i].next = self.stack[i].stack.val();
            self.writer.take_address_row[i].next =
                self.half_row.val() + bit_cast::<11, 8>(self.operation.q.val().address_register);
            if self.stack[i].stack.val() {
                self.writer.take_rows.next = self.stack[i].rows.val();
            }
        }
        self.write.next.beat = self.writer.beat.val();
        self.retired.next.valid = self.writer.done.val();
        self.retired.next.wave = self.writer.wave.val();
        self.retired.next.sequence = self.writer.sequence.val();
        self.flat.next = self.writer.flat.val();
    }
}
