//! What issue does: on to the next instruction, the end of the wave, faults and traps.

use super::WaveSlot;
use crate::front::decode::IssueClass;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Advance;

impl Section<Advance> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        // Issue: on to the next instruction.
        self.stream.advance.next = self.grant.val();
        for k in 0..self.trap.len() {
            // A trap leaves the program counter where it is, for who handles it.
            if self.trap[k].enters.val() {
                self.stream.advance.next = false;
            }
        }
        self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords);
        if self.takes_delay.val() {
            self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords) + 1;
        }
        self.stream.jump.next = false;
        if self.is_flow.val() {
            self.stream.step.next = self.flow.step.val();
            self.stream.jump.next = self.flow.taken.val();
        }
        for i in 0..self.skips.len() {
            if self.skips[i].val() {
                self.stream.step.next = bit_cast::<17, 3>(self.head.val().dwords);
            }
        }
        self.flow_issues.next = self.grant.val() & self.is_flow.val();
        self.ended.next = self.flow_issues.val() & self.flow.ends.val();
        if self.grant.val() {
            self.sequence_state.d.next = self.sequence_state.q.val() + 1;
            if self.takes_delay.val() {
                self.sequence_state.d.next = self.sequence_state.q.val() + 2;
            }
        }
        if self.ended.val() {
            self.active_state.d.next = false;
            self.running.d.next = false;
        }
        // Illegal: at the head, whole, and everything before it is done.
        self.fails.next = self.running.q.val()
            & !self.faulted.q.val()
            & !self.stop.val()
            & self.may_issue.val()
            & self.whole.val()
            & self.wave_wait.awake.val()
            & ((self.class.val() == IssueClass::Illegal) | (self.is_flow.val() & self.flow.faults.val()));
        // S_BARRIER of Sea Islands signals and waits.
        for i in 0..self.at_barrier.len() {
            self.at_barrier[i].clock.next = self.clock.val();
            self.at_barrier[i].d.next = self.at_barrier[i].q.val();
            if self.at_barrier[i].q.val() {
                self.ready.next = false;
                self.fails.next = false;
                if self.barrier_complete.q.val() {
                    self.at_barrier[i].d.next = false;
                    self.barrier_complete.d.next = false;
                }
            }
            if self.flow_issues.val() & self.flow.signals.val() {
                self.at_barrier[i].d.next = true;
            }
            if self.launch.val() {
                self.at_barrier[i].d.next = false;
            }
        }
        for k in 0..self.holds.len() {
            if self.holds[k].stands.val() {
                self.ready.next = false;
                self.fails.next = false;
            }
        }
        self.allocating.next.valid = false;
        self.allocating.next.vgprs = 0.into();
        for k in 0..self.is_dynamic.len() {
            self.is_dynamic[k].clock.next = self.clock.val();
            self.vgprs[k].clock.next = self.clock.val();
            self.is_dynamic[k].d.next = self.is_dynamic[k].q.val();
            self.vgprs[k].d.next = self.vgprs[k].q.val();
            self.allocated[k].next = self.vgprs[k].q.val();
            self.allocating.next = self.allocation[k].val();
            if self.progress.val().salu_done & self.allocating.val().valid {
                self.vgprs[k].d.next = self.allocating.val().vgprs;
            }
            if self.launch.val() {
                self.is_dynamic[k].d.next = self.dynamic[k].val();
                self.vgprs[k].d.next = self.one_block.val();
            }
        }
        for k in 0..self.trap.len() {
            if self.trap[k].waits.val() {
                self.ready.next = false;
                self.fails.next = false;
            }
        }
        self.fault.next = self.fails.val();
        self.written.next.valid = false;
        self.written.next.index = 0.into();
        self.written.next.value = 0.into();
        for k in 0..self.trap.len() {
            self.trap[k].launch.next = self.launch.val();
            self.trap[k].handler.next = self.handler[k].val();
            for j in 0..self.handler_enables.len() {
                self.trap[k].first_enables[j].next = self.handler_enables[j].val();
                self.trap[k].raised[j].next = self.progress.val().raised | self.progress.val().scalar_raised;
            }
            self.trap[k].command.next = self.command[k].val();
            self.trap[k].violations.next = self.violations[k].val();
            self.trap[k].first_watches.next = self.handler_watches[k].val();
            self.trap[k].watched.next = self.watched[k].val();
            self.may_trap[k].next = self.trap[k].may_trap.val();
            self.written.next = self.state_write[k].val();
            self.written.next.valid = self.progress.val().state_write;
            self.trap[k].write.next = self.written.val();
            self.trap[k].granted.next = self.grant.val();
            self.trap[k].halts.next = self.is_flow.val() & self.flow.halts.val();
            self.trap[k].fails.next = self.fails.val();
            // An instruction that is none makes the wave trap, where there is a handler that it is not in.
            if self.trap[k].may_trap.val() & !self.trap[k].refused.val() {
                self.fault.next = false;
            }
        }
        if self.fault.val() {
            self.faulted.d.next = true;
        }
        self.outside.next = self.stream.missing.val();
        self.traps.next = self.is_flow.val() & self.flow.traps.val();
    }
}
