//! Samples: texels around a coordinate, filtered (10.3, 10.6). One lane after the other, a texel a clock.
//!
//! ```text
//!   ask, wait               the border's colour, if it is in memory
//!   lane, value             the lane's slice, level, offset, reference and bias
//!   derive .. found         the level that follows from derivatives, of the address or of the quad's coordinates, for which it is found once
//!   level                   sizes of the level
//!   read .. axis            a coordinate in texels and its two texels, axis by axis; where an image repeats by division. From here to blend for each
//!                           probe of an anisotropic filter
//!   tap                     a texel a clock: its place in memory, or that it is outside, or the border; clocks later its line, from those that this
//!                           part has had, and behind that its channels, compared if so asked
//!   ask, wait               a line that is not there, from memory
//!   blend                   of four channels at once, one pair of texels in two clocks; then the same for the next level
//!   tell                    components in the lane's VGPRs
//! ```
//!
//! A bilinear sample takes some 30 clocks where its lines are there, a nearest one 21. What it gives goes the way of answers: the lane keeps it until it is
//! written ([`super::unit`]).

use super::blend::Blend;
use super::coordinates::TexelPosition;
use super::cube::CubeEdge;
use super::detail::{Digit, Doubled, LevelOf, Major, Square, SquareSum};
use super::flight::{TexelFlight, TexelFlights};
use super::instruction::ImageAccess;
use super::lines::TexelLines;
use super::probe::{SampleAddress, SampleLevel, SampleSlice, SampleStep, SampleTexel, SampleValues};
use super::probes::{Derivatives, ProbeCount, ProbePlace};
use super::sampler::{Reduction, SamplerDecode, Wrap};
use super::scale::{Fixed, Float, Fraction, Scale};
use super::shape::ImageShape;
use super::taps::{Axis, AxisTaps, Place, Remainder};
use super::values::{SampleAnswer, TexelConvert};
use crate::config::InstructionSet;
use crate::format::plan::FormatPlan;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::lane_turn::LaneTurn;
use crate::port::LineResponse;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

/// What the lane's sample is at.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum SampleState {
    /// No part is here, or it is done.
    Rest,
    /// The next lane.
    Lane,
    /// Values of its address besides coordinates.
    Value,
    /// A derivative, or a coordinate of the quad's first lane.
    Derive,
    /// The same of the lane beside or below it.
    Differ,
    /// Their difference.
    Differed,
    /// In texels.
    Times,
    /// Squared.
    Square,
    /// The longer derivative.
    Major,
    /// A digit of its logarithm.
    Digit,
    /// Its level.
    Found,
    /// Its level.
    Level,
    /// A coordinate.
    Read,
    /// Of several probes: the coordinate a whole derivative away.
    Away,
    /// And that of the probe.
    Probe,
    /// On a cube the middle of a face is taken off, which is at 1.5.
    Centre,
    /// Times the size.
    Scale,
    /// In fixed point.
    Fix,
    /// Its texels.
    Axis,
    /// The same where the image repeats.
    Divide,
    /// They are known.
    Place,
    /// The texels of the filter.
    Tap,
    /// A line is asked for.
    Ask,
    /// It comes.
    Wait,
    /// Two texels become one.
    Blend,
    /// The probe is done.
    Join,
    /// The level is.
    Mix,
    /// The lane is.
    Tell,
}

