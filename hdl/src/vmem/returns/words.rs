//! The dwords that formatters take out of the line, and the data of the lanes.

use super::MemoryReturns;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Words;

impl Section<Words> for MemoryReturns {
    #[hdl_gen]
    fn update(&mut self) {
        // A quarter for each dword: that of the next row, or of the other lanes.
        for k in 0..self.coming.len() {
            for i in 0..self.format.len() {
                self.coming_word[i].next = self.held_word[2 * i].q.val();
                if !self.odd.q.val() {
                    self.coming_word[i].next = self.held_word[2 * i + 1].q.val();
                }
                if self.pops.val() {
                    self.coming_word[i].next = self.table.oldest_word[2 * i].val();
                }
            }
            if self.odd.q.val() {
                self.coming[k].rows.next = self.rows.after.val();
            }
            if self.pops.val() {
                self.coming[k].rows.next = self.table.oldest_rows.val();
            } else {
                self.reads.next =
                    self.written.val() & !self.completes.val() & !self.held.q.val().zero & !self.held.q.val().atomic;
                self.read_index.next = self.held.q.val().place;
            }
        }
        for j in 0..self.data.len() {
            self.data[j].read.next = self.reads.val();
            self.data[j].read_index.next = self.read_index.val();
            self.data[j].read_part.next = 0.into();
        }
        for i in 0..self.format.len() {
            for j in 0..self.response_data.len() {
                self.format[i].line[j].next = self.data[0].data[j].val();
            }
        }
        self.coming_row.next = 0.into();
        for k in 0..self.coming.len() {
            self.coming_row.next = self.coming[k].row.val();
            for i in 0..self.format.len() {
                self.coming_place[i].next = self.coming_word[i].val() + bit_cast::<4, 2>(self.coming_row.val());
                self.data[i].read_part.next = self.coming_place[i].val().get_bits::<2>(2);
                self.format[i].line[0].next = self.data[i].data[0].val();
            }
        }
        self.wave.next = self.held.q.val().wave;
        self.sequence.next = self.held.q.val().sequence;
        self.load_done.next = self.completes.val() & self.held.q.val().last & self.held.q.val().counts_load;
        self.store_done.next = self.completes.val() & self.held.q.val().last & !self.held.q.val().counts_load;
        for i in 0..self.held_window.len() {
            self.held_window[i].clock.next = self.clock.val();
            self.held_word[i].clock.next = self.clock.val();
            self.held_misaligned[i].clock.next = self.clock.val();
            self.held_window[i].d.next = self.held_window[i].q.val();
            self.held_word[i].d.next = self.held_word[i].q.val();
            self.held_misaligned[i].d.next = self.held_misaligned[i].q.val();
            if self.pops.val() {
                self.held_window[i].d.next = self.table.oldest_window[i].val();
                self.held_word[i].d.next = self.table.oldest_word[i].val();
                self.held_misaligned[i].d.next = self.table.oldest_misaligned[i].val();
            }
            self.table.window[i].next = self.window[i].val();
            self.table.word[i].next = self.word[i].val();
            self.table.misaligned[i].next = self.misaligned[i].val();
        }

        // What takes the dwords of the lanes out of the line.
        for i in 0..self.format.len() {
            self.format[i].record.next = self.held.q.val();
            self.format[i].word.next = self.held_word[i].q.val() + bit_cast::<4, 2>(self.rows.row.val());
            self.format[i].misaligned.next = self.held_misaligned[i].q.val();
            self.turn[i].next = true;
            self.dword[i].next = self.format[i].dword.val();
            self.bytes[i].next = self.format[i].bytes.val();
            for k in 0..self.formats.len() {
                self.formats[k].window[i].next = self.held_window[i].q.val();
                self.formats[k].dword[i].next = self.format[i].dword.val();
                if self.formats[k].active.val() {
                    self.format[i].word.next = self.held_word[i].q.val() + self.formats[k].dword_away.val();
                }
            }
            for j in 0..self.tiles.len() {
                self.tiles[j].oldest_window[i].next = self.table.oldest_window[i].val();
                self.tiles[j].window[i].next = self.held_window[i].q.val();
                self.tiles[j].word[i].next = self.held_word[i].q.val();
                self.tiles[j].misaligned[i].next = self.held_misaligned[i].q.val();
                self.tiles[j].dword[i].next = self.format[i].dword.val();
                self.tiles[j].bytes[i].next = self.format[i].bytes.val();
                if self.tiles[j].active.val() {
                    self.format[i].word.next = self.tiles[j].source_word[i].val();
                    self.format[i].misaligned.next = self.tiles[j].source_misaligned[i].val();
                }
            }
        }
        for k in 0..self.pairs.len() {
            for i in 0..self.format.len() {
                self.format[i].word.next = self.held_word[2 * i].q.val() + bit_cast::<4, 2>(self.rows.row.val());
                self.format[i].misaligned.next = self.held_misaligned[2 * i].q.val();
                if self.pairs[k].val() {
                    self.format[i].word.next =
                        self.held_word[2 * i + 1].q.val() + bit_cast::<4, 2>(self.rows.row.val());
                    self.format[i].misaligned.next = self.held_misaligned[2 * i + 1].q.val();
                }
                self.turn[2 * i].next = !self.pairs[k].val();
                self.turn[2 * i + 1].next = self.pairs[k].val();
                self.dword[2 * i].next = self.format[i].dword.val();
                self.dword[2 * i + 1].next = self.format[i].dword.val();
                self.bytes[2 * i].next = self.format[i].bytes.val();
                self.bytes[2 * i + 1].next = self.format[i].bytes.val();
            }
        }
        for i in 0..self.write_data.len() {
            self.write_data[i].next = self.dword[i].val();
            self.write_bytes[i].next = 0.into();
            if self.turn[i].val() & self.held_window[i].q.val().get_bit(self.rows.row.val().index()) {
                self.write_bytes[i].next = self.bytes[i].val();
            }
            if self.held.q.val().atomic {
                self.write_data[i].next = self.held_value.q.val().get_bits::<32>(0);
                if self.rows.row.val() == 1 {
                    self.write_data[i].next = self.held_value.q.val().get_bits::<32>(32);
                }
                if self.turn[i].val() & self.held_window[i].q.val().get_bit(self.rows.row.val().index()) {
                    self.write_bytes[i].next = 15.into();
                }
            }
            for k in 0..self.formats.len() {
                if self.formats[k].active.val() | self.formats[k].answers.val() {
                    self.write_data[i].next = self.formats[k].write_data[i].val();
                    self.write_bytes[i].next = self.formats[k].write_bytes[i].val();
                }
            }
            for k in 0..self.gathered.len() {
                if self.gathered[k].takes.val() {
                    self.write_data[i].next = self.gather[k].dword[i].val();
                    self.write_bytes[i].next = 0.into();
                    if self.gather[k].here[i].val() {
                        self.write_bytes[i].next = 15.into();
                    }
                }
            }
            for j in 0..self.tiles.len() {
                if self.tiles[j].active.val() {
                    self.write_data[i].next = self.tiles[j].write_data[i].val();
                    self.write_bytes[i].next = self.tiles[j].write_bytes[i].val();
                }
            }
        }
    }
}
