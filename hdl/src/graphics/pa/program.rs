//! The program of PA, step by step: clipping by planes, then set-up of each triangle of what is left.
//!
//! A step that computes names the places of its numbers and where the result goes; it may be repeated for the corners of the polygon or
//! of the triangle, one a clock. A result may be read seven clocks later: [`Program`] marks the steps that read what is under way, and they
//! wait until nothing is. A step that controls changes counters and leads elsewhere where its condition holds.

use super::place::Room;
use crate::graphics::sc::values::{OFFSET, Value};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a step does.
    pub enum Function {
        /// Counters and where it goes on.
        Control,
        /// `a * b + c`
        Fused,
        /// `a / b`
        Divide,
        /// `b` where `a` is below it or a NaN, else `a`.
        Most,
        /// `b` where `a` is above it or a NaN, else `a`.
        Least,
        /// The smallest difference of depths where `a` is the largest one (PA_SU_POLY_OFFSET_DB_FMT_CNTL).
        Unit,
        /// An integer of the grid.
        Whole,
        /// `a` where `c` is positive, else `b`.
        WherePositive,
    }
}

choice! {
    /// Numbers beside those in [`Room`]s.
    pub enum Outside {
        /// None: the number has a place.
        Placed,
        /// A register.
        Register,
        /// A part of the plane.
        Plane,
        /// What the plane's distance begins with.
        Before,
        /// The distance of a vertex from the plane.
        Distance,
        /// The distance of the corner's own vertex from it.
        OwnDistance,
        /// A word of the corner's own vertex.
        Vertex,
        /// A word of the vertex of that number.
        OfVertex,
        /// 1 for the corner of that number, 0 for others.
        Identity,
        /// 0.
        Zero,
        /// -0.
        MinusZero,
    }
}

choice! {
    /// How often a step is done.
    pub enum Repeat {
        /// Once.
        Once,
        /// For each corner of the polygon.
        Corners,
        /// For each corner of the triangle.
        Triangle,
    }
}

choice! {
    /// What a result is looked at for.
    pub enum Check {
        /// Nothing.
        Nothing,
        /// The primitive is lost if it is not finite.
        Finite,
        /// The primitive is lost if it is a NaN.
        Number,
        /// On which side of the plane the corner is.
        Side,
    }
}

choice! {
    /// What a step that controls does.
    pub enum Command {
        /// Nothing.
        Nothing,
        /// Planes anew: those that cull.
        Culling,
        /// Planes anew: those that clip.
        Clipping,
        /// The next plane; again until there is one that is enabled.
        NextPlane,
        /// The edges of the polygon anew.
        FirstEdge,
        /// A corner has been made.
        Made,
        /// The next edge.
        NextEdge,
        /// What has been made is the polygon.
        Swap,
        /// The first triangle.
        FirstTriangle,
        /// The next triangle.
        NextTriangle,
        /// Edges on the grid.
        Edges,
        /// The shape is handed on.
        Emit,
        /// The primitive is done.
        Finish,
        /// It is an error: a vertex out of range.
        OutOfRange,
        /// It is an error: too many corners.
        TooManyCorners,
    }
}

choice! {
    /// When a step leads elsewhere.
    pub enum Condition {
        /// Never.
        Never,
        /// Always.
        Always,
        /// Its vertices say that it is not to be drawn.
        Killed,
        /// There is no other plane.
        NoPlane,
        /// The plane is a distance of vertices.
        IsDistance,
        /// All corners are outside the plane.
        AllOutside,
        /// Nothing is clipped.
        NotClipped,
        /// All corners are inside.
        AllInside,
        /// None is inside.
        NoneInside,
        /// It is a point.
        IsPoint,
        /// Both corners of the edge are on one side.
        SameSide,
        /// The second corner of the edge is outside.
        Outside,
        /// There are more edges.
        MoreEdges,
        /// Fewer than three corners are left.
        FewCorners,
        /// More than 32 are.
        ManyCorners,
        /// W comes as 1/W (PA_CL_VTE_CNTL.VTX_W0_FMT clear).
        WIsInverse,
        /// X and Y are divided already (VTX_XY_FMT).
        XyDivided,
        /// Z is (VTX_Z_FMT).
        ZDivided,
        /// The size of points is that of a register.
        OneSize,
        /// The triangle has no place on the screen.
        Lost,
        /// A vertex of it is out of range.
        Beyond,
        /// It has no area, or is culled.
        NotSeen,
        /// No polygon offset.
        NoOffset,
        /// The unit of the offset does not depend on depth.
        FixedUnit,
        /// The offset has no upper limit.
        NoUpperLimit,
        /// It has no lower one.
        NoLowerLimit,
        /// Attributes that are linear on the screen have the weights of the others.
        SameWeights,
        /// There is another triangle.
        MoreTriangles,
    }
}

