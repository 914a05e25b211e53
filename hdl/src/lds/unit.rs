//! The LDS access unit of a SIMD: one instruction after another, beat by beat.
//!
//! ```text
//!   Read     address and data rows of the VGPRs, one a cycle; one cycle more until the last of them is there
//!   Access   dword by dword (and part by part, where it is not aligned) until every lane is served
//!   Drain    serial instructions: the loaded words of a lane come back
//!   Compute  the atomic ALU; its result is stored in another Access, then the next lane follows
//! ```
//!
//! [`LdsWriter`] writes the results, while the next beat or instruction is read. That begins in the last cycle of Access
//! with the address of the next beat, or of the instruction that waits behind this one ([`LdsContext`]): a load of a
//! dword a lane follows another every two cycles, so two SIMDs keep the banks busy. If lanes are left in that cycle because of
//! conflicts, the row is read again.
//!
//! Data from lane to lane goes through rows of the banks that no work-group has, in passes over all beats: stored by the lane
//! and loaded by index, or stored by index and loaded by the lane.
//!
//! With registers for addresses ([`Units::lds_address_registers`]) the banks are asked one cycle after it is known where dwords lie: the lanes find the
//! place of the next part while the banks work for one. The first part waits for its own, unless the address came before the data.
//!
//! Without [`Units::lds_reads_at_once`] it is known one cycle ahead which register is read, and the address of an instruction that finds the unit idle is
//! not read in that cycle.
//!
//! Instructions on the stacks of the lanes go from Read to Access and back for each of their steps ([`super::stack`]). Nothing is read
//! ahead of them or while their results are written: these are still in the registers that reading fills.

use super::ahead::LdsAhead;
use super::compute::LdsCompute;
use super::crossbar::LdsRequest;
use super::flat::FlatParts;
use super::grouping::LdsGroups;
use super::instruction::{LdsContext, LdsOffsets, LdsOperation};
use super::interpolation::Interpolation;
use super::lane::LdsLane;
use super::operations::{AddressSource, Cross, Size};
use super::parameters::PixelParameters;
use super::pass::{LdsPass, LdsRegisters, LdsState};
use super::reach::LdsReach;
use super::rotation::LdsRotation;
use super::stack::{StackAction, StackLane, StackSteps};
use super::swizzle::SwizzleLanes;
use super::tile::{LdsTiles, Tile, tiles};
use super::turns::{LaneCount, LdsPending};
use super::violations::LdsViolations;
use super::writer::LdsWriter;
use crate::config::{InstructionSet, Units};
use crate::events::{InstructionEvent, RowEvent};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::vector::masks::BeatMask;
use crate::vector::row_port::RowRead;
use crate::wave::{Issued, WaveState};
use rust_hdl::prelude::*;

