//! Counts the changes of value that a waveform holds, whoever wrote it: those of a net with several names once, the first
//! values not at all.

use fst_reader::{FstFilter, FstReader, ReadSignalsError};
use std::convert::Infallible;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use vcd::{Command, Parser};

/// Why a file is not counted.
#[derive(Debug, thiserror::Error)]
pub enum CountError {
    /// It cannot be read, or is no value change dump.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// It is no FST file.
    #[error(transparent)]
    Fst(#[from] ReadSignalsError<Infallible>),
}

/// Changes in a file: of FST, or a value change dump.
///
/// # Errors
/// The file cannot be read.
pub fn changes(path: &Path, fst: bool) -> Result<u64, CountError> {
    let file = BufReader::new(File::open(path)?);
    if fst { in_fst(file) } else { in_vcd(file) }
}

fn in_fst(file: BufReader<File>) -> Result<u64, CountError> {
    let (mut start, mut count) = (None, 0);
    let mut reader = FstReader::open(file).map_err(ReadSignalsError::ReadError)?;
    reader.read_signals(&FstFilter::all(), |time, _, _| {
        count += u64::from(time > *start.get_or_insert(time));
        Ok::<(), Infallible>(())
    })?;
    Ok(count)
}

fn in_vcd(file: BufReader<File>) -> Result<u64, CountError> {
    let mut parser = Parser::new(file);
    parser.parse_header()?;
    let (mut start, mut now, mut count) = (None, 0, 0);
    for command in parser {
        match command? {
            Command::Timestamp(time) => now = time,
            Command::ChangeScalar(..) | Command::ChangeVector(..) | Command::ChangeString(..) => {
                count += u64::from(now > *start.get_or_insert(now));
            }
            _ => {}
        }
    }
    Ok(count)
}
