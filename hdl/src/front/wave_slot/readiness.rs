//! Whether the instruction at the head may issue, and what the debug ports say of the slot.

use super::WaveSlot;
use crate::front::decode::IssueClass;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Readiness;

impl Section<Readiness> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        self.delayed.next = false;
        self.staged.next = false;
        self.takes_delay.next = false;
        for k in 0..self.silicon.len() {
            self.silicon[k].clock.next = self.clock.val();
            // An operation of several clocks takes both ports: on silicon it stays behind transcendental ones of other waves.
            if (self.head.val().pace.clocks != 0) & !self.transcendental_free.val() {
                self.outstanding.port_free.next = false;
            }
            self.silicon[k].grant.next = self.grant.val();
            self.silicon[k].head.next = self.head.val();
            self.silicon[k].class.next = self.class.val();
            self.silicon[k].delays.next = self.is_flow.val() & self.flow.delays.val();
            self.silicon[k].word1.next = self.stream.head[1].val();
            self.silicon[k].word2.next = self.stream.head[2].val();
            self.silicon[k].more.next = self.stream.more[k].val();
            self.silicon[k].alone.next = false;
            for j in 0..self.clause.len() {
                if self.clause[j].open.val() {
                    self.silicon[k].alone.next = true;
                }
            }
            for j in 0..self.trap.len() {
                if self.trap[j].due.val() | self.trap[j].control.val().get_bit(9) | self.trap[j].watches_alus.val() {
                    self.silicon[k].alone.next = true;
                }
            }
            self.takes_delay.next = self.silicon[k].takes_delay.val();
            self.debug_behind[k].next = 0.into();
            if self.takes_delay.val() {
                self.debug_behind[k].next = self.head.val().dwords.get_bits::<2>(0);
            }
            self.silicon[k].scalars.next = self.outstanding.counts.val().salu;
            self.silicon[k].scalars_settled.next = self.outstanding.scalars_settled.val();
            self.silicon[k].scalar_done.next = self.progress.val().salu_done;
            self.silicon[k].vector_issues.next = self.vector_issues.val();
            self.silicon[k].vector_ready.next = self.unit_ready.val().get_bit(3);
            self.delayed.next = self.silicon[k].delayed.val();
            self.staged.next = self.silicon[k].staged.val();
        }
        for k in 0..self.holds.len() {
            self.holds[k].clock.next = self.clock.val();
            self.holds[k].launch.next = self.launch.val();
            self.holds[k].grant.next = self.grant.val();
            self.holds[k].head.next = self.head.val();
            self.holds[k].class.next = self.class.val();
            self.holds[k].counts.next = self.outstanding.counts.val();
            self.holds[k].outside_clause.next = false;
            for j in 0..self.clause.len() {
                self.holds[k].outside_clause.next = self.clause[j].reserved.val() == IssueClass::Illegal;
            }
            if self.holds[k].delayed.val() {
                self.delayed.next = true;
            }
        }
        self.class_ready.next = self.outstanding.ready.val();
        for k in 0..self.is_dynamic.len() {
            // What has issued must not lose its registers.
            if (self.class.val() == IssueClass::Salu) & self.head.val().stops_wave & self.is_dynamic[k].q.val() {
                self.class_ready.next = self.outstanding.idle.val();
            }
        }
        for k in 0..self.trap.len() {
            // A trap and its return wait until all before them is done.
            if self.trap[k].crosses.val() {
                self.class_ready.next = self.outstanding.idle.val();
            }
        }
        self.ready.next = self.running.q.val()
            & !self.faulted.q.val()
            & !self.stop.val()
            & self.wave_wait.awake.val()
            & self.may_issue.val()
            & self.whole.val()
            & !self.delayed.val()
            & !self.staged.val()
            & self.class_ready.val();

        // What the slot does, for the debug ports.
        self.activity.facts.next.active = self.active_state.q.val();
        self.activity.facts.next.grant = self.grant.val();
        self.activity.facts.next.running = self.running.q.val();
        self.activity.facts.next.faulted = self.faulted.q.val();
        self.activity.facts.next.wait = self.wave_wait.debug_wait.val();
        self.activity.facts.next.delayed = self.delayed.val();
        self.activity.facts.next.staged = self.staged.val();
        self.activity.facts.next.whole = self.stream.whole.val();
        self.activity.facts.next.turn = self.may_issue.val();
        self.activity.facts.next.class = self.class.val();
        self.activity.facts.next.class_ready = self.class_ready.val();
        self.activity.facts.next.unit_ready = self.unit_ready.val();
        self.activity.facts.next.limits = self.head.val().flow.limits;
        self.activity.facts.next.counts = self.seen.val();
        self.debug_wave.next.activity = self.activity.activity.val();
        self.debug_wave.next.pc = self.stream.pc.val();
        self.debug_wave.next.fetches = self.fetch_grant.val();
        self.debug_wave.next.fetch_pc = self.stream.fetch_pc.val();
        self.debug_wave.next.fetched = self.fetch_hit.val();
    }
}
