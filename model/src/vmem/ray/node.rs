//! Nodes of a bounding volume hierarchy, and a ray against one. The document names the kinds of nodes and what comes back;
//! their layout is that of AMD's open ray tracing library GPURT (RTIP 2.0).

use super::Ray;
use crate::vmem::format::half_to_single;

/// A child that is not there, or not hit.
pub const INVALID: u32 = u32::MAX;
/// Bytes of the unit that node pointers count.
pub const UNIT: u64 = 64;

/// The kind of a node: bits 2:0 of its pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Triangle 0 to 3 of a node of up to five vertices.
    Triangle(usize),
    /// Four boxes of binary16 numbers.
    Box16,
    /// Four boxes of binary32 numbers.
    Box32,
    /// An instance where the resource says so, else a node that the program defines.
    Instance,
    /// A node that the program defines, or none.
    User,
}

impl Kind {
    /// The kind in a node pointer.
    pub const fn of(pointer: u64) -> Kind {
        match pointer & 7 {
            triangle @ 0..=3 => Kind::Triangle(triangle as usize),
            4 => Kind::Box16,
            5 => Kind::Box32,
            6 => Kind::Instance,
            _ => Kind::User,
        }
    }

    /// Bytes of a node.
    pub const fn bytes(self) -> usize {
        match self {
            Kind::Box32 => 128,
            Kind::Triangle(_) | Kind::Box16 | Kind::Instance | Kind::User => 64,
        }
    }
}

/// The vertices of each triangle of a node.
const VERTICES: [[usize; 3]; 4] = [[0, 1, 2], [1, 3, 2], [2, 3, 4], [2, 4, 0]];

/// The intersection with a triangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// Numerator and denominator of the distance; of a miss infinity and one.
    pub distance: [f32; 2],
    /// Numerators of the two weights that the node's last word chooses, with the same denominator.
    pub weights: [f32; 2],
    /// The node's last word.
    pub id: u32,
    /// The ray hits the triangle.
    pub hit: bool,
}

/// A dword of a node; beyond its end zero.
pub fn word(node: &[u8], index: usize) -> u32 {
    let byte = |at: usize| u32::from(node.get(4 * index + at).copied().unwrap_or(0)) << (8 * at);
    byte(0) | byte(1) | byte(2) | byte(3)
}

fn vector(at: impl Fn(usize) -> f32) -> [f32; 3] {
    [at(0), at(1), at(2)]
}

fn difference(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    vector(|axis| a[axis] - b[axis])
}

fn cross(a: [f32; 3], b: [f32; 3]) -> [f32; 3] {
    vector(|axis| {
        let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
        a[next] * b[last] - a[last] * b[next]
    })
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// What a ray and a triangle have to do with each other: numerators, and their denominator.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting {
    /// Of the distance.
    pub distance: f32,
    /// Of the weights of the second and of the third vertex.
    pub weights: [f32; 2],
    /// The denominator.
    pub determinant: f32,
    /// The ray hits the triangle.
    pub hit: bool,
}

/// A ray against the triangle of these vertices, by Möller and Trumbore: every operation rounded to nearest even.
pub fn meet([a, b, c]: [Corner; 3], ray: &Ray) -> Meeting {
    let (first, second, from) = (difference(b, a), difference(c, a), difference(ray.origin, a));
    let normal = cross(ray.direction, second);
    let determinant = dot(first, normal);
    let across = cross(from, first);
    let (u, v, t) = (dot(from, normal), dot(ray.direction, across), dot(second, across));
    // Numerators are compared where the denominator is positive.
    let sign = if determinant < 0.0 { -1.0 } else { 1.0 };
    let (size, right, up, far) = (sign * determinant, sign * u, sign * v, sign * t);
    let hit = size > 0.0 && right >= 0.0 && up >= 0.0 && right + up <= size && far >= 0.0 && far <= ray.extent * size;
    Meeting { distance: t, weights: [u, v], determinant, hit }
}

