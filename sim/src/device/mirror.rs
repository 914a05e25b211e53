//! What a host knows of a board's memory: a copy, and which words of it are right. A line is slow, so what is there already is not
//! sent again.

use std::ops::Range;

/// Bytes of a word.
const WORD: usize = 4;
/// A piece that is sent costs a command and an answer, which take as long as so many words.
const GAP: usize = 16;

/// The copy.
pub struct Mirror {
    base: u64,
    words: Vec<u32>,
    known: Vec<bool>,
}

impl Mirror {
    /// Of memory of which nothing is known yet.
    pub fn new(memory: Range<u64>) -> Self {
        let words = (memory.end - memory.start) as usize / WORD;
        Self { base: memory.start, words: vec![0; words], known: vec![false; words] }
    }

    /// The first word and the one behind the last, of those that memory has.
    fn place(&self, address: u64, words: usize) -> Range<usize> {
        let start = (address.saturating_sub(self.base) as usize / WORD).min(self.words.len());
        start..start.saturating_add(words).min(self.words.len())
    }

    /// Which of the words from `address` on have to be sent, as ranges of their numbers: those that are not there, and short
    /// pieces between two of them.
    pub fn missing(&self, address: u64, words: &[u32]) -> Vec<Range<usize>> {
        let place = self.place(address, words.len());
        let there = self.words[place.clone()].iter().zip(&self.known[place]);
        let is_there = there.zip(words).map(|((word, known), wanted)| *known && word == wanted);
        let mut found: Vec<Range<usize>> = vec![];
        for at in is_there.enumerate().filter(|(_, is_there)| !is_there).map(|(at, _)| at) {
            match found.last_mut() {
                Some(last) if at - last.end <= GAP => last.end = at + 1,
                _ => found.push(at..at + 1),
            }
        }
        found
    }

    /// The words from `address` on are these.
    pub fn learn(&mut self, address: u64, words: &[u32]) {
        let place = self.place(address, words.len());
        let length = place.len();
        self.words[place.clone()].copy_from_slice(&words[..length]);
        self.known[place].fill(true);
    }

    /// The words that have a byte of `bytes` from `address` on may be anything.
    pub fn forget(&mut self, address: u64, bytes: usize) {
        let place = self.place(address, bytes.div_ceil(WORD));
        self.known[place].fill(false);
    }

    /// All of them may be.
    pub fn forget_all(&mut self) {
        self.known.fill(false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// What is missing as the first word and the one behind the last of each piece.
    fn missing(mirror: &Mirror, address: u64, words: &[u32]) -> Vec<(usize, usize)> {
        mirror.missing(address, words).into_iter().map(|piece| (piece.start, piece.end)).collect()
    }

    fn mirror() -> Mirror {
        Mirror::new(0x1000..0x1000 + 400)
    }

    #[test]
    fn words_that_are_there_are_not_missing() {
        let mut mirror = mirror();
        let words: Vec<u32> = (0..100).collect();
        assert_eq!(missing(&mirror, 0x1000, &words), [(0, 100)]);
        mirror.learn(0x1000, &words);
        assert_eq!(missing(&mirror, 0x1000, &words), []);
        // Also those that are 0, as unknown ones are in the copy.
        mirror.forget(0x1000, 1);
        assert_eq!(missing(&mirror, 0x1000, &words), [(0, 1)]);
        mirror.learn(0x1000, &[0]);
        assert_eq!(missing(&mirror, 0x1004, &words[1..]), []);
        mirror.forget_all();
        assert_eq!(missing(&mirror, 0x1004, &words[1..9]), [(0, 8)]);
    }

    #[test]
    fn what_changed_is_sent_with_short_pieces_between() {
        let mut mirror = mirror();
        let mut words = vec![7; 100];
        mirror.learn(0x1000, &words);
        for at in [3, 3 + GAP + 1, 90] {
            words[at] = 8;
        }
        assert_eq!(missing(&mirror, 0x1000, &words), [(3, 3 + GAP + 2), (90, 91)]);
        assert_eq!(missing(&mirror, 0x1010, &words[4..90]), [(GAP, GAP + 1)]);
    }
}
