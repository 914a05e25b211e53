//! Decodes LDS instructions (SQ_DS), FLAT ones for the lanes whose addresses are in LDS, and the interpolation of parameters that lie there (SQ_VINTRP).
//! GDS is refused.

use super::alike;
use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use crate::front::decode::rdna4;
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::lds::instruction::LdsOperationWires;
use crate::lds::operations::{self, LdsControl, LdsControlWires, Operation};
use rust_hdl::prelude::*;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// What RDNA4 has not: operations of the atomic ALU, their bits, and whether they return what was there.
const OWN: [(op::Operation, AtomicOperation, u8, bool); 5] = [
    (op::DS_CMPST_F32, AtomicOperation::CompareSwapFloat, 32, false),
    (op::DS_CMPST_RTN_F32, AtomicOperation::CompareSwapFloat, 32, true),
    (op::DS_CMPST_F64, AtomicOperation::CompareSwapFloat, 64, false),
    (op::DS_CMPST_RTN_F64, AtomicOperation::CompareSwapFloat, 64, true),
    (op::DS_WRAP_RTN_B32, AtomicOperation::Wrap, 32, true),
];

/// Operations of the atomic ALU whose data is in LDS too, on 32 bits and on 64.
const FROM_LDS: [([op::Operation; 2], [AtomicOperation; 2]); 15] = [
    ([op::DS_ADD_SRC2_U32, op::DS_ADD_SRC2_U64], [AtomicOperation::Add; 2]),
    ([op::DS_SUB_SRC2_U32, op::DS_SUB_SRC2_U64], [AtomicOperation::Subtract; 2]),
    ([op::DS_RSUB_SRC2_U32, op::DS_RSUB_SRC2_U64], [AtomicOperation::ReverseSubtract; 2]),
    ([op::DS_INC_SRC2_U32, op::DS_INC_SRC2_U64], [AtomicOperation::Increment; 2]),
    ([op::DS_DEC_SRC2_U32, op::DS_DEC_SRC2_U64], [AtomicOperation::Decrement; 2]),
    ([op::DS_MIN_SRC2_I32, op::DS_MIN_SRC2_I64], [AtomicOperation::MinSigned; 2]),
    ([op::DS_MAX_SRC2_I32, op::DS_MAX_SRC2_I64], [AtomicOperation::MaxSigned; 2]),
    ([op::DS_MIN_SRC2_U32, op::DS_MIN_SRC2_U64], [AtomicOperation::MinUnsigned; 2]),
    ([op::DS_MAX_SRC2_U32, op::DS_MAX_SRC2_U64], [AtomicOperation::MaxUnsigned; 2]),
    ([op::DS_AND_SRC2_B32, op::DS_AND_SRC2_B64], [AtomicOperation::And; 2]),
    ([op::DS_OR_SRC2_B32, op::DS_OR_SRC2_B64], [AtomicOperation::Or; 2]),
    ([op::DS_XOR_SRC2_B32, op::DS_XOR_SRC2_B64], [AtomicOperation::Xor; 2]),
    ([op::DS_WRITE_SRC2_B32, op::DS_WRITE_SRC2_B64], [AtomicOperation::Swap; 2]),
    ([op::DS_MIN_SRC2_F32, op::DS_MIN_SRC2_F64], [AtomicOperation::MinF32, AtomicOperation::MinF64]),
    ([op::DS_MAX_SRC2_F32, op::DS_MAX_SRC2_F64], [AtomicOperation::MaxF32, AtomicOperation::MaxF64]),
];

fn own(row: &Opcode) -> Option<Operation> {
    if row.operation == op::DS_CONDXCHG32_RTN_B128 {
        return Some(operations::conditional_exchange(4));
    }
    if let Some(operation) = from_lds(row) {
        return Some(operation);
    }
    let (_, atomic, bits, returns) = OWN.iter().find(|(known, ..)| *known == row.operation)?;
    Some(operations::computing(*atomic, *bits, *returns))
}

/// The operation of an opcode whose data is in LDS too.
fn from_lds(row: &Opcode) -> Option<Operation> {
    FROM_LDS.iter().find_map(|(opcodes, atomics)| {
        let at = opcodes.iter().position(|known| *known == row.operation)?;
        Some(operations::computing_from_lds(atomics[at], 32 << at))
    })
}

/// DATA0 is a comparand.
fn compares(row: &Opcode) -> bool {
    let of_floats = own(row).is_some_and(|operation| operation.atomic == Some(AtomicOperation::CompareSwapFloat));
    of_floats || alike::find(alike::COMPARING, row.operation).is_some()
}

/// The steps of an interpolation, and the byte offsets of the parameters: P0, P10 and P20 have four channels each.
const PARAMETERS: [(op::Operation, Operation, u128); 3] = [
    (op::V_INTERP_P1_F32, operations::FIRST_STEP, P10),
    (op::V_INTERP_P2_F32, operations::SECOND_STEP, P20),
    (op::V_INTERP_MOV_F32, operations::PARAMETER, 0),
];
const P10: u128 = 16;
const P20: u128 = 32;

