//! Instructions that move the program counter, answers to messages and sleep times between scalar registers and the wave: S_GETPC,
//! S_SETPC, S_SWAPPC, S_CALL, S_SLEEP_VAR, S_SENDMSG_RTN, S_GET_BARRIER_STATE (5.2, 5.4 to 5.6).
//!
//! They go through scalar memory's decoder and units, which read and write scalar registers and count in KMcnt, as messages
//! and the state of barriers do. All but these stop their wave until they are done.

use crate::front::decode::rdna4::opcode_rom::{field, has_format, opcode_rom};
use crate::front::flow::{GROUP_BARRIER, names_barrier};
use crate::parts::constants::FIRST_CONSTANT;
use rust_hdl::prelude::*;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::op;
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::generator_block;

/// What is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// The address of the next instruction to a register pair.
    GetPc = 1,
    /// A register pair to the program counter.
    SetPc,
    /// Both.
    SwapPc,
    /// As [`Transfer::GetPc`], then branches by SIMM16.
    Call,
    /// Sleeps for 64 times the register's low 7 bits.
    Sleep,
    /// The answer to a message to a register.
    Message,
    /// The same to a register pair.
    WideMessage,
    /// The state of a barrier to a register.
    BarrierState,
}

/// The opcodes executed here.
pub const EXECUTES: &[(op::Operation, Transfer)] = &[
    (op::S_GETPC_B64, Transfer::GetPc),
    (op::S_SETPC_B64, Transfer::SetPc),
    (op::S_SWAPPC_B64, Transfer::SwapPc),
    (op::S_CALL_B64, Transfer::Call),
    (op::S_SLEEP_VAR, Transfer::Sleep),
    (op::S_SENDMSG_RTN_B32, Transfer::Message),
    (op::S_SENDMSG_RTN_B64, Transfer::WideMessage),
    (op::S_GET_BARRIER_STATE, Transfer::BarrierState),
];

/// Messages answered with zero, there being one of each: GET_DOORBELL, GET_DDID, GET_SE_HW_ID; and, there being no trap
/// handler, GET_TMA and GET_TBA (5.4).
const ZERO_ANSWERS: [u128; 5] = [0x80, 0x81, 0x87, 0x82, 0x85];
/// Source code of -2: the barrier of the trap handlers (5.6.2).
const TRAP_BARRIER: u128 = 194;
/// GET_REALTIME: the clock count.
const REALTIME: u128 = 0x83;

fn transfer_of(row: &Opcode) -> Option<Transfer> {
    EXECUTES.iter().find(|(known, _)| *known == row.operation).map(|(_, transfer)| *transfer)
}

fn is_message(transfer: Transfer) -> bool {
    matches!(transfer, Transfer::Message | Transfer::WideMessage)
}

/// The wave goes on while the answer is on its way.
fn is_counted(transfer: Transfer) -> bool {
    is_message(transfer) || transfer == Transfer::BarrierState
}

/// The instruction of `format` stops its wave until it is done, 1 bit.
pub fn stops_wave(g: &Builder, words: &Wire, format: Format) -> Wire {
    opcode_rom(g, words, format, |row| transfer_of(row).is_some_and(|transfer| !is_counted(transfer)))
}

/// The instruction of `format` jumps to what is no register, sends a message that nobody answers, or names a barrier by what
/// is neither M0 nor an inline integer, 1 bit.
pub fn refused(g: &Builder, words: &Wire, format: Format) -> Wire {
    if format != Format::Sop1 {
        return g.zero(1);
    }
    let source = field(words, format, FieldName::Ssrc0);
    let reads = opcode_rom(g, words, format, |row| {
        matches!(transfer_of(row), Some(Transfer::SetPc | Transfer::SwapPc | Transfer::Sleep))
    });
    let sends = opcode_rom(g, words, format, |row| transfer_of(row).is_some_and(is_message));
    let answered = ZERO_ANSWERS.iter().fold(source.is(REALTIME), |any, message| any | source.is(*message));
    let asks = opcode_rom(g, words, format, |row| transfer_of(row) == Some(Transfer::BarrierState));
    let is_register = source.less(&source.same_width(FIRST_CONSTANT));
    reads & !is_register | sends & !answered | asks & !names_barrier(&source)
}

