//! The ray tracing unit of a SIMD: keeps the address VGPRs of the lanes of a part, then takes one lane after the other: its node, by its lines of
//! memory, and the steps of a triangle or of boxes.
//!
//! A lane whose nodes are named from a base divides first, then takes one or two nodes. It is told its first four dwords; those behind them are
//! kept for the parts that follow, in which nothing is computed.

use super::answer::{RayAnswer, RayKept, RayTriangle};
use super::arithmetic::{Function, RayArithmetic};
use super::children::HitChildren;
use super::choice::{NodeChoice, NodeForm};
use super::divider::RayDivider;
use super::lines::NodeLines;
use super::node::NodeNumber;
use super::primitives::{PairFacts, PairNumber};
use super::program::{Program, Step, Test};
use super::quantized::{QuantizedChild, QuantizedNumber};
use super::resource::{HierarchyDecode, NodePlace};
use super::result_registers::ResultRegisters;
use super::stepping::{RayOperands, RayProgram, RayResults};
use super::values::{MASK, OFFSETS, POINTER, RayValues};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::lane_turn::LaneTurn;
use crate::port::LineResponse;
use rust_hdl::prelude::*;

/// What the lane's ray is at.
#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
pub enum RayState {
    /// No part is here, or it is done.
    Rest,
    /// The next lane.
    Lane,
    /// The lower half of its node pointer.
    Low,
    /// The upper half.
    High,
    /// The first offset from the base.
    First,
    /// The second one.
    Last,
    /// The mask of instances.
    Mask,
    /// One of the nodes.
    Choose,
    /// A line of the node.
    Look,
    /// That is asked for.
    Ask,
    /// It comes.
    Wait,
    /// Steps.
    Compute,
    /// The result of the last one.
    Drain,
    /// What the node tells.
    Keep,
    /// The lane is done.
    Tell,
}

