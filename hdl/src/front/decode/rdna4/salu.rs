//! Decodes instructions of the scalar ALU: SOP1, SOP2, SOPC and SOPK (chapter 6).

use super::opcode_rom::{field, has_format, lookup, reads_field};
use super::source::kind_of;
use crate::config::InstructionSet;
use crate::front::decode::{InstructionWords, InstructionWordsWires, cdna4, gcn};
use crate::parts::constants::{EXEC, FIRST_CONSTANT, LITERAL};
use crate::scalar::salu::float;
use crate::scalar::salu::operation::{
    Control, Effect, Function, Operation, ScalarOperation, ScalarOperationWires, operation,
};
use crate::scalar::source::SourceKind;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::Element;
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{Value, choice, generator_block, record};

/// The formats, SOP2 first: its prefix is part of those of the others, SOPK's of those of SOP1, SOPC and SOPP.
const FORMATS: [Format; 5] = [Format::Sop2, Format::Sopk, Format::Sop1, Format::Sopc, Format::Sopp];

choice! {
    /// Where the first source comes from.
    pub enum First {
        /// SSRC0.
        Field,
        /// The register that SDST names.
        Destination,
        /// SIMM16, sign-extended.
        Immediate,
        /// The dword behind the instruction.
        Literal,
    }
}

choice! {
    /// Where the second source comes from.
    pub enum Second {
        /// There is none: zero.
        None,
        /// SSRC1.
        Field,
        /// The register that SDST names.
        Destination,
        /// SIMM16, sign-extended.
        Immediate,
        /// EXEC.
        Exec,
    }
}

record! {
    /// What the tables say of an opcode.
    pub struct Row {
        /// To the scalar ALU.
        pub control: Control,
        /// Its first source.
        pub first: First,
        /// Its second source.
        pub second: Second,
    }
}

fn first(row: &Opcode, operation: &Operation) -> First {
    let accumulates = row.format == Format::Sopk && operation.function != Function::Select;
    if reads_field(row, FieldName::Ssrc0) {
        First::Field
    } else if reads_field(row, FieldName::Literal) {
        First::Literal
    } else if accumulates && reads_field(row, FieldName::Sdst) {
        First::Destination
    } else {
        First::Immediate
    }
}

fn second(row: &Opcode, operation: &Operation) -> Second {
    if matches!(operation.effect, Effect::SavesExec | Effect::WritesExec) {
        Second::Exec
    } else if reads_field(row, FieldName::Ssrc1) {
        Second::Field
    } else if reads_field(row, FieldName::Sdst) && first(row, operation) != First::Destination {
        Second::Destination
    } else if reads_field(row, FieldName::Simm16) {
        Second::Immediate
    } else {
        Second::None
    }
}

/// What the scalar ALU is told of an opcode of RDNA4.
pub fn row(row: &Opcode, operation: &Operation, float_clocks: u32) -> Row {
    let wide = |name| row.operands.iter().any(|operand| operand.field == name && operand.data.bits() == 64);
    let writes = row.operands.iter().any(|operand| operand.access.writes());
    let is_signed = |element| matches!(element, Element::I32 | Element::I64);
    let (first, second) = (first(row, operation), second(row, operation));
    let kind = |wanted| {
        let shape = row.operands.iter().find(|operand| operand.field == wanted && operand.access.reads());
        shape.and_then(|shape| kind_of(row, shape)).unwrap_or(SourceKind::Word)
    };
    let (part, form) = operation.function.codes();
    let effect = |wanted: &[Effect]| wanted.contains(&operation.effect);
    let control = Control {
        part,
        form: (form as u64).into(),
        condition: operation.condition,
        wide_a: first == First::Field && wide(FieldName::Ssrc0),
        wide_b: match second {
            Second::Field => wide(FieldName::Ssrc1),
            Second::Destination | Second::Exec => wide(FieldName::Sdst),
            Second::None | Second::Immediate => false,
        },
        wide_result: wide(FieldName::Sdst) || !writes && wide(FieldName::Ssrc0),
        signed: row.operands.iter().any(|operand| operand.access.reads() && is_signed(operand.data.element)),
        subtract: operation.function.subtracts(operation.condition),
        writes_exec: effect(&[Effect::SavesExec, Effect::WritesExec]),
        saves_exec: effect(&[Effect::SavesExec]),
        writes,
        relative_source: effect(&[Effect::RelativeSource, Effect::RelativeBoth]),
        relative_destination: effect(&[Effect::RelativeDestination, Effect::RelativeBoth]),
        relative_both: effect(&[Effect::RelativeBoth]),
        cycles: (operation.function.cycles(float_clocks) as u64 - 1).into(),
        kind_a: kind(FieldName::Ssrc0),
        kind_b: kind(FieldName::Ssrc1),
    };
    Row { control, first, second }
}

generator_block! {
    /// Decodes an instruction of the set; with `has_float` for a float unit of so many clocks too, with `allocates` S_ALLOC_VGPR.
    pub struct SaluDecode(has_float: bool, float_clocks: u32, allocates: bool, set: InstructionSet) {
        /// The instruction.
        in words: (InstructionWords),
        /// What it does.
        out operation: (ScalarOperation),
    }
    |g| {
        match set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::salu::decode(g, gcn::opcode_rom::SEA_ISLANDS),
            InstructionSet::Cdna4 => return gcn::salu::decode(g, cdna4::opcode_rom::TABLE),
        }
        let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
        let (word, literal) = (word_0, word_1);
        let of_format = |format: Format| {
            lookup(g, &word, format, Row::BITS as u32, |opcode| {
                let there = allocates || opcode.operation != op::S_ALLOC_VGPR;
                let operation = operation(opcode.operation).filter(|_| there);
                operation.map(|operation| row(opcode, &operation, float_clocks).to_value())
            })
        };
        let [last, formats @ ..] = FORMATS;
        let row = formats.into_iter().fold(of_format(last), |otherwise, format| {
            has_format(&word, format).select(&of_format(format), &otherwise)
        });
        let RowWires { control, first, second } = RowWires::unpack(&g.name("row", &row));

        let [destination, field_a, field_b] = [FieldName::Sdst, FieldName::Ssrc0, FieldName::Ssrc1]
            .map(|name| field(&word, Format::Sop2, name));
        let (named, zero) = (destination.zero_extend(8), g.constant(8, FIRST_CONSTANT));
        let first_codes = [(First::Destination as u128, named.clone()), (First::Literal as u128, g.constant(8, LITERAL))];
        let second_codes = [
            (Second::Field as u128, field_b),
            (Second::Destination as u128, named),
            (Second::Exec as u128, g.constant(8, EXEC)),
        ];
        let float_control = [Format::Sop2, Format::Sop1, Format::Sopc].iter().filter(|_| has_float);
        let float_control = float_control.fold(g.zero(float::CONTROL_WIDTH), |otherwise, format| {
            let words = lookup(g, &word, *format, float::CONTROL_WIDTH, |row| {
                float::control_word(row.operation).map(|word| Value::new(float::CONTROL_WIDTH, word))
            });
            has_format(&word, *format).select(&words, &otherwise)
        });
        let operation = ScalarOperationWires {
            control,
            float_control,
            code_a: g.lookup(&first, &first_codes, &field_a),
            code_b: g.lookup(&second, &second_codes, &zero),
            immediate_a: first.is_a(First::Immediate),
            immediate_b: second.is_a(Second::Immediate),
            immediate: field(&word, Format::Sopk, FieldName::Simm16),
            literal,
            destination,
        };
        g.output_of("operation", &operation);
    }
}
