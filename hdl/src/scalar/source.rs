//! What a source of a vector operation is, as far as constants and operand preparation have to know: its width, and which
//! halves of a register OPSEL and OPSEL_HI choose.

use crate::vector::sequence::Sequence;
use rust_hdl::prelude::*;
use tombolo_isa::format::Format;
use tombolo_isa::op;
use tombolo_isa::opcode::{Opcode, Properties};
use tombolo_isa::operand::{Element, OperandShape};
use tombolo_netlist::choice;

choice! {
    /// The kind of a source. The number is how the control of an operation carries it; bit 3 says 64 bits.
    pub enum SourceKind {
        /// Not read.
        None,
        /// 32 bits, or several smaller elements taken as they lie.
        Word,
        /// 16 bits: OPSEL, or bit 7 of a short encoding's register, chooses the half (7.4).
        Half,
        /// A pair of 16-bit elements of packed math: OPSEL and OPSEL_HI choose each. Inline constants of floats are in the low half
        /// only (7.7.2), or in both in a short encoding; integers have 32 bits (4.1), and so do floats for a pair of integers.
        Packed,
        /// A pair of binary16 numbers of a dot product: inline constants are in both halves (7.2.2).
        PairF16,
        /// The same of bfloat16: inline constants are the upper half of binary32 (7.7.2).
        PairBf16,
        /// 8- or 4-bit integers of a dot product: OPSEL and OPSEL_HI, but not for inline constants (7.7.2).
        Integers,
        /// A source of V_FMA_MIX: OPSEL_HI says binary16, OPSEL which half of the register or constant (7.7).
        Mixed,
        /// 64 bits; literals are extended with zeros (4.1).
        Unsigned64,
        /// A 64-bit signed integer; literals are extended with the sign.
        Signed64,
        /// Binary64; literals are its upper half.
        Float64,
    }
}

impl SourceKind {
    /// The kind of the operand `shape` of `row`; `None` when it is wider than 64 bits or a lane mask.
    pub fn of(row: &Opcode, shape: &OperandShape) -> Option<Self> {
        let element = shape.data.element;
        let is_packed_format = row.format == Format::Vop3p || row.operation == op::V_PK_FMAC_F16;
        Some(match shape.data.bits() {
            _ if element == Element::Mask => return None,
            // Of a pass (`Sequence::Passes`).
            128 if Sequence::of(row) == Sequence::Passes => Self::Unsigned64,
            64 => match element {
                Element::F64 => Self::Float64,
                Element::I64 => Self::Signed64,
                _ => Self::Unsigned64,
            },
            // An addend, whose inline constants are those of a pair.
            16 if element == Element::Bf16 => Self::PairBf16,
            16 if row.dot == 2 => Self::PairF16,
            ..=16 => Self::Half,
            32 => match (element, shape.data.count) {
                _ if row.properties.contains(Properties::MIXED) => Self::Mixed,
                (Element::F16, 2) if row.dot == 2 => Self::PairF16,
                (Element::Bf16, 2) if row.dot == 2 => Self::PairBf16,
                (Element::I8 | Element::U8 | Element::I4 | Element::U4, 4..) if is_packed_format => Self::Integers,
                (_, 2) if is_packed_format => Self::Packed,
                _ => Self::Word,
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vector::operations::{Unit, operation};
    use tombolo_isa::table;

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
