//! The scalar ALU: one instruction a cycle in two stages.
//!
//! ```text
//!   read   source codes to the SGPR file, constants          execute   operands, result, SCC, write
//! ```
//!
//! An instruction waits in the first stage while the second writes a register that it reads, so a dependent one
//! executes two cycles behind. An instruction that also writes EXEC takes a second write cycle; products take two cycles
//! or five, floating point the clocks of the float unit and one or two; without [`Units::scalar_operands_at_once`] each of them one more. Which opcodes there are and what they do is in the files of the
//! parts that compute them.

pub mod adder;
pub mod allocation;
pub mod bits;
pub mod bitwise;
pub mod branch_stack;
pub mod execute;
pub mod float;
pub mod multiplier;
pub mod operands;
pub mod operation;
pub mod relative;
pub mod shifter;
pub mod sources;
pub mod state;
pub mod vgpr_index;

use crate::arith::float::unit::FloatUnit;
use crate::config::Units;
use crate::events::InstructionEvent;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::constants::{EXEC_PAIR, M0_PAIR, VCC_PAIR};
use crate::scalar::write_port::ScalarWrite;
use crate::wave::{Allocation, Issued, StateWrite, WaveState};
use branch_stack::{BranchStack, branch_stacks};
use execute::SaluExecute;
use multiplier::SaluMultiplier;
use operands::{Prepared, SaluOperands};
use operation::{Control, ScalarOperation};
use rust_hdl::prelude::*;
use sources::SaluSources;

