//! Program flow: what the issue stage executes itself. Branches, waits, S_NOP, hints, messages, the end of a program.
//!
//! Combinational, one instance a wave; about 190 LUTs (a 48-bit adder, counter comparisons). Delays follow the silicon:
//! 9 cycles from a taken branch to the next instruction, 3 from one not taken.

use crate::front::opcode_rom::field;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::table;
use tombolo_netlist::builder::Wire;
use tombolo_netlist::generator_block;

/// What a program-control instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Nothing: a hint that this machine does not need.
    Hint = 1,
    /// Waits SIMM16[3:0] + 1 cycles.
    Nop,
    /// Branches always.
    Branch,
    /// Branches when SCC is clear.
    BranchScc0,
    /// Branches when SCC is set.
    BranchScc1,
    /// Branches when VCC is zero.
    BranchVccz,
    /// Branches when VCC is not zero.
    BranchVccnz,
    /// Branches when EXEC is zero.
    BranchExecz,
    /// Branches when EXEC is not zero.
    BranchExecnz,
    /// Waits until LOADcnt is at most SIMM16[5:0].
    WaitLoads,
    /// Waits until STOREcnt is at most SIMM16[5:0].
    WaitStores,
    /// Waits until KMcnt is at most SIMM16[4:0].
    WaitScalarLoads,
    /// Waits for a counter that no instruction of this machine raises yet.
    WaitOther,
    /// Waits until LOADcnt is at most SIMM16[13:8].
    WaitLoadsAndLds,
    /// Waits until STOREcnt is at most SIMM16[13:8].
    WaitStoresAndLds,
    /// Waits for the scalar and vector ALU results of the wave.
    WaitAlu,
    /// Waits for everything outstanding.
    WaitIdle,
    /// Frees the VGPRs early, which this machine does at the end (message 3); other messages are refused.
    SendMessage,
    /// Ends the wave once nothing is outstanding.
    End,
}

/// The opcodes executed here.
pub const EXECUTES: &[(&str, Flow)] = &[
    ("s_nop", Flow::Nop),
    ("s_clause", Flow::Hint),
    ("s_delay_alu", Flow::Hint),
    ("s_wait_alu", Flow::WaitAlu),
    ("s_wait_idle", Flow::WaitIdle),
    ("s_branch", Flow::Branch),
    ("s_cbranch_scc0", Flow::BranchScc0),
    ("s_cbranch_scc1", Flow::BranchScc1),
    ("s_cbranch_vccz", Flow::BranchVccz),
    ("s_cbranch_vccnz", Flow::BranchVccnz),
    ("s_cbranch_execz", Flow::BranchExecz),
    ("s_cbranch_execnz", Flow::BranchExecnz),
    ("s_wait_loadcnt", Flow::WaitLoads),
    ("s_wait_storecnt", Flow::WaitStores),
    ("s_wait_kmcnt", Flow::WaitScalarLoads),
    ("s_wait_samplecnt", Flow::WaitOther),
    ("s_wait_bvhcnt", Flow::WaitOther),
    ("s_wait_expcnt", Flow::WaitOther),
    ("s_wait_dscnt", Flow::WaitOther),
    ("s_wait_loadcnt_dscnt", Flow::WaitLoadsAndLds),
    ("s_wait_storecnt_dscnt", Flow::WaitStoresAndLds),
    ("s_sendmsg", Flow::SendMessage),
    ("s_endpgm", Flow::End),
];

/// Cycles without issue after a taken branch: the next instruction follows 9 cycles after it.
const TAKEN_HOLD: u128 = 8;
/// Cycles without issue after a branch that is not taken: the next instruction follows 3 cycles after it.
const NOT_TAKEN_HOLD: u128 = 2;
/// MSG_DEALLOC_VGPRS (5.4).
const DEALLOCATE_VGPRS: u128 = 3;

