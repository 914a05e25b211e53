//! What a file format of waveforms must be able to do.

use super::WaveError;

/// What a variable shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Bits that logic drives.
    Wire,
    /// Bits of a register.
    Register,
    /// Text.
    Text,
}

/// A file being written: hierarchy first, then changes of values. Values have numbers; a value may have several variables.
pub trait Sink {
    /// Opens an instance, inside those that are open.
    ///
    /// # Errors
    /// The file could not be written; so everywhere below.
    fn open_scope(&mut self, name: &str) -> Result<(), WaveError>;
    /// Closes it.
    fn close_scope(&mut self) -> Result<(), WaveError>;
    /// A variable in the open instance; `width` is bits, or the most characters of a text that the file need show.
    fn variable(&mut self, name: &str, kind: Kind, width: u32, value: usize) -> Result<(), WaveError>;
    /// The hierarchy is complete; at this time the first values follow, all of them.
    fn begin(&mut self, time: u64) -> Result<(), WaveError>;
    /// The first values are complete.
    fn begun(&mut self) -> Result<(), WaveError>;
    /// The changes that follow happen at this time, later than the last.
    fn time(&mut self, time: u64) -> Result<(), WaveError>;
    /// A value of `width` bits changes to `words`, least significant word first.
    fn bits(&mut self, value: usize, width: u32, words: &[u64]) -> Result<(), WaveError>;
    /// A text changes.
    fn text(&mut self, value: usize, text: &str) -> Result<(), WaveError>;
    /// Writes what is still buffered.
    fn finish(self: Box<Self>) -> Result<(), WaveError>;
}
