//! The indices of a draw: counted, or out of lines of memory, an index a cycle within a line. One line is kept, from the beginning of the draw
//! on; a line of 64 bytes has whole indices, as these lie at multiples of their size.
//!
//! What is asked for of a line are the bytes of the indices from the next one on that the instance has and the buffer has.

use super::record::{DrawRequest, IndexSource};
use crate::hardware_block;
use crate::port::LineRequest;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Where the index of a number is, and it itself.
    pub struct IndexPlace() {
        /// The draw.
        in draw: (DrawRequest),
        /// The number.
        in number: (Bits<32>),
        /// The line that is kept.
        in line: (Bits<512>),
        /// VGT_MULTI_PRIM_IB_RESET_EN.RESET_EN.
        in reset_en: (Bit),
        /// VGT_MULTI_PRIM_IB_RESET_INDX.
        in reset_index: (Bits<32>),
        /// It needs no memory.
        out free: (Bit),
        /// Number of its line.
        out place: (Bits<42>),
        /// Bytes of its line that are wanted.
        out wanted: (Bits<64>),
        /// The index.
        out index: (Bits<32>),
        /// It begins anew instead.
        out restarts: (Bit),
    }
    |g| {
        let draw = g.input_of::<DrawRequest>("draw");
        let (number, line) = (g.input("number"), g.input("line"));
        let (counted, short) = (draw.source.is_a(IndexSource::Counted), draw.source.is_a(IndexSource::Short));
        let offset = short.select(&number.zero_extend(34).shift_left(&g.constant(2, 1)), &number.zero_extend(34).shift_left(&g.constant(2, 2)));
        let address = g.name("byte_address", &(&draw.base + offset.zero_extend(48)));
        let beyond = !number.less(&draw.limit);
        g.output("free", &(&counted | &beyond));
        g.output("place", &address.slice(6, 42));

        // Bytes of the indices that are left, 64 at most, from the place in the line on.
        let end = draw.limit.less(&draw.count).select(&draw.limit, &draw.count);
        let left = g.name("indices_left", &(end - &number));
        let many = left.slice(6, 26).any();
        let few = short.select(&left.slice(0, 6).concat(&g.zero(1)).zero_extend(8), &left.slice(0, 6).concat(&g.zero(2)));
        let bytes = many.select(&g.constant(8, 128), &few);
        let ones = g.constant(64, u64::MAX.into()).shift_left(&bytes);
        g.output("wanted", &(!ones).shift_left(&address.slice(0, 6)));

        let place = short.select(&address.slice(1, 5).concat(&g.zero(4)), &address.slice(2, 4).concat(&g.zero(5)));
        let word = line.slice_at(&place, 32);
        let word = short.select(&word.slice(0, 16).zero_extend(32), &word);
        let index = counted.select(&number, &word.when(&!&beyond));
        let reset = g.input("reset_index");
        let reset = short.select(&reset.slice(0, 16).zero_extend(32), &reset);
        g.output("restarts", &(g.input("reset_en") & !&counted & index.equals(&reset)));
        g.output("index", &index);
    }
}

hardware_block! {
    /// See the module's description.
    pub struct IndexFetch() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A draw begins: nothing is kept.
        pub forget: Signal<In, Bit>,
        /// The draw.
        pub draw: Signal<In, DrawRequest>,
        /// VGT_MULTI_PRIM_IB_RESET_EN.RESET_EN.
        pub reset_en: Signal<In, Bit>,
        /// VGT_MULTI_PRIM_IB_RESET_INDX.
        pub reset_index: Signal<In, Bits<32>>,
        /// An index is wanted.
        pub wants: Signal<In, Bit>,
        /// Its number.
        pub number: Signal<In, Bits<32>>,
        /// It is here.
        pub valid: Signal<Out, Bit>,
        /// It.
        pub index: Signal<Out, Bits<32>>,
        /// It begins anew instead.
        pub restarts: Signal<Out, Bit>,
        /// It lies outside memory.
        pub missing: Signal<Out, Bit>,
        /// A line is on its way.
        pub asks: Signal<Out, Bit>,
        /// A line is asked for.
        pub request: Signal<Out, LineRequest>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// The line is here.
        pub response: Signal<In, Bit>,
        /// It.
        pub response_data: Signal<In, Bits<512>>,
        /// Some of what was wanted is no memory.
        pub response_missing: Signal<In, Bit>,

        place: IndexPlace = IndexPlace::new(),
        held: DFF<Bit>,
        asking: DFF<Bit>,
        line: DFF<Bits<42>>,
        data: DFF<Bits<512>>,
        outside: DFF<Bit>,
        here: Signal<Local, Bit>,
        needs: Signal<Local, Bit>,
    }
}

impl Logic for IndexFetch {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held, asking, line, data, outside);
        self.place.draw.next = self.draw.val();
        self.place.number.next = self.number.val();
        self.place.line.next = self.data.q.val();
        self.place.reset_en.next = self.reset_en.val();
        self.place.reset_index.next = self.reset_index.val();
        self.here.next = self.held.q.val() & (self.line.q.val() == self.place.place.val());
        self.needs.next = self.wants.val() & !self.place.free.val();
        self.valid.next = self.wants.val() & (self.place.free.val() | (self.here.val() & !self.outside.q.val()));
        self.missing.next = self.needs.val() & self.here.val() & self.outside.q.val();
        self.index.next = self.place.index.val();
        self.restarts.next = self.place.restarts.val();
        self.request.next.valid = self.needs.val() & !self.here.val() & !self.asking.q.val();
        self.asks.next = self.asking.q.val();
        self.request.next.write = false;
        self.request.next.line = self.place.place.val();
        self.request.next.mask = self.place.wanted.val();
        self.request.next.tag = 0.into();
        if self.request_taken.val() {
            self.asking.d.next = true;
            self.held.d.next = false;
            self.line.d.next = self.place.place.val();
        }
        if self.response.val() {
            self.asking.d.next = false;
            self.held.d.next = true;
            self.data.d.next = self.response_data.val();
            self.outside.d.next = self.response_missing.val();
        }
        if self.forget.val() {
            self.held.d.next = false;
        }
    }
}
