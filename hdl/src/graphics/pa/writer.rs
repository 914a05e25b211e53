//! Writes programs of PA: steps that name their numbers, jumps to labels. A step that reads what is under way is marked to wait.

use super::place::Room;
use super::step::{Check, Command, Condition, Function, Outside, Register, Repeat, Step};
use crate::graphics::sc::values::Value;
use rust_hdl::prelude::Bits;

/// A number of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    In(Room, u64),
    Out(Outside, u64),
}
pub(super) use Number::{In, Out};

pub(super) const ONE: Number = In(Room::One, 0);
pub(super) const ZERO: Number = Out(Outside::Zero, 0);
/// What a product is added to that is to stay as it is.
pub(super) const NOTHING: Number = Out(Outside::MinusZero, 0);

pub(super) const fn slot(number: u64) -> Number {
    In(Room::Slot, number)
}

pub(super) const fn kept(number: u64) -> Number {
    In(Room::Kept, number)
}

pub(super) const fn fan(number: u64) -> Number {
    In(Room::Fan, number)
}

pub(super) const fn register(register: Register) -> Number {
    Out(Outside::Register, register as u64)
}

// Numbers of a corner of a polygon: position, weights, how far it is inside the plane.
pub(super) const POSITION: u64 = 0;
pub(super) const WEIGHTS: u64 = 4;
pub(super) const DISTANCE: u64 = 7;

/// A place in the program, set later.
#[derive(Clone, Copy)]
pub(super) struct Label(usize);

/// Writes a program.
#[derive(Default)]
pub(super) struct Program {
    steps: Vec<Step>,
    labels: Vec<Option<usize>>,
    jumps: Vec<(usize, Label)>,
    /// Rooms and numbers under way; of corners and slots all of a number.
    under_way: Vec<(Room, u64)>,
}

impl Program {
    /// A place that jumps can name before it is known.
    pub(super) fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    /// The next step is at that place.
    pub(super) fn here(&mut self, label: Label) {
        self.labels[label.0] = Some(self.steps.len());
    }

    /// A step that controls: when nothing is under way, `command` happens, and where `condition` holds it goes on at `target`.
    pub(super) fn control(&mut self, command: Command, condition: Condition, target: Option<Label>) {
        let waits = !self.under_way.is_empty();
        self.under_way.clear();
        self.jumps.extend(target.map(|target| (self.steps.len(), target)));
        self.steps.push(Step { function: Function::Control, waits, command, condition, ..Step::default() });
    }

    pub(super) fn go(&mut self, condition: Condition, target: Label) {
        self.control(Command::Nothing, condition, Some(target));
    }

    pub(super) fn command(&mut self, command: Command) {
        self.control(command, Condition::Never, None);
    }

    /// A step that computes `function` of three numbers, before it says what becomes of the result.
    pub(super) fn step(&mut self, function: Function, [a, b, c]: [Number; 3]) -> &mut Step {
        let overlaps = |number: &Number| match number {
            In(room, number) => self.under_way.iter().any(|(other, made)| shared(*other, *made, *room, *number)),
            Out(..) => false,
        };
        let waits = [a, b, c].iter().any(overlaps);
        if waits {
            self.under_way.clear();
        }
        let own = |number: Number| match number {
            In(room, number) => (room, Outside::Placed, Bits::from(number)),
            Out(outside, number) => (Room::One, outside, Bits::from(number)),
        };
        let (a_room, a_outside, a_number) = own(a);
        assert_eq!(a_outside, Outside::Placed, "the first number has a place");
        let ((b_room, b_outside, b_number), (c_room, c_outside, c_number)) = (own(b), own(c));
        self.steps.push(Step {
            function,
            waits,
            a_room,
            a_number,
            b_room,
            b_outside,
            b_number,
            c_room,
            c_outside,
            c_number,
            ..Step::default()
        });
        // Who controls waits for results that are not kept, too.
        self.under_way.push((Room::One, 0));
        let last = self.steps.len() - 1;
        &mut self.steps[last]
    }

    /// The same, whose result is kept.
    pub(super) fn keep(&mut self, function: Function, numbers: [Number; 3], to: Number) -> &mut Step {
        self.step(function, numbers);
        let last = self.steps.len() - 1;
        if let In(room, number) = to {
            self.under_way.push((room, number));
            let step = &mut self.steps[last];
            (step.keeps, step.to_room, step.to_number) = (true, room, Bits::from(number));
        }
        &mut self.steps[last]
    }

    /// The step before is looked at for that.
    pub(super) fn check_last(&mut self, check: Check) {
        if let Some(step) = self.steps.last_mut() {
            step.check = check;
        }
    }

    pub(super) fn multiply(&mut self, a: Number, b: Number, to: Number) -> &mut Step {
        self.keep(Function::Fused, [a, b, NOTHING], to)
    }

    /// `b + c`
    pub(super) fn add(&mut self, b: Number, c: Number, to: Number) -> &mut Step {
        self.keep(Function::Fused, [ONE, b, c], to)
    }

    /// `b - c`
    pub(super) fn subtract(&mut self, b: Number, c: Number, to: Number) -> &mut Step {
        let step = self.add(b, c, to);
        step.negates_addend = true;
        step
    }

    pub(super) fn finished(mut self) -> Vec<Step> {
        for (at, label) in &self.jumps {
            let target = self.labels[label.0].expect("a label that is set");
            self.steps[*at].target = Bits::from(target as u64);
        }
        self.steps
    }
}

/// Whether two numbers may lie in the same place.
pub(super) fn shared(a: Room, a_number: u64, b: Room, b_number: u64) -> bool {
    let of_setup = |room: Room| matches!(room, Room::Kept | Room::Slot);
    match (a, b) {
        (Room::One, _) | (_, Room::One) => false,
        (Room::Kept, Room::Kept) => a_number == b_number,
        (a, b) if of_setup(a) && of_setup(b) => a_number / 4 == b_number / 4,
        (a, b) if of_setup(a) || of_setup(b) => false,
        // Of another polygon.
        (Room::Made, _) | (_, Room::Made) => false,
        _ => a_number == b_number,
    }
}

impl Step {
    pub(super) fn single(&mut self) -> &mut Step {
        self.single = true;
        self
    }

    pub(super) fn corners(&mut self) -> &mut Step {
        self.repeat = Repeat::Corners;
        self
    }

    pub(super) fn triangle(&mut self) -> &mut Step {
        self.repeat = Repeat::Triangle;
        self
    }

    pub(super) fn check(&mut self, check: Check) -> &mut Step {
        self.check = check;
        self
    }

    pub(super) fn plane(&mut self, value: Value) -> &mut Step {
        (self.is_plane, self.plane) = (true, Bits::from(3 * value as u64));
        self
    }

    pub(super) fn snaps(&mut self, rows: bool) -> &mut Step {
        (self.snaps, self.rows) = (true, rows);
        self
    }
}
