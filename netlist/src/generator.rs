//! Generator blocks: rust-hdl blocks whose logic is built by plain Rust with [`crate::builder`].
//!
//! [`generator_block!`](crate::generator_block) declares one: its ports, its parameters and the function that builds its
//! module. The module is the only description: the block's native `update` evaluates it, the elaboration takes it as it
//! is, the Verilog is written from it. A module is built once for each distinct set of parameters.

use crate::builder::{Builder, PortDeclaration, Step};
use crate::eval::Evaluator;
use crate::ir::{Memory, Module, SignalKind};
use crate::value::Value;
use rust_hdl::prelude::*;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Begins the custom text by which the elaboration recognises a generator block; the key of its module follows.
pub const TAG: &str = "// tombolo:generator ";

/// A module built once, with the order in which its parts are evaluated.
#[derive(Debug)]
struct Definition {
    key: String,
    module: Arc<Module>,
    steps: Vec<Step>,
}

static DEFINITIONS: LazyLock<Mutex<HashMap<String, Arc<Definition>>>> = LazyLock::new(Mutex::default);

/// The module of a generator block by the key in its custom text.
pub fn lookup(key: &str) -> Option<Arc<Module>> {
    let definitions = DEFINITIONS.lock().unwrap_or_else(PoisonError::into_inner);
    definitions.get(key).map(|definition| Arc::clone(&definition.module))
}

/// The logic of one generator block: its module and, for native simulation, its state.
#[derive(Clone, Debug)]
pub struct Generator {
    definition: Arc<Definition>,
    signals: Vec<Value>,
    memories: Vec<Vec<Value>>,
}

impl Generator {
    /// The module `name` with these ports, built by `body` unless one of this `key` was built before.
    pub fn new(key: String, name: &str, source: &str, ports: &[PortDeclaration], body: impl FnOnce(&Builder)) -> Self {
        let known = DEFINITIONS.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let definition = known.unwrap_or_else(|| {
            let (module, steps) = Builder::build(name, source, ports, body);
            let definition = Arc::new(Definition { key: key.clone(), module: Arc::new(module), steps });
            DEFINITIONS.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&definition));
            definition
        });
        Self { definition, signals: vec![], memories: vec![] }
    }

    /// The text that `Logic::hdl` returns.
    pub fn hdl(&self) -> Verilog {
        Verilog::Custom(format!("{TAG}{}", self.definition.key))
    }

    fn reset(&mut self) {
        let module = &self.definition.module;
        self.signals = module.signals.iter().map(|signal| Value::zero(signal.width)).collect();
        for register in &module.registers {
            self.signals[register.q.index()] = register.init.clone();
        }
        let contents = |memory: &Memory| {
            let word = |at: usize| memory.init.get(at).cloned().unwrap_or_else(|| Value::zero(memory.width));
            (0..memory.depth as usize).map(word).collect()
        };
        self.memories = module.memories.iter().map(contents).collect();
    }

    /// Settles the module for these inputs (in port order), after a clock edge when `edge` is set; returns the outputs
    /// in port order.
    pub fn evaluate(&mut self, edge: bool, inputs: Vec<Value>) -> Vec<Value> {
        if self.signals.is_empty() {
            self.reset();
        }
        let module = Arc::clone(&self.definition.module);
        let mut inputs = inputs.into_iter();
        for (at, signal) in module.signals.iter().enumerate() {
            if signal.kind == SignalKind::Input {
                self.signals[at] = inputs.next().unwrap_or_else(|| Value::zero(signal.width));
            }
        }
        self.settle(&module);
        if edge {
            self.tick(&module);
            self.settle(&module);
        }
        let outputs = module.signals.iter().zip(&self.signals);
        outputs.filter(|(signal, _)| signal.kind == SignalKind::Output).map(|(_, value)| value.clone()).collect()
    }

    fn settle(&mut self, module: &Module) {
        for step in &self.definition.steps {
            match *step {
                Step::Process(index) => {
                    let process = &module.processes[index];
                    if let Some(value) = Evaluator::new(module, &self.signals).process(process) {
                        self.signals[process.target.index()] = value;
                    }
                }
                Step::Read(memory, port) => {
                    let read = &module.memories[memory.index()].reads[port];
                    let address = Evaluator::new(module, &self.signals).expr(read.address);
                    self.signals[read.data.index()] = self.word(module, memory.index(), &address);
                }
            }
        }
    }

    fn word(&self, module: &Module, memory: usize, address: &Value) -> Value {
        let at = address.to_u64().and_then(|at| usize::try_from(at).ok());
        let word = at.and_then(|at| self.memories[memory].get(at).cloned());
        word.unwrap_or_else(|| Value::zero(module.memories[memory].width))
    }

    fn tick(&mut self, module: &Module) {
        let mut next = vec![];
        let mut written = vec![];
        {
            let mut now = Evaluator::new(module, &self.signals);
            for register in &module.registers {
                if register.enable.is_none_or(|enable| now.condition(enable)) {
                    next.push((register.q, now.expr(register.d)));
                }
            }
            for (index, memory) in module.memories.iter().enumerate() {
                for read in memory.reads.iter().filter(|read| read.registered) {
                    if read.enable.is_none_or(|enable| now.condition(enable)) {
                        let address = now.expr(read.address);
                        next.push((read.data, self.word(module, index, &address)));
                    }
                }
                for write in &memory.writes {
                    if now.condition(write.enable) {
                        let mask = write.mask.map(|mask| now.expr(mask));
                        written.push((index, now.expr(write.address), now.expr(write.data), mask));
                    }
                }
            }
        }
        for (signal, value) in next {
            self.signals[signal.index()] = value;
        }
        for (memory, address, data, mask) in written {
            let at = address.to_u64().and_then(|at| usize::try_from(at).ok());
            if let Some(word) = at.and_then(|at| self.memories[memory].get_mut(at)) {
                *word = masked(word, &data, mask.as_ref());
            }
        }
    }
}

