//! How the vector ALU executes the opcodes of CDNA4: by the control word of an RDNA4 opcode, with what the decoder changes of it.
//!
//! ```text
//!   V_MAD_F16 and relatives     a product to the running row, a sum of that and the addend: both are rounded
//!   packed binary32 numbers     the lower numbers to the running row, the upper ones to their place, the running row to its
//!   V_MOV_B64                   a shift of 64 bits by nothing
//!   V_PERMLANE32_SWAP           moves from other lanes ([`super::lanes`])
//!   SDWA                        the parts of both sources to the running rows, the operation, its result to its part
//! ```

use super::alike::{self, ACCUMULATING, CONSTANT, SIGNED, VECTOR};
use super::lanes::Swap;
use super::opcode_rom::rows;
use super::scaled::{self, Part};
use crate::arith::float::control::format;
use crate::arith::{float, integer};
use crate::config::Units;
use crate::front::decode::rdna4::valu_control::number as twin_number;
use crate::front::decode::rdna4::valu_control::{Control, ControlWires, word};
use crate::front::decode::rdna4::valu_operation::{Arrangement, Operation, ResultWidth, Unit, operation_in};
use crate::scalar::source::SourceKind;
use crate::vector::matrix::mfma::function_of;
use crate::vector::record::UnitName;
use crate::vector::unit_control::FUNCTION_WIDTH;
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op as own;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::record;

record! {
    /// What the decoder needs to know of an opcode.
    pub struct Row {
        /// What the machine does, of a product and sum the product.
        pub control: Control,
        /// The sources are not read.
        pub constant: Bit,
        /// A sum follows; the arrangement of `control` says where its addend is.
        pub adds: Bit,
        /// An operation for each of two binary32 numbers.
        pub pairs: Bit,
        /// That takes the second one from the second source.
        pub from_both: Bit,
        /// The first source is in the place of the second, and nothing in its place.
        pub moves_wide: Bit,
        /// NEG, ABS and OMOD are a truth table.
        pub table: Bit,
        /// Both factors of a dot product are signed.
        pub signed: Bit,
        /// The first source is an accumulation VGPR.
        pub accumulated: Bit,
        /// The destination is.
        pub accumulates: Bit,
        /// CLAMP is one of its modifiers.
        pub clamps: Bit,
        /// OMOD is.
        pub scales: Bit,
        /// OP_SEL chooses halves of these sources, and of the destination.
        pub op_sel: Bits<4>,
        /// SDWA extends the parts of its sources with their signs: they are integers.
        pub extends: Bit,
        /// What it exchanges.
        pub swap: Swap,
        /// NEG and ABS are of the upper numbers of pairs.
        pub upper_signs: Bit,
        /// A conversion with a scale, to which NEG, ABS and OP_SEL go.
        pub scaled: Bit,
        /// Of these: which part of a register the first source is.
        pub part: Part,
        /// What a constant in the first source is, if not what its kind says.
        pub first_constant: SourceKind,
        /// The conversion is of 32 numbers ([`super::many`]).
        pub many: Bit,
        /// From a small format.
        pub widens: Bit,
        /// Registers behind the first one of the first source of 32 numbers.
        pub source_span: Bits<5>,
        /// And of the destination.
        pub target_span: Bits<5>,
        /// A result of 16 bits leaves the other half of its register alone, as against extending it with zeros.
        pub keeps: Bit,
    }
}