hardware_block! {
    /// See the module's description; of a machine with these units.
    pub struct Salu(units: Units) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// An instruction issues.
        pub issue_valid: Signal<In, Bit>,
        /// It.
        pub issue: Signal<In, Issued>,
        /// What it does; from the cycle behind its issue until another one issues.
        pub operation: Signal<In, ScalarOperation>,
        /// It is taken.
        pub ready: Signal<Out, Bit>,
        /// State of `read_wave`.
        pub read_state: Signal<In, WaveState>,
        /// State of `write_wave`.
        pub write_state: Signal<In, WaveState>,
        /// The wave whose registers are read.
        pub read_wave: Signal<Out, Bits<4>>,
        /// Which registers.
        pub read_index: Vec<Signal<Out, Bits<7>>> = signals(2),
        /// Their values one cycle later.
        pub read_data: Vec<Signal<In, Bits<64>>> = signals(2),
        /// The SIMD's number.
        pub simd: Signal<In, Bits<2>>,
        /// MODE of `write_wave` is written.
        pub mode_write: Signal<Out, Bit>,
        /// Its value.
        pub mode_value: Signal<Out, Bits<32>>,
        /// Where there are trap handlers: the register of `write_wave` that only a handler may write.
        pub state_write: Vec<Signal<Out, StateWrite>> = signals(usize::from(units.traps)),
        /// The exceptions of `write_wave` are written.
        pub exceptions_write: Vec<Signal<Out, StateWrite>> = signals(usize::from(units.exceptions)),
        /// The instruction that finishes raises these.
        pub raised: Vec<Signal<Out, Bits<7>>> = signals(usize::from(units.exceptions)),
        /// A pair of scalar registers is written.
        pub write: Signal<Out, ScalarWrite>,
        /// It happens in this cycle.
        pub write_ready: Signal<In, Bit>,
        /// Clock count, while `reads_cycles`.
        pub cycles: Signal<In, Bits<64>>,
        /// It is read.
        pub reads_cycles: Signal<Out, Bit>,
        /// The wave whose instruction executes.
        pub write_wave: Signal<Out, Bits<4>>,
        /// SCC of the wave is written.
        pub scc_write: Signal<Out, Bit>,
        /// Its value.
        pub scc_value: Signal<Out, Bit>,
        /// An instruction is finished.
        pub retired: Signal<Out, InstructionEvent>,
        /// Of Sea Islands: the wave of that goes on somewhere else.
        pub jumps: Vec<Signal<Out, Bit>> = signals(branch_stacks(units.set)),
        /// There: byte address.
        pub target: Vec<Signal<Out, Bits<48>>> = signals(branch_stacks(units.set)),

        /// The instruction that finishes allocates VGPRs.
        pub allocation: Vec<Signal<Out, Allocation>> = signals(usize::from(units.dynamic_vgprs)),

        vcc_pair: Constant<Bits<6>> = Constant::new(VCC_PAIR.into()),
        m0_pair: Constant<Bits<6>> = Constant::new(M0_PAIR.into()),
        exec_pair: Constant<Bits<6>> = Constant::new(EXEC_PAIR.into()),
        branches: Vec<BranchStack> = (0..branch_stacks(units.set)).map(|_| BranchStack::new()).collect(),
        branch_step: Vec<DFF<Bits<2>>> = signals(branch_stacks(units.set)),
        top_mask: Vec<DFF<Bits<64>>> = signals(branch_stacks(units.set)),
        top_pc: Vec<DFF<Bits<64>>> = signals(branch_stacks(units.set)),
        sources: SaluSources = SaluSources::new(units.set),
        operands: SaluOperands = SaluOperands::new(units.set, usize::from(units.traps), usize::from(units.exceptions)),
        execute: SaluExecute = SaluExecute::new(units.set, usize::from(units.traps), usize::from(units.exceptions), usize::from(units.dynamic_vgprs), usize::from(units.scalar_float)),
        multiplier: SaluMultiplier = SaluMultiplier::new(),
        float_unit: Vec<FloatUnit> = (0..usize::from(units.scalar_float)).map(|_| FloatUnit::new(Units { exceptions: units.exceptions, ..Units::ALL }, units.scalar_float_clocks())).collect(),
        read_valid: DFF<Bit>,
        reading: DFF<Issued>,
        execute_valid: DFF<Bit>,
        executing: DFF<Issued>,
        execute_control: DFF<Control>,
        execute_destination: DFF<Bits<7>>,
        execute_is_register: Vec<DFF<Bit>> = signals(2),
        execute_constant: Vec<DFF<Bits<64>>> = signals(2),
        execute_float_control: DFF<Bits<65>>,
        execute_literal: DFF<Bits<32>>,
        execute_remaining: DFF<Bits<3>>,
        // Of a multiply-add, whose write may wait for others: its third register is there now, and what it was.
        third_is_read: Vec<DFF<Bit>> = signals(usize::from(units.scalar_float)),
        third: Vec<DFF<Bits<32>>> = signals(usize::from(units.scalar_float)),
        operands_at_once: Constant<Bit> = Constant::new(units.scalar_operands_at_once),
        // Else the operands of the cycle before.
        prepared: Vec<DFF<Prepared>> = signals(usize::from(!units.scalar_operands_at_once)),
        execute_reads_cycles: DFF<Bit>,
        execute_second: DFF<Bit>,
        at_end: Signal<Local, Bit>,
        depends: Signal<Local, Bit>,
        waits: Signal<Local, Bit>,
        wrote: Signal<Local, Bit>,
        finishes: Signal<Local, Bit>,
        executes_next: Signal<Local, Bit>,
        writing: Signal<Local, StateWrite>,
        allocating: Signal<Local, Allocation>,
    }
}

