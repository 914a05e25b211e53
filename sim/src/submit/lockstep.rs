//! A submission in lock-step: the model executes it first and keeps the waves that it launches; then the hardware does, and every wave of it begins
//! as the model's and writes, instruction by instruction, what the model's would; primitives, quads and pixels between them are the model's too
//! ([`drawings`]). At the end both have left the same in memory.

mod drawings;

use super::drawn::{Draws, Step};
use super::hardware::{HardwareError, HardwareOutcome, Onlookers, run_with};
use super::{Pages, Recording, RecordingError};
use crate::design::{self, EngineKind};
use crate::engine::{Engine, EngineError};
use crate::lockstep::{Launches, Lockstep};
use crate::memory::{AddressSpace, Request};
use crate::run::access;
use crate::run::ports::SimdPorts;
use crate::run::queue::Watcher;
use crate::run::trace::Event;
use crate::run::waves::Waves;
pub use drawings::Compared;
use drawings::Drawings;
use std::fmt;
use std::sync::Arc;
use tombolo_hdl::config::{Config, InstructionSet};
use tombolo_model::graphics::Machine;

/// Runs the streams of a recording as [`super::hardware::run`] does, in lock-step.
///
/// # Errors
/// [`HardwareError`]; a difference is in the outcome.
pub fn run(recording: &mut Recording, config: Config, limit: u64) -> Result<HardwareOutcome, HardwareError> {
    has_model(config)?;
    let netlist = design::compared_queue(config)?;
    let mut engine = design::engine(EngineKind::Compiled, Arc::new(netlist))?;
    Ok(run_on(engine.as_mut(), config, recording, limit, None)?.0)
}

/// The same on hardware that is there already ([`design::compared_queue`]), in its state after power-up; and the comparison. `watcher` is shown every cycle.
///
/// # Errors
/// As [`run`].
pub fn run_on(
    engine: &mut dyn Engine,
    config: Config,
    recording: &mut Recording,
    limit: u64,
    mut watcher: Option<Watcher>,
) -> Result<(HardwareOutcome, Lockstep), HardwareError> {
    has_model(config)?;
    let mut modelled = recording.clone();
    let (launches, drawings) = modelled_by(&mut modelled, limit)?;
    let mut comparison = Comparison::new(engine, config, launches, drawings)?;
    let mut follow = |engine: &dyn Engine, memory: &AddressSpace, request: Option<&Request>| {
        comparison.follow(engine, memory, request)
    };
    let mut show = |engine: &mut dyn Engine| {
        if let Some(watcher) = &mut watcher {
            watcher(engine);
        }
    };
    let onlookers = Onlookers { watcher: Some(&mut show), follower: Some(&mut follow) };
    let mut outcome = run_with(engine, recording, limit, onlookers)?;
    let Comparison { lockstep, drawings, difference, last, .. } = &mut comparison;
    outcome.compared = Some(lockstep.compared());
    outcome.drawn = Some(drawings.compared());
    let error = match difference.take() {
        Some(difference) => Some(difference),
        None if outcome.pass => {
            let rest = lockstep.finish(&super::hardware::space_of(&mut recording.memory)?, *last);
            let left = || {
                recording.memory.difference(&modelled.memory).map(|(address, got, expected)| {
                format!("memory at {address:#x} differs from the model behind the last packet: got {got:#010x}, expected {expected:#010x}")
            })
            };
            let draws = drawings.finish(*last);
            told(rest).or_else(|| told(draws)).or_else(left)
        }
        None => None,
    };
    if let Some(error) = error {
        (outcome.pass, outcome.error, outcome.refused) = (false, Some(error), false);
    }
    Ok((outcome, comparison.lockstep))
}

/// The model of submissions is of Sea Islands.
///
/// # Errors
/// [`HardwareError::Lockstep`] for other instruction sets.
pub fn has_model(config: Config) -> Result<(), HardwareError> {
    match config.units.set {
        InstructionSet::SeaIslands => Ok(()),
        InstructionSet::Rdna4 | InstructionSet::Cdna4 => Err(HardwareError::Lockstep { config: config.name }),
    }
}

/// A difference as text.
fn told(result: Result<(), impl fmt::Display>) -> Option<String> {
    result.err().map(|difference| difference.to_string())
}

/// What the model launches and draws.
fn modelled_by(recording: &mut Recording, limit: u64) -> Result<(Launches, Drawings), RecordingError> {
    let streams = recording.graphics_streams()?;
    let mut machine = Machine::new(limit);
    machine.keep_launches();
    machine.keep_drawings();
    let memory = &mut recording.memory;
    let error = streams.iter().find_map(|stream| machine.execute(memory, stream.address, stream.bytes).err());
    let drawings = Drawings::new(machine.take_drawings(), error.is_some());
    Ok((Launches::new(machine.take_launches(), error.map(|error| error.to_string())), drawings))
}

/// What follows the hardware.
struct Comparison {
    lockstep: Lockstep,
    waves: Waves,
    ports: Vec<SimdPorts>,
    events: Vec<Event>,
    draws: Draws,
    steps: Vec<Step>,
    drawings: Drawings,
    first: u64,
    last: u64,
    difference: Option<String>,
}

impl Comparison {
    fn new(engine: &dyn Engine, config: Config, launches: Launches, drawings: Drawings) -> Result<Self, EngineError> {
        Ok(Self {
            lockstep: Lockstep::of_submission(engine, config, launches)?,
            waves: Waves::new(config),
            ports: SimdPorts::find(engine, config)?,
            events: vec![],
            draws: Draws::new(engine)?,
            steps: vec![],
            drawings,
            first: engine.cycles(),
            last: 0,
            difference: None,
        })
    }

    /// Takes in a cycle; answers whether everything is the same so far.
    fn follow(&mut self, engine: &dyn Engine, memory: &AddressSpace, request: Option<&Request>) -> bool {
        let Self { lockstep, waves, ports, events, .. } = self;
        self.last = engine.cycles() - self.first;
        events.clear();
        waves.observe(engine, ports, self.last, Some(events));
        // The command processor's and the back end's writes are nobody's.
        let shares = request.map(|request| access::shares(engine, ports, waves, request)).unwrap_or_default();
        let request = request.map(|request| (request, &shares[..]));
        self.difference = told(lockstep.observe(engine, memory, self.last, events, request));
        self.steps.clear();
        self.draws.see(engine, &mut self.steps);
        let drawn = self.steps.iter().try_for_each(|step| self.drawings.take(self.last, step));
        self.difference = self.difference.take().or_else(|| told(drawn));
        self.difference.is_none()
    }
}

impl Pages {
    /// The first dword, by address, that differs in pages which one of the two has changed; what each of them holds.
    fn difference(&self, other: &Self) -> Option<(u64, u32, u32)> {
        let addresses = self.changed_pages().chain(other.changed_pages()).collect::<std::collections::BTreeSet<_>>();
        addresses.into_iter().find_map(|address| {
            let [own, others] = [self, other].map(|pages| pages.page(address));
            let dwords = own.as_chunks().0.iter().zip(others.as_chunks().0);
            let (at, (own, others)) = (0..).zip(dwords).find(|(_, (own, others))| own != others)?;
            Some((address + 4 * at, u32::from_le_bytes(*own), u32::from_le_bytes(*others)))
        })
    }
}
