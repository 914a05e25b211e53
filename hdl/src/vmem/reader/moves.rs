//! What the part moves, as the sender takes it, and the part behind it.

use super::{MemoryReader, ReaderState};
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Moves;

impl Section<Moves> for MemoryReader {
    #[hdl_gen]
    fn update(&mut self) {
        // What the part moves.
        self.registers.destination.next = self.access.val().destination;
        self.registers.dwords.next = self.access.val().control.dwords;
        for k in 0..self.tells_more.len() {
            if self.access.val().image.function.from_base & !self.tells_more[k].val() {
                self.registers.dwords.next = 2.into();
            }
        }
        self.registers.block.next = self.access.val().control.block;
        self.registers.m0.next = self.held.q.val().m0;
        self.registers.group.next = self.group.q.val();
        self.registers.returns.next = self.access.val().returns;
        self.registers.vgprs.next = self.vgprs.val();
        self.part.next.row =
            self.half_base.val() + bit_cast::<11, 8>(self.access.val().destination) + self.group_rows.val();
        for k in 0..self.accumulation.len() {
            self.registers.accumulation[k].next = self.accumulation[k].val();
            self.registers.accumulated[k].next = self.access.val().accumulates;
            if self.access.val().accumulates {
                self.part.next.row = self.half_base.val()
                    + self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.access.val().destination)
                    + self.group_rows.val();
            }
        }
        self.exec.next = self.held.q.val().exec.get_bits::<32>(0);
        if self.half_state.q.val() {
            self.exec.next = self.held.q.val().exec.get_bits::<32>(32);
        }
        if self.registers.ignored.val() | self.shared.mismatch.val() {
            self.exec.next = 0.into();
        }
        for k in 0..self.images.len() {
            self.image_registers[k].access.next = self.access.val().image;
            self.image_registers[k].destination.next = self.access.val().destination;
            self.image_registers[k].dwords.next = self.access.val().control.dwords;
            self.image_registers[k].returns.next = self.access.val().returns;
            self.image_registers[k].vgprs.next = self.vgprs.val();
            self.image_registers[k].plan.next = self.plan.val();
            if self.access.val().image.function.image
                & (self.image_registers[k].ignored.val() | self.images[k].foreign.val())
            {
                self.exec.next = 0.into();
            }
        }
        for i in 0..self.tile.len() {
            if self.access.val().control.transposed {
                self.exec.next = self.tile[i].exec.val();
            }
        }

        // The part behind this one, before it is known whether this one is taken.
        self.next_beat.next = self.beat_state.q.val() + 1;
        self.next_group.next = self.group.q.val();
        self.next_half.next = self.half_state.q.val();
        if self.last_beat.val() {
            self.next_beat.next = 0.into();
            self.next_group.next = self.group.q.val() + 1;
            if self.last_group.val() {
                self.next_group.next = 0.into();
                self.next_half.next = true;
            }
        }
        if self.is_last_part.val() {
            self.next_beat.next = 0.into();
            self.next_group.next = 0.into();
            self.next_half.next = false;
        }
        self.read_done.next = false;
        match self.state.q.val() {
            ReaderState::Idle => {}
            ReaderState::Read => {}
            ReaderState::Capture => {
                self.read_done.next = self.is_last_part.val();
                self.state.d.next = ReaderState::Present;
            }
            ReaderState::Present => {
                if self.take.val() {
                    self.step.d.next = 0.into();
                    self.state.d.next = ReaderState::Read;
                    self.beat_state.d.next = self.next_beat.val();
                    self.group.d.next = self.next_group.val();
                    self.half_state.d.next = self.next_half.val();
                    if self.is_last_part.val() {
                        self.state.d.next = ReaderState::Idle;
                    }
                }
            }
        }
        if self.begins.val() {
            self.state.d.next = ReaderState::Read;
        }
        if self.reads.val() {
            self.step.d.next = self.read_step.val() + 1;
            self.state.d.next = ReaderState::Read;
            if self.is_last_step.val() {
                self.state.d.next = ReaderState::Capture;
            }
        }
        for k in 0..self.image_phase.len() {
            self.image_phase[k].clock.next = self.clock.val();
            self.captured_phase[k].clock.next = self.clock.val();
            self.image_phase[k].d.next = self.image_phase[k].q.val();
            self.captured_phase[k].d.next = self.read_phase[k].val();
            if self.reads.val() {
                self.image_phase[k].d.next = self.read_phase[k].val();
                if self.reading.val().image.function.image
                    & self.is_last_step.val()
                    & self.has_data[k].val()
                    & !self.read_phase[k].val()
                {
                    self.image_phase[k].d.next = true;
                    self.step.d.next = 0.into();
                    self.state.d.next = ReaderState::Read;
                }
            } else if self.take.val() {
                self.image_phase[k].d.next = false;
            }
        }
    }
}
