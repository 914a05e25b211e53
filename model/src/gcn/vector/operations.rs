//! What every vector opcode computes: rows of operation and function; compares follow from their opcode number.

use super::compare::Test;
use super::{float, lanes};
use crate::fault::Fault;
use crate::float::{Env, F32, F64};
use crate::vector::lanes::Lane;
use crate::vector::operations as shared;
use crate::wave::Wave;
use std::collections::HashMap;
use std::sync::LazyLock;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::arch::rdna4::op as rdna4;
use tombolo_isa::decode::Instruction;
use tombolo_isa::opcode::Opcode;

/// What an opcode does.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// V_NOP.
    Nothing,
    /// V_CLREXCP.
    ClearExceptions,
    /// One value a lane.
    Value(fn(&Lane, Env) -> u64),
    /// One value a lane, of which MODE.IEEE decides about NaNs.
    Ordered(fn([u64; 3], bool, Env) -> u64),
    /// A value and a bit of the mask result.
    Carry(fn(&Lane, Env) -> (u64, bool)),
    /// A bit of the mask result.
    Compare(Test),
    /// Four values a lane, by their number, of sources 0 and 1 and one word of source 2.
    Wide(fn(usize, u64, u64, u64) -> u64),
    /// Works on the whole wave.
    Whole(fn(&mut Wave, &Instruction) -> Result<(), Fault>),
}

use Operation::{ClearExceptions, Nothing, Ordered, Value, Whole, Wide};

/// What GCN alone has, or defines in its own way.
#[rustfmt::skip]
const OWN: &[(op::Operation, Operation)] = &[
    (op::V_NOP,                 Nothing),
    (op::V_CLREXCP,             ClearExceptions),
    (op::V_READFIRSTLANE_B32,   Whole(lanes::read_first_lane)),
    (op::V_READLANE_B32,        Whole(lanes::read_lane)),
    (op::V_WRITELANE_B32,       Whole(lanes::write_lane)),
    (op::V_MOVRELS_B32,         Whole(lanes::move_relative_source)),
    (op::V_MOVRELD_B32,         Whole(lanes::move_relative_destination)),
    (op::V_MOVRELSD_B32,        Whole(lanes::move_relative_both)),
    (op::V_MAC_F32,             Value(float::mad)),
    (op::V_MADMK_F32,           Value(float::mad)),
    (op::V_MADAK_F32,           Value(float::mad)),
    (op::V_MAD_F32,             Value(float::mad)),
    (op::V_MAC_LEGACY_F32,      Value(float::mad_legacy)),
    (op::V_MAD_LEGACY_F32,      Value(float::mad_legacy)),
    (op::V_MIN_F32,             Ordered(float::min::<F32>)),
    (op::V_MAX_F32,             Ordered(float::max::<F32>)),
    (op::V_MIN_F64,             Ordered(float::min::<F64>)),
    (op::V_MAX_F64,             Ordered(float::max::<F64>)),
    (op::V_MIN3_F32,            Ordered(float::min3)),
    (op::V_MAX3_F32,            Ordered(float::max3)),
    (op::V_MED3_F32,            Ordered(float::med3)),
    (op::V_MIN_LEGACY_F32,      Ordered(float::min_legacy)),
    (op::V_MAX_LEGACY_F32,      Ordered(float::max_legacy)),
    (op::V_RCP_CLAMP_F32,       Value(float::rcp_clamp::<F32>)),
    (op::V_RCP_CLAMP_F64,       Value(float::rcp_clamp::<F64>)),
    (op::V_RSQ_CLAMP_F32,       Value(float::rsq_clamp::<F32>)),
    (op::V_RSQ_CLAMP_F64,       Value(float::rsq_clamp::<F64>)),
    (op::V_LOG_CLAMP_F32,       Value(float::log_clamp)),
    (op::V_RCP_LEGACY_F32,      Value(float::rcp_legacy)),
    (op::V_RSQ_LEGACY_F32,      Value(float::rsq_legacy)),
    (op::V_SIN_F32,             Value(float::sin)),
    (op::V_COS_F32,             Value(float::cos)),
    (op::V_LSHL_B32,            Value(|l, _| l.s[0] << (l.s[1] & 31))),
    (op::V_LSHR_B32,            Value(|l, _| l.s[0] >> (l.s[1] & 31))),
    (op::V_ASHR_I32,            Value(|l, _| (l.s[0] as i32 >> (l.s[1] & 31)) as u64)),
    (op::V_LSHL_B64,            Value(|l, _| l.s[0] << (l.s[1] & 63))),
    (op::V_LSHR_B64,            Value(|l, _| l.s[0] >> (l.s[1] & 63))),
    (op::V_ASHR_I64,            Value(|l, _| (l.s[0] as i64 >> (l.s[1] & 63)) as u64)),
    // Five bits of the byte count, so that it may shift everything out.
    (op::V_ALIGNBYTE_B32,       Value(|l, _| (l.s[0] << 32 | l.s[1]).checked_shr((l.s[2] as u32 & 31) * 8).unwrap_or(0))),
    (op::V_MQSAD_U32_U8,        Wide(masked_sums)),
];

