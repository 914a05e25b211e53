//! Program flow: what the issue stage executes itself. Branches, waits, delays, barriers, hints, messages, the end.
//!
//! Combinational, one instance a wave: what the instruction at the head asks for. The slot does it when the instruction issues.
//! Delays follow the silicon: 9 cycles from a taken branch to the next instruction, 3 from one not taken.

use crate::front::decode::rdna4::opcode_rom::{field, has_format};
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_netlist::builder::{Builder, Wire};
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
    /// Waits until DScnt is at most SIMM16[5:0].
    WaitLds,
    /// Waits for a counter that no instruction of this machine raises.
    WaitOther,
    /// Waits until LOADcnt is at most SIMM16[13:8] and DScnt at most SIMM16[5:0].
    WaitLoadsAndLds,
    /// Waits until STOREcnt is at most SIMM16[13:8] and DScnt at most SIMM16[5:0].
    WaitStoresAndLds,
    /// Waits for the ALU results and operands that SIMM16 names (5.7).
    WaitAlu,
    /// Waits for everything outstanding.
    WaitIdle,
    /// Starts a clause of SIMM16[5:0] + 1 instructions.
    Clause,
    /// Sleeps for 64 * SIMM16[6:0] cycles, with SIMM16[15] until woken.
    Sleep,
    /// Wakes the other waves of the work-group.
    Wakeup,
    /// Sets the user priority to SIMM16[1:0].
    SetPriority,
    /// Sets MODE[3:0] to SIMM16[3:0].
    SetRounding,
    /// Sets MODE[7:4] to SIMM16[3:0].
    SetDenormals,
    /// Halts the wave when SIMM16[0] is set; FATAL_HALT (SIMM16[2]) is not the user's to set (5.2).
    Halt,
    /// Ends the wave when SIMM16[0] is set.
    Kill,
    /// Forgets the instruction caches.
    InvalidateInstructions,
    /// Signals the barrier that SSRC0 names.
    BarrierSignal,
    /// The same; SCC tells whether it was the first signal.
    BarrierSignalFirst,
    /// Waits for the barrier that SIMM16 names.
    BarrierWait,
    /// Interrupts the host (message 1) or frees the VGPRs early, which this machine does at the end (message 3); other
    /// messages are refused.
    SendMessage,
    /// The same, then halts.
    SendMessageHalt,
    /// Stops the wave as a fault once nothing is outstanding: there is no trap handler (5.2).
    Trap,
    /// Ends the wave once nothing is outstanding.
    End,
}

/// The opcodes executed here.
pub const EXECUTES: &[(op::Operation, Flow)] = &[
    (op::S_NOP, Flow::Nop),
    (op::S_DELAY_ALU, Flow::Hint),
    (op::S_INCPERFLEVEL, Flow::Hint),
    (op::S_DECPERFLEVEL, Flow::Hint),
    // No instruction of this machine exports, so nothing keeps the export unit busy.
    (op::S_WAIT_EVENT, Flow::Hint),
    (op::S_CLAUSE, Flow::Clause),
    (op::S_WAIT_ALU, Flow::WaitAlu),
    (op::S_WAIT_IDLE, Flow::WaitIdle),
    (op::S_WAITCNT, Flow::WaitIdle),
    (op::S_BRANCH, Flow::Branch),
    (op::S_CBRANCH_SCC0, Flow::BranchScc0),
    (op::S_CBRANCH_SCC1, Flow::BranchScc1),
    (op::S_CBRANCH_VCCZ, Flow::BranchVccz),
    (op::S_CBRANCH_VCCNZ, Flow::BranchVccnz),
    (op::S_CBRANCH_EXECZ, Flow::BranchExecz),
    (op::S_CBRANCH_EXECNZ, Flow::BranchExecnz),
    (op::S_WAIT_LOADCNT, Flow::WaitLoads),
    (op::S_WAIT_STORECNT, Flow::WaitStores),
    (op::S_WAIT_KMCNT, Flow::WaitScalarLoads),
    (op::S_WAIT_SAMPLECNT, Flow::WaitOther),
    (op::S_WAIT_BVHCNT, Flow::WaitOther),
    (op::S_WAIT_EXPCNT, Flow::WaitOther),
    (op::S_WAIT_DSCNT, Flow::WaitLds),
    (op::S_WAIT_LOADCNT_DSCNT, Flow::WaitLoadsAndLds),
    (op::S_WAIT_STORECNT_DSCNT, Flow::WaitStoresAndLds),
    (op::S_SLEEP, Flow::Sleep),
    (op::S_WAKEUP, Flow::Wakeup),
    (op::S_SETPRIO, Flow::SetPriority),
    (op::S_ROUND_MODE, Flow::SetRounding),
    (op::S_DENORM_MODE, Flow::SetDenormals),
    (op::S_SETHALT, Flow::Halt),
    (op::S_SETKILL, Flow::Kill),
    (op::S_ICACHE_INV, Flow::InvalidateInstructions),
    (op::S_BARRIER_SIGNAL, Flow::BarrierSignal),
    (op::S_BARRIER_SIGNAL_ISFIRST, Flow::BarrierSignalFirst),
    (op::S_BARRIER_WAIT, Flow::BarrierWait),
    (op::S_SENDMSG, Flow::SendMessage),
    (op::S_SENDMSGHALT, Flow::SendMessageHalt),
    (op::S_TRAP, Flow::Trap),
    (op::S_ENDPGM, Flow::End),
    (op::S_ENDPGM_SAVED, Flow::End),
];

