//! The fast engine: machine code, one function per unique module and cone; by Cranelift, and for equal instances that are
//! evaluated together, such as lanes, of vectors.
//!
//! Instances that do little are evaluated as [`parts`] of their parents. [`layout`] says where state is, [`plan`] in which
//! order logic is evaluated (from its [`graph`]), [`activity`] when it need not be, [`function`] what the functions do,
//! [`regions`] what a function need not do because a choice takes another side. [`logic`], [`lookup`], [`memory`], [`gate`] and
//! [`bits`] emit instructions of a [`machine`]: of [`scalar`], for one instance, or of [`lanes`], for one of the
//! [`groups`]; [`known`] says what is in registers by then. [`code`] holds the functions, [`link`] has the processors compile
//! them side by side.
//!
//! A cycle is one call per cone of the top and one for its clock edge; parents call their children's functions with the
//! address of the child's block. Signals that nothing outside their function reads are only stored when
//! [`Engine::settle`] asks for every signal; the functions for that are compiled at its first call. For a few cycles
//! [`evaluate`] does without; [`shown`] says which signals are there in any case.

pub mod activity;
pub mod bits;
pub mod cache;
pub mod code;
pub mod evaluate;
pub mod function;
pub mod gate;
pub mod graph;
pub mod groups;
pub mod joint;
pub mod known;
pub mod lanes;
pub mod layout;
pub mod link;
pub mod logic;
pub mod lookup;
pub mod machine;
pub mod memory;
pub mod parts;
pub mod plan;
pub mod regions;
pub mod scalar;
pub mod shown;

use super::{
    Engine, EngineError, Hierarchy, InputHandle, KEPT_FAULTS, MemoryFault, MemoryHandle, RegisterHandle, Saved,
    ScopeId, SignalHandle,
};
use cache::Cache;
use code::{Code, Compiled};
use groups::{ModuleGroups, groups};
use layout::{Member, ModuleLayout, element_bytes, layouts, words_of};
use memory::RawFault;
use parts::Place;
use plan::plans;
use std::collections::HashMap;
use std::sync::Arc;
use tombolo_netlist::dataflow::without_statements;
use tombolo_netlist::expr_table::WidthError;
use tombolo_netlist::ir::{Module, ModuleId, Netlist, SignalId, SignalKind};
use tombolo_netlist::simplify::simplified;
use tombolo_netlist::value::Value;

/// Words before the top's block: one that stays zero, the value of clocks.
const TOP: usize = 1;

/// See the module's description.
pub struct CompiledEngine {
    /// The design as it is known outside.
    design: Hierarchy,
    /// The instances that are evaluated, each with those that are a part of it.
    evaluated: Hierarchy,
    /// By instance of the design, where it is in `evaluated`.
    places: Vec<Place>,
    layouts: Vec<ModuleLayout>,
    /// Where each scope's state is.
    blocks: Vec<Block>,
    state: Vec<u64>,
    memory: Vec<u64>,
    code: Code,
    cones: Vec<Compiled>,
    edge: Compiled,
    /// By instance, what gives its signals their values.
    observe: HashMap<ScopeId, Observation>,
    /// Evaluations after which the top rests.
    depth: u64,
    outputs_settled: bool,
    /// Every instance is to be evaluated: no code has run since [`Self::wake`].
    awake: bool,
    /// Instances that are settled with all below them.
    settled: Vec<ScopeId>,
    cycle: u64,
    faults: Vec<MemoryFault>,
}

/// How the signals of an instance and of all below it get their values.
#[derive(Default)]
struct Observation {
    /// Functions, and the instances that they are called for, from the top down; none before they were compiled.
    functions: Option<Vec<(ScopeId, Compiled)>>,
    /// The cycle in which they were called last: what rests has kept its values since the one before.
    cycle: Option<u64>,
}

/// What an engine goes back to.
struct State {
    words: Vec<u64>,
    memory: Vec<u64>,
    cycle: u64,
}

/// Where the state of an instance is.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// First word of the block, its own or its group's, in the state.
    state: usize,
    /// First byte of it in the memories.
    memory: u64,
    /// Which part of the block.
    member: Member,
}

impl Block {
    /// The word that counts its evaluations.
    fn count(&self) -> usize {
        self.state + self.member.index as usize
    }

