//! Operand preparation: the halves that OPSEL and OPSEL_HI choose, and NEG and ABS on the sign bits (7.2.2.1, 7.4, 7.7).
//! The same for all lanes; a lane has 16 multiplexers of two inputs a source for it.

use crate::scalar::source::SourceKind;
use tombolo_netlist::builder::{Builder, Wire};

/// Bits that control the preparation of one source.
pub const SOURCE_WIDTH: u32 = 10;
/// Bits that control the preparation of the three sources.
pub const WIDTH: u32 = 3 * SOURCE_WIDTH;

/// How one source is prepared, 1 bit each. Sign bits are those at 15, 31 and 63; ABS comes before NEG.
pub struct Control {
    /// Bits 15:0 are the upper half.
    pub low_from_high: Wire,
    /// Bits 31:16 are the lower half.
    pub high_from_low: Wire,
    /// Bits 31:16 are zero: the source has 16 bits.
    pub high_zero: Wire,
    /// Bits 15:0 are zero: a bfloat16 as binary32.
    pub low_zero: Wire,
    /// Invert the sign bit.
    pub neg: [Wire; 3],
    /// Clear the sign bit.
    pub abs: [Wire; 3],
}

impl Control {
    /// As [`SOURCE_WIDTH`] bits.
    pub fn pack(&self, g: &Builder) -> Wire {
        let [neg15, neg31, neg63] = &self.neg;
        let [abs15, abs31, abs63] = &self.abs;
        let (low, high) = (&self.low_from_high, &self.high_from_low);
        let signs = [abs63, neg63, abs31, neg31, abs15, neg15];
        g.concat(&[&[&self.low_zero], &signs[..], &[&self.high_zero, high, low]].concat())
    }
}

// Positions of what Control has, as it is packed. The sign bits are those at 15, 31 and 63.
const LOW_FROM_HIGH: u32 = 0;
const HIGH_FROM_LOW: u32 = 1;
const HIGH_ZERO: u32 = 2;
const NEG: [u32; 3] = [3, 5, 7];
const ABS: [u32; 3] = [4, 6, 8];
const LOW_ZERO: u32 = 9;

/// The bits that a source of this kind may set whose NEG and ABS have an effect or not.
pub fn bits_of(kind: SourceKind, neg: bool, abs: bool) -> u128 {
    let (halves, signs): (&[u32], &[usize]) = match kind {
        SourceKind::None => (&[], &[]),
        SourceKind::Word => (&[], &[1]),
        SourceKind::Half | SourceKind::PairF16 => (&[LOW_FROM_HIGH, HIGH_ZERO], &[0]),
        SourceKind::Packed => (&[LOW_FROM_HIGH, HIGH_FROM_LOW], &[0, 1]),
        SourceKind::PairBf16 => (&[HIGH_FROM_LOW, LOW_ZERO], &[1]),
        SourceKind::Integers => (&[LOW_FROM_HIGH, HIGH_FROM_LOW], &[1]),
        SourceKind::Mixed => (&[LOW_FROM_HIGH, HIGH_ZERO], &[0, 1]),
        SourceKind::Unsigned64 | SourceKind::Signed64 | SourceKind::Float64 => (&[], &[2]),
    };
    let of_sign = |at: &usize| u128::from(neg) << NEG[*at] | u128::from(abs) << ABS[*at];
    halves.iter().map(|at| 1 << at).chain(signs.iter().map(of_sign)).fold(0, |all, bits| all | bits)
}

fn signed(value: &Wire, neg: &Wire, abs: &Wire) -> Wire {
    let sign = value.msb() & !abs ^ neg;
    sign.concat(&value.slice(0, value.width() - 1))
}

/// The low word of a source, 32 bits.
pub fn low_word(word: &Wire, control: &Wire) -> Wire {
    let (low, high) = (word.slice(0, 16), word.slice(16, 16));
    let lower = control.bit(LOW_FROM_HIGH).select(&high, &low).when(&!control.bit(LOW_ZERO));
    let upper = control.bit(HIGH_FROM_LOW).select(&low, &high).when(&!control.bit(HIGH_ZERO));
    let lower = signed(&lower, &control.bit(NEG[0]), &control.bit(ABS[0]));
    signed(&upper, &control.bit(NEG[1]), &control.bit(ABS[1])).concat(&lower)
}

/// The high word of a source, 32 bits.
pub fn high_word(word: &Wire, control: &Wire) -> Wire {
    signed(word, &control.bit(NEG[2]), &control.bit(ABS[2]))
}
