//! The ray tracing unit of a SIMD: keeps the address VGPRs of the lanes of a part, then takes one lane after the other: its node, by its lines of
//! memory, and the steps of a triangle or of boxes.
//!
//! A lane whose nodes are named from a base divides first, then takes one or two nodes. It is told its first four dwords; those behind them are
//! kept for the parts that follow, in which nothing is computed.

mod node;
mod steps;

use super::answer::{RayAnswer, RayKept, RayTriangle};
use super::arithmetic::RayArithmetic;
use super::children::HitChildren;
use super::choice::{NodeChoice, NodeForm};
use super::divider::RayDivider;
use super::lines::NodeLines;
use super::node::NodeNumber;
use super::primitives::{PairFacts, PairNumber};
use super::program::{Program, Step};
use super::quantized::{QuantizedChild, QuantizedNumber};
use super::resource::{HierarchyDecode, NodePlace};
use super::result_registers::ResultRegisters;
use super::stepping::{RayOperands, RayProgram, RayResults};
use super::values::{MASK, OFFSETS, POINTER, RayValues};
use crate::hardware_block;
use crate::kernel_in_sections;
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

kernel_in_sections!(RayUnit: node::Node, steps::Steps);
