//! Builds a module out of expressions whose widths follow from run-time parameters: datapaths, conversions, crossbars,
//! decoders. Combinational, or a feed-forward pipeline; feedback and control belong in kernels.
//!
//! A [`Wire`] is an expression with its width; operators on wires make new ones. Widths must agree exactly. A mistake is
//! a defect of the block being described, so it panics at the caller's line, like an index out of bounds.
//!
//! Give every intermediate value that a reader or a waveform would want a name with [`Builder::name`]: it becomes a wire
//! in the Verilog and a signal in the waves.

use crate::ir::{
    EnumLabels, ExprId, ExprTable, Memory, MemoryId, Module, ModuleKind, Op, Process, ReadPort, Register, Signal,
    SignalId, SignalKind, Stmt, WidthError, WritePort,
};
use crate::value::Value;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

mod operators;

/// What one evaluation of a module does, in order; later steps use what earlier ones computed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// Process of that index.
    Process(usize),
    /// Same-cycle read: memory and index of its port.
    Read(MemoryId, usize),
}

struct Graph {
    module: Module,
    /// The module was there before: all its signals may be read by name, as if they were inputs.
    is_open: bool,
    table: ExprTable,
    names: HashMap<String, usize>,
    steps: Vec<Step>,
}

impl Graph {
    /// `wanted`, or `wanted_2`, `wanted_3` ... when it is taken.
    fn unique(&mut self, wanted: &str) -> String {
        let count = self.names.entry(wanted.to_owned()).or_insert(0);
        *count += 1;
        if *count == 1 {
            return wanted.to_owned();
        }
        let name = format!("{wanted}_{count}");
        self.unique(&name)
    }

    fn signal(&mut self, wanted: &str, width: u32, kind: SignalKind) -> SignalId {
        let name = self.unique(wanted);
        self.module.add_signal(Signal { name, width, kind, labels: None, is_field: false })
    }
}

/// Direction and width of a port that a built module must have.
#[derive(Clone, Debug, PartialEq)]
pub struct PortDeclaration {
    /// Verilog identifier.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// Input, output or clock.
    pub kind: SignalKind,
    /// The labels of an enumeration's values.
    pub labels: Option<Arc<EnumLabels>>,
    /// A field of a record.
    pub is_field: bool,
}

impl PortDeclaration {
    /// A port of plain bits.
    pub fn bits(name: impl Into<String>, width: u32, kind: SignalKind) -> Self {
        Self { name: name.into(), width, kind, labels: None, is_field: false }
    }
}

/// Builds one module.
#[derive(Clone)]
pub struct Builder {
    graph: Rc<RefCell<Graph>>,
}

/// A value in the module being built.
#[derive(Clone)]
pub struct Wire {
    graph: Rc<RefCell<Graph>>,
    id: ExprId,
    width: u32,
}

/// A RAM of the module being built.
#[derive(Clone, Copy)]
pub struct RamHandle(MemoryId);

