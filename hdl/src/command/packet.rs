//! Packets: which there are, and how a header says which one it is.
//!
//! A header has its type in bits 31:30, the words of its body less one in 29:16 and the opcode in 15:8. Type 2 is a filler of one word,
//! as is a NOP with the largest count. Types 0 and 1 are of older machines.

use rust_hdl::prelude::*;
use tombolo_netlist::{choice, generator_block, record};

choice! {
    /// What a packet is to the processor.
    pub enum PacketKind {
        /// A filler of one word.
        Filler,
        /// Everything that it waits for, flushes or hints at is done already.
        Nothing,
        /// No packet.
        Malformed,
        /// One that is not executed.
        Refused,
        /// SET_*_REG: registers behind each other.
        SetRegisters,
        /// SET_*_REG_PAIRS: each with its number before it.
        SetPairs,
        /// WRITE_DATA.
        WriteData,
        /// COPY_DATA.
        CopyData,
        /// DMA_DATA.
        DmaData,
        /// DISPATCH_DIRECT.
        Dispatch,
        /// DISPATCH_INDIRECT.
        DispatchIndirect,
        /// SET_BASE.
        SetBase,
        /// SET_PREDICATION.
        SetPredication,
        /// EVENT_WRITE.
        Event,
        /// EVENT_WRITE_EOP.
        EndOfPipe,
        /// EVENT_WRITE_EOS.
        EndOfShader,
        /// RELEASE_MEM.
        Release,
        /// WAIT_REG_MEM.
        Wait,
        /// COND_EXEC.
        Condition,
        /// INDIRECT_BUFFER.
        Call,
        /// CLEAR_STATE.
        ClearState,
        /// INDEX_BASE.
        IndexBase,
        /// INDEX_BUFFER_SIZE.
        IndexSize,
        /// INDEX_TYPE.
        IndexType,
        /// NUM_INSTANCES.
        Instances,
        /// DRAW_INDEX_AUTO.
        DrawCounted,
        /// DRAW_INDEX_2.
        DrawIndexed,
        /// DRAW_INDEX_OFFSET_2.
        DrawOffset,
        /// DRAW_INDIRECT.
        DrawIndirect,
        /// DRAW_INDEX_INDIRECT.
        DrawIndexIndirect,
        /// DRAW_INDIRECT_MULTI.
        DrawManyIndirect,
        /// DRAW_INDEX_INDIRECT_MULTI.
        DrawManyIndexIndirect,
    }
}

/// A packet of type 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Packet {
    /// Its name in public drivers.
    pub name: &'static str,
    /// Its opcode.
    pub opcode: u8,
    /// What it is.
    pub kind: PacketKind,
    /// Words that its body has at least.
    pub words: u32,
}

const fn row(name: &'static str, opcode: u8, kind: PacketKind, words: u32) -> Packet {
    Packet { name, opcode, kind, words }
}

/// The packets that are executed; all others are refused.
pub const EXECUTES: [Packet; 32] = [
    row("NOP", 0x10, PacketKind::Nothing, 0),
    row("SET_BASE", 0x11, PacketKind::SetBase, 3),
    row("DISPATCH_DIRECT", 0x15, PacketKind::Dispatch, 4),
    row("DISPATCH_INDIRECT", 0x16, PacketKind::DispatchIndirect, 2),
    row("SET_PREDICATION", 0x20, PacketKind::SetPredication, 2),
    row("COND_EXEC", 0x22, PacketKind::Condition, 4),
    row("CONTEXT_CONTROL", 0x28, PacketKind::Nothing, 0),
    row("WRITE_DATA", 0x37, PacketKind::WriteData, 3),
    row("WAIT_REG_MEM", 0x3c, PacketKind::Wait, 5),
    row("INDIRECT_BUFFER", 0x3f, PacketKind::Call, 3),
    row("COPY_DATA", 0x40, PacketKind::CopyData, 5),
    row("PFP_SYNC_ME", 0x42, PacketKind::Nothing, 0),
    row("SURFACE_SYNC", 0x43, PacketKind::Nothing, 0),
    row("EVENT_WRITE", 0x46, PacketKind::Event, 1),
    row("EVENT_WRITE_EOP", 0x47, PacketKind::EndOfPipe, 5),
    row("EVENT_WRITE_EOS", 0x48, PacketKind::EndOfShader, 4),
    row("RELEASE_MEM", 0x49, PacketKind::Release, 6),
    row("DMA_DATA", 0x50, PacketKind::DmaData, 6),
    row("ACQUIRE_MEM", 0x58, PacketKind::Nothing, 0),
    row("REWIND", 0x59, PacketKind::Nothing, 0),
    row("SET_CONFIG_REG", 0x68, PacketKind::SetRegisters, 1),
    row("SET_CONTEXT_REG", 0x69, PacketKind::SetRegisters, 1),
    row("SET_SH_REG", 0x76, PacketKind::SetRegisters, 1),
    row("SET_UCONFIG_REG", 0x79, PacketKind::SetRegisters, 1),
    row("INCREMENT_CE_COUNTER", 0x84, PacketKind::Nothing, 0),
    row("INCREMENT_DE_COUNTER", 0x85, PacketKind::Nothing, 0),
    row("WAIT_ON_CE_COUNTER", 0x86, PacketKind::Nothing, 0),
    row("WAIT_ON_DE_COUNTER_DIFF", 0x88, PacketKind::Nothing, 0),
    row("SET_SH_REG_INDEX", 0x9b, PacketKind::SetRegisters, 1),
    row("SET_CONTEXT_REG_PAIRS", 0xb8, PacketKind::SetPairs, 0),
    row("SET_SH_REG_PAIRS", 0xba, PacketKind::SetPairs, 0),
    row("SET_UCONFIG_REG_PAIRS", 0xbe, PacketKind::SetPairs, 0),
];

