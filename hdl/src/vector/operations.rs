//! How the vector ALU executes each opcode: the join of what the tables say of its operands with what the units of a
//! lane declare. Both the front end's classification and the vector decoder are made from it.

use crate::vector::lane::{float, integer};
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{Element, OperandKind};

/// The unit of a lane that computes the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// [`integer`]
    Integer(integer::Function),
    /// [`float`]
    Float(float::Form),
}

/// Where a lane mask that an operation produces goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskDestination {
    /// Nowhere: there is none.
    None = 0,
    /// VCC.
    Vcc = 1,
    /// EXEC.
    Exec = 2,
    /// The register in SDST (bits 14:8).
    Sdst = 3,
    /// The register in VDST (bits 7:0).
    Vdst = 4,
}

/// A vector ALU operation.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// What computes it.
    pub unit: Unit,
    /// Source `i` is read.
    pub reads: [bool; 3],
    /// Source `i` has 64 bits.
    pub wide: [bool; 3],
    /// The third source is the old destination (V_FMAC).
    pub accumulates: bool,
    /// The third source is a lane mask (a carry), and VCC is it.
    pub mask_source: Option<MaskSource>,
    /// A VGPR is written.
    pub writes_vgpr: bool,
    /// Two of them are.
    pub wide_result: bool,
    /// The lane mask written.
    pub mask: MaskDestination,
}

/// Where a carry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskSource {
    /// VCC.
    Vcc,
    /// The register that the third source names.
    Source,
}

impl Operation {
    /// NEG and ABS apply.
    pub fn takes_float_modifiers(&self) -> bool {
        matches!(self.unit, Unit::Float(_))
    }
}

/// The operation of an opcode; `None` when no unit of the lane declares it.
pub fn operation(row: &Opcode) -> Option<Operation> {
    let integer = integer::EXECUTES.iter().find(|(mnemonic, _)| *mnemonic == row.mnemonic);
    let float = float::EXECUTES.iter().find(|(mnemonic, _)| *mnemonic == row.mnemonic);
    let unit = match (integer, float) {
        (Some((_, function)), _) => Unit::Integer(*function),
        (None, Some((_, form))) => Unit::Float(*form),
        (None, None) => return None,
    };
    let fields = [&[FieldName::Src0][..], &[FieldName::Src1, FieldName::Vsrc1][..], &[FieldName::Src2][..]];
    let source =
        |at: usize| row.operands.iter().find(|operand| fields[at].contains(&operand.field) && operand.access.reads());
    let is_mask = |at: usize| source(at).is_some_and(|operand| operand.data.element == Element::Mask);
    let destination = row.operands.iter().find(|operand| operand.field == FieldName::Vdst);
    let vgpr = destination.filter(|operand| operand.kind == OperandKind::Vgpr);
    let mask = if row.writes.contains(Implicit::EXEC) {
        MaskDestination::Exec
    } else if destination.is_some_and(|operand| operand.kind == OperandKind::SgprInVdst) {
        MaskDestination::Vdst
    } else if row.operands.iter().any(|operand| operand.field == FieldName::Sdst && operand.access.writes()) {
        MaskDestination::Sdst
    } else if row.writes.contains(Implicit::VCC)
        || row.operands.iter().any(|operand| operand.field == FieldName::Vcc && operand.access.writes())
    {
        MaskDestination::Vcc
    } else {
        MaskDestination::None
    };
    let reads_vcc = row.reads.contains(Implicit::VCC)
        || row.operands.iter().any(|operand| operand.field == FieldName::Vcc && operand.access.reads());
    let mask_source = match (is_mask(2), reads_vcc) {
        (true, _) => Some(MaskSource::Source),
        (false, true) => Some(MaskSource::Vcc),
        (false, false) => None,
    };
    let accumulates = vgpr.is_some_and(|operand| operand.access.reads());
    Some(Operation {
        unit,
        reads: [source(0).is_some(), source(1).is_some(), source(2).is_some() && !is_mask(2)],
        wide: [0, 1, 2].map(|at| source(at).is_some_and(|operand| operand.data.bits() == 64)),
        accumulates,
        mask_source,
        writes_vgpr: vgpr.is_some(),
        wide_result: vgpr.is_some_and(|operand| operand.data.bits() == 64),
        mask,
    })
}
