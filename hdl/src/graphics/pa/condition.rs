//! Whether a step that controls leads elsewhere, and which planes there are.

use super::operands::{DISTANCES, FAR, GUARD, NEAR, PLANES, USERS};
use super::record::{Kind, PaState, PaStateWires};
use super::step::Condition;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// Planes that are enabled, lowest bit first.
fn enabled(g: &Builder, state: &PaStateWires, clips: &Wire, is_point: &Wire) -> Wire {
    let control = &state.clip_cntl;
    let plane = |plane: u128| match plane {
        0 => clips.clone(),
        NEAR => clips & !control.bit(26),
        FAR => clips & !control.bit(27),
        USERS..DISTANCES => control.bit((plane - USERS) as u32) & !(clips & control.bit(17)),
        DISTANCES..GUARD => {
            let at = (plane - DISTANCES) as u32;
            clips.select(&state.vs_out_cntl.bit(at), &state.vs_out_cntl.bit(8 + at))
        }
        _ => clips & !is_point,
    };
    let planes: Vec<Wire> = (0..PLANES).rev().map(plane).collect();
    g.concat(&planes.iter().collect::<Vec<_>>())
}

/// A register that is a number above zero, and one below.
fn signs(word: &Wire) -> [Wire; 2] {
    let nan = word.slice(23, 8).all() & word.slice(0, 23).any();
    let other = word.slice(0, 31).any() & !nan;
    [!word.msb() & &other, word.msb() & other]
}

generator_block! {
    /// See the module's description.
    pub struct PaCondition() {
        /// The condition.
        in condition: (Condition),
        /// Registers.
        in state: (PaState),
        /// What the primitive is.
        in kind: (Kind),
        /// Its vertices say that it is not to be drawn.
        in kills: (Bits<3>),
        /// Planes clip, as against culling.
        in clips: (Bit),
        /// The plane.
        in plane: (Bits<5>),
        /// Corners inside it.
        in inside: (Bits<32>),
        /// Corners outside it.
        in below: (Bits<32>),
        /// Corners of the polygon.
        in corners: (Bits<6>),
        /// The second corner of the edge.
        in corner: (Bits<6>),
        /// The first one.
        in before: (Bits<6>),
        /// The second corner of the triangle.
        in fan: (Bits<6>),
        /// The polygon has been cut.
        in cut: (Bit),
        /// The triangle has no place on the screen.
        in lost: (Bit),
        /// A corner is out of range.
        in beyond: (Bit),
        /// There is no area, or it is culled.
        in not_seen: (Bit),
        /// The front is shown.
        in front: (Bit),
        /// The condition holds.
        out holds: (Bit),
        /// The next plane.
        out next_plane: (Bits<5>),
        /// There is none.
        out no_plane: (Bit),
        /// It is enabled.
        out enabled: (Bit),
        /// The first corner of the edge is inside.
        out from_first: (Bit),
    }
    |g| {
        let state = g.input_of::<PaState>("state");
        let kind = g.input("kind");
        let (is_point, is_line) = (kind.is_a(Kind::Point), kind.is_a(Kind::Line));
        let plane = g.input("plane");
        let next = plane.plus(1);
        let no_plane = next.is(PLANES);
        let planes = enabled(g, &state, &g.input("clips"), &is_point);
        g.output("enabled", &planes.slice_at(&next, 1));
        g.output("next_plane", &next);
        g.output("no_plane", &no_plane);

        let [inside, below, corners] = ["inside", "below", "corners"].map(|name| g.input(name));
        let others: Vec<Wire> = (0..32u128).rev().map(|at| !g.constant(6, at).less(&corners)).collect();
        let others = g.concat(&others.iter().collect::<Vec<_>>());
        let corner = g.input("corner");
        let side = |corner: &Wire| inside.slice_at(&corner.slice(0, 5), 1);
        let (second, first) = (side(&corner), side(&g.input("before")));
        g.output("from_first", &first);

        let control = &state.clip_cntl;
        let kills = g.input("kills");
        let killed = control.bit(21).select(&kills.any(), &kills.all());
        let mode = &state.sc_mode_cntl;
        let front = g.input("front");
        let offset = front.select(&mode.bit(11), &mode.bit(12));
        let offset = offset & !(&is_point | &is_line) & (kind.is_a(Kind::Triangle) | mode.bit(13));
        let [positive, negative] = signs(&state.poly_offset_clamp);
        let vte = &state.vte_cntl;
        let more = |of: &Wire| of.plus(1).less(&corners);
        let conditions = [
            (Condition::Always, g.constant(1, 1)),
            (Condition::Killed, is_point.select(&kills.bit(0), &killed)),
            (Condition::NoPlane, no_plane),
            (Condition::IsDistance, !plane.less(&g.constant(5, DISTANCES)) & plane.less(&g.constant(5, GUARD))),
            (Condition::AllOutside, (below | &others).all()),
            (Condition::NotClipped, control.bit(16) | kind.is_a(Kind::Rectangle)),
            (Condition::AllInside, (&inside | &others).all()),
            (Condition::NoneInside, (&inside & !&others).none()),
            (Condition::IsPoint, is_point.clone()),
            // A line does not lead back to its first corner.
            (Condition::SameSide, !(&first ^ &second) | &is_line & corner.none()),
            (Condition::Outside, !second),
            (Condition::MoreEdges, more(&corner)),
            (Condition::FewCorners, corners.less(&g.constant(6, 3)) & !is_line),
            (Condition::ManyCorners, g.constant(6, 32).less(&corners)),
            (Condition::WIsInverse, !vte.bit(10)),
            (Condition::XyDivided, vte.bit(8)),
            (Condition::ZDivided, vte.bit(9)),
            (Condition::OneSize, !state.vertices_have_sizes()),
            (Condition::Lost, g.input("lost")),
            (Condition::Beyond, g.input("beyond")),
            (Condition::NotSeen, g.input("not_seen")),
            (Condition::NoOffset, !offset),
            (Condition::FixedUnit, !state.poly_offset_db_fmt_cntl.bit(8)),
            (Condition::NoUpperLimit, !positive),
            (Condition::NoLowerLimit, !negative),
            (Condition::SameWeights, !(control.bit(24) & g.input("cut"))),
            // The last corner of the next one is that behind its second one.
            (Condition::MoreTriangles, more(&g.input("fan").plus(1))),
        ];
        let rows: Vec<_> = conditions.into_iter().map(|(condition, holds)| (condition as u128, holds)).collect();
        g.output("holds", &g.lookup(&g.input("condition"), &rows, &g.zero(1)));
    }
}
