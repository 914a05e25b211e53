//! The lane, its ray, and the node that is fetched for it.

use super::{RayState, RayUnit};
use crate::parts::sections::Section;
use rust_hdl::prelude::*;

/// See the module's description.
pub(super) struct Node;

impl Section<Node> for RayUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, done, lane, pointer, second, number, child, hit, negative, computes, computed);
        dff_setup!(self, clock, computed_child, computed_pointer, computed_here, mask, prepared, turn);
        clock!(self, clock, values, results, arithmetic, divider, kept, lines, registers, children);

        self.fields.words.next = self.resource.val();
        self.foreign.next = self.fields.hierarchy.val().foreign;

        // The lane and its ray.
        self.lanes.lane.next = self.lane.q.val();
        self.lanes.tells.next = self.state.q.val() == RayState::Tell;
        self.values.narrow.next = self.narrow.val() & !self.from_base.val();
        self.values.from_base.next = self.from_base.val();
        self.later.next = self.from_base.val() & (self.group.val() != 0);
        self.values.write.next = self.capture.val();
        self.values.step.next = self.step.val();
        self.values.lane.next = self.lane.q.val();
        self.values.which.next = self.program.step.val().second.get_bits::<4>(0);
        if self.state.q.val() == RayState::Low {
            self.values.which.next = self.low_pointer.val();
        }
        if self.state.q.val() == RayState::High {
            self.values.which.next = self.high_pointer.val();
        }
        if self.state.q.val() == RayState::First {
            self.values.which.next = self.first_offset.val();
        }
        if self.state.q.val() == RayState::Last {
            self.values.which.next = self.last_offset.val();
        }
        if self.state.q.val() == RayState::Mask {
            self.values.which.next = self.mask_value.val();
        }
        for i in 0..self.told.len() {
            self.lanes.active[i].next = self.active[i].val();
            self.told[i].next = self.lanes.told[i].val();
            self.values.vgpr[i].next = self.vgpr[i].val();
        }

        // The node.
        self.form.next.from_base = self.from_base.val();
        self.form.next.eight = self.eight.val();
        self.form.next.quantized = self.fields.hierarchy.val().quantized;
        self.form.next.wide = self.fields.hierarchy.val().wide;
        self.form.next.instances = self.fields.hierarchy.val().instances;
        self.choice.form.next = self.form.val();
        self.choice.pointer.next = self.pointer.q.val();
        self.choice.second.next = self.turn.q.val();
        self.place.pointer.next = self.choice.node.val();
        self.place.kind.next = self.choice.kind.val();
        self.place.hierarchy.next = self.fields.hierarchy.val();
        self.place.second.next = self.second.q.val();
        self.lines.number.next = self.place.line.val();
        self.lines.second.next = self.second.q.val();
        self.lines.comes.next = (self.state.q.val() == RayState::Wait) & self.response.val().valid;
        self.lines.forgets.next = self.state.q.val() == RayState::Rest;
        for i in 0..self.response_data.len() {
            self.lines.quarters[i].next = self.response_data[i].val();
        }
        for i in 0..self.node.lines.len() {
            self.node.lines[i].next = self.lines.lines[i].val();
            self.eight_number.lines[i].next = self.lines.lines[i].val();
            self.eight_child.lines[i].next = self.lines.lines[i].val();
            self.pair_number.lines[i].next = self.lines.lines[i].val();
            self.pair_facts.lines[i].next = self.lines.lines[i].val();
        }
        self.fetch.next = self.state.q.val() == RayState::Ask;
        self.fetching.next = (self.state.q.val() == RayState::Ask) | (self.state.q.val() == RayState::Wait);
        self.fetch_line.next = self.place.line.val();
        self.node.inside.next = self.place.inside.val();
        self.node.kind.next = self.choice.kind.val();
        self.node.child.next = self.child.q.val().get_bits::<2>(0);
        self.node.which.next = self.program.step.val().first;
        self.eight_number.child.next = self.child.q.val();
        self.eight_number.which.next = self.program.step.val().first;
        self.eight_child.child.next = self.child.q.val();
        self.eight_child.mask.next = self.mask.q.val();
        self.pair_number.pair.next = self.choice.pair.val();
        self.pair_number.second.next = self.place.second_triangle.val();
        self.pair_number.which.next = self.program.step.val().first;
        self.pair_facts.pair.next = self.choice.pair.val();
        self.pair_facts.second.next = self.place.second_triangle.val();
        self.node.of_boxes.next = self.eight_number.number.val();
        self.node.of_pair.next = self.pair_number.number.val();
        self.refuses.next = self.place.inside.val()
            & ((self.place.eight.val() & self.eight_number.unknown.val())
                | (self.place.pair.val() & self.pair_facts.normalised.val()));
        self.last_child.next = 3.into();
        if self.place.eight.val() {
            self.last_child.next = self.eight_number.last.val();
        }
    }
}
