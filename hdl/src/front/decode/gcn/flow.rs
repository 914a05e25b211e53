//! Decodes program control of GCN and its heirs: SOPP (SQ_SOPP; CDNA4 4.1).
//!
//! S_WAITCNT has two counts for what the machine counts four times. VM_CNT is LOADcnt, in which all vector memory counts here, stores too.
//! LGKM_CNT is the sum of KMcnt and DScnt: it is met when DScnt is as low and no scalar load is outstanding, whose order is free
//! anyway. Nothing raises EXP_CNT: the scoreboard keeps VGPRs until memory has read them.

use super::opcode_rom::{OpcodeTable, field, has_format};
use crate::front::flow::{Flow, FlowOperationWires};
use crate::front::outstanding::CountsWires;
use tombolo_isa::arch::cdna4::op as cdna4;
use tombolo_isa::arch::gcn::op::sea_islands as op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};

/// An operation of Sea Islands, and the one of that name of CDNA4.
type Both = [op::Operation; 2];

macro_rules! both {
    ($name:ident) => {
        [op::$name, cdna4::$name]
    };
}

/// The opcodes that do one thing whatever their operand is.
const PLAIN: &[(Both, Flow)] = &[
    (both!(S_NOP), Flow::Nop),
    (both!(S_BRANCH), Flow::Branch),
    (both!(S_CBRANCH_SCC0), Flow::BranchScc0),
    (both!(S_CBRANCH_SCC1), Flow::BranchScc1),
    (both!(S_CBRANCH_VCCZ), Flow::BranchVccz),
    (both!(S_CBRANCH_VCCNZ), Flow::BranchVccnz),
    (both!(S_CBRANCH_EXECZ), Flow::BranchExecz),
    (both!(S_CBRANCH_EXECNZ), Flow::BranchExecnz),
    // The wave slot lets the wave go on when the barrier is complete.
    (both!(S_BARRIER), Flow::BarrierSignal),
    (both!(S_SLEEP), Flow::Sleep),
    (both!(S_SETPRIO), Flow::SetPriority),
    (both!(S_ICACHE_INV), Flow::InvalidateInstructions),
    (both!(S_TRAP), Flow::Trap),
    (both!(S_ENDPGM), Flow::End),
    // Performance counters and thread traces are not there; waits have their limits alone.
    (both!(S_INCPERFLEVEL), Flow::None),
    (both!(S_DECPERFLEVEL), Flow::None),
    (both!(S_TTRACEDATA), Flow::None),
    (both!(S_WAITCNT), Flow::None),
    // There is no debugger.
    (both!(S_CBRANCH_CDBGSYS), Flow::None),
    (both!(S_CBRANCH_CDBGUSER), Flow::None),
    (both!(S_CBRANCH_CDBGSYS_OR_USER), Flow::None),
    (both!(S_CBRANCH_CDBGSYS_AND_USER), Flow::None),
];
/// Those whose operand decides.
const DECIDED: [Both; 4] = [both!(S_SETHALT), both!(S_SETKILL), both!(S_SENDMSG), both!(S_SENDMSGHALT)];
/// What CDNA4 has besides: nothing waits to be woken, and waves are not saved.
const OF_CDNA4: &[(op::Operation, Flow)] =
    &[(cdna4::S_WAKEUP, Flow::None), (cdna4::S_ENDPGM_SAVED, Flow::End), (cdna4::S_ENDPGM_ORDERED_PS_DONE, Flow::End)];
/// Branches on what the scalar or the vector ALU writes, and messages, which look at M0.
const LOOK: [Both; 10] = [
    both!(S_CBRANCH_SCC0),
    both!(S_CBRANCH_SCC1),
    both!(S_CBRANCH_VCCZ),
    both!(S_CBRANCH_VCCNZ),
    both!(S_CBRANCH_EXECZ),
    both!(S_CBRANCH_EXECNZ),
    both!(S_BRANCH),
    both!(S_SENDMSG),
    both!(S_SENDMSGHALT),
    both!(S_SETKILL),
];

/// The interrupt of the host, in SIMM16.
const INTERRUPT: u128 = 1;

/// What an opcode does whatever its operand is.
fn plain(row: &Opcode) -> Option<Flow> {
    let shared = PLAIN.iter().find(|(known, _)| known.contains(&row.operation)).map(|(_, kind)| *kind);
    shared.or_else(|| OF_CDNA4.iter().find(|(known, _)| *known == row.operation).map(|(_, kind)| *kind))
}

