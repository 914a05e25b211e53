//! The scalar ALU: SOP1, SOP2, SOPC and SOPK opcodes that compute (chapter 5), and the registers of VGPR indexing (6.6).

use super::{GPR_INDEX, VSKIP, hardware, operand};
use crate::fault::Fault;
use crate::hardware::Slice;
use crate::mode::Mode;
use crate::scalar::integer::{
    Binary, Compare, MaskOperation, Output, Unary, borrow, carry, extract_signed, extract_unsigned, low, mask,
    overflow, plain, position, quad_mask, select, sign_run, signed, some32, some64, whole_quads, word,
};
use crate::wave::{Wave, code};
use operand::Source;
use tombolo_isa::arch::cdna4::op;
use tombolo_isa::decode::Instruction;
use tombolo_isa::format::FieldName;
use tombolo_isa::opcode::Opcode;
use tombolo_isa::operand::{Access, Element, OperandKind};

/// SOP2 opcodes.
#[rustfmt::skip]
const BINARY: &[(op::Operation, Binary)] = &[
    (op::S_ADD_U32,      |a, b, _| carry(a + b)),
    (op::S_SUB_U32,      |a, b, _| borrow(a, b, false)),
    (op::S_ADD_I32,      |a, b, _| overflow(signed(a).overflowing_add(signed(b)))),
    (op::S_SUB_I32,      |a, b, _| overflow(signed(a).overflowing_sub(signed(b)))),
    (op::S_ADDC_U32,     |a, b, scc| carry(a + b + u64::from(scc))),
    (op::S_SUBB_U32,     borrow),
    (op::S_MIN_I32,      |a, b, _| select(signed(a) < signed(b), a, b)),
    (op::S_MIN_U32,      |a, b, _| select(a < b, a, b)),
    (op::S_MAX_I32,      |a, b, _| select(signed(a) > signed(b), a, b)),
    (op::S_MAX_U32,      |a, b, _| select(a > b, a, b)),
    (op::S_CSELECT_B32,  |a, b, scc| plain(if scc { a } else { b })),
    (op::S_CSELECT_B64,  |a, b, scc| plain(if scc { a } else { b })),
    (op::S_AND_B32,      |a, b, _| some32(low(a & b))),
    (op::S_AND_B64,      |a, b, _| some64(a & b)),
    (op::S_OR_B32,       |a, b, _| some32(low(a | b))),
    (op::S_OR_B64,       |a, b, _| some64(a | b)),
    (op::S_XOR_B32,      |a, b, _| some32(low(a ^ b))),
    (op::S_XOR_B64,      |a, b, _| some64(a ^ b)),
    (op::S_ANDN2_B32,    |a, b, _| some32(low(a & !b))),
    (op::S_ANDN2_B64,    |a, b, _| some64(a & !b)),
    (op::S_ORN2_B32,     |a, b, _| some32(low(a | !b))),
    (op::S_ORN2_B64,     |a, b, _| some64(a | !b)),
    (op::S_NAND_B32,     |a, b, _| some32(low(!(a & b)))),
    (op::S_NAND_B64,     |a, b, _| some64(!(a & b))),
    (op::S_NOR_B32,      |a, b, _| some32(low(!(a | b)))),
    (op::S_NOR_B64,      |a, b, _| some64(!(a | b))),
    (op::S_XNOR_B32,     |a, b, _| some32(low(!(a ^ b)))),
    (op::S_XNOR_B64,     |a, b, _| some64(!(a ^ b))),
    (op::S_LSHL_B32,     |a, b, _| some32(low(a) << (b & 31))),
    (op::S_LSHL_B64,     |a, b, _| some64(a << (b & 63))),
    (op::S_LSHR_B32,     |a, b, _| some32(low(a) >> (b & 31))),
    (op::S_LSHR_B64,     |a, b, _| some64(a >> (b & 63))),
    (op::S_ASHR_I32,     |a, b, _| some32((signed(a) >> (b & 31)) as u32)),
    (op::S_ASHR_I64,     |a, b, _| some64((a as i64 >> (b & 63)) as u64)),
    (op::S_BFM_B32,      |a, b, _| word(low(mask(a, b, 32)))),
    (op::S_BFM_B64,      |a, b, _| plain(mask(a, b, 64))),
    (op::S_MUL_I32,      |a, b, _| word(low(a).wrapping_mul(low(b)))),
    (op::S_BFE_U32,      |a, b, _| some32(low(extract_unsigned(a, b, 32)))),
    (op::S_BFE_I32,      |a, b, _| some32(extract_signed(signed(a).into(), b, 32) as u32)),
    (op::S_BFE_U64,      |a, b, _| some64(extract_unsigned(a, b, 64))),
    (op::S_BFE_I64,      |a, b, _| some64(extract_signed(a as i64, b, 64) as u64)),
    (op::S_ABSDIFF_I32,  |a, b, _| some32(signed(a).wrapping_sub(signed(b)).wrapping_abs() as u32)),
    (op::S_MUL_HI_U32,   |a, b, _| plain((a * b) >> 32)),
    (op::S_MUL_HI_I32,   |a, b, _| word(((i64::from(signed(a)) * i64::from(signed(b))) >> 32) as u32)),
    (op::S_LSHL1_ADD_U32, |a, b, _| shifted_sum(a, 1, b)),
    (op::S_LSHL2_ADD_U32, |a, b, _| shifted_sum(a, 2, b)),
    (op::S_LSHL3_ADD_U32, |a, b, _| shifted_sum(a, 3, b)),
    (op::S_LSHL4_ADD_U32, |a, b, _| shifted_sum(a, 4, b)),
    (op::S_PACK_LL_B32_B16, |a, b, _| word(low(a) & 0xffff | low(b) << 16)),
    (op::S_PACK_LH_B32_B16, |a, b, _| word(low(a) & 0xffff | low(b) & 0xffff_0000)),
    (op::S_PACK_HH_B32_B16, |a, b, _| word(low(a) >> 16 | low(b) & 0xffff_0000)),
];

