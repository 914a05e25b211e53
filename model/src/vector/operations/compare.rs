//! Compares: the relation and the data type follow from the opcode number and the operands (16.9).

use super::super::lanes::Lane;
use crate::float::{Env, F16, F32, F64, Flags, Format, Relation, class_mask, compare};
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::Element;

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
    /// Membership of a float in the classes that source 1 lists.
    Class(Element),
}

impl Test {
    /// The test of a V_CMP or V_CMPX row.
    pub fn of(row: &Opcode) -> Option<Self> {
        let element = row.operands.iter().find(|shape| shape.access.reads())?.data.element;
        let number = u32::from(row.opcode) & 0x7f;
        Some(match element {
            Element::F16 | Element::F32 | Element::F64 if number >= 125 => Self::Class(element),
            Element::F16 | Element::F32 | Element::F64 => Self::Float(element, Relation::from_offset(number & 15)),
            _ => Self::Integer {
                relation: Relation::from_offset(number & 7),
                signed: matches!(element, Element::I16 | Element::I32 | Element::I64),
                shift: 64 - u32::from(element.bits()),
            },
        })
    }

    /// Whether it holds in a lane.
    pub fn holds(&self, lane: &Lane, env: Env) -> bool {
        let [a, b, _] = lane.s;
        match *self {
            Self::Float(Element::F16, relation) => compare::<F16>(a, b, relation, lane.clamp, env),
            Self::Float(Element::F64, relation) => compare::<F64>(a, b, relation, lane.clamp, env),
            Self::Float(_, relation) => compare::<F32>(a, b, relation, lane.clamp, env),
            Self::Integer { relation, signed, shift } => {
                let (a, b) = (a << shift, b << shift);
                let ordering = if signed { (a as i64).cmp(&(b as i64)) } else { a.cmp(&b) };
                match ordering {
                    std::cmp::Ordering::Less => relation.less,
                    std::cmp::Ordering::Equal => relation.equal,
                    std::cmp::Ordering::Greater => relation.greater,
                }
            }
            Self::Class(Element::F16) => class::<F16>(a, b, env),
            Self::Class(Element::F64) => class::<F64>(a, b, env),
            Self::Class(_) => class::<F32>(a, b, env),
        }
    }
}

fn class<F: Format>(value: u64, classes: u64, env: Env) -> bool {
    if F::is_signaling(value) {
        env.raise(Flags::INVALID);
    }
    u64::from(class_mask::<F>(value)) & classes != 0
}
