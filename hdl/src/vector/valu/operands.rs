//! Stages 1 and 2: operands, data from other lanes, the units' control.

use super::Valu;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Operands;

impl Section<Operands> for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        // Stage 1: operands.
        self.reuses.d.next = self.head.val().reuses;
        self.lane_load.next = self.load.q.val();
        self.lane_bank.next = self.bank.q.val();
        self.lane_source.next = self.origin.q.val();
        self.lane_bypass_high.next = self.bypass_high.q.val();
        for i in 0..self.lane_scalar.len() {
            self.scalar[i].next = self.constant[i].q.val();
            if self.is_register[i].q.val() {
                self.scalar[i].next = self.read_data[i].val();
            }
            if self.reuses.q.val() {
                self.scalar[i].next = self.kept[i].q.val();
            }
            self.kept[i].clock.next = self.clock.val();
            self.kept[i].d.next = self.scalar[i].val();
            self.lane_scalar[i].next = self.scalar[i].val();
        }
        // What launches with it.
        for k in 0..self.dual.len() {
            self.dual[k].clock.next = self.clock.val();
            self.dual[k].launch.next = self.gather.complete.val();
            self.dual[k].head.next = self.head.val();
            self.dual[k].scc.next = self.head_state.val().scc;
            self.dual[k].mode.next = self.head_state.val().mode;
            self.dual[k].read.next = self.read_data[2].val();
            for i in 0..self.lane_scalar.len() {
                self.dual[k].first[i].next = self.scalar[i].val();
                self.lane_scalar[i].next = self.dual[k].scalar[i].val();
            }
            for i in 0..self.stages.hazard.len() {
                self.dual[k].hazard[i].next = self.stages.hazard[i].val();
                self.gather.row_high[i].next = self.dual[k].row_high[i].val();
            }
            self.writes.row_high[k].next = self.dual[k].row_high[5].val();
            self.lane_dual[k].next = self.dual[k].lane.val();
        }
        // Collected sources are kept as they are.
        self.prepare.d.next = self.head.val().prepare;
        if self.steps.collects.val() {
            self.prepare.d.next = 0.into();
        }
        self.uses_crossed.d.next = self.steps.uses_crossed.val();
        self.lane_prepare.next = self.prepare.q.val();
        self.lane_uses_crossed.next = self.uses_crossed.q.val();

        // Stage 1: other lanes.
        self.cross.d.next = self.head.val().cross;
        self.fetch_inactive.d.next = self.head.val().fetch_inactive;
        self.bound_control.d.next = self.head.val().bound_control;
        self.dword.d.next = self.head.val().literal;
        self.wave64.d.next = self.head.val().wave64;
        self.high.d.next = self.head.val().high | self.steps.takes_upper_half.val();
        self.network.kind.next = self.cross.q.val();
        self.network.fetch_inactive.next = self.fetch_inactive.q.val();
        self.network.bound_control.next = self.bound_control.q.val();
        self.network.dword.next = self.dword.q.val();
        self.network.wave64.next = self.wave64.q.val();
        self.network.high.next = self.high.q.val();
        self.network.exec.next = self.stages.exec_1.val();
        self.network.beat.next = self.stages.hazard[0].val().beat;
        self.network.scalar_1.next = self.scalar[1].val().get_bits::<32>(0);
        self.network.scalar_2.next = self.scalar[2].val().get_bits::<32>(0);
        self.stages.chosen.next = self.network.chosen.val();
        self.stages.mask_register.next = self.read_data[2].val().get_bits::<32>(0);

        // Stage 2: units, and what is collected for other lanes.
        self.function.d.next = self.head.val().function;
        self.unit.d.next = self.head.val().unit;
        self.modifiers.d.next = self.head.val().modifiers;
        self.mode.d.next = self.head_state.val().mode;
        self.unit_control.function.next = self.function.q.val();
        self.unit_control.unit.next = self.unit.q.val();
        self.unit_control.modifiers.next = self.modifiers.q.val();
        self.unit_control.mode.next = self.mode.q.val();
        self.integer_control.d.next = self.unit_control.integer.val();
        self.float_control.d.next = self.unit_control.float.val();
        self.lane_integer_start.next = self.stages.starts_integer.val();
        self.lane_float_start.next = self.stages.starts_float.val();
        self.float_odd.next = self.stages.odd_2.val();
        self.lane_integer_control.next = self.integer_control.q.val();
        self.high_2.d.next = self.high.q.val();
        self.numbers.high.next = self.high_2.q.val();
        self.numbers.beat.next = self.stages.hazard[1].val().beat;
        self.lane_float_control.next = self.float_control.q.val();
        self.shared_word.d.next = self.unit_control.shared.val();
        self.shared_control.next = self.shared_word.q.val();
        self.shared_start.next = self.stages.starts_shared.val();
        self.walk_step_2.d.next = self.walk_step.q.val();
        self.walk_last_2.d.next = self.walk_last.q.val();
        self.walk_control_2.d.next = self.walk_control.q.val();
        self.matrix_start.next = self.walks_2.q.val();
        self.matrix_step.next = self.walk_step_2.q.val();
        self.matrix_beat.next = self.walk_beat_2.q.val();
        self.matrix_last.next = self.walk_last_2.q.val();
        self.matrix_control.next = self.walk_control_2.q.val();
        self.network.collect.next = self.stages.collects_2.val();
        self.network.collect_beat.next = self.stages.hazard[1].val().beat;
    }
}