/// A ray against a triangle of a node of up to five vertices.
pub fn triangle(node: &[u8], number: usize, ray: &Ray) -> Hit {
    let id = word(node, 15);
    let vertex = |corner: usize| {
        let first = 3 * VERTICES[number & 3][corner];
        vector(|axis| f32::from_bits(word(node, first + axis)))
    };
    let Meeting { distance, weights: [u, v], determinant, hit } = meet([vertex(0), vertex(1), vertex(2)], ray);
    // Two bits each: the vertex whose weight is asked for. A triangle of the node has eight bits.
    let chosen = |place: usize| match id >> (8 * (number & 3) + 2 * place) & 3 {
        0 => determinant - u - v,
        1 => u,
        2 => v,
        _ => 0.0,
    };
    let distance = if hit { [distance, determinant] } else { [f32::INFINITY, 1.0] };
    Hit { distance, weights: [chosen(0), chosen(1)], id, hit }
}

/// What children are ordered by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// The box that is entered first.
    Closest,
    /// The box with the longest way through it.
    LargestFirst,
    /// The box with the nearest middle of the way through it, before that is cut at the ends of the ray.
    ClosestMidpoint,
}

/// How the results of boxes are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boxes {
    /// In which order; none: as they lie.
    pub order: Option<Order>,
    /// Triangles before boxes.
    pub triangles_first: bool,
    /// How much further boxes reach, in 2^-24 of the distance of the far side.
    pub grow: u32,
}

/// Three numbers of a corner of a box.
type Corner = [f32; 3];

/// What the box with these corners is ordered by; none if the ray does not hit it.
pub fn enter(low: Corner, high: Corner, ray: &Ray, how: Boxes) -> Option<f32> {
    let grown = 1.0 + how.grow as f32 / 16_777_216.0;
    let (mut near, mut far) = (f32::NEG_INFINITY, f32::INFINITY);
    for axis in 0..3 {
        let side = |corner: Corner| (corner[axis] - ray.origin[axis]) * ray.inverse[axis];
        let (first, last) = (side(low), side(high));
        // A NaN, of a ray in the plane of a side, does not count.
        near = near.max(first.min(last));
        far = far.min(first.max(last) * grown);
    }
    let (enters, leaves) = (near.max(0.0), far.min(ray.extent));
    (enters <= leaves).then(|| {
        let key = match how.order {
            Some(Order::LargestFirst) => enters - leaves,
            Some(Order::ClosestMidpoint) => near + far,
            Some(Order::Closest) | None => enters,
        };
        // Zeros are alike, and what is no number comes last.
        if key.is_nan() { f32::NAN.copysign(1.0) } else { key + 0.0 }
    })
}

/// A child that the ray hits: what it is ordered by, and its pointer.
pub type Entered = (f32, u32);

/// These children, in as many places: sorted, or each in its own. Pointers of a kind below `triangles` are those to triangles.
pub fn arrange(children: &[Option<Entered>], how: Boxes, triangles: u32) -> Vec<u32> {
    let mut places = vec![INVALID; children.len()];
    if how.order.is_none() {
        for (place, child) in places.iter_mut().zip(children) {
            *place = child.map_or(INVALID, |(_, pointer)| pointer);
        }
        return places;
    }
    let mut hits: Vec<Entered> = children.iter().copied().flatten().collect();
    // A stable order: of equals the first child is first.
    let later = |pointer: u32| how.triangles_first && pointer & 7 >= triangles;
    hits.sort_by(|a, b| later(a.1).cmp(&later(b.1)).then(a.0.total_cmp(&b.0)));
    for (place, (_, pointer)) in places.iter_mut().zip(hits) {
        *place = pointer;
    }
    places
}

/// The children of a node of four boxes that the ray hits, each in its place.
pub fn children(node: &[u8], kind: Kind, ray: &Ray, how: Boxes) -> [Option<Entered>; 4] {
    let corner = |child: usize, side: usize| {
        vector(|axis| {
            let number = 6 * child + 3 * side + axis;
            f32::from_bits(match kind {
                Kind::Box16 => half_to_single(word(node, 4 + number / 2) >> (16 * (number % 2)) & 0xffff),
                _ => word(node, 4 + number),
            })
        })
    };
    [0, 1, 2, 3].map(|child| {
        let pointer = word(node, child);
        let key = enter(corner(child, 0), corner(child, 1), ray, how)?;
        (pointer != INVALID).then_some((key, pointer))
    })
}

