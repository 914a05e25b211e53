//! Primitive assembly: from indices to points, lines and triangles, in the order of the index buffer (VGT_PRIMITIVE_TYPE).
//!
//! The guide names the primitive types and does not say how strips, fans and quads are taken apart, nor which vertex gives
//! the flat values. Both follow Direct3D where the first vertex is the provoking one, and OpenGL where it is the last
//! (PA_SU_SC_MODE_CNTL.PROVOKING_VTX_LAST).

use super::error::Error;
use super::fields::vgt_primitive_type;

/// What a primitive is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One vertex.
    Point,
    /// Two vertices.
    Line,
    /// Three vertices.
    Triangle,
    /// Three corners of a rectangle along the axes.
    Rectangle,
}

impl Kind {
    /// What it is called in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Point => "point",
            Kind::Line => "line",
            Kind::Triangle => "triangle",
            Kind::Rectangle => "rectangle",
        }
    }
}

/// A primitive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Primitive {
    /// What it is.
    pub kind: Kind,
    /// Its vertices, as they were pushed; of a point the first three times, of a line the first again as the third one.
    pub corners: [u32; 3],
    /// Which corner gives the flat values.
    pub provoking: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Topology {
    Points,
    Lines,
    LineStrip,
    LineLoop,
    Triangles,
    Fan,
    Strip,
    Rectangles,
    Quads,
    QuadStrip,
    Polygon,
}

/// Takes indices and gives primitives.
#[derive(Debug, Clone)]
pub struct Assembler {
    topology: Topology,
    provoking_last: bool,
    /// Vertices that later primitives still need.
    held: Vec<u32>,
    /// Vertices since the beginning or the last restart.
    count: u32,
}

impl Assembler {
    /// An assembler for a primitive type.
    ///
    /// # Errors
    /// [`Error::State`] for a type that is not drawn.
    pub fn new(primitive_type: u32, provoking_last: bool) -> Result<Assembler, Error> {
        let refuse = |reason| Error::State { address: vgt_primitive_type::WORD.address, value: primitive_type, reason };
        let topology = match primitive_type {
            1 => Topology::Points,
            2 => Topology::Lines,
            3 => Topology::LineStrip,
            18 => Topology::LineLoop,
            4 => Topology::Triangles,
            5 => Topology::Fan,
            6 => Topology::Strip,
            17 => Topology::Rectangles,
            19 => Topology::Quads,
            20 => Topology::QuadStrip,
            21 => Topology::Polygon,
            9 => return Err(refuse("patches need tessellation, which is not modelled")),
            10..=13 => return Err(refuse("primitives with adjacency need geometry shaders, which are not modelled")),
            _ => return Err(refuse("the primitive type is not drawn")),
        };
        Ok(Assembler { topology, provoking_last, held: Vec::with_capacity(4), count: 0 })
    }

    /// Begins anew: the next vertex is the first one of a strip, fan or list. Answers the line that closes a loop.
    pub fn restart(&mut self) -> Option<Primitive> {
        let closing = match (self.topology, self.held.as_slice()) {
            (Topology::LineLoop, &[first, last]) => Some(self.line(last, first)),
            _ => None,
        };
        self.held.clear();
        self.count = 0;
        closing
    }

    fn line(&self, from: u32, to: u32) -> Primitive {
        Primitive { kind: Kind::Line, corners: [from, to, from], provoking: usize::from(self.provoking_last) }
    }

