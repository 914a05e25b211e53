//! The ray tracing unit of a SIMD: keeps the address VGPRs of the lanes of a part, then takes one lane after the other: its node, by its lines of
//! memory, and the steps of a triangle or of four boxes.

use super::arithmetic::RayArithmetic;
use super::node::{NodeLine, NodeNumber};
use super::order::{ChildOrder, PLACE, RayAnswer};
use super::program::{RayOperands, RayProgram, RayResults, Step, StepTells, Test, child_begins};
use super::values::{POINTER, RayValues};
use crate::hardware_block;
use crate::parts::block::signals;
use crate::parts::lane_turn::LaneTurn;
use crate::port::LineResponse;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::{generator_block, record};

record! {
    /// The resource of a hierarchy (10.9.3, table 65).
    pub struct Hierarchy {
        /// Its first line.
        pub base: Bits<42>,
        /// The last line, counted from there.
        pub last: Bits<42>,
        /// Children are sorted.
        pub sorts: Bit,
        /// By what.
        pub order: Bits<2>,
        /// Triangles before boxes.
        pub triangles_first: Bit,
        /// How far boxes reach, in 2^-24 of the distance of the far side.
        pub grow: Bits<8>,
        /// Triangles give weights.
        pub weights: Bit,
        /// The resource is none of a hierarchy.
        pub foreign: Bit,
    }
}

/// Of the words of a resource of a hierarchy: it asks for what is not there. Box nodes of 64 bytes with high precision, pointer flags, the reserved
/// order.
pub fn is_refused(words: &Wire) -> Wire {
    words.bit(116) | words.bit(119) | words.slice(53, 2).all()
}

generator_block! {
    /// The fields of a resource.
    pub struct HierarchyDecode() {
        /// Its words.
        in words: (Bits<128>),
        /// They.
        out hierarchy: (Hierarchy),
    }
    |g| {
        let words = g.input("words");
        g.output_of("hierarchy", &HierarchyWires {
            base: words.slice(0, 40).concat(&g.zero(2)),
            last: words.slice(64, 42),
            sorts: words.bit(63),
            order: words.slice(53, 2),
            triangles_first: words.bit(52),
            grow: words.slice(55, 8),
            weights: words.bit(120),
            foreign: !words.slice(124, 4).is(8),
        });
    }
}

generator_block! {
    /// Where a node lies.
    pub struct NodePlace() {
        /// Node pointer.
        in pointer: (Bits<64>),
        /// The hierarchy.
        in hierarchy: (Hierarchy),
        /// Its second line is asked for.
        in second: (Bit),
        /// The line.
        out line: (Bits<42>),
        /// The node is within the hierarchy.
        out inside: (Bit),
        /// It is one of boxes.
        out boxes: (Bit),
        /// It has two lines.
        out long: (Bit),
        /// It is of a kind that the hardware does not have.
        out other: (Bit),
    }
    |g| {
        let pointer = g.input("pointer");
        let HierarchyWires { base, last, .. } = g.input_of::<Hierarchy>("hierarchy");
        let (kind, unit) = (pointer.slice(0, 3), pointer.slice(3, 61));
        let long = kind.is(5);
        let end = unit.zero_extend(62) + long.zero_extend(62);
        g.output("inside", &!last.zero_extend(62).less(&end));
        g.output("line", &g.name("node_line", &(base + unit.slice(0, 42) + g.input("second").zero_extend(42))));
        g.output("boxes", &kind.msb());
        g.output("long", &long);
        g.output("other", &kind.slice(1, 2).all());
    }
}

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
        known: Vec<DFF<Bit>> = signals(2),
        numbers: Vec<DFF<Bits<42>>> = signals(2),
        lines: Vec<DFF<Bits<512>>> = signals(2),
        number: DFF<Bits<7>>,
        child: DFF<Bits<2>>,
        hit: DFF<Bit>,
        negative: DFF<Bit>,
        places: Vec<DFF<Bits<{ PLACE }>>> = signals(4),
        found: Vec<DFF<Bits<32>>> = signals(4),
        // The step in the second stage.
        computes: DFF<Bit>,
        computed: DFF<Step>,
        computed_child: DFF<Bits<2>>,
        computed_pointer: DFF<Bits<32>>,

        fields: HierarchyDecode = HierarchyDecode::new(),
        lanes: LaneTurn = LaneTurn::new(lanes),
        values: RayValues = RayValues::new(lanes),
        place: NodePlace = NodePlace::new(),
        line: NodeLine = NodeLine::new(),
        node: NodeNumber = NodeNumber::new(),
        tells: StepTells = StepTells::new(),
        program: RayProgram = RayProgram::new(),
        results: RayResults = RayResults::new(),
        operands: RayOperands = RayOperands::new(),
        arithmetic: RayArithmetic = RayArithmetic::new(),
        order: ChildOrder = ChildOrder::new(),
        answers: RayAnswer = RayAnswer::new(),
        first_of_child: Constant<Bits<7>> = Constant::new(child_begins().into()),
        low_pointer: Constant<Bits<4>> = Constant::new(POINTER.into()),
        high_pointer: Constant<Bits<4>> = Constant::new((POINTER + 1).into()),
        held: Signal<Local, Bit>,
        keeps: Signal<Local, Bit>,
        finishes: Signal<Local, Bit>,
    }
}

