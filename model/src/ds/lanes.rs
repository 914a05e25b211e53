//! Lane permutes through the LDS hardware (section 12.5.2): they move data between lanes and touch no memory.

use crate::wave::Wave;

/// What a lane that reads from an inactive lane gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inactive {
    /// Zero.
    Zero,
    /// That lane's data all the same.
    Fetched,
}

/// Every active lane gets the data of the lane that `source` names for it.
pub fn gather(
    wave: &mut Wave,
    destination: usize,
    data: usize,
    inactive: Inactive,
    source: impl Fn(&Wave, usize) -> usize,
) {
    let exec = wave.exec();
    let mut values = [0; 64];
    for (lane, value) in values.iter_mut().enumerate().take(wave.size().lanes()) {
        let from = source(wave, lane);
        if inactive == Inactive::Fetched || exec >> from & 1 != 0 {
            *value = wave.vgpr_lane(data, from);
        }
    }
    wave.set_vgpr(destination, exec, &values);
}

/// Every active lane sends its data to the lane its index names; the highest sender wins, and lanes nobody sends to
/// get zero.
pub fn scatter(wave: &mut Wave, destination: usize, data: usize, address: usize, offset: u32) {
    let exec = wave.exec();
    let mut values = [0; 64];
    for lane in (0..64).filter(|lane| exec >> lane & 1 != 0) {
        values[index(wave, address, offset, lane)] = wave.vgpr_lane(data, lane);
    }
    wave.set_vgpr(destination, exec, &values);
}

/// The lane that a lane's index names: a byte address of dwords, wrapped to the wave's lanes.
pub fn index(wave: &Wave, address: usize, offset: u32, lane: usize) -> usize {
    let byte = wave.vgpr_lane(address, lane).wrapping_add(offset);
    byte as usize / 4 % wave.size().lanes()
}

/// The lane that `lane` reads under a DS_SWIZZLE_B32 pattern (section 16.15). Patterns act on groups of 32 lanes.
pub fn swizzle(offset: u32, lane: usize) -> usize {
    let i = lane & 31;
    let low = offset as usize & 31;
    let within = if offset >= 0xe000 {
        // FFT: bit reversal of the address bits that the mask leaves.
        let reversed = (i as u32).reverse_bits() >> 27;
        (reversed >> low.count_ones()) as usize | i & low
    } else if offset >= 0xc000 {
        let amount = (offset >> 5 & 31) as usize;
        let rotated = if offset & 1 << 10 != 0 { i + 32 - amount } else { i + amount };
        i & low | rotated & !low
    } else if offset & 0x8000 != 0 {
        i & !3 | (offset >> (2 * (i & 3))) as usize & 3
    } else {
        let or = (offset >> 5 & 31) as usize;
        let xor = (offset >> 10 & 31) as usize;
        (i & low | or) ^ xor
    };
    lane & 32 | within & 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// The pattern as the document prints its examples: what each lane reads, counted from 1.
    fn pattern(offset: u32) -> Vec<usize> {
        (0..32).map(|lane| swizzle(offset, lane) + 1).collect()
    }

    #[test]
    fn fft_patterns_are_those_of_16_15() {
        let none = [
            0x01, 0x11, 0x09, 0x19, 0x05, 0x15, 0x0d, 0x1d, 0x03, 0x13, 0x0b, 0x1b, 0x07, 0x17, 0x0f, 0x1f, //
            0x02, 0x12, 0x0a, 0x1a, 0x06, 0x16, 0x0e, 0x1e, 0x04, 0x14, 0x0c, 0x1c, 0x08, 0x18, 0x10, 0x20,
        ];
        assert_eq!(pattern(0xe000), none);
        let sixteen = [
            0x01, 0x09, 0x05, 0x0d, 0x03, 0x0b, 0x07, 0x0f, 0x02, 0x0a, 0x06, 0x0e, 0x04, 0x0c, 0x08, 0x10, //
            0x11, 0x19, 0x15, 0x1d, 0x13, 0x1b, 0x17, 0x1f, 0x12, 0x1a, 0x16, 0x1e, 0x14, 0x1c, 0x18, 0x20,
        ];
        assert_eq!(pattern(0xe010), sixteen);
        assert_eq!(pattern(0xe01f), (1..=32).collect::<Vec<_>>());
    }

    #[test]
    fn rotations_and_their_mask_are_those_of_16_15() {
        assert_eq!(pattern(0xc020)[..4], [2, 3, 4, 5]);
        assert_eq!(pattern(0xc020)[31], 1);
        assert_eq!(pattern(0xc420)[..4], [0x20, 1, 2, 3]);
        assert_eq!(pattern(0xc021)[..6], [1, 4, 3, 6, 5, 8]);
        assert_eq!(pattern(0xc421)[..6], [0x1f, 2, 1, 4, 3, 6]);
    }

    #[test]
    fn the_basic_modes_work_in_quads_and_with_masks() {
        assert_eq!(pattern(0x8000 | 0b00_01_10_11)[..8], [4, 3, 2, 1, 8, 7, 6, 5]);
        assert_eq!(pattern(0x10 << 10 | 0x1f)[0], 0x11);
        assert_eq!(pattern(0x1f << 10 | 0x1f)[..2], [0x20, 0x1f]);
        assert_eq!(swizzle(0x1f << 10 | 0x1f, 32), 63);
    }
}
