//! Decodes program control: SOPP, and the signals of barriers in SOP1 (5.2 to 5.7).

use super::opcode_rom::{field, has_format};
use crate::config::Units;
use crate::front::flow::{Flow, FlowOperationWires};
use crate::front::outstanding::CountsWires;
use crate::parts::constants::{FIRST_CONSTANT, M0};
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};

/// What an opcode does, where its operand does not decide it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    /// A hint that this machine does not need.
    Hint = 1,
    /// Something that needs no operand to be understood, at once.
    Nop,
    /// Waits of the instructions behind it for results of the ALUs.
    Delay,
    /// A branch, when all scalars are written.
    Branch,
    BranchScc0,
    BranchScc1,
    BranchVccz,
    BranchVccnz,
    BranchExecz,
    BranchExecnz,
    /// LOADcnt is at most SIMM16[5:0].
    WaitLoads,
    /// STOREcnt is at most SIMM16[5:0].
    WaitStores,
    /// KMcnt is at most SIMM16[4:0].
    WaitScalarLoads,
    /// DScnt is at most SIMM16[5:0].
    WaitLds,
    /// EXPcnt, which counts what DScnt does, is at most SIMM16[2:0]; without exports nothing raises it.
    WaitExports,
    /// A counter that no instruction of this machine raises.
    WaitOther,
    /// LOADcnt is at most SIMM16[13:8] and DScnt at most SIMM16[5:0].
    WaitLoadsAndLds,
    /// STOREcnt is at most SIMM16[13:8] and DScnt at most SIMM16[5:0].
    WaitStoresAndLds,
    /// The ALU results and operands that SIMM16 names are there (5.7).
    WaitAlu,
    /// Nothing is outstanding.
    WaitIdle,
    Clause,
    Sleep,
    Wakeup,
    SetPriority,
    /// SIMM16[3:0] becomes a mode; what is queued still runs in the old one.
    SetRounding,
    SetDenormals,
    /// With SIMM16[0]; FATAL_HALT (SIMM16[2]) is not the user's to set (5.2).
    Halt,
    /// With SIMM16[0] ends the wave, once nothing is outstanding.
    Kill,
    InvalidateInstructions,
    /// The barrier that SSRC0 names.
    BarrierSignal,
    BarrierSignalFirst,
    /// The barrier that SIMM16 names.
    BarrierWait,
    /// Message 1 interrupts the host; message 3 frees the VGPRs early, which this machine does at the end; others are refused.
    SendMessage,
    SendMessageHalt,
    Trap,
    /// Once nothing is outstanding.
    End,
    /// Likewise.
    Return,
}

