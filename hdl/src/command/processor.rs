//! The command processor itself: takes a header, then its body, moves what the packet moves, does what follows, and passes over the rest.
//!
//! One access at a time, to memory or to a register, each at most a line or a word: a word that is moved takes two cycles and the
//! latencies of its places. Registers are reached when the host does not use the bus. The first error stops it until CP_HQD_ACTIVE is
//! written with 0; CP_QUEUE_STATUS then tells what, CP_QUEUE_ADDRESS which packet, CP_QUEUE_VALUE the word or register it is about.

mod steps;

use super::draws::{DrawSetup, DrawState, Indirect, IndirectDraw, IndirectStep, IndirectWalk};
use super::gfx12::RegisterTranslation;
use super::moves::{Move, MoveSetup};
use super::packet::{Header, PacketDecode};
use super::stream::CommandStream;
use super::words::{Comparison, LinePlace, PacketBody};
use crate::graphics::vgt::record::DrawRequest;
use crate::hardware_block;
use crate::parts::block::signals;
use crate::port::LineRequest;
use rust_hdl::prelude::*;
use tombolo_netlist::choice;

/// Byte addresses of COMPUTE_DISPATCH_INITIATOR and COMPUTE_STATUS.
const INITIATOR: u64 = 0xb800;
const STATUS: u64 = 0xb8b8;

choice! {
    /// Why it stopped: CP_QUEUE_STATUS.ERROR.
    pub enum CommandError {
        /// It did not.
        None,
        /// A word is no header.
        Header,
        /// A packet is not executed.
        Packet,
        /// It is too short, or longer than its buffer.
        Length,
        /// It asks for something that is not executed.
        Field,
        /// A register is not there, or cannot have that value.
        Register,
        /// A dispatch was refused or ended before its time: COMPUTE_STATUS.
        Dispatch,
        /// Something lies outside memory.
        Memory,
        /// Too many buffers call each other.
        Depth,
        /// A draw was refused: CP_QUEUE_VALUE tells by which block and why.
        Draw,
    }
}

choice! {
    /// Where it is in a packet.
    pub enum CommandState {
        /// Before it.
        Header,
        /// It takes its body.
        Body,
        /// It finds out what to move.
        Setup,
        /// It gets a word.
        Get,
        /// Memory answers.
        GetMemory,
        /// A register does.
        GetRegister,
        /// It puts the word where it goes.
        Put,
        /// Memory answers.
        PutMemory,
        /// A register does.
        PutRegister,
        /// All words are moved.
        End,
        /// The register bus answers the initiator.
        Start,
        /// A dispatch runs.
        Run,
        /// COMPUTE_STATUS is asked for.
        Ask,
        /// It is here.
        Answer,
        /// What is left of the body is passed over.
        Skip,
        /// An error.
        Failed,
    }
}

