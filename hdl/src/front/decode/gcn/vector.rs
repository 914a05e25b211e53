//! How the vector ALU executes the opcodes of Sea Islands: by the control word of an RDNA4 opcode, with what the decoder changes of it.
//!
//! V_MAD and its relatives round the product before they add (SQ_VOP2, SQ_VOP3). They are two operations: a product that goes to the running
//! row of the register file, and a sum of that row and the addend.

use super::alike::{self, Alike};
use super::opcode_rom::rows;
use crate::arith::float::Function;
use crate::config::Units;
use crate::front::decode::rdna4::valu_control::number as twin_number;
use crate::front::decode::rdna4::valu_control::{Control, ControlWires, word};
use crate::front::decode::rdna4::valu_operation::{Arrangement, Unit, operation_in};
use crate::vector::shared;
use crate::vector::shared::binary64::Relation;
use crate::vector::shared::modifiers::Limit;
use rust_hdl::prelude::*;
use tombolo_isa::arch::gcn::op::sea_islands as own;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::record;

record! {
    /// What the decoder needs to know of an opcode.
    pub struct Row {
        /// What the machine does, of a product and sum the product.
        pub control: Control,
        /// The first source is in the place of the second and the other way round.
        pub exchanges: Bit,
        /// The sources are not read.
        pub constant: Bit,
        /// A sum follows; the arrangement of `control` says where its addend is.
        pub adds: Bit,
        /// There are two passes, and two moves behind them ([`Sequence::Passes`]).
        pub passes: Bit,
        /// CLAMP is one of its modifiers.
        pub clamps: Bit,
        /// What becomes of an infinity.
        pub limit: Limit,
    }
}

/// Functions of one source whose result is never infinite (SQ_VOP1).
const LIMITED: [(own::Operation, op::Operation, Limit); 7] = [
    (own::V_RCP_CLAMP_F32, op::V_RCP_F32, Limit::Finite),
    (own::V_RSQ_CLAMP_F32, op::V_RSQ_F32, Limit::Finite),
    (own::V_LOG_CLAMP_F32, op::V_LOG_F32, Limit::FiniteBelow),
    (own::V_RCP_CLAMP_F64, op::V_RCP_F64, Limit::Finite),
    (own::V_RSQ_CLAMP_F64, op::V_RSQ_F64, Limit::Finite),
    (own::V_RCP_LEGACY_F32, op::V_RCP_F32, Limit::SignedZero),
    (own::V_RSQ_LEGACY_F32, op::V_RSQ_F32, Limit::Zero),
];

/// Products with a sum behind them.
const ADDING: [(own::Operation, op::Operation, Arrangement); 6] = [
    (own::V_MAC_F32, op::V_MUL_F32, Arrangement::Accumulate),
    (own::V_MAC_LEGACY_F32, op::V_MUL_DX9_ZERO_F32, Arrangement::Accumulate),
    (own::V_MADMK_F32, op::V_MUL_F32, Arrangement::LiteralSecond),
    (own::V_MADAK_F32, op::V_MUL_F32, Arrangement::LiteralThird),
    (own::V_MAD_F32, op::V_MUL_F32, Arrangement::Plain),
    (own::V_MAD_LEGACY_F32, op::V_MUL_DX9_ZERO_F32, Arrangement::Plain),
];
/// Those whose old destination is a source.
const ACCUMULATING: [(own::Operation, op::Operation); 1] = [(own::V_CVT_PKACCUM_U8_F32, op::V_CVT_PK_U8_F32)];

/// The row of RDNA4 that has the control word of an operation: that of its longest encoding.
fn twin(operation: op::Operation) -> Option<&'static Opcode> {
    operation.rows().find(|row| twin_number(row).is_some())
}

fn of_rdna4(operation: op::Operation, units: Units) -> Option<Control> {
    changed(operation, units, |function| function, false)
}

/// The same, with a change of what the float unit does; `signals`: a quiet NaN is an invalid operation too.
fn changed(operation: op::Operation, units: Units, change: fn(Function) -> Function, signals: bool) -> Option<Control> {
    let row = twin(operation)?;
    let mut found = operation_in(row, units)?;
    if let Unit::Float(function) = found.unit {
        found.unit = Unit::Float(change(function));
    }
    if let Unit::Shared(shared::Function::Binary64(operation)) = &mut found.unit {
        operation.signals = signals;
    }
    Some(PortBits::from_value(&word(row, &found, units)))
}

