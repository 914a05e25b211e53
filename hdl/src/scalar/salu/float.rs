//! Floating point: the float unit of a lane, since results are those of the vector ALU (6.8). An opcode is executed as the
//! vector opcode of the same name, with the operands of a scalar instruction.

use super::operation::{Condition, Function, Operation};
pub use crate::vector::lane::float::control::CONTROL_WIDTH;
use crate::vector::lane::float::control::{self, FP16_OVFL, MODE};
use crate::vector::lane::float::functions;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::Opcode;
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
    fn of(row: &Opcode) -> Self {
        match row.mnemonic {
            "s_cvt_hi_f32_f16" => Self::HighHalf,
            "s_fmaak_f32" => Self::LiteralThird,
            "s_fmamk_f32" => Self::LiteralSecond,
            "s_fmac_f32" | "s_fmac_f16" => Self::Accumulate,
            _ => Self::Plain,
        }
    }

    /// Cycles in the execute stage: the unit's four clocks, one more to read a third register.
    pub fn cycles(self) -> u128 {
        if self == Self::Accumulate { 6 } else { 5 }
    }
}

/// The function of the vector opcode that gives the same result.
fn function(row: &Opcode) -> Option<control::Function> {
    let name = row.mnemonic.strip_prefix("s_")?;
    let name = if name == "cvt_hi_f32_f16" { "cvt_f32_f16" } else { name };
    let twin = |mnemonic: &str| mnemonic.strip_prefix("v_") == Some(name);
    functions::EXECUTES.iter().find(|(mnemonic, _)| twin(mnemonic)).map(|(_, function)| *function)
}

/// How the part executes `row`; `None` when it does not.
pub fn operation(row: &Opcode) -> Option<Operation> {
    let scalar = matches!(row.format, Format::Sop1 | Format::Sop2 | Format::Sopc);
    if !scalar || !row.operands.iter().any(|operand| operand.data.element.is_float()) {
        return None;
    }
    function(row)?;
    let condition = if row.format == Format::Sopc { Condition::Flag } else { Condition::Keep };
    Some(Operation::plain(Function::Float(Form::of(row))).setting(condition))
}

/// The float unit's control word for `row`, without modifiers; `None` when another part executes it.
pub fn control_word(row: &Opcode) -> Option<u128> {
    operation(row).and_then(|_| function(row)).map(control::control_word)
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
