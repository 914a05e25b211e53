//! What carries programs out: the step of a number, the numbers that meet in it, the results that are kept.

use super::program::{INVERSE, ORIGIN, Second, Step, StepWires, ZERO, programs};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::{PortBits, Wires};

generator_block! {
    /// The step of a number.
    pub struct RayProgram() {
        /// Its number.
        in number: (Bits<9>),
        /// It.
        out step: (Step),
    }
    |g| {
        let steps = programs().into_iter().flatten();
        let width = Step::BITS as u32;
        let rows: Vec<_> = steps.zip(0..).map(|(step, at)| (at, g.value(step.to_value()))).collect();
        let word = g.lookup(&g.input("number"), &rows, &g.zero(width));
        g.output_of("step", &StepWires::unpack(&word));
    }
}

generator_block! {
    /// The numbers of a step.
    pub struct RayOperands() {
        /// The step.
        in step: (Step),
        /// The number of the node.
        in of_node: (Bits<32>),
        /// The number of the ray.
        in of_ray: (Bits<32>),
        /// Reciprocals of its direction are made here,
        in from_base: (Bit),
        /// and are these.
        in inverse: [Bits<32>; 3],
        /// The ray is turned; then its origin
        in turned: (Bit),
        /// is this.
        in origin: [Bits<32>; 3],
        /// The first result.
        in first: (Bits<32>),
        /// The second result.
        in second: (Bits<32>),
        /// The determinant is negative.
        in turns: (Bit),
        /// How far boxes reach, in 2^-24 of the distance of the far side.
        in grow: (Bits<8>),
        /// The first number.
        out a: (Bits<32>),
        /// The second number.
        out b: (Bits<32>),
    }
    |g| {
        let step = g.input_of::<Step>("step");
        // 1 + grow / 2^24, rounded to nearest even.
        let grow = g.input("grow");
        let growth = g.constant(32, 0x3f80_0000) + grow.slice(1, 7).zero_extend(32) + (grow.bit(0) & grow.bit(1)).zero_extend(32);
        let constants = [(1, g.constant(32, 0x7f80_0000)), (2, growth)];
        let constant = g.lookup(&step.second.slice(0, 2), &constants, &g.zero(32));
        let a = step.of_node.select(&g.input("of_node"), &g.input("first"));
        let made: Vec<_> = (u128::from(INVERSE)..).zip(g.inputs("inverse", 3)).collect();
        let of_ray = g.input("of_ray");
        let of_ray = g.input("from_base").select(&g.lookup(&step.second, &made, &of_ray), &of_ray);
        let moved: Vec<_> = (u128::from(ORIGIN)..).zip(g.inputs("origin", 3)).collect();
        let of_ray = g.input("turned").select(&g.lookup(&step.second, &moved, &of_ray), &of_ray);
        let others = [(Second::Ray as u128, of_ray), (Second::Constant as u128, constant)];
        let b = g.lookup(&step.second_from, &others, &g.input("second"));
        let turned = |number: &Wire, negates: &Wire, turns: &Wire| {
            (number.msb() ^ negates ^ (turns & g.input("turns"))).concat(&number.slice(0, 31))
        };
        g.output("a", &turned(&a, &step.negates_first, &step.turns_first));
        g.output("b", &turned(&b, &step.negates_second, &step.turns_second));
    }
}

generator_block! {
    /// The results.
    pub struct RayResults() clocked {
        /// The step.
        in step: (Step),
        /// What is chosen, by [`super::program::Chosen`]: the first weight, the second, the order.
        in choices: [Bits<2>; 3],
        /// A result is kept.
        in write: (Bit),
        /// Where.
        in to: (Bits<6>),
        /// It.
        in result: (Bits<32>),
        /// The first result of the step.
        out first: (Bits<32>),
        /// The second one.
        out second: (Bits<32>),
    }
    |g| {
        let step = g.input_of::<Step>("step");
        let ram = g.ram("kept", 32, 64);
        g.ram_write(ram, &g.input("write"), &g.input("to"), &g.input("result"), None);
        let choices: Vec<_> = (1..).zip(g.inputs("choices", 3)).collect();
        let chosen = g.lookup(&step.chosen, &choices, &g.zero(2));
        let at = &step.first | chosen.zero_extend(6);
        let zero = at.is(ZERO.into());
        g.output("first", &g.ram_read_now(ram, "first_result", &at).when(&!zero));
        g.output("second", &g.ram_read_now(ram, "second_result", &step.second));
    }
}
