//! How the vector ALU executes each opcode: the join of what the tables say of its operands with what the units declare.
//! Both the classification of the head and the vector decoder are made from it.

use super::sequence::Sequence;
use super::source::kind_of;
use crate::arith::{float, integer};
use crate::config::Units;
use crate::scalar::source::SourceKind;
use crate::vector::cross_lane::CrossLane;
use crate::vector::lane::prepare;
use crate::vector::matrix::MatrixFunction;
use crate::vector::record::UnitName;
use crate::vector::shared;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::arch::rdna4::table;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode, Properties};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};
use tombolo_netlist::{choice, record};

/// The opcodes that the vector ALU's control executes: what moves data among lanes and registers, and what does nothing.
/// M0's part in them is [`Relative`].
const EXECUTES: [(op::Operation, CrossLane); 17] = [
    (op::V_NOP, CrossLane::None),
    (op::V_PIPEFLUSH, CrossLane::None),
    (op::V_MOVRELD_B32, CrossLane::None),
    (op::V_MOVRELS_B32, CrossLane::None),
    (op::V_MOVRELSD_B32, CrossLane::None),
    (op::V_MOVRELSD_2_B32, CrossLane::None),
    (op::V_SWAP_B16, CrossLane::Exchange),
    (op::V_SWAP_B32, CrossLane::Exchange),
    (op::V_SWAPREL_B32, CrossLane::Exchange),
    (op::V_PERMLANE64_B32, CrossLane::Halves),
    (op::V_PERMLANE16_B32, CrossLane::Permlane16),
    (op::V_PERMLANEX16_B32, CrossLane::Permlanex16),
    (op::V_PERMLANE16_VAR_B32, CrossLane::Permlane16Var),
    (op::V_PERMLANEX16_VAR_B32, CrossLane::Permlanex16Var),
    (op::V_READLANE_B32, CrossLane::ReadLane),
    (op::V_READFIRSTLANE_B32, CrossLane::ReadFirstLane),
    (op::V_WRITELANE_B32, CrossLane::WriteLane),
];

/// The unit that computes the result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unit {
    /// [`integer`]
    Integer(integer::Function),
    /// [`float`]
    Float(float::Function),
    /// [`shared`]
    Shared(shared::Function),
    /// [`crate::vector::matrix`]
    Matrix(MatrixFunction),
}

impl Unit {
    /// Its name in control words.
    pub fn name(self) -> UnitName {
        match self {
            Self::Integer(_) => UnitName::Integer,
            Self::Float(_) => UnitName::Float,
            Self::Shared(_) => UnitName::Shared,
            Self::Matrix(_) => UnitName::Matrix,
        }
    }

    /// A machine with these units has it for an opcode of `operation`.
    fn is_in(self, operation: op::Operation, units: Units) -> bool {
        match self {
            Self::Integer(function) => function.is_in(units),
            Self::Float(function) => function.is_in(operation, units),
            Self::Shared(shared::Function::Transcendental(function)) => function.is_in(units),
            Self::Shared(shared::Function::Binary64(_)) => units.binary64 > 0,
            Self::Matrix(_) => units.matrix,
        }
    }
}

choice! {
    /// Which part of its destination VGPR an operation writes.
    pub enum ResultWidth {
        /// There is none.
        None,
        /// A byte: OPSEL\[3:2\] says which (7.6.2).
        Byte,
        /// 16 bits: the low half, or what OPSEL\[3\] or bit 7 of a short encoding's VDST says.
        Half,
        /// The high half (V_FMA_MIXHI_F16).
        HighHalf,
        /// All of it.
        Word,
        /// It and the next one.
        Double,
    }
}

choice! {
    /// Where a lane mask that an operation reads comes from.
    pub enum MaskSource {
        /// It reads none.
        None,
        /// The register of SRC2; VCC in a short encoding.
        Carry,
        /// VCC in every encoding (V_DIV_FMAS).
        Vcc,
    }
}

choice! {
    /// What an operation writes to scalar registers, and where.
    pub enum MaskDestination {
        /// Nothing.
        None,
        /// A mask of comparisons to the register in VDST; to VCC in a short encoding.
        Compare,
        /// A mask of comparisons to EXEC.
        Exec,
        /// A mask of carries to the register in SDST; to VCC in a short encoding.
        Carry,
        /// One lane's result to the register in VDST.
        Scalar,
    }
}

choice! {
    /// Where the sources beyond the first come from, when not from their fields.
    pub enum Arrangement {
        /// From their fields.
        Plain,
        /// The third is the old destination (V_FMAC).
        Accumulate,
        /// The second is the literal, the third VSRC1 (V_FMAMK).
        LiteralSecond,
        /// The third is the literal (V_FMAAK).
        LiteralThird,
        /// The second is the old destination (V_SWAP).
        Exchange,
    }
}

