//! From a coordinate to texels along one axis: fixed point, address modes, the two texels of a linear filter.

use super::sampler::Wrap;

/// Bits of fraction of coordinates, weights and levels of detail.
pub const FRACTION: u32 = 8;
/// One, in fixed point.
pub const ONE: i64 = 1 << FRACTION;

/// Largest coordinate, in texels: beyond it nothing changes, and nothing overflows.
const LIMIT: f64 = 16_777_216.0;

/// A coordinate in texels as a fixed-point number: rounded to nearest, or towards minus infinity. NaN is zero.
pub fn fixed(texels: f32, truncate: bool) -> i64 {
    let scaled = f64::from(texels).clamp(-LIMIT, LIMIT) * ONE as f64;
    // A NaN converts to zero.
    (if truncate { scaled.floor() } else { scaled.round_ties_even() }) as i64
}

/// A coordinate of the sampler in texels of an axis of `size`.
pub fn texels(coordinate: f32, size: u32, wrap: Wrap, unnormalized: bool) -> f32 {
    if unnormalized {
        return coordinate;
    }
    // Repeats are taken off first, so that far coordinates keep their fraction.
    let coordinate = match wrap {
        Wrap::Wrap if coordinate.is_finite() => coordinate - coordinate.floor(),
        _ => coordinate,
    };
    coordinate * size as f32
}

/// A coordinate in fixed point, as far as the mode changes it before texels are chosen.
pub fn limited(coordinate: i64, size: u32, wrap: Wrap) -> i64 {
    let end = i64::from(size) * ONE;
    match wrap {
        Wrap::ClampHalfBorder => coordinate.clamp(0, end),
        Wrap::MirrorOnceHalfBorder => coordinate.abs().min(end),
        Wrap::MirrorOnceLastTexel | Wrap::MirrorOnceBorder => coordinate.abs(),
        Wrap::Wrap | Wrap::Mirror | Wrap::ClampLastTexel | Wrap::ClampBorder => coordinate,
    }
}

/// The texel that a filter reads at `index`; none: the border. `index` may lie anywhere.
pub fn wrapped(index: i64, size: u32, wrap: Wrap) -> Option<u32> {
    let size = i64::from(size.max(1));
    let inside = (0..size).contains(&index).then_some(index);
    // Texel -1 of a mirrored coordinate is texel 0 seen from the other side.
    let mirrored = if index < 0 { -1 - index } else { index };
    let found = match wrap {
        Wrap::Wrap => Some(index.rem_euclid(size)),
        Wrap::Mirror => {
            let place = index.rem_euclid(2 * size);
            Some(if place < size { place } else { 2 * size - 1 - place })
        }
        Wrap::ClampLastTexel => Some(index.clamp(0, size - 1)),
        Wrap::MirrorOnceLastTexel => Some(mirrored.min(size - 1)),
        Wrap::ClampHalfBorder | Wrap::ClampBorder => inside,
        Wrap::MirrorOnceHalfBorder | Wrap::MirrorOnceBorder => (mirrored < size).then_some(mirrored),
    };
    found.map(|index| index as u32)
}

/// The first of the texels that a filter reads along an axis, and the weight of the second one in 1/256.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taps {
    /// Index of the first texel; may lie outside.
    pub first: i64,
    /// Weight of the texel after it; zero: it is not read.
    pub weight: i64,
}

impl Taps {
    /// The texel that a coordinate lies in. One that a half-border mode has moved to the very end is in the last texel.
    pub fn point(coordinate: i64, size: u32, wrap: Wrap) -> Taps {
        let first = coordinate >> FRACTION;
        let half_border = matches!(wrap, Wrap::ClampHalfBorder | Wrap::MirrorOnceHalfBorder);
        Taps { first: if half_border { first.min(i64::from(size) - 1) } else { first }, weight: 0 }
    }

    /// The two texels whose centres are nearest.
    pub const fn linear(coordinate: i64) -> Taps {
        let corner = coordinate - ONE / 2;
        Taps { first: corner >> FRACTION, weight: corner & (ONE - 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn every_address_mode_finds_its_texel_beyond_both_ends_of_four() {
        let read = |wrap| [-6, -5, -1, 0, 3, 4, 5, 9].map(|index| wrapped(index, 4, wrap));
        let some = |texels: [u32; 8]| texels.map(Some);
        assert_eq!(read(Wrap::Wrap), some([2, 3, 3, 0, 3, 0, 1, 1]));
        assert_eq!(read(Wrap::Mirror), some([2, 3, 0, 0, 3, 3, 2, 1]));
        assert_eq!(read(Wrap::ClampLastTexel), some([0, 0, 0, 0, 3, 3, 3, 3]));
        assert_eq!(read(Wrap::MirrorOnceLastTexel), some([3, 3, 0, 0, 3, 3, 3, 3]));
        let border = [None, None, None, Some(0), Some(3), None, None, None];
        assert_eq!((read(Wrap::ClampBorder), read(Wrap::ClampHalfBorder)), (border, border));
        let mirrored = [None, None, Some(0), Some(0), Some(3), None, None, None];
        assert_eq!(read(Wrap::MirrorOnceBorder), mirrored);
    }

    #[test]
    fn a_coordinate_is_rounded_or_cut_to_a_256th_of_a_texel() {
        assert_eq!((fixed(1.5, false), fixed(-0.25, false), fixed(f32::NAN, false)), (384, -64, 0));
        let nearly = 1.0 + 0.9 / 256.0;
        assert_eq!((fixed(nearly, false), fixed(nearly, true)), (257, 256));
    }

    #[test]
    fn half_of_the_border_is_blended_at_the_very_edge() {
        let end = limited(fixed(9.0, false), 4, Wrap::ClampHalfBorder);
        assert_eq!(Taps::linear(end), Taps { first: 3, weight: 128 });
        assert_eq!(Taps::point(end, 4, Wrap::ClampHalfBorder), Taps { first: 3, weight: 0 });
    }
}