hardware_block! {
    /// See the module's description. `lanes` physical lanes, `bytes` LDS bytes for the work-groups in `banks` banks.
    pub struct LdsUnit(lanes: usize, simds: usize, bytes: usize, banks: usize, units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// SIMD.
        pub simd: Signal<In, Bits<2>>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// Its lanes.
        pub issue_exec: Signal<In, Bits<64>>,
        /// State of its wave.
        pub issue_state: Signal<In, WaveState>,
        /// VGPRs of a wave.
        pub vgprs: Signal<In, Bits<11>>,
        /// Of CDNA4: the first of them that accumulates.
        pub accumulation: Vec<Signal<In, Bits<11>>> = signals(units.set.accumulates()),
        /// What it does; from the cycle behind its issue until another one issues.
        pub issued_operation: Signal<In, LdsOperation>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// The wave whose instruction is read and accesses the banks.
        pub wave: Signal<Out, Bits<4>>,
        /// Number of its instruction.
        pub sequence: Signal<Out, Bits<16>>,

        /// Reads a VGPR row.
        pub read: Signal<Out, RowRead>,
        /// It happens in this cycle.
        pub read_ready: Signal<In, Bit>,
        /// By lane.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// The last VGPR of the instruction is read.
        pub read_done: Signal<Out, Bit>,
        /// Writes a VGPR row.
        pub write: Signal<Out, RowEvent>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Data by lane.
        pub write_data: Vec<Signal<Out, Bits<32>>> = signals(lanes),
        /// Bytes by lane.
        pub write_bytes: Vec<Signal<Out, Bits<4>>> = signals(lanes),

        /// Wants to access the banks.
        pub want: Signal<Out, Bit>,
        /// Stores.
        pub store: Signal<Out, Bit>,
        /// No other SIMD may access before this one's next access: a lane's atomic operation is not finished.
        pub hold: Signal<Out, Bit>,
        /// Each lane accesses all its dwords at once, which are in four banks side by side.
        pub in_fours: Vec<Signal<Out, Bit>> = signals(units.lds_fours()),
        /// The lane wants a dword.
        pub valid: Vec<Signal<Out, Bit>> = signals(lanes),
        /// It.
        pub request: Vec<Signal<Out, LdsRequest>> = signals(lanes),
        /// What it stores behind it.
        pub upper: Vec<Signal<Out, Bits<96>>> = signals(units.lds_fours() * lanes),
        /// The banks work for this unit.
        pub granted: Signal<In, Bit>,
        /// And serve the lane.
        pub served: Vec<Signal<In, Bit>> = signals(lanes),
        /// What the lane loaded one clock ago.
        pub loaded: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// And behind it.
        pub loaded_upper: Vec<Signal<In, Bits<96>>> = signals(units.lds_fours() * lanes),

        /// An access of its is out of range, or an atomic operation that is not aligned (3.3.5.1).
        pub violation: Vec<Signal<Out, Bit>> = signals(usize::from(units.traps)),
        /// An instruction is finished.
        pub retired: Signal<Out, InstructionEvent>,
        /// It is a FLAT one.
        pub flat: Signal<Out, Bit>,
        /// Parts of FLAT instructions read so far, modulo 4; see [`super::flat`].
        pub flat_parts: Signal<Out, Bits<2>>,
        /// The same of vector memory.
        pub memory_parts: Signal<In, Bits<2>>,
        /// The lanes served in this cycle store to the work-group's share.
        pub debug_store: Signal<Out, Bit>,
        /// Lanes that want a dword in this cycle are left: they want other rows of their banks than those served.
        pub debug_conflict: Signal<Out, Bit>,

        next: DFF<LdsContext>,
        reach: Vec<LdsReach> = (0..usize::from(units.set == InstructionSet::SeaIslands)).map(|_| LdsReach::new()).collect(),
        parameters: Vec<PixelParameters> = (0..units.parameters()).map(|_| PixelParameters::new(lanes, units)).collect(),
        interpolation: Vec<Interpolation> = (0..usize::from(units.set == InstructionSet::SeaIslands)).map(|_| Interpolation::new(units)).collect(),
        current: DFF<LdsContext>,
        operation: DFF<LdsOperation>,
        offsets: LdsOffsets = LdsOffsets::new(),
        work: LdsPass = LdsPass::new(),
        registers: LdsRegisters = LdsRegisters::new(units.set.accumulates()),
        lane: Vec<LdsLane> = (0..lanes).map(|_| LdsLane::new(bytes / 128, simds, units)).collect(),
        pending: LdsPending = LdsPending::new(lanes, usize::from(units.stacks), usize::from(units.grouped_stores), usize::from(units.traps), simds == 1),
        turn: LdsCompute = LdsCompute::new(lanes, units.atomics),
        rotation: LdsRotation = LdsRotation::new(lanes, banks),
        groups: Vec<LdsGroups> = (0..usize::from(units.grouped_stores)).map(|_| LdsGroups::new(lanes)).collect(),
        numbers: SwizzleLanes = SwizzleLanes::new(lanes),
        count: LaneCount = LaneCount::new(),
        parts: FlatParts = FlatParts::new(),
        stack: Vec<StackSteps> = (0..usize::from(units.stacks)).map(|_| StackSteps::new()).collect(),
        stack_lane: Vec<StackLane> =
            (0..lanes * usize::from(units.stacks)).map(|_| StackLane::new()).collect(),
        tiles: Vec<LdsTiles> = (0..tiles(units.set)).map(|_| LdsTiles::new(lanes)).collect(),
        stack_step: Vec<DFF<Bits<4>>> = signals(usize::from(units.stacks)),
        writer: LdsWriter = LdsWriter::new(lanes, units),
        violations: Vec<LdsViolations> = (0..usize::from(units.traps)).map(|_| LdsViolations::new(lanes)).collect(),
        exec_part: BeatMask = BeatMask::new(lanes),
        state: DFF<LdsState>,
        pass: DFF<Bits<2>>,
        half: DFF<Bit>,
        beat: DFF<Bits<3>>,
        step: DFF<Bits<4>>,
        captured_step: DFF<Bits<4>>,
        capturing: DFF<Bit>,
        captured_high: DFF<Bit>,
        // With registers for addresses: they have that of this part.
        placed: Vec<DFF<Bit>> = signals(usize::from(units.lds_address_registers)),
        // The part whose place is sought: this one, or the next if it is known that the lanes have another part in the next word.
        place_rotation: Vec<LdsRotation> =
            (0..usize::from(units.lds_address_registers)).map(|_| LdsRotation::new(lanes, banks)).collect(),
        place_dword: Signal<Local, Bits<3>>,
        place_upper: Signal<Local, Bit>,
        some_upper: Signal<Local, Bit>,
        // Without [`Units::lds_reads_at_once`], of the step: the register that it reads, whether that is the second one of the address, and whether
        // all registers were read before.
        step_register: Vec<DFF<Bits<11>>> = signals(usize::from(!units.lds_reads_at_once)),
        step_high: Vec<DFF<Bit>> = signals(usize::from(!units.lds_reads_at_once)),
        step_all: Vec<DFF<Bit>> = signals(usize::from(!units.lds_reads_at_once)),
        // There too: a destination lies beyond the registers, and the lanes that take part, both of the cycle before, in which they were the same.
        was_beyond: Vec<DFF<Bit>> = signals(usize::from(!units.lds_reads_at_once)),
        acted: Vec<DFF<Bit>> = signals(lanes * usize::from(!units.lds_reads_at_once)),
        dword: DFF<Bits<3>>,
        upper_part: DFF<Bit>,
        fresh: DFF<Bit>,
        starts: DFF<Bit>,
        waits: DFF<Bit>,
        storing_result: DFF<Bit>,
        counted: DFF<Bit>,
        counted_value: DFF<Bits<32>>,
        waiting: Vec<DFF<Bit>> = signals(lanes),
        left: Vec<DFF<Bit>> = signals(lanes),
        last_beat: Constant<Bits<3>> = Constant::new(((32 / lanes - 1) as u64).into()),

        interpolates: Vec<Signal<Local, Bit>> = signals(usize::from(units.set == InstructionSet::SeaIslands)),
        half_row: Signal<Local, Bits<11>>,
        next_half: Signal<Local, Bit>,
        next_beat: Signal<Local, Bits<3>>,
        read_half: Signal<Local, Bit>,
        read_base: Signal<Local, Bits<11>>,
        from_next: Signal<Local, Bit>,
        opens: Signal<Local, Bit>,
        fours: Vec<Signal<Local, Bit>> = signals(units.lds_fours()),
        opens_ahead: Vec<Signal<Local, Bit>> = signals(usize::from(units.lds_reads_ahead)),
        // What comes next is read by `ahead`, if it is one of these; that reads in this cycle; it has the address of what begins.
        ahead: Vec<LdsAhead> = (0..usize::from(units.lds_reads_ahead)).map(|_| LdsAhead::new(lanes, units.set.accumulates())).collect(),
        following: Signal<Local, LdsOperation>,
        register: Signal<Local, Bits<11>>,
        high: Signal<Local, Bit>,
        all: Signal<Local, Bit>,
        first_address: Signal<Local, Bits<11>>,
        beyond: Signal<Local, Bit>,
        is_plain: Signal<Local, Bit>,
        ahead_base: Signal<Local, Bits<11>>,
        ahead_beat: Signal<Local, Bits<3>>,
        reads_ahead: Signal<Local, Bit>,
        takes_address: Signal<Local, Bit>,
        reads_flat: Signal<Local, Bit>,
        last_part: Signal<Local, Bit>,
        waits_for_writer: Signal<Local, Bit>,
        moves_on: Signal<Local, Bit>,
        advances: Signal<Local, Bit>,
        held_back: Signal<Local, Bit>,
        captured: Signal<Local, Bit>,
        acts: Vec<Signal<Local, Bit>> = signals(lanes),
        last_of_pass: Signal<Local, Bit>,
        access_done: Signal<Local, Bit>,
        loads_alone: Signal<Local, Bit>,
        stores_alone: Signal<Local, Bit>,
        hands_over: Signal<Local, Bit>,
        ends: Signal<Local, Bit>,
        beat_done: Signal<Local, Bit>,
        second_address: Signal<Local, Bit>,
        exec_half: Signal<Local, Bits<32>>,
    }
}

