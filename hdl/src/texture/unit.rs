//! The texture unit of a SIMD: keeps the address VGPRs of the lanes of a beat, finds out where the levels of the image begin, and then makes
//! the location of one lane a clock, and of what is stored its element, where no converter of vector memory makes that.
//!
//! Where the levels begin does not depend on the lanes; it is found while their VGPRs are read, and once for all parts of an instruction.

use super::chain::ChainStep;
use super::coordinates::{Coordinates, ValueCapture};
use super::encode::TexelPack;
use super::form::TexelForm;
use super::instruction::ImageAccess;
use super::sampling::Sampling;
use super::shape::ShapeDecode;
use super::texel::{STAGES, TexelAddress};
use crate::config::InstructionSet;
use crate::format::plan::FormatPlan;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineResponse;
use crate::ray::unit::RayUnit;
use crate::vector::masks::BeatMask;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

generator_block! {
    /// Which lane the walk is at: its values, and the lane whose location is there.
    pub struct TexelWalk(lanes: usize) {
        /// Clock of the walk.
        in count: (Bits<6>),
        /// It goes on.
        in walks: (Bit),
        /// Values of the lanes.
        in values: [Bits<85>; lanes],
        /// Data of the lanes.
        in prepared: [Bits<128>; lanes],
        /// The values of the lane that enters.
        out entering: (Bits<85>),
        /// Its data.
        out data: (Bits<128>),
        /// The lane that leaves.
        out leaves: [Bit; lanes],
        /// It is the last one.
        out last: (Bit),
    }
    |g| {
        let (count, walks) = (g.input("count"), g.input("walks"));
        let bits = lanes.trailing_zeros();
        g.output("entering", &g.choose(&count.slice(0, bits), &g.inputs("values", lanes)));
        g.output("data", &g.choose(&count.slice(0, bits), &g.inputs("prepared", lanes)));
        let leaves: Vec<Wire> = (0..lanes as u64).map(|lane| count.is((lane + STAGES).into()) & &walks).collect();
        g.outputs("leaves", &leaves);
        g.output("last", &leaves[lanes - 1]);
    }
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes; resources and samplers are those of `set`; with `rays` it traces; knows `tables` (0 or 1) of
    /// border colours.
    pub struct ImageUnit(lanes: usize, set: InstructionSet, rays: bool, tables: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Another instruction begins; what follows is of it from the next cycle on.
        pub begins: Signal<In, Bit>,
        /// The instruction.
        pub access: Signal<In, ImageAccess>,
        /// Words 0 to 3 of its resource.
        pub low: Signal<In, Bits<128>>,
        /// Words 4 to 7.
        pub high: Signal<In, Bits<128>>,
        /// Words of its sampler.
        pub sampler: Signal<In, Bits<128>>,
        /// What it does.
        pub plan: Signal<In, FormatPlan>,
        /// Lane mask of the half that the beat is of.
        pub exec: Signal<In, Bits<32>>,
        /// The beat.
        pub beat: Signal<In, Bits<3>>,
        /// Bytes of an element.
        pub bytes: Signal<In, Bits<5>>,
        /// VGPRs of the address are there.
        pub capture: Signal<In, Bit>,
        /// Which.
        pub step: Signal<In, Bits<4>>,
        /// They.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// Elements that are stored are made here,
        pub encodes: Signal<In, Bit>,
        /// of this data of the lanes.
        pub prepared: Vec<Signal<In, Bits<128>>> = signals(lanes),
        /// All are there.
        pub go: Signal<In, Bit>,
        /// All lanes have their locations.
        pub ready: Signal<Out, Bit>,
        /// They are taken.
        pub take: Signal<In, Bit>,
        /// Of a ray: which four dwords of the answer are told.
        pub group: Vec<Signal<In, Bits<3>>> = signals(usize::from(rays)),
        /// The resource is none of an image.
        pub foreign: Signal<Out, Bit>,
        /// The lane that gets its location.
        pub located: Vec<Signal<Out, Bit>> = signals(lanes),
        /// The location: see [`TexelAddress`].
        pub location: Signal<Out, Bits<64>>,
        /// The answer to a query, or the element that is stored.
        pub answer: Signal<Out, Bits<128>>,
        /// The table of border colours: byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(tables),
        /// A line of memory is asked for.
        pub fetch: Signal<Out, Bit>,
        /// Which.
        pub fetch_line: Signal<Out, Bits<42>>,
        /// Bytes that are wanted.
        pub fetch_mask: Signal<Out, Bits<64>>,
        /// It is taken.
        pub fetch_taken: Signal<In, Bit>,
        /// Its answer is not there yet: whatever memory answers is that.
        pub fetching: Signal<Out, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        form: TexelForm = TexelForm::new(),
        asked: Signal<Local, ImageAccess>,
        shape: ShapeDecode = ShapeDecode::new(set),
        chain: ChainStep = ChainStep::new(set),
        texel: TexelAddress = TexelAddress::new(set),
        pack: TexelPack = TexelPack::new(),
        coordinates: Coordinates = Coordinates::new(),
        walk: TexelWalk = TexelWalk::new(lanes),
        sampling: Sampling = Sampling::new(lanes, set, tables),
        lane_mask: BeatMask = BeatMask::new(lanes),
        tracing: Vec<RayUnit> = (0..usize::from(rays)).map(|_| RayUnit::new(lanes)).collect(),
        traces: Vec<Signal<Local, Bit>> = signals(usize::from(rays)),
        nowhere: Constant<Bits<64>> = Constant::new((1u64 << 63).into()),
        // Bit 62: the lane is refused.
        refused: Constant<Bits<64>> = Constant::new((3u64 << 62).into()),
        whole_line: Constant<Bits<64>> = Constant::new(u64::MAX.into()),
        captures: Vec<ValueCapture> = (0..lanes).map(|_| ValueCapture::new()).collect(),
        values: Vec<DFF<Bits<85>>> = signals(lanes),
        chained: DFF<Bit>,
        level: DFF<Bits<5>>,
        clocks: DFF<Bits<2>>,
        next_base: DFF<Bits<48>>,
        chain_bytes: DFF<Bits<48>>,
        count: DFF<Bits<6>>,
        done: DFF<Bit>,
        base: Signal<Local, Bits<48>>,
        chains: Signal<Local, Bit>,
        writes: Signal<Local, Bit>,
        walks: Signal<Local, Bit>,
    }
}