/// `data` where the mask is set, `old` elsewhere; each mask bit stands for an equal part of the word.
fn masked(old: &Value, data: &Value, mask: Option<&Value>) -> Value {
    let Some(mask) = mask else { return data.clone() };
    let part = data.width() / mask.width();
    let parts = (0..mask.width()).filter(|at| mask.get(*at));
    parts.fold(old.clone(), |word, at| {
        let lsb = (at * part) as u64;
        word.replace(lsb, &data.slice(lsb, part))
    })
}

impl Logic for Generator {
    fn update(&mut self) {}
}

/// A generator has no signals of its own: the block that holds it declares the ports.
impl Block for Generator {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, _name: &str, _probe: &mut dyn Probe) {}
}

/// The Rust type of a port: `(T)` is one signal, `[T; count]` a vector of signals.
#[macro_export]
#[doc(hidden)]
macro_rules! generator_port_type {
    ($direction:ident ($type:ty)) => { rust_hdl::prelude::Signal<rust_hdl::prelude::$direction, $type> };
    ($direction:ident [$type:ty; $count:expr]) => {
        Vec<rust_hdl::prelude::Signal<rust_hdl::prelude::$direction, $type>>
    };
}

/// A port as it is before any connection.
#[macro_export]
#[doc(hidden)]
macro_rules! generator_port_new {
    (($type:ty)) => {
        Default::default()
    };
    ([$type:ty; $count:expr]) => {
        (0..$count).map(|_| Default::default()).collect()
    };
}