record! {
    /// What M0 is added to (7.11).
    pub struct Relative {
        /// The number of the first source.
        pub source: Bit,
        /// The number of the destination.
        pub destination: Bit,
        /// M0\[9:0\] and M0\[25:16\] instead of all of it.
        pub separate: Bit,
    }
}

/// A vector ALU operation.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// What computes it.
    pub unit: Unit,
    /// Its sources.
    pub sources: [SourceKind; 3],
    /// ABS applies to the source.
    pub abs: [bool; 3],
    /// NEG applies to the source.
    pub neg: [bool; 3],
    /// Where they come from.
    pub arrangement: Arrangement,
    /// The lane mask read.
    pub mask_source: MaskSource,
    /// What is written to VGPRs.
    pub result: ResultWidth,
    /// What is written to scalar registers.
    pub mask: MaskDestination,
    /// Data from other lanes without a DPP dword.
    pub cross: CrossLane,
    /// Register numbers relative to M0.
    pub relative: Relative,
}

/// The unit of an opcode; `None` when none declares it.
fn unit(row: &Opcode) -> Option<(Unit, CrossLane)> {
    let operation = row.single_operation();
    if let Some((_, cross)) = EXECUTES.iter().find(|(known, _)| *known == operation) {
        // The result is the first source; exchanges also need the second, which the mask chooses.
        let exchanges = matches!(cross, CrossLane::Exchange | CrossLane::Halves);
        let function = if exchanges { integer::Function::SELECT } else { integer::Function::MOVE };
        return Some((Unit::Integer(function), *cross));
    }
    if let Some((_, function)) = integer::EXECUTES.iter().find(|(known, _)| *known == operation) {
        return Some((Unit::Integer(*function), CrossLane::None));
    }
    if let Some(function) = shared::Function::of(operation) {
        return Some((Unit::Shared(function), CrossLane::None));
    }
    let function = float::EXECUTES.iter().find(|(known, _)| *known == operation)?.1;
    Some((Unit::Float(function), CrossLane::None))
}

/// The sources in the order of their use: as the assembler text has them.
fn sources(row: &Opcode) -> Vec<&'static OperandShape> {
    let fields = [FieldName::Src0, FieldName::Src1, FieldName::Vsrc1, FieldName::Src2, FieldName::Literal];
    let named = row.operands.iter().filter(|operand| fields.contains(&operand.field) && operand.access.reads());
    named.filter(|operand| operand.data.element != Element::Mask).collect()
}

/// NEG and ABS act on the sign bit of the source: floating-point sources, moves and selections (7.2.2.1).
fn takes_sign_modifiers(row: &Opcode, shape: &OperandShape) -> bool {
    shape.data.element.is_float() || row.properties.intersects(Properties::SELECTS | Properties::MOVES)
}

fn relative(row: &Opcode) -> Relative {
    let [source, destination] = match row.operation {
        op::V_MOVRELD_B32 => [false, true],
        op::V_MOVRELS_B32 => [true, false],
        op::V_MOVRELSD_B32 | op::V_MOVRELSD_2_B32 | op::V_SWAPREL_B32 => [true, true],
        _ => [false, false],
    };
    Relative { source, destination, separate: matches!(row.operation, op::V_MOVRELSD_2_B32 | op::V_SWAPREL_B32) }
}

/// What the operation writes to scalar registers.
fn mask_destination(row: &Opcode) -> MaskDestination {
    let written = |field| row.operands.iter().find(|operand| operand.field == field && operand.access.writes());
    if row.writes.contains(Implicit::EXEC) {
        return MaskDestination::Exec;
    }
    let in_vdst = written(FieldName::Vdst).filter(|operand| operand.kind == OperandKind::SgprInVdst);
    if let Some(destination) = in_vdst {
        let is_mask = destination.data.element == Element::Mask;
        return if is_mask { MaskDestination::Compare } else { MaskDestination::Scalar };
    }
    if written(FieldName::Sdst).is_some() {
        return MaskDestination::Carry;
    }
    if row.writes.contains(Implicit::VCC) || written(FieldName::Vcc).is_some() {
        let is_compare = written(FieldName::Vdst).is_none();
        return if is_compare { MaskDestination::Compare } else { MaskDestination::Carry };
    }
    MaskDestination::None
}

/// A matrix multiply: its operands are wider than any other's and are walked through (`vector::matrix::walk`); the decoder only tells
/// where they begin.
fn multiply(function: MatrixFunction) -> Operation {
    Operation {
        unit: Unit::Matrix(function),
        sources: [SourceKind::Word; 3],
        abs: [false; 3],
        neg: [false; 3],
        arrangement: Arrangement::Plain,
        mask_source: MaskSource::None,
        result: ResultWidth::None,
        mask: MaskDestination::None,
        cross: CrossLane::None,
        relative: Relative::default(),
    }
}

