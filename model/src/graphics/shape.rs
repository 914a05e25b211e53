//! A primitive on the grid of set-up: its edges, the box around it, and what it has at a sample.

/// Fractional bits of the internal grid, the finest one.
pub const GRID_BITS: u32 = 12;
/// A pixel on that grid.
pub const PIXEL: i64 = 1 << GRID_BITS;
/// A line that bounds a triangle: positive inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// Change for a step of one grid unit to the right and down.
    pub step: [i64; 2],
    /// Value at the origin.
    pub origin: i64,
    /// Whether samples on the line are inside.
    pub inclusive: bool,
}

impl Edge {
    /// The value at a point of the grid.
    pub const fn at(&self, x: i64, y: i64) -> i64 {
        self.step[0] * x + self.step[1] * y + self.origin
    }

    /// Whether a value is inside.
    pub const fn holds(&self, value: i64) -> bool {
        value > 0 || (value == 0 && self.inclusive)
    }
}

/// A primitive on the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// Edge n is opposite corner n; of rectangles and points they only weigh.
    pub edges: [Edge; 3],
    /// Twice the area.
    pub area: f64,
    /// The box that samples must lie in, on the grid, ends excluded as the edge rule says.
    pub bounds: [i64; 4],
    /// Whether the edges bound it; else the box does.
    pub bounded_by_edges: bool,
    /// Depth of each corner.
    pub depths: [f64; 3],
    /// 1/W of each corner.
    pub inverse: [f64; 3],
    /// Parts of the original corners in each corner, in clip space.
    pub weights: [[f64; 3]; 3],
    /// The same for attributes that are linear on the screen.
    pub linear: [[f64; 3]; 3],
    /// Added to depths.
    pub offset: f64,
    /// It shows its front.
    pub front: bool,
}

/// What a primitive has at a sample.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// Perspective-correct weights of the second and third original corner.
    pub perspective: [f32; 2],
    /// The same before the division by 1/W.
    pub pull: [f32; 3],
    /// Weights that are linear on the screen.
    pub linear: [f32; 2],
    /// Depth, not clamped.
    pub depth: f32,
    /// W.
    pub w: f32,
}

/// The edge from one corner to the next; `sign` makes the inside positive.
pub fn edge(from: [i64; 2], to: [i64; 2], sign: i64, rule: u32) -> Edge {
    let (dx, dy) = ((to[0] - from[0]) * sign, (to[1] - from[1]) * sign);
    // Bits of a rule: left, right, top, bottom. With Y downwards the inside is to the right of an edge that runs up.
    let bit = match (dy, dx) {
        (..0, _) => 3,
        (1.., _) => 2,
        (0, 1..) => 1,
        (0, _) => 0,
    };
    Edge { step: [-dy, dx], origin: dy * from[0] - dx * from[1], inclusive: rule >> bit & 1 != 0 }
}

/// The box around points: least and greatest sample positions that are inside, by the rule for its sides.
pub fn bounds(points: &[[i64; 2]; 3], rule: u32) -> [i64; 4] {
    let side = |axis: usize| points.iter().map(move |point| point[axis]);
    let least = |axis, bit: u32| side(axis).min().unwrap_or(0) + i64::from(rule >> bit & 1 == 0);
    let greatest = |axis, bit: u32| side(axis).max().unwrap_or(0) - i64::from(rule >> bit & 1 == 0);
    [least(0, 3), greatest(0, 2), least(1, 1), greatest(1, 0)]
}

impl Shape {
    /// What the primitive has at a point of the grid.
    pub fn sample(&self, x: i64, y: i64) -> Sample {
        let parts = self.edges.map(|edge| edge.at(x, y) as f64 / self.area);
        let over: [f64; 3] = std::array::from_fn(|index| parts[index] * self.inverse[index]);
        let sum: f64 = over.iter().sum();
        let weigh = |parts: &[f64; 3], weights: &[[f64; 3]; 3], index: usize| -> f64 {
            parts.iter().zip(weights).map(|(part, weights)| part * weights[index]).sum()
        };
        let pull = [1, 2].map(|index| weigh(&over, &self.weights, index));
        let depth: f64 = parts.iter().zip(self.depths).map(|(part, depth)| part * depth).sum();
        Sample {
            perspective: pull.map(|value| (value / sum) as f32),
            pull: [pull[0] as f32, pull[1] as f32, sum as f32],
            linear: [1, 2].map(|index| weigh(&parts, &self.linear, index) as f32),
            depth: (depth + self.offset) as f32,
            w: (1.0 / sum) as f32,
        }
    }
}