/// Registers as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register {
    /// PA_CL_VPORT_XSCALE, 1 where it is not enabled; the other five follow.
    Viewport = 0,
    /// Half a pixel where PA_SU_VTX_CNTL.PIX_CENTER is clear.
    Half = 6,
    /// Window offsets, where they move vertices.
    WindowX = 7,
    WindowY = 8,
    /// Half of 1.
    OneHalf = 9,
    /// PA_SU_POINT_SIZE
    PointWidth = 10,
    PointHeight = 11,
    /// PA_SU_POINT_MINMAX
    PointLeast = 12,
    PointMost = 13,
    /// Polygon offset of the side that is shown.
    OffsetScale = 14,
    OffsetConstant = 15,
    /// PA_SU_POLY_OFFSET_CLAMP
    OffsetClamp = 16,
    /// Sixteenths of a pixel on the grid.
    Sixteenths = 17,
}

/// Integers of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Integer {
    /// Twice the area.
    Area = 0,
    /// From the first corner to the second one, column.
    SecondX = 1,
    /// And row.
    SecondY = 2,
    /// From the first corner to the third one, column.
    ThirdX = 3,
    /// And row.
    ThirdY = 4,
}

/// Bits of the number of a step.
pub const NUMBER: usize = 8;

record! {
    /// A step.
    pub struct Step {
        /// What it does.
        pub function: Function,
        /// It waits until no result is under way.
        pub waits: Bit,
        /// How often it is done.
        pub repeat: Repeat,
        /// Without repetition: the corner of the triangle.
        pub slot: Bits<2>,
        /// First number.
        pub a_room: Room,
        /// Which.
        pub a_number: Bits<7>,
        /// Second number.
        pub b_room: Room,
        /// What else it is.
        pub b_outside: Outside,
        /// Which.
        pub b_number: Bits<7>,
        /// Third number.
        pub c_room: Room,
        /// What else it is.
        pub c_outside: Outside,
        /// Which.
        pub c_number: Bits<7>,
        /// The product's sign changes.
        pub negates_product: Bit,
        /// The third number's sign changes.
        pub negates_addend: Bit,
        /// Signs of the first and second number do not count.
        pub magnitudes: Bit,
        /// The result is rounded to binary32.
        pub single: Bit,
        /// It is kept.
        pub keeps: Bit,
        /// Where.
        pub to_room: Room,
        /// Which.
        pub to_number: Bits<7>,
        /// It is a number for the planes.
        pub is_plane: Bit,
        /// Which, of the first corner.
        pub plane: Bits<5>,
        /// It is a coordinate of the grid.
        pub snaps: Bit,
        /// Of its rows, as against columns.
        pub rows: Bit,
        /// What it is looked at for.
        pub check: Check,
        /// What a step that controls does.
        pub command: Command,
        /// When it leads elsewhere.
        pub condition: Condition,
        /// Where.
        pub target: Bits<{ NUMBER }>,
    }
}

/// A number of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Number {
    In(Room, u64),
    Out(Outside, u64),
}
use Number::{In, Out};

