//! Engines: things that simulate a netlist cycle by cycle.
//!
//! Everything above (run loop, instruction vectors, waveforms, lock-step) talks to the trait [`Engine`]. A caller finds
//! a signal once by name, keeps its handle and then reads and writes words without a search or an allocation:
//!
//! 1. [`Engine::set`] the inputs of the cycle;
//! 2. [`Engine::settle_outputs`] if outputs of this cycle decide further inputs, [`Engine::settle`] if any signal is to
//!    be looked at;
//! 3. [`Engine::step`], the clock edge.
//!
//! Words are least significant first; bits above a signal's width are zero in results and ignored in arguments, and
//! missing words of an argument are zero.

pub mod compiled;
pub mod hierarchy;
pub mod interpreter;
pub mod observed;
pub mod verilator;

pub use compiled::CompiledEngine;
pub use hierarchy::{Hierarchy, Scope, ScopeId};
pub use interpreter::Interpreter;
pub use verilator::Verilator;

use std::any::Any;
use std::path::PathBuf;
use tombolo_netlist::ir::{MemoryId, SignalId};
use tombolo_netlist::schedule::DriverError;
use tombolo_netlist::value::Value;

/// Where engines keep what they built: `$XDG_CACHE_HOME/tombolo`, or `~/.cache/tombolo`.
fn cache_directory() -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let cache = cache.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")));
    cache.unwrap_or_else(std::env::temp_dir).join("tombolo")
}

/// A signal of one engine; the place is the engine's own affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SignalHandle {
    place: u32,
    width: u32,
}

impl SignalHandle {
    /// Bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// Index of its first word in [`Engine::words`].
    pub fn place(self) -> usize {
        self.place as usize
    }
}

/// An input of the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InputHandle(SignalHandle);

/// A register, or the data of a registered read port.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegisterHandle(SignalHandle);

impl InputHandle {
    /// The same for [`Engine::get`].
    pub fn signal(self) -> SignalHandle {
        self.0
    }
}

impl RegisterHandle {
    /// The same for [`Engine::get`].
    pub fn signal(self) -> SignalHandle {
        self.0
    }
}

/// A memory of one instance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemoryHandle {
    scope: ScopeId,
    memory: MemoryId,
}

/// Why an engine cannot be built or does not have what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// No signal of that path.
    #[error("there is no signal {path}")]
    NoSignal {
        /// As asked for.
        path: String,
    },
    /// No memory of that path.
    #[error("there is no memory {path}")]
    NoMemory {
        /// As asked for.
        path: String,
    },
    /// Only inputs of the top can be set.
    #[error("{path} is not an input of the top")]
    NotAnInput {
        /// As asked for.
        path: String,
    },
    /// Only what keeps its value over a clock edge can be written from outside.
    #[error("{path} is not a register: logic drives it")]
    NotARegister {
        /// As asked for.
        path: String,
    },
    /// A word that the memory does not have.
    #[error("memory {path} has {depth} words, there is no word {index}")]
    NoWord {
        /// Path of the memory.
        path: String,
        /// As asked for.
        index: u32,
        /// Words there are.
        depth: u32,
    },
    /// The engine does not show what is inside the design.
    #[error("{path} is inside the design; the Verilator engine shows the ports of the top only")]
    NotVisible {
        /// As asked for.
        path: String,
    },
    /// No Verilator model; see [`verilator::VerilatorError`].
    #[error("{message}")]
    Verilator {
        /// What went wrong.
        message: String,
    },
    /// A signal without exactly one driver.
    #[error(transparent)]
    Driver(#[from] DriverError),
    /// Signals that depend on each other within a cycle.
    #[error("combinational loop: {}; put a register into it", .path.join(" -> "))]
    Loop {
        /// Signals of the loop in order of dependence.
        path: Vec<String>,
    },
    /// A process leaves its target unassigned on some path.
    #[error("signal {signal} of module {module} is not assigned on every path (a latch); assign a default first")]
    Latch {
        /// Module name.
        module: String,
        /// Signal name.
        signal: String,
    },
    /// The code generator refused.
    #[error("compiling module {module}: {message}")]
    Code {
        /// Module name.
        module: String,
        /// What the code generator says.
        message: String,
    },
}

/// What a memory did that its synthesised form leaves undefined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum MemoryFaultKind {
    /// A registered read of the word that is written in the same cycle; the simulated data is the old word.
    ReadDuringWrite,
    /// Two ports write the same word in the same cycle; the simulated result is the later port's.
    WrittenTwice,
}

/// One such event.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[error(
    "cycle {cycle}: memory {path}, word {address:#x}: {}",
    match .kind {
        MemoryFaultKind::ReadDuringWrite => "read in the cycle that writes it",
        MemoryFaultKind::WrittenTwice => "written by two ports in one cycle",
    }
)]
pub struct MemoryFault {
    /// Clock edges before the one at which it happened.
    pub cycle: u64,
    /// Path of the memory.
    pub path: String,
    /// Word.
    pub address: u64,
    /// What happened.
    pub kind: MemoryFaultKind,
}

/// Memory faults that an engine keeps; later ones are dropped.
pub const KEPT_FAULTS: usize = 64;

/// The state of an engine at some time, to go back to.
pub struct Saved(Box<dyn Any + Send>);

/// A simulation of one design.
pub trait Engine {
    /// The design's instances.
    fn hierarchy(&self) -> &Hierarchy;

    /// Whether the engine shows a signal of an instance.
    fn shows(&self, _scope: ScopeId, _signal: SignalId) -> bool {
        true
    }