    /// Takes the next vertex; answers the primitives that it completes.
    pub fn push(&mut self, vertex: u32) -> [Option<Primitive>; 2] {
        self.held.push(vertex);
        self.count += 1;
        let last = self.provoking_last;
        let triangle = |corners, provoking| Some(Primitive { kind: Kind::Triangle, corners, provoking });
        match (self.topology, self.held.as_slice()) {
            (Topology::Points, &[a]) => {
                self.held.clear();
                [Some(Primitive { kind: Kind::Point, corners: [a; 3], provoking: 0 }), None]
            }
            (Topology::Lines, &[a, b]) => {
                self.held.clear();
                [Some(self.line(a, b)), None]
            }
            (Topology::LineStrip, &[a, b]) => {
                self.held.remove(0);
                [Some(self.line(a, b)), None]
            }
            (Topology::LineLoop, &[a, b]) => [Some(self.line(a, b)), None],
            (Topology::LineLoop, &[_, a, b]) => {
                self.held.remove(1);
                [Some(self.line(a, b)), None]
            }
            (Topology::Triangles, &[a, b, c]) => {
                self.held.clear();
                [triangle([a, b, c], if last { 2 } else { 0 }), None]
            }
            (Topology::Rectangles, &[a, b, c]) => {
                self.held.clear();
                let provoking = if last { 2 } else { 0 };
                [Some(Primitive { kind: Kind::Rectangle, corners: [a, b, c], provoking }), None]
            }
            (Topology::Fan, &[centre, a, b]) => {
                self.held.remove(1);
                let corners = if last { [centre, a, b] } else { [a, b, centre] };
                [triangle(corners, if last { 2 } else { 0 }), None]
            }
            (Topology::Polygon, &[first, a, b]) => {
                self.held.remove(1);
                [triangle([first, a, b], 0), None]
            }
            (Topology::Strip, &[a, b, c]) => {
                self.held.remove(0);
                let even = self.count % 2 == 1;
                let corners = match (even, last) {
                    (true, _) => [a, b, c],
                    (false, false) => [a, c, b],
                    (false, true) => [b, a, c],
                };
                [triangle(corners, if last { 2 } else { 0 }), None]
            }
            (Topology::Quads, &[a, b, c, d]) => {
                self.held.clear();
                if last {
                    [triangle([a, b, d], 2), triangle([b, c, d], 2)]
                } else {
                    [triangle([a, b, c], 0), triangle([a, c, d], 0)]
                }
            }
            (Topology::QuadStrip, &[a, b, c, d]) => {
                self.held.drain(..2);
                if last {
                    [triangle([c, a, d], 2), triangle([a, b, d], 2)]
                } else {
                    [triangle([a, b, d], 0), triangle([a, d, c], 0)]
                }
            }
            _ => [None, None],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn corners(primitive_type: u32, last: bool, vertices: u32) -> Vec<([u32; 3], usize)> {
        let mut assembler = Assembler::new(primitive_type, last).unwrap();
        let primitives = (0..vertices).flat_map(|vertex| assembler.push(vertex)).flatten();
        primitives.map(|primitive| (primitive.corners, primitive.provoking)).collect()
    }

    #[test]
    fn triangles_of_strips_keep_their_winding_and_their_provoking_vertex() {
        assert_eq!(corners(6, false, 5), [([0, 1, 2], 0), ([1, 3, 2], 0), ([2, 3, 4], 0)]);
        assert_eq!(corners(6, true, 5), [([0, 1, 2], 2), ([2, 1, 3], 2), ([2, 3, 4], 2)]);
    }

    #[test]
    fn fans_turn_around_their_first_vertex() {
        assert_eq!(corners(5, false, 5), [([1, 2, 0], 0), ([2, 3, 0], 0), ([3, 4, 0], 0)]);
        assert_eq!(corners(5, true, 4), [([0, 1, 2], 2), ([0, 2, 3], 2)]);
        assert_eq!(corners(21, true, 4), [([0, 1, 2], 0), ([0, 2, 3], 0)]);
    }

    #[test]
    fn quads_become_two_triangles_with_one_provoking_vertex() {
        let provoking = |list: Vec<([u32; 3], usize)>| list.iter().map(|(c, p)| c[*p]).collect::<Vec<_>>();
        assert_eq!(provoking(corners(19, true, 8)), [3, 3, 7, 7]);
        assert_eq!(provoking(corners(19, false, 4)), [0, 0]);
        assert_eq!(provoking(corners(20, true, 6)), [3, 3, 5, 5]);
    }

    #[test]
    fn lines_follow_each_other_and_a_loop_closes_at_its_end() {
        assert_eq!(corners(2, true, 5), [([0, 1, 0], 1), ([2, 3, 2], 1)]);
        assert_eq!(corners(3, false, 3), [([0, 1, 0], 0), ([1, 2, 1], 0)]);
        let mut assembler = Assembler::new(18, true).unwrap();
        let lines: Vec<_> =
            (0..3).flat_map(|vertex| assembler.push(vertex)).flatten().map(|line| line.corners).collect();
        assert_eq!(lines, [[0, 1, 0], [1, 2, 1]]);
        assert_eq!(assembler.restart().map(|line| (line.corners, line.provoking)), Some(([2, 0, 2], 1)));
        assert_eq!((assembler.push(7), assembler.restart()), ([None; 2], None));
    }

    #[test]
    fn a_restart_forgets_the_strip() {
        let mut assembler = Assembler::new(6, false).unwrap();
        assert_eq!((0..4).filter(|&vertex| assembler.push(vertex)[0].is_some()).count(), 2);
        assert_eq!(assembler.restart(), None);
        assert_eq!([4, 5].map(|vertex| assembler.push(vertex)), [[None; 2]; 2]);
        assert_eq!(assembler.push(6)[0].map(|primitive| primitive.corners), Some([4, 5, 6]));
    }

    #[test]
    fn types_that_are_not_drawn_are_named() {
        let error = Assembler::new(0, false).unwrap_err().to_string();
        assert_eq!(error, "VGT_PRIMITIVE_TYPE = 0x0 is not supported: the primitive type is not drawn");
        assert!(Assembler::new(63, false).is_err());
    }
}