/// S_LSHLn_ADD_U32: SCC is the carry.
fn shifted_sum(a: u64, shift: u32, b: u64) -> Output {
    carry((a << shift) + b)
}

/// S_BITREPLICATE_B64_B32: every bit twice.
fn doubled_bits(a: u64) -> Output {
    plain((0..32).fold(0, |sum, bit| sum | ((a >> bit & 1) * 3) << (2 * bit)))
}

/// SOP1 opcodes of one operand.
#[rustfmt::skip]
const UNARY: &[(op::Operation, Unary)] = &[
    (op::S_MOV_B32,         plain),
    (op::S_MOV_B64,         plain),
    (op::S_MOVK_I32,        plain),
    (op::S_NOT_B32,         |a| some32(!low(a))),
    (op::S_NOT_B64,         |a| some64(!a)),
    (op::S_WQM_B32,         |a| some64(whole_quads(a))),
    (op::S_WQM_B64,         |a| some64(whole_quads(a))),
    (op::S_QUADMASK_B32,    |a| some64(quad_mask(a))),
    (op::S_QUADMASK_B64,    |a| some64(quad_mask(a))),
    (op::S_BREV_B32,        |a| word(low(a).reverse_bits())),
    (op::S_BREV_B64,        |a| plain(a.reverse_bits())),
    (op::S_BCNT0_I32_B32,   |a| some32(low(a).count_zeros())),
    (op::S_BCNT0_I32_B64,   |a| some32(a.count_zeros())),
    (op::S_BCNT1_I32_B32,   |a| some32(low(a).count_ones())),
    (op::S_BCNT1_I32_B64,   |a| some32(a.count_ones())),
    (op::S_FF0_I32_B32,     |a| position(low(a) != u32::MAX, low(a).trailing_ones())),
    (op::S_FF0_I32_B64,     |a| position(a != u64::MAX, a.trailing_ones())),
    (op::S_FF1_I32_B32,     |a| position(a != 0, a.trailing_zeros())),
    (op::S_FF1_I32_B64,     |a| position(a != 0, a.trailing_zeros())),
    (op::S_FLBIT_I32_B32,   |a| position(a != 0, low(a).leading_zeros())),
    (op::S_FLBIT_I32_B64,   |a| position(a != 0, a.leading_zeros())),
    (op::S_FLBIT_I32,       |a| sign_run(a, 32)),
    (op::S_FLBIT_I32_I64,   |a| sign_run(a, 64)),
    (op::S_SEXT_I32_I8,     |a| word(i32::from(a as i8) as u32)),
    (op::S_SEXT_I32_I16,    |a| word(i32::from(a as i16) as u32)),
    (op::S_ABS_I32,         |a| some32(signed(a).wrapping_abs() as u32)),
    (op::S_BITREPLICATE_B64_B32, doubled_bits),
];

