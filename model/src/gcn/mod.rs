//! GCN: what its instructions do, an architecture of its own beside RDNA4's rooms.
//!
//! All shader instructions of Sea Islands (GCN 1.1, the "Radeon Sea Islands 3D/Compute Register Reference Guide", chapter
//! 4), and the vector compares of GCN 1.0, 1.2 and 1.4. Sections are those of that guide where no other document is named.
//! Arithmetic, memory, LDS and the journal of a wave are shared with RDNA4; what a code names, which modifiers there are,
//! how addresses are made and what an opcode computes is decided here.
//!
//! A wave has 64 lanes. Its registers are a [`Wave`]'s: M0, which GCN calls 124, is at the place that RDNA4 gives it, so that
//! everything which looks at a wave finds it ([`place`](crate::gcn_family::source::place)).

mod buffer;
pub(crate) mod data_format;
mod ds;
mod flat;
pub mod graphics;
mod hardware;
mod image;
mod image_rows;
mod memory;
pub mod operand;
mod resource;
mod smem;
mod vector;

use crate::barrier::Barriers;
use crate::fault::Fault;
use crate::flow::Next;
use crate::gcn_family::{Family, VSKIP, alu, flow};
use crate::mode::Mode;
use crate::vmem::Ports;
use crate::wave::Wave;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::Format;
use tombolo_isa::opcode::{Class, Opcode};

/// What it decides of the scalar side.
pub(crate) static FAMILY: Family = Family { source: operand::scalar, registers: hardware::REGISTERS };

/// The unit that executes an instruction, with what it needs to know of it.
enum Unit {
    Scalar(alu::Operation),
    Flow(flow::Operation),
    Smem(smem::Operation),
    Flat(flat::Operation),
    Buffer(buffer::Operation),
    Ds(ds::Operation),
    Vector(&'static vector::Operation),
    Interpolate(graphics::Interpolate),
    Export(graphics::Send),
    Image(Box<image::Operation>),
}

/// A decoded instruction of GCN.
pub struct Operation {
    unit: Unit,
    generation: Generation,
}

impl Operation {
    /// The operation of a decoded instruction.
    ///
    /// # Errors
    /// [`Fault::Unsupported`] for what is not modelled, [`Fault::Illegal`] for operands that the document forbids.
    pub fn prepare(instruction: &Instruction, generation: Generation) -> Result<Operation, Fault> {
        Ok(Operation { unit: unit(instruction, generation)?, generation })
    }

    /// Whether lanes execute it.
    pub const fn is_vector(&self) -> bool {
        matches!(
            self.unit,
            Unit::Vector(_)
                | Unit::Flat(_)
                | Unit::Buffer(_)
                | Unit::Ds(_)
                | Unit::Interpolate(_)
                | Unit::Export(_)
                | Unit::Image(_)
        )
    }

    /// Executes it as wave `number` of its group, and answers where the wave goes on.
    ///
    /// # Errors
    /// [`Fault`]
    pub fn execute(
        &self,
        instruction: &Instruction,
        wave: &mut Wave,
        ports: &mut Ports,
        barriers: &mut Barriers,
        number: u32,
    ) -> Result<Next, Fault> {
        if self.is_vector() && wave.mode().0 & VSKIP != 0 {
            return Ok(Next::Step);
        }
        match &self.unit {
            Unit::Scalar(operation) => operation.execute(wave),
            Unit::Flow(operation) => return operation.execute(wave, barriers, number),
            Unit::Smem(operation) => operation.execute(wave, ports.memory)?,
            Unit::Flat(operation) => operation.execute(wave, ports)?,
            Unit::Buffer(operation) => operation.execute(wave, ports)?,
            Unit::Ds(operation) => operation.execute(wave, ports)?,
            Unit::Interpolate(operation) => operation.execute(wave, ports.lds),
            Unit::Export(operation) => operation.execute(wave),
            Unit::Image(operation) => operation.execute(wave, ports)?,
            Unit::Vector(operation) => vector::execute(wave, instruction, self.generation, operation)?,
        }
        Ok(Next::Step)
    }
}

/// Whether there is an operation for this row of the vector ALU.
pub fn executes(row: &Opcode, generation: Generation) -> bool {
    row.format == Format::Vintrp || vector::of(row, generation).is_some()
}

fn unit(instruction: &Instruction, generation: Generation) -> Result<Unit, Fault> {
    let row = instruction.opcode;
    let refuse = |reason| Err(Fault::Unsupported { mnemonic: row.mnemonic, reason });
    match row.format {
        Format::Vintrp => return Ok(Unit::Interpolate(graphics::Interpolate::prepare(instruction))),
        Format::Exp => return Ok(Unit::Export(graphics::Send::prepare(instruction))),
        Format::Mimg => {
            return image::Operation::prepare(instruction).map(|operation| Unit::Image(Box::new(operation)));
        }
        Format::Smrd => return smem::Operation::prepare(instruction).map(Unit::Smem),
        Format::FlatSi => return flat::Operation::prepare(instruction).map(Unit::Flat),
        Format::Mubuf | Format::Mtbuf => return buffer::Operation::prepare(instruction).map(Unit::Buffer),
        Format::DsSi => return ds::Operation::prepare(instruction).map(Unit::Ds),
        _ => {}
    }
    if row.class == Class::Valu {
        return match vector::of(row, generation) {
            Some(operation) => Ok(Unit::Vector(operation)),
            None => refuse("hardware keeps it for itself"),
        };
    }
    if let Some(operation) = flow::Operation::prepare(&FAMILY, instruction)? {
        return Ok(Unit::Flow(operation));
    }
    match alu::Operation::prepare(&FAMILY, instruction)? {
        Some(operation) => Ok(Unit::Scalar(operation)),
        None => refuse("hardware keeps it for itself"),
    }
}

/// The bits of MODE that only GCN has (LLVM, "User Guide for AMDGPU Backend", COMPUTE_PGM_RSRC1 of GFX6 to GFX9).
trait GcnMode {
    /// DX10_CLAMP: CLAMP makes zero of a NaN.
    fn dx10_clamp(self) -> bool;
    /// IEEE: signalling NaNs are quieted by minima and maxima, and there are no output modifiers.
    fn ieee(self) -> bool;
}

impl GcnMode for Mode {
    fn dx10_clamp(self) -> bool {
        self.0 & 1 << 8 != 0
    }

    fn ieee(self) -> bool {
        self.0 & 1 << 9 != 0
    }
}
