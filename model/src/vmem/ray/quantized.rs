//! Nodes of eight boxes whose corners have twelve bits, as AMD's open ray tracing library GPURT lays them out (RTIP 3.1). 128 bytes: where the
//! first child that is such a node lies, where the first other one does, the parent, an origin, three exponents with the number of children, a
//! matrix, and three dwords a child.

use super::Ray;
use super::node::{Boxes, Entered, INVALID, enter, word};

/// The kind of such a node in a pointer.
const BOXES: u32 = 5;
/// What stands for no matrix.
const NO_MATRIX: u32 = 0x7f;
/// The first dword of the children.
const CHILDREN: usize = 8;

/// The number of the matrix that turns the boxes of the node, if one does.
pub fn matrix(node: &[u8]) -> Option<u32> {
    let number = word(node, 7) & NO_MATRIX;
    (number != NO_MATRIX).then_some(number)
}

/// `plane` of 4096 parts of 2 to the power of `exponent` less 127: what would be below the normal numbers is zero.
fn distance(plane: u32, exponent: u32) -> f32 {
    let Some(position) = plane.checked_ilog2() else { return 0.0 };
    match (exponent + position).checked_sub(12) {
        None | Some(0) => 0.0,
        Some(exponent) => f32::from_bits(exponent << 23 | plane << (23 - position) & 0x7f_ffff),
    }
}

/// The children that the ray hits, each in its place. `mask`: a child takes part that has a bit of it. Of neighbours with one pointer only the
/// first one that is hit counts.
pub fn children(node: &[u8], ray: &Ray, mask: u32, how: Boxes) -> [Option<Entered>; 8] {
    let origin = [3, 4, 5].map(|at| f32::from_bits(word(node, at)));
    let shape = word(node, 6);
    let count = 1 + (shape >> 28 & 7) as usize;
    let exponents = [0, 8, 16].map(|at| shape >> at & 0xff);
    let (mut of_boxes, mut of_others) = (word(node, 0), word(node, 1));
    let mut hits = [None; 8];
    for (child, hit) in hits.iter_mut().enumerate().take(count) {
        let dwords = [0, 1, 2].map(|at| word(node, CHILDREN + 3 * child + at));
        let part = |dword: usize, at: u32| dwords[dword] >> at & 0xfff;
        let kind = dwords[2] >> 24 & 15;
        let next = if kind == BOXES { &mut of_boxes } else { &mut of_others };
        let pointer = *next | kind;
        *next = next.wrapping_add((dwords[2] >> 28) << 4);
        let place = |axis: usize, plane: u32| distance(plane, exponents[axis]) + origin[axis];
        let low = [place(0, part(0, 0)), place(1, part(0, 12)), place(2, part(1, 0))];
        let high = [place(0, part(1, 12) + 1), place(1, part(2, 0) + 1), place(2, part(2, 12) + 1)];
        if dwords[1] >> 24 & mask != 0 && pointer != INVALID {
            *hit = enter(low, high, ray, how).map(|key| (key, pointer));
        }
    }
    let all = hits;
    for (at, hit) in hits.iter_mut().enumerate().skip(1) {
        let same = |other: Entered| all[at - 1].is_some_and(|before| before.1 == other.1);
        *hit = hit.filter(|own| !same(*own));
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vmem::ray::node::Order;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_plane_is_a_part_of_a_power_of_two() {
        assert_eq!(distance(4096, 127), 1.0);
        assert_eq!(distance(3, 130), 3.0 * 8.0 / 4096.0);
        assert_eq!(distance(0, 200), 0.0);
        assert_eq!((distance(1, 12), distance(1, 13)), (0.0, f32::MIN_POSITIVE));
        assert_eq!(distance(4096, 255), f32::INFINITY);
    }

    #[test]
    fn children_that_are_hit_have_the_pointers_that_the_sizes_before_them_make() {
        // Parts of 1/512: boxes from 0 to 8, of which the ray along z at (0.5, 0.5) hits those that begin at x of 0.
        let mut words = vec![0x100, 0x800, 0, 0, 0, 0, 130 | 130 << 8 | 130 << 16 | 4 << 28, 0x7f];
        let mut child = |x: u32, z: u32, mask: u32, kind: u32, size: u32| {
            let high = [x + 511, 511, z + 511];
            words.extend([x, z | high[0] << 12 | mask << 24, high[1] | high[2] << 12 | kind << 24 | size << 28]);
        };
        child(0, 1024, 0xff, 5, 2);
        child(0, 512, 0x01, 0, 1);
        child(1024, 0, 0xff, 0, 3);
        child(0, 0, 0x02, 9, 1);
        child(0, 2048, 0xff, 5, 1);
        let node: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let infinity = f32::INFINITY;
        let ray = Ray {
            origin: [0.5, 0.5, -1.0],
            direction: [0.0, 0.0, 1.0],
            inverse: [infinity, infinity, 1.0],
            extent: 100.0,
        };
        let how = Boxes { order: Some(Order::Closest), triangles_first: false, grow: 0 };
        let hits = children(&node, &ray, 1, how);
        assert_eq!(hits[..5], [Some((3.0, 0x105)), Some((2.0, 0x800)), None, None, Some((5.0, 0x125))]);
        assert_eq!(children(&node, &ray, 2, how)[3], Some((1.0, 0x849)));
        assert_eq!(matrix(&node), None);
    }
}
