//! The scalar ALU (chapter 6): SOP1, SOP2, SOPC and SOPK opcodes that compute; those that move the program counter or
//! talk to other waves are in [`crate::flow`].

mod float;
pub(crate) mod integer;

use crate::fault::Fault;
use crate::float::{Env, F16, F32, Flags, compare};
use crate::hardware::Slice;
use crate::operand::Source;
use crate::wave::{Wave, code};
pub use integer::whole_quads;
use integer::{Binary, Compare, MaskOperation, Unary};
use std::cell::Cell;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::operand::Access;

/// What an opcode does, with the row of the tables it comes from.
#[derive(Clone, Copy)]
enum Kind {
    Unary(Unary),
    Binary(Binary),
    Compare(Compare),
    Float(float::Function),
    CompareF32(u16),
    CompareF16(u16),
    /// EXEC = operation; the destination gets the old EXEC.
    SaveExec(MaskOperation),
    /// EXEC = operation; so does the destination.
    WriteExec(MaskOperation),
    ConditionalMove,
    SetBit(bool),
    /// S_ADDK_CO_I32 and S_MULK_I32: the destination is the first operand.
    AddConstant,
    MultiplyConstant,
    GetRegister(Slice),
    SetRegister(Slice),
    MoveRelativeSource,
    MoveRelativeDestination,
    MoveRelativeBoth,
}

/// An instruction of the scalar ALU, decoded.
#[derive(Clone, Copy)]
pub struct Operation {
    kind: Kind,
    sources: [Source; 3],
    /// Operand code of the destination; NULL if there is none.
    destination: u8,
    /// The destination, or what a mask operation works on, is 64 bits wide.
    wide: bool,
}

/// What `table` has for an operation.
fn find<T: Copy>(table: &[(op::Operation, T)], operation: op::Operation) -> Option<T> {
    table.iter().find(|row| row.0 == operation).map(|row| row.1)
}

/// The same of a table in which both sizes share a row.
fn find_sized<T: Copy>(table: &[([op::Operation; 2], T)], operation: op::Operation) -> Option<T> {
    table.iter().find(|row| row.0.contains(&operation)).map(|row| row.1)
}

/// The kind of an opcode; none if it does not belong to this unit.
fn kind(instruction: &Instruction) -> Option<Kind> {
    let row = instruction.opcode;
    let operation = row.operation;
    let slice = || Slice::from_simm16(instruction.field(FieldName::Simm16) as u16);
    let named = match operation {
        op::S_CMOV_B32 | op::S_CMOV_B64 | op::S_CMOVK_I32 => Kind::ConditionalMove,
        op::S_BITSET0_B32 | op::S_BITSET0_B64 => Kind::SetBit(false),
        op::S_BITSET1_B32 | op::S_BITSET1_B64 => Kind::SetBit(true),
        op::S_MOVK_I32 => Kind::Unary(|a| (a, None)),
        op::S_ADDK_CO_I32 => Kind::AddConstant,
        op::S_MULK_I32 => Kind::MultiplyConstant,
        op::S_GETREG_B32 => Kind::GetRegister(slice()),
        op::S_SETREG_B32 | op::S_SETREG_IMM32_B32 => Kind::SetRegister(slice()),
        op::S_MOVRELS_B32 | op::S_MOVRELS_B64 => Kind::MoveRelativeSource,
        op::S_MOVRELD_B32 | op::S_MOVRELD_B64 => Kind::MoveRelativeDestination,
        op::S_MOVRELSD_2_B32 => Kind::MoveRelativeBoth,
        _ if row.format == Format::Sopc && (64..80).contains(&row.opcode) => Kind::CompareF32(row.opcode),
        _ if row.format == Format::Sopc && row.opcode >= 80 => Kind::CompareF16(row.opcode),
        _ => {
            return find(integer::UNARY, operation)
                .map(Kind::Unary)
                .or_else(|| find(integer::BINARY, operation).map(Kind::Binary))
                .or_else(|| find(integer::COMPARE, operation).map(Kind::Compare))
                .or_else(|| find(float::FUNCTIONS, operation).map(Kind::Float))
                .or_else(|| find_sized(integer::SAVE_EXEC, operation).map(Kind::SaveExec))
                .or_else(|| find_sized(integer::WRITE_EXEC, operation).map(Kind::WriteExec));
        }
    };
    Some(named)
}

