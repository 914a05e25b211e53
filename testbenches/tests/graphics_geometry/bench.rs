//! A block of its own in the compiled engine; random numbers.

use rust_hdl::prelude::{Bits, Block};
use std::sync::Arc;
use tombolo_netlist::port::{PortBits, signals_of};
use tombolo_sim::engine::{CompiledEngine, Engine};
use tombolo_sim::random::SplitMix64;

/// A block, clock by clock.
pub struct Bench {
    engine: CompiledEngine,
    /// Clocks so far.
    pub clocks: u64,
}

impl Bench {
    /// Elaboration runs on a thread with a big stack: rust-hdl blocks are large values.
    pub fn new<B: Block>(make: impl FnOnce() -> B + Send + 'static) -> Bench {
        let build = move || {
            let mut block = make();
            block.connect_all();
            let netlist = tombolo_netlist::elaborate(&block, "top").unwrap();
            tombolo_netlist::check::check(&netlist).unwrap();
            netlist
        };
        let netlist = std::thread::Builder::new().stack_size(256 << 20).spawn(build).unwrap().join().unwrap();
        Bench { engine: CompiledEngine::new(Arc::new(netlist)).unwrap(), clocks: 0 }
    }

    /// Gives an input a value.
    pub fn set<T: PortBits>(&mut self, name: &str, value: T) {
        for (name, value) in signals_of(name, value) {
            let input = self.engine.input(&name).unwrap();
            self.engine.set(input, value.words());
        }
    }

    /// The low 64 bits of a signal; [`Self::settle`] comes before.
    pub fn get(&self, name: &str) -> u64 {
        self.engine.get(self.engine.find(name).unwrap())[0]
    }

    /// Makes signals follow from inputs.
    pub fn settle(&mut self) {
        self.engine.settle();
    }

    /// The clock edge.
    pub fn step(&mut self) {
        self.engine.step();
        self.clocks += 1;
    }
}

/// A word of a register or vertex.
pub fn word(value: u32) -> Bits<32> {
    u64::from(value).into()
}

/// Random numbers.
pub struct Random(pub SplitMix64);

impl Random {
    /// Below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        (self.0.next_u64() >> 16) % end
    }

    /// Now and then.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of them.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// From -1 to 1.
    pub fn unit(&mut self) -> f64 {
        self.below(1 << 40) as f64 / (1u64 << 39) as f64 - 1.0
    }
}

/// Random cases of a test: `TOMBOLO_SHAPES`, or `short`.
pub fn cases(short: usize) -> usize {
    std::env::var("TOMBOLO_SHAPES").ok().and_then(|text| text.parse().ok()).unwrap_or(short)
}
