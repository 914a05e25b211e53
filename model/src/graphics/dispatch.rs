//! Compute dispatches of a stream: work-groups of GFX7 waves, with the state that the compute registers give them
//! (COMPUTE_PGM_*, COMPUTE_NUM_THREAD_*, COMPUTE_USER_DATA_*, COMPUTE_DISPATCH_INITIATOR).

use super::Machine;
use super::error::Error;
use super::fields::{
    Field, compute_num_thread_x as num_thread_x, compute_num_thread_y as num_thread_y,
    compute_num_thread_z as num_thread_z, compute_pgm_hi, compute_pgm_lo, compute_pgm_rsrc1 as rsrc1,
    compute_pgm_rsrc2 as rsrc2, compute_start_x, compute_start_y, compute_start_z, compute_tmpring_size,
    compute_user_data, ta_cs_bc_base_addr, ta_cs_bc_base_addr_hi,
};
use super::launch::{Launch, Machinery, Names};
use super::launched::{Share, Stage};
use crate::group::info_of_gcn;
use crate::memory::Memory;

/// Bits of COMPUTE_DISPATCH_INITIATOR.
const ENABLE: u32 = 1 << 0;
const PARTIAL_GROUPS: u32 = 1 << 1;
const START_AT_ZERO: u32 = 1 << 2;
const ORDERED_APPEND: u32 = 1 << 3;
const THREAD_DIMENSIONS: u32 = 1 << 5;

/// Bytes of a unit of COMPUTE_PGM_RSRC2.LDS_SIZE: 128 dwords.
const LDS_UNIT: u32 = 512;
/// Work-items that a work-group may have.
const WORK_ITEMS: u64 = 2048;
/// Bytes of a unit of WAVESIZE: 256 dwords.
const SCRATCH_UNIT: u32 = 1024;

const NAMES: Names = Names {
    stage: Stage::Compute,
    code: [compute_pgm_lo::WORD, compute_pgm_hi::WORD],
    resources: [rsrc1::VGPRS, rsrc1::FLOAT_MODE, rsrc1::DX10_CLAMP, rsrc1::IEEE_MODE],
    settings: [rsrc2::USER_SGPR, rsrc2::SCRATCH_EN, rsrc2::TRAP_PRESENT],
    user_data: compute_user_data::WORD,
    border_colours: [ta_cs_bc_base_addr::WORD, ta_cs_bc_base_addr_hi::WORD],
};

impl Machine {
    /// Runs a dispatch of `size` work-groups, or work-items if the initiator says so.
    pub(super) fn dispatch(&mut self, memory: &mut dyn Memory, size: [u32; 3], initiator: u32) -> Result<(), Error> {
        self.statistics.dispatches += 1;
        if initiator & ENABLE == 0 {
            return Ok(());
        }
        let get = |field: Field| self.registers.get(field);
        let threads = [
            (num_thread_x::NUM_THREAD_FULL, num_thread_x::NUM_THREAD_PARTIAL),
            (num_thread_y::NUM_THREAD_FULL, num_thread_y::NUM_THREAD_PARTIAL),
            (num_thread_z::NUM_THREAD_FULL, num_thread_z::NUM_THREAD_PARTIAL),
        ];
        let full = threads.map(|(full, _)| get(full).max(1));
        let partial = threads.map(|(_, partial)| get(partial));
        let items = full.iter().map(|&n| u64::from(n)).product::<u64>();
        let refuse = |field: Field, value, reason| Error::State { address: field.address, value, reason };
        if items > WORK_ITEMS {
            return Err(refuse(num_thread_x::WORD, full[0], "a work-group has more than 2048 work-items"));
        }
        if initiator & ORDERED_APPEND != 0 {
            let value = initiator;
            return Err(Error::State { address: 0xb800, value, reason: "ordered append is not modelled" });
        }
        let start = [compute_start_x::WORD, compute_start_y::WORD, compute_start_z::WORD].map(get);
        let start = if initiator & START_AT_ZERO != 0 { [0; 3] } else { start };
        let groups: [u32; 3] = std::array::from_fn(|axis| {
            if initiator & THREAD_DIMENSIONS != 0 { size[axis].div_ceil(full[axis]) } else { size[axis] }
        });
        // Work-items of the last group of each axis.
        let last: [u32; 3] =
            std::array::from_fn(|axis| match (initiator & THREAD_DIMENSIONS, initiator & PARTIAL_GROUPS) {
                (0, 0) => full[axis],
                (0, _) if partial[axis] != 0 => partial[axis].min(full[axis]),
                (0, _) => full[axis],
                _ => size[axis].wrapping_sub(1) % full[axis] + 1,
            });
        let launch = Launch::decode(&self.registers, &NAMES)?;
        let settings = Settings {
            lds_bytes: get(rsrc2::LDS_SIZE) * LDS_UNIT,
            ids: [rsrc2::TGID_X_EN, rsrc2::TGID_Y_EN, rsrc2::TGID_Z_EN].map(|field| get(field) != 0),
            size: get(rsrc2::TG_SIZE_EN) != 0,
            item_ids: 1 + get(rsrc2::TIDIG_COMP_CNT).min(2) as usize,
            scratch_bytes: get(compute_tmpring_size::WAVESIZE) * SCRATCH_UNIT,
        };
        let mut machine = Machinery {
            program: &mut self.program,
            memory,
            statistics: &mut self.statistics,
            budget: &mut self.budget,
            launches: &mut self.launches,
        };
        for z in start[2]..groups[2] {
            for y in start[1]..groups[1] {
                for x in start[0]..groups[0] {
                    machine.budget.spend(1)?;
                    let id = [x, y, z];
                    let extent =
                        std::array::from_fn(|axis| if id[axis] + 1 == groups[axis] { last[axis] } else { full[axis] });
                    settings.group(&launch, id, extent, &mut machine)?;
                }
            }
        }
        Ok(())
    }
}

/// What all work-groups of a dispatch have in common.
struct Settings {
    lds_bytes: u32,
    ids: [bool; 3],
    size: bool,
    item_ids: usize,
    scratch_bytes: u32,
}

impl Settings {
    fn group(&self, launch: &Launch, id: [u32; 3], extent: [u32; 3], machine: &mut Machinery) -> Result<(), Error> {
        let [width, height, depth] = extent;
        let items: Vec<[u32; 3]> =
            (0..depth).flat_map(|z| (0..height).flat_map(move |y| (0..width).map(move |x| [x, y, z]))).collect();
        let count = items.len().div_ceil(64) as u32;
        let waves = (0..).zip(items.chunks(64)).map(|(number, items)| {
            let mut system: Vec<u32> =
                id.into_iter().zip(self.ids).filter(|(_, enabled)| *enabled).map(|(id, _)| id).collect();
            if self.size {
                system.push(info_of_gcn(number, count));
            }
            let mut start = launch.start(u64::MAX >> (64 - items.len()), &system, number * self.scratch_bytes);
            for (lane, item) in items.iter().enumerate() {
                for (register, value) in item.iter().enumerate().take(self.item_ids) {
                    start.set_input(register, lane, *value);
                }
            }
            start
        });
        launch.run(waves.collect(), Share::of(self.lds_bytes as usize), machine)?;
        Ok(())
    }
}
