//! Levels of detail: from derivatives, or given; bias, clamps; how many probes an anisotropic filter takes, and where.

use super::filter::Request;
use super::layout::Texture;
use super::sampler::Sampler;

/// Where the level of detail of a sample comes from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lod {
    /// The base level of the view, whatever the sampler says.
    Zero,
    /// The instruction gives it.
    Explicit(f32),
    /// From the change of the coordinates to the next pixel.
    Computed {
        /// To the right, along x, y and z, in units of the coordinates.
        horizontal: [f32; 3],
        /// Downwards.
        vertical: [f32; 3],
        /// Added to the result.
        bias: f32,
        /// Smallest result.
        clamp: Option<f32>,
    },
}

/// A level of detail, in 1/256, and the probes that go with it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Detail {
    /// Before clamps.
    pub raw: i32,
    /// After them: 0 is the base of the view.
    pub clamped: i32,
    /// A texel covers more than a pixel: the magnification filter is used.
    pub magnified: bool,
    /// Probes, 1 to 16.
    pub probes: u32,
    /// From the first to the last edge of the probes, in units of the coordinates.
    pub line: [f32; 3],
}

/// The level of a length of zero, and of the smallest numbers.
const LOWEST: i32 = -(128 << 8);
/// The level of everything beyond the largest texture.
const HIGHEST: i32 = 127 << 8;

/// How much a coordinate changes to the next pixel. Half of it is made, so that a change whose half is smaller than any normal number is none.
pub fn difference(there: f32, here: f32) -> f32 {
    let change = there - here;
    if (change / 2.0).abs() < f32::MIN_POSITIVE { 0.0 } else { change }
}

/// A level as the instruction gives it, in 1/256, rounded to nearest.
fn level(value: f32) -> i32 {
    (f64::from(value) * 256.0).round_ties_even().clamp(f64::from(LOWEST), f64::from(HIGHEST)) as i32
}

/// Half the logarithm to base two of a number, in 1/256, rounded to nearest: digit after digit by squaring, which gives
/// the same on every machine.
fn half_log2(square: f64) -> i32 {
    const DIGITS: u32 = 8;
    if square.is_nan() || square <= 0.0 {
        return LOWEST;
    }
    if square.is_infinite() {
        return HIGHEST;
    }
    // Sums of squares of binary32 numbers are normal numbers of binary64, or zero.
    let exponent = (square.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let mut fraction = f64::from_bits(square.to_bits() & ((1 << 52) - 1) | 1023 << 52);
    let mut digits = exponent;
    for _ in 0..DIGITS {
        fraction *= fraction;
        digits *= 2;
        if fraction >= 2.0 {
            fraction /= 2.0;
            digits += 1;
        }
    }
    // digits = 256 * log2(square), cut; half of it, rounded.
    ((digits + 1) >> 1).clamp(LOWEST, HIGHEST)
}

/// The level of detail of a sample.
pub fn detail(texture: &Texture, sampler: &Sampler, request: &Request) -> Detail {
    let mut probes = (1, [0.0; 3]);
    let (raw, clamp) = match request.lod {
        Lod::Zero => return Detail { raw: 0, clamped: 0, magnified: true, probes: 1, line: [0.0; 3] },
        Lod::Explicit(value) => (level(value).saturating_add(sampler.lod_bias), None),
        Lod::Computed { horizontal, vertical, bias, clamp } => {
            let (lod, count, line) = footprint(texture, sampler, request.unnormalized, horizontal, vertical);
            probes = (count, line);
            (lod.saturating_add(sampler.lod_bias + sampler.second_lod_bias).saturating_add(level(bias)), clamp)
        }
    };
    let raw = raw.clamp(LOWEST, HIGHEST);
    let lowest = clamp.map_or(LOWEST, level).max(sampler.min_lod).max(texture.min_lod);
    // The largest level wins over the smallest one.
    let limited = raw.max(lowest).min(sampler.max_lod);
    let last = (texture.last_level.saturating_sub(texture.base_level) as i32) << 8;
    let clamped = limited.clamp(0, last);
    Detail { raw, clamped, magnified: limited <= 0, probes: probes.0, line: probes.1 }
}

/// Level of detail, number of probes and their line.
fn footprint(
    texture: &Texture,
    sampler: &Sampler,
    unnormalized: bool,
    horizontal: [f32; 3],
    vertical: [f32; 3],
) -> (i32, u32, [f32; 3]) {
    let base = texture.level(texture.base_level);
    let sizes = base.map_or([1; 3], |level| [level.width, level.height, level.depth]);
    let axes = texture.dimension.axes();
    let square = |derivative: [f32; 3]| {
        derivative.into_iter().zip(sizes).take(axes).fold(0.0, |sum, (change, size)| {
            let texels = if unnormalized || sampler.unnormalized { change } else { change * size as f32 };
            sum + f64::from(texels) * f64::from(texels)
        })
    };
    let squares = (square(horizontal), square(vertical));
    let (major, minor, line) =
        if squares.0 >= squares.1 { (squares.0, squares.1, horizontal) } else { (squares.1, squares.0, vertical) };
    let lod = half_log2(major);
    let anisotropic = sampler.minify.is_anisotropic() || sampler.magnify.is_anisotropic();
    if !anisotropic || sampler.max_anisotropy <= 1 {
        return (lod, 1, [0.0; 3]);
    }
    let log2 = |count: u32| half_log2(f64::from(count * count));
    let most = sampler.max_anisotropy.min(16);
    let ratio = (lod - half_log2(minor)).min(log2(most)).max(0);
    let probes = (1..most).find(|&count| log2(count) >= ratio).unwrap_or(most);
    (lod - ratio, probes, line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_change_whose_half_is_no_normal_number_is_none() {
        assert_eq!((difference(1e-37, 0.0), difference(2e-38, 0.0), difference(0.0, -3e-39)), (1e-37, 0.0, 0.0));
    }

    #[test]
    fn the_logarithm_is_exact_for_powers_of_two_and_rounded_between() {
        assert_eq!([1.0, 4.0, 16.0, 0.25].map(half_log2), [0, 256, 512, -256]);
        // log2(3) = 1.58496, times 256 is 405.75.
        assert_eq!(half_log2(9.0), 406);
        // log2(1.5) = 0.58496: 149.75.
        assert_eq!(half_log2(2.25), 150);
        assert_eq!((half_log2(0.0), half_log2(f64::NAN), half_log2(f64::INFINITY)), (LOWEST, LOWEST, HIGHEST));
    }
}
