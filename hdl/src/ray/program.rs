//! What is computed of a node, step by step: which numbers meet, and where the result goes. The steps of a triangle are those of Möller and Trumbore;
//! those of a box are passed once for each of the four children.
//!
//! A result may be read two steps behind the one that makes it. Where there is nothing else to do in between an idle step stands.

use super::arithmetic::Function;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// Where the second number of a step comes from.
    pub enum Second {
        /// A result before.
        Result,
        /// The ray.
        Ray,
        /// A constant: 0 zero, 1 infinity, 2 how far boxes reach.
        Constant,
    }
}

choice! {
    /// What a comparison of a step decides.
    pub enum Test {
        /// Nothing is compared.
        None,
        /// The second number is below the first one: the determinant is negative.
        Negative,
        /// It is below the first one: else there is no hit.
        Below,
        /// It is at most the first one: else there is no hit.
        AtMost,
    }
}

choice! {
    /// A result that what the program asks for chooses; its number is `CHOSEN` with that as its last bits.
    pub enum Chosen {
        /// None.
        Nothing,
        /// The first weight of the triangle.
        First,
        /// The second weight.
        Other,
        /// What children are ordered by.
        Key,
    }
}

record! {
    /// A step.
    pub struct Step {
        /// What is made of the numbers.
        pub function: Function,
        /// The first number is of the node, not a result.
        pub of_node: Bit,
        /// Which number of the node, or which result.
        pub first: Bits<6>,
        /// Or which of four.
        pub chosen: Chosen,
        /// Where the second number comes from.
        pub second_from: Second,
        /// Which.
        pub second: Bits<6>,
        /// The sign of the first number changes.
        pub negates_first: Bit,
        /// And that of the second one.
        pub negates_second: Bit,
        /// The sign of the first number changes where the determinant is negative.
        pub turns_first: Bit,
        /// And that of the second one.
        pub turns_second: Bit,
        /// The result is kept.
        pub keeps: Bit,
        /// Where.
        pub to: Bits<6>,
        /// It is told: the word of the answer.
        pub tells: Bit,
        /// Which.
        pub word: Bits<2>,
        /// What is compared.
        pub test: Test,
        /// The result is the key of a child, which is done.
        pub ends_child: Bit,
        /// The last step of a triangle or of a child.
        pub last: Bit,
    }
}

/// The first of the results that are chosen among; the one behind the other three is zero.
pub const CHOSEN: u64 = 60;
/// The result that is always zero.
pub const ZERO: u64 = CHOSEN + 3;
/// Numbers of the ray: three of the origin, then of the direction, then reciprocals.
const ORIGIN: u64 = 0;
const DIRECTION: u64 = 3;
const INVERSE: u64 = 6;
/// How far the ray reaches.
pub const EXTENT: u64 = 9;

/// A step that does nothing.
fn idle() -> Step {
    Step {
        function: Function::Move,
        of_node: false,
        first: Bits::from(0u64),
        chosen: Chosen::Nothing,
        second_from: Second::Result,
        second: Bits::from(0u64),
        negates_first: false,
        negates_second: false,
        turns_first: false,
        turns_second: false,
        keeps: false,
        to: Bits::from(0u64),
        tells: false,
        word: Bits::from(0u64),
        test: Test::None,
        ends_child: false,
        last: false,
    }
}

/// Where a number of a step comes from.
#[derive(Clone, Copy)]
enum Number {
    Node(u64),
    Kept(u64),
    Ray(u64),
    Fixed(u64),
    Chosen(Chosen),
}
use Number::{Fixed, Kept, Node, Ray};

const NOUGHT: Number = Fixed(0);
const INFINITY: Number = Fixed(1);
const GROWTH: Number = Fixed(2);

/// A step that computes.
fn step(function: Function, first: Number, second: Number) -> Step {
    let own = match first {
        Node(which) => Step { of_node: true, first: Bits::from(which), ..idle() },
        Number::Chosen(chosen) => Step { chosen, first: Bits::from(CHOSEN), ..idle() },
        Kept(which) | Ray(which) | Fixed(which) => Step { first: Bits::from(which), ..idle() },
    };
    let (second_from, second) = match second {
        Kept(which) | Node(which) => (Second::Result, which),
        Ray(which) => (Second::Ray, which),
        Fixed(which) => (Second::Constant, which),
        Number::Chosen(_) => (Second::Result, CHOSEN),
    };
    Step { function, second_from, second: Bits::from(second), ..own }
}

/// The same, whose result is kept.
fn keep(function: Function, first: Number, second: Number, to: u64) -> Step {
    Step { keeps: true, to: Bits::from(to), ..step(function, first, second) }
}

/// `first - second`.
fn less(first: Number, second: Number, to: u64) -> Step {
    Step { negates_second: true, ..keep(Function::Add, first, second, to) }
}

