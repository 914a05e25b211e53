//! A kernel that traces a scene through nodes of eight boxes and pairs of triangles, on the model and on the hardware in lock-step: against every ray
//! with every triangle. `TOMBOLO_BLESS=1` writes the code object, the inputs and the expected picture beside its source.

use tombolo_testbenches::ray_scene::{
    Point, Quad, is_committed, rays, scene, traces_in_lock_step, traces_on_the_model,
};

/// Words of a node, and the nodes that there is room for.
const NODE: usize = 32;
const NODES: usize = 128;
/// Bits of the number of a primitive: a colour.
const NUMBER: usize = 24;
/// Kind of a node of boxes.
const BOXES: u32 = 5;

/// Bits of a node of triangles: of one value behind the other.
fn put(node: &mut [u32], from: usize, bits: usize, value: u32) {
    for at in 0..bits {
        node[(from + at) / 32] |= (value >> at & 1) << ((from + at) % 32);
    }
}

/// The node of the two triangles of a quad, whose coordinates are as they are.
fn pair(quad: &Quad) -> [u32; NODE] {
    let mut node = [0; NODE];
    let (pair, numbers) = (1024 - 29, 1024 - 29 - 2 * NUMBER);
    let header =
        [(5, 31), (5, 31), (5, 31), (5, 0), (4, 0), (4, 0), (3, 0), (1, 0), (5, NUMBER), (5, NUMBER), (10, numbers)];
    let mut at = 0;
    for (bits, value) in header {
        put(&mut node, at, bits, value as u32);
        at += bits;
    }
    for number in quad.corners.as_flattened() {
        put(&mut node, at, 32, number.to_bits());
        at += 32;
    }
    put(&mut node, numbers, NUMBER, quad.colour);
    put(&mut node, numbers + NUMBER, NUMBER, quad.colour);
    // The range ends; vertices 0, 1, 2 and 1, 2, 3; both are opaque.
    for (at, bits, value) in
        [(0, 1, 1), (2, 1, 1), (3, 4, 1), (7, 4, 2), (11, 4, 3), (16, 1, 1), (17, 4, 0), (21, 4, 1), (25, 4, 2)]
    {
        put(&mut node, pair + at, bits, value);
    }
    node
}

/// What a quad is within.
fn bounds(quads: &[&Quad]) -> [Point; 2] {
    let extreme = |of: fn(f32, f32) -> f32| {
        [0, 1, 2].map(|axis| quads.iter().flat_map(|quad| quad.corners).map(|corner| corner[axis]).reduce(of).unwrap())
    };
    [extreme(f32::min), extreme(f32::max)]
}

/// Halves along the longest axis.
fn halves(mut quads: Vec<&Quad>) -> [Vec<&Quad>; 2] {
    let middle = |quad: &Quad, axis: usize| {
        let [low, high] = bounds(&[quad]);
        low[axis] + high[axis]
    };
    let length = |axis: usize| {
        let middles = quads.iter().map(|quad| middle(quad, axis));
        middles.clone().fold(f32::MIN, f32::max) - middles.fold(f32::MAX, f32::min)
    };
    let axis = (0..3).max_by(|a, b| length(*a).total_cmp(&length(*b))).unwrap();
    quads.sort_by(|a, b| middle(a, axis).total_cmp(&middle(b, axis)));
    let behind = quads.split_off(quads.len() / 2);
    [quads, behind]
}

/// Writes a node of boxes over these quads, and those below it behind what there is.
fn over(nodes: &mut Vec<[u32; NODE]>, place: usize, quads: Vec<&Quad>) {
    let [low, high] = bounds(&quads);
    // The power of two that the box is within.
    let exponents = [0, 1, 2].map(|axis| 127 + ((high[axis] - low[axis]).max(0.01).log2().ceil() as i32 + 1));
    let eighths = halves(quads).into_iter().flat_map(halves).flat_map(halves).filter(|part| !part.is_empty());
    let (leaves, inner): (Vec<_>, Vec<_>) = eighths.partition(|part| part.len() == 1);
    let first = nodes.len();
    nodes.resize(first + inner.len() + leaves.len(), [0; NODE]);
    let address = |node: usize| (node as u32) << 4;
    let mut words = vec![address(first), address(first + inner.len()), 0];
    words.extend(low.map(f32::to_bits));
    let shape = (0..).zip(exponents).map(|(axis, exponent)| (exponent as u32) << (8 * axis)).sum::<u32>();
    words.extend([shape | (inner.len() as u32 + leaves.len() as u32 - 1) << 28, 0x7f]);
    for (at, part) in inner.iter().chain(&leaves).enumerate() {
        let [from, to] = bounds(part);
        let planes = [0, 1, 2].map(|axis| {
            let part = |corner: f32| (corner - low[axis]) * 4096.0 / ((exponents[axis] - 127) as f32).exp2();
            [part(from[axis]).floor() as u32, part(to[axis]).ceil() as u32]
        });
        let [[x, x_end], [y, y_end], [z, z_end]] = planes;
        let kind = if at < inner.len() { BOXES } else { 0 };
        words.extend([x | y << 12, z | x_end << 12 | 0xff << 24, y_end | z_end << 12 | kind << 24 | 1 << 28]);
    }
    nodes[place][..words.len()].copy_from_slice(&words);
    for (at, part) in leaves.iter().enumerate() {
        nodes[first + inner.len() + at] = pair(part[0]);
    }
    for (at, part) in inner.into_iter().enumerate() {
        over(nodes, first + at, part);
    }
}

#[test]
fn committed_inputs_and_expectations_are_the_generated_ones() {
    let quads = scene();
    let mut nodes = vec![[0; NODE]];
    over(&mut nodes, 0, quads.iter().collect());
    assert!(nodes.len() <= NODES && nodes.len() > 1 + quads.len(), "{}", nodes.len());
    nodes.resize(NODES, [0; NODE]);
    let mut words = vec![];
    for (origin, direction) in rays() {
        words.extend([0, 0, 100.0f32.to_bits(), 0xff]);
        words.extend([origin, direction].as_flattened().iter().map(|number| number.to_bits()));
        words.extend([BOXES, 0]);
    }
    is_committed("trace8", &words, nodes.as_flattened());
}

#[test]
fn the_kernel_traces_the_picture_on_the_model() {
    traces_on_the_model("trace8");
}

#[test]
fn the_kernel_traces_the_picture_in_lock_step_on_the_hardware() {
    traces_in_lock_step("trace8");
}
