//! A compute unit that is compiled once and runs many launches, each from the state after power-up: compiling takes seconds, most
//! launches much less.

use std::sync::Arc;
use tombolo_hdl::config::Config;
use tombolo_netlist::Netlist;
use tombolo_sim::design::{self, DesignError, EngineKind};
use tombolo_sim::engine::{Engine, Saved};

/// A compiled compute unit.
pub struct Machine {
    engine: Box<dyn Engine>,
    /// The state after power-up.
    start: Saved,
}

impl Machine {
    /// The compute unit of a configuration.
    ///
    /// # Errors
    /// It does not elaborate or compile.
    pub fn new(config: Config) -> Result<Self, DesignError> {
        Self::of(Arc::new(design::compute_unit(config)?))
    }

    /// This netlist of a compute unit.
    ///
    /// # Errors
    /// It does not compile.
    ///
    /// # Panics
    /// Never: the compiled engine saves its state.
    pub fn of(netlist: Arc<Netlist>) -> Result<Self, DesignError> {
        let engine = design::engine(EngineKind::Compiled, netlist)?;
        let start = engine.save().expect("the compiled engine saves its state");
        Ok(Self { engine, start })
    }

    /// The engine as the last launch left it.
    pub fn engine(&mut self) -> &mut dyn Engine {
        self.engine.as_mut()
    }

    /// The engine after power-up.
    pub fn fresh(&mut self) -> &mut dyn Engine {
        self.engine.restore(&self.start);
        self.engine.as_mut()
    }
}
