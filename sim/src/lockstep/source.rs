//! Which waves the model expects the hardware to launch, and how they begin: those of a dispatch, or those that the graphics model has launched for
//! the same submission, in the same order.

use crate::launch::{Dispatch, Launch};
use crate::run::groups::{Groups, Place};
use crate::run::model::start_group;
use crate::run::registers::VgprRows;
use std::ops::Range;
use tombolo_isa::arch::gcn::Generation;
use tombolo_isa::target::Target;
use tombolo_model::graphics::reference::{Launched, Stage};
use tombolo_model::group::Group;
use tombolo_model::wave::Wave;

/// Where waves come from.
pub enum Source {
    /// A dispatch.
    Dispatch {
        /// It.
        dispatch: Box<Dispatch>,
        /// Its waves.
        places: Groups,
        /// Rows of the VGPR file that each of them has.
        rows: VgprRows,
    },
    /// What the model has launched for a submission.
    Submission(Launches),
}

/// What the model has launched for a submission.
pub struct Launches {
    launched: Vec<Launched>,
    /// Number of the first wave of each, and behind them how many there are.
    first: Vec<u64>,
    /// Why there are no more.
    error: Option<String>,
}

impl Launches {
    /// These, behind which the model has stopped with an error, or at its end.
    pub fn new(launched: Vec<Launched>, error: Option<String>) -> Self {
        let mut first = vec![0];
        for group in &launched {
            first.push(first[first.len() - 1] + group.starts.len() as u64);
        }
        Self { launched, first, error }
    }

    fn waves(&self) -> u64 {
        self.first.last().copied().unwrap_or(0)
    }

    fn place(&self, wave: u64) -> Option<Place> {
        let behind = self.first.partition_point(|first| *first <= wave);
        let at = behind.checked_sub(1).filter(|at| *at < self.launched.len())?;
        Some(Place { group: [at as u64, 0, 0], wave: wave - self.first[at] })
    }
}

/// What is known of how a wave begins; everything else is what the hardware's registers held.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// SGPRs from s0 on.
    pub scalars: usize,
    /// VGPRs from v0 on,
    pub inputs: usize,
    /// in these lanes.
    pub lanes: u64,
    /// They are to be compared, and EXEC; otherwise what the wave does with them shows whether they are right.
    pub compared: bool,
}

impl Source {
    /// The dispatch of a launch.
    pub fn of(launch: &Launch) -> Self {
        let dispatch = &launch.dispatch;
        Self::Dispatch {
            dispatch: Box::new(dispatch.clone()),
            places: Groups::of(dispatch),
            rows: VgprRows::of(launch, 0),
        }
    }

    /// Its instruction set.
    pub fn target(&self) -> Target {
        match self {
            Self::Dispatch { dispatch, .. } => dispatch.target,
            Self::Submission(_) => Target::Gcn(Generation::SeaIslands),
        }
    }

    /// The place of a wave; none behind the last one.
    pub fn place(&self, wave: u64) -> Option<Place> {
        match self {
            Self::Dispatch { places, .. } => places.place(wave),
            Self::Submission(launches) => launches.place(wave),
        }
    }

    /// The waves of a group before their first instruction.
    pub fn group(&self, id: [u64; 3]) -> Group {
        match self {
            Self::Dispatch { dispatch, .. } => start_group(dispatch, id.map(|at| at as u32)),
            Self::Submission(launches) => launches.launched[id[0] as usize].group(),
        }
    }

    /// The rows of a wave whose first one is `base`; of a draw `allocated` VGPRs.
    pub fn rows(&self, place: Option<Place>, base: u64, allocated: u64) -> VgprRows {
        let vgprs = match (self, place) {
            (Self::Dispatch { rows, .. }, _) => return VgprRows { base, ..*rows },
            (Self::Submission(launches), Some(place)) => {
                let launched = &launches.launched[place.group[0] as usize];
                // All waves of a draw have what the largest one needs.
                let own = launched.vgprs as u64;
                if launched.stage == Stage::Compute { own.next_multiple_of(4) } else { allocated }
            }
            (Self::Submission(_), None) => allocated,
        };
        VgprRows { base, vgprs, accumulation: vgprs }
    }

