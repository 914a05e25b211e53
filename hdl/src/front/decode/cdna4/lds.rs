//! Decodes LDS instructions (8.2), and FLAT ones for the lanes whose addresses are in LDS. GDS is refused.

use super::alike;
use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use super::vmem::flat_offset;
use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use crate::front::decode::rdna4;
use crate::front::decode::{InstructionWords, InstructionWordsWires};
use crate::lds::instruction::LdsOperationWires;
use crate::lds::operations::{self, LdsControl, LdsControlWires, Operation};
use crate::lds::tile::Tile;
use rust_hdl::prelude::*;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::{Atomic, MemoryOperation};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::Builder;
use tombolo_netlist::port::{PortBits, Wires};

/// Operations of the atomic ALU that the table has not, or has under that of integers; their bits.
const OWN: [(op::Operation, AtomicOperation, u8); 5] = [
    (op::DS_CMPST_F32, AtomicOperation::CompareSwapFloat, 32),
    (op::DS_CMPST_RTN_F32, AtomicOperation::CompareSwapFloat, 32),
    (op::DS_CMPST_F64, AtomicOperation::CompareSwapFloat, 64),
    (op::DS_CMPST_RTN_F64, AtomicOperation::CompareSwapFloat, 64),
    (op::DS_WRAP_RTN_B32, AtomicOperation::Wrap, 32),
];

/// Loads that transpose.
const TILES: [(op::Operation, Tile); 4] = [
    (op::DS_READ_B64_TR_B4, Tile::Four),
    (op::DS_READ_B96_TR_B6, Tile::Six),
    (op::DS_READ_B64_TR_B8, Tile::Eight),
    (op::DS_READ_B64_TR_B16, Tile::Sixteen),
];

/// The operation of an LDS instruction; `None` when it is not executed.
pub fn operation(row: &Opcode) -> Option<Operation> {
    if row.format != Format::DsCdna {
        return None;
    }
    let returns = row.operands.iter().any(|operand| operand.field == FieldName::Vdst);
    if let Some((_, atomic, bits)) = OWN.iter().find(|(known, ..)| *known == row.operation) {
        return Some(operations::computing(*atomic, *bits, returns));
    }
    if let Some(found) = alike::find(alike::LDS, row.operation) {
        return found.rows().find_map(rdna4::lds::operation);
    }
    if let Some((_, tile)) = TILES.iter().find(|(known, _)| *known == row.operation) {
        return Some(operations::transposed_load(*tile));
    }
    match row.memory? {
        MemoryOperation::Atomic { operation, bits } => operations::atomic(operation, bits, returns),
        memory => operations::flat_operation(memory),
    }
}

/// DATA0 is a comparand.
fn compares(row: &Opcode) -> bool {
    matches!(row.memory, Some(MemoryOperation::Atomic { operation: Atomic::CompareSwap, .. }))
}

/// What the access unit does for a FLAT instruction; `None` when it does nothing.
fn flat_operation(row: &Opcode) -> Option<Operation> {
    row.memory.filter(|_| row.format == Format::FlatCdna).and_then(operations::flat_operation)
}

/// Decodes an instruction: the body of `LdsDecode`.
pub fn decode(g: &Builder, units: Units) {
    let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
    let words = word_1.concat(&word_0);
    let flat = has_format(&word_0, Format::FlatCdna);
    let get = |name| field(&words, Format::DsCdna, name);
    let of_flat = |name| field(&words, Format::FlatCdna, name);
    let control_of = |format: Format, operation: &dyn Fn(&Opcode) -> Option<Operation>| {
        lookup(g, &words, format, LdsControl::BITS as u32, |row| {
            operation(row).filter(|operation| operation.is_in(units)).map(|operation| operation.control().to_value())
        })
    };
    let control = flat.select(&control_of(Format::FlatCdna, &flat_operation), &control_of(Format::DsCdna, &operation));
    let control = LdsControlWires::unpack(&g.name("control", &control));
    let kept = &flat & &control.computes & !of_flat(FieldName::Glc);
    let returns = control.returns.when(&!&kept);
    let exchanged = opcode_rom(g, &words, Format::DsCdna, compares) & !&flat;
    let (data0, data1) = (get(FieldName::Data0), get(FieldName::Data1));
    let offset = get(FieldName::Offset).zero_extend(17);
    // Addresses, data and result have their fields at the same places.
    let operation = LdsOperationWires {
        address_register: get(FieldName::Addr),
        data0_register: exchanged.select(&data1, &data0),
        data1_register: exchanged.select(&data0, &data1),
        destination: get(FieldName::Vdst),
        offset: flat.select(&flat_offset(&words).slice(0, 17), &offset),
        eight_items: g.zero(1),
        two_pops: g.zero(1),
        from_lds: g.zero(1),
        accumulates: flat.select(&of_flat(FieldName::Acc), &get(FieldName::Acc)),
        control: LdsControlWires { returns, ..control },
        flat,
    };
    g.output_of("operation", &operation);
}