/// Instructions that may stand inside a clause of any type (5.3).
const LEGAL_IN_CLAUSE: [Flow; 11] = [
    Flow::WaitLds,
    Flow::Hint,
    Flow::Nop,
    Flow::SetPriority,
    Flow::WaitLoads,
    Flow::WaitStores,
    Flow::WaitScalarLoads,
    Flow::WaitOther,
    Flow::WaitLoadsAndLds,
    Flow::WaitStoresAndLds,
    Flow::WaitIdle,
];

/// Cycles without issue after a taken branch: the next instruction follows 9 cycles after it.
const TAKEN_HOLD: u128 = 8;
/// Cycles without issue after a branch that is not taken: the next instruction follows 3 cycles after it.
const NOT_TAKEN_HOLD: u128 = 2;
/// Cycles without issue after a signal that answers in SCC, which takes 3 cycles.
const SIGNAL_HOLD: u128 = 3;
/// Cycles without issue after a wait for a barrier: the instruction behind it follows 14 cycles after the last signal
/// (silicon: 13 to 15).
const BARRIER_HOLD: u128 = 8;
/// MSG_INTERRUPT and MSG_DEALLOC_VGPRS (5.4).
const MESSAGES: [u128; 2] = [1, 3];
/// Source code of M0 (4.1).
const M0: u128 = 125;
/// Source codes of the integer constants: 0 to 64, -1 to -16 (4.1).
const CONSTANTS: (u128, u128) = (128, 208);
/// The one of -1: the barrier of the work-group (5.6.2).
pub const GROUP_BARRIER: u128 = 193;

/// The source code (8 bits) may name a barrier: M0 or an integer constant (5.6.2).
pub fn names_barrier(code: &Wire) -> Wire {
    let (first, last) = (code.same_width(CONSTANTS.0), code.same_width(CONSTANTS.1));
    !code.less(&first) & !last.less(code) | code.is(M0)
}

