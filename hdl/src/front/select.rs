//! State of one wave, chosen by its number, for the units that serve all waves.

use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// Who looks at the state of which wave, and at what: a mux each.
const READERS: [(&str, &[&str]); 7] = [
    ("salu_decode", &["m0", "scc"]),
    ("salu_execute", &["mode", "scc", "status", "state_priv", "group", "scratch_base"]),
    ("smem_read", &["pc", "group", "group_waves"]),
    ("valu_issue", &["vgpr_base", "wave64", "m0"]),
    ("valu_head", &["exec", "vcc", "mode", "scc", "settled"]),
    ("vmem_issue", &["exec", "vgpr_base", "wave64", "m0", "scratch_base"]),
    ("lds_issue", &["exec", "vgpr_base", "wave64", "m0", "mode", "lds_base", "lds_size"]),
];

generator_block! {
    /// The state of the waves, and of the wave that each unit works for: scalar ALU decode and execute, vector ALU issue
    /// and head of its queue, vector memory and LDS issue; in a `barrel` the wave that issues to vector memory is the one that
    /// issues to the vector ALU. New state is one input; who needs it adds it to its row of readers.
    pub struct WaveStates(waves: usize, barrel: bool) {
        /// Lane masks.
        in exec: [Bits<64>; waves],
        /// Vector condition codes.
        in vcc: [Bits<64>; waves],
        /// M0 registers.
        in m0: [Bits<32>; waves],
        /// The waves have 64 lanes.
        in wave64: [Bit; waves],
        /// MODE registers.
        in mode: [Bits<32>; waves],
        /// First VGPR rows.
        in vgpr_base: [Bits<11>; waves],
        /// First LDS bytes.
        in lds_base: [Bits<17>; waves],
        /// LDS bytes.
        in lds_size: [Bits<17>; waves],
        /// Scalar condition codes.
        in scc: [Bit; waves],
        /// Program counters.
        in pc: [Bits<48>; waves],
        /// No scalar ALU result outstanding.
        in settled: [Bit; waves],
        /// STATUS.
        in status: [Bits<32>; waves],
        /// STATE_PRIV.
        in state_priv: [Bits<32>; waves],
        /// Its work-group.
        in group: [Bits<5>; waves],
        /// Waves of its work-group.
        in group_waves: [Bits<6>; waves],
        /// Its scratch memory, bytes.
        in scratch_base: [Bits<48>; waves],

        /// The wave that the scalar ALU decodes for.
        in salu_decode: (Bits<4>),
        /// Its SCC.
        out salu_decode_scc: (Bit),
        /// Its M0.
        out salu_decode_m0: (Bits<32>),
        /// The wave that the scalar ALU executes for.
        in salu_execute: (Bits<4>),
        /// Its MODE.
        out salu_execute_mode: (Bits<32>),
        /// Its SCC.
        out salu_execute_scc: (Bit),
        /// Its STATUS.
        out salu_execute_status: (Bits<32>),
        /// Its STATE_PRIV.
        out salu_execute_state_priv: (Bits<32>),
        /// Its work-group.
        out salu_execute_group: (Bits<5>),
        /// Its scratch memory.
        out salu_execute_scratch_base: (Bits<48>),
        /// The wave that scalar memory reads registers of.
        in smem_read: (Bits<4>),
        /// Its program counter.
        out smem_read_pc: (Bits<48>),
        /// Its work-group.
        out smem_read_group: (Bits<5>),
        /// The waves of that.
        out smem_read_group_waves: (Bits<6>),
        /// The wave that issues to the vector ALU.
        in valu_issue: (Bits<4>),
        /// Its first VGPR row.
        out valu_issue_vgpr_base: (Bits<11>),
        /// It has 64 lanes.
        out valu_issue_wave64: (Bit),
        /// Its M0.
        out valu_issue_m0: (Bits<32>),
        /// The wave at the head of the vector ALU's queue.
        in valu_head: (Bits<4>),
        /// Its lane mask.
        out valu_head_exec: (Bits<64>),
        /// Its VCC.
        out valu_head_vcc: (Bits<64>),
        /// Its MODE.
        out valu_head_mode: (Bits<32>),
        /// Its SCC.
        out valu_head_scc: (Bit),
        /// It has no scalar ALU result outstanding.
        out valu_head_settled: (Bit),
        /// The wave that issues to vector memory.
        in vmem_issue: (Bits<4>),
        /// Its lane mask.
        out vmem_issue_exec: (Bits<64>),
        /// Its first VGPR row.
        out vmem_issue_vgpr_base: (Bits<11>),
        /// It has 64 lanes.
        out vmem_issue_wave64: (Bit),
        /// Its M0.
        out vmem_issue_m0: (Bits<32>),
        /// Its scratch memory.
        out vmem_issue_scratch_base: (Bits<48>),
        /// The wave that issues to the local data share.
        in lds_issue: (Bits<4>),
        /// Its lane mask.
        out lds_issue_exec: (Bits<64>),
        /// Its first VGPR row.
        out lds_issue_vgpr_base: (Bits<11>),
        /// It has 64 lanes.
        out lds_issue_wave64: (Bit),
        /// Its M0.
        out lds_issue_m0: (Bits<32>),
        /// Its MODE.
        out lds_issue_mode: (Bits<32>),
        /// First LDS byte of its work-group.
        out lds_issue_lds_base: (Bits<17>),
        /// LDS bytes of its work-group.
        out lds_issue_lds_size: (Bits<17>),
    }
    |g| {
        for (reader, fields) in READERS {
            let reader_of_wave = if barrel && reader == "vmem_issue" { "valu_issue" } else { reader };
            let index = g.input(reader_of_wave).slice(0, waves.next_power_of_two().trailing_zeros());
            for field in fields {
                g.output(&format!("{reader}_{field}"), &g.choose(&index, &g.inputs(field, waves)));
            }
        }
    }
}

generator_block! {
    /// Addresses of the instructions at the heads of chosen waves.
    pub struct HeadTrace(waves: usize, count: usize) {
        /// The chosen wave, one-hot.
        in granted: [Bits<16>; count],
        /// Addresses of the waves' heads.
        in pc: [Bits<48>; waves],
        /// Address of the instruction.
        out head_pc: [Bits<48>; count],
    }
    |g| {
        let pcs = g.inputs("pc", waves);
        let of = |granted: &Wire| one_hot_select(g, granted, &pcs);
        let issued: Vec<Wire> = g.inputs("granted", count).iter().map(of).collect();
        g.outputs("head_pc", &issued);
    }
}

generator_block! {
    /// Whose signal of a barrier is answered in SCC, for the debug ports: one wave at a time.
    pub struct AnswerTrace(waves: usize) {
        /// The wave's is, its last instruction.
        in answered: [Bit; waves],
        /// Number of the wave's next instruction.
        in sequence: [Bits<16>; waves],
        /// Some wave's is.
        out valid: (Bit),
        /// Its number.
        out wave: (Bits<4>),
        /// Number of the instruction.
        out answered_sequence: (Bits<16>),
    }
    |g| {
        let answered = vector_of(g, &g.inputs("answered", waves));
        g.output("valid", &answered.any());
        g.output("wave", &encode(g, &answered, 4));
        let next = one_hot_select(g, &answered, &g.inputs("sequence", waves));
        g.output("answered_sequence", &(next - g.constant(16, 1)));
    }
}
