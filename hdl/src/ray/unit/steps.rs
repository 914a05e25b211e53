//! The steps of a test: numbers in one clock, the result in the next; and what the lane is told.

use super::{RayState, RayUnit};
use crate::parts::sections::Section;
use crate::ray::arithmetic::Function;
use crate::ray::program::Test;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Steps;

impl Section<Steps> for RayUnit {
    #[hdl_gen]
    fn update(&mut self) {
        // A step: its numbers in one clock, its result in the next.
        self.program.number.next = self.number.q.val();
        self.results.step.next = self.program.step.val();
        self.results.choices[0].next = self.node.weights[0].val();
        self.results.choices[1].next = self.node.weights[1].val();
        self.results.choices[2].next = self.fields.hierarchy.val().order;
        self.operands.step.next = self.program.step.val();
        self.operands.of_node.next = self.node.number.val();
        self.operands.of_ray.next = self.values.value.val();
        self.operands.from_base.next = self.from_base.val();
        self.registers.begins.next = self.state.q.val() == RayState::Lane;
        self.registers.step.next = self.computed.q.val();
        self.registers.computes.next = self.computes.q.val();
        self.registers.result.next = self.arithmetic.result.val();
        self.registers.quotient.next = self.divider.result.val();
        for i in 0..self.operands.inverse.len() {
            self.operands.inverse[i].next = self.registers.inverse[i].val();
            self.operands.origin[i].next = self.registers.origin[i].val();
        }
        self.operands.turned.next = self.registers.turned.val();
        self.operands.first.next = self.results.first.val();
        self.operands.second.next = self.results.second.val();
        self.operands.turns.next = self.negative.q.val();
        self.operands.grow.next = self.fields.hierarchy.val().grow;
        self.arithmetic.a.next = self.operands.a.val();
        self.arithmetic.b.next = self.operands.b.val();
        self.arithmetic.function.next = self.program.step.val().function;
        self.divider.divides.next =
            (self.state.q.val() == RayState::Compute) & (self.program.step.val().function == Function::Divide);
        self.divider.a.next = self.operands.a.val();
        self.divider.b.next = self.operands.b.val();
        self.stalls.next = (self.program.step.val().function == Function::Divide) & !self.divider.done.val();
        self.computes.d.next = (self.state.q.val() == RayState::Compute) & !self.stalls.val();
        self.computed.d.next = self.program.step.val();
        self.computed_child.d.next = self.child.q.val();
        self.computed_pointer.d.next = self.node.pointer.val();
        self.computed_here.d.next = true;
        if self.place.eight.val() {
            self.computed_pointer.d.next = self.eight_child.pointer.val();
            self.computed_here.d.next = self.eight_child.here.val();
        }
        self.results.write.next = self.computes.q.val() & self.computed.q.val().keeps;
        self.results.to.next = self.computed.q.val().to;
        self.results.result.next = self.arithmetic.result.val();
        if self.computes.q.val() {
            if self.computed.q.val().test == Test::Negative {
                self.negative.d.next = self.arithmetic.below.val();
            }
            if (self.computed.q.val().test == Test::Below) & !self.arithmetic.below.val() {
                self.hit.d.next = false;
            }
            if (self.computed.q.val().test == Test::AtMost) & !self.arithmetic.at_most.val() {
                self.hit.d.next = false;
            }
        }

        // What is told.
        self.children.begins.next = self.state.q.val() == RayState::Lane;
        self.children.hierarchy.next = self.fields.hierarchy.val();
        self.children.wide.next = self.choice.wide.val();
        self.children.two_triangles.next = self.choice.two_triangles.val();
        self.children.turn.next = self.turn.q.val();
        self.children.eight.next = self.place.eight.val();
        self.children.done.next = self.computes.q.val() & self.computed.q.val().ends_child;
        self.children.child.next = self.computed_child.q.val();
        self.children.pointer.next = self.computed_pointer.q.val();
        self.children.key.next = self.arithmetic.result.val();
        self.children.hit.next = self.hit.q.val() & self.computed_here.q.val();
        for i in 0..self.answers.places.len() {
            self.answers.places[i].next = self.children.places[i].val();
        }
        for i in 0..self.triangle.found.len() {
            self.triangle.found[i].next = self.registers.found[i].val();
        }
        if self.computes.q.val() & self.computed.q.val().ends_child {
            self.hit.d.next = true;
        }
        self.triangle.kind.next = self.choice.kind.val();
        self.triangle.inside.next = self.place.inside.val();
        self.triangle.hit.next = self.hit.q.val();
        self.triangle.weights.next = self.fields.hierarchy.val().weights;
        self.triangle.identity.next = self.node.identity.val();
        self.triangle.own_geometry.next = self.node.geometry.val();
        self.triangle.negative.next = self.negative.q.val();
        self.triangle.primitive.next = self.pair_facts.primitive.val();
        self.triangle.geometry.next = self.pair_facts.geometry.val();
        self.triangle.absent.next = self.pair_facts.absent.val();
        self.triangle.procedural.next = self.pair_facts.procedural.val();
        self.triangle.opaque.next = self.pair_facts.opaque.val();
        self.answers.single.next = !self.from_base.val();
        self.answers.boxes.next = self.place.boxes.val();
        self.answers.inside.next = self.place.inside.val();
        self.answers.words.next = self.triangle.words.val();
        for i in 0..self.slots.len() {
            self.slots[i].clock.next = self.clock.val();
            self.extras[i].clock.next = self.clock.val();
            self.triangles[i].clock.next = self.clock.val();
            self.offsets[i].clock.next = self.clock.val();
            self.child_places[i].clock.next = self.clock.val();
            self.slots[i].d.next = self.slots[i].q.val();
            self.extras[i].d.next = self.extras[i].q.val();
            self.triangles[i].d.next = self.triangles[i].q.val();
            self.offsets[i].d.next = self.offsets[i].q.val();
            self.child_places[i].d.next = self.child_places[i].q.val();
            self.answers.slots[i].next = self.slots[i].q.val();
            self.answers.extras[i].next = self.extras[i].q.val();
            self.answers.triangles[i].next = self.triangles[i].q.val();
            self.choice.offsets[i].next = self.offsets[i].q.val();
            self.eight_child.places[i].next = self.child_places[i].q.val();
            if (self.state.q.val() == RayState::Compute) & self.program.step.val().ends_child {
                self.child_places[i].d.next = self.eight_child.next[i].val();
            }
            if self.state.q.val() == RayState::Lane {
                self.extras[i].d.next = self.none.val();
                self.triangles[i].d.next = false;
            }
        }
        if self.state.q.val() == RayState::First {
            self.offsets[0].d.next = self.values.value.val();
        }
        if self.state.q.val() == RayState::Last {
            self.offsets[1].d.next = self.values.value.val();
        }
        if (self.state.q.val() == RayState::Keep) & !self.place.boxes.val() & !self.turn.q.val() {
            self.slots[0].d.next = self.triangle.words.val();
            self.extras[0].d.next = self.triangle.extra.val();
            self.triangles[0].d.next = true;
        }
        if (self.state.q.val() == RayState::Keep) & !self.place.boxes.val() & self.turn.q.val() {
            self.slots[1].d.next = self.triangle.words.val();
            self.extras[1].d.next = self.triangle.extra.val();
            self.triangles[1].d.next = true;
        }
        self.kept.write.next = (self.state.q.val() == RayState::Tell) & self.from_base.val() & !self.later.val();
        self.kept.beat.next = self.beat.val();
        self.kept.lane.next = self.lane.q.val();
        self.kept.others.next = self.answers.others.val();
        self.kept.last.next = self.group.val() == 2;
        self.answer.next = self.answers.answer.val();
        if self.later.val() {
            self.answer.next = self.kept.answer.val();
        }
        self.other.next = (self.place.other.val() | (self.from_base.val() & self.refuses.val()))
            & !self.refused.val()
            & !self.later.val();

        self.ready.next = self.done.q.val();
        self.finishes.next = false;
        match self.state.q.val() {
            RayState::Rest => {
                self.lane.d.next = 0.into();
                if self.go.val() & !self.done.q.val() {
                    self.state.d.next = RayState::Lane;
                }
            }
            RayState::Lane => {
                self.finishes.next = !self.lanes.is_active.val() | self.refused.val();
                if self.lanes.is_active.val() & !self.refused.val() {
                    self.state.d.next = RayState::Low;
                    if self.later.val() {
                        self.state.d.next = RayState::Tell;
                    }
                }
                self.turn.d.next = false;
                self.prepared.d.next = false;
                self.second.d.next = false;
                self.child.d.next = 0.into();
                self.number.d.next = 0.into();
                self.hit.d.next = true;
                self.negative.d.next = false;
            }
            RayState::Low => {
                self.pointer.d.next = bit_cast::<64, 32>(self.values.value.val());
                self.state.d.next = RayState::Look;
                if self.wide.val() | self.from_base.val() {
                    self.state.d.next = RayState::High;
                }
            }
            RayState::High => {
                self.pointer.d.next = self.pointer.q.val() | (bit_cast::<64, 32>(self.values.value.val()) << 32);
                self.state.d.next = RayState::Look;
                if self.from_base.val() {
                    self.state.d.next = RayState::First;
                }
            }
            RayState::First => {
                self.state.d.next = RayState::Last;
            }
            RayState::Last => {
                self.state.d.next = RayState::Mask;
            }
            RayState::Mask => {
                self.mask.d.next = self.values.value.val().get_bits::<8>(0);
                self.number.d.next = self.first_of_reciprocals.val();
                self.state.d.next = RayState::Compute;
            }
            RayState::Choose => {
                self.second.d.next = false;
                self.child.d.next = 0.into();
                self.number.d.next = 0.into();
                self.hit.d.next = true;
                self.negative.d.next = false;
                self.state.d.next = RayState::Look;
                if self.place.none.val() {
                    self.state.d.next = RayState::Keep;
                }
            }
            RayState::Look => {
                if self.place.boxes.val() {
                    self.number.d.next = self.first_of_child.val();
                }
                if self.place.eight.val() {
                    self.number.d.next = self.first_of_eight.val();
                    if self.eight_number.turned.val() {
                        self.number.d.next = self.first_of_turned.val();
                    }
                }
                if self.place.pair.val() {
                    self.number.d.next = self.first_of_pair.val();
                }
                self.state.d.next = RayState::Ask;
                if self.lines.held.val() {
                    self.state.d.next = RayState::Compute;
                    if self.place.long.val() & !self.second.q.val() {
                        self.second.d.next = true;
                        self.state.d.next = RayState::Look;
                    } else if self.refuses.val() & self.from_base.val() {
                        self.state.d.next = RayState::Tell;
                    }
                }
                if !self.place.inside.val() {
                    self.state.d.next = RayState::Compute;
                }
                if self.place.boxes.val() & !self.place.inside.val() {
                    self.state.d.next = RayState::Tell;
                    if self.from_base.val() {
                        self.state.d.next = RayState::Keep;
                    }
                }
                if self.place.other.val() | self.place.none.val() {
                    self.state.d.next = RayState::Tell;
                }
            }
            RayState::Ask => {
                if self.fetch_taken.val() {
                    self.state.d.next = RayState::Wait;
                }
            }
            RayState::Wait => {
                if self.response.val().valid {
                    self.state.d.next = RayState::Look;
                }
            }
            RayState::Compute => {
                if !self.stalls.val() {
                    self.number.d.next = self.number.q.val() + 1;
                    if self.program.step.val().last {
                        self.state.d.next = RayState::Drain;
                        if self.program.step.val().ends_child & (self.child.q.val() != self.last_child.val()) {
                            self.state.d.next = RayState::Compute;
                            self.child.d.next = self.child.q.val() + 1;
                            self.number.d.next = self.first_of_child.val();
                            if self.place.eight.val() {
                                self.number.d.next = self.first_of_eighth.val();
                            }
                        }
                    }
                }
            }
            RayState::Drain => {
                self.state.d.next = RayState::Tell;
                if self.from_base.val() {
                    self.state.d.next = RayState::Keep;
                    if !self.prepared.q.val() {
                        self.state.d.next = RayState::Choose;
                        self.prepared.d.next = true;
                    }
                }
            }
            RayState::Keep => {
                self.state.d.next = RayState::Choose;
                self.turn.d.next = true;
                if self.choice.last.val() {
                    self.turn.d.next = self.turn.q.val();
                    self.state.d.next = RayState::Tell;
                }
            }
            RayState::Tell => {
                self.finishes.next = true;
            }
        }
        if self.finishes.val() {
            self.lane.d.next = self.lane.q.val() + 1;
            self.state.d.next = RayState::Lane;
            if self.lanes.last.val() {
                self.state.d.next = RayState::Rest;
                self.done.d.next = true;
            }
        }
        if self.take.val() {
            self.done.d.next = false;
        }
    }
}
