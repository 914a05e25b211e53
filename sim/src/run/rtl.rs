//! Runs a launch on the hardware: an engine over the compute unit's netlist, memory behind its port, cycle by cycle.

use super::access::{self, Client, Share};
use super::bus::RegisterBus;
use super::counters::Counters;
use super::hang::hang;
use super::host::{Host, Patience, perform};
use super::observer::{Moment, Observer, Sight};
use super::ports::{MemoryPorts, SimdPorts};
use super::registers::VgprRows;
use super::replay::{Course, Kept, Replay, Snapshot};
use super::report::{ErrorKind, Report, RunError, Statistics};
use super::trace::Event;
use super::waves::{Waves, instruction_text, place, words_at};
use crate::engine::{Engine, EngineError, SignalHandle, word};
use crate::launch::program::{Program, RegisterWrite};
use crate::launch::{Dispatch, Launch};
use crate::lockstep::{Difference, Lockstep};
use crate::memory::{MemoryPort, PortTiming, Request};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tombolo_hdl::config::Config;
use tombolo_isa::arch::cdna4::op as gfx950;
use tombolo_isa::arch::gcn::op::sea_islands as gfx7;
use tombolo_isa::arch::rdna4::op;
use tombolo_isa::format::FieldName;
use tombolo_registers::find_field;

/// A launch in which nothing issues and nothing asks for memory for so many cycles hangs: far longer than any latency.
const PATIENCE: u64 = 100_000;

/// A machine is given so many cycles to empty when a launch is aborted: far more than what is under way can take.
const ABORTED: u64 = 10_000;

/// How to run.
pub struct Options<'a> {
    /// Timing of memory.
    pub timing: PortTiming,
    /// Give up after so many cycles.
    pub max_cycles: u64,
    /// Seconds that the engine took to build, for the report.
    pub build_seconds: f64,
    /// Look on.
    pub observers: Vec<&'a mut dyn Observer>,
    /// Receives the events of the run.
    pub trace: Option<&'a mut Vec<Event>>,
    /// Compares every write with the model's; made for this engine and launch.
    pub lockstep: Option<&'a mut Lockstep>,
    /// Looks at the cycles before a difference that lock-step finds.
    pub replay: Option<Replay<'a>>,
    /// Ends the run in order as soon as it is true: what looks on sees everything up to there.
    pub stop: Option<&'a AtomicBool>,
    /// Answers requests that programs leave in memory. A replay goes without.
    pub host: Option<&'a mut dyn Host>,
    /// Register writes of the host while the launch runs, by the cycle from which they may happen, earliest first: one a cycle, behind
    /// those that start it.
    pub commands: Vec<(u64, RegisterWrite)>,
}

/// How far a run has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// Cycles simulated.
    pub cycle: u64,
    /// Waves launched.
    pub waves: u64,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self {
            timing: PortTiming::default(),
            max_cycles: 10_000_000,
            build_seconds: 0.0,
            observers: vec![],
            trace: None,
            lockstep: None,
            replay: None,
            stop: None,
            host: None,
            commands: vec![],
        }
    }
}

/// Runs the launch to its end; calls `progress` now and then.
pub fn run(
    launch: &mut Launch,
    config: Config,
    engine: &mut dyn Engine,
    mut options: Options,
    progress: impl FnMut(Reached),
) -> Report {
    let started = Instant::now();
    let port = match launch.dispatch.trap_handler {
        Some(_) => MemoryPort::lenient(options.timing),
        None => MemoryPort::new(options.timing),
    };
    let mut course = Course { waves: Waves::new(config), port, writes: vec![].into_iter() };
    let before = engine.cycles();
    let mut end = End::default();
    let mut result = simulate(launch, config, engine, &mut options, &mut course, &mut end, progress);
    // What a program asked for before its end, whatever that was.
    if let Some(host) = &mut options.host {
        match host.serve(&mut launch.memory) {
            Ok(writes) => perform(&mut launch.memory, &writes),
            Err(error) if matches!(result, Ok(None)) => result = Ok(Some(error)),
            Err(_) => {}
        }
    }
    let cycles = end.idle_from.unwrap_or_else(|| engine.cycles()) - before;
    let result = match (options.replay, end.differs) {
        (Some(replay), Some(cycle)) => match replayed(config, engine, end.kept, replay, cycle) {
            Ok(None) => result,
            failed => failed,
        },
        _ => result,
    };
    let error = result.unwrap_or_else(|error| Some(hardware(error.to_string())));
    let waves = &course.waves;
    let seconds = started.elapsed().as_secs_f64();
    let statistics = Statistics::of_cycles(cycles, waves.launched, waves.instructions, options.build_seconds, seconds);
    let statistics = Statistics { counters: Some(end.counters), ..statistics };
    Report::of(launch, statistics, error)
}

