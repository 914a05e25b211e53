//! What the dispatcher is told of a launch: sizes, entry, resources, and what a wave starts with.

use super::{LaunchError, TrapHandler};
use tombolo_code_object::{Descriptor, Kernel, descriptor_field};
use tombolo_isa::target::Target;

/// Work-items a work-group may have (OpenCL and HIP on RDNA4: 32 waves of 32).
const MAX_GROUP: u64 = 1024;
/// Work-groups of a launch; more would run for years, and their number has to be counted.
const MAX_GROUPS: u64 = u32::MAX as u64;
/// LDS bytes a work-group may have (RDNA4 ISA, section 3.3.5; CDNA4 ISA, section 3.6.5).
pub const fn max_lds(target: Target) -> u64 {
    match target {
        Target::Cdna4 => 160 * 1024,
        Target::Rdna4 | Target::Gcn(_) => 64 * 1024,
    }
}
/// VGPRs a wave may have (RDNA4 ISA, section 3.3.2.1).
const MAX_VGPRS: u64 = 256;

/// A dispatch of one kernel.
#[derive(Debug, Clone, PartialEq)]
pub struct Dispatch {
    /// Name of the kernel.
    pub kernel: String,
    /// The instruction set of its code.
    pub target: Target,
    /// Address of the first instruction.
    pub entry: u64,
    /// The kernel descriptor.
    pub descriptor: Descriptor,
    /// Grid size in work-items (x, y, z).
    pub grid: [u32; 3],
    /// Work-group size in work-items (x, y, z); work-groups at the end of a dimension may be partial.
    pub block: [u32; 3],
    /// Its work-groups may wait for each other: all of them run at the same time.
    pub cooperative: bool,
    /// Initial values of s0, s1, ...
    pub user_sgprs: Vec<u32>,
    /// LDS bytes of a work-group: fixed and dynamic.
    pub lds_bytes: u32,
    /// Scratch memory, where the kernel uses it.
    pub scratch: Option<Scratch>,
    /// The trap handler, where there is one.
    pub trap_handler: Option<TrapHandler>,
}

/// Scratch memory of a dispatch: an area for each wave that runs at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scratch {
    /// Address of the first area.
    pub base: u64,
    /// Bytes of a work-item.
    pub bytes_per_lane: u32,
    /// Bytes of a wave.
    pub bytes_per_wave: u32,
    /// How many areas there are.
    pub waves: u32,
}

impl Dispatch {
    /// Lanes of a wave: 32 or 64.
    pub fn wave_size(&self) -> u32 {
        self.descriptor.wavefront_size()
    }

    /// Waves allocate their VGPRs (RDNA4 ISA, section 3.3.3).
    pub fn dynamic_vgprs(&self) -> bool {
        self.target == Target::Rdna4 && self.descriptor.is_set(descriptor_field::ENABLE_DYNAMIC_VGPR)
    }

    /// Work-groups in each dimension, partial ones included.
    pub fn groups(&self) -> [u32; 3] {
        std::array::from_fn(|i| self.grid[i].div_ceil(self.block[i]))
    }

    /// Work-groups of all dimensions.
    pub fn group_count(&self) -> u64 {
        product(self.groups())
    }

    /// Where the work-group with this number is, x fastest: the order in which they are dispatched.
    pub fn group_id(&self, number: u64) -> [u32; 3] {
        let [x, y, _] = self.groups().map(u64::from);
        [number % x, number / x % y, number / (x * y)].map(|at| at as u32)
    }

    /// Waves of a full work-group.
    pub fn waves_per_group(&self) -> u32 {
        self.block.iter().product::<u32>().div_ceil(self.wave_size())
    }

    /// Dimensions the grid uses: 1, 2 or 3.
    pub fn dimensions(&self) -> u16 {
        dimensions(self.grid)
    }

    /// Refuses what the kernel is not compiled for, and what no compute unit has room for.
    ///
    /// # Errors
    /// [`LaunchError::GroupSize`], [`LaunchError::Limit`], [`LaunchError::Lds`], [`LaunchError::DynamicVgprs`].
    pub fn check(&self, kernel: &Kernel) -> Result<(), LaunchError> {
        let metadata = kernel.metadata.as_ref();
        let name = || self.kernel.clone();
        let block = self.block;
        if let Some(wanted) = metadata.and_then(|m| m.reqd_workgroup_size)
            && wanted != block.map(u64::from)
        {
            return Err(LaunchError::GroupSize { kernel: name(), block, wanted });
        }
        if self.dynamic_vgprs() && self.wave_size() == 64 {
            return Err(LaunchError::DynamicVgprs { kernel: name() });
        }
        let group = product(block);
        let max_group = metadata.and_then(|m| m.max_flat_workgroup_size).unwrap_or(MAX_GROUP).min(MAX_GROUP);
        let vgprs = match self.target {
            Target::Cdna4 => self.descriptor.vgprs_of_cdna().0,
            Target::Rdna4 | Target::Gcn(_) => self.descriptor.vgprs(),
        };
        let limits = [
            ("the work-group size (\"block\")", group, max_group),
            ("the number of VGPRs", u64::from(vgprs), MAX_VGPRS),
            ("the number of work-groups", product(self.groups()), MAX_GROUPS),
        ];
        for (what, wanted, limit) in limits {
            if wanted > limit {
                return Err(LaunchError::Limit { kernel: name(), what, wanted, limit });
            }
        }
        self.check_lds(kernel.descriptor.group_segment_fixed_size, max_lds(self.target))
    }

