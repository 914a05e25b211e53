//! A sample, state by state: what its blocks work on, and where it goes from there.

use super::super::sampler::{Reduction, Wrap};
use super::super::state::SampleState;
use super::Sampling;
use rust_hdl::prelude::*;

impl Logic for Sampling {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(
            self, clock, state, done, lane, which, offset, reference, slice, detail, number, next_level, axis, value
        );
        dff_setup!(self, clock, place_number, second_clock, outside, goes_on, all_gone, blend_step, gathered, bias);
        dff_setup!(self, clock, origin, quad, quad_known, corner, face, probe);
        clock!(self, clock, address, finder, walk, arrivals, store);

        self.fields.words.next = self.sampler.val();
        self.unscaled.next = self.access.val().unnormalized | self.fields.fields.val().unnormalized;
        // Neither an unbound image nor one that is refused is looked at.
        self.nothing.next = !self.plan.val().bound | self.plan.val().refused;

        // The lane and its address.
        self.lanes.lane.next = self.lane.q.val();
        self.lanes.tells.next = self.state.q.val() == SampleState::Tell;
        self.address.access.next = self.access.val();
        self.address.write.next = self.capture.val();
        self.address.step.next = self.step.val();
        self.address.lane.next = self.lane.q.val();
        self.address.which.next = bit_cast::<4, 2>(self.axis.q.val());
        self.implicit.next = self.access.val().function.computed & !self.access.val().function.has_gradients;
        self.quad_lane.next = (self.lane.q.val() >> 2) << 2;
        if (self.implicit.val() | self.access.val().function.of_quad) & (self.state.q.val() == SampleState::Derive) {
            self.address.lane.next = self.quad_lane.val();
        }
        if self.state.q.val() == SampleState::Differ {
            self.address.lane.next = self.quad_lane.val() + 1;
            if self.finder.vertical.val() {
                self.address.lane.next = self.quad_lane.val() + 2;
            }
        }
        if !self.implicit.val() & (self.state.q.val() == SampleState::Derive) {
            self.address.which.next = bit_cast::<4, 2>(self.axis.q.val()) + 8;
            if self.finder.vertical.val() {
                self.address.which.next = bit_cast::<4, 2>(self.axis.q.val()) + 12;
            }
        }
        if self.state.q.val() == SampleState::Value {
            self.address.which.next = self.which.q.val();
        }
        for i in 0..self.told.len() {
            self.lanes.active[i].next = self.active[i].val();
            self.told[i].next = self.lanes.told[i].val();
            self.address.vgpr[i].next = self.vgpr[i].val();
        }

        // The level.
        self.level.access.next = self.access.val();
        self.level.sampler.next = self.fields.fields.val();
        self.level.shape.next = self.shape.val();
        self.level.plan.next = self.plan.val();
        self.level.detail.next = self.detail.q.val();
        self.level.bias.next = self.bias.q.val();
        self.level.lod.next = self.finder.level.val();
        self.finder.state.next = self.state.q.val();
        self.finder.sampler.next = self.fields.fields.val();
        self.finder.implicit.next = self.implicit.val();
        self.finder.axis.next = self.axis.q.val();
        self.finder.last_axis.next = self.texel.last_axis.val();
        self.finder.address_value.next = self.address.value.val();
        self.finder.difference.next = self.doubled.twice.val();
        self.finder.value.next = self.value.q.val();
        self.finder.probe.next = self.probe.q.val();
        self.several.next = self.level.probes.val() & self.finder.several.val();
        self.moves.next = self.several.val() & (self.finder.away.val() != 0);
        self.slices.number.next = self.fixed.fixed.val();
        self.slices.shape.next = self.shape.val();

