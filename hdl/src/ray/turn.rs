//! The matrices that turn a ray into the axes of a node of eight boxes: 104 rotations. Their elements have few magnitudes, so a table of the numbers of these,
//! with signs, stands before one of them.

use tombolo_netlist::builder::{Builder, Wire};

/// How many there are.
pub const MATRICES: u128 = 104;
/// Bits of the number of a magnitude, and its sign.
const ELEMENT: u32 = 6;

/// Axes of rotation: along the edges of a cube, the diagonals of its faces, and its own.
const AXES: [[i8; 3]; 13] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 1, 1],
    [0, -1, 1],
    [1, 0, 1],
    [1, 0, -1],
    [1, 1, 0],
    [-1, 1, 0],
    [1, 1, 1],
    [-1, 1, 1],
    [1, -1, 1],
    [-1, -1, 1],
];

/// The elements of a matrix, row by row, by the quaternion of its rotation: about an axis by one to four quarters of a right angle,
/// forward and back.
fn elements(number: usize) -> [f64; 9] {
    let axis = AXES[number / 8].map(f64::from);
    let length = axis.iter().map(|part| part * part).sum::<f64>().sqrt();
    let half = (1 + number % 8 / 2) as f64 * std::f64::consts::PI / 16.0;
    let half = if number % 2 == 1 { -half } else { half };
    let w = half.cos();
    let [x, y, z] = axis.map(|part| part / length * half.sin());
    [
        1.0 - 2.0 * (y * y + z * z),
        2.0 * (x * y - w * z),
        2.0 * (x * z + w * y),
        2.0 * (x * y + w * z),
        1.0 - 2.0 * (x * x + z * z),
        2.0 * (y * z - w * x),
        2.0 * (x * z - w * y),
        2.0 * (y * z + w * x),
        1.0 - 2.0 * (x * x + y * y),
    ]
}

/// The same as binary32; what only rounding keeps from zero is zero.
fn matrix(number: usize) -> [u32; 9] {
    elements(number).map(|element| if element.abs() < 1e-9 { 0 } else { (element as f32).to_bits() })
}

/// Element `at` (4 bits, row by row) of the matrix of a number (7 bits).
pub fn element(g: &Builder, number: &Wire, at: &Wire) -> Wire {
    let all: Vec<[u32; 9]> = (0..MATRICES as usize).map(matrix).collect();
    let mut magnitudes: Vec<u32> = all.iter().flatten().map(|element| element & !(1 << 31)).collect();
    magnitudes.sort_unstable();
    magnitudes.dedup();
    let code = |element: &u32| {
        let place = magnitudes.iter().position(|own| *own == element & !(1 << 31)).unwrap_or(0);
        place as u128 | u128::from(element >> 31) << (ELEMENT - 1)
    };
    let mut words: Vec<u128> = all
        .iter()
        .map(|elements| {
            (0..).zip(elements).fold(0, |word, (at, element): (u32, _)| word | code(element) << (ELEMENT * at))
        })
        .collect();
    // Other numbers name none.
    words.resize(128, 0);
    let table = g.rom("matrices", 9 * ELEMENT, &words);
    let word = g.ram_read_now(table, "matrix", number);
    let places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|own: u32| word.slice(ELEMENT * own, ELEMENT));
    let own = g.choose(at, &places);
    let values: Vec<Wire> = magnitudes.iter().map(|magnitude| g.constant(31, (*magnitude).into())).collect();
    own.msb().concat(&g.choose(&own.slice(0, ELEMENT - 1), &values))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_first_axes_are_those_of_space() {
        let ninety = |number: usize| matrix(number).map(f32::from_bits);
        assert_eq!(ninety(6), [1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0]);
        assert_eq!(ninety(15), [0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0]);
        assert_eq!(ninety(22), [0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]);
    }

    #[test]
    fn elements_have_few_magnitudes() {
        let all = (0..MATRICES as usize).flat_map(matrix).map(|element| element & !(1 << 31));
        let all: std::collections::BTreeSet<u32> = all.collect();
        assert_eq!(all.len(), 26);
    }
}
