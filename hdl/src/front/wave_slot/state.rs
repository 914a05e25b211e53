//! Fetch, the registers that the slot keeps, and its launch.

use super::WaveSlot;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct State;

impl Section<State> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        // Fetch.
        // A wave fetches while its registers are still written.
        self.stream.enable.next = self.active_state.q.val() & !self.faulted.q.val() & !self.stop.val();
        self.stream.load.next = self.launch.val() | (self.progress.val().transfer & self.transfer_jumps.val());
        self.stream.load_pc.next = self.initial.val().pc;
        if self.progress.val().transfer {
            self.stream.load_pc.next = self.transfer_value.val();
        }
        for i in 0..self.branches.len() {
            if self.progress.val().salu_done & self.branches[i].val() {
                self.stream.load.next = true;
                self.stream.load_pc.next = self.branch_target[i].val();
            }
        }
        self.fetch_want.next = self.stream.fetch_want.val();
        self.fetch_pc.next = self.stream.fetch_pc.val();
        self.stream.fetch_grant.next = self.fetch_grant.val();
        self.stream.fetch_hit.next = self.fetch_hit.val();
        self.stream.fetch_missing.next = self.fetch_missing.val();
        self.stream.fetch_miss.next = self.fetch_miss.val();
        for i in 0..self.fetch_chunk.len() {
            self.stream.fetch_chunk[i].next = self.fetch_chunk[i].val();
        }

        // State.
        self.shadow.write.next = self.progress.val().scalar_write;
        self.shadow.pair.next = self.scalar_write.val().pair;
        self.shadow.data.next = self.scalar_write.val().data;
        self.shadow.halves.next = self.scalar_write.val().halves;
        self.shadow.wave64.next = self.shape.q.val().wave64;
        for k in 0..self.shadow.launch.len() {
            self.shadow.launch[k].next = self.launch.val();
        }
        if self.progress.val().mode_write {
            self.mode_state.d.next = self.mode_value.val();
        }
        if self.progress.val().scc_write {
            self.scc_state.d.next = self.scc_value.val();
        }
        self.answered.next = self.asked_first[1].q.val();
        if self.asked_first[1].q.val() {
            self.scc_state.d.next = self.signalled_first.val();
        }

        self.state.next.vcc = self.shadow.vcc.val();
        self.state.next.exec = self.shadow.exec.val();
        self.state.next.scc = self.scc_state.q.val();
        self.state.next.m0 = self.shadow.m0.val();
        self.state.next.mode = self.mode_state.q.val();
        self.debug_place.next = self.place.q.val();
        self.state.next.place = self.place.q.val();
        self.state.next.shape = self.shape.q.val();
        self.state.next.pc = self.stream.pc.val();
        self.sequence.next = self.sequence_state.q.val();
        self.active.next = self.active_state.q.val();

        // Launch. Masks and M0 come as scalar writes before `start`.
        if self.launch.val() {
            self.active_state.d.next = true;
            self.faulted.d.next = false;
            self.place.d.next = self.initial.val().place;
            self.shape.d.next = self.initial.val().shape;
            self.mode_state.d.next = self.initial.val().mode;
            self.sequence_state.d.next = 0.into();
            self.scc_state.d.next = false;
            self.priority_state.d.next = 0.into();
            self.barrier_complete.d.next = false;
        }
        if self.start.val() {
            self.running.d.next = true;
        }
        if self.stop.val() & self.outstanding.idle.val() {
            self.active_state.d.next = false;
            self.running.d.next = false;
        }
    }
}
