//! Runs a launch on the reference model, work-group by work-group, each wave with the state that the dispatcher gives it. Where a launch is
//! long enough, several threads run its work-groups, with the results of one after the other ([`super::speculation`]).

use super::findings;
use super::host::{Host, Patience, perform};
use super::ports::LDS_GRANULE;
use super::report::{ErrorKind, Report, RunError, Statistics};
use super::speculation::{self, Done};
use crate::launch::{Dispatch, Launch};
use crate::memory::AddressSpace;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tombolo_code_object::{SourceLine, descriptor_field as field};
use tombolo_isa::target::Target;
use tombolo_model::group::{Group, RunError as GroupError, info_of_gcn};
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Memory, Violation};
use tombolo_model::mode::Mode;
use tombolo_model::program::Program;
use tombolo_model::wave::{MAX_VGPRS, code};
use tombolo_model::{Fault, Wave, WaveSize};

/// MODE.FP16_OVFL (section 3.4.3).
const MODE_FP16_OVFL: u32 = 1 << 23;

/// Instructions between two looks at [`Options::stop`].
const STRETCH: u64 = 1 << 20;

/// How to run on the model.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// Instructions that a work-group may execute.
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

/// About a millisecond.
const WARM_UP: u64 = 10_000;

impl Options<'_> {
    /// Runs a work-group to its end.
    fn run_group(
        &self,
        group: &mut Group,
        program: &mut Program,
        memory: &mut AddressSpace,
        host: &mut Option<&mut dyn Host>,
    ) -> GroupEnd {
        let mut patience = Patience::new();
        loop {
            let instructions = if host.is_some() { patience.interval() } else { STRETCH };
            let stretch = self.limit.min(group.statistics.instructions.saturating_add(instructions));
            let ran = group.run(program, memory, stretch);
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
    let count = dispatch.groups().iter().map(|n| u64::from(*n)).product();
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
    let threads = if host.is_some() || options.sanitize { 1 } else { options.threads };
    let (mut number, mut started_waves, mut executed, mut together) = (0, 0, 0, threads > 1);
    while number < count {
        if together && executed >= options.warm_up && count - number > 1 {
            together = false;
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

/// All positions in a box of this size, x fastest: the order in which work-groups are dispatched and work-items numbered.
pub fn ids([x, y, z]: [u32; 3]) -> impl Iterator<Item = [u32; 3]> {
    (0..z).flat_map(move |k| (0..y).flat_map(move |j| (0..x).map(move |i| [i, j, k])))
}

/// The waves of a work-group in their initial state (sections 3.5.1 and 3.5.4).
pub fn start_group(dispatch: &Dispatch, id: [u32; 3]) -> Group {
    // The last work-group of a dimension ends with the grid; its work-items are numbered as in a smaller work-group.
    let extent: [u32; 3] = std::array::from_fn(|i| dispatch.block[i].min(dispatch.grid[i] - id[i] * dispatch.block[i]));
    let work_items: Vec<u32> = ids(extent).map(|[x, y, z]| x | y << 10 | z << 20).collect();
    let lanes = dispatch.wave_size() as usize;
    let start = match dispatch.target {
        Target::Rdna4 => start_wave,
        Target::Gcn(_) => start_gcn_wave,
        Target::Cdna4 => start_cdna4_wave,
    };
    let waves = work_items.chunks(lanes).enumerate().map(|(i, items)| start(dispatch, id, i as u32, items));
    let mut group = Group::new(waves.collect(), Lds::new(dispatch.lds_bytes.next_multiple_of(LDS_GRANULE) as usize));
    if let Some(handler) = &dispatch.trap_handler {
        group.watches = handler.watches.map(|watch| watch.map(|watch| watch.modelled()));
    }
    group
}

/// Wave `number` of a work-group; `items` are the packed work-item ids of its lanes.
fn start_wave(dispatch: &Dispatch, group: [u32; 3], number: u32, items: &[u32]) -> Wave {
    const TTMP7: u8 = code::TTMP0 + 7;
    let descriptor = &dispatch.descriptor;
    let size = if dispatch.wave_size() == 32 { WaveSize::W32 } else { WaveSize::W64 };
    let mut wave = Wave::new(size, (descriptor.vgprs() as usize).min(MAX_VGPRS));
    if dispatch.dynamic_vgprs() {
        wave.begin_dynamic_vgprs();
    }
    wave.set_pc(dispatch.entry);
    wave.set_exec(size.mask() >> (size.lanes() - items.len().clamp(1, size.lanes())));
    wave.hardware.mode = Mode(
        descriptor.get(field::FLOAT_MODE) | if descriptor.is_set(field::FP16_OVERFLOW) { MODE_FP16_OVFL } else { 0 },
    );
    if let Some(scratch) = dispatch.scratch {
        wave.hardware.scratch_base = scratch.base + u64::from(number) * u64::from(scratch.bytes_per_wave);
    }
    for (code, value) in (0..).zip(&dispatch.user_sgprs) {
        wave.set_scalar(code, *value);
    }
    if let Some(handler) = &dispatch.trap_handler {
        wave.install_handler(handler.base, handler.memory, handler.control(descriptor));
    }
    // Only privileged writes reach the TTMPs.
    wave.set_privileged(true);
    wave.set_scalar(TTMP7, group[1] | group[2] << 16);
    wave.set_scalar(TTMP7 + 1, number << 25);
    wave.set_scalar(TTMP7 + 2, group[0]);
    wave.set_privileged(false);
    let id_mask = match descriptor.workitem_id_dimensions() {
        1 => 0x3ff,
        2 => 0xf_ffff,
        _ => u32::MAX,
    };
    for (lane, item) in items.iter().enumerate() {
        wave.set_vgpr_lane(0, lane, item & id_mask);
    }
    wave
}

/// Wave `number` of a work-group of GFX7: user SGPRs, work-group ids and scratch wave offset behind each other, work-item ids in
/// registers of their own (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State").
fn start_gcn_wave(dispatch: &Dispatch, group: [u32; 3], number: u32, items: &[u32]) -> Wave {
    const MODE_DX10_CLAMP: u32 = 1 << 8;
    const MODE_IEEE: u32 = 1 << 9;
    let descriptor = &dispatch.descriptor;
    let mut wave = Wave::new(WaveSize::W64, (descriptor.vgprs() as usize).min(MAX_VGPRS));
    wave.set_pc(dispatch.entry);
    wave.set_exec(u64::MAX >> (64 - items.len().clamp(1, 64)));
    let flag = |field, bit| if descriptor.is_set(field) { bit } else { 0 };
    let clamps = flag(field::GFX7_DX10_CLAMP, MODE_DX10_CLAMP) | flag(field::GFX7_IEEE, MODE_IEEE);
    wave.hardware.mode = Mode(descriptor.get(field::FLOAT_MODE) | clamps);
    wave.hardware.scratch_base = dispatch.scratch.map_or(0, |scratch| scratch.base);
    let ids = [
        (field::ENABLE_SGPR_WORKGROUP_ID_X, group[0]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Y, group[1]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Z, group[2]),
        (field::ENABLE_SGPR_WORKGROUP_INFO, info_of_gcn(number, dispatch.waves_per_group())),
        (field::ENABLE_PRIVATE_SEGMENT, number * dispatch.scratch.map_or(0, |scratch| scratch.bytes_per_wave)),
    ];
    let enabled = ids.into_iter().filter(|(field, _)| descriptor.is_set(*field)).map(|(_, value)| value);
    for (place, value) in (0..code::VCC_LO).zip(dispatch.user_sgprs.iter().copied().chain(enabled)) {
        wave.set_scalar(place, value);
    }
    for (lane, item) in items.iter().enumerate() {
        for dimension in 0..descriptor.workitem_id_dimensions().min(3) {
            wave.set_vgpr_lane(dimension as usize, lane, item >> (10 * dimension) & 0x3ff);
        }
    }
    wave
}

/// Wave `number` of a work-group of CDNA4: user SGPRs and work-group ids behind each other, the work-item ids in v0, scratch that
/// the wave knows by itself (LLVM, "User Guide for AMDGPU Backend", "Initial Kernel Execution State"). Kernel arguments are not
/// preloaded: the code that a kernel has for that case does it.
fn start_cdna4_wave(dispatch: &Dispatch, group: [u32; 3], number: u32, items: &[u32]) -> Wave {
    const MODE_DX10_CLAMP: u32 = 1 << 8;
    const MODE_IEEE: u32 = 1 << 9;
    let descriptor = &dispatch.descriptor;
    let (vgprs, accumulation) = descriptor.vgprs_of_cdna();
    let mut wave = Wave::new(WaveSize::W64, vgprs as usize);
    wave.resize_accumulation(accumulation as usize);
    wave.set_pc(dispatch.entry);
    wave.set_exec(u64::MAX >> (64 - items.len().clamp(1, 64)));
    let flag = |field, bit| if descriptor.is_set(field) { bit } else { 0 };
    wave.hardware.mode = Mode(
        descriptor.get(field::FLOAT_MODE)
            | flag(field::GFX7_DX10_CLAMP, MODE_DX10_CLAMP)
            | flag(field::GFX7_IEEE, MODE_IEEE)
            | flag(field::FP16_OVERFLOW, MODE_FP16_OVFL),
    );
    if let Some(scratch) = dispatch.scratch {
        wave.hardware.scratch_base = scratch.base + u64::from(number) * u64::from(scratch.bytes_per_wave);
    }
    let ids = [
        (field::ENABLE_SGPR_WORKGROUP_ID_X, group[0]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Y, group[1]),
        (field::ENABLE_SGPR_WORKGROUP_ID_Z, group[2]),
        (field::ENABLE_SGPR_WORKGROUP_INFO, info_of_gcn(number, dispatch.waves_per_group())),
    ];
    let enabled = ids.into_iter().filter(|(field, _)| descriptor.is_set(*field)).map(|(_, value)| value);
    for (place, value) in (0..code::VCC_LO).zip(dispatch.user_sgprs.iter().copied().chain(enabled)) {
        wave.set_scalar(place, value);
    }
    for (lane, item) in items.iter().enumerate() {
        wave.set_vgpr_lane(0, lane, *item);
    }
    wave
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
