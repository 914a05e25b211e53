//! Second opinions of the arithmetic: the host's floating-point unit, the definitions of the small formats and, with the
//! feature `softfloat`, Berkeley SoftFloat.

mod division;
mod host;
mod small_formats;
#[cfg(feature = "softfloat")]
mod softfloat;

use super::Format;

/// Stands where the comparison is, so that a run without it says so.
#[cfg(not(feature = "softfloat"))]
#[test]
#[ignore = "needs `--features softfloat`, which builds Berkeley SoftFloat with cmake and a C compiler"]
fn sums_products_and_conversions_agree_with_softfloat() {}

/// Random pairs and triples per rounding direction and format.
const SAMPLES: usize = 100_000;

/// A reproducible stream of operands: corner patterns of the format mixed with random bits.
struct Operands {
    state: u64,
}

impl Operands {
    fn next_u64(&mut self) -> u64 {
        // The 64-bit step of Knuth's MMIX generator, output by its upper half twice.
        let mut half = || {
            self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            self.state >> 32
        };
        half() << 32 | half()
    }

    fn next<F: Format>(&mut self) -> u64 {
        let random = self.next_u64();
        let sign = random & F::SIGN;
        let near_one = (F::ONE & F::EXPONENT) ^ ((random >> 8 & 7) << F::FRACTION_BITS);
        let magnitude = match random >> 3 & 15 {
            0 => 0,
            1 => 1 + (random >> 20 & 3),
            2 => F::FRACTION - (random >> 20 & 3),
            3 => F::FRACTION + 1 + (random >> 20 & 3),
            4 => F::MAX_FINITE - (random >> 20 & 3),
            5 => F::INFINITY,
            6 => F::INFINITY | F::QUIET,
            7 => F::ONE + (random >> 20 & 3) - 1,
            8 => self.next_u64() & F::FRACTION,
            9..=12 => near_one | self.next_u64() & F::FRACTION,
            _ => self.next_u64() & F::MAGNITUDE,
        };
        sign | magnitude
    }
}

/// Compares results, any NaN equal to any NaN.
fn same<F: Format>(ours: u64, theirs: u64) -> bool {
    ours == theirs || F::is_nan(ours) && F::is_nan(theirs)
}
