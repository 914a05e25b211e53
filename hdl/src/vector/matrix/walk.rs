//! The operand walk: which rows the steps of a matrix multiply read. A step reads two rows of A, of B and of C; of a sparse one the
//! index takes the place of A in the last two steps.

use super::{Element, MatrixControl, MatrixControlWires, MatrixFunctionWires};
use crate::hardware_block;
use crate::vector::record::QueuedOperation;
use crate::vector::unit_control::{FP16_OVFL, FUNCTION_WIDTH};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// The slots of an operand: 1, 2, 4 or 8, a bit each.
struct Slots([Wire; 4]);

/// What a step reads of an operand.
pub struct Part {
    /// Rows behind the operand's first; the second one is behind it.
    pub offset: Wire,
    /// The first is read.
    first: Wire,
    /// And the second.
    second: Wire,
}

/// What step `step` reads of an operand with so many slots. In a wave64 the upper half of the slots are the same registers
/// `upper` rows behind; a register that is alone in its half has a step of its own.
fn part(g: &Builder, slots: &Slots, step: &Wire, wave64: &Wire, upper: &Wire) -> Part {
    let Slots([one, two, four, eight]) = slots;
    let (low, high) = (step.bit(0), step.bit(1));
    let pair = |offset: &Wire| offset.concat(&g.zero(1)).zero_extend(11);
    let in_upper = wave64 & (eight.select(&high, &low));
    // Two steps for each half of eight slots, one for each of four or two.
    let within = wave64.select(&(eight & &low).zero_extend(2), step);
    let offset = pair(&within) + upper.when(&in_upper);
    let alone = wave64 & two;
    let first = eight | four & !&high | two & !&high & (wave64 | !&low) | one & step.none();
    Part { offset, second: &first & !one & !alone, first }
}

/// The registers of A, B, the third source and D less one, three bits each.
pub fn spans(g: &Builder, function: &MatrixFunctionWires, wave64: &Wire) -> [Wire; 4] {
    let Slots([one, two, four, none]) = left_slots(g, function);
    let MatrixFunctionWires { sparse, narrow, .. } = function;
    // 1, 2, 4 or 8 slots; a wave64 has half as many registers.
    let span = |two: Wire, four: Wire, eight: Wire| {
        let (two, four) = (wave64.select(&four, &two) | wave64 & &eight, wave64.select(&eight, &four));
        let eight = &eight & !wave64;
        let one_more = &two | &four | &eight;
        g.concat(&[&eight, &(&four | &eight), &one_more])
    };
    let left = span(two.clone(), four.clone(), none.clone());
    let right = span(sparse.select(&one, &two), sparse.select(&two, &four), sparse & &four);
    let sum = span(none, narrow.clone(), !narrow);
    [left, right, sum.when(&!sparse), sum]
}

/// What a step reads of C, which lies as D does: eight slots, or four of 16-bit elements.
pub fn sum_part(g: &Builder, narrow: &Wire, step: &Wire, wave64: &Wire, upper: &Wire) -> Part {
    part(g, &Slots([g.zero(1), g.zero(1), narrow.clone(), !narrow]), step, wave64, upper)
}

/// Slots of A, a packed one if it is sparse.
fn left_slots(g: &Builder, function: &MatrixFunctionWires) -> Slots {
    let halves = function.has_halves();
    let nibbles = function.element.is_a(Element::I4);
    let two = !&halves & (!&nibbles | &function.deep);
    Slots([&nibbles & !&function.deep, two, halves, g.zero(1)])
}

hardware_block! {
    /// A multiply keeps the vector ALU busy for as long as it is multiplied: 16 clocks for a row of two groups along K, else 8, a beat.
    pub struct MatrixPace(beats: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// What the multiply does.
        pub function: Signal<In, Bits<{ FUNCTION_WIDTH as usize }>>,
        /// The first rows of its first step are read.
        pub begins: Signal<In, Bit>,
        /// No other operation begins.
        pub busy: Signal<Out, Bit>,
        /// It is so for two clocks more.
        pub ends_soon: Signal<Out, Bit>,

        clocks: MatrixClocks = MatrixClocks::new(beats),
        left: DFF<Bits<7>>,
    }
}

impl Logic for MatrixPace {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, left);
        self.clocks.function.next = self.function.val();
        self.busy.next = self.left.q.val() != 0;
        self.ends_soon.next = self.left.q.val() == 2;
        if self.busy.val() {
            self.left.d.next = self.left.q.val() - 1;
        }
        if self.begins.val() {
            self.left.d.next = self.clocks.behind.val();
        }
    }
}

