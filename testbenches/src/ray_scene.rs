//! A scene of three boxes on a floor, the rays of a picture of it, and that picture without a hierarchy: every ray against every triangle.

/// Pixels of a row.
pub const WIDTH: usize = 32;
/// Rows.
pub const HEIGHT: usize = 20;

/// A place, or a way.
pub type Point = [f32; 3];

/// Four corners, of which the first three and the last three are triangles, and a colour.
pub struct Quad {
    /// Them.
    pub corners: [Point; 4],
    /// It: its highest byte is 0xff.
    pub colour: u32,
}

/// A box that stands on the floor: its five visible sides, and the lower one.
fn cuboid(quads: &mut Vec<Quad>, low: Point, high: Point, colours: [u32; 3]) {
    let at = |x: usize, y: usize, z: usize| [[low, high][x][0], [low, high][y][1], [low, high][z][2]];
    for side in 0..2 {
        let faces = [
            [at(side, 0, 0), at(side, 1, 0), at(side, 0, 1), at(side, 1, 1)],
            [at(0, side, 0), at(1, side, 0), at(0, side, 1), at(1, side, 1)],
            [at(0, 0, side), at(1, 0, side), at(0, 1, side), at(1, 1, side)],
        ];
        quads.extend(faces.into_iter().zip(colours).map(|(corners, colour)| Quad { corners, colour }));
    }
}

/// The scene.
pub fn scene() -> Vec<Quad> {
    let floor = [[-6.0, 0.0, -2.0], [6.0, 0.0, -2.0], [-6.0, 0.0, 14.0], [6.0, 0.0, 14.0]];
    let mut quads = vec![Quad { corners: floor, colour: 0xff40_6040 }];
    cuboid(&mut quads, [-2.5, 0.0, 3.0], [-1.0, 2.0, 4.5], [0xff20_20c0, 0xff40_40ff, 0xff10_1080]);
    cuboid(&mut quads, [0.3, 0.0, 2.0], [1.4, 1.1, 3.0], [0xff20_c020, 0xff40_ff40, 0xff10_8010]);
    cuboid(&mut quads, [0.6, 0.0, 5.5], [2.9, 3.1, 7.0], [0xffc0_2020, 0xffff_4040, 0xff80_1010]);
    quads
}

/// A ray a pixel: origin and direction.
pub fn rays() -> Vec<(Point, Point)> {
    let ray = |at: usize| {
        let (x, y) = ((at % WIDTH) as f32 + 0.5, (at / WIDTH) as f32 + 0.5);
        let across = (x / WIDTH as f32 - 0.5) * 1.6;
        ([-0.4, 3.7, -3.0], [across, 0.15 - y / HEIGHT as f32, 1.0])
    };
    (0..WIDTH * HEIGHT).map(ray).collect()
}

/// How far along the ray the triangle is (in binary64, another way than that of the hardware: the plane, then the sides).
fn distance(origin: Point, direction: Point, triangle: &[Point]) -> Option<f64> {
    let wide = |point: Point| point.map(f64::from);
    let minus = |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|axis| a[axis] - b[axis]);
    let dot = |a: [f64; 3], b: [f64; 3]| (0..3).map(|axis| a[axis] * b[axis]).sum::<f64>();
    let cross =
        |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|n| a[(n + 1) % 3] * b[(n + 2) % 3] - a[(n + 2) % 3] * b[(n + 1) % 3]);
    let corners = [0, 1, 2].map(|corner| wide(triangle[corner]));
    let normal = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
    let (origin, direction) = (wide(origin), wide(direction));
    let along = dot(normal, minus(corners[0], origin)) / dot(normal, direction);
    let place = [0, 1, 2].map(|axis| origin[axis] + along * direction[axis]);
    let inside = (0..3).all(|at| {
        let (from, to) = (corners[at], corners[(at + 1) % 3]);
        dot(normal, cross(minus(to, from), minus(place, from))) >= 0.0
    });
    (inside && along >= 0.0 && along.is_finite()).then_some(along)
}

/// The colour of each pixel; black where nothing is.
pub fn picture() -> Vec<u32> {
    let quads = scene();
    let pixel = |(origin, direction): (Point, Point)| {
        let hits = quads.iter().flat_map(|quad| {
            let triangles = [&quad.corners[..3], &quad.corners[1..]];
            triangles
                .into_iter()
                .filter_map(move |triangle| Some((distance(origin, direction, triangle)?, quad.colour)))
        });
        hits.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(0, |(_, colour)| colour)
    };
    rays().into_iter().map(pixel).collect()
}
