//! The two texels that a filter reads along an axis, and the weight of the second one (10.6; model decisions "Fixed point of samples", "Half-border
//! modes").
//!
//! ```text
//!   axis       coordinate  ->  index of the first texel, which may lie anywhere, and the weight
//!   remainder  where an image repeats: that index modulo its period, a bit a clock
//!   place      index  ->  the texel, or the border
//! ```

use super::sampler::Wrap;
use super::scale::FIXED;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::{generator_block, record};

/// Bits of an index: signed, a little beyond 2^24.
pub const INDEX: u32 = 26;
/// Bits of a period: twice a size.
pub const PERIOD: u32 = 18;

record! {
    /// What is read along an axis.
    pub struct AxisTaps {
        /// First texel.
        pub first: Bits<17>,
        /// The texel behind it.
        pub second: Bits<17>,
        /// In place of the first texel is the border.
        pub first_is_border: Bit,
        /// And of the second.
        pub second_is_border: Bit,
        /// Weight of the second in 1/256; zero: it is not read.
        pub weight: Bits<8>,
    }
}

/// The mode is one of these.
fn is_one_of(g: &Builder, wrap: &Wire, modes: &[Wrap]) -> Wire {
    g.or_all(1, &modes.iter().map(|mode| wrap.is_a(*mode)).collect::<Vec<_>>())
}

generator_block! {
    /// The first texel of an axis.
    pub struct Axis() {
        /// Coordinate in 1/256 texel, signed.
        in coordinate: (Bits<{ FIXED as usize }>),
        /// Added to it: texels, signed.
        in offset: (Bits<6>),
        /// Added to the first texel.
        in along: (Bits<2>),
        /// Texels of the axis.
        in size: (Bits<17>),
        /// Address mode.
        in wrap: (Wrap),
        /// Two texels are blended.
        in linear: (Bit),
        /// Weights are zero or a half.
        in half_weights: (Bit),
        /// Index of the first texel.
        out index: (Bits<{ INDEX as usize }>),
        /// Weight of the second texel.
        out weight: (Bits<8>),
        /// The index has to be taken modulo the period: it is outside.
        out repeats: (Bit),
        /// The dividend, without a sign.
        out magnitude: (Bits<{ INDEX as usize }>),
        /// The period.
        out period: (Bits<{ PERIOD as usize }>),
    }
    |g| {
        let (size, wrap, linear) = (g.input("size"), g.input("wrap"), g.input("linear"));
        let width = FIXED + 1;
        let offset = g.input("offset").concat(&g.zero(8)).sign_extend(width);
        let sum = g.input("coordinate").sign_extend(width) + offset;
        let is = |modes: &[Wrap]| is_one_of(g, &wrap, modes);
        use Wrap::{ClampHalfBorder, Mirror, MirrorOnceBorder, MirrorOnceHalfBorder, MirrorOnceLastTexel};
        let half_border = is(&[ClampHalfBorder, MirrorOnceHalfBorder]);
        let mirrors = is(&[MirrorOnceHalfBorder, MirrorOnceLastTexel, MirrorOnceBorder]);
        let turned = (&mirrors & sum.msb()).select(&-&sum, &sum);
        let end = size.concat(&g.zero(8)).zero_extend(width);
        let beyond = end.less_signed(&turned);
        let ended = beyond.select(&end, &turned.when(&!turned.msb()));
        let limited = g.name("limited", &half_border.select(&ended, &turned));
        let corner = linear.select(&(&limited - g.constant(width, 128)), &limited);
        let index = corner.slice(8, INDEX);
        // At the very end is the last texel.
        let last = size.zero_extend(INDEX) - g.constant(INDEX, 1);
        let ends = &half_border & !&linear & last.less_signed(&index);
        let index = ends.select(&last, &index) + g.input("along").zero_extend(INDEX);
        let index = g.name("first_index", &index);
        let weight = corner.slice(0, 8).when(&linear);
        let weight = g.input("half_weights").select(&weight.bit(7).concat(&g.zero(7)), &weight);
        let period = wrap.is_a(Mirror).select(&size.concat(&g.zero(1)), &size.zero_extend(PERIOD));
        let cyclic = is(&[Wrap::Wrap, Mirror]);
        let outside = index.msb() | !index.less(&period.zero_extend(INDEX));
        g.output("repeats", &(cyclic & outside));
        // -1 - x of a negative x: what is left of that is counted from the period's end.
        g.output("magnitude", &index.msb().select(&!&index, &index));
        g.output("index", &index);
        g.output("weight", &weight);
        g.output("period", &period);
    }
}

