//! Samples: texels around a coordinate, weighted; levels blended; comparisons; the four texels of a gather.

use super::address::{FRACTION, ONE, Taps, fixed, limited, texels, wrapped};
use super::cube;
use super::format::{Format, Kind};
use super::layout::{Dimension, Level, Texture};
use super::level::{Detail, Lod, detail};
use super::sampler::{Filter, MipFilter, Reduction, Sampler, Wrap};
use super::texel::{Position, channels};
use super::{Fetch, Texel};

/// What one lane asks of a texture and a sampler.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Request {
    /// Coordinates along x, y and z. On a cube they run from 1 to 2 across a face (what compilers make of V_CUBESC and
    /// V_CUBETC).
    pub position: [f32; 3],
    /// Slice of an array, or of a cube 8 times the slice plus the face; rounded to the nearest.
    pub slice: f32,
    /// Whole texels added to the position.
    pub offset: [i32; 3],
    /// Where the level of detail comes from.
    pub lod: Lod,
    /// Depth reference of a comparison.
    pub reference: Option<f32>,
    /// The instruction says that coordinates are texels.
    pub unnormalized: bool,
}

impl Request {
    /// A sample of the base level at a position.
    pub const fn at(position: [f32; 3]) -> Request {
        let (slice, offset, lod) = (0.0, [0; 3], Lod::Zero);
        Request { position, slice, offset, lod, reference: None, unnormalized: false }
    }
}

/// A texel's channels as a filter sees them.
type Channels = [f32; 4];

/// What samples of one instruction have in common.
struct Unit<'a> {
    texture: &'a Texture,
    /// The texture's format as the sampler's degamma bits make it.
    format: Format,
    sampler: &'a Sampler,
}