    /// Refuses more LDS than a work-group may have; `fixed` bytes of it are the kernel's own.
    pub(super) fn check_lds(&self, fixed: u32, limit: u64) -> Result<(), LaunchError> {
        if u64::from(self.lds_bytes) <= limit {
            return Ok(());
        }
        let (fixed, dynamic) = (u64::from(fixed), u64::from(self.lds_bytes.saturating_sub(fixed)));
        Err(LaunchError::Lds { kernel: self.kernel.clone(), fixed, dynamic, limit })
    }
}

fn product(extents: [u32; 3]) -> u64 {
    extents.iter().fold(1u64, |product, &n| product.saturating_mul(u64::from(n)))
}

/// Dimensions that a grid uses: 1, 2 or 3.
pub(super) fn dimensions(grid: [u32; 3]) -> u16 {
    match grid {
        [_, 1, 1] => 1,
        [_, _, 1] => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use tombolo_code_object::{KernelMetadata, descriptor_field as field};

    fn descriptor(properties: u16, count: u32) -> Descriptor {
        let mut descriptor = Descriptor { properties, ..Descriptor::default() };
        descriptor.set(field::USER_SGPR_COUNT, count);
        descriptor
    }

    fn dispatch(grid: [u32; 3], block: [u32; 3]) -> Dispatch {
        Dispatch {
            kernel: "k".to_owned(),
            target: Target::Rdna4,
            entry: 0,
            descriptor: descriptor(0x408, 2),
            grid,
            block,
            cooperative: false,
            user_sgprs: vec![],
            lds_bytes: 0,
            scratch: None,
            trap_handler: None,
        }
    }

    #[test]
    fn groups_and_waves_round_up() {
        let dispatch = dispatch([100, 3, 1], [32, 3, 1]);
        assert_eq!(dispatch.groups(), [4, 1, 1]);
        assert_eq!(dispatch.waves_per_group(), 3);
        assert_eq!(dispatch.dimensions(), 2);
    }

    fn kernel(metadata: KernelMetadata) -> Kernel {
        Kernel {
            name: "k".to_owned(),
            descriptor_address: 0,
            descriptor: Descriptor { group_segment_fixed_size: 60_000, ..descriptor(0x408, 2) },
            entry: 0,
            metadata: Some(metadata),
        }
    }

    #[test]
    fn a_work_group_beyond_the_kernels_own_limit_is_refused() {
        let dispatch = dispatch([512, 1, 1], [512, 1, 1]);
        assert!(dispatch.check(&kernel(KernelMetadata::default())).is_ok());
        let limited = KernelMetadata { max_flat_workgroup_size: Some(256), ..KernelMetadata::default() };
        let error = dispatch.check(&kernel(limited)).unwrap_err().to_string();
        assert!(error.contains("512") && error.contains("256"), "{error}");
    }

    #[test]
    fn a_work_group_that_is_not_the_one_of_the_source_is_refused() {
        let wanted = KernelMetadata { reqd_workgroup_size: Some([16, 4, 1]), ..KernelMetadata::default() };
        assert!(dispatch([64, 4, 1], [16, 4, 1]).check(&kernel(wanted.clone())).is_ok());
        // As many work-items, in another shape.
        let error = dispatch([64, 1, 1], [64, 1, 1]).check(&kernel(wanted)).unwrap_err();
        assert!(matches!(error, LaunchError::GroupSize { .. }));
        let error = error.to_string();
        assert!(error.contains("16 x 4 x 1") && error.contains("64 x 1 x 1"), "{error}");
    }

    #[test]
    fn more_lds_than_a_work_group_may_have_is_refused_with_its_parts() {
        let launch = |lds_bytes| Dispatch { lds_bytes, ..dispatch([64, 1, 1], [64, 1, 1]) };
        assert!(launch(65_536).check(&kernel(KernelMetadata::default())).is_ok());
        let error = launch(65_540).check(&kernel(KernelMetadata::default())).unwrap_err();
        assert!(matches!(error, LaunchError::Lds { fixed: 60_000, dynamic: 5_540, limit: 65_536, .. }), "{error}");
        assert!(error.to_string().contains("needs 65540 bytes of LDS"), "{error}");
    }

    #[test]
    fn grids_that_never_end_are_refused() {
        let error = dispatch([u32::MAX, u32::MAX, u32::MAX], [1, 1, 1]).check(&kernel(KernelMetadata::default()));
        assert!(error.unwrap_err().to_string().contains("number of work-groups"));
    }
}