generator_block! {
    /// A step of a division: another bit of the dividend.
    pub struct Remainder() {
        /// What is left so far, below the period.
        in left: (Bits<{ PERIOD as usize }>),
        /// The dividend, its next bit first.
        in dividend: (Bits<{ INDEX as usize }>),
        /// The period.
        in period: (Bits<{ PERIOD as usize }>),
        /// What is left then.
        out left_then: (Bits<{ PERIOD as usize }>),
        /// What of the dividend is.
        out rest: (Bits<{ INDEX as usize }>),
    }
    |g| {
        let [left, dividend, period] = ["left", "dividend", "period"].map(|name| g.input(name));
        let doubled = left.concat(&dividend.msb());
        let period = period.zero_extend(PERIOD + 1);
        let fits = !doubled.less(&period);
        g.output("left_then", &fits.select(&(&doubled - period), &doubled).slice(0, PERIOD));
        g.output("rest", &dividend.slice(0, INDEX - 1).concat(&g.zero(1)));
    }
}

/// The texel at an index, within the period of an image that repeats; and whether that is the border.
fn place(g: &Builder, index: &Wire, size: &Wire, wrap: &Wire) -> (Wire, Wire) {
    let last = size.zero_extend(INDEX) - g.constant(INDEX, 1);
    let negative = index.msb();
    let is = |modes: &[Wrap]| is_one_of(g, wrap, modes);
    use Wrap::{ClampBorder, ClampHalfBorder, Mirror, MirrorOnceBorder, MirrorOnceHalfBorder, MirrorOnceLastTexel};
    // Texel -1 of a mirrored image is texel 0 seen from the other side.
    let mirrors = is(&[MirrorOnceHalfBorder, MirrorOnceLastTexel, MirrorOnceBorder]);
    let seen = (&mirrors & &negative).select(&!index, index);
    let above = last.less_signed(&seen);
    let ended = above.select(&last, &seen.when(&!seen.msb()));
    // In the second half of a mirrored period.
    let back = (size.zero_extend(INDEX).shift_left(&g.constant(1, 1)) - g.constant(INDEX, 1)) - index;
    let back = (&above & wrap.is_a(Mirror)).select(&back, &ended);
    let texel = back.slice(0, 17);
    let borders = is(&[ClampHalfBorder, ClampBorder, MirrorOnceHalfBorder, MirrorOnceBorder]);
    (texel, borders & (above | seen.msb()))
}