/// V_MQSAD_U32_U8: the dword that starts at byte `word` of source 0 against the reference.
fn masked_sums(word: usize, data: u64, reference: u64, added: u64) -> u64 {
    shared::media::masked_sad(data >> (8 * word) & 0xffff_ffff, reference) + added
}

/// What both documents define alike, by the operation of RDNA4 whose function of a lane computes it.
#[rustfmt::skip]
const ALIKE: &[(op::Operation, rdna4::Operation)] = &[
    (op::V_MOV_B32,               rdna4::V_MOV_B32),
    (op::V_CNDMASK_B32,           rdna4::V_CNDMASK_B32),
    // Conversions.
    (op::V_CVT_I32_F64,           rdna4::V_CVT_I32_F64),
    (op::V_CVT_F64_I32,           rdna4::V_CVT_F64_I32),
    (op::V_CVT_F32_I32,           rdna4::V_CVT_F32_I32),
    (op::V_CVT_F32_U32,           rdna4::V_CVT_F32_U32),
    (op::V_CVT_U32_F32,           rdna4::V_CVT_U32_F32),
    (op::V_CVT_I32_F32,           rdna4::V_CVT_I32_F32),
    (op::V_CVT_F16_F32,           rdna4::V_CVT_F16_F32),
    (op::V_CVT_F32_F16,           rdna4::V_CVT_F32_F16),
    (op::V_CVT_RPI_I32_F32,       rdna4::V_CVT_NEAREST_I32_F32),
    (op::V_CVT_FLR_I32_F32,       rdna4::V_CVT_FLOOR_I32_F32),
    (op::V_CVT_OFF_F32_I4,        rdna4::V_CVT_OFF_F32_I4),
    (op::V_CVT_F32_F64,           rdna4::V_CVT_F32_F64),
    (op::V_CVT_F64_F32,           rdna4::V_CVT_F64_F32),
    (op::V_CVT_F32_UBYTE0,        rdna4::V_CVT_F32_UBYTE0),
    (op::V_CVT_F32_UBYTE1,        rdna4::V_CVT_F32_UBYTE1),
    (op::V_CVT_F32_UBYTE2,        rdna4::V_CVT_F32_UBYTE2),
    (op::V_CVT_F32_UBYTE3,        rdna4::V_CVT_F32_UBYTE3),
    (op::V_CVT_U32_F64,           rdna4::V_CVT_U32_F64),
    (op::V_CVT_F64_U32,           rdna4::V_CVT_F64_U32),
    (op::V_CVT_PKACCUM_U8_F32,    rdna4::V_CVT_PK_U8_F32),
    (op::V_CVT_PK_U8_F32,         rdna4::V_CVT_PK_U8_F32),
    (op::V_CVT_PKNORM_I16_F32,    rdna4::V_CVT_PK_NORM_I16_F32),
    (op::V_CVT_PKNORM_U16_F32,    rdna4::V_CVT_PK_NORM_U16_F32),
    (op::V_CVT_PKRTZ_F16_F32,     rdna4::V_CVT_PK_RTZ_F16_F32),
    (op::V_CVT_PK_U16_U32,        rdna4::V_CVT_PK_U16_U32),
    (op::V_CVT_PK_I16_I32,        rdna4::V_CVT_PK_I16_I32),
    // Rounding and scaling.
    (op::V_TRUNC_F32,             rdna4::V_TRUNC_F32),
    (op::V_TRUNC_F64,             rdna4::V_TRUNC_F64),
    (op::V_CEIL_F32,              rdna4::V_CEIL_F32),
    (op::V_CEIL_F64,              rdna4::V_CEIL_F64),
    (op::V_RNDNE_F32,             rdna4::V_RNDNE_F32),
    (op::V_RNDNE_F64,             rdna4::V_RNDNE_F64),
    (op::V_FLOOR_F32,             rdna4::V_FLOOR_F32),
    (op::V_FLOOR_F64,             rdna4::V_FLOOR_F64),
    (op::V_FRACT_F32,             rdna4::V_FRACT_F32),
    (op::V_FRACT_F64,             rdna4::V_FRACT_F64),
    (op::V_FREXP_EXP_I32_F32,     rdna4::V_FREXP_EXP_I32_F32),
    (op::V_FREXP_EXP_I32_F64,     rdna4::V_FREXP_EXP_I32_F64),
    (op::V_FREXP_MANT_F32,        rdna4::V_FREXP_MANT_F32),
    (op::V_FREXP_MANT_F64,        rdna4::V_FREXP_MANT_F64),
    (op::V_LDEXP_F32,             rdna4::V_LDEXP_F32),
    (op::V_LDEXP_F64,             rdna4::V_LDEXP_F64),
    // Transcendental functions.
    (op::V_EXP_F32,               rdna4::V_EXP_F32),
    (op::V_EXP_LEGACY_F32,        rdna4::V_EXP_F32),
    (op::V_LOG_F32,               rdna4::V_LOG_F32),
    (op::V_LOG_LEGACY_F32,        rdna4::V_LOG_F32),
    (op::V_RCP_F32,               rdna4::V_RCP_F32),
    (op::V_RCP_IFLAG_F32,         rdna4::V_RCP_IFLAG_F32),
    (op::V_RCP_F64,               rdna4::V_RCP_F64),
    (op::V_RSQ_F32,               rdna4::V_RSQ_F32),
    (op::V_RSQ_F64,               rdna4::V_RSQ_F64),
    (op::V_SQRT_F32,              rdna4::V_SQRT_F32),
    (op::V_SQRT_F64,              rdna4::V_SQRT_F64),
    // Sums and products of floats.
    (op::V_ADD_F32,               rdna4::V_ADD_F32),
    (op::V_ADD_F64,               rdna4::V_ADD_F64),
    (op::V_SUB_F32,               rdna4::V_SUB_F32),
    (op::V_SUBREV_F32,            rdna4::V_SUBREV_F32),
    (op::V_MUL_F32,               rdna4::V_MUL_F32),
    (op::V_MUL_F64,               rdna4::V_MUL_F64),
    (op::V_MUL_LEGACY_F32,        rdna4::V_MUL_DX9_ZERO_F32),
    (op::V_MULLIT_F32,            rdna4::V_MULLIT_F32),
    (op::V_FMA_F32,               rdna4::V_FMA_F32),
    (op::V_FMA_F64,               rdna4::V_FMA_F64),
    (op::V_CUBEID_F32,            rdna4::V_CUBEID_F32),
    (op::V_CUBESC_F32,            rdna4::V_CUBESC_F32),
    (op::V_CUBETC_F32,            rdna4::V_CUBETC_F32),
    (op::V_CUBEMA_F32,            rdna4::V_CUBEMA_F32),
    (op::V_DIV_SCALE_F32,         rdna4::V_DIV_SCALE_F32),
    (op::V_DIV_SCALE_F64,         rdna4::V_DIV_SCALE_F64),
    (op::V_DIV_FMAS_F32,          rdna4::V_DIV_FMAS_F32),
    (op::V_DIV_FMAS_F64,          rdna4::V_DIV_FMAS_F64),
    (op::V_DIV_FIXUP_F32,         rdna4::V_DIV_FIXUP_F32),
    (op::V_DIV_FIXUP_F64,         rdna4::V_DIV_FIXUP_F64),
    (op::V_TRIG_PREOP_F64,        rdna4::V_TRIG_PREOP_F64),
    // Integers.
    (op::V_ADD_I32,               rdna4::V_ADD_CO_U32),
    (op::V_SUB_I32,               rdna4::V_SUB_CO_U32),
    (op::V_SUBREV_I32,            rdna4::V_SUBREV_CO_U32),
    (op::V_ADDC_U32,              rdna4::V_ADD_CO_CI_U32),
    (op::V_SUBB_U32,              rdna4::V_SUB_CO_CI_U32),
    (op::V_SUBBREV_U32,           rdna4::V_SUBREV_CO_CI_U32),
    (op::V_MAD_U64_U32,           rdna4::V_MAD_CO_U64_U32),
    (op::V_MAD_I64_I32,           rdna4::V_MAD_CO_I64_I32),
    (op::V_MUL_I32_I24,           rdna4::V_MUL_I32_I24),
    (op::V_MUL_HI_I32_I24,        rdna4::V_MUL_HI_I32_I24),
    (op::V_MUL_U32_U24,           rdna4::V_MUL_U32_U24),
    (op::V_MUL_HI_U32_U24,        rdna4::V_MUL_HI_U32_U24),
    (op::V_MAD_I32_I24,           rdna4::V_MAD_I32_I24),
    (op::V_MAD_U32_U24,           rdna4::V_MAD_U32_U24),
    (op::V_MUL_LO_U32,            rdna4::V_MUL_LO_U32),
    (op::V_MUL_LO_I32,            rdna4::V_MUL_LO_U32),
    (op::V_MUL_HI_U32,            rdna4::V_MUL_HI_U32),
    (op::V_MUL_HI_I32,            rdna4::V_MUL_HI_I32),
    (op::V_MIN_I32,               rdna4::V_MIN_I32),
    (op::V_MAX_I32,               rdna4::V_MAX_I32),
    (op::V_MIN_U32,               rdna4::V_MIN_U32),
    (op::V_MAX_U32,               rdna4::V_MAX_U32),
    (op::V_MIN3_I32,              rdna4::V_MIN3_I32),
    (op::V_MIN3_U32,              rdna4::V_MIN3_U32),
    (op::V_MAX3_I32,              rdna4::V_MAX3_I32),
    (op::V_MAX3_U32,              rdna4::V_MAX3_U32),
    (op::V_MED3_I32,              rdna4::V_MED3_I32),
    (op::V_MED3_U32,              rdna4::V_MED3_U32),
    // Bits.
    (op::V_LSHRREV_B32,           rdna4::V_LSHRREV_B32),
    (op::V_ASHRREV_I32,           rdna4::V_ASHRREV_I32),
    (op::V_LSHLREV_B32,           rdna4::V_LSHLREV_B32),
    (op::V_AND_B32,               rdna4::V_AND_B32),
    (op::V_OR_B32,                rdna4::V_OR_B32),
    (op::V_XOR_B32,               rdna4::V_XOR_B32),
    (op::V_NOT_B32,               rdna4::V_NOT_B32),
    (op::V_BFREV_B32,             rdna4::V_BFREV_B32),
    (op::V_FFBH_U32,              rdna4::V_CLZ_I32_U32),
    (op::V_FFBL_B32,              rdna4::V_CTZ_I32_B32),
    (op::V_FFBH_I32,              rdna4::V_CLS_I32),
    (op::V_BFM_B32,               rdna4::V_BFM_B32),
    (op::V_BFE_U32,               rdna4::V_BFE_U32),
    (op::V_BFE_I32,               rdna4::V_BFE_I32),
    (op::V_BFI_B32,               rdna4::V_BFI_B32),
    (op::V_ALIGNBIT_B32,          rdna4::V_ALIGNBIT_B32),
    (op::V_BCNT_U32_B32,          rdna4::V_BCNT_U32_B32),
    (op::V_MBCNT_LO_U32_B32,      rdna4::V_MBCNT_LO_U32_B32),
    (op::V_MBCNT_HI_U32_B32,      rdna4::V_MBCNT_HI_U32_B32),
    // Bytes.
    (op::V_LERP_U8,               rdna4::V_LERP_U8),
    (op::V_SAD_U8,                rdna4::V_SAD_U8),
    (op::V_SAD_HI_U8,             rdna4::V_SAD_HI_U8),
    (op::V_SAD_U16,               rdna4::V_SAD_U16),
    (op::V_SAD_U32,               rdna4::V_SAD_U32),
    (op::V_MSAD_U8,               rdna4::V_MSAD_U8),
    (op::V_QSAD_PK_U16_U8,        rdna4::V_QSAD_PK_U16_U8),
    (op::V_MQSAD_PK_U16_U8,       rdna4::V_MQSAD_PK_U16_U8),
];

