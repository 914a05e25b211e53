//! Names that the text of RDNA4 uses for coded values: hardware registers, messages, delays, wait counters, cache
//! policies, buffer formats, image dimensions, export targets. Tables by code, shared with the assembler.

use crate::disasm::CounterField;

/// Hardware registers by id (S_GETREG_B32, section 3.4); empty where an id has no name.
pub const HARDWARE_REGISTERS: [&str; 33] = [
    "",
    "HW_REG_MODE",
    "HW_REG_STATUS",
    "",
    "HW_REG_STATE_PRIV",
    "HW_REG_GPR_ALLOC",
    "HW_REG_LDS_ALLOC",
    "HW_REG_IB_STS",
    "",
    "",
    "HW_REG_PERF_SNAPSHOT_DATA",
    "HW_REG_PERF_SNAPSHOT_PC_LO",
    "HW_REG_PERF_SNAPSHOT_PC_HI",
    "",
    "",
    "HW_REG_PERF_SNAPSHOT_DATA1",
    "HW_REG_PERF_SNAPSHOT_DATA2",
    "HW_REG_EXCP_FLAG_PRIV",
    "HW_REG_EXCP_FLAG_USER",
    "HW_REG_TRAP_CTRL",
    "HW_REG_SCRATCH_BASE_LO",
    "HW_REG_SCRATCH_BASE_HI",
    "",
    "HW_REG_HW_ID1",
    "HW_REG_HW_ID2",
    "",
    "",
    "",
    "",
    "HW_REG_SHADER_CYCLES_LO",
    "HW_REG_SHADER_CYCLES_HI",
    "HW_REG_DVGPR_ALLOC_LO",
    "HW_REG_DVGPR_ALLOC_HI",
];

/// Messages by id (sections 5.4 and S_SENDMSG_RTN).
pub const MESSAGES: [(u16, &str); 12] = [
    (1, "MSG_INTERRUPT"),
    (2, "MSG_HS_TESSFACTOR"),
    (3, "MSG_DEALLOC_VGPRS"),
    (9, "MSG_GS_ALLOC_REQ"),
    (128, "MSG_RTN_GET_DOORBELL"),
    (129, "MSG_RTN_GET_DDID"),
    (130, "MSG_RTN_GET_TMA"),
    (131, "MSG_RTN_GET_REALTIME"),
    (132, "MSG_RTN_SAVE_WAVE"),
    (133, "MSG_RTN_GET_TBA"),
    (134, "MSG_RTN_GET_TBA_TO_PC"),
    (135, "MSG_RTN_GET_SE_AID_ID"),
];

/// S_DELAY_ALU dependencies by code (table 27); codes from 12 have no name.
pub const DELAYS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];

/// S_DELAY_ALU distances to the second instruction by code (table 27); codes from 6 have no name.
pub const DELAY_SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// S_WAIT_ALU's counters in the order of the text (section 5.7).
pub const WAIT_ALU: [CounterField; 7] = [
    ("depctr_hold_cnt", 7, 1),
    ("depctr_sa_sdst", 0, 1),
    ("depctr_va_vdst", 12, 4),
    ("depctr_va_sdst", 9, 3),
    ("depctr_va_ssrc", 8, 1),
    ("depctr_va_vcc", 1, 1),
    ("depctr_vm_vsrc", 2, 3),
];

/// S_WAITCNT's counters in the order of the text.
pub const WAIT_COUNT: [CounterField; 3] = [("vmcnt", 10, 6), ("expcnt", 0, 3), ("lgkmcnt", 4, 6)];

/// Cache scopes by code (section 4.1.1).
pub const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];