generator_block! {
    /// What is read from an index on.
    pub struct Place() {
        /// The index of the first texel.
        in index: (Bits<{ INDEX as usize }>),
        /// Instead, where the image repeats and it is outside: what is left of its magnitude.
        in left: (Bits<{ PERIOD as usize }>),
        /// That is to be taken.
        in reduced: (Bit),
        /// Texels of the axis.
        in size: (Bits<17>),
        /// The period.
        in period: (Bits<{ PERIOD as usize }>),
        /// Address mode.
        in wrap: (Wrap),
        /// Weight of the second texel.
        in weight: (Bits<8>),
        /// What is read.
        out taps: (AxisTaps),
    }
    |g| {
        let [index, left, size, period, wrap] = ["index", "left", "size", "period", "wrap"].map(|name| g.input(name));
        let from_end = (&period - g.constant(PERIOD, 1)) - &left;
        let folded = index.msb().select(&from_end, &left).zero_extend(INDEX);
        let index = g.input("reduced").select(&folded, &index);
        let next = index.plus(1);
        let cyclic = is_one_of(g, &wrap, &[Wrap::Wrap, Wrap::Mirror]);
        let again = cyclic & next.equals(&period.zero_extend(INDEX));
        let next = next.when(&!again);
        let (first, first_is_border) = place(g, &index, &size, &wrap);
        let (second, second_is_border) = place(g, &next, &size, &wrap);
        let weight = g.input("weight");
        g.output_of("taps", &AxisTapsWires { first, second, first_is_border, second_is_border, weight });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Both texels and the weight for a coordinate in 1/256 of an axis.
    fn taps(coordinate: i64, size: u64, wrap: Wrap, linear: bool) -> ([Option<u64>; 2], u64) {
        let mut axis = Axis::new();
        axis.connect_all();
        axis.coordinate.next = (coordinate as u64 & ((1 << FIXED) - 1)).into();
        axis.size.next = size.into();
        axis.wrap.next = wrap;
        axis.linear.next = linear;
        simulate(&mut axis, 10);
        let mut step = Remainder::new();
        step.connect_all();
        let (mut left, mut rest) = (0, axis.magnitude.val().to_u64());
        for _ in 0..INDEX {
            step.left.next = left.into();
            step.dividend.next = rest.into();
            step.period.next = axis.period.val();
            simulate(&mut step, 10);
            (left, rest) = (step.left_then.val().to_u64(), step.rest.val().to_u64());
        }
        let mut place = Place::new();
        place.connect_all();
        place.index.next = axis.index.val();
        place.left.next = left.into();
        place.reduced.next = axis.repeats.val();
        place.size.next = size.into();
        place.period.next = axis.period.val();
        place.wrap.next = wrap;
        place.weight.next = axis.weight.val();
        simulate(&mut place, 10);
        let AxisTaps { first, second, first_is_border, second_is_border, weight } = place.taps.val();
        let of = |texel: Bits<17>, border: bool| (!border).then(|| texel.to_u64());
        ([of(first, first_is_border), of(second, second_is_border)], weight.to_u64())
    }

    #[test]
    fn every_mode_finds_its_texels_beyond_both_ends() {
        let read = |wrap, at: i64| taps(at * 256, 5, wrap, false).0[0];
        let ends = |wrap| [-7, -6, -1, 0, 4, 5, 6, 11].map(|at| read(wrap, at));
        let some = |texels: [u64; 8]| texels.map(Some);
        assert_eq!(ends(Wrap::Wrap), some([3, 4, 4, 0, 4, 0, 1, 1]));
        assert_eq!(ends(Wrap::Mirror), some([3, 4, 0, 0, 4, 4, 3, 1]));
        assert_eq!(ends(Wrap::ClampLastTexel), some([0, 0, 0, 0, 4, 4, 4, 4]));
        // Mirrored coordinates, not texels: -1 is 1.
        assert_eq!(ends(Wrap::MirrorOnceLastTexel), some([4, 4, 1, 0, 4, 4, 4, 4]));
        assert_eq!(ends(Wrap::ClampBorder), [None, None, None, Some(0), Some(4), None, None, None]);
        assert_eq!(ends(Wrap::ClampHalfBorder), some([0, 0, 0, 0, 4, 4, 4, 4]));
    }

    #[test]
    fn linear_filters_read_the_texels_around() {
        assert_eq!(taps(0, 5, Wrap::Wrap, true), ([Some(4), Some(0)], 128));
        assert_eq!(taps(5 * 256 - 1, 5, Wrap::Mirror, true), ([Some(4), Some(4)], 127));
        assert_eq!(taps(300, 5, Wrap::ClampBorder, true), ([Some(0), Some(1)], 172));
        assert_eq!(taps(-300, 5, Wrap::MirrorOnceBorder, true), ([Some(0), Some(1)], 172));
        assert_eq!(taps(10, 5, Wrap::MirrorOnceLastTexel, true), ([Some(0), Some(0)], 138));
        assert_eq!(taps(9000, 5, Wrap::ClampHalfBorder, true), ([Some(4), None], 128));
    }
}