        // A coordinate.
        self.texel.access.next = self.access.val();
        self.texel.sampler.next = self.fields.fields.val();
        self.texel.shape.next = self.shape.val();
        self.texel.number.next = self.number.q.val();
        self.texel.axis.next = self.axis.q.val();
        self.texel.slice.next = self.slice.q.val();
        self.texel.face.next = self.face.q.val();
        self.texel.other.next = self.cube.other.val();
        self.texel.other_x.next = self.cube.x.val();
        self.texel.other_y.next = self.cube.y.val();
        self.cube.face.next = self.face.q.val();
        self.cube.down.next = self.texel.edge_down.val();
        self.cube.ends.next = self.texel.edge_ends.val();
        self.cube.along.next = self.texel.edge_along.val();
        self.cube.last.next = self.texel.edge_last.val();
        self.texel.place.next = self.place_number.q.val();
        self.texel.asked.next = self.asked.val();
        self.lane_number.next = self.lane.q.val();
        self.fraction.value.next = self.address.value.val();
        if self.state.q.val() == SampleState::Centre {
            self.fraction.value.next = self.doubled.twice.val();
        }
        if self.state.q.val() == SampleState::Probe {
            self.fraction.value.next = self.blend[0].value.val();
        }
        self.fraction.repeats.next = ((self.state.q.val() == SampleState::Read)
            | (self.state.q.val() == SampleState::Centre)
            | (self.state.q.val() == SampleState::Probe))
            & (self.texel.wrap.val() == Wrap::Wrap)
            & !self.unscaled.val();
        self.scale.value.next = self.value.q.val();
        self.scale.size.next = self.texel.size.val();
        self.scale.scales.next = !self.unscaled.val();
        self.rounds.next = self.value.q.val();
        // Slices are rounded to whole numbers: 256 times less in 1/256.
        if self.state.q.val() == SampleState::Value {
            self.rounds.next = self.fraction.fraction.val();
            if self.which.q.val() == 3 {
                self.rounds.next.exponent = self.fraction.fraction.val().exponent - 8;
            }
        }
        self.fixed.value.next = self.rounds.val();
        self.fixed.truncates.next = self.fields.fields.val().truncates & (self.state.q.val() == SampleState::Fix);
        self.offset_axis.next = self.offset.q.val().get_bits::<6>(0);
        self.linear.next = self.level.linear.val();
        if self.axis.q.val() == 1 {
            self.offset_axis.next = self.offset.q.val().get_bits::<6>(8);
        }
        if self.axis.q.val() == 2 {
            self.offset_axis.next = self.offset.q.val().get_bits::<6>(16);
            self.linear.next = self.level.linear_depth.val();
        }
        if !self.access.val().function.has_offset {
            self.offset_axis.next = 0.into();
        }
        self.walk.state.next = self.state.q.val();
        self.walk.sampler.next = self.fields.fields.val();
        self.walk.coordinate.next = self.fixed.fixed.val();
        self.walk.offset.next = self.offset_axis.val();
        self.walk.size.next = self.texel.size.val();
        self.walk.wrap.next = self.texel.wrap.val();
        self.walk.linear.next = self.linear.val();
        self.walk.along.next = 0.into();
        if self.access.val().function.in_row & (self.axis.q.val() == 0) {
            self.walk.along.next = self.place_number.q.val().get_bits::<2>(0);
        }
        for i in 0..self.walk.taps.len() {
            self.walk.at_axis[i].next = self.texel.at_axis[i].val();
            self.texel.taps[i].next = self.walk.taps[i].val();
            self.steps.taps[i].next = self.walk.taps[i].val();
        }

