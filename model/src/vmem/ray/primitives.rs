//! Nodes of up to eight pairs of triangles, as AMD's open ray tracing library GPURT packs them (RTIP 3.1) in 1024 bits: a header of 52 bits, what
//! the coordinates of all vertices have in common, what each vertex has of its own, numbers of geometries and primitives about a middle that the
//! header names, and at the end 29 bits a pair.

use super::Ray;
use super::node::{meet, word};

/// Bits of the header.
const HEADER: u32 = 52;
/// Bits of a pair.
const PAIR: u32 = 29;
/// The number of a vertex that stands for what the program intersects.
const PROCEDURAL: u32 = 15;
/// A sign.
const SIGN: u32 = 1 << 31;
/// One.
const ONE: u32 = 0x3f80_0000;
/// No distance.
const INFINITY: u32 = 0x7f80_0000;

/// A node.
struct Node<'a>(&'a [u8]);

/// A number in two pieces: what a first one has, of which the lower bits are another's.
#[derive(Clone, Copy)]
struct Numbers {
    /// Where the first one lies,
    first: u32,
    /// and its bits.
    bits: u32,
    /// Where the own one lies,
    own: u32,
    /// and its bits.
    own_bits: u32,
}

impl Node<'_> {
    /// `bits` bits from `from` on, modulo 2048; beyond the node they are zero.
    fn bits(&self, from: u32, bits: u32) -> u32 {
        let from = from & 2047;
        let index = (from / 32) as usize;
        let two = u64::from(word(self.0, index)) | u64::from(word(self.0, index + 1)) << 32;
        (two >> (from % 32) & ((1 << bits) - 1)) as u32
    }

    /// Bits of a coordinate: those of its own, and zeros below.
    fn lengths(&self) -> ([u32; 3], u32) {
        ([0, 5, 10].map(|at| 1 + self.bits(at, 5)), self.bits(15, 5))
    }

    fn vertex(&self, number: u32) -> [f32; 3] {
        let (own, zeros) = self.lengths();
        let common = own.map(|own| 32u32.saturating_sub(zeros + own));
        let before = |lengths: [u32; 3], axis: usize| lengths[..axis].iter().sum::<u32>();
        let vertices = HEADER + before(common, 3);
        [0, 1, 2].map(|axis| {
            let prefix = self.bits(HEADER + before(common, axis), common[axis]);
            let prefix = prefix.checked_shl(32 - common[axis]).unwrap_or(0);
            let at = vertices + number * before(own, 3) + before(own, axis);
            f32::from_bits(prefix | self.bits(at, own[axis]) << zeros)
        })
    }

    /// Indices of the vertices of a triangle of a pair.
    fn indices(&self, pair: u32, second: bool) -> [u32; 3] {
        let first = if second { [3, 7, 11] } else { [17, 21, 25] };
        first.map(|at| self.bits(self.pair(pair) + at, 4))
    }

    fn pair(&self, pair: u32) -> u32 {
        1024 - PAIR * (pair + 1)
    }

    fn is_opaque(&self, pair: u32, second: bool) -> bool {
        self.bits(self.pair(pair) + if second { 2 } else { 16 }, 1) != 0
    }

    /// The number of a triangle, whole for the first one, for others what is below the bits that it shares with that.
    fn number(&self, triangle: u32, numbers: Numbers) -> u32 {
        let Numbers { first, bits, own, own_bits } = numbers;
        let anchor = self.bits(first, bits);
        if triangle == 0 {
            return anchor;
        }
        let own = self.bits(own, own_bits);
        if own_bits >= bits { own } else { anchor & !((1 << own_bits) - 1) | own }
    }

    fn primitive(&self, triangle: u32) -> u32 {
        let (middle, bits, own_bits) = (self.bits(42, 10), self.bits(32, 5), self.bits(37, 5));
        let own = middle.wrapping_add(bits).wrapping_add(triangle.wrapping_sub(1).wrapping_mul(own_bits));
        self.number(triangle, Numbers { first: middle, bits, own, own_bits })
    }

    fn geometry(&self, triangle: u32) -> u32 {
        let (middle, bits, own_bits) = (self.bits(42, 10), 2 * self.bits(20, 4), 2 * self.bits(24, 4));
        let first = middle.wrapping_sub(bits);
        let own = first.wrapping_sub(triangle * own_bits);
        self.number(triangle, Numbers { first, bits, own, own_bits })
    }

    /// Where a program goes on behind the pair: at the next one, at the next node (1), nowhere (3).
    fn goes_on(&self, pair: u32) -> u32 {
        match (self.bits(self.pair(pair), 1), pair == self.bits(28, 3)) {
            (1, _) => 3,
            (_, true) => 1,
            _ => 0,
        }
    }

    /// Distance, two weights, number of the primitive with the side.
    fn triangle(&self, pair: u32, second: bool, ray: &Ray) -> [u32; 4] {
        let indices = self.indices(pair, second);
        let told = if self.is_opaque(pair, second) { 0 } else { SIGN };
        let primitive = self.primitive(2 * pair + u32::from(second)) << 1;
        if second && indices == [0; 3] {
            return [INFINITY, ONE, ONE, 0];
        }
        if indices[0] == PROCEDURAL && indices[1] == PROCEDURAL {
            return [0, ONE | SIGN, ONE | told, primitive];
        }
        let found = meet(indices.map(|index| self.vertex(index)), ray);
        if !found.hit {
            return [INFINITY, 0, told, primitive];
        }
        let [t, u, v] = [found.distance, found.weights[0], found.weights[1]].map(|number| number / found.determinant);
        let weight = |weight: f32| super::bits(weight) & !SIGN;
        [super::bits(t), weight(u), weight(v) | told, primitive | u32::from(found.determinant < 0.0)]
    }
}

