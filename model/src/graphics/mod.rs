//! Graphics of Sea Islands: a machine that executes the command streams of its drivers and draws what they say.
//!
//! Sections and registers are those of the "Radeon Sea Islands 3D/Compute Register Reference Guide". A stream's packets
//! ([`packet`], [`processor`], [`packet_draws`]) write registers and start draws. A draw goes through the blocks of the guide: indices and
//! primitives (VGT, [`assembly`]), vertex shader waves ([`vertex`]), clipping and set-up (PA, [`geometry`], [`clip`], [`setup`], [`shape`]), quads of
//! pixels ([`raster`]), pixel shader waves with their inputs (SPI, [`pixel`]), depth and stencil (DB, [`depth`]), colour (CB,
//! [`colour`]). Shaders are waves of [`crate::gcn`]. A state that is not modelled is an [`Error`] that names its register.

mod assembly;
mod back_end;
mod batch;
mod blend;
mod cleared;
mod clip;
mod colour;
mod depth;
mod dispatch;
mod draw;
mod drawn;
mod error;
mod fields;
mod format;
mod geometry;
mod half;
mod launch;
mod launched;
mod packet;
mod packet_draws;
mod pixel;
mod processor;
mod raster;
pub mod reference;
mod registers;
mod scissor;
mod setup;
mod shape;
mod surface;
mod target;
mod vertex;

pub use back_end::PixelBackEnd;
pub use error::Error;
pub use fields::read_by_the_model;
pub use packet::names as packet_names;
pub use processor::{Support, support};
pub use registers::name as register_name;
pub use target::{Picture, Target};
pub(crate) use tombolo_registers::clear_state::TILE_MODES;

use crate::program::Program;
use processor::State;
use registers::RegisterFile;
use std::collections::{BTreeMap, BTreeSet};
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target as InstructionSet;

/// Work done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Packets, by name.
    pub packets: BTreeMap<String, u64>,
    /// Draws.
    pub draws: u64,
    /// Compute dispatches.
    pub dispatches: u64,
    /// Vertices that a shader worked on.
    pub vertices: u64,
    /// Primitives that were assembled.
    pub primitives: u64,
    /// Quads of 2 by 2 pixels that were shaded.
    pub quads: u64,
    /// Pixels that were written to a colour or depth target.
    pub pixels: u64,
    /// Samples that passed depth and stencil tests.
    pub samples_passed: u64,
    /// Waves of all shaders.
    pub waves: u64,
    /// Their instructions.
    pub instructions: u64,
}

/// How much work is left: one unit for a packet, an index, a primitive, a tile of 8 by 8 pixels and a shader instruction.
#[derive(Debug, Clone, Copy)]
struct Budget {
    left: u64,
    limit: u64,
}

impl Budget {
    fn spend(&mut self, units: u64) -> Result<(), Error> {
        let limit = self.limit;
        self.left = self.left.checked_sub(units).ok_or(Error::Limit { what: "steps", limit })?;
        Ok(())
    }
}

/// A machine: registers, and what has been done so far. Memory is handed to each call.
pub struct Machine {
    registers: RegisterFile,
    program: Program,
    state: State,
    budget: Budget,
    last_target: Option<Target>,
    watcher: Option<reference::Watcher>,
    kept: Option<Vec<reference::ShadedPrimitive>>,
    launches: Option<Vec<reference::Launched>>,
    drawings: Option<Vec<reference::Drawing>>,
    /// Work done so far.
    pub statistics: Statistics,
}

impl Machine {
    /// A machine after its reset, which stops with [`Error::Limit`] after `limit` steps: packets, indices, primitives, tiles
    /// and shader instructions.
    pub fn new(limit: u64) -> Machine {
        Machine {
            registers: RegisterFile::default(),
            program: Program::of(InstructionSet::Gcn(Generation::SeaIslands)),
            state: State::new(),
            budget: Budget { left: limit, limit },
            last_target: None,
            watcher: None,
            kept: None,
            launches: None,
            drawings: None,
            statistics: Statistics::default(),
        }
    }

    /// The colour target 0 of the last draw that wrote colours; none if there was no such draw.
    pub const fn last_target(&self) -> Option<&Target> {
        self.last_target.as_ref()
    }

    /// The byte addresses of the registers that were written.
    pub const fn written_registers(&self) -> &BTreeSet<u32> {
        self.registers.written()
    }
}
