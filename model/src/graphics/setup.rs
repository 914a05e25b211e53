//! Set-up of primitives: perspective division, viewport, conversion to fixed point, facing and culling, edges
//! (PA_CL_VTE_CNTL, PA_CL_VPORT_*, PA_SU_VTX_CNTL, PA_SU_SC_MODE_CNTL, PA_SC_EDGERULE, PA_SU_POLY_OFFSET_*).
//!
//! Positions are rounded to single precision after every step up to the window, then to the grid of QUANT_MODE. Edges follow
//! exactly from the grid; what is interpolated becomes planes in double precision, by one reciprocal of the area.

use super::assembly::Kind;
use super::clip::Corner;
use super::error::Error;
use super::fields::{
    pa_cl_clip_cntl, pa_cl_vport_xscale_0, pa_cl_vte_cntl as vte, pa_sc_edgerule, pa_sc_line_cntl, pa_sc_window_offset,
    pa_su_line_cntl, pa_su_point_minmax, pa_su_point_size, pa_su_poly_offset_back_offset, pa_su_poly_offset_back_scale,
    pa_su_poly_offset_clamp, pa_su_poly_offset_db_fmt_cntl as offset_format, pa_su_poly_offset_front_offset,
    pa_su_poly_offset_front_scale, pa_su_sc_mode_cntl as mode, pa_su_vtx_cntl as vtx,
};
use super::registers::RegisterFile;
use super::shape::{Corners, PIXEL, Shape, bounds, edge, planes};

mod line;

/// Fractional bits by PA_SU_VTX_CNTL.QUANT_MODE.
const FRACTION_BITS: [u32; 8] = [4, 3, 2, 1, 0, 8, 10, 12];
/// The largest coordinate in pixels: that of 16.8 (PA_SU_VTX_CNTL.QUANT_MODE). Finer grids count from
/// PA_SU_HARDWARE_SCREEN_OFFSET on silicon and so reach as far as a viewport needs; here all of them reach as far as this one.
const LARGEST: f64 = 32768.0;
/// Bytes from a viewport's registers to the next one's.
const VIEWPORT_STEP: u32 = 24;
/// Sizes of points are half widths with four fractional bits.
const POINT_SCALE: f32 = 8.0;
/// So is the width of lines: units of the grid.
const LINE_SCALE: i64 = PIXEL / 16;

/// Polygon offset of one side.
#[derive(Debug, Clone, Copy)]
struct Offset {
    scale: f32,
    constant: f32,
}

/// The state of set-up.
#[derive(Debug, Clone)]
pub struct Setup {
    viewports: [[f32; 6]; 16],
    divided_xy: bool,
    divided_z: bool,
    reciprocal: bool,
    add_half: bool,
    round_mode: u32,
    fraction_bits: u32,
    window_offset: [f32; 2],
    cull: [bool; 2],
    clockwise_front: bool,
    offsets: [Option<Offset>; 2],
    offset_parallelograms: bool,
    offset_clamp: f32,
    offset_bits: i32,
    offset_float: bool,
    edge_rules: [u32; 3],
    linear_attributes: bool,
    /// All attributes are linear on the screen.
    pub flat_perspective: bool,
    point_size: [f32; 2],
    point_limits: [f32; 2],
    line_width: i64,
    last_pixel: bool,
}

