//! What every vector opcode computes, as rows of operation and function; compares follow from their opcode number.

/// `value!(|lane, env| ...)`: an operation of one value a lane.
macro_rules! value {
    (|$lane:ident, $env:pat_param| $value:expr) => {
        $crate::vector::operations::Operation::Value(per_lane!(|$lane, $env| $value))
    };
}

/// The same without OMOD and CLAMP.
macro_rules! raw {
    (|$lane:ident, $env:pat_param| $value:expr) => {
        $crate::vector::operations::Operation::Raw(per_lane!(|$lane, $env| $value))
    };
}

/// A function of a lane, and its loop over the lanes of an instruction.
macro_rules! per_lane {
    (|$lane:ident, $env:pat_param| $value:expr) => {
        $crate::vector::operations::PerLane {
            one: |$lane, $env| $value,
            all: |batch, $env| batch.each(|$lane| $value),
            rows: None,
        }
    };
}

/// `integer!(|lane| ...)`: one value a lane that is exact and raises nothing, so that whole registers can be computed at once.
macro_rules! integer {
    (|$lane:ident| $value:expr) => {
        $crate::vector::operations::Operation::Value($crate::vector::operations::PerLane {
            one: |$lane, _| $value,
            all: |batch, _| batch.each(|$lane| $value),
            rows: Some(|rows| rows.each(|$lane| $value)),
        })
    };
}

mod compare;
mod conversion;
mod dot;
mod float;
mod integer;
pub(crate) mod media;

use super::lanes::{Batch, Lane};
use super::rows::RowFunction;
use super::{cross_lane, matrix, relative};
use crate::fault::Fault;
use crate::float::Env;
use crate::wave::Wave;
pub use compare::Test;
use std::collections::HashMap;
use std::sync::LazyLock;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;

/// A function of one lane.
pub type LaneFunction = fn(&Lane, Env) -> u64;

/// A function of one lane, for one lane and for all: the compiler sees the whole loop of the second.
#[derive(Clone, Copy, Debug)]
pub struct PerLane {
    /// The value of a lane.
    pub one: LaneFunction,
    /// Sets the values of all active lanes.
    pub all: fn(&mut Batch, Env),
    /// The same for whole registers of 32 bits, where no modifier matters.
    pub rows: Option<RowFunction>,
}

/// A function that executes an instruction on a whole wave.
pub type WholeFunction = fn(&mut Wave, &Instruction) -> Result<(), Fault>;

/// What an opcode does.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// Nothing (V_NOP, V_PIPEFLUSH).
    Nothing,
    /// One value a lane.
    Value(PerLane),
    /// One value a lane, which OMOD and CLAMP do not reach (7.2.3.1).
    Raw(PerLane),
    /// One value a lane, sources 0 and 2 from fixed lanes of the quad (`None`: from the own lane); VINTERP.
    Quad(LaneFunction, [Option<usize>; 3]),
    /// A value and a bit of the mask result.
    Carry(fn(&Lane, Env) -> (u64, bool)),
    /// A bit of the mask result.
    Compare(Test),
    /// The function on both halves of packed 16-bit sources.
    Packed(LaneFunction),
    /// A dot product: its pairs arrive with halves selected and negated.
    Dot(LaneFunction),
    /// V_FMA_MIX: `half` rounds the result to F16.
    Mixed {
        /// Result in F16.
        half: bool,
    },
    /// Works on the whole wave.
    Whole(WholeFunction),
}

impl Operation {
    /// The lane of its quad that source `index` always comes from.
    pub fn quad_lane(&self, index: usize) -> Option<usize> {
        match self {
            Self::Quad(_, lanes) => lanes.get(index).copied().flatten(),
            _ => None,
        }
    }
}

/// A row of the operation tables.
pub type Row = (op::Operation, Operation);

/// The operation of every opcode row, by its index.
static OPERATIONS: LazyLock<Vec<Option<Operation>>> = LazyLock::new(|| {
    let tables = [
        float::ROWS,
        conversion::ROWS,
        integer::ROWS,
        media::ROWS,
        dot::ROWS,
        cross_lane::ROWS,
        relative::ROWS,
        matrix::ROWS,
    ];
    let by_operation: HashMap<op::Operation, Operation> = tables.into_iter().flatten().copied().collect();
    let resolve = |row: &'static Opcode| {
        if row.operation.rows().any(|row| row.format == Format::Vopc) {
            return Test::of(row).map(Operation::Compare);
        }
        // The halves of VOPD are the opcodes of VOP1 and VOP2 under another name (16.11).
        by_operation.get(&row.single_operation()).copied()
    };
    table::opcodes().iter().map(resolve).collect()
});

/// The operation of a row; `None` if it is no vector ALU opcode.
pub fn of(row: &Opcode) -> Option<&'static Operation> {
    OPERATIONS.get(usize::from(row.index))?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_vector_alu_opcode_has_an_operation() {
        let missing: Vec<_> = table::opcodes()
            .iter()
            .filter(|row| row.format.is_valu() && of(row).is_none())
            .map(|row| row.mnemonic)
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
