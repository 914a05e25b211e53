//! Decodes what goes through scalar memory: SMEM (chapter 8), and of SOP1 and SOPK what moves the program counter, answers and
//! sleep times (5.2, 5.4 to 5.6).

use super::flow::{GROUP_BARRIER, HANDLERS_BARRIER, names_barrier};
use super::opcode_rom::{field, has_format, lookup, opcode_rom};
use crate::config::InstructionSet;
use crate::front::decode::{InstructionWords, InstructionWordsWires, cdna4, gcn};
use crate::parts::constants::{FIRST_CONSTANT, FIRST_TRAP, NULL, VCC};
use crate::scalar::access::{AccessKind, Datum, DatumSize, DatumWires, ScalarAccess, ScalarAccessWires};
use crate::scalar::changes::ScalarChange;
use rust_hdl::prelude::*;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::{FieldName, Format};
use tombolo_isa::opcode::Opcode;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::{PortBits, Wires};
use tombolo_netlist::{choice, generator_block, record};

record! {
    /// What a load fetches.
    pub struct Load {
        /// Of what size.
        pub datum: Datum,
        /// Registers.
        pub dwords: Bits<5>,
    }
}

/// A load of so many dwords.
pub fn dwords(count: u64) -> Load {
    Load { datum: Datum::default(), dwords: count.into() }
}

fn narrow(size: DatumSize, signed: bool) -> Load {
    Load { datum: Datum { size, signed }, dwords: 1.into() }
}

/// What an SMEM opcode does; `None` when it is not executed.
fn access(opcode: op::Operation) -> Option<(AccessKind, Load)> {
    use AccessKind::{BufferLoad, Hint, Invalidate, Load};
    Some(match opcode {
        op::S_LOAD_B32 => (Load, dwords(1)),
        op::S_LOAD_B64 => (Load, dwords(2)),
        op::S_LOAD_B96 => (Load, dwords(3)),
        op::S_LOAD_B128 => (Load, dwords(4)),
        op::S_LOAD_B256 => (Load, dwords(8)),
        op::S_LOAD_B512 => (Load, dwords(16)),
        op::S_LOAD_I8 => (Load, narrow(DatumSize::Byte, true)),
        op::S_LOAD_U8 => (Load, narrow(DatumSize::Byte, false)),
        op::S_LOAD_I16 => (Load, narrow(DatumSize::Half, true)),
        op::S_LOAD_U16 => (Load, narrow(DatumSize::Half, false)),
        op::S_BUFFER_LOAD_B32 => (BufferLoad, dwords(1)),
        op::S_BUFFER_LOAD_B64 => (BufferLoad, dwords(2)),
        op::S_BUFFER_LOAD_B96 => (BufferLoad, dwords(3)),
        op::S_BUFFER_LOAD_B128 => (BufferLoad, dwords(4)),
        op::S_BUFFER_LOAD_B256 => (BufferLoad, dwords(8)),
        op::S_BUFFER_LOAD_B512 => (BufferLoad, dwords(16)),
        op::S_BUFFER_LOAD_I8 => (BufferLoad, narrow(DatumSize::Byte, true)),
        op::S_BUFFER_LOAD_U8 => (BufferLoad, narrow(DatumSize::Byte, false)),
        op::S_BUFFER_LOAD_I16 => (BufferLoad, narrow(DatumSize::Half, true)),
        op::S_BUFFER_LOAD_U16 => (BufferLoad, narrow(DatumSize::Half, false)),
        op::S_DCACHE_INV => (Invalidate, dwords(0)),
        op::S_PREFETCH_INST
        | op::S_PREFETCH_INST_PC_REL
        | op::S_PREFETCH_DATA
        | op::S_PREFETCH_DATA_PC_REL
        | op::S_BUFFER_PREFETCH_DATA => (Hint, dwords(0)),
        _ => return None,
    })
}

choice! {
    /// What an instruction of SOP1 or SOPK moves.
    pub enum Transfer {
        /// It is none of these.
        None,
        /// The address of the next instruction to a register pair.
        GetPc,
        /// A register pair to the program counter.
        SetPc,
        /// Both.
        SwapPc,
        /// As `GetPc`, then branches by SIMM16 dwords.
        Call,
        /// Sleeps for 64 times the register's low 7 bits.
        Sleep,
        /// The answer to the message in SSRC0, to a register.
        Message,
        /// The same to a register pair.
        WideMessage,
        /// The state of the barrier in SSRC0 to a register.
        BarrierState,
        /// To the trap handler.
        Trap,
    }
}

