//! Runs a launch on the reference model, work-group by work-group ([`super::together`]: those of a cooperative launch at the same time), each wave with the
//! state that the dispatcher gives it. Where a launch is long enough, several threads run its work-groups, with the results of one after the other ([`super::speculation`]).

use super::findings;
use super::host::{Host, Patience, perform};
use super::report::{ErrorKind, Report, RunError, Statistics};
use super::speculation::{self, Done};
pub use super::start::{ids, start_group};
use super::together;
use crate::launch::Launch;
use crate::memory::AddressSpace;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tombolo_code_object::SourceLine;
use tombolo_isa::target::Target;
use tombolo_model::Fault;
use tombolo_model::group::{Group, RunError as GroupError};
use tombolo_model::memory::{Memory, Violation};
use tombolo_model::program::Program;

/// Instructions between two looks at [`Options::stop`].
const STRETCH: u64 = 1 << 20;

/// How to run on the model.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// Instructions that a work-group may execute, or all of a cooperative launch together.
    pub limit: u64,
    /// Ends the run soon after it is true.
    pub stop: Option<&'a AtomicBool>,
    /// Looks for reads of what nobody wrote, LDS accesses out of range, and races in LDS.
    pub sanitize: bool,
    /// Threads that may run work-groups of a long launch; results do not depend on it. With a host or [`Self::sanitize`], one does.
    pub threads: usize,
    /// Instructions that the first work-groups execute in order before other threads are worth their start.
    pub warm_up: u64,
}

impl Default for Options<'_> {
    /// No limit to speak of, and all processors.
    fn default() -> Self {
        Self { limit: u64::MAX, stop: None, sanitize: false, threads: processors(), warm_up: WARM_UP }
    }
}

/// How many threads the machine runs at once. It is asked once: the answer takes longer than a small launch.
pub fn processors() -> usize {
    static PROCESSORS: LazyLock<usize> = LazyLock::new(|| std::thread::available_parallelism().map_or(1, usize::from));
    *PROCESSORS
}

/// Whether [`Options::sanitize`] knows the instructions of that target: those of RDNA4 and CDNA4.
pub fn sanitizes(target: Target) -> bool {
    !matches!(target, Target::Gcn(_))
}

/// About a millisecond.
const WARM_UP: u64 = 10_000;

/// What runs for some instructions and goes on later: a work-group, or all of a cooperative grid.
pub(super) trait Resumable {
    /// Runs to the end, or until so many instructions have been executed since the beginning.
    fn resume(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<(), GroupError>;
    /// Instructions executed since the beginning.
    fn executed(&self) -> u64;
}

impl Resumable for Group {
    fn resume(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<(), GroupError> {
        self.run(program, memory, limit)
    }

    fn executed(&self) -> u64 {
        self.statistics.instructions
    }
}

impl Options<'_> {
    /// Runs a work-group, or a grid, to its end.
    pub(super) fn run_group(
        &self,
        group: &mut impl Resumable,
        program: &mut Program,
        memory: &mut AddressSpace,
        host: &mut Option<&mut dyn Host>,
    ) -> GroupEnd {
        let mut patience = Patience::new();
        loop {
            let instructions = if host.is_some() { patience.interval() } else { STRETCH };
            let stretch = self.limit.min(group.executed().saturating_add(instructions));
            let ran = group.resume(program, memory, stretch);
            // Also after the last instruction: what it asked for has been asked for.
            match serve(host, memory) {
                Ok(served) => patience.after(served),
                // What went wrong in the program goes before.
                Err(_) if matches!(ran, Err(GroupError::Fault { .. })) => {}
                Err(error) => return GroupEnd::Refused(error),
            }
            match ran {
                Err(GroupError::Limit { .. }) if stretch < self.limit => {}
                Err(error) => return GroupEnd::Failed(error),
                Ok(()) => return GroupEnd::Done,
            }
            if self.is_stopped() {
                return GroupEnd::Stopped;
            }
        }
    }

