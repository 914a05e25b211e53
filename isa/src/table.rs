//! What `build.rs` makes of the rows of an instruction set: a table, found by opcode, by mnemonic and by operation.

use crate::format::{FORMATS, Format};
use crate::opcode::Opcode;

/// The rows of an instruction set, or of those that share them.
pub(crate) struct Table {
    /// Sorted by format and opcode; [`Opcode::index`] is the position.
    pub rows: &'static [Opcode],
    /// Positions of the rows by format and opcode, `u16::MAX` for none.
    pub index: &'static [&'static [u16]; FORMATS],
    /// Number of the first operation.
    pub first: u16,
    /// Positions of the rows in the order of their mnemonics.
    pub by_name: &'static [u16],
    /// Where in `by_name` the rows of each operation begin, and the end.
    pub starts: &'static [u16],
}

impl Table {
    /// The row of an opcode of exactly this format.
    #[inline]
    pub fn lookup(&self, format: Format, opcode: u16) -> Option<&'static Opcode> {
        let index = *self.index[format as usize].get(usize::from(opcode))?;
        self.rows.get(usize::from(index))
    }

    /// All rows with this mnemonic (lower case, without encoding suffix), in the order of [`Format`].
    pub fn by_mnemonic(&self, mnemonic: &str) -> impl Iterator<Item = &'static Opcode> + use<> {
        let rows = self.rows;
        let name = |index: u16| rows[usize::from(index)].mnemonic;
        let start = self.by_name.partition_point(|&index| name(index) < mnemonic);
        let count = self.by_name[start..].partition_point(|&index| name(index) == mnemonic);
        self.by_name[start..start + count].iter().map(move |&index| &rows[usize::from(index)])
    }
}

/// The generated `TABLE` of a file that `build.rs` writes.
macro_rules! generated {
    ($file:literal) => {
        #[allow(clippy::wildcard_imports, reason = "a row may name anything that rows are made of")]
        use $crate::table::prelude::*;

        include!(concat!(env!("OUT_DIR"), $file));
    };
}
pub(crate) use generated;

/// What the generated tables name.
pub(crate) mod prelude {
    pub(crate) use super::Table;
    pub(crate) use crate::format::{FieldName, Format};
    pub(crate) use crate::memory::{Atomic, CacheControl, MemoryOperation, Packing, Transfer};
    pub(crate) use crate::opcode::{Class, Counter, Flags, ImageAddress, Implicit, Modifiers, Opcode, Properties};
    pub(crate) use crate::operand::{Access, DataType, Element, OperandKind, OperandShape};
    pub(crate) use crate::operation::Operation;
}
