//! A launch as text files for a test bench that is no program of ours: the content of memory, the writes of the register bus that
//! start it, and what memory must hold at the end, each as `$readmemh` and every scripting language read it.
//!
//! | File | A row |
//! |---|---|
//! | `sizes.hex` | how many rows the next four files have, 8 digits each |
//! | `memory.hex` | a line of 64 bytes, byte 0 in the last two digits |
//! | `regions.hex` | `FIRST_LINE NUMBER_OF_LINES FIRST_ROW` as one word of 32 digits: 16, 8 and 8; the line number is the address / 64 |
//! | `bus.hex` | a write: 8 digits of address, 8 of data |
//! | `expect.hex` | a row of `memory.hex`, 8 digits; the bytes that are compared, a bit each, 16 digits; their values, 128 digits |
//! | `launch.txt` | what all this is, for people |
//!
//! Memory is whole lines here: what of a line no region holds is zero.

use super::Launch;
use super::manifest::Compare;
use super::program::{Program, ProgramError, RegisterWrite};
use crate::memory::{LINE_BYTES, Line};
use std::collections::BTreeMap;
use std::fmt::Write;
use tombolo_registers::{extensions, registers};

/// Why a launch cannot be packed.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// Its dispatch does not fit the registers.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// It expects nothing that can be compared byte by byte.
    #[error("{name} expects nothing that a test bench can compare: only \"compare\": \"exact\" is packed")]
    NothingExact {
        /// Name of the launch.
        name: String,
    },
}