impl Logic for RayUnit {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, state, done, lane, pointer, second, number, child, hit, negative, computes, computed);
        dff_setup!(self, clock, computed_child, computed_pointer);
        clock!(self, clock, values, results, arithmetic);

        self.fields.words.next = self.resource.val();
        self.foreign.next = self.fields.hierarchy.val().foreign;

        // The lane and its ray.
        self.lanes.lane.next = self.lane.q.val();
        self.lanes.tells.next = self.state.q.val() == RayState::Tell;
        self.values.narrow.next = self.narrow.val();
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
        for i in 0..self.told.len() {
            self.lanes.active[i].next = self.active[i].val();
            self.told[i].next = self.lanes.told[i].val();
            self.values.vgpr[i].next = self.vgpr[i].val();
        }

        // The node.
        self.place.pointer.next = self.pointer.q.val();
        self.place.hierarchy.next = self.fields.hierarchy.val();
        self.place.second.next = self.second.q.val();
        for i in 0..self.response_data.len() {
            self.line.quarters[i].next = self.response_data[i].val();
        }
        self.keeps.next = (self.state.q.val() == RayState::Wait) & self.response.val().valid;
        self.held.next = self.known[0].q.val() & (self.numbers[0].q.val() == self.place.line.val());
        if self.second.q.val() {
            self.held.next = self.known[1].q.val() & (self.numbers[1].q.val() == self.place.line.val());
        }
        for i in 0..self.lines.len() {
            self.lines[i].clock.next = self.clock.val();
            self.known[i].clock.next = self.clock.val();
            self.numbers[i].clock.next = self.clock.val();
            self.lines[i].d.next = self.lines[i].q.val();
            self.known[i].d.next = self.known[i].q.val();
            self.numbers[i].d.next = self.numbers[i].q.val();
            self.node.lines[i].next = self.lines[i].q.val();
        }
        if self.keeps.val() & !self.second.q.val() {
            self.lines[0].d.next = self.line.line.val();
            self.known[0].d.next = true;
            self.numbers[0].d.next = self.place.line.val();
        }
        if self.keeps.val() & self.second.q.val() {
            self.lines[1].d.next = self.line.line.val();
            self.known[1].d.next = true;
            self.numbers[1].d.next = self.place.line.val();
        }
        if self.state.q.val() == RayState::Rest {
            self.known[0].d.next = false;
            self.known[1].d.next = false;
        }
        self.fetch.next = self.state.q.val() == RayState::Ask;
        self.fetching.next = (self.state.q.val() == RayState::Ask) | (self.state.q.val() == RayState::Wait);
        self.fetch_line.next = self.place.line.val();
        self.node.inside.next = self.place.inside.val();
        self.node.kind.next = self.pointer.q.val().get_bits::<3>(0);
        self.node.child.next = self.child.q.val();
        self.node.which.next = self.program.step.val().first;

        // A step: its numbers in one clock, its result in the next.
        self.program.number.next = self.number.q.val();
        self.results.step.next = self.program.step.val();
        self.results.choices[0].next = self.node.weights[0].val();
        self.results.choices[1].next = self.node.weights[1].val();
        self.results.choices[2].next = self.fields.hierarchy.val().order;
        self.operands.step.next = self.program.step.val();
        self.operands.of_node.next = self.node.number.val();
        self.operands.of_ray.next = self.values.value.val();
        self.operands.first.next = self.results.first.val();
        self.operands.second.next = self.results.second.val();
        self.operands.turns.next = self.negative.q.val();
        self.operands.grow.next = self.fields.hierarchy.val().grow;
        self.arithmetic.a.next = self.operands.a.val();
        self.arithmetic.b.next = self.operands.b.val();
        self.arithmetic.function.next = self.program.step.val().function;
        self.computes.d.next = self.state.q.val() == RayState::Compute;
        self.computed.d.next = self.program.step.val();
        self.computed_child.d.next = self.child.q.val();
        self.computed_pointer.d.next = self.node.pointer.val();
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
        self.tells.step.next = self.computed.q.val();
        self.tells.computes.next = self.computes.q.val();
        self.order.child.next = self.computed_child.q.val();
        self.order.pointer.next = self.computed_pointer.q.val();
        self.order.key.next = self.arithmetic.result.val();
        self.order.hit.next = self.hit.q.val();
        self.order.sorts.next = self.fields.hierarchy.val().sorts;
        self.order.triangles_first.next = self.fields.hierarchy.val().triangles_first;
        for i in 0..self.places.len() {
            self.places[i].clock.next = self.clock.val();
            self.places[i].d.next = self.places[i].q.val();
            self.order.places[i].next = self.places[i].q.val();
            self.answers.places[i].next = self.places[i].q.val();
            if self.computes.q.val() & self.computed.q.val().ends_child {
                self.places[i].d.next = self.order.next[i].val();
            }
            if self.state.q.val() == RayState::Lane {
                self.places[i].d.next = 0.into();
            }
            self.found[i].clock.next = self.clock.val();
            self.found[i].d.next = self.found[i].q.val();
            if self.tells.told[i].val() {
                self.found[i].d.next = self.arithmetic.result.val();
            }
            self.answers.found[i].next = self.found[i].q.val();
        }
        if self.computes.q.val() & self.computed.q.val().ends_child {
            self.hit.d.next = true;
        }
        self.answers.boxes.next = self.place.boxes.val();
        self.answers.inside.next = self.place.inside.val();
        self.answers.hit.next = self.hit.q.val();
        self.answers.weights.next = self.fields.hierarchy.val().weights;
        self.answers.identity.next = self.node.identity.val();
        self.answer.next = self.answers.answer.val();
        self.other.next = self.place.other.val() & !self.refused.val();

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
                }
                self.second.d.next = false;
                self.child.d.next = 0.into();
                self.number.d.next = 0.into();
                self.hit.d.next = true;
                self.negative.d.next = false;
            }
            RayState::Low => {
                self.pointer.d.next = bit_cast::<64, 32>(self.values.value.val());
                self.state.d.next = RayState::Look;
                if self.wide.val() {
                    self.state.d.next = RayState::High;
                }
            }
            RayState::High => {
                self.pointer.d.next = self.pointer.q.val() | (bit_cast::<64, 32>(self.values.value.val()) << 32);
                self.state.d.next = RayState::Look;
            }
            RayState::Look => {
                if self.place.boxes.val() {
                    self.number.d.next = self.first_of_child.val();
                }
                self.state.d.next = RayState::Ask;
                if self.held.val() {
                    self.state.d.next = RayState::Compute;
                    if self.place.long.val() & !self.second.q.val() {
                        self.second.d.next = true;
                        self.state.d.next = RayState::Look;
                    }
                }
                if !self.place.inside.val() {
                    self.state.d.next = RayState::Compute;
                }
                if self.place.other.val() | (self.place.boxes.val() & !self.place.inside.val()) {
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
                self.number.d.next = self.number.q.val() + 1;
                if self.program.step.val().last {
                    self.state.d.next = RayState::Drain;
                    if self.place.boxes.val() & (self.child.q.val() != 3) {
                        self.state.d.next = RayState::Compute;
                        self.child.d.next = self.child.q.val() + 1;
                        self.number.d.next = self.first_of_child.val();
                    }
                }
            }
            RayState::Drain => {
                self.state.d.next = RayState::Tell;
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
