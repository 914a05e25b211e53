//! Clipping of triangles and lines: the view volume's near and far plane, the guard band, the planes and distances of users
//! (PA_CL_CLIP_CNTL, PA_CL_GB_*, PA_CL_UCP_*, PA_CL_VS_OUT_CNTL).
//!
//! Distances and parts are in double precision, positions are rounded to single precision.
//!
//! A corner that clipping makes keeps its weights: how much of each original corner it has, in clip space. Attributes stay
//! those of the original corners, as they do in the parameter cache.

use super::error::Error;
use super::fields::{
    pa_cl_clip_cntl as control, pa_cl_gb_horz_clip_adj, pa_cl_gb_vert_clip_adj, pa_cl_ucp_0_x, pa_cl_vs_out_cntl,
};
use super::registers::RegisterFile;
use super::vertex::Vertex;

/// Bytes from a user clip plane to the next.
const PLANE_STEP: u32 = 16;
/// Corners of a clipped triangle at most. Every plane adds one to a convex polygon; only one whose corners are not finite is
/// none.
const MOST_CORNERS: usize = 32;
/// The smallest W that perspective division takes.
const SMALLEST_W: f32 = 1e-30;

/// A corner after clipping.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Corner {
    /// Position in clip space.
    pub position: [f32; 4],
    /// Parts of the three original corners.
    pub weights: [f64; 3],
}

/// The state of the clipper.
#[derive(Debug, Clone)]
pub struct Clipper {
    disabled: bool,
    near: bool,
    far: bool,
    from_zero: bool,
    guard: [f32; 2],
    planes: Vec<[f32; 4]>,
    cull_only: bool,
    clip_distances: u32,
    cull_distances: u32,
    kill_any: bool,
}

/// How far inside a plane a corner is, as a sum of parts of its position or of distances of the original corners.
#[derive(Debug, Clone, Copy)]
enum Plane {
    /// `a x + b y + c z + d w`.
    Position([f32; 4]),
    /// W alone, above the smallest one.
    Depth,
    /// Distance number n of the vertices.
    Distance(usize),
}

impl Plane {
    fn distance(self, corner: &Corner, vertices: &[&Vertex; 3]) -> f64 {
        match self {
            Plane::Position(plane) => product(plane, corner.position, 0.0),
            Plane::Depth => product([0.0, 0.0, 0.0, 1.0], corner.position, -f64::from(SMALLEST_W)),
            Plane::Distance(index) => {
                let parts = corner.weights.iter().zip(vertices);
                parts.fold(0.0, |sum, (weight, vertex)| weight.mul_add(f64::from(vertex.distances[index]), sum))
            }
        }
    }
}

/// `from` and the scalar product, in fused multiply-adds.
fn product(plane: [f32; 4], position: [f32; 4], from: f64) -> f64 {
    plane.iter().zip(position).fold(from, |sum, (a, x)| f64::from(x).mul_add(f64::from(*a), sum))
}

impl Clipper {
    /// Reads the registers of the clipper.
    pub fn decode(registers: &RegisterFile) -> Result<Clipper, Error> {
        let set = |field| registers.is_set(field);
        let word = registers.get(control::WORD);
        let plane = |index: u32| {
            [0, 1, 2, 3].map(|part| registers.float(pa_cl_ucp_0_x::WORD.at(1, index * PLANE_STEP + 4 * part)))
        };
        let outputs = registers.get(pa_cl_vs_out_cntl::WORD);
        Ok(Clipper {
            disabled: set(control::CLIP_DISABLE),
            near: !set(control::ZCLIP_NEAR_DISABLE),
            far: !set(control::ZCLIP_FAR_DISABLE),
            from_zero: set(control::DX_CLIP_SPACE_DEF),
            guard: [pa_cl_gb_horz_clip_adj::WORD, pa_cl_gb_vert_clip_adj::WORD].map(|field| registers.float(field)),
            planes: (0..6).filter(|index| word >> index & 1 != 0).map(plane).collect(),
            cull_only: set(control::UCP_CULL_ONLY_ENA),
            clip_distances: outputs & 0xff,
            cull_distances: outputs >> 8 & 0xff,
            kill_any: set(control::VTX_KILL_OR),
        })
    }

