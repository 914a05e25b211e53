//! The instruction that is worked on and the one that waits behind it, and what the blocks that look at instructions get of them.

use super::LdsUnit;
use crate::lds::operations::AddressSource;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Instructions;

impl Section<Instructions> for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, pass, half, beat, step, captured_step, capturing, starts, waits);
        dff_setup!(self, clock, dword, upper_part, fresh, storing_result, counted, counted_value, captured_high);
        dff_setup!(self, clock, next, current, operation);
        clock!(self, clock, turn, parts, writer);
        self.ready.next = !self.waits.q.val();
        for _i in 0..self.opens_ahead.len() {
            // Another one may come in the cycle in which this one moves on: a store a dword takes no more than two.
            if self.advances.val() {
                self.ready.next = true;
            }
        }
        self.waits.d.next = self.issue_valid.val() | (self.waits.q.val() & !self.advances.val());
        if self.issue_valid.val() {
            self.next.d.next.issued = self.issue.val();
            self.next.d.next.exec = self.issue_exec.val();
            self.next.d.next.wave64 = self.issue_state.val().shape.wave64;
            self.next.d.next.m0 = self.issue_state.val().m0.get_bits::<16>(0);
            self.next.d.next.mode = self.issue_state.val().mode;
            self.next.d.next.lds_base = self.issue_state.val().place.lds_base;
            self.next.d.next.lds_size = self.issue_state.val().shape.lds_size;
            self.next.d.next.vgpr_base = self.issue_state.val().place.vgpr_base;
        }
        if self.advances.val() {
            self.current.d.next = self.next.q.val();
            self.operation.d.next = self.issued_operation.val();
        }
        for k in 0..self.reach.len() {
            self.reach[k].clock.next = self.clock.val();
            self.reach[k].issue_valid.next = self.issue_valid.val();
            self.reach[k].issue_m0.next = self.issue_state.val().m0;
            self.reach[k].issued_operation.next = self.issued_operation.val();
            self.reach[k].size.next = self.next.q.val().lds_size;
            if self.advances.val() {
                self.current.d.next.lds_size = self.reach[k].reached.val();
            }
        }
        for k in 0..self.parameters.len() {
            self.parameters[k].clock.next = self.clock.val();
            self.parameters[k].issue_valid.next = self.issue_valid.val();
            self.parameters[k].issue_m0.next = self.issue_state.val().m0;
            self.parameters[k].advances.next = self.advances.val();
            self.parameters[k].waiting.next = self.next.q.val();
            self.parameters[k].issued_control.next = self.issued_operation.val().control;
            self.parameters[k].operation.next = self.operation.q.val();
            self.parameters[k].m0.next = self.current.q.val().m0;
            if self.advances.val() {
                self.current.d.next.exec = self.parameters[k].exec.val();
                self.operation.d.next.control = self.parameters[k].control.val();
            }
        }
        for k in 0..self.interpolation.len() {
            // Of parameters with data something is made.
            self.interpolates[k].next = (self.operation.q.val().control.address == AddressSource::Parameter)
                & (self.operation.q.val().control.data0 != 0);
        }
        self.offsets.operation.next = self.operation.q.val();
        self.wave.next = self.current.q.val().issued.wave;
        self.sequence.next = self.current.q.val().issued.sequence;
        self.numbers.half.next = self.half.q.val();
        self.numbers.beat.next = self.beat.q.val();
        self.numbers.offset.next = self.operation.q.val().offset.get_bits::<16>(0);
        self.count.mask.next = self.current.q.val().exec;
        self.count.wave64.next = self.current.q.val().wave64;

        // What this pass does.
        self.work.cross.next = self.operation.q.val().control.cross;
        self.work.serial.next = self.operation.q.val().control.serial;
        self.work.loads.next = self.operation.q.val().control.loads;
        self.work.stores.next = self.operation.q.val().control.stores;
        self.work.pass.next = self.pass.q.val();
        self.work.storing_result.next = self.storing_result.q.val();
        for i in 0..self.stack.len() {
            self.stack_step[i].clock.next = self.clock.val();
            self.stack_step[i].d.next = self.stack_step[i].q.val();
            self.stack[i].step.next = self.stack_step[i].q.val();
            self.stack[i].operation.next = self.operation.q.val();
            if self.stack[i].stack.val() & !self.stack[i].stores.val() {
                self.work.stores.next = 0.into();
            }
        }
        self.exec_half.next = self.current.q.val().exec.get_bits::<32>(0);
        if self.half.q.val() {
            self.exec_half.next = self.current.q.val().exec.get_bits::<32>(32);
        }
        self.exec_part.mask.next = self.exec_half.val();
        self.beyond.next = self.registers.beyond.val();
        for k in 0..self.was_beyond.len() {
            self.was_beyond[k].clock.next = self.clock.val();
            self.was_beyond[k].d.next = self.registers.beyond.val();
            self.beyond.next = self.was_beyond[k].q.val();
        }
        if self.beyond.val() {
            self.exec_part.mask.next = 0.into();
        }
        for i in 0..self.stack.len() {
            // ADDR is a destination too.
            if self.stack[i].stack.val()
                & (bit_cast::<11, 8>(self.operation.q.val().address_register) >= self.vgprs.val())
            {
                self.exec_part.mask.next = 0.into();
            }
        }
        self.exec_part.beat.next = self.beat.q.val();
    }
}
