//! The Verilator engine: the netlist's Verilog, compiled by Verilator and loaded as a shared library. It is the proof
//! that the emitted Verilog means what the netlist means, and the measure of the compiled engine's speed.
//!
//! It shows the ports of the top only: the state inside cannot be found, and RAM rules are not watched.

mod library;
mod wrapper;

pub use library::{Effort, Program, VerilatorError};

use super::{
    Engine, EngineError, Hierarchy, InputHandle, MemoryFault, MemoryHandle, RegisterHandle, ScopeId, SignalHandle,
};
use library::Model;
use std::path::Path;
use std::sync::Arc;
use tombolo_netlist::ir::{Netlist, SignalId, SignalKind};
use tombolo_netlist::value::Value;

/// Place of a signal that is no port.
const HIDDEN: u32 = u32::MAX;
/// Time units of a cycle in a waveform.
const PERIOD: u64 = 10;

/// See the module's description.
pub struct Verilator {
    hierarchy: Hierarchy,
    model: Model,
    /// Port numbers of the top's signals.
    places: Vec<u32>,
    /// Values of the ports, as last set or settled.
    values: Vec<Box<[u64]>>,
    /// Ports that are outputs.
    outputs: Vec<usize>,
    settled: bool,
    cycle: u64,
}

impl Verilator {
    /// Builds the model, or finds it in the cache; everything is at its value after configuration, inputs zero.
    ///
    /// # Errors
    /// A netlist that no engine takes ([`EngineError`]), or [`VerilatorError`].
    pub fn new(netlist: Arc<Netlist>, effort: Effort) -> Result<Self, EngineError> {
        let program = Program::of_path().map_err(|error| EngineError::Verilator { message: error.to_string() })?;
        Self::by(&program, netlist, effort)
    }

    /// The same by a program that is named.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn by(program: &Program, netlist: Arc<Netlist>, effort: Effort) -> Result<Self, EngineError> {
        let hierarchy = Hierarchy::new(Arc::clone(&netlist))?;
        let model = Model::new(program, &netlist, effort)
            .map_err(|error| EngineError::Verilator { message: error.to_string() })?;
        let (mut places, mut values, mut outputs) = (vec![], vec![], vec![]);
        for signal in &netlist.module(netlist.top).signals {
            if signal.kind == SignalKind::Local {
                places.push(HIDDEN);
                continue;
            }
            if signal.kind == SignalKind::Output {
                outputs.push(values.len());
            }
            places.push(values.len() as u32);
            values.push(vec![0; signal.width.div_ceil(64) as usize].into_boxed_slice());
        }
        Ok(Self { hierarchy, model, places, values, outputs, settled: false, cycle: 0 })
    }

    /// Seconds that Verilator and the C++ compiler took for the model, now or when the cache was filled.
    pub fn build_seconds(&self) -> f64 {
        self.model.build_seconds
    }

    /// Writes every cycle from now on, before its clock edge, to an FST file with Verilator's own tracer; the model must be
    /// one of [`Effort::Traced`] or [`Effort::TracedApart`]. A cycle takes ten time units.
    ///
    /// # Errors
    /// [`VerilatorError::Record`].
    pub fn record(&mut self, path: &Path) -> Result<(), VerilatorError> {
        self.model.record(path)
    }

    /// Ends the file.
    pub fn finish_recording(&mut self) {
        self.model.finish();
    }

    fn hidden(&self, path: &str) -> EngineError {
        EngineError::NotVisible { path: path.to_owned() }
    }

    fn memory_path(&self, memory: MemoryHandle) -> EngineError {
        let name = &self.hierarchy.module(memory.scope).memories[memory.memory.index()].name;
        self.hidden(&self.hierarchy.path_in(memory.scope, name))
    }
}

impl Engine for Verilator {
    fn hierarchy(&self) -> &Hierarchy {
        &self.hierarchy
    }

    fn shows(&self, scope: ScopeId, signal: SignalId) -> bool {
        scope == ScopeId::TOP && self.places[signal.index()] != HIDDEN
    }

    /// A handle of a signal inside the design reads as no words.
    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        let place = if self.shows(scope, signal) { self.places[signal.index()] } else { HIDDEN };
        SignalHandle { place, width: self.hierarchy.module(scope).signal(signal).width }
    }

    fn get(&self, signal: SignalHandle) -> &[u64] {
        self.values.get(signal.place as usize).map_or(&[], |words| words)
    }

    fn set(&mut self, input: InputHandle, value: &[u64]) {
        let InputHandle(SignalHandle { place, width }) = input;
        let words = &mut self.values[place as usize];
        for (at, word) in words.iter_mut().enumerate() {
            *word = value.get(at).copied().unwrap_or(0);
        }
        if let (Some(last), spare @ 1..) = (words.last_mut(), width.next_multiple_of(64) - width) {
            *last &= u64::MAX >> spare;
        }
        self.model.set(place as usize, words);
        self.settled = false;
    }

    /// Registers cannot be found, so there is no handle to write one by.
    fn poke(&mut self, _register: RegisterHandle, _value: &[u64]) {}

    fn read_memory(&self, memory: MemoryHandle, _index: u32) -> Result<Value, EngineError> {
        Err(self.memory_path(memory))
    }

    fn write_memory(&mut self, memory: MemoryHandle, _index: u32, _value: &[u64]) -> Result<(), EngineError> {
        Err(self.memory_path(memory))
    }

    fn settle_outputs(&mut self) {
        if !self.settled {
            self.model.settle();
            for port in &self.outputs {
                self.model.get(*port, &mut self.values[*port]);
            }
            self.settled = true;
        }
    }

    fn settle(&mut self) {
        self.settle_outputs();
    }

    fn step(&mut self) {
        self.settle_outputs();
        self.model.dump(self.cycle * PERIOD);
        self.model.step();
        self.settled = false;
        self.cycle += 1;
    }

    fn cycles(&self) -> u64 {
        self.cycle
    }

    fn faults(&self) -> &[MemoryFault] {
        &[]
    }

    fn find(&self, path: &str) -> Result<SignalHandle, EngineError> {
        let found = self.hierarchy.find_signal(path);
        let (scope, signal) = found.ok_or_else(|| EngineError::NoSignal { path: path.to_owned() })?;
        let handle = self.handle(scope, signal);
        if handle.place == HIDDEN { Err(self.hidden(path)) } else { Ok(handle) }
    }

    fn find_register(&self, path: &str) -> Result<RegisterHandle, EngineError> {
        Err(self.hidden(path))
    }
}
