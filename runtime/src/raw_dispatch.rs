//! A dispatch by the values of the compute registers: code at an address, without a code object.

use crate::error::Error;
use tombolo_code_object::{Descriptor, Mcpu, descriptor_field as field};
use tombolo_sim::launch::{Dispatch, Scratch};

/// LDS is given to work-groups in units of so many bytes (COMPUTE_PGM_RSRC2.LDS_SIZE).
const LDS_UNIT: u32 = 512;
const LDS_SIZE_SHIFT: u32 = 15;
const LDS_SIZE_MASK: u32 = 0x1ff;
/// Scratch of a wave is given in units of 256 dwords.
const SCRATCH_UNIT: u32 = 1024;

/// Scratch memory of a raw dispatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScratchArea {
    /// Device address, a multiple of 256.
    pub base: u64,
    /// Bytes of all areas.
    pub bytes: u64,
    /// Bytes of a wave.
    pub bytes_per_wave: u32,
}

/// A dispatch by the values of the compute registers, as a driver has them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RawDispatch<'a> {
    /// Address of the first instruction, a multiple of 256.
    pub entry: u64,
    /// Work-groups (x, y, z).
    pub groups: [u32; 3],
    /// Work-group size in work-items (x, y, z).
    pub block: [u32; 3],
    /// COMPUTE_PGM_RSRC1 to 3; the LDS of a work-group is in the second.
    pub rsrc: [u32; 3],
    /// Waves have 32 lanes, not 64.
    pub wave32: bool,
    /// Scratch memory, if the code uses it.
    pub scratch: Option<ScratchArea>,
    /// Initial values of s0, s1, ...; COMPUTE_PGM_RSRC2 has their number.
    pub user_sgprs: &'a [u32],
}

impl RawDispatch<'_> {
    /// It as the simulator runs it.
    pub(crate) fn dispatch(&self) -> Result<Dispatch, Error> {
        let [rsrc1, rsrc2, rsrc3] = self.rsrc;
        let lds_bytes = (rsrc2 >> LDS_SIZE_SHIFT & LDS_SIZE_MASK) * LDS_UNIT;
        let rsrc2 = rsrc2 & !(LDS_SIZE_MASK << LDS_SIZE_SHIFT);
        let mut descriptor =
            Descriptor { rsrc1, rsrc2, rsrc3, group_segment_fixed_size: lds_bytes, ..Descriptor::default() };
        descriptor.set(field::WAVEFRONT_SIZE32, self.wave32.into());
        let mut user_sgprs = self.user_sgprs.to_vec();
        user_sgprs.resize(descriptor.get(field::USER_SGPR_COUNT) as usize, 0);
        let mut grid = [0; 3];
        for ((items, groups), block) in grid.iter_mut().zip(self.groups).zip(self.block) {
            *items = groups.checked_mul(block).ok_or_else(|| Error::value("a grid of more than 2^32 work-items"))?;
        }
        let scratch = self.scratch.map(|area| area.scratch(descriptor.wavefront_size())).transpose()?;
        let (entry, block) = (self.entry, self.block);
        let kernel = format!("code at {entry:#x}");
        Ok(Dispatch {
            kernel,
            target: Mcpu::Gfx1201.target(),
            entry,
            descriptor,
            grid,
            block,
            cooperative: false,
            user_sgprs,
            lds_bytes,
            scratch,
            trap_handler: None,
        })
    }
}

impl ScratchArea {
    fn scratch(self, lanes: u32) -> Result<Scratch, Error> {
        let bytes_per_wave = self.bytes_per_wave.checked_next_multiple_of(SCRATCH_UNIT).filter(|bytes| *bytes != 0);
        let waves = bytes_per_wave.map_or(0, |bytes| self.bytes / u64::from(bytes));
        let Some((bytes_per_wave, waves)) = bytes_per_wave.zip(u32::try_from(waves.min(32)).ok().filter(|n| *n != 0))
        else {
            return Err(Error::value("scratch memory with no room for a wave"));
        };
        Ok(Scratch { base: self.base, bytes_per_lane: bytes_per_wave / lanes, bytes_per_wave, waves })
    }
}