const ONE: Number = In(Room::One, 0);
const ZERO: Number = Out(Outside::Zero, 0);
/// What a product is added to that is to stay as it is.
const NOTHING: Number = Out(Outside::MinusZero, 0);

const fn slot(number: u64) -> Number {
    In(Room::Slot, number)
}

const fn kept(number: u64) -> Number {
    In(Room::Kept, number)
}

const fn fan(number: u64) -> Number {
    In(Room::Fan, number)
}

const fn register(register: Register) -> Number {
    Out(Outside::Register, register as u64)
}

// Numbers of a corner of a polygon: position, weights, how far it is inside the plane.
const POSITION: u64 = 0;
const WEIGHTS: u64 = 4;
const DISTANCE: u64 = 7;
// What set-up keeps of each corner.
const X: u64 = 0;
const Y: u64 = 4;
const DEPTH: u64 = 8;
const INVERSE: u64 = 12;
const OVER: u64 = 16;
const SUM: u64 = 20;
const PART: u64 = 24;
const QUOTIENT: u64 = 28;
// And single ones.
const AREA: u64 = 64;
const RECIPROCAL: u64 = 65;
const FIRST: u64 = 66;
const SECOND: u64 = 67;
const SIDES: u64 = 68;
const SLOPES: u64 = 72;
const SCALED: u64 = 76;
const LARGEST: u64 = 77;
const UNIT: u64 = 78;
const SHIFT: u64 = 79;
const WIDTH: u64 = 80;
const HEIGHT: u64 = 81;
const LENGTH: u64 = 82;
const CUT: u64 = 83;
const APART: u64 = 84;
const MIXED: u64 = 92;

/// A place in the program, set later.
#[derive(Clone, Copy)]
struct Label(usize);

/// Writes a program.
#[derive(Default)]
struct Program {
    steps: Vec<Step>,
    labels: Vec<Option<usize>>,
    jumps: Vec<(usize, Label)>,
    /// Rooms and numbers under way; of corners and slots all of a number.
    under_way: Vec<(Room, u64)>,
}

impl Program {
    fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() - 1)
    }

    fn here(&mut self, label: Label) {
        self.labels[label.0] = Some(self.steps.len());
    }

    fn control(&mut self, command: Command, condition: Condition, target: Option<Label>) {
        let waits = !self.under_way.is_empty();
        self.under_way.clear();
        self.jumps.extend(target.map(|target| (self.steps.len(), target)));
        self.steps.push(Step { function: Function::Control, waits, command, condition, ..Step::default() });
    }

    fn go(&mut self, condition: Condition, target: Label) {
        self.control(Command::Nothing, condition, Some(target));
    }

    fn command(&mut self, command: Command) {
        self.control(command, Condition::Never, None);
    }

    /// A step that computes `function` of three numbers, before it says what becomes of the result.
    fn step(&mut self, function: Function, [a, b, c]: [Number; 3]) -> &mut Step {
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
    fn keep(&mut self, function: Function, numbers: [Number; 3], to: Number) -> &mut Step {
        self.step(function, numbers);
        let last = self.steps.len() - 1;
        if let In(room, number) = to {
            self.under_way.push((room, number));
            let step = &mut self.steps[last];
            (step.keeps, step.to_room, step.to_number) = (true, room, Bits::from(number));
        }
        &mut self.steps[last]
    }

    fn multiply(&mut self, a: Number, b: Number, to: Number) -> &mut Step {
        self.keep(Function::Fused, [a, b, NOTHING], to)
    }

    /// `b + c`
    fn add(&mut self, b: Number, c: Number, to: Number) -> &mut Step {
        self.keep(Function::Fused, [ONE, b, c], to)
    }

    /// `b - c`
    fn subtract(&mut self, b: Number, c: Number, to: Number) -> &mut Step {
        let step = self.add(b, c, to);
        step.negates_addend = true;
        step
    }

    fn finished(mut self) -> Vec<Step> {
        for (at, label) in &self.jumps {
            let target = self.labels[label.0].expect("a label that is set");
            self.steps[*at].target = Bits::from(target as u64);
        }
        self.steps
    }
}