impl<'a> Unit<'a> {
    /// A unit that sees the texels of `texture` as the sampler's degamma bits say.
    fn new(texture: &'a Texture, sampler: &'a Sampler) -> Unit<'a> {
        let mut format = texture.format;
        if sampler.force_degamma {
            format = format.degamma();
        }
        if sampler.skip_degamma {
            format = format.linear();
        }
        Unit { texture, format, sampler }
    }

    /// The slice that the request chooses, from the first of the view, clamped to the view.
    fn slice(&self, slice: f32) -> u32 {
        let last = self.texture.last_slice.saturating_sub(self.texture.first_slice);
        let number = slice.round_ties_even();
        match self.texture.dimension {
            Dimension::Cube => {
                let number = number.clamp(0.0, 65_535.0) as u32;
                let face = (number % 8).min(5);
                let cube = (number / 8).min(last / 6);
                (cube * 6 + face).min(last)
            }
            dimension if dimension.is_array() => (number.clamp(0.0, 65_535.0) as u32).min(last),
            _ => 0,
        }
    }

    /// The fixed-point coordinate along an axis of a level.
    fn coordinate(&self, request: &Request, position: [f32; 3], axis: usize, size: u32) -> i64 {
        let wrap = self.wrap(axis);
        let unnormalized = request.unnormalized || self.sampler.unnormalized;
        let cube = self.texture.dimension == Dimension::Cube;
        let value = if cube { position[axis] - 1.0 } else { position[axis] };
        let place = fixed(texels(value, size, wrap, unnormalized), self.sampler.truncate);
        limited(place + i64::from(request.offset[axis]) * ONE, size, wrap)
    }

    /// The address mode of an axis. Where the faces of a cube go on in each other, coordinates end at the edges of a face.
    fn wrap(&self, axis: usize) -> Wrap {
        if self.texture.dimension == Dimension::Cube && !self.sampler.separate_faces {
            return Wrap::ClampHalfBorder;
        }
        self.sampler.wrap[axis]
    }

    /// A texel of a level by its indices, which may lie outside; none beyond the corner of a cube.
    fn texel<E>(&self, number: u32, indices: [i64; 3], slice: u32, fetch: &mut Fetch<E>) -> Result<Option<Texel>, E> {
        let Some(level) = self.texture.levels.get((self.texture.base_level + number) as usize) else {
            return Ok(Some([0; 4]));
        };
        let mut position = Position { slice, level: number, ..Position::default() };
        if self.texture.dimension == Dimension::Cube && !self.sampler.separate_faces {
            let (cube, face) = (slice / 6, slice % 6);
            let Some((face, x, y)) = cube::neighbour(face, indices[0], indices[1], level.width) else {
                return Ok(None);
            };
            position.texel = [x, y, 0];
            position.slice = cube * 6 + face;
        } else {
            let sizes = [level.width, level.height, level.depth];
            for axis in 0..self.texture.dimension.axes() {
                match wrapped(indices[axis], sizes[axis], self.sampler.wrap[axis]) {
                    Some(index) => position.texel[axis] = index,
                    None => return Ok(Some(self.border())),
                }
            }
        }
        Ok(Some(channels(self.texture, self.format, &position, fetch)?.unwrap_or_default()))
    }

    fn border(&self) -> Texel {
        self.sampler.border.channels(self.format, self.texture.border_order)
    }

    /// The channels of a texel as numbers, or the result of comparing the first one. Denormals are flushed (section
    /// 10.4.2).
    fn value(&self, texel: Texel, reference: Option<f32>) -> Channels {
        let Some(reference) = reference else { return texel.map(|bits| flushed(f32::from_bits(bits))) };
        let reference =
            if self.format.is_unorm() && !reference.is_nan() { reference.clamp(0.0, 1.0) } else { reference };
        let passes = self.sampler.compare.holds(flushed(reference), flushed(f32::from_bits(texel[0])));
        [if passes { 1.0 } else { 0.0 }, 0.0, 0.0, 0.0]
    }

    /// The texels of one level that a request covers, along each axis.
    fn taps(&self, request: &Request, position: [f32; 3], filter: Filter, level: &Level) -> [Taps; 3] {
        let sizes = [level.width, level.height, level.depth];
        let mut taps = [Taps { first: 0, weight: 0 }; 3];
        for axis in 0..self.texture.dimension.axes() {
            let coordinate = self.coordinate(request, position, axis, sizes[axis]);
            let filter = if axis == 2 { self.sampler.volume.unwrap_or(filter) } else { filter };
            taps[axis] = if filter.is_linear() && self.format.kind() == Kind::Float {
                Taps::linear(coordinate)
            } else {
                Taps::point(coordinate, sizes[axis], self.wrap(axis))
            };
            if self.sampler.half_weights {
                taps[axis].weight &= ONE / 2;
            }
        }
        taps
    }

    /// One probe of one level.
    fn probe<E>(
        &self,
        request: &Request,
        position: [f32; 3],
        filter: Filter,
        number: u32,
        fetch: &mut Fetch<E>,
    ) -> Result<Channels, E> {
        let Some(level) = self.texture.level(self.texture.base_level + number) else { return Ok([0.0; 4]) };
        let taps = self.taps(request, position, filter, level);
        let slice = self.slice(request.slice);
        let mut values = [None; 8];
        let mut corner = None;
        for (place, value) in values.iter_mut().enumerate() {
            let step = |axis: usize| (place >> axis & 1) as i64;
            if (0..3).any(|axis| step(axis) == 1 && taps[axis].weight == 0) {
                continue;
            }
            let indices = [0, 1, 2].map(|axis| taps[axis].first + step(axis));
            match self.texel(number, indices, slice, fetch)? {
                Some(texel) => *value = Some(self.value(texel, request.reference)),
                None => corner = Some(place),
            }
        }
        if let Some(corner) = corner {
            values[corner] = beyond_corner(&values);
        }
        let weights = taps.map(|taps| taps.weight);
        let mut result = [0.0; 4];
        for (channel, result) in result.iter_mut().enumerate() {
            *result = self.reduce(values.map(|value| value.map(|value| value[channel])), weights);
        }
        Ok(result)
    }

    /// Blends along x, then y, then z; or the extreme of the values that have a weight.
    fn reduce(&self, values: [Option<f32>; 8], weights: [i64; 3]) -> f32 {
        let present = values.into_iter().flatten();
        match self.sampler.reduction {
            Reduction::Minimum => return present.fold(f32::INFINITY, smaller),
            Reduction::Maximum => return present.fold(f32::NEG_INFINITY, larger),
            Reduction::Blend => {}
        }
        let mut values = values;
        for (axis, &weight) in weights.iter().enumerate() {
            let step = 1 << axis;
            for place in (0..8).step_by(2 * step) {
                values[place] = match (values[place], values[place + step]) {
                    (Some(first), Some(second)) => Some(blend(first, second, weight)),
                    (first, _) => first,
                };
            }
        }
        values[0].unwrap_or(0.0)
    }

    /// All probes of one level.
    fn level<E>(&self, request: &Request, detail: &Detail, number: u32, fetch: &mut Fetch<E>) -> Result<Channels, E> {
        let filter = if detail.magnified { self.sampler.magnify } else { self.sampler.minify };
        let probes = if filter.is_anisotropic() { detail.probes } else { 1 };
        if probes == 1 {
            return self.probe(request, request.position, filter, number, fetch);
        }
        let mut mean = [0.0; 4];
        for index in 0..probes {
            let place = [0, 1, 2].map(|axis| along(request.position[axis], detail.line[axis], index, probes));
            let values = self.probe(request, place, filter, number, fetch)?;
            for (mean, value) in mean.iter_mut().zip(values) {
                *mean = if index == 0 { value } else { self.joined(*mean, value, share(index + 1)) };
            }
        }
        Ok(mean)
    }

    /// A value with another one of this weight, or the extreme of both.
    fn joined(&self, value: f32, other: f32, weight: i64) -> f32 {
        match self.sampler.reduction {
            Reduction::Blend => blend(value, other, weight),
            Reduction::Minimum => smaller(value, other),
            Reduction::Maximum => larger(value, other),
        }
    }
}

