//! How the blocks of a SIMD are connected, in the order in which an instruction passes them: front end, scalar side, vector
//! ALU and lanes, vector memory and LDS; then what the traces see.

use super::Simd;
use crate::events::{MatrixActivity, SharedActivity};
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;

impl Logic for Simd {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, valu_decode);
        for i in 0..4 {
            self.words[i].clock.next = self.clock.val();
        }
        clock!(self, clock, fetch, scalar_queue, salu, smem, sgprs, valu, vmem, lds, flat, row_port);

        // Waves, fetch and issue.
        self.fetch.invalidate.next = self.invalidate.val();
        self.active.next = self.active_vector.vector.val();
        self.active_groups.next = self.group_vector.vector.val();
        self.fault.next = self.slot_fault.faults.val();
        self.fault_kind.next = self.slot_fault.kind.val();
        self.slot_fault.memory_issue.next = self.issue.granted[4].val();
        self.fault_trace.granted.next = self.slot_fault.chosen.val();
        self.fault_pc.next = self.fault_trace.head_pc.val();
        // Where a fault takes the choice of the program counter, nobody asks for the address of a later access.
        self.vmem.issue_pc.next = self.fault_trace.head_pc.val();
        self.violation_pc.next = self.vmem.violation_pc.val();
        self.counts.next = false;
        self.handler_now.next.present = false;
        self.handler_now.next.base = 0.into();
        self.handler_now.next.memory = 0.into();
        self.handler_now.next.enables = 0.into();
        self.handler_now.next.enables_watches = false;
        self.no_command.next.halt = false;
        self.no_command.next.resume = false;
        self.no_command.next.trap = false;
        self.state_written.next.valid = false;
        self.state_written.next.index = 0.into();
        self.state_written.next.value = 0.into();
        for i in 0..self.slot.len() {
            self.slot[i].clock.next = self.clock.val();
            self.slot[i].launch.next = self.launch.val().get_bit(i);
            self.slot[i].start.next = self.run.val().get_bit(i);
            self.slot[i].initial.next = self.initial.val();
            self.slot[i].stop.next = self.stop.val();
            for k in 0..self.handler.len() {
                self.handler_now.next = self.handler[k].val();
                self.slot[i].handler[k].next = self.handler_now.val().present;
                self.slot[i].handler_watches[k].next = self.handler_now.val().enables_watches;
                self.slot[i].watched[k].next = self.watches[k].hits[i].val();
                for j in 0..self.slot[0].handler_enables.len() {
                    self.slot[i].handler_enables[j].next = self.handler_now.val().enables;
                }
                self.slot[i].command[k].next = self.no_command.val();
                if self.commanded[k].val().get_bit(i) {
                    self.slot[i].command[k].next = self.command[k].val();
                }
                self.slot[i].state_write[k].next = self.salu.state_write[k].val();
                self.violations[k].may_trap[i].next = self.slot[i].may_trap[k].val();
                self.slot[i].violations[k].next = self.violations[k].of_wave[i].val();
                self.scalar_port.privileged[i].next = self.slot[i].in_handler[k].val();
            }
            for k in 0..self.launch_dynamic.len() {
                self.slot[i].dynamic[k].next = self.launch_dynamic[k].val();
                self.slot[i].allocation[k].next = self.salu.allocation[k].val();
            }
            for j in 0..self.wave_vgprs.len() {
                self.wave_vgprs[j].allocated[i].next = self.slot[i].allocated[0].val();
            }
            for k in 0..self.salu.exceptions_write.len() {
                self.slot[i].exceptions_write[k].next = self.salu.exceptions_write[k].val();
            }
            self.group_vector.state[i].next = self.slot[i].state.val();
            self.active_vector.bit[i].next = self.slot[i].active.val();
            self.slot_fault.fault[i].next = self.slot[i].fault.val();
            self.slot_fault.traps[i].next = self.slot[i].traps.val();
            self.slot_fault.outside[i].next = self.slot[i].outside.val();
            self.fetch.want[i].next = self.slot[i].fetch_want.val();
            self.fetch.pc[i].next = self.slot[i].fetch_pc.val();
            self.slot[i].fetch_grant.next = self.fetch.grant[i].val();
            self.slot[i].fetch_hit.next = self.fetch.hit[i].val();
            self.slot[i].fetch_missing.next = self.fetch.missing.val();
            self.slot[i].fetch_miss.next = self.fetch.miss[i].val();
            for j in 0..self.fetch.chunk.len() {
                self.slot[i].fetch_chunk[j].next = self.fetch.chunk[j].val();
            }
            for k in 0..self.barrel.len() {
                self.barrel[k].wants[i].next = self.slot[i].wants_turn[k].val();
                self.barrel[k].position[i].next = self.slot[i].buffer_position[k].val();
                self.barrel[k].wave64[i].next = self.slot[i].state.val().shape.wave64;
                self.barrel[k].write_lower[i].next = self.slot[i].buffer_write[0].val();
                self.barrel[k].write_upper[i].next = self.slot[i].buffer_write[1].val();
                self.slot[i].turn[k].next = self.barrel[k].turn[i].val();
                self.slot[i].turn_words[k].next = self.barrel[k].words.val();
                self.slot[i].turn_head[k].next = self.barrel[k].head.val();
            }
            self.issue.ready[i].next = self.slot[i].ready.val();
            self.issue.class[i].next = self.slot[i].class.val();
            self.issue.words[i].next = self.slot[i].words.val();
            self.issue.sequence[i].next = self.slot[i].sequence.val();
            self.issue_trace.state[i].next = self.slot[i].state.val();
            for k in 0..self.ports.len() {
                self.issue_trace.behind[i].next = self.slot[i].debug_behind[k].val();
            }
            self.fault_trace.state[i].next = self.slot[i].state.val();
            self.slot[i].grant.next = self.issue.grant[i].val();
            self.issue.before[i].next = 0.into();
            for k in 0..self.order.len() {
                self.issue.before[i].next = self.order[k].before[i].val();
                self.order[k].priority[i].next = self.slot[i].priority.val();
                self.order[k].starves[i].next = self.patience[k].starves[i].val();
                self.patience[k].ready[i].next = self.slot[i].ready.val();
                self.patience[k].grant[i].next = self.issue.grant[i].val();
            }
            self.issue.reserved[i].next = self.slot[i].reserved.val();
            self.slot[i].tick.next = self.tick.val();
            if self.slot[i].counts.val() {
                self.counts.next = true;
            }
            self.slot[i].completed.next = self.completed.val();
            self.slot[i].completed_group.next = self.completed_group.val();
            self.slot[i].signalled_first.next = self.signalled_first.val();
            for k in 0..self.handlers_completed.len() {
                self.slot[i].handlers_completed[k].next = self.handlers_completed[k].val();
                self.slot[i].handlers_completed_group[k].next = self.handlers_completed_group[k].val();
                self.events.signals_handlers[i].next = self.slot[i].signals_handlers[k].val();
            }
            for j in 0..self.woken.len() {
                self.slot[i].woken[j].next = self.woken[j].val();
                self.slot[i].woken_group[j].next = self.woken_group[j].val();
            }
            self.events.signals[i].next = self.slot[i].signals.val();
            self.events.wakes[i].next = self.slot[i].wakes.val();
            self.events.ends[i].next = self.slot[i].ends.val();
            self.events.interrupts[i].next = self.slot[i].interrupts.val();
            self.events.invalidates[i].next = self.slot[i].invalidates.val();
            self.events.state[i].next = self.slot[i].state.val();

            self.slot[i].progress.next = self.progress.of_wave[i].val();
            self.slot[i].scalar_write.next = self.scalar_port.written.val();
            self.slot[i].scc_value.next = self.salu.scc_value.val();
            self.slot[i].mode_value.next = self.salu.mode_value.val();
            self.slot[i].transfer_jumps.next = self.smem.jumps.val();
            self.slot[i].transfer_value.next = self.smem.transfer_target.val();
            for k in 0..self.salu.jumps.len() {
                self.slot[i].branches[k].next = self.salu.jumps[k].val();
                self.slot[i].branch_target[k].next = self.salu.target[k].val();
            }

            self.states.state[i].next = self.slot[i].state.val();
            for k in 0..self.vector_exec.len() {
                self.vector_exec[k].exec[i].next = self.slot[i].vector_exec[k].val();
            }
            self.debug_place[i].next = self.slot[i].debug_place.val();
            self.slot[i].unit_ready.next = self.issue.units.val();
            self.slot[i].vector_issues.next = self.issue.valid[3].val();
            for k in 0..self.valu.matrix_ends.len() {
                self.slot[i].matrix_ends[k].next = self.valu.matrix_ends[k].val();
                self.slot[i].matrix_free[k].next = self.matrix_pace[k].free.val();
                self.matrix_pace[k].issues[i].next = self.slot[i].multiplies[k].val();
            }
            self.slot[i].lanes_free.next = true;
            self.slot[i].transcendental_free.next = true;
            for k in 0..self.ports.len() {
                self.slot[i].lanes_free.next = self.ports[k].lanes_free.val();
                self.slot[i].transcendental_free.next = self.ports[k].transcendental_free.val();
                self.ports[k].pace[i].next = self.slot[i].pace.val();
            }
            self.debug_wave[i].next = self.slot[i].debug_wave.val();
            self.answer_trace.answered[i].next = self.slot[i].answered.val();
            self.answer_trace.sequence[i].next = self.slot[i].sequence.val();
        }
        self.issue.turn.next = 0.into();
        for k in 0..self.barrel.len() {
            self.barrel[k].clock.next = self.clock.val();
            self.issue.turn.next = self.barrel[k].wave.val();
            for j in 0..self.fetch.chunk.len() {
                self.barrel[k].chunk[j].next = self.fetch.chunk[j].val();
            }
        }
        for k in 0..self.matrix_pace.len() {
            self.matrix_pace[k].clock.next = self.clock.val();
            self.matrix_pace[k].leaves.next = self.valu.matrix_leaves[k].val();
            self.matrix_pace[k].room.next = self.valu.matrix_room[k].val();
        }
        for k in 0..self.ports.len() {
            self.ports[k].clock.next = self.clock.val();
            self.ports[k].issues.next = self.issue.valid[3].val();
            self.ports[k].granted.next = self.issue.granted[3].val();
        }
        for k in 0..self.order.len() {
            self.order[k].clock.next = self.clock.val();
            self.patience[k].clock.next = self.clock.val();
            self.order[k].launch.next = self.launch.val();
        }
        self.events.granted.next = self.issue.granted[0].val();
        self.signal.next = self.events.signal.val();
        for k in 0..self.signal_handlers.len() {
            self.signal_handlers[k].next = self.events.signal_handlers[k].val();
            self.smem.signalled_handlers[k].next = self.signalled_handlers[k].val();
        }
        self.wake.next = self.events.wake.val();
        self.end.next = self.events.end.val();
        self.interrupt.next = self.events.interrupt.val();
        self.forget.next = self.events.invalidate.val();
        self.event_group.next = self.events.event_group.val();
        self.event_m0.next = self.events.event_m0.val();
        for i in 0..self.debug_issue.len() {
            self.issue_trace.granted[i].next = self.issue.granted[i].val();
            self.issue_trace.valid[i].next = self.issue.valid[i].val();
            self.issue_trace.unit[i].next = self.issue.unit[i].val();
            self.debug_issue[i].next = self.issue_trace.event[i].val();
        }
        // Program flow is executed by the wave itself.
        self.issue.unit_ready[0].next = true;
        self.issue.unit_ready[1].next = self.scalar_queue.ready.val();
        self.issue.unit_ready[2].next = self.smem.ready.val();
        self.issue.unit_ready[3].next = self.valu_decode.ready.val();
        self.issue.unit_ready[4].next = self.vmem.ready.val() & !self.flat.waits.val();
        self.issue.unit_ready[5].next = self.lds.ready.val() & !self.flat.waits.val();

        // Scalar ALU.
        self.scalar_queue.issue_valid.next = self.issue.valid[1].val();
        self.scalar_queue.issue.next.issued = self.issue.unit[1].val();
        self.scalar_queue.issue.next.words = self.issue.unit_words[1].val();
        self.scalar_queue.unit_ready.next = self.salu.ready.val();
        for k in 0..self.scalar_queue.finishes.len() {
            self.scalar_queue.finishes[k].next = self.salu.retired.val().valid;
        }
        self.salu.issue_valid.next = self.scalar_queue.valid.val();
        self.salu.issue.next = self.scalar_queue.instruction.val().issued;
        self.words[0].valid.next = self.scalar_queue.valid.val();
        self.words[0].words.next = self.scalar_queue.instruction.val().words;
        self.salu_decode.words.next = self.words[0].held.val();
        self.salu.operation.next = self.salu_decode.operation.val();
        self.states.salu_decode.next = self.salu.read_wave.val();
        self.states.salu_execute.next = self.salu.write_wave.val();
        self.salu.read_state.next = self.states.salu_decode_state.val();
        self.salu.write_state.next = self.states.salu_execute_state.val();
        self.salu.simd.next = self.index.val();
        self.salu.write_ready.next = self.scalar_port.taken[1].val();

        // Scalar memory.
        self.smem.issue_valid.next = self.issue.valid[2].val();
        self.smem.issue.next = self.issue.unit[2].val();
        self.words[1].valid.next = self.issue.valid[2].val();
        self.words[1].words.next = self.issue.unit_words[2].val();
        self.smem_decode.words.next = self.words[1].held.val();
        self.smem.access.next = self.smem_decode.access.val();
        for k in 0..self.smem.change.len() {
            self.smem.change[k].next = self.smem_decode.change[k].val();
            self.smem.atomic_ready[k].next = self.atomic_ready.val();
            self.smem.atomic_answer[k].next = self.atomic_answer.val();
            self.smem.atomic_free[k].next = !self.vmem.request.val().valid & !self.vmem.atomic.val().valid;
        }
        self.states.smem_read.next = self.smem.read_wave.val();
        self.smem.cycles.next = self.cycles.val();
        self.salu.cycles.next = self.cycles.val();
        self.reads_cycles.next = self.smem.reads_cycles.val() | self.salu.reads_cycles.val();
        self.smem.read_state.next = self.states.smem_read_state.val();
        self.asking_group.next = self.states.smem_read_state.val().shape.group;
        self.smem.signalled.next = self.signalled.val();
        self.smem.write_ready.next = self.scalar_port.taken[2].val();

        // Scalar registers: reads.
        for i in 0..2 {
            self.sgprs.read_wave[i].next = self.salu.read_wave.val();
            self.sgprs.read_index[i].next = self.salu.read_index[i].val();
            self.salu.read_data[i].next = self.sgprs.read_data[i].val();
            self.sgprs.read_wave[i + 5].next = self.smem.read_wave.val();
            self.sgprs.read_index[i + 5].next = self.smem.read_index[i].val();
            self.smem.read_data[i].next = self.sgprs.read_data[i + 5].val();
        }
        for i in 0..3 {
            self.sgprs.read_wave[i + 2].next = self.valu.head_wave.val();
            self.sgprs.read_index[i + 2].next = self.valu.read_index[i].val();
            self.valu.read_data[i].next = self.sgprs.read_data[i + 2].val();
        }
        self.sgprs.read_wave[7].next = self.vmem.base_wave.val();
        self.sgprs.read_index[7].next = self.vmem.base_index.val();
        self.vmem.base_data.next = self.sgprs.read_data[7].val();

        // Scalar registers: writes.
        self.scalar_port.write[0].next = self.valu.write.val();
        self.scalar_port.write[1].next = self.salu.write.val();
        self.scalar_port.write[2].next = self.smem.write.val();
        self.scalar_port.write[3].next.valid = self.launch_scalar.val();
        self.scalar_port.write[3].next.wave = self.launch_wave.val();
        self.scalar_port.write[3].next.pair = self.launch_pair.val();
        self.scalar_port.write[3].next.data = self.launch_data.val();
        self.scalar_port.write[3].next.halves = 3.into();
        self.scalar_port.write[3].next.sequence = 0.into();
        self.launch_scalar_ready.next = self.scalar_port.taken[3].val();
        self.sgprs.write.next = self.scalar_port.written.val();
        for k in 0..self.launch_initial.len() {
            self.sgprs.initial[k].next = self.launch_initial[k].val();
            self.sgprs.launches[k].next = self.scalar_port.taken[3].val();
        }

        // Vector ALU.
        self.states.valu_issue.next = self.issue.unit[3].val().wave;
        self.valu_decode.issue_valid.next = self.issue.valid[3].val();
        self.valu_decode.issue.next.issued = self.issue.unit[3].val();
        self.valu_decode.issue.next.words = self.issue.unit_words[3].val();
        self.valu_decode.issue.next.wave64 = self.states.valu_issue_state.val().shape.wave64;
        self.valu_decode.issue.next.m0 = self.states.valu_issue_state.val().m0;
        self.valu_decode.issue.next.vgpr_base = self.states.valu_issue_state.val().place.vgpr_base;
        self.valu_decode.issue.next.settled = self.states.valu_issue_state.val().scalars_settled;
        self.valu_decode.vgprs.next = self.launch_vgprs.val();
        for k in 0..self.launch_accumulation.len() {
            self.valu_decode.accumulation[k].next = self.launch_accumulation[k].val();
            self.valu_decode.indexes[k].next = self.states.valu_issue_state.val().mode.get_bit(27);
            self.vmem.accumulation[k].next = self.launch_accumulation[k].val();
            self.lds.accumulation[k].next = self.launch_accumulation[k].val();
        }
        self.valu_decode.has_room.next = self.valu.has_room.val();
        self.valu.enters.next = self.valu_decode.valid.val();
        self.valu.operation.next = self.valu_decode.operation.val();
        self.vmem.vgprs.next = self.launch_vgprs.val();
        self.states.valu_head.next = self.valu.head_wave.val();
        self.valu.head_state.next = self.states.valu_head_state.val();
        for k in 0..self.vector_exec.len() {
            self.vector_exec[k].wave.next = self.valu.head_wave.val();
            self.valu.head_state.next.exec = self.vector_exec[k].of_head.val();
        }
        // Of waves with dynamic VGPRs each unit asks for its own: decoder, vector memory where it moves and where it reads, LDS, exports.
        for j in 0..self.wave_vgprs.len() {
            self.wave_vgprs[j].dynamic.next = self.launch_dynamic[0].val();
            self.wave_vgprs[j].launched.next = self.launch_vgprs.val();
        }
        for k in 0..self.launch_dynamic.len() {
            self.wave_vgprs[0].wave.next = self.valu_decode.wave[k].val();
            self.valu_decode.vgprs.next = self.wave_vgprs[0].vgprs.val();
            self.wave_vgprs[1].wave.next = self.vmem.read_wave.val();
            self.vmem.vgprs.next = self.wave_vgprs[1].vgprs.val();
            self.wave_vgprs[2].wave.next = self.vmem.reading_wave[k].val();
            self.vmem.reading_vgprs[k].next = self.wave_vgprs[2].vgprs.val();
            self.wave_vgprs[3].wave.next = self.lds.wave.val();
            self.lds.vgprs.next = self.wave_vgprs[3].vgprs.val();
        }
        // VGPRs: vector memory, the local data share, exports, the dispatcher.
        self.row_port.read[0].next = self.vmem.read.val();
        self.row_port.read[1].next = self.lds.read.val();
        for k in 0..self.exports.len() {
            self.row_port.read[k + 2].next = self.exports[k].read.val();
            self.exports[k].read_ready.next = self.row_port.read_ready[k + 2].val();
        }
        self.row_port.write[0].next = self.vmem.write.val();
        self.row_port.write[1].next = self.lds.write.val();
        self.row_port.write[2].next.valid = self.launch_vgpr.val();
        self.row_port.write[2].next.wave = 0.into();
        self.row_port.write[2].next.sequence = 0.into();
        self.row_port.write[2].next.row = self.launch_row.val();
        self.row_port.write[2].next.beat = self.launch_beat.val();
        self.row_port.bank_ready.next = self.valu.memory_write_ready.val();
        self.valu.memory_read.next = self.row_port.reads.val();
        self.valu.memory_write.next = self.row_port.writes.val();
        self.lds.read_ready.next = self.row_port.read_ready[1].val();
        self.vmem.write_ready.next = self.row_port.write_ready[0].val();
        self.lds.write_ready.next = self.row_port.write_ready[1].val();
        self.launch_vgpr_ready.next = self.row_port.write_ready[2].val();

        // Lanes and the units that they share.
        self.shared.clock.next = self.clock.val();
        self.shared.launch.next = self.valu.shared_launch.val();
        self.shared.launch_kind.next = self.valu.shared_kind.val();
        self.shared.launch_of_one.next = self.valu.shared_of_one.val();
        self.shared.start.next = self.valu.shared_start.val();
        self.shared.control.next = self.valu.shared_control.val();
        self.valu.shared_ready.next = self.shared.ready.val();
        self.valu.shared_announce.next = self.shared.announce.val();
        self.valu.vgprs.next = self.launch_vgprs.val();
        self.valu.matrix_ready.next = false;
        self.valu.matrix_announce.next = false;
        for k in 0..self.matrix.len() {
            self.matrix[k].clock.next = self.clock.val();
            self.matrix[k].begins.next = self.valu.matrix_begins.val();
            self.matrix[k].start.next = self.valu.matrix_start.val();
            self.matrix[k].step.next = self.valu.matrix_step.val();
            self.matrix[k].beat.next = self.valu.matrix_beat.val();
            self.matrix[k].last.next = self.valu.matrix_last.val();
            self.matrix[k].control.next = self.valu.matrix_control.val();
            self.valu.matrix_ready.next = self.matrix[k].ready.val();
            self.valu.matrix_announce.next = self.matrix[k].announce.val();
        }
        for k in 0..self.mfma.len() {
            self.mfma[k].clock.next = self.clock.val();
            self.mfma[k].begins.next = self.valu.matrix_begins.val();
            self.mfma[k].start.next = self.valu.matrix_start.val();
            self.mfma[k].step.next = self.valu.mfma_step[k].val();
            // The unit rests while nothing of a multiply arrives.
            self.mfma[k].beat.next = 0.into();
            self.mfma[k].last.next = false;
            if self.valu.matrix_start.val() {
                self.mfma[k].beat.next = self.valu.matrix_beat.val();
                self.mfma[k].last.next = self.valu.matrix_last.val();
            }
            self.mfma[k].pauses.next = self.valu.mfma_pauses[k].val();
            self.mfma[k].control.next = self.valu.mfma_control[k].val();
            self.valu.matrix_ready.next = self.mfma[k].ready.val();
            self.valu.mfma_announce[k].next = self.mfma[k].announce.val();
        }
        for k in 0..self.floats.len() {
            self.floats[k].clock.next = self.clock.val();
            self.floats[k].start.next = self.valu.lane_float_start.val();
            self.floats[k].control.next = self.valu.lane_float_control.val();
            self.floats[k].odd.next = self.valu.float_odd.val();
        }
        self.valu.lane_result.next = self.lane[0].result.val().get_bits::<32>(0);
        for i in 0..self.lane.len() {
            self.lane[i].clock.next = self.clock.val();
            for j in 0..self.lane[0].read.len() {
                self.lane[i].read[j].next = self.valu.lane_read[j].val();
                self.lane[i].read_address[j].next = self.valu.lane_read_address[j].val();
                self.lane[i].is_written[j].next = self.valu.lane_is_written[j].val();
            }
            for k in 0..self.lane[0].dual.len() {
                self.lane[i].dual[k].next = self.valu.lane_dual[k].val();
            }
            for j in 0..4 {
                self.lane[i].write_address[j].next = self.valu.lane_write_address[j].val();
                self.lane[i].write_low[j].next = self.valu.lane_write_low[j].val();
                self.lane[i].write_high[j].next = self.valu.lane_write_high[j].val();
                self.lane[i].write_memory[j].next = self.valu.lane_write_memory[j].val();
            }
            for j in 0..self.valu.lane_matrix_low.len() {
                self.lane[i].matrix_low[j].next = self.valu.lane_matrix_low[j].val();
                self.lane[i].matrix_high[j].next = self.valu.lane_matrix_high[j].val();
            }
            for j in 0..3 {
                self.lane[i].scalar[j].next = self.valu.lane_scalar[j].val();
            }
            self.lane[i].load.next = self.valu.lane_load.val();
            self.lane[i].bank.next = self.valu.lane_bank.val();
            self.lane[i].source.next = self.valu.lane_source.val();
            self.lane[i].integer_start.next = self.valu.lane_integer_start.val();
            self.lane[i].float_start.next = self.valu.lane_float_start.val();
            self.lane[i].bypass_high.next = self.valu.lane_bypass_high.val();
            self.lane[i].integer_control.next = self.valu.lane_integer_control.val();
            self.lane[i].float_control.next = self.valu.lane_float_control.val();
            self.lane[i].mask.next = self.valu.lane_mask[i].val();
            self.lane[i].number.next = self.valu.lane_number[i].val();
            self.lane[i].prepare.next = self.valu.lane_prepare.val();
            self.lane[i].uses_crossed.next = self.valu.lane_uses_crossed.val();
            self.lane[i].crossed.next = self.valu.lane_crossed[i].val();
            self.valu.lane_value[i].next = self.lane[i].operand[0].val().get_bits::<32>(0);
            self.valu.lane_choice[i].next = self.lane[i].operand[1].val().get_bits::<4>(0);
            self.shared.s0[i].next = self.lane[i].operand[0].val();
            self.shared.s1[i].next = self.lane[i].operand[1].val();
            self.shared.s2[i].next = self.lane[i].operand[2].val();
            self.shared.mask[i].next = self.valu.lane_mask[i].val();
            self.lane[i].shared_value.next = self.shared.value[i].val();
            self.lane[i].shared_flag.next = self.shared.flag[i].val();
            for k in 0..self.lane[0].shared_exceptions.len() {
                self.lane[i].shared_exceptions[k].next = self.shared.exceptions[i].val();
            }
            for k in 0..self.matrix.len() {
                // The unit rests while nothing of a multiply arrives.
                self.matrix[k].s0[i].next = 0.into();
                self.matrix[k].s1[i].next = 0.into();
                self.matrix[k].s2[i].next = 0.into();
                if self.valu.matrix_start.val() {
                    self.matrix[k].s0[i].next = self.lane[i].operand[0].val();
                    self.matrix[k].s1[i].next = self.lane[i].operand[1].val();
                    self.matrix[k].s2[i].next = self.lane[i].operand[2].val();
                }
                if self.matrix[k].done.val() {
                    self.lane[i].shared_value.next = self.matrix[k].value[i].val();
                    for j in 0..self.lane[0].shared_exceptions.len() {
                        // Matrices report none (7.12).
                        self.lane[i].shared_exceptions[j].next = 0.into();
                    }
                }
            }
            for k in 0..self.mfma.len() {
                // The unit rests while nothing of a multiply arrives.
                self.mfma[k].s0[i].next = 0.into();
                self.mfma[k].s1[i].next = 0.into();
                self.mfma[k].s2[i].next = 0.into();
                if self.valu.matrix_start.val() {
                    self.mfma[k].s0[i].next = self.lane[i].operand[0].val();
                    self.mfma[k].s1[i].next = self.lane[i].operand[1].val();
                    self.mfma[k].s2[i].next = self.lane[i].operand[2].val();
                }
                self.lane[i].matrix[k].next = self.mfma[k].value[i].val();
            }
            for k in 0..self.floats.len() {
                self.floats[k].s0[i].next = self.lane[i].operand[0].val();
                self.floats[k].s1[i].next = self.lane[i].operand[1].val();
                self.floats[k].s2[i].next = self.lane[i].operand[2].val();
                self.floats[k].mask[i].next = self.valu.lane_mask[i].val();
                if self.valu.lane_unit.val() == UnitName::Float {
                    self.lane[i].shared_value.next = self.floats[k].value[i].val();
                    self.lane[i].shared_flag.next = self.floats[k].flag[i].val();
                }
            }
            self.lane[i].unit.next = self.valu.lane_unit.val();
            self.lane[i].result_bytes.next = self.valu.lane_result_bytes.val();
            self.lane[i].active.next = self.valu.lane_active[i].val();
            self.valu.lane_flag[i].next = self.lane[i].flag.val();
            for k in 0..self.lane[0].exceptions.len() {
                self.valu.lane_exceptions[i].next = self.lane[i].exceptions[k].val();
            }
            for k in 0..self.lane[0].early_flag.len() {
                self.valu.lane_early_flag[i].next = self.lane[i].early_flag[k].val();
            }
            self.lane[i].memory_banks.next = self.valu.lane_memory_banks.val();
            self.vmem.vgpr[i].next = self.lane[i].memory_read.val();
            self.lds.vgpr[i].next = self.lane[i].memory_read.val();
            for k in 0..self.exports.len() {
                self.exports[k].vgpr[i].next = self.lane[i].memory_read.val();
                self.export_active[i].next = self.exports[k].row_active[i].val();
                self.export_data[i].next = self.exports[k].row_data[i].val();
            }
            self.lane[i].memory_data.next = self.launch_value[i].val();
            self.lane[i].memory_bytes.next = 15.into();
            if self.row_port.write_ready[1].val() {
                self.lane[i].memory_data.next = self.lds.write_data[i].val();
                self.lane[i].memory_bytes.next = self.lds.write_bytes[i].val();
            }
            if self.row_port.write_ready[0].val() {
                self.lane[i].memory_data.next = self.vmem.write_data[i].val();
                self.lane[i].memory_bytes.next = self.vmem.write_bytes[i].val();
            }
        }

        // Vector memory.
        self.vmem.issue_valid.next = self.issue.valid[4].val();
        self.vmem.issue.next = self.issue.unit[4].val();
        self.words[2].valid.next = self.issue.valid[4].val();
        self.words[2].words.next = self.issue.unit_words[4].val();
        self.vmem_decode.words.next = self.words[2].held.val();
        self.vmem_issue.words.next = self.issue.unit_words[4].val();
        self.vmem.issue_scalar.next = self.vmem_issue.first_scalar.val();
        self.vmem.access.next = self.vmem_decode.access.val();
        self.states.vmem_issue.next = self.issue.unit[4].val().wave;
        self.vmem.issue_state.next = self.states.vmem_issue_state.val();
        self.vmem.invalidate.next = self.invalidate.val();
        self.vmem.written.next = self.written.val();
        self.vmem.written_line.next = self.written_line.val();
        self.atomic.next = self.vmem.atomic.val();
        self.vmem.atomic_ready.next = self.atomic_ready.val();
        self.vmem.atomic_answer.next = self.atomic_answer.val();
        // Scalar memory has the cycles that vector memory leaves; the operation in progress is the one that is answered.
        for k in 0..self.smem.change.len() {
            if self.smem.atomic_sends[k].val() {
                self.atomic.next = self.smem.atomic[k].val();
            }
            if self.smem.atomic_waits[k].val() {
                self.vmem.atomic_answer.next.valid = false;
            }
        }
        self.violation.next = self.vmem.violation.val();
        self.debug_handled.next = 0.into();
        self.lds_violation.next.valid = false;
        self.lds_violation.next.wave = self.lds.wave.val();
        self.lds_violation.next.sequence = self.lds.sequence.val();
        for k in 0..self.violations.len() {
            self.vmem.atomic_refused[k].next = self.atomic_refused[k].val();
            self.watches[k].clock.next = self.clock.val();
            self.watches[k].write.next = self.watch[k].val();
            self.watches[k].vector.next = self.vmem.line_access[k].val();
            self.watches[k].scalar.next = self.smem.line_access[k].val();
            self.violations[k].refused.next = self.vmem.violation.val();
            self.violations[k].vector.next = self.vmem.memory_violation[k].val();
            self.violations[k].scalar.next = self.smem.refused[k].val();
            self.lds_violation.next.valid = self.lds.violation[k].val();
            self.violations[k].shared.next = self.lds_violation.val();
            self.violation.next.reason = self.violations[k].reason.val();
            self.debug_handled.next = self.violations[k].handled.val();
        }

        // Local data share.
        self.lds.simd.next = self.index.val();
        self.flat.memory_valid.next = self.issue.valid[4].val();
        self.flat.memory.next = self.issue.unit[4].val();
        self.flat.memory_words.next = self.issue.unit_words[4].val();
        self.flat.memory_is_flat.next = self.vmem_issue.is_flat.val();
        self.flat.memory_exec.next = self.states.vmem_issue_state.val().exec;
        self.flat.lds_valid.next = self.issue.valid[5].val();
        self.flat.lds.next = self.issue.unit[5].val();
        self.flat.lds_words.next = self.issue.unit_words[5].val();
        self.flat.exec_now.next = self.states.lds_issue_state.val().exec;
        self.flat.ready.next = self.lds.ready.val();
        self.lds.memory_parts.next = self.vmem.flat_parts.val();
        self.vmem.lds_parts.next = self.lds.flat_parts.val();
        self.vmem.flat_done.next = self.lds.retired.val().valid & self.lds.flat.val();
        self.lds.issue_valid.next = self.flat.unit_valid.val();
        self.lds.issue.next = self.flat.unit.val();
        self.words[3].valid.next = self.flat.unit_valid.val();
        self.words[3].words.next = self.flat.unit_words.val();
        self.lds_decode.words.next = self.words[3].held.val();
        self.lds.issued_operation.next = self.lds_decode.operation.val();
        self.lds.issue_exec.next = self.flat.unit_exec.val();
        self.states.lds_issue.next = self.flat.unit.val().wave;
        self.lds.issue_state.next = self.states.lds_issue_state.val();
        self.lds.vgprs.next = self.launch_vgprs.val();
        self.lds_want.next = self.lds.want.val();
        self.lds_store.next = self.lds.store.val();
        self.lds_hold.next = self.lds.hold.val();
        self.lds.granted.next = self.lds_granted.val();
        for i in 0..self.lane.len() {
            self.lds_valid[i].next = self.lds.valid[i].val();
            self.lds_request[i].next = self.lds.request[i].val();
            self.lds.served[i].next = self.lds_served[i].val();
            self.lds.loaded[i].next = self.lds_word[i].val();
        }
        // Exports, which share the class of the local data share.
        self.export_done.next.valid = false;
        self.export_done.next.wave = 0.into();
        self.export_done.next.sequence = 0.into();
        for k in 0..self.exports.len() {
            self.export_issue[k].words.next = self.issue.unit_words[5].val();
            self.issue.unit_ready[5].next = self.lds.ready.val() & !self.flat.waits.val() & self.exports[k].ready.val();
            self.flat.lds_valid.next = self.issue.valid[5].val() & !self.export_issue[k].exports.val();
            self.exports[k].clock.next = self.clock.val();
            self.exports[k].issue_valid.next = self.issue.valid[5].val() & self.export_issue[k].exports.val();
            self.exports[k].issue.next = self.issue.unit[5].val();
            self.exports[k].issue_state.next = self.states.lds_issue_state.val();
            self.export_words[k].clock.next = self.clock.val();
            self.export_words[k].valid.next = self.issue.valid[5].val() & self.export_issue[k].exports.val();
            self.export_words[k].words.next = self.issue.unit_words[5].val();
            self.export_decode[k].words.next = self.export_words[k].held.val();
            self.exports[k].operation.next = self.export_decode[k].operation.val();
            self.exports[k].vgprs.next = self.launch_vgprs.val();
            for j in 0..self.launch_dynamic.len() {
                self.wave_vgprs[j + 4].wave.next = self.exports[k].wave.val();
                self.exports[k].vgprs.next = self.wave_vgprs[j + 4].vgprs.val();
            }
            self.export[k].next = self.exports[k].row.val();
            self.export_done.next = self.exports[k].retired.val();
            self.exports[k].row_ready.next = self.export_ready[k].val();
            self.exports[k].others_tell.next = self.lds.retired.val().valid | self.lds.read_done.val();
        }
        // Loads of vector memory to LDS.
        for k in 0..self.lds_access.len() {
            self.lds_access[k].clock.next = self.clock.val();
            self.lds_access[k].unit_want.next = self.lds.want.val();
            self.lds_access[k].unit_store.next = self.lds.store.val();
            self.lds_access[k].unit_hold.next = self.lds.hold.val();
            self.lds_access[k].load_want.next = self.vmem.shared_want[k].val();
            self.lds_access[k].unit_fours[k].next = self.lds.in_fours[k].val();
            self.lds_access[k].load_fours[k].next = self.vmem.shared_fours[k].val();
            self.lds_fours[k].next = self.lds_access[k].in_fours[k].val();
            self.lds_access[k].granted.next = self.lds_granted.val();
            self.vmem.shared_granted[k].next = self.lds_access[k].load_granted.val();
            self.lds.granted.next = self.lds_access[k].unit_granted.val();
            self.lds_want.next = self.lds_access[k].want.val();
            self.lds_store.next = self.lds_access[k].store.val();
            self.lds_hold.next = self.lds_access[k].hold.val();
            for i in 0..self.lane.len() {
                self.lds_access[k].unit_valid[i].next = self.lds.valid[i].val();
                self.lds_access[k].unit_request[i].next = self.lds.request[i].val();
                self.lds_access[k].load_valid[i].next = self.vmem.shared_valid[i].val();
                self.lds_access[k].load_request[i].next = self.vmem.shared_request[i].val();
                self.vmem.shared_served[i].next = self.lds_served[i].val();
                self.lds_valid[i].next = self.lds_access[k].valid[i].val();
                self.lds_request[i].next = self.lds_access[k].request[i].val();
                self.lds_access[k].unit_upper[i].next = self.lds.upper[i].val();
                self.lds_access[k].load_upper[i].next = self.vmem.shared_upper[i].val();
                self.lds_upper[i].next = self.lds_access[k].upper[i].val();
                self.lds.loaded_upper[i].next = self.lds_word_upper[i].val();
            }
        }

        // Memory port.
        self.request[0].next = self.fetch.request.val();
        self.request[1].next = self.smem.request.val();
        self.request[2].next = self.vmem.request.val();
        for k in 0..self.smem.change.len() {
            if self.smem.atomic_sends[k].val() {
                self.request[2].next = self.smem.atomic_target[k].val();
            }
        }
        self.request_data.next = self.vmem.request_data.val();
        self.fetch.request_ready.next = self.request_ready[0].val();
        self.smem.request_ready.next = self.request_ready[1].val();
        self.vmem.request_ready.next = self.request_ready[2].val();
        for k in 0..self.border_table.len() {
            self.vmem.border_table[k].next = self.border_table[k].val();
        }
        self.fetch.response.next = self.response[0].val();
        self.smem.response.next = self.response[1].val();
        self.vmem.response.next = self.response[2].val();
        for i in 0..self.response_data.len() {
            self.fetch.response_data[i].next = self.response_data[i].val();
            self.smem.response_data[i].next = self.response_data[i].val();
            self.vmem.response_data[i].next = self.response_data[i].val();
        }
        self.smem.invalidate.next = self.invalidate_data.val();
        self.forget_data.next = self.smem.forget.val();

        // What waves learn of their instructions.
        self.progress.workers.next.scalar_write = self.scalar_port.written.val().wave;
        self.progress.workers.next.salu = self.salu.write_wave.val();
        self.progress.workers.next.valu_head = self.valu.head_wave.val();
        self.progress.workers.next.valu = self.valu.retired.val().wave;
        self.progress.workers.next.smem_read = self.smem.read_wave.val();
        self.progress.workers.next.smem = self.smem.retired.val().wave;
        self.progress.workers.next.vmem_read = self.vmem.read_wave.val();
        self.progress.workers.next.vmem = self.vmem.loaded.val().wave;
        self.vmem_violation.next = self.vmem.violation.val();
        self.progress.workers.next.vmem_sent = self.vmem_violation.val().wave;
        self.progress.workers.next.lds_read = self.lds.wave.val();
        self.progress.workers.next.lds = self.lds.retired.val().wave;
        self.progress.happens.next.scalar_write = self.scalar_port.written.val().valid;
        self.progress.happens.next.scc_write = self.salu.scc_write.val();
        self.progress.happens.next.mode_write = self.salu.mode_write.val();
        self.progress.happens.next.state_write = false;
        self.exceptions_written.next.valid = false;
        self.exceptions_written.next.index = 0.into();
        self.exceptions_written.next.value = 0.into();
        self.progress.happens.next.exceptions_write = false;
        self.progress.happens.next.outside = false;
        for k in 0..self.vmem.outside.len() {
            self.progress.happens.next.outside = self.vmem.outside[k].val();
        }
        self.progress.happens.next.scalar_raised = 0.into();
        self.progress.happens.next.raised = 0.into();
        for k in 0..self.valu.raised.len() {
            self.progress.happens.next.raised = self.valu.raised[k].val();
        }
        for k in 0..self.salu.exceptions_write.len() {
            self.exceptions_written.next = self.salu.exceptions_write[k].val();
            self.progress.happens.next.exceptions_write = self.exceptions_written.val().valid;
            self.progress.happens.next.scalar_raised = self.salu.raised[k].val();
        }
        for k in 0..self.handler.len() {
            self.state_written.next = self.salu.state_write[k].val();
            self.progress.happens.next.state_write = self.state_written.val().valid;
            self.smem.handler[k].next = self.handler[k].val();
        }
        self.progress.happens.next.salu_done = self.salu.retired.val().valid;
        self.progress.happens.next.valu_read = self.valu.read_done.val();
        self.progress.happens.next.valu_done = self.valu.retired.val().valid;
        self.progress.happens.next.valu_scalar_done = self.valu.scalar_done.val();
        self.progress.happens.next.smem_done = self.smem.retired.val().valid;
        self.progress.happens.next.resume = self.smem.resumes.val();
        self.progress.happens.next.transfer = self.smem.jumps.val() | self.smem.sleeps.val();
        self.progress.happens.next.vmem_read = self.vmem.read_done.val();
        self.progress.happens.next.load_done = self.vmem.loaded.val().valid;
        self.progress.happens.next.store_done = self.vmem.stored.val().valid;
        self.progress.happens.next.lds_read = self.lds.read_done.val();
        self.progress.happens.next.lds_done = self.lds.retired.val().valid;
        if self.export_done.val().valid {
            self.progress.workers.next.lds_read = self.export_done.val().wave;
            self.progress.workers.next.lds = self.export_done.val().wave;
            self.progress.happens.next.lds_read = true;
            self.progress.happens.next.lds_done = true;
        }

        // Debug events.
        self.debug_scalar.next = self.scalar_port.written.val();
        self.debug_condition.next.valid = self.salu.scc_write.val();
        self.debug_condition.next.wave = self.salu.write_wave.val();
        self.debug_condition.next.sequence = self.salu.retired.val().sequence;
        self.debug_condition.next.value = self.salu.scc_value.val();
        self.debug_answer.next.valid = self.answer_trace.valid.val();
        self.debug_answer.next.wave = self.answer_trace.wave.val();
        self.debug_answer.next.sequence = self.answer_trace.answered_sequence.val();
        self.debug_answer.next.value = self.signalled_first.val();
        self.debug_valu.next = self.valu.done_event.val();
        for k in 0..self.debug_matrix.len() {
            self.debug_matrix[k].next = self.valu.matrix_event[k].val();
        }
        self.debug_units.next.ready = self.issue.units.val();
        self.debug_units.next.vector = self.valu.debug_activity.val();
        self.debug_units.next.vector_read = self.valu.read_done.val();
        self.debug_units.next.matrix = MatrixActivity::Idle;
        for k in 0..self.matrix.len() {
            if self.valu.debug_matrix.val() | self.matrix[k].debug_fills.val() {
                self.debug_units.next.matrix = MatrixActivity::Operands;
            }
            if self.matrix[k].debug_multiplies.val() {
                self.debug_units.next.matrix = MatrixActivity::Multiply;
            }
        }
        for k in 0..self.mfma.len() {
            if self.valu.debug_matrix.val() | self.mfma[k].debug_fills.val() {
                self.debug_units.next.matrix = MatrixActivity::Operands;
            }
            if self.mfma[k].debug_multiplies.val() {
                self.debug_units.next.matrix = MatrixActivity::Multiply;
            }
        }
        self.debug_units.next.memory_read = self.vmem.read_done.val();
        self.debug_units.next.memory_reader = self.vmem.read_wave.val();
        self.debug_units.next.shared_read = self.lds.read_done.val();
        self.debug_units.next.shared_reader = self.lds.wave.val();
        if self.export_done.val().valid {
            self.debug_units.next.shared_read = true;
            self.debug_units.next.shared_reader = self.export_done.val().wave;
        }
        self.debug_units.next.shared = SharedActivity::Idle;
        if self.lds.want.val() {
            self.debug_units.next.shared = SharedActivity::Refused;
            if self.lds.granted.val() {
                self.debug_units.next.shared = SharedActivity::Access;
                if self.lds.debug_conflict.val() {
                    self.debug_units.next.shared = SharedActivity::BankConflict;
                }
            }
        }
        self.debug_load.next = self.row_port.writes.val();
        self.debug_load.next.valid = self.row_port.write_ready[0].val() | self.row_port.write_ready[1].val();
        for i in 0..self.lane.len() {
            self.debug_valu_lane[i].next = self.lane[i].debug_valu.val();
            self.debug_load_lane[i].next = self.lane[i].debug_load.val();
            for k in 0..self.mfma.len() {
                self.debug_matrix_lane[i].next = self.mfma[k].value[i].val();
            }
        }
        self.debug_lds.next.valid = self.lds.debug_store.val();
        self.debug_lds.next.wave = self.lds.wave.val();
        self.debug_lds.next.sequence = self.lds.sequence.val();
        self.debug_lds.next.conflict = self.lds.debug_conflict.val();
        for k in 0..self.lds_access.len() {
            if self.lds_access[k].load_granted.val() {
                self.debug_lds.next.valid = true;
                self.debug_lds.next.wave = self.vmem.write.val().wave;
                self.debug_lds.next.sequence = self.vmem.write.val().sequence;
                self.debug_lds.next.conflict = false;
            }
        }
        self.debug_request.next = self.vmem.requester.val();
        self.debug_hit.next = self.vmem.debug_hit.val();
        for k in 0..self.debug_joined.len() {
            self.debug_joined[k].next = self.vmem.debug_joined[k].val();
        }
        self.debug_scalar_request.next.valid = self.smem.request.val().valid;
        self.debug_scalar_request.next.wave = self.smem.requester.val().wave;
        self.debug_scalar_request.next.sequence = self.smem.requester.val().sequence;
        self.debug_retire[0].next = self.salu.retired.val();
        self.debug_retire[1].next = self.valu.retired.val();
        self.debug_retire[2].next = self.smem.retired.val();
        self.debug_retire[3].next = self.vmem.loaded.val();
        self.debug_retire[4].next = self.vmem.stored.val();
        // A FLAT instruction retires in vector memory.
        self.debug_retire[5].next = self.lds.retired.val();
        self.debug_retire[5].next.valid = self.lds.retired.val().valid & !self.lds.flat.val();
        if self.export_done.val().valid {
            self.debug_retire[5].next = self.export_done.val();
        }
    }
}