/// What RDNA4 has for an operation, if it is a function of one lane.
fn of_rdna4(operation: rdna4::Operation) -> Option<Operation> {
    match shared::of(operation.rows().next()?)? {
        shared::Operation::Value(function) | shared::Operation::Raw(function) => Some(Value(function.one)),
        shared::Operation::Carry(function) => Some(Operation::Carry(*function)),
        _ => None,
    }
}

/// The operation of every row of a generation's table, by its index.
fn operations(generation: Generation) -> Vec<Option<Operation>> {
    let early = matches!(generation, Generation::SouthernIslands | Generation::SeaIslands);
    let mut by_operation: HashMap<op::Operation, Operation> = OWN.iter().copied().collect();
    by_operation.extend(ALIKE.iter().filter_map(|&(own, theirs)| Some((own, of_rdna4(theirs)?))));
    let mut found = vec![];
    for row in generation.opcodes() {
        let index = usize::from(row.index);
        if found.len() <= index {
            found.resize(index + 1, None);
        }
        found[index] =
            Test::of(row, early).map(Operation::Compare).or_else(|| by_operation.get(&row.operation).copied());
    }
    found
}

static SEA_ISLANDS: LazyLock<Vec<Option<Operation>>> = LazyLock::new(|| operations(Generation::SeaIslands));
static VEGA: LazyLock<Vec<Option<Operation>>> = LazyLock::new(|| operations(Generation::Vega));

/// The operation of a row of a generation; none if it is no vector ALU opcode, or the hardware's own.
pub fn of(row: &Opcode, generation: Generation) -> Option<&'static Operation> {
    let table = match generation {
        Generation::SouthernIslands | Generation::SeaIslands => &*SEA_ISLANDS,
        Generation::VolcanicIslands | Generation::Vega => &*VEGA,
    };
    table.get(usize::from(row.index))?.as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tombolo_isa::opcode::Class;

    #[test]
    fn every_vector_alu_opcode_but_interpolation_and_the_hardwares_own_has_an_operation() {
        for generation in Generation::ALL {
            let missing: Vec<_> = generation
                .opcodes()
                .filter(|row| row.class == Class::Valu && of(row, generation).is_none())
                .map(|row| row.mnemonic)
                .filter(|name| !name.starts_with("v_interp") && *name != "v_mov_fed_b32")
                .collect();
            assert!(missing.is_empty(), "{}: {missing:?}", generation.mcpu());
        }
    }
}