    /// Whether a primitive is dropped whatever its position is: killed by its vertices, or outside a plane that only culls.
    pub fn drops(&self, vertices: &[&Vertex]) -> bool {
        let kills = if self.kill_any {
            vertices.iter().any(|vertex| vertex.kill)
        } else {
            vertices.iter().all(|vertex| vertex.kill)
        };
        let outside = |index: usize| vertices.iter().all(|vertex| vertex.distances[index] < 0.0);
        let culled = (0..8).any(|index| self.cull_distances >> index & 1 != 0 && outside(index));
        let behind = |plane: &[f32; 4]| vertices.iter().all(|vertex| product(*plane, vertex.position, 0.0) < 0.0);
        kills || culled || self.planes.iter().any(behind)
    }

    /// Whether a point lies in the view volume's depth and in front of the planes of users.
    pub fn shows_point(&self, vertex: &Vertex) -> bool {
        let corner = Corner { position: vertex.position, weights: [1.0, 0.0, 0.0] };
        self.disabled || self.planes_of_all().all(|plane| plane.distance(&corner, &[vertex; 3]) >= 0.0)
    }

    fn planes_of_all(&self) -> impl Iterator<Item = Plane> + '_ {
        let near = if self.from_zero { [0.0, 0.0, 1.0, 0.0] } else { [0.0, 0.0, 1.0, 1.0] };
        let depth = [(self.near, near), (self.far, [0.0, 0.0, -1.0, 1.0])];
        let depth = depth.into_iter().filter(|(enabled, _)| *enabled).map(|(_, plane)| Plane::Position(plane));
        let users = self.planes.iter().filter(|_| !self.cull_only).map(|plane| Plane::Position(*plane));
        let distances = (0..8).filter(|index| self.clip_distances >> index & 1 != 0).map(Plane::Distance);
        std::iter::once(Plane::Depth).chain(depth).chain(users).chain(distances)
    }

    fn guard_band(&self) -> impl Iterator<Item = Plane> {
        let [horizontal, vertical] = self.guard;
        let guard = [
            [1.0, 0.0, 0.0, horizontal],
            [-1.0, 0.0, 0.0, horizontal],
            [0.0, 1.0, 0.0, vertical],
            [0.0, -1.0, 0.0, vertical],
        ];
        guard.into_iter().map(Plane::Position)
    }

    /// The ends of what is inside of a line between the first two vertices; none if nothing is.
    pub fn clip_line(&self, vertices: &[&Vertex; 3]) -> Option<[Corner; 2]> {
        let end = |index: usize, weights| Corner { position: vertices[index].position, weights };
        let mut ends = [end(0, [1.0, 0.0, 0.0]), end(1, [0.0, 1.0, 0.0])];
        if self.disabled {
            return Some(ends);
        }
        for plane in self.planes_of_all().chain(self.guard_band()) {
            let [first, second] = ends.map(|end| plane.distance(&end, vertices));
            match (first >= 0.0, second >= 0.0) {
                (true, true) => {}
                (true, false) => ends[1] = between(&ends[0], &ends[1], first / (first - second)),
                (false, true) => ends[0] = between(&ends[1], &ends[0], second / (second - first)),
                (false, false) => return None,
            }
        }
        Some(ends)
    }

    /// The corners of what is inside, in the order of the triangle; fewer than three if nothing is.
    ///
    /// # Errors
    /// [`Error::Corners`]
    pub fn clip(&self, vertices: &[&Vertex; 3]) -> Result<Vec<Corner>, Error> {
        let corner = |index: usize| {
            let mut weights = [0.0; 3];
            weights[index] = 1.0;
            Corner { position: vertices[index].position, weights }
        };
        let mut polygon = vec![corner(0), corner(1), corner(2)];
        if self.disabled {
            return Ok(polygon);
        }
        for plane in self.planes_of_all().chain(self.guard_band()) {
            polygon = cut(&polygon, |corner| plane.distance(corner, vertices));
            if polygon.len() < 3 {
                break;
            }
            if polygon.len() > MOST_CORNERS {
                return Err(Error::Corners { most: MOST_CORNERS as u32 });
            }
        }
        Ok(polygon)
    }
}

