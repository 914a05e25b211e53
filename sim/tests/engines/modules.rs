//! Hand-made modules and what they must do.

use super::engines;
use pretty_assertions::assert_eq;
use std::sync::Arc;
use tombolo_netlist::ir::*;
use tombolo_netlist::value::Value;
use tombolo_sim::engine::{CompiledEngine, EngineError, Interpreter, MemoryFaultKind};

/// A module under construction.
struct Draft {
    module: Module,
    table: ExprTable,
}

impl Draft {
    fn new(name: &str) -> Self {
        let module = Module::new(name, "hand-made", ModuleKind::Kernel);
        let mut draft = Self { module, table: ExprTable::default() };
        draft.signal("clock", 1, SignalKind::Clock);
        draft
    }

    fn signal(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        self.module.add_signal(Signal { name: name.to_owned(), width, kind, labels: None, is_field: false })
    }

    fn read(&mut self, signal: SignalId) -> ExprId {
        self.table.signal(&mut self.module, signal)
    }

    fn literal(&mut self, width: u32, bits: u128) -> ExprId {
        self.table.constant(&mut self.module, Value::new(width, bits))
    }

    fn op(&mut self, op: Op) -> ExprId {
        self.table.operation(&mut self.module, op).unwrap()
    }

    fn assign(&mut self, target: SignalId, value: ExprId) {
        self.module.processes.push(Process { target, body: vec![Stmt::Assign(value)] });
    }

    fn register(&mut self, q: SignalId, d: ExprId, enable: Option<ExprId>, init: u128) {
        let init = Value::new(self.module.signal(q).width, init);
        self.module.registers.push(Register { q, d, enable, init, survives_reset: false });
    }

    fn instance(&mut self, name: &str, module: ModuleId, connections: &[(SignalId, SignalId)]) {
        let connections = connections.to_vec();
        self.module.instances.push(Instance { name: name.to_owned(), module, connections });
    }
}

fn alone(draft: Draft) -> Netlist {
    Netlist { modules: vec![draft.module], top: ModuleId(0) }
}

/// A 4-word ROM without ports.
pub fn rom() -> Netlist {
    let mut draft = Draft::new("rom_holder");
    let init = [0xa, 0xb0, 0xc00].map(|word| Value::new(12, word)).to_vec();
    let rom = Memory { name: "rom".to_owned(), width: 12, depth: 4, init, reads: vec![], writes: vec![] };
    draft.module.memories.push(rom);
    alone(draft)
}

/// An 8-bit counter that counts while `run` is set.
fn counter() -> Draft {
    let mut draft = Draft::new("counter");
    let run = draft.signal("run", 1, SignalKind::Input);
    let count = draft.signal("count", 8, SignalKind::Output);
    let (run, now, one) = (draft.read(run), draft.read(count), draft.literal(8, 1));
    let next = draft.op(Op::Add(now, one));
    draft.register(count, next, Some(run), 250);
    draft
}

#[test]
fn an_enabled_register_counts_wraps_and_can_be_poked() {
    let netlist = Arc::new(alone(counter()));
    for mut engine in engines(&netlist) {
        let (run, count) = (engine.input("run").unwrap(), engine.find("count").unwrap());
        let mut seen = vec![];
        for run_now in [1, 1, 0, 1, 1, 1, 1, 1] {
            engine.set(run, &[run_now]);
            engine.settle();
            seen.push(engine.get(count)[0]);
            engine.step();
        }
        assert_eq!(seen, vec![250, 251, 252, 252, 253, 254, 255, 0]);
        let register = engine.find_register("count").unwrap();
        engine.poke(register, &[0xfff]);
        assert_eq!(engine.get(count), &[0xff]);
        engine.step();
        assert_eq!((engine.get(count)[0], engine.cycles()), (0, 9));
    }
}