    /// What is known of how a wave begins, which is that one of the model.
    pub fn known(&self, place: Place, wave: &Wave) -> Known {
        match self {
            Self::Dispatch { dispatch, .. } => {
                // v0 holds the work-item's position, of GFX7 a register for each dimension; of lanes without one nothing.
                let inputs = match dispatch.target {
                    Target::Gcn(_) => dispatch.descriptor.workitem_id_dimensions().min(3) as usize,
                    Target::Rdna4 | Target::Cdna4 => 1,
                };
                Known { scalars: dispatch.user_sgprs.len(), inputs, lanes: wave.exec(), compared: false }
            }
            Self::Submission(launches) => {
                let start = &launches.launched[place.group[0] as usize].starts[place.wave as usize];
                let lanes = u64::MAX.checked_shr(64 - start.lanes as u32).unwrap_or(0);
                Known { scalars: start.scalars, inputs: start.inputs, lanes, compared: true }
            }
        }
    }

    /// What the stage of a group has filled of its LDS: bytes of the share, and what is there.
    pub fn filled(&self, place: Place) -> Option<(Range<usize>, &[u8])> {
        let Self::Submission(launches) = self else { return None };
        let share = &launches.launched[place.group[0] as usize].share;
        Some((share.filled.clone(), share.lds.bytes().get(share.filled.clone())?))
    }

    /// What a wave is one of, where that is not said by the launch.
    pub fn stage(&self, wave: u64) -> Option<String> {
        let Self::Submission(launches) = self else { return None };
        Some(match launches.place(wave) {
            Some(place) => launches.launched[place.group[0] as usize].to_string(),
            None => "behind the last one of the model".to_owned(),
        })
    }

    /// Why the model has no more waves.
    pub fn end(&self) -> String {
        let waves = match self {
            Self::Dispatch { places, .. } => places.waves(),
            Self::Submission(launches) => launches.waves(),
        };
        let error = match self {
            Self::Submission(Launches { error: Some(error), .. }) => format!(" and stops: {error}"),
            _ => String::new(),
        };
        format!("the model launches {waves} waves{error}")
    }

    /// The first instruction of a wave of the model.
    pub fn entry(&self, wave: u64) -> Option<u64> {
        let place = self.place(wave)?;
        Some(self.group(place.group).members.get(place.wave as usize)?.wave.pc())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_model::graphics::reference::{Share, Start};
    use tombolo_model::lds::Lds;
    use tombolo_model::wave::WaveSize;

    #[test]
    fn waves_are_counted_group_by_group() {
        let launched = |stage, waves: usize| Launched {
            stage,
            number: 2,
            vgprs: 4,
            starts: vec![Start { wave: Wave::new(WaveSize::W64, 1), scalars: 0, inputs: 0, lanes: 0 }; waves],
            share: Share { lds: Lds::new(0), filled: 0..0 },
        };
        let all = vec![launched(Stage::Compute, 3), launched(Stage::Vertex, 1), launched(Stage::Pixel, 1)];
        let source = Source::Submission(Launches::new(all, Some("a reason".to_owned())));
        let place = |wave| source.place(wave).map(|place| (place.group[0], place.wave));
        assert_eq!([0, 2, 3, 4, 5].map(place), [Some((0, 0)), Some((0, 2)), Some((1, 0)), Some((2, 0)), None]);
        assert_eq!(source.stage(1).as_deref(), Some("compute shader of dispatch 2"));
        assert_eq!(source.stage(4).as_deref(), Some("pixel shader of draw 2"));
        assert_eq!(source.end(), "the model launches 5 waves and stops: a reason");
    }
}