hardware_block! {
    /// See the module's description. `lanes` physical lanes.
    pub struct RayUnit(lanes: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// Words of the resource.
        pub resource: Signal<In, Bits<128>>,
        /// The node pointer has 64 bits.
        pub wide: Signal<In, Bit>,
        /// Directions and reciprocals have 16 bits.
        pub narrow: Signal<In, Bit>,
        /// Nodes are named from a base.
        pub from_base: Signal<In, Bit>,
        /// One, which may have eight boxes.
        pub eight: Signal<In, Bit>,
        /// Which four dwords of the answer the part tells.
        pub group: Signal<In, Bits<3>>,
        /// The beat of the part.
        pub beat: Signal<In, Bits<3>>,
        /// The resource is refused: no lane is looked at.
        pub refused: Signal<In, Bit>,
        /// Lanes that take part.
        pub active: Vec<Signal<In, Bit>> = signals(lanes),
        /// VGPRs of the address are there.
        pub capture: Signal<In, Bit>,
        /// Which.
        pub step: Signal<In, Bits<4>>,
        /// They.
        pub vgpr: Vec<Signal<In, Bits<32>>> = signals(lanes),
        /// All are there.
        pub go: Signal<In, Bit>,
        /// All lanes are told.
        pub ready: Signal<Out, Bit>,
        /// The part is taken.
        pub take: Signal<In, Bit>,
        /// The resource is none of a hierarchy.
        pub foreign: Signal<Out, Bit>,
        /// The lane that is told.
        pub told: Vec<Signal<Out, Bit>> = signals(lanes),
        /// The dwords of its VGPRs.
        pub answer: Signal<Out, Bits<128>>,
        /// Its node is of a kind that the hardware does not have.
        pub other: Signal<Out, Bit>,
        /// A line of memory is asked for.
        pub fetch: Signal<Out, Bit>,
        /// Which.
        pub fetch_line: Signal<Out, Bits<42>>,
        /// It is taken.
        pub fetch_taken: Signal<In, Bit>,
        /// Its answer is not there yet.
        pub fetching: Signal<Out, Bit>,
        /// An answer of memory.
        pub response: Signal<In, LineResponse>,
        /// The quarters of the line.
        pub response_data: Vec<Signal<In, Bits<128>>> = signals(4),

        state: DFF<RayState>,
        done: DFF<Bit>,
        lane: DFF<Bits<5>>,
        pointer: DFF<Bits<64>>,
        second: DFF<Bit>,
        number: DFF<Bits<9>>,
        child: DFF<Bits<3>>,
        hit: DFF<Bit>,
        negative: DFF<Bit>,
        // Of nodes from a base.
        offsets: Vec<DFF<Bits<32>>> = signals(2),
        mask: DFF<Bits<8>>,
        prepared: DFF<Bit>,
        turn: DFF<Bit>,
        child_places: Vec<DFF<Bits<32>>> = signals(2),
        triangles: Vec<DFF<Bit>> = signals(2),
        slots: Vec<DFF<Bits<128>>> = signals(2),
        extras: Vec<DFF<Bits<32>>> = signals(2),
        // The step in the second stage.
        computes: DFF<Bit>,
        computed: DFF<Step>,
        computed_child: DFF<Bits<3>>,
        computed_here: DFF<Bit>,
        computed_pointer: DFF<Bits<32>>,

        fields: HierarchyDecode = HierarchyDecode::new(),
        lanes: LaneTurn = LaneTurn::new(lanes),
        values: RayValues = RayValues::new(lanes),
        place: NodePlace = NodePlace::new(),
        lines: NodeLines = NodeLines::new(),
        choice: NodeChoice = NodeChoice::new(),
        form: Signal<Local, NodeForm>,
        node: NodeNumber = NodeNumber::new(),
        eight_number: QuantizedNumber = QuantizedNumber::new(),
        eight_child: QuantizedChild = QuantizedChild::new(),
        pair_number: PairNumber = PairNumber::new(),
        pair_facts: PairFacts = PairFacts::new(),
        divider: RayDivider = RayDivider::new(),
        triangle: RayTriangle = RayTriangle::new(),
        kept: RayKept = RayKept::new(lanes),
        registers: ResultRegisters = ResultRegisters::new(),
        program: RayProgram = RayProgram::new(),
        results: RayResults = RayResults::new(),
        operands: RayOperands = RayOperands::new(),
        arithmetic: RayArithmetic = RayArithmetic::new(),
        children: HitChildren = HitChildren::new(),
        answers: RayAnswer = RayAnswer::new(),
        first_of_child: Constant<Bits<9>> = Constant::new(Program::Child.begins().into()),
        first_of_pair: Constant<Bits<9>> = Constant::new(Program::OfPair.begins().into()),
        first_of_reciprocals: Constant<Bits<9>> = Constant::new(Program::Reciprocals.begins().into()),
        first_of_turned: Constant<Bits<9>> = Constant::new(Program::Turned.begins().into()),
        first_of_eight: Constant<Bits<9>> = Constant::new(Program::Eight.begins().into()),
        first_of_eighth: Constant<Bits<9>> = Constant::new(Program::ChildOfEight.begins().into()),
        low_pointer: Constant<Bits<4>> = Constant::new(POINTER.into()),
        high_pointer: Constant<Bits<4>> = Constant::new((POINTER + 1).into()),
        first_offset: Constant<Bits<4>> = Constant::new(OFFSETS.into()),
        last_offset: Constant<Bits<4>> = Constant::new((OFFSETS + 1).into()),
        mask_value: Constant<Bits<4>> = Constant::new(MASK.into()),
        none: Constant<Bits<32>> = Constant::new(0xffff_ffffu64.into()),
        later: Signal<Local, Bit>,
        stalls: Signal<Local, Bit>,
        refuses: Signal<Local, Bit>,
        last_child: Signal<Local, Bits<3>>,
        finishes: Signal<Local, Bit>,
    }
}

impl Logic for RayUnit {
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
                if self.place.other.val() {
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
