//! A block of its own in the compiled engine, one operation a clock; operands; the modes.

use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::vector::shared::modifiers::Limit;
use tombolo_hdl::vector::shared::{Function, SharedControl};
use tombolo_model::float::{Env, Flags, FloatMode, Omod, Round, Rules};
use tombolo_netlist::port::signals_of;
use tombolo_sim::engine::{CompiledEngine, Engine};

/// The engine over a block.
///
/// Elaboration runs on a thread with a big stack: rust-hdl blocks are large values.
pub fn engine<B: Block>(make: impl FnOnce() -> B + Send + 'static) -> CompiledEngine {
    let build = move || {
        let mut block = make();
        block.connect_all();
        tombolo_netlist::elaborate(&block, "top").unwrap()
    };
    let netlist = std::thread::Builder::new().stack_size(256 << 20).spawn(build).unwrap().join().unwrap();
    CompiledEngine::new(Arc::new(netlist)).unwrap()
}

/// A feed-forward unit: inputs and outputs by name.
pub struct Pipeline {
    engine: CompiledEngine,
    inputs: Vec<String>,
    outputs: Vec<&'static str>,
    latency: usize,
}

impl Pipeline {
    /// Of a block with a control word and these ports, results `latency` clocks after operands.
    pub fn new<B: Block>(
        make: impl FnOnce() -> B + Send + 'static,
        inputs: &[&str],
        outputs: Vec<&'static str>,
        latency: usize,
    ) -> Self {
        let control = signals_of("control", SharedControl::default()).into_iter().map(|(name, _)| name);
        let inputs = control.chain(inputs.iter().map(|name| (*name).to_owned())).collect();
        Self { engine: engine(make), inputs, outputs, latency }
    }

    /// Feeds one row of inputs a clock, the control word's signals first; `check` gets each row's number and its outputs.
    pub fn run(&mut self, rows: &[Vec<u64>], mut check: impl FnMut(usize, &[u64])) {
        let inputs: Vec<_> = self.inputs.iter().map(|name| self.engine.input(name).unwrap()).collect();
        let outputs: Vec<_> = self.outputs.iter().map(|name| self.engine.find(name).unwrap()).collect();
        for at in 0..rows.len() + self.latency {
            if let Some(row) = rows.get(at) {
                for (input, value) in inputs.iter().zip(row) {
                    self.engine.set(*input, &[*value]);
                }
            }
            self.engine.settle();
            if let Some(done) = at.checked_sub(self.latency) {
                let results: Vec<u64> = outputs.iter().map(|output| self.engine.get(*output)[0]).collect();
                check(done, &results);
            }
            self.engine.step();
        }
    }
}

/// Settings of MODE and the instruction.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// FP_ROUND.
    pub round: u64,
    /// FP_DENORM.
    pub denormals: u64,
    /// OMOD.
    pub omod: u64,
    /// CLAMP.
    pub clamp: bool,
    /// FP16_OVFL.
    pub saturate: bool,
}

impl Settings {
    /// All rounding and denormal modes, without modifiers; then modifiers with a mode each.
    pub fn sweep() -> Vec<Self> {
        let modes = (0..16).map(|at| Self { round: at & 3, denormals: at >> 2, ..Self::default() });
        let modified = (0..32).map(|at| Self {
            round: at & 3,
            denormals: (at * 7 / 4) & 3,
            omod: at >> 1 & 3,
            clamp: at & 8 != 0,
            saturate: at & 16 != 0,
        });
        modes.chain(modified).collect()
    }

    /// The control word of a function under these settings.
    pub fn control(self, function: Function) -> SharedControl {
        SharedControl {
            function: function.control(),
            raises_others: function.raises_others(),
            round: self.round.into(),
            keep_inputs: self.denormals & 1 == 1,
            keep_outputs: self.denormals & 2 == 2,
            omod: self.omod.into(),
            clamp: self.clamp,
            saturate: self.saturate,
            // Of Sea Islands.
            nan_passes: false,
            ieee: false,
            limit: Limit::None,
        }
    }

    /// Its signals' values.
    pub fn word(self, function: Function) -> Vec<u64> {
        signals_of("control", self.control(function)).iter().map(|(_, value)| value.low_u64()).collect()
    }

    /// The model's environment under these settings, for every format.
    pub fn model<T>(self, run: impl FnOnce(Env, Omod, bool) -> T) -> T {
        let round = [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero]
            [self.round as usize];
        let rules =
            Rules { round, input_denormals: self.denormals & 1 != 0, output_denormals: self.denormals & 2 != 0 };
        let flags = std::cell::Cell::new(Flags::NONE);
        let mode = FloatMode { single: rules, half_double: rules, saturate: self.saturate };
        run(Env::new(mode, &flags), Omod::from_field(self.omod as u32), self.clamp)
    }
}

/// Random bits: a multiplicative generator with a hashed output.
pub struct Random(pub u64);

impl Random {
    /// 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// One of them.
    pub fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[(self.next() >> 32) as usize % from.len()]
    }
}

/// Random operands of each operation.
pub fn operands(short: usize) -> usize {
    std::env::var("TOMBOLO_OPERANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(short)
}
