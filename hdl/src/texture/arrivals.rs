//! The texels of a filter from their places in the image to their channels: each one's location comes four clocks after it has gone ([`super::flight`]),
//! then its line, from those that this part has had or from memory ([`super::lines`]), and behind that its channels ([`super::values`]). A colour of
//! borders that is in memory comes in a line too, before all texels.

use super::flight::{TexelFlight, TexelFlights};
use super::instruction::ImageAccess;
use super::lines::TexelLines;
use super::sampler::SamplerFields;
use super::state::SampleState;
use super::values::TexelConvert;
use crate::config::InstructionSet;
use crate::format::plan::FormatPlan;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineResponse;
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. Knows `tables` (0 or 1) of border colours.
    pub struct TexelArrivals(set: InstructionSet, tables: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the sample is at.
        pub state: Signal<In, SampleState>,
        /// The instruction.
        pub access: Signal<In, ImageAccess>,
        /// What it does.
        pub plan: Signal<In, FormatPlan>,
        /// The sampler.
        pub sampler: Signal<In, SamplerFields>,
        /// Which channels of the border are which, of the image.
        pub border_order: Signal<In, Bits<12>>,
        /// The table of border colours: byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(tables),
        /// Bytes of an element.
        pub bytes: Signal<In, Bits<5>>,
        /// What is compared.
        pub reference: Signal<In, Bits<32>>,
        /// A texel goes.
        pub goes: Signal<In, Bit>,
        /// It.
        pub texel: Signal<In, TexelFlight>,
        /// The location of the one that went four clocks ago.
        pub location: Signal<In, Bits<64>>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),
        /// The border's colour is in memory, where it may be asked for.
        pub asks_border: Signal<Out, Bit>,
        /// The line is its.
        pub of_border: Signal<Out, Bit>,
        /// The line of the next texel is not there.
        pub missing: Signal<Out, Bit>,
        /// It.
        pub line: Signal<Out, Bits<42>>,
        /// Bytes of it that are wanted.
        pub mask: Signal<Out, Bits<64>>,
        /// All texels that have gone have arrived, if none goes now.
        pub all_there: Signal<Out, Bit>,
        /// One arrives.
        pub arrives: Signal<Out, Bit>,
        /// It.
        pub arrived: Signal<Out, TexelFlight>,
        /// Its channels.
        pub values: Signal<Out, Bits<128>>,
        /// The one that a gather takes.
        pub component: Signal<Out, Bits<32>>,

        upper: DFF<Bit>,
        element: DFF<Bits<128>>,
        open: DFF<Bits<4>>,
        converts: DFF<Bit>,
        converting: DFF<TexelFlight>,
        border_phase: Vec<DFF<Bit>> = signals(tables),
        border: Vec<DFF<Bits<128>>> = signals(tables),

        flights: TexelFlights = TexelFlights::new(),
        lines: TexelLines = TexelLines::new(),
        convert: TexelConvert = TexelConvert::new(set, tables),
        asks: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        part: Signal<Local, Bits<128>>,
        unfinished: Signal<Local, Bits<4>>,
        table: Signal<Local, Bits<40>>,
    }
}

impl Logic for TexelArrivals {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, upper, element, open, converts, converting);
        clock!(self, clock, flights, lines);
        self.flights.goes.next = self.goes.val();
        self.flights.texel.next = self.texel.val();
        self.flights.location.next = self.location.val();
        self.lines.clear.next = self.state.val() == SampleState::Rest;
        self.lines.address.next = self.flights.address.val();
        self.lines.bytes.next = self.bytes.val();
        self.lines.upper.next = self.upper.q.val();
        self.lines.write.next = (self.state.val() == SampleState::Wait) & self.response.val().valid;
        for i in 0..self.response_data.len() {
            self.lines.data[i].next = self.response_data[i].val();
        }
        self.asks.next = false;
        self.of_border.next = false;
        self.table.next = 0.into();
        for k in 0..self.border_table.len() {
            self.border_phase[k].clock.next = self.clock.val();
            self.border_phase[k].d.next = self.border_phase[k].q.val();
            self.border[k].clock.next = self.clock.val();
            self.border[k].d.next = self.border[k].q.val();
            self.convert.colour[k].next = self.border[k].q.val();
            // Neither an unbound image nor one that is refused is looked at.
            self.asks.next = self.sampler.val().in_memory
                & !self.access.val().function.loads_samples
                & self.plan.val().bound
                & !self.plan.val().refused;
            self.of_border.next = self.border_phase[k].q.val();
            self.table.next = self.border_table[k].val();
            if self.border_phase[k].q.val() {
                self.lines.address.next =
                    (bit_cast::<48, 40>(self.table.val()) << 8) + (bit_cast::<48, 12>(self.sampler.val().colour) << 4);
                self.lines.bytes.next = 16.into();
            }
            if self.state.val() == SampleState::Rest {
                self.border_phase[k].d.next = self.asks.val();
            }
            if self.state.val() == SampleState::Lane {
                self.border_phase[k].d.next = false;
                if self.border_phase[k].q.val() {
                    self.border[k].d.next = self.lines.part.val();
                }
            }
        }
        self.asks_border.next = self.asks.val();
        self.line.next = self.lines.line.val();
        self.mask.next = self.lines.mask.val();
        self.part.next = self.lines.part.val();
        if self.upper.q.val() {
            self.part.next = self.element.q.val() | self.lines.part.val();
        }

        // The next texel, which may lie in two lines.
        self.takes.next = false;
        self.missing.next = false;
        if (self.state.val() == SampleState::Tap) & self.flights.there.val() {
            if self.flights.oldest.val().outside | self.flights.oldest.val().border {
                self.takes.next = true;
            } else if self.lines.hit.val() {
                self.element.d.next = self.part.val();
                self.upper.d.next = true;
                if self.upper.q.val() | !self.lines.crosses.val() {
                    self.takes.next = true;
                }
            } else {
                self.missing.next = true;
            }
        }
        self.converts.d.next = self.takes.val();
        if self.takes.val() {
            self.upper.d.next = false;
            self.converting.d.next = self.flights.oldest.val();
        }
        self.flights.take.next = self.takes.val();

        // The channels of one whose element is there.
        self.convert.element.next = self.element.q.val();
        self.convert.x.next = self.converting.q.val().x;
        self.convert.y.next = self.converting.q.val().y;
        self.convert.there.next = !self.converting.q.val().outside;
        self.convert.border.next = self.converting.q.val().border;
        self.convert.corner.next = self.converting.q.val().corner;
        self.convert.access.next = self.access.val();
        self.convert.plan.next = self.plan.val();
        self.convert.sampler.next = self.sampler.val();
        self.convert.order.next = self.border_order.val();
        self.convert.reference.next = self.reference.val();
        self.arrives.next = self.converts.q.val();
        self.arrived.next = self.converting.q.val();
        self.values.next = self.convert.values.val();
        self.component.next = self.convert.component.val();
        self.unfinished.next = self.open.q.val();
        if self.converts.q.val() {
            self.unfinished.next = self.open.q.val() - 1;
        }
        self.all_there.next = self.unfinished.val() == 0;
        self.open.d.next = self.unfinished.val();
        if self.goes.val() {
            self.open.d.next = self.unfinished.val() + 1;
        }
    }
}
