//! Decodes program control: SOPP (SQ_SOPP).
//!
//! S_WAITCNT has two counts for what the machine counts four times. VM_CNT is LOADcnt, in which all vector memory counts here, stores too.
//! LGKM_CNT is the sum of KMcnt and DScnt: it is met when DScnt is as low and no scalar load is outstanding, whose order is free
//! anyway. Nothing raises EXP_CNT: the scoreboard keeps VGPRs until memory has read them.

use super::opcode_rom::{field, has_format, rows};
use crate::front::flow::{Flow, FlowOperationWires};
use crate::front::outstanding::CountsWires;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};

/// The opcodes that do one thing whatever their operand is.
const PLAIN: &[(op::Operation, Flow)] = &[
    (op::S_NOP, Flow::Nop),
    (op::S_BRANCH, Flow::Branch),
    (op::S_CBRANCH_SCC0, Flow::BranchScc0),
    (op::S_CBRANCH_SCC1, Flow::BranchScc1),
    (op::S_CBRANCH_VCCZ, Flow::BranchVccz),
    (op::S_CBRANCH_VCCNZ, Flow::BranchVccnz),
    (op::S_CBRANCH_EXECZ, Flow::BranchExecz),
    (op::S_CBRANCH_EXECNZ, Flow::BranchExecnz),
    // The wave slot lets the wave go on when the barrier is complete.
    (op::S_BARRIER, Flow::BarrierSignal),
    (op::S_SLEEP, Flow::Sleep),
    (op::S_SETPRIO, Flow::SetPriority),
    (op::S_ICACHE_INV, Flow::InvalidateInstructions),
    (op::S_TRAP, Flow::Trap),
    (op::S_ENDPGM, Flow::End),
    // Performance counters and thread traces are not there; waits have their limits alone.
    (op::S_INCPERFLEVEL, Flow::None),
    (op::S_DECPERFLEVEL, Flow::None),
    (op::S_TTRACEDATA, Flow::None),
    (op::S_WAITCNT, Flow::None),
    // There is no debugger.
    (op::S_CBRANCH_CDBGSYS, Flow::None),
    (op::S_CBRANCH_CDBGUSER, Flow::None),
    (op::S_CBRANCH_CDBGSYS_OR_USER, Flow::None),
    (op::S_CBRANCH_CDBGSYS_AND_USER, Flow::None),
];
/// Those whose operand decides.
const DECIDED: [op::Operation; 4] = [op::S_SETHALT, op::S_SETKILL, op::S_SENDMSG, op::S_SENDMSGHALT];
/// Branches on what the scalar or the vector ALU writes, and messages, which look at M0.
const LOOK: [op::Operation; 10] = [
    op::S_CBRANCH_SCC0,
    op::S_CBRANCH_SCC1,
    op::S_CBRANCH_VCCZ,
    op::S_CBRANCH_VCCNZ,
    op::S_CBRANCH_EXECZ,
    op::S_CBRANCH_EXECNZ,
    op::S_BRANCH,
    op::S_SENDMSG,
    op::S_SENDMSGHALT,
    op::S_SETKILL,
];

/// The interrupt of the host, in SIMM16.
const INTERRUPT: u128 = 1;

/// The issue stage executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    PLAIN.iter().any(|(known, _)| *known == row.operation) || DECIDED.contains(&row.operation)
}

/// The program-control instruction in `word`, and whether this machine refuses it: a message that nobody gets.
pub fn decode(g: &Builder, word: &Wire) -> (FlowOperationWires, Wire) {
    let format = Format::Sopp;
    let here = has_format(word, format);
    let opcode = field(word, format, FieldName::Op);
    let number = |operation: op::Operation| operation.rows().map(|row| u128::from(row.opcode)).next();
    let is = |operations: &[op::Operation]| {
        let numbers = operations.iter().filter_map(|operation| number(*operation));
        numbers.fold(g.zero(1), |any, one| any | opcode.is(one)) & &here
    };
    let operand = field(word, format, FieldName::Simm16);
    let message = operand.slice(0, 10);
    let sends = is(&[op::S_SENDMSG, op::S_SENDMSGHALT]);
    let interrupts = message.is(INTERRUPT);
    let choices = [
        (Flow::Halt, is(&[op::S_SETHALT]) & operand.bit(0)),
        (Flow::End, is(&[op::S_SETKILL]) & operand.bit(0)),
        (Flow::Interrupt, is(&[op::S_SENDMSG]) & &interrupts),
        (Flow::InterruptAndHalt, is(&[op::S_SENDMSGHALT]) & &interrupts),
    ];
    let plain: Vec<_> = rows(format)
        .filter_map(|row| {
            let (_, kind) = PLAIN.iter().find(|(known, _)| *known == row.operation)?;
            Some((u128::from(row.opcode), g.constant_of(*kind)))
        })
        .collect();
    let plain = g.lookup(&opcode, &plain, &g.constant_of(Flow::None)).when(&here);
    let kind = choices.iter().fold(plain, |otherwise, (kind, here)| here.select(&g.constant_of(*kind), &otherwise));
    // Of the operands three bits count: 1 to 8 waits, 64 cycles for each unit of sleep.
    let short = is(&[op::S_NOP, op::S_SLEEP]);
    let operand_kept = short.select(&operand.slice(0, 3).zero_extend(16), &operand);

    let waits = is(&[op::S_WAITCNT]);
    let idle = is(&[op::S_TRAP, op::S_ENDPGM]) | is(&[op::S_SETKILL]) & operand.bit(0);
    let looks = is(&LOOK);
    let none = g.constant(6, 63);
    let limit = |zero: &Wire| none.when(&!zero);
    // Fields of ones do not wait.
    let vector = operand.slice(0, 4);
    let vector_limit = (&waits & !vector.all()).select(&vector.zero_extend(6), &none);
    let other = operand.slice(8, 5);
    let counts_other = &waits & other.less(&other.same_width(15));
    let other_limit = counts_other.select(&other.zero_extend(6), &none);
    let limits = CountsWires {
        loads: vector_limit.when(&!&idle),
        stores: limit(&idle),
        scalar_loads: limit(&(&idle | &counts_other)),
        lds: other_limit.when(&!&idle),
        salu: limit(&(&idle | &looks)),
        valu_queued: none.clone(),
        valu: limit(&idle),
        valu_scalars: limit(&(&idle | &looks)),
        memory_reads: none.clone(),
        lds_reads: none.clone(),
    };
    let barrier = is(&[op::S_BARRIER]);
    let operation =
        FlowOperationWires { kind, operand: operand_kept, limits, of_group: barrier, legal_in_clause: g.zero(1) };
    (operation, g.name("refused_program", &(sends & !interrupts)))
}