        // A texel.
        self.position.next = self.texel.position.val();
        self.goes.next = (self.state.q.val() == SampleState::Tap) & self.goes_on.q.val() & self.texel.read.val();
        self.flight.next.place = self.place_number.q.val();
        self.flight.next.outside = self.texel.missing.val() | self.texel.corner.val();
        self.flight.next.border = self.texel.border.val() & !self.texel.missing.val();
        self.flight.next.corner = self.texel.corner.val();
        self.flight.next.x = self.texel.position.val().x.get_bits::<2>(0);
        // An image of one dimension has one row, whatever an instruction of two gives.
        self.flight.next.y = 0.into();
        if !self.shape.val().is_row {
            self.flight.next.y = self.texel.position.val().y.get_bits::<2>(0);
        }
        self.arrivals.state.next = self.state.q.val();
        self.arrivals.access.next = self.access.val();
        self.arrivals.plan.next = self.plan.val();
        self.arrivals.sampler.next = self.fields.fields.val();
        self.arrivals.border_order.next = self.shape.val().border_order;
        for k in 0..self.border_table.len() {
            self.arrivals.border_table[k].next = self.border_table[k].val();
        }
        self.arrivals.bytes.next = self.bytes.val();
        self.arrivals.reference.next = self.reference.q.val();
        self.arrivals.goes.next = self.goes.val();
        self.arrivals.texel.next = self.flight.val();
        self.arrivals.location.next = self.location.val();
        self.arrivals.response.next = self.response.val();
        for i in 0..self.response_data.len() {
            self.arrivals.response_data[i].next = self.response_data[i].val();
        }
        self.fetch.next = self.state.q.val() == SampleState::Ask;
        self.fetching.next = (self.state.q.val() == SampleState::Ask) | (self.state.q.val() == SampleState::Wait);
        self.fetch_line.next = self.arrivals.line.val();
        self.fetch_mask.next = self.arrivals.mask.val();

        // Blends.
        self.steps.step.next = self.blend_step.q.val();
        self.steps.shape.next = self.shape.val();
        self.steps.corner.next = self.corner.q.val().get_bits::<2>(0);
        self.steps.level_weight.next = self.level.weight.val();
        self.steps.probe_weight.next = self.finder.weight.val();
        self.store.first_at.next = self.steps.first.val();
        self.store.second_at.next = self.steps.second.val();
        for i in 0..self.blend.len() {
            self.blend[i].clock.next = self.clock.val();
            self.blend[i].weight.next = self.steps.weight.val();
            self.blend[i].reduction.next = self.fields.fields.val().reduction;
        }
        self.blend[0].first.next = self.store.first.val().get_bits::<32>(0);
        self.blend[1].first.next = self.store.first.val().get_bits::<32>(32);
        self.blend[2].first.next = self.store.first.val().get_bits::<32>(64);
        self.blend[3].first.next = self.store.first.val().get_bits::<32>(96);
        self.blend[0].second.next = self.store.second.val().get_bits::<32>(0);
        self.blend[1].second.next = self.store.second.val().get_bits::<32>(32);
        self.blend[2].second.next = self.store.second.val().get_bits::<32>(64);
        self.blend[3].second.next = self.store.second.val().get_bits::<32>(96);
        // Half of a difference.
        self.doubled.value.next = self.blend[0].value.val();
        if self.state.q.val() == SampleState::Differ {
            self.blend[0].first.next = self.address.value.val();
            self.blend[0].second.next = self.origin.q.val().replace_bit(31, !self.origin.q.val().get_bit(31));
            self.blend[0].weight.next = 128.into();
            self.blend[0].reduction.next = Reduction::Blend;
        }
        if (self.state.q.val() == SampleState::Read)
            | (self.state.q.val() == SampleState::Away)
            | (self.state.q.val() == SampleState::Probe)
        {
            self.blend[0].first.next = self.address.value.val();
            self.blend[0].second.next = self.minus_one.val();
            self.blend[0].weight.next = 128.into();
            self.blend[0].reduction.next = Reduction::Blend;
            if (self.state.q.val() == SampleState::Read) & self.moves.val() {
                self.blend[0].second.next = self.finder.derivative.val();
            }
            if self.state.q.val() == SampleState::Away {
                self.blend[0].second.next = self.doubled.twice.val();
                self.blend[0].weight.next = self.finder.away.val();
            }
            if self.state.q.val() == SampleState::Probe {
                self.blend[0].first.next = self.blend[0].value.val();
            }
        }
        self.blended.next = (bit_cast::<128, 32>(self.blend[3].value.val()) << 96)
            | (bit_cast::<128, 32>(self.blend[2].value.val()) << 64)
            | (bit_cast::<128, 32>(self.blend[1].value.val()) << 32)
            | bit_cast::<128, 32>(self.blend[0].value.val());
        self.store.write.next = false;
        self.store.at.next = bit_cast::<4, 3>(self.arrivals.arrived.val().place);
        self.store.values.next = self.arrivals.values.val();
        // What a lane is told.
        self.result.values.next = self.store.second.val();
        self.result.outside.next = self.outside.q.val();
        self.result.gathered.next = self.gathered.q.val();
        self.result.corner.next = self.corner.q.val();
        self.result.clamped.next = self.level.clamped.val();
        self.result.raw.next = self.level.raw.val();
        self.result.access.next = self.access.val();
        self.result.plan.next = self.plan.val();
        self.answer.next = self.result.answer.val();