/// The coordinate of a probe: the middle of one of equal pieces of the line, whose middle is `position`. As a blend of that and of the coordinate a
/// whole line away, forwards or backwards.
fn along(position: f32, line: f32, index: u32, probes: u32) -> f32 {
    let from_middle = i64::from(2 * index + 1) - i64::from(probes);
    let weight = nearest(ONE / 2 * from_middle.abs(), probes.into());
    let line = if from_middle < 0 { -line } else { line };
    blend(position, 2.0 * blend(position, line, ONE / 2), weight)
}

/// The weight of the last of `count` probes among them.
fn share(count: u32) -> i64 {
    nearest(ONE, count.into())
}

/// A quotient, rounded to nearest even.
fn nearest(value: i64, by: i64) -> i64 {
    let (whole, rest) = (value / by, value % by);
    whole + i64::from(2 * rest > by || (2 * rest == by && whole & 1 == 1))
}

/// The smaller number; -0 is below +0, and a NaN is not seen.
fn smaller(a: f32, b: f32) -> f32 {
    if b.is_nan() || !a.is_nan() && a.total_cmp(&b).is_le() { a } else { b }
}

/// The larger number, likewise.
fn larger(a: f32, b: f32) -> f32 {
    if b.is_nan() || !a.is_nan() && a.total_cmp(&b).is_ge() { a } else { b }
}

/// A denormal as zero of its sign.
fn flushed(value: f32) -> f32 {
    if value.is_subnormal() { 0f32.copysign(value) } else { value }
}

/// The texel that is missing where three faces of a cube meet: the mean of the first two of the others, and a third of the last one.
fn beyond_corner(values: &[Option<Channels>; 8]) -> Option<Channels> {
    const THIRD: i64 = 85;
    let mut others = values.iter().flatten();
    let (first, second, third) = (others.next()?, others.next()?, others.next()?);
    let mean = |channel: usize| {
        let pair = blend(first[channel], second[channel], ONE / 2);
        blend(pair, third[channel], THIRD)
    };
    Some([0, 1, 2, 3].map(mean))
}

/// `first * (1 - weight) + second * weight`, the weight in 1/256: rounded once to nearest even.
pub fn blend(first: f32, second: f32, weight: i64) -> f32 {
    if weight == 0 {
        return first;
    }
    // Products of 24 and 9 bits are exact in binary64.
    let (a, b) = (f64::from(first) * (ONE - weight) as f64, f64::from(second) * weight as f64);
    let sum = a + b;
    // What the sum lost (exact, by Knuth), kept in its last bit (rounding to odd), so that rounding to binary32 sees it.
    let from_b = sum - a;
    let lost = (a - (sum - from_b)) + (b - from_b);
    let odd = if lost == 0.0 || !sum.is_finite() || sum.to_bits() & 1 == 1 {
        sum
    } else if (lost > 0.0) == (sum > 0.0) {
        f64::from_bits(sum.to_bits() + 1)
    } else {
        f64::from_bits(sum.to_bits() - 1)
    };
    flushed((odd / ONE as f64) as f32)
}

/// The levels of a detail: the first one, and the weight of the next one in 1/256.
fn levels(sampler: &Sampler, detail: &Detail) -> (u32, i64) {
    match sampler.mip {
        MipFilter::None => (0, 0),
        MipFilter::Point => (((detail.clamped + 128) >> FRACTION) as u32, 0),
        MipFilter::Linear => ((detail.clamped >> FRACTION) as u32, i64::from(detail.clamped) & (ONE - 1)),
    }
}

/// Registers hold one NaN.
fn bits(value: f32) -> u32 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() }
}

