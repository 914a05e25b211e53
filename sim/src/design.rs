//! The compute unit's netlist by the name of its configuration, those of the register blocks, and the engines over them.

use crate::engine::verilator::Effort;
use crate::engine::{CompiledEngine, Engine, EngineError, Interpreter, Verilator};
use rust_hdl::prelude::Block;
use std::sync::Arc;
use tombolo_code_object::Mcpu;
use tombolo_hdl::compute_queue::ComputeQueue;
use tombolo_hdl::compute_unit::ComputeUnit;
use tombolo_hdl::compute_unit_axi::{ComputeUnitAxi, VECTORS};
use tombolo_hdl::config::{CONFIGS, Config, ConfigError, InstructionSet};
use tombolo_hdl::probe;
use tombolo_hdl::registers::register_block::{hardware, module_name};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_netlist::exposed::with_exposed;
use tombolo_netlist::formal::{Proof, Property, with_properties};
use tombolo_netlist::vector_ports::with_vector_ports;
use tombolo_netlist::without_debug::{without_debug, without_ports};
use tombolo_netlist::{ElaborateError, Netlist};
use tombolo_registers as registers;

/// Stack of the thread that builds a design: rust-hdl blocks are large values.
const STACK: usize = 512 << 20;
/// Module name of the top.
const TOP: &str = "compute_unit";
/// Module name of the top with a command processor.
pub const QUEUE_TOP: &str = "compute_queue";
/// The compute unit in it.
pub const UNIT: &str = "unit";
/// Port of the compute unit: VGPRs of the waves of a draw.
pub const ALLOCATED_ROWS: &str = "wave_vgprs";
/// Module name of the top with AXI.
pub const AXI_TOP: &str = "compute_unit_axi";

