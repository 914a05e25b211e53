//! The first half of vector memory: takes an instruction, reads its scalars and VGPRs, and hands it to the sender in parts
//! of one beat of lanes and at most four dwords.
//!
//! Parts follow each other by beat, then by four VGPRs of a block, then by half of a wave of 64 lanes. Scalars are read in
//! the cycle of the issue and the two behind it: nothing issued later can have changed them.

use super::address::{PartAddress, SharedAddress};
use super::operations::{MemoryAccess, Space};
use super::record::MemoryPart;
use super::transpose::TileParts;
use crate::config::InstructionSet;
use crate::hardware_block;
use crate::lds::flat::FlatParts;
use crate::parts::block::signals;
use crate::wave::{Issued, WaveState};
use rust_hdl::prelude::*;
use tombolo_netlist::generator_block;

generator_block! {
    /// Which VGPRs a part moves.
    pub struct PartRegisters() {
        /// First VGPR moved in the instruction.
        in destination: (Bits<8>),
        /// VGPRs moved in a part.
        in dwords: (Bits<3>),
        /// A block of VGPRs.
        in block: (Bit),
        /// M0: VGPRs of a block that are moved.
        in m0: (Bits<32>),
        /// Which four of a block.
        in group: (Bits<3>),
        /// The instruction writes VGPRs.
        in returns: (Bit),
        /// VGPRs of the wave.
        in vgprs: (Bits<11>),
        /// VGPRs of the part that are moved.
        out wanted: (Bits<4>),
        /// Some VGPR to be written does not exist: nothing is done (3.3.4).
        out ignored: (Bit),
    }
    |g| {
        let (dwords, vgprs, returns) = (g.input("dwords"), g.input("vgprs"), g.input("returns"));
        let block = g.input("block");
        let first = g.input("destination").zero_extend(11);
        let end = &first + dwords.zero_extend(11);
        g.output("ignored", &(&returns & !&block & vgprs.less(&end)));
        // Ones from the lowest: as many as there are dwords.
        let moved = g.constant(8, 0xf).shift_left(&dwords).slice(4, 4);
        let group = g.input("group");
        let chosen = g.input("m0").slice_at(&group.concat(&g.zero(2)), 4);
        // Of a block each VGPR is checked by itself (11.5.1).
        let exists: Vec<_> = (0..4u128)
            .rev()
            .map(|at| (&first + group.concat(&g.constant(2, at)).zero_extend(11)).less(&vgprs) | !&returns)
            .collect();
        let exists = g.concat(&exists.iter().collect::<Vec<_>>());
        g.output("wanted", &block.select(&(chosen & exists), &moved));
    }
}

/// What the reader does.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum ReaderState {
    /// Nothing.
    Idle,
    /// Reads VGPR rows.
    Read,
    /// Takes the last row.
    Capture,
    /// Hands the part over.
    Present,
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct MemoryReader(lanes: usize, transposed_loads: bool, set: InstructionSet) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// The scalar register that it reads first.
        pub issue_scalar: Signal<In, Bits<7>>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub access: Signal<In, MemoryAccess>,
        /// State of its wave.
        pub issue_state: Signal<In, WaveState>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,

        /// Wave whose scalars are read.
        pub scalar_wave: Signal<Out, Bits<4>>,
        /// Scalar register.
        pub scalar_index: Signal<Out, Bits<7>>,
        /// Its value one cycle later.
        pub scalar_data: Signal<In, Bits<64>>,
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

        shared: SharedAddress = SharedAddress::new(set),
        registers: PartRegisters = PartRegisters::new(),
        parts: FlatParts = FlatParts::new(),
        tile: Vec<TileParts> = (0..usize::from(transposed_loads)).map(|_| TileParts::new()).collect(),
        state: DFF<ReaderState>,
        held: DFF<Issued>,
        exec_low: DFF<Bits<32>>,
        exec_high: DFF<Bits<32>>,
        vgpr_base: DFF<Bits<11>>,
        wave64_state: DFF<Bit>,
        m0: DFF<Bits<32>>,
        scratch_state: DFF<Bits<48>>,
        scalar: DFF<Bits<64>>,
        resource_low: DFF<Bits<64>>,
        resource_high: DFF<Bits<64>>,
        first_part: DFF<Bit>,
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
        half_base: Signal<Local, Bits<11>>,
        group_rows: Signal<Local, Bits<11>>,
        last_beat: Signal<Local, Bit>,
        last_group: Signal<Local, Bit>,
        is_last_part: Signal<Local, Bit>,
        flat: Signal<Local, Bit>,
        scalar_row: Signal<Local, Bits<7>>,
    }
}