/// A comparison: there is a hit only where it holds.
fn test(test: Test, first: Number, second: Number, turns: [bool; 2]) -> Step {
    let [turns_first, turns_second] = turns;
    Step { test, turns_first, turns_second, ..step(Function::Move, first, second) }
}

fn next(axis: u64) -> u64 {
    (axis + 1) % 3
}

/// The cross product of what `first` makes of an axis and of the results from `second` on.
fn cross(steps: &mut Vec<Step>, first: impl Fn(u64) -> Number, second: u64, to: u64) {
    for axis in 0..3 {
        let (one, two) = (next(axis), next(next(axis)));
        steps.push(keep(Function::Multiply, Kept(second + two), first(one), SCRATCH + axis));
        steps.push(keep(Function::Multiply, Kept(second + one), first(two), SCRATCH + 3 + axis));
    }
    steps.extend((0..3).map(|axis| less(Kept(SCRATCH + axis), Kept(SCRATCH + 3 + axis), to + axis)));
}

/// A dot product: where the numbers of the first vector begin, those of the other one by axis, and where it goes.
type Dot<'a> = (u64, &'a dyn Fn(u64) -> Number, u64);

/// Dot products, side by side.
fn dots(steps: &mut Vec<Step>, pairs: &[Dot]) {
    for ((first, second, _), at) in pairs.iter().zip(0..) {
        let product = |axis| keep(Function::Multiply, Kept(first + axis), second(axis), SCRATCH + 3 * at + axis);
        steps.extend((0..3).map(product));
    }
    for (from, onto) in [(0, 1), (1, 2)] {
        for ((.., to), at) in pairs.iter().zip(0..) {
            let first = if from == 0 { Kept(SCRATCH + 3 * at) } else { Kept(*to) };
            steps.push(keep(Function::Add, first, Kept(SCRATCH + 3 * at + onto), *to));
        }
    }
}

const SCRATCH: u64 = 40;

/// The steps of a triangle; comparisons are made of numbers whose denominator is positive.
fn triangle() -> Vec<Step> {
    let (corner, first, second, from, normal, across, determinant, distance) = (0, 3, 6, 9, 12, 15, 18, 19);
    let (total, limit, third, u, v) = (20, 21, CHOSEN, CHOSEN + 1, CHOSEN + 2);
    let ray = |axis| Ray(DIRECTION + axis);
    let mut steps: Vec<Step> = (0..3).map(|axis| keep(Function::Move, Node(axis), NOUGHT, corner + axis)).collect();
    steps.extend((0..3).map(|axis| less(Node(3 + axis), Kept(corner + axis), first + axis)));
    steps.extend((0..3).map(|axis| less(Node(6 + axis), Kept(corner + axis), second + axis)));
    for axis in 0..3 {
        let own = keep(Function::Add, Kept(corner + axis), Ray(ORIGIN + axis), from + axis);
        steps.push(Step { negates_first: true, ..own });
    }
    cross(&mut steps, ray, second, normal);
    cross(&mut steps, |axis| Kept(from + axis), first, across);
    let products: [Dot; 4] = [
        (first, &|axis| Kept(normal + axis), determinant),
        (from, &|axis| Kept(normal + axis), u),
        (across, &ray, v),
        (second, &|axis| Kept(across + axis), distance),
    ];
    dots(&mut steps, &products);
    steps.push(less(Kept(determinant), Kept(u), third));
    steps.push(test(Test::Negative, NOUGHT_FIRST, Kept(determinant), [false; 2]));
    steps.push(less(Kept(third), Kept(v), third));
    let turned = |step: Step| Step { turns_first: true, ..step };
    steps.push(Step { turns_second: true, ..turned(keep(Function::Add, Kept(u), Kept(v), total)) });
    steps.push(turned(keep(Function::Multiply, Kept(determinant), Ray(EXTENT), limit)));
    steps.push(test(Test::Below, Kept(determinant), NOUGHT, [true, false]));
    for positive in [u, v, distance] {
        steps.push(test(Test::AtMost, Kept(positive), NOUGHT, [true, false]));
    }
    steps.push(test(Test::AtMost, Kept(determinant), Kept(total), [true, false]));
    steps.push(test(Test::AtMost, Kept(limit), Kept(distance), [false, true]));
    let told = [Kept(distance), Kept(determinant), Number::Chosen(Chosen::First), Number::Chosen(Chosen::Other)];
    steps.extend((0..).zip(told).map(|(word, number): (u64, Number)| Step {
        tells: true,
        word: Bits::from(word),
        ..step(Function::Move, number, NOUGHT)
    }));
    steps
}

/// The result that is always zero, as a first number.
const NOUGHT_FIRST: Number = Kept(ZERO);

