//! A kernel that traces a scene to a picture, on the model and on the hardware in lock-step: against every ray with every triangle, without a hierarchy.
//! `TOMBOLO_BLESS=1` writes the code object, the inputs and the expected picture beside its source.

use tombolo_testbenches::ray_scene::{
    Point, Quad, is_committed, picture, rays, scene, traces_in_lock_step, traces_on_the_model,
};

/// Words of a unit of the hierarchy, and its units.
const UNIT: usize = 16;
const UNITS: usize = 256;
const NO_CHILD: u32 = u32::MAX;

/// What is inside of a box of the hierarchy: lowest and highest corner, and the pointer to it.
#[derive(Clone, Copy)]
struct Child {
    low: Point,
    high: Point,
    pointer: u32,
}

/// The hierarchy: its words, and the pointer to its root.
fn hierarchy(quads: &[Quad]) -> (Vec<u32>, u32) {
    let mut words = vec![];
    let mut leaves = vec![];
    for Quad { corners, colour } in quads {
        let unit = (words.len() / UNIT) as u32;
        words.extend(corners.as_flattened().iter().map(|number| number.to_bits()));
        words.resize(words.len() + 3, 0);
        words.push(*colour);
        for triangle in 0..2 {
            let vertices = &corners[triangle..triangle + 3];
            let extreme =
                |of: fn(f32, f32) -> f32| [0, 1, 2].map(|axis| vertices.iter().map(|v| v[axis]).reduce(of).unwrap());
            leaves.push(Child {
                low: extreme(f32::min),
                high: extreme(f32::max),
                pointer: unit << 3 | triangle as u32,
            });
        }
    }
    let root = over(&mut words, leaves);
    words.resize(UNITS * UNIT, 0);
    (words, root.pointer)
}

/// A node of boxes over these children, by halves along the longest axis twice.
fn over(words: &mut Vec<u32>, children: Vec<Child>) -> Child {
    if let [child] = children[..] {
        return child;
    }
    let halves = |mut children: Vec<Child>| {
        let length = |axis: usize| {
            let middles = children.iter().map(|child| child.low[axis] + child.high[axis]);
            middles.clone().fold(f32::MIN, f32::max) - middles.fold(f32::MAX, f32::min)
        };
        let axis = (0..3).max_by(|a, b| length(*a).total_cmp(&length(*b))).unwrap();
        children.sort_by(|a, b| (a.low[axis] + a.high[axis]).total_cmp(&(b.low[axis] + b.high[axis])));
        let behind = children.split_off(children.len() / 2);
        [children, behind]
    };
    let quarters = halves(children).into_iter().flat_map(halves).filter(|part| !part.is_empty());
    let parts: Vec<Child> = quarters.collect::<Vec<_>>().into_iter().map(|part| over(words, part)).collect();
    let pointer = ((words.len() / UNIT) as u32) << 3 | 5;
    let pointers = (0..4).map(|at| parts.get(at).map_or(NO_CHILD, |part| part.pointer));
    words.extend(pointers);
    for at in 0..4 {
        let corners =
            parts.get(at).map_or([0.0; 6], |Child { low: [a, b, c], high: [d, e, f], .. }| [*a, *b, *c, *d, *e, *f]);
        words.extend(corners.map(f32::to_bits));
    }
    words.resize(words.len() + 4, 0);
    let extreme = |of: fn(f32, f32) -> f32, corner: fn(&Child) -> Point| {
        [0, 1, 2].map(|axis| parts.iter().map(|part| corner(part)[axis]).reduce(of).unwrap())
    };
    Child { low: extreme(f32::min, |part| part.low), high: extreme(f32::max, |part| part.high), pointer }
}

#[test]
fn committed_inputs_and_expectations_are_the_generated_ones() {
    let (nodes, root) = hierarchy(&scene());
    let mut words = vec![];
    for (origin, direction) in rays() {
        words.extend([root, 0, 100.0f32.to_bits()]);
        let numbers = [origin, direction, direction.map(|along| 1.0 / along)];
        words.extend(numbers.as_flattened().iter().map(|number| number.to_bits()));
        words.resize(words.len() + 4, 0);
    }
    is_committed("trace", &words, &nodes);
}

#[test]
fn the_picture_has_all_colours_of_the_scene_that_are_seen() {
    let picture = picture();
    let colours: std::collections::BTreeSet<u32> = picture.iter().copied().collect();
    // Black, the floor, and most of the sides of three boxes that face the eye.
    assert!(colours.len() >= 8, "{colours:x?}");
}

#[test]
fn the_kernel_traces_the_picture_on_the_model() {
    traces_on_the_model("trace");
}

#[test]
fn the_kernel_traces_the_picture_in_lock_step_on_the_hardware() {
    traces_in_lock_step("trace");
}