generator_block! {
    /// The texels of a filter, by place; at 8 what the first of two levels gave.
    pub struct TexelStore() clocked {
        /// One is written.
        in write: (Bit),
        /// Where.
        in at: (Bits<4>),
        /// Its channels.
        in values: (Bits<128>),
        /// A place.
        in first_at: (Bits<4>),
        /// Another one.
        in second_at: (Bits<4>),
        /// What is there.
        out first: (Bits<128>),
        /// And there.
        out second: (Bits<128>),
    }
    |g| {
        let ram = g.ram("texels", 128, 16);
        g.ram_write(ram, &g.input("write"), &g.input("at"), &g.input("values"), None);
        g.output("first", &g.ram_read_now(ram, "first_texel", &g.input("first_at")));
        g.output("second", &g.ram_read_now(ram, "second_texel", &g.input("second_at")));
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes; knows `tables` (0 or 1) of border colours.
    pub struct Sampling(lanes: usize, set: InstructionSet, tables: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// The instruction.
        pub access: Signal<In, ImageAccess>,
        /// What it does.
        pub plan: Signal<In, FormatPlan>,
        /// The image.
        pub shape: Signal<In, ImageShape>,
        /// Words of the sampler.
        pub sampler: Signal<In, Bits<128>>,
        /// Bytes of an element.
        pub bytes: Signal<In, Bits<5>>,
        /// The table of border colours: byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(tables),
        /// Lanes that take part.
        pub active: Vec<Signal<In, Bit>> = signals(lanes),
        /// VGPRs of the address are there.
        pub capture: Signal<In, Bit>,
        /// Which.
        pub step: Signal<In, Bits<4>>,
        /// They.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// All are there, and places of levels are known.
        pub go: Signal<In, Bit>,
        /// All lanes are told.
        pub ready: Signal<Out, Bit>,
        /// The part is taken.
        pub take: Signal<In, Bit>,
        /// Lane whose sample it is.
        pub lane_number: Signal<Out, Bits<5>>,
        /// The texel that its coordinates name as whole numbers.
        pub asked: Signal<In, TexelPosition>,
        /// The texel whose location is wanted.
        pub position: Signal<Out, TexelPosition>,
        /// It, four clocks later: its address, and bit 63 if there is none.
        pub location: Signal<In, Bits<64>>,
        /// The lane that is told.
        pub told: Vec<Signal<Out, Bit>> = signals(lanes),
        /// The dwords of its VGPRs.
        pub answer: Signal<Out, Bits<128>>,
        /// A line of memory is asked for.
        pub fetch: Signal<Out, Bit>,
        /// Which.
        pub fetch_line: Signal<Out, Bits<42>>,
        /// Bytes that are wanted.
        pub fetch_mask: Signal<Out, Bits<64>>,
        /// It is taken.
        pub fetch_taken: Signal<In, Bit>,
        /// Its answer is not there yet.
        pub fetching: Signal<Out, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        state: DFF<SampleState>,
        done: DFF<Bit>,
        lane: DFF<Bits<5>>,
        which: DFF<Bits<4>>,
        bias: DFF<Bits<34>>,
        lod: DFF<Bits<17>>,
        vertical: DFF<Bit>,
        origin: DFF<Bits<32>>,
        sum: DFF<Square>,
        horizontal_sum: DFF<Square>,
        root: DFF<Bits<53>>,
        digits: DFF<Bits<20>>,
        quad: DFF<Bits<3>>,
        quad_known: DFF<Bit>,
        offset: DFF<Bits<32>>,
        reference: DFF<Bits<32>>,
        slice: DFF<Bits<14>>,
        detail: DFF<Bits<34>>,
        number: DFF<Bits<5>>,
        next_level: DFF<Bit>,
        axis: DFF<Bits<2>>,
        value: DFF<Float>,
        coordinate: DFF<Bits<34>>,
        index: DFF<Bits<26>>,
        weight: DFF<Bits<8>>,
        reduced: DFF<Bit>,
        dividend: DFF<Bits<26>>,
        left: DFF<Bits<18>>,
        period: DFF<Bits<18>>,
        taps: Vec<DFF<AxisTaps>> = signals(3),
        place_number: DFF<Bits<3>>,
        count: DFF<Bits<5>>,
        upper: DFF<Bit>,
        outside: DFF<Bit>,
        element: DFF<Bits<128>>,
        goes_on: DFF<Bit>,
        all_gone: DFF<Bit>,
        open: DFF<Bits<4>>,
        converts: DFF<Bit>,
        converting: DFF<TexelFlight>,
        blend_step: DFF<Bits<4>>,
        corner: DFF<Bits<3>>,
        shorter: DFF<Bit>,
        down: DFF<Bit>,
        probe_count: DFF<Bits<5>>,
        probe: DFF<Bits<4>>,
        face: DFF<Bits<3>>,
        gathered: DFF<Bits<128>>,
        border_phase: Vec<DFF<Bit>> = signals(tables),
        border: Vec<DFF<Bits<128>>> = signals(tables),

        fields: SamplerDecode = SamplerDecode::new(set),
        lanes: LaneTurn = LaneTurn::new(lanes),
        address: SampleAddress = SampleAddress::new(lanes),
        level: SampleLevel = SampleLevel::new(),
        slices: SampleSlice = SampleSlice::new(),
        texel: SampleTexel = SampleTexel::new(),
        fraction: Fraction = Fraction::new(),
        scale: Scale = Scale::new(),
        fixed: Fixed = Fixed::new(),
        axes: Axis = Axis::new(),
        doubled: Doubled = Doubled::new(),
        cube: CubeEdge = CubeEdge::new(),
        counts: ProbeCount = ProbeCount::new(),
        probes: ProbePlace = ProbePlace::new(),
        derivatives: Derivatives = Derivatives::new(),
        squares: SquareSum = SquareSum::new(),
        major: Major = Major::new(),
        digit: Digit = Digit::new(),
        level_of: LevelOf = LevelOf::new(),
        remainder: Remainder = Remainder::new(),
        place: Place = Place::new(),
        values: SampleValues = SampleValues::new(),
        flights: TexelFlights = TexelFlights::new(),
        lines: TexelLines = TexelLines::new(),
        convert: TexelConvert = TexelConvert::new(set, tables),
        store: TexelStore = TexelStore::new(),
        steps: SampleStep = SampleStep::new(),
        blend: Vec<Blend> = (0..4).map(|_| Blend::new()).collect(),
        result: SampleAnswer = SampleAnswer::new(),
        nothing: Signal<Local, Bit>,
        implicit: Signal<Local, Bit>,
        quad_lane: Signal<Local, Bits<5>>,
        no_square: Constant<Square> = Constant::new(Square {
            exponent: Bits::from(0u64),
            significand: Bits::from(0u64),
            infinite: false,
            nan: false,
        }),
        minus_one: Constant<Bits<32>> = Constant::new(u64::from((-1f32).to_bits()).into()),
        finishes: Signal<Local, Bit>,
        blended: Signal<Local, Bits<128>>,
        rounds: Signal<Local, Float>,
        offset_axis: Signal<Local, Bits<6>>,
        linear: Signal<Local, Bit>,
        unscaled: Signal<Local, Bit>,
        several: Signal<Local, Bit>,
        blended_all: Signal<Local, Bit>,
        derives: Signal<Local, Bit>,
        goes: Signal<Local, Bit>,
        takes: Signal<Local, Bit>,
        flight: Signal<Local, TexelFlight>,
        part: Signal<Local, Bits<128>>,
        unfinished: Signal<Local, Bits<4>>,
        moves: Signal<Local, Bit>,
        table: Signal<Local, Bits<40>>,
        reaches: Signal<Local, Bit>,
    }
}

impl Logic for Sampling {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, state, done, lane, which, offset, reference, slice, detail, number, next_level, axis, value
        );
        dff_setup!(self, clock, coordinate, index, weight, reduced, dividend, left, period, place_number, count, upper);
        dff_setup!(
            self, clock, outside, element, goes_on, all_gone, open, converts, converting, blend_step, gathered, bias,
            lod, vertical, origin, sum
        );
        dff_setup!(self, clock, horizontal_sum, root, digits, quad, quad_known, corner, face);
        dff_setup!(self, clock, shorter, down, probe_count, probe);
        clock!(self, clock, address, flights, lines, store, derivatives);

        self.fields.words.next = self.sampler.val();
        self.unscaled.next = self.access.val().unnormalized | self.fields.fields.val().unnormalized;
        // Neither an unbound image nor one that is refused is looked at.
        self.nothing.next = !self.plan.val().bound | self.plan.val().refused;

        // The lane and its address.
        self.lanes.lane.next = self.lane.q.val();
        self.lanes.tells.next = self.state.q.val() == SampleState::Tell;
        self.address.access.next = self.access.val();
        self.address.write.next = self.capture.val();
        self.address.step.next = self.step.val();
        self.address.lane.next = self.lane.q.val();
        self.address.which.next = bit_cast::<4, 2>(self.axis.q.val());
        self.implicit.next = self.access.val().function.computed & !self.access.val().function.has_gradients;
        self.quad_lane.next = (self.lane.q.val() >> 2) << 2;
        if (self.implicit.val() | self.access.val().function.of_quad) & (self.state.q.val() == SampleState::Derive) {
            self.address.lane.next = self.quad_lane.val();
        }
        if self.state.q.val() == SampleState::Differ {
            self.address.lane.next = self.quad_lane.val() + 1;
            if self.vertical.q.val() {
                self.address.lane.next = self.quad_lane.val() + 2;
            }
        }
        if !self.implicit.val() & (self.state.q.val() == SampleState::Derive) {
            self.address.which.next = bit_cast::<4, 2>(self.axis.q.val()) + 8;
            if self.vertical.q.val() {
                self.address.which.next = bit_cast::<4, 2>(self.axis.q.val()) + 12;
            }
        }
        if self.state.q.val() == SampleState::Value {
            self.address.which.next = self.which.q.val();
        }
        for i in 0..self.told.len() {
            self.lanes.active[i].next = self.active[i].val();
            self.told[i].next = self.lanes.told[i].val();
            self.address.vgpr[i].next = self.vgpr[i].val();
        }

        // The level.
        self.level.access.next = self.access.val();
        self.level.sampler.next = self.fields.fields.val();
        self.level.shape.next = self.shape.val();
        self.level.plan.next = self.plan.val();
        self.level.detail.next = self.detail.q.val();
        self.level.bias.next = self.bias.q.val();
        self.level.lod.next = self.lod.q.val();
        self.squares.sum.next = self.sum.q.val();
        self.squares.value.next = self.value.q.val();
        self.major.horizontal.next = self.horizontal_sum.q.val();
        self.major.vertical.next = self.sum.q.val();
        self.major.shorter.next = self.shorter.q.val();
        // Several probes.
        self.counts.longer.next = self.lod.q.val();
        self.counts.shorter.next = self.level_of.level.val();
        self.counts.most.next = self.fields.fields.val().most_probes;
        self.several.next = self.level.probes.val() & (self.probe_count.q.val() != 1);
        self.probes.count.next = self.probe_count.q.val();
        self.probes.number.next = self.probe.q.val();
        self.moves.next = self.several.val() & (self.probes.away.val() != 0);
        self.reaches.next = (self.fields.fields.val().magnify_probes | self.fields.fields.val().minify_probes)
            & (self.fields.fields.val().most_probes != 0);
        self.derivatives.write.next = (self.state.q.val() == SampleState::Derive) & !self.implicit.val();
        self.derivatives.vertical.next = self.vertical.q.val();
        self.derivatives.axis.next = self.axis.q.val();
        self.derivatives.value.next = self.address.value.val();
        if self.state.q.val() == SampleState::Differed {
            self.derivatives.write.next = true;
            self.derivatives.value.next = self.doubled.twice.val();
        }
        self.derivatives.down.next = self.down.q.val();
        self.derivatives.negates.next = self.probes.backwards.val();
        self.digit.fraction.next = self.root.q.val();
        self.level_of.digits.next = self.digits.q.val();
        self.level_of.square.next = self.major.major.val();
        self.slices.number.next = self.fixed.fixed.val();
        self.slices.shape.next = self.shape.val();

        // A coordinate.
        self.texel.access.next = self.access.val();
        self.texel.sampler.next = self.fields.fields.val();
        self.texel.shape.next = self.shape.val();
        self.texel.number.next = self.number.q.val();
        self.texel.axis.next = self.axis.q.val();
        self.texel.slice.next = self.slice.q.val();
        self.texel.face.next = self.face.q.val();
        self.texel.other.next = self.cube.other.val();
        self.texel.other_x.next = self.cube.x.val();
        self.texel.other_y.next = self.cube.y.val();
        self.cube.face.next = self.face.q.val();
        self.cube.down.next = self.texel.edge_down.val();
        self.cube.ends.next = self.texel.edge_ends.val();
        self.cube.along.next = self.texel.edge_along.val();
        self.cube.last.next = self.texel.edge_last.val();
        self.texel.place.next = self.place_number.q.val();
        self.texel.asked.next = self.asked.val();
        self.lane_number.next = self.lane.q.val();
        self.fraction.value.next = self.address.value.val();
        if self.state.q.val() == SampleState::Centre {
            self.fraction.value.next = self.doubled.twice.val();
        }
        if self.state.q.val() == SampleState::Probe {
            self.fraction.value.next = self.blend[0].value.val();
        }
        self.fraction.repeats.next = ((self.state.q.val() == SampleState::Read)
            | (self.state.q.val() == SampleState::Centre)
            | (self.state.q.val() == SampleState::Probe))
            & (self.texel.wrap.val() == Wrap::Wrap)
            & !self.unscaled.val();
        self.scale.value.next = self.value.q.val();
        self.scale.size.next = self.texel.size.val();
        self.scale.scales.next = !self.unscaled.val();
        self.rounds.next = self.value.q.val();
        // Slices are rounded to whole numbers: 256 times less in 1/256.
        if self.state.q.val() == SampleState::Value {
            self.rounds.next = self.fraction.fraction.val();
            if self.which.q.val() == 3 {
                self.rounds.next.exponent = self.fraction.fraction.val().exponent - 8;
            }
        }
        self.fixed.value.next = self.rounds.val();
        self.fixed.truncates.next = self.fields.fields.val().truncates & (self.state.q.val() == SampleState::Fix);
        self.offset_axis.next = self.offset.q.val().get_bits::<6>(0);
        self.linear.next = self.level.linear.val();
        if self.axis.q.val() == 1 {
            self.offset_axis.next = self.offset.q.val().get_bits::<6>(8);
        }
        if self.axis.q.val() == 2 {
            self.offset_axis.next = self.offset.q.val().get_bits::<6>(16);
            self.linear.next = self.level.linear_depth.val();
        }
        if !self.access.val().function.has_offset {
            self.offset_axis.next = 0.into();
        }
        self.axes.coordinate.next = self.coordinate.q.val();
        self.axes.offset.next = self.offset_axis.val();
        self.axes.along.next = 0.into();
        if self.access.val().function.in_row & (self.axis.q.val() == 0) {
            self.axes.along.next = self.place_number.q.val().get_bits::<2>(0);
        }
        self.axes.size.next = self.texel.size.val();
        self.axes.wrap.next = self.texel.wrap.val();
        self.axes.linear.next = self.linear.val();
        self.axes.half_weights.next = self.fields.fields.val().half_weights;
        self.remainder.left.next = self.left.q.val();
        self.remainder.dividend.next = self.dividend.q.val();
        self.remainder.period.next = self.period.q.val();
        self.place.index.next = self.index.q.val();
        self.place.left.next = self.left.q.val();
        self.place.reduced.next = self.reduced.q.val();
        self.place.size.next = self.texel.size.val();
        self.place.period.next = self.period.q.val();
        self.place.wrap.next = self.texel.wrap.val();
        self.place.weight.next = self.weight.q.val();
        for i in 0..self.taps.len() {
            self.taps[i].clock.next = self.clock.val();
            self.taps[i].d.next = self.taps[i].q.val();
            if (self.state.q.val() == SampleState::Place) & self.texel.at_axis[i].val() {
                self.taps[i].d.next = self.place.taps.val();
            }
            self.texel.taps[i].next = self.taps[i].q.val();
            self.steps.taps[i].next = self.taps[i].q.val();
        }

        // A texel.
        self.position.next = self.texel.position.val();
        self.lines.clear.next = self.state.q.val() == SampleState::Rest;
        self.goes.next = (self.state.q.val() == SampleState::Tap) & self.goes_on.q.val() & self.texel.read.val();
        self.flights.goes.next = self.goes.val();
        self.flights.location.next = self.location.val();
        self.flight.next.place = self.place_number.q.val();
        self.flight.next.outside = self.texel.missing.val() | self.texel.corner.val();
        self.flight.next.border = self.texel.border.val() & !self.texel.missing.val();
        self.flight.next.corner = self.texel.corner.val();
        self.flight.next.x = self.texel.position.val().x.get_bits::<2>(0);
        self.flight.next.y = self.texel.position.val().y.get_bits::<2>(0);
        self.flights.texel.next = self.flight.val();
        self.takes.next = false;
        self.lines.address.next = self.flights.address.val();
        self.lines.bytes.next = self.bytes.val();
        self.lines.upper.next = self.upper.q.val();
        self.lines.write.next = (self.state.q.val() == SampleState::Wait) & self.response.val().valid;
        for i in 0..self.response_data.len() {
            self.lines.data[i].next = self.response_data[i].val();
        }
        // The border's colour, which is in a line like those of texels.
        self.table.next = 0.into();
        for k in 0..self.border_table.len() {
            self.border_phase[k].clock.next = self.clock.val();
            self.border_phase[k].d.next = self.border_phase[k].q.val();
            self.border[k].clock.next = self.clock.val();
            self.border[k].d.next = self.border[k].q.val();
            self.convert.colour[k].next = self.border[k].q.val();
            self.table.next = self.border_table[k].val();
            if self.border_phase[k].q.val() {
                self.lines.address.next = (bit_cast::<48, 40>(self.table.val()) << 8)
                    + (bit_cast::<48, 12>(self.fields.fields.val().colour) << 4);
                self.lines.bytes.next = 16.into();
            }
        }
        self.fetch.next = self.state.q.val() == SampleState::Ask;
        self.fetching.next = (self.state.q.val() == SampleState::Ask) | (self.state.q.val() == SampleState::Wait);
        self.fetch_line.next = self.lines.line.val();
        self.fetch_mask.next = self.lines.mask.val();
        self.convert.element.next = self.element.q.val();
        self.convert.x.next = self.converting.q.val().x;
        self.convert.y.next = self.converting.q.val().y;
        self.convert.there.next = !self.converting.q.val().outside;
        self.convert.border.next = self.converting.q.val().border;
        self.convert.corner.next = self.converting.q.val().corner;
        self.convert.access.next = self.access.val();
        self.convert.plan.next = self.plan.val();
        self.convert.sampler.next = self.fields.fields.val();
        self.convert.order.next = self.shape.val().border_order;
        self.convert.reference.next = self.reference.q.val();

        // Blends.
        self.steps.step.next = self.blend_step.q.val();
        self.steps.shape.next = self.shape.val();
        self.steps.corner.next = self.corner.q.val().get_bits::<2>(0);
        self.steps.level_weight.next = self.level.weight.val();
        self.steps.probe_weight.next = self.probes.weight.val();
        self.store.first_at.next = self.steps.first.val();
        self.store.second_at.next = self.steps.second.val();
        for i in 0..self.blend.len() {
            self.blend[i].clock.next = self.clock.val();
            self.blend[i].weight.next = self.steps.weight.val();
            self.blend[i].reduction.next = self.fields.fields.val().reduction;
        }
        self.blend[0].first.next = self.store.first.val().get_bits::<32>(0);
        self.blend[1].first.next = self.store.first.val().get_bits::<32>(32);
        self.blend[2].first.next = self.store.first.val().get_bits::<32>(64);
        self.blend[3].first.next = self.store.first.val().get_bits::<32>(96);
        self.blend[0].second.next = self.store.second.val().get_bits::<32>(0);
        self.blend[1].second.next = self.store.second.val().get_bits::<32>(32);
        self.blend[2].second.next = self.store.second.val().get_bits::<32>(64);
        self.blend[3].second.next = self.store.second.val().get_bits::<32>(96);
        // Half of a difference.
        self.doubled.value.next = self.blend[0].value.val();
        if self.state.q.val() == SampleState::Differ {
            self.blend[0].first.next = self.address.value.val();
            self.blend[0].second.next = self.origin.q.val().replace_bit(31, !self.origin.q.val().get_bit(31));
            self.blend[0].weight.next = 128.into();
            self.blend[0].reduction.next = Reduction::Blend;
        }
        if (self.state.q.val() == SampleState::Read)
            | (self.state.q.val() == SampleState::Away)
            | (self.state.q.val() == SampleState::Probe)
        {
            self.blend[0].first.next = self.address.value.val();
            self.blend[0].second.next = self.minus_one.val();
            self.blend[0].weight.next = 128.into();
            self.blend[0].reduction.next = Reduction::Blend;
            if (self.state.q.val() == SampleState::Read) & self.moves.val() {
                self.blend[0].second.next = self.derivatives.derivative.val();
            }
            if self.state.q.val() == SampleState::Away {
                self.blend[0].second.next = self.doubled.twice.val();
                self.blend[0].weight.next = self.probes.away.val();
            }
            if self.state.q.val() == SampleState::Probe {
                self.blend[0].first.next = self.blend[0].value.val();
            }
        }
        self.blended.next = (bit_cast::<128, 32>(self.blend[3].value.val()) << 96)
            | (bit_cast::<128, 32>(self.blend[2].value.val()) << 64)
            | (bit_cast::<128, 32>(self.blend[1].value.val()) << 32)
            | bit_cast::<128, 32>(self.blend[0].value.val());
        self.store.write.next = false;
        self.store.at.next = bit_cast::<4, 3>(self.converting.q.val().place);
        self.store.values.next = self.convert.values.val();
        // What a lane is told.
        self.result.values.next = self.store.second.val();
        self.result.outside.next = self.outside.q.val();
        self.result.gathered.next = self.gathered.q.val();
        self.result.corner.next = self.corner.q.val();
        self.result.clamped.next = self.level.clamped.val();
        self.result.raw.next = self.level.raw.val();
        self.result.access.next = self.access.val();
        self.result.plan.next = self.plan.val();
        self.answer.next = self.result.answer.val();

        // The values of its address begin.
        self.values.access.next = self.access.val();
        self.values.from.next = 3.into();
        if self.state.q.val() == SampleState::Value {
            self.values.from.next = self.which.q.val() + 1;
        }
        self.derives.next = self.access.val().function.computed
            & !(self.implicit.val()
                & self.quad_known.q.val()
                & (self.quad.q.val() == self.lane.q.val().get_bits::<3>(2)));
        self.part.next = self.lines.part.val();
        if self.upper.q.val() {
            self.part.next = self.element.q.val() | self.lines.part.val();
        }

        // The channels of a texel whose element is there.
        self.converts.d.next = false;
        self.unfinished.next = self.open.q.val();
        if self.converts.q.val() {
            self.store.write.next = true;
            self.gathered.d.next =
                (self.gathered.q.val() >> 32) | (bit_cast::<128, 32>(self.convert.component.val()) << 96);
            self.outside.d.next = self.converting.q.val().outside;
            if self.converting.q.val().corner {
                self.corner.d.next = bit_cast::<3, 2>(self.converting.q.val().place.get_bits::<2>(0)) | 4;
            }
            self.unfinished.next = self.open.q.val() - 1;
        }
        self.open.d.next = self.unfinished.val();
        if self.goes.val() {
            self.open.d.next = self.unfinished.val() + 1;
        }

        self.ready.next = self.done.q.val();
        self.blended_all.next = false;
        self.finishes.next = false;
        match self.state.q.val() {
            SampleState::Rest => {
                self.lane.d.next = 0.into();
                self.quad_known.d.next = false;
                if self.go.val() & !self.done.q.val() {
                    self.state.d.next = SampleState::Lane;
                    for k in 0..self.border_phase.len() {
                        if self.fields.fields.val().in_memory
                            & !self.access.val().function.loads_samples
                            & !self.nothing.val()
                        {
                            self.border_phase[k].d.next = true;
                            self.state.d.next = SampleState::Ask;
                        }
                    }
                }
            }
            SampleState::Lane => {
                for k in 0..self.border_phase.len() {
                    self.border_phase[k].d.next = false;
                    if self.border_phase[k].q.val() {
                        self.border[k].d.next = self.lines.part.val();
                    }
                }
                self.which.d.next = self.values.which.val();
                self.slice.d.next = 0.into();
                self.face.d.next = 0.into();
                self.detail.d.next = 0.into();
                self.offset.d.next = 0.into();
                self.reference.d.next = 0.into();
                self.bias.d.next = 0.into();
                self.goes_on.d.next = true;
                self.next_level.d.next = false;
                self.blend_step.d.next = 0.into();
                self.number.d.next = 0.into();
                self.axis.d.next = 0.into();
                self.place_number.d.next = 0.into();
                self.vertical.d.next = false;
                self.corner.d.next = 0.into();
                self.probe.d.next = 0.into();
                self.shorter.d.next = false;
                self.sum.d.next = self.no_square.val();
                self.finishes.next = !self.lanes.is_active.val();
                if self.lanes.is_active.val() {
                    self.state.d.next = SampleState::Value;
                    if self.values.none.val() {
                        self.state.d.next = SampleState::Level;
                        if self.derives.val() {
                            self.state.d.next = SampleState::Derive;
                        }
                    }
                    if self.access.val().function.loads_samples {
                        self.state.d.next = SampleState::Tap;
                    }
                    if self.nothing.val() {
                        self.state.d.next = SampleState::Tell;
                    }
                }
            }
            SampleState::Value => {
                self.which.d.next = self.values.which.val();
                if self.which.q.val() == 3 {
                    self.slice.d.next = self.slices.slice.val();
                    self.face.d.next = self.slices.face.val();
                }
                if self.which.q.val() == 4 {
                    self.detail.d.next = self.fixed.fixed.val();
                }
                if self.which.q.val() == 5 {
                    self.offset.d.next = self.address.value.val();
                }
                if self.which.q.val() == 6 {
                    self.reference.d.next = self.address.value.val();
                }
                if self.which.q.val() == 7 {
                    self.bias.d.next = self.fixed.fixed.val();
                }
                if self.values.none.val() {
                    self.state.d.next = SampleState::Level;
                    if self.derives.val() {
                        self.state.d.next = SampleState::Derive;
                    }
                }
            }
            SampleState::Derive => {
                self.origin.d.next = self.address.value.val();
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Times;
                if self.implicit.val() {
                    self.state.d.next = SampleState::Differ;
                }
            }
            SampleState::Differ => {
                self.state.d.next = SampleState::Differed;
            }
            SampleState::Differed => {
                self.value.d.next = self.doubled.doubled.val();
                self.state.d.next = SampleState::Times;
            }
            SampleState::Times => {
                self.value.d.next = self.scale.product.val();
                self.state.d.next = SampleState::Square;
            }
            SampleState::Square => {
                self.sum.d.next = self.squares.both.val();
                self.axis.d.next = self.axis.q.val() + 1;
                self.state.d.next = SampleState::Derive;
                if self.texel.last_axis.val() {
                    self.axis.d.next = 0.into();
                    self.vertical.d.next = true;
                    if self.vertical.q.val() {
                        self.state.d.next = SampleState::Major;
                    } else {
                        self.horizontal_sum.d.next = self.squares.both.val();
                        self.sum.d.next = self.no_square.val();
                    }
                }
            }
            SampleState::Major => {
                self.root.d.next = self.major.major.val().significand;
                self.digits.d.next = bit_cast::<20, 12>(self.major.major.val().exponent);
                self.count.d.next = 7.into();
                self.state.d.next = SampleState::Digit;
            }
            SampleState::Digit => {
                self.root.d.next = self.digit.left.val();
                self.digits.d.next = self.digits.q.val() << 1;
                if self.digit.digit.val() {
                    self.digits.d.next = (self.digits.q.val() << 1) + 1;
                }
                self.count.d.next = self.count.q.val() - 1;
                if self.count.q.val() == 0 {
                    self.state.d.next = SampleState::Found;
                }
            }
            SampleState::Found => {
                self.lod.d.next = self.level_of.level.val();
                self.probe_count.d.next = 1.into();
                if !self.shorter.q.val() {
                    self.down.d.next = self.major.down.val();
                }
                if self.shorter.q.val() {
                    self.lod.d.next = self.counts.level.val();
                    self.probe_count.d.next = self.counts.count.val();
                }
                self.quad.d.next = self.lane.q.val().get_bits::<3>(2);
                self.quad_known.d.next = true;
                self.state.d.next = SampleState::Level;
                if self.reaches.val() & !self.shorter.q.val() {
                    self.shorter.d.next = true;
                    self.state.d.next = SampleState::Major;
                }
            }
            SampleState::Level => {
                self.place_number.d.next = 0.into();
                self.corner.d.next = 0.into();
                self.number.d.next = self.level.number.val();
                if self.next_level.q.val() {
                    self.number.d.next = self.level.number.val() + 1;
                }
                self.axis.d.next = 0.into();
                self.state.d.next = SampleState::Read;
                if self.access.val().function.tells_level {
                    self.state.d.next = SampleState::Tell;
                }
            }
            SampleState::Read => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
                if self.shape.val().is_cube {
                    self.state.d.next = SampleState::Centre;
                }
                if self.moves.val() {
                    self.state.d.next = SampleState::Away;
                }
            }
            SampleState::Away => {
                self.state.d.next = SampleState::Probe;
            }
            SampleState::Probe => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
                if self.shape.val().is_cube {
                    self.state.d.next = SampleState::Centre;
                }
            }
            SampleState::Centre => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
            }
            SampleState::Scale => {
                self.value.d.next = self.scale.product.val();
                self.state.d.next = SampleState::Fix;
            }
            SampleState::Fix => {
                self.coordinate.d.next = self.fixed.fixed.val();
                self.state.d.next = SampleState::Axis;
            }
            SampleState::Axis => {
                self.index.d.next = self.axes.index.val();
                self.weight.d.next = self.axes.weight.val();
                self.reduced.d.next = self.axes.repeats.val();
                self.dividend.d.next = self.axes.magnitude.val();
                self.period.d.next = self.axes.period.val();
                self.left.d.next = 0.into();
                self.count.d.next = 25.into();
                self.state.d.next = SampleState::Place;
                if self.axes.repeats.val() {
                    self.state.d.next = SampleState::Divide;
                }
            }
            SampleState::Divide => {
                self.left.d.next = self.remainder.left_then.val();
                self.dividend.d.next = self.remainder.rest.val();
                self.count.d.next = self.count.q.val() - 1;
                if self.count.q.val() == 0 {
                    self.state.d.next = SampleState::Place;
                }
            }
            SampleState::Place => {
                self.axis.d.next = self.axis.q.val() + 1;
                self.state.d.next = SampleState::Read;
                if self.texel.last_axis.val() {
                    self.goes_on.d.next = true;
                    self.upper.d.next = false;
                    self.state.d.next = SampleState::Tap;
                }
            }
            SampleState::Tap => {
                if self.goes_on.q.val() {
                    self.place_number.d.next = self.place_number.q.val() + 1;
                    // Of a row each texel has an index of its own.
                    if self.texel.last_place.val() | self.access.val().function.in_row {
                        self.goes_on.d.next = false;
                    }
                    if self.texel.last_place.val() {
                        self.all_gone.d.next = true;
                    }
                }
                if self.flights.there.val() {
                    if self.flights.oldest.val().outside | self.flights.oldest.val().border {
                        self.takes.next = true;
                    } else if self.lines.hit.val() {
                        self.element.d.next = self.part.val();
                        self.upper.d.next = true;
                        if self.upper.q.val() | !self.lines.crosses.val() {
                            self.takes.next = true;
                        }
                    } else {
                        self.state.d.next = SampleState::Ask;
                    }
                }
                if self.takes.val() {
                    self.upper.d.next = false;
                    self.converts.d.next = true;
                    self.converting.d.next = self.flights.oldest.val();
                }
                if !self.goes_on.q.val() & (self.unfinished.val() == 0) {
                    self.axis.d.next = 0.into();
                    self.count.d.next = 0.into();
                    self.all_gone.d.next = false;
                    self.state.d.next = SampleState::Read;
                    if self.all_gone.q.val() {
                        self.state.d.next = SampleState::Blend;
                        self.blend_step.d.next = self.steps.opening.val();
                        self.blended_all.next = self.steps.opening.val() == 7;
                        if (self.corner.q.val().get_bit(2) | (self.converts.q.val() & self.converting.q.val().corner))
                            & (self.fields.fields.val().reduction == Reduction::Blend)
                        {
                            self.blend_step.d.next = 8.into();
                            self.blended_all.next = false;
                        }
                        if self.access.val().function.gathers | self.access.val().function.loads_samples {
                            // Of one that is loaded the answer is at place 0.
                            self.blend_step.d.next = 7.into();
                            self.blended_all.next = false;
                            self.state.d.next = SampleState::Tell;
                        }
                    }
                }
            }
            SampleState::Ask => {
                if self.fetch_taken.val() {
                    self.state.d.next = SampleState::Wait;
                }
            }
            SampleState::Wait => {
                if self.response.val().valid {
                    self.state.d.next = SampleState::Tap;
                    for k in 0..self.border_phase.len() {
                        if self.border_phase[k].q.val() {
                            self.state.d.next = SampleState::Lane;
                        }
                    }
                }
            }
            SampleState::Blend => {
                // The pair is read, then the result written.
                self.store.at.next = self.steps.result.val();
                self.store.values.next = self.blended.val();
                self.count.d.next = 1.into();
                if self.count.q.val() == 1 {
                    self.count.d.next = 0.into();
                    self.store.write.next = true;
                    self.blend_step.d.next = self.steps.following.val();
                    self.blended_all.next = self.steps.following.val() == 7;
                }
            }
            SampleState::Join => {
                // Step 10: those before are at place 9, this one at 0, where the last one leaves all of them.
                self.store.at.next = 9.into();
                self.store.values.next = self.blended.val();
                self.count.d.next = 1.into();
                if (self.probe.q.val() == 0) | (self.count.q.val() == 1) {
                    self.store.write.next = true;
                    self.count.d.next = 0.into();
                    self.blend_step.d.next = 0.into();
                    self.corner.d.next = 0.into();
                    self.place_number.d.next = 0.into();
                    self.axis.d.next = 0.into();
                    self.probe.d.next = self.probe.q.val() + 1;
                    self.state.d.next = SampleState::Read;
                }
                if self.probe.q.val() == 0 {
                    self.store.values.next = self.store.second.val();
                }
                if self.probes.last.val() {
                    self.store.at.next = 0.into();
                    if self.count.q.val() == 1 {
                        self.probe.d.next = 0.into();
                        self.blend_step.d.next = 7.into();
                        self.state.d.next = SampleState::Mix;
                    }
                }
            }
            SampleState::Mix => {
                // Step 7: the level before is at place 8, this one at 0.
                self.store.at.next = 0.into();
                self.store.values.next = self.blended.val();
                self.state.d.next = SampleState::Tell;
                if self.steps.applies.val() & !self.next_level.q.val() {
                    self.store.at.next = 8.into();
                    self.store.values.next = self.store.second.val();
                    self.store.write.next = true;
                    self.next_level.d.next = true;
                    self.blend_step.d.next = 0.into();
                    self.count.d.next = 0.into();
                    self.state.d.next = SampleState::Level;
                } else if self.steps.applies.val() & (self.count.q.val() == 0) {
                    self.count.d.next = 1.into();
                    self.state.d.next = SampleState::Mix;
                } else {
                    self.store.write.next = self.steps.applies.val();
                }
            }
            SampleState::Tell => {
                self.finishes.next = true;
            }
        }
        if self.blended_all.val() {
            self.state.d.next = SampleState::Mix;
            if self.several.val() {
                self.state.d.next = SampleState::Join;
                self.blend_step.d.next = 10.into();
            }
        }
        self.flights.take.next = self.takes.val();
        if self.finishes.val() {
            self.lane.d.next = self.lane.q.val() + 1;
            self.state.d.next = SampleState::Lane;
            if self.lanes.last.val() {
                self.state.d.next = SampleState::Rest;
                self.done.d.next = true;
            }
        }
        if self.take.val() {
            self.done.d.next = false;
        }
    }
}
