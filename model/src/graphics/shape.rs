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

/// What is interpolated over a primitive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// 1/W.
    OverW,
    /// Depth.
    Depth,
    /// Weight of the second original corner over W.
    Second,
    /// Weight of the third one over W.
    Third,
    /// Weight of the second one, linear on the screen.
    LinearSecond,
    /// Weight of the third one, linear on the screen.
    LinearThird,
}

/// How many there are.
pub const VALUES: usize = 6;

/// A primitive on the grid.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// Edge n is opposite corner n; of rectangles and points they only weigh. A line's third one bounds it, and what runs beside that through the third
    /// corner; the other two only weigh.
    pub edges: [Edge; 3],
    /// The box that samples must lie in, on the grid, ends excluded as the edge rule says.
    pub bounds: [i64; 4],
    /// Whether the edges bound it; else the box does.
    pub bounded_by_edges: bool,
    /// It is a line: where the edges bound it, they do as a band.
    pub band: bool,
    /// By [`Value`], what each edge contributes for one of its units.
    pub planes: [[f64; 3]; VALUES],
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

/// What the corners of a primitive have.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Corners {
    /// Depth of each.
    pub depths: [f64; 3],
    /// 1/W of each.
    pub inverse: [f64; 3],
    /// Parts of the original corners in each, in clip space.
    pub weights: [[f64; 3]; 3],
    /// The same for attributes that are linear on the screen.
    pub linear: [[f64; 3]; 3],
}

/// The planes of a primitive, of the reciprocal of twice its area.
pub fn planes(reciprocal: f64, corners: &Corners) -> [[f64; 3]; VALUES] {
    let over = corners.inverse.map(|inverse| inverse * reciprocal);
    let weighed = |weights: &[[f64; 3]; 3], by: [f64; 3], number: usize| -> [f64; 3] {
        std::array::from_fn(|corner| by[corner] * weights[corner][number])
    };
    [
        over,
        corners.depths.map(|depth| depth * reciprocal),
        weighed(&corners.weights, over, 1),
        weighed(&corners.weights, over, 2),
        weighed(&corners.linear, [reciprocal; 3], 1),
        weighed(&corners.linear, [reciprocal; 3], 2),
    ]
}

/// As binary32; there is one NaN.
fn single(value: f64) -> f32 {
    if value.is_nan() { f32::NAN } else { value as f32 }
}

/// A depth within a range; a NaN is below it.
pub fn limited(depth: f32, [least, greatest]: [f32; 2]) -> f32 {
    let raised = if depth < least || depth.is_nan() { least } else { depth };
    if greatest < raised || raised.is_nan() { greatest } else { raised }
}

impl Shape {
    /// Whether a sample lies inside the edges, by their values there.
    pub fn covers(&self, values: [i64; 3]) -> bool {
        match self.band {
            // Together the edges are twice the area, so that this is what is left of it.
            true => self.edges[2].holds(values[2]) && values[0] + values[1] > 0,
            false => self.edges.iter().zip(values).all(|(edge, value)| edge.holds(value)),
        }
    }

    /// What the primitive has at a point of the grid: fused multiply-adds of the edges and planes in their order, one
    /// reciprocal for perspective.
    pub fn sample(&self, x: i64, y: i64) -> Sample {
        let edges = self.edges.map(|edge| edge.at(x, y) as f64);
        let value = |value: Value, from: f64| {
            edges.iter().zip(self.planes[value as usize]).fold(from, |sum, (edge, plane)| edge.mul_add(plane, sum))
        };
        let pull = [Value::Second, Value::Third].map(|number| value(number, 0.0));
        let over = value(Value::OverW, 0.0);
        let reciprocal = 1.0 / over;
        Sample {
            perspective: pull.map(|value| single(value * reciprocal)),
            pull: [pull[0], pull[1], over].map(single),
            linear: [Value::LinearSecond, Value::LinearThird].map(|number| single(value(number, 0.0))),
            depth: single(value(Value::Depth, self.offset)),
            w: single(reciprocal),
        }
    }
}
