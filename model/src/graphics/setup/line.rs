//! Set-up of lines: a band around each, as wide as PA_SU_LINE_CNTL says, and the pixels at its ends (PA_SC_LINE_CNTL).

use super::{Corner, Corners, Error, PIXEL, Setup, Shape, edge, planes};

impl Setup {
    /// Sets a line up: a band, its width measured on the axis that changes less, from where the line leaves its first diamond to the last one, which it
    /// does not leave. The third corner is beside the first one, so that everything changes along the other axis alone.
    ///
    /// # Errors
    /// [`Error::Range`]
    pub fn line(&self, ends: [Corner; 2], ws: [f32; 3], viewport: u32) -> Result<Option<Shape>, Error> {
        let [Some(first), Some(second)] = ends.map(|end| self.window(end.position, viewport)) else { return Ok(None) };
        let (from, to) = (self.snap(first.0)?, self.snap(second.0)?);
        let along = usize::from((to[0] - from[0]).abs() < (to[1] - from[1]).abs());
        let beside = |mut point: [i64; 2], distance: i64| {
            point[1 - along] += distance;
            point
        };
        let points = [beside(from, -self.line_width), beside(to, -self.line_width), beside(from, self.line_width)];
        let [a, b, c] = points;
        let twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if twice == 0 {
            return Ok(None);
        }
        let mut edges = [(b, c), (c, a), (a, b)].map(|(from, to)| edge(from, to, twice.signum(), 0));
        // What is above it or to its left.
        edges[2].inclusive = true;
        let mut bounds = [0; 4];
        let [least, greatest] = self.columns_of_line(from, to, along);
        (bounds[2 * along], bounds[2 * along + 1]) = (least, greatest);
        let rows = [from[1 - along], to[1 - along]];
        bounds[2 - 2 * along] = rows[0].min(rows[1]) - self.line_width;
        bounds[3 - 2 * along] = rows[0].max(rows[1]) + self.line_width;
        let corners = [ends[0], ends[1], ends[0]];
        let weights = corners.map(|corner| corner.weights);
        Ok(Some(Shape {
            edges,
            bounds,
            bounded_by_edges: true,
            band: true,
            planes: planes(
                1.0 / (twice as f64).abs(),
                &Corners {
                    depths: [first.1, second.1, first.1].map(f64::from),
                    inverse: [first.2, second.2, first.2].map(f64::from),
                    weights,
                    linear: weights.map(|weights| self.linear(weights, ws)),
                },
            ),
            offset: 0.0,
            front: true,
        }))
    }

    /// Least and greatest sample of a line along the axis that it runs along. A pixel whose diamond it begins in is drawn, one whose diamond it ends in
    /// is not, unless LAST_PIXEL says so.
    fn columns_of_line(&self, from: [i64; 2], to: [i64; 2], along: usize) -> [i64; 2] {
        let middle = |place: i64| place.div_euclid(PIXEL) * PIXEL + PIXEL / 2;
        // The middle of the diamond that a point is in, or the point itself.
        let diamond = |point: [i64; 2]| {
            let distance: i64 = point.map(|place| (place - middle(place)).abs()).iter().sum();
            if distance < PIXEL / 2 { middle(point[along]) } else { point[along] }
        };
        let (begin, end) = (from[along], to[along]);
        if begin < end {
            let last = if self.last_pixel { diamond(to).max(end - 1) } else { diamond(to).min(end) - 1 };
            [begin.min(diamond(from)), last]
        } else {
            let last = if self.last_pixel { diamond(to).min(end + 1) } else { diamond(to).max(end) + 1 };
            [last, begin.max(diamond(from))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{corners, setup};
    use super::*;
    use pretty_assertions::assert_eq;

    /// The pixels of a line between places in pixels.
    fn pixels(from: [f32; 2], to: [f32; 2], width: i64, last_pixel: bool) -> Vec<[i64; 2]> {
        let mut state = setup();
        (state.line_width, state.last_pixel) = (width * PIXEL / 2, last_pixel);
        let clip = |[x, y]: [f32; 2]| [x / 4.0 - 1.0, y / 4.0 - 1.0, 0.5, 1.0];
        let [a, b, _] = corners([clip(from), clip(to), [0.0; 4]]);
        let Some(shape) = state.line([a, b], [1.0; 3], 0).unwrap() else { return vec![] };
        let [left, right, top, bottom] = shape.bounds;
        let all = (0..8).flat_map(|y| (0..8).map(move |x| [x, y]));
        let inside = |[x, y]: &[i64; 2]| {
            let (x, y) = (x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2);
            (left..=right).contains(&x)
                && (top..=bottom).contains(&y)
                && shape.covers(shape.edges.map(|edge| edge.at(x, y)))
        };
        all.filter(inside).collect()
    }

    #[test]
    fn a_line_has_the_pixels_whose_diamonds_it_leaves() {
        assert_eq!(pixels([1.5, 2.5], [4.5, 2.5], 1, false), [[1, 2], [2, 2], [3, 2]]);
        assert_eq!(pixels([4.5, 2.5], [1.5, 2.5], 1, false), [[2, 2], [3, 2], [4, 2]]);
        assert_eq!(pixels([1.5, 2.5], [4.5, 2.5], 1, true), [[1, 2], [2, 2], [3, 2], [4, 2]]);
        // Behind the middle of a pixel, but in its diamond; before that of another one, and in its.
        assert_eq!(pixels([1.75, 2.5], [4.25, 2.5], 1, false), [[1, 2], [2, 2], [3, 2]]);
        // Neither begins nor ends in a diamond.
        assert_eq!(pixels([1.75, 2.875], [4.75, 2.875], 1, false), [[2, 2], [3, 2], [4, 2]]);
        // Within one diamond, and of no length.
        assert_eq!(pixels([1.375, 2.5], [1.625, 2.5], 1, false), [[0; 2]; 0]);
        assert_eq!(pixels([1.5, 2.5], [1.5, 2.5], 1, true), [[0; 2]; 0]);
        assert_eq!(pixels([2.5, 4.5], [3.5, 1.5], 1, false), [[3, 2], [2, 3], [2, 4]]);
        assert_eq!(pixels([2.5, 1.5], [4.5, 1.5], 3, false), [[2, 0], [3, 0], [2, 1], [3, 1], [2, 2], [3, 2]]);
    }

    #[test]
    fn what_a_line_has_changes_along_it_alone() {
        let [a, b, _] = corners([[-1.0, -1.0, 0.0, 1.0], [2.0, -0.5, 2.0, 2.0], [0.0; 4]]);
        let mut state = setup();
        state.line_width = 2 * PIXEL;
        let shape = state.line([a, b], [1.0, 2.0, 1.0], 0).unwrap().unwrap();
        for row in [0, PIXEL, -PIXEL] {
            let sample = shape.sample(4 * PIXEL, row);
            assert_eq!((sample.depth, sample.linear), (0.5, [0.5, 0.0]));
            assert!((sample.perspective[0] - 1.0 / 3.0).abs() < 1e-6, "{sample:?}");
        }
    }
}