/// The steps of a child of a node of boxes.
fn child() -> Vec<Step> {
    let (away, along, low, high, near, far, leaves) = (0, 6, 12, 15, 18, 21, 24);
    let (enters, length, middle) = (CHOSEN, CHOSEN + 1, CHOSEN + 2);
    let mut steps: Vec<Step> = (0..6).map(|side| less(Node(side), Ray(ORIGIN + side % 3), away + side)).collect();
    steps.extend((0..6).map(|side| keep(Function::Multiply, Kept(away + side), Ray(INVERSE + side % 3), along + side)));
    let pair = |function, to| move |axis| keep(function, Kept(along + axis), Kept(along + 3 + axis), to + axis);
    steps.extend((0..3).map(pair(Function::Most, high)));
    steps.extend((0..3).map(pair(Function::Least, low)));
    steps.extend((0..3).map(|axis| keep(Function::Multiply, Kept(high + axis), GROWTH, high + axis)));
    // What is not a number does not count: begin with what every number replaces.
    steps.push(Step { negates_second: true, ..keep(Function::Most, Kept(low), INFINITY, near) });
    steps.push(keep(Function::Least, Kept(high), INFINITY, far));
    for axis in 1..3 {
        let before = if axis == 1 { [near, far] } else { [near + 1, far + 1] };
        steps.push(keep(Function::Most, Kept(before[0]), Kept(low + axis), near + axis));
        steps.push(keep(Function::Least, Kept(before[1]), Kept(high + axis), far + axis));
    }
    let [near, far] = [near + 2, far + 2];
    steps.push(keep(Function::Most, Kept(near), NOUGHT, enters));
    steps.push(keep(Function::Least, Kept(far), Ray(EXTENT), leaves));
    steps.push(keep(Function::Add, Kept(near), Kept(far), middle));
    steps.push(less(Kept(enters), Kept(leaves), length));
    steps.push(test(Test::AtMost, Kept(leaves), Kept(enters), [false; 2]));
    steps.push(Step { ends_child: true, ..step(Function::Move, Number::Chosen(Chosen::Key), NOUGHT) });
    steps
}

/// The results that a step reads.
fn reads(step: &Step) -> Vec<u64> {
    let second = (step.second_from == Second::Result).then(|| step.second.to_u64());
    let first = (!step.of_node).then(|| step.first.to_u64());
    let turns = step.turns_first || step.turns_second;
    let first = first.into_iter().flat_map(|first| match step.chosen {
        Chosen::Nothing => first..first + 1,
        Chosen::First | Chosen::Other | Chosen::Key => first..first + 3,
    });
    first.chain(second).chain(turns.then_some(TURN)).collect()
}

/// Stands for the sign of the determinant among the results.
const TURN: u64 = 64;

/// With idle steps, so that no step reads what the one before it makes; the last step is marked.
fn spaced(steps: Vec<Step>) -> Vec<Step> {
    let mut all: Vec<Step> = vec![];
    for own in steps {
        let made = all.last().and_then(|before: &Step| match before.test {
            Test::Negative => Some(TURN),
            _ => before.keeps.then(|| before.to.to_u64()),
        });
        if made.is_some_and(|made| reads(&own).contains(&made)) {
            all.push(idle());
        }
        all.push(own);
    }
    if let Some(last) = all.last_mut() {
        last.last = true;
    }
    all
}

/// The first step of a child: those of a triangle are before it.
pub fn child_begins() -> u64 {
    spaced(triangle()).len() as u64
}

generator_block! {
    /// The step of a number.
    pub struct RayProgram() {
        /// Its number.
        in number: (Bits<7>),
        /// It.
        out step: (Step),
    }
    |g| {
        let steps = spaced(triangle()).into_iter().chain(spaced(child()));
        let width = Step::BITS as u32;
        let rows: Vec<_> = steps.zip(0..).map(|(step, at)| (at, g.value(step.to_value()))).collect();
        let word = g.lookup(&g.input("number"), &rows, &g.zero(width));
        g.output_of("step", &StepWires::unpack(&word));
    }
}

generator_block! {
    /// Which word of the answer the step in the second stage tells.
    pub struct StepTells() {
        /// It.
        in step: (Step),
        /// There is one.
        in computes: (Bit),
        /// The word that is told.
        out told: [Bit; 4],
    }
    |g| {
        let step = g.input_of::<Step>("step");
        let tells = g.input("computes") & &step.tells;
        let told: Vec<_> = (0..4u128).map(|at| step.word.is(at) & &tells).collect();
        g.outputs("told", &told);
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
        let others = [(Second::Ray as u128, g.input("of_ray")), (Second::Constant as u128, constant)];
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
        /// What is chosen, by [`Chosen`]: the first weight, the second, the order.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_two_steps_behind_the_one_that_makes_it() {
        for steps in [spaced(triangle()), spaced(child())] {
            assert!(steps.windows(2).all(|two| !two[0].keeps || !reads(&two[1]).contains(&two[0].to.to_u64())));
            assert!(steps.last().is_some_and(|step| step.last && !step.keeps));
            assert_eq!(steps.iter().filter(|step| step.last).count(), 1);
        }
        assert!(child_begins() + spaced(child()).len() as u64 <= 128);
    }
}
