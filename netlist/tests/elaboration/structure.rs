//! Modules: generators as children, names, where they were written, what is left of signals that only forward.

use crate::interpreter::Interpreter;
use crate::native::{Clocked, Random, compare, netlist_of};
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_netlist::elaborate::SourceMark;
use tombolo_netlist::ir::{ModuleKind, SignalKind};
use tombolo_netlist::{Module, Value, elaborate, generator_block};

generator_block! {
    /// Keeps `depth` words and adds up what it reads.
    pub struct Storage(depth: u32) clocked {
        /// Where to write.
        in write_address: (Bits<4>),
        /// What to write.
        in word: [Bits<40>; 2],
        /// Whether to write.
        in write: (Bit),
        /// Where to read.
        in read_address: (Bits<4>),
        /// The word of the last cycle.
        out registered: (Bits<40>),
        /// The word of this cycle.
        out sums: [Bits<40>; 2],
    }
    |g| {
        let ram = g.ram("words", 40, depth);
        let word = g.inputs("word", 2);
        let value = &word[0] ^ &word[1];
        g.ram_write(ram, &g.input("write"), &g.input("write_address"), &value, None);
        let now = g.ram_read_now(ram, "now", &g.input("read_address"));
        g.output("registered", &g.register("held", &now));
        g.outputs("sums", &[&now + &word[0], &now + &word[1]]);
    }
}

#[derive(LogicBlock)]
struct Store {
    clock: Signal<In, Clock>,
    at: Signal<In, Bits<4>>,
    data: Signal<In, Bits<40>>,
    write: Signal<In, Bit>,
    last: Signal<Out, Bits<40>>,
    sums: [Signal<Out, Bits<40>>; 2],
    storage: Storage,
    spare: Storage,
}

impl Default for Store {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            at: Default::default(),
            data: Default::default(),
            write: Default::default(),
            last: Default::default(),
            sums: Default::default(),
            storage: Storage::new(16),
            spare: Storage::new(16),
        }
    }
}

impl Logic for Store {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, storage, spare);
        self.storage.write_address.next = self.at.val();
        self.storage.read_address.next = self.at.val() + 1;
        self.storage.word[0].next = self.data.val();
        self.storage.word[1].next = self.data.val() << 1;
        self.storage.write.next = self.write.val();
        self.spare.write_address.next = self.at.val();
        self.spare.read_address.next = self.at.val();
        self.spare.word[0].next = self.storage.registered.val();
        self.spare.word[1].next = self.storage.sums[0].val();
        self.spare.write.next = !self.write.val();
        self.last.next = self.spare.registered.val();
        for i in 0..2 {
            self.sums[i].next = self.spare.sums[i].val();
        }
    }
}

impl Clocked for Store {
    fn clock(&mut self) -> &mut Signal<In, Clock> {
        &mut self.clock
    }
}

#[test]
fn generator_blocks_run_as_their_native_update_does() {
    compare(Store::default(), |block, random| {
        block.at.next = random.bits();
        block.data.next = random.bits();
        block.write.next = random.bit();
    });
    let netlist = netlist_of(&Store::default());
    let kinds: Vec<_> = netlist.modules.iter().map(|module| (module.name.as_str(), module.kind)).collect();
    assert_eq!(kinds, [("storage", ModuleKind::Generator), ("top", ModuleKind::Kernel)]);
    let (file, line) = netlist.modules[0].source.rsplit_once(':').unwrap();
    assert!(file.ends_with("structure.rs") && line.parse::<u32>().is_ok(), "{file}:{line}");
    let notes = &netlist.modules[0].notes;
    assert_eq!((notes["clock"].as_str(), notes["word_0"].as_str()), ("The one clock.", "What to write."));
    assert_eq!((notes.get("word_1"), notes.len()), (None, 7));
}

#[derive(LogicBlock)]
struct ShiftTwo {
    clock: Signal<In, Clock>,
    number: Signal<In, Bits<8>>,
    delayed: Signal<Out, Bits<8>>,
    first: DFF<Bits<8>>,
    second: DFF<Bits<8>>,
    source: SourceMark,
}

impl Default for ShiftTwo {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            number: Default::default(),
            delayed: Default::default(),
            first: Default::default(),
            second: Default::default(),
            source: SourceMark::of::<Self>(file!()),
        }
    }
}

impl Logic for ShiftTwo {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, first, second);
        self.first.d.next = self.number.val();
        self.second.d.next = self.first.q.val() + 1;
        self.delayed.next = self.second.q.val();
    }
}

#[derive(LogicBlock, Default)]
struct Twice {
    clock: Signal<In, Clock>,
    number: Signal<In, Bits<8>>,
    delayed: Signal<Out, Bits<8>>,
    same: Signal<Out, Bits<8>>,
    early: ShiftTwo,
    late: ShiftTwo,
    seen: Signal<Local, Bits<8>>,
}

