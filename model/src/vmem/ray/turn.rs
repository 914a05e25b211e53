//! Turns of rays: the boxes of a node of eight may stand in axes of their own, which a number names. It is one of 104 rotations, by one to
//! four quarters of a right angle about thirteen axes (GPURT has their matrices as a table; the formula gives the same numbers, bit by bit).

use super::Ray;

/// Axes of rotation.
const AXES: [[f64; 3]; 13] = [
    [1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, 0.0, 1.0],
    [0.0, 1.0, 1.0],
    [0.0, -1.0, 1.0],
    [1.0, 0.0, 1.0],
    [1.0, 0.0, -1.0],
    [1.0, 1.0, 0.0],
    [-1.0, 1.0, 0.0],
    [1.0, 1.0, 1.0],
    [-1.0, 1.0, 1.0],
    [1.0, -1.0, 1.0],
    [-1.0, -1.0, 1.0],
];

/// What is smaller is zero that was not rounded to it.
const NOTHING: f64 = 1e-9;

/// The rows of a matrix; none of that number, from 104 on. About each axis by a quarter, two, three and all of a right angle, each of them
/// forward and then back.
pub fn matrix(number: u32) -> Option<[[f32; 3]; 3]> {
    let axis = AXES.get(number as usize / 8)?;
    let length = axis.iter().map(|part| part * part).sum::<f64>().sqrt();
    let angle = f64::from(1 + number % 8 / 2) * std::f64::consts::FRAC_PI_8;
    let angle = if number.is_multiple_of(2) { angle } else { -angle };
    let (sine, cosine) = angle.sin_cos();
    let unit = axis.map(|part| part / length);
    // Rodrigues: what lies along the axis stays, the rest is turned.
    Some([0, 1, 2].map(|row: usize| {
        [0, 1, 2].map(|column: usize| {
            let along = unit[row] * unit[column] * (1.0 - cosine);
            let around = match (column + 3 - row) % 3 {
                0 => cosine,
                1 => -unit[(row + 2) % 3] * sine,
                _ => unit[(row + 1) % 3] * sine,
            };
            let value = along + around;
            if value.abs() < NOTHING { 0.0 } else { value as f32 }
        })
    }))
}

/// The ray in the axes of a matrix: products and sums in binary32, z first, those of the origin from zero on.
pub fn turned(ray: &Ray, rows: [[f32; 3]; 3]) -> Ray {
    let [x, y, z] = ray.origin;
    let origin = rows.map(|row| z * row[2] + 0.0 + y * row[1] + x * row[0]);
    let [x, y, z] = ray.direction;
    let direction = rows.map(|row| z * row[2] + y * row[1] + x * row[0]);
    Ray { origin, direction, inverse: direction.map(f32::recip), extent: ray.extent }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_matrix_is_a_rotation_and_none_is_there_twice() {
        let all: Vec<_> = (0..104).map(|number| matrix(number).unwrap()).collect();
        for (number, rows) in all.iter().enumerate() {
            for (one, other) in (0..9).map(|at| (at / 3, at % 3)) {
                let product: f64 = (0..3).map(|k| f64::from(rows[one][k]) * f64::from(rows[other][k])).sum();
                let expected = if one == other { 1.0 } else { 0.0 };
                assert!((product - expected).abs() < 1e-6, "{number}: {rows:?}");
            }
            assert!(all[..number].iter().all(|other| other != rows), "{number}");
        }
        assert_eq!(matrix(104), None);
    }

    #[test]
    fn numbers_name_axis_angle_and_direction() {
        let (sine, cosine) = (0.382_683_43, 0.923_879_5);
        assert_eq!(matrix(0), Some([[1.0, 0.0, 0.0], [0.0, cosine, -sine], [0.0, sine, cosine]]));
        assert_eq!(matrix(7), Some([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]));
        assert_eq!(matrix(22), Some([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]));
        // About 1, 1, 1 by 90 degrees.
        let [row, ..] = matrix(78).unwrap();
        assert_eq!(row.map(f32::to_bits), [0x3eaa_aaab, 0xbe79_df93, 0x3f69_2290]);
    }
}