/// Products with a sum behind them.
const ADDING: [(own::Operation, Arrangement); 5] = [
    (own::V_MAC_F16, Arrangement::Accumulate),
    (own::V_MADMK_F16, Arrangement::LiteralSecond),
    (own::V_MADAK_F16, Arrangement::LiteralThird),
    (own::V_MAD_F16, Arrangement::Plain),
    (own::V_MAD_LEGACY_F16, Arrangement::Plain),
];
/// Operations on pairs of binary32 numbers.
const PAIRS: [(own::Operation, op::Operation); 4] = [
    (own::V_PK_FMA_F32, op::V_FMA_F32),
    (own::V_PK_MUL_F32, op::V_MUL_F32),
    (own::V_PK_ADD_F32, op::V_ADD_F32),
    (own::V_PK_MOV_B32, op::V_MOV_B32),
];
/// Moves from and to accumulation VGPRs: whether the source and the destination are one.
const ACCUMULATION_MOVES: [(own::Operation, bool, bool); 3] = [
    (own::V_ACCVGPR_READ_B32, true, false),
    (own::V_ACCVGPR_WRITE_B32, false, true),
    (own::V_ACCVGPR_MOV_B32, true, true),
];
/// Those that write one half of a register, whichever encoding they have.
const OF_HALVES: [own::Operation; 4] =
    [own::V_FMA_MIXLO_F16, own::V_FMA_MIXHI_F16, own::V_CVT_PK_FP8_F32, own::V_CVT_PK_BF8_F32];

/// Those whose constants have 32 bits, of which they take the lowest, as LLVM has it.
const OF_WORDS: [own::Operation; 4] =
    [own::V_CVT_F32_FP8, own::V_CVT_F32_BF8, own::V_CVT_PK_F32_FP8, own::V_CVT_PK_F32_BF8];

/// The row of RDNA4 that has the control word of an operation: that of its longest encoding.
fn twin(operation: op::Operation) -> Option<&'static Opcode> {
    operation.rows().find(|row| twin_number(row).is_some())
}

/// The control word of an opcode of RDNA4, with a change of what executes it.
pub(super) fn changed(operation: op::Operation, units: Units, change: impl FnOnce(&mut Operation)) -> Option<Control> {
    let row = twin(operation)?;
    let mut found = operation_in(row, units)?;
    change(&mut found);
    Some(PortBits::from_value(&word(row, &found, units)))
}

fn of_rdna4(operation: op::Operation, units: Units) -> Option<Control> {
    changed(operation, units, |_| {})
}

/// A word of the integer unit alone, its sources of these kinds.
fn of_integers(
    function: integer::Function,
    sources: [SourceKind; 3],
    result: ResultWidth,
    units: Units,
) -> Option<Control> {
    changed(op::V_LSHL_ADD_U32, units, |found| {
        found.unit = Unit::Integer(function);
        found.sources = sources;
        found.result = result;
    })
}

/// A matrix multiply, as WMMA is one: its operands are walked through.
fn matrix(operation: own::Operation, units: Units) -> Option<Control> {
    let function = function_of(operation).filter(|_| units.mfma())?;
    let control = changed(op::V_WMMA_F32_16X16X16_F16, units, |found| {
        if function.wide {
            found.sources[2] = SourceKind::Float64;
        }
    })?;
    let word = Value::new(FUNCTION_WIDTH, function.to_value().low_u64().into());
    Some(Control { function: PortBits::from_value(&word), ..control })
}

/// A minimum or maximum of three on both halves.
fn extreme_of_pairs(single: op::Operation, units: Units) -> Option<Control> {
    let Unit::Float(function) = operation_in(twin(single)?, units)?.unit else { return None };
    changed(op::V_PK_FMA_F16, units, |found| found.unit = Unit::Float(function.on_pairs()))
}

/// The control word of an opcode of RDNA4 whose function of the float unit is changed.
fn of_floats(
    operation: op::Operation,
    units: Units,
    change: impl FnOnce(float::Function) -> float::Function,
) -> Option<Control> {
    changed(operation, units, |found| {
        if let Unit::Float(function) = found.unit {
            found.unit = Unit::Float(change(function));
        }
    })
}

/// A conversion with a random number to a format of 16 bits.
fn dithered(format: u64, units: Units) -> Option<Control> {
    changed(op::V_CVT_SR_FP8_F32, units, |found| {
        if let Unit::Float(function) = found.unit {
            found.unit = Unit::Float(function.to_half_format(format));
        }
        found.result = ResultWidth::Half;
    })
}