/// The issue stage executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    plain(row).is_some() || DECIDED.iter().any(|known| known.contains(&row.operation))
}

/// The program-control instruction in `word`, and whether this machine refuses it: a message that nobody gets. VM_CNT has its bits above the
/// fourth in `more_vector`, if it has any.
pub fn decode(
    g: &Builder,
    word: &Wire,
    table: OpcodeTable,
    more_vector: Option<(u32, u32)>,
) -> (FlowOperationWires, Wire) {
    let format = Format::Sopp;
    let here = has_format(word, format);
    let opcode = field(word, format, FieldName::Op);
    let rows = (table.rows)(format);
    let number =
        |operation: &Both| rows.iter().find(|row| operation.contains(&row.operation)).map(|row| u128::from(row.opcode));
    let is = |operations: &[Both]| {
        let numbers = operations.iter().filter_map(number);
        numbers.fold(g.zero(1), |any, one| any | opcode.is(one)) & &here
    };
    let operand = field(word, format, FieldName::Simm16);
    let message = operand.slice(0, 10);
    let sends = is(&[both!(S_SENDMSG), both!(S_SENDMSGHALT)]);
    let interrupts = message.is(INTERRUPT);
    let choices = [
        (Flow::Halt, is(&[both!(S_SETHALT)]) & operand.bit(0)),
        (Flow::End, is(&[both!(S_SETKILL)]) & operand.bit(0)),
        (Flow::Interrupt, is(&[both!(S_SENDMSG)]) & &interrupts),
        (Flow::InterruptAndHalt, is(&[both!(S_SENDMSGHALT)]) & &interrupts),
    ];
    let plain: Vec<_> =
        rows.iter().filter_map(|row| Some((u128::from(row.opcode), g.constant_of(plain(row)?)))).collect();
    let plain = g.lookup(&opcode, &plain, &g.constant_of(Flow::None)).when(&here);
    let kind = choices.iter().fold(plain, |otherwise, (kind, here)| here.select(&g.constant_of(*kind), &otherwise));
    // Of the operands three bits count: 1 to 8 waits, 64 cycles for each unit of sleep.
    let short = is(&[both!(S_NOP), both!(S_SLEEP)]);
    let operand_kept = short.select(&operand.slice(0, 3).zero_extend(16), &operand);

    let waits = is(&[both!(S_WAITCNT)]);
    let idle = is(&[both!(S_TRAP), both!(S_ENDPGM)]) | is(&[both!(S_SETKILL)]) & operand.bit(0);
    // The waves of CDNA4 end in two ways more.
    let idle = match more_vector {
        Some(_) => idle | is(&[[cdna4::S_ENDPGM_SAVED; 2], [cdna4::S_ENDPGM_ORDERED_PS_DONE; 2]]),
        None => idle,
    };
    let looks = is(&LOOK);
    let none = g.constant(6, 63);
    let limit = |zero: &Wire| none.when(&!zero);
    // Fields of ones do not wait.
    let vector = match more_vector {
        Some((lsb, width)) => operand.slice(lsb, width).concat(&operand.slice(0, 4)),
        None => operand.slice(0, 4),
    };
    let vector_limit = (&waits & !vector.all()).select(&vector.zero_extend(6), &none);
    let other = match more_vector {
        Some(_) => operand.slice(8, 4).zero_extend(5),
        None => operand.slice(8, 5),
    };
    let counts_other = &waits & other.less(&other.same_width(15));
    let other_limit = counts_other.select(&other.zero_extend(6), &none);
    // EXP_CNT counts exports, which DScnt counts here: the smaller limit holds.
    let other_limit = match more_vector {
        Some(_) => other_limit,
        None => {
            let exports = (&waits & !operand.slice(4, 3).all()).select(&operand.slice(4, 3).zero_extend(6), &none);
            exports.less(&other_limit).select(&exports, &other_limit)
        }
    };
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
    let barrier = is(&[both!(S_BARRIER)]);
    let operation = FlowOperationWires {
        kind,
        operand: operand_kept,
        limits,
        of_group: barrier,
        of_handlers: g.zero(1),
        legal_in_clause: g.zero(1),
    };
    (operation, g.name("refused_program", &(sends & !interrupts)))
}
