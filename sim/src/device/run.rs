//! A launch on a board: what the board does not have of its memory goes up, the registers start it, and what it wrote comes back.

use super::board::{Board, INTERVAL, Word};
use super::bridge::BridgeError;
use crate::launch::Launch;
use crate::launch::program::{Program, RegisterWrite};
use crate::memory::{Access, Region};
use crate::run::fault::Fault;
use crate::run::rtl::wrong_program;
use crate::run::{ErrorKind, Report, RunError, Statistics};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tombolo_hdl::dispatch::faults::FaultKind;

/// Of the AXI bridge (docs/integration.md, "With AXI"): INTERRUPT_STATUS, whose bit 2 says that memory answered with an error,
/// and the address of the first one.
const INTERRUPT_STATUS: u32 = 0x4_0000;
const BUS_ERROR: u32 = 4;
const ERROR_INFO: u32 = 0x4_000c;
const ERROR_ADDRESS: [u32; 2] = [0x4_0010, 0x4_0014];

/// What a board is busy with, for who watches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Bytes are written: so many, of so many.
    Upload(u64, u64),
    /// It runs, since so many clocks.
    Running(u64),
    /// Bytes are read: so many, of so many.
    Download(u64, u64),
}

/// How to run.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// Give up after so many clocks of the board in which the compute unit was busy.
    pub max_cycles: u64,
    /// Ends the run in order as soon as it is true.
    pub stop: &'a AtomicBool,
    /// Seconds it took to reach the board, for the report.
    pub build_seconds: f64,
}

/// Runs a launch that was read with [`Places::within`](crate::launch::Places::within) the board's memory.
pub fn run(launch: &mut Launch, board: &mut Board, options: Options, progress: impl FnMut(Stage)) -> Report {
    let build_seconds = options.build_seconds;
    run_on(launch, board, options, progress).unwrap_or_else(|error| {
        let statistics = Statistics { build_seconds, ..Statistics::default() };
        Report::of(launch, statistics, Some(RunError::new(ErrorKind::Hardware, error.to_string())))
    })
}

/// The same for who wants to know whether it is the board that failed. What a launch wrote that was stopped comes back too.
///
/// # Errors
/// [`BridgeError`]: the board, or the line to it. What the launch has done to its memory is unknown.
pub fn run_on(
    launch: &mut Launch,
    board: &mut Board,
    options: Options,
    mut progress: impl FnMut(Stage),
) -> Result<Report, BridgeError> {
    let started = Instant::now();
    let mut cycles = None;
    let error = steps(launch, board, &options, &mut cycles, &mut progress)?;
    let seconds = started.elapsed().as_secs_f64();
    let statistics = Statistics { cycles, build_seconds: options.build_seconds, seconds, ..Statistics::default() };
    Ok(Report::of(launch, statistics, error))
}

/// Scratch memory: nobody but the dispatch knows what is in it.
fn is_scratch(launch: &Launch, region: &Region) -> bool {
    let scratch = launch.dispatch.scratch;
    scratch.is_some_and(|scratch| scratch.base == region.base() && region.name() == "scratch")
}

/// `Ok(Some)` is an error of the launch, `Err` one of the board.
fn steps(
    launch: &mut Launch,
    board: &mut Board,
    options: &Options,
    cycles: &mut Option<u64>,
    progress: &mut dyn FnMut(Stage),
) -> Result<Option<RunError>, BridgeError> {
    let writes = match Program::of(&launch.dispatch) {
        Ok(program) => program.into_writes(),
        Err(error) => {
            return Ok(Some(RunError::new(ErrorKind::Dispatch, format!("{}: {error}", launch.dispatch.kernel))));
        }
    };
    let memory = board.memory();
    let regions = launch.memory.regions();
    let outside = |from: u64, bytes: usize| from < memory.start || from + bytes as u64 > memory.end;
    if let Some(region) = regions.iter().find(|region| outside(region.base(), region.bytes().len())) {
        let message = format!(
            "{}, {} bytes at {:#x}, does not fit into the board's memory, which ends at {:#x}",
            region.name(),
            region.bytes().len(),
            region.base(),
            memory.end
        );
        return Ok(Some(RunError::new(ErrorKind::Dispatch, message)));
    }
    let sent: Vec<&Region> = regions.iter().filter(|region| !is_scratch(launch, region)).collect();
    let all = sent.iter().map(|region| region.bytes().len() as u64).sum();
    let mut before = 0;
    for region in &sent {
        board.upload(region.base(), region.bytes(), |done| progress(Stage::Upload(before + done, all)))?;
        before += region.bytes().len() as u64;
        if options.stop.load(Ordering::Relaxed) {
            return Ok(Some(RunError::new(
                ErrorKind::Interrupted,
                "interrupted while its memory was written".to_owned(),
            )));
        }
    }
    for region in regions.iter().filter(|region| region.access() == Access::ReadWrite) {
        board.forget(region.base(), region.bytes().len());
    }
    board.set_register(INTERRUPT_STATUS, u32::MAX)?;
    board.command("CLEAR_FAULT")?;
    board.set(Word::Cycles, 0)?;
    for RegisterWrite { address, value } in writes {
        board.set_register(address, value)?;
    }
    let stopped = wait(board, options, cycles, progress)?;
    let error = failure(launch, board)?.or(stopped);
    if error.is_some() {
        // A store that went wrong may have hit what the launch only reads.
        board.forget_all();
    }
    match error.as_ref().map(|error| error.kind) {
        // The first was asked to end at once, of the second nothing has run.
        Some(ErrorKind::Interrupted | ErrorKind::Dispatch) => {}
        _ => read_back(launch, board, progress)?,
    }
    Ok(error)
}

