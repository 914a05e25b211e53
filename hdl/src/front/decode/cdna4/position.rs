//! Where an operation is in its instruction: which steps it has, which of them go to the running row, which come from there.

use super::lanes::Lanes;
use super::many::Many;
use super::sdwa::{self, Sdwa};
use super::vector::RowWires;
use crate::front::decode::rdna4::sequence::{Position, Sequence};
use tombolo_netlist::builder::{Builder, Wire};

/// Where operation `step` is in its instruction.
pub fn position(g: &Builder, step: &Wire, row: &RowWires, has_two: &Wire) -> Position {
    let sequence = |wanted: Sequence| row.control.sequence.is_a(wanted);
    let (is_dot, passes) = (sequence(Sequence::Dot2), sequence(Sequence::Passes));
    let RowWires { adds, pairs, .. } = row;
    let index = step.slice(0, 2);
    let starts = index.none();
    let runs = &is_dot | adds;
    let last = passes.repeat(2) | pairs.concat(&g.zero(1)) | (&runs | has_two).zero_extend(2);
    let ends = index.equals(&last);
    let moves_pair = pairs & index.is(2);
    Position {
        in_second_part: step.bit(2),
        to_running: &runs & !&ends | (&passes | pairs) & &starts,
        from_running: &runs & !&starts,
        accumulates: &is_dot & !&starts,
        is_dot,
        moves: &passes & index.bit(1) | &moves_pair,
        moves_running: [&passes & index.is(2) | &moves_pair, &passes & index.is(3)],
        is_upper_pass: &passes & index.is(1),
        ends,
        starts,
        index,
    }
}

/// Fours of operations behind this one, 4 bits.
pub fn next_round(round: &Wire, position: &Position) -> Wire {
    (round + position.index.is(3).zero_extend(4)).when(&!&position.ends)
}

/// The same of an instruction with a dword of SDWA.
pub fn of_sdwa(sdwa: &Sdwa, step: &sdwa::Step, position: Position) -> Position {
    Position {
        ends: sdwa.here.select(&step.ends, &position.ends),
        to_running: sdwa.here.select(&step.to_running, &position.to_running),
        ..position
    }
}

/// The same of one that takes data from other lanes in several operations.
pub fn of_lanes(lanes: &Lanes, position: Position) -> Position {
    let here = lanes.here();
    Position {
        ends: here.select(&lanes.ends(), &position.ends),
        to_running: here.select(&lanes.to_running(), &position.to_running),
        moves: position.moves | lanes.moves(),
        ..position
    }
}

/// The same of a conversion of 32 numbers.
pub fn of_many(many: &Many, number: &Wire, position: Position) -> Position {
    let choose = |own: &Wire, other: &Wire| many.here.select(own, other);
    Position {
        starts: choose(&number.none(), &position.starts),
        ends: choose(&many.ends, &position.ends),
        to_running: choose(&many.to_running, &position.to_running),
        moves: choose(&many.moves, &position.moves),
        ..position
    }
}