impl Logic for ImageUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, chained, level, clocks, next_base, chain_bytes, count, done);
        clock!(self, clock, chain, texel, pack, sampling);
        self.form.access.next = self.access.val();
        self.form.plan.next = self.plan.val();
        self.asked.next = self.form.formed.val();
        self.chain.texels.next = self.plan.val().texels;
        self.texel.texels.next = self.plan.val().texels;
        self.shape.low.next = self.low.val();
        self.shape.high.next = self.high.val();
        self.shape.access.next = self.asked.val();
        self.foreign.next = self.shape.shape.val().foreign;

        // Where the levels begin: four clocks each.
        self.base.next = self.next_base.q.val();
        if self.level.q.val() == 0 {
            self.base.next = self.shape.shape.val().base;
        }
        self.chains.next = self.asked.val().function.image & !self.chained.q.val();
        self.chain.shape.next = self.shape.shape.val();
        self.chain.bytes.next = self.bytes.val();
        self.chain.level.next = self.level.q.val();
        self.chain.base.next = self.base.val();
        self.writes.next = self.chains.val() & (self.clocks.q.val() == 3);
        if self.chains.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        }
        if self.writes.val() {
            self.next_base.d.next = self.chain.behind.val();
            self.chain_bytes.d.next = self.chain.behind.val() - self.shape.shape.val().base;
            self.level.d.next = self.level.q.val() + 1;
            if (self.level.q.val() + 1) == self.shape.levels.val() {
                self.chained.d.next = true;
            }
        }
        if self.begins.val() {
            self.chained.d.next = false;
            self.level.d.next = 0.into();
            self.clocks.d.next = 0.into();
        }

        // The lanes.
        for i in 0..self.values.len() {
            self.values[i].clock.next = self.clock.val();
            self.values[i].d.next = self.values[i].q.val();
            self.captures[i].held.next = self.values[i].q.val();
            self.captures[i].vgpr.next = self.vgpr[i].val();
            self.captures[i].step.next = self.step.val().get_bits::<3>(0);
            self.captures[i].narrow.next = self.asked.val().narrow;
            if self.capture.val() {
                self.values[i].d.next = self.captures[i].values.val();
            }
            self.walk.values[i].next = self.values[i].q.val();
            self.walk.prepared[i].next = self.prepared[i].val();
            self.located[i].next = self.walk.leaves[i].val() | self.sampling.told[i].val();
            self.sampling.active[i].next = self.lane_mask.lane[i].val();
            self.sampling.vgpr[i].next = self.vgpr[i].val();
        }
        self.walks.next =
            self.go.val() & self.chained.q.val() & !self.done.q.val() & !self.asked.val().function.sampled;
        self.walk.count.next = self.count.q.val();
        self.walk.walks.next = self.walks.val();
        if self.walks.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if self.walk.last.val() {
            self.count.d.next = 0.into();
            self.done.d.next = true;
        }
        if self.take.val() {
            self.done.d.next = false;
        }
        self.ready.next = self.done.q.val() | self.sampling.ready.val();
        self.coordinates.values.next = self.walk.entering.val();
        self.coordinates.access.next = self.asked.val();
        self.texel.position.next = self.coordinates.position.val();
        self.texel.access.next = self.asked.val();
        self.texel.shape.next = self.shape.shape.val();
        self.texel.bytes.next = self.bytes.val();
        self.texel.chain.next = self.chain_bytes.q.val();
        self.texel.write.next = self.writes.val();
        self.texel.level.next = self.level.q.val();
        self.texel.base.next = self.base.val();
        self.texel.slice_bytes.next = self.chain.slice_bytes.val();
        self.location.next = self.texel.location.val();
        self.answer.next = self.texel.answer.val();
        self.pack.data.next = self.walk.data.val();
        self.pack.plan.next = self.plan.val();
        if self.encodes.val() {
            self.answer.next = self.pack.element.val();
        }

        // Samples, whose answers are all that the lanes get.
        self.lane_mask.mask.next = self.exec.val();
        self.lane_mask.beat.next = self.beat.val();
        self.sampling.access.next = self.asked.val();
        self.sampling.plan.next = self.plan.val();
        self.sampling.shape.next = self.shape.shape.val();
        self.sampling.sampler.next = self.sampler.val();
        self.sampling.bytes.next = self.bytes.val();
        for k in 0..self.border_table.len() {
            self.sampling.border_table[k].next = self.border_table[k].val();
        }
        self.sampling.capture.next = self.capture.val();
        self.sampling.step.next = self.step.val();
        self.sampling.go.next = self.go.val() & self.chained.q.val() & self.asked.val().function.sampled;
        self.sampling.take.next = self.take.val();
        self.sampling.location.next = self.texel.location.val();
        self.sampling.asked.next = self.coordinates.position.val();
        if self.asked.val().function.sampled {
            self.walk.count.next = bit_cast::<6, 5>(self.sampling.lane_number.val());
            self.texel.position.next = self.sampling.position.val();
            self.location.next = self.nowhere.val();
            self.answer.next = self.sampling.answer.val();
        }
        self.fetch.next = self.sampling.fetch.val();
        self.fetch_line.next = self.sampling.fetch_line.val();
        self.fetch_mask.next = self.sampling.fetch_mask.val();
        self.sampling.fetch_taken.next = self.fetch_taken.val();
        self.fetching.next = self.sampling.fetching.val();
        self.sampling.response.next = self.response.val();
        for i in 0..self.response_data.len() {
            self.sampling.response_data[i].next = self.response_data[i].val();
        }

        // Rays, whose answers come the same way.
        for k in 0..self.tracing.len() {
            self.tracing[k].clock.next = self.clock.val();
            self.traces[k].next = self.asked.val().function.traces;
            self.tracing[k].resource.next = self.low.val();
            self.tracing[k].wide.next = self.asked.val().function.wide_pointer;
            self.tracing[k].narrow.next = self.asked.val().narrow;
            self.tracing[k].from_base.next = self.asked.val().function.from_base;
            self.tracing[k].eight.next = self.asked.val().function.eight_boxes;
            self.tracing[k].group.next = self.group[k].val();
            self.tracing[k].beat.next = self.beat.val();
            self.tracing[k].refused.next = self.plan.val().refused;
            self.tracing[k].capture.next = self.capture.val();
            self.tracing[k].step.next = self.step.val();
            self.tracing[k].go.next = self.go.val() & self.traces[k].val();
            self.tracing[k].take.next = self.take.val();
            self.tracing[k].fetch_taken.next = self.fetch_taken.val();
            self.tracing[k].response.next = self.response.val();
            for i in 0..self.response_data.len() {
                self.tracing[k].response_data[i].next = self.response_data[i].val();
            }
            for i in 0..self.values.len() {
                self.tracing[k].active[i].next = self.lane_mask.lane[i].val();
                self.tracing[k].vgpr[i].next = self.vgpr[i].val();
            }
            if self.traces[k].val() {
                self.sampling.go.next = false;
                self.ready.next = self.tracing[k].ready.val();
                self.foreign.next = self.tracing[k].foreign.val();
                self.answer.next = self.tracing[k].answer.val();
                self.fetch.next = self.tracing[k].fetch.val();
                self.fetch_line.next = self.tracing[k].fetch_line.val();
                self.fetch_mask.next = self.whole_line.val();
                self.fetching.next = self.tracing[k].fetching.val();
                if self.tracing[k].other.val() {
                    self.location.next = self.refused.val();
                }
                for i in 0..self.values.len() {
                    self.located[i].next = self.tracing[k].told[i].val();
                }
            }
        }
    }
}