/// The part of a polygon where `distance` is not negative. A NaN is outside.
fn cut(polygon: &[Corner], distance: impl Fn(&Corner) -> f64) -> Vec<Corner> {
    let mut inside = Vec::with_capacity(polygon.len() + 1);
    let Some(mut before) = polygon.last().copied() else { return inside };
    let mut far = distance(&before);
    for &corner in polygon {
        let near = distance(&corner);
        if (far >= 0.0) != (near >= 0.0) {
            // From inside to outside whichever way the edge runs, so that neighbours cut their common edge alike.
            let (from, to, a, b) = if far >= 0.0 { (before, corner, far, near) } else { (corner, before, near, far) };
            inside.push(between(&from, &to, a / (a - b)));
        }
        if near >= 0.0 {
            inside.push(corner);
        }
        (before, far) = (corner, near);
    }
    inside
}

fn between(from: &Corner, to: &Corner, part: f64) -> Corner {
    let mix = |from: f64, to: f64| part.mul_add(to - from, from);
    Corner {
        position: std::array::from_fn(|index| mix(from.position[index].into(), to.position[index].into()) as f32),
        weights: std::array::from_fn(|index| mix(from.weights[index], to.weights[index])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphics::vertex::PARAMETERS;
    use pretty_assertions::assert_eq;

    fn vertex(position: [f32; 4]) -> Vertex {
        Vertex {
            position,
            point_size: None,
            layer: 0,
            viewport: 0,
            kill: false,
            distances: [0.0; 8],
            parameters: [[0; 4]; PARAMETERS],
        }
    }

    fn clipper() -> Clipper {
        Clipper {
            disabled: false,
            near: true,
            far: true,
            from_zero: true,
            guard: [1.0; 2],
            planes: vec![],
            cull_only: false,
            clip_distances: 0,
            cull_distances: 0,
            kill_any: false,
        }
    }

    #[test]
    fn a_corner_behind_the_near_plane_makes_two_on_it() {
        let [a, b, c] = [[0.0, 0.0, -1.0, 1.0], [0.5, 0.5, 1.0, 1.0], [-0.5, 0.5, 1.0, 1.0]].map(vertex);
        let polygon = clipper().clip(&[&a, &b, &c]).unwrap();
        assert_eq!(polygon.len(), 4);
        assert_eq!(polygon.iter().filter(|corner| corner.position[2] == 0.0).count(), 2);
        assert!(polygon.iter().all(|corner| corner.weights.iter().sum::<f64>() == 1.0));
    }

    #[test]
    fn what_is_behind_the_eye_is_gone() {
        let [a, b, c] = [[0.0, 0.0, -2.0, -1.0], [1.0, 0.0, -2.0, -1.0], [0.0, 1.0, -2.0, -1.0]].map(vertex);
        assert!(clipper().clip(&[&a, &b, &c]).unwrap().len() < 3);
        let nan = vertex([f32::NAN; 4]);
        assert!(clipper().clip(&[&nan, &nan, &nan]).unwrap().len() < 3);
    }

    #[test]
    fn distances_clip_where_they_are_negative() {
        let [mut a, mut b, mut c] = [[0.0, 0.0, 0.5, 1.0], [0.5, 0.0, 0.5, 1.0], [0.0, 0.5, 0.5, 1.0]].map(vertex);
        (a.distances[2], b.distances[2], c.distances[2]) = (-1.0, 1.0, 1.0);
        let state = Clipper { clip_distances: 4, ..clipper() };
        let polygon = state.clip(&[&a, &b, &c]).unwrap();
        assert_eq!(polygon.len(), 4);
        assert!(polygon.iter().all(|corner| corner.weights[0] <= 0.5));
        (b.distances[2], c.distances[2]) = (-1.0, -1.0);
        let culls = Clipper { cull_distances: 4, ..clipper() };
        assert!(culls.drops(&[&a, &b, &c]));
        assert!(!clipper().drops(&[&a, &b, &c]));
    }
}
