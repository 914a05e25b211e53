//! The vector ALU: VOP1, VOP2, VOPC, VOP3 and VOP3P. Operands are gathered for all lanes, an opcode's function runs in every
//! lane of EXEC, then the results are written.

mod alike;
mod compare;
mod convert;
mod float;
mod lanes;
mod operations;
mod packed;
mod parts;
mod result;
mod scaled;
mod source;

pub use operations::{Operation, of};

use super::CdnaMode;
use crate::fault::Fault;
use crate::float::{Env, Flags};
use crate::vector::lanes::{Lane, bits};
use crate::wave::{Vgpr, Wave};
use packed::Packing;
use result::{Finish, Placement};
use source::Sources;
use std::cell::Cell;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Implicit;

/// One value for each lane, in the low bits.
type Lanes = [u64; 64];

/// Whether an encoding has 64 bits, and so modifiers.
const fn is_long(format: Format) -> bool {
    matches!(format, Format::Vop3Cdna | Format::Vop3bCdna | Format::Vop3pCdna)
}

/// Executes one instruction.
///
/// # Errors
/// [`Fault::Illegal`] for operands that the document forbids. The wave is unchanged.
pub fn execute(wave: &mut Wave, instruction: &Instruction, operation: &Operation) -> Result<(), Fault> {
    match operation {
        Operation::Nothing => Ok(()),
        Operation::ClearExceptions => {
            wave.hardware.excp_flag_user = 0;
            Ok(())
        }
        Operation::Whole(run) => run(wave, instruction),
        per_lane => {
            let sources = Sources::resolve(wave, instruction)?;
            compute(wave, instruction, per_lane, &sources)
        }
    }
}

fn compute(wave: &mut Wave, instruction: &Instruction, operation: &Operation, sources: &Sources) -> Result<(), Fault> {
    let row = instruction.opcode;
    let exec = wave.exec();
    let active = exec & sources.enabled;
    let mode = wave.mode();
    let flags = Cell::new(Flags::NONE);
    let env = Env::new(mode.into(), &flags);
    let finish = Finish::new(instruction, sources.destination.map(|(_, shape)| shape), mode);
    let packing = Packing::new(instruction);
    let long = is_long(row.format);
    let op_sel = if long { instruction.field(FieldName::OpSel) } else { 0 };
    let table = instruction.truth_table();
    let mut values = [0; 64];
    let mut mask = 0;
    for lane in bits(active) {
        let state = Lane {
            s: sources.values.map(|values| values[lane]),
            lane: lane as u32,
            mask: sources.mask_in >> lane & 1 != 0,
            clamp: finish.clamp,
            op_sel,
            neg: if row.format == Format::Vop3pCdna { instruction.field(FieldName::Neg) } else { 0 },
        };
        values[lane] = match operation {
            Operation::Value(function) => finish.apply(function(&state, env), env),
            Operation::Raw(function) | Operation::Half(function) | Operation::Byte(function) => function(&state, env),
            Operation::Table => operations::by_table(state.s, table),
            Operation::Ordered(function) => finish.apply(function(state.s, mode.ieee(), env), env),
            Operation::Carry(function) => {
                let (value, carry) = function(&state, env);
                mask |= u64::from(carry) << lane;
                finish.apply(value, env)
            }
            Operation::Compare(test) => {
                // CLAMP makes a compare signal on any NaN.
                mask |= u64::from(test.holds(state.s, finish.clamp, env)) << lane;
                0
            }
            Operation::Packed(function) => {
                let [low, high] = packing.split(&state).map(|half| function(&half, env));
                finish.apply(low & 0xffff | high << 16, env)
            }
            Operation::PackedOrdered(function) => {
                let [low, high] = packing.split(&state).map(|half| function(half.s, mode.ieee(), env));
                finish.apply(low & 0xffff | high << 16, env)
            }
            Operation::PackedDwords(function) => {
                let [low, high] = packing.split_dwords(&state).map(|half| function(&half, env));
                finish.apply(low & 0xffff_ffff | high << 32, env)
            }
            Operation::MovePair => packing.moved(&state),
            Operation::Dot(function) => finish.apply(function(&packing.joined(&state), env), env),
            Operation::Mixed { half } => finish.apply(packing.mixed(&state, half.is_some(), env), env),
            Operation::Nothing | Operation::ClearExceptions | Operation::Whole(_) => 0,
        };
    }
    wave.raise(finish.reported(flags.get()).0);
    if let Some((register, shape)) = sources.destination
        && !matches!(operation, Operation::Compare(_))
    {
        let registers = usize::from(shape.data.registers());
        // A destination that is not wholly the wave's nullifies the instruction (3.6.4).
        if !wave.owns_vgprs(register, registers) {
            return Ok(());
        }
        let placement = Placement::new(instruction, shape, operation);
        for word in 0..registers {
            let row: Vgpr = std::array::from_fn(|lane| {
                placement.place((values[lane] >> (32 * word)) as u32, wave.vgpr_lane(register + word, lane))
            });
            wave.set_vgpr(register + word, active, &row);
        }
    }
    if let Some(place) = sources.mask_out {
        wave.set_scalar64(place, mask);
    }
    if row.writes.contains(Implicit::EXEC) {
        wave.set_exec(mask);
    }
    Ok(())
}
