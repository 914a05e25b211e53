//! The scalar ALU: SOP1, SOP2, SOPC and SOPK opcodes that compute, and the registers of VGPR indexing (CDNA4 6.6).

use super::source::{self, Source};
use super::tables::{BINARY, COMPARE, SAVE_EXEC, UNARY, WRITE_EXEC, find};
use super::{Family, GPR_INDEX, VSKIP};
use crate::fault::Fault;
use crate::hardware::Slice;
use crate::mode::Mode;
use crate::scalar::integer::{Binary, Compare, MaskOperation, Output, Unary, low, overflow, signed, some64};
use crate::wave::{Wave, code};
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Access, Element, OperandKind};

#[derive(Clone, Copy)]
enum Kind {
    Unary(Unary),
    Binary(Binary),
    Compare(Compare),
    /// EXEC = operation; the destination gets the old EXEC.
    SaveExec(MaskOperation),
    /// EXEC and the destination = operation.
    WriteExec(MaskOperation),
    ConditionalMove,
    SetBit(bool),
    /// S_ADDK_I32 and S_MULK_I32: the destination is the first operand.
    AddConstant,
    MultiplyConstant,
    GetRegister(Slice),
    SetRegister(Slice),
    MoveRelativeSource,
    MoveRelativeDestination,
    SetSkip,
    /// S_SET_GPR_IDX_ON: the index, and what it applies to.
    IndexOn,
    IndexOff,
    /// S_SET_GPR_IDX_IDX.
    Index,
    /// S_SET_GPR_IDX_MODE.
    IndexMode,
}

/// An instruction of the scalar ALU, decoded.
#[derive(Clone, Copy)]
pub struct Operation {
    family: &'static Family,
    kind: Kind,
    sources: [Source; 2],
    /// Place of the destination; none: it has none.
    destination: Option<u8>,
    /// The destination is 64 bits wide.
    wide: bool,
}

fn kind(instruction: &Instruction) -> Option<Kind> {
    let operation = instruction.opcode.operation;
    let slice = || Slice::from_simm16(instruction.field(FieldName::Simm16) as u16);
    Some(match operation {
        both!(S_CMOV_B32 | S_CMOV_B64 | S_CMOVK_I32) => Kind::ConditionalMove,
        both!(S_BITSET0_B32 | S_BITSET0_B64) => Kind::SetBit(false),
        both!(S_BITSET1_B32 | S_BITSET1_B64) => Kind::SetBit(true),
        both!(S_ADDK_I32) => Kind::AddConstant,
        both!(S_MULK_I32) => Kind::MultiplyConstant,
        both!(S_GETREG_B32) => Kind::GetRegister(slice()),
        both!(S_SETREG_B32 | S_SETREG_IMM32_B32) => Kind::SetRegister(slice()),
        both!(S_MOVRELS_B32 | S_MOVRELS_B64) => Kind::MoveRelativeSource,
        both!(S_MOVRELD_B32 | S_MOVRELD_B64) => Kind::MoveRelativeDestination,
        both!(S_SETVSKIP) => Kind::SetSkip,
        cdna4::S_SET_GPR_IDX_ON => Kind::IndexOn,
        cdna4::S_SET_GPR_IDX_OFF => Kind::IndexOff,
        cdna4::S_SET_GPR_IDX_IDX => Kind::Index,
        cdna4::S_SET_GPR_IDX_MODE => Kind::IndexMode,
        _ => {
            return find(UNARY, operation)
                .map(Kind::Unary)
                .or_else(|| find(BINARY, operation).map(Kind::Binary))
                .or_else(|| find(COMPARE, operation).map(Kind::Compare))
                .or_else(|| find(SAVE_EXEC, operation).map(Kind::SaveExec))
                .or_else(|| find(WRITE_EXEC, operation).map(Kind::WriteExec));
        }
    })
}

/// SIMM16 as 32 bits: unsigned beside an unsigned register, else signed.
fn constant(row: &Opcode, simm16: u32) -> u64 {
    let unsigned = row.operands.iter().any(|shape| shape.data.element == Element::U32);
    if unsigned { simm16.into() } else { u64::from(i32::from(simm16 as i16) as u32) }
}

