//! Operations: what the rows of one mnemonic have in common, as constants that the compiler knows.
//!
//! `arch::rdna4::op::V_LSHLREV_B32` is the RDNA4 operation of that mnemonic, whatever its encoding. Each instruction set has
//! constants of its own, `arch::cdna4::op::V_MFMA_F32_4X4X4_16B_F16`. A constant that no row has does not compile.

use crate::arch::{cdna4, gcn, rdna4};
use crate::opcode::Opcode;
use crate::table::Table;
use std::fmt;

/// What the rows of one mnemonic of one instruction set have in common.
///
/// A mnemonic has several rows: a VOP2 row and its 64-bit twin, the halves of VOPD. All of them are one operation. A
/// mnemonic that two instruction sets share is an operation of each, and these are not equal: `rdna4::op::V_ADD_F32` is not
/// `gcn::op::sea_islands::V_ADD_F32`. Within a set the order is that of the mnemonics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operation(pub(crate) u16);

/// The tables, by the numbers of their operations.
static TABLES: [&Table; 4] = [&rdna4::TABLE, &gcn::SEA_ISLANDS, &gcn::VOLCANIC_ISLANDS, &cdna4::TABLE];

impl Operation {
    /// Mnemonic in lower case, without the suffix of an encoding.
    pub fn mnemonic(self) -> &'static str {
        let (table, [start, _]) = self.place();
        table.rows[usize::from(table.by_name[start])].mnemonic
    }

    /// Its rows, in the order of [`crate::format::Format`]: the 32-bit encoding before its 64-bit twin, VOPD-X before
    /// VOPD-Y.
    pub fn rows(self) -> impl Iterator<Item = &'static Opcode> {
        let (table, [start, end]) = self.place();
        table.by_name[start..end].iter().map(|&index| &table.rows[usize::from(index)])
    }

    /// Its table, and the range of its rows in the order of mnemonics.
    fn place(self) -> (&'static Table, [usize; 2]) {
        let after = TABLES.partition_point(|table| table.first <= self.0);
        let table = TABLES[after - 1];
        let number = usize::from(self.0 - table.first);
        (table, [table.starts[number].into(), table.starts[number + 1].into()])
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.mnemonic())
    }
}

impl fmt::Debug for Operation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.mnemonic())
    }
}

/// The constants of a table's operations, of a file that `build.rs` writes, beside their type.
macro_rules! constants {
    ($file:literal) => {
        pub use $crate::operation::Operation;

        include!(concat!(env!("OUT_DIR"), $file));
    };
}
pub(crate) use constants;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arch::gcn::op::sea_islands;
    use crate::arch::rdna4::op::{S_NOP, V_ADD_F32, V_DUAL_MOV_B32, V_LSHLREV_B32, V_MUL_F32};
    use crate::arch::rdna4::table;
    use crate::format::Format;
    use pretty_assertions::assert_eq;
    use std::collections::BTreeSet;

    #[test]
    fn the_rows_of_an_operation_are_those_of_its_mnemonic() {
        for row in table::opcodes() {
            let rows: Vec<u16> = row.operation.rows().map(|row| row.index).collect();
            let named: Vec<u16> = table::by_mnemonic(row.mnemonic).map(|row| row.index).collect();
            assert_eq!((row.operation.mnemonic(), rows), (row.mnemonic, named));
        }
    }

    #[test]
    fn an_operation_belongs_to_one_instruction_set() {
        let mut all = BTreeSet::new();
        for table in TABLES {
            let own: BTreeSet<Operation> = table.rows.iter().map(|row| row.operation).collect();
            assert!(own.is_disjoint(&all));
            for row in table.rows {
                assert_eq!(row.operation.mnemonic(), row.mnemonic);
                assert!(row.operation.rows().any(|found| std::ptr::eq(found, row)), "{}", row.mnemonic);
            }
            all.extend(own);
        }
        assert_eq!(V_ADD_F32.mnemonic(), sea_islands::V_ADD_F32.mnemonic());
        assert_ne!(V_ADD_F32, sea_islands::V_ADD_F32);
    }

    #[test]
    fn constants_have_the_rows_of_all_encodings() {
        let formats = |operation: Operation| operation.rows().map(|row| row.format).collect::<Vec<_>>();
        assert_eq!(formats(V_LSHLREV_B32), [Format::Vop2, Format::Vop3]);
        assert_eq!(formats(V_DUAL_MOV_B32), [Format::VopdX, Format::VopdY]);
        assert_eq!(format!("{V_LSHLREV_B32:?} {:>6}", S_NOP), "v_lshlrev_b32  s_nop");
        assert!(V_ADD_F32 < V_MUL_F32);
    }
}
