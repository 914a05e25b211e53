//! What the work-group and the other waves of the SIMD have to do with the wave: barriers, waking and sleeping, clauses, priority.

use super::WaveSlot;
use crate::front::decode::IssueClass;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Group;

impl Section<Group> for WaveSlot {
    #[hdl_gen]
    fn update(&mut self) {
        // What the work-group and the other waves of the SIMD have to do with it.
        self.signals.next = self.flow.signals.val();
        self.wakes.next = self.flow.wakes.val();
        self.ends.next = self.flow.ends.val();
        self.interrupts.next = self.flow.interrupts.val();
        self.invalidates.next = self.flow.invalidates.val();
        self.group_woken.next = false;
        for i in 0..self.woken.len() {
            if self.woken[i].val() & (self.woken_group[i].val() == self.shape.q.val().group) {
                self.group_woken.next = true;
            }
        }
        self.woke.d.next = self.flow_issues.val() & self.flow.wakes.val();
        self.wave_wait.launch.next = self.launch.val();
        self.wave_wait.granted.next = self.flow_issues.val();
        self.wave_wait.hold.next = self.flow.hold.val();
        self.wave_wait.sleep.next = self.flow.sleep.val();
        self.wave_wait.sleep_forever.next = self.flow.sleep_forever.val();
        self.wave_wait.halts.next = self.flow.halts.val();
        self.wave_wait.stops.next = self.grant.val() & self.head.val().stops_wave;
        for i in 0..self.skips.len() {
            if (self.class.val() == IssueClass::Lds)
                | ((self.class.val() == IssueClass::Salu) & !self.holds[i].branches.val())
                | self.skips[i].val()
            {
                self.wave_wait.stops.next = false;
            }
        }
        for k in 0..self.trap.len() {
            self.wave_wait.halts.next = false;
            self.wave_wait.stops.next = self.grant.val() & (self.head.val().stops_wave | self.trap[k].crosses.val());
            self.wave_wait.trapped[k].next = self.trap[k].due.val();
            self.wave_wait.stands[k].next = self.trap[k].halted.val();
        }
        for k in 0..self.is_dynamic.len() {
            if (self.class.val() == IssueClass::Salu) & self.is_dynamic[k].q.val() {
                self.wave_wait.stops.next = false;
            }
        }
        self.wave_wait.resumes.next = self.progress.val().resume;
        self.wave_wait.put_to_sleep.next = self.progress.val().transfer & !self.transfer_jumps.val();
        self.wave_wait.sleep_time.next = self.transfer_value.val().get_bits::<7>(0);
        self.wave_wait.tick.next = self.tick.val();
        self.counts.next = self.wave_wait.counts.val();
        // The waker wakes the others only.
        self.wave_wait.woken.next = self.running.q.val() & self.group_woken.val() & !self.woke.q.val();
        self.reserved.next = IssueClass::Illegal;
        for k in 0..self.clause.len() {
            self.clause[k].clock.next = self.clock.val();
            self.clause[k].reset.next = !self.running.q.val();
            for j in 0..self.trap.len() {
                // A trap ends a clause (5.3.1).
                self.clause[k].reset.next = !self.running.q.val() | (self.grant.val() & self.trap[j].enters.val());
            }
            self.clause[k].granted.next = self.grant.val();
            self.clause[k].class.next = self.class.val();
            self.clause[k].starts.next = self.is_flow.val() & self.flow.starts_clause.val();
            self.clause[k].length.next = self.head.val().flow.operand.get_bits::<6>(0);
            self.clause[k].legal.next = self.is_flow.val() & self.head.val().flow.legal_in_clause;
            self.clause[k].exec_none.next = !self.shadow.exec_any.val();
            self.reserved.next = self.clause[k].reserved.val();
        }
        self.priority.next = self.priority_state.q.val();
        if self.flow_issues.val() & self.flow.sets_priority.val() {
            self.priority_state.d.next = self.head.val().flow.operand.get_bits::<2>(0);
        }
        if self.flow_issues.val() & self.flow.sets_rounding.val() {
            self.mode_state.d.next = (self.mode_state.q.val() & 0xffff_fff0_u64)
                | bit_cast::<32, 4>(self.head.val().flow.operand.get_bits::<4>(0));
        }
        if self.flow_issues.val() & self.flow.sets_denormals.val() {
            self.mode_state.d.next = (self.mode_state.q.val() & 0xffff_ff0f_u64)
                | (bit_cast::<32, 4>(self.head.val().flow.operand.get_bits::<4>(0)) << 4);
        }
        for k in 0..self.trap.len() {
            // SCRATCH_BASE (3.4.8); its low eight bits are zero.
            if self.progress.val().state_write & self.trap[k].privileged.val() {
                if self.written.val().index == self.scratch_low.val() {
                    self.place.d.next.scratch_base = (self.place.q.val().scratch_base & 0xffff_0000_0000_u64)
                        | (bit_cast::<48, 32>(self.written.val().value) & 0xffff_ff00_u64);
                }
                if self.written.val().index == self.scratch_high.val() {
                    self.place.d.next.scratch_base = (self.place.q.val().scratch_base & 0xffff_ffff_u64)
                        | (bit_cast::<48, 32>(self.written.val().value) << 32);
                }
            }
            if self.trap[k].writes_state.val() {
                self.priority_state.d.next = self.written.val().value.get_bits::<2>(12);
                self.barrier_complete.d.next = self.written.val().value.get_bit(2);
            }
        }
        if self.flow_issues.val() & self.flow.waited.val() {
            self.barrier_complete.d.next = false;
        }
        if self.running.q.val() & self.completed.val() & (self.completed_group.val() == self.shape.q.val().group) {
            self.barrier_complete.d.next = true;
        }
        self.asked_first[0].clock.next = self.clock.val();
        self.asked_first[1].clock.next = self.clock.val();
        self.asked_first[0].d.next = self.flow_issues.val() & self.flow.asks_first.val();
        self.asked_first[1].d.next = self.asked_first[0].q.val();
    }
}