#[track_caller]
fn checked<T>(result: Result<T, WidthError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

impl Builder {
    /// A module with these ports; the body is built by `body`, which drives every output.
    ///
    /// # Panics
    /// When an output is left undriven.
    pub fn build(name: &str, source: &str, ports: &[PortDeclaration], body: impl FnOnce(&Self)) -> (Module, Vec<Step>) {
        let module = Module::new(name, source, ModuleKind::Generator);
        let graph = Graph { module, is_open: false, table: ExprTable::default(), names: HashMap::new(), steps: vec![] };
        let builder = Self { graph: Rc::new(RefCell::new(graph)) };
        for port in ports {
            let signal = builder.graph.borrow_mut().signal(&port.name, port.width, port.kind);
            let signal = &mut builder.graph.borrow_mut().module.signals[signal.index()];
            (signal.labels, signal.is_field) = (port.labels.clone(), port.is_field);
        }
        body(&builder);
        let mut graph = builder.graph.borrow_mut();
        let module = std::mem::replace(&mut graph.module, Module::new("", "", ModuleKind::Generator));
        for (at, signal) in module.signals.iter().enumerate() {
            let driven = module.processes.iter().any(|process| process.target.index() == at);
            assert!(signal.kind != SignalKind::Output || driven, "output {} of {name} is not driven", signal.name);
        }
        (module, std::mem::take(&mut graph.steps))
    }

    /// The module with what `body` adds to it.
    pub(crate) fn extend(module: Module, body: impl FnOnce(&Self)) -> Module {
        let table = ExprTable::of(&module);
        let signals = module.signals.iter().map(|signal| &signal.name);
        let others = module.memories.iter().map(|memory| &memory.name);
        let instances = module.instances.iter().map(|instance| &instance.name);
        let names = signals.chain(others).chain(instances).map(|name| (name.clone(), 1)).collect();
        let graph = Graph { module, is_open: true, table, names, steps: vec![] };
        let builder = Self { graph: Rc::new(RefCell::new(graph)) };
        body(&builder);
        let mut graph = builder.graph.borrow_mut();
        std::mem::replace(&mut graph.module, Module::new("", "", ModuleKind::Generator))
    }

    fn wire(&self, id: ExprId) -> Wire {
        let width = self.graph.borrow().module.width(id);
        Wire { graph: Rc::clone(&self.graph), id, width }
    }

    fn read_signal(&self, signal: SignalId) -> Wire {
        let id = {
            let graph = &mut *self.graph.borrow_mut();
            graph.table.signal(&mut graph.module, signal)
        };
        self.wire(id)
    }

    #[track_caller]
    fn port(&self, name: &str, kind: SignalKind) -> SignalId {
        let graph = self.graph.borrow();
        match graph.module.find_signal(name) {
            Some(id) if graph.module.signal(id).kind == kind || graph.is_open && kind == SignalKind::Input => id,
            _ => panic!("no {kind:?} port {name}"),
        }
    }

    /// Any signal of a module that is extended.
    #[track_caller]
    pub(crate) fn any_signal(&self, name: &str) -> Wire {
        let found = self.graph.borrow().module.find_signal(name);
        match found {
            Some(signal) => self.read_signal(signal),
            None => panic!("{} has no signal {name}", self.graph.borrow().module.name),
        }
    }

    /// Another input of a module that is extended.
    pub(crate) fn new_input(&self, name: &str, width: u32) -> Wire {
        let signal = self.graph.borrow_mut().signal(name, width, SignalKind::Input);
        self.read_signal(signal)
    }

    /// Another output; the name that it gets.
    pub(crate) fn new_output(&self, name: &str, value: &Wire) -> String {
        let graph = &mut *self.graph.borrow_mut();
        let target = graph.signal(name, value.width, SignalKind::Output);
        graph.module.processes.push(Process { target, body: vec![Stmt::Assign(value.id)] });
        graph.module.signal(target).name.clone()
    }

    /// A register whose next value follows from its value.
    pub(crate) fn feedback(&self, name: &str, width: u32, init: u128, next: impl FnOnce(&Wire) -> Wire) -> Wire {
        let signal = self.graph.borrow_mut().signal(name, width, SignalKind::Local);
        let q = self.read_signal(signal);
        let d = next(&q);
        assert!(d.width == width, "{name} has {width} bits, its next value {}", d.width);
        let init = Value::new(width, init);
        let register = Register { q: signal, d: d.id, enable: None, init, survives_reset: false };
        self.graph.borrow_mut().module.registers.push(register);
        q
    }

    /// The word at `address` of the RAM of that name, in the same cycle.
    #[track_caller]
    pub(crate) fn spy(&self, ram: &str, address: &Wire) -> Wire {
        let found = self.graph.borrow().module.memories.iter().position(|memory| memory.name == ram);
        match found {
            Some(at) => self.ram_read_now(RamHandle(MemoryId(at as u32)), "word", address),
            None => panic!("{} has no RAM {ram}", self.graph.borrow().module.name),
        }
    }

    /// The input port of that name.
    #[track_caller]
    pub fn input(&self, name: &str) -> Wire {
        self.read_signal(self.port(name, SignalKind::Input))
    }

    /// The elements of an array of input ports.
    #[track_caller]
    pub fn inputs(&self, name: &str, count: usize) -> Vec<Wire> {
        (0..count).map(|at| self.input(&format!("{name}_{at}"))).collect()
    }

    /// Drives the output port of that name.
    #[track_caller]
    pub fn output(&self, name: &str, value: &Wire) {
        let target = self.port(name, SignalKind::Output);
        let graph = &mut *self.graph.borrow_mut();
        let width = graph.module.signal(target).width;
        assert!(width == value.width, "output {name} has {width} bits, its value {}", value.width);
        assert!(graph.module.processes.iter().all(|p| p.target != target), "output {name} is driven twice");
        graph.steps.push(Step::Process(graph.module.processes.len()));
        graph.module.processes.push(Process { target, body: vec![Stmt::Assign(value.id)] });
    }

    /// Drives an array of output ports.
    #[track_caller]
    pub fn outputs(&self, name: &str, values: &[Wire]) {
        for (at, value) in values.iter().enumerate() {
            self.output(&format!("{name}_{at}"), value);
        }
    }

    /// Names the values of an output port, for waveforms.
    #[track_caller]
    pub fn label(&self, name: &str, labels: EnumLabels) {
        let port = self.port(name, SignalKind::Output);
        self.graph.borrow_mut().module.signals[port.index()].labels = Some(Arc::new(labels));
    }

    /// A literal of `width` bits.
    pub fn constant(&self, width: u32, bits: u128) -> Wire {
        self.value(Value::new(width, bits))
    }

    /// A literal of any width.
    pub fn value(&self, value: Value) -> Wire {
        let id = {
            let graph = &mut *self.graph.borrow_mut();
            graph.table.constant(&mut graph.module, value)
        };
        self.wire(id)
    }

    /// All zeros.
    pub fn zero(&self, width: u32) -> Wire {
        self.constant(width, 0)
    }

    /// Gives a value a name (numbered when the name is taken) and returns it.
    pub fn name(&self, name: &str, value: &Wire) -> Wire {
        let target = {
            let graph = &mut *self.graph.borrow_mut();
            let target = graph.signal(name, value.width, SignalKind::Local);
            graph.steps.push(Step::Process(graph.module.processes.len()));
            graph.module.processes.push(Process { target, body: vec![Stmt::Assign(value.id)] });
            target
        };
        self.read_signal(target)
    }

    /// The value one clock later; zero after configuration.
    pub fn register(&self, name: &str, value: &Wire) -> Wire {
        self.add_register(name, value, None, Value::zero(value.width), false)
    }

    /// The value at the last clock edge at which `enable` (1 bit) was set; zero after configuration.
    pub fn register_enabled(&self, name: &str, value: &Wire, enable: &Wire) -> Wire {
        self.register_from(name, value, enable, 0)
    }

    /// [`Self::register_enabled`] with a value of its own after configuration.
    pub fn register_from(&self, name: &str, value: &Wire, enable: &Wire, init: u128) -> Wire {
        self.add_register(name, value, Some(enable.id), Value::new(value.width, init), false)
    }

    /// [`Self::register_enabled`] whose value a [reset](crate::reset) leaves as it is: a stage of a pipeline, of which registers that are
    /// reset say whether anything is in it.
    pub fn register_stage(&self, name: &str, value: &Wire, enable: &Wire) -> Wire {
        self.add_register(name, value, Some(enable.id), Value::zero(value.width), true)
    }

    fn add_register(
        &self,
        name: &str,
        value: &Wire,
        enable: Option<ExprId>,
        init: Value,
        survives_reset: bool,
    ) -> Wire {
        let q = {
            let graph = &mut *self.graph.borrow_mut();
            let q = graph.signal(name, value.width, SignalKind::Local);
            graph.module.registers.push(Register { q, d: value.id, enable, init, survives_reset });
            q
        };
        self.read_signal(q)
    }

    /// A RAM of zeros.
    pub fn ram(&self, name: &str, width: u32, depth: u32) -> RamHandle {
        let graph = &mut *self.graph.borrow_mut();
        let name = graph.unique(name);
        graph.module.memories.push(Memory { name, width, depth, init: vec![], reads: vec![], writes: vec![] });
        RamHandle(MemoryId(graph.module.memories.len() as u32 - 1))
    }

    /// A table: a RAM that nothing writes, of `width` bits a word.
    pub fn rom(&self, name: &str, width: u32, words: &[u128]) -> RamHandle {
        let ram = self.ram(name, width, words.len() as u32);
        let graph = &mut *self.graph.borrow_mut();
        graph.module.memories[ram.0.index()].init = words.iter().map(|word| Value::new(width, *word)).collect();
        ram
    }

    /// Writes `data` at the clock edge when `enable` is set. `mask` has one bit for each equal part of the word.
    #[track_caller]
    pub fn ram_write(&self, ram: RamHandle, enable: &Wire, address: &Wire, data: &Wire, mask: Option<&Wire>) {
        let graph = &mut *self.graph.borrow_mut();
        let memory = &mut graph.module.memories[ram.0.index()];
        assert!(memory.width == data.width, "{} has {} bits, data {}", memory.name, memory.width, data.width);
        let parts = mask.map_or(1, |mask| mask.width);
        assert!(memory.width.is_multiple_of(parts), "{} bits do not divide into {parts} parts", memory.width);
        let (enable, address, data, mask) = (enable.id, address.id, data.id, mask.map(|mask| mask.id));
        memory.writes.push(WritePort { address, enable, data, mask });
    }

    /// The word at `address` one clock later (block RAM); keeps the last word when `enable` is clear.
    pub fn ram_read(&self, ram: RamHandle, name: &str, address: &Wire, enable: Option<&Wire>) -> Wire {
        self.add_read(ram, name, address, enable, true)
    }

    /// The word at `address` in the same cycle (distributed RAM).
    pub fn ram_read_now(&self, ram: RamHandle, name: &str, address: &Wire) -> Wire {
        self.add_read(ram, name, address, None, false)
    }

    fn add_read(&self, ram: RamHandle, name: &str, address: &Wire, enable: Option<&Wire>, registered: bool) -> Wire {
        let data = {
            let graph = &mut *self.graph.borrow_mut();
            let width = graph.module.memories[ram.0.index()].width;
            let data = graph.signal(name, width, SignalKind::Local);
            let memory = &mut graph.module.memories[ram.0.index()];
            memory.reads.push(ReadPort { address: address.id, enable: enable.map(|e| e.id), data, registered });
            if !registered {
                graph.steps.push(Step::Read(ram.0, memory.reads.len() - 1));
            }
            data
        };
        self.read_signal(data)
    }

    /// The parts side by side, the first one most significant.
    pub fn concat(&self, parts: &[&Wire]) -> Wire {
        self.operation(Op::Concat(parts.iter().map(|part| part.id).collect()))
    }

    /// The result whose constant equals the subject, else the default.
    #[track_caller]
    pub fn lookup(&self, subject: &Wire, arms: &[(u128, Wire)], default: &Wire) -> Wire {
        let arms = arms.iter().map(|(constant, result)| (Value::new(subject.width, *constant), result.id)).collect();
        self.operation(Op::Lookup { subject: subject.id, arms, default: default.id })
    }

    /// The value at the index, the first one where the index is beyond the last.
    #[track_caller]
    pub fn choose(&self, index: &Wire, values: &[Wire]) -> Wire {
        let arms: Vec<(u128, Wire)> = (0..).zip(values.iter().cloned()).skip(1).collect();
        self.lookup(index, &arms, &values[0])
    }

    /// Or of values that are already gated by one-hot selects; zero of `width` bits for none.
    pub fn or_all(&self, width: u32, values: &[Wire]) -> Wire {
        values
            .iter()
            .fold(None, |sum: Option<Wire>, v| Some(sum.map_or(v.clone(), |s| s | v)))
            .unwrap_or_else(|| self.zero(width))
    }

    #[track_caller]
    fn operation(&self, op: Op) -> Wire {
        let id = {
            let graph = &mut *self.graph.borrow_mut();
            checked(graph.table.operation(&mut graph.module, op))
        };
        self.wire(id)
    }
}

impl Wire {
    /// Bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    fn builder(&self) -> Builder {
        Builder { graph: Rc::clone(&self.graph) }
    }

    #[track_caller]
    fn operation(&self, op: Op) -> Self {
        self.builder().operation(op)
    }

    #[track_caller]
    fn table(&self, make: impl FnOnce(&mut ExprTable, &mut Module) -> Result<ExprId, WidthError>) -> Self {
        let id = {
            let graph = &mut *self.graph.borrow_mut();
            checked(make(&mut graph.table, &mut graph.module))
        };
        self.builder().wire(id)
    }

    /// A literal as wide as this wire.
    pub fn same_width(&self, bits: u128) -> Self {
        self.builder().constant(self.width, bits)
    }

    /// Bits `lsb .. lsb + width`.
    #[track_caller]
    pub fn slice(&self, lsb: u32, width: u32) -> Self {
        self.table(|table, module| table.slice(module, self.id, lsb, width))
    }

    /// One bit.
    #[track_caller]
    pub fn bit(&self, index: u32) -> Self {
        self.slice(index, 1)
    }

    /// The most significant bit.
    pub fn msb(&self) -> Self {
        self.bit(self.width - 1)
    }

    /// `width` bits from a run-time offset; zeros beyond the end.
    pub fn slice_at(&self, offset: &Self, width: u32) -> Self {
        self.table(|table, module| Ok(table.slice_at(module, self.id, offset.id, width)))
    }

    /// Extended with zeros to `width` bits.
    #[track_caller]
    pub fn zero_extend(&self, width: u32) -> Self {
        self.table(|table, module| table.extend(module, self.id, width, false))
    }

    /// Extended with the sign bit to `width` bits.
    #[track_caller]
    pub fn sign_extend(&self, width: u32) -> Self {
        self.table(|table, module| table.extend(module, self.id, width, true))
    }

    /// Extended with zeros or cut to `width` bits.
    pub fn resize(&self, width: u32) -> Self {
        if width <= self.width { self.slice(0, width) } else { self.zero_extend(width) }
    }

    /// `{self, low}`.
    pub fn concat(&self, low: &Self) -> Self {
        self.operation(Op::Concat(vec![self.id, low.id]))
    }

    /// `count` copies side by side.
    pub fn repeat(&self, count: u32) -> Self {
        if self.width == 1 && count > 1 {
            return self.sign_extend(count);
        }
        self.operation(Op::Concat(vec![self.id; count as usize]))
    }

    /// Equal, 1 bit.
    #[track_caller]
    pub fn equals(&self, other: &Self) -> Self {
        self.operation(Op::Eq(self.id, other.id))
    }

    /// Equal to a literal, 1 bit.
    #[track_caller]
    pub fn is(&self, bits: u128) -> Self {
        self.equals(&self.same_width(bits))
    }

    /// Not equal, 1 bit.
    #[track_caller]
    pub fn differs(&self, other: &Self) -> Self {
        self.operation(Op::Ne(self.id, other.id))
    }

    /// Unsigned less than, 1 bit.
    #[track_caller]
    pub fn less(&self, other: &Self) -> Self {
        self.operation(Op::LessUnsigned(self.id, other.id))
    }

    /// Two's complement product, as wide as both operands together.
    pub fn times_signed(&self, other: &Self) -> Self {
        self.operation(Op::MulSigned(self.id, other.id))
    }

    /// Two's complement less than, 1 bit.
    #[track_caller]
    pub fn less_signed(&self, other: &Self) -> Self {
        self.operation(Op::LessSigned(self.id, other.id))
    }

    /// Shifted left, zero when the amount reaches the width.
    pub fn shift_left(&self, amount: &Self) -> Self {
        self.operation(Op::ShiftLeft(self.id, amount.id))
    }

    /// Shifted right with zeros.
    pub fn shift_right(&self, amount: &Self) -> Self {
        self.operation(Op::ShiftRight(self.id, amount.id))
    }

    /// Shifted right with the sign.
    pub fn shift_right_signed(&self, amount: &Self) -> Self {
        self.operation(Op::ShiftRightSigned(self.id, amount.id))
    }

    /// All bits set, 1 bit.
    pub fn all(&self) -> Self {
        self.operation(Op::All(self.id))
    }

    /// Some bit set, 1 bit.
    pub fn any(&self) -> Self {
        self.operation(Op::Any(self.id))
    }

    /// No bit set, 1 bit.
    pub fn none(&self) -> Self {
        !self.any()
    }

    /// Exclusive or of all bits, 1 bit.
    pub fn parity(&self) -> Self {
        self.operation(Op::Parity(self.id))
    }

    /// Zeros above the most significant one.
    pub fn leading_zeros(&self) -> Self {
        self.operation(Op::LeadingZeros(self.id))
    }

    /// `if self { yes } else { no }`; self is 1 bit.
    #[track_caller]
    pub fn select(&self, yes: &Self, no: &Self) -> Self {
        self.operation(Op::Mux(self.id, yes.id, no.id))
    }

    /// The value where `condition` (1 bit) is set, zero elsewhere.
    #[track_caller]
    pub fn when(&self, condition: &Self) -> Self {
        self & &condition.repeat(self.width)
    }

    /// Plus a literal, modulo 2^width.
    pub fn plus(&self, bits: u128) -> Self {
        self + &self.same_width(bits)
    }
}