/// The opcodes executed by the issue stage.
const EXECUTES: &[(op::Operation, Program)] = &[
    (op::S_NOP, Program::Nop),
    (op::S_DELAY_ALU, Program::Delay),
    (op::S_INCPERFLEVEL, Program::Hint),
    (op::S_DECPERFLEVEL, Program::Hint),
    // Exports need no room that a wave would have to wait for.
    (op::S_WAIT_EVENT, Program::Hint),
    (op::S_CLAUSE, Program::Clause),
    (op::S_WAIT_ALU, Program::WaitAlu),
    (op::S_WAIT_IDLE, Program::WaitIdle),
    (op::S_WAITCNT, Program::WaitIdle),
    (op::S_BRANCH, Program::Branch),
    (op::S_CBRANCH_SCC0, Program::BranchScc0),
    (op::S_CBRANCH_SCC1, Program::BranchScc1),
    (op::S_CBRANCH_VCCZ, Program::BranchVccz),
    (op::S_CBRANCH_VCCNZ, Program::BranchVccnz),
    (op::S_CBRANCH_EXECZ, Program::BranchExecz),
    (op::S_CBRANCH_EXECNZ, Program::BranchExecnz),
    (op::S_WAIT_LOADCNT, Program::WaitLoads),
    (op::S_WAIT_STORECNT, Program::WaitStores),
    (op::S_WAIT_KMCNT, Program::WaitScalarLoads),
    // Samples are counted as loads, with which they return in order: as few of both leave as few samples.
    (op::S_WAIT_SAMPLECNT, Program::WaitLoads),
    (op::S_WAIT_BVHCNT, Program::WaitOther),
    (op::S_WAIT_EXPCNT, Program::WaitExports),
    (op::S_WAIT_DSCNT, Program::WaitLds),
    (op::S_WAIT_LOADCNT_DSCNT, Program::WaitLoadsAndLds),
    (op::S_WAIT_STORECNT_DSCNT, Program::WaitStoresAndLds),
    (op::S_SLEEP, Program::Sleep),
    (op::S_WAKEUP, Program::Wakeup),
    (op::S_SETPRIO, Program::SetPriority),
    (op::S_ROUND_MODE, Program::SetRounding),
    (op::S_DENORM_MODE, Program::SetDenormals),
    (op::S_SETHALT, Program::Halt),
    (op::S_SETKILL, Program::Kill),
    (op::S_ICACHE_INV, Program::InvalidateInstructions),
    (op::S_BARRIER_SIGNAL, Program::BarrierSignal),
    (op::S_BARRIER_SIGNAL_ISFIRST, Program::BarrierSignalFirst),
    (op::S_BARRIER_WAIT, Program::BarrierWait),
    (op::S_SENDMSG, Program::SendMessage),
    (op::S_SENDMSGHALT, Program::SendMessageHalt),
    (op::S_TRAP, Program::Trap),
    (op::S_RFE_B64, Program::Return),
    (op::S_ENDPGM, Program::End),
    (op::S_ENDPGM_SAVED, Program::End),
];

/// Those that do one thing whatever their operand is.
const KINDS: [(Program, Flow); 23] = [
    (Program::Nop, Flow::Nop),
    (Program::Delay, Flow::Delay),
    (Program::WaitAlu, Flow::WaitAlu),
    (Program::Branch, Flow::Branch),
    (Program::BranchScc0, Flow::BranchScc0),
    (Program::BranchScc1, Flow::BranchScc1),
    (Program::BranchVccz, Flow::BranchVccz),
    (Program::BranchVccnz, Flow::BranchVccnz),
    (Program::BranchExecz, Flow::BranchExecz),
    (Program::BranchExecnz, Flow::BranchExecnz),
    (Program::Clause, Flow::Clause),
    (Program::Sleep, Flow::Sleep),
    (Program::Wakeup, Flow::Wakeup),
    (Program::SetPriority, Flow::SetPriority),
    (Program::SetRounding, Flow::SetRounding),
    (Program::SetDenormals, Flow::SetDenormals),
    (Program::InvalidateInstructions, Flow::InvalidateInstructions),
    (Program::BarrierSignal, Flow::BarrierSignal),
    (Program::BarrierSignalFirst, Flow::BarrierSignalFirst),
    (Program::BarrierWait, Flow::BarrierWait),
    (Program::Trap, Flow::Trap),
    (Program::Return, Flow::Return),
    (Program::End, Flow::End),
];

/// Branches.
const BRANCHES: [Program; 7] = [
    Program::Branch,
    Program::BranchScc0,
    Program::BranchScc1,
    Program::BranchVccz,
    Program::BranchVccnz,
    Program::BranchExecz,
    Program::BranchExecnz,
];

/// Instructions that may stand inside a clause of any type (5.3).
const LEGAL_IN_CLAUSE: [Program; 13] = [
    Program::WaitLds,
    Program::Hint,
    Program::Delay,
    Program::Nop,
    Program::SetPriority,
    Program::WaitLoads,
    Program::WaitStores,
    Program::WaitScalarLoads,
    Program::WaitExports,
    Program::WaitOther,
    Program::WaitLoadsAndLds,
    Program::WaitStoresAndLds,
    Program::WaitIdle,
];

