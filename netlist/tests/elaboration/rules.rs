//! The rules of hardware: each broken once, with the message that names the culprit.

use crate::errors::block;
use crate::native::messages;
use pretty_assertions::assert_eq;
use rust_hdl::prelude::*;
use tombolo_netlist::check::{CheckError, check, dependencies};
use tombolo_netlist::ir::{
    ExprTable, Instance, ModuleKind, Process, ReadPort, Register, Signal as NetSignal, SignalKind, Stmt, WritePort,
};
use tombolo_netlist::{ExprId, Module, ModuleId, Netlist, SignalId, Value, generator_block};

block! {
    Latches { go: Signal<In, Bit>, a: Signal<In, Bits<4>>, b: Signal<Out, Bits<4>>, c: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        if self.go.val() {
            self.b.next = self.a.val();
        }
        match self.a.val().index() {
            1 => self.c.next = 5.into(),
            2 => self.c.next = 6.into(),
            _ => {}
        }
    }
}

#[test]
fn a_signal_that_some_path_leaves_unassigned_is_a_latch() {
    let latch = "not assigned on every path, which makes a latch; assign a default before the if or match";
    assert_eq!(messages(&mut Latches::default()), [format!("top.b: {latch}"), format!("top.c: {latch}")]);
}

#[derive(Copy, Clone, PartialEq, Debug, Default, LogicStruct)]
struct Pair {
    low: Bits<3>,
    high: Bits<5>,
}

block! {
    Fields { a: Signal<In, Bits<3>>, whole: Signal<Out, Pair>, part: Signal<Out, Pair> }
    #[hdl_gen]
    fn update(&mut self) {
        self.whole.next.low = self.a.val();
        self.whole.next.high = 9.into();
        self.part.next.high = 9.into();
    }
}

#[test]
fn a_struct_is_assigned_when_all_its_fields_are() {
    let missing = "nothing drives it; assign it in the block or remove it";
    assert_eq!(messages(&mut Fields::default()), [format!("top.part_low: {missing}")]);
}

block! {
    Ring { a: Signal<In, Bits<4>>, x: Signal<Local, Bits<4>>, y: Signal<Local, Bits<4>>, z: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.x.next = self.y.val() ^ self.a.val();
        self.y.next = self.z.val() + 1;
        self.z.next = self.x.val() & self.a.val();
    }
}

#[test]
fn signals_that_follow_each_other_in_a_circle_are_a_loop() {
    assert_eq!(
        messages(&mut Ring::default()),
        ["combinational loop: top.y -> top.x -> top.z -> top.y; break it with a register or split the signal that \
          is two things"]
    );
}

block! {
    Crossed {
        clock: Signal<In, Clock>, a: Signal<In, Bits<4>>, b: Signal<In, Bits<4>>, x: Signal<Out, Bits<4>>,
        y: Signal<Out, Bits<4>>, held: DFF<Bits<4>>
    }
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, held);
        self.held.d.next = self.b.val();
        self.x.next = self.a.val() + 1;
        self.y.next = self.held.q.val() ^ self.a.val();
    }
}

block! {
    Paths { clock: Signal<In, Clock>, bad: Crossed, good: Crossed, out: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, bad, good);
        // Registered: y does not follow b.
        self.good.b.next = self.good.x.val();
        self.good.a.next = self.bad.x.val();
        self.bad.a.next = self.bad.y.val() ^ self.good.y.val();
        self.bad.b.next = self.bad.x.val();
        self.out.next = self.bad.y.val();
    }
}

#[test]
fn a_loop_through_children_is_found_and_registered_paths_are_not_loops() {
    let found = messages(&mut Paths::default());
    assert_eq!(
        found,
        ["combinational loop: top.bad_a -> top.bad(a to y) -> top.out -> top.bad_a; break it with a register or \
          split the signal that is two things"]
    );
}

block! {
    Loose { inner: Crossed, clock: Signal<In, Clock>, never: Signal<Local, Bits<4>>, out: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, inner);
        self.inner.a.next = self.never.val();
        self.out.next = self.inner.x.val();
    }
}

#[test]
fn signals_and_inputs_of_children_without_a_driver_are_named() {
    let undriven = "nothing drives it; assign it in the block or remove it";
    assert_eq!(messages(&mut Loose::default()), [format!("top.never: {undriven}"), format!("top.inner.b: {undriven}")]);
}