        // The values of its address begin.
        self.values.access.next = self.access.val();
        self.values.from.next = 3.into();
        if self.state.q.val() == SampleState::Value {
            self.values.from.next = self.which.q.val() + 1;
        }
        self.derives.next = self.access.val().function.computed
            & !(self.implicit.val()
                & self.quad_known.q.val()
                & (self.quad.q.val() == self.lane.q.val().get_bits::<3>(2)));

        // A texel has arrived.
        if self.arrivals.arrives.val() {
            self.store.write.next = true;
            self.gathered.d.next =
                (self.gathered.q.val() >> 32) | (bit_cast::<128, 32>(self.arrivals.component.val()) << 96);
            self.outside.d.next = self.arrivals.arrived.val().outside;
            if self.arrivals.arrived.val().corner {
                self.corner.d.next = bit_cast::<3, 2>(self.arrivals.arrived.val().place.get_bits::<2>(0)) | 4;
            }
        }

        self.ready.next = self.done.q.val();
        self.blended_all.next = false;
        self.finishes.next = false;
        match self.state.q.val() {
            SampleState::Rest => {
                self.lane.d.next = 0.into();
                self.quad_known.d.next = false;
                if self.go.val() & !self.done.q.val() {
                    self.state.d.next = SampleState::Lane;
                    if self.arrivals.asks_border.val() {
                        self.state.d.next = SampleState::Ask;
                    }
                }
            }
            SampleState::Lane => {
                self.which.d.next = self.values.which.val();
                self.slice.d.next = 0.into();
                self.face.d.next = 0.into();
                self.detail.d.next = 0.into();
                self.offset.d.next = 0.into();
                self.reference.d.next = 0.into();
                self.bias.d.next = 0.into();
                self.goes_on.d.next = true;
                self.next_level.d.next = false;
                self.blend_step.d.next = 0.into();
                self.number.d.next = 0.into();
                self.axis.d.next = 0.into();
                self.place_number.d.next = 0.into();
                self.corner.d.next = 0.into();
                self.probe.d.next = 0.into();
                self.finishes.next = !self.lanes.is_active.val();
                if self.lanes.is_active.val() {
                    self.state.d.next = SampleState::Value;
                    if self.values.none.val() {
                        self.state.d.next = SampleState::Level;
                        if self.derives.val() {
                            self.state.d.next = SampleState::Derive;
                        }
                    }
                    if self.access.val().function.loads_samples {
                        self.state.d.next = SampleState::Tap;
                    }
                    if self.nothing.val() {
                        self.state.d.next = SampleState::Tell;
                    }
                }
            }
            SampleState::Value => {
                self.which.d.next = self.values.which.val();
                if self.which.q.val() == 3 {
                    self.slice.d.next = self.slices.slice.val();
                    self.face.d.next = self.slices.face.val();
                }
                if self.which.q.val() == 4 {
                    self.detail.d.next = self.fixed.fixed.val();
                }
                if self.which.q.val() == 5 {
                    self.offset.d.next = self.address.value.val();
                }
                if self.which.q.val() == 6 {
                    self.reference.d.next = self.address.value.val();
                }
                if self.which.q.val() == 7 {
                    self.bias.d.next = self.fixed.fixed.val();
                }
                if self.values.none.val() {
                    self.state.d.next = SampleState::Level;
                    if self.derives.val() {
                        self.state.d.next = SampleState::Derive;
                    }
                }
            }
            SampleState::Derive => {
                self.origin.d.next = self.address.value.val();
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Times;
                if self.implicit.val() {
                    self.state.d.next = SampleState::Differ;
                }
            }
            SampleState::Differ => {
                self.state.d.next = SampleState::Differed;
            }
            SampleState::Differed => {
                self.value.d.next = self.doubled.doubled.val();
                self.state.d.next = SampleState::Times;
            }
            SampleState::Times => {
                self.value.d.next = self.scale.product.val();
                self.state.d.next = SampleState::Square;
            }
            SampleState::Square => {
                self.axis.d.next = self.axis.q.val() + 1;
                self.state.d.next = SampleState::Derive;
                if self.texel.last_axis.val() {
                    self.axis.d.next = 0.into();
                    if self.finder.vertical.val() {
                        self.state.d.next = SampleState::Major;
                    }
                }
            }
            SampleState::Major => {
                self.state.d.next = SampleState::Digit;
            }
            SampleState::Digit => {
                if self.finder.last_digit.val() {
                    self.state.d.next = SampleState::Found;
                }
            }
            SampleState::Found => {
                self.quad.d.next = self.lane.q.val().get_bits::<3>(2);
                self.quad_known.d.next = true;
                self.state.d.next = SampleState::Level;
                if self.finder.again.val() {
                    self.state.d.next = SampleState::Major;
                }
            }
            SampleState::Level => {
                self.place_number.d.next = 0.into();
                self.corner.d.next = 0.into();
                self.number.d.next = self.level.number.val();
                if self.next_level.q.val() {
                    self.number.d.next = self.level.number.val() + 1;
                }
                self.axis.d.next = 0.into();
                self.state.d.next = SampleState::Read;
                if self.access.val().function.tells_level {
                    self.state.d.next = SampleState::Tell;
                }
            }
            SampleState::Read => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
                if self.shape.val().is_cube {
                    self.state.d.next = SampleState::Centre;
                }
                if self.moves.val() {
                    self.state.d.next = SampleState::Away;
                }
            }
            SampleState::Away => {
                self.state.d.next = SampleState::Probe;
            }
            SampleState::Probe => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
                if self.shape.val().is_cube {
                    self.state.d.next = SampleState::Centre;
                }
            }
            SampleState::Centre => {
                self.value.d.next = self.fraction.fraction.val();
                self.state.d.next = SampleState::Scale;
            }
            SampleState::Scale => {
                self.value.d.next = self.scale.product.val();
                self.state.d.next = SampleState::Fix;
            }
            SampleState::Fix => {
                self.state.d.next = SampleState::Axis;
            }
            SampleState::Axis => {
                self.state.d.next = SampleState::Place;
                if self.walk.repeats.val() {
                    self.state.d.next = SampleState::Divide;
                }
            }
            SampleState::Divide => {
                if self.walk.last_bit.val() {
                    self.state.d.next = SampleState::Place;
                }
            }
            SampleState::Place => {
                self.axis.d.next = self.axis.q.val() + 1;
                self.state.d.next = SampleState::Read;
                if self.texel.last_axis.val() {
                    self.goes_on.d.next = true;
                    self.state.d.next = SampleState::Tap;
                }
            }
            SampleState::Tap => {
                if self.goes_on.q.val() {
                    self.place_number.d.next = self.place_number.q.val() + 1;
                    // Of a row each texel has an index of its own.
                    if self.texel.last_place.val() | self.access.val().function.in_row {
                        self.goes_on.d.next = false;
                    }
                    if self.texel.last_place.val() {
                        self.all_gone.d.next = true;
                    }
                }
                if self.arrivals.missing.val() {
                    self.state.d.next = SampleState::Ask;
                }
                if !self.goes_on.q.val() & self.arrivals.all_there.val() {
                    self.axis.d.next = 0.into();
                    self.second_clock.d.next = false;
                    self.all_gone.d.next = false;
                    self.state.d.next = SampleState::Read;
                    if self.all_gone.q.val() {
                        self.state.d.next = SampleState::Blend;
                        self.blend_step.d.next = self.steps.opening.val();
                        self.blended_all.next = self.steps.opening.val() == 7;
                        if (self.corner.q.val().get_bit(2)
                            | (self.arrivals.arrives.val() & self.arrivals.arrived.val().corner))
                            & (self.fields.fields.val().reduction == Reduction::Blend)
                        {
                            self.blend_step.d.next = 8.into();
                            self.blended_all.next = false;
                        }
                        if self.access.val().function.gathers | self.access.val().function.loads_samples {
                            // Of one that is loaded the answer is at place 0.
                            self.blend_step.d.next = 7.into();
                            self.blended_all.next = false;
                            self.state.d.next = SampleState::Tell;
                        }
                    }
                }
            }
            SampleState::Ask => {
                if self.fetch_taken.val() {
                    self.state.d.next = SampleState::Wait;
                }
            }
            SampleState::Wait => {
                if self.response.val().valid {
                    self.state.d.next = SampleState::Tap;
                    if self.arrivals.of_border.val() {
                        self.state.d.next = SampleState::Lane;
                    }
                }
            }
            SampleState::Blend => {
                // The pair is read, then the result written.
                self.store.at.next = self.steps.result.val();
                self.store.values.next = self.blended.val();
                self.second_clock.d.next = true;
                if self.second_clock.q.val() {
                    self.second_clock.d.next = false;
                    self.store.write.next = true;
                    self.blend_step.d.next = self.steps.following.val();
                    self.blended_all.next = self.steps.following.val() == 7;
                }
            }
            SampleState::Join => {
                // Step 10: those before are at place 9, this one at 0, where the last one leaves all of them.
                self.store.at.next = 9.into();
                self.store.values.next = self.blended.val();
                self.second_clock.d.next = true;
                if (self.probe.q.val() == 0) | self.second_clock.q.val() {
                    self.store.write.next = true;
                    self.second_clock.d.next = false;
                    self.blend_step.d.next = 0.into();
                    self.corner.d.next = 0.into();
                    self.place_number.d.next = 0.into();
                    self.axis.d.next = 0.into();
                    self.probe.d.next = self.probe.q.val() + 1;
                    self.state.d.next = SampleState::Read;
                }
                if self.probe.q.val() == 0 {
                    self.store.values.next = self.store.second.val();
                }
                if self.finder.last_probe.val() {
                    self.store.at.next = 0.into();
                    if self.second_clock.q.val() {
                        self.probe.d.next = 0.into();
                        self.blend_step.d.next = 7.into();
                        self.state.d.next = SampleState::Mix;
                    }
                }
            }
            SampleState::Mix => {
                // Step 7: the level before is at place 8, this one at 0.
                self.store.at.next = 0.into();
                self.store.values.next = self.blended.val();
                self.state.d.next = SampleState::Tell;
                if self.steps.applies.val() & !self.next_level.q.val() {
                    self.store.at.next = 8.into();
                    self.store.values.next = self.store.second.val();
                    self.store.write.next = true;
                    self.next_level.d.next = true;
                    self.blend_step.d.next = 0.into();
                    self.second_clock.d.next = false;
                    self.state.d.next = SampleState::Level;
                } else if self.steps.applies.val() & !self.second_clock.q.val() {
                    self.second_clock.d.next = true;
                    self.state.d.next = SampleState::Mix;
                } else {
                    self.store.write.next = self.steps.applies.val();
                }
            }
            SampleState::Tell => {
                self.finishes.next = true;
            }
        }
        if self.blended_all.val() {
            self.state.d.next = SampleState::Mix;
            if self.several.val() {
                self.state.d.next = SampleState::Join;
                self.blend_step.d.next = 10.into();
            }
        }
        if self.finishes.val() {
            self.lane.d.next = self.lane.q.val() + 1;
            self.state.d.next = SampleState::Lane;
            if self.lanes.last.val() {
                self.state.d.next = SampleState::Rest;
                self.done.d.next = true;
            }
        }
        if self.take.val() {
            self.done.d.next = false;
        }
    }
}
