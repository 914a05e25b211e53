//! Where the signals of a module are in its Verilog: by themselves, in a packed vector, or inside a loop.

use super::arrays::Arrays;
use super::module::PortNames;
use super::names::Names;
use super::repeat::{Affine, Leaf, Loop, Repeated};
use crate::ir::{ExprId, Module, Op, Process, SignalId, SignalKind, Stmt};
use crate::schedule::statement_roots;
use std::collections::{HashMap, HashSet};

/// An element of a packed vector.
#[derive(Clone, Debug)]
pub(super) struct Place {
    vector: String,
    /// Which element.
    number: Affine,
    /// Bits of an element.
    width: u32,
    /// Name of the loop variable.
    variable: String,
}

impl Place {
    pub(super) fn new(vector: &str, number: Affine, width: u32, variable: &str) -> Self {
        Self { vector: vector.to_owned(), number, width, variable: variable.to_owned() }
    }

    /// The name of the vector.
    pub(super) fn vector(&self) -> &str {
        &self.vector
    }

    /// Bits of an element.
    pub(super) fn width(&self) -> u32 {
        self.width
    }

    /// The element is the one just above `low`.
    pub(super) fn follows(&self, low: &Self) -> bool {
        self.vector == low.vector
            && self.number.factor == low.number.factor
            && self.number.offset == low.number.offset + 1
    }

    /// The element as a whole.
    pub(super) fn whole(&self) -> String {
        self.part(0, self.width)
    }

    /// Bits of the element, and of those behind it.
    pub(super) fn part(&self, lsb: u32, width: u32) -> String {
        if self.number.factor == 0 {
            let lsb = self.number.offset as u32 * self.width + lsb;
            return match width {
                1 => format!("{}[{lsb}]", self.vector),
                _ => format!("{}[{}:{lsb}]", self.vector, lsb + width - 1),
            };
        }
        let number = self.number.text(&self.variable);
        let number = if number.contains(' ') && self.width > 1 { format!("({number})") } else { number };
        let base = match (self.width, number.as_str()) {
            (1, _) => number,
            (_, "0") => String::new(),
            (width, _) => format!("{number}*{width}"),
        };
        let base = match (base.as_str(), lsb) {
            ("", lsb) => lsb.to_string(),
            (_, 0) => base,
            (_, lsb) => format!("{base} + {lsb}"),
        };
        if width == 1 { format!("{}[{base}]", self.vector) } else { format!("{}[{base} +: {width}]", self.vector) }
    }

    /// A name for the element alone.
    pub(super) fn alone(&self) -> String {
        match self.number {
            Affine { factor: 0, offset } => format!("{}_{offset}", self.vector),
            Affine { factor: 1, offset: 0 } => format!("{}_{}", self.vector, self.variable),
            _ => format!("{}_other", self.vector),
        }
    }
}

impl Affine {
    /// As a Verilog expression.
    pub(super) fn text(self, variable: &str) -> String {
        let product = match self.factor {
            0 => return self.offset.to_string(),
            1 => variable.to_owned(),
            factor => format!("{factor}*{variable}"),
        };
        match self.offset {
            offset if self.factor == -1 => format!("{offset} - {variable}"),
            offset if self.factor < 0 => format!("{offset} - {}*{variable}", -self.factor),
            0 => product,
            offset if offset < 0 => format!("{product} - {}", -offset),
            offset => format!("{product} + {offset}"),
        }
    }
}

/// The names of a module's signals.
pub(super) struct Places {
    /// What users of a signal write.
    pub(super) signals: Vec<String>,
    /// Of signals that are only a place in a vector.
    pub(super) places: HashMap<SignalId, Place>,
    /// Of signals that are a part of a vector that moves with the loop variable.
    pub(super) parts: HashSet<SignalId>,
    /// Of each array, the vector that holds it.
    pub(super) vectors: Vec<Option<String>>,
    /// Arrays whose elements are declared inside a loop.
    pub(super) inner: Vec<bool>,
    /// Of each array, whether all its elements are registers: the vector is a variable.
    pub(super) stored: Vec<bool>,
    /// Elements of vectors with a variable of their own, which the vector takes its bits from.
    pub(super) backed: HashSet<SignalId>,
    /// The loop variable.
    pub(super) variable: String,
}