#[test]
fn names_that_do_not_fit_are_refused_with_the_path() {
    let netlist = Arc::new(alone(counter()));
    for engine in engines(&netlist) {
        let path = |path: &str| path.to_owned();
        assert_eq!(engine.find("count.x"), Err(EngineError::NoSignal { path: path("count.x") }));
        assert_eq!(engine.input("count"), Err(EngineError::NotAnInput { path: path("count") }));
        assert_eq!(engine.find_register("run"), Err(EngineError::NotARegister { path: path("run") }));
        assert_eq!(engine.find_memory("ram").err(), Some(EngineError::NoMemory { path: path("ram") }));
    }
}

/// Two independent paths through one child, chained outside it: `y = (x + 1) + 2`.
#[test]
fn a_childs_output_may_feed_another_input_of_the_same_child() {
    let mut child = Draft::new("two_paths");
    let ports: Vec<(SignalId, SignalId)> = (0..2)
        .map(|path| {
            let input = child.signal(&format!("in_{path}"), 8, SignalKind::Input);
            let output = child.signal(&format!("out_{path}"), 8, SignalKind::Output);
            let (value, step) = (child.read(input), child.literal(8, path + 1));
            let sum = child.op(Op::Add(value, step));
            child.assign(output, sum);
            (input, output)
        })
        .collect();
    let mut top = Draft::new("top");
    let x = top.signal("x", 8, SignalKind::Input);
    let y = top.signal("y", 8, SignalKind::Output);
    let middle = top.signal("middle", 8, SignalKind::Local);
    top.instance("paths", ModuleId(0), &[(ports[0].0, x), (ports[0].1, middle), (ports[1].0, middle), (ports[1].1, y)]);
    let netlist = Arc::new(Netlist { modules: vec![child.module, top.module], top: ModuleId(1) });
    for mut engine in engines(&netlist) {
        let (x, y) = (engine.input("x").unwrap(), engine.find("y").unwrap());
        engine.set(x, &[10]);
        engine.settle_outputs();
        assert_eq!(engine.get(y), &[13]);
        engine.settle();
        assert_eq!(engine.get(engine.find("paths.in_1").unwrap()), &[11]);
    }
}

/// Two registers that hold each other's last value.
pub fn two_stages() -> Netlist {
    let mut child = Draft::new("stage");
    let d = child.signal("d", 4, SignalKind::Input);
    let q = child.signal("q", 4, SignalKind::Output);
    let value = child.read(d);
    child.register(q, value, None, 0);
    let mut top = Draft::new("top");
    let a = top.signal("a", 4, SignalKind::Output);
    let b = top.signal("b", 4, SignalKind::Output);
    top.instance("first", ModuleId(0), &[(d, b), (q, a)]);
    top.instance("second", ModuleId(0), &[(d, a), (q, b)]);
    Netlist { modules: vec![child.module, top.module], top: ModuleId(1) }
}

#[test]
fn registers_swap_across_instances_at_one_edge() {
    let netlist = Arc::new(two_stages());
    for mut engine in engines(&netlist) {
        let (a, b) = (engine.find("a").unwrap(), engine.find("b").unwrap());
        let first = engine.find_register("first.q").unwrap();
        engine.poke(first, &[7]);
        engine.step();
        assert_eq!((engine.get(a)[0], engine.get(b)[0]), (0, 7));
        engine.step();
        assert_eq!((engine.get(a)[0], engine.get(b)[0]), (7, 0));
    }
}

/// Three decoders of two words; a decoder adds one, and has a register of the sum. The first two decode `word`: one reads the input,
/// the other a copy of it.
pub fn decoders() -> Netlist {
    let mut child = Draft::new("decoder");
    let word = child.signal("word", 4, SignalKind::Input);
    let sum = child.signal("sum", 4, SignalKind::Output);
    let last = child.signal("last", 4, SignalKind::Output);
    let (value, one) = (child.read(word), child.literal(4, 1));
    let next = child.op(Op::Add(value, one));
    child.assign(sum, next);
    child.register(last, next, None, 0);
    let mut top = Draft::new("top");
    let words = ["word", "other"].map(|name| top.signal(name, 4, SignalKind::Input));
    let copy = top.signal("copy", 4, SignalKind::Local);
    let (value, zero) = (top.read(words[0]), top.literal(4, 0));
    top.module.processes.push(Process { target: copy, body: vec![Stmt::Assign(zero), Stmt::Assign(value)] });
    for (name, read) in ["first", "second", "third"].into_iter().zip([words[0], copy, words[1]]) {
        let [out, kept] = ["sum", "last"].map(|port| top.signal(&format!("{name}_{port}"), 4, SignalKind::Output));
        top.instance(name, ModuleId(0), &[(word, read), (sum, out), (last, kept)]);
    }
    Netlist { modules: vec![child.module, top.module], top: ModuleId(1) }
}