/// Declares a rust-hdl block whose logic is built by a function over a [`Builder`](crate::builder::Builder).
///
/// ```
/// use rust_hdl::prelude::*;
/// use tombolo_netlist::generator_block;
///
/// generator_block! {
///     /// Adds `count` numbers, one clock later.
///     pub struct Sum(count: usize) clocked {
///         /// The numbers.
///         in terms: [Bits<8>; count],
///         /// Their sum modulo 256.
///         out sum: (Bits<8>),
///     }
///     |g| {
///         let terms = g.inputs("terms", count);
///         let sum = terms.iter().fold(g.zero(8), |sum, term| sum + term);
///         g.output("sum", &g.register("sum_register", &sum));
///     }
/// }
///
/// let mut block = Sum::new(3);
/// block.connect_all();
/// ```
///
/// A combinational block leaves out `clocked`. The parameters must implement `Debug`, which must tell them apart. A block may
/// have a type parameter, `Name<T>(...)`, that its ports carry: any [`PortBits`](crate::port::PortBits).
#[macro_export]
macro_rules! generator_block {
    (
        $(#[$meta:meta])*
        pub struct $name:ident $(<$generic:ident>)? ($($param:ident: $param_type:ty),*) clocked {
            $($ports:tt)*
        }
        |$builder:ident| $body:block
    ) => {
        $crate::generator_block! { @ $(#[$meta])* $name [$($generic)?] ($($param: $param_type),*)
            { /// The one clock.
              pub clock: rust_hdl::prelude::Signal<rust_hdl::prelude::In, rust_hdl::prelude::Clock>, }
            { clock } { $($ports)* } {} |$builder| $body }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident $(<$generic:ident>)? ($($param:ident: $param_type:ty),*) {
            $($ports:tt)*
        }
        |$builder:ident| $body:block
    ) => {
        $crate::generator_block! { @ $(#[$meta])* $name [$($generic)?] ($($param: $param_type),*)
            {} {} { $($ports)* } {} |$builder| $body }
    };
    (@ $(#[$meta:meta])* $name:ident [$($generic:ident)?] ($($param:ident: $param_type:ty),*) { $($clock_field:tt)* } { $($clock:ident)? }
        { $(#[$($port_meta:tt)*])* in $port:ident: $shape:tt, $($rest:tt)* } { $($done:tt)* } |$builder:ident| $body:block
    ) => {
        $crate::generator_block! { @ $(#[$meta])* $name [$($generic)?] ($($param: $param_type),*) { $($clock_field)* } { $($clock)? }
            { $($rest)* } { $($done)* ($(#[$($port_meta)*])* In Input read $port $shape) } |$builder| $body }
    };
    (@ $(#[$meta:meta])* $name:ident [$($generic:ident)?] ($($param:ident: $param_type:ty),*) { $($clock_field:tt)* } { $($clock:ident)? }
        { $(#[$($port_meta:tt)*])* out $port:ident: $shape:tt, $($rest:tt)* } { $($done:tt)* } |$builder:ident| $body:block
    ) => {
        $crate::generator_block! { @ $(#[$meta])* $name [$($generic)?] ($($param: $param_type),*) { $($clock_field)* } { $($clock)? }
            { $($rest)* } { $($done)* ($(#[$($port_meta)*])* Out Output write $port $shape) } |$builder| $body }
    };
    (@ $(#[$meta:meta])* $name:ident [$($generic:ident)?] ($($param:ident: $param_type:ty),*) { $($clock_field:tt)* } { $($clock:ident)? }
        {} { $(($(#[$($port_meta:tt)*])* $direction:ident $kind:ident $access:ident $port:ident $shape:tt))* }
        |$builder:ident| $body:block
    ) => {
        $(#[$meta])*
        #[derive(LogicBlock)]
        pub struct $name $(<$generic: $crate::port::PortBits>)? {
            $($clock_field)*
            $($(#[$($port_meta)*])* pub $port: $crate::generator_port_type!($direction $shape),)*
            generator: $crate::generator::Generator,
            source_mark: $crate::elaborate::SourceMark,
        }

        impl $(<$generic: $crate::port::PortBits>)? $name $(<$generic>)? {
            /// The block with these parameters.
            #[allow(clippy::new_without_default, reason = "one macro for blocks with and without parameters")]
            pub fn new($($param: $param_type),*) -> Self {
                #[allow(unused_mut, reason = "a block may have no ports")]
                let mut ports = Vec::new();
                $(ports.push($crate::builder::PortDeclaration::bits(stringify!($clock), 1, $crate::ir::SignalKind::Clock));)?
                // The ports are named only after the body is built, so that they hide nothing from it.
                let signals = ($({
                    let signal: $crate::generator_port_type!($direction $shape) =
                        $crate::generator_port_new!($shape);
                    let kind = $crate::ir::SignalKind::$kind;
                    $crate::port::Port::declare(&signal, stringify!($port), kind, &mut ports);
                    signal
                },)*);
                let key = format!("{}({:?})", std::any::type_name::<Self>(), ($(&$param,)*));
                let generator = $crate::generator::Generator::new(
                    key, stringify!($name), file!(), &ports, |$builder: &$crate::builder::Builder| $body);
                let source_mark = $crate::elaborate::SourceMark::of::<Self>(concat!(file!(), ":", line!())).with_notes(
                    $crate::port_notes!($($clock { #[doc = "The one clock."] })? $($port { $(#[$($port_meta)*])* })*));
                let ($($port,)*) = signals;
                Self { $($clock: Default::default(),)? $($port,)* generator, source_mark }
            }
        }

        impl $(<$generic: $crate::port::PortBits>)? Logic for $name $(<$generic>)? {
            fn update(&mut self) {
                let mut inputs = Vec::new();
                $($crate::generator_block!(@read $access self inputs $port);)*
                let edge = false $(|| self.$clock.pos_edge())?;
                let mut outputs = self.generator.evaluate(edge, inputs).into_iter();
                $($crate::generator_block!(@write $access self outputs $port);)*
            }

            fn connect(&mut self) {
                $($crate::generator_block!(@connect $access self $port);)*
            }

            fn hdl(&self) -> rust_hdl::prelude::Verilog {
                self.generator.hdl()
            }
        }
    };
    (@read read $self:ident $values:ident $port:ident) => {
        $crate::port::InputPort::read(&$self.$port, &mut $values)
    };
    (@read write $self:ident $values:ident $port:ident) => {};
    (@write write $self:ident $values:ident $port:ident) => {
        $crate::port::OutputPort::write(&mut $self.$port, &mut $values)
    };
    (@write read $self:ident $values:ident $port:ident) => {};
    (@connect write $self:ident $port:ident) => { $crate::port::Port::connect_port(&mut $self.$port) };
    (@connect read $self:ident $port:ident) => {};
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    generator_block! {
        /// Adds `count` numbers, one clock later.
        pub struct Sum(count: usize) clocked {
            /// The numbers.
            in terms: [Bits<8>; count],
            /// Their sum.
            out sum: (Bits<8>),
        }
        |g| {
            let terms = g.inputs("terms", count);
            let sum = terms.iter().fold(g.zero(8), |sum, term| sum + term);
            let sum = g.name("sum_now", &sum);
            g.output("sum", &g.register("sum_register", &sum));
        }
    }

    #[test]
    fn a_generator_block_computes_what_its_module_says() {
        let mut block = Sum::new(3);
        for (at, term) in block.terms.iter_mut().enumerate() {
            term.next = Bits::from(100 + at as u64);
        }
        block.update_all();
        block.clock.next = true.into();
        simulate(&mut block, 10);
        assert_eq!(block.sum.val(), Bits::from(303 % 256));
    }

    #[test]
    fn equal_parameters_share_one_module() {
        let (first, second) = (Sum::new(4), Sum::new(4));
        assert!(Arc::ptr_eq(&first.generator.definition, &second.generator.definition));
        assert!(lookup(&first.generator.definition.key).is_some());
    }
}
