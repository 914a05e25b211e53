//! Words of the board's bus, over the line. The protocol is that of LiteX's bridge from a serial line to Wishbone: a command
//! (1 writes, 2 reads), the number of words, the address / 4, and for writes the words; numbers with their high byte first.
//! Reads are answered with the words, writes with nothing. So writes are followed by a read, which says that they have
//! happened, and keeps a board without flow control from being overrun.

use super::line::Line;
use std::io;

const WRITE: u8 = 1;
const READ: u8 = 2;
/// Words of a command at most.
const BURST: usize = 255;
/// Bytes of a word.
const WORD: usize = 4;

/// Why the board's bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BridgeError {
    /// Nothing came back.
    #[error("the board does not answer: is it configured, and is the speed of the line right?")]
    Silent,
    /// An answer has no end.
    #[error(
        "the board's answer breaks off after {came} of {bytes} bytes: the line loses some, or the board was switched off"
    )]
    Cut {
        /// Bytes that came.
        came: usize,
        /// Bytes of the answer.
        bytes: usize,
    },
    /// Nobody holds the other end any more.
    #[error("the line to the board is closed at its other end")]
    Closed,
    /// The line is broken.
    #[error("the line to the board is broken: {0}")]
    Line(#[from] io::Error),
    /// What was written is not what is read.
    #[error("memory of the board at {address:#x} has {found:#010x} after {written:#010x} was written")]
    Memory {
        /// Address of the word.
        address: u32,
        /// What was written.
        written: u32,
        /// What is there.
        found: u32,
    },
}

/// The bus of a board.
pub struct Bridge {
    line: Box<dyn Line>,
}

impl Bridge {
    /// Over a line.
    pub fn new(line: Box<dyn Line>) -> Self {
        Self { line }
    }

    /// Reads words from an address, a multiple of 4.
    ///
    /// # Errors
    /// [`BridgeError::Silent`], [`BridgeError::Cut`], [`BridgeError::Closed`], [`BridgeError::Line`]
    pub fn read(&mut self, address: u32, words: &mut [u32]) -> Result<(), BridgeError> {
        for (at, part) in words.chunks_mut(BURST).enumerate() {
            self.command(READ, address + (at * BURST * WORD) as u32, part.len(), &[])?;
            let mut bytes = vec![0; part.len() * WORD];
            self.answer(&mut bytes)?;
            for (word, bytes) in part.iter_mut().zip(bytes.as_chunks::<WORD>().0) {
                *word = u32::from_be_bytes(*bytes);
            }
        }
        Ok(())
    }

    /// Takes an answer off the line.
    fn answer(&mut self, bytes: &mut [u8]) -> Result<(), BridgeError> {
        let mut came = 0;
        while came < bytes.len() {
            match self.line.read(&mut bytes[came..]) {
                Ok(0) => return Err(BridgeError::Closed),
                Ok(more) => came += more,
                Err(error) => match error.kind() {
                    io::ErrorKind::Interrupted => {}
                    io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock if came == 0 => {
                        return Err(BridgeError::Silent);
                    }
                    io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => {
                        return Err(BridgeError::Cut { came, bytes: bytes.len() });
                    }
                    io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset => return Err(BridgeError::Closed),
                    _ => return Err(BridgeError::Line(error)),
                },
            }
        }
        Ok(())
    }

    /// Reads a word.
    ///
    /// # Errors
    /// As [`Bridge::read`].
    pub fn read_word(&mut self, address: u32) -> Result<u32, BridgeError> {
        let mut word = [0];
        self.read(address, &mut word)?;
        Ok(word[0])
    }

    /// Writes a word of a register.
    ///
    /// # Errors
    /// [`BridgeError::Closed`], [`BridgeError::Line`]
    pub fn write_word(&mut self, address: u32, word: u32) -> Result<(), BridgeError> {
        self.command(WRITE, address, 1, &word.to_be_bytes())
    }