impl Places {
    pub(super) fn new(repeated: &Repeated, names: &mut Names, ports: &[PortNames]) -> Self {
        let Repeated { module, arrays, loops, leaves, absorbed, .. } = repeated;
        let usage = Usage::of(repeated, ports);
        let mut places = Self {
            signals: vec![String::new(); module.signals.len()],
            places: HashMap::new(),
            parts: HashSet::new(),
            vectors: vec![None; arrays.all.len()],
            stored: vec![false; arrays.all.len()],
            inner: usage.inner,
            backed: HashSet::new(),
            variable: String::new(),
        };
        let is_packed = |signal: SignalId| arrays.place.get(&signal).is_some_and(|place| usage.packed[place.0]);
        for (at, signal) in module.signals.iter().enumerate() {
            let id = SignalId(at as u32);
            if !is_packed(id) && !leaves.contains_key(&id) && !absorbed.contains(&id) {
                places.signals[at] = names.claim(&signal.name);
            }
        }
        for (at, array) in arrays.all.iter().enumerate() {
            if usage.packed[at] {
                places.vectors[at] = Some(names.claim(&array.stem));
            }
        }
        if !loops.is_empty() {
            places.variable = names.claim("i");
        }
        let registers = register_elements(repeated);
        for (at, array) in arrays.all.iter().enumerate() {
            places.stored[at] =
                usage.packed[at] && !places.inner[at] && array.elements.iter().all(|q| registers.contains(q));
        }
        let blocks = blocks(repeated);
        for (signal, (array, number)) in &arrays.place {
            let Some(vector) = &places.vectors[*array] else { continue };
            if blocks.contains(signal) && !places.stored[*array] {
                places.backed.insert(*signal);
            } else {
                let number = Affine { factor: 0, offset: *number as i64 };
                let place = Place::new(vector, number, arrays.all[*array].width, "");
                places.signals[signal.index()] = place.whole();
                places.places.insert(*signal, place);
            }
        }
        let mut backed: Vec<SignalId> = places.backed.iter().copied().collect();
        backed.sort();
        for signal in backed {
            places.signals[signal.index()] = names.claim(&module.signal(signal).name);
        }
        places.leaves(repeated, names);
        places
    }

    /// What elements at the loop variable are called.
    fn leaves(&mut self, repeated: &Repeated, names: &mut Names) {
        let variables: HashSet<SignalId> =
            repeated.loops.iter().flat_map(|each| each.variables(&repeated.module)).collect();
        let mut leaves: Vec<(SignalId, Leaf)> = repeated.leaves.iter().map(|(signal, leaf)| (*signal, *leaf)).collect();
        leaves.sort_by_key(|(signal, _)| *signal);
        for (signal, leaf) in leaves {
            let Leaf::Element(array, number) = leaf else { continue };
            let Some(vector) = self.vectors[array].clone() else { continue };
            let place = Place::new(&vector, number, repeated.arrays.all[array].width, &self.variable);
            if self.inner[array] {
                self.signals[signal.index()] = vector;
            } else if variables.contains(&signal) && !self.stored[array] {
                self.signals[signal.index()] = names.claim(&place.alone());
            } else {
                self.signals[signal.index()] = place.whole();
                self.places.insert(signal, place);
            }
        }
    }
}

impl Loop {
    /// Elements that blocks assign.
    fn variables<'a>(&'a self, module: &'a Module) -> impl Iterator<Item = SignalId> + 'a {
        let processes = self.processes.iter().filter(|process| is_block(module, process)).map(|process| process.target);
        processes.chain(self.registers.iter().map(|register| register.q))
    }

    /// Every expression that its statements start from.
    pub(super) fn roots(&self) -> Vec<ExprId> {
        let mut roots = vec![];
        self.processes.iter().for_each(|process| statement_roots(&process.body, &mut roots));
        for register in &self.registers {
            register.roots(&mut roots);
        }
        roots
    }

    /// Every signal that it drives or hands on.
    fn signals(&self) -> impl Iterator<Item = SignalId> {
        let targets = self.processes.iter().map(|process| process.target);
        let connections = self.instances.iter().flat_map(|instance| &instance.connections);
        targets.chain(self.registers.iter().map(|register| register.q)).chain(connections.map(|(_, signal)| *signal))
    }
}

/// More than one assignment of an expression.
fn is_block(module: &Module, process: &Process) -> bool {
    match process.body.as_slice() {
        [Stmt::Assign(value)] => matches!(module.expr(*value).op, Op::Lookup { .. }),
        _ => true,
    }
}

/// Signals that blocks assign outside of loops.
fn blocks(repeated: &Repeated) -> HashSet<SignalId> {
    let module = &repeated.module;
    let processes = module.processes.iter().filter(|process| is_block(module, process)).map(|process| process.target);
    let reads = module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
    processes.chain(repeated.registers.iter().map(|register| register.q)).chain(reads.map(|read| read.data)).collect()
}

