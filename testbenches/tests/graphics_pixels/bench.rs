//! A block with a memory port, clock by clock, and the memory behind it.

use rust_hdl::prelude::Block;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use tombolo_model::memory::{Region, Regions};
use tombolo_netlist::Netlist;
use tombolo_netlist::port::{PortBits, signals_of};
use tombolo_sim::engine::{CompiledEngine, Engine, InputHandle, SignalHandle};

/// Where memory begins.
pub const BASE: u64 = 0x12_3400;
/// Clocks that it takes for a line.
const LATENCY: u64 = 3;

/// Elaborates a block on a stack that is large enough.
pub fn elaborated(make: impl FnOnce() -> Box<dyn Block> + Send + 'static) -> Arc<Netlist> {
    let build = move || tombolo_netlist::elaborate(make().as_ref(), "top").unwrap();
    Arc::new(std::thread::Builder::new().stack_size(512 << 20).spawn(build).unwrap().join().unwrap())
}

/// What is on its way from memory.
struct Answer {
    due: u64,
    tag: u64,
    missing: u64,
    line: [u64; 8],
}

/// A block and its memory.
pub struct Bench {
    engine: Box<dyn Engine>,
    inputs: HashMap<String, InputHandle>,
    outputs: HashMap<String, SignalHandle>,
    pub memory: Vec<u8>,
    answers: VecDeque<Answer>,
    pub clock: u64,
}

impl Bench {
    pub fn new(netlist: Arc<Netlist>) -> Self {
        Self::of(Box::new(CompiledEngine::new(netlist).unwrap()))
    }

    pub fn of(engine: Box<dyn Engine>) -> Self {
        let (inputs, outputs) = (HashMap::new(), HashMap::new());
        Self { engine, inputs, outputs, memory: vec![], answers: VecDeque::new(), clock: 0 }
    }

    pub fn set(&mut self, name: &str, words: &[u64]) {
        let handle = match self.inputs.get(name) {
            Some(handle) => *handle,
            None => {
                let handle = self.engine.input(name).unwrap_or_else(|error| panic!("{name}: {error}"));
                self.inputs.insert(name.to_owned(), handle);
                handle
            }
        };
        self.engine.set(handle, words);
    }

    /// Sets all fields of a record.
    pub fn set_record<T: PortBits>(&mut self, name: &str, value: T) {
        for (field, value) in signals_of(name, value) {
            self.set(&field, value.words());
        }
    }

    /// Words of an output as it was when the cycle settled.
    pub fn get(&mut self, name: &str) -> &[u64] {
        let handle = match self.outputs.get(name) {
            Some(handle) => *handle,
            None => {
                let handle = self.engine.find(name).unwrap_or_else(|error| panic!("{name}: {error}"));
                self.outputs.insert(name.to_owned(), handle);
                handle
            }
        };
        self.engine.get(handle)
    }

    pub fn word(&mut self, name: &str) -> u64 {
        self.get(name)[0]
    }

    /// Lets inputs pass to the outputs.
    pub fn settle(&mut self) {
        let now = self.clock;
        // Every third clock memory takes nothing.
        self.set("request_taken", &[u64::from(!now.is_multiple_of(3))]);
        let due = self.answers.front().is_some_and(|answer| answer.due <= now);
        self.set("response_valid", &[due.into()]);
        if let Some(Answer { tag, missing, line, .. }) = self.answers.front().filter(|_| due) {
            let (tag, missing, line) = (*tag, *missing, *line);
            self.set("response_tag", &[tag]);
            self.set("response_missing", &[missing]);
            for quarter in 0..4 {
                self.set(&format!("response_data_{quarter}"), &line[2 * quarter..2 * quarter + 2]);
            }
        }
        self.engine.settle_outputs();
    }

    /// The clock edge, of a cycle that has settled.
    pub fn step(&mut self) {
        let now = self.clock;
        if self.answers.front().is_some_and(|answer| answer.due <= now) {
            self.answers.pop_front();
        }
        if self.word("request_valid") != 0 && !now.is_multiple_of(3) {
            self.serve();
        }
        self.engine.step();
        self.clock += 1;
    }

    fn serve(&mut self) {
        let [write, line, mask, tag] =
            ["write", "line", "mask", "tag"].map(|name| self.word(&format!("request_{name}")));
        let wanted = |byte: usize| mask >> byte & 1 != 0;
        let places: Vec<Option<usize>> = (0..64)
            .map(|byte| {
                let place = (line * 64 + byte).checked_sub(BASE)? as usize;
                (place < self.memory.len()).then_some(place)
            })
            .collect();
        let refused = (0..64).any(|byte| wanted(byte) && places[byte].is_none());
        let partial = places.iter().any(Option::is_none);
        let mut answer = [0; 8];
        if write != 0 {
            let data: Vec<u64> = self.get("request_data").to_vec();
            for (byte, place) in places.iter().enumerate().filter(|(byte, _)| wanted(*byte) && !refused) {
                if let Some(place) = place {
                    self.memory[*place] = (data[byte / 8] >> (8 * (byte % 8))) as u8;
                }
            }
        } else if !refused {
            for (byte, place) in places.iter().enumerate() {
                let value = place.map_or(0xa5, |place| self.memory[place]);
                answer[byte / 8] |= u64::from(value) << (8 * (byte % 8));
            }
        }
        let missing = u64::from(partial && write == 0) | u64::from(refused) << 1;
        self.answers.push_back(Answer { due: self.clock + LATENCY, tag, missing, line: answer });
    }

    /// Clocks until an output is set, that one too; `each` sees every cycle when it has settled.
    pub fn until(&mut self, name: &str, each: impl FnMut(&mut Self)) -> u64 {
        self.until_with(name, each, |_, ()| {})
    }

    /// The same; what `each` finds is what `then` does about it for the next cycle.
    pub fn until_with<T>(
        &mut self,
        name: &str,
        mut each: impl FnMut(&mut Self) -> T,
        mut then: impl FnMut(&mut Self, T),
    ) -> u64 {
        let before = self.clock;
        loop {
            self.settle();
            let done = self.word(name) != 0;
            let found = each(self);
            self.step();
            then(self, found);
            if done {
                return self.clock - before;
            }
            assert!(self.clock - before < 100_000, "{name} never comes");
        }
    }

    /// A cycle in which an input is set.
    pub fn pulse(&mut self, name: &str) {
        self.set(name, &[1]);
        self.settle();
        self.step();
        self.set(name, &[0]);
    }
}

/// The same memory for the model.
pub fn regions(memory: &[u8]) -> Regions {
    let mut regions = Regions::new();
    assert!(regions.add(Region { base: BASE, data: memory.to_vec(), writable: true }));
    regions
}
