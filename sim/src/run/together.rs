//! Work-groups of a cooperative launch on the model: all of them at the same time, each with scratch memory of its own, in turns that are the same every
//! time ([`Grid`]).

use super::findings;
use super::model::{GroupEnd, Resumable};
use super::report::{ErrorKind, RunError};
use super::speculation::Done;
use super::start::start_group_beside;
use crate::launch::Dispatch;
use tombolo_hdl::dispatch::placement::GROUPS;
use tombolo_model::grid::Grid;
use tombolo_model::group::RunError as GroupError;
use tombolo_model::memory::Memory;
use tombolo_model::program::Program;
use tombolo_model::sanitize::Finding;

impl Resumable for Grid {
    fn resume(&mut self, program: &mut Program, memory: &mut dyn Memory, limit: u64) -> Result<(), GroupError> {
        self.run(program, memory, limit)
    }

    fn executed(&self) -> u64 {
        self.instructions()
    }
}

/// All work-groups of a dispatch, before their first instructions.
///
/// # Errors
/// [`ErrorKind::Dispatch`]: they are more than any configuration holds, or than there is scratch memory for.
pub(super) fn start(dispatch: &Dispatch, sanitize: bool) -> Result<Grid, RunError> {
    let count = dispatch.group_count();
    let waves = count.saturating_mul(dispatch.waves_per_group().into());
    let areas = dispatch.scratch.map_or(u64::MAX, |scratch| scratch.waves.into());
    if count > GROUPS as u64 || waves > areas {
        let message = format!(
            "kernel `{}`: a cooperative grid of {count} work-groups, {waves} waves; no configuration holds more than {GROUPS} work-groups at the \
             same time, and there is scratch memory for {}",
            dispatch.kernel,
            dispatch.scratch.map_or("any number of waves".to_owned(), |scratch| format!("{} waves", scratch.waves)),
        );
        return Err(RunError::new(ErrorKind::Dispatch, message));
    }
    let groups = (0..count).map(|number| {
        let area = number as u32 * dispatch.waves_per_group();
        let mut group = start_group_beside(dispatch, dispatch.group_id(number), area);
        if sanitize {
            group.sanitize(dispatch.lds_bytes);
        }
        group
    });
    Ok(Grid::new(groups.collect()))
}

/// What was found in them, with the number of the wave.
pub(super) fn findings(grid: &mut Grid) -> Vec<(Finding, u64)> {
    let (mut found, mut first_wave) = (vec![], 0);
    for group in &mut grid.groups {
        findings::add(&mut found, group.take_findings(), first_wave);
        first_wave += group.members.len() as u64;
    }
    found
}

/// How the work-groups ended, in their order, up to the one that could not go on.
pub(super) fn ends(grid: &Grid, end: GroupEnd) -> impl Iterator<Item = Done> {
    let last = if matches!(end, GroupEnd::Done) { grid.groups.len().saturating_sub(1) } else { grid.turn() };
    let mut end = Some(end);
    (0..).zip(&grid.groups).take(last + 1).map(move |(number, group)| {
        let is_last = number == last as u64;
        Done::new(number, group, is_last.then(|| end.take()).flatten().unwrap_or(GroupEnd::Done))
    })
}
