//! The launch of the operation at the head: what it waits for, and what enters the stages.

use super::Valu;
use crate::parts::sections::Section;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Launch;

impl Section<Launch> for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        // Launch.
        self.matrix_begins.next = self.gather.complete.val() & self.steps.begins.val() & self.is_matrix.val();
        self.walk_step.d.next = self.steps.walk.val().get_bits::<2>(0);
        self.walk_last.d.next = self.steps.leaves.val();
        self.shared_launch.next = self.gather.complete.val() & self.is_shared.val();
        self.shared_kind.next = self.head.val().shared_kind;
        self.shared_of_one.next = self.head.val().scalar_result;
        self.pending.launch.next = self.gather.complete.val() & self.is_shared.val();
        self.pending.leave.next = self.shared_announce.val();
        self.pending.enter.next = self.stages.starts_shared.val();
        self.pending.entering.next = self.stages.kept.val();
        // A step of a walk brings operands and has no result of its own: it takes no stage from the results that come back.
        self.stages.launch.next = self.gather.complete.val() & !self.is_matrix.val();
        self.walks.d.next = self.gather.complete.val() & self.is_matrix.val();
        self.walks_2.d.next = self.walks.q.val();
        self.walk_beat.d.next = self.steps.beat.val();
        self.walk_beat_2.d.next = self.walk_beat.q.val();
        self.stages.returns.next = self.shared_announce.val() | self.matrix_announce.val();
        self.stages.returned.next = self.pending.oldest.val();
        for k in 0..self.matrices.len() {
            if self.matrix_announce.val() {
                self.stages.returned.next = self.matrices[k].returned.val();
            }
        }
        self.stages.takes_turns.next = self.steps.takes_turns.val();
        self.stages.odd.next = self.steps.odd.val();
        self.stages.writeback.next.wave = self.head.val().wave;
        self.stages.writeback.next.sequence = self.head.val().sequence;
        self.stages.writeback.next.ends = self.steps.leaves.val() & self.head.val().last;
        self.stages.writeback.next.beat = self.steps.beat.val();
        self.stages.writeback.next.writes =
            self.head.val().writes & !self.head.val().ignored & !self.steps.collects.val();
        self.stages.writeback.next.writes_high =
            self.head.val().writes_high & !self.head.val().ignored & !self.steps.collects.val();
        self.stages.writeback.next.row = self.head.val().destination;
        self.stages.writeback.next.bytes = self.head.val().bytes;
        if self.steps.exchanged.val() {
            self.stages.writeback.next.row = self.head.val().row_2;
            self.stages.writeback.next.bytes = self.head.val().exchange_bytes;
        }
        self.stages.writeback.next.writes_scalar = self.head.val().has_mask_destination & self.steps.leaves.val();
        self.stages.writeback.next.register = self.head.val().mask_destination;
        self.stages.writeback.next.scalar_result = self.head.val().scalar_result;
        self.stages.writeback.next.early_mask = self.head.val().early_mask;
        self.stages.writeback.next.ignored = self.head.val().ignored;
        self.stages.unit.next = self.head.val().unit;
        if self.steps.collects.val() {
            self.stages.unit.next = UnitName::Integer;
        }
        self.stages.exec.next = self.head_state.val().exec;
        self.stages.vcc.next = self.head_state.val().vcc.get_bits::<32>(0);
        if self.head.val().high {
            self.stages.vcc.next = self.head_state.val().vcc.get_bits::<32>(32);
        }
        self.stages.mask_from_vcc.next = self.head.val().mask_from_vcc;
        self.stages.forward.next = self.scalars.forward.val();
        for i in 0..self.lane_early_flag.len() {
            self.stages.early_flag[i].next = self.lane_early_flag[i].val();
        }
        self.stages.exchanges.next = self.steps.exchanges.val();
        self.stages.exchanged.next = self.steps.exchanged.val();
        self.stages.collects.next = self.steps.collects.val();
        for i in 0..self.stages.hazard.len() {
            self.gather.hazard[i].next = self.stages.hazard[i].val();
            self.scalars.hazard[i].next = self.stages.hazard[i].val();
        }
        for i in 0..self.stages.entering.len() {
            self.gather.entering[i].next = self.stages.entering[i].val();
            self.scalars.entering[i].next = self.stages.entering[i].val();
        }
        for i in 0..self.pending.hazard.len() {
            self.gather.hazard[i + 6].next = self.pending.hazard[i].val();
            self.scalars.hazard[i + 6].next = self.pending.hazard[i].val();
        }
    }
}
