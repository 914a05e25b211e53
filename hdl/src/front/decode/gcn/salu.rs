//! Decodes instructions of the scalar ALU of GCN and its heirs: SOP1, SOP2, SOPC, SOPK and two of SOPP. What an opcode does is a row of RDNA4's ([`alike`]); the compares with a
//! constant of SOPK, which RDNA4 has not, are those of two registers, whose second one is the constant as a literal. What is Sea Islands' own
//! besides: the first zero, the branch stack and MODE.VSKIP; CDNA4's is the index of VGPRs.

use super::alike;
use super::opcode_rom::{OpcodeTable, field, has_format, placed};
use crate::arith::float::STAGES;
use crate::front::decode::rdna4::salu::{First, Row, RowWires, Second, row};
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, LITERAL, M0};
use crate::scalar::salu::operation::{Condition, Function, Operation, ScalarOperationWires, operation};
use crate::scalar::salu::{bits, float, state, vgpr_index};
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::sea_islands as own;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// The formats, SOP2 last: its prefix is part of those of the others, SOPK's of those of SOP1, SOPC and SOPP.
const FORMATS: [Format; 5] = [Format::Sop1, Format::Sopc, Format::Sopp, Format::Sopk, Format::Sop2];

/// An operation of Sea Islands, and the one of that name of CDNA4.
type Both = [own::Operation; 2];

macro_rules! both {
    ($name:ident) => {
        [own::$name, cdna4::$name]
    };
}

/// Compares of a register with SIMM16.
const WITH_CONSTANT: [(Both, op::Operation); 12] = [
    (both!(S_CMPK_EQ_I32), op::S_CMP_EQ_I32),
    (both!(S_CMPK_LG_I32), op::S_CMP_LG_I32),
    (both!(S_CMPK_GT_I32), op::S_CMP_GT_I32),
    (both!(S_CMPK_GE_I32), op::S_CMP_GE_I32),
    (both!(S_CMPK_LT_I32), op::S_CMP_LT_I32),
    (both!(S_CMPK_LE_I32), op::S_CMP_LE_I32),
    (both!(S_CMPK_EQ_U32), op::S_CMP_EQ_U32),
    (both!(S_CMPK_LG_U32), op::S_CMP_LG_U32),
    (both!(S_CMPK_GT_U32), op::S_CMP_GT_U32),
    (both!(S_CMPK_GE_U32), op::S_CMP_GE_U32),
    (both!(S_CMPK_LT_U32), op::S_CMP_LT_U32),
    (both!(S_CMPK_LE_U32), op::S_CMP_LE_U32),
];
/// Those of them that take SIMM16 without a sign.
const UNSIGNED: [Both; 6] = [
    both!(S_CMPK_EQ_U32),
    both!(S_CMPK_LG_U32),
    both!(S_CMPK_GT_U32),
    both!(S_CMPK_GE_U32),
    both!(S_CMPK_LT_U32),
    both!(S_CMPK_LE_U32),
];

/// What no RDNA4 opcode does, and for which the wave stops.
const STOPPING: [(Both, state::Form); 4] = [
    (both!(S_SETVSKIP), state::Form::SetSkip),
    (both!(S_CBRANCH_G_FORK), state::Form::Fork),
    (both!(S_CBRANCH_I_FORK), state::Form::ForkRelative),
    (both!(S_CBRANCH_JOIN), state::Form::Join),
];
/// CDNA4's index of VGPRs, for which the wave stops too.
const INDEXING: [(own::Operation, state::Form); 4] = [
    (cdna4::S_SET_GPR_IDX_ON, state::Form::IndexOn),
    (cdna4::S_SET_GPR_IDX_OFF, state::Form::IndexOff),
    (cdna4::S_SET_GPR_IDX_IDX, state::Form::Index),
    (cdna4::S_SET_GPR_IDX_MODE, state::Form::IndexOperands),
];
/// What no RDNA4 opcode does, and needs no more than another form of its part.
const OWN: [Both; 2] = [both!(S_FF0_I32_B32), both!(S_FF0_I32_B64)];
/// What writes a part of MODE.
const SETTING: [Both; 2] = [both!(S_SETREG_B32), both!(S_SETREG_IMM32_B32)];

fn is_one(list: &[Both], row: &Opcode) -> bool {
    list.iter().any(|known| known.contains(&row.operation))
}

/// It is about the index of VGPRs.
fn is_indexing(row: &Opcode) -> bool {
    INDEXING.iter().any(|(known, _)| *known == row.operation)
}

/// The function of an opcode that no RDNA4 opcode has.
fn function_of(opcode: &Opcode) -> Option<Function> {
    if is_one(&OWN, opcode) {
        return Some(Function::Bits(bits::Form::TrailingOnes));
    }
    stopping(opcode).map(Function::State)
}

/// What an opcode does for which the wave stops.
fn stopping(opcode: &Opcode) -> Option<state::Form> {
    let of_both = STOPPING.iter().find(|(known, _)| known.contains(&opcode.operation)).map(|(_, form)| *form);
    of_both.or_else(|| INDEXING.iter().find(|(known, _)| *known == opcode.operation).map(|(_, form)| *form))
}

