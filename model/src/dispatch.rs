//! A dispatch: the work-groups of a grid, launched one after the other with the initial state of compute waves
//! (section 3.5).

use crate::group::{Group, RunError, Statistics};
use crate::lds::Lds;
use crate::memory::Memory;
use crate::mode::Mode;
use crate::program::Program;
use crate::wave::{Wave, WaveSize, code};

/// Scratch memory of the waves that run at the same time: one area for each wave of a work-group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scratch {
    /// Byte address of the first area.
    pub base: u64,
    /// Bytes of one area: a wave's lanes times the bytes of a lane.
    pub bytes_per_wave: u64,
}

/// What the dispatcher is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispatch {
    /// Byte address of the first instruction.
    pub entry: u64,
    /// Lanes of a wave.
    pub wave_size: WaveSize,
    /// Size of the grid in work-items.
    pub grid: [u32; 3],
    /// Size of a work-group in work-items; those at the end of the grid may be partial.
    pub block: [u32; 3],
    /// VGPRs of a wave.
    pub vgprs: usize,
    /// MODE: FLOAT_MODE in bits 7:0, FP16_OVFL in bit 23.
    pub mode: Mode,
    /// Initial values of S0 and those that follow.
    pub user_sgprs: Vec<u32>,
    /// Work-item id components that V0 holds: 1, 2 or 3.
    pub id_dimensions: u32,
    /// LDS bytes of a work-group.
    pub lds_bytes: usize,
    /// Scratch, if the kernel uses it.
    pub scratch: Option<Scratch>,
}

/// Why a dispatch did not run to its end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("work-group {group:?}: {error}")]
pub struct DispatchError {
    /// The work-group's place in the grid.
    pub group: [u32; 3],
    /// What happened in it.
    pub error: RunError,
}

/// Work done by a dispatch.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    /// Waves launched.
    pub waves: u64,
    /// Instructions executed.
    pub work: Statistics,
}

impl Dispatch {
    /// Runs every work-group, each wave of it at most `limit` instructions.
    pub fn run(&self, memory: &mut dyn Memory, limit: u64) -> Result<Totals, DispatchError> {
        let mut program = Program::new();
        let mut totals = Totals::default();
        let [groups_x, groups_y, groups_z] =
            [0, 1, 2].map(|axis: usize| self.grid[axis].div_ceil(self.block[axis].max(1)));
        for z in 0..groups_z {
            for y in 0..groups_y {
                for x in 0..groups_x {
                    let place = [x, y, z];
                    let mut group = self.group(place);
                    let waves = group.members.len() as u64;
                    let result = group.run(&mut program, memory, limit.saturating_mul(waves));
                    totals.waves += waves;
                    totals.work.instructions += group.statistics.instructions;
                    totals.work.lane_instructions += group.statistics.lane_instructions;
                    result.map_err(|error| DispatchError { group: place, error })?;
                }
            }
        }
        Ok(totals)
    }

    /// The work-group at `place`, ready to run.
    pub fn group(&self, place: [u32; 3]) -> Group {
        let size: [u32; 3] = [0, 1, 2].map(|axis: usize| {
            let done = place[axis].saturating_mul(self.block[axis]);
            self.block[axis].min(self.grid[axis].saturating_sub(done))
        });
        let items = size.iter().fold(1u32, |product, &extent| product.saturating_mul(extent));
        let waves = items.div_ceil(self.wave_size.lanes() as u32);
        let wave = |number| self.wave(place, size, items, number);
        Group::new((0..waves).map(wave).collect(), Lds::new(self.lds_bytes))
    }

