//! A run that does not end: what every wave waits for, and who is missing at which barrier.

use super::groups::Groups;
use super::probe::{Doing, Probe};
use super::registers::VgprRows;
use super::report::{ErrorKind, RunError};
use super::stall::Stall;
use super::waves::{Waves, instruction_text, place};
use crate::engine::Engine;
use crate::launch::Launch;
use std::collections::BTreeMap;
use tombolo_hdl::config::{CONFIGS, Config};

/// The error of a run without an end, `dead` if nothing has happened for long: a line for the advice, one for each resident
/// wave with the instruction that it does not issue and why, and one for each work-group that waits at its barrier.
pub(super) fn hang(
    launch: &Launch,
    config: Config,
    engine: &dyn Engine,
    waves: &Waves,
    cycles: u64,
    dead: bool,
) -> RunError {
    let mut lines = vec![format!("no end after {cycles} cycles ({})", advice(launch, config, dead))];
    match Probe::find(engine, config) {
        Ok(probe) => lines.extend(states(launch, engine, waves, &probe)),
        // Verilator's model does not show what is inside: all waves that ever were are listed, by what they issued last.
        Err(_) => lines.extend(waves.describe(launch)),
    }
    if lines.len() == 1 {
        lines.push("no wave is resident".to_owned());
    }
    RunError::new(ErrorKind::Hang, lines.join("\n  "))
}

fn advice(launch: &Launch, config: Config, dead: bool) -> String {
    let (wanted, resident) = (launch.dispatch.waves_per_group(), resident_waves(launch, config));
    match dead {
        true if resident < wanted => {
            let holds = |of: &&Config| of.units == config.units && resident_waves(launch, **of) >= wanted;
            let other = CONFIGS.iter().find(holds).map_or(String::new(), |of| format!("; `{}` holds all", of.name));
            let name = config.name;
            format!(
                "a work-group has {wanted} waves, of which configuration {name} holds {resident} at once{other}: no barrier completes"
            )
        }
        true => "nothing has happened for long".to_owned(),
        false => "raise --max-cycles if it should go on".to_owned(),
    }
}

/// Waves of the launch for which the configuration has slots and VGPRs.
fn resident_waves(launch: &Launch, config: Config) -> u32 {
    // A VGPR of a wave64 is two rows.
    let rows = VgprRows::count(launch) as u32 * launch.dispatch.wave_size() / 32;
    let with_registers = config.vgpr_rows as u32 / rows.max(1);
    config.simds as u32 * with_registers.min(config.waves as u32)
}

/// A line for each resident wave, and one for each work-group of which a wave waits at the barrier.
fn states(launch: &Launch, engine: &dyn Engine, waves: &Waves, probe: &Probe) -> Vec<String> {
    let groups = Groups::of(&launch.dispatch);
    let mut lines = vec![];
    // By work-group: the waves at the barrier, and those that are not.
    let mut barriers: BTreeMap<[u64; 3], [Vec<u64>; 2]> = BTreeMap::new();
    for (simd, slot) in probe.slots() {
        let doing = probe.doing(engine, simd, slot);
        let Some(number) = waves.number(simd, slot).filter(|_| doing != Doing::Empty) else { continue };
        let pc = probe.head(engine, simd, slot);
        let reason = match doing {
            Doing::Waits(stall) => format!("waits for: {}", stall.meaning()),
            Doing::Issues | Doing::Empty => "issues".to_owned(),
        };
        let (at, text) = (place(launch, pc), instruction_text(launch, pc));
        lines.push((number, format!("wave {number} (SIMD {simd}, slot {slot}) at {at}: {text}, {reason}")));
        if let Some(place) = groups.place(number) {
            barriers.entry(place.group).or_default()[usize::from(doing != Doing::Waits(Stall::Barrier))].push(number);
        }
    }
    lines.sort();
    let mut lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    for (group, [there, missing]) in barriers.into_iter().filter(|(_, [there, _])| !there.is_empty()) {
        let missing = match missing.is_empty() {
            true => "waves that have ended or are not resident".to_owned(),
            false => name(&missing),
        };
        lines.push(format!("work-group {:?} waits at its barrier for {missing}; there: {}", group, name(&there)));
    }
    lines
}

/// Waves by their numbers.
fn name(numbers: &[u64]) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("wave{} {}", if texts.len() == 1 { "" } else { "s" }, texts.join(", "))
}
