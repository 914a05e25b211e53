//! What a packet moves, by its body: words from one place to others, one after the other, and what is done when they are there.
//!
//! Almost every packet is such a move: SET_*_REG from the stream to registers, COPY_DATA and DMA_DATA between memory and registers,
//! RELEASE_MEM from itself to memory, DISPATCH_DIRECT from itself to COMPUTE_DIM, WAIT_REG_MEM from memory to a comparison.

use super::packet::{BODY, PacketKind};
use rust_hdl::prelude::*;
use tombolo_netlist::builder::{Builder, Wire};
use tombolo_netlist::port::Wires;
use tombolo_netlist::{choice, generator_block, record};

/// Byte address of COMPUTE_DIM_X.
const DIM_X: u128 = 0xb804;
/// Event types of EVENT_WRITE that write to memory: streamout's, pipeline statistics. They are refused.
const WRITING_EVENTS: [u128; 5] = [0x01, 0x02, 0x03, 0x1e, 0x20];
/// The one that tells how many samples have been drawn; refused where nothing draws.
const ZPASS_DONE: u128 = 0x15;

choice! {
    /// Where words come from.
    pub enum Source {
        /// The stream, behind what has been taken.
        Stream,
        /// The packet itself.
        Itself,
        /// The clock's counter.
        Clock,
        /// Memory.
        Memory,
        /// Registers.
        Register,
    }
}

choice! {
    /// Where they go.
    pub enum Destination {
        /// Nowhere but to what follows.
        Nowhere,
        /// Memory.
        Memory,
        /// Registers.
        Register,
    }
}

choice! {
    /// What follows the last word.
    pub enum End {
        /// The next packet.
        Next,
        /// A dispatch, by writing COMPUTE_DISPATCH_INITIATOR.
        Dispatch,
        /// The same again, until the comparison holds.
        Compare,
        /// Words are passed over if the last one was 0.
        Condition,
        /// The host is interrupted.
        Interrupt,
        /// The address of indirect arguments changes.
        Base,
        /// Another buffer.
        Call,
        /// Another buffer, instead of this one.
        Chain,
    }
}

record! {
    /// What is moved.
    pub struct Move {
        /// Where from.
        pub source: Source,
        /// Byte address there.
        pub from: Bits<48>,
        /// What the packet itself has, the first word lowest.
        pub itself: Bits<96>,
        /// Its first word only, over and over.
        pub repeats: Bit,
        /// Where to.
        pub destination: Destination,
        /// Byte address there.
        pub to: Bits<48>,
        /// It stays.
        pub stays: Bit,
        /// The number of the register stands before each word.
        pub pairs: Bit,
        /// Bytes are moved, not words: something is no multiple of 4.
        pub bytes: Bit,
        /// Words, or bytes.
        pub count: Bits<26>,
        /// What follows.
        pub end: End,
        /// A value for it: initiator, reference, words to pass over, context.
        pub value: Bits<32>,
        /// Another one: the mask of a comparison.
        pub mask: Bits<32>,
        /// How it compares.
        pub function: Bits<3>,
    }
}

/// A byte address in two words, the upper one with `high` bits.
fn address(low: &Wire, high: &Wire) -> Wire {
    high.slice(0, 16).concat(low)
}

/// The byte address of a register by the number of its word.
fn register(number: &Wire) -> Wire {
    number.slice(0, 16).concat(&number.same_width(0).slice(0, 2)).zero_extend(48)
}

/// The address rounded down to a multiple of `2^bits`.
fn aligned(g: &Builder, address: &Wire, bits: u32) -> Wire {
    address.slice(bits, 48 - bits).concat(&g.zero(bits))
}

/// A move of nothing.
fn nothing(g: &Builder) -> MoveWires {
    MoveWires {
        source: g.constant_of(Source::Stream),
        from: g.zero(48),
        itself: g.zero(96),
        repeats: g.zero(1),
        destination: g.constant_of(Destination::Nowhere),
        to: g.zero(48),
        stays: g.zero(1),
        pairs: g.zero(1),
        bytes: g.zero(1),
        count: g.zero(26),
        end: g.constant_of(End::Next),
        value: g.zero(32),
        mask: g.zero(32),
        function: g.zero(3),
    }
}

/// The move of each packet, and whether it asks for what there is not.
struct Setup<'a> {
    g: &'a Builder,
    body: &'a [Wire],
    left: &'a Wire,
}