/// Whether two numbers may lie in the same place.
fn shared(a: Room, a_number: u64, b: Room, b_number: u64) -> bool {
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
    fn single(&mut self) -> &mut Step {
        self.single = true;
        self
    }

    fn corners(&mut self) -> &mut Step {
        self.repeat = Repeat::Corners;
        self
    }

    fn triangle(&mut self) -> &mut Step {
        self.repeat = Repeat::Triangle;
        self
    }

    fn check(&mut self, check: Check) -> &mut Step {
        self.check = check;
        self
    }

    fn plane(&mut self, value: Value) -> &mut Step {
        (self.is_plane, self.plane) = (true, Bits::from(3 * value as u64));
        self
    }

    fn snaps(&mut self, rows: bool) -> &mut Step {
        (self.snaps, self.rows) = (true, rows);
        self
    }
}

/// How far the corners are inside a plane of positions.
fn distances(p: &mut Program) {
    for part in 0..4 {
        let before = if part == 0 { Out(Outside::Before, 0) } else { In(Room::Corner, DISTANCE) };
        let numbers = [In(Room::Corner, POSITION + part), Out(Outside::Plane, part), before];
        p.keep(Function::Fused, numbers, In(Room::Corner, DISTANCE)).corners();
    }
    side(p);
}

/// The step before tells on which side of the plane corners are.
fn side(p: &mut Program) {
    if let Some(step) = p.steps.last_mut() {
        step.check(Check::Side);
    }
}

/// Takes the vertices, and drops what is culled.
fn take(p: &mut Program, done: Label) {
    for part in 0..4 {
        let numbers = [ONE, Out(Outside::Vertex, part), NOTHING];
        p.keep(Function::Fused, numbers, In(Room::Corner, POSITION + part)).triangle();
    }
    for part in 0..3 {
        let numbers = [ONE, Out(Outside::Identity, part), NOTHING];
        p.keep(Function::Fused, numbers, In(Room::Corner, WEIGHTS + part)).triangle();
    }
    let [next, of_distance, test, clip] = [(); 4].map(|()| p.label());
    p.control(Command::Culling, Condition::Killed, Some(done));
    p.here(next);
    p.control(Command::NextPlane, Condition::NoPlane, Some(clip));
    p.go(Condition::IsDistance, of_distance);
    distances(p);
    p.go(Condition::Always, test);
    p.here(of_distance);
    p.multiply(ONE, Out(Outside::OwnDistance, 0), In(Room::Corner, DISTANCE)).corners();
    side(p);
    p.here(test);
    p.go(Condition::AllOutside, done);
    p.go(Condition::Always, next);
    p.here(clip);
}

/// Cuts by one plane after the other.
fn clip(p: &mut Program, done: Label) {
    let [next, of_distance, test, edge, keep, leave, many, end] = [(); 8].map(|()| p.label());
    p.control(Command::Clipping, Condition::NotClipped, Some(end));
    p.here(next);
    p.control(Command::NextPlane, Condition::NoPlane, Some(end));
    p.go(Condition::IsDistance, of_distance);
    distances(p);
    p.go(Condition::Always, test);
    p.here(of_distance);
    for part in 0..3 {
        let before = if part == 0 { ZERO } else { In(Room::Corner, DISTANCE) };
        let numbers = [In(Room::Corner, WEIGHTS + part), Out(Outside::Distance, part), before];
        p.keep(Function::Fused, numbers, In(Room::Corner, DISTANCE)).corners();
    }
    side(p);
    p.here(test);
    p.go(Condition::AllInside, next);
    p.go(Condition::IsPoint, done);
    p.control(Command::FirstEdge, Condition::NoneInside, Some(done));

    p.here(edge);
    p.go(Condition::SameSide, keep);
    p.subtract(In(Room::From, DISTANCE), In(Room::To, DISTANCE), kept(LENGTH));
    for part in 0..7 {
        p.subtract(In(Room::To, part), In(Room::From, part), kept(APART + part));
    }
    p.keep(Function::Divide, [In(Room::From, DISTANCE), kept(LENGTH), NOTHING], kept(CUT));
    for part in 0..7 {
        let to = if part < WEIGHTS { kept(MIXED + part) } else { In(Room::Made, part) };
        p.keep(Function::Fused, [kept(CUT), kept(APART + part), In(Room::From, part)], to);
    }
    for part in 0..WEIGHTS {
        p.multiply(kept(MIXED + part), ONE, In(Room::Made, part)).single();
    }
    p.command(Command::Made);
    p.here(keep);
    p.go(Condition::Outside, leave);
    for part in 0..7 {
        p.multiply(In(Room::Corner, part), ONE, In(Room::Made, part));
    }
    p.command(Command::Made);
    p.here(leave);
    p.control(Command::NextEdge, Condition::MoreEdges, Some(edge));
    p.command(Command::Swap);
    p.go(Condition::FewCorners, done);
    p.go(Condition::ManyCorners, many);
    p.go(Condition::Always, next);
    p.here(many);
    p.command(Command::TooManyCorners);
    p.here(end);
}