/// The operation of an opcode; `None` when no unit declares it.
pub fn operation(row: &Opcode) -> Option<Operation> {
    if let Some(function) = MatrixFunction::of(row.operation) {
        return Some(multiply(function));
    }
    let (unit, cross) = unit(row)?;
    // Interpolation takes its first source from a lane of the quad (16.13).
    let cross = if row.format == Format::Vinterp { CrossLane::Dpp8 } else { cross };
    let named = sources(row);
    // Their rows have no NEG and ABS since the assembler does not write them.
    let moves = row.properties.contains(Properties::MOVES);
    let mut kinds = [SourceKind::None; 3];
    let (mut abs, mut neg) = ([false; 3], [false; 3]);
    for (at, shape) in named.iter().enumerate() {
        kinds[at] = kind_of(row, shape)?;
        let signs = takes_sign_modifiers(row, shape);
        // NEG_HI of a binary32 addend of 8-bit dot products is its ABS (7.7).
        let abs_mask = match row.dot {
            4 => row.modifiers.neg_hi,
            // Not supported (7.2.2.1).
            2 => 0,
            _ => row.modifiers.abs,
        };
        abs[at] = signs && (abs_mask >> at & 1 == 1 || moves);
        neg[at] = signs && (row.modifiers.neg >> at & 1 == 1 || moves);
    }
    let destination = row.operands.iter().find(|operand| operand.field == FieldName::Vdst);
    let vgpr = destination.filter(|operand| operand.kind == OperandKind::Vgpr);
    let literal = named.iter().position(|operand| operand.field == FieldName::Literal);
    let arrangement = match (cross, vgpr, literal) {
        (CrossLane::Exchange, Some(old), _) => {
            kinds[1] = kind_of(row, old)?;
            Arrangement::Exchange
        }
        (CrossLane::Halves, ..) => {
            kinds[1] = kinds[0];
            Arrangement::Plain
        }
        (CrossLane::None, Some(old), None) if old.access.reads() => {
            kinds[2] = kind_of(row, old)?;
            Arrangement::Accumulate
        }
        (_, _, Some(1)) => Arrangement::LiteralSecond,
        (_, _, Some(2)) => Arrangement::LiteralThird,
        _ => Arrangement::Plain,
    };
    let reads_mask = row.operands.iter().any(|o| o.data.element == Element::Mask && o.access.reads());
    let implicit = row.reads.contains(Implicit::VCC);
    let mask_source = match (reads_mask, implicit) {
        (true, _) => MaskSource::Carry,
        (false, true) => MaskSource::Vcc,
        (false, false) => MaskSource::None,
    };
    let result = match vgpr.map(|operand| operand.data.bits()) {
        None => ResultWidth::None,
        Some(8) => ResultWidth::Byte,
        Some(16) if row.operation == op::V_FMA_MIXHI_F16 => ResultWidth::HighHalf,
        Some(16) => ResultWidth::Half,
        Some(32) => ResultWidth::Word,
        // A pass of 128 bits writes half of them.
        Some(64 | 128) => ResultWidth::Double,
        Some(_) => return None,
    };
    let mask = mask_destination(row);
    Some(Operation {
        unit,
        sources: kinds,
        abs,
        neg,
        arrangement,
        mask_source,
        result,
        mask,
        cross,
        relative: relative(row),
    })
}

/// The operation of an opcode in a machine with these units; `None` when it does not have the opcode.
pub fn operation_in(row: &Opcode, units: Units) -> Option<Operation> {
    let mut operation = operation(row).filter(|operation| operation.unit.is_in(row.operation, units))?;
    if let (true, Format::Vinterp, Unit::Float(function)) = (units.exceptions, row.format, operation.unit) {
        operation.unit = Unit::Float(function.silent());
    }
    let has_lanes = units.lane_permutes || !operation.cross.permutes();
    // Moves and bitwise operations have no width of their own.
    let is_half = operation.result == ResultWidth::Half || operation.sources.contains(&SourceKind::Half);
    let has_width = units.half_integer || !(is_half && matches!(operation.unit, Unit::Integer(_)));
    ((units.packed_float || !Sequence::is_running(row)) && has_lanes && has_width).then_some(operation)
}

/// The bits that the operations of a machine with these units can set in the preparation of their sources, [`prepare::WIDTH`] of them.
pub fn prepared_bits(units: Units) -> u128 {
    if units.packed_float {
        // Sequences prepare their sources in ways of their own.
        return (1 << prepare::WIDTH) - 1;
    }
    let operations = table::opcodes().iter().filter_map(|row| operation_in(row, units));
    let sources = operations.flat_map(|operation| {
        (0..3).map(move |at| {
            let bits = prepare::bits_of(operation.sources[at], operation.neg[at], operation.abs[at]);
            bits << (prepare::SOURCE_WIDTH * at as u32)
        })
    });
    sources.fold(0, |all, bits| all | bits)
}
