//! The engine of a device, which stays: built once, and used by one dispatch after the other.
//!
//! The RTL is idle after a dispatch that has ended, and a dispatch invalidates the caches when it starts, so that nothing of the one
//! before is left that it could see. After a dispatch that failed, the engine goes back to what it was when it was built. An engine
//! whose device is gone waits for the next device of the same configuration.

use crate::board::{Remote, not_on_a_board};
use crate::error::{Error, ErrorKind};
use crate::options::{EngineKind, Options, Sanitize};
use crate::record::{Files, Form};
use crate::views::{self, Viewers, Views, Wanted};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tombolo_hdl::config::Config;
use tombolo_model::program::Program;
use tombolo_sim::design::{self, DesignError};
use tombolo_sim::device::Address;
use tombolo_sim::engine::{CompiledEngine, Engine, Saved};
use tombolo_sim::launch::Launch;
use tombolo_sim::lockstep::Lockstep;
use tombolo_sim::memory::Bounds;
use tombolo_sim::run::{Host, Report, model, rtl};

/// Engines without a device.
static IDLE: Mutex<Vec<Rtl>> = Mutex::new(vec![]);

fn idle() -> MutexGuard<'static, Vec<Rtl>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is made of a dispatch beside its results.
#[derive(Debug, Default)]
pub(crate) struct Look {
    /// The files that are written of it.
    pub files: Vec<(Form, PathBuf)>,
    /// Its views.
    pub wanted: Wanted,
    /// Ends it as soon as it is true.
    pub stop: Arc<AtomicBool>,
}

/// What executes dispatches.
pub(crate) enum Machine {
    /// The model, with the code that it has decoded, how many threads may run work-groups, and whether the sanitizer watches them.
    Model { program: Program, threads: usize, sanitize: bool },
    /// The hardware; `lockstep` compares it with the model. None only while it is dropped.
    Rtl { rtl: Option<Box<Rtl>>, lockstep: bool },
    /// A board.
    Board(Box<Remote>),
}

/// The compiled hardware.
pub(crate) struct Rtl {
    config: Config,
    /// It has the ports that tell what waves and units do, for waveforms and views.
    watched: bool,
    engine: CompiledEngine,
    /// What it was when it was built.
    fresh: Option<Saved>,
    build_seconds: f64,
}

impl Rtl {
    fn build(config: Config, watched: bool) -> Result<Self, Error> {
        let waiting = {
            let mut idle = idle();
            idle.iter().position(|rtl| (rtl.config, rtl.watched) == (config, watched)).map(|at| idle.swap_remove(at))
        };
        if let Some(mut rtl) = waiting {
            rtl.reset();
            return Ok(rtl);
        }
        let started = Instant::now();
        let netlist = design::compute_unit(config)?;
        let netlist = if watched { netlist } else { design::unwatched(&netlist) };
        let engine = CompiledEngine::new(Arc::new(netlist)).map_err(DesignError::from)?;
        let fresh = engine.save();
        Ok(Self { config, watched, engine, fresh, build_seconds: started.elapsed().as_secs_f64() })
    }

    fn reset(&mut self) {
        if let Some(fresh) = &self.fresh {
            self.engine.restore(fresh);
        }
    }

    fn run(
        &mut self,
        launch: &mut Launch,
        max_cycles: u64,
        lockstep: bool,
        look: &Look,
        host: Option<&mut dyn Host>,
    ) -> Result<(Report, Views), Error> {
        let mut lockstep = lockstep.then(|| Lockstep::new(&self.engine, self.config, launch)).transpose()?;
        let mut files = Files::create(&look.files)?;
        let wanted = Wanted { profile: look.wanted.profile || files.wants_profile(), ..look.wanted };
        let mut viewers = Viewers::new(wanted, &self.engine, self.config)?;
        let mut writers = files.writers(self.config, &self.engine, launch)?;
        let options = rtl::Options {
            max_cycles,
            build_seconds: self.build_seconds,
            lockstep: lockstep.as_mut(),
            host: host.map(|host| host as &mut dyn Host),
            observers: writers.observers().chain(viewers.observers()).collect(),
            stop: Some(&look.stop),
            ..rtl::Options::default()
        };
        let report = rtl::run(launch, self.config, &mut self.engine, options, |_| {});
        let written = writers.finish(&self.engine);
        if report.error.is_some() {
            self.reset();
        }
        let mut views = viewers.views(launch, &report);
        written.and(files.finish(views.profile.as_ref()))?;
        views.profile = views.profile.filter(|_| look.wanted.profile);
        Ok((report, views))
    }
}

