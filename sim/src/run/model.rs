//! Runs a launch on the reference model, work-group by work-group, each wave with the state that the dispatcher gives it.

use super::ports::LDS_GRANULE;
use super::report::{ErrorKind, Report, RunError, Statistics};
use crate::launch::{Dispatch, Launch};
use crate::memory::AddressSpace;
use std::time::Instant;
use tombolo_isa::code_object::descriptor_field as field;
use tombolo_model::group::{Group, RunError as GroupError};
use tombolo_model::lds::Lds;
use tombolo_model::memory::{Memory, Violation};
use tombolo_model::mode::Mode;
use tombolo_model::program::Program;
use tombolo_model::wave::{MAX_VGPRS, code};
use tombolo_model::{Fault, Wave, WaveSize};

/// MODE.FP16_OVFL (section 3.4.3).
const MODE_FP16_OVFL: u32 = 1 << 23;

/// Runs the launch to its end, each work-group for at most `limit` instructions. Calls `progress` with the number of
/// work-groups done and of all after each of them.
pub fn run(launch: &mut Launch, limit: u64, mut progress: impl FnMut(u64, u64)) -> Report {
    let started = Instant::now();
    let Launch { dispatch, memory, .. } = launch;
    let mut program = Program::new();
    let mut statistics = Statistics { waves: Some(0), instructions: Some(0), ..Statistics::default() };
    let (mut waves, mut instructions, mut error) = (0, 0, None);
    let groups = dispatch.groups();
    let count = groups.iter().map(|n| u64::from(*n)).product();
    for (done, id) in ids(groups).enumerate() {
        let mut group = start_group(dispatch, id);
        let first_wave = waves;
        waves += group.members.len() as u64;
        let result = group.run(&mut program, memory, limit);
        instructions += group.statistics.instructions;
        if let Err(failure) = result {
            error = Some(describe(failure, first_wave, id, memory));
            break;
        }
        progress(done as u64 + 1, count);
    }
    statistics.waves = Some(waves);
    statistics.instructions = Some(instructions);
    statistics.seconds = started.elapsed().as_secs_f64();
    Report::of(launch, statistics, error)
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
    let waves = work_items.chunks(lanes).enumerate().map(|(i, items)| start_wave(dispatch, id, i as u32, items));
    Group::new(waves.collect(), Lds::new(dispatch.lds_bytes.next_multiple_of(LDS_GRANULE) as usize))
}

/// Wave `number` of a work-group; `items` are the packed work-item ids of its lanes.
fn start_wave(dispatch: &Dispatch, group: [u32; 3], number: u32, items: &[u32]) -> Wave {
    const TTMP7: u8 = code::TTMP0 + 7;
    let descriptor = &dispatch.descriptor;
    let size = if dispatch.wave_size() == 32 { WaveSize::W32 } else { WaveSize::W64 };
    let mut wave = Wave::new(size, (descriptor.vgprs() as usize).min(MAX_VGPRS));
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

fn describe(error: GroupError, first_wave: u64, group: [u32; 3], memory: &AddressSpace) -> RunError {
    let message = format!("work-group {group:?}: {error}");
    let (kind, message, place) = match error {
        GroupError::Fault { wave, pc, fault, .. } => {
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

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Violation> {
        AddressSpace::write(self, address, bytes).map_err(violation)
    }
}

fn violation(violation: crate::memory::Violation) -> Violation {
    let reason = if violation.read_only { "read-only" } else { "outside every buffer" };
    Violation { address: violation.address, reason }
}
