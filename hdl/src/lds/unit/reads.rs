//! The VGPRs that are read: which row in this cycle, of which beat of which instruction, and what of the next beat is read ahead.

use super::LdsUnit;
use crate::lds::operations::Size;
use crate::lds::pass::LdsState;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Reads;

impl Section<Reads> for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // Read: step 0 is the address, then DATA0, then DATA1. Behind the last dword of a beat comes step 0 of the next, or with it
        // where the unit reads ahead.
        self.last_of_pass.next =
            (self.beat.q.val() == self.last_beat.val()) & (self.half.q.val() | !self.current.q.val().wave64);
        self.ends.next = self.last_of_pass.val() & self.work.last.val();
        self.next_beat.next = self.beat.q.val() + 1;
        self.next_half.next = self.half.q.val();
        if self.beat.q.val() == self.last_beat.val() {
            self.next_beat.next = 0.into();
            self.next_half.next = self.current.q.val().wave64 & !self.half.q.val();
        }
        self.loads_alone.next =
            !self.work.storing.val() & !self.work.crosses.val() & !self.operation.q.val().control.serial;
        self.stores_alone.next = self.work.storing.val()
            & !self.work.crosses.val()
            & !self.operation.q.val().control.serial
            & !self.operation.q.val().control.conditional
            & (self.operation.q.val().control.format.size == Size::Dword);
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() {
                self.loads_alone.next = false;
                self.stores_alone.next = false;
            }
        }
        for i in 0..self.lane.len() {
            self.acts[i].next = self.exec_part.lane[i].val() & self.lane[i].inside.val();
        }
        for i in 0..self.acted.len() {
            self.acted[i].clock.next = self.clock.val();
            self.acted[i].d.next = self.acts[i].val();
        }
        self.last_part.next = !self.pending.more.val() & ((self.dword.q.val() + 1) >= self.work.dwords.val());
        for k in 0..self.fours.len() {
            // Two, three or four dwords a lane; of a store four, which no two lanes have in the same banks without a conflict.
            self.fours[k].next = (self.dword.q.val() == 0)
                & !self.operation.q.val().control.two
                & (self.operation.q.val().control.format.size == Size::Dword)
                & ((self.loads_alone.val() & (self.work.dwords.val() > 1))
                    | (self.stores_alone.val() & (self.work.dwords.val() == 4)));
            for i in 0..self.lane.len() {
                self.lane[i].dwords[k].next = self.work.dwords.val();
                if self.acts[i].val() & !self.lane[i].fits[k].val() {
                    self.fours[k].next = false;
                }
            }
            if self.fours[k].val() {
                self.last_part.next = !self.pending.more.val();
            }
            self.in_fours[k].next = self.fours[k].val();
            for i in 0..self.lane.len() {
                self.lane[i].in_fours[k].next = self.fours[k].val();
                self.lane[i].word_upper[k].next = self.loaded_upper[i].val();
                self.upper[i].next = self.lane[i].upper[k].val();
            }
        }
        self.from_next.next = (self.state.q.val() == LdsState::Idle) | self.ends.val();
        self.following.next = self.operation.q.val();
        if self.from_next.val() {
            self.following.next = self.issued_operation.val();
        }
        self.is_plain.next = !self.operation.q.val().control.serial
            & !self.operation.q.val().control.stack
            & !self.following.val().control.stack
            & !self.following.val().flat;
        for k in 0..self.interpolates.len() {
            if self.interpolates[k].val() {
                self.is_plain.next = false;
            }
        }
        self.opens.next = self.state.q.val() == LdsState::Idle;
        for _k in 0..self.step_register.len() {
            self.opens.next = false;
        }
        for i in 0..self.opens_ahead.len() {
            self.opens_ahead[i].next = self.pending.working.val()
                & self.fresh.q.val()
                & self.last_part.val()
                & !self.operation.q.val().control.serial;
            self.opens.next =
                (self.state.q.val() == LdsState::Idle) | (self.opens_ahead[i].val() & !self.is_plain.val());
        }
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() & (self.state.q.val() != LdsState::Idle) {
                self.opens.next = false;
            }
        }
        // Nor ahead of the turns of lanes that interpolate.
        for k in 0..self.interpolation.len() {
            if self.interpolates[k].val() & (self.state.q.val() != LdsState::Idle) & !self.interpolation[k].done.val() {
                self.opens.next = false;
            }
        }
        self.half_row.next = self.current.q.val().vgpr_base;
        if self.half.q.val() {
            self.half_row.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        self.registers.step.next = self.step.q.val();
        for _k in 0..self.step_register.len() {
            self.registers.step.next = self.step.q.val() + 1;
        }
        self.registers.address.next = self.operation.q.val().address_register;
        self.read_half.next = self.half.q.val();
        self.read.next.beat = self.beat.q.val();
        self.reads_flat.next = self.operation.q.val().flat;
        if self.opens.val() {
            self.registers.step.next = 0.into();
            self.read_half.next = self.next_half.val();
            self.read.next.beat = self.next_beat.val();
        }
        self.read_base.next = self.current.q.val().vgpr_base;
        if self.read_half.val() {
            self.read_base.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        if self.opens.val() & self.from_next.val() {
            self.registers.address.next = self.issued_operation.val().address_register;
            self.reads_flat.next = self.issued_operation.val().flat;
            self.read_base.next = self.next.q.val().vgpr_base;
            self.read.next.beat = 0.into();
        }
        self.ahead_base.next = self.current.q.val().vgpr_base;
        self.ahead_beat.next = self.next_beat.val();
        if self.next_half.val() {
            self.ahead_base.next = self.current.q.val().vgpr_base + self.vgprs.val();
        }
        if self.from_next.val() {
            self.ahead_base.next = self.next.q.val().vgpr_base;
            self.ahead_beat.next = 0.into();
        }
        self.registers.data0.next = self.operation.q.val().data0_register;
        self.registers.data1.next = self.operation.q.val().data1_register;
        for i in 0..self.stack.len() {
            if self.stack[i].stack.val() {
                self.registers.data1.next = self.stack[i].item.val();
            }
        }
        self.registers.data0_dwords.next = self.operation.q.val().control.data0;
        self.registers.data1_dwords.next = self.operation.q.val().control.data1;
        self.registers.flat.next = self.operation.q.val().flat;
        self.registers.destination.next = self.operation.q.val().destination;
        self.registers.returns.next = self.operation.q.val().control.returns;
        self.registers.vgprs.next = self.vgprs.val();
        for k in 0..self.accumulation.len() {
            self.registers.accumulation[k].next = self.accumulation[k].val();
            self.registers.accumulated[k].next = self.operation.q.val().accumulates;
        }
        self.register.next = self.registers.register.val();
        self.high.next = self.registers.high.val();
        self.all.next = self.registers.all.val();
        for k in 0..self.step_register.len() {
            self.register.next = self.step_register[k].q.val();
            self.high.next = self.step_high[k].q.val();
            self.all.next = self.step_all[k].q.val();
        }
        self.read.next.row = self.read_base.val() + self.register.val();
        // The next beat, while the last row of this one arrives or the banks work for it.
        self.reads_ahead.next = false;
        for i in 0..self.ahead.len() {
            self.ahead[i].clock.next = self.clock.val();
            self.ahead[i].free.next = self.is_plain.val()
                & (self.waits.q.val() | !self.from_next.val())
                & ((self.state.q.val() == LdsState::Access)
                    | ((self.state.q.val() == LdsState::Read) & self.all.val()));
            self.ahead[i].last.next = self.opens_ahead[i].val();
            self.ahead[i].operation.next = self.following.val();
            self.ahead[i].vgprs.next = self.vgprs.val();
            for k in 0..self.accumulation.len() {
                self.ahead[i].accumulation[k].next = self.accumulation[k].val();
            }
            for j in 0..self.vgpr.len() {
                self.ahead[i].vgpr[j].next = self.vgpr[j].val();
            }
            self.reads_ahead.next = self.ahead[i].wants.val();
            if self.ahead[i].wants.val() {
                self.read.next.row = self.ahead_base.val() + self.ahead[i].register.val();
                self.read.next.beat = self.ahead_beat.val();
            }
        }
        // One part ahead of vector memory, it waits for that to read the same part, and the writer may have to as well.
        self.parts.reads.next = self.operation.q.val().flat & self.captured.val();
        self.parts.other.next = self.memory_parts.val();
        self.flat_parts.next = self.parts.parts.val();
        self.captured.next = (self.state.q.val() == LdsState::Read)
            & self.all.val()
            & !(self.operation.q.val().flat & self.writer.occupied.val());
        self.held_back.next = self.reads_flat.val() & self.parts.ahead.val();
        self.read.next.valid = (((self.state.q.val() == LdsState::Read) & !self.all.val())
            | (self.opens.val() & (self.waits.q.val() | !self.from_next.val())))
            & !self.held_back.val();
        if self.reads_ahead.val() {
            self.read.next.valid = true;
        }
        for i in 0..self.stack.len() {
            if self.writer.stack[i].val() & self.writer.occupied.val() {
                self.read.next.valid = false;
            }
        }
        self.capturing.d.next = self.read.val().valid
            & self.read_ready.val()
            & (((self.state.q.val() == LdsState::Read) & !self.reads_ahead.val()) | self.moves_on.val());
        self.captured_step.d.next = self.registers.step.val();
        for _k in 0..self.step_register.len() {
            self.captured_step.d.next = self.step.q.val();
        }
        self.captured_high.d.next = self.high.val();
        self.takes_address.next = false;
        for i in 0..self.ahead.len() {
            self.ahead[i].read.next = self.reads_ahead.val() & self.read.val().valid & self.read_ready.val();
            self.ahead[i].moves_on.next = self.moves_on.val();
            self.takes_address.next = self.ahead[i].has_address.val() & self.moves_on.val();
            if self.reads_ahead.val() {
                self.captured_high.d.next = false;
                self.captured_step.d.next = 0.into();
                if self.ahead[i].has_address.val() {
                    self.captured_step.d.next = 1.into();
                }
            }
        }
    }
}