impl Machine {
    /// The machine that the options ask for.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: a name that is none, or what the machine cannot do. [`ErrorKind::Hardware`]: it cannot be built.
    /// [`ErrorKind::Board`]: it cannot be reached.
    pub fn new(options: &Options) -> Result<Self, Error> {
        if let Some(address) = &options.device {
            return Self::board(address, options);
        }
        // A wrong name is one on the model too.
        let config = design::config(&options.config)?;
        Ok(match options.engine {
            EngineKind::Model if options.record.is_some() => {
                return Err(Error::value("recordings are of the hardware; the model has none: choose rtl or lockstep"));
            }
            EngineKind::Model => {
                let target = design::processor(config.units.set).target();
                let sanitize = options.sanitize != Sanitize::Off;
                if sanitize && !model::sanitizes(target) {
                    let message = format!(
                        "the sanitizer knows RDNA4 and CDNA4; configuration `{}` runs code for {}",
                        config.name,
                        design::processor(config.units.set).name()
                    );
                    return Err(Error::value(message));
                }
                Self::Model { program: Program::of(target), threads: options.threads, sanitize }
            }
            _ if options.sanitize != Sanitize::Off => {
                return Err(Error::value("the sanitizer watches the reference model: choose the engine model"));
            }
            kind => {
                let rtl = Rtl::build(config, options.record.is_some())?;
                Self::Rtl { rtl: Some(Box::new(rtl)), lockstep: kind == EngineKind::Lockstep }
            }
        })
    }

    fn board(address: &Address, options: &Options) -> Result<Self, Error> {
        let inside = [
            (options.record.is_some(), "recordings"),
            (options.bounds == Bounds::Exact, "strict bounds of accesses"),
            (options.sanitize != Sanitize::Off, "the sanitizer"),
        ];
        if let Some((_, what)) = inside.iter().find(|(wanted, _)| *wanted) {
            return Err(not_on_a_board(what));
        }
        let remote = Remote::open(address)?;
        let (has, wanted) = (remote.config().name, &options.config);
        if wanted != Options::DEFAULT_CONFIG && wanted != has {
            return Err(Error::value(format!("the board at {address} has configuration `{has}`, not `{wanted}`")));
        }
        Ok(Self::Board(Box::new(remote)))
    }

    /// The memory of a board, in which all of the device's must lie.
    pub fn memory(&self) -> Option<Range<u64>> {
        match self {
            Self::Board(remote) => Some(remote.memory()),
            Self::Model { .. } | Self::Rtl { .. } => None,
        }
    }

    /// The configuration of the hardware; none of the model.
    pub fn config(&self) -> Option<Config> {
        match self {
            Self::Model { .. } => None,
            Self::Rtl { rtl, .. } => rtl.as_ref().map(|rtl| rtl.config),
            Self::Board(remote) => Some(remote.config()),
        }
    }

    /// Code has changed: what is decoded of it is forgotten.
    pub fn forget_code(&mut self) {
        if let Self::Model { program, .. } = self {
            *program = Program::of(program.target());
        }
    }

    /// Runs a launch to its end, and makes what is wanted of it; `host` answers its requests.
    ///
    /// # Errors
    /// [`ErrorKind::Value`]: views of the model, or a waveform that cannot be written. [`ErrorKind::Unsupported`]: views of a board.
    /// [`ErrorKind::Board`]: it fails.
    pub fn run(
        &mut self,
        launch: &mut Launch,
        limit: u64,
        look: &Look,
        host: Option<&mut dyn Host>,
    ) -> Result<(Report, Views), Error> {
        match self {
            Self::Model { .. } if look.wanted.any() => Err(views::not_of_the_model()),
            Self::Model { program, threads, sanitize } => {
                let (threads, sanitize, stop) = (*threads, *sanitize, Some(&*look.stop));
                let options = model::Options { limit, threads, sanitize, stop, ..model::Options::default() };
                Ok((model::run_decoded(launch, program, options, host, |_, _| {}), Views::default()))
            }
            Self::Rtl { rtl: Some(rtl), lockstep } => {
                if look.wanted.any() && !rtl.watched {
                    let watched = Box::new(Rtl::build(rtl.config, true)?);
                    idle().push(*std::mem::replace(rtl, watched));
                }
                rtl.run(launch, limit, *lockstep, look, host)
            }
            Self::Board(_) if look.wanted.any() => Err(not_on_a_board("profiles and pictures")),
            Self::Board(remote) => Ok((remote.run(launch, limit, &look.stop)?, Views::default())),
            Self::Rtl { rtl: None, .. } => Err(Error::new(ErrorKind::Internal, "the engine is gone")),
        }
    }

    /// A dispatch ended in a panic: the engine may be anything.
    pub fn recover(&mut self) {
        match self {
            Self::Model { program, .. } => *program = Program::of(program.target()),
            Self::Rtl { rtl, .. } => rtl.iter_mut().for_each(|rtl| rtl.reset()),
            // The launch took the board with it: the next one looks for it again.
            Self::Board(_) => {}
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        if let Self::Rtl { rtl, .. } = self
            && let Some(rtl) = rtl.take()
        {
            idle().push(*rtl);
        }
    }
}
