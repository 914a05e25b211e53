//! The compute unit's netlist by the name of its configuration, and the engines over it.

use crate::engine::verilator::Effort;
use crate::engine::{CompiledEngine, Engine, EngineError, Interpreter, Verilator};
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_hdl::compute_unit::ComputeUnit;
use tombolo_hdl::config::{CONFIGS, Config};
use tombolo_netlist::Netlist;

/// Stack of the thread that builds a design: rust-hdl blocks are large values.
const STACK: usize = 512 << 20;
/// Module name of the top.
const TOP: &str = "compute_unit";

/// Why there is no design to simulate.
#[derive(Debug, thiserror::Error)]
pub enum DesignError {
    /// No configuration of that name.
    #[error("there is no configuration {name}; there are {}", names())]
    NoConfig {
        /// As asked for.
        name: String,
    },
    /// The description of the hardware is at fault.
    #[error("elaborating the compute unit: {message}")]
    Elaborate {
        /// The first error and how many more there are.
        message: String,
    },
    /// The engine refused the design.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

fn names() -> String {
    CONFIGS.map(|config| config.name).join(", ")
}

/// The configuration of that name.
///
/// # Errors
/// [`DesignError::NoConfig`].
pub fn config(name: &str) -> Result<Config, DesignError> {
    Config::by_name(name).ok_or_else(|| DesignError::NoConfig { name: name.to_owned() })
}

/// Elaborates the compute unit.
///
/// # Errors
/// [`DesignError::Elaborate`].
pub fn compute_unit(config: Config) -> Result<Netlist, DesignError> {
    let build = move || {
        let mut unit = ComputeUnit::new(config);
        unit.connect_all();
        tombolo_netlist::elaborate(&unit, TOP).map_err(|errors| match errors.split_first() {
            Some((first, [])) => first.to_string(),
            Some((first, rest)) => format!("{first} (and {} more)", rest.len()),
            None => String::new(),
        })
    };
    let built = std::thread::Builder::new().stack_size(STACK).spawn(build).map(std::thread::JoinHandle::join);
    match built {
        Ok(Ok(netlist)) => netlist.map_err(|message| DesignError::Elaborate { message }),
        Ok(Err(_)) => Err(DesignError::Elaborate { message: "the elaboration panicked".to_owned() }),
        Err(error) => Err(DesignError::Elaborate { message: error.to_string() }),
    }
}

/// What simulates the hardware.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineKind {
    /// Compiled to machine code.
    Compiled,
    /// Interpreted: slow and simple.
    Interpreter,
    /// The emitted Verilog, by Verilator.
    Verilator,
}

/// An engine over a netlist.
///
/// # Errors
/// [`DesignError::Engine`].
pub fn engine(kind: EngineKind, netlist: Arc<Netlist>) -> Result<Box<dyn Engine>, DesignError> {
    Ok(match kind {
        EngineKind::Compiled => Box::new(CompiledEngine::new(netlist)?),
        EngineKind::Interpreter => Box::new(Interpreter::new(netlist)?),
        EngineKind::Verilator => Box::new(Verilator::new(netlist, Effort::default())?),
    })
}