generator_block! {
    /// Executes the program-control instruction at the head of a wave.
    pub struct FlowUnit() {
        /// The instruction.
        in word: (Bits<32>),
        /// Scalar condition code.
        in scc: (Bit),
        /// VCC has a one in the lanes of the wave.
        in vcc_any: (Bit),
        /// EXEC has a one in the lanes of the wave.
        in exec_any: (Bit),
        /// LOADcnt.
        in loads: (Bits<6>),
        /// STOREcnt.
        in stores: (Bits<6>),
        /// KMcnt.
        in scalar_loads: (Bits<6>),
        /// A result of the scalar ALU, or a scalar result of the vector ALU, is outstanding.
        in scalars_pending: (Bit),
        /// A result of the vector ALU is outstanding.
        in vectors_pending: (Bit),
        /// The instruction may issue.
        out ready: (Bit),
        /// It branches.
        out taken: (Bit),
        /// Dwords to the next instruction, signed.
        out step: (Bits<17>),
        /// Cycles without issue after it.
        out hold: (Bits<5>),
        /// It ends the wave.
        out ends: (Bit),
        /// This machine does not execute it.
        out illegal: (Bit),
    }
    |g| {
        let word = g.input("word");
        let constant = field(&word, Format::Sopp, FieldName::Simm16);
        let opcode = field(&word, Format::Sopp, FieldName::Op);
        let arm = |(mnemonic, flow): &(&str, Flow)| {
            let rows = table::by_mnemonic(mnemonic).filter(|row| row.format == Format::Sopp);
            rows.map(|row| (u128::from(row.opcode), g.constant(5, *flow as u128))).collect::<Vec<_>>()
        };
        let arms: Vec<_> = EXECUTES.iter().flat_map(arm).collect();
        let kind = g.name("kind", &g.lookup(&opcode, &arms, &g.zero(5)));
        let is = |flow: Flow| kind.is(flow as u128);

        let [scc, vcc_any, exec_any] = ["scc", "vcc_any", "exec_any"].map(|name| g.input(name));
        let condition = g.lookup(
            &kind,
            &[
                (Flow::Branch as u128, g.constant(1, 1)),
                (Flow::BranchScc0 as u128, !&scc),
                (Flow::BranchScc1 as u128, scc),
                (Flow::BranchVccz as u128, !&vcc_any),
                (Flow::BranchVccnz as u128, vcc_any),
                (Flow::BranchExecz as u128, !&exec_any),
                (Flow::BranchExecnz as u128, exec_any),
            ],
            &g.zero(1),
        );
        let is_branch = g.name(
            "is_branch",
            &(!kind.less(&kind.same_width(Flow::Branch as u128)) & kind.less(&kind.same_width(Flow::WaitLoads as u128))),
        );
        g.output("taken", &condition);
        g.output("step", &constant.sign_extend(17).when(&condition).plus(1));

        let [loads, stores, scalar_loads] = ["loads", "stores", "scalar_loads"].map(|name| g.input(name));
        let at_most = |count: &Wire, lsb: u32, width: u32| !constant.slice(lsb, width).zero_extend(6).less(count);
        let scalars_done = !g.input("scalars_pending");
        let vectors_done = !g.input("vectors_pending");
        let alu_done = g.name("alu_done", &(&scalars_done & &vectors_done));
        let idle = g.name("idle", &(&alu_done & loads.none() & stores.none() & scalar_loads.none()));
        let ready = g.lookup(
            &kind,
            &[
                (Flow::WaitLoads as u128, at_most(&loads, 0, 6)),
                (Flow::WaitStores as u128, at_most(&stores, 0, 6)),
                (Flow::WaitScalarLoads as u128, at_most(&scalar_loads, 0, 5)),
                (Flow::WaitLoadsAndLds as u128, at_most(&loads, 8, 6)),
                (Flow::WaitStoresAndLds as u128, at_most(&stores, 8, 6)),
                (Flow::WaitAlu as u128, alu_done),
                (Flow::WaitIdle as u128, idle.clone()),
                (Flow::End as u128, idle),
            ],
            &(!&is_branch | &scalars_done),
        );
        g.output("ready", &ready);

        let branch_hold = condition.select(&g.constant(5, TAKEN_HOLD), &g.constant(5, NOT_TAKEN_HOLD));
        let nop_hold = constant.slice(0, 4).zero_extend(5);
        g.output("hold", &(branch_hold.when(&is_branch) | nop_hold.when(&is(Flow::Nop))));
        g.output("ends", &is(Flow::End));
        let unknown_message = is(Flow::SendMessage) & constant.differs(&constant.same_width(DEALLOCATE_VGPRS));
        g.output("illegal", &(kind.none() | unknown_message));
    }
}
