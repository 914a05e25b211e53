//! The instruction at the head: its words, what issue has to know of it, its class, what it waits for.

use super::WaveSlot;
use crate::front::decode::IssueClass;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Head;

impl Section<Head> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, active_state, running, faulted);
        dff_setup!(self, clock, scc_state, mode_state, place, shape, sequence_state);
        dff_setup!(self, clock, priority_state, barrier_complete, woke);
        clock!(self, clock, outstanding, shadow, stream, wave_wait);

        // The instruction at the head.
        self.may_issue.next = true;
        for k in 0..self.turn.len() {
            self.may_issue.next = self.turn[k].val();
            self.words.next = self.turn_words[k].val();
            self.head.next = self.turn_head[k].val();
            self.buffer_position[k].next = self.stream.position.val();
            self.wants_turn[k].next =
                self.running.q.val() & !self.faulted.q.val() & self.wave_wait.awake.val() & self.stream.here.val();
        }
        for i in 0..self.buffer_write.len() {
            self.buffer_write[i].next = self.stream.write[i].val();
        }
        for k in 0..self.predecode.len() {
            self.words.next.word_0 = self.stream.head[0].val();
            self.words.next.word_1 = self.stream.head[1].val();
            self.words.next.word_2 = self.stream.head[2].val();
            self.words.next.word_3 = self.stream.head[3].val();
            self.predecode[k].word0.next = self.stream.head[0].val();
            for j in 0..self.trap.len() {
                if self.trap[j].due.val() {
                    self.words.next.word_0 = self.trap[j].trap.val();
                    self.predecode[k].word0.next = self.trap[j].trap.val();
                }
            }
            self.predecode[k].word1.next = self.stream.head[1].val();
            for j in 0..self.further.len() {
                self.further[j].next = self.stream.head[j + 2].val();
                self.predecode[k].behind[j].next = self.further[j].val();
            }
            self.predecode[k].wave64.next = self.shape.q.val().wave64;
            self.head.next = self.predecode[k].head.val();
        }
        self.stream.length.next = self.head.val().dwords;
        self.class.next = self.head.val().class;
        // A vector instruction that MODE.VSKIP skips is an instruction of program flow that does nothing (SQ_SOPC, S_SETVSKIP).
        for i in 0..self.skips.len() {
            self.skips[i].next = self.mode_state.q.val().get_bit(28)
                & ((self.head.val().class == IssueClass::Valu)
                    | (self.head.val().class == IssueClass::Vmem)
                    | (self.head.val().class == IssueClass::Lds));
            if self.skips[i].val() {
                self.class.next = IssueClass::Flow;
            }
        }
        if self.stream.missing.val() {
            self.class.next = IssueClass::Illegal;
        }
        self.whole.next = self.stream.whole.val();
        for k in 0..self.trap.len() {
            self.trap[k].clock.next = self.clock.val();
            self.trap[k].word.next = self.stream.head[0].val();
            self.trap[k].here.next = self.stream.here.val();
            self.trap[k].missing.next = self.stream.missing.val();
            self.trap[k].head.next = self.head.val();
            self.trap[k].counts.next = self.outstanding.counts.val();
            self.class.next = self.trap[k].class.val();
            self.whole.next = self.stream.whole.val() | self.trap[k].due.val();
        }
        for k in 0..self.is_dynamic.len() {
            self.registers.dynamic[k].next = self.is_dynamic[k].q.val();
            // S_ALLOC_VGPR is illegal in other waves (16.3).
            if (self.class.val() == IssueClass::Salu) & self.head.val().stops_wave & !self.is_dynamic[k].q.val() {
                self.class.next = IssueClass::Illegal;
            }
        }
        self.is_flow.next = self.class.val() == IssueClass::Flow;

        // What is outstanding.
        self.outstanding.grant.next = self.grant.val();
        self.outstanding.class.next = self.class.val();
        self.outstanding.flow_ready.next = self.flow.ready.val();
        self.outstanding.head.next = self.head.val();
        for i in 0..self.skips.len() {
            if self.skips[i].val() {
                self.outstanding.head.next.counts_load = false;
                self.outstanding.head.next.counts_lds = false;
            }
        }
        for i in 0..self.indexes.len() {
            self.indexes[i].next = self.mode_state.q.val().get_bit(27);
            self.outstanding.registers[i].next = self.predecode[i].registers[i].val();
            self.outstanding.indexed[i].next = self.indexes[i].val();
            if self.indexes[i].val() {
                self.outstanding.head.next.reads_m0 = true;
                self.outstanding.head.next.reads_scalars = true;
            }
        }
        for k in 0..self.matrix_ends.len() {
            self.outstanding.matrix_ends[k].next = self.matrix_ends[k].val();
            self.outstanding.matrix_free[k].next = self.matrix_free[k].val();
            self.multiplies[k].next = self.outstanding.multiplies[k].val();
        }
        self.pace.next = self.head.val().pace;
        for k in 0..self.vector_exec.len() {
            self.outstanding.exec[k].next = self.shadow.exec.val();
            self.vector_exec[k].next = self.outstanding.vector_exec[k].val();
        }
        self.outstanding.port_free.next = self.lanes_free.val();
        if self.head.val().pace.transcendental {
            self.outstanding.port_free.next = self.transcendental_free.val();
        }
        self.outstanding.progress.next = self.progress.val();
        self.state.next.scalars_settled = self.outstanding.scalars_settled.val();
    }
}