/// A dot product of integers that saturates: as `operation`, with this function.
fn saturating(operation: op::Operation, function: integer::Function, units: Units) -> Option<Control> {
    changed(operation, units, |found| found.unit = Unit::Integer(function))
}

/// SDWA extends parts of the sources with their signs: no source is a float, or has a sign that can be changed.
fn extends_parts(opcode: &Opcode) -> bool {
    opcode.modifiers.neg == 0
        && !opcode.operands.iter().any(|shape| shape.access.reads() && shape.data.element.is_float())
}

/// The row of an opcode's long encoding, whose modifiers it has.
fn long(opcode: &Opcode) -> Option<&'static Opcode> {
    let is_long = |format| matches!(format, Format::Vop3Cdna | Format::Vop3bCdna | Format::Vop3pCdna | Format::MaiMove);
    opcode.operation.rows().find(|row| is_long(row.format))
}

/// The lanes' own units compute it, whose results come in the order of issue.
pub fn is_of_lanes(opcode: &Opcode, units: Units) -> bool {
    row_of(opcode, units).is_some_and(|row| !matches!(row.control.unit, UnitName::Shared | UnitName::Matrix))
}

/// What a machine with these units does for an opcode; `None` when it does not execute it.
pub fn row_of(opcode: &Opcode, units: Units) -> Option<Row> {
    let operation = opcode.operation;
    let modifiers = long(opcode).map(|row| row.modifiers);
    let op_sel = modifiers.map_or(0, |modifiers| modifiers.op_sel);
    let signs = modifiers.unwrap_or(opcode.modifiers);
    // What has no NEG and ABS here keeps its signs.
    let masked = |control: Control| Control {
        neg: control.neg & Bits::from(u64::from(signs.neg & 7)),
        abs: control.abs & Bits::from(u64::from(signs.abs & 7)),
        ..control
    };
    let plain = |control: Control| Row {
        first_constant: if OF_WORDS.contains(&operation) { SourceKind::Word } else { SourceKind::None },
        extends: extends_parts(opcode),
        clamps: modifiers.is_some_and(|modifiers| modifiers.flags.contains(Flags::CLAMP)),
        scales: modifiers.is_some_and(|modifiers| modifiers.flags.contains(Flags::OMOD)),
        op_sel: u64::from(op_sel).into(),
        keeps: op_sel >> 3 & 1 == 1 || OF_HALVES.contains(&operation),
        control: masked(control),
        ..Row::default()
    };
    let listed = |list| alike::find(list, operation);
    if matches!(opcode.format, Format::Mai | Format::MaiScale) {
        return Some(plain(matrix(operation, units)?));
    }
    if let Some((_, from, to)) = ACCUMULATION_MOVES.iter().find(|(known, ..)| *known == operation) {
        let control = of_rdna4(op::V_MOV_B32, units)?;
        return Some(Row { accumulated: *from, accumulates: *to, ..plain(control) });
    }
    if let Some(row) = scaled::row_of(operation, units) {
        let Row { clamps, op_sel, keeps, extends, .. } = plain(Control::default());
        return Some(Row { clamps, op_sel, keeps, extends, ..row });
    }
    if let Some(other) = listed(VECTOR) {
        return Some(plain(of_rdna4(other, units)?));
    }
    if let Some(other) = listed(SIGNED) {
        return Some(Row { signed: true, ..plain(of_rdna4(other, units)?) });
    }
    if let Some(other) = listed(ACCUMULATING) {
        let control = Control { arrangement: Arrangement::Accumulate, ..of_rdna4(other, units)? };
        return Some(Row { signed: true, ..plain(control) });
    }
    if let Some(other) = listed(CONSTANT) {
        return Some(Row { constant: true, ..plain(of_rdna4(other, units)?) });
    }
    if let Some((_, other)) = PAIRS.iter().find(|(known, _)| *known == operation) {
        let moves = *other == op::V_MOV_B32;
        let mut control = of_rdna4(*other, units)?;
        if moves {
            control.neg = 0.into();
            control.abs = 0.into();
        } else {
            control.neg = 7.into();
            control.abs = 0.into();
        }
        return Some(Row { pairs: true, from_both: moves, ..plain(control) });
    }
    if let Some((_, arrangement)) = ADDING.iter().find(|(known, _)| *known == operation) {
        let control = Control { arrangement: *arrangement, ..of_rdna4(op::V_MUL_F16, units)? };
        return Some(Row { adds: true, ..plain(control) });
    }
    use SourceKind::{Half, None as Unread, Unsigned64, Word};
    const PAIRS_AND_WORD: [SourceKind; 3] = [SourceKind::Integers, SourceKind::Integers, SourceKind::Word];
    match operation {
        own::V_MOV_B64 => Some(Row { moves_wide: true, ..plain(of_rdna4(op::V_LSHLREV_B64, units)?) }),
        own::V_LSHL_ADD_U64 => {
            let sources = [Unsigned64, Word, Unsigned64];
            of_integers(integer::SHIFT_ADD_WIDE, sources, ResultWidth::Double, units).map(plain)
        }
        own::V_SUBREV_U16 => changed(op::V_SUB_NC_U16, units, |found| {
            found.unit = Unit::Integer(integer::REVERSED_HALF);
        })
        .map(plain),
        own::V_PERMLANE16_SWAP_B32 => Some(Row { swap: Swap::Rows, ..plain(of_rdna4(op::V_MOV_B32, units)?) }),
        own::V_PERMLANE32_SWAP_B32 => Some(Row { swap: Swap::Halves, ..plain(of_rdna4(op::V_MOV_B32, units)?) }),
        own::V_CVT_PK_BF16_F32 => {
            of_floats(op::V_CVT_PK_RTZ_F16_F32, units, |function| function.to_bfloat16()).map(plain)
        }
        own::V_CVT_PK_F16_F32 => {
            of_floats(op::V_CVT_PK_RTZ_F16_F32, units, |function| function.to_nearest_even()).map(plain)
        }
        own::V_CVT_F32_BF16 => {
            let control = of_floats(op::V_CVT_F32_F16, units, |function| function.of_words())?;
            Some(plain(Control { kind_0: SourceKind::PairBf16, ..control }))
        }
        own::V_CVT_SR_F16_F32 => dithered(format::F16, units).map(plain),
        own::V_CVT_SR_BF16_F32 => dithered(format::BF16, units).map(plain),
        own::V_PRNG_B32 => {
            of_integers(integer::random::NEXT, [Word, Unread, Unread], ResultWidth::Word, units).map(plain)
        }
        own::V_ASHR_PK_I8_I32 => of_integers(integer::SHIFTED_SIGNED, [Word; 3], ResultWidth::Half, units).map(plain),
        own::V_ASHR_PK_U8_I32 => of_integers(integer::SHIFTED_UNSIGNED, [Word; 3], ResultWidth::Half, units).map(plain),
        own::V_DOT2_I32_I16 => of_integers(integer::SIGNED_PAIR, PAIRS_AND_WORD, ResultWidth::Word, units).map(plain),
        own::V_DOT2_U32_U16 => of_integers(integer::UNSIGNED_PAIR, PAIRS_AND_WORD, ResultWidth::Word, units).map(plain),
        own::V_DOT2C_I32_I16 => {
            let control = of_integers(integer::SIGNED_PAIR, PAIRS_AND_WORD, ResultWidth::Word, units)?;
            Some(plain(Control { arrangement: Arrangement::Accumulate, ..control }))
        }
        own::V_DOT4_U32_U8 => saturating(op::V_DOT4_U32_U8, integer::UNSIGNED_BYTES, units).map(plain),
        own::V_DOT4_I32_I8 => {
            let control = saturating(op::V_DOT4_I32_IU8, integer::SIGNED_BYTES, units)?;
            Some(Row { signed: true, ..plain(control) })
        }
        own::V_DOT4C_I32_I8 => {
            let control = saturating(op::V_DOT4_I32_IU8, integer::SIGNED_BYTES, units)?;
            Some(Row { signed: true, ..plain(Control { arrangement: Arrangement::Accumulate, ..control }) })
        }
        // NEG and ABS act on the top bit of a register: on the upper number of a pair.
        own::V_DOT2C_F32_F16 | own::V_DOT2C_F32_BF16 => {
            let is_half = operation == own::V_DOT2C_F32_F16;
            let control = of_rdna4(if is_half { op::V_DOT2_F32_F16 } else { op::V_DOT2_F32_BF16 }, units)?;
            let both = Bits::from(3);
            let control = Control { arrangement: Arrangement::Accumulate, neg: both, abs: both, ..control };
            Some(Row { upper_signs: true, ..plain(control) })
        }
        own::V_PK_MINIMUM3_F16 => extreme_of_pairs(op::V_MINIMUM3_F16, units).map(plain),
        own::V_PK_MAXIMUM3_F16 => extreme_of_pairs(op::V_MAXIMUM3_F16, units).map(plain),
        own::V_BITOP3_B32 | own::V_BITOP3_B16 => {
            let half = operation == own::V_BITOP3_B16;
            let (kind, result) = if half { (Half, ResultWidth::Half) } else { (Word, ResultWidth::Word) };
            let control = of_integers(integer::table::BY_TABLE, [kind; 3], result, units)?;
            Some(Row { table: true, ..plain(control) })
        }
        _ => None,
    }
}