    /// First byte and bytes of a word of a memory of this width.
    fn element(&self, layout: &ModuleLayout, memory: usize, width: u32, index: u64) -> (usize, usize) {
        let (of, bytes) = (u64::from(self.member.of), element_bytes(width));
        let element = index * of + u64::from(self.member.index);
        ((self.memory + layout.memories[memory] * of + bytes * element) as usize, bytes as usize)
    }

    /// The block of a child that has this place in that of one instance.
    fn child(&self, first_word: u32, first_byte: u64, member: Member) -> Self {
        let of = self.member.of;
        let state = self.state + (first_word * of) as usize;
        let member = if of > 1 { self.member } else { member };
        Self { state, memory: self.memory + first_byte * u64::from(of), member }
    }
}

impl CompiledEngine {
    /// Everything at its value after configuration, inputs zero.
    ///
    /// # Errors
    /// A signal without exactly one driver, a latch, a combinational loop; a machine without a code generator.
    pub fn new(netlist: Arc<Netlist>) -> Result<Self, EngineError> {
        Self::with_groups(netlist, lanes::available())
    }

    /// The same with or without instances that are evaluated together as vectors, which only some processors can do.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_groups(netlist: Arc<Netlist>, grouped: bool) -> Result<Self, EngineError> {
        Self::build(netlist, grouped, &[], Cache::of_user())
    }

    /// The same as [`Self::new`], with machine code that is generated anew though the cache may have it: for who measures that.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn anew(netlist: Arc<Netlist>) -> Result<Self, EngineError> {
        Self::build(netlist, lanes::available(), &[], Cache::none())
    }

    /// The same as [`Self::new`], with signals at hand whenever the outputs are settled, as far as that is so already of what
    /// they depend on. Paths that name no signal count for nothing.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn keeping(netlist: Arc<Netlist>, paths: &[String]) -> Result<Self, EngineError> {
        Self::build(netlist, lanes::available(), paths, Cache::of_user())
    }

    fn build(netlist: Arc<Netlist>, grouped: bool, kept_paths: &[String], cache: Cache) -> Result<Self, EngineError> {
        let design = Hierarchy::new(netlist.clone())?;
        let flattened = parts::flattened(&dataflow(&netlist)?, grouped);
        let dataflow = Arc::new(flattened.netlist);
        let evaluated = Hierarchy::new(dataflow.clone())?;
        let places = parts::places(&design, &evaluated, &flattened.instances);
        let kept = kept(&design, &evaluated, &places, kept_paths);
        let drivers = |module: usize| evaluated.drivers(ModuleId(module as u32));
        let mut groups = match grouped {
            true => groups(&dataflow),
            false => dataflow.modules.iter().map(ModuleGroups::none).collect(),
        };
        let plans = plans(&dataflow, drivers, &mut groups, &kept)?;
        let layouts = layouts(&dataflow, drivers, &groups);
        let mut code = Code::new(dataflow.clone(), layouts.clone(), plans, groups, cache)?;
        let (cones, edge) = code.compile()?;
        let mut blocks = vec![Block { state: TOP, memory: 0, member: Member::ALONE }; evaluated.scopes().len()];
        for (at, scope) in evaluated.scopes().iter().enumerate() {
            let layout = &layouts[scope.module.index()];
            for (instance, child) in scope.children.iter().enumerate() {
                let (word, byte) = (layout.children[instance], layout.child_memories[instance]);
                blocks[child.index()] = blocks[at].child(word, byte, layout.members[instance]);
            }
        }
        let top = &layouts[dataflow.top.index()];
        let mut engine = Self {
            state: vec![0; TOP + top.words as usize],
            // Code for groups reads eight bytes where an element has four.
            memory: vec![0; (top.memory_bytes / 8) as usize + 1],
            design,
            evaluated,
            places,
            layouts,
            blocks,
            code,
            cones,
            edge,
            observe: HashMap::new(),
            depth: 0,
            outputs_settled: false,
            awake: false,
            settled: vec![],
            cycle: 0,
            faults: vec![],
        };
        engine.depth = engine.code.depths()[dataflow.top.index()];
        engine.configure(&dataflow);
        engine.wake();
        Ok(engine)
    }

    /// Where an instance of the design is evaluated.
    fn place(&self, scope: ScopeId) -> &Place {
        &self.places[scope.index()]
    }

    /// A signal of an instance that is evaluated.
    fn signal_handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        let definition = self.evaluated.module(scope).signal(signal);
        let layout = &self.layouts[self.evaluated.scope(scope).module.index()];
        let place = match definition.kind {
            SignalKind::Clock => 0,
            _ => {
                let block = &self.blocks[scope.index()];
                block.state + layout.member_word(block.member, signal, definition.width) as usize
            }
        };
        SignalHandle { place: place as u32, width: definition.width }
    }

    /// Gives registers and memories their values after configuration.
    fn configure(&mut self, netlist: &Netlist) {
        for at in 0..self.blocks.len() {
            let scope = ScopeId(at as u32);
            let module = netlist.module(self.evaluated.scope(scope).module);
            for register in &module.registers {
                let handle = self.signal_handle(scope, register.q);
                self.overwrite(handle, register.init.words());
            }
            for (memory, ram) in module.memories.iter().enumerate() {
                for (index, word) in ram.init.iter().enumerate() {
                    let place = self.word_place(scope, memory, index as u32);
                    self.write_word(place, ram.width, word.words());
                }
            }
        }
    }

    /// Has every instance evaluated: something was changed behind their parents' backs. Changes in a row, of thousands of words before a run,
    /// take no longer than the first.
    fn wake(&mut self) {
        if !self.awake {
            let depths = self.code.depths();
            for (block, scope) in self.blocks.iter().zip(self.evaluated.scopes()) {
                self.state[block.count()] = depths[scope.module.index()];
            }
            self.awake = true;
        }
        self.outputs_settled = false;
        self.settled.clear();
    }

    /// Gives a signal a value; whether it had another.
    fn overwrite(&mut self, signal: SignalHandle, value: &[u64]) -> bool {
        let place = signal.place as usize;
        let words = &mut self.state[place..place + words_of(signal.width) as usize];
        let (last, mut changed) = (words.len() - 1, false);
        for (at, word) in words.iter_mut().enumerate() {
            let spare = if at == last { signal.width.next_multiple_of(64) - signal.width } else { 0 };
            let new = value.get(at).copied().unwrap_or(0) & u64::MAX >> spare;
            changed |= *word != new;
            *word = new;
        }
        changed
    }

    /// Whether an evaluation would change nothing.
    fn rests(&self) -> bool {
        self.state[TOP] == 0
    }

    /// First byte of a word of a memory.
    fn word_place(&self, scope: ScopeId, memory: usize, index: u32) -> usize {
        let layout = &self.layouts[self.evaluated.scope(scope).module.index()];
        let width = self.evaluated.module(scope).memories[memory].width;
        self.blocks[scope.index()].element(layout, memory, width, index.into()).0
    }

    fn checked_place(&self, handle: MemoryHandle, index: u32) -> Result<(usize, u32), EngineError> {
        let ram = &self.design.module(handle.scope).memories[handle.memory.index()];
        if index < ram.depth {
            let place = self.place(handle.scope);
            return Ok((self.word_place(place.scope, place.memories + handle.memory.index(), index), ram.width));
        }
        let path = self.design.path_in(handle.scope, &ram.name);
        Err(EngineError::NoWord { path, index, depth: ram.depth })
    }

    fn read_word(&self, place: usize, width: u32) -> Value {
        match element_bytes(width) as usize {
            // A narrow element lies inside one word of the region.
            bytes @ 1..8 => Value::from_words(width, &[self.memory[place / 8] >> (8 * (place % 8)) & mask(bytes)]),
            bytes => Value::from_words(width, &self.memory[place / 8..][..bytes / 8]),
        }
    }

    fn write_word(&mut self, place: usize, width: u32, value: &[u64]) {
        let value = Value::from_words(width, value);
        match element_bytes(width) as usize {
            bytes @ 1..8 => {
                let (word, shift) = (&mut self.memory[place / 8], 8 * (place % 8));
                *word = *word & !(mask(bytes) << shift) | value.low_u64() << shift;
            }
            bytes => self.memory[place / 8..][..bytes / 8].copy_from_slice(value.words()),
        }
    }

    fn run(&mut self, function: Compiled) {
        self.run_in(ScopeId::TOP, function);
    }

    /// Calls a function of the module that `scope` is an instance of.
    fn run_in(&mut self, scope: ScopeId, function: Compiled) {
        self.awake = false;
        let block = self.blocks[scope.index()];
        let state = &mut self.state[block.state..];
        let memory = &mut self.memory[block.memory as usize / 8..];
        // SAFETY: the code was compiled for this layout: it stays within the blocks of the instance, which `state` and
        // `memory` hold, and nothing else refers to them during the call.
        unsafe { function(state.as_mut_ptr(), memory.as_mut_ptr()) }
    }

    /// The instances from the top down to one of them, and the place of each but the first one in its parent.
    fn way_down(&self, scope: ScopeId) -> (Vec<ScopeId>, Vec<usize>) {
        let mut way: Vec<ScopeId> = self.evaluated.way_up(scope).collect();
        way.reverse();
        let place = |pair: &[ScopeId]| {
            let children = &self.evaluated.scope(pair[0]).children;
            children.iter().position(|child| *child == pair[1])
        };
        let places = way.windows(2).filter_map(place).collect();
        (way, places)
    }

    /// The functions that settle an instance and all below it, from the top down.
    fn compile_observe(&mut self, scope: ScopeId) -> Vec<(ScopeId, Compiled)> {
        let (way, places) = self.way_down(scope);
        // The same logic has been compiled for the clock edge; only running out of memory is left as a reason.
        let functions = self.code.compile_observe(&places).expect("code for observing signals");
        way.into_iter().zip(functions).collect()
    }

    /// Settles an instance and all below it, `briefly` without functions for that if there are none.
    fn settle_in(&mut self, scope: ScopeId, briefly: bool) {
        if self.settled.contains(&scope) || self.settled.contains(&ScopeId::TOP) {
            return;
        }
        let mut observation = self.observe.remove(&scope).unwrap_or_default();
        if observation.functions.is_none() && !briefly {
            observation.functions = Some(self.compile_observe(scope));
        }
        let is_first = observation.cycle.is_none_or(|last| last + 1 < self.cycle);
        if is_first && observation.functions.is_some() {
            self.wake();
        }
        observation.cycle = Some(self.cycle);
        self.settle_outputs();
        match &observation.functions {
            None => {
                let (_, places) = self.way_down(scope);
                self.evaluate(&places, is_first);
            }
            Some(functions) => {
                for (scope, function) in functions {
                    if self.state[self.blocks[scope.index()].count()] == 0 {
                        break;
                    }
                    self.run_in(*scope, *function);
                }
            }
        }
        self.observe.insert(scope, observation);
        self.settled.push(scope);
    }

    fn collect_faults(&mut self) {
        let raw = self.code.take_faults();
        if raw.is_empty() {
            return;
        }
        let mut faults: Vec<MemoryFault> = raw.iter().map(|fault| self.fault(fault)).collect();
        faults.sort();
        faults.truncate(KEPT_FAULTS - self.faults.len());
        self.faults.append(&mut faults);
    }

    fn fault(&self, raw: &RawFault) -> MemoryFault {
        let block = (raw.state as usize - self.state.as_ptr() as usize) / 8;
        // A block without words starts where its neighbour does; only the one with the memory can be meant.
        let named = |at: &usize| {
            let scope = ScopeId(*at as u32);
            self.blocks[*at].count() == block && self.evaluated.module(scope).memories.len() > raw.memory as usize
        };
        let scope = ScopeId((0..self.blocks.len()).rfind(named).unwrap_or(0) as u32);
        let memories = &self.evaluated.module(scope).memories;
        let name = memories.get(raw.memory as usize).map_or("", |memory| &memory.name);
        MemoryFault {
            cycle: self.cycle,
            path: self.evaluated.path_in(scope, name),
            address: raw.address,
            kind: raw.kind,
        }
    }
}