hardware_block! {
    /// See the module's description. `gfx12`: the compute unit runs code of gfx12; `graphics`: 1 if there are draws, else 0.
    pub struct CommandProcessor(gfx12: bool, graphics: usize) {
        /// The one clock.
        pub clock: Signal<In, Clock>,
        /// CP_HQD_ACTIVE.
        pub active: Signal<In, Bit>,
        /// CP_HQD_PQ_BASE and _HI.
        pub base: Signal<In, Bits<40>>,
        /// CP_HQD_PQ_CONTROL.QUEUE_SIZE.
        pub size: Signal<In, Bits<6>>,
        /// CP_HQD_PQ_WPTR.
        pub write_pointer: Signal<In, Bits<32>>,
        /// It is written.
        pub doorbell: Signal<In, Bit>,
        /// CP_HQD_PQ_RPTR.
        pub read_pointer: Signal<Out, Bits<32>>,
        /// CP_QUEUE_STATUS: packets are executed, or a dispatch runs.
        pub busy: Signal<Out, Bit>,
        /// CP_QUEUE_STATUS.ERROR.
        pub error: Signal<Out, CommandError>,
        /// CP_QUEUE_STATUS.OPCODE.
        pub opcode: Signal<Out, Bits<8>>,
        /// CP_QUEUE_ADDRESS: byte address of the packet.
        pub packet: Signal<Out, Bits<48>>,
        /// CP_QUEUE_VALUE.
        pub value: Signal<Out, Bits<32>>,
        /// CP_QUEUE_CONTEXT: the word that came with the last interrupt.
        pub context: Signal<Out, Bits<32>>,
        /// A packet interrupts the host.
        pub interrupt: Signal<Out, Bit>,

        /// A request to memory; its tag is 0 of packets, 1 of words that are read and 2 of those that are written.
        pub request: Signal<Out, LineRequest>,
        /// Bytes to write.
        pub request_data: Signal<Out, Bits<512>>,
        /// It is taken.
        pub request_taken: Signal<In, Bit>,
        /// A response.
        pub response: Signal<In, Bit>,
        /// Its tag.
        pub response_tag: Signal<In, Bits<6>>,
        /// The line.
        pub response_data: Signal<In, Bits<512>>,
        /// All of it is no memory.
        pub response_missing: Signal<In, Bit>,

        /// A request of the register bus.
        pub bus_valid: Signal<Out, Bit>,
        /// It is taken: the host does not use the bus.
        pub bus_taken: Signal<In, Bit>,
        /// It writes.
        pub bus_write: Signal<Out, Bit>,
        /// Byte address.
        pub bus_address: Signal<Out, Bits<18>>,
        /// Data to write.
        pub bus_data: Signal<Out, Bits<32>>,
        /// The request of the cycle before was refused.
        pub bus_error: Signal<In, Bit>,
        /// Data read.
        pub bus_read_data: Signal<In, Bits<32>>,
        /// A dispatch or a draw is in progress.
        pub running: Signal<In, Bit>,
        /// A draw begins.
        pub draw_starts: Vec<Signal<Out, Bit>> = signals(graphics),
        /// It, until it has ended.
        pub draw: Vec<Signal<Out, DrawRequest>> = signals(graphics),
        /// CLEAR_STATE: context registers get their defaults.
        pub clear_state: Vec<Signal<Out, Bit>> = signals(graphics),
        /// Samples that draws have drawn.
        pub samples: Vec<Signal<In, Bits<40>>> = signals(graphics),
        /// Why the last draw ended before its time, 0 if it did not.
        pub draw_error: Vec<Signal<In, Bits<32>>> = signals(graphics),

        stream: CommandStream = CommandStream::new(),
        decode: PacketDecode = PacketDecode::new(graphics != 0),
        body: PacketBody = PacketBody::new(),
        setup: MoveSetup = MoveSetup::new(gfx12, graphics != 0),
        translate: RegisterTranslation = RegisterTranslation::new(gfx12, graphics != 0),
        place: LinePlace = LinePlace::new(),
        compare: Comparison = Comparison::new(),
        draws: Vec<DrawSetup> = (0..graphics).map(|_| DrawSetup::new()).collect(),
        draw_state: Vec<DFF<DrawState>> = signals(graphics),
        draw_now: Vec<DFF<DrawRequest>> = signals(graphics),
        // What runs is a draw.
        drawn: Vec<DFF<Bit>> = signals(graphics),
        // An indirect draw: what the packet says, how far it is, its arguments.
        indirect_draw: Vec<IndirectDraw> = (0..graphics).map(|_| IndirectDraw::new()).collect(),
        indirect_walk: Vec<IndirectWalk> = (0..graphics).map(|_| IndirectWalk::new()).collect(),
        indirect_now: Vec<DFF<Indirect>> = signals(graphics),
        indirect_step: Vec<DFF<IndirectStep>> = signals(graphics),
        arguments: Vec<DFF<Bits<160>>> = signals(graphics),
        // Bit 63 says that the count is there.
        counted: Constant<Bits<96>> = Constant::new(bit_cast::<96, 64>((1u64 << 63).into())),
        samples_now: Signal<Local, Bits<40>>,
        no_indirect: Constant<Indirect> = Constant::new(Indirect::default()),
        indirect_packet: Signal<Local, Indirect>,
        indirect_setup: Signal<Local, Indirect>,
        indirect_following: Signal<Local, Indirect>,
        begins_indirect: Signal<Local, Bit>,
        firsts: Signal<Local, Bits<64>>,
        initiator: Constant<Bits<18>> = Constant::new(INITIATOR.into()),
        status: Constant<Bits<18>> = Constant::new(STATUS.into()),

        state: DFF<CommandState>,
        header: DFF<Header>,
        packet_state: DFF<Bits<46>>,
        taken: DFF<Bits<4>>,
        left: DFF<Bits<15>>,
        moving: DFF<Move>,
        word: DFF<Bits<32>>,
        asked: DFF<Bit>,
        cycles: DFF<Bits<64>>,
        clock_word: DFF<Bit>,
        // The number of a register is there, of SET_*_REG_PAIRS.
        placed: DFF<Bit>,
        indirect: DFF<Bits<48>>,
        skips: DFF<Bits<15>>,
        error_state: DFF<CommandError>,
        value_state: DFF<Bits<32>>,
        context_state: DFF<Bits<32>>,
        fails: Signal<Local, CommandError>,
        fails_with: Signal<Local, Bits<32>>,
        complete: Signal<Local, Bit>,
        moved: Signal<Local, Bit>,
        step: Signal<Local, Bits<48>>,
    }
}
