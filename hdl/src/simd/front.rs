//! Waves, fetch and issue: what each wave's slot sees and shows, who goes first, which unit takes an instruction.

use super::Simd;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Front;

impl Section<Front> for Simd {
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
            self.patience[k].looks.next = self.looks[k].val();
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
    }
}
