//! The operand walk of MFMA: which rows the steps of a multiply read. A step reads two registers by each source in one half of the wave: by
//! the first one of A, by the second one of B, as long as they last; by the third one of C. Behind A and B the first two bring registers
//! of C too, and behind C the sparse index comes, or the scales of A and B.

use super::{MfmaControl, MfmaControlWires, MfmaFunctionWires};
use crate::vector::record::QueuedOperation;
use crate::vector::unit_control::FP16_OVFL;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What two registers of a step are.
    pub enum MfmaPart {
        /// Nothing.
        Nothing,
        /// A by the first source, B by the second one.
        Factor,
        /// C.
        Sum,
        /// The sparse index, or the scales of A.
        LeftExtra,
        /// The scales of B.
        RightExtra,
    }
}

record! {
    /// What a step brings.
    pub struct MfmaStep {
        /// The upper half of the wave.
        pub upper: Bit,
        /// What the first source is.
        pub part_0: MfmaPart,
        /// The second one.
        pub part_1: MfmaPart,
        /// The third one.
        pub part_2: MfmaPart,
        /// Which pair of its registers the first source is.
        pub pair_0: Bits<4>,
        /// The second one.
        pub pair_1: Bits<4>,
        /// The third one.
        pub pair_2: Bits<4>,
    }
}

record! {
    /// The rows of the scales, and which of their bytes: what the decoder puts in the place of a literal.
    pub struct ScaleRows {
        /// Row of the scales of A.
        pub left: Bits<11>,
        /// Of B.
        pub right: Bits<11>,
        /// Byte of those of A.
        pub left_byte: Bits<2>,
        /// Of B.
        pub right_byte: Bits<2>,
    }
}

/// Registers of A, B, the third source and D less one, five bits each.
pub fn spans(g: &Builder, function: &MfmaFunctionWires) -> [Wire; 4] {
    let one = g.constant(1, 1);
    let [left, right] = function.last_pairs(g).map(|last| last.concat(&one).zero_extend(5));
    // One dword is no pair.
    let single = function.depth.is_a(super::function::Depth::One);
    let left = left.when(&!&single);
    let right = right.when(&(!single | &function.sparse));
    let sum = function.last_pair.concat(&one);
    [left, right, sum.when(&!&function.sparse), sum]
}

