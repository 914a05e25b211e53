//! The rows of the VGPRs that a part reads, step by step.

use super::{MemoryReader, ReaderState};
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Rows;

impl Section<Rows> for MemoryReader {
    #[hdl_gen]
    fn update(&mut self) {
        // Rows: the address, then data. Registers beyond those of the wave: a source is V0 (3.3.2.2).
        self.address_rows.next = bit_cast::<3, 2>(self.reading.val().address_rows);
        // Of an image first the address, then with steps of their own the data: there may be nine rows together. Or of a sample what is left of the address.
        for k in 0..self.image_phase.len() {
            self.read_phase[k].next = self.image_phase[k].q.val() & !self.begins.val();
            self.image_rows[k].access.next = self.reading.val().image;
            self.image_rows[k].later.next = self.read_phase[k].val();
            if self.reading.val().image.function.image {
                self.address_rows.next = self.image_rows[k].rows.val();
            }
        }
        self.data_step.next = self.read_step.val() - self.address_rows.val();
        self.data_rows.next = self.reading.val().control.data_rows;
        self.data_row.next = self.data_step.val();
        // A formatted store reads the VGPR of each channel.
        for k in 0..self.plans.len() {
            self.plans[k].access.next = self.reading.val();
            self.plans[k].resource.next = self.now.val().resource;
            self.plans[k].resource_high.next = self.now.val().resource_high;
            self.plans[k].sampler.next = self.now.val().sampler;
            // Where the instruction is read a cycle later, it has been held since.
            if !self.at_once.val() {
                self.plans[k].resource.next = self.held.q.val().resource;
                self.plans[k].resource_high.next = self.held.q.val().resource_high;
                self.plans[k].sampler.next = self.held.q.val().sampler;
            }
            self.held_plan[k].clock.next = self.clock.val();
            self.held_plan[k].d.next = self.plans[k].plan.val();
            self.sources[k].plan.next = self.plans[k].plan.val();
            self.sources[k].number.next = self.data_step.val().get_bits::<2>(0);
            self.captured[k].clock.next = self.clock.val();
            self.captured[k].d.next = self.sources[k].channel.val();
            self.captured_dword[k].clock.next = self.clock.val();
            self.captured_dword[k].d.next = self.sources[k].dword.val();
            if self.plans[k].stores.val() {
                self.data_rows.next = self.sources[k].channels.val();
                self.data_row.next = self.sources[k].row.val();
            }
        }
        for k in 0..self.image_phase.len() {
            self.has_data[k].next = (self.data_rows.val() != 0)
                | (self.reading.val().image.function.sampled & self.image_rows[k].more.val());
            if self.reading.val().image.function.image & !self.read_phase[k].val() {
                self.data_rows.next = 0.into();
            }
        }
        self.rows.next = self.address_rows.val() + self.data_rows.val();
        self.number.next = bit_cast::<11, 8>(self.reading.val().address) + bit_cast::<11, 3>(self.read_step.val());
        for k in 0..self.image_register.len() {
            self.image_register[k].access.next = self.reading.val().image;
            self.image_register[k].step.next = self.read_step.val();
            self.image_register[k].later.next = self.read_phase[k].val() & self.reading.val().image.function.sampled;
            if self.reading.val().image.function.image {
                self.number.next = self.image_register[k].number.val();
            }
        }
        if self.read_step.val() >= self.address_rows.val() {
            self.number.next = bit_cast::<11, 8>(self.reading.val().source)
                + bit_cast::<11, 3>(self.data_row.val())
                + self.read_group.val();
        }
        self.read.next = self.reads.val() & (self.read_step.val() < self.rows.val());
        self.read_row.next = self.read_base.val();
        self.reading_limit.next = self.vgprs.val();
        for k in 0..self.reading_wave.len() {
            self.reading_wave[k].next = self.now.val().issued.wave;
            self.reading_limit.next = self.reading_vgprs[k].val();
        }
        if self.number.val() < self.reading_limit.val() {
            self.read_row.next = self.read_base.val() + self.number.val();
        }
        for k in 0..self.accumulation.len() {
            self.limit[k].next = self.accumulation[k].val();
            self.data_number[k].next = self.number.val();
            if self.reading.val().accumulates & (self.read_step.val() >= self.address_rows.val()) {
                self.limit[k].next = self.vgprs.val();
                self.data_number[k].next = self.accumulation[k].val()
                    + bit_cast::<11, 8>(self.reading.val().source)
                    + bit_cast::<11, 3>(self.data_row.val())
                    + self.read_group.val();
            }
            self.read_row.next = self.read_base.val();
            if self.data_number[k].val() < self.limit[k].val() {
                self.read_row.next = self.read_base.val() + self.data_number[k].val();
            }
        }
        self.capturing.d.next = self.read.val();
        self.captured_step.d.next = self.read_step.val();
        self.is_last_step.next = (self.read_step.val() + 1) >= self.rows.val();
        self.captured_data.next = self.captured_step.q.val() - self.address_rows.val();
        self.clear.next = self.reads.val() & (self.read_step.val() == 0);
        self.load_low.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 0) & (self.address_rows.val() != 0);
        self.load_high.next =
            self.capturing.q.val() & (self.captured_step.q.val() == 1) & (self.address_rows.val() == 2);
        for k in 0..self.images.len() {
            self.images[k].clock.next = self.clock.val();
            self.images[k].begins.next = self.begins.val();
            self.images[k].access.next = self.access.val().image;
            self.images[k].low.next = self.held.q.val().resource;
            self.images[k].high.next = self.held.q.val().resource_high;
            self.images[k].bytes.next = self.image_registers[k].bytes.val();
            self.images[k].sampler.next = self.held.q.val().sampler;
            for j in 0..self.border_table.len() {
                self.images[k].border_table[j].next = self.border_table[j].val();
            }
            self.images[k].plan.next = self.plan.val();
            self.images[k].exec.next = self.exec.val();
            self.images[k].beat.next = self.beat_state.q.val();
            self.fetch[k].next = self.images[k].fetch.val();
            self.fetch_line[k].next = self.images[k].fetch_line.val();
            self.fetch_mask[k].next = self.images[k].fetch_mask.val();
            self.images[k].fetch_taken.next = self.fetch_taken[k].val();
            self.fetching[k].next = self.images[k].fetching.val();
            self.images[k].response.next = self.response[k].val();
            for i in 0..self.response_data.len() {
                self.images[k].response_data[i].next = self.response_data[i].val();
            }
            self.images[k].capture.next = self.capturing.q.val()
                & self.access.val().image.function.image
                & (!self.captured_phase[k].q.val() | self.access.val().image.function.sampled);
            self.image_step[k].step.next = self.captured_step.q.val();
            self.image_step[k].later.next = self.captured_phase[k].q.val();
            self.images[k].step.next = self.image_step[k].number.val();
            self.images[k].go.next =
                (self.state.q.val() == ReaderState::Present) & self.access.val().image.function.image;
            self.images[k].take.next = self.take.val();
            for i in 0..self.tells_more.len() {
                self.images[k].group[i].next = self.group.q.val();
            }
            for i in 0..self.vgpr.len() {
                self.images[k].vgpr[i].next = self.vgpr[i].val();
                self.images[k].prepared[i].next = self.prepared[i].val();
                self.located[i].next = self.images[k].located[i].val();
            }
            self.location[k].next = self.images[k].location.val();
            self.answer[k].next = self.images[k].answer.val();
            self.encodes_plan[k].clock.next = self.clock.val();
            self.encodes_plan[k].d.next = self.sources[k].encodes[0].val() & self.plans[k].stores.val();
            self.encodes[k].next = self.encodes_plan[k].q.val() & self.access.val().image.function.image;
            self.images[k].encodes.next = self.encodes[k].val();
            if self.access.val().image.function.image {
                self.load_low.next = false;
                self.load_high.next = false;
            }
        }
        self.is_data.next = self.capturing.q.val() & (self.captured_step.q.val() >= self.address_rows.val());
        for k in 0..self.captured_phase.len() {
            if self.access.val().image.function.image {
                self.is_data.next =
                    self.capturing.q.val() & self.captured_phase[k].q.val() & !self.access.val().image.function.sampled;
                self.captured_data.next = self.captured_step.q.val();
            }
        }
        for k in 0..self.captured.len() {
            self.converts[k].next = self.plan.val().formatted & self.is_data.val();
            self.channel[k].next = self.captured[k].q.val();
            if self.plan.val().formatted {
                self.captured_data.next = self.captured_dword[k].q.val();
            }
        }
        self.load_data[0].next = self.is_data.val() & (self.captured_data.val() == 0);
        self.load_data[1].next = self.is_data.val() & (self.captured_data.val() == 1);
        self.load_data[2].next = self.is_data.val() & (self.captured_data.val() == 2);
        self.load_data[3].next = self.is_data.val() & (self.captured_data.val() == 3);
    }
}
