//! The instruction that is read and its parts, and the one that comes next.

use super::{MemoryReader, ReaderState};
use crate::format::{Numeric, Packing};
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Parts;

impl Section<Parts> for MemoryReader {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, held, beat_state, group, half_state, step, captured_step, capturing);
        clock!(self, clock, parts);
        self.access.next = self.offered.val().access;
        if self.queued.val() | !self.at_once.val() {
            self.access.next = self.held.q.val().access;
        }
        self.pc.next = self.held.q.val().pc;
        self.part.next.control = self.access.val().control;
        self.plan.next.formatted = false;
        self.plan.next.bound = false;
        self.plan.next.refused = false;
        self.plan.next.layout = 0.into();
        self.plan.next.texels = 0.into();
        self.plan.next.numeric = Numeric::Unorm;
        self.plan.next.select = 0.into();
        self.plan.next.packing = Packing::Full;
        self.plan.next.components = 0.into();
        self.plan.next.provided = 0.into();
        self.plan.next.answers = false;
        for k in 0..self.held_plan.len() {
            self.plan.next = self.held_plan[k].q.val();
            if !self.at_once.val() {
                self.plan.next = self.plans[k].plan.val();
            }
            self.elements[k].plan.next = self.plan.val();
            self.elements[k].control.next = self.access.val().control;
            self.part.next.control = self.elements[k].moved.val();
        }
        self.part.next.plan = self.plan.val();
        self.to_share.next.here = false;
        self.to_share.next.first = 0.into();
        self.no_share.next.base = 0.into();
        self.no_share.next.size = 0.into();
        self.to_share.next.share = self.no_share.val();
        self.to_share.next.dwords = 0.into();
        for k in 0..self.shared_load.len() {
            self.shared_load[k].access.next = self.access.val();
            self.shared_load[k].m0.next = self.held.q.val().m0;
            self.shared_load[k].share.next = self.held.q.val().share;
            self.shared_load[k].half.next = self.half_state.q.val();
            self.shared_load[k].beat.next = self.beat_state.q.val();
            self.to_share.next = self.shared_load[k].load.val();
        }
        self.part.next.shared = self.to_share.val();
        self.shared.plan.next = self.plan.val();
        self.part.next.returns = self.access.val().returns;
        self.part.next.counts_load = self.access.val().counts_load;
        self.part.next.beyond_unit = self.access.val().beyond_unit;
        self.part.next.wave = self.held.q.val().issued.wave;
        self.part.next.sequence = self.held.q.val().issued.sequence;
        self.part.next.wave64 = self.held.q.val().wave64;
        self.part.next.half = self.half_state.q.val();
        self.part.next.beat = self.beat_state.q.val();

        // The parts.
        self.last_beat.next = self.beat_state.q.val() == self.last_beat_number.val();
        self.last_group.next = !self.access.val().control.block | (self.group.q.val() == 7);
        for k in 0..self.tells_more.len() {
            self.tells_more[k].next = self.access.val().image.function.from_base & (self.group.q.val() != 2);
            if self.tells_more[k].val() {
                self.last_group.next = false;
            }
        }
        self.is_last_part.next =
            self.last_beat.val() & self.last_group.val() & (self.half_state.q.val() | !self.held.q.val().wave64);
        for i in 0..self.tile.len() {
            self.tile[i].access.next = self.access.val();
            self.tile[i].wave64.next = self.held.q.val().wave64;
            self.tile[i].exec_low.next = self.held.q.val().exec.get_bits::<32>(0);
            self.tile[i].exec_high.next = self.held.q.val().exec.get_bits::<32>(32);
            self.tile[i].vgprs.next = self.vgprs.val();
            if self.access.val().control.transposed {
                self.is_last_part.next = self.last_beat.val();
            }
        }
        self.part.next.last = self.is_last_part.val();
        // Nothing of a FLAT part is loaded before the local data share has read the same part.
        self.flat.next = self.access.val().control.flat;
        self.parts.reads.next = self.flat.val() & (self.state.q.val() == ReaderState::Capture);
        self.parts.other.next = self.lds_parts.val();
        self.flat_parts.next = self.parts.parts.val();
        self.present.next = (self.state.q.val() == ReaderState::Present) & !(self.flat.val() & self.parts.ahead.val());
        // Nor of an image before its lanes know where.
        for k in 0..self.images.len() {
            if self.access.val().image.function.image {
                self.present.next = (self.state.q.val() == ReaderState::Present) & self.images[k].ready.val();
            }
        }
        self.ready.next = (self.state.q.val() == ReaderState::Idle)
            | (self.present.val() & self.is_last_part.val() & self.taken_at_once.val());

        self.half_base.next = self.held.q.val().vgpr_base;
        if self.half_state.q.val() {
            self.half_base.next = self.held.q.val().vgpr_base + self.vgprs.val();
        }
        self.group_rows.next = bit_cast::<11, 3>(self.group.q.val()) << 2;
        self.shared.access.next = self.access.val();
        self.shared.scalar.next = 0.into();
        if self.access.val().has_scalar {
            self.shared.scalar.next = self.held.q.val().scalar;
        }
        self.shared.resource.next = self.held.q.val().resource;
        self.shared.group.next = self.group.q.val();
        self.shared.scratch_base.next = self.held.q.val().scratch_base;
        self.shared.wave64.next = self.held.q.val().wave64;
        self.shared.wanted.next = self.registers.wanted.val();
        self.shared_address.next = self.shared.shared.val();

        // The next instruction, in its first cycle as it is offered: when there is none here, or, from a queue, in the cycle in which the
        // sender takes the last part of the one before.
        self.begins.next = self.offers.val() & (self.state.q.val() == ReaderState::Idle);
        if self.queued.val() & self.offers.val() & self.present.val() & self.is_last_part.val() & self.take.val() {
            self.begins.next = true;
        }
        self.reads.next = (self.begins.val() & self.at_once.val()) | (self.state.q.val() == ReaderState::Read);
        self.now.next = self.held.q.val();
        self.read_step.next = self.step.q.val();
        self.read_beat.next = self.beat_state.q.val();
        self.read_base.next = self.half_base.val();
        self.read_group.next = self.group_rows.val();
        if self.begins.val() {
            self.now.next = self.offered.val();
        }
        if self.begins.val() & self.at_once.val() {
            self.read_step.next = 0.into();
            self.read_beat.next = 0.into();
            self.read_base.next = self.offered.val().vgpr_base;
            self.read_group.next = 0.into();
        }
        self.held.d.next = self.now.val();
        self.reading.next = self.offered.val().access;
        if self.queued.val() {
            self.reading.next = self.now.val().access;
        }
        if !self.at_once.val() {
            self.reading.next = self.held.q.val().access;
        }
    }
}