impl Operation {
    /// The operation of a decoded instruction; none if it belongs to no unit that is modelled.
    pub fn prepare(family: &'static Family, instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let Some(kind) = kind(instruction) else { return Ok(None) };
        let row = instruction.opcode;
        let sources = [Source::Constant(0); 2];
        let mut operation = Operation { family, kind, sources, destination: None, wide: false };
        let mut sources = Vec::with_capacity(2);
        let mut old = None;
        for shape in row.operands {
            let value = match shape.field {
                FieldName::Simm16 => Source::Constant(constant(row, instruction.field(FieldName::Simm16))),
                _ if shape.kind == OperandKind::GprIndex => Source::Constant(instruction.field(shape.field).into()),
                _ => (family.source)(instruction, row, shape)?,
            };
            match (shape.field, shape.access) {
                (FieldName::Sdst, Access::Write) => {}
                (FieldName::Sdst, Access::ReadWrite) => old = Some(value),
                // The slice of S_GETREG and S_SETREG is no operand here.
                (FieldName::Simm16, _) if matches!(kind, Kind::GetRegister(_) | Kind::SetRegister(_)) => {}
                _ => sources.push(value),
            }
            if shape.field == FieldName::Sdst && shape.access.writes() {
                operation.destination = Some(source::destination(row, instruction.operand_code(row, shape))?);
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
        let [a, b] = self.sources.map(|source| source.read(wave));
        match self.kind {
            Kind::Unary(function) => self.finish(wave, function(a)),
            Kind::Binary(function) => self.finish(wave, function(a, b, wave.scc())),
            Kind::Compare(test) => wave.set_scc(test(a, b)),
            Kind::SaveExec(function) => {
                let old = wave.scalar64(code::EXEC_LO);
                let new = function(a, old);
                wave.set_scalar64(code::EXEC_LO, new);
                self.finish(wave, (old, Some(new != 0)));
            }
            Kind::WriteExec(function) => {
                let new = function(a, wave.scalar64(code::EXEC_LO));
                wave.set_scalar64(code::EXEC_LO, new);
                self.finish(wave, some64(new));
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
            Kind::AddConstant => self.finish(wave, overflow(signed(b).overflowing_add(signed(a)))),
            Kind::MultiplyConstant => {
                self.write(wave, low(b).wrapping_mul(low(a)).into());
            }
            Kind::GetRegister(slice) => {
                let value = self.family.registers.read(wave, slice);
                self.write(wave, value.into());
            }
            Kind::SetRegister(slice) => self.family.registers.write(wave, slice, low(a)),
            Kind::MoveRelativeSource => {
                let (Source::Register(base) | Source::Pair(base)) = self.sources[0] else { return };
                let register = relative(base, wave.m0(), self.wide).unwrap_or(0);
                let value = if self.wide { wave.scalar64(register) } else { wave.scalar(register).into() };
                self.write(wave, value);
            }
            Kind::MoveRelativeDestination => {
                let register = self.destination.and_then(|base| relative(base, wave.m0(), self.wide));
                write_register(wave, register, self.wide, a);
            }
            Kind::IndexOn => {
                wave.hardware.mode = Mode(wave.mode().0 | GPR_INDEX);
                set_index(wave, Some(low(a)), Some(low(b)));
            }
            Kind::IndexOff => wave.hardware.mode = Mode(wave.mode().0 & !GPR_INDEX),
            Kind::Index => set_index(wave, Some(low(a)), None),
            Kind::IndexMode => set_index(wave, None, Some(low(a))),
            Kind::SetSkip => {
                let skip = if a >> (b & 31) & 1 != 0 { VSKIP } else { 0 };
                wave.hardware.mode = Mode(wave.mode().0 & !VSKIP | skip);
            }
        }
    }

    /// Writes the destination; false if it is one that may not be written.
    fn write(&self, wave: &mut Wave, value: u64) -> bool {
        write_register(wave, self.destination, self.wide, value)
    }

    /// Writes the destination and SCC.
    fn finish(&self, wave: &mut Wave, (value, scc): Output) {
        if self.write(wave, value)
            && let Some(scc) = scc
        {
            wave.set_scc(scc);
        }
    }
}

fn write_register(wave: &mut Wave, register: Option<u8>, wide: bool, value: u64) -> bool {
    match register {
        Some(register) if wide => wave.set_scalar64(register, value),
        Some(register) => wave.set_scalar(register, value as u32),
        None => true,
    }
}

/// The SGPR `offset` after `base`, VCC the last; none beyond it.
fn relative(base: u8, offset: u32, wide: bool) -> Option<u8> {
    let register = u32::from(base).checked_add(offset)?;
    let end = register.checked_add(u32::from(wide))?;
    (end <= u32::from(code::VCC_HI)).then_some(register as u8)
}

/// The fields of M0 that index VGPRs: bits 7:0 are the index, 15:12 say what it applies to.
fn set_index(wave: &mut Wave, index: Option<u32>, enables: Option<u32>) {
    let mut m0 = wave.m0();
    if let Some(index) = index {
        m0 = m0 & !0xff | index & 0xff;
    }
    if let Some(enables) = enables {
        m0 = m0 & !0xf000 | (enables & 15) << 12;
    }
    wave.set_scalar(code::M0, m0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::WaveSize;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_index_and_what_it_applies_to_are_fields_of_m0() {
        let mut wave = Wave::new(WaveSize::W64, 1);
        wave.set_scalar(code::M0, 0xabcd_1234);
        set_index(&mut wave, Some(0x105), Some(9));
        assert_eq!(wave.m0(), 0xabcd_9205);
        set_index(&mut wave, None, Some(1));
        assert_eq!(wave.m0(), 0xabcd_1205);
    }
}
