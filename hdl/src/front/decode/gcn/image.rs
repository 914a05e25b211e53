//! Decodes image instructions (SQ_MIMG_0, SQ_MIMG_1): what vector memory does, and where the address lies. DIM of RDNA4 is missing: DA goes in
//! its place as far as the resource ([`crate::texture::form`]).

use super::opcode_rom::{field, lookup, opcode_rom};
use crate::atomic::alu::AtomicOperation;
use crate::format::Packing;
use crate::texture::components;
use crate::texture::instruction::{Action, ImageAccessWires, ImageFunction, ImageFunctionWires};
use crate::vmem::operations::{Access, Kind, MemoryControl, MemoryControlWires, image_access};
use rust_hdl::prelude::Synth;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::memory::Atomic;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};

/// Registers of the address: those behind the fourth follow it.
const REGISTERS: u128 = 5;

macro_rules! actions {
    ($($action:expr => { $($name:ident)* })*) => {
        /// What the instructions do with texels.
        const ACTIONS: &[(op::Operation, Action)] = &[$($((op::$name, $action),)*)*];
    };
}

actions! {
    Action::Load => { IMAGE_LOAD IMAGE_LOAD_MIP }
    Action::Store => { IMAGE_STORE IMAGE_STORE_MIP }
    Action::LoadPacked { signed: false } => { IMAGE_LOAD_PCK IMAGE_LOAD_MIP_PCK }
    Action::LoadPacked { signed: true } => { IMAGE_LOAD_PCK_SGN IMAGE_LOAD_MIP_PCK_SGN }
    Action::StorePacked => { IMAGE_STORE_PCK IMAGE_STORE_MIP_PCK }
    Action::Information => { IMAGE_GET_RESINFO }
    Action::Detail => { IMAGE_GET_LOD }
    Action::Atomic(Atomic::Swap) => { IMAGE_ATOMIC_SWAP }
    // That of floats too: the atomic ALU has another operation for it.
    Action::Atomic(Atomic::CompareSwap) => { IMAGE_ATOMIC_CMPSWAP IMAGE_ATOMIC_FCMPSWAP }
    Action::Atomic(Atomic::Add) => { IMAGE_ATOMIC_ADD }
    Action::Atomic(Atomic::Subtract) => { IMAGE_ATOMIC_SUB }
    Action::Atomic(Atomic::MinSigned) => { IMAGE_ATOMIC_SMIN }
    Action::Atomic(Atomic::MinUnsigned) => { IMAGE_ATOMIC_UMIN }
    Action::Atomic(Atomic::MaxSigned) => { IMAGE_ATOMIC_SMAX }
    Action::Atomic(Atomic::MaxUnsigned) => { IMAGE_ATOMIC_UMAX }
    Action::Atomic(Atomic::And) => { IMAGE_ATOMIC_AND }
    Action::Atomic(Atomic::Or) => { IMAGE_ATOMIC_OR }
    Action::Atomic(Atomic::Xor) => { IMAGE_ATOMIC_XOR }
    Action::Atomic(Atomic::Increment) => { IMAGE_ATOMIC_INC }
    Action::Atomic(Atomic::Decrement) => { IMAGE_ATOMIC_DEC }
    Action::Atomic(Atomic::MinNumber) => { IMAGE_ATOMIC_FMIN }
    Action::Atomic(Atomic::MaxNumber) => { IMAGE_ATOMIC_FMAX }
    Action::Sample => {
        IMAGE_SAMPLE IMAGE_SAMPLE_CL IMAGE_SAMPLE_D IMAGE_SAMPLE_D_CL IMAGE_SAMPLE_L IMAGE_SAMPLE_B IMAGE_SAMPLE_B_CL
        IMAGE_SAMPLE_C IMAGE_SAMPLE_C_CL IMAGE_SAMPLE_C_D IMAGE_SAMPLE_C_D_CL IMAGE_SAMPLE_C_L IMAGE_SAMPLE_C_B
        IMAGE_SAMPLE_C_B_CL IMAGE_SAMPLE_O IMAGE_SAMPLE_CL_O IMAGE_SAMPLE_D_O IMAGE_SAMPLE_D_CL_O IMAGE_SAMPLE_L_O
        IMAGE_SAMPLE_B_O IMAGE_SAMPLE_B_CL_O IMAGE_SAMPLE_C_O IMAGE_SAMPLE_C_CL_O IMAGE_SAMPLE_C_D_O
        IMAGE_SAMPLE_C_D_CL_O IMAGE_SAMPLE_C_L_O IMAGE_SAMPLE_C_B_O IMAGE_SAMPLE_C_B_CL_O
    }
    // Those with derivatives of a quad (CD): see `OF_QUADS`.
    Action::Sample => {
        IMAGE_SAMPLE_CD IMAGE_SAMPLE_CD_CL IMAGE_SAMPLE_C_CD IMAGE_SAMPLE_C_CD_CL IMAGE_SAMPLE_CD_O IMAGE_SAMPLE_CD_CL_O
        IMAGE_SAMPLE_C_CD_O IMAGE_SAMPLE_C_CD_CL_O
    }
    Action::SampleBase => { IMAGE_SAMPLE_LZ IMAGE_SAMPLE_C_LZ IMAGE_SAMPLE_LZ_O IMAGE_SAMPLE_C_LZ_O }
    Action::Gather => {
        IMAGE_GATHER4 IMAGE_GATHER4_CL IMAGE_GATHER4_L IMAGE_GATHER4_B IMAGE_GATHER4_B_CL IMAGE_GATHER4_C
        IMAGE_GATHER4_C_CL IMAGE_GATHER4_C_L IMAGE_GATHER4_C_B IMAGE_GATHER4_C_B_CL IMAGE_GATHER4_O IMAGE_GATHER4_CL_O
        IMAGE_GATHER4_L_O IMAGE_GATHER4_B_O IMAGE_GATHER4_B_CL_O IMAGE_GATHER4_C_O IMAGE_GATHER4_C_CL_O
        IMAGE_GATHER4_C_L_O IMAGE_GATHER4_C_B_O IMAGE_GATHER4_C_B_CL_O
    }
    Action::GatherBase => { IMAGE_GATHER4_LZ IMAGE_GATHER4_C_LZ IMAGE_GATHER4_LZ_O IMAGE_GATHER4_C_LZ_O }
}