/// A module `top` with a 4-bit input `a` and the local signals `b` (4 bits) and `c` (2 bits).
fn module() -> (Module, ExprTable, [SignalId; 3]) {
    let mut module = Module::new("top", "", ModuleKind::Kernel);
    let mut add = |name: &str, width, kind| {
        module.add_signal(NetSignal { name: name.to_string(), width, kind, labels: None, is_field: false })
    };
    let signals = [add("a", 4, SignalKind::Input), add("b", 4, SignalKind::Local), add("c", 2, SignalKind::Local)];
    (module, ExprTable::default(), signals)
}

fn checked(module: Module) -> Vec<String> {
    let netlist = Netlist { modules: vec![module], top: ModuleId(0) };
    check(&netlist).map_or_else(|errors| errors.iter().map(CheckError::to_string).collect(), |()| vec![])
}

#[test]
fn widths_drivers_and_clocks_of_modules_made_by_hand_are_checked() {
    let (mut top, mut exprs, [a, b, c]) = module();
    let read = exprs.signal(&mut top, a);
    top.processes.push(Process { target: b, body: vec![Stmt::Assign(read)] });
    top.processes.push(Process { target: c, body: vec![Stmt::Assign(read)] });
    top.registers.push(Register { q: b, d: read, enable: Some(read), init: Value::zero(3), survives_reset: false });
    assert_eq!(
        checked(top),
        [
            "top.c: the value has 4 bits where 2 are needed; extend or cut it",
            "top.b: the initial value has 3 bits where 4 are needed; extend or cut it",
            "top.b: the enable has 4 bits where 1 are needed; extend or cut it",
            "top.b: driven by an assignment and a register; keep one of them",
            "top: has registers but no clock input; add a clock and connect it",
        ]
    );
}

generator_block! {
    /// Adds one.
    pub struct Increment(width: usize) {
        /// A number.
        in number: (Bits<8>),
        /// The next one.
        out next_number: (Bits<8>),
    }
    |g| {
        let number = g.input("number");
        g.output("next_number", &(&number + &number.same_width(width as u128)));
    }
}

/// Claims to be the generator's block but has other ports.
#[derive(LogicBlock)]
struct Impostor {
    number: Signal<In, Bits<9>>,
    more: Signal<Out, Bits<8>>,
    inner: Increment,
}

impl Logic for Impostor {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        self.inner.hdl()
    }
}

#[test]
fn a_generator_whose_block_has_other_ports_is_refused() {
    let mut block = Impostor { number: Default::default(), more: Default::default(), inner: Increment::new(1) };
    let disagree = "the generator's module and its block disagree on port";
    assert_eq!(
        messages(&mut block),
        [
            format!("top: {disagree} `number`: 9 bits in the block, 8 in the module"),
            format!("top: {disagree} `more`: the module has no such signal"),
            format!("top: {disagree} `next_number`: the block has no such signal"),
        ]
    );
}

#[test]
fn dependencies_pass_through_memories_and_children_but_not_through_registers() {
    let (mut inner, mut exprs, [a, b, c]) = module();
    inner.signals[b.index()].kind = SignalKind::Output;
    inner.signals[c.index()].kind = SignalKind::Output;
    let address = exprs.signal(&mut inner, a);
    let port = |data, registered| ReadPort { address, enable: None, data, registered };
    let enable = exprs.constant(&mut inner, Value::bit(false));
    let write = |data: ExprId| WritePort { address, enable, data, mask: None };
    let memory = |name: &str, width, read: ReadPort, data| tombolo_netlist::ir::Memory {
        name: name.to_string(),
        width,
        depth: 16,
        init: vec![],
        reads: vec![read],
        writes: vec![write(data)],
    };
    let low = exprs.slice(&mut inner, address, 0, 2).expect("inside");
    inner.memories = vec![memory("now", 4, port(b, false), address), memory("later", 2, port(c, true), low)];
    let (mut top, _, [x, y, z]) = module();
    top.instances.push(Instance {
        name: "inner".to_string(),
        module: ModuleId(0),
        connections: vec![(a, x), (b, y), (c, z)],
    });
    let found = dependencies(&Netlist { modules: vec![inner, top], top: ModuleId(1) });
    assert_eq!(found[0].outputs, [(b, vec![a]), (c, vec![])]);
    assert_eq!(found[1].direct, [vec![], vec![x], vec![]]);
    assert_eq!(found[0].inputs_of(b), [a]);
}