/// MSG_INTERRUPT (5.4).
const INTERRUPT: u128 = 1;
/// MSG_DEALLOC_VGPRS.
const DEALLOC_VGPRS: u128 = 3;
/// Last source code of the integer constants: -16 (4.1).
const LAST_INTEGER: u128 = 208;
/// Source code of -1: the barrier of the work-group (5.6.2).
pub const GROUP_BARRIER: u128 = 193;
/// Source code of -2: the barrier of the trap handlers (5.6.2).
pub const HANDLERS_BARRIER: u128 = 194;
/// The barrier of the work-group in SIMM16.
const GROUP_BARRIER_CONSTANT: u128 = 0xffff;

/// The issue stage executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    EXECUTES.iter().any(|(known, _)| *known == row.operation)
}

/// The source code (8 bits) may name a barrier: M0 or an integer constant (5.6.2).
pub fn names_barrier(code: &Wire) -> Wire {
    let (first, last) = (code.same_width(FIRST_CONSTANT), code.same_width(LAST_INTEGER));
    !code.less(&first) & !last.less(code) | code.is(M0)
}

/// What the instruction `word` does, 6 bits; zero for what is not executed here. Only with traps there is S_RFE_B64. Rays are counted as loads, as
/// samples are.
fn program(g: &Builder, word: &Wire, units: Units) -> Wire {
    let traps = units.traps;
    let own = |program: Program, operation: op::Operation| match operation == op::S_WAIT_BVHCNT && units.rays {
        true => Program::WaitLoads,
        false => program,
    };
    let there = |program: Program| traps || program != Program::Return;
    let of_format = |format: Format| {
        let rows = EXECUTES.iter().filter(|(_, program)| there(*program)).flat_map(|(operation, program)| {
            let rows = operation.rows().filter(move |row| row.format == format);
            rows.map(|row| (u128::from(row.opcode), g.constant(6, own(*program, *operation) as u128)))
        });
        g.lookup(&field(word, format, FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(6))
    };
    let program = has_format(word, Format::Sopp).select(&of_format(Format::Sopp), &of_format(Format::Sop1));
    g.name("program", &program)
}

/// The limits of the counts: what the instruction waits for.
fn limits(g: &Builder, program: &Wire, constant: &Wire, units: Units) -> CountsWires {
    let is = |wanted: &[Program]| g.or_all(1, &wanted.iter().map(|one| program.is(*one as u128)).collect::<Vec<_>>());
    let part = |lsb: u32, width: u32| constant.slice(lsb, width).zero_extend(6);
    // Fields of S_WAIT_ALU: all ones do not wait.
    let alu = |lsb: u32, width: u32| {
        let field = constant.slice(lsb, width);
        field.zero_extend(6) | field.all().repeat(6)
    };
    let kills = is(&[Program::Kill]) & constant.bit(0);
    let idle = is(&[Program::WaitIdle, Program::Trap, Program::End]) | kills;
    let idle = if units.traps { idle | is(&[Program::Return]) } else { idle };
    let idle = g.name("waits_for_all", &idle);
    // What branches, signals and messages look at: SCC, VCC, EXEC, M0.
    let looks = [Program::BarrierSignalFirst, Program::SendMessage, Program::SendMessageHalt];
    let scalars = g.name("waits_for_scalars", &(is(&looks) | is(&BRANCHES)));
    // Where there are trap handlers, S_GETREG before S_SETHALT sees HALT as it was.
    let scalars = if units.traps { scalars | is(&[Program::Halt]) } else { scalars };
    let sets_mode = is(&[Program::SetRounding, Program::SetDenormals]);
    let waits_alu = is(&[Program::WaitAlu]);
    let none = g.constant(6, 63);
    let limit = |zero: &Wire, arms: &[(Wire, Wire)]| {
        let limit = arms.iter().fold(none.clone(), |otherwise, (here, value)| here.select(value, &otherwise));
        limit.when(&!zero)
    };
    let with_lds = is(&[Program::WaitLoadsAndLds, Program::WaitStoresAndLds]);
    let exports = (is(&[Program::WaitExports]), part(0, 3));
    let of_lds: Vec<_> = [(is(&[Program::WaitLds]) | with_lds, part(0, 6))]
        .into_iter()
        .chain(units.exports.then_some(exports))
        .collect();
    CountsWires {
        loads: limit(&idle, &[(is(&[Program::WaitLoads]), part(0, 6)), (is(&[Program::WaitLoadsAndLds]), part(8, 6))]),
        stores: limit(
            &idle,
            &[(is(&[Program::WaitStores]), part(0, 6)), (is(&[Program::WaitStoresAndLds]), part(8, 6))],
        ),
        scalar_loads: limit(&idle, &[(is(&[Program::WaitScalarLoads]), part(0, 5))]),
        lds: limit(&idle, &of_lds),
        salu: limit(&(&idle | &scalars | &sets_mode), &[(waits_alu.clone(), alu(0, 1))]),
        valu_queued: limit(&sets_mode, &[(waits_alu.clone(), alu(8, 1))]),
        valu: limit(&idle, &[(waits_alu.clone(), alu(12, 4))]),
        valu_scalars: limit(&(&idle | &scalars), &[(waits_alu.clone(), alu(9, 3).when(&constant.bit(1)))]),
        memory_reads: limit(&g.zero(1), &[(waits_alu.clone(), alu(2, 3))]),
        lds_reads: limit(&g.zero(1), &[(waits_alu, alu(2, 3))]),
    }
}

/// The program-control instruction in `word`, and whether this machine refuses it: a message that nobody gets, a barrier that
/// no operand can name, a return to what is no register. With traps S_SETHALT always reaches its wave, which knows its privilege.
pub fn decode(g: &Builder, word: &Wire, units: Units) -> (FlowOperationWires, Wire) {
    let traps = units.traps;
    let program = program(g, word, units);
    let is = |wanted: Program| program.is(wanted as u128);
    let constant = field(word, Format::Sopp, FieldName::Simm16);
    let source = field(word, Format::Sop1, FieldName::Ssrc0);
    let message = constant.slice(0, 8);
    let (sends, sends_and_halts) = (is(Program::SendMessage), is(Program::SendMessageHalt));
    let interrupts = message.is(INTERRUPT);
    let halts = is(Program::Halt);
    let halts = if traps { halts } else { halts & constant.bit(0) & !constant.bit(2) };
    let choices = [
        (Flow::Halt, halts | &sends_and_halts & !&interrupts),
        (Flow::End, is(Program::Kill) & constant.bit(0)),
        (Flow::Interrupt, &sends & &interrupts),
        (Flow::InterruptAndHalt, &sends_and_halts & &interrupts),
    ];
    let kinds = KINDS.into_iter().filter(|(program, _)| traps || *program != Program::Return);
    let plain: Vec<_> = kinds.map(|(program, kind)| (program as u128, g.constant_of(kind))).collect();
    let plain = g.lookup(&program, &plain, &g.constant_of(Flow::None));
    let kind = choices.iter().fold(plain, |otherwise, (kind, here)| here.select(&g.constant_of(*kind), &otherwise));
    let waits = is(Program::BarrierWait);
    // Of the barriers that this architecture has, -1 is the work-group's and -2 only for trap handlers (5.6.2).
    let of_group = waits.select(&constant.is(GROUP_BARRIER_CONSTANT), &source.is(GROUP_BARRIER));
    let of_handlers = match traps {
        // Whatever else is negative is that of the trap handlers to a wait.
        true => waits.select(&(constant.msb() & !&of_group), &source.is(HANDLERS_BARRIER)),
        false => g.zero(1),
    };
    let signals = is(Program::BarrierSignal) | is(Program::BarrierSignalFirst);
    let unknown = (sends | sends_and_halts) & !interrupts & !message.is(DEALLOC_VGPRS);
    let refused = unknown | signals & !names_barrier(&source);
    let refused = if traps { refused | is(Program::Return) & source.msb() } else { refused };
    let operation = FlowOperationWires {
        kind,
        limits: limits(g, &program, &constant, units),
        operand: constant,
        of_group,
        of_handlers,
        legal_in_clause: g.or_all(1, &LEGAL_IN_CLAUSE.map(is)),
    };
    (operation, g.name("refused_program", &refused))
}
