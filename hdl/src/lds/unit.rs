//! The LDS access unit of a SIMD: one instruction after another, beat by beat.
//!
//! ```text
//!   Read     address and data rows of the VGPRs, one a cycle; one cycle more until the last of them is there
//!   Access   dword by dword (and part by part, where it is not aligned) until every lane is served
//!   Drain    serial instructions: the loaded words of a lane come back
//!   Compute  the atomic ALU; its result is stored in another Access, then the next lane follows, or the next round of
//!            lanes that compute at once ([`super::round`])
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

mod instructions;
mod lanes;
mod reads;
mod results;
mod steps;

use super::ahead::LdsAhead;
use super::compute::LdsCompute;
use super::crossbar::LdsRequest;
use super::flat::FlatParts;
use super::grouping::LdsGroups;
use super::instruction::{LdsContext, LdsOffsets, LdsOperation};
use super::interpolation::Interpolation;
use super::lane::LdsLane;
use super::parameters::PixelParameters;
use super::pass::{LdsPass, LdsRegisters, LdsState};
use super::reach::LdsReach;
use super::rotation::LdsRotation;
use super::round::LdsRound;
use super::stack::{StackLane, StackSteps};
use super::swizzle::SwizzleLanes;
use super::tile::{LdsTiles, tiles};
use super::turns::{LaneCount, LdsPending};
use super::violations::LdsViolations;
use super::writer::LdsWriter;
use crate::config::{InstructionSet, Units};
use crate::events::{InstructionEvent, RowEvent};
use crate::hardware_block;
use crate::kernel_in_sections;
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
        /// It loads for lanes that compute at once: no two of them are served by one bank.
        pub single: Vec<Signal<Out, Bit>> = signals(usize::from(units.lds_atomics_at_once)),
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
        pending: LdsPending = LdsPending::new(lanes, usize::from(units.stacks), usize::from(units.grouped_stores), usize::from(units.traps), usize::from(units.lds_atomics_at_once), simds == 1 && units.loads_to_lds() == 0),
        turn: LdsCompute = LdsCompute::new(lanes, units.atomics, usize::from(!units.lds_atomics_at_once)),
        rotation: LdsRotation = LdsRotation::new(lanes, banks),
        groups: Vec<LdsGroups> = (0..usize::from(units.grouped_stores)).map(|_| LdsGroups::new(lanes)).collect(),
        rounds: Vec<LdsRound> = (0..usize::from(units.lds_atomics_at_once)).map(|_| LdsRound::new(lanes)).collect(),
        // The lanes of the round.
        round: Vec<DFF<Bit>> = signals(lanes * usize::from(units.lds_atomics_at_once)),
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

kernel_in_sections!(LdsUnit: instructions::Instructions, reads::Reads, lanes::Lanes, steps::Steps, results::Results);