impl Logic for Twice {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, early, late);
        self.early.number.next = self.number.val();
        self.seen.next = self.early.delayed.val();
        self.late.number.next = self.early.delayed.val();
        self.delayed.next = self.late.delayed.val();
        self.same.next = self.late.delayed.val();
    }
}

fn signals(module: &Module) -> Vec<(&str, SignalKind)> {
    module.signals.iter().map(|signal| (signal.name.as_str(), signal.kind)).collect()
}

#[test]
fn a_block_that_tells_its_source_is_named_after_its_type() {
    let netlist = netlist_of(&Twice::default());
    let found: Vec<_> = netlist.modules.iter().map(|module| (module.name.as_str(), module.source.as_str())).collect();
    assert_eq!(found, [("shift_two", file!()), ("top", "block top")]);
}

#[test]
fn signals_that_only_forward_are_connected_directly_and_locals_stay() {
    let netlist = netlist_of(&Twice::default());
    use SignalKind::{Clock, Input, Local, Output};
    assert_eq!(
        signals(&netlist.modules[0]),
        [
            ("clock", Clock),
            ("number", Input),
            ("delayed", Output),
            ("first", Local),
            ("second", Local),
            ("second_next", Local)
        ]
    );
    let top = &netlist.modules[1];
    assert_eq!(
        signals(top),
        [("clock", Clock), ("number", Input), ("delayed", Output), ("same", Output), ("seen", Local)]
    );
    let connected = |instance: usize| -> Vec<&str> {
        let connections = &top.instances[instance].connections;
        connections.iter().map(|(_, signal)| top.signal(*signal).name.as_str()).collect()
    };
    assert_eq!(connected(0), ["clock", "number", "seen"]);
    assert_eq!(connected(1), ["clock", "seen", "delayed"]);
}

#[derive(LogicBlock)]
struct Preset {
    clock: Signal<In, Clock>,
    number: Signal<Out, Bits<12>>,
    number_next: Signal<Local, Bits<12>>,
    held: DFF<Bits<12>>,
}

impl Logic for Preset {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        self.number_next.next = self.held.q.val() + 1;
        self.held.d.next = self.number_next.val() ^ 3;
        self.number.next = self.held.q.val();
    }
}

#[test]
fn a_flip_flop_starts_with_the_value_of_its_output() {
    let held = DFF { q: Signal::new_with_default(0xabc.into()), ..DFF::default() };
    let block = Preset { clock: Default::default(), number: Default::default(), number_next: Default::default(), held };
    let netlist = netlist_of(&block);
    let mut interpreter = Interpreter::new(&netlist);
    interpreter.settle();
    assert_eq!(interpreter.get(&["number"]), Some(&Value::new(12, 0xabc)));
    interpreter.step();
    assert_eq!(interpreter.get(&["number"]), Some(&Value::new(12, 0xabd ^ 3)));
}

#[test]
fn elaborating_twice_gives_the_same_netlist() {
    let text = || format!("{:?}", netlist_of(&Store::default()));
    assert_eq!(text(), text());
}

/// Two structures of one type and one field name.
#[derive(LogicBlock)]
struct Widths {
    a: Signal<In, Bits<8>>,
    b: Signal<In, Bits<9>>,
    x: Signal<Out, Bits<8>>,
    y: Signal<Out, Bits<9>>,
    narrow: Inverter<8>,
    wide: Inverter<9>,
}

#[derive(LogicBlock)]
struct Inverter<const N: usize> {
    value: Signal<In, Bits<N>>,
    inverse: Signal<Out, Bits<N>>,
    source: SourceMark,
}

impl<const N: usize> Default for Inverter<N> {
    fn default() -> Self {
        Self { value: Default::default(), inverse: Default::default(), source: SourceMark::of::<Self>(file!()) }
    }
}

impl<const N: usize> Logic for Inverter<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.inverse.next = !self.value.val();
    }
}

impl Logic for Widths {
    #[hdl_gen]
    fn update(&mut self) {
        self.narrow.value.next = self.a.val();
        self.wide.value.next = self.b.val();
        self.x.next = self.narrow.inverse.val();
        self.y.next = self.wide.inverse.val();
    }
}

#[test]
fn structures_that_want_one_name_are_told_apart_by_their_field() {
    let block = Widths {
        a: Default::default(),
        b: Default::default(),
        x: Default::default(),
        y: Default::default(),
        narrow: Default::default(),
        wide: Default::default(),
    };
    let netlist = elaborate(&block, "inverter").expect("elaborates");
    let names: Vec<&str> = netlist.modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(names, ["inverter_narrow", "inverter_wide", "inverter"]);
    let mut random = Random(7);
    let mut interpreter = Interpreter::new(&netlist);
    let value = Value::new(9, random.next() as u128);
    interpreter.set("b", value.clone());
    interpreter.settle();
    assert_eq!(interpreter.get(&["y"]), Some(&value.not()));
}