/// SOPC and SOPK opcodes: the new SCC.
#[rustfmt::skip]
const COMPARE: &[(op::Operation, Compare)] = &[
    (op::S_CMP_EQ_I32,    |a, b| a == b),
    (op::S_CMP_LG_I32,    |a, b| a != b),
    (op::S_CMP_GT_I32,    |a, b| signed(a) > signed(b)),
    (op::S_CMP_GE_I32,    |a, b| signed(a) >= signed(b)),
    (op::S_CMP_LT_I32,    |a, b| signed(a) < signed(b)),
    (op::S_CMP_LE_I32,    |a, b| signed(a) <= signed(b)),
    (op::S_CMP_EQ_U32,    |a, b| a == b),
    (op::S_CMP_LG_U32,    |a, b| a != b),
    (op::S_CMP_GT_U32,    |a, b| a > b),
    (op::S_CMP_GE_U32,    |a, b| a >= b),
    (op::S_CMP_LT_U32,    |a, b| a < b),
    (op::S_CMP_LE_U32,    |a, b| a <= b),
    (op::S_CMP_EQ_U64,    |a, b| a == b),
    (op::S_CMP_LG_U64,    |a, b| a != b),
    (op::S_CMPK_EQ_I32,   |a, b| a == b),
    (op::S_CMPK_LG_I32,   |a, b| a != b),
    (op::S_CMPK_GT_I32,   |a, b| signed(a) > signed(b)),
    (op::S_CMPK_GE_I32,   |a, b| signed(a) >= signed(b)),
    (op::S_CMPK_LT_I32,   |a, b| signed(a) < signed(b)),
    (op::S_CMPK_LE_I32,   |a, b| signed(a) <= signed(b)),
    (op::S_CMPK_EQ_U32,   |a, b| a == b),
    (op::S_CMPK_LG_U32,   |a, b| a != b),
    (op::S_CMPK_GT_U32,   |a, b| a > b),
    (op::S_CMPK_GE_U32,   |a, b| a >= b),
    (op::S_CMPK_LT_U32,   |a, b| a < b),
    (op::S_CMPK_LE_U32,   |a, b| a <= b),
    (op::S_BITCMP0_B32,   |a, b| a >> (b & 31) & 1 == 0),
    (op::S_BITCMP1_B32,   |a, b| a >> (b & 31) & 1 != 0),
    (op::S_BITCMP0_B64,   |a, b| a >> (b & 63) & 1 == 0),
    (op::S_BITCMP1_B64,   |a, b| a >> (b & 63) & 1 != 0),
];

/// What the SAVEEXEC opcodes write to EXEC.
#[rustfmt::skip]
const SAVE_EXEC: &[(op::Operation, MaskOperation)] = &[
    (op::S_AND_SAVEEXEC_B64,   |s, exec| s & exec),
    (op::S_OR_SAVEEXEC_B64,    |s, exec| s | exec),
    (op::S_XOR_SAVEEXEC_B64,   |s, exec| s ^ exec),
    (op::S_ANDN2_SAVEEXEC_B64, |s, exec| s & !exec),
    (op::S_ORN2_SAVEEXEC_B64,  |s, exec| s | !exec),
    (op::S_NAND_SAVEEXEC_B64,  |s, exec| !(s & exec)),
    (op::S_NOR_SAVEEXEC_B64,   |s, exec| !(s | exec)),
    (op::S_XNOR_SAVEEXEC_B64,  |s, exec| !(s ^ exec)),
    (op::S_ANDN1_SAVEEXEC_B64, |s, exec| !s & exec),
    (op::S_ORN1_SAVEEXEC_B64,  |s, exec| !s | exec),
];