impl Setup {
    /// Reads the registers of set-up.
    ///
    /// # Errors
    /// [`Error::State`] for polygons that are drawn as points or lines.
    pub fn decode(registers: &RegisterFile) -> Result<Setup, Error> {
        let set = |field| registers.is_set(field);
        if set(mode::POLY_MODE)
            && (registers.get(mode::POLYMODE_FRONT_PTYPE), registers.get(mode::POLYMODE_BACK_PTYPE)) != (2, 2)
        {
            let reason = "polygons are drawn filled, not as points or lines";
            return Err(Error::State { address: mode::WORD.address, value: registers.get(mode::WORD), reason });
        }
        let viewport = |number: u32| {
            std::array::from_fn(|index| {
                let enabled = registers.get(vte::WORD) >> index & 1 != 0;
                let field = pa_cl_vport_xscale_0::WORD.at(1, number * VIEWPORT_STEP + 4 * index as u32);
                match (enabled, index % 2) {
                    (true, _) => registers.float(field),
                    (false, 0) => 1.0,
                    (false, _) => 0.0,
                }
            })
        };
        let side = |enabled, scale, constant| {
            set(enabled).then(|| Offset { scale: registers.float(scale), constant: registers.float(constant) })
        };
        let signed = |field| f32::from(registers.get(field) as u16 as i16);
        let window = set(mode::VTX_WINDOW_OFFSET_ENABLE);
        Ok(Setup {
            viewports: std::array::from_fn(|number| viewport(number as u32)),
            divided_xy: set(vte::VTX_XY_FMT),
            divided_z: set(vte::VTX_Z_FMT),
            reciprocal: set(vte::VTX_W0_FMT),
            add_half: !set(vtx::PIX_CENTER),
            round_mode: registers.get(vtx::ROUND_MODE),
            fraction_bits: FRACTION_BITS[registers.get(vtx::QUANT_MODE) as usize & 7],
            window_offset: [pa_sc_window_offset::WINDOW_X_OFFSET, pa_sc_window_offset::WINDOW_Y_OFFSET]
                .map(|field| if window { signed(field) } else { 0.0 }),
            cull: [set(mode::CULL_FRONT), set(mode::CULL_BACK)],
            clockwise_front: set(mode::FACE),
            offsets: [
                side(
                    mode::POLY_OFFSET_FRONT_ENABLE,
                    pa_su_poly_offset_front_scale::WORD,
                    pa_su_poly_offset_front_offset::WORD,
                ),
                side(
                    mode::POLY_OFFSET_BACK_ENABLE,
                    pa_su_poly_offset_back_scale::WORD,
                    pa_su_poly_offset_back_offset::WORD,
                ),
            ],
            offset_parallelograms: set(mode::POLY_OFFSET_PARA_ENABLE),
            offset_clamp: registers.float(pa_su_poly_offset_clamp::WORD),
            offset_bits: i32::from(registers.get(offset_format::POLY_OFFSET_NEG_NUM_DB_BITS) as u8 as i8),
            offset_float: set(offset_format::POLY_OFFSET_DB_IS_FLOAT_FMT),
            edge_rules: [pa_sc_edgerule::ER_TRI, pa_sc_edgerule::ER_POINT, pa_sc_edgerule::ER_RECT]
                .map(|field| registers.get(field)),
            linear_attributes: set(pa_cl_clip_cntl::DX_LINEAR_ATTR_CLIP_ENA),
            flat_perspective: set(mode::PERSP_CORR_DIS),
            point_size: [pa_su_point_size::WIDTH, pa_su_point_size::HEIGHT]
                .map(|field| registers.get(field) as f32 / POINT_SCALE),
            point_limits: [pa_su_point_minmax::MIN_SIZE, pa_su_point_minmax::MAX_SIZE]
                .map(|field| registers.get(field) as f32 / POINT_SCALE),
            line_width: i64::from(registers.get(pa_su_line_cntl::WIDTH)) * LINE_SCALE,
            last_pixel: set(pa_sc_line_cntl::LAST_PIXEL),
        })
    }

    /// A coordinate of the window on the grid, rounded as ROUND_MODE says.
    fn snap(&self, [x, y]: [f32; 2]) -> Result<[i64; 2], Error> {
        let scale = f64::from(1u32 << self.fraction_bits);
        let [horizontal, vertical] = [x, y].map(|value| {
            let value = f64::from(value) * scale;
            let rounded = match self.round_mode {
                0 => value.trunc(),
                1 => (value + 0.5).floor(),
                2 => value.round_ties_even(),
                _ if value.fract().abs() == 0.5 => {
                    value.trunc() + if value.trunc() % 2.0 == 0.0 { value.signum() } else { 0.0 }
                }
                _ => value.round(),
            };
            rounded / scale
        });
        if horizontal.abs() > LARGEST || vertical.abs() > LARGEST {
            return Err(Error::Range { x, y, pixels: LARGEST as u32 });
        }
        Ok([horizontal, vertical].map(|value| (value * PIXEL as f64) as i64))
    }

    /// Position in the window, depth and 1/W of a corner; none if it has no place there.
    fn window(&self, position: [f32; 4], viewport: u32) -> Option<([f32; 2], f32, f32)> {
        let [x, y, z, w] = position;
        let inverse = if self.reciprocal { 1.0 / w } else { w };
        let [xs, xo, ys, yo, zs, zo] = self.viewports[viewport as usize & 15];
        let divide = |value: f32, divided: bool| if divided { value } else { value * inverse };
        let half = if self.add_half { 0.5 } else { 0.0 };
        let place = [
            divide(x, self.divided_xy) * xs + xo + half + self.window_offset[0],
            divide(y, self.divided_xy) * ys + yo + half + self.window_offset[1],
        ];
        let depth = divide(z, self.divided_z) * zs + zo;
        let finite = place.iter().all(|value| value.is_finite()) && !depth.is_nan() && inverse.is_finite();
        finite.then_some((place, depth, inverse))
    }