/// Perspective division and the viewport: the window's coordinates, depth and 1/W of three corners.
fn window(p: &mut Program) {
    let [inverse, divide, divided, depth, viewport] = [(); 5].map(|()| p.label());
    p.go(Condition::WIsInverse, inverse);
    p.keep(Function::Divide, [ONE, fan(3), NOTHING], slot(INVERSE)).single().triangle().check(Check::Finite);
    p.go(Condition::Always, divide);
    p.here(inverse);
    p.multiply(fan(3), ONE, slot(INVERSE)).triangle().check(Check::Finite);
    p.here(divide);
    p.go(Condition::XyDivided, divided);
    p.multiply(fan(0), slot(INVERSE), slot(X)).single().triangle();
    p.multiply(fan(1), slot(INVERSE), slot(Y)).single().triangle();
    p.go(Condition::Always, depth);
    p.here(divided);
    p.multiply(fan(0), ONE, slot(X)).triangle();
    p.multiply(fan(1), ONE, slot(Y)).triangle();
    p.here(depth);
    p.multiply(fan(2), ONE, slot(DEPTH)).triangle();
    p.go(Condition::ZDivided, viewport);
    p.multiply(fan(2), slot(INVERSE), slot(DEPTH)).single().triangle();
    p.here(viewport);
    let places = [X, Y, DEPTH].into_iter().zip(0..);
    for (to, axis) in places.clone() {
        p.multiply(slot(to), Out(Outside::Register, 2 * axis), slot(to)).single().triangle();
    }
    for (to, axis) in places {
        p.add(Out(Outside::Register, 2 * axis + 1), slot(to), slot(to)).single().triangle();
    }
    if let Some(step) = p.steps.last_mut() {
        step.check(Check::Number);
    }
    for to in [X, Y] {
        p.add(register(Register::Half), slot(to), slot(to)).single().triangle();
    }
    for (to, offset) in [(X, Register::WindowX), (Y, Register::WindowY)] {
        p.add(register(offset), slot(to), slot(to)).single().triangle().check(Check::Finite);
    }
}