impl Operation {
    /// It reads or writes a hardware register.
    pub const fn reaches_registers(&self) -> bool {
        matches!(self.kind, Kind::GetRegister(_) | Kind::SetRegister(_))
    }

    /// The operation of a decoded instruction; none if another unit executes it.
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let Some(kind) = kind(instruction) else { return Ok(None) };
        let mut operation = Operation { kind, sources: [Source::Constant(0); 3], destination: code::NULL, wide: false };
        let simm16 = instruction.field(FieldName::Simm16);
        let mut sources = Vec::with_capacity(3);
        let mut old = None;
        for shape in instruction.opcode.operands {
            let source = match shape.field {
                FieldName::Simm16 => Some(Source::Constant(u64::from(simm16 as i16 as u32))),
                FieldName::Literal => Some(Source::Constant(instruction.literal().unwrap_or(0).into())),
                _ => instruction
                    .source(instruction.opcode, shape)
                    .and_then(|source| Source::new(source, shape.data, instruction.literal())),
            };
            let source = source.ok_or_else(|| Fault::Illegal {
                reason: format!("{} reads a source that has no scalar value", instruction.opcode.mnemonic),
            })?;
            match (shape.field, shape.access) {
                (FieldName::Sdst, Access::Write) => {}
                (FieldName::Sdst, Access::ReadWrite) => old = Some(source),
                _ => sources.push(source),
            }
            if shape.field == FieldName::Sdst {
                operation.destination = instruction.field(FieldName::Sdst) as u8;
                operation.wide = shape.data.bits() > 32;
            }
        }
        // The old value of the destination comes last, whatever its place in the text.
        sources.extend(old);
        for (slot, source) in operation.sources.iter_mut().zip(sources) {
            *slot = source;
        }
        Ok(Some(operation))
    }

    /// Executes it.
    pub fn execute(&self, wave: &mut Wave) {
        let [a, b, c] = self.sources.map(|source| source.read(wave));
        match self.kind {
            Kind::Unary(function) => self.finish(wave, function(a)),
            Kind::Binary(function) => self.finish(wave, function(a, b, wave.scc())),
            Kind::Compare(test) => wave.set_scc(test(a, b)),
            Kind::Float(function) => {
                let value = with_env(wave, |env| function([a, b, c], env));
                self.write(wave, value);
            }
            Kind::CompareF32(opcode) => {
                let scc = with_env(wave, |env| compare::<F32>(a, b, float::relation(opcode), false, env));
                wave.set_scc(scc);
            }
            Kind::CompareF16(opcode) => {
                let (a, b) = (a & 0xffff, b & 0xffff);
                let scc = with_env(wave, |env| compare::<F16>(a, b, float::relation(opcode), false, env));
                wave.set_scc(scc);
            }
            Kind::SaveExec(function) => {
                let (old, new) = self.change_exec(wave, a, function);
                self.finish(wave, (old, Some(new != 0)));
            }
            Kind::WriteExec(function) => {
                let (_, new) = self.change_exec(wave, a, function);
                self.finish(wave, (new, Some(new != 0)));
            }
            Kind::ConditionalMove => {
                if wave.scc() {
                    self.write(wave, a);
                }
            }
            Kind::SetBit(one) => {
                let bit = 1 << (a & if self.wide { 63 } else { 31 });
                self.write(wave, if one { b | bit } else { b & !bit });
            }
            Kind::AddConstant => {
                let (sum, overflow) = (b as i32).overflowing_add(a as i32);
                self.finish(wave, (u64::from(sum as u32), Some(overflow)));
            }
            Kind::MultiplyConstant => {
                self.write(wave, u64::from((b as u32).wrapping_mul(a as u32)));
            }
            Kind::GetRegister(slice) => {
                let value = slice.read(wave);
                self.write(wave, value.into());
            }
            // The first operand of the text is the slice.
            Kind::SetRegister(slice) => slice.write(wave, b as u32),
            Kind::MoveRelativeSource => {
                let value = self.read_relative(wave, wave.m0());
                self.write(wave, value);
            }
            Kind::MoveRelativeDestination => self.write_relative(wave, wave.m0(), a),
            Kind::MoveRelativeBoth => {
                let m0 = wave.m0();
                let value = self.read_relative(wave, m0 & 0x3ff);
                self.write_relative(wave, m0 >> 16 & 0x3ff, value);
            }
        }
    }

    /// Writes the destination; false if it is one that may not be written (section 3.3.1.3).
    fn write(&self, wave: &mut Wave, value: u64) -> bool {
        write_register(wave, self.destination, self.wide, value)
    }

    /// Writes the destination and SCC, the latter only if the destination could be written.
    fn finish(&self, wave: &mut Wave, (value, scc): integer::Output) {
        if self.write(wave, value)
            && let Some(scc) = scc
        {
            wave.set_scc(scc);
        }
    }

    /// Answers the old and the new EXEC. EXEC is written even if the destination cannot be.
    fn change_exec(&self, wave: &mut Wave, source: u64, function: MaskOperation) -> (u64, u64) {
        let old = if self.wide { wave.scalar64(code::EXEC_LO) } else { wave.scalar(code::EXEC_LO).into() };
        let new = function(source, old) & if self.wide { u64::MAX } else { 0xffff_ffff };
        write_register(wave, code::EXEC_LO, self.wide, new);
        (old, new)
    }

    /// The register `offset` after the first source; S0 if that leaves the region (section 3.3.1.3).
    fn read_relative(&self, wave: &Wave, offset: u32) -> u64 {
        let (Source::Register(base) | Source::Pair(base)) = self.sources[0] else { return 0 };
        let register = relative(base, offset, self.wide).unwrap_or(0);
        if self.wide { wave.scalar64(register) } else { wave.scalar(register).into() }
    }

    /// Writes the register `offset` after the destination; nothing if that leaves the region.
    fn write_relative(&self, wave: &mut Wave, offset: u32, value: u64) {
        if let Some(register) = relative(self.destination, offset, self.wide) {
            write_register(wave, register, self.wide, value);
        }
    }
}