/// The opcodes of SOP1 and SOPK.
const TRANSFERS: [(op::Operation, Transfer); 8] = [
    (op::S_GETPC_B64, Transfer::GetPc),
    (op::S_SETPC_B64, Transfer::SetPc),
    (op::S_SWAPPC_B64, Transfer::SwapPc),
    (op::S_CALL_B64, Transfer::Call),
    (op::S_SLEEP_VAR, Transfer::Sleep),
    (op::S_SENDMSG_RTN_B32, Transfer::Message),
    (op::S_SENDMSG_RTN_B64, Transfer::WideMessage),
    (op::S_GET_BARRIER_STATE, Transfer::BarrierState),
];

/// Messages answered with zero, there being one of each: GET_DOORBELL, GET_DDID, GET_SE_HW_ID; and, where there is no trap
/// handler, GET_TMA and GET_TBA (5.4).
const ZERO_ANSWERS: [u128; 5] = [0x80, 0x81, 0x87, GET_TMA, GET_TBA];
/// GET_TMA.
const GET_TMA: u128 = 0x82;
/// GET_TBA.
const GET_TBA: u128 = 0x85;
/// SAVE_WAVE, which a trap handler sends where its wave is ready to be saved; zero comes back.
const SAVE_WAVE: u128 = 0x84;
/// GET_REALTIME: the clock count.
const REALTIME: u128 = 0x83;

fn transfer(row: &Opcode) -> Option<Transfer> {
    TRANSFERS.iter().find(|(known, _)| *known == row.operation).map(|(_, transfer)| *transfer)
}

fn is_message(transfer: Transfer) -> bool {
    matches!(transfer, Transfer::Message | Transfer::WideMessage)
}

/// Scalar memory executes `row`.
pub fn is_executed(row: &Opcode) -> bool {
    access(row.operation).is_some() || transfer(row).is_some()
}

/// A buffer load, whose offset must not be negative (8.1.2).
pub fn is_buffer_load(row: &Opcode) -> bool {
    access(row.operation).is_some_and(|(kind, _)| kind == AccessKind::BufferLoad)
}

/// The instruction of `format` stops its wave until it is done, 1 bit. The wave goes on while an answer is on its way.
pub fn stops_wave(g: &Builder, words: &Wire, format: Format) -> Wire {
    opcode_rom(g, words, format, |row| {
        transfer(row).is_some_and(|transfer| !is_message(transfer) && transfer != Transfer::BarrierState)
    })
}

/// The instruction of SOP1 jumps to what is no register, sends a message that nobody answers, or names a barrier by what is
/// neither M0 nor an inline integer, 1 bit. `traps`: there are trap handlers, whose messages are not refused here.
pub fn refused(g: &Builder, words: &Wire, traps: bool) -> Wire {
    let format = Format::Sop1;
    let source = field(words, format, FieldName::Ssrc0);
    let reads = opcode_rom(g, words, format, |row| {
        matches!(transfer(row), Some(Transfer::SetPc | Transfer::SwapPc | Transfer::Sleep))
    });
    let sends = opcode_rom(g, words, format, |row| transfer(row).is_some_and(is_message));
    let answered = ZERO_ANSWERS.iter().fold(source.is(REALTIME), |any, message| any | source.is(*message));
    let answered = if traps { answered | source.is(SAVE_WAVE) } else { answered };
    let asks = opcode_rom(g, words, format, |row| transfer(row) == Some(Transfer::BarrierState));
    let is_register = source.less(&source.same_width(FIRST_CONSTANT));
    reads & !is_register | sends & !answered | asks & !names_barrier(&source)
}

/// The instruction of SOP1 sends a message that only a trap handler may send, 1 bit.
pub fn is_of_handlers(g: &Builder, words: &Wire) -> Wire {
    let sends = opcode_rom(g, words, Format::Sop1, |row| transfer(row).is_some_and(is_message));
    sends & field(words, Format::Sop1, FieldName::Ssrc0).is(SAVE_WAVE)
}

/// An SMEM instruction.
fn memory(g: &Builder, words: &Wire, traps: bool) -> ScalarAccessWires {
    let get = |name| field(words, Format::Smem, name);
    let kind = lookup(g, words, Format::Smem, AccessKind::BITS as u32, |row| {
        access(row.operation).map(|(kind, _)| kind.to_value())
    });
    let load =
        lookup(g, words, Format::Smem, Load::BITS as u32, |row| access(row.operation).map(|(_, load)| load.to_value()));
    let LoadWires { datum, dwords } = LoadWires::unpack(&load);
    let base = get(FieldName::Sbase).concat(&g.zero(1));
    let destination = get(FieldName::Sdata);
    // The SGPRs end behind VCC (3.3.1.3). Four registers from VCC or from the last pair of the TTMPs on leave their region.
    let crosses = base.is(VCC) | base.is(NULL - 2);
    let is_buffer = kind.is_a(AccessKind::BufferLoad);
    let beyond = destination.zero_extend(8) + dwords.zero_extend(8);
    let mut inside = !beyond.same_width(FIRST_TRAP).less(&beyond);
    if traps {
        // Whether they are written, the wave's privilege decides.
        inside =
            inside | !destination.less(&destination.same_width(FIRST_TRAP)) & !beyond.same_width(NULL).less(&beyond);
    }
    ScalarAccessWires {
        kind,
        transfers: g.zero(1),
        stops_wave: g.zero(1),
        base_missing: !base.less(&base.same_width(NULL)) | is_buffer & crosses,
        base,
        offset: get(FieldName::Soffset),
        immediate: get(FieldName::Ioffset),
        datum,
        destination,
        discard: !inside,
        dwords,
    }
}

