//! The first half of vector memory: takes an instruction, reads its scalars and VGPRs, and hands it to the sender in parts
//! of one beat of lanes and at most four dwords.
//!
//! Parts follow each other by beat, then by four VGPRs of a block, then by half of a wave of 64 lanes. The first row of an instruction is
//! read in the cycle in which the queue offers it.

use super::address::{PartAddress, SharedAddress};
use super::format::plan::{FormatPlans, FormattedElement, StoreChannel};
use super::image_registers::{ImageRegister, ImageRegisters, ImageRows, ImageStepNumber};
use super::operations::MemoryAccess;
use super::part_registers::PartRegisters;
use super::queue::MemoryInstruction;
use super::record::MemoryPart;
use super::shared_load::{Share, SharedLoad, SharedLoadPart};
use super::transpose::TileParts;
use crate::config::Units;
use crate::format::plan::FormatPlan;
use crate::format::{Channel, Numeric, Packing};
use crate::hardware_block;
use crate::lds::flat::FlatParts;
use crate::parts::block::signals;
use crate::port::LineResponse;
use crate::texture::unit::ImageUnit;
use rust_hdl::prelude::*;

/// What the reader does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ReaderState {
    /// Waits for an instruction.
    Idle,
    /// Reads VGPR rows.
    Read,
    /// Takes the last row.
    Capture,
    /// Hands the part over.
    Present,
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes; `queued`: `access` changes while an instruction is here, as it must where
    /// there are formatted stores.
    pub struct MemoryReader(lanes: usize, units: Units, queued: bool) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// There is an instruction.
        pub offers: Signal<In, Bit>,
        /// It.
        pub offered: Signal<In, MemoryInstruction>,
        /// It is taken.
        pub begins: Signal<Out, Bit>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Where waves may have dynamic VGPRs: the wave whose registers are read,
        pub reading_wave: Vec<Signal<Out, Bits<4>>> = signals(usize::from(units.dynamic_vgprs)),
        /// and how many it has.
        pub reading_vgprs: Vec<Signal<In, Bits<11>>> = signals(usize::from(units.dynamic_vgprs)),
        /// Of CDNA4: the first of them that accumulates.
        pub accumulation: Vec<Signal<In, Bits<11>>> = signals(units.set.accumulates()),
        /// With graphics: the table of border colours, byte address / 256.
        pub border_table: Vec<Signal<In, Bits<40>>> = signals(usize::from(units.graphics)),
        /// What is offered in the next cycle will be taken.
        pub ready: Signal<Out, Bit>,
        /// Address of the instruction.
        pub pc: Signal<Out, Bits<48>>,

        /// Reads a VGPR row.
        pub read: Signal<Out, Bit>,
        /// Which.
        pub read_row: Signal<Out, Bits<11>>,
        /// Beat.
        pub read_beat: Signal<Out, Bits<3>>,
        /// The last VGPR of the instruction is read.
        pub read_done: Signal<Out, Bit>,

        /// Lanes: the address registers become zero.
        pub clear: Signal<Out, Bit>,
        /// The row read is the first of the address.
        pub load_low: Signal<Out, Bit>,
        /// The second.
        pub load_high: Signal<Out, Bit>,
        /// A dword of data.
        pub load_data: Vec<Signal<Out, Bit>> = signals(4),
        /// It gets a channel of a formatted store.
        pub converts: Vec<Signal<Out, Bit>> = signals(usize::from(units.typed_buffers)),
        /// Which.
        pub channel: Vec<Signal<Out, Channel>> = signals(usize::from(units.typed_buffers)),
        /// VGPRs of the lanes, for the addresses of images.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(if units.images { lanes } else { 0 }),
        /// The lane that gets the place of its texel, in both address registers, and the answer to its query, as data.
        pub located: Vec<Signal<Out, Bit>> = signals(if units.images { lanes } else { 0 }),
        /// That place.
        pub location: Vec<Signal<Out, Bits<64>>> = signals(usize::from(units.images)),
        /// That answer.
        pub answer: Vec<Signal<Out, Bits<128>>> = signals(usize::from(units.images)),
        /// It is an element to be stored, made of the data of the lane:
        pub encodes: Vec<Signal<Out, Bit>> = signals(usize::from(units.images)),
        /// these, by lane.
        pub prepared: Vec<Signal<In, Bits<128>>> = signals(if units.images { lanes } else { 0 }),
        /// A sample asks for a line of memory.
        pub fetch: Vec<Signal<Out, Bit>> = signals(usize::from(units.images)),
        /// Which.
        pub fetch_line: Vec<Signal<Out, Bits<42>>> = signals(usize::from(units.images)),
        /// Bytes that are wanted.
        pub fetch_mask: Vec<Signal<Out, Bits<64>>> = signals(usize::from(units.images)),
        /// It is taken.
        pub fetch_taken: Vec<Signal<In, Bit>> = signals(usize::from(units.images)),
        /// Its answer is not there yet: whatever memory answers is that.
        pub fetching: Vec<Signal<Out, Bit>> = signals(usize::from(units.images)),
        /// An answer of memory.
        pub response: Vec<Signal<In, LineResponse>> = signals(usize::from(units.images)),
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(if units.images { 4 } else { 0 }),
        /// A part is ready.
        pub present: Signal<Out, Bit>,
        /// Parts of FLAT instructions read so far, modulo 4; see [`crate::lds::flat`].
        pub flat_parts: Signal<Out, Bits<2>>,
        /// The same of the local data share.
        pub lds_parts: Signal<In, Bits<2>>,
        /// The sender takes it.
        pub take: Signal<In, Bit>,
        /// The sender takes whatever is presented in this cycle; a register says so.
        pub taken_at_once: Signal<In, Bit>,
        /// The part.
        pub part: Signal<Out, MemoryPart>,
        /// Lane mask of its half.
        pub exec: Signal<Out, Bits<32>>,
        /// What the addresses of its lanes have in common.
        pub shared_address: Signal<Out, PartAddress>,

        shared: SharedAddress = SharedAddress::new(units),
        registers: PartRegisters = PartRegisters::new(units.set.accumulates()),
        parts: FlatParts = FlatParts::new(),
        tile: Vec<TileParts> = (0..usize::from(units.transposed_loads)).map(|_| TileParts::new()).collect(),
        plans: Vec<FormatPlans> = (0..usize::from(units.typed_buffers)).map(|_| FormatPlans::new(units)).collect(),
        sources: Vec<StoreChannel> = (0..usize::from(units.typed_buffers)).map(|_| StoreChannel::new(units)).collect(),
        elements: Vec<FormattedElement> = (0..usize::from(units.typed_buffers)).map(|_| FormattedElement::new()).collect(),
        images: Vec<ImageUnit> = (0..usize::from(units.images)).map(|_| ImageUnit::new(lanes, units.set, units.rays, units.graphics.into())).collect(),
        image_registers: Vec<ImageRegisters> = (0..usize::from(units.images)).map(|_| ImageRegisters::new(units.rays)).collect(),
        image_register: Vec<ImageRegister> = (0..usize::from(units.images)).map(|_| ImageRegister::new(units.rays)).collect(),
        image_rows: Vec<ImageRows> = (0..usize::from(units.images)).map(|_| ImageRows::new()).collect(),
        image_step: Vec<ImageStepNumber> = (0..usize::from(units.images)).map(|_| ImageStepNumber::new()).collect(),
        shared_load: Vec<SharedLoadPart> = (0..units.loads_to_lds()).map(|_| SharedLoadPart::new(lanes)).collect(),
        encodes_plan: Vec<DFF<Bit>> = signals(usize::from(units.images)),
        image_phase: Vec<DFF<Bit>> = signals(usize::from(units.images)),
        captured_phase: Vec<DFF<Bit>> = signals(usize::from(units.images)),
        read_phase: Vec<Signal<Local, Bit>> = signals(usize::from(units.images)),
        has_data: Vec<Signal<Local, Bit>> = signals(usize::from(units.images)),
        held_plan: Vec<DFF<FormatPlan>> = signals(usize::from(units.typed_buffers)),
        captured: Vec<DFF<Channel>> = signals(usize::from(units.typed_buffers)),
        captured_dword: Vec<DFF<Bits<3>>> = signals(usize::from(units.typed_buffers)),
        plan: Signal<Local, FormatPlan>,
        to_share: Signal<Local, SharedLoad>,
        no_share: Signal<Local, Share>,
        data_rows: Signal<Local, Bits<3>>,
        data_row: Signal<Local, Bits<3>>,
        state: DFF<ReaderState>,
        queued: Constant<Bit> = Constant::new(queued),
        at_once: Constant<Bit> = Constant::new(units.memory_reads_at_once),
        held: DFF<MemoryInstruction>,
        now: Signal<Local, MemoryInstruction>,
        access: Signal<Local, MemoryAccess>,
        reading: Signal<Local, MemoryAccess>,
        reading_limit: Signal<Local, Bits<11>>,
        reads: Signal<Local, Bit>,
        read_step: Signal<Local, Bits<3>>,
        read_base: Signal<Local, Bits<11>>,
        read_group: Signal<Local, Bits<11>>,
        beat_state: DFF<Bits<3>>,
        group: DFF<Bits<3>>,
        half_state: DFF<Bit>,
        step: DFF<Bits<3>>,
        captured_step: DFF<Bits<3>>,
        capturing: DFF<Bit>,
        last_beat_number: Constant<Bits<3>> = Constant::new(((32 / lanes - 1) as u64).into()),

        address_rows: Signal<Local, Bits<3>>,
        rows: Signal<Local, Bits<3>>,
        is_last_step: Signal<Local, Bit>,
        data_step: Signal<Local, Bits<3>>,
        captured_data: Signal<Local, Bits<3>>,
        is_data: Signal<Local, Bit>,
        number: Signal<Local, Bits<11>>,
        limit: Vec<Signal<Local, Bits<11>>> = signals(units.set.accumulates()),
        data_number: Vec<Signal<Local, Bits<11>>> = signals(units.set.accumulates()),
        half_base: Signal<Local, Bits<11>>,
        group_rows: Signal<Local, Bits<11>>,
        last_beat: Signal<Local, Bit>,
        last_group: Signal<Local, Bit>,
        next_beat: Signal<Local, Bits<3>>,
        next_group: Signal<Local, Bits<3>>,
        next_half: Signal<Local, Bit>,
        // The part is not the last one of three that an answer of ten dwords has.
        tells_more: Vec<Signal<Local, Bit>> = signals(usize::from(units.rays)),
        is_last_part: Signal<Local, Bit>,
        flat: Signal<Local, Bit>,
    }
}

