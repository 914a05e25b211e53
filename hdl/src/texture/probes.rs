//! Several probes of an anisotropic filter (model decision "Anisotropic filters"): how many, at which level, where each lies, and what it weighs.
//!
//! The level is that of the shorter derivative, but no further below that of the longer one than the sampler allows; as many probes as the ratio of both,
//! rounded up, lie in the middles of equal pieces of the longer one. The coordinate of a probe is a blend of that of the sample and of the one a whole
//! derivative away; probes are joined one after the other, the n-th with the weight 1/n.

use super::detail::LEVEL;
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Most probes.
const MOST: u128 = 16;
/// One, of weights and of levels of detail.
const ONE: u128 = 256;

/// The logarithm to base two of a number of probes as a level of detail, as [`super::detail`] finds that of a derivative of as many texels: 256 times half
/// that of its square, cut, and rounded by the last digit.
fn level_of(count: u128) -> u128 {
    let mut fraction = (count * count) as f64;
    let mut digits = 0;
    while fraction >= 2.0 {
        fraction /= 2.0;
        digits += 1;
    }
    for _ in 0..ONE.ilog2() {
        fraction *= fraction;
        digits *= 2;
        if fraction >= 2.0 {
            fraction /= 2.0;
            digits += 1;
        }
    }
    (digits + 1) >> 1
}

/// A quotient, rounded to nearest even.
fn nearest(value: u128, by: u128) -> u128 {
    let (whole, rest) = (value / by, value % by);
    whole + u128::from(2 * rest + (whole & 1) > by)
}

generator_block! {
    /// How many probes there are.
    pub struct ProbeCount() {
        /// Level of the longer derivative.
        in longer: (Bits<{ LEVEL as usize }>),
        /// Of the shorter one.
        in shorter: (Bits<{ LEVEL as usize }>),
        /// Logarithm of the most probes, 0 to 4.
        in most: (Bits<3>),
        /// The level.
        out level: (Bits<{ LEVEL as usize }>),
        /// Probes, 1 to 16.
        out count: (Bits<5>),
    }
    |g| {
        let [longer, shorter, most] = ["longer", "shorter", "most"].map(|name| g.input(name));
        let width = LEVEL + 1;
        let apart = longer.sign_extend(width) - shorter.sign_extend(width);
        let bound = most.concat(&g.zero(8)).zero_extend(width);
        let bounded = bound.less_signed(&apart).select(&bound, &apart);
        let ratio = g.name("ratio", &bounded.when(&!bounded.msb()));
        // The first count whose logarithm is not below the ratio.
        let mut count = g.constant(5, MOST);
        for own in (1..MOST).rev() {
            let reaches = !g.constant(width, level_of(own)).less(&ratio);
            count = reaches.select(&g.constant(5, own), &count);
        }
        g.output("level", &(&longer - ratio.slice(0, LEVEL)));
        g.output("count", &count);
    }
}

generator_block! {
    /// Where a probe lies, and what it weighs.
    pub struct ProbePlace() {
        /// Probes, 1 to 16.
        in count: (Bits<5>),
        /// Number of the probe.
        in number: (Bits<4>),
        /// What it is away from the middle, in 1/256 of the derivative.
        out away: (Bits<8>),
        /// It is on the other side.
        out backwards: (Bit),
        /// Its weight among those up to it; none of the first one.
        out weight: (Bits<8>),
        /// It is the last one.
        out last: (Bit),
    }
    |g| {
        let (count, number) = (g.input("count"), g.input("number"));
        let (mut places, mut weights) = (vec![], vec![]);
        for own in 1..=MOST {
            for at in 0..own {
                let away = nearest(ONE / 2 * (2 * at + 1).abs_diff(own), own);
                let backwards = u128::from(2 * at + 1 < own);
                places.push((own << 4 | at, g.constant(9, backwards << 8 | away)));
            }
        }
        for at in 1..MOST {
            weights.push((at, g.constant(8, nearest(ONE, at + 1))));
        }
        let place = g.lookup(&count.concat(&number), &places, &g.zero(9));
        g.output("away", &place.slice(0, 8));
        g.output("backwards", &place.msb());
        g.output("weight", &g.lookup(&number, &weights, &g.zero(8)));
        g.output("last", &(number.zero_extend(5).plus(1)).equals(&count));
    }
}

generator_block! {
    /// The derivatives of a sample, or of a quad, as binary32: those that the address gives, or differences.
    pub struct Derivatives() clocked {
        /// One is known.
        in write: (Bit),
        /// It is that downwards.
        in vertical: (Bit),
        /// Its axis.
        in axis: (Bits<2>),
        /// It.
        in value: (Bits<32>),
        /// The one that is wanted is that downwards.
        in down: (Bit),
        /// The opposite of it is.
        in negates: (Bit),
        /// It.
        out derivative: (Bits<32>),
    }
    |g| {
        let ram = g.ram("derivatives", 32, 8);
        let axis = g.input("axis");
        g.ram_write(ram, &g.input("write"), &g.input("vertical").concat(&axis), &g.input("value"), None);
        let own: Wire = g.ram_read_now(ram, "derivative_now", &g.input("down").concat(&axis));
        g.output("derivative", &(own.msb() ^ g.input("negates")).concat(&own.slice(0, 31)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_ratio_is_rounded_up_to_probes_and_bounded() {
        let mut block = ProbeCount::new();
        block.connect_all();
        let mut of = |longer: i64, shorter: i64, most: u64| {
            let bits = |level: i64| Bits::from(level as u64 & ((1 << LEVEL) - 1));
            (block.longer.next, block.shorter.next) = (bits(longer), bits(shorter));
            block.most.next = most.into();
            simulate(&mut block, 10);
            ((block.level.val().to_u64() << (64 - LEVEL)) as i64 >> (64 - LEVEL), block.count.val().to_u64())
        };
        assert_eq!(of(512, 0, 4), (0, 4));
        assert_eq!(of(512, 0, 1), (256, 2));
        // The logarithm of three is 406.
        assert_eq!([405, 406, 407].map(|apart| of(apart, 0, 4).1), [3, 3, 4]);
        assert_eq!(of(-100, 300, 4), (-100, 1));
        assert_eq!(of(2000, -32768, 4), (2000 - 1024, 16));
    }

    #[test]
    fn probes_lie_in_the_middles_of_equal_pieces() {
        let mut block = ProbePlace::new();
        block.connect_all();
        let mut of = |count: u64, number: u64| {
            block.count.next = count.into();
            block.number.next = number.into();
            simulate(&mut block, 10);
            let (away, weight) = (block.away.val().to_u64() as i64, block.weight.val().to_u64());
            (if block.backwards.val() { -away } else { away }, weight, block.last.val())
        };
        assert_eq!([0, 1].map(|at| of(2, at)), [(-64, 0, false), (64, 128, true)]);
        assert_eq!([0, 1, 2].map(|at| of(3, at)), [(-85, 0, false), (0, 128, false), (85, 85, true)]);
        assert_eq!(of(16, 15), (120, 16, true));
        assert_eq!(of(1, 0), (0, 0, true));
    }
}
