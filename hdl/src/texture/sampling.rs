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

mod steps;

use super::arrivals::TexelArrivals;
use super::blend::Blend;
use super::coordinates::TexelPosition;
use super::cube::CubeEdge;
use super::detail::Doubled;
use super::finder::LevelFinder;
use super::flight::TexelFlight;
use super::instruction::ImageAccess;
use super::probe::{SampleAddress, SampleLevel, SampleSlice, SampleStep, SampleTexel, SampleValues};
use super::sampler::SamplerDecode;
use super::scale::{Fixed, Float, Fraction, Scale};
use super::shape::ImageShape;
use super::state::SampleState;
use super::values::SampleAnswer;
use super::walk::AxisWalk;
use crate::config::InstructionSet;
use crate::format::plan::FormatPlan;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::lane_turn::LaneTurn;
use crate::port::LineResponse;
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

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
        origin: DFF<Bits<32>>,
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
        place_number: DFF<Bits<3>>,
        second_clock: DFF<Bit>,
        outside: DFF<Bit>,
        goes_on: DFF<Bit>,
        all_gone: DFF<Bit>,
        blend_step: DFF<Bits<4>>,
        corner: DFF<Bits<3>>,
        probe: DFF<Bits<4>>,
        face: DFF<Bits<3>>,
        gathered: DFF<Bits<128>>,

        fields: SamplerDecode = SamplerDecode::new(set),
        lanes: LaneTurn = LaneTurn::new(lanes),
        address: SampleAddress = SampleAddress::new(lanes),
        level: SampleLevel = SampleLevel::new(set),
        slices: SampleSlice = SampleSlice::new(),
        texel: SampleTexel = SampleTexel::new(),
        fraction: Fraction = Fraction::new(),
        scale: Scale = Scale::new(),
        fixed: Fixed = Fixed::new(),
        finder: LevelFinder = LevelFinder::new(),
        walk: AxisWalk = AxisWalk::new(),
        arrivals: TexelArrivals = TexelArrivals::new(set, tables),
        doubled: Doubled = Doubled::new(),
        cube: CubeEdge = CubeEdge::new(),
        values: SampleValues = SampleValues::new(),
        store: TexelStore = TexelStore::new(),
        steps: SampleStep = SampleStep::new(),
        blend: Vec<Blend> = (0..4).map(|_| Blend::new()).collect(),
        result: SampleAnswer = SampleAnswer::new(),
        nothing: Signal<Local, Bit>,
        implicit: Signal<Local, Bit>,
        quad_lane: Signal<Local, Bits<5>>,
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
        flight: Signal<Local, TexelFlight>,
        moves: Signal<Local, Bit>,
    }
}