/// Registers, and what memories read at the clock, outside of loops and, element by element, inside.
fn register_elements(repeated: &Repeated) -> HashSet<SignalId> {
    let Repeated { module, arrays, registers, loops, leaves, .. } = repeated;
    let reads = module.memories.iter().flat_map(|memory| &memory.reads).filter(|read| read.registered);
    let mut all: HashSet<SignalId> =
        registers.iter().map(|register| register.q).chain(reads.map(|read| read.data)).collect();
    for each in loops {
        for register in &each.registers {
            let Some(Leaf::Element(array, number)) = leaves.get(&register.q) else { continue };
            let numbers = (0..i64::from(each.count)).map(|at| number.factor * at + number.offset);
            all.extend(numbers.filter_map(|at| arrays.all[*array].elements.get(usize::try_from(at).ok()?)));
        }
    }
    all
}

/// How the arrays of a module are used.
struct Usage {
    /// Worth a vector.
    packed: Vec<bool>,
    /// Only the iteration of one loop that an element belongs to has to do with it.
    inner: Vec<bool>,
}

impl Usage {
    fn of(repeated: &Repeated, ports: &[PortNames]) -> Self {
        let Repeated { module, arrays, registers, loops, leaves, .. } = repeated;
        let mut packed: Vec<bool> =
            arrays.all.iter().map(|array| module.signal(array.elements[0]).kind != SignalKind::Local).collect();
        let mut outer = packed.clone();
        let mut owner: Vec<Option<usize>> = vec![None; arrays.all.len()];
        let own = Affine { factor: 1, offset: 0 };
        for (at, each) in loops.iter().enumerate() {
            for signal in signals_below(module, each.roots(), leaves).into_iter().chain(each.signals()) {
                match (leaves.get(&signal), arrays.place.get(&signal)) {
                    (Some(Leaf::Element(array, number)), _) => {
                        packed[*array] = true;
                        let whole = each.count as usize == arrays.all[*array].elements.len();
                        outer[*array] |= *number != own || !whole || owner[*array].is_some_and(|owner| owner != at);
                        owner[*array] = Some(at);
                    }
                    (None, Some((array, _))) => outer[*array] = true,
                    _ => {}
                }
            }
        }
        for instance in &module.instances {
            for elements in ports[instance.module.index()].vectors(&instance.connections) {
                if let Some(array) = whole_array(arrays, &elements) {
                    packed[array] = true;
                }
            }
        }
        let mut elsewhere = roots(module);
        for register in registers {
            register.roots(&mut elsewhere);
        }
        let mut there = signals_below(module, elsewhere, leaves);
        there.extend(module.processes.iter().map(|process| process.target));
        there.extend(registers.iter().map(|register| register.q));
        there.extend(module.memories.iter().flat_map(|memory| &memory.reads).map(|read| read.data));
        there.extend(module.instances.iter().flat_map(|instance| &instance.connections).map(|(_, signal)| *signal));
        for (array, _) in there.iter().filter_map(|signal| arrays.place.get(signal)) {
            outer[*array] = true;
        }
        let inner = packed.iter().zip(outer).map(|(packed, outer)| *packed && !outer).collect();
        Self { packed, inner }
    }
}

/// The array that these signals are, all of it and in order.
fn whole_array(arrays: &Arrays, signals: &[SignalId]) -> Option<usize> {
    let (array, _) = *arrays.place.get(signals.first()?)?;
    (arrays.all[array].elements == signals).then_some(array)
}

/// The expressions that processes, registers and memories start from, each as often as it is used.
pub(super) fn roots(module: &Module) -> Vec<ExprId> {
    let mut roots = vec![];
    for process in &module.processes {
        statement_roots(&process.body, &mut roots);
    }
    for register in &module.registers {
        roots.extend(std::iter::once(register.d).chain(register.enable));
    }
    for memory in &module.memories {
        roots.extend(memory.reads.iter().flat_map(|port| std::iter::once(port.address).chain(port.enable)));
        roots.extend(memory.writes.iter().flat_map(|port| [port.address, port.enable, port.data]));
        roots.extend(memory.writes.iter().filter_map(|port| port.mask));
    }
    roots
}

/// The signals that expressions depend on.
pub(super) fn signals_below(
    module: &Module,
    roots: Vec<ExprId>,
    leaves: &HashMap<SignalId, Leaf>,
) -> HashSet<SignalId> {
    let mut seen = HashSet::new();
    let mut signals = HashSet::new();
    let mut open = roots;
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let op = &module.expr(id).op;
        if let Op::Signal(signal) = op {
            signals.insert(*signal);
            if let Some(Leaf::Part(of, _)) = leaves.get(signal) {
                open.push(*of);
            }
        }
        open.extend(op.operands());
    }
    signals
}