/// An instruction of SOP1 or SOPK; `kind` is its [`Transfer`].
fn transferred(g: &Builder, words: &Wire, kind: &Wire, traps: bool) -> ScalarAccessWires {
    let is = |wanted: Transfer| kind.is_a(wanted);
    let code = field(words, Format::Sop1, FieldName::Ssrc0);
    let destination = field(words, Format::Sop1, FieldName::Sdst);
    let destination = match traps {
        true => is(Transfer::Trap).select(&destination.same_width(FIRST_TRAP), &destination),
        false => destination,
    };
    let (sends, asks) = (is(Transfer::Message) | is(Transfer::WideMessage), is(Transfer::BarrierState));
    let mut choices = vec![
        (AccessKind::GetPc, is(Transfer::GetPc)),
        (AccessKind::SetPc, is(Transfer::SetPc)),
        (AccessKind::SwapPc, is(Transfer::SwapPc)),
        (AccessKind::Call, is(Transfer::Call)),
        (AccessKind::Sleep, is(Transfer::Sleep)),
        (AccessKind::Clock, &sends & code.is(REALTIME)),
        (AccessKind::GroupBarrier, &asks & code.is(GROUP_BARRIER)),
        (AccessKind::HandlersBarrier, &asks & code.is(HANDLERS_BARRIER)),
    ];
    if traps {
        choices.push((AccessKind::Trap, is(Transfer::Trap)));
        choices.push((AccessKind::HandlerMemory, &sends & code.is(GET_TMA)));
        choices.push((AccessKind::HandlerAddress, &sends & code.is(GET_TBA)));
    }
    let kinds = choices.iter().fold(g.constant_of(AccessKind::Zero), |otherwise, (kind, here)| {
        here.select(&g.constant_of(*kind), &otherwise)
    });
    let writes_nothing = is(Transfer::SetPc) | is(Transfer::Sleep);
    let narrow = is(Transfer::Message) | &asks;
    let count = narrow.select(&g.constant(5, 1), &g.constant(5, 2));
    ScalarAccessWires {
        kind: kinds,
        transfers: kind.any(),
        stops_wave: kind.any() & !sends & !asks,
        base: code.slice(0, 7),
        base_missing: g.zero(1),
        offset: g.constant(7, NULL),
        immediate: field(words, Format::Sopk, FieldName::Simm16).concat(&g.zero(2)).sign_extend(24),
        datum: DatumWires::unpack(&g.zero(Datum::BITS as u32)),
        discard: destination.is(NULL),
        destination,
        dwords: count.when(&!writes_nothing),
    }
}

generator_block! {
    /// Decodes an instruction of the set. `traps`: there are trap handlers.
    pub struct SmemDecode(set: InstructionSet, traps: bool) {
        /// The instruction.
        in words: (InstructionWords),
        /// What it does.
        out access: (ScalarAccess),
        /// Where scalar memory stores: what it changes.
        out change: [ScalarChange; set.scalar_changes()],
    }
    |g| {
        match set {
            InstructionSet::Rdna4 => {}
            InstructionSet::SeaIslands => return gcn::smem::decode(g),
            InstructionSet::Cdna4 => return cdna4::smem::decode(g),
        }
        let InstructionWordsWires { word_0, word_1, .. } = g.input_of::<InstructionWords>("words");
        let words = word_1.concat(&word_0);
        // A return from a trap handler is a jump like others; its wave knows better.
        let crossing = |row: &Opcode| match row.operation {
            op::S_TRAP if traps => Some(Transfer::Trap),
            op::S_RFE_B64 if traps => Some(Transfer::SetPc),
            _ => None,
        };
        let of_format = |format: Format| {
            let transfer = |row: &Opcode| transfer(row).or_else(|| crossing(row)).map(PortBits::to_value);
            let kind = lookup(g, &words, format, Transfer::BITS as u32, transfer);
            kind.when(&has_format(&word_0, format))
        };
        let kind = of_format(Format::Sop1) | of_format(Format::Sopk);
        let kind = g.name("transfer", &if traps { kind | of_format(Format::Sopp) } else { kind });
        let (loads, moves) = (memory(g, &words, traps), transferred(g, &words, &kind, traps));
        let access = kind.any().select(&moves.pack(g), &loads.pack(g));
        g.output_of("access", &ScalarAccessWires::unpack(&access));
    }
}