    /// Wave `number` of the work-group at `place`, which has `size` work-items.
    fn wave(&self, place: [u32; 3], size: [u32; 3], items: u32, number: u32) -> Wave {
        let mut wave = Wave::new(self.wave_size, self.vgprs);
        wave.set_pc(self.entry);
        wave.hardware.mode = self.mode;
        for (register, &value) in (0..code::VCC_LO).zip(&self.user_sgprs) {
            wave.set_scalar(register, value);
        }
        let yz_valid = u32::from(self.id_dimensions > 1 || size[1] > 1 || size[2] > 1 || place[1] | place[2] != 0);
        // Only the trap handler writes TTMPs; the launch hardware is as privileged.
        wave.set_privileged(true);
        wave.set_scalar(code::TTMP0 + 7, place[2] << 16 | place[1] & 0xffff);
        wave.set_scalar(code::TTMP0 + 8, yz_valid << 30 | (number & 31) << 25);
        wave.set_scalar(code::TTMP0 + 9, place[0]);
        wave.set_privileged(false);
        if let Some(scratch) = self.scratch {
            const SCRATCH_EN: u32 = 1 << 18;
            wave.hardware.scratch_base = scratch.base + u64::from(number) * scratch.bytes_per_wave;
            wave.hardware.state_priv |= SCRATCH_EN;
        }
        let lanes = self.wave_size.lanes() as u32;
        let first = number * lanes;
        let active = (items - first).min(lanes);
        wave.set_exec(self.wave_size.mask() >> (lanes - active));
        for lane in 0..active {
            let item = first + lane;
            let (x, y, z) = (item % size[0], item / size[0] % size[1], item / size[0] / size[1]);
            let id = match self.id_dimensions {
                1 => x,
                2 => x | y << 10,
                _ => x | y << 10 | z << 20,
            };
            wave.set_vgpr_lane(0, lane as usize, id);
        }
        wave
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Region, Regions};
    use pretty_assertions::assert_eq;

    fn dispatch(grid: [u32; 3], block: [u32; 3]) -> Dispatch {
        Dispatch {
            entry: 0x1000,
            wave_size: WaveSize::W32,
            grid,
            block,
            vgprs: 16,
            mode: Mode(0xf0),
            user_sgprs: vec![7, 8],
            id_dimensions: 3,
            lds_bytes: 0,
            scratch: None,
        }
    }

    #[test]
    fn waves_start_with_their_ids_and_a_partial_group_with_fewer_lanes() {
        let group = dispatch([40, 3, 1], [16, 2, 1]).group([2, 1, 0]);
        assert_eq!(group.members.len(), 1);
        let wave = &group.members[0].wave;
        assert_eq!(wave.exec(), 0xff);
        assert_eq!((wave.scalar(1), wave.scalar(code::TTMP0 + 9), wave.scalar(code::TTMP0 + 7)), (8, 2, 1));
        let full = dispatch([40, 4, 1], [16, 4, 1]).group([0, 0, 0]);
        let second = &full.members[1].wave;
        assert_eq!(second.vgpr_lane(0, 17), 1 | 3 << 10);
        assert_eq!(second.scalar(code::TTMP0 + 8), 1 << 30 | 1 << 25);
    }

    #[test]
    fn every_group_runs_to_its_end_and_its_work_is_counted() {
        let mut memory = Regions::new();
        // s_nop 0; s_endpgm
        let code = [0xbf80_0000u32, 0xbfb0_0000].iter().flat_map(|word| word.to_le_bytes()).collect();
        assert!(memory.add(Region { base: 0x1000, data: code, writable: false }));
        let totals = dispatch([100, 1, 1], [64, 1, 1]).run(&mut memory, 10).unwrap();
        assert_eq!((totals.waves, totals.work.instructions), (4, 8));
    }

    #[test]
    fn a_loop_without_end_stops_at_the_limit() {
        let mut memory = Regions::new();
        // s_branch to itself
        let code = 0xbfa0_ffffu32.to_le_bytes().to_vec();
        assert!(memory.add(Region { base: 0x1000, data: code, writable: false }));
        let error = dispatch([1, 1, 1], [1, 1, 1]).run(&mut memory, 10).unwrap_err();
        assert!(matches!(error.error, RunError::Limit { limit: 10, .. }), "{error}");
    }
}