/// The corners of a triangle or rectangle on the grid, or those of a point's square.
fn snap(p: &mut Program) {
    let [square, one_size, sized, end] = [(); 4].map(|()| p.label());
    p.go(Condition::IsPoint, square);
    p.step(Function::Fused, [slot(X), ONE, NOTHING]).triangle().snaps(false);
    p.step(Function::Fused, [slot(Y), ONE, NOTHING]).triangle().snaps(true);
    p.go(Condition::Always, end);

    p.here(square);
    p.go(Condition::OneSize, one_size);
    for to in [WIDTH, HEIGHT] {
        p.multiply(ONE, Out(Outside::OfVertex, 4), kept(to));
    }
    p.go(Condition::Always, sized);
    p.here(one_size);
    for (to, size) in [(WIDTH, Register::PointWidth), (HEIGHT, Register::PointHeight)] {
        p.multiply(ONE, register(size), kept(to));
    }
    p.here(sized);
    for (function, limit) in [(Function::Most, Register::PointLeast), (Function::Least, Register::PointMost)] {
        for size in [WIDTH, HEIGHT] {
            p.keep(function, [kept(size), register(limit), NOTHING], kept(size));
        }
    }
    for size in [WIDTH, HEIGHT] {
        p.multiply(kept(size), register(Register::OneHalf), kept(size)).single();
    }
    for (rows, size, place, far) in [(false, WIDTH, X, 1), (true, HEIGHT, Y, 2)] {
        for corner in 0..3 {
            let step = p.step(Function::Fused, [ONE, kept(size), kept(place)]);
            step.single().snaps(rows);
            (step.negates_product, step.slot) = (corner != far, Bits::from(corner));
        }
    }
    p.here(end);
}

/// Polygon offset.
fn offset(p: &mut Program) {
    let [fixed, no_upper, end] = [(); 3].map(|()| p.label());
    let to_plane = |step: &mut Step| {
        (step.is_plane, step.plane) = (true, Bits::from(OFFSET));
    };
    to_plane(p.step(Function::Fused, [ONE, ZERO, ZERO]));
    p.go(Condition::NoOffset, end);
    for (corner, to) in [(1, FIRST), (2, SECOND)] {
        p.subtract(kept(DEPTH + corner), kept(DEPTH), kept(to));
    }
    let sides = [Integer::SecondX, Integer::SecondY, Integer::ThirdX, Integer::ThirdY];
    for (to, side) in (SIDES..).zip(sides) {
        p.keep(Function::Whole, [ONE, Out(Outside::Zero, side as u64), NOTHING], kept(to));
    }
    for axis in 0..2 {
        p.multiply(kept(SECOND), kept(SIDES + axis), kept(SLOPES + axis));
    }
    for axis in 0..2 {
        let numbers = [kept(FIRST), kept(SIDES + 2 + axis), kept(SLOPES + axis)];
        p.keep(Function::Fused, numbers, kept(SLOPES + 2 + axis)).negates_addend = true;
    }
    p.keep(Function::Most, [kept(SLOPES + 3), kept(SLOPES + 2), NOTHING], kept(SCALED)).magnitudes = true;
    p.multiply(kept(SCALED), kept(RECIPROCAL), kept(SCALED));
    p.multiply(kept(SCALED), register(Register::OffsetScale), kept(SCALED));
    p.multiply(ONE, ZERO, kept(LARGEST));
    p.go(Condition::FixedUnit, fixed);
    for corner in 0..3 {
        let numbers = [kept(LARGEST), kept(DEPTH + corner), NOTHING];
        p.keep(Function::Most, numbers, kept(LARGEST)).magnitudes = true;
    }
    p.here(fixed);
    p.keep(Function::Unit, [kept(LARGEST), ZERO, NOTHING], kept(UNIT));
    p.multiply(kept(UNIT), register(Register::OffsetConstant), kept(UNIT));
    let numbers = [kept(SCALED), register(Register::Sixteenths), kept(UNIT)];
    to_plane(p.keep(Function::Fused, numbers, kept(SHIFT)));
    let clamp = register(Register::OffsetClamp);
    p.go(Condition::NoUpperLimit, no_upper);
    to_plane(p.step(Function::Least, [kept(SHIFT), clamp, NOTHING]));
    p.here(no_upper);
    p.go(Condition::NoLowerLimit, end);
    to_plane(p.step(Function::Most, [kept(SHIFT), clamp, NOTHING]));
    p.here(end);
}