/// The kind of the instruction `word`, 6 bits; zero for none.
fn kind_of(g: &Builder, word: &Wire) -> Wire {
    let of_format = |format: Format| {
        let rows = EXECUTES.iter().flat_map(|(operation, flow)| {
            let rows = operation.rows().filter(move |row| row.format == format);
            rows.map(|row| (u128::from(row.opcode), g.constant(6, *flow as u128)))
        });
        g.lookup(&field(word, format, FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(6))
    };
    has_format(word, Format::Sopp).select(&of_format(Format::Sopp), &of_format(Format::Sop1))
}

generator_block! {
    /// What the program-control instruction at the head of a wave asks for.
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
        /// Results of the scalar ALU outstanding.
        in salu: (Bits<6>),
        /// Operations of the vector ALU that still have to read scalars.
        in valu_queued: (Bits<6>),
        /// Results of the vector ALU outstanding.
        in valu: (Bits<6>),
        /// Scalar results of the vector ALU outstanding.
        in valu_scalars: (Bits<6>),
        /// DScnt.
        in lds: (Bits<6>),
        /// LDS instructions that still have to read VGPRs.
        in lds_reads: (Bits<6>),
        /// Vector memory instructions that still have to read VGPRs.
        in memory_reads: (Bits<6>),
        /// The work-group has one wave: its barriers do nothing.
        in alone: (Bit),
        /// The barrier has completed and the wave has not waited for it yet.
        in barrier_complete: (Bit),
        /// The instruction may issue.
        out ready: (Bit),
        /// It branches, or goes on with instructions fetched anew.
        out taken: (Bit),
        /// Dwords to the next instruction, signed.
        out step: (Bits<17>),
        /// Cycles without issue after it.
        out hold: (Bits<5>),
        /// Sleeps for so many times 64 cycles.
        out sleep: (Bits<7>),
        /// Sleeps until woken.
        out sleep_forever: (Bit),
        /// Stops for good.
        out halts: (Bit),
        /// Wakes the other waves of the work-group.
        out wakes: (Bit),
        /// Sets the priority to the word's low bits.
        out sets_priority: (Bit),
        /// Sets the rounding mode to them.
        out sets_rounding: (Bit),
        /// Sets the denormal mode to them.
        out sets_denormals: (Bit),
        /// Starts a clause.
        out starts_clause: (Bit),
        /// May stand in one.
        out legal_in_clause: (Bit),
        /// Forgets the instruction caches.
        out invalidates: (Bit),
        /// Signals the barrier.
        out signals: (Bit),
        /// SCC receives whether it was the first signal.
        out asks_first: (Bit),
        /// Has waited for the barrier.
        out waited: (Bit),
        /// Interrupts the host.
        out interrupts: (Bit),
        /// It ends the wave.
        out ends: (Bit),
        /// This machine does not execute it, or it is a trap: the wave stops for good.
        out illegal: (Bit),
        /// It is a trap.
        out traps: (Bit),
    }
    |g| {
        let word = g.input("word");
        let constant = field(&word, Format::Sopp, FieldName::Simm16);
        let kind = g.name("kind", &kind_of(g, &word));
        let is = |flow: Flow| kind.is(flow as u128);
        let bit_of = |flow: Flow| is(flow) & constant.bit(0);

        // Branches.
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
        g.output("taken", &(&condition | is(Flow::InvalidateInstructions)));
        g.output("step", &constant.sign_extend(17).when(&condition).plus(1));

        // Waits.
        let counts = ["loads", "stores", "scalar_loads", "salu", "valu_queued", "valu", "valu_scalars", "memory_reads"];
        let [loads, stores, scalar_loads, salu, valu_queued, valu, valu_scalars, memory_reads] =
            counts.map(|name| g.input(name));
        let [lds, lds_reads] = ["lds", "lds_reads"].map(|name| g.input(name));
        let at_most = |count: &Wire, lsb: u32, width: u32| !constant.slice(lsb, width).zero_extend(6).less(count);
        // Fields of S_WAIT_ALU: all ones do not wait.
        let up_to = |count: &Wire, lsb: u32, width: u32| at_most(count, lsb, width) | constant.slice(lsb, width).all();
        let alu_fields = up_to(&valu, 12, 4)
            & up_to(&valu_scalars, 9, 3)
            & up_to(&valu_queued, 8, 1)
            & up_to(&memory_reads, 2, 3)
            & up_to(&lds_reads, 2, 3)
            & up_to(&valu_scalars, 1, 1)
            & up_to(&salu, 0, 1);
        let scalars_done = g.name("scalars_done", &(salu.none() & valu_scalars.none()));
        let operands_read = g.name("operands_read", &(salu.none() & valu_queued.none()));
        let idle = &scalars_done & valu.none() & loads.none() & stores.none() & lds.none() & scalar_loads.none();
        let idle = g.name("idle", &idle);
        let alone = g.input("alone");
        let for_group = constant.is(0xffff) & !&alone;
        let barrier_passed = !&for_group | g.input("barrier_complete");
        let ready = g.lookup(
            &kind,
            &[
                (Flow::WaitLoads as u128, at_most(&loads, 0, 6)),
                (Flow::WaitStores as u128, at_most(&stores, 0, 6)),
                (Flow::WaitScalarLoads as u128, at_most(&scalar_loads, 0, 5)),
                (Flow::WaitLds as u128, at_most(&lds, 0, 6)),
                (Flow::WaitLoadsAndLds as u128, at_most(&loads, 8, 6) & at_most(&lds, 0, 6)),
                (Flow::WaitStoresAndLds as u128, at_most(&stores, 8, 6) & at_most(&lds, 0, 6)),
                (Flow::WaitAlu as u128, alu_fields),
                (Flow::WaitIdle as u128, idle.clone()),
                (Flow::BarrierWait as u128, barrier_passed),
                // What is queued still runs in the old mode.
                (Flow::SetRounding as u128, operands_read.clone()),
                (Flow::SetDenormals as u128, operands_read),
                // SCC and M0.
                (Flow::BarrierSignalFirst as u128, scalars_done.clone()),
                (Flow::SendMessage as u128, scalars_done.clone()),
                (Flow::SendMessageHalt as u128, scalars_done.clone()),
                (Flow::Kill as u128, !constant.bit(0) | &idle),
                // Never: it is a fault.
                (Flow::Trap as u128, g.zero(1)),
                (Flow::End as u128, idle.clone()),
            ],
            &(!&is_branch | &scalars_done),
        );
        g.output("ready", &ready);

        // Delays.
        let branch_hold = condition.select(&g.constant(5, TAKEN_HOLD), &g.constant(5, NOT_TAKEN_HOLD));
        let hold = g.lookup(
            &kind,
            &[
                (Flow::Nop as u128, constant.slice(0, 4).zero_extend(5)),
                (Flow::InvalidateInstructions as u128, g.constant(5, TAKEN_HOLD)),
                (Flow::BarrierSignalFirst as u128, g.constant(5, SIGNAL_HOLD)),
                (Flow::BarrierWait as u128, g.constant(5, BARRIER_HOLD).when(&for_group)),
            ],
            &branch_hold.when(&is_branch),
        );
        g.output("hold", &hold);
        g.output("sleep", &constant.slice(0, 7).when(&is(Flow::Sleep)));
        g.output("sleep_forever", &(constant.bit(15) & is(Flow::Sleep)));
        g.output("halts", &(bit_of(Flow::Halt) & !constant.bit(2) | is(Flow::SendMessageHalt)));
        g.output("wakes", &is(Flow::Wakeup));

        // State.
        g.output("sets_priority", &is(Flow::SetPriority));
        g.output("sets_rounding", &is(Flow::SetRounding));
        g.output("sets_denormals", &is(Flow::SetDenormals));
        g.output("starts_clause", &is(Flow::Clause));
        g.output("legal_in_clause", &g.or_all(1, &LEGAL_IN_CLAUSE.map(is)));
        g.output("invalidates", &is(Flow::InvalidateInstructions));

        // Barriers: of those that this architecture has, -1 is the work-group's and -2 only for trap handlers (5.6.2).
        let barrier = field(&word, Format::Sop1, FieldName::Ssrc0);
        let first = is(Flow::BarrierSignalFirst);
        let is_signal = is(Flow::BarrierSignal) | &first;
        let signals = is_signal.clone() & barrier.is(GROUP_BARRIER) & !alone;
        let unnamed = is_signal & !names_barrier(&barrier);
        // Whoever signals nothing is not the first.
        g.output("asks_first", &first);
        g.output("signals", &signals);
        g.output("waited", &(is(Flow::BarrierWait) & for_group));

        let sends = is(Flow::SendMessage) | is(Flow::SendMessageHalt);
        let message = constant.slice(0, 8);
        g.output("interrupts", &(&sends & message.is(MESSAGES[0])));
        g.output("ends", &(is(Flow::End) | bit_of(Flow::Kill)));
        g.output("traps", &is(Flow::Trap));
        let unknown_message = sends & !MESSAGES.iter().fold(g.zero(1), |any, code| any | message.is(*code));
        g.output("illegal", &(kind.none() | unknown_message | unnamed | is(Flow::Trap) & idle));
    }
}
