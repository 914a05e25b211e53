//! CDNA4 (gfx950): what its instructions do, an architecture of its own beside those of RDNA4 and GCN.
//!
//! Sections are those of the "AMD Instinct CDNA4 Instruction Set Architecture" document as far as it goes (chapters 1 to 8.2);
//! what it leaves to others is LLVM's "User Guide for AMDGPU Backend", and what GCN's documents say of the same
//! instruction. Arithmetic, memory and LDS are shared; what a code names, which modifiers there are, how addresses are made
//! and what an opcode computes is decided here. docs/model-decisions.md says what was decided where documents are silent.
//!
//! A wave has 64 lanes. Its registers are a [`Wave`]'s: M0, code 124, is at the place that RDNA4 gives it, and accumulation
//! VGPRs are the numbers from [`crate::wave::ACCUMULATION`] on.

mod buffer;
mod ds;
mod flat;
mod hardware;
pub mod hazards;
mod matrix;
mod memory;
pub mod operand;
mod smem;
mod vector;
mod vector_formats;

use crate::barrier::Barriers;
use crate::fault::Fault;
use crate::flow::Next;
use crate::gcn_family::{Family, GPR_INDEX, VSKIP, alu, flow};
use crate::mode::Mode;
use crate::vmem::Ports;
use crate::wave::Wave;
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
    Matrix(Box<matrix::Operation>),
}

/// A decoded instruction of CDNA4.
pub struct Operation {
    unit: Unit,
}

impl Operation {
    /// The operation of a decoded instruction.
    ///
    /// # Errors
    /// [`Fault::Unsupported`] for what is not modelled, [`Fault::Illegal`] for operands that the document forbids.
    pub fn prepare(instruction: &Instruction) -> Result<Operation, Fault> {
        Ok(Operation { unit: unit(instruction)? })
    }

    /// Whether lanes execute it.
    pub const fn is_vector(&self) -> bool {
        use Unit::*;
        matches!(self.unit, Vector(_) | Flat(_) | Buffer(_) | Ds(_) | Matrix(_))
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
            Unit::Vector(operation) => vector::execute(wave, instruction, operation)?,
            Unit::Matrix(operation) => operation.execute(wave),
        }
        Ok(Next::Step)
    }
}

/// Whether there is an operation for this row of the vector ALU.
pub fn executes(row: &Opcode) -> bool {
    matrix::Shape::of(row).is_some() || vector::of(row).is_some()
}

fn unit(instruction: &Instruction) -> Result<Unit, Fault> {
    let row = instruction.opcode;
    match row.format {
        Format::SmemCdna => return smem::Operation::prepare(instruction).map(Unit::Smem),
        Format::FlatCdna | Format::ScratchCdna | Format::GlobalCdna => {
            return flat::Operation::prepare(instruction).map(Unit::Flat);
        }
        Format::MubufCdna | Format::MtbufCdna => return buffer::Operation::prepare(instruction).map(Unit::Buffer),
        Format::DsCdna => return ds::Operation::prepare(instruction).map(Unit::Ds),
        Format::Mai | Format::MaiScale => {
            return matrix::Operation::prepare(instruction).map(|operation| Unit::Matrix(Box::new(operation)));
        }
        _ => {}
    }
    let refuse = |reason| Err(Fault::Unsupported { mnemonic: row.mnemonic, reason });
    if matches!(row.class, Class::Valu | Class::Trans | Class::Matrix) {
        return match vector::of(row) {
            Some(operation) => Ok(Unit::Vector(operation)),
            None => refuse("no document says what it does"),
        };
    }
    if let Some(operation) = flow::Operation::prepare(&FAMILY, instruction)? {
        return Ok(Unit::Flow(operation));
    }
    match alu::Operation::prepare(&FAMILY, instruction)? {
        Some(operation) => Ok(Unit::Scalar(operation)),
        None => refuse("no document says what it does"),
    }
}

/// The bits of MODE that GCN's heirs have (3.5).
trait CdnaMode {
    /// DX10_CLAMP: CLAMP makes zero of a NaN.
    fn dx10_clamp(self) -> bool;
    /// IEEE: signalling NaNs are quieted by minima and maxima, and there are no output modifiers.
    fn ieee(self) -> bool;
}

impl CdnaMode for Mode {
    fn dx10_clamp(self) -> bool {
        self.0 & 1 << 8 != 0
    }

    fn ieee(self) -> bool {
        self.0 & 1 << 9 != 0
    }
}
