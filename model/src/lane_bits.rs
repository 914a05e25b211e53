//! Masks of lanes as registers: all ones in the lanes of a mask, zero in the others, which is how whole registers are combined.

use crate::wave::Vgpr;

/// Lane `n`'s bit of its half of a mask.
const BITS: Vgpr = {
    let mut bits = [0; 64];
    let mut lane = 0;
    while lane < 64 {
        bits[lane] = 1 << (lane % 32);
        lane += 1;
    }
    bits
};

/// Bits to all ones or zero in each lane.
pub fn spread(mask: u64, row: &mut Vgpr) {
    let [low, high] = [mask as u32, (mask >> 32) as u32];
    for lane in 0..32 {
        row[lane] = if low & BITS[lane] != 0 { u32::MAX } else { 0 };
        row[lane + 32] = if high & BITS[lane] != 0 { u32::MAX } else { 0 };
    }
}

/// The bit of each of the first 32 or 64 lanes that is all ones, where the others are zero.
pub fn gathered(lanes: usize, row: &Vgpr) -> u64 {
    let half = |first: usize| (0..32).fold(0, |mask, lane| mask | row[first + lane] & BITS[lane]);
    u64::from(half(0)) | if lanes == 64 { u64::from(half(32)) << 32 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_mask_comes_back_from_a_register() {
        let mut row = [7; 64];
        spread(0x8000_0001_0000_0003, &mut row);
        assert_eq!((row[0], row[1], row[2], row[32], row[63]), (u32::MAX, u32::MAX, 0, u32::MAX, u32::MAX));
        assert_eq!([32, 64].map(|lanes| gathered(lanes, &row)), [3, 0x8000_0001_0000_0003]);
    }
}
