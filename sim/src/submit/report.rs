//! What came of a submission, for people and as JSON.

use super::{coverage, is_refusal};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use tombolo_model::graphics::{Error, Machine, Picture, Statistics, register_name};

/// The colour target of the last draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Target {
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Components, their bits, and what they mean.
    pub format: String,
    /// Byte address.
    pub address: u64,
}

/// Registers by what their being written did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// Those that the model reads.
    pub read: Vec<String>,
    /// Those that change no picture here.
    pub ignored: Vec<String>,
}

/// What came of a submission.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// Why the streams were not executed to their end.
    pub error: Option<Error>,
    /// The colour target of the last draw.
    pub target: Option<Target>,
    /// What is in it.
    pub picture: Option<Picture>,
    /// Work done.
    pub statistics: Statistics,
    /// The registers that were written.
    pub coverage: Coverage,
}

/// The object of `--json`.
#[derive(Serialize)]
struct Json<'a> {
    pass: bool,
    error: Option<String>,
    refused: bool,
    target: &'a Option<Target>,
    draws: u64,
    dispatches: u64,
    packets: &'a BTreeMap<String, u64>,
    vertices: u64,
    primitives: u64,
    quads: u64,
    pixels: u64,
    waves: u64,
    shader_instructions: u64,
    registers: &'a Coverage,
}

impl Outcome {
    /// The outcome of a run.
    pub(super) fn new(machine: &Machine, error: Option<Error>, picture: Option<Picture>) -> Outcome {
        let target = machine.last_target().map(|target| Target {
            width: target.width,
            height: target.height,
            format: target.format(),
            address: target.address(),
        });
        let known = coverage::addresses_read();
        let name = |address: &u32| register_name(*address).unwrap_or_else(|| format!("{address:#x}"));
        let written = machine.written_registers();
        let (read, ignored) = written.iter().partition::<Vec<u32>, _>(|address| known.contains(address));
        let coverage = Coverage { read: read.iter().map(name).collect(), ignored: ignored.iter().map(name).collect() };
        Outcome { error, target, picture, statistics: machine.statistics.clone(), coverage }
    }

    /// Whether the streams were executed to their end.
    pub const fn passed(&self) -> bool {
        self.error.is_none()
    }

    /// The outcome as one JSON object.
    pub fn json(&self) -> impl Serialize + '_ {
        let statistics = &self.statistics;
        Json {
            pass: self.passed(),
            error: self.error.as_ref().map(Error::to_string),
            refused: self.error.as_ref().is_some_and(is_refusal),
            target: &self.target,
            draws: statistics.draws,
            dispatches: statistics.dispatches,
            packets: &statistics.packets,
            vertices: statistics.vertices,
            primitives: statistics.primitives,
            quads: statistics.quads,
            pixels: statistics.pixels,
            waves: statistics.waves,
            shader_instructions: statistics.instructions,
            registers: &self.coverage,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { draws, dispatches, vertices, primitives, quads, pixels, instructions, .. } = &self.statistics;
        if let Some(Target { width, height, format, .. }) = &self.target {
            write!(f, "{width}x{height} {format}: ")?;
        }
        write!(f, "{draws} draws, ")?;
        if *dispatches > 0 {
            write!(f, "{dispatches} dispatches, ")?;
        }
        write!(f, "{vertices} vertices, {primitives} primitives, {quads} quads, {pixels} pixels, ")?;
        write!(f, "{instructions} shader instructions")
    }
}
