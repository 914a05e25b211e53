//! The steps of an instruction: Read, Access, Drain, Compute, and on to the next beat or instruction.

use super::LdsUnit;
use crate::lds::pass::LdsState;
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Steps;

impl Section<Steps> for LdsUnit {
    #[hdl_gen]
    fn update(&mut self) {
        self.turn.operation.next = self.operation.q.val().control.operation;
        self.turn.wide.next = self.operation.q.val().control.wide;
        self.turn.half_denormals.next = self.operation.q.val().control.half_denormals;
        self.turn.flat.next = self.operation.q.val().flat;
        self.turn.mode.next = self.current.q.val().mode;

        self.read_done.next = false;
        self.hands_over.next = false;
        self.access_done.next = false;
        self.beat_done.next = false;
        self.fresh.d.next = self.fresh.q.val() & !self.granted.val();
        if self.pending.working.val() {
            self.starts.d.next = false;
        }
        match self.state.q.val() {
            LdsState::Idle => {}
            LdsState::Read => {
                if self.read_ready.val() & self.read.val().valid {
                    self.step.d.next = self.step.q.val() + 1;
                }
                if self.captured.val() {
                    self.read_done.next = self.ends.val();
                    self.storing_result.d.next = false;
                    self.dword.d.next = 0.into();
                    self.upper_part.d.next = false;
                    self.fresh.d.next = true;
                    self.starts.d.next = true;
                    for i in 0..self.left.len() {
                        self.left[i].d.next = self.acts[i].val() & !self.counted.q.val();
                    }
                    self.state.d.next = LdsState::Access;
                }
            }
            LdsState::Access => {
                if self.pending.finished.val() {
                    self.fresh.d.next = true;
                    self.upper_part.d.next = self.pending.more.val();
                    if !self.pending.more.val() {
                        self.dword.d.next = self.dword.q.val() + 1;
                        self.access_done.next = self.last_part.val();
                    }
                }
            }
            LdsState::Drain => {
                self.state.d.next = LdsState::Compute;
            }
            LdsState::Compute => {
                // Instructions that count have one turn, whose result every lane gets.
                self.storing_result.d.next = true;
                self.fresh.d.next = true;
                if self.operation.q.val().control.counts {
                    self.counted.d.next = true;
                    self.counted_value.d.next = self.turn.memory_of.val().get_bits::<32>(0);
                }
                self.state.d.next = LdsState::Access;
            }
        }
        for k in 0..self.placed.len() {
            self.placed[k].clock.next = self.clock.val();
            self.placed[k].d.next = (self.state.q.val() == LdsState::Compute)
                | (self.captured.val() & !(self.capturing.q.val() & (self.captured_step.q.val() == 0)));
            if self.state.q.val() == LdsState::Access {
                self.placed[k].d.next = !self.pending.finished.val()
                    | (!self.access_done.val() & (self.place_upper.val() == self.pending.more.val()));
            }
        }
        for i in 0..self.stack.len() {
            if self.captured.val() & self.stack[i].stack.val() {
                self.read_done.next = self.ends.val() & self.stack[i].last_item.val();
                self.starts.d.next = self.stack_step[i].q.val() == 0;
            }
        }
        // From a lane's first load to its last store nobody comes between. A wide load or store is finished before another SIMD's turn,
        // which then has the banks while its results are written, or its registers read: so two SIMDs keep them busy.
        self.hold.next = (self.operation.q.val().control.serial
            & ((self.state.q.val() == LdsState::Access)
                | (self.state.q.val() == LdsState::Drain)
                | (self.state.q.val() == LdsState::Compute))
            & !(self.access_done.val() & self.work.storing.val()))
            | ((self.loads_alone.val() | self.stores_alone.val())
                & (self.state.q.val() == LdsState::Access)
                & !self.access_done.val());
        // Behind the last dword: stores are done with the beat, or with the lane whose turn it was.
        self.writer.take_drains.next = !self.work.storing.val();
        if self.access_done.val() {
            self.dword.d.next = 0.into();
            if self.work.storing.val() & self.operation.q.val().control.serial {
                self.storing_result.d.next = false;
                for i in 0..self.left.len() {
                    self.left[i].d.next = self.turn.after[i].val() & !self.operation.q.val().control.counts;
                }
                self.hands_over.next = self.turn.last.val() | self.operation.q.val().control.counts;
                for k in 0..self.rounds.len() {
                    for i in 0..self.left.len() {
                        self.left[i].d.next = self.rounds[k].after[i].val();
                    }
                    self.hands_over.next = self.rounds[k].last.val();
                }
            } else if self.operation.q.val().control.serial & self.turn.any.val() {
                self.state.d.next = LdsState::Drain;
            } else {
                self.hands_over.next = !self.work.storing.val();
                self.beat_done.next = self.work.storing.val();
            }
        }
        for i in 0..self.stack.len() {
            if self.access_done.val() & self.stack[i].stack.val() {
                self.beat_done.next = false;
                self.hands_over.next = self.stack[i].last.val();
                self.stack_step[i].d.next = 0.into();
                if !self.stack[i].last.val() {
                    self.stack_step[i].d.next = self.stack_step[i].q.val() + 1;
                    self.state.d.next = LdsState::Read;
                    self.step.d.next = 3.into();
                    if self.stack[i].next_reads.val() {
                        self.step.d.next = 2.into();
                    }
                }
            }
        }
        // Interpolation: when the parameters of all lanes are there, each has its turn.
        for k in 0..self.interpolation.len() {
            self.interpolation[k].clock.next = self.clock.val();
            self.interpolation[k].memory.next = self.turn.memory_of.val();
            self.interpolation[k].data.next = self.turn.data_of[k].val();
            self.interpolation[k].first.next = self.operation.q.val().control.two;
            self.interpolation[k].mode.next = self.current.q.val().mode;
            self.interpolation[k].works.next = self.interpolates[k].val() & (self.state.q.val() == LdsState::Compute);
            if self.interpolates[k].val() {
                if self.access_done.val() & self.turn.any.val() {
                    self.hands_over.next = false;
                    self.state.d.next = LdsState::Drain;
                }
                if self.state.q.val() == LdsState::Compute {
                    self.storing_result.d.next = false;
                    self.state.d.next = LdsState::Compute;
                    if self.interpolation[k].done.val() {
                        for i in 0..self.left.len() {
                            self.left[i].d.next = self.turn.after[i].val();
                        }
                        self.hands_over.next = self.turn.last.val();
                    }
                }
            }
        }
        self.moves_on.next = ((self.state.q.val() == LdsState::Idle) & self.waits.q.val())
            | self.beat_done.val()
            | self.hands_over.val();
        self.advances.next = self.moves_on.val() & self.from_next.val() & self.waits.q.val();
        if self.moves_on.val() {
            self.step.d.next = 0.into();
            if self.read.val().valid & self.read_ready.val() {
                self.step.d.next = 1.into();
            }
            if self.takes_address.val() {
                self.step.d.next = 1.into();
                if self.read.val().valid & self.read_ready.val() {
                    self.step.d.next = 2.into();
                }
            }
            self.beat.d.next = self.next_beat.val();
            self.half.d.next = self.next_half.val();
            if self.last_of_pass.val() {
                self.pass.d.next = self.pass.q.val() + 1;
            }
            self.state.d.next = LdsState::Read;
            if self.from_next.val() {
                self.pass.d.next = 0.into();
                self.half.d.next = false;
                self.beat.d.next = 0.into();
                self.counted.d.next = false;
                if !self.waits.q.val() {
                    self.state.d.next = LdsState::Idle;
                }
            }
        }

        self.first_address.next = bit_cast::<11, 8>(self.operation.q.val().address_register);
        if self.from_next.val() {
            self.first_address.next = bit_cast::<11, 8>(self.issued_operation.val().address_register);
        }
        for k in 0..self.step_register.len() {
            self.step_register[k].clock.next = self.clock.val();
            self.step_high[k].clock.next = self.clock.val();
            self.step_all[k].clock.next = self.clock.val();
            self.step_register[k].d.next = self.step_register[k].q.val();
            self.step_high[k].d.next = self.step_high[k].q.val();
            self.step_all[k].d.next = self.step_all[k].q.val();
            if self.read.val().valid & self.read_ready.val() {
                self.step_register[k].d.next = self.registers.register.val();
                self.step_high[k].d.next = self.registers.high.val();
                self.step_all[k].d.next = self.registers.all.val();
            }
            if self.moves_on.val() {
                self.step_high[k].d.next = false;
                self.step_all[k].d.next = false;
                self.step_register[k].d.next = 0.into();
                if self.first_address.val() < self.vgprs.val() {
                    self.step_register[k].d.next = self.first_address.val();
                }
            }
        }
    }
}
