//! What is wrong with a source, and where.

use std::fmt;
use std::sync::Arc;

/// One error: where it stands, the token found there and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// File name as given to the assembler.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1; in the expanded text where the line came from a macro.
    pub column: u32,
    /// The token at that place; empty at the end of the line.
    pub token: String,
    /// What is wrong, or what was expected.
    pub message: String,
    /// Lines of the macro calls or repeats that led here, innermost first.
    pub expanded_from: Vec<u32>,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}:{}: error: {}", self.file, self.line, self.column, self.message)?;
        if self.token.is_empty() {
            out.write_str(", at the end of the line")?;
        } else {
            write!(out, ", at `{}`", self.token)?;
        }
        for line in &self.expanded_from {
            write!(out, "; expanded from line {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}

/// Where a line of source came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// Line in the file, from 1.
    pub line: u32,
    /// Lines of the macro calls that it was expanded for, innermost first.
    pub expanded_from: Arc<[u32]>,
}

/// An error within one statement, before file and line are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// Byte offset in the statement's text.
    pub at: usize,
    /// The token there.
    pub token: String,
    /// What is wrong, or what was expected.
    pub message: String,
}

/// Result of parsing a part of a statement.
pub(super) type Parsed<T> = Result<T, Fault>;

impl Fault {
    /// The diagnostic for this fault in the statement `text` from `origin`.
    pub(super) fn at(self, file: &str, origin: &Origin, text: &str) -> Diagnostic {
        let before = text.char_indices().take_while(|(index, _)| *index < self.at).count();
        Diagnostic {
            file: file.to_owned(),
            line: origin.line,
            column: u32::try_from(before).unwrap_or(u32::MAX).saturating_add(1),
            token: self.token,
            message: self.message,
            expanded_from: origin.expanded_from.to_vec(),
        }
    }
}
