//! Bits as the digits that both file formats want, eight at a time: most changes are many bits wide.

/// The digits of every byte, most significant first.
const OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[b'0'; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][7 - bit] += (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Appends the lowest `width` bits of the words, least significant word first, most significant bit first.
pub fn append(line: &mut Vec<u8>, words: &[u64], width: u32) {
    let (whole, rest) = (width as usize / 64, width as usize % 64);
    if rest > 0 {
        append_word(line, words.get(whole).copied().unwrap_or(0), rest);
    }
    for at in (0..whole).rev() {
        append_word(line, words.get(at).copied().unwrap_or(0), 64);
    }
}

/// Appends the digits of a byte.
pub fn append_byte(line: &mut Vec<u8>, byte: u8) {
    line.extend_from_slice(&OF_BYTE[byte as usize]);
}

fn append_word(line: &mut Vec<u8>, word: u64, width: usize) {
    line.extend_from_slice(&of_word(word)[64 - width..]);
}

/// The digits of a word.
pub fn of_word(word: u64) -> [u8; 64] {
    let mut digits = [0; 64];
    let bytes = word.to_be_bytes();
    for (byte, place) in bytes.iter().zip(digits.as_chunks_mut::<8>().0) {
        *place = OF_BYTE[*byte as usize];
    }
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn digits_are_those_of_the_formatted_number() {
        let words = [0x8000_0000_1234_5678, 0xfedc_ba98_7654_3210];
        let all = format!("{:064b}{:064b}", words[1], words[0]);
        for width in 1..=128 {
            let mut line = vec![];
            append(&mut line, &words, width as u32);
            assert_eq!(String::from_utf8(line).unwrap(), all[128 - width..]);
        }
    }
}