fn write_register(wave: &mut Wave, register: u8, wide: bool, value: u64) -> bool {
    if wide { wave.set_scalar64(register, value) } else { wave.set_scalar(register, value as u32) }
}

/// The operand code `offset` after `base`, if both lie in one region that admits indexing (section 3.3.1.3).
fn relative(base: u8, offset: u32, wide: bool) -> Option<u8> {
    let last = match base {
        0..=code::VCC_HI => code::VCC_HI,
        code::TTMP0..=code::TTMP15 => code::TTMP15,
        _ => return None,
    };
    let register = u32::from(base).checked_add(offset)?;
    let end = register.checked_add(u32::from(wide))?;
    (end <= u32::from(last)).then_some(register as u8)
}

/// Runs a float function under the wave's MODE and keeps the exceptions it raises.
fn with_env<T>(wave: &mut Wave, function: impl FnOnce(Env) -> T) -> T {
    let flags = Cell::new(Flags::NONE);
    let result = function(Env::new(wave.mode().into(), &flags));
    wave.raise(flags.get().0);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn indexing_stays_in_the_region_of_its_base() {
        assert_eq!(relative(5, 102, false), Some(107));
        assert_eq!(relative(5, 103, false), None);
        assert_eq!(relative(6, 101, true), None);
        assert_eq!(relative(code::TTMP0, 15, false), Some(code::TTMP15));
        assert_eq!(relative(code::TTMP0, 15, true), None);
        assert_eq!(relative(code::M0, 0, false), None);
        assert_eq!(relative(5, u32::MAX, true), None);
    }
}