impl Logic for Salu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, read_valid, reading, execute_valid, executing, execute_control, execute_destination);
        dff_setup!(
            self,
            clock,
            execute_float_control,
            execute_literal,
            execute_remaining,
            execute_reads_cycles,
            execute_second
        );
        clock!(self, clock, multiplier);

        // Execute.
        self.execute.control.next = self.execute_control.q.val();
        self.execute.destination.next = self.execute_destination.q.val();
        self.execute.second.next = self.execute_second.q.val();
        self.execute.scc.next = self.write_state.val().scc;
        self.execute.mode.next = self.write_state.val().mode;
        self.operands.control.next = self.execute_control.q.val();
        self.operands.scc.next = self.write_state.val().scc;
        self.operands.mode.next = self.write_state.val().mode;
        self.operands.status.next = self.write_state.val().status;
        self.operands.state_priv.next = self.write_state.val().state_priv;
        for k in 0..self.execute.m0.len() {
            self.execute.m0[k].next = self.write_state.val().m0;
        }
        for k in 0..self.state_write.len() {
            self.operands.trap_control[k].next = self.write_state.val().trap_control;
            self.operands.exception_flags[k].next = self.write_state.val().exception_flags;
            self.execute.contents[k].next = self.operands.contents[k].val();
            self.execute.privileged[k].next = self.write_state.val().privileged;
        }
        for k in 0..self.exceptions_write.len() {
            self.operands.flags[k].next = self.write_state.val().raised;
            self.execute.flags[k].next = self.write_state.val().raised;
            self.execute.float_exceptions[k].next = 0.into();
            for i in 0..self.float_unit.len() {
                self.execute.float_exceptions[k].next = self.float_unit[i].exceptions[k].val();
            }
        }
        self.operands.group.next = self.write_state.val().shape.group;
        self.operands.scratch_base.next = self.write_state.val().place.scratch_base;
        self.operands.wave.next = self.executing.q.val().wave;
        self.operands.simd.next = self.simd.val();
        self.execute.float_control.next = self.execute_float_control.q.val();
        self.execute.literal.next = self.execute_literal.q.val();
        self.execute.accumulator.next = 0.into();
        for i in 0..self.float_unit.len() {
            self.third_is_read[i].clock.next = self.clock.val();
            self.third_is_read[i].d.next = false;
            self.third[i].clock.next = self.clock.val();
            self.third[i].d.next = self.third[i].q.val();
            if self.third_is_read[i].q.val() {
                self.third[i].d.next = self.read_data[0].val().get_bits::<32>(0);
            }
            self.execute.accumulator.next = self.third[i].d.val();
        }
        self.execute.float_value.next = 0.into();
        self.execute.float_flag.next = false;
        for i in 0..self.float_unit.len() {
            self.float_unit[i].clock.next = self.clock.val();
            self.float_unit[i].start.next = self.execute_valid.q.val();
            self.float_unit[i].control.next = self.execute.unit_control.val();
            self.float_unit[i].s0.next = self.execute.unit_source[0].val();
            self.float_unit[i].s1.next = self.execute.unit_source[1].val();
            self.float_unit[i].s2.next = self.execute.unit_source[2].val();
            self.float_unit[i].mask.next = false;
            self.execute.float_value.next = self.float_unit[i].value.val();
            self.execute.float_flag.next = self.float_unit[i].flag.val();
        }
        self.reads_cycles.next = self.execute_reads_cycles.q.val();
        self.operands.cycles.next = self.cycles.val();
        self.multiplier.form.next = self.execute.product_form.val();
        self.multiplier.step.next = self.execute_remaining.q.val();
        self.multiplier.a.next = self.execute.factor[0].val();
        self.multiplier.b.next = self.execute.factor[1].val();
        self.execute.product.next = self.multiplier.product.val();
        for i in 0..self.read_data.len() {
            self.execute_is_register[i].clock.next = self.clock.val();
            self.execute_is_register[i].d.next = self.sources.is_register[i].val();
            self.execute_constant[i].clock.next = self.clock.val();
            self.execute_constant[i].d.next = self.sources.constant[i].val();
            if self.execute_valid.q.val() & !self.finishes.val() {
                // The SGPR file's output changes while the instruction stays: keep the operands.
                self.execute_is_register[i].d.next = false;
                self.execute_constant[i].d.next = self.execute_constant[i].q.val();
                if self.execute_is_register[i].q.val() {
                    self.execute_constant[i].d.next = self.read_data[i].val();
                }
            }
            self.operands.register[i].next = self.read_data[i].val();
            self.operands.is_register[i].next = self.execute_is_register[i].q.val();
            self.operands.constant[i].next = self.execute_constant[i].q.val();
        }
        self.execute.prepared.next = self.operands.prepared.val();
        for k in 0..self.prepared.len() {
            self.prepared[k].clock.next = self.clock.val();
            self.prepared[k].d.next = self.operands.prepared.val();
            self.execute.prepared.next = self.prepared[k].q.val();
        }
        if self.execute_remaining.q.val() != 0 {
            self.execute_remaining.d.next = self.execute_remaining.q.val() - 1;
        }
        self.at_end.next = self.execute_valid.q.val() & (self.execute_remaining.q.val() == 0);
        self.write_wave.next = self.executing.q.val().wave;
        self.write.next.valid = self.at_end.val() & self.execute.write.val();
        self.write.next.wave = self.executing.q.val().wave;
        self.write.next.sequence = self.executing.q.val().sequence;
        self.write.next.pair = self.execute.write_pair.val();
        self.write.next.data = self.execute.write_data.val();
        self.write.next.halves = self.execute.write_halves.val();
        self.wrote.next = self.at_end.val() & (self.write_ready.val() | !self.execute.write.val());
        self.finishes.next = self.wrote.val() & (!self.execute.writes_exec.val() | self.execute_second.q.val());
        for i in 0..self.branches.len() {
            self.branches[i].control.next = self.execute_control.q.val();
            self.branches[i].first.next = self.execute.operand[0].val();
            self.branches[i].second.next = self.execute.operand[1].val();
            self.branches[i].exec.next = self.write_state.val().exec;
            self.branches[i].mode.next = self.write_state.val().mode;
            self.branches[i].pc.next = self.write_state.val().pc;
            self.branches[i].step.next = self.branch_step[i].q.val();
            self.branches[i].top_mask.next = self.top_mask[i].q.val();
            self.branches[i].top_pc.next = self.top_pc[i].q.val();
            self.branch_step[i].clock.next = self.clock.val();
            self.top_mask[i].clock.next = self.clock.val();
            self.top_pc[i].clock.next = self.clock.val();
            self.branch_step[i].d.next = self.branch_step[i].q.val();
            self.top_mask[i].d.next = self.top_mask[i].q.val();
            self.top_pc[i].d.next = self.top_pc[i].q.val();
            // Their steps begin as the operands are there.
            if self.branches[i].branches.val() & self.at_end.val() {
                self.write.next.valid = self.branches[i].write.val();
                self.write.next.pair = self.branches[i].write_pair.val();
                self.write.next.data = self.branches[i].write_data.val();
                self.write.next.halves = 3.into();
                self.wrote.next = self.write_ready.val() | !self.branches[i].write.val();
                self.finishes.next =
                    self.branches[i].last.val() & (self.write_ready.val() | !self.branches[i].write.val());
                if self.branch_step[i].q.val() == 1 {
                    self.top_mask[i].d.next = self.read_data[0].val();
                    self.top_pc[i].d.next = self.read_data[1].val();
                }
                if self.wrote.val() {
                    self.branch_step[i].d.next = self.branch_step[i].q.val() + 1;
                }
                if self.finishes.val() {
                    self.branch_step[i].d.next = 0.into();
                }
            }
            self.jumps[i].next = self.finishes.val() & self.branches[i].branches.val() & self.branches[i].jumps.val();
            self.target[i].next = self.branches[i].target.val();
        }
        if self.wrote.val() {
            self.execute_second.d.next = self.execute.writes_exec.val() & !self.execute_second.q.val();
        }
        self.scc_write.next = self.finishes.val() & self.execute.scc_write.val();
        self.scc_value.next = self.execute.scc_value.val();
        self.mode_write.next = self.finishes.val() & (self.execute.mode_value.val() != self.write_state.val().mode);
        self.mode_value.next = self.execute.mode_value.val();
        for i in 0..self.branches.len() {
            if self.branches[i].branches.val() {
                self.mode_write.next =
                    self.finishes.val() & (self.branches[i].mode_value.val() != self.write_state.val().mode);
                self.mode_value.next = self.branches[i].mode_value.val();
            }
        }
        self.writing.next.valid = false;
        self.writing.next.index = 0.into();
        self.writing.next.value = 0.into();
        for k in 0..self.state_write.len() {
            self.writing.next.valid = self.finishes.val() & self.execute.state_write[k].val();
            self.writing.next.index = self.execute.state_index[k].val();
            self.writing.next.value = self.execute.state_value[k].val();
            self.state_write[k].next = self.writing.val();
        }
        self.allocating.next.valid = false;
        self.allocating.next.vgprs = 0.into();
        for k in 0..self.allocation.len() {
            self.allocating.next.valid = self.finishes.val() & self.execute.allocates[k].val();
            self.allocating.next.vgprs = self.execute.allocated[k].val();
            self.allocation[k].next = self.allocating.val();
        }
        for k in 0..self.exceptions_write.len() {
            self.writing.next.valid = self.finishes.val() & self.execute.exceptions_write[k].val();
            self.writing.next.value = self.execute.exceptions_value[k].val();
            self.exceptions_write[k].next = self.writing.val();
            self.raised[k].next = 0.into();
            if self.finishes.val() {
                self.raised[k].next = self.execute.raised[k].val();
            }
        }
        self.retired.next.valid = self.finishes.val();
        self.retired.next.wave = self.executing.q.val().wave;
        self.retired.next.sequence = self.executing.q.val().sequence;

        // Read: wait for a register that the instruction ahead writes.
        self.sources.operation.next = self.operation.val();
        self.sources.scc.next = self.read_state.val().scc;
        self.sources.m0.next = self.read_state.val().m0;
        self.read_wave.next = self.reading.q.val().wave;
        self.depends.next = false;
        for i in 0..self.read_index.len() {
            self.read_index[i].next = self.sources.index[i].val();
            if self.sources.is_register[i].val()
                & self.execute.write.val()
                & (self.sources.index[i].val().get_bits::<6>(1) == self.execute.write_pair.val())
                & (self.sources.halves[i].val() & self.execute.write_halves.val()).any()
            {
                self.depends.next = true;
            }
        }
        // The third register of a multiply-add is read while it waits in the execute stage.
        for i in 0..self.float_unit.len() {
            if self.execute_valid.q.val() & self.execute.accumulates[i].val() & (self.execute_remaining.q.val() != 0) {
                self.read_wave.next = self.executing.q.val().wave;
                self.read_index[0].next = self.execute_destination.q.val();
                self.third_is_read[i].d.next = true;
            }
        }
        for i in 0..self.branches.len() {
            self.sources.vcc[i].next = self.read_state.val().vcc;
            self.sources.exec[i].next = self.read_state.val().exec;
            if (self.sources.reads_vccz[i].val() & (self.execute.write_pair.val() == self.vcc_pair.val()))
                | (self.sources.reads_execz[i].val() & (self.execute.write_pair.val() == self.exec_pair.val()))
            {
                self.depends.next = true;
            }
            // A join looks at the youngest entry.
            if self.execute_valid.q.val() & self.branches[i].branches.val() & self.branches[i].reads.val() {
                self.read_wave.next = self.executing.q.val().wave;
                self.read_index[0].next = self.branches[i].index[0].val();
                self.read_index[1].next = self.branches[i].index[1].val();
            }
        }
        if self.execute.writes_exec.val()
            | (self.execute.scc_write.val() & self.sources.reads_scc.val())
            | (self.sources.reads_m0.val()
                & self.execute.write.val()
                & (self.execute.write_pair.val() == self.m0_pair.val()))
        {
            self.depends.next = true;
        }
        self.waits.next = self.depends.val()
            & self.execute_valid.q.val()
            & (self.executing.q.val().wave == self.reading.q.val().wave);
        self.executes_next.next =
            self.read_valid.q.val() & !self.waits.val() & (!self.execute_valid.q.val() | self.finishes.val());
        if self.finishes.val() {
            self.execute_valid.d.next = false;
        }
        if self.executes_next.val() {
            self.execute_valid.d.next = true;
            self.executing.d.next = self.reading.q.val();
            self.execute_control.d.next = self.operation.val().control;
            self.execute_remaining.d.next = self.operation.val().control.cycles;
            if !self.operands_at_once.val() {
                self.execute_remaining.d.next = self.operation.val().control.cycles + 1;
            }
            self.execute_float_control.d.next = self.operation.val().float_control;
            self.execute_literal.d.next = self.operation.val().literal;
            self.execute_reads_cycles.d.next = self.sources.reads_cycles.val();
            self.execute_destination.d.next = self.sources.destination.val();
        }

        // Issue.
        self.ready.next = !self.read_valid.q.val() | self.executes_next.val();
        if self.executes_next.val() {
            self.read_valid.d.next = false;
        }
        if self.issue_valid.val() {
            self.read_valid.d.next = true;
            self.reading.d.next = self.issue.val();
        }
    }
}