/// A state that counts through an enumeration of three values, and one value more.
pub fn states() -> Netlist {
    let mut draft = Draft::new("states");
    let state = draft.signal("state", 2, SignalKind::Output);
    let labels = ["IDLE", "RUN", "DONE"].map(str::to_owned).to_vec();
    draft.module.signals[state.index()].labels = Some(Arc::new(EnumLabels { name: "State".to_owned(), labels }));
    let (now, one) = (draft.read(state), draft.literal(2, 1));
    let next = draft.op(Op::Add(now, one));
    draft.register(state, next, None, 0);
    alone(draft)
}

/// One write port, one registered and one same-cycle read port, byte masks.
fn ram() -> Netlist {
    let mut draft = Draft::new("ram_holder");
    let [address, write_address] = ["address", "write_address"].map(|name| draft.signal(name, 4, SignalKind::Input));
    let write = draft.signal("write", 1, SignalKind::Input);
    let mask = draft.signal("mask", 2, SignalKind::Input);
    let data = draft.signal("data", 16, SignalKind::Input);
    let later = draft.signal("later", 16, SignalKind::Output);
    let now = draft.signal("now", 16, SignalKind::Output);
    let [address, write_address, write, mask, data] =
        [address, write_address, write, mask, data].map(|signal| draft.read(signal));
    draft.module.memories.push(Memory {
        name: "ram".to_owned(),
        width: 16,
        depth: 10,
        init: vec![],
        reads: vec![
            ReadPort { address, enable: None, data: later, registered: true },
            ReadPort { address, enable: None, data: now, registered: false },
        ],
        writes: vec![WritePort { address: write_address, enable: write, data, mask: Some(mask) }],
    });
    alone(draft)
}

#[test]
fn a_ram_masks_writes_and_reports_reading_a_word_that_is_being_written() {
    let netlist = Arc::new(ram());
    for mut engine in engines(&netlist) {
        let set = |engine: &mut dyn tombolo_sim::engine::Engine, values: [u64; 5]| {
            for (name, value) in ["address", "write_address", "write", "mask", "data"].into_iter().zip(values) {
                let input = engine.input(name).unwrap();
                engine.set(input, &[value]);
            }
        };
        let (now, later) = (engine.find("now").unwrap(), engine.find("later").unwrap());
        set(&mut *engine, [3, 5, 1, 0b10, 0xabcd]);
        engine.step();
        set(&mut *engine, [5, 12, 1, 0b11, 0xffff]);
        engine.settle();
        assert_eq!(engine.get(now), &[0xab00]);
        engine.step();
        assert_eq!(engine.get(later), &[0xab00]);
        assert_eq!(engine.faults(), &[]);
        set(&mut *engine, [5, 5, 1, 0b01, 0x1234]);
        engine.step();
        assert_eq!(engine.get(later), &[0xab00]);
        set(&mut *engine, [15, 5, 1, 0b00, 0x5555]);
        engine.settle();
        assert_eq!(engine.get(now), &[0], "beyond the depth");
        engine.step();
        let faults: Vec<String> = engine.faults().iter().map(|fault| fault.to_string()).collect();
        assert_eq!(faults, vec!["cycle 2: memory ram, word 0x5: read in the cycle that writes it"]);
        assert_eq!(engine.faults()[0].kind, MemoryFaultKind::ReadDuringWrite);
        let ram = engine.find_memory("ram").unwrap();
        assert_eq!(engine.read_memory(ram, 5), Ok(Value::new(16, 0xab34)));
        engine.write_memory(ram, 6, &[0x1_0042]).unwrap();
        assert_eq!(engine.read_memory(ram, 6), Ok(Value::new(16, 0x42)));
        let missing = EngineError::NoWord { path: "ram".to_owned(), index: 10, depth: 10 };
        assert_eq!(engine.read_memory(ram, 10), Err(missing));
    }
}