    /// Writes words of memory from an address, a multiple of 4, and reads them back. `progress` is told how many are written.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn fill(&mut self, address: u32, words: &[u32], mut progress: impl FnMut(usize)) -> Result<(), BridgeError> {
        for (at, part) in words.chunks(BURST).enumerate() {
            let address = address + (at * BURST * WORD) as u32;
            let bytes: Vec<u8> = part.iter().flat_map(|word| word.to_be_bytes()).collect();
            self.command(WRITE, address, part.len(), &bytes)?;
            let mut found = vec![0; part.len()];
            self.read(address, &mut found)?;
            let differs = |(at, (written, found)): (usize, (&u32, &u32))| {
                let address = address + (at * WORD) as u32;
                (written != found).then_some(BridgeError::Memory { address, written: *written, found: *found })
            };
            if let Some(error) = part.iter().zip(&found).enumerate().find_map(differs) {
                return Err(error);
            }
            progress(at * BURST + part.len());
        }
        Ok(())
    }

    fn command(&mut self, command: u8, address: u32, words: usize, data: &[u8]) -> Result<(), BridgeError> {
        let mut bytes = vec![command, words as u8];
        bytes.extend((address / WORD as u32).to_be_bytes());
        bytes.extend(data);
        self.line.write_all(&bytes).and_then(|()| self.line.flush()).map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::ConnectionReset => BridgeError::Closed,
            _ => BridgeError::Line(error),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::collections::VecDeque;
    use std::io::{Read, Write};

    /// A board that has words from address 0 on, of which one forgets its lowest bit.
    #[derive(Default)]
    struct Memory {
        words: Vec<u32>,
        forgets: Option<usize>,
        received: Vec<u8>,
        answers: VecDeque<u8>,
    }

    impl Read for Memory {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.answers.is_empty() { Err(io::ErrorKind::TimedOut.into()) } else { self.answers.read(buffer) }
        }
    }

    impl Write for Memory {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.received.extend(bytes);
            while let [command, count, a, b, c, d, data @ ..] = &self.received[..] {
                let (count, at) = (usize::from(*count), u32::from_be_bytes([*a, *b, *c, *d]) as usize);
                let taken = if *command == WRITE { count * WORD } else { 0 };
                if data.len() < taken {
                    break;
                }
                for i in 0..count {
                    match *command {
                        WRITE => self.words[at + i] = u32::from_be_bytes(*data[i * WORD..].first_chunk().unwrap()),
                        _ => self.answers.extend(self.words[at + i].to_be_bytes()),
                    }
                    if self.forgets == Some(at + i) {
                        self.words[at + i] &= !1;
                    }
                }
                self.received.drain(..6 + taken);
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn bridge(forgets: Option<usize>) -> Bridge {
        Bridge::new(Box::new(Memory { words: vec![0; 1000], forgets, ..Memory::default() }))
    }

    #[test]
    fn words_arrive_whatever_number_a_command_can_take() {
        let mut bridge = bridge(None);
        let words: Vec<u32> = (0..700u32).map(|at| at.wrapping_mul(0x0101_0101)).collect();
        let mut told = vec![];
        bridge.fill(0x40, &words, |done| told.push(done)).unwrap();
        let mut found = vec![0; 700];
        bridge.read(0x40, &mut found).unwrap();
        assert_eq!((found, told), (words, vec![255, 510, 700]));
        bridge.write_word(0x44, 7).unwrap();
        assert_eq!((bridge.read_word(0x44).unwrap(), bridge.read_word(0x48).unwrap()), (7, 0x0202_0202));
    }

    #[test]
    fn memory_that_forgets_is_named() {
        let error = bridge(Some(300)).fill(0, &[u32::MAX; 400], |_| {}).unwrap_err();
        let expected = "memory of the board at 0x4b0 has 0xfffffffe after 0xffffffff was written";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn a_line_without_a_board_is_silent() {
        struct Nobody;
        impl Read for Nobody {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::TimedOut.into())
            }
        }
        impl Write for Nobody {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let error = Bridge::new(Box::new(Nobody)).read_word(0).unwrap_err();
        assert!(matches!(error, BridgeError::Silent), "{error}");
    }

    #[test]
    fn an_answer_that_breaks_off_is_told_from_silence_and_from_a_closed_line() {
        /// Answers so many bytes, then nothing, or that there is nobody.
        struct Short(usize, bool);
        impl Read for Short {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let length = buffer.len().min(self.0);
                self.0 -= length;
                if length == 0 && !self.1 { Err(io::ErrorKind::TimedOut.into()) } else { Ok(length) }
            }
        }
        impl Write for Short {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                if self.1 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(bytes.len()) }
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let error = Bridge::new(Box::new(Short(6, false))).read(0, &mut [0; 3]).unwrap_err();
        assert!(matches!(error, BridgeError::Cut { came: 6, bytes: 12 }), "{error}");
        let error = Bridge::new(Box::new(Short(0, true))).write_word(0, 1).unwrap_err();
        assert!(matches!(error, BridgeError::Closed), "{error}");
        let error = Bridge::new(Box::new(Short(2, true))).answer(&mut [0; 4]).unwrap_err();
        assert!(matches!(error, BridgeError::Closed), "{error}");
    }
}
