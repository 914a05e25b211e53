//! Names that the text of GCN uses for coded values, and CDNA4 with it. Tables by code, shared with the assembler.

use crate::disasm::CounterField;

/// Counters of S_WAITCNT: name, lowest bit, width.
pub const WAIT_COUNT: [CounterField; 3] = [("vmcnt", 0, 4), ("expcnt", 4, 3), ("lgkmcnt", 8, 4)];

/// Hardware registers by id.
pub const HARDWARE_REGISTERS: [&str; 8] = [
    "",
    "HW_REG_MODE",
    "HW_REG_STATUS",
    "HW_REG_TRAPSTS",
    "HW_REG_HW_ID",
    "HW_REG_GPR_ALLOC",
    "HW_REG_LDS_ALLOC",
    "HW_REG_IB_STS",
];

/// A message of S_SENDMSG.
pub struct Message {
    /// Bits 3:0.
    pub id: u16,
    /// Name.
    pub name: &'static str,
    /// Names of its operations by code (bits 6:4), empty where a code has no meaning; no names: it has no operations.
    pub operations: &'static [&'static str],
    /// Whether operations other than 0 name a stream (bits 9:8).
    pub streams: bool,
}

/// Messages of Sea Islands.
pub const MESSAGES: [Message; 4] = [
    Message { id: 1, name: "MSG_INTERRUPT", operations: &[], streams: false },
    Message { id: 2, name: "MSG_GS", operations: &["", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"], streams: true },
    Message {
        id: 3,
        name: "MSG_GS_DONE",
        operations: &["GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"],
        streams: true,
    },
    Message {
        id: 15,
        name: "MSG_SYSMSG",
        operations: &[
            "",
            "SYSMSG_OP_ECC_ERR_INTERRUPT",
            "SYSMSG_OP_REG_RD",
            "SYSMSG_OP_HOST_TRAP_ACK",
            "SYSMSG_OP_TTRACE_PC",
        ],
        streams: false,
    },
];

/// Export targets of Sea Islands: name, first code, how many; several are numbered from 0.
pub const EXPORT_TARGETS: [(&str, u8, u8); 5] =
    [("mrt", 0, 8), ("mrtz", 8, 1), ("null", 9, 1), ("pos", 12, 4), ("param", 32, 32)];

/// Data formats of typed buffers by code, after `BUF_DATA_FORMAT_`.
pub const DATA_FORMATS: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];

/// Number formats of typed buffers by code, after `BUF_NUM_FORMAT_`.
pub const NUMBER_FORMATS: [&str; 8] = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "SNORM_OGL", "FLOAT"];

/// The data format that the text leaves out.
pub const DEFAULT_DATA_FORMAT: u32 = 1;

/// The number format that the text leaves out.
pub const DEFAULT_NUMBER_FORMAT: u32 = 0;
