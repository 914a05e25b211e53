//! Faces of a cube: which texel lies beyond the edge of a face. The faces are numbered as V_CUBEID does: +x, -x, +y, -y,
//! +z, -z, and their axes are those of V_CUBESC and V_CUBETC (section 16.12).

/// A direction in units of half a texel from the centre of the cube.
type Direction = [i64; 3];

/// The point of a face at (`s`, `t`), where the cube reaches from `-size` to `size`.
const fn direction(face: u32, s: i64, t: i64, size: i64) -> Direction {
    match face {
        0 => [size, -t, -s],
        1 => [-size, -t, s],
        2 => [s, size, t],
        3 => [s, -size, -t],
        4 => [s, -t, size],
        _ => [-s, -t, -size],
    }
}

/// The face that a point at distance `size` along one axis lies on, with its (`s`, `t`).
const fn face([x, y, z]: Direction, size: i64) -> (u32, i64, i64) {
    if x == size {
        (0, -z, -y)
    } else if x == -size {
        (1, z, -y)
    } else if y == size {
        (2, x, z)
    } else if y == -size {
        (3, x, -z)
    } else if z == size {
        (4, x, -y)
    } else {
        (5, -x, -y)
    }
}

/// The face and the texel that lie at (`x`, `y`) of a face of `size` texels, which may be one beyond an edge; none beyond
/// a corner, where three faces meet and no fourth texel is.
pub fn neighbour(at: u32, x: i64, y: i64, size: u32) -> Option<(u32, u32, u32)> {
    let size = i64::from(size);
    let inside = |value: i64| (0..size).contains(&value);
    let texel = |place: i64| ((place + size - 1) / 2) as u32;
    match (inside(x), inside(y)) {
        (true, true) => Some((at, x as u32, y as u32)),
        (false, false) => None,
        _ => {
            // Centres of texels are odd distances from the middle (or even ones, if the size is odd); folding the
            // surface at the edge puts the texel next to it on the other face.
            let centre = |texel: i64| 2 * texel + 1 - size;
            let (s, t) = (centre(x.clamp(-1, size)), centre(y.clamp(-1, size)));
            let mut point = direction(at, s, t, size);
            for value in &mut point {
                if value.abs() == size {
                    *value = value.signum() * (size - 1);
                } else if value.abs() > size {
                    *value = value.signum() * size;
                }
            }
            let (face, s, t) = face(point, size);
            Some((face, texel(s), texel(t)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn beyond_the_right_edge_of_the_front_lies_the_left_edge_of_the_right_face() {
        // +z is the front: s runs along +x, so that +x follows, whose s runs along -z: its first column.
        assert_eq!(neighbour(4, 4, 1, 4), Some((0, 0, 1)));
        assert_eq!(neighbour(4, -1, 2, 4), Some((1, 3, 2)));
        // Above the front lies +y, whose t runs along +z: its last row.
        assert_eq!(neighbour(4, 2, -1, 4), Some((2, 2, 3)));
        assert_eq!(neighbour(4, -1, -1, 4), None);
    }

    #[test]
    fn crossing_an_edge_and_coming_back_finds_the_same_texel() {
        for size in [1, 3, 4] {
            for at in 0..6 {
                for place in 0..i64::from(size) {
                    let end = i64::from(size);
                    for (x, y) in [(-1, place), (end, place), (place, -1), (place, end)] {
                        let (other, ox, oy) = neighbour(at, x, y, size).unwrap();
                        let (ox, oy) = (i64::from(ox), i64::from(oy));
                        let steps = [(ox - 1, oy), (ox + 1, oy), (ox, oy - 1), (ox, oy + 1)];
                        let edge = (x.clamp(0, end - 1) as u32, y.clamp(0, end - 1) as u32);
                        let back = steps.into_iter().filter_map(|(x, y)| neighbour(other, x, y, size));
                        assert!(back.into_iter().any(|found| found == (at, edge.0, edge.1)), "{size} {at} {x} {y}");
                    }
                }
            }
        }
    }
}
