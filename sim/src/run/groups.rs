//! Which work-group a wave belongs to: the dispatcher launches work-groups in order, each with all of its waves.

use super::model::ids;
use crate::launch::Dispatch;

/// The work-groups of a dispatch in the order of the launch.
#[derive(Debug, Clone)]
pub struct Groups {
    ids: Vec<[u32; 3]>,
    /// By wave.
    places: Vec<Place>,
}

/// Where a wave belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Number of its work-group.
    pub group: usize,
    /// Its number in there.
    pub member: usize,
}

impl Groups {
    /// Those of a dispatch. A group at the end of a dimension may be smaller, and have fewer waves.
    pub fn of(dispatch: &Dispatch) -> Self {
        let ids: Vec<[u32; 3]> = ids(dispatch.groups()).collect();
        let mut places = vec![];
        for (group, id) in ids.iter().enumerate() {
            let extent = (0..3).map(|i| dispatch.block[i].min(dispatch.grid[i] - id[i] * dispatch.block[i]));
            let waves = extent.product::<u32>().div_ceil(dispatch.wave_size());
            places.extend((0..waves as usize).map(|member| Place { group, member }));
        }
        Self { ids, places }
    }

    /// The place of a wave, by its number in the launch.
    pub fn of_wave(&self, number: u64) -> Option<Place> {
        self.places.get(usize::try_from(number).ok()?).copied()
    }

    /// Position in the grid, in work-groups (x, y, z).
    pub fn id(&self, group: usize) -> [u32; 3] {
        self.ids.get(group).copied().unwrap_or_default()
    }
}
