//! What is computed of a node, step by step: which numbers meet, and where the result goes. The steps of a triangle are those of Möller and Trumbore;
//! those of a box are passed once for each of the four children.
//!
//! A result may be read two steps behind the one that makes it. Where there is nothing else to do in between an idle step stands.

use super::arithmetic::Function;
use super::node::ONE;
use super::quantized::{FIRST_OF_MATRIX, FIRST_OF_ORIGIN};
use rust_hdl::prelude::*;
use tombolo_netlist::{choice, record};

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
        /// It is a reciprocal of the direction; `word` is the axis.
        pub inverts: Bit,
        /// It is a coordinate of the origin from now on; `word` is the axis.
        pub moves: Bit,
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
pub const ORIGIN: u64 = 0;
const DIRECTION: u64 = 3;
/// The first one of these.
pub const INVERSE: u64 = 6;
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
        inverts: false,
        moves: false,
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

/// The steps of a triangle; comparisons are made of numbers whose denominator is positive. `divides`: of one of a pair, which tells quotients.
fn triangle(divides: bool) -> Vec<Step> {
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
    if divides {
        steps.extend((0..).zip([distance, u, v]).map(|(word, number): (u64, u64)| Step {
            tells: true,
            word: Bits::from(word),
            ..step(Function::Divide, Kept(number), Kept(determinant))
        }));
        return steps;
    }
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

/// Where the origin of a node of eight boxes is kept, and then the corners of a child.
const FROM: u64 = 30;
const CORNERS: u64 = 33;

/// The steps of a lane whose nodes are named from a base: the reciprocals of the direction.
fn reciprocals() -> Vec<Step> {
    let reciprocal = |axis: u64| Step {
        inverts: true,
        word: Bits::from(axis),
        ..step(Function::Divide, Node(ONE), Ray(DIRECTION + axis))
    };
    (0..3).map(reciprocal).collect()
}

/// The steps before those of a node of eight boxes that a matrix turns: the origin and the reciprocals of the ray in its axes. Sums are made from z on,
/// those of the origin from zero.
fn turned() -> Vec<Step> {
    let element = |row: u64, column: u64| Node(FIRST_OF_MATRIX + 3 * row + column);
    let place = |of: u64, row: u64, column: u64| SCRATCH + 9 * of + 3 * row + column;
    let mut steps = vec![];
    for (of, ray) in [(0, ORIGIN), (1, DIRECTION)] {
        for at in 0..9 {
            let (row, column) = (at / 3, at % 3);
            steps.push(keep(Function::Multiply, element(row, column), Ray(ray + column), place(of, row, column)));
        }
    }
    steps.extend((0..3).map(|row| keep(Function::Add, Kept(place(0, row, 2)), NOUGHT, place(0, row, 2))));
    let sum =
        |of, row, column| keep(Function::Add, Kept(place(of, row, 2)), Kept(place(of, row, column)), place(of, row, 2));
    steps.extend((0..6).map(|at| sum(at / 3, at % 3, 1)));
    steps.extend((0..3).map(|row| Step { moves: true, word: Bits::from(row), ..sum(0, row, 0) }));
    steps.extend((0..3).map(|row| sum(1, row, 0)));
    steps.extend((0..3).map(|axis| Step {
        inverts: true,
        word: Bits::from(axis),
        ..step(Function::Divide, Node(ONE), Kept(place(1, axis, 2)))
    }));
    steps
}

/// The steps before those of the children of a node of eight boxes.
fn origin() -> Vec<Step> {
    (0..3).map(|axis| keep(Function::Move, Node(FIRST_OF_ORIGIN + axis), NOUGHT, FROM + axis)).collect()
}

/// The steps of a child of a node of eight boxes.
fn quantized_child() -> Vec<Step> {
    let corner = |side: u64| keep(Function::Add, Node(side), Kept(FROM + side % 3), CORNERS + side);
    let mut steps: Vec<Step> = (0..6).map(corner).collect();
    steps.extend(child(|side| Kept(CORNERS + side)));
    steps
}

/// The steps of a child whose corners these are.
fn child(side_of: fn(u64) -> Number) -> Vec<Step> {
    let (away, along, low, high, near, far, leaves) = (0, 6, 12, 15, 18, 21, 24);
    let (enters, length, middle) = (CHOSEN, CHOSEN + 1, CHOSEN + 2);
    let mut steps: Vec<Step> = (0..6).map(|side| less(side_of(side), Ray(ORIGIN + side % 3), away + side)).collect();
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

/// The programs, one behind the other; the steps before the children of a node of eight boxes do not end, nor do those of its matrix before them.
pub fn programs() -> [Vec<Step>; 7] {
    let [turned, origin] = [turned(), origin()].map(|steps| {
        let mut steps = spaced(steps);
        if let Some(last) = steps.last_mut() {
            last.last = false;
        }
        steps
    });
    [
        spaced(triangle(false)),
        spaced(child(Node)),
        spaced(triangle(true)),
        spaced(reciprocals()),
        turned,
        origin,
        spaced(quantized_child()),
    ]
}

/// Where programs begin, besides that of a triangle, which is the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// A child of a node of four boxes.
    Child = 1,
    /// A triangle of a pair.
    OfPair,
    /// Reciprocals.
    Reciprocals,
    /// A node of eight boxes that a matrix turns; that of one without a matrix follows.
    Turned,
    /// A node of eight boxes.
    Eight,
    /// A child of it.
    ChildOfEight,
}

impl Program {
    /// Its first step.
    pub fn begins(self) -> u64 {
        programs()[..self as usize].iter().map(|steps| steps.len() as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_two_steps_behind_the_one_that_makes_it() {
        let all = programs();
        for steps in &all {
            assert!(steps.windows(2).all(|two| !two[0].keeps || !reads(&two[1]).contains(&two[0].to.to_u64())));
        }
        let [.., turned, before_children, children] = &all;
        // The first child follows what all children have in common.
        let reads_last = |step: &Step| reads(step).contains(&before_children[before_children.len() - 1].to.to_u64());
        assert!(!reads_last(&children[0]));
        for steps in all.iter().filter(|steps| *steps != before_children && *steps != turned) {
            assert!(steps.last().is_some_and(|step| step.last && !step.keeps));
            assert_eq!(steps.iter().filter(|step| step.last).count(), 1);
        }
        assert!(all.iter().map(Vec::len).sum::<usize>() <= 512);
    }
}
