//! Waves as the stages of draws and dispatches launch them: the registers and the LDS that they begin with. A machine keeps them if it is asked to,
//! for a comparison with hardware that launches the same ones.

use super::Machine;
use crate::group::Group;
use crate::lds::Lds;
use crate::wave::Wave;
use std::fmt;
use std::ops::Range;

/// A stage with shaders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Vertices.
    Vertex,
    /// Pixels.
    Pixel,
    /// Work-items of a dispatch.
    Compute,
}

impl Stage {
    /// What it is called in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Vertex => "vertex shader",
            Stage::Pixel => "pixel shader",
            Stage::Compute => "compute shader",
        }
    }
}

/// A wave before its first instruction.
#[derive(Debug, Clone)]
pub struct Start {
    /// It.
    pub wave: Wave,
    /// How many of its SGPRs, from s0 on, the stage has set.
    pub scalars: usize,
    /// How many of its VGPRs, from v0 on,
    pub inputs: usize,
    /// in so many lanes, from lane 0 on.
    pub lanes: usize,
}

impl Start {
    /// Sets a lane of a VGPR; nothing happens if the wave does not have it.
    pub(super) fn set_input(&mut self, register: usize, lane: usize, value: u32) {
        if self.wave.owns_vgprs(register, 1) {
            self.wave.set_vgpr_lane(register, lane, value);
            self.inputs = self.inputs.max(register + 1);
            self.lanes = self.lanes.max(lane + 1);
        }
    }
}

/// The LDS of a work-group before its first instruction.
#[derive(Debug, Clone)]
pub struct Share {
    /// It.
    pub lds: Lds,
    /// The bytes that the stage has filled.
    pub filled: Range<usize>,
}

impl Share {
    /// So many bytes that nobody has filled.
    pub(super) fn of(bytes: usize) -> Share {
        Share { lds: Lds::new(bytes), filled: 0..0 }
    }
}

/// The waves of a work-group, or the one of vertices or pixels.
#[derive(Debug, Clone)]
pub struct Launched {
    /// Their stage.
    pub stage: Stage,
    /// Which draw or which dispatch of the machine it is, counted from 1.
    pub number: u64,
    /// VGPRs of each wave.
    pub vgprs: usize,
    /// The waves, each with no more VGPRs than its stage has set.
    pub starts: Vec<Start>,
    /// Their LDS.
    pub share: Share,
}

impl Launched {
    pub(super) fn new(stage: Stage, number: u64, starts: &[Start], share: &Share) -> Launched {
        let vgprs = starts.first().map_or(0, |start| start.wave.vgpr_count());
        let mut starts = starts.to_vec();
        // There may be many of them.
        starts.iter_mut().for_each(|start| start.wave.resize_vgprs(start.inputs));
        Launched { stage, number, vgprs, starts, share: share.clone() }
    }

    /// The waves with all their VGPRs, ready to run.
    pub fn group(&self) -> Group {
        let whole = |start: &Start| {
            let mut wave = start.wave.clone();
            wave.resize_vgprs(self.vgprs);
            wave
        };
        Group::new(self.starts.iter().map(whole).collect(), self.share.lds.clone())
    }
}

impl fmt::Display for Launched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.stage {
            Stage::Vertex | Stage::Pixel => "draw",
            Stage::Compute => "dispatch",
        };
        write!(f, "{} of {what} {}", self.stage.name(), self.number)
    }
}

impl Machine {
    /// Keeps what is launched from now on.
    pub fn keep_launches(&mut self) {
        self.launches = Some(vec![]);
    }

    /// What was launched since then, in its order; nothing is kept any more.
    pub fn take_launches(&mut self) -> Vec<Launched> {
        self.launches.take().unwrap_or_default()
    }
}
