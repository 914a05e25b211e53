//! The compute registers of a queue as gfx12 has them, and the dispatch that they describe.
//!
//! Most are where Sea Islands has them. New are COMPUTE_DISPATCH_SCRATCH_BASE (Sea Islands: TMA), COMPUTE_PGM_RSRC3 and the last two
//! of STATIC_THREAD_MGMT; COMPUTE_TMPRING_SIZE.WAVESIZE has 18 bits in units of 256 bytes.

use crate::error::{Error, ErrorKind};
use crate::raw_dispatch::{RawDispatch, ScratchArea};
use std::collections::BTreeMap;

/// Byte addresses of registers.
const START_X: u32 = 0xb810;
const NUM_THREAD_X: u32 = 0xb81c;
const PIPELINESTAT_ENABLE: u32 = 0xb828;
const PERFCOUNT_ENABLE: u32 = 0xb82c;
const PGM_LO: u32 = 0xb830;
const SCRATCH_BASE: u32 = 0xb840;
const RSRC1: u32 = 0xb848;
const TMPRING_SIZE: u32 = 0xb860;
const RESTART_X: u32 = 0xb86c;
const THREAD_TRACE_ENABLE: u32 = 0xb878;
const RSRC3: u32 = 0xb8a0;
const USER_DATA: u32 = 0xb900;

/// The registers that there are, first and last address of each range.
const KNOWN: [(u32, u32); 8] = [
    // START, NUM_THREAD, PIPELINESTAT_ENABLE, PERFCOUNT_ENABLE, PGM.
    (START_X, PGM_LO + 4),
    // DISPATCH_SCRATCH_BASE, PGM_RSRC1, PGM_RSRC2.
    (SCRATCH_BASE, RSRC1 + 4),
    // RESOURCE_LIMITS, STATIC_THREAD_MGMT, TMPRING_SIZE: of a device with one compute unit the middle ones choose nothing.
    (0xb854, 0xb868),
    (RESTART_X, RESTART_X + 8),
    (THREAD_TRACE_ENABLE, THREAD_TRACE_ENABLE),
    (RSRC3, RSRC3),
    // STATIC_THREAD_MGMT of further shader engines.
    (0xb8ac, 0xb8b8),
    (USER_DATA, USER_DATA + 4 * 15),
];

/// Registers that must stay 0, with what they would do.
const ZERO: [(u32, &str); 6] = [
    (PIPELINESTAT_ENABLE, "PIPELINESTAT_ENABLE: there are no pipeline statistics"),
    (PERFCOUNT_ENABLE, "PERFCOUNT_ENABLE: there are no performance counters"),
    (RESTART_X, "RESTART_X: a dispatch starts at its first work-group"),
    (RESTART_X + 4, "RESTART_Y: a dispatch starts at its first work-group"),
    (RESTART_X + 8, "RESTART_Z: a dispatch starts at its first work-group"),
    (THREAD_TRACE_ENABLE, "THREAD_TRACE_ENABLE: there is no thread trace"),
];

/// GRBM_GFX_INDEX chooses among parts of which there is one.
const GRBM_GFX_INDEX: u32 = 0x3_0800;

/// Bits of COMPUTE_DISPATCH_INITIATOR.
const COMPUTE_SHADER_EN: u32 = 1;
const FORCE_START_AT_000: u32 = 1 << 2;
const USE_THREAD_DIMENSIONS: u32 = 1 << 5;
const CS_W32_EN: u32 = 1 << 15;
/// ORDER_MODE, and TUNNEL_ENABLE, which are about order among dispatches that overlap.
const NO_EFFECT: u32 = 1 << 6 | 1 << 13;

/// COMPUTE_TMPRING_SIZE: areas of waves, and units of 256 bytes of an area.
const WAVES_MASK: u32 = 0xfff;
const WAVESIZE_SHIFT: u32 = 12;
const WAVESIZE_MASK: u32 = 0x3_ffff;
const WAVESIZE_UNIT: u32 = 256;
/// COMPUTE_PGM_RSRC2: the program uses scratch; the number of user SGPRs.
const SCRATCH_EN: u32 = 1;

/// The registers of a queue. What was never written is 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Registers(BTreeMap<u32, u32>);

/// A dispatch without the slice of its user SGPRs.
pub(super) struct Described {
    dispatch: RawDispatch<'static>,
    user_sgprs: Vec<u32>,
}

impl Described {
    /// The dispatch itself.
    pub fn raw(&self) -> RawDispatch<'_> {
        RawDispatch { user_sgprs: &self.user_sgprs, ..self.dispatch }
    }
}

