//! How many work-groups of a dispatch are resident at the same time on a configuration. A cooperative grid, whose work-groups may wait for each other, must be resident as a whole.
//!
//! What the dispatcher gives out are equal shares (`tombolo_hdl::dispatch::placement`): wave slots with their rows of VGPRs, numbers of work-groups and
//! LDS. Nothing fragments, so the least of these numbers is exact.

use super::Dispatch;
use crate::run::ports::LDS_GRANULE;
use crate::run::registers::VgprRows;
use std::fmt;
use tombolo_hdl::config::Config;
use tombolo_hdl::dispatch::placement::GROUPS;

/// Work-groups that are resident at the same time, and what there is not enough of for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Residency {
    /// How many.
    pub groups: u64,
    /// What limits them.
    pub limit: Resource,
}

/// What work-groups take of a compute unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resource {
    /// Slots of waves.
    WaveSlots {
        /// Waves of a work-group.
        wanted: u64,
        /// Slots of all SIMDs.
        slots: u64,
    },
    /// Rows of the VGPR file.
    Vgprs {
        /// Rows of 32 lanes that a wave takes.
        wanted: u64,
        /// Waves of a work-group.
        waves: u64,
        /// Rows of a SIMD.
        rows: u64,
        /// Its SIMDs.
        simds: u64,
    },
    /// LDS.
    Lds {
        /// Bytes that a work-group takes, in whole granules.
        wanted: u64,
        /// Bytes that there are.
        bytes: u64,
    },
    /// Numbers of work-groups.
    Numbers,
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WaveSlots { wanted, slots } => {
                write!(f, "a work-group takes {wanted} of {slots} wave slots")
            }
            Self::Vgprs { wanted, waves, rows, simds } => {
                write!(
                    f,
                    "a wave takes {wanted} of the {rows} VGPR rows of a SIMD, a work-group has {waves} waves, and there are {simds} SIMDs"
                )
            }
            Self::Lds { wanted, bytes } => write!(f, "a work-group takes {wanted} of {bytes} bytes of LDS"),
            Self::Numbers => write!(f, "there are {GROUPS} numbers of work-groups"),
        }
    }
}

impl Dispatch {
    /// How many of its full work-groups a configuration holds at the same time; 0 where not even one fits.
    pub fn residency(&self, config: Config) -> Residency {
        let waves = u64::from(self.waves_per_group()).max(1);
        let simds = config.simds as u64;
        let rows = VgprRows::of_dispatch(self, 0).vgprs * u64::from(self.wave_size() / 32);
        let by_rows = (config.vgpr_rows as u64).checked_div(rows).unwrap_or(u64::MAX);
        let slots = simds * config.waves as u64;
        let lds = u64::from(self.lds_bytes).next_multiple_of(LDS_GRANULE.into());
        let by_lds = (config.lds_bytes as u64).checked_div(lds).unwrap_or(u64::MAX);
        let limits = [
            (slots / waves, Resource::WaveSlots { wanted: waves, slots }),
            (
                simds.saturating_mul(by_rows) / waves,
                Resource::Vgprs { wanted: rows, waves, rows: config.vgpr_rows as u64, simds },
            ),
            (by_lds, Resource::Lds { wanted: lds, bytes: config.lds_bytes as u64 }),
        ];
        let numbers = Residency { groups: GROUPS as u64, limit: Resource::Numbers };
        limits.into_iter().fold(
            numbers,
            |least, (groups, limit)| {
                if groups < least.groups { Residency { groups, limit } } else { least }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_code_object::{Descriptor, descriptor_field as field};
    use tombolo_isa::target::Target;

    fn dispatch(granules: u32, wave32: bool, block: u32, lds_bytes: u32) -> Dispatch {
        let mut descriptor = Descriptor::default();
        descriptor.set(field::WAVEFRONT_SIZE32, wave32.into());
        descriptor.rsrc1 |= granules;
        Dispatch {
            kernel: "k".to_owned(),
            target: Target::Rdna4,
            entry: 0,
            descriptor,
            grid: [block, 1, 1],
            block: [block, 1, 1],
            cooperative: true,
            user_sgprs: vec![],
            lds_bytes,
            scratch: None,
            trap_handler: None,
        }
    }

    fn residency(config: &str, dispatch: &Dispatch) -> (u64, String) {
        let Residency { groups, limit } = dispatch.residency(Config::by_name(config).unwrap());
        (groups, limit.to_string())
    }

    #[test]
    fn the_scarcest_resource_limits_the_work_groups() {
        let slots = residency("default", &dispatch(0, true, 96, 0));
        assert_eq!(slots, (10, "a work-group takes 3 of 32 wave slots".to_owned()));
        let lds = residency("default", &dispatch(0, true, 32, 9000));
        assert_eq!(lds, (7, "a work-group takes 9216 of 65536 bytes of LDS".to_owned()));
        // 31 granules of 8 and one: 256 VGPRs, of which 1536 rows hold six.
        let vgprs = residency("default", &dispatch(31, true, 64, 0));
        assert_eq!(vgprs.0, 6);
        assert!(vgprs.1.contains("256 of the 1536 VGPR rows"), "{}", vgprs.1);
        assert_eq!(residency("wgp", &dispatch(0, true, 32, 0)), (32, "there are 32 numbers of work-groups".to_owned()));
    }

    #[test]
    fn a_wave_of_64_lanes_takes_twice_the_rows() {
        // 64 granules of 4 VGPRs.
        assert_eq!(residency("default", &dispatch(63, false, 64, 0)).0, 6);
        assert_eq!(residency("ecp5", &dispatch(15, false, 64, 0)).0, 2);
    }

    #[test]
    fn a_work_group_that_never_fits_is_none() {
        assert_eq!(residency("ecp5", &dispatch(0, true, 1024, 0)).0, 0);
        assert_eq!(residency("ecp5", &dispatch(0, true, 32, 9000)).0, 0);
    }
}
