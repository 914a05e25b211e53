//! Interfaces joined and linked, alone and in arrays; structs as values, nested, read and assigned by field.

use crate::native::{Clocked, compare};
use rust_hdl::prelude::*;

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "StreamSink"]
struct StreamSource {
    data: Signal<Out, Bits<8>>,
    valid: Signal<Out, Bit>,
    ready: Signal<In, Bit>,
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "StreamSource"]
struct StreamSink {
    data: Signal<In, Bits<8>>,
    valid: Signal<In, Bit>,
    ready: Signal<Out, Bit>,
}

#[derive(LogicBlock, Default)]
struct Producer {
    clock: Signal<In, Clock>,
    seed: Signal<In, Bits<8>>,
    stream: StreamSource,
    count: DFF<Bits<8>>,
}

impl Logic for Producer {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, count);
        self.stream.data.next = self.count.q.val() ^ self.seed.val();
        self.stream.valid.next = self.count.q.val().get_bit(1) | self.seed.val().any();
        if self.stream.ready.val() & self.stream.valid.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
    }
}

#[derive(LogicBlock, Default)]
struct Consumer {
    clock: Signal<In, Clock>,
    stall: Signal<In, Bit>,
    stream: StreamSink,
    sum: Signal<Out, Bits<8>>,
    total: DFF<Bits<8>>,
}

impl Logic for Consumer {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, total);
        self.stream.ready.next = !self.stall.val();
        if self.stream.valid.val() & self.stream.ready.val() {
            self.total.d.next = self.total.q.val() + self.stream.data.val();
        }
        self.sum.next = self.total.q.val();
    }
}

/// Passes a stream from outside to a consumer: a link.
#[derive(LogicBlock, Default)]
struct Wrapper {
    clock: Signal<In, Clock>,
    stall: Signal<In, Bit>,
    stream: StreamSink,
    sum: Signal<Out, Bits<8>>,
    consumer: Consumer,
}

impl Logic for Wrapper {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, consumer);
        StreamSink::link(&mut self.stream, &mut self.consumer.stream);
        self.consumer.stall.next = self.stall.val();
        self.sum.next = self.consumer.sum.val();
    }
}

#[derive(LogicBlock)]
struct Streams {
    clock: Signal<In, Clock>,
    seed: Signal<In, Bits<8>>,
    stall: [Signal<In, Bit>; 2],
    sums: [Signal<Out, Bits<8>>; 2],
    producers: Vec<Producer>,
    wrappers: [Wrapper; 2],
}

impl Default for Streams {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            seed: Default::default(),
            stall: Default::default(),
            sums: Default::default(),
            producers: vec![Producer::default(), Producer::default()],
            wrappers: Default::default(),
        }
    }
}

impl Logic for Streams {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.producers[i].clock.next = self.clock.val();
            self.wrappers[i].clock.next = self.clock.val();
            self.producers[i].seed.next = self.seed.val();
            self.wrappers[i].stall.next = self.stall[i].val();
            StreamSource::join(&mut self.producers[i].stream, &mut self.wrappers[i].stream);
            self.sums[i].next = self.wrappers[i].sum.val();
        }
    }
}

impl Clocked for Streams {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn joined_and_linked_interfaces_in_arrays_carry_their_signals_both_ways() {
    compare(Streams::default(), |block, random| {
        block.seed.next = if random.bit() { random.bits() } else { 0.into() };
        block.stall[0].next = random.bit();
        block.stall[1].next = random.bit();
    });
}

#[derive(Copy, Clone, PartialEq, Debug, LogicState)]
enum Kind {
    Add,
    Xor,
    Hold,
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Operand {
    value: Bits<7>,
    negate: Bit,
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Command {
    kind: Kind,
    left: Operand,
    right: Operand,
    tag: Bits<40>,
}

#[derive(LogicBlock, Default)]
struct Executor {
    clock: Signal<In, Clock>,
    command: Signal<In, Command>,
    result: Signal<Out, Operand>,
    next_command: Signal<Out, Command>,
    tag: Signal<Out, Bits<40>>,
    left: Signal<Local, Operand>,
    last: DFF<Command>,
}

impl Logic for Executor {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, last);
        self.last.d.next = self.command.val();
        self.left.next = self.last.q.val().left;
        self.result.next.negate = self.left.val().negate;
        self.result.next.value = self.left.val().value;
        match self.command.val().kind {
            Kind::Add => self.result.next.value = self.left.val().value + 1,
            Kind::Xor => self.result.next.value = self.left.val().value ^ 0x55,
            Kind::Hold => {}
        }
        self.next_command.next = self.command.val();
        self.next_command.next.tag = self.command.val().tag + 1;
        if self.last.q.val().kind == Kind::Hold {
            self.next_command.next.kind = Kind::Xor;
        }
        self.tag.next = self.last.q.val().tag;
        if self.command.val().right.negate {
            self.tag.next = bit_cast::<40, 7>(self.last.q.val().right.value ^ self.command.val().left.value);
        }
    }
}

impl Clocked for Executor {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn fields_of_nested_structs_are_read_and_assigned_as_slices() {
    compare(Executor::default(), |block, random| {
        let operand = |word: u64| Operand { value: bits(word & 0x7f), negate: word & 0x80 != 0 };
        block.command.next = Command {
            kind: [Kind::Add, Kind::Xor, Kind::Hold][random.next() as usize % 3],
            left: operand(random.next()),
            right: operand(random.next()),
            tag: random.bits(),
        };
    });
}