/// Why there is no design to simulate.
#[derive(Debug, thiserror::Error)]
pub enum DesignError {
    /// No such configuration.
    #[error(transparent)]
    NoConfig(#[from] ConfigError),
    /// The description of the hardware is at fault.
    #[error("elaborating the hardware: {message}")]
    Elaborate {
        /// The first error and how many more there are.
        message: String,
    },
    /// The engine refused the design.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// The configuration of that name, or one of one's own: [`Config::parse`].
///
/// # Errors
/// [`DesignError::NoConfig`].
pub fn config(text: &str) -> Result<Config, DesignError> {
    Ok(Config::parse(text)?)
}

/// The instruction set of the hardware that is the instruction set of code; none: no hardware has it.
pub fn instruction_set(target: Target) -> Option<InstructionSet> {
    match target {
        Target::Rdna4 => Some(InstructionSet::Rdna4),
        Target::Gcn(Generation::SeaIslands) => Some(InstructionSet::SeaIslands),
        Target::Cdna4 => Some(InstructionSet::Cdna4),
        Target::Gcn(_) => None,
    }
}

/// The processors whose code hardware of an instruction set runs; the first one is the one that programs are compiled for.
pub fn processors(set: InstructionSet) -> &'static [Mcpu] {
    match set {
        InstructionSet::Rdna4 => &[Mcpu::Gfx1201, Mcpu::Gfx1200, Mcpu::Gfx12Generic],
        InstructionSet::SeaIslands => {
            &[Mcpu::Gfx701, Mcpu::Gfx700, Mcpu::Gfx702, Mcpu::Gfx703, Mcpu::Gfx704, Mcpu::Gfx705]
        }
        InstructionSet::Cdna4 => &[Mcpu::Gfx950, Mcpu::Gfx94Generic],
    }
}

/// The processor that hardware of an instruction set is for programs: the first of [`processors`].
pub fn processor(set: InstructionSet) -> Mcpu {
    processors(set)[0]
}

/// The configuration that runs a launch where the user names none: the first one of its instruction set.
pub fn config_for(name: Option<&str>, target: Target) -> Result<Config, DesignError> {
    let set = instruction_set(target).unwrap_or(InstructionSet::Rdna4);
    match name {
        Some(name) => config(name),
        None => Ok(CONFIGS.into_iter().find(|config| config.units.set == set).unwrap_or(CONFIGS[0])),
    }
}

/// Elaborates the compute unit.
///
/// # Errors
/// [`DesignError::NoConfig`], where the configuration breaks a rule; [`DesignError::Elaborate`].
pub fn compute_unit(config: Config) -> Result<Netlist, DesignError> {
    config.check()?;
    elaborate(TOP, move || {
        let mut unit = ComputeUnit::new(config.without_graphics());
        unit.connect_all();
        Box::new(unit)
    })
}

/// Elaborates the compute unit with AXI4 of `width` data bits, without debug events.
///
/// # Errors
/// As [`compute_unit`].
pub fn compute_unit_axi(config: Config, width: usize) -> Result<Netlist, DesignError> {
    config.check()?;
    let netlist = elaborate(AXI_TOP, move || {
        let mut unit = ComputeUnitAxi::new(config, width);
        unit.connect_all();
        Box::new(unit)
    })?;
    Ok(with_vector_ports(&without_debug(&netlist), &VECTORS))
}

/// Elaborates the compute unit behind a command processor, without debug events.
///
/// # Errors
/// As [`compute_unit`].
pub fn compute_queue(config: Config) -> Result<Netlist, DesignError> {
    Ok(without_debug(&elaborate_queue(config)?))
}

/// The same with the ports that show what draws do.
///
/// # Errors
/// As [`compute_unit`].
pub fn observed_queue(config: Config) -> Result<Netlist, DesignError> {
    // What nobody looks at within the compute unit is left out.
    Ok(without_ports(&elaborate_queue(config)?, |_| false))
}

/// The same with the ports of the compute unit too that [`crate::lockstep`] reads, as outputs of the top.
///
/// # Errors
/// As [`compute_unit`].
pub fn compared_queue(config: Config) -> Result<Netlist, DesignError> {
    let unwatched = |name: &str| probe::WAVE.has(name) || probe::UNITS.has(name) || name.starts_with("export_ready");
    config.check()?;
    let read = ["debug_", "fault", "violation", "export_", ALLOCATED_ROWS];
    let whole = elaborate_by(tombolo_netlist::elaborate_whole, QUEUE_TOP, move || queue(config))?;
    let exposed =
        with_exposed(&whole, UNIT, |name| read.iter().any(|start| name.starts_with(start)) && !unwatched(name));
    Ok(without_ports(&exposed, |_| false))
}

fn elaborate_queue(config: Config) -> Result<Netlist, DesignError> {
    config.check()?;
    elaborate(QUEUE_TOP, move || queue(config))
}

fn queue(config: Config) -> Box<dyn Block> {
    let mut unit = ComputeQueue::new(config);
    unit.connect_all();
    Box::new(unit)
}

/// Elaborates the registers of a fixed-function block, a module of their own.
///
/// # Errors
/// [`DesignError::Elaborate`].
pub fn registers(block: registers::Block) -> Result<Netlist, DesignError> {
    elaborate(&module_name(block), move || hardware(block))
}

/// The block of a proof, with its properties.
///
/// # Errors
/// [`DesignError::Elaborate`].
pub fn proved(proof: &Proof) -> Result<(Netlist, Vec<Property>), DesignError> {
    Ok(with_properties(&elaborate(proof.name, proof.block)?, proof.properties))
}

/// The register block whose module has that name.
pub fn register_block(module: &str) -> Option<registers::Block> {
    registers::Block::ALL.into_iter().find(|block| module_name(*block) == module)
}

/// Elaborates what `make` describes, as the module `top`.
fn elaborate(top: &str, make: impl FnOnce() -> Box<dyn Block> + Send + 'static) -> Result<Netlist, DesignError> {
    elaborate_by(tombolo_netlist::elaborate, top, make)
}

/// How a block becomes a netlist.
type Elaborator = fn(&dyn Block, &str) -> Result<Netlist, Vec<ElaborateError>>;

fn elaborate_by(
    by: Elaborator,
    top: &str,
    make: impl FnOnce() -> Box<dyn Block> + Send + 'static,
) -> Result<Netlist, DesignError> {
    let top = top.to_owned();
    let build = move || {
        by(make().as_ref(), &top).map_err(|errors| match errors.split_first() {
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

/// The compute unit for runs in which nobody looks at what waves and units do, which spares their time: without the ports that
/// [`crate::run::probe`] reads.
pub fn unwatched(netlist: &Netlist) -> Netlist {
    without_ports(netlist, |name| probe::WAVE.has(name) || probe::UNITS.has(name))
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
