//! Operations: what the rows of one mnemonic have in common, as constants that the compiler knows.
//!
//! `op::V_LSHLREV_B32` is the RDNA4 operation of that mnemonic, whatever its encoding. Those of the relatives are in
//! modules of their own, `op::cdna4::V_MFMA_F32_4X4X4_16B_F16`. A constant that no row has does not compile.

use crate::opcode::Opcode;
use crate::table;
use std::fmt;

/// What the rows of one mnemonic of one instruction set have in common.
///
/// A mnemonic has several rows: a VOP2 row and its 64-bit twin, the halves of VOPD. All of them are one operation. A
/// mnemonic that two instruction sets share is an operation of each, and these are not equal: `op::V_ADD_F32` is not
/// `op::sea_islands::V_ADD_F32`. Within a set the order is that of the mnemonics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operation(pub(crate) u16);

/// The operations of a table.
struct Set {
    /// Number of its first operation.
    first: u16,
    rows: &'static [Opcode],
    /// Positions of the rows in the order of their mnemonics.
    by_name: &'static [u16],
    /// Where in `by_name` the rows of each operation begin, and the end.
    starts: &'static [u16],
}

macro_rules! set {
    ($table:ident) => {{
        use table::$table::{BY_NAME, FIRST, OPCODES, STARTS};
        Set { first: FIRST, rows: &OPCODES, by_name: &BY_NAME, starts: &STARTS }
    }};
}

/// The tables, by the numbers of their operations.
static SETS: [Set; 4] = [set!(rows), set!(sea_islands), set!(volcanic_islands), set!(cdna4)];

impl Operation {
    /// Mnemonic in lower case, without the suffix of an encoding.
    pub fn mnemonic(self) -> &'static str {
        let (set, [start, _]) = self.place();
        set.rows[usize::from(set.by_name[start])].mnemonic
    }

    /// Its rows, in the order of [`crate::format::Format`]: the 32-bit encoding before its 64-bit twin, VOPD-X before
    /// VOPD-Y.
    pub fn rows(self) -> impl Iterator<Item = &'static Opcode> {
        let (set, [start, end]) = self.place();
        set.by_name[start..end].iter().map(|&index| &set.rows[usize::from(index)])
    }

    /// Its set, and the range of its rows in the order of mnemonics.
    fn place(self) -> (&'static Set, [usize; 2]) {
        let after = SETS.partition_point(|set| set.first <= self.0);
        let set = &SETS[after - 1];
        let number = usize::from(self.0 - set.first);
        (set, [set.starts[number].into(), set.starts[number + 1].into()])
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

include!(concat!(env!("OUT_DIR"), "/op.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Format;
    use crate::relatives::Relative;
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
    fn an_operation_of_a_relative_is_not_that_of_rdna4() {
        let mut all: BTreeSet<Operation> = table::opcodes().iter().map(|row| row.operation).collect();
        for table in [Relative::Bonaire, Relative::Gfx900, Relative::Gfx950] {
            let own: BTreeSet<Operation> = table.opcodes().map(|row| row.operation).collect();
            assert!(own.is_disjoint(&all), "{}", table.mcpu());
            for row in table.opcodes() {
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