/// The children of a node of boxes: those that the ray hits in order, then as many that are invalid; or each in its place.
pub fn boxes(node: &[u8], kind: Kind, ray: &Ray, how: Boxes) -> [u32; 4] {
    let places = arrange(&children(node, kind, ray, how), how, 4);
    [0, 1, 2, 3].map(|at| places[at])
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn node(words: &[u32]) -> Vec<u8> {
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.resize(128, 0);
        bytes
    }

    fn floats(values: &[f32]) -> Vec<u32> {
        values.iter().map(|value| value.to_bits()).collect()
    }

    /// A ray along +z from a place.
    fn along_z(x: f32, y: f32, z: f32) -> Ray {
        let infinity = f32::INFINITY;
        Ray { origin: [x, y, z], direction: [0.0, 0.0, 1.0], inverse: [infinity, infinity, 1.0], extent: 100.0 }
    }

    #[test]
    fn a_triangle_gives_its_distance_and_the_weights_that_its_node_names() {
        // (0,0,4), (2,0,4), (0,2,4); weights of vertices 1 and 2.
        let mut words = floats(&[0.0, 0.0, 4.0, 2.0, 0.0, 4.0, 0.0, 2.0, 4.0]);
        words.resize(15, 0);
        words.push(1 | 2 << 2);
        let hit = triangle(&node(&words), 0, &along_z(0.5, 1.0, 1.0));
        assert!(hit.hit);
        assert_eq!(hit.distance[0] / hit.distance[1], 3.0);
        assert_eq!(hit.weights.map(|weight| weight / hit.distance[1]), [0.25, 0.5]);
        let beside = triangle(&node(&words), 0, &along_z(1.5, 1.0, 1.0));
        assert_eq!((beside.hit, beside.distance), (false, [f32::INFINITY, 1.0]));
        let behind = triangle(&node(&words), 0, &along_z(0.5, 1.0, 5.0));
        assert!(!behind.hit);
    }

    /// Boxes of 1 x 1 x 1 in a row along z, at 6, 2, nowhere and 4; the third child is not there.
    fn row() -> Vec<u8> {
        let mut words = vec![5, 13, INVALID, 16];
        for z in [6.0, 2.0, 0.0, 4.0] {
            words.extend(floats(&[0.0, 0.0, z, 1.0, 1.0, z + 1.0]));
        }
        node(&words)
    }

    #[test]
    fn boxes_that_are_hit_come_in_the_order_that_is_asked_for() {
        let how = |order, triangles_first| Boxes { order, triangles_first, grow: 0 };
        let ray = along_z(0.5, 0.5, 0.0);
        let of = |how| boxes(&row(), Kind::Box32, &ray, how);
        assert_eq!(of(how(None, false)), [5, 13, INVALID, 16]);
        assert_eq!(of(how(Some(Order::Closest), false)), [13, 16, 5, INVALID]);
        assert_eq!(of(how(Some(Order::Closest), true)), [16, 13, 5, INVALID]);
        let beside = boxes(&row(), Kind::Box32, &along_z(2.0, 0.5, 0.0), how(Some(Order::Closest), false));
        assert_eq!(beside, [INVALID; 4]);
    }

    #[test]
    fn a_child_whose_key_is_no_number_comes_last_and_zeros_are_alike() {
        // The first box is none at all, so that its way has neither beginning nor end; the others begin where the ray does.
        let mut words = vec![5, 13, 21, INVALID];
        words.extend(floats(&[f32::NAN; 6]));
        for z in [-0.0, 0.0] {
            words.extend(floats(&[0.0, 0.0, z, 1.0, 1.0, 1.0]));
        }
        words.extend([0; 6]);
        let of = |order| {
            let how = Boxes { order: Some(order), triangles_first: false, grow: 0 };
            boxes(&node(&words), Kind::Box32, &along_z(0.5, 0.5, 0.0), how)
        };
        assert_eq!(of(Order::ClosestMidpoint), [13, 21, 5, INVALID]);
        assert_eq!(of(Order::Closest), [5, 13, 21, INVALID]);
    }
}
