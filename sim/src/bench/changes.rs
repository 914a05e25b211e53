//! Counts the changes of value that a waveform of a whole run holds, whoever wrote it; the values that it begins with are none.

use fst_reader::{FstFilter, FstHierarchyEntry, FstReader, ReadSignalsError};
use std::collections::HashMap;
use std::convert::Infallible;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use vcd::{Command, IdCode, Parser, ScopeItem};

/// Changes in a file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Changes {
    /// Of values: one that is shown under several names is written once.
    pub written: u64,
    /// Of variables, which is what someone who looks at the file sees: a value's changes count for each of its names.
    pub shown: u64,
}

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
pub fn changes(path: &Path, fst: bool) -> Result<Changes, CountError> {
    let file = BufReader::new(File::open(path)?);
    if fst { in_fst(file) } else { in_vcd(file) }
}

impl Changes {
    /// One of a value with so many names.
    fn add(&mut self, names: u64) {
        self.written += 1;
        self.shown += names;
    }
}

fn in_fst(file: BufReader<File>) -> Result<Changes, CountError> {
    let mut reader = FstReader::open(file).map_err(ReadSignalsError::ReadError)?;
    let mut names: Vec<u64> = vec![];
    let of_variable = |entry| {
        if let FstHierarchyEntry::Var { handle, .. } = entry {
            let value = handle.get_index();
            names.resize(names.len().max(value + 1), 0);
            names[value] += 1;
        }
    };
    reader.read_hierarchy(of_variable).map_err(ReadSignalsError::ReadError)?;
    let (mut start, mut changes) = (None, Changes::default());
    reader.read_signals(&FstFilter::all(), |time, value, _| {
        if time > *start.get_or_insert(time) {
            changes.add(names.get(value.get_index()).copied().unwrap_or(0));
        }
        Ok::<(), Infallible>(())
    })?;
    Ok(changes)
}

fn in_vcd(file: BufReader<File>) -> Result<Changes, CountError> {
    let mut parser = Parser::new(file);
    let mut names = HashMap::new();
    count_names(&parser.parse_header()?.items, &mut names);
    let (mut start, mut now, mut changes) = (None, 0, Changes::default());
    for command in parser {
        match command? {
            Command::Timestamp(time) => now = time,
            Command::ChangeScalar(value, _) | Command::ChangeVector(value, _) | Command::ChangeString(value, _)
                if now > *start.get_or_insert(now) =>
            {
                changes.add(names.get(&value).copied().unwrap_or(0));
            }
            _ => {}
        }
    }
    Ok(changes)
}

/// Counts the variables of each value.
fn count_names(items: &[ScopeItem], names: &mut HashMap<IdCode, u64>) {
    for item in items {
        match item {
            ScopeItem::Scope(scope) => count_names(&scope.items, names),
            ScopeItem::Var(variable) => *names.entry(variable.code).or_default() += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::sink::{Kind, Sink};
    use crate::wave::{FstSink, VcdSink, WaveError};
    use pretty_assertions::assert_eq;
    use tempfile::NamedTempFile;

    fn write(mut sink: Box<dyn Sink + '_>) -> Result<(), WaveError> {
        sink.open_scope("top")?;
        sink.variable("clock", Kind::Wire, 1, 1)?;
        sink.open_scope("inside")?;
        sink.variable("count", Kind::Register, 8, 2)?;
        sink.variable("copy", Kind::Wire, 8, 2)?;
        sink.close_scope()?;
        sink.close_scope()?;
        sink.begin(0)?;
        sink.bits(1, 1, &[0])?;
        sink.bits(2, 8, &[7])?;
        sink.begun()?;
        for step in 1..=3 {
            sink.time(10 * step)?;
            sink.bits(1, 1, &[step & 1])?;
        }
        sink.bits(2, 8, &[8])?;
        sink.finish()
    }

    #[test]
    fn a_value_with_two_names_is_written_once_and_shown_twice() {
        for fst in [true, false] {
            let file = NamedTempFile::new().unwrap();
            let out = io::BufWriter::new(file.reopen().unwrap());
            match fst {
                true => write(Box::new(FstSink::new(out).unwrap())).unwrap(),
                false => write(Box::new(VcdSink::new(out).unwrap())).unwrap(),
            }
            assert_eq!(changes(file.path(), fst).unwrap(), Changes { written: 4, shown: 5 }, "fst: {fst}");
        }
    }
}