/// Samples whose level is the same for a quad.
const OF_QUADS: [op::Operation; 8] = [
    op::IMAGE_SAMPLE_CD,
    op::IMAGE_SAMPLE_CD_CL,
    op::IMAGE_SAMPLE_C_CD,
    op::IMAGE_SAMPLE_C_CD_CL,
    op::IMAGE_SAMPLE_CD_O,
    op::IMAGE_SAMPLE_CD_CL_O,
    op::IMAGE_SAMPLE_C_CD_O,
    op::IMAGE_SAMPLE_C_CD_CL_O,
];

/// What an opcode does with texels; none if it is not executed.
fn action(row: &Opcode) -> Option<Action> {
    ACTIONS.iter().find(|(known, _)| *known == row.operation).map(|(_, action)| *action)
}

/// What an image instruction asks of vector memory; none if it is not executed.
pub fn access(row: &Opcode) -> Option<Access> {
    let access = image_access(action(row)?)?;
    let of_floats = row.operation == op::IMAGE_ATOMIC_FCMPSWAP;
    Some(if of_floats { access.computing(AtomicOperation::CompareSwapFloat) } else { access })
}

fn compares(row: &Opcode) -> bool {
    action(row) == Some(Action::Atomic(Atomic::CompareSwap))
}

/// The instruction asks for what this machine does not do: partially resident images (TFE, LWE), resources of 128 bits, no component at all,
/// atomic operations on anything but one dword.
pub fn refused(g: &Builder, words: &Wire) -> Wire {
    let get = |name| field(words, Format::Mimg, name);
    let holds = |holds: &dyn Fn(&Opcode) -> bool| opcode_rom(g, words, Format::Mimg, holds);
    let asks = [FieldName::Tfe, FieldName::Lwe, FieldName::R128].map(get);
    let mask = get(FieldName::Dmask);
    let single = holds(&compares).select(&mask.is(3), &mask.is(1));
    let atomic = holds(&|row| matches!(action(row), Some(Action::Atomic(_))));
    g.or_all(1, &asks) | mask.none() | atomic & !single
}

/// It has a sampler, 1 bit.
pub fn has_sampler(g: &Builder, words: &Wire) -> Wire {
    opcode_rom(g, words, Format::Mimg, |row| action(row).is_some_and(Action::is_sampled))
}

/// What vector memory does for the instruction in two dwords, and what the texture unit does.
pub fn decode(g: &Builder, words: &Wire) -> (MemoryControlWires, ImageAccessWires) {
    let get = |name| field(words, Format::Mimg, name);
    let control =
        lookup(g, words, Format::Mimg, MemoryControl::BITS as u32, |row| Some(access(row)?.control().to_value()));
    let control = MemoryControlWires::unpack(&control);
    let function = lookup(g, words, Format::Mimg, ImageFunction::BITS as u32, |row| {
        let function = action(row)?.function(row.image_address);
        Some(ImageFunction { of_quad: OF_QUADS.contains(&row.operation), ..function }.to_value())
    });
    let function = ImageFunctionWires::unpack(&function);
    let mask = get(FieldName::Dmask);
    // A component a VGPR, of texels that are given as they are four. An atomic operation has one dword.
    let count = function.gathers.select(&g.constant(3, 4), &components::count(g, &mask));
    let (atomic, stores) = (control.kind.is_a(Kind::Atomic), control.kind.is_a(Kind::Store));
    let control = MemoryControlWires {
        data_rows: atomic.select(&control.data_rows, &count.when(&stores)),
        dwords: atomic.select(&g.constant(3, 1), &count),
        packing: g.constant_of(Packing::Full),
        components: count,
        ..control
    };
    let address = get(FieldName::Vaddr);
    let registers: Vec<Wire> = (0..REGISTERS).rev().map(|at| address.plus(at)).collect();
    let access = ImageAccessWires {
        function,
        dimension: get(FieldName::Da).zero_extend(3),
        narrow: g.zero(1),
        short: g.zero(1),
        mask,
        halves: g.zero(1),
        status: g.zero(1),
        rows: g.zero(4),
        registers: g.concat(&registers.iter().collect::<Vec<_>>()),
        unnormalized: get(FieldName::Unrm),
        sampler: get(FieldName::Samp).concat(&g.zero(2)),
    };
    (control, access)
}

#[cfg(test)]
mod tests {
    use super::super::opcode_rom::rows;
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn all_of_mimg_is_executed() {
        let missing: Vec<&str> =
            rows(Format::Mimg).filter(|row| access(row).is_none()).map(|row| row.mnemonic).collect();
        assert_eq!(missing, Vec::<&str>::new());
    }
}
