//! A block alone in the compiled engine, its ports by name.

use rust_hdl::prelude::Block;
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_netlist::port::{PortBits, signals_of};
use tombolo_sim::engine::{CompiledEngine, Engine, InputHandle, Saved, SignalHandle};

/// Stack of the thread that elaborates: rust-hdl blocks are large values.
const STACK: usize = 256 << 20;

/// An engine over a block.
pub struct Bench {
    engine: CompiledEngine,
    start: Saved,
    inputs: HashMap<String, InputHandle>,
    signals: HashMap<String, SignalHandle>,
}

impl Bench {
    /// Of the block that `make` makes, which need not be connected.
    ///
    /// # Panics
    /// The block does not elaborate or compile.
    pub fn new<B: Block>(make: impl FnOnce() -> B + Send + 'static) -> Self {
        let build = move || {
            let mut block = make();
            block.connect_all();
            tombolo_netlist::elaborate(&block, "top").unwrap_or_else(|errors| panic!("{}", errors[0]))
        };
        let built = std::thread::Builder::new().stack_size(STACK).spawn(build).map(std::thread::JoinHandle::join);
        let netlist = built.expect("a thread starts").expect("the block elaborates");
        let engine = CompiledEngine::new(Arc::new(netlist)).expect("the block compiles");
        let start = engine.save().expect("the compiled engine saves its state");
        Self { engine, start, inputs: HashMap::new(), signals: HashMap::new() }
    }

    /// Back to the state after power-up.
    pub fn reset(&mut self) {
        self.engine.restore(&self.start);
    }

    /// Sets an input to a value of up to 64 bits.
    ///
    /// # Panics
    /// There is no such input.
    pub fn set(&mut self, name: &str, value: u64) {
        self.set_words(name, &[value]);
    }

    /// Sets an input, words of 64 bits lowest first.
    ///
    /// # Panics
    /// There is no such input.
    pub fn set_words(&mut self, name: &str, words: &[u64]) {
        let handle = match self.inputs.get(name) {
            Some(handle) => *handle,
            None => {
                let handle = self.engine.input(name).unwrap_or_else(|error| panic!("{error}"));
                self.inputs.insert(name.to_owned(), handle);
                handle
            }
        };
        self.engine.set(handle, words);
    }

    /// Sets an input that is a record. Fields that nothing reads are not there.
    pub fn set_record<T: PortBits + Default>(&mut self, name: &str, value: T) {
        for (field, value) in signals_of(name, value) {
            if self.inputs.contains_key(&field) || self.engine.input(&field).is_ok() {
                self.set_words(&field, value.words());
            }
        }
    }

    /// The value of a signal of up to 64 bits.
    ///
    /// # Panics
    /// There is no such signal.
    pub fn get(&mut self, name: &str) -> u64 {
        let handle = match self.signals.get(name) {
            Some(handle) => *handle,
            None => {
                let handle = self.engine.find(name).unwrap_or_else(|error| panic!("{error}"));
                self.signals.insert(name.to_owned(), handle);
                handle
            }
        };
        self.engine.get(handle).first().copied().unwrap_or(0)
    }

    /// Propagates inputs to every signal.
    pub fn settle(&mut self) {
        self.engine.settle();
    }

    /// The clock edge.
    pub fn step(&mut self) {
        self.engine.step();
    }

    /// What memories did that synthesis leaves undefined.
    pub fn memory_faults(&self) -> usize {
        self.engine.faults().len()
    }
}
