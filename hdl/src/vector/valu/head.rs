//! Into the queue and out of it: the operation at the head and its scalar operands.

use super::Valu;
use crate::parts::sections::Section;
use crate::vector::cross_lane::CrossLane;
use crate::vector::record::UnitName;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Head;

impl Section<Head> for Valu {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self,
            clock,
            load,
            bank,
            origin,
            bypass_high,
            prepare,
            uses_crossed,
            cross,
            fetch_inactive,
            bound_control,
            dword
        );
        dff_setup!(self, clock, high_2, wave64, high, function, unit, modifiers, mode, integer_control, float_control);
        dff_setup!(self, clock, clocks_left, mask_so_far, late_mask_so_far, shared_word, reuses);
        dff_setup!(
            self,
            clock,
            walks,
            walks_2,
            walk_beat,
            walk_beat_2,
            walk_step,
            walk_step_2,
            walk_last,
            walk_last_2,
            walk_control,
            walk_control_2
        );
        clock!(self, clock, queue, steps, network, stages, pending, reads);

        // Into the queue.
        self.queue.enters.next = self.enters.val();
        self.queue.operation.next = self.operation.val();
        self.has_room.next = self.queue.has_room.val();
        self.queue.leaves.next = self.steps.leaves.val();
        for i in 0..self.queue.multiplied.len() {
            self.queue.multiplied[i].next = false;
            for k in 0..self.pace.len() {
                self.queue.multiplied[i].next = self.pace[k].ends_soon.val();
            }
        }
        self.head.next = self.queue.head.val();

        // Head of the queue: scalars.
        self.head_wave.next = self.head.val().wave;
        for i in 0..self.read_index.len() {
            self.read_index[i].next = self.scalars.index[i].val();
            self.is_register[i].clock.next = self.clock.val();
            self.is_register[i].d.next = self.scalars.is_register[i].val();
            self.constant[i].clock.next = self.clock.val();
            self.constant[i].d.next = self.scalars.constant[i].val();
        }
        self.scalars.head.next = self.head.val();
        self.scalars.scc.next = self.head_state.val().scc;
        for i in 0..self.scalars.vcc.len() {
            self.scalars.vcc[i].next = self.head_state.val().vcc;
            self.scalars.exec[i].next = self.head_state.val().exec;
        }
        self.is_matrix.next = self.has_matrix.val() & (self.head.val().unit == UnitName::Matrix);
        self.is_shared.next = (self.head.val().unit == UnitName::Shared) & !self.steps.collects.val();
        self.hold.next = !self.queue.not_empty.val()
            | !(self.head.val().settled | self.head_state.val().scalars_settled)
            | self.scalars.pending.val()
            | self.steps.drains.val()
            | (self.shared_announce.val() & !(self.apart.val() & self.is_shared.val()))
            | (self.matrix_announce.val() & !self.is_matrix.val())
            | self.matrix_holds.val()
            | (self.steps.begins.val() & (self.clocks_left.q.val() != 0))
            // What comes back from the shared units would pass between the steps of an operation across lanes.
            | ((self.head.val().cross != CrossLane::None) & !(self.pending.none.val() & self.no_matrices.val()))
            | (self.lone_shared.val() & self.steps.begins.val() & !self.pending.none.val())
            | (self.is_shared.val() & !(self.shared_ready.val() & self.pending.room.val() & self.no_matrices.val()));
    }
}