/// Samples a texture: the components x, y, z, w.
pub fn sample<E>(texture: &Texture, sampler: &Sampler, request: &Request, fetch: &mut Fetch<E>) -> Result<Texel, E> {
    let unit = Unit::new(texture, sampler);
    let detail = detail(texture, sampler, request);
    let (first, weight) = levels(sampler, &detail);
    if unit.format.kind() != Kind::Float {
        // Integers are not blended: the texel at the coordinate.
        let Some(level) = unit.texture.level(unit.texture.base_level + first) else { return Ok([0; 4]) };
        let taps = unit.taps(request, request.position, Filter::Point, level);
        let texel = unit.texel(first, taps.map(|taps| taps.first), unit.slice(request.slice), fetch)?;
        return Ok(unit.texture.selected(texel.unwrap_or_default()));
    }
    let mut result = unit.level(request, &detail, first, fetch)?;
    if weight != 0 {
        let next = unit.level(request, &detail, first + 1, fetch)?;
        for (value, next) in result.iter_mut().zip(next) {
            *value = unit.joined(*value, next, weight);
        }
    }
    Ok(unit.texture.selected(result.map(bits)))
}

/// The texels of a gather.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gathered {
    /// The 2x2 that a linear filter would blend.
    Square,
    /// The same, but of a texture of integers the 2x2 from that on which the coordinate lies in, half a texel further: integers are not
    /// filtered, and GFX6 to GFX8 look at their filter before they look at the instruction (model decisions "Gathers of integers").
    SquareAsFiltered,
    /// Four of a row, from the first one of the square on to the right.
    Row,
}

/// Texels around a coordinate, one component each: of a square the lower left one first, then counter-clockwise.
pub fn gather<E>(
    texture: &Texture,
    sampler: &Sampler,
    request: &Request,
    component: usize,
    shape: Gathered,
    fetch: &mut Fetch<E>,
) -> Result<Texel, E> {
    let unit = Unit::new(texture, sampler);
    let detail = detail(texture, sampler, request);
    let number = match sampler.mip {
        MipFilter::None => 0,
        MipFilter::Point | MipFilter::Linear => ((detail.clamped + 128) >> FRACTION) as u32,
    };
    let Some(level) = unit.texture.level(unit.texture.base_level + number) else { return Ok([0; 4]) };
    let first = [0, 1].map(|axis| {
        let size = if axis == 0 { level.width } else { level.height };
        let coordinate = unit.coordinate(request, request.position, axis, size);
        let taps = match (shape, unit.format.kind()) {
            (Gathered::SquareAsFiltered, Kind::Uint | Kind::Sint) => Taps::point(coordinate, size, unit.wrap(axis)),
            _ => Taps::linear(coordinate),
        };
        taps.first
    });
    let places = match shape {
        Gathered::Square | Gathered::SquareAsFiltered => [(0, 1), (1, 1), (1, 0), (0, 0)],
        Gathered::Row => [(0, 0), (1, 0), (2, 0), (3, 0)],
    };
    let slice = unit.slice(request.slice);
    let mut result = [0; 4];
    let mut missing = None;
    for (index, (x, y)) in places.into_iter().enumerate() {
        let Some(texel) = unit.texel(number, [first[0] + x, first[1] + y, 0], slice, fetch)? else {
            missing = Some(index);
            continue;
        };
        result[index] = match (request.reference, unit.format.kind()) {
            (Some(_), Kind::Float) => bits(unit.value(texel, request.reference)[0]),
            (_, Kind::Float) => {
                let values = unit.texture.selected(texel.map(|bits| flushed(f32::from_bits(bits)).to_bits()));
                values[component & 3]
            }
            _ => unit.texture.selected(texel)[component & 3],
        };
    }
    if let Some(missing) = missing {
        // Beyond the corner of a cube there is no texel: the one before it stands for it.
        result[missing] = result[(missing + 3) % 4];
    }
    Ok(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn extremes_order_zeros_by_their_sign_and_see_no_nan() {
        for (a, b) in [(-0.0, 0.0), (0.0, -0.0)] {
            assert_eq!(smaller(a, b).to_bits(), (-0.0f32).to_bits());
            assert_eq!(larger(a, b).to_bits(), 0);
        }
        for (a, b) in [(f32::NAN, -1.0), (-1.0, f32::NAN), (-f32::NAN, -1.0), (-1.0, -f32::NAN)] {
            assert_eq!([smaller(a, b), larger(a, b)], [-1.0, -1.0]);
        }
        assert_eq!([smaller(-2.0, 1.0), larger(-2.0, 1.0)], [-2.0, 1.0]);
    }
}
