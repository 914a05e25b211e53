//! The part of the program that takes the vertices, drops what is culled, and cuts by one plane after the other (PA_CL_CLIP_CNTL).

use super::place::Room;
use super::step::{Check, Command, Condition, Function, Outside};
use super::writer::{DISTANCE, In, Label, NOTHING, ONE, Out, POSITION, Program, WEIGHTS, ZERO, kept};

// What cutting keeps.
const LENGTH: u64 = 82;
const CUT: u64 = 83;
const APART: u64 = 84;
const MIXED: u64 = 92;

/// How far the corners are inside a plane of positions.
pub(super) fn distances(p: &mut Program) {
    for part in 0..4 {
        let before = if part == 0 { Out(Outside::Before, 0) } else { In(Room::Corner, DISTANCE) };
        let numbers = [In(Room::Corner, POSITION + part), Out(Outside::Plane, part), before];
        p.keep(Function::Fused, numbers, In(Room::Corner, DISTANCE)).corners();
    }
    p.check_last(Check::Side);
}

/// Takes the vertices, and drops what is culled.
pub(super) fn take(p: &mut Program, done: Label) {
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
    p.check_last(Check::Side);
    p.here(test);
    p.go(Condition::AllOutside, done);
    p.go(Condition::Always, next);
    p.here(clip);
}

/// Cuts by one plane after the other.
pub(super) fn clip(p: &mut Program, done: Label) {
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
    p.check_last(Check::Side);
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
