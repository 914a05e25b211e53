//! The hardware's own decoder, asked by software: which instructions it executes.

use crate::engine::{CompiledEngine, Engine, EngineError, InputHandle, SignalHandle};
use std::sync::Arc;
use tombolo_hdl::config::Units;
use tombolo_hdl::front::decode::{IssueClass, rdna4::predecode::Predecode};

/// What the hardware makes of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decoded {
    /// Class, by its number in [`IssueClass`].
    pub class: u64,
    /// Length in dwords.
    pub dwords: u64,
}

impl Decoded {
    /// Some unit executes it.
    pub fn is_executed(self) -> bool {
        self.class != IssueClass::Illegal as u64
    }
}

/// The block that classifies the head of a wave.
pub struct HardwareDecoder {
    engine: CompiledEngine,
    words: Vec<InputHandle>,
    wave64: InputHandle,
    class: SignalHandle,
    dwords: SignalHandle,
}

impl HardwareDecoder {
    /// Elaborates and compiles that of a machine with every unit.
    ///
    /// # Errors
    /// [`EngineError`]
    pub fn new() -> Result<Self, EngineError> {
        Self::with_units(Units::ALL)
    }

    /// That of a machine with these units.
    ///
    /// # Errors
    /// [`EngineError`]
    pub fn with_units(units: Units) -> Result<Self, EngineError> {
        let block = Predecode::new(units);
        let netlist = tombolo_netlist::elaborate(&block, "predecode")
            .map_err(|errors| EngineError::Code { module: "predecode".to_owned(), message: format!("{errors:?}") })?;
        let engine = CompiledEngine::new(Arc::new(netlist))?;
        let names: &[&str] =
            if units.mfma() { &["word0", "word1", "behind_0", "behind_1"] } else { &["word0", "word1"] };
        Ok(Self {
            words: names.iter().map(|name| engine.input(name)).collect::<Result<_, _>>()?,
            wave64: engine.input("wave64")?,
            class: engine.find("head_class")?,
            dwords: engine.find("head_dwords")?,
            engine,
        })
    }

    /// Looks at the instruction that starts with these dwords, in a wave of 32 or 64 lanes.
    pub fn decode(&mut self, words: &[u32], wave64: bool) -> Decoded {
        self.engine.set(self.wave64, &[wave64.into()]);
        for (at, &input) in self.words.iter().enumerate() {
            self.engine.set(input, &[words.get(at).copied().unwrap_or(0).into()]);
        }
        self.engine.settle_outputs();
        let get = |signal| self.engine.get(signal).first().copied().unwrap_or(0);
        Decoded { class: get(self.class), dwords: get(self.dwords) }
    }
}
