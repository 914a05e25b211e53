//! Floating point: the float unit of a lane, since results are those of the vector ALU (6.8). An opcode is executed as the
//! vector opcode of the same name, with the operands of a scalar instruction.

use super::operation::{Condition, Function, Operation};
pub use crate::arith::float::control::CONTROL_WIDTH;
use crate::arith::float::control::{self, FP16_OVFL, MODE};
use crate::arith::float::functions;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::builder::{Builder, Wire};

/// What is special about the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing.
    Plain,
    /// The first source is the high half of its register.
    HighHalf,
    /// The literal is the third source.
    LiteralThird,
    /// The literal is the second source, the second one the third.
    LiteralSecond,
    /// The destination is the third source.
    Accumulate,
}

impl Form {
    fn of(opcode: op::Operation) -> Self {
        match opcode {
            op::S_CVT_HI_F32_F16 => Self::HighHalf,
            op::S_FMAAK_F32 => Self::LiteralThird,
            op::S_FMAMK_F32 => Self::LiteralSecond,
            op::S_FMAC_F32 | op::S_FMAC_F16 => Self::Accumulate,
            _ => Self::Plain,
        }
    }

    /// Cycles in the execute stage: the unit's clocks and one, and one more to read a third register.
    pub fn cycles(self, unit: u32) -> u128 {
        u128::from(unit) + if self == Self::Accumulate { 2 } else { 1 }
    }
}

/// The opcodes executed here, with the vector opcodes that give the same result.
const EXECUTES: &[(op::Operation, op::Operation)] = &[
    (op::S_ADD_F32, op::V_ADD_F32),
    (op::S_SUB_F32, op::V_SUB_F32),
    (op::S_MUL_F32, op::V_MUL_F32),
    (op::S_MIN_NUM_F32, op::V_MIN_NUM_F32),
    (op::S_MAX_NUM_F32, op::V_MAX_NUM_F32),
    (op::S_MINIMUM_F32, op::V_MINIMUM_F32),
    (op::S_MAXIMUM_F32, op::V_MAXIMUM_F32),
    (op::S_FMAAK_F32, op::V_FMAAK_F32),
    (op::S_FMAMK_F32, op::V_FMAMK_F32),
    (op::S_FMAC_F32, op::V_FMAC_F32),
    (op::S_CEIL_F32, op::V_CEIL_F32),
    (op::S_FLOOR_F32, op::V_FLOOR_F32),
    (op::S_TRUNC_F32, op::V_TRUNC_F32),
    (op::S_RNDNE_F32, op::V_RNDNE_F32),
    (op::S_ADD_F16, op::V_ADD_F16),
    (op::S_SUB_F16, op::V_SUB_F16),
    (op::S_MUL_F16, op::V_MUL_F16),
    (op::S_MIN_NUM_F16, op::V_MIN_NUM_F16),
    (op::S_MAX_NUM_F16, op::V_MAX_NUM_F16),
    (op::S_MINIMUM_F16, op::V_MINIMUM_F16),
    (op::S_MAXIMUM_F16, op::V_MAXIMUM_F16),
    (op::S_FMAC_F16, op::V_FMAC_F16),
    (op::S_CEIL_F16, op::V_CEIL_F16),
    (op::S_FLOOR_F16, op::V_FLOOR_F16),
    (op::S_TRUNC_F16, op::V_TRUNC_F16),
    (op::S_RNDNE_F16, op::V_RNDNE_F16),
    (op::S_CVT_F32_I32, op::V_CVT_F32_I32),
    (op::S_CVT_F32_U32, op::V_CVT_F32_U32),
    (op::S_CVT_I32_F32, op::V_CVT_I32_F32),
    (op::S_CVT_U32_F32, op::V_CVT_U32_F32),
    (op::S_CVT_F16_F32, op::V_CVT_F16_F32),
    (op::S_CVT_F32_F16, op::V_CVT_F32_F16),
    (op::S_CVT_HI_F32_F16, op::V_CVT_F32_F16),
    (op::S_CVT_PK_RTZ_F16_F32, op::V_CVT_PK_RTZ_F16_F32),
];