    /// Sets a triangle or rectangle up; none if it is culled or has no area.
    ///
    /// # Errors
    /// [`Error::Range`]
    pub fn shape(&self, kind: Kind, corners: [Corner; 3], ws: [f32; 3], viewport: u32) -> Result<Option<Shape>, Error> {
        let mut places = [[0.0; 2]; 3];
        let (mut depths, mut inverse) = ([0.0; 3], [0.0; 3]);
        for (index, corner) in corners.iter().enumerate() {
            let Some((place, depth, over)) = self.window(corner.position, viewport) else { return Ok(None) };
            places[index] = place;
            depths[index] = f64::from(depth);
            inverse[index] = f64::from(over);
        }
        let points = [self.snap(places[0])?, self.snap(places[1])?, self.snap(places[2])?];
        let [a, b, c] = points;
        let twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if twice == 0 {
            return Ok(None);
        }
        // Y grows downwards: what runs counter-clockwise has a negative area.
        let front = (twice < 0) != self.clockwise_front;
        if kind == Kind::Triangle && self.cull[usize::from(!front)] {
            return Ok(None);
        }
        let sign = twice.signum();
        let rule = self.edge_rules[if kind == Kind::Triangle { 0 } else { 2 }];
        let edges = [(b, c), (c, a), (a, b)].map(|(from, to)| edge(from, to, sign, rule));
        let reciprocal = 1.0 / (twice as f64).abs();
        let offset = match (&self.offsets[usize::from(!front)], kind) {
            (Some(offset), Kind::Triangle) => self.offset(offset, points, depths, reciprocal),
            (Some(offset), _) if self.offset_parallelograms => self.offset(offset, points, depths, reciprocal),
            _ => 0.0,
        };
        let weights = corners.map(|corner| corner.weights);
        let linear = weights.map(|weights| self.linear(weights, ws));
        Ok(Some(Shape {
            edges,
            bounds: bounds(&points, rule),
            bounded_by_edges: kind == Kind::Triangle,
            band: false,
            planes: planes(reciprocal, &Corners { depths, inverse, weights, linear }),
            offset,
            front,
        }))
    }

    /// The weights of a corner for attributes that are linear on the screen, from those in clip space.
    fn linear(&self, weights: [f64; 3], ws: [f32; 3]) -> [f64; 3] {
        let ws = ws.map(f64::from);
        let sum = weights.iter().zip(ws).fold(0.0, |sum, (weight, w)| weight.mul_add(w, sum));
        let part = |index: usize| weights[index] * ws[index] / sum;
        if self.linear_attributes && sum > 0.0 && sum.is_finite() { [part(0), part(1), part(2)] } else { weights }
    }

    /// Sets a point up: a square around its position, over which the second and third weight grow from 0 to 1.
    ///
    /// # Errors
    /// [`Error::Range`]
    pub fn point(&self, position: [f32; 4], size: Option<f32>, viewport: u32) -> Result<Option<Shape>, Error> {
        let Some((place, depth, over)) = self.window(position, viewport) else { return Ok(None) };
        let [low, high] = self.point_limits;
        let clamp = |value: f32| value.max(low).min(high.max(low));
        let [width, height] = size.map_or(self.point_size, |size| [size; 2]).map(clamp);
        let corner =
            |right: f32, down: f32| self.snap([place[0] + (right - 0.5) * width, place[1] + (down - 0.5) * height]);
        let points = [corner(0.0, 0.0)?, corner(1.0, 0.0)?, corner(0.0, 1.0)?];
        let [a, b, c] = points;
        let twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if twice <= 0 {
            return Ok(None);
        }
        let rule = self.edge_rules[1];
        let weights = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        Ok(Some(Shape {
            edges: [(b, c), (c, a), (a, b)].map(|(from, to)| edge(from, to, 1, rule)),
            bounds: bounds(&points, rule),
            bounded_by_edges: false,
            band: false,
            planes: planes(
                1.0 / twice as f64,
                &Corners { depths: [f64::from(depth); 3], inverse: [f64::from(over); 3], weights, linear: weights },
            ),
            offset: 0.0,
            front: true,
        }))
    }