fn unsupported(message: String) -> Error {
    Error::new(ErrorKind::Unsupported, message)
}

impl Registers {
    /// Sets registers from a dword address on.
    ///
    /// # Errors
    /// One that there is not, or a value that asks for what there is not.
    pub fn set(&mut self, first: u32, values: &[u32]) -> Result<(), Error> {
        for (dword, value) in (first..).zip(values) {
            let address = 4 * dword;
            let known = KNOWN.iter().any(|(first, last)| (*first..=*last).contains(&address));
            if !known && address != GRBM_GFX_INDEX {
                return Err(unsupported(format!(
                    "a packet sets register {address:#x}, which the device does not have"
                )));
            }
            if let Some((_, what)) = ZERO.iter().find(|(zero, _)| *zero == address && *value != 0) {
                return Err(unsupported(format!("a packet sets COMPUTE_{what}")));
            }
            self.0.insert(address, *value);
        }
        Ok(())
    }

    /// The register at a dword address.
    ///
    /// # Errors
    /// There is none that can be read.
    pub fn get(&self, dword: u32) -> Result<u32, Error> {
        let address = dword.wrapping_mul(4);
        let known = KNOWN.iter().any(|(first, last)| (*first..=*last).contains(&address)) || address == GRBM_GFX_INDEX;
        match known {
            true => Ok(self.at(address)),
            false => Err(unsupported(format!("a packet reads register {address:#x}, which the device does not have"))),
        }
    }

    fn at(&self, address: u32) -> u32 {
        self.0.get(&address).copied().unwrap_or(0)
    }

    fn row(&self, address: u32) -> [u32; 3] {
        [0, 4, 8].map(|offset| self.at(address + offset))
    }

    fn pair(&self, address: u32) -> u64 {
        u64::from(self.at(address)) | u64::from(self.at(address + 4)) << 32
    }

    /// The dispatch that the registers describe. None if the initiator starts none.
    ///
    /// # Errors
    /// What it asks for is not there.
    pub fn dispatch(&self, sizes: [u32; 3], initiator: u32) -> Result<Option<Described>, Error> {
        if initiator & COMPUTE_SHADER_EN == 0 || sizes.contains(&0) {
            return Ok(None);
        }
        let known = COMPUTE_SHADER_EN | FORCE_START_AT_000 | USE_THREAD_DIMENSIONS | CS_W32_EN | NO_EFFECT;
        if initiator & !known != 0 {
            let bits = initiator & !known;
            return Err(unsupported(format!("COMPUTE_DISPATCH_INITIATOR has bits {bits:#x}, which are not executed")));
        }
        if initiator & FORCE_START_AT_000 == 0 && self.row(START_X) != [0; 3] {
            return Err(unsupported("COMPUTE_START is not 0: a dispatch starts at its first work-group".to_owned()));
        }
        // Bits 31:16 are the size of partial work-groups, which PARTIAL_TG_EN would ask for.
        let block = self.row(NUM_THREAD_X).map(|size| size & 0xffff);
        let mut groups = sizes;
        if initiator & USE_THREAD_DIMENSIONS != 0 {
            for (groups, block) in groups.iter_mut().zip(block) {
                let whole = groups.checked_rem(block) == Some(0);
                *groups = whole.then(|| *groups / block).ok_or_else(|| {
                    unsupported(format!(
                        "a dispatch of {sizes:?} work-items in work-groups of {block} has partial ones"
                    ))
                })?;
            }
        }
        let rsrc = [self.at(RSRC1), self.at(RSRC1 + 4), self.at(RSRC3)];
        let tmpring = self.at(TMPRING_SIZE);
        let bytes_per_wave = (tmpring >> WAVESIZE_SHIFT & WAVESIZE_MASK) * WAVESIZE_UNIT;
        let waves = u64::from(tmpring & WAVES_MASK);
        let scratch = (rsrc[1] & SCRATCH_EN != 0 && bytes_per_wave != 0).then(|| ScratchArea {
            base: self.pair(SCRATCH_BASE) << 8,
            bytes: waves * u64::from(bytes_per_wave),
            bytes_per_wave,
        });
        let dispatch = RawDispatch {
            entry: self.pair(PGM_LO) << 8,
            groups,
            block,
            rsrc,
            wave32: initiator & CS_W32_EN != 0,
            scratch,
            user_sgprs: &[],
        };
        let user_sgprs = (0..16).map(|at| self.at(USER_DATA + 4 * at)).collect();
        Ok(Some(Described { dispatch, user_sgprs }))
    }
}