fn interrupted(cycle: u64) -> RunError {
    RunError::new(ErrorKind::Interrupted, format!("interrupted after {cycle} cycles"))
}

fn hardware(message: String) -> RunError {
    RunError::new(ErrorKind::Hardware, message)
}

/// What COMPUTE_STATUS.ERROR says, and what the launch asked for.
pub(crate) fn wrong_program(launch: &Launch, code: u64) -> String {
    let values = find_field("COMPUTE_STATUS", "ERROR").map_or(&[][..], |(_, field)| field.values);
    let name = values.iter().find(|(value, _)| u64::from(*value) == code).map_or("unknown", |(_, name)| name);
    let Dispatch { kernel, block: [x, y, z], lds_bytes, user_sgprs, .. } = &launch.dispatch;
    let (vgprs, sgprs) = (VgprRows::count(launch), user_sgprs.len());
    format!(
        "the dispatcher refuses {kernel}: COMPUTE_STATUS.ERROR is {name} \
         (groups of {x} x {y} x {z}, {vgprs} VGPRs, {lds_bytes} bytes of LDS, {sgprs} user SGPRs)"
    )
}

/// What a launch leaves behind.
#[derive(Default)]
struct End {
    /// The cycle count of the engine at which the last wave had ended.
    idle_from: Option<u64>,
    counters: Counters,
    /// The cycle in which lock-step found a difference.
    differs: Option<u64>,
    kept: Kept,
}

