//! What program flow, status registers and readers of the wave's state look at.

use super::WaveSlot;
use crate::front::decode::IssueClass;
use crate::front::flow::Flow;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Looks;

impl Section<Looks> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        // What program flow looks at.
        self.flow.operation.next = self.head.val().flow;
        self.flow.scc.next = self.scc_state.q.val();
        self.registers.vcc_any.next = self.shadow.vcc_any.val();
        self.registers.exec_any.next = self.shadow.exec_any.val();
        self.registers.group_waves.next = self.shape.q.val().group_waves;
        self.registers.wave64.next = self.shape.q.val().wave64;
        self.registers.has_credit.next = self.wave_wait.has_credit.val();
        self.registers.barrier_complete.next = self.barrier_complete.q.val();
        self.registers.scc.next = self.scc_state.q.val();
        self.registers.priority.next = self.priority_state.q.val();
        self.registers.has_scratch.next = (self.place.q.val().scratch_base).any();
        self.state.next.trap_control = 0.into();
        self.state.next.exception_flags = 0.into();
        self.state.next.privileged = false;
        self.state.next.raised = 0.into();
        for k in 0..self.exceptions.len() {
            self.exceptions[k].clock.next = self.clock.val();
            self.exceptions[k].launch.next = self.launch.val();
            self.exceptions[k].progress.next = self.progress.val();
            self.exceptions[k].write.next = self.exceptions_write[k].val();
            self.exceptions[k].clears.next =
                self.grant.val() & self.head.val().clears_exceptions & (self.class.val() == IssueClass::Valu);
            self.state.next.raised = self.exceptions[k].raised.val();
        }
        for k in 0..self.trap.len() {
            self.registers.trap_status[k].next = self.trap[k].status.val();
            self.registers.trap_state[k].next = self.trap[k].state.val();
            self.state.next.trap_control = self.trap[k].control.val();
            self.state.next.exception_flags = self.trap[k].flags.val();
            self.state.next.privileged = self.trap[k].privileged.val();
            self.in_handler[k].next = self.trap[k].privileged.val();
        }
        self.state.next.status = self.registers.status.val();
        self.state.next.state_priv = self.registers.state_priv.val();
        self.flow.vcc_any.next = self.shadow.vcc_any.val();
        self.flow.exec_any.next = self.shadow.exec_any.val();
        self.seen.next = self.outstanding.counts.val();
        self.seen_by_wait.next = self.outstanding.counts_of_wait.val();
        for k in 0..self.outstanding_before.len() {
            self.outstanding_before[k].clock.next = self.clock.val();
            self.outstanding_before[k].d.next = self.outstanding.counts.val();
            self.seen.next = self.outstanding_before[k].q.val();
            self.outstanding_of_wait_before[k].clock.next = self.clock.val();
            self.outstanding_of_wait_before[k].d.next = self.outstanding.counts_of_wait.val();
            self.seen_by_wait.next = self.outstanding_of_wait_before[k].q.val();
        }
        self.flow.counts.next = self.seen.val();
        if self.head.val().flow.kind == Flow::WaitAlu {
            self.flow.counts.next = self.seen_by_wait.val();
        }
        self.flow.alone.next = self.shape.q.val().group_waves == 1;
        self.flow.barrier_complete.next = self.barrier_complete.q.val();
        for k in 0..self.handlers_complete.len() {
            self.handlers_complete[k].clock.next = self.clock.val();
            self.handlers_complete[k].d.next = self.handlers_complete[k].q.val();
            self.flow.in_handler[k].next = self.trap[k].privileged.val();
            self.flow.handlers_complete[k].next = self.handlers_complete[k].q.val();
            self.registers.handlers_complete[k].next = self.handlers_complete[k].q.val();
            self.signals_handlers[k].next = self.flow.signals_handlers[k].val();
            if self.flow_issues.val() & self.flow.waited_for_handlers[k].val() {
                self.handlers_complete[k].d.next = false;
            }
            if self.handlers_completed[k].val() & (self.handlers_completed_group[k].val() == self.shape.q.val().group) {
                self.handlers_complete[k].d.next = true;
            }
            if self.launch.val() {
                self.handlers_complete[k].d.next = false;
            }
        }
    }
}