/// Those that are executed where there is graphics besides.
pub const DRAWS: [Packet; 12] = [
    row("CLEAR_STATE", 0x12, PacketKind::ClearState, 0),
    row("INDEX_BUFFER_SIZE", 0x13, PacketKind::IndexSize, 1),
    row("DRAW_INDIRECT", 0x24, PacketKind::DrawIndirect, 3),
    row("DRAW_INDEX_INDIRECT", 0x25, PacketKind::DrawIndexIndirect, 3),
    row("INDEX_BASE", 0x26, PacketKind::IndexBase, 2),
    row("DRAW_INDEX_2", 0x27, PacketKind::DrawIndexed, 4),
    row("INDEX_TYPE", 0x2a, PacketKind::IndexType, 1),
    row("DRAW_INDIRECT_MULTI", 0x2c, PacketKind::DrawManyIndirect, 8),
    row("DRAW_INDEX_AUTO", 0x2d, PacketKind::DrawCounted, 1),
    row("NUM_INSTANCES", 0x2f, PacketKind::Instances, 1),
    row("DRAW_INDEX_OFFSET_2", 0x35, PacketKind::DrawOffset, 3),
    row("DRAW_INDEX_INDIRECT_MULTI", 0x38, PacketKind::DrawManyIndexIndirect, 8),
];

/// Where the registers of a SET_*_REG begin, byte address by opcode.
const SPACES: [(u8, u32); 8] = [
    (0x68, 0x8000),
    (0x69, 0x2_8000),
    (0x76, 0xb000),
    (0x79, 0x3_0000),
    (0x9b, 0xb000),
    (0xb8, 0x2_8000),
    (0xba, 0xb000),
    (0xbe, 0x3_0000),
];

/// Words of a body that are kept; the others are passed over, or moved as they come.
pub const BODY: usize = 8;

record! {
    /// What a header says.
    pub struct Header {
        /// What the packet is.
        pub kind: PacketKind,
        /// Opcode.
        pub opcode: Bits<8>,
        /// Words of the body.
        pub words: Bits<15>,
        /// Those that it must have.
        pub wanted: Bits<4>,
        /// Those behind them are moved as they come.
        pub streams: Bit,
        /// SET_*_REG: byte address of the first register.
        pub space: Bits<18>,
    }
}

generator_block! {
    /// See the module's description. `graphics`: it draws.
    pub struct PacketDecode(graphics: bool) {
        /// The first word of a packet.
        in word: (Bits<32>),
        /// What it says.
        out header: (Header),
    }
    |g| {
        let word = g.input("word");
        let opcode = word.slice(8, 8);
        let count = word.slice(16, 14);
        let kind_of = |kind: PacketKind| g.constant_of(kind);
        let executed = || EXECUTES.iter().chain(DRAWS.iter().filter(|_| graphics));
        let kinds: Vec<_> = executed().map(|packet| (packet.opcode.into(), kind_of(packet.kind))).collect();
        let known = g.lookup(&opcode, &kinds, &kind_of(PacketKind::Refused));
        let alone = opcode.is(0x10) & count.all();
        let of_three = alone.select(&kind_of(PacketKind::Filler), &known);
        let by_type = [(2, kind_of(PacketKind::Filler)), (3, of_three)];
        let kind = g.name("kind", &g.lookup(&word.slice(30, 2), &by_type, &kind_of(PacketKind::Malformed)));
        let wanted: Vec<_> = executed().map(|packet| (packet.opcode.into(), g.constant(4, packet.words.into()))).collect();
        let spaces = SPACES.map(|(opcode, first)| (opcode.into(), g.constant(18, first.into())));
        g.output_of("header", &HeaderWires {
            streams: kind.is_a(PacketKind::SetRegisters) | kind.is_a(PacketKind::SetPairs) | kind.is_a(PacketKind::WriteData),
            kind,
            words: count.zero_extend(15).plus(1),
            wanted: g.lookup(&opcode, &wanted, &g.zero(4)),
            space: g.lookup(&opcode, &spaces, &g.zero(18)),
            opcode,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_packet_that_sets_registers_has_a_place_for_them_and_keeps_no_more_than_there_is_room_for() {
        for packet in EXECUTES.into_iter().chain(DRAWS) {
            let has_space = SPACES.iter().any(|(opcode, _)| *opcode == packet.opcode);
            let sets = matches!(packet.kind, PacketKind::SetRegisters | PacketKind::SetPairs);
            assert_eq!(has_space, sets, "{}", packet.name);
            assert!(packet.words as usize <= BODY, "{}", packet.name);
        }
    }
}
