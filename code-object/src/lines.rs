//! Which line of the source an instruction comes from: the line tables of DWARF, which compilers write with `-g`.
//!
//! A file without them, or with damaged ones, has no lines; that is no error.

use gimli::{Dwarf, EndianSlice, LittleEndian, Reader, Unit};
use object::{Object, ObjectSection};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceLine {
    /// Name of the file without its folder.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: u64,
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// The lines of a code object by the address of the code, relative to the load base.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineTable {
    /// Sorted by address; a row holds up to the next one. None: no line is known from there on.
    rows: Vec<(u64, Option<SourceLine>)>,
}

impl LineTable {
    /// Reads the line tables of an object file, as far as they can be read.
    pub fn read<'data>(file: &impl Object<'data>) -> Self {
        let section = |id: gimli::SectionId| -> Result<Cow<'data, [u8]>, gimli::Error> {
            let section = file.section_by_name(id.name());
            Ok(section.and_then(|section| section.uncompressed_data().ok()).unwrap_or_default())
        };
        let mut rows = vec![];
        if let Ok(sections) = gimli::DwarfSections::load(section) {
            let dwarf = sections.borrow(|bytes| EndianSlice::new(bytes, LittleEndian));
            // What was read before an error is good.
            let _ = read_units(&dwarf, &mut rows);
        }
        // Where one sequence ends and another begins at the same address, the begin counts: it comes last.
        rows.sort_by_key(|(address, line): &(u64, Option<SourceLine>)| (*address, line.is_some()));
        rows.dedup_by(|later, earlier| {
            let same = later.0 == earlier.0;
            if same {
                earlier.1 = later.1.take();
            }
            same
        });
        Self { rows }
    }

    /// The line of the instruction at an address.
    pub fn at(&self, address: u64) -> Option<&SourceLine> {
        let behind = self.rows.partition_point(|(start, _)| *start <= address);
        self.rows.get(behind.checked_sub(1)?)?.1.as_ref()
    }
}

fn read_units<R: Reader>(dwarf: &Dwarf<R>, rows: &mut Vec<(u64, Option<SourceLine>)>) -> Result<(), gimli::Error> {
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        read_unit(dwarf, &dwarf.unit(header)?, rows)?;
    }
    Ok(())
}

fn read_unit<R: Reader>(
    dwarf: &Dwarf<R>,
    unit: &Unit<R>,
    rows: &mut Vec<(u64, Option<SourceLine>)>,
) -> Result<(), gimli::Error> {
    let Some(program) = unit.line_program.clone() else { return Ok(()) };
    let mut names: HashMap<u64, Arc<str>> = HashMap::new();
    let mut table = program.rows();
    while let Some((header, row)) = table.next_row()? {
        if row.end_sequence() {
            rows.push((row.address(), None));
            continue;
        }
        // Line 0 is code that belongs to no line.
        let Some(line) = row.line() else {
            rows.push((row.address(), None));
            continue;
        };
        let file = match names.get(&row.file_index()) {
            Some(name) => Arc::clone(name),
            None => {
                let Some(entry) = row.file(header) else { continue };
                let path = dwarf.attr_string(unit, entry.path_name())?;
                let path = path.to_string_lossy()?.into_owned();
                let name: Arc<str> = path.rsplit('/').next().unwrap_or(&path).into();
                names.insert(row.file_index(), Arc::clone(&name));
                name
            }
        };
        rows.push((row.address(), Some(SourceLine { file, line: line.get() })));
    }
    Ok(())
}
