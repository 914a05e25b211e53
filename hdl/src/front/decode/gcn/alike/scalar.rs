//! Opcodes of the scalar ALU, of Sea Islands and of CDNA4, that do what opcodes of RDNA4 do (SQ_SOP1, SQ_SOP2, SQ_SOPC, SQ_SOPK).

use super::Alike;
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::sea_islands as own;
use tombolo_isa::arch::rdna4::op;

macro_rules! alike_in_both {
    (same { $($same:ident)* } renamed { $($own:ident = $other:ident,)* }) => {
        &[
            $((own::$same, op::$same), (cdna4::$same, op::$same),)*
            $((own::$own, op::$other), (cdna4::$own, op::$other),)*
        ]
    };
}

/// Those of the scalar ALU that both have.
pub const SCALAR: &Alike = alike_in_both! {
    same {
        S_MOV_B32 S_MOV_B64 S_CMOV_B32 S_CMOV_B64 S_NOT_B32 S_NOT_B64 S_WQM_B32 S_WQM_B64 S_BREV_B32 S_BREV_B64
        S_BCNT0_I32_B32 S_BCNT0_I32_B64 S_BCNT1_I32_B32 S_BCNT1_I32_B64 S_SEXT_I32_I8 S_SEXT_I32_I16
        S_BITSET0_B32 S_BITSET0_B64 S_BITSET1_B32 S_BITSET1_B64 S_AND_SAVEEXEC_B64 S_OR_SAVEEXEC_B64
        S_XOR_SAVEEXEC_B64 S_NAND_SAVEEXEC_B64 S_NOR_SAVEEXEC_B64 S_XNOR_SAVEEXEC_B64 S_QUADMASK_B32
        S_QUADMASK_B64 S_MOVRELS_B32 S_MOVRELS_B64 S_MOVRELD_B32 S_MOVRELD_B64 S_ABS_I32 S_MIN_I32 S_MIN_U32
        S_MAX_I32 S_MAX_U32 S_CSELECT_B32 S_CSELECT_B64 S_AND_B32 S_AND_B64 S_OR_B32 S_OR_B64 S_XOR_B32
        S_XOR_B64 S_NAND_B32 S_NAND_B64 S_NOR_B32 S_NOR_B64 S_XNOR_B32 S_XNOR_B64 S_LSHL_B32 S_LSHL_B64
        S_LSHR_B32 S_LSHR_B64 S_ASHR_I32 S_ASHR_I64 S_BFM_B32 S_BFM_B64 S_MUL_I32 S_BFE_U32 S_BFE_I32 S_BFE_U64
        S_BFE_I64 S_ABSDIFF_I32 S_CMP_EQ_I32 S_CMP_LG_I32 S_CMP_GT_I32 S_CMP_GE_I32 S_CMP_LT_I32 S_CMP_LE_I32
        S_CMP_EQ_U32 S_CMP_LG_U32 S_CMP_GT_U32 S_CMP_GE_U32 S_CMP_LT_U32 S_CMP_LE_U32 S_BITCMP0_B32
        S_BITCMP1_B32 S_BITCMP0_B64 S_BITCMP1_B64 S_MOVK_I32 S_CMOVK_I32 S_MULK_I32 S_GETREG_B32 S_SETREG_B32
        S_SETREG_IMM32_B32
    }
    renamed {
        S_FF1_I32_B32 = S_CTZ_I32_B32,
        S_FF1_I32_B64 = S_CTZ_I32_B64,
        S_FLBIT_I32_B32 = S_CLZ_I32_U32,
        S_FLBIT_I32_B64 = S_CLZ_I32_U64,
        S_FLBIT_I32 = S_CLS_I32,
        S_FLBIT_I32_I64 = S_CLS_I32_I64,
        S_ANDN2_SAVEEXEC_B64 = S_AND_NOT1_SAVEEXEC_B64,
        S_ORN2_SAVEEXEC_B64 = S_OR_NOT1_SAVEEXEC_B64,
        S_ADD_U32 = S_ADD_CO_U32,
        S_SUB_U32 = S_SUB_CO_U32,
        S_ADD_I32 = S_ADD_CO_I32,
        S_SUB_I32 = S_SUB_CO_I32,
        S_ADDC_U32 = S_ADD_CO_CI_U32,
        S_SUBB_U32 = S_SUB_CO_CI_U32,
        S_ANDN2_B32 = S_AND_NOT1_B32,
        S_ANDN2_B64 = S_AND_NOT1_B64,
        S_ORN2_B32 = S_OR_NOT1_B32,
        S_ORN2_B64 = S_OR_NOT1_B64,
        S_ADDK_I32 = S_ADDK_CO_I32,
    }
};

/// Those that CDNA4 alone has.
pub const OF_CDNA4: &Alike = &[
    (cdna4::S_MUL_HI_U32, op::S_MUL_HI_U32),
    (cdna4::S_MUL_HI_I32, op::S_MUL_HI_I32),
    (cdna4::S_LSHL1_ADD_U32, op::S_LSHL1_ADD_U32),
    (cdna4::S_LSHL2_ADD_U32, op::S_LSHL2_ADD_U32),
    (cdna4::S_LSHL3_ADD_U32, op::S_LSHL3_ADD_U32),
    (cdna4::S_LSHL4_ADD_U32, op::S_LSHL4_ADD_U32),
    (cdna4::S_PACK_LL_B32_B16, op::S_PACK_LL_B32_B16),
    (cdna4::S_PACK_LH_B32_B16, op::S_PACK_LH_B32_B16),
    (cdna4::S_PACK_HH_B32_B16, op::S_PACK_HH_B32_B16),
    (cdna4::S_CMP_EQ_U64, op::S_CMP_EQ_U64),
    (cdna4::S_CMP_LG_U64, op::S_CMP_LG_U64),
    (cdna4::S_ANDN1_SAVEEXEC_B64, op::S_AND_NOT0_SAVEEXEC_B64),
    (cdna4::S_ORN1_SAVEEXEC_B64, op::S_OR_NOT0_SAVEEXEC_B64),
    (cdna4::S_ANDN1_WREXEC_B64, op::S_AND_NOT0_WREXEC_B64),
    (cdna4::S_ANDN2_WREXEC_B64, op::S_AND_NOT1_WREXEC_B64),
    (cdna4::S_BITREPLICATE_B64_B32, op::S_BITREPLICATE_B64_B32),
];