/// By module that is evaluated, the signals that these paths name, and what carries their values up to where they come from.
fn kept(design: &Hierarchy, evaluated: &Hierarchy, places: &[Place], paths: &[String]) -> Vec<Vec<SignalId>> {
    let mut kept = vec![vec![]; evaluated.netlist().modules.len()];
    for (scope, signal) in paths.iter().filter_map(|path| design.find_signal(path)) {
        for (scope, signal) in [(scope, signal), design.origin(scope, signal)] {
            let (scope, signal) = places[scope.index()].signal(signal);
            let of_module: &mut Vec<SignalId> = &mut kept[evaluated.scope(scope).module.index()];
            if !of_module.contains(&signal) {
                of_module.push(signal);
            }
        }
    }
    kept
}

/// The design with every process a choice among values and its expressions made smaller, which is what code is made from.
fn dataflow(netlist: &Netlist) -> Result<Netlist, EngineError> {
    let choices = |module: &Module| {
        let refused = |error: WidthError| EngineError::Code { module: module.name.clone(), message: error.to_string() };
        without_statements(module).and_then(|module| simplified(&module)).map_err(refused)
    };
    let modules = netlist.modules.iter().map(choices).collect::<Result<_, _>>()?;
    Ok(Netlist { modules, top: netlist.top })
}