/// The cycles of a launch; `Ok(Some)` is an error of the program, `Err` one of the design.
fn simulate(
    launch: &mut Launch,
    config: Config,
    engine: &mut dyn Engine,
    options: &mut Options,
    course: &mut Course,
    end: &mut End,
    mut progress: impl FnMut(Reached),
) -> Result<Option<RunError>, EngineError> {
    let memory_ports = MemoryPorts::find(engine)?;
    let simd_ports = SimdPorts::find(engine, config)?;
    let busy = engine.find("busy")?;
    let bus = RegisterBus::find(engine)?;
    let dispatch_error = engine.find("dispatch_error")?;
    course.writes = match Program::of(&launch.dispatch) {
        Ok(program) => program.into_writes().into_iter(),
        Err(error) => {
            return Ok(Some(RunError::new(ErrorKind::Dispatch, format!("{}: {error}", launch.dispatch.kernel))));
        }
    };
    // The cycle in which no write is left; the dispatch has started in the one behind it.
    let mut programmed = None;
    let first = engine.cycles();
    let (mut issued, mut last_activity) = (0, 0);
    // What stores put together is known as long as it waits, whether anybody looks on or not: a replay may begin in any cycle.
    let joins_stores = config.units.joined_stores() > 0;
    let mut events = vec![];
    let (mut patience, mut served_at) = (Patience::new(), 0);
    let mut commands = std::mem::take(&mut options.commands).into_iter().peekable();
    loop {
        let cycle = engine.cycles() - first;
        if let Some(host) = &mut options.host
            && cycle >= served_at
        {
            let writes = match host.serve(&mut launch.memory) {
                Ok(writes) => writes,
                Err(error) => {
                    end.idle_from = Some(engine.cycles());
                    empty(engine, &memory_ports, &bus, busy, &mut course.port, launch);
                    return Ok(Some(error));
                }
            };
            if let Some(lockstep) = &mut options.lockstep {
                writes.iter().for_each(|write| lockstep.host_writes(&launch.memory, write.address, write.bytes.len()));
            }
            perform(&mut launch.memory, &writes);
            patience.after(!writes.is_empty());
            served_at = cycle + patience.interval();
        }
        if options.replay.as_ref().is_some_and(|replay| end.kept.wants(cycle, replay.cycles))
            && let Some(saved) = engine.save()
        {
            end.kept.keep(Snapshot { cycle, engine: saved, launch: launch.clone(), course: course.clone() });
        }
        let Course { waves, port, writes } = &mut *course;
        memory_ports.present(engine, port);
        let write = writes.next();
        if write.is_none() {
            programmed.get_or_insert(cycle);
        }
        let command = || commands.next_if(|(at, _)| *at <= cycle).map(|(_, write)| write);
        bus.present(engine, write.or_else(command));
        engine.settle_outputs();
        if bus.answer(engine).is_none() {
            return Ok(Some(hardware("the register bus refuses a write of the launch".to_owned())));
        }
        let traced = options.trace.is_some() || options.lockstep.is_some() || !options.observers.is_empty();
        events.clear();
        waves.observe(engine, &simd_ports, cycle, traced.then_some(&mut events));
        if let Some(trace) = &mut options.trace {
            trace.extend_from_slice(&events);
        }
        let (taken, request) = memory_ports.collect(engine, port);
        end.counters.count(engine, &simd_ports, request.as_ref());
        let id = request.as_ref().map(|request| request.id);
        if id.is_some() || waves.instructions != issued {
            (issued, last_activity) = (waves.instructions, cycle);
        }
        let shares = match &request {
            Some(request) if traced || joins_stores => access::shares(engine, &simd_ports, waves, request),
            _ => vec![],
        };
        let handed_over = request.as_ref().map(|request| (request, &shares[..]));
        if let Err(message) = look(&mut options.observers, engine, cycle, launch, waves, &events, handed_over) {
            return Ok(Some(hardware(message)));
        }
        if let Some(lockstep) = &mut options.lockstep
            && let Err(difference) = lockstep.observe(engine, &launch.memory, cycle, &events, handed_over)
        {
            end.differs = Some(cycle);
            return Ok(Some(differs(&difference)));
        }
        // What an atomic operation writes where it could read, nobody learns.
        let is_told = request.as_ref().is_some_and(|request| {
            Client::of(request.id) != Client::Atomic
                || request.write.is_none()
                || launch.memory.read_line(request.address, request.mask).is_err()
        });
        port.tick(&mut launch.memory, taken, request);
        let outside = port.take_violation().zip(id).and_then(|(violation, id)| {
            engine.settle();
            let origin = access::origin(engine, &simd_ports, id);
            if is_told && origin.is_some_and(|origin| access::is_handled(engine, &simd_ports, origin)) {
                return None;
            }
            Some(access::outside(launch, config, engine, waves, origin, &violation.violation))
        });
        let fault = outside
            .or_else(|| access::refused(launch, engine, &simd_ports, waves))
            .or_else(|| access::outside_in_cache(launch, config, engine, &simd_ports, waves))
            .or_else(|| access::outside_in_joined(launch, config, engine, &simd_ports, waves))
            .or_else(|| illegal(launch, engine, &simd_ports, waves));
        if fault.is_some() {
            end.idle_from = Some(engine.cycles());
            // What was handed over in this cycle is handed over.
            engine.step();
            empty(engine, &memory_ports, &bus, busy, port, launch);
            return Ok(fault);
        }
        let is_busy = word(engine, busy) != 0;
        engine.step();
        if let Some(fault) = engine.faults().first() {
            return Ok(Some(hardware(fault.to_string())));
        }
        if !is_busy && programmed.is_some_and(|since| cycle > since) {
            if let code @ 1.. = word(engine, dispatch_error) {
                return Ok(Some(RunError::new(ErrorKind::Dispatch, wrong_program(launch, code))));
            }
            let rest = options.lockstep.as_mut().map(|lockstep| lockstep.finish(&launch.memory, cycle));
            end.idle_from = Some(engine.cycles());
            end.differs = rest.as_ref().filter(|rest| rest.is_err()).map(|_| cycle);
            drain(engine, &memory_ports, port, launch);
            return Ok(rest.and_then(Result::err).map(|difference| differs(&difference)));
        }
        let dead = cycle - last_activity >= PATIENCE;
        if dead || cycle >= options.max_cycles {
            engine.settle();
            let error = hang(launch, config, engine, waves, cycle, dead);
            end.idle_from = Some(engine.cycles());
            empty(engine, &memory_ports, &bus, busy, port, launch);
            return Ok(Some(error));
        }
        if options.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            engine.settle();
            return Ok(Some(interrupted(cycle)));
        }
        if cycle.is_multiple_of(4096) {
            progress(Reached { cycle, waves: waves.launched });
        }
    }
}

/// Goes back, and shows the cycles up to `last` to the observer of the replay; `Ok(Some)` is an error of that one.
fn replayed(
    config: Config,
    engine: &mut dyn Engine,
    kept: Kept,
    replay: Replay,
    last: u64,
) -> Result<Option<RunError>, EngineError> {
    let from = (last + 1).saturating_sub(replay.cycles);
    let Some(Snapshot { cycle, engine: saved, mut launch, course }) = kept.before(from) else { return Ok(None) };
    engine.restore(&saved);
    let (memory_ports, simd_ports) = (MemoryPorts::find(engine)?, SimdPorts::find(engine, config)?);
    let bus = RegisterBus::find(engine)?;
    let Course { mut waves, mut port, mut writes } = course;
    let (mut observers, mut events) = ([replay.observer], vec![]);
    for cycle in cycle..=last {
        memory_ports.present(engine, &port);
        bus.present(engine, writes.next());
        engine.settle_outputs();
        events.clear();
        waves.observe(engine, &simd_ports, cycle, Some(&mut events));
        let (taken, request) = memory_ports.collect(engine, &port);
        let shares = request
            .as_ref()
            .map(|request| access::shares(engine, &simd_ports, &mut waves, request))
            .unwrap_or_default();
        if cycle >= from {
            let handed_over = request.as_ref().map(|request| (request, &shares[..]));
            if let Err(message) = look(&mut observers, engine, cycle, &launch, &waves, &events, handed_over) {
                return Ok(Some(hardware(message)));
            }
        }
        port.tick(&mut launch.memory, taken, request);
        engine.step();
    }
    Ok(None)
}