/// Planes of what is interpolated.
fn interpolated(p: &mut Program) {
    let [same, end] = [(); 2].map(|()| p.label());
    p.multiply(slot(INVERSE), kept(RECIPROCAL), slot(OVER)).triangle().plane(Value::OverW);
    p.step(Function::Fused, [slot(DEPTH), kept(RECIPROCAL), NOTHING]).triangle().plane(Value::Depth);
    for (weight, value) in [(1, Value::Second), (2, Value::Third)] {
        p.step(Function::Fused, [fan(WEIGHTS + weight), slot(OVER), NOTHING]).triangle().plane(value);
    }
    let linear = [(1, Value::LinearSecond), (2, Value::LinearThird)];
    p.go(Condition::SameWeights, same);
    // Weighted with W, and so that their sum is one.
    for vertex in 0..3 {
        let before = if vertex == 0 { ZERO } else { slot(SUM) };
        let numbers = [fan(WEIGHTS + vertex), Out(Outside::OfVertex, vertex << 4 | 3), before];
        p.keep(Function::Fused, numbers, slot(SUM)).triangle();
    }
    for (weight, value) in linear {
        p.multiply(fan(WEIGHTS + weight), Out(Outside::OfVertex, weight << 4 | 3), slot(PART)).triangle();
        p.keep(Function::Divide, [slot(PART), slot(SUM), NOTHING], slot(QUOTIENT)).triangle();
        let numbers = [slot(QUOTIENT), fan(WEIGHTS + weight), slot(SUM)];
        p.keep(Function::WherePositive, numbers, slot(QUOTIENT)).triangle();
        p.step(Function::Fused, [slot(QUOTIENT), kept(RECIPROCAL), NOTHING]).triangle().plane(value);
    }
    p.go(Condition::Always, end);
    p.here(same);
    for (weight, value) in linear {
        p.step(Function::Fused, [fan(WEIGHTS + weight), kept(RECIPROCAL), NOTHING]).triangle().plane(value);
    }
    p.here(end);
}

/// The whole program.
pub fn program() -> Vec<Step> {
    let mut p = Program::default();
    let [triangle, skip, beyond, done] = [(); 4].map(|()| p.label());
    take(&mut p, done);
    clip(&mut p, done);
    p.command(Command::FirstTriangle);
    p.here(triangle);
    window(&mut p);
    p.go(Condition::Lost, skip);
    snap(&mut p);
    p.control(Command::Edges, Condition::Beyond, Some(beyond));
    p.go(Condition::NotSeen, skip);
    p.keep(Function::Whole, [ONE, Out(Outside::Zero, Integer::Area as u64), NOTHING], kept(AREA));
    p.keep(Function::Divide, [ONE, kept(AREA), NOTHING], kept(RECIPROCAL));
    offset(&mut p);
    interpolated(&mut p);
    p.command(Command::Emit);
    p.here(skip);
    p.control(Command::NextTriangle, Condition::MoreTriangles, Some(triangle));
    p.here(done);
    p.command(Command::Finish);
    p.here(beyond);
    p.command(Command::OutOfRange);
    p.finished()
}

generator_block! {
    /// The step of a number.
    pub struct PaProgram() {
        /// Its number.
        in number: (Bits<{ NUMBER }>),
        /// It.
        out step: (Step),
    }
    |g| {
        let rows: Vec<(u128, Wire)> = (0..).zip(program()).map(|(at, step)| (at, g.value(step.to_value()))).collect();
        let word = g.lookup(&g.input("number"), &rows, &g.zero(Step::BITS as u32));
        g.output_of("step", &StepWires::unpack(&word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_numbered_and_every_jump_leads_to_a_step() {
        let steps = program();
        assert!(steps.len() <= 1 << NUMBER, "{} steps", steps.len());
        assert!(steps.iter().all(|step| step.target.to_u64() < steps.len() as u64));
    }

    #[test]
    fn a_step_that_reads_a_result_of_the_one_before_it_waits() {
        let (area, reciprocal) = (AREA, RECIPROCAL);
        let steps = program();
        let at = steps.iter().position(|step| step.keeps && step.to_number.to_u64() == reciprocal).unwrap();
        assert!(steps[at].waits && steps[at - 1].to_number.to_u64() == area);
    }
}
