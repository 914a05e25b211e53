//! Decodes image instructions, without a sampler (VIMAGE) and with one (VSAMPLE; 10.1 to 10.4): what vector memory does, and where the address lies.

use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use crate::atomic::alu::AtomicOperation;
use crate::config::Units;
use crate::format::Packing;
use crate::texture::components;
use crate::texture::form;
use crate::texture::instruction::{Action, ImageAccessWires, ImageFunction, ImageFunctionWires, action};
use crate::vmem::operations::{Access, Kind, MemoryControl, MemoryControlWires, image_access};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::Atomic;
use tombolo_isa::opcode::{Flags, Opcode};
use tombolo_netlist::Value;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// Formats of image instructions: their fields lie alike, but for TFE, and VADDR4, in whose place is the sampler.
pub const FORMATS: [Format; 2] = [Format::Vimage, Format::Vsample];
/// Registers of the address in order.
const REGISTERS: [FieldName; 5] =
    [FieldName::Vaddr0, FieldName::Vaddr1, FieldName::Vaddr2, FieldName::Vaddr3, FieldName::Vaddr4];
/// What an image instruction asks of vector memory; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    if !FORMATS.contains(&row.format) {
        return None;
    }
    image_access(action(row.operation)?)
}

/// The word begins an image instruction.
pub fn is_image(g: &Builder, word: &Wire) -> Wire {
    g.or_all(1, &FORMATS.map(|format| has_format(word, format)))
}

/// An atomic operation that has only 32 bits.
fn is_single(row: &Opcode) -> bool {
    use Atomic::{AddFloat, AddPackedBf16, AddPackedF16, MaxNumber, MinNumber};
    let single = [AddFloat, MinNumber, MaxNumber, AddPackedF16, AddPackedBf16];
    matches!(action(row.operation), Some(Action::Atomic(atomic)) if single.contains(&atomic))
}

/// The instruction asks for what is not there: DMASK of an atomic operation that is not of its size (10.4.2) or of a size that the hardware
/// does not have, a modifier that the opcode does not have, a warning about levels (LWE).
pub fn refused(g: &Builder, words: &Wire, format: Format, units: Units) -> Wire {
    let get = |name| field(words, format, name);
    let holds = |holds: &dyn Fn(&Opcode) -> bool| opcode_rom(g, words, format, holds);
    let atomic = holds(&|row| matches!(action(row.operation), Some(Action::Atomic(_))));
    let compares = holds(&|row| action(row.operation) == Some(Action::Atomic(Atomic::CompareSwap)));
    let mask = get(FieldName::Dmask);
    let short = compares.select(&mask.is(3), &mask.is(1));
    let long = match units.atomics.wide {
        true => compares.select(&mask.is(15), &mask.is(3)) & !holds(&is_single),
        false => g.zero(1),
    };
    let lacks = |flag: Flags| !holds(&|row| row.modifiers.flags.contains(flag));
    let lacks = get(FieldName::D16) & lacks(Flags::D16) | get(FieldName::Tfe) & lacks(Flags::TFE);
    match format {
        Format::Vsample => lacks | get(FieldName::Lwe),
        _ => lacks | atomic & !(short | long),
    }
}

/// What vector memory does for the instruction in three dwords, and what the texture unit does.
pub fn decode(g: &Builder, words: &Wire) -> (MemoryControlWires, ImageAccessWires) {
    let get = |name| field(words, Format::Vimage, name);
    let has_sampler = has_format(&words.slice(0, 32), Format::Vsample);
    let of_both = |width: usize, value: &dyn Fn(&Opcode) -> Option<Value>| {
        let [plain, sampled] = FORMATS.map(|format| lookup(g, words, format, width as u32, value));
        has_sampler.select(&sampled, &plain)
    };
    let control = of_both(MemoryControl::BITS, &|row| Some(access(row)?.control().to_value()));
    let control = MemoryControlWires::unpack(&control);
    let function =
        of_both(ImageFunction::BITS, &|row| Some(action(row.operation)?.function(row.image_address).to_value()));
    let function = ImageFunctionWires::unpack(&function);
    let (mask, halves, narrow) = (get(FieldName::Dmask), get(FieldName::D16), get(FieldName::A16));
    // Of a texel of which four are given DMASK names one component; the last one if it is zero.
    let last = g.constant(4, 8);
    let mask = (&function.gathers & mask.none()).select(&last, &mask);

    // A component a VGPR, or two; of an atomic operation as many as it has dwords.
    let count = function.gathers.select(&g.constant(3, 4), &components::count(g, &mask));
    let pairs = count.plus(1).slice(1, 2).zero_extend(3);
    let moved = halves.select(&pairs, &count);
    let (atomic, stores) = (control.kind.is_a(Kind::Atomic), control.kind.is_a(Kind::Store));
    let compares = control.operation.is_a(AtomicOperation::CompareSwap);
    let wide = compares.select(&mask.is(15), &mask.is(3));
    let loaded = function.traces.select(&control.dwords, &moved);
    let dwords = atomic.select(&wide.select(&g.constant(3, 2), &g.constant(3, 1)), &loaded);
    let doubled = compares.select(&dwords.slice(0, 2).concat(&g.zero(1)), &dwords);
    let control = MemoryControlWires {
        data_rows: atomic.select(&doubled, &dwords.when(&stores)),
        dwords,
        packing: halves.select(&g.constant_of(Packing::Halves), &g.constant_of(Packing::Full)),
        components: count,
        ..control
    };

    let dimension = get(FieldName::Dim);
    let rows = form::rows(g, &function, &dimension, &narrow);
    let of_ray = (&narrow & !&function.from_base).select(&g.constant(4, 9), &g.constant(4, 12));
    let rows = function.traces.select(&of_ray, &rows);
    let registers: Vec<Wire> = REGISTERS.iter().rev().map(|name| get(*name)).collect();
    let access = ImageAccessWires {
        function,
        dimension,
        narrow,
        short: get(FieldName::R128),
        mask,
        halves,
        status: has_sampler.select(&field(words, Format::Vsample, FieldName::Tfe), &get(FieldName::Tfe)),
        rows,
        registers: g.concat(&registers.iter().collect::<Vec<_>>()),
        unnormalized: field(words, Format::Vsample, FieldName::Unrm),
        sampler: field(words, Format::Vsample, FieldName::Samp).slice(0, 7),
    };
    (control, access)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texture::form::COORDINATES;
    use pretty_assertions::assert_eq;
    use tombolo_isa::arch::rdna4::table;

    #[test]
    fn all_of_vimage_is_executed() {
        let row = |row: &&Opcode| row.format == Format::Vimage && access(row).is_none();
        let missing: Vec<&str> = table::opcodes().iter().filter(row).map(|row| row.mnemonic).collect();
        assert_eq!(missing, [""; 0]);
    }

    #[test]
    fn an_address_has_as_many_registers_as_the_tables_say() {
        for (dim, count) in (0..).zip(COORDINATES) {
            let row = table::by_mnemonic("image_load_mip").next().unwrap();
            assert_eq!(u128::from(row.image_address_dwords(dim, false)), count + 1, "DIM {dim}");
        }
    }
}