/// Temporal hints of loads by code; code 3 is BYPASS at system scope, code 7 is reserved.
pub const LOAD_HINTS: [&str; 7] = ["RT", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT"];

/// Temporal hints of stores by code; code 3 is BYPASS at system scope.
pub const STORE_HINTS: [&str; 8] = ["RT", "NT", "HT", "RT_WB", "NT_RT", "RT_NT", "NT_HT", "NT_WB"];

/// Image dimensions by code (DIM), with the number of coordinates and of derivatives.
pub const DIMENSIONS: [(&str, u8, u8); 8] = [
    ("SQ_RSRC_IMG_1D", 1, 2),
    ("SQ_RSRC_IMG_2D", 2, 4),
    ("SQ_RSRC_IMG_3D", 3, 6),
    ("SQ_RSRC_IMG_CUBE", 3, 4),
    ("SQ_RSRC_IMG_1D_ARRAY", 2, 2),
    ("SQ_RSRC_IMG_2D_ARRAY", 3, 4),
    ("SQ_RSRC_IMG_2D_MSAA", 3, 4),
    ("SQ_RSRC_IMG_2D_MSAA_ARRAY", 4, 4),
];

/// Export targets by code (chapter 14); empty where a code has no name.
pub const EXPORT_TARGETS: [&str; 23] = [
    "mrt0",
    "mrt1",
    "mrt2",
    "mrt3",
    "mrt4",
    "mrt5",
    "mrt6",
    "mrt7",
    "mrtz",
    "",
    "",
    "",
    "pos0",
    "pos1",
    "pos2",
    "pos3",
    "pos4",
    "",
    "",
    "",
    "prim",
    "dual_src_blend0",
    "dual_src_blend1",
];

/// Typed buffer formats by code (table 57); without their common prefix `BUF_FMT_`. Code 1 is the default.
pub const BUFFER_FORMATS: [&str; 64] = [
    "INVALID",
    "8_UNORM",
    "8_SNORM",
    "8_USCALED",
    "8_SSCALED",
    "8_UINT",
    "8_SINT",
    "16_UNORM",
    "16_SNORM",
    "16_USCALED",
    "16_SSCALED",
    "16_UINT",
    "16_SINT",
    "16_FLOAT",
    "8_8_UNORM",
    "8_8_SNORM",
    "8_8_USCALED",
    "8_8_SSCALED",
    "8_8_UINT",
    "8_8_SINT",
    "32_UINT",
    "32_SINT",
    "32_FLOAT",
    "16_16_UNORM",
    "16_16_SNORM",
    "16_16_USCALED",
    "16_16_SSCALED",
    "16_16_UINT",
    "16_16_SINT",
    "16_16_FLOAT",
    "10_11_11_FLOAT",
    "11_11_10_FLOAT",
    "10_10_10_2_UNORM",
    "10_10_10_2_SNORM",
    "10_10_10_2_UINT",
    "10_10_10_2_SINT",
    "2_10_10_10_UNORM",
    "2_10_10_10_SNORM",
    "2_10_10_10_USCALED",
    "2_10_10_10_SSCALED",
    "2_10_10_10_UINT",
    "2_10_10_10_SINT",
    "8_8_8_8_UNORM",
    "8_8_8_8_SNORM",
    "8_8_8_8_USCALED",
    "8_8_8_8_SSCALED",
    "8_8_8_8_UINT",
    "8_8_8_8_SINT",
    "32_32_UINT",
    "32_32_SINT",
    "32_32_FLOAT",
    "16_16_16_16_UNORM",
    "16_16_16_16_SNORM",
    "16_16_16_16_USCALED",
    "16_16_16_16_SSCALED",
    "16_16_16_16_UINT",
    "16_16_16_16_SINT",
    "16_16_16_16_FLOAT",
    "32_32_32_UINT",
    "32_32_32_SINT",
    "32_32_32_FLOAT",
    "32_32_32_32_UINT",
    "32_32_32_32_SINT",
    "32_32_32_32_FLOAT",
];

/// Microcode versions by the low byte of S_VERSION.
pub const VERSIONS: [(u16, &str); 4] =
    [(0, "UC_VERSION_GFX7"), (4, "UC_VERSION_GFX10"), (6, "UC_VERSION_GFX11"), (9, "UC_VERSION_GFX12")];

/// Flags of S_VERSION.
pub const VERSION_FLAGS: [(u16, &str); 3] =
    [(0x2000, "UC_VERSION_W64_BIT"), (0x4000, "UC_VERSION_W32_BIT"), (0x8000, "UC_VERSION_MDP_BIT")];
