//! The vector ALU, its lanes and the units that lanes share: transcendental, matrices, wide floats.

use super::Simd;
use crate::parts::sections::Section;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Vector;

impl Section<Vector> for Simd {
    #[hdl_gen]
    fn update(&mut self) {
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
    }
}
