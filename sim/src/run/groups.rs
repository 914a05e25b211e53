//! Which work-group a wave of the launch belongs to. The dispatcher starts waves in the order of the launch: work-groups with X
//! innermost, and the waves of one behind each other. Work-groups at the end of a dimension may be smaller and have fewer waves.

use crate::launch::Dispatch;

/// The waves of a dispatch by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Groups {
    groups: [u64; 3],
    /// Waves of a work-group, by whether it is the last one in X, Y and Z (bits 0 to 2).
    waves: [u64; 8],
}

/// A wave's work-group, and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Position of the work-group in the grid.
    pub group: [u64; 3],
    /// Which of its waves.
    pub wave: u64,
}

impl Groups {
    /// Of a dispatch.
    pub fn of(dispatch: &Dispatch) -> Self {
        let groups = dispatch.groups().map(u64::from);
        let extent = |dimension: usize, last: usize| {
            let (grid, block) = (u64::from(dispatch.grid[dimension]), u64::from(dispatch.block[dimension]));
            if last != 0 { grid - (groups[dimension].max(1) - 1) * block } else { block }
        };
        let items = |last: usize| (0..3).map(|dimension| extent(dimension, last >> dimension & 1)).product::<u64>();
        let waves = std::array::from_fn(|last| items(last).div_ceil(dispatch.wave_size().into()));
        Self { groups, waves }
    }

    /// The place of a wave; none behind the last one.
    pub fn place(&self, number: u64) -> Option<Place> {
        let (mut rest, mut last, mut group) = (number, 0, [0; 3]);
        for dimension in (0..3).rev() {
            let each = self.below(dimension, last);
            let before_last = self.groups[dimension].checked_sub(1)?;
            group[dimension] = before_last;
            match rest.checked_div(each) {
                Some(at) if at < before_last => (group[dimension], rest) = (at, rest % each),
                _ => (rest, last) = (rest - before_last * each, last | 1 << dimension),
            }
        }
        (rest < self.waves[last]).then_some(Place { group, wave: rest })
    }

    /// All waves.
    pub fn waves(&self) -> u64 {
        self.below(3, 0)
    }

    /// Waves of all work-groups that share their position in `dimension`, which is not the last one there, and in those above,
    /// of which `last` says where it is.
    fn below(&self, dimension: usize, last: usize) -> u64 {
        (0..1 << dimension)
            .map(|inner: usize| {
                let count = |at: usize| if inner >> at & 1 != 0 { 1 } else { self.groups[at] - 1 };
                (0..dimension).map(count).product::<u64>() * self.waves[last | inner]
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::model::{ids, start_group};
    use pretty_assertions::assert_eq;
    use tombolo_code_object::Descriptor;
    use tombolo_isa::target::Target;

    #[test]
    fn every_wave_is_in_the_group_that_the_model_has_it_in() {
        for (grid, block) in
            [([100, 1, 1], [32, 1, 1]), ([70, 9, 3], [40, 4, 2]), ([8, 8, 8], [8, 8, 8]), ([5, 7, 2], [2, 3, 1])]
        {
            let descriptor = Descriptor::default();
            let dispatch = Dispatch {
                kernel: String::new(),
                target: Target::Rdna4,
                entry: 0,
                descriptor,
                grid,
                block,
                cooperative: false,
                user_sgprs: vec![],
                lds_bytes: 0,
                scratch: None,
                trap_handler: None,
            };
            let mut expected = vec![];
            for id in ids(dispatch.groups()) {
                let waves = start_group(&dispatch, id).members.len() as u64;
                expected.extend((0..waves).map(|wave| Place { group: id.map(u64::from), wave }));
            }
            let groups = Groups::of(&dispatch);
            let places: Vec<Place> = (0..).map_while(|number| groups.place(number)).collect();
            assert_eq!(places, expected, "{grid:?} {block:?}");
        }
    }
}
