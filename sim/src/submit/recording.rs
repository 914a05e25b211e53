//! Reads a recording: a text that lists streams and mapped ranges, and beside it a file of pages.
//!
//! ```text
//! ib ip=0 ring=0 flags=0 va=0x100044000 bytes=1024
//! map va=0x100000000 bytes=0x1000 domains=0x2 flags=0x81
//! ```

use super::memory::{Pages, PagesError};
use std::fs;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Bytes that a file of a recording may have.
const MOST_BYTES: u64 = 2 << 30;
/// Lines that a recording may have.
const MOST_LINES: usize = 1 << 20;
/// The engine of graphics streams, and the one of compute streams (the kernel's numbers of hardware blocks).
const GRAPHICS: u64 = 0;
const COMPUTE: u64 = 1;

/// A recording that cannot be read.
#[derive(Debug, Error)]
pub enum RecordingError {
    /// A file that the system does not give.
    #[error("{}: cannot be read: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// A line that says nothing known.
    #[error("{}, line {line}: {reason}", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A file of pages that is damaged.
    #[error("{}: {error}", path.display())]
    Pages {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: PagesError,
    },
    /// Nothing to execute.
    #[error("the recording has no stream")]
    Empty,
    /// A stream of another engine.
    #[error("the stream at {address:#x} is for engine {engine}; graphics (0) and compute (1) streams are executed")]
    Engine {
        /// The stream.
        address: u64,
        /// Its engine.
        engine: u64,
    },
}

/// A stream of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stream {
    /// The hardware block that it is for.
    pub engine: u64,
    /// Byte address.
    pub address: u64,
    /// Its length in bytes.
    pub bytes: u64,
}

/// A submission: its streams, and memory as it was when it was submitted.
#[derive(Debug, Clone, Default)]
pub struct Recording {
    /// Streams, in their order.
    pub streams: Vec<Stream>,
    /// Memory.
    pub memory: Pages,
}

impl Recording {
    /// Reads a recording from its text; the pages are in a file of the same name that ends in `.mem`.
    ///
    /// # Errors
    /// [`RecordingError`]
    pub fn read(path: &Path) -> Result<Recording, RecordingError> {
        let text = read(path)?;
        let text = String::from_utf8(text).map_err(|_| line(path, 1, "it is no text"))?;
        let mut recording = Recording::parse(path, &text)?;
        let pages = path.with_extension("mem");
        let file = read(&pages)?;
        recording.memory.load(&file).map_err(|error| RecordingError::Pages { path: pages, error })?;
        Ok(recording)
    }

    fn parse(path: &Path, text: &str) -> Result<Recording, RecordingError> {
        let mut recording = Recording::default();
        for (number, content) in (1..).zip(text.lines()) {
            if number > MOST_LINES {
                return Err(line(path, number, "too many lines"));
            }
            let mut words = content.split_ascii_whitespace();
            let Some(kind) = words.next() else { continue };
            let field = |name: &str| {
                let value =
                    content.split_ascii_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
                let value = value.ok_or_else(|| line(path, number, format!("it has no `{name}=`")))?;
                let parsed = match value.strip_prefix("0x") {
                    Some(digits) => u64::from_str_radix(digits, 16),
                    None => value.parse(),
                };
                parsed.map_err(|_| line(path, number, format!("`{value}` is no number")))
            };
            match kind {
                "ib" => {
                    let stream = Stream { engine: field("ip")?, address: field("va")?, bytes: field("bytes")? };
                    recording.streams.push(stream);
                }
                "map" => recording.memory.map(field("va")?, field("bytes")?),
                other => return Err(line(path, number, format!("`{other}` is neither a stream nor a mapping"))),
            }
        }
        Ok(recording)
    }

    /// The streams, if the model executes all of them.
    ///
    /// # Errors
    /// [`RecordingError::Empty`], [`RecordingError::Engine`].
    pub fn graphics_streams(&self) -> Result<Vec<Stream>, RecordingError> {
        if self.streams.is_empty() {
            return Err(RecordingError::Empty);
        }
        if let Some(stream) = self.streams.iter().find(|stream| !matches!(stream.engine, GRAPHICS | COMPUTE)) {
            return Err(RecordingError::Engine { address: stream.address, engine: stream.engine });
        }
        Ok(self.streams.clone())
    }
}

fn line(path: &Path, line: usize, reason: impl Into<String>) -> RecordingError {
    RecordingError::Line { path: path.to_path_buf(), line, reason: reason.into() }
}

fn read(path: &Path) -> Result<Vec<u8>, RecordingError> {
    let failed = |reason: String| RecordingError::File { path: path.to_path_buf(), reason };
    let bytes = fs::metadata(path).map_err(|error| failed(error.to_string()))?.len();
    if bytes > MOST_BYTES {
        return Err(failed(format!("it has {bytes} bytes; a recording has at most {MOST_BYTES}")));
    }
    fs::read(path).map_err(|error| failed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn parse(text: &str) -> Result<Recording, String> {
        Recording::parse(Path::new("a.txt"), text).map_err(|error| error.to_string())
    }

    #[test]
    fn streams_and_mappings_are_read() {
        let text = "ib ip=0 ring=0 flags=0 va=0x1000 bytes=64\n\nmap va=0x1000 bytes=0x1000 domains=0x2 flags=0x81\n";
        let recording = parse(text).unwrap();
        assert_eq!(recording.streams, [Stream { engine: 0, address: 0x1000, bytes: 64 }]);
        assert_eq!(recording.graphics_streams().unwrap().len(), 1);
    }

    #[test]
    fn damaged_lines_are_told_with_their_number() {
        assert_eq!(parse("ib ip=0 va=0x1 bytes=4\nmap va=0x10").unwrap_err(), "a.txt, line 2: it has no `bytes=`");
        assert_eq!(parse("ib ip=0 va=zz bytes=4").unwrap_err(), "a.txt, line 1: `zz` is no number");
        assert_eq!(parse("cs").unwrap_err(), "a.txt, line 1: `cs` is neither a stream nor a mapping");
        let other = parse("ib ip=2 va=0x1 bytes=4").unwrap().graphics_streams().unwrap_err().to_string();
        assert_eq!(other, "the stream at 0x1 is for engine 2; graphics (0) and compute (1) streams are executed");
        assert!(matches!(parse("").unwrap().graphics_streams(), Err(RecordingError::Empty)));
    }
}