/// Waits for the end of the dispatch; `Some` where it had to be ended.
fn wait(
    board: &mut Board,
    options: &Options,
    cycles: &mut Option<u64>,
    progress: &mut dyn FnMut(Stage),
) -> Result<Option<RunError>, BridgeError> {
    let (mut now, mut last) = (0, 0u32);
    loop {
        let busy = board.field("COMPUTE_STATUS", "BUSY")? != 0;
        // The board counts with 32 bits, which is minutes.
        let count = board.word(Word::Cycles)?;
        now += u64::from(count.wrapping_sub(last));
        last = count;
        *cycles = Some(now);
        progress(Stage::Running(now));
        if !busy {
            return Ok(None);
        }
        let interrupted = options.stop.load(Ordering::Relaxed);
        if interrupted || now > options.max_cycles {
            let emptied = board.abort()?;
            let (kind, what) = match interrupted {
                true => (ErrorKind::Interrupted, "interrupted"),
                false => (ErrorKind::Hang, "not at its end"),
            };
            let rest = if emptied { "" } else { "; the board does not become idle: configure it again" };
            return Ok(Some(RunError::new(kind, format!("{what} after {now} clocks of the board{rest}"))));
        }
        std::thread::sleep(INTERVAL);
    }
}

/// What the registers tell of a dispatch that did not start, or ended before its time.
fn failure(launch: &Launch, board: &mut Board) -> Result<Option<RunError>, BridgeError> {
    let kernel = &launch.dispatch.kernel;
    if let code @ 1.. = board.field("COMPUTE_STATUS", "ERROR")? {
        return Ok(Some(RunError::new(ErrorKind::Dispatch, wrong_program(launch, code.into()))));
    }
    if let Some(fault) = Fault::read(|register, name| board.field(register, name))? {
        let kind = match fault.kind {
            FaultKind::Trap => ErrorKind::Trap,
            FaultKind::Memory => ErrorKind::Memory,
            FaultKind::None | FaultKind::Illegal | FaultKind::Fetch => ErrorKind::Illegal,
        };
        let message = format!("{kernel}: {fault}, {}", launch.memory.place_of(fault.pc));
        return Ok(Some(RunError { kind, message, wave: None, pc: Some(fault.pc) }));
    }
    if board.register(INTERRUPT_STATUS)? & BUS_ERROR != 0 {
        let what = if board.register(ERROR_INFO)? & 1 != 0 { "writes" } else { "reads" };
        let [low, high] = ERROR_ADDRESS;
        let address = u64::from(board.register(high)?) << 32 | u64::from(board.register(low)?);
        let message = format!("{kernel} {what} outside the board's memory, in the line at {address:#x}");
        return Ok(Some(RunError::new(ErrorKind::Memory, message)));
    }
    Ok(None)
}

/// Fetches what the launch may have written.
fn read_back(launch: &mut Launch, board: &mut Board, progress: &mut dyn FnMut(Stage)) -> Result<(), BridgeError> {
    /// Bytes between two looks at the progress.
    const PART: usize = 4096;
    let regions = launch.memory.regions().iter();
    let writable = regions.filter(|region| region.access() == Access::ReadWrite && !is_scratch(launch, region));
    let places: Vec<(u64, usize)> = writable.map(|region| (region.base(), region.bytes().len())).collect();
    let all: usize = places.iter().map(|(_, bytes)| bytes).sum();
    let mut done = 0;
    for (base, _) in places {
        let Some(bytes) = launch.memory.bytes_mut(base) else { continue };
        for (at, part) in bytes.chunks_mut(PART).enumerate() {
            board.download(base + (at * PART) as u64, part)?;
            done += part.len() as u64;
            progress(Stage::Download(done, all as u64));
        }
    }
    Ok(())
}