    /// The same without a host.
    pub(super) fn run_alone(&self, group: &mut Group, program: &mut Program, memory: &mut dyn Memory) -> GroupEnd {
        loop {
            let stretch = self.limit.min(group.statistics.instructions.saturating_add(STRETCH));
            match group.run(program, memory, stretch) {
                Err(GroupError::Limit { .. }) if stretch < self.limit => {}
                Err(error) => return GroupEnd::Failed(error),
                Ok(()) => return GroupEnd::Done,
            }
            if self.is_stopped() {
                return GroupEnd::Stopped;
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// How a work-group ended.
pub(super) enum GroupEnd {
    Done,
    /// By [`Options::stop`].
    Stopped,
    Failed(GroupError),
    /// The host cannot do what it was asked for.
    Refused(RunError),
}

/// Lets the host look; answers whether there was something to do.
fn serve(host: &mut Option<&mut dyn Host>, memory: &mut AddressSpace) -> Result<bool, RunError> {
    let Some(host) = host else { return Ok(false) };
    let writes = host.serve(memory)?;
    perform(memory, &writes);
    Ok(!writes.is_empty())
}

/// Runs the launch to its end. Calls `progress` with the number of work-groups done and of all after each of them.
pub fn run(launch: &mut Launch, options: Options, progress: impl FnMut(u64, u64) + Send) -> Report {
    let mut program = Program::of(launch.dispatch.target);
    run_decoded(launch, &mut program, options, None, progress)
}

/// The same with the code that earlier launches have decoded, which must not have changed since, and with a host that answers
/// requests.
pub fn run_decoded(
    launch: &mut Launch,
    program: &mut Program,
    options: Options,
    mut host: Option<&mut dyn Host>,
    mut progress: impl FnMut(u64, u64) + Send,
) -> Report {
    let started = Instant::now();
    let Launch { dispatch, memory, code_object, load_base, exports, .. } = launch;
    exports.clear();
    let mut statistics = Statistics { waves: Some(0), instructions: Some(0), ..Statistics::default() };
    let (mut waves, mut instructions, mut error, mut found) = (0, 0, None, vec![]);
    let count = dispatch.group_count();
    let line_at = |pc: u64| code_object.lines.at(pc.wrapping_sub(*load_base));
    // Whether the launch goes on.
    let mut finish = |Done { number, waves: ended, instructions: executed, exports: of_group, end }: Done,
                      memory: &AddressSpace| {
        let first_wave = waves;
        exports.extend(of_group.into_iter().map(|(wave, of_wave)| (first_wave + wave, of_wave)));
        waves += ended;
        instructions += executed;
        match end {
            GroupEnd::Failed(failure) => {
                error = Some(describe(failure, first_wave, dispatch.group_id(number), memory, line_at));
            }
            GroupEnd::Refused(refusal) => error = Some(refusal),
            GroupEnd::Done if !options.is_stopped() || number + 1 == count => {}
            _ => error = Some(interrupted(number, count)),
        }
        if error.is_none() {
            progress(number + 1, count);
        }
        error.is_none()
    };
    if dispatch.cooperative {
        match together::start(dispatch, options.sanitize) {
            Ok(mut grid) => {
                let end = options.run_group(&mut grid, program, memory, &mut host);
                found = together::findings(&mut grid);
                for done in together::ends(&grid, end) {
                    if !finish(done, memory) {
                        break;
                    }
                }
            }
            Err(refusal) => _ = finish(Done::refused(refusal), memory),
        }
    }
    let threads = if host.is_some() || options.sanitize { 1 } else { options.threads };
    let (mut number, mut started_waves, mut executed, mut speculates) = (0, 0, 0, threads > 1);
    while number < count && !dispatch.cooperative {
        if speculates && executed >= options.warm_up && count - number > 1 {
            speculates = false;
            let machine = (&*dispatch, &mut *memory, &mut *program);
            let mut went_on = true;
            let shape = (executed / number.max(1), threads);
            number = speculation::run(machine, options, number..count, shape, &mut |done, memory| {
                went_on = finish(done, memory);
                went_on
            });
            if !went_on {
                break;
            }
            continue;
        }
        let mut group = start_group(dispatch, dispatch.group_id(number));
        if options.sanitize {
            group.sanitize(dispatch.lds_bytes);
        }
        let end = options.run_group(&mut group, program, memory, &mut host);
        executed += group.statistics.instructions;
        findings::add(&mut found, group.take_findings(), started_waves);
        started_waves += group.members.len() as u64;
        if !finish(Done::new(number, &group, end), memory) {
            break;
        }
        number += 1;
    }
    statistics.waves = Some(waves);
    statistics.instructions = Some(instructions);
    statistics.seconds = started.elapsed().as_secs_f64();
    let report = Report::of(launch, statistics, error);
    if options.sanitize { report.with_findings(findings::tell(launch, found)) } else { report }
}

fn interrupted(done: u64, all: u64) -> RunError {
    let message = format!("interrupted after {done} of {all} work-groups");
    RunError::new(ErrorKind::Interrupted, message)
}

fn describe<'a>(
    error: GroupError,
    first_wave: u64,
    group: [u32; 3],
    memory: &AddressSpace,
    line_at: impl Fn(u64) -> Option<&'a SourceLine>,
) -> RunError {
    let message = format!("work-group {group:?}: {error}");
    let (kind, message, place) = match error {
        GroupError::Fault { wave, pc, fault, .. } => {
            let message = line_at(pc).map_or(message.clone(), |line| format!("{line}: {message}"));
            let (kind, message) = match fault {
                Fault::Illegal { .. } => (ErrorKind::Illegal, message),
                Fault::Unsupported { .. } => (ErrorKind::Unsupported, message),
                Fault::Trap { .. } => (ErrorKind::Trap, message),
                Fault::Memory { address, .. } => {
                    (ErrorKind::Memory, format!("{message}; {}", memory.place_of(address)))
                }
            };
            (kind, message, Some((first_wave + u64::from(wave), pc)))
        }
        GroupError::Limit { .. } | GroupError::Stuck { .. } => (ErrorKind::Hang, message, None),
    };
    RunError { kind, message, wave: place.map(|(wave, _)| wave), pc: place.map(|(_, pc)| pc) }
}

impl Memory for AddressSpace {
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        AddressSpace::read(self, address, bytes).map_err(violation)
    }

    fn read_scalar(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Violation> {
        AddressSpace::read_scalar(self, address, bytes).map_err(violation)
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        AddressSpace::write(self, address, bytes).map_err(violation)
    }

    fn load_window(&mut self, address: u64, bytes: usize) -> Option<&[u8]> {
        self.piece(address, bytes)
    }

    fn store_window(&mut self, address: u64, bytes: usize, _all: bool) -> Option<&mut [u8]> {
        self.piece_mut(address, bytes)
    }
}

fn violation(violation: crate::memory::Violation) -> Violation {
    let reason = if violation.read_only { "read-only" } else { "outside every buffer" };
    Violation { address: violation.address, reason }
}