/// What the WREXEC opcodes write to EXEC and to the destination.
const WRITE_EXEC: &[(op::Operation, MaskOperation)] =
    &[(op::S_ANDN1_WREXEC_B64, |s, exec| !s & exec), (op::S_ANDN2_WREXEC_B64, |s, exec| s & !exec)];

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
    kind: Kind,
    sources: [Source; 2],
    /// Place of the destination; none: it has none.
    destination: Option<u8>,
    /// The destination is 64 bits wide.
    wide: bool,
}

fn find<T: Copy>(table: &[(op::Operation, T)], operation: op::Operation) -> Option<T> {
    table.iter().find(|row| row.0 == operation).map(|row| row.1)
}

fn kind(instruction: &Instruction) -> Option<Kind> {
    let operation = instruction.opcode.operation;
    let slice = || Slice::from_simm16(instruction.field(FieldName::Simm16) as u16);
    Some(match operation {
        op::S_CMOV_B32 | op::S_CMOV_B64 | op::S_CMOVK_I32 => Kind::ConditionalMove,
        op::S_BITSET0_B32 | op::S_BITSET0_B64 => Kind::SetBit(false),
        op::S_BITSET1_B32 | op::S_BITSET1_B64 => Kind::SetBit(true),
        op::S_ADDK_I32 => Kind::AddConstant,
        op::S_MULK_I32 => Kind::MultiplyConstant,
        op::S_GETREG_B32 => Kind::GetRegister(slice()),
        op::S_SETREG_B32 | op::S_SETREG_IMM32_B32 => Kind::SetRegister(slice()),
        op::S_MOVRELS_B32 | op::S_MOVRELS_B64 => Kind::MoveRelativeSource,
        op::S_MOVRELD_B32 | op::S_MOVRELD_B64 => Kind::MoveRelativeDestination,
        op::S_SETVSKIP => Kind::SetSkip,
        op::S_SET_GPR_IDX_ON => Kind::IndexOn,
        op::S_SET_GPR_IDX_OFF => Kind::IndexOff,
        op::S_SET_GPR_IDX_IDX => Kind::Index,
        op::S_SET_GPR_IDX_MODE => Kind::IndexMode,
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
    pub fn prepare(instruction: &Instruction) -> Result<Option<Operation>, Fault> {
        let Some(kind) = kind(instruction) else { return Ok(None) };
        let row = instruction.opcode;
        let mut operation = Operation { kind, sources: [Source::Constant(0); 2], destination: None, wide: false };
        let mut sources = Vec::with_capacity(2);
        let mut old = None;
        for shape in row.operands {
            let source = match shape.field {
                FieldName::Simm16 => Source::Constant(constant(row, instruction.field(FieldName::Simm16))),
                _ if shape.kind == OperandKind::GprIndex => Source::Constant(instruction.field(shape.field).into()),
                _ => operand::scalar(instruction, row, shape)?,
            };
            match (shape.field, shape.access) {
                (FieldName::Sdst, Access::Write) => {}
                (FieldName::Sdst, Access::ReadWrite) => old = Some(source),
                // The slice of S_GETREG and S_SETREG is no operand here.
                (FieldName::Simm16, _) if matches!(kind, Kind::GetRegister(_) | Kind::SetRegister(_)) => {}
                _ => sources.push(source),
            }
            if shape.field == FieldName::Sdst && shape.access.writes() {
                operation.destination = Some(operand::destination(row, instruction.operand_code(row, shape))?);
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
                let value = hardware::read(wave, slice);
                self.write(wave, value.into());
            }
            Kind::SetRegister(slice) => hardware::write(wave, slice, low(a)),
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

    #[test]
    fn shifted_sums_carry_and_bits_are_doubled() {
        assert_eq!(shifted_sum(0x8000_0000, 1, 1), (1, Some(true)));
        assert_eq!(doubled_bits(0b101), (0b11_00_11, None));
    }
}
