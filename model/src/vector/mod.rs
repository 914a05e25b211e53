//! The vector ALU: executes VOP1, VOP2, VOPC, VOP3, VOP3SD, VOP3P, VOPD and VINTERP on a wave (chapters 7 and 16).
//!
//! What an opcode computes in one lane is a small function in a table ([`operations`]), found by the opcode's row. Around
//! it runs one lane loop ([`lanes`]): operands are gathered for all lanes first ([`operand`], [`dpp`]), so every lane,
//! and both passes of a wave64, see the state before the instruction (7.2.3.2), then results are written under EXEC.
//! What moves data between lanes or registers in its own way has its own file: [`cross_lane`], [`relative`],
//! [`matrix`].

mod cross_lane;
mod dpp;
pub(crate) mod lanes;
pub(crate) mod matrix;
mod operand;
pub(crate) mod operations;
mod outcome;
mod packed;
mod relative;
#[cfg(test)]
mod tests;

use crate::fault::Fault;
use crate::wave::{Wave, WaveSize};
use operations::Operation;
use outcome::Outcome;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;

/// Whether there is an operation for this row.
pub fn executes(row: &'static Opcode) -> bool {
    operations::of(row).is_some()
}

/// Executes one vector ALU instruction.
///
/// # Errors
/// [`Fault::Unsupported`] for an opcode that is no vector ALU instruction, [`Fault::Illegal`] for a use the document
/// forbids (VOPD in a wave64, 7.8). The wave is unchanged then.
pub fn execute(wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
    let first = instruction.opcode;
    let Some(second) = instruction.second else {
        return match operation(first)? {
            Operation::Whole(run) => run(wave, instruction),
            per_lane => {
                compute(wave, instruction, first, per_lane)?.commit(wave);
                Ok(())
            }
        };
    };
    if wave.size() == WaveSize::W64 {
        return Err(Fault::Illegal { reason: "dual-issue instructions are wave32 only (7.8)".into() });
    }
    // Both halves read before either writes: X may overwrite nothing that Y reads (7.8).
    let x = compute(wave, instruction, first, operation(first)?)?;
    let y = compute(wave, instruction, second, operation(second)?)?;
    x.commit(wave);
    y.commit(wave);
    Ok(())
}

fn operation(row: &'static Opcode) -> Result<&'static Operation, Fault> {
    operations::of(row).ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "not a vector ALU instruction" })
}

fn compute(
    wave: &mut Wave,
    instruction: &Instruction,
    row: &'static Opcode,
    operation: &Operation,
) -> Result<Outcome, Fault> {
    let (outcome, flags) = lanes::compute(wave, instruction, row, operation)?;
    wave.raise(flags.0);
    Ok(outcome)
}
