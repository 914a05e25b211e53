//! Operand preparation: the halves that OPSEL and OPSEL_HI choose, and NEG and ABS on the sign bits (7.2.2.1, 7.4, 7.7).
//! The same for all lanes; a lane has 16 multiplexers of two inputs a source for it.

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

fn signed(value: &Wire, neg: &Wire, abs: &Wire) -> Wire {
    let sign = value.msb() & !abs ^ neg;
    sign.concat(&value.slice(0, value.width() - 1))
}

/// The low word of a source, 32 bits.
pub fn low_word(word: &Wire, control: &Wire) -> Wire {
    let (low, high) = (word.slice(0, 16), word.slice(16, 16));
    let lower = control.bit(0).select(&high, &low).when(&!control.bit(9));
    let upper = control.bit(1).select(&low, &high).when(&!control.bit(2));
    let lower = signed(&lower, &control.bit(3), &control.bit(4));
    signed(&upper, &control.bit(5), &control.bit(6)).concat(&lower)
}

/// The high word of a source, 32 bits.
pub fn high_word(word: &Wire, control: &Wire) -> Wire {
    signed(word, &control.bit(7), &control.bit(8))
}
