//! Fields of a descriptor: some bits of its words, counted from the lowest bit of the first one.

/// Sets a field of so many bits, which were zero; a larger value becomes the field's largest.
pub fn set(words: &mut [u32], lsb: usize, bits: u32, value: u64) {
    let value = value.min((1 << bits) - 1);
    for bit in 0..bits as usize {
        if value >> bit & 1 != 0 {
            words[(lsb + bit) / 32] |= 1 << ((lsb + bit) % 32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_field_may_lie_in_two_words_and_holds_no_more_than_its_bits() {
        let mut words = [0; 2];
        set(&mut words, 30, 4, 0b1101);
        assert_eq!(words, [1 << 30, 0b11]);
        let mut words = [0; 2];
        set(&mut words, 4, 3, 1000);
        assert_eq!(words, [0x70, 0]);
    }
}