    /// Polygon offset: the constant times the smallest difference of depths, and the scale times the largest slope. Drivers
    /// write the scale for slopes of a sixteenth of a pixel. `reciprocal`: of twice the area.
    fn offset(&self, offset: &Offset, points: [[i64; 2]; 3], depths: [f64; 3], reciprocal: f64) -> f64 {
        const SIXTEENTHS: f64 = PIXEL as f64 / 16.0;
        let [a, b, c] = points;
        let side = |to: [i64; 2], axis: usize| (to[axis] - a[axis]) as f64;
        let (first, second) = (depths[1] - depths[0], depths[2] - depths[0]);
        let along = |axis: usize| first.mul_add(side(c, axis), -(second * side(b, axis)));
        let slope = along(1).abs().max(along(0).abs()) * reciprocal;
        let unit = if self.offset_float {
            let largest = depths.iter().fold(0.0f64, |largest, depth| largest.max(depth.abs())) as f32;
            let exponent = (largest.to_bits() >> 23 & 0xff) as i32 - 127;
            f64::from(exponent + self.offset_bits).exp2()
        } else {
            f64::from(self.offset_bits).exp2()
        };
        let value = (f64::from(offset.scale) * slope).mul_add(SIXTEENTHS, f64::from(offset.constant) * unit);
        let clamp = f64::from(self.offset_clamp);
        if clamp > 0.0 {
            value.min(clamp)
        } else if clamp < 0.0 {
            value.max(clamp)
        } else {
            value
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    pub fn setup() -> Setup {
        let mut registers = RegisterFile::default();
        // 1/256, round to even, pixel centres at one half; a viewport of 8 by 8 pixels.
        registers.write(vtx::WORD.address, 0x2d).unwrap();
        registers.write(vte::WORD.address, 0x43f).unwrap();
        for (index, value) in (0..).zip([4.0f32, 4.0, 4.0, 4.0, 1.0, 0.0]) {
            registers.write(pa_cl_vport_xscale_0::WORD.address + 4 * index, value.to_bits()).unwrap();
        }
        registers.write(mode::WORD.address, 2).unwrap();
        Setup::decode(&registers).unwrap()
    }

    pub fn corners(positions: [[f32; 4]; 3]) -> [Corner; 3] {
        std::array::from_fn(|index| {
            let mut weights = [0.0; 3];
            weights[index] = 1.0;
            Corner { position: positions[index], weights }
        })
    }

    #[test]
    fn back_faces_are_culled_and_weights_are_perspective_correct() {
        let positions = [[-1.0, -1.0, 0.0, 1.0], [-2.0, 2.0, 1.0, 2.0], [1.0, -1.0, 0.0, 1.0]];
        let shape = |order: [usize; 3]| {
            setup().shape(Kind::Triangle, corners(order.map(|index| positions[index])), [1.0; 3], 0).unwrap()
        };
        assert_eq!(shape([0, 2, 1]), None);
        let front = shape([0, 1, 2]).unwrap();
        assert!(front.front);
        // Half way down the left side: 1/W has its mean, so that a third of the far corner is there.
        let sample = front.sample(0, 4 * PIXEL);
        assert!((sample.perspective[0] - 1.0 / 3.0).abs() < 1e-6 && sample.perspective[1].abs() < 1e-6);
        assert_eq!(sample.linear, [0.5, 0.0]);
        assert_eq!(sample.depth, 0.25);
    }

    #[test]
    fn samples_on_a_common_edge_belong_to_one_triangle() {
        let square = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]| [x, y, 0.5, 1.0]);
        let mut state = setup();
        state.cull = [false; 2];
        let half = |order: [usize; 3]| {
            state.shape(Kind::Triangle, corners(order.map(|index| square[index])), [1.0; 3], 0).unwrap().unwrap()
        };
        let halves = [half([0, 1, 2]), half([0, 2, 3])];
        for y in 0..8 {
            for x in 0..8 {
                let (x, y) = (x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2);
                let inside = |shape: &&Shape| shape.edges.iter().all(|edge| edge.holds(edge.at(x, y)));
                assert_eq!(halves.iter().filter(inside).count(), 1);
            }
        }
    }

    #[test]
    fn a_vertex_far_outside_is_an_error_and_infinity_is_dropped() {
        let shape = |x: f32| {
            setup().shape(
                Kind::Triangle,
                corners([[x, 0.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]]),
                [1.0; 3],
                0,
            )
        };
        assert!(matches!(shape(1e9), Err(Error::Range { .. })));
        assert_eq!(shape(f32::INFINITY), Ok(None));
    }
}