#[test]
fn a_combinational_loop_is_refused_naming_its_signals() {
    let mut draft = Draft::new("ring");
    let a = draft.signal("a", 1, SignalKind::Local);
    let b = draft.signal("b", 1, SignalKind::Local);
    let (from_a, from_b) = (draft.read(a), draft.read(b));
    let inverted = draft.op(Op::Not(from_b));
    draft.assign(a, inverted);
    draft.assign(b, from_a);
    let netlist = Arc::new(alone(draft));
    let interpreted = Interpreter::new(netlist.clone()).err().map(|error| error.to_string());
    assert_eq!(interpreted.as_deref(), Some("combinational loop: a -> b; put a register into it"));
    let compiled = CompiledEngine::new(netlist).err().map(|error| error.to_string());
    assert_eq!(compiled.as_deref(), Some("combinational loop: ring.b -> ring.a; put a register into it"));
}

/// Five registers of 70 bits; `write` gives the one of `number` the value of `data`. Of a number that there is not, `by_constant` is 9,
/// `by_register` is register 2, and `by_input` is `data`; `before` is `by_register` of the last cycle.
fn numbered() -> Netlist {
    let mut draft = Draft::new("numbered");
    let [number, data, write] =
        [("number", 3), ("data", 70), ("write", 1)].map(|(name, width)| draft.signal(name, width, SignalKind::Input));
    let [number, data, write] = [number, data, write].map(|signal| draft.read(signal));
    let nine = draft.literal(70, 9);
    let mut arms = vec![];
    for at in 0..5 {
        let register = draft.signal(&format!("register_{at}"), 70, SignalKind::Local);
        let own = draft.literal(3, at);
        let is_own = draft.op(Op::Eq(number, own));
        let enable = draft.op(Op::And(write, is_own));
        draft.register(register, data, Some(enable), 100 + at);
        arms.push((Value::new(3, at), draft.read(register)));
    }
    for (name, default) in [("by_constant", nine), ("by_register", arms[2].1), ("by_input", data)] {
        let chosen = draft.signal(name, 70, SignalKind::Output);
        let value = draft.op(Op::Lookup { subject: number, arms: arms.clone(), default });
        draft.assign(chosen, value);
    }
    let before = draft.signal("before", 70, SignalKind::Output);
    let value = draft.op(Op::Lookup { subject: number, arms: arms.clone(), default: arms[2].1 });
    draft.register(before, value, None, 0);
    alone(draft)
}

#[test]
fn a_register_is_chosen_by_its_number_as_it_was_before_the_edge() {
    for mut engine in engines(&Arc::new(numbered())) {
        let [number, data, write] = ["number", "data", "write"].map(|name| engine.input(name).unwrap());
        let outputs = ["by_constant", "by_register", "by_input", "before"].map(|name| engine.find(name).unwrap());
        let mut registers = [0, 1, 2, 3, 4].map(|at| [100 + at, 0]);
        let mut before = [0, 0];
        for cycle in 0..200 {
            let (at, value) = (cycle * 5 % 8, [u64::wrapping_mul(cycle, 0x9e37_79b9_7f4a_7c15), cycle % 64]);
            engine.set(number, &[at]);
            engine.set(data, &value);
            engine.set(write, &[u64::from(cycle % 3 != 0)]);
            engine.settle_outputs();
            let own = registers.get(at as usize).copied();
            let expected = [own.unwrap_or([9, 0]), own.unwrap_or(registers[2]), own.unwrap_or(value), before];
            let read = outputs.map(|output| [engine.get(output)[0], engine.get(output)[1]]);
            assert_eq!(read, expected, "cycle {cycle}");
            before = expected[1];
            if let Some(register) = registers.get_mut(at as usize).filter(|_| cycle % 3 != 0) {
                *register = value;
            }
            engine.step();
        }
    }
}
