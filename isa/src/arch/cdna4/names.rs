//! Names that the text of CDNA4 uses for coded values, where they are not those of GCN. Shared with the assembler.

use crate::arch::gcn::names::Message;

/// Hardware registers by id.
pub const HARDWARE_REGISTERS: [&str; 25] = [
    "",
    "HW_REG_MODE",
    "HW_REG_STATUS",
    "HW_REG_TRAPSTS",
    "HW_REG_HW_ID",
    "HW_REG_GPR_ALLOC",
    "HW_REG_LDS_ALLOC",
    "HW_REG_IB_STS",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "HW_REG_SH_MEM_BASES",
    "HW_REG_TBA_LO",
    "HW_REG_TBA_HI",
    "HW_REG_TMA_LO",
    "HW_REG_TMA_HI",
    "HW_REG_XCC_ID",
    "HW_REG_SQ_PERF_SNAPSHOT_DATA",
    "HW_REG_SQ_PERF_SNAPSHOT_DATA1",
    "HW_REG_SQ_PERF_SNAPSHOT_PC_LO",
    "HW_REG_SQ_PERF_SNAPSHOT_PC_HI",
];

const fn plain(id: u16, name: &'static str) -> Message {
    Message { id, name, operations: &[], streams: false }
}

/// Messages of S_SENDMSG.
pub const MESSAGES: [Message; 10] = [
    plain(1, "MSG_INTERRUPT"),
    Message { id: 2, name: "MSG_GS", operations: &["", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"], streams: true },
    Message {
        id: 3,
        name: "MSG_GS_DONE",
        operations: &["GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"],
        streams: true,
    },
    plain(4, "MSG_SAVEWAVE"),
    plain(5, "MSG_STALL_WAVE_GEN"),
    plain(6, "MSG_HALT_WAVES"),
    plain(7, "MSG_ORDERED_PS_DONE"),
    plain(8, "MSG_EARLY_PRIM_DEALLOC"),
    plain(9, "MSG_GS_ALLOC_REQ"),
    plain(10, "MSG_GET_DOORBELL"),
];

/// Number formats of typed buffers by code, after `BUF_NUM_FORMAT_`.
pub const NUMBER_FORMATS: [&str; 8] = ["UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT"];

/// What S_SET_GPR_IDX_* indexes, by bit.
pub const INDEXED: [&str; 4] = ["SRC0", "SRC1", "SRC2", "DST"];

/// The counters of S_WAITCNT: name and the ranges of their bits, the low part first.
pub const WAIT_COUNT: [(&str, &[(u8, u8)]); 3] =
    [("vmcnt", &[(0, 4), (14, 2)]), ("expcnt", &[(4, 3)]), ("lgkmcnt", &[(8, 4)])];

/// A counter out of the constant of S_WAITCNT: its value and its highest value, which waits for nothing.
pub fn wait_count(value: u32, parts: &[(u8, u8)]) -> (u32, u32) {
    let mut shift = 0;
    let (mut count, mut most) = (0, 0);
    for &(lsb, width) in parts {
        let mask = (1 << width) - 1;
        count |= (value >> lsb & mask) << shift;
        most |= mask << shift;
        shift += width;
    }
    (count, most)
}