/// The instruction of `format` may branch, change M0 as an index of VGPRs, or change MODE.VSKIP or MODE.GPR_IDX_EN, so that its wave stops until it is done, 1 bit.
pub fn stops_wave(g: &Builder, words: &Wire, table: OpcodeTable) -> Wire {
    let stops = |row: &Opcode| stopping(row).is_some();
    let here = FORMATS.map(|format| has_format(words, format) & table.holds(g, words, format, stops));
    let simm16 = field(words, Format::Sopk, FieldName::Simm16);
    let last = simm16.slice(6, 5).zero_extend(6) + simm16.slice(11, 5).zero_extend(6);
    let sets = has_format(words, Format::Sopk)
        & table.holds(g, words, Format::Sopk, |row| is_one(&SETTING, row))
        & !last.less(&last.same_width(vgpr_index::GPR_INDEX.into()));
    g.or_all(1, &here) | sets
}

fn with_constant(opcode: &Opcode) -> Option<op::Operation> {
    WITH_CONSTANT.iter().find(|(known, _)| known.contains(&opcode.operation)).map(|(_, other)| *other)
}

/// What the scalar ALU is told of an opcode; `None` when it does not execute it.
fn row_of(opcode: &Opcode) -> Option<Row> {
    let of = |other: op::Operation, format: Format| {
        let found = other.rows().find(|row| row.format == format)?;
        Some(row(found, &operation(other)?, STAGES))
    };
    if let Some(function) = function_of(opcode) {
        let mut row = row(opcode, &Operation::plain(function), STAGES);
        row.control.wide_a = opcode.operands.iter().any(|operand| operand.access.reads() && operand.data.bits() == 64);
        if is_indexing(opcode) {
            row.control.writes = opcode.operation != cdna4::S_SET_GPR_IDX_OFF;
            row.second = Second::Immediate;
        }
        return Some(row);
    }
    if let Some(other) = with_constant(opcode) {
        let mut row = of(other, Format::Sopc)?;
        row.first = First::Destination;
        row.second = Second::None;
        return Some(row);
    }
    let find = |list| alike::find(list, opcode.operation);
    let listed = find(alike::SCALAR).or_else(|| find(alike::OF_CDNA4));
    let mut row = of(listed?, opcode.format)?;
    // SCC of a maximum says that the first source is greater; RDNA4's says that it is not less.
    if is_one(&[both!(S_MAX_I32), both!(S_MAX_U32)], opcode) {
        row.control.condition = Condition::Greater;
    }
    Some(row)
}

/// The scalar ALU executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    row_of(row).is_some()
}

/// Decodes an instruction: the body of `SaluDecode`.
pub fn decode(g: &Builder, table: OpcodeTable) {
    let InstructionWordsWires { word_0: word, word_1, .. } = g.input_of::<InstructionWords>("words");
    let [rest @ .., last] = FORMATS;
    let of_format =
        |format: Format| table.lookup(g, &word, format, Row::BITS as u32, |row| row_of(row).map(|row| row.to_value()));
    let row = rest
        .into_iter()
        .rev()
        .fold(of_format(last), |otherwise, format| has_format(&word, format).select(&of_format(format), &otherwise));
    let RowWires { control, first, second } = RowWires::unpack(&g.name("row", &row));
    let flag =
        |holds: &dyn Fn(&Opcode) -> bool| table.holds(g, &word, Format::Sopk, holds) & has_format(&word, Format::Sopk);
    let compares = g.name("compares_constant", &flag(&|row| with_constant(row).is_some()));
    let unsigned = flag(&|row| is_one(&UNSIGNED, row));

    let get = |name| placed(&field(&word, Format::Sop2, name));
    let [destination, field_a, field_b] = [FieldName::Sdst, FieldName::Ssrc0, FieldName::Ssrc1].map(get);
    let immediate = field(&word, Format::Sopk, FieldName::Simm16);
    // The operands that an index is for are in SIMM16 of SOPP, and in the second source of SOPC; M0 gets them.
    let indexes = |format: Format| table.holds(g, &word, format, is_indexing) & has_format(&word, format);
    let enables = field(&word, Format::Sopc, FieldName::Ssrc1).zero_extend(16);
    let immediate = indexes(Format::Sopc).select(&enables, &immediate);
    let to_m0 = g.name("writes_index", &g.or_all(1, &[Format::Sop1, Format::Sopc, Format::Sopp].map(indexes)));
    let destination = to_m0.select(&g.constant(7, M0), &destination);
    let sign = (immediate.msb() & !unsigned).repeat(16);
    let (named, zero) = (destination.zero_extend(8), g.constant(8, FIRST_CONSTANT));
    let first_codes = [(First::Destination as u128, named.clone()), (First::Literal as u128, g.constant(8, LITERAL))];
    let second_codes = [
        (Second::Field as u128, field_b),
        (Second::Destination as u128, named),
        (Second::Exec as u128, g.constant(8, EXEC)),
    ];
    let code_b = g.lookup(&second, &second_codes, &zero);
    let operation = ScalarOperationWires {
        control,
        float_control: g.zero(float::CONTROL_WIDTH),
        code_a: g.lookup(&first, &first_codes, &field_a),
        code_b: compares.select(&g.constant(8, LITERAL), &code_b),
        immediate_a: first.is_a(First::Immediate),
        immediate_b: second.is_a(Second::Immediate),
        literal: compares.select(&sign.concat(&immediate), &word_1),
        immediate,
        destination,
    };
    g.output_of("operation", &operation);
}
