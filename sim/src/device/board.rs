//! What is on a board's bus: a page of words that says what is there (`board/registers.py`), memory, and the registers of the
//! compute unit with those of its AXI bridge.

use super::bridge::{Bridge, BridgeError};
use super::mirror::Mirror;
use crate::launch::program::RegisterWrite;
use std::ops::Range;
use std::time::{Duration, Instant};
use tombolo_registers::find_field;

/// Address of the page.
pub const PAGE: u32 = 0xe000_0000;
/// Its first word: "BmoT".
pub const IDENTITY: u32 = 0x546f_6d42;
/// The second one.
pub const VERSION: u32 = 1;
/// Words of the page.
pub const WORDS: usize = 11;
/// Bit of [`Word::Status`]: memory may be used.
pub const READY: u32 = 1;
/// And: the compute unit is busy.
pub const BUSY: u32 = 2;
/// A board whose memory is not ready by then has a broken one.
const START: Duration = Duration::from_secs(10);
/// A board whose compute unit does not become idle by then, when it is told to, has to be configured again.
const ABORTED: Duration = Duration::from_secs(5);

/// Registers are polled this often; a simulated board would do little else.
pub(super) const INTERVAL: Duration = Duration::from_millis(2);

/// The words of the page, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// [`IDENTITY`]
    Identity,
    /// [`VERSION`]
    Version,
    /// Address of memory.
    Memory,
    /// Its bytes.
    MemoryBytes,
    /// Address of the compute unit's registers.
    Registers,
    /// Hz.
    Clock,
    /// The first four characters of the configuration's name.
    ConfigurationLow,
    /// The other four.
    ConfigurationHigh,
    /// Bit 0: memory is ready; 1: the compute unit is busy; 2: its interrupt.
    Status,
    /// Bit 0: the compute unit is in reset.
    Reset,
    /// Clocks in which the compute unit was busy since it was written.
    Cycles,
}

/// Why a board cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// Its bus.
    #[error(transparent)]
    Bridge(#[from] BridgeError),
    /// Something else answers.
    #[error("what answers is no board of ours: its first word is {0:#010x}, not {IDENTITY:#010x}")]
    Identity(u32),
    /// Another version.
    #[error("the board has version {0} of the protocol, this program {VERSION}")]
    Version(u32),
    /// Memory does not come up.
    #[error("the board's memory does not become ready")]
    Memory,
    /// Its memory is not where a page of words can say.
    #[error("the board says that its memory is {bytes} bytes at {address:#x}, which is nowhere")]
    Nowhere {
        /// Address of the first byte.
        address: u32,
        /// Bytes.
        bytes: u32,
    },
    /// Somebody left a dispatch there that cannot be ended.
    #[error("the board's compute unit is busy and does not become idle: configure it again")]
    Busy,
}

/// A board.
pub struct Board {
    bridge: Bridge,
    page: [u32; WORDS],
    mirror: Mirror,
}

impl Board {
    /// The board at a bus, with its compute unit reset. What somebody left running there is ended.
    ///
    /// # Errors
    /// [`BoardError`]
    pub fn new(mut bridge: Bridge) -> Result<Self, BoardError> {
        let mut page = [0; WORDS];
        bridge.read(PAGE, &mut page)?;
        let mut board = Self { bridge, page, mirror: Mirror::new(0..0) };
        match (board.known(Word::Identity), board.known(Word::Version)) {
            (IDENTITY, VERSION) => {}
            (IDENTITY, version) => return Err(BoardError::Version(version)),
            (other, _) => return Err(BoardError::Identity(other)),
        }
        let (address, bytes) = (board.known(Word::Memory), board.known(Word::MemoryBytes));
        if bytes == 0 || address % 4096 != 0 || bytes % 4096 != 0 || address.checked_add(bytes - 1).is_none() {
            return Err(BoardError::Nowhere { address, bytes });
        }
        board.mirror = Mirror::new(board.memory());
        let started = Instant::now();
        while board.word(Word::Status)? & READY == 0 {
            if started.elapsed() > START {
                return Err(BoardError::Memory);
            }
        }
        // A reset while memory has something to answer would leave that to the next dispatch.
        if board.word(Word::Status)? & BUSY != 0 && !board.abort()? {
            return Err(BoardError::Busy);
        }
        board.set(Word::Reset, 1)?;
        board.set(Word::Reset, 0)?;
        Ok(board)
    }

