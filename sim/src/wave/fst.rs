//! FST files that GTKWave and Surfer open: a few hundredths of the size of a dump.
//!
//! The writer knows no text, so a text is what it is in a Verilog `reg`: eight bits a character, the last one lowest, zeros
//! in front. Viewers show it with the format ASCII, which the save files in `scripts/waves/` choose.

use super::sink::{Kind, Sink};
use super::{WaveError, digits};
use fst_writer::{
    FstBodyWriter, FstFileType, FstHeaderWriter, FstInfo, FstScopeType, FstSignalId, FstSignalType, FstVarDirection,
    FstVarType,
};
use std::io::{Seek, Write};
use std::ops::RangeInclusive;

/// Nanoseconds.
const TIMESCALE: i8 = -9;
/// Changes are kept in memory before they are compressed and written: so many bytes for each bit of the design, between these
/// bounds. A block begins with every bit, so that short blocks make large files; long ones do not fit into the caches.
const BLOCK_PER_BIT: usize = 8;
const BLOCK: RangeInclusive<usize> = 1 << 20..=32 << 20;
/// Bits of a character.
const CHARACTER: u32 = 8;

/// Writes a file.
pub struct FstSink<W: Write + Seek> {
    file: File<W>,
    /// Number in the file, and characters of a text, by number of the value.
    values: Vec<Option<(FstSignalId, u32)>>,
    /// Bits of all values.
    bits: usize,
    line: Vec<u8>,
}

enum File<W: Write + Seek> {
    Header(FstHeaderWriter<W>),
    Body(FstBodyWriter<W>),
    /// While one becomes the other.
    Between,
}

impl<W: Write + Seek> FstSink<W> {
    /// A file into `out`, which should be buffered.
    ///
    /// # Errors
    /// It could not be written.
    pub fn new(out: W) -> Result<Self, WaveError> {
        let info = FstInfo {
            start_time: 0,
            timescale_exponent: TIMESCALE,
            version: concat!("tombolo ", env!("CARGO_PKG_VERSION")).to_owned(),
            date: String::new(),
            file_type: FstFileType::Verilog,
        };
        Ok(Self { file: File::Header(FstHeaderWriter::new(out, &info)?), values: vec![], bits: 0, line: vec![] })
    }

    /// Writes the digits of the value.
    fn change(&mut self, value: usize, digits: &[u8]) -> Result<(), WaveError> {
        if let (File::Body(body), Some(Some((id, _)))) = (&mut self.file, self.values.get(value)) {
            body.signal_change(*id, digits)?;
        }
        Ok(())
    }

    /// Writes `self.line` as the value.
    fn change_to_line(&mut self, value: usize) -> Result<(), WaveError> {
        let line = std::mem::take(&mut self.line);
        let result = self.change(value, &line);
        self.line = line;
        result
    }
}

impl<W: Write + Seek> Sink for FstSink<W> {
    fn open_scope(&mut self, name: &str) -> Result<(), WaveError> {
        if let File::Header(header) = &mut self.file {
            header.scope(name, "", FstScopeType::Module)?;
        }
        Ok(())
    }

    fn close_scope(&mut self) -> Result<(), WaveError> {
        if let File::Header(header) = &mut self.file {
            header.up_scope()?;
        }
        Ok(())
    }

    fn variable(&mut self, name: &str, kind: Kind, width: u32, value: usize) -> Result<(), WaveError> {
        let File::Header(header) = &mut self.file else { return Ok(()) };
        let (kind, bits) = match kind {
            Kind::Wire => (FstVarType::Wire, width),
            Kind::Register => (FstVarType::Reg, width),
            Kind::Text => (FstVarType::Reg, width * CHARACTER),
        };
        if self.values.len() <= value {
            self.values.resize(value + 1, None);
        }
        let alias = self.values[value].map(|(id, _)| id);
        self.bits += if alias.is_none() { bits as usize } else { 0 };
        let id = header.var(name, FstSignalType::bit_vec(bits), kind, FstVarDirection::Implicit, alias)?;
        self.values[value] = Some((id, width));
        Ok(())
    }

    fn begin(&mut self, time: u64) -> Result<(), WaveError> {
        if let File::Header(header) = std::mem::replace(&mut self.file, File::Between) {
            let mut body = header.finish()?;
            // The recorder writes changes only.
            body.set_deduplicate(false);
            self.file = File::Body(body);
        }
        self.time(time)
    }

    fn begun(&mut self) -> Result<(), WaveError> {
        Ok(())
    }

    fn time(&mut self, time: u64) -> Result<(), WaveError> {
        if let File::Body(body) = &mut self.file {
            if body.size() > (self.bits * BLOCK_PER_BIT).clamp(*BLOCK.start(), *BLOCK.end()) {
                body.flush()?;
            }
            body.time_change(time)?;
        }
        Ok(())
    }

    fn bits(&mut self, value: usize, width: u32, words: &[u64]) -> Result<(), WaveError> {
        if let ([word], 1..=u64::BITS) = (words, width) {
            return self.change(value, &digits::of_word(*word)[(u64::BITS - width) as usize..]);
        }
        self.line.clear();
        digits::append(&mut self.line, words, width);
        self.change_to_line(value)
    }

    fn text(&mut self, value: usize, text: &str) -> Result<(), WaveError> {
        let Some(Some((_, characters))) = self.values.get(value).copied() else { return Ok(()) };
        self.line.clear();
        let shown: Vec<u8> = fitting(text, characters as usize);
        self.line.resize((characters as usize - shown.len()) * CHARACTER as usize, b'0');
        for byte in shown {
            digits::append_byte(&mut self.line, byte);
        }
        self.change_to_line(value)
    }

    fn finish(self: Box<Self>) -> Result<(), WaveError> {
        match self.file {
            File::Body(body) => body.finish()?.flush()?,
            // Nothing was recorded.
            File::Header(header) => header.finish()?.finish()?.flush()?,
            File::Between => {}
        }
        Ok(())
    }
}

/// The text in ASCII; what is too long ends in `~`.
fn fitting(text: &str, characters: usize) -> Vec<u8> {
    let mut ascii: Vec<u8> =
        text.chars().map(|c| if c.is_ascii_graphic() || c == ' ' { c as u8 } else { b'?' }).collect();
    if ascii.len() > characters {
        ascii.truncate(characters);
        if let Some(last) = ascii.last_mut() {
            *last = b'~';
        }
    }
    ascii
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_text_that_is_too_long_shows_that_it_goes_on() {
        assert_eq!(fitting("v_add", 5), b"v_add");
        assert_eq!(fitting("v_add_f32", 5), b"v_ad~");
        assert_eq!(fitting("é\t", 5), b"??");
    }
}
