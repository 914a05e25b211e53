//! The first half of vector memory: takes an instruction, reads its scalars and VGPRs, and hands it to the sender in parts
//! of one beat of lanes and at most four dwords.
//!
//! Parts follow each other by beat, then by four VGPRs of a block, then by half of a wave of 64 lanes. The first row of an instruction is
//! read in the cycle in which the queue offers it.

mod moves;
mod parts;
mod rows;

use super::address::{PartAddress, SharedAddress};
use super::format::plan::{FormatPlans, FormattedElement, StoreChannel};
use super::image_registers::{ImageRegister, ImageRegisters, ImageRows, ImageStepNumber};
use super::operations::MemoryAccess;
use super::part_registers::PartRegisters;
use super::queue::MemoryInstruction;
use super::record::MemoryPart;
use super::shared_load::{Share, SharedLoad, SharedLoadPart};
use super::transpose::TileParts;
use crate::config::{ECP5, Units};
use crate::format::Channel;
use crate::format::plan::FormatPlan;
use crate::hardware_block;
use crate::kernel_in_sections;
use crate::lds::flat::FlatParts;
use crate::parts::block::signals;
use crate::port::LineResponse;
use crate::texture::unit::ImageUnit;
use crate::vector::row_port::BURST;
use rust_hdl::prelude::*;
use tombolo_netlist::fault::Fault;
use tombolo_netlist::formal::{Planted, Proof, Properties, connected};

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

kernel_in_sections!(MemoryReader: parts::Parts, rows::Rows, moves::Moves);

/// See [`Proof`]: it pauses behind the rows of a part, so that others read too.
pub const PROOF: Proof = Proof {
    name: "memory_reader",
    block: || connected(MemoryReader::new(4, ECP5.units, true)),
    properties,
    depth: BURST + 2,
    is_bounded: false,
    planted: Planted { module: "memory_reader", signal: "read_step", fault: Fault::StuckAtZero(0) },
};

fn properties(p: &Properties) {
    let read = p.signal("read");
    let burst = p.state("burst", 8, 0, |count| (count + read.zero_extend(8)).when(&read));
    p.assert("pauses", &burst.less(&p.builder().constant(8, (BURST + 1).into())));
}
