//! Decodes image instructions without a sampler (VIMAGE; 10.1, 10.2): what vector memory does, and where the address lies.

use super::opcode_rom::{field, lookup, opcode_rom};
use crate::atomic::alu::AtomicOperation;
use crate::texture::components;
use crate::texture::instruction::{Action, ImageAccessWires, ImageFunction, ImageFunctionWires, action};
use crate::vmem::format::Packing;
use crate::vmem::operations::{Access, Kind, MemoryControl, MemoryControlWires, image_access};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::Atomic;
use tombolo_isa::opcode::{Flags, ImageAddress, Opcode};
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// Registers of the address in order.
const REGISTERS: [FieldName; 5] =
    [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];
/// Coordinates by DIM: 1D, 2D, 3D, cube, array of 1D, of 2D, 2D with samples, array of those.
const COORDINATES: [u128; 8] = [1, 2, 3, 3, 2, 3, 3, 4];

/// What an image instruction asks of vector memory; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    if row.format != Format::Vimage {
        return None;
    }
    image_access(action(row.operation)?)
}

/// An atomic operation that has only 32 bits.
fn is_single(row: &Opcode) -> bool {
    use Atomic::{AddFloat, AddPackedBf16, AddPackedF16, MaxNumber, MinNumber};
    let single = [AddFloat, MinNumber, MaxNumber, AddPackedF16, AddPackedBf16];
    matches!(action(row.operation), Some(Action::Atomic(atomic)) if single.contains(&atomic))
}

/// The instruction asks for what is not there: DMASK of an atomic operation that is not of its size (10.4.2), a modifier that the opcode
/// does not have.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    let get = |name| field(words, Format::Vimage, name);
    let holds = |holds: &dyn Fn(&Opcode) -> bool| opcode_rom(g, words, Format::Vimage, holds);
    let atomic = holds(&|row| matches!(action(row.operation), Some(Action::Atomic(_))));
    let compares = holds(&|row| action(row.operation) == Some(Action::Atomic(Atomic::CompareSwap)));
    let mask = get(FieldName::Dmask);
    let short = compares.select(&mask.is(3), &mask.is(1));
    let long = compares.select(&mask.is(15), &mask.is(3)) & !holds(&is_single);
    let lacks = |flag: Flags| !holds(&|row| row.modifiers.flags.contains(flag));
    atomic & !(short | long) | get(FieldName::D16) & lacks(Flags::D16) | status_of(words) & lacks(Flags::TFE)
}

/// TFE: a VGPR for the status of the fetch.
fn status_of(words: &Wire) -> Wire {
    field(words, Format::Vimage, FieldName::Tfe)
}

/// What vector memory does for the instruction in three dwords, and what the texture unit does.
pub fn decode(g: &Builder, words: &Wire) -> (MemoryControlWires, ImageAccessWires) {
    let get = |name| field(words, Format::Vimage, name);
    let control =
        lookup(g, words, Format::Vimage, MemoryControl::BITS as u32, |row| Some(access(row)?.control().to_value()));
    let control = MemoryControlWires::unpack(&control);
    let function = lookup(g, words, Format::Vimage, ImageFunction::BITS as u32, |row| {
        let has_level = row.image_address.contains(ImageAddress::MIP);
        Some(action(row.operation)?.function(has_level).to_value())
    });
    let function = ImageFunctionWires::unpack(&function);
    let (mask, halves, narrow) = (get(FieldName::Dmask), get(FieldName::D16), get(FieldName::A16));

    // A component a VGPR, or two; of an atomic operation as many as it has dwords.
    let count = components::count(g, &mask);
    let pairs = count.plus(1).slice(1, 2).zero_extend(3);
    let moved = halves.select(&pairs, &count);
    let (atomic, stores) = (control.kind.is_a(Kind::Atomic), control.kind.is_a(Kind::Store));
    let compares = control.operation.is_a(AtomicOperation::CompareSwap);
    let wide = compares.select(&mask.is(15), &mask.is(3));
    let dwords = atomic.select(&wide.select(&g.constant(3, 2), &g.constant(3, 1)), &moved);
    let doubled = compares.select(&dwords.slice(0, 2).concat(&g.zero(1)), &dwords);
    let control = MemoryControlWires {
        data_rows: atomic.select(&doubled, &dwords.when(&stores)),
        dwords,
        packing: halves.select(&g.constant_of(Packing::Halves), &g.constant_of(Packing::Full)),
        components: count,
        ..control
    };

    let dimension = get(FieldName::Dim);
    let coordinates = g.choose(&dimension, &COORDINATES.map(|count| g.constant(3, count)));
    let values = coordinates.when(&!&function.information) + function.has_level.zero_extend(3);
    let rows = narrow.select(&values.plus(1).slice(1, 2).zero_extend(3), &values);
    let registers: Vec<Wire> = REGISTERS.iter().rev().map(|name| get(*name)).collect();
    let access = ImageAccessWires {
        function,
        dimension,
        narrow,
        short: get(FieldName::R128),
        mask,
        halves,
        status: status_of(words),
        rows,
        registers: g.concat(&registers.iter().collect::<Vec<_>>()),
    };
    (control, access)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::table;

    #[test]
    fn all_of_vimage_but_ray_tracing_is_executed() {
        let row = |row: &&Opcode| row.format == Format::Vimage && access(row).is_none();
        let missing: Vec<&str> = table::opcodes().iter().filter(row).map(|row| row.mnemonic).collect();
        assert_eq!(missing.iter().filter(|name| name.contains("_bvh")).count(), missing.len(), "{missing:?}");
    }

    #[test]
    fn an_address_has_as_many_registers_as_the_tables_say() {
        for (dim, count) in (0..).zip(COORDINATES) {
            let row = table::by_mnemonic("image_load_mip").next().unwrap();
            assert_eq!(u128::from(row.image_address_dwords(dim, false)), count + 1, "DIM {dim}");
        }
    }
}