impl Logic for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, pass, half, beat, step, captured_step, capturing, starts, waits);
        dff_setup!(self, clock, dword, upper_part, fresh, storing_result, counted, counted_value, captured_high);
        dff_setup!(self, clock, next, current, operation);
        clock!(self, clock, turn, parts, writer);
        self.ready.next = !self.waits.q.val();
        for _i in 0..self.opens_ahead.len() {
            // Another one may come in the cycle in which this one moves on: a store a dword takes no more than two.
            if self.advances.val() {
                self.ready.next = true;
            }
        }
        self.waits.d.next = self.issue_valid.val() | (self.waits.q.val() & !self.advances.val());
        if self.issue_valid.val() {
            self.next.d.next.issued = self.issue.val();
            self.next.d.next.exec = self.issue_exec.val();
            self.next.d.next.wave64 = self.issue_state.val().shape.wave64;
            self.next.d.next.m0 = self.issue_state.val().m0.get_bits::<16>(0);
            self.next.d.next.mode = self.issue_state.val().mode;
            self.next.d.next.lds_base = self.issue_state.val().place.lds_base;
            self.next.d.next.lds_size = self.issue_state.val().shape.lds_size;
            self.next.d.next.vgpr_base = self.issue_state.val().place.vgpr_base;
        }
        if self.advances.val() {
            self.current.d.next = self.next.q.val();
            self.operation.d.next = self.issued_operation.val();
        }
        for k in 0..self.reach.len() {
            self.reach[k].clock.next = self.clock.val();
            self.reach[k].issue_valid.next = self.issue_valid.val();
            self.reach[k].issue_m0.next = self.issue_state.val().m0;
            self.reach[k].issued_operation.next = self.issued_operation.val();
            self.reach[k].size.next = self.next.q.val().lds_size;
            if self.advances.val() {
                self.current.d.next.lds_size = self.reach[k].reached.val();
            }
        }
        for k in 0..self.parameters.len() {
            self.parameters[k].clock.next = self.clock.val();
            self.parameters[k].issue_valid.next = self.issue_valid.val();
            self.parameters[k].issue_m0.next = self.issue_state.val().m0;
            self.parameters[k].advances.next = self.advances.val();
            self.parameters[k].waiting.next = self.next.q.val();
            self.parameters[k].issued_control.next = self.issued_operation.val().control;
            self.parameters[k].operation.next = self.operation.q.val();
            self.parameters[k].m0.next = self.current.q.val().m0;
            if self.advances.val() {
                self.current.d.next.exec = self.parameters[k].exec.val();
                self.operation.d.next.control = self.parameters[k].control.val();
            }
        }
        for k in 0..self.interpolation.len() {
            // Of parameters with data something is made.
            self.interpolates[k].next = (self.operation.q.val().control.address == AddressSource::Parameter)
                & (self.operation.q.val().control.data0 != 0);
        }
        self.offsets.operation.next = self.operation.q.val();
        self.wave.next = self.current.q.val().issued.wave;
        self.sequence.next = self.current.q.val().issued.sequence;
        self.numbers.half.next = self.half.q.val();
        self.numbers.beat.next = self.beat.q.val();
        self.numbers.offset.next = self.operation.q.val().offset.get_bits::<16>(0);
        self.count.mask.next = self.current.q.val().exec;
        self.count.wave64.next = self.current.q.val().wave64;

        // What this pass does.
        self.work.cross.next = self.operation.q.val().control.cross;
        self.work.serial.next = self.operation.q.val().control.serial;
        self.work.loads.next = self.operation.q.val().control.loads;
        self.work.stores.next = self.operation.q.val().control.stores;
        self.work.pass.next = self.pass.q.val();
        self.work.storing_result.next = self.storing_result.q.val();
        for i in 0..self.stack.len() {
            self.stack_step[i].clock.next = self.clock.val();
            self.stack_step[i].d.next = self.stack_step[i].q.val();
            self.stack[i].step.next = self.stack_step[i].q.val();
            self.stack[i].operation.next = self.operation.q.val();
            if self.stack[i].stack.val() & !self.stack[i].stores.val() {
                self.work.stores.next = 0.into();
            }
        }
        self.exec_half.next = self.current.q.val().exec.get_bits::<32>(0);
        if self.half.q.val() {
            self.exec_half.next = self.current.q.val().exec.get_bits::<32>(32);
        }
        self.exec_part.mask.next = self.exec_half.val();
        self.beyond.next = self.registers.beyond.val();
        for k in 0..self.was_beyond.len() {
            self.was_beyond[k].clock.next = self.clock.val();
            self.was_beyond[k].d.next = self.registers.beyond.val();
            self.beyond.next = self.was_beyond[k].q.val();
        }
        if self.beyond.val() {
            self.exec_part.mask.next = 0.into();
        }
        for i in 0..self.stack.len() {
            // ADDR is a destination too.
            if self.stack[i].stack.val()
                & (bit_cast::<11, 8>(self.operation.q.val().address_register) >= self.vgprs.val())
            {
                self.exec_part.mask.next = 0.into();
            }
        }
        self.exec_part.beat.next = self.beat.q.val();

        // Read: step 0 is the address, then DATA0, then DATA1. Behind the last dword of a beat comes step 0 of the next, or with it
        // where the unit reads ahead.
        self.last_of_pass.next =
            (self.beat.q.val() == self.last_beat.val()) & (self.half.q.val() | !self.current.q.val().wave64);
        self.ends.next = self.last_of_pass.val() & self.work.last.val();
        self.next_beat.next = self.beat.q.val() + 1;
        self.next_half.next = self.half.q.val();
        if self.beat.q.val() == self.last_beat.val() {
            self.next_beat.next = 0.into();
            self.next_half.next = self.current.q.val().wave64 & !self.half.q.val();
        }
        self.loads_alone.next =
            !self.work.storing.val() & !self.work.crosses.val() & !self.operation.q.val().control.serial;
        self.stores_alone.next = self.work.storing.val()
            & !self.work.crosses.val()
            & !self.operation.q.val().control.serial
            & !self.operation.q.val().control.conditional
            & (self.operation.q.val().control.format.size == Size::Dword);
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() {
                self.loads_alone.next = false;
                self.stores_alone.next = false;
            }
        }
        for i in 0..self.lane.len() {
            self.acts[i].next = self.exec_part.lane[i].val() & self.lane[i].inside.val();
        }
        for i in 0..self.acted.len() {
            self.acted[i].clock.next = self.clock.val();
            self.acted[i].d.next = self.acts[i].val();
        }
        self.last_part.next = !self.pending.more.val() & ((self.dword.q.val() + 1) >= self.work.dwords.val());
        for k in 0..self.fours.len() {
            // Two, three or four dwords a lane; of a store four, which no two lanes have in the same banks without a conflict.
            self.fours[k].next = (self.dword.q.val() == 0)
                & !self.operation.q.val().control.two
                & (self.operation.q.val().control.format.size == Size::Dword)
                & ((self.loads_alone.val() & (self.work.dwords.val() > 1))
                    | (self.stores_alone.val() & (self.work.dwords.val() == 4)));
            for i in 0..self.lane.len() {
                self.lane[i].dwords[k].next = self.work.dwords.val();
                if self.acts[i].val() & !self.lane[i].fits[k].val() {
                    self.fours[k].next = false;
                }
            }
            if self.fours[k].val() {
                self.last_part.next = !self.pending.more.val();
            }
            self.in_fours[k].next = self.fours[k].val();
            for i in 0..self.lane.len() {
                self.lane[i].in_fours[k].next = self.fours[k].val();
                self.lane[i].word_upper[k].next = self.loaded_upper[i].val();
                self.upper[i].next = self.lane[i].upper[k].val();
            }
        }
        self.from_next.next = (self.state.q.val() == LdsState::Idle) | self.ends.val();
        self.following.next = self.operation.q.val();
        if self.from_next.val() {
            self.following.next = self.issued_operation.val();
        }
        self.is_plain.next = !self.operation.q.val().control.serial
            & !self.operation.q.val().control.stack
            & !self.following.val().control.stack
            & !self.following.val().flat;
        for k in 0..self.interpolates.len() {
            if self.interpolates[k].val() {
                self.is_plain.next = false;
            }
        }
        self.opens.next = self.state.q.val() == LdsState::Idle;
        for _k in 0..self.step_register.len() {
            self.opens.next = false;
        }
        for i in 0..self.opens_ahead.len() {
            self.opens_ahead[i].next = self.pending.working.val()
                & self.fresh.q.val()
                & self.last_part.val()
                & !self.operation.q.val().control.serial;
            self.opens.next =
                (self.state.q.val() == LdsState::Idle) | (self.opens_ahead[i].val() & !self.is_plain.val());
        }
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() & (self.state.q.val() != LdsState::Idle) {
                self.opens.next = false;
            }
        }
        // Nor ahead of the turns of lanes that interpolate.
        for k in 0..self.interpolation.len() {
            if self.interpolates[k].val() & (self.state.q.val() != LdsState::Idle) & !self.interpolation[k].done.val() {
                self.opens.next = false;
            }
        }
        self.half_row.next = self.current.q.val().vgpr_base;
        if self.half.q.val() {
            self.half_row.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        self.registers.step.next = self.step.q.val();
        for _k in 0..self.step_register.len() {
            self.registers.step.next = self.step.q.val() + 1;
        }
        self.registers.address.next = self.operation.q.val().address_register;
        self.read_half.next = self.half.q.val();
        self.read.next.beat = self.beat.q.val();
        self.reads_flat.next = self.operation.q.val().flat;
        if self.opens.val() {
            self.registers.step.next = 0.into();
            self.read_half.next = self.next_half.val();
            self.read.next.beat = self.next_beat.val();
        }
        self.read_base.next = self.current.q.val().vgpr_base;
        if self.read_half.val() {
            self.read_base.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        if self.opens.val() & self.from_next.val() {
            self.registers.address.next = self.issued_operation.val().address_register;
            self.reads_flat.next = self.issued_operation.val().flat;
            self.read_base.next = self.next.q.val().vgpr_base;
            self.read.next.beat = 0.into();
        }
        self.ahead_base.next = self.current.q.val().vgpr_base;
        self.ahead_beat.next = self.next_beat.val();
        if self.next_half.val() {
            self.ahead_base.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        if self.from_next.val() {
            self.ahead_base.next = self.next.q.val().vgpr_base;
            self.ahead_beat.next = 0.into();
        }
        self.registers.data0.next = self.operation.q.val().data0_register;
        self.registers.data1.next = self.operation.q.val().data1_register;
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() {
                self.registers.data1.next = self.stack[i].item.val();
            }
        }
        self.registers.data0_dwords.next = self.operation.q.val().control.data0;
        self.registers.data1_dwords.next = self.operation.q.val().control.data1;
        self.registers.flat.next = self.operation.q.val().flat;
        self.registers.destination.next = self.operation.q.val().destination;
        self.registers.returns.next = self.operation.q.val().control.returns;
        self.registers.vgprs.next = self.vgprs.val();
        for k in 0..self.accumulation.len() {
            self.registers.accumulation[k].next = self.accumulation[k].val();
            self.registers.accumulated[k].next = self.operation.q.val().accumulates;
        }
        self.register.next = self.registers.register.val();
        self.high.next = self.registers.high.val();
        self.all.next = self.registers.all.val();
        for k in 0..self.step_register.len() {
            self.register.next = self.step_register[k].q.val();
            self.high.next = self.step_high[k].q.val();
            self.all.next = self.step_all[k].q.val();
        }
        self.read.next.row = self.read_base.val() + self.register.val();
        // The next beat, while the last row of this one arrives or the banks work for it.
        self.reads_ahead.next = false;
        for i in 0..self.ahead.len() {
            self.ahead[i].clock.next = self.clock.val();
            self.ahead[i].free.next = self.is_plain.val()
                & (self.waits.q.val() | !self.from_next.val())
                & ((self.state.q.val() == LdsState::Access)
                    | ((self.state.q.val() == LdsState::Read) & self.all.val()));
            self.ahead[i].last.next = self.opens_ahead[i].val();
            self.ahead[i].operation.next = self.following.val();
            self.ahead[i].vgprs.next = self.vgprs.val();
            for k in 0..self.accumulation.len() {
                self.ahead[i].accumulation[k].next = self.accumulation[k].val();
            }
            for j in 0..self.vgpr.len() {
                self.ahead[i].vgpr[j].next = self.vgpr[j].val();
            }
            self.reads_ahead.next = self.ahead[i].wants.val();
            if self.ahead[i].wants.val() {
                self.read.next.row = self.ahead_base.val() + self.ahead[i].register.val();
                self.read.next.beat = self.ahead_beat.val();
            }
        }
        // One part ahead of vector memory, it waits for that to read the same part, and the writer may have to as well.
        self.parts.reads.next = self.operation.q.val().flat & self.captured.val();
        self.parts.other.next = self.memory_parts.val();
        self.flat_parts.next = self.parts.parts.val();
        self.captured.next = (self.state.q.val() == LdsState::Read)
            & self.all.val()
            & !(self.operation.q.val().flat & self.writer.occupied.val());
        self.held_back.next = self.reads_flat.val() & self.parts.ahead.val();
        self.read.next.valid = (((self.state.q.val() == LdsState::Read) & !self.all.val())
            | (self.opens.val() & (self.waits.q.val() | !self.from_next.val())))
            & !self.held_back.val();
        if self.reads_ahead.val() {
            self.read.next.valid = true;
        }
        for i in 0..self.stack.len() {
            if self.writer.stack[i].val() & self.writer.occupied.val() {
                self.read.next.valid = false;
            }
        }
        self.capturing.d.next = self.read.val().valid
            & self.read_ready.val()
            & (((self.state.q.val() == LdsState::Read) & !self.reads_ahead.val()) | self.moves_on.val());
        self.captured_step.d.next = self.registers.step.val();
        for _k in 0..self.step_register.len() {
            self.captured_step.d.next = self.step.q.val();
        }
        self.captured_high.d.next = self.high.val();
        self.takes_address.next = false;
        for i in 0..self.ahead.len() {
            self.ahead[i].read.next = self.reads_ahead.val() & self.read.val().valid & self.read_ready.val();
            self.ahead[i].moves_on.next = self.moves_on.val();
            self.takes_address.next = self.ahead[i].has_address.val() & self.moves_on.val();
            if self.reads_ahead.val() {
                self.captured_high.d.next = false;
                self.captured_step.d.next = 0.into();
                if self.ahead[i].has_address.val() {
                    self.captured_step.d.next = 1.into();
                }
            }
        }

        // The lanes.
        self.place_dword.next = self.dword.q.val();
        self.place_upper.next = self.upper_part.q.val();
        self.some_upper.next = false;
        for k in 0..self.placed.len() {
            // Whether a lane that has one takes part is known later.
            for i in 0..self.lane.len() {
                if self.lane[i].has_upper.val() {
                    self.some_upper.next = true;
                }
            }
            if self.placed[k].q.val() {
                self.place_upper.next = self.some_upper.val() & !self.upper_part.q.val();
                if !self.some_upper.val() | self.upper_part.q.val() {
                    self.place_dword.next = self.dword.q.val() + 1;
                }
            }
        }
        self.second_address.next =
            self.operation.q.val().control.two & (self.dword.q.val() >= self.offsets.split.val());
        for _k in 0..self.placed.len() {
            self.second_address.next =
                self.operation.q.val().control.two & (self.place_dword.val() >= self.offsets.split.val());
        }
        self.rotation.dword.next = self.dword.q.val();
        self.rotation.dwords.next = self.work.dwords.val();
        self.rotation.two.next = self.operation.q.val().control.two;
        self.rotation.second.next = self.second_address.val();
        self.rotation.split.next = self.offsets.split.val();
        self.rotation.loads.next = self.loads_alone.val();
        for k in 0..self.place_rotation.len() {
            self.place_rotation[k].dword.next = self.place_dword.val();
            self.place_rotation[k].dwords.next = self.work.dwords.val();
            self.place_rotation[k].two.next = self.operation.q.val().control.two;
            self.place_rotation[k].second.next = self.second_address.val();
            self.place_rotation[k].split.next = self.offsets.split.val();
            self.place_rotation[k].loads.next = self.loads_alone.val();
        }
        for i in 0..self.groups.len() {
            self.groups[i].dword.next = self.dword.q.val();
            self.groups[i].dwords.next = self.work.dwords.val();
            self.groups[i].two.next = self.operation.q.val().control.two;
            self.groups[i].second.next = self.second_address.val();
            self.groups[i].split.next = self.offsets.split.val();
            self.groups[i].stores.next = self.stores_alone.val();
        }
        // A beat begins when the results of the one before it are written: its own come into the same registers.
        self.waits_for_writer.next = self.starts.q.val() & self.writer.occupied.val();
        self.pending.working.next = (self.state.q.val() == LdsState::Access) & !self.waits_for_writer.val();
        for k in 0..self.placed.len() {
            if !self.placed[k].q.val() {
                self.pending.working.next = false;
            }
        }
        self.pending.fresh.next = self.fresh.q.val();
        self.pending.upper_part.next = self.upper_part.q.val();
        self.pending.granted.next = self.granted.val();
        self.pending.serial.next = self.operation.q.val().control.serial;
        self.pending.all.next = self.work.crosses.val() & (self.pass.q.val() == 0);
        for k in 0..self.stack.len() {
            self.pending.stack[k].next = self.stack[k].stack.val();
        }
        for k in 0..self.groups.len() {
            self.pending.grouped[k].next = self.groups[k].grouped.val();
        }
        for k in 0..self.violations.len() {
            self.violations[k].working.next = self.pending.working.val();
            self.violations[k].crosses.next = self.work.crosses.val();
            self.violations[k].control.next = self.operation.q.val().control;
            self.violation[k].next = self.violations[k].violation.val();
        }
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            self.lane[i].vgpr.next = self.vgpr[i].val();
            self.lane[i].load_address.next = self.capturing.q.val() & (self.captured_step.q.val() == 0);
            for k in 0..self.ahead.len() {
                // Nothing else arrives while the address of what comes next is here.
                if self.ahead[k].has_address.val() {
                    self.lane[i].vgpr.next = self.ahead[k].address[i].val();
                }
                if self.takes_address.val() {
                    self.lane[i].load_address.next = true;
                }
            }
            self.lane[i].load_data[0].next = self.capturing.q.val() & (self.captured_step.q.val() == 1);
            self.lane[i].load_data[1].next = self.capturing.q.val() & (self.captured_step.q.val() == 2);
            self.lane[i].load_data[2].next = self.capturing.q.val() & (self.captured_step.q.val() == 3);
            self.lane[i].load_data[3].next = self.capturing.q.val() & (self.captured_step.q.val() == 4);
            self.lane[i].load_high.next = self.capturing.q.val() & self.captured_high.q.val();
            self.lane[i].flat.next = self.operation.q.val().flat;
            self.lane[i].clear.next = self.pending.working.val() & self.starts.q.val();
            self.lane[i].load_count.next = self.captured.val() & self.operation.q.val().control.counts;
            self.lane[i].count.next = self.count.count.val();
            self.lane[i].source.next = self.operation.q.val().control.address;
            self.lane[i].m0.next = self.current.q.val().m0;
            self.lane[i].number.next = self.numbers.number[i].val();
            self.lane[i].offset.next = self.offsets.byte_offset[0].val();
            if self.second_address.val() {
                self.lane[i].offset.next = self.offsets.byte_offset[1].val();
            }
            for j in 0..self.reach.len() {
                self.lane[i].from_lds[j].next = self.operation.q.val().from_lds;
                self.lane[i].second_address[j].next = self.second_address.val();
                self.lane[i].offsets[j].next = self.operation.q.val().offset.get_bits::<16>(0);
                self.lane[i].wide[j].next = self.operation.q.val().control.wide;
                self.lane[i].of_four[j].next = self.operation.q.val().control.loads == 4;
                self.lane[i].put[j].next = self.interpolation[j].done.val() & self.turn.turn[i].val();
                self.lane[i].interpolated[j].next = self.interpolation[j].value.val();
            }
            for j in 0..self.parameters.len() {
                self.parameters[j].number[i].next = self.numbers.number[i].val();
                self.lane[i].parameter[j].next = self.parameters[j].address[i].val();
            }
            self.lane[i].dword.next = self.rotation.behind[i].val();
            self.lane[i].step.next = self.rotation.step[i].val();
            self.lane[i].size.next = self.operation.q.val().control.format.size;
            self.lane[i].result_dword.next = self.writer.dword.val();
            self.lane[i].result_format.next = self.writer.format.val();
            self.lane[i].high.next = self.operation.q.val().control.format.high;
            self.lane[i].upper_part.next = self.upper_part.q.val();
            self.lane[i].stores.next = self.work.storing.val();
            for k in 0..self.placed.len() {
                self.lane[i].dword.next = self.place_rotation[k].behind[i].val();
                self.lane[i].place_upper[k].next = self.place_upper.val();
                self.lane[i].places[k].next = !self.placed[k].q.val() | self.pending.finished.val();
                // What is computed is stored next.
                self.lane[i].stores.next = self.work.storing.val() | (self.state.q.val() == LdsState::Compute);
            }
            self.lane[i].base.next = self.current.q.val().lds_base;
            self.lane[i].limit.next = self.current.q.val().lds_size;
            self.lane[i].crosses_lanes.next = self.work.crosses.val();
            self.lane[i].named.next = self.pass.q.val() == 1;
            self.lane[i].swizzles.next = self.operation.q.val().control.cross == Cross::Swizzle;
            self.lane[i].swizzle_source.next = self.numbers.source[i].val();
            self.lane[i].wave64.next = self.current.q.val().wave64;
            self.lane[i].simd.next = self.simd.val();
            self.lane[i].blank.next = self.work.crosses.val()
                & (self.pass.q.val() == 0)
                & ((self.operation.q.val().control.cross == Cross::Forward)
                    | !(self.exec_part.lane[i].val() | self.operation.q.val().control.fetch_inactive));
            self.lane[i].conditional.next = self.operation.q.val().control.conditional;
            self.lane[i].computed.next = self.turn.result.val();
            self.lane[i].computes.next = self.operation.q.val().control.computes;
            self.lane[i].active.next = self.writer.lane[i].val();
            self.writer.take_lane[i].next = self.acts[i].val();
            self.lane[i].loads.next =
                self.granted.val() & self.served[i].val() & self.pending.valid[i].val() & !self.work.storing.val();
            self.lane[i].word.next = self.loaded[i].val();

            self.waiting[i].clock.next = self.clock.val();
            self.waiting[i].d.next = self.pending.left[i].val();
            self.left[i].clock.next = self.clock.val();
            self.left[i].d.next = self.left[i].q.val();
            self.turn.left[i].next = self.left[i].q.val();
            self.turn.memory[i].next = self.lane[i].memory.val();
            self.turn.operand_0[i].next = self.lane[i].operand[0].val();
            self.turn.operand_1[i].next = self.lane[i].operand[1].val();
            self.pending.acts[i].next = self.acts[i].val();
            for _k in 0..self.was_beyond.len() {
                self.pending.acts[i].next = self.acted[i].q.val();
            }
            self.pending.turn[i].next = self.turn.turn[i].val();
            for j in 0..self.stack.len() {
                self.stack_lane[i].clock.next = self.clock.val();
                self.stack_lane[i].vgpr.next = self.vgpr[i].val();
                self.stack_lane[i].load_address.next = self.capturing.q.val() & (self.captured_step.q.val() == 0);
                self.stack_lane[i].size.next = self.stack[j].size.val();
                self.stack_lane[i].action.next = self.stack[j].action.val();
                self.stack_lane[i].second.next = self.stack[j].second.val();
                self.stack_lane[i].step_done.next = self.access_done.val() & self.stack[j].stack.val();
                self.stack_lane[i].operand.next = self.lane[i].operand[0].val();
                self.stack_lane[i].loaded.next = self.lane[i].memory.val();
                self.stack_lane[i].row.next = self.writer.dword.val();
                self.stack_lane[i].two.next = self.writer.two_nodes[j].val();
                self.pending.wants_entry[i].next = self.stack_lane[i].wants.val();
                self.lane[i].stack[j].next = self.stack[j].stack.val();
                self.lane[i].stack_address[j].next = self.stack_lane[i].address.val();
                if self.stack[j].stack.val() {
                    // The item is the second dword of data, and what the second pop loads the second one loaded. Entries
                    // are cleared to the invalid node.
                    self.lane[i].offset.next = 0.into();
                    self.lane[i].step.next = 1.into();
                    if self.stack[j].action.val() == StackAction::Pop {
                        self.lane[i].step.next = 0.into();
                    }
                    self.lane[i].computes.next = self.stack[j].action.val() == StackAction::Clear;
                    self.lane[i].computed.next = 0xffffffffffffffff_u64.into();
                }
            }
            for k in 0..self.violations.len() {
                self.violations[k].takes_part[i].next = self.pending.takes_part[i].val();
                self.violations[k].low[i].next = self.lane[i].low.val();
                self.violations[k].outside[i].next = self.lane[i].outside[k].val();
            }
            self.pending.pending[i].next = self.waiting[i].q.val();
            self.pending.wants[i].next = self.lane[i].wants.val();
            self.pending.has_upper[i].next = self.lane[i].has_upper.val();
            self.pending.served[i].next = self.served[i].val();
            self.valid[i].next = self.pending.valid[i].val();
            self.request[i].next = self.lane[i].request.val();
            for j in 0..self.groups.len() {
                self.groups[j].acts[i].next = self.acts[i].val();
                self.groups[j].low[i].next = self.lane[i].low.val();
                self.groups[j].bytes[i].next = self.lane[i].bytes.val();
                self.groups[j].request[i].next = self.lane[i].request.val();
                self.groups[j].operand_0[i].next = self.lane[i].operand[0].val();
                self.groups[j].operand_1[i].next = self.lane[i].operand[1].val();
                self.pending.port_acts[i].next = self.groups[j].port_acts[i].val();
                self.pending.port_wants[i].next = self.groups[j].port_wants[i].val();
                if self.groups[j].grouped.val() {
                    self.lane[i].dword.next = 0.into();
                    self.request[i].next = self.groups[j].port[i].val();
                }
            }
            self.write_data[i].next = self.lane[i].result.val();
            self.write_bytes[i].next = self.lane[i].result_bytes.val();
            if self.writer.counts.val() {
                self.write_data[i].next = self.counted_value.q.val();
            }
            for j in 0..self.tiles.len() {
                self.tiles[j].loaded[i].next = self.lane[i].memory.val();
                self.tiles[j].third[i].next = self.lane[i].third[j].val();
                if self.writer.tile[j].val() != Tile::None {
                    self.write_data[i].next = self.tiles[j].column[i].val();
                }
            }
            for j in 0..self.stack.len() {
                if self.writer.stack[j].val() {
                    self.write_data[i].next = self.stack_lane[i].result.val();
                }
            }
        }
        self.want.next = self.pending.want.val();
        self.store.next = self.work.storing.val();
        self.debug_conflict.next = self.granted.val() & !self.pending.finished.val();
        self.debug_store.next = self.granted.val() & self.work.storing.val() & !self.work.crosses.val();

        self.turn.operation.next = self.operation.q.val().control.operation;
        self.turn.wide.next = self.operation.q.val().control.wide;
        self.turn.half_denormals.next = self.operation.q.val().control.half_denormals;
        self.turn.flat.next = self.operation.q.val().flat;
        self.turn.mode.next = self.current.q.val().mode;

        self.read_done.next = false;
        self.hands_over.next = false;
        self.access_done.next = false;
        self.beat_done.next = false;
        self.fresh.d.next = self.fresh.q.val() & !self.granted.val();
        if self.pending.working.val() {
            self.starts.d.next = false;
        }
        match self.state.q.val() {
            LdsState::Idle => {}
            LdsState::Read => {
                if self.read_ready.val() & self.read.val().valid {
                    self.step.d.next = self.step.q.val() + 1;
                }
                if self.captured.val() {
                    self.read_done.next = self.ends.val();
                    self.storing_result.d.next = false;
                    self.dword.d.next = 0.into();
                    self.upper_part.d.next = false;
                    self.fresh.d.next = true;
                    self.starts.d.next = true;
                    for i in 0..self.left.len() {
                        self.left[i].d.next = self.acts[i].val() & !self.counted.q.val();
                    }
                    self.state.d.next = LdsState::Access;
                }
            }
            LdsState::Access => {
                if self.pending.finished.val() {
                    self.fresh.d.next = true;
                    self.upper_part.d.next = self.pending.more.val();
                    if !self.pending.more.val() {
                        self.dword.d.next = self.dword.q.val() + 1;
                        self.access_done.next = self.last_part.val();
                    }
                }
            }
            LdsState::Drain => {
                self.state.d.next = LdsState::Compute;
            }
            LdsState::Compute => {
                // Instructions that count have one turn, whose result every lane gets.
                self.storing_result.d.next = true;
                self.fresh.d.next = true;
                if self.operation.q.val().control.counts {
                    self.counted.d.next = true;
                    self.counted_value.d.next = self.turn.memory_of.val().get_bits::<32>(0);
                }
                self.state.d.next = LdsState::Access;
            }
        }
        for k in 0..self.placed.len() {
            self.placed[k].clock.next = self.clock.val();
            self.placed[k].d.next = (self.state.q.val() == LdsState::Compute)
                | (self.captured.val() & !(self.capturing.q.val() & (self.captured_step.q.val() == 0)));
            if self.state.q.val() == LdsState::Access {
                self.placed[k].d.next = !self.pending.finished.val()
                    | (!self.access_done.val() & (self.place_upper.val() == self.pending.more.val()));
            }
        }
        for i in 0..self.stack.len() {
            if self.captured.val() & self.stack[i].stack.val() {
                self.read_done.next = self.ends.val() & self.stack[i].last_item.val();
                self.starts.d.next = self.stack_step[i].q.val() == 0;
            }
        }
        // From a lane's first load to its last store nobody comes between. A wide load or store is finished before another SIMD's turn,
        // which then has the banks while its results are written, or its registers read: so two SIMDs keep them busy.
        self.hold.next = (self.operation.q.val().control.serial
            & ((self.state.q.val() == LdsState::Access)
                | (self.state.q.val() == LdsState::Drain)
                | (self.state.q.val() == LdsState::Compute))
            & !(self.access_done.val() & self.work.storing.val()))
            | ((self.loads_alone.val() | self.stores_alone.val())
                & (self.state.q.val() == LdsState::Access)
                & !self.access_done.val());
        // Behind the last dword: stores are done with the beat, or with the lane whose turn it was.
        self.writer.take_drains.next = !self.work.storing.val();
        if self.access_done.val() {
            self.dword.d.next = 0.into();
            if self.work.storing.val() & self.operation.q.val().control.serial {
                self.storing_result.d.next = false;
                for i in 0..self.left.len() {
                    self.left[i].d.next = self.turn.after[i].val() & !self.operation.q.val().control.counts;
                }
                self.hands_over.next = self.turn.last.val() | self.operation.q.val().control.counts;
            } else if self.operation.q.val().control.serial & self.turn.any.val() {
                self.state.d.next = LdsState::Drain;
            } else {
                self.hands_over.next = !self.work.storing.val();
                self.beat_done.next = self.work.storing.val();
            }
        }
        for i in 0..self.stack.len() {
            if self.access_done.val() & self.stack[i].stack.val() {
                self.beat_done.next = false;
                self.hands_over.next = self.stack[i].last.val();
                self.stack_step[i].d.next = 0.into();
                if !self.stack[i].last.val() {
                    self.stack_step[i].d.next = self.stack_step[i].q.val() + 1;
                    self.state.d.next = LdsState::Read;
                    self.step.d.next = 3.into();
                    if self.stack[i].next_reads.val() {
                        self.step.d.next = 2.into();
                    }
                }
            }
        }
        // Interpolation: when the parameters of all lanes are there, each has its turn.
        for k in 0..self.interpolation.len() {
            self.interpolation[k].clock.next = self.clock.val();
            self.interpolation[k].memory.next = self.turn.memory_of.val();
            self.interpolation[k].data.next = self.turn.data_of[k].val();
            self.interpolation[k].first.next = self.operation.q.val().control.two;
            self.interpolation[k].mode.next = self.current.q.val().mode;
            self.interpolation[k].works.next = self.interpolates[k].val() & (self.state.q.val() == LdsState::Compute);
            if self.interpolates[k].val() {
                if self.access_done.val() & self.turn.any.val() {
                    self.hands_over.next = false;
                    self.state.d.next = LdsState::Drain;
                }
                if self.state.q.val() == LdsState::Compute {
                    self.storing_result.d.next = false;
                    self.state.d.next = LdsState::Compute;
                    if self.interpolation[k].done.val() {
                        for i in 0..self.left.len() {
                            self.left[i].d.next = self.turn.after[i].val();
                        }
                        self.hands_over.next = self.turn.last.val();
                    }
                }
            }
        }
        self.moves_on.next = ((self.state.q.val() == LdsState::Idle) & self.waits.q.val())
            | self.beat_done.val()
            | self.hands_over.val();
        self.advances.next = self.moves_on.val() & self.from_next.val() & self.waits.q.val();
        if self.moves_on.val() {
            self.step.d.next = 0.into();
            if self.read.val().valid & self.read_ready.val() {
                self.step.d.next = 1.into();
            }
            if self.takes_address.val() {
                self.step.d.next = 1.into();
                if self.read.val().valid & self.read_ready.val() {
                    self.step.d.next = 2.into();
                }
            }
            self.beat.d.next = self.next_beat.val();
            self.half.d.next = self.next_half.val();
            if self.last_of_pass.val() {
                self.pass.d.next = self.pass.q.val() + 1;
            }
            self.state.d.next = LdsState::Read;
            if self.from_next.val() {
                self.pass.d.next = 0.into();
                self.half.d.next = false;
                self.beat.d.next = 0.into();
                self.counted.d.next = false;
                if !self.waits.q.val() {
                    self.state.d.next = LdsState::Idle;
                }
            }
        }

        self.first_address.next = bit_cast::<11, 8>(self.operation.q.val().address_register);
        if self.from_next.val() {
            self.first_address.next = bit_cast::<11, 8>(self.issued_operation.val().address_register);
        }
        for k in 0..self.step_register.len() {
            self.step_register[k].clock.next = self.clock.val();
            self.step_high[k].clock.next = self.clock.val();
            self.step_all[k].clock.next = self.clock.val();
            self.step_register[k].d.next = self.step_register[k].q.val();
            self.step_high[k].d.next = self.step_high[k].q.val();
            self.step_all[k].d.next = self.step_all[k].q.val();
            if self.read.val().valid & self.read_ready.val() {
                self.step_register[k].d.next = self.registers.register.val();
                self.step_high[k].d.next = self.registers.high.val();
                self.step_all[k].d.next = self.registers.all.val();
            }
            if self.moves_on.val() {
                self.step_high[k].d.next = false;
                self.step_all[k].d.next = false;
                self.step_register[k].d.next = 0.into();
                if self.first_address.val() < self.vgprs.val() {
                    self.step_register[k].d.next = self.first_address.val();
                }
            }
        }

        // Results. What only stores has no rows.
        self.writer.take.next = self.hands_over.val() | (self.beat_done.val() & self.ends.val());
        self.writer.take_last.next = self.ends.val();
        self.writer.take_wave.next = self.current.q.val().issued.wave;
        self.writer.take_sequence.next = self.current.q.val().issued.sequence;
        self.writer.take_flat.next = self.operation.q.val().flat;
        self.writer.take_counts.next = self.operation.q.val().control.counts;
        self.writer.take_row.next = self.half_row.val() + bit_cast::<11, 8>(self.operation.q.val().destination);
        for k in 0..self.accumulation.len() {
            if self.operation.q.val().accumulates {
                self.writer.take_row.next = self.half_row.val()
                    + self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.operation.q.val().destination);
            }
        }
        self.writer.take_beat.next = self.beat.q.val();
        self.writer.take_rows.next = self.operation.q.val().control.returns;
        self.writer.take_format.next = self.operation.q.val().control.format;
        self.writer.take_some.next = self.pending.taken.val();
        for i in 0..self.tiles.len() {
            self.writer.take_tile[i].next = self.operation.q.val().control.tile;
            self.tiles[i].tile.next = self.writer.tile[i].val();
            self.tiles[i].dword.next = self.writer.dword.val();
        }
        self.writer.ahead.next = self.parts.ahead.val();
        self.writer.write_ready.next = self.write_ready.val();
        self.write.next.valid = self.writer.write.val();
        self.write.next.wave = self.writer.wave.val();
        self.write.next.sequence = self.writer.sequence.val();
        self.write.next.row = self.writer.row.val();
        for i in 0..self.stack.len() {
            self.writer.take_stack[i].next = self.stack[i].stack.val();
            self.writer.take_address_row[i].next =
                self.half_row.val() + bit_cast::<11, 8>(self.operation.q.val().address_register);
            if self.stack[i].stack.val() {
                self.writer.take_rows.next = self.stack[i].rows.val();
            }
        }
        self.write.next.beat = self.writer.beat.val();
        self.retired.next.valid = self.writer.done.val();
        self.retired.next.wave = self.writer.wave.val();
        self.retired.next.sequence = self.writer.sequence.val();
        self.flat.next = self.writer.flat.val();
    }
}