impl Logic for MemoryReader {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, held, exec_low, exec_high, vgpr_base, wave64_state, m0);
        dff_setup!(self, clock, scratch_state, scalar, resource_low, resource_high, first_part, beat_state, group);
        dff_setup!(self, clock, half_state, step, captured_step, capturing);
        clock!(self, clock, parts);
        self.part.next.control = self.access.val().control;
        self.part.next.returns = self.access.val().returns;
        self.part.next.counts_load = self.access.val().counts_load;
        self.part.next.beyond_unit = self.access.val().beyond_unit;
        self.part.next.wave = self.held.q.val().wave;
        self.part.next.sequence = self.held.q.val().sequence;
        self.part.next.wave64 = self.wave64_state.q.val();
        self.part.next.half = self.half_state.q.val();
        self.part.next.beat = self.beat_state.q.val();

        // The parts.
        self.last_beat.next = self.beat_state.q.val() == self.last_beat_number.val();
        self.last_group.next = !self.access.val().control.block | (self.group.q.val() == 7);
        self.is_last_part.next =
            self.last_beat.val() & self.last_group.val() & (self.half_state.q.val() | !self.wave64_state.q.val());
        for i in 0..self.tile.len() {
            self.tile[i].access.next = self.access.val();
            self.tile[i].wave64.next = self.wave64_state.q.val();
            self.tile[i].exec_low.next = self.exec_low.q.val();
            self.tile[i].exec_high.next = self.exec_high.q.val();
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
        self.ready.next = (self.state.q.val() == ReaderState::Idle)
            | (self.present.val() & self.is_last_part.val() & self.taken_at_once.val());

        // Scalars: base or offset in the cycle of the issue, then the two halves of a buffer resource.
        self.scalar_wave.next = self.held.q.val().wave;
        self.scalar_row.next = self.access.val().resource;
        if self.step.q.val() == 1 {
            self.scalar_row.next = self.access.val().resource | 2;
        }
        self.scalar_index.next = self.scalar_row.val();
        if self.ready.val() {
            self.scalar_wave.next = self.issue.val().wave;
            self.scalar_index.next = self.issue_scalar.val();
        }
        if (self.state.q.val() == ReaderState::Read) & self.first_part.q.val() {
            if self.step.q.val() == 0 {
                self.scalar.d.next = self.scalar_data.val();
            }
            if self.step.q.val() == 1 {
                self.resource_low.d.next = self.scalar_data.val();
            }
            if self.step.q.val() == 2 {
                self.resource_high.d.next = self.scalar_data.val();
            }
        }
        self.shared.access.next = self.access.val();
        self.shared.scalar.next = 0.into();
        if self.access.val().has_scalar {
            self.shared.scalar.next = self.scalar.q.val();
        }
        self.shared.resource.next =
            (bit_cast::<128, 64>(self.resource_high.q.val()) << 64) | bit_cast::<128, 64>(self.resource_low.q.val());
        self.shared.group.next = self.group.q.val();
        self.shared.scratch_base.next = self.scratch_state.q.val();
        self.shared.wave64.next = self.wave64_state.q.val();
        self.shared.wanted.next = self.registers.wanted.val();
        self.shared_address.next = self.shared.shared.val();

        // Rows: the address, then data. Registers beyond those of the wave: a source is V0 (3.3.2.2).
        self.half_base.next = self.vgpr_base.q.val();
        if self.half_state.q.val() {
            self.half_base.next = self.vgpr_base.q.val() + self.vgprs.val();
        }
        self.group_rows.next = bit_cast::<11, 3>(self.group.q.val()) << 2;
        self.address_rows.next = bit_cast::<3, 2>(self.access.val().address_rows);
        self.rows.next = self.address_rows.val() + self.access.val().control.data_rows;
        self.data_step.next = self.step.q.val() - self.address_rows.val();
        self.number.next = bit_cast::<11, 8>(self.access.val().address) + bit_cast::<11, 3>(self.step.q.val());
        if self.step.q.val() >= self.address_rows.val() {
            self.number.next = bit_cast::<11, 8>(self.access.val().source)
                + bit_cast::<11, 3>(self.data_step.val())
                + self.group_rows.val();
        }
        self.read.next = (self.state.q.val() == ReaderState::Read) & (self.step.q.val() < self.rows.val());
        self.read_row.next = self.half_base.val();
        if self.number.val() < self.vgprs.val() {
            self.read_row.next = self.half_base.val() + self.number.val();
        }
        self.read_beat.next = self.beat_state.q.val();
        self.capturing.d.next = self.read.val();
        self.captured_step.d.next = self.step.q.val();
        self.is_last_step.next = (self.step.q.val() + 1) >= self.rows.val();
        if (self.access.val().space == Space::Buffer) & (self.step.q.val() < 2) {
            self.is_last_step.next = false;
        }
        self.captured_data.next = self.captured_step.q.val() - self.address_rows.val();
        self.clear.next = (self.state.q.val() == ReaderState::Read) & (self.step.q.val() == 0);
        self.load_low.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 0) & (self.address_rows.val() != 0);
        self.load_high.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 1) & (self.address_rows.val() == 2);
        self.is_data.next = self.capturing.q.val() & (self.captured_step.q.val() >= self.address_rows.val());
        self.load_data[0].next = self.is_data.val() & (self.captured_data.val() == 0);
        self.load_data[1].next = self.is_data.val() & (self.captured_data.val() == 1);
        self.load_data[2].next = self.is_data.val() & (self.captured_data.val() == 2);
        self.load_data[3].next = self.is_data.val() & (self.captured_data.val() == 3);

        // What the part moves.
        self.registers.destination.next = self.access.val().destination;
        self.registers.dwords.next = self.access.val().control.dwords;
        self.registers.block.next = self.access.val().control.block;
        self.registers.m0.next = self.m0.q.val();
        self.registers.group.next = self.group.q.val();
        self.registers.returns.next = self.access.val().returns;
        self.registers.vgprs.next = self.vgprs.val();
        self.part.next.row =
            self.half_base.val() + bit_cast::<11, 8>(self.access.val().destination) + self.group_rows.val();
        self.exec.next = self.exec_low.q.val();
        if self.half_state.q.val() {
            self.exec.next = self.exec_high.q.val();
        }
        if self.registers.ignored.val() | self.shared.mismatch.val() {
            self.exec.next = 0.into();
        }
        for i in 0..self.tile.len() {
            if self.access.val().control.transposed {
                self.exec.next = self.tile[i].exec.val();
            }
        }

        self.read_done.next = false;
        match self.state.q.val() {
            ReaderState::Idle => {}
            ReaderState::Read => {
                self.step.d.next = self.step.q.val() + 1;
                if self.is_last_step.val() {
                    self.state.d.next = ReaderState::Capture;
                }
            }
            ReaderState::Capture => {
                self.read_done.next = self.is_last_part.val();
                self.state.d.next = ReaderState::Present;
            }
            ReaderState::Present => {
                if self.take.val() {
                    self.first_part.d.next = false;
                    self.step.d.next = 0.into();
                    self.state.d.next = ReaderState::Read;
                    self.beat_state.d.next = self.beat_state.q.val() + 1;
                    if self.last_beat.val() {
                        self.beat_state.d.next = 0.into();
                        self.group.d.next = self.group.q.val() + 1;
                        if self.last_group.val() {
                            self.group.d.next = 0.into();
                            self.half_state.d.next = true;
                        }
                    }
                    if self.is_last_part.val() {
                        self.state.d.next = ReaderState::Idle;
                    }
                }
            }
        }
        // The next instruction may follow the last part at once.
        if self.issue_valid.val() {
            self.held.d.next = self.issue.val();
            self.exec_low.d.next = self.issue_state.val().exec.get_bits::<32>(0);
            self.exec_high.d.next = self.issue_state.val().exec.get_bits::<32>(32);
            self.vgpr_base.d.next = self.issue_state.val().place.vgpr_base;
            self.wave64_state.d.next = self.issue_state.val().shape.wave64;
            self.m0.d.next = self.issue_state.val().m0;
            self.scratch_state.d.next = self.issue_state.val().place.scratch_base;
            self.first_part.d.next = true;
            self.beat_state.d.next = 0.into();
            self.group.d.next = 0.into();
            self.half_state.d.next = false;
            self.step.d.next = 0.into();
            self.state.d.next = ReaderState::Read;
        }
    }
}
