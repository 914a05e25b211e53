//! The faces of a cube that go on in each other: which face and which texel lie beyond an edge of one (model decision "Cubes").
//!
//! Faces are numbered as V_CUBEID does, and their axes are those of V_CUBESC and V_CUBETC (16.12). Coordinates end at the edges of a face, so that a
//! filter reads at most one texel beyond each. Beyond a corner, where three faces meet, no texel is: a blend of the other three takes its place
//! ([`super::probe::SampleStep`]), or in a gather the texel before it.

use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// A direction along one of the axes of the cube: its number, and whether it is negative.
type Direction = (u8, bool);

/// A face: its normal, and where its coordinates S and T grow.
struct Face {
    normal: Direction,
    along: Direction,
    down: Direction,
}

/// Positive and negative directions of x, y and z.
const AXES: [[Direction; 2]; 3] = [[(0, false), (0, true)], [(1, false), (1, true)], [(2, false), (2, true)]];

const FACES: [Face; 6] = {
    const fn face(normal: Direction, along: Direction, down: Direction) -> Face {
        Face { normal, along, down }
    }
    let [[x, left], [y, up], [z, back]] = AXES;
    [face(x, back, up), face(left, z, up), face(y, x, z), face(up, x, back), face(z, x, up), face(back, left, up)]
};

const fn opposite((axis, negative): Direction) -> Direction {
    (axis, !negative)
}

/// What a coordinate is on the face beyond an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beyond {
    /// The first texel.
    First,
    /// The last one.
    Last,
    /// The coordinate along the edge.
    Same,
    /// That, counted from the other end.
    Turned,
}

/// The face beyond an edge of `face`, and its coordinates; the edge is that where S (or, `down`, T) ends or begins.
fn beyond(face: &Face, down: bool, ends: bool) -> (usize, [Beyond; 2]) {
    let (crossed, edge) = if down { (face.down, face.along) } else { (face.along, face.down) };
    let direction = if ends { crossed } else { opposite(crossed) };
    let number = FACES.iter().position(|other| other.normal == direction).unwrap_or_default();
    // The texel next to the edge is the one towards the face that is left.
    let on = |axis: Direction| {
        if axis == face.normal {
            Beyond::Last
        } else if axis == opposite(face.normal) {
            Beyond::First
        } else if axis == edge {
            Beyond::Same
        } else {
            Beyond::Turned
        }
    };
    (number, [on(FACES[number].along), on(FACES[number].down)])
}

/// A coordinate by its code, a [`Beyond`].
fn coordinate(g: &Builder, code: &Wire, edge: &Wire, last: &Wire) -> Wire {
    g.choose(code, &[last.same_width(0), last.clone(), edge.clone(), last - edge])
}

generator_block! {
    /// The texel beyond an edge.
    pub struct CubeEdge() {
        /// Face.
        in face: (Bits<3>),
        /// The edge is one where T begins or ends, else S.
        in down: (Bit),
        /// It ends there.
        in ends: (Bit),
        /// The other coordinate.
        in along: (Bits<17>),
        /// The last texel of a face along S and T.
        in last: (Bits<17>),
        /// The face beyond.
        out other: (Bits<3>),
        /// S there.
        out x: (Bits<17>),
        /// T there.
        out y: (Bits<17>),
    }
    |g| {
        let [face, down, ends, along, last] = ["face", "down", "ends", "along", "last"].map(|name| g.input(name));
        let mut arms = vec![];
        for (at, own) in (0u128..).zip(&FACES) {
            for (code, [down, ends]) in (0u128..).zip([[false, false], [false, true], [true, false], [true, true]]) {
                let (other, [x, y]) = beyond(own, down, ends);
                let value = (other as u128) << 4 | (y as u128) << 2 | x as u128;
                arms.push((at << 2 | code, g.constant(7, value)));
            }
        }
        let found = g.name("beyond_edge", &g.lookup(&face.concat(&down).concat(&ends), &arms, &g.zero(7)));
        g.output("other", &found.slice(4, 3));
        g.output("x", &coordinate(g, &found.slice(0, 2), &along, &last));
        g.output("y", &coordinate(g, &found.slice(2, 2), &along, &last));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn beyond_the_front_lie_the_faces_around_it() {
        use Beyond::{First, Last, Same, Turned};
        let front = |down, ends| beyond(&FACES[4], down, ends);
        // To the right +x, whose S runs backwards; to the left -x; above +y, whose T runs forwards; below -y.
        assert_eq!(front(false, true), (0, [First, Same]));
        assert_eq!(front(false, false), (1, [Last, Same]));
        assert_eq!(front(true, false), (2, [Same, Last]));
        assert_eq!(front(true, true), (3, [Same, First]));
        // Above +x is +y again, turned by a quarter: its S ends there, and its T runs against the S of +x.
        assert_eq!(beyond(&FACES[0], true, false), (2, [Last, Turned]));
    }

    #[test]
    fn every_edge_is_one_of_two_faces() {
        for (at, face) in FACES.iter().enumerate() {
            for (down, ends) in [(false, false), (false, true), (true, false), (true, true)] {
                let (other, [x, y]) = beyond(face, down, ends);
                let crossed_down = matches!(y, Beyond::First | Beyond::Last);
                assert!(crossed_down != matches!(x, Beyond::First | Beyond::Last), "{at} {down} {ends}");
                let back_ends = [x, y][usize::from(crossed_down)] == Beyond::Last;
                let (back, codes) = beyond(&FACES[other], crossed_down, back_ends);
                let along = |codes: [Beyond; 2], down: bool| codes[usize::from(!down)];
                assert_eq!((back, along(codes, down)), (at, along([x, y], crossed_down)), "{at} {down} {ends}");
            }
        }
    }
}
