//! What the operands of an opcode are as sources of the machine's operations.

use super::sequence::Sequence;
use crate::scalar::source::SourceKind;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Opcode, Properties};
use tombolo_isa::operand::{Element, OperandShape};

/// The kind of the operand `shape` of `row`; `None` when it is wider than 64 bits or a lane mask.
pub fn kind_of(row: &Opcode, shape: &OperandShape) -> Option<SourceKind> {
    let element = shape.data.element;
    let is_packed_format = row.format == Format::Vop3p || row.operation == op::V_PK_FMAC_F16;
    Some(match shape.data.bits() {
        _ if element == Element::Mask => return None,
        // Of a pass (`Sequence::Passes`).
        128 if Sequence::of(row) == Sequence::Passes => SourceKind::Unsigned64,
        64 => match element {
            Element::F64 => SourceKind::Float64,
            Element::I64 => SourceKind::Signed64,
            _ => SourceKind::Unsigned64,
        },
        // An addend, whose inline constants are those of a pair.
        16 if element == Element::Bf16 => SourceKind::PairBf16,
        16 if row.dot == 2 => SourceKind::PairF16,
        ..=16 => SourceKind::Half,
        32 => match (element, shape.data.count) {
            _ if row.properties.contains(Properties::MIXED) => SourceKind::Mixed,
            (Element::F16, 2) if row.dot == 2 => SourceKind::PairF16,
            (Element::Bf16, 2) if row.dot == 2 => SourceKind::PairBf16,
            (Element::I8 | Element::U8 | Element::I4 | Element::U4, 4..) if is_packed_format => SourceKind::Integers,
            (_, 2) if is_packed_format => SourceKind::Packed,
            _ => SourceKind::Word,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::decode::rdna4::valu_operation::{Unit, operation};
    use tombolo_isa::arch::rdna4::table;

    /// The decoder tells by the unit whether constants of a pair are floats, and by the encoding whether both halves have them.
    #[test]
    fn pairs_of_floats_are_of_the_float_unit_and_only_one_has_a_short_encoding() {
        for row in table::opcodes() {
            let Some(operation) = operation(row).filter(|found| found.sources.contains(&SourceKind::Packed)) else {
                continue;
            };
            let element = row.operands.iter().find(|operand| operand.access.reads()).unwrap().data.element;
            let is_float = matches!(operation.unit, Unit::Float(_));
            assert_eq!(is_float, element == Element::F16, "{}", row.mnemonic);
            assert_eq!(row.format == Format::Vop3p, row.operation != op::V_PK_FMAC_F16, "{}", row.mnemonic);
        }
    }
}
