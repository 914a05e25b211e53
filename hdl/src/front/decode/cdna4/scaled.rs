//! Which opcodes convert with a scale (7.3, V_CVT_SCALEF32_*), and what the decoder needs to know of each.

use super::vector::{Row, changed};
use crate::arith::float::scaled::{Large, Small, narrowing, narrowing_many, stochastic, widening};
use crate::config::Units;
use crate::front::decode::rdna4::valu_operation::{ResultWidth, Unit};
use crate::scalar::source::SourceKind;
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op as own;
use tombolo_isa::arch::rdna4::op;
use tombolo_netlist::choice;

choice! {
    /// Which part of a register the numbers in the first source are.
    pub enum Part {
        /// All of it, or its low bits.
        None,
        /// The byte that OP_SEL\[1:0\] names.
        Byte,
        /// The half that OP_SEL\[0\] names.
        Half,
    }
}

/// What is converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Two numbers to a small format.
    To,
    /// One, with a random number.
    Random,
    /// 32.
    ManyTo,
    /// One number from a small format.
    OneFrom,
    /// Two.
    From,
    /// 32.
    ManyFrom,
}

macro_rules! executes {
    ($($operation:ident: $small:ident $form:ident $large:ident,)*) => {
        const EXECUTES: &[(own::Operation, Small, Form, Large)] =
            &[$((own::$operation, Small::$small, Form::$form, Large::$large),)*];
    };
}

executes! {
    V_CVT_SCALEF32_PK_FP8_F32: Fp8 To F32,
    V_CVT_SCALEF32_PK_FP8_F16: Fp8 To F16,
    V_CVT_SCALEF32_PK_FP8_BF16: Fp8 To Bf16,
    V_CVT_SCALEF32_PK_BF8_F32: Bf8 To F32,
    V_CVT_SCALEF32_PK_BF8_F16: Bf8 To F16,
    V_CVT_SCALEF32_PK_BF8_BF16: Bf8 To Bf16,
    V_CVT_SCALEF32_PK_FP4_F32: Fp4 To F32,
    V_CVT_SCALEF32_PK_FP4_F16: Fp4 To F16,
    V_CVT_SCALEF32_PK_FP4_BF16: Fp4 To Bf16,
    V_CVT_SCALEF32_SR_FP8_F32: Fp8 Random F32,
    V_CVT_SCALEF32_SR_FP8_F16: Fp8 Random F16,
    V_CVT_SCALEF32_SR_FP8_BF16: Fp8 Random Bf16,
    V_CVT_SCALEF32_SR_BF8_F32: Bf8 Random F32,
    V_CVT_SCALEF32_SR_BF8_F16: Bf8 Random F16,
    V_CVT_SCALEF32_SR_BF8_BF16: Bf8 Random Bf16,
    V_CVT_SCALEF32_PK32_FP6_F16: Fp6 ManyTo F16,
    V_CVT_SCALEF32_PK32_FP6_BF16: Fp6 ManyTo Bf16,
    V_CVT_SCALEF32_PK32_BF6_F16: Bf6 ManyTo F16,
    V_CVT_SCALEF32_PK32_BF6_BF16: Bf6 ManyTo Bf16,
    V_CVT_SCALEF32_F32_FP8: Fp8 OneFrom F32,
    V_CVT_SCALEF32_F16_FP8: Fp8 OneFrom F16,
    V_CVT_SCALEF32_F32_BF8: Bf8 OneFrom F32,
    V_CVT_SCALEF32_F16_BF8: Bf8 OneFrom F16,
    V_CVT_SCALEF32_PK_F32_FP8: Fp8 From F32,
    V_CVT_SCALEF32_PK_F16_FP8: Fp8 From F16,
    V_CVT_SCALEF32_PK_BF16_FP8: Fp8 From Bf16,
    V_CVT_SCALEF32_PK_F32_BF8: Bf8 From F32,
    V_CVT_SCALEF32_PK_F16_BF8: Bf8 From F16,
    V_CVT_SCALEF32_PK_BF16_BF8: Bf8 From Bf16,
    V_CVT_SCALEF32_PK_F32_FP4: Fp4 From F32,
    V_CVT_SCALEF32_PK_F16_FP4: Fp4 From F16,
    V_CVT_SCALEF32_PK_BF16_FP4: Fp4 From Bf16,
    V_CVT_SCALEF32_PK32_F32_FP6: Fp6 ManyFrom F32,
    V_CVT_SCALEF32_PK32_F16_FP6: Fp6 ManyFrom F16,
    V_CVT_SCALEF32_PK32_BF16_FP6: Fp6 ManyFrom Bf16,
    V_CVT_SCALEF32_PK32_F32_BF6: Bf6 ManyFrom F32,
    V_CVT_SCALEF32_PK32_F16_BF6: Bf6 ManyFrom F16,
    V_CVT_SCALEF32_PK32_BF16_BF6: Bf6 ManyFrom Bf16,
}

/// What the decoder needs to know of an operation in a machine with these units, without modifiers; `None` if it is no such conversion.
pub fn row_of(operation: own::Operation, units: Units) -> Option<Row> {
    let found = EXECUTES.iter().find(|(known, ..)| *known == operation && units.scaled_float());
    let (_, small, form, large) = *found?;
    let is_word = large == Large::F32;
    let is_four = small == Small::Fp4;
    use SourceKind::{None as Unread, Unsigned64, Word};
    let function = match form {
        Form::To => narrowing(small, large),
        Form::Random => stochastic(small, large),
        Form::ManyTo => narrowing_many(small, large),
        Form::OneFrom | Form::From | Form::ManyFrom => widening(small, large),
    };
    let sources = match form {
        Form::To if is_word => [Word; 3],
        Form::Random | Form::ManyTo => [Word; 3],
        Form::To | Form::OneFrom | Form::From => [Word, Word, Unread],
        Form::ManyFrom => [Unsigned64, Word, Unread],
    };
    let result = match form {
        Form::To if !is_four => ResultWidth::Half,
        Form::To | Form::Random => ResultWidth::Byte,
        Form::ManyTo => ResultWidth::Word,
        Form::OneFrom if is_word => ResultWidth::Word,
        Form::OneFrom => ResultWidth::Half,
        Form::From | Form::ManyFrom if is_word => ResultWidth::Double,
        Form::From | Form::ManyFrom => ResultWidth::Word,
    };
    let part = match form {
        Form::OneFrom => Part::Byte,
        Form::From if is_four => Part::Byte,
        Form::From => Part::Half,
        Form::To | Form::Random | Form::ManyTo | Form::ManyFrom => Part::None,
    };
    let constant = match large {
        _ if matches!(form, Form::OneFrom | Form::From | Form::ManyFrom) => Unread,
        Large::F32 => Unread,
        Large::F16 => SourceKind::Packed,
        Large::Bf16 => SourceKind::PairBf16,
    };
    // Registers behind the first.
    let (source_span, target_span): (u64, u64) = match form {
        Form::ManyTo => (15, 5),
        Form::ManyFrom => (5, if is_word { 31 } else { 15 }),
        Form::To | Form::Random | Form::OneFrom | Form::From => (0, 0),
    };
    let control = changed(op::V_LSHL_ADD_U32, units, |found| {
        found.unit = Unit::Float(function);
        found.sources = sources;
        found.result = result;
    })?;
    Some(Row {
        control,
        scaled: true,
        part,
        first_constant: constant,
        many: source_span > 0,
        widens: form == Form::ManyFrom,
        source_span: source_span.into(),
        target_span: target_span.into(),
        ..Row::default()
    })
}