/// An opcode takes operations of several kinds, none of which can follow the two that a source beyond its row takes.
pub fn has_steps(opcode: &Opcode) -> bool {
    let pairs = [own::V_DOT2C_F32_F16, own::V_DOT2C_F32_BF16];
    ADDING.iter().any(|(known, _)| *known == opcode.operation) || pairs.contains(&opcode.operation)
}

/// First numbers of the short encodings: they are those of VOP3 (6.1).
pub const VOP2: u128 = 256;
/// Of VOP1.
pub const VOP1: u128 = 320;
/// Of VOP3P.
pub const VOP3P: u128 = 1024;
/// Bits of an opcode number.
pub const NUMBER_WIDTH: u32 = 11;

/// The formats of the vector ALU with the first numbers of their opcodes.
pub const FORMATS: [(Format, u128); 5] =
    [(Format::Vopc, 0), (Format::Vop2, VOP2), (Format::Vop1, VOP1), (Format::Vop3Cdna, 0), (Format::Mai, VOP3P)];

fn numbers(units: Units) -> Vec<(u128, Row)> {
    let mut found: Vec<(u128, Row)> = vec![];
    for (format, first) in FORMATS {
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

/// The control words of the steps that an instruction may have beside its own.
pub struct Steps {
    /// The sum behind a product of binary16.
    pub sum: ControlWires,
    /// A move.
    pub moving: ControlWires,
    /// An exchange of two registers.
    pub exchange: ControlWires,
    /// A field of the first source, from the bit in the second, as wide as the third says.
    pub part: ControlWires,
    /// The same with a sign.
    pub signed_part: ControlWires,
    /// The first source, shifted to the left by the second, plus the third.
    pub shift: ControlWires,
}

/// What a machine with these units does for the opcode `number`, and the other steps.
pub fn control(g: &Builder, number: &Wire, units: Units) -> (RowWires, Steps) {
    let arms: Vec<(u128, Wire)> =
        numbers(units).into_iter().map(|(number, row)| (number, g.value(row.to_value()))).collect();
    let row = RowWires::unpack(&g.name("row", &g.lookup(number, &arms, &g.zero(Row::BITS as u32))));
    let step = |operation| ControlWires::unpack(&g.value(of_rdna4(operation, units).unwrap_or_default().to_value()));
    let steps = Steps {
        sum: step(op::V_ADD_F16),
        moving: step(op::V_MOV_B32),
        exchange: step(op::V_SWAP_B32),
        part: step(op::V_BFE_U32),
        signed_part: step(op::V_BFE_I32),
        shift: step(op::V_LSHL_ADD_U32),
    };
    (row, steps)
}
