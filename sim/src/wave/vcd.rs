//! Value change dumps that GTKWave and Surfer open (IEEE 1364-2005, section 18).
//!
//! A blank ends a value in the format, and GTKWave stops reading at the first character that is not ASCII: blanks in strings
//! become `_`, other characters `?`, and no text is `-`.

use super::sink::{Kind, Sink};
use super::{WaveError, digits};
use std::io::Write;
use vcd::{IdCode, SimulationCommand, TimescaleUnit, VarType, Writer};

/// Writes a dump.
pub struct VcdSink<W: Write> {
    writer: Writer<W>,
    /// Codes by number of the value, and what ends a line with one.
    codes: Vec<(IdCode, Vec<u8>)>,
    line: Vec<u8>,
}

impl<W: Write> VcdSink<W> {
    /// A dump into `out`, which should be buffered.
    ///
    /// # Errors
    /// It could not be written.
    pub fn new(out: W) -> Result<Self, WaveError> {
        let mut writer = Writer::new(out);
        writer.version(concat!("tombolo ", env!("CARGO_PKG_VERSION")))?;
        writer.timescale(1, TimescaleUnit::NS)?;
        Ok(Self { writer, codes: vec![], line: vec![] })
    }

    fn code(&mut self, value: usize) -> IdCode {
        while self.codes.len() <= value {
            let next = self.codes.last().map_or(IdCode::FIRST, |(last, _)| last.next());
            self.codes.push((next, format!("{next}\n").into_bytes()));
        }
        self.codes[value].0
    }
}

impl<W: Write> Sink for VcdSink<W> {
    fn open_scope(&mut self, name: &str) -> Result<(), WaveError> {
        Ok(self.writer.add_module(name)?)
    }

    fn close_scope(&mut self) -> Result<(), WaveError> {
        Ok(self.writer.upscope()?)
    }

    fn variable(&mut self, name: &str, kind: Kind, width: u32, value: usize) -> Result<(), WaveError> {
        let (kind, width) = match kind {
            Kind::Wire => (VarType::Wire, width),
            Kind::Register => (VarType::Reg, width),
            Kind::Text => (VarType::String, 1),
        };
        let code = self.code(value);
        Ok(self.writer.var_def(kind, width, code, name, None)?)
    }

    fn begin(&mut self, time: u64) -> Result<(), WaveError> {
        self.writer.enddefinitions()?;
        self.writer.timestamp(time)?;
        Ok(self.writer.begin(SimulationCommand::Dumpvars)?)
    }

    fn begun(&mut self) -> Result<(), WaveError> {
        Ok(self.writer.end()?)
    }

    fn time(&mut self, time: u64) -> Result<(), WaveError> {
        Ok(self.writer.timestamp(time)?)
    }

    fn bits(&mut self, value: usize, width: u32, words: &[u64]) -> Result<(), WaveError> {
        // The crate formats every change, vectors bit by bit, which would take most of a traced run's time.
        self.line.clear();
        if width == 1 {
            self.line.push(if words.first() == Some(&0) { b'0' } else { b'1' });
        } else {
            binary(words, &mut self.line);
            self.line.push(b' ');
        }
        self.line.extend(self.codes.get(value).map_or(&[][..], |(_, end)| end));
        Ok(self.writer.writer().write_all(&self.line)?)
    }

    fn text(&mut self, value: usize, text: &str) -> Result<(), WaveError> {
        let code = self.code(value);
        Ok(self.writer.change_string(code, &as_value(text))?)
    }

    fn finish(mut self: Box<Self>) -> Result<(), WaveError> {
        Ok(self.writer.flush()?)
    }
}

/// Appends `b` and the bits, most significant first, without leading zeros: readers extend with zeros.
fn binary(words: &[u64], line: &mut Vec<u8>) {
    line.push(b'b');
    let top = words.iter().rposition(|word| *word != 0).unwrap_or(0);
    let bits = 64 * (top as u32 + 1) - words[top].leading_zeros();
    digits::append(line, words, bits.max(1));
}

/// A string value of the format: not nothing, and no character that ends one or that a reader does not know.
fn as_value(text: &str) -> String {
    if text.is_empty() {
        return "-".to_owned();
    }
    let allowed = |c: char| match c {
        ' ' => '_',
        c if c.is_ascii_graphic() => c,
        _ => '?',
    };
    text.chars().map(allowed).collect()
}
