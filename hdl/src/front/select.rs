//! State of one wave, chosen by its number, for the units that serve all waves.

use crate::events::{IssueEvent, IssueEventWires};
use crate::front::decode::IssueClass;
use crate::front::issue::CLASSES;
use crate::parts::round_robin::{encode, one_hot_select, vector_of};
use crate::wave::{Issued, WaveState, WaveStateWires};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;
use tombolo_netlist::port::Wires;

/// Who looks at the state of a wave.
const READERS: [&str; 7] =
    ["salu_decode", "salu_execute", "smem_read", "valu_issue", "valu_head", "vmem_issue", "lds_issue"];

generator_block! {
    /// The state of the wave that each unit works for; of what nobody reads there is no multiplexer. In a `barrel` the wave
    /// that issues to vector memory is the one that issues to the vector ALU. So is the one that issues to the local data share but for FLAT
    /// instructions, which wait ([`super::flat`]), have kept EXEC and do not look at M0: 190 LUTs of `ecp5` less.
    pub struct WaveStates(waves: usize, barrel: bool) {
        /// Of all waves.
        in state: [WaveState; waves],
        /// The wave that the scalar ALU decodes for.
        in salu_decode: (Bits<4>),
        /// The wave that the scalar ALU executes for.
        in salu_execute: (Bits<4>),
        /// The wave that scalar memory reads registers of.
        in smem_read: (Bits<4>),
        /// The wave that issues to the vector ALU.
        in valu_issue: (Bits<4>),
        /// The wave at the head of the vector ALU's queue.
        in valu_head: (Bits<4>),
        /// The wave that issues to vector memory.
        in vmem_issue: (Bits<4>),
        /// The wave that issues to the local data share.
        in lds_issue: (Bits<4>),
        /// State of that wave.
        out salu_decode_state: (WaveState),
        /// State of that wave.
        out salu_execute_state: (WaveState),
        /// State of that wave.
        out smem_read_state: (WaveState),
        /// State of that wave.
        out valu_issue_state: (WaveState),
        /// State of that wave.
        out valu_head_state: (WaveState),
        /// State of that wave.
        out vmem_issue_state: (WaveState),
        /// State of that wave.
        out lds_issue_state: (WaveState),
    }
    |g| {
        let states = g.inputs_of::<WaveState>("state", waves);
        for reader in READERS {
            let state = WaveStateWires::combine("", &states, &mut |field, fields| {
                let at_once = reader == "vmem_issue" || reader == "lds_issue" && ["exec", "m0"].contains(&field);
                let wave = g.input(if barrel && at_once { "valu_issue" } else { reader });
                g.choose(&wave.slice(0, waves.next_power_of_two().trailing_zeros()), fields)
            });
            g.output_of(&format!("{reader}_state"), &state);
        }
    }
}

generator_block! {
    /// EXEC of the vector operation at the head of the queue, where it may be an earlier one than that of its wave ([`super::earlier_exec`]).
    pub struct VectorExec(waves: usize) {
        /// Of the first operation of each wave.
        in exec: [Bits<64>; waves],
        /// The wave at the head.
        in wave: (Bits<4>),
        /// Of its operation.
        out of_head: (Bits<64>),
    }
    |g| {
        let index = g.input("wave").slice(0, waves.next_power_of_two().trailing_zeros());
        g.output("of_head", &g.choose(&index, &g.inputs("exec", waves)));
    }
}

generator_block! {
    /// Address of the instruction at the head of a chosen wave.
    pub struct HeadTrace(waves: usize) {
        /// The chosen wave, one-hot.
        in granted: (Bits<16>),
        /// State of the waves.
        in state: [WaveState; waves],
        /// Address of the instruction.
        out head_pc: (Bits<48>),
    }
    |g| {
        let pcs: Vec<Wire> = g.inputs_of::<WaveState>("state", waves).into_iter().map(|state| state.pc).collect();
        g.output("head_pc", &one_hot_select(g, &g.input("granted"), &pcs));
    }
}

generator_block! {
    /// What issues in each class, with its address, for the debug ports.
    pub struct IssueTrace(waves: usize, takes_delays: bool) {
        /// An instruction issues.
        in valid: [Bit; CLASSES.len()],
        /// It.
        in unit: [Issued; CLASSES.len()],
        /// From this wave, one-hot.
        in granted: [Bits<16>; CLASSES.len()],
        /// State of the waves.
        in state: [WaveState; waves],
        /// Where waves take an S_DELAY_ALU along: dwords in front of it.
        in behind: [Bits<2>; if takes_delays { waves } else { 0 }],
        /// The event.
        out event: [IssueEvent; CLASSES.len()],
    }
    |g| {
        let pcs: Vec<Wire> = g.inputs_of::<WaveState>("state", waves).into_iter().map(|state| state.pc).collect();
        let issued = g.inputs_of::<Issued>("unit", CLASSES.len()).into_iter().zip(g.inputs("valid", CLASSES.len()));
        for (at, ((unit, valid), granted)) in issued.zip(g.inputs("granted", CLASSES.len())).enumerate() {
            let pc = one_hot_select(g, &granted, &pcs);
            let is_alu = matches!(CLASSES[at], IssueClass::Salu | IssueClass::Valu);
            let behind = if takes_delays && is_alu { one_hot_select(g, &granted, &g.inputs("behind", waves)) } else { g.zero(2) };
            let event = IssueEventWires { valid, wave: unit.wave, sequence: unit.sequence, pc, behind };
            g.output_of(&format!("event_{at}"), &event);
        }
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
