//! Work-groups, their barriers and waves of shaders.

use super::ComputeUnit;
use crate::front::patience::PATIENCE_BITS;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Groups;

impl Section<Groups> for ComputeUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // Work-groups.
        self.cycles.d.next = self.cycles.q.val() + 1;
        self.tick.next = self.cycles.q.val().get_bits::<6>(0) == 0;
        for k in 0..self.looks.len() {
            self.looks[k].next = self.cycles.q.val().get_bits::<PATIENCE_BITS>(0) == 0;
        }
        self.barriers.launch.next = false;
        self.barriers.launch_group.next = self.dispatcher.group.val();
        self.barriers.launch_waves.next = self.dispatcher.group_waves.val();
        self.forget.d.next = false;
        self.forget_data.d.next = false;
        for k in 0..self.launcher.len() {
            if self.drawing[k].val() {
                self.barriers.launch_group.next = self.launcher[k].group.val();
                self.barriers.launch_waves.next = 1.into();
            }
            if self.draw_starts[k].val() {
                self.forget.d.next = true;
                self.forget_data.d.next = true;
            }
        }
        for i in 0..self.simd.len() {
            if self.dispatcher.launch[i].val().any() {
                self.barriers.launch.next = true;
            }
            for k in 0..self.launcher.len() {
                if self.launcher[k].launch[i].val().any() {
                    self.barriers.launch.next = true;
                }
            }
            if self.simd[i].forget.val() {
                self.forget.d.next = true;
            }
            if self.simd[i].forget_data.val() {
                self.forget_data.d.next = true;
            }
            for k in 0..self.border_table.len() {
                self.simd[i].border_table[k].next = self.border_table[k].val();
            }
            self.barriers.signal[i].next = self.simd[i].signal.val();
            self.barriers.wake[i].next = self.simd[i].wake.val();
            self.barriers.end[i].next = self.simd[i].end.val();
            self.barriers.group[i].next = self.simd[i].event_group.val();
            // What nobody waits for stays as it is, which saves power, and time in simulation.
            self.simd[i].tick.next = self.tick.val() & self.simd[i].counts.val();
            for k in 0..self.looks.len() {
                self.simd[i].looks[k].next = self.looks[k].val();
            }
            self.simd[i].cycles.next = 0.into();
            if self.simd[i].reads_cycles.val() {
                self.simd[i].cycles.next = self.cycles.q.val();
            }
            self.simd[i].completed.next = self.barriers.completed.val();
            self.simd[i].completed_group.next = self.barriers.completed_group.val();
            self.barriers.asking_group[i].next = self.simd[i].asking_group.val();
            self.simd[i].signalled.next = self.barriers.signalled[i].val();
            self.simd[i].signalled_first.next = self.barriers.first[i].val();
            for j in 0..self.barriers.woken.len() {
                self.simd[i].woken[j].next = self.barriers.woken[j].val();
                self.simd[i].woken_group[j].next = self.barriers.woken_group[j].val();
            }
            for k in 0..self.handlers_barriers.len() {
                self.handlers_barriers[k].signal[i].next = self.simd[i].signal_handlers[k].val();
                self.handlers_barriers[k].wake[i].next = false;
                self.handlers_barriers[k].end[i].next = self.simd[i].end.val();
                self.handlers_barriers[k].group[i].next = self.simd[i].event_group.val();
                self.handlers_barriers[k].asking_group[i].next = self.simd[i].asking_group.val();
                self.simd[i].handlers_completed[k].next = self.handlers_barriers[k].completed.val();
                self.simd[i].handlers_completed_group[k].next = self.handlers_barriers[k].completed_group.val();
                self.simd[i].signalled_handlers[k].next = self.handlers_barriers[k].signalled[i].val();
                self.simd[i].signalled_first.next =
                    self.barriers.first[i].val() | self.handlers_barriers[k].first[i].val();
            }
            self.interrupt[i].next = self.simd[i].interrupt.val();
            self.interrupt_data[i].next = self.simd[i].event_m0.val();
        }

        for k in 0..self.handlers_barriers.len() {
            self.handlers_barriers[k].clock.next = self.clock.val();
            self.handlers_barriers[k].clear.next = self.faults.stop.val();
            self.handlers_barriers[k].launch.next = self.barriers.launch.val();
            self.handlers_barriers[k].launch_group.next = self.barriers.launch_group.val();
            self.handlers_barriers[k].launch_waves.next = self.barriers.launch_waves.val();
        }

        // Local data share.
        for k in 0..self.launcher.len() {
            self.lds.guest_want[k].next = self.lds_want[k].val();
            self.lds_granted[k].next = self.lds.guest_granted[k].val();
            for j in 0..self.lds.guest_request.len() {
                self.lds.guest_request[j].next = self.lds_request[j].val();
            }
        }
        for i in 0..self.simd.len() {
            self.lds.want[i].next = self.simd[i].lds_want.val();
            self.lds.store[i].next = self.simd[i].lds_store.val();
            self.lds.hold[i].next = self.simd[i].lds_hold.val();
            for k in 0..self.simd[0].lds_single.len() {
                self.lds.single[i].next = self.simd[i].lds_single[k].val();
            }
            self.simd[i].lds_granted.next = self.lds.granted[i].val();
            for k in 0..self.simd[0].lds_fours.len() {
                self.lds.in_fours[i].next = self.simd[i].lds_fours[k].val();
                self.debug_lds_fours[i].next = self.simd[i].lds_fours[k].val();
            }
            for j in 0..self.lds.word_upper.len() {
                self.debug_lds_upper[i][3 * j].next = self.simd[i].lds_upper[j].val().get_bits::<32>(0);
                self.debug_lds_upper[i][3 * j + 1].next = self.simd[i].lds_upper[j].val().get_bits::<32>(32);
                self.debug_lds_upper[i][3 * j + 2].next = self.simd[i].lds_upper[j].val().get_bits::<32>(64);
                self.lds.upper[i][j].next = self.simd[i].lds_upper[j].val();
                self.simd[i].lds_word_upper[j].next = self.lds.word_upper[j].val();
            }
            for j in 0..self.lds.served.len() {
                self.lds.valid[i][j].next = self.simd[i].lds_valid[j].val();
                self.lds.request[i][j].next = self.simd[i].lds_request[j].val();
                self.simd[i].lds_served[j].next = self.lds.served[j].val();
                self.simd[i].lds_word[j].next = self.lds.word[j].val();
            }
        }

        self.wave_now.next = self.no_wave.val();
        for k in 0..self.launcher.len() {
            self.wave_now.next = self.wave[k].val();
        }
        self.initial.next.pc = self.control.entry.val();
        self.initial.next.mode = self.control.mode.val();
        self.place.next.vgpr_base = self.dispatcher.vgpr_base.val();
        self.shape.next.wave64 = self.control.wave64.val();
        self.shape.next.group = self.dispatcher.group.val();
        self.shape.next.group_waves = self.dispatcher.group_waves.val();
        self.place.next.lds_base = self.dispatcher.lds_base.val();
        self.shape.next.lds_size = self.control.lds_bytes.val();
        self.place.next.scratch_base = self.dispatcher.scratch_base.val();
        // Waves of shaders: a work-group each.
        for k in 0..self.launcher.len() {
            self.launcher[k].clock.next = self.clock.val();
            self.launcher[k].wave.next = self.wave[k].val();
            for j in 0..self.wave_user_data.len() {
                self.launcher[k].user_data[j].next = self.wave_user_data[j].val();
            }
            self.launcher[k].vgprs.next = self.wave_vgprs[k].val();
            self.launcher[k].lds_bytes.next = self.wave_lds_bytes[k].val();
            self.launcher[k].stop.next = self.faults.stop.val() | !self.drawing[k].val();
            for j in 0..self.wave_value.len() {
                self.launcher[k].value[j].next = self.wave_value[j].val();
            }
            self.launcher[k].value_valid.next = self.wave_value_valid[k].val();
            self.wave_placed[k].next = self.launcher[k].placed.val();
            self.wave_started[k].next = self.launcher[k].started.val();
            self.wave_register[k].next = self.launcher[k].register.val();
            self.wave_beat[k].next = self.launcher[k].beat.val();
            if self.drawing[k].val() {
                self.initial.next.pc = self.wave_now.val().pc;
                self.initial.next.mode = self.wave_now.val().mode;
                self.place.next.vgpr_base = self.launcher[k].vgpr_base.val();
                self.place.next.lds_base = self.launcher[k].lds_base.val();
                self.place.next.scratch_base = 0.into();
                self.shape.next.wave64 = true;
                self.shape.next.group = self.launcher[k].group.val();
                self.shape.next.group_waves = 1.into();
                self.shape.next.lds_size = self.wave_lds_bytes[k].val();
            }
        }
        self.initial.next.place = self.place.val();
        self.initial.next.shape = self.shape.val();
        for i in 0..self.dispatcher.scalar_row.len() {
            self.simd[i].launch_initial[0].next = self.dispatcher.scalar_row[i].val();
        }
        for i in 0..self.simd.len() {
            self.simd[i].clock.next = self.clock.val();
            self.simd[i].index.next = self.number[i].val();
            self.simd[i].initial.next = self.initial.val();
            self.simd[i].launch_vgprs.next = self.control.vgprs.val();
            for k in 0..self.control.dynamic.len() {
                self.simd[i].launch_dynamic[k].next = self.control.dynamic[k].val();
            }
            for k in 0..self.control.accumulation.len() {
                self.simd[i].launch_accumulation[k].next = self.control.accumulation[k].val();
            }
            self.simd[i].launch_wave.next = self.dispatcher.wave[i].val();
            self.simd[i].launch_scalar.next = self.dispatcher.scalar_write[i].val();
            self.dispatcher.scalar_ready[i].next = self.simd[i].launch_scalar_ready.val();
            self.simd[i].launch_pair.next = self.dispatcher.scalar_pair[i].val();
            self.simd[i].launch_data.next = self.dispatcher.scalar_data[i].val();
            self.simd[i].launch_vgpr.next = self.dispatcher.vgpr_write[i].val();
            self.dispatcher.vgpr_ready[i].next = self.simd[i].launch_vgpr_ready.val();
            self.simd[i].launch_row.next = self.dispatcher.vgpr_row.val();
            self.simd[i].launch_beat.next = self.dispatcher.vgpr_beat.val();
            self.simd[i].invalidate.next = self.empties.val() | self.forget.q.val();
            self.simd[i].invalidate_data.next = self.empties.val() | self.forget_data.q.val();
            self.dispatcher.active_groups[i].next = self.simd[i].active_groups.val();
            for j in 0..self.dispatcher.vgpr_data.len() {
                self.simd[i].launch_value[j].next = self.dispatcher.vgpr_data[j].val();
            }
            self.simd[i].launch.next = self.dispatcher.launch[i].val();
            self.simd[i].run.next = self.dispatcher.run[i].val();
            self.dispatcher.active[i].next = self.simd[i].active.val();
            self.debug_launch[i].next = self.dispatcher.launch[i].val();
            self.faults.launch[i].next = self.dispatcher.launch[i].val();
            for k in 0..self.launcher.len() {
                self.launcher[k].active[i].next = self.simd[i].active.val();
                self.launcher[k].active_groups[i].next = self.simd[i].active_groups.val();
                self.launcher[k].scalar_ready[i].next = self.simd[i].launch_scalar_ready.val();
                self.launcher[k].vgpr_ready[i].next = self.simd[i].launch_vgpr_ready.val();
                self.wave_active[i].next = self.simd[i].active.val();
                if self.drawing[k].val() {
                    self.simd[i].launch_vgprs.next = self.wave_vgprs[k].val();
                    self.simd[i].launch_wave.next = self.launcher[k].scalar_wave.val();
                    self.simd[i].launch_scalar.next = self.launcher[k].scalar_write[i].val();
                    self.simd[i].launch_pair.next = self.launcher[k].scalar_pair.val();
                    self.simd[i].launch_data.next = self.launcher[k].scalar_data.val();
                    self.simd[i].launch_vgpr.next = self.launcher[k].vgpr_write[i].val();
                    self.simd[i].launch_row.next = self.launcher[k].vgpr_row.val();
                    self.simd[i].launch_beat.next = self.launcher[k].vgpr_beat.val();
                    for j in 0..self.dispatcher.vgpr_data.len() {
                        self.simd[i].launch_value[j].next = self.launcher[k].vgpr_data[j].val();
                    }
                    self.simd[i].launch.next = self.launcher[k].launch[i].val();
                    self.simd[i].run.next = self.launcher[k].run[i].val();
                    self.debug_launch[i].next = self.launcher[k].launch[i].val();
                    self.faults.launch[i].next = self.launcher[k].launch[i].val();
                }
            }
            self.simd[i].stop.next = self.faults.stop.val();
            for k in 0..self.control.handler.len() {
                self.simd[i].handler[k].next = self.control.handler[k].val();
                self.simd[i].watch[k].next = self.control.watch[k].val();
                self.simd[i].command[k].next = self.control.command[k].val();
                self.simd[i].commanded[k].next = 0.into();
                if self.control.command_simd[k].val() == self.number[i].val() {
                    self.simd[i].commanded[k].next =
                        bit_cast::<16, 1>(true.into()) << self.control.command_slot[k].val();
                }
                if self.control.command_all[k].val() {
                    self.simd[i].commanded[k].next = 0xffff_u64.into();
                }
            }
            self.faults.fault[i].next = self.simd[i].fault.val();
            self.faults.fault_kind[i].next = self.simd[i].fault_kind.val();
            self.faults.fault_pc[i].next = self.simd[i].fault_pc.val();
            self.faults.violation[i].next = self.simd[i].violation.val();
            self.faults.violation_pc[i].next = self.simd[i].violation_pc.val();
            self.fault[i].next = self.simd[i].fault.val();
            self.debug_request[i].next = self.simd[i].debug_request.val();
            for j in 0..self.debug_place[0].len() {
                self.debug_place[i][j].next = self.simd[i].debug_place[j].val();
                self.debug_wave[i][j].next = self.simd[i].debug_wave[j].val();
            }
            self.debug_units[i].next = self.simd[i].debug_units.val();
            self.debug_hit[i].next = self.simd[i].debug_hit.val();
            for k in 0..self.simd[0].debug_joined.len() {
                self.debug_joined[i][k].next = self.simd[i].debug_joined[k].val();
            }
            self.debug_handled[i].next = self.simd[i].debug_handled.val();
            self.debug_scalar_request[i].next = self.simd[i].debug_scalar_request.val();
            self.debug_scalar[i].next = self.simd[i].debug_scalar.val();
            self.debug_condition[i].next = self.simd[i].debug_condition.val();
            self.debug_answer[i].next = self.simd[i].debug_answer.val();
            self.debug_valu[i].next = self.simd[i].debug_valu.val();
            for k in 0..self.simd[0].debug_matrix.len() {
                self.debug_matrix[i].next = self.simd[i].debug_matrix[k].val();
            }
            for j in 0..self.simd[0].debug_matrix_lane.len() {
                self.debug_matrix_lane[i][j].next = self.simd[i].debug_matrix_lane[j].val();
            }
            self.debug_load[i].next = self.simd[i].debug_load.val();
            self.debug_lds[i].next = self.simd[i].debug_lds.val();
            self.fault_pc[i].next = self.simd[i].fault_pc.val();
            for j in 0..self.dispatcher.vgpr_data.len() {
                self.debug_valu_lane[i][j].next = self.simd[i].debug_valu_lane[j].val();
                self.debug_load_lane[i][j].next = self.simd[i].debug_load_lane[j].val();
                self.debug_lds_lane[i][j].next = self.simd[i].lds_request[j].val();
                self.debug_lds_served[j].next = self.lds.served[j].val();
            }
            for j in 0..6 {
                self.debug_issue[6 * i + j].next = self.simd[i].debug_issue[j].val();
                self.debug_retire[6 * i + j].next = self.simd[i].debug_retire[j].val();
            }

            // Exports.
            for k in 0..self.simd[0].export.len() {
                self.export[i].next = self.simd[i].export[k].val();
                self.simd[i].export_ready[k].next = self.export_ready[i].val();
                for j in 0..self.dispatcher.vgpr_data.len() {
                    self.export_active[i][j].next = self.simd[i].export_active[j].val();
                    self.export_data[i][j].next = self.simd[i].export_data[j].val();
                }
            }

            // Clients of the port: three a SIMD.
            for j in 0..3 {
                self.requests.request[3 * i + j].next = self.simd[i].request[j].val();
                self.simd[i].request_ready[j].next = self.requests.taken[3 * i + j].val();
                self.simd[i].response[j].next = self.responses.to[3 * i + j].val();
            }
            self.requests.data[i].next = self.simd[i].request_data.val();
            for k in 0..self.request_beat.len() {
                self.simd[i].request_beat[k].next = self.request_beat[k].val();
            }
            self.simd[i].written.next = self.requests.written.val();
            self.simd[i].written_line.next = self.requests.written_line.val();
            self.atomic.operation[i].next = self.simd[i].atomic.val();
            self.atomic.target[i].next = self.simd[i].request[2].val();
            self.simd[i].atomic_ready.next = self.atomic.ready[i].val();
            self.simd[i].atomic_answer.next = self.atomic.answer[i].val();
            for k in 0..self.atomic.refused.len() {
                self.simd[i].atomic_refused[k].next = self.atomic.refused[k].val();
            }
            self.debug_atomic_simd[i].next = self.atomic.debug_simd[i].val();
            self.violation[i].next = self.simd[i].violation.val();
            for j in 0..self.responses.data.len() {
                self.simd[i].response_data[j].next = self.responses.data[j].val();
            }
        }
    }
}
