//! The memory port of the pixel back end, which the depth block and the colour block share: what is offered stays until it is taken, else depth goes first.
//! Bit 1 of a tag tells whose a request is.

use crate::hardware_block;
use crate::port::{LineRequest, LineResponse};
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description.
    pub struct PixelPort() {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// A request of the depth block.
        pub depth: Signal<In, LineRequest>,
        /// Bytes it writes.
        pub depth_data: Signal<In, Bits<512>>,
        /// It is taken.
        pub depth_taken: Signal<Out, Bit>,
        /// A request of the colour block.
        pub colour: Signal<In, LineRequest>,
        /// Bytes it writes.
        pub colour_data: Signal<In, Bits<512>>,
        /// It is taken.
        pub colour_taken: Signal<Out, Bit>,
        /// One of them.
        pub request: Signal<Out, LineRequest>,
        /// Its bytes.
        pub request_data: Signal<Out, Bits<512>>,
        /// The port takes it.
        pub request_taken: Signal<In, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The same for the depth block.
        pub depth_response: Signal<Out, LineResponse>,
        /// The same for the colour block.
        pub colour_response: Signal<Out, LineResponse>,

        waits: DFF<Bit>,
        last: DFF<Bit>,
        of_colour: Signal<Local, Bit>,
        own: Signal<Local, Bits<6>>,
        whose: Signal<Local, Bit>,
    }
}

impl Logic for PixelPort {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, waits, last);
        self.of_colour.next = !self.depth.val().valid;
        if self.waits.q.val() {
            self.of_colour.next = self.last.q.val();
        }
        self.request.next = self.depth.val();
        self.request_data.next = self.depth_data.val();
        if self.of_colour.val() {
            self.request.next = self.colour.val();
            self.request.next.tag = self.colour.val().tag | 2;
            self.request_data.next = self.colour_data.val();
        }
        self.depth_taken.next = self.request_taken.val() & !self.of_colour.val();
        self.colour_taken.next = self.request_taken.val() & self.of_colour.val();
        self.last.d.next = self.of_colour.val();
        self.waits.d.next = (self.depth.val().valid | self.colour.val().valid) & !self.request_taken.val();

        self.own.next = self.response.val().tag & 1;
        self.whose.next = self.response.val().tag.get_bit(1);
        self.depth_response.next = self.response.val();
        self.depth_response.next.valid = self.response.val().valid & !self.whose.val();
        self.depth_response.next.tag = self.own.val();
        self.colour_response.next = self.response.val();
        self.colour_response.next.valid = self.response.val().valid & self.whose.val();
        self.colour_response.next.tag = self.own.val();
    }
}