impl Setup<'_> {
    fn word(&self, at: usize) -> &Wire {
        &self.body[at]
    }

    fn address_at(&self, at: usize) -> Wire {
        address(self.word(at), self.word(at + 1))
    }

    fn source(&self, source: Source) -> Wire {
        self.g.constant_of(source)
    }

    fn destination(&self, destination: Destination) -> Wire {
        self.g.constant_of(destination)
    }

    fn end(&self, end: End) -> Wire {
        self.g.constant_of(end)
    }

    /// Memory for destinations 1, 2 and 5, registers for 0; and whether it is another one.
    fn destination_of(&self, select: &Wire) -> (Wire, Wire) {
        let memory = select.is(1) | select.is(2) | select.is(5);
        let refused = !(&memory | select.is(0));
        (memory.select(&self.destination(Destination::Memory), &self.destination(Destination::Register)), refused)
    }

    fn set_registers(&self, space: &Wire) -> MoveWires {
        let offset = self.word(0).slice(0, 16).concat(&self.g.zero(2));
        MoveWires {
            destination: self.destination(Destination::Register),
            to: (space.zero_extend(48)) + offset.zero_extend(48),
            count: self.left.zero_extend(26),
            ..nothing(self.g)
        }
    }

    fn set_pairs(&self) -> MoveWires {
        MoveWires {
            destination: self.destination(Destination::Register),
            pairs: self.g.constant(1, 1),
            count: self.left.slice(1, 14).zero_extend(26),
            ..nothing(self.g)
        }
    }

    fn write_data(&self) -> (MoveWires, Wire) {
        let control = self.word(0);
        let (destination, refused) = self.destination_of(&control.slice(8, 4));
        let to_register = destination.is_a(Destination::Register);
        let setup = MoveWires {
            to: to_register.select(&register(self.word(1)), &aligned(self.g, &self.address_at(1), 2)),
            destination,
            stays: control.bit(16),
            count: self.left.zero_extend(26),
            ..nothing(self.g)
        };
        (setup, refused)
    }

    fn copy_data(&self) -> (MoveWires, Wire) {
        let control = self.word(0);
        let select = control.slice(0, 4);
        let (destination, refused) = self.destination_of(&control.slice(8, 4));
        let sources = [
            (0, self.source(Source::Register)),
            (1, self.source(Source::Memory)),
            (2, self.source(Source::Memory)),
            (5, self.source(Source::Itself)),
            (9, self.source(Source::Clock)),
        ];
        let one = self.g.constant(1, 1);
        let known = sources.iter().map(|(code, _)| (*code, one.clone())).collect::<Vec<_>>();
        let source = self.g.lookup(&select, &sources, &self.source(Source::Stream));
        let from_register = source.is_a(Source::Register);
        let to_register = destination.is_a(Destination::Register);
        let setup = MoveWires {
            from: from_register.select(&register(self.word(1)), &aligned(self.g, &self.address_at(1), 2)),
            source,
            itself: self.word(2).concat(self.word(1)).zero_extend(96),
            to: to_register.select(&register(self.word(3)), &aligned(self.g, &self.address_at(3), 2)),
            destination,
            count: control.bit(16).select(&self.g.constant(26, 2), &self.g.constant(26, 1)),
            ..nothing(self.g)
        };
        (setup, refused | !self.g.lookup(&select, &known, &self.g.zero(1)))
    }

    /// Sources 0 and 3 are memory, 2 is the packet; destinations 0 and 3 are memory. Registers, and addresses that stay, are refused.
    /// Counts have 21 bits; of gfx12 26, and its destination 2 is the caches, which have nothing to do here.
    fn dma_data(&self, gfx12: bool) -> (MoveWires, Wire) {
        let (control, command) = (self.word(0), self.word(5));
        let source = control.slice(29, 2);
        let fills = source.is(2);
        let (from, to) = (self.address_at(1), self.address_at(3));
        let count = command.slice(0, if gfx12 { 26 } else { 21 }).zero_extend(26);
        let destination = control.slice(20, 2);
        let to_caches = if gfx12 { destination.is(2) } else { self.g.zero(1) };
        let odd = count.slice(0, 2) | to.slice(0, 2) | from.slice(0, 2).when(&!&fills);
        let bytes = odd.any();
        let setup = MoveWires {
            source: fills.select(&self.source(Source::Itself), &self.source(Source::Memory)),
            from,
            itself: self.word(1).zero_extend(96),
            repeats: self.g.constant(1, 1),
            destination: self.destination(Destination::Memory),
            to,
            count: bytes.select(&count, &count.slice(2, 24).zero_extend(26)).when(&!&to_caches),
            bytes,
            ..nothing(self.g)
        };
        let nowhere = destination.is(1) | (destination.is(2) & !to_caches);
        let refused = source.is(1) | nowhere | command.slice(26, 4).any();
        (setup, refused)
    }

    fn dispatch(&self) -> MoveWires {
        MoveWires {
            source: self.source(Source::Itself),
            itself: self.g.concat(&[self.word(2), self.word(1), self.word(0)]),
            destination: self.destination(Destination::Register),
            to: self.g.constant(48, DIM_X),
            count: self.g.constant(26, 3),
            end: self.end(End::Dispatch),
            value: self.word(3).clone(),
            ..nothing(self.g)
        }
    }

    /// With two words an offset from the base and the initiator, with three an address and the initiator.
    fn dispatch_indirect(&self, words: &Wire, base: &Wire) -> MoveWires {
        let short = words.is(2);
        let place = short.select(&(base + self.word(0).zero_extend(48)), &self.address_at(0));
        MoveWires {
            source: self.source(Source::Memory),
            from: aligned(self.g, &place, 2),
            value: short.select(self.word(1), self.word(2)),
            ..self.dispatch()
        }
    }

    /// Data to memory behind an event: nothing, a word, two, or the clock; interrupts 1 and 2 come with `context`.
    fn release(
        &self,
        select: &Wire,
        interrupt: &Wire,
        to: &Wire,
        data: [&Wire; 2],
        context: &Wire,
    ) -> (MoveWires, Wire) {
        let g = self.g;
        let counts = [(1, g.constant(26, 1)), (2, g.constant(26, 2)), (3, g.constant(26, 2))];
        let interrupts = interrupt.is(1) | interrupt.is(2);
        let setup = MoveWires {
            source: select.is(3).select(&self.source(Source::Clock), &self.source(Source::Itself)),
            itself: data[1].concat(data[0]).zero_extend(96),
            destination: self.destination(Destination::Memory),
            to: select.is(1).select(&aligned(g, to, 2), &aligned(g, to, 3)),
            count: g.lookup(select, &counts, &g.zero(26)),
            end: interrupts.select(&self.end(End::Interrupt), &self.end(End::Next)),
            value: context.clone(),
            ..nothing(g)
        };
        (setup, select.bit(2) | interrupt.bit(2))
    }

    /// Memory or a register until it compares; operation 1, which writes a register first, flushes what the host has written, and has
    /// nothing to do.
    fn wait(&self) -> (MoveWires, Wire) {
        let g = self.g;
        let info = self.word(0);
        let (space, operation) = (info.slice(4, 2), info.slice(6, 2));
        let in_memory = space.is(1);
        let setup = MoveWires {
            source: in_memory.select(&self.source(Source::Memory), &self.source(Source::Register)),
            from: in_memory.select(&aligned(g, &self.address_at(1), 2), &register(self.word(1))),
            count: operation.is(0).select(&g.constant(26, 1), &g.zero(26)),
            end: operation.is(0).select(&self.end(End::Compare), &self.end(End::Next)),
            value: self.word(3).clone(),
            mask: self.word(4).clone(),
            function: info.slice(0, 3),
            ..nothing(g)
        };
        (setup, info.slice(0, 3).is(7) | space.bit(1) | operation.bit(1) | (operation.is(1) & in_memory))
    }

    /// ZPASS_DONE writes two words, which the processor adds; other events have nothing to do. Without `graphics`, or an address, the former is refused.
    fn event(&self, words: &Wire, graphics: bool) -> (MoveWires, Wire) {
        let g = self.g;
        let event = self.word(0).slice(0, 6);
        let writing: Vec<Wire> = WRITING_EVENTS.iter().map(|code| event.is(*code)).collect();
        let counts = event.is(ZPASS_DONE);
        let setup = MoveWires {
            source: self.source(Source::Itself),
            destination: self.destination(Destination::Memory),
            to: aligned(g, &self.address_at(1), 3),
            count: g.constant(26, 2).when(&counts),
            ..nothing(g)
        };
        let incomplete = if graphics { words.less(&g.constant(15, 3)) } else { g.constant(1, 1) };
        (setup, g.or_all(1, &writing) | counts & incomplete)
    }

    fn condition(&self) -> MoveWires {
        MoveWires {
            source: self.source(Source::Memory),
            from: aligned(self.g, &self.address_at(0), 2),
            count: self.g.constant(26, 1),
            end: self.end(End::Condition),
            value: self.word(3).slice(0, 14).zero_extend(32),
            ..nothing(self.g)
        }
    }

    fn call(&self) -> MoveWires {
        let control = self.word(2);
        MoveWires {
            from: aligned(self.g, &self.address_at(0), 2),
            end: control.bit(20).select(&self.end(End::Chain), &self.end(End::Call)),
            value: control.slice(0, 20).zero_extend(32),
            ..nothing(self.g)
        }
    }
}