/// Comparisons, likewise.
const COMPARES: &[(op::Operation, op::Operation)] = &[
    (op::S_CMP_LT_F32, op::V_CMP_LT_F32),
    (op::S_CMP_EQ_F32, op::V_CMP_EQ_F32),
    (op::S_CMP_LE_F32, op::V_CMP_LE_F32),
    (op::S_CMP_GT_F32, op::V_CMP_GT_F32),
    (op::S_CMP_LG_F32, op::V_CMP_LG_F32),
    (op::S_CMP_GE_F32, op::V_CMP_GE_F32),
    (op::S_CMP_O_F32, op::V_CMP_O_F32),
    (op::S_CMP_U_F32, op::V_CMP_U_F32),
    (op::S_CMP_NGE_F32, op::V_CMP_NGE_F32),
    (op::S_CMP_NLG_F32, op::V_CMP_NLG_F32),
    (op::S_CMP_NGT_F32, op::V_CMP_NGT_F32),
    (op::S_CMP_NLE_F32, op::V_CMP_NLE_F32),
    (op::S_CMP_NEQ_F32, op::V_CMP_NEQ_F32),
    (op::S_CMP_NLT_F32, op::V_CMP_NLT_F32),
    (op::S_CMP_LT_F16, op::V_CMP_LT_F16),
    (op::S_CMP_EQ_F16, op::V_CMP_EQ_F16),
    (op::S_CMP_LE_F16, op::V_CMP_LE_F16),
    (op::S_CMP_GT_F16, op::V_CMP_GT_F16),
    (op::S_CMP_LG_F16, op::V_CMP_LG_F16),
    (op::S_CMP_GE_F16, op::V_CMP_GE_F16),
    (op::S_CMP_O_F16, op::V_CMP_O_F16),
    (op::S_CMP_U_F16, op::V_CMP_U_F16),
    (op::S_CMP_NGE_F16, op::V_CMP_NGE_F16),
    (op::S_CMP_NLG_F16, op::V_CMP_NLG_F16),
    (op::S_CMP_NGT_F16, op::V_CMP_NGT_F16),
    (op::S_CMP_NLE_F16, op::V_CMP_NLE_F16),
    (op::S_CMP_NEQ_F16, op::V_CMP_NEQ_F16),
    (op::S_CMP_NLT_F16, op::V_CMP_NLT_F16),
];

/// The function of the vector opcode that gives the same result.
fn function(opcode: op::Operation) -> Option<control::Function> {
    let (_, twin) = EXECUTES.iter().chain(COMPARES).find(|(known, _)| *known == opcode)?;
    functions::EXECUTES.iter().find(|(known, _)| known == twin).map(|(_, function)| *function)
}

/// How the part executes an opcode; `None` when it does not.
pub fn operation(opcode: op::Operation) -> Option<Operation> {
    function(opcode)?;
    let compares = COMPARES.iter().any(|(known, _)| *known == opcode);
    let condition = if compares { Condition::Flag } else { Condition::Keep };
    Some(Operation::plain(Function::Float(Form::of(opcode))).setting(condition))
}

/// The float unit's control word for an opcode, without modifiers; `None` when another part executes it.
pub fn control_word(opcode: op::Operation) -> Option<u128> {
    function(opcode).map(control::control_word)
}

/// The sources of the float unit, 32 bits each, from those of the instruction.
pub fn sources(g: &Builder, form: &Wire, a: &Wire, b: &Wire, destination: &Wire) -> [Wire; 3] {
    let is = |wanted: Form| form.is(wanted as u128);
    let literal = g.input("literal");
    let literal_second = is(Form::LiteralSecond);
    let first = is(Form::HighHalf).select(&a.slice(16, 16).zero_extend(32), &a.slice(0, 32));
    let second = b.slice(0, 32);
    let third = is(Form::LiteralThird).select(&literal, destination);
    [first, literal_second.select(&literal, &second), literal_second.select(&second, &third)]
}

/// The control word with what MODE says.
pub fn with_mode(g: &Builder, word: &Wire, mode: &Wire) -> Wire {
    let placed = |field: control::Field, bits: &Wire| {
        bits.zero_extend(CONTROL_WIDTH).shift_left(&g.constant(6, field.at.into()))
    };
    word | placed(MODE, &mode.slice(0, 8)) | placed(FP16_OVFL, &mode.bit(23))
}
