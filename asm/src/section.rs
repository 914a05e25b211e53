//! Sections: the bytes assembled so far and the places in them that wait for the value of an expression.

use super::diagnostic::Origin;
use super::expression::Expression;

/// One section of the object.
#[derive(Clone, Debug)]
pub(super) struct Section {
    /// Name with its leading point.
    pub name: String,
    /// What it is for.
    pub kind: SectionKind,
    /// Alignment in bytes, a power of two.
    pub align: u64,
    /// Contents.
    pub bytes: Vec<u8>,
    /// Values to be filled in when all symbols are known.
    pub fixups: Vec<Fixup>,
}

/// What a section is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SectionKind {
    /// Code.
    Text,
    /// Constants in memory.
    ReadOnly,
    /// Variables in memory.
    Data,
    /// Not loaded: comments, debug information, notes of tools.
    Unloaded,
}

impl SectionKind {
    /// The kind that a section of this name has when `.section` gives no flags.
    pub(super) fn of_name(name: &str) -> Self {
        let is = |prefix: &str| name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        if is(".text") {
            Self::Text
        } else if is(".rodata") {
            Self::ReadOnly
        } else if is(".data") || is(".bss") {
            Self::Data
        } else {
            Self::Unloaded
        }
    }
}

/// A value to be filled in.
#[derive(Clone, Debug)]
pub(super) struct Fixup {
    /// Offset in the section in bytes.
    pub offset: u64,
    /// How the value is written.
    pub kind: FixupKind,
    /// The value.
    pub expression: Expression,
    /// Where errors are reported.
    pub source: FixupSource,
}

/// The part of the source that a fixup came from.
#[derive(Clone, Debug)]
pub(super) struct FixupSource {
    pub origin: Origin,
    /// Byte offset in the statement.
    pub at: usize,
    /// The statement.
    pub text: String,
}

/// How a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FixupKind {
    /// Low 16 bits of the dword: signed distance in dwords from the next instruction.
    Branch,
    /// A 32-bit literal.
    Literal,
    /// That many little-endian bytes of data.
    Data(u8),
}

impl Section {
    /// An empty section.
    pub(super) fn new(name: &str, kind: SectionKind) -> Self {
        let align = if kind == SectionKind::Text { 4 } else { 1 };
        Self { name: name.to_owned(), kind, align, bytes: Vec::new(), fixups: Vec::new() }
    }

    /// Size in bytes.
    pub(super) fn size(&self) -> u64 {
        self.bytes.len() as u64
    }
}
