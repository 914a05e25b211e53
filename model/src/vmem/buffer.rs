//! BUFFER instructions (chapter 9).

use super::Ports;
use crate::fault::Fault;
use crate::wave::Wave;
use tombolo_isa::decode::Instruction;

/// A buffer instruction, decoded.
#[derive(Debug, Clone, Copy)]
pub struct Operation {}

impl Operation {
    /// The operation of a decoded instruction; none if it is no buffer instruction.
    pub fn prepare(_: &Instruction) -> Result<Option<Operation>, Fault> {
        Ok(None)
    }

    /// Executes it for every active lane, lowest first.
    pub fn execute(&self, _: &mut Wave, _: &mut Ports) -> Result<(), Fault> {
        Ok(())
    }
}
