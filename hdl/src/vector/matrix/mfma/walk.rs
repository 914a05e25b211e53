//! The operand walk of MFMA: which rows the steps of a multiply read. A step reads two registers of A, of B and of C in one half of the wave;
//! behind them comes the sparse index, or the scales of A and B.

use super::{MfmaControl, MfmaControlWires, MfmaFunctionWires};
use crate::vector::record::QueuedOperation;
use crate::vector::unit_control::FP16_OVFL;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{generator_block, record};

record! {
    /// What a step brings.
    pub struct MfmaStep {
        /// The upper half of the wave.
        pub upper: Bit,
        /// Which pair of registers.
        pub pair: Bits<4>,
        /// The index or the scales instead.
        pub extra: Bit,
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

/// The larger one of two numbers.
fn larger(a: &Wire, b: &Wire) -> Wire {
    a.less(b).select(b, a)
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
    pub struct MfmaWalk() {
        /// The operation.
        in head: (QueuedOperation),
        /// Steps that were before this one.
        in step: (Bits<6>),
        /// Rows from the lower to the upper half of the wave.
        in vgprs: (Bits<11>),
        /// MODE of the wave.
        in mode: (Bits<32>),
        /// What the step brings.
        out brings: (MfmaStep),
        /// The operation with the rows of this step.
        out rows: (QueuedOperation),
        /// Halves of the sources that VGPRs hold.
        out need: (Bits<6>),
        /// It is the last step.
        out last: (Bit),
        /// What the unit does.
        out control: (MfmaControl),
    }
    |g| {
        let head = g.input_of::<QueuedOperation>("head");
        let [step, vgprs, mode] = ["step", "vgprs", "mode"].map(|name| g.input(name));
        let function = MfmaFunctionWires::unpack(&head.function.slice(0, super::MfmaFunction::BITS as u32));
        let scales = ScaleRowsWires::unpack(&head.literal.slice(0, ScaleRows::BITS as u32));
        let (upper, pair) = (step.bit(0), step.slice(1, 5));
        let [left, right] = function.last_pairs(g).map(|last| last.zero_extend(5));
        // A constant comes with the first step.
        let constant = !(&function.sparse | head.need.bit(4));
        let sum = function.last_pair.zero_extend(5).when(&!&constant);
        let last = larger(&larger(&left, &right), &sum);
        let has_extra = &function.sparse | &function.scaled;
        let extra = last.less(&pair);
        g.output("last", &(&upper & pair.equals(&(&last + has_extra.zero_extend(5)))));
        let brings = MfmaStepWires { upper: upper.clone(), pair: pair.slice(0, 4), extra: extra.clone() };
        g.output_of("brings", &brings);

        let within = |last: &Wire| !last.less(&pair) & !&extra;
        let (left, right, sum) = (within(&left), within(&right), within(&sum));
        let single = function.depth.is_a(super::function::Depth::One);
        let reads_sum = !&constant & sum;
        let need = [
            &left | &extra,
            &left & !&single,
            &right | &extra & &function.scaled,
            &right & (!&single | &function.sparse),
            reads_sum.clone(),
            reads_sum,
        ];
        g.output("need", &g.concat(&need.iter().rev().collect::<Vec<_>>()));

        let half = vgprs.when(&upper);
        let offset = pair.concat(&g.zero(1)).zero_extend(11);
        let first = function.sparse.select(&head.row_2, &scales.left);
        let row_0 = extra.select(&first, &(&head.row_0 + &offset)) + &half;
        let row_1 = extra.select(&scales.right, &(&head.row_1 + &offset)) + &half;
        let row_2 = function.sparse.select(&head.destination, &head.row_2) + offset + half;
        let control = MfmaControlWires {
            constant,
            keep_inputs: mode.bit(4),
            saturates: mode.bit(FP16_OVFL),
            left_byte: scales.left_byte.clone(),
            right_byte: scales.right_byte.clone(),
            function,
        };
        g.output_of("control", &control);
        g.output_of("rows", &crate::vector::record::QueuedOperationWires { row_0, row_1, row_2, ..head });
    }
}