generator_block! {
    /// Clocks of a multiply.
    pub struct MatrixClocks(beats: usize) {
        /// What it does.
        in function: (Bits<{ FUNCTION_WIDTH as usize }>),
        /// Those behind the first one.
        out behind: (Bits<7>),
    }
    |g| {
        let function = MatrixFunctionWires::unpack(&g.input("function"));
        let clocks = |groups: u128| g.constant(7, 8 * groups * beats as u128 - 1);
        g.output("behind", &function.has_halves().select(&clocks(2), &clocks(1)));
    }
}

generator_block! {
    /// Of the step of the operation at the head of the queue.
    pub struct MatrixWalk() {
        /// The operation.
        in head: (QueuedOperation),
        /// The step.
        in step: (Bits<2>),
        /// Rows from the lower to the upper half of a wave64.
        in vgprs: (Bits<11>),
        /// C is the D of the multiply before and is not read.
        in forwards: (Bit),
        /// The operation with the rows of this step.
        out rows: (QueuedOperation),
        /// Halves of the sources that VGPRs hold.
        out need: (Bits<6>),
        /// It is the last step.
        out last: (Bit),
        /// MODE of the wave.
        in mode: (Bits<32>),
        /// What the unit does.
        out control: (MatrixControl),
    }
    |g| {
        let head = g.input_of::<QueuedOperation>("head");
        let [step, vgprs, forwards] = ["step", "vgprs", "forwards"].map(|name| g.input(name));
        let function = MatrixFunctionWires::unpack(&head.function);
        let MatrixFunctionWires { sparse, narrow, .. } = &function;
        let wave64 = &head.wave64;
        let of = |slots: &Slots| part(g, slots, &step, wave64, &vgprs);

        let slots = left_slots(g, &function);
        let left = of(&slots);
        // A sparse multiply has a B of twice as many slots as A.
        let Slots([one, two, four, _]) = &slots;
        let dense_right = Slots([one & !sparse, two & !sparse, four & !sparse, g.zero(1)]);
        let Slots([d1, d2, d4, _]) = dense_right;
        let right = of(&Slots([d1, d2 | one & sparse, d4 | two & sparse, four & sparse]));
        let sum = sum_part(g, narrow, &step, wave64, &vgprs);

        // The index: one register, whose upper half belongs to the upper half of A.
        let is_index = sparse & step.bit(1);
        let upper_index = &is_index & step.bit(0);
        let reads_index = &is_index & (!step.bit(0) | wave64 & !one);
        let row_0 = is_index.select(&(&head.row_2 + vgprs.when(&upper_index)), &(&head.row_0 + &left.offset));
        let addend = sparse.select(&head.destination, &head.row_2);
        // The decoder says whether the third source is a VGPR: C, or the index of a sparse multiply, whose C is D.
        let reads_sum = (sparse | head.need.bit(4)) & !&forwards;
        let need = [
            is_index.select(&reads_index, &left.first),
            &left.second & !&is_index,
            right.first.clone(),
            right.second.clone(),
            &sum.first & &reads_sum,
            &sum.second & &reads_sum,
        ];
        g.output("need", &g.concat(&need.iter().rev().collect::<Vec<_>>()));
        // Four steps for a B of eight slots, for a C of eight, for the index.
        let long = sparse | !narrow & &reads_sum;
        g.output("last", &step.equals(&long.concat(&g.constant(1, 1))));

        let modifiers = &head.modifiers;
        // FP_DENORM of binary32 and of the other formats: operands, then results (3.4.3).
        let [keep_inputs, keep_outputs, keep_narrow_inputs, keep_narrow_outputs] = [4, 5, 6, 7].map(|bit| g.input("mode").bit(bit));
        let control = MatrixControlWires {
            modifiers: head.matrix.clone(),
            clamp: modifiers.clamp.clone(),
            wave64: wave64.clone(),
            constant: !(sparse | head.need.bit(4)),
            forwards: forwards.clone(),
            keep_inputs,
            keep_outputs,
            keep_narrow_inputs,
            keep_narrow_outputs,
            saturates: g.input("mode").bit(FP16_OVFL),
            function: function.clone(),
        };
        g.output_of("control", &control);
        let row_1 = &head.row_1 + &right.offset;
        let row_2 = addend + &sum.offset;
        g.output_of("rows", &crate::vector::record::QueuedOperationWires { row_0, row_1, row_2, ..head });
    }
}