fn mask(bytes: usize) -> u64 {
    (1 << (8 * bytes)) - 1
}

impl Engine for CompiledEngine {
    fn hierarchy(&self) -> &Hierarchy {
        &self.design
    }

    fn handle(&self, scope: ScopeId, signal: SignalId) -> SignalHandle {
        let (scope, signal) = self.place(scope).signal(signal);
        self.signal_handle(scope, signal)
    }

    fn get(&self, signal: SignalHandle) -> &[u64] {
        &self.state[signal.place as usize..][..words_of(signal.width) as usize]
    }

    fn words(&self) -> Option<&[u64]> {
        Some(&self.state)
    }

    fn set(&mut self, input: InputHandle, value: &[u64]) {
        if self.overwrite(input.0, value) {
            self.state[TOP] = self.depth;
            self.outputs_settled = false;
            self.settled.clear();
        }
    }

    fn poke(&mut self, register: RegisterHandle, value: &[u64]) {
        self.overwrite(register.0, value);
        self.wake();
    }

    fn read_memory(&self, memory: MemoryHandle, index: u32) -> Result<Value, EngineError> {
        let (place, width) = self.checked_place(memory, index)?;
        Ok(self.read_word(place, width))
    }

    fn write_memory(&mut self, memory: MemoryHandle, index: u32, value: &[u64]) -> Result<(), EngineError> {
        let (place, width) = self.checked_place(memory, index)?;
        self.write_word(place, width, value);
        self.wake();
        Ok(())
    }

