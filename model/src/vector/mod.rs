//! The vector ALU: executes VOP1, VOP2, VOPC, VOP3, VOP3SD, VOP3P, VOPD and VINTERP on a wave (chapters 7 and 16).
//!
//! What an opcode computes in one lane is a small function in a table ([`operations`]), found by the opcode's row when the
//! instruction is decoded. Around it runs one lane loop ([`lanes`]): operands are gathered for all lanes first ([`operand`], [`dpp`]), so every lane,
//! and both passes of a wave64, see the state before the instruction (7.2.3.2), then results are written under EXEC.
//! Most instructions of most programs take a quicker way to the same results ([`rows`]).
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
mod rows;
#[cfg(test)]
mod tests;

use crate::fault::Fault;
use crate::wave::{Wave, WaveSize};
use lanes::Plan;
use operations::Operation;
pub(crate) use rows::Scratch;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;

/// Whether there is an operation for this row.
pub fn executes(row: &'static Opcode) -> bool {
    operations::of(row).is_some()
}

/// A vector ALU instruction, ready to execute.
pub struct Prepared(Work);

enum Work {
    /// By the opcode's own function.
    Whole(operations::WholeFunction),
    /// Lane by lane.
    Single(Box<Plan>),
    /// The two halves of a dual-issue instruction.
    Dual(Box<[Plan; 2]>),
}

impl Prepared {
    /// Works out the operands of a vector ALU instruction.
    ///
    /// # Errors
    /// [`Fault::Unsupported`] for an opcode that is no vector ALU instruction, [`Fault::Illegal`] for an operand that none can read.
    pub fn new(instruction: &Instruction) -> Result<Prepared, Fault> {
        let plan =
            |row: &'static Opcode| Plan::new(instruction, row, operation(row)?).ok_or_else(|| operand::unreadable(row));
        let first = instruction.opcode;
        Ok(Prepared(match (operation(first)?, instruction.second) {
            (_, Some(second)) => Work::Dual(Box::new([plan(first)?, plan(second)?])),
            (Operation::Whole(run), None) => Work::Whole(*run),
            _ => Work::Single(Box::new(plan(first)?)),
        }))
    }

    /// Executes it.
    ///
    /// # Errors
    /// [`Fault::Illegal`] for a use the document forbids (VOPD in a wave64, 7.8). The wave is unchanged then.
    pub fn execute(&self, wave: &mut Wave, instruction: &Instruction) -> Result<(), Fault> {
        match &self.0 {
            Work::Whole(run) => run(wave, instruction)?,
            Work::Single(plan) => execute_each(wave, [plan.as_ref()]),
            Work::Dual(_) if wave.size() == WaveSize::W64 => {
                return Err(Fault::Illegal { reason: "dual-issue instructions are wave32 only (7.8)".into() });
            }
            // Both halves read before either writes: X may overwrite nothing that Y reads (7.8).
            Work::Dual(plans) => execute_each(wave, plans.each_ref()),
        }
        Ok(())
    }
}

/// Computes all `plans`, then writes what they computed.
fn execute_each<const COUNT: usize>(wave: &mut Wave, plans: [&Plan; COUNT]) {
    let mut scratch = wave.scratch.take().unwrap_or_default();
    let mut computed = [None; COUNT];
    for (half, (plan, computed)) in plans.iter().zip(&mut computed).enumerate() {
        *computed = plan.compute_rows(wave, &mut scratch, half);
        if computed.is_none() {
            break;
        }
    }
    if computed.iter().all(Option::is_some) {
        for (half, (plan, computed)) in plans.iter().zip(computed).enumerate() {
            if let Some(computed) = computed {
                plan.commit_rows(wave, &scratch, half, computed);
            }
        }
    } else {
        plans.map(|plan| plan.compute(wave)).iter().for_each(|outcome| outcome.commit(wave));
    }
    wave.scratch = Some(scratch);
}

fn operation(row: &'static Opcode) -> Result<&'static Operation, Fault> {
    operations::of(row).ok_or(Fault::Unsupported { mnemonic: row.mnemonic, reason: "not a vector ALU instruction" })
}