    fn known(&self, word: Word) -> u32 {
        self.page[word as usize]
    }

    /// Name of the configuration of its compute unit.
    pub fn configuration(&self) -> String {
        let bytes = [Word::ConfigurationLow, Word::ConfigurationHigh].map(|word| self.known(word).to_le_bytes());
        String::from_utf8_lossy(bytes.as_flattened()).trim_end_matches('\0').to_owned()
    }

    /// Addresses of its memory.
    pub fn memory(&self) -> Range<u64> {
        let from = u64::from(self.known(Word::Memory));
        from..from + u64::from(self.known(Word::MemoryBytes))
    }

    /// Its clock in Hz.
    pub fn clock(&self) -> u32 {
        self.known(Word::Clock)
    }

    /// Reads a word of the page.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn word(&mut self, word: Word) -> Result<u32, BridgeError> {
        self.bridge.read_word(PAGE + 4 * word as u32)
    }

    /// Writes one.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn set(&mut self, word: Word, value: u32) -> Result<(), BridgeError> {
        self.bridge.write_word(PAGE + 4 * word as u32, value)
    }

    /// Reads a register of the compute unit.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn register(&mut self, address: u32) -> Result<u32, BridgeError> {
        self.bridge.read_word(self.known(Word::Registers).wrapping_add(address))
    }

    /// Writes one.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn set_register(&mut self, address: u32, value: u32) -> Result<(), BridgeError> {
        self.bridge.write_word(self.known(Word::Registers).wrapping_add(address), value)
    }

    /// Gives the compute unit a command: a bit of COMPUTE_CONTROL.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn command(&mut self, name: &str) -> Result<(), BridgeError> {
        match RegisterWrite::of("COMPUTE_CONTROL", name, 1) {
            Ok(RegisterWrite { address, value }) => self.set_register(address, value),
            Err(_) => Ok(()),
        }
    }

    /// The value of a register's field.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn field(&mut self, register: &str, name: &str) -> Result<u32, BridgeError> {
        let Some((address, field)) = find_field(register, name) else { return Ok(0) };
        Ok((self.register(address)? & field.mask()) >> field.lsb)
    }

    /// Ends the dispatch; whether the compute unit became idle.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn abort(&mut self) -> Result<bool, BridgeError> {
        self.command("ABORT")?;
        let started = Instant::now();
        while started.elapsed() < ABORTED {
            if self.field("COMPUTE_STATUS", "BUSY")? == 0 {
                return Ok(true);
            }
            std::thread::sleep(INTERVAL);
        }
        Ok(false)
    }

    /// Writes those bytes into memory that it does not have already, and reads them back; `address`, a multiple of 4, and the
    /// last byte lie in [`Board::memory`]. A last word that is no whole one is filled up with zeros. `progress` is told how many
    /// of the bytes are there.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn upload(&mut self, address: u64, bytes: &[u8], mut progress: impl FnMut(u64)) -> Result<(), BridgeError> {
        let words: Vec<u32> = bytes.chunks(4).map(word_of).collect();
        for piece in self.mirror.missing(address, &words) {
            let (first, from) = (piece.start, address + 4 * piece.start as u64);
            let wanted = &words[piece];
            self.mirror.forget(from, 4 * wanted.len());
            self.bridge.fill(from as u32, wanted, |done| progress(4 * (first + done) as u64))?;
            self.mirror.learn(from, wanted);
        }
        progress(bytes.len() as u64);
        Ok(())
    }

    /// A dispatch may write these bytes: what is known of them is void.
    pub fn forget(&mut self, address: u64, bytes: usize) {
        self.mirror.forget(address, bytes);
    }

    /// A dispatch may have written anywhere.
    pub fn forget_all(&mut self) {
        self.mirror.forget_all();
    }

    /// Reads bytes of memory, from a multiple of 4 on.
    ///
    /// # Errors
    /// [`BridgeError`]
    pub fn download(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), BridgeError> {
        let mut words = vec![0; bytes.len().div_ceil(4)];
        self.bridge.read(address as u32, &mut words)?;
        self.mirror.learn(address, &words);
        for (bytes, word) in bytes.chunks_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
        }
        Ok(())
    }
}

/// A word of up to four bytes.
fn word_of(bytes: &[u8]) -> u32 {
    let mut word = [0; 4];
    word[..bytes.len()].copy_from_slice(bytes);
    u32::from_le_bytes(word)
}
