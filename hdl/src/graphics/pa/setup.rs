//! The part of the program that sets a triangle, a rectangle or a point up: window, grid, polygon offset, planes (PA_CL_VTE_CNTL,
//! PA_SU_SC_MODE_CNTL, PA_SU_POLY_OFFSET_*, PA_SU_POINT_*).

use super::step::{Check, Condition, Function, Integer, Outside, Register, Step};
use super::writer::{NOTHING, ONE, Out, Program, WEIGHTS, ZERO, fan, kept, register, slot};
use crate::graphics::sc::values::{OFFSET, Value};
use rust_hdl::prelude::Bits;

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
pub(super) const AREA: u64 = 64;
pub(super) const RECIPROCAL: u64 = 65;
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

/// Perspective division and the viewport: the window's coordinates, depth and 1/W of three corners.
pub(super) fn window(p: &mut Program) {
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
    p.check_last(Check::Number);
    for to in [X, Y] {
        p.add(register(Register::Half), slot(to), slot(to)).single().triangle();
    }
    for (to, offset) in [(X, Register::WindowX), (Y, Register::WindowY)] {
        p.add(register(offset), slot(to), slot(to)).single().triangle().check(Check::Finite);
    }
}

/// The corners of a triangle or rectangle on the grid, or those of a point's square.
pub(super) fn snap(p: &mut Program) {
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
pub(super) fn offset(p: &mut Program) {
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
pub(super) fn interpolated(p: &mut Program) {
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