/// A comparison that signals: to it a quiet NaN is an invalid operation too (V_CMPS, V_CMPSX).
fn signals(opcode: &Opcode) -> bool {
    (opcode.format == Format::Vopc || opcode.format == Format::Vop3Si) && SIGNALING.contains(&opcode.opcode)
}

/// Numbers of the comparisons that signal.
const SIGNALING: std::ops::Range<u16> = 0x40..0x80;

/// Comparisons of binary32 whose outcome is known: it is, and the one of RDNA4 that raises the same exceptions.
const KNOWN: [(own::Operation, op::Operation, bool); 8] = [
    (own::V_CMP_F_F32, op::V_CMP_LT_F32, false),
    (own::V_CMP_TRU_F32, op::V_CMP_LT_F32, true),
    (own::V_CMPX_F_F32, op::V_CMPX_LT_F32, false),
    (own::V_CMPX_TRU_F32, op::V_CMPX_LT_F32, true),
    (own::V_CMPS_F_F32, op::V_CMP_LT_F32, false),
    (own::V_CMPS_TRU_F32, op::V_CMP_LT_F32, true),
    (own::V_CMPSX_F_F32, op::V_CMPX_LT_F32, false),
    (own::V_CMPSX_TRU_F32, op::V_CMPX_LT_F32, true),
];

/// The same of binary64.
const KNOWN_WIDE: [(own::Operation, op::Operation, bool); 8] = [
    (own::V_CMP_F_F64, op::V_CMP_LT_F64, false),
    (own::V_CMP_TRU_F64, op::V_CMP_LT_F64, true),
    (own::V_CMPX_F_F64, op::V_CMPX_LT_F64, false),
    (own::V_CMPX_TRU_F64, op::V_CMPX_LT_F64, true),
    (own::V_CMPS_F_F64, op::V_CMP_LT_F64, false),
    (own::V_CMPS_TRU_F64, op::V_CMP_LT_F64, true),
    (own::V_CMPSX_F_F64, op::V_CMPX_LT_F64, false),
    (own::V_CMPSX_TRU_F64, op::V_CMPX_LT_F64, true),
];

/// The comparison of binary64 with that outcome.
fn known_wide(operation: op::Operation, holds: bool, signals: bool, units: Units) -> Option<Control> {
    let row = twin(operation)?;
    let mut found = operation_in(row, units)?;
    if let Unit::Shared(shared::Function::Binary64(operation)) = &mut found.unit {
        operation.relation = if holds { Relation::ALWAYS } else { Relation::NEVER };
        operation.signals = signals;
    }
    Some(PortBits::from_value(&word(row, &found, units)))
}

/// The change that an opcode asks for: minima and maxima do not look at MODE.FP_DENORM.
fn change(opcode: &Opcode) -> fn(Function) -> Function {
    let operation = opcode.operation;
    if signals(opcode) {
        Function::signaling
    } else if EXTREMES.contains(&operation) {
        Function::keeping_operands
    } else if LEGACY.contains(&operation) {
        |function| function.keeping_operands().legacy()
    } else {
        |function| function
    }
}

/// Minima, maxima and medians of binary32.
const EXTREMES: [own::Operation; 5] =
    [own::V_MIN_F32, own::V_MAX_F32, own::V_MIN3_F32, own::V_MAX3_F32, own::V_MED3_F32];
/// Those by the rules of DX9.
const LEGACY: [own::Operation; 2] = [own::V_MIN_LEGACY_F32, own::V_MAX_LEGACY_F32];