/// The files: name and content.
pub type Files = Vec<(&'static str, String)>;

/// A run of lines without a gap.
struct Run {
    first: u64,
    lines: u64,
    row: usize,
}

/// Packs a launch.
///
/// # Errors
/// [`PackError`].
pub fn pack(launch: &Launch) -> Result<Files, PackError> {
    let lines = lines(launch);
    let rows: BTreeMap<u64, usize> = lines.keys().enumerate().map(|(row, number)| (*number, row)).collect();
    let runs = runs(&rows);
    let expected = expected(launch);
    if expected.is_empty() && !launch.expected.is_empty() {
        return Err(PackError::NothingExact { name: launch.name.clone() });
    }
    let program = Program::of(&launch.dispatch)?.into_writes();

    let mut memory = String::new();
    let mut regions = String::new();
    for run in &runs {
        // Writing to a string cannot fail.
        let _ = writeln!(regions, "{:016x}{:08x}{:08x}", run.first, run.lines, run.row);
    }
    for line in lines.values() {
        let _ = writeln!(memory, "{}", digits(line));
    }
    let mut bus = String::new();
    for write in &program {
        let _ = writeln!(bus, "{:08x}{:08x}", write.address, write.value);
    }
    let mut expect = String::new();
    for (number, (mask, line)) in &expected {
        let row = rows.get(number).copied().unwrap_or_default();
        let _ = writeln!(expect, "{row:08x}{mask:016x}{}", digits(line));
    }
    let sizes = [lines.len(), runs.len(), program.len(), expected.len()];
    let notes = notes(launch, &program, sizes);
    let sizes: String = sizes.iter().map(|size| format!("{size:08x}\n")).collect();
    Ok(vec![
        ("sizes.hex", sizes),
        ("memory.hex", memory),
        ("regions.hex", regions),
        ("bus.hex", bus),
        ("expect.hex", expect),
        ("launch.txt", notes),
    ])
}

/// The digits of a line, its last byte first.
fn digits(line: &Line) -> String {
    line.iter().rev().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The pieces of bytes that lie in a line each: line number, offset in the line, bytes.
fn pieces(base: u64, bytes: &[u8]) -> impl Iterator<Item = (u64, usize, &[u8])> {
    let size = LINE_BYTES as u64;
    let head = ((size - base % size) % size).min(bytes.len() as u64) as usize;
    let (head, rest) = bytes.split_at(head);
    let first = base.div_ceil(size);
    let whole = (first..).zip(rest.chunks(LINE_BYTES)).map(|(number, piece)| (number, 0, piece));
    let head = (!head.is_empty()).then_some((base / size, (base % size) as usize, head));
    head.into_iter().chain(whole)
}

/// The lines that memory has, by number.
fn lines(launch: &Launch) -> BTreeMap<u64, Line> {
    let mut lines: BTreeMap<u64, Line> = BTreeMap::new();
    for region in launch.memory.regions() {
        for (number, offset, piece) in pieces(region.base(), region.bytes()) {
            let line = lines.entry(number).or_insert([0; LINE_BYTES]);
            line[offset..offset + piece.len()].copy_from_slice(piece);
        }
    }
    lines
}

/// Lines that follow each other.
fn runs(rows: &BTreeMap<u64, usize>) -> Vec<Run> {
    let mut runs: Vec<Run> = vec![];
    for (&number, &row) in rows {
        match runs.last_mut() {
            Some(run) if run.first + run.lines == number => run.lines += 1,
            _ => runs.push(Run { first: number, lines: 1, row }),
        }
    }
    runs
}

/// What lines must hold, by number, as far as it is compared exactly: bytes and values.
fn expected(launch: &Launch) -> BTreeMap<u64, (u64, Line)> {
    let mut lines: BTreeMap<u64, (u64, Line)> = BTreeMap::new();
    for expected in launch.expected.iter().filter(|expected| matches!(expected.compare, Compare::Exact)) {
        let Some(base) = launch.buffers.get(expected.arg).copied().flatten() else { continue };
        for (number, offset, piece) in pieces(base, &expected.bytes) {
            let (mask, line) = lines.entry(number).or_insert((0, [0; LINE_BYTES]));
            line[offset..offset + piece.len()].copy_from_slice(piece);
            *mask |= (0..piece.len()).fold(0, |mask, at| mask | 1 << (offset + at));
        }
    }
    lines
}

/// Name of the register at an address.
fn register_at(address: u32) -> String {
    let found = extensions().iter().chain(registers()).find_map(|register| {
        let number = (0..register.instances).find(|at| register.address + at * register.stride == address)?;
        // The name of a range has the range in brackets.
        let (front, back) = register
            .name
            .split_once('[')
            .map_or((register.name, ""), |(front, rest)| (front, rest.split_once(']').map_or("", |(_, back)| back)));
        Some(match register.instances {
            1 => register.name.to_owned(),
            _ => format!("{front}{}{back}", register.first + number),
        })
    });
    found.unwrap_or_default()
}

/// What the files are, for people.
fn notes(launch: &Launch, program: &[RegisterWrite], [lines, runs, writes, expected]: [usize; 4]) -> String {
    let mut text = format!(
        "{name}: kernel {kernel}\n\n\
         sizes.hex    the numbers of rows of the next four\n\
         memory.hex   {lines} lines of 64 bytes, byte 0 in the last two digits\n\
         regions.hex  {runs} runs of lines: 16 digits address / 64 of the first, 8 digits number of lines, 8 digits row in memory.hex\n\
         bus.hex      {writes} writes of the register bus: 8 digits address, 8 digits data; the last one starts the dispatch\n\
         expect.hex   {expected} lines at the end: 8 digits row in memory.hex, 16 digits mask of bytes, 128 digits values\n\n\
         It is over when COMPUTE_STATUS (address b8b8) reads with bit 0 (BUSY) clear; bit 1 (FAULT) and bits 7:4 (ERROR)\n\
         must be clear too.\n\nMemory:\n",
        name = launch.name,
        kernel = launch.dispatch.kernel,
    );
    for region in launch.memory.regions() {
        let _ = writeln!(text, "  {:#014x}  {:8} bytes  {}", region.base(), region.bytes().len(), region.name());
    }
    text.push_str("\nWrites:\n");
    for write in program {
        let _ = writeln!(text, "  {:05x} {:08x}  {}", write.address, write.value, register_at(write.address));
    }
    for expected in launch.expected.iter().filter(|expected| !matches!(expected.compare, Compare::Exact)) {
        let _ = writeln!(text, "\nArgument {} has a tolerance and is not in expect.hex.", expected.arg);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn bytes_fall_into_lines_wherever_they_begin() {
        let bytes = [7; 130];
        let cut = |base| pieces(base, &bytes).map(|(number, at, piece)| (number, at, piece.len())).collect::<Vec<_>>();
        assert_eq!(cut(0x1000), [(0x40, 0, 64), (0x41, 0, 64), (0x42, 0, 2)]);
        assert_eq!(cut(0x103c), [(0x40, 60, 4), (0x41, 0, 64), (0x42, 0, 62)]);
        assert_eq!(pieces(0x1001, &bytes[..3]).count(), 1);
    }

    #[test]
    fn the_digits_of_a_line_are_a_number_with_byte_0_lowest() {
        let mut line = [0; LINE_BYTES];
        line[..2].copy_from_slice(&[0x34, 0x12]);
        assert!(digits(&line).ends_with("001234"));
        assert_eq!(digits(&line).len(), 128);
    }
}