    fn settle_outputs(&mut self) {
        if !self.outputs_settled && !self.rests() {
            for at in 0..self.cones.len() {
                self.run(self.cones[at]);
            }
        }
        self.outputs_settled = true;
    }

    fn settle(&mut self) {
        self.settle_below(ScopeId::TOP);
    }

    fn settles_with_outputs(&self, scope: ScopeId, signal: SignalId) -> bool {
        let (scope, signal) = self.place(scope).signal(signal);
        shown::settles_with_outputs(&self.code, &self.evaluated, scope, signal)
    }

    fn settle_briefly(&mut self, scope: ScopeId) {
        self.settle_in(self.place(scope).scope, true);
    }

    fn settle_below(&mut self, scope: ScopeId) {
        self.settle_in(self.place(scope).scope, false);
    }

    fn activity(&self, scope: ScopeId) -> Option<usize> {
        Some(self.blocks[self.place(scope).scope.index()].count())
    }

    fn step(&mut self) {
        self.settle_outputs();
        if !self.rests() {
            self.run(self.edge);
            self.collect_faults();
            self.outputs_settled = false;
            self.settled.clear();
        }
        self.cycle += 1;
    }

    fn save(&self) -> Option<Saved> {
        Some(Saved(Box::new(State { words: self.state.clone(), memory: self.memory.clone(), cycle: self.cycle })))
    }

    fn restore(&mut self, saved: &Saved) {
        let Some(State { words, memory, cycle }) = saved.0.downcast_ref() else { return };
        if (words.len(), memory.len()) != (self.state.len(), self.memory.len()) {
            return;
        }
        self.state.copy_from_slice(words);
        self.memory.copy_from_slice(memory);
        self.cycle = *cycle;
        self.faults.clear();
        self.observe.values_mut().for_each(|observation| observation.cycle = None);
        // Which instances are to be evaluated is a part of what was copied.
        self.awake = false;
        self.wake();
    }

    fn cycles(&self) -> u64 {
        self.cycle
    }

    fn faults(&self) -> &[MemoryFault] {
        &self.faults
    }
}
