//! The vector ALU: VOP1, VOP2, VOPC and VOP3. Operands are gathered for all lanes, an opcode's function runs in every lane of
//! EXEC, then the results are written.

mod compare;
mod float;
mod lanes;
mod operations;
mod result;

pub use operations::{Operation, of};

use super::GcnMode;
use super::operand::{self, Operand};
use crate::fault::Fault;
use crate::float::{Env, Flags};
use crate::vector::lanes::{Lane, bits};
use crate::wave::{Vgpr, Wave, code};
use result::Finish;
use std::cell::Cell;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::{Implicit, Opcode};
use tombolo_isa::operand::{Element, OperandKind, OperandShape};

/// One value for each lane, in the low bits.
type Lanes = [u64; 64];

/// Whether an encoding has 64 bits, and so modifiers.
const fn is_long(format: Format) -> bool {
    matches!(format, Format::Vop3Si | Format::Vop3bSi | Format::Vop3Vi)
}

/// Executes one instruction.
///
/// # Errors
/// [`Fault::Illegal`] for operands that the document forbids, [`Fault::Unsupported`] for LDS_DIRECT. The wave is unchanged.
pub fn execute(
    wave: &mut Wave,
    instruction: &Instruction,
    generation: Generation,
    operation: &Operation,
) -> Result<(), Fault> {
    let row = instruction.opcode;
    match operation {
        Operation::Nothing => Ok(()),
        Operation::ClearExceptions => {
            wave.hardware.excp_flag_user = 0;
            Ok(())
        }
        Operation::Whole(run) => run(wave, instruction),
        Operation::Wide(function) => wide(wave, instruction, generation, *function),
        per_lane => {
            let sources = Sources::resolve(wave, instruction, row, generation)?;
            compute(wave, instruction, per_lane, &sources, generation)
        }
    }
}

