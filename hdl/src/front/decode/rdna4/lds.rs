//! Decodes LDS instructions (chapter 12), and FLAT ones for the lanes whose addresses are in LDS (5.7.1.3).

use super::opcode_rom::{field, has_format, lookup};
use crate::config::{InstructionSet, Units};
use crate::front::decode::{InstructionWords, InstructionWordsWires, cdna4, gcn};
use crate::lds::instruction::{LdsOperation, LdsOperationWires};
use crate::lds::operations::{self, LdsControl, LdsControlWires, Operation};
use crate::lds::stack;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::MemoryOperation;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{Value, generator_block};

/// The operation of an LDS instruction; `None` when it is not executed.
pub fn operation(row: &Opcode) -> Option<Operation> {
    operations::operation(row.operation).or_else(|| match row.memory.filter(|_| row.format == Format::Vds)? {
        MemoryOperation::Atomic { operation, bits } => {
            let returns = row.operands.iter().any(|operand| operand.field == FieldName::Vdst);
            operations::atomic(operation, bits, returns)
        }
        _ => None,
    })
}

/// What the access unit does for a FLAT instruction; `None` when it does nothing.
pub fn flat_operation(row: &Opcode) -> Option<Operation> {
    row.memory.filter(|_| row.format == Format::Vflat).and_then(operations::flat_operation)
}

generator_block! {
    /// Decodes an instruction.
    pub struct LdsDecode(units: Units) {
        /// The instruction.
        in words: (InstructionWords),
        /// What it does.
        out operation: (LdsOperation),
    }
    |g| {
        match units.set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::lds::decode(g, units),
            InstructionSet::Cdna4 => return cdna4::lds::decode(g, units),
        }
        let InstructionWordsWires { word_0, word_1, word_2, .. } = g.input_of::<InstructionWords>("words");
        let flat = has_format(&word_0, Format::Vflat);
        let words = g.concat(&[&word_2, &word_1, &word_0]);
        let get = |name| field(&words, Format::Vds, name);
        let of_flat = |name| field(&words, Format::Vflat, name);
        let either = |of: FieldName, own| flat.select(&of_flat(of), &get(own));
        let control_of = |format: Format, operation: &dyn Fn(&Opcode) -> Option<Operation>| {
            lookup(g, &words, format, LdsControl::BITS as u32, |row| {
                operation(row).filter(|operation| operation.is_in(units)).map(|operation| operation.control().to_value())
            })
        };
        let control = flat.select(&control_of(Format::Vflat, &flat_operation), &control_of(Format::Vds, &operation));
        let of_quads = if units.exports { has_format(&word_0, Format::Vdsdir) } else { g.zero(1) };
        let control = match units.exports {
            true => of_quads.select(&control_of(Format::Vdsdir, &operation), &control),
            false => control,
        };
        let control = LdsControlWires::unpack(&g.name("control", &control));
        // What atomic operations of FLAT return, they return if TH says so (4.1.1).
        let kept = &flat & &control.computes & !of_flat(FieldName::Th).bit(0);
        let returns = control.returns.when(&!kept);
        let stack_fact = |holds: &dyn Fn(u8, u8) -> bool| {
            lookup(g, &words, Format::Vds, 1, |row| {
                let (_, items, pops) = stack::EXECUTES.iter().find(|(known, ..)| *known == row.operation)?;
                (units.stacks && holds(*items, *pops)).then(|| Value::new(1, 1))
            })
        };
        let offset = get(FieldName::Offset1).concat(&get(FieldName::Offset0)).zero_extend(17);
        // Parameters: the attribute is in the place of a register for the address.
        let of_parameter = |name| field(&words, Format::Vdsdir, name);
        let (address_register, destination) = (either(FieldName::Vaddr, FieldName::Addr), either(FieldName::Vdst, FieldName::Vdst));
        let (address_register, destination) = match units.exports {
            true => {
                let attribute = of_parameter(FieldName::Attr).concat(&of_parameter(FieldName::AttrChan));
                (of_quads.select(&attribute, &address_register), of_quads.select(&of_parameter(FieldName::Vdst), &destination))
            }
            false => (address_register, destination),
        };
        let operation = LdsOperationWires {
            address_register,
            data0_register: either(FieldName::Vsrc, FieldName::Data0),
            data1_register: get(FieldName::Data1),
            destination,
            offset: flat.select(&of_flat(FieldName::Ioffset).slice(0, 17), &offset.when(&!&of_quads)),
            eight_items: stack_fact(&|items, _| items == 8),
            two_pops: stack_fact(&|_, pops| pops == 2),
            from_lds: g.zero(1),
            accumulates: g.zero(1),
            control: LdsControlWires { returns, ..control },
            flat,
        };
        g.output_of("operation", &operation);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::table;

    #[test]
    fn every_instruction_is_executed() {
        let rows = table::opcodes().iter().filter(|row| row.format == Format::Vds);
        let refused: Vec<_> = rows.filter(|row| operation(row).is_none()).map(|row| row.mnemonic).collect();
        assert_eq!(refused, [""; 0]);
    }

    #[test]
    fn the_lanes_of_every_flat_instruction_that_are_in_lds_are_served() {
        let rows = table::opcodes().iter().filter(|row| row.format == Format::Vflat);
        for row in rows {
            let there =
                crate::front::decode::rdna4::vmem::access(row).map(|access| (access.dwords, access.data_rows()));
            let here = flat_operation(row).map(|operation| (operation.loads.max(operation.stores), operation.data0));
            assert_eq!(here, there, "{}", row.mnemonic);
        }
    }

    #[test]
    fn the_operands_are_those_of_the_table() {
        for row in table::opcodes().iter().filter(|row| row.format == Format::Vds) {
            let Some(operation) = operation(row) else { continue };
            let registers = |field| {
                let operand = row.operands.iter().find(|operand| operand.field == field);
                operand.map_or(0, |operand| operand.data.registers())
            };
            let declared = [operation.data0, operation.data1, operation.returns];
            let fields = [FieldName::Data0, FieldName::Data1, FieldName::Vdst];
            assert_eq!(declared, fields.map(registers), "{}", row.mnemonic);
        }
    }
}