generator_block! {
    /// Operands and results of a transfer.
    pub struct ScalarTransfer() {
        /// The instruction.
        in word: (Bits<32>),
        /// The source registers.
        in source: (Bits<64>),
        /// Address of the next instruction.
        in next_pc: (Bits<48>),
        /// Clock count.
        in cycles: (Bits<64>),
        /// Waves of the work-group.
        in members: (Bits<6>),
        /// Those that have signalled its barrier.
        in signalled: (Bits<6>),
        /// The instruction is one of these.
        out is_transfer: (Bit),
        /// It stops its wave.
        out stops: (Bit),
        /// First source register.
        out index: (Bits<7>),
        /// First destination register.
        out destination: (Bits<7>),
        /// Registers written.
        out dwords: (Bits<5>),
        /// What is written.
        out value: (Bits<64>),
        /// The program counter becomes `target`.
        out jumps: (Bit),
        /// The wave sleeps for the low 7 bits of `target`.
        out sleeps: (Bit),
        /// See there.
        out target: (Bits<48>),
    }
    |g| {
        let word = g.input("word");
        let of_format = |format: Format| {
            let rows = EXECUTES.iter().flat_map(|(operation, transfer)| {
                let rows = operation.rows().filter(move |row| row.format == format);
                rows.map(|row| (u128::from(row.opcode), g.constant(4, *transfer as u128)))
            });
            let kind = g.lookup(&field(&word, format, FieldName::Op), &rows.collect::<Vec<_>>(), &g.zero(4));
            kind.when(&has_format(&word, format))
        };
        let kind = g.name("kind", &(of_format(Format::Sop1) | of_format(Format::Sopk)));
        let is = |transfer: Transfer| kind.is(transfer as u128);
        g.output("is_transfer", &kind.any());
        let code = field(&word, Format::Sop1, FieldName::Ssrc0);
        g.output("index", &code.slice(0, 7));
        g.output("destination", &field(&word, Format::Sop1, FieldName::Sdst));
        let none = is(Transfer::SetPc) | is(Transfer::Sleep);
        let narrow = is(Transfer::Message) | is(Transfer::BarrierState);
        let count = narrow.select(&g.constant(5, 1), &g.constant(5, 2));
        g.output("dwords", &count.when(&!none));
        let next_pc = g.input("next_pc");
        let answer = g.input("cycles").when(&code.is(REALTIME));
        let sends = is(Transfer::Message) | is(Transfer::WideMessage);
        // SDST = { signalCnt 22:16, memberCnt 10:4, valid 0 } (5.6.2); nobody signals the barrier of the trap handlers.
        let asks = is(Transfer::BarrierState);
        let signalled = g.input("signalled").when(&code.is(GROUP_BARRIER)).zero_extend(16);
        let members = g.input("members").zero_extend(12).concat(&g.constant(4, 1));
        let exists = code.is(GROUP_BARRIER) | code.is(TRAP_BARRIER);
        let state = signalled.concat(&members).when(&exists).zero_extend(64);
        g.output("stops", &(kind.any() & !&sends & !&asks));
        let answer = asks.select(&state, &answer);
        g.output("value", &(sends | asks).select(&answer, &next_pc.zero_extend(64)));
        g.output("jumps", &(is(Transfer::SetPc) | is(Transfer::SwapPc) | is(Transfer::Call)));
        g.output("sleeps", &is(Transfer::Sleep));
        let offset = field(&word, Format::Sopk, FieldName::Simm16).concat(&g.zero(2)).sign_extend(48);
        let called = g.name("called", &(next_pc + offset));
        g.output("target", &is(Transfer::Call).select(&called, &g.input("source").slice(0, 48)));
    }
}
