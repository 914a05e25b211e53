//! Operations of several clocks and matrix multiplies, which walk through their rows: what they hold back, and their gathering.

use super::Valu;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Multiplies;

impl Section<Multiplies> for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        // An operation that silicon takes longer for holds those behind it.
        if self.clocks_left.q.val() != 0 {
            self.clocks_left.d.next = self.clocks_left.q.val() - 1;
        }
        if self.steps.leaves.val() & !self.is_matrix.val() {
            self.clocks_left.d.next = self.head.val().clocks;
        }
        // On silicon a multiply's results have a way of their own. Here each pair of rows takes a launch, and an operation of several
        // clocks, of which the lanes need but one, makes up for it.
        for k in 0..self.kept_back.len() {
            self.kept_back[k].clock.next = self.clock.val();
            self.kept_back[k].d.next = self.kept_back[k].q.val();
            if self.steps.leaves.val() & !self.is_matrix.val() {
                self.clocks_left.d.next = 0.into();
                self.kept_back[k].d.next = self.kept_back[k].q.val() - self.head.val().clocks;
                if self.head.val().clocks > self.kept_back[k].q.val() {
                    self.clocks_left.d.next = self.head.val().clocks - self.kept_back[k].q.val();
                    self.kept_back[k].d.next = 0.into();
                }
            } else if self.matrix_announce.val()
                & !self.is_matrix.val()
                & (self.clocks_left.q.val() == 0)
                & (self.kept_back[k].q.val() != 3)
            {
                self.kept_back[k].d.next = self.kept_back[k].q.val() + 1;
            }
            if !self.queue.not_empty.val() {
                self.kept_back[k].d.next = 0.into();
            }
        }

        // Gather.
        self.steps.complete.next = self.gather.complete.val();
        self.steps.granted.next = self.gather.load.val();
        self.steps.hold.next = self.hold.val();
        self.steps.head.next = self.head.val();
        self.gather.head.next = self.head.val();
        self.gather.need.next = self.steps.step_need.val();
        self.steps.gathers.next = self.steps.step_need.val();

        // Head of the queue: a matrix multiply walks through its rows, and whatever reads or writes rows waits for its results.
        self.no_matrices.next = true;
        self.matrix_holds.next = false;
        self.steps.walks_on.next = false;
        self.walk_control.d.next = self.walk_control.q.val();
        for k in 0..self.matrices.len() {
            self.matrices[k].clock.next = self.clock.val();
            self.matrices[k].queued.next = self.head.val();
            self.matrices[k].head.next = self.head.val();
            self.matrices[k].need.next = self.steps.step_need.val();
            self.matrices[k].vgprs.next = self.vgprs.val();
            self.matrices[k].begins.next = self.steps.begins.val();
            self.matrices[k].launch.next = self.gather.complete.val();
            self.matrices[k].announce.next = self.matrix_announce.val();
            self.no_matrices.next = self.matrices[k].none.val();
        }
        for k in 0..self.walk.len() {
            self.walk[k].head.next = self.head.val();
            self.walk[k].step.next = self.steps.walk.val().get_bits::<2>(0);
            self.walk[k].vgprs.next = self.vgprs.val();
            self.walk[k].mode.next = self.head_state.val().mode;
            self.walk[k].forwards.next = self.matrices[k].forwards.val();
            self.walk_control.d.next = self.walk[k].control.val();
            if self.is_matrix.val() {
                self.gather.head.next = self.walk[k].rows.val();
                self.gather.need.next = self.walk[k].need.val();
                self.steps.gathers.next = self.walk[k].need.val();
                self.matrices[k].head.next = self.walk[k].rows.val();
                self.matrices[k].need.next = self.walk[k].need.val();
                self.steps.walks_on.next = !self.walk[k].last.val();
            }
            self.pace[k].clock.next = self.clock.val();
            self.pace[k].function.next = self.head.val().function;
            self.pace[k].begins.next = self.is_matrix.val()
                & self.steps.begins.val()
                & (self.steps.gathered.val() == 0)
                & (self.gather.load.val() != 0);
            self.matrix_holds.next = self.matrices[k].waits.val()
                | (self.steps.begins.val() & (self.steps.gathered.val() == 0) & self.pace[k].busy.val())
                | (self.is_matrix.val()
                    & self.steps.begins.val()
                    & !(self.matrix_ready.val() & self.matrices[k].room.val() & self.pending.none.val()));
        }
        // Of MFMA; other operations go on while it multiplies, and while its results are written. Those of the shared units do not: they are written when
        // they come.
        for k in 0..self.mfma.len() {
            self.matrices[k].announce.next = self.mfma_announce[k].val();
            self.no_matrices.next = true;
            self.writeback[k].clock.next = self.clock.val();
            self.writeback[k].announce.next = self.mfma_announce[k].val();
            self.writeback[k].returned.next = self.matrices[k].returned.val();
            self.writeback[k].head.next = self.head.val();
            self.writeback[k].exchanged.next = self.steps.exchanged.val();
            self.mfma[k].clock.next = self.clock.val();
            self.mfma[k].head.next = self.head.val();
            self.mfma[k].here.next = self.is_matrix.val();
            self.mfma[k].step.next = self.steps.walk.val();
            self.mfma[k].vgprs.next = self.vgprs.val();
            self.mfma[k].mode.next = self.head_state.val().mode;
            if self.is_matrix.val() {
                self.gather.head.next = self.mfma[k].rows.val();
                self.gather.need.next = self.mfma[k].need.val();
                self.steps.gathers.next = self.mfma[k].need.val();
                self.matrices[k].head.next = self.mfma[k].rows.val();
                self.matrices[k].need.next = self.mfma[k].need.val();
                self.steps.walks_on.next = !self.mfma[k].last.val();
            }
            self.matrix_leaves[k].next = self.is_matrix.val() & self.steps.leaves.val() & self.head.val().last;
            self.matrix_room[k].next = self.matrix_ready.val() & self.matrices[k].room.val();
            self.mfma_step[k].next = self.mfma[k].brings.val();
            self.mfma_control[k].next = self.mfma[k].control.val();
            self.matrix_holds.next = self.matrices[k].waits.val()
                | (self.writeback[k].conflict.val() & !self.is_matrix.val())
                | (self.is_shared.val() & !self.matrices[k].none.val())
                | (self.is_matrix.val()
                    & self.steps.begins.val()
                    & !(self.matrix_ready.val() & self.matrices[k].room.val() & self.pending.none.val()));
            self.writeback[k].walks.next = self.gather.complete.val() & self.is_matrix.val();
            self.writeback[k].waits.next = !self.is_matrix.val()
                & self.queue.not_empty.val()
                & (self.head.val().settled | self.head_state.val().scalars_settled)
                & !self.scalars.pending.val()
                & !self.steps.drains.val()
                & !self.shared_announce.val()
                & !self.matrices[k].waits.val()
                & !self.is_shared.val();
            self.mfma_pauses[k].next = self.writeback[k].pauses.val();
        }
        self.gather.gathered.next = self.steps.gathered.val();
        self.gather.beat.next = self.steps.beat.val();
        self.gather.hold.next = self.hold.val();
        self.reads.gather_beat.next = self.steps.beat.val();
        self.reads.memory.next = self.memory_read.val().valid;
        self.reads.memory_row.next = self.memory_read.val().row;
        self.reads.memory_beat.next = self.memory_read.val().beat;
        self.lane_memory_banks.next = self.reads.memory_banks.val();
        for i in 0..self.reads.memory_takes.len() {
            self.gather.bank_busy[i].next = self.reads.memory_takes[i].val();
        }
        for i in 0..self.lane_read.len() {
            self.reads.gather[i].next = self.gather.bank_read[i].val();
            self.reads.gather_row[i].next = self.gather.bank_row[i].val();
            self.lane_read[i].next = self.reads.read[i].val();
            self.lane_read_address[i].next = self.reads.address[i].val();
            self.lane_is_written[i].next = self.reads.is_written[i].val();
        }
        self.load.d.next = self.gather.load.val();
        if self.steps.keeps.val() {
            self.load.d.next = 0.into();
        }
        self.bank.d.next = self.gather.bank.val();
        self.origin.d.next = self.gather.origin.val();
        self.bypass_high.d.next = self.gather.bypass_high.val();
        self.read_done.next = self.steps.leaves.val() & self.head.val().last;
    }
}