generator_block! {
    /// Of the step of the operation at the head of the queue.
    pub struct MfmaWalk() clocked {
        /// The operation.
        in head: (QueuedOperation),
        /// It is a multiply.
        in here: (Bit),
        /// Steps that were before this one.
        in step: (Bits<6>),
        /// Rows from the lower to the upper half of the wave.
        in vgprs: (Bits<11>),
        /// MODE of the wave.
        in mode: (Bits<32>),
        /// The operation with the rows of this step.
        out rows: (QueuedOperation),
        /// Halves of the sources that VGPRs hold.
        out need: (Bits<6>),
        /// It is the last step.
        out last: (Bit),
        /// What the step brings, in stage 2; as it was while other operations leave, so that the unit rests.
        out brings: (MfmaStep),
        /// What the unit does, in stage 2.
        out control: (MfmaControl),
    }
    |g| {
        let head = g.input_of::<QueuedOperation>("head");
        let [step, vgprs, mode] = ["step", "vgprs", "mode"].map(|name| g.input(name));
        let function = MfmaFunctionWires::unpack(&head.function.slice(0, super::MfmaFunction::BITS as u32));
        let scales = ScaleRowsWires::unpack(&head.literal.slice(0, ScaleRows::BITS as u32));
        let (upper, at) = (step.bit(0), step.slice(1, 5));
        let at = at.zero_extend(6);
        let single = function.depth.is_a(super::function::Depth::One);
        // A constant comes with the first step.
        let constant = !(&function.sparse | head.need.bit(4));
        let pairs_of_factors = function.last_pairs(g).map(|last| last.zero_extend(6).plus(1));
        let pairs_of_sum = function.last_pair.zero_extend(6).when(&!&constant).plus(1);
        let extras = function.scaled.select(&g.constant(6, 2), &function.sparse.zero_extend(6));
        let end = &pairs_of_sum + &extras;

        // The first sources are free once there is no more of A and B. Of C and what is behind it so many were in the steps before.
        let free = pairs_of_factors.clone().map(|pairs| !at.less(&pairs));
        let was_free = |which: usize| (&at - &pairs_of_factors[which]).when(&free[which]);
        let before = &at + was_free(0) + was_free(1);
        let number = [before.plus(1), before.plus(1) + free[0].zero_extend(6), before.clone()];
        let after = before.plus(1) + free[0].zero_extend(6) + free[1].zero_extend(6);
        let no_factors = pairs_of_factors.map(|pairs| !at.plus(1).less(&pairs));
        let [no_left, no_right] = no_factors;
        g.output("last", &(&upper & no_left & no_right & !after.less(&end)));

        let part = |source: usize| {
            let of = |part: MfmaPart| g.constant_of(part);
            let number = &number[source];
            let is_right = number.equals(&pairs_of_sum.plus(1)) & &function.scaled;
            let right = is_right.select(&of(MfmaPart::RightExtra), &of(MfmaPart::Nothing));
            let is_left = number.equals(&pairs_of_sum) & (&function.scaled | &function.sparse);
            let extra = is_left.select(&of(MfmaPart::LeftExtra), &right);
            let part = number.less(&pairs_of_sum).select(&of(MfmaPart::Sum), &extra);
            match free.get(source) {
                Some(free) => free.select(&part, &of(MfmaPart::Factor)),
                None => part,
            }
        };
        let parts = [0, 1, 2].map(part);
        let is = |source: usize, part: MfmaPart| parts[source].is_a(part);
        let pair = |source: usize| is(source, MfmaPart::Factor).select(&at, &number[source]).slice(0, 4);
        let pairs = [0, 1, 2].map(pair);
        let brings = MfmaStepWires {
            upper: upper.clone(),
            part_0: parts[0].clone(),
            part_1: parts[1].clone(),
            part_2: parts[2].clone(),
            pair_0: pairs[0].clone(),
            pair_1: pairs[1].clone(),
            pair_2: pairs[2].clone(),
        };
        let here = g.input("here");
        let stage_2 = |name: &str, value: &Wire| {
            let stage_1 = g.register_enabled(&format!("{name}_1"), value, &here);
            g.register(&format!("{name}_2"), &stage_1)
        };
        let brings = MfmaStepWires::combine("brings", &[brings], &mut |name, field| stage_2(name, &field[0]));
        g.output_of("brings", &brings);

        let mut need = vec![];
        for source in 0..3 {
            let sum = is(source, MfmaPart::Sum) & !&constant;
            // Of the first two a factor, which has one register where a lane has one dword.
            let factor = is(source, MfmaPart::Factor);
            let extra = is(source, MfmaPart::LeftExtra) | is(source, MfmaPart::RightExtra);
            need.push(&sum | &factor | extra);
            need.push(sum | factor & !&single);
        }
        g.output("need", &g.concat(&need.iter().rev().collect::<Vec<_>>()));

        let half = vgprs.when(&upper);
        let first_sum = function.sparse.select(&head.destination, &head.row_2);
        let left_extra = function.sparse.select(&head.row_2, &scales.left);
        let row = |source: usize, factor: &Wire| {
            let of_pairs = is(source, MfmaPart::Factor).select(factor, &first_sum);
            let of_pairs = of_pairs + pairs[source].concat(&g.zero(1)).zero_extend(11);
            let of_extras = is(source, MfmaPart::LeftExtra).select(&left_extra, &scales.right);
            let is_extra = is(source, MfmaPart::LeftExtra) | is(source, MfmaPart::RightExtra);
            is_extra.select(&of_extras, &of_pairs) + &half
        };
        let (row_0, row_1, row_2) = (row(0, &head.row_0), row(1, &head.row_1), row(2, &first_sum));
        let control = MfmaControlWires {
            constant,
            keep_inputs: mode.bit(4),
            saturates: mode.bit(FP16_OVFL),
            left_byte: scales.left_byte.clone(),
            right_byte: scales.right_byte.clone(),
            function,
        };
        let control = MfmaControlWires::combine("control", &[control], &mut |name, field| stage_2(name, &field[0]));
        g.output_of("control", &control);
        g.output_of("rows", &crate::vector::record::QueuedOperationWires { row_0, row_1, row_2, ..head });
    }
}
