//! Messages that kernels send in pieces of up to seven words: the first piece gets a number for its answer, the later ones bring it
//! along, and the last one completes the message.
//!
//! A piece begins with a descriptor: bit 0 the first one, bit 1 the last one, bits 5 to 7 how many words follow, from bit 8 on the
//! number of the message (ROCclr, `MessageHandler`).

use super::buffer::SLOT_WORDS;
use std::collections::HashMap;

const FIRST: u64 = 1;
const LAST: u64 = 2;
const LENGTH_SHIFT: u32 = 5;
const LENGTH_MASK: u64 = 7;
const NUMBER_SHIFT: u32 = 8;

/// The most words of a message, and the most words of all that are not complete: kernels must not fill the host's memory.
const MOST_WORDS: usize = 1 << 16;
const MOST_OPEN_WORDS: usize = 1 << 22;

/// What a piece makes of its message.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// More must come; the answer is the descriptor for the next piece.
    Open(u64),
    /// It is complete.
    Whole(Vec<u64>),
}

/// The messages that are not complete.
#[derive(Default)]
pub(crate) struct Messages {
    open: HashMap<u64, Vec<u64>>,
    next: u64,
    words: usize,
}

impl Messages {
    /// Takes a piece.
    ///
    /// # Errors
    /// It continues no message, or there are too many words.
    pub fn add(&mut self, slot: &[u64]) -> Result<Message, String> {
        let descriptor = slot.first().copied().unwrap_or(0);
        let number = if descriptor & FIRST != 0 {
            self.next += 1;
            self.open.insert(self.next, vec![]);
            self.next
        } else {
            descriptor >> NUMBER_SHIFT
        };
        let message = self.open.get_mut(&number);
        let message =
            message.ok_or_else(|| format!("the kernel continues message {number}, which it has not begun"))?;
        let length = (descriptor >> LENGTH_SHIFT & LENGTH_MASK) as usize;
        message.extend(slot.iter().take(SLOT_WORDS).skip(1).take(length));
        self.words += length;
        if message.len() > MOST_WORDS || self.words > MOST_OPEN_WORDS {
            return Err(format!(
                "the kernel sends the host a message of more than {MOST_WORDS} words, or too many at once"
            ));
        }
        if descriptor & LAST == 0 {
            return Ok(Message::Open(descriptor & !FIRST & ((1 << NUMBER_SHIFT) - 1) | number << NUMBER_SHIFT));
        }
        let words = self.open.remove(&number).unwrap_or_default();
        self.words -= words.len();
        Ok(Message::Whole(words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn piece(descriptor: u64, words: [u64; 7]) -> [u64; 8] {
        let mut slot = [descriptor; 8];
        slot[1..].copy_from_slice(&words);
        slot
    }

    #[test]
    fn pieces_of_two_messages_are_put_together_each_by_its_number() {
        let mut messages = Messages::default();
        let begin = |messages: &mut Messages, word| match messages.add(&piece(FIRST | 1 << 5, [word; 7])).unwrap() {
            Message::Open(descriptor) => descriptor & !0xff,
            whole => panic!("{whole:?}"),
        };
        let (one, two) = (begin(&mut messages, 1), begin(&mut messages, 2));
        assert_ne!(one, two);
        let end =
            |messages: &mut Messages, number, word| messages.add(&piece(number | LAST | 2 << 5, [word; 7])).unwrap();
        assert_eq!(end(&mut messages, two, 8), Message::Whole(vec![2, 8, 8]));
        assert_eq!(end(&mut messages, one, 9), Message::Whole(vec![1, 9, 9]));
        assert_eq!(messages.words, 0);
    }

    #[test]
    fn what_continues_nothing_or_never_ends_is_refused() {
        let mut messages = Messages::default();
        assert!(messages.add(&piece(5 << 8 | 7 << 5, [0; 7])).unwrap_err().contains("message 5"));
        let mut descriptor = FIRST | 7 << 5;
        let refused = (0..20_000).find_map(|_| match messages.add(&piece(descriptor, [1; 7])) {
            Ok(Message::Open(next)) => {
                descriptor = next | 7 << 5;
                None
            }
            Ok(whole) => panic!("{whole:?}"),
            Err(error) => Some(error),
        });
        assert!(refused.unwrap().contains("65536 words"));
    }
}
