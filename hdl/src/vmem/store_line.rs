//! The line that a store writes, gathered step by step: a crossbar from lanes to dwords, the largest block of vector memory.
//!
//! ```text
//!   lanes: word, window ---> StorePlace, a lane -------+
//!          data, bytes, served ------------------------+--> StoreDword, a dword of the line ---> line, mask
//! ```
//! A machine with four lanes gathers a quarter of a line in a step instead ([`StorePart`]).

use super::store_dword::{DwordsOfLine, LINE_DWORDS, StoreDword, StorePlace};
use super::store_part::{PARTS, StorePart};
use crate::hardware_block;
use crate::parts::block::signals;
use rust_hdl::prelude::*;

/// The parts of a line of which a step gathers one, a power of two.
pub const fn parts(lanes: usize) -> usize {
    if lanes <= 4 { PARTS } else { 1 }
}

/// How many of what gathers whole lines there are: `count`, or none where a step gathers a part.
fn whole(lanes: usize, count: usize) -> usize {
    if parts(lanes) == 1 { count } else { 0 }
}

hardware_block! {
    /// The line with the dwords of the served lanes; where lanes overlap the highest one wins. What no lane has written is left
    /// from earlier lines. `is_narrow`, with four lanes: see [`crate::config::Config::narrow_port`].
    pub struct StoreLine(lanes: usize, is_narrow: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A step of a store is done; of one that gathers a part, its lanes are all in the same.
        pub step: Signal<In, Bit>,
        /// Lanes served.
        pub served: Vec<Signal<In, Bit>> = signals(lanes),
        /// Their first dwords in the line.
        pub word: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// Which of it and the three behind it they write.
        pub window: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// What they write, by the lowest two bits of the dword's number.
        pub data: Vec<Signal<In, Bits<128>>> = signals(lanes),
        /// Which bytes of it.
        pub bytes: Vec<Signal<In, Bits<4>>> = signals(lanes),
        /// What was gathered is kept; else the line starts empty.
        pub keep: Signal<In, Bit>,
        /// Its bytes so far.
        pub mask_before: Signal<In, Bits<64>>,
        /// Which 8 bytes of the line are wanted.
        pub beat: Vec<Signal<In, Bits<3>>> = signals(usize::from(is_narrow)),
        /// The line after the step, one clock later; or their quarter, lowest.
        pub line: Signal<Out, Bits<512>>,
        /// Its bytes, before that clock edge.
        pub mask: Signal<Out, Bits<64>>,

        place: Vec<StorePlace> = (0..whole(lanes, lanes)).map(|_| StorePlace::new()).collect(),
        dword: Vec<StoreDword> = (0..whole(lanes, LINE_DWORDS)).map(|_| StoreDword::new(lanes)).collect(),
        joined: Vec<DwordsOfLine> = (0..whole(lanes, 1)).map(|_| DwordsOfLine::new()).collect(),
        part: Vec<StorePart> = (0..1 - whole(lanes, 1)).map(|_| StorePart::new(lanes, is_narrow)).collect(),
    }
}

impl Logic for StoreLine {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..self.place.len() {
            self.place[i].word.next = self.word[i].val();
            self.place[i].window.next = self.window[i].val();
        }
        for j in 0..self.dword.len() {
            self.dword[j].clock.next = self.clock.val();
            self.dword[j].step.next = self.step.val();
            self.dword[j].keep.next = self.keep.val();
            self.dword[j].mask_before.next = self.mask_before.val().get_bits::<4>(4 * j);
            for i in 0..self.place.len() {
                self.dword[j].served[i].next = self.served[i].val();
                self.dword[j].here[i].next = self.place[i].dwords.val().get_bit(j);
                self.dword[j].bytes[i].next = self.bytes[i].val();
            }
        }
        for k in 0..self.joined.len() {
            for group in 0..4 {
                for column in 0..4 {
                    for i in 0..self.place.len() {
                        self.dword[4 * group + column].data[i].next = self.data[i].val().get_bits::<32>(32 * column);
                    }
                }
            }
            for j in 0..self.dword.len() {
                self.joined[k].dword[j].next = self.dword[j].dword.val();
                self.joined[k].bytes[j].next = self.dword[j].mask.val();
            }
            self.line.next = self.joined[k].line.val();
            self.mask.next = self.joined[k].mask.val();
        }
        for k in 0..self.part.len() {
            self.part[k].clock.next = self.clock.val();
            self.part[k].step.next = self.step.val();
            self.part[k].keep.next = self.keep.val();
            self.part[k].mask_before.next = self.mask_before.val();
            for i in 0..self.served.len() {
                self.part[k].served[i].next = self.served[i].val();
                self.part[k].word[i].next = self.word[i].val();
                self.part[k].window[i].next = self.window[i].val();
                self.part[k].data[i].next = self.data[i].val();
                self.part[k].bytes[i].next = self.bytes[i].val();
            }
            for i in 0..self.beat.len() {
                self.part[k].beat[i].next = self.beat[i].val();
            }
            self.line.next = self.part[k].line.val();
            self.mask.next = self.part[k].mask.val();
        }
    }
}