/// Coordinates are no binary32 numbers.
pub fn is_normalised(node: &[u8]) -> bool {
    word(node, 0) & SIGN != 0
}

/// The answer of a pair of triangles: four dwords of each, then the number of the geometry of each with where the program goes on.
pub fn intersect(node: &[u8], pair: u32, ray: &Ray) -> [u32; 10] {
    let node = Node(node);
    let mut answer = [0; 10];
    answer[..4].copy_from_slice(&node.triangle(pair, false, ray));
    answer[4..8].copy_from_slice(&node.triangle(pair, true, ray));
    for second in 0..2 {
        answer[8 + second] = node.geometry(2 * pair + second as u32) << 2 | node.goes_on(pair);
    }
    answer
}

/// The answer where there is no node: nothing is hit, and the range ends.
pub const NOWHERE: [u32; 10] = [INFINITY, 0, 0, 0, INFINITY, 0, 0, 0, 3, 3];

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Bytes of a node.
    const BYTES: usize = 128;

    /// Bits of a node, appended and put at places.
    struct Bits([u8; BYTES]);

    impl Bits {
        fn put(&mut self, from: u32, bits: u32, value: u32) {
            for at in 0..bits {
                let (to, bit) = (from + at, value >> at & 1);
                self.0[to as usize / 8] |= (bit << (to % 8)) as u8;
            }
        }
    }

    /// Two pairs: (0,0,4), (2,0,4), (0,2,4), (2,2,4) as two triangles, and a box that a program intersects.
    fn node() -> [u8; BYTES] {
        let mut bits = Bits([0; BYTES]);
        // Coordinates of x and y are 0 or 0x40000000: bit 30 is their own, 30 zeros are below and a bit is above. Those of z are 0x40000000: two bits
        // are their own, and nothing is in common.
        let header: [(u32, u32); 11] =
            [(5, 0), (5, 0), (5, 1), (5, 30), (4, 2), (4, 1), (3, 1), (1, 0), (5, 6), (5, 3), (10, 900)];
        let mut at = 0;
        for (length, value) in header {
            bits.put(at, length, value);
            at += length;
        }
        assert_eq!(at, HEADER);
        // In common: a bit of x, a bit of y, none of z.
        at += 2;
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            bits.put(at, 4, x | y << 1 | 1 << 2);
            at += 4;
        }
        // Primitives: 41, then what differs in three bits; geometries: 5, then two bits below.
        bits.put(900, 6, 41);
        for (triangle, own) in [(1, 3), (2, 4), (3, 7)] {
            bits.put(906 + 3 * (triangle - 1), 3, own);
        }
        bits.put(896, 4, 5);
        bits.put(894, 2, 2);
        let first = 2 << 25 | 1 << 21 | 1 << 16 | 3 << 11 | 1 << 7 | 2 << 3;
        let second = 15 << 21 | 15 << 17 | 1;
        bits.put(1024 - PAIR, PAIR, first);
        bits.put(1024 - 2 * PAIR, PAIR, second);
        bits.0
    }

    fn along_z(x: f32, y: f32) -> Ray {
        let infinity = f32::INFINITY;
        Ray { origin: [x, y, 1.0], direction: [0.0, 0.0, 1.0], inverse: [infinity, infinity, 1.0], extent: 100.0 }
    }

    #[test]
    fn vertices_and_numbers_are_put_together() {
        let bytes = node();
        let node = Node(&bytes);
        let corners = [0, 1, 2, 3].map(|vertex| node.vertex(vertex).map(f32::to_bits));
        let (zero, two) = (0, 0x4000_0000);
        assert_eq!(corners.map(|corner| [corner[0], corner[1]]), [[zero, zero], [two, zero], [zero, two], [two, two]]);
        assert_eq!(corners.map(|corner| corner[2]), [two; 4]);
        assert_eq!([0, 1, 2, 3].map(|triangle| node.primitive(triangle)), [41, 43, 44, 47]);
        assert_eq!([0, 1].map(|triangle| node.geometry(triangle)), [5, 6]);
        assert_eq!([0, 1].map(|pair| node.goes_on(pair)), [0, 3]);
    }

    #[test]
    fn a_pair_tells_both_triangles() {
        // The first triangle is (0,0,2), (2,0,2), (0,2,2); it is opaque, and the ray sees its back. The second one is missed.
        let answer = intersect(&node(), 0, &along_z(0.5, 0.25));
        let [t, u, v] = [1.0f32, 0.25, 0.125].map(f32::to_bits);
        assert_eq!(answer[..4], [t, u, v, 41 << 1 | 1]);
        assert_eq!(answer[4..8], [INFINITY, 0, SIGN, 43 << 1]);
        assert_eq!(answer[8..], [5 << 2, 6 << 2]);
    }

    #[test]
    fn what_a_program_intersects_and_what_is_not_there_is_told() {
        let answer = intersect(&node(), 1, &along_z(0.5, 0.5));
        assert_eq!(answer[..8], [0, ONE | SIGN, ONE | SIGN, 44 << 1, INFINITY, ONE, ONE, 0]);
        assert_eq!(answer[8] & 3, 3);
    }
}