/// What a machine with these units does for an opcode; `None` when it does not execute it.
pub fn row_of(opcode: &Opcode, units: Units) -> Option<Row> {
    // Modifiers are those of the long encoding.
    let clamps = opcode.operation.rows().any(|row| row.modifiers.flags.contains(Flags::CLAMP));
    let plain = |control| Row { control, clamps, ..Row::default() };
    let change = change(opcode);
    let listed = |list: &Alike| {
        alike::find(list, opcode.operation).and_then(|other| changed(other, units, change, signals(opcode)))
    };
    if let Some(control) = listed(alike::VECTOR) {
        return Some(plain(control));
    }
    if let Some(control) = listed(alike::EXCHANGED) {
        return Some(Row { exchanges: true, ..plain(control) });
    }
    if let Some((_, other, holds)) = KNOWN_WIDE.iter().find(|(known, ..)| *known == opcode.operation) {
        return Some(plain(known_wide(*other, *holds, signals(opcode), units)?));
    }
    if let Some((_, other, holds)) = KNOWN.iter().find(|(known, ..)| *known == opcode.operation) {
        let change: fn(Function) -> Function = match (holds, signals(opcode)) {
            (false, false) => Function::never,
            (true, false) => Function::always,
            (false, true) => |function| function.never().signaling(),
            (true, true) => |function| function.always().signaling(),
        };
        return Some(plain(changed(*other, units, change, false)?));
    }
    if let Some(control) = listed(alike::CONSTANT) {
        return Some(Row { constant: true, ..plain(control) });
    }
    if let Some((_, other, limit)) = LIMITED.iter().find(|(known, ..)| *known == opcode.operation) {
        return Some(Row { limit: *limit, ..plain(of_rdna4(*other, units)?) });
    }
    if opcode.operation == own::V_MQSAD_U32_U8 {
        let control = of_rdna4(op::V_MQSAD_U32_U8, units)?;
        return units.packed_float.then_some(Row { passes: true, ..plain(control) });
    }
    if let Some((_, other)) = ACCUMULATING.iter().find(|(known, _)| *known == opcode.operation) {
        let control = Control { arrangement: Arrangement::Accumulate, ..of_rdna4(*other, units)? };
        return Some(plain(control));
    }
    let (_, product, arrangement) = ADDING.iter().find(|(known, ..)| *known == opcode.operation)?;
    let control = Control { arrangement: *arrangement, ..changed(*product, units, Function::flushing, false)? };
    units.packed_float.then_some(Row { adds: true, ..plain(control) })
}

/// The RDNA4 row whose operands are those of an opcode, as far as they are scalar: what it writes to SGPRs, VCC or EXEC.
pub fn written(opcode: &Opcode) -> Option<&'static Opcode> {
    let lists = [alike::VECTOR, alike::EXCHANGED, alike::CONSTANT];
    lists.into_iter().find_map(|list| alike::find(list, opcode.operation)).and_then(twin)
}

/// First numbers of the short encodings: they are those of VOP3 (SQ_VOP3_0.OP).
pub const VOP2: u128 = 256;
/// Of VOP1.
pub const VOP1: u128 = 384;
/// Bits of an opcode number.
pub const NUMBER_WIDTH: u32 = 9;

fn numbers(units: Units) -> Vec<(u128, Row)> {
    let formats = [(Format::Vopc, 0), (Format::Vop2, VOP2), (Format::Vop1, VOP1), (Format::Vop3Si, 0)];
    let mut found: Vec<(u128, Row)> = vec![];
    for (format, first) in formats {
        for opcode in rows(format) {
            let number = first + u128::from(opcode.opcode);
            let Some(row) = row_of(opcode, units) else { continue };
            if !found.iter().any(|(known, _)| *known == number) {
                found.push((number, row));
            }
        }
    }
    found
}

/// What a machine with these units does for the opcode `number`, and the control words of sums and moves.
pub fn control(g: &Builder, number: &Wire, units: Units) -> (RowWires, [ControlWires; 2]) {
    let arms: Vec<(u128, Wire)> =
        numbers(units).into_iter().map(|(number, row)| (number, g.value(row.to_value()))).collect();
    let row = RowWires::unpack(&g.name("row", &g.lookup(number, &arms, &g.zero(Row::BITS as u32))));
    let sum = changed(op::V_ADD_F32, units, Function::flushing, false).unwrap_or_default();
    let moving = of_rdna4(op::V_MOV_B32, units).unwrap_or_default();
    (row, [sum, moving].map(|control| ControlWires::unpack(&g.value(control.to_value()))))
}
