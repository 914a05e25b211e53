//! Vector compares. Relation and format follow from the opcode number and the operands: bits 3:0 of the number are the relation
//! of floats, bits 2:0 that of integers.

use crate::float::{Env, F16, F32, F64, Format, Relation, class_mask, compare};
use tombolo_isa::format::Format as Encoding;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Access, Element};

/// What is tested.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// A float relation.
    Float(Element, Relation),
    /// An integer relation; `shift` moves the sign bit to bit 63.
    Integer {
        /// Accepted orderings.
        relation: Relation,
        /// Two's complement.
        signed: bool,
        /// 64 minus the width.
        shift: u32,
    },
    /// Membership of a float in the classes that source 1 lists. It raises nothing.
    Class(Element),
}

impl Test {
    /// The test of a row; none if it is no compare.
    pub fn of(row: &Opcode) -> Option<Test> {
        // The opcodes of VOP3 are those of VOPC below 256.
        if !(row.format == Encoding::Vopc || row.format == Encoding::Vop3Cdna && row.opcode < 256) {
            return None;
        }
        let mut sources = row.operands.iter().filter(|shape| shape.access == Access::Read);
        let (element, other) = (sources.next()?.data.element, sources.next()?.data.element);
        let number = u32::from(row.opcode);
        Some(match element {
            _ if element.is_float() && element != other => Test::Class(element),
            _ if element.is_float() => Test::Float(element, Relation::from_offset(number & 15)),
            _ => Test::Integer {
                relation: Relation::from_offset(number & 7),
                signed: matches!(element, Element::I16 | Element::I32 | Element::I64),
                shift: 64 - u32::from(element.bits()),
            },
        })
    }

    /// Whether it holds in a lane; `signals`: a quiet NaN raises an exception too.
    pub fn holds(&self, [a, b, _]: [u64; 3], signals: bool, env: Env) -> bool {
        match *self {
            Test::Float(Element::F16, relation) => compare::<F16>(a, b, relation, signals, env),
            Test::Float(Element::F64, relation) => compare::<F64>(a, b, relation, signals, env),
            Test::Float(_, relation) => compare::<F32>(a, b, relation, signals, env),
            Test::Integer { relation, signed, shift } => {
                let (a, b) = (a << shift, b << shift);
                let ordering = if signed { (a as i64).cmp(&(b as i64)) } else { a.cmp(&b) };
                match ordering {
                    std::cmp::Ordering::Less => relation.less,
                    std::cmp::Ordering::Equal => relation.equal,
                    std::cmp::Ordering::Greater => relation.greater,
                }
            }
            Test::Class(Element::F16) => class::<F16>(a, b),
            Test::Class(Element::F64) => class::<F64>(a, b),
            Test::Class(_) => class::<F32>(a, b),
        }
    }
}

fn class<F: Format>(value: u64, classes: u64) -> bool {
    u64::from(class_mask::<F>(value)) & classes != 0
}