impl Logic for MemoryReader {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, held, beat_state, group, half_state, step, captured_step, capturing);
        clock!(self, clock, parts);
        self.access.next = self.offered.val().access;
        if self.queued.val() | !self.at_once.val() {
            self.access.next = self.held.q.val().access;
        }
        self.pc.next = self.held.q.val().pc;
        self.part.next.control = self.access.val().control;
        self.plan.next.formatted = false;
        self.plan.next.bound = false;
        self.plan.next.refused = false;
        self.plan.next.layout = 0.into();
        self.plan.next.texels = 0.into();
        self.plan.next.numeric = Numeric::Unorm;
        self.plan.next.select = 0.into();
        self.plan.next.packing = Packing::Full;
        self.plan.next.components = 0.into();
        self.plan.next.provided = 0.into();
        self.plan.next.answers = false;
        for k in 0..self.held_plan.len() {
            self.plan.next = self.held_plan[k].q.val();
            self.elements[k].plan.next = self.plan.val();
            self.elements[k].control.next = self.access.val().control;
            self.part.next.control = self.elements[k].moved.val();
        }
        self.part.next.plan = self.plan.val();
        self.to_share.next.here = false;
        self.to_share.next.first = 0.into();
        self.no_share.next.base = 0.into();
        self.no_share.next.size = 0.into();
        self.to_share.next.share = self.no_share.val();
        self.to_share.next.dwords = 0.into();
        for k in 0..self.shared_load.len() {
            self.shared_load[k].access.next = self.access.val();
            self.shared_load[k].m0.next = self.held.q.val().m0;
            self.shared_load[k].share.next = self.held.q.val().share;
            self.shared_load[k].half.next = self.half_state.q.val();
            self.shared_load[k].beat.next = self.beat_state.q.val();
            self.to_share.next = self.shared_load[k].load.val();
        }
        self.part.next.shared = self.to_share.val();
        self.shared.plan.next = self.plan.val();
        self.part.next.returns = self.access.val().returns;
        self.part.next.counts_load = self.access.val().counts_load;
        self.part.next.beyond_unit = self.access.val().beyond_unit;
        self.part.next.wave = self.held.q.val().issued.wave;
        self.part.next.sequence = self.held.q.val().issued.sequence;
        self.part.next.wave64 = self.held.q.val().wave64;
        self.part.next.half = self.half_state.q.val();
        self.part.next.beat = self.beat_state.q.val();

        // The parts.
        self.last_beat.next = self.beat_state.q.val() == self.last_beat_number.val();
        self.last_group.next = !self.access.val().control.block | (self.group.q.val() == 7);
        for k in 0..self.tells_more.len() {
            self.tells_more[k].next = self.access.val().image.function.from_base & (self.group.q.val() != 2);
            if self.tells_more[k].val() {
                self.last_group.next = false;
            }
        }
        self.is_last_part.next =
            self.last_beat.val() & self.last_group.val() & (self.half_state.q.val() | !self.held.q.val().wave64);
        for i in 0..self.tile.len() {
            self.tile[i].access.next = self.access.val();
            self.tile[i].wave64.next = self.held.q.val().wave64;
            self.tile[i].exec_low.next = self.held.q.val().exec.get_bits::<32>(0);
            self.tile[i].exec_high.next = self.held.q.val().exec.get_bits::<32>(32);
            self.tile[i].vgprs.next = self.vgprs.val();
            if self.access.val().control.transposed {
                self.is_last_part.next = self.last_beat.val();
            }
        }
        self.part.next.last = self.is_last_part.val();
        // Nothing of a FLAT part is loaded before the local data share has read the same part.
        self.flat.next = self.access.val().control.flat;
        self.parts.reads.next = self.flat.val() & (self.state.q.val() == ReaderState::Capture);
        self.parts.other.next = self.lds_parts.val();
        self.flat_parts.next = self.parts.parts.val();
        self.present.next = (self.state.q.val() == ReaderState::Present) & !(self.flat.val() & self.parts.ahead.val());
        // Nor of an image before its lanes know where.
        for k in 0..self.images.len() {
            if self.access.val().image.function.image {
                self.present.next = (self.state.q.val() == ReaderState::Present) & self.images[k].ready.val();
            }
        }
        self.ready.next = (self.state.q.val() == ReaderState::Idle)
            | (self.present.val() & self.is_last_part.val() & self.taken_at_once.val());

        self.half_base.next = self.held.q.val().vgpr_base;
        if self.half_state.q.val() {
            self.half_base.next = self.held.q.val().vgpr_base + self.vgprs.val();
        }
        self.group_rows.next = bit_cast::<11, 3>(self.group.q.val()) << 2;
        self.shared.access.next = self.access.val();
        self.shared.scalar.next = 0.into();
        if self.access.val().has_scalar {
            self.shared.scalar.next = self.held.q.val().scalar;
        }
        self.shared.resource.next = self.held.q.val().resource;
        self.shared.group.next = self.group.q.val();
        self.shared.scratch_base.next = self.held.q.val().scratch_base;
        self.shared.wave64.next = self.held.q.val().wave64;
        self.shared.wanted.next = self.registers.wanted.val();
        self.shared_address.next = self.shared.shared.val();

        // The next instruction, in its first cycle as it is offered: when there is none here, or, from a queue, in the cycle in which the
        // sender takes the last part of the one before.
        self.begins.next = self.offers.val() & (self.state.q.val() == ReaderState::Idle);
        if self.queued.val() & self.offers.val() & self.present.val() & self.is_last_part.val() & self.take.val() {
            self.begins.next = true;
        }
        self.reads.next = (self.begins.val() & self.at_once.val()) | (self.state.q.val() == ReaderState::Read);
        self.now.next = self.held.q.val();
        self.read_step.next = self.step.q.val();
        self.read_beat.next = self.beat_state.q.val();
        self.read_base.next = self.half_base.val();
        self.read_group.next = self.group_rows.val();
        if self.begins.val() {
            self.now.next = self.offered.val();
        }
        if self.begins.val() & self.at_once.val() {
            self.read_step.next = 0.into();
            self.read_beat.next = 0.into();
            self.read_base.next = self.offered.val().vgpr_base;
            self.read_group.next = 0.into();
        }
        self.held.d.next = self.now.val();
        self.reading.next = self.offered.val().access;
        if self.queued.val() {
            self.reading.next = self.now.val().access;
        }
        if !self.at_once.val() {
            self.reading.next = self.held.q.val().access;
        }

        // Rows: the address, then data. Registers beyond those of the wave: a source is V0 (3.3.2.2).
        self.address_rows.next = bit_cast::<3, 2>(self.reading.val().address_rows);
        // Of an image first the address, then with steps of their own the data: there may be nine rows together. Or of a sample what is left of the address.
        for k in 0..self.image_phase.len() {
            self.read_phase[k].next = self.image_phase[k].q.val() & !self.begins.val();
            self.image_rows[k].access.next = self.reading.val().image;
            self.image_rows[k].later.next = self.read_phase[k].val();
            if self.reading.val().image.function.image {
                self.address_rows.next = self.image_rows[k].rows.val();
            }
        }
        self.data_step.next = self.read_step.val() - self.address_rows.val();
        self.data_rows.next = self.reading.val().control.data_rows;
        self.data_row.next = self.data_step.val();
        // A formatted store reads the VGPR of each channel.
        for k in 0..self.plans.len() {
            self.plans[k].access.next = self.reading.val();
            self.plans[k].resource.next = self.now.val().resource;
            self.plans[k].resource_high.next = self.now.val().resource_high;
            self.plans[k].sampler.next = self.now.val().sampler;
            self.held_plan[k].clock.next = self.clock.val();
            self.held_plan[k].d.next = self.plans[k].plan.val();
            self.sources[k].plan.next = self.plans[k].plan.val();
            self.sources[k].number.next = self.data_step.val().get_bits::<2>(0);
            self.captured[k].clock.next = self.clock.val();
            self.captured[k].d.next = self.sources[k].channel.val();
            self.captured_dword[k].clock.next = self.clock.val();
            self.captured_dword[k].d.next = self.sources[k].dword.val();
            if self.plans[k].stores.val() {
                self.data_rows.next = self.sources[k].channels.val();
                self.data_row.next = self.sources[k].row.val();
            }
        }
        for k in 0..self.image_phase.len() {
            self.has_data[k].next = (self.data_rows.val() != 0)
                | (self.reading.val().image.function.sampled & self.image_rows[k].more.val());
            if self.reading.val().image.function.image & !self.read_phase[k].val() {
                self.data_rows.next = 0.into();
            }
        }
        self.rows.next = self.address_rows.val() + self.data_rows.val();
        self.number.next = bit_cast::<11, 8>(self.reading.val().address) + bit_cast::<11, 3>(self.read_step.val());
        for k in 0..self.image_register.len() {
            self.image_register[k].access.next = self.reading.val().image;
            self.image_register[k].step.next = self.read_step.val();
            self.image_register[k].later.next = self.read_phase[k].val() & self.reading.val().image.function.sampled;
            if self.reading.val().image.function.image {
                self.number.next = self.image_register[k].number.val();
            }
        }
        if self.read_step.val() >= self.address_rows.val() {
            self.number.next = bit_cast::<11, 8>(self.reading.val().source)
                + bit_cast::<11, 3>(self.data_row.val())
                + self.read_group.val();
        }
        self.read.next = self.reads.val() & (self.read_step.val() < self.rows.val());
        self.read_row.next = self.read_base.val();
        self.reading_limit.next = self.vgprs.val();
        for k in 0..self.reading_wave.len() {
            self.reading_wave[k].next = self.now.val().issued.wave;
            self.reading_limit.next = self.reading_vgprs[k].val();
        }
        if self.number.val() < self.reading_limit.val() {
            self.read_row.next = self.read_base.val() + self.number.val();
        }
        for k in 0..self.accumulation.len() {
            self.limit[k].next = self.accumulation[k].val();
            self.data_number[k].next = self.number.val();
            if self.reading.val().accumulates & (self.read_step.val() >= self.address_rows.val()) {
                self.limit[k].next = self.vgprs.val();
                self.data_number[k].next = self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.reading.val().source)
                    + bit_cast::<11, 3>(self.data_row.val())
                    + self.read_group.val();
            }
            self.read_row.next = self.read_base.val();
            if self.data_number[k].val() < self.limit[k].val() {
                self.read_row.next = self.read_base.val() + self.data_number[k].val();
            }
        }
        self.capturing.d.next = self.read.val();
        self.captured_step.d.next = self.read_step.val();
        self.is_last_step.next = (self.read_step.val() + 1) >= self.rows.val();
        self.captured_data.next = self.captured_step.q.val() - self.address_rows.val();
        self.clear.next = self.reads.val() & (self.read_step.val() == 0);
        self.load_low.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 0) & (self.address_rows.val() != 0);
        self.load_high.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 1) & (self.address_rows.val() == 2);
        for k in 0..self.images.len() {
            self.images[k].clock.next = self.clock.val();
            self.images[k].begins.next = self.begins.val();
            self.images[k].access.next = self.access.val().image;
            self.images[k].low.next = self.held.q.val().resource;
            self.images[k].high.next = self.held.q.val().resource_high;
            self.images[k].bytes.next = self.image_registers[k].bytes.val();
            self.images[k].sampler.next = self.held.q.val().sampler;
            for j in 0..self.border_table.len() {
                self.images[k].border_table[j].next = self.border_table[j].val();
            }
            self.images[k].plan.next = self.plan.val();
            self.images[k].exec.next = self.exec.val();
            self.images[k].beat.next = self.beat_state.q.val();
            self.fetch[k].next = self.images[k].fetch.val();
            self.fetch_line[k].next = self.images[k].fetch_line.val();
            self.fetch_mask[k].next = self.images[k].fetch_mask.val();
            self.images[k].fetch_taken.next = self.fetch_taken[k].val();
            self.fetching[k].next = self.images[k].fetching.val();
            self.images[k].response.next = self.response[k].val();
            for i in 0..self.response_data.len() {
                self.images[k].response_data[i].next = self.response_data[i].val();
            }
            self.images[k].capture.next = self.capturing.q.val()
                & self.access.val().image.function.image
                & (!self.captured_phase[k].q.val() | self.access.val().image.function.sampled);
            self.image_step[k].step.next = self.captured_step.q.val();
            self.image_step[k].later.next = self.captured_phase[k].q.val();
            self.images[k].step.next = self.image_step[k].number.val();
            self.images[k].go.next =
                (self.state.q.val() == ReaderState::Present) & self.access.val().image.function.image;
            self.images[k].take.next = self.take.val();
            for i in 0..self.tells_more.len() {
                self.images[k].group[i].next = self.group.q.val();
            }
            for i in 0..self.vgpr.len() {
                self.images[k].vgpr[i].next = self.vgpr[i].val();
                self.images[k].prepared[i].next = self.prepared[i].val();
                self.located[i].next = self.images[k].located[i].val();
            }
            self.location[k].next = self.images[k].location.val();
            self.answer[k].next = self.images[k].answer.val();
            self.encodes_plan[k].clock.next = self.clock.val();
            self.encodes_plan[k].d.next = self.sources[k].encodes[0].val() & self.plans[k].stores.val();
            self.encodes[k].next = self.encodes_plan[k].q.val() & self.access.val().image.function.image;
            self.images[k].encodes.next = self.encodes[k].val();
            if self.access.val().image.function.image {
                self.load_low.next = false;
                self.load_high.next = false;
            }
        }
        self.is_data.next = self.capturing.q.val() & (self.captured_step.q.val() >= self.address_rows.val());
        for k in 0..self.captured_phase.len() {
            if self.access.val().image.function.image {
                self.is_data.next =
                    self.capturing.q.val() & self.captured_phase[k].q.val() & !self.access.val().image.function.sampled;
                self.captured_data.next = self.captured_step.q.val();
            }
        }
        for k in 0..self.captured.len() {
            self.converts[k].next = self.plan.val().formatted & self.is_data.val();
            self.channel[k].next = self.captured[k].q.val();
            if self.plan.val().formatted {
                self.captured_data.next = self.captured_dword[k].q.val();
            }
        }
        self.load_data[0].next = self.is_data.val() & (self.captured_data.val() == 0);
        self.load_data[1].next = self.is_data.val() & (self.captured_data.val() == 1);
        self.load_data[2].next = self.is_data.val() & (self.captured_data.val() == 2);
        self.load_data[3].next = self.is_data.val() & (self.captured_data.val() == 3);

        // What the part moves.
        self.registers.destination.next = self.access.val().destination;
        self.registers.dwords.next = self.access.val().control.dwords;
        for k in 0..self.tells_more.len() {
            if self.access.val().image.function.from_base & !self.tells_more[k].val() {
                self.registers.dwords.next = 2.into();
            }
        }
        self.registers.block.next = self.access.val().control.block;
        self.registers.m0.next = self.held.q.val().m0;
        self.registers.group.next = self.group.q.val();
        self.registers.returns.next = self.access.val().returns;
        self.registers.vgprs.next = self.vgprs.val();
        self.part.next.row =
            self.half_base.val() + bit_cast::<11, 8>(self.access.val().destination) + self.group_rows.val();
        for k in 0..self.accumulation.len() {
            self.registers.accumulation[k].next = self.accumulation[k].val();
            self.registers.accumulated[k].next = self.access.val().accumulates;
            if self.access.val().accumulates {
                self.part.next.row = self.half_base.val()
                    + self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.access.val().destination)
                    + self.group_rows.val();
            }
        }
        self.exec.next = self.held.q.val().exec.get_bits::<32>(0);
        if self.half_state.q.val() {
            self.exec.next = self.held.q.val().exec.get_bits::<32>(32);
        }
        if self.registers.ignored.val() | self.shared.mismatch.val() {
            self.exec.next = 0.into();
        }
        for k in 0..self.images.len() {
            self.image_registers[k].access.next = self.access.val().image;
            self.image_registers[k].destination.next = self.access.val().destination;
            self.image_registers[k].dwords.next = self.access.val().control.dwords;
            self.image_registers[k].returns.next = self.access.val().returns;
            self.image_registers[k].vgprs.next = self.vgprs.val();
            self.image_registers[k].plan.next = self.plan.val();
            if self.access.val().image.function.image
                & (self.image_registers[k].ignored.val() | self.images[k].foreign.val())
            {
                self.exec.next = 0.into();
            }
        }
        for i in 0..self.tile.len() {
            if self.access.val().control.transposed {
                self.exec.next = self.tile[i].exec.val();
            }
        }

        // The part behind this one, before it is known whether this one is taken.
        self.next_beat.next = self.beat_state.q.val() + 1;
        self.next_group.next = self.group.q.val();
        self.next_half.next = self.half_state.q.val();
        if self.last_beat.val() {
            self.next_beat.next = 0.into();
            self.next_group.next = self.group.q.val() + 1;
            if self.last_group.val() {
                self.next_group.next = 0.into();
                self.next_half.next = true;
            }
        }
        if self.is_last_part.val() {
            self.next_beat.next = 0.into();
            self.next_group.next = 0.into();
            self.next_half.next = false;
        }
        self.read_done.next = false;
        match self.state.q.val() {
            ReaderState::Idle => {}
            ReaderState::Read => {}
            ReaderState::Capture => {
                self.read_done.next = self.is_last_part.val();
                self.state.d.next = ReaderState::Present;
            }
            ReaderState::Present => {
                if self.take.val() {
                    self.step.d.next = 0.into();
                    self.state.d.next = ReaderState::Read;
                    self.beat_state.d.next = self.next_beat.val();
                    self.group.d.next = self.next_group.val();
                    self.half_state.d.next = self.next_half.val();
                    if self.is_last_part.val() {
                        self.state.d.next = ReaderState::Idle;
                    }
                }
            }
        }
        if self.begins.val() {
            self.state.d.next = ReaderState::Read;
        }
        if self.reads.val() {
            self.step.d.next = self.read_step.val() + 1;
            self.state.d.next = ReaderState::Read;
            if self.is_last_step.val() {
                self.state.d.next = ReaderState::Capture;
            }
        }
        for k in 0..self.image_phase.len() {
            self.image_phase[k].clock.next = self.clock.val();
            self.captured_phase[k].clock.next = self.clock.val();
            self.image_phase[k].d.next = self.image_phase[k].q.val();
            self.captured_phase[k].d.next = self.read_phase[k].val();
            if self.reads.val() {
                self.image_phase[k].d.next = self.read_phase[k].val();
                if self.reading.val().image.function.image
                    & self.is_last_step.val()
                    & self.has_data[k].val()
                    & !self.read_phase[k].val()
                {
                    self.image_phase[k].d.next = true;
                    self.step.d.next = 0.into();
                    self.state.d.next = ReaderState::Read;
                }
            } else if self.take.val() {
                self.image_phase[k].d.next = false;
            }
        }
    }
}