    /// A signal of an instance.
    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle;

    /// Value of a signal: of a register or an input the present one; of logic the one at the last
    /// [`settle`](Self::settle), of an output of the top also at the last [`settle_outputs`](Self::settle_outputs).
    fn get(&self, signal: SignalHandle) -> &[u64];

    /// The words of all signals, for who looks at many of them; none where an engine does not have them side by side.
    fn words(&self) -> Option<&[u64]> {
        None
    }

    /// Sets an input of the top.
    fn set(&mut self, input: InputHandle, value: &[u64]);

    /// Overwrites a register.
    fn poke(&mut self, register: RegisterHandle, value: &[u64]);

    /// A word of a memory.
    ///
    /// # Errors
    /// [`EngineError::NoWord`].
    fn read_memory(&self, memory: MemoryHandle, index: u32) -> Result<Value, EngineError>;

    /// Overwrites a word of a memory.
    ///
    /// # Errors
    /// [`EngineError::NoWord`].
    fn write_memory(&mut self, memory: MemoryHandle, index: u32, value: &[u64]) -> Result<(), EngineError>;

    /// Propagates inputs and registers to the outputs of the top.
    fn settle_outputs(&mut self);

    /// Whether [`settle_outputs`](Self::settle_outputs) gives this signal its value too.
    fn settles_with_outputs(&self, _scope: ScopeId, _signal: SignalId) -> bool {
        false
    }

    /// Propagates inputs and registers to every signal.
    fn settle(&mut self);

    /// Propagates inputs and registers to every signal of an instance and of all below it, and to what their inputs come
    /// from; engines that gain nothing by it settle everything.
    fn settle_below(&mut self, _scope: ScopeId) {
        self.settle();
    }

    /// The same for who will look at a few cycles only, which need not be worth a preparation.
    fn settle_briefly(&mut self, scope: ScopeId) {
        self.settle_below(scope);
    }

    /// Index in [`words`](Self::words) of a word that is zero only when no signal of the instance itself has another value
    /// than in the cycle before, if both were settled that far; then none of what is in the instance has either.
    fn activity(&self, _scope: ScopeId) -> Option<usize> {
        None
    }

    /// The rising clock edge; settles first what is not settled. Logic keeps its value of before the edge until it is
    /// settled again.
    fn step(&mut self);

    /// The present state; none where an engine cannot go back.
    fn save(&self) -> Option<Saved> {
        None
    }

    /// Goes back to what this engine was; nothing happens where that was another engine.
    fn restore(&mut self, _saved: &Saved) {}

    /// Clock edges so far.
    fn cycles(&self) -> u64;

    /// What memories did that synthesis leaves undefined, sorted by cycle, at most [`KEPT_FAULTS`].
    fn faults(&self) -> &[MemoryFault];

    /// The signal of a path such as `simd_0.fetch.pc`; ports of the top have no dot.
    ///
    /// # Errors
    /// [`EngineError::NoSignal`].
    fn find(&self, path: &str) -> Result<SignalHandle, EngineError> {
        let found = self.hierarchy().find_signal(path);
        let (scope, signal) = found.ok_or_else(|| EngineError::NoSignal { path: path.to_owned() })?;
        Ok(self.handle(scope, signal))
    }

    /// The input of the top of that name.
    ///
    /// # Errors
    /// [`EngineError::NoSignal`], [`EngineError::NotAnInput`].
    fn input(&self, name: &str) -> Result<InputHandle, EngineError> {
        let found = self.hierarchy().find_signal(name);
        let (scope, signal) = found.ok_or_else(|| EngineError::NoSignal { path: name.to_owned() })?;
        if !self.hierarchy().is_top_input(scope, signal) {
            return Err(EngineError::NotAnInput { path: name.to_owned() });
        }
        Ok(InputHandle(self.handle(scope, signal)))
    }

    /// The register of a path.
    ///
    /// # Errors
    /// [`EngineError::NoSignal`], [`EngineError::NotARegister`].
    fn find_register(&self, path: &str) -> Result<RegisterHandle, EngineError> {
        let found = self.hierarchy().find_signal(path);
        let (scope, signal) = found.ok_or_else(|| EngineError::NoSignal { path: path.to_owned() })?;
        if !self.hierarchy().is_state(scope, signal) {
            return Err(EngineError::NotARegister { path: path.to_owned() });
        }
        let (scope, signal, _) = self.hierarchy().source(scope, signal);
        Ok(RegisterHandle(self.handle(scope, signal)))
    }

    /// The memory of a path.
    ///
    /// # Errors
    /// [`EngineError::NoMemory`].
    fn find_memory(&self, path: &str) -> Result<MemoryHandle, EngineError> {
        let found = self.hierarchy().find_memory(path);
        let (scope, memory) = found.ok_or_else(|| EngineError::NoMemory { path: path.to_owned() })?;
        Ok(MemoryHandle { scope, memory })
    }
}

/// The value of a signal of up to 64 bits.
pub fn word(engine: &dyn Engine, signal: SignalHandle) -> u64 {
    engine.get(signal).first().copied().unwrap_or(0)
}

/// Reads many signals of up to 64 bits: where the engine has their words side by side, without asking it for each.
pub fn reader(engine: &dyn Engine) -> impl Fn(SignalHandle) -> u64 + Copy {
    let side_by_side = engine.words();
    move |signal| match side_by_side {
        Some(words) => words[signal.place()],
        None => word(engine, signal),
    }
}