/// A parameter is asked for that is none: VSRC of V_INTERP_MOV_F32 names P10, P20 or P0.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    let moves = opcode_rom(g, words, Format::Vintrp, |row| row.operation == op::V_INTERP_MOV_F32);
    let source = field(words, Format::Vintrp, FieldName::Vsrc);
    moves & source.same_width(2).less(&source)
}

/// The operation of an LDS instruction or an interpolation; `None` when it is not executed.
pub fn operation(row: &Opcode) -> Option<Operation> {
    if row.format == Format::Vintrp {
        return PARAMETERS.iter().find(|(known, ..)| *known == row.operation).map(|(_, operation, _)| *operation);
    }
    if row.format != Format::DsSi {
        return None;
    }
    if let Some(operation) = own(row) {
        return Some(operation);
    }
    let found = alike::find(alike::MEMORY, row.operation).or_else(|| alike::find(alike::COMPARING, row.operation))?;
    found.rows().find_map(rdna4::lds::operation)
}

/// What the access unit does for a FLAT instruction; `None` when it does nothing.
fn flat_operation(row: &Opcode) -> Option<Operation> {
    let (found, atomic) = alike::of_memory(row.operation)?;
    let operation = found.rows().find_map(rdna4::lds::flat_operation)?;
    Some(Operation { atomic: atomic.or(operation.atomic), ..operation })
}

/// Decodes an instruction: the body of `LdsDecode`.
pub fn decode(g: &Builder, units: Units) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let flat = has_format(&word_0, Format::FlatSi);
    let get = |name| field(&words, Format::DsSi, name);
    let of_flat = |name| field(&words, Format::FlatSi, name);
    let either = |of: FieldName, own| flat.select(&of_flat(of), &get(own));
    let control_of = |format: Format, operation: &dyn Fn(&Opcode) -> Option<Operation>| {
        lookup(g, &words, format, LdsControl::BITS as u32, |row| {
            operation(row).filter(|operation| operation.is_in(units)).map(|operation| operation.control().to_value())
        })
    };
    let control = flat.select(&control_of(Format::FlatSi, &flat_operation), &control_of(Format::DsSi, &operation));
    let interpolates = has_format(&word_0, Format::Vintrp);
    let control = interpolates.select(&control_of(Format::Vintrp, &operation), &control);
    let of_parameter = |name| field(&words, Format::Vintrp, name);
    let control = LdsControlWires::unpack(&g.name("control", &control));
    let kept = &flat & &control.computes & !of_flat(FieldName::Glc);
    let returns = control.returns.when(&!&kept);
    let exchanged = opcode_rom(g, &words, Format::DsSi, compares) & !&flat;
    let (data0, data1) = (get(FieldName::Data0), get(FieldName::Data1));
    // A swizzle of quads has its pattern in the low byte; RDNA4 has other patterns where the bits above are ones (SQ_DS, DS_SWIZZLE_B32).
    let offset = get(FieldName::Offset);
    let swizzles = opcode_rom(g, &words, Format::DsSi, |row| row.operation == op::DS_SWIZZLE_B32);
    let quads = g.constant(8, 0x80).concat(&offset.slice(0, 8));
    let offset = (swizzles & offset.bit(15)).select(&quads, &offset).zero_extend(17);
    // Parameters: a lane's weight is DATA0, what was in VDST DATA1; the attribute is in the place of a register for the address.
    let moved = [(0, g.constant(17, P10)), (1, g.constant(17, P20))];
    let moved = g.lookup(&of_parameter(FieldName::Vsrc), &moved, &g.zero(17));
    let known = PARAMETERS.iter().filter(|(.., offset)| *offset > 0);
    let arms: Vec<_> = known
        .flat_map(|(operation, _, offset)| {
            operation.rows().map(|row| (u128::from(row.opcode), g.constant(17, *offset)))
        })
        .collect();
    let parameter = g.lookup(&of_parameter(FieldName::Op), &arms, &moved);
    let attribute = of_parameter(FieldName::Attr).concat(&of_parameter(FieldName::AttrChan));
    let (weight, sum) = (of_parameter(FieldName::Vsrc), of_parameter(FieldName::Vdst));
    let choose = |own: &Wire, other: &Wire| interpolates.select(own, other);
    let operation = LdsOperationWires {
        address_register: choose(&attribute, &either(FieldName::Addr, FieldName::Addr)),
        data0_register: choose(&weight, &flat.select(&of_flat(FieldName::Data0), &exchanged.select(&data1, &data0))),
        data1_register: choose(&sum, &exchanged.select(&data0, &data1)),
        destination: choose(&sum, &either(FieldName::Vdst, FieldName::Vdst)),
        offset: choose(&parameter, &offset.when(&!&flat)),
        eight_items: g.zero(1),
        two_pops: g.zero(1),
        from_lds: opcode_rom(g, &words, Format::DsSi, |row| from_lds(row).is_some()) & !&flat & !&interpolates,
        accumulates: g.zero(1),
        control: LdsControlWires { returns, ..control },
        flat,
    };
    g.output_of("operation", &operation);
}