generator_block! {
    /// See the module's description. `gfx12`: packets are those of gfx12 where they differ from Sea Islands'; `graphics`: there are draws.
    pub struct MoveSetup(gfx12: bool, graphics: bool) {
        /// What the packet is.
        in kind: (PacketKind),
        /// SET_*_REG: byte address of the first register.
        in space: (Bits<18>),
        /// Words of its body.
        in words: (Bits<15>),
        /// Those that have not been taken.
        in left: (Bits<15>),
        /// The others.
        in body: [Bits<32>; BODY],
        /// Byte address of indirect arguments.
        in base: (Bits<48>),
        /// What is moved.
        out setup: (Move),
        /// A field has a value that is not executed.
        out refused: (Bit),
    }
    |g| {
        let body = g.inputs("body", BODY);
        let [kind, space, words, left, base] = ["kind", "space", "words", "left", "base"].map(|name| g.input(name));
        let setup = Setup { g, body: &body, left: &left };
        let zero = g.zero(1);
        let event = setup.event(&words, graphics);
        let eop = setup.release(&body[2].slice(29, 3), &body[2].slice(24, 3).slice(0, 2).zero_extend(3), &setup.address_at(1), [&body[3], &body[4]], &g.zero(32));
        let eos = setup.release(&g.constant(3, 1), &g.zero(3), &setup.address_at(1), [&body[3], &body[3]], &g.zero(32));
        let context = words.is(7).select(&body[6], &g.zero(32));
        // Interrupt 3 only confirms the write.
        let release = setup.release(&body[1].slice(29, 3), &body[1].slice(24, 3), &setup.address_at(2), [&body[4], &body[5]], &context);
        let (write, write_refused) = setup.write_data();
        let (copy, copy_refused) = setup.copy_data();
        let (dma, dma_refused) = setup.dma_data(gfx12);
        let (wait, wait_refused) = setup.wait();
        let set_base = MoveWires { from: setup.address_at(1), end: g.constant_of(End::Base), ..nothing(g) };
        let all = [
            (PacketKind::SetRegisters, setup.set_registers(&space), zero.clone()),
            (PacketKind::SetPairs, setup.set_pairs(), zero.clone()),
            (PacketKind::WriteData, write, write_refused),
            (PacketKind::CopyData, copy, copy_refused),
            (PacketKind::DmaData, dma, dma_refused),
            (PacketKind::Dispatch, setup.dispatch(), zero.clone()),
            (PacketKind::DispatchIndirect, setup.dispatch_indirect(&words, &base), zero.clone()),
            (PacketKind::SetBase, set_base, !body[0].slice(0, 4).is(1)),
            (PacketKind::SetPredication, nothing(g), body[1].slice(16, 3).any()),
            (PacketKind::Event, event.0, event.1),
            (PacketKind::EndOfPipe, eop.0, eop.1),
            (PacketKind::EndOfShader, eos.0, eos.1 | !body[2].slice(29, 3).is(2)),
            (PacketKind::Release, release.0, release.1),
            (PacketKind::Wait, wait, wait_refused),
            (PacketKind::Condition, setup.condition(), zero.clone()),
            (PacketKind::Call, setup.call(), zero),
        ];
        let packed: Vec<(u128, Wire)> = all.iter().map(|(kind, setup, _)| (*kind as u128, setup.pack(g))).collect();
        let refusals: Vec<(u128, Wire)> = all.iter().map(|(kind, _, refused)| (*kind as u128, refused.clone())).collect();
        let none = nothing(g).pack(g);
        g.output_of("setup", &MoveWires::unpack(&g.lookup(&kind, &packed, &none)));
        g.output("refused", &g.lookup(&kind, &refusals, &g.zero(1)));
    }
}