/// The operands of an instruction, gathered.
struct Sources {
    values: [Lanes; 3],
    mask_in: u64,
    /// Place of the register that a mask result goes to.
    mask_out: Option<u8>,
    destination: Option<(usize, &'static OperandShape)>,
}

impl Sources {
    fn resolve(
        wave: &Wave,
        instruction: &Instruction,
        row: &'static Opcode,
        generation: Generation,
    ) -> Result<Sources, Fault> {
        let mut sources = Sources { values: [[0; 64]; 3], mask_in: wave.vcc(), mask_out: None, destination: None };
        let mut accumulator = None;
        let mut index = 0;
        for shape in row.operands {
            if shape.data.element == Element::Mask {
                let number = if shape.kind == OperandKind::Vcc {
                    code::VCC_LO.into()
                } else {
                    instruction.operand_code(row, shape)
                };
                let place = operand::destination(row, number)?;
                if shape.access.writes() {
                    sources.mask_out = Some(place);
                } else {
                    sources.mask_in = wave.scalar64(place);
                }
                continue;
            }
            if shape.access.writes() {
                sources.destination = Some((usize::from(instruction.operand_code(row, shape) & 0xff), shape));
                if shape.access.reads() {
                    accumulator = Some(shape);
                }
                continue;
            }
            gather(wave, instruction, row, shape, index, generation, &mut sources.values[index])?;
            index += 1;
        }
        if let (Some(shape), Some((register, _))) = (accumulator, sources.destination) {
            load(wave, Operand::Vector(register), shape, &mut sources.values[index]);
        }
        Ok(sources)
    }
}

/// The value of source `index` in every lane, after ABS and NEG, which the documents give to the sources of any instruction
/// (SQ_VOP3_0, SQ_VOP3_1): they act on the top bit.
fn gather(
    wave: &Wave,
    instruction: &Instruction,
    row: &Opcode,
    shape: &OperandShape,
    index: usize,
    generation: Generation,
    into: &mut Lanes,
) -> Result<(), Fault> {
    load(wave, operand::vector(instruction, row, shape, generation)?, shape, into);
    let width = u32::from(shape.data.bits()).clamp(16, 64);
    // OP_SEL of GCN 1.4 (bits 14:11 of VOP3A) chooses halves.
    if width == 16 {
        let op_sel = generation == Generation::Vega && row.format == Format::Vop3Vi;
        let high = op_sel && instruction.bits >> (11 + index) & 1 != 0;
        into.iter_mut().for_each(|value| *value = *value >> if high { 16 } else { 0 } & 0xffff);
    }
    if !is_long(row.format) {
        return Ok(());
    }
    let sign = 1u64 << (width - 1);
    // The field is zero where the encoding has none.
    if instruction.field(FieldName::Abs) >> index & 1 != 0 {
        into.iter_mut().for_each(|value| *value &= !sign);
    }
    if instruction.field(FieldName::Neg) >> index & 1 != 0 {
        into.iter_mut().for_each(|value| *value ^= sign);
    }
    Ok(())
}

/// The value of a source in every lane, without modifiers; of more than 64 bits the lowest.
fn load(wave: &Wave, operand: Operand, shape: &OperandShape, into: &mut Lanes) {
    match operand {
        Operand::Scalar(source) => *into = [source.read(wave); 64],
        Operand::Vector(register) => {
            let pair = shape.data.bits() > 32;
            let register = if pair && !wave.owns_vgprs(register, 2) { 0 } else { register };
            let low = wave.vgpr(register);
            let high = pair.then(|| wave.vgpr(register + 1));
            for (lane, value) in into.iter_mut().enumerate() {
                *value = u64::from(low[lane]) | high.map_or(0, |high| u64::from(high[lane]) << 32);
            }
        }
    }
}

fn compute(
    wave: &mut Wave,
    instruction: &Instruction,
    operation: &Operation,
    sources: &Sources,
    generation: Generation,
) -> Result<(), Fault> {
    let row = instruction.opcode;
    let exec = wave.exec();
    let mode = wave.mode();
    let flags = Cell::new(Flags::NONE);
    let env = Env::new(mode.into(), &flags);
    let clamp = is_long(row.format) && instruction.field(FieldName::Clamp) != 0;
    let finish = Finish::new(instruction, sources.destination.map(|(_, shape)| shape), mode);
    let mut values = [0; 64];
    let mut mask = 0;
    for lane in bits(exec) {
        let state = Lane {
            s: sources.values.map(|values| values[lane]),
            lane: lane as u32,
            mask: sources.mask_in >> lane & 1 != 0,
            // Integers are not saturated.
            clamp: false,
            op_sel: 0,
            neg: 0,
        };
        values[lane] = match operation {
            Operation::Value(function) => finish.apply(function(&state, env), env),
            Operation::Ordered(function) => finish.apply(function(state.s, mode.ieee(), env), env),
            Operation::Carry(function) => {
                let (value, carry) = function(&state, env);
                mask |= u64::from(carry) << lane;
                finish.apply(value, env)
            }
            Operation::Compare(test) => {
                // CLAMP of GCN 1.4 makes a compare signal on any NaN.
                let signals = clamp && generation == Generation::Vega;
                mask |= u64::from(test.holds(state.s, signals, env)) << lane;
                0
            }
            Operation::Nothing | Operation::ClearExceptions | Operation::Whole(_) | Operation::Wide(_) => 0,
        };
    }
    wave.raise(finish.reported(flags.get()).0);
    if let Some((register, shape)) = sources.destination
        && !matches!(operation, Operation::Compare(_))
    {
        let registers = usize::from(shape.data.registers());
        // A destination that is not wholly the wave's nullifies the instruction.
        if !wave.owns_vgprs(register, registers) {
            return Ok(());
        }
        for word in 0..registers {
            let row: Vgpr = std::array::from_fn(|lane| (values[lane] >> (32 * word)) as u32);
            wave.set_vgpr(register + word, exec, &row);
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

/// An opcode with operands of 128 bits: `function` gives 32 bits of the result from its number, sources 0 and 1, and the same
/// bits of source 2.
fn wide(
    wave: &mut Wave,
    instruction: &Instruction,
    generation: Generation,
    function: fn(usize, u64, u64, u64) -> u64,
) -> Result<(), Fault> {
    let row = instruction.opcode;
    let mut sources = [[0; 64]; 2];
    let mut shapes = row.operands.iter().filter(|shape| shape.access.reads());
    for (index, (shape, into)) in shapes.by_ref().zip(&mut sources).enumerate() {
        gather(wave, instruction, row, shape, index, generation, into)?;
    }
    let third = row.operands.iter().find(|shape| shape.field == FieldName::Src2);
    let accumulator = third.map_or(0, |shape| usize::from(instruction.operand_code(row, shape) & 0xff));
    let destination = instruction.field(FieldName::Vdst) as usize;
    if !wave.owns_vgprs(destination, 4) {
        return Ok(());
    }
    let words: [Vgpr; 4] = std::array::from_fn(|word| *wave.vgpr(accumulator + word));
    let exec = wave.exec();
    for (word, added) in words.iter().enumerate() {
        let row: Vgpr =
            std::array::from_fn(|lane| function(word, sources[0][lane], sources[1][lane], added[lane].into()) as u32);
        wave.set_vgpr(destination + word, exec, &row);
    }
    Ok(())
}
