//! Ray queries of an unmodified Vulkan driver for RDNA4: shaders of Mesa's RADV build a hierarchy of triangles and one of their instances on the
//! hardware, then a shader asks it for the triangle that each ray hits first. Every triangle of every instance, one after the other, must
//! give the same.

use pretty_assertions::assert_eq;
use tombolo_sim::{design, submit};
use tombolo_testbenches::recordings::{marked_words, recording};

/// Words of `testbenches/graphics/scenes/rays.c`.
const HEAD: usize = 16;
const RAY: usize = 16;
const TRIANGLE: usize = 9;
const MATRIX: usize = 12;
const COUNTS: [usize; 3] = [128, 12, 3];
const WORDS: usize = HEAD + COUNTS[0] * RAY + COUNTS[1] * TRIANGLE + COUNTS[2] * MATRIX;

/// Rays so close to an edge, as a share of the triangle, may hit or miss.
const EDGE: f64 = 1e-4;

type Vector = [f64; 3];

fn vector(words: &[u32]) -> Vector {
    [0, 1, 2].map(|axis| f64::from(f32::from_bits(words[axis])))
}

fn difference(a: Vector, b: Vector) -> Vector {
    [0, 1, 2].map(|axis| a[axis] - b[axis])
}

fn cross(a: Vector, b: Vector) -> Vector {
    [0, 1, 2].map(|axis| a[(axis + 1) % 3] * b[(axis + 2) % 3] - a[(axis + 2) % 3] * b[(axis + 1) % 3])
}

fn dot(a: Vector, b: Vector) -> f64 {
    (0..3).map(|axis| a[axis] * b[axis]).sum()
}

/// A triangle that a ray hits.
#[derive(Debug, Clone, Copy)]
struct Hit {
    distance: f64,
    triangle: usize,
    instance: usize,
    weights: [f64; 2],
    front: bool,
    /// How far it is inside, as a share of the triangle.
    margin: f64,
}

/// The scene of a recording.
struct Scene(Vec<u32>);

impl Scene {
    fn ray(&self, number: usize) -> &[u32] {
        &self.0[HEAD + number * RAY..][..RAY]
    }

    /// The vertices of a triangle of an instance.
    fn vertices(&self, triangle: usize, instance: usize) -> [Vector; 3] {
        let first = HEAD + COUNTS[0] * RAY;
        let corners = &self.0[first + triangle * TRIANGLE..];
        let matrix = &self.0[first + COUNTS[1] * TRIANGLE + instance * MATRIX..];
        [0, 1, 2].map(|corner| {
            let at = vector(&corners[3 * corner..]);
            [0, 1, 2].map(|row| {
                let row = &matrix[4 * row..];
                dot(vector(row), at) + f64::from(f32::from_bits(row[3]))
            })
        })
    }

    /// What a ray hits, the nearest one first.
    fn hits(&self, number: usize) -> Vec<Hit> {
        let (origin, direction) = (vector(self.ray(number)), vector(&self.ray(number)[3..]));
        let mut hits = vec![];
        for (triangle, instance) in (0..COUNTS[1]).flat_map(|triangle| (0..COUNTS[2]).map(move |at| (triangle, at))) {
            let [a, b, c] = self.vertices(triangle, instance);
            let (first, second, from) = (difference(b, a), difference(c, a), difference(origin, a));
            let (normal, across) = (cross(direction, second), cross(from, first));
            let determinant = dot(first, normal);
            let [u, v, distance] =
                [dot(from, normal), dot(direction, across), dot(second, across)].map(|it| it / determinant);
            let margin = u.min(v).min(1.0 - u - v);
            if margin > -EDGE && distance > 0.0 {
                // Triangles face who sees their vertices go round clockwise, in a space of left hands; every second instance is turned over.
                let front = (determinant > 0.0) != (instance % 2 == 1);
                hits.push(Hit { distance, triangle, instance, weights: [u, v], front, margin });
            }
        }
        hits.sort_by(|one, other| one.distance.total_cmp(&other.distance));
        hits
    }
}

#[test]
fn ray_queries_of_an_unmodified_driver_for_rdna4_find_on_hardware_what_every_triangle_tells() {
    let mut recording = recording("rays-gfx1201");
    let outcome = submit::hardware::run(&mut recording, design::config("default").unwrap(), 1 << 24).unwrap();
    assert_eq!(outcome.error, None);
    let scene = Scene(marked_words(&recording, *b"TMBR", WORDS));
    assert_eq!(scene.0[1..4], COUNTS.map(|count| count as u32));
    let (mut hit, mut missed) = (0, 0);
    for number in 0..COUNTS[0] {
        let mut hits = scene.hits(number);
        if number % 4 == 1 {
            hits.retain(|hit| hit.front);
        }
        // What is at an edge may be the answer, or not.
        let sure = hits.iter().position(|hit| hit.margin > EDGE).unwrap_or(hits.len());
        let answer = &scene.ray(number)[8..];
        let [distance, u, v] = [1, 4, 5].map(|at| f64::from(f32::from_bits(answer[at])));
        let found = hits.iter().position(|hit| {
            let near = |one: f64, other: f64| (one - other).abs() < 1e-3;
            hit.triangle == answer[2] as usize
                && hit.instance == answer[3] as usize
                && hit.front == (answer[6] != 0)
                && near(hit.distance, distance)
                && near(hit.weights[0], u)
                && near(hit.weights[1], v)
        });
        let told = format!("ray {number}: {answer:x?} of {hits:?}");
        if answer[0] == 1 {
            assert_eq!(sure, hits.len(), "{told}");
            missed += 1;
        } else {
            assert_eq!(answer[0], 2, "{told}");
            // Every fourth one takes the first one that it meets.
            assert!(found.is_some_and(|at| at <= sure || number % 4 == 3), "{told}");
            hit += 1;
        }
    }
    println!("{} cycles, {hit} rays hit, {missed} miss", outcome.cycles);
    assert!(hit > 20 && missed > 20, "{hit} hit, {missed} miss");
}