/// Shows a cycle to the observers that want to see it.
fn look(
    observers: &mut [&mut dyn Observer],
    engine: &mut dyn Engine,
    cycle: u64,
    launch: &Launch,
    waves: &Waves,
    events: &[Event],
    request: Option<(&Request, &[Share])>,
) -> Result<(), String> {
    for observer in observers.iter() {
        match observer.sight(cycle) {
            Sight::Below(scopes) => scopes.iter().for_each(|scope| engine.settle_below(*scope)),
            Sight::Briefly(scopes) => scopes.iter().for_each(|scope| engine.settle_briefly(*scope)),
            Sight::Ports | Sight::Nothing => {}
        }
    }
    let now = Moment { cycle, engine, launch, waves, events, request };
    let mut looking = observers.iter_mut().filter(|observer| observer.sight(cycle) != Sight::Nothing);
    looking.try_for_each(|observer| observer.observe(&now))
}

/// Takes a launch that ended with an error off the machine, so that the next one finds it empty: as a host would, by aborting
/// it. A design that does not empty is left as it is.
fn empty(
    engine: &mut dyn Engine,
    ports: &MemoryPorts,
    bus: &RegisterBus,
    busy: SignalHandle,
    port: &mut MemoryPort,
    launch: &mut Launch,
) {
    let mut write = RegisterWrite::of("COMPUTE_CONTROL", "ABORT", 1).ok();
    for cycle in 0..ABORTED {
        ports.present(engine, port);
        bus.present(engine, write.take());
        engine.settle_outputs();
        let (taken, request) = ports.collect(engine, port);
        let is_busy = word(engine, busy) != 0;
        // What a stopped launch still writes is not for who looks at its memory; what it reads it gets.
        let request =
            request.map(|request| Request { mask: if request.write.is_some() { 0 } else { request.mask }, ..request });
        port.tick(&mut launch.memory, taken, request);
        engine.step();
        if cycle > 1 && !is_busy && port.is_idle() {
            break;
        }
    }
    ports.present(engine, port);
}

/// Instruction fetch runs ahead of the last instruction: what it asked for must arrive before the next launch.
fn drain(engine: &mut dyn Engine, ports: &MemoryPorts, port: &mut MemoryPort, launch: &mut Launch) {
    while !port.is_idle() {
        ports.cycle(engine, port, &mut launch.memory);
    }
    ports.present(engine, port);
}

fn differs(difference: &Difference) -> RunError {
    let (wave, pc) = (Some(difference.wave), Some(difference.pc));
    RunError { kind: ErrorKind::Difference, message: difference.to_string(), wave, pc }
}

/// The first wave that reached an instruction which the hardware does not execute, or one that stops it.
fn illegal(launch: &Launch, engine: &dyn Engine, ports: &[SimdPorts], waves: &Waves) -> Option<RunError> {
    let (simd, ports) = ports.iter().enumerate().find(|(_, ports)| word(engine, ports.fault) != 0)?;
    let slot = word(engine, ports.fault).trailing_zeros() as usize;
    let pc = word(engine, ports.fault_pc);
    let words = words_at(launch, pc);
    let wave = waves.number(simd, slot);
    let number = wave.unwrap_or(0);
    let at = place(launch, pc);
    let (kind, message) = match launch.dispatch.target.decode(&words) {
        _ if words.is_empty() => {
            (ErrorKind::Illegal, format!("wave {number}: no instruction at {at}, {}", launch.memory.place_of(pc)))
        }
        Ok(instruction) if [op::S_TRAP, gfx7::S_TRAP, gfx950::S_TRAP].contains(&instruction.opcode.operation) => {
            let id = instruction.field(FieldName::Simm16) & 15;
            (ErrorKind::Trap, format!("wave {number}: kernel trapped (trap id {id}) at {pc:#x}"))
        }
        Ok(instruction) => {
            let hex: Vec<String> =
                words.iter().take(instruction.dwords.into()).map(|word| format!("{word:08x}")).collect();
            let text = instruction_text(launch, pc);
            let hex = hex.join(" ");
            let message = format!("wave {number}: {text} ({hex}) at {at} is not executed by the hardware");
            (ErrorKind::Unsupported, message)
        }
        Err(error) => {
            let word = words.first().copied().unwrap_or(0);
            (ErrorKind::Illegal, format!("wave {number}: illegal instruction {word:08x} at {at}: {error}"))
        }
    };
    Some(RunError { kind, message, wave, pc: Some(pc) })
}
